<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AliasFiles</name>
    <message>
        <source>Open an alias table</source>
        <translation>Ouvrir une table d’alias</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the alias table</source>
        <translation>Exporter la table d’alias</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
</context>
<context>
    <name>AnalysisPlots</name>
    <message>
        <source>Predicted against measured</source>
        <translation>Prédit et mesuré</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>All strategies on the same shots</source>
        <translation>Toutes les stratégies sur les mêmes shots</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>Distribution de %1</translation>
    </message>
    <message>
        <source>Black: the source against itself; grey: limit of chance</source>
        <translation>En noir&#x202f;: la source face à elle-même&#x202f;; en gris&#x202f;: la limite du hasard</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>Ce sur quoi le modèle s’appuie</translation>
    </message>
    <message>
        <source>By how much the error grows when a feature is shuffled</source>
        <translation>De combien l’erreur augmente quand une variable est mélangée</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Effet de %1</translation>
    </message>
    <message>
        <source>Mean prediction over the feature&apos;s range, the others as they are</source>
        <translation>Prédiction moyenne sur la plage de la variable, les autres inchangées</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>Prédit %1 à partir de %n variable avec «&#x202f;%2&#x202f;». Créé le %3 par Footbridge %4.</numerusform>
            <numerusform>Prédit %1 à partir de %n variables avec «&#x202f;%2&#x202f;». Créé le %3 par Footbridge %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: anyone could have made it. What it was made from stands under Contents.</source>
        <translation>Non signé&#x202f;: n’importe qui a pu le créer. Son origine est indiquée sous Contenu.</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is trusted.</source>
        <translation>Signé avec la clé %1, qui est de confiance.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>signalée</translation>
    </message>
    <message>
        <source>missing column %1, missing value %2, new category %3, value outside the range %4, other unit %5</source>
        <translation>colonne absente %1, valeur manquante %2, nouvelle catégorie %3, valeur hors de la plage %4, autre unité %5</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>convertie</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is not known here.</source>
        <translation>Signé avec la clé %1, qui n’est pas connue ici.</translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message>
        <source>No cell is finished yet.</source>
        <translation>Aucune cellule n’est encore terminée.</translation>
    </message>
    <message>
        <source>Error against shots</source>
        <translation>Erreur selon les shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Best of the shots alone</source>
        <translation>Meilleure des shots seuls</translation>
    </message>
    <message>
        <source>Severity against gain</source>
        <translation>Sévérité et gain</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone</source>
        <translation>Gain d’Auto par rapport aux shots seuls</translation>
    </message>
    <message>
        <source>Transfer pays above</source>
        <translation>Transfert rentable au-dessus</translation>
    </message>
    <message numerus="yes">
        <source>%n shots</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnantes</translation>
    </message>
    <message>
        <source>Pairs and shot counts won</source>
        <translation>Paires et nombres de shots remportés</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation>Durée de chaque stratégie</translation>
    </message>
    <message>
        <source>Median time of a cell</source>
        <translation>Durée médiane d’une cellule</translation>
    </message>
    <message>
        <source>Reliability of intervals</source>
        <translation>Fiabilité des intervalles</translation>
    </message>
    <message>
        <source>Test rows inside</source>
        <translation>Lignes de test à l’intérieur</translation>
    </message>
    <message>
        <source>No interval was measured.</source>
        <translation>Aucun intervalle n’a été mesuré.</translation>
    </message>
    <message>
        <source>%1 % intervals</source>
        <translation>Intervalles à %1&#x202f;%</translation>
    </message>
    <message>
        <source>Promised: %1 %</source>
        <translation>Promis&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Normalised error (nMSE)</source>
        <translation>Erreur normalisée (nMSE)</translation>
    </message>
</context>
<context>
    <name>ColouredPoints</name>
    <message>
        <source>other</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sans valeur</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Carries a performance model to a new platform.</source>
        <translation>Transporte un modèle de performance vers une nouvelle plateforme.</translation>
    </message>
    <message>
        <source>Tables of platforms you know, as CSV, folders of such tables, a session, or a bundle.</source>
        <translation>Tables de plateformes connues, au format CSV, dossiers de telles tables, session ou paquet.</translation>
    </message>
    <message>
        <source>Table of the new platform.</source>
        <translation>Table de la nouvelle plateforme.</translation>
    </message>
    <message>
        <source>Column to predict.</source>
        <translation>Colonne à prédire.</translation>
    </message>
    <message>
        <source>Open the built-in example.</source>
        <translation>Ouvrir l’exemple intégré.</translation>
    </message>
    <message>
        <source>A session is opened alone: it names its tables itself.</source>
        <translation>Une session s’ouvre seule&#x202f;: elle nomme elle-même ses tables.</translation>
    </message>
    <message>
        <source>Page to show, one of %1.</source>
        <translation>Page à afficher, parmi %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no page named %1. Use one of %2.</source>
        <translation>Il n’y a pas de page nommée %1. Utilisez l’une de celles-ci&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>ControlHelp</name>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>Ouvre les tables d’autres plateformes connues. L’apprentissage se fait sur toutes les sources ensemble.</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>Ouvre la table de la nouvelle plateforme à la place de celle qui est ouverte.</translation>
    </message>
    <message>
        <source>What each column is. The response is what is predicted, features are what it is predicted from, ignored columns are left out. Equal values of a group column mark runs that belong together. Click a role to change it.</source>
        <translation>Ce qu’est chaque colonne. La réponse est ce qui est prédit, les variables sont ce dont on la prédit, les colonnes ignorées sont laissées de côté. Des valeurs égales d’une colonne de groupe marquent des exécutions qui vont ensemble. Cliquez sur un rôle pour le changer.</translation>
    </message>
    <message>
        <source>The rows of the chosen table. Filter them by text or by a condition such as n &gt; 64, sort them by a click on a column, and select rows of the target to learn from these and no others.</source>
        <translation>Les lignes de la table choisie. Filtrez-les par un texte ou une condition comme n &gt; 64, triez-les en cliquant sur une colonne, et sélectionnez des lignes de la cible pour n’apprendre que de celles-ci.</translation>
    </message>
    <message>
        <source>Shows only the features whose name contains this text.</source>
        <translation>N’affiche que les variables dont le nom contient ce texte.</translation>
    </message>
    <message>
        <source>Features that only the source has. What it learned from them cannot be carried over. Drag one onto a feature of the target, or select both and press Return, if they mean the same.</source>
        <translation>Variables que seule la source possède. Ce qu’elle en a appris ne peut pas être transféré. Si deux variables ont le même sens, faites glisser l’une sur celle de la cible, ou sélectionnez les deux et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Features of both sides. A suggestion with its confidence is used only once it is accepted: Return accepts it, Delete rejects it or separates a match.</source>
        <translation>Variables des deux côtés. Une suggestion, avec sa confiance, n’est utilisée qu’une fois acceptée&#x202f;: Entrée l’accepte, Suppr la rejette ou sépare une paire.</translation>
    </message>
    <message>
        <source>Features that only the target has. Models of the shots can use them, the source model cannot.</source>
        <translation>Variables que seule la cible possède. Les modèles des shots peuvent les utiliser, le modèle source non.</translation>
    </message>
    <message>
        <source>Accept or reject suggestions, match or separate what is selected. An alias table is a CSV whose lines each hold names that mean the same; matches can be saved as one.</source>
        <translation>Acceptez ou rejetez les suggestions, appariez ou séparez la sélection. Une table d’alias est un CSV dont chaque ligne contient des noms de même sens&#x202f;; les paires peuvent y être enregistrées.</translation>
    </message>
    <message>
        <source>How the values of the selected pair are distributed in the source and in the target. Where the two do not overlap, the model has to extrapolate.</source>
        <translation>Distribution des valeurs de la paire choisie dans la source et dans la cible. Là où les deux ne se recouvrent pas, le modèle doit extrapoler.</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>Arrête ce qui est en cours. Le dernier bon résultat est conservé.</translation>
    </message>
    <message>
        <source>Severity from every table to every other, to see which platform resembles which. Click a cell, or press Return on it, to load that pair.</source>
        <translation>Sévérité de chaque table vers chaque autre, pour voir quelles plateformes se ressemblent. Cliquez sur une cellule, ou appuyez sur Entrée, pour charger cette paire.</translation>
    </message>
    <message>
        <source>How far each matched feature has moved, the farthest first.</source>
        <translation>De combien chaque variable appariée s’est déplacée, la plus éloignée en premier.</translation>
    </message>
    <message>
        <source>How far the target is from each source alone.</source>
        <translation>À quelle distance la cible se trouve de chaque source seule.</translation>
    </message>
    <message>
        <source>The measured rows of the target that the adaptation learns from. All other measured rows are kept to test the result.</source>
        <translation>Les lignes mesurées de la cible dont l’adaptation apprend. Toutes les autres lignes mesurées servent à tester le résultat.</translation>
    </message>
    <message>
        <source>How many rows are drawn, or which share of the measured ones.</source>
        <translation>Combien de lignes sont tirées, ou quelle part des lignes mesurées.</translation>
    </message>
    <message>
        <source>Whose features are used for ranges and scales. Responses are taken from the shots alone in either case.</source>
        <translation>Les lignes dont les variables servent aux étendues et aux échelles. Les réponses ne viennent dans tous les cas que des shots.</translation>
    </message>
    <message>
        <source>Start of the random numbers. The same inputs and seed give the same result, bit for bit; another seed draws other shots.</source>
        <translation>Départ des nombres aléatoires. Les mêmes entrées et la même graine donnent le même résultat, bit pour bit&#x202f;; une autre graine tire d’autres shots.</translation>
    </message>
    <message>
        <source>Which ways of adapting are tried. Auto weighs many models by their errors on held-out shots; the target-only ones ignore the source, for comparison.</source>
        <translation>Les façons d’adapter à essayer. Auto pondère de nombreux modèles selon leurs erreurs sur des shots mis de côté&#x202f;; celles sur la cible seule ignorent la source, à titre de comparaison.</translation>
    </message>
    <message>
        <source>Starts or cancels the run. It trains the source model once, measures severity and fits the strategies. Cancelling keeps the last good result.</source>
        <translation>Démarre ou annule le calcul. Il entraîne une fois le modèle source, mesure la sévérité et ajuste les stratégies. L’annulation conserve le dernier bon résultat.</translation>
    </message>
    <message>
        <source>The strategies of this run as they finish, with their error on held-out shots and their time.</source>
        <translation>Les stratégies de ce calcul à mesure qu’elles se terminent, avec leur erreur sur des shots mis de côté et leur durée.</translation>
    </message>
    <message>
        <source>Rows of the target that would teach most if they were measured next, and what that is expected to be worth. Save the list as CSV, fill in the response, and open it again.</source>
        <translation>Les lignes de la cible qui apprendraient le plus si on les mesurait ensuite, et ce qu’on peut en attendre. Enregistrez la liste en CSV, remplissez la réponse, puis rouvrez-la.</translation>
    </message>
    <message>
        <source>The chosen strategy in plots: predicted against measured, residuals, all strategies, error against the number of shots. Beside sets a second strategy or an earlier run next to it; both plots then move together.</source>
        <translation>La stratégie choisie en graphiques&#x202f;: prédit et mesuré, résidus, toutes les stratégies, erreur selon le nombre de shots. «&#x202f;À côté&#x202f;» place auprès d’elle une deuxième stratégie ou un calcul antérieur&#x202f;; les deux graphiques bougent alors ensemble.</translation>
    </message>
    <message>
        <source>The figures of the two results that stand side by side, and their difference.</source>
        <translation>Les chiffres des deux résultats placés côte à côte, et leur différence.</translation>
    </message>
    <message>
        <source>Every row of the target with what is measured, predicted and flagged. Rows selected here are marked in the plots, and the other way round; double-click one to see all of it.</source>
        <translation>Chaque ligne de la cible avec ce qui est mesuré, prédit et signalé. Les lignes sélectionnées ici sont marquées dans les graphiques, et inversement&#x202f;; double-cliquez pour voir la ligne entière.</translation>
    </message>
    <message>
        <source>Writes the adapted model as one file that runs without Footbridge. It is opened again and compared with what you saw before the export counts as done.</source>
        <translation>Écrit le modèle adapté dans un seul fichier qui fonctionne sans Footbridge. Il est rouvert et comparé à ce que vous avez vu avant que l’export ne soit considéré comme terminé.</translation>
    </message>
    <message>
        <source>What the exported model does with rows unlike those it was made for: predict and flag them, or refuse them.</source>
        <translation>Ce que fait le modèle exporté des lignes différentes de celles pour lesquelles il a été fait&#x202f;: les prédire en les signalant, ou les refuser.</translation>
    </message>
    <message>
        <source>Leaves your measured runs out of the file. Nobody can then read them there, and the model cannot be adapted further from it.</source>
        <translation>Laisse vos exécutions mesurées hors du fichier. Personne ne peut alors les y lire, et le modèle ne peut plus être adapté à partir de lui.</translation>
    </message>
    <message>
        <source>A program that loads the bundle elsewhere, ready to be copied.</source>
        <translation>Un programme qui charge le paquet ailleurs, prêt à être copié.</translation>
    </message>
    <message>
        <source>Leads on: to the start of an adaptation, or to its results.</source>
        <translation>Mène à la suite&#x202f;: au lancement d’une adaptation, ou à ses résultats.</translation>
    </message>
    <message>
        <source>The rows of source and target in two dimensions, by the features that they share. Near each other means alike. Rows marked here are marked in the results, too.</source>
        <translation>Les lignes de la source et de la cible en deux dimensions, d’après les variables qu’elles partagent. Proches, elles se ressemblent. Les lignes marquées ici le sont aussi dans les résultats.</translation>
    </message>
    <message>
        <source>Severity and its band against the number of shots.</source>
        <translation>La sévérité et sa bande selon le nombre de shots.</translation>
    </message>
    <message>
        <source>Severity from every table to every other.</source>
        <translation>Sévérité de chaque table vers chaque autre.</translation>
    </message>
    <message>
        <source>Begins a campaign from the open tables or from a folder of tables.</source>
        <translation>Commence une campagne à partir des tables ouvertes ou d’un dossier de tables.</translation>
    </message>
    <message>
        <source>Opens the folder of a campaign that has ended, was interrupted or still runs.</source>
        <translation>Ouvre le dossier d’une campagne terminée, interrompue ou encore en cours.</translation>
    </message>
    <message>
        <source>Measures every cell of the ticked pairs. What is finished is kept, whatever happens.</source>
        <translation>Mesure chaque cellule des paires cochées. Ce qui est terminé est conservé, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>What the campaign measures, and where it runs.</source>
        <translation>Ce que mesure la campagne, et où elle s’exécute.</translation>
    </message>
    <message>
        <source>Tick the pairs to measure, and say how many shots are drawn, and how often. Each number of shots and each repeat of a pair is one cell.</source>
        <translation>Cochez les paires à mesurer, et indiquez combien de shots sont tirés et combien de fois. Chaque nombre de shots et chaque répétition d’une paire forment une cellule.</translation>
    </message>
    <message>
        <source>The strategies to compare. All of them see the same shots.</source>
        <translation>Les stratégies à comparer. Toutes voient les mêmes shots.</translation>
    </message>
    <message>
        <source>Where the cells are measured and where the results are kept. On Slurm they run as job arrays within these limits.</source>
        <translation>Où les cellules sont mesurées et où les résultats sont conservés. Sous Slurm, elles s’exécutent en tableaux de jobs dans ces limites.</translation>
    </message>
    <message>
        <source>How far the campaign is, and what failed and why. It can be stopped and go on later; no finished cell is lost.</source>
        <translation>Où en est la campagne, ce qui a échoué et pourquoi. On peut l’arrêter et la poursuivre plus tard&#x202f;; aucune cellule terminée n’est perdue.</translation>
    </message>
    <message>
        <source>The source in the row, the target in the column. Click a cell to see that pair.</source>
        <translation>La source en ligne, la cible en colonne. Cliquez sur une cellule pour voir cette paire.</translation>
    </message>
    <message>
        <source>Opens a job log: Standard Workload Format, plain or compressed, what sacct prints, or CSV.</source>
        <translation>Ouvre un journal de jobs&#x202f;: Standard Workload Format, compressé ou non, sortie de sacct, ou CSV.</translation>
    </message>
    <message>
        <source>Adds estimates of the run times, as an adapted model predicts them.</source>
        <translation>Ajoute des estimations des temps d’exécution, telles que les prédit un modèle adapté.</translation>
    </message>
    <message>
        <source>Draws streams of jobs from the log and runs every policy with every estimate on the same ones.</source>
        <translation>Tire des flux de jobs du journal et exécute sur ces mêmes flux chaque politique avec chaque estimation.</translation>
    </message>
    <message>
        <source>How the turnaround grows with the load of the machine.</source>
        <translation>Comment le temps de séjour croît avec la charge de la machine.</translation>
    </message>
    <message>
        <source>What the log holds: when jobs arrive, how large they are, and what was left out.</source>
        <translation>Ce que contient le journal&#x202f;: quand les jobs arrivent, leur taille, et ce qui a été laissé de côté.</translation>
    </message>
    <message>
        <source>Which job ran on which nodes, and when. Drag to move along, turn the wheel to come closer. Jobs on fewer nodes than they asked for are orange.</source>
        <translation>Quel job s’est exécuté sur quels nœuds, et quand. Faites glisser pour vous déplacer, tournez la molette pour zoomer. Les jobs sur moins de nœuds que demandé sont en orange.</translation>
    </message>
    <message>
        <source>How much of the machine is in use, and how many jobs wait, over the same time as above.</source>
        <translation>Quelle part de la machine est utilisée, et combien de jobs attendent, sur la même durée que ci-dessus.</translation>
    </message>
    <message>
        <source>The mean turnaround of each policy with each estimate, with its 95 % interval over the streams.</source>
        <translation>Le temps de séjour moyen de chaque politique avec chaque estimation, avec son intervalle à 95&#x202f;% sur les flux.</translation>
    </message>
    <message>
        <source>Another load, and other limits for jobs that may run on fewer nodes. Each change runs again in the background.</source>
        <translation>Une autre charge, et d’autres limites pour les jobs pouvant s’exécuter sur moins de nœuds. Chaque changement est recalculé en arrière-plan.</translation>
    </message>
    <message>
        <source>What to request for each run.</source>
        <translation>Que demander pour chaque exécution.</translation>
    </message>
    <message>
        <source>Where to run, and on how many nodes, under a deadline or a budget.</source>
        <translation>Où exécuter, et sur combien de nœuds, avec une échéance ou un budget.</translation>
    </message>
    <message>
        <source>How much memory training a network takes on each device.</source>
        <translation>Combien de mémoire l’entraînement d’un réseau occupe sur chaque accélérateur.</translation>
    </message>
    <message>
        <source>Goes back from the open table to the runs of the adapted model.</source>
        <translation>Revient de la table ouverte aux exécutions du modèle adapté.</translation>
    </message>
    <message>
        <source>Opens a table of requests and measured values, such as a job log, to see what other requests would have cost.</source>
        <translation>Ouvre une table de demandes et de valeurs mesurées, par exemple un journal de jobs, pour voir ce qu’auraient coûté d’autres demandes.</translation>
    </message>
    <message>
        <source>What requests cost, and how often they kill a run. A practice has the same colour in both plots.</source>
        <translation>Ce que coûtent les demandes, et combien de fois elles font tuer une exécution. Une pratique a la même couleur dans les deux graphiques.</translation>
    </message>
    <message>
        <source>For each run what to request, the chance that it is killed all the same, and what it is expected to cost.</source>
        <translation>Pour chaque exécution, que demander, le risque qu’elle soit tuée malgré tout, et son coût attendu.</translation>
    </message>
    <message>
        <source>The models of the platforms, the ways to run, and the limits of time and money.</source>
        <translation>Les modèles des plateformes, les façons d’exécuter, et les limites de temps et d’argent.</translation>
    </message>
    <message>
        <source>Each platform with the price of a node, and every way to run on it. Select one to see it in the plot.</source>
        <translation>Chaque plateforme avec le prix d’un nœud, et toutes les façons d’y exécuter. Sélectionnez-en une pour la voir dans le graphique.</translation>
    </message>
    <message>
        <source>Price against time. Nothing is both cheaper and faster than what lies on the line; click a point for its details.</source>
        <translation>Prix et temps. Rien n’est à la fois moins cher et plus rapide que ce qui se trouve sur la ligne&#x202f;; cliquez sur un point pour ses détails.</translation>
    </message>
    <message>
        <source>The network, and how its training is spread over devices. Every change is computed at once.</source>
        <translation>Le réseau, et la répartition de son entraînement sur les accélérateurs. Chaque changement est calculé aussitôt.</translation>
    </message>
    <message>
        <source>What lies in the memory of one device, term by term, and why.</source>
        <translation>Ce que contient la mémoire d’un accélérateur, terme par terme, et pourquoi.</translation>
    </message>
    <message>
        <source>Which devices hold it. Names and memory can be edited.</source>
        <translation>Quels accélérateurs suffisent. Noms et mémoire sont modifiables.</translation>
    </message>
    <message>
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run per line. Sessions and bundles open here, too.</source>
        <translation>Déposez des tables ici, ou ouvrez-les&#x202f;: les exécutions d’une plateforme connue forment une source, celles de la nouvelle plateforme la cible. Les fichiers sont des CSV avec une exécution par ligne. Les sessions et les paquets s’ouvrent ici aussi.</translation>
    </message>
    <message>
        <source>One card for each table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>Une carte par table. Cliquez sur une carte pour voir ses colonnes et ses lignes. Le nom sert dans les graphiques et les rapports&#x202f;; les options d’import disent comment le fichier est lu, et les avertissements mènent aux lignes concernées.</translation>
    </message>
    <message>
        <source>Trains the source model where needed and measures how far the target is from it. From then on the measurement follows every change of the shots.</source>
        <translation>Entraîne le modèle source si nécessaire et mesure la distance de la cible. Ensuite, la mesure suit chaque changement des shots.</translation>
    </message>
    <message>
        <source>Severity: 0 means just like the source, 1 means nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>Sévérité&#x202f;: 0 signifie exactement comme la source, 1 rien en commun. Le trait extérieur est la bande à 90&#x202f;%&#x202f;: ce que si peu de shots laissent ouvert.</translation>
    </message>
    <message>
        <source>What differs. Black: the source against itself; grey: the limit of chance. Hover over a bar for its meaning.</source>
        <translation>Ce qui diffère. En noir&#x202f;: la source face à elle-même&#x202f;; en gris&#x202f;: la limite du hasard. Survolez une barre pour connaître son sens.</translation>
    </message>
    <message>
        <source>The errors of simple ways to predict the target, each shot held out in turn. The simplest way that is good enough is what the shots call for.</source>
        <translation>Les erreurs de façons simples de prédire la cible, chaque shot mis de côté à son tour. La plus simple qui suffit est celle qu’appellent les shots.</translation>
    </message>
    <message>
        <source>Each shot as measured and as the source model predicts it. On the grey line both agree; the blue line is the offset and scale that fit best, and what stays off it is different behaviour.</source>
        <translation>Chaque shot tel que mesuré et tel que le modèle source le prédit. Sur la ligne grise, les deux concordent&#x202f;; la ligne bleue donne le décalage et l’échelle qui conviennent le mieux, et ce qui s’en écarte est un comportement différent.</translation>
    </message>
    <message>
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows held back from them.</source>
        <translation>La perte des réseaux de la source pendant leur entraînement&#x202f;: sur les lignes dont ils apprennent et, en validation, sur des lignes qui leur sont cachées.</translation>
    </message>
    <message>
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: measured runs that are not shots. Click a line to see that strategy.</source>
        <translation>Toutes les stratégies sur les mêmes shots. En validation croisée&#x202f;: chaque shot prédit par un modèle qui ne l’a pas vu. Non vues&#x202f;: les exécutions mesurées qui ne sont pas des shots. Cliquez sur une ligne pour voir cette stratégie.</translation>
    </message>
    <message>
        <source>Says why the prediction of the selected row is what it is and why its interval is as wide as it is, in the place of the leaderboard.</source>
        <translation>Dit pourquoi la prédiction de la ligne sélectionnée est ce qu’elle est et pourquoi son intervalle est aussi large, à la place du classement.</translation>
    </message>
    <message>
        <source>What the prediction of the selected row is made of: the width of its interval, what each member of the mixture says with its weight, how far each feature would move it, and the nearest measured rows. The model ranks the features by how much the error grows when their values are shuffled, and draws how the prediction follows them.</source>
        <translation>De quoi est faite la prédiction de la ligne sélectionnée&#x202f;: la largeur de son intervalle, ce que dit chaque membre du mélange avec son poids, de combien chaque variable la déplacerait, et les lignes mesurées les plus proches. «&#x202f;Le modèle&#x202f;» classe les variables selon l’augmentation de l’erreur quand leurs valeurs sont mélangées, et trace comment la prédiction les suit.</translation>
    </message>
    <message>
        <source>Puts the explanation of this row into the report, or takes it out.</source>
        <translation>Place l’explication de cette ligne dans le rapport, ou l’en retire.</translation>
    </message>
    <message>
        <source>How far the campaign has got, and what came out of it.</source>
        <translation>Où en est la campagne, et ce qu’elle a donné.</translation>
    </message>
    <message>
        <source>The error of the chosen pair against the number of shots. Its experiment opens in the other pages, with exactly the shots of that repeat.</source>
        <translation>L’erreur de la paire choisie selon le nombre de shots. Son expérience s’ouvre dans les autres pages, avec exactement les shots de cette répétition.</translation>
    </message>
    <message>
        <source>All pairs, one per line; a click on a title sorts them. The report and the plots go into the folder of the campaign.</source>
        <translation>Toutes les paires, une par ligne&#x202f;; un clic sur un titre les trie. Le rapport et les graphiques vont dans le dossier de la campagne.</translation>
    </message>
    <message>
        <source>Writes the requests as CSV, one line per run.</source>
        <translation>Écrit les demandes en CSV, une ligne par exécution.</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused, and what the site allows and bills.</source>
        <translation>Combien de fois il est pire de perdre du travail par une exécution tuée que d’en laisser autant inutilisé, et ce que le site autorise et facture.</translation>
    </message>
    <message>
        <source>Chooses a CSV that grows and how it is learned: the response, what the model starts from, and whether to wait for more runs at its end.</source>
        <translation>Choisit un CSV qui grandit et la façon de l’apprendre&#x202f;: la réponse, le point de départ du modèle, et s’il faut attendre d’autres exécutions à la fin.</translation>
    </message>
    <message>
        <source>Stops following. What was learned is kept, and following the same table again goes on from there.</source>
        <translation>Arrête le suivi. Ce qui a été appris est conservé, et suivre à nouveau la même table reprend à cet endroit.</translation>
    </message>
    <message>
        <source>Writes the selected version, or the one in force, as a bundle that runs without Footbridge, while the stream goes on.</source>
        <translation>Écrit la version sélectionnée, ou celle en vigueur, dans un paquet qui fonctionne sans Footbridge, pendant que le flux continue.</translation>
    </message>
    <message>
        <source>How things stand now. False alarms are what the drift detectors raise at most while nothing changes.</source>
        <translation>La situation actuelle. Les fausses alarmes sont celles que les détecteurs de dérive déclenchent au plus tant que rien ne change.</translation>
    </message>
    <message>
        <source>What happened last, and what learning online buys over retraining, over keeping the first model and over guessing.</source>
        <translation>Ce qui s’est passé en dernier, et ce que l’apprentissage en ligne apporte par rapport au réentraînement, au premier modèle conservé et à une estimation au jugé.</translation>
    </message>
    <message>
        <source>Which version predicted when. A version that was taken up again has the colour of the old one.</source>
        <translation>Quelle version a prédit à quel moment. Une version reprise garde la couleur de l’ancienne.</translation>
    </message>
    <message>
        <source>Relative error of each run before it was learned, averaged over ten runs; dashed lines mark noticed drifts.</source>
        <translation>Erreur relative de chaque exécution avant son apprentissage, moyennée sur dix exécutions&#x202f;; les tirets marquent les dérives détectées.</translation>
    </message>
    <message>
        <source>How many of the last hundred runs lay inside their interval, and how many would have if its width had never been adapted.</source>
        <translation>Combien des cent dernières exécutions étaient dans leur intervalle, et combien l’auraient été si sa largeur n’avait jamais été adaptée.</translation>
    </message>
    <message>
        <source>Every version of the model, newest first: why it began, what it predicted and how well. Select one to go back to it or to export it.</source>
        <translation>Toutes les versions du modèle, la plus récente en premier&#x202f;: pourquoi elle a commencé, ce qu’elle a prédit et avec quelle qualité. Sélectionnez-en une pour y revenir ou l’exporter.</translation>
    </message>
    <message>
        <source>Takes the selected version up again as a new one, for when a drift was a false alarm. Nothing is deleted.</source>
        <translation>Reprend la version sélectionnée comme nouvelle version, si une dérive était une fausse alarme. Rien n’est supprimé.</translation>
    </message>
    <message>
        <source>How often everything is repeated with other rows and first weights. The intervals hold 90 % of the repetitions.</source>
        <translation>Combien de fois tout est répété avec d’autres lignes et d’autres poids initiaux. Les intervalles contiennent 90&#x202f;% des répétitions.</translation>
    </message>
    <message>
        <source>How often every training sees each of its rows: the same for all ways.</source>
        <translation>Combien de fois chaque entraînement voit chacune de ses lignes&#x202f;: autant pour toutes les façons.</translation>
    </message>
    <message>
        <source>Trains all ways in the background, on the first source and the target.</source>
        <translation>Entraîne toutes les façons en arrière-plan, sur la première source et la cible.</translation>
    </message>
    <message>
        <source>Which way to begin, what it saves, and what it costs in the end.</source>
        <translation>Par quoi commencer, ce que cela économise et ce que cela coûte au bout du compte.</translation>
    </message>
    <message>
        <source>Error of rows that are never learned from, while training goes on. A dot marks where a way reaches the error asked for.</source>
        <translation>Erreur sur des lignes dont rien n’est appris, au fil de l’entraînement. Un point marque où une façon atteint l’erreur demandée.</translation>
    </message>
    <message>
        <source>What each way saves until then, against training from scratch with the same seed. Below zero it takes longer.</source>
        <translation>Ce que chaque façon économise jusque-là, par rapport à l’entraînement à partir de zéro avec la même graine. Sous zéro, elle prend plus de temps.</translation>
    </message>
    <message>
        <source>The figures of every way. A way is no worse where its final error cannot be told from that from scratch.</source>
        <translation>Les chiffres de chaque façon. Une façon n’est pas moins bonne si son erreur finale ne se distingue pas de celle à partir de zéro.</translation>
    </message>
    <message>
        <source>The run that the sentence, the vector and the order speak of. A run of the tables that were learned from is predicted by models that have not seen its group.</source>
        <translation>L’exécution dont parlent la phrase, le vecteur et l’ordre. Une exécution des tables d’apprentissage est prédite par des modèles qui n’ont pas vu son groupe.</translation>
    </message>
    <message>
        <source>Shows the runs that were learned from again, instead of the table that was predicted.</source>
        <translation>Affiche à nouveau les exécutions d’apprentissage, au lieu de la table prédite.</translation>
    </message>
    <message>
        <source>Shows what the columns are. After a change, train again.</source>
        <translation>Montre ce que sont les colonnes. Après un changement, entraînez à nouveau.</translation>
    </message>
    <message>
        <source>Opens run times on several machines: one table with a column that names the machine, one with a time column for each, or several files, one for each.</source>
        <translation>Ouvre des temps d’exécution sur plusieurs machines&#x202f;: une table avec une colonne qui nomme la machine, une avec une colonne de temps pour chacune, ou plusieurs fichiers, un par machine.</translation>
    </message>
    <message>
        <source>Writes the predicted vectors with their intervals as CSV, a line a row.</source>
        <translation>Écrit les vecteurs prédits et leurs intervalles en CSV, une ligne par exécution.</translation>
    </message>
    <message>
        <source>Writes the model as ONNX and TorchScript into one zip, once both were read back and predict what this page shows.</source>
        <translation>Écrit le modèle en ONNX et en TorchScript dans un même zip, une fois que les deux ont été relus et prédisent ce que montre cette page.</translation>
    </message>
    <message>
        <source>Trains every model in the background and weighs them by groups that are left out.</source>
        <translation>Entraîne tous les modèles en arrière-plan et les pondère au moyen de groupes mis de côté.</translation>
    </message>
    <message>
        <source>Opens a table with the same features and predicts its rows on all machines.</source>
        <translation>Ouvre une table avec les mêmes variables et prédit ses lignes sur toutes les machines.</translation>
    </message>
    <message>
        <source>What each column is: the machine, the run time, what runs belong together, what describes a run. Runs that belong together are never split between learning and judging. Click a use to change it.</source>
        <translation>Ce qu’est chaque colonne&#x202f;: la machine, le temps d’exécution, ce qui va ensemble, ce qui décrit une exécution. Les exécutions qui vont ensemble ne sont jamais réparties entre apprentissage et évaluation. Cliquez sur un usage pour le changer.</translation>
    </message>
    <message>
        <source>What run times are divided by.</source>
        <translation>Ce par quoi les temps d’exécution sont divisés.</translation>
    </message>
    <message>
        <source>Divides counters of instructions by the number of all instructions, so that short and long runs of the same kind look alike.</source>
        <translation>Divise les compteurs d’instructions par le nombre total d’instructions, pour que des exécutions courtes et longues du même type se ressemblent.</translation>
    </message>
    <message>
        <source>Opens a CSV that says which names of different tools mean the same counter: the name to use, then the others, a line a counter.</source>
        <translation>Ouvre un CSV qui dit quels noms de différents outils désignent le même compteur&#x202f;: le nom à utiliser, puis les autres, une ligne par compteur.</translation>
    </message>
    <message>
        <source>The run time on each machine over that on the fastest, with the interval that holds nine of ten. Diamonds are measured. All shows every machine.</source>
        <translation>Le temps d’exécution sur chaque machine rapporté à celui de la plus rapide, avec l’intervalle qui en contient neuf sur dix. Les losanges sont mesurés. «&#x202f;Toutes&#x202f;» montre chaque machine.</translation>
    </message>
    <message>
        <source>How sure the order is: the chance that the machine of the row is faster than that of the column.</source>
        <translation>À quel point l’ordre est sûr&#x202f;: la probabilité que la machine de la ligne soit plus rapide que celle de la colonne.</translation>
    </message>
    <message>
        <source>Runs that look alike to the published model lie close together. Click a point for its run; drag with Shift to select several in the table.</source>
        <translation>Les exécutions qui se ressemblent pour le modèle publié sont proches. Cliquez sur un point pour voir son exécution&#x202f;; Maj+glisser en sélectionne plusieurs dans la table.</translation>
    </message>
    <message>
        <source>Every model beside the majority order, on runs whose group it has not seen; point at a figure for its interval. Leave each out learns everything anew for every group. ROC: how well the usual order is told from others. Who gains most: every run with the machine that is recommended and what moving there gains.</source>
        <translation>Chaque modèle à côté de l’ordre majoritaire, sur des exécutions dont il n’a pas vu le groupe&#x202f;; survolez un chiffre pour voir son intervalle. «&#x202f;Exclure un à un&#x202f;» réapprend tout pour chaque groupe. ROC&#x202f;: à quel point l’ordre habituel se distingue des autres. «&#x202f;Qui gagne le plus&#x202f;»&#x202f;: chaque exécution avec la machine recommandée et ce qu’y gagnerait son déplacement.</translation>
    </message>
    <message>
        <source>Trains an auto-encoder on two fields of scientific data instead of the network on the open tables.</source>
        <translation>Entraîne un auto-encodeur sur deux champs de données scientifiques au lieu du réseau sur les tables ouvertes.</translation>
    </message>
    <message>
        <source>Goes back to the network on the open tables.</source>
        <translation>Revient au réseau sur les tables ouvertes.</translation>
    </message>
</context>
<context>
    <name>CostPlots</name>
    <message>
        <source>Recommended</source>
        <translation>Recommandé</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>Facteur %1</translation>
    </message>
    <message>
        <source>Adjustment factor %1</source>
        <translation>Facteur d’ajustement %1</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Exécutions tuées et gaspillage</translation>
    </message>
    <message>
        <source>Requested but unused, of what is used</source>
        <translation>Demandé mais inutilisé, par rapport à l’utilisé</translation>
    </message>
    <message>
        <source>Runs killed</source>
        <translation>Exécutions tuées</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Borne supérieure</translation>
    </message>
    <message>
        <source>Padded prediction</source>
        <translation>Prédiction majorée</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Coût attendu selon le rapport de coûts</translation>
    </message>
    <message>
        <source>Cost ratio: an underestimate against an overestimate</source>
        <translation>Rapport de coûts&#x202f;: sous-estimation sur surestimation</translation>
    </message>
    <message>
        <source>Expected cost (1 is perfect)</source>
        <translation>Coût attendu (1 est parfait)</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Prix et temps</translation>
    </message>
    <message>
        <source>Expected time to solution</source>
        <translation>Temps attendu jusqu’au résultat</translation>
    </message>
    <message>
        <source>Expected price</source>
        <translation>Prix attendu</translation>
    </message>
    <message>
        <source>Add platforms and open runs to compare them.</source>
        <translation>Ajoutez des plateformes et ouvrez des exécutions pour les comparer.</translation>
    </message>
    <message>
        <source>Beaten in both</source>
        <translation>Battues sur les deux</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <source>Users&apos; own</source>
        <translation>Celles des utilisateurs</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Share of the rows</source>
        <translation>Part des lignes</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>This feature has no values to compare.</source>
        <translation>Cette variable n’a aucune valeur à comparer.</translation>
    </message>
</context>
<context>
    <name>DivergencePlots</name>
    <message>
        <source>below %1</source>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>Source model against the shots</source>
        <translation>Modèle source face aux shots</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1 (mesuré)</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identité</translation>
    </message>
    <message>
        <source>fitted shift</source>
        <translation>décalage ajusté</translation>
    </message>
    <message>
        <source>shot and residual</source>
        <translation>shot et résidu</translation>
    </message>
    <message>
        <source>Shift × %1, slope %2, residuals ×/÷ %3.</source>
        <translation>Décalage × %1, pente %2, résidus ×/÷ %3.</translation>
    </message>
    <message>
        <source>Slope %1; residuals as asinh: ± %2.</source>
        <translation>Pente %1&#x202f;; résidus en asinh&#x202f;: ± %2.</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Carte des lignes</translation>
    </message>
    <message>
        <source>First component</source>
        <translation>Première composante</translation>
    </message>
    <message>
        <source>Second component</source>
        <translation>Deuxième composante</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>Severity against shots</source>
        <translation>Sévérité selon les shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>At least 5 shots of a target that shares features.</source>
        <translation>Au moins 5 shots d’une cible qui partage des variables.</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>sévérité</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendue</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>bande à 90&#x202f;%</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Source model&apos;s prediction</source>
        <translation>Prédiction du modèle source</translation>
    </message>
</context>
<context>
    <name>ExplainPlots</name>
    <message>
        <source>Predicted %1</source>
        <translation>%1 (prédit)</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Effet de %1</translation>
    </message>
    <message>
        <source>This feature has no values to draw.</source>
        <translation>Cette variable n’a pas de valeurs à tracer.</translation>
    </message>
    <message>
        <source>mean over the rows</source>
        <translation>moyenne sur les lignes</translation>
    </message>
    <message>
        <source>middle 80 % of rows</source>
        <translation>80&#x202f;% centraux des lignes</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>Ce sur quoi le modèle s’appuie</translation>
    </message>
    <message>
        <source>Increase of the error (nMSE) when shuffled</source>
        <translation>Augmentation de l’erreur (nMSE) après mélange</translation>
    </message>
    <message>
        <source>The model has no features.</source>
        <translation>Le modèle n’a pas de variables.</translation>
    </message>
    <message>
        <source>mean of the shuffles</source>
        <translation>moyenne des mélanges</translation>
    </message>
    <message>
        <source>least</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>maximum</translation>
    </message>
</context>
<context>
    <name>FinishedRun</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2, seed %3</source>
        <translation>Calcul %1&#x202f;: %2, graine %3</translation>
    </message>
    <message>
        <source>%1 → %2, %3, seed %4, strategies: %5</source>
        <translation>%1 → %2, %3, graine %4, stratégies&#x202f;: %5</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>The handbook is not at %1. Install the program again.</source>
        <translation>Le manuel ne se trouve pas à %1. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>No program is set up to open the handbook. Open %1 in a browser.</source>
        <translation>Aucun programme n’est configuré pour ouvrir le manuel. Ouvrez %1 dans un navigateur.</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>LivePlots</name>
    <message>
        <source>Running error</source>
        <translation>Erreur courante</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Mean of 10 runs</source>
        <translation>Moyenne sur 10 exécutions</translation>
    </message>
    <message>
        <source>No run was predicted yet.</source>
        <translation>Aucune exécution n’a encore été prédite.</translation>
    </message>
    <message>
        <source>median of the last batch</source>
        <translation>médiane du dernier lot</translation>
    </message>
    <message>
        <source>first model kept</source>
        <translation>premier modèle conservé</translation>
    </message>
    <message>
        <source>retrained on all</source>
        <translation>réentraîné sur tout</translation>
    </message>
    <message>
        <source>online</source>
        <translation>en ligne</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>dérive</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Inside, of 100</source>
        <translation>Dans l’intervalle, sur 100</translation>
    </message>
    <message>
        <source>No interval yet.</source>
        <translation>Pas encore d’intervalle.</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptatif</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>The model is ready and waits for the next measured run.</source>
        <translation>Le modèle est prêt et attend la prochaine exécution mesurée.</translation>
    </message>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>Aucune dérive en %n exécution&#x202f;: le modèle se trompe de %1.</numerusform>
            <numerusform>Aucune dérive en %n exécutions&#x202f;: le modèle se trompe de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The responses changed at run %1: the model is learning them and now errs by %2.</source>
        <translation>Les réponses ont changé à l’exécution %1&#x202f;: le modèle les apprend et se trompe maintenant de %2.</translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>Le modèle est de nouveau juste&#x202f;: %n exécution après la dérive à l’exécution %1, son erreur était revenue à %2.</numerusform>
            <numerusform>Le modèle est de nouveau juste&#x202f;: %n exécutions après la dérive à l’exécution %1, son erreur était revenue à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The environment of version %1 came back, and that version was taken up again.</source>
        <translation>L’environnement de la version %1 est de retour, et cette version a été reprise.</translation>
    </message>
    <message>
        <source>Over all runs learning online errs by %1, retraining on all by %2, the first model by %3, the median of the last batch by %4.</source>
        <translation>Sur toutes les exécutions, l’apprentissage en ligne se trompe de %1, le réentraînement sur tout de %2, le premier modèle de %3, la médiane du dernier lot de %4.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (no interval yet)</source>
        <translation>%1 (pas encore d’intervalle)</translation>
    </message>
    <message>
        <source>Last run, %1: predicted %2, not measured.</source>
        <translation>Dernière exécution, %1&#x202f;: prédit %2, non mesuré.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3.</source>
        <translation>Dernière exécution, %1&#x202f;: mesuré %2, prédit %3.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3; learning from it changed the effect of %4 by %5.</source>
        <translation>Dernière exécution, %1&#x202f;: mesuré %2, prédit %3&#x202f;; son apprentissage a changé l’effet de %4 de %5.</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, reprise de %2</translation>
    </message>
    <message>
        <source>Version %1: %2.</source>
        <translation>Version %1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Use</source>
        <comment>heading of pages that use the model</comment>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of pages with studies of the model</comment>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>, out of date</source>
        <translation>, périmé</translation>
    </message>
</context>
<context>
    <name>PaintedPicture</name>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Images (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
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
        <translation>%1 est presque aussi rapide (%2).</translation>
    </message>
    <message>
        <source>%1 comes next (%2).</source>
        <translation>%1 vient ensuite (%2).</translation>
    </message>
    <message>
        <source>Against the %1 of today the gain is %2 (%3 to %4).</source>
        <translation>Par rapport à %1 aujourd’hui, le gain est de %2 (%3 à %4).</translation>
    </message>
    <message>
        <source>Of all runs %1 would gain most (%2).</source>
        <translation>De toutes les exécutions, c’est %1 qui gagnerait le plus (%2).</translation>
    </message>
    <message>
        <source>application</source>
        <translation>application</translation>
    </message>
    <message>
        <source>fastest platform</source>
        <translation>plateforme la plus rapide</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Carte latente</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Première coordonnée</translation>
    </message>
    <message>
        <source>Second coordinate</source>
        <translation>Deuxième coordonnée</translation>
    </message>
    <message>
        <source>learned from</source>
        <translation>apprentissage</translation>
    </message>
    <message>
        <source>Telling the usual order from others</source>
        <translation>Distinguer l’ordre habituel des autres</translation>
    </message>
    <message>
        <source>Other orders taken for it</source>
        <translation>Autres ordres pris pour lui</translation>
    </message>
    <message>
        <source>Usual order recognised</source>
        <translation>Ordre habituel reconnu</translation>
    </message>
    <message>
        <source>No run has all platforms in the order of the others.</source>
        <translation>Aucune exécution n’a toutes les plateformes dans l’ordre des autres.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 in half of the cases, and at most %5 in nine of ten.</source>
        <translation>Exécutez %1 sur %2. Cette machine est la plus rapide avec une probabilité de %3. S’y fier fait perdre au plus %4 dans la moitié des cas et au plus %5 dans neuf cas sur dix.</translation>
    </message>
</context>
<context>
    <name>PlotNames</name>
    <message>
        <source>Different behaviour</source>
        <translation>Comportement différent</translation>
    </message>
    <message>
        <source>Offset and scale</source>
        <translation>Décalage et échelle</translation>
    </message>
    <message>
        <source>Different inputs</source>
        <translation>Entrées différentes</translation>
    </message>
    <message>
        <source>Missing columns</source>
        <translation>Colonnes absentes</translation>
    </message>
    <message>
        <source>Feature subspace (Grassmann)</source>
        <translation>Sous-espace des variables (Grassmann)</translation>
    </message>
    <message>
        <source>Responses differ</source>
        <translation>Écart entre réponses</translation>
    </message>
    <message>
        <source>response</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Source model as it is</source>
        <translation>Modèle source tel quel</translation>
    </message>
    <message>
        <source>Source with offset and scale</source>
        <translation>Source avec décalage et échelle</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>Cible seule</translation>
    </message>
    <message>
        <source>Source with corrected residuals</source>
        <translation>Source aux résidus corrigés</translation>
    </message>
    <message>
        <source>Weighs many models by their errors on held-out shots.</source>
        <translation>Pondère de nombreux modèles selon leurs erreurs sur des shots mis de côté.</translation>
    </message>
    <message>
        <source>The source model as it is: it has seen no run of the target, no shot.</source>
        <translation>Le modèle source tel quel&#x202f;: il n’a vu aucune exécution de la cible, aucun shot.</translation>
    </message>
    <message>
        <source>The source model with an offset and a scale learned from the shots.</source>
        <translation>Le modèle source avec un décalage et une échelle appris sur les shots.</translation>
    </message>
    <message>
        <source>A model of the shots alone; the source is not used.</source>
        <translation>Un modèle des shots seuls&#x202f;; la source n’est pas utilisée.</translation>
    </message>
    <message>
        <source>The source model, given the target&apos;s features mapped onto its own.</source>
        <translation>Le modèle source, auquel on donne les variables de la cible mises en correspondance avec les siennes.</translation>
    </message>
    <message>
        <source>The source model, with a correction learned from the shots.</source>
        <translation>Le modèle source, avec une correction apprise sur les shots.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, their last layer learned anew.</source>
        <translation>Les réseaux de la source, leur dernière couche réapprise.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, trained further on the shots.</source>
        <translation>Les réseaux de la source, dont l’entraînement se poursuit sur les shots.</translation>
    </message>
    <message>
        <source>Outside the source&apos;s range</source>
        <translation>Hors de la plage de la source</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Rien à afficher pour l’instant.</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>Axe horizontal&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>Axe vertical&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %n valeur.</numerusform>
            <numerusform>%1&#x202f;: %n valeurs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Leaderboard of strategies</source>
        <translation>Classement des stratégies</translation>
    </message>
    <message>
        <source>Rows with their predictions</source>
        <translation>Lignes et leurs prédictions</translation>
    </message>
    <message>
        <source>Filter: text, or factor &gt; 1.25</source>
        <translation>Filtre&#x202f;: texte, ou facteur &gt; 1.25</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column: set, measured, predicted, factor, lower, upper, flags or a feature</source>
        <translation>Texte présent dans une cellule, ou condition sur une colonne&#x202f;: lot, mesuré, prédit, facteur, bas, haut, remarques ou une variable</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Shots: %1, runs that the model has not seen: %2.</source>
        <translation>Shots&#x202f;: %1, exécutions que le modèle n’a pas vues&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Shots: %1; no other run has a measurement.</source>
        <translation>Shots&#x202f;: %1&#x202f;; aucune autre exécution n’est mesurée.</translation>
    </message>
    <message>
        <source>Rows that repeat others exactly: %1. Between repetitions the response spreads by a factor of %2, which no model can predict.</source>
        <translation>Lignes qui en répètent exactement d’autres&#x202f;: %1. Entre répétitions, la réponse varie d’un facteur %2, qu’aucun modèle ne peut prédire.</translation>
    </message>
    <message>
        <source>what the source&apos;s networks learned</source>
        <translation>ce que les réseaux de la source ont appris</translation>
    </message>
    <message>
        <source>inputs aligned with the source&apos;s</source>
        <translation>des entrées alignées sur celles de la source</translation>
    </message>
    <message>
        <source>the target&apos;s own features</source>
        <translation>les variables propres à la cible</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>le bruit</translation>
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
        <translation>«&#x202f;%1&#x202f;» a une erreur de %2 sur des shots mis de côté.</translation>
    </message>
    <message>
        <source>%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 with %4.</source>
        <translation>«&#x202f;%1&#x202f;» prédit&#x202f;: son erreur sur des shots mis de côté, %2, est la plus basse&#x202f;; suit «&#x202f;%3&#x202f;» avec %4.</translation>
    </message>
    <message>
        <source>%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being the best of many on so few shots is partly luck; %1 weighs many models instead of picking one.</source>
        <translation>«&#x202f;%1&#x202f;» prédit avec une erreur de %2 sur des shots mis de côté. «&#x202f;%3&#x202f;» montre %4, mais être la meilleure de plusieurs sur si peu de shots tient en partie à la chance&#x202f;; «&#x202f;%1&#x202f;» pondère de nombreux modèles au lieu d’en choisir un.</translation>
    </message>
    <message>
        <source>the source model with an offset</source>
        <translation>le modèle source avec un décalage</translation>
    </message>
    <message>
        <source>What carries it: %1.</source>
        <translation>Ce qui le porte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>What carries it: %1; %2 is noise.</source>
        <translation>Ce qui le porte&#x202f;: %1&#x202f;; %2 est du bruit.</translation>
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
        <translation>Plus courts d’abord</translation>
    </message>
    <message>
        <source>EASY</source>
        <translation>EASY</translation>
    </message>
    <message>
        <source>EASY, shortest first</source>
        <translation>EASY, plus courts d’abord</translation>
    </message>
    <message>
        <source>EASY on named nodes</source>
        <translation>EASY sur nœuds nommés</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>Conservateur</translation>
    </message>
    <message>
        <source>Conservative on named nodes</source>
        <translation>Conservateur sur nœuds nommés</translation>
    </message>
    <message>
        <source>Moldable EASY</source>
        <translation>EASY moldable</translation>
    </message>
    <message>
        <source>request</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>request doubled</source>
        <translation>demande doublée</translation>
    </message>
    <message>
        <source>true run time</source>
        <translation>temps d’exécution réel</translation>
    </message>
    <message>
        <source>recent average</source>
        <translation>moyenne récente</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>mise à l’échelle linéaire</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>Amdahl</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>modèle adapté</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>policy and estimate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rigid, as asked</source>
        <translation>Rigide, comme demandé</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>Moldable EASY, on fewer nodes</source>
        <translation>EASY moldable, sur moins de nœuds</translation>
    </message>
    <message>
        <source>Turnaround by load</source>
        <translation>Temps de séjour selon la charge</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Temps de séjour</translation>
    </message>
    <message>
        <source>Submissions by hour of the day</source>
        <translation>Soumissions selon l’heure de la journée</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Jobs by size</source>
        <translation>Jobs selon la taille</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3)</source>
        <translation>%1&#x202f;: %2 (d’abord à la ligne %3)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Temps de séjour par politique et estimation</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval</source>
        <translation>Borne supérieure de l’intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Processeurs</translation>
    </message>
</context>
<context>
    <name>SeverityTables</name>
    <message>
        <source>Way to predict</source>
        <translation>Manière de prédire</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Errors on held-out shots</source>
        <translation>Erreurs sur les shots mis de côté</translation>
    </message>
    <message>
        <source>Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as good as their mean</source>
        <translation>Erreur quadratique moyenne sur les shots mis de côté, rapportée à leur variance&#x202f;: 0 est exact, 1 ne vaut pas mieux que leur moyenne</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Hors plage</translation>
    </message>
    <message>
        <source>Features by how far they moved</source>
        <translation>Variables selon leur écart</translation>
    </message>
    <message>
        <source>0: the same values as often on source and target; 1: no value in common</source>
        <translation>0&#x202f;: les mêmes valeurs aussi souvent dans la source et la cible&#x202f;; 1&#x202f;: aucune valeur commune</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Source %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1 (la plus proche)</translation>
    </message>
    <message>
        <source>%1 (lowest)</source>
        <translation>%1 (la plus basse)</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Comportement</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seule</translation>
    </message>
    <message>
        <source>Error without</source>
        <translation>Erreur sans elle</translation>
    </message>
    <message>
        <source>What each source is worth</source>
        <translation>Ce que vaut chaque source</translation>
    </message>
    <message>
        <source>Different behaviour: what no offset and scale brings back</source>
        <translation>Comportement différent&#x202f;: ce qu’aucun décalage ni aucune échelle ne restitue</translation>
    </message>
    <message>
        <source>Severity measured from this source alone; below it, in the tip, from all others</source>
        <translation>Sévérité mesurée à partir de cette source seule&#x202f;; dans l’infobulle de la valeur, à partir de toutes les autres</translation>
    </message>
    <message>
        <source>nMSE of Auto trained and adapted without this source</source>
        <translation>nMSE d’Auto entraîné et adapté sans cette source</translation>
    </message>
    <message>
        <source>Share of the target&apos;s rows beyond what the source has seen of this feature</source>
        <translation>Part des lignes de la cible au-delà de ce que la source a vu de cette variable</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>La plus grande part de la sévérité&#x202f;: aucun décalage ni aucune échelle ne restitue cette part de la réponse.</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>Compte pour environ un tiers dans la sévérité, car une transformation de sortie apprise sur quelques shots l’élimine.</translation>
    </message>
    <message>
        <source>Not part of the severity: how the features vary together says little about how hard the transfer is. 0 is what parts of the source show among themselves, 1 what unrelated features would.</source>
        <translation>Ne fait pas partie de la sévérité&#x202f;: la façon dont les variables varient ensemble dit peu de la difficulté du transfert. 0 est ce que des parties de la source montrent entre elles, 1 ce que montreraient des variables sans rapport.</translation>
    </message>
    <message>
        <source>For reading only.</source>
        <translation>Pour information seulement.</translation>
    </message>
    <message>
        <source>What the closest source predicts, without learning anything from the shots.</source>
        <translation>Ce que prédit la source la plus proche, sans rien apprendre des shots.</translation>
    </message>
    <message>
        <source>Two numbers are learned from the shots: how much slower the target is, and how strongly it reacts.</source>
        <translation>Deux nombres sont appris sur les shots&#x202f;: de combien la cible est plus lente, et à quel point elle réagit.</translation>
    </message>
    <message>
        <source>A model of the shots alone, the better of a ridge and a forest; the source is not used.</source>
        <translation>Un modèle des shots seuls, le meilleur d’une régression ridge et d’une forêt&#x202f;; la source n’est pas utilisée.</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>confiance faible</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>confiance moyenne</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>confiance élevée</translation>
    </message>
    <message>
        <source>More shots make the band narrower.</source>
        <translation>Plus de shots rendent la bande plus étroite.</translation>
    </message>
    <message>
        <source>0: the target is as good as the source&apos;s own platform; 1: nothing of what the source learned carries over.</source>
        <translation>0&#x202f;: la cible se prédit aussi bien que la plateforme de la source&#x202f;; 1&#x202f;: rien de ce que la source a appris ne se transporte.</translation>
    </message>
    <message>
        <source>Not measurable</source>
        <translation>Non mesurable</translation>
    </message>
    <message>
        <source>Band: with all of the target&apos;s runs measured, the severity would lie from %1 to %2 in nine of ten cases.</source>
        <translation>Bande&#x202f;: avec toutes les exécutions de la cible mesurées, la sévérité se situerait entre %1 et %2 dans neuf cas sur dix.</translation>
    </message>
    <message>
        <source>Behaviour: as different by chance alone with %1.</source>
        <translation>Comportement&#x202f;: aussi différent par le seul hasard avec %1.</translation>
    </message>
    <message>
        <source>Level: as different by chance alone with %1.</source>
        <translation>Niveau&#x202f;: aussi différent par le seul hasard avec %1.</translation>
    </message>
    <message>
        <source>Inputs: as different by chance alone with %1.</source>
        <translation>Entrées&#x202f;: aussi différentes par le seul hasard avec %1.</translation>
    </message>
    <message>
        <source>The evidence is not certain, so only %1 of the difference counts.</source>
        <translation>L’indice n’est pas certain, seuls %1 de la différence comptent donc.</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>Sévérité %1</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>Sur les shots, %1 de la variance de la réponse échappe à ce que cette source explique après un décalage et une échelle.</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>Comportement différent&#x202f;: %1</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>Écart&#x202f;: plus grande différence entre les parts de lignes sous une valeur, dans la source et la cible.</translation>
    </message>
    <message>
        <source>Severity from all other sources together: %1.</source>
        <translation>Sévérité à partir de toutes les autres sources ensemble&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Without it, trained and adapted afresh: nMSE %1, MAPE %2.</source>
        <translation>Sans elle, entraînement et adaptation refaits&#x202f;: nMSE %1, MAPE %2.</translation>
    </message>
    <message>
        <source>A difference this large by chance alone: %1.</source>
        <translation>Une différence de cette taille par le seul hasard&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Says whether the runs themselves differ, not whether they behave differently. It only helps to decide whether a difference counts as real.</source>
        <translation>Dit si les exécutions elles-mêmes diffèrent, non si elles se comportent différemment. Aide seulement à décider si une différence compte comme réelle.</translation>
    </message>
    <message>
        <source>Not part of the severity. Beyond that range, tree models repeat what they say at its edge.</source>
        <translation>N’entre pas dans la sévérité. Au-delà de cette plage, les modèles à arbres répètent ce qu’ils disent à son bord.</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference counts as real.</source>
        <translation>N’entre pas en soi dans la sévérité. Ce que les colonnes manquantes coûtent au modèle source aide à décider si une différence compte comme réelle.</translation>
    </message>
    <message>
        <source>High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is narrower than 0.4; low: it is wider, or the source does not predict its own platform.</source>
        <translation>Élevée&#x202f;: la bande est plus étroite que 0.2 et les shots tranchent le verdict&#x202f;; moyenne&#x202f;: la bande est plus étroite que 0.4&#x202f;; faible&#x202f;: elle est plus large, ou la source ne prédit pas sa propre plateforme.</translation>
    </message>
    <message>
        <source>None of this goes beyond chance, so the severity is 0.</source>
        <translation>Rien de cela ne dépasse le hasard, la sévérité est donc 0.</translation>
    </message>
    <message>
        <source>The source against itself: %1.</source>
        <translation>La source face à elle-même&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Limit of chance: %1.</source>
        <translation>Limite du hasard&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This source is the closest, level included: the severity is measured from it.</source>
        <translation>Cette source est la plus proche, niveau compris&#x202f;: la sévérité est mesurée à partir d’elle.</translation>
    </message>
    <message>
        <source>Shift: share of rows whose category would have to change.</source>
        <translation>Décalage&#x202f;: part des lignes dont la catégorie devrait changer.</translation>
    </message>
    <message>
        <source>With this many rows, up to %1 is chance.</source>
        <translation>Avec autant de lignes, jusqu’à %1 relève du hasard.</translation>
    </message>
    <message>
        <source>The source model&apos;s prediction becomes one more feature, or a correction of it is learned from the shots.</source>
        <translation>La prédiction du modèle source devient une variable de plus, ou une correction en est apprise sur les shots.</translation>
    </message>
    <message>
        <source>Without it, the mean of the other sources&apos; models with an offset and a scale: nMSE %1.</source>
        <translation>Sans elle, la moyenne des modèles des autres sources avec décalage et échelle&#x202f;: nMSE %1.</translation>
    </message>
</context>
<context>
    <name>ShotCurvePlot</name>
    <message>
        <source>Error against shots</source>
        <translation>Erreur selon les shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Normalised mean squared error on runs not seen</source>
        <translation>Erreur quadratique moyenne normalisée sur les exécutions non vues</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Runs not seen</source>
        <translation>Exécutions non vues</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Predicted against measured, %1</source>
        <translation>Prédit et mesuré, %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1 (mesuré)</translation>
    </message>
    <message>
        <source>Predicted %1</source>
        <translation>%1 (prédit)</translation>
    </message>
    <message>
        <source>No target row has a measured response to compare with.</source>
        <translation>Aucune ligne de la cible n’a de réponse mesurée à comparer.</translation>
    </message>
    <message>
        <source>±25 %</source>
        <translation>±25&#x202f;%</translation>
    </message>
    <message>
        <source>±10 %</source>
        <translation>±10&#x202f;%</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Residuals, %1</source>
        <translation>Résidus, %1</translation>
    </message>
    <message>
        <source>Measured / predicted</source>
        <translation>Mesuré / prédit</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>Sans erreur</translation>
    </message>
    <message>
        <source>Measured − predicted</source>
        <translation>Mesuré − prédit</translation>
    </message>
    <message>
        <source>Severity, by component</source>
        <translation>Sévérité, par composante</translation>
    </message>
    <message>
        <source>0: as the source, 1: nothing in common</source>
        <translation>0&#x202f;: comme la source, 1&#x202f;: rien en commun</translation>
    </message>
    <message>
        <source>No component could be measured.</source>
        <translation>Aucune composante n’a pu être mesurée.</translation>
    </message>
    <message>
        <source>Error of every strategy</source>
        <translation>Erreur de chaque stratégie</translation>
    </message>
    <message>
        <source>Normalised mean squared error</source>
        <translation>Erreur quadratique moyenne normalisée</translation>
    </message>
    <message>
        <source>No strategy has an error yet.</source>
        <translation>Aucune stratégie n’a encore d’erreur.</translation>
    </message>
    <message>
        <source>Out of fold, on the shots</source>
        <translation>En validation croisée, sur les shots</translation>
    </message>
    <message>
        <source>On runs not seen</source>
        <translation>Sur les exécutions non vues</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>Pas de gradient</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>The loss appears here while a network is trained.</source>
        <translation>La perte s’affiche ici pendant l’entraînement d’un réseau.</translation>
    </message>
    <message>
        <source>%1, training</source>
        <translation>%1, entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validation</translation>
    </message>
    <message>
        <source>Network %1</source>
        <translation>Réseau %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>the source against itself</source>
        <translation>la source face à elle-même</translation>
    </message>
    <message>
        <source>limit of chance</source>
        <translation>limite du hasard</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>Exporter la table…</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>Two platforms</source>
        <translation>Deux plateformes</translation>
    </message>
    <message>
        <source>Five small kernels were timed twice: as plain code on one core, the source, and with the vector units of two cores, the target. Their columns differ in name, unit and number.</source>
        <translation>Cinq petits noyaux de calcul ont été mesurés deux fois&#x202f;: en code simple sur un cœur, la source, et avec les unités vectorielles de deux cœurs, la cible. Leurs colonnes diffèrent par le nom, l’unité et le nombre.</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>Ce qui ne correspond pas</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>Accepter les suggestions</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>Vingt exécutions</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>À quelle distance elles sont</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Prédit et mesuré</translation>
    </message>
    <message>
        <source>Who wins, and why</source>
        <translation>Qui gagne, et pourquoi</translation>
    </message>
    <message>
        <source>All strategies with the same shots, models of the shots alone among them. If those win, you do not need the source.</source>
        <translation>Toutes les stratégies avec les mêmes shots, dont des modèles des shots seuls. Si ceux-ci gagnent, vous n’avez pas besoin de la source.</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>Que mesurer ensuite</translation>
    </message>
    <message>
        <source>The runs that would teach most, and what they are expected to be worth. Save the list and take it to the machine.</source>
        <translation>Les exécutions qui apprendraient le plus, et ce qu’on peut en attendre. Enregistrez la liste et emportez-la à la machine.</translation>
    </message>
    <message>
        <source>Take the model with you</source>
        <translation>Emporter le modèle</translation>
    </message>
    <message>
        <source>One file with the model as ONNX and TorchScript, checked before it counts as done. Then open two tables of your own: that was all.</source>
        <translation>Un fichier avec le modèle en ONNX et TorchScript, vérifié avant d’être considéré comme terminé. Ouvrez ensuite deux tables à vous&#x202f;: c’est tout.</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Accepter les suggestions</translation>
    </message>
    <message>
        <source>Fifteen columns exist on one side only. Before anything is done about them, see what the source is worth as it is.</source>
        <translation>Quinze colonnes n’existent que d’un côté. Avant d’y toucher, voyez ce que vaut la source telle quelle.</translation>
    </message>
    <message>
        <source>The adaptation learns from twenty runs of the target, the shots; all others are kept aside to test it. Press Start. You can cancel at any time.</source>
        <translation>L’adaptation apprend de vingt exécutions de la cible, les shots&#x202f;; toutes les autres sont mises de côté pour la tester. Appuyez sur «&#x202f;Démarrer&#x202f;». Vous pouvez annuler à tout moment.</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Remember the error of Auto in the leaderboard: it is about to fall.</source>
        <translation>Chaque point est une exécution, et sur la droite la prédiction est juste. Retenez l’erreur d’Auto dans le classement&#x202f;: elle va bientôt baisser.</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names and units. Accept them one by one, or go on to accept them all; Undo takes it back.</source>
        <translation>Footbridge a trouvé des colonnes de même sens sous d’autres noms et dans d’autres unités. Acceptez-les une à une, ou continuez pour les accepter toutes&#x202f;; «&#x202f;Annuler&#x202f;» revient en arrière.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The same twenty shots, now with what the matched columns carry over.</source>
        <translation>Les mêmes vingt shots, avec désormais ce que les colonnes appariées transportent.</translation>
    </message>
    <message>
        <source>What matching was worth</source>
        <translation>Ce qu’a apporté l’appariement</translation>
    </message>
    <message>
        <source>0 means just like the source, 1 means nothing in common; the outer line is what so few shots leave open. The bars say where the two differ.</source>
        <translation>0 signifie exactement comme la source, 1 rien en commun&#x202f;; le trait extérieur est ce que si peu de shots laissent ouvert. Les barres disent où les deux diffèrent.</translation>
    </message>
    <message>
        <source>The dashed outline is the measurement before, when fifteen columns had no counterpart. Below stands whether transfer pays, in the figures of the leaderboard.</source>
        <translation>Le contour en tirets est la mesure précédente, quand quinze colonnes n’avaient pas d’équivalent. En dessous figure si le transfert est rentable, dans les chiffres du classement.</translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message>
        <source>from scratch</source>
        <translation>à partir de zéro</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>%n gelée</numerusform>
            <numerusform>%n gelées</numerusform>
        </translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Erreur pendant l’entraînement</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>1.05 × the best error from scratch</source>
        <translation>1.05 × la meilleure erreur à partir de zéro</translation>
    </message>
    <message>
        <source>Watched rows, nMSE</source>
        <translation>Lignes surveillées, nMSE</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>The final error is no worse.</source>
        <translation>L’erreur finale n’est pas moins bonne.</translation>
    </message>
    <message>
        <source>The final error is %1 times that from scratch.</source>
        <translation>L’erreur finale vaut %1 fois celle à partir de zéro.</translation>
    </message>
    <message>
        <source>Not every seed reaches the error asked for within the budget with: %1.</source>
        <translation>Toutes les graines n’atteignent pas l’erreur demandée dans le budget avec&#x202f;: %1.</translation>
    </message>
    <message>
        <source>never reaches the error asked for</source>
        <translation>n’atteint jamais l’erreur demandée</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%n graine sur %1 atteint l’erreur demandée</numerusform>
            <numerusform>%n graines sur %1 atteignent l’erreur demandée</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the error bound, blocks that it has not learned from shrink by a factor of %1; trained from scratch, by %2.</source>
        <translation>Dans la borne d’erreur, les blocs dont il n’a rien appris sont réduits d’un facteur %1&#x202f;; entraîné à partir de zéro, d’un facteur %2.</translation>
    </message>
    <message>
        <source>The source&apos;s weights save no training time for sure.</source>
        <translation>Les poids de la source n’économisent pas de temps d’entraînement avec certitude.</translation>
    </message>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>Partez des poids de la source avec %n couche gelée&#x202f;: la même qualité en %1 au lieu de %2, soit %3 de moins (%4 à %5).</numerusform>
            <numerusform>Partez des poids de la source avec %n couches gelées&#x202f;: la même qualité en %1 au lieu de %2, soit %3 de moins (%4 à %5).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
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
        <translation>moins d’une seconde restante</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>environ %1 s restantes</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>environ %1 min restantes</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 ko</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 Mo</translation>
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
        <translation>Adaptation</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progression du calcul</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training and validation loss</source>
        <translation>Perte d’entraînement et de validation</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Strategies of the run</source>
        <translation>Stratégies du calcul</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminé en %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Cancelled. The last good result is still here.</source>
        <translation>Annulé. Le dernier bon résultat est toujours là.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page first.</source>
        <translation>Ouvrez d’abord une source et une cible sur la page Données.</translation>
    </message>
    <message>
        <source>Something changed since the last run. Start again to bring the results up to date.</source>
        <translation>Quelque chose a changé depuis le dernier calcul. Recommencez pour mettre les résultats à jour.</translation>
    </message>
    <message>
        <source>Train on the source once, then carry the model over with a few target runs.</source>
        <translation>Entraînez une fois sur la source, puis transportez le modèle avec quelques exécutions de la cible.</translation>
    </message>
    <message>
        <source>Waiting for the first training steps.</source>
        <translation>En attente des premiers pas d’entraînement.</translation>
    </message>
    <message>
        <source>Training and validation loss appear here while a network trains.</source>
        <translation>La perte d’entraînement et de validation s’affiche ici pendant l’entraînement d’un réseau.</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed. The last good result is still here.</source>
        <translation>Échec. Le dernier bon résultat est toujours là.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Échec.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list at the bottom says which runs to measure next: those that would teach the model most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Adaptation&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choisissez de combien de lignes mesurées de la cible l’adaptation peut apprendre, les shots, et cliquez sur Démarrer. Le modèle source est entraîné une fois&#x202f;; chaque stratégie est ensuite ajustée sur les mêmes shots.&lt;/p&gt;&lt;p&gt;La liste du bas dit quelles exécutions mesurer ensuite&#x202f;: celles qui apprendraient le plus au modèle.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptSettings</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>All measured rows</source>
        <translation>Toutes les mesurées</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Marked rows</source>
        <translation>Lignes marquées</translation>
    </message>
    <message>
        <source>Select rows of the target on the Data page and press “Use as shots”</source>
        <translation>Sélectionnez des lignes de la cible sur la page Données et cliquez sur «&#x202f;Utiliser comme shots&#x202f;»</translation>
    </message>
    <message>
        <source>The target rows with a measured response that the adaptation may see</source>
        <translation>Les lignes de la cible à réponse mesurée que l’adaptation peut voir</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>&amp;Shots</translation>
    </message>
    <message>
        <source>Amount of shots</source>
        <translation>Quantité de shots</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Shots only</source>
        <translation>Shots seulement</translation>
    </message>
    <message>
        <source>Whose features may be used for ranges and scales; responses are only ever taken from the shots</source>
        <translation>Dont les variables peuvent servir aux plages et aux échelles&#x202f;; les réponses ne viennent jamais que des shots</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>The same inputs and seed give the same results</source>
        <translation>Les mêmes entrées et la même graine donnent les mêmes résultats</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Strategies to run</source>
        <translation>Stratégies à exécuter</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#x202f;%</translation>
    </message>
    <message>
        <source>the target rows that the adaptation may learn from</source>
        <translation>les lignes de la cible dont l’adaptation peut apprendre</translation>
    </message>
    <message>
        <source>%1 rows marked on the Data page; the other measured rows test the result</source>
        <translation>%1 lignes marquées sur la page Données&#x202f;; les autres lignes mesurées testent le résultat</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>Un calcul demande au moins une stratégie.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>%1 lignes sur %2, tirées avec la graine&#x202f;: davantage prendrait des heures et n’aiderait guère&#x202f;; le reste teste le résultat</translation>
    </message>
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>la %n ligne de la cible avec une réponse mesurée&#x202f;; les autres sont prédites</numerusform>
            <numerusform>les %n lignes de la cible avec une réponse mesurée&#x202f;; les autres sont prédites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>lignes de la cible dont apprendre, tirées avec la graine parmi %n ligne mesurée&#x202f;; le reste teste le résultat</numerusform>
            <numerusform>lignes de la cible dont apprendre, tirées avec la graine parmi %n lignes mesurées&#x202f;; le reste teste le résultat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AnalysisRunner</name>
    <message>
        <source>the example</source>
        <translation>l’exemple</translation>
    </message>
</context>
<context>
    <name>footbridge::Autosave</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1</source>
        <translation>Le travail non enregistré serait perdu en cas de plantage&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message>
        <source>Choose another bundle…</source>
        <translation>Choisir un autre paquet…</translation>
    </message>
    <message>
        <source>What differs from another bundle: features, errors, where the model comes from, and its predictions.</source>
        <translation>Ce qui diffère d’un autre paquet&#x202f;: variables, erreurs, origine du modèle et prédictions.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>This bundle</source>
        <translation>Ce paquet</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Paquets (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 says and predicts the same.</source>
        <translation>%1 dit et prédit la même chose.</translation>
    </message>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1 diffère en %n endroit.</numerusform>
            <numerusform>%1 diffère en %n endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions on %1 samples differ by %2 % at most and %3 % in the median.</source>
        <translation>Les prédictions sur %1 échantillons diffèrent de %2&#x202f;% au plus et de %3&#x202f;% en médiane.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContentsView</name>
    <message>
        <source>%1 (%2, %3 rows)</source>
        <translation>%1 (%2, %3 lignes)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, left out of the bundle</source>
        <translation>%1, non inclus dans le paquet</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalles</translation>
    </message>
    <message>
        <source>for %1 of the rows</source>
        <translation>pour %1 des lignes</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Poursuite</translation>
    </message>
    <message>
        <source>possible: source model and shots are inside</source>
        <translation>possible&#x202f;: le modèle source et les shots sont inclus</translation>
    </message>
    <message>
        <source>not possible: only what prediction needs is inside</source>
        <translation>impossible&#x202f;: seul ce qu’exige la prédiction est inclus</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Range or categories</source>
        <translation>Plage ou catégories</translation>
    </message>
    <message>
        <source>Features of the model</source>
        <translation>Variables du modèle</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>On the shots</source>
        <translation>Sur les shots</translation>
    </message>
    <message>
        <source>On other rows</source>
        <translation>Sur d’autres lignes</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Erreurs des stratégies</translation>
    </message>
    <message>
        <source>Squared error over the variance: out of fold on the shots, and on the measured rows that were not shots</source>
        <translation>Erreur quadratique rapportée à la variance&#x202f;: en validation croisée sur les shots, et sur les lignes mesurées qui n’étaient pas des shots</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContinuation</name>
    <message>
        <source>More &amp;shots:</source>
        <translation>Autres &amp;shots&#x202f;:</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>This bundle holds only what prediction needs: its shots were left out, or an old version wrote it. Adapt from the sources instead.</source>
        <translation>Ce paquet ne contient que ce qu’exige la prédiction&#x202f;: ses shots ont été omis, ou une ancienne version l’a écrit. Adaptez plutôt à partir des sources.</translation>
    </message>
    <message>
        <source>Choose a table with more runs…</source>
        <translation>Choisir une table avec d’autres exécutions…</translation>
    </message>
    <message>
        <source>A table of the target: what is not measured yet may be empty, and the bundle&apos;s own shots may be among its rows.</source>
        <translation>Une table de la cible&#x202f;: ce qui n’est pas encore mesuré peut être vide, et les shots du paquet peuvent figurer parmi ses lignes.</translation>
    </message>
    <message>
        <source>all that are measured</source>
        <translation>toutes celles qui sont mesurées</translation>
    </message>
    <message>
        <source>How many rows to draw: 20 or 5%; empty: every row with a response</source>
        <translation>Combien de lignes tirer&#x202f;: 20 ou 5%&#x202f;; vide&#x202f;: chaque ligne avec une réponse</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export as a new bundle…</source>
        <translation>Exporter comme nouveau paquet…</translation>
    </message>
    <message>
        <source>Progress of the adaptation</source>
        <translation>Progression de l’adaptation</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Error on the shots</source>
        <translation>Erreur sur les shots</translation>
    </message>
    <message>
        <source>on other rows</source>
        <translation>sur d’autres lignes</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Erreurs des stratégies</translation>
    </message>
    <message>
        <source>More runs</source>
        <translation>Autres exécutions</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Adapted to %1 shots: %2 of the bundle and %3 more.</source>
        <translation>Adapté à %1 shots&#x202f;: %2 du paquet et %3 de plus.</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Exporter le paquet</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquet (*.zip)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exporté vers %1 (%2). Rouvert et comparé&#x202f;: plus grande différence %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleDialog</name>
    <message>
        <source>Bundle</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Opening the bundle</source>
        <translation>Ouverture du paquet</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progression de la vérification</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Writes the contents again, compares every byte, and asks every format for the samples and for random rows</source>
        <translation>Réécrit le contenu, compare chaque octet et interroge chaque format sur les échantillons et sur des lignes aléatoires</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Go on with more shots</source>
        <translation>Poursuivre avec d’autres shots</translation>
    </message>
    <message>
        <source>Every byte is as it was written.</source>
        <translation>Chaque octet est tel qu’il a été écrit.</translation>
    </message>
    <message>
        <source>Every checksum is right; another zlib packed it, so that its bytes could not be compared.</source>
        <translation>Chaque somme de contrôle est juste&#x202f;; un autre zlib l’a compressé, ses octets n’ont donc pas pu être comparés.</translation>
    </message>
    <message>
        <source>TorchScript by LibTorch and ONNX by Footbridge&apos;s own reader agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>TorchScript par LibTorch et ONNX par le lecteur de Footbridge concordent sur %1 échantillons et %2 lignes aléatoires&#x202f;; plus grande différence %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1 (%n cellule)</numerusform>
            <numerusform>%1 (%n cellules)</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign needs at least two tables that are files. Open more of them, or choose a folder of CSV files.</source>
        <translation>Une campagne demande au moins deux tables qui sont des fichiers. Ouvrez-en d’autres, ou choisissez un dossier de fichiers CSV.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>There is nothing to measure: tick at least one pair and name a number of shots.</source>
        <translation>Il n’y a rien à mesurer&#x202f;: cochez au moins une paire et indiquez un nombre de shots.</translation>
    </message>
    <message>
        <source>This experiment has no shots: it is not finished, or it failed.</source>
        <translation>Cette expérience n’a pas de shots&#x202f;: elle n’est pas terminée, ou elle a échoué.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignMap</name>
    <message>
        <source>Map of the pairs: sources in the rows, targets in the columns</source>
        <translation>Carte des paires&#x202f;: sources en lignes, cibles en colonnes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1
Gain %2, severity %3, nMSE %4, least error: %5</source>
        <translation>%1
Gain %2, sévérité %3, nMSE %4, erreur la plus faible&#x202f;: %5</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message>
        <source>Finished cells of the campaign</source>
        <translation>Cellules terminées de la campagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnante</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Number of shots shown</source>
        <translation>Nombre de shots affiché</translation>
    </message>
    <message>
        <source>Orange: transfer does not pay. Blue: it pays. Dashed: not finished.</source>
        <translation>Orange&#x202f;: le transfert n’est pas rentable. Bleu&#x202f;: il l’est. Tirets&#x202f;: pas terminé.</translation>
    </message>
    <message>
        <source>Open this experiment</source>
        <translation>Ouvrir cette expérience</translation>
    </message>
    <message>
        <source>Repeat to open</source>
        <translation>Répétition à ouvrir</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Report and plots…</source>
        <translation>Rapport et graphiques…</translation>
    </message>
    <message>
        <source>Pairs of the campaign</source>
        <translation>Paires de la campagne</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; done &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; failed &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; running &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; left</source>
        <translation>Terminées&#x202f;: &lt;b&gt;%1&lt;/b&gt; &amp;nbsp; échouées&#x202f;: &lt;b&gt;%2&lt;/b&gt; &amp;nbsp; en cours&#x202f;: &lt;b&gt;%3&lt;/b&gt; &amp;nbsp; restantes&#x202f;: &lt;b&gt;%4&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone, from the row to the column.</source>
        <translation>Gain d’Auto par rapport aux shots seuls, de la ligne vers la colonne.</translation>
    </message>
    <message>
        <source>Normalised mean squared error of Auto, from the row to the column.</source>
        <translation>Erreur quadratique moyenne normalisée d’Auto, de la ligne vers la colonne.</translation>
    </message>
    <message>
        <source>How far the column lies from the row, from 0 to 1.</source>
        <translation>À quelle distance la colonne se trouve de la ligne, de 0 à 1.</translation>
    </message>
    <message>
        <source>The strategy with the least error; blue where it uses the source.</source>
        <translation>La stratégie à l’erreur la plus faible&#x202f;; en bleu lorsqu’elle utilise la source.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1 avec %n shot&#x202f;; le transfert est rentable dans %2 cas sur %3</numerusform>
            <numerusform>%1 avec %n shots&#x202f;; le transfert est rentable dans %2 cas sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat %1 of %2</source>
        <translation>Répétition %1 sur %2</translation>
    </message>
    <message>
        <source>with exactly its shots</source>
        <translation>avec exactement ses shots</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>%n shot&#x202f;: gain %1</numerusform>
            <numerusform>%n shots&#x202f;: gain %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message>
        <source>Every strategy sees the same shots. A campaign that is interrupted goes on where it stopped, and no finished cell is lost or run twice.</source>
        <translation>Chaque stratégie voit les mêmes shots. Une campagne interrompue reprend là où elle s’est arrêtée, et aucune cellule terminée n’est perdue ni exécutée deux fois.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>source in the row, target in the column</source>
        <translation>source en ligne, cible en colonne</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Same features only</source>
        <translation>Mêmes variables seulement</translation>
    </message>
    <message>
        <source>Folder of tables…</source>
        <translation>Dossier de tables…</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>&amp;Shots</translation>
    </message>
    <message>
        <source>numbers, or shares such as 5 %</source>
        <translation>nombres, ou parts comme 5&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Repeats</source>
        <translation>&amp;Répétitions</translation>
    </message>
    <message>
        <source>draws of shots for each pair and count</source>
        <translation>tirages de shots par paire et par nombre</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Where to run</source>
        <translation>Où exécuter</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>a folder of its own</source>
        <translation>un dossier à elle</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Results &amp;in</source>
        <translation>Résu&amp;ltats dans</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>the site&apos;s own</source>
        <translation>celle du site</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Cores each</source>
        <translation>Cœurs par worker</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>Mémoire par worker</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>A worker ends cleanly before it.</source>
        <translation>Un worker se termine proprement avant elle.</translation>
    </message>
    <message>
        <source>Set-up line</source>
        <translation>Ligne de préparation</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>Dossier des résultats</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>Dossier de fichiers CSV</translation>
    </message>
    <message>
        <source>Shots are whole numbers such as 20 or shares such as 5%, separated by commas.</source>
        <translation>Les shots sont des nombres entiers comme 20 ou des parts comme 5%, séparés par des virgules.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the response of the first is %2, proposed from its name.</source>
        <translation>%1&#x202f;; la réponse de la première est %2, proposée d’après son nom.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 = %4, with %5.</source>
        <translation>%1 × %2 × %3 = %4, avec %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>%n nombre de shots</numerusform>
            <numerusform>%n nombres de shots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n répétition</numerusform>
            <numerusform>%n répétitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cellule</numerusform>
            <numerusform>%n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Roughly %2, as the cells of “%3” took.</source>
        <translation>%1 Environ %2, d’après la durée des cellules de «&#x202f;%3&#x202f;».</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Campaigns&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every strategy on many pairs of tables, with several numbers of shots and several draws of them: on which pairs does transfer pay, and with how many shots? A campaign runs on this machine or on a cluster&apos;s batch system, and goes on where it stopped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Campagnes&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Toutes les stratégies sur de nombreuses paires de tables, avec plusieurs nombres de shots et plusieurs tirages&#x202f;: sur quelles paires le transfert est-il rentable, et avec combien de shots&#x202f;? Une campagne s’exécute sur cette machine ou sur le gestionnaire de jobs d’un cluster, et reprend là où elle s’est arrêtée.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 échouées</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>%n cellule à exécuter</numerusform>
            <numerusform>%n cellules à exécuter</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Run and results</source>
        <translation>Exécution et résultats</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>A campaign measures every strategy on many pairs of tables.</source>
        <translation>Une campagne mesure toutes les stratégies sur de nombreuses paires de tables.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1&#x202f;: %2, %3.</translation>
    </message>
    <message>
        <source>On which pairs does transfer pay, and with how many shots? Choose what to measure.</source>
        <translation>Sur quelles paires le transfert est-il rentable, et avec combien de shots&#x202f;? Choisissez ce qu’il faut mesurer.</translation>
    </message>
    <message>
        <source>Folder of a campaign&apos;s results</source>
        <translation>Dossier des résultats d’une campagne</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign.</source>
        <translation>Le dossier %1 ne contient aucune campagne.</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Écrits&#x202f;: report.html et le dossier plots dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cellule</numerusform>
            <numerusform>%n cellules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::Canvas</name>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Interval: %1 to %2</source>
        <translation>Intervalle&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <translation>Plancher&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonCard</name>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Comparison of two results</source>
        <translation>Comparaison de deux résultats</translation>
    </message>
    <message>
        <source>The better figure is in bold.</source>
        <translation>Le meilleur chiffre est en gras.</translation>
    </message>
    <message>
        <source>The two were tested on other runs, so part of the differences may be chance. The better figure is in bold.</source>
        <translation>Les deux ont été testés sur des exécutions différentes&#x202f;; une partie des différences peut donc être due au hasard. Le meilleur chiffre est en gras.</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonModel</name>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>calcul %1</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Error, out of fold</source>
        <translation>Erreur, valid. croisée</translation>
    </message>
    <message>
        <source>Mean squared error over the variance, each shot predicted by a model that has not seen it</source>
        <translation>Erreur quadratique moyenne sur la variance, chaque shot prédit par un modèle qui ne l’a pas vu</translation>
    </message>
    <message>
        <source>Error, not seen</source>
        <translation>Erreur, non vues</translation>
    </message>
    <message>
        <source>MAPE, not seen</source>
        <translation>MAPE, non vues</translation>
    </message>
    <message>
        <source>Mean absolute percentage error</source>
        <translation>Erreur absolue moyenne en pourcentage</translation>
    </message>
    <message>
        <source>Runs not seen</source>
        <translation>Exécutions non vues</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Autour de chaque prédiction, d’après les résidus de la validation croisée</translation>
    </message>
    <message>
        <source>Inside the interval</source>
        <translation>Dans l’intervalle</translation>
    </message>
    <message>
        <source>Share of the runs not seen, to be near its level</source>
        <translation>Part des exécutions non vues, qui doit être proche de son niveau</translation>
    </message>
    <message>
        <source>Fitted in</source>
        <translation>Ajustée en</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>De même sur les exécutions mesurées qui ne sont pas des shots</translation>
    </message>
</context>
<context>
    <name>footbridge::CostDesk</name>
    <message>
        <source>%1 needs two columns of numbers: what was requested and what was measured.</source>
        <translation>%1 doit avoir deux colonnes de nombres&#x202f;: ce qui a été demandé et ce qui a été mesuré.</translation>
    </message>
</context>
<context>
    <name>footbridge::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>%1 × the prediction</source>
        <translation>%1 × la prédiction</translation>
    </message>
    <message>
        <source>upper bound, %1</source>
        <translation>borne supérieure, %1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Nodes and platforms</source>
        <translation>Nœuds et plateformes</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>Retour au modèle</translation>
    </message>
    <message>
        <source>Open runs…</source>
        <translation>Ouvrir des exécutions…</translation>
    </message>
    <message>
        <source>A table of requests and measured values, such as a job log</source>
        <translation>Une table de demandes et de valeurs mesurées, par exemple un journal de jobs</translation>
    </message>
    <message>
        <source>Save requests…</source>
        <translation>Enregistrer les demandes…</translation>
    </message>
    <message>
        <source>Open requests and measured values</source>
        <translation>Ouvrir des demandes et des valeurs mesurées</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Costs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What to request for planned runs, so that few are killed and little is wasted: say how much worse an underestimate is and what your site allows, and save the requests. &lt;i&gt;Nodes and platforms&lt;/i&gt; compares where to run; &lt;i&gt;Memory&lt;/i&gt; says what training a network takes on each device.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Coûts&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Que demander pour les exécutions prévues, afin que peu soient tuées et que peu soit gaspillé&#x202f;: dites de combien une sous-estimation est pire et ce que votre site autorise, puis enregistrez les demandes. &lt;i&gt;Nœuds et plateformes&lt;/i&gt; compare où exécuter&#x202f;; &lt;i&gt;Mémoire&lt;/i&gt; dit ce qu’occupe l’entraînement d’un réseau sur chaque accélérateur.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to request, so that few runs are killed and little is wasted.</source>
        <translation>Que demander, afin que peu d’exécutions soient tuées et que peu soit gaspillé.</translation>
    </message>
    <message>
        <source>as “%1” says</source>
        <translation>selon «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 × the request</source>
        <translation>%1 × la demande</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>Fermer les exécutions</translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message>
        <source>Names of counters</source>
        <translation>Noms des compteurs</translation>
    </message>
    <message>
        <source>One counter a line: the name to use, then what tools call it, with commas between.</source>
        <translation>Un compteur par ligne&#x202f;: le nom à utiliser, puis ceux que lui donnent les outils, séparés par des virgules.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Built-in names</source>
        <translation>Noms &amp;intégrés</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>None of the columns is renamed.</source>
        <translation>Aucune colonne n’est renommée.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>%n colonne est renommée&#x202f;: %1</numerusform>
            <numerusform>%n colonnes sont renommées&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open names of counters</source>
        <translation>Ouvrir des noms de compteurs</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the names of counters</source>
        <translation>Enregistrer les noms des compteurs</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>Utiliser ces noms</translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Ajouter une source…</translation>
    </message>
    <message>
        <source>Set target…</source>
        <translation>Définir la cible…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Ajouter une source</translation>
    </message>
    <message>
        <source>Drop CSV files of a known platform here</source>
        <translation>Déposez ici des fichiers CSV d’une plateforme connue</translation>
    </message>
    <message>
        <source>Set the target</source>
        <translation>Définir la cible</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>Déposez ici le fichier CSV de la nouvelle plateforme</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Source %1</translation>
    </message>
    <message>
        <source>Replace target…</source>
        <translation>Remplacer la cible…</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>Rien n’est encore ouvert.</translation>
    </message>
    <message>
        <source>The model is trained on the source and carried to the target. Select a card to see its columns and rows.</source>
        <translation>Le modèle est entraîné sur la source et transporté vers la cible. Sélectionnez une carte pour voir ses colonnes et ses lignes.</translation>
    </message>
    <message>
        <source>Add the table of a platform you know: the source.</source>
        <translation>Ajoutez la table d’une plateforme que vous connaissez&#x202f;: la source.</translation>
    </message>
    <message>
        <source>Now set the target: the table with a few runs of the new platform.</source>
        <translation>Définissez maintenant la cible&#x202f;: la table avec quelques exécutions de la nouvelle plateforme.</translation>
    </message>
    <message>
        <source>Choose the response of every table: the column to predict.</source>
        <translation>Choisissez la réponse de chaque table&#x202f;: la colonne à prédire.</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>Ouvrir la cible</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Ouvrir des sources</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Shots need at least %1 rows with a measured response. Select more of them.</source>
        <translation>Il faut au moins %1 lignes à réponse mesurée comme shots. Sélectionnez-en davantage.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>%1 lignes sont marquées comme shots, %n des lignes sélectionnées n’est pas mesurée.</numerusform>
            <numerusform>%1 lignes sont marquées comme shots, %n des lignes sélectionnées ne sont pas mesurées.</numerusform>
        </translation>
    </message>
    <message>
        <source>open files</source>
        <translation>ouvrir des fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose the shots: the measured runs that the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Données&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ouvrez la table d’une plateforme connue, la source, et celle avec quelques exécutions mesurées de la nouvelle plateforme, la cible. Les lignes sont des exécutions, les colonnes des variables, et une colonne est la réponse, par exemple un temps d’exécution.&lt;/p&gt;&lt;p&gt;Sélectionnez une carte pour voir ses colonnes. Donnez le rôle Ignorée aux colonnes qui ne font que numéroter les exécutions&#x202f;; marquez comme Groupe les colonnes dont les lignes égales vont ensemble. Sélectionnez des lignes de la cible et cliquez sur «&#x202f;Utiliser comme shots&#x202f;» pour choisir les shots&#x202f;: les exécutions mesurées dont l’adaptation apprend.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message>
        <source>No response yet: choose it below</source>
        <translation>Pas encore de réponse&#x202f;: choisissez-la ci-dessous</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>Réponse&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>%n colonne de groupe</numerusform>
            <numerusform>%n colonnes de groupe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorée</numerusform>
            <numerusform>%n ignorées</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
    <message>
        <source>Platform label of %1</source>
        <translation>Nom de plateforme de %1</translation>
    </message>
    <message>
        <source>The name of this platform in plots and reports</source>
        <translation>Le nom de cette plateforme dans les graphiques et les rapports</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>Options d’import…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Import options of %1</source>
        <translation>Options d’import de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>“%1” holds text: see the import options</source>
        <translation>«&#x202f;%1&#x202f;» contient du texte&#x202f;: voir les options d’import</translation>
    </message>
    <message>
        <source>joined with %1</source>
        <translation>jointe à %1</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Joindre…</translation>
    </message>
    <message>
        <source>Join with another table of this platform by its keys</source>
        <translation>Joindre à une autre table de cette plateforme par ses clés</translation>
    </message>
    <message>
        <source>Join %1 with another table</source>
        <translation>Joindre %1 à une autre table</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feature(s)</source>
        <translation>
            <numerusform>%n variable</numerusform>
            <numerusform>%n variables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetModel</name>
    <message>
        <source>missing</source>
        <translation>manquante</translation>
    </message>
    <message>
        <source>%1 is the response</source>
        <translation>%1 est la réponse</translation>
    </message>
    <message>
        <source>%1 is ignored</source>
        <translation>%1 est ignorée</translation>
    </message>
    <message>
        <source>%1 is a feature</source>
        <translation>%1 est une variable</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 names the rows</source>
        <translation>%1 désigne les lignes</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetPanel</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns and their roles</source>
        <translation>Colonnes et leurs rôles</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Filter: text, or n &gt; 64</source>
        <translation>Filtre&#x202f;: texte, ou n &gt; 64</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column such as n &gt; 64</source>
        <translation>Texte présent dans une cellule, ou condition sur une colonne comme n &gt; 64</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>Use as shots</source>
        <translation>Utiliser comme shots</translation>
    </message>
    <message>
        <source>The adaptation learns from the selected rows; the other measured rows test it</source>
        <translation>L’adaptation apprend des lignes sélectionnées&#x202f;; les autres lignes mesurées la testent</translation>
    </message>
    <message>
        <source>Rows of the selected dataset</source>
        <translation>Lignes du jeu de données sélectionné</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Gives all selected columns one role</source>
        <translation>Donne le même rôle à toutes les colonnes sélectionnées</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>%n autre colonne est proposée comme ignorée.</numerusform>
            <numerusform>%n autres colonnes sont proposées comme ignorées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message>
        <source>Source model against the shots</source>
        <translation>Modèle source face aux shots</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Carte des lignes</translation>
    </message>
    <message>
        <source>Severity against the number of shots</source>
        <translation>Sévérité selon le nombre de shots</translation>
    </message>
    <message>
        <source>By shots</source>
        <translation>Par shots</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>Moved features</source>
        <translation>Variables déplacées</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Par source</translation>
    </message>
    <message>
        <source>Being drawn.</source>
        <translation>Tracé en cours.</translation>
    </message>
    <message>
        <source>Source and target share no feature.</source>
        <translation>La source et la cible ne partagent aucune variable.</translation>
    </message>
    <message>
        <source>%1 Closest source: %2.</source>
        <translation>%1 Source la plus proche&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>%n variable appariée</numerusform>
            <numerusform>%n variables appariées</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane shows %1 of how the features vary.</source>
        <translation>Le plan montre %1 de la variation des variables.</translation>
    </message>
    <message>
        <source>Colour: the measured response. Shift-drag to mark rows.</source>
        <translation>Couleur&#x202f;: la réponse mesurée. Maj+glisser pour marquer des lignes.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>%n ligne de la cible marquée, ici et dans Résultats.</numerusform>
            <numerusform>%n lignes de la cible marquées, ici et dans Résultats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Pas encore mesuré.</translation>
    </message>
    <message>
        <source>The source model cannot predict these shots.</source>
        <translation>Le modèle source ne peut pas prédire ces shots.</translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>Divergence</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progression de la mesure</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Outer line: 90 % band</source>
        <translation>Trait extérieur&#x202f;: bande à 90&#x202f;%</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composantes</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>erreur sur les shots mis de côté, en part de leur variance</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>Les données ou les réglages ont changé depuis cette mesure.</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>Mesure de la sévérité en cours.</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>non mesurable</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Ce que les shots disaient d’avance</translation>
    </message>
    <message>
        <source>What the severity says</source>
        <translation>Ce que dit la sévérité</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer à nouveau</translation>
    </message>
    <message>
        <source>Open Results</source>
        <translation>Ouvrir Résultats</translation>
    </message>
    <message>
        <source>Start adapting</source>
        <translation>Lancer l’adaptation</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;avant&#x202f;: %1&lt;/b&gt; avec %n non appariée</numerusform>
            <numerusform>&lt;b&gt;avant&#x202f;: %1&lt;/b&gt; avec %n non appariées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>maintenant, %n non appariée</numerusform>
            <numerusform>maintenant, %n non appariées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>avant, %n non appariée</numerusform>
            <numerusform>avant, %n non appariées</numerusform>
        </translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that means for the transfer.</source>
        <translation>À quelle distance des sources se trouve %1, et ce que cela signifie pour le transfert.</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It says how far the target lies from the sources, and what that means for the transfer.</source>
        <translation>La sévérité n’a pas encore été mesurée. Elle dit à quelle distance des sources se trouve la cible, et ce que cela signifie pour le transfert.</translation>
    </message>
    <message>
        <source>now, all matched</source>
        <translation>maintenant, tout apparié</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the shots, the few target runs that it is measured on, leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;À quelle distance de la source se trouve la cible, de 0 (comme la source elle-même) à 1 (rien en commun), avec une bande pour ce que laissent ouvert les shots, les quelques exécutions de la cible sur lesquelles elle est mesurée. Les composantes disent ce qui diffère, et la phrase ce que cela signifie pour le transfert.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the Data page, each with a response, to see how far they diverge.</source>
        <translation>Chargez au moins une source et une cible sur la page Données, chacune avec une réponse, pour voir à quel point elles divergent.</translation>
    </message>
</context>
<context>
    <name>footbridge::Document</name>
    <message>
        <source>Add source</source>
        <translation>Ajouter une source</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>Retirer une source</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>Définir la cible</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>Retirer la cible</translation>
    </message>
    <message>
        <source>Load pair</source>
        <translation>Charger la paire</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Change roles</source>
        <translation>Changer les rôles</translation>
    </message>
    <message>
        <source>Rename platform</source>
        <translation>Renommer la plateforme</translation>
    </message>
    <message>
        <source>Load alias table</source>
        <translation>Charger une table d’alias</translation>
    </message>
    <message>
        <source>Change join</source>
        <translation>Modifier la jointure</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainCard</name>
    <message>
        <source>Why this prediction?</source>
        <translation>Pourquoi cette prédiction&#x202f;?</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>Back to the leaderboard</source>
        <translation>Retour au classement</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Fermer l’explication</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Shuffling the features…</source>
        <translation>Mélange des variables…</translation>
    </message>
    <message>
        <source>Select a row to see what its prediction rests on.</source>
        <translation>Sélectionnez une ligne pour voir sur quoi repose sa prédiction.</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainSwitch</name>
    <message>
        <source>Remove from the report</source>
        <translation>Retirer du rapport</translation>
    </message>
    <message>
        <source>Add to the report</source>
        <translation>Ajouter au rapport</translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>There is nothing to export yet. Adapt a model first.</source>
        <translation>Il n’y a encore rien à exporter. Adaptez d’abord un modèle.</translation>
    </message>
    <message>
        <source>Writing and checking</source>
        <translation>Écriture et vérification</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Annulé. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>&amp;Stratégie</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>F&amp;ichier</translation>
    </message>
    <message>
        <source>Put the report into the bundle</source>
        <translation>Inclure le rapport dans le paquet</translation>
    </message>
    <message>
        <source>Leave the shots out: only what prediction needs stays</source>
        <translation>Omettre les shots&#x202f;: seul ce qu’exige la prédiction reste</translation>
    </message>
    <message>
        <source>are predicted and flagged</source>
        <translation>sont prédites et signalées</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>sont refusées</translation>
    </message>
    <message>
        <source>Rows with a missing value, a new category, another unit or a value outside the range. A missing column is refused in any case.</source>
        <translation>Lignes avec une valeur manquante, une nouvelle catégorie, une autre unité ou une valeur hors de la plage. Une colonne absente est refusée dans tous les cas.</translation>
    </message>
    <message>
        <source>What the bundle does with unusual rows</source>
        <translation>Ce que le paquet fait des lignes inhabituelles</translation>
    </message>
    <message>
        <source>&amp;Unusual rows</source>
        <translation>&amp;Lignes inhabituelles</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Fichier du paquet</translation>
    </message>
    <message>
        <source>Strategy to export</source>
        <translation>Stratégie à exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspecter</translation>
    </message>
    <message>
        <source>Opens the exported bundle: contents, check, comparison</source>
        <translation>Ouvre le paquet exporté&#x202f;: contenu, vérification, comparaison</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’export</translation>
    </message>
    <message>
        <source>error on the shots, out of fold: %1</source>
        <translation>erreur sur les shots, en validation croisée&#x202f;: %1</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Ce qui est inclus</translation>
    </message>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>le modèle adapté avec tout le prétraitement, pour ONNX Runtime et pour PyTorch&#x202f;; prend %n variable, renvoie %1 et son intervalle</numerusform>
            <numerusform>le modèle adapté avec tout le prétraitement, pour ONNX Runtime et pour PyTorch&#x202f;; prend %n variables, renvoie %1 et son intervalle</numerusform>
        </translation>
    </message>
    <message>
        <source>features with units and categories, where the model comes from, errors, severity, what is refused, checksums</source>
        <translation>variables avec unités et catégories, origine du modèle, erreurs, sévérité, ce qui est refusé, sommes de contrôle</translation>
    </message>
    <message>
        <source>rows with the predictions they must give</source>
        <translation>lignes avec les prédictions qu’elles doivent donner</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>modèle source et %1 shots, pour poursuivre avec d’autres</translation>
    </message>
    <message>
        <source>The adapted model as one file that runs without Footbridge.</source>
        <translation>Le modèle adapté en un seul fichier qui fonctionne sans Footbridge.</translation>
    </message>
    <message>
        <source>The inputs changed since the last run: this exports the last good result.</source>
        <translation>Les entrées ont changé depuis le dernier calcul&#x202f;: ceci exporte le dernier bon résultat.</translation>
    </message>
    <message>
        <source>Drawing the report</source>
        <translation>Dessin du rapport</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Web page (*.html);;Document (*.pdf)</source>
        <translation>Page web (*.html);;Document (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Rapport enregistré dans %1</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Exporter le paquet</translation>
    </message>
    <message>
        <source>Bundle (*%1)</source>
        <translation>Paquet (*%1)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exporté vers %1 (%2). Rouvert et comparé&#x202f;: plus grande différence %3.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The adapted model as one file that runs without Footbridge, with a description of where it comes from and rows to check it with. It is opened again and compared before the export counts as done.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Exporter&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Le modèle adapté en un seul fichier qui fonctionne sans Footbridge, avec une description de son origine et des lignes pour le vérifier. Il est rouvert et comparé avant que l’export ne soit considéré comme terminé.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Nobody can then read your runs from the bundle, or adapt it further</source>
        <translation>Personne ne peut alors lire vos exécutions dans le paquet, ni l’adapter davantage</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on a thousand random rows.</source>
        <translation>Avant que l’export soit considéré comme terminé, le fichier est rouvert et chaque format est comparé à la prédiction affichée ici, sur les échantillons et sur mille lignes aléatoires.</translation>
    </message>
    <message>
        <source>the same as C99 without dependencies, for schedulers and login nodes; compiled and compared where this computer has a C compiler</source>
        <translation>le même en C99 sans dépendances, pour les ordonnanceurs et les nœuds de connexion&#x202f;; compilé et comparé si cet ordinateur a un compilateur C</translation>
    </message>
    <message>
        <source>how to load it, with small programs in Python, C++ and C</source>
        <translation>comment le charger, avec de petits programmes en Python, C++ et C</translation>
    </message>
    <message>
        <source>A report is being drawn already. Wait until it is done, or cancel it.</source>
        <translation>Un rapport est déjà en cours de création. Attendez qu’il soit terminé ou annulez-le.</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureListModel</name>
    <message>
        <source>suggested, %1</source>
        <translation>suggérée, %1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>même nom</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>acceptée</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sans équivalent</translation>
    </message>
    <message>
        <source>May be %1 of the target</source>
        <translation>Peut être %1 de la cible</translation>
    </message>
    <message>
        <source>May be %1 of the source</source>
        <translation>Peut être %1 de la source</translation>
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
        <translation>seulement dans %1</translation>
    </message>
    <message>
        <source>%1 · unit?</source>
        <translation>%1 · unité&#x202f;?</translation>
    </message>
    <message>
        <source>Sources that have it: %1. Not every source does, so it is not used.</source>
        <translation>Sources qui l’ont&#x202f;: %1. Toutes ne l’ont pas, elle n’est donc pas utilisée.</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>aussi dans %1</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureLists</name>
    <message>
        <source>Only in the source</source>
        <translation>Source seule</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Appariées</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Cible seule</translation>
    </message>
    <message>
        <source>Every feature of the source has a counterpart.</source>
        <translation>Chaque variable de la source a un équivalent.</translation>
    </message>
    <message>
        <source>No feature matches yet. Select one on each side and press Match.</source>
        <translation>Aucune variable n’est encore appariée. Sélectionnez-en une de chaque côté et cliquez sur Apparier.</translation>
    </message>
    <message>
        <source>Every feature of the target has a counterpart.</source>
        <translation>Chaque variable de la cible a un équivalent.</translation>
    </message>
</context>
<context>
    <name>footbridge::FeaturesPage</name>
    <message>
        <source>Features</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Search features</source>
        <translation>Chercher des variables</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page to see which features they share.</source>
        <translation>Ouvrez une source et une cible sur la page Données pour voir quelles variables elles partagent.</translation>
    </message>
    <message>
        <source>Match features</source>
        <translation>Apparier des variables</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>Acce&amp;pter la suggestion</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>&amp;Rejeter</translation>
    </message>
    <message>
        <source>&amp;Match selected</source>
        <translation>Apparier la s&amp;élection</translation>
    </message>
    <message>
        <source>Matches the feature selected on the left with the one selected on the right; dragging one onto the other does the same</source>
        <translation>Apparie la variable sélectionnée à gauche avec celle sélectionnée à droite&#x202f;; faire glisser l’une sur l’autre a le même effet</translation>
    </message>
    <message>
        <source>&amp;Unmatch</source>
        <translation>Dé&amp;sapparier</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>Pl&amp;us</translation>
    </message>
    <message>
        <source>Accept all suggestions</source>
        <translation>Accepter toutes les suggestions</translation>
    </message>
    <message>
        <source>Reject all suggestions</source>
        <translation>Rejeter toutes les suggestions</translation>
    </message>
    <message>
        <source>Import an alias table…</source>
        <translation>Importer une table d’alias…</translation>
    </message>
    <message>
        <source>Export the alias table…</source>
        <translation>Exporter la table d’alias…</translation>
    </message>
    <message>
        <source>A CSV whose lines list names that mean the same, with the matches made here</source>
        <translation>Un CSV dont les lignes listent des noms de même sens, avec les appariements faits ici</translation>
    </message>
    <message>
        <source>What matches, and what does not.</source>
        <translation>Ce qui correspond, et ce qui ne correspond pas.</translation>
    </message>
    <message>
        <source>%1 matched, %2 only in the source, %3 only in the target.</source>
        <translation>%1 appariées, %2 dans la source seule, %3 dans la cible seule.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>%n suggestion vous attend.</numerusform>
            <numerusform>%n suggestions vous attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>Accepter la suggestion</translation>
    </message>
    <message>
        <source>Reject suggestion</source>
        <translation>Rejeter la suggestion</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Accepter les suggestions</translation>
    </message>
    <message>
        <source>Reject suggestions</source>
        <translation>Rejeter les suggestions</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>Désapparier des variables</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Features&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What the source knows is carried over by the features that both sides share. On the left stands what only the source has, on the right what only the target has, in the middle what corresponds.&lt;/p&gt;&lt;p&gt;A suggestion is used only once you accept it: press Return to accept, Delete to reject. Drag a feature onto another, or select both and press Return, to match them yourself. The plot compares the values of the selected pair.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Variables&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ce que sait la source est transporté par les variables que les deux côtés partagent. À gauche se trouve ce que seule la source possède, à droite ce que seule la cible possède, au milieu ce qui se correspond.&lt;/p&gt;&lt;p&gt;Une suggestion n’est utilisée qu’une fois acceptée&#x202f;: appuyez sur Entrée pour accepter, sur Suppr pour rejeter. Faites glisser une variable sur une autre, ou sélectionnez les deux et appuyez sur Entrée, pour les apparier vous-même. Le graphique compare les valeurs de la paire sélectionnée.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>all matched</source>
        <translation>toutes appariées</translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>%n non appariée</numerusform>
            <numerusform>%n non appariées</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept all above</source>
        <translation>Accepter toutes au-dessus de</translation>
    </message>
    <message>
        <source>Least confidence to accept</source>
        <translation>Confiance minimale pour accepter</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>Accepte %n suggestion</numerusform>
            <numerusform>Accepte %n suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert units</source>
        <translation>Convertir les unités</translation>
    </message>
</context>
<context>
    <name>footbridge::FieldsDialog</name>
    <message>
        <source>Train on fields</source>
        <translation>Entraîner sur des champs</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>of plain values alone, such as 512x256</source>
        <translation>pour des valeurs brutes seulement, par exemple 512x256</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>8 in two dimensions, 4 in three</source>
        <translation>8 en deux dimensions, 4 en trois</translation>
    </message>
    <message>
        <source>Edge of a &amp;block</source>
        <translation>Côté d’un &amp;bloc</translation>
    </message>
    <message>
        <source>&amp;Numbers for a block</source>
        <translation>&amp;Nombres par bloc</translation>
    </message>
    <message>
        <source> % of the range</source>
        <translation>&#x202f;% de l’étendue</translation>
    </message>
    <message>
        <source>How far a value may be off; what is further off gets a correction</source>
        <translation>Écart admis pour une valeur&#x202f;; au-delà, elle reçoit une correction</translation>
    </message>
    <message>
        <source>&amp;Error bound</source>
        <translation>Borne d’&amp;erreur</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Open a field</source>
        <translation>Ouvrir un champ</translation>
    </message>
    <message>
        <source>Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files (*)</source>
        <translation>Champs (*.npy *.raw *.bin *.dat *.f32 *.f64);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A shape is two or three sizes, such as 512x256.</source>
        <translation>Une forme se compose de deux ou trois tailles, par exemple 512x256.</translation>
    </message>
    <message>
        <source>An auto-encoder learns to compress blocks of the target&apos;s field, from scratch and from weights that were trained on the source&apos;s: .npy files, or plain values of a shape.</source>
        <translation>Un auto-encodeur apprend à compresser des blocs du champ de la cible, à partir de zéro et à partir de poids entraînés sur celui de la source&#x202f;: fichiers .npy, ou valeurs brutes d’une forme donnée.</translation>
    </message>
</context>
<context>
    <name>footbridge::GanttView</name>
    <message>
        <source>Job %1, nodes %2 to %3
%4 to %5</source>
        <translation>Job %1, nœuds %2 à %3
%4 à %5</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportDialog</name>
    <message>
        <source>Import options of %1</source>
        <translation>Options d’import de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Lire le fichier</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>Virgule ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>Point-virgule&#x202f;;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>Barre |</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>&amp;Séparateur</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>Point 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>Virgule 1,5</translation>
    </message>
    <message>
        <source>D&amp;ecimal sign</source>
        <translation>Signe &amp;décimal</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with</source>
        <translation>&amp;Commentaires commençant par</translation>
    </message>
    <message>
        <source>&amp;Skip leading lines</source>
        <translation>&amp;Passer les premières lignes</translation>
    </message>
    <message>
        <source>The first line names the columns</source>
        <translation>La première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>Cells with these contents count as missing, as do empty ones; separated by spaces</source>
        <translation>Les cellules ayant ces contenus comptent comme manquantes, tout comme les vides&#x202f;; séparés par des espaces</translation>
    </message>
    <message>
        <source>&amp;Missing values</source>
        <translation>&amp;Valeurs manquantes</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Réponse</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>It looks like data, so the columns are numbered here.</source>
        <translation>Elle ressemble à des données, les colonnes sont donc numérotées ici.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Type de fichier</translation>
    </message>
    <message>
        <source>all of the only table</source>
        <translation>tout de l’unique table</translation>
    </message>
    <message>
        <source>What to ask the database: a SELECT</source>
        <translation>Ce qu’il faut demander à la base de données&#x202f;: un SELECT</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Re&amp;quête</translation>
    </message>
    <message>
        <source>&amp;Platforms in</source>
        <translation>Pl&amp;ateformes dans</translation>
    </message>
    <message>
        <source>Ne&amp;w platform</source>
        <translation>&amp;Nouvelle plateforme</translation>
    </message>
    <message>
        <source>Comma 1,000</source>
        <translation>Virgule 1,000</translation>
    </message>
    <message>
        <source>Point 1.000</source>
        <translation>Point 1.000</translation>
    </message>
    <message>
        <source>Apostrophe 1&apos;000</source>
        <translation>Apostrophe 1’000</translation>
    </message>
    <message>
        <source>Space 1 000</source>
        <translation>Espace 1 000</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>Mi&amp;lliers</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Click the name of a column, or press F2 in it, to say what it is for</source>
        <translation>Cliquez sur le nom d’une colonne, ou appuyez sur F2 dedans, pour dire à quoi elle sert</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Ce que l’import a trouvé</translation>
    </message>
    <message>
        <source>Role of the column</source>
        <translation>Rôle de la colonne</translation>
    </message>
    <message>
        <source>The first rows read without a warning.</source>
        <translation>Les premières lignes ont été lues sans avertissement.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <translation>%1&#x202f;: nombres</translation>
    </message>
    <message>
        <source>%1: categories</source>
        <translation>%1&#x202f;: catégories</translation>
    </message>
</context>
<context>
    <name>footbridge::IntervalList</name>
    <message>
        <source>Copy values</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % interval %4 to %5)</source>
        <translation>%1&#x202f;: %2 (intervalle à %3&#x202f;%&#x202f;: %4 à %5)</translation>
    </message>
    <message>
        <source>, measured %1</source>
        <translation>, mesuré %1</translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message>
        <source>Join with %1</source>
        <translation>Joindre une table à %1</translation>
    </message>
    <message>
        <source>Adds the columns of another table of the same platform to the rows with the same keys, such as counters to parameters.</source>
        <translation>Ajoute les colonnes d’une autre table de la même plateforme aux lignes de mêmes clés, par exemple des compteurs à des paramètres.</translation>
    </message>
    <message>
        <source>Choose the table whose columns are to be added.</source>
        <translation>Choisissez la table dont les colonnes sont à ajouter.</translation>
    </message>
    <message>
        <source>&amp;Table to add</source>
        <translation>&amp;Table à ajouter</translation>
    </message>
    <message>
        <source>a file of any kind, a folder or a pattern</source>
        <translation>un fichier de tout type, un dossier ou un motif</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Keys: rows belong together where both columns hold the same</source>
        <translation>C&amp;lés&#x202f;: des lignes vont ensemble si les deux colonnes y ont la même valeur</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Table à ajouter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Add the &amp;means where rows of that table repeat their keys</source>
        <translation>Ajouter les &amp;moyennes là où des lignes de cette table répètent leurs clés</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Sans correspondance</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rows without a match</source>
        <translation>Lignes sans correspondance</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo the join</source>
        <translation>&amp;Défaire la jointure</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Lecture de la table…</translation>
    </message>
    <message>
        <source>Key %1 of %2</source>
        <translation>Clé %1 de %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>Lignes de %2 avec correspondance&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Lignes de %2 avec correspondance&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%n ligne de %1 n’a pas de correspondance et est omise.</numerusform>
            <numerusform>%n lignes de %1 n’ont pas de correspondance et sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%n ligne de %1 ne correspond à aucune et n’est pas utilisée.</numerusform>
            <numerusform>%n lignes de %1 ne correspondent à aucune et ne sont pas utilisées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::LeaderboardModel</name>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 % of new runs are expected within this distance of the prediction.</source>
        <translation>%1&#x202f;% des nouvelles exécutions sont attendues à cette distance de la prédiction.</translation>
    </message>
    <message>
        <source>Runs not seen: %1</source>
        <translation>Exécutions non vues&#x202f;: %1</translation>
    </message>
    <message>
        <source>Shots, out of fold</source>
        <translation>Shots, en validation croisée</translation>
    </message>
    <message>
        <source>Mean absolute percentage error. %1</source>
        <translation>Erreur absolue moyenne en pourcentage. %1</translation>
    </message>
    <message>
        <source>Fitted in %1</source>
        <translation>Ajusté en %1</translation>
    </message>
    <message>
        <source>Explained by: shift of the source %1, its latent features %2, input alignment %3, the target&apos;s own features %4, noise %5</source>
        <translation>Expliqué par&#x202f;: décalage de la source %1, ses variables latentes %2, alignement des entrées %3, variables propres de la cible %4, bruit %5</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Valid.
croisée</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Not
seen</source>
        <translation>Non
vues</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response over its variance, each shot predicted by a model that has not seen it</source>
        <translation>Erreur quadratique moyenne de la réponse transformée sur sa variance, chaque shot étant prédit par un modèle qui ne l’a pas vu</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Autour de chaque prédiction, d’après les résidus de la validation croisée</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>De même sur les exécutions mesurées qui ne sont pas des shots</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the measured runs that are not shots</source>
        <translation>Erreur absolue moyenne en pourcentage&#x202f;: moyenne de |prédit − mesuré| / |mesuré| sur les exécutions mesurées qui ne sont pas des shots</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the shots, each predicted by a model that has not seen it</source>
        <translation>Erreur absolue moyenne en pourcentage&#x202f;: moyenne de |prédit − mesuré| / |mesuré| sur les shots, chacun prédit par un modèle qui ne l’a pas vu</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveDesk</name>
    <message>
        <source>%1 is a pipe or device. Follow it with “footbridge-cli watch”.</source>
        <translation>%1 est un tube ou un périphérique. Suivez-le avec «&#x202f;footbridge-cli watch&#x202f;».</translation>
    </message>
    <message>
        <source>This version is not kept any more. Choose a later one.</source>
        <translation>Cette version n’est plus conservée. Choisissez-en une plus récente.</translation>
    </message>
    <message>
        <source>%1 has no column %2, which the stream has. Its runs were not learned.</source>
        <translation>%1 n’a pas de colonne %2, que le flux possède. Ses exécutions n’ont pas été apprises.</translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Follows a table that grows. Each run is predicted first, scored, and only then learned from, so the errors are those that a user of the model would have had. When the responses change, a new version begins; older ones are kept, can be taken up again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add its runs.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;En direct&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Suit une table qui grandit. Chaque exécution est d’abord prédite, puis évaluée, et apprise seulement ensuite&#x202f;; les erreurs sont donc celles qu’aurait eues un utilisateur du modèle. Quand les réponses changent, une nouvelle version commence&#x202f;; les anciennes sont conservées et peuvent être reprises et exportées. Déposez un CSV ici pour le suivre ou, pendant le suivi d’un flux, pour ajouter ses exécutions.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>version %1, run %2</source>
        <translation>version %1, exécution %2</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exporté vers %1 (%2). Rouvert et comparé&#x202f;: plus grande différence %3.</translation>
    </message>
    <message>
        <source>Start following…</source>
        <translation>Démarrer le suivi…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Running error</source>
        <translation>Erreur courante</translation>
    </message>
    <message>
        <source>version in force above</source>
        <translation>version en vigueur au-dessus</translation>
    </message>
    <message>
        <source>Versions in force</source>
        <translation>Versions en vigueur</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>none is overwritten</source>
        <translation>aucune n’est écrasée</translation>
    </message>
    <message>
        <source>Table that grows</source>
        <translation>Table qui grandit</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export version %1</source>
        <translation>Exporter la version %1</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquet (*.zip)</translation>
    </message>
    <message>
        <source>Waiting for %1 measured runs in %2 to start from.</source>
        <translation>En attente de %1 exécutions mesurées dans %2 pour commencer.</translation>
    </message>
    <message>
        <source>Choose a table that grows, or drop runs here: each is predicted first and learned from afterwards.</source>
        <translation>Choisissez une table qui grandit, ou déposez des exécutions ici&#x202f;: chacune est d’abord prédite, puis apprise.</translation>
    </message>
    <message>
        <source>Following %1: each run is predicted first, scored, and only then learned from.</source>
        <translation>Suivi de %1&#x202f;: chaque exécution est d’abord prédite, puis évaluée, et apprise seulement ensuite.</translation>
    </message>
    <message>
        <source>%1 as it was last followed.</source>
        <translation>%1 lors du dernier suivi.</translation>
    </message>
    <message>
        <source>Export version %1…</source>
        <translation>Exporter la version %1…</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>Revenir à la version %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>error, last 10 runs</source>
        <translation>erreur, 10 dernières exécutions</translation>
    </message>
    <message>
        <source>inside, last 100 runs</source>
        <translation>dans l’intervalle, 100 dernières exécutions</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>pas encore d’intervalle</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>since run %1</source>
        <translation>depuis l’exécution %1</translation>
    </message>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>dérives en %n exécution</numerusform>
            <numerusform>dérives en %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>an update</source>
        <translation>par mise à jour</translation>
    </message>
    <message>
        <source>false alarms in 10 000 runs at most</source>
        <translation>fausses alarmes en 10&#x202f;000 exécutions au plus</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveStartDialog</name>
    <message>
        <source>Start following</source>
        <translation>Démarrer le suivi</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Réponse</translation>
    </message>
    <message>
        <source>its first runs alone</source>
        <translation>ses premières exécutions seules</translation>
    </message>
    <message>
        <source>the adapted model of this session</source>
        <translation>le modèle adapté de cette session</translation>
    </message>
    <message>
        <source>a bundle…</source>
        <translation>un paquet…</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>Measured runs that are learned from before the first prediction</source>
        <translation>Exécutions mesurées apprises avant la première prédiction</translation>
    </message>
    <message>
        <source>&amp;Initial runs</source>
        <translation>Exécutions &amp;initiales</translation>
    </message>
    <message>
        <source>Wait for more runs</source>
        <translation>Attendre d’autres exécutions</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Go on where it was left</source>
        <translation>Reprendre là où on s’était arrêté</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Bundle to start from</source>
        <translation>Paquet de départ</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquet (*.zip)</translation>
    </message>
</context>
<context>
    <name>footbridge::LoadingCard</name>
    <message>
        <source>Python with ONNX Runtime</source>
        <translation>Python avec ONNX Runtime</translation>
    </message>
    <message>
        <source>Python with PyTorch</source>
        <translation>Python avec PyTorch</translation>
    </message>
    <message>
        <source>C++ with LibTorch</source>
        <translation>C++ avec LibTorch</translation>
    </message>
    <message>
        <source>How to load it elsewhere</source>
        <translation>Comment le charger ailleurs</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Program that loads the bundle</source>
        <translation>Programme qui charge le paquet</translation>
    </message>
    <message>
        <source>C without dependencies</source>
        <translation>C sans dépendances</translation>
    </message>
</context>
<context>
    <name>footbridge::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The log cannot be written to %1: %2. Choose another file.</source>
        <translation>Le journal ne peut pas être écrit dans %1&#x202f;: %2. Choisissez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Ouvert&#x202f;: %1</translation>
    </message>
    <message>
        <source>Finished %1</source>
        <translation>Terminé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Exporté&#x202f;: %1</translation>
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
        <translation>pas de source</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>pas de cible</translation>
    </message>
    <message>
        <source>Footbridge</source>
        <translation>Footbridge</translation>
    </message>
    <message>
        <source>%1[*] – Footbridge</source>
        <translation>%1[*] – Footbridge</translation>
    </message>
    <message>
        <source>There is no table in that folder.</source>
        <translation>Il n’y a aucune table dans ce dossier.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a bundle</source>
        <translation>Ouvrir un paquet</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Paquets (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Qu’est-ce que %1&#x202f;?</translation>
    </message>
    <message>
        <source>The source is a platform you know; the target is the new one.</source>
        <translation>La source est une plateforme que vous connaissez&#x202f;; la cible est la nouvelle.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Add s&amp;ources…</source>
        <translation>A&amp;jouter des sources…</translation>
    </message>
    <message>
        <source>Set &amp;target…</source>
        <translation>Définir la &amp;cible…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>Essayer l’exe&amp;mple</translation>
    </message>
    <message>
        <source>Open a b&amp;undle…</source>
        <translation>Ouvrir un &amp;paquet…</translation>
    </message>
    <message>
        <source>Export &amp;bundle…</source>
        <translation>E&amp;xporter le paquet…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>Exporter le &amp;rapport…</translation>
    </message>
    <message>
        <source>Export all &amp;plots…</source>
        <translation>Exporter tous les &amp;graphiques…</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>%n graphique écrit dans %1</numerusform>
            <numerusform>%n graphiques écrits dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Sessions récen&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Log panel</source>
        <translation>Panneau du &amp;journal</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Measure &amp;severity</source>
        <translation>Mesurer la &amp;sévérité</translation>
    </message>
    <message>
        <source>&amp;Train and adapt</source>
        <translation>&amp;Entraîner et adapter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Aide sur cette page</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>&amp;About Footbridge</source>
        <translation>À &amp;propos de Footbridge</translation>
    </message>
    <message>
        <source>About Footbridge</source>
        <translation>À propos de Footbridge</translation>
    </message>
    <message>
        <source>&lt;b&gt;Footbridge %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Footbridge %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Carries a performance model to a new platform with a handful of runs.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Transporte un modèle de performance vers une nouvelle plateforme avec une poignée d’exécutions.

Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Accept the selected suggestion, or match the selected features</source>
        <translation>Accepter la suggestion sélectionnée, ou apparier les variables sélectionnées</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Reject the selected suggestion, or unmatch</source>
        <translation>Rejeter la suggestion sélectionnée, ou désapparier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Reset a plot</source>
        <translation>Réinitialiser un graphique</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Suivre la &amp;visite</translation>
    </message>
    <message>
        <source>Write the log to a &amp;file…</source>
        <translation>Écrire le journal dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>Write the log to a file</source>
        <translation>Écrire le journal dans un fichier</translation>
    </message>
    <message>
        <source>Text (*.log *.txt)</source>
        <translation>Texte (*.log *.txt)</translation>
    </message>
    <message>
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;All files (*)</source>
        <translation>Tables, sessions et paquets (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Co&amp;ller une table</translation>
    </message>
    <message>
        <source>This &amp;page in the handbook (English)</source>
        <translation>Cette pa&amp;ge dans le manuel (anglais)</translation>
    </message>
    <message>
        <source>Hand&amp;book (English)</source>
        <translation>&amp;Manuel (anglais)</translation>
    </message>
    <message>
        <source>More in the handbook (English)</source>
        <translation>Plus de détails dans le manuel (anglais)</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>Le presse-papiers ne contient aucune table.</translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Accélérateurs</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>Étape ZeRO</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <source>Pipeline-parallel</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Activations of a transformer</source>
        <translation>Activations d’un transformer</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Taille cachée</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>Tokens par échantillon</translation>
    </message>
    <message>
        <source>Samples at a time</source>
        <translation>Échantillons à la fois</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>On one device</source>
        <translation>Sur un accélérateur</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Memory term by term</source>
        <translation>Mémoire terme par terme</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>names and memory can be edited; the last line adds one</source>
        <translation>noms et mémoire modifiables&#x202f;; la dernière ligne en ajoute une</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Accélérateur</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Holds it</source>
        <translation>Suffit</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>Un accélérateur</translation>
    </message>
    <message>
        <source>With that reserve</source>
        <translation>Avec cette réserve</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>Un accélérateur a besoin de %1, de %2 avec la réserve. Type d’accélérateur suffisant&#x202f;: %3 sur %n.</numerusform>
            <numerusform>Un accélérateur a besoin de %1, de %2 avec la réserve. Types d’accélérateur suffisants&#x202f;: %3 sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ModelExplanationView</name>
    <message>
        <source>What the model rests on</source>
        <translation>Ce sur quoi le modèle s’appuie</translation>
    </message>
    <message>
        <source>how much the error (nMSE) grows when a feature is shuffled</source>
        <translation>de combien l’erreur (nMSE) augmente quand une variable est mélangée</translation>
    </message>
    <message>
        <source>Importance of the features</source>
        <translation>Importance des variables</translation>
    </message>
    <message>
        <source>How the prediction follows it</source>
        <translation>Comment la prédiction la suit</translation>
    </message>
    <message>
        <source>%1: %2, between %3 and %4 in the single shuffles</source>
        <translation>%1&#x202f;: %2, entre %3 et %4 selon les mélanges</translation>
    </message>
    <message>
        <source>%1, the others as they are</source>
        <translation>%1, les autres inchangées</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsPanel</name>
    <message>
        <source>Which runs to measure next</source>
        <translation>Quelles exécutions mesurer ensuite</translation>
    </message>
    <message>
        <source>Runs to measure next</source>
        <translation>Exécutions à mesurer ensuite</translation>
    </message>
    <message>
        <source>Prefer quick runs</source>
        <translation>Préférer les exécutions rapides</translation>
    </message>
    <message>
        <source>How many runs</source>
        <translation>Nombre d’exécutions</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>A CSV of these rows with the response left to fill in</source>
        <translation>Un CSV de ces lignes où il reste à remplir la réponse</translation>
    </message>
    <message>
        <source>No row is left to measure.</source>
        <translation>Il ne reste aucune ligne à mesurer.</translation>
    </message>
    <message>
        <source>Finding…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what the shots alone give.</source>
        <translation>On s’attend à ramener l’erreur quadratique moyenne à %1 de ce que donnent les shots seuls.</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what it is now.</source>
        <translation>On s’attend à ramener l’erreur quadratique moyenne à %1 de sa valeur actuelle.</translation>
    </message>
    <message>
        <source>Together they are predicted to take %1.</source>
        <translation>Ensemble, elles devraient prendre %1.</translation>
    </message>
    <message>
        <source>Of rows that teach about as much, takes those with the smallest predicted response</source>
        <translation>Parmi les lignes qui apprennent à peu près autant, prend celles à la plus petite réponse prédite</translation>
    </message>
    <message>
        <source>All rows are measured. Beside the shots, these would have taught the model most, the best first.</source>
        <translation>Toutes les lignes sont mesurées. À part les shots, celles-ci auraient le plus appris au modèle, les meilleures en premier.</translation>
    </message>
    <message>
        <source>Unmeasured rows that would teach the model most, the best first.</source>
        <translation>Lignes non mesurées qui apprendraient le plus au modèle, les meilleures en premier.</translation>
    </message>
    <message>
        <source>Runs that differ most from those measured, in the features that move the source model&apos;s prediction.</source>
        <translation>Exécutions qui diffèrent le plus de celles mesurées, selon les variables qui déplacent la prédiction du modèle source.</translation>
    </message>
</context>
<context>
    <name>footbridge::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>footbridge::OpenTablesDialog</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>A source is a platform you know; the target is the new one, with only a few measured runs.</source>
        <translation>Une source est une plateforme que vous connaissez&#x202f;; la cible est la nouvelle, avec seulement quelques exécutions mesurées.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Ouvrir comme</translation>
    </message>
    <message>
        <source>Files to open</source>
        <translation>Fichiers à ouvrir</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>Ouvrir %1 comme</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All as &amp;one table…</source>
        <translation>Tous en &amp;une table…</translation>
    </message>
    <message>
        <source>Puts the rows of all files below each other, with columns for what their names differ by</source>
        <translation>Met les lignes de tous les fichiers les unes sous les autres, avec des colonnes pour ce qui distingue leurs noms</translation>
    </message>
</context>
<context>
    <name>footbridge::OrderMatrix</name>
    <message>
        <source>%1 is faster than %2 with a chance of %3.</source>
        <translation>%1 est plus rapide que %2 avec une probabilité de %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::PairCard</name>
    <message>
        <source>Read source in %1, target in %2</source>
        <translation>Lire la source en %1, la cible en %2</translation>
    </message>
    <message>
        <source>Read source in %1</source>
        <translation>Lire la source en %1</translation>
    </message>
    <message>
        <source>Read target in %1</source>
        <translation>Lire la cible en %1</translation>
    </message>
    <message>
        <source>Sets the units under which the values agree; undo takes it back</source>
        <translation>Définit les unités avec lesquelles les valeurs concordent&#x202f;; «&#x202f;Annuler&#x202f;» revient en arrière</translation>
    </message>
    <message>
        <source>Distributions of the selected pair</source>
        <translation>Distributions de la paire sélectionnée</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Distributions</translation>
    </message>
    <message>
        <source>Select a match, or one feature on each side, to compare their values.</source>
        <translation>Sélectionnez une paire, ou une variable de chaque côté, pour comparer leurs valeurs.</translation>
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
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>How much less error Auto has than the best strategy that learns from the shots alone</source>
        <translation>De combien l’erreur d’Auto est inférieure à celle de la meilleure stratégie qui n’apprend que des shots</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnante</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Meilleure des autres</translation>
    </message>
    <message>
        <source>nMSE</source>
        <translation>nMSE</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>Cellules faites</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformDesk</name>
    <message>
        <source>%1, counters of %2</source>
        <translation>%1, compteurs de %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Exported %1; both formats agree on %2 rows.</source>
        <translation>%1 exporté&#x202f;; les deux formats concordent sur %2 lignes.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
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
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>La plus rapide</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Regret</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Time that trusting the recommendation loses at most in half of the cases</source>
        <translation>Temps perdu au plus dans la moitié des cas en se fiant à la recommandation</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>Plateformes</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Platforms&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open run times of the same applications on several machines: one table with a column that names the machine, one with a time column for each, or a file each. Check what the columns are, train, and read which machine will run an application fastest, how sure that is and what is lost if it is wrong. &lt;i&gt;Predict a table…&lt;/i&gt; answers for runs that were measured nowhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Plateformes&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ouvrez les temps d’exécution des mêmes applications sur plusieurs machines&#x202f;: une table avec une colonne qui nomme la machine, une avec une colonne de temps pour chacune, ou un fichier par machine. Vérifiez ce que sont les colonnes, entraînez, puis lisez quelle machine exécutera une application le plus vite, à quel point c’est sûr et ce que coûte une erreur. &lt;i&gt;Prédire une table…&lt;/i&gt; répond pour des exécutions qui n’ont été mesurées nulle part.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Back to the runs</source>
        <translation>Retour aux exécutions</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>Ouvrir une table…</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>Enregistrer les vecteurs…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Predict a table…</source>
        <translation>Prédire une table…</translation>
    </message>
    <message>
        <source>Open run times of the same applications on several machines.</source>
        <translation>Ouvrez les temps d’exécution des mêmes applications sur plusieurs machines.</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vecteur</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>chance, in %, that the row is faster than the column</source>
        <translation>probabilité, en&#x202f;%, que la ligne soit plus rapide que la colonne</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Carte latente</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Open run times</source>
        <translation>Ouvrir des temps d’exécution</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open runs to predict</source>
        <translation>Ouvrir des exécutions à prédire</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exporter le modèle</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquet (*.zip)</translation>
    </message>
    <message>
        <source>Save the vectors</source>
        <translation>Enregistrer les vecteurs</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>Temps d’exécution relatif sur %n machine, à partir de %1.</numerusform>
            <numerusform>Temps d’exécution relatif sur %n machines, à partir de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1.</source>
        <translation>Affiché&#x202f;: %1.</translation>
    </message>
    <message>
        <source>predicted, 90 % interval, ◆ measured</source>
        <translation>prédit, intervalle à 90&#x202f;%, ◆ mesuré</translation>
    </message>
    <message>
        <source>predicted, 90 % interval</source>
        <translation>prédit, intervalle à 90&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Run time relative to the fastest, log axis</source>
        <translation>Temps d’exécution relatif à la plus rapide, axe logarithmique</translation>
    </message>
    <message>
        <source>Run time relative to the slowest, log axis</source>
        <translation>Temps d’exécution relatif à la plus lente, axe logarithmique</translation>
    </message>
    <message>
        <source>Run time relative to %1, log axis</source>
        <translation>Temps d’exécution relatif à %1, axe logarithmique</translation>
    </message>
    <message>
        <source>what the counters say</source>
        <translation>ce que disent les compteurs</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message>
        <source>Describes the run</source>
        <translation>Décrit l’exécution</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Temps d’exécution</translation>
    </message>
    <message>
        <source>Belongs together</source>
        <translation>Va ensemble</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omise</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>Ce que sont les colonnes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Times relative to</source>
        <translation>Temps relatifs à</translation>
    </message>
    <message>
        <source>Counters as shares of all instructions</source>
        <translation>Compteurs en parts de toutes les instructions</translation>
    </message>
    <message>
        <source>Names of counters…</source>
        <translation>Noms de compteurs…</translation>
    </message>
    <message>
        <source>%1 on %2 in %3</source>
        <translation>%1 sur %2 en %3</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>la plus rapide</translation>
    </message>
    <message>
        <source>the slowest</source>
        <translation>la plus lente</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>%n plateforme</numerusform>
            <numerusform>%n plateformes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n groupe</numerusform>
            <numerusform>%n groupes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsTrust</name>
    <message>
        <source>How far to trust it</source>
        <translation>À quel point s’y fier</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Who gains most</source>
        <translation>Qui gagne le plus</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Écartées</translation>
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
        <translation>Apport</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Share of two platforms in the right order</source>
        <translation>Part des couples de plateformes dans le bon ordre</translation>
    </message>
    <message>
        <source>The same among platforms whose times are more than 10 % apart</source>
        <translation>De même pour les plateformes dont les temps diffèrent de plus de 10&#x202f;%</translation>
    </message>
    <message>
        <source>Leave each out</source>
        <translation>Exclure un à un</translation>
    </message>
    <message>
        <source>Today on</source>
        <translation>Aujourd’hui sur</translation>
    </message>
    <message>
        <source>Platform that runs are on today</source>
        <translation>Plateforme où tournent les exécutions aujourd’hui</translation>
    </message>
    <message>
        <source>90 % interval over groups: %1 to %2</source>
        <translation>Intervalle à 90&#x202f;% sur les groupes&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>Each group left out in turn, everything else learned anew.</source>
        <translation>Chaque groupe exclu à son tour, tout le reste réappris.</translation>
    </message>
    <message>
        <source>Groups left out of the training in five folds.</source>
        <translation>Groupes exclus de l’entraînement en cinq plis.</translation>
    </message>
    <message>
        <source>Regret: time lost by trusting the recommendation. Skill: exact orders gained over the majority order.</source>
        <translation>Regret&#x202f;: temps perdu en se fiant à la recommandation. Apport&#x202f;: ordres exacts gagnés par rapport à l’ordre majoritaire.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsView</name>
    <message>
        <source>Add platform…</source>
        <translation>Ajouter une plateforme…</translation>
    </message>
    <message>
        <source>A bundle with the model of a platform</source>
        <translation>Un paquet avec le modèle d’une plateforme</translation>
    </message>
    <message>
        <source>Open ways to run…</source>
        <translation>Ouvrir des façons d’exécuter…</translation>
    </message>
    <message>
        <source>A table with one row for each way to run, such as numbers of nodes</source>
        <translation>Une table avec une ligne par façon d’exécuter, par exemple des nombres de nœuds</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Column with the nodes</source>
        <translation>Colonne des nœuds</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risque</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plateformes</translation>
    </message>
    <message>
        <source>price of a node for one unit of the run time</source>
        <translation>prix d’un nœud pour une unité du temps d’exécution</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Ways to run</source>
        <translation>Façons d’exécuter</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Dépassement</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Prix et temps</translation>
    </message>
    <message>
        <source>Add the model of a platform</source>
        <translation>Ajouter le modèle d’une plateforme</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>Paquets (*.zip)</translation>
    </message>
    <message>
        <source>Open ways to run</source>
        <translation>Ouvrir des façons d’exécuter</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>un par ligne</translation>
    </message>
    <message>
        <source>Add bundles of the platforms and a table of ways to run to see which to take.</source>
        <translation>Ajoutez des paquets des plateformes et une table de façons d’exécuter pour voir laquelle choisir.</translation>
    </message>
    <message>
        <source>Take %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Choisissez %1, nœuds&#x202f;: %2. Cela prend %3 pour un prix de %4.</translation>
    </message>
    <message>
        <source>None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Aucune ne reste dans les limites du risque. Celle qui risque le moins un dépassement est %1, nœuds&#x202f;: %2. Cela prend %3 pour un prix de %4.</translation>
    </message>
    <message>
        <source>%1, row %2: request %3; expected to be done after %4 for a price of %5; chance of missing a limit: %6.</source>
        <translation>%1, ligne %2&#x202f;: demander %3&#x202f;; fin attendue après %4 pour un prix de %5&#x202f;; probabilité de dépasser une limite&#x202f;: %6.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotExportDialog</name>
    <message>
        <source>Export all plots</source>
        <translation>Exporter tous les graphiques</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>no title</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, une image</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectoriel</translation>
    </message>
    <message>
        <source>PDF, a document</source>
        <translation>PDF, un document</translation>
    </message>
    <message>
        <source>CSV, the plotted values</source>
        <translation>CSV, les valeurs tracées</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>One column of a paper</source>
        <translation>Une colonne d’article</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>Largeur d’une page</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Diapositive</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Taille libre</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>T&amp;aille</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 points par pouce</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Résolution</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>Choisir le dossier…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the axis titles; other words and all lines grow with them</source>
        <translation>Taille des titres d’axe&#x202f;; les autres textes et tous les traits grandissent avec eux</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>Axe &amp;horizontal</translation>
    </message>
    <message>
        <source>&amp;Vertical axis</source>
        <translation>Axe &amp;vertical</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>Axes logarithmiques</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Axe horizontal logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Axe vertical logarithmique</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Réinitialiser la vue</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotsExporter</name>
    <message>
        <source>Folder for the plots</source>
        <translation>Dossier des graphiques</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionTableModel</name>
    <message>
        <source>set</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>facteur</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>remarques</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non vue</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>inutilisée</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>valeur manquante</translation>
    </message>
    <message>
        <source>unseen level</source>
        <translation>modalité inconnue</translation>
    </message>
    <message>
        <source>outside range</source>
        <translation>hors plage</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Measured over predicted</source>
        <translation>Mesuré sur prédit</translation>
    </message>
    <message>
        <source>What is odd about the row; it is predicted all the same</source>
        <translation>Ce que la ligne a de particulier&#x202f;; elle est prédite malgré tout</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionsCard</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Outside ±25 %</source>
        <translation>Hors de ±25&#x202f;%</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Why this prediction? What the selected row&apos;s prediction rests on</source>
        <translation>Pourquoi cette prédiction&#x202f;? Sur quoi repose la prédiction de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the rows shown here as CSV</source>
        <translation>Écrire au format CSV les lignes affichées ici</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 sélectionnées</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Exporter les lignes</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Language and numbers change with the next start.</source>
        <translation>La langue et les nombres changent au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>tous (%1)</translation>
    </message>
    <message>
        <source>How many processors a run may keep busy; results do not depend on it</source>
        <translation>Combien de processeurs un calcul peut occuper&#x202f;; les résultats n’en dépendent pas</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>Format of exported plots</source>
        <translation>Format des graphiques exportés</translation>
    </message>
    <message>
        <source>Text size of exported plots</source>
        <translation>Taille du texte des graphiques exportés</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>Gra&amp;phiques</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>&amp;Folder of files</source>
        <translation>&amp;Dossier des fichiers</translation>
    </message>
    <message>
        <source>Folder of files</source>
        <translation>Dossier des fichiers</translation>
    </message>
</context>
<context>
    <name>footbridge::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>périmé</translation>
    </message>
</context>
<context>
    <name>footbridge::ReasonNote</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>footbridge::RelocateDialog</name>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Inchangée</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>Tables de %1</translation>
    </message>
    <message>
        <source>Some tables of this session have moved or changed since it was saved. Choose where they are now, or open the session with what is there.</source>
        <translation>Des tables de cette session ont été déplacées ou modifiées depuis son enregistrement. Choisissez où elles se trouvent maintenant, ou ouvrez la session avec ce qui est là.</translation>
    </message>
    <message>
        <source>Tables of the session</source>
        <translation>Tables de la session</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Trouver le fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Cible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#x202f;: %1</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Où se trouve %1&#x202f;?</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Chance killed</source>
        <translation>Risque</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Coût attendu</translation>
    </message>
    <message>
        <source>Killed today</source>
        <translation>Risque actuel</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message>
        <source>Adapt a model or open a table of requests and measured values to see what to request.</source>
        <translation>Adaptez un modèle ou ouvrez une table de demandes et de valeurs mesurées pour voir que demander.</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Exécutions tuées et gaspillage</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>mieux en bas à gauche</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Coût attendu selon le rapport de coûts</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Column with what was requested</source>
        <translation>Colonne de ce qui a été demandé</translation>
    </message>
    <message>
        <source>Column with what was measured</source>
        <translation>Colonne de ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Cost ratio κ</source>
        <translation>Rapport de coûts κ</translation>
    </message>
    <message>
        <source>Cost ratio</source>
        <translation>Rapport de coûts</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>Pas de</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Facturé</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>Ce qui est facturé</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>selon l’usage</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>selon la demande</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Request %1 times what users ask for: %2 of the runs are killed and start again, instead of %3 today.</source>
        <translation>Demandez %1 fois ce que demandent les utilisateurs&#x202f;: %2 des exécutions sont tuées et recommencent, au lieu de %3 actuellement.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with what users ask for.</source>
        <translation>Demandez la borne supérieure à %1&#x202f;: %2 des exécutions sont tuées et recommencent, au lieu de %3 avec ce que demandent les utilisateurs.</translation>
    </message>
    <message>
        <source>Request %1 times the prediction: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Demandez %1 fois la prédiction&#x202f;: %2 des exécutions sont tuées et recommencent, au lieu de %3 avec un facteur de 1.5.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Demandez la borne supérieure à %1&#x202f;: %2 des exécutions sont tuées et recommencent, au lieu de %3 avec un facteur de 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs, against %5 (%6 to %7) today.</source>
        <translation>À κ = %1, une exécution devrait coûter %2 fois (%3 à %4) ce que coûte une demande parfaite, contre %5 (%6 à %7) actuellement.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>Choisi sur %n exécution, exclue de sa propre borne.</numerusform>
            <numerusform>Choisi sur ces %n exécutions, chacune exclue de sa propre borne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>Choisi sur les prédictions en validation croisée de %n shot&#x202f;; aucune exécution de test n’a été consultée.</numerusform>
            <numerusform>Choisi sur les prédictions en validation croisée des %n shots&#x202f;; aucune exécution de test n’a été consultée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>%n exécution prévue</numerusform>
            <numerusform>%n exécutions prévues</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the requests</source>
        <translation>Enregistrer les demandes</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused</source>
        <translation>Combien de fois il est pire de perdre du travail par une exécution tuée que d’en laisser autant inutilisé</translation>
    </message>
    <message>
        <source>Column with the most that each run can take</source>
        <translation>Colonne donnant le maximum que chaque exécution peut prendre</translation>
    </message>
    <message>
        <source>Column with the most that each run can take, such as what its user asked for</source>
        <translation>Colonne donnant le maximum que chaque exécution peut prendre, par exemple ce que son utilisateur a demandé</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limité par</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Keep to what users ask for: %1 of the runs are killed and start again, and no other rule is expected to cost less.</source>
        <translation>Gardez ce que demandent les utilisateurs&#x202f;: %1 des exécutions sont tuées et recommencent, et aucune autre règle ne devrait coûter moins.</translation>
    </message>
    <message>
        <source>Request what “%1” says: %2 of the runs are killed and start again, and no other rule is clearly cheaper.</source>
        <translation>Demandez ce qu’indique «&#x202f;%1&#x202f;»&#x202f;: %2 des exécutions sont tuées et recommencent, et aucune autre règle n’est nettement moins chère.</translation>
    </message>
    <message>
        <source>Request the prediction as it is: %1 of the runs are killed and start again, instead of %2 with a factor of 1.5.</source>
        <translation>Demandez la prédiction telle quelle&#x202f;: %1 des exécutions sont tuées et recommencent, au lieu de %2 avec un facteur de 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs.</source>
        <translation>À κ = %1, une exécution devrait coûter %2 fois (%3 à %4) ce que coûte une demande parfaite.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Working out what to request…</source>
        <translation>Calcul de ce qu’il faut demander…</translation>
    </message>
    <message>
        <source>Nothing can be said from these columns. Choose the one with what was requested and the one with what was measured.</source>
        <translation>Ces colonnes ne permettent de rien conclure. Choisissez celle des demandes et celle des valeurs mesurées.</translation>
    </message>
    <message>
        <source>Under these rules nothing can be requested from this model.</source>
        <translation>Avec ces règles, rien ne peut être demandé à partir de ce modèle.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No strategy has been adapted yet. Choose the shots on the page Adapt and start; the predictions appear here.</source>
        <translation>Aucune stratégie n’a encore été adaptée. Choisissez les shots sur la page Adaptation et démarrez&#x202f;; les prédictions s’afficheront ici.</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>normalised error (nMSE), same shots for all</source>
        <translation>erreur normalisée (nMSE), mêmes shots pour toutes</translation>
    </message>
    <message>
        <source>The data or settings have changed since. %1</source>
        <translation>Les données ou les réglages ont changé depuis. %1</translation>
    </message>
    <message>
        <source>Whether the report explains this row</source>
        <translation>Si le rapport explique cette ligne</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, the runs that the model learned from. The leaderboard ranks the strategies by their error on shots that were held out; beside it stands the error on the runs not seen.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;&lt;p&gt;“Why?” beside the rows says what the prediction of the selected row is made of, what moves it and why its interval is wide; “The model” ranks the features.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Résultats&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Chaque point est une exécution&#x202f;: ce qui a été mesuré face à ce qui est prédit. Les points creux sont les shots, les exécutions dont le modèle a appris. Le classement ordonne les stratégies selon leur erreur sur les shots mis de côté&#x202f;; à côté figure l’erreur sur les exécutions non vues.&lt;/p&gt;&lt;p&gt;Cliquez sur un point pour voir sa ligne, Maj+glisser en sélectionne plusieurs&#x202f;; la table suit, et inversement. Choisissez à côté une autre stratégie, colorez les points selon une colonne, ou voyez l’erreur selon le nombre de shots.&lt;/p&gt;&lt;p&gt;«&#x202f;Pourquoi&#x202f;?&#x202f;» à côté des lignes dit de quoi est faite la prédiction de la ligne sélectionnée, ce qui la déplace et pourquoi son intervalle est large&#x202f;; «&#x202f;Le modèle&#x202f;» classe les variables.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The model is being adapted. Its predictions appear here.</source>
        <translation>Le modèle est en cours d’adaptation. Ses prédictions s’afficheront ici.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPlot</name>
    <message>
        <source>%1: error %2</source>
        <translation>%1&#x202f;: erreur %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write this plot as PNG, SVG, PDF or CSV</source>
        <translation>Écrire ce graphique au format PNG, SVG, PDF ou CSV</translation>
    </message>
    <message>
        <source>Predicted / measured</source>
        <translation>Prédit / mesuré</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Résidus</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Error / shots</source>
        <translation>Erreur / shots</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>&amp;Stratégie</translation>
    </message>
    <message>
        <source>Strategy shown</source>
        <translation>Stratégie affichée</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>À c&amp;ôté</translation>
    </message>
    <message>
        <source>Strategy shown beside it</source>
        <translation>Stratégie affichée à côté</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>Coule&amp;ur</translation>
    </message>
    <message>
        <source>Column that colours the points</source>
        <translation>Colonne qui colore les points</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>shots and others</source>
        <translation>shots et autres</translation>
    </message>
    <message>
        <source>Adapting with a few and with many shots; the first points appear soon.</source>
        <translation>Adaptation avec peu et avec beaucoup de shots&#x202f;; les premiers points arrivent bientôt.</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Double-click: reset</source>
        <translation>Glisser&#x202f;: déplacer · Molette&#x202f;: zoom · Double-clic&#x202f;: réinitialiser</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset</source>
        <translation>Glisser&#x202f;: déplacer · Molette&#x202f;: zoom · Maj-glisser&#x202f;: sélectionner · Double-clic&#x202f;: réinitialiser</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>Calcul %1, %2</translation>
    </message>
    <message>
        <source>Too few rows are measured for this curve, or it was stopped.</source>
        <translation>Trop peu de lignes sont mesurées pour cette courbe, ou elle a été arrêtée.</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are not shots.</source>
        <translation>Médiane de trois tirages des shots, et leur dispersion. Chaque tirage est testé sur les lignes mesurées qui ne sont pas des shots.</translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message>
        <source>all missing</source>
        <translation>toutes manquantes</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n modalité</numerusform>
            <numerusform>%n modalités</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>toujours %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>, %1 manquantes</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorée</translation>
    </message>
    <message>
        <source>Rows that agree in all group columns are never split between shots and test</source>
        <translation>Les lignes qui concordent dans toutes les colonnes de groupe ne sont jamais réparties entre shots et test</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
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
        <translation>Cette exécution n’a pas été mesurée.</translation>
    </message>
    <message>
        <source>Measured %1 times what was predicted.</source>
        <translation>Mesuré %1 fois ce qui était prédit.</translation>
    </message>
    <message>
        <source>Predicted %1 times what was measured.</source>
        <translation>Prédit %1 fois ce qui a été mesuré.</translation>
    </message>
    <message>
        <source>That is inside the interval.</source>
        <translation>C’est dans l’intervalle.</translation>
    </message>
    <message>
        <source>That is outside the interval.</source>
        <translation>C’est hors de l’intervalle.</translation>
    </message>
    <message>
        <source>Values of the row</source>
        <translation>Valeurs de la ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Ligne %1 de %2</translation>
    </message>
    <message>
        <source>Why this prediction?</source>
        <translation>Pourquoi cette prédiction&#x202f;?</translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message>
        <source>What the width of the interval is made of</source>
        <translation>De quoi est faite la largeur de l’intervalle</translation>
    </message>
    <message>
        <source>Shares of the interval&apos;s squared width</source>
        <translation>Parts du carré de la largeur de l’intervalle</translation>
    </message>
    <message>
        <source>What each member says</source>
        <translation>Ce que dit chaque membre</translation>
    </message>
    <message>
        <source>weight, prediction</source>
        <translation>poids, prédiction</translation>
    </message>
    <message>
        <source>What each member of the mixture says</source>
        <translation>Ce que dit chaque membre du mélange</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Ce qui la déplace</translation>
    </message>
    <message>
        <source>one feature over its range, the others as they are</source>
        <translation>une variable sur sa plage, les autres inchangées</translation>
    </message>
    <message>
        <source>What moves the prediction</source>
        <translation>Ce qui déplace la prédiction</translation>
    </message>
    <message>
        <source>Nearest rows</source>
        <translation>Lignes les plus proches</translation>
    </message>
    <message>
        <source>%1 interval %2 to %3</source>
        <translation>intervalle à %1&#x202f;: %2 à %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>measured %1 (×&#xa0;%2)</source>
        <translation>mesuré %1 (×&#xa0;%2)</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>mesuré %1</translation>
    </message>
    <message>
        <source>members disagree</source>
        <translation>désaccord des membres</translation>
    </message>
    <message>
        <source>unlike the shots</source>
        <translation>différente des shots</translation>
    </message>
    <message>
        <source>usual error on shots held out</source>
        <translation>erreur habituelle sur les shots mis de côté</translation>
    </message>
    <message>
        <source>%1: weight %2, prediction %3</source>
        <translation>%1&#x202f;: poids %2, prédiction %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5</source>
        <translation>%1&#x202f;: de %2 à %3, jusqu’à %4 à %5</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>prédiction</translation>
    </message>
    <message>
        <source>No feature changes this prediction.</source>
        <translation>Aucune variable ne change cette prédiction.</translation>
    </message>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>%n autre variable la déplace moins.</numerusform>
            <numerusform>%n autres variables la déplacent moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>distance over the features that move the prediction; usual to a shot: %1</source>
        <translation>distance sur les variables qui déplacent la prédiction&#x202f;; habituelle jusqu’à un shot&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SavingsView</name>
    <message>
        <source>%1: %2 of the time, %3 of the rows.</source>
        <translation>%1&#x202f;: %2 du temps, %3 des lignes.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Saved against training from scratch</source>
        <translation>Économisé par rapport à l’entraînement à partir de zéro</translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Ordonnancement</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Schedule&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open a job log (Standard Workload Format, sacct --parsable2 or CSV) to see what better estimates of run times would be worth to its machine. Ten streams of jobs are drawn from the log and scheduled under every policy and estimate; the sentence says how much flexibility brings alone and how much the estimates add.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Ordonnancement&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ouvrez un journal de jobs (Standard Workload Format, sacct --parsable2 ou CSV) pour voir ce que de meilleures estimations des temps d’exécution apporteraient à sa machine. Dix flux de jobs sont tirés du journal et ordonnancés avec chaque politique et chaque estimation&#x202f;; la phrase dit ce que la flexibilité apporte seule et ce que les estimations y ajoutent.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 de moins</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Ouvrir un journal…</translation>
    </message>
    <message>
        <source>Open estimates…</source>
        <translation>Ouvrir des estimations…</translation>
    </message>
    <message>
        <source>Load sweep</source>
        <translation>Balayage de charge</translation>
    </message>
    <message>
        <source>Compare policies</source>
        <translation>Comparer les politiques</translation>
    </message>
    <message>
        <source>Open a job log to see what your model is worth to its machine.</source>
        <translation>Ouvrez un journal de jobs pour voir ce que votre modèle apporte à sa machine.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Le journal</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Nœuds utilisés</translation>
    </message>
    <message>
        <source>Queue and utilisation</source>
        <translation>File d’attente et utilisation</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilisation</translation>
    </message>
    <message>
        <source>jobs waiting (right)</source>
        <translation>jobs en attente (à droite)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Temps de séjour par politique et estimation</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Ouvrir un journal</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)</source>
        <translation>Journaux de jobs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open estimates</source>
        <translation>Ouvrir des estimations</translation>
    </message>
    <message>
        <source>%1, %2, %3. Ten streams drawn from the log.</source>
        <translation>%1, %2, %3. Dix flux tirés du journal.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n utilisateur</numerusform>
            <numerusform>%n utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Days: %1, %2, load %3, median run time %4.</source>
        <translation>Jours&#x202f;: %1, %2, charge %3, temps d’exécution médian %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>%n flux apparié, intervalles à 95&#x202f;%&#x202f;; en tirets&#x202f;: EASY.</numerusform>
            <numerusform>%n flux appariés, intervalles à 95&#x202f;%&#x202f;; en tirets&#x202f;: EASY.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turnaround, log axis</source>
        <translation>Temps de séjour, axe logarithmique</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>comme demandé</translation>
    </message>
    <message>
        <source>on fewer nodes</source>
        <translation>sur moins de nœuds</translation>
    </message>
    <message>
        <source>Six loads are being simulated.</source>
        <translation>Simulation de six charges en cours.</translation>
    </message>
    <message>
        <source>On fewer nodes a job takes longer in proportion.</source>
        <translation>Sur moins de nœuds, un job dure proportionnellement plus longtemps.</translation>
    </message>
    <message>
        <source>The bundle of an adapted model, or a CSV with the columns job and estimate</source>
        <translation>Le paquet d’un modèle adapté, ou un CSV avec les colonnes job et estimate</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Écrits&#x202f;: report.html et le dossier plots dans %1</translation>
    </message>
    <message>
        <source>Bundles and tables (*.zip *.csv);;All files (*)</source>
        <translation>Paquets et tables (*.zip *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Dossier du rapport</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n job est hors de la plage du modèle.</numerusform>
            <numerusform>%n jobs sont hors de la plage du modèle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>%n processeur</numerusform>
            <numerusform>%n processeurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ScheduleWhatIf</name>
    <message>
        <source>What if</source>
        <translation>Et si&#x202f;?</translation>
    </message>
    <message>
        <source>runs again in the background</source>
        <translation>recalculé en arrière-plan</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Slowdown at most</source>
        <translation>Ralentissement maximal</translation>
    </message>
    <message>
        <source>Node-hours at most</source>
        <translation>Nœuds-heures au plus</translation>
    </message>
    <message>
        <source>Jobs that may shrink</source>
        <translation>Jobs pouvant rétrécir</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 below EASY.</source>
        <translation>Avec ces réglages&#x202f;: %1 (%2 à %3), %4 de moins qu’EASY.</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 above EASY.</source>
        <translation>Avec ces réglages&#x202f;: %1 (%2 à %3), %4 de plus qu’EASY.</translation>
    </message>
    <message>
        <source>Ask the model at the requested size alone</source>
        <translation>N’interroger le modèle qu’à la taille demandée</translation>
    </message>
    <message>
        <source>On fewer nodes run times then grow in proportion, whatever the model says of them</source>
        <translation>Sur moins de nœuds, les temps d’exécution croissent alors en proportion, quoi qu’en dise le modèle</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Sessions (*.footbridge)</source>
        <translation>Sessions (*.footbridge)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>This analysis has not been saved.</source>
        <translation>Cette analyse n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save it, so that you can go on from here later?</source>
        <translation>L’enregistrer pour pouvoir reprendre d’ici plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Ouvert&#x202f;: %1</translation>
    </message>
    <message>
        <source>Recover your work</source>
        <translation>Récupérer votre travail</translation>
    </message>
    <message>
        <source>Footbridge did not end properly the last time.</source>
        <translation>Footbridge ne s’est pas terminé correctement la dernière fois.</translation>
    </message>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>une analyse de %n table</numerusform>
            <numerusform>une analyse de %n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was kept: %1, from %2. Restore it?</source>
        <translation>Un travail non enregistré a été conservé&#x202f;: %1, du %2. Le restaurer&#x202f;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Redemander plus tard</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was kept, but cannot be read.</source>
        <translation>Un travail non enregistré du %1 a été conservé, mais il est illisible.</translation>
    </message>
    <message>
        <source>%1 It stays at %2 and is offered again with the next start.</source>
        <translation>%1 Il reste dans %2 et sera proposé de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>The results were computed again and differ from the saved ones, which another version of Footbridge computed. The new ones are shown.</source>
        <translation>Les résultats ont été recalculés et diffèrent de ceux enregistrés, calculés par une autre version de Footbridge. Les nouveaux sont affichés.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modifiée par un autre programme</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 a été modifié par un autre programme depuis son ouverture.</translation>
    </message>
    <message>
        <source>Overwrite what it holds now, or save this analysis in another file?</source>
        <translation>Voulez-vous écraser son contenu actuel ou enregistrer cette analyse dans un autre fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It has changed since, and columns with a role are gone.</source>
        <translation>Il a changé depuis, et des colonnes ayant un rôle ont disparu.</translation>
    </message>
    <message>
        <source>It has changed since the session was saved.</source>
        <translation>Il a changé depuis l’enregistrement de la session.</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityGauge</name>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, entre %2 et %3</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>non mesurable</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message>
        <source>from the left to above; line: 90 % band</source>
        <translation>de la gauche vers le haut&#x202f;; trait&#x202f;: bande à 90&#x202f;%</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Tout comparer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress of the comparison of all tables</source>
        <translation>Progression de la comparaison de toutes les tables</translation>
    </message>
    <message>
        <source>Load two or more tables with a response to compare them.</source>
        <translation>Chargez au moins deux tables avec une réponse pour les comparer.</translation>
    </message>
    <message>
        <source>The severity from every table to every other, each by up to 50 measured runs of the target.</source>
        <translation>La sévérité de chaque table vers chaque autre, chacune avec au plus 50 exécutions mesurées de la cible.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 paires sur %2</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparer à nouveau</translation>
    </message>
    <message>
        <source>Out of date: the tables have changed since they were compared.</source>
        <translation>Périmé&#x202f;: les tables ont changé depuis leur comparaison.</translation>
    </message>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>Encadré&#x202f;: ce document, chaque source seule avec au plus 50 exécutions mesurées et les variables de même nom. Le titre porte sur la source la plus proche, selon votre %n shot et vos appariements.</numerusform>
            <numerusform>Encadré&#x202f;: ce document, chaque source seule avec au plus 50 exécutions mesurées et les variables de même nom. Le titre porte sur la source la plus proche, selon vos %n shots et vos appariements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>Encadré&#x202f;: cette paire, avec au plus 50 exécutions mesurées et les variables de même nom. Le titre se fonde sur votre %n shot et vos appariements, les deux peuvent donc différer.</numerusform>
            <numerusform>Encadré&#x202f;: cette paire, avec au plus 50 exécutions mesurées et les variables de même nom. Le titre se fonde sur vos %n shots et vos appariements, les deux peuvent donc différer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>The same table.</source>
        <translation>La même table.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Pas encore mesuré.</translation>
    </message>
    <message>
        <source>Not measurable: one of the two tables has no response or fewer than 5 measured runs.</source>
        <translation>Non mesurable&#x202f;: une des deux tables n’a pas de réponse ou moins de 5 exécutions mesurées.</translation>
    </message>
    <message>
        <source>They share no feature; columns were paired by their shapes.</source>
        <translation>Elles ne partagent aucune variable&#x202f;; les colonnes ont été appariées par leurs formes.</translation>
    </message>
    <message>
        <source>Click to load this pair.</source>
        <translation>Cliquez pour charger cette paire.</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>De %1 vers %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Vers %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapView</name>
    <message>
        <source>Severity from every table (rows) to every other (columns)</source>
        <translation>Sévérité de chaque table (lignes) vers chaque autre (colonnes)</translation>
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
        <translation>Comparer sans chacune</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Trains and adapts once without each source, with the same shots</source>
        <translation>Entraîne et adapte une fois sans chaque source, avec les mêmes shots</translation>
    </message>
    <message>
        <source>Removes the selected source; Undo brings it back</source>
        <translation>Retire la source sélectionnée&#x202f;; «&#x202f;Annuler&#x202f;» la rétablit</translation>
    </message>
    <message>
        <source>One adaptation without each source, with the same shots.</source>
        <translation>Une adaptation sans chaque source, avec les mêmes shots.</translation>
    </message>
    <message>
        <source>With all sources: error %1, MAPE %2. Where the error without a source is lower, it does not help.</source>
        <translation>Avec toutes les sources&#x202f;: erreur %1, MAPE %2. Lorsque l’erreur sans une source est plus basse, cette source n’aide pas.</translation>
    </message>
    <message>
        <source>The error without each source is measured on request.</source>
        <translation>L’erreur sans chaque source est mesurée à la demande.</translation>
    </message>
</context>
<context>
    <name>footbridge::StartPanel</name>
    <message>
        <source>Carry a performance model to a new platform</source>
        <translation>Transporter un modèle de performance vers une nouvelle plateforme</translation>
    </message>
    <message>
        <source>Open a table of runs from a platform you know, and one with a few runs from the new platform.
Footbridge shows what does not match, how hard the transfer is, and what the adapted model is worth.</source>
        <translation>Ouvrez une table d’exécutions d’une plateforme que vous connaissez, et une avec quelques exécutions de la nouvelle plateforme.
Footbridge montre ce qui ne correspond pas, la difficulté du transfert et ce que vaut le modèle adapté.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Drop CSV files of the known platform here</source>
        <translation>Déposez ici des fichiers CSV de la plateforme connue</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>Déposez ici le fichier CSV de la nouvelle plateforme</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Ouvrir des fichiers…</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>Essayer l’exemple</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Suivre la visite</translation>
    </message>
    <message>
        <source>Eleven short stops through the example</source>
        <translation>Onze courtes étapes à travers l’exemple</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
</context>
<context>
    <name>footbridge::StatusLine</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % shots</source>
        <translation>%1&#x202f;% de shots</translation>
    </message>
    <message>
        <source>all measured rows</source>
        <translation>toutes les lignes mesurées</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Stopped: see the message</source>
        <translation>Arrêté&#x202f;: voir le message</translation>
    </message>
    <message>
        <source>Source %1 × %2</source>
        <translation>Source %1 × %2</translation>
    </message>
    <message>
        <source>%1 sources, %2 rows</source>
        <translation>%1 sources, %2 lignes</translation>
    </message>
    <message>
        <source>Target %1 × %2</source>
        <translation>Cible %1 × %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Rows × features of the tables, and how many measured target runs an adaptation learns from: the shots</source>
        <translation>Lignes × variables des tables, et de combien d’exécutions mesurées de la cible une adaptation apprend&#x202f;: les shots</translation>
    </message>
</context>
<context>
    <name>footbridge::StrategyProgressModel</name>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>omise</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response on the shots, each predicted by a model that has not seen it, over the variance of the shots</source>
        <translation>Erreur quadratique moyenne de la réponse transformée sur les shots, chacun étant prédit par un modèle qui ne l’a pas vu, sur la variance des shots</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Valid.
croisée</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
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
        <translation>Exporter la table</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>Utiliser %n shot</numerusform>
            <numerusform>Utiliser %n shots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TimeView</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>footbridge::Tour</name>
    <message>
        <source>Next step of the tour</source>
        <translation>Étape suivante de la visite</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Étape précédente de la visite</translation>
    </message>
</context>
<context>
    <name>footbridge::TourCallout</name>
    <message>
        <source>End the tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Étape précédente de la visite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next step of the tour</source>
        <translation>Étape suivante de la visite</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>Visite&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message>
        <source>Training time</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 d’économie</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>aucune économie</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Budget in epochs</source>
        <translation>Budget en époques</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Erreur pendant l’entraînement</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Économies</translation>
    </message>
    <message>
        <source>90 % of the seeds</source>
        <translation>90&#x202f;% des graines</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>rows seen</source>
        <translation>lignes vues</translation>
    </message>
    <message>
        <source>Time, epochs and rows to reach 1.05 × the best error from scratch</source>
        <translation>Temps, époques et lignes pour atteindre 1.05 × la meilleure erreur à partir de zéro</translation>
    </message>
    <message>
        <source>Ways to train</source>
        <translation>Façons d’entraîner</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Open a source and a target first</source>
        <translation>Ouvrez d’abord une source et une cible</translation>
    </message>
    <message>
        <source>Tables or settings changed since: run it again.</source>
        <translation>Des tables ou des réglages ont changé depuis&#x202f;: relancez.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>médiane sur %n graine&#x202f;; zone ombrée&#x202f;: 90&#x202f;%</numerusform>
            <numerusform>médiane sur %n graines&#x202f;; zone ombrée&#x202f;: 90&#x202f;%</numerusform>
        </translation>
    </message>
    <message>
        <source>wall time, nothing else running</source>
        <translation>temps réel, rien d’autre en cours</translation>
    </message>
    <message>
        <source>wall time; other work took up to %1 of it</source>
        <translation>temps réel&#x202f;; d’autres travaux en ont pris jusqu’à %1</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Champs…</translation>
    </message>
    <message>
        <source>Train an auto-encoder on fields of scientific data instead</source>
        <translation>Entraîner plutôt un auto-encodeur sur des champs de données scientifiques</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Go back to the open tables</source>
        <translation>Revenir aux tables ouvertes</translation>
    </message>
    <message>
        <source>An auto-encoder of %1, from weights trained on %2: one budget, the same blocks and seeds.</source>
        <translation>Un auto-encodeur de %1, à partir de poids entraînés sur %2&#x202f;: un seul budget, les mêmes blocs et graines.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Training time&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trains the target&apos;s network from scratch and from weights that were trained on the source, with none to all of its hidden layers frozen: the same rows, budget and seeds. What counts is the time until the error is 1.05 times the best from scratch. Rows to be judged on are never learned from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Temps d’entraînement&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Entraîne le réseau de la cible à partir de zéro et à partir de poids entraînés sur la source, avec aucune à toutes ses couches cachées gelées&#x202f;: mêmes lignes, même budget, mêmes graines. Ce qui compte est le temps jusqu’à ce que l’erreur soit 1.05 fois la meilleure à partir de zéro. Les lignes d’évaluation ne servent jamais à l’apprentissage.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train the target&apos;s network from scratch and from the source&apos;s weights, and compare.</source>
        <translation>Entraînez le réseau de la cible à partir de zéro et à partir des poids de la source, et comparez.</translation>
    </message>
    <message>
        <source>What the source&apos;s weights save in training: one budget, the same rows and seeds.</source>
        <translation>Ce que les poids de la source économisent à l’entraînement&#x202f;: un seul budget, les mêmes lignes et graines.</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message>
        <source>From scratch</source>
        <translation>À partir de zéro</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non atteinte</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 graines sur %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>no worse</source>
        <translation>pas moins bonne</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Final error over that from scratch with the same seed, where it is larger for at least 95 % of the seeds</source>
        <translation>Erreur finale rapportée à celle à partir de zéro avec la même graine, là où elle est plus grande pour au moins 95&#x202f;% des graines</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Rows seen</source>
        <translation>Lignes vues</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Temps économisé</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Final error</source>
        <translation>Erreur finale</translation>
    </message>
    <message>
        <source>Against scratch</source>
        <translation>Face à zéro</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>%n couche gelée</numerusform>
            <numerusform>%n couches gelées</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes of blocks that were not learned from, over those of the numbers that stand for them and of corrections</source>
        <translation>Octets des blocs dont rien n’a été appris, rapportés à ceux des nombres qui les représentent et des corrections</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
</context>
<context>
    <name>footbridge::UsageView</name>
    <message>
        <source>%1
%2 in use, %3 jobs waiting</source>
        <translation>%1
%2 utilisés, %3 jobs en attente</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilisation</translation>
    </message>
</context>
<context>
    <name>footbridge::VersionsModel</name>
    <message>
        <source>learned from the first %1 runs</source>
        <translation>apprise sur les %1 premières exécutions</translation>
    </message>
    <message>
        <source>drift: larger errors</source>
        <translation>dérive&#x202f;: erreurs plus grandes</translation>
    </message>
    <message>
        <source>drift: × %1 above</source>
        <translation>dérive&#x202f;: × %1 au-dessus</translation>
    </message>
    <message>
        <source>drift: × %1 below</source>
        <translation>dérive&#x202f;: × %1 au-dessous</translation>
    </message>
    <message>
        <source>refitted on %1 runs</source>
        <translation>réajustée sur %1 exécutions</translation>
    </message>
    <message>
        <source>recognised as version %1</source>
        <translation>reconnue comme version %1</translation>
    </message>
    <message>
        <source>back to version %1</source>
        <translation>retour à la version %1</translation>
    </message>
    <message>
        <source>Mean error of the runs that it predicted, relative to the measured value</source>
        <translation>Erreur moyenne des exécutions qu’elle a prédites, relative à la valeur mesurée</translation>
    </message>
    <message>
        <source>Share of its runs whose measured value lay inside the interval</source>
        <translation>Part de ses exécutions dont la valeur mesurée était dans l’intervalle</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>From run</source>
        <translation>Depuis l’exécution</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Why it began</source>
        <translation>Pourquoi elle a commencé</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dans l’intervalle</translation>
    </message>
</context>
<context>
    <name>footbridge::ViewActions</name>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>Mode &amp;présentateur</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petite</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Habituelle</translation>
    </message>
</context>
<context>
    <name>footbridge::WarningsDialog</name>
    <message>
        <source>Warnings of %1</source>
        <translation>Avertissements de %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Ce que l’import a trouvé</translation>
    </message>
    <message>
        <source>Import warnings</source>
        <translation>Avertissements d’import</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>footbridge::messages</name>
    <message>
        <source>Writing the bundle</source>
        <translation>Écriture du paquet</translation>
    </message>
    <message>
        <source>Checking the bundle</source>
        <translation>Vérification du paquet</translation>
    </message>
    <message>
        <source>%1 is a pipe or device, but a bundle is read whole from an ordinary file. Copy it into one and name that.</source>
        <translation>%1 est un tube ou un périphérique, mais un paquet est lu en entier dans un fichier ordinaire. Copiez-le dans un tel fichier et indiquez celui-ci.</translation>
    </message>
    <message>
        <source>model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, so nobody can tell whether it was altered. Check the bundle where the first is installed, or ask for an export with this version.</source>
        <translation>model.pt dans %1 a été écrit avec LibTorch %2, et LibTorch %3 écrit ici d’autres octets&#x202f;; impossible donc de savoir s’il a été modifié. Vérifiez le paquet là où se trouve la première, ou demandez une exportation faite avec cette version.</translation>
    </message>
    <message>
        <source>%1 was written with another version (%2), so model.pt or how the file is packed was not compared; predictions need neither. Have “bundle verify” check it before you use it elsewhere.</source>
        <translation>%1 a été écrit avec une autre version (%2), model.pt ou la façon dont le fichier est compressé n’ont donc pas été comparés&#x202f;; les prédictions n’ont besoin ni de l’un ni de l’autre. Faites-le vérifier par «&#x202f;bundle verify&#x202f;» avant de l’utiliser ailleurs.</translation>
    </message>
    <message>
        <source>%1 is not a complete zip file; it is something else or was cut short. Copy it again or export it again.</source>
        <translation>%1 n’est pas un fichier zip complet&#x202f;; c’est autre chose ou il a été tronqué. Copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%2 in %1 is damaged. Copy the bundle again or export it again.</source>
        <translation>%2 dans %1 est endommagé. Copiez ou exportez à nouveau le paquet.</translation>
    </message>
    <message>
        <source>%1 holds a file named &quot;%2&quot;, which would be written outside its folder. Do not use this bundle; ask for a new one.</source>
        <translation>%1 contient un fichier nommé «&#x202f;%2&#x202f;», qui serait écrit hors de son dossier. N’utilisez pas ce paquet&#x202f;; demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>%1 holds %2 twice, so it is unclear which one counts. Do not use this bundle; export it again.</source>
        <translation>%1 contient %2 deux fois, on ne sait donc pas lequel compte. N’utilisez pas ce paquet&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 holds a link named &quot;%2&quot; instead of a file. Do not use this bundle; ask for a new one.</source>
        <translation>%1 contient un lien nommé «&#x202f;%2&#x202f;» au lieu d’un fichier. N’utilisez pas ce paquet&#x202f;; demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do not use this bundle; copy it again or export it again.</source>
        <translation>%1 contient des octets qui n’appartiennent à aucun de ses fichiers, ce que Footbridge n’écrit jamais. N’utilisez pas ce paquet&#x202f;; copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 would unpack to more than %2 MiB or %3 files. It is not a bundle that Footbridge wrote; do not use it.</source>
        <translation>%1 donnerait plus de %2 Mio ou de %3 fichiers une fois décompressé. Ce n’est pas un paquet écrit par Footbridge&#x202f;; ne l’utilisez pas.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which every bundle has. Copy it again or export it again.</source>
        <translation>Il manque à %1&#x202f;%2, que tout paquet contient. Copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 holds %2, which its manifest does not list. Do not use this bundle; export it again.</source>
        <translation>%1 contient %2, que son manifeste ne mentionne pas. N’utilisez pas ce paquet&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is a bundle of format %2, but this version reads formats up to %3. Update Footbridge to open it.</source>
        <translation>%1 est un paquet au format %2, mais cette version lit les formats jusqu’à %3. Mettez Footbridge à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 is a zip file but not a Footbridge bundle. Choose a bundle.</source>
        <translation>%1 est un fichier zip, mais pas un paquet Footbridge. Choisissez un paquet.</translation>
    </message>
    <message>
        <source>%2 in %1 is not what the manifest says: its size or checksum differs. Copy the bundle again or export it again.</source>
        <translation>%2 dans %1 n’est pas ce que dit le manifeste&#x202f;: sa taille ou sa somme de contrôle diffère. Copiez ou exportez à nouveau le paquet.</translation>
    </message>
    <message>
        <source>The manifest of %1 is damaged at &quot;%2&quot;. Copy the bundle again or export it again.</source>
        <translation>Le manifeste de %1 est endommagé à «&#x202f;%2&#x202f;». Copiez ou exportez à nouveau le paquet.</translation>
    </message>
    <message>
        <source>The manifest of %1 is not the one its model was exported with. Do not use this bundle; export it again.</source>
        <translation>Le manifeste de %1 n’est pas celui avec lequel son modèle a été exporté. N’utilisez pas ce paquet&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.</source>
        <translation>samples.csv dans %1 est endommagé à la ligne %2. Copiez ou exportez à nouveau le paquet.</translation>
    </message>
    <message>
        <source>The export needs at least one row to check the model with. Choose a target with rows.</source>
        <translation>L’export demande au moins une ligne pour vérifier le modèle. Choisissez une cible qui contient des lignes.</translation>
    </message>
    <message>
        <source>The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing was written. Choose another strategy and report this.</source>
        <translation>Le modèle exporté et celui affiché diffèrent de %1 (%2 au plus est accepté), rien n’a donc été écrit. Choisissez une autre stratégie et signalez ce problème.</translation>
    </message>
    <message>
        <source>%1 was written but does not read back the same. Check the disk and export again.</source>
        <translation>%1 a été écrit mais ne se relit pas à l’identique. Vérifiez le disque et exportez à nouveau.</translation>
    </message>
    <message>
        <source>%1 does not predict its own samples: %2 differs by %3. Do not use this bundle; export it again.</source>
        <translation>%1 ne prédit pas ses propres échantillons&#x202f;: %2 diffère de %3. N’utilisez pas ce paquet&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is not byte for byte what writing its contents gives, so it was altered after the export. Copy it again or export it again.</source>
        <translation>%1 n’est pas, octet par octet, ce que donne l’écriture de son contenu&#x202f;; il a donc été modifié après l’export. Copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, or ask whoever made it to sign it.</source>
        <translation>%1 n’est pas signé, or seuls les paquets signés sont de confiance ici. Placez sa signature dans %2, ou demandez à son auteur de le signer.</translation>
    </message>
    <message>
        <source>%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; get both again from whoever made it.</source>
        <translation>%1 n’est pas le paquet que signe %2&#x202f;: lui ou sa signature a été modifié. Ne l’utilisez pas&#x202f;; redemandez les deux à son auteur.</translation>
    </message>
    <message>
        <source>%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or use a bundle of somebody you trust.</source>
        <translation>%1 est signé avec la clé %2, qui n’est pas parmi les clés de confiance. Accordez votre confiance à cette clé, ou utilisez un paquet d’une personne de confiance.</translation>
    </message>
    <message>
        <source>%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the bundle needs none.</source>
        <translation>%1 n’est pas une signature de Footbridge ou a été endommagé. Copiez-le à nouveau, ou retirez-le si le paquet n’en demande aucune.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 public key in PEM. Name the public key that bundle keygen wrote.</source>
        <translation>%1 ne contient pas de clé publique Ed25519 au format PEM. Indiquez la clé publique écrite par bundle keygen.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the private key that bundle keygen wrote.</source>
        <translation>%1 ne contient pas de clé privée Ed25519 au format PEM, ou en contient une protégée par un mot de passe. Indiquez la clé privée écrite par bundle keygen.</translation>
    </message>
    <message>
        <source>The system&apos;s OpenSSL cannot work with Ed25519 keys. Install a version from 1.1.1 on.</source>
        <translation>L’OpenSSL du système ne prend pas en charge les clés Ed25519. Installez une version à partir de 1.1.1.</translation>
    </message>
    <message>
        <source>In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.</source>
        <translation>Dans %1, «&#x202f;%3&#x202f;» et «&#x202f;%4&#x202f;» pourraient tous deux être la variable «&#x202f;%2&#x202f;». Renommez ou retirez l’un d’eux.</translation>
    </message>
    <message>
        <source>In %1 the column “%2” is in another unit than the feature “%3” of the model, which is in %4, and may not be converted. Give the values in the model&apos;s unit under its name.</source>
        <translation>Dans %1, la colonne «&#x202f;%2&#x202f;» est dans une autre unité que la variable «&#x202f;%3&#x202f;» du modèle, qui est en %4, et ne peut pas être convertie. Donnez les valeurs dans l’unité du modèle sous son nom.</translation>
    </message>
    <message>
        <source>The column “%1” was read as the feature “%2”.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été lue comme la variable «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The column “%1” was converted to the unit of the feature “%2”: times %3.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été convertie dans l’unité de la variable «&#x202f;%2&#x202f;»&#x202f;: facteur %3.</translation>
    </message>
    <message>
        <source>The samples of one bundle cannot be predicted by the other, which needs %1.</source>
        <translation>Les échantillons d’un paquet ne peuvent pas être prédits par l’autre, qui a besoin de %1.</translation>
    </message>
    <message>
        <source>The predictions of the bundles are in different units and were not compared.</source>
        <translation>Les prédictions des paquets sont dans des unités différentes et n’ont pas été comparées.</translation>
    </message>
    <message>
        <source>%1 holds only what prediction needs, so it cannot be adapted further. Export it again with its shots, or adapt from the sources.</source>
        <translation>%1 ne contient que ce qu’exige la prédiction et ne peut donc plus être adapté. Exportez-le à nouveau avec ses shots, ou adaptez à partir des sources.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Measuring severity</source>
        <translation>Mesure de la sévérité</translation>
    </message>
    <message>
        <source>On the shots, %1 % of the response&apos;s variance is beyond what the source model explains after an offset and a scale; on its own platform it misses %2 %.</source>
        <translation>Sur les shots, %1&#x202f;% de la variance de la réponse échappe à ce que le modèle source explique après un décalage et une échelle&#x202f;; sur sa propre plateforme, il en manque %2&#x202f;%.</translation>
    </message>
    <message>
        <source>The target&apos;s response is %1 times what the source model says; the offset is worth %2 response variances and the scale %3.</source>
        <translation>La réponse de la cible vaut %1 fois ce que dit le modèle source&#x202f;; le décalage pèse %2 variances de la réponse et l’échelle %3.</translation>
    </message>
    <message>
        <source>The target&apos;s responses lie apart from what the source model says: the offset is worth %1 response variances and the scale %2.</source>
        <translation>Les réponses de la cible sont éloignées de ce que dit le modèle source&#x202f;: le décalage pèse %1 variances de la réponse et l’échelle %2.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>{La|Les} %1 {direction principale|directions principales} des variables {est distante|sont distantes} de %2 (distance cordale)&#x202f;; deux parties de la source le sont de %3 et des variables sans rapport de %4.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>{La|Les} %1 {direction principale|directions principales} des variables {est distante|sont distantes} de %2 (distance cordale), pas plus que deux parties de la source, qui atteignent %3.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a feature outside the range that the source covers.</source>
        <translation>%1&#x202f;% des lignes de la cible ont une variable hors de la plage que couvre la source.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only; the source model loses %2 % of its response&apos;s variance without the columns that the target lacks.</source>
        <translation>%1&#x202f;% de tous les noms de variables n’existent que d’un côté&#x202f;; le modèle source perd %2&#x202f;% de la variance de sa réponse sans les colonnes qui manquent à la cible.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only.</source>
        <translation>%1&#x202f;% de tous les noms de variables n’existent que d’un côté.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: un décalage et une échelle transportent l’essentiel du modèle source.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source model over, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: un décalage et une échelle pourraient transporter l’essentiel du modèle source, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another level, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: la cible pourrait se comporter comme la source à un autre niveau, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>The band reaches %1, where an offset and a scale carry most of it.</source>
        <translation>La bande atteint %1, où un décalage et une échelle en transportent l’essentiel.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target behaves like the source at another level.</source>
        <translation>La bande atteint %1, où la cible se comporte comme la source à un autre niveau.</translation>
    </message>
    <message>
        <source>The source model misses %1 % of the variance on its own platform, so severity says little here. Look for a source with more rows or better features.</source>
        <translation>Le modèle source manque %1&#x202f;% de la variance sur sa propre plateforme, la sévérité dit donc peu ici. Cherchez une source avec plus de lignes ou de meilleures variables.</translation>
    </message>
    <message>
        <source>Rough: %1 shots leave a wide margin. Measure at least 8.</source>
        <translation>Approximatif&#x202f;: %1 shots laissent une grande marge. Mesurez-en au moins 8.</translation>
    </message>
    <message>
        <source>The source has too few rows to say what chance alone would show, so every difference counts in full.</source>
        <translation>La source a trop peu de lignes pour dire ce que montrerait le seul hasard, chaque différence compte donc pleinement.</translation>
    </message>
    <message>
        <source>The responses of source and shots are %1 apart (largest difference of their distribution functions). This stands for itself and does not enter the severity.</source>
        <translation>Les réponses de la source et des shots sont distantes de %1 (plus grande différence de leurs fonctions de répartition). Cette valeur est à part et n’entre pas dans la sévérité.</translation>
    </message>
    <message>
        <source>Source and target share no feature. Columns were paired by their shapes, without their meaning; a matching by hand can make the source worth more. Match features on the Features page.</source>
        <translation>Source et cible ne partagent aucune variable. Les colonnes ont été appariées par leurs formes, sans leur signification&#x202f;; un appariement à la main peut donner plus de valeur à la source. Appariez des variables sur la page Variables.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6.</source>
        <translation>Médiane %1 au lieu de %2&#x202f;; neuf lignes sur dix de la cible vont de %3 à %4, de la source de %5 à %6.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6. %7 % of the target&apos;s rows lie beyond all of the source&apos;s.</source>
        <translation>Médiane %1 au lieu de %2&#x202f;; neuf lignes sur dix de la cible vont de %3 à %4, de la source de %5 à %6. %7&#x202f;% des lignes de la cible sont au-delà de toutes celles de la source.</translation>
    </message>
    <message>
        <source>%1 makes up %2 % of the target&apos;s rows and %3 % of the source&apos;s.</source>
        <translation>%1 représente %2&#x202f;% des lignes de la cible et %3&#x202f;% de celles de la source.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a level that the source lacks.</source>
        <translation>%1&#x202f;% des lignes de la cible ont une modalité absente de la source.</translation>
    </message>
    <message>
        <source>No difference beyond chance.</source>
        <translation>Aucune différence au-delà du hasard.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than the source model as it is.</source>
        <translation>Sur les %1 shots, rien ne prédit nettement mieux que le modèle source tel quel.</translation>
    </message>
    <message>
        <source>On the %1 shots an offset and a scale of the source model predict clearly better, and nothing beyond them does.</source>
        <translation>Sur les %1 shots, un décalage et une échelle du modèle source prédisent nettement mieux, et rien de plus n’y ajoute.</translation>
    </message>
    <message>
        <source>On the %1 shots a model of the target alone predicts clearly better than the source model with an offset and a scale.</source>
        <translation>Sur les %1 shots, un modèle de la cible seule prédit nettement mieux que le modèle source avec un décalage et une échelle.</translation>
    </message>
    <message>
        <source>On the %1 shots the source model with its residuals corrected predicts clearly better than all that is simpler.</source>
        <translation>Sur les %1 shots, le modèle source aux résidus corrigés prédit nettement mieux que tout ce qui est plus simple.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance; no other beats it by more than chance allows.</source>
        <translation>Son erreur sur les shots mis de côté est de %1 de leur variance&#x202f;; aucune autre ne fait mieux au-delà de ce que permet le hasard.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance, that of the simplest way %2.</source>
        <translation>Son erreur sur les shots mis de côté est de %1 de leur variance, celle de la manière la plus simple de %2.</translation>
    </message>
    <message>
        <source>Most of the target&apos;s rows lie beyond the range of the source&apos;s features, where trees only repeat what they have seen. Compare with input alignment.</source>
        <translation>La plupart des lignes de la cible sont au-delà de la plage des variables de la source, où les arbres ne font que répéter ce qu’ils ont vu. Comparez avec l’alignement des entrées.</translation>
    </message>
    <message>
        <source>On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle it.</source>
        <translation>Sur les %1 shots, la manière la plus simple n’est pas nettement battue, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>%1 is not a campaign of a known format: &quot;format&quot; must be &quot;footbridge-campaign/1&quot;.</source>
        <translation>%1 n’est pas une campagne d’un format connu&#x202f;: «&#x202f;format&#x202f;» doit être «&#x202f;footbridge-campaign/1&#x202f;».</translation>
    </message>
    <message>
        <source>In the campaign %1 the key %2 is missing or not what it should be: %3.</source>
        <translation>Dans la campagne %1, la clé %2 manque ou n’est pas ce qu’elle devrait être&#x202f;: %3.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot; ignores the column &quot;%2&quot;, which none of its tables has. Correct the name, or leave it out.</source>
        <translation>La paire «&#x202f;%1&#x202f;» ignore la colonne «&#x202f;%2&#x202f;», qu’aucune de ses tables ne contient. Corrigez le nom, ou retirez-le.</translation>
    </message>
    <message>
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>La campagne %1 nomme la stratégie «&#x202f;%2&#x202f;», qui n’existe pas. Les stratégies sont&#x202f;: %3.</translation>
    </message>
    <message>
        <source>The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or repeats.</source>
        <translation>La campagne %1 compte plus de %2 cellules. Choisissez moins de paires, de nombres de shots ou de répétitions.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>Le dossier %1 contient les résultats d’une autre campagne. Choisissez un dossier vide, ou la campagne à laquelle ces résultats appartiennent.</translation>
    </message>
    <message>
        <source>No labelled rows remain beside the shots that a supervised model could learn from and be tested on.</source>
        <translation>Il ne reste, à part les shots, aucune ligne mesurée sur laquelle un modèle supervisé pourrait apprendre et être testé.</translation>
    </message>
    <message>
        <source>%1 cannot be continued: it is not as a campaign wrote it. Move it away to start afresh.</source>
        <translation>%1 ne peut pas être poursuivi&#x202f;: il n’est pas tel qu’une campagne l’a écrit. Déplacez-le pour repartir de zéro.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2. Choose another place.</source>
        <translation>Le dossier %1 ne peut pas être créé&#x202f;: %2. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Pair %1 of %2: %3</source>
        <translation>Paire %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Measuring %1 against itself</source>
        <translation>Mesure de %1 par rapport à elle-même</translation>
    </message>
    <message>
        <source>The model does not start from a table&apos;s columns. Export it again from its session.</source>
        <translation>Le modèle ne part pas des colonnes d’une table. Exportez-le à nouveau depuis sa session.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses a step that does not come before it. Export the model again from its session.</source>
        <translation>L’étape %1 (%2) du modèle utilise une étape qui ne la précède pas. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses column %3 of only %4. Export the model again from its session.</source>
        <translation>L’étape %1 (%2) du modèle utilise la colonne %3 sur seulement %4. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns; at most %4 are supported. Use fewer features or categories.</source>
        <translation>L’étape %1 (%2) du modèle a %3 colonnes&#x202f;; %4 au plus sont prises en charge. Utilisez moins de variables ou de catégories.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model holds numbers that contradict each other. Export the model again from its session.</source>
        <translation>L’étape %1 (%2) du modèle contient des nombres qui se contredisent. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>The trees in step %1 of the model are broken at node %2. Export the model again from its session.</source>
        <translation>Les arbres de l’étape %1 du modèle sont corrompus au nœud %2. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>The model has to give one number a row and gives %1. Export it again from its session.</source>
        <translation>Le modèle doit donner un nombre par ligne et en donne %1. Exportez-le à nouveau depuis sa session.</translation>
    </message>
    <message>
        <source>The ends of the model&apos;s interval have to be one number a row each. Export the model again from its session.</source>
        <translation>Les bornes de l’intervalle du modèle doivent être chacune un nombre par ligne. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged (%1). Export the model again from its session.</source>
        <translation>La description du modèle est endommagée (%1). Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>The model cannot be written as TorchScript: %1. Please report this.</source>
        <translation>Le modèle ne peut pas être écrit en TorchScript&#x202f;: %1. Merci de signaler ce problème.</translation>
    </message>
    <message>
        <source>The TorchScript model cannot be loaded. The file is damaged; export it again.</source>
        <translation>Le modèle TorchScript ne peut pas être chargé. Le fichier est endommagé&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>The TorchScript model loads but does not run on these rows. Export it again.</source>
        <translation>Le modèle TorchScript se charge mais ne s’exécute pas sur ces lignes. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>The ONNX model cannot be loaded. The file is damaged; export it again.</source>
        <translation>Le modèle ONNX ne peut pas être chargé. Le fichier est endommagé&#x202f;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>The ONNX model loads but does not run on these rows. Export it again.</source>
        <translation>Le modèle ONNX se charge mais ne s’exécute pas sur ces lignes. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>Entraînement&#x202f;: %1</translation>
    </message>
    <message>
        <source>Training the network broke off: its numbers grew beyond all bounds. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>L’entraînement du réseau s’est interrompu&#x202f;: ses nombres ont dépassé toute limite. Cherchez des valeurs extrêmes dans les colonnes et ignorez les colonnes qui en contiennent.</translation>
    </message>
    <message>
        <source>The boosted trees could not be trained: %1. Look for infinite or extreme values in the response and the columns.</source>
        <translation>Les arbres boostés n’ont pas pu être entraînés&#x202f;: %1. Cherchez des valeurs infinies ou extrêmes dans la réponse et les colonnes.</translation>
    </message>
    <message>
        <source>The Gaussian process could not be fitted: the numbers of the shots are too large or missing. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>Le processus gaussien n’a pas pu être ajusté&#x202f;: les nombres des shots sont trop grands ou manquent. Cherchez des valeurs extrêmes dans les colonnes et ignorez les colonnes qui en contiennent.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has only one name. List the names that mean the same, separated by commas.</source>
        <translation>La ligne %2 de %1 n’a qu’un seul nom. Listez les noms de même sens, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has an empty name. Fill it in or remove the comma.</source>
        <translation>La ligne %2 de %1 a un nom vide. Remplissez-le ou retirez la virgule.</translation>
    </message>
    <message>
        <source>Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.</source>
        <translation>La ligne %2 de %1 mentionne «&#x202f;%3&#x202f;», que la ligne %4 mentionne déjà. Mettez tous ses noms sur une ligne.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has a quotation mark that is not closed. Close it.</source>
        <translation>La ligne %2 de %1 a un guillemet qui n’est pas fermé. Fermez-le.</translation>
    </message>
    <message>
        <source>There is no source to match with. Add a source first.</source>
        <translation>Il n’y a aucune source avec laquelle apparier. Ajoutez d’abord une source.</translation>
    </message>
    <message>
        <source>No source has a feature “%1”. Check the name of the match.</source>
        <translation>Aucune source n’a de variable «&#x202f;%1&#x202f;». Vérifiez le nom de l’appariement.</translation>
    </message>
    <message>
        <source>%2 has no feature “%1”. Check the name of the match.</source>
        <translation>%2 n’a pas de variable «&#x202f;%1&#x202f;». Vérifiez le nom de l’appariement.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but not every source has it; the match is not used.</source>
        <translation>«&#x202f;%1&#x202f;» a été appariée à «&#x202f;%2&#x202f;», mais toutes les sources ne la possèdent pas&#x202f;; l’appariement n’est pas utilisé.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but one of them is matched already; the first match holds.</source>
        <translation>«&#x202f;%1&#x202f;» a été appariée à «&#x202f;%2&#x202f;», mais l’une d’elles l’est déjà&#x202f;; le premier appariement vaut.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: one holds numbers, the other text.</source>
        <translation>«&#x202f;%1&#x202f;» de la source et «&#x202f;%2&#x202f;» de la cible ne sont pas appariées&#x202f;: l’une contient des nombres, l’autre du texte.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different things.</source>
        <translation>«&#x202f;%1&#x202f;» de la source et «&#x202f;%2&#x202f;» de la cible ne sont pas appariées&#x202f;: %3 et %4 mesurent des choses différentes.</translation>
    </message>
    <message>
        <source>“%2” of the target is converted from %4 to %3, the unit of “%1”.</source>
        <translation>«&#x202f;%2&#x202f;» de la cible est convertie de %4 en %3, l’unité de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.</source>
        <translation>La réponse «&#x202f;%1&#x202f;» de %2 est convertie de %3 en %4, l’unité de «&#x202f;%5&#x202f;».</translation>
    </message>
    <message>
        <source>The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.</source>
        <translation>L’unité %3 n’est connue que pour l’une de «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;»&#x202f;; les valeurs sont utilisées telles quelles.</translation>
    </message>
    <message>
        <source>“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; the values are used as they are.</source>
        <translation>«&#x202f;%1&#x202f;» en %3 et «&#x202f;%2&#x202f;» en %4 ont été appariées à la main bien qu’elles mesurent des choses différentes&#x202f;; les valeurs sont utilisées telles quelles.</translation>
    </message>
    <message>
        <source>Several features are called like “%1” apart from case, separators and units; “%1” is matched with “%2”. Match by hand if that is wrong.</source>
        <translation>Plusieurs variables ont un nom comme «&#x202f;%1&#x202f;», à la casse, aux séparateurs et aux unités près&#x202f;; «&#x202f;%1&#x202f;» est appariée à «&#x202f;%2&#x202f;». Appariez à la main si c’est faux.</translation>
    </message>
    <message>
        <source>“%1” holds numbers in one source and text in another and is not used.</source>
        <translation>«&#x202f;%1&#x202f;» contient des nombres dans une source et du texte dans une autre et n’est pas utilisée.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de shots. Donnez un nombre entier comme 20, ou une part des lignes mesurées comme 5%.</translation>
    </message>
    <message>
        <source>%1 shots are more than any table has rows. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>%1 shots, c’est plus que n’importe quelle table n’a de lignes. Donnez un nombre entier comme 20, ou une part des lignes mesurées comme 5%.</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>%1&#x202f;% des lignes mesurées n’est pas une part qui puisse être tirée. Donnez plus de 0&#x202f;% et au plus 100&#x202f;%.</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>Aucune ligne de la cible n’a de réponse. Mesurez la réponse d’au moins 3 lignes, ou choisissez une autre colonne de réponse.</translation>
    </message>
    <message>
        <source>Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of shot rows.</source>
        <translation>La ligne de shot %1 n’est pas dans la cible, dont les lignes de données vont de 0 à %2. Corrigez la liste des lignes de shots.</translation>
    </message>
    <message>
        <source>Shot row %1 is named twice. Name every shot row once.</source>
        <translation>La ligne de shot %1 est nommée deux fois. Nommez chaque ligne de shot une seule fois.</translation>
    </message>
    <message>
        <source>Shot row %1 has no response in the target, so nothing can be learned from it. Fill in its response or leave the row out.</source>
        <translation>La ligne de shot %1 n’a pas de réponse dans la cible, rien ne peut donc en être appris. Remplissez sa réponse ou omettez la ligne.</translation>
    </message>
    <message>
        <source>There is no file at %1. Check the path.</source>
        <translation>Il n’y a pas de fichier à %1. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Name a file in it.</source>
        <translation>%1 est un dossier, pas un fichier. Nommez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2. Vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place or free some space; nothing that was there before has changed.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2. Choisissez un autre emplacement ou libérez de l’espace&#x202f;; rien de ce qui s’y trouvait n’a changé.</translation>
    </message>
    <message>
        <source>Matching features and drawing shots</source>
        <translation>Appariement des variables et tirage des shots</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No source is loaded. Load at least one table of a platform that was measured before.</source>
        <translation>Aucune source n’est chargée. Chargez au moins une table d’une plateforme mesurée auparavant.</translation>
    </message>
    <message>
        <source>No target is loaded. Load the table of the platform to predict.</source>
        <translation>Aucune cible n’est chargée. Chargez la table de la plateforme à prédire.</translation>
    </message>
    <message>
        <source>%1 has no response column. Choose the column that holds the measured time or the like.</source>
        <translation>%1 n’a pas de colonne de réponse. Choisissez la colonne qui contient le temps mesuré ou une grandeur semblable.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another column.</source>
        <translation>La colonne %1 de %2 doit contenir le coût d’une exécution, mais elle n’est pas numérique. Nommez une autre colonne.</translation>
    </message>
    <message>
        <source>Every row of %1 has been measured, so there is no run left to choose. Add rows for the runs that could be measured, with an empty response, or take fewer shots.</source>
        <translation>Chaque ligne de %1 a été mesurée, il ne reste donc aucune exécution à choisir. Ajoutez des lignes pour les exécutions qui pourraient être mesurées, avec une réponse vide, ou prenez moins de shots.</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they are unknown.</source>
        <translation>Il manque à %1 les colonnes %2, avec lesquelles le paquet a été adapté. Ajoutez-les, vides là où elles sont inconnues.</translation>
    </message>
    <message>
        <source>In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct their cells.</source>
        <translation>Dans %1, les colonnes %2 contiennent du texte là où le paquet a été adapté avec des nombres. Corrigez leurs cellules.</translation>
    </message>
    <message>
        <source>%1 is not a session of Footbridge, or it is damaged. Open the tables instead.</source>
        <translation>%1 n’est pas une session de Footbridge, ou elle est endommagée. Ouvrez plutôt les tables.</translation>
    </message>
    <message>
        <source>%1 was saved by a later version of Footbridge. Open it with that version.</source>
        <translation>%1 a été enregistré par une version plus récente de Footbridge. Ouvrez-le avec cette version.</translation>
    </message>
    <message>
        <source>The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables instead.</source>
        <translation>La session %1 est endommagée&#x202f;: «&#x202f;%2&#x202f;» manque ou n’est pas ce qui doit s’y trouver. Ouvrez plutôt les tables.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a line of column names and data lines.</source>
        <translation>%1 est vide. Choisissez un fichier avec une ligne de noms de colonnes et des lignes de données.</translation>
    </message>
    <message>
        <source>%1 has column names but no data line. Choose a file with data.</source>
        <translation>%1 a des noms de colonnes mais aucune ligne de données. Choisissez un fichier avec des données.</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the file. Save it as UTF-8 and open it again.</source>
        <translation>%1 n’est pas du texte UTF-16 valide&#x202f;: la ligne %2 a un caractère invalide à la position %3 du fichier. Enregistrez-le en UTF-8 et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 est du texte UTF-32. Enregistrez-le en UTF-8 ou UTF-16 et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 does not look like text: line %2 has a control character at offset %3 of the file. Choose a CSV file; an archive must be unpacked first.</source>
        <translation>%1 ne ressemble pas à du texte&#x202f;: la ligne %2 a un caractère de contrôle à la position %3 du fichier. Choisissez un fichier CSV&#x202f;; une archive doit d’abord être décompressée.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is none of these.</source>
        <translation>%1 ne peut pas être lu avec «&#x202f;%2&#x202f;» comme séparateur, «&#x202f;%3&#x202f;» comme signe décimal et «&#x202f;%4&#x202f;» comme signe de commentaire. Choisissez un séparateur parmi ,&#x202f;; tabulation |, un signe décimal . ou , et un signe de commentaire différent de tous ceux-ci.</translation>
    </message>
    <message>
        <source>The file carries no byte order mark and was read as %1, judged from its first bytes.</source>
        <translation>Le fichier ne porte pas de marque d’ordre des octets et a été lu comme %1, d’après ses premiers octets.</translation>
    </message>
    <message>
        <source>The file could also be separated by %2; it was read as separated by %1. Set the delimiter if that is wrong.</source>
        <translation>Le fichier pourrait aussi être séparé par %2&#x202f;; il a été lu comme séparé par %1. Définissez le séparateur si c’est faux.</translation>
    </message>
    <message>
        <source>Column %1 has no name and is called “%2”.</source>
        <translation>La colonne %1 n’a pas de nom et s’appelle «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Column %1 has the name “%2” again and is called “%3”.</source>
        <translation>La colonne %1 porte à nouveau le nom «&#x202f;%2&#x202f;» et s’appelle «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Every data line has one cell more than the header. The first cell was taken as a row name without a header and is called “%1”.</source>
        <translation>Chaque ligne de données a une cellule de plus que l’en-tête. La première cellule a été prise pour un nom de ligne sans en-tête et s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Line %1 has text after a closing quotation mark in cell %2. It was kept as part of the cell.</source>
        <translation>La ligne %1 a du texte après un guillemet fermant dans la cellule %2. Il a été gardé comme partie de la cellule.</translation>
    </message>
    <message>
        <source>Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an ordinary character.</source>
        <translation>La ligne %1 ouvre dans la cellule %2 un guillemet qui n’est jamais fermé. Il a été lu comme un caractère ordinaire.</translation>
    </message>
    <message>
        <source>Line %1 is blank and was skipped.</source>
        <translation>La ligne %1 est vide et a été passée.</translation>
    </message>
    <message>
        <source>Line %1 starts with the comment sign and was skipped, although it has as many cells as the header.</source>
        <translation>La ligne %1 commence par le signe de commentaire et a été passée, bien qu’elle ait autant de cellules que l’en-tête.</translation>
    </message>
    <message>
        <source>Lines that start with “%1” and have as many cells as the header were read as data, because the first column holds text.</source>
        <translation>Les lignes qui commencent par «&#x202f;%1&#x202f;» et ont autant de cellules que l’en-tête ont été lues comme des données, car la première colonne contient du texte.</translation>
    </message>
    <message>
        <source>Column “%1” has no value in any line.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» n’a de valeur sur aucune ligne.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set the decimal sign to “%2” if that is right.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» ressemble à des nombres avec «&#x202f;%2&#x202f;» comme signe décimal, d’abord «&#x202f;%3&#x202f;» à la ligne %4. Réglez le signe décimal sur «&#x202f;%2&#x202f;» si c’est exact.</translation>
    </message>
    <message>
        <source>%2 has no column “%1”. Check the name; it has the columns %3.</source>
        <translation>%2 n’a pas de colonne «&#x202f;%1&#x202f;». Vérifiez le nom&#x202f;; elle a les colonnes %3.</translation>
    </message>
    <message>
        <source>%1 has no response. Say which column holds the runtime.</source>
        <translation>%1 n’a pas de réponse. Dites quelle colonne contient le temps d’exécution.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» de %2 contient du texte et ne peut pas être la réponse. Choisissez une colonne de nombres.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 is both the response and ignored. Choose one of the two.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» de %2 est à la fois la réponse et ignorée. Choisissez l’un des deux.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because of its name.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme réponse d’après son nom.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because it is the last column of numbers; no name points to another.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme réponse parce que c’est la dernière colonne de nombres&#x202f;; aucun nom n’en désigne une autre.</translation>
    </message>
    <message>
        <source>No response is proposed because no column holds numbers.</source>
        <translation>Aucune réponse n’est proposée car aucune colonne ne contient de nombres.</translation>
    </message>
    <message>
        <source>“%1” is not a known unit for column “%2” of %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une unité connue pour la colonne «&#x202f;%2&#x202f;» de %3.</translation>
    </message>
    <message>
        <source>There is no feature “%1”. Check the name.</source>
        <translation>Il n’y a pas de variable «&#x202f;%1&#x202f;». Vérifiez le nom.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2. Add what is missing.</source>
        <translation>%1 ne convient pas au modèle&#x202f;: il y manque la colonne %2. Ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: %2 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 ne convient pas au modèle&#x202f;: %2 devrait contenir des nombres là où il y a du texte, ou l’inverse. Vérifiez le fichier ou la façon dont il est lu.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2, and %3 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 ne convient pas au modèle&#x202f;: il y manque la colonne %2, et %3 devrait contenir des nombres là où il y a du texte, ou l’inverse. Vérifiez le fichier ou la façon dont il est lu.</translation>
    </message>
    <message>
        <source>There is no row to learn the encoding of the features from.</source>
        <translation>Il n’y a aucune ligne sur laquelle apprendre le codage des variables.</translation>
    </message>
    <message>
        <source>“%1” has the same value in every row and was dropped.</source>
        <translation>«&#x202f;%1&#x202f;» a la même valeur sur toutes les lignes et a été écartée.</translation>
    </message>
    <message>
        <source>“%1” has no value in any row and was dropped.</source>
        <translation>«&#x202f;%1&#x202f;» n’a de valeur sur aucune ligne et a été écartée.</translation>
    </message>
    <message>
        <source>“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.</source>
        <translation>«&#x202f;%1&#x202f;» a %2 modalités&#x202f;; les %3 plus fréquentes sont distinguées, les autres comptent comme inconnues.</translation>
    </message>
    <message>
        <source>“%1” is missing in %2 of %3 rows; the mean stands in for it.</source>
        <translation>«&#x202f;%1&#x202f;» manque sur %2 lignes sur %3&#x202f;; la moyenne la remplace.</translation>
    </message>
    <message>
        <source>There is no source to learn from. Load at least one source table.</source>
        <translation>Il n’y a aucune source dont apprendre. Chargez au moins une table source.</translation>
    </message>
    <message>
        <source>The sources share no feature that varies. Check the roles of their columns, or use fewer sources.</source>
        <translation>Les sources ne partagent aucune variable qui varie. Vérifiez les rôles de leurs colonnes, ou utilisez moins de sources.</translation>
    </message>
    <message>
        <source>Training source network %1 of %2</source>
        <translation>Entraînement du réseau source %1 sur %2</translation>
    </message>
    <message>
        <source>source network %1</source>
        <translation>réseau source %1</translation>
    </message>
    <message>
        <source>Finishing the source trees</source>
        <translation>Finition des arbres sources</translation>
    </message>
    <message>
        <source>Encoding the target</source>
        <translation>Codage de la cible</translation>
    </message>
    <message>
        <source>Adapting: %1</source>
        <translation>Adaptation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Needs features that the sources and the target share, and too few are matched. Match features by hand or accept suggestions.</source>
        <translation>Demande des variables communes aux sources et à la cible, et trop peu sont appariées. Appariez des variables à la main ou acceptez des suggestions.</translation>
    </message>
    <message>
        <source>Gave no finite prediction on these shots. Use another strategy.</source>
        <translation>N’a donné aucune prédiction finie sur ces shots. Utilisez une autre stratégie.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is damaged. Copy the file again, or make it again from the sources.</source>
        <translation>Le modèle source enregistré dans %1 est endommagé. Copiez à nouveau le fichier, ou recréez-le à partir des sources.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is of format %2, but this version reads formats up to %3. Update Footbridge to go on with it.</source>
        <translation>Le modèle source enregistré dans %1 est au format %2, mais cette version lit les formats jusqu’à %3. Mettez Footbridge à jour pour le poursuivre.</translation>
    </message>
    <message>
        <source>No feature of %1 is known before a run, so no run can be told from another. Mark the features that are.</source>
        <translation>Aucune variable de %1 n’est connue avant une exécution, aucune exécution ne peut donc être distinguée d’une autre. Marquez les variables qui le sont.</translation>
    </message>
    <message>
        <source>Measuring severity from %1 to %2</source>
        <translation>Mesure de la sévérité de %1 vers %2</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.</source>
        <translation>«&#x202f;%1&#x202f;» ne se termine pas par .png, .svg, .pdf ou .csv. Choisissez une de ces extensions.</translation>
    </message>
    <message>
        <source>The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.</source>
        <translation>Le graphique n’a pas pu être dessiné en %1 × %2 pixels. Choisissez une taille plus petite.</translation>
    </message>
    <message>
        <source>There is not enough memory for this step. Close other programs or use fewer rows; the last good result is still here.</source>
        <translation>Il n’y a pas assez de mémoire pour cette étape. Fermez d’autres programmes ou utilisez moins de lignes&#x202f;; le dernier bon résultat est toujours là.</translation>
    </message>
    <message>
        <source>This step stopped for a reason that Footbridge does not know (%1). The last good result is still here; the log panel has what happened before.</source>
        <translation>Cette étape s’est arrêtée pour une raison que Footbridge ne connaît pas (%1). Le dernier bon résultat est toujours là&#x202f;; le panneau du journal contient ce qui s’est passé avant.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of the report&apos;s sentences: &quot;de&quot;, &quot;zh-CN&quot;</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 vers %2</translation>
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
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Of the features</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>shots of %1</source>
        <translation>shots de %1</translation>
    </message>
    <message>
        <source>matched features</source>
        <translation>variables appariées</translation>
    </message>
    <message>
        <source>features on one side only</source>
        <translation>variables d’un seul côté</translation>
    </message>
    <message>
        <source>not measurable</source>
        <extracomment>Instead of the figure of the severity</extracomment>
        <translation>non mesurable</translation>
    </message>
    <message>
        <source>severity, 0 (same) to 1 (nothing carries over)</source>
        <translation>sévérité, de 0 (identique) à 1 (rien n’est transférable)</translation>
    </message>
    <message>
        <source>strategy of the exported model</source>
        <translation>stratégie du modèle exporté</translation>
    </message>
    <message>
        <source>mean error, out of fold</source>
        <translation>erreur moyenne, en validation croisée</translation>
    </message>
    <message>
        <source>mean error on %1 unseen {row|rows}</source>
        <translation>erreur moyenne sur %1 {ligne non vue|lignes non vues}</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>même nom</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>accepted suggestion, confidence %1 %</source>
        <translation>suggestion acceptée, confiance %1&#x202f;%</translation>
    </message>
    <message>
        <source>No feature of the source corresponds to one of the target.</source>
        <translation>Aucune variable de la source ne correspond à une variable de la cible.</translation>
    </message>
    <message>
        <source>Only in the source</source>
        <translation>Seulement dans la source</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Seulement dans la cible</translation>
    </message>
    <message>
        <source>Suggested, not used</source>
        <translation>Suggérées, non utilisées</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergence</translation>
    </message>
    <message>
        <source>The bar from 0 to 1 shows the 90 % band, the tick the severity.</source>
        <translation>La barre de 0 à 1 montre la bande à 90&#x202f;%, le trait la sévérité.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composante</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Tick: chance, 95 %</source>
        <extracomment>Above bars: their tick is what chance reaches in 95 of 100 cases</extracomment>
        <translation>Trait&#x202f;: hasard, 95&#x202f;%</translation>
    </message>
    <message>
        <source>Source itself</source>
        <extracomment>What the source shows of itself</extracomment>
        <translation>Source elle-même</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Way to predict</source>
        <translation>Manière de prédire</translation>
    </message>
    <message>
        <source>Error on held-out shots, over their variance</source>
        <translation>Erreur sur les shots mis de côté, rapportée à leur variance</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>Variables qui s’écartent le plus</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Up to here chance</source>
        <translation>Jusqu’ici le hasard</translation>
    </message>
    <message>
        <source>Share outside the source&apos;s range</source>
        <translation>Part hors de la plage de la source</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Stratégies</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE&#x202f;%, vali­dation croisée</translation>
    </message>
    <message>
        <source>Unseen MAPE %</source>
        <translation>MAPE&#x202f;%, non vues</translation>
    </message>
    <message>
        <source>Unseen R²</source>
        <translation>R², non vues</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>%1 %: ×/÷ %2</source>
        <extracomment>%1 is a percentage, %2 a factor</extracomment>
        <translation>%1&#x202f;%&#x202f;: ×/÷ %2</translation>
    </message>
    <message>
        <source>%1 %: ± %2 (transformed)</source>
        <extracomment>%1 is a percentage, %2 a half width on the scale of the transformed response</extracomment>
        <translation>%1&#x202f;%&#x202f;: ± %2 (transformée)</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Which rows the shots are was left out.</source>
        <translation>Les lignes qui servent de shots n’ont pas été incluses.</translation>
    </message>
    <message>
        <source>Shots (0-based data rows)</source>
        <translation>Shots (lignes de données, à partir de 0)</translation>
    </message>
    <message>
        <source>SHA-256 of the shots as CSV</source>
        <translation>SHA-256 des shots en CSV</translation>
    </message>
    <message>
        <source>Features used for statistics: the shots only. Seed: %1. Made by Footbridge %2.</source>
        <translation>Variables utilisées pour les statistiques&#x202f;: celles des shots seuls. Graine&#x202f;: %1. Créé par Footbridge %2.</translation>
    </message>
    <message>
        <source>Features used for statistics: all rows of the target. Seed: %1. Made by Footbridge %2.</source>
        <translation>Variables utilisées pour les statistiques&#x202f;: celles de toutes les lignes de la cible. Graine&#x202f;: %1. Créé par Footbridge %2.</translation>
    </message>
    <message>
        <source>%2 of the %1 shots are used, drawn with the seed, and the others test the result: more would take hours and hardly improve what is carried over.</source>
        <translation>%2 des %1 shots sont utilisés, tirés avec la graine, et les autres testent le résultat&#x202f;: davantage prendrait des heures et n’améliorerait guère ce qui est transféré.</translation>
    </message>
    <message>
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>model.pt dans %1 n’est pas octet pour octet ce que cette version de Footbridge écrit à partir de state/graph.json&#x202f;; ni ce fichier ni le reste du paquet n’ont donc été utilisés. Il a été modifié, ou une autre version l’a créé&#x202f;: demandez une exportation faite avec celle-ci.</translation>
    </message>
    <message>
        <source>%1 was replaced while it was checked, so it was not signed. Sign it again.</source>
        <translation>%1 a été remplacé pendant sa vérification et n’a donc pas été signé. Signez-le à nouveau.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows without one. Fill it in or remove the row.</source>
        <translation>La ligne de données %2 de %1, comptée à partir de 0, n’a pas de valeur pour «&#x202f;%3&#x202f;», et ce modèle refuse de telles lignes. Remplissez-la ou retirez la ligne.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, and it refuses such rows. Remove the row, or adapt the model with a run of that category.</source>
        <translation>La ligne de données %2 de %1, comptée à partir de 0, a une catégorie de «&#x202f;%3&#x202f;» que le modèle n’a pas vue, et il refuse de telles lignes. Retirez la ligne, ou adaptez le modèle avec une exécution de cette catégorie.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has seen, and it refuses such rows. Remove the row, or adapt the model with a run out there.</source>
        <translation>À la ligne de données %2 de %1, comptée à partir de 0, «&#x202f;%3&#x202f;» vaut %4, hors de la plage que le modèle a vue, et il refuse de telles lignes. Retirez la ligne, ou adaptez le modèle avec une exécution dans cette zone.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose runs without costs.</source>
        <translation>La ligne de données %1 de la cible, comptée à partir de 0, n’a pas de coût positif. Remplissez-le, ou choisissez des exécutions sans coûts.</translation>
    </message>
    <message>
        <source>A file or folder to write to has an empty name. Name one, or leave the option out.</source>
        <translation>Un fichier ou un dossier à écrire a un nom vide. Donnez-en un, ou omettez l’option.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Give each a file of its own.</source>
        <translation>%1 est désigné pour deux sorties. Donnez à chacune son propre fichier.</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten. Name another file for the output.</source>
        <translation>%1 est lu et serait écrasé. Indiquez un autre fichier pour la sortie.</translation>
    </message>
    <message>
        <source>%1 exists with other contents than are written there and was left alone. Name another place.</source>
        <translation>%1 existe avec un autre contenu que celui qui y est écrit et a été laissé tel quel. Indiquez un autre emplacement.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe. What is written there is read back to check it; name a file for it.</source>
        <translation>%1 est un périphérique ou un tube. Ce qui y est écrit est relu pour être vérifié&#x202f;; nommez un fichier pour cela.</translation>
    </message>
    <message>
        <source>%1 is a link to a file that is not there. Name the file itself, or remove the link.</source>
        <translation>%1 est un lien vers un fichier qui n’existe pas. Indiquez le fichier lui-même, ou supprimez le lien.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made or written: %2. Name another.</source>
        <translation>Le dossier %1 ne peut être ni créé ni écrit&#x202f;: %2. Indiquez-en un autre.</translation>
    </message>
    <message>
        <source>%1 was changed while it was read. Read it again once it is whole.</source>
        <translation>%1 a été modifié pendant sa lecture. Relisez-le une fois qu’il est complet.</translation>
    </message>
    <message>
        <source>The program may use %1 kB of stack, too little to compute with. Raise the limit, for example by ulimit -s 8192, and start it again.</source>
        <translation>Le programme peut utiliser %1 ko de pile, trop peu pour calculer. Relevez la limite, par exemple avec ulimit -s 8192, et relancez-le.</translation>
    </message>
    <message>
        <source>The system does not give the program the %1 MB of memory that computing takes: %2. Raise the limit on memory, ulimit -v, or end other programs.</source>
        <translation>Le système n’accorde pas au programme les %1 Mo de mémoire nécessaires au calcul&#x202f;: %2. Relevez la limite de mémoire, ulimit -v, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>The system starts no further thread for the program: %1. Raise the limit on processes, ulimit -u, or end other programs.</source>
        <translation>Le système ne démarre plus de fil d’exécution pour le programme&#x202f;: %1. Relevez la limite de processus, ulimit -u, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>There was not enough memory. Score fewer cells at once, or use a machine with more.</source>
        <translation>La mémoire n’a pas suffi. Évaluez moins de cellules à la fois ou prenez une machine qui en a davantage.</translation>
    </message>
    <message>
        <source>A computation gave up (%1). Score the pair by itself to see whether it does so again.</source>
        <translation>Un calcul a abandonné (%1). Évaluez la paire seule pour voir si cela se reproduit.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is named as a shot but has no response. Take it out of the shots or measure it.</source>
        <translation>La ligne de données %1 de la cible, comptée à partir de 0, est désignée comme shot mais n’a pas de réponse. Retirez-la des shots ou mesurez-la.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is a shot with a response of %2, but the source model takes logarithms. Train the source again with these shots.</source>
        <translation>La ligne de données %1 de la cible, comptée à partir de 0, est un shot dont la réponse est %2, mais le modèle source prend des logarithmes. Entraînez à nouveau la source avec ces shots.</translation>
    </message>
    <message>
        <source>The source %1 and the target %2 hold the same file, so there is nothing to transfer. Choose the table of another platform for one of them.</source>
        <translation>La source %1 et la cible %2 contiennent le même fichier, il n’y a donc rien à transférer. Choisissez pour l’une d’elles la table d’une autre plateforme.</translation>
    </message>
    <message>
        <source>All %1 measured rows of %2 are shots, so none is left to test on. With %3 shots the others show how large the error is.</source>
        <translation>Les %1 lignes mesurées de %2 sont toutes des shots, il n’en reste donc aucune pour tester. Avec %3 shots, les autres montrent l’ampleur de l’erreur.</translation>
    </message>
    <message>
        <source>Adapting without %1</source>
        <translation>Adaptation sans %1</translation>
    </message>
    <message>
        <source>Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Préliminaire&#x202f;: le transfert devrait être rentable. Sur les %1 shots, chacun mis de côté à son tour, la meilleure façon simple d’utiliser la source (%2) se trompe de %3, un modèle des shots seuls de %4.</translation>
    </message>
    <message>
        <source>Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Préliminaire&#x202f;: les %1 shots ne permettent pas de trancher si le transfert est rentable. Chacun mis de côté à son tour, la meilleure façon simple d’utiliser la source (%2) se trompe de %3, un modèle des shots seuls de %4.</translation>
    </message>
    <message>
        <source>Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of the shots alone errs by %4, the best simple way to use the source (%2) by %3.</source>
        <translation>Préliminaire&#x202f;: le transfert pourrait ne pas être rentable. Sur les %1 shots, chacun mis de côté à son tour, un modèle des shots seuls se trompe de %4, la meilleure façon simple d’utiliser la source (%2) de %3.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Ici, le transfert est rentable. «&#x202f;%1&#x202f;» se trompe de %2 sur les %3 shots, chacun mis de côté à son tour&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Ici, le transfert ne change guère les choses. «&#x202f;%1&#x202f;» se trompe de %2 sur les %3 shots, chacun mis de côté à son tour&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Ici, le transfert n’est pas rentable. «&#x202f;%1&#x202f;» se trompe de %2 sur les %3 shots, chacun mis de côté à son tour&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5 seulement. La source n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>Errors are the mean absolute percentage errors (MAPE) of the leaderboard.</source>
        <translation>Les erreurs sont les erreurs absolues moyennes en pourcentage (MAPE) du classement.</translation>
    </message>
    <message>
        <source>Errors are the normalised mean squared errors (nMSE) of the leaderboard.</source>
        <translation>Les erreurs sont les erreurs quadratiques moyennes normalisées (nMSE) du classement.</translation>
    </message>
    <message>
        <source>The preliminary verdict said the same.</source>
        <translation>Le verdict préliminaire disait la même chose.</translation>
    </message>
    <message>
        <source>The preliminary verdict had left it open.</source>
        <translation>Le verdict préliminaire avait laissé la question ouverte.</translation>
    </message>
    <message>
        <source>The preliminary verdict said otherwise: it rests on a few simple models and %1 shots held out, the leaderboard on all strategies.</source>
        <translation>Le verdict préliminaire disait autre chose&#x202f;: il repose sur quelques modèles simples et %1 shots mis de côté, le classement sur toutes les stratégies.</translation>
    </message>
    <message>
        <source>The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since 1970. Correct or unset it.</source>
        <translation>L’environnement fixe SOURCE_DATE_EPOCH à «&#x202f;%1&#x202f;», qui n’est pas un nombre de secondes depuis 1970. Corrigez cette variable ou supprimez-la.</translation>
    </message>
    <message>
        <source>The model of %1 does not say how far its predictions were off, so nothing can be said of requests. Export it again.</source>
        <translation>Le modèle de %1 n’indique pas de combien ses prédictions se trompaient&#x202f;; rien ne peut donc être dit des demandes. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>Pairs: %1. Finished cells: %2. Seed: %3.</source>
        <translation>Paires&#x202f;: %1. Cellules terminées&#x202f;: %2. Graine&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be told.</source>
        <translation>Le transfert est rentable dans %1 des %2 combinaisons d’une paire et d’un nombre de shots pour lesquelles on peut conclure.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Sévérité</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>Improvement is how much less error Auto has than the best strategy that learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.</source>
        <translation>L’amélioration dit de combien l’erreur d’Auto est inférieure à celle de la meilleure stratégie qui n’apprend que des shots, avec un intervalle à 90&#x202f;% sur les répétitions&#x202f;; au-dessous de 0, le transfert n’est pas rentable.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnante</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Meilleure des autres</translation>
    </message>
    <message>
        <source>What has no score, and why</source>
        <translation>Ce qui n’a pas de score, et pourquoi</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>accepted suggestion</source>
        <translation>suggestion acceptée</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Ce que les shots disaient d’avance</translation>
    </message>
    <message>
        <source>Does transfer pay?</source>
        <translation>Le transfert est-il rentable&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is not a probability that a request can be made for. Give one between 0 and 1, such as 0.95.</source>
        <translation>%1 n’est pas une probabilité pour laquelle une demande peut être établie. Donnez-en une entre 0 et 1, par exemple 0.95.</translation>
    </message>
    <message>
        <source>No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that needs at least %3. Ask for at most %4, or measure more runs.</source>
        <translation>Avec %2 {exécution|exécutions}, on ne peut promettre qu’une demande suffise avec une probabilité de %1&#x202f;: il en faut au moins %3. Demandez au plus %4, ou mesurez plus d’exécutions.</translation>
    </message>
    <message>
        <source>There is no run to learn requests from. Measure the response of at least 3 runs.</source>
        <translation>Il n’y a aucune exécution dont apprendre des demandes. Mesurez la réponse d’au moins 3 exécutions.</translation>
    </message>
    <message>
        <source>A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at most 10¹⁸.</source>
        <translation>Un modèle à %1 paramètres ne peut pas être calculé. Donnez leur nombre, par exemple 7.5e9&#x202f;; au plus 10¹⁸.</translation>
    </message>
    <message>
        <source>%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel parts. Give a number of devices, up to 10 million, that is a multiple of the product of both.</source>
        <translation>%1 {accélérateur ne peut pas être réparti|accélérateurs ne peuvent pas être répartis} en %2 parts de parallélisme tensoriel et %3 de parallélisme de pipeline. Donnez un nombre d’accélérateurs, jusqu’à 10 millions, multiple du produit des deux.</translation>
    </message>
    <message>
        <source>Activations need the layers, the hidden size, the heads, the sequence length and the batch of the model, all from 1 to 10⁹. Give all of them or none.</source>
        <translation>Les activations demandent les couches, la taille cachée, les têtes, la longueur de séquence et le lot du modèle, tous de 1 à 10⁹. Donnez-les tous ou aucun.</translation>
    </message>
    <message>
        <source>Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one device in GB, above 0 and at most 10⁹, on each line.</source>
        <translation>La ligne %1 de la liste des machines est «&#x202f;%2&#x202f;». Écrivez sur chaque ligne un nom, une virgule et la mémoire d’un accélérateur en Go, supérieure à 0 et d’au plus 10⁹.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Weights in full precision</source>
        <translation>Poids en pleine précision</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Variance of the gradients</source>
        <translation>Variance des gradients</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Fragmentation, a tenth of the others</source>
        <translation>Fragmentation, un dixième du reste</translation>
    </message>
    <message>
        <source>What the device keeps</source>
        <translation>Ce que garde l’accélérateur</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device</source>
        <translation>%1 octets pour chacun des %2 paramètres d’un accélérateur</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device, shared by %3 devices</source>
        <translation>%1 octets pour chacun des %2 paramètres d’un accélérateur, répartis sur %3 accélérateurs</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for each of %1 layers, with %2 tensor-parallel devices</source>
        <translation>Séquence × lot × taille cachée × (10 + (24 + 5 têtes × séquence / taille cachée) / %2) octets pour chacune des %1 couches, avec %2 accélérateurs en parallélisme tensoriel</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 tensor-parallel devices; those of the attention are computed again</source>
        <translation>Séquence × lot × taille cachée × (10 + 24 / %2) octets pour chacune des %1 couches, avec %2 accélérateurs en parallélisme tensoriel&#x202f;; celles de l’attention sont recalculées</translation>
    </message>
    <message>
        <source>2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer that is computed again</source>
        <translation>2 × séquence × lot × taille cachée octets pour l’entrée de chacune des %1 couches, plus une couche recalculée</translation>
    </message>
    <message>
        <source>What the model says to request has to be one number a row. Export the model again from its session.</source>
        <translation>Ce que le modèle dit de demander doit être un nombre par ligne. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>A law needs at least %2 different values of %1 with the other parameters unchanged, but %3 {was|were} found. Measure more.</source>
        <translation>Une loi demande au moins %2 valeurs différentes de %1, les autres paramètres étant inchangés, mais il y en a %3. Mesurez-en davantage.</translation>
    </message>
    <message>
        <source>%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows out.</source>
        <translation>%1 contient %2. Une loi demande des paramètres supérieurs à 0&#x202f;; choisissez-en d’autres ou omettez ces lignes.</translation>
    </message>
    <message>
        <source>Column %1 of %2 holds text. A law needs numbers; choose another column.</source>
        <translation>La colonne %1 de %2 contient du texte. Une loi demande des nombres&#x202f;; choisissez une autre colonne.</translation>
    </message>
    <message>
        <source>No row has both a response and all parameters. Choose other columns.</source>
        <translation>Aucune ligne n’a à la fois une réponse et tous les paramètres. Choisissez d’autres colonnes.</translation>
    </message>
    <message>
        <source>The values of “%1” are about %3 times those of “%2”, as if they were in another unit.</source>
        <translation>Les valeurs de «&#x202f;%1&#x202f;» valent environ %3 fois celles de «&#x202f;%2&#x202f;», comme si elles étaient dans une autre unité.</translation>
    </message>
    <message>
        <source>A line of the stream is longer than any run could be. Check that it is a CSV.</source>
        <translation>Une ligne du flux est plus longue qu’aucune exécution ne pourrait l’être. Vérifiez qu’il s’agit d’un CSV.</translation>
    </message>
    <message>
        <source>The stream %1 has no column %2, which the model needs. Add it, or start without the model.</source>
        <translation>Le flux %1 n’a pas de colonne %2, dont le modèle a besoin. Ajoutez-la, ou démarrez sans le modèle.</translation>
    </message>
    <message>
        <source>Row %1: the text in column %2 is no number and counts as missing.</source>
        <translation>Ligne %1&#x202f;: le texte de la colonne %2 n’est pas un nombre et compte comme manquant.</translation>
    </message>
    <message>
        <source>Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old one is kept.</source>
        <translation>Exécution %1&#x202f;: dérive, les réponses valent %2 fois les réponses prédites. La version %3 commence&#x202f;; l’ancienne est conservée.</translation>
    </message>
    <message>
        <source>Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.</source>
        <translation>Exécution %1&#x202f;: dérive, les erreurs ont augmenté. La version %2 commence&#x202f;; l’ancienne est conservée.</translation>
    </message>
    <message>
        <source>Run %1: the environment of version %2 is back and was taken up again as version %3.</source>
        <translation>Exécution %1&#x202f;: l’environnement de la version %2 est de retour et a été repris comme version %3.</translation>
    </message>
    <message>
        <source>%1 belongs to a stream with another header or other settings. Name another log, or remove the journal to begin anew.</source>
        <translation>%1 appartient à un flux avec un autre en-tête ou d’autres réglages. Indiquez un autre journal, ou supprimez ce journal pour recommencer de zéro.</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.</source>
        <translation>%1 est endommagé à la ligne %2. Supprimez-le pour recommencer de zéro, ou restaurez une copie intacte.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make room on the disk or name another log.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2. Faites de la place sur le disque ou indiquez un autre journal.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its name and your rights.</source>
        <translation>%1 ne peut pas être lu&#x202f;: %2. Vérifiez son nom et vos droits.</translation>
    </message>
    <message>
        <source>There is no table. Name at least one CSV with run times on several platforms.</source>
        <translation>Il n’y a aucune table. Indiquez au moins un CSV avec des temps d’exécution sur plusieurs plateformes.</translation>
    </message>
    <message>
        <source>No column is known to hold the run time. Name it with --time: one column and the column of the platform&apos;s name, or one time column a platform.</source>
        <translation>Aucune colonne connue ne contient le temps d’exécution. Indiquez-la avec --time&#x202f;: une colonne, plus celle du nom de la plateforme, ou une colonne de temps par plateforme.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; of %2 holds text and cannot be a run time. Name a column of numbers.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» de %2 contient du texte et ne peut pas être un temps d’exécution. Indiquez une colonne de nombres.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds numbers in one table and text in %2. Rename it or leave it out.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient des nombres dans une table et du texte dans %2. Renommez-la ou omettez-la.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; is named twice, as %2 and as %3. Name it once.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» est indiquée deux fois, comme %2 et comme %3. Indiquez-la une seule fois.</translation>
    </message>
    <message>
        <source>No column is left that describes a run: every column is a name, a time, constant or left out.</source>
        <translation>Il ne reste aucune colonne décrivant une exécution&#x202f;: chaque colonne est un nom, un temps, constante ou omise.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2. Name one of them, or fastest or slowest.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une plateforme des tables&#x202f;: %2. Indiquez l’une d’elles, ou fastest ou slowest.</translation>
    </message>
    <message>
        <source>There is only one group of runs, so none can be left out. Name other group columns.</source>
        <translation>Il n’y a qu’un seul groupe d’exécutions, aucun ne peut donc être mis de côté. Indiquez d’autres colonnes de groupe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une plateforme des tables&#x202f;: %2.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Name one of: %2.</source>
        <translation>Il n’y a pas de modèle «&#x202f;%1&#x202f;». Indiquez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the alias table is not &quot;counter,name&quot;. Correct it: the first cell is the name to use, each further cell a name that a tool writes.</source>
        <translation>La ligne %1 de la table d’alias n’est pas de la forme «&#x202f;counter,name&#x202f;». Corrigez-la&#x202f;: la première cellule est le nom à utiliser, chaque cellule suivante un nom qu’écrit un outil.</translation>
    </message>
    <message>
        <source>%1 holds another kind of model. Name one that &quot;platforms train&quot; has written.</source>
        <translation>%1 contient un autre type de modèle. Indiquez-en un écrit par «&#x202f;platforms train&#x202f;».</translation>
    </message>
    <message>
        <source>%1 was written by a newer Footbridge. Open it with that version.</source>
        <translation>%1 a été écrit par une version plus récente de Footbridge. Ouvrez-le avec cette version.</translation>
    </message>
    <message>
        <source>Rows without a run time above 0 or without a platform were left out: %1.</source>
        <translation>Lignes omises, sans temps d’exécution supérieur à 0 ou sans plateforme&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Left out, because they differ between platforms where the other columns describe the run itself: %1.</source>
        <translation>Omises, car elles diffèrent entre plateformes alors que les autres colonnes décrivent l’exécution elle-même&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Left out, because they follow the run time: %1.</source>
        <translation>Omises, car elles suivent le temps d’exécution&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Used to tell runs apart, not to predict: %1.</source>
        <translation>Utilisées pour distinguer les exécutions, non pour prédire&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Runs that agree in %1 form a group and stay on one side of every split.</source>
        <translation>Les exécutions qui ont les mêmes valeurs de %1 forment un groupe et restent du même côté de chaque partage.</translation>
    </message>
    <message>
        <source>No column says which application a run belongs to, so each run is a group of its own. Name the column if there is one.</source>
        <translation>Aucune colonne ne dit à quelle application appartient une exécution, chaque exécution forme donc un groupe à elle seule. Indiquez la colonne s’il y en a une.</translation>
    </message>
    <message>
        <source>Counters brought to common names: %1.</source>
        <translation>Compteurs ramenés à des noms communs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>As ratios to %1: %2.</source>
        <translation>En rapports à %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No column holds the total of instructions, so ratios cannot be formed. Add it to the alias table as PAPI_TOT_INS.</source>
        <translation>Aucune colonne ne contient le total des instructions, aucun rapport ne peut donc être formé. Ajoutez-la à la table d’alias sous le nom PAPI_TOT_INS.</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>Mise de côté de %1</translation>
    </message>
    <message>
        <source>Majority order</source>
        <translation>Ordre majoritaire</translation>
    </message>
    <message>
        <source>Mean vector</source>
        <translation>Vecteur moyen</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>Plus proches voisins</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>Boosting</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Processus gaussien</translation>
    </message>
    <message>
        <source>Published: VAE, network</source>
        <translation>Publié&#x202f;: VAE, réseau</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Published, without calibrated decoder</source>
        <translation>Publié, sans décodeur calibré</translation>
    </message>
    <message>
        <source>Published, without KL schedule</source>
        <translation>Publié, sans variation progressive du terme KL</translation>
    </message>
    <message>
        <source>Published, without regression loss</source>
        <translation>Publié, sans perte de régression</translation>
    </message>
    <message>
        <source>Published, network alone</source>
        <translation>Publié, réseau seul</translation>
    </message>
    <message>
        <source>%1 is damaged: its compressed bytes end early or do not fit together. Fetch it again.</source>
        <translation>%1 est endommagé&#x202f;: ses octets compressés s’arrêtent trop tôt ou sont incohérents. Récupérez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.</source>
        <translation>%1 dépasse %2 Go une fois décompressé. Extrayez-en la partie voulue et ouvrez celle-ci.</translation>
    </message>
    <message>
        <source>%1 holds no job. Choose a log in Standard Workload Format, the output of sacct --parsable2, or a CSV with the columns job, submit, processors, request and runtime.</source>
        <translation>%1 ne contient aucun job. Choisissez un journal au Standard Workload Format, la sortie de sacct --parsable2, ou un CSV avec les colonnes job, submit, processors, request et runtime.</translation>
    </message>
    <message>
        <source>%1 does not say how large its machine is. Give the number of processors.</source>
        <translation>%1 ne dit pas quelle est la taille de sa machine. Donnez le nombre de processeurs.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text where numbers of seconds or processors are needed. Name another column.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» de %2 contient du texte là où il faut des nombres de secondes ou de processeurs. Indiquez une autre colonne.</translation>
    </message>
    <message>
        <source>“%1” does not say which column is meant. Write MEANING=COLUMN with one of the meanings %2.</source>
        <translation>«&#x202f;%1&#x202f;» ne dit pas de quelle colonne il s’agit. Écrivez MEANING=COLUMN avec l’une de ces significations&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Field %2 of line %1 is “%3”, which is no finite number; the line was left out.</source>
        <translation>Le champ %2 de la ligne %1 est «&#x202f;%3&#x202f;», qui n’est pas un nombre fini&#x202f;; la ligne a été omise.</translation>
    </message>
    <message>
        <source>Line %1 gives “%2” for %3, which is no whole number or too large, and was passed over.</source>
        <translation>La ligne %1 donne «&#x202f;%2&#x202f;» pour %3, ce qui n’est pas un nombre entier ou est trop grand&#x202f;; la valeur a été ignorée.</translation>
    </message>
    <message>
        <source>Line %1 was submitted before the job above it; the jobs were put in order.</source>
        <translation>La ligne %1 a été soumise avant le job au-dessus d’elle&#x202f;; les jobs ont été remis en ordre.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no time; the line was left out.</source>
        <translation>«&#x202f;%2&#x202f;» dans la colonne %3 de la ligne %1 n’est pas une heure&#x202f;; la ligne a été omise.</translation>
    </message>
    <message>
        <source>%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed with --parsable2.</source>
        <translation>%1 n’a pas de colonne %2. Demandez à sacct --format=JobID,Submit,NNodes,Timelimit,Elapsed avec --parsable2.</translation>
    </message>
    <message>
        <source>Left out because they name no processors</source>
        <translation>Omis, faute d’indiquer des processeurs</translation>
    </message>
    <message>
        <source>Left out because they ask for more than the machine has</source>
        <translation>Omis, car ils demandent plus que la machine n’en a</translation>
    </message>
    <message>
        <source>Left out because they have no run time</source>
        <translation>Omis, faute de temps d’exécution</translation>
    </message>
    <message>
        <source>Left out because they have no requested time</source>
        <translation>Omis, faute de temps demandé</translation>
    </message>
    <message>
        <source>Left out because they have no time of submission</source>
        <translation>Omis, faute d’heure de soumission</translation>
    </message>
    <message>
        <source>Ran beyond their request; ended there</source>
        <translation>Ont dépassé leur demande&#x202f;; arrêtés là</translation>
    </message>
    <message>
        <source>Name no requested processors; the allocated ones were taken</source>
        <translation>N’indiquent pas de processeurs demandés&#x202f;; les processeurs alloués ont été retenus</translation>
    </message>
    <message>
        <source>No job was submitted in this part of the log. Choose another.</source>
        <translation>Aucun job n’a été soumis dans cette partie du journal. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>“%1” is neither an estimate (%2) nor a file. Check the name.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une estimation (%2) ni un fichier. Vérifiez le nom.</translation>
    </message>
    <message>
        <source>%1 lacks the column %2. A file of estimates has the columns job and estimate, and may have processors and upper.</source>
        <translation>Il manque à %1 la colonne %2. Un fichier d’estimations a les colonnes job et estimate, et peut avoir processors et upper.</translation>
    </message>
    <message>
        <source>Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a size that is not from 1 to %3 processors. Correct it.</source>
        <translation>La ligne de données %2 de %1 contient une durée qui n’est pas comprise entre une milliseconde et 10¹² secondes, ou une taille qui n’est pas comprise entre 1 et %3 processeurs. Corrigez-la.</translation>
    </message>
    <message>
        <source>There is no policy “%1”. Choose one of: %2.</source>
        <translation>Il n’y a pas de politique «&#x202f;%1&#x202f;». Choisissez l’une de celles-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) from the adapted model.</source>
        <translation>Le temps de séjour baisse de %1&#x202f;%, de %2 h à %3 h&#x202f;: %4 points viennent de la flexibilité seule, %5 (%6 à %7) du modèle adapté.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the adapted model adds %5 (%6 to %7).</source>
        <translation>Le temps de séjour augmente de %1&#x202f;%, de %2 h à %3 h&#x202f;: la flexibilité seule fait gagner %4 points, le modèle adapté en ajoute %5 (%6 à %7).</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) would come from knowing every run time.</source>
        <translation>Le temps de séjour baisse de %1&#x202f;%, de %2 h à %3 h&#x202f;: %4 points viennent de la flexibilité seule, %5 (%6 à %7) viendraient de la connaissance de chaque temps d’exécution.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, knowing every run time adds %5 (%6 to %7).</source>
        <translation>Le temps de séjour augmente de %1&#x202f;%, de %2 h à %3 h&#x202f;: la flexibilité seule fait gagner %4 points, connaître chaque temps d’exécution en ajoute %5 (%6 à %7).</translation>
    </message>
    <message>
        <source>Flexibility alone means moldable EASY with linear scaling of what users request, which needs no model.</source>
        <translation>La flexibilité seule signifie EASY moldable avec mise à l’échelle linéaire de ce que demandent les utilisateurs, ce qui n’exige aucun modèle.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %: on this log worse estimates do as well.</source>
        <translation>Doubler chaque demande fait gagner %1&#x202f;%&#x202f;: sur ce journal, de moins bonnes estimations font aussi bien.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %, less than the better estimates.</source>
        <translation>Doubler chaque demande fait gagner %1&#x202f;%, moins que les meilleures estimations.</translation>
    </message>
    <message>
        <source>Simulating the schedule</source>
        <translation>Simulation de l’ordonnancement</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: la cible se comporte comme la source à un autre niveau.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves carries over, at most at another level.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: une grande part du comportement de la source se transporte, tout au plus à un autre niveau.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part of it does not.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: une partie du comportement de la source se transporte, une autre non.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves carries over as it is.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: peu du comportement de la source se transporte tel quel.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: une grande part du comportement de la source pourrait se transporter, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: une partie du comportement de la source pourrait se transporter, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it is, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: peu du comportement de la source pourrait se transporter tel quel, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>The band reaches %1, where much of how the source behaves carries over.</source>
        <translation>La bande atteint %1, où une grande part du comportement de la source se transporte.</translation>
    </message>
    <message>
        <source>The band reaches %1, where part of how the source behaves carries over.</source>
        <translation>La bande atteint %1, où une partie du comportement de la source se transporte.</translation>
    </message>
    <message>
        <source>The band reaches %1, where little of how the source behaves carries over.</source>
        <translation>La bande atteint %1, où peu du comportement de la source se transporte.</translation>
    </message>
    <message>
        <source>A severity of %1 does not promise small errors: the source model misses %2 % of the variance on its own platform, and another level or behaviour too small to tell from chance with %3 shots (up to %4) does not count.</source>
        <translation>Une sévérité de %1 ne promet pas de petites erreurs&#x202f;: le modèle source manque %2&#x202f;% de la variance sur sa propre plateforme, et un autre niveau ou comportement trop faible pour être distingué du hasard avec %3 shots (jusqu’à %4) ne compte pas.</translation>
    </message>
    <message>
        <source>The source model does not predict its own platform better than chance, so there is no severity and nothing to carry over. Look for a source with more rows or better features.</source>
        <translation>Le modèle source ne prédit pas sa propre plateforme mieux que le hasard, il n’y a donc ni sévérité ni rien à transporter. Cherchez une source avec plus de lignes ou de meilleures variables.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than their mean.</source>
        <translation>Sur les %1 shots, rien ne prédit nettement mieux que leur moyenne.</translation>
    </message>
    <message>
        <source>The best of the ways leaves %1 of their variance on held-out shots, and chance may leave as much.</source>
        <translation>La meilleure des manières laisse %1 de leur variance sur les shots mis de côté, et le hasard peut en laisser autant.</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in the folder come from. Choose an empty folder, or bring the tables back.</source>
        <translation>Les tables de la paire «&#x202f;%1&#x202f;» ne sont pas celles dont viennent les résultats du dossier. Choisissez un dossier vide, ou remettez les tables en place.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of a version that kept no cells, so that they cannot be gone on with. Choose an empty folder.</source>
        <translation>Le dossier %1 contient les résultats d’une version qui ne conservait pas de cellules&#x202f;; ils ne peuvent donc pas être poursuivis. Choisissez un dossier vide.</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign. Name the folder that one was given as --out.</source>
        <translation>Le dossier %1 ne contient aucune campagne. Indiquez le dossier qui a été donné à une campagne avec --out.</translation>
    </message>
    <message>
        <source>The results in %1 were begun with version %2, and this is version %3, whose numbers may differ. Choose an empty folder, or go on all the same with --any-version.</source>
        <translation>Les résultats de %1 ont été commencés avec la version %2, et ceci est la version %3, dont les nombres peuvent différer. Choisissez un dossier vide, ou poursuivez malgré tout avec --any-version.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose another folder.</source>
        <translation>Le processus %2 sur %3 travaille dans le dossier %1. Attendez-le, arrêtez-le, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by another process, which does not say who it is. Wait for it, end it, or choose another folder.</source>
        <translation>Un autre processus, qui ne dit pas lequel il est, travaille dans le dossier %1. Attendez-le, arrêtez-le, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>A worker stopped the rest: %1</source>
        <translation>Un worker a arrêté les autres&#x202f;: %1</translation>
    </message>
    <message>
        <source>It ended without a word.</source>
        <translation>Il s’est arrêté sans un mot.</translation>
    </message>
    <message>
        <source>Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with more memory.</source>
        <translation>Tous les workers chargés de cette cellule ont été perdus&#x202f;: %1 Évaluez la paire seule, ou avec plus de mémoire.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. Check that it is installed.</source>
        <translation>%1 ne peut pas être démarré&#x202f;: %2. Vérifiez qu’il est installé.</translation>
    </message>
    <message>
        <source>%1 is left out: none of its columns looks like a response.</source>
        <translation>%1 est omise&#x202f;: aucune de ses colonnes ne ressemble à une réponse.</translation>
    </message>
    <message>
        <source>The pair %1 is left out: its target has no column for the response.</source>
        <translation>La paire %1 est omise&#x202f;: sa cible n’a pas de colonne pour la réponse.</translation>
    </message>
    <message>
        <source>A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.</source>
        <translation>Une campagne demande au moins deux fichiers CSV, mais le dossier %1 en a %2. Indiquez-en un autre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une limite de temps. Écrivez-la comme 30:00, 2:00:00 ou 1-12:00:00.</translation>
    </message>
    <message>
        <source>Slurm took no more workers for now (%1); asking again later.</source>
        <translation>Slurm n’a pas accepté d’autres workers pour l’instant (%1)&#x202f;; nouvelle demande plus tard.</translation>
    </message>
    <message>
        <source>Slurm takes no workers: %1. Change the options; what is finished is kept.</source>
        <translation>Slurm n’accepte pas de workers&#x202f;: %1. Modifiez les options&#x202f;; ce qui est terminé est conservé.</translation>
    </message>
    <message>
        <source>The response of %1 is the same in all rows. Choose another response.</source>
        <translation>La réponse de %1 est la même sur toutes les lignes. Choisissez une autre réponse.</translation>
    </message>
    <message>
        <source>Training with seed %1 of %2</source>
        <translation>Entraînement avec la graine %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like %4. Choose that encoding, or save the file as UTF-8 and open it again.</source>
        <translation>%1 n’est pas du texte UTF-8&#x202f;: la ligne %2 a un octet invalide à la position %3 du fichier. Il ressemble à du %4. Choisissez cet encodage, ou enregistrez le fichier en UTF-8 et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does not have. Choose another encoding, or save the file as UTF-8.</source>
        <translation>%1 n’est pas du texte %2&#x202f;: la ligne %3 a à la position %4 du fichier un octet que cet encodage n’a pas. Choisissez un autre encodage, ou enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>%1 cannot be read as %2, because this system lacks the table of its characters. Save the file as UTF-8 and open it again.</source>
        <translation>%1 ne peut pas être lu en %2, car ce système n’a pas la table de ses caractères. Enregistrez le fichier en UTF-8 et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS.</source>
        <translation>%1 n’est pas un encodage connu pour %2. Choisissez UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 ou Shift-JIS.</translation>
    </message>
    <message>
        <source>The first line holds numbers where the columns do. If it is data, read the file without a header.</source>
        <translation>La première ligne contient des nombres là où les colonnes en contiennent. S’il s’agit de données, lisez le fichier sans en-tête.</translation>
    </message>
    <message>
        <source>Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal sign to “.” if that is wrong.</source>
        <translation>Les nombres ont été lus avec «&#x202f;,&#x202f;» comme signe décimal, d’abord «&#x202f;%1&#x202f;» à la ligne %2. Réglez le signe décimal sur «&#x202f;.&#x202f;» si c’est faux.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units, first “%3” in line %4. They were read as numbers in %2.</source>
        <translation>Les cellules de la colonne «&#x202f;%1&#x202f;» portent des unités, d’abord «&#x202f;%3&#x202f;» à la ligne %4. Elles ont été lues comme des nombres en %2.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units that cannot be converted into each other, first “%2” in line %3. They were read as categories.</source>
        <translation>Les cellules de la colonne «&#x202f;%1&#x202f;» portent des unités qui ne se convertissent pas l’une en l’autre, d’abord «&#x202f;%2&#x202f;» à la ligne %3. Elles ont été lues comme des catégories.</translation>
    </message>
    <message>
        <source>“%1” is called like a response but holds text, first “%2”, so no response is proposed. Change how the file is read, for example its decimal sign, or choose a column of numbers.</source>
        <translation>«&#x202f;%1&#x202f;» porte un nom de réponse mais contient du texte, d’abord «&#x202f;%2&#x202f;»&#x202f;; aucune réponse n’est donc proposée. Changez la façon de lire le fichier, par exemple son signe décimal, ou choisissez une colonne de nombres.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it only numbers the rows.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme ignorée&#x202f;: elle ne fait que numéroter les lignes.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it says when a run was made.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme ignorée&#x202f;: elle dit quand une exécution a été faite.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it is “%2” in every row.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme ignorée&#x202f;: c’est «&#x202f;%2&#x202f;» sur toutes les lignes.</translation>
    </message>
    <message>
        <source>The sources %1 and %2 hold the same file, which counts twice. Remove one of them.</source>
        <translation>Les sources %1 et %2 contiennent le même fichier, qui compte double. Retirez l’une d’elles.</translation>
    </message>
    <message>
        <source>The response of the source %1 is in %2, that of the target %3 in %4, which measures something else. Choose the response that means the same.</source>
        <translation>La réponse de la source %1 est en %2, celle de la cible %3 en %4, qui mesure autre chose. Choisissez la réponse de même signification.</translation>
    </message>
    <message>
        <source>“%1” of %2 is its response times a constant in every run, so it tells what is to be predicted. Ignore it unless it is known before a run.</source>
        <translation>«&#x202f;%1&#x202f;» de %2 est sa réponse multipliée par une constante dans chaque exécution&#x202f;; elle révèle donc ce qui est à prédire. Ignorez-la, sauf si elle est connue avant une exécution.</translation>
    </message>
    <message>
        <source>In %2, the columns %1 are the response times a constant in every run, so they tell what is to be predicted. Ignore them unless they are known before a run.</source>
        <translation>Dans %2, les colonnes %1 sont la réponse multipliée par une constante dans chaque exécution&#x202f;; elles révèlent donc ce qui est à prédire. Ignorez-les, sauf si elles sont connues avant une exécution.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 {autre|autres}</translation>
    </message>
    <message>
        <source>Adapting with %1 {shot|shots}</source>
        <translation>Adaptation avec %1 {shot|shots}</translation>
    </message>
    <message>
        <source>Shots are the target runs that an adaptation learns from. Errors are mean squares over the variance of the shots: 0 is exact, 1 is as good as their mean.</source>
        <translation>Les shots sont les exécutions de la cible dont une adaptation apprend. Les erreurs sont des carrés moyens rapportés à la variance des shots&#x202f;: 0 est exact, 1 vaut autant que leur moyenne.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Ici, le transfert est rentable. «&#x202f;%1&#x202f;» se trompe de %2 sur %3 {exécution non vue|exécutions non vues}&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Ici, le transfert ne change guère les choses. «&#x202f;%1&#x202f;» se trompe de %2 sur %3 {exécution non vue|exécutions non vues}&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Ici, le transfert n’est pas rentable. «&#x202f;%1&#x202f;» se trompe de %2 sur %3 {exécution non vue|exécutions non vues}&#x202f;; le meilleur modèle des shots seuls, «&#x202f;%4&#x202f;», de %5 seulement. La source n’est pas nécessaire.</translation>
    </message>
    <message>
        <source>The model in %1 takes %2 {feature|features} but its manifest lists %3. Export the bundle again.</source>
        <translation>Le modèle de %1 prend %2 {variable|variables}, mais son manifeste en mentionne %3. Exportez à nouveau le paquet.</translation>
    </message>
    <message>
        <source>%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not use this bundle; ask whoever made it to export it again.</source>
        <translation>%2 dans %1 n’est pas, octet pour octet, ce qu’écrit Footbridge&#x202f;; quelqu’un l’a donc modifié. N’utilisez pas ce paquet&#x202f;; demandez à son auteur de l’exporter à nouveau.</translation>
    </message>
    <message>
        <source>report.html in %1 holds a program or loads something from elsewhere, which Footbridge never writes. Do not open it or use this bundle; ask for a new one.</source>
        <translation>report.html dans %1 contient un programme ou charge quelque chose d’ailleurs, ce que Footbridge n’écrit jamais. Ne l’ouvrez pas et n’utilisez pas ce paquet&#x202f;; demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not used. Ask whoever made it for a smaller model.</source>
        <translation>La vérification de %1 a duré plus de %2 {seconde|secondes} et a été arrêtée&#x202f;; le paquet n’a donc pas été utilisé. Demandez un modèle plus petit à la personne qui l’a fait.</translation>
    </message>
    <message>
        <source>%1 was made without its shots, so nobody knows which rows it has not seen. Explain single rows, or export it again with its shots.</source>
        <translation>%1 a été fait sans ses shots, personne ne sait donc quelles lignes il n’a pas vues. Expliquez des lignes isolées, ou exportez-le à nouveau avec ses shots.</translation>
    </message>
    <message>
        <source>A performance model carried to a new platform with a handful of measured runs, the shots.</source>
        <translation>Un modèle de performance porté sur une nouvelle plateforme avec une poignée d’exécutions mesurées, les shots.</translation>
    </message>
    <message>
        <source>Out-of-fold nMSE</source>
        <translation>nMSE, validation croisée</translation>
    </message>
    <message>
        <source>Unseen nMSE</source>
        <translation>nMSE, non vues</translation>
    </message>
    <message>
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: measured rows of the target that are not shots; no model has seen them. nMSE: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>En validation croisée&#x202f;: chaque shot est prédit par un modèle qui ne l’a pas vu. Non vues&#x202f;: les lignes mesurées de la cible qui ne sont pas des shots&#x202f;; aucun modèle ne les a vues. nMSE&#x202f;: erreur quadratique moyenne de la réponse transformée rapportée à sa variance&#x202f;; 1 vaut donc autant que la moyenne.</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>Les mesures répétées à variables identiques se dispersent&#x202f;: %1 {ligne a une jumelle|lignes ont une jumelle}, et leur réponse transformée a un écart type de %2. Aucun modèle ne peut faire mieux sur une seule exécution.</translation>
    </message>
    <message>
        <source>What the predictions rest on</source>
        <translation>Ce sur quoi reposent les prédictions</translation>
    </message>
    <message>
        <source>Increase of the nMSE</source>
        <translation>Augmentation de la nMSE</translation>
    </message>
    <message>
        <source>least</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>Why this prediction? Data row %1</source>
        <translation>Pourquoi cette prédiction&#x202f;? Ligne de données %1</translation>
    </message>
    <message>
        <source>%1 predicted.</source>
        <translation>%1 prédit.</translation>
    </message>
    <message>
        <source>%1 predicted, %2 % interval from %3 to %4.</source>
        <translation>%1 prédit, intervalle à %2&#x202f;% de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 measured.</source>
        <translation>%1 mesuré.</translation>
    </message>
    <message>
        <source>Member of the mixture</source>
        <translation>Membre du mélange</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>What moves it: one feature over its range, the others as they are.</source>
        <translation>Ce qui la déplace&#x202f;: une variable sur sa plage, les autres inchangées.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuellement</translation>
    </message>
    <message>
        <source>Lowest prediction</source>
        <translation>Prédiction la plus basse</translation>
    </message>
    <message>
        <source>Highest prediction</source>
        <translation>Prédiction la plus haute</translation>
    </message>
    <message>
        <source>Nearest rows, over the features that move the prediction.</source>
        <translation>Lignes les plus proches, sur les variables qui déplacent la prédiction.</translation>
    </message>
    <message>
        <source>Data row</source>
        <translation>Ligne de données</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>%1, source</source>
        <translation>%1, source</translation>
    </message>
    <message>
        <source>%1, shot</source>
        <translation>%1, shot</translation>
    </message>
    <message>
        <source>What better estimates are worth to the machine of %1</source>
        <translation>Ce que de meilleures estimations apportent à la machine de %1</translation>
    </message>
    <message>
        <source>%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each load. Means over streams with 95 % intervals.</source>
        <translation>%1 {job|jobs} sur %2 {processeur|processeurs}&#x202f;; %3 flux tirés du journal à chaque charge. Moyennes sur les flux avec intervalles à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>What cleaning did</source>
        <translation>Ce que le nettoyage a fait</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>First in line</source>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Charge %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>modèle adapté</translation>
    </message>
    <message>
        <source>Turnaround [h]</source>
        <translation>Temps de séjour [h]</translation>
    </message>
    <message>
        <source>Wait [h]</source>
        <translation>Attente [h]</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>Ralentissement borné</translation>
    </message>
    <message>
        <source>Utilisation [%]</source>
        <translation>Utilisation [%]</translation>
    </message>
    <message>
        <source>Processors per job</source>
        <translation>Processeurs par job</translation>
    </message>
    <message>
        <source>95 % of users wait at most [h]</source>
        <translation>95&#x202f;% des utilisateurs attendent au plus [h]</translation>
    </message>
    <message>
        <source>Jobs ended</source>
        <translation>Jobs terminés</translation>
    </message>
    <message>
        <source>Saved over EASY [%]</source>
        <translation>Gain sur EASY [%]</translation>
    </message>
    <message>
        <source>Mean of the shots</source>
        <translation>Moyenne des shots</translation>
    </message>
    <message>
        <source>Ridge on the features</source>
        <translation>Ridge sur les variables</translation>
    </message>
    <message>
        <source>Source with an offset</source>
        <translation>Source avec décalage</translation>
    </message>
    <message>
        <source>Linear probing</source>
        <translation>Sonde linéaire</translation>
    </message>
    <message>
        <source>Forest on the features</source>
        <translation>Forêt sur les variables</translation>
    </message>
    <message>
        <source>Source corrected by a forest</source>
        <translation>Source corrigée par une forêt</translation>
    </message>
    <message>
        <source>Aligned source</source>
        <translation>Source alignée</translation>
    </message>
    <message>
        <source>Gaussian processes</source>
        <translation>Processus gaussiens</translation>
    </message>
    <message>
        <source>Source as it is</source>
        <translation>Source telle quelle</translation>
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
        <translation>L’intervalle est large&#x202f;: %1, là où %2 est habituel.</translation>
    </message>
    <message>
        <source>The interval is narrow: %1, where %2 is usual.</source>
        <translation>L’intervalle est étroit&#x202f;: %1, là où %2 est habituel.</translation>
    </message>
    <message>
        <source>The interval is about as wide as usual: %1.</source>
        <translation>L’intervalle est à peu près aussi large que d’habitude&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The interval is %1 for every row: this model does not tell certain rows from uncertain ones.</source>
        <translation>L’intervalle est de %1 pour chaque ligne&#x202f;: ce modèle ne distingue pas les lignes sûres des lignes incertaines.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by a factor of up to %1.</source>
        <translation>Les membres du mélange diffèrent d’un facteur allant jusqu’à %1.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by up to %1.</source>
        <translation>Les membres du mélange diffèrent de %1 au plus.</translation>
    </message>
    <message>
        <source>The members of the mixture agree; the width comes from the usual error on shots held out.</source>
        <translation>Les membres du mélange concordent&#x202f;; la largeur vient de l’erreur habituelle sur les shots mis de côté.</translation>
    </message>
    <message>
        <source>The members of the mixture agree, but the shots say little about rows like this one.</source>
        <translation>Les membres du mélange concordent, mais les shots disent peu des lignes comme celle-ci.</translation>
    </message>
    <message>
        <source>The nearest shot lies %1 away, where %2 is usual.</source>
        <translation>Le shot le plus proche est à %1, là où %2 est habituel.</translation>
    </message>
    <message>
        <source>A shot lies near: %1 away, where %2 is usual.</source>
        <translation>Un shot est proche&#x202f;: à %1, là où %2 est habituel.</translation>
    </message>
    <message>
        <source>This row is one of the shots.</source>
        <translation>Cette ligne est l’un des shots.</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de valeur.</translation>
    </message>
    <message>
        <source>The model has not seen this value of “%1”.</source>
        <translation>Le modèle n’a pas vu cette valeur de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” lies outside the range of the rows that the model was made from.</source>
        <translation>«&#x202f;%1&#x202f;» est hors de la plage des lignes dont le modèle a été fait.</translation>
    </message>
    <message>
        <source>%1 % of the prediction is the closest source as it is, because the shots hardly show that the target differs.</source>
        <translation>%1&#x202f;% de la prédiction vient de la source la plus proche telle quelle, car les shots montrent à peine que la cible diffère.</translation>
    </message>
    <message>
        <source>It is as wide as it takes to hold %1 of the %2 shots held out.</source>
        <translation>Il est aussi large qu’il le faut pour contenir %1 des %2 shots mis de côté.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among %1 runs that the model has not seen; their error as they are: %3.</source>
        <translation>Valeurs mélangées %2 fois entre %1 exécutions que le modèle n’a pas vues&#x202f;; leur erreur sans mélange&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among the %1 shots, each predicted by a model made without it; their error as they are: %3.</source>
        <translation>Valeurs mélangées %2 fois entre les %1 shots, chacun prédit par un modèle fait sans lui&#x202f;; leur erreur sans mélange&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Making models without some of the shots</source>
        <translation>Construction de modèles sans certains des shots</translation>
    </message>
    <message>
        <source>Shuffling the features</source>
        <translation>Mélange des variables</translation>
    </message>
    <message>
        <source>The importance of features needs at least 5 measured rows that the model has not seen, or 5 shots to hold out. Measure more rows.</source>
        <translation>L’importance des variables demande au moins 5 lignes mesurées que le modèle n’a pas vues, ou 5 shots à mettre de côté. Mesurez davantage de lignes.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {input|inputs} and needs %4. Export the model again from its session.</source>
        <translation>L’étape %1 (%2) du modèle a %3 {entrée|entrées} et en demande %4. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. Export the model again from its session.</source>
        <translation>L’étape %1 (%2) du modèle a %3 {colonne|colonnes} là où il en faut %4. Exportez à nouveau le modèle depuis sa session.</translation>
    </message>
    <message>
        <source>The model needs %1 {column|columns} and was given %2. Choose a table with its columns.</source>
        <translation>Le modèle demande %1 {colonne|colonnes} et en a reçu %2. Choisissez une table avec ses colonnes.</translation>
    </message>
    <message>
        <source>The model has more steps than can be written as TorchScript in reasonable time. Choose a simpler strategy.</source>
        <translation>Le modèle a plus d’étapes qu’on ne peut en écrire en TorchScript en un temps raisonnable. Choisissez une stratégie plus simple.</translation>
    </message>
    <message>
        <source>%1 {shot is|shots are} too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 {shot ne suffit pas|shots ne suffisent pas} pour adapter un modèle. Utilisez au moins 3 lignes de la cible avec une réponse.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but only %2 target {row has|rows have} a response. Ask for at most %2.</source>
        <translation>%1 {shot a été demandé|shots ont été demandés}, mais %2 {ligne de la cible seulement a|lignes de la cible seulement ont} une réponse. Demandez-en %2 au plus.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 {row|rows} with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>%1 {shot a été demandé|shots ont été demandés}, mais les groupes dont ils peuvent venir ne contiennent que %2 {ligne|lignes} avec une réponse, car les autres groupes sont gardés pour le test. Demandez-en %2 au plus, ou omettez les colonnes de groupe.</translation>
    </message>
    <message>
        <source>Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. Mend the program that writes it.</source>
        <translation>La ligne %2 du flux %1 a %3 {cellule|cellules}, mais son en-tête en a %4. Corrigez le programme qui l’écrit.</translation>
    </message>
    <message>
        <source>The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it grow, or start from fewer with a smaller number.</source>
        <translation>Le flux %1 se termine après %2 {exécution mesurée|exécutions mesurées}, mais l’apprentissage commence à partir de %3. Laissez-le grandir, ou choisissez un nombre de départ plus petit.</translation>
    </message>
    <message>
        <source>Run %1: version %2 begins, refitted on %3 {run|runs}.</source>
        <translation>Exécution %1&#x202f;: la version %2 commence, réajustée sur %3 {exécution|exécutions}.</translation>
    </message>
    <message>
        <source>Run %1: the model that the stream started from was adapted again, to %2 runs.</source>
        <translation>Exécution %1&#x202f;: le modèle dont le flux est parti a été adapté à nouveau, à %2 exécutions.</translation>
    </message>
    <message>
        <source>Resumed after %1 {run|runs}.</source>
        <translation>Repris après %1 {exécution|exécutions}.</translation>
    </message>
    <message>
        <source>The tables hold run times of %1 {platform|platforms}. At least 2 are needed to compare them; check the platform and time columns.</source>
        <translation>Les tables contiennent les temps d’exécution de %1 {plateforme|plateformes}. Il en faut au moins 2 pour les comparer&#x202f;; vérifiez les colonnes de plateforme et de temps.</translation>
    </message>
    <message>
        <source>Only %1 {run was|runs were} measured on more than one platform, and at least 3 are needed. Check which columns say what was run.</source>
        <translation>%1 {exécution seulement a été mesurée|exécutions seulement ont été mesurées} sur plus d’une plateforme, et il en faut au moins 3. Vérifiez quelles colonnes disent ce qui a été exécuté.</translation>
    </message>
    <message>
        <source>The model does not hold how its errors go together, so measured run times cannot correct it. Train it again with this version.</source>
        <translation>Le modèle ne contient pas comment ses erreurs vont ensemble, des temps d’exécution mesurés ne peuvent donc pas le corriger. Entraînez-le à nouveau avec cette version.</translation>
    </message>
    <message>
        <source>%1 has no column of numbers that bears the name of a platform: %2. Name the columns with measured run times so.</source>
        <translation>%1 n’a pas de colonne de nombres portant le nom d’une plateforme&#x202f;: %2. Nommez ainsi les colonnes de temps d’exécution mesurés.</translation>
    </message>
    <message>
        <source>Repeated measurements became their median: %1 {row|rows}, %2 {time|times}. Their typical spread is %3 %.</source>
        <translation>Les mesures répétées ont été remplacées par leur médiane&#x202f;: %1 {ligne|lignes}, %2 temps. Leur dispersion typique est de %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Published, without reference platform first</source>
        <translation>Publié, sans plateforme de référence en premier</translation>
    </message>
    <message>
        <source>Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, first in line %6. Check the size of the machine, and the columns of the log and their units.</source>
        <translation>Sur %1 {job|jobs} de %2, aucun ne peut être simulé sur %3 {processeur|processeurs}. %4&#x202f;: %5, d’abord à la ligne %6. Vérifiez la taille de la machine, ainsi que les colonnes du journal et leurs unités.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {field|fields} instead of 18 and was left out.</source>
        <translation>La ligne %1 a %2 {champ|champs} au lieu de 18 et a été omise.</translation>
    </message>
    <message>
        <source>%1 {line is a step of a job, not a job, and was|lines are steps of jobs, not jobs, and were} left out.</source>
        <translation>%1 {ligne est une étape de job, non un job, et a été omise|lignes sont des étapes de jobs, non des jobs, et ont été omises}.</translation>
    </message>
    <message>
        <source>%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.</source>
        <translation>%1 n’a pas d’estimation pour %2 {job|jobs} du journal, d’abord le job %3. Ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 processors.</source>
        <translation>«&#x202f;%1&#x202f;» ne dit pas la taille d’une partition. Écrivez NAME=PROCESSORS avec 1 à %2 processeurs.</translation>
    </message>
    <message>
        <source>No job of %1 is of the partition “%2”. Check its name.</source>
        <translation>Aucun job de %1 n’appartient à la partition «&#x202f;%2&#x202f;». Vérifiez son nom.</translation>
    </message>
    <message>
        <source>The partitions have %1 processors together, more than the %2 of the machine.</source>
        <translation>Les partitions ont ensemble %1 processeurs, plus que les %2 de la machine.</translation>
    </message>
    <message>
        <source>Job %1 asks for %2 processors, and its partition has %3. Give it more.</source>
        <translation>Le job %1 demande %2 processeurs, et sa partition en a %3. Donnez-lui-en davantage.</translation>
    </message>
    <message>
        <source>Comparing policies on %1 {stream|streams}</source>
        <translation>Comparaison des politiques sur %1 flux</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 {shot|shots}; a severity of up to %2 is possible.</source>
        <translation>Aucune différence avec la source n’est décelable avec %1 {shot|shots}&#x202f;; une sévérité allant jusqu’à %2 est possible.</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 {shot|shots}. At least 4 target rows with a response are needed.</source>
        <translation>La sévérité n’est pas mesurable avec %1 {shot|shots}. Il faut au moins 4 lignes de la cible avec une réponse.</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 {shot|shots}, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>Le modèle source ne donne pas de nombre pour une partie de %1 {shot|shots}, la sévérité ne peut donc pas être mesurée. Vérifiez les variables des shots.</translation>
    </message>
    <message>
        <source>Source and target share no feature, and %1 {shot is|shots are} too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>Source et cible ne partagent aucune variable, et %1 {shot ne suffit pas|shots ne suffisent pas} pour apparier les colonnes par leurs formes. Appariez des variables sur la page Variables ou mesurez au moins 5 lignes.</translation>
    </message>
    <message>
        <source>The source %1 has %2 {row|rows} with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>La source %1 a %2 {ligne|lignes} avec une réponse, mais un modèle source en demande au moins %3. Ajoutez des lignes mesurées ou omettez cette source.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>Il ne reste que %1 {ligne|lignes} pour tester, mais un score en demande au moins 5. Tirez moins de shots.</translation>
    </message>
    <message>
        <source>%1 {cell was|cells were} already there and {is|are} kept: %2.</source>
        <translation>%1 {cellule existait déjà et est conservée|cellules existaient déjà et sont conservées}&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 {worker|workers} in a row ended before they had finished anything: %2. What is finished is kept; start again once that is put right.</source>
        <translation>%1 {worker|workers} de suite {s’est arrêté|se sont arrêtés} avant d’avoir terminé quoi que ce soit&#x202f;: %2. Ce qui est terminé est conservé&#x202f;; recommencez une fois le problème résolu.</translation>
    </message>
    <message>
        <source>More than %1 {worker|workers} failed, the last one %2. What they printed lies in the folder cells; start again once that is put right.</source>
        <translation>Plus de %1 {worker a échoué|workers ont échoué}, le dernier %2. Ce qu’ils ont affiché se trouve dans le dossier cells&#x202f;; recommencez une fois le problème résolu.</translation>
    </message>
    <message>
        <source>%1 and %2 have no feature of the same name and type, so that no weight can be carried over. Match or rename the columns that correspond.</source>
        <translation>%1 et %2 n’ont aucune variable de même nom et de même type, aucun poids ne peut donc être repris. Appariez ou renommez les colonnes qui se correspondent.</translation>
    </message>
    <message>
        <source>%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.</source>
        <translation>%1 a %2 {ligne mesurée|lignes mesurées}, mais l’entraînement en demande au moins %3. Ouvrez une table plus grande.</translation>
    </message>
    <message>
        <source>Line %1 has %2 of %3 cells. What is not there was left empty.</source>
        <translation>La ligne %1 a %2 cellules sur %3. Ce qui manque a été laissé vide.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3. The cells after the last column were dropped.</source>
        <translation>La ligne %1 a %2 {cellule|cellules} au lieu de %3. Les cellules après la dernière colonne ont été écartées.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3; those after the last column are empty and were dropped.</source>
        <translation>La ligne %1 a %2 {cellule|cellules} au lieu de %3&#x202f;; celles après la dernière colonne sont vides et ont été écartées.</translation>
    </message>
    <message>
        <source>%1 more {time|times} the same as at line %2: %3</source>
        <translation>%1 fois de plus comme à la ligne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 more {column has|columns have} the same fault as column %2: %3</source>
        <translation>%1 {colonne de plus a|colonnes de plus ont} le même défaut que la colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. They were read as numbers.</source>
        <translation>Les nombres de la colonne «&#x202f;%1&#x202f;» ont des exposants à la manière de Fortran, d’abord «&#x202f;%2&#x202f;» à la ligne %3. Ils ont été lus comme des nombres.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers as programs write them, first “%2” in line %3. They were read as categories; write plain decimal numbers to have numbers.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient des nombres tels que les programmes les écrivent, d’abord «&#x202f;%2&#x202f;» à la ligne %3. Ils ont été lus comme des catégories&#x202f;; écrivez de simples nombres décimaux pour avoir des nombres.</translation>
    </message>
    <message>
        <source>Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and %3. They were read as categories, which keeps them apart.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient des nombres entiers de plus de chiffres qu’un nombre n’en garde, comme %2 et %3. Ils ont été lus comme des catégories, ce qui les distingue.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. What is no number counts as missing (lines %5).</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient des nombres, mais %2 de ses cellules {n’en contient pas|n’en contiennent pas}, d’abord «&#x202f;%3&#x202f;» à la ligne %4. Ce qui n’est pas un nombre compte comme manquant (lignes %5).</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line %5. It was read as categories.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» mêle %2 {nombre|nombres} et %3 {autre cellule|autres cellules}, d’abord «&#x202f;%4&#x202f;» à la ligne %5. Elle a été lue comme des catégories.</translation>
    </message>
    <message>
        <source>Column “%1” has %2 {cell that is not a finite number|cells that are not finite numbers}, first “%3” in line %4. Such cells count as missing.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a %2 {cellule qui n’est pas un nombre fini|cellules qui ne sont pas des nombres finis}, d’abord «&#x202f;%3&#x202f;» à la ligne %4. De telles cellules comptent comme manquantes.</translation>
    </message>
    <message>
        <source>In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The numbers were read without it.</source>
        <translation>Dans la colonne «&#x202f;%1&#x202f;», le signe «&#x202f;%2&#x202f;» sépare les milliers, d’abord «&#x202f;%3&#x202f;» à la ligne %4. Les nombres ont été lus sans lui.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it is one; else write the numbers without it.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» ressemble à des nombres, mais on ne peut savoir si «&#x202f;%2&#x202f;» est le signe décimal ou sépare les milliers, d’abord «&#x202f;%3&#x202f;» à la ligne %4. Réglez le signe décimal sur «&#x202f;%2&#x202f;» s’il en est un&#x202f;; sinon, écrivez les nombres sans lui.</translation>
    </message>
    <message>
        <source>Zero-shot</source>
        <translation>Zero-shot</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>Transf. de sortie</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-tuning</translation>
    </message>
    <message>
        <source>Input alignment</source>
        <translation>Alignement d’entrée</translation>
    </message>
    <message>
        <source>Residual augmentation</source>
        <translation>Modèle de résidus</translation>
    </message>
    <message>
        <source>Target-only ridge</source>
        <translation>Ridge (cible seule)</translation>
    </message>
    <message>
        <source>Target-only GP</source>
        <translation>GP (cible seule)</translation>
    </message>
    <message>
        <source>Target-only boosted trees</source>
        <translation>Boosting (cible seule)</translation>
    </message>
    <message>
        <source>Target-only forest</source>
        <translation>Forêt (cible seule)</translation>
    </message>
    <message>
        <source>An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.</source>
        <translation>Une adaptation demande au moins 3 shots, mais il y en a %1. Mesurez davantage de lignes.</translation>
    </message>
    <message>
        <source>Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. {It is|They are} left out of the test, because the source model was trained on {it|them}. Where {it is a shot|they are shots}, the errors on shots held out look smaller than they are.</source>
        <translation>%1 {ligne mesurée figure|lignes mesurées figurent} aussi dans une source, au chiffre près. Le modèle source ayant été entraîné dessus, {elle est exclue|elles sont exclues} du test de %2. Si {c’est un shot|certaines sont des shots}, les erreurs sur les shots mis de côté paraissent plus petites qu’elles ne le sont.</translation>
    </message>
    <message>
        <source>Preliminary: whether transfer pays cannot be said before an adaptation. It takes at least 5 shots and a source model that can predict them.</source>
        <translation>Préliminaire&#x202f;: on ne peut dire avant une adaptation si le transfert est rentable. Il faut au moins 5 shots et un modèle source capable de les prédire.</translation>
    </message>
    <message>
        <source>Adapt compares all strategies on the same shots, models of the shots alone among them; its leaderboard decides.</source>
        <translation>L’adaptation compare toutes les stratégies sur les mêmes shots, dont des modèles des shots seuls&#x202f;; son classement tranche.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no model of the shots alone was compared. Choose one among the strategies on the Adapt page.</source>
        <translation>On ne sait pas si le transfert est rentable&#x202f;: aucun modèle des shots seuls n’a été comparé. Choisissez-en un parmi les stratégies de la page Adaptation.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no strategy that uses the source was compared. Choose one on the Adapt page.</source>
        <translation>On ne sait pas si le transfert est rentable&#x202f;: aucune stratégie utilisant la source n’a été comparée. Choisissez-en une sur la page Adaptation.</translation>
    </message>
    <message>
        <source>Compiling model.c</source>
        <translation>Compilation de model.c</translation>
    </message>
    <message>
        <source>model.c was not compared, as %1 made no program of it that runs here: %2. Install a compiler, or name a folder with some space, where programs may run, in the environment variable TMPDIR.</source>
        <translation>model.c n’a pas été comparé, car %1 n’en a pas fait un programme qui fonctionne ici&#x202f;: %2. Installez un compilateur, ou indiquez dans la variable d’environnement TMPDIR un dossier avec un peu de place, où des programmes peuvent s’exécuter.</translation>
    </message>
    <message>
        <source>The compiled model.c predicts other values than the model: they differ by %1, more than %2. Nothing was exported; please report this.</source>
        <translation>Le model.c compilé prédit d’autres valeurs que le modèle&#x202f;: elles diffèrent de %1, plus que %2. Rien n’a été exporté&#x202f;; signalez ce problème.</translation>
    </message>
    <message>
        <source>model.c was not compared, as it took longer than %1 s to compile or run it. Check it with “bundle code” where less else runs.</source>
        <translation>model.c n’a pas été comparé, car le compiler ou l’exécuter a pris plus de %1 s. Vérifiez-le avec «&#x202f;bundle code&#x202f;» là où la machine est moins occupée.</translation>
    </message>
    <message>
        <source>A deadline or a budget of %1 allows no run. Give one above 0.</source>
        <translation>Une échéance ou un budget de %1 n’autorise aucune exécution. Indiquez une valeur supérieure à 0.</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 {feature|features} that move the prediction: its distances count no others.</source>
        <translation>%1 a %2 sur %3 {variable qui déplace|variables qui déplacent} la prédiction&#x202f;: ses distances n’en comptent pas d’autres.</translation>
    </message>
    <message>
        <source>%1 has none of the features that move the prediction, so no row of it is near.</source>
        <translation>%1 n’a aucune des variables qui déplacent la prédiction&#x202f;; aucune de ses lignes n’est donc proche.</translation>
    </message>
    <message>
        <source>%1 is not a kind of file that can be read. Choose one of: %2.</source>
        <translation>%1 n’est pas un type de fichier lisible. Choisissez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as UTF-8 and open it again.</source>
        <translation>%1 n’est pas du texte UTF-8&#x202f;: la ligne %2 a un octet qu’aucun texte n’a à cet endroit. Enregistrez le fichier en UTF-8 et ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote it write it again.</source>
        <translation>%1 n’est plus du JSON valide à partir de la ligne %2. Corrigez le fichier à cet endroit, ou faites-le écrire à nouveau par le programme qui l’a produit.</translation>
    </message>
    <message>
        <source>%1 nests its contents deeper than %2 levels at line %3. Read a part of it.</source>
        <translation>%1 imbrique son contenu sur plus de %2 niveaux à la ligne %3. Lisez-en une partie.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool write it again.</source>
        <translation>Il manque à %1 %2, que tout fichier de ce type contient. Choisissez un autre type, ou faites réécrire le fichier par l’outil.</translation>
    </message>
    <message>
        <source>%2 of %1 is not what a file of this kind has there. Choose another kind, or let the tool write it again.</source>
        <translation>%2 de %1 n’est pas ce qu’un fichier de ce type a à cet endroit. Choisissez un autre type, ou faites réécrire le fichier par l’outil.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or choose another kind.</source>
        <translation>La ligne %2 de %1 n’est pas ce qu’un fichier de ce type a à cet endroit&#x202f;: «&#x202f;%3&#x202f;». Corrigez la ligne, ou choisissez un autre type.</translation>
    </message>
    <message>
        <source>%1 holds no run that succeeded and was measured. Choose a file with one.</source>
        <translation>%1 ne contient aucune exécution réussie et mesurée. Choisissez un fichier qui en a une.</translation>
    </message>
    <message>
        <source>%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.</source>
        <translation>%1 contient %2 {exécution|exécutions}, mais aucune n’a réussi. Choisissez un fichier qui en a une réussie.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 cells. Read a part of it.</source>
        <translation>%1 deviendrait une table de plus de %2 cellules. Lisez-en une partie.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 MiB of text, as it says much of it for every run. Read a part of it.</source>
        <translation>%1 deviendrait une table de plus de %2 Mio de texte, car une grande partie se répète à chaque exécution. Lisez-en une partie.</translation>
    </message>
    <message>
        <source>%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave that part out.</source>
        <translation>%1 contient un nom, ou un chemin de noms, de plus de %2 Kio. Raccourcissez les noms ou laissez cette partie de côté.</translation>
    </message>
    <message>
        <source>Line %2 of %1 holds more data than there are points. Mend the line, or add the point.</source>
        <translation>La ligne %2 de %1 contient plus de données qu’il n’y a de points. Corrigez la ligne, ou ajoutez le point.</translation>
    </message>
    <message>
        <source>%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary files beside it. Save the profile as a Hatchet literal or a CSV and open that.</source>
        <translation>%1 nomme les métriques et les régions d’un profil HPCToolkit&#x202f;; les valeurs se trouvent dans des fichiers binaires à côté. Enregistrez le profil comme littéral Hatchet ou en CSV et ouvrez celui-ci.</translation>
    </message>
    <message>
        <source>%1 {value|values} of %2 came in other units and stand here in %3.</source>
        <translation>%1 {valeur|valeurs} de %2 {était dans une autre unité et figure|étaient dans d’autres unités et figurent} ici en %3.</translation>
    </message>
    <message>
        <source>%1 failed {run was|runs were} left out.</source>
        <translation>%1 {exécution échouée a été omise|exécutions échouées ont été omises}.</translation>
    </message>
    <message>
        <source>%1 {trial|trials} in another state than COMPLETE left out.</source>
        <translation>%1 {essai omis, dans un autre état|essais omis, dans un autre état} que COMPLETE.</translation>
    </message>
    <message>
        <source>%1 summary {line|lines} over repeats left out; the repeats themselves are here.</source>
        <translation>%1 {ligne de synthèse omise|lignes de synthèse omises}, sur des répétitions&#x202f;; les répétitions elles-mêmes sont ici.</translation>
    </message>
    <message>
        <source>%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or the mean where there is no median.</source>
        <translation>%1 {benchmark n’a|benchmarks n’ont} que des synthèses&#x202f;; la médiane figure ici, ou la moyenne s’il n’y a pas de médiane.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out, with nothing to say about a run: %2.</source>
        <translation>%1 {colonne omise, qui ne dit|colonnes omises, qui ne disent} rien d’une exécution&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out that passes joined in the file repeat.</source>
        <translation>%1 {colonne omise, répétée|colonnes omises, répétées} par des passes réunies dans le fichier.</translation>
    </message>
    <message>
        <source>%1 {line|lines} that could not be read left out, first line %2.</source>
        <translation>%1 {ligne illisible omise|lignes illisibles omises}, d’abord la ligne %2.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} counted for part of the time only and scaled up by the tool, for as little as %2 % of it.</source>
        <translation>%1 {valeur n’a été comptée qu’une partie du temps et a été extrapolée|valeurs n’ont été comptées qu’une partie du temps et ont été extrapolées} par l’outil, parfois à partir de %2&#x202f;% du temps seulement.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} not measured and left missing.</source>
        <translation>%1 {valeur n’a pas été mesurée et reste manquante|valeurs n’ont pas été mesurées et restent manquantes}.</translation>
    </message>
    <message>
        <source>%1 {number that is|numbers that are} infinite or undefined left missing.</source>
        <translation>%1 {nombre infini ou indéfini laissé manquant|nombres infinis ou indéfinis laissés manquants}.</translation>
    </message>
    <message>
        <source>%1 {line|lines} with advice of the tool left out.</source>
        <translation>%1 {ligne de conseils de l’outil omise|lignes de conseils de l’outil omises}.</translation>
    </message>
    <message>
        <source>The file is not finished; it was read up to its last whole configuration.</source>
        <translation>Le fichier n’est pas terminé&#x202f;; il a été lu jusqu’à sa dernière configuration complète.</translation>
    </message>
    <message>
        <source>The tuner makes the objective as large as it can, so it may be minus a time or its logarithm; it stands here as in the file.</source>
        <translation>L’outil d’optimisation maximise l’objectif&#x202f;; celui-ci peut donc être l’opposé d’un temps ou de son logarithme. Il figure ici comme dans le fichier.</translation>
    </message>
    <message>
        <source>The column “predicted” is what the tuner expected, not a feature of the run.</source>
        <translation>La colonne «&#x202f;predicted&#x202f;» est ce qu’attendait l’outil d’optimisation, pas une variable de l’exécution.</translation>
    </message>
    <message>
        <source>%1 blank {parameter stands|parameters stand} here as “off”: the option was not used.</source>
        <translation>%1 {paramètre vide figure|paramètres vides figurent} ici comme «&#x202f;off&#x202f;»&#x202f;: l’option n’a pas été utilisée.</translation>
    </message>
    <message>
        <source>%1 {job|jobs} ended otherwise than completed; the column State says how.</source>
        <translation>%1 {job s’est terminé|jobs se sont terminés} autrement que par un achèvement normal&#x202f;; la colonne State dit comment.</translation>
    </message>
    <message>
        <source>%1 {step|steps} of jobs left out.</source>
        <translation>%1 {étape de job omise|étapes de jobs omises}.</translation>
    </message>
    <message>
        <source>%1 {request for memory carries|requests for memory carry} Slurm&apos;s mark for “per core” as part of the number; it stands here as memory per core.</source>
        <translation>%1 {demande de mémoire porte|demandes de mémoire portent} la marque de Slurm pour «&#x202f;par cœur&#x202f;» dans le nombre&#x202f;; ce qui figure ici est la mémoire par cœur.</translation>
    </message>
    <message>
        <source>This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and GiB.</source>
        <translation>Cet outil écrit KB, MB et GB pour des puissances de 1024&#x202f;; elles figurent ici comme KiB, MiB et GiB.</translation>
    </message>
    <message>
        <source>%1 {user event|user events} left out.</source>
        <translation>%1 {événement utilisateur omis|événements utilisateur omis}.</translation>
    </message>
    <message>
        <source>%1 {table|tables} with sums over cores left out.</source>
        <translation>%1 {table de sommes sur les cœurs omise|tables de sommes sur les cœurs omises}.</translation>
    </message>
    <message>
        <source>%1 {point|points} without data in a region left out.</source>
        <translation>%1 {point omis, sans données|points omis, sans données} dans une région.</translation>
    </message>
    <message>
        <source>%1 nested {list|lists} left out.</source>
        <translation>%1 {liste imbriquée omise|listes imbriquées omises}.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %.</source>
        <translation>Les noms se ressemblent à %1&#x202f;%, les valeurs à %2&#x202f;%.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %, the relation to the response %3 %.</source>
        <translation>Les noms se ressemblent à %1&#x202f;%, les valeurs à %2&#x202f;%, la relation à la réponse à %3&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does, and was not read further. If it is right, unpack it yourself and open the result.</source>
        <translation>%1 dépasse %2 fois sa taille une fois décompressé, comme aucune table ne le fait, et n’a pas été lu plus loin. S’il est correct, décompressez-le vous-même et ouvrez le résultat.</translation>
    </message>
    <message>
        <source>%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary level, or unpack it yourself and open the result.</source>
        <translation>%1 demande plus de 256 Mo de mémoire pour être décompressé. Compressez-le à nouveau à un niveau ordinaire, ou décompressez-le vous-même et ouvrez le résultat.</translation>
    </message>
    <message>
        <source>On these streams, what the model adds cannot be told from zero.</source>
        <translation>Sur ces flux, l’apport du modèle ne se distingue pas de zéro.</translation>
    </message>
    <message>
        <source>On these streams, what true run times add cannot be told from zero.</source>
        <translation>Sur ces flux, l’apport des vrais temps d’exécution ne se distingue pas de zéro.</translation>
    </message>
    <message>
        <source>This is the severity from %1, the closest of %2 sources. A strategy that averages over all of them, as zero-shot does, can err by much more.</source>
        <translation>C’est la sévérité à partir de %1, la plus proche de %2 sources. Une stratégie qui fait la moyenne sur toutes, comme le zero-shot, peut se tromper de bien plus.</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot predict the target. Match features on the Features page.</source>
        <translation>Source et cible ne partagent aucune variable&#x202f;; le modèle source ne peut donc pas prédire la cible. Appariez des variables sur la page Variables.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” between thousands. Choose , . &apos; or a space, and not the decimal sign.</source>
        <translation>%1 ne peut pas être lu avec «&#x202f;%2&#x202f;» entre les milliers. Choisissez virgule, point, apostrophe ou espace, mais pas le signe décimal.</translation>
    </message>
    <message>
        <source>There is no room for the contents of %1: %2. Free some space where temporary files lie, or name another folder in the environment variable TMPDIR.</source>
        <translation>Il n’y a pas de place pour le contenu de %1&#x202f;: %2. Libérez de l’espace là où se trouvent les fichiers temporaires, ou indiquez un autre dossier dans la variable d’environnement TMPDIR.</translation>
    </message>
    <message>
        <source>The folder %1 has no file. Choose one with the files of a table.</source>
        <translation>Le dossier %1 ne contient aucun fichier. Choisissez-en un avec les fichiers d’une table.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: %2. Check its permissions.</source>
        <translation>Le dossier %1 ne peut pas être lu&#x202f;: %2. Vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>No file matches %1. Check the path.</source>
        <translation>Aucun fichier ne correspond à %1. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>%1 is taken as one table, but one of its files is none: %2 Remove it, or name the files by a pattern such as “*.csv”.</source>
        <translation>%1 est pris comme une seule table, mais l’un de ses fichiers n’en est pas une&#x202f;: %2 Retirez-le, ou désignez les fichiers par un motif tel que «&#x202f;*.csv&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that can be read as a table. Choose %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type de fichier lisible comme table. Choisissez %2.</translation>
    </message>
    <message>
        <source>%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for example with %3.</source>
        <translation>%1 est au format %2, qui ne peut pas être lu ici. Écrivez-le en CSV et ouvrez celui-ci, par exemple avec %3.</translation>
    </message>
    <message>
        <source>The database %1 could not answer: %2. Check the query and the file.</source>
        <translation>La base de données %1 n’a pas pu répondre&#x202f;: %2. Vérifiez la requête et le fichier.</translation>
    </message>
    <message>
        <source>The query for %1 is not one statement that gives rows. Write one SELECT.</source>
        <translation>La requête pour %1 n’est pas une instruction unique qui renvoie des lignes. Écrivez un seul SELECT.</translation>
    </message>
    <message>
        <source>The database %1 has no table. Choose one with runs.</source>
        <translation>La base de données %1 n’a pas de table. Choisissez-en une avec des exécutions.</translation>
    </message>
    <message>
        <source>The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.</source>
        <translation>La base de données %1 a %2 tables&#x202f;: %3. Demandez-en une par une requête, telle que SELECT * FROM %4.</translation>
    </message>
    <message>
        <source>Column “%2” of the database %1 holds binary data. Ask for other columns by a query.</source>
        <translation>La colonne «&#x202f;%2&#x202f;» de la base de données %1 contient des données binaires. Demandez d’autres colonnes par une requête.</translation>
    </message>
    <message>
        <source>%1 is no database, so it cannot be asked by a query. Leave the query out.</source>
        <translation>%1 n’est pas une base de données et ne peut donc pas être interrogé par une requête. Omettez la requête.</translation>
    </message>
    <message>
        <source>The file was read as %1; the lines named here are those of the table made of it.</source>
        <translation>Le fichier a été lu comme %1&#x202f;; les lignes indiquées ici sont celles de la table qui en est tirée.</translation>
    </message>
    <message>
        <source>The table is made of %1 {file|files}; this is the first.</source>
        <translation>La table est faite de %1 {fichier|fichiers}&#x202f;; voici le premier.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>Dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 more {file has|files have} the same, last: %2</source>
        <translation>Idem dans %1 {autre fichier|autres fichiers}, en dernier&#x202f;: %2</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers in some files and text in others. It was read as categories.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» contient des nombres dans certains fichiers et du texte dans d’autres. Elle a été lue comme des catégories.</translation>
    </message>
    <message>
        <source>Column “%1” was converted and stands in “%2”.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» a été convertie et figure en «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units in some files and none in %2; those without were taken as they are.</source>
        <translation>Les cellules de la colonne «&#x202f;%1&#x202f;» portent des unités dans certains fichiers et aucune dans %2&#x202f;; celles qui n’en ont pas ont été prises telles quelles.</translation>
    </message>
    <message>
        <source>Column “%2” of %1 has no “%3” in any row. It has %4.</source>
        <translation>La colonne «&#x202f;%2&#x202f;» de %1 n’a «&#x202f;%3&#x202f;» sur aucune ligne. Elle a %4.</translation>
    </message>
    <message>
        <source>A platform&apos;s rows can only be chosen where both the column and the platform are named.</source>
        <translation>Les lignes d’une plateforme ne peuvent être choisies que si la colonne et la plateforme sont toutes deux indiquées.</translation>
    </message>
    <message>
        <source>%1 and %2 can only be joined by columns that say which rows belong together. Name them.</source>
        <translation>%1 et %2 ne peuvent être joints que par des colonnes qui disent quelles lignes vont ensemble. Indiquez-les.</translation>
    </message>
    <message>
        <source>%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key that tells them apart, or have their means joined.</source>
        <translation>%1 a %2 {ligne|lignes} avec les mêmes clés qu’une ligne précédente, d’abord %3. Indiquez une clé de plus qui les distingue, ou faites joindre leurs moyennes.</translation>
    </message>
    <message>
        <source>No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the keys, and the units that they are written in.</source>
        <translation>Aucune ligne de %1 n’a les clés d’une ligne de %2. La première table a %3, l’autre %4. Vérifiez les clés, et les unités dans lesquelles elles sont écrites.</translation>
    </message>
    <message>
        <source>Both tables have a column “%1”; the second one&apos;s is called “%2”.</source>
        <translation>Les deux tables ont une colonne «&#x202f;%1&#x202f;»&#x202f;; celle de la seconde s’appelle «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} left out for want of a match in %3, first %4.</source>
        <translation>%1&#x202f;: %2 {ligne omise|lignes omises}, faute de correspondance dans %3, d’abord %4.</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of their numbers.</source>
        <translation>%1&#x202f;: %2 {ligne|lignes} avec les mêmes clés qu’une ligne précédente&#x202f;; ces lignes sont entrées par la moyenne de leurs nombres.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ID: nearly every row has a value of its own.</source>
        <translation>«&#x202f;%1&#x202f;» est proposée comme ID&#x202f;: presque chaque ligne a sa propre valeur.</translation>
    </message>
    <message>
        <source>“%1” is heavy-tailed; its logarithm is used.</source>
        <translation>«&#x202f;%1&#x202f;» a une queue lourde&#x202f;; son logarithme est utilisé.</translation>
    </message>
    <message>
        <source>The column %1 of %2 holds texts. Name a column of numbers.</source>
        <translation>La colonne %1 de %2 contient du texte. Indiquez une colonne de nombres.</translation>
    </message>
    <message>
        <source>With hindsight %1 does best here, with an error of %2; so few shots cannot tell that reliably beforehand.</source>
        <translation>Rétrospectivement, «&#x202f;%1&#x202f;» fait ici le mieux, avec une erreur de %2&#x202f;; si peu de shots ne permettent pas de le dire d’avance de façon fiable.</translation>
    </message>
    <message>
        <source>%1 is no .npy file. Say its shape and type if it holds plain values.</source>
        <translation>%1 n’est pas un fichier .npy. Indiquez sa forme et son type s’il contient des valeurs brutes.</translation>
    </message>
    <message>
        <source>The header of %1 is damaged, or its values are no plain numbers. Save it again with numpy.save, as float32 or float64.</source>
        <translation>L’en-tête de %1 est endommagé, ou ses valeurs ne sont pas de simples nombres. Enregistrez-le à nouveau avec numpy.save, en float32 ou float64.</translation>
    </message>
    <message>
        <source>%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.</source>
        <translation>%1 a %2 {dimension|dimensions}, mais un champ en a deux ou trois. Enregistrez-en une tranche.</translation>
    </message>
    <message>
        <source>%1 says that it has more values than any memory holds. Check its shape.</source>
        <translation>%1 annonce plus de valeurs qu’aucune mémoire ne peut en contenir. Vérifiez sa forme.</translation>
    </message>
    <message>
        <source>%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each should be there. Check its shape and type.</source>
        <translation>%1 contient %2 {octet|octets} de valeurs, mais il devrait y avoir %3 {valeur|valeurs} de %4 {octet|octets}. Vérifiez sa forme et son type.</translation>
    </message>
    <message>
        <source>%1 and %2 have different numbers of dimensions. Choose two fields of one kind.</source>
        <translation>%1 et %2 n’ont pas le même nombre de dimensions. Choisissez deux champs du même type.</translation>
    </message>
    <message>
        <source>%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open a larger field, or take smaller blocks.</source>
        <translation>%1 a %2 {bloc entier|blocs entiers} de valeurs finies, mais l’entraînement en demande au moins %3. Ouvrez un champ plus grand, ou prenez des blocs plus petits.</translation>
    </message>
    <message>
        <source>%1 has the same value everywhere, so that there is nothing to learn. Choose another field.</source>
        <translation>%1 a partout la même valeur, il n’y a donc rien à apprendre. Choisissez un autre champ.</translation>
    </message>
    <message>
        <source>Comparing ways to request</source>
        <translation>Comparaison des façons de demander</translation>
    </message>
    <message>
        <source>Working out the requests</source>
        <translation>Calcul des demandes</translation>
    </message>
    <message>
        <source>There is no interval: too few shots, or groups of shots, were held out to measure errors on.</source>
        <translation>Il n’y a pas d’intervalle&#x202f;: trop peu de shots, ou de groupes de shots, ont été mis de côté pour mesurer les erreurs.</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>Un classifieur qui ne voit que les variables distingue une ligne de la cible d’une ligne de la source dans %1&#x202f;% des paires&#x202f;; 50&#x202f;% est le hasard (%2).</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (%2).</source>
        <translation>Un classifieur qui ne voit que les variables ne distingue pas les lignes de la cible de celles de la source&#x202f;: il a raison dans %1&#x202f;% des paires, et 50&#x202f;% est le hasard (%2).</translation>
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
        <translation>Un classifieur qui ne voit que les variables distingue un groupe de la cible qu’il n’a pas vu d’un groupe de la source dans %1&#x202f;% des paires&#x202f;; 50&#x202f;% est le hasard (%2).</translation>
    </message>
    <message>
        <source>The shots belong to fewer than three groups: no interval can say how far predictions of other groups err. Measure runs of three groups or more.</source>
        <translation>Les shots appartiennent à moins de trois groupes&#x202f;: aucun intervalle ne peut dire de combien les prédictions d’autres groupes s’écartent. Mesurez des exécutions d’au moins trois groupes.</translation>
    </message>
    <message>
        <source>%1 would lie among the files of %2 and be read with them the next time. Name another folder for the output.</source>
        <translation>%1 se trouverait parmi les fichiers de %2 et serait lu avec eux la prochaine fois. Indiquez un autre dossier pour la sortie.</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a file or folder of that name another one.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas du texte UTF-8 et ne peut donc pas figurer dans un fichier JSON. Écrivez-le en UTF-8&#x202f;; si c’est le nom d’un fichier ou d’un dossier, renommez-le.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Name another path.</source>
        <translation>%1 ne peut pas être utilisé&#x202f;: %2. Indiquez un autre chemin.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.</source>
        <translation>%1 nomme «&#x202f;%2&#x202f;» deux fois dans un même objet, la seconde fois à la ligne %3. N’en gardez qu’un.</translation>
    </message>
    <message>
        <source>%1 holds a number in line %2 that is too large to compute with. Correct it there.</source>
        <translation>%1 contient à la ligne %2 un nombre trop grand pour les calculs. Corrigez-le à cet endroit.</translation>
    </message>
    <message>
        <source>%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as not measured.</source>
        <translation>Impossible de lire %1 {octet|octets} des journaux de %2. Les cellules qui s’y trouvaient comptent comme non mesurées.</translation>
    </message>
    <message>
        <source>%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer tell. Start the campaign again to measure what is lost, or move the file away.</source>
        <translation>%1 a été laissé tel quel&#x202f;: il contient %2 {cellule|cellules} dont les journaux voisins n’ont plus trace. Relancez la campagne pour mesurer ce qui est perdu, ou déplacez le fichier.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a worker. Give one without spaces and slashes that no worker of this folder had.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être le nom d’un worker. Donnez-en un sans espace ni barre oblique, qu’aucun worker de ce dossier n’a eu.</translation>
    </message>
    <message>
        <source>Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.</source>
        <translation>Il ne reste rien de %1 une fois sautées ses %2 premières lignes. Sautez-en moins.</translation>
    </message>
    <message>
        <source>%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of processors that the machine has.</source>
        <translation>%1 ne peut pas être simulé sur %2 processeurs, mais sur %3 au plus. Indiquez le nombre de processeurs de la machine.</translation>
    </message>
    <message>
        <source>Left out because a time is below a millisecond or beyond 10¹² seconds</source>
        <translation>Omis, car une durée est inférieure à une milliseconde ou dépasse 10¹² secondes</translation>
    </message>
    <message>
        <source>A stream of this length and load would have more than %1 jobs. Choose fewer days or a lower load, or check the size of the machine, which is %2 {processor|processors}.</source>
        <translation>Un flux de cette durée et de cette charge aurait plus de %1 jobs. Choisissez moins de jours ou une charge plus faible, ou vérifiez la taille de la machine&#x202f;: %2 {processeur|processeurs}.</translation>
    </message>
    <message>
        <source>The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are seconds.</source>
        <translation>Les jobs simulés durent plus de 8·10¹² secondes. Vérifiez que les temps du journal sont en secondes.</translation>
    </message>
    <message>
        <source>%1 predicts no number for the job in line %2 of the log. Choose another model, or leave the job out.</source>
        <translation>%1 ne prédit aucun nombre pour le job de la ligne %2 du journal. Choisissez un autre modèle ou omettez ce job.</translation>
    </message>
    <message>
        <source>A law has at most %1 parameters, but %2 were named. Name those that matter most.</source>
        <translation>Une loi a au plus %1 paramètres, mais %2 ont été nommés. Nommez les plus importants.</translation>
    </message>
    <message>
        <source>%1 was named twice. Name each column once, as the response or as a parameter.</source>
        <translation>%1 a été nommé deux fois. Nommez chaque colonne une seule fois, comme réponse ou comme paramètre.</translation>
    </message>
    <message>
        <source>A response of %1 is too large to compute with. Give the responses in a larger unit.</source>
        <translation>Une réponse de %1 est trop grande pour les calculs. Donnez les réponses dans une unité plus grande.</translation>
    </message>
    <message>
        <source>Comparing laws</source>
        <translation>Comparaison des lois</translation>
    </message>
    <message>
        <source>%1 is being written by another program that follows a stream. Stop that one first, or name another log.</source>
        <translation>%1 est en cours d’écriture par un autre programme qui suit un flux. Arrêtez d’abord celui-ci ou indiquez un autre journal.</translation>
    </message>
    <message>
        <source>Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was read as part of the text.</source>
        <translation>Ligne %1&#x202f;: un guillemet de la colonne %2 n’est pas fermé ou est suivi de texte. Il a été lu comme partie du texte.</translation>
    </message>
    <message>
        <source>%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.</source>
        <translation>%1 est compressé, alors qu’un flux est lu à mesure qu’il grandit. Décompressez-le et suivez le résultat.</translation>
    </message>
    <message>
        <source>%1 gave more than %2 GB and was not read further, as it may have no end. Write the part that is wanted into a file and open that.</source>
        <translation>%1 a fourni plus de %2 Go et n’a pas été lu plus loin, car il n’a peut-être pas de fin. Écrivez la partie voulue dans un fichier et ouvrez celui-ci.</translation>
    </message>
    <message>
        <source>%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose another file.</source>
        <translation>%1 n’a pas été lu&#x202f;: une table de noms est un fichier ordinaire d’au plus %2 Mo. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is the response or is left out. A law grows with features; choose another column.</source>
        <translation>La colonne %1 de %2 est la réponse ou est laissée de côté. Une loi croît avec des variables&#x202f;; choisissez une autre colonne.</translation>
    </message>
    <message>
        <source>%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for a file of its size. Look at the delimiter and at the line of column names.</source>
        <translation>%1 deviendrait une table de %2 colonnes et jusqu’à %3 {ligne|lignes}, ce qui est trop pour un fichier de sa taille. Regardez le délimiteur et la ligne des noms de colonnes.</translation>
    </message>
    <message>
        <source>The query gets more than %2 MB out of the database %1 and was not followed further. Ask for less, for example with LIMIT.</source>
        <translation>La requête tire plus de %2 Mo de la base de données %1 et n’a pas été poursuivie. Demandez-en moins, par exemple avec LIMIT.</translation>
    </message>
    <message>
        <source>The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as nobody knows whom to trust; mend the folder, or name another in the environment variable FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>Le dossier %1 des clés de confiance ne peut pas être lu&#x202f;: %2. Aucun paquet n’est ouvert tant que l’on ignore à qui faire confiance&#x202f;; corrigez ce dossier ou indiquez-en un autre dans la variable d’environnement FOOTBRIDGE_TRUSTED_KEYS.</translation>
    </message>
    <message>
        <source>%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public key (*.pem) there, or name another folder.</source>
        <translation>%2 désigne %1 comme dossier des clés de confiance, mais il ne contient aucune clé. Placez-y une clé publique (*.pem), ou indiquez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 holds relative run times on several platforms, not the model of one. Ask it by &quot;platforms predict&quot;, or name a bundle that was made by adapting.</source>
        <translation>%1 contient des temps d’exécution relatifs sur plusieurs plateformes, et non le modèle d’une seule. Interrogez-le avec «&#x202f;platforms predict&#x202f;», ou indiquez un paquet issu d’une adaptation.</translation>
    </message>
    <message>
        <source>“%1” does not end in .svg, .pdf or .png. Choose one of these endings.</source>
        <translation>«&#x202f;%1&#x202f;» ne se termine pas par .svg, .pdf ou .png. Choisissez une de ces extensions.</translation>
    </message>
    <message>
        <source>There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public key (*.pem) there, or remove the folder if any bundle may be opened.</source>
        <translation>Le dossier %1 des clés de confiance ne contient aucune clé, donc aucun paquet n’est ouvert. Placez-y une clé publique (*.pem), ou supprimez le dossier si tout paquet peut être ouvert.</translation>
    </message>
    <message>
        <source>A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is than an overestimate of the same size, such as 5.</source>
        <translation>Un rapport de coûts de %1 n’est pas compris entre %2 et %3. Dites combien de fois une sous-estimation est pire qu’une surestimation de même taille, par exemple 5.</translation>
    </message>
    <message>
        <source>%1 became shorter than what was read from it. What was learned until then is kept. To go on, bring the whole file back; to begin anew, name another log.</source>
        <translation>%1 est devenu plus court que ce qui en a été lu. Ce qui a été appris jusque-là est conservé. Pour continuer, rétablissez le fichier complet&#x202f;; pour recommencer de zéro, indiquez un autre journal.</translation>
    </message>
    <message>
        <source>%1 was deleted, moved away or replaced while it was followed. What was learned until then is kept. To go on, bring that file back; to follow another, name another log.</source>
        <translation>%1 a été supprimé, déplacé ou remplacé pendant qu’il était suivi. Ce qui a été appris jusque-là est conservé. Pour continuer, rétablissez ce fichier&#x202f;; pour en suivre un autre, indiquez un autre journal.</translation>
    </message>
    <message>
        <source>The partition “%1” is named twice. Say once how large it is.</source>
        <translation>La partition «&#x202f;%1&#x202f;» est indiquée deux fois. Indiquez sa taille une seule fois.</translation>
    </message>
    <message>
        <source>%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so for a list of objects, an object per line and the JSON of known tools.</source>
        <translation>%1 est du JSON et non un CSV. Écrivez ses exécutions en CSV&#x202f;; «&#x202f;footbridge-cli convert&#x202f;» le fait pour une liste d’objets, un objet par ligne et le JSON d’outils connus.</translation>
    </message>
    <message>
        <source>%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file was saved instead of it: look at it in a browser, and fetch the file again.</source>
        <translation>%1 est une page web (HTML) et non un CSV. Peut-être a-t-on enregistré, au lieu du fichier, une page qui dit pourquoi il manque&#x202f;: regardez-la dans un navigateur et téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>%1 was deleted, replaced or cut while a stream was followed. Start again, which learns from the stream what is missing, and leave the file alone meanwhile.</source>
        <translation>%1 a été supprimé, remplacé ou tronqué pendant qu’un flux était suivi. Relancez le suivi&#x202f;: ce qui manque est alors appris du flux. Ne touchez pas au fichier entre-temps.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe and has no journal to go on from: the next time, learning begins anew.</source>
        <translation>%1 est un périphérique ou un tube, sans fichier à partir duquel reprendre&#x202f;: la prochaine fois, l’apprentissage recommencera de zéro.</translation>
    </message>
    <message>
        <source>No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to 10³⁰, and a maximum that is not below them.</source>
        <translation>Aucune demande ne tient entre %1 et %2 par pas de %3. Donnez un minimum et un pas de 0 à 10³⁰, et un maximum qui ne leur soit pas inférieur.</translation>
    </message>
    <message>
        <source>Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.</source>
        <translation>Recommencer après qu’une exécution a été tuée ne peut pas coûter %1. Donnez un nombre de 0 à 10³⁰.</translation>
    </message>
    <message>
        <source>Row %1: the number in column %2 cannot be computed with and counts as missing. Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.</source>
        <translation>Ligne %1&#x202f;: le nombre de la colonne %2 est inutilisable dans les calculs et compte comme manquant. Les nombres peuvent valoir au plus 10¹⁰⁰ en valeur absolue, une réponse au moins 10⁻¹⁰⁰ ou 0.</translation>
    </message>
    <message>
        <source>%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in size; divide them by a number first.</source>
        <translation>%1 contient la valeur %2, inutilisable dans les calculs. Les valeurs peuvent valoir au plus 10¹⁰⁰ en valeur absolue&#x202f;; divisez-les d’abord par un nombre.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least 10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.</source>
        <translation>À la ligne de données %2 de %1, comptée à partir de 0, la colonne «&#x202f;%3&#x202f;» contient %4, une valeur inutilisable dans les calculs. Les nombres peuvent valoir au plus 10¹⁰⁰ en valeur absolue, ceux d’une réponse ou d’un coût au moins 10⁻¹⁰⁰ ou 0. Corrigez la cellule ou laissez la colonne de côté.</translation>
    </message>
    <message>
        <source>The column that means “%1” is named twice. Say once which it is.</source>
        <translation>La colonne qui signifie «&#x202f;%1&#x202f;» est indiquée deux fois. Indiquez-la une seule fois.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: errors cannot be compared, because the response is the same in all rows that they are measured on. Measure runs that differ.</source>
        <translation>On ne sait pas si le transfert est rentable&#x202f;: les erreurs ne peuvent pas être comparées, car la réponse est la même dans toutes les lignes où elles sont mesurées. Mesurez des exécutions qui diffèrent.</translation>
    </message>
    <message>
        <source>The tables name one platform &quot;%1&quot; and another &quot;%2&quot;, which is what a bound of the first is called in every file of predictions. Rename one of them.</source>
        <translation>Les tableaux nomment une plateforme «&#x202f;%1&#x202f;» et une autre «&#x202f;%2&#x202f;», ce qui est le nom d’une borne de la première dans tout fichier de prédictions. Renommez l’une des deux.</translation>
    </message>
    <message>
        <source>Your home folder cannot be found, so nobody knows whom you trust and no bundle is opened. Set the environment variable HOME, or name the folder of trusted keys in FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>Votre dossier personnel est introuvable&#x202f;: on ne sait donc pas à qui vous faites confiance, et aucun paquet n’est ouvert. Définissez la variable d’environnement HOME ou indiquez le dossier des clés de confiance dans FOOTBRIDGE_TRUSTED_KEYS.</translation>
    </message>
    <message>
        <source>%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no plain file, too large, or names more than %2 tasks. Move it away once no job of this study is left, and start again.</source>
        <translation>%1 n’est pas la liste des soumissions à Slurm que Footbridge tient à cet endroit&#x202f;: ce n’est pas un fichier ordinaire, il est trop grand ou nomme plus de %2 tâches. Déplacez-le dès qu’il ne reste aucun travail de cette étude, puis recommencez.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot;: %2</source>
        <translation>La paire «&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>Doubts about the tables</source>
        <translation>Doutes sur les tables</translation>
    </message>
    <message>
        <source>Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one of them is a shot, the others are left out of the test.</source>
        <translation>%1 lignes mesurées de %2 figurent plusieurs fois dans le tableau, au chiffre près. Quand l’une d’elles est un shot, les autres sont exclues du test.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most a small correction is needed.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: la cible diffère peu de la source&#x202f;; il faut tout au plus une petite correction.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, but so few shots cannot settle it.</source>
        <translation>Sévérité %1 (%2 à %3, %4 shots)&#x202f;: la cible diffère peut-être peu de la source, mais si peu de shots ne permettent pas de trancher.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target differs little from the source.</source>
        <translation>La bande atteint %1, où la cible diffère peu de la source.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 {other also stands|others also stand} in a source or among the shots, digit for digit. Choose a target with runs of its own.</source>
        <translation>Il ne reste que %1 {ligne|lignes} pour tester, mais un score en demande au moins 5&#x202f;: %2 {autre se trouve|autres se trouvent} aussi, au chiffre près, dans une source ou parmi les shots. Choisissez une cible avec des exécutions qui lui sont propres.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. A signature would vouch for them, so none was made. Export the model again, or sign with the version that wrote the bundle.</source>
        <translation>%1 contient des parties que cette version de Footbridge n’a pas écrites ou ne peut pas vérifier&#x202f;: %2. Une signature s’en porterait garante, aucune n’a donc été faite. Exportez à nouveau le modèle, ou signez avec la version qui a écrit le paquet.</translation>
    </message>
    <message>
        <source>Data row %3 of %1 has a second estimate for job %2 at the same number of processors. Keep one.</source>
        <translation>La ligne de données %3 de %1 contient une deuxième estimation du job %2 pour le même nombre de processeurs. N’en gardez qu’une.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its predictions were checked on its samples; use these parts only if you trust whoever made the bundle.</source>
        <translation>%1 contient des parties que cette version de Footbridge n’a pas écrites ou ne peut pas vérifier&#x202f;: %2. Ses prédictions ont été vérifiées sur ses exemples&#x202f;; n’utilisez ces parties que si vous faites confiance à l’auteur du paquet.</translation>
    </message>
    <message>
        <source>Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an estimate in %1 is for. Give each job a number of its own.</source>
        <translation>Le job %2 figure aux lignes %3 et %4 du journal&#x202f;: on ne peut savoir à laquelle se rapporte une estimation de %1. Donnez à chaque job son propre numéro.</translation>
    </message>
    <message>
        <source>Row %1: the response is negative and counts as missing, since those of the first runs are not, so that its logarithm is learned. Begin anew with first runs among which one is negative.</source>
        <translation>Ligne %1&#x202f;: la réponse est négative et compte comme manquante, car aucune des premières exécutions ne l’est, de sorte que c’est son logarithme qui est appris. Recommencez avec de premières exécutions dont l’une est négative.</translation>
    </message>
    <message>
        <source>%1 measured {time is|times are} not above 0 and {counts|count} as missing.</source>
        <translation>%1 {temps mesuré n’est pas supérieur à 0 et compte comme manquant|temps mesurés ne sont pas supérieurs à 0 et comptent comme manquants}.</translation>
    </message>
    <message>
        <source>%1 {job had not ended when the log was written and was|jobs had not ended when the log was written and were} left out.</source>
        <translation>%1 {job n’était pas terminé quand le journal a été écrit et a été omis|jobs n’étaient pas terminés quand le journal a été écrit et ont été omis}.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for it with --noconvert.</source>
        <translation>«&#x202f;%2&#x202f;» dans la colonne %3 de la ligne %1 n’est pas un nombre entier&#x202f;; la ligne a été omise. Demandez-le à sacct avec --noconvert.</translation>
    </message>
</context>
</TS>
