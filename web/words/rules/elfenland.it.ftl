# Le regole di Elfenland in parole semplici: la risposta a «perché no?» e la pagina delle regole.

## La pagina delle regole

rules-elfenland-goal = Lo scopo
rules-elfenland-goal-text = Viaggia per Elfenland e raccogli la tua pedina in quante più delle 20 città puoi. Chi ne ha di più dopo 4 turni vince.
rules-elfenland-box = Che cosa c’è nella scatola
rules-elfenland-box-text = Stivali, pedine, mezzi di trasporto, ostacoli e carte, e dove stanno all’inizio.
rules-elfenland-round = Il turno
rules-elfenland-round-text = Ogni turno ha sei fasi: distribuire, mezzo coperto, altri mezzi, pianificare, viaggiare, fine turno.
rules-elfenland-deal = 1. Distribuire le carte di viaggio
rules-elfenland-deal-text = Con le carte di viaggio paghi il tuo viaggio. La tua mano decide dove vorresti andare.
rules-elfenland-hidden = 2. Estrarre un mezzo di trasporto coperto
rules-elfenland-hidden-text = Ognuno riceve un mezzo che gli altri non vedono.
rules-elfenland-counters = 3. Estrarre altri mezzi di trasporto
rules-elfenland-counters-text = Scegli i mezzi adatti alle tue carte o affidati alla fortuna.
rules-elfenland-plan = 4. Pianificare l’itinerario
rules-elfenland-plan-text = Piazza i mezzi sulle strade che vuoi usare. Tutti possono usarli e tutti ne piazzano.
rules-elfenland-obstacles = Gli ostacoli
rules-elfenland-obstacles-text = Un ostacolo rende una strada più cara per tutti. Ne hai uno per tutta la partita: scegli bene il momento.
rules-elfenland-travel = 5. Muovere gli stivali
rules-elfenland-travel-text = Paga la strada di città in città e raccogli le tue pedine.
rules-elfenland-chart = La carta geografica
rules-elfenland-chart-text = Quanto costa una tappa: il mezzo sulla strada, il terreno sotto di esso e l’acqua.
rules-elfenland-caravan = Le carovane
rules-elfenland-caravan-text = Quando mancano le carte giuste, una carovana le accetta tutte.
rules-elfenland-boatmen = I barcaioli
rules-elfenland-boatmen-text = In alcune edizioni i barcaioli ti portano oltre un lago per carte qualsiasi.
rules-elfenland-finish = 6. Fine del turno
rules-elfenland-finish-text = Si libera la tavola da gioco e comincia il giocatore seguente.
rules-elfenland-end = La fine della partita
rules-elfenland-end-text = Quando finisce la partita, chi vince e che cosa succede in caso di parità.
rules-elfenland-home = Le città natali
rules-elfenland-home-text = In questa variante ognuno vuole anche finire la partita vicino a una città segreta.
rules-elfenland-secrets = Chi vede che cosa
rules-elfenland-secrets-text = Che cosa è segreto e che cosa vedono tutti.
rules-elfenland-variants = Varianti e altri numeri
rules-elfenland-variants-text = Che cosa cambia da un’edizione all’altra e che cosa vale quando un tavolo gioca con numeri propri.

## Preparazione

clause-EL-S01 = Si gioca da 2 a 6.
clause-EL-S02 = Ognuno riceve uno stivale dei folletti, 20 pedine delle città, una carta geografica e 1 ostacolo. Il numero di ostacoli è un’opzione.
clause-EL-S03 = Tutti gli stivali partono da Elvenhold.
clause-EL-S04 = In ognuna delle altre 20 città c’è una pedina di ogni giocatore. A Elvenhold non ce ne sono.
clause-EL-S05 = Ciò che non serve a nessuno resta nella scatola.
clause-EL-S06 = Ci sono 72 carte di viaggio: 10 per ognuno dei sei mezzi di terra e 12 zattere.
clause-EL-S07 = La riserva ha 48 mezzi di trasporto, 8 di ognuno dei sei tipi, coperti e mescolati. Gli ostacoli restano a parte.
clause-EL-S08 = Prima della partita si scoprono 5 mezzi di trasporto: è la fila scoperta. In alcune edizioni lo si fa solo quando si scelgono gli altri mezzi.
clause-EL-S09 = La partita comincia dal turno 1 e si conta da lì.
clause-EL-S10 = Un giocatore comincia il primo turno. Di solito decide la sorte; chi apre il tavolo può anche scegliere un posto.
clause-EL-S11 = Con le città natali ognuno riceve una carta delle città coperta, che guarda lui solo. Altrimenti queste carte restano nella scatola.

## Il turno

clause-EL-R01 = La partita dura 4 turni e ogni turno ha le stesse sei fasi nello stesso ordine. Il numero di turni è un’opzione.
clause-EL-R02 = Comincia il primo giocatore, poi si continua in senso orario.

## Fase 1

clause-EL-P1-1 = Nel turno 1 ognuno riceve 8 carte di viaggio. Il loro numero è un’opzione.
clause-EL-P1-2 = Dal turno 2 in poi si completa la mano fino a 8 carte. In alcune edizioni ognuno riceve 8 carte nuove oltre a quelle tenute.
clause-EL-P1-3 = Prima di ogni distribuzione si mescolano tutte le carte di viaggio che nessuno ha in mano.
clause-EL-P1-4 = Le carte di viaggio si ricevono solo all’inizio di un turno, mai nel mezzo.
clause-EL-P1-5 = Con i numeri abituali le carte bastano sempre per tutti.

## Fase 2

clause-EL-P2-1 = Ognuno pesca dalla riserva un mezzo di trasporto coperto e lo guarda.
clause-EL-P2-2 = Il mezzo che hai appena pescato resta coperto. In alcune edizioni puoi mostrarlo subito, ma non più tardi.
clause-EL-P2-3 = Puoi guardare i tuoi mezzi coperti in qualsiasi momento.
clause-EL-P2-4 = Dal turno 2 in poi puoi avere due mezzi coperti: quello nuovo e uno che hai tenuto.

## Fase 3

clause-EL-P3-1 = Nella fila scoperta ci sono 5 mezzi di trasporto tra cui scegliere. Il loro numero è un’opzione.
clause-EL-P3-2 = Si fanno 3 giri e a ogni giro ognuno prende un mezzo di trasporto. Il numero di giri è un’opzione.
clause-EL-P3-3 = Prendi un mezzo dalla fila scoperta oppure pescane uno alla cieca dalla riserva.
clause-EL-P3-4 = Ogni mezzo che prendi ora resta scoperto davanti a te, anche se pescato alla cieca.
clause-EL-P3-5 = Quando un mezzo lascia la fila scoperta, uno nuovo ne prende subito il posto.
clause-EL-P3-6 = Con i numeri abituali ora hai 4 mezzi, o 5 se ne hai tenuto uno dal turno precedente.
clause-EL-P3-7 = Con i numeri abituali la riserva non si esaurisce mai.

## Fase 4

clause-EL-P4-1 = Quando tocca a te, piazza uno dei tuoi mezzi, metti un tuo ostacolo oppure passa. Una cosa sola.
clause-EL-P4-2 = Un mezzo si piazza solo su una strada che può percorrere. La carta geografica mostra quali.
clause-EL-P4-3 = Ogni strada ha posto per un solo mezzo di trasporto.
clause-EL-P4-4 = Puoi piazzare mezzi coperti e scoperti. Una volta piazzati, li vedono tutti.
clause-EL-P4-5 = Su fiumi e laghi non si mettono né mezzi né ostacoli.
clause-EL-P4-6 = Un ostacolo si mette su una strada che ha già un mezzo e nessun altro ostacolo.
clause-EL-P4-7 = In tutta la partita puoi mettere 1 solo ostacolo; poi è consumato. Ad alcuni tavoli ce ne sono di più, o nessuno.
clause-EL-P4-8 = Tutti possono usare ogni mezzo sulla tavola da gioco. Un ostacolo intralcia tutti, anche te.
clause-EL-P4-9 = Puoi sempre passare e piazzare di nuovo più tardi.
clause-EL-P4-10 = La pianificazione finisce quando tutti hanno passato uno dopo l’altro.
clause-EL-P4-11 = Se non puoi piazzare nulla, devi passare.
clause-EL-P4-12 = In alcune edizioni scegli subito dopo la pianificazione quale mezzo tenere e restituisci gli altri prima dei viaggi.

## Fase 5

clause-EL-M01 = Fai tutto il tuo viaggio di seguito, poi tocca al giocatore successivo.
clause-EL-M02 = Un viaggio va da una città a quella vicina, partendo da dove si trova il tuo stivale. Puoi fare tutte le tappe che riesci a pagare, o nessuna.
clause-EL-M03 = Via terra puoi viaggiare solo su una strada con un mezzo di trasporto.
clause-EL-M04 = Una strada si paga con carte del mezzo che vi si trova: 1 o 2, come dice la carta geografica.
clause-EL-M05 = Un ostacolo costa 1 carta in più dello stesso mezzo. Il supplemento è un’opzione.
clause-EL-M06 = Su un fiume non serve alcun mezzo: costa 1 zattera con la corrente e 2 zattere controcorrente.
clause-EL-M07 = Su un lago non serve alcun mezzo: ogni traversata costa 2 zattere, in entrambe le direzioni. In alcune edizioni il Mare Nebulae ne costa solo 1.
clause-EL-M08 = Puoi usare più volte la stessa strada, nelle due direzioni, pagando ogni volta il prezzo intero.
clause-EL-M09 = Mezzi e ostacoli non si consumano viaggiando. Restano fino alla fine del turno.
clause-EL-M10 = In ogni città che raggiungi, anche solo di passaggio, prendi la tua pedina se c’è ancora.
clause-EL-M11 = Puoi passare da Elvenhold come da ogni città. Lì non c’è nessuna pedina.
clause-EL-M12 = Il tuo viaggio finisce quando decidi di fermarti o non puoi pagare altre tappe.
clause-EL-M13 = Le carte giocate o scartate tornano solo con la prossima distribuzione.
clause-EL-M14 = Puoi tenere al massimo 4 carte di viaggio e scegli quali. Scarti le altre dopo il tuo viaggio o, ad alcuni tavoli, alla fine del turno.

## Carovane e barcaioli

clause-EL-C01 = Una carovana ti porta su una strada per 3 carte qualsiasi, uguali o diverse, anche zattere. In alcune edizioni ne costa 5, e ad alcuni tavoli non c’è.
clause-EL-C02 = Anche una carovana ha bisogno di un mezzo sulla strada.
clause-EL-C03 = Un ostacolo rende la carovana più cara di 1 carta qualsiasi: di solito 4 carte in tutto.
clause-EL-C04 = Puoi prendere una carovana anche se potresti pagare la strada. Ad alcuni tavoli è permesso solo se non puoi.
clause-EL-C05 = Le carovane non vanno sull’acqua. Lo fanno solo i barcaioli, in alcune edizioni, sul Mare Nebulae.
clause-EL-C06 = In alcune edizioni i barcaioli ti portano oltre il Mare Nebulae per 3 carte qualsiasi invece delle zattere. Non serve alcun mezzo, e il prezzo è un’opzione.

## Laghi

clause-EL-F01 = Il Mare Magnum unisce Virst, Strykhaven ed Elvenhold; il Mare Nebulae unisce Grangor, Yttar e Parundia. Tra due di queste tre città si va in entrambe le direzioni.
clause-EL-F02 = Nelle edizioni Amigo ogni traversata di un lago costa 2 zattere.
clause-EL-F03 = Nelle regole originali di Moon e in quelle affini il Mare Magnum costa 2 zattere, il Mare Nebulae 1 zattera o i barcaioli.

## Fase 6

clause-EL-P6-1 = La carta del turno concluso si mette via.
clause-EL-P6-2 = Nel turno seguente il vicino di sinistra diventa primo giocatore.
clause-EL-P6-3 = Tutti i mezzi sulla tavola da gioco tornano nella riserva.
clause-EL-P6-4 = Tieni 1 dei tuoi mezzi non usati, coperto o scoperto, e restituisci gli altri. Quanti se ne tengono è un’opzione.
clause-EL-P6-5 = La fila scoperta resta e la riserva si mescola. In alcune edizioni anche la fila torna nella riserva e se ne forma una nuova.
clause-EL-P6-6 = Un ostacolo usato esce dal gioco. Uno non usato resta al suo proprietario.
clause-EL-P6-7 = Tutte le carte di viaggio che nessuno ha in mano si mescolano per la prossima distribuzione.

## Fine

clause-EL-E01 = La partita finisce dopo 4 turni, o prima se qualcuno ha tutte le 20 pedine. Il numero di turni è un’opzione.
clause-EL-E02 = Senza città natali vince chi ha raccolto più pedine.
clause-EL-E03 = In caso di parità prevale chi ha più carte di viaggio in mano.
clause-EL-E04 = Se qualcuno ha tutte le 20 pedine in anticipo, si finisce il turno e si conta come al solito. In alcune edizioni vince subito dopo il turno 3; ad alcuni tavoli, all’istante.
clause-EL-E05 = Con i numeri abituali nessuno può avere tutte le 20 pedine prima del turno 3: ogni tappa costa una carta, e non ce ne sono abbastanza.
clause-EL-H01 = Con le città natali ogni pedina vale 1 punto e si toglie la distanza dal tuo stivale alla tua città natale. Vince il punteggio più alto.
clause-EL-H02 = La distanza è il numero di tappe del percorso più breve, per strada, fiume o lago. Mezzi, ostacoli e corrente non contano.
clause-EL-H03 = Le carte delle città restano segrete fino alla fine della partita.
clause-EL-H04 = Con le città natali, in caso di parità prevale chi è più vicino a casa, poi chi ha più carte di viaggio. In alcune edizioni contano solo le carte.

## I dubbi e come si risolvono

clause-AMB-EL-01 = Puoi prendere una carovana anche se potresti pagare la strada. Alcuni tavoli giocano in modo più severo.
clause-AMB-EL-02 = Dove la carovana è solo per chi non può pagare, si intende: ti manca qualcuna delle carte per questa tappa, compresa quella dell’ostacolo.
clause-AMB-EL-03 = Si paga il prezzo esatto, non di più. Una carovana si può pagare anche con carte uguali al mezzo.
clause-AMB-EL-04 = Dove la carovana costa 5 carte, con un ostacolo ne costa 6: l’ostacolo si aggiunge sempre.
clause-AMB-EL-05 = Se il tavolo non decide altrimenti, i barcaioli costano quanto una carovana.
clause-AMB-EL-06 = Con numeri insoliti la riserva può esaurirsi. Allora si completa la fila finché si può, non si pesca più alla cieca e, se non resta nulla, si salta la scelta.
clause-AMB-EL-07 = Con numeri insoliti le carte possono finire. Allora si distribuiscono una alla volta, in senso orario, fino all’ultima.
clause-AMB-EL-08 = Se non hai più nulla da piazzare, si passa per te. Un mezzo coperto che non va da nessuna parte resta un tuo segreto: allora passi tu.
clause-AMB-EL-09 = Nessuno è obbligato a piazzare. Passare è sempre permesso.
clause-AMB-EL-10 = Scegli tu che cosa scartare, dopo il tuo viaggio, in ogni turno, anche nell’ultimo. Ad alcuni tavoli si aspetta la fine del turno.
clause-AMB-EL-11 = Nelle edizioni Amigo il primo mezzo deve restare segreto. È una regola, non un desiderio.
clause-AMB-EL-12 = Non puoi scegliere di non tenere nulla: se ti restano dei mezzi, ne tieni uno.
clause-AMB-EL-13 = Un ostacolo che non hai usato non conta tra i mezzi tenuti.
clause-AMB-EL-14 = Tra un turno e l’altro la fila scoperta resta nelle edizioni tedesca, inglese e italiana; in tutte le altre si rinnova.
clause-AMB-EL-15 = Il momento della scelta conta: subito dopo la pianificazione non hai ancora visto dove viaggiano gli altri.
clause-AMB-EL-16 = Nell’edizione inglese chi ha 20 pedine vince alla fine del turno 3, così tutti hanno giocato lo stesso numero di volte.
clause-AMB-EL-17 = Se la partita con città natali finisce in anticipo, le edizioni tedesca, francese e italiana tolgono comunque la distanza. Nelle altre 20 pedine vincono qualunque sia la distanza.
clause-AMB-EL-18 = Se più giocatori hanno tutte le 20 pedine, vince chi ha più carte di viaggio in mano. Se la parità resta, condividono la vittoria.
clause-AMB-EL-19 = Chi resta in parità dopo ogni confronto condivide la vittoria.
clause-AMB-EL-20 = La via di casa può passare per laghi e fiumi, anche controcorrente, e per Elvenhold.
clause-AMB-EL-21 = La distanza conta le tappe, non le città in mezzo: una città vicina dista 1.
clause-AMB-EL-22 = Ci sono 12 carte delle città: Beata, Erg’Eren, Grangor, Ixara, Jaccaranda, Mah’Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien e Yttar. L’elenco è un’opzione.
clause-AMB-EL-23 = C’è materiale per sei, quindi si gioca da 2 a 6.
clause-AMB-EL-24 = Qui nessuno conosce la vostra età, quindi il primo giocatore si estrae a sorte, se il tavolo non indica un posto.
clause-AMB-EL-25 = Il Mare Magnum sta tra Virst, Strykhaven ed Elvenhold, il Mare Nebulae tra Grangor, Yttar e Parundia. Su ogni lago le tre traversate sono dirette.
clause-AMB-EL-26 = Se due vie uniscono le stesse città, sono separate: ognuna ha il suo mezzo e il suo ostacolo.
clause-AMB-EL-27 = Il tuo ostacolo intralcia anche te.
clause-AMB-EL-28 = Le pedine stanno in tutte le 20 città tranne Elvenhold, non in città a scelta.
clause-AMB-EL-29 = Puoi piazzare uno qualsiasi dei tuoi mezzi, anche coperto. Allora si scopre.
clause-AMB-EL-30 = La pianificazione non finisce quando uno solo ha finito, ma quando tutti passano di seguito.
clause-AMB-EL-31 = Anche con il promemoria JesWeb ognuno prende altri 3 mezzi.
clause-AMB-EL-32 = Se qualcuno ottiene tutte le 20 pedine nell’ultimo turno, si conta come al solito.
clause-AMB-EL-33 = Le carte in mano e i mezzi coperti sono segreti, ma tutti vedono quanti sono. Le carte delle città sono segrete fino alla fine.
clause-AMB-EL-34 = Tutti scelgono insieme quali mezzi tenere. Nessuno vede la scelta altrui prima di aver fatto la propria.
clause-AMB-EL-35 = Dove il promemoria JesWeb tace, vale l’edizione tedesca.

## Aggiunte

clause-COM-E1 = Quando la fila si rinnova, la nuova si forma alla fine del turno. Se il tavolo la forma solo al momento della scelta, si aspetta fino ad allora.
clause-COM-E2 = La fila scoperta si completa anche dopo l’ultima scelta del turno.
clause-COM-E3 = Nell’ultimo turno scarti ancora, ma non scegli più i mezzi da tenere, salvo dove lo si fa subito dopo la pianificazione.
clause-COM-E4 = Puoi mostrare solo il mezzo che hai appena pescato, e solo ora.
clause-COM-E5 = Con un altro numero di turni la vittoria con 20 pedine si controlla dopo il penultimo turno.
clause-COM-E6 = Dove 20 pedine vincono all’istante, la partita si ferma lì: nessuno viaggia più e nessuno scarta. Del vincitore contano solo le pedine.
clause-COM-E7 = I barcaioli sono per tutti, anche dove la carovana è solo per chi non può pagare.
clause-COM-E8 = Tieni esattamente tanti mezzi quanti ne permette il tavolo, o tutti se ne hai meno. Li scegli uno alla volta.
clause-COM-E9 = Un drago coperto e un drago scoperto sono due mezzi diversi: scegli tu quale piazzare o tenere.
clause-COM-E10 = Se non hai né mezzi né ostacoli, si passa al posto tuo.
clause-COM-E11 = Dove si scarta alla fine del turno, lo si fa prima di controllare se la partita è finita.
clause-COM-E12 = Solo tu vedi le tue carte, i tuoi mezzi coperti e la tua carta delle città. Tutto ciò che si gioca, si piazza, si scarta o si scopre lo vedono tutti.
