<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AliasFiles</name>
    <message>
        <source>Open an alias table</source>
        <translation>Abrir una tabla de alias</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the alias table</source>
        <translation>Exportar la tabla de alias</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
</context>
<context>
    <name>AnalysisPlots</name>
    <message>
        <source>Predicted against measured</source>
        <translation>Predicho y medido</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuos</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>All strategies on the same shots</source>
        <translation>Todas las estrategias con los mismos shots</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>Distribución de %1</translation>
    </message>
    <message>
        <source>Black: the source against itself; grey: limit of chance</source>
        <translation>Negro: el origen frente a sí mismo; gris: límite del azar</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>En qué se apoya el modelo</translation>
    </message>
    <message>
        <source>By how much the error grows when a feature is shuffled</source>
        <translation>Cuánto crece el error al permutar una variable</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Efecto de %1</translation>
    </message>
    <message>
        <source>Mean prediction over the feature&apos;s range, the others as they are</source>
        <translation>Predicción media en el rango de la variable, las demás tal como están</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>Predice %1 a partir de %n variable con «%2». Creado el %3 por Footbridge %4.</numerusform>
            <numerusform>Predice %1 a partir de %n variables con «%2». Creado el %3 por Footbridge %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: anyone could have made it. What it was made from stands under Contents.</source>
        <translation>Sin firmar: pudo crearlo cualquiera. De qué se hizo consta en Contenido.</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is trusted.</source>
        <translation>Firmado con la clave %1, que es de confianza.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>se rechaza</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>se señala</translation>
    </message>
    <message>
        <source>missing column %1, missing value %2, new category %3, value outside the range %4, other unit %5</source>
        <translation>falta una columna %1, falta un valor %2, categoría nueva %3, valor fuera del rango %4, otra unidad %5</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>se convierte</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is not known here.</source>
        <translation>Firmado con la clave %1, que aquí no se conoce.</translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message>
        <source>No cell is finished yet.</source>
        <translation>Aún no ha terminado ninguna celda.</translation>
    </message>
    <message>
        <source>Error against shots</source>
        <translation>Error según los shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Best of the shots alone</source>
        <translation>La mejor solo con los shots</translation>
    </message>
    <message>
        <source>Severity against gain</source>
        <translation>Severidad y ganancia</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone</source>
        <translation>Ganancia de Auto frente a solo los shots</translation>
    </message>
    <message>
        <source>Transfer pays above</source>
        <translation>La transferencia compensa por encima</translation>
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
        <translation>Ganadoras</translation>
    </message>
    <message>
        <source>Pairs and shot counts won</source>
        <translation>Pares y números de shots ganados</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation>Tiempo de cada estrategia</translation>
    </message>
    <message>
        <source>Median time of a cell</source>
        <translation>Tiempo mediano de una celda</translation>
    </message>
    <message>
        <source>Reliability of intervals</source>
        <translation>Fiabilidad de los intervalos</translation>
    </message>
    <message>
        <source>Test rows inside</source>
        <translation>Filas de prueba dentro</translation>
    </message>
    <message>
        <source>No interval was measured.</source>
        <translation>No se ha medido ningún intervalo.</translation>
    </message>
    <message>
        <source>%1 % intervals</source>
        <translation>Intervalos del %1&#x202f;%</translation>
    </message>
    <message>
        <source>Promised: %1 %</source>
        <translation>Prometido: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Normalised error (nMSE)</source>
        <translation>Error normalizado (nMSE)</translation>
    </message>
</context>
<context>
    <name>ColouredPoints</name>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sin valor</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Carries a performance model to a new platform.</source>
        <translation>Lleva un modelo de rendimiento a una plataforma nueva.</translation>
    </message>
    <message>
        <source>Tables of platforms you know, as CSV, folders of such tables, a session, or a bundle.</source>
        <translation>Tablas de plataformas conocidas, en CSV, carpetas con tales tablas, una sesión o un paquete.</translation>
    </message>
    <message>
        <source>Table of the new platform.</source>
        <translation>Tabla de la plataforma nueva.</translation>
    </message>
    <message>
        <source>Column to predict.</source>
        <translation>Columna que se predice.</translation>
    </message>
    <message>
        <source>Open the built-in example.</source>
        <translation>Abrir el ejemplo incorporado.</translation>
    </message>
    <message>
        <source>A session is opened alone: it names its tables itself.</source>
        <translation>Una sesión se abre sola: ella misma nombra sus tablas.</translation>
    </message>
    <message>
        <source>Page to show, one of %1.</source>
        <translation>Página que se muestra, una de %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>There is no page named %1. Use one of %2.</source>
        <translation>No hay ninguna página llamada %1. Use una de %2.</translation>
    </message>
</context>
<context>
    <name>ControlHelp</name>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>Abre las tablas de otras plataformas conocidas. Se aprende de todos los orígenes a la vez.</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>Abre la tabla de la nueva plataforma en lugar de la que está abierta.</translation>
    </message>
    <message>
        <source>What each column is. The response is what is predicted, features are what it is predicted from, ignored columns are left out. Equal values of a group column mark runs that belong together. Click a role to change it.</source>
        <translation>Qué es cada columna. La respuesta es lo que se predice, las variables son aquello a partir de lo que se predice y las columnas ignoradas se dejan fuera. Los valores iguales de una columna de grupo marcan ejecuciones que van juntas. Haga clic en un rol para cambiarlo.</translation>
    </message>
    <message>
        <source>The rows of the chosen table. Filter them by text or by a condition such as n &gt; 64, sort them by a click on a column, and select rows of the target to learn from these and no others.</source>
        <translation>Las filas de la tabla elegida. Fíltrelas por un texto o una condición como n &gt; 64, ordénelas con un clic en una columna y seleccione filas del destino para aprender solo de ellas.</translation>
    </message>
    <message>
        <source>Shows only the features whose name contains this text.</source>
        <translation>Muestra solo las variables cuyo nombre contiene este texto.</translation>
    </message>
    <message>
        <source>Features that only the source has. What it learned from them cannot be carried over. Drag one onto a feature of the target, or select both and press Return, if they mean the same.</source>
        <translation>Variables que solo tiene el origen. Lo que aprendió de ellas no se puede trasladar. Si dos significan lo mismo, arrastre una sobre la del destino, o seleccione ambas y pulse Intro.</translation>
    </message>
    <message>
        <source>Features of both sides. A suggestion with its confidence is used only once it is accepted: Return accepts it, Delete rejects it or separates a match.</source>
        <translation>Variables de ambos lados. Una sugerencia, con su confianza, solo se usa una vez aceptada: Intro la acepta, Supr la rechaza o separa una pareja.</translation>
    </message>
    <message>
        <source>Features that only the target has. Models of the shots can use them, the source model cannot.</source>
        <translation>Variables que solo tiene el destino. Los modelos de los shots pueden usarlas; el modelo de origen, no.</translation>
    </message>
    <message>
        <source>Accept or reject suggestions, match or separate what is selected. An alias table is a CSV whose lines each hold names that mean the same; matches can be saved as one.</source>
        <translation>Acepte o rechace sugerencias, empareje o separe lo seleccionado. Una tabla de alias es un CSV en el que cada línea contiene nombres con el mismo significado; las parejas se pueden guardar así.</translation>
    </message>
    <message>
        <source>How the values of the selected pair are distributed in the source and in the target. Where the two do not overlap, the model has to extrapolate.</source>
        <translation>Cómo se distribuyen los valores de la pareja seleccionada en el origen y en el destino. Donde no se solapan, el modelo tiene que extrapolar.</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>Detiene lo que está en marcha. El último resultado bueno se conserva.</translation>
    </message>
    <message>
        <source>Severity from every table to every other, to see which platform resembles which. Click a cell, or press Return on it, to load that pair.</source>
        <translation>Severidad de cada tabla a cada otra, para ver qué plataformas se parecen. Haga clic en una celda, o pulse Intro sobre ella, para cargar esa pareja.</translation>
    </message>
    <message>
        <source>How far each matched feature has moved, the farthest first.</source>
        <translation>Cuánto se ha desplazado cada variable emparejada, la más lejana primero.</translation>
    </message>
    <message>
        <source>How far the target is from each source alone.</source>
        <translation>A qué distancia está el destino de cada origen por separado.</translation>
    </message>
    <message>
        <source>The measured rows of the target that the adaptation learns from. All other measured rows are kept to test the result.</source>
        <translation>Las filas medidas del destino de las que aprende la adaptación. Todas las demás filas medidas se guardan para probar el resultado.</translation>
    </message>
    <message>
        <source>How many rows are drawn, or which share of the measured ones.</source>
        <translation>Cuántas filas se extraen, o qué parte de las medidas.</translation>
    </message>
    <message>
        <source>Whose features are used for ranges and scales. Responses are taken from the shots alone in either case.</source>
        <translation>De qué filas se usan las variables para rangos y escalas. En ambos casos las respuestas se toman solo de los shots.</translation>
    </message>
    <message>
        <source>Start of the random numbers. The same inputs and seed give the same result, bit for bit; another seed draws other shots.</source>
        <translation>Inicio de los números aleatorios. Las mismas entradas y la misma semilla dan el mismo resultado, bit a bit; otra semilla extrae otros shots.</translation>
    </message>
    <message>
        <source>Which ways of adapting are tried. Auto weighs many models by their errors on held-out shots; the target-only ones ignore the source, for comparison.</source>
        <translation>Qué formas de adaptar se prueban. Auto pondera muchos modelos según sus errores en shots reservados; las de solo destino ignoran el origen, para comparar.</translation>
    </message>
    <message>
        <source>Starts or cancels the run. It trains the source model once, measures severity and fits the strategies. Cancelling keeps the last good result.</source>
        <translation>Inicia o cancela el cálculo. Entrena una vez el modelo de origen, mide la severidad y ajusta las estrategias. Al cancelar se conserva el último resultado bueno.</translation>
    </message>
    <message>
        <source>The strategies of this run as they finish, with their error on held-out shots and their time.</source>
        <translation>Las estrategias de este cálculo a medida que terminan, con su error en shots reservados y su tiempo.</translation>
    </message>
    <message>
        <source>Rows of the target that would teach most if they were measured next, and what that is expected to be worth. Save the list as CSV, fill in the response, and open it again.</source>
        <translation>Las filas del destino que más enseñarían si se midieran a continuación, y lo que cabe esperar de ello. Guarde la lista como CSV, rellene la respuesta y vuelva a abrirla.</translation>
    </message>
    <message>
        <source>The chosen strategy in plots: predicted against measured, residuals, all strategies, error against the number of shots. Beside sets a second strategy or an earlier run next to it; both plots then move together.</source>
        <translation>La estrategia elegida en gráficos: predicho y medido, residuos, todas las estrategias, error según el número de shots. «Al lado» coloca junto a ella una segunda estrategia o un cálculo anterior; ambos gráficos se mueven entonces a la vez.</translation>
    </message>
    <message>
        <source>The figures of the two results that stand side by side, and their difference.</source>
        <translation>Las cifras de los dos resultados que están lado a lado, y su diferencia.</translation>
    </message>
    <message>
        <source>Every row of the target with what is measured, predicted and flagged. Rows selected here are marked in the plots, and the other way round; double-click one to see all of it.</source>
        <translation>Cada fila del destino con lo medido, lo predicho y los avisos. Las filas seleccionadas aquí se marcan en los gráficos, y a la inversa; haga doble clic en una para verla entera.</translation>
    </message>
    <message>
        <source>Writes the adapted model as one file that runs without Footbridge. It is opened again and compared with what you saw before the export counts as done.</source>
        <translation>Escribe el modelo adaptado en un único archivo que funciona sin Footbridge. Se vuelve a abrir y se compara con lo que vio antes de dar la exportación por terminada.</translation>
    </message>
    <message>
        <source>What the exported model does with rows unlike those it was made for: predict and flag them, or refuse them.</source>
        <translation>Qué hace el modelo exportado con filas distintas de aquellas para las que se hizo: predecirlas con un aviso o rechazarlas.</translation>
    </message>
    <message>
        <source>Leaves your measured runs out of the file. Nobody can then read them there, and the model cannot be adapted further from it.</source>
        <translation>Deja sus ejecuciones medidas fuera del archivo. Así nadie puede leerlas allí, y el modelo no se puede seguir adaptando a partir de él.</translation>
    </message>
    <message>
        <source>A program that loads the bundle elsewhere, ready to be copied.</source>
        <translation>Un programa que carga el paquete en otro lugar, listo para copiar.</translation>
    </message>
    <message>
        <source>Leads on: to the start of an adaptation, or to its results.</source>
        <translation>Lleva al paso siguiente: al inicio de una adaptación o a sus resultados.</translation>
    </message>
    <message>
        <source>The rows of source and target in two dimensions, by the features that they share. Near each other means alike. Rows marked here are marked in the results, too.</source>
        <translation>Las filas del origen y del destino en dos dimensiones, según las variables que comparten. Cerca significa parecidas. Las filas marcadas aquí se marcan también en los resultados.</translation>
    </message>
    <message>
        <source>Severity and its band against the number of shots.</source>
        <translation>La severidad y su banda según el número de shots.</translation>
    </message>
    <message>
        <source>Severity from every table to every other.</source>
        <translation>Severidad de cada tabla a cada otra.</translation>
    </message>
    <message>
        <source>Begins a campaign from the open tables or from a folder of tables.</source>
        <translation>Empieza una campaña con las tablas abiertas o con una carpeta de tablas.</translation>
    </message>
    <message>
        <source>Opens the folder of a campaign that has ended, was interrupted or still runs.</source>
        <translation>Abre la carpeta de una campaña terminada, interrumpida o aún en curso.</translation>
    </message>
    <message>
        <source>Measures every cell of the ticked pairs. What is finished is kept, whatever happens.</source>
        <translation>Mide todas las celdas de los pares marcados. Lo terminado se conserva, pase lo que pase.</translation>
    </message>
    <message>
        <source>What the campaign measures, and where it runs.</source>
        <translation>Qué mide la campaña y dónde se ejecuta.</translation>
    </message>
    <message>
        <source>Tick the pairs to measure, and say how many shots are drawn, and how often. Each number of shots and each repeat of a pair is one cell.</source>
        <translation>Marque los pares que se han de medir e indique cuántos shots se extraen y cuántas veces. Cada número de shots y cada repetición de un par es una celda.</translation>
    </message>
    <message>
        <source>The strategies to compare. All of them see the same shots.</source>
        <translation>Las estrategias que se comparan. Todas ven los mismos shots.</translation>
    </message>
    <message>
        <source>Where the cells are measured and where the results are kept. On Slurm they run as job arrays within these limits.</source>
        <translation>Dónde se miden las celdas y dónde se guardan los resultados. En Slurm se ejecutan como job arrays dentro de estos límites.</translation>
    </message>
    <message>
        <source>How far the campaign is, and what failed and why. It can be stopped and go on later; no finished cell is lost.</source>
        <translation>Cuánto ha avanzado la campaña, qué ha fallado y por qué. Se puede detener y continuar más tarde; ninguna celda terminada se pierde.</translation>
    </message>
    <message>
        <source>The source in the row, the target in the column. Click a cell to see that pair.</source>
        <translation>El origen en la fila, el destino en la columna. Haga clic en una celda para ver ese par.</translation>
    </message>
    <message>
        <source>Opens a job log: Standard Workload Format, plain or compressed, what sacct prints, or CSV.</source>
        <translation>Abre un registro de trabajos: Standard Workload Format, con o sin compresión, la salida de sacct o CSV.</translation>
    </message>
    <message>
        <source>Adds estimates of the run times, as an adapted model predicts them.</source>
        <translation>Añade estimaciones de los tiempos de ejecución, tal como las predice un modelo adaptado.</translation>
    </message>
    <message>
        <source>Draws streams of jobs from the log and runs every policy with every estimate on the same ones.</source>
        <translation>Extrae flujos de trabajos del registro y ejecuta cada política con cada estimación sobre los mismos flujos.</translation>
    </message>
    <message>
        <source>How the turnaround grows with the load of the machine.</source>
        <translation>Cómo crece el tiempo de retorno con la carga de la máquina.</translation>
    </message>
    <message>
        <source>What the log holds: when jobs arrive, how large they are, and what was left out.</source>
        <translation>Qué contiene el registro: cuándo llegan los trabajos, qué tamaño tienen y qué se dejó fuera.</translation>
    </message>
    <message>
        <source>Which job ran on which nodes, and when. Drag to move along, turn the wheel to come closer. Jobs on fewer nodes than they asked for are orange.</source>
        <translation>Qué trabajo se ejecutó en qué nodos y cuándo. Arrastre para desplazarse y gire la rueda para acercarse. Los trabajos con menos nodos de los solicitados aparecen en naranja.</translation>
    </message>
    <message>
        <source>How much of the machine is in use, and how many jobs wait, over the same time as above.</source>
        <translation>Qué parte de la máquina está en uso y cuántos trabajos esperan, en el mismo tiempo que arriba.</translation>
    </message>
    <message>
        <source>The mean turnaround of each policy with each estimate, with its 95 % interval over the streams.</source>
        <translation>El tiempo de retorno medio de cada política con cada estimación, con su intervalo del 95 % sobre los flujos.</translation>
    </message>
    <message>
        <source>Another load, and other limits for jobs that may run on fewer nodes. Each change runs again in the background.</source>
        <translation>Otra carga y otros límites para los trabajos que pueden ejecutarse con menos nodos. Cada cambio se vuelve a ejecutar en segundo plano.</translation>
    </message>
    <message>
        <source>What to request for each run.</source>
        <translation>Qué solicitar para cada ejecución.</translation>
    </message>
    <message>
        <source>Where to run, and on how many nodes, under a deadline or a budget.</source>
        <translation>Dónde ejecutar, y en cuántos nodos, con un plazo o un presupuesto.</translation>
    </message>
    <message>
        <source>How much memory training a network takes on each device.</source>
        <translation>Cuánta memoria ocupa el entrenamiento de una red en cada dispositivo.</translation>
    </message>
    <message>
        <source>Goes back from the open table to the runs of the adapted model.</source>
        <translation>Vuelve de la tabla abierta a las ejecuciones del modelo adaptado.</translation>
    </message>
    <message>
        <source>Opens a table of requests and measured values, such as a job log, to see what other requests would have cost.</source>
        <translation>Abre una tabla de solicitudes y valores medidos, como un registro de trabajos, para ver qué habrían costado otras solicitudes.</translation>
    </message>
    <message>
        <source>What requests cost, and how often they kill a run. A practice has the same colour in both plots.</source>
        <translation>Qué cuestan las solicitudes y con qué frecuencia abortan una ejecución. Cada práctica tiene el mismo color en ambos gráficos.</translation>
    </message>
    <message>
        <source>For each run what to request, the chance that it is killed all the same, and what it is expected to cost.</source>
        <translation>Para cada ejecución, qué solicitar, la probabilidad de que aun así se aborte y el coste esperado.</translation>
    </message>
    <message>
        <source>The models of the platforms, the ways to run, and the limits of time and money.</source>
        <translation>Los modelos de las plataformas, las formas de ejecutar y los límites de tiempo y dinero.</translation>
    </message>
    <message>
        <source>Each platform with the price of a node, and every way to run on it. Select one to see it in the plot.</source>
        <translation>Cada plataforma con el precio de un nodo, y todas las formas de ejecutar en ella. Seleccione una para verla en el gráfico.</translation>
    </message>
    <message>
        <source>Price against time. Nothing is both cheaper and faster than what lies on the line; click a point for its details.</source>
        <translation>Precio y tiempo. Nada es a la vez más barato y más rápido que lo que está sobre la línea; haga clic en un punto para ver sus detalles.</translation>
    </message>
    <message>
        <source>The network, and how its training is spread over devices. Every change is computed at once.</source>
        <translation>La red y cómo se reparte su entrenamiento entre los dispositivos. Cada cambio se calcula al instante.</translation>
    </message>
    <message>
        <source>What lies in the memory of one device, term by term, and why.</source>
        <translation>Qué hay en la memoria de un dispositivo, término a término, y por qué.</translation>
    </message>
    <message>
        <source>Which devices hold it. Names and memory can be edited.</source>
        <translation>En qué dispositivos cabe. Los nombres y la memoria se pueden editar.</translation>
    </message>
    <message>
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run per line. Sessions and bundles open here, too.</source>
        <translation>Suelte tablas aquí o ábralas: las ejecuciones de una plataforma conocida son un origen, las de la nueva plataforma son el destino. Los archivos son CSV con una ejecución por línea. Las sesiones y los paquetes también se abren aquí.</translation>
    </message>
    <message>
        <source>One card for each table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>Una tarjeta por tabla. Haga clic en una tarjeta para ver sus columnas y filas. El nombre aparece en gráficos e informes; las opciones de importación dicen cómo se lee el archivo, y los avisos llevan a las líneas correspondientes.</translation>
    </message>
    <message>
        <source>Trains the source model where needed and measures how far the target is from it. From then on the measurement follows every change of the shots.</source>
        <translation>Entrena el modelo de origen si hace falta y mide a qué distancia está el destino. A partir de ahí, la medición sigue cada cambio de los shots.</translation>
    </message>
    <message>
        <source>Severity: 0 means just like the source, 1 means nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>Severidad: 0 significa igual que el origen, 1 significa nada en común. La línea exterior es la banda del 90&#x202f;%: lo que tan pocos shots dejan abierto.</translation>
    </message>
    <message>
        <source>What differs. Black: the source against itself; grey: the limit of chance. Hover over a bar for its meaning.</source>
        <translation>Qué difiere. Negro: el origen frente a sí mismo; gris: el límite del azar. Pase el cursor sobre una barra para ver su significado.</translation>
    </message>
    <message>
        <source>The errors of simple ways to predict the target, each shot held out in turn. The simplest way that is good enough is what the shots call for.</source>
        <translation>Los errores de formas sencillas de predecir el destino, reservando cada shot por turno. La forma más sencilla que sea suficiente es la que requieren los shots.</translation>
    </message>
    <message>
        <source>Each shot as measured and as the source model predicts it. On the grey line both agree; the blue line is the offset and scale that fit best, and what stays off it is different behaviour.</source>
        <translation>Cada shot tal como se midió y como lo predice el modelo de origen. Sobre la línea gris ambos coinciden; la línea azul es el desfase y la escala que mejor se ajustan, y lo que queda fuera de ella es otro comportamiento.</translation>
    </message>
    <message>
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows held back from them.</source>
        <translation>La pérdida de las redes del origen mientras se entrenan: en las filas de las que aprenden y, como validación, en filas que se les reservan.</translation>
    </message>
    <message>
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: measured runs that are not shots. Click a line to see that strategy.</source>
        <translation>Todas las estrategias con los mismos shots. Validación cruzada: cada shot predicho por un modelo que no lo ha visto. No vistas: ejecuciones medidas que no son shots. Haga clic en una línea para ver esa estrategia.</translation>
    </message>
    <message>
        <source>Says why the prediction of the selected row is what it is and why its interval is as wide as it is, in the place of the leaderboard.</source>
        <translation>Explica, en el lugar de la clasificación, por qué la predicción de la fila seleccionada es la que es y por qué su intervalo es así de ancho.</translation>
    </message>
    <message>
        <source>What the prediction of the selected row is made of: the width of its interval, what each member of the mixture says with its weight, how far each feature would move it, and the nearest measured rows. The model ranks the features by how much the error grows when their values are shuffled, and draws how the prediction follows them.</source>
        <translation>De qué se compone la predicción de la fila seleccionada: la anchura de su intervalo, qué dice cada miembro de la mezcla con su peso, cuánto la movería cada variable y las filas medidas más cercanas. «El modelo» ordena las variables según cuánto crece el error al permutar sus valores y dibuja cómo las sigue la predicción.</translation>
    </message>
    <message>
        <source>Puts the explanation of this row into the report, or takes it out.</source>
        <translation>Incluye en el informe la explicación de esta fila, o la quita.</translation>
    </message>
    <message>
        <source>How far the campaign has got, and what came out of it.</source>
        <translation>Hasta dónde ha llegado la campaña y qué ha dado.</translation>
    </message>
    <message>
        <source>The error of the chosen pair against the number of shots. Its experiment opens in the other pages, with exactly the shots of that repeat.</source>
        <translation>El error del par elegido según el número de shots. Su experimento se abre en las demás páginas, exactamente con los shots de esa repetición.</translation>
    </message>
    <message>
        <source>All pairs, one per line; a click on a title sorts them. The report and the plots go into the folder of the campaign.</source>
        <translation>Todos los pares, uno por línea; un clic en un título los ordena. El informe y los gráficos se guardan en la carpeta de la campaña.</translation>
    </message>
    <message>
        <source>Writes the requests as CSV, one line per run.</source>
        <translation>Escribe las solicitudes como CSV, una línea por ejecución.</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused, and what the site allows and bills.</source>
        <translation>Cuántas veces peor es perder el trabajo de una ejecución abortada que dejar otro tanto sin usar, y qué permite y factura el centro.</translation>
    </message>
    <message>
        <source>Chooses a CSV that grows and how it is learned: the response, what the model starts from, and whether to wait for more runs at its end.</source>
        <translation>Elige un CSV que crece y cómo se aprende: la respuesta, de qué parte el modelo y si al final hay que esperar más ejecuciones.</translation>
    </message>
    <message>
        <source>Stops following. What was learned is kept, and following the same table again goes on from there.</source>
        <translation>Deja de seguir la tabla. Lo aprendido se conserva y, si se vuelve a seguir la misma tabla, se continúa desde ahí.</translation>
    </message>
    <message>
        <source>Writes the selected version, or the one in force, as a bundle that runs without Footbridge, while the stream goes on.</source>
        <translation>Escribe la versión seleccionada, o la que está en vigor, como un paquete que funciona sin Footbridge, mientras el flujo continúa.</translation>
    </message>
    <message>
        <source>How things stand now. False alarms are what the drift detectors raise at most while nothing changes.</source>
        <translation>Cómo están las cosas ahora. Las falsas alarmas son las que, como máximo, dan los detectores de deriva mientras nada cambia.</translation>
    </message>
    <message>
        <source>What happened last, and what learning online buys over retraining, over keeping the first model and over guessing.</source>
        <translation>Lo último que ha ocurrido y qué aporta aprender en línea frente a reentrenar, conservar el primer modelo o estimar a ojo.</translation>
    </message>
    <message>
        <source>Which version predicted when. A version that was taken up again has the colour of the old one.</source>
        <translation>Qué versión predijo y cuándo. Una versión que se ha retomado tiene el color de la antigua.</translation>
    </message>
    <message>
        <source>Relative error of each run before it was learned, averaged over ten runs; dashed lines mark noticed drifts.</source>
        <translation>Error relativo de cada ejecución antes de aprenderla, promediado sobre diez ejecuciones; las líneas discontinuas marcan las derivas detectadas.</translation>
    </message>
    <message>
        <source>How many of the last hundred runs lay inside their interval, and how many would have if its width had never been adapted.</source>
        <translation>Cuántas de las últimas cien ejecuciones quedaron dentro de su intervalo, y cuántas habrían quedado si su anchura nunca se hubiera adaptado.</translation>
    </message>
    <message>
        <source>Every version of the model, newest first: why it began, what it predicted and how well. Select one to go back to it or to export it.</source>
        <translation>Todas las versiones del modelo, primero la más reciente: por qué empezó, qué predijo y con qué acierto. Seleccione una para volver a ella o exportarla.</translation>
    </message>
    <message>
        <source>Takes the selected version up again as a new one, for when a drift was a false alarm. Nothing is deleted.</source>
        <translation>Retoma la versión seleccionada como una nueva, por si una deriva fue una falsa alarma. No se borra nada.</translation>
    </message>
    <message>
        <source>How often everything is repeated with other rows and first weights. The intervals hold 90 % of the repetitions.</source>
        <translation>Cuántas veces se repite todo con otras filas y otros pesos iniciales. Los intervalos contienen el 90&#x202f;% de las repeticiones.</translation>
    </message>
    <message>
        <source>How often every training sees each of its rows: the same for all ways.</source>
        <translation>Cuántas veces ve cada entrenamiento cada una de sus filas: lo mismo para todas las formas.</translation>
    </message>
    <message>
        <source>Trains all ways in the background, on the first source and the target.</source>
        <translation>Entrena todas las formas en segundo plano, con el primer origen y el destino.</translation>
    </message>
    <message>
        <source>Which way to begin, what it saves, and what it costs in the end.</source>
        <translation>De qué forma conviene empezar, qué ahorra y qué cuesta al final.</translation>
    </message>
    <message>
        <source>Error of rows that are never learned from, while training goes on. A dot marks where a way reaches the error asked for.</source>
        <translation>Error de filas de las que nunca se aprende, mientras avanza el entrenamiento. Un punto marca dónde una forma alcanza el error pedido.</translation>
    </message>
    <message>
        <source>What each way saves until then, against training from scratch with the same seed. Below zero it takes longer.</source>
        <translation>Lo que ahorra cada forma hasta entonces, frente a entrenar desde cero con la misma semilla. Por debajo de cero tarda más.</translation>
    </message>
    <message>
        <source>The figures of every way. A way is no worse where its final error cannot be told from that from scratch.</source>
        <translation>Las cifras de cada forma. Una forma no es peor cuando su error final no se distingue del obtenido desde cero.</translation>
    </message>
    <message>
        <source>The run that the sentence, the vector and the order speak of. A run of the tables that were learned from is predicted by models that have not seen its group.</source>
        <translation>La ejecución a la que se refieren la frase, el vector y el orden. Una ejecución de las tablas de las que se aprendió la predicen modelos que no han visto su grupo.</translation>
    </message>
    <message>
        <source>Shows the runs that were learned from again, instead of the table that was predicted.</source>
        <translation>Vuelve a mostrar las ejecuciones de las que se aprendió, en lugar de la tabla predicha.</translation>
    </message>
    <message>
        <source>Shows what the columns are. After a change, train again.</source>
        <translation>Muestra qué son las columnas. Después de un cambio, entrene de nuevo.</translation>
    </message>
    <message>
        <source>Opens run times on several machines: one table with a column that names the machine, one with a time column for each, or several files, one for each.</source>
        <translation>Abre tiempos de ejecución en varias máquinas: una tabla con una columna que nombra la máquina, una con una columna de tiempo para cada una, o varios archivos, uno por máquina.</translation>
    </message>
    <message>
        <source>Writes the predicted vectors with their intervals as CSV, a line a row.</source>
        <translation>Escribe los vectores predichos con sus intervalos como CSV, una línea por fila.</translation>
    </message>
    <message>
        <source>Writes the model as ONNX and TorchScript into one zip, once both were read back and predict what this page shows.</source>
        <translation>Escribe el modelo como ONNX y TorchScript en un zip, una vez que ambos se han vuelto a leer y predicen lo que muestra esta página.</translation>
    </message>
    <message>
        <source>Trains every model in the background and weighs them by groups that are left out.</source>
        <translation>Entrena todos los modelos en segundo plano y los pondera según grupos que se dejan fuera.</translation>
    </message>
    <message>
        <source>Opens a table with the same features and predicts its rows on all machines.</source>
        <translation>Abre una tabla con las mismas variables y predice sus filas en todas las máquinas.</translation>
    </message>
    <message>
        <source>What each column is: the machine, the run time, what runs belong together, what describes a run. Runs that belong together are never split between learning and judging. Click a use to change it.</source>
        <translation>Qué es cada columna: la máquina, el tiempo de ejecución, qué ejecuciones van juntas, qué describe una ejecución. Las ejecuciones que van juntas nunca se reparten entre aprendizaje y evaluación. Haga clic en un uso para cambiarlo.</translation>
    </message>
    <message>
        <source>What run times are divided by.</source>
        <translation>Por qué se dividen los tiempos de ejecución.</translation>
    </message>
    <message>
        <source>Divides counters of instructions by the number of all instructions, so that short and long runs of the same kind look alike.</source>
        <translation>Divide los contadores de instrucciones por el número total de instrucciones, para que las ejecuciones cortas y largas del mismo tipo se parezcan.</translation>
    </message>
    <message>
        <source>Opens a CSV that says which names of different tools mean the same counter: the name to use, then the others, a line a counter.</source>
        <translation>Abre un CSV que dice qué nombres de distintas herramientas designan el mismo contador: primero el nombre que se usará y después los demás, una línea por contador.</translation>
    </message>
    <message>
        <source>The run time on each machine over that on the fastest, with the interval that holds nine of ten. Diamonds are measured. All shows every machine.</source>
        <translation>El tiempo de ejecución en cada máquina dividido por el de la más rápida, con el intervalo que contiene nueve de cada diez. Los rombos son valores medidos. «Todas» muestra todas las máquinas.</translation>
    </message>
    <message>
        <source>How sure the order is: the chance that the machine of the row is faster than that of the column.</source>
        <translation>Hasta qué punto es seguro el orden: la probabilidad de que la máquina de la fila sea más rápida que la de la columna.</translation>
    </message>
    <message>
        <source>Runs that look alike to the published model lie close together. Click a point for its run; drag with Shift to select several in the table.</source>
        <translation>Las ejecuciones que se parecen para el modelo publicado quedan cerca unas de otras. Haga clic en un punto para ver su ejecución; arrastre con Mayús para seleccionar varias en la tabla.</translation>
    </message>
    <message>
        <source>Every model beside the majority order, on runs whose group it has not seen; point at a figure for its interval. Leave each out learns everything anew for every group. ROC: how well the usual order is told from others. Who gains most: every run with the machine that is recommended and what moving there gains.</source>
        <translation>Cada modelo junto al orden mayoritario, en ejecuciones cuyo grupo no ha visto; señale una cifra para ver su intervalo. «Omitir cada grupo» lo aprende todo de nuevo para cada grupo. ROC: lo bien que se distingue el orden habitual de otros. «Quién gana más»: cada ejecución con la máquina recomendada y lo que se gana al pasar a ella.</translation>
    </message>
    <message>
        <source>Trains an auto-encoder on two fields of scientific data instead of the network on the open tables.</source>
        <translation>Entrena un autocodificador con dos campos de datos científicos en lugar de la red con las tablas abiertas.</translation>
    </message>
    <message>
        <source>Goes back to the network on the open tables.</source>
        <translation>Vuelve a la red con las tablas abiertas.</translation>
    </message>
</context>
<context>
    <name>CostPlots</name>
    <message>
        <source>Recommended</source>
        <translation>Recomendada</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>Factor %1</translation>
    </message>
    <message>
        <source>Adjustment factor %1</source>
        <translation>Factor de ajuste %1</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Ejecuciones abortadas y desperdicio</translation>
    </message>
    <message>
        <source>Requested but unused, of what is used</source>
        <translation>Solicitado y no usado, respecto a lo usado</translation>
    </message>
    <message>
        <source>Runs killed</source>
        <translation>Ejecuciones abortadas</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Cota superior</translation>
    </message>
    <message>
        <source>Padded prediction</source>
        <translation>Predicción con margen</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Coste esperado según la razón de costes</translation>
    </message>
    <message>
        <source>Cost ratio: an underestimate against an overestimate</source>
        <translation>Razón de costes: una subestimación frente a una sobrestimación</translation>
    </message>
    <message>
        <source>Expected cost (1 is perfect)</source>
        <translation>Coste esperado (1 es perfecto)</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Precio y tiempo</translation>
    </message>
    <message>
        <source>Expected time to solution</source>
        <translation>Tiempo esperado hasta la solución</translation>
    </message>
    <message>
        <source>Expected price</source>
        <translation>Precio esperado</translation>
    </message>
    <message>
        <source>Add platforms and open runs to compare them.</source>
        <translation>Añada plataformas y abra ejecuciones para compararlas.</translation>
    </message>
    <message>
        <source>Beaten in both</source>
        <translation>Superadas en ambos</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Frente de Pareto</translation>
    </message>
    <message>
        <source>Users&apos; own</source>
        <translation>La de los usuarios</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Share of the rows</source>
        <translation>Proporción de filas</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>This feature has no values to compare.</source>
        <translation>Esta variable no tiene valores que comparar.</translation>
    </message>
</context>
<context>
    <name>DivergencePlots</name>
    <message>
        <source>below %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Source model against the shots</source>
        <translation>Modelo de origen frente a los shots</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1 (medido)</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identidad</translation>
    </message>
    <message>
        <source>fitted shift</source>
        <translation>desplazamiento ajustado</translation>
    </message>
    <message>
        <source>shot and residual</source>
        <translation>shot y residuo</translation>
    </message>
    <message>
        <source>Shift × %1, slope %2, residuals ×/÷ %3.</source>
        <translation>Desplazamiento × %1, pendiente %2, residuos ×/÷ %3.</translation>
    </message>
    <message>
        <source>Slope %1; residuals as asinh: ± %2.</source>
        <translation>Pendiente %1; residuos como asinh: ± %2.</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Mapa de las filas</translation>
    </message>
    <message>
        <source>First component</source>
        <translation>Primera componente</translation>
    </message>
    <message>
        <source>Second component</source>
        <translation>Segunda componente</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>Severity against shots</source>
        <translation>Severidad según los shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>At least 5 shots of a target that shares features.</source>
        <translation>Al menos 5 shots de un destino que comparta variables.</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>severidad</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperada</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>banda del 90&#x202f;%</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Source model&apos;s prediction</source>
        <translation>Predicción del modelo de origen</translation>
    </message>
</context>
<context>
    <name>ExplainPlots</name>
    <message>
        <source>Predicted %1</source>
        <translation>%1 (predicho)</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>no vista</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Efecto de %1</translation>
    </message>
    <message>
        <source>This feature has no values to draw.</source>
        <translation>Esta variable no tiene valores que dibujar.</translation>
    </message>
    <message>
        <source>mean over the rows</source>
        <translation>media de las filas</translation>
    </message>
    <message>
        <source>middle 80 % of rows</source>
        <translation>80&#x202f;% central de las filas</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>En qué se apoya el modelo</translation>
    </message>
    <message>
        <source>Increase of the error (nMSE) when shuffled</source>
        <translation>Aumento del error (nMSE) al permutar</translation>
    </message>
    <message>
        <source>The model has no features.</source>
        <translation>El modelo no tiene variables.</translation>
    </message>
    <message>
        <source>mean of the shuffles</source>
        <translation>media de las permutaciones</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>máximo</translation>
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
        <translation>Cálculo %1: %2, semilla %3</translation>
    </message>
    <message>
        <source>%1 → %2, %3, seed %4, strategies: %5</source>
        <translation>%1 → %2, %3, semilla %4, estrategias: %5</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>The handbook is not at %1. Install the program again.</source>
        <translation>El manual no está en %1. Vuelva a instalar el programa.</translation>
    </message>
    <message>
        <source>No program is set up to open the handbook. Open %1 in a browser.</source>
        <translation>No hay ningún programa configurado para abrir el manual. Abra %1 en un navegador.</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
</context>
<context>
    <name>LivePlots</name>
    <message>
        <source>Running error</source>
        <translation>Error en curso</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Mean of 10 runs</source>
        <translation>Media de 10 ejecuciones</translation>
    </message>
    <message>
        <source>No run was predicted yet.</source>
        <translation>Aún no se ha predicho ninguna ejecución.</translation>
    </message>
    <message>
        <source>median of the last batch</source>
        <translation>mediana del último lote</translation>
    </message>
    <message>
        <source>first model kept</source>
        <translation>primer modelo conservado</translation>
    </message>
    <message>
        <source>retrained on all</source>
        <translation>reentrenado con todo</translation>
    </message>
    <message>
        <source>online</source>
        <translation>en línea</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>deriva</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Inside, of 100</source>
        <translation>Dentro, de 100</translation>
    </message>
    <message>
        <source>No interval yet.</source>
        <translation>Aún no hay intervalo.</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptativo</translation>
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
        <translation>El modelo está listo y espera la próxima ejecución medida.</translation>
    </message>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>Sin deriva en %n ejecución: el modelo tiene un error de %1.</numerusform>
            <numerusform>Sin deriva en %n ejecuciones: el modelo tiene un error de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The responses changed at run %1: the model is learning them and now errs by %2.</source>
        <translation>Las respuestas cambiaron en la ejecución %1: el modelo las está aprendiendo y ahora tiene un error de %2.</translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>El modelo vuelve a acertar: %n ejecución después de la deriva en la ejecución %1, su error había vuelto a %2.</numerusform>
            <numerusform>El modelo vuelve a acertar: %n ejecuciones después de la deriva en la ejecución %1, su error había vuelto a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The environment of version %1 came back, and that version was taken up again.</source>
        <translation>Volvió el entorno de la versión %1, y esa versión se ha retomado.</translation>
    </message>
    <message>
        <source>Over all runs learning online errs by %1, retraining on all by %2, the first model by %3, the median of the last batch by %4.</source>
        <translation>En todas las ejecuciones, aprender en línea tiene un error de %1; reentrenar con todo, de %2; el primer modelo, de %3; la mediana del último lote, de %4.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (no interval yet)</source>
        <translation>%1 (aún sin intervalo)</translation>
    </message>
    <message>
        <source>Last run, %1: predicted %2, not measured.</source>
        <translation>Última ejecución, %1: predicho %2, sin medir.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3.</source>
        <translation>Última ejecución, %1: medido %2, predicho %3.</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3; learning from it changed the effect of %4 by %5.</source>
        <translation>Última ejecución, %1: medido %2, predicho %3; aprender de ella cambió el efecto de %4 en %5.</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, desde %2</translation>
    </message>
    <message>
        <source>Version %1: %2.</source>
        <translation>Versión %1: %2.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Use</source>
        <comment>heading of pages that use the model</comment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of pages with studies of the model</comment>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>, out of date</source>
        <translation>, desfasado</translation>
    </message>
</context>
<context>
    <name>PaintedPicture</name>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Imágenes (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
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
        <translation>%1 es casi igual de rápida (%2).</translation>
    </message>
    <message>
        <source>%1 comes next (%2).</source>
        <translation>Le sigue %1 (%2).</translation>
    </message>
    <message>
        <source>Against the %1 of today the gain is %2 (%3 to %4).</source>
        <translation>Frente a %1, la de hoy, la ganancia es de %2 (%3 a %4).</translation>
    </message>
    <message>
        <source>Of all runs %1 would gain most (%2).</source>
        <translation>De todas las ejecuciones, %1 es la que más ganaría (%2).</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplicación</translation>
    </message>
    <message>
        <source>fastest platform</source>
        <translation>plataforma más rápida</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Mapa latente</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Primera coordenada</translation>
    </message>
    <message>
        <source>Second coordinate</source>
        <translation>Segunda coordenada</translation>
    </message>
    <message>
        <source>learned from</source>
        <translation>usadas para aprender</translation>
    </message>
    <message>
        <source>Telling the usual order from others</source>
        <translation>Distinguir el orden habitual de otros</translation>
    </message>
    <message>
        <source>Other orders taken for it</source>
        <translation>Otros órdenes tomados por él</translation>
    </message>
    <message>
        <source>Usual order recognised</source>
        <translation>Orden habitual reconocido</translation>
    </message>
    <message>
        <source>No run has all platforms in the order of the others.</source>
        <translation>Ninguna ejecución tiene todas las plataformas en el orden de las demás.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 in half of the cases, and at most %5 in nine of ten.</source>
        <translation>Ejecute %1 en %2. Es la más rápida con una probabilidad de %3. Confiar en ello hace perder como mucho %4 en la mitad de los casos y como mucho %5 en nueve de cada diez.</translation>
    </message>
</context>
<context>
    <name>PlotNames</name>
    <message>
        <source>Different behaviour</source>
        <translation>Otro comportamiento</translation>
    </message>
    <message>
        <source>Offset and scale</source>
        <translation>Desfase y escala</translation>
    </message>
    <message>
        <source>Different inputs</source>
        <translation>Otras entradas</translation>
    </message>
    <message>
        <source>Missing columns</source>
        <translation>Columnas que faltan</translation>
    </message>
    <message>
        <source>Feature subspace (Grassmann)</source>
        <translation>Subespacio de variables (Grassmann)</translation>
    </message>
    <message>
        <source>Responses differ</source>
        <translation>Difieren las respuestas</translation>
    </message>
    <message>
        <source>response</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>Source model as it is</source>
        <translation>Modelo de origen tal cual</translation>
    </message>
    <message>
        <source>Source with offset and scale</source>
        <translation>Origen con desfase y escala</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>Solo el destino</translation>
    </message>
    <message>
        <source>Source with corrected residuals</source>
        <translation>Origen con residuos corregidos</translation>
    </message>
    <message>
        <source>Weighs many models by their errors on held-out shots.</source>
        <translation>Pondera muchos modelos según sus errores en shots reservados.</translation>
    </message>
    <message>
        <source>The source model as it is: it has seen no run of the target, no shot.</source>
        <translation>El modelo de origen tal cual: no ha visto ninguna ejecución del destino, ningún shot.</translation>
    </message>
    <message>
        <source>The source model with an offset and a scale learned from the shots.</source>
        <translation>El modelo de origen con un desfase y una escala aprendidos de los shots.</translation>
    </message>
    <message>
        <source>A model of the shots alone; the source is not used.</source>
        <translation>Un modelo solo de los shots; el origen no se usa.</translation>
    </message>
    <message>
        <source>The source model, given the target&apos;s features mapped onto its own.</source>
        <translation>El modelo de origen, con las variables del destino transformadas a las suyas.</translation>
    </message>
    <message>
        <source>The source model, with a correction learned from the shots.</source>
        <translation>El modelo de origen, con una corrección aprendida de los shots.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, their last layer learned anew.</source>
        <translation>Las redes del origen, con la última capa aprendida de nuevo.</translation>
    </message>
    <message>
        <source>The source&apos;s networks, trained further on the shots.</source>
        <translation>Las redes del origen, que siguen entrenándose con los shots.</translation>
    </message>
    <message>
        <source>Outside the source&apos;s range</source>
        <translation>Fuera del rango del origen</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Aún no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>Eje horizontal: %1.</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>Eje vertical: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1: %n valor.</numerusform>
            <numerusform>%1: %n valores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Leaderboard of strategies</source>
        <translation>Clasificación de las estrategias</translation>
    </message>
    <message>
        <source>Rows with their predictions</source>
        <translation>Filas con sus predicciones</translation>
    </message>
    <message>
        <source>Filter: text, or factor &gt; 1.25</source>
        <translation>Filtro: texto, o factor &gt; 1.25</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column: set, measured, predicted, factor, lower, upper, flags or a feature</source>
        <translation>Texto presente en alguna celda, o una condición sobre una columna: conjunto, medido, predicho, factor, inferior, superior, notas o una variable</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Shots: %1, runs that the model has not seen: %2.</source>
        <translation>Shots: %1; ejecuciones que el modelo no ha visto: %2.</translation>
    </message>
    <message>
        <source>Shots: %1; no other run has a measurement.</source>
        <translation>Shots: %1; ninguna otra ejecución está medida.</translation>
    </message>
    <message>
        <source>Rows that repeat others exactly: %1. Between repetitions the response spreads by a factor of %2, which no model can predict.</source>
        <translation>Filas que repiten exactamente otras: %1. Entre repeticiones, la respuesta varía en un factor de %2, que ningún modelo puede predecir.</translation>
    </message>
    <message>
        <source>what the source&apos;s networks learned</source>
        <translation>lo que aprendieron las redes del origen</translation>
    </message>
    <message>
        <source>inputs aligned with the source&apos;s</source>
        <translation>entradas alineadas con las del origen</translation>
    </message>
    <message>
        <source>the target&apos;s own features</source>
        <translation>las variables propias del destino</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>el ruido</translation>
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
        <translation>«%1» tiene un error de %2 en shots reservados.</translation>
    </message>
    <message>
        <source>%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 with %4.</source>
        <translation>«%1» predice: su error en shots reservados, %2, es el más bajo; le sigue «%3» con %4.</translation>
    </message>
    <message>
        <source>%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being the best of many on so few shots is partly luck; %1 weighs many models instead of picking one.</source>
        <translation>«%1» predice con un error de %2 en shots reservados. «%3» muestra %4, pero ser la mejor de muchas con tan pocos shots es en parte suerte; «%1» pondera muchos modelos en lugar de elegir uno.</translation>
    </message>
    <message>
        <source>the source model with an offset</source>
        <translation>el modelo de origen con un desfase</translation>
    </message>
    <message>
        <source>What carries it: %1.</source>
        <translation>Qué la sustenta: %1.</translation>
    </message>
    <message>
        <source>What carries it: %1; %2 is noise.</source>
        <translation>Qué la sustenta: %1; %2 es ruido.</translation>
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
        <translation>Más corto primero</translation>
    </message>
    <message>
        <source>EASY</source>
        <translation>EASY</translation>
    </message>
    <message>
        <source>EASY, shortest first</source>
        <translation>EASY, más corto primero</translation>
    </message>
    <message>
        <source>EASY on named nodes</source>
        <translation>EASY con nodos concretos</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>Conservador</translation>
    </message>
    <message>
        <source>Conservative on named nodes</source>
        <translation>Conservador con nodos concretos</translation>
    </message>
    <message>
        <source>Moldable EASY</source>
        <translation>EASY moldeable</translation>
    </message>
    <message>
        <source>request</source>
        <translation>solicitud</translation>
    </message>
    <message>
        <source>request doubled</source>
        <translation>solicitud duplicada</translation>
    </message>
    <message>
        <source>true run time</source>
        <translation>tiempo real</translation>
    </message>
    <message>
        <source>recent average</source>
        <translation>media reciente</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>escalado lineal</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>Amdahl</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>modelo adaptado</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>policy and estimate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rigid, as asked</source>
        <translation>Rígido, según lo solicitado</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>Moldable EASY, on fewer nodes</source>
        <translation>EASY moldeable, con menos nodos</translation>
    </message>
    <message>
        <source>Turnaround by load</source>
        <translation>Tiempo de retorno según la carga</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>Tiempo de retorno</translation>
    </message>
    <message>
        <source>Submissions by hour of the day</source>
        <translation>Envíos por hora del día</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Jobs by size</source>
        <translation>Trabajos por tamaño</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3)</source>
        <translation>%1: %2 (primera vez en la línea %3)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Tiempo de retorno por política y estimación</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval</source>
        <translation>Extremo superior del intervalo del 95&#x202f;%</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Procesadores</translation>
    </message>
</context>
<context>
    <name>SeverityTables</name>
    <message>
        <source>Way to predict</source>
        <translation>Forma de predecir</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Errors on held-out shots</source>
        <translation>Errores en shots reservados</translation>
    </message>
    <message>
        <source>Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as good as their mean</source>
        <translation>Error cuadrático medio en los shots reservados, dividido por su varianza: 0 es exacto, 1 tan bueno como su media</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Features by how far they moved</source>
        <translation>Variables según su cambio</translation>
    </message>
    <message>
        <source>0: the same values as often on source and target; 1: no value in common</source>
        <translation>0: los mismos valores con igual frecuencia en origen y destino; 1: ningún valor en común</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Origen %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1 (el más cercano)</translation>
    </message>
    <message>
        <source>%1 (lowest)</source>
        <translation>%1 (la menor)</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Comportamiento</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Por sí solo</translation>
    </message>
    <message>
        <source>Error without</source>
        <translation>Error sin él</translation>
    </message>
    <message>
        <source>What each source is worth</source>
        <translation>Lo que vale cada origen</translation>
    </message>
    <message>
        <source>Different behaviour: what no offset and scale brings back</source>
        <translation>Otro comportamiento: lo que ningún desfase ni escala recupera</translation>
    </message>
    <message>
        <source>Severity measured from this source alone; below it, in the tip, from all others</source>
        <translation>Severidad medida solo desde este origen; debajo, en el mensaje emergente, desde todos los demás</translation>
    </message>
    <message>
        <source>nMSE of Auto trained and adapted without this source</source>
        <translation>nMSE de Auto entrenado y adaptado sin este origen</translation>
    </message>
    <message>
        <source>Share of the target&apos;s rows beyond what the source has seen of this feature</source>
        <translation>Proporción de filas del destino más allá de lo que el origen ha visto de esta variable</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>La mayor parte de la severidad: ningún desfase ni escala recupera esta proporción de la respuesta.</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>Cuenta cerca de un tercio en la severidad, porque una transformación de salida aprendida con pocos shots la elimina.</translation>
    </message>
    <message>
        <source>Not part of the severity: how the features vary together says little about how hard the transfer is. 0 is what parts of the source show among themselves, 1 what unrelated features would.</source>
        <translation>No forma parte de la severidad: cómo varían juntas las variables dice poco de lo difícil que es la transferencia. 0 es lo que partes del origen muestran entre sí; 1, lo que mostrarían variables sin relación.</translation>
    </message>
    <message>
        <source>For reading only.</source>
        <translation>Solo como información.</translation>
    </message>
    <message>
        <source>What the closest source predicts, without learning anything from the shots.</source>
        <translation>Lo que predice el origen más cercano, sin aprender nada de los shots.</translation>
    </message>
    <message>
        <source>Two numbers are learned from the shots: how much slower the target is, and how strongly it reacts.</source>
        <translation>Se aprenden dos números de los shots: cuánto más lento es el destino y con qué fuerza reacciona.</translation>
    </message>
    <message>
        <source>A model of the shots alone, the better of a ridge and a forest; the source is not used.</source>
        <translation>Un modelo solo de los shots, el mejor entre una regresión ridge y un bosque; el origen no se usa.</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>confianza baja</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>confianza media</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>confianza alta</translation>
    </message>
    <message>
        <source>More shots make the band narrower.</source>
        <translation>Más shots estrechan la banda.</translation>
    </message>
    <message>
        <source>0: the target is as good as the source&apos;s own platform; 1: nothing of what the source learned carries over.</source>
        <translation>0: el destino se predice tan bien como la propia plataforma del origen; 1: nada de lo que aprendió el origen se traslada.</translation>
    </message>
    <message>
        <source>Not measurable</source>
        <translation>No medible</translation>
    </message>
    <message>
        <source>Band: with all of the target&apos;s runs measured, the severity would lie from %1 to %2 in nine of ten cases.</source>
        <translation>Banda: con todas las ejecuciones del destino medidas, la severidad estaría entre %1 y %2 en nueve de cada diez casos.</translation>
    </message>
    <message>
        <source>Behaviour: as different by chance alone with %1.</source>
        <translation>Comportamiento: igual de distinto por puro azar con %1.</translation>
    </message>
    <message>
        <source>Level: as different by chance alone with %1.</source>
        <translation>Nivel: igual de distinto por puro azar con %1.</translation>
    </message>
    <message>
        <source>Inputs: as different by chance alone with %1.</source>
        <translation>Entradas: igual de distintas por puro azar con %1.</translation>
    </message>
    <message>
        <source>The evidence is not certain, so only %1 of the difference counts.</source>
        <translation>El indicio no es seguro, así que solo cuenta %1 de la diferencia.</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>Severidad %1</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>En los shots, %1 de la varianza de la respuesta escapa a lo que este origen explica tras un desfase y una escala.</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>Otro comportamiento: %1</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>Cambio: mayor diferencia entre las proporciones de filas por debajo de un valor, en origen y destino.</translation>
    </message>
    <message>
        <source>Severity from all other sources together: %1.</source>
        <translation>Severidad desde todos los demás orígenes juntos: %1.</translation>
    </message>
    <message>
        <source>Without it, trained and adapted afresh: nMSE %1, MAPE %2.</source>
        <translation>Sin él, entrenado y adaptado de nuevo: nMSE %1, MAPE %2.</translation>
    </message>
    <message>
        <source>A difference this large by chance alone: %1.</source>
        <translation>Una diferencia así de grande solo por azar: %1.</translation>
    </message>
    <message>
        <source>Says whether the runs themselves differ, not whether they behave differently. It only helps to decide whether a difference counts as real.</source>
        <translation>Dice si las ejecuciones mismas difieren, no si se comportan de otro modo. Solo ayuda a decidir si una diferencia cuenta como real.</translation>
    </message>
    <message>
        <source>Not part of the severity. Beyond that range, tree models repeat what they say at its edge.</source>
        <translation>No forma parte de la severidad. Más allá de ese rango, los modelos de árboles repiten lo que dicen en su borde.</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference counts as real.</source>
        <translation>No forma parte de la severidad como tal. Lo que las columnas que faltan le cuestan al modelo de origen ayuda a decidir si una diferencia cuenta como real.</translation>
    </message>
    <message>
        <source>High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is narrower than 0.4; low: it is wider, or the source does not predict its own platform.</source>
        <translation>Alta: la banda es más estrecha que 0.2 y los shots bastan para el veredicto; media: la banda es más estrecha que 0.4; baja: es más ancha, o el origen no predice su propia plataforma.</translation>
    </message>
    <message>
        <source>None of this goes beyond chance, so the severity is 0.</source>
        <translation>Nada de esto va más allá del azar, así que la severidad es 0.</translation>
    </message>
    <message>
        <source>The source against itself: %1.</source>
        <translation>El origen frente a sí mismo: %1.</translation>
    </message>
    <message>
        <source>Limit of chance: %1.</source>
        <translation>Límite del azar: %1.</translation>
    </message>
    <message>
        <source>This source is the closest, level included: the severity is measured from it.</source>
        <translation>Este origen es el más cercano, nivel incluido: la severidad se mide desde él.</translation>
    </message>
    <message>
        <source>Shift: share of rows whose category would have to change.</source>
        <translation>Cambio: proporción de filas cuya categoría tendría que cambiar.</translation>
    </message>
    <message>
        <source>With this many rows, up to %1 is chance.</source>
        <translation>Con este número de filas, hasta %1 es azar.</translation>
    </message>
    <message>
        <source>The source model&apos;s prediction becomes one more feature, or a correction of it is learned from the shots.</source>
        <translation>La predicción del modelo de origen se convierte en una variable más, o de los shots se aprende una corrección de ella.</translation>
    </message>
    <message>
        <source>Without it, the mean of the other sources&apos; models with an offset and a scale: nMSE %1.</source>
        <translation>Sin él, la media de los modelos de los demás orígenes con un desfase y una escala: nMSE %1.</translation>
    </message>
</context>
<context>
    <name>ShotCurvePlot</name>
    <message>
        <source>Error against shots</source>
        <translation>Error según los shots</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Normalised mean squared error on runs not seen</source>
        <translation>Error cuadrático medio normalizado en ejecuciones no vistas</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Runs not seen</source>
        <translation>Ejecuciones no vistas</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Predicted against measured, %1</source>
        <translation>Predicho y medido, %1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1 (medido)</translation>
    </message>
    <message>
        <source>Predicted %1</source>
        <translation>%1 (predicho)</translation>
    </message>
    <message>
        <source>No target row has a measured response to compare with.</source>
        <translation>Ninguna fila del destino tiene una respuesta medida con la que comparar.</translation>
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
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Residuals, %1</source>
        <translation>Residuos, %1</translation>
    </message>
    <message>
        <source>Measured / predicted</source>
        <translation>Medido / predicho</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>Sin error</translation>
    </message>
    <message>
        <source>Measured − predicted</source>
        <translation>Medido − predicho</translation>
    </message>
    <message>
        <source>Severity, by component</source>
        <translation>Severidad, por componente</translation>
    </message>
    <message>
        <source>0: as the source, 1: nothing in common</source>
        <translation>0: como el origen, 1: nada en común</translation>
    </message>
    <message>
        <source>No component could be measured.</source>
        <translation>No se pudo medir ningún componente.</translation>
    </message>
    <message>
        <source>Error of every strategy</source>
        <translation>Error de cada estrategia</translation>
    </message>
    <message>
        <source>Normalised mean squared error</source>
        <translation>Error cuadrático medio normalizado</translation>
    </message>
    <message>
        <source>No strategy has an error yet.</source>
        <translation>Ninguna estrategia tiene error todavía.</translation>
    </message>
    <message>
        <source>Out of fold, on the shots</source>
        <translation>Con validación cruzada, en los shots</translation>
    </message>
    <message>
        <source>On runs not seen</source>
        <translation>En ejecuciones no vistas</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>Paso de gradiente</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>The loss appears here while a network is trained.</source>
        <translation>La pérdida aparece aquí mientras se entrena una red.</translation>
    </message>
    <message>
        <source>%1, training</source>
        <translation>%1, entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validación</translation>
    </message>
    <message>
        <source>Network %1</source>
        <translation>Red %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>the source against itself</source>
        <translation>el origen frente a sí mismo</translation>
    </message>
    <message>
        <source>limit of chance</source>
        <translation>límite del azar</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>Exportar la tabla…</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>Two platforms</source>
        <translation>Dos plataformas</translation>
    </message>
    <message>
        <source>Five small kernels were timed twice: as plain code on one core, the source, and with the vector units of two cores, the target. Their columns differ in name, unit and number.</source>
        <translation>Se midieron cinco pequeños núcleos de cálculo dos veces: como código simple en un núcleo, el origen, y con las unidades vectoriales de dos núcleos, el destino. Sus columnas difieren en nombre, unidad y número.</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>Lo que no coincide</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>Aceptar lo sugerido</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>Veinte ejecuciones</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>A qué distancia están</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Predicho y medido</translation>
    </message>
    <message>
        <source>Who wins, and why</source>
        <translation>Quién gana y por qué</translation>
    </message>
    <message>
        <source>All strategies with the same shots, models of the shots alone among them. If those win, you do not need the source.</source>
        <translation>Todas las estrategias con los mismos shots, entre ellas modelos solo de los shots. Si ganan estos, no necesita el origen.</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>Qué medir a continuación</translation>
    </message>
    <message>
        <source>The runs that would teach most, and what they are expected to be worth. Save the list and take it to the machine.</source>
        <translation>Las ejecuciones que más enseñarían, y lo que cabe esperar de ellas. Guarde la lista y llévela a la máquina.</translation>
    </message>
    <message>
        <source>Take the model with you</source>
        <translation>Llévese el modelo</translation>
    </message>
    <message>
        <source>One file with the model as ONNX and TorchScript, checked before it counts as done. Then open two tables of your own: that was all.</source>
        <translation>Un archivo con el modelo en ONNX y TorchScript, comprobado antes de darlo por terminado. Después abra dos tablas suyas: eso es todo.</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Aceptar sugerencias</translation>
    </message>
    <message>
        <source>Fifteen columns exist on one side only. Before anything is done about them, see what the source is worth as it is.</source>
        <translation>Quince columnas existen solo en un lado. Antes de hacer nada con ellas, vea cuánto vale el origen tal cual.</translation>
    </message>
    <message>
        <source>The adaptation learns from twenty runs of the target, the shots; all others are kept aside to test it. Press Start. You can cancel at any time.</source>
        <translation>La adaptación aprende de veinte ejecuciones del destino, los shots; todas las demás se reservan para probarla. Pulse «Iniciar». Puede cancelar en cualquier momento.</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Remember the error of Auto in the leaderboard: it is about to fall.</source>
        <translation>Cada punto es una ejecución; sobre la línea, la predicción es exacta. Recuerde el error de Auto en la clasificación: está a punto de bajar.</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names and units. Accept them one by one, or go on to accept them all; Undo takes it back.</source>
        <translation>Footbridge ha encontrado columnas que significan lo mismo con otros nombres y unidades. Acéptelas una a una, o continúe para aceptarlas todas; «Deshacer» lo revierte.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de nuevo</translation>
    </message>
    <message>
        <source>The same twenty shots, now with what the matched columns carry over.</source>
        <translation>Los mismos veinte shots, ahora con lo que trasladan las columnas emparejadas.</translation>
    </message>
    <message>
        <source>What matching was worth</source>
        <translation>Lo que aportó emparejar</translation>
    </message>
    <message>
        <source>0 means just like the source, 1 means nothing in common; the outer line is what so few shots leave open. The bars say where the two differ.</source>
        <translation>0 significa igual que el origen, 1 significa nada en común; la línea exterior es lo que tan pocos shots dejan abierto. Las barras dicen en qué difieren ambos.</translation>
    </message>
    <message>
        <source>The dashed outline is the measurement before, when fifteen columns had no counterpart. Below stands whether transfer pays, in the figures of the leaderboard.</source>
        <translation>El contorno discontinuo es la medición anterior, cuando quince columnas no tenían pareja. Debajo se indica si la transferencia compensa, con las cifras de la clasificación.</translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message>
        <source>from scratch</source>
        <translation>desde cero</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>%n congelada</numerusform>
            <numerusform>%n congeladas</numerusform>
        </translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Error durante el entrenamiento</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>1.05 × the best error from scratch</source>
        <translation>1.05 × el mejor error desde cero</translation>
    </message>
    <message>
        <source>Watched rows, nMSE</source>
        <translation>Filas de control, nMSE</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>The final error is no worse.</source>
        <translation>El error final no es peor.</translation>
    </message>
    <message>
        <source>The final error is %1 times that from scratch.</source>
        <translation>El error final es %1 veces el obtenido desde cero.</translation>
    </message>
    <message>
        <source>Not every seed reaches the error asked for within the budget with: %1.</source>
        <translation>No todas las semillas alcanzan el error pedido dentro del presupuesto con: %1.</translation>
    </message>
    <message>
        <source>never reaches the error asked for</source>
        <translation>nunca alcanza el error pedido</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%n de %1 semillas alcanza el error pedido</numerusform>
            <numerusform>%n de %1 semillas alcanzan el error pedido</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the error bound, blocks that it has not learned from shrink by a factor of %1; trained from scratch, by %2.</source>
        <translation>Dentro de la cota de error, los bloques de los que no ha aprendido se reducen en un factor de %1; con entrenamiento desde cero, de %2.</translation>
    </message>
    <message>
        <source>The source&apos;s weights save no training time for sure.</source>
        <translation>Los pesos del origen no ahorran con seguridad tiempo de entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>Parta de los pesos del origen con %n capa congelada: la misma calidad en %1 en lugar de %2, %3 menos (%4 a %5).</numerusform>
            <numerusform>Parta de los pesos del origen con %n capas congeladas: la misma calidad en %1 en lugar de %2, %3 menos (%4 a %5).</numerusform>
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
        <translation>queda menos de un segundo</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>quedan unos %1 s</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>quedan unos %1 min</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
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
        <translation>Adaptación</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progreso del cálculo</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training and validation loss</source>
        <translation>Pérdida de entrenamiento y validación</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Strategies of the run</source>
        <translation>Estrategias del cálculo</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminado en %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Cancelled. The last good result is still here.</source>
        <translation>Cancelado. El último resultado bueno sigue aquí.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de nuevo</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page first.</source>
        <translation>Abra primero un origen y un destino en la página Datos.</translation>
    </message>
    <message>
        <source>Something changed since the last run. Start again to bring the results up to date.</source>
        <translation>Algo ha cambiado desde el último cálculo. Inícielo de nuevo para actualizar los resultados.</translation>
    </message>
    <message>
        <source>Train on the source once, then carry the model over with a few target runs.</source>
        <translation>Entrene una vez con el origen y lleve después el modelo con unas pocas ejecuciones del destino.</translation>
    </message>
    <message>
        <source>Waiting for the first training steps.</source>
        <translation>A la espera de los primeros pasos de entrenamiento.</translation>
    </message>
    <message>
        <source>Training and validation loss appear here while a network trains.</source>
        <translation>La pérdida de entrenamiento y validación aparece aquí mientras se entrena una red.</translation>
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
        <translation>Ha fallado. El último resultado bueno sigue aquí.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Ha fallado.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list at the bottom says which runs to measure next: those that would teach the model most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Adaptación&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Elija de cuántas filas medidas del destino puede aprender la adaptación, los shots, y pulse Iniciar. El modelo de origen se entrena una sola vez; después, cada estrategia se ajusta con los mismos shots.&lt;/p&gt;&lt;p&gt;La lista de la parte inferior dice qué ejecuciones medir a continuación: las que más enseñarían al modelo.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptSettings</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>All measured rows</source>
        <translation>Todas las medidas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Marked rows</source>
        <translation>Filas marcadas</translation>
    </message>
    <message>
        <source>Select rows of the target on the Data page and press “Use as shots”</source>
        <translation>Seleccione filas del destino en la página Datos y pulse «Usar como shots»</translation>
    </message>
    <message>
        <source>The target rows with a measured response that the adaptation may see</source>
        <translation>Las filas del destino con respuesta medida que la adaptación puede ver</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>&amp;Shots</translation>
    </message>
    <message>
        <source>Amount of shots</source>
        <translation>Cantidad de shots</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Shots only</source>
        <translation>Solo los shots</translation>
    </message>
    <message>
        <source>Whose features may be used for ranges and scales; responses are only ever taken from the shots</source>
        <translation>Cuyas variables pueden usarse para rangos y escalas; las respuestas se toman siempre solo de los shots</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>The same inputs and seed give the same results</source>
        <translation>Las mismas entradas y la misma semilla dan los mismos resultados</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Sem&amp;illa</translation>
    </message>
    <message>
        <source>Strategies to run</source>
        <translation>Estrategias que se ejecutan</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#x202f;%</translation>
    </message>
    <message>
        <source>the target rows that the adaptation may learn from</source>
        <translation>las filas del destino de las que puede aprender la adaptación</translation>
    </message>
    <message>
        <source>%1 rows marked on the Data page; the other measured rows test the result</source>
        <translation>%1 filas marcadas en la página Datos; las demás filas medidas prueban el resultado</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>Un cálculo necesita al menos una estrategia.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>%1 de %2 filas, extraídas con la semilla: más tardarían horas y apenas ayudarían; el resto prueba el resultado</translation>
    </message>
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>la %n fila del destino con respuesta medida; las demás se predicen</numerusform>
            <numerusform>las %n filas del destino con respuesta medida; las demás se predicen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>filas del destino de las que aprender, extraídas con la semilla entre %n medida; el resto prueba el resultado</numerusform>
            <numerusform>filas del destino de las que aprender, extraídas con la semilla entre %n medidas; el resto prueba el resultado</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AnalysisRunner</name>
    <message>
        <source>the example</source>
        <translation>el ejemplo</translation>
    </message>
</context>
<context>
    <name>footbridge::Autosave</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1</source>
        <translation>Si el programa fallara, se perdería el trabajo sin guardar: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message>
        <source>Choose another bundle…</source>
        <translation>Elegir otro paquete…</translation>
    </message>
    <message>
        <source>What differs from another bundle: features, errors, where the model comes from, and its predictions.</source>
        <translation>Qué difiere de otro paquete: variables, errores, procedencia del modelo y predicciones.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>This bundle</source>
        <translation>Este paquete</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>El otro</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 says and predicts the same.</source>
        <translation>%1 dice y predice lo mismo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1 difiere en %n punto.</numerusform>
            <numerusform>%1 difiere en %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions on %1 samples differ by %2 % at most and %3 % in the median.</source>
        <translation>Las predicciones en %1 muestras difieren en un %2&#x202f;% como máximo y en un %3&#x202f;% de mediana.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContentsView</name>
    <message>
        <source>%1 (%2, %3 rows)</source>
        <translation>%1 (%2, %3 filas)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, left out of the bundle</source>
        <translation>%1, no incluido en el paquete</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>for %1 of the rows</source>
        <translation>para %1 de las filas</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <source>possible: source model and shots are inside</source>
        <translation>posible: incluye el modelo de origen y los shots</translation>
    </message>
    <message>
        <source>not possible: only what prediction needs is inside</source>
        <translation>imposible: solo incluye lo que la predicción necesita</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Range or categories</source>
        <translation>Rango o categorías</translation>
    </message>
    <message>
        <source>Features of the model</source>
        <translation>Variables del modelo</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>On the shots</source>
        <translation>En los shots</translation>
    </message>
    <message>
        <source>On other rows</source>
        <translation>En otras filas</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Errores de las estrategias</translation>
    </message>
    <message>
        <source>Squared error over the variance: out of fold on the shots, and on the measured rows that were not shots</source>
        <translation>Error cuadrático entre la varianza: con validación cruzada en los shots, y en las filas medidas que no eran shots</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContinuation</name>
    <message>
        <source>More &amp;shots:</source>
        <translation>Más &amp;shots:</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>This bundle holds only what prediction needs: its shots were left out, or an old version wrote it. Adapt from the sources instead.</source>
        <translation>Este paquete solo contiene lo que la predicción necesita: se omitieron sus shots o lo escribió una versión antigua. Adapte a partir de los orígenes.</translation>
    </message>
    <message>
        <source>Choose a table with more runs…</source>
        <translation>Elegir una tabla con más ejecuciones…</translation>
    </message>
    <message>
        <source>A table of the target: what is not measured yet may be empty, and the bundle&apos;s own shots may be among its rows.</source>
        <translation>Una tabla del destino: lo que aún no está medido puede estar vacío, y los propios shots del paquete pueden figurar entre sus filas.</translation>
    </message>
    <message>
        <source>all that are measured</source>
        <translation>todas las que están medidas</translation>
    </message>
    <message>
        <source>How many rows to draw: 20 or 5%; empty: every row with a response</source>
        <translation>Cuántas filas extraer: 20 o 5%; vacío: todas las filas con respuesta</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>Adaptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export as a new bundle…</source>
        <translation>Exportar como paquete nuevo…</translation>
    </message>
    <message>
        <source>Progress of the adaptation</source>
        <translation>Progreso de la adaptación</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Error on the shots</source>
        <translation>Error en los shots</translation>
    </message>
    <message>
        <source>on other rows</source>
        <translation>en otras filas</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>Errores de las estrategias</translation>
    </message>
    <message>
        <source>More runs</source>
        <translation>Más ejecuciones</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Adapted to %1 shots: %2 of the bundle and %3 more.</source>
        <translation>Adaptado a %1 shots: %2 del paquete y %3 más.</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Exportar el paquete</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquete (*.zip)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportado a %1 (%2). Abierto de nuevo y comparado: mayor diferencia %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleDialog</name>
    <message>
        <source>Bundle</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Opening the bundle</source>
        <translation>Abriendo el paquete</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la comprobación</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Writes the contents again, compares every byte, and asks every format for the samples and for random rows</source>
        <translation>Vuelve a escribir el contenido, compara cada byte y consulta cada formato con las muestras y con filas aleatorias</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Go on with more shots</source>
        <translation>Continuar con más shots</translation>
    </message>
    <message>
        <source>Every byte is as it was written.</source>
        <translation>Cada byte está tal como se escribió.</translation>
    </message>
    <message>
        <source>Every checksum is right; another zlib packed it, so that its bytes could not be compared.</source>
        <translation>Todas las sumas de comprobación son correctas; lo comprimió otro zlib, así que no se pudieron comparar sus bytes.</translation>
    </message>
    <message>
        <source>TorchScript by LibTorch and ONNX by Footbridge&apos;s own reader agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>TorchScript con LibTorch y ONNX con el lector propio de Footbridge coinciden en %1 muestras y %2 filas aleatorias; mayor diferencia %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1 (%n celda)</numerusform>
            <numerusform>%1 (%n celdas)</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign needs at least two tables that are files. Open more of them, or choose a folder of CSV files.</source>
        <translation>Una campaña necesita al menos dos tablas que sean archivos. Abra más, o elija una carpeta de archivos CSV.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>There is nothing to measure: tick at least one pair and name a number of shots.</source>
        <translation>No hay nada que medir: marque al menos un par e indique un número de shots.</translation>
    </message>
    <message>
        <source>This experiment has no shots: it is not finished, or it failed.</source>
        <translation>Este experimento no tiene shots: no ha terminado o ha fallado.</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignMap</name>
    <message>
        <source>Map of the pairs: sources in the rows, targets in the columns</source>
        <translation>Mapa de los pares: orígenes en las filas, destinos en las columnas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1
Gain %2, severity %3, nMSE %4, least error: %5</source>
        <translation>%1
Ganancia %2, severidad %3, nMSE %4, menor error: %5</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message>
        <source>Finished cells of the campaign</source>
        <translation>Celdas terminadas de la campaña</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganadora</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Number of shots shown</source>
        <translation>Número de shots que se muestra</translation>
    </message>
    <message>
        <source>Orange: transfer does not pay. Blue: it pays. Dashed: not finished.</source>
        <translation>Naranja: la transferencia no compensa. Azul: compensa. Discontinuo: sin terminar.</translation>
    </message>
    <message>
        <source>Open this experiment</source>
        <translation>Abrir este experimento</translation>
    </message>
    <message>
        <source>Repeat to open</source>
        <translation>Repetición que se abre</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Report and plots…</source>
        <translation>Informe y gráficos…</translation>
    </message>
    <message>
        <source>Pairs of the campaign</source>
        <translation>Pares de la campaña</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; done &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; failed &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; running &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; left</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; terminadas &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; fallidas &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; en curso &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; pendientes</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n proceso de trabajo</numerusform>
            <numerusform>%n procesos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone, from the row to the column.</source>
        <translation>Ganancia de Auto frente a solo los shots, de la fila a la columna.</translation>
    </message>
    <message>
        <source>Normalised mean squared error of Auto, from the row to the column.</source>
        <translation>Error cuadrático medio normalizado de Auto, de la fila a la columna.</translation>
    </message>
    <message>
        <source>How far the column lies from the row, from 0 to 1.</source>
        <translation>A qué distancia está la columna de la fila, de 0 a 1.</translation>
    </message>
    <message>
        <source>The strategy with the least error; blue where it uses the source.</source>
        <translation>La estrategia con el menor error; en azul donde usa el origen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1 con %n shot; la transferencia compensa en %2 de %3</numerusform>
            <numerusform>%1 con %n shots; la transferencia compensa en %2 de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat %1 of %2</source>
        <translation>Repetición %1 de %2</translation>
    </message>
    <message>
        <source>with exactly its shots</source>
        <translation>exactamente con sus shots</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>%n shot: ganancia %1</numerusform>
            <numerusform>%n shots: ganancia %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message>
        <source>Every strategy sees the same shots. A campaign that is interrupted goes on where it stopped, and no finished cell is lost or run twice.</source>
        <translation>Todas las estrategias ven los mismos shots. Una campaña interrumpida continúa donde se detuvo; ninguna celda terminada se pierde ni se calcula dos veces.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>source in the row, target in the column</source>
        <translation>origen en la fila, destino en la columna</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Same features only</source>
        <translation>Solo mismas variables</translation>
    </message>
    <message>
        <source>Folder of tables…</source>
        <translation>Carpeta de tablas…</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Extracciones</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>&amp;Shots</translation>
    </message>
    <message>
        <source>numbers, or shares such as 5 %</source>
        <translation>números, o partes como 5&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Repeats</source>
        <translation>&amp;Repeticiones</translation>
    </message>
    <message>
        <source>draws of shots for each pair and count</source>
        <translation>extracciones de shots por cada par y número</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Sem&amp;illa</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Where to run</source>
        <translation>Dónde ejecutar</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>a folder of its own</source>
        <translation>una carpeta propia</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Results &amp;in</source>
        <translation>Resultados e&amp;n</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>the site&apos;s own</source>
        <translation>la propia del centro</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Cores each</source>
        <translation>Núcleos por proceso</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>Memoria por proceso</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tiempo límite</translation>
    </message>
    <message>
        <source>A worker ends cleanly before it.</source>
        <translation>Un proceso de trabajo termina limpiamente antes de alcanzarlo.</translation>
    </message>
    <message>
        <source>Set-up line</source>
        <translation>Línea de preparación</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>Carpeta para los resultados</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>Carpeta de archivos CSV</translation>
    </message>
    <message>
        <source>Shots are whole numbers such as 20 or shares such as 5%, separated by commas.</source>
        <translation>Los shots son números enteros como 20 o partes como 5%, separados por comas.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tabla</numerusform>
            <numerusform>%n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the response of the first is %2, proposed from its name.</source>
        <translation>%1; la respuesta de la primera es %2, propuesta por su nombre.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 = %4, with %5.</source>
        <translation>%1 × %2 × %3 = %4, con %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>%n número de shots</numerusform>
            <numerusform>%n números de shots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repetición</numerusform>
            <numerusform>%n repeticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n celda</numerusform>
            <numerusform>%n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n proceso de trabajo</numerusform>
            <numerusform>%n procesos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Roughly %2, as the cells of “%3” took.</source>
        <translation>%1 Aproximadamente %2, según lo que tardaron las celdas de «%3».</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Campaigns&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every strategy on many pairs of tables, with several numbers of shots and several draws of them: on which pairs does transfer pay, and with how many shots? A campaign runs on this machine or on a cluster&apos;s batch system, and goes on where it stopped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Campañas&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Todas las estrategias en muchos pares de tablas, con varios números de shots y varias extracciones: ¿en qué pares compensa la transferencia, y con cuántos shots? Una campaña se ejecuta en este equipo o en el sistema de colas de un clúster, y continúa donde se detuvo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 fallidas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>%n celda por calcular</numerusform>
            <numerusform>%n celdas por calcular</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>Run and results</source>
        <translation>Ejecución y resultados</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nueva…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>A campaign measures every strategy on many pairs of tables.</source>
        <translation>Una campaña mide todas las estrategias en muchos pares de tablas.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>On which pairs does transfer pay, and with how many shots? Choose what to measure.</source>
        <translation>¿En qué pares compensa la transferencia, y con cuántos shots? Elija qué medir.</translation>
    </message>
    <message>
        <source>Folder of a campaign&apos;s results</source>
        <translation>Carpeta con los resultados de una campaña</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign.</source>
        <translation>La carpeta %1 no contiene ninguna campaña.</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Se escribieron report.html y la carpeta plots en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n celda</numerusform>
            <numerusform>%n celdas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::Canvas</name>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Interval: %1 to %2</source>
        <translation>Intervalo: %1 a %2</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <translation>Suelo: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonCard</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Comparison of two results</source>
        <translation>Comparación de dos resultados</translation>
    </message>
    <message>
        <source>The better figure is in bold.</source>
        <translation>La mejor cifra está en negrita.</translation>
    </message>
    <message>
        <source>The two were tested on other runs, so part of the differences may be chance. The better figure is in bold.</source>
        <translation>Ambos se probaron con ejecuciones distintas, por lo que parte de las diferencias puede ser azar. La mejor cifra está en negrita.</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonModel</name>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>cálculo %1</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Error, out of fold</source>
        <translation>Error, valid. cruzada</translation>
    </message>
    <message>
        <source>Mean squared error over the variance, each shot predicted by a model that has not seen it</source>
        <translation>Error cuadrático medio entre la varianza, cada shot predicho por un modelo que no lo ha visto</translation>
    </message>
    <message>
        <source>Error, not seen</source>
        <translation>Error, no vistas</translation>
    </message>
    <message>
        <source>MAPE, not seen</source>
        <translation>MAPE, no vistas</translation>
    </message>
    <message>
        <source>Mean absolute percentage error</source>
        <translation>Error porcentual absoluto medio</translation>
    </message>
    <message>
        <source>Runs not seen</source>
        <translation>Ejecuciones no vistas</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Alrededor de cada predicción, a partir de los residuos de la validación cruzada</translation>
    </message>
    <message>
        <source>Inside the interval</source>
        <translation>Dentro del intervalo</translation>
    </message>
    <message>
        <source>Share of the runs not seen, to be near its level</source>
        <translation>Parte de las ejecuciones no vistas, que debe estar cerca de su nivel</translation>
    </message>
    <message>
        <source>Fitted in</source>
        <translation>Ajustada en</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>Lo mismo en ejecuciones medidas que no son shots</translation>
    </message>
</context>
<context>
    <name>footbridge::CostDesk</name>
    <message>
        <source>%1 needs two columns of numbers: what was requested and what was measured.</source>
        <translation>%1 necesita dos columnas de números: lo solicitado y lo medido.</translation>
    </message>
</context>
<context>
    <name>footbridge::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>%1 × the prediction</source>
        <translation>%1 × la predicción</translation>
    </message>
    <message>
        <source>upper bound, %1</source>
        <translation>cota superior, %1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Nodes and platforms</source>
        <translation>Nodos y plataformas</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>Volver al modelo</translation>
    </message>
    <message>
        <source>Open runs…</source>
        <translation>Abrir ejecuciones…</translation>
    </message>
    <message>
        <source>A table of requests and measured values, such as a job log</source>
        <translation>Una tabla de solicitudes y valores medidos, como un registro de trabajos</translation>
    </message>
    <message>
        <source>Save requests…</source>
        <translation>Guardar solicitudes…</translation>
    </message>
    <message>
        <source>Open requests and measured values</source>
        <translation>Abrir solicitudes y valores medidos</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Costs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What to request for planned runs, so that few are killed and little is wasted: say how much worse an underestimate is and what your site allows, and save the requests. &lt;i&gt;Nodes and platforms&lt;/i&gt; compares where to run; &lt;i&gt;Memory&lt;/i&gt; says what training a network takes on each device.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Costes&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Qué solicitar para las ejecuciones previstas, de modo que se aborten pocas y se desperdicie poco: indique cuánto peor es una subestimación y qué permite su centro, y guarde las solicitudes. &lt;i&gt;Nodos y plataformas&lt;/i&gt; compara dónde ejecutar; &lt;i&gt;Memoria&lt;/i&gt; dice cuánta ocupa el entrenamiento de una red en cada dispositivo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to request, so that few runs are killed and little is wasted.</source>
        <translation>Qué solicitar para que se aborten pocas ejecuciones y se desperdicie poco.</translation>
    </message>
    <message>
        <source>as “%1” says</source>
        <translation>según «%1»</translation>
    </message>
    <message>
        <source>%1 × the request</source>
        <translation>%1 × la solicitud</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>Cerrar las ejecuciones</translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message>
        <source>Names of counters</source>
        <translation>Nombres de contadores</translation>
    </message>
    <message>
        <source>One counter a line: the name to use, then what tools call it, with commas between.</source>
        <translation>Un contador por línea: el nombre que se usará y, después, los que le dan las herramientas, separados por comas.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Built-in names</source>
        <translation>Nombres &amp;integrados</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 pasa a ser %2</translation>
    </message>
    <message>
        <source>None of the columns is renamed.</source>
        <translation>No se cambia el nombre de ninguna columna.</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>Se cambia el nombre de %n columna: %1</numerusform>
            <numerusform>Se cambia el nombre de %n columnas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open names of counters</source>
        <translation>Abrir nombres de contadores</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the names of counters</source>
        <translation>Guardar los nombres de contadores</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>Usar estos nombres</translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Añadir origen…</translation>
    </message>
    <message>
        <source>Set target…</source>
        <translation>Definir destino…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Añadir un origen</translation>
    </message>
    <message>
        <source>Drop CSV files of a known platform here</source>
        <translation>Suelte aquí archivos CSV de una plataforma conocida</translation>
    </message>
    <message>
        <source>Set the target</source>
        <translation>Definir el destino</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>Suelte aquí el archivo CSV de la plataforma nueva</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Origen %1</translation>
    </message>
    <message>
        <source>Replace target…</source>
        <translation>Sustituir destino…</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>Aún no hay nada abierto.</translation>
    </message>
    <message>
        <source>The model is trained on the source and carried to the target. Select a card to see its columns and rows.</source>
        <translation>El modelo se entrena con el origen y se lleva al destino. Seleccione una tarjeta para ver sus columnas y filas.</translation>
    </message>
    <message>
        <source>Add the table of a platform you know: the source.</source>
        <translation>Añada la tabla de una plataforma que conozca: el origen.</translation>
    </message>
    <message>
        <source>Now set the target: the table with a few runs of the new platform.</source>
        <translation>Defina ahora el destino: la tabla con unas pocas ejecuciones de la plataforma nueva.</translation>
    </message>
    <message>
        <source>Choose the response of every table: the column to predict.</source>
        <translation>Elija la respuesta de cada tabla: la columna que se predice.</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>Abrir el destino</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>Abrir orígenes</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Shots need at least %1 rows with a measured response. Select more of them.</source>
        <translation>Los shots necesitan al menos %1 filas con respuesta medida. Seleccione más.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>%1 filas están marcadas como shots; %n de las seleccionadas no está medida.</numerusform>
            <numerusform>%1 filas están marcadas como shots; %n de las seleccionadas no están medidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>open files</source>
        <translation>abrir archivos</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tabla</numerusform>
            <numerusform>%n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose the shots: the measured runs that the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Datos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Abra la tabla de una plataforma que conozca, el origen, y la que contiene unas pocas ejecuciones medidas de la plataforma nueva, el destino. Las filas son ejecuciones, las columnas son variables y una columna es la respuesta, por ejemplo un tiempo de ejecución.&lt;/p&gt;&lt;p&gt;Seleccione una tarjeta para ver sus columnas. Dé el papel Ignorada a las columnas que solo numeran las ejecuciones; marque como Grupo las columnas cuyas filas iguales van juntas. Seleccione filas del destino y pulse «Usar como shots» para elegir los shots: las ejecuciones medidas de las que aprende la adaptación.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message>
        <source>No response yet: choose it below</source>
        <translation>Aún sin respuesta: elíjala abajo</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>%n columna de grupo</numerusform>
            <numerusform>%n columnas de grupo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorada</numerusform>
            <numerusform>%n ignoradas</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Platform label of %1</source>
        <translation>Nombre de plataforma de %1</translation>
    </message>
    <message>
        <source>The name of this platform in plots and reports</source>
        <translation>El nombre de esta plataforma en gráficos e informes</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>Opciones de importación…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Import options of %1</source>
        <translation>Opciones de importación de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>“%1” holds text: see the import options</source>
        <translation>«%1» contiene texto: vea las opciones de importación</translation>
    </message>
    <message>
        <source>joined with %1</source>
        <translation>unida con %1</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Unir…</translation>
    </message>
    <message>
        <source>Join with another table of this platform by its keys</source>
        <translation>Unir con otra tabla de esta plataforma por sus claves</translation>
    </message>
    <message>
        <source>Join %1 with another table</source>
        <translation>Unir %1 con otra tabla</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
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
        <translation>falta</translation>
    </message>
    <message>
        <source>%1 is the response</source>
        <translation>%1 es la respuesta</translation>
    </message>
    <message>
        <source>%1 is ignored</source>
        <translation>%1 se ignora</translation>
    </message>
    <message>
        <source>%1 is a feature</source>
        <translation>%1 es una variable</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 names the rows</source>
        <translation>%1 nombra las filas</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetPanel</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns and their roles</source>
        <translation>Columnas y sus papeles</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Filter: text, or n &gt; 64</source>
        <translation>Filtro: texto, o n &gt; 64</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column such as n &gt; 64</source>
        <translation>Texto presente en alguna celda, o una condición sobre una columna como n &gt; 64</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>Use as shots</source>
        <translation>Usar como shots</translation>
    </message>
    <message>
        <source>The adaptation learns from the selected rows; the other measured rows test it</source>
        <translation>La adaptación aprende de las filas seleccionadas; las demás filas medidas la prueban</translation>
    </message>
    <message>
        <source>Rows of the selected dataset</source>
        <translation>Filas del conjunto de datos seleccionado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Gives all selected columns one role</source>
        <translation>Da el mismo papel a todas las columnas seleccionadas</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>Se propone ignorar %n columna más.</numerusform>
            <numerusform>Se propone ignorar %n columnas más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message>
        <source>Source model against the shots</source>
        <translation>Modelo de origen frente a los shots</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>Mapa de las filas</translation>
    </message>
    <message>
        <source>Severity against the number of shots</source>
        <translation>Severidad según el número de shots</translation>
    </message>
    <message>
        <source>By shots</source>
        <translation>Por shots</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas las tablas</translation>
    </message>
    <message>
        <source>Moved features</source>
        <translation>Variables que cambian</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Por origen</translation>
    </message>
    <message>
        <source>Being drawn.</source>
        <translation>Dibujando.</translation>
    </message>
    <message>
        <source>Source and target share no feature.</source>
        <translation>El origen y el destino no comparten ninguna variable.</translation>
    </message>
    <message>
        <source>%1 Closest source: %2.</source>
        <translation>%1 Origen más cercano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>%n variable emparejada</numerusform>
            <numerusform>%n variables emparejadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane shows %1 of how the features vary.</source>
        <translation>El plano muestra %1 de cómo varían las variables.</translation>
    </message>
    <message>
        <source>Colour: the measured response. Shift-drag to mark rows.</source>
        <translation>Color: la respuesta medida. Mayús-arrastrar para marcar filas.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>%n fila del destino marcada, aquí y en Resultados.</numerusform>
            <numerusform>%n filas del destino marcadas, aquí y en Resultados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Aún sin medir.</translation>
    </message>
    <message>
        <source>The source model cannot predict these shots.</source>
        <translation>El modelo de origen no puede predecir estos shots.</translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progreso de la medición</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Outer line: 90 % band</source>
        <translation>Línea exterior: banda del 90&#x202f;%</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>error en shots reservados, como parte de su varianza</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>Los datos o los ajustes han cambiado desde esta medición.</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>Se está midiendo la severidad.</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>no medible</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Lo que los shots decían de antemano</translation>
    </message>
    <message>
        <source>What the severity says</source>
        <translation>Lo que dice la severidad</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Open Results</source>
        <translation>Abrir Resultados</translation>
    </message>
    <message>
        <source>Start adapting</source>
        <translation>Empezar a adaptar</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;era %1&lt;/b&gt; con %n sin emparejar</numerusform>
            <numerusform>&lt;b&gt;era %1&lt;/b&gt; con %n sin emparejar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>ahora, %n sin emparejar</numerusform>
            <numerusform>ahora, %n sin emparejar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>antes, %n sin emparejar</numerusform>
            <numerusform>antes, %n sin emparejar</numerusform>
        </translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that means for the transfer.</source>
        <translation>A qué distancia está %1 de los orígenes y qué significa eso para la transferencia.</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It says how far the target lies from the sources, and what that means for the transfer.</source>
        <translation>La severidad aún no se ha medido. Dice a qué distancia está el destino de los orígenes y qué significa eso para la transferencia.</translation>
    </message>
    <message>
        <source>now, all matched</source>
        <translation>ahora, todas emparejadas</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the shots, the few target runs that it is measured on, leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Divergencia&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A qué distancia está el destino del origen, de 0 (igual que el propio origen) a 1 (nada en común), con una banda para lo que dejan abierto los shots, las pocas ejecuciones del destino con las que se mide. Los componentes dicen qué difiere, y la frase, qué significa eso para la transferencia.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the Data page, each with a response, to see how far they diverge.</source>
        <translation>Cargue en la página Datos al menos un origen y un destino, cada uno con una respuesta, para ver cuánto divergen.</translation>
    </message>
</context>
<context>
    <name>footbridge::Document</name>
    <message>
        <source>Add source</source>
        <translation>Añadir origen</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>Quitar origen</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>Definir destino</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>Quitar destino</translation>
    </message>
    <message>
        <source>Load pair</source>
        <translation>Cargar par</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Volver a leer</translation>
    </message>
    <message>
        <source>Change roles</source>
        <translation>Cambiar papeles</translation>
    </message>
    <message>
        <source>Rename platform</source>
        <translation>Renombrar plataforma</translation>
    </message>
    <message>
        <source>Load alias table</source>
        <translation>Cargar tabla de alias</translation>
    </message>
    <message>
        <source>Change join</source>
        <translation>Cambiar unión</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainCard</name>
    <message>
        <source>Why this prediction?</source>
        <translation>¿Por qué esta predicción?</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>Back to the leaderboard</source>
        <translation>Volver a la clasificación</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Cerrar la explicación</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Shuffling the features…</source>
        <translation>Permutando las variables…</translation>
    </message>
    <message>
        <source>Select a row to see what its prediction rests on.</source>
        <translation>Seleccione una fila para ver en qué se apoya su predicción.</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainSwitch</name>
    <message>
        <source>Remove from the report</source>
        <translation>Quitar del informe</translation>
    </message>
    <message>
        <source>Add to the report</source>
        <translation>Añadir al informe</translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>There is nothing to export yet. Adapt a model first.</source>
        <translation>Aún no hay nada que exportar. Adapte primero un modelo.</translation>
    </message>
    <message>
        <source>Writing and checking</source>
        <translation>Escribiendo y comprobando</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>Cancelado. No se ha escrito ningún archivo.</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>E&amp;strategia</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>Put the report into the bundle</source>
        <translation>Incluir el informe en el paquete</translation>
    </message>
    <message>
        <source>Leave the shots out: only what prediction needs stays</source>
        <translation>Omitir los shots: solo queda lo que la predicción necesita</translation>
    </message>
    <message>
        <source>are predicted and flagged</source>
        <translation>se predicen y se señalan</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>se rechazan</translation>
    </message>
    <message>
        <source>Rows with a missing value, a new category, another unit or a value outside the range. A missing column is refused in any case.</source>
        <translation>Filas con un valor ausente, una categoría nueva, otra unidad o un valor fuera del rango. Si falta una columna, se rechaza en todo caso.</translation>
    </message>
    <message>
        <source>What the bundle does with unusual rows</source>
        <translation>Qué hace el paquete con las filas inusuales</translation>
    </message>
    <message>
        <source>&amp;Unusual rows</source>
        <translation>Filas i&amp;nusuales</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>Archivo del paquete</translation>
    </message>
    <message>
        <source>Strategy to export</source>
        <translation>Estrategia que se exporta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspeccionar</translation>
    </message>
    <message>
        <source>Opens the exported bundle: contents, check, comparison</source>
        <translation>Abre el paquete exportado: contenido, comprobación, comparación</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>error on the shots, out of fold: %1</source>
        <translation>error en los shots, con validación cruzada: %1</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Qué se incluye</translation>
    </message>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>el modelo adaptado con todo el preprocesamiento, para ONNX Runtime y para PyTorch; toma %n variable, devuelve %1 y su intervalo</numerusform>
            <numerusform>el modelo adaptado con todo el preprocesamiento, para ONNX Runtime y para PyTorch; toma %n variables, devuelve %1 y su intervalo</numerusform>
        </translation>
    </message>
    <message>
        <source>features with units and categories, where the model comes from, errors, severity, what is refused, checksums</source>
        <translation>variables con unidades y categorías, procedencia del modelo, errores, severidad, qué se rechaza, sumas de comprobación</translation>
    </message>
    <message>
        <source>rows with the predictions they must give</source>
        <translation>filas con las predicciones que deben dar</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>modelo de origen y %1 shots, para continuar con más</translation>
    </message>
    <message>
        <source>The adapted model as one file that runs without Footbridge.</source>
        <translation>El modelo adaptado en un solo archivo que funciona sin Footbridge.</translation>
    </message>
    <message>
        <source>The inputs changed since the last run: this exports the last good result.</source>
        <translation>Las entradas han cambiado desde el último cálculo: esto exporta el último resultado bueno.</translation>
    </message>
    <message>
        <source>Drawing the report</source>
        <translation>Dibujando el informe</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Web page (*.html);;Document (*.pdf)</source>
        <translation>Página web (*.html);;Documento (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Informe guardado en %1</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>Exportar el paquete</translation>
    </message>
    <message>
        <source>Bundle (*%1)</source>
        <translation>Paquete (*%1)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportado a %1 (%2). Abierto de nuevo y comparado: mayor diferencia %3.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The adapted model as one file that runs without Footbridge, with a description of where it comes from and rows to check it with. It is opened again and compared before the export counts as done.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Exportar&lt;/b&gt;&lt;/p&gt;&lt;p&gt;El modelo adaptado en un solo archivo que funciona sin Footbridge, con una descripción de su procedencia y filas para comprobarlo. Se vuelve a abrir y se compara antes de dar la exportación por terminada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Nobody can then read your runs from the bundle, or adapt it further</source>
        <translation>Así nadie podrá leer sus ejecuciones en el paquete ni seguir adaptándolo</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on a thousand random rows.</source>
        <translation>Antes de dar la exportación por terminada, el archivo se vuelve a abrir y cada formato se compara con la predicción que se muestra aquí, en las muestras y en mil filas aleatorias.</translation>
    </message>
    <message>
        <source>the same as C99 without dependencies, for schedulers and login nodes; compiled and compared where this computer has a C compiler</source>
        <translation>lo mismo en C99 sin dependencias, para planificadores y nodos de acceso; se compila y se compara si este equipo tiene un compilador de C</translation>
    </message>
    <message>
        <source>how to load it, with small programs in Python, C++ and C</source>
        <translation>cómo cargarlo, con pequeños programas en Python, C++ y C</translation>
    </message>
    <message>
        <source>A report is being drawn already. Wait until it is done, or cancel it.</source>
        <translation>Ya se está creando un informe. Espere a que termine o cancélelo.</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureListModel</name>
    <message>
        <source>suggested, %1</source>
        <translation>sugerida, %1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>mismo nombre</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>sugerencia</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sin equivalente</translation>
    </message>
    <message>
        <source>May be %1 of the target</source>
        <translation>Puede ser %1 del destino</translation>
    </message>
    <message>
        <source>May be %1 of the source</source>
        <translation>Puede ser %1 del origen</translation>
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
        <translation>solo en %1</translation>
    </message>
    <message>
        <source>%1 · unit?</source>
        <translation>%1 · ¿unidad?</translation>
    </message>
    <message>
        <source>Sources that have it: %1. Not every source does, so it is not used.</source>
        <translation>Orígenes que la tienen: %1. No todos la tienen, así que no se usa.</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>también en %1</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureLists</name>
    <message>
        <source>Only in the source</source>
        <translation>Solo en el origen</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Emparejadas</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Solo en el destino</translation>
    </message>
    <message>
        <source>Every feature of the source has a counterpart.</source>
        <translation>Cada variable del origen tiene un equivalente.</translation>
    </message>
    <message>
        <source>No feature matches yet. Select one on each side and press Match.</source>
        <translation>Aún no hay variables emparejadas. Seleccione una en cada lado y pulse Emparejar.</translation>
    </message>
    <message>
        <source>Every feature of the target has a counterpart.</source>
        <translation>Cada variable del destino tiene un equivalente.</translation>
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
        <translation>Buscar variables</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page to see which features they share.</source>
        <translation>Abra un origen y un destino en la página Datos para ver qué variables comparten.</translation>
    </message>
    <message>
        <source>Match features</source>
        <translation>Emparejar variables</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>Ace&amp;ptar sugerencia</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>&amp;Rechazar</translation>
    </message>
    <message>
        <source>&amp;Match selected</source>
        <translation>Emparejar se&amp;lección</translation>
    </message>
    <message>
        <source>Matches the feature selected on the left with the one selected on the right; dragging one onto the other does the same</source>
        <translation>Empareja la variable seleccionada a la izquierda con la seleccionada a la derecha; arrastrar una sobre la otra hace lo mismo</translation>
    </message>
    <message>
        <source>&amp;Unmatch</source>
        <translation>&amp;Desemparejar</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>Má&amp;s</translation>
    </message>
    <message>
        <source>Accept all suggestions</source>
        <translation>Aceptar todas las sugerencias</translation>
    </message>
    <message>
        <source>Reject all suggestions</source>
        <translation>Rechazar todas las sugerencias</translation>
    </message>
    <message>
        <source>Import an alias table…</source>
        <translation>Importar una tabla de alias…</translation>
    </message>
    <message>
        <source>Export the alias table…</source>
        <translation>Exportar la tabla de alias…</translation>
    </message>
    <message>
        <source>A CSV whose lines list names that mean the same, with the matches made here</source>
        <translation>Un CSV cuyas líneas listan nombres que significan lo mismo, con los emparejamientos hechos aquí</translation>
    </message>
    <message>
        <source>What matches, and what does not.</source>
        <translation>Lo que se corresponde y lo que no.</translation>
    </message>
    <message>
        <source>%1 matched, %2 only in the source, %3 only in the target.</source>
        <translation>%1 emparejadas, %2 solo en el origen, %3 solo en el destino.</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>%n sugerencia le espera.</numerusform>
            <numerusform>%n sugerencias le esperan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>Aceptar sugerencia</translation>
    </message>
    <message>
        <source>Reject suggestion</source>
        <translation>Rechazar sugerencia</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>Aceptar sugerencias</translation>
    </message>
    <message>
        <source>Reject suggestions</source>
        <translation>Rechazar sugerencias</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>Desemparejar variables</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Features&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What the source knows is carried over by the features that both sides share. On the left stands what only the source has, on the right what only the target has, in the middle what corresponds.&lt;/p&gt;&lt;p&gt;A suggestion is used only once you accept it: press Return to accept, Delete to reject. Drag a feature onto another, or select both and press Return, to match them yourself. The plot compares the values of the selected pair.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Variables&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Lo que sabe el origen se traslada por medio de las variables que ambos lados comparten. A la izquierda está lo que solo tiene el origen, a la derecha lo que solo tiene el destino y en el centro lo que se corresponde.&lt;/p&gt;&lt;p&gt;Una sugerencia solo se usa cuando usted la acepta: pulse Intro para aceptarla o Supr para rechazarla. Arrastre una variable sobre otra, o seleccione ambas y pulse Intro, para emparejarlas usted mismo. El gráfico compara los valores del par seleccionado.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>all matched</source>
        <translation>todas emparejadas</translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>%n sin emparejar</numerusform>
            <numerusform>%n sin emparejar</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept all above</source>
        <translation>Aceptar todas por encima de</translation>
    </message>
    <message>
        <source>Least confidence to accept</source>
        <translation>Confianza mínima para aceptar</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>Acepta %n sugerencia</numerusform>
            <numerusform>Acepta %n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert units</source>
        <translation>Convertir unidades</translation>
    </message>
</context>
<context>
    <name>footbridge::FieldsDialog</name>
    <message>
        <source>Train on fields</source>
        <translation>Entrenar con campos</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Origen</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Destino</translation>
    </message>
    <message>
        <source>of plain values alone, such as 512x256</source>
        <translation>solo para valores en bruto, como 512x256</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>8 in two dimensions, 4 in three</source>
        <translation>8 en dos dimensiones, 4 en tres</translation>
    </message>
    <message>
        <source>Edge of a &amp;block</source>
        <translation>Lado del &amp;bloque</translation>
    </message>
    <message>
        <source>&amp;Numbers for a block</source>
        <translation>&amp;Números por bloque</translation>
    </message>
    <message>
        <source> % of the range</source>
        <translation>&#x202f;% del rango</translation>
    </message>
    <message>
        <source>How far a value may be off; what is further off gets a correction</source>
        <translation>Cuánto puede desviarse un valor; lo que se desvía más recibe una corrección</translation>
    </message>
    <message>
        <source>&amp;Error bound</source>
        <translation>Cota de &amp;error</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Open a field</source>
        <translation>Abrir un campo</translation>
    </message>
    <message>
        <source>Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files (*)</source>
        <translation>Campos (*.npy *.raw *.bin *.dat *.f32 *.f64);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A shape is two or three sizes, such as 512x256.</source>
        <translation>Una forma son dos o tres tamaños, como 512x256.</translation>
    </message>
    <message>
        <source>An auto-encoder learns to compress blocks of the target&apos;s field, from scratch and from weights that were trained on the source&apos;s: .npy files, or plain values of a shape.</source>
        <translation>Un autocodificador aprende a comprimir bloques del campo del destino, desde cero y a partir de pesos entrenados con el del origen: archivos .npy, o valores en bruto con una forma dada.</translation>
    </message>
</context>
<context>
    <name>footbridge::GanttView</name>
    <message>
        <source>Job %1, nodes %2 to %3
%4 to %5</source>
        <translation>Trabajo %1, nodos %2 a %3
%4 a %5</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportDialog</name>
    <message>
        <source>Import options of %1</source>
        <translation>Opciones de importación de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>Leer el archivo</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Detectar</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>Coma ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>Punto y coma ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>Barra |</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>Se&amp;parador</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>Punto 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>Coma 1,5</translation>
    </message>
    <message>
        <source>D&amp;ecimal sign</source>
        <translation>Signo &amp;decimal</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>C&amp;odificación</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with</source>
        <translation>Los &amp;comentarios empiezan por</translation>
    </message>
    <message>
        <source>&amp;Skip leading lines</source>
        <translation>&amp;Saltar las primeras líneas</translation>
    </message>
    <message>
        <source>The first line names the columns</source>
        <translation>La primera línea nombra las columnas</translation>
    </message>
    <message>
        <source>Cells with these contents count as missing, as do empty ones; separated by spaces</source>
        <translation>Las celdas con estos contenidos cuentan como ausentes, igual que las vacías; separados por espacios</translation>
    </message>
    <message>
        <source>&amp;Missing values</source>
        <translation>&amp;Valores ausentes</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Respuesta</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguna</translation>
    </message>
    <message>
        <source>It looks like data, so the columns are numbered here.</source>
        <translation>Parece contener datos, así que aquí las columnas se numeran.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>&amp;Tipo de archivo</translation>
    </message>
    <message>
        <source>all of the only table</source>
        <translation>toda la tabla, si solo hay una</translation>
    </message>
    <message>
        <source>What to ask the database: a SELECT</source>
        <translation>Qué preguntar a la base de datos: un SELECT</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Cons&amp;ulta</translation>
    </message>
    <message>
        <source>&amp;Platforms in</source>
        <translation>P&amp;lataformas en</translation>
    </message>
    <message>
        <source>Ne&amp;w platform</source>
        <translation>Plataforma &amp;nueva</translation>
    </message>
    <message>
        <source>Comma 1,000</source>
        <translation>Coma 1,000</translation>
    </message>
    <message>
        <source>Point 1.000</source>
        <translation>Punto 1.000</translation>
    </message>
    <message>
        <source>Apostrophe 1&apos;000</source>
        <translation>Apóstrofo 1&apos;000</translation>
    </message>
    <message>
        <source>Space 1 000</source>
        <translation>Espacio 1 000</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>&amp;Miles</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Click the name of a column, or press F2 in it, to say what it is for</source>
        <translation>Pulse el nombre de una columna, o F2 en ella, para decir para qué sirve</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Lo que encontró la importación</translation>
    </message>
    <message>
        <source>Role of the column</source>
        <translation>Papel de la columna</translation>
    </message>
    <message>
        <source>The first rows read without a warning.</source>
        <translation>Las primeras filas se leyeron sin avisos.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <translation>%1: números</translation>
    </message>
    <message>
        <source>%1: categories</source>
        <translation>%1: categorías</translation>
    </message>
</context>
<context>
    <name>footbridge::IntervalList</name>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % interval %4 to %5)</source>
        <translation>%1: %2 (intervalo del %3&#x202f;%: %4 a %5)</translation>
    </message>
    <message>
        <source>, measured %1</source>
        <translation>, medido %1</translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message>
        <source>Join with %1</source>
        <translation>Unir con %1</translation>
    </message>
    <message>
        <source>Adds the columns of another table of the same platform to the rows with the same keys, such as counters to parameters.</source>
        <translation>Añade las columnas de otra tabla de la misma plataforma a las filas con las mismas claves, por ejemplo contadores a parámetros.</translation>
    </message>
    <message>
        <source>Choose the table whose columns are to be added.</source>
        <translation>Elija la tabla cuyas columnas se van a añadir.</translation>
    </message>
    <message>
        <source>&amp;Table to add</source>
        <translation>&amp;Tabla que añadir</translation>
    </message>
    <message>
        <source>a file of any kind, a folder or a pattern</source>
        <translation>un archivo de cualquier tipo, una carpeta o un patrón</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Keys: rows belong together where both columns hold the same</source>
        <translation>&amp;Claves: van juntas las filas en las que ambas columnas contienen lo mismo</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>Tabla que añadir</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Add the &amp;means where rows of that table repeat their keys</source>
        <translation>Añadir las &amp;medias cuando las filas de esa tabla repiten sus claves</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Sin correspondencia</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Rows without a match</source>
        <translation>Filas sin correspondencia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Undo the join</source>
        <translation>&amp;Deshacer la unión</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Leyendo la tabla…</translation>
    </message>
    <message>
        <source>Key %1 of %2</source>
        <translation>Clave %1 de %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>Con correspondencia: %1 de %n fila de %2.</numerusform>
            <numerusform>Con correspondencia: %1 de %n filas de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%n fila de %1 no tiene correspondencia y se omite.</numerusform>
            <numerusform>%n filas de %1 no tienen correspondencia y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%n fila de %1 no corresponde a ninguna y no se usa.</numerusform>
            <numerusform>%n filas de %1 no corresponden a ninguna y no se usan.</numerusform>
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
        <translation>Se espera que el %1&#x202f;% de las ejecuciones nuevas esté a esta distancia de la predicción.</translation>
    </message>
    <message>
        <source>Runs not seen: %1</source>
        <translation>Ejecuciones no vistas: %1</translation>
    </message>
    <message>
        <source>Shots, out of fold</source>
        <translation>Shots, con validación cruzada</translation>
    </message>
    <message>
        <source>Mean absolute percentage error. %1</source>
        <translation>Error porcentual absoluto medio. %1</translation>
    </message>
    <message>
        <source>Fitted in %1</source>
        <translation>Ajustada en %1</translation>
    </message>
    <message>
        <source>Explained by: shift of the source %1, its latent features %2, input alignment %3, the target&apos;s own features %4, noise %5</source>
        <translation>Explicado por: desfase del origen %1, sus variables latentes %2, alineación de entradas %3, variables propias del destino %4, ruido %5</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Valid.
cruzada</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Not
seen</source>
        <translation>No
vistas</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response over its variance, each shot predicted by a model that has not seen it</source>
        <translation>Error cuadrático medio de la respuesta transformada entre su varianza, cada shot predicho por un modelo que no lo ha visto</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Alrededor de cada predicción, a partir de los residuos de la validación cruzada</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>Lo mismo en ejecuciones medidas que no son shots</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the measured runs that are not shots</source>
        <translation>Error porcentual absoluto medio: la media de |predicho − medido| / |medido| sobre las ejecuciones medidas que no son shots</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the shots, each predicted by a model that has not seen it</source>
        <translation>Error porcentual absoluto medio: la media de |predicho − medido| / |medido| sobre los shots, cada uno predicho por un modelo que no lo ha visto</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveDesk</name>
    <message>
        <source>%1 is a pipe or device. Follow it with “footbridge-cli watch”.</source>
        <translation>%1 es una tubería o un dispositivo. Sígalo con «footbridge-cli watch».</translation>
    </message>
    <message>
        <source>This version is not kept any more. Choose a later one.</source>
        <translation>Esta versión ya no se conserva. Elija una posterior.</translation>
    </message>
    <message>
        <source>%1 has no column %2, which the stream has. Its runs were not learned.</source>
        <translation>%1 no tiene la columna %2, que el flujo sí tiene. No se aprendió de sus ejecuciones.</translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Follows a table that grows. Each run is predicted first, scored, and only then learned from, so the errors are those that a user of the model would have had. When the responses change, a new version begins; older ones are kept, can be taken up again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add its runs.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;En vivo&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Sigue una tabla que crece. Cada ejecución primero se predice, luego se evalúa y solo después se aprende de ella, de modo que los errores son los que habría tenido un usuario del modelo. Cuando las respuestas cambian, empieza una versión nueva; las anteriores se conservan y se pueden retomar y exportar. Suelte aquí un CSV para seguirlo o, mientras se sigue un flujo, para añadir sus ejecuciones.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>version %1, run %2</source>
        <translation>versión %1, ejecución %2</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>Exportado a %1 (%2). Abierto de nuevo y comparado: mayor diferencia %3.</translation>
    </message>
    <message>
        <source>Start following…</source>
        <translation>Seguir una tabla…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Running error</source>
        <translation>Error en curso</translation>
    </message>
    <message>
        <source>version in force above</source>
        <translation>arriba, la versión en vigor</translation>
    </message>
    <message>
        <source>Versions in force</source>
        <translation>Versiones en vigor</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>none is overwritten</source>
        <translation>ninguna se sobrescribe</translation>
    </message>
    <message>
        <source>Table that grows</source>
        <translation>Tabla que crece</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export version %1</source>
        <translation>Exportar la versión %1</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquete (*.zip)</translation>
    </message>
    <message>
        <source>Waiting for %1 measured runs in %2 to start from.</source>
        <translation>Esperando %1 ejecuciones medidas en %2 para empezar.</translation>
    </message>
    <message>
        <source>Choose a table that grows, or drop runs here: each is predicted first and learned from afterwards.</source>
        <translation>Elija una tabla que crece o suelte ejecuciones aquí: cada una primero se predice y después se aprende de ella.</translation>
    </message>
    <message>
        <source>Following %1: each run is predicted first, scored, and only then learned from.</source>
        <translation>Siguiendo %1: cada ejecución primero se predice, luego se evalúa y solo después se aprende de ella.</translation>
    </message>
    <message>
        <source>%1 as it was last followed.</source>
        <translation>%1 tal como se siguió por última vez.</translation>
    </message>
    <message>
        <source>Export version %1…</source>
        <translation>Exportar la versión %1…</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>Volver a la versión %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>error, last 10 runs</source>
        <translation>error, últimas 10 ejecuciones</translation>
    </message>
    <message>
        <source>inside, last 100 runs</source>
        <translation>dentro, últimas 100 ejecuciones</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>aún sin intervalo</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>since run %1</source>
        <translation>desde la ejecución %1</translation>
    </message>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>derivas en %n ejecución</numerusform>
            <numerusform>derivas en %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>an update</source>
        <translation>por actualización</translation>
    </message>
    <message>
        <source>false alarms in 10 000 runs at most</source>
        <translation>falsas alarmas como máximo en 10&#x202f;000 ejecuciones</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveStartDialog</name>
    <message>
        <source>Start following</source>
        <translation>Seguir una tabla</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>&amp;Respuesta</translation>
    </message>
    <message>
        <source>its first runs alone</source>
        <translation>solo sus primeras ejecuciones</translation>
    </message>
    <message>
        <source>the adapted model of this session</source>
        <translation>el modelo adaptado de esta sesión</translation>
    </message>
    <message>
        <source>a bundle…</source>
        <translation>un paquete…</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>Measured runs that are learned from before the first prediction</source>
        <translation>Ejecuciones medidas de las que se aprende antes de la primera predicción</translation>
    </message>
    <message>
        <source>&amp;Initial runs</source>
        <translation>Ejecuciones &amp;iniciales</translation>
    </message>
    <message>
        <source>Wait for more runs</source>
        <translation>Esperar más ejecuciones</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Go on where it was left</source>
        <translation>Continuar donde se dejó</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Bundle to start from</source>
        <translation>Paquete del que partir</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquete (*.zip)</translation>
    </message>
</context>
<context>
    <name>footbridge::LoadingCard</name>
    <message>
        <source>Python with ONNX Runtime</source>
        <translation>Python con ONNX Runtime</translation>
    </message>
    <message>
        <source>Python with PyTorch</source>
        <translation>Python con PyTorch</translation>
    </message>
    <message>
        <source>C++ with LibTorch</source>
        <translation>C++ con LibTorch</translation>
    </message>
    <message>
        <source>How to load it elsewhere</source>
        <translation>Cómo cargarlo en otro lugar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Program that loads the bundle</source>
        <translation>Programa que carga el paquete</translation>
    </message>
    <message>
        <source>C without dependencies</source>
        <translation>C sin dependencias</translation>
    </message>
</context>
<context>
    <name>footbridge::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The log cannot be written to %1: %2. Choose another file.</source>
        <translation>No se puede escribir el registro en %1: %2. Elija otro archivo.</translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Se abrió %1</translation>
    </message>
    <message>
        <source>Finished %1</source>
        <translation>Terminado: %1</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Se exportó %1</translation>
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
        <translation>sin origen</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sin destino</translation>
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
        <translation>No hay ninguna tabla en esa carpeta.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a bundle</source>
        <translation>Abrir un paquete</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>Paquetes (*.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>¿Qué es %1?</translation>
    </message>
    <message>
        <source>The source is a platform you know; the target is the new one.</source>
        <translation>El origen es una plataforma que usted conoce; el destino es la nueva.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Add s&amp;ources…</source>
        <translation>Añadir &amp;orígenes…</translation>
    </message>
    <message>
        <source>Set &amp;target…</source>
        <translation>Definir &amp;destino…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>Probar el &amp;ejemplo</translation>
    </message>
    <message>
        <source>Open a b&amp;undle…</source>
        <translation>Abrir un &amp;paquete…</translation>
    </message>
    <message>
        <source>Export &amp;bundle…</source>
        <translation>E&amp;xportar paquete…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>Exportar &amp;informe…</translation>
    </message>
    <message>
        <source>Export all &amp;plots…</source>
        <translation>Exportar &amp;todos los gráficos…</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>%n gráfico escrito en %1</numerusform>
            <numerusform>%n gráficos escritos en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Sesiones &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Log panel</source>
        <translation>Panel de &amp;registro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Measure &amp;severity</source>
        <translation>Medir la &amp;severidad</translation>
    </message>
    <message>
        <source>&amp;Train and adapt</source>
        <translation>&amp;Entrenar y adaptar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Ayuda sobre esta página</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>A&amp;tajos</translation>
    </message>
    <message>
        <source>&amp;About Footbridge</source>
        <translation>Acerca &amp;de Footbridge</translation>
    </message>
    <message>
        <source>About Footbridge</source>
        <translation>Acerca de Footbridge</translation>
    </message>
    <message>
        <source>&lt;b&gt;Footbridge %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Footbridge %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Carries a performance model to a new platform with a handful of runs.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Lleva un modelo de rendimiento a una plataforma nueva con unas pocas ejecuciones.

Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Accept the selected suggestion, or match the selected features</source>
        <translation>Aceptar la sugerencia seleccionada o emparejar las variables seleccionadas</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Reject the selected suggestion, or unmatch</source>
        <translation>Rechazar la sugerencia seleccionada o desemparejar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Reset a plot</source>
        <translation>Restablecer un gráfico</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Hacer el reco&amp;rrido</translation>
    </message>
    <message>
        <source>Write the log to a &amp;file…</source>
        <translation>Escribir el registro en un &amp;archivo…</translation>
    </message>
    <message>
        <source>Write the log to a file</source>
        <translation>Escribir el registro en un archivo</translation>
    </message>
    <message>
        <source>Text (*.log *.txt)</source>
        <translation>Texto (*.log *.txt)</translation>
    </message>
    <message>
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;All files (*)</source>
        <translation>Tablas, sesiones y paquetes (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Pe&amp;gar una tabla</translation>
    </message>
    <message>
        <source>This &amp;page in the handbook (English)</source>
        <translation>Esta &amp;página en el manual (en inglés)</translation>
    </message>
    <message>
        <source>Hand&amp;book (English)</source>
        <translation>&amp;Manual (en inglés)</translation>
    </message>
    <message>
        <source>More in the handbook (English)</source>
        <translation>Más en el manual (en inglés)</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>El portapapeles no contiene ninguna tabla.</translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>Etapa ZeRO</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>Paralelismo tensorial</translation>
    </message>
    <message>
        <source>Pipeline-parallel</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Activations of a transformer</source>
        <translation>Activaciones de un transformer</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabezas de atención</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>Tokens por muestra</translation>
    </message>
    <message>
        <source>Samples at a time</source>
        <translation>Muestras a la vez</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>Checkpointing</translation>
    </message>
    <message>
        <source>On one device</source>
        <translation>En un dispositivo</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Memory term by term</source>
        <translation>Memoria, término a término</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>names and memory can be edited; the last line adds one</source>
        <translation>los nombres y la memoria se pueden editar; la última línea añade una</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Holds it</source>
        <translation>Cabe</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>Un dispositivo</translation>
    </message>
    <message>
        <source>With that reserve</source>
        <translation>Con esa reserva</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>Un dispositivo necesita %1, con reserva %2: cabe en %3 de %n tipo de dispositivo.</numerusform>
            <numerusform>Un dispositivo necesita %1, con reserva %2: cabe en %3 de %n tipos de dispositivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ModelExplanationView</name>
    <message>
        <source>What the model rests on</source>
        <translation>En qué se apoya el modelo</translation>
    </message>
    <message>
        <source>how much the error (nMSE) grows when a feature is shuffled</source>
        <translation>cuánto crece el error (nMSE) al permutar una variable</translation>
    </message>
    <message>
        <source>Importance of the features</source>
        <translation>Importancia de las variables</translation>
    </message>
    <message>
        <source>How the prediction follows it</source>
        <translation>Cómo la sigue la predicción</translation>
    </message>
    <message>
        <source>%1: %2, between %3 and %4 in the single shuffles</source>
        <translation>%1: %2, entre %3 y %4 en las permutaciones individuales</translation>
    </message>
    <message>
        <source>%1, the others as they are</source>
        <translation>%1, las demás tal como están</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsPanel</name>
    <message>
        <source>Which runs to measure next</source>
        <translation>Qué ejecuciones medir después</translation>
    </message>
    <message>
        <source>Runs to measure next</source>
        <translation>Ejecuciones que medir después</translation>
    </message>
    <message>
        <source>Prefer quick runs</source>
        <translation>Preferir ejecuciones rápidas</translation>
    </message>
    <message>
        <source>How many runs</source>
        <translation>Cuántas ejecuciones</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>A CSV of these rows with the response left to fill in</source>
        <translation>Un CSV de estas filas, con la respuesta por rellenar</translation>
    </message>
    <message>
        <source>No row is left to measure.</source>
        <translation>No queda ninguna fila por medir.</translation>
    </message>
    <message>
        <source>Finding…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what the shots alone give.</source>
        <translation>Se espera reducir el error cuadrático medio al %1 de lo que dan los shots solos.</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what it is now.</source>
        <translation>Se espera reducir el error cuadrático medio al %1 del actual.</translation>
    </message>
    <message>
        <source>Together they are predicted to take %1.</source>
        <translation>Se prevé que juntas tarden %1.</translation>
    </message>
    <message>
        <source>Of rows that teach about as much, takes those with the smallest predicted response</source>
        <translation>Entre las filas que enseñan más o menos lo mismo, toma las de menor respuesta predicha</translation>
    </message>
    <message>
        <source>All rows are measured. Beside the shots, these would have taught the model most, the best first.</source>
        <translation>Todas las filas están medidas. Junto a los shots, estas son las que más habrían enseñado al modelo, primero las mejores.</translation>
    </message>
    <message>
        <source>Unmeasured rows that would teach the model most, the best first.</source>
        <translation>Filas sin medir que más enseñarían al modelo, primero las mejores.</translation>
    </message>
    <message>
        <source>Runs that differ most from those measured, in the features that move the source model&apos;s prediction.</source>
        <translation>Ejecuciones que más difieren de las medidas, en las variables que mueven la predicción del modelo de origen.</translation>
    </message>
</context>
<context>
    <name>footbridge::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>footbridge::OpenTablesDialog</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>A source is a platform you know; the target is the new one, with only a few measured runs.</source>
        <translation>Un origen es una plataforma que usted conoce; el destino es la nueva, con solo unas pocas ejecuciones medidas.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>Abrir como</translation>
    </message>
    <message>
        <source>Files to open</source>
        <translation>Archivos que se abren</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>Abrir %1 como</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>All as &amp;one table…</source>
        <translation>Todos como &amp;una tabla…</translation>
    </message>
    <message>
        <source>Puts the rows of all files below each other, with columns for what their names differ by</source>
        <translation>Coloca las filas de todos los archivos unas debajo de otras, con columnas para lo que distingue sus nombres</translation>
    </message>
</context>
<context>
    <name>footbridge::OrderMatrix</name>
    <message>
        <source>%1 is faster than %2 with a chance of %3.</source>
        <translation>%1 es más rápida que %2 con una probabilidad de %3.</translation>
    </message>
</context>
<context>
    <name>footbridge::PairCard</name>
    <message>
        <source>Read source in %1, target in %2</source>
        <translation>Leer el origen en %1 y el destino en %2</translation>
    </message>
    <message>
        <source>Read source in %1</source>
        <translation>Leer el origen en %1</translation>
    </message>
    <message>
        <source>Read target in %1</source>
        <translation>Leer el destino en %1</translation>
    </message>
    <message>
        <source>Sets the units under which the values agree; undo takes it back</source>
        <translation>Define las unidades con las que los valores concuerdan; «Deshacer» lo revierte</translation>
    </message>
    <message>
        <source>Distributions of the selected pair</source>
        <translation>Distribuciones del par seleccionado</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Distribuciones</translation>
    </message>
    <message>
        <source>Select a match, or one feature on each side, to compare their values.</source>
        <translation>Seleccione un par, o una variable en cada lado, para comparar sus valores.</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>How much less error Auto has than the best strategy that learns from the shots alone</source>
        <translation>Cuánto menos error tiene Auto que la mejor estrategia que aprende solo de los shots</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganadora</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Mejor de las demás</translation>
    </message>
    <message>
        <source>nMSE</source>
        <translation>nMSE</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>Celdas terminadas</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformDesk</name>
    <message>
        <source>%1, counters of %2</source>
        <translation>%1, contadores de %2</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Exported %1; both formats agree on %2 rows.</source>
        <translation>Se exportó %1; ambos formatos coinciden en %2 filas.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Más rápida</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Time that trusting the recommendation loses at most in half of the cases</source>
        <translation>Tiempo que se pierde como mucho en la mitad de los casos al confiar en la recomendación</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>Plataformas</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Platforms&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open run times of the same applications on several machines: one table with a column that names the machine, one with a time column for each, or a file each. Check what the columns are, train, and read which machine will run an application fastest, how sure that is and what is lost if it is wrong. &lt;i&gt;Predict a table…&lt;/i&gt; answers for runs that were measured nowhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Plataformas&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Abra tiempos de ejecución de las mismas aplicaciones en varias máquinas: una tabla con una columna que nombra la máquina, una con una columna de tiempo para cada una, o un archivo por máquina. Compruebe qué son las columnas, entrene y lea qué máquina ejecutará más rápido una aplicación, con qué seguridad y qué se pierde si no es así. &lt;i&gt;Predecir una tabla…&lt;/i&gt; responde para ejecuciones que no se han medido en ninguna parte.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Back to the runs</source>
        <translation>Volver a las ejecuciones</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>Abrir tabla…</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>Guardar vectores…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Predict a table…</source>
        <translation>Predecir una tabla…</translation>
    </message>
    <message>
        <source>Open run times of the same applications on several machines.</source>
        <translation>Abra tiempos de ejecución de las mismas aplicaciones en varias máquinas.</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vector</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>chance, in %, that the row is faster than the column</source>
        <translation>probabilidad, en %, de que la fila sea más rápida que la columna</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>Mapa latente</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Open run times</source>
        <translation>Abrir tiempos de ejecución</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open runs to predict</source>
        <translation>Abrir ejecuciones que predecir</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportar el modelo</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paquete (*.zip)</translation>
    </message>
    <message>
        <source>Save the vectors</source>
        <translation>Guardar los vectores</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>Tiempo de ejecución relativo en %n máquina, a partir de %1.</numerusform>
            <numerusform>Tiempo de ejecución relativo en %n máquinas, a partir de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1.</source>
        <translation>Se muestra: %1.</translation>
    </message>
    <message>
        <source>predicted, 90 % interval, ◆ measured</source>
        <translation>predicho, intervalo del 90&#x202f;%, ◆ medido</translation>
    </message>
    <message>
        <source>predicted, 90 % interval</source>
        <translation>predicho, intervalo del 90&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Run time relative to the fastest, log axis</source>
        <translation>Tiempo de ejecución relativo a la más rápida, eje logarítmico</translation>
    </message>
    <message>
        <source>Run time relative to the slowest, log axis</source>
        <translation>Tiempo de ejecución relativo a la más lenta, eje logarítmico</translation>
    </message>
    <message>
        <source>Run time relative to %1, log axis</source>
        <translation>Tiempo de ejecución relativo a %1, eje logarítmico</translation>
    </message>
    <message>
        <source>what the counters say</source>
        <translation>lo que dicen los contadores</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message>
        <source>Describes the run</source>
        <translation>Describe la ejecución</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Tiempo de ejecución</translation>
    </message>
    <message>
        <source>Belongs together</source>
        <translation>Va junto</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>Qué son las columnas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Times relative to</source>
        <translation>Tiempos relativos a</translation>
    </message>
    <message>
        <source>Counters as shares of all instructions</source>
        <translation>Contadores como proporción de todas las instrucciones</translation>
    </message>
    <message>
        <source>Names of counters…</source>
        <translation>Nombres de contadores…</translation>
    </message>
    <message>
        <source>%1 on %2 in %3</source>
        <translation>%1 en %2, en %3</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>la más rápida</translation>
    </message>
    <message>
        <source>the slowest</source>
        <translation>la más lenta</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>%n plataforma</numerusform>
            <numerusform>%n plataformas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n grupo</numerusform>
            <numerusform>%n grupos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsTrust</name>
    <message>
        <source>How far to trust it</source>
        <translation>Hasta qué punto fiarse</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Who gains most</source>
        <translation>Quién gana más</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Distantes</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Share of two platforms in the right order</source>
        <translation>Proporción de pares de plataformas en el orden correcto</translation>
    </message>
    <message>
        <source>The same among platforms whose times are more than 10 % apart</source>
        <translation>Lo mismo entre plataformas cuyos tiempos difieren en más del 10&#x202f;%</translation>
    </message>
    <message>
        <source>Leave each out</source>
        <translation>Omitir cada grupo</translation>
    </message>
    <message>
        <source>Today on</source>
        <translation>Hoy en</translation>
    </message>
    <message>
        <source>Platform that runs are on today</source>
        <translation>Plataforma en la que están hoy las ejecuciones</translation>
    </message>
    <message>
        <source>90 % interval over groups: %1 to %2</source>
        <translation>Intervalo del 90&#x202f;% sobre los grupos: %1 a %2</translation>
    </message>
    <message>
        <source>Each group left out in turn, everything else learned anew.</source>
        <translation>Cada grupo se omite por turno y todo lo demás se aprende de nuevo.</translation>
    </message>
    <message>
        <source>Groups left out of the training in five folds.</source>
        <translation>Grupos omitidos del entrenamiento en cinco particiones.</translation>
    </message>
    <message>
        <source>Regret: time lost by trusting the recommendation. Skill: exact orders gained over the majority order.</source>
        <translation>Pérdida: tiempo perdido al fiarse de la recomendación. Habilidad: órdenes exactos ganados frente al orden mayoritario.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsView</name>
    <message>
        <source>Add platform…</source>
        <translation>Añadir plataforma…</translation>
    </message>
    <message>
        <source>A bundle with the model of a platform</source>
        <translation>Un paquete con el modelo de una plataforma</translation>
    </message>
    <message>
        <source>Open ways to run…</source>
        <translation>Abrir formas de ejecutar…</translation>
    </message>
    <message>
        <source>A table with one row for each way to run, such as numbers of nodes</source>
        <translation>Una tabla con una fila por cada forma de ejecutar, como distintos números de nodos</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Column with the nodes</source>
        <translation>Columna con los nodos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Riesgo</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plataformas</translation>
    </message>
    <message>
        <source>price of a node for one unit of the run time</source>
        <translation>precio de un nodo por unidad de tiempo de ejecución</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Ways to run</source>
        <translation>Formas de ejecutar</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Incumplido</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>Precio y tiempo</translation>
    </message>
    <message>
        <source>Add the model of a platform</source>
        <translation>Añadir el modelo de una plataforma</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>Paquetes (*.zip)</translation>
    </message>
    <message>
        <source>Open ways to run</source>
        <translation>Abrir formas de ejecutar</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>uno cada una</translation>
    </message>
    <message>
        <source>Add bundles of the platforms and a table of ways to run to see which to take.</source>
        <translation>Añada paquetes de las plataformas y una tabla de formas de ejecutar para ver cuál elegir.</translation>
    </message>
    <message>
        <source>Take %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Elija %1, nodos: %2. Tarda %3 a un precio de %4.</translation>
    </message>
    <message>
        <source>None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>Ninguna se mantiene dentro del riesgo. La que menos probablemente incumpla es %1, nodos: %2. Tarda %3 a un precio de %4.</translation>
    </message>
    <message>
        <source>%1, row %2: request %3; expected to be done after %4 for a price of %5; chance of missing a limit: %6.</source>
        <translation>%1, fila %2: solicitud %3; se espera que termine tras %4 por un precio de %5; probabilidad de incumplir un límite: %6.</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotExportDialog</name>
    <message>
        <source>Export all plots</source>
        <translation>Exportar todos los gráficos</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>no title</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, una imagen</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectorial</translation>
    </message>
    <message>
        <source>PDF, a document</source>
        <translation>PDF, un documento</translation>
    </message>
    <message>
        <source>CSV, the plotted values</source>
        <translation>CSV, los valores dibujados</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Como en pantalla</translation>
    </message>
    <message>
        <source>One column of a paper</source>
        <translation>Una columna de artículo</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>Ancho de página</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Diapositiva</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Tamaño propio</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 puntos por pulgada</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Resolución</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>Elegir la carpeta…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the axis titles; other words and all lines grow with them</source>
        <translation>Tamaño de los títulos de los ejes; los demás textos y todas las líneas crecen con ellos</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>Eje &amp;horizontal</translation>
    </message>
    <message>
        <source>&amp;Vertical axis</source>
        <translation>Eje &amp;vertical</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>Ejes logarítmicos</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Eje horizontal logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Eje vertical logarítmico</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Restablecer vista</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotsExporter</name>
    <message>
        <source>Folder for the plots</source>
        <translation>Carpeta para los gráficos</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionTableModel</name>
    <message>
        <source>set</source>
        <translation>conjunto</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicho</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>factor</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>inferior</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no vista</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>valor ausente</translation>
    </message>
    <message>
        <source>unseen level</source>
        <translation>categoría no vista</translation>
    </message>
    <message>
        <source>outside range</source>
        <translation>fuera de rango</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Measured over predicted</source>
        <translation>Medido entre predicho</translation>
    </message>
    <message>
        <source>What is odd about the row; it is predicted all the same</source>
        <translation>Qué tiene la fila de extraño; se predice de todos modos</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionsCard</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Outside ±25 %</source>
        <translation>Fuera de ±25&#x202f;%</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Why this prediction? What the selected row&apos;s prediction rests on</source>
        <translation>¿Por qué esta predicción? En qué se apoya la predicción de la fila seleccionada</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the rows shown here as CSV</source>
        <translation>Escribir en CSV las filas que se muestran aquí</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 seleccionadas</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Exportar filas</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Language and numbers change with the next start.</source>
        <translation>El idioma y los números cambian en el próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Como el idioma</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>todos (%1)</translation>
    </message>
    <message>
        <source>How many processors a run may keep busy; results do not depend on it</source>
        <translation>Cuántos procesadores puede ocupar un cálculo; los resultados no dependen de ello</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>Format of exported plots</source>
        <translation>Formato de los gráficos exportados</translation>
    </message>
    <message>
        <source>Text size of exported plots</source>
        <translation>Tamaño del texto de los gráficos exportados</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>&amp;Folder of files</source>
        <translation>&amp;Carpeta de archivos</translation>
    </message>
    <message>
        <source>Folder of files</source>
        <translation>Carpeta de archivos</translation>
    </message>
</context>
<context>
    <name>footbridge::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
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
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>desfasado</translation>
    </message>
</context>
<context>
    <name>footbridge::ReasonNote</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>footbridge::RelocateDialog</name>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>Tablas de %1</translation>
    </message>
    <message>
        <source>Some tables of this session have moved or changed since it was saved. Choose where they are now, or open the session with what is there.</source>
        <translation>Algunas tablas de esta sesión se han movido o han cambiado desde que se guardó. Elija dónde están ahora, o abra la sesión con lo que haya.</translation>
    </message>
    <message>
        <source>Tables of the session</source>
        <translation>Tablas de la sesión</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Buscar el archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Abrir de todos modos</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Destino: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>¿Dónde está %1?</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Chance killed</source>
        <translation>Prob. de aborto</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Coste esperado</translation>
    </message>
    <message>
        <source>Killed today</source>
        <translation>Abortada hoy</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message>
        <source>Adapt a model or open a table of requests and measured values to see what to request.</source>
        <translation>Adapte un modelo o abra una tabla de solicitudes y valores medidos para ver qué solicitar.</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>Ejecuciones abortadas y desperdicio</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>mejor abajo a la izquierda</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>Coste esperado según la razón de costes</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Column with what was requested</source>
        <translation>Columna con lo solicitado</translation>
    </message>
    <message>
        <source>Column with what was measured</source>
        <translation>Columna con lo medido</translation>
    </message>
    <message>
        <source>Cost ratio κ</source>
        <translation>Razón de costes κ</translation>
    </message>
    <message>
        <source>Cost ratio</source>
        <translation>Razón de costes</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>Pasos de</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Se factura</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>Qué se factura</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>por uso</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>por solicitud</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Request %1 times what users ask for: %2 of the runs are killed and start again, instead of %3 today.</source>
        <translation>Solicite %1 veces lo que piden los usuarios: el %2 de las ejecuciones se aborta y vuelve a empezar, en lugar del %3 de hoy.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with what users ask for.</source>
        <translation>Solicite la cota superior al %1: el %2 de las ejecuciones se aborta y vuelve a empezar, en lugar del %3 con lo que piden los usuarios.</translation>
    </message>
    <message>
        <source>Request %1 times the prediction: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Solicite %1 veces la predicción: el %2 de las ejecuciones se aborta y vuelve a empezar, en lugar del %3 con un factor de 1.5.</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>Solicite la cota superior al %1: el %2 de las ejecuciones se aborta y vuelve a empezar, en lugar del %3 con un factor de 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs, against %5 (%6 to %7) today.</source>
        <translation>Con κ = %1 se espera que una ejecución cueste %2 veces (%3 a %4) lo que cuesta una solicitud perfecta, frente a %5 (%6 a %7) hoy.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>Elegida con esta %n ejecución, excluida de su propia cota.</numerusform>
            <numerusform>Elegida con estas %n ejecuciones, cada una excluida de su propia cota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>Elegida con la predicción por validación cruzada de %n shot; no se miró ninguna ejecución de prueba.</numerusform>
            <numerusform>Elegida con las predicciones por validación cruzada de los %n shots; no se miró ninguna ejecución de prueba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>%n ejecución prevista</numerusform>
            <numerusform>%n ejecuciones previstas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the requests</source>
        <translation>Guardar las solicitudes</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused</source>
        <translation>Cuántas veces peor es perder el trabajo de una ejecución abortada que dejar otro tanto sin usar</translation>
    </message>
    <message>
        <source>Column with the most that each run can take</source>
        <translation>Columna con el máximo que puede necesitar cada ejecución</translation>
    </message>
    <message>
        <source>Column with the most that each run can take, such as what its user asked for</source>
        <translation>Columna con el máximo que puede necesitar cada ejecución, por ejemplo, lo que pidió su usuario</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitado por</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Keep to what users ask for: %1 of the runs are killed and start again, and no other rule is expected to cost less.</source>
        <translation>Mantenga lo que piden los usuarios: el %1 de las ejecuciones se aborta y vuelve a empezar, y no se espera que ninguna otra regla cueste menos.</translation>
    </message>
    <message>
        <source>Request what “%1” says: %2 of the runs are killed and start again, and no other rule is clearly cheaper.</source>
        <translation>Solicite lo que indica «%1»: el %2 de las ejecuciones se aborta y vuelve a empezar, y ninguna otra regla es claramente más barata.</translation>
    </message>
    <message>
        <source>Request the prediction as it is: %1 of the runs are killed and start again, instead of %2 with a factor of 1.5.</source>
        <translation>Solicite la predicción tal cual: el %1 de las ejecuciones se aborta y vuelve a empezar, en lugar del %2 con un factor de 1.5.</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs.</source>
        <translation>Con κ = %1 se espera que una ejecución cueste %2 veces (%3 a %4) lo que cuesta una solicitud perfecta.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Solicitado</translation>
    </message>
    <message>
        <source>Working out what to request…</source>
        <translation>Calculando qué solicitar…</translation>
    </message>
    <message>
        <source>Nothing can be said from these columns. Choose the one with what was requested and the one with what was measured.</source>
        <translation>De estas columnas no se puede concluir nada. Elija la columna con lo solicitado y la columna con lo medido.</translation>
    </message>
    <message>
        <source>Under these rules nothing can be requested from this model.</source>
        <translation>Con estas reglas no se puede solicitar nada a partir de este modelo.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No strategy has been adapted yet. Choose the shots on the page Adapt and start; the predictions appear here.</source>
        <translation>Aún no se ha adaptado ninguna estrategia. Elija los shots en la página Adaptación e inicie; las predicciones aparecerán aquí.</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>normalised error (nMSE), same shots for all</source>
        <translation>error normalizado (nMSE), mismos shots para todas</translation>
    </message>
    <message>
        <source>The data or settings have changed since. %1</source>
        <translation>Los datos o los ajustes han cambiado desde entonces. %1</translation>
    </message>
    <message>
        <source>Whether the report explains this row</source>
        <translation>Si el informe explica esta fila</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, the runs that the model learned from. The leaderboard ranks the strategies by their error on shots that were held out; beside it stands the error on the runs not seen.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;&lt;p&gt;“Why?” beside the rows says what the prediction of the selected row is made of, what moves it and why its interval is wide; “The model” ranks the features.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Resultados&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Cada punto es una ejecución: lo medido frente a lo predicho. Los puntos huecos son shots, las ejecuciones de las que aprendió el modelo. La clasificación ordena las estrategias por su error en shots reservados; al lado figura el error en las ejecuciones no vistas.&lt;/p&gt;&lt;p&gt;Haga clic en un punto para ver su fila o arrastre con Mayús para seleccionar varios; la tabla se actualiza, y a la inversa. Elija al lado otra estrategia, coloree los puntos según una columna o vea el error según el número de shots.&lt;/p&gt;&lt;p&gt;«¿Por qué?», junto a las filas, dice de qué se compone la predicción de la fila seleccionada, qué la mueve y por qué su intervalo es ancho; «El modelo» ordena las variables.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The model is being adapted. Its predictions appear here.</source>
        <translation>El modelo se está adaptando. Sus predicciones aparecerán aquí.</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPlot</name>
    <message>
        <source>%1: error %2</source>
        <translation>%1: error %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write this plot as PNG, SVG, PDF or CSV</source>
        <translation>Escribir este gráfico como PNG, SVG, PDF o CSV</translation>
    </message>
    <message>
        <source>Predicted / measured</source>
        <translation>Predicho / medido</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>Residuos</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Error / shots</source>
        <translation>Error / shots</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>E&amp;strategia</translation>
    </message>
    <message>
        <source>Strategy shown</source>
        <translation>Estrategia mostrada</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>A&amp;l lado</translation>
    </message>
    <message>
        <source>Strategy shown beside it</source>
        <translation>Estrategia mostrada al lado</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>C&amp;olor</translation>
    </message>
    <message>
        <source>Column that colours the points</source>
        <translation>Columna que da color a los puntos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>shots and others</source>
        <translation>shots y otras</translation>
    </message>
    <message>
        <source>Adapting with a few and with many shots; the first points appear soon.</source>
        <translation>Adaptando con pocos y con muchos shots; los primeros puntos aparecerán pronto.</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Double-click: reset</source>
        <translation>Arrastrar: mover · Rueda: zoom · Doble clic: restablecer</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset</source>
        <translation>Arrastrar: mover · Rueda: zoom · Mayús-arrastrar: seleccionar · Doble clic: restablecer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>Cálculo %1, %2</translation>
    </message>
    <message>
        <source>Too few rows are measured for this curve, or it was stopped.</source>
        <translation>Hay muy pocas filas medidas para esta curva, o se detuvo.</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are not shots.</source>
        <translation>Mediana de tres extracciones de los shots y su dispersión. Cada extracción se prueba en las filas medidas que no son shots.</translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message>
        <source>all missing</source>
        <translation>faltan todos</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n categoría</numerusform>
            <numerusform>%n categorías</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>siempre %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>, faltan %1</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorada</translation>
    </message>
    <message>
        <source>Rows that agree in all group columns are never split between shots and test</source>
        <translation>Las filas que coinciden en todas las columnas de grupo nunca se reparten entre shots y prueba</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
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
        <translation>Esta ejecución no se ha medido.</translation>
    </message>
    <message>
        <source>Measured %1 times what was predicted.</source>
        <translation>Medido %1 veces lo predicho.</translation>
    </message>
    <message>
        <source>Predicted %1 times what was measured.</source>
        <translation>Predicho %1 veces lo medido.</translation>
    </message>
    <message>
        <source>That is inside the interval.</source>
        <translation>Está dentro del intervalo.</translation>
    </message>
    <message>
        <source>That is outside the interval.</source>
        <translation>Está fuera del intervalo.</translation>
    </message>
    <message>
        <source>Values of the row</source>
        <translation>Valores de la fila</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Fila %1 de %2</translation>
    </message>
    <message>
        <source>Why this prediction?</source>
        <translation>¿Por qué esta predicción?</translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message>
        <source>What the width of the interval is made of</source>
        <translation>De qué se compone la anchura del intervalo</translation>
    </message>
    <message>
        <source>Shares of the interval&apos;s squared width</source>
        <translation>Proporciones de la anchura del intervalo al cuadrado</translation>
    </message>
    <message>
        <source>What each member says</source>
        <translation>Qué dice cada miembro</translation>
    </message>
    <message>
        <source>weight, prediction</source>
        <translation>peso, predicción</translation>
    </message>
    <message>
        <source>What each member of the mixture says</source>
        <translation>Qué dice cada miembro de la mezcla</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Qué la mueve</translation>
    </message>
    <message>
        <source>one feature over its range, the others as they are</source>
        <translation>una variable a lo largo de su rango, las demás tal como están</translation>
    </message>
    <message>
        <source>What moves the prediction</source>
        <translation>Qué mueve la predicción</translation>
    </message>
    <message>
        <source>Nearest rows</source>
        <translation>Filas más cercanas</translation>
    </message>
    <message>
        <source>%1 interval %2 to %3</source>
        <translation>intervalo del %1: %2 a %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>measured %1 (×&#xa0;%2)</source>
        <translation>medido %1 (×&#xa0;%2)</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>medido %1</translation>
    </message>
    <message>
        <source>members disagree</source>
        <translation>los miembros discrepan</translation>
    </message>
    <message>
        <source>unlike the shots</source>
        <translation>distinta de los shots</translation>
    </message>
    <message>
        <source>usual error on shots held out</source>
        <translation>error habitual en shots reservados</translation>
    </message>
    <message>
        <source>%1: weight %2, prediction %3</source>
        <translation>%1: peso %2, predicción %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>mezcla</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5</source>
        <translation>%1: de %2 con %3 a %4 con %5</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>predicción</translation>
    </message>
    <message>
        <source>No feature changes this prediction.</source>
        <translation>Ninguna variable cambia esta predicción.</translation>
    </message>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>%n variable más la mueve menos.</numerusform>
            <numerusform>%n variables más la mueven menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>shot</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>distance over the features that move the prediction; usual to a shot: %1</source>
        <translation>distancia sobre las variables que mueven la predicción; lo habitual hasta un shot: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SavingsView</name>
    <message>
        <source>%1: %2 of the time, %3 of the rows.</source>
        <translation>%1: %2 del tiempo, %3 de las filas.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Saved against training from scratch</source>
        <translation>Ahorro frente a entrenar desde cero</translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Planificación</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Schedule&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open a job log (Standard Workload Format, sacct --parsable2 or CSV) to see what better estimates of run times would be worth to its machine. Ten streams of jobs are drawn from the log and scheduled under every policy and estimate; the sentence says how much flexibility brings alone and how much the estimates add.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Planificación&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Abra un registro de trabajos (Standard Workload Format, sacct --parsable2 o CSV) para ver cuánto valdrían mejores estimaciones de los tiempos de ejecución para su máquina. Del registro se extraen diez flujos de trabajos, que se planifican con cada política y estimación; la frase dice cuánto aporta la flexibilidad por sí sola y cuánto añaden las estimaciones.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n trabajo</numerusform>
            <numerusform>%n trabajos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 más corto</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 más largo</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>Abrir registro…</translation>
    </message>
    <message>
        <source>Open estimates…</source>
        <translation>Abrir estimaciones…</translation>
    </message>
    <message>
        <source>Load sweep</source>
        <translation>Barrido de carga</translation>
    </message>
    <message>
        <source>Compare policies</source>
        <translation>Comparar políticas</translation>
    </message>
    <message>
        <source>Open a job log to see what your model is worth to its machine.</source>
        <translation>Abra un registro de trabajos para ver cuánto vale su modelo para su máquina.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>El registro</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Nodos en uso</translation>
    </message>
    <message>
        <source>Queue and utilisation</source>
        <translation>Cola y utilización</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilización</translation>
    </message>
    <message>
        <source>jobs waiting (right)</source>
        <translation>trabajos en espera (derecha)</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>Tiempo de retorno por política y estimación</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)</source>
        <translation>Registros de trabajos (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open estimates</source>
        <translation>Abrir estimaciones</translation>
    </message>
    <message>
        <source>%1, %2, %3. Ten streams drawn from the log.</source>
        <translation>%1, %2, %3. Diez flujos extraídos del registro.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n usuario</numerusform>
            <numerusform>%n usuarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Days: %1, %2, load %3, median run time %4.</source>
        <translation>Días: %1, %2, carga %3, tiempo de ejecución mediano %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>%n flujo pareado, intervalos del 95&#x202f;%; línea discontinua: EASY.</numerusform>
            <numerusform>%n flujos pareados, intervalos del 95&#x202f;%; línea discontinua: EASY.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turnaround, log axis</source>
        <translation>Tiempo de retorno, eje logarítmico</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>según lo solicitado</translation>
    </message>
    <message>
        <source>on fewer nodes</source>
        <translation>con menos nodos</translation>
    </message>
    <message>
        <source>Six loads are being simulated.</source>
        <translation>Se están simulando seis cargas.</translation>
    </message>
    <message>
        <source>On fewer nodes a job takes longer in proportion.</source>
        <translation>En menos nodos, un trabajo tarda proporcionalmente más.</translation>
    </message>
    <message>
        <source>The bundle of an adapted model, or a CSV with the columns job and estimate</source>
        <translation>El paquete de un modelo adaptado, o un CSV con las columnas job y estimate</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>Se escribieron report.html y la carpeta plots en %1</translation>
    </message>
    <message>
        <source>Bundles and tables (*.zip *.csv);;All files (*)</source>
        <translation>Paquetes y tablas (*.zip *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Carpeta para el informe</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n trabajo queda fuera del rango del modelo.</numerusform>
            <numerusform>%n trabajos quedan fuera del rango del modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>%n procesador</numerusform>
            <numerusform>%n procesadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ScheduleWhatIf</name>
    <message>
        <source>What if</source>
        <translation>Qué pasaría si</translation>
    </message>
    <message>
        <source>runs again in the background</source>
        <translation>se vuelve a ejecutar en segundo plano</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Slowdown at most</source>
        <translation>Ralentización máxima</translation>
    </message>
    <message>
        <source>Node-hours at most</source>
        <translation>Máximo de horas-nodo</translation>
    </message>
    <message>
        <source>Jobs that may shrink</source>
        <translation>Trabajos reducibles</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En curso…</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 below EASY.</source>
        <translation>Con estos valores: %1 (%2 a %3), %4 por debajo de EASY.</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 above EASY.</source>
        <translation>Con estos valores: %1 (%2 a %3), %4 por encima de EASY.</translation>
    </message>
    <message>
        <source>Ask the model at the requested size alone</source>
        <translation>Consultar el modelo solo con el tamaño solicitado</translation>
    </message>
    <message>
        <source>On fewer nodes run times then grow in proportion, whatever the model says of them</source>
        <translation>Con menos nodos, los tiempos de ejecución crecen entonces proporcionalmente, diga lo que diga el modelo</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Sessions (*.footbridge)</source>
        <translation>Sesiones (*.footbridge)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>This analysis has not been saved.</source>
        <translation>Este análisis no se ha guardado.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save it, so that you can go on from here later?</source>
        <translation>¿Guardar para poder continuar desde aquí más tarde?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Se abrió %1</translation>
    </message>
    <message>
        <source>Recover your work</source>
        <translation>Recuperar su trabajo</translation>
    </message>
    <message>
        <source>Footbridge did not end properly the last time.</source>
        <translation>Footbridge no terminó correctamente la última vez.</translation>
    </message>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>un análisis de %n tabla</numerusform>
            <numerusform>un análisis de %n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was kept: %1, from %2. Restore it?</source>
        <translation>Se conservó trabajo sin guardar: %1, del %2. ¿Restaurarlo?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Preguntar más tarde</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was kept, but cannot be read.</source>
        <translation>Se conservó trabajo sin guardar del %1, pero no se puede leer.</translation>
    </message>
    <message>
        <source>%1 It stays at %2 and is offered again with the next start.</source>
        <translation>%1 Se queda en %2 y se volverá a ofrecer en el próximo inicio.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún ninguna</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>The results were computed again and differ from the saved ones, which another version of Footbridge computed. The new ones are shown.</source>
        <translation>Los resultados se han vuelto a calcular y difieren de los guardados, que calculó otra versión de Footbridge. Se muestran los nuevos.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modificada por otro programa</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Otro programa ha modificado %1 desde que se abrió.</translation>
    </message>
    <message>
        <source>Overwrite what it holds now, or save this analysis in another file?</source>
        <translation>¿Desea sobrescribir su contenido actual o guardar este análisis en otro archivo?</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It has changed since, and columns with a role are gone.</source>
        <translation>Ha cambiado desde entonces y faltan columnas que tenían un papel.</translation>
    </message>
    <message>
        <source>It has changed since the session was saved.</source>
        <translation>Ha cambiado desde que se guardó la sesión.</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityGauge</name>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, entre %2 y %3</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>no medible</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message>
        <source>from the left to above; line: 90 % band</source>
        <translation>de la izquierda hacia arriba; línea: banda del 90&#x202f;%</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Comparar todas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress of the comparison of all tables</source>
        <translation>Progreso de la comparación de todas las tablas</translation>
    </message>
    <message>
        <source>Load two or more tables with a response to compare them.</source>
        <translation>Cargue dos o más tablas con respuesta para compararlas.</translation>
    </message>
    <message>
        <source>The severity from every table to every other, each by up to 50 measured runs of the target.</source>
        <translation>La severidad de cada tabla a cada otra, cada una con hasta 50 ejecuciones medidas del destino.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 de %2 pares</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Out of date: the tables have changed since they were compared.</source>
        <translation>Desfasado: las tablas han cambiado desde que se compararon.</translation>
    </message>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>Con marco: este documento, cada origen por separado con hasta 50 ejecuciones medidas y las variables del mismo nombre. El titular se refiere al origen más cercano, según su %n shot y los emparejamientos.</numerusform>
            <numerusform>Con marco: este documento, cada origen por separado con hasta 50 ejecuciones medidas y las variables del mismo nombre. El titular se refiere al origen más cercano, según sus %n shots y los emparejamientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>Con marco: este par, con hasta 50 ejecuciones medidas y las variables del mismo nombre. El titular usa su %n shot y los emparejamientos, así que ambos pueden diferir.</numerusform>
            <numerusform>Con marco: este par, con hasta 50 ejecuciones medidas y las variables del mismo nombre. El titular usa sus %n shots y los emparejamientos, así que ambos pueden diferir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>The same table.</source>
        <translation>La misma tabla.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Aún sin medir.</translation>
    </message>
    <message>
        <source>Not measurable: one of the two tables has no response or fewer than 5 measured runs.</source>
        <translation>No medible: una de las dos tablas no tiene respuesta o tiene menos de 5 ejecuciones medidas.</translation>
    </message>
    <message>
        <source>They share no feature; columns were paired by their shapes.</source>
        <translation>No comparten ninguna variable; las columnas se emparejaron por sus formas.</translation>
    </message>
    <message>
        <source>Click to load this pair.</source>
        <translation>Pulse para cargar este par.</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>De %1 a %2: %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>A %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapView</name>
    <message>
        <source>Severity from every table (rows) to every other (columns)</source>
        <translation>Severidad de cada tabla (filas) a cada otra (columnas)</translation>
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
        <translation>Comparar sin cada uno</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Trains and adapts once without each source, with the same shots</source>
        <translation>Entrena y adapta una vez sin cada origen, con los mismos shots</translation>
    </message>
    <message>
        <source>Removes the selected source; Undo brings it back</source>
        <translation>Quita el origen seleccionado; «Deshacer» lo recupera</translation>
    </message>
    <message>
        <source>One adaptation without each source, with the same shots.</source>
        <translation>Una adaptación sin cada origen, con los mismos shots.</translation>
    </message>
    <message>
        <source>With all sources: error %1, MAPE %2. Where the error without a source is lower, it does not help.</source>
        <translation>Con todos los orígenes: error %1, MAPE %2. Si el error sin un origen es menor, ese origen no ayuda.</translation>
    </message>
    <message>
        <source>The error without each source is measured on request.</source>
        <translation>El error sin cada origen se mide a petición.</translation>
    </message>
</context>
<context>
    <name>footbridge::StartPanel</name>
    <message>
        <source>Carry a performance model to a new platform</source>
        <translation>Llevar un modelo de rendimiento a una plataforma nueva</translation>
    </message>
    <message>
        <source>Open a table of runs from a platform you know, and one with a few runs from the new platform.
Footbridge shows what does not match, how hard the transfer is, and what the adapted model is worth.</source>
        <translation>Abra una tabla de ejecuciones de una plataforma que conozca y otra con unas pocas ejecuciones de la plataforma nueva.
Footbridge muestra qué no se corresponde, lo difícil que es la transferencia y cuánto vale el modelo adaptado.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Drop CSV files of the known platform here</source>
        <translation>Suelte aquí archivos CSV de la plataforma conocida</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>Suelte aquí el archivo CSV de la plataforma nueva</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>Probar el ejemplo</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Hacer el recorrido</translation>
    </message>
    <message>
        <source>Eleven short stops through the example</source>
        <translation>Once breves paradas por el ejemplo</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
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
        <translation>todas las filas medidas</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Stopped: see the message</source>
        <translation>Detenido: vea el mensaje</translation>
    </message>
    <message>
        <source>Source %1 × %2</source>
        <translation>Origen %1 × %2</translation>
    </message>
    <message>
        <source>%1 sources, %2 rows</source>
        <translation>%1 orígenes, %2 filas</translation>
    </message>
    <message>
        <source>Target %1 × %2</source>
        <translation>Destino %1 × %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Rows × features of the tables, and how many measured target runs an adaptation learns from: the shots</source>
        <translation>Filas × variables de las tablas, y de cuántas ejecuciones medidas del destino aprende una adaptación: los shots</translation>
    </message>
</context>
<context>
    <name>footbridge::StrategyProgressModel</name>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response on the shots, each predicted by a model that has not seen it, over the variance of the shots</source>
        <translation>Error cuadrático medio de la respuesta transformada en los shots, cada uno predicho por un modelo que no lo ha visto, entre la varianza de los shots</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>Valid.
cruzada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>Usar %n shot</numerusform>
            <numerusform>Usar %n shots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TimeView</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>footbridge::Tour</name>
    <message>
        <source>Next step of the tour</source>
        <translation>Paso siguiente del recorrido</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Paso anterior del recorrido</translation>
    </message>
</context>
<context>
    <name>footbridge::TourCallout</name>
    <message>
        <source>End the tour</source>
        <translation>Terminar el recorrido</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>Paso anterior del recorrido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next step of the tour</source>
        <translation>Paso siguiente del recorrido</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>Recorrido: %1</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message>
        <source>Training time</source>
        <translation>Tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 de ahorro</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>sin ahorro</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Budget in epochs</source>
        <translation>Presupuesto en épocas</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>Error durante el entrenamiento</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>90 % of the seeds</source>
        <translation>90&#x202f;% de las semillas</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>rows seen</source>
        <translation>filas vistas</translation>
    </message>
    <message>
        <source>Time, epochs and rows to reach 1.05 × the best error from scratch</source>
        <translation>Tiempo, épocas y filas hasta alcanzar 1.05 × el mejor error desde cero</translation>
    </message>
    <message>
        <source>Ways to train</source>
        <translation>Formas de entrenar</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>Open a source and a target first</source>
        <translation>Abra antes un origen y un destino</translation>
    </message>
    <message>
        <source>Tables or settings changed since: run it again.</source>
        <translation>Tablas o ajustes modificados desde entonces: ejecútelo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>mediana de %n semilla; sombreado: 90&#x202f;%</numerusform>
            <numerusform>mediana de %n semillas; sombreado: 90&#x202f;%</numerusform>
        </translation>
    </message>
    <message>
        <source>wall time, nothing else running</source>
        <translation>tiempo real, sin nada más en ejecución</translation>
    </message>
    <message>
        <source>wall time; other work took up to %1 of it</source>
        <translation>tiempo real; otras tareas ocuparon hasta %1 de él</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Campos…</translation>
    </message>
    <message>
        <source>Train an auto-encoder on fields of scientific data instead</source>
        <translation>Entrenar en su lugar un autocodificador con campos de datos científicos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Go back to the open tables</source>
        <translation>Volver a las tablas abiertas</translation>
    </message>
    <message>
        <source>An auto-encoder of %1, from weights trained on %2: one budget, the same blocks and seeds.</source>
        <translation>Un autocodificador de %1, a partir de pesos entrenados con %2: un mismo presupuesto, los mismos bloques y semillas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Training time&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trains the target&apos;s network from scratch and from weights that were trained on the source, with none to all of its hidden layers frozen: the same rows, budget and seeds. What counts is the time until the error is 1.05 times the best from scratch. Rows to be judged on are never learned from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tiempo de entrenamiento&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Entrena la red del destino desde cero y a partir de pesos entrenados con el origen, con desde ninguna hasta todas sus capas ocultas congeladas: las mismas filas, el mismo presupuesto y las mismas semillas. Lo que cuenta es el tiempo hasta que el error es 1.05 veces el mejor obtenido desde cero. De las filas que sirven para evaluar nunca se aprende.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train the target&apos;s network from scratch and from the source&apos;s weights, and compare.</source>
        <translation>Entrene la red del destino desde cero y desde los pesos del origen, y compare.</translation>
    </message>
    <message>
        <source>What the source&apos;s weights save in training: one budget, the same rows and seeds.</source>
        <translation>Lo que los pesos del origen ahorran al entrenar: un mismo presupuesto, las mismas filas y semillas.</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message>
        <source>From scratch</source>
        <translation>Desde cero</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 de %2 semillas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no worse</source>
        <translation>no peor</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Final error over that from scratch with the same seed, where it is larger for at least 95 % of the seeds</source>
        <translation>Error final entre el obtenido desde cero con la misma semilla, cuando es mayor para al menos el 95&#x202f;% de las semillas</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Rows seen</source>
        <translation>Filas vistas</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Tiempo ahorrado</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>Final error</source>
        <translation>Error final</translation>
    </message>
    <message>
        <source>Against scratch</source>
        <translation>Frente a desde cero</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>%n capa congelada</numerusform>
            <numerusform>%n capas congeladas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes of blocks that were not learned from, over those of the numbers that stand for them and of corrections</source>
        <translation>Bytes de los bloques de los que no se aprendió, divididos entre los de los números que los representan más los de las correcciones</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
</context>
<context>
    <name>footbridge::UsageView</name>
    <message>
        <source>%1
%2 in use, %3 jobs waiting</source>
        <translation>%1
%2 en uso, %3 trabajos en espera</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilización</translation>
    </message>
</context>
<context>
    <name>footbridge::VersionsModel</name>
    <message>
        <source>learned from the first %1 runs</source>
        <translation>aprendida de las primeras %1 ejecuciones</translation>
    </message>
    <message>
        <source>drift: larger errors</source>
        <translation>deriva: errores mayores</translation>
    </message>
    <message>
        <source>drift: × %1 above</source>
        <translation>deriva: × %1 por encima</translation>
    </message>
    <message>
        <source>drift: × %1 below</source>
        <translation>deriva: × %1 por debajo</translation>
    </message>
    <message>
        <source>refitted on %1 runs</source>
        <translation>reajustada con %1 ejecuciones</translation>
    </message>
    <message>
        <source>recognised as version %1</source>
        <translation>reconocida como versión %1</translation>
    </message>
    <message>
        <source>back to version %1</source>
        <translation>vuelta a la versión %1</translation>
    </message>
    <message>
        <source>Mean error of the runs that it predicted, relative to the measured value</source>
        <translation>Error medio de las ejecuciones que predijo, relativo al valor medido</translation>
    </message>
    <message>
        <source>Share of its runs whose measured value lay inside the interval</source>
        <translation>Proporción de sus ejecuciones cuyo valor medido quedó dentro del intervalo</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>From run</source>
        <translation>Desde la ejecución</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Why it began</source>
        <translation>Por qué empezó</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
</context>
<context>
    <name>footbridge::ViewActions</name>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>Modo &amp;presentación</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Restablecer la &amp;disposición</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Mayor</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>M&amp;enor</translation>
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
        <translation>Avisos de %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>Lo que encontró la importación</translation>
    </message>
    <message>
        <source>Import warnings</source>
        <translation>Avisos de la importación</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>footbridge::messages</name>
    <message>
        <source>Writing the bundle</source>
        <translation>Escribiendo el paquete</translation>
    </message>
    <message>
        <source>Checking the bundle</source>
        <translation>Comprobando el paquete</translation>
    </message>
    <message>
        <source>%1 is a pipe or device, but a bundle is read whole from an ordinary file. Copy it into one and name that.</source>
        <translation>%1 es una tubería o un dispositivo, pero un paquete se lee entero de un archivo ordinario. Cópielo en uno e indique ese.</translation>
    </message>
    <message>
        <source>model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, so nobody can tell whether it was altered. Check the bundle where the first is installed, or ask for an export with this version.</source>
        <translation>model.pt en %1 se escribió con LibTorch %2, y LibTorch %3 escribe aquí otros bytes, así que no se puede saber si fue alterado. Compruebe el paquete donde esté la primera, o pida una exportación hecha con esta versión.</translation>
    </message>
    <message>
        <source>%1 was written with another version (%2), so model.pt or how the file is packed was not compared; predictions need neither. Have “bundle verify” check it before you use it elsewhere.</source>
        <translation>%1 se escribió con otra versión (%2), así que no se comparó model.pt o cómo está comprimido el archivo; las predicciones no necesitan ninguna de las dos cosas. Haga que «bundle verify» lo compruebe antes de usarlo en otro lugar.</translation>
    </message>
    <message>
        <source>%1 is not a complete zip file; it is something else or was cut short. Copy it again or export it again.</source>
        <translation>%1 no es un archivo zip completo; es otra cosa o quedó truncado. Cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%2 in %1 is damaged. Copy the bundle again or export it again.</source>
        <translation>%2 en %1 está dañado. Copie o exporte de nuevo el paquete.</translation>
    </message>
    <message>
        <source>%1 holds a file named &quot;%2&quot;, which would be written outside its folder. Do not use this bundle; ask for a new one.</source>
        <translation>%1 contiene un archivo llamado «%2», que se escribiría fuera de su carpeta. No use este paquete; pida uno nuevo.</translation>
    </message>
    <message>
        <source>%1 holds %2 twice, so it is unclear which one counts. Do not use this bundle; export it again.</source>
        <translation>%1 contiene %2 dos veces, así que no está claro cuál vale. No use este paquete; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 holds a link named &quot;%2&quot; instead of a file. Do not use this bundle; ask for a new one.</source>
        <translation>%1 contiene un enlace llamado «%2» en lugar de un archivo. No use este paquete; pida uno nuevo.</translation>
    </message>
    <message>
        <source>%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do not use this bundle; copy it again or export it again.</source>
        <translation>%1 contiene bytes que no pertenecen a ninguno de sus archivos, lo que Footbridge nunca escribe. No use este paquete; cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 would unpack to more than %2 MiB or %3 files. It is not a bundle that Footbridge wrote; do not use it.</source>
        <translation>%1 ocuparía más de %2 MiB o %3 archivos al descomprimirse. No es un paquete escrito por Footbridge; no lo use.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which every bundle has. Copy it again or export it again.</source>
        <translation>A %1 le falta %2, que todo paquete tiene. Cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 holds %2, which its manifest does not list. Do not use this bundle; export it again.</source>
        <translation>%1 contiene %2, que su manifiesto no menciona. No use este paquete; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is a bundle of format %2, but this version reads formats up to %3. Update Footbridge to open it.</source>
        <translation>%1 es un paquete de formato %2, pero esta versión lee formatos hasta %3. Actualice Footbridge para abrirlo.</translation>
    </message>
    <message>
        <source>%1 is a zip file but not a Footbridge bundle. Choose a bundle.</source>
        <translation>%1 es un archivo zip, pero no un paquete de Footbridge. Elija un paquete.</translation>
    </message>
    <message>
        <source>%2 in %1 is not what the manifest says: its size or checksum differs. Copy the bundle again or export it again.</source>
        <translation>%2 en %1 no es lo que dice el manifiesto: su tamaño o su suma de comprobación difiere. Copie o exporte de nuevo el paquete.</translation>
    </message>
    <message>
        <source>The manifest of %1 is damaged at &quot;%2&quot;. Copy the bundle again or export it again.</source>
        <translation>El manifiesto de %1 está dañado en «%2». Copie o exporte de nuevo el paquete.</translation>
    </message>
    <message>
        <source>The manifest of %1 is not the one its model was exported with. Do not use this bundle; export it again.</source>
        <translation>El manifiesto de %1 no es aquel con el que se exportó su modelo. No use este paquete; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.</source>
        <translation>samples.csv en %1 está dañado en la fila %2. Copie o exporte de nuevo el paquete.</translation>
    </message>
    <message>
        <source>The export needs at least one row to check the model with. Choose a target with rows.</source>
        <translation>La exportación necesita al menos una fila para comprobar el modelo. Elija un destino con filas.</translation>
    </message>
    <message>
        <source>The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing was written. Choose another strategy and report this.</source>
        <translation>El modelo exportado y el mostrado difieren en %1 (se acepta %2 como máximo), así que no se ha escrito nada. Elija otra estrategia e informe de este problema.</translation>
    </message>
    <message>
        <source>%1 was written but does not read back the same. Check the disk and export again.</source>
        <translation>%1 se escribió, pero al leerlo no es igual. Compruebe el disco y exporte de nuevo.</translation>
    </message>
    <message>
        <source>%1 does not predict its own samples: %2 differs by %3. Do not use this bundle; export it again.</source>
        <translation>%1 no predice sus propias muestras: %2 difiere en %3. No use este paquete; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not byte for byte what writing its contents gives, so it was altered after the export. Copy it again or export it again.</source>
        <translation>%1 no es, byte a byte, lo que resulta de escribir su contenido, así que se alteró después de la exportación. Cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, or ask whoever made it to sign it.</source>
        <translation>%1 no está firmado, y aquí solo se confía en paquetes firmados. Ponga su firma en %2 o pida a quien lo hizo que lo firme.</translation>
    </message>
    <message>
        <source>%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; get both again from whoever made it.</source>
        <translation>%1 no es el paquete que firma %2: se alteró el paquete o su firma. No lo use; pida de nuevo ambos a quien lo hizo.</translation>
    </message>
    <message>
        <source>%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or use a bundle of somebody you trust.</source>
        <translation>%1 está firmado con la clave %2, que no está entre las de confianza. Confíe en esa clave o use un paquete de alguien de confianza.</translation>
    </message>
    <message>
        <source>%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the bundle needs none.</source>
        <translation>%1 no es una firma de Footbridge o está dañada. Cópiela de nuevo, o quítela si el paquete no la necesita.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 public key in PEM. Name the public key that bundle keygen wrote.</source>
        <translation>%1 no contiene una clave pública Ed25519 en PEM. Indique la clave pública que escribió bundle keygen.</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the private key that bundle keygen wrote.</source>
        <translation>%1 no contiene una clave privada Ed25519 en PEM, o contiene una protegida con contraseña. Indique la clave privada que escribió bundle keygen.</translation>
    </message>
    <message>
        <source>The system&apos;s OpenSSL cannot work with Ed25519 keys. Install a version from 1.1.1 on.</source>
        <translation>El OpenSSL del sistema no admite claves Ed25519. Instale una versión a partir de la 1.1.1.</translation>
    </message>
    <message>
        <source>In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.</source>
        <translation>En %1, tanto «%3» como «%4» podrían ser la variable «%2». Renombre o quite una de ellas.</translation>
    </message>
    <message>
        <source>In %1 the column “%2” is in another unit than the feature “%3” of the model, which is in %4, and may not be converted. Give the values in the model&apos;s unit under its name.</source>
        <translation>En %1, la columna «%2» está en otra unidad que la variable «%3» del modelo, que está en %4, y no se puede convertir. Dé los valores en la unidad del modelo y con su nombre.</translation>
    </message>
    <message>
        <source>The column “%1” was read as the feature “%2”.</source>
        <translation>La columna «%1» se leyó como la variable «%2».</translation>
    </message>
    <message>
        <source>The column “%1” was converted to the unit of the feature “%2”: times %3.</source>
        <translation>La columna «%1» se convirtió a la unidad de la variable «%2»: por %3.</translation>
    </message>
    <message>
        <source>The samples of one bundle cannot be predicted by the other, which needs %1.</source>
        <translation>Uno de los paquetes no puede predecir las muestras del otro, pues necesita %1.</translation>
    </message>
    <message>
        <source>The predictions of the bundles are in different units and were not compared.</source>
        <translation>Las predicciones de los paquetes están en unidades distintas y no se compararon.</translation>
    </message>
    <message>
        <source>%1 holds only what prediction needs, so it cannot be adapted further. Export it again with its shots, or adapt from the sources.</source>
        <translation>%1 solo contiene lo que la predicción necesita, así que no se puede seguir adaptando. Expórtelo de nuevo con sus shots o adapte a partir de los orígenes.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Measuring severity</source>
        <translation>Midiendo la severidad</translation>
    </message>
    <message>
        <source>On the shots, %1 % of the response&apos;s variance is beyond what the source model explains after an offset and a scale; on its own platform it misses %2 %.</source>
        <translation>En los shots, el %1&#x202f;% de la varianza de la respuesta escapa a lo que el modelo de origen explica tras un desfase y una escala; en su propia plataforma le falta un %2&#x202f;%.</translation>
    </message>
    <message>
        <source>The target&apos;s response is %1 times what the source model says; the offset is worth %2 response variances and the scale %3.</source>
        <translation>La respuesta del destino es %1 veces lo que dice el modelo de origen; el desfase equivale a %2 varianzas de la respuesta y la escala a %3.</translation>
    </message>
    <message>
        <source>The target&apos;s responses lie apart from what the source model says: the offset is worth %1 response variances and the scale %2.</source>
        <translation>Las respuestas del destino están lejos de lo que dice el modelo de origen: el desfase equivale a %1 varianzas de la respuesta y la escala a %2.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>{La|Las} %1 {dirección principal|direcciones principales} de las variables {dista|distan} %2 (distancia cordal); dos partes del origen distan %3 y variables sin relación %4.</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>{La|Las} %1 {dirección principal|direcciones principales} de las variables {dista|distan} %2 (distancia cordal), no más que dos partes del origen, que llegan a %3.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a feature outside the range that the source covers.</source>
        <translation>El %1&#x202f;% de las filas del destino tiene una variable fuera del rango que abarca el origen.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only; the source model loses %2 % of its response&apos;s variance without the columns that the target lacks.</source>
        <translation>El %1&#x202f;% de todos los nombres de variables está en un solo lado; el modelo de origen pierde el %2&#x202f;% de la varianza de su respuesta sin las columnas que faltan en el destino.</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only.</source>
        <translation>El %1&#x202f;% de todos los nombres de variables está en un solo lado.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): un desfase y una escala trasladan la mayor parte del modelo de origen.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source model over, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): un desfase y una escala podrían trasladar la mayor parte del modelo de origen, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another level, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino podría comportarse como el origen a otro nivel, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>The band reaches %1, where an offset and a scale carry most of it.</source>
        <translation>La banda llega a %1, donde un desfase y una escala trasladan la mayor parte.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target behaves like the source at another level.</source>
        <translation>La banda llega a %1, donde el destino se comporta como el origen a otro nivel.</translation>
    </message>
    <message>
        <source>The source model misses %1 % of the variance on its own platform, so severity says little here. Look for a source with more rows or better features.</source>
        <translation>Al modelo de origen le falta un %1&#x202f;% de la varianza en su propia plataforma, así que la severidad dice poco aquí. Busque un origen con más filas o mejores variables.</translation>
    </message>
    <message>
        <source>Rough: %1 shots leave a wide margin. Measure at least 8.</source>
        <translation>Aproximado: %1 shots dejan un margen amplio. Mida al menos 8.</translation>
    </message>
    <message>
        <source>The source has too few rows to say what chance alone would show, so every difference counts in full.</source>
        <translation>El origen tiene muy pocas filas para decir qué mostraría el puro azar, así que cada diferencia cuenta por entero.</translation>
    </message>
    <message>
        <source>The responses of source and shots are %1 apart (largest difference of their distribution functions). This stands for itself and does not enter the severity.</source>
        <translation>Las respuestas del origen y de los shots distan %1 (mayor diferencia de sus funciones de distribución). Este valor va aparte y no entra en la severidad.</translation>
    </message>
    <message>
        <source>Source and target share no feature. Columns were paired by their shapes, without their meaning; a matching by hand can make the source worth more. Match features on the Features page.</source>
        <translation>Origen y destino no comparten ninguna variable. Las columnas se emparejaron por sus formas, sin su significado; un emparejamiento a mano puede dar más valor al origen. Empareje variables en la página Variables.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6.</source>
        <translation>Mediana %1 en lugar de %2; nueve de cada diez filas del destino están entre %3 y %4; del origen, entre %5 y %6.</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6. %7 % of the target&apos;s rows lie beyond all of the source&apos;s.</source>
        <translation>Mediana %1 en lugar de %2; nueve de cada diez filas del destino están entre %3 y %4; del origen, entre %5 y %6. El %7&#x202f;% de las filas del destino está más allá de todas las del origen.</translation>
    </message>
    <message>
        <source>%1 makes up %2 % of the target&apos;s rows and %3 % of the source&apos;s.</source>
        <translation>%1 supone el %2&#x202f;% de las filas del destino y el %3&#x202f;% de las del origen.</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a level that the source lacks.</source>
        <translation>El %1&#x202f;% de las filas del destino tiene una categoría que el origen no tiene.</translation>
    </message>
    <message>
        <source>No difference beyond chance.</source>
        <translation>Ninguna diferencia más allá del azar.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than the source model as it is.</source>
        <translation>En los %1 shots nada predice claramente mejor que el modelo de origen tal cual.</translation>
    </message>
    <message>
        <source>On the %1 shots an offset and a scale of the source model predict clearly better, and nothing beyond them does.</source>
        <translation>En los %1 shots un desfase y una escala del modelo de origen predicen claramente mejor, y nada más allá lo hace.</translation>
    </message>
    <message>
        <source>On the %1 shots a model of the target alone predicts clearly better than the source model with an offset and a scale.</source>
        <translation>En los %1 shots un modelo solo del destino predice claramente mejor que el modelo de origen con un desfase y una escala.</translation>
    </message>
    <message>
        <source>On the %1 shots the source model with its residuals corrected predicts clearly better than all that is simpler.</source>
        <translation>En los %1 shots el modelo de origen con los residuos corregidos predice claramente mejor que todo lo más simple.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance; no other beats it by more than chance allows.</source>
        <translation>Su error en los shots reservados es %1 de su varianza; ningún otro lo mejora más de lo que permite el azar.</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance, that of the simplest way %2.</source>
        <translation>Su error en los shots reservados es %1 de su varianza; el de la forma más simple, %2.</translation>
    </message>
    <message>
        <source>Most of the target&apos;s rows lie beyond the range of the source&apos;s features, where trees only repeat what they have seen. Compare with input alignment.</source>
        <translation>La mayoría de las filas del destino está más allá del rango de las variables del origen, donde los árboles solo repiten lo que han visto. Compare con la alineación de entradas.</translation>
    </message>
    <message>
        <source>On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle it.</source>
        <translation>En los %1 shots nada supera claramente a la forma más simple, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>%1 is not a campaign of a known format: &quot;format&quot; must be &quot;footbridge-campaign/1&quot;.</source>
        <translation>%1 no es una campaña de un formato conocido: «format» debe ser «footbridge-campaign/1».</translation>
    </message>
    <message>
        <source>In the campaign %1 the key %2 is missing or not what it should be: %3.</source>
        <translation>En la campaña %1, la clave %2 falta o no es lo que debería: %3.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot; ignores the column &quot;%2&quot;, which none of its tables has. Correct the name, or leave it out.</source>
        <translation>El par «%1» ignora la columna «%2», que no está en ninguna de sus tablas. Corrija el nombre o quítelo.</translation>
    </message>
    <message>
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>La campaña %1 nombra la estrategia «%2», que no existe. Las estrategias son: %3.</translation>
    </message>
    <message>
        <source>The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or repeats.</source>
        <translation>La campaña %1 tiene más de %2 celdas. Elija menos pares, números de shots o repeticiones.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>La carpeta %1 contiene resultados de otra campaña. Elija una carpeta vacía o la campaña a la que pertenecen esos resultados.</translation>
    </message>
    <message>
        <source>No labelled rows remain beside the shots that a supervised model could learn from and be tested on.</source>
        <translation>Aparte de los shots no quedan filas medidas de las que un modelo supervisado pueda aprender y en las que pueda probarse.</translation>
    </message>
    <message>
        <source>%1 cannot be continued: it is not as a campaign wrote it. Move it away to start afresh.</source>
        <translation>%1 no se puede continuar: no está como lo escribió una campaña. Apártelo para empezar de nuevo.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2. Choose another place.</source>
        <translation>No se puede crear la carpeta %1: %2. Elija otro lugar.</translation>
    </message>
    <message>
        <source>Pair %1 of %2: %3</source>
        <translation>Par %1 de %2: %3</translation>
    </message>
    <message>
        <source>Measuring %1 against itself</source>
        <translation>Midiendo %1 frente a sí misma</translation>
    </message>
    <message>
        <source>The model does not start from a table&apos;s columns. Export it again from its session.</source>
        <translation>El modelo no parte de las columnas de una tabla. Expórtelo de nuevo desde su sesión.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses a step that does not come before it. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo usa un paso que no va antes que él. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses column %3 of only %4. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo usa la columna %3 de solo %4. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns; at most %4 are supported. Use fewer features or categories.</source>
        <translation>El paso %1 (%2) del modelo tiene %3 columnas; se admiten %4 como máximo. Use menos variables o categorías.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model holds numbers that contradict each other. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo contiene números que se contradicen. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>The trees in step %1 of the model are broken at node %2. Export the model again from its session.</source>
        <translation>Los árboles del paso %1 del modelo están dañados en el nodo %2. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>The model has to give one number a row and gives %1. Export it again from its session.</source>
        <translation>El modelo debe dar un número por fila y da %1. Expórtelo de nuevo desde su sesión.</translation>
    </message>
    <message>
        <source>The ends of the model&apos;s interval have to be one number a row each. Export the model again from its session.</source>
        <translation>Los extremos del intervalo del modelo deben ser un número por fila cada uno. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged (%1). Export the model again from its session.</source>
        <translation>La descripción del modelo está dañada (%1). Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>The model cannot be written as TorchScript: %1. Please report this.</source>
        <translation>El modelo no se puede escribir como TorchScript: %1. Informe de este problema.</translation>
    </message>
    <message>
        <source>The TorchScript model cannot be loaded. The file is damaged; export it again.</source>
        <translation>No se puede cargar el modelo TorchScript. El archivo está dañado; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>The TorchScript model loads but does not run on these rows. Export it again.</source>
        <translation>El modelo TorchScript se carga, pero no se ejecuta con estas filas. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>The ONNX model cannot be loaded. The file is damaged; export it again.</source>
        <translation>No se puede cargar el modelo ONNX. El archivo está dañado; expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>The ONNX model loads but does not run on these rows. Export it again.</source>
        <translation>El modelo ONNX se carga, pero no se ejecuta con estas filas. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>Entrenando %1</translation>
    </message>
    <message>
        <source>Training the network broke off: its numbers grew beyond all bounds. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>El entrenamiento de la red se interrumpió: sus números crecieron más allá de todo límite. Busque valores extremos en las columnas e ignore las columnas que los contengan.</translation>
    </message>
    <message>
        <source>The boosted trees could not be trained: %1. Look for infinite or extreme values in the response and the columns.</source>
        <translation>No se pudieron entrenar los árboles potenciados: %1. Busque valores infinitos o extremos en la respuesta y las columnas.</translation>
    </message>
    <message>
        <source>The Gaussian process could not be fitted: the numbers of the shots are too large or missing. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>No se pudo ajustar el proceso gaussiano: los números de los shots son demasiado grandes o faltan. Busque valores extremos en las columnas e ignore las columnas que los contengan.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has only one name. List the names that mean the same, separated by commas.</source>
        <translation>La línea %2 de %1 tiene un solo nombre. Liste los nombres que significan lo mismo, separados por comas.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has an empty name. Fill it in or remove the comma.</source>
        <translation>La línea %2 de %1 tiene un nombre vacío. Rellénelo o quite la coma.</translation>
    </message>
    <message>
        <source>Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.</source>
        <translation>La línea %2 de %1 menciona «%3», que la línea %4 ya menciona. Ponga todos sus nombres en una línea.</translation>
    </message>
    <message>
        <source>Line %2 of %1 has a quotation mark that is not closed. Close it.</source>
        <translation>La línea %2 de %1 tiene unas comillas sin cerrar. Ciérrelas.</translation>
    </message>
    <message>
        <source>There is no source to match with. Add a source first.</source>
        <translation>No hay ningún origen con el que emparejar. Añada primero un origen.</translation>
    </message>
    <message>
        <source>No source has a feature “%1”. Check the name of the match.</source>
        <translation>Ningún origen tiene una variable «%1». Compruebe el nombre del emparejamiento.</translation>
    </message>
    <message>
        <source>%2 has no feature “%1”. Check the name of the match.</source>
        <translation>%2 no tiene ninguna variable «%1». Compruebe el nombre del emparejamiento.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but not every source has it; the match is not used.</source>
        <translation>«%1» se emparejó con «%2», pero no todos los orígenes la tienen; el emparejamiento no se usa.</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but one of them is matched already; the first match holds.</source>
        <translation>«%1» se emparejó con «%2», pero una de ellas ya está emparejada; vale el primer emparejamiento.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: one holds numbers, the other text.</source>
        <translation>«%1» del origen y «%2» del destino no se emparejan: una contiene números y la otra texto.</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different things.</source>
        <translation>«%1» del origen y «%2» del destino no se emparejan: %3 y %4 miden cosas distintas.</translation>
    </message>
    <message>
        <source>“%2” of the target is converted from %4 to %3, the unit of “%1”.</source>
        <translation>«%2» del destino se convierte de %4 a %3, la unidad de «%1».</translation>
    </message>
    <message>
        <source>The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.</source>
        <translation>La respuesta «%1» de %2 se convierte de %3 a %4, la unidad de «%5».</translation>
    </message>
    <message>
        <source>The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.</source>
        <translation>La unidad %3 solo se conoce para una de «%1» y «%2»; los valores se usan tal cual.</translation>
    </message>
    <message>
        <source>“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; the values are used as they are.</source>
        <translation>«%1» en %3 y «%2» en %4 se emparejaron a mano aunque miden cosas distintas; los valores se usan tal cual.</translation>
    </message>
    <message>
        <source>Several features are called like “%1” apart from case, separators and units; “%1” is matched with “%2”. Match by hand if that is wrong.</source>
        <translation>Varias variables se llaman como «%1», salvo mayúsculas, separadores y unidades; «%1» se empareja con «%2». Empareje a mano si no es correcto.</translation>
    </message>
    <message>
        <source>“%1” holds numbers in one source and text in another and is not used.</source>
        <translation>«%1» contiene números en un origen y texto en otro y no se usa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>«%1» no es un número de shots. Dé un número entero como 20, o una parte de las filas medidas como 5%.</translation>
    </message>
    <message>
        <source>%1 shots are more than any table has rows. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>%1 shots son más que las filas de cualquier tabla. Dé un número entero como 20, o una parte de las filas medidas como 5%.</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>El %1&#x202f;% de las filas medidas no es una parte que se pueda extraer. Dé más de 0&#x202f;% y como máximo 100&#x202f;%.</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>Ninguna fila del destino tiene respuesta. Mida la respuesta de al menos 3 filas o elija otra columna de respuesta.</translation>
    </message>
    <message>
        <source>Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of shot rows.</source>
        <translation>La fila de shot %1 no está en el destino, cuyas filas de datos van de 0 a %2. Corrija la lista de filas de shots.</translation>
    </message>
    <message>
        <source>Shot row %1 is named twice. Name every shot row once.</source>
        <translation>La fila de shot %1 se nombra dos veces. Nombre cada fila de shot una sola vez.</translation>
    </message>
    <message>
        <source>Shot row %1 has no response in the target, so nothing can be learned from it. Fill in its response or leave the row out.</source>
        <translation>La fila de shot %1 no tiene respuesta en el destino, así que no se puede aprender nada de ella. Rellene su respuesta u omita la fila.</translation>
    </message>
    <message>
        <source>There is no file at %1. Check the path.</source>
        <translation>No hay ningún archivo en %1. Compruebe la ruta.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Name a file in it.</source>
        <translation>%1 es una carpeta, no un archivo. Indique un archivo de ella.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>%1 no se puede leer: %2. Compruebe sus permisos.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place or free some space; nothing that was there before has changed.</source>
        <translation>%1 no se puede escribir: %2. Elija otro lugar o libere espacio; nada de lo que había ha cambiado.</translation>
    </message>
    <message>
        <source>Matching features and drawing shots</source>
        <translation>Emparejando variables y extrayendo shots</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>No source is loaded. Load at least one table of a platform that was measured before.</source>
        <translation>No hay ningún origen cargado. Cargue al menos una tabla de una plataforma medida antes.</translation>
    </message>
    <message>
        <source>No target is loaded. Load the table of the platform to predict.</source>
        <translation>No hay ningún destino cargado. Cargue la tabla de la plataforma que se va a predecir.</translation>
    </message>
    <message>
        <source>%1 has no response column. Choose the column that holds the measured time or the like.</source>
        <translation>%1 no tiene columna de respuesta. Elija la columna que contiene el tiempo medido o algo semejante.</translation>
    </message>
    <message>
        <source>The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another column.</source>
        <translation>La columna %1 de %2 debe contener lo que cuesta una ejecución, pero no es numérica. Indique otra columna.</translation>
    </message>
    <message>
        <source>Every row of %1 has been measured, so there is no run left to choose. Add rows for the runs that could be measured, with an empty response, or take fewer shots.</source>
        <translation>Todas las filas de %1 están medidas, así que no queda ninguna ejecución que elegir. Añada filas para las ejecuciones que podrían medirse, con la respuesta vacía, o tome menos shots.</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they are unknown.</source>
        <translation>A %1 le faltan las columnas %2, con las que se adaptó el paquete. Añádalas, vacías donde se desconozcan.</translation>
    </message>
    <message>
        <source>In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct their cells.</source>
        <translation>En %1, las columnas %2 contienen texto donde el paquete se adaptó con números. Corrija sus celdas.</translation>
    </message>
    <message>
        <source>%1 is not a session of Footbridge, or it is damaged. Open the tables instead.</source>
        <translation>%1 no es una sesión de Footbridge, o está dañada. Abra las tablas en su lugar.</translation>
    </message>
    <message>
        <source>%1 was saved by a later version of Footbridge. Open it with that version.</source>
        <translation>%1 se guardó con una versión posterior de Footbridge. Ábralo con esa versión.</translation>
    </message>
    <message>
        <source>The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables instead.</source>
        <translation>La sesión %1 está dañada: «%2» falta o no es lo que debe estar ahí. Abra las tablas en su lugar.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a line of column names and data lines.</source>
        <translation>%1 está vacío. Elija un archivo con una línea de nombres de columnas y líneas de datos.</translation>
    </message>
    <message>
        <source>%1 has column names but no data line. Choose a file with data.</source>
        <translation>%1 tiene nombres de columnas pero ninguna línea de datos. Elija un archivo con datos.</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the file. Save it as UTF-8 and open it again.</source>
        <translation>%1 no es texto UTF-16 válido: la línea %2 tiene un carácter no válido en la posición %3 del archivo. Guárdelo como UTF-8 y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 es texto UTF-32. Guárdelo como UTF-8 o UTF-16 y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 does not look like text: line %2 has a control character at offset %3 of the file. Choose a CSV file; an archive must be unpacked first.</source>
        <translation>%1 no parece texto: la línea %2 tiene un carácter de control en la posición %3 del archivo. Elija un archivo CSV; un archivo comprimido debe descomprimirse antes.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is none of these.</source>
        <translation>%1 no se puede leer con «%2» como separador, «%3» como signo decimal y «%4» como signo de comentario. Elija como separador , ; tabulador |, como signo decimal . o , y un signo de comentario que no sea ninguno de estos.</translation>
    </message>
    <message>
        <source>The file carries no byte order mark and was read as %1, judged from its first bytes.</source>
        <translation>El archivo no lleva marca de orden de bytes y se leyó como %1, a juzgar por sus primeros bytes.</translation>
    </message>
    <message>
        <source>The file could also be separated by %2; it was read as separated by %1. Set the delimiter if that is wrong.</source>
        <translation>El archivo también podría estar separado por %2; se leyó como separado por %1. Defina el separador si no es correcto.</translation>
    </message>
    <message>
        <source>Column %1 has no name and is called “%2”.</source>
        <translation>La columna %1 no tiene nombre y se llama «%2».</translation>
    </message>
    <message>
        <source>Column %1 has the name “%2” again and is called “%3”.</source>
        <translation>La columna %1 repite el nombre «%2» y se llama «%3».</translation>
    </message>
    <message>
        <source>Every data line has one cell more than the header. The first cell was taken as a row name without a header and is called “%1”.</source>
        <translation>Cada línea de datos tiene una celda más que la cabecera. La primera celda se tomó como nombre de fila sin cabecera y se llama «%1».</translation>
    </message>
    <message>
        <source>Line %1 has text after a closing quotation mark in cell %2. It was kept as part of the cell.</source>
        <translation>La línea %1 tiene texto tras unas comillas de cierre en la celda %2. Se conservó como parte de la celda.</translation>
    </message>
    <message>
        <source>Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an ordinary character.</source>
        <translation>La línea %1 abre en la celda %2 unas comillas que nunca se cierran. Se leyeron como un carácter normal.</translation>
    </message>
    <message>
        <source>Line %1 is blank and was skipped.</source>
        <translation>La línea %1 está en blanco y se omitió.</translation>
    </message>
    <message>
        <source>Line %1 starts with the comment sign and was skipped, although it has as many cells as the header.</source>
        <translation>La línea %1 empieza con el signo de comentario y se omitió, aunque tiene tantas celdas como la cabecera.</translation>
    </message>
    <message>
        <source>Lines that start with “%1” and have as many cells as the header were read as data, because the first column holds text.</source>
        <translation>Las líneas que empiezan con «%1» y tienen tantas celdas como la cabecera se leyeron como datos, porque la primera columna contiene texto.</translation>
    </message>
    <message>
        <source>Column “%1” has no value in any line.</source>
        <translation>La columna «%1» no tiene valor en ninguna línea.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set the decimal sign to “%2” if that is right.</source>
        <translation>La columna «%1» parece tener números con «%2» como signo decimal, el primero «%3» en la línea %4. Ponga «%2» como signo decimal si es correcto.</translation>
    </message>
    <message>
        <source>%2 has no column “%1”. Check the name; it has the columns %3.</source>
        <translation>%2 no tiene ninguna columna «%1». Compruebe el nombre; tiene las columnas %3.</translation>
    </message>
    <message>
        <source>%1 has no response. Say which column holds the runtime.</source>
        <translation>%1 no tiene respuesta. Diga qué columna contiene el tiempo de ejecución.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.</source>
        <translation>La columna «%1» de %2 contiene texto y no puede ser la respuesta. Elija una columna de números.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 is both the response and ignored. Choose one of the two.</source>
        <translation>La columna «%1» de %2 es a la vez la respuesta e ignorada. Elija una de las dos cosas.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because of its name.</source>
        <translation>«%1» se propone como respuesta por su nombre.</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because it is the last column of numbers; no name points to another.</source>
        <translation>«%1» se propone como respuesta porque es la última columna de números; ningún nombre señala otra.</translation>
    </message>
    <message>
        <source>No response is proposed because no column holds numbers.</source>
        <translation>No se propone ninguna respuesta porque ninguna columna contiene números.</translation>
    </message>
    <message>
        <source>“%1” is not a known unit for column “%2” of %3.</source>
        <translation>«%1» no es una unidad conocida para la columna «%2» de %3.</translation>
    </message>
    <message>
        <source>There is no feature “%1”. Check the name.</source>
        <translation>No hay ninguna variable «%1». Compruebe el nombre.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2. Add what is missing.</source>
        <translation>%1 no encaja con el modelo: no tiene la columna %2. Añada lo que falta.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: %2 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 no encaja con el modelo: %2 debería contener números donde hay texto, o al revés. Compruebe el archivo o cómo se lee.</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2, and %3 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 no encaja con el modelo: no tiene la columna %2, y %3 debería contener números donde hay texto, o al revés. Compruebe el archivo o cómo se lee.</translation>
    </message>
    <message>
        <source>There is no row to learn the encoding of the features from.</source>
        <translation>No hay ninguna fila de la que aprender la codificación de las variables.</translation>
    </message>
    <message>
        <source>“%1” has the same value in every row and was dropped.</source>
        <translation>«%1» tiene el mismo valor en todas las filas y se descartó.</translation>
    </message>
    <message>
        <source>“%1” has no value in any row and was dropped.</source>
        <translation>«%1» no tiene valor en ninguna fila y se descartó.</translation>
    </message>
    <message>
        <source>“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.</source>
        <translation>«%1» tiene %2 categorías; se distinguen las %3 más frecuentes y las demás cuentan como no vistas.</translation>
    </message>
    <message>
        <source>“%1” is missing in %2 of %3 rows; the mean stands in for it.</source>
        <translation>«%1» falta en %2 de %3 filas; la media ocupa su lugar.</translation>
    </message>
    <message>
        <source>There is no source to learn from. Load at least one source table.</source>
        <translation>No hay ningún origen del que aprender. Cargue al menos una tabla de origen.</translation>
    </message>
    <message>
        <source>The sources share no feature that varies. Check the roles of their columns, or use fewer sources.</source>
        <translation>Los orígenes no comparten ninguna variable que varíe. Compruebe los papeles de sus columnas o use menos orígenes.</translation>
    </message>
    <message>
        <source>Training source network %1 of %2</source>
        <translation>Entrenando la red de origen %1 de %2</translation>
    </message>
    <message>
        <source>source network %1</source>
        <translation>red de origen %1</translation>
    </message>
    <message>
        <source>Finishing the source trees</source>
        <translation>Terminando los árboles de origen</translation>
    </message>
    <message>
        <source>Encoding the target</source>
        <translation>Codificando el destino</translation>
    </message>
    <message>
        <source>Adapting: %1</source>
        <translation>Adaptando: %1</translation>
    </message>
    <message>
        <source>Needs features that the sources and the target share, and too few are matched. Match features by hand or accept suggestions.</source>
        <translation>Necesita variables que compartan los orígenes y el destino, y hay muy pocas emparejadas. Empareje variables a mano o acepte sugerencias.</translation>
    </message>
    <message>
        <source>Gave no finite prediction on these shots. Use another strategy.</source>
        <translation>No dio ninguna predicción finita con estos shots. Use otra estrategia.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is damaged. Copy the file again, or make it again from the sources.</source>
        <translation>El modelo de origen guardado en %1 está dañado. Copie de nuevo el archivo o vuelva a crearlo a partir de los orígenes.</translation>
    </message>
    <message>
        <source>The stored source model in %1 is of format %2, but this version reads formats up to %3. Update Footbridge to go on with it.</source>
        <translation>El modelo de origen guardado en %1 es de formato %2, pero esta versión lee formatos hasta %3. Actualice Footbridge para continuar con él.</translation>
    </message>
    <message>
        <source>No feature of %1 is known before a run, so no run can be told from another. Mark the features that are.</source>
        <translation>Ninguna variable de %1 se conoce antes de una ejecución, así que no se puede distinguir una ejecución de otra. Marque las variables que sí se conocen.</translation>
    </message>
    <message>
        <source>Measuring severity from %1 to %2</source>
        <translation>Midiendo la severidad de %1 a %2</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.</source>
        <translation>«%1» no termina en .png, .svg, .pdf o .csv. Elija una de estas extensiones.</translation>
    </message>
    <message>
        <source>The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.</source>
        <translation>El gráfico no se pudo dibujar con %1 × %2 píxeles. Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>There is not enough memory for this step. Close other programs or use fewer rows; the last good result is still here.</source>
        <translation>No hay memoria suficiente para este paso. Cierre otros programas o use menos filas; el último resultado bueno sigue aquí.</translation>
    </message>
    <message>
        <source>This step stopped for a reason that Footbridge does not know (%1). The last good result is still here; the log panel has what happened before.</source>
        <translation>Este paso se detuvo por un motivo que Footbridge no conoce (%1). El último resultado bueno sigue aquí; el panel de registro muestra lo que ocurrió antes.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of the report&apos;s sentences: &quot;de&quot;, &quot;zh-CN&quot;</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
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
        <translation>ninguna</translation>
    </message>
    <message>
        <source>shots of %1</source>
        <translation>shots de %1</translation>
    </message>
    <message>
        <source>matched features</source>
        <translation>variables emparejadas</translation>
    </message>
    <message>
        <source>features on one side only</source>
        <translation>variables de un solo lado</translation>
    </message>
    <message>
        <source>not measurable</source>
        <extracomment>Instead of the figure of the severity</extracomment>
        <translation>no medible</translation>
    </message>
    <message>
        <source>severity, 0 (same) to 1 (nothing carries over)</source>
        <translation>severidad, de 0 (igual) a 1 (nada es transferible)</translation>
    </message>
    <message>
        <source>strategy of the exported model</source>
        <translation>estrategia del modelo exportado</translation>
    </message>
    <message>
        <source>mean error, out of fold</source>
        <translation>error medio, con validación cruzada</translation>
    </message>
    <message>
        <source>mean error on %1 unseen {row|rows}</source>
        <translation>error medio en %1 {fila no vista|filas no vistas}</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>mismo nombre</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>accepted suggestion, confidence %1 %</source>
        <translation>sugerencia aceptada, confianza %1&#x202f;%</translation>
    </message>
    <message>
        <source>No feature of the source corresponds to one of the target.</source>
        <translation>Ninguna variable del origen se corresponde con una del destino.</translation>
    </message>
    <message>
        <source>Only in the source</source>
        <translation>Solo en el origen</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>Solo en el destino</translation>
    </message>
    <message>
        <source>Suggested, not used</source>
        <translation>Sugeridas, sin usar</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>The bar from 0 to 1 shows the 90 % band, the tick the severity.</source>
        <translation>La barra de 0 a 1 muestra la banda del 90&#x202f;%; la marca, la severidad.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Tick: chance, 95 %</source>
        <extracomment>Above bars: their tick is what chance reaches in 95 of 100 cases</extracomment>
        <translation>Marca: azar, 95&#x202f;%</translation>
    </message>
    <message>
        <source>Source itself</source>
        <extracomment>What the source shows of itself</extracomment>
        <translation>El propio origen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Way to predict</source>
        <translation>Forma de predecir</translation>
    </message>
    <message>
        <source>Error on held-out shots, over their variance</source>
        <translation>Error en shots reservados, entre su varianza</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>Variables que más cambian</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Up to here chance</source>
        <translation>Hasta aquí, azar</translation>
    </message>
    <message>
        <source>Share outside the source&apos;s range</source>
        <translation>Proporción fuera del rango del origen</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE&#x202f;%, vali­dación cruzada</translation>
    </message>
    <message>
        <source>Unseen MAPE %</source>
        <translation>MAPE&#x202f;%, no vistas</translation>
    </message>
    <message>
        <source>Unseen R²</source>
        <translation>R², no vistas</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>%1 %: ×/÷ %2</source>
        <extracomment>%1 is a percentage, %2 a factor</extracomment>
        <translation>%1&#x202f;%: ×/÷ %2</translation>
    </message>
    <message>
        <source>%1 %: ± %2 (transformed)</source>
        <extracomment>%1 is a percentage, %2 a half width on the scale of the transformed response</extracomment>
        <translation>%1&#x202f;%: ± %2 (transformada)</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plataforma</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Which rows the shots are was left out.</source>
        <translation>No se ha incluido qué filas son los shots.</translation>
    </message>
    <message>
        <source>Shots (0-based data rows)</source>
        <translation>Shots (filas de datos, desde 0)</translation>
    </message>
    <message>
        <source>SHA-256 of the shots as CSV</source>
        <translation>SHA-256 de los shots en CSV</translation>
    </message>
    <message>
        <source>Features used for statistics: the shots only. Seed: %1. Made by Footbridge %2.</source>
        <translation>Variables usadas para las estadísticas: solo las de los shots. Semilla: %1. Creado por Footbridge %2.</translation>
    </message>
    <message>
        <source>Features used for statistics: all rows of the target. Seed: %1. Made by Footbridge %2.</source>
        <translation>Variables usadas para las estadísticas: las de todas las filas del destino. Semilla: %1. Creado por Footbridge %2.</translation>
    </message>
    <message>
        <source>%2 of the %1 shots are used, drawn with the seed, and the others test the result: more would take hours and hardly improve what is carried over.</source>
        <translation>Se usan %2 de los %1 shots, extraídos con la semilla, y los demás prueban el resultado: más tardarían horas y apenas mejorarían lo que se transfiere.</translation>
    </message>
    <message>
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>model.pt en %1 no es byte a byte lo que esta versión de Footbridge escribe a partir de state/graph.json, así que no se usó ni este archivo ni el resto del paquete. Fue alterado, o lo creó otra versión: pida una exportación hecha con esta.</translation>
    </message>
    <message>
        <source>%1 was replaced while it was checked, so it was not signed. Sign it again.</source>
        <translation>%1 fue reemplazado mientras se comprobaba, así que no se firmó. Fírmelo de nuevo.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows without one. Fill it in or remove the row.</source>
        <translation>La fila de datos %2 de %1, contada desde 0, no tiene valor de «%3», y este modelo rechaza las filas sin él. Rellénelo o quite la fila.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, and it refuses such rows. Remove the row, or adapt the model with a run of that category.</source>
        <translation>La fila de datos %2 de %1, contada desde 0, tiene una categoría de «%3» que el modelo no ha visto, y rechaza esas filas. Quite la fila o adapte el modelo con una ejecución de esa categoría.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has seen, and it refuses such rows. Remove the row, or adapt the model with a run out there.</source>
        <translation>En la fila de datos %2 de %1, contada desde 0, «%3» vale %4, fuera del rango que el modelo ha visto, y rechaza esas filas. Quite la fila o adapte el modelo con una ejecución de esa zona.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose runs without costs.</source>
        <translation>La fila de datos %1 del destino, contada desde 0, no tiene un coste positivo. Rellénelo o elija ejecuciones sin costes.</translation>
    </message>
    <message>
        <source>A file or folder to write to has an empty name. Name one, or leave the option out.</source>
        <translation>Un archivo o una carpeta donde escribir tiene el nombre vacío. Dé un nombre u omita la opción.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Give each a file of its own.</source>
        <translation>%1 se nombra para dos salidas. Dé a cada una su propio archivo.</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten. Name another file for the output.</source>
        <translation>%1 se lee y se sobrescribiría. Indique otro archivo para la salida.</translation>
    </message>
    <message>
        <source>%1 exists with other contents than are written there and was left alone. Name another place.</source>
        <translation>%1 existe con otro contenido que el que se escribe ahí y se dejó intacto. Indique otro lugar.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe. What is written there is read back to check it; name a file for it.</source>
        <translation>%1 es un dispositivo o una tubería. Lo que se escribe allí se vuelve a leer para comprobarlo; indique un archivo para ello.</translation>
    </message>
    <message>
        <source>%1 is a link to a file that is not there. Name the file itself, or remove the link.</source>
        <translation>%1 es un enlace a un archivo que no existe. Indique el archivo mismo o quite el enlace.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made or written: %2. Name another.</source>
        <translation>No se puede crear la carpeta %1 ni escribir en ella: %2. Indique otra.</translation>
    </message>
    <message>
        <source>%1 was changed while it was read. Read it again once it is whole.</source>
        <translation>%1 cambió mientras se leía. Léalo de nuevo cuando esté completo.</translation>
    </message>
    <message>
        <source>The program may use %1 kB of stack, too little to compute with. Raise the limit, for example by ulimit -s 8192, and start it again.</source>
        <translation>El programa puede usar %1 kB de pila, demasiado poco para calcular. Aumente el límite, por ejemplo con ulimit -s 8192, e inícielo de nuevo.</translation>
    </message>
    <message>
        <source>The system does not give the program the %1 MB of memory that computing takes: %2. Raise the limit on memory, ulimit -v, or end other programs.</source>
        <translation>El sistema no da al programa los %1 MB de memoria que necesita para calcular: %2. Aumente el límite de memoria, ulimit -v, o cierre otros programas.</translation>
    </message>
    <message>
        <source>The system starts no further thread for the program: %1. Raise the limit on processes, ulimit -u, or end other programs.</source>
        <translation>El sistema no inicia más hilos para el programa: %1. Aumente el límite de procesos, ulimit -u, o cierre otros programas.</translation>
    </message>
    <message>
        <source>There was not enough memory. Score fewer cells at once, or use a machine with more.</source>
        <translation>No hubo memoria suficiente. Evalúe menos celdas a la vez o use una máquina con más memoria.</translation>
    </message>
    <message>
        <source>A computation gave up (%1). Score the pair by itself to see whether it does so again.</source>
        <translation>Un cálculo se ha interrumpido (%1). Evalúe el par por separado para ver si vuelve a ocurrir.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is named as a shot but has no response. Take it out of the shots or measure it.</source>
        <translation>La fila de datos %1 del destino, contada desde 0, se nombra como shot pero no tiene respuesta. Quítela de los shots o mídala.</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is a shot with a response of %2, but the source model takes logarithms. Train the source again with these shots.</source>
        <translation>La fila de datos %1 del destino, contada desde 0, es un shot con respuesta %2, pero el modelo de origen toma logaritmos. Entrene de nuevo el origen con estos shots.</translation>
    </message>
    <message>
        <source>The source %1 and the target %2 hold the same file, so there is nothing to transfer. Choose the table of another platform for one of them.</source>
        <translation>El origen %1 y el destino %2 contienen el mismo archivo, así que no hay nada que transferir. Elija la tabla de otra plataforma para uno de ellos.</translation>
    </message>
    <message>
        <source>All %1 measured rows of %2 are shots, so none is left to test on. With %3 shots the others show how large the error is.</source>
        <translation>Las %1 filas medidas de %2 son todas shots, así que no queda ninguna para probar. Con %3 shots, las demás muestran cuánto es el error.</translation>
    </message>
    <message>
        <source>Adapting without %1</source>
        <translation>Adaptando sin %1</translation>
    </message>
    <message>
        <source>Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Provisional: la transferencia debería compensar. En los %1 shots, reservando cada uno por turno, la mejor forma sencilla de usar el origen (%2) tiene un error de %3; un modelo solo de los shots, de %4.</translation>
    </message>
    <message>
        <source>Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>Provisional: los %1 shots no permiten asegurar si la transferencia compensa. Reservando cada uno por turno, la mejor forma sencilla de usar el origen (%2) tiene un error de %3; un modelo solo de los shots, de %4.</translation>
    </message>
    <message>
        <source>Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of the shots alone errs by %4, the best simple way to use the source (%2) by %3.</source>
        <translation>Provisional: puede que la transferencia no compense. En los %1 shots, reservando cada uno por turno, un modelo solo de los shots tiene un error de %4; la mejor forma sencilla de usar el origen (%2), de %3.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Aquí la transferencia compensa. «%1» tiene un error de %2 en los %3 shots, reservando cada uno por turno; el mejor modelo solo de los shots, «%4», de %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>Aquí la transferencia apenas cambia nada. «%1» tiene un error de %2 en los %3 shots, reservando cada uno por turno; el mejor modelo solo de los shots, «%4», de %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Aquí la transferencia no compensa. «%1» tiene un error de %2 en los %3 shots, reservando cada uno por turno; el mejor modelo solo de los shots, «%4», de solo %5. El origen no hace falta.</translation>
    </message>
    <message>
        <source>Errors are the mean absolute percentage errors (MAPE) of the leaderboard.</source>
        <translation>Los errores son los errores porcentuales absolutos medios (MAPE) de la clasificación.</translation>
    </message>
    <message>
        <source>Errors are the normalised mean squared errors (nMSE) of the leaderboard.</source>
        <translation>Los errores son los errores cuadráticos medios normalizados (nMSE) de la clasificación.</translation>
    </message>
    <message>
        <source>The preliminary verdict said the same.</source>
        <translation>El veredicto provisional decía lo mismo.</translation>
    </message>
    <message>
        <source>The preliminary verdict had left it open.</source>
        <translation>El veredicto provisional lo había dejado abierto.</translation>
    </message>
    <message>
        <source>The preliminary verdict said otherwise: it rests on a few simple models and %1 shots held out, the leaderboard on all strategies.</source>
        <translation>El veredicto provisional decía otra cosa: se basa en unos pocos modelos sencillos y %1 shots reservados; la clasificación, en todas las estrategias.</translation>
    </message>
    <message>
        <source>The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since 1970. Correct or unset it.</source>
        <translation>El entorno define SOURCE_DATE_EPOCH como «%1», que no es un número de segundos desde 1970. Corríjalo o elimínelo.</translation>
    </message>
    <message>
        <source>The model of %1 does not say how far its predictions were off, so nothing can be said of requests. Export it again.</source>
        <translation>El modelo de %1 no indica cuánto erraron sus predicciones, así que no se puede decir nada de las solicitudes. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>Pairs: %1. Finished cells: %2. Seed: %3.</source>
        <translation>Pares: %1. Celdas terminadas: %2. Semilla: %3.</translation>
    </message>
    <message>
        <source>Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be told.</source>
        <translation>La transferencia compensa en %1 de las %2 combinaciones de un par y un número de shots que se pueden decidir.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Shots</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severidad</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Improvement is how much less error Auto has than the best strategy that learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.</source>
        <translation>La mejora es cuánto menos error tiene Auto que la mejor estrategia que aprende solo de los shots, con un intervalo del 90&#x202f;% sobre las repeticiones; por debajo de 0, la transferencia no compensa.</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganadora</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>Mejor de las demás</translation>
    </message>
    <message>
        <source>What has no score, and why</source>
        <translation>Lo que no tiene puntuación, y por qué</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>accepted suggestion</source>
        <translation>sugerencia aceptada</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>Lo que los shots decían de antemano</translation>
    </message>
    <message>
        <source>Does transfer pay?</source>
        <translation>¿Compensa la transferencia?</translation>
    </message>
    <message>
        <source>%1 is not a probability that a request can be made for. Give one between 0 and 1, such as 0.95.</source>
        <translation>%1 no es una probabilidad para la que se pueda hacer una solicitud. Dé una entre 0 y 1, por ejemplo 0.95.</translation>
    </message>
    <message>
        <source>No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that needs at least %3. Ask for at most %4, or measure more runs.</source>
        <translation>Con %2 {ejecución|ejecuciones} no se puede prometer que una solicitud baste con una probabilidad de %1: hacen falta al menos %3. Pida como máximo %4 o mida más ejecuciones.</translation>
    </message>
    <message>
        <source>There is no run to learn requests from. Measure the response of at least 3 runs.</source>
        <translation>No hay ninguna ejecución de la que aprender solicitudes. Mida la respuesta de al menos 3 ejecuciones.</translation>
    </message>
    <message>
        <source>A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at most 10¹⁸.</source>
        <translation>No se puede calcular un modelo de %1 parámetros. Indique cuántos tiene, por ejemplo 7.5e9; como máximo 10¹⁸.</translation>
    </message>
    <message>
        <source>%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel parts. Give a number of devices, up to 10 million, that is a multiple of the product of both.</source>
        <translation>%1 {dispositivo no se puede|dispositivos no se pueden} repartir entre %2 partes de paralelismo tensorial y %3 de paralelismo de pipeline. Dé un número de dispositivos, hasta 10 millones, que sea múltiplo del producto de ambas.</translation>
    </message>
    <message>
        <source>Activations need the layers, the hidden size, the heads, the sequence length and the batch of the model, all from 1 to 10⁹. Give all of them or none.</source>
        <translation>Las activaciones necesitan las capas, la dimensión oculta, las cabezas, la longitud de secuencia y el lote del modelo, todos entre 1 y 10⁹. Dé todos o ninguno.</translation>
    </message>
    <message>
        <source>Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one device in GB, above 0 and at most 10⁹, on each line.</source>
        <translation>La línea %1 de la lista de máquinas es «%2». Escriba en cada línea un nombre, una coma y la memoria de un dispositivo en GB, mayor que 0 y como máximo 10⁹.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradientes</translation>
    </message>
    <message>
        <source>Weights in full precision</source>
        <translation>Pesos en precisión completa</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Variance of the gradients</source>
        <translation>Varianza de los gradientes</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Fragmentation, a tenth of the others</source>
        <translation>Fragmentación, una décima parte del resto</translation>
    </message>
    <message>
        <source>What the device keeps</source>
        <translation>Lo que se reserva el dispositivo</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device</source>
        <translation>%1 bytes por cada uno de los %2 parámetros de un dispositivo</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device, shared by %3 devices</source>
        <translation>%1 bytes por cada uno de los %2 parámetros de un dispositivo, repartidos entre %3 dispositivos</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for each of %1 layers, with %2 tensor-parallel devices</source>
        <translation>Secuencia × lote × oculta × (10 + (24 + 5 cabezas × secuencia / oculta) / %2) bytes por cada una de las %1 capas, con %2 dispositivos en paralelismo tensorial</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 tensor-parallel devices; those of the attention are computed again</source>
        <translation>Secuencia × lote × oculta × (10 + 24 / %2) bytes por cada una de las %1 capas, con %2 dispositivos en paralelismo tensorial; las de la atención se recalculan</translation>
    </message>
    <message>
        <source>2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer that is computed again</source>
        <translation>2 × secuencia × lote × oculta bytes para la entrada de cada una de las %1 capas, más una capa que se recalcula</translation>
    </message>
    <message>
        <source>What the model says to request has to be one number a row. Export the model again from its session.</source>
        <translation>Lo que el modelo dice que se solicite debe ser un número por fila. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>A law needs at least %2 different values of %1 with the other parameters unchanged, but %3 {was|were} found. Measure more.</source>
        <translation>Una ley necesita al menos %2 valores distintos de %1 sin cambiar los demás parámetros, pero hay %3. Mida más.</translation>
    </message>
    <message>
        <source>%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows out.</source>
        <translation>%1 contiene %2. Una ley necesita parámetros mayores que 0; elija otros u omita esas filas.</translation>
    </message>
    <message>
        <source>Column %1 of %2 holds text. A law needs numbers; choose another column.</source>
        <translation>La columna %1 de %2 contiene texto. Una ley necesita números; elija otra columna.</translation>
    </message>
    <message>
        <source>No row has both a response and all parameters. Choose other columns.</source>
        <translation>Ninguna fila tiene a la vez una respuesta y todos los parámetros. Elija otras columnas.</translation>
    </message>
    <message>
        <source>The values of “%1” are about %3 times those of “%2”, as if they were in another unit.</source>
        <translation>Los valores de «%1» son unas %3 veces los de «%2», como si estuvieran en otra unidad.</translation>
    </message>
    <message>
        <source>A line of the stream is longer than any run could be. Check that it is a CSV.</source>
        <translation>Una línea del flujo es más larga de lo que puede ser una ejecución. Compruebe que sea un CSV.</translation>
    </message>
    <message>
        <source>The stream %1 has no column %2, which the model needs. Add it, or start without the model.</source>
        <translation>El flujo %1 no tiene la columna %2, que el modelo necesita. Añádala o empiece sin el modelo.</translation>
    </message>
    <message>
        <source>Row %1: the text in column %2 is no number and counts as missing.</source>
        <translation>Fila %1: el texto de la columna %2 no es un número y cuenta como ausente.</translation>
    </message>
    <message>
        <source>Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old one is kept.</source>
        <translation>Ejecución %1: deriva, las respuestas son %2 veces las predichas. Empieza la versión %3; la anterior se conserva.</translation>
    </message>
    <message>
        <source>Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.</source>
        <translation>Ejecución %1: deriva, los errores han crecido. Empieza la versión %2; la anterior se conserva.</translation>
    </message>
    <message>
        <source>Run %1: the environment of version %2 is back and was taken up again as version %3.</source>
        <translation>Ejecución %1: ha vuelto el entorno de la versión %2, que se retoma como versión %3.</translation>
    </message>
    <message>
        <source>%1 belongs to a stream with another header or other settings. Name another log, or remove the journal to begin anew.</source>
        <translation>%1 pertenece a un flujo con otra cabecera u otros ajustes. Indique otro registro o elimine el diario para empezar de nuevo.</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.</source>
        <translation>%1 está dañado en la línea %2. Elimínelo para empezar de nuevo o recupere una copia intacta.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make room on the disk or name another log.</source>
        <translation>No se puede escribir %1: %2. Libere espacio en el disco o indique otro registro.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its name and your rights.</source>
        <translation>No se puede leer %1: %2. Compruebe su nombre y sus permisos.</translation>
    </message>
    <message>
        <source>There is no table. Name at least one CSV with run times on several platforms.</source>
        <translation>No hay ninguna tabla. Indique al menos un CSV con tiempos de ejecución en varias plataformas.</translation>
    </message>
    <message>
        <source>No column is known to hold the run time. Name it with --time: one column and the column of the platform&apos;s name, or one time column a platform.</source>
        <translation>No se sabe qué columna contiene el tiempo de ejecución. Indíquela con --time: una columna y la columna con el nombre de la plataforma, o una columna de tiempo por plataforma.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; of %2 holds text and cannot be a run time. Name a column of numbers.</source>
        <translation>La columna «%1» de %2 contiene texto y no puede ser un tiempo de ejecución. Indique una columna de números.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds numbers in one table and text in %2. Rename it or leave it out.</source>
        <translation>La columna «%1» contiene números en una tabla y texto en %2. Renómbrela u omítala.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; is named twice, as %2 and as %3. Name it once.</source>
        <translation>La columna «%1» se indica dos veces, como %2 y como %3. Indíquela una sola vez.</translation>
    </message>
    <message>
        <source>No column is left that describes a run: every column is a name, a time, constant or left out.</source>
        <translation>No queda ninguna columna que describa una ejecución: cada columna es un nombre, un tiempo, constante u omitida.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2. Name one of them, or fastest or slowest.</source>
        <translation>«%1» no es una plataforma de las tablas: %2. Indique una de ellas, o fastest o slowest.</translation>
    </message>
    <message>
        <source>There is only one group of runs, so none can be left out. Name other group columns.</source>
        <translation>Solo hay un grupo de ejecuciones, así que no se puede dejar fuera ninguno. Indique otras columnas de grupo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2.</source>
        <translation>«%1» no es una plataforma de las tablas: %2.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Name one of: %2.</source>
        <translation>No hay ningún modelo «%1». Indique uno de: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the alias table is not &quot;counter,name&quot;. Correct it: the first cell is the name to use, each further cell a name that a tool writes.</source>
        <translation>La línea %1 de la tabla de alias no es «counter,name». Corríjala: la primera celda es el nombre que se usa; cada celda siguiente, un nombre que escribe una herramienta.</translation>
    </message>
    <message>
        <source>%1 holds another kind of model. Name one that &quot;platforms train&quot; has written.</source>
        <translation>%1 contiene otro tipo de modelo. Indique uno que haya escrito «platforms train».</translation>
    </message>
    <message>
        <source>%1 was written by a newer Footbridge. Open it with that version.</source>
        <translation>%1 fue escrito por un Footbridge más reciente. Ábralo con esa versión.</translation>
    </message>
    <message>
        <source>Rows without a run time above 0 or without a platform were left out: %1.</source>
        <translation>Se omitieron filas sin un tiempo de ejecución mayor que 0 o sin plataforma: %1.</translation>
    </message>
    <message>
        <source>Left out, because they differ between platforms where the other columns describe the run itself: %1.</source>
        <translation>Omitidas porque difieren entre plataformas donde las demás columnas describen la propia ejecución: %1.</translation>
    </message>
    <message>
        <source>Left out, because they follow the run time: %1.</source>
        <translation>Omitidas porque siguen al tiempo de ejecución: %1.</translation>
    </message>
    <message>
        <source>Used to tell runs apart, not to predict: %1.</source>
        <translation>Usadas para distinguir ejecuciones, no para predecir: %1.</translation>
    </message>
    <message>
        <source>Runs that agree in %1 form a group and stay on one side of every split.</source>
        <translation>Las ejecuciones que coinciden en %1 forman un grupo y quedan en el mismo lado de cada división.</translation>
    </message>
    <message>
        <source>No column says which application a run belongs to, so each run is a group of its own. Name the column if there is one.</source>
        <translation>Ninguna columna dice a qué aplicación pertenece una ejecución, así que cada ejecución es un grupo propio. Indique la columna si la hay.</translation>
    </message>
    <message>
        <source>Counters brought to common names: %1.</source>
        <translation>Contadores llevados a nombres comunes: %1.</translation>
    </message>
    <message>
        <source>As ratios to %1: %2.</source>
        <translation>Como cocientes respecto a %1: %2.</translation>
    </message>
    <message>
        <source>No column holds the total of instructions, so ratios cannot be formed. Add it to the alias table as PAPI_TOT_INS.</source>
        <translation>Ninguna columna contiene el total de instrucciones, así que no se pueden formar cocientes. Añádala a la tabla de alias como PAPI_TOT_INS.</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>Dejando fuera %1</translation>
    </message>
    <message>
        <source>Majority order</source>
        <translation>Orden mayoritario</translation>
    </message>
    <message>
        <source>Mean vector</source>
        <translation>Vector medio</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>Vecinos más cercanos</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>Boosting</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Proceso gaussiano</translation>
    </message>
    <message>
        <source>Published: VAE, network</source>
        <translation>Publicado: VAE, red</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Published, without calibrated decoder</source>
        <translation>Publicado, sin decodificador calibrado</translation>
    </message>
    <message>
        <source>Published, without KL schedule</source>
        <translation>Publicado, sin programa de KL</translation>
    </message>
    <message>
        <source>Published, without regression loss</source>
        <translation>Publicado, sin pérdida de regresión</translation>
    </message>
    <message>
        <source>Published, network alone</source>
        <translation>Publicado, solo la red</translation>
    </message>
    <message>
        <source>%1 is damaged: its compressed bytes end early or do not fit together. Fetch it again.</source>
        <translation>%1 está dañado: sus bytes comprimidos terminan antes de tiempo o no concuerdan. Descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.</source>
        <translation>%1 ocupa más de %2 GB descomprimido. Recorte la parte que interese y ábrala.</translation>
    </message>
    <message>
        <source>%1 holds no job. Choose a log in Standard Workload Format, the output of sacct --parsable2, or a CSV with the columns job, submit, processors, request and runtime.</source>
        <translation>%1 no contiene ningún trabajo. Elija un registro en Standard Workload Format, la salida de sacct --parsable2 o un CSV con las columnas job, submit, processors, request y runtime.</translation>
    </message>
    <message>
        <source>%1 does not say how large its machine is. Give the number of processors.</source>
        <translation>%1 no dice el tamaño de su máquina. Indique el número de procesadores.</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text where numbers of seconds or processors are needed. Name another column.</source>
        <translation>La columna «%1» de %2 contiene texto donde hacen falta números de segundos o de procesadores. Indique otra columna.</translation>
    </message>
    <message>
        <source>“%1” does not say which column is meant. Write MEANING=COLUMN with one of the meanings %2.</source>
        <translation>«%1» no dice a qué columna se refiere. Escriba MEANING=COLUMN con uno de los significados %2.</translation>
    </message>
    <message>
        <source>Field %2 of line %1 is “%3”, which is no finite number; the line was left out.</source>
        <translation>El campo %2 de la línea %1 es «%3», que no es un número finito; la línea se omitió.</translation>
    </message>
    <message>
        <source>Line %1 gives “%2” for %3, which is no whole number or too large, and was passed over.</source>
        <translation>La línea %1 da «%2» para %3, que no es un número entero o es demasiado grande, y se pasó por alto.</translation>
    </message>
    <message>
        <source>Line %1 was submitted before the job above it; the jobs were put in order.</source>
        <translation>La línea %1 se envió antes que el trabajo anterior; los trabajos se han ordenado.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no time; the line was left out.</source>
        <translation>«%2» en la columna %3 de la línea %1 no es un tiempo; la línea se omitió.</translation>
    </message>
    <message>
        <source>%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed with --parsable2.</source>
        <translation>%1 no tiene la columna %2. Pida a sacct --format=JobID,Submit,NNodes,Timelimit,Elapsed con --parsable2.</translation>
    </message>
    <message>
        <source>Left out because they name no processors</source>
        <translation>Omitidos porque no indican procesadores</translation>
    </message>
    <message>
        <source>Left out because they ask for more than the machine has</source>
        <translation>Omitidos porque piden más de lo que tiene la máquina</translation>
    </message>
    <message>
        <source>Left out because they have no run time</source>
        <translation>Omitidos porque no tienen tiempo de ejecución</translation>
    </message>
    <message>
        <source>Left out because they have no requested time</source>
        <translation>Omitidos porque no tienen tiempo solicitado</translation>
    </message>
    <message>
        <source>Left out because they have no time of submission</source>
        <translation>Omitidos porque no tienen hora de envío</translation>
    </message>
    <message>
        <source>Ran beyond their request; ended there</source>
        <translation>Superaron lo solicitado; se terminaron ahí</translation>
    </message>
    <message>
        <source>Name no requested processors; the allocated ones were taken</source>
        <translation>No indican procesadores solicitados; se tomaron los asignados</translation>
    </message>
    <message>
        <source>No job was submitted in this part of the log. Choose another.</source>
        <translation>En esta parte del registro no se envió ningún trabajo. Elija otra.</translation>
    </message>
    <message>
        <source>“%1” is neither an estimate (%2) nor a file. Check the name.</source>
        <translation>«%1» no es ni una estimación (%2) ni un archivo. Compruebe el nombre.</translation>
    </message>
    <message>
        <source>%1 lacks the column %2. A file of estimates has the columns job and estimate, and may have processors and upper.</source>
        <translation>A %1 le falta la columna %2. Un archivo de estimaciones tiene las columnas job y estimate, y puede tener processors y upper.</translation>
    </message>
    <message>
        <source>Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a size that is not from 1 to %3 processors. Correct it.</source>
        <translation>La fila de datos %2 de %1 contiene un tiempo que no está entre un milisegundo y 10¹² segundos, o un tamaño que no está entre 1 y %3 procesadores. Corríjala.</translation>
    </message>
    <message>
        <source>There is no policy “%1”. Choose one of: %2.</source>
        <translation>No hay ninguna política «%1». Elija una de: %2.</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) from the adapted model.</source>
        <translation>El tiempo de retorno baja un %1&#x202f;%, de %2 h a %3 h: %4 puntos proceden solo de la flexibilidad; %5 (%6 a %7), del modelo adaptado.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the adapted model adds %5 (%6 to %7).</source>
        <translation>El tiempo de retorno sube un %1&#x202f;%, de %2 h a %3 h: la flexibilidad por sí sola ahorra %4 puntos; el modelo adaptado añade %5 (%6 a %7).</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) would come from knowing every run time.</source>
        <translation>El tiempo de retorno baja un %1&#x202f;%, de %2 h a %3 h: %4 puntos proceden solo de la flexibilidad; %5 (%6 a %7) procederían de conocer cada tiempo de ejecución.</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, knowing every run time adds %5 (%6 to %7).</source>
        <translation>El tiempo de retorno sube un %1&#x202f;%, de %2 h a %3 h: la flexibilidad por sí sola ahorra %4 puntos; conocer cada tiempo de ejecución añade %5 (%6 a %7).</translation>
    </message>
    <message>
        <source>Flexibility alone means moldable EASY with linear scaling of what users request, which needs no model.</source>
        <translation>«Solo la flexibilidad» significa EASY moldeable con escalado lineal de lo que solicitan los usuarios, lo que no necesita ningún modelo.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %: on this log worse estimates do as well.</source>
        <translation>Duplicar cada solicitud ahorra un %1&#x202f;%: en este registro, peores estimaciones sirven igual.</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %, less than the better estimates.</source>
        <translation>Duplicar cada solicitud ahorra un %1&#x202f;%, menos que las mejores estimaciones.</translation>
    </message>
    <message>
        <source>Simulating the schedule</source>
        <translation>Simulando la planificación</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino se comporta como el origen a otro nivel.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves carries over, at most at another level.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): gran parte del comportamiento del origen se traslada, a lo sumo a otro nivel.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part of it does not.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): una parte del comportamiento del origen se traslada; otra, no.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves carries over as it is.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): poco del comportamiento del origen se traslada tal cual.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): podría trasladarse gran parte del comportamiento del origen, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): podría trasladarse una parte del comportamiento del origen, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it is, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): puede que poco del comportamiento del origen se traslade tal cual, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>The band reaches %1, where much of how the source behaves carries over.</source>
        <translation>La banda llega a %1, donde gran parte del comportamiento del origen se traslada.</translation>
    </message>
    <message>
        <source>The band reaches %1, where part of how the source behaves carries over.</source>
        <translation>La banda llega a %1, donde una parte del comportamiento del origen se traslada.</translation>
    </message>
    <message>
        <source>The band reaches %1, where little of how the source behaves carries over.</source>
        <translation>La banda llega a %1, donde poco del comportamiento del origen se traslada.</translation>
    </message>
    <message>
        <source>A severity of %1 does not promise small errors: the source model misses %2 % of the variance on its own platform, and another level or behaviour too small to tell from chance with %3 shots (up to %4) does not count.</source>
        <translation>Una severidad de %1 no promete errores pequeños: al modelo de origen le falta un %2&#x202f;% de la varianza en su propia plataforma, y no cuenta un nivel distinto ni un comportamiento demasiado pequeño para distinguirlo del azar con %3 shots (hasta %4).</translation>
    </message>
    <message>
        <source>The source model does not predict its own platform better than chance, so there is no severity and nothing to carry over. Look for a source with more rows or better features.</source>
        <translation>El modelo de origen no predice su propia plataforma mejor que el azar, así que no hay severidad ni nada que trasladar. Busque un origen con más filas o mejores variables.</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than their mean.</source>
        <translation>En los %1 shots, nada predice claramente mejor que su media.</translation>
    </message>
    <message>
        <source>The best of the ways leaves %1 of their variance on held-out shots, and chance may leave as much.</source>
        <translation>La mejor de las formas deja sin explicar %1 de su varianza en shots reservados, y el azar puede dejar otro tanto.</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in the folder come from. Choose an empty folder, or bring the tables back.</source>
        <translation>Las tablas del par «%1» no son aquellas de las que proceden los resultados de la carpeta. Elija una carpeta vacía o recupere las tablas.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of a version that kept no cells, so that they cannot be gone on with. Choose an empty folder.</source>
        <translation>La carpeta %1 contiene resultados de una versión que no guardaba celdas, así que no se pueden continuar. Elija una carpeta vacía.</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign. Name the folder that one was given as --out.</source>
        <translation>La carpeta %1 no contiene ninguna campaña. Indique la carpeta que se le dio a una con --out.</translation>
    </message>
    <message>
        <source>The results in %1 were begun with version %2, and this is version %3, whose numbers may differ. Choose an empty folder, or go on all the same with --any-version.</source>
        <translation>Los resultados de %1 se empezaron con la versión %2, y esta es la versión %3, cuyos números pueden diferir. Elija una carpeta vacía o continúe de todos modos con --any-version.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose another folder.</source>
        <translation>El proceso %2 de %3 está trabajando en la carpeta %1. Espere a que termine, termínelo o elija otra carpeta.</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by another process, which does not say who it is. Wait for it, end it, or choose another folder.</source>
        <translation>Otro proceso, que no dice cuál es, está trabajando en la carpeta %1. Espere a que termine, termínelo o elija otra carpeta.</translation>
    </message>
    <message>
        <source>A worker stopped the rest: %1</source>
        <translation>Un proceso de trabajo detuvo el resto: %1</translation>
    </message>
    <message>
        <source>It ended without a word.</source>
        <translation>Acabó sin decir nada.</translation>
    </message>
    <message>
        <source>Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with more memory.</source>
        <translation>Se perdieron todos los procesos de trabajo que tenían esta celda: %1 Evalúe el par por separado o con más memoria.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. Check that it is installed.</source>
        <translation>No se puede iniciar %1: %2. Compruebe que está instalado.</translation>
    </message>
    <message>
        <source>%1 is left out: none of its columns looks like a response.</source>
        <translation>%1 se omite: ninguna de sus columnas parece una respuesta.</translation>
    </message>
    <message>
        <source>The pair %1 is left out: its target has no column for the response.</source>
        <translation>El par %1 se omite: su destino no tiene columna para la respuesta.</translation>
    </message>
    <message>
        <source>A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.</source>
        <translation>Una campaña necesita al menos dos archivos CSV, pero la carpeta %1 tiene %2. Indique otra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.</source>
        <translation>«%1» no es un tiempo límite. Escríbalo como 30:00, 2:00:00 o 1-12:00:00.</translation>
    </message>
    <message>
        <source>Slurm took no more workers for now (%1); asking again later.</source>
        <translation>Slurm no acepta por ahora más procesos de trabajo (%1); se volverá a preguntar más tarde.</translation>
    </message>
    <message>
        <source>Slurm takes no workers: %1. Change the options; what is finished is kept.</source>
        <translation>Slurm no acepta procesos de trabajo: %1. Cambie las opciones; lo terminado se conserva.</translation>
    </message>
    <message>
        <source>The response of %1 is the same in all rows. Choose another response.</source>
        <translation>La respuesta de %1 es la misma en todas las filas. Elija otra respuesta.</translation>
    </message>
    <message>
        <source>Training with seed %1 of %2</source>
        <translation>Entrenando con la semilla %1 de %2</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like %4. Choose that encoding, or save the file as UTF-8 and open it again.</source>
        <translation>%1 no es texto UTF-8: la línea %2 tiene un byte no válido en la posición %3 del archivo. Parece %4. Elija esa codificación, o guarde el archivo como UTF-8 y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does not have. Choose another encoding, or save the file as UTF-8.</source>
        <translation>%1 no es texto %2: la línea %3 tiene en la posición %4 del archivo un byte que no existe en esta codificación. Elija otra codificación o guarde el archivo como UTF-8.</translation>
    </message>
    <message>
        <source>%1 cannot be read as %2, because this system lacks the table of its characters. Save the file as UTF-8 and open it again.</source>
        <translation>%1 no se puede leer como %2, porque a este sistema le falta su tabla de caracteres. Guarde el archivo como UTF-8 y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS.</source>
        <translation>%1 no es una codificación conocida para %2. Elija UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 o Shift-JIS.</translation>
    </message>
    <message>
        <source>The first line holds numbers where the columns do. If it is data, read the file without a header.</source>
        <translation>La primera línea contiene números donde las columnas también los contienen. Si son datos, lea el archivo sin cabecera.</translation>
    </message>
    <message>
        <source>Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal sign to “.” if that is wrong.</source>
        <translation>Los números se leyeron con «,» como signo decimal, el primero «%1» en la línea %2. Ponga «.» como signo decimal si no es correcto.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units, first “%3” in line %4. They were read as numbers in %2.</source>
        <translation>Las celdas de la columna «%1» llevan unidades, la primera «%3» en la línea %4. Se leyeron como números en %2.</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units that cannot be converted into each other, first “%2” in line %3. They were read as categories.</source>
        <translation>Las celdas de la columna «%1» llevan unidades que no se pueden convertir unas en otras, la primera «%2» en la línea %3. Se leyeron como categorías.</translation>
    </message>
    <message>
        <source>“%1” is called like a response but holds text, first “%2”, so no response is proposed. Change how the file is read, for example its decimal sign, or choose a column of numbers.</source>
        <translation>«%1» se llama como una respuesta pero contiene texto, el primero «%2», así que no se propone ninguna respuesta. Cambie cómo se lee el archivo, por ejemplo su signo decimal, o elija una columna de números.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it only numbers the rows.</source>
        <translation>Se propone ignorar «%1»: solo numera las filas.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it says when a run was made.</source>
        <translation>Se propone ignorar «%1»: dice cuándo se hizo una ejecución.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it is “%2” in every row.</source>
        <translation>Se propone ignorar «%1»: es «%2» en todas las filas.</translation>
    </message>
    <message>
        <source>The sources %1 and %2 hold the same file, which counts twice. Remove one of them.</source>
        <translation>Los orígenes %1 y %2 contienen el mismo archivo, que cuenta doble. Quite uno de ellos.</translation>
    </message>
    <message>
        <source>The response of the source %1 is in %2, that of the target %3 in %4, which measures something else. Choose the response that means the same.</source>
        <translation>La respuesta del origen %1 está en %2; la del destino %3, en %4, que mide otra cosa. Elija la respuesta que signifique lo mismo.</translation>
    </message>
    <message>
        <source>“%1” of %2 is its response times a constant in every run, so it tells what is to be predicted. Ignore it unless it is known before a run.</source>
        <translation>«%1» de %2 es su respuesta multiplicada por una constante en todas las ejecuciones, así que delata lo que hay que predecir. Ignórela, salvo que se conozca antes de una ejecución.</translation>
    </message>
    <message>
        <source>In %2, the columns %1 are the response times a constant in every run, so they tell what is to be predicted. Ignore them unless they are known before a run.</source>
        <translation>En %2, las columnas %1 son la respuesta multiplicada por una constante en todas las ejecuciones, así que delatan lo que hay que predecir. Ignórelas, salvo que se conozcan antes de una ejecución.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Adapting with %1 {shot|shots}</source>
        <translation>Adaptando con %1 {shot|shots}</translation>
    </message>
    <message>
        <source>Shots are the target runs that an adaptation learns from. Errors are mean squares over the variance of the shots: 0 is exact, 1 is as good as their mean.</source>
        <translation>Los shots son las ejecuciones del destino de las que aprende una adaptación. Los errores son cuadrados medios entre la varianza de los shots: 0 es exacto, 1 equivale a predecir su media.</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Aquí la transferencia compensa. «%1» tiene un error de %2 en %3 {ejecución no vista|ejecuciones no vistas}; el mejor modelo solo de los shots, «%4», de %5.</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>Aquí la transferencia apenas cambia nada. «%1» tiene un error de %2 en %3 {ejecución no vista|ejecuciones no vistas}; el mejor modelo solo de los shots, «%4», de %5.</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>Aquí la transferencia no compensa. «%1» tiene un error de %2 en %3 {ejecución no vista|ejecuciones no vistas}; el mejor modelo solo de los shots, «%4», de solo %5. El origen no hace falta.</translation>
    </message>
    <message>
        <source>The model in %1 takes %2 {feature|features} but its manifest lists %3. Export the bundle again.</source>
        <translation>El modelo de %1 toma %2 {variable|variables}, pero su manifiesto menciona %3. Exporte de nuevo el paquete.</translation>
    </message>
    <message>
        <source>%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not use this bundle; ask whoever made it to export it again.</source>
        <translation>%2 de %1 no es byte por byte lo que escribe Footbridge, así que alguien lo ha alterado. No use este paquete; pida a quien lo hizo que lo exporte de nuevo.</translation>
    </message>
    <message>
        <source>report.html in %1 holds a program or loads something from elsewhere, which Footbridge never writes. Do not open it or use this bundle; ask for a new one.</source>
        <translation>report.html de %1 contiene un programa o carga algo de otro sitio, cosa que Footbridge nunca escribe. No lo abra ni use este paquete; pida uno nuevo.</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not used. Ask whoever made it for a smaller model.</source>
        <translation>La comprobación de %1 duró más de %2 {segundo|segundos} y se detuvo, así que el paquete no se usó. Pida a quien lo hizo un modelo más pequeño.</translation>
    </message>
    <message>
        <source>%1 was made without its shots, so nobody knows which rows it has not seen. Explain single rows, or export it again with its shots.</source>
        <translation>%1 se hizo sin sus shots, así que nadie sabe qué filas no ha visto. Explique filas sueltas o expórtelo de nuevo con sus shots.</translation>
    </message>
    <message>
        <source>A performance model carried to a new platform with a handful of measured runs, the shots.</source>
        <translation>Un modelo de rendimiento llevado a una plataforma nueva con unas pocas ejecuciones medidas, los shots.</translation>
    </message>
    <message>
        <source>Out-of-fold nMSE</source>
        <translation>nMSE con validación cruzada</translation>
    </message>
    <message>
        <source>Unseen nMSE</source>
        <translation>nMSE en no vistas</translation>
    </message>
    <message>
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: measured rows of the target that are not shots; no model has seen them. nMSE: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>Validación cruzada: cada shot lo predice un modelo que no lo ha visto. No vistas: filas medidas del destino que no son shots; ningún modelo las ha visto. nMSE: error cuadrático medio de la respuesta transformada entre su varianza; 1 equivale, por tanto, a predecir la media.</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>Las mediciones repetidas con variables idénticas se dispersan: %1 {fila tiene|filas tienen} una gemela, y su respuesta transformada tiene una desviación típica de %2. Ningún modelo puede hacerlo mejor en una sola ejecución.</translation>
    </message>
    <message>
        <source>What the predictions rest on</source>
        <translation>En qué se apoyan las predicciones</translation>
    </message>
    <message>
        <source>Increase of the nMSE</source>
        <translation>Aumento del nMSE</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>Why this prediction? Data row %1</source>
        <translation>¿Por qué esta predicción? Fila de datos %1</translation>
    </message>
    <message>
        <source>%1 predicted.</source>
        <translation>%1 predicho.</translation>
    </message>
    <message>
        <source>%1 predicted, %2 % interval from %3 to %4.</source>
        <translation>%1 predicho, intervalo del %2&#x202f;% de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 measured.</source>
        <translation>%1 medido.</translation>
    </message>
    <message>
        <source>Member of the mixture</source>
        <translation>Miembro de la mezcla</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>What moves it: one feature over its range, the others as they are.</source>
        <translation>Qué la mueve: una variable a lo largo de su rango, las demás tal como están.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Lowest prediction</source>
        <translation>Predicción más baja</translation>
    </message>
    <message>
        <source>Highest prediction</source>
        <translation>Predicción más alta</translation>
    </message>
    <message>
        <source>Nearest rows, over the features that move the prediction.</source>
        <translation>Filas más cercanas, sobre las variables que mueven la predicción.</translation>
    </message>
    <message>
        <source>Data row</source>
        <translation>Fila de datos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>%1, source</source>
        <translation>%1, origen</translation>
    </message>
    <message>
        <source>%1, shot</source>
        <translation>%1, shot</translation>
    </message>
    <message>
        <source>What better estimates are worth to the machine of %1</source>
        <translation>Lo que valen mejores estimaciones para la máquina de %1</translation>
    </message>
    <message>
        <source>%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each load. Means over streams with 95 % intervals.</source>
        <translation>%1 {trabajo|trabajos} en %2 {procesador|procesadores}; con cada carga, %3 flujos extraídos del registro. Medias sobre los flujos con intervalos del 95 %.</translation>
    </message>
    <message>
        <source>What cleaning did</source>
        <translation>Qué hizo la limpieza</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>First in line</source>
        <translation>Primera vez en la línea</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>Carga %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimaciones</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>modelo adaptado</translation>
    </message>
    <message>
        <source>Turnaround [h]</source>
        <translation>Tiempo de retorno [h]</translation>
    </message>
    <message>
        <source>Wait [h]</source>
        <translation>Espera [h]</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>Ralentización acotada</translation>
    </message>
    <message>
        <source>Utilisation [%]</source>
        <translation>Utilización [%]</translation>
    </message>
    <message>
        <source>Processors per job</source>
        <translation>Procesadores por trabajo</translation>
    </message>
    <message>
        <source>95 % of users wait at most [h]</source>
        <translation>El 95&#x202f;% de los usuarios espera como máximo [h]</translation>
    </message>
    <message>
        <source>Jobs ended</source>
        <translation>Trabajos terminados</translation>
    </message>
    <message>
        <source>Saved over EASY [%]</source>
        <translation>Ahorro frente a EASY [%]</translation>
    </message>
    <message>
        <source>Mean of the shots</source>
        <translation>Media de los shots</translation>
    </message>
    <message>
        <source>Ridge on the features</source>
        <translation>Ridge sobre las variables</translation>
    </message>
    <message>
        <source>Source with an offset</source>
        <translation>Origen con un desfase</translation>
    </message>
    <message>
        <source>Linear probing</source>
        <translation>Sonda lineal</translation>
    </message>
    <message>
        <source>Forest on the features</source>
        <translation>Bosque sobre las variables</translation>
    </message>
    <message>
        <source>Source corrected by a forest</source>
        <translation>Origen corregido por un bosque</translation>
    </message>
    <message>
        <source>Aligned source</source>
        <translation>Origen alineado</translation>
    </message>
    <message>
        <source>Gaussian processes</source>
        <translation>Procesos gaussianos</translation>
    </message>
    <message>
        <source>Source as it is</source>
        <translation>Origen tal cual</translation>
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
        <translation>El intervalo es ancho: %1, cuando lo habitual es %2.</translation>
    </message>
    <message>
        <source>The interval is narrow: %1, where %2 is usual.</source>
        <translation>El intervalo es estrecho: %1, cuando lo habitual es %2.</translation>
    </message>
    <message>
        <source>The interval is about as wide as usual: %1.</source>
        <translation>El intervalo es más o menos tan ancho como de costumbre: %1.</translation>
    </message>
    <message>
        <source>The interval is %1 for every row: this model does not tell certain rows from uncertain ones.</source>
        <translation>El intervalo es %1 para todas las filas: este modelo no distingue las filas seguras de las inseguras.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by a factor of up to %1.</source>
        <translation>Los miembros de la mezcla difieren hasta en un factor de %1.</translation>
    </message>
    <message>
        <source>The members of the mixture differ by up to %1.</source>
        <translation>Los miembros de la mezcla difieren hasta en %1.</translation>
    </message>
    <message>
        <source>The members of the mixture agree; the width comes from the usual error on shots held out.</source>
        <translation>Los miembros de la mezcla coinciden; la anchura procede del error habitual en shots reservados.</translation>
    </message>
    <message>
        <source>The members of the mixture agree, but the shots say little about rows like this one.</source>
        <translation>Los miembros de la mezcla coinciden, pero los shots dicen poco sobre filas como esta.</translation>
    </message>
    <message>
        <source>The nearest shot lies %1 away, where %2 is usual.</source>
        <translation>El shot más cercano está a una distancia de %1, cuando lo habitual es %2.</translation>
    </message>
    <message>
        <source>A shot lies near: %1 away, where %2 is usual.</source>
        <translation>Hay un shot cerca: a una distancia de %1, cuando lo habitual es %2.</translation>
    </message>
    <message>
        <source>This row is one of the shots.</source>
        <translation>Esta fila es uno de los shots.</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>«%1» no tiene valor.</translation>
    </message>
    <message>
        <source>The model has not seen this value of “%1”.</source>
        <translation>El modelo no ha visto este valor de «%1».</translation>
    </message>
    <message>
        <source>“%1” lies outside the range of the rows that the model was made from.</source>
        <translation>«%1» queda fuera del rango de las filas con las que se hizo el modelo.</translation>
    </message>
    <message>
        <source>%1 % of the prediction is the closest source as it is, because the shots hardly show that the target differs.</source>
        <translation>El %1&#x202f;% de la predicción es el origen más cercano tal cual, porque los shots apenas muestran que el destino difiera.</translation>
    </message>
    <message>
        <source>It is as wide as it takes to hold %1 of the %2 shots held out.</source>
        <translation>Es tan ancho como hace falta para contener %1 de los %2 shots reservados.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among %1 runs that the model has not seen; their error as they are: %3.</source>
        <translation>Valores permutados %2 veces entre %1 ejecuciones que el modelo no ha visto; su error tal como están: %3.</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among the %1 shots, each predicted by a model made without it; their error as they are: %3.</source>
        <translation>Valores permutados %2 veces entre los %1 shots, cada uno predicho por un modelo hecho sin él; su error tal como están: %3.</translation>
    </message>
    <message>
        <source>Making models without some of the shots</source>
        <translation>Haciendo modelos sin algunos de los shots</translation>
    </message>
    <message>
        <source>Shuffling the features</source>
        <translation>Permutando las variables</translation>
    </message>
    <message>
        <source>The importance of features needs at least 5 measured rows that the model has not seen, or 5 shots to hold out. Measure more rows.</source>
        <translation>La importancia de las variables necesita al menos 5 filas medidas que el modelo no haya visto, o 5 shots que reservar. Mida más filas.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {input|inputs} and needs %4. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo tiene %3 {entrada|entradas} y necesita %4. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo tiene %3 {columna|columnas} donde hay que tener %4. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>The model needs %1 {column|columns} and was given %2. Choose a table with its columns.</source>
        <translation>El modelo necesita %1 {columna|columnas} y recibió %2. Elija una tabla con sus columnas.</translation>
    </message>
    <message>
        <source>The model has more steps than can be written as TorchScript in reasonable time. Choose a simpler strategy.</source>
        <translation>El modelo tiene más pasos de los que se pueden escribir como TorchScript en un tiempo razonable. Elija una estrategia más sencilla.</translation>
    </message>
    <message>
        <source>%1 {shot is|shots are} too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 {shot es muy poco|shots son muy pocos} para adaptar un modelo. Use al menos 3 filas del destino con respuesta.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but only %2 target {row has|rows have} a response. Ask for at most %2.</source>
        <translation>Se ha pedido un total de %1 {shot|shots}, pero solo %2 {fila del destino tiene|filas del destino tienen} respuesta. Pida %2 como máximo.</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 {row|rows} with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>Se ha pedido un total de %1 {shot|shots}, pero los grupos de los que pueden salir solo contienen %2 {fila|filas} con respuesta, porque los demás grupos se guardan para la prueba. Pida %2 como máximo u omita las columnas de grupo.</translation>
    </message>
    <message>
        <source>Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. Mend the program that writes it.</source>
        <translation>La fila %2 del flujo %1 tiene %3 {celda|celdas}, pero su cabecera tiene %4. Corrija el programa que lo escribe.</translation>
    </message>
    <message>
        <source>The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it grow, or start from fewer with a smaller number.</source>
        <translation>El flujo %1 termina tras %2 {ejecución medida|ejecuciones medidas}, pero el aprendizaje empieza a partir de %3. Déjelo crecer o empiece con menos indicando un número menor.</translation>
    </message>
    <message>
        <source>Run %1: version %2 begins, refitted on %3 {run|runs}.</source>
        <translation>Ejecución %1: empieza la versión %2, reajustada con %3 {ejecución|ejecuciones}.</translation>
    </message>
    <message>
        <source>Run %1: the model that the stream started from was adapted again, to %2 runs.</source>
        <translation>Ejecución %1: el modelo del que partió el flujo se adaptó de nuevo, con %2 ejecuciones.</translation>
    </message>
    <message>
        <source>Resumed after %1 {run|runs}.</source>
        <translation>Reanudado tras %1 {ejecución|ejecuciones}.</translation>
    </message>
    <message>
        <source>The tables hold run times of %1 {platform|platforms}. At least 2 are needed to compare them; check the platform and time columns.</source>
        <translation>Las tablas contienen tiempos de ejecución de %1 {plataforma|plataformas}. Se necesitan al menos 2 para compararlas; compruebe las columnas de plataforma y de tiempo.</translation>
    </message>
    <message>
        <source>Only %1 {run was|runs were} measured on more than one platform, and at least 3 are needed. Check which columns say what was run.</source>
        <translation>Solo %1 {ejecución se midió|ejecuciones se midieron} en más de una plataforma, y se necesitan al menos 3. Compruebe qué columnas dicen qué se ejecutó.</translation>
    </message>
    <message>
        <source>The model does not hold how its errors go together, so measured run times cannot correct it. Train it again with this version.</source>
        <translation>El modelo no contiene cómo se relacionan sus errores entre sí, así que los tiempos de ejecución medidos no pueden corregirlo. Entrénelo de nuevo con esta versión.</translation>
    </message>
    <message>
        <source>%1 has no column of numbers that bears the name of a platform: %2. Name the columns with measured run times so.</source>
        <translation>%1 no tiene ninguna columna de números que lleve el nombre de una plataforma: %2. Dé esos nombres a las columnas con tiempos de ejecución medidos.</translation>
    </message>
    <message>
        <source>Repeated measurements became their median: %1 {row|rows}, %2 {time|times}. Their typical spread is %3 %.</source>
        <translation>Las mediciones repetidas se sustituyeron por su mediana: %1 {fila|filas}, %2 {tiempo|tiempos}. Su dispersión típica es del %3&#x202f;%.</translation>
    </message>
    <message>
        <source>Published, without reference platform first</source>
        <translation>Publicado, sin plataforma de referencia previa</translation>
    </message>
    <message>
        <source>Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, first in line %6. Check the size of the machine, and the columns of the log and their units.</source>
        <translation>Entre %1 {trabajo|trabajos} de %2 no hay ninguno que se pueda simular con %3 {procesador|procesadores}. %4: %5, por primera vez en la línea %6. Compruebe el tamaño de la máquina, así como las columnas del registro y sus unidades.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {field|fields} instead of 18 and was left out.</source>
        <translation>La línea %1 tiene %2 {campo|campos} en lugar de 18 y se omitió.</translation>
    </message>
    <message>
        <source>%1 {line is a step of a job, not a job, and was|lines are steps of jobs, not jobs, and were} left out.</source>
        <translation>%1 {línea es un paso de un trabajo, no un trabajo, y se omitió|líneas son pasos de trabajos, no trabajos, y se omitieron}.</translation>
    </message>
    <message>
        <source>%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.</source>
        <translation>%1 no tiene estimación para %2 {trabajo|trabajos} del registro, el primero %3. Añada lo que falta.</translation>
    </message>
    <message>
        <source>“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 processors.</source>
        <translation>«%1» no dice qué tamaño tiene una partición. Escriba NAME=PROCESSORS con 1 a %2 procesadores.</translation>
    </message>
    <message>
        <source>No job of %1 is of the partition “%2”. Check its name.</source>
        <translation>Ningún trabajo de %1 es de la partición «%2». Compruebe su nombre.</translation>
    </message>
    <message>
        <source>The partitions have %1 processors together, more than the %2 of the machine.</source>
        <translation>Las particiones suman %1 procesadores, más que los %2 de la máquina.</translation>
    </message>
    <message>
        <source>Job %1 asks for %2 processors, and its partition has %3. Give it more.</source>
        <translation>El trabajo %1 pide %2 procesadores, y su partición tiene %3. Dele más.</translation>
    </message>
    <message>
        <source>Comparing policies on %1 {stream|streams}</source>
        <translation>Comparando políticas en %1 {flujo|flujos}</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 {shot|shots}; a severity of up to %2 is possible.</source>
        <translation>Con %1 {shot|shots} no se detecta ninguna diferencia con el origen; es posible una severidad de hasta %2.</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 {shot|shots}. At least 4 target rows with a response are needed.</source>
        <translation>La severidad no es medible con %1 {shot|shots}. Se necesitan al menos 4 filas del destino con respuesta.</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 {shot|shots}, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>El modelo de origen no da un número para todos los shots (%1 {shot|shots} en total), así que no se puede medir la severidad. Compruebe las variables de los shots.</translation>
    </message>
    <message>
        <source>Source and target share no feature, and %1 {shot is|shots are} too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>Origen y destino no comparten ninguna variable, y %1 {shot es muy poco|shots son muy pocos} para emparejar columnas por sus formas. Empareje variables en la página Variables o mida al menos 5 filas.</translation>
    </message>
    <message>
        <source>The source %1 has %2 {row|rows} with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>El origen %1 tiene %2 {fila|filas} con respuesta, pero un modelo de origen necesita al menos %3. Añada filas medidas u omita este origen.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>Para probar solo %1 {fila queda|filas quedan}, pero una puntuación necesita al menos 5. Extraiga menos shots.</translation>
    </message>
    <message>
        <source>%1 {cell was|cells were} already there and {is|are} kept: %2.</source>
        <translation>%1 {celda ya existía y se conserva|celdas ya existían y se conservan}: %2.</translation>
    </message>
    <message>
        <source>%1 {worker|workers} in a row ended before they had finished anything: %2. What is finished is kept; start again once that is put right.</source>
        <translation>%1 {proceso de trabajo acabó|procesos de trabajo seguidos acabaron} antes de terminar nada: %2. Lo terminado se conserva; inicie de nuevo cuando esté resuelto.</translation>
    </message>
    <message>
        <source>More than %1 {worker|workers} failed, the last one %2. What they printed lies in the folder cells; start again once that is put right.</source>
        <translation>Más de %1 {proceso de trabajo ha|procesos de trabajo han} fallado, el último: %2. Lo que escribieron está en la carpeta cells; inicie de nuevo cuando esté resuelto.</translation>
    </message>
    <message>
        <source>%1 and %2 have no feature of the same name and type, so that no weight can be carried over. Match or rename the columns that correspond.</source>
        <translation>%1 y %2 no tienen ninguna variable del mismo nombre y tipo, así que no se puede trasladar ningún peso. Empareje o renombre las columnas que se corresponden.</translation>
    </message>
    <message>
        <source>%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.</source>
        <translation>%1 tiene %2 {fila medida|filas medidas}, pero el entrenamiento necesita al menos %3. Abra una tabla mayor.</translation>
    </message>
    <message>
        <source>Line %1 has %2 of %3 cells. What is not there was left empty.</source>
        <translation>La línea %1 tiene %2 de %3 celdas. Lo que falta se dejó vacío.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3. The cells after the last column were dropped.</source>
        <translation>La línea %1 tiene %2 {celda|celdas} en lugar de %3. Las celdas tras la última columna se descartaron.</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3; those after the last column are empty and were dropped.</source>
        <translation>La línea %1 tiene %2 {celda|celdas} en lugar de %3; las que siguen a la última columna están vacías y se descartaron.</translation>
    </message>
    <message>
        <source>%1 more {time|times} the same as at line %2: %3</source>
        <translation>%1 {vez|veces} más lo mismo que en la línea %2: %3</translation>
    </message>
    <message>
        <source>%1 more {column has|columns have} the same fault as column %2: %3</source>
        <translation>%1 {columna más tiene|columnas más tienen} el mismo defecto que la columna %2: %3</translation>
    </message>
    <message>
        <source>Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. They were read as numbers.</source>
        <translation>Los números de la columna «%1» tienen exponentes como los escribe Fortran, el primero «%2» en la línea %3. Se leyeron como números.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers as programs write them, first “%2” in line %3. They were read as categories; write plain decimal numbers to have numbers.</source>
        <translation>La columna «%1» contiene números tal como los escriben los programas, el primero «%2» en la línea %3. Se leyeron como categorías; para tener números, escriba números decimales simples.</translation>
    </message>
    <message>
        <source>Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and %3. They were read as categories, which keeps them apart.</source>
        <translation>La columna «%1» contiene enteros con más cifras de las que conserva un número, como %2 y %3. Se leyeron como categorías, lo que los mantiene distintos.</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. What is no number counts as missing (lines %5).</source>
        <translation>La columna «%1» contiene números, pero %2 de sus celdas no {contiene ninguno|contienen ninguno}, la primera «%3» en la línea %4. Lo que no es un número cuenta como ausente (líneas %5).</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line %5. It was read as categories.</source>
        <translation>La columna «%1» mezcla %2 {número|números} con %3 {celda|celdas} de otro tipo, la primera «%4» en la línea %5. Se leyó como categorías.</translation>
    </message>
    <message>
        <source>Column “%1” has %2 {cell that is not a finite number|cells that are not finite numbers}, first “%3” in line %4. Such cells count as missing.</source>
        <translation>La columna «%1» tiene %2 {celda que no es un número finito|celdas que no son números finitos}, la primera «%3» en la línea %4. Tales celdas cuentan como ausentes.</translation>
    </message>
    <message>
        <source>In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The numbers were read without it.</source>
        <translation>En la columna «%1», el signo «%2» separa los miles, por primera vez en «%3», en la línea %4. Los números se leyeron sin él.</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it is one; else write the numbers without it.</source>
        <translation>La columna «%1» parece contener números, pero no se puede saber si «%2» es el signo decimal o separa los miles, por primera vez en «%3», en la línea %4. Si es el signo decimal, ponga «%2» como tal; si no, escriba los números sin él.</translation>
    </message>
    <message>
        <source>Zero-shot</source>
        <translation>Zero-shot</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>Transf. de salida</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Ajuste fino</translation>
    </message>
    <message>
        <source>Input alignment</source>
        <translation>Alineación de entrada</translation>
    </message>
    <message>
        <source>Residual augmentation</source>
        <translation>Modelo de residuos</translation>
    </message>
    <message>
        <source>Target-only ridge</source>
        <translation>Ridge (solo destino)</translation>
    </message>
    <message>
        <source>Target-only GP</source>
        <translation>GP (solo destino)</translation>
    </message>
    <message>
        <source>Target-only boosted trees</source>
        <translation>Boosting (solo destino)</translation>
    </message>
    <message>
        <source>Target-only forest</source>
        <translation>Bosque (solo destino)</translation>
    </message>
    <message>
        <source>An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.</source>
        <translation>Una adaptación necesita al menos 3 shots, pero hay %1. Mida más filas.</translation>
    </message>
    <message>
        <source>Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. {It is|They are} left out of the test, because the source model was trained on {it|them}. Where {it is a shot|they are shots}, the errors on shots held out look smaller than they are.</source>
        <translation>%1 {fila medida figura|filas medidas figuran} también en un origen, cifra por cifra. Como el modelo de origen se entrenó con {ella|ellas}, se {excluye|excluyen} de la prueba de %2. Si {es un shot|alguna es un shot}, los errores en shots reservados parecen menores de lo que son.</translation>
    </message>
    <message>
        <source>Preliminary: whether transfer pays cannot be said before an adaptation. It takes at least 5 shots and a source model that can predict them.</source>
        <translation>Provisional: antes de una adaptación no se puede decir si la transferencia compensa. Hacen falta al menos 5 shots y un modelo de origen que pueda predecirlos.</translation>
    </message>
    <message>
        <source>Adapt compares all strategies on the same shots, models of the shots alone among them; its leaderboard decides.</source>
        <translation>Adaptar compara todas las estrategias con los mismos shots, entre ellas modelos solo de los shots; su clasificación decide.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no model of the shots alone was compared. Choose one among the strategies on the Adapt page.</source>
        <translation>No se sabe si la transferencia compensa: no se comparó ningún modelo solo de los shots. Elija uno entre las estrategias de la página Adaptación.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no strategy that uses the source was compared. Choose one on the Adapt page.</source>
        <translation>No se sabe si la transferencia compensa: no se comparó ninguna estrategia que use el origen. Elija una en la página Adaptación.</translation>
    </message>
    <message>
        <source>Compiling model.c</source>
        <translation>Compilando model.c</translation>
    </message>
    <message>
        <source>model.c was not compared, as %1 made no program of it that runs here: %2. Install a compiler, or name a folder with some space, where programs may run, in the environment variable TMPDIR.</source>
        <translation>No se comparó model.c, pues %1 no generó a partir de él un programa que funcione aquí: %2. Instale un compilador o indique en la variable de entorno TMPDIR una carpeta con algo de espacio en la que puedan ejecutarse programas.</translation>
    </message>
    <message>
        <source>The compiled model.c predicts other values than the model: they differ by %1, more than %2. Nothing was exported; please report this.</source>
        <translation>El model.c compilado predice otros valores que el modelo: difieren en %1, más de %2. No se ha exportado nada; comunique este error.</translation>
    </message>
    <message>
        <source>model.c was not compared, as it took longer than %1 s to compile or run it. Check it with “bundle code” where less else runs.</source>
        <translation>No se comparó model.c, pues compilarlo o ejecutarlo tardó más de %1 s. Compruébelo con «bundle code» donde se ejecuten menos cosas.</translation>
    </message>
    <message>
        <source>A deadline or a budget of %1 allows no run. Give one above 0.</source>
        <translation>Un plazo o un presupuesto de %1 no permite ninguna ejecución. Indique uno mayor que 0.</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 {feature|features} that move the prediction: its distances count no others.</source>
        <translation>%1 tiene %2 de %3 {variable que mueve|variables que mueven} la predicción: sus distancias no cuentan otras.</translation>
    </message>
    <message>
        <source>%1 has none of the features that move the prediction, so no row of it is near.</source>
        <translation>%1 no tiene ninguna de las variables que mueven la predicción, así que ninguna de sus filas está cerca.</translation>
    </message>
    <message>
        <source>%1 is not a kind of file that can be read. Choose one of: %2.</source>
        <translation>%1 no es un tipo de archivo que se pueda leer. Elija uno de: %2.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as UTF-8 and open it again.</source>
        <translation>%1 no es texto UTF-8: la línea %2 tiene un byte que ningún texto tiene ahí. Guarde el archivo como UTF-8 y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote it write it again.</source>
        <translation>%1 no es JSON válido a partir de la línea %2. Corríjalo ahí, o haga que el programa que lo escribió lo escriba de nuevo.</translation>
    </message>
    <message>
        <source>%1 nests its contents deeper than %2 levels at line %3. Read a part of it.</source>
        <translation>%1 anida su contenido a más de %2 niveles en la línea %3. Lea solo una parte.</translation>
    </message>
    <message>
        <source>%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool write it again.</source>
        <translation>A %1 le falta %2, que un archivo de este tipo tiene. Elija otro tipo o haga que la herramienta lo escriba de nuevo.</translation>
    </message>
    <message>
        <source>%2 of %1 is not what a file of this kind has there. Choose another kind, or let the tool write it again.</source>
        <translation>%2 de %1 no es lo que un archivo de este tipo tiene ahí. Elija otro tipo o haga que la herramienta lo escriba de nuevo.</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or choose another kind.</source>
        <translation>La línea %2 de %1 no es lo que un archivo de este tipo tiene ahí: «%3». Corrija la línea o elija otro tipo.</translation>
    </message>
    <message>
        <source>%1 holds no run that succeeded and was measured. Choose a file with one.</source>
        <translation>%1 no contiene ninguna ejecución que terminara bien y se midiera. Elija un archivo que tenga alguna.</translation>
    </message>
    <message>
        <source>%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.</source>
        <translation>%1 contiene %2 {ejecución|ejecuciones}, y ninguna terminó bien. Elija un archivo con alguna que sí.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 cells. Read a part of it.</source>
        <translation>%1 daría una tabla de más de %2 celdas. Lea solo una parte.</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 MiB of text, as it says much of it for every run. Read a part of it.</source>
        <translation>%1 daría una tabla de más de %2 MiB de texto, porque repite mucho en cada ejecución. Lea solo una parte.</translation>
    </message>
    <message>
        <source>%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave that part out.</source>
        <translation>%1 contiene un nombre, o una ruta de nombres, de más de %2 KiB. Acorte los nombres o deje fuera esa parte.</translation>
    </message>
    <message>
        <source>Line %2 of %1 holds more data than there are points. Mend the line, or add the point.</source>
        <translation>La línea %2 de %1 contiene más datos que puntos hay. Corrija la línea o añada el punto.</translation>
    </message>
    <message>
        <source>%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary files beside it. Save the profile as a Hatchet literal or a CSV and open that.</source>
        <translation>%1 nombra las métricas y regiones de un perfil de HPCToolkit; los valores están en archivos binarios junto a él. Guarde el perfil como literal de Hatchet o como CSV y abra ese archivo.</translation>
    </message>
    <message>
        <source>%1 {value|values} of %2 came in other units and stand here in %3.</source>
        <translation>%1 {valor|valores} de %2 {venía|venían} en otras unidades y aquí {figura|figuran} en %3.</translation>
    </message>
    <message>
        <source>%1 failed {run was|runs were} left out.</source>
        <translation>%1 {ejecución fallida se omitió|ejecuciones fallidas se omitieron}.</translation>
    </message>
    <message>
        <source>%1 {trial|trials} in another state than COMPLETE left out.</source>
        <translation>%1 {ensayo en un estado distinto de COMPLETE se omitió|ensayos en un estado distinto de COMPLETE se omitieron}.</translation>
    </message>
    <message>
        <source>%1 summary {line|lines} over repeats left out; the repeats themselves are here.</source>
        <translation>%1 {línea de resumen de repeticiones se omitió|líneas de resumen de repeticiones se omitieron}; las propias repeticiones están aquí.</translation>
    </message>
    <message>
        <source>%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or the mean where there is no median.</source>
        <translation>%1 {benchmark trae|benchmarks traen} solo resúmenes; aquí figura la mediana, o la media si no hay mediana.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out, with nothing to say about a run: %2.</source>
        <translation>%1 {columna se omitió por no decir|columnas se omitieron por no decir} nada de una ejecución: %2.</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out that passes joined in the file repeat.</source>
        <translation>%1 {columna repetida en las pasadas reunidas en el archivo se omitió|columnas repetidas en las pasadas reunidas en el archivo se omitieron}.</translation>
    </message>
    <message>
        <source>%1 {line|lines} that could not be read left out, first line %2.</source>
        <translation>%1 {línea que no se pudo leer se omitió|líneas que no se pudieron leer se omitieron}, la primera, la línea %2.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} counted for part of the time only and scaled up by the tool, for as little as %2 % of it.</source>
        <translation>%1 {valor se contó|valores se contaron} solo durante parte del tiempo, y la herramienta {lo extrapoló|los extrapoló}; en el caso extremo, solo un %2&#x202f;% del tiempo.</translation>
    </message>
    <message>
        <source>%1 {value was|values were} not measured and left missing.</source>
        <translation>%1 {valor no se midió y quedó|valores no se midieron y quedaron} como {ausente|ausentes}.</translation>
    </message>
    <message>
        <source>%1 {number that is|numbers that are} infinite or undefined left missing.</source>
        <translation>%1 {número infinito o indefinido quedó como ausente|números infinitos o indefinidos quedaron como ausentes}.</translation>
    </message>
    <message>
        <source>%1 {line|lines} with advice of the tool left out.</source>
        <translation>%1 {línea con consejos de la herramienta se omitió|líneas con consejos de la herramienta se omitieron}.</translation>
    </message>
    <message>
        <source>The file is not finished; it was read up to its last whole configuration.</source>
        <translation>El archivo no está terminado; se leyó hasta su última configuración completa.</translation>
    </message>
    <message>
        <source>The tuner makes the objective as large as it can, so it may be minus a time or its logarithm; it stands here as in the file.</source>
        <translation>La herramienta de autoajuste maximiza el objetivo, de modo que este puede ser un tiempo con signo menos o su logaritmo; aquí figura tal como está en el archivo.</translation>
    </message>
    <message>
        <source>The column “predicted” is what the tuner expected, not a feature of the run.</source>
        <translation>La columna «predicted» es lo que esperaba la herramienta de autoajuste, no una variable de la ejecución.</translation>
    </message>
    <message>
        <source>%1 blank {parameter stands|parameters stand} here as “off”: the option was not used.</source>
        <translation>%1 {parámetro en blanco figura|parámetros en blanco figuran} aquí como «off»: la opción no se usó.</translation>
    </message>
    <message>
        <source>%1 {job|jobs} ended otherwise than completed; the column State says how.</source>
        <translation>%1 {trabajo no terminó|trabajos no terminaron} normalmente; la columna State dice cómo {acabó|acabaron}.</translation>
    </message>
    <message>
        <source>%1 {step|steps} of jobs left out.</source>
        <translation>%1 {paso de trabajos se omitió|pasos de trabajos se omitieron}.</translation>
    </message>
    <message>
        <source>%1 {request for memory carries|requests for memory carry} Slurm&apos;s mark for “per core” as part of the number; it stands here as memory per core.</source>
        <translation>%1 {solicitud de memoria lleva|solicitudes de memoria llevan} la marca de Slurm para «por núcleo» como parte del número; aquí figura como memoria por núcleo.</translation>
    </message>
    <message>
        <source>This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and GiB.</source>
        <translation>Esta herramienta escribe KB, MB y GB para potencias de 1024; aquí figuran como KiB, MiB y GiB.</translation>
    </message>
    <message>
        <source>%1 {user event|user events} left out.</source>
        <translation>%1 {evento de usuario se omitió|eventos de usuario se omitieron}.</translation>
    </message>
    <message>
        <source>%1 {table|tables} with sums over cores left out.</source>
        <translation>%1 {tabla con sumas sobre los núcleos se omitió|tablas con sumas sobre los núcleos se omitieron}.</translation>
    </message>
    <message>
        <source>%1 {point|points} without data in a region left out.</source>
        <translation>%1 {punto sin datos en una región se omitió|puntos sin datos en una región se omitieron}.</translation>
    </message>
    <message>
        <source>%1 nested {list|lists} left out.</source>
        <translation>%1 {lista anidada se omitió|listas anidadas se omitieron}.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %.</source>
        <translation>Los nombres se parecen en un %1&#x202f;%; los valores, en un %2&#x202f;%.</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %, the relation to the response %3 %.</source>
        <translation>Los nombres se parecen en un %1&#x202f;%; los valores, en un %2&#x202f;%; la relación con la respuesta, en un %3&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does, and was not read further. If it is right, unpack it yourself and open the result.</source>
        <translation>%1 ocupa descomprimido más de %2 veces su tamaño, lo que no hace ninguna tabla, y no se siguió leyendo. Si es correcto, descomprímalo usted mismo y abra el resultado.</translation>
    </message>
    <message>
        <source>%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary level, or unpack it yourself and open the result.</source>
        <translation>%1 necesita más de 256 MB de memoria para descomprimirse. Comprímalo de nuevo con un nivel habitual, o descomprímalo usted mismo y abra el resultado.</translation>
    </message>
    <message>
        <source>On these streams, what the model adds cannot be told from zero.</source>
        <translation>En estos flujos, lo que añade el modelo no se puede distinguir de cero.</translation>
    </message>
    <message>
        <source>On these streams, what true run times add cannot be told from zero.</source>
        <translation>En estos flujos, lo que añaden los tiempos de ejecución reales no se puede distinguir de cero.</translation>
    </message>
    <message>
        <source>This is the severity from %1, the closest of %2 sources. A strategy that averages over all of them, as zero-shot does, can err by much more.</source>
        <translation>Esta es la severidad desde %1, el más cercano de %2 orígenes. Una estrategia que promedia todos ellos, como Zero-shot, puede tener un error mucho mayor.</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot predict the target. Match features on the Features page.</source>
        <translation>Origen y destino no comparten ninguna variable, así que el modelo de origen no puede predecir el destino. Empareje variables en la página Variables.</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” between thousands. Choose , . &apos; or a space, and not the decimal sign.</source>
        <translation>%1 no se puede leer con «%2» entre los miles. Elija , . &apos; o un espacio, y no el signo decimal.</translation>
    </message>
    <message>
        <source>There is no room for the contents of %1: %2. Free some space where temporary files lie, or name another folder in the environment variable TMPDIR.</source>
        <translation>No hay espacio para el contenido de %1: %2. Libere espacio donde están los archivos temporales o indique otra carpeta en la variable de entorno TMPDIR.</translation>
    </message>
    <message>
        <source>The folder %1 has no file. Choose one with the files of a table.</source>
        <translation>La carpeta %1 no tiene ningún archivo. Elija una con los archivos de una tabla.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: %2. Check its permissions.</source>
        <translation>La carpeta %1 no se puede leer: %2. Compruebe sus permisos.</translation>
    </message>
    <message>
        <source>No file matches %1. Check the path.</source>
        <translation>Ningún archivo coincide con %1. Compruebe la ruta.</translation>
    </message>
    <message>
        <source>%1 is taken as one table, but one of its files is none: %2 Remove it, or name the files by a pattern such as “*.csv”.</source>
        <translation>%1 se toma como una sola tabla, pero uno de sus archivos no lo es: %2 Quítelo o indique los archivos con un patrón como «*.csv».</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that can be read as a table. Choose %2.</source>
        <translation>«%1» no es un tipo de archivo que se pueda leer como tabla. Elija %2.</translation>
    </message>
    <message>
        <source>%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for example with %3.</source>
        <translation>%1 es un archivo de %2, que aquí no se puede leer. Guárdelo como CSV y ábralo así, por ejemplo con %3.</translation>
    </message>
    <message>
        <source>The database %1 could not answer: %2. Check the query and the file.</source>
        <translation>La base de datos %1 no pudo responder: %2. Compruebe la consulta y el archivo.</translation>
    </message>
    <message>
        <source>The query for %1 is not one statement that gives rows. Write one SELECT.</source>
        <translation>La consulta para %1 no es una única instrucción que devuelva filas. Escriba un solo SELECT.</translation>
    </message>
    <message>
        <source>The database %1 has no table. Choose one with runs.</source>
        <translation>La base de datos %1 no tiene ninguna tabla. Elija una con ejecuciones.</translation>
    </message>
    <message>
        <source>The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.</source>
        <translation>La base de datos %1 tiene %2 tablas: %3. Pida una con una consulta, por ejemplo SELECT * FROM %4.</translation>
    </message>
    <message>
        <source>Column “%2” of the database %1 holds binary data. Ask for other columns by a query.</source>
        <translation>La columna «%2» de la base de datos %1 contiene datos binarios. Pida otras columnas con una consulta.</translation>
    </message>
    <message>
        <source>%1 is no database, so it cannot be asked by a query. Leave the query out.</source>
        <translation>%1 no es una base de datos, así que no admite consultas. Omita la consulta.</translation>
    </message>
    <message>
        <source>The file was read as %1; the lines named here are those of the table made of it.</source>
        <translation>El archivo se leyó como %1; las líneas que se nombran aquí son las de la tabla obtenida de él.</translation>
    </message>
    <message>
        <source>The table is made of %1 {file|files}; this is the first.</source>
        <translation>La tabla se compone de %1 {archivo|archivos}; este es el primero.</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>%1 more {file has|files have} the same, last: %2</source>
        <translation>%1 {archivo más tiene|archivos más tienen} lo mismo, el último: %2</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers in some files and text in others. It was read as categories.</source>
        <translation>La columna «%1» contiene números en unos archivos y texto en otros. Se leyó como categorías.</translation>
    </message>
    <message>
        <source>Column “%1” was converted and stands in “%2”.</source>
        <translation>La columna «%1» se convirtió y figura en «%2».</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units in some files and none in %2; those without were taken as they are.</source>
        <translation>Las celdas de la columna «%1» llevan unidades en algunos archivos y ninguna en %2; las que no las llevan se tomaron tal cual.</translation>
    </message>
    <message>
        <source>Column “%2” of %1 has no “%3” in any row. It has %4.</source>
        <translation>La columna «%2» de %1 no tiene «%3» en ninguna fila. Tiene %4.</translation>
    </message>
    <message>
        <source>A platform&apos;s rows can only be chosen where both the column and the platform are named.</source>
        <translation>Las filas de una plataforma solo se pueden elegir si se indican tanto la columna como la plataforma.</translation>
    </message>
    <message>
        <source>%1 and %2 can only be joined by columns that say which rows belong together. Name them.</source>
        <translation>%1 y %2 solo se pueden unir mediante columnas que digan qué filas van juntas. Indíquelas.</translation>
    </message>
    <message>
        <source>%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key that tells them apart, or have their means joined.</source>
        <translation>%1 tiene %2 {fila|filas} con las mismas claves que otra anterior, la primera %3. Indique una clave más que las distinga o haga que se unan sus medias.</translation>
    </message>
    <message>
        <source>No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the keys, and the units that they are written in.</source>
        <translation>Ninguna fila de %1 tiene las claves de una fila de %2. La primera tiene %3; la otra, %4. Compruebe las claves y las unidades en que están escritas.</translation>
    </message>
    <message>
        <source>Both tables have a column “%1”; the second one&apos;s is called “%2”.</source>
        <translation>Ambas tablas tienen una columna «%1»; la de la segunda se llama «%2».</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} left out for want of a match in %3, first %4.</source>
        <translation>%1: %2 {fila se omitió|filas se omitieron} por no tener correspondencia en %3, la primera %4.</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of their numbers.</source>
        <translation>%1: %2 {fila|filas} con las mismas claves que otra anterior; tales filas entraron con las medias de sus números.</translation>
    </message>
    <message>
        <source>“%1” is proposed as ID: nearly every row has a value of its own.</source>
        <translation>«%1» se propone como ID: casi cada fila tiene un valor propio.</translation>
    </message>
    <message>
        <source>“%1” is heavy-tailed; its logarithm is used.</source>
        <translation>«%1» tiene colas pesadas; se usa su logaritmo.</translation>
    </message>
    <message>
        <source>The column %1 of %2 holds texts. Name a column of numbers.</source>
        <translation>La columna %1 de %2 contiene textos. Indique una columna de números.</translation>
    </message>
    <message>
        <source>With hindsight %1 does best here, with an error of %2; so few shots cannot tell that reliably beforehand.</source>
        <translation>En retrospectiva, «%1» es la mejor aquí, con un error de %2; con tan pocos shots no se puede saber de antemano con seguridad.</translation>
    </message>
    <message>
        <source>%1 is no .npy file. Say its shape and type if it holds plain values.</source>
        <translation>%1 no es un archivo .npy. Indique su forma y su tipo si contiene valores en bruto.</translation>
    </message>
    <message>
        <source>The header of %1 is damaged, or its values are no plain numbers. Save it again with numpy.save, as float32 or float64.</source>
        <translation>La cabecera de %1 está dañada o sus valores no son números simples. Guárdelo de nuevo con numpy.save, como float32 o float64.</translation>
    </message>
    <message>
        <source>%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.</source>
        <translation>%1 tiene %2 {dimensión|dimensiones}, pero un campo tiene dos o tres. Guarde un corte de los datos.</translation>
    </message>
    <message>
        <source>%1 says that it has more values than any memory holds. Check its shape.</source>
        <translation>%1 declara más valores de los que caben en memoria alguna. Compruebe su forma.</translation>
    </message>
    <message>
        <source>%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each should be there. Check its shape and type.</source>
        <translation>%1 contiene %2 {byte|bytes} de valores, pero según lo indicado debería haber %3 {valor|valores} de %4 {byte|bytes}. Compruebe su forma y su tipo.</translation>
    </message>
    <message>
        <source>%1 and %2 have different numbers of dimensions. Choose two fields of one kind.</source>
        <translation>%1 y %2 tienen distinto número de dimensiones. Elija dos campos del mismo tipo.</translation>
    </message>
    <message>
        <source>%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open a larger field, or take smaller blocks.</source>
        <translation>%1 tiene %2 {bloque completo|bloques completos} de valores finitos, pero el entrenamiento necesita al menos %3. Abra un campo mayor o use bloques más pequeños.</translation>
    </message>
    <message>
        <source>%1 has the same value everywhere, so that there is nothing to learn. Choose another field.</source>
        <translation>%1 tiene el mismo valor en todas partes, así que no hay nada que aprender. Elija otro campo.</translation>
    </message>
    <message>
        <source>Comparing ways to request</source>
        <translation>Comparando formas de solicitar</translation>
    </message>
    <message>
        <source>Working out the requests</source>
        <translation>Calculando las solicitudes</translation>
    </message>
    <message>
        <source>There is no interval: too few shots, or groups of shots, were held out to measure errors on.</source>
        <translation>No hay intervalo: se reservaron muy pocos shots, o grupos de shots, con los que medir errores.</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>Un clasificador que solo ve las variables distingue una fila del destino de una del origen en el %1&#x202f;% de los pares; el 50&#x202f;% es azar (%2).</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (%2).</source>
        <translation>Un clasificador que solo ve las variables no distingue las filas del destino de las del origen: acierta en el %1&#x202f;% de los pares, y el 50&#x202f;% es azar (%2).</translation>
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
        <translation>Un clasificador que solo ve las variables distingue un grupo del destino que no ha visto de un grupo del origen en el %1&#x202f;% de los pares; el 50&#x202f;% es azar (%2).</translation>
    </message>
    <message>
        <source>The shots belong to fewer than three groups: no interval can say how far predictions of other groups err. Measure runs of three groups or more.</source>
        <translation>Los shots pertenecen a menos de tres grupos: ningún intervalo puede decir cuánto se desvían las predicciones de otros grupos. Mida ejecuciones de tres grupos o más.</translation>
    </message>
    <message>
        <source>%1 would lie among the files of %2 and be read with them the next time. Name another folder for the output.</source>
        <translation>%1 quedaría entre los archivos de %2 y la próxima vez se leería con ellos. Indique otra carpeta para la salida.</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a file or folder of that name another one.</source>
        <translation>«%1» no es texto UTF-8, así que no puede figurar en un archivo JSON. Escríbalo en UTF-8; si es el nombre de un archivo o una carpeta, cámbielo.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Name another path.</source>
        <translation>%1 no se puede usar: %2. Indique otra ruta.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.</source>
        <translation>%1 nombra «%2» dos veces en un mismo objeto, la segunda en la línea %3. Conserve una de las dos.</translation>
    </message>
    <message>
        <source>%1 holds a number in line %2 that is too large to compute with. Correct it there.</source>
        <translation>%1 contiene en la línea %2 un número demasiado grande para calcular con él. Corríjalo ahí.</translation>
    </message>
    <message>
        <source>%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as not measured.</source>
        <translation>En los registros de %2 hay %1 {byte|bytes} que no se {puede|pueden} leer. Las celdas que contenían cuentan como no medidas.</translation>
    </message>
    <message>
        <source>%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer tell. Start the campaign again to measure what is lost, or move the file away.</source>
        <translation>%1 se dejó como está: contiene %2 {celda|celdas} que los registros contiguos ya no recogen. Inicie de nuevo la campaña para medir lo perdido, o mueva el archivo a otro lugar.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a worker. Give one without spaces and slashes that no worker of this folder had.</source>
        <translation>«%1» no puede ser el nombre de un proceso de trabajo. Indique uno sin espacios ni barras que no haya tenido ningún otro de esta carpeta.</translation>
    </message>
    <message>
        <source>Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.</source>
        <translation>No queda nada de %1 si se {omite la primera línea|omiten las primeras %2 líneas}. Omita menos.</translation>
    </message>
    <message>
        <source>%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of processors that the machine has.</source>
        <translation>%1 no se puede simular con %2 procesadores, sino con %3 como máximo. Indique el número de procesadores que tiene la máquina.</translation>
    </message>
    <message>
        <source>Left out because a time is below a millisecond or beyond 10¹² seconds</source>
        <translation>Omitidos porque un tiempo es inferior a un milisegundo o superior a 10¹² segundos</translation>
    </message>
    <message>
        <source>A stream of this length and load would have more than %1 jobs. Choose fewer days or a lower load, or check the size of the machine, which is %2 {processor|processors}.</source>
        <translation>Un flujo de esta duración y carga tendría más de %1 trabajos. Elija menos días o una carga menor, o compruebe el tamaño de la máquina: %2 {procesador|procesadores}.</translation>
    </message>
    <message>
        <source>The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are seconds.</source>
        <translation>Los trabajos simulados duran más de 8·10¹² segundos. Compruebe que los tiempos del registro estén en segundos.</translation>
    </message>
    <message>
        <source>%1 predicts no number for the job in line %2 of the log. Choose another model, or leave the job out.</source>
        <translation>%1 no predice ningún número para el trabajo de la línea %2 del registro. Elija otro modelo u omita el trabajo.</translation>
    </message>
    <message>
        <source>A law has at most %1 parameters, but %2 were named. Name those that matter most.</source>
        <translation>Una ley tiene como máximo %1 parámetros, pero se nombraron %2. Nombre los más importantes.</translation>
    </message>
    <message>
        <source>%1 was named twice. Name each column once, as the response or as a parameter.</source>
        <translation>%1 se nombró dos veces. Nombre cada columna una sola vez, como respuesta o como parámetro.</translation>
    </message>
    <message>
        <source>A response of %1 is too large to compute with. Give the responses in a larger unit.</source>
        <translation>Una respuesta de %1 es demasiado grande para calcular con ella. Dé las respuestas en una unidad mayor.</translation>
    </message>
    <message>
        <source>Comparing laws</source>
        <translation>Comparando leyes</translation>
    </message>
    <message>
        <source>%1 is being written by another program that follows a stream. Stop that one first, or name another log.</source>
        <translation>Otro programa que sigue un flujo está escribiendo %1. Deténgalo primero o indique otro registro.</translation>
    </message>
    <message>
        <source>Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was read as part of the text.</source>
        <translation>Fila %1: unas comillas de la columna %2 no se cierran o van seguidas de texto. Se leyeron como parte del texto.</translation>
    </message>
    <message>
        <source>%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.</source>
        <translation>%1 está comprimido, pero un flujo se lee a medida que crece. Descomprímalo y siga el resultado.</translation>
    </message>
    <message>
        <source>%1 gave more than %2 GB and was not read further, as it may have no end. Write the part that is wanted into a file and open that.</source>
        <translation>%1 entregó más de %2 GB y no se siguió leyendo, ya que quizá no tenga fin. Escriba en un archivo la parte que interese y ábralo.</translation>
    </message>
    <message>
        <source>%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose another file.</source>
        <translation>%1 no se ha leído: una tabla de nombres es un archivo normal de como máximo %2 MB. Elija otro archivo.</translation>
    </message>
    <message>
        <source>Column %1 of %2 is the response or is left out. A law grows with features; choose another column.</source>
        <translation>La columna %1 de %2 es la respuesta o se omite. Una ley crece con las variables; elija otra columna.</translation>
    </message>
    <message>
        <source>%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for a file of its size. Look at the delimiter and at the line of column names.</source>
        <translation>%1 daría una tabla de %2 columnas y hasta %3 {fila|filas}, demasiado para un archivo de su tamaño. Revise el delimitador y la línea de los nombres de columna.</translation>
    </message>
    <message>
        <source>The query gets more than %2 MB out of the database %1 and was not followed further. Ask for less, for example with LIMIT.</source>
        <translation>La consulta obtiene más de %2 MB de la base de datos %1 y se interrumpió. Pida menos, por ejemplo con LIMIT.</translation>
    </message>
    <message>
        <source>The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as nobody knows whom to trust; mend the folder, or name another in the environment variable FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>No se puede leer la carpeta %1 de las claves de confianza: %2. Mientras no se sepa en quién confiar, no se abre ningún paquete; corrija la carpeta o indique otra en la variable de entorno FOOTBRIDGE_TRUSTED_KEYS.</translation>
    </message>
    <message>
        <source>%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public key (*.pem) there, or name another folder.</source>
        <translation>%2 indica %1 como carpeta de claves de confianza, pero no contiene ninguna clave. Ponga en ella una clave pública (*.pem) o indique otra carpeta.</translation>
    </message>
    <message>
        <source>%1 holds relative run times on several platforms, not the model of one. Ask it by &quot;platforms predict&quot;, or name a bundle that was made by adapting.</source>
        <translation>%1 contiene tiempos de ejecución relativos en varias plataformas, no el modelo de una sola. Consúltelo con «platforms predict» o indique un paquete obtenido al adaptar.</translation>
    </message>
    <message>
        <source>“%1” does not end in .svg, .pdf or .png. Choose one of these endings.</source>
        <translation>«%1» no termina en .svg, .pdf o .png. Elija una de estas extensiones.</translation>
    </message>
    <message>
        <source>There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public key (*.pem) there, or remove the folder if any bundle may be opened.</source>
        <translation>La carpeta %1 de las claves de confianza no contiene ninguna clave, por lo que no se abre ningún paquete. Ponga en ella una clave pública (*.pem) o elimine la carpeta si puede abrirse cualquier paquete.</translation>
    </message>
    <message>
        <source>A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is than an overestimate of the same size, such as 5.</source>
        <translation>Una razón de costes de %1 no está entre %2 y %3. Indique cuántas veces peor es una subestimación que una sobrestimación del mismo tamaño, por ejemplo 5.</translation>
    </message>
    <message>
        <source>%1 became shorter than what was read from it. What was learned until then is kept. To go on, bring the whole file back; to begin anew, name another log.</source>
        <translation>%1 es ahora más corto que lo que ya se había leído de él. Lo aprendido hasta entonces se conserva. Para continuar, recupere el archivo completo; para empezar de nuevo, indique otro registro.</translation>
    </message>
    <message>
        <source>%1 was deleted, moved away or replaced while it was followed. What was learned until then is kept. To go on, bring that file back; to follow another, name another log.</source>
        <translation>%1 se eliminó, se movió o se reemplazó mientras se seguía. Lo aprendido hasta entonces se conserva. Para continuar, recupere ese archivo; para seguir otro, indique otro registro.</translation>
    </message>
    <message>
        <source>The partition “%1” is named twice. Say once how large it is.</source>
        <translation>La partición «%1» se indica dos veces. Indique su tamaño una sola vez.</translation>
    </message>
    <message>
        <source>%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so for a list of objects, an object per line and the JSON of known tools.</source>
        <translation>%1 es JSON y no un CSV. Escriba sus ejecuciones como CSV; «footbridge-cli convert» lo hace con una lista de objetos, un objeto por línea y el JSON de herramientas conocidas.</translation>
    </message>
    <message>
        <source>%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file was saved instead of it: look at it in a browser, and fetch the file again.</source>
        <translation>%1 es una página web (HTML) y no un CSV. Quizá se guardó, en lugar del archivo, una página que dice por qué no está: mírela en un navegador y descargue el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was deleted, replaced or cut while a stream was followed. Start again, which learns from the stream what is missing, and leave the file alone meanwhile.</source>
        <translation>%1 se eliminó, se reemplazó o se recortó mientras se seguía un flujo. Inicie de nuevo, con lo que se aprende del flujo lo que falta, y no toque el archivo entretanto.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe and has no journal to go on from: the next time, learning begins anew.</source>
        <translation>%1 es un dispositivo o una tubería y no tiene diario desde el que continuar: la próxima vez, el aprendizaje empieza de nuevo.</translation>
    </message>
    <message>
        <source>No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to 10³⁰, and a maximum that is not below them.</source>
        <translation>Ninguna solicitud cabe entre %1 y %2 en pasos de %3. Dé un mínimo y un paso de 0 a 10³⁰, y un máximo que no sea menor que ellos.</translation>
    </message>
    <message>
        <source>Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.</source>
        <translation>Volver a empezar tras abortarse una ejecución no puede costar %1. Dé un número de 0 a 10³⁰.</translation>
    </message>
    <message>
        <source>Row %1: the number in column %2 cannot be computed with and counts as missing. Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.</source>
        <translation>Fila %1: con el número de la columna %2 no se puede calcular y cuenta como ausente. Los números pueden tener como máximo el tamaño 10¹⁰⁰, y una respuesta como mínimo 10⁻¹⁰⁰ o ser 0.</translation>
    </message>
    <message>
        <source>%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in size; divide them by a number first.</source>
        <translation>%1 contiene el valor %2, con el que no se puede calcular. Los valores pueden tener como máximo el tamaño 10¹⁰⁰; divídalos antes por un número.</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least 10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.</source>
        <translation>En la fila de datos %2 de %1, contada desde 0, la columna «%3» contiene %4, con lo que no se puede calcular. Los números pueden tener como máximo el tamaño 10¹⁰⁰, y los de una respuesta o un coste como mínimo 10⁻¹⁰⁰ o ser 0. Corrija la celda o deje fuera la columna.</translation>
    </message>
    <message>
        <source>The column that means “%1” is named twice. Say once which it is.</source>
        <translation>La columna que significa «%1» se indica dos veces. Indíquela una sola vez.</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: errors cannot be compared, because the response is the same in all rows that they are measured on. Measure runs that differ.</source>
        <translation>No se sabe si la transferencia compensa: los errores no se pueden comparar porque la respuesta es la misma en todas las filas en las que se miden. Mida ejecuciones que difieran.</translation>
    </message>
    <message>
        <source>The tables name one platform &quot;%1&quot; and another &quot;%2&quot;, which is what a bound of the first is called in every file of predictions. Rename one of them.</source>
        <translation>Las tablas llaman a una plataforma «%1» y a otra «%2», que es como se llama un límite de la primera en todo archivo de predicciones. Cambie el nombre de una de ellas.</translation>
    </message>
    <message>
        <source>Your home folder cannot be found, so nobody knows whom you trust and no bundle is opened. Set the environment variable HOME, or name the folder of trusted keys in FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>No se encuentra su carpeta personal, así que no se sabe en quién confía y no se abre ningún paquete. Defina la variable de entorno HOME o indique la carpeta de claves de confianza en FOOTBRIDGE_TRUSTED_KEYS.</translation>
    </message>
    <message>
        <source>%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no plain file, too large, or names more than %2 tasks. Move it away once no job of this study is left, and start again.</source>
        <translation>%1 no es la lista de envíos a Slurm que Footbridge guarda ahí: no es un archivo normal, es demasiado grande o nombra más de %2 tareas. Retírelo cuando no quede ningún trabajo de este estudio y empiece de nuevo.</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot;: %2</source>
        <translation>El par «%1»: %2</translation>
    </message>
    <message>
        <source>Doubts about the tables</source>
        <translation>Dudas sobre las tablas</translation>
    </message>
    <message>
        <source>Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one of them is a shot, the others are left out of the test.</source>
        <translation>%1 filas medidas de %2 figuran más de una vez en la tabla, cifra por cifra. Cuando una de ellas es un shot, las demás se excluyen de la prueba.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most a small correction is needed.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino difiere poco del origen; basta a lo sumo una pequeña corrección.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino quizá difiera poco del origen, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target differs little from the source.</source>
        <translation>La banda llega a %1, donde el destino difiere poco del origen.</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 {other also stands|others also stand} in a source or among the shots, digit for digit. Choose a target with runs of its own.</source>
        <translation>Para probar solo %1 {fila queda|filas quedan}, pero una puntuación necesita al menos 5: %2 {otra está|otras están} también, cifra por cifra, en un origen o entre los shots. Elija un destino con ejecuciones propias.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. A signature would vouch for them, so none was made. Export the model again, or sign with the version that wrote the bundle.</source>
        <translation>%1 contiene partes que esta versión de Footbridge no escribió o no puede comprobar: %2. Una firma respondería de ellas, así que no se hizo ninguna. Exporte de nuevo el modelo o firme con la versión que escribió el paquete.</translation>
    </message>
    <message>
        <source>Data row %3 of %1 has a second estimate for job %2 at the same number of processors. Keep one.</source>
        <translation>La fila de datos %3 de %1 tiene una segunda estimación del trabajo %2 para el mismo número de procesadores. Deje solo una.</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its predictions were checked on its samples; use these parts only if you trust whoever made the bundle.</source>
        <translation>%1 contiene partes que esta versión de Footbridge no escribió o no puede comprobar: %2. Sus predicciones se comprobaron con sus filas de ejemplo; use estas partes solo si confía en quien hizo el paquete.</translation>
    </message>
    <message>
        <source>Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an estimate in %1 is for. Give each job a number of its own.</source>
        <translation>El trabajo %2 figura en las líneas %3 y %4 del registro, así que no se sabe a cuál de ellas corresponde una estimación de %1. Dé a cada trabajo un número propio.</translation>
    </message>
    <message>
        <source>Row %1: the response is negative and counts as missing, since those of the first runs are not, so that its logarithm is learned. Begin anew with first runs among which one is negative.</source>
        <translation>Fila %1: la respuesta es negativa y cuenta como ausente, porque ninguna de las primeras ejecuciones lo es, de modo que se aprende su logaritmo. Empiece de nuevo con primeras ejecuciones entre las que haya una negativa.</translation>
    </message>
    <message>
        <source>%1 measured {time is|times are} not above 0 and {counts|count} as missing.</source>
        <translation>%1 {tiempo medido no es mayor que 0 y cuenta como ausente|tiempos medidos no son mayores que 0 y cuentan como ausentes}.</translation>
    </message>
    <message>
        <source>%1 {job had not ended when the log was written and was|jobs had not ended when the log was written and were} left out.</source>
        <translation>%1 {trabajo no había terminado cuando se escribió el registro y se omitió|trabajos no habían terminado cuando se escribió el registro y se omitieron}.</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for it with --noconvert.</source>
        <translation>«%2» en la columna %3 de la línea %1 no es un número entero; la línea se omitió. Pídalo a sacct con --noconvert.</translation>
    </message>
</context>
</TS>
