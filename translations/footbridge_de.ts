<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AliasFiles</name>
    <message>
        <source>Open an alias table</source>
        <translation>Aliastabelle öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the alias table</source>
        <translation>Alias-Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>AnalysisPlots</name>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhersage gegen Messung</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>All strategies on the same shots</source>
        <translation>Alle Strategien auf denselben Shots</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>Verteilung von %1</translation>
    </message>
    <message>
        <source>Black: the source against itself; grey: limit of chance</source>
        <translation>Schwarz: die Quelle gegen sich selbst; grau: Grenze des Zufalls</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>Worauf das Modell beruht</translation>
    </message>
    <message>
        <source>By how much the error grows when a feature is shuffled</source>
        <translation>Um wie viel der Fehler wächst, wenn ein Merkmal durchmischt wird</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Einfluss von %1</translation>
    </message>
    <message>
        <source>Mean prediction over the feature&apos;s range, the others as they are</source>
        <translation>Mittlere Vorhersage über den Bereich des Merkmals, die übrigen unverändert</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>Sagt %1 aus %n Merkmal mit „%2“ vorher. Erstellt am %3 von Footbridge %4.</numerusform>
            <numerusform>Sagt %1 aus %n Merkmalen mit „%2“ vorher. Erstellt am %3 von Footbridge %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: anyone could have made it. What it was made from stands under Contents.</source>
        <translation>Nicht signiert: Jeder könnte es erstellt haben. Woraus es entstand, steht unter „Inhalt“.</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is trusted.</source>
        <translation>Signiert mit dem Schlüssel %1, dem vertraut wird.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>missing column %1, missing value %2, new category %3, value outside the range %4, other unit %5</source>
        <translation>fehlende Spalte %1, fehlender Wert %2, neue Kategorie %3, Wert außerhalb des Bereichs %4, andere Einheit %5</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>umgerechnet</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is not known here.</source>
        <translation>Signiert mit dem Schlüssel %1, der hier nicht bekannt ist.</translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message>
        <source>No cell is finished yet.</source>
        <translation>Noch ist keine Zelle fertig.</translation>
    </message>
    <message>
        <source>Error against shots</source>
        <translation>Fehler gegen Shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Best of the shots alone</source>
        <translation>Beste nur aus Shots</translation>
    </message>
    <message>
        <source>Severity against gain</source>
        <translation>Schweregrad gegen Gewinn</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone</source>
        <translation>Gewinn von Auto gegenüber den Shots allein</translation>
    </message>
    <message>
        <source>Transfer pays above</source>
        <translation>Oberhalb lohnt sich die Übertragung</translation>
    </message>
    <message numerus="yes">
        <source>%n shots</source>
        <translation>
            <numerusform>%n Shot</numerusform>
            <numerusform>%n Shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Pairs and shot counts won</source>
        <translation>Gewonnene Paare und Shot-Zahlen</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation>Zeit jeder Strategie</translation>
    </message>
    <message>
        <source>Median time of a cell</source>
        <translation>Median der Zeit einer Zelle</translation>
    </message>
    <message>
        <source>Reliability of intervals</source>
        <translation>Zuverlässigkeit der Intervalle</translation>
    </message>
    <message>
        <source>Test rows inside</source>
        <translation>Testzeilen im Intervall</translation>
    </message>
    <message>
        <source>No interval was measured.</source>
        <translation>Es wurde kein Intervall gemessen.</translation>
    </message>
    <message>
        <source>%1 % intervals</source>
        <translation>%1-%-Intervalle</translation>
    </message>
    <message>
        <source>Promised: %1 %</source>
        <translation>Zugesagt: %1 %</translation>
    </message>
    <message>
        <source>Normalised error (nMSE)</source>
        <translation>Normierter Fehler (nMSE)</translation>
    </message>
</context>
<context>
    <name>ColouredPoints</name>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Carries a performance model to a new platform.</source>
        <translation>Überträgt ein Leistungsmodell auf eine neue Plattform.</translation>
    </message>
    <message>
        <source>Table of the new platform.</source>
        <translation>Tabelle der neuen Plattform.</translation>
    </message>
    <message>
        <source>Column to predict.</source>
        <translation>Vorherzusagende Spalte.</translation>
    </message>
    <message>
        <source>Open the built-in example.</source>
        <translation>Das eingebaute Beispiel öffnen.</translation>
    </message>
    <message>
        <source>A session is opened alone: it names its tables itself.</source>
        <translation>Eine Sitzung wird allein geöffnet: Sie nennt ihre Tabellen selbst.</translation>
    </message>
    <message>
        <source>Tables of platforms you know, as CSV, folders of such tables, a session, or a bundle.</source>
        <translation>Tabellen bekannter Plattformen als CSV, Ordner mit solchen Tabellen, eine Sitzung oder ein Paket.</translation>
    </message>
    <message>
        <source>Page to show, one of %1.</source>
        <translation>Anzuzeigende Seite, eine von %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no page named %1. Use one of %2.</source>
        <translation>Es gibt keine Seite namens %1. Verwenden Sie eine von diesen: %2.</translation>
    </message>
</context>
<context>
    <name>ControlHelp</name>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>Öffnet die Tabellen weiterer bekannter Plattformen. Aus mehreren Quellen wird gemeinsam gelernt.</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>Öffnet die Tabelle der neuen Plattform anstelle der geöffneten.</translation>
    </message>
    <message>
        <source>What each column is. The response is what is predicted, features are what it is predicted from, ignored columns are left out. Equal values of a group column mark runs that belong together. Click a role to change it.</source>
        <translation>Was jede Spalte ist. Die Messgröße wird vorhergesagt, und zwar aus den Merkmalen; ignorierte Spalten bleiben außen vor. Gleiche Werte einer Gruppenspalte kennzeichnen Läufe, die zusammengehören. Ein Klick auf eine Rolle ändert sie.</translation>
    </message>
    <message>
        <source>The rows of the chosen table. Filter them by text or by a condition such as n &gt; 64, sort them by a click on a column, and select rows of the target to learn from these and no others.</source>
        <translation>Die Zeilen der gewählten Tabelle. Sie lassen sich durch Text oder eine Bedingung wie n &gt; 64 filtern und durch einen Klick auf eine Spalte sortieren; aus ausgewählten Zeilen des Ziels, und nur aus ihnen, kann gelernt werden.</translation>
    </message>
    <message>
        <source>Shows only the features whose name contains this text.</source>
        <translation>Zeigt nur die Merkmale, deren Name diesen Text enthält.</translation>
    </message>
    <message>
        <source>Features that only the source has. What it learned from them cannot be carried over. Drag one onto a feature of the target, or select both and press Return, if they mean the same.</source>
        <translation>Merkmale, die nur die Quelle hat. Was sie daraus gelernt hat, lässt sich nicht übertragen. Bedeuten zwei dasselbe, ziehen Sie eines auf ein Merkmal des Ziels, oder wählen Sie beide aus und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Features of both sides. A suggestion with its confidence is used only once it is accepted: Return accepts it, Delete rejects it or separates a match.</source>
        <translation>Merkmale beider Seiten. Ein Vorschlag mit seiner Sicherheit gilt erst, wenn er angenommen ist: Die Eingabetaste nimmt ihn an, Entf verwirft ihn oder löst eine Zuordnung.</translation>
    </message>
    <message>
        <source>Features that only the target has. Models of the shots can use them, the source model cannot.</source>
        <translation>Merkmale, die nur das Ziel hat. Modelle der Shots können sie nutzen, das Quellmodell nicht.</translation>
    </message>
    <message>
        <source>Accept or reject suggestions, match or separate what is selected. An alias table is a CSV whose lines each hold names that mean the same; matches can be saved as one.</source>
        <translation>Vorschläge annehmen oder verwerfen, Ausgewähltes zuordnen oder trennen. Eine Aliastabelle ist eine CSV-Datei, deren Zeilen Namen gleicher Bedeutung enthalten; Zuordnungen lassen sich so speichern.</translation>
    </message>
    <message>
        <source>How the values of the selected pair are distributed in the source and in the target. Where the two do not overlap, the model has to extrapolate.</source>
        <translation>Wie die Werte des ausgewählten Paares in Quelle und Ziel verteilt sind. Wo sich beide nicht überlappen, muss das Modell extrapolieren.</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>Hält an, was läuft. Das letzte gute Ergebnis bleibt.</translation>
    </message>
    <message>
        <source>Severity from every table to every other, to see which platform resembles which. Click a cell, or press Return on it, to load that pair.</source>
        <translation>Der Schweregrad von jeder Tabelle zu jeder anderen zeigt, welche Plattformen sich ähneln. Ein Klick auf eine Zelle oder die Eingabetaste lädt dieses Paar.</translation>
    </message>
    <message>
        <source>How far each matched feature has moved, the farthest first.</source>
        <translation>Wie weit sich jedes zugeordnete Merkmal verschoben hat, das weiteste zuerst.</translation>
    </message>
    <message>
        <source>How far the target is from each source alone.</source>
        <translation>Wie weit das Ziel von jeder Quelle allein entfernt ist.</translation>
    </message>
    <message>
        <source>The measured rows of the target that the adaptation learns from. All other measured rows are kept to test the result.</source>
        <translation>Die gemessenen Zeilen des Ziels, aus denen die Anpassung lernt. Alle anderen gemessenen Zeilen bleiben, um das Ergebnis zu prüfen.</translation>
    </message>
    <message>
        <source>How many rows are drawn, or which share of the measured ones.</source>
        <translation>Wie viele Zeilen gezogen werden oder welcher Anteil der gemessenen.</translation>
    </message>
    <message>
        <source>Whose features are used for ranges and scales. Responses are taken from the shots alone in either case.</source>
        <translation>Wessen Merkmale für Bereiche und Skalen dienen. Messwerte kommen in jedem Fall allein aus den Shots.</translation>
    </message>
    <message>
        <source>Start of the random numbers. The same inputs and seed give the same result, bit for bit; another seed draws other shots.</source>
        <translation>Startwert der Zufallszahlen. Gleiche Eingaben und gleicher Startwert ergeben Bit für Bit dasselbe Ergebnis; ein anderer Startwert zieht andere Shots.</translation>
    </message>
    <message>
        <source>Which ways of adapting are tried. Auto weighs many models by their errors on held-out shots; the target-only ones ignore the source, for comparison.</source>
        <translation>Welche Arten der Anpassung versucht werden. Auto gewichtet viele Modelle nach ihren Fehlern auf zurückgehaltenen Shots; die allein auf dem Ziel lassen zum Vergleich die Quelle außer Acht.</translation>
    </message>
    <message>
        <source>Starts or cancels the run. It trains the source model once, measures severity and fits the strategies. Cancelling keeps the last good result.</source>
        <translation>Startet den Durchgang oder bricht ihn ab. Er trainiert einmal das Quellmodell, misst den Schweregrad und passt die Strategien an. Nach einem Abbruch bleibt das letzte gute Ergebnis.</translation>
    </message>
    <message>
        <source>The strategies of this run as they finish, with their error on held-out shots and their time.</source>
        <translation>Die Strategien dieses Durchgangs, sobald sie fertig sind, mit ihrem Fehler auf zurückgehaltenen Shots und ihrer Zeit.</translation>
    </message>
    <message>
        <source>Rows of the target that would teach most if they were measured next, and what that is expected to be worth. Save the list as CSV, fill in the response, and open it again.</source>
        <translation>Zeilen des Ziels, aus denen am meisten zu lernen wäre, würden sie als Nächstes gemessen, und was davon zu erwarten ist. Speichern Sie die Liste als CSV, tragen Sie die Messgröße ein, und öffnen Sie sie wieder.</translation>
    </message>
    <message>
        <source>The chosen strategy in plots: predicted against measured, residuals, all strategies, error against the number of shots. Beside sets a second strategy or an earlier run next to it; both plots then move together.</source>
        <translation>Die gewählte Strategie in Diagrammen: Vorhersage gegen Messung, Residuen, alle Strategien, Fehler über der Zahl der Shots. „Daneben“ stellt eine zweite Strategie oder einen früheren Durchgang daneben; beide Diagramme bewegen sich dann gemeinsam.</translation>
    </message>
    <message>
        <source>The figures of the two results that stand side by side, and their difference.</source>
        <translation>Die Kennzahlen der beiden Ergebnisse nebeneinander und ihr Unterschied.</translation>
    </message>
    <message>
        <source>Every row of the target with what is measured, predicted and flagged. Rows selected here are marked in the plots, and the other way round; double-click one to see all of it.</source>
        <translation>Jede Zeile des Ziels mit Messung, Vorhersage und Hinweisen. Hier ausgewählte Zeilen sind in den Diagrammen markiert und umgekehrt; ein Doppelklick zeigt die ganze Zeile.</translation>
    </message>
    <message>
        <source>Writes the adapted model as one file that runs without Footbridge. It is opened again and compared with what you saw before the export counts as done.</source>
        <translation>Schreibt das angepasste Modell als eine Datei, die ohne Footbridge läuft. Sie wird wieder geöffnet und mit dem Gezeigten verglichen, bevor der Export als fertig gilt.</translation>
    </message>
    <message>
        <source>What the exported model does with rows unlike those it was made for: predict and flag them, or refuse them.</source>
        <translation>Was das exportierte Modell mit Zeilen tut, die anders sind als die, für die es gemacht ist: vorhersagen und kennzeichnen oder ablehnen.</translation>
    </message>
    <message>
        <source>Leaves your measured runs out of the file. Nobody can then read them there, and the model cannot be adapted further from it.</source>
        <translation>Lässt Ihre gemessenen Läufe aus der Datei. Dann kann sie dort niemand lesen, und das Modell lässt sich von ihr aus nicht weiter anpassen.</translation>
    </message>
    <message>
        <source>A program that loads the bundle elsewhere, ready to be copied.</source>
        <translation>Ein Programm, das das Modellpaket anderswo lädt, zum Kopieren.</translation>
    </message>
    <message>
        <source>Leads on: to the start of an adaptation, or to its results.</source>
        <translation>Führt weiter: zum Start einer Anpassung oder zu ihren Ergebnissen.</translation>
    </message>
    <message>
        <source>The rows of source and target in two dimensions, by the features that they share. Near each other means alike. Rows marked here are marked in the results, too.</source>
        <translation>Die Zeilen von Quelle und Ziel in zwei Dimensionen, nach ihren gemeinsamen Merkmalen. Was nah beieinanderliegt, ähnelt sich. Hier markierte Zeilen sind auch in den Ergebnissen markiert.</translation>
    </message>
    <message>
        <source>Severity and its band against the number of shots.</source>
        <translation>Der Schweregrad und sein Band gegen die Anzahl der Shots.</translation>
    </message>
    <message>
        <source>Severity from every table to every other.</source>
        <translation>Der Schweregrad von jeder Tabelle zu jeder anderen.</translation>
    </message>
    <message>
        <source>Begins a campaign from the open tables or from a folder of tables.</source>
        <translation>Beginnt eine Kampagne aus den geöffneten Tabellen oder aus einem Ordner mit Tabellen.</translation>
    </message>
    <message>
        <source>Opens the folder of a campaign that has ended, was interrupted or still runs.</source>
        <translation>Öffnet den Ordner einer Kampagne, die beendet ist, unterbrochen wurde oder noch läuft.</translation>
    </message>
    <message>
        <source>Measures every cell of the ticked pairs. What is finished is kept, whatever happens.</source>
        <translation>Misst jede Zelle der angekreuzten Paare. Was fertig ist, bleibt erhalten, was auch geschieht.</translation>
    </message>
    <message>
        <source>What the campaign measures, and where it runs.</source>
        <translation>Was die Kampagne misst und wo sie läuft.</translation>
    </message>
    <message>
        <source>Tick the pairs to measure, and say how many shots are drawn, and how often. Each number of shots and each repeat of a pair is one cell.</source>
        <translation>Kreuzen Sie die zu messenden Paare an, und geben Sie an, wie viele Shots gezogen werden und wie oft. Jede Anzahl von Shots und jede Wiederholung eines Paares ist eine Zelle.</translation>
    </message>
    <message>
        <source>The strategies to compare. All of them see the same shots.</source>
        <translation>Die Strategien, die verglichen werden. Alle sehen dieselben Shots.</translation>
    </message>
    <message>
        <source>Where the cells are measured and where the results are kept. On Slurm they run as job arrays within these limits.</source>
        <translation>Wo die Zellen gemessen werden und wo die Ergebnisse liegen. Unter Slurm laufen sie innerhalb dieser Grenzen als Job-Arrays.</translation>
    </message>
    <message>
        <source>How far the campaign is, and what failed and why. It can be stopped and go on later; no finished cell is lost.</source>
        <translation>Wie weit die Kampagne ist und was warum fehlgeschlagen ist. Sie lässt sich anhalten und später fortsetzen; keine fertige Zelle geht verloren.</translation>
    </message>
    <message>
        <source>The source in the row, the target in the column. Click a cell to see that pair.</source>
        <translation>Die Quelle in der Zeile, das Ziel in der Spalte. Ein Klick auf eine Zelle zeigt dieses Paar.</translation>
    </message>
    <message>
        <source>Opens a job log: Standard Workload Format, plain or compressed, what sacct prints, or CSV.</source>
        <translation>Öffnet ein Jobprotokoll: Standard Workload Format, unkomprimiert oder komprimiert, die Ausgabe von sacct oder CSV.</translation>
    </message>
    <message>
        <source>Adds estimates of the run times, as an adapted model predicts them.</source>
        <translation>Fügt Schätzungen der Laufzeiten hinzu, wie ein angepasstes Modell sie vorhersagt.</translation>
    </message>
    <message>
        <source>Draws streams of jobs from the log and runs every policy with every estimate on the same ones.</source>
        <translation>Zieht Ströme von Jobs aus dem Protokoll und lässt auf denselben Strömen jedes Verfahren mit jeder Schätzung laufen.</translation>
    </message>
    <message>
        <source>How the turnaround grows with the load of the machine.</source>
        <translation>Wie die Durchlaufzeit mit der Last der Maschine wächst.</translation>
    </message>
    <message>
        <source>What the log holds: when jobs arrive, how large they are, and what was left out.</source>
        <translation>Was das Protokoll enthält: wann Jobs eintreffen, wie groß sie sind und was ausgelassen wurde.</translation>
    </message>
    <message>
        <source>Which job ran on which nodes, and when. Drag to move along, turn the wheel to come closer. Jobs on fewer nodes than they asked for are orange.</source>
        <translation>Welcher Job wann auf welchen Knoten lief. Ziehen verschiebt den Ausschnitt, das Mausrad vergrößert ihn. Jobs auf weniger Knoten als angefordert sind orange.</translation>
    </message>
    <message>
        <source>How much of the machine is in use, and how many jobs wait, over the same time as above.</source>
        <translation>Wie viel der Maschine belegt ist und wie viele Jobs warten, über dieselbe Zeit wie oben.</translation>
    </message>
    <message>
        <source>The mean turnaround of each policy with each estimate, with its 95 % interval over the streams.</source>
        <translation>Die mittlere Durchlaufzeit jedes Verfahrens mit jeder Schätzung, mit ihrem 95-%-Intervall über die Ströme.</translation>
    </message>
    <message>
        <source>Another load, and other limits for jobs that may run on fewer nodes. Each change runs again in the background.</source>
        <translation>Eine andere Last und andere Grenzen für Jobs, die auf weniger Knoten laufen dürfen. Nach jeder Änderung wird im Hintergrund neu gerechnet.</translation>
    </message>
    <message>
        <source>What to request for each run.</source>
        <translation>Was für jeden Lauf anzufordern ist.</translation>
    </message>
    <message>
        <source>Where to run, and on how many nodes, under a deadline or a budget.</source>
        <translation>Wo und auf wie vielen Knoten unter einer Frist oder einem Budget auszuführen ist.</translation>
    </message>
    <message>
        <source>How much memory training a network takes on each device.</source>
        <translation>Wie viel Speicher das Training eines Netzes auf jedem Gerät braucht.</translation>
    </message>
    <message>
        <source>Goes back from the open table to the runs of the adapted model.</source>
        <translation>Kehrt von der geöffneten Tabelle zu den Läufen des angepassten Modells zurück.</translation>
    </message>
    <message>
        <source>Opens a table of requests and measured values, such as a job log, to see what other requests would have cost.</source>
        <translation>Öffnet eine Tabelle mit Anforderungen und Messwerten, etwa ein Jobprotokoll, um zu sehen, was andere Anforderungen gekostet hätten.</translation>
    </message>
    <message>
        <source>What requests cost, and how often they kill a run. A practice has the same colour in both plots.</source>
        <translation>Was Anforderungen kosten und wie oft durch sie ein Lauf abgebrochen wird. Eine Vorgehensweise hat in beiden Diagrammen dieselbe Farbe.</translation>
    </message>
    <message>
        <source>For each run what to request, the chance that it is killed all the same, and what it is expected to cost.</source>
        <translation>Für jeden Lauf, was anzufordern ist, das Risiko, dass er dennoch abgebrochen wird, und seine erwarteten Kosten.</translation>
    </message>
    <message>
        <source>The models of the platforms, the ways to run, and the limits of time and money.</source>
        <translation>Die Modelle der Plattformen, die Varianten und die Grenzen für Zeit und Geld.</translation>
    </message>
    <message>
        <source>Each platform with the price of a node, and every way to run on it. Select one to see it in the plot.</source>
        <translation>Jede Plattform mit dem Preis eines Knotens und alle Varianten auf ihr. Eine ausgewählte ist im Diagramm zu sehen.</translation>
    </message>
    <message>
        <source>Price against time. Nothing is both cheaper and faster than what lies on the line; click a point for its details.</source>
        <translation>Preis gegen Zeit. Nichts ist zugleich billiger und schneller als das, was auf der Linie liegt; ein Klick auf einen Punkt zeigt Einzelheiten.</translation>
    </message>
    <message>
        <source>The network, and how its training is spread over devices. Every change is computed at once.</source>
        <translation>Das Netz und wie sein Training auf Geräte verteilt ist. Jede Änderung wird sofort berechnet.</translation>
    </message>
    <message>
        <source>What lies in the memory of one device, term by term, and why.</source>
        <translation>Was im Speicher eines Geräts liegt, Posten für Posten, und warum.</translation>
    </message>
    <message>
        <source>Which devices hold it. Names and memory can be edited.</source>
        <translation>Welche Geräte dafür ausreichen. Namen und Speicher lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run per line. Sessions and bundles open here, too.</source>
        <translation>Tabellen hier ablegen oder öffnen: Läufe einer bekannten Plattform sind eine Quelle, die Läufe der neuen Plattform sind das Ziel. Dateien sind CSV mit einem Lauf je Zeile. Auch Sitzungen und Modellpakete lassen sich hier öffnen.</translation>
    </message>
    <message>
        <source>One card for each table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>Eine Karte für jede Tabelle. Ein Klick auf eine Karte zeigt ihre Spalten und Zeilen. Der Name steht in Diagrammen und Berichten; die Importoptionen sagen, wie die Datei gelesen wird, und Warnungen führen zu den Zeilen, um die es geht.</translation>
    </message>
    <message>
        <source>Trains the source model where needed and measures how far the target is from it. From then on the measurement follows every change of the shots.</source>
        <translation>Trainiert bei Bedarf das Quellmodell und misst, wie weit das Ziel von ihm entfernt ist. Von da an folgt die Messung jeder Änderung der Shots.</translation>
    </message>
    <message>
        <source>Severity: 0 means just like the source, 1 means nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>Schweregrad: 0 heißt genau wie die Quelle, 1 heißt nichts gemeinsam. Die äußere Linie ist das 90-%-Band: was so wenige Shots offenlassen.</translation>
    </message>
    <message>
        <source>What differs. Black: the source against itself; grey: the limit of chance. Hover over a bar for its meaning.</source>
        <translation>Was sich unterscheidet. Schwarz: die Quelle gegen sich selbst; grau: die Grenze des Zufalls. Zeigen Sie auf einen Balken, um seine Bedeutung zu sehen.</translation>
    </message>
    <message>
        <source>The errors of simple ways to predict the target, each shot held out in turn. The simplest way that is good enough is what the shots call for.</source>
        <translation>Die Fehler einfacher Arten, das Ziel vorherzusagen, jeder Shot reihum zurückgehalten. Die einfachste, die gut genug ist, ist die, die die Shots verlangen.</translation>
    </message>
    <message>
        <source>Each shot as measured and as the source model predicts it. On the grey line both agree; the blue line is the offset and scale that fit best, and what stays off it is different behaviour.</source>
        <translation>Jeder Shot, wie gemessen und wie vom Quellmodell vorhergesagt. Auf der grauen Linie stimmen beide überein; die blaue Linie zeigt den Versatz und die Skalierung, die am besten passen, und was von ihr abweicht, ist anderes Verhalten.</translation>
    </message>
    <message>
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows held back from them.</source>
        <translation>Der Verlust der Netze der Quelle während des Trainings: auf den Zeilen, aus denen sie lernen, und zur Validierung auf Zeilen, die ihnen vorenthalten bleiben.</translation>
    </message>
    <message>
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: measured runs that are not shots. Click a line to see that strategy.</source>
        <translation>Alle Strategien auf denselben Shots. Kreuzvalidiert: jeder Shot von einem Modell vorhergesagt, das ihn nicht gesehen hat. Ungesehen: gemessene Läufe, die keine Shots sind. Ein Klick auf eine Zeile zeigt diese Strategie.</translation>
    </message>
    <message>
        <source>Says why the prediction of the selected row is what it is and why its interval is as wide as it is, in the place of the leaderboard.</source>
        <translation>Sagt anstelle der Rangliste, warum die Vorhersage der ausgewählten Zeile ist, wie sie ist, und warum ihr Intervall so breit ist.</translation>
    </message>
    <message>
        <source>What the prediction of the selected row is made of: the width of its interval, what each member of the mixture says with its weight, how far each feature would move it, and the nearest measured rows. The model ranks the features by how much the error grows when their values are shuffled, and draws how the prediction follows them.</source>
        <translation>Woraus die Vorhersage der ausgewählten Zeile besteht: die Breite ihres Intervalls, was jedes Mitglied der Mischung mit welchem Gewicht sagt, wie weit jedes Merkmal sie verschieben würde, und die nächsten gemessenen Zeilen. „Das Modell“ ordnet die Merkmale danach, wie stark der Fehler wächst, wenn ihre Werte durchmischt werden, und zeichnet, wie ihnen die Vorhersage folgt.</translation>
    </message>
    <message>
        <source>Puts the explanation of this row into the report, or takes it out.</source>
        <translation>Nimmt die Erklärung dieser Zeile in den Bericht auf oder wieder heraus.</translation>
    </message>
    <message>
        <source>How far the campaign has got, and what came out of it.</source>
        <translation>Wie weit die Kampagne ist und was herausgekommen ist.</translation>
    </message>
    <message>
        <source>The error of the chosen pair against the number of shots. Its experiment opens in the other pages, with exactly the shots of that repeat.</source>
        <translation>Der Fehler des gewählten Paares gegen die Anzahl der Shots. Sein Experiment öffnet sich auf den anderen Seiten, mit genau den Shots dieser Wiederholung.</translation>
    </message>
    <message>
        <source>All pairs, one per line; a click on a title sorts them. The report and the plots go into the folder of the campaign.</source>
        <translation>Alle Paare, eines je Zeile; ein Klick auf einen Spaltentitel sortiert sie. Bericht und Diagramme kommen in den Ordner der Kampagne.</translation>
    </message>
    <message>
        <source>Writes the requests as CSV, one line per run.</source>
        <translation>Schreibt die Anforderungen als CSV, eine Zeile je Lauf.</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused, and what the site allows and bills.</source>
        <translation>Wievielmal schlimmer es ist, durch einen abgebrochenen Lauf Arbeit zu verlieren, als ebenso viel ungenutzt zu lassen, und was das Rechenzentrum erlaubt und abrechnet.</translation>
    </message>
    <message>
        <source>Chooses a CSV that grows and how it is learned: the response, what the model starts from, and whether to wait for more runs at its end.</source>
        <translation>Wählt eine CSV-Datei, die wächst, und wie daraus gelernt wird: die Messgröße, wovon das Modell ausgeht und ob an ihrem Ende auf weitere Läufe gewartet wird.</translation>
    </message>
    <message>
        <source>Stops following. What was learned is kept, and following the same table again goes on from there.</source>
        <translation>Beendet das Verfolgen. Das Gelernte bleibt erhalten, und wird dieselbe Tabelle wieder verfolgt, geht es von dort aus weiter.</translation>
    </message>
    <message>
        <source>Writes the selected version, or the one in force, as a bundle that runs without Footbridge, while the stream goes on.</source>
        <translation>Schreibt die ausgewählte Version, sonst die geltende, als Paket, das ohne Footbridge läuft, während der Strom weitergeht.</translation>
    </message>
    <message>
        <source>How things stand now. False alarms are what the drift detectors raise at most while nothing changes.</source>
        <translation>Der Stand der Dinge. Fehlalarme sind, was die Drifterkennung höchstens meldet, solange sich nichts ändert.</translation>
    </message>
    <message>
        <source>What happened last, and what learning online buys over retraining, over keeping the first model and over guessing.</source>
        <translation>Was zuletzt geschah und was das Online-Lernen bringt gegenüber Neutrainieren, dem Beibehalten des ersten Modells und Raten.</translation>
    </message>
    <message>
        <source>Which version predicted when. A version that was taken up again has the colour of the old one.</source>
        <translation>Welche Version wann vorhersagte. Eine wieder aufgenommene Version hat die Farbe der alten.</translation>
    </message>
    <message>
        <source>Relative error of each run before it was learned, averaged over ten runs; dashed lines mark noticed drifts.</source>
        <translation>Relativer Fehler jedes Laufs, bevor aus ihm gelernt wurde, gemittelt über zehn Läufe; gestrichelte Linien markieren bemerkte Drifts.</translation>
    </message>
    <message>
        <source>How many of the last hundred runs lay inside their interval, and how many would have if its width had never been adapted.</source>
        <translation>Wie viele der letzten hundert Läufe in ihrem Intervall lagen und wie viele es gewesen wären, wenn seine Breite nie angepasst worden wäre.</translation>
    </message>
    <message>
        <source>Every version of the model, newest first: why it began, what it predicted and how well. Select one to go back to it or to export it.</source>
        <translation>Jede Version des Modells, die neueste zuerst: warum sie begann, was sie vorhersagte und wie gut. Wählen Sie eine aus, um zu ihr zurückzukehren oder sie zu exportieren.</translation>
    </message>
    <message>
        <source>Takes the selected version up again as a new one, for when a drift was a false alarm. Nothing is deleted.</source>
        <translation>Nimmt die ausgewählte Version als neue wieder auf, falls eine Drift ein Fehlalarm war. Nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>How often everything is repeated with other rows and first weights. The intervals hold 90 % of the repetitions.</source>
        <translation>Wie oft alles mit anderen Zeilen und Anfangsgewichten wiederholt wird. Die Intervalle enthalten 90 % der Wiederholungen.</translation>
    </message>
    <message>
        <source>How often every training sees each of its rows: the same for all ways.</source>
        <translation>Wie oft jedes Training jede seiner Zeilen sieht: für alle Arten gleich.</translation>
    </message>
    <message>
        <source>Trains all ways in the background, on the first source and the target.</source>
        <translation>Trainiert im Hintergrund alle Arten, auf der ersten Quelle und dem Ziel.</translation>
    </message>
    <message>
        <source>Which way to begin, what it saves, and what it costs in the end.</source>
        <translation>Welcher Anfang zu wählen ist, was er spart und was er am Ende kostet.</translation>
    </message>
    <message>
        <source>Error of rows that are never learned from, while training goes on. A dot marks where a way reaches the error asked for.</source>
        <translation>Fehler auf Zeilen, aus denen nie gelernt wird, während das Training läuft. Ein Punkt markiert, wo eine Art den verlangten Fehler erreicht.</translation>
    </message>
    <message>
        <source>What each way saves until then, against training from scratch with the same seed. Below zero it takes longer.</source>
        <translation>Was jede Art bis dahin spart, gegenüber dem Training von Grund auf mit demselben Startwert. Unter null dauert es länger.</translation>
    </message>
    <message>
        <source>The figures of every way. A way is no worse where its final error cannot be told from that from scratch.</source>
        <translation>Die Kennzahlen jeder Art. Eine Art ist nicht schlechter, wenn sich ihr Endfehler nicht von dem des Trainings von Grund auf unterscheiden lässt.</translation>
    </message>
    <message>
        <source>The run that the sentence, the vector and the order speak of. A run of the tables that were learned from is predicted by models that have not seen its group.</source>
        <translation>Der Lauf, von dem der Satz, der Vektor und die Reihenfolge sprechen. Einen Lauf aus den gelernten Tabellen sagen Modelle vorher, die seine Gruppe nicht gesehen haben.</translation>
    </message>
    <message>
        <source>Shows the runs that were learned from again, instead of the table that was predicted.</source>
        <translation>Zeigt wieder die Läufe, aus denen gelernt wurde, statt der vorhergesagten Tabelle.</translation>
    </message>
    <message>
        <source>Shows what the columns are. After a change, train again.</source>
        <translation>Zeigt, was die Spalten sind. Trainieren Sie nach einer Änderung neu.</translation>
    </message>
    <message>
        <source>Opens run times on several machines: one table with a column that names the machine, one with a time column for each, or several files, one for each.</source>
        <translation>Öffnet Laufzeiten auf mehreren Maschinen: eine Tabelle mit einer Spalte, die die Maschine nennt, eine mit einer Zeitspalte je Maschine oder mehrere Dateien, eine je Maschine.</translation>
    </message>
    <message>
        <source>Writes the predicted vectors with their intervals as CSV, a line a row.</source>
        <translation>Schreibt die vorhergesagten Vektoren mit ihren Intervallen als CSV, eine Zeile je Lauf.</translation>
    </message>
    <message>
        <source>Writes the model as ONNX and TorchScript into one zip, once both were read back and predict what this page shows.</source>
        <translation>Schreibt das Modell als ONNX und TorchScript in eine Zip-Datei, sobald beide zurückgelesen wurden und vorhersagen, was diese Seite zeigt.</translation>
    </message>
    <message>
        <source>Trains every model in the background and weighs them by groups that are left out.</source>
        <translation>Trainiert im Hintergrund alle Modelle und gewichtet sie anhand weggelassener Gruppen.</translation>
    </message>
    <message>
        <source>Opens a table with the same features and predicts its rows on all machines.</source>
        <translation>Öffnet eine Tabelle mit denselben Merkmalen und sagt ihre Zeilen auf allen Maschinen vorher.</translation>
    </message>
    <message>
        <source>What each column is: the machine, the run time, what runs belong together, what describes a run. Runs that belong together are never split between learning and judging. Click a use to change it.</source>
        <translation>Was jede Spalte ist: die Maschine, die Laufzeit, welche Läufe zusammengehören, was einen Lauf beschreibt. Läufe, die zusammengehören, werden nie zwischen Lernen und Beurteilen aufgeteilt. Ein Klick auf eine Nutzung ändert sie.</translation>
    </message>
    <message>
        <source>What run times are divided by.</source>
        <translation>Wodurch Laufzeiten geteilt werden.</translation>
    </message>
    <message>
        <source>Divides counters of instructions by the number of all instructions, so that short and long runs of the same kind look alike.</source>
        <translation>Teilt Instruktionszähler durch die Zahl aller Instruktionen, sodass kurze und lange Läufe derselben Art gleich aussehen.</translation>
    </message>
    <message>
        <source>Opens a CSV that says which names of different tools mean the same counter: the name to use, then the others, a line a counter.</source>
        <translation>Öffnet eine CSV-Datei, die sagt, welche Namen verschiedener Werkzeuge denselben Zähler meinen: erst der zu verwendende Name, dann die anderen, eine Zeile je Zähler.</translation>
    </message>
    <message>
        <source>The run time on each machine over that on the fastest, with the interval that holds nine of ten. Diamonds are measured. All shows every machine.</source>
        <translation>Die Laufzeit auf jeder Maschine, geteilt durch die auf der schnellsten, mit dem Intervall, das neun von zehn enthält. Rauten sind gemessen. „Alle“ zeigt jede Maschine.</translation>
    </message>
    <message>
        <source>How sure the order is: the chance that the machine of the row is faster than that of the column.</source>
        <translation>Wie sicher die Reihenfolge ist: die Wahrscheinlichkeit, dass die Maschine der Zeile schneller ist als die der Spalte.</translation>
    </message>
    <message>
        <source>Runs that look alike to the published model lie close together. Click a point for its run; drag with Shift to select several in the table.</source>
        <translation>Läufe, die sich für das veröffentlichte Modell ähneln, liegen nah beieinander. Ein Klick auf einen Punkt zeigt seinen Lauf; Umschalt-Ziehen wählt mehrere in der Tabelle aus.</translation>
    </message>
    <message>
        <source>Every model beside the majority order, on runs whose group it has not seen; point at a figure for its interval. Leave each out learns everything anew for every group. ROC: how well the usual order is told from others. Who gains most: every run with the machine that is recommended and what moving there gains.</source>
        <translation>Jedes Modell neben der Mehrheitsreihenfolge, auf Läufen, deren Gruppe es nicht gesehen hat; zeigen Sie auf eine Kennzahl, um ihr Intervall zu sehen. „Jede weglassen“ lernt für jede Gruppe alles neu. ROC: wie gut sich die übliche Reihenfolge von anderen unterscheiden lässt. „Größter Gewinn“: jeder Lauf mit der empfohlenen Maschine und dem Gewinn durch den Wechsel dorthin.</translation>
    </message>
    <message>
        <source>Trains an auto-encoder on two fields of scientific data instead of the network on the open tables.</source>
        <translation>Trainiert einen Autoencoder auf zwei Feldern wissenschaftlicher Daten statt des Netzes auf den geöffneten Tabellen.</translation>
    </message>
    <message>
        <source>Goes back to the network on the open tables.</source>
        <translation>Kehrt zum Netz auf den geöffneten Tabellen zurück.</translation>
    </message>
</context>
<context>
    <name>CostPlots</name>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>Faktor %1</translation>
    </message>
    <message>
        <source>Adjustment factor %1</source>
        <translation>Korrekturfaktor %1</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Abgebrochen gegen verschwendet</translation>
    </message>
    <message>
        <source>Requested but unused, of what is used</source>
        <translation>Angefordert, aber ungenutzt, im Verhältnis zum Genutzten</translation>
    </message>
    <message>
        <source>Runs killed</source>
        <translation>Abgebrochene Läufe</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Obere Schranke</translation>
    </message>
    <message>
        <source>Padded prediction</source>
        <translation>Vorhersage mit Aufschlag</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Erwartete Kosten gegen das Kostenverhältnis</translation>
    </message>
    <message>
        <source>Cost ratio: an underestimate against an overestimate</source>
        <translation>Kostenverhältnis: Unterschätzung zu Überschätzung</translation>
    </message>
    <message>
        <source>Expected cost (1 is perfect)</source>
        <translation>Erwartete Kosten (1 ist perfekt)</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Preis gegen Zeit</translation>
    </message>
    <message>
        <source>Expected time to solution</source>
        <translation>Erwartete Zeit bis zum Ergebnis</translation>
    </message>
    <message>
        <source>Expected price</source>
        <translation>Erwarteter Preis</translation>
    </message>
    <message>
        <source>Add platforms and open runs to compare them.</source>
        <translation>Fügen Sie Plattformen hinzu und öffnen Sie Läufe, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Beaten in both</source>
        <translation>In beidem unterlegen</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>Users&apos; own</source>
        <translation>Benutzer selbst</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Share of the rows</source>
        <translation>Anteil der Zeilen</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>This feature has no values to compare.</source>
        <translation>Dieses Merkmal hat keine Werte zum Vergleichen.</translation>
    </message>
</context>
<context>
    <name>DivergencePlots</name>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Source model against the shots</source>
        <translation>Quellmodell gegen die Shots</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>fitted shift</source>
        <translation>angepasste Verschiebung</translation>
    </message>
    <message>
        <source>shot and residual</source>
        <translation>Shot und Residuum</translation>
    </message>
    <message>
        <source>Shift × %1, slope %2, residuals ×/÷ %3.</source>
        <translation>Verschiebung × %1, Steigung %2, Residuen ×/÷ %3.</translation>
    </message>
    <message>
        <source>Slope %1; residuals as asinh: ± %2.</source>
        <translation>Steigung %1; Residuen als asinh: ± %2.</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Karte der Zeilen</translation>
    </message>
    <message>
        <source>First component</source>
        <translation>Erste Komponente</translation>
    </message>
    <message>
        <source>Second component</source>
        <translation>Zweite Komponente</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Shot</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Severity against shots</source>
        <translation>Schweregrad gegen Shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>At least 5 shots of a target that shares features.</source>
        <translation>Mindestens 5 Shots eines Ziels mit gemeinsamen Merkmalen.</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>90-%-Band</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Source model&apos;s prediction</source>
        <translation>Vorhersage des Quellmodells</translation>
    </message>
</context>
<context>
    <name>ExplainPlots</name>
    <message>
        <source>Predicted %1</source>
        <translation>%1, vorhergesagt</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>ungesehen</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Einfluss von %1</translation>
    </message>
    <message>
        <source>This feature has no values to draw.</source>
        <translation>Dieses Merkmal hat keine Werte zum Zeichnen.</translation>
    </message>
    <message>
        <source>mean over the rows</source>
        <translation>Mittel über die Zeilen</translation>
    </message>
    <message>
        <source>middle 80 % of rows</source>
        <translation>mittlere 80 % der Zeilen</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>Worauf das Modell beruht</translation>
    </message>
    <message>
        <source>Increase of the error (nMSE) when shuffled</source>
        <translation>Zunahme des Fehlers (nMSE) durch Durchmischen</translation>
    </message>
    <message>
        <source>The model has no features.</source>
        <translation>Das Modell hat keine Merkmale.</translation>
    </message>
    <message>
        <source>mean of the shuffles</source>
        <translation>Mittel der Durchmischungen</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>größte</translation>
    </message>
</context>
<context>
    <name>FinishedRun</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n Shot</numerusform>
            <numerusform>%n Shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2, seed %3</source>
        <translation>Durchgang %1: %2, Startwert %3</translation>
    </message>
    <message>
        <source>%1 → %2, %3, seed %4, strategies: %5</source>
        <translation>%1 → %2, %3, Startwert %4, Strategien: %5</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>The handbook is not at %1. Install the program again.</source>
        <translation>Das Handbuch liegt nicht unter %1. Installieren Sie das Programm noch einmal.</translation>
    </message>
    <message>
        <source>No program is set up to open the handbook. Open %1 in a browser.</source>
        <translation>Zum Öffnen des Handbuchs ist kein Programm eingerichtet. Öffnen Sie %1 in einem Browser.</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>LivePlots</name>
    <message>
        <source>Running error</source>
        <translation>Laufender Fehler</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Mean of 10 runs</source>
        <translation>Mittel über 10 Läufe</translation>
    </message>
    <message>
        <source>No run was predicted yet.</source>
        <translation>Noch wurde kein Lauf vorhergesagt.</translation>
    </message>
    <message>
        <source>median of the last batch</source>
        <translation>Median des letzten Blocks</translation>
    </message>
    <message>
        <source>first model kept</source>
        <translation>erstes Modell beibehalten</translation>
    </message>
    <message>
        <source>retrained on all</source>
        <translation>auf allen neu trainiert</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>Inside, of 100</source>
        <translation>Im Intervall, von 100</translation>
    </message>
    <message>
        <source>No interval yet.</source>
        <translation>Noch kein Intervall.</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>The model is ready and waits for the next measured run.</source>
        <translation>Das Modell ist bereit und wartet auf den nächsten gemessenen Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>Keine Drift in %n Lauf: Das Modell hat einen Fehler von %1.</numerusform>
            <numerusform>Keine Drift in %n Läufen: Das Modell hat einen Fehler von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The responses changed at run %1: the model is learning them and now errs by %2.</source>
        <translation>Bei Lauf %1 haben sich die Messwerte geändert: Das Modell lernt sie und hat jetzt einen Fehler von %2.</translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>Das Modell stimmt wieder: %n Lauf nach der Drift bei Lauf %1 lag sein Fehler wieder bei %2.</numerusform>
            <numerusform>Das Modell stimmt wieder: %n Läufe nach der Drift bei Lauf %1 lag sein Fehler wieder bei %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The environment of version %1 came back, and that version was taken up again.</source>
        <translation>Die Umgebung von Version %1 kam zurück, und diese Version wurde wieder aufgenommen.</translation>
    </message>
    <message>
        <source>Over all runs learning online errs by %1, retraining on all by %2, the first model by %3, the median of the last batch by %4.</source>
        <translation>Über alle Läufe hat das Online-Lernen einen Fehler von %1, das Neutrainieren auf allen von %2, das erste Modell von %3, der Median des letzten Blocks von %4.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (no interval yet)</source>
        <translation>%1 (noch kein Intervall)</translation>
    </message>
    <message>
        <source>Last run, %1: predicted %2, not measured.</source>
        <translation>Letzter Lauf, %1: vorhergesagt %2, nicht gemessen.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3.</source>
        <translation>Letzter Lauf, %1: gemessen %2, vorhergesagt %3.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3; learning from it changed the effect of %4 by %5.</source>
        <translation>Letzter Lauf, %1: gemessen %2, vorhergesagt %3; das Lernen daraus änderte den Einfluss von %4 um %5.</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, aus %2</translation>
    </message>
    <message>
        <source>Version %1: %2.</source>
        <translation>Version %1: %2.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Use</source>
        <comment>heading of pages that use the model</comment>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of pages with studies of the model</comment>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>, out of date</source>
        <translation>, veraltet</translation>
    </message>
</context>
<context>
    <name>PaintedPicture</name>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Bilder (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PlatformsWords</name>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1 is nearly as fast (%2).</source>
        <translation>%1 ist fast ebenso schnell (%2).</translation>
    </message>
    <message>
        <source>%1 comes next (%2).</source>
        <translation>Es folgt %1 (%2).</translation>
    </message>
    <message>
        <source>Against the %1 of today the gain is %2 (%3 to %4).</source>
        <translation>Gegenüber %1, der Plattform von heute, beträgt der Gewinn %2 (%3 bis %4).</translation>
    </message>
    <message>
        <source>Of all runs %1 would gain most (%2).</source>
        <translation>Von allen Läufen gewänne %1 am meisten (%2).</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>fastest platform</source>
        <translation>schnellste Plattform</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Karte des latenten Raums</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Erste Koordinate</translation>
    </message>
    <message>
        <source>Second coordinate</source>
        <translation>Zweite Koordinate</translation>
    </message>
    <message>
        <source>learned from</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>Telling the usual order from others</source>
        <translation>Die übliche Reihenfolge von anderen unterscheiden</translation>
    </message>
    <message>
        <source>Other orders taken for it</source>
        <translation>Andere Reihenfolgen dafür gehalten</translation>
    </message>
    <message>
        <source>Usual order recognised</source>
        <translation>Übliche Reihenfolge erkannt</translation>
    </message>
    <message>
        <source>No run has all platforms in the order of the others.</source>
        <translation>Kein Lauf hat alle Plattformen in der Reihenfolge der anderen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 in half of the cases, and at most %5 in nine of ten.</source>
        <translation>Führen Sie %1 auf %2 aus. Diese Maschine ist mit einer Wahrscheinlichkeit von %3 die schnellste. Wer dem vertraut, verliert in der Hälfte der Fälle höchstens %4 und in neun von zehn höchstens %5.</translation>
    </message>
</context>
<context>
    <name>PlotNames</name>
    <message>
        <source>Different behaviour</source>
        <translation>Anderes Verhalten</translation>
    </message>
    <message>
        <source>Offset and scale</source>
        <translation>Versatz und Skalierung</translation>
    </message>
    <message>
        <source>Different inputs</source>
        <translation>Andere Eingaben</translation>
    </message>
    <message>
        <source>Missing columns</source>
        <translation>Fehlende Spalten</translation>
    </message>
    <message>
        <source>Feature subspace (Grassmann)</source>
        <translation>Merkmalsunterraum (Grassmann)</translation>
    </message>
    <message>
        <source>Responses differ</source>
        <translation>Andere Messwerte</translation>
    </message>
    <message>
        <source>response</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Source model as it is</source>
        <translation>Quellmodell unverändert</translation>
    </message>
    <message>
        <source>Source with offset and scale</source>
        <translation>Quelle mit Versatz und Skalierung</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>Nur aus dem Ziel</translation>
    </message>
    <message>
        <source>Source with corrected residuals</source>
        <translation>Quelle mit korrigierten Residuen</translation>
    </message>
    <message>
        <source>Weighs many models by their errors on held-out shots.</source>
        <translation>Gewichtet viele Modelle nach ihren Fehlern auf zurückgehaltenen Shots.</translation>
    </message>
    <message>
        <source>The source model as it is: it has seen no run of the target, no shot.</source>
        <translation>Das Quellmodell unverändert: Es hat keinen Lauf des Ziels gesehen, keinen Shot.</translation>
    </message>
    <message>
        <source>The source model with an offset and a scale learned from the shots.</source>
        <translation>Das Quellmodell mit Versatz und Skalierung, gelernt aus den Shots.</translation>
    </message>
    <message>
        <source>A model of the shots alone; the source is not used.</source>
        <translation>Ein Modell allein aus den Shots; die Quelle dient nicht.</translation>
    </message>
    <message>
        <source>The source model, given the target&apos;s features mapped onto its own.</source>
        <translation>Das Quellmodell; die Merkmale des Ziels werden auf seine eigenen abgebildet.</translation>
    </message>
    <message>
        <source>The source model, with a correction learned from the shots.</source>
        <translation>Das Quellmodell mit einer Korrektur, gelernt aus den Shots.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, their last layer learned anew.</source>
        <translation>Die Netze der Quelle, ihre letzte Schicht neu gelernt.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, trained further on the shots.</source>
        <translation>Die Netze der Quelle, auf den Shots weitertrainiert.</translation>
    </message>
    <message>
        <source>Outside the source&apos;s range</source>
        <translation>Außerhalb des Quellbereichs</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>Waagerechte Achse: %1.</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>Senkrechte Achse: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1: %n Wert.</numerusform>
            <numerusform>%1: %n Werte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Leaderboard of strategies</source>
        <translation>Rangliste der Strategien</translation>
    </message>
    <message>
        <source>Rows with their predictions</source>
        <translation>Zeilen mit ihren Vorhersagen</translation>
    </message>
    <message>
        <source>Filter: text, or factor &gt; 1.25</source>
        <translation>Filter: Text oder Faktor &gt; 1.25</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column: set, measured, predicted, factor, lower, upper, flags or a feature</source>
        <translation>Text in einer beliebigen Zelle oder eine Bedingung an eine Spalte: Teil, gemessen, vorhergesagt, Faktor, Untergrenze, Obergrenze, Hinweise oder ein Merkmal</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Shots: %1, runs that the model has not seen: %2.</source>
        <translation>Shots: %1; ungesehene Läufe: %2.</translation>
    </message>
    <message>
        <source>Shots: %1; no other run has a measurement.</source>
        <translation>Shots: %1; kein weiterer Lauf hat einen Messwert.</translation>
    </message>
    <message>
        <source>Rows that repeat others exactly: %1. Between repetitions the response spreads by a factor of %2, which no model can predict.</source>
        <translation>Zeilen, die andere genau wiederholen: %1. Zwischen den Wiederholungen streut die Messgröße um den Faktor %2; das kann kein Modell vorhersagen.</translation>
    </message>
    <message>
        <source>what the source&apos;s networks learned</source>
        <translation>was die Netze der Quelle gelernt haben</translation>
    </message>
    <message>
        <source>inputs aligned with the source&apos;s</source>
        <translation>an die Quelle angepasste Eingaben</translation>
    </message>
    <message>
        <source>the target&apos;s own features</source>
        <translation>die eigenen Merkmale des Ziels</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has an error of %2 on held-out shots.</source>
        <translation>„%1“ hat auf zurückgehaltenen Shots einen Fehler von %2.</translation>
    </message>
    <message>
        <source>%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 with %4.</source>
        <translation>„%1“ sagt vorher: Der Fehler auf zurückgehaltenen Shots, %2, ist der kleinste; es folgt „%3“ mit %4.</translation>
    </message>
    <message>
        <source>%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being the best of many on so few shots is partly luck; %1 weighs many models instead of picking one.</source>
        <translation>„%1“ sagt mit einem Fehler von %2 auf zurückgehaltenen Shots vorher. „%3“ zeigt %4, doch bei so wenigen Shots die beste von vielen zu sein, ist zum Teil Glück; „%1“ gewichtet viele Modelle, statt eines herauszugreifen.</translation>
    </message>
    <message>
        <source>the source model with an offset</source>
        <translation>das Quellmodell mit Versatz</translation>
    </message>
    <message>
        <source>What carries it: %1.</source>
        <translation>Was sie trägt: %1.</translation>
    </message>
    <message>
        <source>What carries it: %1; %2 is noise.</source>
        <translation>Was sie trägt: %1; %2 sind Rauschen.</translation>
    </message>
</context>
<context>
    <name>ScheduleWords</name>
    <message>
        <source>FCFS</source>
        <translation>FCFS</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>EASY</source>
        <translation>EASY</translation>
    </message>
    <message>
        <source>EASY, shortest first</source>
        <translation>EASY, kürzeste zuerst</translation>
    </message>
    <message>
        <source>EASY on named nodes</source>
        <translation>EASY auf festen Knoten</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>Konservativ</translation>
    </message>
    <message>
        <source>Conservative on named nodes</source>
        <translation>Konservativ auf festen Knoten</translation>
    </message>
    <message>
        <source>Moldable EASY</source>
        <translation>Moldable EASY</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>request doubled</source>
        <translation>doppelte Anforderung</translation>
    </message>
    <message>
        <source>true run time</source>
        <translation>wahre Laufzeit</translation>
    </message>
    <message>
        <source>recent average</source>
        <translation>Mittel der letzten Jobs</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>lineare Skalierung</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>Amdahl</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>angepasstes Modell</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>policy and estimate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rigid, as asked</source>
        <translation>Starr, wie angefordert</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Moldable EASY, on fewer nodes</source>
        <translation>Moldable EASY, auf weniger Knoten</translation>
    </message>
    <message>
        <source>Turnaround by load</source>
        <translation>Durchlaufzeit nach Last</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Durchlaufzeit</translation>
    </message>
    <message>
        <source>Submissions by hour of the day</source>
        <translation>Eingereichte Jobs nach Tageszeit</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Jobs by size</source>
        <translation>Jobs nach Größe</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3)</source>
        <translation>%1: %2 (zuerst in Zeile %3)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Durchlaufzeit nach Verfahren und Schätzung</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval</source>
        <translation>Oberes Ende des 95-%-Intervalls</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
</context>
<context>
    <name>SeverityTables</name>
    <message>
        <source>Way to predict</source>
        <translation>Art der Vorhersage</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors on held-out shots</source>
        <translation>Fehler auf zurückgehaltenen Shots</translation>
    </message>
    <message>
        <source>Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as good as their mean</source>
        <translation>Mittlerer quadratischer Fehler auf zurückgehaltenen Shots, geteilt durch ihre Varianz: 0 ist genau, 1 so gut wie ihr Mittelwert</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Features by how far they moved</source>
        <translation>Merkmale nach ihrer Verschiebung</translation>
    </message>
    <message>
        <source>0: the same values as often on source and target; 1: no value in common</source>
        <translation>0: dieselben Werte gleich oft in Quelle und Ziel; 1: kein Wert gemeinsam</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1 (am nächsten)</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <source>%1 (lowest)</source>
        <translation>%1 (am kleinsten)</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Error without</source>
        <translation>Fehler ohne</translation>
    </message>
    <message>
        <source>What each source is worth</source>
        <translation>Was jede Quelle wert ist</translation>
    </message>
    <message>
        <source>Different behaviour: what no offset and scale brings back</source>
        <translation>Anderes Verhalten: was kein Versatz und keine Skalierung zurückbringt</translation>
    </message>
    <message>
        <source>Severity measured from this source alone; below it, in the tip, from all others</source>
        <translation>Schweregrad, gemessen aus dieser Quelle allein; darunter, im Tooltip, aus allen anderen</translation>
    </message>
    <message>
        <source>nMSE of Auto trained and adapted without this source</source>
        <translation>nMSE von Auto, ohne diese Quelle trainiert und angepasst</translation>
    </message>
    <message>
        <source>Share of the target&apos;s rows beyond what the source has seen of this feature</source>
        <translation>Anteil der Zeilen des Ziels jenseits dessen, was die Quelle von diesem Merkmal gesehen hat</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>Der größere Teil des Schweregrads: Kein Versatz und keine Skalierung bringt diesen Anteil der Messgröße zurück.</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>Zählt im Schweregrad etwa ein Drittel, denn eine aus wenigen Shots gelernte Ausgabeabbildung nimmt ihn weg.</translation>
    </message>
    <message>
        <source>Not part of the severity: how the features vary together says little about how hard the transfer is. 0 is what parts of the source show among themselves, 1 what unrelated features would.</source>
        <translation>Nicht Teil des Schweregrads: Wie die Merkmale gemeinsam schwanken, sagt wenig darüber, wie schwer die Übertragung ist. 0 zeigen Teile der Quelle untereinander, 1 würden unverwandte Merkmale zeigen.</translation>
    </message>
    <message>
        <source>For reading only.</source>
        <translation>Nur zum Lesen.</translation>
    </message>
    <message>
        <source>What the closest source predicts, without learning anything from the shots.</source>
        <translation>Was die nächste Quelle vorhersagt, ohne etwas aus den Shots zu lernen.</translation>
    </message>
    <message>
        <source>Two numbers are learned from the shots: how much slower the target is, and how strongly it reacts.</source>
        <translation>Zwei Zahlen werden aus den Shots gelernt: wie viel langsamer das Ziel ist und wie stark es reagiert.</translation>
    </message>
    <message>
        <source>A model of the shots alone, the better of a ridge and a forest; the source is not used.</source>
        <translation>Ein Modell allein aus den Shots, das bessere aus Ridge-Regression und Wald; die Quelle dient nicht.</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>geringe Sicherheit</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>mittlere Sicherheit</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>hohe Sicherheit</translation>
    </message>
    <message>
        <source>More shots make the band narrower.</source>
        <translation>Mehr Shots machen das Band schmaler.</translation>
    </message>
    <message>
        <source>0: the target is as good as the source&apos;s own platform; 1: nothing of what the source learned carries over.</source>
        <translation>0: Das Ziel ist wie die Plattform der Quelle selbst; 1: Nichts von dem, was die Quelle gelernt hat, trägt hinüber.</translation>
    </message>
    <message>
        <source>Not measurable</source>
        <translation>Nicht messbar</translation>
    </message>
    <message>
        <source>Band: with all of the target&apos;s runs measured, the severity would lie from %1 to %2 in nine of ten cases.</source>
        <translation>Band: Wären alle Läufe des Ziels gemessen, läge der Schweregrad in neun von zehn Fällen zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>Behaviour: as different by chance alone with %1.</source>
        <translation>Verhalten: durch Zufall allein ebenso verschieden mit %1.</translation>
    </message>
    <message>
        <source>Level: as different by chance alone with %1.</source>
        <translation>Niveau: durch Zufall allein ebenso verschieden mit %1.</translation>
    </message>
    <message>
        <source>Inputs: as different by chance alone with %1.</source>
        <translation>Eingaben: durch Zufall allein ebenso verschieden mit %1.</translation>
    </message>
    <message>
        <source>The evidence is not certain, so only %1 of the difference counts.</source>
        <translation>Der Befund ist nicht sicher, daher zählen nur %1 des Unterschieds.</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>Schweregrad %1</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>Auf den Shots liegen %1 der Varianz der Messgröße jenseits dessen, was diese Quelle nach Versatz und Skalierung erklärt.</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>Anderes Verhalten: %1</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>Verschiebung: größter Unterschied zwischen den Anteilen der Zeilen unter einem Wert, in Quelle und Ziel.</translation>
    </message>
    <message>
        <source>Severity from all other sources together: %1.</source>
        <translation>Schweregrad aus allen anderen Quellen zusammen: %1.</translation>
    </message>
    <message>
        <source>Without it, trained and adapted afresh: nMSE %1, MAPE %2.</source>
        <translation>Ohne sie, neu trainiert und angepasst: nMSE %1, MAPE %2.</translation>
    </message>
    <message>
        <source>A difference this large by chance alone: %1.</source>
        <translation>Ein so großer Unterschied allein durch Zufall: %1.</translation>
    </message>
    <message>
        <source>Says whether the runs themselves differ, not whether they behave differently. It only helps to decide whether a difference counts as real.</source>
        <translation>Sagt, ob sich die Läufe selbst unterscheiden, nicht, ob sie sich anders verhalten. Hilft nur zu entscheiden, ob ein Unterschied als echt gilt.</translation>
    </message>
    <message>
        <source>Not part of the severity. Beyond that range, tree models repeat what they say at its edge.</source>
        <translation>Nicht Teil des Schweregrads. Jenseits dieses Bereichs wiederholen Baummodelle, was sie an seinem Rand sagen.</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference counts as real.</source>
        <translation>An sich nicht Teil des Schweregrads. Was die fehlenden Spalten das Quellmodell kosten, hilft zu entscheiden, ob ein Unterschied als echt gilt.</translation>
    </message>
    <message>
        <source>High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is narrower than 0.4; low: it is wider, or the source does not predict its own platform.</source>
        <translation>Hoch: Das Band ist schmaler als 0.2, und die Shots entscheiden das Urteil; mittel: Das Band ist schmaler als 0.4; gering: Es ist breiter, oder die Quelle sagt ihre eigene Plattform nicht vorher.</translation>
    </message>
    <message>
        <source>None of this goes beyond chance, so the severity is 0.</source>
        <translation>Nichts davon geht über den Zufall hinaus, daher ist der Schweregrad 0.</translation>
    </message>
    <message>
        <source>The source against itself: %1.</source>
        <translation>Die Quelle gegen sich selbst: %1.</translation>
    </message>
    <message>
        <source>Limit of chance: %1.</source>
        <translation>Grenze des Zufalls: %1.</translation>
    </message>
    <message>
        <source>This source is the closest, level included: the severity is measured from it.</source>
        <translation>Diese Quelle ist die nächste, das Niveau eingeschlossen: Von ihr aus wird der Schweregrad gemessen.</translation>
    </message>
    <message>
        <source>Shift: share of rows whose category would have to change.</source>
        <translation>Verschiebung: Anteil der Zeilen, deren Kategorie sich ändern müsste.</translation>
    </message>
    <message>
        <source>With this many rows, up to %1 is chance.</source>
        <translation>Bei so vielen Zeilen ist bis %1 Zufall.</translation>
    </message>
    <message>
        <source>The source model&apos;s prediction becomes one more feature, or a correction of it is learned from the shots.</source>
        <translation>Die Vorhersage des Quellmodells wird ein weiteres Merkmal, oder eine Korrektur wird aus den Shots gelernt.</translation>
    </message>
    <message>
        <source>Without it, the mean of the other sources&apos; models with an offset and a scale: nMSE %1.</source>
        <translation>Ohne sie, das Mittel der Modelle der anderen Quellen mit Versatz und Skalierung: nMSE %1.</translation>
    </message>
</context>
<context>
    <name>ShotCurvePlot</name>
    <message>
        <source>Error against shots</source>
        <translation>Fehler gegen Shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Normalised mean squared error on runs not seen</source>
        <translation>Normierter mittlerer quadratischer Fehler auf ungesehenen Läufen</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Runs not seen</source>
        <translation>Ungesehene Läufe</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Predicted against measured, %1</source>
        <translation>Vorhersage gegen Messung, %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>Predicted %1</source>
        <translation>%1, vorhergesagt</translation>
    </message>
    <message>
        <source>No target row has a measured response to compare with.</source>
        <translation>Keine Zeile des Ziels hat einen Messwert zum Vergleichen.</translation>
    </message>
    <message>
        <source>±25 %</source>
        <translation>±25 %</translation>
    </message>
    <message>
        <source>±10 %</source>
        <translation>±10 %</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Residuals, %1</source>
        <translation>Residuen, %1</translation>
    </message>
    <message>
        <source>Measured / predicted</source>
        <translation>Gemessen / vorhergesagt</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>Measured − predicted</source>
        <translation>Gemessen − vorhergesagt</translation>
    </message>
    <message>
        <source>Severity, by component</source>
        <translation>Schweregrad nach Komponenten</translation>
    </message>
    <message>
        <source>0: as the source, 1: nothing in common</source>
        <translation>0: wie die Quelle, 1: nichts gemeinsam</translation>
    </message>
    <message>
        <source>No component could be measured.</source>
        <translation>Keine Komponente ließ sich messen.</translation>
    </message>
    <message>
        <source>Error of every strategy</source>
        <translation>Fehler aller Strategien</translation>
    </message>
    <message>
        <source>Normalised mean squared error</source>
        <translation>Normierter mittlerer quadratischer Fehler</translation>
    </message>
    <message>
        <source>No strategy has an error yet.</source>
        <translation>Noch hat keine Strategie einen Fehler.</translation>
    </message>
    <message>
        <source>Out of fold, on the shots</source>
        <translation>Kreuzvalidiert auf den Shots</translation>
    </message>
    <message>
        <source>On runs not seen</source>
        <translation>Auf ungesehenen Läufen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>Gradientenschritt</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The loss appears here while a network is trained.</source>
        <translation>Hier erscheint der Verlust, während ein Netz trainiert.</translation>
    </message>
    <message>
        <source>%1, training</source>
        <translation>%1, Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, Validierung</translation>
    </message>
    <message>
        <source>Network %1</source>
        <translation>Netz %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>the source against itself</source>
        <translation>die Quelle gegen sich selbst</translation>
    </message>
    <message>
        <source>limit of chance</source>
        <translation>Grenze des Zufalls</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>Tabelle exportieren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>Two platforms</source>
        <translation>Zwei Plattformen</translation>
    </message>
    <message>
        <source>Five small kernels were timed twice: as plain code on one core, the source, and with the vector units of two cores, the target. Their columns differ in name, unit and number.</source>
        <translation>Fünf kleine Rechenkerne wurden zweimal gemessen: als einfacher Code auf einem Kern, die Quelle, und mit den Vektoreinheiten zweier Kerne, das Ziel. Ihre Spalten unterscheiden sich in Name, Einheit und Anzahl.</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>Was nicht zusammenpasst</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>Zwanzig Läufe</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>Wie weit sie auseinanderliegen</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhersage gegen Messung</translation>
    </message>
    <message>
        <source>Who wins, and why</source>
        <translation>Wer gewinnt und warum</translation>
    </message>
    <message>
        <source>All strategies with the same shots, models of the shots alone among them. If those win, you do not need the source.</source>
        <translation>Alle Strategien mit denselben Shots, darunter Modelle der Shots allein. Gewinnen diese, brauchen Sie die Quelle nicht.</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>Was als Nächstes zu messen ist</translation>
    </message>
    <message>
        <source>The runs that would teach most, and what they are expected to be worth. Save the list and take it to the machine.</source>
        <translation>Die Läufe, aus denen am meisten zu lernen wäre, und was von ihnen zu erwarten ist. Speichern Sie die Liste, und nehmen Sie sie mit an die Maschine.</translation>
    </message>
    <message>
        <source>Take the model with you</source>
        <translation>Das Modell mitnehmen</translation>
    </message>
    <message>
        <source>One file with the model as ONNX and TorchScript, checked before it counts as done. Then open two tables of your own: that was all.</source>
        <translation>Eine Datei mit dem Modell als ONNX und TorchScript, geprüft, bevor sie als fertig gilt. Öffnen Sie nun zwei eigene Tabellen: Das war alles.</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Fifteen columns exist on one side only. Before anything is done about them, see what the source is worth as it is.</source>
        <translation>Fünfzehn Spalten gibt es nur auf einer Seite. Bevor daran etwas geändert wird, sehen Sie, was die Quelle so taugt, wie sie ist.</translation>
    </message>
    <message>
        <source>The adaptation learns from twenty runs of the target, the shots; all others are kept aside to test it. Press Start. You can cancel at any time.</source>
        <translation>Die Anpassung lernt aus zwanzig Läufen des Ziels, den Shots; alle anderen bleiben beiseite, um sie zu prüfen. Drücken Sie „Starten“. Sie können jederzeit abbrechen.</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Remember the error of Auto in the leaderboard: it is about to fall.</source>
        <translation>Jeder Punkt ist ein Lauf, und auf der Linie stimmt die Vorhersage. Merken Sie sich den Fehler von Auto in der Rangliste: Er wird gleich sinken.</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names and units. Accept them one by one, or go on to accept them all; Undo takes it back.</source>
        <translation>Footbridge hat Spalten gefunden, die unter anderen Namen und Einheiten dasselbe bedeuten. Nehmen Sie sie einzeln an, oder gehen Sie weiter, um alle anzunehmen; „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>The same twenty shots, now with what the matched columns carry over.</source>
        <translation>Dieselben zwanzig Shots, nun mit dem, was die zugeordneten Spalten übertragen.</translation>
    </message>
    <message>
        <source>What matching was worth</source>
        <translation>Was die Zuordnung gebracht hat</translation>
    </message>
    <message>
        <source>0 means just like the source, 1 means nothing in common; the outer line is what so few shots leave open. The bars say where the two differ.</source>
        <translation>0 heißt genau wie die Quelle, 1 heißt nichts gemeinsam; die äußere Linie ist, was so wenige Shots offenlassen. Die Balken sagen, worin sich beide unterscheiden.</translation>
    </message>
    <message>
        <source>The dashed outline is the measurement before, when fifteen columns had no counterpart. Below stands whether transfer pays, in the figures of the leaderboard.</source>
        <translation>Der gestrichelte Umriss ist die vorige Messung, als fünfzehn Spalten kein Gegenstück hatten. Darunter steht, ob sich die Übertragung lohnt, in den Kennzahlen der Rangliste.</translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message>
        <source>from scratch</source>
        <translation>von Grund auf</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>%n eingefroren</numerusform>
            <numerusform>%n eingefroren</numerusform>
        </translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Fehler während des Trainings</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>1.05 × the best error from scratch</source>
        <translation>1.05 × der beste Fehler von Grund auf</translation>
    </message>
    <message>
        <source>Watched rows, nMSE</source>
        <translation>Beobachtete Zeilen, nMSE</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>The final error is no worse.</source>
        <translation>Der Endfehler ist nicht schlechter.</translation>
    </message>
    <message>
        <source>The final error is %1 times that from scratch.</source>
        <translation>Der Endfehler ist das %1-Fache dessen von Grund auf.</translation>
    </message>
    <message>
        <source>Not every seed reaches the error asked for within the budget with: %1.</source>
        <translation>Nicht jeder Startwert erreicht den verlangten Fehler im Budget mit: %1.</translation>
    </message>
    <message>
        <source>never reaches the error asked for</source>
        <translation>erreicht den verlangten Fehler nie</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%n von %1 Startwerten erreicht den verlangten Fehler</numerusform>
            <numerusform>%n von %1 Startwerten erreichen den verlangten Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the error bound, blocks that it has not learned from shrink by a factor of %1; trained from scratch, by %2.</source>
        <translation>Innerhalb der Fehlerschranke schrumpfen Blöcke, aus denen nicht gelernt wurde, um den Faktor %1; von Grund auf trainiert, um %2.</translation>
    </message>
    <message>
        <source>The source&apos;s weights save no training time for sure.</source>
        <translation>Die Gewichte der Quelle sparen nicht sicher Trainingszeit.</translation>
    </message>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>Beginnen Sie mit den Gewichten der Quelle und %n eingefrorenen Schicht: dieselbe Qualität in %1 statt %2, %3 weniger (%4 bis %5).</numerusform>
            <numerusform>Beginnen Sie mit den Gewichten der Quelle und %n eingefrorenen Schichten: dieselbe Qualität in %1 statt %2, %3 weniger (%4 bis %5).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; 1 ms</source>
        <translation>&lt; 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptPage</name>
    <message>
        <source>Adapt</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training and validation loss</source>
        <translation>Verlust in Training und Validierung</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Strategies of the run</source>
        <translation>Strategien des Laufs</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Fertig in %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancelled. The last good result is still here.</source>
        <translation>Abgebrochen. Das letzte gute Ergebnis ist noch da.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Bricht ab&#xa0;…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page first.</source>
        <translation>Öffnen Sie zuerst auf der Seite Daten eine Quelle und ein Ziel.</translation>
    </message>
    <message>
        <source>Something changed since the last run. Start again to bring the results up to date.</source>
        <translation>Seit dem letzten Lauf hat sich etwas geändert. Starten Sie neu, um die Ergebnisse auf den neuesten Stand zu bringen.</translation>
    </message>
    <message>
        <source>Train on the source once, then carry the model over with a few target runs.</source>
        <translation>Einmal auf der Quelle trainieren und das Modell dann mit wenigen Läufen des Ziels übertragen.</translation>
    </message>
    <message>
        <source>Waiting for the first training steps.</source>
        <translation>Wartet auf die ersten Trainingsschritte.</translation>
    </message>
    <message>
        <source>Training and validation loss appear here while a network trains.</source>
        <translation>Hier erscheint der Verlust in Training und Validierung, während ein Netz trainiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n Shot</numerusform>
            <numerusform>%n Shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed. The last good result is still here.</source>
        <translation>Fehlgeschlagen. Das letzte gute Ergebnis ist noch da.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Fehlgeschlagen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list at the bottom says which runs to measure next: those that would teach the model most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Anpassen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Wählen Sie, aus wie vielen gemessenen Zeilen des Ziels, den Shots, die Anpassung lernen darf, und drücken Sie „Starten“. Das Quellmodell wird einmal trainiert; jede Strategie wird dann auf denselben Shots angepasst.&lt;/p&gt;&lt;p&gt;Die Liste unten sagt, welche Läufe als Nächstes zu messen sind: die, aus denen das Modell am meisten lernen würde.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptSettings</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>All measured rows</source>
        <translation>Alle Messwerte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>The target rows with a measured response that the adaptation may see</source>
        <translation>Die Zeilen des Ziels mit Messwert, die die Anpassung sehen darf</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>Sho&amp;ts</translation>
    </message>
    <message>
        <source>Amount of shots</source>
        <translation>Anzahl der Shots</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Shots only</source>
        <translation>Nur Shots</translation>
    </message>
    <message>
        <source>Whose features may be used for ranges and scales; responses are only ever taken from the shots</source>
        <translation>Wessen Merkmale für Wertebereiche und Skalen dienen dürfen; Messwerte kommen immer nur aus den Shots</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>The same inputs and seed give the same results</source>
        <translation>Gleiche Eingaben und gleicher Startwert ergeben gleiche Ergebnisse</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Strategies to run</source>
        <translation>Auszuführende Strategien</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>the target rows that the adaptation may learn from</source>
        <translation>die Zeilen des Ziels, aus denen die Anpassung lernen darf</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>Ein Lauf braucht mindestens eine Strategie.</translation>
    </message>
    <message>
        <source>Marked rows</source>
        <translation>Markierte Zeilen</translation>
    </message>
    <message>
        <source>Select rows of the target on the Data page and press “Use as shots”</source>
        <translation>Wählen Sie auf der Seite Daten Zeilen des Ziels und drücken Sie „Als Shots verwenden“</translation>
    </message>
    <message>
        <source>%1 rows marked on the Data page; the other measured rows test the result</source>
        <translation>%1 auf der Seite Daten markierte Zeilen; die anderen gemessenen prüfen das Ergebnis</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>%1 von %2 Zeilen, mit dem Startwert gezogen: mehr würden Stunden dauern und kaum helfen; die übrigen prüfen das Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>die %n Zeile des Ziels mit Messwert; die übrigen werden vorhergesagt</numerusform>
            <numerusform>die %n Zeilen des Ziels mit Messwert; die übrigen werden vorhergesagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>Zeilen des Ziels, aus denen gelernt wird, mit dem Startwert aus %n gemessener gezogen; die übrigen prüfen das Ergebnis</numerusform>
            <numerusform>Zeilen des Ziels, aus denen gelernt wird, mit dem Startwert aus %n gemessenen gezogen; die übrigen prüfen das Ergebnis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AnalysisRunner</name>
    <message>
        <source>the example</source>
        <translation>das Beispiel</translation>
    </message>
</context>
<context>
    <name>footbridge::Autosave</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1</source>
        <translation>Nicht gespeicherte Arbeit ginge bei einem Absturz verloren: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message>
        <source>Choose another bundle…</source>
        <translation>Anderes Paket wählen …</translation>
    </message>
    <message>
        <source>What differs from another bundle: features, errors, where the model comes from, and its predictions.</source>
        <translation>Was ein anderes Paket unterscheidet: Merkmale, Fehler, Herkunft des Modells und seine Vorhersagen.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>This bundle</source>
        <translation>Dieses Paket</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Das andere</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Pakete (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 says and predicts the same.</source>
        <translation>%1 sagt dasselbe aus und vorher.</translation>
    </message>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1 unterscheidet sich an %n Stelle.</numerusform>
            <numerusform>%1 unterscheidet sich an %n Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions on %1 samples differ by %2 % at most and %3 % in the median.</source>
        <translation>Die Vorhersagen für %1 Beispielzeilen weichen um höchstens %2 % und im Median um %3 % ab.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContentsView</name>
    <message>
        <source>%1 (%2, %3 rows)</source>
        <translation>%1 (%2, %3 Zeilen)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, left out of the bundle</source>
        <translation>%1, nicht im Paket enthalten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>for %1 of the rows</source>
        <translation>für %1 der Zeilen</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>possible: source model and shots are inside</source>
        <translation>möglich: Quellmodell und Shots sind enthalten</translation>
    </message>
    <message>
        <source>not possible: only what prediction needs is inside</source>
        <translation>nicht möglich: Es ist nur enthalten, was die Vorhersage braucht</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Range or categories</source>
        <translation>Bereich oder Kategorien</translation>
    </message>
    <message>
        <source>Features of the model</source>
        <translation>Merkmale des Modells</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>On the shots</source>
        <translation>Auf Shots</translation>
    </message>
    <message>
        <source>On other rows</source>
        <translation>Auf anderen</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Fehler der Strategien</translation>
    </message>
    <message>
        <source>Squared error over the variance: out of fold on the shots, and on the measured rows that were not shots</source>
        <translation>Quadratischer Fehler, geteilt durch die Varianz: kreuzvalidiert auf den Shots und auf den gemessenen Zeilen, die keine Shots waren</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContinuation</name>
    <message>
        <source>More &amp;shots:</source>
        <translation>Weitere &amp;Shots:</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>This bundle holds only what prediction needs: its shots were left out, or an old version wrote it. Adapt from the sources instead.</source>
        <translation>Dieses Paket enthält nur, was die Vorhersage braucht: Seine Shots wurden weggelassen, oder eine alte Version hat es geschrieben. Passen Sie stattdessen von den Quellen aus an.</translation>
    </message>
    <message>
        <source>Choose a table with more runs…</source>
        <translation>Tabelle mit weiteren Läufen wählen …</translation>
    </message>
    <message>
        <source>A table of the target: what is not measured yet may be empty, and the bundle&apos;s own shots may be among its rows.</source>
        <translation>Eine Tabelle des Ziels: Was noch nicht gemessen ist, darf leer sein, und die Shots des Pakets dürfen unter ihren Zeilen sein.</translation>
    </message>
    <message>
        <source>all that are measured</source>
        <translation>alle gemessenen</translation>
    </message>
    <message>
        <source>How many rows to draw: 20 or 5%; empty: every row with a response</source>
        <translation>Wie viele Zeilen gezogen werden: 20 oder 5%; leer: jede Zeile mit einem Messwert</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export as a new bundle…</source>
        <translation>Als neues Paket exportieren …</translation>
    </message>
    <message>
        <source>Progress of the adaptation</source>
        <translation>Fortschritt der Anpassung</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Error on the shots</source>
        <translation>Fehler auf den Shots</translation>
    </message>
    <message>
        <source>on other rows</source>
        <translation>auf anderen Zeilen</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Fehler der Strategien</translation>
    </message>
    <message>
        <source>More runs</source>
        <translation>Weitere Läufe</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Adapted to %1 shots: %2 of the bundle and %3 more.</source>
        <translation>An %1 Shots angepasst: %2 aus dem Paket und %3 weitere.</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paket (*.zip)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportiert nach %1 (%2). Erneut geöffnet und verglichen: größte Abweichung %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleDialog</name>
    <message>
        <source>Bundle</source>
        <translation>Modellpaket</translation>
    </message>
    <message>
        <source>Opening the bundle</source>
        <translation>Öffnet das Paket</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Writes the contents again, compares every byte, and asks every format for the samples and for random rows</source>
        <translation>Schreibt den Inhalt noch einmal, vergleicht jedes Byte und fragt jedes Format nach den Beispielzeilen und nach zufälligen Zeilen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Go on with more shots</source>
        <translation>Mit weiteren Shots fortfahren</translation>
    </message>
    <message>
        <source>Every byte is as it was written.</source>
        <translation>Jedes Byte ist, wie es geschrieben wurde.</translation>
    </message>
    <message>
        <source>Every checksum is right; another zlib packed it, so that its bytes could not be compared.</source>
        <translation>Jede Prüfsumme stimmt; eine andere zlib hat gepackt, sodass die Bytes nicht verglichen werden konnten.</translation>
    </message>
    <message>
        <source>TorchScript by LibTorch and ONNX by Footbridge&apos;s own reader agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>TorchScript mit LibTorch und ONNX mit dem eigenen Leser von Footbridge stimmen auf %1 Beispielzeilen und %2 zufälligen Zeilen überein; größte Abweichung %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1 (%n Zelle)</numerusform>
            <numerusform>%1 (%n Zellen)</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign needs at least two tables that are files. Open more of them, or choose a folder of CSV files.</source>
        <translation>Eine Kampagne braucht mindestens zwei Tabellen, die Dateien sind. Öffnen Sie weitere, oder wählen Sie einen Ordner mit CSV-Dateien.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>There is nothing to measure: tick at least one pair and name a number of shots.</source>
        <translation>Es gibt nichts zu messen: Kreuzen Sie mindestens ein Paar an, und nennen Sie eine Anzahl von Shots.</translation>
    </message>
    <message>
        <source>This experiment has no shots: it is not finished, or it failed.</source>
        <translation>Dieses Experiment hat keine Shots: Es ist nicht fertig oder fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignMap</name>
    <message>
        <source>Map of the pairs: sources in the rows, targets in the columns</source>
        <translation>Karte der Paare: Quellen in den Zeilen, Ziele in den Spalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1
Gain %2, severity %3, nMSE %4, least error: %5</source>
        <translation>%1
Gewinn %2, Schweregrad %3, nMSE %4, kleinster Fehler: %5</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message>
        <source>Finished cells of the campaign</source>
        <translation>Fertige Zellen der Kampagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Number of shots shown</source>
        <translation>Gezeigte Anzahl von Shots</translation>
    </message>
    <message>
        <source>Orange: transfer does not pay. Blue: it pays. Dashed: not finished.</source>
        <translation>Orange: Die Übertragung lohnt sich nicht. Blau: Sie lohnt sich. Gestrichelt: nicht fertig.</translation>
    </message>
    <message>
        <source>Open this experiment</source>
        <translation>Dieses Experiment öffnen</translation>
    </message>
    <message>
        <source>Repeat to open</source>
        <translation>Zu öffnende Wiederholung</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Report and plots…</source>
        <translation>Bericht und Diagramme&#xa0;…</translation>
    </message>
    <message>
        <source>Pairs of the campaign</source>
        <translation>Paare der Kampagne</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Beginnt&#xa0;…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; done &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; failed &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; running &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; left</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; fertig &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; fehlgeschlagen &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; laufen &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Worker</numerusform>
            <numerusform>%n Worker</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone, from the row to the column.</source>
        <translation>Gewinn von Auto gegenüber den Shots allein, von der Zeile zur Spalte.</translation>
    </message>
    <message>
        <source>Normalised mean squared error of Auto, from the row to the column.</source>
        <translation>Normierter mittlerer quadratischer Fehler von Auto, von der Zeile zur Spalte.</translation>
    </message>
    <message>
        <source>How far the column lies from the row, from 0 to 1.</source>
        <translation>Wie weit die Spalte von der Zeile entfernt liegt, von 0 bis 1.</translation>
    </message>
    <message>
        <source>The strategy with the least error; blue where it uses the source.</source>
        <translation>Die Strategie mit dem kleinsten Fehler; blau, wo sie die Quelle nutzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1 bei %n Shot; die Übertragung lohnt sich in %2 von %3</numerusform>
            <numerusform>%1 bei %n Shots; die Übertragung lohnt sich in %2 von %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat %1 of %2</source>
        <translation>Wiederholung %1 von %2</translation>
    </message>
    <message>
        <source>with exactly its shots</source>
        <translation>mit genau seinen Shots</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>%n Shot: Gewinn %1</numerusform>
            <numerusform>%n Shots: Gewinn %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message>
        <source>Every strategy sees the same shots. A campaign that is interrupted goes on where it stopped, and no finished cell is lost or run twice.</source>
        <translation>Jede Strategie sieht dieselben Shots. Eine unterbrochene Kampagne läuft dort weiter, wo sie anhielt; keine fertige Zelle geht verloren oder läuft zweimal.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>source in the row, target in the column</source>
        <translation>Quelle in der Zeile, Ziel in der Spalte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Same features only</source>
        <translation>Nur gleiche Merkmale</translation>
    </message>
    <message>
        <source>Folder of tables…</source>
        <translation>Ordner mit Tabellen&#xa0;…</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>Sho&amp;ts</translation>
    </message>
    <message>
        <source>numbers, or shares such as 5 %</source>
        <translation>Zahlen oder Anteile wie 5 %</translation>
    </message>
    <message>
        <source>&amp;Repeats</source>
        <translation>&amp;Wiederholungen</translation>
    </message>
    <message>
        <source>draws of shots for each pair and count</source>
        <translation>Ziehungen der Shots je Paar und Anzahl</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Sta&amp;rtwert</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Where to run</source>
        <translation>Ausführungsort</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>a folder of its own</source>
        <translation>ein eigener Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Results &amp;in</source>
        <translation>Ergebnisse &amp;in</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>the site&apos;s own</source>
        <translation>die des Rechenzentrums</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Cores each</source>
        <translation>Kerne je Worker</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>Speicher je Worker</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>A worker ends cleanly before it.</source>
        <translation>Ein Worker endet vorher ordentlich.</translation>
    </message>
    <message>
        <source>Set-up line</source>
        <translation>Vorbereitungszeile</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>Ordner für die Ergebnisse</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>Ordner mit CSV-Dateien</translation>
    </message>
    <message>
        <source>Shots are whole numbers such as 20 or shares such as 5%, separated by commas.</source>
        <translation>Shots sind ganze Zahlen wie 20 oder Anteile wie 5%, durch Kommas getrennt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the response of the first is %2, proposed from its name.</source>
        <translation>%1; die Messgröße der ersten ist %2, nach ihrem Namen vorgeschlagen.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 = %4, with %5.</source>
        <translation>%1 × %2 × %3 = %4, mit %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>%n Shot-Anzahl</numerusform>
            <numerusform>%n Shot-Anzahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Worker</numerusform>
            <numerusform>%n Workern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Roughly %2, as the cells of “%3” took.</source>
        <translation>%1 Etwa %2, gemessen an den Zellen von „%3“.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Campaigns&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every strategy on many pairs of tables, with several numbers of shots and several draws of them: on which pairs does transfer pay, and with how many shots? A campaign runs on this machine or on a cluster&apos;s batch system, and goes on where it stopped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Kampagnen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Jede Strategie auf vielen Paaren von Tabellen, mit mehreren Anzahlen von Shots und mehreren Ziehungen davon: Auf welchen Paaren lohnt sich die Übertragung, und mit wie vielen Shots? Eine Kampagne läuft auf diesem Rechner oder im Batchsystem eines Clusters und geht weiter, wo sie anhielt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>%n auszuführende Zelle</numerusform>
            <numerusform>%n auszuführende Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Run and results</source>
        <translation>Ablauf und Ergebnisse</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu&#xa0;…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>A campaign measures every strategy on many pairs of tables.</source>
        <translation>Eine Kampagne misst jede Strategie auf vielen Paaren von Tabellen.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>On which pairs does transfer pay, and with how many shots? Choose what to measure.</source>
        <translation>Auf welchen Paaren lohnt sich die Übertragung, und mit wie vielen Shots? Wählen Sie, was gemessen wird.</translation>
    </message>
    <message>
        <source>Folder of a campaign&apos;s results</source>
        <translation>Ordner mit Ergebnissen einer Kampagne</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign.</source>
        <translation>Der Ordner %1 enthält keine Kampagne.</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Geschrieben: report.html und der Ordner plots in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::Canvas</name>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Interval: %1 to %2</source>
        <translation>Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <translation>Grundrauschen: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonCard</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Comparison of two results</source>
        <translation>Vergleich zweier Ergebnisse</translation>
    </message>
    <message>
        <source>The better figure is in bold.</source>
        <translation>Der bessere Wert ist fett.</translation>
    </message>
    <message>
        <source>The two were tested on other runs, so part of the differences may be chance. The better figure is in bold.</source>
        <translation>Beide wurden an verschiedenen Läufen geprüft, ein Teil der Unterschiede kann also Zufall sein. Der bessere Wert ist fett.</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonModel</name>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Error, out of fold</source>
        <translation>Fehler, kreuzvalidiert</translation>
    </message>
    <message>
        <source>Mean squared error over the variance, each shot predicted by a model that has not seen it</source>
        <translation>Mittlerer quadratischer Fehler durch die Varianz, jeder Shot von einem Modell vorhergesagt, das ihn nicht gesehen hat</translation>
    </message>
    <message>
        <source>Error, not seen</source>
        <translation>Fehler, ungesehen</translation>
    </message>
    <message>
        <source>MAPE, not seen</source>
        <translation>MAPE, ungesehen</translation>
    </message>
    <message>
        <source>Mean absolute percentage error</source>
        <translation>Mittlerer absoluter prozentualer Fehler</translation>
    </message>
    <message>
        <source>Runs not seen</source>
        <translation>Ungesehene Läufe</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Um jede Vorhersage, aus den kreuzvalidierten Residuen</translation>
    </message>
    <message>
        <source>Inside the interval</source>
        <translation>Im Intervall</translation>
    </message>
    <message>
        <source>Share of the runs not seen, to be near its level</source>
        <translation>Anteil der ungesehenen Läufe, der nahe seinem Niveau liegen soll</translation>
    </message>
    <message>
        <source>Fitted in</source>
        <translation>Angepasst in</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>Dasselbe auf gemessenen Läufen, die keine Shots sind</translation>
    </message>
</context>
<context>
    <name>footbridge::CostDesk</name>
    <message>
        <source>%1 needs two columns of numbers: what was requested and what was measured.</source>
        <translation>%1 braucht zwei Spalten mit Zahlen: was angefordert und was gemessen wurde.</translation>
    </message>
</context>
<context>
    <name>footbridge::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1 × the prediction</source>
        <translation>%1 × Vorhersage</translation>
    </message>
    <message>
        <source>upper bound, %1</source>
        <translation>obere Schranke, %1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Nodes and platforms</source>
        <translation>Knoten und Plattformen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>Zurück zum Modell</translation>
    </message>
    <message>
        <source>Open runs…</source>
        <translation>Läufe öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A table of requests and measured values, such as a job log</source>
        <translation>Eine Tabelle mit Anforderungen und Messwerten, etwa ein Jobprotokoll</translation>
    </message>
    <message>
        <source>Save requests…</source>
        <translation>Anforderungen speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Open requests and measured values</source>
        <translation>Anforderungen und Messwerte öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Costs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What to request for planned runs, so that few are killed and little is wasted: say how much worse an underestimate is and what your site allows, and save the requests. &lt;i&gt;Nodes and platforms&lt;/i&gt; compares where to run; &lt;i&gt;Memory&lt;/i&gt; says what training a network takes on each device.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Kosten&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Was für geplante Läufe anzufordern ist, damit wenige abgebrochen werden und wenig verschwendet wird: Sagen Sie, wievielmal schlimmer es ist, zu knapp zu schätzen, und was Ihr Rechenzentrum erlaubt, und speichern Sie die Anforderungen. &lt;i&gt;Knoten und Plattformen&lt;/i&gt; vergleicht, wo zu rechnen ist; &lt;i&gt;Speicher&lt;/i&gt; sagt, was das Training eines Netzes auf jedem Gerät braucht.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to request, so that few runs are killed and little is wasted.</source>
        <translation>Was anzufordern ist, damit wenige Läufe abgebrochen werden und wenig verschwendet wird.</translation>
    </message>
    <message>
        <source>as “%1” says</source>
        <translation>wie „%1“</translation>
    </message>
    <message>
        <source>%1 × the request</source>
        <translation>%1 × Anforderung</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>Läufe schließen</translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message>
        <source>Names of counters</source>
        <translation>Namen der Zähler</translation>
    </message>
    <message>
        <source>One counter a line: the name to use, then what tools call it, with commas between.</source>
        <translation>Ein Zähler je Zeile: zuerst der Name, der gelten soll, dann die Namen der Werkzeuge, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Built-in names</source>
        <translation>&amp;Eingebaute Namen</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 heißt %2</translation>
    </message>
    <message>
        <source>None of the columns is renamed.</source>
        <translation>Keine Spalte wird umbenannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>%n Spalte wird umbenannt: %1</numerusform>
            <numerusform>%n Spalten werden umbenannt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open names of counters</source>
        <translation>Namen der Zähler öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the names of counters</source>
        <translation>Namen der Zähler speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>Diese Namen verwenden</translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Quelle hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Set target…</source>
        <translation>Ziel wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>Drop CSV files of a known platform here</source>
        <translation>CSV-Dateien einer bekannten Plattform hierher ziehen</translation>
    </message>
    <message>
        <source>Set the target</source>
        <translation>Ziel wählen</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>CSV-Datei der neuen Plattform hierher ziehen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>Replace target…</source>
        <translation>Ziel ersetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>Noch ist nichts geöffnet.</translation>
    </message>
    <message>
        <source>The model is trained on the source and carried to the target. Select a card to see its columns and rows.</source>
        <translation>Das Modell lernt auf der Quelle und wird auf das Ziel übertragen. Eine Karte zeigt Spalten und Zeilen.</translation>
    </message>
    <message>
        <source>Add the table of a platform you know: the source.</source>
        <translation>Fügen Sie die Tabelle einer bekannten Plattform hinzu: die Quelle.</translation>
    </message>
    <message>
        <source>Now set the target: the table with a few runs of the new platform.</source>
        <translation>Wählen Sie nun das Ziel: die Tabelle mit wenigen Läufen der neuen Plattform.</translation>
    </message>
    <message>
        <source>Choose the response of every table: the column to predict.</source>
        <translation>Wählen Sie in jeder Tabelle die Messgröße: die vorherzusagende Spalte.</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>Ziel öffnen</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Quellen öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Shots need at least %1 rows with a measured response. Select more of them.</source>
        <translation>Shots brauchen mindestens %1 Zeilen mit gemessener Messgröße. Wählen Sie mehr davon aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>%1 Zeilen sind als Shots markiert, %n der ausgewählten hat keine Messung.</numerusform>
            <numerusform>%1 Zeilen sind als Shots markiert, %n der ausgewählten haben keine Messung.</numerusform>
        </translation>
    </message>
    <message>
        <source>open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose the shots: the measured runs that the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Daten&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Öffnen Sie die Tabelle einer bekannten Plattform, die Quelle, und die mit wenigen gemessenen Läufen der neuen Plattform, das Ziel. Zeilen sind Läufe, Spalten sind Merkmale, und eine Spalte ist die Messgröße, etwa eine Laufzeit.&lt;/p&gt;&lt;p&gt;Wählen Sie eine Karte, um ihre Spalten zu sehen. Geben Sie Spalten, die die Läufe nur nummerieren, die Rolle Ignoriert; markieren Sie Spalten, deren gleiche Zeilen zusammengehören, als Gruppe. Wählen Sie Zeilen des Ziels und drücken Sie „Als Shots verwenden“, um die Shots zu bestimmen: die gemessenen Läufe, aus denen die Anpassung lernt.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message>
        <source>No response yet: choose it below</source>
        <translation>Noch keine Messgröße: unten wählen</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>Messgröße: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>%n Gruppenspalte</numerusform>
            <numerusform>%n Gruppenspalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoriert</numerusform>
            <numerusform>%n ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Platform label of %1</source>
        <translation>Plattformname von %1</translation>
    </message>
    <message>
        <source>The name of this platform in plots and reports</source>
        <translation>Der Name dieser Plattform in Diagrammen und Berichten</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>Importoptionen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Import options of %1</source>
        <translation>Importoptionen von %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>“%1” holds text: see the import options</source>
        <translation>„%1“ enthält Text: siehe die Importoptionen</translation>
    </message>
    <message>
        <source>joined with %1</source>
        <translation>verbunden mit %1</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Verbinden&#xa0;…</translation>
    </message>
    <message>
        <source>Join with another table of this platform by its keys</source>
        <translation>Über die Schlüssel mit einer anderen Tabelle dieser Plattform verbinden</translation>
    </message>
    <message>
        <source>Join %1 with another table</source>
        <translation>%1 mit einer anderen Tabelle verbinden</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feature(s)</source>
        <translation>
            <numerusform>%n Merkmal</numerusform>
            <numerusform>%n Merkmale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1 is the response</source>
        <translation>%1 ist die Messgröße</translation>
    </message>
    <message>
        <source>%1 is ignored</source>
        <translation>%1 wird ignoriert</translation>
    </message>
    <message>
        <source>%1 is a feature</source>
        <translation>%1 ist ein Merkmal</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 names the rows</source>
        <translation>%1 benennt die Zeilen</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetPanel</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns and their roles</source>
        <translation>Spalten und ihre Rollen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Filter: text, or n &gt; 64</source>
        <translation>Filter: Text oder n &gt; 64</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column such as n &gt; 64</source>
        <translation>Text in einer beliebigen Zelle oder eine Bedingung an eine Spalte wie n &gt; 64</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Rows of the selected dataset</source>
        <translation>Zeilen des gewählten Datensatzes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Use as shots</source>
        <translation>Als Shots verwenden</translation>
    </message>
    <message>
        <source>The adaptation learns from the selected rows; the other measured rows test it</source>
        <translation>Die Anpassung lernt aus den ausgewählten Zeilen; die anderen gemessenen prüfen sie</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Gives all selected columns one role</source>
        <translation>Gibt allen ausgewählten Spalten dieselbe Rolle</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>%n weitere Spalte wird als ignoriert vorgeschlagen.</numerusform>
            <numerusform>%n weitere Spalten werden als ignoriert vorgeschlagen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message>
        <source>Source model against the shots</source>
        <translation>Quellmodell gegen die Shots</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Karte der Zeilen</translation>
    </message>
    <message>
        <source>Severity against the number of shots</source>
        <translation>Schweregrad gegen die Anzahl der Shots</translation>
    </message>
    <message>
        <source>By shots</source>
        <translation>Nach Shots</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tabellen</translation>
    </message>
    <message>
        <source>Moved features</source>
        <translation>Verschobene Merkmale</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Nach Quelle</translation>
    </message>
    <message>
        <source>Being drawn.</source>
        <translation>Wird gezeichnet.</translation>
    </message>
    <message>
        <source>Source and target share no feature.</source>
        <translation>Quelle und Ziel haben kein Merkmal gemeinsam.</translation>
    </message>
    <message>
        <source>%1 Closest source: %2.</source>
        <translation>%1 Nächste Quelle: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>%n zugeordnetes Merkmal</numerusform>
            <numerusform>%n zugeordnete Merkmale</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane shows %1 of how the features vary.</source>
        <translation>Die Ebene zeigt %1 der Streuung der Merkmale.</translation>
    </message>
    <message>
        <source>Colour: the measured response. Shift-drag to mark rows.</source>
        <translation>Farbe: die gemessene Messgröße. Umschalt-Ziehen markiert Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>%n Zeile des Ziels markiert, hier und in Ergebnisse.</numerusform>
            <numerusform>%n Zeilen des Ziels markiert, hier und in Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Noch nicht gemessen.</translation>
    </message>
    <message>
        <source>The source model cannot predict these shots.</source>
        <translation>Das Quellmodell kann diese Shots nicht vorhersagen.</translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>Divergenz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>Seit dieser Messung haben sich Daten oder Einstellungen geändert.</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>Der Schweregrad wird gemessen.</translation>
    </message>
    <message>
        <source>Outer line: 90 % band</source>
        <translation>Äußere Linie: 90-%-Band</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>Fehler auf zurückgehaltenen Shots, als Anteil ihrer Varianz</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>nicht messbar</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Was die Shots vorab sagten</translation>
    </message>
    <message>
        <source>What the severity says</source>
        <translation>Was der Schweregrad sagt</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Neu messen</translation>
    </message>
    <message>
        <source>Open Results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Start adapting</source>
        <translation>Anpassung starten</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;war %1&lt;/b&gt; mit %n nicht zugeordneten</numerusform>
            <numerusform>&lt;b&gt;war %1&lt;/b&gt; mit %n nicht zugeordneten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>jetzt, %n nicht zugeordnet</numerusform>
            <numerusform>jetzt, %n nicht zugeordnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>vorher, %n nicht zugeordnet</numerusform>
            <numerusform>vorher, %n nicht zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that means for the transfer.</source>
        <translation>Wie weit %1 von den Quellen entfernt liegt und was das für die Übertragung heißt.</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It says how far the target lies from the sources, and what that means for the transfer.</source>
        <translation>Der Schweregrad ist noch nicht gemessen. Er sagt, wie weit das Ziel von den Quellen entfernt liegt und was das für die Übertragung heißt.</translation>
    </message>
    <message>
        <source>now, all matched</source>
        <translation>jetzt, alle zugeordnet</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the shots, the few target runs that it is measured on, leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Divergenz&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Wie weit das Ziel von der Quelle entfernt liegt, von 0 (wie die Quelle selbst) bis 1 (nichts gemeinsam), mit einem Band für das, was die Shots offenlassen, die wenigen Läufe des Ziels, an denen gemessen wird. Die Komponenten sagen, was sich unterscheidet, und der Satz, was das für die Übertragung heißt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the Data page, each with a response, to see how far they diverge.</source>
        <translation>Laden Sie auf der Seite Daten mindestens eine Quelle und ein Ziel, jeweils mit Messgröße, um zu sehen, wie weit sie auseinanderliegen.</translation>
    </message>
</context>
<context>
    <name>footbridge::Document</name>
    <message>
        <source>Add source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>Quelle entfernen</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>Ziel wählen</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Change roles</source>
        <translation>Rollen ändern</translation>
    </message>
    <message>
        <source>Rename platform</source>
        <translation>Plattform umbenennen</translation>
    </message>
    <message>
        <source>Load alias table</source>
        <translation>Aliastabelle laden</translation>
    </message>
    <message>
        <source>Load pair</source>
        <translation>Paar laden</translation>
    </message>
    <message>
        <source>Change join</source>
        <translation>Verbindung ändern</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainCard</name>
    <message>
        <source>Why this prediction?</source>
        <translation>Warum diese Vorhersage?</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>Back to the leaderboard</source>
        <translation>Zurück zur Rangliste</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Erklärung schließen</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Shuffling the features…</source>
        <translation>Mischt die Merkmale durch&#xa0;…</translation>
    </message>
    <message>
        <source>Select a row to see what its prediction rests on.</source>
        <translation>Wählen Sie eine Zeile, um zu sehen, worauf ihre Vorhersage beruht.</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainSwitch</name>
    <message>
        <source>Remove from the report</source>
        <translation>Aus dem Bericht entfernen</translation>
    </message>
    <message>
        <source>Add to the report</source>
        <translation>In den Bericht aufnehmen</translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>There is nothing to export yet. Adapt a model first.</source>
        <translation>Es gibt noch nichts zu exportieren. Passen Sie zuerst ein Modell an.</translation>
    </message>
    <message>
        <source>Writing and checking</source>
        <translation>Schreibt und prüft</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Modellpaket</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>&amp;Strategie</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>Put the report into the bundle</source>
        <translation>Den Bericht in das Paket aufnehmen</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Datei des Pakets</translation>
    </message>
    <message>
        <source>Strategy to export</source>
        <translation>Zu exportierende Strategie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Bericht speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>error on the shots, out of fold: %1</source>
        <translation>Fehler auf den Shots, kreuzvalidiert: %1</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
    <message>
        <source>The adapted model as one file that runs without Footbridge.</source>
        <translation>Das angepasste Modell als eine Datei, die ohne Footbridge läuft.</translation>
    </message>
    <message>
        <source>The inputs changed since the last run: this exports the last good result.</source>
        <translation>Die Eingaben haben sich seit dem letzten Lauf geändert: Exportiert wird das letzte gute Ergebnis.</translation>
    </message>
    <message>
        <source>Drawing the report</source>
        <translation>Zeichnet den Bericht</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Bericht gespeichert unter %1</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Paket exportieren</translation>
    </message>
    <message>
        <source>Bundle (*%1)</source>
        <translation>Modellpaket (*%1)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportiert nach %1 (%2). Wieder geöffnet und verglichen: größte Abweichung %3.</translation>
    </message>
    <message>
        <source>Web page (*.html);;Document (*.pdf)</source>
        <translation>Webseite (*.html);;Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Leave the shots out: only what prediction needs stays</source>
        <translation>Shots weglassen: Nur was die Vorhersage braucht, bleibt</translation>
    </message>
    <message>
        <source>are predicted and flagged</source>
        <translation>werden vorhergesagt und markiert</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>werden abgelehnt</translation>
    </message>
    <message>
        <source>Rows with a missing value, a new category, another unit or a value outside the range. A missing column is refused in any case.</source>
        <translation>Zeilen mit einem fehlenden Wert, einer neuen Kategorie, einer anderen Einheit oder einem Wert außerhalb des Bereichs. Eine fehlende Spalte wird in jedem Fall abgelehnt.</translation>
    </message>
    <message>
        <source>What the bundle does with unusual rows</source>
        <translation>Was das Paket mit ungewöhnlichen Zeilen tut</translation>
    </message>
    <message>
        <source>&amp;Unusual rows</source>
        <translation>&amp;Ungewöhnliche Zeilen</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Opens the exported bundle: contents, check, comparison</source>
        <translation>Öffnet das exportierte Paket: Inhalt, Prüfung, Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>das angepasste Modell mit aller Vorverarbeitung, für ONNX Runtime und für PyTorch; nimmt %n Merkmal, liefert %1 und das Intervall dazu</numerusform>
            <numerusform>das angepasste Modell mit aller Vorverarbeitung, für ONNX Runtime und für PyTorch; nimmt %n Merkmale, liefert %1 und das Intervall dazu</numerusform>
        </translation>
    </message>
    <message>
        <source>features with units and categories, where the model comes from, errors, severity, what is refused, checksums</source>
        <translation>Merkmale mit Einheiten und Kategorien, Herkunft des Modells, Fehler, Schweregrad, was abgelehnt wird, Prüfsummen</translation>
    </message>
    <message>
        <source>rows with the predictions they must give</source>
        <translation>Zeilen mit den Vorhersagen, die sie geben müssen</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>Quellmodell und %1 Shots, um mit weiteren fortzufahren</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The adapted model as one file that runs without Footbridge, with a description of where it comes from and rows to check it with. It is opened again and compared before the export counts as done.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Das angepasste Modell als eine Datei, die ohne Footbridge läuft, mit einer Beschreibung, woher es kommt, und Zeilen, mit denen es zu prüfen ist. Es wird wieder geöffnet und verglichen, bevor der Export als erledigt gilt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Nobody can then read your runs from the bundle, or adapt it further</source>
        <translation>Dann kann niemand Ihre Läufe aus dem Paket lesen oder es weiter anpassen</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on a thousand random rows.</source>
        <translation>Bevor der Export als erledigt gilt, wird die Datei wieder geöffnet und jedes Format auf den Beispielzeilen und auf tausend zufälligen Zeilen mit der hier gezeigten Vorhersage verglichen.</translation>
    </message>
    <message>
        <source>the same as C99 without dependencies, for schedulers and login nodes; compiled and compared where this computer has a C compiler</source>
        <translation>dasselbe als C99 ohne Abhängigkeiten, für Scheduler und Login-Knoten; kompiliert und verglichen, wo dieser Rechner einen C-Compiler hat</translation>
    </message>
    <message>
        <source>how to load it, with small programs in Python, C++ and C</source>
        <translation>wie es geladen wird, mit kleinen Programmen in Python, C++ und C</translation>
    </message>
    <message>
        <source>A report is being drawn already. Wait until it is done, or cancel it.</source>
        <translation>Es wird bereits ein Bericht erstellt. Warten Sie, bis er fertig ist, oder brechen Sie ihn ab.</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureListModel</name>
    <message>
        <source>suggested, %1</source>
        <translation>Vorschlag, %1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>gleicher Name</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>kein Gegenstück</translation>
    </message>
    <message>
        <source>May be %1 of the target</source>
        <translation>Vielleicht %1 des Ziels</translation>
    </message>
    <message>
        <source>May be %1 of the source</source>
        <translation>Vielleicht %1 der Quelle</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <translation>%1 ↔ %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>nur in %1</translation>
    </message>
    <message>
        <source>%1 · unit?</source>
        <translation>%1 · Einheit?</translation>
    </message>
    <message>
        <source>Sources that have it: %1. Not every source does, so it is not used.</source>
        <translation>Quellen, die es haben: %1. Nicht jede Quelle hat es, daher wird es nicht verwendet.</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>auch in %1</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureLists</name>
    <message>
        <source>Only in the source</source>
        <translation>Nur in der Quelle</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Nur im Ziel</translation>
    </message>
    <message>
        <source>Every feature of the source has a counterpart.</source>
        <translation>Jedes Merkmal der Quelle hat ein Gegenstück.</translation>
    </message>
    <message>
        <source>No feature matches yet. Select one on each side and press Match.</source>
        <translation>Noch passt kein Merkmal. Wählen Sie auf jeder Seite eines und drücken Sie „Auswahl zuordnen“.</translation>
    </message>
    <message>
        <source>Every feature of the target has a counterpart.</source>
        <translation>Jedes Merkmal des Ziels hat ein Gegenstück.</translation>
    </message>
</context>
<context>
    <name>footbridge::FeaturesPage</name>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Search features</source>
        <translation>Merkmale suchen</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page to see which features they share.</source>
        <translation>Öffnen Sie auf der Seite Daten eine Quelle und ein Ziel, um zu sehen, welche Merkmale sie gemeinsam haben.</translation>
    </message>
    <message>
        <source>Match features</source>
        <translation>Merkmale zuordnen</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>Vorschlag a&amp;nnehmen</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>Ab&amp;lehnen</translation>
    </message>
    <message>
        <source>&amp;Match selected</source>
        <translation>Auswahl &amp;zuordnen</translation>
    </message>
    <message>
        <source>Matches the feature selected on the left with the one selected on the right; dragging one onto the other does the same</source>
        <translation>Ordnet das links gewählte Merkmal dem rechts gewählten zu; dasselbe geschieht, wenn man eines auf das andere zieht</translation>
    </message>
    <message>
        <source>&amp;Unmatch</source>
        <translation>Zuordnung l&amp;ösen</translation>
    </message>
    <message>
        <source>What matches, and what does not.</source>
        <translation>Was zusammenpasst und was nicht.</translation>
    </message>
    <message>
        <source>%1 matched, %2 only in the source, %3 only in the target.</source>
        <translation>%1 zugeordnet, %2 nur in der Quelle, %3 nur im Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>%n Vorschlag wartet auf Sie.</numerusform>
            <numerusform>%n Vorschläge warten auf Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>Vorschlag annehmen</translation>
    </message>
    <message>
        <source>Reject suggestion</source>
        <translation>Vorschlag ablehnen</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>Zuordnung lösen</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Accept all suggestions</source>
        <translation>Alle Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Reject all suggestions</source>
        <translation>Alle Vorschläge ablehnen</translation>
    </message>
    <message>
        <source>Import an alias table…</source>
        <translation>Alias-Tabelle importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export the alias table…</source>
        <translation>Alias-Tabelle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>A CSV whose lines list names that mean the same, with the matches made here</source>
        <translation>Eine CSV-Datei, deren Zeilen Namen gleicher Bedeutung nennen, mit den hier getroffenen Zuordnungen</translation>
    </message>
    <message>
        <source>Reject suggestions</source>
        <translation>Vorschläge ablehnen</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Features&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What the source knows is carried over by the features that both sides share. On the left stands what only the source has, on the right what only the target has, in the middle what corresponds.&lt;/p&gt;&lt;p&gt;A suggestion is used only once you accept it: press Return to accept, Delete to reject. Drag a feature onto another, or select both and press Return, to match them yourself. The plot compares the values of the selected pair.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Merkmale&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Was die Quelle weiß, wird über die Merkmale übertragen, die beide Seiten teilen. Links steht, was nur die Quelle hat, rechts, was nur das Ziel hat, in der Mitte, was einander entspricht.&lt;/p&gt;&lt;p&gt;Ein Vorschlag wird erst verwendet, wenn Sie ihn annehmen: Eingabetaste nimmt an, Entf lehnt ab. Ziehen Sie ein Merkmal auf ein anderes, oder wählen Sie beide und drücken die Eingabetaste, um sie selbst zuzuordnen. Das Diagramm vergleicht die Werte des gewählten Paars.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>all matched</source>
        <translation>alle zugeordnet</translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>%n nicht zugeordnet</numerusform>
            <numerusform>%n nicht zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept all above</source>
        <translation>Alle annehmen über</translation>
    </message>
    <message>
        <source>Least confidence to accept</source>
        <translation>Geringste Sicherheit zum Annehmen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>Nimmt %n Vorschlag an</numerusform>
            <numerusform>Nimmt %n Vorschläge an</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert units</source>
        <translation>Einheiten umrechnen</translation>
    </message>
</context>
<context>
    <name>footbridge::FieldsDialog</name>
    <message>
        <source>Train on fields</source>
        <translation>Auf Feldern trainieren</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>of plain values alone, such as 512x256</source>
        <translation>nur bei Rohwerten, etwa 512x256</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>8 in two dimensions, 4 in three</source>
        <translation>8 in zwei Dimensionen, 4 in drei</translation>
    </message>
    <message>
        <source>Edge of a &amp;block</source>
        <translation>Kante eines &amp;Blocks</translation>
    </message>
    <message>
        <source>&amp;Numbers for a block</source>
        <translation>Zahle&amp;n je Block</translation>
    </message>
    <message>
        <source> % of the range</source>
        <translation> % des Wertebereichs</translation>
    </message>
    <message>
        <source>How far a value may be off; what is further off gets a correction</source>
        <translation>Wie weit ein Wert abweichen darf; was weiter abweicht, wird korrigiert</translation>
    </message>
    <message>
        <source>&amp;Error bound</source>
        <translation>F&amp;ehlerschranke</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a field</source>
        <translation>Feld öffnen</translation>
    </message>
    <message>
        <source>Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files (*)</source>
        <translation>Felder (*.npy *.raw *.bin *.dat *.f32 *.f64);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A shape is two or three sizes, such as 512x256.</source>
        <translation>Eine Form besteht aus zwei oder drei Größen, etwa 512x256.</translation>
    </message>
    <message>
        <source>An auto-encoder learns to compress blocks of the target&apos;s field, from scratch and from weights that were trained on the source&apos;s: .npy files, or plain values of a shape.</source>
        <translation>Ein Autoencoder lernt, Blöcke des Zielfelds zu komprimieren, von Grund auf und mit Gewichten, die auf dem Quellfeld trainiert wurden: .npy-Dateien oder Rohwerte einer angegebenen Form.</translation>
    </message>
</context>
<context>
    <name>footbridge::GanttView</name>
    <message>
        <source>Job %1, nodes %2 to %3
%4 to %5</source>
        <translation>Job %1, Knoten %2 bis %3
%4 bis %5</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportDialog</name>
    <message>
        <source>Import options of %1</source>
        <translation>Importoptionen von %1</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Datei einlesen</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Selbst erkennen</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>Senkrechter Strich |</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>Punkt 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>Komma 1,5</translation>
    </message>
    <message>
        <source>D&amp;ecimal sign</source>
        <translation>D&amp;ezimalzeichen</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>Ko&amp;dierung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with</source>
        <translation>&amp;Kommentarzeilen beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Skip leading lines</source>
        <translation>&amp;Führende Zeilen überspringen</translation>
    </message>
    <message>
        <source>The first line names the columns</source>
        <translation>Die erste Zeile nennt die Spalten</translation>
    </message>
    <message>
        <source>Cells with these contents count as missing, as do empty ones; separated by spaces</source>
        <translation>Zellen mit diesem Inhalt gelten wie leere als fehlend; durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>&amp;Missing values</source>
        <translation>Fehlende &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It looks like data, so the columns are numbered here.</source>
        <translation>Sie sieht nach Daten aus, daher sind die Spalten hier nummeriert.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Liest die Datei&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>Datei&amp;art</translation>
    </message>
    <message>
        <source>all of the only table</source>
        <translation>alles aus der einzigen Tabelle</translation>
    </message>
    <message>
        <source>What to ask the database: a SELECT</source>
        <translation>Was die Datenbank gefragt wird: ein SELECT</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Abfra&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Platforms in</source>
        <translation>&amp;Plattformen in</translation>
    </message>
    <message>
        <source>Ne&amp;w platform</source>
        <translation>&amp;Neue Plattform</translation>
    </message>
    <message>
        <source>Comma 1,000</source>
        <translation>Komma 1,000</translation>
    </message>
    <message>
        <source>Point 1.000</source>
        <translation>Punkt 1.000</translation>
    </message>
    <message>
        <source>Apostrophe 1&apos;000</source>
        <translation>Apostroph 1&apos;000</translation>
    </message>
    <message>
        <source>Space 1 000</source>
        <translation>Leerzeichen 1 000</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>Ta&amp;usender</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Click the name of a column, or press F2 in it, to say what it is for</source>
        <translation>Klicken Sie auf den Namen einer Spalte, oder drücken Sie F2 darin, um zu sagen, wofür sie ist</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Was der Import gefunden hat</translation>
    </message>
    <message>
        <source>Role of the column</source>
        <translation>Rolle der Spalte</translation>
    </message>
    <message>
        <source>The first rows read without a warning.</source>
        <translation>Die ersten Zeilen wurden ohne Warnung gelesen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <translation>%1: Zahlen</translation>
    </message>
    <message>
        <source>%1: categories</source>
        <translation>%1: Kategorien</translation>
    </message>
</context>
<context>
    <name>footbridge::IntervalList</name>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % interval %4 to %5)</source>
        <translation>%1: %2 (%3-%-Intervall %4 bis %5)</translation>
    </message>
    <message>
        <source>, measured %1</source>
        <translation>, gemessen %1</translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message>
        <source>Join with %1</source>
        <translation>Mit %1 verbinden</translation>
    </message>
    <message>
        <source>Adds the columns of another table of the same platform to the rows with the same keys, such as counters to parameters.</source>
        <translation>Fügt die Spalten einer anderen Tabelle derselben Plattform an die Zeilen mit denselben Schlüsseln an, etwa Zähler an Parameter.</translation>
    </message>
    <message>
        <source>Choose the table whose columns are to be added.</source>
        <translation>Wählen Sie die Tabelle, deren Spalten hinzukommen sollen.</translation>
    </message>
    <message>
        <source>&amp;Table to add</source>
        <translation>Weitere &amp;Tabelle</translation>
    </message>
    <message>
        <source>a file of any kind, a folder or a pattern</source>
        <translation>eine Datei beliebiger Art, ein Ordner oder ein Muster</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Keys: rows belong together where both columns hold the same</source>
        <translation>&amp;Schlüssel: Zeilen gehören zusammen, wo beide Spalten dasselbe enthalten</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Weitere Tabelle</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Add the &amp;means where rows of that table repeat their keys</source>
        <translation>&amp;Mittelwerte anfügen, wo Zeilen jener Tabelle ihre Schlüssel wiederholen</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Ohne Entsprechung</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows without a match</source>
        <translation>Zeilen ohne Entsprechung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Undo the join</source>
        <translation>Verbindung auf&amp;heben</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Tabelle wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Key %1 of %2</source>
        <translation>Schlüssel %1 von %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>Zeilen von %2 mit Entsprechung: %1 von %n.</numerusform>
            <numerusform>Zeilen von %2 mit Entsprechung: %1 von %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%n Zeile von %1 hat keine Entsprechung und wird weggelassen.</numerusform>
            <numerusform>%n Zeilen von %1 haben keine Entsprechung und werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%n Zeile von %1 passt zu keiner und wird nicht verwendet.</numerusform>
            <numerusform>%n Zeilen von %1 passen zu keiner und werden nicht verwendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::LeaderboardModel</name>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <source>%1 % of new runs are expected within this distance of the prediction.</source>
        <translation>%1 % der neuen Läufe werden innerhalb dieses Abstands von der Vorhersage erwartet.</translation>
    </message>
    <message>
        <source>Runs not seen: %1</source>
        <translation>Ungesehene Läufe: %1</translation>
    </message>
    <message>
        <source>Shots, out of fold</source>
        <translation>Shots, kreuzvalidiert</translation>
    </message>
    <message>
        <source>Mean absolute percentage error. %1</source>
        <translation>Mittlerer absoluter prozentualer Fehler. %1</translation>
    </message>
    <message>
        <source>Fitted in %1</source>
        <translation>Angepasst in %1</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Kreuz-
validiert</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Not
seen</source>
        <translation>Unge-
sehen</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response over its variance, each shot predicted by a model that has not seen it</source>
        <translation>Mittlerer quadratischer Fehler der transformierten Messgröße, geteilt durch ihre Varianz; jeder Shot wird von einem Modell vorhergesagt, das ihn nicht gesehen hat</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Um jede Vorhersage, aus den kreuzvalidierten Residuen</translation>
    </message>
    <message>
        <source>Explained by: shift of the source %1, its latent features %2, input alignment %3, the target&apos;s own features %4, noise %5</source>
        <translation>Erklärt durch: Verschiebung der Quelle %1, ihre latenten Merkmale %2, Eingabeanpassung %3, eigene Merkmale des Ziels %4, Rauschen %5</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>Dasselbe auf gemessenen Läufen, die keine Shots sind</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the measured runs that are not shots</source>
        <translation>Mittlerer absoluter prozentualer Fehler: Mittel von |vorhergesagt − gemessen| / |gemessen| über die gemessenen Läufe, die keine Shots sind</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the shots, each predicted by a model that has not seen it</source>
        <translation>Mittlerer absoluter prozentualer Fehler: Mittel von |vorhergesagt − gemessen| / |gemessen| über die Shots, jeder von einem Modell vorhergesagt, das ihn nicht gesehen hat</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveDesk</name>
    <message>
        <source>%1 is a pipe or device. Follow it with “footbridge-cli watch”.</source>
        <translation>%1 ist eine Pipe oder ein Gerät und lässt sich mit „footbridge-cli watch“ verfolgen.</translation>
    </message>
    <message>
        <source>This version is not kept any more. Choose a later one.</source>
        <translation>Diese Version wird nicht mehr aufbewahrt. Wählen Sie eine spätere.</translation>
    </message>
    <message>
        <source>%1 has no column %2, which the stream has. Its runs were not learned.</source>
        <translation>%1 hat keine Spalte %2, die der Strom hat. Aus seinen Läufen wurde nicht gelernt.</translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Follows a table that grows. Each run is predicted first, scored, and only then learned from, so the errors are those that a user of the model would have had. When the responses change, a new version begins; older ones are kept, can be taken up again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add its runs.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Verfolgt eine Tabelle, die wächst. Jeder Lauf wird zuerst vorhergesagt, dann bewertet, und erst danach wird aus ihm gelernt; die Fehler sind also die, die ein Benutzer des Modells gehabt hätte. Ändern sich die Messwerte, beginnt eine neue Version; ältere bleiben erhalten und lassen sich wieder aufnehmen und exportieren. Ziehen Sie eine CSV-Datei hierher, um sie zu verfolgen oder, während ein Strom verfolgt wird, ihre Läufe hinzuzufügen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>version %1, run %2</source>
        <translation>Version %1, Lauf %2</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportiert nach %1 (%2). Erneut geöffnet und verglichen: größte Abweichung %3.</translation>
    </message>
    <message>
        <source>Start following…</source>
        <translation>Verfolgen&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Running error</source>
        <translation>Laufender Fehler</translation>
    </message>
    <message>
        <source>version in force above</source>
        <translation>oben die geltende Version</translation>
    </message>
    <message>
        <source>Versions in force</source>
        <translation>Geltende Versionen</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>none is overwritten</source>
        <translation>keine wird überschrieben</translation>
    </message>
    <message>
        <source>Table that grows</source>
        <translation>Tabelle, die wächst</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export version %1</source>
        <translation>Version %1 exportieren</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paket (*.zip)</translation>
    </message>
    <message>
        <source>Waiting for %1 measured runs in %2 to start from.</source>
        <translation>Wartet auf %1 gemessene Läufe in %2 für den Anfang.</translation>
    </message>
    <message>
        <source>Choose a table that grows, or drop runs here: each is predicted first and learned from afterwards.</source>
        <translation>Wählen Sie eine Tabelle, die wächst, oder ziehen Sie Läufe hierher: Jeder wird zuerst vorhergesagt, danach wird aus ihm gelernt.</translation>
    </message>
    <message>
        <source>Following %1: each run is predicted first, scored, and only then learned from.</source>
        <translation>Verfolgt %1: Jeder Lauf wird zuerst vorhergesagt, dann bewertet, und erst danach wird aus ihm gelernt.</translation>
    </message>
    <message>
        <source>%1 as it was last followed.</source>
        <translation>%1, wie zuletzt verfolgt.</translation>
    </message>
    <message>
        <source>Export version %1…</source>
        <translation>Version %1 exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>Zurück zu Version %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückkehren</translation>
    </message>
    <message>
        <source>error, last 10 runs</source>
        <translation>Fehler, letzte 10 Läufe</translation>
    </message>
    <message>
        <source>inside, last 100 runs</source>
        <translation>im Intervall, letzte 100 Läufe</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>noch kein Intervall</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>since run %1</source>
        <translation>seit Lauf %1</translation>
    </message>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>Drifts in %n Lauf</numerusform>
            <numerusform>Drifts in %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>an update</source>
        <translation>je Aktualisierung</translation>
    </message>
    <message>
        <source>false alarms in 10 000 runs at most</source>
        <translation>Fehlalarme in 10 000 Läufen, höchstens</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveStartDialog</name>
    <message>
        <source>Start following</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Messgröße</translation>
    </message>
    <message>
        <source>its first runs alone</source>
        <translation>nur den ersten Läufen</translation>
    </message>
    <message>
        <source>the adapted model of this session</source>
        <translation>dem angepassten Modell dieser Sitzung</translation>
    </message>
    <message>
        <source>a bundle…</source>
        <translation>einem Paket&#xa0;…</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>Measured runs that are learned from before the first prediction</source>
        <translation>Gemessene Läufe, aus denen vor der ersten Vorhersage gelernt wird</translation>
    </message>
    <message>
        <source>&amp;Initial runs</source>
        <translation>&amp;Anfangsläufe</translation>
    </message>
    <message>
        <source>Wait for more runs</source>
        <translation>Auf weitere Läufe warten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Go on where it was left</source>
        <translation>Fortsetzen, wo aufgehört wurde</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Bundle to start from</source>
        <translation>Paket für den Anfang</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paket (*.zip)</translation>
    </message>
</context>
<context>
    <name>footbridge::LoadingCard</name>
    <message>
        <source>Python with ONNX Runtime</source>
        <translation>Python mit ONNX Runtime</translation>
    </message>
    <message>
        <source>Python with PyTorch</source>
        <translation>Python mit PyTorch</translation>
    </message>
    <message>
        <source>C++ with LibTorch</source>
        <translation>C++ mit LibTorch</translation>
    </message>
    <message>
        <source>How to load it elsewhere</source>
        <translation>So wird es anderswo geladen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Program that loads the bundle</source>
        <translation>Programm, das das Paket lädt</translation>
    </message>
    <message>
        <source>C without dependencies</source>
        <translation>C ohne Abhängigkeiten</translation>
    </message>
</context>
<context>
    <name>footbridge::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The log cannot be written to %1: %2. Choose another file.</source>
        <translation>Das Protokoll kann nicht in %1 geschrieben werden: %2. Wählen Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Finished %1</source>
        <translation>%1 abgeschlossen</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>keine Quelle</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>Footbridge</source>
        <translation>Footbridge</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Was ist %1?</translation>
    </message>
    <message>
        <source>The source is a platform you know; the target is the new one.</source>
        <translation>Die Quelle ist eine Plattform, die Sie kennen; das Ziel ist die neue.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Export &amp;bundle…</source>
        <translation>&amp;Paket exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>Be&amp;richt exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Log panel</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Measure &amp;severity</source>
        <translation>&amp;Schweregrad messen</translation>
    </message>
    <message>
        <source>&amp;Train and adapt</source>
        <translation>&amp;Trainieren und anpassen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Footbridge</source>
        <translation>&amp;Über Footbridge</translation>
    </message>
    <message>
        <source>About Footbridge</source>
        <translation>Über Footbridge</translation>
    </message>
    <message>
        <source>&lt;b&gt;Footbridge %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Footbridge %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Carries a performance model to a new platform with a handful of runs.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Überträgt ein Leistungsmodell mit einer Handvoll Läufen auf eine neue Plattform.

Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Accept the selected suggestion, or match the selected features</source>
        <translation>Den gewählten Vorschlag annehmen oder die gewählten Merkmale zuordnen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Reject the selected suggestion, or unmatch</source>
        <translation>Den gewählten Vorschlag ablehnen oder die Zuordnung lösen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Reset a plot</source>
        <translation>Ein Diagramm zurücksetzen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1[*] – Footbridge</source>
        <translation>%1[*] – Footbridge</translation>
    </message>
    <message>
        <source>There is no table in that folder.</source>
        <translation>In diesem Ordner liegt keine Tabelle.</translation>
    </message>
    <message>
        <source>Add s&amp;ources…</source>
        <translation>&amp;Quellen hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Set &amp;target…</source>
        <translation>&amp;Ziel festlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>&amp;Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Export all &amp;plots…</source>
        <translation>Alle &amp;Diagramme exportieren&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>%n Diagramm nach %1 geschrieben</numerusform>
            <numerusform>%n Diagramme nach %1 geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>Open a bundle</source>
        <translation>Paket öffnen</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Pakete (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a b&amp;undle…</source>
        <translation>Pake&amp;t öffnen …</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Rund&amp;gang beginnen</translation>
    </message>
    <message>
        <source>Write the log to a &amp;file…</source>
        <translation>Protokoll in &amp;Datei schreiben&#xa0;…</translation>
    </message>
    <message>
        <source>Write the log to a file</source>
        <translation>Protokoll in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Text (*.log *.txt)</source>
        <translation>Text (*.log *.txt)</translation>
    </message>
    <message>
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;All files (*)</source>
        <translation>Tabellen, Sitzungen und Pakete (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Tabelle ein&amp;fügen</translation>
    </message>
    <message>
        <source>This &amp;page in the handbook (English)</source>
        <translation>Diese &amp;Seite im Handbuch (Englisch)</translation>
    </message>
    <message>
        <source>Hand&amp;book (English)</source>
        <translation>Hand&amp;buch (Englisch)</translation>
    </message>
    <message>
        <source>More in the handbook (English)</source>
        <translation>Mehr im Handbuch (Englisch)</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>Die Zwischenablage enthält keine Tabelle.</translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Pipeline-parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Activations of a transformer</source>
        <translation>Aktivierungen eines Transformers</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Verborgene Größe</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>Tokens je Beispiel</translation>
    </message>
    <message>
        <source>Samples at a time</source>
        <translation>Beispiele zugleich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>On one device</source>
        <translation>Auf einem Gerät</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Memory term by term</source>
        <translation>Speicher Posten für Posten</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>names and memory can be edited; the last line adds one</source>
        <translation>Namen und Speicher lassen sich bearbeiten; die letzte Zeile fügt eine hinzu</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Holds it</source>
        <translation>Reicht</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>Ein Gerät</translation>
    </message>
    <message>
        <source>With that reserve</source>
        <translation>Mit dieser Reserve</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>Ein Gerät braucht %1, mit Reserve %2: %3 von %n Geräteart reicht aus.</numerusform>
            <numerusform>Ein Gerät braucht %1, mit Reserve %2: %3 von %n Gerätearten reichen aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ModelExplanationView</name>
    <message>
        <source>What the model rests on</source>
        <translation>Worauf das Modell beruht</translation>
    </message>
    <message>
        <source>how much the error (nMSE) grows when a feature is shuffled</source>
        <translation>wie stark der Fehler (nMSE) wächst, wenn ein Merkmal durchmischt wird</translation>
    </message>
    <message>
        <source>Importance of the features</source>
        <translation>Wichtigkeit der Merkmale</translation>
    </message>
    <message>
        <source>How the prediction follows it</source>
        <translation>Wie ihm die Vorhersage folgt</translation>
    </message>
    <message>
        <source>%1: %2, between %3 and %4 in the single shuffles</source>
        <translation>%1: %2, zwischen %3 und %4 in den einzelnen Durchmischungen</translation>
    </message>
    <message>
        <source>%1, the others as they are</source>
        <translation>%1, die übrigen unverändert</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsPanel</name>
    <message>
        <source>Which runs to measure next</source>
        <translation>Welche Läufe als Nächstes messen</translation>
    </message>
    <message>
        <source>Runs to measure next</source>
        <translation>Als Nächstes zu messende Läufe</translation>
    </message>
    <message>
        <source>Prefer quick runs</source>
        <translation>Schnelle Läufe vorziehen</translation>
    </message>
    <message>
        <source>How many runs</source>
        <translation>Wie viele Läufe</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A CSV of these rows with the response left to fill in</source>
        <translation>Eine CSV-Datei dieser Zeilen, in die die Messung noch einzutragen ist</translation>
    </message>
    <message>
        <source>No row is left to measure.</source>
        <translation>Es ist keine Zeile mehr zu messen.</translation>
    </message>
    <message>
        <source>Finding…</source>
        <translation>Sucht&#xa0;…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what the shots alone give.</source>
        <translation>Erwartet wird ein mittlerer quadratischer Fehler von %1 dessen, was die Shots allein ergeben.</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what it is now.</source>
        <translation>Erwartet wird ein mittlerer quadratischer Fehler von %1 des jetzigen.</translation>
    </message>
    <message>
        <source>Together they are predicted to take %1.</source>
        <translation>Zusammen dauern sie voraussichtlich %1.</translation>
    </message>
    <message>
        <source>Of rows that teach about as much, takes those with the smallest predicted response</source>
        <translation>Nimmt von Zeilen, aus denen etwa gleich viel zu lernen ist, die mit der kleinsten Vorhersage</translation>
    </message>
    <message>
        <source>All rows are measured. Beside the shots, these would have taught the model most, the best first.</source>
        <translation>Alle Zeilen sind gemessen. Aus diesen hätte das Modell neben den Shots am meisten gelernt, die beste zuerst.</translation>
    </message>
    <message>
        <source>Unmeasured rows that would teach the model most, the best first.</source>
        <translation>Ungemessene Zeilen, aus denen das Modell am meisten lernen würde, die beste zuerst.</translation>
    </message>
    <message>
        <source>Runs that differ most from those measured, in the features that move the source model&apos;s prediction.</source>
        <translation>Läufe, die sich von den gemessenen am stärksten unterscheiden, und zwar in den Merkmalen, die die Vorhersage des Quellmodells verschieben.</translation>
    </message>
</context>
<context>
    <name>footbridge::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>footbridge::OpenTablesDialog</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A source is a platform you know; the target is the new one, with only a few measured runs.</source>
        <translation>Eine Quelle ist eine bekannte Plattform; das Ziel ist die neue mit nur wenigen gemessenen Läufen.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Öffnen als</translation>
    </message>
    <message>
        <source>Files to open</source>
        <translation>Zu öffnende Dateien</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>%1 öffnen als</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All as &amp;one table…</source>
        <translation>Alle als &amp;eine Tabelle&#xa0;…</translation>
    </message>
    <message>
        <source>Puts the rows of all files below each other, with columns for what their names differ by</source>
        <translation>Setzt die Zeilen aller Dateien untereinander, mit Spalten für das, worin sich ihre Namen unterscheiden</translation>
    </message>
</context>
<context>
    <name>footbridge::OrderMatrix</name>
    <message>
        <source>%1 is faster than %2 with a chance of %3.</source>
        <translation>%1 ist mit einer Wahrscheinlichkeit von %3 schneller als %2.</translation>
    </message>
</context>
<context>
    <name>footbridge::PairCard</name>
    <message>
        <source>Read source in %1, target in %2</source>
        <translation>Quelle in %1, Ziel in %2 lesen</translation>
    </message>
    <message>
        <source>Read source in %1</source>
        <translation>Quelle in %1 lesen</translation>
    </message>
    <message>
        <source>Read target in %1</source>
        <translation>Ziel in %1 lesen</translation>
    </message>
    <message>
        <source>Sets the units under which the values agree; undo takes it back</source>
        <translation>Setzt die Einheiten, mit denen die Werte übereinstimmen; „Rückgängig“ nimmt es zurück</translation>
    </message>
    <message>
        <source>Distributions of the selected pair</source>
        <translation>Verteilungen des gewählten Paars</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Select a match, or one feature on each side, to compare their values.</source>
        <translation>Wählen Sie ein zugeordnetes Paar oder auf jeder Seite ein Merkmal, um ihre Werte zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <translation>%1 ↔ %2</translation>
    </message>
</context>
<context>
    <name>footbridge::PairTableModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How much less error Auto has than the best strategy that learns from the shots alone</source>
        <translation>Wie viel weniger Fehler Auto hat als die beste Strategie, die nur aus den Shots lernt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Beste der anderen</translation>
    </message>
    <message>
        <source>nMSE</source>
        <translation>nMSE</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>Fertige Zellen</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformDesk</name>
    <message>
        <source>%1, counters of %2</source>
        <translation>%1, Zähler von %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Exported %1; both formats agree on %2 rows.</source>
        <translation>%1 exportiert; beide Formate stimmen auf %2 Zeilen überein.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformRunsModel</name>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Regret</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>Time that trusting the recommendation loses at most in half of the cases</source>
        <translation>Zeit, die man in der Hälfte der Fälle höchstens verliert, wenn man der Empfehlung vertraut</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>Plattformen</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Platforms&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open run times of the same applications on several machines: one table with a column that names the machine, one with a time column for each, or a file each. Check what the columns are, train, and read which machine will run an application fastest, how sure that is and what is lost if it is wrong. &lt;i&gt;Predict a table…&lt;/i&gt; answers for runs that were measured nowhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Plattformen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Öffnen Sie Laufzeiten derselben Anwendungen auf mehreren Maschinen: eine Tabelle mit einer Spalte, die die Maschine nennt, eine mit einer Zeitspalte je Maschine oder eine Datei je Maschine. Prüfen Sie, was die Spalten sind, trainieren Sie, und lesen Sie ab, welche Maschine eine Anwendung am schnellsten ausführt, wie sicher das ist und was verloren geht, wenn es nicht stimmt. &lt;i&gt;Tabelle vorhersagen&#xa0;…&lt;/i&gt; antwortet für Läufe, die nirgends gemessen wurden.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Back to the runs</source>
        <translation>Zurück zu den Läufen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>Tabelle öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>Vektoren speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Predict a table…</source>
        <translation>Tabelle vorhersagen&#xa0;…</translation>
    </message>
    <message>
        <source>Open run times of the same applications on several machines.</source>
        <translation>Öffnen Sie Laufzeiten derselben Anwendungen auf mehreren Maschinen.</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>chance, in %, that the row is faster than the column</source>
        <translation>Wahrscheinlichkeit in %, dass die Zeile schneller ist als die Spalte</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Karte des latenten Raums</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Open run times</source>
        <translation>Laufzeiten öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open runs to predict</source>
        <translation>Vorherzusagende Läufe öffnen</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Modell exportieren</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paket (*.zip)</translation>
    </message>
    <message>
        <source>Save the vectors</source>
        <translation>Vektoren speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>Relative Laufzeit auf %n Maschine, aus %1.</numerusform>
            <numerusform>Relative Laufzeit auf %n Maschinen, aus %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1.</source>
        <translation>Gezeigt: %1.</translation>
    </message>
    <message>
        <source>predicted, 90 % interval, ◆ measured</source>
        <translation>vorhergesagt, 90-%-Intervall, ◆ gemessen</translation>
    </message>
    <message>
        <source>predicted, 90 % interval</source>
        <translation>vorhergesagt, 90-%-Intervall</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Run time relative to the fastest, log axis</source>
        <translation>Laufzeit relativ zur schnellsten, logarithmisch</translation>
    </message>
    <message>
        <source>Run time relative to the slowest, log axis</source>
        <translation>Laufzeit relativ zur langsamsten, logarithmisch</translation>
    </message>
    <message>
        <source>Run time relative to %1, log axis</source>
        <translation>Laufzeit relativ zu %1, logarithmisch</translation>
    </message>
    <message>
        <source>what the counters say</source>
        <translation>was die Zähler sagen</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message>
        <source>Describes the run</source>
        <translation>Beschreibt den Lauf</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Belongs together</source>
        <translation>Gehört zusammen</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>Was die Spalten sind</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Times relative to</source>
        <translation>Zeiten relativ zu</translation>
    </message>
    <message>
        <source>Counters as shares of all instructions</source>
        <translation>Zähler als Anteile aller Instruktionen</translation>
    </message>
    <message>
        <source>Names of counters…</source>
        <translation>Namen der Zähler&#xa0;…</translation>
    </message>
    <message>
        <source>%1 on %2 in %3</source>
        <translation>%1 auf %2 in %3</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>der schnellsten</translation>
    </message>
    <message>
        <source>the slowest</source>
        <translation>der langsamsten</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>%n Plattform</numerusform>
            <numerusform>%n Plattformen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsTrust</name>
    <message>
        <source>How far to trust it</source>
        <translation>Wie verlässlich das ist</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Who gains most</source>
        <translation>Größter Gewinn</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Regret</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Share of two platforms in the right order</source>
        <translation>Anteil der Plattformpaare in der richtigen Reihenfolge</translation>
    </message>
    <message>
        <source>The same among platforms whose times are more than 10 % apart</source>
        <translation>Dasselbe unter Plattformen, deren Zeiten mehr als 10 % auseinanderliegen</translation>
    </message>
    <message>
        <source>Leave each out</source>
        <translation>Jede weglassen</translation>
    </message>
    <message>
        <source>Today on</source>
        <translation>Heute auf</translation>
    </message>
    <message>
        <source>Platform that runs are on today</source>
        <translation>Plattform, auf der die Läufe heute laufen</translation>
    </message>
    <message>
        <source>90 % interval over groups: %1 to %2</source>
        <translation>90-%-Intervall über Gruppen: %1 bis %2</translation>
    </message>
    <message>
        <source>Each group left out in turn, everything else learned anew.</source>
        <translation>Jede Gruppe reihum weggelassen, alles Übrige neu gelernt.</translation>
    </message>
    <message>
        <source>Groups left out of the training in five folds.</source>
        <translation>Gruppen in fünf Teilen aus dem Training weggelassen.</translation>
    </message>
    <message>
        <source>Regret: time lost by trusting the recommendation. Skill: exact orders gained over the majority order.</source>
        <translation>Regret: Zeit, die verloren geht, wenn man sich auf die Empfehlung verlässt. Skill: gegenüber der Mehrheitsreihenfolge gewonnene exakte Reihenfolgen.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsView</name>
    <message>
        <source>Add platform…</source>
        <translation>Plattform hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>A bundle with the model of a platform</source>
        <translation>Ein Paket mit dem Modell einer Plattform</translation>
    </message>
    <message>
        <source>Open ways to run…</source>
        <translation>Varianten öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A table with one row for each way to run, such as numbers of nodes</source>
        <translation>Eine Tabelle mit einer Zeile je Variante, etwa mit Anzahlen von Knoten</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Column with the nodes</source>
        <translation>Spalte mit den Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plattformen</translation>
    </message>
    <message>
        <source>price of a node for one unit of the run time</source>
        <translation>Preis eines Knotens je Einheit der Laufzeit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Ways to run</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Preis gegen Zeit</translation>
    </message>
    <message>
        <source>Add the model of a platform</source>
        <translation>Modell einer Plattform hinzufügen</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>Pakete (*.zip)</translation>
    </message>
    <message>
        <source>Open ways to run</source>
        <translation>Varianten öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>je einer</translation>
    </message>
    <message>
        <source>Add bundles of the platforms and a table of ways to run to see which to take.</source>
        <translation>Fügen Sie Pakete der Plattformen und eine Tabelle mit Varianten hinzu, um zu sehen, welche zu nehmen ist.</translation>
    </message>
    <message>
        <source>Take %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Nehmen Sie %1, Knoten: %2. Das dauert %3 und kostet %4.</translation>
    </message>
    <message>
        <source>None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Keine Variante bleibt innerhalb des Risikos. Am wenigsten wahrscheinlich verfehlt die Limits %1, Knoten: %2. Das dauert %3 und kostet %4.</translation>
    </message>
    <message>
        <source>%1, row %2: request %3; expected to be done after %4 for a price of %5; chance of missing a limit: %6.</source>
        <translation>%1, Zeile %2: Anforderung %3; voraussichtlich fertig nach %4 zum Preis von %5; Wahrscheinlichkeit, ein Limit zu verfehlen: %6.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotExportDialog</name>
    <message>
        <source>Export all plots</source>
        <translation>Alle Diagramme exportieren</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>no title</source>
        <translation>kein Titel</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, Vektoren</translation>
    </message>
    <message>
        <source>PDF, a document</source>
        <translation>PDF, ein Dokument</translation>
    </message>
    <message>
        <source>CSV, the plotted values</source>
        <translation>CSV, die gezeichneten Werte</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>One column of a paper</source>
        <translation>Eine Spalte eines Aufsatzes</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 Punkte pro Zoll</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Auflösung</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>Ordner wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the axis titles; other words and all lines grow with them</source>
        <translation>Größe der Achsentitel; der übrige Text und alle Linien wachsen mit</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>&amp;Waagerechte Achse</translation>
    </message>
    <message>
        <source>&amp;Vertical axis</source>
        <translation>&amp;Senkrechte Achse</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>Logarithmische Achsen</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische waagerechte Achse</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische senkrechte Achse</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotsExporter</name>
    <message>
        <source>Folder for the plots</source>
        <translation>Ordner für die Diagramme</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionTableModel</name>
    <message>
        <source>set</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>ungesehen</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Shot</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>fehlender Wert</translation>
    </message>
    <message>
        <source>unseen level</source>
        <translation>unbekannte Ausprägung</translation>
    </message>
    <message>
        <source>outside range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Measured over predicted</source>
        <translation>Gemessen geteilt durch vorhergesagt</translation>
    </message>
    <message>
        <source>What is odd about the row; it is predicted all the same</source>
        <translation>Was an der Zeile auffällt; vorhergesagt wird sie trotzdem</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionsCard</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Outside ±25 %</source>
        <translation>Außerhalb ±25 %</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why this prediction? What the selected row&apos;s prediction rests on</source>
        <translation>Warum diese Vorhersage? Worauf die Vorhersage der ausgewählten Zeile beruht</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write the rows shown here as CSV</source>
        <translation>Die hier gezeigten Zeilen als CSV schreiben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 ausgewählt</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Language and numbers change with the next start.</source>
        <translation>Sprache und Zahlenformat ändern sich mit dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>alle (%1)</translation>
    </message>
    <message>
        <source>How many processors a run may keep busy; results do not depend on it</source>
        <translation>Wie viele Prozessoren ein Durchgang beschäftigen darf; die Ergebnisse hängen nicht davon ab</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Format of exported plots</source>
        <translation>Format exportierter Diagramme</translation>
    </message>
    <message>
        <source>Text size of exported plots</source>
        <translation>Textgröße exportierter Diagramme</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Folder of files</source>
        <translation>&amp;Ordner für Dateien</translation>
    </message>
    <message>
        <source>Folder of files</source>
        <translation>Ordner für Dateien</translation>
    </message>
</context>
<context>
    <name>footbridge::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>footbridge::RailModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>footbridge::ReasonNote</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>footbridge::RelocateDialog</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>Tabellen von %1</translation>
    </message>
    <message>
        <source>Some tables of this session have moved or changed since it was saved. Choose where they are now, or open the session with what is there.</source>
        <translation>Einige Tabellen dieser Sitzung wurden seit dem Speichern verschoben oder geändert. Wählen Sie, wo sie jetzt liegen, oder öffnen Sie die Sitzung mit dem, was da ist.</translation>
    </message>
    <message>
        <source>Tables of the session</source>
        <translation>Tabellen der Sitzung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Datei suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo liegt %1?</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Chance killed</source>
        <translation>Abbruchrisiko</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message>
        <source>Killed today</source>
        <translation>Abbruch heute</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message>
        <source>Adapt a model or open a table of requests and measured values to see what to request.</source>
        <translation>Passen Sie ein Modell an oder öffnen Sie eine Tabelle mit Anforderungen und Messwerten, um zu sehen, was anzufordern ist.</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Abgebrochen gegen verschwendet</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>links unten ist besser</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Erwartete Kosten gegen das Kostenverhältnis</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Column with what was requested</source>
        <translation>Spalte mit dem, was angefordert wurde</translation>
    </message>
    <message>
        <source>Column with what was measured</source>
        <translation>Spalte mit dem, was gemessen wurde</translation>
    </message>
    <message>
        <source>Cost ratio κ</source>
        <translation>Kostenverhältnis κ</translation>
    </message>
    <message>
        <source>Cost ratio</source>
        <translation>Kostenverhältnis</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>In Schritten von</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>Was abgerechnet wird</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>nach Verbrauch</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>nach Anforderung</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Request %1 times what users ask for: %2 of the runs are killed and start again, instead of %3 today.</source>
        <translation>Fordern Sie das %1-Fache dessen an, was Benutzer verlangen: %2 der Läufe werden abgebrochen und starten neu, statt %3 heute.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with what users ask for.</source>
        <translation>Fordern Sie die obere Schranke bei %1 an: %2 der Läufe werden abgebrochen und starten neu, statt %3 mit dem, was Benutzer verlangen.</translation>
    </message>
    <message>
        <source>Request %1 times the prediction: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Fordern Sie das %1-Fache der Vorhersage an: %2 der Läufe werden abgebrochen und starten neu, statt %3 mit einem Faktor von 1.5.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Fordern Sie die obere Schranke bei %1 an: %2 der Läufe werden abgebrochen und starten neu, statt %3 mit einem Faktor von 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs, against %5 (%6 to %7) today.</source>
        <translation>Bei κ = %1 kostet ein Lauf voraussichtlich das %2-Fache (%3 bis %4) einer perfekten Anforderung, gegenüber dem %5-Fachen (%6 bis %7) heute.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>Gewählt auf diesem %n Lauf, der aus seiner eigenen Schranke herausgelassen wurde.</numerusform>
            <numerusform>Gewählt auf diesen %n Läufen, jeder aus seiner eigenen Schranke herausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>Gewählt auf der kreuzvalidierten Vorhersage des %n Shots; kein Testlauf wurde angesehen.</numerusform>
            <numerusform>Gewählt auf kreuzvalidierten Vorhersagen der %n Shots; kein Testlauf wurde angesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>%n geplanter Lauf</numerusform>
            <numerusform>%n geplante Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the requests</source>
        <translation>Anforderungen speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused</source>
        <translation>Wievielmal schlimmer es ist, durch einen abgebrochenen Lauf Arbeit zu verlieren, als ebenso viel ungenutzt zu lassen</translation>
    </message>
    <message>
        <source>Column with the most that each run can take</source>
        <translation>Spalte mit dem Höchsten, was jeder Lauf brauchen kann</translation>
    </message>
    <message>
        <source>Column with the most that each run can take, such as what its user asked for</source>
        <translation>Spalte mit dem Höchsten, was jeder Lauf brauchen kann, etwa dem, was sein Nutzer angefordert hat</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Keep to what users ask for: %1 of the runs are killed and start again, and no other rule is expected to cost less.</source>
        <translation>Bleiben Sie bei dem, was Benutzer verlangen: %1 der Läufe werden abgebrochen und starten neu, und keine andere Regel kostet voraussichtlich weniger.</translation>
    </message>
    <message>
        <source>Request what “%1” says: %2 of the runs are killed and start again, and no other rule is clearly cheaper.</source>
        <translation>Fordern Sie an, was „%1“ sagt: %2 der Läufe werden abgebrochen und starten neu, und keine andere Regel ist deutlich günstiger.</translation>
    </message>
    <message>
        <source>Request the prediction as it is: %1 of the runs are killed and start again, instead of %2 with a factor of 1.5.</source>
        <translation>Fordern Sie die Vorhersage unverändert an: %1 der Läufe werden abgebrochen und starten neu, statt %2 mit einem Faktor von 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs.</source>
        <translation>Bei κ = %1 kostet ein Lauf voraussichtlich das %2-Fache (%3 bis %4) einer perfekten Anforderung.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Working out what to request…</source>
        <translation>Ermittelt, was anzufordern ist …</translation>
    </message>
    <message>
        <source>Nothing can be said from these columns. Choose the one with what was requested and the one with what was measured.</source>
        <translation>Aus diesen Spalten lässt sich nichts ableiten. Wählen Sie die Spalte mit den Anforderungen und die mit den Messwerten.</translation>
    </message>
    <message>
        <source>Under these rules nothing can be requested from this model.</source>
        <translation>Nach diesen Regeln lässt sich mit diesem Modell nichts anfordern.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>No strategy has been adapted yet. Choose the shots on the page Adapt and start; the predictions appear here.</source>
        <translation>Noch wurde keine Strategie angepasst. Wählen Sie auf der Seite Anpassen die Shots und starten Sie; die Vorhersagen erscheinen hier.</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>normalised error (nMSE), same shots for all</source>
        <translation>normierter Fehler (nMSE), gleiche Shots für alle</translation>
    </message>
    <message>
        <source>The data or settings have changed since. %1</source>
        <translation>Daten oder Einstellungen haben sich seitdem geändert. %1</translation>
    </message>
    <message>
        <source>Whether the report explains this row</source>
        <translation>Ob der Bericht diese Zeile erklärt</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, the runs that the model learned from. The leaderboard ranks the strategies by their error on shots that were held out; beside it stands the error on the runs not seen.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;&lt;p&gt;“Why?” beside the rows says what the prediction of the selected row is made of, what moves it and why its interval is wide; “The model” ranks the features.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ergebnisse&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Jeder Punkt ist ein Lauf: das Gemessene gegen das Vorhergesagte. Hohle Punkte sind Shots, die Läufe, aus denen das Modell gelernt hat. Die Rangliste ordnet die Strategien nach ihrem Fehler auf zurückgehaltenen Shots; daneben steht der Fehler auf den ungesehenen Läufen.&lt;/p&gt;&lt;p&gt;Klicken Sie auf einen Punkt, um seine Zeile zu sehen; Umschalt-Ziehen wählt mehrere. Die Tabelle folgt, und umgekehrt. Wählen Sie daneben eine andere Strategie, färben Sie die Punkte nach einer Spalte oder lassen Sie sich den Fehler gegen die Anzahl der Shots zeigen.&lt;/p&gt;&lt;p&gt;„Warum?“ neben den Zeilen sagt, woraus die Vorhersage der ausgewählten Zeile besteht, was sie bewegt und warum ihr Intervall breit ist; „Das Modell“ ordnet die Merkmale.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The model is being adapted. Its predictions appear here.</source>
        <translation>Das Modell wird angepasst. Seine Vorhersagen erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPlot</name>
    <message>
        <source>%1: error %2</source>
        <translation>%1: Fehler %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write this plot as PNG, SVG, PDF or CSV</source>
        <translation>Dieses Diagramm als PNG, SVG, PDF oder CSV schreiben</translation>
    </message>
    <message>
        <source>Predicted / measured</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuen</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Error / shots</source>
        <translation>Fehler / Shots</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>&amp;Strategie</translation>
    </message>
    <message>
        <source>Strategy shown</source>
        <translation>Gezeigte Strategie</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>Da&amp;neben</translation>
    </message>
    <message>
        <source>Strategy shown beside it</source>
        <translation>Daneben gezeigte Strategie</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Column that colours the points</source>
        <translation>Spalte, die die Punkte färbt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>shots and others</source>
        <translation>Shots und andere</translation>
    </message>
    <message>
        <source>Adapting with a few and with many shots; the first points appear soon.</source>
        <translation>Es wird mit wenigen und mit vielen Shots angepasst; die ersten Punkte erscheinen bald.</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Double-click: reset</source>
        <translation>Ziehen: schieben · Rad: zoomen · Doppelklick: zurücksetzen</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset</source>
        <translation>Ziehen: schieben · Rad: zoomen · Umschalt-Ziehen: wählen · Doppelklick: zurücksetzen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>Durchgang %1, %2</translation>
    </message>
    <message>
        <source>Too few rows are measured for this curve, or it was stopped.</source>
        <translation>Für diese Kurve sind zu wenige Zeilen gemessen, oder sie wurde angehalten.</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are not shots.</source>
        <translation>Median dreier Ziehungen der Shots und ihre Spanne. Jede Ziehung wird auf den gemessenen Zeilen geprüft, die keine Shots sind.</translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message>
        <source>all missing</source>
        <translation>alle fehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Ausprägung</numerusform>
            <numerusform>%n Ausprägungen</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>immer %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>, %1 fehlen</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Rows that agree in all group columns are never split between shots and test</source>
        <translation>Zeilen, die in allen Gruppenspalten übereinstimmen, werden nie zwischen Shots und Test aufgeteilt</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
</context>
<context>
    <name>footbridge::RowDialog</name>
    <message>
        <source>This run has not been measured.</source>
        <translation>Dieser Lauf wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Measured %1 times what was predicted.</source>
        <translation>Gemessen wurde das %1-Fache des Vorhergesagten.</translation>
    </message>
    <message>
        <source>Predicted %1 times what was measured.</source>
        <translation>Vorhergesagt wurde das %1-Fache des Gemessenen.</translation>
    </message>
    <message>
        <source>That is inside the interval.</source>
        <translation>Das liegt im Intervall.</translation>
    </message>
    <message>
        <source>That is outside the interval.</source>
        <translation>Das liegt außerhalb des Intervalls.</translation>
    </message>
    <message>
        <source>Values of the row</source>
        <translation>Werte der Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Why this prediction?</source>
        <translation>Warum diese Vorhersage?</translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message>
        <source>What the width of the interval is made of</source>
        <translation>Woraus die Breite des Intervalls besteht</translation>
    </message>
    <message>
        <source>Shares of the interval&apos;s squared width</source>
        <translation>Anteile an der quadrierten Breite des Intervalls</translation>
    </message>
    <message>
        <source>What each member says</source>
        <translation>Was jedes Mitglied sagt</translation>
    </message>
    <message>
        <source>weight, prediction</source>
        <translation>Gewicht, Vorhersage</translation>
    </message>
    <message>
        <source>What each member of the mixture says</source>
        <translation>Was jedes Mitglied der Mischung sagt</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Was sie verschiebt</translation>
    </message>
    <message>
        <source>one feature over its range, the others as they are</source>
        <translation>ein Merkmal über seinen Bereich, die übrigen unverändert</translation>
    </message>
    <message>
        <source>What moves the prediction</source>
        <translation>Was die Vorhersage verschiebt</translation>
    </message>
    <message>
        <source>Nearest rows</source>
        <translation>Nächste Zeilen</translation>
    </message>
    <message>
        <source>%1 interval %2 to %3</source>
        <translation>Intervall (%1): %2 bis %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>measured %1 (×&#xa0;%2)</source>
        <translation>gemessen %1 (×&#xa0;%2)</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>gemessen %1</translation>
    </message>
    <message>
        <source>members disagree</source>
        <translation>die Mitglieder sind uneins</translation>
    </message>
    <message>
        <source>unlike the shots</source>
        <translation>unähnlich den Shots</translation>
    </message>
    <message>
        <source>usual error on shots held out</source>
        <translation>üblicher Fehler auf zurückgehaltenen Shots</translation>
    </message>
    <message>
        <source>%1: weight %2, prediction %3</source>
        <translation>%1: Gewicht %2, Vorhersage %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>No feature changes this prediction.</source>
        <translation>Kein Merkmal ändert diese Vorhersage.</translation>
    </message>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>%n weiteres Merkmal verschiebt sie weniger.</numerusform>
            <numerusform>%n weitere Merkmale verschieben sie weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Shot</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>distance over the features that move the prediction; usual to a shot: %1</source>
        <translation>Abstand über die Merkmale, die die Vorhersage verschieben; üblich zu einem Shot: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SavingsView</name>
    <message>
        <source>%1: %2 of the time, %3 of the rows.</source>
        <translation>%1: %2 der Zeit, %3 der Zeilen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Saved against training from scratch</source>
        <translation>Ersparnis gegenüber dem Training von Grund auf</translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Schedule&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open a job log (Standard Workload Format, sacct --parsable2 or CSV) to see what better estimates of run times would be worth to its machine. Ten streams of jobs are drawn from the log and scheduled under every policy and estimate; the sentence says how much flexibility brings alone and how much the estimates add.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ablaufplan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Öffnen Sie ein Jobprotokoll (Standard Workload Format, sacct --parsable2 oder CSV), um zu sehen, was bessere Laufzeitschätzungen seiner Maschine brächten. Zehn Jobströme werden aus dem Protokoll gezogen und mit jedem Verfahren und jeder Schätzung geplant; der Satz sagt, wie viel Flexibilität allein bringt und wie viel die Schätzungen hinzufügen.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 kürzer</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 länger</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Protokoll öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open estimates…</source>
        <translation>Schätzungen öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Load sweep</source>
        <translation>Lastreihe</translation>
    </message>
    <message>
        <source>Compare policies</source>
        <translation>Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Open a job log to see what your model is worth to its machine.</source>
        <translation>Öffnen Sie ein Jobprotokoll, um zu sehen, was Ihr Modell für diese Maschine wert ist.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Belegte Knoten</translation>
    </message>
    <message>
        <source>Queue and utilisation</source>
        <translation>Warteschlange und Auslastung</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>jobs waiting (right)</source>
        <translation>wartende Jobs (rechts)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Durchlaufzeit nach Verfahren und Schätzung</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)</source>
        <translation>Jobprotokolle (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open estimates</source>
        <translation>Schätzungen öffnen</translation>
    </message>
    <message>
        <source>%1, %2, %3. Ten streams drawn from the log.</source>
        <translation>%1, %2, %3. Zehn Ströme, aus dem Protokoll gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n Benutzer</numerusform>
            <numerusform>%n Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Days: %1, %2, load %3, median run time %4.</source>
        <translation>Tage: %1, %2, Last %3, Median der Laufzeit %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>%n gepaarter Strom, 95-%-Intervalle; gestrichelt: EASY.</numerusform>
            <numerusform>%n gepaarte Ströme, 95-%-Intervalle; gestrichelt: EASY.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turnaround, log axis</source>
        <translation>Durchlaufzeit, logarithmisch</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>wie angefordert</translation>
    </message>
    <message>
        <source>on fewer nodes</source>
        <translation>auf weniger Knoten</translation>
    </message>
    <message>
        <source>Six loads are being simulated.</source>
        <translation>Sechs Lasten werden simuliert.</translation>
    </message>
    <message>
        <source>On fewer nodes a job takes longer in proportion.</source>
        <translation>Auf weniger Knoten dauert ein Job entsprechend länger.</translation>
    </message>
    <message>
        <source>The bundle of an adapted model, or a CSV with the columns job and estimate</source>
        <translation>Das Paket eines angepassten Modells oder eine CSV-Datei mit den Spalten job und estimate</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht&#xa0;…</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Geschrieben: report.html und der Ordner plots in %1</translation>
    </message>
    <message>
        <source>Bundles and tables (*.zip *.csv);;All files (*)</source>
        <translation>Pakete und Tabellen (*.zip *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Ordner für den Bericht</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n Job liegt außerhalb des Bereichs des Modells.</numerusform>
            <numerusform>%n Jobs liegen außerhalb des Bereichs des Modells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>%n Prozessor</numerusform>
            <numerusform>%n Prozessoren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ScheduleWhatIf</name>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>runs again in the background</source>
        <translation>läuft im Hintergrund neu</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Slowdown at most</source>
        <translation>Slowdown höchstens</translation>
    </message>
    <message>
        <source>Node-hours at most</source>
        <translation>Knotenstunden höchstens</translation>
    </message>
    <message>
        <source>Jobs that may shrink</source>
        <translation>Jobs, die schrumpfen dürfen</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft&#xa0;…</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 below EASY.</source>
        <translation>Damit: %1 (%2 bis %3), %4 unter EASY.</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 above EASY.</source>
        <translation>Damit: %1 (%2 bis %3), %4 über EASY.</translation>
    </message>
    <message>
        <source>Ask the model at the requested size alone</source>
        <translation>Das Modell nur zur angeforderten Größe befragen</translation>
    </message>
    <message>
        <source>On fewer nodes run times then grow in proportion, whatever the model says of them</source>
        <translation>Auf weniger Knoten wachsen die Laufzeiten dann proportional, was immer das Modell dazu sagt</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.footbridge)</source>
        <translation>Sitzungen (*.footbridge)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>This analysis has not been saved.</source>
        <translation>Diese Analyse wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Save it, so that you can go on from here later?</source>
        <translation>Speichern, damit Sie später hier weitermachen können?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Recover your work</source>
        <translation>Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Footbridge did not end properly the last time.</source>
        <translation>Footbridge wurde beim letzten Mal nicht ordentlich beendet.</translation>
    </message>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>eine Analyse mit %n Tabelle</numerusform>
            <numerusform>eine Analyse mit %n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was kept: %1, from %2. Restore it?</source>
        <translation>Nicht gespeicherte Arbeit wurde aufbewahrt: %1, vom %2. Wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was kept, but cannot be read.</source>
        <translation>Nicht gespeicherte Arbeit vom %1 wurde aufbewahrt, lässt sich aber nicht lesen.</translation>
    </message>
    <message>
        <source>%1 It stays at %2 and is offered again with the next start.</source>
        <translation>%1 Sie bleibt unter %2 und wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>The results were computed again and differ from the saved ones, which another version of Footbridge computed. The new ones are shown.</source>
        <translation>Die Ergebnisse wurden neu berechnet und weichen von den gespeicherten ab, die eine andere Version von Footbridge berechnet hat. Gezeigt werden die neuen.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Datei geöffnet wurde.</translation>
    </message>
    <message>
        <source>Overwrite what it holds now, or save this analysis in another file?</source>
        <translation>Möchten Sie den jetzigen Inhalt überschreiben oder diese Analyse in einer anderen Datei speichern?</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It has changed since, and columns with a role are gone.</source>
        <translation>Sie wurde seitdem geändert, und Spalten mit einer Rolle fehlen.</translation>
    </message>
    <message>
        <source>It has changed since the session was saved.</source>
        <translation>Sie wurde seit dem Speichern der Sitzung geändert.</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityGauge</name>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, zwischen %2 und %3</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>nicht messbar</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message>
        <source>Compare all</source>
        <translation>Alle vergleichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the comparison of all tables</source>
        <translation>Fortschritt des Vergleichs aller Tabellen</translation>
    </message>
    <message>
        <source>Load two or more tables with a response to compare them.</source>
        <translation>Laden Sie zwei oder mehr Tabellen mit Messgröße, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>The severity from every table to every other, each by up to 50 measured runs of the target.</source>
        <translation>Der Schweregrad von jeder Tabelle zu jeder anderen, jeweils aus bis zu 50 gemessenen Läufen des Ziels.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 von %2 Paaren</translation>
    </message>
    <message>
        <source>from the left to above; line: 90 % band</source>
        <translation>von links nach oben; Linie: 90-%-Band</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Neu vergleichen</translation>
    </message>
    <message>
        <source>Out of date: the tables have changed since they were compared.</source>
        <translation>Veraltet: Die Tabellen haben sich geändert, seit sie verglichen wurden.</translation>
    </message>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>Umrahmt: dieses Dokument, jede Quelle für sich mit bis zu 50 gemessenen Läufen und gleichnamigen Merkmalen. Die Überschrift gilt der nächsten Quelle, nach Ihrem %n Shot und Ihren Zuordnungen.</numerusform>
            <numerusform>Umrahmt: dieses Dokument, jede Quelle für sich mit bis zu 50 gemessenen Läufen und gleichnamigen Merkmalen. Die Überschrift gilt der nächsten Quelle, nach Ihren %n Shots und Zuordnungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>Umrahmt: dieses Paar, mit bis zu 50 gemessenen Läufen und gleichnamigen Merkmalen. Die Überschrift nutzt Ihren %n Shot und Ihre Zuordnungen, daher können beide voneinander abweichen.</numerusform>
            <numerusform>Umrahmt: dieses Paar, mit bis zu 50 gemessenen Läufen und gleichnamigen Merkmalen. Die Überschrift nutzt Ihre %n Shots und Zuordnungen, daher können beide voneinander abweichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>The same table.</source>
        <translation>Dieselbe Tabelle.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Not measurable: one of the two tables has no response or fewer than 5 measured runs.</source>
        <translation>Nicht messbar: Eine der beiden Tabellen hat keine Messgröße oder weniger als 5 gemessene Läufe.</translation>
    </message>
    <message>
        <source>They share no feature; columns were paired by their shapes.</source>
        <translation>Sie haben kein Merkmal gemeinsam; Spalten wurden nach ihrer Gestalt gepaart.</translation>
    </message>
    <message>
        <source>Click to load this pair.</source>
        <translation>Klicken, um dieses Paar zu laden.</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>Von %1 nach %2: %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Nach %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapView</name>
    <message>
        <source>Severity from every table (rows) to every other (columns)</source>
        <translation>Schweregrad von jeder Tabelle (Zeilen) zu jeder anderen (Spalten)</translation>
    </message>
</context>
<context>
    <name>footbridge::ShareBar</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>footbridge::SourcesCard</name>
    <message>
        <source>Compare without each</source>
        <translation>Ohne jede einzelne vergleichen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Trains and adapts once without each source, with the same shots</source>
        <translation>Trainiert und passt einmal ohne jede Quelle an, mit denselben Shots</translation>
    </message>
    <message>
        <source>Removes the selected source; Undo brings it back</source>
        <translation>Entfernt die ausgewählte Quelle; „Rückgängig“ bringt sie zurück</translation>
    </message>
    <message>
        <source>One adaptation without each source, with the same shots.</source>
        <translation>Je eine Anpassung ohne jede Quelle, mit denselben Shots.</translation>
    </message>
    <message>
        <source>With all sources: error %1, MAPE %2. Where the error without a source is lower, it does not help.</source>
        <translation>Mit allen Quellen: Fehler %1, MAPE %2. Wo der Fehler ohne eine Quelle kleiner ist, hilft sie nicht.</translation>
    </message>
    <message>
        <source>The error without each source is measured on request.</source>
        <translation>Der Fehler ohne jede einzelne Quelle wird auf Wunsch gemessen.</translation>
    </message>
</context>
<context>
    <name>footbridge::StartPanel</name>
    <message>
        <source>Carry a performance model to a new platform</source>
        <translation>Ein Leistungsmodell auf eine neue Plattform übertragen</translation>
    </message>
    <message>
        <source>Open a table of runs from a platform you know, and one with a few runs from the new platform.
Footbridge shows what does not match, how hard the transfer is, and what the adapted model is worth.</source>
        <translation>Öffnen Sie eine Tabelle mit Läufen einer bekannten Plattform und eine mit wenigen Läufen der neuen Plattform.
Footbridge zeigt, was nicht zusammenpasst, wie schwer die Übertragung ist und was das angepasste Modell taugt.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Drop CSV files of the known platform here</source>
        <translation>CSV-Dateien der bekannten Plattform hierher ziehen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>CSV-Datei der neuen Plattform hierher ziehen</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Dateien öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang beginnen</translation>
    </message>
    <message>
        <source>Eleven short stops through the example</source>
        <translation>In elf kurzen Stationen durch das Beispiel</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
</context>
<context>
    <name>footbridge::StatusLine</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n Shot</numerusform>
            <numerusform>%n Shots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % shots</source>
        <translation>%1 % Shots</translation>
    </message>
    <message>
        <source>all measured rows</source>
        <translation>alle gemessenen Zeilen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Bricht ab&#xa0;…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Stopped: see the message</source>
        <translation>Angehalten: siehe Meldung</translation>
    </message>
    <message>
        <source>Source %1 × %2</source>
        <translation>Quelle %1 × %2</translation>
    </message>
    <message>
        <source>%1 sources, %2 rows</source>
        <translation>%1 Quellen, %2 Zeilen</translation>
    </message>
    <message>
        <source>Target %1 × %2</source>
        <translation>Ziel %1 × %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Rows × features of the tables, and how many measured target runs an adaptation learns from: the shots</source>
        <translation>Zeilen × Merkmale der Tabellen und aus wie vielen gemessenen Läufen des Ziels eine Anpassung lernt: den Shots</translation>
    </message>
</context>
<context>
    <name>footbridge::StrategyProgressModel</name>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response on the shots, each predicted by a model that has not seen it, over the variance of the shots</source>
        <translation>Mittlerer quadratischer Fehler der transformierten Messgröße auf den Shots, jeder von einem Modell vorhergesagt, das ihn nicht gesehen hat, geteilt durch die Varianz der Shots</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Kreuz-
validiert</translation>
    </message>
</context>
<context>
    <name>footbridge::StripList</name>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
</context>
<context>
    <name>footbridge::TableExport</name>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>%n Shot verwenden</numerusform>
            <numerusform>%n Shots verwenden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TimeView</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>footbridge::Tour</name>
    <message>
        <source>Next step of the tour</source>
        <translation>Nächste Station des Rundgangs</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Vorige Station des Rundgangs</translation>
    </message>
</context>
<context>
    <name>footbridge::TourCallout</name>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Vorige Station des Rundgangs</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next step of the tour</source>
        <translation>Nächste Station des Rundgangs</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>Rundgang: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 gespart</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>nichts gespart</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Budget in epochs</source>
        <translation>Budget in Epochen</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Fehler während des Trainings</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Ersparnis</translation>
    </message>
    <message>
        <source>90 % of the seeds</source>
        <translation>90 % der Startwerte</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>rows seen</source>
        <translation>gesehene Zeilen</translation>
    </message>
    <message>
        <source>Time, epochs and rows to reach 1.05 × the best error from scratch</source>
        <translation>Zeit, Epochen und Zeilen bis zum 1.05-Fachen des besten Fehlers von Grund auf</translation>
    </message>
    <message>
        <source>Ways to train</source>
        <translation>Arten zu trainieren</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Open a source and a target first</source>
        <translation>Öffnen Sie zuerst eine Quelle und ein Ziel</translation>
    </message>
    <message>
        <source>Tables or settings changed since: run it again.</source>
        <translation>Tabellen oder Einstellungen haben sich seitdem geändert: Starten Sie neu.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>Median von %n Startwert; schattiert: 90 %</numerusform>
            <numerusform>Median von %n Startwerten; schattiert: 90 %</numerusform>
        </translation>
    </message>
    <message>
        <source>wall time, nothing else running</source>
        <translation>verstrichene Zeit, sonst lief nichts</translation>
    </message>
    <message>
        <source>wall time; other work took up to %1 of it</source>
        <translation>verstrichene Zeit; andere Arbeit nahm bis zu %1 davon</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Felder&#xa0;…</translation>
    </message>
    <message>
        <source>Train an auto-encoder on fields of scientific data instead</source>
        <translation>Stattdessen einen Autoencoder auf Feldern wissenschaftlicher Daten trainieren</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Go back to the open tables</source>
        <translation>Zurück zu den geöffneten Tabellen</translation>
    </message>
    <message>
        <source>An auto-encoder of %1, from weights trained on %2: one budget, the same blocks and seeds.</source>
        <translation>Ein Autoencoder für %1, mit Gewichten, die auf %2 trainiert wurden: ein Budget, dieselben Blöcke und Startwerte.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Training time&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trains the target&apos;s network from scratch and from weights that were trained on the source, with none to all of its hidden layers frozen: the same rows, budget and seeds. What counts is the time until the error is 1.05 times the best from scratch. Rows to be judged on are never learned from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Trainingszeit&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trainiert das Netz des Ziels von Grund auf und mit Gewichten, die auf der Quelle trainiert wurden, wobei keine bis alle verborgenen Schichten eingefroren sind: dieselben Zeilen, dasselbe Budget, dieselben Startwerte. Es zählt die Zeit, bis der Fehler das 1.05-Fache des besten von Grund auf beträgt. Aus Zeilen, an denen geurteilt wird, wird nie gelernt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train the target&apos;s network from scratch and from the source&apos;s weights, and compare.</source>
        <translation>Trainieren Sie das Netz des Ziels von Grund auf und mit den Gewichten der Quelle, und vergleichen Sie.</translation>
    </message>
    <message>
        <source>What the source&apos;s weights save in training: one budget, the same rows and seeds.</source>
        <translation>Was die Gewichte der Quelle beim Training sparen: ein Budget, dieselben Zeilen und Startwerte.</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message>
        <source>From scratch</source>
        <translation>Von Grund auf</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 von %2 Startwerten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>no worse</source>
        <translation>nicht schlechter</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Final error over that from scratch with the same seed, where it is larger for at least 95 % of the seeds</source>
        <translation>Endfehler, geteilt durch den von Grund auf mit demselben Startwert, wo er für mindestens 95 % der Startwerte größer ist</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Rows seen</source>
        <translation>Gesehene Zeilen</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Gesparte Zeit</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>Final error</source>
        <translation>Endfehler</translation>
    </message>
    <message>
        <source>Against scratch</source>
        <translation>Gegen „von Grund auf“</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>%n Schicht eingefroren</numerusform>
            <numerusform>%n Schichten eingefroren</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes of blocks that were not learned from, over those of the numbers that stand for them and of corrections</source>
        <translation>Bytes der Blöcke, aus denen nicht gelernt wurde, geteilt durch die der Zahlen, die für sie stehen, und der Korrekturen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
</context>
<context>
    <name>footbridge::UsageView</name>
    <message>
        <source>%1
%2 in use, %3 jobs waiting</source>
        <translation>%1
%2 belegt, %3 Jobs warten</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
</context>
<context>
    <name>footbridge::VersionsModel</name>
    <message>
        <source>learned from the first %1 runs</source>
        <translation>gelernt aus den ersten %1 Läufen</translation>
    </message>
    <message>
        <source>drift: larger errors</source>
        <translation>Drift: größere Fehler</translation>
    </message>
    <message>
        <source>drift: × %1 above</source>
        <translation>Drift: × %1 darüber</translation>
    </message>
    <message>
        <source>drift: × %1 below</source>
        <translation>Drift: × %1 darunter</translation>
    </message>
    <message>
        <source>refitted on %1 runs</source>
        <translation>neu angepasst auf %1 Läufen</translation>
    </message>
    <message>
        <source>recognised as version %1</source>
        <translation>als Version %1 erkannt</translation>
    </message>
    <message>
        <source>back to version %1</source>
        <translation>zurück zu Version %1</translation>
    </message>
    <message>
        <source>Mean error of the runs that it predicted, relative to the measured value</source>
        <translation>Mittlerer Fehler der Läufe, die sie vorhersagte, relativ zum Messwert</translation>
    </message>
    <message>
        <source>Share of its runs whose measured value lay inside the interval</source>
        <translation>Anteil ihrer Läufe, deren Messwert im Intervall lag</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>From run</source>
        <translation>Ab Lauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Why it began</source>
        <translation>Warum sie begann</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Im Intervall</translation>
    </message>
</context>
<context>
    <name>footbridge::ViewActions</name>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>Präsentations&amp;modus</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Ansicht &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normal</translation>
    </message>
</context>
<context>
    <name>footbridge::WarningsDialog</name>
    <message>
        <source>Warnings of %1</source>
        <translation>Warnungen von %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Was der Import gefunden hat</translation>
    </message>
    <message>
        <source>Import warnings</source>
        <translation>Importwarnungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>footbridge::messages</name>
    <message>
        <source>Writing the bundle</source>
        <translation>Schreibt das Paket</translation>
    </message>
    <message>
        <source>Checking the bundle</source>
        <translation>Prüft das Paket</translation>
    </message>
    <message>
        <source>%1 is a pipe or device, but a bundle is read whole from an ordinary file. Copy it into one and name that.</source>
        <translation>%1 ist eine Pipe oder ein Gerät, aber ein Paket wird als Ganzes aus einer gewöhnlichen Datei gelesen. Kopieren Sie es in eine solche und geben Sie diese an.</translation>
    </message>
    <message>
        <source>model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, so nobody can tell whether it was altered. Check the bundle where the first is installed, or ask for an export with this version.</source>
        <translation>model.pt in %1 wurde mit LibTorch %2 geschrieben, und LibTorch %3 schreibt hier andere Bytes; ob die Datei verändert wurde, lässt sich deshalb nicht sagen. Prüfen Sie das Paket dort, wo die erste installiert ist, oder bitten Sie um einen Export mit dieser Version.</translation>
    </message>
    <message>
        <source>%1 was written with another version (%2), so model.pt or how the file is packed was not compared; predictions need neither. Have “bundle verify” check it before you use it elsewhere.</source>
        <translation>%1 wurde mit einer anderen Version geschrieben (%2); deshalb wurde nicht verglichen, was in model.pt steht oder wie die Datei gepackt ist. Vorhersagen brauchen beides nicht. Lassen Sie das Paket von „bundle verify“ prüfen, bevor Sie es anderswo verwenden.</translation>
    </message>
    <message>
        <source>%1 is not a complete zip file; it is something else or was cut short. Copy it again or export it again.</source>
        <translation>%1 ist keine vollständige Zip-Datei; sie ist etwas anderes oder wurde abgeschnitten. Kopieren oder exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%2 in %1 is damaged. Copy the bundle again or export it again.</source>
        <translation>%2 in %1 ist beschädigt. Kopieren oder exportieren Sie das Paket noch einmal.</translation>
    </message>
    <message>
        <source>%1 holds a file named &quot;%2&quot;, which would be written outside its folder. Do not use this bundle; ask for a new one.</source>
        <translation>%1 enthält eine Datei namens „%2“, die außerhalb ihres Ordners geschrieben würde. Verwenden Sie dieses Paket nicht; verlangen Sie ein neues.</translation>
    </message>
    <message>
        <source>%1 holds %2 twice, so it is unclear which one counts. Do not use this bundle; export it again.</source>
        <translation>%1 enthält %2 doppelt, sodass unklar ist, was gilt. Verwenden Sie dieses Paket nicht; exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 would unpack to more than %2 MiB or %3 files. It is not a bundle that Footbridge wrote; do not use it.</source>
        <translation>%1 ergäbe entpackt mehr als %2 MiB oder %3 Dateien. Das Paket stammt nicht von Footbridge; verwenden Sie es nicht.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which every bundle has. Copy it again or export it again.</source>
        <translation>In %1 fehlt %2, das zu jedem Paket gehört. Kopieren oder exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 holds %2, which its manifest does not list. Do not use this bundle; export it again.</source>
        <translation>%1 enthält %2, das nicht im Manifest steht. Verwenden Sie dieses Paket nicht; exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is a bundle of format %2, but this version reads formats up to %3. Update Footbridge to open it.</source>
        <translation>%1 ist ein Paket im Format %2, aber diese Version liest Formate bis %3. Aktualisieren Sie Footbridge, um es zu öffnen.</translation>
    </message>
    <message>
        <source>%1 is a zip file but not a Footbridge bundle. Choose a bundle.</source>
        <translation>%1 ist eine Zip-Datei, aber kein Paket von Footbridge. Wählen Sie ein Paket.</translation>
    </message>
    <message>
        <source>%2 in %1 is not what the manifest says: its size or checksum differs. Copy the bundle again or export it again.</source>
        <translation>%2 in %1 ist nicht das, was das Manifest angibt: Größe oder Prüfsumme weichen ab. Kopieren oder exportieren Sie das Paket noch einmal.</translation>
    </message>
    <message>
        <source>The manifest of %1 is damaged at &quot;%2&quot;. Copy the bundle again or export it again.</source>
        <translation>Das Manifest von %1 ist bei „%2“ beschädigt. Kopieren oder exportieren Sie das Paket noch einmal.</translation>
    </message>
    <message>
        <source>The manifest of %1 is not the one its model was exported with. Do not use this bundle; export it again.</source>
        <translation>Das Manifest von %1 ist nicht das, mit dem das Modell exportiert wurde. Verwenden Sie dieses Paket nicht; exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.</source>
        <translation>samples.csv in %1 ist in Zeile %2 beschädigt. Kopieren oder exportieren Sie das Paket noch einmal.</translation>
    </message>
    <message>
        <source>The export needs at least one row to check the model with. Choose a target with rows.</source>
        <translation>Der Export braucht mindestens eine Zeile, um das Modell zu prüfen. Wählen Sie ein Ziel mit Zeilen.</translation>
    </message>
    <message>
        <source>The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing was written. Choose another strategy and report this.</source>
        <translation>Das exportierte und das gezeigte Modell weichen um %1 voneinander ab (zulässig sind höchstens %2); deshalb wurde nichts geschrieben. Wählen Sie eine andere Strategie und melden Sie dies.</translation>
    </message>
    <message>
        <source>%1 was written but does not read back the same. Check the disk and export again.</source>
        <translation>%1 wurde geschrieben, liest sich aber nicht gleich zurück. Prüfen Sie den Datenträger und exportieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 does not predict its own samples: %2 differs by %3. Do not use this bundle; export it again.</source>
        <translation>%1 sagt seine eigenen Stichproben nicht vorher: %2 weicht um %3 ab. Verwenden Sie dieses Paket nicht; exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Measuring severity</source>
        <translation>Misst den Schweregrad</translation>
    </message>
    <message>
        <source>On the shots, %1 % of the response&apos;s variance is beyond what the source model explains after an offset and a scale; on its own platform it misses %2 %.</source>
        <translation>Auf den Shots liegen %1 % der Varianz der Messgröße jenseits dessen, was das Quellmodell nach Versatz und Skalierung erklärt; auf der eigenen Plattform entgehen ihm %2 %.</translation>
    </message>
    <message>
        <source>The target&apos;s response is %1 times what the source model says; the offset is worth %2 response variances and the scale %3.</source>
        <translation>Die Messgröße des Ziels ist das %1-Fache dessen, was das Quellmodell sagt; der Versatz macht %2 ihrer Varianzen aus und die Skalierung %3.</translation>
    </message>
    <message>
        <source>The target&apos;s responses lie apart from what the source model says: the offset is worth %1 response variances and the scale %2.</source>
        <translation>Die Messwerte des Ziels liegen abseits dessen, was das Quellmodell sagt: Der Versatz macht %1 Varianzen der Messgröße aus und die Skalierung %2.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>Die %1 {führende Richtung|führenden Richtungen} der Merkmale {liegt|liegen} %2 auseinander (Sehnenabstand); bei zwei Teilen der Quelle sind es %3 und bei Merkmalen ohne Zusammenhang %4.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>Die %1 {führende Richtung|führenden Richtungen} der Merkmale {liegt|liegen} %2 auseinander (Sehnenabstand), nicht weiter als zwei Teile der Quelle, die %3 erreichen.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a feature outside the range that the source covers.</source>
        <translation>Bei %1 % der Zeilen des Ziels liegt ein Merkmal außerhalb des Bereichs, den die Quelle abdeckt.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only; the source model loses %2 % of its response&apos;s variance without the columns that the target lacks.</source>
        <translation>%1 % aller Merkmalsnamen stehen nur auf einer Seite; ohne die Spalten, die dem Ziel fehlen, verliert das Quellmodell %2 % der Varianz seiner Messgröße.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only.</source>
        <translation>%1 % aller Merkmalsnamen stehen nur auf einer Seite.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Versatz und Skalierung übertragen den größten Teil des Quellmodells.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source model over, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Versatz und Skalierung übertragen womöglich den größten Teil des Quellmodells, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another level, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Das Ziel verhält sich womöglich wie die Quelle auf anderem Niveau, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>The band reaches %1, where an offset and a scale carry most of it.</source>
        <translation>Das Band umfasst %1; dort übertragen Versatz und Skalierung den größten Teil.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target behaves like the source at another level.</source>
        <translation>Das Band umfasst %1; dort verhält sich das Ziel wie die Quelle auf anderem Niveau.</translation>
    </message>
    <message>
        <source>The source model misses %1 % of the variance on its own platform, so severity says little here. Look for a source with more rows or better features.</source>
        <translation>Dem Quellmodell entgehen auf der eigenen Plattform %1 % der Varianz; deshalb sagt der Schweregrad hier wenig. Suchen Sie eine Quelle mit mehr Zeilen oder besseren Merkmalen.</translation>
    </message>
    <message>
        <source>Rough: %1 shots leave a wide margin. Measure at least 8.</source>
        <translation>Grob: %1 Shots lassen viel Spielraum. Messen Sie mindestens 8.</translation>
    </message>
    <message>
        <source>The source has too few rows to say what chance alone would show, so every difference counts in full.</source>
        <translation>Die Quelle hat zu wenige Zeilen, um zu sagen, was allein der Zufall zeigen würde; deshalb zählt jeder Unterschied voll.</translation>
    </message>
    <message>
        <source>%1 is not a campaign of a known format: &quot;format&quot; must be &quot;footbridge-campaign/1&quot;.</source>
        <translation>%1 ist keine Kampagne in einem bekannten Format: „format“ muss „footbridge-campaign/1“ sein.</translation>
    </message>
    <message>
        <source>In the campaign %1 the key %2 is missing or not what it should be: %3.</source>
        <translation>In der Kampagne %1 fehlt der Schlüssel %2 oder ist nicht, was er sein sollte: %3.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot; ignores the column &quot;%2&quot;, which none of its tables has. Correct the name, or leave it out.</source>
        <translation>Das Paar „%1“ ignoriert die Spalte „%2“, die keine seiner Tabellen hat. Berichtigen Sie den Namen, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>Die Kampagne %1 nennt die Strategie „%2“, die es nicht gibt. Die Strategien sind: %3.</translation>
    </message>
    <message>
        <source>The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or repeats.</source>
        <translation>Die Kampagne %1 hat mehr als %2 Zellen. Wählen Sie weniger Paare, Shot-Anzahlen oder Wiederholungen.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>Der Ordner %1 enthält Ergebnisse einer anderen Kampagne. Wählen Sie einen leeren Ordner oder die Kampagne, zu der diese Ergebnisse gehören.</translation>
    </message>
    <message>
        <source>No labelled rows remain beside the shots that a supervised model could learn from and be tested on.</source>
        <translation>Neben den Shots bleiben keine gemessenen Zeilen, aus denen ein überwachtes Modell lernen und an denen es geprüft werden könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be continued: it is not as a campaign wrote it. Move it away to start afresh.</source>
        <translation>%1 kann nicht fortgesetzt werden: Es ist nicht so, wie eine Kampagne es schrieb. Verschieben Sie es, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2. Choose another place.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden: %2. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Pair %1 of %2: %3</source>
        <translation>Paar %1 von %2: %3</translation>
    </message>
    <message>
        <source>The model does not start from a table&apos;s columns. Export it again from its session.</source>
        <translation>Das Modell beginnt nicht bei den Spalten einer Tabelle. Exportieren Sie es noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses a step that does not come before it. Export the model again from its session.</source>
        <translation>Schritt %1 (%2) des Modells verwendet einen Schritt, der nicht vor ihm kommt. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses column %3 of only %4. Export the model again from its session.</source>
        <translation>Schritt %1 (%2) des Modells verwendet Spalte %3 von nur %4. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns; at most %4 are supported. Use fewer features or categories.</source>
        <translation>Schritt %1 (%2) des Modells hat %3 Spalten; höchstens %4 sind möglich. Verwenden Sie weniger Merkmale oder Kategorien.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model holds numbers that contradict each other. Export the model again from its session.</source>
        <translation>Schritt %1 (%2) des Modells enthält Zahlen, die einander widersprechen. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The trees in step %1 of the model are broken at node %2. Export the model again from its session.</source>
        <translation>Die Bäume in Schritt %1 des Modells sind bei Knoten %2 beschädigt. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The model has to give one number a row and gives %1. Export it again from its session.</source>
        <translation>Das Modell muss je Zeile eine Zahl liefern und liefert %1. Exportieren Sie es noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The ends of the model&apos;s interval have to be one number a row each. Export the model again from its session.</source>
        <translation>Die Enden des Intervalls, das das Modell angibt, müssen je Zeile eine Zahl sein. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged (%1). Export the model again from its session.</source>
        <translation>Die Beschreibung des Modells ist beschädigt (%1). Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The model cannot be written as TorchScript: %1. Please report this.</source>
        <translation>Das Modell kann nicht als TorchScript geschrieben werden: %1. Bitte melden Sie dies.</translation>
    </message>
    <message>
        <source>The TorchScript model cannot be loaded. The file is damaged; export it again.</source>
        <translation>Das TorchScript-Modell kann nicht geladen werden. Die Datei ist beschädigt; exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The TorchScript model loads but does not run on these rows. Export it again.</source>
        <translation>Das TorchScript-Modell wird geladen, läuft aber auf diesen Zeilen nicht. Exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The ONNX model cannot be loaded. The file is damaged; export it again.</source>
        <translation>Das ONNX-Modell lässt sich nicht laden. Die Datei ist beschädigt; exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The ONNX model loads but does not run on these rows. Export it again.</source>
        <translation>Das ONNX-Modell lädt, läuft aber nicht mit diesen Zeilen. Exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>Trainiert %1</translation>
    </message>
    <message>
        <source>Training the network broke off: its numbers grew beyond all bounds. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>Das Training des Netzes brach ab: Seine Zahlen wuchsen über alle Grenzen. Suchen Sie in den Spalten nach extremen Werten und ignorieren Sie die Spalten, die sie enthalten.</translation>
    </message>
    <message>
        <source>The boosted trees could not be trained: %1. Look for infinite or extreme values in the response and the columns.</source>
        <translation>Die geboosteten Bäume konnten nicht trainiert werden: %1. Suchen Sie in der Messgröße und den Spalten nach unendlichen oder extremen Werten.</translation>
    </message>
    <message>
        <source>The Gaussian process could not be fitted: the numbers of the shots are too large or missing. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>Der Gauß-Prozess konnte nicht angepasst werden: Die Zahlen der Shots sind zu groß oder fehlen. Suchen Sie in den Spalten nach extremen Werten und ignorieren Sie die Spalten, die sie enthalten.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has only one name. List the names that mean the same, separated by commas.</source>
        <translation>Zeile %2 von %1 hat nur einen Namen. Zählen Sie die gleichbedeutenden Namen durch Kommas getrennt auf.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has an empty name. Fill it in or remove the comma.</source>
        <translation>Zeile %2 von %1 hat einen leeren Namen. Füllen Sie ihn aus oder entfernen Sie das Komma.</translation>
    </message>
    <message>
        <source>Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.</source>
        <translation>Zeile %2 von %1 nennt „%3“, das schon in Zeile %4 steht. Schreiben Sie alle zugehörigen Namen in eine Zeile.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has a quotation mark that is not closed. Close it.</source>
        <translation>In Zeile %2 von %1 ist ein Anführungszeichen nicht geschlossen. Schließen Sie es.</translation>
    </message>
    <message>
        <source>There is no source to match with. Add a source first.</source>
        <translation>Es gibt keine Quelle für eine Zuordnung. Fügen Sie zuerst eine Quelle hinzu.</translation>
    </message>
    <message>
        <source>No source has a feature “%1”. Check the name of the match.</source>
        <translation>Keine Quelle hat ein Merkmal „%1“. Prüfen Sie den Namen in der Zuordnung.</translation>
    </message>
    <message>
        <source>%2 has no feature “%1”. Check the name of the match.</source>
        <translation>%2 hat kein Merkmal „%1“. Prüfen Sie den Namen in der Zuordnung.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but not every source has it; the match is not used.</source>
        <translation>„%1“ wurde „%2“ zugeordnet, aber nicht jede Quelle hat es; die Zuordnung wird nicht verwendet.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but one of them is matched already; the first match holds.</source>
        <translation>„%1“ wurde „%2“ zugeordnet, aber eines von beiden ist schon zugeordnet; die erste Zuordnung gilt.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: one holds numbers, the other text.</source>
        <translation>„%1“ der Quelle und „%2“ des Ziels werden nicht zugeordnet: Das eine enthält Zahlen, das andere Text.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different things.</source>
        <translation>„%1“ der Quelle und „%2“ des Ziels werden nicht zugeordnet: %3 und %4 messen Verschiedenes.</translation>
    </message>
    <message>
        <source>“%2” of the target is converted from %4 to %3, the unit of “%1”.</source>
        <translation>„%2“ des Ziels wird von %4 in %3 umgerechnet, die Einheit von „%1“.</translation>
    </message>
    <message>
        <source>The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.</source>
        <translation>Die Messgröße „%1“ von %2 wird von %3 in %4 umgerechnet, die Einheit von „%5“.</translation>
    </message>
    <message>
        <source>The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.</source>
        <translation>Die Einheit %3 ist nur für eines von „%1“ und „%2“ bekannt; die Werte werden unverändert verwendet.</translation>
    </message>
    <message>
        <source>“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; the values are used as they are.</source>
        <translation>„%1“ in %3 und „%2“ in %4 wurden von Hand zugeordnet, obwohl sie Verschiedenes messen; die Werte werden unverändert verwendet.</translation>
    </message>
    <message>
        <source>Several features are called like “%1” apart from case, separators and units; “%1” is matched with “%2”. Match by hand if that is wrong.</source>
        <translation>Mehrere Merkmale heißen bis auf Großschreibung, Trennzeichen und Einheiten wie „%1“; „%1“ wird „%2“ zugeordnet. Ordnen Sie von Hand zu, falls das falsch ist.</translation>
    </message>
    <message>
        <source>“%1” holds numbers in one source and text in another and is not used.</source>
        <translation>„%1“ enthält in einer Quelle Zahlen und in einer anderen Text und wird nicht verwendet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>„%1“ ist keine Anzahl von Shots. Geben Sie eine ganze Zahl wie 20 oder einen Anteil der gemessenen Zeilen wie 5% an.</translation>
    </message>
    <message>
        <source>%1 shots are more than any table has rows. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>Keine Tabelle hat so viele Zeilen wie %1 Shots. Geben Sie eine ganze Zahl wie 20 oder einen Anteil der gemessenen Zeilen wie 5% an.</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>%1 % der gemessenen Zeilen ist kein Anteil, der sich ziehen lässt. Geben Sie mehr als 0 % und höchstens 100 % an.</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>Keine Zeile des Ziels hat einen Messwert. Messen Sie mindestens 3 Zeilen oder wählen Sie eine andere Messgröße.</translation>
    </message>
    <message>
        <source>Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of shot rows.</source>
        <translation>Die Shot-Zeile %1 liegt nicht im Ziel, dessen Datenzeilen von 0 bis %2 gehen. Berichtigen Sie die Liste der Shot-Zeilen.</translation>
    </message>
    <message>
        <source>Shot row %1 is named twice. Name every shot row once.</source>
        <translation>Die Shot-Zeile %1 ist doppelt genannt. Nennen Sie jede Shot-Zeile einmal.</translation>
    </message>
    <message>
        <source>Shot row %1 has no response in the target, so nothing can be learned from it. Fill in its response or leave the row out.</source>
        <translation>Die Shot-Zeile %1 hat im Ziel keinen Messwert; deshalb lässt sich aus ihr nichts lernen. Tragen Sie ihren Messwert ein oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>There is no file at %1. Check the path.</source>
        <translation>Unter %1 gibt es keine Datei. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Name a file in it.</source>
        <translation>%1 ist ein Ordner, keine Datei. Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>%1 kann nicht gelesen werden: %2. Prüfen Sie die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place or free some space; nothing that was there before has changed.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Wählen Sie einen anderen Ort oder schaffen Sie Platz; was vorher dort war, ist unverändert.</translation>
    </message>
    <message>
        <source>Matching features and drawing shots</source>
        <translation>Ordnet Merkmale zu und zieht Shots</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No source is loaded. Load at least one table of a platform that was measured before.</source>
        <translation>Es ist keine Quelle geladen. Laden Sie mindestens eine Tabelle einer Plattform, die schon gemessen wurde.</translation>
    </message>
    <message>
        <source>No target is loaded. Load the table of the platform to predict.</source>
        <translation>Es ist kein Ziel geladen. Laden Sie die Tabelle der Plattform, die vorhergesagt werden soll.</translation>
    </message>
    <message>
        <source>%1 has no response column. Choose the column that holds the measured time or the like.</source>
        <translation>%1 hat keine Messgröße. Wählen Sie die Spalte mit der gemessenen Zeit oder Ähnlichem.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Liest %1</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a line of column names and data lines.</source>
        <translation>%1 ist leer. Wählen Sie eine Datei mit einer Zeile Spaltennamen und mit Datenzeilen.</translation>
    </message>
    <message>
        <source>%1 has column names but no data line. Choose a file with data.</source>
        <translation>%1 hat Spaltennamen, aber keine Datenzeile. Wählen Sie eine Datei mit Daten.</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the file. Save it as UTF-8 and open it again.</source>
        <translation>%1 ist kein gültiger UTF-16-Text: Zeile %2 enthält an Position %3 der Datei ein ungültiges Zeichen. Speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 ist UTF-32-Text. Speichern Sie die Datei als UTF-8 oder UTF-16 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 does not look like text: line %2 has a control character at offset %3 of the file. Choose a CSV file; an archive must be unpacked first.</source>
        <translation>%1 sieht nicht nach Text aus: Zeile %2 enthält an Position %3 der Datei ein Steuerzeichen. Wählen Sie eine CSV-Datei; ein Archiv muss zuerst entpackt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is none of these.</source>
        <translation>%1 lässt sich mit „%2“ als Trennzeichen, „%3“ als Dezimalzeichen und „%4“ als Kommentarzeichen nicht lesen. Wählen Sie als Trennzeichen , ; Tabulator |, als Dezimalzeichen . oder , und ein Kommentarzeichen, das keines davon ist.</translation>
    </message>
    <message>
        <source>The file carries no byte order mark and was read as %1, judged from its first bytes.</source>
        <translation>Die Datei trägt keine Bytereihenfolge-Marke und wurde nach ihren ersten Bytes als %1 gelesen.</translation>
    </message>
    <message>
        <source>The file could also be separated by %2; it was read as separated by %1. Set the delimiter if that is wrong.</source>
        <translation>Die Datei könnte auch durch %2 getrennt sein; sie wurde als durch %1 getrennt gelesen. Stellen Sie das Trennzeichen ein, falls das falsch ist.</translation>
    </message>
    <message>
        <source>Column %1 has no name and is called “%2”.</source>
        <translation>Spalte %1 hat keinen Namen und heißt nun „%2“.</translation>
    </message>
    <message>
        <source>Column %1 has the name “%2” again and is called “%3”.</source>
        <translation>Spalte %1 hat noch einmal den Namen „%2“ und heißt nun „%3“.</translation>
    </message>
    <message>
        <source>Every data line has one cell more than the header. The first cell was taken as a row name without a header and is called “%1”.</source>
        <translation>Jede Datenzeile hat eine Zelle mehr als die Kopfzeile. Die erste Zelle gilt als Zeilenname ohne Überschrift und heißt nun „%1“.</translation>
    </message>
    <message>
        <source>Line %1 has text after a closing quotation mark in cell %2. It was kept as part of the cell.</source>
        <translation>Zeile %1 hat in Zelle %2 Text nach einem schließenden Anführungszeichen. Er wurde als Teil der Zelle behalten.</translation>
    </message>
    <message>
        <source>Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an ordinary character.</source>
        <translation>Zeile %1 öffnet in Zelle %2 ein Anführungszeichen, das nie geschlossen wird. Es wurde als gewöhnliches Zeichen gelesen.</translation>
    </message>
    <message>
        <source>Line %1 is blank and was skipped.</source>
        <translation>Zeile %1 ist leer und wurde übersprungen.</translation>
    </message>
    <message>
        <source>Line %1 starts with the comment sign and was skipped, although it has as many cells as the header.</source>
        <translation>Zeile %1 beginnt mit dem Kommentarzeichen und wurde übersprungen, obwohl sie so viele Zellen wie die Kopfzeile hat.</translation>
    </message>
    <message>
        <source>Lines that start with “%1” and have as many cells as the header were read as data, because the first column holds text.</source>
        <translation>Zeilen, die mit „%1“ beginnen und so viele Zellen wie die Kopfzeile haben, wurden als Daten gelesen, weil die erste Spalte Text enthält.</translation>
    </message>
    <message>
        <source>Column “%1” has no value in any line.</source>
        <translation>Spalte „%1“ hat in keiner Zeile einen Wert.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set the decimal sign to “%2” if that is right.</source>
        <translation>Spalte „%1“ sieht nach Zahlen mit „%2“ als Dezimalzeichen aus, zuerst „%3“ in Zeile %4. Stellen Sie das Dezimalzeichen auf „%2“, falls das stimmt.</translation>
    </message>
    <message>
        <source>%2 has no column “%1”. Check the name; it has the columns %3.</source>
        <translation>%2 hat keine Spalte „%1“. Prüfen Sie den Namen; vorhanden sind die Spalten %3.</translation>
    </message>
    <message>
        <source>%1 has no response. Say which column holds the runtime.</source>
        <translation>%1 hat keine Messgröße. Sagen Sie, welche Spalte die Laufzeit enthält.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.</source>
        <translation>Spalte „%1“ von %2 enthält Text und kann nicht die Messgröße sein. Wählen Sie eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 is both the response and ignored. Choose one of the two.</source>
        <translation>Spalte „%1“ von %2 ist zugleich Messgröße und ignoriert. Wählen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because of its name.</source>
        <translation>„%1“ wird wegen des Namens als Messgröße vorgeschlagen.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because it is the last column of numbers; no name points to another.</source>
        <translation>„%1“ wird als Messgröße vorgeschlagen, weil es die letzte Spalte mit Zahlen ist; kein Name weist auf eine andere hin.</translation>
    </message>
    <message>
        <source>No response is proposed because no column holds numbers.</source>
        <translation>Es wird keine Messgröße vorgeschlagen, weil keine Spalte Zahlen enthält.</translation>
    </message>
    <message>
        <source>“%1” is not a known unit for column “%2” of %3.</source>
        <translation>„%1“ ist keine bekannte Einheit für die Spalte „%2“ von %3.</translation>
    </message>
    <message>
        <source>There is no feature “%1”. Check the name.</source>
        <translation>Es gibt kein Merkmal „%1“. Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2. Add what is missing.</source>
        <translation>%1 passt nicht zum Modell: Die Spalte %2 fehlt. Ergänzen Sie, was fehlt.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: %2 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 passt nicht zum Modell: %2 sollte Zahlen enthalten, wo Text steht, oder umgekehrt. Prüfen Sie die Datei oder wie sie gelesen wird.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2, and %3 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 passt nicht zum Modell: Die Spalte %2 fehlt, und %3 sollte Zahlen enthalten, wo Text steht, oder umgekehrt. Prüfen Sie die Datei oder wie sie gelesen wird.</translation>
    </message>
    <message>
        <source>There is no row to learn the encoding of the features from.</source>
        <translation>Es gibt keine Zeile, aus der sich die Kodierung der Merkmale lernen ließe.</translation>
    </message>
    <message>
        <source>“%1” has the same value in every row and was dropped.</source>
        <translation>„%1“ hat in jeder Zeile denselben Wert und wurde weggelassen.</translation>
    </message>
    <message>
        <source>“%1” has no value in any row and was dropped.</source>
        <translation>„%1“ hat in keiner Zeile einen Wert und wurde weggelassen.</translation>
    </message>
    <message>
        <source>“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.</source>
        <translation>„%1“ hat %2 Ausprägungen; die %3 häufigsten werden unterschieden, die übrigen gelten als unbekannt.</translation>
    </message>
    <message>
        <source>“%1” is missing in %2 of %3 rows; the mean stands in for it.</source>
        <translation>„%1“ fehlt in %2 von %3 Zeilen; dort steht der Mittelwert.</translation>
    </message>
    <message>
        <source>There is no source to learn from. Load at least one source table.</source>
        <translation>Es gibt keine Quelle, aus der sich lernen ließe. Laden Sie mindestens eine Quelltabelle.</translation>
    </message>
    <message>
        <source>The sources share no feature that varies. Check the roles of their columns, or use fewer sources.</source>
        <translation>Die Quellen haben kein veränderliches Merkmal gemeinsam. Prüfen Sie die Rollen ihrer Spalten oder verwenden Sie weniger Quellen.</translation>
    </message>
    <message>
        <source>Training source network %1 of %2</source>
        <translation>Trainiert Quellnetz %1 von %2</translation>
    </message>
    <message>
        <source>source network %1</source>
        <translation>Quellnetz %1</translation>
    </message>
    <message>
        <source>Finishing the source trees</source>
        <translation>Stellt die Bäume der Quelle fertig</translation>
    </message>
    <message>
        <source>Encoding the target</source>
        <translation>Kodiert das Ziel</translation>
    </message>
    <message>
        <source>Adapting: %1</source>
        <translation>Passt an: %1</translation>
    </message>
    <message>
        <source>Needs features that the sources and the target share, and too few are matched. Match features by hand or accept suggestions.</source>
        <translation>Braucht Merkmale, die Quellen und Ziel gemeinsam haben, und zu wenige sind zugeordnet. Ordnen Sie Merkmale von Hand zu oder nehmen Sie Vorschläge an.</translation>
    </message>
    <message>
        <source>Gave no finite prediction on these shots. Use another strategy.</source>
        <translation>Lieferte auf diesen Shots keine endliche Vorhersage. Verwenden Sie eine andere Strategie.</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.</source>
        <translation>„%1“ endet nicht auf .png, .svg, .pdf oder .csv. Wählen Sie eine dieser Endungen.</translation>
    </message>
    <message>
        <source>The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.</source>
        <translation>Das Diagramm ließ sich nicht mit %1 × %2 Pixeln zeichnen. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>There is not enough memory for this step. Close other programs or use fewer rows; the last good result is still here.</source>
        <translation>Für diesen Schritt reicht der Speicher nicht. Schließen Sie andere Programme oder verwenden Sie weniger Zeilen; das letzte gute Ergebnis ist noch da.</translation>
    </message>
    <message>
        <source>This step stopped for a reason that Footbridge does not know (%1). The last good result is still here; the log panel has what happened before.</source>
        <translation>Dieser Schritt hielt aus einem Grund an, den Footbridge nicht kennt (%1). Das letzte gute Ergebnis ist noch da; das Protokoll zeigt, was vorher geschah.</translation>
    </message>
    <message>
        <source>%1 holds a link named &quot;%2&quot; instead of a file. Do not use this bundle; ask for a new one.</source>
        <translation>%1 enthält statt einer Datei eine Verknüpfung namens „%2“. Verwenden Sie dieses Paket nicht; bitten Sie um ein neues.</translation>
    </message>
    <message>
        <source>%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do not use this bundle; copy it again or export it again.</source>
        <translation>%1 enthält Bytes, die zu keiner seiner Dateien gehören; so schreibt Footbridge nie. Verwenden Sie dieses Paket nicht; kopieren oder exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not byte for byte what writing its contents gives, so it was altered after the export. Copy it again or export it again.</source>
        <translation>%1 stimmt nicht Byte für Byte mit dem überein, was beim Schreiben seines Inhalts entsteht, wurde also nach dem Export verändert. Kopieren oder exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, or ask whoever made it to sign it.</source>
        <translation>%1 ist nicht signiert, hier wird aber nur signierten Paketen vertraut. Legen Sie die Signatur unter %2 ab, oder bitten Sie, wer es erstellt hat, es zu signieren.</translation>
    </message>
    <message>
        <source>%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; get both again from whoever made it.</source>
        <translation>%1 ist nicht das Paket, das %2 signiert: Es oder seine Signatur wurde verändert. Verwenden Sie es nicht; lassen Sie sich beides noch einmal geben.</translation>
    </message>
    <message>
        <source>%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or use a bundle of somebody you trust.</source>
        <translation>%1 ist mit dem Schlüssel %2 signiert, der nicht zu den vertrauenswürdigen gehört. Vertrauen Sie diesem Schlüssel, oder verwenden Sie ein Paket von jemandem, dem Sie vertrauen.</translation>
    </message>
    <message>
        <source>%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the bundle needs none.</source>
        <translation>%1 ist keine Signatur von Footbridge oder wurde beschädigt. Kopieren Sie sie noch einmal, oder entfernen Sie sie, wenn das Paket keine braucht.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 public key in PEM. Name the public key that bundle keygen wrote.</source>
        <translation>%1 enthält keinen öffentlichen Ed25519-Schlüssel als PEM. Nennen Sie den öffentlichen Schlüssel, den bundle keygen geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the private key that bundle keygen wrote.</source>
        <translation>%1 enthält keinen privaten Ed25519-Schlüssel als PEM oder einen, den ein Passwort schützt. Nennen Sie den privaten Schlüssel, den bundle keygen geschrieben hat.</translation>
    </message>
    <message>
        <source>The system&apos;s OpenSSL cannot work with Ed25519 keys. Install a version from 1.1.1 on.</source>
        <translation>Das OpenSSL des Systems kann mit Ed25519-Schlüsseln nicht umgehen. Installieren Sie eine Version ab 1.1.1.</translation>
    </message>
    <message>
        <source>In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.</source>
        <translation>In %1 könnten sowohl „%3“ als auch „%4“ das Merkmal „%2“ sein. Benennen Sie eine der Spalten um oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>In %1 the column “%2” is in another unit than the feature “%3” of the model, which is in %4, and may not be converted. Give the values in the model&apos;s unit under its name.</source>
        <translation>In %1 steht die Spalte „%2“ in einer anderen Einheit als das Merkmal „%3“ des Modells, das in %4 steht, und darf nicht umgerechnet werden. Geben Sie die Werte in der Einheit des Modells unter seinem Namen an.</translation>
    </message>
    <message>
        <source>The column “%1” was read as the feature “%2”.</source>
        <translation>Die Spalte „%1“ wurde als das Merkmal „%2“ gelesen.</translation>
    </message>
    <message>
        <source>The column “%1” was converted to the unit of the feature “%2”: times %3.</source>
        <translation>Die Spalte „%1“ wurde in die Einheit des Merkmals „%2“ umgerechnet: mal %3.</translation>
    </message>
    <message>
        <source>The samples of one bundle cannot be predicted by the other, which needs %1.</source>
        <translation>Die Beispielzeilen des einen Pakets kann das andere nicht vorhersagen, denn es braucht %1.</translation>
    </message>
    <message>
        <source>The predictions of the bundles are in different units and were not compared.</source>
        <translation>Die Vorhersagen der Pakete stehen in verschiedenen Einheiten und wurden nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 holds only what prediction needs, so it cannot be adapted further. Export it again with its shots, or adapt from the sources.</source>
        <translation>%1 enthält nur, was die Vorhersage braucht, und kann daher nicht weiter angepasst werden. Exportieren Sie es noch einmal mit seinen Shots, oder passen Sie von den Quellen aus an.</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they are unknown.</source>
        <translation>%1 fehlen die Spalten %2, mit denen das Paket angepasst wurde. Ergänzen Sie sie, leer, wo sie unbekannt sind.</translation>
    </message>
    <message>
        <source>In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct their cells.</source>
        <translation>In %1 enthalten die Spalten %2 Text, wo das Paket mit Zahlen angepasst wurde. Berichtigen Sie ihre Zellen.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is damaged. Copy the file again, or make it again from the sources.</source>
        <translation>Das gespeicherte Quellmodell in %1 ist beschädigt. Kopieren Sie die Datei noch einmal, oder erstellen Sie sie neu aus den Quellen.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is of format %2, but this version reads formats up to %3. Update Footbridge to go on with it.</source>
        <translation>Das gespeicherte Quellmodell in %1 hat das Format %2, diese Version liest aber nur Formate bis %3. Aktualisieren Sie Footbridge, um damit fortzufahren.</translation>
    </message>
    <message>
        <source>The responses of source and shots are %1 apart (largest difference of their distribution functions). This stands for itself and does not enter the severity.</source>
        <translation>Die Messgrößen von Quelle und Shots liegen %1 auseinander (größter Abstand ihrer Verteilungsfunktionen). Das steht für sich und geht nicht in den Schweregrad ein.</translation>
    </message>
    <message>
        <source>Source and target share no feature. Columns were paired by their shapes, without their meaning; a matching by hand can make the source worth more. Match features on the Features page.</source>
        <translation>Quelle und Ziel haben kein Merkmal gemeinsam. Spalten wurden nach ihrer Gestalt gepaart, ohne ihre Bedeutung; eine Zuordnung von Hand kann mehr aus der Quelle machen. Ordnen Sie Merkmale auf der Seite Merkmale zu.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6.</source>
        <translation>Median %1 statt %2; neun von zehn Zeilen des Ziels liegen zwischen %3 und %4, der Quelle zwischen %5 und %6.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6. %7 % of the target&apos;s rows lie beyond all of the source&apos;s.</source>
        <translation>Median %1 statt %2; neun von zehn Zeilen des Ziels liegen zwischen %3 und %4, der Quelle zwischen %5 und %6. %7 % der Zeilen des Ziels liegen jenseits aller der Quelle.</translation>
    </message>
    <message>
        <source>%1 makes up %2 % of the target&apos;s rows and %3 % of the source&apos;s.</source>
        <translation>%1 macht %2 % der Zeilen des Ziels und %3 % derer der Quelle aus.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a level that the source lacks.</source>
        <translation>%1 % der Zeilen des Ziels haben eine Stufe, die der Quelle fehlt.</translation>
    </message>
    <message>
        <source>No difference beyond chance.</source>
        <translation>Kein Unterschied über den Zufall hinaus.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than the source model as it is.</source>
        <translation>Auf den %1 Shots sagt nichts deutlich besser vorher als das unveränderte Quellmodell.</translation>
    </message>
    <message>
        <source>On the %1 shots an offset and a scale of the source model predict clearly better, and nothing beyond them does.</source>
        <translation>Auf den %1 Shots sagt das Quellmodell mit Versatz und Skala deutlich besser vorher als unverändert, und nichts darüber hinaus ist deutlich besser.</translation>
    </message>
    <message>
        <source>On the %1 shots a model of the target alone predicts clearly better than the source model with an offset and a scale.</source>
        <translation>Auf den %1 Shots sagt ein Modell nur aus dem Ziel deutlich besser vorher als das Quellmodell mit Versatz und Skala.</translation>
    </message>
    <message>
        <source>On the %1 shots the source model with its residuals corrected predicts clearly better than all that is simpler.</source>
        <translation>Auf den %1 Shots sagt das Quellmodell mit korrigierten Residuen deutlich besser vorher als alles Einfachere.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance; no other beats it by more than chance allows.</source>
        <translation>Der Fehler auf zurückgehaltenen Shots beträgt das %1-Fache der Varianz; keine andere Art ist um mehr besser, als der Zufall erlaubt.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance, that of the simplest way %2.</source>
        <translation>Der Fehler auf zurückgehaltenen Shots beträgt das %1-Fache der Varianz, der der einfachsten Art das %2-Fache.</translation>
    </message>
    <message>
        <source>On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle it.</source>
        <translation>Auf den %1 Shots wird die einfachste Art nicht deutlich geschlagen, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>Measuring %1 against itself</source>
        <translation>Misst %1 gegen sich selbst</translation>
    </message>
    <message>
        <source>Measuring severity from %1 to %2</source>
        <translation>Misst den Schweregrad von %1 nach %2</translation>
    </message>
    <message>
        <source>Most of the target&apos;s rows lie beyond the range of the source&apos;s features, where trees only repeat what they have seen. Compare with input alignment.</source>
        <translation>Die meisten Zeilen des Ziels liegen jenseits des Bereichs, den die Merkmale der Quelle abdecken; dort wiederholen Bäume nur, was sie gesehen haben. Vergleichen Sie mit der Eingabeanpassung.</translation>
    </message>
    <message>
        <source>%1 is not a session of Footbridge, or it is damaged. Open the tables instead.</source>
        <translation>%1 ist keine Sitzung von Footbridge oder ist beschädigt. Öffnen Sie stattdessen die Tabellen.</translation>
    </message>
    <message>
        <source>%1 was saved by a later version of Footbridge. Open it with that version.</source>
        <translation>%1 wurde von einer späteren Version von Footbridge gespeichert. Öffnen Sie die Datei mit dieser Version.</translation>
    </message>
    <message>
        <source>The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables instead.</source>
        <translation>Die Sitzung %1 ist beschädigt: „%2“ fehlt oder ist nicht, was dort hingehört. Öffnen Sie stattdessen die Tabellen.</translation>
    </message>
    <message>
        <source>Every row of %1 has been measured, so there is no run left to choose. Add rows for the runs that could be measured, with an empty response, or take fewer shots.</source>
        <translation>Jede Zeile von %1 ist gemessen, es bleibt also kein Lauf zur Wahl. Fügen Sie Zeilen für Läufe hinzu, die gemessen werden könnten, mit leerer Messgröße, oder nehmen Sie weniger Shots.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another column.</source>
        <translation>Die Spalte %1 von %2 soll enthalten, was ein Lauf kostet, ist aber nicht numerisch. Nennen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>No feature of %1 is known before a run, so no run can be told from another. Mark the features that are.</source>
        <translation>Kein Merkmal von %1 ist vor einem Lauf bekannt, so lässt sich kein Lauf vom anderen unterscheiden. Markieren Sie die Merkmale, die es sind.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of the report&apos;s sentences: &quot;de&quot;, &quot;zh-CN&quot;</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 nach %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One sentence after another</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Of the features</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>shots of %1</source>
        <translation>Shots von %1</translation>
    </message>
    <message>
        <source>matched features</source>
        <translation>zugeordnete Merkmale</translation>
    </message>
    <message>
        <source>features on one side only</source>
        <translation>Merkmale nur auf einer Seite</translation>
    </message>
    <message>
        <source>not measurable</source>
        <extracomment>Instead of the figure of the severity</extracomment>
        <translation>nicht messbar</translation>
    </message>
    <message>
        <source>severity, 0 (same) to 1 (nothing carries over)</source>
        <translation>Schweregrad, 0 (gleich) bis 1 (nichts ist übertragbar)</translation>
    </message>
    <message>
        <source>strategy of the exported model</source>
        <translation>Strategie des exportierten Modells</translation>
    </message>
    <message>
        <source>mean error, out of fold</source>
        <translation>mittlerer Fehler, kreuzvalidiert</translation>
    </message>
    <message>
        <source>mean error on %1 unseen {row|rows}</source>
        <translation>mittlerer Fehler auf %1 ungesehenen {Zeile|Zeilen}</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>Art der Zuordnung</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>gleicher Name</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>accepted suggestion, confidence %1 %</source>
        <translation>angenommener Vorschlag, Sicherheit %1 %</translation>
    </message>
    <message>
        <source>No feature of the source corresponds to one of the target.</source>
        <translation>Kein Merkmal der Quelle entspricht einem des Ziels.</translation>
    </message>
    <message>
        <source>Only in the source</source>
        <translation>Nur in der Quelle</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Nur im Ziel</translation>
    </message>
    <message>
        <source>Suggested, not used</source>
        <translation>Vorgeschlagen, nicht verwendet</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergenz</translation>
    </message>
    <message>
        <source>The bar from 0 to 1 shows the 90 % band, the tick the severity.</source>
        <translation>Der Balken von 0 bis 1 zeigt das 90-%-Band, der Strich den Schweregrad.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Tick: chance, 95 %</source>
        <extracomment>Above bars: their tick is what chance reaches in 95 of 100 cases</extracomment>
        <translation>Strich: Zufall, 95&#xa0;%</translation>
    </message>
    <message>
        <source>Source itself</source>
        <extracomment>What the source shows of itself</extracomment>
        <translation>Quelle selbst</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Way to predict</source>
        <translation>Art der Vorhersage</translation>
    </message>
    <message>
        <source>Error on held-out shots, over their variance</source>
        <translation>Fehler auf zurückgehaltenen Shots, geteilt durch ihre Varianz</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>Am stärksten verschobene Merkmale</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Up to here chance</source>
        <translation>Bis hier Zufall</translation>
    </message>
    <message>
        <source>Share outside the source&apos;s range</source>
        <translation>Anteil außerhalb des Quellbereichs</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE&#xa0;%, kreuz­validiert</translation>
    </message>
    <message>
        <source>Unseen MAPE %</source>
        <translation>MAPE&#xa0;%, unge­sehen</translation>
    </message>
    <message>
        <source>Unseen R²</source>
        <translation>R², unge­sehen</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>%1 %: ×/÷ %2</source>
        <extracomment>%1 is a percentage, %2 a factor</extracomment>
        <translation>%1 %: ×/÷ %2</translation>
    </message>
    <message>
        <source>%1 %: ± %2 (transformed)</source>
        <extracomment>%1 is a percentage, %2 a half width on the scale of the transformed response</extracomment>
        <translation>%1 %: ± %2 (transformiert)</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Which rows the shots are was left out.</source>
        <translation>Welche Zeilen die Shots sind, wurde weggelassen.</translation>
    </message>
    <message>
        <source>Shots (0-based data rows)</source>
        <translation>Shots (Datenzeilen, ab 0 gezählt)</translation>
    </message>
    <message>
        <source>SHA-256 of the shots as CSV</source>
        <translation>SHA-256 der Shots als CSV</translation>
    </message>
    <message>
        <source>Features used for statistics: the shots only. Seed: %1. Made by Footbridge %2.</source>
        <translation>Für die Statistik verwendete Merkmale: nur die der Shots. Startwert: %1. Erstellt mit Footbridge %2.</translation>
    </message>
    <message>
        <source>Features used for statistics: all rows of the target. Seed: %1. Made by Footbridge %2.</source>
        <translation>Für die Statistik verwendete Merkmale: die aller Zeilen des Ziels. Startwert: %1. Erstellt mit Footbridge %2.</translation>
    </message>
    <message>
        <source>%2 of the %1 shots are used, drawn with the seed, and the others test the result: more would take hours and hardly improve what is carried over.</source>
        <translation>%2 der %1 Shots werden verwendet, mit dem Startwert gezogen; die übrigen prüfen das Ergebnis. Mehr würden Stunden dauern und das Übertragene kaum verbessern.</translation>
    </message>
    <message>
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>model.pt in %1 ist nicht Byte für Byte das, was diese Version von Footbridge aus state/graph.json schreibt; deshalb wurde weder diese Datei noch der Rest des Pakets verwendet. Es wurde verändert, oder eine andere Version hat es erstellt: Bitten Sie um einen Export mit dieser Version.</translation>
    </message>
    <message>
        <source>%1 was replaced while it was checked, so it was not signed. Sign it again.</source>
        <translation>%1 wurde ersetzt, während es geprüft wurde, und deshalb nicht signiert. Signieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows without one. Fill it in or remove the row.</source>
        <translation>Datenzeile %2 von %1, ab 0 gezählt, hat keinen Wert von „%3“, und dieses Modell lehnt solche Zeilen ab. Tragen Sie ihn ein oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, and it refuses such rows. Remove the row, or adapt the model with a run of that category.</source>
        <translation>Datenzeile %2 von %1, ab 0 gezählt, hat eine Kategorie von „%3“, die das Modell nie gesehen hat, und solche Zeilen lehnt es ab. Entfernen Sie die Zeile, oder passen Sie das Modell mit einem Lauf dieser Kategorie an.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has seen, and it refuses such rows. Remove the row, or adapt the model with a run out there.</source>
        <translation>In Datenzeile %2 von %1, ab 0 gezählt, steht „%3“ bei %4, außerhalb des Bereichs, den das Modell gesehen hat, und solche Zeilen lehnt es ab. Entfernen Sie die Zeile, oder passen Sie das Modell mit einem Lauf dort draußen an.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose runs without costs.</source>
        <translation>Datenzeile %1 des Ziels, ab 0 gezählt, hat keine positiven Kosten. Tragen Sie sie ein oder wählen Sie Läufe ohne Kosten.</translation>
    </message>
    <message>
        <source>A file or folder to write to has an empty name. Name one, or leave the option out.</source>
        <translation>Eine Datei oder ein Ordner zum Schreiben hat einen leeren Namen. Nennen Sie einen, oder lassen Sie die Option weg.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Give each a file of its own.</source>
        <translation>%1 ist für zwei Ausgaben genannt. Geben Sie jeder eine eigene Datei.</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten. Name another file for the output.</source>
        <translation>%1 wird gelesen und würde überschrieben. Nennen Sie eine andere Datei für die Ausgabe.</translation>
    </message>
    <message>
        <source>%1 exists with other contents than are written there and was left alone. Name another place.</source>
        <translation>%1 gibt es schon mit anderem Inhalt als dem, der dort geschrieben wird; es blieb unangetastet. Nennen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe. What is written there is read back to check it; name a file for it.</source>
        <translation>%1 ist ein Gerät oder eine Pipe. Was dorthin geschrieben wird, wird zur Prüfung zurückgelesen; geben Sie dafür eine Datei an.</translation>
    </message>
    <message>
        <source>%1 is a link to a file that is not there. Name the file itself, or remove the link.</source>
        <translation>%1 ist eine Verknüpfung zu einer Datei, die es nicht gibt. Nennen Sie die Datei selbst, oder entfernen Sie die Verknüpfung.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made or written: %2. Name another.</source>
        <translation>Der Ordner %1 kann nicht angelegt oder beschrieben werden: %2. Nennen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 was changed while it was read. Read it again once it is whole.</source>
        <translation>%1 wurde verändert, während es gelesen wurde. Lesen Sie es noch einmal, sobald es vollständig ist.</translation>
    </message>
    <message>
        <source>The program may use %1 kB of stack, too little to compute with. Raise the limit, for example by ulimit -s 8192, and start it again.</source>
        <translation>Das Programm darf %1 kB Stapelspeicher nutzen, zu wenig zum Rechnen. Heben Sie die Grenze an, zum Beispiel mit ulimit -s 8192, und starten Sie es erneut.</translation>
    </message>
    <message>
        <source>The system does not give the program the %1 MB of memory that computing takes: %2. Raise the limit on memory, ulimit -v, or end other programs.</source>
        <translation>Das System gibt dem Programm die %1 MB Speicher nicht, die das Rechnen braucht: %2. Heben Sie die Grenze für Speicher an, ulimit -v, oder beenden Sie andere Programme.</translation>
    </message>
    <message>
        <source>The system starts no further thread for the program: %1. Raise the limit on processes, ulimit -u, or end other programs.</source>
        <translation>Das System startet keinen weiteren Thread für das Programm: %1. Heben Sie die Grenze für Prozesse an, ulimit -u, oder beenden Sie andere Programme.</translation>
    </message>
    <message>
        <source>There was not enough memory. Score fewer cells at once, or use a machine with more.</source>
        <translation>Der Arbeitsspeicher reichte nicht. Bewerten Sie weniger Zellen zugleich oder nehmen Sie einen Rechner mit mehr Speicher.</translation>
    </message>
    <message>
        <source>A computation gave up (%1). Score the pair by itself to see whether it does so again.</source>
        <translation>Eine Berechnung hat aufgegeben (%1). Bewerten Sie das Paar allein, um zu sehen, ob es wieder geschieht.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is named as a shot but has no response. Take it out of the shots or measure it.</source>
        <translation>Datenzeile %1 des Ziels, ab 0 gezählt, ist als Shot genannt, hat aber keinen Messwert. Nehmen Sie sie aus den Shots oder messen Sie sie.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is a shot with a response of %2, but the source model takes logarithms. Train the source again with these shots.</source>
        <translation>Datenzeile %1 des Ziels, ab 0 gezählt, ist ein Shot mit dem Messwert %2, das Quellmodell logarithmiert aber. Trainieren Sie die Quelle mit diesen Shots neu.</translation>
    </message>
    <message>
        <source>The source %1 and the target %2 hold the same file, so there is nothing to transfer. Choose the table of another platform for one of them.</source>
        <translation>Die Quelle %1 und das Ziel %2 enthalten dieselbe Datei, daher gibt es nichts zu übertragen. Wählen Sie für eine der beiden die Tabelle einer anderen Plattform.</translation>
    </message>
    <message>
        <source>All %1 measured rows of %2 are shots, so none is left to test on. With %3 shots the others show how large the error is.</source>
        <translation>Alle %1 gemessenen Zeilen von %2 sind Shots, daher bleibt keine zum Prüfen. Mit %3 Shots zeigen die übrigen, wie groß der Fehler ist.</translation>
    </message>
    <message>
        <source>Adapting without %1</source>
        <translation>Passt ohne %1 an</translation>
    </message>
    <message>
        <source>Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Vorläufig: Die Übertragung dürfte sich lohnen. Auf den %1 Shots, jeder reihum zurückgehalten, hat die beste einfache Art, die Quelle zu nutzen (%2), einen Fehler von %3, ein Modell der Shots allein von %4.</translation>
    </message>
    <message>
        <source>Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Vorläufig: Die %1 Shots entscheiden nicht, ob sich die Übertragung lohnt. Jeder reihum zurückgehalten, hat die beste einfache Art, die Quelle zu nutzen (%2), einen Fehler von %3, ein Modell der Shots allein von %4.</translation>
    </message>
    <message>
        <source>Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of the shots alone errs by %4, the best simple way to use the source (%2) by %3.</source>
        <translation>Vorläufig: Die Übertragung lohnt sich womöglich nicht. Auf den %1 Shots, jeder reihum zurückgehalten, hat ein Modell der Shots allein einen Fehler von %4, die beste einfache Art, die Quelle zu nutzen (%2), von %3.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Die Übertragung lohnt sich hier. „%1“ hat auf den %3 Shots, jeder reihum zurückgehalten, einen Fehler von %2; das beste Modell der Shots allein, „%4“, von %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Die Übertragung macht hier wenig Unterschied. „%1“ hat auf den %3 Shots, jeder reihum zurückgehalten, einen Fehler von %2; das beste Modell der Shots allein, „%4“, von %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Die Übertragung lohnt sich hier nicht. „%1“ hat auf den %3 Shots, jeder reihum zurückgehalten, einen Fehler von %2; das beste Modell der Shots allein, „%4“, nur von %5. Die Quelle wird nicht gebraucht.</translation>
    </message>
    <message>
        <source>Errors are the mean absolute percentage errors (MAPE) of the leaderboard.</source>
        <translation>Fehler sind die mittleren absoluten prozentualen Fehler (MAPE) der Rangliste.</translation>
    </message>
    <message>
        <source>Errors are the normalised mean squared errors (nMSE) of the leaderboard.</source>
        <translation>Fehler sind die normierten mittleren quadratischen Fehler (nMSE) der Rangliste.</translation>
    </message>
    <message>
        <source>The preliminary verdict said the same.</source>
        <translation>Das vorläufige Urteil lautete ebenso.</translation>
    </message>
    <message>
        <source>The preliminary verdict had left it open.</source>
        <translation>Das vorläufige Urteil hatte es offengelassen.</translation>
    </message>
    <message>
        <source>The preliminary verdict said otherwise: it rests on a few simple models and %1 shots held out, the leaderboard on all strategies.</source>
        <translation>Das vorläufige Urteil lautete anders: Es beruht auf wenigen einfachen Modellen und %1 zurückgehaltenen Shots, die Rangliste auf allen Strategien.</translation>
    </message>
    <message>
        <source>The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since 1970. Correct or unset it.</source>
        <translation>Die Umgebung setzt SOURCE_DATE_EPOCH auf „%1“; das ist keine Anzahl von Sekunden seit 1970. Berichtigen oder löschen Sie die Variable.</translation>
    </message>
    <message>
        <source>The model of %1 does not say how far its predictions were off, so nothing can be said of requests. Export it again.</source>
        <translation>Das Modell von %1 sagt nicht, wie weit seine Vorhersagen danebenlagen; daher lässt sich über Anforderungen nichts sagen. Exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Pairs: %1. Finished cells: %2. Seed: %3.</source>
        <translation>Paare: %1. Fertige Zellen: %2. Startwert: %3.</translation>
    </message>
    <message>
        <source>Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be told.</source>
        <translation>Die Übertragung lohnt sich in %1 der %2 Kombinationen aus Paar und Anzahl der Shots, in denen sich das sagen lässt.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Verbesserung</translation>
    </message>
    <message>
        <source>Improvement is how much less error Auto has than the best strategy that learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.</source>
        <translation>Die Verbesserung sagt, wie viel weniger Fehler Auto hat als die beste Strategie, die nur aus den Shots lernt, mit einem 90-%-Intervall über die Wiederholungen; unter 0 lohnt sich die Übertragung nicht.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Beste der anderen</translation>
    </message>
    <message>
        <source>What has no score, and why</source>
        <translation>Was keine Bewertung hat und warum</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>accepted suggestion</source>
        <translation>angenommener Vorschlag</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Was die Shots vorab sagten</translation>
    </message>
    <message>
        <source>Does transfer pay?</source>
        <translation>Lohnt sich die Übertragung?</translation>
    </message>
    <message>
        <source>%1 is not a probability that a request can be made for. Give one between 0 and 1, such as 0.95.</source>
        <translation>%1 ist keine Wahrscheinlichkeit, für die sich eine Anforderung bilden lässt. Geben Sie eine zwischen 0 und 1 an, etwa 0.95.</translation>
    </message>
    <message>
        <source>No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that needs at least %3. Ask for at most %4, or measure more runs.</source>
        <translation>Aus %2 {Lauf|Läufen} lässt sich keine Anforderung zusagen, die mit einer Wahrscheinlichkeit von %1 ausreicht: Dazu braucht es mindestens %3. Verlangen Sie höchstens %4, oder messen Sie mehr Läufe.</translation>
    </message>
    <message>
        <source>There is no run to learn requests from. Measure the response of at least 3 runs.</source>
        <translation>Es gibt keinen Lauf, aus dem sich Anforderungen lernen ließen. Messen Sie die Messgröße von mindestens 3 Läufen.</translation>
    </message>
    <message>
        <source>A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at most 10¹⁸.</source>
        <translation>Ein Modell mit %1 Parametern lässt sich nicht berechnen. Geben Sie an, wie viele es hat, etwa 7.5e9; höchstens 10¹⁸.</translation>
    </message>
    <message>
        <source>%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel parts. Give a number of devices, up to 10 million, that is a multiple of the product of both.</source>
        <translation>%1 {Gerät lässt|Geräte lassen} sich nicht auf %2 tensorparallele und %3 pipelineparallele Teile aufteilen. Geben Sie eine Anzahl von höchstens 10 Millionen Geräten an, die ein Vielfaches des Produkts beider ist.</translation>
    </message>
    <message>
        <source>Activations need the layers, the hidden size, the heads, the sequence length and the batch of the model, all from 1 to 10⁹. Give all of them or none.</source>
        <translation>Für Aktivierungen braucht es Schichten, verborgene Größe, Heads, Sequenzlänge und Batch des Modells, alle von 1 bis 10⁹. Geben Sie alle oder keine davon an.</translation>
    </message>
    <message>
        <source>Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one device in GB, above 0 and at most 10⁹, on each line.</source>
        <translation>Zeile %1 der Maschinenliste ist „%2“. Schreiben Sie in jede Zeile einen Namen, ein Komma und den Speicher eines Geräts in GB, über 0 und höchstens 10⁹.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Weights in full precision</source>
        <translation>Gewichte in voller Genauigkeit</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Variance of the gradients</source>
        <translation>Varianz der Gradienten</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Fragmentation, a tenth of the others</source>
        <translation>Fragmentierung, ein Zehntel des Übrigen</translation>
    </message>
    <message>
        <source>What the device keeps</source>
        <translation>Was das Gerät für sich behält</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device</source>
        <translation>%1 Bytes für jeden der %2 Parameter eines Geräts</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device, shared by %3 devices</source>
        <translation>%1 Bytes für jeden der %2 Parameter eines Geräts, verteilt auf %3 Geräte</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for each of %1 layers, with %2 tensor-parallel devices</source>
        <translation>Sequenz × Batch × verborgene Größe × (10 + (24 + 5 Heads × Sequenz / verborgene Größe) / %2) Bytes für jede von %1 Schichten, bei %2 tensorparallelen Geräten</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 tensor-parallel devices; those of the attention are computed again</source>
        <translation>Sequenz × Batch × verborgene Größe × (10 + 24 / %2) Bytes für jede von %1 Schichten, bei %2 tensorparallelen Geräten; die der Attention werden neu berechnet</translation>
    </message>
    <message>
        <source>2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer that is computed again</source>
        <translation>2 × Sequenz × Batch × verborgene Größe Bytes für die Eingabe jeder von %1 Schichten und eine Schicht, die neu berechnet wird</translation>
    </message>
    <message>
        <source>What the model says to request has to be one number a row. Export the model again from its session.</source>
        <translation>Was das Modell anzufordern rät, muss eine Zahl je Zeile sein. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>A law needs at least %2 different values of %1 with the other parameters unchanged, but %3 {was|were} found. Measure more.</source>
        <translation>Ein Gesetz braucht mindestens %2 verschiedene Werte von %1 bei unveränderten übrigen Parametern; es gibt aber %3. Messen Sie mehr.</translation>
    </message>
    <message>
        <source>%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows out.</source>
        <translation>%1 enthält %2. Ein Gesetz braucht Parameter größer als 0; wählen Sie andere, oder lassen Sie die Zeilen weg.</translation>
    </message>
    <message>
        <source>Column %1 of %2 holds text. A law needs numbers; choose another column.</source>
        <translation>Spalte %1 von %2 enthält Text. Ein Gesetz braucht Zahlen; wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>No row has both a response and all parameters. Choose other columns.</source>
        <translation>Keine Zeile hat sowohl einen Messwert als auch alle Parameter. Wählen Sie andere Spalten.</translation>
    </message>
    <message>
        <source>The values of “%1” are about %3 times those of “%2”, as if they were in another unit.</source>
        <translation>Die Werte von „%1“ sind etwa %3-mal so groß wie die von „%2“, als stünden sie in einer anderen Einheit.</translation>
    </message>
    <message>
        <source>A line of the stream is longer than any run could be. Check that it is a CSV.</source>
        <translation>Eine Zeile des Stroms ist länger, als ein Lauf sein könnte. Prüfen Sie, ob er eine CSV-Datei ist.</translation>
    </message>
    <message>
        <source>The stream %1 has no column %2, which the model needs. Add it, or start without the model.</source>
        <translation>Der Strom %1 hat keine Spalte %2, die das Modell braucht. Ergänzen Sie sie, oder starten Sie ohne das Modell.</translation>
    </message>
    <message>
        <source>Row %1: the text in column %2 is no number and counts as missing.</source>
        <translation>Zeile %1: Der Text in Spalte %2 ist keine Zahl und gilt als fehlend.</translation>
    </message>
    <message>
        <source>Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old one is kept.</source>
        <translation>Lauf %1: Drift, die Messwerte sind das %2-Fache der vorhergesagten. Version %3 beginnt; die alte bleibt erhalten.</translation>
    </message>
    <message>
        <source>Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.</source>
        <translation>Lauf %1: Drift, die Fehler sind gewachsen. Version %2 beginnt; die alte bleibt erhalten.</translation>
    </message>
    <message>
        <source>Run %1: the environment of version %2 is back and was taken up again as version %3.</source>
        <translation>Lauf %1: Die Umgebung von Version %2 ist zurück und wurde als Version %3 wieder aufgenommen.</translation>
    </message>
    <message>
        <source>%1 belongs to a stream with another header or other settings. Name another log, or remove the journal to begin anew.</source>
        <translation>%1 gehört zu einem Strom mit anderer Kopfzeile oder anderen Einstellungen. Nennen Sie ein anderes Protokoll, oder entfernen Sie das Journal, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.</source>
        <translation>%1 ist in Zeile %2 beschädigt. Entfernen Sie die Datei, um neu zu beginnen, oder stellen Sie eine vollständige Kopie wieder her.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make room on the disk or name another log.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Schaffen Sie Platz auf dem Datenträger, oder nennen Sie ein anderes Protokoll.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its name and your rights.</source>
        <translation>%1 kann nicht gelesen werden: %2. Prüfen Sie den Namen und Ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <source>There is no table. Name at least one CSV with run times on several platforms.</source>
        <translation>Es gibt keine Tabelle. Nennen Sie mindestens eine CSV-Datei mit Laufzeiten auf mehreren Plattformen.</translation>
    </message>
    <message>
        <source>No column is known to hold the run time. Name it with --time: one column and the column of the platform&apos;s name, or one time column a platform.</source>
        <translation>Von keiner Spalte ist bekannt, dass sie die Laufzeit enthält. Nennen Sie sie mit --time: eine Spalte und die Spalte mit dem Namen der Plattform oder eine Zeitspalte je Plattform.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; of %2 holds text and cannot be a run time. Name a column of numbers.</source>
        <translation>Spalte „%1“ von %2 enthält Text und kann keine Laufzeit sein. Nennen Sie eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds numbers in one table and text in %2. Rename it or leave it out.</source>
        <translation>Spalte „%1“ enthält in einer Tabelle Zahlen und in %2 Text. Benennen Sie sie um, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; is named twice, as %2 and as %3. Name it once.</source>
        <translation>Spalte „%1“ ist doppelt genannt, als %2 und als %3. Nennen Sie sie einmal.</translation>
    </message>
    <message>
        <source>No column is left that describes a run: every column is a name, a time, constant or left out.</source>
        <translation>Es bleibt keine Spalte, die einen Lauf beschreibt: Jede ist ein Name, eine Zeit, konstant oder weggelassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2. Name one of them, or fastest or slowest.</source>
        <translation>„%1“ ist keine Plattform der Tabellen: %2. Nennen Sie eine davon oder fastest oder slowest.</translation>
    </message>
    <message>
        <source>There is only one group of runs, so none can be left out. Name other group columns.</source>
        <translation>Es gibt nur eine Gruppe von Läufen, daher kann keine weggelassen werden. Nennen Sie andere Gruppenspalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2.</source>
        <translation>„%1“ ist keine Plattform der Tabellen: %2.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Name one of: %2.</source>
        <translation>Es gibt kein Modell „%1“. Nennen Sie eines von diesen: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the alias table is not &quot;counter,name&quot;. Correct it: the first cell is the name to use, each further cell a name that a tool writes.</source>
        <translation>Zeile %1 der Aliastabelle ist nicht „counter,name“. Berichtigen Sie sie: Die erste Zelle ist der zu verwendende Name, jede weitere ein Name, den ein Werkzeug schreibt.</translation>
    </message>
    <message>
        <source>%1 holds another kind of model. Name one that &quot;platforms train&quot; has written.</source>
        <translation>%1 enthält eine andere Art von Modell. Nennen Sie eines, das „platforms train“ geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Footbridge. Open it with that version.</source>
        <translation>%1 wurde von einem neueren Footbridge geschrieben. Öffnen Sie die Datei mit dieser Version.</translation>
    </message>
    <message>
        <source>Rows without a run time above 0 or without a platform were left out: %1.</source>
        <translation>Zeilen ohne Laufzeit über 0 oder ohne Plattform wurden weggelassen: %1.</translation>
    </message>
    <message>
        <source>Left out, because they differ between platforms where the other columns describe the run itself: %1.</source>
        <translation>Weggelassen, weil sie sich zwischen Plattformen unterscheiden, wo die anderen Spalten den Lauf selbst beschreiben: %1.</translation>
    </message>
    <message>
        <source>Left out, because they follow the run time: %1.</source>
        <translation>Weggelassen, weil sie der Laufzeit folgen: %1.</translation>
    </message>
    <message>
        <source>Used to tell runs apart, not to predict: %1.</source>
        <translation>Dienen dazu, Läufe zu unterscheiden, nicht zur Vorhersage: %1.</translation>
    </message>
    <message>
        <source>Runs that agree in %1 form a group and stay on one side of every split.</source>
        <translation>Läufe, die in %1 übereinstimmen, bilden eine Gruppe und bleiben bei jeder Aufteilung auf derselben Seite.</translation>
    </message>
    <message>
        <source>No column says which application a run belongs to, so each run is a group of its own. Name the column if there is one.</source>
        <translation>Keine Spalte sagt, zu welcher Anwendung ein Lauf gehört; daher ist jeder Lauf eine eigene Gruppe. Nennen Sie die Spalte, falls es sie gibt.</translation>
    </message>
    <message>
        <source>Counters brought to common names: %1.</source>
        <translation>Zähler auf gemeinsame Namen gebracht: %1.</translation>
    </message>
    <message>
        <source>As ratios to %1: %2.</source>
        <translation>Als Verhältnis zu %1: %2.</translation>
    </message>
    <message>
        <source>No column holds the total of instructions, so ratios cannot be formed. Add it to the alias table as PAPI_TOT_INS.</source>
        <translation>Keine Spalte enthält die Gesamtzahl der Instruktionen, daher lassen sich keine Verhältnisse bilden. Tragen Sie sie in der Aliastabelle als PAPI_TOT_INS ein.</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>Lässt %1 weg</translation>
    </message>
    <message>
        <source>Majority order</source>
        <translation>Mehrheitsreihenfolge</translation>
    </message>
    <message>
        <source>Mean vector</source>
        <translation>Mittlerer Vektor</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>Nächste Nachbarn</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>Boosting</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Gauß-Prozess</translation>
    </message>
    <message>
        <source>Published: VAE, network</source>
        <translation>Veröffentlicht: VAE, Netz</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Published, without calibrated decoder</source>
        <translation>Veröffentlicht, ohne kalibrierten Decoder</translation>
    </message>
    <message>
        <source>Published, without KL schedule</source>
        <translation>Veröffentlicht, ohne KL-Schedule</translation>
    </message>
    <message>
        <source>Published, without regression loss</source>
        <translation>Veröffentlicht, ohne Regressionsverlust</translation>
    </message>
    <message>
        <source>Published, network alone</source>
        <translation>Veröffentlicht, Netz allein</translation>
    </message>
    <message>
        <source>%1 is damaged: its compressed bytes end early or do not fit together. Fetch it again.</source>
        <translation>%1 ist beschädigt: Die komprimierten Bytes enden zu früh oder passen nicht zusammen. Beschaffen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.</source>
        <translation>%1 ergibt entpackt mehr als %2 GB. Schneiden Sie den gewünschten Teil heraus, und öffnen Sie diesen.</translation>
    </message>
    <message>
        <source>%1 holds no job. Choose a log in Standard Workload Format, the output of sacct --parsable2, or a CSV with the columns job, submit, processors, request and runtime.</source>
        <translation>%1 enthält keinen Job. Wählen Sie ein Protokoll im Standard Workload Format, die Ausgabe von sacct --parsable2 oder eine CSV-Datei mit den Spalten job, submit, processors, request und runtime.</translation>
    </message>
    <message>
        <source>%1 does not say how large its machine is. Give the number of processors.</source>
        <translation>%1 sagt nicht, wie groß die Maschine ist. Geben Sie die Anzahl der Prozessoren an.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text where numbers of seconds or processors are needed. Name another column.</source>
        <translation>Spalte „%1“ von %2 enthält Text, wo Anzahlen von Sekunden oder Prozessoren nötig sind. Nennen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>“%1” does not say which column is meant. Write MEANING=COLUMN with one of the meanings %2.</source>
        <translation>„%1“ sagt nicht, welche Spalte gemeint ist. Schreiben Sie MEANING=COLUMN mit einer der Bedeutungen %2.</translation>
    </message>
    <message>
        <source>Field %2 of line %1 is “%3”, which is no finite number; the line was left out.</source>
        <translation>Feld %2 von Zeile %1 ist „%3“, also keine endliche Zahl; die Zeile wurde weggelassen.</translation>
    </message>
    <message>
        <source>Line %1 gives “%2” for %3, which is no whole number or too large, and was passed over.</source>
        <translation>Zeile %1 nennt „%2“ für %3; das ist keine ganze Zahl oder zu groß und wurde übergangen.</translation>
    </message>
    <message>
        <source>Line %1 was submitted before the job above it; the jobs were put in order.</source>
        <translation>Zeile %1 wurde vor dem Job darüber eingereicht; die Jobs wurden sortiert.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no time; the line was left out.</source>
        <translation>„%2“ in Spalte %3 von Zeile %1 ist keine Zeit; die Zeile wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed with --parsable2.</source>
        <translation>%1 hat keine Spalte %2. Rufen Sie sacct mit --format=JobID,Submit,NNodes,Timelimit,Elapsed und --parsable2 auf.</translation>
    </message>
    <message>
        <source>Left out because they name no processors</source>
        <translation>Weggelassen, weil sie keine Prozessoren nennen</translation>
    </message>
    <message>
        <source>Left out because they ask for more than the machine has</source>
        <translation>Weggelassen, weil sie mehr anfordern, als die Maschine hat</translation>
    </message>
    <message>
        <source>Left out because they have no run time</source>
        <translation>Weggelassen, weil sie keine Laufzeit haben</translation>
    </message>
    <message>
        <source>Left out because they have no requested time</source>
        <translation>Weggelassen, weil sie keine angeforderte Zeit haben</translation>
    </message>
    <message>
        <source>Left out because they have no time of submission</source>
        <translation>Weggelassen, weil sie keinen Zeitpunkt der Einreichung haben</translation>
    </message>
    <message>
        <source>Ran beyond their request; ended there</source>
        <translation>Liefen über ihre Anforderung hinaus; dort beendet</translation>
    </message>
    <message>
        <source>Name no requested processors; the allocated ones were taken</source>
        <translation>Nennen keine angeforderten Prozessoren; die zugeteilten wurden genommen</translation>
    </message>
    <message>
        <source>No job was submitted in this part of the log. Choose another.</source>
        <translation>In diesem Teil des Protokolls wurde kein Job eingereicht. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>“%1” is neither an estimate (%2) nor a file. Check the name.</source>
        <translation>„%1“ ist weder eine Schätzung (%2) noch eine Datei. Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>%1 lacks the column %2. A file of estimates has the columns job and estimate, and may have processors and upper.</source>
        <translation>%1 fehlt die Spalte %2. Eine Datei mit Schätzungen hat die Spalten job und estimate und darf processors und upper haben.</translation>
    </message>
    <message>
        <source>Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a size that is not from 1 to %3 processors. Correct it.</source>
        <translation>Datenzeile %2 von %1 enthält eine Zeit, die nicht zwischen einer Millisekunde und 10¹² Sekunden liegt, oder eine Größe, die nicht zwischen 1 und %3 Prozessoren liegt. Berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>There is no policy “%1”. Choose one of: %2.</source>
        <translation>Es gibt kein Verfahren „%1“. Wählen Sie eines von diesen: %2.</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) from the adapted model.</source>
        <translation>Die Durchlaufzeit sinkt um %1 %, von %2 h auf %3 h: %4 Punkte kommen allein von der Flexibilität, %5 (%6 bis %7) vom angepassten Modell.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the adapted model adds %5 (%6 to %7).</source>
        <translation>Die Durchlaufzeit steigt um %1 %, von %2 h auf %3 h: Flexibilität allein spart %4 Punkte, das angepasste Modell fügt %5 (%6 bis %7) hinzu.</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) would come from knowing every run time.</source>
        <translation>Die Durchlaufzeit sinkt um %1 %, von %2 h auf %3 h: %4 Punkte kommen allein von der Flexibilität, %5 (%6 bis %7) kämen hinzu, wäre jede Laufzeit bekannt.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, knowing every run time adds %5 (%6 to %7).</source>
        <translation>Die Durchlaufzeit steigt um %1 %, von %2 h auf %3 h: Flexibilität allein spart %4 Punkte, die Kenntnis jeder Laufzeit fügt %5 (%6 bis %7) hinzu.</translation>
    </message>
    <message>
        <source>Flexibility alone means moldable EASY with linear scaling of what users request, which needs no model.</source>
        <translation>Flexibilität allein heißt Moldable EASY mit linearer Skalierung dessen, was Benutzer anfordern; ein Modell braucht es dazu nicht.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %: on this log worse estimates do as well.</source>
        <translation>Jede Anforderung zu verdoppeln spart %1 %: Bei diesem Protokoll sind schlechtere Schätzungen ebenso gut.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %, less than the better estimates.</source>
        <translation>Jede Anforderung zu verdoppeln spart %1 %, weniger als die besseren Schätzungen.</translation>
    </message>
    <message>
        <source>Simulating the schedule</source>
        <translation>Simuliert den Ablaufplan</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Das Ziel verhält sich wie die Quelle auf anderem Niveau.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves carries over, at most at another level.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist vieles übertragbar, allenfalls auf anderem Niveau.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part of it does not.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist ein Teil übertragbar, ein Teil nicht.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves carries over as it is.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist unverändert wenig übertragbar.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist womöglich vieles übertragbar, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist womöglich ein Teil übertragbar, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it is, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Vom Verhalten der Quelle ist unverändert womöglich wenig übertragbar, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>The band reaches %1, where much of how the source behaves carries over.</source>
        <translation>Das Band umfasst %1; dort ist vom Verhalten der Quelle vieles übertragbar.</translation>
    </message>
    <message>
        <source>The band reaches %1, where part of how the source behaves carries over.</source>
        <translation>Das Band umfasst %1; dort ist vom Verhalten der Quelle ein Teil übertragbar.</translation>
    </message>
    <message>
        <source>The band reaches %1, where little of how the source behaves carries over.</source>
        <translation>Das Band umfasst %1; dort ist vom Verhalten der Quelle wenig übertragbar.</translation>
    </message>
    <message>
        <source>A severity of %1 does not promise small errors: the source model misses %2 % of the variance on its own platform, and another level or behaviour too small to tell from chance with %3 shots (up to %4) does not count.</source>
        <translation>Ein Schweregrad von %1 verspricht keine kleinen Fehler: Dem Quellmodell entgehen auf der eigenen Plattform %2 % der Varianz, und ein anderes Niveau oder Verhalten, das zu klein ist, um es mit %3 Shots vom Zufall zu unterscheiden (bis %4), zählt nicht.</translation>
    </message>
    <message>
        <source>The source model does not predict its own platform better than chance, so there is no severity and nothing to carry over. Look for a source with more rows or better features.</source>
        <translation>Das Quellmodell sagt seine eigene Plattform nicht besser als der Zufall vorher; daher gibt es keinen Schweregrad und nichts zu übertragen. Suchen Sie eine Quelle mit mehr Zeilen oder besseren Merkmalen.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than their mean.</source>
        <translation>Auf den %1 Shots sagt nichts deutlich besser vorher als ihr Mittelwert.</translation>
    </message>
    <message>
        <source>The best of the ways leaves %1 of their variance on held-out shots, and chance may leave as much.</source>
        <translation>Die beste der Arten lässt auf zurückgehaltenen Shots %1 ihrer Varianz übrig; der Zufall könnte ebenso viel lassen.</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in the folder come from. Choose an empty folder, or bring the tables back.</source>
        <translation>Die Tabellen des Paares „%1“ sind nicht die, aus denen die Ergebnisse im Ordner stammen. Wählen Sie einen leeren Ordner, oder bringen Sie die Tabellen zurück.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of a version that kept no cells, so that they cannot be gone on with. Choose an empty folder.</source>
        <translation>Der Ordner %1 enthält Ergebnisse einer Version, die keine Zellen aufbewahrte; sie lassen sich daher nicht fortsetzen. Wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign. Name the folder that one was given as --out.</source>
        <translation>Der Ordner %1 enthält keine Kampagne. Nennen Sie den Ordner, den eine als --out bekommen hat.</translation>
    </message>
    <message>
        <source>The results in %1 were begun with version %2, and this is version %3, whose numbers may differ. Choose an empty folder, or go on all the same with --any-version.</source>
        <translation>Die Ergebnisse in %1 wurden mit Version %2 begonnen; dies ist Version %3, deren Zahlen abweichen können. Wählen Sie einen leeren Ordner, oder machen Sie mit --any-version trotzdem weiter.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose another folder.</source>
        <translation>Am Ordner %1 arbeitet der Prozess %2 auf %3. Warten Sie auf ihn, beenden Sie ihn, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by another process, which does not say who it is. Wait for it, end it, or choose another folder.</source>
        <translation>Am Ordner %1 arbeitet ein anderer Prozess, der sich nicht zu erkennen gibt. Warten Sie auf ihn, beenden Sie ihn, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>A worker stopped the rest: %1</source>
        <translation>Ein Worker hat die übrigen angehalten: %1</translation>
    </message>
    <message>
        <source>It ended without a word.</source>
        <translation>Er endete ohne Meldung.</translation>
    </message>
    <message>
        <source>Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with more memory.</source>
        <translation>Jeder Worker, der diese Zelle bearbeitete, ging verloren: %1 Bewerten Sie das Paar allein oder mit mehr Speicher.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. Check that it is installed.</source>
        <translation>%1 kann nicht gestartet werden: %2. Prüfen Sie, ob es installiert ist.</translation>
    </message>
    <message>
        <source>%1 is left out: none of its columns looks like a response.</source>
        <translation>%1 bleibt weg: Keine der Spalten sieht nach einer Messgröße aus.</translation>
    </message>
    <message>
        <source>The pair %1 is left out: its target has no column for the response.</source>
        <translation>Das Paar %1 bleibt weg: Sein Ziel hat keine Spalte für die Messgröße.</translation>
    </message>
    <message>
        <source>A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.</source>
        <translation>Eine Kampagne braucht mindestens zwei CSV-Dateien, der Ordner %1 hat aber %2. Nennen Sie einen anderen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.</source>
        <translation>„%1“ ist kein Zeitlimit. Schreiben Sie es wie 30:00, 2:00:00 oder 1-12:00:00.</translation>
    </message>
    <message>
        <source>Slurm took no more workers for now (%1); asking again later.</source>
        <translation>Slurm nahm vorerst keine weiteren Worker an (%1); später wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Slurm takes no workers: %1. Change the options; what is finished is kept.</source>
        <translation>Slurm nimmt keine Worker an: %1. Ändern Sie die Optionen; was fertig ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The response of %1 is the same in all rows. Choose another response.</source>
        <translation>Die Messgröße von %1 ist in allen Zeilen gleich. Wählen Sie eine andere Messgröße.</translation>
    </message>
    <message>
        <source>Training with seed %1 of %2</source>
        <translation>Trainiert mit Startwert %1 von %2</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like %4. Choose that encoding, or save the file as UTF-8 and open it again.</source>
        <translation>%1 ist kein UTF-8-Text: Zeile %2 enthält an Position %3 der Datei ein ungültiges Byte. Es sieht nach %4 aus. Wählen Sie diese Kodierung, oder speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does not have. Choose another encoding, or save the file as UTF-8.</source>
        <translation>%1 ist kein Text in %2: Zeile %3 enthält an Position %4 der Datei ein Byte, das es in dieser Kodierung nicht gibt. Wählen Sie eine andere Kodierung, oder speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>%1 cannot be read as %2, because this system lacks the table of its characters. Save the file as UTF-8 and open it again.</source>
        <translation>%1 lässt sich nicht als %2 lesen, weil diesem System die Zeichentabelle dafür fehlt. Speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS.</source>
        <translation>%1 ist keine bekannte Kodierung für %2. Wählen Sie UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 oder Shift-JIS.</translation>
    </message>
    <message>
        <source>The first line holds numbers where the columns do. If it is data, read the file without a header.</source>
        <translation>Die erste Zeile enthält Zahlen, wo auch die Spalten Zahlen enthalten. Falls sie Daten enthält, lesen Sie die Datei ohne Kopfzeile.</translation>
    </message>
    <message>
        <source>Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal sign to “.” if that is wrong.</source>
        <translation>Zahlen wurden mit „,“ als Dezimalzeichen gelesen, zuerst „%1“ in Zeile %2. Stellen Sie das Dezimalzeichen auf „.“, falls das falsch ist.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units, first “%3” in line %4. They were read as numbers in %2.</source>
        <translation>Die Zellen der Spalte „%1“ tragen Einheiten, zuerst „%3“ in Zeile %4. Sie wurden als Zahlen in %2 gelesen.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units that cannot be converted into each other, first “%2” in line %3. They were read as categories.</source>
        <translation>Die Zellen der Spalte „%1“ tragen Einheiten, die sich nicht ineinander umrechnen lassen, zuerst „%2“ in Zeile %3. Sie wurden als Kategorien gelesen.</translation>
    </message>
    <message>
        <source>“%1” is called like a response but holds text, first “%2”, so no response is proposed. Change how the file is read, for example its decimal sign, or choose a column of numbers.</source>
        <translation>„%1“ heißt wie eine Messgröße, enthält aber Text, zuerst „%2“; daher wird keine Messgröße vorgeschlagen. Ändern Sie, wie die Datei gelesen wird, etwa ihr Dezimalzeichen, oder wählen Sie eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it only numbers the rows.</source>
        <translation>„%1“ wird als ignoriert vorgeschlagen: Die Spalte nummeriert nur die Zeilen.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it says when a run was made.</source>
        <translation>„%1“ wird als ignoriert vorgeschlagen: Die Spalte sagt, wann ein Lauf gemacht wurde.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it is “%2” in every row.</source>
        <translation>„%1“ wird als ignoriert vorgeschlagen: In jeder Zeile steht „%2“.</translation>
    </message>
    <message>
        <source>The sources %1 and %2 hold the same file, which counts twice. Remove one of them.</source>
        <translation>Die Quellen %1 und %2 enthalten dieselbe Datei, die so doppelt zählt. Entfernen Sie eine davon.</translation>
    </message>
    <message>
        <source>The response of the source %1 is in %2, that of the target %3 in %4, which measures something else. Choose the response that means the same.</source>
        <translation>Die Messgröße der Quelle %1 ist in %2, die des Ziels %3 in %4, misst also etwas anderes. Wählen Sie die Messgröße, die dasselbe bedeutet.</translation>
    </message>
    <message>
        <source>“%1” of %2 is its response times a constant in every run, so it tells what is to be predicted. Ignore it unless it is known before a run.</source>
        <translation>„%1“ von %2 ist in jedem Lauf die Messgröße mal eine Konstante und verrät so, was vorherzusagen ist. Ignorieren Sie die Spalte, es sei denn, sie ist vor einem Lauf bekannt.</translation>
    </message>
    <message>
        <source>In %2, the columns %1 are the response times a constant in every run, so they tell what is to be predicted. Ignore them unless they are known before a run.</source>
        <translation>In %2 sind die Spalten %1 in jedem Lauf die Messgröße mal eine Konstante und verraten so, was vorherzusagen ist. Ignorieren Sie die Spalten, es sei denn, sie sind vor einem Lauf bekannt.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Adapting with %1 {shot|shots}</source>
        <translation>Passt mit %1 {Shot|Shots} an</translation>
    </message>
    <message>
        <source>Shots are the target runs that an adaptation learns from. Errors are mean squares over the variance of the shots: 0 is exact, 1 is as good as their mean.</source>
        <translation>Shots sind die Läufe des Ziels, aus denen eine Anpassung lernt. Fehler sind mittlere Quadrate, geteilt durch die Varianz der Shots: 0 ist genau, 1 so gut wie ihr Mittelwert.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Die Übertragung lohnt sich hier. „%1“ hat auf %3 {ungesehenem Lauf|ungesehenen Läufen} einen Fehler von %2; das beste Modell der Shots allein, „%4“, von %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Die Übertragung macht hier wenig Unterschied. „%1“ hat auf %3 {ungesehenem Lauf|ungesehenen Läufen} einen Fehler von %2; das beste Modell der Shots allein, „%4“, von %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Die Übertragung lohnt sich hier nicht. „%1“ hat auf %3 {ungesehenem Lauf|ungesehenen Läufen} einen Fehler von %2; das beste Modell der Shots allein, „%4“, nur von %5. Die Quelle wird nicht gebraucht.</translation>
    </message>
    <message>
        <source>The model in %1 takes %2 {feature|features} but its manifest lists %3. Export the bundle again.</source>
        <translation>Das Modell in %1 nimmt %2 {Merkmal|Merkmale}, aber sein Manifest nennt %3. Exportieren Sie das Paket noch einmal.</translation>
    </message>
    <message>
        <source>%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not use this bundle; ask whoever made it to export it again.</source>
        <translation>%2 in %1 ist nicht Byte für Byte das, was Footbridge schreibt; jemand hat es also verändert. Verwenden Sie dieses Paket nicht; bitten Sie, wer es erstellt hat, es noch einmal zu exportieren.</translation>
    </message>
    <message>
        <source>report.html in %1 holds a program or loads something from elsewhere, which Footbridge never writes. Do not open it or use this bundle; ask for a new one.</source>
        <translation>report.html in %1 enthält ein Programm oder lädt etwas von anderswo; so schreibt Footbridge nie. Öffnen Sie die Datei nicht und verwenden Sie dieses Paket nicht; bitten Sie um ein neues.</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not used. Ask whoever made it for a smaller model.</source>
        <translation>Die Prüfung von %1 dauerte länger als %2 {Sekunde|Sekunden} und wurde abgebrochen; das Paket wurde deshalb nicht verwendet. Bitten Sie den, der es gemacht hat, um ein kleineres Modell.</translation>
    </message>
    <message>
        <source>%1 was made without its shots, so nobody knows which rows it has not seen. Explain single rows, or export it again with its shots.</source>
        <translation>%1 wurde ohne seine Shots erstellt; daher weiß niemand, welche Zeilen es nicht gesehen hat. Lassen Sie sich einzelne Zeilen erklären, oder exportieren Sie es noch einmal mit seinen Shots.</translation>
    </message>
    <message>
        <source>A performance model carried to a new platform with a handful of measured runs, the shots.</source>
        <translation>Ein Leistungsmodell, mit einer Handvoll gemessener Läufe, den Shots, auf eine neue Plattform übertragen.</translation>
    </message>
    <message>
        <source>Out-of-fold nMSE</source>
        <translation>nMSE, kreuz­validiert</translation>
    </message>
    <message>
        <source>Unseen nMSE</source>
        <translation>nMSE, unge­sehen</translation>
    </message>
    <message>
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: measured rows of the target that are not shots; no model has seen them. nMSE: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>Kreuzvalidiert: Jeder Shot wird von einem Modell vorhergesagt, das ihn nicht gesehen hat. Ungesehen: gemessene Zeilen des Ziels, die keine Shots sind; kein Modell hat sie gesehen. nMSE: mittlerer quadratischer Fehler der transformierten Messgröße, geteilt durch ihre Varianz; 1 ist also so gut wie der Mittelwert.</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>Auf gleichen Merkmalen wiederholte Messungen streuen: %1 {Zeile hat|Zeilen haben} einen Zwilling, und ihre transformierte Messgröße hat eine Standardabweichung von %2. Besser kann kein Modell einen einzelnen Lauf vorhersagen.</translation>
    </message>
    <message>
        <source>What the predictions rest on</source>
        <translation>Worauf die Vorhersagen beruhen</translation>
    </message>
    <message>
        <source>Increase of the nMSE</source>
        <translation>Zunahme des nMSE</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>Why this prediction? Data row %1</source>
        <translation>Warum diese Vorhersage? Datenzeile %1</translation>
    </message>
    <message>
        <source>%1 predicted.</source>
        <translation>%1 vorhergesagt.</translation>
    </message>
    <message>
        <source>%1 predicted, %2 % interval from %3 to %4.</source>
        <translation>%1 vorhergesagt, %2-%-Intervall von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 measured.</source>
        <translation>%1 gemessen.</translation>
    </message>
    <message>
        <source>Member of the mixture</source>
        <translation>Mitglied der Mischung</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>What moves it: one feature over its range, the others as they are.</source>
        <translation>Was sie verschiebt: ein Merkmal über seinen Bereich, die übrigen unverändert.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Lowest prediction</source>
        <translation>Kleinste Vorhersage</translation>
    </message>
    <message>
        <source>Highest prediction</source>
        <translation>Größte Vorhersage</translation>
    </message>
    <message>
        <source>Nearest rows, over the features that move the prediction.</source>
        <translation>Nächste Zeilen, über die Merkmale, die die Vorhersage verschieben.</translation>
    </message>
    <message>
        <source>Data row</source>
        <translation>Datenzeile</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>%1, source</source>
        <translation>%1, Quelle</translation>
    </message>
    <message>
        <source>%1, shot</source>
        <translation>%1, Shot</translation>
    </message>
    <message>
        <source>What better estimates are worth to the machine of %1</source>
        <translation>Was bessere Schätzungen der Maschine von %1 bringen</translation>
    </message>
    <message>
        <source>%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each load. Means over streams with 95 % intervals.</source>
        <translation>%1 {Job|Jobs} auf %2 {Prozessor|Prozessoren}; bei jeder Last %3 aus dem Protokoll gezogene Ströme. Mittel über die Ströme mit 95-%-Intervallen.</translation>
    </message>
    <message>
        <source>What cleaning did</source>
        <translation>Was die Bereinigung getan hat</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>First in line</source>
        <translation>Zuerst in Zeile</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Last %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>angepasstes Modell</translation>
    </message>
    <message>
        <source>Turnaround [h]</source>
        <translation>Durchlaufzeit [h]</translation>
    </message>
    <message>
        <source>Wait [h]</source>
        <translation>Wartezeit [h]</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>Bounded Slowdown</translation>
    </message>
    <message>
        <source>Utilisation [%]</source>
        <translation>Auslastung [%]</translation>
    </message>
    <message>
        <source>Processors per job</source>
        <translation>Prozessoren je Job</translation>
    </message>
    <message>
        <source>95 % of users wait at most [h]</source>
        <translation>95 % der Benutzer warten höchstens [h]</translation>
    </message>
    <message>
        <source>Jobs ended</source>
        <translation>Beendete Jobs</translation>
    </message>
    <message>
        <source>Saved over EASY [%]</source>
        <translation>Ersparnis gegenüber EASY [%]</translation>
    </message>
    <message>
        <source>Mean of the shots</source>
        <translation>Mittel der Shots</translation>
    </message>
    <message>
        <source>Ridge on the features</source>
        <translation>Ridge auf den Merkmalen</translation>
    </message>
    <message>
        <source>Source with an offset</source>
        <translation>Quelle mit Versatz</translation>
    </message>
    <message>
        <source>Linear probing</source>
        <translation>Lineares Probing</translation>
    </message>
    <message>
        <source>Forest on the features</source>
        <translation>Forest auf den Merkmalen</translation>
    </message>
    <message>
        <source>Source corrected by a forest</source>
        <translation>Quelle, mit Forest korrigiert</translation>
    </message>
    <message>
        <source>Aligned source</source>
        <translation>Angeglichene Quelle</translation>
    </message>
    <message>
        <source>Gaussian processes</source>
        <translation>Gauß-Prozesse</translation>
    </message>
    <message>
        <source>Source as it is</source>
        <translation>Quelle unverändert</translation>
    </message>
    <message>
        <source>×/÷ %1</source>
        <translation>×/÷ %1</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>The interval is wide: %1, where %2 is usual.</source>
        <translation>Das Intervall ist breit: %1, üblich ist %2.</translation>
    </message>
    <message>
        <source>The interval is narrow: %1, where %2 is usual.</source>
        <translation>Das Intervall ist schmal: %1, üblich ist %2.</translation>
    </message>
    <message>
        <source>The interval is about as wide as usual: %1.</source>
        <translation>Das Intervall ist etwa so breit wie üblich: %1.</translation>
    </message>
    <message>
        <source>The interval is %1 for every row: this model does not tell certain rows from uncertain ones.</source>
        <translation>Das Intervall ist für jede Zeile %1: Dieses Modell unterscheidet sichere Zeilen nicht von unsicheren.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by a factor of up to %1.</source>
        <translation>Die Mitglieder der Mischung unterscheiden sich um einen Faktor von bis zu %1.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by up to %1.</source>
        <translation>Die Mitglieder der Mischung unterscheiden sich um bis zu %1.</translation>
    </message>
    <message>
        <source>The members of the mixture agree; the width comes from the usual error on shots held out.</source>
        <translation>Die Mitglieder der Mischung sind sich einig; die Breite kommt vom üblichen Fehler auf zurückgehaltenen Shots.</translation>
    </message>
    <message>
        <source>The members of the mixture agree, but the shots say little about rows like this one.</source>
        <translation>Die Mitglieder der Mischung sind sich einig, doch die Shots sagen wenig über Zeilen wie diese.</translation>
    </message>
    <message>
        <source>The nearest shot lies %1 away, where %2 is usual.</source>
        <translation>Der nächste Shot liegt %1 entfernt, üblich ist %2.</translation>
    </message>
    <message>
        <source>A shot lies near: %1 away, where %2 is usual.</source>
        <translation>Ein Shot liegt nahe: %1 entfernt, üblich ist %2.</translation>
    </message>
    <message>
        <source>This row is one of the shots.</source>
        <translation>Diese Zeile ist einer der Shots.</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>„%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>The model has not seen this value of “%1”.</source>
        <translation>Das Modell hat diesen Wert von „%1“ nicht gesehen.</translation>
    </message>
    <message>
        <source>“%1” lies outside the range of the rows that the model was made from.</source>
        <translation>„%1“ liegt außerhalb des Bereichs der Zeilen, aus denen das Modell entstand.</translation>
    </message>
    <message>
        <source>%1 % of the prediction is the closest source as it is, because the shots hardly show that the target differs.</source>
        <translation>%1 % der Vorhersage ist die nächste Quelle, wie sie ist, denn die Shots zeigen kaum, dass sich das Ziel unterscheidet.</translation>
    </message>
    <message>
        <source>It is as wide as it takes to hold %1 of the %2 shots held out.</source>
        <translation>Es ist so breit, wie es sein muss, um %1 der %2 zurückgehaltenen Shots zu enthalten.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among %1 runs that the model has not seen; their error as they are: %3.</source>
        <translation>Werte %2-mal unter %1 Läufen durchmischt, die das Modell nicht gesehen hat; deren Fehler ohne Durchmischen: %3.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among the %1 shots, each predicted by a model made without it; their error as they are: %3.</source>
        <translation>Werte %2-mal unter den %1 Shots durchmischt, jeder von einem ohne ihn erstellten Modell vorhergesagt; deren Fehler ohne Durchmischen: %3.</translation>
    </message>
    <message>
        <source>Making models without some of the shots</source>
        <translation>Erstellt Modelle ohne einige der Shots</translation>
    </message>
    <message>
        <source>Shuffling the features</source>
        <translation>Mischt die Merkmale durch</translation>
    </message>
    <message>
        <source>The importance of features needs at least 5 measured rows that the model has not seen, or 5 shots to hold out. Measure more rows.</source>
        <translation>Die Wichtigkeit der Merkmale braucht mindestens 5 gemessene Zeilen, die das Modell nicht gesehen hat, oder 5 Shots zum Zurückhalten. Messen Sie mehr Zeilen.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {input|inputs} and needs %4. Export the model again from its session.</source>
        <translation>Schritt %1 (%2) des Modells hat %3 {Eingabe|Eingaben} und braucht %4. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. Export the model again from its session.</source>
        <translation>Schritt %1 (%2) des Modells hat %3 {Spalte|Spalten}, wo %4 nötig {ist|sind}. Exportieren Sie das Modell noch einmal aus seiner Sitzung.</translation>
    </message>
    <message>
        <source>The model needs %1 {column|columns} and was given %2. Choose a table with its columns.</source>
        <translation>Das Modell braucht %1 {Spalte|Spalten} und bekam %2. Wählen Sie eine Tabelle mit seinen Spalten.</translation>
    </message>
    <message>
        <source>The model has more steps than can be written as TorchScript in reasonable time. Choose a simpler strategy.</source>
        <translation>Das Modell hat mehr Schritte, als sich in vertretbarer Zeit als TorchScript schreiben lassen. Wählen Sie eine einfachere Strategie.</translation>
    </message>
    <message>
        <source>%1 {shot is|shots are} too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 {Shot ist|Shots sind} zu wenig, um ein Modell anzupassen. Verwenden Sie mindestens 3 Zeilen des Ziels mit Messwert.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but only %2 target {row has|rows have} a response. Ask for at most %2.</source>
        <translation>%1 {Shot wurde|Shots wurden} verlangt, aber nur %2 {Zeile des Ziels hat|Zeilen des Ziels haben} einen Messwert. Verlangen Sie höchstens %2.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 {row|rows} with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>%1 {Shot wurde|Shots wurden} verlangt, aber die Gruppen, aus denen sie kommen dürfen, enthalten nur %2 {Zeile|Zeilen} mit Messwert, weil die übrigen Gruppen dem Testen dienen. Verlangen Sie höchstens %2, oder lassen Sie die Gruppenspalten weg.</translation>
    </message>
    <message>
        <source>Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. Mend the program that writes it.</source>
        <translation>Zeile %2 des Stroms %1 hat %3 {Zelle|Zellen}, seine Kopfzeile aber %4. Berichtigen Sie das Programm, das ihn schreibt.</translation>
    </message>
    <message>
        <source>The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it grow, or start from fewer with a smaller number.</source>
        <translation>Der Strom %1 endet nach %2 {gemessenen Lauf|gemessenen Läufen}, das Lernen beginnt aber erst ab %3. Lassen Sie ihn wachsen, oder beginnen Sie mit einer kleineren Zahl.</translation>
    </message>
    <message>
        <source>Run %1: version %2 begins, refitted on %3 {run|runs}.</source>
        <translation>Lauf %1: Version %2 beginnt, neu angepasst auf %3 {Lauf|Läufen}.</translation>
    </message>
    <message>
        <source>Run %1: the model that the stream started from was adapted again, to %2 runs.</source>
        <translation>Lauf %1: Das Modell, mit dem der Strom begann, wurde erneut angepasst, an %2 Läufe.</translation>
    </message>
    <message>
        <source>Resumed after %1 {run|runs}.</source>
        <translation>Nach %1 {Lauf|Läufen} fortgesetzt.</translation>
    </message>
    <message>
        <source>The tables hold run times of %1 {platform|platforms}. At least 2 are needed to compare them; check the platform and time columns.</source>
        <translation>Die Tabellen enthalten Laufzeiten von %1 {Plattform|Plattformen}. Zum Vergleichen sind mindestens 2 nötig; prüfen Sie die Plattform- und Zeitspalten.</translation>
    </message>
    <message>
        <source>Only %1 {run was|runs were} measured on more than one platform, and at least 3 are needed. Check which columns say what was run.</source>
        <translation>Nur %1 {Lauf wurde|Läufe wurden} auf mehr als einer Plattform gemessen; nötig sind mindestens 3. Prüfen Sie, welche Spalten sagen, was gelaufen ist.</translation>
    </message>
    <message>
        <source>The model does not hold how its errors go together, so measured run times cannot correct it. Train it again with this version.</source>
        <translation>Das Modell enthält nicht, wie seine Fehler zusammenhängen; daher können gemessene Laufzeiten es nicht korrigieren. Trainieren Sie es mit dieser Version neu.</translation>
    </message>
    <message>
        <source>%1 has no column of numbers that bears the name of a platform: %2. Name the columns with measured run times so.</source>
        <translation>%1 hat keine Zahlenspalte, die den Namen einer Plattform trägt: %2. Benennen Sie die Spalten mit gemessenen Laufzeiten so.</translation>
    </message>
    <message>
        <source>Repeated measurements became their median: %1 {row|rows}, %2 {time|times}. Their typical spread is %3 %.</source>
        <translation>Aus wiederholten Messungen wurde ihr Median: %1 {Zeile|Zeilen}, %2 {Zeit|Zeiten}. Ihre typische Streuung beträgt %3 %.</translation>
    </message>
    <message>
        <source>Published, without reference platform first</source>
        <translation>Veröffentlicht, ohne Bezugsplattform an erster Stelle</translation>
    </message>
    <message>
        <source>Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, first in line %6. Check the size of the machine, and the columns of the log and their units.</source>
        <translation>Von %1 {Job|Jobs} in %2 lässt sich keiner auf %3 {Prozessor|Prozessoren} simulieren. %4: %5, zuerst in Zeile %6. Prüfen Sie die Größe der Maschine sowie die Spalten des Protokolls und ihre Einheiten.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {field|fields} instead of 18 and was left out.</source>
        <translation>Zeile %1 hat %2 {Feld|Felder} statt 18 und wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 {line is a step of a job, not a job, and was|lines are steps of jobs, not jobs, and were} left out.</source>
        <translation>%1 {Zeile ist ein Schritt eines Jobs, kein Job, und wurde|Zeilen sind Schritte von Jobs, keine Jobs, und wurden} weggelassen.</translation>
    </message>
    <message>
        <source>%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.</source>
        <translation>%1 enthält für %2 {Job|Jobs} des Protokolls keine Schätzung, zuerst für Job %3. Ergänzen Sie, was fehlt.</translation>
    </message>
    <message>
        <source>“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 processors.</source>
        <translation>„%1“ sagt nicht, wie groß eine Partition ist. Schreiben Sie NAME=PROCESSORS mit 1 bis %2 Prozessoren.</translation>
    </message>
    <message>
        <source>No job of %1 is of the partition “%2”. Check its name.</source>
        <translation>Kein Job von %1 gehört zur Partition „%2“. Prüfen Sie ihren Namen.</translation>
    </message>
    <message>
        <source>The partitions have %1 processors together, more than the %2 of the machine.</source>
        <translation>Die Partitionen haben zusammen %1 Prozessoren, mehr als die %2 der Maschine.</translation>
    </message>
    <message>
        <source>Job %1 asks for %2 processors, and its partition has %3. Give it more.</source>
        <translation>Job %1 fordert %2 Prozessoren an, und seine Partition hat %3. Geben Sie ihr mehr.</translation>
    </message>
    <message>
        <source>Comparing policies on %1 {stream|streams}</source>
        <translation>Vergleicht Verfahren auf %1 {Strom|Strömen}</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 {shot|shots}; a severity of up to %2 is possible.</source>
        <translation>Mit %1 {Shot|Shots} ist kein Unterschied zur Quelle nachweisbar; ein Schweregrad bis %2 ist möglich.</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 {shot|shots}. At least 4 target rows with a response are needed.</source>
        <translation>Mit %1 {Shot|Shots} ist der Schweregrad nicht messbar. Nötig sind mindestens 4 Zeilen des Ziels mit Messwert.</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 {shot|shots}, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>Von %1 {Shot|Shots} liefert das Quellmodell für einige keine Zahl; deshalb kann der Schweregrad nicht gemessen werden. Prüfen Sie die Merkmale der Shots.</translation>
    </message>
    <message>
        <source>Source and target share no feature, and %1 {shot is|shots are} too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>Quelle und Ziel haben kein Merkmal gemeinsam, und %1 {Shot ist|Shots sind} zu wenig, um Spalten nach ihrer Gestalt zu paaren. Ordnen Sie auf der Seite Merkmale Merkmale zu, oder messen Sie mindestens 5.</translation>
    </message>
    <message>
        <source>The source %1 has %2 {row|rows} with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>Die Quelle %1 hat %2 {Zeile|Zeilen} mit Messwert, ein Quellmodell braucht aber mindestens %3. Ergänzen Sie gemessene Zeilen, oder lassen Sie diese Quelle weg.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>Nur %1 {Zeile bleibt|Zeilen bleiben} zum Testen, eine Bewertung braucht aber mindestens 5. Ziehen Sie weniger Shots.</translation>
    </message>
    <message>
        <source>%1 {cell was|cells were} already there and {is|are} kept: %2.</source>
        <translation>%1 {Zelle war|Zellen waren} schon da und {bleibt|bleiben} erhalten: %2.</translation>
    </message>
    <message>
        <source>%1 {worker|workers} in a row ended before they had finished anything: %2. What is finished is kept; start again once that is put right.</source>
        <translation>%1 Worker nacheinander {endete, bevor er|endeten, bevor sie} etwas fertiggestellt {hatte|hatten}: %2. Was fertig ist, bleibt erhalten; starten Sie neu, sobald das behoben ist.</translation>
    </message>
    <message>
        <source>More than %1 {worker|workers} failed, the last one %2. What they printed lies in the folder cells; start again once that is put right.</source>
        <translation>Mehr als %1 Worker {schlug|schlugen} fehl, der letzte mit %2. Ihre Ausgaben liegen im Ordner cells; starten Sie neu, sobald das behoben ist.</translation>
    </message>
    <message>
        <source>%1 and %2 have no feature of the same name and type, so that no weight can be carried over. Match or rename the columns that correspond.</source>
        <translation>%1 und %2 haben kein Merkmal mit gleichem Namen und Typ, sodass kein Gewicht übertragen werden kann. Ordnen Sie die Spalten, die einander entsprechen, zu, oder benennen Sie sie um.</translation>
    </message>
    <message>
        <source>%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.</source>
        <translation>%1 hat %2 {gemessene Zeile|gemessene Zeilen}, das Training braucht aber mindestens %3. Öffnen Sie eine größere Tabelle.</translation>
    </message>
    <message>
        <source>Line %1 has %2 of %3 cells. What is not there was left empty.</source>
        <translation>Zeile %1 hat %2 von %3 Zellen. Was fehlt, blieb leer.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3. The cells after the last column were dropped.</source>
        <translation>Zeile %1 hat %2 {Zelle|Zellen} statt %3. Die Zellen nach der letzten Spalte wurden weggelassen.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3; those after the last column are empty and were dropped.</source>
        <translation>Zeile %1 hat %2 {Zelle|Zellen} statt %3; die nach der letzten Spalte sind leer und wurden weggelassen.</translation>
    </message>
    <message>
        <source>%1 more {time|times} the same as at line %2: %3</source>
        <translation>%1 {weiteres Mal|weitere Male} dasselbe wie in Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 more {column has|columns have} the same fault as column %2: %3</source>
        <translation>%1 {weitere Spalte hat|weitere Spalten haben} denselben Fehler wie Spalte %2: %3</translation>
    </message>
    <message>
        <source>Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. They were read as numbers.</source>
        <translation>Zahlen der Spalte „%1“ haben Exponenten, wie Fortran sie schreibt, zuerst „%2“ in Zeile %3. Sie wurden als Zahlen gelesen.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers as programs write them, first “%2” in line %3. They were read as categories; write plain decimal numbers to have numbers.</source>
        <translation>Spalte „%1“ enthält Zahlen, wie Programme sie schreiben, zuerst „%2“ in Zeile %3. Sie wurden als Kategorien gelesen; schreiben Sie einfache Dezimalzahlen, um Zahlen zu erhalten.</translation>
    </message>
    <message>
        <source>Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and %3. They were read as categories, which keeps them apart.</source>
        <translation>Spalte „%1“ enthält ganze Zahlen mit mehr Stellen, als eine Zahl fasst, etwa %2 und %3. Sie wurden als Kategorien gelesen; so bleiben sie unterschieden.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. What is no number counts as missing (lines %5).</source>
        <translation>Spalte „%1“ enthält Zahlen, %2 ihrer Zellen {tut|tun} das aber nicht, zuerst „%3“ in Zeile %4. Was keine Zahl ist, gilt als fehlend (Zeilen %5).</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line %5. It was read as categories.</source>
        <translation>Spalte „%1“ mischt %2 {Zahl|Zahlen} mit %3 {anderen Zelle|anderen Zellen}, zuerst „%4“ in Zeile %5. Sie wurde als Kategorien gelesen.</translation>
    </message>
    <message>
        <source>Column “%1” has %2 {cell that is not a finite number|cells that are not finite numbers}, first “%3” in line %4. Such cells count as missing.</source>
        <translation>Spalte „%1“ hat %2 {Zelle, die keine endliche Zahl ist|Zellen, die keine endlichen Zahlen sind}, zuerst „%3“ in Zeile %4. Solche Zellen gelten als fehlend.</translation>
    </message>
    <message>
        <source>In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The numbers were read without it.</source>
        <translation>In Spalte „%1“ steht das Zeichen „%2“ zwischen Tausendern, zuerst „%3“ in Zeile %4. Die Zahlen wurden ohne das Zeichen gelesen.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it is one; else write the numbers without it.</source>
        <translation>Spalte „%1“ sieht nach Zahlen aus, aber ob „%2“ das Dezimalzeichen ist oder zwischen Tausendern steht, lässt sich nicht sagen, zuerst „%3“ in Zeile %4. Stellen Sie das Dezimalzeichen auf „%2“, falls es eines ist; schreiben Sie sonst die Zahlen ohne das Zeichen.</translation>
    </message>
    <message>
        <source>Zero-shot</source>
        <translation>Zero-Shot</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>Ausgabeabbildung</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>Input alignment</source>
        <translation>Eingabeanpassung</translation>
    </message>
    <message>
        <source>Residual augmentation</source>
        <translation>Residuenmodell</translation>
    </message>
    <message>
        <source>Target-only ridge</source>
        <translation>Ridge (nur Ziel)</translation>
    </message>
    <message>
        <source>Target-only GP</source>
        <translation>GP (nur Ziel)</translation>
    </message>
    <message>
        <source>Target-only boosted trees</source>
        <translation>Boosting (nur Ziel)</translation>
    </message>
    <message>
        <source>Target-only forest</source>
        <translation>Forest (nur Ziel)</translation>
    </message>
    <message>
        <source>An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.</source>
        <translation>Eine Anpassung braucht mindestens 3 Shots, es gibt aber nur %1. Messen Sie mehr Zeilen.</translation>
    </message>
    <message>
        <source>Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. {It is|They are} left out of the test, because the source model was trained on {it|them}. Where {it is a shot|they are shots}, the errors on shots held out look smaller than they are.</source>
        <translation>%1 gemessene {Zeile steht|Zeilen stehen} Ziffer für Ziffer auch in einer Quelle. Weil das Quellmodell mit {ihr|ihnen} trainiert wurde, {bleibt|bleiben} sie aus dem Test von %2 heraus. Wo {sie ein Shot ist|sie Shots sind}, sehen die Fehler auf zurückgehaltenen Shots kleiner aus, als sie sind.</translation>
    </message>
    <message>
        <source>Preliminary: whether transfer pays cannot be said before an adaptation. It takes at least 5 shots and a source model that can predict them.</source>
        <translation>Vorläufig: Ob sich die Übertragung lohnt, lässt sich vor einer Anpassung nicht sagen. Dazu braucht es mindestens 5 Shots und ein Quellmodell, das sie vorhersagen kann.</translation>
    </message>
    <message>
        <source>Adapt compares all strategies on the same shots, models of the shots alone among them; its leaderboard decides.</source>
        <translation>Die Anpassung vergleicht alle Strategien auf denselben Shots, darunter Modelle der Shots allein; ihre Rangliste entscheidet.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no model of the shots alone was compared. Choose one among the strategies on the Adapt page.</source>
        <translation>Ob sich die Übertragung lohnt, ist nicht bekannt: Es wurde kein Modell der Shots allein verglichen. Wählen Sie auf der Seite Anpassen eines unter den Strategien.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no strategy that uses the source was compared. Choose one on the Adapt page.</source>
        <translation>Ob sich die Übertragung lohnt, ist nicht bekannt: Es wurde keine Strategie verglichen, die die Quelle nutzt. Wählen Sie auf der Seite Anpassen eine.</translation>
    </message>
    <message>
        <source>Compiling model.c</source>
        <translation>Kompiliert model.c</translation>
    </message>
    <message>
        <source>model.c was not compared, as %1 made no program of it that runs here: %2. Install a compiler, or name a folder with some space, where programs may run, in the environment variable TMPDIR.</source>
        <translation>model.c wurde nicht verglichen, da %1 daraus kein Programm machte, das hier läuft: %2. Installieren Sie einen Compiler, oder nennen Sie in der Umgebungsvariablen TMPDIR einen Ordner mit etwas Platz, in dem Programme laufen dürfen.</translation>
    </message>
    <message>
        <source>The compiled model.c predicts other values than the model: they differ by %1, more than %2. Nothing was exported; please report this.</source>
        <translation>Das kompilierte model.c sagt andere Werte vorher als das Modell: Sie weichen um %1 ab, mehr als %2. Es wurde nichts exportiert; bitte melden Sie dies.</translation>
    </message>
    <message>
        <source>model.c was not compared, as it took longer than %1 s to compile or run it. Check it with “bundle code” where less else runs.</source>
        <translation>model.c wurde nicht verglichen, da Kompilieren oder Ausführen länger als %1 s dauerte. Prüfen Sie es mit „bundle code“ auf einem weniger ausgelasteten Rechner.</translation>
    </message>
    <message>
        <source>A deadline or a budget of %1 allows no run. Give one above 0.</source>
        <translation>Eine Frist oder ein Budget von %1 lässt keinen Lauf zu. Geben Sie einen Wert über 0 an.</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 {feature|features} that move the prediction: its distances count no others.</source>
        <translation>%1 hat von %3 {Merkmal|Merkmalen}, {das|die} die Vorhersage {bewegt|bewegen}, %2: Nur diese zählen in den Abständen.</translation>
    </message>
    <message>
        <source>%1 has none of the features that move the prediction, so no row of it is near.</source>
        <translation>%1 hat keines der Merkmale, die die Vorhersage bewegen, daher liegt keine seiner Zeilen nahe.</translation>
    </message>
    <message>
        <source>%1 is not a kind of file that can be read. Choose one of: %2.</source>
        <translation>%1 ist keine Dateiart, die sich lesen lässt. Wählen Sie eine von diesen: %2.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as UTF-8 and open it again.</source>
        <translation>%1 ist kein UTF-8-Text: Zeile %2 enthält ein Byte, das in keinem Text dort stehen kann. Speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote it write it again.</source>
        <translation>%1 ist ab Zeile %2 kein gültiges JSON. Korrigieren Sie die Datei dort, oder lassen Sie das Programm, das sie geschrieben hat, sie erneut schreiben.</translation>
    </message>
    <message>
        <source>%1 nests its contents deeper than %2 levels at line %3. Read a part of it.</source>
        <translation>Der Inhalt von %1 ist in Zeile %3 tiefer als %2 Ebenen verschachtelt. Lesen Sie nur einen Teil davon ein.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool write it again.</source>
        <translation>In %1 fehlt %2, das zu einer Datei dieser Art gehört. Wählen Sie eine andere Dateiart, oder lassen Sie das Werkzeug sie noch einmal schreiben.</translation>
    </message>
    <message>
        <source>%2 of %1 is not what a file of this kind has there. Choose another kind, or let the tool write it again.</source>
        <translation>%2 von %1 ist nicht, was in einer Datei dieser Art dort steht. Wählen Sie eine andere Dateiart, oder lassen Sie das Werkzeug sie noch einmal schreiben.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or choose another kind.</source>
        <translation>Zeile %2 von %1 ist nicht, was in einer Datei dieser Art dort steht: „%3“. Berichtigen Sie die Zeile, oder wählen Sie eine andere Dateiart.</translation>
    </message>
    <message>
        <source>%1 holds no run that succeeded and was measured. Choose a file with one.</source>
        <translation>%1 enthält keinen Lauf, der gelungen ist und gemessen wurde. Wählen Sie eine Datei mit einem solchen.</translation>
    </message>
    <message>
        <source>%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.</source>
        <translation>%1 enthält %2 {Lauf, der nicht gelungen ist|Läufe, von denen keiner gelungen ist}. Wählen Sie eine Datei mit einem gelungenen.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 cells. Read a part of it.</source>
        <translation>%1 ergäbe eine Tabelle mit mehr als %2 Zellen. Lesen Sie nur einen Teil davon ein.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 MiB of text, as it says much of it for every run. Read a part of it.</source>
        <translation>%1 ergäbe eine Tabelle mit mehr als %2 MiB Text, weil vieles davon zu jedem Lauf dasteht. Lesen Sie nur einen Teil davon ein.</translation>
    </message>
    <message>
        <source>%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave that part out.</source>
        <translation>%1 enthält einen Namen oder einen Pfad aus Namen mit mehr als %2 KiB. Kürzen Sie die Namen, oder lassen Sie diesen Teil weg.</translation>
    </message>
    <message>
        <source>Line %2 of %1 holds more data than there are points. Mend the line, or add the point.</source>
        <translation>Zeile %2 von %1 enthält mehr Daten, als es Punkte gibt. Berichtigen Sie die Zeile, oder ergänzen Sie den Punkt.</translation>
    </message>
    <message>
        <source>%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary files beside it. Save the profile as a Hatchet literal or a CSV and open that.</source>
        <translation>%1 nennt die Metriken und Regionen eines HPCToolkit-Profils; die Werte liegen in Binärdateien daneben. Speichern Sie das Profil als Hatchet-Literal oder CSV und öffnen Sie dieses.</translation>
    </message>
    <message>
        <source>%1 {value|values} of %2 came in other units and stand here in %3.</source>
        <translation>%2: %1 {Wert kam|Werte kamen} in anderen Einheiten und {steht|stehen} hier in %3.</translation>
    </message>
    <message>
        <source>%1 failed {run was|runs were} left out.</source>
        <translation>%1 {fehlgeschlagener Lauf wurde|fehlgeschlagene Läufe wurden} weggelassen.</translation>
    </message>
    <message>
        <source>%1 {trial|trials} in another state than COMPLETE left out.</source>
        <translation>%1 {Trial|Trials} in einem anderen Zustand als COMPLETE weggelassen.</translation>
    </message>
    <message>
        <source>%1 summary {line|lines} over repeats left out; the repeats themselves are here.</source>
        <translation>%1 {Zeile|Zeilen} mit Zusammenfassungen über Wiederholungen weggelassen; die Wiederholungen selbst sind hier.</translation>
    </message>
    <message>
        <source>%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or the mean where there is no median.</source>
        <translation>%1 {Benchmark kommt|Benchmarks kommen} nur mit Zusammenfassungen; hier steht der Median oder, wo es keinen gibt, der Mittelwert.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out, with nothing to say about a run: %2.</source>
        <translation>%1 {Spalte|Spalten} weggelassen, die nichts über einen Lauf {sagt|sagen}: %2.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out that passes joined in the file repeat.</source>
        <translation>%1 {Spalte|Spalten} weggelassen, die sich in der Datei durch zusammengefügte Durchgänge {wiederholt|wiederholen}.</translation>
    </message>
    <message>
        <source>%1 {line|lines} that could not be read left out, first line %2.</source>
        <translation>%1 nicht lesbare {Zeile|Zeilen} weggelassen, zuerst Zeile %2.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} counted for part of the time only and scaled up by the tool, for as little as %2 % of it.</source>
        <translation>%1 {Wert wurde|Werte wurden} nur einen Teil der Zeit gezählt und vom Werkzeug hochgerechnet, im äußersten Fall aus %2 % der Zeit.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} not measured and left missing.</source>
        <translation>%1 {Wert wurde|Werte wurden} nicht gemessen und {fehlt|fehlen} hier.</translation>
    </message>
    <message>
        <source>%1 {number that is|numbers that are} infinite or undefined left missing.</source>
        <translation>%1 unendliche oder undefinierte {Zahl|Zahlen} als fehlend behandelt.</translation>
    </message>
    <message>
        <source>%1 {line|lines} with advice of the tool left out.</source>
        <translation>%1 {Zeile|Zeilen} mit Ratschlägen des Werkzeugs weggelassen.</translation>
    </message>
    <message>
        <source>The file is not finished; it was read up to its last whole configuration.</source>
        <translation>Die Datei ist nicht abgeschlossen; sie wurde bis zu ihrer letzten vollständigen Konfiguration gelesen.</translation>
    </message>
    <message>
        <source>The tuner makes the objective as large as it can, so it may be minus a time or its logarithm; it stands here as in the file.</source>
        <translation>Der Tuner macht die Zielgröße so groß wie möglich; sie kann also eine Zeit oder deren Logarithmus mit umgekehrtem Vorzeichen sein. Hier steht sie wie in der Datei.</translation>
    </message>
    <message>
        <source>The column “predicted” is what the tuner expected, not a feature of the run.</source>
        <translation>Die Spalte „predicted“ ist, was der Tuner erwartet hat, kein Merkmal des Laufs.</translation>
    </message>
    <message>
        <source>%1 blank {parameter stands|parameters stand} here as “off”: the option was not used.</source>
        <translation>%1 {leerer Parameter steht|leere Parameter stehen} hier als „off“: Die Option wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>%1 {job|jobs} ended otherwise than completed; the column State says how.</source>
        <translation>%1 {Job endete|Jobs endeten} anders als mit Erfolg; die Spalte State sagt, wie.</translation>
    </message>
    <message>
        <source>%1 {step|steps} of jobs left out.</source>
        <translation>%1 {Schritt|Schritte} von Jobs weggelassen.</translation>
    </message>
    <message>
        <source>%1 {request for memory carries|requests for memory carry} Slurm&apos;s mark for “per core” as part of the number; it stands here as memory per core.</source>
        <translation>%1 {Speicheranforderung trägt|Speicheranforderungen tragen} das Zeichen von Slurm für „je Kern“ als Teil der Zahl; hier steht der Wert als Speicher je Kern.</translation>
    </message>
    <message>
        <source>This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and GiB.</source>
        <translation>Dieses Werkzeug schreibt KB, MB und GB für Potenzen von 1024; hier stehen sie als KiB, MiB und GiB.</translation>
    </message>
    <message>
        <source>%1 {user event|user events} left out.</source>
        <translation>%1 {Benutzerereignis|Benutzerereignisse} weggelassen.</translation>
    </message>
    <message>
        <source>%1 {table|tables} with sums over cores left out.</source>
        <translation>%1 {Tabelle|Tabellen} mit Summen über Kerne weggelassen.</translation>
    </message>
    <message>
        <source>%1 {point|points} without data in a region left out.</source>
        <translation>%1 {Punkt|Punkte} ohne Daten in einer Region weggelassen.</translation>
    </message>
    <message>
        <source>%1 nested {list|lists} left out.</source>
        <translation>%1 verschachtelte {Liste|Listen} weggelassen.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %.</source>
        <translation>Die Namen sind zu %1 % ähnlich, die Werte zu %2 %.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %, the relation to the response %3 %.</source>
        <translation>Die Namen sind zu %1 % ähnlich, die Werte zu %2 %, der Zusammenhang mit der Messgröße zu %3 %.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does, and was not read further. If it is right, unpack it yourself and open the result.</source>
        <translation>%1 ergibt entpackt mehr als das %2-Fache seiner Größe, was bei keiner Tabelle vorkommt, und wurde nicht weiter gelesen. Ist das richtig, entpacken Sie es selbst und öffnen Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary level, or unpack it yourself and open the result.</source>
        <translation>Das Entpacken von %1 braucht mehr als 256 MB Speicher. Packen Sie es auf einer üblichen Stufe neu, oder entpacken Sie es selbst und öffnen Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>On these streams, what the model adds cannot be told from zero.</source>
        <translation>Auf diesen Strömen lässt sich, was das Modell bringt, nicht von null unterscheiden.</translation>
    </message>
    <message>
        <source>On these streams, what true run times add cannot be told from zero.</source>
        <translation>Auf diesen Strömen lässt sich, was die wahren Laufzeiten bringen, nicht von null unterscheiden.</translation>
    </message>
    <message>
        <source>This is the severity from %1, the closest of %2 sources. A strategy that averages over all of them, as zero-shot does, can err by much more.</source>
        <translation>Dies ist der Schweregrad von %1 aus, der nächsten von %2 Quellen. Eine Strategie, die wie Zero-Shot über alle mittelt, kann einen viel größeren Fehler haben.</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot predict the target. Match features on the Features page.</source>
        <translation>Quelle und Ziel haben kein Merkmal gemeinsam, daher kann das Quellmodell das Ziel nicht vorhersagen. Ordnen Sie Merkmale auf der Seite Merkmale zu.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” between thousands. Choose , . &apos; or a space, and not the decimal sign.</source>
        <translation>%1 lässt sich mit „%2“ als Tausendertrennzeichen nicht lesen. Wählen Sie , . &apos; oder ein Leerzeichen, und nicht das Dezimalzeichen.</translation>
    </message>
    <message>
        <source>There is no room for the contents of %1: %2. Free some space where temporary files lie, or name another folder in the environment variable TMPDIR.</source>
        <translation>Für den Inhalt von %1 ist kein Platz: %2. Schaffen Sie Platz, wo temporäre Dateien liegen, oder nennen Sie in der Umgebungsvariablen TMPDIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 has no file. Choose one with the files of a table.</source>
        <translation>Der Ordner %1 enthält keine Datei. Wählen Sie einen mit den Dateien einer Tabelle.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: %2. Check its permissions.</source>
        <translation>Der Ordner %1 kann nicht gelesen werden: %2. Prüfen Sie seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>No file matches %1. Check the path.</source>
        <translation>Keine Datei passt zu %1. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>%1 is taken as one table, but one of its files is none: %2 Remove it, or name the files by a pattern such as “*.csv”.</source>
        <translation>%1 gilt als eine Tabelle, aber eine der Dateien ist keine: %2 Entfernen Sie sie, oder nennen Sie die Dateien durch ein Muster wie „*.csv“.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that can be read as a table. Choose %2.</source>
        <translation>„%1“ ist keine Dateiart, die sich als Tabelle lesen lässt. Wählen Sie %2.</translation>
    </message>
    <message>
        <source>%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for example with %3.</source>
        <translation>%1 ist eine Datei im Format %2, die hier nicht gelesen werden kann. Schreiben Sie sie als CSV, zum Beispiel mit %3, und öffnen Sie die CSV-Datei.</translation>
    </message>
    <message>
        <source>The database %1 could not answer: %2. Check the query and the file.</source>
        <translation>Die Datenbank %1 konnte nicht antworten: %2. Prüfen Sie die Abfrage und die Datei.</translation>
    </message>
    <message>
        <source>The query for %1 is not one statement that gives rows. Write one SELECT.</source>
        <translation>Die Abfrage für %1 ist keine einzelne Anweisung, die Zeilen liefert. Schreiben Sie ein SELECT.</translation>
    </message>
    <message>
        <source>The database %1 has no table. Choose one with runs.</source>
        <translation>Die Datenbank %1 hat keine Tabelle. Wählen Sie eine mit Läufen.</translation>
    </message>
    <message>
        <source>The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.</source>
        <translation>Die Datenbank %1 hat %2 Tabellen: %3. Verlangen Sie eine davon mit einer Abfrage wie SELECT * FROM %4.</translation>
    </message>
    <message>
        <source>Column “%2” of the database %1 holds binary data. Ask for other columns by a query.</source>
        <translation>Spalte „%2“ der Datenbank %1 enthält Binärdaten. Verlangen Sie mit einer Abfrage andere Spalten.</translation>
    </message>
    <message>
        <source>%1 is no database, so it cannot be asked by a query. Leave the query out.</source>
        <translation>%1 ist keine Datenbank und lässt sich daher nicht abfragen. Lassen Sie die Abfrage weg.</translation>
    </message>
    <message>
        <source>The file was read as %1; the lines named here are those of the table made of it.</source>
        <translation>Die Datei wurde als %1 gelesen; die hier genannten Zeilen sind die der daraus gebildeten Tabelle.</translation>
    </message>
    <message>
        <source>The table is made of %1 {file|files}; this is the first.</source>
        <translation>Die Tabelle besteht aus %1 {Datei|Dateien}; dies ist die erste.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>%1 more {file has|files have} the same, last: %2</source>
        <translation>%1 {weitere Datei hat|weitere Dateien haben} dasselbe, zuletzt: %2</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers in some files and text in others. It was read as categories.</source>
        <translation>Spalte „%1“ enthält in manchen Dateien Zahlen, in anderen Text. Sie wurde als Kategorien gelesen.</translation>
    </message>
    <message>
        <source>Column “%1” was converted and stands in “%2”.</source>
        <translation>Spalte „%1“ wurde umgerechnet und steht in „%2“.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units in some files and none in %2; those without were taken as they are.</source>
        <translation>Die Zellen der Spalte „%1“ tragen in manchen Dateien Einheiten und in %2 keine; die ohne wurden genommen, wie sie sind.</translation>
    </message>
    <message>
        <source>Column “%2” of %1 has no “%3” in any row. It has %4.</source>
        <translation>Spalte „%2“ von %1 enthält in keiner Zeile „%3“. Sie enthält %4.</translation>
    </message>
    <message>
        <source>A platform&apos;s rows can only be chosen where both the column and the platform are named.</source>
        <translation>Die Zeilen einer Plattform lassen sich nur wählen, wenn sowohl die Spalte als auch die Plattform genannt ist.</translation>
    </message>
    <message>
        <source>%1 and %2 can only be joined by columns that say which rows belong together. Name them.</source>
        <translation>%1 und %2 lassen sich nur über Spalten verbinden, die sagen, welche Zeilen zusammengehören. Nennen Sie diese.</translation>
    </message>
    <message>
        <source>%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key that tells them apart, or have their means joined.</source>
        <translation>%1 hat %2 {Zeile|Zeilen} mit denselben Schlüsseln wie eine frühere, zuerst %3. Nennen Sie einen weiteren Schlüssel, der sie unterscheidet, oder lassen Sie ihre Mittelwerte verbinden.</translation>
    </message>
    <message>
        <source>No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the keys, and the units that they are written in.</source>
        <translation>Keine Zeile von %1 hat die Schlüssel einer Zeile von %2. Die erste Tabelle hat %3, die andere %4. Prüfen Sie die Schlüssel und die Einheiten, in denen sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Both tables have a column “%1”; the second one&apos;s is called “%2”.</source>
        <translation>Beide Tabellen haben eine Spalte „%1“; die der zweiten heißt nun „%2“.</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} left out for want of a match in %3, first %4.</source>
        <translation>%1: %2 {Zeile|Zeilen} ohne Entsprechung in %3 weggelassen, zuerst %4.</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of their numbers.</source>
        <translation>%1: %2 {Zeile|Zeilen} mit denselben Schlüsseln wie eine frühere; solche Zeilen gingen mit den Mittelwerten ihrer Zahlen ein.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ID: nearly every row has a value of its own.</source>
        <translation>„%1“ wird als ID vorgeschlagen: Fast jede Zeile hat einen eigenen Wert.</translation>
    </message>
    <message>
        <source>“%1” is heavy-tailed; its logarithm is used.</source>
        <translation>„%1“ ist stark rechtsschief verteilt; verwendet wird der Logarithmus.</translation>
    </message>
    <message>
        <source>The column %1 of %2 holds texts. Name a column of numbers.</source>
        <translation>Die Spalte %1 von %2 enthält Text. Nennen Sie eine Spalte mit Zahlen.</translation>
    </message>
    <message>
        <source>With hindsight %1 does best here, with an error of %2; so few shots cannot tell that reliably beforehand.</source>
        <translation>Im Nachhinein ist „%1“ hier am besten, mit einem Fehler von %2; aus so wenigen Shots lässt sich das vorab nicht zuverlässig erkennen.</translation>
    </message>
    <message>
        <source>%1 is no .npy file. Say its shape and type if it holds plain values.</source>
        <translation>%1 ist keine .npy-Datei. Geben Sie Form und Typ an, falls sie Rohwerte enthält.</translation>
    </message>
    <message>
        <source>The header of %1 is damaged, or its values are no plain numbers. Save it again with numpy.save, as float32 or float64.</source>
        <translation>Der Kopf von %1 ist beschädigt, oder die Werte sind keine einfachen Zahlen. Speichern Sie die Datei noch einmal mit numpy.save, als float32 oder float64.</translation>
    </message>
    <message>
        <source>%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.</source>
        <translation>%1 hat %2 {Dimension|Dimensionen}, ein Feld aber zwei oder drei. Speichern Sie einen Ausschnitt davon.</translation>
    </message>
    <message>
        <source>%1 says that it has more values than any memory holds. Check its shape.</source>
        <translation>%1 gibt mehr Werte an, als irgendein Speicher fasst. Prüfen Sie die Form.</translation>
    </message>
    <message>
        <source>%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each should be there. Check its shape and type.</source>
        <translation>%1 enthält %2 Byte an Werten, angegeben sind aber %3 {Wert|Werte} zu je %4 Byte. Prüfen Sie Form und Typ.</translation>
    </message>
    <message>
        <source>%1 and %2 have different numbers of dimensions. Choose two fields of one kind.</source>
        <translation>%1 und %2 haben verschieden viele Dimensionen. Wählen Sie zwei Felder derselben Art.</translation>
    </message>
    <message>
        <source>%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open a larger field, or take smaller blocks.</source>
        <translation>%1 hat %2 {vollständigen Block|vollständige Blöcke} endlicher Werte, das Training braucht aber mindestens %3. Öffnen Sie ein größeres Feld, oder nehmen Sie kleinere Blöcke.</translation>
    </message>
    <message>
        <source>%1 has the same value everywhere, so that there is nothing to learn. Choose another field.</source>
        <translation>%1 hat überall denselben Wert, es gibt also nichts zu lernen. Wählen Sie ein anderes Feld.</translation>
    </message>
    <message>
        <source>Comparing ways to request</source>
        <translation>Vergleicht Arten, anzufordern</translation>
    </message>
    <message>
        <source>Working out the requests</source>
        <translation>Ermittelt die Anforderungen</translation>
    </message>
    <message>
        <source>There is no interval: too few shots, or groups of shots, were held out to measure errors on.</source>
        <translation>Es gibt kein Intervall: Es wurden zu wenige Shots oder Gruppen von Shots zurückgehalten, um Fehler zu messen.</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>Ein Klassifikator, der nur die Merkmale sieht, unterscheidet in %1 % der Paare eine Zeile des Ziels von einer der Quelle; 50 % wären Zufall (%2).</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (%2).</source>
        <translation>Ein Klassifikator, der nur die Merkmale sieht, kann Zeilen des Ziels nicht von denen der Quelle unterscheiden: Er liegt in %1 % der Paare richtig, und 50 % wären Zufall (%2).</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation>p &lt; %1</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target group that it has not seen from a source group in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>Ein Klassifikator, der nur die Merkmale sieht, unterscheidet eine ihm unbekannte Gruppe des Ziels von einer der Quelle in %1 % der Paare; 50 % sind Zufall (%2).</translation>
    </message>
    <message>
        <source>The shots belong to fewer than three groups: no interval can say how far predictions of other groups err. Measure runs of three groups or more.</source>
        <translation>Die Shots gehören zu weniger als drei Gruppen: Kein Intervall kann sagen, wie weit Vorhersagen für andere Gruppen danebenliegen. Messen Sie Läufe aus mindestens drei Gruppen.</translation>
    </message>
    <message>
        <source>%1 would lie among the files of %2 and be read with them the next time. Name another folder for the output.</source>
        <translation>%1 läge zwischen den Dateien von %2 und würde beim nächsten Mal mit ihnen gelesen. Nennen Sie einen anderen Ordner für die Ausgabe.</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a file or folder of that name another one.</source>
        <translation>„%1“ ist kein UTF-8-Text und kann deshalb nicht in einer JSON-Datei stehen. Schreiben Sie es in UTF-8; eine Datei oder einen Ordner dieses Namens benennen Sie um.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Name another path.</source>
        <translation>%1 lässt sich nicht verwenden: %2. Nennen Sie einen anderen Pfad.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.</source>
        <translation>%1 nennt „%2“ in einem Objekt zweimal, das zweite Mal in Zeile %3. Behalten Sie eines von beiden.</translation>
    </message>
    <message>
        <source>%1 holds a number in line %2 that is too large to compute with. Correct it there.</source>
        <translation>%1 enthält in Zeile %2 eine Zahl, die zum Rechnen zu groß ist. Korrigieren Sie sie dort.</translation>
    </message>
    <message>
        <source>%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as not measured.</source>
        <translation>%1 Byte der Protokolle in %2 lassen sich nicht lesen. Die Zellen, die dort standen, gelten als nicht gemessen.</translation>
    </message>
    <message>
        <source>%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer tell. Start the campaign again to measure what is lost, or move the file away.</source>
        <translation>%1 blieb, wie es ist: Es enthält %2 {Zelle, die|Zellen, die} in den Protokollen daneben nicht mehr {steht|stehen}. Starten Sie die Kampagne erneut, um das Verlorene zu messen, oder verschieben Sie die Datei.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a worker. Give one without spaces and slashes that no worker of this folder had.</source>
        <translation>„%1“ kann nicht der Name eines Workers sein. Geben Sie einen ohne Leerzeichen und Schrägstriche an, den noch kein Worker dieses Ordners hatte.</translation>
    </message>
    <message>
        <source>Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.</source>
        <translation>Von %1 bleibt nach dem Überspringen von %2 {Zeile|Zeilen} nichts übrig. Überspringen Sie weniger.</translation>
    </message>
    <message>
        <source>%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of processors that the machine has.</source>
        <translation>%1 lässt sich nicht auf %2 Prozessoren simulieren, sondern auf höchstens %3. Geben Sie die Anzahl der Prozessoren an, die die Maschine hat.</translation>
    </message>
    <message>
        <source>Left out because a time is below a millisecond or beyond 10¹² seconds</source>
        <translation>Weggelassen, weil eine Zeit unter einer Millisekunde oder über 10¹² Sekunden liegt</translation>
    </message>
    <message>
        <source>A stream of this length and load would have more than %1 jobs. Choose fewer days or a lower load, or check the size of the machine, which is %2 {processor|processors}.</source>
        <translation>Ein Strom dieser Länge und Last hätte mehr als %1 Jobs. Wählen Sie weniger Tage oder eine geringere Last, oder prüfen Sie die Größe der Maschine: %2 {Prozessor|Prozessoren}.</translation>
    </message>
    <message>
        <source>The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are seconds.</source>
        <translation>Die simulierten Jobs dauern länger als 8·10¹² Sekunden. Prüfen Sie, ob die Zeiten des Protokolls Sekunden sind.</translation>
    </message>
    <message>
        <source>%1 predicts no number for the job in line %2 of the log. Choose another model, or leave the job out.</source>
        <translation>%1 sagt für den Job in Zeile %2 des Protokolls keine Zahl vorher. Wählen Sie ein anderes Modell, oder lassen Sie den Job weg.</translation>
    </message>
    <message>
        <source>A law has at most %1 parameters, but %2 were named. Name those that matter most.</source>
        <translation>Ein Gesetz hat höchstens %1 Parameter; genannt wurden aber %2. Nennen Sie die wichtigsten.</translation>
    </message>
    <message>
        <source>%1 was named twice. Name each column once, as the response or as a parameter.</source>
        <translation>%1 wurde zweimal genannt. Nennen Sie jede Spalte nur einmal, als Messgröße oder als Parameter.</translation>
    </message>
    <message>
        <source>A response of %1 is too large to compute with. Give the responses in a larger unit.</source>
        <translation>Ein Messwert von %1 ist zu groß, um damit zu rechnen. Geben Sie die Messwerte in einer größeren Einheit an.</translation>
    </message>
    <message>
        <source>Comparing laws</source>
        <translation>Gesetze werden verglichen</translation>
    </message>
    <message>
        <source>%1 is being written by another program that follows a stream. Stop that one first, or name another log.</source>
        <translation>%1 wird gerade von einem anderen Programm geschrieben, das einem Strom folgt. Beenden Sie erst jenes, oder nennen Sie ein anderes Protokoll.</translation>
    </message>
    <message>
        <source>Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was read as part of the text.</source>
        <translation>Zeile %1: Ein Anführungszeichen in Spalte %2 wird nicht geschlossen, oder danach folgt Text. Es wurde als Teil des Textes gelesen.</translation>
    </message>
    <message>
        <source>%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.</source>
        <translation>%1 ist komprimiert, ein Strom aber wird gelesen, während er wächst. Entpacken Sie die Datei, und folgen Sie dem Ergebnis.</translation>
    </message>
    <message>
        <source>%1 gave more than %2 GB and was not read further, as it may have no end. Write the part that is wanted into a file and open that.</source>
        <translation>%1 lieferte mehr als %2 GB und wurde nicht weitergelesen, da es vielleicht kein Ende hat. Schreiben Sie den gewünschten Teil in eine Datei, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose another file.</source>
        <translation>%1 wurde nicht gelesen: Eine Namenstabelle ist eine gewöhnliche Datei von höchstens %2 MB. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is the response or is left out. A law grows with features; choose another column.</source>
        <translation>Spalte %1 von %2 ist die Messgröße oder wird ausgelassen. Ein Gesetz wächst mit Merkmalen; wählen Sie eine andere Spalte.</translation>
    </message>
    <message>
        <source>%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for a file of its size. Look at the delimiter and at the line of column names.</source>
        <translation>%1 würde eine Tabelle mit %2 Spalten und bis zu %3 {Zeile|Zeilen}, was für eine Datei dieser Größe zu viel ist. Sehen Sie sich das Trennzeichen und die Zeile mit den Spaltennamen an.</translation>
    </message>
    <message>
        <source>The query gets more than %2 MB out of the database %1 and was not followed further. Ask for less, for example with LIMIT.</source>
        <translation>Die Abfrage holt mehr als %2 MB aus der Datenbank %1 und wurde nicht weiterverfolgt. Fragen Sie nach weniger, zum Beispiel mit LIMIT.</translation>
    </message>
    <message>
        <source>The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as nobody knows whom to trust; mend the folder, or name another in the environment variable FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>Der Ordner %1 mit den vertrauenswürdigen Schlüsseln lässt sich nicht lesen: %2. Solange unklar ist, wem zu vertrauen ist, wird kein Paket geöffnet; bringen Sie den Ordner in Ordnung oder nennen Sie in der Umgebungsvariablen FOOTBRIDGE_TRUSTED_KEYS einen anderen.</translation>
    </message>
    <message>
        <source>%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public key (*.pem) there, or name another folder.</source>
        <translation>%2 nennt %1 als Ordner der vertrauenswürdigen Schlüssel, aber darin liegt kein Schlüssel. Legen Sie einen öffentlichen Schlüssel (*.pem) hinein, oder nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 holds relative run times on several platforms, not the model of one. Ask it by &quot;platforms predict&quot;, or name a bundle that was made by adapting.</source>
        <translation>%1 enthält relative Laufzeiten auf mehreren Plattformen und nicht das Modell einer einzelnen. Fragen Sie es mit „platforms predict“, oder nennen Sie ein Paket, das durch Anpassen entstanden ist.</translation>
    </message>
    <message>
        <source>“%1” does not end in .svg, .pdf or .png. Choose one of these endings.</source>
        <translation>„%1“ endet nicht auf .svg, .pdf oder .png. Wählen Sie eine dieser Endungen.</translation>
    </message>
    <message>
        <source>There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public key (*.pem) there, or remove the folder if any bundle may be opened.</source>
        <translation>Im Ordner %1 mit den vertrauenswürdigen Schlüsseln liegt kein Schlüssel, deshalb wird kein Paket geöffnet. Legen Sie einen öffentlichen Schlüssel (*.pem) hinein, oder entfernen Sie den Ordner, wenn jedes Paket geöffnet werden darf.</translation>
    </message>
    <message>
        <source>A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is than an overestimate of the same size, such as 5.</source>
        <translation>Ein Kostenverhältnis von %1 liegt nicht zwischen %2 und %3. Geben Sie an, wievielmal schlimmer eine Unterschätzung ist als eine gleich große Überschätzung, etwa 5.</translation>
    </message>
    <message>
        <source>%1 became shorter than what was read from it. What was learned until then is kept. To go on, bring the whole file back; to begin anew, name another log.</source>
        <translation>%1 ist kürzer geworden als das, was daraus gelesen wurde. Was bis dahin gelernt wurde, bleibt erhalten. Stellen Sie die ganze Datei wieder her, um fortzufahren, oder nennen Sie ein anderes Protokoll, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>%1 was deleted, moved away or replaced while it was followed. What was learned until then is kept. To go on, bring that file back; to follow another, name another log.</source>
        <translation>%1 wurde gelöscht, verschoben oder ersetzt, während der Datei gefolgt wurde. Was bis dahin gelernt wurde, bleibt erhalten. Stellen Sie jene Datei wieder her, um fortzufahren, oder nennen Sie ein anderes Protokoll, um einer anderen zu folgen.</translation>
    </message>
    <message>
        <source>The partition “%1” is named twice. Say once how large it is.</source>
        <translation>Die Partition „%1“ ist zweimal angegeben. Geben Sie ihre Größe nur einmal an.</translation>
    </message>
    <message>
        <source>%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so for a list of objects, an object per line and the JSON of known tools.</source>
        <translation>%1 ist JSON und keine CSV-Datei. Schreiben Sie die Läufe als CSV; „footbridge-cli convert“ tut das für eine Liste von Objekten, ein Objekt je Zeile und das JSON bekannter Werkzeuge.</translation>
    </message>
    <message>
        <source>%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file was saved instead of it: look at it in a browser, and fetch the file again.</source>
        <translation>%1 ist eine Webseite (HTML) und keine CSV-Datei. Vielleicht wurde statt der Datei eine Seite gespeichert, die sagt, warum es sie nicht gibt: Sehen Sie sie im Browser an und laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>%1 was deleted, replaced or cut while a stream was followed. Start again, which learns from the stream what is missing, and leave the file alone meanwhile.</source>
        <translation>%1 wurde gelöscht, ersetzt oder gekürzt, während einem Strom gefolgt wurde. Beginnen Sie noch einmal; was fehlt, wird dann aus dem Strom gelernt. Lassen Sie die Datei währenddessen unangetastet.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe and has no journal to go on from: the next time, learning begins anew.</source>
        <translation>%1 ist ein Gerät oder eine Pipe und hat kein Journal, mit dem es weitergehen könnte: Beim nächsten Mal beginnt das Lernen von vorn.</translation>
    </message>
    <message>
        <source>No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to 10³⁰, and a maximum that is not below them.</source>
        <translation>Zwischen %1 und %2 passt in Schritten von %3 keine Anforderung. Geben Sie ein Minimum und eine Schrittweite von 0 bis 10³⁰ an und ein Maximum, das nicht darunter liegt.</translation>
    </message>
    <message>
        <source>Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.</source>
        <translation>Ein Neustart nach einem Abbruch kann nicht %1 kosten. Geben Sie eine Zahl von 0 bis 10³⁰ an.</translation>
    </message>
    <message>
        <source>Row %1: the number in column %2 cannot be computed with and counts as missing. Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.</source>
        <translation>Zeile %1: Mit der Zahl in Spalte %2 lässt sich nicht rechnen; sie gilt als fehlend. Zahlen dürfen dem Betrag nach höchstens 10¹⁰⁰ sein, eine Messgröße mindestens 10⁻¹⁰⁰ oder 0.</translation>
    </message>
    <message>
        <source>%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in size; divide them by a number first.</source>
        <translation>%1 enthält den Wert %2, mit dem sich nicht rechnen lässt. Werte dürfen dem Betrag nach höchstens 10¹⁰⁰ sein; teilen Sie sie vorher durch eine Zahl.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least 10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.</source>
        <translation>In Datenzeile %2 von %1, ab 0 gezählt, steht %4 in Spalte „%3“; damit lässt sich nicht rechnen. Zahlen dürfen dem Betrag nach höchstens 10¹⁰⁰ sein, solche einer Messgröße oder von Kosten mindestens 10⁻¹⁰⁰ oder 0. Berichtigen Sie die Zelle oder lassen Sie die Spalte weg.</translation>
    </message>
    <message>
        <source>The column that means “%1” is named twice. Say once which it is.</source>
        <translation>Die Spalte mit der Bedeutung „%1“ ist zweimal benannt. Geben Sie sie nur einmal an.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: errors cannot be compared, because the response is the same in all rows that they are measured on. Measure runs that differ.</source>
        <translation>Ob sich die Übertragung lohnt, ist nicht bekannt: Die Fehler lassen sich nicht vergleichen, weil die Messgröße in allen Zeilen, an denen sie gemessen werden, gleich ist. Messen Sie Läufe, die sich unterscheiden.</translation>
    </message>
    <message>
        <source>The tables name one platform &quot;%1&quot; and another &quot;%2&quot;, which is what a bound of the first is called in every file of predictions. Rename one of them.</source>
        <translation>Die Tabellen nennen eine Plattform „%1“ und eine andere „%2“; so heißt in jeder Datei mit Vorhersagen aber schon eine Grenze der ersten. Benennen Sie eine von beiden um.</translation>
    </message>
    <message>
        <source>Your home folder cannot be found, so nobody knows whom you trust and no bundle is opened. Set the environment variable HOME, or name the folder of trusted keys in FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>Ihr Home-Verzeichnis lässt sich nicht finden, daher ist nicht bekannt, wem Sie vertrauen, und es wird kein Paket geöffnet. Setzen Sie die Umgebungsvariable HOME, oder nennen Sie den Ordner der vertrauten Schlüssel in FOOTBRIDGE_TRUSTED_KEYS.</translation>
    </message>
    <message>
        <source>%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no plain file, too large, or names more than %2 tasks. Move it away once no job of this study is left, and start again.</source>
        <translation>%1 ist nicht die Liste der an Slurm übergebenen Aufträge, die Footbridge dort führt: Es ist keine gewöhnliche Datei, zu groß oder nennt mehr als %2 Tasks. Verschieben Sie es, sobald kein Auftrag dieser Studie mehr übrig ist, und starten Sie erneut.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot;: %2</source>
        <translation>Das Paar „%1“: %2</translation>
    </message>
    <message>
        <source>Doubts about the tables</source>
        <translation>Zweifel an den Tabellen</translation>
    </message>
    <message>
        <source>Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one of them is a shot, the others are left out of the test.</source>
        <translation>%1 gemessene Zeilen von %2 stehen Ziffer für Ziffer mehrmals in der Tabelle. Ist eine davon ein Shot, werden die anderen nicht zum Testen verwendet.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most a small correction is needed.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Das Ziel unterscheidet sich wenig von der Quelle; nötig ist höchstens eine kleine Korrektur.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, but so few shots cannot settle it.</source>
        <translation>Schweregrad %1 (%2 bis %3, %4 Shots): Das Ziel unterscheidet sich womöglich wenig von der Quelle, aber so wenige Shots können das nicht entscheiden.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target differs little from the source.</source>
        <translation>Das Band umfasst %1; dort unterscheidet sich das Ziel wenig von der Quelle.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 {other also stands|others also stand} in a source or among the shots, digit for digit. Choose a target with runs of its own.</source>
        <translation>Nur %1 {Zeile bleibt|Zeilen bleiben} zum Testen, eine Bewertung braucht aber mindestens 5: %2 {weitere steht|weitere stehen} Ziffer für Ziffer auch in einer Quelle oder unter den Shots. Wählen Sie ein Ziel mit eigenen Läufen.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. A signature would vouch for them, so none was made. Export the model again, or sign with the version that wrote the bundle.</source>
        <translation>%1 enthält Teile, die diese Version von Footbridge nicht geschrieben hat oder nicht prüfen kann: %2. Eine Signatur würde für sie bürgen, daher wurde keine erstellt. Exportieren Sie das Modell noch einmal, oder signieren Sie mit der Version, die das Paket geschrieben hat.</translation>
    </message>
    <message>
        <source>Data row %3 of %1 has a second estimate for job %2 at the same number of processors. Keep one.</source>
        <translation>Datenzeile %3 von %1 enthält eine zweite Schätzung für Job %2 bei derselben Prozessorzahl. Behalten Sie nur eine.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its predictions were checked on its samples; use these parts only if you trust whoever made the bundle.</source>
        <translation>%1 enthält Teile, die diese Version von Footbridge nicht geschrieben hat oder nicht prüfen kann: %2. Die Vorhersagen wurden an den Beispielzeilen geprüft; verwenden Sie diese Teile nur, wenn Sie dem vertrauen, der das Paket erstellt hat.</translation>
    </message>
    <message>
        <source>Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an estimate in %1 is for. Give each job a number of its own.</source>
        <translation>Job %2 steht in den Zeilen %3 und %4 des Protokolls, sodass niemand weiß, für welche der beiden Zeilen eine Schätzung in %1 gilt. Geben Sie jedem Job eine eigene Nummer.</translation>
    </message>
    <message>
        <source>Row %1: the response is negative and counts as missing, since those of the first runs are not, so that its logarithm is learned. Begin anew with first runs among which one is negative.</source>
        <translation>Zeile %1: Die Messgröße ist negativ und gilt als fehlend, denn unter den ersten Läufen war keine negativ, sodass ihr Logarithmus gelernt wird. Beginnen Sie neu mit ersten Läufen, unter denen eine negativ ist.</translation>
    </message>
    <message>
        <source>%1 measured {time is|times are} not above 0 and {counts|count} as missing.</source>
        <translation>%1 gemessene {Zeit ist|Zeiten sind} nicht größer als 0 und {gilt|gelten} als fehlend.</translation>
    </message>
    <message>
        <source>%1 {job had not ended when the log was written and was|jobs had not ended when the log was written and were} left out.</source>
        <translation>%1 {Job war noch nicht beendet, als das Protokoll geschrieben wurde, und wurde|Jobs waren noch nicht beendet, als das Protokoll geschrieben wurde, und wurden} weggelassen.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for it with --noconvert.</source>
        <translation>„%2“ in Spalte %3 von Zeile %1 ist keine ganze Zahl; die Zeile wurde weggelassen. Rufen Sie sacct dafür mit --noconvert auf.</translation>
    </message>
</context>
</TS>
