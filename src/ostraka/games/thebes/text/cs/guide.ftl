### První partie s průvodcem: každý krok je zpráva, která zazní u své otázky. „.instead“ je pro toho, kdo udělal něco jiného.

guide-goal = Píše se rok 1901 a vy se věnujete archeologii. Čtete o dávných nalezištích, cestujete tam, kopete a své nálezy vystavujete; po třech letech, 1901 až 1903, vyhrává, kdo má nejvíc bodů.
guide-weeks = Všechno stojí týdny a na tahu je ten, kdo jich utratil nejméně. Můžete tak hrát několikrát po sobě, nebo čekat, až vás druhý dožene.
guide-book = V nabídce leží čtyři karty, každá patří k některému městu. Vzít si kartu stojí cestu, týden za každou čáru, a týdny uvedené na kartě. Vezměte si knihu o Krétě (její číslo jsou znalosti, ne body): kde nic nevíte, tam kopat nemůžete.
    .instead = Také užitečné, ale než budete kopat, musíte o nalezišti něco vědět. Vezměte tah zpět, nebo si příště o některém přečtěte.
guide-knowledge = Kniha vám zůstane celou hru a platí jen pro své naleziště. Čím víc o nalezišti víte, tím víc tam vydá každý týden kopání.
guide-more = Druhá kniha o Krétě leží ve městě, kde právě jste: bez cesty, jen za své týdny. Vezměte si ji: znalosti se sčítají a vykopávky s malými znalostmi jsou ztráta týdnů.
    .instead = Taky dobrá karta. Vykopávky s malými znalostmi jsou ale ztráta týdnů: vraťte tah, nebo si před kopáním přečtěte víc.
guide-helpers = Vezměte si další kartu, která je blízko: knihu, nebo kartu, která pomáhá jinak. Asistenti vědí něco všude, s lopatami vytáhnete víc žetonů, automobil zkracuje cesty, kongresy jsou body na konci.
    .instead = Chcete tedy hned dál: dobře.
guide-dig = Víte dost na první pokus. Vykopávky stojí cestu a týdny, které tam strávíte. Zvolte na mapě Krétu: kdo na nalezišti kope první, dostane bonus.
    .instead = Můžete se připravovat i déle; jen to, co najdou jiní, už v pytlíku nebude.
guide-dial = Časový kotouč mění vaše znalosti a týdny na žetony vytažené z pytlíku. Víc než polovina z nich je písek. Zvolte, jak dlouho budete kopat.
    .instead = Tak jindy.
guide-found = Vytažené artefakty jsou vaše, každý se svými body. Písek se vrací do pytlíku: kdo kope první, má tedy nejlepší šance.
guide-licence = Na každém nalezišti smíte kopat jednou za rok; s novým rokem zase platí všechna povolení.
guide-points = Body přinášejí artefakty, výstavy, které žádají určité nálezy, kongresy, čím víc, tím lépe, a 5 za každé naleziště, o němž mají vaše knihy nejvyšší součet. Ty platí hned a dají se zase ztratit.
guide-free = Teď je to vaše expedice. Hlídejte si týdny, o radu si řekněte kdykoli a s otevřenou nápovědou ukažte na cokoli.
