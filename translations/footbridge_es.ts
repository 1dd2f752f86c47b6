<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>The mark is what the source itself would show</source>
        <translation>La marca es lo que mostraría el propio origen</translation>
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
</context>
<context>
    <name>BundleWords</name>
    <message>
        <source>Predicts %1 from %2 features with %3. Made on %4 by Footbridge %5.</source>
        <translation>Predice %1 a partir de %2 variables con «%3». Creado el %4 por Footbridge %5.</translation>
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
        <source>Signed with the key %1, about which nothing is known here.</source>
        <translation>Firmado con la clave %1, de la que aquí no se sabe nada.</translation>
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
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run a line. Sessions and bundles open here, too.</source>
        <translation>Suelte tablas aquí o ábralas: las ejecuciones de una plataforma conocida son un origen, las de la nueva plataforma son el destino. Los archivos son CSV con una ejecución por línea. Las sesiones y los paquetes también se abren aquí.</translation>
    </message>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>Abre las tablas de otras plataformas conocidas. Se aprende de todos los orígenes a la vez.</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>Abre la tabla de la nueva plataforma en lugar de la que está abierta.</translation>
    </message>
    <message>
        <source>One card a table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>Una ficha por tabla. Haga clic en una ficha para ver sus columnas y filas. El nombre aparece en gráficos e informes; las opciones de importación dicen cómo se lee el archivo, y los avisos llevan a las líneas correspondientes.</translation>
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
        <source>Trains the source model where needed and measures how far the target is from it. Afterwards it follows every change of the shots by itself.</source>
        <translation>Entrena el modelo de origen si hace falta y mide a qué distancia está el destino. Después sigue por sí sola cada cambio de los shots.</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>Detiene lo que está en marcha. El último resultado bueno se conserva.</translation>
    </message>
    <message>
        <source>Severity: 0 is as the source itself, 1 is nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>Severidad: 0 es como el propio origen, 1 es nada en común. La línea exterior es la banda del 90 %: lo que tan pocos shots dejan abierto.</translation>
    </message>
    <message>
        <source>What differs. The mark is what the source shows of itself; up to the thin line it may be chance. Hover over a bar for its meaning.</source>
        <translation>Qué difiere. La marca es lo que el origen muestra de sí mismo; hasta la línea fina puede ser azar. Pase el ratón por una barra para ver su significado.</translation>
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
        <source>How good ever more complete ways of adapting are on held-out shots: the simplest one that is good enough is what the shots call for.</source>
        <translation>Calidad, en shots reservados, de formas de adaptar cada vez más completas: la más sencilla que basta es la que piden los shots.</translation>
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
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows they are held back from.</source>
        <translation>La pérdida de las redes del origen mientras se entrenan: en las filas de las que aprenden y, como validación, en filas que no ven.</translation>
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
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: labelled runs that are no shots. Click a line to see that strategy.</source>
        <translation>Todas las estrategias con los mismos shots. Validación cruzada: cada shot predicho por un modelo que no lo ha visto. No vistas: ejecuciones medidas que no son shots. Haga clic en una línea para ver esa estrategia.</translation>
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
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
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
        <source>Outside the source’s range</source>
        <translation>Fuera del rango del origen</translation>
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
        <source>Auto</source>
        <translation>Auto</translation>
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
        <source>Linear probing</source>
        <translation>Sonda lineal</translation>
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
    <message>
        <source>%1: %2 values.</source>
        <translation>%1: %2 valores.</translation>
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
        <translation>Filtro: texto, o factor &gt; 1,25</translation>
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
        <source>%1 is as good as %2.</source>
        <translation>La estrategia «%1» es tan buena como «%2».</translation>
    </message>
    <message>
        <source>The error of %1 is %2 % below that of %3, the best on the shots alone.</source>
        <translation>El error de «%1» es un %2&#x202f;% menor que el de «%3», la mejor solo con los shots.</translation>
    </message>
    <message>
        <source>The error of %1 is %2 times that of %3, the best on the shots alone.</source>
        <translation>El error de «%1» es %2 veces el de «%3», la mejor solo con los shots.</translation>
    </message>
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
        <source>the source model, shifted</source>
        <translation>el modelo de origen, desplazado</translation>
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
        <source>It is carried by %1; %2 is left to noise.</source>
        <translation>Se apoya en %1; el %2 queda para el ruido.</translation>
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
        <source>%1 (advised)</source>
        <translation>%1 (recomendada)</translation>
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
        <source>Share of the target’s rows beyond what the source has seen of this feature</source>
        <translation>Proporción de filas del destino más allá de lo que el origen ha visto de esta variable</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Different behaviour</source>
        <translation>Otro comportamiento</translation>
    </message>
    <message>
        <source>Difference in behaviour by source</source>
        <translation>Diferencia de comportamiento por origen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Origen %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1 (el más cercano)</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>So much by chance alone, were nothing different: %1.</source>
        <translation>Tanto por puro azar, si nada difiriera: %1.</translation>
    </message>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>La mayor parte de la severidad: ningún desfase ni escala recupera esta proporción de la respuesta.</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>Cuenta cerca de un tercio en la severidad, porque una transformación de salida aprendida con pocos shots la elimina.</translation>
    </message>
    <message>
        <source>Says whether the runs are other runs, not whether they behave otherwise. It only helps to decide whether a difference is taken as real.</source>
        <translation>Dice si las ejecuciones son otras, no si se comportan de otro modo. Solo ayuda a decidir si una diferencia se toma por real.</translation>
    </message>
    <message>
        <source>Not part of the severity. Tree models say the same beyond the range as at its edge.</source>
        <translation>No forma parte de la severidad. Los modelos de árboles dicen lo mismo más allá del rango que en su borde.</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference is taken as real.</source>
        <translation>No forma parte de la severidad como tal. Lo que las columnas que faltan le cuestan al modelo de origen ayuda a decidir si una diferencia se toma por real.</translation>
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
        <source>The source model&apos;s prediction is one more feature, or what it leaves over is learned from the shots.</source>
        <translation>La predicción del modelo de origen es una variable más, o lo que deja sin explicar se aprende de los shots.</translation>
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
        <source>High: the band is narrower than 0.2; medium: narrower than 0.4; low: wider, or the source does not predict its own platform.</source>
        <translation>Alta: la banda es más estrecha que 0,2; media: más estrecha que 0,4; baja: más ancha, o el origen no predice su propia plataforma.</translation>
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
        <source>None of this is rarer than chance, so the severity is 0.</source>
        <translation>Nada de esto es más raro que el azar, así que la severidad es 0.</translation>
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
        <source>Mark: the source shows %1 of itself.</source>
        <translation>Marca: el origen muestra %1 de sí mismo.</translation>
    </message>
    <message>
        <source>Thin line: up to %1 may be chance.</source>
        <translation>Línea fina: hasta %1 puede deberse al azar.</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>En los shots, %1 de la varianza de la respuesta escapa a lo que este origen explica tras un desfase y una escala.</translation>
    </message>
    <message>
        <source>Least has to change from this source, level included: the severity is measured from here.</source>
        <translation>Desde este origen es desde donde menos ha de cambiar, nivel incluido: la severidad se mide desde aquí.</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>Otro comportamiento: %1</translation>
    </message>
    <message>
        <source>Shift: share of rows whose level would have to change.</source>
        <translation>Cambio: proporción de filas cuya categoría tendría que cambiar.</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>Cambio: mayor diferencia entre las proporciones de filas por debajo de un valor, en origen y destino.</translation>
    </message>
    <message>
        <source>Up to %1 is chance with so many rows.</source>
        <translation>Con tantas filas, hasta %1 es azar.</translation>
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
        <source>Component</source>
        <translation>Componente</translation>
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
        <source>These columns exist on one side only. Drag one onto its counterpart, or select both and match them, where you know better.</source>
        <translation>Estas columnas solo existen en un lado. Si sabe más, arrastre una sobre su equivalente, o seleccione ambas y emparéjelas.</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>Aceptar lo sugerido</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names. Select one in the middle, compare its values below, and press this button; Undo takes it back.</source>
        <translation>Footbridge ha encontrado columnas que significan lo mismo con otros nombres. Seleccione una en el centro, compare sus valores abajo y pulse este botón; «Deshacer» lo revierte.</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>Veinte ejecuciones</translation>
    </message>
    <message>
        <source>The adaptation learns from only so many runs of the target, the shots. All the others are kept aside to test what it learned.</source>
        <translation>La adaptación aprende solo de estas pocas ejecuciones del destino, los shots. Todas las demás se reservan para probar lo aprendido.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Press Start. The source model is trained, severity is measured, and every strategy is fitted on the same shots. You can cancel at any time.</source>
        <translation>Pulse «Iniciar». Se entrena el modelo de origen, se mide la severidad y se ajusta cada estrategia con los mismos shots. Puede cancelar en cualquier momento.</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>A qué distancia están</translation>
    </message>
    <message>
        <source>0 is as the source itself, 1 has nothing in common with it; the outer line is what the few shots leave open. The bars say in what they differ.</source>
        <translation>0 es como el propio origen, 1 no tiene nada en común con él; la línea exterior es lo que los pocos shots dejan abierto. Las barras dicen en qué difieren.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Predicho y medido</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Click a point for its row, turn the wheel to zoom.</source>
        <translation>Cada punto es una ejecución, y sobre la línea la predicción acierta. Haga clic en un punto para ver su fila, gire la rueda para ampliar.</translation>
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
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list on the right says which runs to measure next: those that differ most from what is measured already.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Adaptación&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Elija de cuántas filas medidas del destino puede aprender la adaptación, los shots, y pulse Iniciar. El modelo de origen se entrena una sola vez; después, cada estrategia se ajusta con los mismos shots.&lt;/p&gt;&lt;p&gt;La lista de la derecha dice qué ejecuciones medir a continuación: las que más difieren de lo que ya está medido.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
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
        <source>%1 target rows have a measured response; the others are predicted</source>
        <translation>%1 filas del destino tienen una respuesta medida; las demás se predicen</translation>
    </message>
    <message>
        <source>drawn with the seed among %1 measured rows; the rest test the result</source>
        <translation>extraídos con la semilla entre %1 filas medidas; el resto prueba el resultado</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>Un cálculo necesita al menos una estrategia.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>%1 de %2 filas, extraídas con la semilla: más tardarían horas y apenas ayudarían; el resto prueba el resultado</translation>
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
    <message>
        <source>%1 differs in %2 places.</source>
        <translation>%1 difiere en %2 puntos.</translation>
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
        <source>Squared error over the variance: out of fold on the shots, and on the labelled rows that were no shots</source>
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
        <source>All formats agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>Todos los formatos coinciden en %1 muestras y %2 filas aleatorias; mayor diferencia %3.</translation>
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
        <source>The same on labelled runs that are no shots</source>
        <translation>Lo mismo en ejecuciones medidas que no son shots</translation>
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
    <message>
        <source>%1 rows are marked as shots, %2 of the selected ones have no measurement.</source>
        <translation>%1 filas están marcadas como shots; %2 de las seleccionadas no están medidas.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose what the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Datos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Abra la tabla de una plataforma que conozca, el origen, y la que contiene unas pocas ejecuciones medidas de la plataforma nueva, el destino. Las filas son ejecuciones, las columnas son variables y una columna es la respuesta, por ejemplo un tiempo de ejecución.&lt;/p&gt;&lt;p&gt;Seleccione una tarjeta para ver sus columnas. Dé el papel Ignorada a las columnas que solo numeran las ejecuciones; marque como Grupo las columnas cuyas filas iguales van juntas. Seleccione filas del destino y pulse «Usar como shots» para elegir de qué aprende la adaptación.&lt;/p&gt;</translation>
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
        <source>%1 rows × %2 features</source>
        <translation>%1 filas × %2 variables</translation>
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
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Measure severity</source>
        <translation>Medir la severidad</translation>
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
        <source>mark: what the source shows of itself; thin line: up to here it may be chance</source>
        <translation>marca: lo que el origen muestra de sí mismo; línea fina: hasta aquí puede ser azar</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>Variables que más cambian</translation>
    </message>
    <message>
        <source>What the shots call for</source>
        <translation>Lo que piden los shots</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>error en shots reservados, como parte de su varianza</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Por origen</translation>
    </message>
    <message>
        <source>What the components say</source>
        <translation>Lo que dicen los componentes</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>Los datos o los ajustes han cambiado desde esta medición.</translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that asks of the method.</source>
        <translation>A qué distancia está %1 de los orígenes y qué exige eso del método.</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>Se está midiendo la severidad.</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It tells how far the target lies from the sources, and which part of the method that calls for.</source>
        <translation>La severidad aún no se ha medido. Dice a qué distancia está el destino de los orígenes y qué parte del método se requiere.</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the page Data, each with a response, to see how far they diverge.</source>
        <translation>Cargue al menos un origen y un destino en la página Datos, cada uno con una respuesta, para ver cuánto divergen.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the few shots leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Divergencia&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A qué distancia está el destino del origen, de 0 (como el propio origen) a 1 (nada en común), con una banda para lo que los pocos shots dejan abierto. Los componentes dicen qué difiere, y la frase, qué significa eso para la transferencia.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>no medible</translation>
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
</context>
<context>
    <name>footbridge::ExportPage</name>
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
        <source>Nobody can then read a run of yours out of the bundle, nor go on from it</source>
        <translation>Así nadie puede leer en el paquete una ejecución suya, ni continuarlo</translation>
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
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %1 features, returns %2 and its interval</source>
        <translation>el modelo adaptado con todo el preprocesamiento, para ONNX Runtime y para PyTorch; toma %1 variables, devuelve %2 y su intervalo</translation>
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
        <source>how to load it, with three small programs</source>
        <translation>cómo cargarlo, con tres programas pequeños</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>modelo de origen y %1 shots, para continuar con más</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on 1 000 random rows.</source>
        <translation>Antes de dar la exportación por terminada, el archivo se vuelve a abrir y cada formato se compara con la predicción que se muestra aquí, en las muestras y en 1&#x202f;000 filas aleatorias.</translation>
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
        <source>Accept all above %1</source>
        <translation>Aceptar todas por encima de %1</translation>
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
        <source>Distributions of the selected pair</source>
        <translation>Distribuciones del par seleccionado</translation>
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
        <source>Export the alias table</source>
        <translation>Exportar la tabla de alias</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>Desemparejar variables</translation>
    </message>
    <message>
        <source>Open an alias table</source>
        <translation>Abrir una tabla de alias</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.txt);;Todos los archivos (*)</translation>
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
        <source>The same on labelled runs that are no shots</source>
        <translation>Lo mismo en ejecuciones medidas que no son shots</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>Alrededor de cada predicción, a partir de los residuos de la validación cruzada</translation>
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
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.footbridge *.zip);;All files (*)</source>
        <translation>Tablas, sesiones y paquetes (*.csv *.tsv *.txt *.footbridge *.zip);;Todos los archivos (*)</translation>
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
        <source>Among rows that teach about as much, those with the smallest predicted response</source>
        <translation>Entre las filas que enseñan más o menos lo mismo, las de menor respuesta predicha</translation>
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
        <source>All rows are measured: these would have taught most beside the shots, the most telling first.</source>
        <translation>Todas las filas están medidas: estas habrían enseñado más junto a los shots, primero las más reveladoras.</translation>
    </message>
    <message>
        <source>Rows without a measurement that would teach most, the most telling first.</source>
        <translation>Filas sin medir que más enseñarían, primero las más reveladoras.</translation>
    </message>
    <message>
        <source>Runs that differ most from what is measured, in what the source model says changes the response.</source>
        <translation>Ejecuciones que más difieren de lo medido, en aquello que, según el modelo de origen, cambia la respuesta.</translation>
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
        <source>The language changes with the next start.</source>
        <translation>El idioma cambiará en el próximo inicio.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Select outside ±25 %</source>
        <translation>Seleccionar fuera de ±25&#x202f;%</translation>
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
        <source>The data or settings have changed since. %1</source>
        <translation>Los datos o los ajustes han cambiado desde entonces. %1</translation>
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
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, which the model has seen; all errors are of the others. The leaderboard ranks the strategies by their error on shots held out.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Resultados&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Cada punto es una ejecución: lo medido frente a lo predicho. Los puntos huecos son shots, que el modelo ha visto; todos los errores son de los demás. La clasificación ordena las estrategias por su error en shots reservados.&lt;/p&gt;&lt;p&gt;Pulse un punto para ver su fila, arrastre con Mayús para seleccionar varios; la tabla los sigue, y a la inversa. Elija otra estrategia para verla al lado, coloree los puntos por una columna o vea el error según el número de shots.&lt;/p&gt;</translation>
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
        <source>There are too few measured rows, or it was stopped.</source>
        <translation>Hay muy pocas filas medidas, o se detuvo el cálculo.</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are no shots.</source>
        <translation>Mediana de tres extracciones de los shots y su dispersión. Cada extracción se prueba en las filas medidas que no son shots.</translation>
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
        <source>The results were computed again and differ from those that the session was saved with, by another version of Footbridge. The new ones are shown.</source>
        <translation>Los resultados se han vuelto a calcular y difieren de los que guardó con la sesión otra versión de Footbridge. Se muestran los nuevos.</translation>
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
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It changed since, and columns with a role are gone.</source>
        <translation>Ha cambiado desde entonces y faltan columnas que tenían un papel.</translation>
    </message>
    <message>
        <source>It changed since the session was saved.</source>
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
        <source>All loaded tables</source>
        <translation>Todas las tablas cargadas</translation>
    </message>
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
        <source>The tables have changed since they were compared.</source>
        <translation>Las tablas han cambiado desde que se compararon.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 de %2 pares</translation>
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
    <name>footbridge::StartPanel</name>
    <message>
        <source>Open the session %1</source>
        <translation>Abrir la sesión %1</translation>
    </message>
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
        <source>Recent sessions</source>
        <translation>Sesiones recientes</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Hacer el recorrido</translation>
    </message>
    <message>
        <source>Ten short stops through the example</source>
        <translation>Diez breves paradas por el ejemplo</translation>
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
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
        <source>The model in %1 takes %2 features but its manifest lists %3. Export the bundle again.</source>
        <translation>El modelo de %1 toma %2 variables, pero su manifiesto menciona %3. Exporte de nuevo el paquete.</translation>
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
        <source>The %1 leading directions of the features are %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>Las %1 direcciones principales de las variables distan %2 (distancia cordal); dos partes del origen distan %3 y variables sin relación %4.</translation>
    </message>
    <message>
        <source>The %1 leading directions of the features are %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>Las %1 direcciones principales de las variables distan %2 (distancia cordal), no más que dos partes del origen, que llegan a %3.</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (p = %2).</source>
        <translation>Un clasificador que solo ve las variables distingue una fila del destino de una del origen en el %1&#x202f;% de los pares; el 50&#x202f;% es azar (p = %2).</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (p = %2).</source>
        <translation>Un clasificador que solo ve las variables no distingue las filas del destino de las del origen: acierta en el %1&#x202f;% de los pares, y el 50&#x202f;% es azar (p = %2).</translation>
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
        <source>Severity %1 (%2 to %3, %4 shots): the target is indistinguishable from the source; the source model can be used as it is.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino es indistinguible del origen; el modelo de origen se puede usar tal cual.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): un desfase y una escala trasladan la mayor parte del modelo de origen.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level; an output map is called for.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino se comporta como el origen a otro nivel; hace falta una transformación de salida.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model is partly transferable; its residuals need correction.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el modelo de origen es transferible en parte; sus residuos necesitan corrección.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model is partly transferable; compare it with target-only models.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el modelo de origen es transferible en parte; compárelo con modelos solo del destino.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source carries little; target-only models are called for.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el origen aporta poco; hacen falta modelos solo del destino.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may well be indistinguishable from the source, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el destino bien podría ser indistinguible del origen, pero tan pocos shots no permiten asegurarlo.</translation>
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
        <source>Severity %1 (%2 to %3, %4 shots): the source model may be partly transferable with its residuals corrected, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el modelo de origen podría ser transferible en parte con los residuos corregidos, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model may be partly transferable and should be compared with target-only models; so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el modelo de origen podría ser transferible en parte y debería compararse con modelos solo del destino; tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source may carry little, but so few shots cannot settle it.</source>
        <translation>Severidad %1 (%2 a %3, %4 shots): el origen podría aportar poco, pero tan pocos shots no permiten asegurarlo.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target is indistinguishable from the source.</source>
        <translation>La banda llega a %1, donde el destino es indistinguible del origen.</translation>
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
        <source>The band reaches %1, where the source model is partly transferable with its residuals corrected.</source>
        <translation>La banda llega a %1, donde el modelo de origen es transferible en parte con los residuos corregidos.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the source model is partly transferable and target-only models are as good.</source>
        <translation>La banda llega a %1, donde el modelo de origen es transferible en parte y los modelos solo del destino son igual de buenos.</translation>
    </message>
    <message>
        <source>The band reaches %1, where the source carries little.</source>
        <translation>La banda llega a %1, donde el origen aporta poco.</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 shots; a severity of up to %2 is possible.</source>
        <translation>Con %1 shots no se detecta ninguna diferencia con el origen; es posible una severidad de hasta %2.</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 shots. At least 4 target rows with a response are needed.</source>
        <translation>La severidad no es medible con %1 shots. Se necesitan al menos 4 filas del destino con respuesta.</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot be asked about the target. Match features on the Features page.</source>
        <translation>Origen y destino no comparten ninguna variable, así que no se puede preguntar al modelo de origen por el destino. Empareje variables en la página Variables.</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 shots, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>El modelo de origen no da un número para algunos de los %1 shots, así que no se puede medir la severidad. Compruebe las variables de los shots.</translation>
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
        <source>Source and target share no feature, and %1 shots are too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>Origen y destino no comparten ninguna variable, y %1 shots son muy pocos para emparejar columnas por sus formas. Empareje variables en la página Variables o mida al menos 5 filas.</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target group that it has not seen from a source group in %1 % of the pairs; 50 % is chance (p = %2).</source>
        <translation>Un clasificador que solo ve las variables distingue un grupo del destino que no ha visto de un grupo del origen en el %1&#x202f;% de los pares; el 50&#x202f;% es azar (p = %2).</translation>
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
        <source>%1 is not a campaign: it cannot be read as JSON (%2). Correct the file.</source>
        <translation>%1 no es una campaña: no se puede leer como JSON (%2). Corrija el archivo.</translation>
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
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>La campaña %1 nombra la estrategia «%2», que no existe. Las estrategias son: %3.</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>La carpeta %1 contiene resultados de otra campaña. Elija una carpeta vacía o la campaña a la que pertenecen esos resultados.</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in %2 come from. Choose an empty folder, or bring the tables back.</source>
        <translation>Las tablas del par «%1» no son aquellas de las que proceden los resultados de %2. Elija una carpeta vacía o recupere las tablas.</translation>
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
        <source>Only %1 rows are left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>Solo quedan %1 filas para probar, pero una puntuación necesita al menos 5. Extraiga menos shots.</translation>
    </message>
    <message>
        <source>%1 cells were already in %2 and are kept.</source>
        <translation>%1 celdas ya estaban en %2 y se conservan.</translation>
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
        <source>Step %1 (%2) of the model has %3 inputs and needs %4. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo tiene %3 entradas y necesita %4. Exporte de nuevo el modelo desde su sesión.</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns where %4 are needed. Export the model again from its session.</source>
        <translation>El paso %1 (%2) del modelo tiene %3 columnas donde se necesitan %4. Exporte de nuevo el modelo desde su sesión.</translation>
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
        <source>The model needs %1 columns and was given %2. Choose a table with its columns.</source>
        <translation>El modelo necesita %1 columnas y recibió %2. Elija una tabla con sus columnas.</translation>
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
        <source>Names alike to %1 %, values alike to %2 %.</source>
        <translation>Nombres parecidos al %1&#x202f;%, valores parecidos al %2&#x202f;%.</translation>
    </message>
    <message>
        <source>Names alike to %1 %, values alike to %2 %, relation to the response alike to %3 %.</source>
        <translation>Nombres parecidos al %1&#x202f;%, valores parecidos al %2&#x202f;%, relación con la respuesta parecida al %3&#x202f;%.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>«%1» no es un número de shots. Dé un número entero como 20, o una parte de las filas medidas como 5%.</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>El %1&#x202f;% de las filas medidas no es una parte que se pueda extraer. Dé más de 0&#x202f;% y como máximo 100&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 shots are too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 shots son muy pocos para adaptar un modelo. Use al menos 3 filas del destino con respuesta.</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>Ninguna fila del destino tiene respuesta. Mida la respuesta de al menos 3 filas o elija otra columna de respuesta.</translation>
    </message>
    <message>
        <source>%1 shots were asked for, but only %2 target rows have a response. Ask for at most %2.</source>
        <translation>Se pidieron %1 shots, pero solo %2 filas del destino tienen respuesta. Pida %2 como máximo.</translation>
    </message>
    <message>
        <source>%1 shots were asked for, but the groups they may come from hold only %2 rows with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>Se pidieron %1 shots, pero los grupos de los que pueden salir solo contienen %2 filas con respuesta, porque los demás grupos se guardan para la prueba. Pida %2 como máximo u omita las columnas de grupo.</translation>
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
        <source>Adapting with %1 shots</source>
        <translation>Adaptando con %1 shots</translation>
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
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 no es texto UTF-8: la línea %2 tiene un byte no válido en la posición %3 del archivo. Guárdelo como UTF-8 o UTF-16 y ábralo de nuevo.</translation>
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
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE or UTF-16BE.</source>
        <translation>%1 no es una codificación conocida para %2. Elija UTF-8, UTF-16LE o UTF-16BE.</translation>
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
        <source>All column names are numbers. If the first line is data, read the file without a header.</source>
        <translation>Todos los nombres de columnas son números. Si la primera línea contiene datos, lea el archivo sin cabecera.</translation>
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
        <source>Line %1 has %2 of %3 cells. The cells that are not there were left empty.</source>
        <translation>La línea %1 tiene %2 de %3 celdas. Las celdas que faltan se dejaron vacías.</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells instead of %3. The cells after the last column were dropped.</source>
        <translation>La línea %1 tiene %2 celdas en lugar de %3. Las celdas tras la última columna se descartaron.</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells instead of %3; those after the last column are empty and were dropped.</source>
        <translation>La línea %1 tiene %2 celdas en lugar de %3; las que siguen a la última columna están vacías y se descartaron.</translation>
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
        <source>%1 more times the same as at line %2: %3</source>
        <translation>%1 veces más lo mismo que en la línea %2: %3</translation>
    </message>
    <message>
        <source>%1 more columns have the same fault as column %2: %3</source>
        <translation>%1 columnas más tienen el mismo defecto que la columna %2: %3</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells do not, first “%3” in line %4. They count as missing (lines %5).</source>
        <translation>La columna «%1» contiene números, pero %2 de sus celdas no, la primera «%3» en la línea %4. Cuentan como ausentes (líneas %5).</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 numbers with %3 other cells, first “%4” in line %5. It was read as categories.</source>
        <translation>La columna «%1» mezcla %2 números con %3 celdas de otro tipo, la primera «%4» en la línea %5. Se leyó como categorías.</translation>
    </message>
    <message>
        <source>Column “%1” has %2 cells that are not finite numbers, first “%3” in line %4. They count as missing.</source>
        <translation>La columna «%1» tiene %2 celdas que no son números finitos, la primera «%3» en la línea %4. Cuentan como ausentes.</translation>
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
        <source>“%1” is heavy-tailed and enters by its logarithm.</source>
        <translation>«%1» tiene cola pesada y entra por su logaritmo.</translation>
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
        <source>The source %1 has %2 rows with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>El origen %1 tiene %2 filas con respuesta, pero un modelo de origen necesita al menos %3. Añada filas medidas u omita este origen.</translation>
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
        <source>An adaptation needs at least 3 shots, but there are %1. Measure more rows.</source>
        <translation>Una adaptación necesita al menos 3 shots, pero hay %1. Mida más filas.</translation>
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
        <source>A performance model carried to a new platform with a handful of runs.</source>
        <translation>Un modelo de rendimiento llevado a una plataforma nueva con unas pocas ejecuciones.</translation>
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
        <source>mean error on %1 unseen rows</source>
        <translation>error medio en %1 filas no vistas</translation>
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
        <source>What the shots call for</source>
        <translation>Lo que piden los shots</translation>
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
        <source>Out-of-fold nmse</source>
        <translation>nMSE, vali­dación cruzada</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE&#x202f;%, vali­dación cruzada</translation>
    </message>
    <message>
        <source>Unseen nmse</source>
        <translation>nMSE, no vistas</translation>
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
        <source>Seconds</source>
        <translation>Segundos</translation>
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
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: labelled rows of the target that are no shots; no model has seen them. nmse: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>Validación cruzada: cada shot lo predice un modelo que no lo ha visto. No vistas: filas medidas del destino que no son shots; ningún modelo las ha visto. nMSE: error cuadrático medio de la respuesta transformada entre su varianza; 1 equivale, por tanto, a predecir la media.</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 rows have a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>Las mediciones repetidas con variables idénticas se dispersan: %1 filas tienen una gemela, y su respuesta transformada tiene una desviación típica de %2. Ningún modelo puede hacerlo mejor en una sola ejecución.</translation>
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
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so it was not run and the bundle is not verified. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>model.pt en %1 no es byte a byte lo que esta versión de Footbridge escribe a partir de state/graph.json, así que no se ejecutó y el paquete no está verificado. Fue alterado, o lo creó otra versión: pida una exportación hecha con esta.</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 seconds and was stopped, so it is not verified. Do not use this bundle unless you know who made it; ask for a smaller model.</source>
        <translation>La comprobación de %1 duró más de %2 segundos y se detuvo, así que no está verificado. No use este paquete si no sabe quién lo hizo; pida un modelo más pequeño.</translation>
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
        <source>%1 exists with other contents than are written there and was left alone. Name another folder.</source>
        <translation>%1 existe con otro contenido que el que se escribe ahí y se dejó intacto. Indique otra carpeta.</translation>
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
</context>
</TS>
