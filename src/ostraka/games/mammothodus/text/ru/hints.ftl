### Причины подсказок в Mammothodus. Всё считается на начало следующего хода.

hint-points-places = { $way ->
    [more] место силы скорее станет активным
   *[less] место силы не так скоро станет активным
}
by-shards = { $amount ->
    [one] { $amount } осколок
    [few] { $amount } осколка
    [many] { $amount } осколков
   *[other] { $amount } осколка
}
hint-points-shards = { $way ->
    [more] открыто на { by-shards } больше
   *[less] открыто на { by-shards } меньше
}
hint-points-centre = { $way ->
    [more] больше кланов дойдёт до центра
   *[less] меньше кланов дойдёт до центра
}
hint-points-victory = { $way ->
    [more] победа наступит раньше
   *[less] победа наступит позже
}
hint-portal = { $way ->
    [more] приближает следующее место силы
   *[less] отдаляет следующее место силы
}
hint-revealed = { hint-points-shards }
by-tribes = { $amount ->
    [one] { $amount } племя людей
    [few] { $amount } племени людей
    [many] { $amount } племён людей
   *[other] { $amount } племени людей
}
hint-tribes = { $way ->
    [less] на поле на { by-tribes } меньше
   *[more] на поле на { by-tribes } больше
}
by-spirits = { $amount ->
    [one] { $amount } духа
    [few] { $amount } духа
    [many] { $amount } духов
   *[other] { $amount } духа
}
hint-spirits = { $way ->
    [less] на поле на { by-spirits } меньше
   *[more] на поле на { by-spirits } больше
}
by-trails = { $amount ->
    [one] { $amount } тропу
    [few] { $amount } тропы
    [many] { $amount } троп
   *[other] { $amount } тропы
}
hint-trails = { $way ->
    [less] на { by-trails } меньше
   *[more] на { by-trails } больше
}
by-decay = { $amount ->
    [one] { $amount } карту деградации
    [few] { $amount } карты деградации
    [many] { $amount } карт деградации
   *[other] { $amount } карты деградации
}
hint-decay = { $way ->
    [more] в резерве на { by-decay } больше
   *[less] в резерве на { by-decay } меньше
}
hint-population = { $way ->
    [more] популяция клана больше на { $amount }
   *[less] популяция клана меньше на { $amount }
}
hint-weakest = { $way ->
    [more] популяция самого слабого клана больше на { $amount }
   *[less] популяция самого слабого клана меньше на { $amount }
}
hint-danger = { $way ->
    [less] следующая карта людей менее опасна
   *[more] следующая карта людей опаснее
}
by-hand = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
hint-hand = { $way ->
    [more] на руке на { by-hand } больше
   *[less] на руке на { by-hand } меньше
}
