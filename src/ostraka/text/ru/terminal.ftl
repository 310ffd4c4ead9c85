### Что терминал говорит от себя: вокруг вопросов, вариантов и событий, которые принадлежат игре.

## Приход и уход

terminal-title = { $game }, { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}.
terminal-setting =   { $setting }: { $value }.
terminal-seated = За столом: { $names }.
terminal-bot = { $name } ({ $bot })
terminal-allies = Вместе играют { $name } и { $partner }.
terminal-welcome = Введите номер того, что хотите сделать. ? объясняет, g называет цель игры, u отменяет, q завершает.
terminal-guide = Проводник, { $place } из { $of }: { $text }
terminal-over = Игра окончена.
terminal-goodbye = До свидания.
terminal-left = Вы покинули стол.
terminal-seed = Зерно: { $seed }
terminal-file = Файл записи: { $file }
terminal-saved = Сохранено. Продолжить: `{ $command }`.
terminal-save = Сохранить партию? Введите д или н:
failed-unread = не удалось прочитать { $file }: { $why }
failed-no-text = { $file } — не текстовый файл
failed-unwritten = не удалось записать { $file }: { $why }
failed-over = партия в { $file } окончена; её покажет `{ $command }`
failed-unsaved = партию не удалось сохранить: { $why }

## A replay file told or checked

terminal-commitment = Обязательство: { $commitment }
terminal-digest = Контрольная сумма: { $digest }
terminal-after = После { $n ->
    [one] { $n } выбора
   *[other] { $n } выборов
}:
terminal-good = { $file }: всё верно. Сыграно заново { $n ->
    [one] { $n } выбор
    [few] { $n } выбора
   *[other] { $n } выборов
}, { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
terminal-commitment-fits = Обязательство соответствует зерну: { $commitment }
terminal-digest-same = Контрольная сумма совпадает: { $digest }

## Имена для тех, кто не назвался

terminal-player = Игрок
terminal-player-n = Игрок { $place }
terminal-bot-n = Бот { $place }

## Чей ход

terminal-your-turn = { $name }, ваш ход. Нажмите Enter, когда смотрите только вы.
terminal-partner = Ваш напарник: { $name }.
terminal-asked-too = Выбор есть и у другого игрока ({ $name }), порядок любой: p уступает ему очередь.
terminal-nobody-else = Больше никому сейчас выбирать не нужно.

## Ответы

# Что считается согласием и отказом, кроме y и n; о первых буквах говорят вопросы
terminal-yes = д да
terminal-no = н нет
terminal-type-number = Введите число от 1 до { $n } или ? для справки.
terminal-no-number = { $n ->
    [1] Есть только вариант 1. Введите 1 или ? для справки.
   *[other] Есть варианты от 1 до { $n }. Введите одно из этих чисел или ? для справки.
}
terminal-several = Подходит несколько: { $options }. Введите номер или больше букв названия.
terminal-unknown = Ничего с названием «{ $text }» здесь нет. Введите число от 1 до { $n } или ? для справки.
terminal-nothing-missing = Всё, что можно здесь предложить, есть в списке.
terminal-help = Ответьте номером варианта или началом его названия. Или введите:
terminal-command = { $key } или { $word }: { $meaning }
# Вещь и то, что о ней сказано
terminal-labelled = { $label }: { $text }

## Отмена

terminal-not-back = Ничего не отменено.
terminal-back = Отменено: { $what }.
terminal-agree = { $name }, согласны ли вы это отменить? { $why } Введите д или н:
terminal-coach = Всё равно так сделать? Введите д или н:
terminal-coach-back = Введите u, чтобы это отменить.
terminal-learn-place = { $n } из { $of }. { $when }.
terminal-learn-how = Введите номер или название; a покажет ответ, n — дальше, q — закончить.

## Команды: слово, которое можно ввести, и что оно делает

terminal-undo = отмена
    .does = отменить свой последний шаг
terminal-undo-turn = отмена хода
    .does = отменить весь свой ход (uu делает то же)
terminal-board = стол
    .does = показать стол
terminal-score = очки
    .does = показать таблицу очков
terminal-inspect = осмотр
    .does = объяснить карту или предмет: i НАЗВАНИЕ или i и номер варианта
terminal-adjacent = соседи
    .does = сказать, с чем соседствует место: a НАЗВАНИЕ
terminal-goal = цель
    .does = показать цель игры
terminal-partner-first = напарник
    .does = уступить очередь другому, у кого тоже есть выбор
terminal-last = события
    .does = повторить последние события
terminal-hint = подсказка
    .does = посоветовать ход и сказать почему; ещё раз: числа
terminal-why = почему
    .does = сказать, почему чего-то заманчивого нет в списке
terminal-options = варианты
    .does = показать варианты ещё раз
terminal-help-word = справка
    .does = объяснить это решение и перечислить команды
terminal-quit = выход
    .does = завершить; партию можно сохранить и продолжить
