### Слова собственных элементов управления клиента в браузере. Что сказано об игре, лежит в каталоге этой игры.

app-title = Ostraka
skip-to-content = Перейти к содержанию
loading = Разворачиваем папирус…
offline = Сервер не отвечает, а без него эта страница не работает. Правила, карты и настройки по-прежнему доступны.
offline-bar = Нет связи. Правила, карты и настройки доступны; для игры нужна сеть.
try-again = Попробовать ещё раз
close = Закрыть
back = Назад
done = Готово
copy-not = Ваш браузер не даёт копировать: выделите текст и скопируйте его сами.

## Верх страницы

nav-label = Главное меню
nav-home = Главная
nav-cards = Карты
nav-tables = Мои столы
nav-more = Ещё
settings-title = Настройки
theme = Оформление
theme-auto = Как на устройстве
theme-light = Светлое
theme-dark = Тёмное
theme-contrast = Контрастное
speed = Анимация
speed-calm = Медленная
speed-brisk = Быстрая
speed-instant = Без анимации
language = Язык
your-name = Ваше имя
confirm = Выбор
confirm-never = сразу: быстрый способ
confirm-irreversible = сначала выделить, затем подтвердить необратимое
confirm-always = сначала выделить, затем подтвердить всё
teach = Объяснять решения
teach-new = в первый раз
teach-always = всегда
teach-never = никогда
teach-on = Понятно
sound = Звуки, когда мой ход и в важные моменты
guest-name = Гость

# Said by the server: with the link to a table, and where no scripts run
preview-table = Партия: { $game }
preview-seats = { $free ->
    [0] Приходите смотреть: все места заняты.
    [one] Приходите играть: { $free } место из { $seats } свободно. Учётная запись не нужна.
    [few] Приходите играть: { $free } места из { $seats } свободны. Учётная запись не нужна.
   *[other] Приходите играть: { $free } мест из { $seats } свободно. Учётная запись не нужна.
}
without-scripts = Чтобы играть, разрешите браузеру выполнять скрипты (JavaScript). Правила можно читать и без них:

## Главная страница

hero-title = Три игры об исчезнувших цивилизациях
hero-text = Стройте чудеса и смотрите, как они уходят в прошлое, отправляйтесь за сокровищами через всю Европу или проведите клан мамонтов сквозь льды. Играйте сразу против ботов или пошлите друзьям ссылку.
# Игра из другого пакета
game-other-facts = Игроков: { $fewest }–{ $most }
play-now = Играть сейчас
play-now-hint = Против ботов, по обычным правилам
play-now-level = Уровень ботов в «Играть сейчас»
play-now-level-text = Пять уровней: от самого мягкого до самого сильного, на какой мы способны.
learn-hint = Первая партия с проводником: десять минут, шаг за шагом, за настоящим столом
come-in = Сесть за стол
come-in-lobby = Нет кода? За другими столами ждут игроков.
come-in-lobby-go = Открытые столы
read = Читать
invite = Пригласить друзей
learn = Научиться
daily = Задача дня
daily-text = Один расклад для всех, одна попытка в день.
my-tables = Мои столы
my-tables-asked = { $n ->
    [1] ваш ход
    [one] ваш ход за { $n } столом
   *[other] ваш ход за { $n } столами
}
my-tables-all = { $n ->
    [1] Ваш стол
   *[other] Все столы ({ $n })
}
my-tables-alone = В одиночку
my-tables-none = Ни одна партия вас не ждёт.
my-tables-none-yet = До первой партии один щелчок: выберите игру, и боты сразу сядут за стол. Здесь вы найдёте её снова, когда вернётесь.
my-tables-none-now = Все партии закончены. Начните новую или поищите игроков в лобби.
my-tables-open = Ещё не начаты
my-tables-your-turn = Ваш ход
my-tables-waiting = Ожидание других
my-tables-past = Закончены
my-tables-next = Следующий стол
my-tables-aside = Отложить
my-tables-aside-n = { $n ->
    [1] Одна партия отложена
    [one] Отложена { $n } партия
    [few] Отложено { $n } партии
   *[other] Отложено { $n } партий
}
my-tables-aside-not = Вернуться к партии
my-tables-won = Победа
my-tables-lost = Поражение
my-tables-place = { $place }-е место
my-tables-ended = Прервана
my-tables-more = Ещё { $n }
ago-minutes = { $n ->
    [0] только что
    [1] минуту назад
    [one] { $n } минуту назад
    [few] { $n } минуты назад
   *[other] { $n } минут назад
}
ago-hours = { $n ->
    [1] час назад
    [one] { $n } час назад
    [few] { $n } часа назад
   *[other] { $n } часов назад
}
ago-days = { $n ->
    [1] день назад
    [one] { $n } день назад
    [few] { $n } дня назад
   *[other] { $n } дней назад
}
continue = Продолжить
starting = Готовим стол…
soon = Ещё не открыто

## Галерея

gallery-title = Все карты и находки с рисунками
gallery-of = Карты игры: { $game }
gallery-site = Место раскопок
gallery-text-plain = Все карты и предметы словами, всего { $n }.
gallery-text = Все карты с рисунками, всего { $n }. Выберите карту, чтобы прочитать её целиком.
gallery-search = Поиск по названиям, местам и текстам
gallery-kind = Вид
gallery-activation = Когда срабатывает
gallery-all = Все
gallery-found = { $n ->
    [0] Ни одна карта не подходит.
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
gallery-sort = Сортировка
sort-number = По номеру
sort-cost = По стоимости
sort-points = По очкам
sort-name = По названию

## Карты

card-cost = { $n ->
    [0] Без сброса карт
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[other] Сбросить { $n } карт
}
card-slot = Начальная ячейка { $n }
card-locked = Замок: создать можно только в начальной ячейке
card-knowledge = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
card-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
card-level = Уровень { $n }
card-requires = Требование: { $what }
card-rulings = Уточнения правил
card-number = № { $n }
card-tokens = Знаний на карте: { $n }
inspect = Прочитать: { $name }

## Стол

table-connecting = Подключаемся к столу…
table-lost = Связь потеряна. Пробуем ещё раз…
table-back = Связь восстановлена.
table-over = Партия окончена
table-waiting-for = Ожидание: { $names }
table-thinking = { $n ->
    [1] { $names } думает…
   *[other] { $names } думают…
}
table-your-turn = Ваш ход
table-undo = Отменить
table-undo-none = Сейчас вам нечего отменять.
table-undo-never = За этим столом ничего не отменяют.
table-undo-turn = Отменить ход
table-hint = Подсказка
# What the advised move comes after, and the best that is not as good
table-hint-is = Совет:
table-hint-next = Следующий вариант: { $move }.
table-hint-do = Сделать так
table-hint-figures = Числа
table-listed = В любом порядке
table-not-now = Сейчас нельзя: { $what }
table-why-not = Почему нельзя…?
help-title = Справка
help-point = Наведите на что-нибудь с пунктирной рамкой или коснитесь его, и здесь появится объяснение.
help-rules = Правила этой игры
table-why-not-none = Всё, что здесь можно сделать, уже предложено.
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-unread = Новых: { $n }
table-undo-here = Отменить досюда
table-scores = Очки
table-players = Игроки
table-market = Технологии
table-me = Мой планшет
table-hand = Рука
table-hand-count = { $n }/{ $max }
table-ahead = Что впереди
table-lately = Недавно
table-since = С вашего прошлого хода
table-since-replay = Показать ещё раз, шаг за шагом
choose-game = Выбрать игру
table-so-far = Очки на данный момент
team-total = Вместе
side-partner = Ваша команда
side-against = Соперники
side-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
side-leads = впереди
table-decision = Что сейчас делать
table-choices = Варианты
table-result-winner = Победа: { $names }
result-you-won = Вы победили!
result-all = Все
result-won-together = Вы победили, все вместе!
result-lost-together = Вы проиграли, все вместе
result-lead = С отрывом в { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
result-look = Посмотреть на стол
table-ended = Оставшиеся закончили партию досрочно.
table-ended-left = Последний игрок ушёл до конца партии.
table-ended-day = Партия закрыта досрочно: день этой задачи закончился.
table-ended-long = Партия закрыта досрочно: журнал этого стола достиг предельной длины.
table-call = Отметить опоздание
table-call-what = { $name } долго заставляет вас ждать.
table-rated-terms = Рейтинговая партия: без подсказок, без отмены, как только открылось что-то новое, а уход считается поражением.
table-forked = Продолжение другой партии с шага { $n }, с другой удачей.
table-unrated-household = Эта партия не рейтинговая: у двоих из вас один интернет-адрес.
table-again = Сыграть ещё раз
table-again-join = Присоединиться
table-again-asked = Стол готов для новой партии.
table-leave = Покинуть стол
table-opponents = Соперники
table-open-board = Показать планшет: { $name }
table-bot-of = Бот · { $level }
table-plea = { $name } просит отменить шаг.
table-plea-why = С тех пор { $reasons }.
plea-undo-chosen = кто-то ещё сделал выбор
plea-undo-chance = выпали карты или кубики
plea-undo-revealed = кое-что стало известно
table-agree = Согласиться
table-refuse = Отказать
table-selected = Выбрано: { $what }
table-confirm = Подтвердить
table-spectator = Вы смотрите
table-spectator-late = { $n ->
    [one] Вы смотрите с опозданием на { $n } секунду
    [few] Вы смотрите с опозданием на { $n } секунды
   *[other] Вы смотрите с опозданием на { $n } секунд
}
table-next = { $n ->
    [1] Ваш ход за другим столом: { $game }
    [one] Ваш ход за { $n } другим столом
   *[other] Ваш ход за { $n } другими столами
}
leave = Покинуть партию
leave-what = Вы освобождаете место. Остальные решают, ждать ли вас, играть ли дальше с ботом вместо вас или закончить партию. Вернуться можно, пока партия идёт.
leave-end = Партия заканчивается здесь, без результата. Её запись сохранится.
leave-lost = Партия заканчивается здесь и засчитывается: это поражение или израсходованная попытка.
leave-rated = В рейтинговой партии это поражение, если за вас играл бот или остальные закончили партию.
leave-sure = Да, покинуть партию
table-help = Справка
table-total = Итого
log-who = Показывать строки
log-all = Все
log-turn = Ход { $n }: { $name }
past-title = Что сделали другие
past-of = Шаг { $n } из { $all }
past-back = На шаг назад
past-on = На шаг вперёд
past-run = Воспроизвести
past-rest = Пауза
past-close = Назад к игре
table-board-of = Планшет: { $name }
sound-offer = Сообщать звуком, когда ваш ход?
sound-offer-yes = Включить звук
sound-offer-no = Нет, спасибо
result-you-with = Победа! Вы и { $names }
result-again = Показать итог
together-turns = Ходов
together-of = { $n } из { $all }
together-near = Насколько близко было остальное
together-near-won = Насколько близко было поражение
together-how = Как это случилось
languages-more = Другие языки появятся, когда будут готовы.

## Подготовка стола

new-heading = Новый стол
new-seats = Кто играет
new-players = Игроки
new-seat = Место { $n }
new-seat-me = Я
new-seat-open = Друг
new-seat-bot = Бот
new-alone = { $n ->
    [1] Только я, на одном месте
    [one] Только я, на { $n } месте
   *[other] Только я, на { $n } местах
}
pick-for = { $what }: место { $n }
pick-held = { $what } (на месте { $n })
new-seats-text = Место друга свободно, пока кто-нибудь не придёт по вашей ссылке. Позже туда ещё можно посадить бота.
new-seats-several = У вас несколько мест: передавайте устройство по кругу. В промежутках карты скрывает занавес; играм с открытыми картами он не нужен.
new-seats-none = Вы не занимаете места: готовите стол для других и смотрите.
new-level = Уровень бота
new-seats-only = { $what }: только при числе мест { $seats }.
new-variants = Варианты правил
new-variants-how = { $n ->
    [0] стандартные
    [one] изменён { $n }
   *[other] изменено { $n }
}
new-usual = стандарт
new-without = Без варианта: { $what }
new-ruling = Что говорят правила: { $id }
new-create = Создать стол
new-summary = Ваш стол
new-next-invite = Дальше вы получите ссылку, код и QR-код, чтобы послать друзьям.
new-next-start = Ждать некого: партия начнётся сразу.
new-sum-me = { $n ->
    [1] Вы играете
    [one] Вы играете за { $n } место на одном устройстве
    [few] Вы играете за { $n } места на одном устройстве
   *[other] Вы играете за { $n } мест на одном устройстве
}
new-sum-nobody = Вы смотрите
new-sum-open = { $n ->
    [1] Место для друга
    [one] { $n } место для друзей
    [few] { $n } места для друзей
   *[other] { $n } мест для друзей
}
new-sum-bot = { $n ->
    [1] Бот
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
new-table = Как вы играете
new-visibility = Кто может играть
new-visibility-link-short = Только друзья
new-visibility-link-long = Все, у кого есть ссылка или код
new-visibility-public-short = Все
new-visibility-public-long = Стол виден в лобби, пока не заняты все места
new-pace = Время на размышление
new-pace-none = Без часов
new-pace-600-15 = 10 минут + 15 секунд за ход
new-pace-1800-30 = 30 минут + 30 секунд за ход
new-pace-24h = День на каждый ход
new-pace-72h = Три дня на каждый ход
new-pace-clock = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} + { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} за ход
new-pace-none-short = Без часов
new-pace-none-long = Каждый думает столько, сколько нужно
new-pace-600-15-short = По 10 минут
new-pace-600-15-long = Плюс 15 секунд за каждый ход: для оживлённого вечера
new-pace-1800-30-short = По 30 минут
new-pace-1800-30-long = Плюс 30 секунд за каждый ход: есть время подумать
new-pace-24h-short = День на ход
new-pace-24h-long = Партия на несколько недель; когда ваш ход, вам сообщат
new-pace-72h-short = Три дня на ход
new-pace-72h-long = Для тех, кто заглядывает время от времени
new-pace-late = Просрочка времени — не проигрыш: остальные решают, ждать ли, играть ли дальше с ботом или закончить партию.
new-undo = Отмена
new-undo-ask-short = По согласию
new-undo-ask-long = Свои шаги — свободно; если после них кто-то уже действовал или увидел что-то новое, только с согласия остальных. Карты и кубики тогда выпадут так же, как прежде
new-undo-free-short = Всегда
new-undo-free-long = Чтобы учиться вместе. Карты и кубики выпадают так же, как прежде
new-undo-never-short = Никогда
new-undo-never-long = Каждый выбор окончателен
new-spectators-short = Другие могут смотреть
new-spectators-long = Они видят только то, что могут видеть все за столом
new-delay = Зрители видят партию
new-delay-by = { $n ->
    [0] сразу
    [1] с опозданием на минуту
    [one] с опозданием на { $n } минуту
    [few] с опозданием на { $n } минуты
   *[other] с опозданием на { $n } минут
}
new-chat-short = Свободный чат
new-chat-long = Пишите что угодно; без чата есть готовые фразы на всех языках
new-rated-short = Рейтинговая
new-rated-long = Для тех, у кого есть учётная запись, по одному месту: партия меняет ваш рейтинг. Без подсказок, без отмены, как только открылось что-то новое, уход считается поражением; двое с одного адреса играют без рейтинга
bots-digger = Копатель
bots-student = Студент
bots-scholar = Учёный
bots-professor = Профессор
bots-sage = Мудрец
level-digger = Копатель, для начинающих
level-student = Студент
level-scholar = Учёный
level-professor = Профессор
level-sage = Мудрец, самый сильный
lobby-code = Код этого стола: { $code }
lobby-invite = Пригласите друзей
lobby-invite-text = Они сканируют QR-код телефоном, открывают ссылку или вводят шесть букв в лобби. Учётная запись никому не нужна.
lobby-invite-watch = Все места заняты. По ссылке ещё можно смотреть, если стол это позволяет.
lobby-here = Эта ссылка работает только на этом компьютере. Чтобы друзья могли прийти, откройте сервер для сети (ostraka serve --host 0.0.0.0), затем откройте его по адресу, который он напечатает, и отправьте ссылку оттуда.
lobby-square = Ссылка в виде QR-кода для камеры телефона
lobby-share = Поделиться…
lobby-seats = Кто играет
lobby-you = Это вы
lobby-person = Уже здесь
lobby-expected = Ждём кого-нибудь
lobby-level = Уровень ботов, которых сажают здесь
lobby-undo-ask = Отмена по согласию
lobby-undo-free = Отмена в любой момент
lobby-undo-never = Без отмены
lobby-public = Открыт для всех
lobby-rated = Рейтинговая партия
lobby-chat = Свободный чат
lobby-copy = Копировать ссылку
lobby-copied = Скопировано
lobby-start = Начать партию
lobby-open-seat = Свободное место
lobby-waiting = Все здесь. Партию начинает тот, кто создал стол.
lobby-waiting-seats = У вас есть место. Партия может начаться, когда будут заняты и остальные.
lobby-full = Все здесь.
lobby-not-full = Сначала нужно занять все места: друзьями или ботами.
lobby-add-bot = Посадить бота
lobby-remove = Убрать: { $name }
lobby-remove-what = Кого убрали, тот больше не может сесть за этот стол
lobby-sit = Сесть здесь
lobby-rename = Изменить имя
lobby-kept = Место ждёт приглашённого
lobby-outside = У вас ещё нет места: займите свободное или подождите здесь и смотрите.
lobby-outside-full = Все места заняты. Останьтесь, и вы сможете смотреть, когда партия начнётся, если стол это позволяет.
lobby-leave = Освободить место
lobby-clear = Закрыть стол
lobby-clear-sure = Да, закрыть
lobby-setup = Как играют за этим столом
lobby-name-what = Это имя видят остальные.
lobby-watch = Другие могут смотреть
lobby-watch-late = { $n ->
    [1] Другие могут смотреть с опозданием на минуту
    [one] Другие могут смотреть с опозданием на { $n } минуту
    [few] Другие могут смотреть с опозданием на { $n } минуты
   *[other] Другие могут смотреть с опозданием на { $n } минут
}
lobby-watch-not = Без зрителей
lobby-said = Только готовые фразы

## Части стола на телефоне

tab-me = Я
tab-market = Рынок
tab-opponents = Другие
tab-log = Журнал

## Договорённости за столом

table-plea-waits = { $name } просит отменить шаг; решают остальные.
table-late = { $name } опаздывает.
table-late-how = Чтобы ждать ушедшего, достаточно одного из вас; на дополнительное время нужно согласие всех. Если вы не договоритесь, дальше играет бот.
table-late-you = Ваше время истекло. Остальные решают, как быть дальше; сделайте выбор сейчас, и партия просто продолжится.
table-back-here = Я здесь
table-vote-wait = Ждать
table-vote-stand-in = Пусть играет бот
table-vote-end = Закончить партию
table-away = За вас играет бот.
table-back-in = Снова играть самостоятельно
table-text = Стол словами
clock = Осталось времени
clock-none = За этим столом нет часов.
command-title = Введите свой выбор
command-none = Среди вариантов такого нет.
clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}

## Запись партии

replay-title = Запись партии
replay-first = К началу
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-to-table = Назад к столу
replay-step = Шаг { $n } из { $last }
replay-fork = Продолжить отсюда
replay-eyes = Чьими глазами
replay-outside = Зритель
replay-link = Копировать ссылку на этот момент
replay-fork-not-yet = Пока партия идёт, продолжить можно только с текущего момента.

## Правила

rules-title = Правила
rules-search = Поиск по правилам
rules-none = Правил игры «{ $game }» на этом сервере нет
rules-none-text = Они приходят вместе с пакетом, из которого игра. За столом справка объясняет всё, на что вы укажете, а у каждого варианта сказано, что он делает.
rules-found = { $n ->
    [0] Ничего не найдено.
    [one] Найдено { $n } место
    [few] Найдено { $n } места
   *[other] Найдено { $n } мест
}
rules-contents = Содержание
rules-top = Наверх
nav-rules = Правила

## Профиль

nav-profile = Профиль
nav-lobby = Лобби
nav-about = О проекте
profile-save = Сохранить
profile-saved = Сохранено.
profile-settings-kept = Оформление, анимация и звук сохраняются вместе с вашей учётной записью.
profile-welcome = Добро пожаловать.
profile-account = Учётная запись
profile-account-why = Гость существует только в этом браузере. С учётной записью ваши столы доступны на любом устройстве.
profile-login = Логин
profile-password = Пароль
profile-password-how = Не менее восьми знаков. Несколько слов, не связанных друг с другом, легко запомнить и трудно угадать.
profile-password-old = Текущий пароль
profile-password-new = Новый пароль
profile-password-change = Изменить пароль
profile-password-changed = Пароль изменён.
profile-password-ends = На других устройствах будет выполнен выход.
reset-title = Новый пароль
profile-new-here = Я здесь впервые
profile-have-one = Учётная запись у меня есть
profile-login-how = Не менее трёх знаков: буквы от a до z, цифры, точка, дефис, подчёркивание
profile-register = Создать учётную запись
profile-log-in = Войти
profile-log-in-how = Осторожно: партий, сыгранных гостем в этом браузере, в учётной записи не будет.
profile-gone = Выход выполнен.
profile-exported = Всё в файле.
profile-name-how = Это имя видят остальные за столом. За начатыми столами остаётся прежнее.
profile-history = Мои партии
profile-log-out = Выйти
profile-log-out-everywhere = Выйти везде
profile-log-out-everywhere-sure = Да, на всех устройствах
profile-known-as = Ваш логин: { $login }.
profile-sessions = { $n ->
    [1] Вход выполнен только здесь.
    [one] Открыт { $n } сеанс, на разных устройствах или в разных браузерах.
    [few] Открыто { $n } сеанса, на разных устройствах или в разных браузерах.
   *[other] Открыто { $n } сеансов, на разных устройствах или в разных браузерах.
}
profile-figures = Мои результаты
profile-figures-none = Законченных партий пока нет.
profile-figures-none-text = Доиграйте партию до конца, и здесь появятся ваши победы, средний и лучший результат.
profile-bots = Мои боты
profile-bots-why = Ваша программа может занять место и играть по сети. Ей нужен токен, который показывается только один раз.
profile-bot-name = Имя бота
profile-bot-new = Новый бот
profile-bot-made = Бот готов.
profile-bot-remove = Удалить
profile-token = Токен, показывается один раз:
profile-token-copy = Копировать токен
profile-mine = Мои данные
profile-mine-text = Ваше имя, ваши столы и каждый ваш выбор за ними. Скачайте всё это или удалите.
profile-forget-what = Ваше имя, учётная запись, боты и настройки удаляются сразу, а там, где партия идёт, остальные решают, как быть дальше. Чужие партии остаются целыми, но без вашего имени. Отменить это нельзя.
profile-export = Скачать всё
profile-forget = Удалить меня
profile-forget-sure = Да, удалить меня и мою учётную запись
figure-name = Имя
figure-game = Игра
figure-games = Партии
figure-wins = Победы
figure-mean = Очки в среднем
figure-best = Лучший результат
figure-against = против уровня «{ $level }»
figure-of = { $wins } из { $games }
figure-rating = Рейтинг { $rating }, { $place }-е место здесь
figure-rating-none = Рейтинга пока нет: он появляется с рейтинговыми партиями.
figure-place = Место
figure-points = Очки
figure-lead = Отрыв
figure-won = победа

## Рейтинги

ratings-title = Рейтинги
ratings-text = Только по рейтинговым партиям. Рейтинг — то, что подтверждают сыгранные вами партии: он начинается с 0 и растёт с победами и с числом партий. Боты получают рейтинг так же, как все.
ratings-none = В этой игре рейтинга пока нет ни у кого
ratings-none-text = Создайте стол и отметьте его как рейтинговый; после конца партии все игравшие появятся здесь.
ratings-none-go = Создать рейтинговый стол
ratings-rating = Рейтинг
ratings-spread = Оценка
ratings-bot = бот
ratings-mine = вы
ratings-house = Все сыгранные здесь партии
ratings-house-games = { $n ->
    [0] Ни одной партии ещё не закончено.
    [one] Закончена { $n } партия; очков на одно место в среднем: { $mean }.
    [few] Закончено { $n } партии; очков на одно место в среднем: { $mean }.
   *[other] Закончено { $n } партий; очков на одно место в среднем: { $mean }.
}
ratings-seats = Важно ли, на каком месте сидеть?
ratings-seat = Место { $n }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}

## Задача дня

daily-what = Один расклад для всех, только сегодня. Результаты остальных видны, когда вы закончите.
daily-terms = Одна попытка: без подсказок, без отмены, и в полночь по UTC (здесь { $closes }) она закрывается, законченная или нет.
daily-members = Для тех, у кого есть учётная запись: у каждого одна попытка, а гость мог бы вернуться другим гостем и уже знать расклад.
daily-members-go = Создать учётную запись
daily-against = Против ботов уровня «{ $level }»
daily-with = В одиночку, с кланами одного игрока
daily-next = Следующая появится { $hours ->
    [0] меньше чем через час.
    [1] через час.
    [one] через { $hours } час.
    [few] через { $hours } часа.
   *[other] через { $hours } часов.
}
daily-today = Сегодня
daily-yesterday = Вчера
daily-yesterday-none = Вчерашний расклад никто не сыграл.
daily-place = { $place }-е место из { $n }
daily-look = Посмотреть мою партию
daily-results = Лучшие сегодня
daily-tries = { $n ->
    [0] Пока никто не закончил.
    [one] Закончил { $n } человек.
    [few] Закончили { $n } человека.
   *[other] Закончили { $n } человек.
}
daily-done = сыграна сегодня
daily-begin = Начать попытку
daily-hidden = Кто сыграл лучше всех, видно, когда закончится ваша попытка.
daily-share = Копировать строку, чтобы поделиться
daily-share-text = Ostraka · { $game } · { $day }
    { $won ->
    [yes] 🏺 победа
   *[no] без победы
    }, { $place }-е место из { $n }
daily-shared = Скопировано: вставьте и пошлите друзьям

## Лобби

lobby-heading = Найти стол
lobby-live = Список обновляется сам.
lobby-new = Создать свой стол
lobby-free = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободны
   *[other] { $n } мест свободно
}
lobby-lost = Лобби не отвечает. Оно вернётся само.
lobby-none = Сейчас нет столов, открытых для всех.
lobby-none-text = Создайте такой стол: он будет виден здесь, пока не заняты все места.
lobby-open-tables = Столы, которые ищут игроков
lobby-by-code = Код из шести букв
lobby-by-code-text = Вам прислали код? Он ведёт к столу друзей.
lobby-join = Присоединиться

## Анализ

analysis-title = Анализ
analysis-of = { $game }: анализ
analysis-daily = Не раньше завтрашнего дня
analysis-daily-text = Кто-то ещё может играть этот расклад. Когда день закончится, здесь появятся анализ и доказательство того, что расклад был честным.
analysis-working = Доигрываем партию с каждого хода; это займёт до полминуты…
analysis-go = Посмотреть на этот момент
analysis-page = Сохранить анализ как страницу
analysis-replay = Сохранить файл записи
verify-title = Был ли расклад честным?
verify-honest = Да. Из зерна, указанного ниже, получается обязательство, опубликованное до первой карты, и вся партия заново.
verify-wrong = Нет. То, что сохранено, не совпадает с обещанным.
verify-figures = Числа для проверки
verify-commitment = Обязательство, опубликованное в начале
verify-recomputed = Получено заново из зерна
verify-seed = Зерно
verify-choices = Сделанные выборы
verify-digest = Контрольная сумма последнего положения
verify-how = Проверить может каждый: сохраните файл записи и выполните «ostraka replay FILE --verify».

## О проекте

about-what = Что это такое
about-what-text = Три настольные игры на одном точном движке правил: для людей, для программ и для тех, кто изучает игры. Это свободная программа, она работает на любой машине с Python.
about-fair = Что мы обещаем
about-fair-text = Выбор, у которого стоит галочка, сохранён; никакой наш сбой его не отнимет. Никому, даже ботам, не посылается карта, которую им нельзя видеть. Случай партии определён до первой карты и показан после последней. Если кто-то уйдёт, ваша партия всё равно будет доиграна.
about-data = Что хранится
about-data-text = Ваше имя, ваши партии и cookie сеанса. Никакой слежки, и ничего не загружается с других сайтов. На странице профиля можно скачать всё или удалить.
about-games = Чьи это игры
about-games-text = Ancient Knowledge («Древнее знание»), Thebes («Фивы») и Mammothodus — произведения своих авторов и издательств. Мы играем по их правилам и называем их, чтобы было ясно, о чём речь. Все тексты и рисунки здесь наши собственные.
about-made-with = Сделано с помощью
about-made-with-text = Python, Litestar, SQLAlchemy и msgspec; Svelte, Vite и Fluent; шрифты Literata и Inter; значки Lucide. Их лицензии лежат рядом с исходным кодом.

about-licences = Все лицензии

## Беседа

talk-title = Разговор за столом
talk-say = Сказать что-нибудь…
talk-text = Написать всем за столом
talk-send = Отправить
talk-ping = указывает: { $what }.
talk-mark = ставит метку: { $what }.
talk-unmark = убирает метку: { $what }.
talk-tool-ping = Указать на что-нибудь
talk-tool-mark = Поставить метку для плана
talk-tool-ping-on = Выберите, на что вы указываете.
talk-tool-mark-on = Выберите, что отметить; выберите ещё раз, чтобы убрать метку. Esc завершает.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход.
phrase-nice-move = Отличный ход!
phrase-help-here = Мне нужна помощь здесь.
phrase-wait-for-me = Подождите меня.
phrase-good-idea = Хорошая мысль!
phrase-rather-not = Лучше не надо.
phrase-good-game = Хорошая партия!
phrase-rematch = Сыграем ещё раз?
phrase-goodbye = До свидания!

## Несколько мест на одном устройстве

curtain-title = { $name }
curtain-seat = Следующее место: { $n }
curtain-text = Передайте устройство тому, кто сидит здесь. Остальных просим не смотреть.
curtain-sit = Я здесь

## Сообщения о том, что ваш ход

push-want = Сообщать, когда мой ход
push-on = Вам сообщат, даже если эта страница закрыта.
push-refused = Ваш браузер этого не разрешает.
push-turn = Ваш ход.

## Когда чего-то нет

stale-title = Эту страницу не удалось загрузить
stale-text = На сервере её новая версия, или связь на мгновение прервалась. Ваши партии в сохранности.
nowhere-title = Здесь ничего нет
nowhere-text = Возможно, в адресе ошибка или страница переехала.

trouble-absent = Такого стола нет
trouble-absent-text = Возможно, ссылка старая или не хватает буквы. Попросите новую ссылку, введите код ещё раз или начните свою партию.
trouble-full = Все места заняты
trouble-full-text = Кто-то вас опередил. Попросите друзей о другом столе или создайте его сами и пошлите им ссылку.
trouble-begun = Эта партия уже началась
trouble-begun-text = Садиться за стол уже поздно. Попросите друзей о следующей партии или создайте стол сами.
trouble-offline = Сервер не отвечает
trouble-offline-text = Нет связи либо у вас, либо у сервера. Ничего не потеряно: каждый подтверждённый выбор сохранён.
trouble-often = Не так быстро
trouble-often-text = Вы послали слишком много запросов. Подождите несколько секунд и попробуйте ещё раз.
trouble-other = Не получилось
trouble-home = Выбрать игру
trouble-code = Ввести код

## Переспросить перед выбором, который обязывает

confirm-what = Подтвердите: { $what }
confirm-yes = Подтвердить
confirm-no = Ещё нет
confirm-again = Выберите ещё раз, чтобы подтвердить.
bind-chance = Решат карты или кубики.
bind-reveal = Это кое-что откроет.
bind-turn = Этим закончится ваш ход.
bind-end = Этим закончится партия.
bind-company = Для отмены понадобится согласие остальных.
bind-final = За этим столом ничего не отменяют.
plan-pays = Оплата: { $what }. Чтобы заплатить другой картой, нажмите на неё.
way-which = Что именно?
way-all = Все: { $n }
way-nothing = Больше ничего
table-decline-turn = Больше не в этом ходу
table-decline-game = Здесь всегда пропускать
table-passing = Пропуск без вопроса

## В чём отказывает сервер

refusal-absent = Этого нет или больше нет.
refusal-account = Это не подходит к вашей учётной записи: она уже есть, или её ещё нет.
refusal-alike = Ваше имя похоже на другое за этим столом; возьмите другое имя.
refusal-alone = Не осталось никого, кто мог бы решить, как быть дальше.
refusal-analysis = Этот анализ ещё не готов.
refusal-back = Это место никто не замещает.
refusal-bad = Сервер этого не понял.
refusal-begun = Эта партия уже началась.
refusal-bot = Задачи дня и головоломки — для людей.
refusal-bots = Ботов у вас достаточно; сначала удалите одного.
refusal-busy = Ожидает слишком много анализов; попробуйте немного позже.
refusal-chat = За этим столом нет свободного чата; используйте готовую фразу.
refusal-coach = Наставник бывает только в партиях с ботами, но не в рейтинговых партиях и испытаниях.
refusal-consent = На это нужно согласие остальных.
refusal-crowded = Сервер сейчас переполнен; попробуйте немного позже.
refusal-daily = Этот расклад остаётся тайной, пока день не закончился.
refusal-daily-account = В задаче дня одна попытка на учётную запись: сначала создайте её в профиле. Гости могли бы увидеть расклад дважды.
refusal-damaged = То, что сохранено об этом столе, повреждено; причина записана в журнале сервера.
refusal-early = Отмечать опоздание этого места ещё рано.
refusal-enough = За этим столом вы слишком часто отменяли, голосовали или возвращались.
refusal-fault = На сервере что-то пошло не так; ничего не изменилось.
refusal-forbidden = Вам этого делать нельзя.
refusal-free = Ничьё согласие не нужно: просто отмените.
refusal-full = За этим столом для вас нет свободного места.
refusal-games = У вас предельное число идущих партий; сначала закончите или покиньте одну.
refusal-host = Под этим адресом сервер неизвестен.
refusal-id = Это послано дважды.
refusal-illegal = Сейчас это невозможно.
refusal-invited = Кто-то из приглашённых здесь неизвестен.
refusal-late = На этом месте не играет человек.
refusal-length = Такого момента в партии нет.
refusal-link = Эта ссылка уже использована или устарела; попросите новую.
refusal-locked = Эта учётная запись заблокирована; обратитесь к владельцу сервера.
refusal-login = Этот логин занят; выберите другой.
refusal-long = Журнал этого стола достиг предельной длины, поэтому стол закрыт.
refusal-many = Их у вас уже достаточно.
refusal-members = Для рейтинговых партий нужна учётная запись.
refusal-method = Сервер этого не делает.
refusal-midnight = День этой задачи закончился: попытки закрываются в полночь по UTC.
refusal-name = Имя состоит из видимых букв, не более 40, без скрытых знаков.
refusal-often = Слишком часто; попробуйте чуть позже.
refusal-open = Эта партия ещё не началась.
refusal-origin = Этот запрос пришёл с другого сайта.
refusal-over = Партия окончена.
refusal-pace = Такого контроля времени нет.
refusal-password = Неверный логин или пароль.
refusal-phrase = Такой фразы нет.
refusal-place = Указать на такое место нельзя.
refusal-playing = Эта партия ещё не окончена.
refusal-plea = Вашего согласия никто не просил.
refusal-rated = Не в рейтинговых партиях и не в задаче дня.
refusal-removed = Вас убрали из-за этого стола.
refusal-revealed = В рейтинговой партии ничего нельзя отменить, как только открылось что-то новое.
refusal-rules = Этот стол начат с игрой или по правилам, которых на этом сервере нет.
refusal-seat = Это место не свободно.
refusal-seats = Места не подходят: некоторые свободны, или их слишком много либо слишком мало.
refusal-self = В рейтинговой партии нельзя играть против себя или своего бота.
refusal-session = Ваш сеанс закончился; обновите страницу.
refusal-size = Это слишком велико.
refusal-slow = Связь слишком медленная.
refusal-stale = Тем временем что-то произошло; посмотрите ещё раз.
refusal-tables = Уже ожидает слишком много столов, созданных вами или с вашего адреса.
refusal-taken = Это уже есть у кого-то за столом; выберите другое.
refusal-time = Ваше время истекло: отвечайте или дайте решить остальным.
refusal-unbuilt = Сохранить страницу нельзя: клиент для браузера на этом сервере не собран.
refusal-undo = Это отменить нельзя.
refusal-unfinished = У вас есть другая рейтинговая партия против ботов: сначала закончите её или покиньте, что считается поражением.
refusal-url = Этот адрес использовать нельзя: он должен начинаться с https:// и быть доступен из интернета.
refusal-vote = Об этом месте решать нечего.
refusal-weak = Этот пароль слишком легко угадать: возьмите не менее восьми знаков, лучше всего несколько слов, не связанных друг с другом.

## Режим справки: что лежит на столах

explain-scores = Очки всех на данный момент. Выберите, чтобы увидеть, откуда они.
explain-since = Что произошло с вашего прошлого хода. Стрелка покажет это ещё раз, шаг за шагом.
explain-ahead = Что произойдёт, если никто ничего не изменит; ближайшее первым.

## A guided first game

guide = Проводник
guide-place = { $n } из { $of }
guide-back = Отменить ход
guide-on = Дальше
guide-again = Начать заново
guide-leave = Без проводника
guide-offer = Впервые играете в { $game }? Первая партия с проводником займёт десять минут.
guide-begin = Покажите
guide-no = Нет, спасибо

## What a table is played for

aim-count = { $what }: { $n } из { $of }
aim-points = { $you ->
    [yes] вы { $points }
   *[no] { $name } { $points }
}

## Наставник, и учиться на своих ошибках

coach = Наставник
coach-how = В партиях с ботами спрашивать «точно?»
coach-first = в первых партиях с проводником
coach-never = никогда
coach-big = перед большими ошибками
coach-more = и перед малыми
coach-no = Выбрать другое
coach-yes = Всё равно так
coach-back = Отменить ход
coach-keep = Оставить
learn-open = Учиться на своих ошибках
learn-place = { $n } из { $of }
learn-again = Ещё раз
learn-show = Показать ответ
learn-next = Дальше
learn-close = К анализу
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-said = Что говорит анализ
replay-analyse = Сделать анализ партии

## Головоломки

puzzles = Головоломки
puzzles-one = Головоломка
puzzles-text = Позиции из партий сильнейших ботов, в которых один ход явно лучше всех остальных. Найдите его.
puzzles-day = Головоломка дня
puzzles-solve = Решить
puzzles-for-me = По моим силам
puzzles-rating = Ваш рейтинг: { $rating }. Решено с первой попытки: { $solved } из { $n }.
puzzles-rating-none = В рейтинг идёт ваша первая попытка в каждой головоломке.
puzzles-rated = рейтинг { $rating }
puzzles-theme = Тема
puzzles-difficulty = Трудность
puzzles-all = Все
puzzles-count = { $n ->
    [one] { $n } головоломка
    [few] { $n } головоломки
    [many] { $n } головоломок
   *[other] { $n } головоломки
}
puzzles-number = Головоломка { $n }
puzzles-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
puzzles-tried = решили сразу: { $solved } из { $n }
puzzles-mine-first = решена с первой попытки
puzzles-mine-solved = решена
puzzles-mine-missed = ещё не решена
puzzles-none = Для этой игры пока нет головоломок
puzzles-none-text = Для других игр они есть.
puzzles-find = { $n ->
    [1] Найдите лучший ход.
   *[other] Найдите лучший ход; ходов в решении: { $n }.
}
puzzles-good = Верно. А дальше?
puzzles-missed = «{ $move }» — не лучший ход. Попробуйте ещё раз.
puzzles-solved = Решено!
puzzles-given = Ответ:
puzzles-moved = Ваш рейтинг: { $rating } ({ $change })
puzzles-give-up = Показать ответ
puzzles-next = Следующая головоломка
puzzles-again = Ещё раз
