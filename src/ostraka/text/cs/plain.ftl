### Slova prosté stránky, kterou není třeba sestavovat: řádky textu a tlačítka.

plain-connecting = Připojování…
plain-who = Jak vám máme říkat?
plain-name = Jméno
plain-come-in = Vstoupit
plain-welcome = Vítejte, { $name }.

plain-against-bot = Hrát proti botovi
plain-level = Úroveň bota
plain-play = Hrát hned: { $game }
plain-with-friends = Hrát s přáteli
plain-table = Připravit stůl pro přátele
plain-code = Kód stolu ze šesti písmen
plain-sit = Posadit se
plain-mine = Vaše stoly
plain-your-turn = jste na tahu
plain-open = ještě nezačala
plain-playing = hraje se
plain-over = dohráno
plain-ended = ukončeno předčasně

plain-set = Stůl je připraven
plain-invite = Přátelé se připojí kódem { $code } nebo přes adresu této stránky.
plain-start = Začít partii
plain-fill = Posadit boty na volná místa
plain-free = volné
plain-waiting-seats = Čeká se, až se někdo posadí.
plain-all-here = Všichni jsou zde.

plain-agree = Souhlasit
plain-refuse = Odmítnout
plain-undo = Vrátit
plain-hint = Rada
plain-why-not = Proč ne…?
plain-again = Hrát znovu
plain-board = Stůl
plain-log = Co se stalo
plain-watching = Díváte se.
plain-closed = Tento stůl je pro vás zavřený.
plain-lost = Spojení se přerušilo; zkouší se znovu…
plain-nothing = K tomu není co říci.
plain-waiting = Čeká se na: { $names }…
plain-won = Vítězí { $names }.
plain-nobody-won = Nikdo nezvítězil.
plain-seed = Semínko: { $seed }; závazek: { $commitment }.
plain-plea = { $name } žádá o vrácení kroku.
