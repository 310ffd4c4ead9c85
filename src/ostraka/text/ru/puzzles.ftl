### Головоломки: о чём они и что говорится о них в терминале. Целые ходы и доводы те же, что в подсказках.

# Чужой ход в решении
puzzle-theirs = { $name }: { $move }

puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная

## Темы

puzzle-theme-end = Конец партии
puzzle-theme-chain = Одно за другим
puzzle-theme-build = Создание
puzzle-theme-learn = Изучение
puzzle-theme-knowledge = Как избавиться от знаний
puzzle-theme-hand = Новые карты
puzzle-theme-research = Исследования
puzzle-theme-exhibition = Выставки
puzzle-theme-dig = Когда копать?
puzzle-theme-display = Новые открытые карты
puzzle-theme-journey = Куда идти?
puzzle-theme-humans = Против людей
puzzle-theme-save = Спасение клана
puzzle-theme-growth = Адаптация и развитие
puzzle-theme-decay = Деградация
puzzle-theme-portal = Места силы
puzzle-theme-decision = Решение

## В терминале

puzzle-title = Головоломка { $id }: { $game }. { $theme }, { $difficulty }.
puzzle-task = Найдите лучший ход. h показывает ответ, q останавливает.
puzzle-good = Верно. Дальше.
puzzle-missed = { $move }: это не лучший ход. Попробуйте ещё раз.
puzzle-solved = Решено.
puzzle-answer = Ответ: { $moves }.
puzzle-no-undo = В головоломке ничего не отменяется: ход, который не лучший, не делается, и вы пробуете ещё раз.
puzzle-another = Ещё одну? Введите д или н:
puzzle-none = Для игры «{ $game }» головоломок нет.
