### The words of Mammothodus
###
### Forms: `.acc` and `.dat` of a card, a shard or a spirit bring their article along; `.dat` of a figure has none, and neither
### has its name. Territories have theirs in names.ftl.

## Names

colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-blue = blau
region-centre = Mitte
    .in = in der Mitte
region-north = Norden
    .in = im Norden
region-east = Osten
    .in = im Osten
region-south = Süden
    .in = im Süden
region-west = Westen
    .in = im Westen
clan-mammoths = die Mammuts
    .gen = der Mammuts
clan-tigers = die Säbelzahntiger
    .gen = der Säbelzahntiger
clan-rhinos = die Wollnashörner
    .gen = der Wollnashörner
clan-bison = die Bisons
    .gen = der Bisons
territory = { $name } ({ $id })
    .into = { $name_into } ({ $id })
    .in = { $name_in } ({ $id })
    .from = { $name_from } ({ $id })
figure-green = grüne Figur
    .dat = der grünen Figur
figure-red = rote Figur
    .dat = der roten Figur
figure-yellow = gelbe Figur
    .dat = der gelben Figur
figure-blue = blaue Figur
    .dat = der blauen Figur
figure-of = { $figure } { $clan_gen }
    .dat = { $figure_dat } { $clan_gen }
kind-green = grüne Karte
    .acc = eine grüne Karte
    .dat = einer grünen Karte
kind-red = rote Karte
    .acc = eine rote Karte
    .dat = einer roten Karte
kind-yellow = gelbe Karte
    .acc = eine gelbe Karte
    .dat = einer gelben Karte
kind-blue = blaue Karte
    .acc = eine blaue Karte
    .dat = einer blauen Karte
kind-double-green = doppelte grüne Karte
    .acc = eine doppelte grüne Karte
    .dat = einer doppelten grünen Karte
kind-double-red = doppelte rote Karte
    .acc = eine doppelte rote Karte
    .dat = einer doppelten roten Karte
kind-double-yellow = doppelte gelbe Karte
    .acc = eine doppelte gelbe Karte
    .dat = einer doppelten gelben Karte
kind-double-blue = doppelte blaue Karte
    .acc = eine doppelte blaue Karte
    .dat = einer doppelten blauen Karte
kind-extra-green = grüne Zusatzaktionskarte
    .acc = eine grüne Zusatzaktionskarte
    .dat = einer grünen Zusatzaktionskarte
kind-extra-red = rote Zusatzaktionskarte
    .acc = eine rote Zusatzaktionskarte
    .dat = einer roten Zusatzaktionskarte
kind-extra-yellow = gelbe Zusatzaktionskarte
    .acc = eine gelbe Zusatzaktionskarte
    .dat = einer gelben Zusatzaktionskarte
kind-extra-blue = blaue Zusatzaktionskarte
    .acc = eine blaue Zusatzaktionskarte
    .dat = einer blauen Zusatzaktionskarte
kind-wild = Jokerkarte
    .acc = eine Jokerkarte
    .dat = einer Jokerkarte
kind-draw-three = „Ziehe drei“-Karte
    .acc = eine „Ziehe drei“-Karte
    .dat = einer „Ziehe drei“-Karte
kind-degradation = Degenerationskarte
    .acc = eine Degenerationskarte
    .dat = einer Degenerationskarte
shard-sun = Sonnensplitter
    .acc = einen Sonnensplitter
shard-moon = Mondsplitter
    .acc = einen Mondsplitter
shard-star = Sternsplitter
    .acc = einen Sternsplitter
shard-spiral = Spiralsplitter
    .acc = einen Spiralsplitter
shard-tusk = Stoßzahnsplitter
    .acc = einen Stoßzahnsplitter
human-green = grüne Menschenkarte
human-red = rote Menschenkarte
human-yellow = gelbe Menschenkarte
human-blue = blaue Menschenkarte
human-new-trail = Neuer Pfad
spirit-stone = Steingeist
    .acc = den Steingeist
spirit-blizzard = Sturmgeist
    .acc = den Sturmgeist
spirit-flame = Flammengeist
    .acc = den Flammengeist
trail-token = Pfadplättchen { $number }
fragment = Portalfragment { $name }
discovery-movement-attack = Bewegung + Angriff
discovery-defense = +1 auf Verteidigung
discovery-attack = +1 auf Angriff
discovery-appearance-movement = Erscheinen + Bewegung
discovery-degradation-2 = +2 Degeneration
talent-block-summon = Beschwörungssperre
talent-protection = Schutz
talent-trap = Falle
talent-bait = Köder
talent-block-trail = Pfadsperre
action-move = Bewegung
action-attack = Angriff
action-care = Fürsorge
action-adapt = Anpassung und Entwicklung
action-degrade = Degeneration
action-activate = Aktivierung eines Kraftorts

## What cards and tokens do

line-territory = { $name } · { $colour } · { $region }
line-spirit = { $name } · Schutz { $protection } · Ausdauer { $persistence }
text-basic = Spiele sie auf eine deiner Figuren: für eine Aktion dieser Farbe oder, wenn die Figur in einem Gebiet dieser Farbe steht, für eine beliebige Aktion. Du darfst sie auch zu einer Aktion dieser Farbe beitragen, die eine Figur eines anderen Clans ausführt, wenn eine deiner Figuren in ihrem oder in einem angrenzenden Gebiet steht.
text-double = Zählt als 2 Karten ihrer Farbe, beide für eine Aktion einer Figur.
text-extra = Spiele sie als Karte ihrer Farbe. Oder wirf sie ab, wenn du eine Aktion beendet hast: Dann darfst du mit deinen übrigen Karten noch eine Aktion ausführen, und zwar eine, die du in diesem Zug noch nicht ausgeführt hast.
text-wild = Spiele sie als 1 Karte einer Farbe deiner Wahl.
text-draw-three = Du darfst sie jederzeit abwerfen, auch im Zug eines anderen Clans, um 3 Karten zu ziehen.
text-degradation = Sie füllt nur deine Hand und kann am Ende deines Zuges nicht abgeworfen werden. Nur die Aktion Degeneration, deine eigene oder eine, bei der du hilfst, bringt sie auf deinen Ablagestapel, zusammen mit beliebig vielen anderen; wird der Stapel gemischt, kommt sie wieder.
text-shard = Verdeckt bewirkt er nichts. Offen kann ihn eine Figur tragen, die sich bewegt, immer nur einen auf einmal, und er kann einen Kraftort bezahlen, der im selben Gebiet aktiviert wird.
text-human = Stämme und Geister in Gebieten dieser Farbe handeln. Danach erscheint, wenn sich in dieser Phase kein Stamm bewegt hat, in jedem Gebiet dieser Farbe mit einem Pfad 1 neuer Stamm.
text-new-trail = 1 Pfadplättchen wird zufällig gezogen und in sein Gebiet gelegt. Von nun an erscheinen Stämme auch dort, bei Menschenkarten in der Farbe dieses Gebiets. Ist kein Plättchen übrig, ist das Spiel verloren.
text-spirit = Wenn er handelt, greift er die Figuren in seinem Gebiet an. Ist dort keine Figur, springt er zuerst zu den nächstgelegenen, wie weit es auch ist, und greift sie sofort an; unter gleich nahen Gebieten nimmt er das mit den meisten Figuren, und wenn das nicht entscheidet, wählt der aktive Clan. 1 Würfel wird geworfen und der Wurf halbiert, aufgerundet: So viel Population verliert jeder Clan für jede seiner Figuren dort. Um ihn zu vernichten, braucht es in einem Angriff { $persistence } Würfel mit mindestens { $protection } (Ausdauer { $persistence }, Schutz { $protection }).
text-trail = Es kommt ins Spiel, wenn es durch eine Karte „Neuer Pfad“ gezogen wird, und liegt dann { $territory_in }; von da an erscheinen dort Stämme.
needs-shard = einen { $name }
needs-colour = ein { $name }es Gebiet
needs-region = ein Gebiet { $name_in }
text-fragment = Solange es offen liegt, braucht der Kraftort jeder Zeile zusätzlich: in Zeile 1 { $row1 }, in Zeile 2 { $row2 }, in Zeile 3 { $row3 }, in Zeile 4 { $row4 }.
text-territory = Ein Clan darf Karten in der Farbe dieses Gebiets für eine beliebige Aktion auf seine eigenen Figuren hier spielen.
text-discovery-movement-attack = Von nun an greift jeder Stamm, der sich bewegt, auch zu einem Köder, sofort die Figuren dort an, wo er ankommt; jeder Stamm greift einzeln an.
text-discovery-defense = Von nun an braucht es einen Würfel mit mindestens 5 statt 4, um einen Stamm zu vernichten.
text-discovery-attack = Von nun an kostet jeder Angriff von Stämmen für jede angegriffene Figur 1 Population mehr, wie viele Stämme auch beteiligt sind: 2 Stämme kosten 3 statt 2.
text-discovery-appearance-movement = Von nun an bewegt sich ein Stamm, der erscheint, sofort einen Schritt, es sei denn, in dem Gebiet, in dem er erscheint, befindet sich eine Figur oder ein Kraftort.
text-discovery-degradation-2 = Der aktive Clan nimmt 2 Degenerationskarten und legt sie auf seinen Ablagestapel; sind nicht genug übrig, ist das Spiel verloren. Danach wird diese Entdeckung weggelegt und bewirkt nichts mehr.
text-talent-block-summon = Der aktive Clan darf das Plättchen einsetzen, wenn Stämme hier einen Geist beschwören wollen: Es kommt kein Geist, kein Stamm wird für ihn aufgegeben, und diese Stämme tun in dieser Phase auch sonst nichts. { token-returns }
text-talent-protection = Der aktive Clan darf das Plättchen vor einem Angriff hier einsetzen, ob von Stämmen, von einem Geist oder von Figuren: Bis zum Ende des Zuges richten Angriffe von Stämmen und Geistern hier keinen Schaden an, und jeder Würfel, der hier gegen sie geworfen wird, bei einem Angriff von Figuren oder für eine Falle, zählt 2 mehr. { token-returns }
text-talent-trap = Der aktive Clan darf das Plättchen einsetzen, wenn ein Stamm hierher zieht oder ein Geist hierher springt: Bevor der Ankömmling etwas tut, wird gegen ihn 1 Würfel geworfen, der wie ein Würfel eines Angriffs zählt; die Würfel mehrerer Fallen gegen denselben Ankömmling zählen zusammen. { token-returns }
text-talent-bait = Der aktive Clan darf das Plättchen einsetzen, gleich nachdem eine farbige Menschenkarte aufgedeckt wurde: Alle Stämme in angrenzenden Gebieten ziehen hierher und handeln in dieser Phase nicht mehr; die Stämme, die schon hier waren, dürfen handeln, ziehen aber in dieser Phase nicht fort. { token-returns }
text-talent-block-trail = Der aktive Clan darf das Plättchen einsetzen, wenn hier ein Stamm zu erscheinen droht: In diesem Zug erscheint hier kein Stamm. { token-returns }
token-returns = Das Plättchen kommt zu seinem Clan zurück.
text-figure-green = Wenn sie sich bewegt, darf sie einen Schritt weiter gehen, als die auf sie gespielten Karten ergeben.
text-figure-red = Wenn sie angreift, würfelt sie mit einem Würfel mehr, als die auf sie gespielten Karten ergeben.
text-figure-yellow = Wenn sie die Aktion Fürsorge ausführt, gewinnt ihr Clan 1 Population mehr, als die auf sie gespielten Karten ergeben.
text-figure-blue = Wenn sie sich anpasst, macht sie einen Schritt mehr, als die auf sie gespielten Karten ergeben; ein Schritt ist 1 Verteidigung oder, wo der Marker nicht höher kann, eine Entwicklungskarte.

## Questions

ask-founder = Welche Figur beginnt in der Mitte? Noch { $amount }.
ask-talent = Welches Talent nimmt dein Clan?
ask-replace = Welcher Stamm wird durch einen Geist ersetzt?
ask-moment = Möchtest du etwas tun, bevor das Spiel weitergeht?
ask-action = Welche Aktion führt dein Clan aus?
ask-extra = Wirfst du eine Zusatzaktionskarte für eine weitere Aktion ab?
ask-figure = Welche Figur handelt als nächste ({ $action })?
ask-play = Welche Karte spielst du auf die { $source }? Bisher hat sie { $amount }.
ask-help = Trägst du eine Karte zur Aktion { $source_dat } bei? Bisher hat sie { $amount }.
ask-step = Wohin zieht die { $source }? { $amount ->
    [one] Noch { $amount } Schritt.
   *[other] Noch { $amount } Schritte.
}
ask-reroll = { $amount ->
    [0] Behältst du die Würfel, oder verlierst du 1 Population und würfelst einige neu?
   *[other] Welche anderen Würfel würfelst du neu?
}
ask-strike = Was vernichten die Würfel? Noch { $amount } Würfel.
ask-develop = Welche Entwicklungskarte nimmst du?
ask-row = Für welche Zeile aktivierst du { $source_in } einen Kraftort?
ask-shed = { $optional ->
    [yes] Spielst du noch eine Degenerationskarte?
   *[other] Spiele eine Degenerationskarte.
}
ask-help-shed = Spielst du auch eine Degenerationskarte?
ask-discard = Welche Karten wirfst du ab, bevor du ziehst?
ask-grow = Dein Clan wächst: Welche Figur kommt aufs Brett? Noch { $amount }.
ask-settle = Wo kommt die { $source } aufs Brett?
ask-fade = Dein Clan schrumpft: Welche Figur verlässt das Brett? Noch { $amount }.
ask-specialise = Eine neue Generation: Welche Figur steht ab jetzt { $source_in }? Du darfst ihre Farbe wechseln.
ask-tribe = Wohin zieht der Stamm, der jetzt { $source_in } ist?
ask-spirit = Wohin springt der { $source }?
ask-bait = Setzt du einen Köder ein?
ask-rouse = In welchem Gebiet handeln die Stämme als Nächstes?
ask-rouse-spirit = Welcher Geist handelt als nächster?
ask-appear = Wo erscheint als Nächstes ein Stamm?
ask-protect = Setzt du { $source_in } Schutz ein?
ask-trap = Setzt du { $source_in } eine Falle ein?
ask-block-summon = Verhinderst du { $source_in } die Beschwörung?
ask-block-trail = Sperrst du { $source_in } den Pfad?
ask-token-figure = Welche Figur legt ein Plättchen „{ $source }“?
ask-token-card = Welche Karte wirfst du für ein Plättchen „{ $source }“ ab?
ask-token-territory = Wohin legst du das Plättchen „{ $source }“? Noch { $amount } zu legen.

## Help: what a decision means. The rules are in docs/rules/en/mammothodus.md

help-founder = Zwei deiner vier Figuren beginnen in der Mitte; jede Farbe stärkt eine Aktion. Die anderen zwei kommen, wenn dein Clan wächst.
    .rulings = R3.9 R2.4 Q8
help-talent = Plättchen deines Talents werden für Karten gelegt, und alle können sie einsetzen, wenn ihr Augenblick kommt.
    .rulings = R12.1 R12.3
help-replace = Der Stamm kommt zurück in den Vorrat, und an seiner Stelle steht ein zufälliger Geist.
    .rulings = R13.3 Q59
help-moment = Du darfst jetzt eine „Ziehe drei“-Karte spielen oder sie für einen anderen Augenblick aufheben.
    .rulings = R9.2 R12.2 Q38 Q51 Q62
help-action = Eine Aktion pro Zug, Figur für Figur. Es zählen Karten in der Farbe der Aktion oder in der Farbe des Gebiets. Du darfst auch nichts tun.
    .rulings = R6.1 R6.2 R6.3 R6.7
help-extra = Die neue Aktion muss eine andere sein als die, die du in diesem Zug schon ausgeführt hast; es zählen deine übrigen Karten.
    .rulings = R9.4 Q37
help-figure = Jede Figur führt die Aktion höchstens einmal pro Zug aus. Eine Figur in der Farbe der Aktion fügt 1 hinzu, nur nicht bei einer Aktivierung.
    .rulings = R6.2 R6.6 R6.13.3 Q22
help-play = Alle Karten für eine Figur werden gespielt, bevor etwas geschieht. Dann dürfen andere Karten beitragen.
    .rulings = R6.3 R6.4 R6.5 R9.3 R9.5 Q62
help-help = Mit einer Figur im selben oder in einem angrenzenden Gebiet darfst du helfen. Es zählen nur Karten in der Farbe der Aktion; sie kommen auf deinen eigenen Ablagestapel, und du ziehst erst am Ende deines eigenen Zuges nach.
    .rulings = R10.1 R10.2 R10.4 R10.5 Q62
help-step = Nichts versperrt den Weg. Ein offener Splitter auf einmal kann getragen werden: Nimm ihn, wo die Figur steht, bevor sie weitergeht. Er wird bei ihr gezeigt und bleibt, wo sie anhält. Wo Figuren anhalten, werden am Ende der Aktion verdeckte Splitter aufgedeckt.
    .rulings = R6.8.1 R6.8.2 R6.8.3
help-reroll = Jedes Mal, wenn du neu würfelst, verliert dein Clan 1 Population, mit wie vielen Würfeln auch immer.
    .rulings = R6.9.2 Q26
help-strike = Ein Stamm braucht einen Würfel mit mindestens 4, oder mit mindestens 5, sobald die Menschen „+1 auf Verteidigung“ entdeckt haben; was ein Geist braucht, steht auf seiner Karte. Mit Schutz zählt jeder Würfel 2 mehr. Jeder Würfel zählt für ein Ziel.
    .rulings = R6.9.3 R11.3 R12.5 Q27
help-develop = Dein Marker ist so hoch wie möglich: Jeder weitere Schritt darf eine Entwicklungskarte auf deine Hand bringen.
    .rulings = R6.11.1 R6.11.2 Q29
help-row = Alle offenen Felder der Zeile sind hier erfüllt. Die Splitter, die sie verlangt, verlassen das Spiel.
    .rulings = R6.13.2 R6.13.4 Q35
help-shed = Degenerationskarten kommen auf deinen Ablagestapel und kehren mit ihm zurück.
    .rulings = R6.12.1 R6.12.2
help-help-shed = Du stehst bei einer Figur des aktiven Clans oder neben ihr und darfst auch Degenerationskarten loswerden.
    .rulings = R10.6 Q31
help-discard = Beliebige Karten außer Degeneration; dann ziehst du auf vier nach.
    .rulings = R8.1 Q30 Q39
help-grow = Bei einem Generationswechsel richtet sich die Zahl deiner Figuren nach deiner Population.
    .rulings = R8.4.2 R2.5 Q42
help-settle = In der Mitte, bei einer Figur deines Clans oder neben einer.
    .rulings = R8.4.2 Q42
help-fade = Bei einem Generationswechsel richtet sich die Zahl deiner Figuren nach deiner Population. Splitter bleiben, wo sie sind.
    .rulings = R8.4.2 R2.5 Q42
help-specialise = Die alten Figuren sind nicht mehr, an ihrer Stelle stehen ihre Jungen. An jedem Ort wählst du eine deiner vier Farben, jede Farbe einmal.
    .rulings = R8.4.3 Q43
help-tribe = Er zieht zum nächstgelegenen Kraftort oder zu den nächstgelegenen Urwesen; mehrere Wege sind gleich kurz.
    .rulings = R5.2.4 Q14
help-spirit = Er springt zu den nächstgelegenen Urwesen, dorthin, wo die meisten sind; mehrere Orte sind gleich gut.
    .rulings = R5.4.2
help-bait = Alle Stämme in angrenzenden Gebieten ziehen dorthin, und die, die schon dort sind, ziehen nicht fort.
    .rulings = R12.7 Q56
help-rouse = Jedes Gebiet in der Farbe der Karte handelt einmal, in der Reihenfolge, die du wählst.
    .rulings = R5.1.2 Q10 Q63
help-rouse-spirit = Jeder Geist in einem Gebiet in der Farbe der Karte handelt einmal, in der Reihenfolge, die du wählst.
    .rulings = R5.1.2 Q10 Q63
help-appear = Auf jedem Pfad in der Farbe der Karte erscheint ein Stamm.
    .rulings = R5.5.1 Q17
help-protect = Bis zum Ende dieses Zuges richten Angriffe von Stämmen und Geistern dort keinen Schaden an, und jeder deiner Würfel dort zählt 2 mehr, auch für Fallen.
    .rulings = R12.5 Q54 Q64
help-trap = Ein Würfel für jede Falle, zusammen geworfen gegen den Ankömmling. Wo Schutz gilt, zählt jeder von ihnen 2 mehr.
    .rulings = R12.6 Q55 Q64
help-block-summon = Es kommt kein Geist, und kein Stamm verschwindet; diese Stämme tun auch sonst nichts.
    .rulings = R12.4 Q53
help-block-trail = In diesem Zug erscheint dort kein Stamm.
    .rulings = R12.8 Q57
help-token-figure = Du wirfst eine Karte in der Farbe dieser Figur ab.
    .rulings = R12.2 Q51
help-token-card = Eine doppelte Karte ergibt zwei Plättchen, beide durch dieselbe Figur.
    .rulings = R12.2 Q51
help-token-territory = Wo die Figur steht oder daneben.
    .rulings = R12.2

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-move = Bewegung
option-attack = Angriff
option-care = Fürsorge
option-adapt = Anpassung und Entwicklung
option-degrade = Degeneration
option-activate = Kraftort aktivieren
option-draw = „Ziehe drei“ spielen
option-draw-play = Zuerst „Ziehe drei“ spielen
option-draw-help = Zuerst „Ziehe drei“ spielen
option-draw-shed = Zuerst „Ziehe drei“ spielen
option-draw-help-shed = Zuerst „Ziehe drei“ spielen
option-place = Talentplättchen legen
option-drop = Splitter ablegen
option-deck = Die oberste Karte des Stapels
option-tribe = Stamm
option-kind = Eine { $name }
option-kind-play = Eine { $name } spielen
option-kind-help = Eine { $name } beitragen
option-kind-extra = Die { $name } abwerfen
option-kind-discard = Eine { $name } abwerfen
option-kind-develop = Die { $name } nehmen
option-kind-token-card = Eine { $name } abwerfen
option-figure = Die { $name }
option-territory = { $name }
option-shard = Einen { $name } nehmen
option-face = Ein Würfel mit { $n }
option-spirit = { $name }
option-row = Zeile { $place }
option-talent = { $name }
option-kind-shed = Eine { $name } spielen
option-kind-help-shed = Eine { $name } spielen
option-tribe-strike = Einen Stamm vernichten
option-spirit-strike = { $name } vernichten
option-spirit-rouse-spirit = { $name } handelt
option-deck-develop = Die oberste Karte des Stapels nehmen
option-face-reroll = Eine { $n } zum Neuwürfeln wählen
option-figure-founder = Mit { $name_dat } beginnen
option-figure-figure = Mit { $name_dat } handeln
option-figure-grow = Die { $name } aufstellen
option-figure-fade = Die { $name } entfernen
option-figure-specialise = Die { $name } aufstellen
option-figure-token-figure = Mit { $name_dat } legen
option-row-row = Zeile { $place } aktivieren
option-talent-talent = { $name } nehmen
option-territory-appear = Neuer Stamm { $name_in }
option-territory-bait = Köder { $name_in } einsetzen
option-territory-replace = Stamm { $name_in } ersetzen
option-territory-rouse = Stämme { $name_in }
option-territory-settle = Aufstellen { $name_in }
option-territory-spirit = Sprung { $name_into }
option-territory-step = Weiter { $name_into }
option-territory-token-territory = Hinlegen: { $name }
option-territory-tribe = Bewegung { $name_into }
option-pass-moment = Weiter
option-pass-action = Keine Aktion in diesem Zug
option-pass-extra = Keine weitere Aktion
option-pass-figure = Diese Aktion beenden
option-pass-play = Genug Karten: jetzt handeln
option-pass-help = Nicht helfen
option-pass-step = Hier anhalten
option-pass-reroll = Würfel behalten
option-yes-reroll = Markierte Würfel neu würfeln
option-pass-strike = Nichts mehr vernichten
option-pass-develop = Keine Karte
option-pass-shed = Keine mehr
option-pass-help-shed = Behalten
option-pass-discard = Ziehen und Zug beenden
option-pass-specialise = Alles lassen, wie es ist
option-pass-bait = Kein Köder
option-pass-protect = Kein Schutz
option-yes-protect = Schützen
option-pass-trap = Keine Falle
option-yes-trap = Falle auslösen
option-pass-block-summon = Beschwören lassen
option-yes-block-summon = Verhindern
option-pass-block-trail = Erscheinen lassen
option-yes-block-trail = Sperren

## The log: $seat, $one, $two, $others, $amount

event-founder = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} mit { $one_dat }.
event-talent = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Talent „{ $one }“.
event-replace = Statt eines Stammes kommt der { $one } { $two_into }.
event-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-turn = Zug { $amount }: { $seat }.
event-fragment = Das { $one } wird aufgedeckt.
event-discovery = Die Menschen entdecken „{ $one }“.
event-reshuffle = Die Menschenkarten werden gemischt.
event-human-card = Karte: { $one }.
event-trail = Ein neuer Pfad { $two_in } ({ $one }).
event-march-place = Ein Stamm zieht { $one_from } { $two_into }. Nächstgelegenes Ziel ist ein Kraftort: { $others }, Entfernung { $amount }.
event-march-ancients = Ein Stamm zieht { $one_from } { $two_into }. Ziel ist die größte Gruppe der nächstgelegenen Urwesen: { $others }, Entfernung { $amount }.
event-march-chosen = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} entschieden. Ebenso gut: { $cards }.
event-passed-over = Nicht gewählt: { $cards }.
event-lure = Ein Stamm { $one_from } folgt dem Köder { $two_into }.
event-baited = Die Stämme { $one_in } bleiben beim Köder.
event-summon = Die Stämme { $two_in } beschwören { $one_acc }.
event-tribe-attack = Stämme greifen { $one_in } an: { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $amount } Population.
event-spirit-attack = Der { $one } greift { $two_in } an: { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $amount } Population.
event-jump = Der { $one } springt { $two_from } { $three_into }, zu den nächstgelegenen Urwesen.{ $more ->
    [0] {""}
   *[other] {" "}{ $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } entschieden. Ebenso gut: { $others }.
}
event-appear = Kein Stamm hat sich bewegt: Einer erscheint { $one_in }.
event-no-appearance = Ein Stamm hat sich bewegt: Keiner erscheint.
event-protected = { $one } ist geschützt: kein Schaden.
event-trap-die = Die Falle würfelt { $amount }.
event-trap-tribe = Ein Stamm stirbt { $one_in } in der Falle.
event-trap-spirit = Der { $one } stirbt { $two_in } in der Falle.
event-use-token = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} ein Plättchen „{ $one }“ { $two_from } zurück.
event-place-token = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} ein Plättchen „{ $one }“ { $two_into }.
event-draw = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards_acc }.
event-draw-three = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Ziehe drei“.
event-generation = { $you ->
    [yes] In deinem Clan beginnt eine neue Generation
   *[no] Im Clan von { $seat } beginnt eine neue Generation
}: Die Verteidigung fällt auf 0, der Ablagestapel wird zum Nachziehstapel, und die Zahl der Figuren folgt der Population.
event-degrade = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $amount ->
    [one] { $amount } Degenerationskarte
   *[other] { $amount } Degenerationskarten
}.
event-settle = Die { $one } kommt { $two_into }.
event-fade = Die { $one } verschwindet { $two_from }.
event-specialise = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} Figuren: { $cards }.
event-action = { $seat }: { $action }.
event-extra = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} die { $one } für eine weitere Aktion ab.
event-play = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $one_acc } auf die { $source }.
event-help = { $you ->
    [yes] Du hilfst
   *[no] { $seat } hilft
} mit { $one_dat }.
event-figure-gone = Die { $one } hat das Brett verlassen: Die auf sie gespielten Karten sind verbraucht.
event-refused = Zu wenige Karten: Alle nehmen ihre zurück.
event-step = Die { $one } zieht { $two_into }.
event-shard = Ein { $one } wird { $two_in } aufgedeckt.
event-dice = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $dice }.
event-reroll = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} 1 Population, um neu zu würfeln.
event-kill-tribe = Ein Stamm { $one_in } wird vernichtet.
event-kill-spirit = Der { $one } { $two_in } wird vernichtet.
event-care = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} { $amount } Population.
event-adapt = { $you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} den Verteidigungsmarker um { $amount } nach oben.
event-develop = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $one_acc }.
event-raise = { $you ->
    [yes] Du aktivierst
   *[no] { $seat } aktiviert
} { $one_in } den Kraftort der Zeile { $amount }.
event-shed = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} eine Degenerationskarte.
event-discard = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $one_acc } ab.
event-market = In der Auslage: { $one }.
event-victory = Alle Kraftorte sind aktiv, und alle Clans sind in der Mitte: Sieg!
event-fatal-summon = Die Stämme { $one_in } müssen einen Geist beschwören, und alle drei sind auf dem Plan.
event-fatal-appear = Ein Stamm muss { $one_in } erscheinen, und keiner ist übrig.
event-defeat = Die Urwesen sind verloren.

## Why not?

reason-done = Diese Aktion hast du in diesem Zug schon ausgeführt.
reason-no-card = Du hast keine Karte, die du dafür auf eine deiner Figuren spielen könntest.
reason-no-target = Wo deine Figuren stehen, ist weder ein Stamm noch ein Geist.
reason-no-card-there = Du hast keine Karte, die du auf eine Figur mit einem Stamm oder einem Geist in ihrem Gebiet spielen könntest.
reason-no-degradation = Du hast keine Degenerationskarte auf der Hand.
reason-token-placed = Du hast in diesem Zug schon ein Talentplättchen gelegt.
reason-no-site = Keine deiner Figuren steht dort, wo alle offenen Felder einer Zeile erfüllt sind.
reason-no-card-site = Du hast keine Karte, die du auf eine Figur spielen könntest, wo alle offenen Felder einer Zeile erfüllt sind.
reason-cost = Das kostet { $cost ->
    [one] { $cost } Karte
   *[other] { $cost } Karten
}, und du kannst { $have } spielen; auch mit Hilfe reicht das nicht.
reason-unpaid = Das kostet { $cost ->
    [one] { $cost } Karte
   *[other] { $cost } Karten
}; du hast { $have } gespielt.
reason-colour = Eine { $kind } hat weder die Farbe der Aktion noch die von { $card }.
reason-no-reroll = Deine Population ist { $population }: Du kannst keinen weiteren Wurf bezahlen.
reason-degradation-stays = Degenerationskarten können nicht abgeworfen werden.

## What lies ahead

forecast-human = Eine { $colour }e Karte ({ $left } von { $deck }).{ $quiet ->
    [yes] {" "}Nichts würde geschehen.
   *[no] {""}
}{ $lost ->
    [spirits] {" "}{ $summons ->
        [one] { $summons } Geist muss
       *[other] { $summons } Geister müssen
    } kommen, aber { $free ->
        [0] alle sind auf dem Brett
        [one] nur { $free } ist übrig
       *[other] nur { $free } sind übrig
    }: Das Spiel ist verloren.
    [collapse] {" "}Stämme kosten { $loss } Population, und ein Clan fällt unter −4: Das Spiel ist verloren.
    [tribes] { forecast-deeds }{" "}{ $appear ->
        [one] { $appear } Stamm muss
       *[other] { $appear } Stämme müssen
    } erscheinen, aber { $supply ->
        [0] der Vorrat ist leer
        [one] nur { $supply } ist übrig
       *[other] nur { $supply } sind übrig
    }: Das Spiel ist verloren.
   *[no] { forecast-deeds }{ $appear ->
        [0] {""}
        [one] {" "}{ $appear } Stamm erscheint.
       *[other] {" "}{ $appear } Stämme erscheinen.
    }
}
forecast-trail = Neuer Pfad ({ $left } von { $deck }). Ein Pfad muss gelegt werden, aber alle sind auf dem Brett: Das Spiel ist verloren.
forecast-fragment = { $left ->
    [0] Die Menschenkarten sind aufgebraucht: Mit dem nächsten Zug werden sie gemischt, und { opens-fragment }.
   *[other] Die nächste Menschenkarte ist die letzte: Danach werden sie gemischt, und { opens-fragment }.
}
opens-fragment = { $closed ->
    [1] das letzte Portalfragment wird aufgedeckt
   *[other] ein Portalfragment wird aufgedeckt
}
forecast-time = Die Menschenkarten sind aufgebraucht, und kein Portalfragment ist mehr aufzudecken: Mit dem nächsten Zug ist das Spiel verloren.
forecast-deeds = { $loss ->
    [0] {""}
   *[other] {" "}Stämme kosten { $loss } Population.
}{ $moves ->
    [0] {""}
    [one] {" "}{ $moves } Stamm bewegt sich{ $strike ->
        [yes] {" "}und greift an, wo er ankommt
       *[no] {""}
    }.
   *[other] {" "}{ $moves } Stämme bewegen sich{ $strike ->
        [yes] {" "}und greifen an, wo sie ankommen
       *[no] {""}
    }.
}{ $summons ->
    [0] {""}
    [one] {" "}{ $summons } Geist wird beschworen.
   *[other] {" "}{ $summons } Geister werden beschworen.
}{ $spirits ->
    [0] {""}
    [one] {" "}{ $spirits } Geist handelt.
   *[other] {" "}{ $spirits } Geister handeln.
}

## What an option brings

preview-threat = { forecast-human }
preview-trail = { forecast-trail }
preview-time = { forecast-time }
preview-generation = { $cards ->
    [0] Dein Nachziehstapel ist leer
    [one] Nur { $cards } Karte ist in deinem Nachziehstapel
   *[other] Nur { $cards } Karten sind in deinem Nachziehstapel
}: Deine Generation wechselt sofort{ $doom ->
    [yes] , und dein Clan stirbt aus.
   *[no] .
}
preview-figure = Die { $figure } { $card_in }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} von dir{ $bonus ->
    [0] {""}
   *[other] {" "}und ein Bonus von { $bonus }
}{ $help ->
    [0] {""}
   *[other] , dazu { $help } von den anderen
}{ $price ->
    [0] {""}
    [one] . Das kostet { $price } Karte
   *[other] . Das kostet { $price } Karten
}.
preview-card = { $action ->
    [move] Insgesamt { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    }
    [attack] Insgesamt { $amount } Würfel{ $least ->
        [0] {""}
       *[other] ; jeder mit { $least }+ vernichtet einen Stamm
    }
    [care] Insgesamt { $amount } Population
    [activate] { $enough ->
        [yes] Genug: Es kostet { $cost }
       *[no] { $amount } von { $cost } bezahlt
    }
   *[adapt] Insgesamt { $amount ->
        [one] { $amount } Schritt
       *[other] { $amount } Schritte
    }
}.
preview-roll = { $dice ->
    [one] { $dice } Würfel entscheidet
   *[other] { $dice } Würfel entscheiden
}{ $least ->
    [0] {""}
   *[other] : Jeder mit { $least }+ vernichtet einen Stamm
}.
preview-kill = { $spirit ->
    [yes] { $dice } Würfel mit { $least }+ gegen den Geist
   *[no] Jeder Würfel mit { $least }+ vernichtet einen Stamm
}.
preview-strike = Nötig: { $dice } Würfel mit mindestens { $least }.
preview-row = Zeile { $row } kostet { $shards } Splitter.
preview-territory = { $card }: { $tribes ->
    [one] { $tribes } Stamm
   *[other] { $tribes } Stämme
}, { $spirits ->
    [one] { $spirits } Geist
   *[other] { $spirits } Geister
}, { $ancients } Urwesen, { $shards } Splitter{ $hidden ->
    [yes] {" "}und einer verdeckt
   *[no] {""}
}{ $place ->
    [yes] , ein Kraftort
   *[no] {""}
}.

## What it is played for

goal = Gewinnt gemeinsam: Aktiviert alle vier Kraftorte und bringt jeden Clan in die Mitte, bevor etwas ausgeht, das nicht ausgehen darf.

## Points and the end

source-places = Kraftorte
source-shards = Aufgedeckte Splitter
source-centre = Clans in der Mitte
source-victory = Sieg
ended-victory = Sieg: Alle Kraftorte sind aktiv, und alle Clans sind in der Mitte.
ended-tribes = Niederlage: Ein Stamm musste erscheinen, und alle zwölf waren auf dem Brett.
ended-spirits = Niederlage: Ein Geist musste kommen, und alle drei waren auf dem Brett.
ended-trails = Niederlage: Ein Pfad musste gelegt werden, und alle acht waren auf dem Brett.
ended-degradation = Niederlage: Eine Degenerationskarte musste genommen werden, und keine war übrig.
ended-extinction = Niederlage: Ein Clan starb bei seinem Generationswechsel aus.
ended-collapse = Niederlage: Die Population eines Clans fiel unter −4.
ended-time = Niederlage: Der Menschenstapel war aufgebraucht, und kein Portalfragment war mehr aufzudecken.

## What is counted, and what happens at the end of the count: $start, $bound

meter-tribes = Stämme übrig
meter-tribes-why = Das Spiel ist verloren, wenn ein Stamm erscheinen muss und keiner übrig ist.
meter-spirits = Geister übrig
meter-spirits-why = Das Spiel ist verloren, wenn ein Geist kommen muss und keiner übrig ist.
meter-trails = Pfade übrig
meter-trails-why = Das Spiel ist verloren, wenn ein Pfad gelegt werden muss und keiner übrig ist.
meter-decay = Degeneration übrig
meter-decay-why = Das Spiel ist verloren, wenn ein Clan eine Degenerationskarte nehmen muss und keine übrig ist.
meter-fragments = Verdeckte Fragmente
meter-fragments-why = Immer wenn die Menschenkarten aufgebraucht sind, wird eines aufgedeckt; das Spiel ist verloren, wenn keines mehr aufzudecken ist.
meter-places = Aktive Kraftorte
meter-places-why = Das Spiel ist gewonnen, wenn alle { $bound } aktiv sind und alle Clans in der Mitte.
meter-population = Population
meter-population-why = Das Spiel ist verloren, wenn ein Clan auf { $bound } fällt oder bei seinem Generationswechsel 0 oder weniger hat.

## Settings

setting-open_hands = Offene Handkarten
setting-discoveries = Entdeckungen der Menschen
setting-talents = Talente
setting-smart_people = Kluge Menschen: eine Entdeckung zu Beginn
setting-already_here = Sie sind schon da: zwei Stämme in der Mitte
setting-coming_of_spirits = Ankunft der Geister: ein Geist zu Beginn
setting-power_of_places = Kraft der Kraftorte: alle Fragmente offen
setting-numerous_ancients = Zahlreiche Urwesen: 3 Population mehr
setting-forgotten_knowledge = Vergessenes Wissen: drei Fragmente offen
setting-first_rulings = Erste Regelklärungen: weniger Augenblicke für „Ziehe drei“
setting-clans = Clans
setting-clans-mammoths = Mammuts
setting-clans-tigers = Säbelzahntiger
setting-clans-rhinos = Wollnashörner
setting-clans-bison = Bisons
