# Die Regeln von Elfenland in einfachen Worten: die Antwort auf „Warum nicht?“ und die Regelseite.

## Die Regelseite

rules-elfenland-goal = Das Ziel
rules-elfenland-goal-text = Reise durch Elfenland und sammle in möglichst vielen der 20 Orte deinen Ortsstein. Wer nach 4 Runden die meisten hat, gewinnt.
rules-elfenland-box = Was in der Schachtel ist
rules-elfenland-box-text = Elfenstiefel, Ortssteine, Transportmittel, Hindernisse und Karten, und wie sie am Anfang liegen.
rules-elfenland-round = Die Runde
rules-elfenland-round-text = Jede Runde hat sechs Phasen: austeilen, verdeckt ziehen, weitere ziehen, planen, reisen, Abschluss.
rules-elfenland-deal = 1. Reisekarten austeilen
rules-elfenland-deal-text = Mit Reisekarten bezahlst du deine Reise. Was du auf der Hand hast, bestimmt, wohin du gern möchtest.
rules-elfenland-hidden = 2. Ein verdecktes Transportmittel ziehen
rules-elfenland-hidden-text = Jeder bekommt ein Transportmittel, das die anderen nicht sehen.
rules-elfenland-counters = 3. Weitere Transportmittel ziehen
rules-elfenland-counters-text = Wähle Transportmittel, die zu deinen Karten passen, oder vertrau auf dein Glück.
rules-elfenland-plan = 4. Planen der Reiseroute
rules-elfenland-plan-text = Setz Transportmittel auf die Straßen, die du benutzen willst. Alle dürfen sie benutzen, und alle setzen welche.
rules-elfenland-obstacles = Hindernisse
rules-elfenland-obstacles-text = Ein Hindernis macht eine Straße für alle teurer. Du hast eines für das ganze Spiel, also wähle den Moment gut.
rules-elfenland-travel = 5. Ziehen der Elfenstiefel
rules-elfenland-travel-text = Bezahle deinen Weg von Ort zu Ort und sammle deine Ortssteine ein.
rules-elfenland-chart = Die Übersichtskarte
rules-elfenland-chart-text = Was ein Schritt kostet: das Transportmittel auf der Straße, das Land darunter und das Wasser.
rules-elfenland-caravan = Karawanen
rules-elfenland-caravan-text = Fehlen dir die passenden Karten, nimmt eine Karawane beliebige.
rules-elfenland-boatmen = Fährleute
rules-elfenland-boatmen-text = In manchen Ausgaben bringen dich Fährleute für beliebige Karten über einen See.
rules-elfenland-finish = 6. Abschluss der Runde
rules-elfenland-finish-text = Der Spielplan wird geräumt, und der Nächste beginnt.
rules-elfenland-end = Das Ende des Spiels
rules-elfenland-end-text = Wann das Spiel vorbei ist, wer gewinnt und was bei Gleichstand geschieht.
rules-elfenland-home = Heimatorte
rules-elfenland-home-text = In dieser Variante will außerdem jeder das Spiel in der Nähe eines geheimen Ortes beenden.
rules-elfenland-secrets = Wer was sieht
rules-elfenland-secrets-text = Was geheim ist und was alle sehen.
rules-elfenland-variants = Varianten und eigene Zahlen
rules-elfenland-variants-text = Was sich von Ausgabe zu Ausgabe ändert und was gilt, wenn ein Tisch mit eigenen Zahlen spielt.

## Vorbereitung

clause-EL-S01 = 2 bis 6 Spieler können mitspielen.
clause-EL-S02 = Jeder bekommt einen Elfenstiefel, 20 Ortssteine, eine Übersichtskarte und 1 Hindernis. Die Zahl der Hindernisse lässt sich einstellen.
clause-EL-S03 = Alle Elfenstiefel beginnen in Elvenhold.
clause-EL-S04 = In jedem der 20 anderen Orte liegt ein Ortsstein von jedem Spieler. In Elvenhold liegt keiner.
clause-EL-S05 = Was niemand braucht, bleibt in der Schachtel.
clause-EL-S06 = Es gibt 72 Reisekarten: je 10 für die sechs Transportmittel an Land und 12 Flöße.
clause-EL-S07 = Im Vorrat sind 48 Transportmittel, je 8 von sechs Arten, verdeckt und gemischt. Hindernisse gehören nicht dazu.
clause-EL-S08 = 5 Transportmittel werden vor dem Spiel als offene Auslage aufgedeckt. In manchen Ausgaben geschieht das erst, wenn weitere Transportmittel gezogen werden.
clause-EL-S09 = Das Spiel beginnt mit Runde 1, danach wird weitergezählt.
clause-EL-S10 = Ein Spieler beginnt die erste Runde. Normalerweise entscheidet das Los; wer den Tisch eröffnet, kann auch einen Platz bestimmen.
clause-EL-S11 = Mit Heimatorten bekommt jeder eine verdeckte Ortskarte, die nur er ansieht. Ohne Heimatorte bleiben die Ortskarten in der Schachtel.

## Die Runde

clause-EL-R01 = Das Spiel dauert 4 Runden, und jede Runde hat dieselben sechs Phasen in derselben Reihenfolge. Die Zahl der Runden lässt sich einstellen.
clause-EL-R02 = Der Startspieler ist zuerst dran, dann geht es im Uhrzeigersinn weiter.

## Phase 1

clause-EL-P1-1 = In Runde 1 bekommt jeder 8 Reisekarten. Wie viele es sind, lässt sich einstellen.
clause-EL-P1-2 = Ab Runde 2 wird jede Hand auf 8 Karten aufgefüllt. In manchen Ausgaben bekommt jeder 8 neue Karten zu den behaltenen dazu.
clause-EL-P1-3 = Vor jedem Austeilen werden alle Reisekarten gemischt, die niemand auf der Hand hat.
clause-EL-P1-4 = Reisekarten gibt es nur am Anfang einer Runde, nie zwischendurch.
clause-EL-P1-5 = Mit den üblichen Zahlen reichen die Karten immer für alle.

## Phase 2

clause-EL-P2-1 = Jeder zieht ein verdecktes Transportmittel aus dem Vorrat und sieht es sich an.
clause-EL-P2-2 = Das Transportmittel, das du gerade gezogen hast, bleibt verdeckt. In manchen Ausgaben darfst du es gleich danach zeigen, später nicht mehr.
clause-EL-P2-3 = Deine eigenen verdeckten Transportmittel darfst du jederzeit ansehen.
clause-EL-P2-4 = Ab Runde 2 kannst du zwei verdeckte Transportmittel haben: das neue und ein behaltenes.

## Phase 3

clause-EL-P3-1 = 5 Transportmittel liegen offen in der Auslage zur Wahl. Wie viele es sind, lässt sich einstellen.
clause-EL-P3-2 = In 3 Durchgängen nimmt jeder reihum je ein Transportmittel. Die Zahl der Durchgänge lässt sich einstellen.
clause-EL-P3-3 = Nimm ein Transportmittel, das in der offenen Auslage liegt, oder zieh eines blind aus dem Vorrat.
clause-EL-P3-4 = Jedes Transportmittel, das du jetzt nimmst, liegt offen vor dir, auch ein blind gezogenes.
clause-EL-P3-5 = Wird ein Transportmittel aus der Auslage genommen, rückt sofort ein neues nach.
clause-EL-P3-6 = Mit den üblichen Zahlen hast du jetzt 4 Transportmittel, oder 5, wenn du eines aus der letzten Runde behalten hast.
clause-EL-P3-7 = Mit den üblichen Zahlen wird der Vorrat nie leer.

## Phase 4

clause-EL-P4-1 = Wenn du dran bist, setzt du eines deiner Transportmittel, legst ein Hindernis oder passt. Nur eins davon.
clause-EL-P4-2 = Ein Transportmittel darf nur auf eine Straße, auf der es vorankommt. Die Übersichtskarte zeigt, wo das ist.
clause-EL-P4-3 = Auf jeder Straße ist nur Platz für ein Transportmittel.
clause-EL-P4-4 = Du darfst verdeckte und offene Transportmittel setzen. Auf dem Spielplan liegen sie immer offen.
clause-EL-P4-5 = Auf Flüsse und Seen kommen weder Transportmittel noch Hindernisse.
clause-EL-P4-6 = Ein Hindernis kommt auf eine Straße, auf der schon ein Transportmittel liegt und noch kein anderes Hindernis.
clause-EL-P4-7 = Du kannst im ganzen Spiel nur 1 Hindernis legen, danach ist es verbraucht. An manchen Tischen gibt es mehr oder gar keine.
clause-EL-P4-8 = Alle dürfen jedes Transportmittel auf dem Spielplan benutzen. Ein Hindernis stört alle, auch dich selbst.
clause-EL-P4-9 = Passen darfst du immer, und später darfst du wieder etwas setzen.
clause-EL-P4-10 = Das Planen endet, wenn alle direkt nacheinander gepasst haben.
clause-EL-P4-11 = Wenn du nichts setzen kannst, musst du passen.
clause-EL-P4-12 = In manchen Ausgaben wählst du gleich nach dem Planen, welches Transportmittel du behältst, und gibst die anderen zurück, bevor jemand reist.

## Phase 5

clause-EL-M01 = Du machst deine ganze Reise am Stück, dann reist der Nächste.
clause-EL-M02 = Eine Reise führt von Ort zu Nachbarort und beginnt dort, wo dein Elfenstiefel steht. Du machst so viele Schritte, wie du bezahlen kannst und willst, auch gar keinen.
clause-EL-M03 = An Land kannst du nur auf Straßen reisen, auf denen ein Transportmittel liegt.
clause-EL-M04 = Eine Straße bezahlst du mit Karten des Transportmittels, das dort liegt: 1 oder 2, wie es die Übersichtskarte sagt.
clause-EL-M05 = Ein Hindernis kostet 1 Karte mehr vom selben Transportmittel. Wie viele mehr, lässt sich einstellen.
clause-EL-M06 = Ein Fluss braucht kein Transportmittel: Er kostet 1 Floß mit der Strömung und 2 Flöße dagegen.
clause-EL-M07 = Ein See braucht kein Transportmittel: Jede Überfahrt kostet 2 Flöße, in jede Richtung. In manchen Ausgaben kostet das Mare Nebulae nur 1.
clause-EL-M08 = Du darfst dieselbe Straße mehrmals benutzen, in beide Richtungen, und zahlst jedes Mal voll.
clause-EL-M09 = Transportmittel und Hindernisse werden beim Reisen nicht verbraucht. Sie bleiben bis zum Abschluss der Runde liegen.
clause-EL-M10 = In jedem Ort, den du erreichst, auch auf der Durchreise, nimmst du deinen Ortsstein, wenn er noch da ist.
clause-EL-M11 = Durch Elvenhold darfst du reisen wie durch jeden Ort. Einen Ortsstein gibt es dort nicht.
clause-EL-M12 = Deine Reise endet, wenn du bleiben willst oder keinen weiteren Schritt bezahlen kannst.
clause-EL-M13 = Gespielte und abgeworfene Karten kommen erst beim nächsten Austeilen zurück.
clause-EL-M14 = Du darfst höchstens 4 Reisekarten behalten und wählst, welche. Die anderen wirfst du nach deiner Reise ab, an manchen Tischen erst am Ende der Runde.

## Karawanen und Fährleute

clause-EL-C01 = Eine Karawane bringt dich für 3 beliebige Karten über eine Straße, gleiche oder verschiedene, auch Flöße. In manchen Ausgaben kostet sie 5, und an manchen Tischen gibt es keine.
clause-EL-C02 = Auch eine Karawane braucht ein Transportmittel auf der Straße.
clause-EL-C03 = Ein Hindernis macht die Karawane um 1 beliebige Karte teurer, meist sind es also 4 Karten.
clause-EL-C04 = Eine Karawane darfst du auch nehmen, wenn du die Straße normal bezahlen könntest. An manchen Tischen geht das nur, wenn du es nicht kannst.
clause-EL-C05 = Karawanen fahren nicht über Wasser. Das können nur Fährleute, in manchen Ausgaben, auf dem Mare Nebulae.
clause-EL-C06 = In manchen Ausgaben bringen dich Fährleute für 3 beliebige Karten statt Flößen über das Mare Nebulae. Ein Transportmittel brauchst du nicht, und der Preis lässt sich einstellen.

## Seen

clause-EL-F01 = Das Mare Magnum verbindet Virst, Strykhaven und Elvenhold, das Mare Nebulae Grangor, Yttar und Parundia. Zwischen je zwei der drei Orte kannst du in beide Richtungen fahren.
clause-EL-F02 = In den Amigo-Ausgaben kostet jede Fahrt über einen See 2 Flöße.
clause-EL-F03 = In Moons Originalregeln und ihren Verwandten kostet das Mare Magnum 2 Flöße, das Mare Nebulae 1 Floß oder die Fährleute.

## Phase 6

clause-EL-P6-1 = Die Karte der beendeten Runde wird weggelegt.
clause-EL-P6-2 = In der nächsten Runde wird der linke Nachbar Startspieler.
clause-EL-P6-3 = Alle Transportmittel auf dem Spielplan kommen zurück in den Vorrat.
clause-EL-P6-4 = Du behältst 1 deiner ungenutzten Transportmittel, verdeckt oder offen, und gibst die anderen zurück. Wie viele du behältst, lässt sich einstellen.
clause-EL-P6-5 = Die offene Auslage bleibt liegen, und der Vorrat wird gemischt. In manchen Ausgaben kommt auch die Auslage zurück und wird neu ausgelegt.
clause-EL-P6-6 = Ein gelegtes Hindernis ist aus dem Spiel. Ein nicht gelegtes behält sein Besitzer.
clause-EL-P6-7 = Alle Reisekarten, die niemand auf der Hand hat, werden für das nächste Austeilen gemischt.

## Ende

clause-EL-E01 = Das Spiel ist nach 4 Runden zu Ende, oder früher, wenn jemand alle 20 Ortssteine hat. Die Zahl der Runden lässt sich einstellen.
clause-EL-E02 = Ohne Heimatorte gewinnt, wer die meisten Ortssteine gesammelt hat.
clause-EL-E03 = Bei Gleichstand liegt vorn, wer mehr Reisekarten auf der Hand hat.
clause-EL-E04 = Hat jemand vorzeitig alle 20 Ortssteine, wird die Runde beendet und wie üblich gewertet. In manchen Ausgaben bringt das nach Runde 3 den Sieg, an manchen Tischen auf der Stelle.
clause-EL-E05 = Mit den üblichen Zahlen kann vor Runde 3 niemand alle 20 Ortssteine haben: Jeder Schritt kostet eine Karte, und so viele Karten bekommt ihr bis dahin nicht.
clause-EL-H01 = Mit Heimatorten zählt jeder Ortsstein 1 Punkt, und die Entfernung von deinem Elfenstiefel zu deinem Heimatort wird abgezogen. Die höchste Punktzahl gewinnt.
clause-EL-H02 = Die Entfernung ist die Zahl der Schritte auf dem kürzesten Weg, über Straßen, Flüsse oder Seen. Transportmittel, Hindernisse und Strömung spielen keine Rolle.
clause-EL-H03 = Ortskarten bleiben bis zum Ende des Spiels geheim.
clause-EL-H04 = Mit Heimatorten entscheidet bei Gleichstand, wer seinem Heimatort am nächsten ist, dann, wer die meisten Reisekarten hat. In manchen Ausgaben entscheiden nur die Karten.

## Zweifelsfälle und wie sie entschieden sind

clause-AMB-EL-01 = Eine Karawane darfst du auch nehmen, wenn du die Straße bezahlen könntest. Manche Tische spielen strenger.
clause-AMB-EL-02 = Wo Karawanen nur für die da sind, die nicht zahlen können, heißt das: Dir fehlen Karten für diesen Schritt, ein Hindernis mitgerechnet.
clause-AMB-EL-03 = Du zahlst genau den Preis, nicht mehr. Eine Karawane darfst du auch mit passenden Karten bezahlen.
clause-AMB-EL-04 = Kostet die Karawane 5 Karten, so kostet sie mit Hindernis 6: Ein Hindernis kommt immer dazu.
clause-AMB-EL-05 = Wenn der Tisch nichts anderes festlegt, kosten die Fährleute so viel wie eine Karawane.
clause-AMB-EL-06 = Mit ungewöhnlichen Zahlen kann der Vorrat leer werden. Dann wird die Auslage so weit wie möglich gefüllt, niemand zieht blind, und ist gar nichts mehr da, entfällt der Zug.
clause-AMB-EL-07 = Mit ungewöhnlichen Zahlen können die Karten ausgehen. Dann werden sie reihum einzeln ausgeteilt, bis keine mehr da ist.
clause-AMB-EL-08 = Hast du nichts mehr zu setzen, wird für dich gepasst. Ein verdecktes Transportmittel, das nirgends passt, bleibt dein Geheimnis: Dann passt du selbst.
clause-AMB-EL-09 = Niemand muss etwas setzen. Passen darfst du immer.
clause-AMB-EL-10 = Was du abwirfst, entscheidest du selbst, nach deiner eigenen Reise und in jeder Runde, auch in der letzten. An manchen Tischen geschieht das erst am Ende der Runde.
clause-AMB-EL-11 = In den Amigo-Ausgaben muss das erste Transportmittel geheim bleiben. Das ist eine Regel, kein Wunsch.
clause-AMB-EL-12 = Du kannst nicht freiwillig leer ausgehen: Hast du noch Transportmittel, behältst du eines.
clause-AMB-EL-13 = Ein Hindernis, das du noch hast, zählt nicht als behaltenes Transportmittel.
clause-AMB-EL-14 = Zwischen den Runden bleibt die Auslage in der deutschen, englischen und italienischen Ausgabe liegen; in allen anderen wird sie erneuert.
clause-AMB-EL-15 = Es macht einen Unterschied, wann du wählst, was du behältst: Gleich nach dem Planen weißt du noch nicht, wohin alle reisen.
clause-AMB-EL-16 = In der englischen Ausgabe gewinnt, wer 20 Ortssteine hat, am Ende von Runde 3. So waren alle gleich oft dran.
clause-AMB-EL-17 = Endet das Spiel mit Heimatorten vorzeitig, wird in der deutschen, französischen und italienischen Ausgabe die Entfernung trotzdem abgezogen. In den anderen gewinnen 20 Ortssteine, egal wie weit es ist.
clause-AMB-EL-18 = Haben mehrere alle 20 Ortssteine, gewinnt, wer die meisten Reisekarten auf der Hand hat. Steht es auch da gleich, teilen sie sich den Sieg.
clause-AMB-EL-19 = Wer nach allen Vergleichen noch gleichauf liegt, teilt sich den Sieg.
clause-AMB-EL-20 = Der Weg nach Hause darf über Seen und Flüsse führen, auch gegen die Strömung, und durch Elvenhold.
clause-AMB-EL-21 = Die Entfernung zählt Schritte, nicht die Orte dazwischen: Der Nachbarort ist 1 entfernt.
clause-AMB-EL-22 = Es gibt 12 Ortskarten: Beata, Erg’Eren, Grangor, Ixara, Jaccaranda, Mah’Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien und Yttar. Die Liste lässt sich ändern.
clause-AMB-EL-23 = Das Material reicht für sechs, also können 2 bis 6 mitspielen.
clause-AMB-EL-24 = Hier kennt niemand euer Alter, also wird der Startspieler ausgelost, wenn der Tisch keinen Platz bestimmt.
clause-AMB-EL-25 = Das Mare Magnum liegt zwischen Virst, Strykhaven und Elvenhold, das Mare Nebulae zwischen Grangor, Yttar und Parundia. Alle drei Fahrten über jeden See sind direkt.
clause-AMB-EL-26 = Führen zwei Wege zwischen denselben Orten, gelten sie getrennt: Jeder hat sein eigenes Transportmittel und sein eigenes Hindernis.
clause-AMB-EL-27 = Dein eigenes Hindernis stört auch dich.
clause-AMB-EL-28 = Die Ortssteine liegen in allen 20 Orten außer Elvenhold, nicht in Orten eurer Wahl.
clause-AMB-EL-29 = Du darfst jedes deiner Transportmittel setzen, auch ein verdecktes. Es wird dabei aufgedeckt.
clause-AMB-EL-30 = Das Planen endet nicht, wenn einer fertig ist, sondern wenn alle nacheinander passen.
clause-AMB-EL-31 = Auch nach dem JesWeb-Merkblatt nimmt jeder 3 weitere Transportmittel.
clause-AMB-EL-32 = Hat jemand erst in der letzten Runde alle 20 Ortssteine, wird wie üblich gewertet.
clause-AMB-EL-33 = Handkarten und verdeckte Transportmittel sind geheim, aber alle sehen, wie viele es sind. Ortskarten sind bis zum Ende geheim.
clause-AMB-EL-34 = Alle wählen gleichzeitig, was sie behalten. Niemand sieht die Wahl der anderen vor der eigenen.
clause-AMB-EL-35 = Wo das JesWeb-Merkblatt nichts sagt, gilt die deutsche Ausgabe.

## Ergänzungen

clause-COM-E1 = Wird die Auslage erneuert, entsteht die neue am Ende der Runde. Legt der Tisch sie erst aus, wenn weitere Transportmittel gezogen werden, wartet sie so lange.
clause-COM-E2 = Auch nach dem letzten Zug einer Runde wird die Auslage wieder aufgefüllt.
clause-COM-E3 = In der letzten Runde wirfst du noch Karten ab, wählst aber keine Transportmittel mehr aus, außer wo das gleich nach dem Planen geschieht.
clause-COM-E4 = Zeigen darfst du nur das Transportmittel, das du gerade gezogen hast, und nur jetzt.
clause-COM-E5 = Bei einer anderen Zahl von Runden wird der Sieg mit 20 Ortssteinen nach der vorletzten Runde geprüft.
clause-COM-E6 = Wo 20 Ortssteine auf der Stelle gewinnen, ist das Spiel sofort aus: Niemand reist mehr, niemand wirft ab. Beim Sieger zählen nur die Ortssteine.
clause-COM-E7 = Fährleute nehmen jeden mit, auch wo Karawanen nur für die da sind, die nicht zahlen können.
clause-COM-E8 = Du behältst genau so viele Transportmittel, wie der Tisch erlaubt, oder alle, wenn du weniger hast. Du wählst sie einzeln.
clause-COM-E9 = Ein verdeckter Drache und ein offener sind zweierlei: Du wählst, welchen du setzt oder behältst.
clause-COM-E10 = Hast du weder Transportmittel noch Hindernis, wird dein Passen für dich gespielt.
clause-COM-E11 = Wo am Ende der Runde abgeworfen wird, geschieht das, bevor geprüft wird, ob das Spiel aus ist.
clause-COM-E12 = Deine Karten, deine verdeckten Transportmittel und deine Ortskarte siehst nur du. Was gespielt, gesetzt, abgeworfen oder offen hingelegt wird, sehen alle.
