### První partie s průvodcem: každý krok je zpráva, která zazní u své otázky. „.instead“ je pro toho, kdo udělal něco jiného.

guide-goal = Vedete civilizaci, která staví monumenty a předává, co věděla. Hra končí, když má někdo v minulosti 14 monumentů; vyhrává, kdo má nejvíc bodů.
guide-timeline = Monumenty stojí na vaší časové ose. Na konci každého vašeho tahu upadne v zapomnění, co stojí na poli 1: přejde do vaší minulosti a jeho body jsou vaše. Vědění, které na něm ještě leží, se ztratí a každý žeton stojí bod. Co na konci hry ještě stojí, má po jednom bodu, ať je na tom vytištěno cokoli.
guide-create = V každém tahu máte dvě akce. Zvolte „Tvorba“: karta z ruky přijde do hry.
    .instead = To byla jiná akce a také dobrá. Chcete-li jít s průvodcem, vezměte ji zpět, nebo pokračujte: tvorba počká.
guide-artefact = Začněte kartou Genetický disk. Je to artefakt: zůstává vedle časové osy, nikdy neupadne v zapomnění a pomáhá znovu a znovu.
    .instead = Také dobrá karta. Průvodce chtěl Genetický disk, protože odstraní vědění z monumentu, který přijde po něm. Vezměte tah zpět, nebo pokračujte.
guide-monument = Zbývá jedna akce. Zvolte znovu „Tvorba“, tentokrát pro monument.
    .instead = To byla jiná akce. Vezměte ji zpět a vytvořte monument, nebo pokračujte po svém.
guide-card = Na monumentu vidíte, kolik karet za něj odložíte, jeho pole, vědění, které přinese, jeho body a efekt. Phimeanakas nestojí žádnou kartu, patří na pole 5, přináší 2 vědění a má cenu 1 bodu: zvolte ho.
    .instead = I to jde; jen Genetický disk možná nezapůsobí. Vezměte tah zpět, nebo pokračujte s touto kartou.
guide-slot = Pole 5 je vytištěno na kartě, takže nestojí nic navíc; každý krok stranou stojí jednu kartu. Daleko od pole 1 máte víc tahů na odstranění vědění. Zvolte pole 5.
    .instead = Tady upadne v zapomnění dřív a Genetický disk, který sleduje pole 5 a 6, nezapůsobí. Vezměte tah zpět, nebo pokračujte.
guide-remove = Genetický disk působí: smíte odstranit až 2 vědění ze své časové osy. Odstraňte obě z karty Phimeanakas a při úpadku se nic neztratí.
    .instead = Vědění tam zůstalo. Musí pryč dřív, než se Phimeanakas dostane do minulosti, jinak stojí body.
guide-decline = Váš tah skončil a všechno na časové ose se posunulo o jedno pole doleva. Předpověď ukazuje, co kdy upadne v zapomnění a co by se ztratilo.
guide-learn = Technologie stojí jednu akci a nic víc, splňujete-li její požadavek. Technologie úrovně I pomáhají ihned, úrovně II přinášejí body na konci. Získejte některou, jakmile její požadavek splníte.
guide-others = Zbývá poznat tři akce. Prohledání: doberete si kartu. Archivace: odložíte karty z ruky a odstraníte stejně vědění z časové osy. Objevení: otočíte monumenty ve své minulosti a za každý si doberete dvě karty.
guide-free = Zbytek je na vás: stavte, včas odstraňujte vědění, získávejte technologie. O radu si řekněte kdykoli a s otevřenou nápovědou ukažte na cokoli.
