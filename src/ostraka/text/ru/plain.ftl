### Слова простой страницы, которую не нужно собирать: строки текста и кнопки.

plain-connecting = Подключаемся…
plain-who = Как вас называть?
plain-name = Имя
plain-come-in = Войти
plain-welcome = Добро пожаловать, { $name }.

plain-against-bot = Играть против бота
plain-level = Уровень бота
plain-play = Играть сейчас: { $game }
plain-with-friends = Играть с друзьями
plain-table = Создать стол для друзей
plain-code = Код стола из шести букв
plain-sit = Сесть за стол
plain-mine = Ваши столы
plain-your-turn = ваш ход
plain-open = ещё не начата
plain-playing = идёт
plain-over = закончена
plain-ended = прервана

plain-set = Стол готов
plain-invite = Друзья могут войти по коду { $code } или по адресу этой страницы.
plain-start = Начать партию
plain-fill = Посадить ботов на свободные места
plain-free = свободно
plain-waiting-seats = Ждём, пока кто-нибудь сядет.
plain-all-here = Все здесь.

plain-agree = Согласиться
plain-refuse = Отказать
plain-undo = Отменить
plain-hint = Подсказка
plain-why-not = Почему нельзя…?
plain-again = Сыграть ещё раз
plain-board = Стол
plain-log = Что произошло
plain-watching = Вы смотрите.
plain-closed = Этот стол для вас закрыт.
plain-lost = Связь потеряна; пробуем ещё раз…
plain-nothing = Сказать об этом нечего.
plain-waiting = Ожидание: { $names }…
plain-won = Победа: { $names }.
plain-nobody-won = Никто не победил.
plain-seed = Зерно: { $seed }; обязательство: { $commitment }.
plain-plea = { $name } просит отменить шаг.
