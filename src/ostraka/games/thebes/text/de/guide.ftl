### Die angeleitete erste Partie: Jeder Schritt ist eine Nachricht bei seiner Frage. „.instead“ ist für alle, die etwas anderes getan haben.

guide-goal = Es ist 1901, und du erforschst das Altertum. Du liest über Stätten, reist dorthin, gräbst und stellst aus, was du gefunden hast; nach drei Jahren, 1901 bis 1903, gewinnt, wer die meisten Punkte hat.
guide-weeks = Alles kostet Wochen, und wer am wenigsten verbraucht hat, ist als Nächstes am Zug. So bist du manchmal mehrmals hintereinander dran, oder du wartest, bis die anderen aufholen.
guide-book = In der Auslage liegen vier Karten, jede gehört zu einer Stadt. Eine zu nehmen kostet die Reise dorthin, eine Woche je Linie, und die Wochen auf der Karte. Nimm ein Buch über Kreta (seine Zahl ist Wissen, nicht Punkte): Wo du nichts weißt, darfst du nicht graben.
    .instead = Auch nützlich, aber vor dem Graben musst du etwas über die Stätte wissen. Nimm es zurück, oder lies als Nächstes über eine.
guide-knowledge = Ein Buch behältst du das ganze Spiel, und es zählt nur für seine Stätte. Je mehr du über eine Stätte weißt, desto mehr bringt dort jede Woche Graben.
guide-more = Das zweite Buch über Kreta liegt in der Stadt, in der du bist: keine Reise, nur seine Wochen. Nimm es: Was du weißt, zählt zusammen, und eine Grabung mit wenig Wissen vergeudet ihre Wochen.
    .instead = Auch eine gute Karte. Aber eine Grabung mit wenig Wissen vergeudet ihre Wochen: Nimm es zurück, oder lies mehr, bevor du gräbst.
guide-helpers = Nimm noch eine Karte in der Nähe: ein Buch oder eine, die anders hilft. Assistenten wissen überall etwas, Schaufeln bringen mehr Plättchen, ein Automobil verkürzt Reisen, Kongresse sind Punkte am Ende.
    .instead = Du willst also gleich weiter: gut.
guide-dig = Du weißt genug, um es zu versuchen. Eine Grabung kostet die Reise und die Wochen, die du bleibst. Wähle Kreta auf der Karte: Wer an einer Stätte zuerst gräbt, bekommt einen Bonus.
    .instead = Du kannst dich länger vorbereiten; nur ist, was andere finden, dann nicht mehr im Beutel.
guide-dial = Das Chronokel macht aus deinem Wissen und deinen Wochen Plättchen, die du aus dem Beutel ziehst. Mehr als die Hälfte davon ist Sand. Wähle, wie lange du gräbst.
    .instead = Dann ein andermal.
guide-found = Gezogene Artefakte gehören dir, jedes mit seinen Punkten. Sand kommt zurück in den Beutel: Wer zuerst gräbt, hat also die besten Chancen.
guide-licence = An jeder Stätte darfst du einmal im Jahr graben; mit dem neuen Jahr gelten alle Erlaubnisse wieder.
guide-points = Punkte bringen Artefakte, Ausstellungen, die bestimmte Funde verlangen, Kongresse, je mehr, desto besser, und je 5 für jede Stätte, über die deine Bücher die höchste Summe haben. Die zählen sofort und können wieder verloren gehen.
guide-free = Jetzt ist es deine Expedition. Achte auf die Wochen, frag jederzeit nach einem Tipp, und zeig bei offener Hilfe auf alles, was du wissen willst.
