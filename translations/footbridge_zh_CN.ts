<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AliasFiles</name>
    <message>
        <source>Open an alias table</source>
        <translation>打开别名表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the alias table</source>
        <translation>导出别名表</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>AnalysisPlots</name>
    <message>
        <source>Predicted against measured</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>All strategies on the same shots</source>
        <translation>相同适配样本上的所有策略</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>%1 的分布</translation>
    </message>
    <message>
        <source>Black: the source against itself; grey: limit of chance</source>
        <translation>黑色：源与自身相比；灰色：偶然的上限</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>模型的依据</translation>
    </message>
    <message>
        <source>By how much the error grows when a feature is shuffled</source>
        <translation>打乱某个特征后误差增加多少</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>%1 的影响</translation>
    </message>
    <message>
        <source>Mean prediction over the feature&apos;s range, the others as they are</source>
        <translation>特征在其取值范围内变化、其余特征保持不变时的平均预测</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>使用“%2”，由 %n 个特征预测 %1。由 Footbridge %4 于 %3 创建。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: anyone could have made it. What it was made from stands under Contents.</source>
        <translation>未签名：任何人都可能是制作者。其来源见“内容”。</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is trusted.</source>
        <translation>已用受信任的密钥 %1 签名。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>missing column %1, missing value %2, new category %3, value outside the range %4, other unit %5</source>
        <translation>缺少列：%1；缺失值：%2；新类别：%3；超出范围的值：%4；其他单位：%5</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>换算</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is not known here.</source>
        <translation>已用密钥 %1 签名，但此处不认识该密钥。</translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message>
        <source>No cell is finished yet.</source>
        <translation>尚无已完成的单元。</translation>
    </message>
    <message>
        <source>Error against shots</source>
        <translation>误差随适配样本数的变化</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Best of the shots alone</source>
        <translation>仅用适配样本的最佳策略</translation>
    </message>
    <message>
        <source>Severity against gain</source>
        <translation>差异度与增益</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone</source>
        <translation>“自动”相对于仅用适配样本的增益</translation>
    </message>
    <message>
        <source>Transfer pays above</source>
        <translation>此线以上迁移有益</translation>
    </message>
    <message numerus="yes">
        <source>%n shots</source>
        <translation>
            <numerusform>%n 个适配样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>最优策略</translation>
    </message>
    <message>
        <source>Pairs and shot counts won</source>
        <translation>胜出次数（数据对 × 样本数）</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation>各策略的用时</translation>
    </message>
    <message>
        <source>Median time of a cell</source>
        <translation>每个单元用时的中位数</translation>
    </message>
    <message>
        <source>Reliability of intervals</source>
        <translation>预测区间的可靠性</translation>
    </message>
    <message>
        <source>Test rows inside</source>
        <translation>落在区间内的测试行</translation>
    </message>
    <message>
        <source>No interval was measured.</source>
        <translation>未测量任何预测区间。</translation>
    </message>
    <message>
        <source>%1 % intervals</source>
        <translation>%1% 区间</translation>
    </message>
    <message>
        <source>Promised: %1 %</source>
        <translation>标称：%1%</translation>
    </message>
    <message>
        <source>Normalised error (nMSE)</source>
        <translation>归一化误差（nMSE）</translation>
    </message>
</context>
<context>
    <name>ColouredPoints</name>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Carries a performance model to a new platform.</source>
        <translation>将性能模型迁移到新平台。</translation>
    </message>
    <message>
        <source>Tables of platforms you know, as CSV, folders of such tables, a session, or a bundle.</source>
        <translation>已知平台的数据表（CSV）、存放此类数据表的文件夹、会话或模型包。</translation>
    </message>
    <message>
        <source>Table of the new platform.</source>
        <translation>新平台的数据表。</translation>
    </message>
    <message>
        <source>Column to predict.</source>
        <translation>要预测的列。</translation>
    </message>
    <message>
        <source>Open the built-in example.</source>
        <translation>打开内置示例。</translation>
    </message>
    <message>
        <source>A session is opened alone: it names its tables itself.</source>
        <translation>会话须单独打开：它自身已记录所用的数据表。</translation>
    </message>
    <message>
        <source>Page to show, one of %1.</source>
        <translation>要显示的页面，为下列之一：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>There is no page named %1. Use one of %2.</source>
        <translation>没有名为 %1 的页面。请使用下列之一：%2。</translation>
    </message>
</context>
<context>
    <name>ControlHelp</name>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>打开其他已知平台的表。会从多个源一起学习。</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>打开新平台的表，替换当前打开的表。</translation>
    </message>
    <message>
        <source>What each column is. The response is what is predicted, features are what it is predicted from, ignored columns are left out. Equal values of a group column mark runs that belong together. Click a role to change it.</source>
        <translation>每一列的角色。响应变量是要预测的量，特征是用于预测的量，忽略的列不使用。分组列中取值相同的运行属于同一组。单击角色即可更改。</translation>
    </message>
    <message>
        <source>The rows of the chosen table. Filter them by text or by a condition such as n &gt; 64, sort them by a click on a column, and select rows of the target to learn from these and no others.</source>
        <translation>所选表的行。可按文本或 n &gt; 64 之类的条件筛选，单击列进行排序，也可选择目标的行，只从这些行学习。</translation>
    </message>
    <message>
        <source>Shows only the features whose name contains this text.</source>
        <translation>只显示名称包含此文本的特征。</translation>
    </message>
    <message>
        <source>Features that only the source has. What it learned from them cannot be carried over. Drag one onto a feature of the target, or select both and press Return, if they mean the same.</source>
        <translation>只有源才有的特征。从中学到的内容无法迁移。如果含义相同，请将其拖到目标的特征上，或同时选中两者并按回车键。</translation>
    </message>
    <message>
        <source>Features of both sides. A suggestion with its confidence is used only once it is accepted: Return accepts it, Delete rejects it or separates a match.</source>
        <translation>两侧共有的特征。带有置信度的建议只有在接受后才会使用：回车键接受，Delete 键拒绝或解除匹配。</translation>
    </message>
    <message>
        <source>Features that only the target has. Models of the shots can use them, the source model cannot.</source>
        <translation>只有目标才有的特征。基于适配样本的模型可以使用，源模型不能使用。</translation>
    </message>
    <message>
        <source>Accept or reject suggestions, match or separate what is selected. An alias table is a CSV whose lines each hold names that mean the same; matches can be saved as one.</source>
        <translation>接受或拒绝建议，匹配或解除所选特征。别名表是一个 CSV，每行列出含义相同的名称；匹配结果可保存为这种表。</translation>
    </message>
    <message>
        <source>How the values of the selected pair are distributed in the source and in the target. Where the two do not overlap, the model has to extrapolate.</source>
        <translation>所选特征对在源和目标中的取值分布。在两者不重叠之处，模型必须外推。</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>停止正在运行的任务。上一次的有效结果会保留。</translation>
    </message>
    <message>
        <source>Severity from every table to every other, to see which platform resembles which. Click a cell, or press Return on it, to load that pair.</source>
        <translation>每张表到其他各表的差异度，可看出哪些平台相似。单击单元格或在其上按回车键，即可载入该组合。</translation>
    </message>
    <message>
        <source>How far each matched feature has moved, the farthest first.</source>
        <translation>各匹配特征的变化程度，变化最大的在前。</translation>
    </message>
    <message>
        <source>How far the target is from each source alone.</source>
        <translation>目标与每个源各自的差距。</translation>
    </message>
    <message>
        <source>The measured rows of the target that the adaptation learns from. All other measured rows are kept to test the result.</source>
        <translation>适配所学习的目标实测行。其余实测行用于检验结果。</translation>
    </message>
    <message>
        <source>How many rows are drawn, or which share of the measured ones.</source>
        <translation>抽取的行数，或占实测行的比例。</translation>
    </message>
    <message>
        <source>Whose features are used for ranges and scales. Responses are taken from the shots alone in either case.</source>
        <translation>使用哪些行的特征来确定范围和尺度。无论哪种情况，响应值都只取自适配样本。</translation>
    </message>
    <message>
        <source>Start of the random numbers. The same inputs and seed give the same result, bit for bit; another seed draws other shots.</source>
        <translation>随机数的起点。相同的输入和种子给出逐位相同的结果；不同的种子会抽取不同的适配样本。</translation>
    </message>
    <message>
        <source>Which ways of adapting are tried. Auto weighs many models by their errors on held-out shots; the target-only ones ignore the source, for comparison.</source>
        <translation>要尝试的适配方式。“自动”按留出适配样本上的误差对多个模型加权；仅目标的策略不使用源，供比较之用。</translation>
    </message>
    <message>
        <source>Starts or cancels the run. It trains the source model once, measures severity and fits the strategies. Cancelling keeps the last good result.</source>
        <translation>开始或取消计算。先训练一次源模型，测量差异度，再拟合各策略。取消后保留上一次的有效结果。</translation>
    </message>
    <message>
        <source>The strategies of this run as they finish, with their error on held-out shots and their time.</source>
        <translation>本次计算中陆续完成的策略，以及它们在留出适配样本上的误差和用时。</translation>
    </message>
    <message>
        <source>Rows of the target that would teach most if they were measured next, and what that is expected to be worth. Save the list as CSV, fill in the response, and open it again.</source>
        <translation>接下来测量最有价值的目标行，以及预期的收益。将列表保存为 CSV，填入响应值后重新打开。</translation>
    </message>
    <message>
        <source>The chosen strategy in plots: predicted against measured, residuals, all strategies, error against the number of shots. Beside sets a second strategy or an earlier run next to it; both plots then move together.</source>
        <translation>所选策略的图表：预测值与实测值、残差、所有策略、误差随样本数的变化。“对比”可在旁边放置另一策略或之前的计算；两个图随后会一起移动。</translation>
    </message>
    <message>
        <source>The figures of the two results that stand side by side, and their difference.</source>
        <translation>并排的两个结果的指标及其差别。</translation>
    </message>
    <message>
        <source>Every row of the target with what is measured, predicted and flagged. Rows selected here are marked in the plots, and the other way round; double-click one to see all of it.</source>
        <translation>目标的每一行及其实测值、预测值和标记。此处选中的行会在图中标出，反之亦然；双击可查看整行。</translation>
    </message>
    <message>
        <source>Writes the adapted model as one file that runs without Footbridge. It is opened again and compared with what you saw before the export counts as done.</source>
        <translation>将适配后的模型写入一个无需 Footbridge 即可运行的文件。重新打开并与所见内容比较后，导出才算完成。</translation>
    </message>
    <message>
        <source>What the exported model does with rows unlike those it was made for: predict and flag them, or refuse them.</source>
        <translation>导出的模型如何处理与其适用范围不同的行：预测并标记，或拒绝。</translation>
    </message>
    <message>
        <source>Leaves your measured runs out of the file. Nobody can then read them there, and the model cannot be adapted further from it.</source>
        <translation>文件中不包含您的实测运行。这样他人无法从中读取，但也不能再由该文件继续适配。</translation>
    </message>
    <message>
        <source>A program that loads the bundle elsewhere, ready to be copied.</source>
        <translation>在别处加载模型包的程序，可直接复制。</translation>
    </message>
    <message>
        <source>Leads on: to the start of an adaptation, or to its results.</source>
        <translation>前往下一步：开始适配，或查看其结果。</translation>
    </message>
    <message>
        <source>The rows of source and target in two dimensions, by the features that they share. Near each other means alike. Rows marked here are marked in the results, too.</source>
        <translation>按共有的特征，将源和目标的行显示在二维平面上。位置越近越相似。此处标记的行在结果中也会标出。</translation>
    </message>
    <message>
        <source>Severity and its band against the number of shots.</source>
        <translation>差异度及其区间随适配样本数的变化。</translation>
    </message>
    <message>
        <source>Severity from every table to every other.</source>
        <translation>每个数据表到其他各表的差异度。</translation>
    </message>
    <message>
        <source>Begins a campaign from the open tables or from a folder of tables.</source>
        <translation>用已打开的数据表或数据表文件夹新建批量评测。</translation>
    </message>
    <message>
        <source>Opens the folder of a campaign that has ended, was interrupted or still runs.</source>
        <translation>打开已结束、已中断或仍在运行的批量评测的文件夹。</translation>
    </message>
    <message>
        <source>Measures every cell of the ticked pairs. What is finished is kept, whatever happens.</source>
        <translation>评测所勾选数据对的所有单元。无论发生什么，已完成的部分都会保留。</translation>
    </message>
    <message>
        <source>What the campaign measures, and where it runs.</source>
        <translation>批量评测的内容和运行位置。</translation>
    </message>
    <message>
        <source>Tick the pairs to measure, and say how many shots are drawn, and how often. Each number of shots and each repeat of a pair is one cell.</source>
        <translation>勾选要评测的数据对，并指定抽取的适配样本数和次数。每个数据对的每个样本数、每次重复各为一个单元。</translation>
    </message>
    <message>
        <source>The strategies to compare. All of them see the same shots.</source>
        <translation>要比较的策略。所有策略使用相同的适配样本。</translation>
    </message>
    <message>
        <source>Where the cells are measured and where the results are kept. On Slurm they run as job arrays within these limits.</source>
        <translation>在哪里评测各单元，以及结果保存在哪里。在 Slurm 上，它们在这些限制内以作业数组的形式运行。</translation>
    </message>
    <message>
        <source>How far the campaign is, and what failed and why. It can be stopped and go on later; no finished cell is lost.</source>
        <translation>批量评测的进度，以及哪些失败及其原因。可以停止，稍后再继续；已完成的单元不会丢失。</translation>
    </message>
    <message>
        <source>The source in the row, the target in the column. Click a cell to see that pair.</source>
        <translation>行为源，列为目标。单击单元格可查看相应的数据对。</translation>
    </message>
    <message>
        <source>Opens a job log: Standard Workload Format, plain or compressed, what sacct prints, or CSV.</source>
        <translation>打开作业日志：Standard Workload Format（未压缩或已压缩）、sacct 的输出或 CSV。</translation>
    </message>
    <message>
        <source>Adds estimates of the run times, as an adapted model predicts them.</source>
        <translation>添加由适配后的模型预测的运行时间估计。</translation>
    </message>
    <message>
        <source>Draws streams of jobs from the log and runs every policy with every estimate on the same ones.</source>
        <translation>从日志中抽取作业流，并在相同的作业流上，用每种估计运行每种策略。</translation>
    </message>
    <message>
        <source>How the turnaround grows with the load of the machine.</source>
        <translation>周转时间如何随机器负载的升高而增长。</translation>
    </message>
    <message>
        <source>What the log holds: when jobs arrive, how large they are, and what was left out.</source>
        <translation>日志的内容：作业何时到达、规模多大，以及去掉了哪些。</translation>
    </message>
    <message>
        <source>Which job ran on which nodes, and when. Drag to move along, turn the wheel to come closer. Jobs on fewer nodes than they asked for are orange.</source>
        <translation>哪个作业何时在哪些节点上运行。拖动可平移，滚动滚轮可缩放。所用节点少于申请数的作业显示为橙色。</translation>
    </message>
    <message>
        <source>How much of the machine is in use, and how many jobs wait, over the same time as above.</source>
        <translation>与上图相同的时间段内，机器的使用程度和等待的作业数。</translation>
    </message>
    <message>
        <source>The mean turnaround of each policy with each estimate, with its 95 % interval over the streams.</source>
        <translation>每种策略在每种估计下的平均周转时间，以及由各作业流得出的 95% 区间。</translation>
    </message>
    <message>
        <source>Another load, and other limits for jobs that may run on fewer nodes. Each change runs again in the background.</source>
        <translation>更改负载，以及对可使用更少节点的作业的限制。每次更改都会在后台重新运行。</translation>
    </message>
    <message>
        <source>What to request for each run.</source>
        <translation>每次运行应申请多少。</translation>
    </message>
    <message>
        <source>Where to run, and on how many nodes, under a deadline or a budget.</source>
        <translation>在截止时间或预算之内，应在哪里运行、使用多少节点。</translation>
    </message>
    <message>
        <source>How much memory training a network takes on each device.</source>
        <translation>训练网络时每个设备需要多少内存。</translation>
    </message>
    <message>
        <source>Goes back from the open table to the runs of the adapted model.</source>
        <translation>从打开的数据表返回到适配后的模型的各次运行。</translation>
    </message>
    <message>
        <source>Opens a table of requests and measured values, such as a job log, to see what other requests would have cost.</source>
        <translation>打开含申请量和实测值的数据表（例如作业日志），查看换用其他申请量的成本会是多少。</translation>
    </message>
    <message>
        <source>What requests cost, and how often they kill a run. A practice has the same colour in both plots.</source>
        <translation>各种申请方式的成本，以及运行因此被终止的频率。同一种方式在两个图中颜色相同。</translation>
    </message>
    <message>
        <source>For each run what to request, the chance that it is killed all the same, and what it is expected to cost.</source>
        <translation>每次运行应申请的量、仍被终止的概率和期望成本。</translation>
    </message>
    <message>
        <source>The models of the platforms, the ways to run, and the limits of time and money.</source>
        <translation>各平台的模型、运行方式，以及时间和费用的限制。</translation>
    </message>
    <message>
        <source>Each platform with the price of a node, and every way to run on it. Select one to see it in the plot.</source>
        <translation>每个平台及其节点价格，以及在其上的所有运行方式。选中一种即可在图中查看。</translation>
    </message>
    <message>
        <source>Price against time. Nothing is both cheaper and faster than what lies on the line; click a point for its details.</source>
        <translation>价格与时间。没有任何方式比线上的点既便宜又快；单击某点可查看详情。</translation>
    </message>
    <message>
        <source>The network, and how its training is spread over devices. Every change is computed at once.</source>
        <translation>网络，以及如何将其训练分布到各设备上。每次更改都会立即计算。</translation>
    </message>
    <message>
        <source>What lies in the memory of one device, term by term, and why.</source>
        <translation>单个设备内存的各项构成及其理由。</translation>
    </message>
    <message>
        <source>Which devices hold it. Names and memory can be edited.</source>
        <translation>哪些设备可容纳。名称和内存可以编辑。</translation>
    </message>
    <message>
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run per line. Sessions and bundles open here, too.</source>
        <translation>将数据表拖放到此处或直接打开：已知平台的运行作为源，新平台的运行作为目标。文件为 CSV，每行一次运行。会话和模型包也可在此打开。</translation>
    </message>
    <message>
        <source>One card for each table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>每个数据表一张卡片。单击卡片可查看其列和行。名称用于图和报告；导入选项说明文件的读取方式，警告可跳转到相关的行。</translation>
    </message>
    <message>
        <source>Trains the source model where needed and measures how far the target is from it. From then on the measurement follows every change of the shots.</source>
        <translation>按需训练源模型，并测量目标与源模型相距多远。此后，测量会随适配样本的每次更改而更新。</translation>
    </message>
    <message>
        <source>Severity: 0 means just like the source, 1 means nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>差异度：0 表示与源相同，1 表示毫无共同之处。外侧的线为 90% 区间：如此少的适配样本无法确定的部分。</translation>
    </message>
    <message>
        <source>What differs. Black: the source against itself; grey: the limit of chance. Hover over a bar for its meaning.</source>
        <translation>差异何在。黑色：源与自身相比；灰色：偶然的上限。将鼠标悬停在条形上可查看其含义。</translation>
    </message>
    <message>
        <source>The errors of simple ways to predict the target, each shot held out in turn. The simplest way that is good enough is what the shots call for.</source>
        <translation>用各种简单方式预测目标的误差，适配样本逐一留出。足够好的方式中最简单的一种，就是这些适配样本所需要的。</translation>
    </message>
    <message>
        <source>Each shot as measured and as the source model predicts it. On the grey line both agree; the blue line is the offset and scale that fit best, and what stays off it is different behaviour.</source>
        <translation>每个适配样本的实测值与源模型的预测值。位于灰线上表示两者一致；蓝线是最佳拟合的平移与缩放，仍偏离蓝线的部分即为行为差异。</translation>
    </message>
    <message>
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows held back from them.</source>
        <translation>源的网络训练时的损失：在所学习的行上的损失，以及在留出的行上的损失（验证）。</translation>
    </message>
    <message>
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: measured runs that are not shots. Click a line to see that strategy.</source>
        <translation>同一批适配样本上的所有策略。交叉验证：每个适配样本由未见过它的模型预测。未见：不属于适配样本的实测运行。单击某一行可查看该策略。</translation>
    </message>
    <message>
        <source>Says why the prediction of the selected row is what it is and why its interval is as wide as it is, in the place of the leaderboard.</source>
        <translation>在排行榜的位置说明所选行为何得到这样的预测，以及其区间为何这么宽。</translation>
    </message>
    <message>
        <source>What the prediction of the selected row is made of: the width of its interval, what each member of the mixture says with its weight, how far each feature would move it, and the nearest measured rows. The model ranks the features by how much the error grows when their values are shuffled, and draws how the prediction follows them.</source>
        <translation>所选行的预测由什么构成：区间的宽度、混合模型中每个成员的预测及其权重、每个特征能使预测变动多少，以及最近的实测行。“模型”按打乱取值后误差增加的多少对特征排序，并绘出预测如何随特征变化。</translation>
    </message>
    <message>
        <source>Puts the explanation of this row into the report, or takes it out.</source>
        <translation>将此行的解释加入报告，或从报告中移除。</translation>
    </message>
    <message>
        <source>How far the campaign has got, and what came out of it.</source>
        <translation>批量评测的进度及其结果。</translation>
    </message>
    <message>
        <source>The error of the chosen pair against the number of shots. Its experiment opens in the other pages, with exactly the shots of that repeat.</source>
        <translation>所选数据对的误差随适配样本数的变化。其实验会在其他页面中打开，使用的正是该次重复的适配样本。</translation>
    </message>
    <message>
        <source>All pairs, one per line; a click on a title sorts them. The report and the plots go into the folder of the campaign.</source>
        <translation>所有数据对，每行一对；单击列标题可排序。报告和图写入批量评测的文件夹。</translation>
    </message>
    <message>
        <source>Writes the requests as CSV, one line per run.</source>
        <translation>将申请量写为 CSV，每次运行一行。</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused, and what the site allows and bills.</source>
        <translation>因运行被终止而损失工作，比闲置同样多的资源严重多少倍，以及站点允许什么、如何计费。</translation>
    </message>
    <message>
        <source>Chooses a CSV that grows and how it is learned: the response, what the model starts from, and whether to wait for more runs at its end.</source>
        <translation>选择一个不断增长的 CSV 以及学习方式：响应变量、模型的起点，以及到达末尾时是否等待更多运行。</translation>
    </message>
    <message>
        <source>Stops following. What was learned is kept, and following the same table again goes on from there.</source>
        <translation>停止跟踪。已学到的内容会保留，再次跟踪同一数据表时从该处继续。</translation>
    </message>
    <message>
        <source>Writes the selected version, or the one in force, as a bundle that runs without Footbridge, while the stream goes on.</source>
        <translation>将所选版本或当前生效的版本写为无需 Footbridge 即可运行的模型包，数据流继续进行。</translation>
    </message>
    <message>
        <source>How things stand now. False alarms are what the drift detectors raise at most while nothing changes.</source>
        <translation>当前状况。误报是指在没有任何变化时，漂移检测器最多发出的警报数。</translation>
    </message>
    <message>
        <source>What happened last, and what learning online buys over retraining, over keeping the first model and over guessing.</source>
        <translation>最近发生的事件，以及在线学习与重新训练、保留最初的模型和猜测相比有何收益。</translation>
    </message>
    <message>
        <source>Which version predicted when. A version that was taken up again has the colour of the old one.</source>
        <translation>各个时段由哪个版本进行预测。重新启用的版本沿用旧版本的颜色。</translation>
    </message>
    <message>
        <source>Relative error of each run before it was learned, averaged over ten runs; dashed lines mark noticed drifts.</source>
        <translation>每次运行在被学习之前的相对误差，取十次运行的平均；虚线标出检测到的漂移。</translation>
    </message>
    <message>
        <source>How many of the last hundred runs lay inside their interval, and how many would have if its width had never been adapted.</source>
        <translation>最近一百次运行中有多少落在其区间内，以及若从不调整区间宽度又会有多少。</translation>
    </message>
    <message>
        <source>Every version of the model, newest first: why it began, what it predicted and how well. Select one to go back to it or to export it.</source>
        <translation>模型的所有版本，最新的在前：开始的原因、预测了哪些运行以及效果如何。选择一个版本即可返回到该版本或将其导出。</translation>
    </message>
    <message>
        <source>Takes the selected version up again as a new one, for when a drift was a false alarm. Nothing is deleted.</source>
        <translation>将所选版本作为新版本重新启用，用于漂移属于误报的情况。不会删除任何内容。</translation>
    </message>
    <message>
        <source>How often everything is repeated with other rows and first weights. The intervals hold 90 % of the repetitions.</source>
        <translation>用不同的行和初始权重重复全部过程的次数。区间包含 90% 的重复。</translation>
    </message>
    <message>
        <source>How often every training sees each of its rows: the same for all ways.</source>
        <translation>每次训练使用每一行的次数：所有方式相同。</translation>
    </message>
    <message>
        <source>Trains all ways in the background, on the first source and the target.</source>
        <translation>在后台用第一个源和目标训练所有方式。</translation>
    </message>
    <message>
        <source>Which way to begin, what it saves, and what it costs in the end.</source>
        <translation>应以哪种方式开始、能节省多少，以及最终的代价。</translation>
    </message>
    <message>
        <source>Error of rows that are never learned from, while training goes on. A dot marks where a way reaches the error asked for.</source>
        <translation>训练过程中，从不用于学习的行上的误差。圆点标出某种方式达到所要求误差的位置。</translation>
    </message>
    <message>
        <source>What each way saves until then, against training from scratch with the same seed. Below zero it takes longer.</source>
        <translation>每种方式到该处为止所节省的，与使用相同种子从头训练相比。低于零表示耗时更长。</translation>
    </message>
    <message>
        <source>The figures of every way. A way is no worse where its final error cannot be told from that from scratch.</source>
        <translation>每种方式的数值。若最终误差与从头训练无法区分，则该方式不逊色。</translation>
    </message>
    <message>
        <source>The run that the sentence, the vector and the order speak of. A run of the tables that were learned from is predicted by models that have not seen its group.</source>
        <translation>文字、向量和排序所针对的运行。对于用于学习的数据表中的运行，由未见过其分组的模型预测。</translation>
    </message>
    <message>
        <source>Shows the runs that were learned from again, instead of the table that was predicted.</source>
        <translation>重新显示用于学习的运行，而不是所预测的数据表。</translation>
    </message>
    <message>
        <source>Shows what the columns are. After a change, train again.</source>
        <translation>显示各列的含义。更改后请重新训练。</translation>
    </message>
    <message>
        <source>Opens run times on several machines: one table with a column that names the machine, one with a time column for each, or several files, one for each.</source>
        <translation>打开多台机器上的运行时间：一个含有机器名称列的数据表，一个为每台机器设一个时间列的数据表，或每台机器一个文件。</translation>
    </message>
    <message>
        <source>Writes the predicted vectors with their intervals as CSV, a line a row.</source>
        <translation>将预测的向量及其区间写为 CSV，每行一条。</translation>
    </message>
    <message>
        <source>Writes the model as ONNX and TorchScript into one zip, once both were read back and predict what this page shows.</source>
        <translation>将模型以 ONNX 和 TorchScript 写入一个 zip；两者都会重新读回，且预测与本页所示一致后才会写出。</translation>
    </message>
    <message>
        <source>Trains every model in the background and weighs them by groups that are left out.</source>
        <translation>在后台训练所有模型，并依据留出的分组为其加权。</translation>
    </message>
    <message>
        <source>Opens a table with the same features and predicts its rows on all machines.</source>
        <translation>打开具有相同特征的数据表，预测其各行在所有机器上的情况。</translation>
    </message>
    <message>
        <source>What each column is: the machine, the run time, what runs belong together, what describes a run. Runs that belong together are never split between learning and judging. Click a use to change it.</source>
        <translation>每一列的含义：机器、运行时间、哪些运行同属一组、哪些列描述运行。同属一组的运行绝不会被拆分到学习和评判两边。单击用途即可更改。</translation>
    </message>
    <message>
        <source>What run times are divided by.</source>
        <translation>运行时间以什么为除数。</translation>
    </message>
    <message>
        <source>Divides counters of instructions by the number of all instructions, so that short and long runs of the same kind look alike.</source>
        <translation>将指令计数器除以指令总数，使同类的长短运行看起来相近。</translation>
    </message>
    <message>
        <source>Opens a CSV that says which names of different tools mean the same counter: the name to use, then the others, a line a counter.</source>
        <translation>打开一个 CSV，说明不同工具的哪些名称表示同一计数器：先写要使用的名称，再写其他名称，每行一个计数器。</translation>
    </message>
    <message>
        <source>The run time on each machine over that on the fastest, with the interval that holds nine of ten. Diamonds are measured. All shows every machine.</source>
        <translation>每台机器上的运行时间与最快机器之比，以及十次中包含九次的区间。菱形为实测值。“全部”显示每台机器。</translation>
    </message>
    <message>
        <source>How sure the order is: the chance that the machine of the row is faster than that of the column.</source>
        <translation>排序的可靠程度：行所示机器比列所示机器更快的概率。</translation>
    </message>
    <message>
        <source>Runs that look alike to the published model lie close together. Click a point for its run; drag with Shift to select several in the table.</source>
        <translation>在已发表模型看来相似的运行彼此靠近。单击一个点可查看其运行；按住 Shift 拖动可在表中选中多个。</translation>
    </message>
    <message>
        <source>Every model beside the majority order, on runs whose group it has not seen; point at a figure for its interval. Leave each out learns everything anew for every group. ROC: how well the usual order is told from others. Who gains most: every run with the machine that is recommended and what moving there gains.</source>
        <translation>在分组未见过的运行上，将每个模型与多数排序并列比较；指向数值可查看其区间。“逐一留出”对每个分组都重新学习一切。ROC：区分常见排序与其他排序的能力。“获益最大”：列出每次运行、推荐的机器，以及迁到该机器的增益。</translation>
    </message>
    <message>
        <source>Trains an auto-encoder on two fields of scientific data instead of the network on the open tables.</source>
        <translation>改为在两个科学数据场上训练自编码器，而不是在已打开的表上训练网络。</translation>
    </message>
    <message>
        <source>Goes back to the network on the open tables.</source>
        <translation>回到已打开的表上的网络。</translation>
    </message>
</context>
<context>
    <name>CostPlots</name>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>系数 %1</translation>
    </message>
    <message>
        <source>Adjustment factor %1</source>
        <translation>修正系数 %1</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>终止与浪费</translation>
    </message>
    <message>
        <source>Requested but unused, of what is used</source>
        <translation>申请而未用的量与实际用量之比</translation>
    </message>
    <message>
        <source>Runs killed</source>
        <translation>被终止的运行</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>Padded prediction</source>
        <translation>加余量的预测</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>期望成本随成本比的变化</translation>
    </message>
    <message>
        <source>Cost ratio: an underestimate against an overestimate</source>
        <translation>成本比：低估相对于高估</translation>
    </message>
    <message>
        <source>Expected cost (1 is perfect)</source>
        <translation>期望成本（1 为完美）</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>价格与时间</translation>
    </message>
    <message>
        <source>Expected time to solution</source>
        <translation>预期求解时间</translation>
    </message>
    <message>
        <source>Expected price</source>
        <translation>预期价格</translation>
    </message>
    <message>
        <source>Add platforms and open runs to compare them.</source>
        <translation>请添加平台并打开运行以进行比较。</translation>
    </message>
    <message>
        <source>Beaten in both</source>
        <translation>两方面均更差</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <source>Users&apos; own</source>
        <translation>用户自行申请</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Share of the rows</source>
        <translation>行占比</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>This feature has no values to compare.</source>
        <translation>该特征没有可供比较的值。</translation>
    </message>
</context>
<context>
    <name>DivergencePlots</name>
    <message>
        <source>below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>Source model against the shots</source>
        <translation>源模型与适配样本的对照</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>恒等线</translation>
    </message>
    <message>
        <source>fitted shift</source>
        <translation>拟合的偏移</translation>
    </message>
    <message>
        <source>shot and residual</source>
        <translation>适配样本与残差</translation>
    </message>
    <message>
        <source>Shift × %1, slope %2, residuals ×/÷ %3.</source>
        <translation>偏移 × %1，斜率 %2，残差 ×/÷ %3。</translation>
    </message>
    <message>
        <source>Slope %1; residuals as asinh: ± %2.</source>
        <translation>斜率 %1；残差（asinh）：± %2。</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>行分布图</translation>
    </message>
    <message>
        <source>First component</source>
        <translation>第一主成分</translation>
    </message>
    <message>
        <source>Second component</source>
        <translation>第二主成分</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Severity against shots</source>
        <translation>差异度随适配样本数的变化</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>At least 5 shots of a target that shares features.</source>
        <translation>需要与源有共同特征的目标，且至少有 5 个适配样本。</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>90% 区间</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Source model&apos;s prediction</source>
        <translation>源模型的预测</translation>
    </message>
</context>
<context>
    <name>ExplainPlots</name>
    <message>
        <source>Predicted %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>%1 的影响</translation>
    </message>
    <message>
        <source>This feature has no values to draw.</source>
        <translation>此特征没有可绘制的值。</translation>
    </message>
    <message>
        <source>mean over the rows</source>
        <translation>各行的均值</translation>
    </message>
    <message>
        <source>middle 80 % of rows</source>
        <translation>中间 80% 的行</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>模型的依据</translation>
    </message>
    <message>
        <source>Increase of the error (nMSE) when shuffled</source>
        <translation>打乱后误差（nMSE）的增加</translation>
    </message>
    <message>
        <source>The model has no features.</source>
        <translation>模型没有特征。</translation>
    </message>
    <message>
        <source>mean of the shuffles</source>
        <translation>各次打乱的均值</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>FinishedRun</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n 个适配样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2, seed %3</source>
        <translation>第 %1 次计算：%2，种子 %3</translation>
    </message>
    <message>
        <source>%1 → %2, %3, seed %4, strategies: %5</source>
        <translation>%1 → %2，%3，种子 %4，策略：%5</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>The handbook is not at %1. Install the program again.</source>
        <translation>%1 处没有手册。请重新安装本程序。</translation>
    </message>
    <message>
        <source>No program is set up to open the handbook. Open %1 in a browser.</source>
        <translation>未设置用于打开手册的程序。请在浏览器中打开 %1。</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>LivePlots</name>
    <message>
        <source>Running error</source>
        <translation>滚动误差</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Mean of 10 runs</source>
        <translation>10 次运行的均值</translation>
    </message>
    <message>
        <source>No run was predicted yet.</source>
        <translation>尚未预测任何运行。</translation>
    </message>
    <message>
        <source>median of the last batch</source>
        <translation>上一批的中位数</translation>
    </message>
    <message>
        <source>first model kept</source>
        <translation>保留最初的模型</translation>
    </message>
    <message>
        <source>retrained on all</source>
        <translation>用全部数据重新训练</translation>
    </message>
    <message>
        <source>online</source>
        <translation>在线</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>Inside, of 100</source>
        <translation>区间内（每 100 次）</translation>
    </message>
    <message>
        <source>No interval yet.</source>
        <translation>尚无区间。</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>The model is ready and waits for the next measured run.</source>
        <translation>模型已就绪，正在等待下一次实测运行。</translation>
    </message>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>%n 次运行中没有漂移：模型的误差为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The responses changed at run %1: the model is learning them and now errs by %2.</source>
        <translation>响应变量在第 %1 次运行处发生变化：模型正在学习新的响应，目前误差为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>模型已恢复准确：第 %1 次运行处发生漂移，%n 次运行之后误差回到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The environment of version %1 came back, and that version was taken up again.</source>
        <translation>版本 %1 的环境再次出现，已重新启用该版本。</translation>
    </message>
    <message>
        <source>Over all runs learning online errs by %1, retraining on all by %2, the first model by %3, the median of the last batch by %4.</source>
        <translation>在所有运行上，在线学习的误差为 %1，用全部数据重新训练为 %2，最初的模型为 %3，上一批的中位数为 %4。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 (no interval yet)</source>
        <translation>%1（尚无区间）</translation>
    </message>
    <message>
        <source>Last run, %1: predicted %2, not measured.</source>
        <translation>最近一次运行 %1：预测 %2，未测量。</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3.</source>
        <translation>最近一次运行 %1：实测 %2，预测 %3。</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3; learning from it changed the effect of %4 by %5.</source>
        <translation>最近一次运行 %1：实测 %2，预测 %3；从中学习使 %4 的影响改变了 %5。</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，源自 %2</translation>
    </message>
    <message>
        <source>Version %1: %2.</source>
        <translation>版本 %1：%2。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Use</source>
        <comment>heading of pages that use the model</comment>
        <translation>使用</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of pages with studies of the model</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>, out of date</source>
        <translation>，需更新</translation>
    </message>
</context>
<context>
    <name>PaintedPicture</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>图片 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
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
        <translation>%1 几乎同样快（%2）。</translation>
    </message>
    <message>
        <source>%1 comes next (%2).</source>
        <translation>其次是 %1（%2）。</translation>
    </message>
    <message>
        <source>Against the %1 of today the gain is %2 (%3 to %4).</source>
        <translation>与目前使用的 %1 相比，增益为 %2（%3 至 %4）。</translation>
    </message>
    <message>
        <source>Of all runs %1 would gain most (%2).</source>
        <translation>所有运行中，%1 获益最大（%2）。</translation>
    </message>
    <message>
        <source>application</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>fastest platform</source>
        <translation>最快的平台</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>潜在空间图</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>第一坐标</translation>
    </message>
    <message>
        <source>Second coordinate</source>
        <translation>第二坐标</translation>
    </message>
    <message>
        <source>learned from</source>
        <translation>用于学习</translation>
    </message>
    <message>
        <source>Telling the usual order from others</source>
        <translation>区分常见排序与其他排序</translation>
    </message>
    <message>
        <source>Other orders taken for it</source>
        <translation>误认为常见排序的其他排序</translation>
    </message>
    <message>
        <source>Usual order recognised</source>
        <translation>识别出的常见排序</translation>
    </message>
    <message>
        <source>No run has all platforms in the order of the others.</source>
        <translation>没有任何运行的所有平台排序与其他运行一致。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 in half of the cases, and at most %5 in nine of ten.</source>
        <translation>请在 %2 上运行 %1。它最快的概率为 %3。采信该建议，半数情况下损失不超过 %4，十次中九次不超过 %5。</translation>
    </message>
</context>
<context>
    <name>PlotNames</name>
    <message>
        <source>Different behaviour</source>
        <translation>行为差异</translation>
    </message>
    <message>
        <source>Offset and scale</source>
        <translation>平移与缩放</translation>
    </message>
    <message>
        <source>Different inputs</source>
        <translation>输入差异</translation>
    </message>
    <message>
        <source>Missing columns</source>
        <translation>缺少列</translation>
    </message>
    <message>
        <source>Feature subspace (Grassmann)</source>
        <translation>特征子空间（Grassmann）</translation>
    </message>
    <message>
        <source>Responses differ</source>
        <translation>响应变量差异</translation>
    </message>
    <message>
        <source>response</source>
        <translation>响应变量</translation>
    </message>
    <message>
        <source>Source model as it is</source>
        <translation>直接使用源模型</translation>
    </message>
    <message>
        <source>Source with offset and scale</source>
        <translation>源加平移与缩放</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>仅用目标数据</translation>
    </message>
    <message>
        <source>Source with corrected residuals</source>
        <translation>源加残差修正</translation>
    </message>
    <message>
        <source>Weighs many models by their errors on held-out shots.</source>
        <translation>按留出适配样本上的误差对多个模型加权。</translation>
    </message>
    <message>
        <source>The source model as it is: it has seen no run of the target, no shot.</source>
        <translation>源模型保持不变：未见过目标的任何运行，也未见过适配样本。</translation>
    </message>
    <message>
        <source>The source model with an offset and a scale learned from the shots.</source>
        <translation>源模型，加上从适配样本学得的平移与缩放。</translation>
    </message>
    <message>
        <source>A model of the shots alone; the source is not used.</source>
        <translation>仅用适配样本的模型；不使用源。</translation>
    </message>
    <message>
        <source>The source model, given the target&apos;s features mapped onto its own.</source>
        <translation>源模型，将目标的特征映射到其自身的特征后进行预测。</translation>
    </message>
    <message>
        <source>The source model, with a correction learned from the shots.</source>
        <translation>源模型，加上从适配样本学得的修正。</translation>
    </message>
    <message>
        <source>The source&apos;s networks, their last layer learned anew.</source>
        <translation>源的网络，其最后一层重新学习。</translation>
    </message>
    <message>
        <source>The source&apos;s networks, trained further on the shots.</source>
        <translation>源的网络，在适配样本上继续训练。</translation>
    </message>
    <message>
        <source>Outside the source&apos;s range</source>
        <translation>超出源的范围</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>暂无可显示的内容。</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>横轴：%1。</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>纵轴：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1：%n 个值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Leaderboard of strategies</source>
        <translation>策略排行榜</translation>
    </message>
    <message>
        <source>Rows with their predictions</source>
        <translation>各行及其预测</translation>
    </message>
    <message>
        <source>Filter: text, or factor &gt; 1.25</source>
        <translation>筛选：文本，或 倍率 &gt; 1.25</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column: set, measured, predicted, factor, lower, upper, flags or a feature</source>
        <translation>任意单元格中的文本，或针对某一列的条件：划分、实测、预测、倍率、下限、上限、标志或某个特征</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Shots: %1, runs that the model has not seen: %2.</source>
        <translation>适配样本：%1，模型未见过的运行：%2。</translation>
    </message>
    <message>
        <source>Shots: %1; no other run has a measurement.</source>
        <translation>适配样本：%1；其余运行均无实测值。</translation>
    </message>
    <message>
        <source>Rows that repeat others exactly: %1. Between repetitions the response spreads by a factor of %2, which no model can predict.</source>
        <translation>与其他行完全重复的行：%1。各次重复之间响应变量相差 %2 倍，任何模型都无法预测这一波动。</translation>
    </message>
    <message>
        <source>what the source&apos;s networks learned</source>
        <translation>源网络学到的内容</translation>
    </message>
    <message>
        <source>inputs aligned with the source&apos;s</source>
        <translation>与源对齐的输入</translation>
    </message>
    <message>
        <source>the target&apos;s own features</source>
        <translation>目标自身的特征</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 has an error of %2 on held-out shots.</source>
        <translation>“%1”在留出适配样本上的误差为 %2。</translation>
    </message>
    <message>
        <source>%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 with %4.</source>
        <translation>由“%1”进行预测：其在留出适配样本上的误差 %2 最低；其次是“%3”，为 %4。</translation>
    </message>
    <message>
        <source>%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being the best of many on so few shots is partly luck; %1 weighs many models instead of picking one.</source>
        <translation>由“%1”进行预测，在留出适配样本上的误差为 %2。“%3”为 %4，但在如此少的样本上成为众多策略中最好的一个多少靠运气；“%1”对多个模型加权，而不是只选一个。</translation>
    </message>
    <message>
        <source>the source model with an offset</source>
        <translation>加平移的源模型</translation>
    </message>
    <message>
        <source>What carries it: %1.</source>
        <translation>起作用的是：%1。</translation>
    </message>
    <message>
        <source>What carries it: %1; %2 is noise.</source>
        <translation>起作用的是：%1；%2 为噪声。</translation>
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
        <translation>短作业优先</translation>
    </message>
    <message>
        <source>EASY</source>
        <translation>EASY</translation>
    </message>
    <message>
        <source>EASY, shortest first</source>
        <translation>EASY，短作业优先</translation>
    </message>
    <message>
        <source>EASY on named nodes</source>
        <translation>EASY（指定节点）</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>保守回填</translation>
    </message>
    <message>
        <source>Conservative on named nodes</source>
        <translation>保守回填（指定节点）</translation>
    </message>
    <message>
        <source>Moldable EASY</source>
        <translation>可塑 EASY</translation>
    </message>
    <message>
        <source>request</source>
        <translation>申请时间</translation>
    </message>
    <message>
        <source>request doubled</source>
        <translation>申请时间加倍</translation>
    </message>
    <message>
        <source>true run time</source>
        <translation>真实运行时间</translation>
    </message>
    <message>
        <source>recent average</source>
        <translation>近期平均</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>线性扩展</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>Amdahl</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>适配后的模型</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>policy and estimate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rigid, as asked</source>
        <translation>刚性，按申请</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Moldable EASY, on fewer nodes</source>
        <translation>可塑 EASY，使用更少节点</translation>
    </message>
    <message>
        <source>Turnaround by load</source>
        <translation>周转时间随负载的变化</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>周转时间</translation>
    </message>
    <message>
        <source>Submissions by hour of the day</source>
        <translation>一天中各小时的提交量</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业数</translation>
    </message>
    <message>
        <source>Jobs by size</source>
        <translation>按规模统计的作业</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3)</source>
        <translation>%1：%2（首个在第 %3 行）</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>各策略和估计的周转时间</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval</source>
        <translation>95% 区间的上端</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器数</translation>
    </message>
</context>
<context>
    <name>SeverityTables</name>
    <message>
        <source>Way to predict</source>
        <translation>预测方式</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Errors on held-out shots</source>
        <translation>留出适配样本上的误差</translation>
    </message>
    <message>
        <source>Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as good as their mean</source>
        <translation>留出适配样本上的均方误差除以其方差：0 表示完全准确，1 表示与用均值预测相当</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Features by how far they moved</source>
        <translation>按变化幅度排列的特征</translation>
    </message>
    <message>
        <source>0: the same values as often on source and target; 1: no value in common</source>
        <translation>0：各取值在源和目标中出现的频率相同；1：没有共同的取值</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>源 %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1（最接近）</translation>
    </message>
    <message>
        <source>%1 (lowest)</source>
        <translation>%1（最低）</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>行为</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Error without</source>
        <translation>去除后的误差</translation>
    </message>
    <message>
        <source>What each source is worth</source>
        <translation>各个源的价值</translation>
    </message>
    <message>
        <source>Different behaviour: what no offset and scale brings back</source>
        <translation>行为差异：平移和缩放无法挽回的部分</translation>
    </message>
    <message>
        <source>Severity measured from this source alone; below it, in the tip, from all others</source>
        <translation>仅以该源测量的差异度；下方及提示中为以其余所有源测量的差异度</translation>
    </message>
    <message>
        <source>nMSE of Auto trained and adapted without this source</source>
        <translation>不使用该源训练并适配时“自动”的 nMSE</translation>
    </message>
    <message>
        <source>Share of the target&apos;s rows beyond what the source has seen of this feature</source>
        <translation>该特征超出源中所见范围的目标行占比</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>差异度的主要部分：平移和缩放无法挽回的那部分响应变量。</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>在差异度中约占三分之一，因为用少量适配样本学得的输出映射即可将其消除。</translation>
    </message>
    <message>
        <source>Not part of the severity: how the features vary together says little about how hard the transfer is. 0 is what parts of the source show among themselves, 1 what unrelated features would.</source>
        <translation>不计入差异度：特征之间如何共同变化，几乎不能说明迁移的难度。0 为源的各部分之间的水平，1 为互不相关的特征的水平。</translation>
    </message>
    <message>
        <source>For reading only.</source>
        <translation>仅供参考。</translation>
    </message>
    <message>
        <source>What the closest source predicts, without learning anything from the shots.</source>
        <translation>最接近的源给出的预测，不从适配样本中学习任何东西。</translation>
    </message>
    <message>
        <source>Two numbers are learned from the shots: how much slower the target is, and how strongly it reacts.</source>
        <translation>从适配样本中学习两个数：目标慢多少，以及目标的反应有多强。</translation>
    </message>
    <message>
        <source>A model of the shots alone, the better of a ridge and a forest; the source is not used.</source>
        <translation>只用适配样本的模型，取岭回归与随机森林中较好的一个；不使用源。</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>置信度低</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>置信度中</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>置信度高</translation>
    </message>
    <message>
        <source>More shots make the band narrower.</source>
        <translation>适配样本越多，区间越窄。</translation>
    </message>
    <message>
        <source>0: the target is as good as the source&apos;s own platform; 1: nothing of what the source learned carries over.</source>
        <translation>0：目标与源自身的平台相当；1：从源学到的内容完全无法沿用。</translation>
    </message>
    <message>
        <source>Not measurable</source>
        <translation>无法测量</translation>
    </message>
    <message>
        <source>Band: with all of the target&apos;s runs measured, the severity would lie from %1 to %2 in nine of ten cases.</source>
        <translation>区间：若目标的所有运行均已实测，差异度十有九次落在 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source>Behaviour: as different by chance alone with %1.</source>
        <translation>行为：仅凭偶然出现同等差异的概率为 %1。</translation>
    </message>
    <message>
        <source>Level: as different by chance alone with %1.</source>
        <translation>水平：仅凭偶然出现同等差异的概率为 %1。</translation>
    </message>
    <message>
        <source>Inputs: as different by chance alone with %1.</source>
        <translation>输入：仅凭偶然出现同等差异的概率为 %1。</translation>
    </message>
    <message>
        <source>The evidence is not certain, so only %1 of the difference counts.</source>
        <translation>证据尚不确定，因此只计入差异的 %1。</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>差异度 %1</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>在适配样本上，经平移和缩放后，仍有 %1 的响应变量方差无法由该源解释。</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>行为差异：%1</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>偏移：源与目标中低于某一值的行占比之间的最大差。</translation>
    </message>
    <message>
        <source>Severity from all other sources together: %1.</source>
        <translation>由其余所有源共同测得的差异度：%1。</translation>
    </message>
    <message>
        <source>Without it, trained and adapted afresh: nMSE %1, MAPE %2.</source>
        <translation>去除该源并重新训练和适配：nMSE %1，MAPE %2。</translation>
    </message>
    <message>
        <source>A difference this large by chance alone: %1.</source>
        <translation>仅凭偶然出现这么大差异的概率：%1。</translation>
    </message>
    <message>
        <source>Says whether the runs themselves differ, not whether they behave differently. It only helps to decide whether a difference counts as real.</source>
        <translation>说明运行本身是否不同，而不是其行为是否不同。仅用于帮助判断某一差异是否算作真实差异。</translation>
    </message>
    <message>
        <source>Not part of the severity. Beyond that range, tree models repeat what they say at its edge.</source>
        <translation>不计入差异度。超出该范围时，树模型会重复其在边界处的预测。</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference counts as real.</source>
        <translation>本身不计入差异度。缺少的列给源模型带来的损失，有助于判断某一差异是否算作真实差异。</translation>
    </message>
    <message>
        <source>High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is narrower than 0.4; low: it is wider, or the source does not predict its own platform.</source>
        <translation>高：区间窄于 0.2，且适配样本足以确定结论；中：区间窄于 0.4；低：区间更宽，或源无法预测其自身平台。</translation>
    </message>
    <message>
        <source>None of this goes beyond chance, so the severity is 0.</source>
        <translation>这些都没有超出偶然，因此差异度为 0。</translation>
    </message>
    <message>
        <source>The source against itself: %1.</source>
        <translation>源与自身相比：%1。</translation>
    </message>
    <message>
        <source>Limit of chance: %1.</source>
        <translation>偶然的上限：%1。</translation>
    </message>
    <message>
        <source>This source is the closest, level included: the severity is measured from it.</source>
        <translation>包含水平在内，此源最接近：差异度由它测得。</translation>
    </message>
    <message>
        <source>Shift: share of rows whose category would have to change.</source>
        <translation>偏移：类别必须改变的行所占的比例。</translation>
    </message>
    <message>
        <source>With this many rows, up to %1 is chance.</source>
        <translation>在这样的行数下，不超过 %1 均属偶然。</translation>
    </message>
    <message>
        <source>The source model&apos;s prediction becomes one more feature, or a correction of it is learned from the shots.</source>
        <translation>将源模型的预测作为一个额外特征，或从适配样本学习对它的修正。</translation>
    </message>
    <message>
        <source>Without it, the mean of the other sources&apos; models with an offset and a scale: nMSE %1.</source>
        <translation>去除该源，取其余各源模型的均值并加平移与缩放：nMSE %1。</translation>
    </message>
</context>
<context>
    <name>ShotCurvePlot</name>
    <message>
        <source>Error against shots</source>
        <translation>误差随适配样本数的变化</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Normalised mean squared error on runs not seen</source>
        <translation>未见运行上的归一化均方误差</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Runs not seen</source>
        <translation>未见运行</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>Predicted against measured, %1</source>
        <translation>预测值与实测值，%1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>Predicted %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>No target row has a measured response to compare with.</source>
        <translation>没有可供比较的目标行：均无实测的响应变量。</translation>
    </message>
    <message>
        <source>±25 %</source>
        <translation>±25%</translation>
    </message>
    <message>
        <source>±10 %</source>
        <translation>±10%</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>恒等线</translation>
    </message>
    <message>
        <source>Residuals, %1</source>
        <translation>残差，%1</translation>
    </message>
    <message>
        <source>Measured / predicted</source>
        <translation>实测/预测</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>零误差</translation>
    </message>
    <message>
        <source>Measured − predicted</source>
        <translation>实测 − 预测</translation>
    </message>
    <message>
        <source>Severity, by component</source>
        <translation>差异度的各分量</translation>
    </message>
    <message>
        <source>0: as the source, 1: nothing in common</source>
        <translation>0：与源相同，1：毫无共同之处</translation>
    </message>
    <message>
        <source>No component could be measured.</source>
        <translation>没有可测量的分量。</translation>
    </message>
    <message>
        <source>Error of every strategy</source>
        <translation>各策略的误差</translation>
    </message>
    <message>
        <source>Normalised mean squared error</source>
        <translation>归一化均方误差</translation>
    </message>
    <message>
        <source>No strategy has an error yet.</source>
        <translation>尚无任何策略有误差结果。</translation>
    </message>
    <message>
        <source>Out of fold, on the shots</source>
        <translation>适配样本上的交叉验证</translation>
    </message>
    <message>
        <source>On runs not seen</source>
        <translation>未见运行上</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>梯度步数</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>The loss appears here while a network is trained.</source>
        <translation>训练网络时，损失会显示在此处。</translation>
    </message>
    <message>
        <source>%1, training</source>
        <translation>%1，训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1，验证</translation>
    </message>
    <message>
        <source>Network %1</source>
        <translation>网络 %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>the source against itself</source>
        <translation>源与自身比较</translation>
    </message>
    <message>
        <source>limit of chance</source>
        <translation>偶然的上限</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>导出表格…</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>Two platforms</source>
        <translation>两个平台</translation>
    </message>
    <message>
        <source>Five small kernels were timed twice: as plain code on one core, the source, and with the vector units of two cores, the target. Their columns differ in name, unit and number.</source>
        <translation>五个小型计算核被测量了两次：单核普通代码为源，双核向量单元为目标。两者的列在名称、单位和数量上都不同。</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>不匹配之处</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>二十次运行</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>两者相差多远</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>Who wins, and why</source>
        <translation>谁胜出，为什么</translation>
    </message>
    <message>
        <source>All strategies with the same shots, models of the shots alone among them. If those win, you do not need the source.</source>
        <translation>使用相同适配样本的所有策略，其中也有仅用样本的模型。若后者胜出，则不需要源。</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>接下来测量什么</translation>
    </message>
    <message>
        <source>The runs that would teach most, and what they are expected to be worth. Save the list and take it to the machine.</source>
        <translation>最有价值的运行及其预期收益。保存列表，带到机器上测量。</translation>
    </message>
    <message>
        <source>Take the model with you</source>
        <translation>带走模型</translation>
    </message>
    <message>
        <source>One file with the model as ONNX and TorchScript, checked before it counts as done. Then open two tables of your own: that was all.</source>
        <translation>一个包含 ONNX 和 TorchScript 模型的文件，经检查后才算完成。接下来打开您自己的两张表：导览到此结束。</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Fifteen columns exist on one side only. Before anything is done about them, see what the source is worth as it is.</source>
        <translation>有十五列只存在于一侧。在处理它们之前，先看看源按现状有多大价值。</translation>
    </message>
    <message>
        <source>The adaptation learns from twenty runs of the target, the shots; all others are kept aside to test it. Press Start. You can cancel at any time.</source>
        <translation>适配从目标的二十次运行（即适配样本）中学习；其余运行留作检验。按“开始”。可随时取消。</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Remember the error of Auto in the leaderboard: it is about to fall.</source>
        <translation>每个点是一次运行，位于线上表示预测准确。请记住排行榜中“自动”的误差：它马上就会下降。</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names and units. Accept them one by one, or go on to accept them all; Undo takes it back.</source>
        <translation>Footbridge 发现了名称和单位不同但含义相同的列。可逐条接受，或继续下一步全部接受；“撤销”可恢复。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>The same twenty shots, now with what the matched columns carry over.</source>
        <translation>仍是那二十个适配样本，但现在加上了匹配的列所带来的信息。</translation>
    </message>
    <message>
        <source>What matching was worth</source>
        <translation>匹配的价值</translation>
    </message>
    <message>
        <source>0 means just like the source, 1 means nothing in common; the outer line is what so few shots leave open. The bars say where the two differ.</source>
        <translation>0 表示与源相同，1 表示毫无共同之处；外侧的线是如此少的适配样本无法确定的部分。条形说明两者差异何在。</translation>
    </message>
    <message>
        <source>The dashed outline is the measurement before, when fifteen columns had no counterpart. Below stands whether transfer pays, in the figures of the leaderboard.</source>
        <translation>虚线轮廓是之前的测量，当时有十五列没有对应特征。下方以排行榜的数值说明迁移是否有益。</translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message>
        <source>from scratch</source>
        <translation>从头训练</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>冻结 %n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>训练过程中的误差</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>1.05 × the best error from scratch</source>
        <translation>1.05 × 从头训练的最小误差</translation>
    </message>
    <message>
        <source>Watched rows, nMSE</source>
        <translation>监测行，nMSE</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>The final error is no worse.</source>
        <translation>最终误差并不更差。</translation>
    </message>
    <message>
        <source>The final error is %1 times that from scratch.</source>
        <translation>最终误差为从头训练的 %1 倍。</translation>
    </message>
    <message>
        <source>Not every seed reaches the error asked for within the budget with: %1.</source>
        <translation>以下方式并非每个种子都能在预算内达到所要求的误差：%1。</translation>
    </message>
    <message>
        <source>never reaches the error asked for</source>
        <translation>始终未达到所要求的误差</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%1 个种子中有 %n 个达到所要求的误差</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the error bound, blocks that it has not learned from shrink by a factor of %1; trained from scratch, by %2.</source>
        <translation>在误差界内，未用于学习的块的压缩比为 %1；从头训练时为 %2。</translation>
    </message>
    <message>
        <source>The source&apos;s weights save no training time for sure.</source>
        <translation>无法肯定源的权重能节省训练时间。</translation>
    </message>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>请从源的权重开始，冻结 %n 层：达到同样的质量需要 %1，而不是 %2，减少 %3（%4 至 %5）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>剩余不到 1 秒</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>剩余约 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>剩余约 %1 分钟</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
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
        <translation>%1 小时</translation>
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
        <translation>适配</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>适配进度</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training and validation loss</source>
        <translation>训练损失与验证损失</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Strategies of the run</source>
        <translation>本次适配的策略</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>已完成，用时 %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Cancelled. The last good result is still here.</source>
        <translation>已取消。上一次的有效结果仍然保留。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>已取消。未作任何更改。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page first.</source>
        <translation>请先在“数据”页面打开源和目标。</translation>
    </message>
    <message>
        <source>Something changed since the last run. Start again to bring the results up to date.</source>
        <translation>自上次适配以来有所更改。请重新开始以更新结果。</translation>
    </message>
    <message>
        <source>Train on the source once, then carry the model over with a few target runs.</source>
        <translation>在源上训练一次，再用少量目标运行迁移模型。</translation>
    </message>
    <message>
        <source>Waiting for the first training steps.</source>
        <translation>正在等待最初的训练步。</translation>
    </message>
    <message>
        <source>Training and validation loss appear here while a network trains.</source>
        <translation>训练网络时，训练损失与验证损失会显示在此处。</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n 个适配样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed. The last good result is still here.</source>
        <translation>失败。上一次的有效结果仍然保留。</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>失败。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list at the bottom says which runs to measure next: those that would teach the model most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;适配&lt;/b&gt;&lt;/p&gt;&lt;p&gt;选择适配可以学习目标的多少实测行（即适配样本），然后按“开始”。源模型只训练一次；之后所有策略都在同一批适配样本上拟合。&lt;/p&gt;&lt;p&gt;底部的列表说明接下来应测量哪些运行：能让模型学到最多的运行。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptSettings</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>All measured rows</source>
        <translation>所有实测行</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Marked rows</source>
        <translation>已标记的行</translation>
    </message>
    <message>
        <source>Select rows of the target on the Data page and press “Use as shots”</source>
        <translation>请在“数据”页面选择目标的行，然后点击“用作适配样本”</translation>
    </message>
    <message>
        <source>The target rows with a measured response that the adaptation may see</source>
        <translation>适配可以使用的、响应变量已实测的目标行</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>适配样本(&amp;H)</translation>
    </message>
    <message>
        <source>Amount of shots</source>
        <translation>适配样本的数量</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Shots only</source>
        <translation>仅适配样本</translation>
    </message>
    <message>
        <source>Whose features may be used for ranges and scales; responses are only ever taken from the shots</source>
        <translation>确定范围和尺度时可使用哪些行的特征；响应变量始终只取自适配样本</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>数据池(&amp;P)</translation>
    </message>
    <message>
        <source>The same inputs and seed give the same results</source>
        <translation>输入和随机种子相同，结果就相同</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>随机种子(&amp;D)</translation>
    </message>
    <message>
        <source>Strategies to run</source>
        <translation>要运行的策略</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>the target rows that the adaptation may learn from</source>
        <translation>适配可以学习的目标行</translation>
    </message>
    <message>
        <source>%1 rows marked on the Data page; the other measured rows test the result</source>
        <translation>已在“数据”页面标记 %1 行；其余实测行用于测试结果</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>适配至少需要一种策略。</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>从 %2 行中按随机种子抽取 %1 行：更多会耗时数小时而几乎无益；其余行用于测试结果</translation>
    </message>
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>目标中 %n 个有实测响应变量的行；其余的行由模型预测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>用于学习的目标行，按随机种子从 %n 个实测行中抽取；其余行用于测试结果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AnalysisRunner</name>
    <message>
        <source>the example</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>footbridge::Autosave</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1</source>
        <translation>如果程序崩溃，未保存的工作将会丢失：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message>
        <source>Choose another bundle…</source>
        <translation>选择另一个模型包…</translation>
    </message>
    <message>
        <source>What differs from another bundle: features, errors, where the model comes from, and its predictions.</source>
        <translation>与另一个模型包的差别：特征、误差、模型来源及其预测。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>This bundle</source>
        <translation>此模型包</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>模型包 (*.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 says and predicts the same.</source>
        <translation>%1 的内容和预测均相同。</translation>
    </message>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1 有 %n 处不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions on %1 samples differ by %2 % at most and %3 % in the median.</source>
        <translation>在 %1 个校验样本上，预测最多相差 %2%，中位数为 %3%。</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContentsView</name>
    <message>
        <source>%1 (%2, %3 rows)</source>
        <translation>%1（%2，%3 行）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, left out of the bundle</source>
        <translation>%1，未包含在模型包中</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>预测区间</translation>
    </message>
    <message>
        <source>for %1 of the rows</source>
        <translation>覆盖 %1 的行</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>继续适配</translation>
    </message>
    <message>
        <source>possible: source model and shots are inside</source>
        <translation>可行：包含源模型和适配样本</translation>
    </message>
    <message>
        <source>not possible: only what prediction needs is inside</source>
        <translation>不可行：仅包含预测所需的内容</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Range or categories</source>
        <translation>范围或类别</translation>
    </message>
    <message>
        <source>Features of the model</source>
        <translation>模型的特征</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>On the shots</source>
        <translation>适配样本上</translation>
    </message>
    <message>
        <source>On other rows</source>
        <translation>其他行上</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>各策略的误差</translation>
    </message>
    <message>
        <source>Squared error over the variance: out of fold on the shots, and on the measured rows that were not shots</source>
        <translation>平方误差除以方差：适配样本上为交叉验证，以及在不属于适配样本的实测行上</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContinuation</name>
    <message>
        <source>More &amp;shots:</source>
        <translation>更多适配样本(&amp;S)：</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>This bundle holds only what prediction needs: its shots were left out, or an old version wrote it. Adapt from the sources instead.</source>
        <translation>此模型包仅包含预测所需的内容：适配样本未放入，或由旧版本写出。请改为从源开始适配。</translation>
    </message>
    <message>
        <source>Choose a table with more runs…</source>
        <translation>选择包含更多运行的数据表…</translation>
    </message>
    <message>
        <source>A table of the target: what is not measured yet may be empty, and the bundle&apos;s own shots may be among its rows.</source>
        <translation>目标的数据表。尚未测量的值可以留空，其中也可以包含此模型包自身的适配样本。</translation>
    </message>
    <message>
        <source>all that are measured</source>
        <translation>所有实测行</translation>
    </message>
    <message>
        <source>How many rows to draw: 20 or 5%; empty: every row with a response</source>
        <translation>要抽取的行数：20 或 5%；留空则为所有有响应变量的行</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>适配</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Export as a new bundle…</source>
        <translation>导出为新模型包…</translation>
    </message>
    <message>
        <source>Progress of the adaptation</source>
        <translation>适配进度</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Error on the shots</source>
        <translation>适配样本上的误差</translation>
    </message>
    <message>
        <source>on other rows</source>
        <translation>其他行上的误差</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>各策略的误差</translation>
    </message>
    <message>
        <source>More runs</source>
        <translation>更多运行</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Adapted to %1 shots: %2 of the bundle and %3 more.</source>
        <translation>已用 %1 个适配样本完成适配：模型包自带 %2 个，另加 %3 个。</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>导出模型包</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>模型包 (*.zip)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>已导出到 %1（%2）。已重新打开并比对：最大差为 %3。</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleDialog</name>
    <message>
        <source>Bundle</source>
        <translation>模型包</translation>
    </message>
    <message>
        <source>Opening the bundle</source>
        <translation>正在打开模型包</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Writes the contents again, compares every byte, and asks every format for the samples and for random rows</source>
        <translation>重新写出内容并逐字节比较，再让每种格式预测校验样本和随机行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Go on with more shots</source>
        <translation>增加适配样本继续适配</translation>
    </message>
    <message>
        <source>Every byte is as it was written.</source>
        <translation>每个字节都与写出时一致。</translation>
    </message>
    <message>
        <source>Every checksum is right; another zlib packed it, so that its bytes could not be compared.</source>
        <translation>所有校验和均正确；但压缩它的 zlib 版本不同，因此无法逐字节比较。</translation>
    </message>
    <message>
        <source>TorchScript by LibTorch and ONNX by Footbridge&apos;s own reader agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>LibTorch 运行的 TorchScript 与 Footbridge 自带读取器运行的 ONNX 在 %1 个校验样本和 %2 个随机行上结果一致；最大差为 %3。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1（%n 个单元）</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign needs at least two tables that are files. Open more of them, or choose a folder of CSV files.</source>
        <translation>批量评测至少需要两个以文件形式存在的数据表。请再打开一些，或选择存放 CSV 文件的文件夹。</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>批量评测</translation>
    </message>
    <message>
        <source>There is nothing to measure: tick at least one pair and name a number of shots.</source>
        <translation>没有可评测的内容：请至少勾选一个数据对，并给出适配样本数。</translation>
    </message>
    <message>
        <source>This experiment has no shots: it is not finished, or it failed.</source>
        <translation>此实验没有适配样本：它尚未完成或已失败。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignMap</name>
    <message>
        <source>Map of the pairs: sources in the rows, targets in the columns</source>
        <translation>数据对一览：行为源，列为目标</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1
Gain %2, severity %3, nMSE %4, least error: %5</source>
        <translation>%1
增益 %2，差异度 %3，nMSE %4，误差最小：%5</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message>
        <source>Finished cells of the campaign</source>
        <translation>批量评测已完成的单元</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最优策略</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Number of shots shown</source>
        <translation>所显示的适配样本数</translation>
    </message>
    <message>
        <source>Orange: transfer does not pay. Blue: it pays. Dashed: not finished.</source>
        <translation>橙色：迁移无益。蓝色：迁移有益。虚线：未完成。</translation>
    </message>
    <message>
        <source>Open this experiment</source>
        <translation>打开此实验</translation>
    </message>
    <message>
        <source>Repeat to open</source>
        <translation>要打开的重复</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>数据对</translation>
    </message>
    <message>
        <source>Report and plots…</source>
        <translation>报告和图…</translation>
    </message>
    <message>
        <source>Pairs of the campaign</source>
        <translation>批量评测的数据对</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; done &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; failed &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; running &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; left</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 已完成 &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; 失败 &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; 运行中 &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; 剩余</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n 个工作进程</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone, from the row to the column.</source>
        <translation>从行到列，“自动”相对于仅用适配样本的增益。</translation>
    </message>
    <message>
        <source>Normalised mean squared error of Auto, from the row to the column.</source>
        <translation>从行到列，“自动”的归一化均方误差。</translation>
    </message>
    <message>
        <source>How far the column lies from the row, from 0 to 1.</source>
        <translation>列与行相距多远，取值 0 到 1。</translation>
    </message>
    <message>
        <source>The strategy with the least error; blue where it uses the source.</source>
        <translation>误差最小的策略；使用源时显示为蓝色。</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1 对，%n 个适配样本；%3 对中有 %2 对迁移有益</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat %1 of %2</source>
        <translation>第 %1/%2 次重复</translation>
    </message>
    <message>
        <source>with exactly its shots</source>
        <translation>使用完全相同的适配样本</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>%n 个适配样本：增益 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message>
        <source>Every strategy sees the same shots. A campaign that is interrupted goes on where it stopped, and no finished cell is lost or run twice.</source>
        <translation>所有策略使用相同的适配样本。中断的批量评测会从停止处继续，已完成的单元不会丢失，也不会重复运行。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>数据对</translation>
    </message>
    <message>
        <source>source in the row, target in the column</source>
        <translation>行为源，列为目标</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Same features only</source>
        <translation>仅特征相同的</translation>
    </message>
    <message>
        <source>Folder of tables…</source>
        <translation>数据表文件夹…</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>适配样本(&amp;H)</translation>
    </message>
    <message>
        <source>numbers, or shares such as 5 %</source>
        <translation>数量，或 5% 之类的比例</translation>
    </message>
    <message>
        <source>&amp;Repeats</source>
        <translation>重复次数(&amp;R)</translation>
    </message>
    <message>
        <source>draws of shots for each pair and count</source>
        <translation>每个数据对和样本数抽取适配样本的次数</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>随机种子(&amp;D)</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Where to run</source>
        <translation>运行位置</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>a folder of its own</source>
        <translation>专用文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Results &amp;in</source>
        <translation>结果位置(&amp;I)</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>the site&apos;s own</source>
        <translation>站点默认值</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>Cores each</source>
        <translation>每个的核数</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>每个的内存</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>A worker ends cleanly before it.</source>
        <translation>工作进程会在此之前正常结束。</translation>
    </message>
    <message>
        <source>Set-up line</source>
        <translation>环境准备命令</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>存放结果的文件夹</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>存放 CSV 文件的文件夹</translation>
    </message>
    <message>
        <source>Shots are whole numbers such as 20 or shares such as 5%, separated by commas.</source>
        <translation>适配样本数为整数（如 20）或比例（如 5%），用逗号分隔。</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n 个数据表</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the response of the first is %2, proposed from its name.</source>
        <translation>%1；第一个数据表的响应变量为 %2，根据名称建议。</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 = %4, with %5.</source>
        <translation>%1 × %2 × %3 = %4，使用 %5。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 个数据对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>%n 种样本数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n 个工作进程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Roughly %2, as the cells of “%3” took.</source>
        <translation>%1大约需要 %2（按“%3”各单元的用时估算）。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>批量评测</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Campaigns&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every strategy on many pairs of tables, with several numbers of shots and several draws of them: on which pairs does transfer pay, and with how many shots? A campaign runs on this machine or on a cluster&apos;s batch system, and goes on where it stopped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;批量评测&lt;/b&gt;&lt;/p&gt;&lt;p&gt;在多个数据对上运行所有策略，使用多种适配样本数，并各抽取多次：在哪些数据对上迁移有益，需要多少适配样本？批量评测可在本机或集群的批处理系统上运行，中断后从停止处继续。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1，%2 个失败</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>待运行 %n 个单元</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Run and results</source>
        <translation>运行与结果</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>A campaign measures every strategy on many pairs of tables.</source>
        <translation>批量评测在多个数据对上评测所有策略。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <source>On which pairs does transfer pay, and with how many shots? Choose what to measure.</source>
        <translation>在哪些数据对上迁移有益，需要多少适配样本？请选择要评测的内容。</translation>
    </message>
    <message>
        <source>Folder of a campaign&apos;s results</source>
        <translation>批量评测的结果文件夹</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign.</source>
        <translation>文件夹 %1 中没有批量评测。</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>已写入 %1：report.html 和文件夹 plots</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 个数据对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::Canvas</name>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Interval: %1 to %2</source>
        <translation>预测区间：%1 至 %2</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <translation>噪声下限：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonCard</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Comparison of two results</source>
        <translation>两个结果的比较</translation>
    </message>
    <message>
        <source>The better figure is in bold.</source>
        <translation>较好的值以粗体显示。</translation>
    </message>
    <message>
        <source>The two were tested on other runs, so part of the differences may be chance. The better figure is in bold.</source>
        <translation>两者在不同的运行上检验，因此部分差别可能出于偶然。较好的值以粗体显示。</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonModel</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>第 %1 次计算</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>Error, out of fold</source>
        <translation>误差（交叉验证）</translation>
    </message>
    <message>
        <source>Mean squared error over the variance, each shot predicted by a model that has not seen it</source>
        <translation>均方误差除以方差，每个样本由未见过它的模型预测</translation>
    </message>
    <message>
        <source>Error, not seen</source>
        <translation>误差（未见运行）</translation>
    </message>
    <message>
        <source>MAPE, not seen</source>
        <translation>MAPE（未见运行）</translation>
    </message>
    <message>
        <source>Mean absolute percentage error</source>
        <translation>平均绝对百分比误差</translation>
    </message>
    <message>
        <source>Runs not seen</source>
        <translation>未见运行</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>预测区间</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>各预测值上下的区间，由交叉验证残差得出</translation>
    </message>
    <message>
        <source>Inside the interval</source>
        <translation>区间内</translation>
    </message>
    <message>
        <source>Share of the runs not seen, to be near its level</source>
        <translation>未见运行所占比例，应接近区间的水平</translation>
    </message>
    <message>
        <source>Fitted in</source>
        <translation>拟合用时</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>同上，在不属于适配样本的实测运行上</translation>
    </message>
</context>
<context>
    <name>footbridge::CostDesk</name>
    <message>
        <source>%1 needs two columns of numbers: what was requested and what was measured.</source>
        <translation>%1 需要两个数值列：申请量和实测值。</translation>
    </message>
</context>
<context>
    <name>footbridge::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>%1 × the prediction</source>
        <translation>%1 × 预测值</translation>
    </message>
    <message>
        <source>upper bound, %1</source>
        <translation>上界，%1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Nodes and platforms</source>
        <translation>节点与平台</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>返回模型</translation>
    </message>
    <message>
        <source>Open runs…</source>
        <translation>打开运行…</translation>
    </message>
    <message>
        <source>A table of requests and measured values, such as a job log</source>
        <translation>含申请量和实测值的数据表，例如作业日志</translation>
    </message>
    <message>
        <source>Save requests…</source>
        <translation>保存申请量…</translation>
    </message>
    <message>
        <source>Open requests and measured values</source>
        <translation>打开申请量和实测值</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Costs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What to request for planned runs, so that few are killed and little is wasted: say how much worse an underestimate is and what your site allows, and save the requests. &lt;i&gt;Nodes and platforms&lt;/i&gt; compares where to run; &lt;i&gt;Memory&lt;/i&gt; says what training a network takes on each device.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;成本&lt;/b&gt;&lt;/p&gt;&lt;p&gt;计划中的运行应申请多少，才能很少被终止且浪费不多：指出低估的代价有多大、所在站点允许什么，然后保存申请量。&lt;i&gt;节点与平台&lt;/i&gt;比较在何处运行；&lt;i&gt;内存&lt;/i&gt;说明训练网络时每个设备需要多少内存。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to request, so that few runs are killed and little is wasted.</source>
        <translation>应申请多少，才能使运行很少被终止且浪费不多。</translation>
    </message>
    <message>
        <source>as “%1” says</source>
        <translation>按“%1”</translation>
    </message>
    <message>
        <source>%1 × the request</source>
        <translation>%1 × 申请量</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>关闭运行列表</translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message>
        <source>Names of counters</source>
        <translation>计数器名称</translation>
    </message>
    <message>
        <source>One counter a line: the name to use, then what tools call it, with commas between.</source>
        <translation>每行一个计数器：先写要使用的名称，再写各工具对它的称呼，用逗号分隔。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Built-in names</source>
        <translation>内置名称(&amp;B)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>None of the columns is renamed.</source>
        <translation>没有列被重命名。</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>%n 列被重命名：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open names of counters</source>
        <translation>打开计数器名称</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the names of counters</source>
        <translation>保存计数器名称</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>使用这些名称</translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>添加源…</translation>
    </message>
    <message>
        <source>Set target…</source>
        <translation>设置目标…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>添加源</translation>
    </message>
    <message>
        <source>Drop CSV files of a known platform here</source>
        <translation>将已知平台的 CSV 文件拖放到此处</translation>
    </message>
    <message>
        <source>Set the target</source>
        <translation>设置目标</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>将新平台的 CSV 文件拖放到此处</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>源 %1</translation>
    </message>
    <message>
        <source>Replace target…</source>
        <translation>替换目标…</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>尚未打开任何内容。</translation>
    </message>
    <message>
        <source>The model is trained on the source and carried to the target. Select a card to see its columns and rows.</source>
        <translation>模型在源上训练，再迁移到目标。选择卡片可查看其列和行。</translation>
    </message>
    <message>
        <source>Add the table of a platform you know: the source.</source>
        <translation>请添加已知平台的数据表，即源。</translation>
    </message>
    <message>
        <source>Now set the target: the table with a few runs of the new platform.</source>
        <translation>接下来设置目标：包含新平台上少量运行的数据表。</translation>
    </message>
    <message>
        <source>Choose the response of every table: the column to predict.</source>
        <translation>请为每个数据表选择响应变量，即要预测的列。</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>打开目标</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>打开源</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Shots need at least %1 rows with a measured response. Select more of them.</source>
        <translation>适配样本至少需要 %1 个响应变量已实测的行。请再多选一些。</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>已将 %1 行标记为适配样本，所选行中有 %n 行没有实测值。</numerusform>
        </translation>
    </message>
    <message>
        <source>open files</source>
        <translation>打开文件</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n 个数据表</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose the shots: the measured runs that the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;数据&lt;/b&gt;&lt;/p&gt;&lt;p&gt;打开已知平台的数据表（源），以及含有新平台少量实测运行的数据表（目标）。行是运行，列是特征，其中一列是响应变量，例如运行时间。&lt;/p&gt;&lt;p&gt;选择一张卡片可查看其各列。将仅为运行编号的列的角色设为“忽略”；若某列取值相同的行同属一组，则将该列标为“分组”。选择目标的行并按“用作适配样本”，即可选定适配样本：适配所学习的实测运行。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message>
        <source>No response yet: choose it below</source>
        <translation>尚无响应变量：请在下方选择</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>响应变量：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>%n 个分组列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>忽略 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Platform label of %1</source>
        <translation>%1 的平台标签</translation>
    </message>
    <message>
        <source>The name of this platform in plots and reports</source>
        <translation>该平台在图和报告中的名称</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Import options of %1</source>
        <translation>%1 的导入选项</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>“%1” holds text: see the import options</source>
        <translation>“%1”是文本：请查看导入选项</translation>
    </message>
    <message>
        <source>joined with %1</source>
        <translation>已与 %1 连接</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Join with another table of this platform by its keys</source>
        <translation>按键与此平台的另一个数据表连接</translation>
    </message>
    <message>
        <source>Join %1 with another table</source>
        <translation>将 %1 与另一个数据表连接</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feature(s)</source>
        <translation>
            <numerusform>%n 个特征</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetModel</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1 is the response</source>
        <translation>%1 是响应变量</translation>
    </message>
    <message>
        <source>%1 is ignored</source>
        <translation>%1 被忽略</translation>
    </message>
    <message>
        <source>%1 is a feature</source>
        <translation>%1 是特征</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 names the rows</source>
        <translation>%1 用于标识各行</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetPanel</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns and their roles</source>
        <translation>列及其角色</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Filter: text, or n &gt; 64</source>
        <translation>筛选：文本，或 n &gt; 64</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column such as n &gt; 64</source>
        <translation>任意单元格中的文本，或针对某一列的条件，例如 n &gt; 64</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Use as shots</source>
        <translation>用作适配样本</translation>
    </message>
    <message>
        <source>The adaptation learns from the selected rows; the other measured rows test it</source>
        <translation>适配从所选行中学习，其余实测行用于测试</translation>
    </message>
    <message>
        <source>Rows of the selected dataset</source>
        <translation>所选数据集的行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Gives all selected columns one role</source>
        <translation>为所有选中的列设置同一角色</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>另有 %n 列建议忽略。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message>
        <source>Source model against the shots</source>
        <translation>源模型与适配样本的对照</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>行分布图</translation>
    </message>
    <message>
        <source>Severity against the number of shots</source>
        <translation>差异度随适配样本数的变化</translation>
    </message>
    <message>
        <source>By shots</source>
        <translation>按样本数</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>所有数据表</translation>
    </message>
    <message>
        <source>Moved features</source>
        <translation>变化的特征</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>各个源</translation>
    </message>
    <message>
        <source>Being drawn.</source>
        <translation>正在绘制。</translation>
    </message>
    <message>
        <source>Source and target share no feature.</source>
        <translation>源和目标没有共同特征。</translation>
    </message>
    <message>
        <source>%1 Closest source: %2.</source>
        <translation>%1 最接近的源：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>%n 个已匹配的特征</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane shows %1 of how the features vary.</source>
        <translation>此平面呈现了特征变化的 %1。</translation>
    </message>
    <message>
        <source>Colour: the measured response. Shift-drag to mark rows.</source>
        <translation>颜色：实测的响应变量。按住 Shift 拖动可标记行。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>已标记目标的 %n 行，在此处和“结果”页面均有效。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source>The source model cannot predict these shots.</source>
        <translation>源模型无法预测这些适配样本。</translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Outer line: 90 % band</source>
        <translation>外侧线：90% 区间</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>留出适配样本上的误差（占其方差的比例）</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>自测量以来，数据或设置已更改。</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>正在测量差异度。</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>无法测量</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>适配样本事先给出的判断</translation>
    </message>
    <message>
        <source>What the severity says</source>
        <translation>差异度的含义</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Open Results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Start adapting</source>
        <translation>开始适配</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;之前为 %1&lt;/b&gt;，%n 个未匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>当前，%n 个未匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>之前，%n 个未匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that means for the transfer.</source>
        <translation>%1 与各个源相距多远，以及这对迁移意味着什么。</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It says how far the target lies from the sources, and what that means for the transfer.</source>
        <translation>尚未测量差异度。差异度说明目标与各个源相距多远，以及这对迁移意味着什么。</translation>
    </message>
    <message>
        <source>now, all matched</source>
        <translation>当前，全部已匹配</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the shots, the few target runs that it is measured on, leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;差异&lt;/b&gt;&lt;/p&gt;&lt;p&gt;目标与源相距多远，取值从 0（与源自身相同）到 1（毫无共同之处），并以区间表示适配样本（用于测量的少量目标运行）无法确定的部分。各分量说明差异何在，文字说明这对迁移意味着什么。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the Data page, each with a response, to see how far they diverge.</source>
        <translation>请在“数据”页面至少载入一个源和一个目标，并为每个设置响应变量，以查看它们的差异。</translation>
    </message>
</context>
<context>
    <name>footbridge::Document</name>
    <message>
        <source>Add source</source>
        <translation>添加源</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>移除源</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>设置目标</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>移除目标</translation>
    </message>
    <message>
        <source>Load pair</source>
        <translation>载入数据对</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Change roles</source>
        <translation>更改角色</translation>
    </message>
    <message>
        <source>Rename platform</source>
        <translation>重命名平台</translation>
    </message>
    <message>
        <source>Load alias table</source>
        <translation>载入别名表</translation>
    </message>
    <message>
        <source>Change join</source>
        <translation>更改连接</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainCard</name>
    <message>
        <source>Why this prediction?</source>
        <translation>为何如此预测？</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Back to the leaderboard</source>
        <translation>返回排行榜</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>关闭解释</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Shuffling the features…</source>
        <translation>正在打乱特征…</translation>
    </message>
    <message>
        <source>Select a row to see what its prediction rests on.</source>
        <translation>选择一行，查看其预测的依据。</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainSwitch</name>
    <message>
        <source>Remove from the report</source>
        <translation>从报告中移除</translation>
    </message>
    <message>
        <source>Add to the report</source>
        <translation>加入报告</translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>There is nothing to export yet. Adapt a model first.</source>
        <translation>暂无可导出的内容。请先适配一个模型。</translation>
    </message>
    <message>
        <source>Writing and checking</source>
        <translation>正在写出并检查</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>已取消。未写出任何文件。</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>模型包</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>策略(&amp;S)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Put the report into the bundle</source>
        <translation>将报告放入模型包</translation>
    </message>
    <message>
        <source>Leave the shots out: only what prediction needs stays</source>
        <translation>不放入适配样本：只保留预测所需的内容</translation>
    </message>
    <message>
        <source>are predicted and flagged</source>
        <translation>预测并标记</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Rows with a missing value, a new category, another unit or a value outside the range. A missing column is refused in any case.</source>
        <translation>含有缺失值、新类别、其他单位或超出范围的值的行。缺少列时一律拒绝。</translation>
    </message>
    <message>
        <source>What the bundle does with unusual rows</source>
        <translation>模型包如何处理异常行</translation>
    </message>
    <message>
        <source>&amp;Unusual rows</source>
        <translation>异常行(&amp;U)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>模型包文件</translation>
    </message>
    <message>
        <source>Strategy to export</source>
        <translation>要导出的策略</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Opens the exported bundle: contents, check, comparison</source>
        <translation>打开导出的模型包：内容、检查、比较</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>error on the shots, out of fold: %1</source>
        <translation>适配样本上的交叉验证误差：%1</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>包含的内容</translation>
    </message>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>适配后的模型及全部预处理，可用于 ONNX Runtime 和 PyTorch；输入 %n 个特征，返回 %1 及其预测区间</numerusform>
        </translation>
    </message>
    <message>
        <source>features with units and categories, where the model comes from, errors, severity, what is refused, checksums</source>
        <translation>特征及其单位和类别、模型来源、误差、差异度、拒绝哪些输入、校验和</translation>
    </message>
    <message>
        <source>rows with the predictions they must give</source>
        <translation>若干行及其应得的预测值</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>源模型和 %1 个适配样本，可增加样本继续适配</translation>
    </message>
    <message>
        <source>The adapted model as one file that runs without Footbridge.</source>
        <translation>适配后的模型，单个文件，无需 Footbridge 即可运行。</translation>
    </message>
    <message>
        <source>The inputs changed since the last run: this exports the last good result.</source>
        <translation>自上次适配以来输入已更改：将导出上一次的有效结果。</translation>
    </message>
    <message>
        <source>Drawing the report</source>
        <translation>正在生成报告</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Web page (*.html);;Document (*.pdf)</source>
        <translation>网页 (*.html);;文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>报告已保存到 %1</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>导出模型包</translation>
    </message>
    <message>
        <source>Bundle (*%1)</source>
        <translation>模型包 (*%1)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>已导出到 %1（%2）。已重新打开并比对：最大差为 %3。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The adapted model as one file that runs without Footbridge, with a description of where it comes from and rows to check it with. It is opened again and compared before the export counts as done.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;导出&lt;/b&gt;&lt;/p&gt;&lt;p&gt;将适配后的模型导出为一个无需 Footbridge 即可运行的文件，附带来源说明和用于核对的行。导出的文件会重新打开并比对，通过后才算导出完成。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Nobody can then read your runs from the bundle, or adapt it further</source>
        <translation>这样任何人都无法从模型包中读出您的运行，也无法继续适配</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on a thousand random rows.</source>
        <translation>在导出算作完成之前，文件会重新打开，每种格式都会在校验样本和一千个随机行上与此处显示的预测进行比较。</translation>
    </message>
    <message>
        <source>the same as C99 without dependencies, for schedulers and login nodes; compiled and compared where this computer has a C compiler</source>
        <translation>相同模型的 C99 版本，无依赖项，用于调度器和登录节点；若此计算机上有 C 编译器，则会编译并比较</translation>
    </message>
    <message>
        <source>how to load it, with small programs in Python, C++ and C</source>
        <translation>加载说明，附 Python、C++ 和 C 的小程序</translation>
    </message>
    <message>
        <source>A report is being drawn already. Wait until it is done, or cancel it.</source>
        <translation>已在生成报告。请等待其完成，或将其取消。</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureListModel</name>
    <message>
        <source>suggested, %1</source>
        <translation>建议，%1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同名</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>无对应特征</translation>
    </message>
    <message>
        <source>May be %1 of the target</source>
        <translation>可能是目标的 %1</translation>
    </message>
    <message>
        <source>May be %1 of the source</source>
        <translation>可能是源的 %1</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <translation>%1 ↔ %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>仅 %1 有</translation>
    </message>
    <message>
        <source>%1 · unit?</source>
        <translation>%1 · 单位？</translation>
    </message>
    <message>
        <source>Sources that have it: %1. Not every source does, so it is not used.</source>
        <translation>具有该特征的源：%1。并非每个源都有它，因此未使用。</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>%1 中也有</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureLists</name>
    <message>
        <source>Only in the source</source>
        <translation>仅源有</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>已匹配</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>仅目标有</translation>
    </message>
    <message>
        <source>Every feature of the source has a counterpart.</source>
        <translation>源的每个特征都有对应特征。</translation>
    </message>
    <message>
        <source>No feature matches yet. Select one on each side and press Match.</source>
        <translation>尚无匹配的特征。请在两侧各选一个，然后点击“匹配所选特征”。</translation>
    </message>
    <message>
        <source>Every feature of the target has a counterpart.</source>
        <translation>目标的每个特征都有对应特征。</translation>
    </message>
</context>
<context>
    <name>footbridge::FeaturesPage</name>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Search features</source>
        <translation>搜索特征</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page to see which features they share.</source>
        <translation>请在“数据”页面打开源和目标，以查看它们共有的特征。</translation>
    </message>
    <message>
        <source>Match features</source>
        <translation>匹配特征</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>接受建议(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>拒绝(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Match selected</source>
        <translation>匹配所选特征(&amp;M)</translation>
    </message>
    <message>
        <source>Matches the feature selected on the left with the one selected on the right; dragging one onto the other does the same</source>
        <translation>将左侧所选特征与右侧所选特征匹配；把一个拖到另一个上效果相同</translation>
    </message>
    <message>
        <source>&amp;Unmatch</source>
        <translation>取消匹配(&amp;U)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>更多(&amp;O)</translation>
    </message>
    <message>
        <source>Accept all suggestions</source>
        <translation>接受所有建议</translation>
    </message>
    <message>
        <source>Reject all suggestions</source>
        <translation>拒绝所有建议</translation>
    </message>
    <message>
        <source>Import an alias table…</source>
        <translation>导入别名表…</translation>
    </message>
    <message>
        <source>Export the alias table…</source>
        <translation>导出别名表…</translation>
    </message>
    <message>
        <source>A CSV whose lines list names that mean the same, with the matches made here</source>
        <translation>一个 CSV，每行列出含义相同的名称，包括在此所做的匹配</translation>
    </message>
    <message>
        <source>What matches, and what does not.</source>
        <translation>哪些匹配，哪些不匹配。</translation>
    </message>
    <message>
        <source>%1 matched, %2 only in the source, %3 only in the target.</source>
        <translation>已匹配 %1 个，仅源有 %2 个，仅目标有 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>有 %n 条建议待您确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Reject suggestion</source>
        <translation>拒绝建议</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Reject suggestions</source>
        <translation>拒绝建议</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>取消特征匹配</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Features&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What the source knows is carried over by the features that both sides share. On the left stands what only the source has, on the right what only the target has, in the middle what corresponds.&lt;/p&gt;&lt;p&gt;A suggestion is used only once you accept it: press Return to accept, Delete to reject. Drag a feature onto another, or select both and press Return, to match them yourself. The plot compares the values of the selected pair.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;特征&lt;/b&gt;&lt;/p&gt;&lt;p&gt;源所掌握的知识通过双方共有的特征传递。左侧是仅源具有的特征，右侧是仅目标具有的特征，中间是相互对应的特征。&lt;/p&gt;&lt;p&gt;建议只有在您接受后才会使用：按回车键接受，按 Delete 键拒绝。要自行匹配，请将一个特征拖到另一个特征上，或同时选中两者后按回车键。图中比较所选特征对的取值。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>all matched</source>
        <translation>全部匹配</translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>%n 个未匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept all above</source>
        <translation>接受所有高于</translation>
    </message>
    <message>
        <source>Least confidence to accept</source>
        <translation>接受建议的最低置信度</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>接受 %n 条建议</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert units</source>
        <translation>换算单位</translation>
    </message>
</context>
<context>
    <name>footbridge::FieldsDialog</name>
    <message>
        <source>Train on fields</source>
        <translation>用场数据训练</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>目标(&amp;T)</translation>
    </message>
    <message>
        <source>of plain values alone, such as 512x256</source>
        <translation>仅用于纯数值，例如 512x256</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>形状(&amp;H)</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>类型(&amp;Y)</translation>
    </message>
    <message>
        <source>8 in two dimensions, 4 in three</source>
        <translation>二维为 8，三维为 4</translation>
    </message>
    <message>
        <source>Edge of a &amp;block</source>
        <translation>块的边长(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Numbers for a block</source>
        <translation>每块的数值个数(&amp;N)</translation>
    </message>
    <message>
        <source> % of the range</source>
        <translation> %（相对于值域）</translation>
    </message>
    <message>
        <source>How far a value may be off; what is further off gets a correction</source>
        <translation>数值允许的最大偏差；超出的值会加以修正</translation>
    </message>
    <message>
        <source>&amp;Error bound</source>
        <translation>误差界(&amp;E)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Open a field</source>
        <translation>打开场数据</translation>
    </message>
    <message>
        <source>Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files (*)</source>
        <translation>场数据 (*.npy *.raw *.bin *.dat *.f32 *.f64);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A shape is two or three sizes, such as 512x256.</source>
        <translation>形状由两个或三个大小组成，例如 512x256。</translation>
    </message>
    <message>
        <source>An auto-encoder learns to compress blocks of the target&apos;s field, from scratch and from weights that were trained on the source&apos;s: .npy files, or plain values of a shape.</source>
        <translation>自编码器学习压缩目标场的块，分别从头训练和从源场上训练得到的权重开始：可用 .npy 文件，或给定形状的纯数值。</translation>
    </message>
</context>
<context>
    <name>footbridge::GanttView</name>
    <message>
        <source>Job %1, nodes %2 to %3
%4 to %5</source>
        <translation>作业 %1，节点 %2 至 %3
%4 至 %5</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportDialog</name>
    <message>
        <source>Import options of %1</source>
        <translation>%1 的导入选项</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>逗号 ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>分号 ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>分隔符(&amp;D)</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>句点 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>逗号 1,5</translation>
    </message>
    <message>
        <source>D&amp;ecimal sign</source>
        <translation>小数点符号(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>编码(&amp;N)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with</source>
        <translation>注释行的起始字符(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Skip leading lines</source>
        <translation>跳过开头行数(&amp;S)</translation>
    </message>
    <message>
        <source>The first line names the columns</source>
        <translation>首行为列名</translation>
    </message>
    <message>
        <source>Cells with these contents count as missing, as do empty ones; separated by spaces</source>
        <translation>内容为这些值的单元格与空单元格一样视为缺失；用空格分隔</translation>
    </message>
    <message>
        <source>&amp;Missing values</source>
        <translation>缺失值(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>响应变量(&amp;R)</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚未设置</translation>
    </message>
    <message>
        <source>It looks like data, so the columns are numbered here.</source>
        <translation>首行看起来是数据，因此此处各列以编号命名。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>文件类型(&amp;K)</translation>
    </message>
    <message>
        <source>all of the only table</source>
        <translation>唯一数据表的全部内容</translation>
    </message>
    <message>
        <source>What to ask the database: a SELECT</source>
        <translation>向数据库提出的查询：一条 SELECT</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>查询(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Platforms in</source>
        <translation>平台所在列(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;w platform</source>
        <translation>新平台(&amp;W)</translation>
    </message>
    <message>
        <source>Comma 1,000</source>
        <translation>逗号 1,000</translation>
    </message>
    <message>
        <source>Point 1.000</source>
        <translation>句点 1.000</translation>
    </message>
    <message>
        <source>Apostrophe 1&apos;000</source>
        <translation>撇号 1&apos;000</translation>
    </message>
    <message>
        <source>Space 1 000</source>
        <translation>空格 1 000</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>千位分隔符(&amp;T)</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Click the name of a column, or press F2 in it, to say what it is for</source>
        <translation>单击列名，或在该列中按 F2，以指定其用途</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>文件中的行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>数据行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>导入时的发现</translation>
    </message>
    <message>
        <source>Role of the column</source>
        <translation>列的角色</translation>
    </message>
    <message>
        <source>The first rows read without a warning.</source>
        <translation>开头各行已读取，没有警告。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <translation>%1：数值</translation>
    </message>
    <message>
        <source>%1: categories</source>
        <translation>%1：类别</translation>
    </message>
</context>
<context>
    <name>footbridge::IntervalList</name>
    <message>
        <source>Copy values</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % interval %4 to %5)</source>
        <translation>%1：%2（%3% 区间 %4 至 %5）</translation>
    </message>
    <message>
        <source>, measured %1</source>
        <translation>，实测 %1</translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message>
        <source>Join with %1</source>
        <translation>与 %1 连接</translation>
    </message>
    <message>
        <source>Adds the columns of another table of the same platform to the rows with the same keys, such as counters to parameters.</source>
        <translation>将同一平台另一个数据表的列添加到键相同的行中，例如为参数添加计数器。</translation>
    </message>
    <message>
        <source>Choose the table whose columns are to be added.</source>
        <translation>请选择要添加其列的数据表。</translation>
    </message>
    <message>
        <source>&amp;Table to add</source>
        <translation>要添加的数据表(&amp;T)</translation>
    </message>
    <message>
        <source>a file of any kind, a folder or a pattern</source>
        <translation>任意类型的文件、文件夹或模式</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keys: rows belong together where both columns hold the same</source>
        <translation>键：两列取值相同的行相互对应(&amp;K)</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>要添加的数据表</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Add the &amp;means where rows of that table repeat their keys</source>
        <translation>该数据表中有键重复的行时，添加其均值(&amp;M)</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows without a match</source>
        <translation>没有匹配的行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Undo the join</source>
        <translation>撤销连接(&amp;U)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>正在读取数据表…</translation>
    </message>
    <message>
        <source>Key %1 of %2</source>
        <translation>%2 的键 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>%2 的 %n 行中有 %1 行匹配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%1 有 %n 行没有匹配而略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%1 有 %n 行没有匹配，未使用。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::LeaderboardModel</name>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1%</translation>
    </message>
    <message>
        <source>%1 % of new runs are expected within this distance of the prediction.</source>
        <translation>预计 %1% 的新运行与预测值的距离不超过此值。</translation>
    </message>
    <message>
        <source>Runs not seen: %1</source>
        <translation>未见运行：%1</translation>
    </message>
    <message>
        <source>Shots, out of fold</source>
        <translation>适配样本，交叉验证</translation>
    </message>
    <message>
        <source>Mean absolute percentage error. %1</source>
        <translation>平均绝对百分比误差。%1</translation>
    </message>
    <message>
        <source>Fitted in %1</source>
        <translation>拟合用时 %1</translation>
    </message>
    <message>
        <source>Explained by: shift of the source %1, its latent features %2, input alignment %3, the target&apos;s own features %4, noise %5</source>
        <translation>解释来源：源的偏移 %1，源的潜在特征 %2，输入对齐 %3，目标自身的特征 %4，噪声 %5</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>交叉
验证</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Not
seen</source>
        <translation>未见
运行</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>预测区间</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response over its variance, each shot predicted by a model that has not seen it</source>
        <translation>变换后响应变量的均方误差与其方差之比，每个适配样本都由未见过它的模型预测</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>各预测值上下的区间，由交叉验证残差得出</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>同上，在不属于适配样本的实测运行上</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the measured runs that are not shots</source>
        <translation>平均绝对百分比误差：在非适配样本的实测运行上 |预测值 − 实测值| / |实测值| 的平均</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the shots, each predicted by a model that has not seen it</source>
        <translation>平均绝对百分比误差：适配样本上 |预测值 − 实测值| / |实测值| 的平均，每个样本均由未见过它的模型预测</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveDesk</name>
    <message>
        <source>%1 is a pipe or device. Follow it with “footbridge-cli watch”.</source>
        <translation>%1 是管道或设备。请使用“footbridge-cli watch”跟踪。</translation>
    </message>
    <message>
        <source>This version is not kept any more. Choose a later one.</source>
        <translation>此版本已不再保留。请选择较新的版本。</translation>
    </message>
    <message>
        <source>%1 has no column %2, which the stream has. Its runs were not learned.</source>
        <translation>%1 没有数据流所含的列 %2。未学习其中的运行。</translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message>
        <source>Live</source>
        <translation>在线学习</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Follows a table that grows. Each run is predicted first, scored, and only then learned from, so the errors are those that a user of the model would have had. When the responses change, a new version begins; older ones are kept, can be taken up again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add its runs.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;在线学习&lt;/b&gt;&lt;/p&gt;&lt;p&gt;跟踪一个不断增长的数据表。每次运行都先预测、再评分，然后才用于学习，因此误差就是模型使用者实际会遇到的误差。响应变量发生变化时，会开始一个新版本；旧版本予以保留，可以重新启用和导出。将 CSV 拖放到此处即可跟踪；正在跟踪数据流时，则会加入其中的运行。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>version %1, run %2</source>
        <translation>版本 %1，第 %2 次运行</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>已导出到 %1（%2）。已重新打开并比对：最大差为 %3。</translation>
    </message>
    <message>
        <source>Start following…</source>
        <translation>开始跟踪…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Running error</source>
        <translation>滚动误差</translation>
    </message>
    <message>
        <source>version in force above</source>
        <translation>上方为生效版本</translation>
    </message>
    <message>
        <source>Versions in force</source>
        <translation>生效版本</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>none is overwritten</source>
        <translation>任何版本都不会被覆盖</translation>
    </message>
    <message>
        <source>Table that grows</source>
        <translation>不断增长的数据表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export version %1</source>
        <translation>导出版本 %1</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>模型包 (*.zip)</translation>
    </message>
    <message>
        <source>Waiting for %1 measured runs in %2 to start from.</source>
        <translation>正在等待 %2 中的 %1 次实测运行作为起点。</translation>
    </message>
    <message>
        <source>Choose a table that grows, or drop runs here: each is predicted first and learned from afterwards.</source>
        <translation>选择一个不断增长的数据表，或将运行拖放到此处：每次运行先预测，再用于学习。</translation>
    </message>
    <message>
        <source>Following %1: each run is predicted first, scored, and only then learned from.</source>
        <translation>正在跟踪 %1：每次运行都先预测、再评分，然后才用于学习。</translation>
    </message>
    <message>
        <source>%1 as it was last followed.</source>
        <translation>%1，上次跟踪时的状态。</translation>
    </message>
    <message>
        <source>Export version %1…</source>
        <translation>导出版本 %1…</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>返回版本 %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>error, last 10 runs</source>
        <translation>误差，最近 10 次运行</translation>
    </message>
    <message>
        <source>inside, last 100 runs</source>
        <translation>区间内，最近 100 次运行</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>尚无区间</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>since run %1</source>
        <translation>自第 %1 次运行起</translation>
    </message>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>%n 次运行中的漂移次数</numerusform>
        </translation>
    </message>
    <message>
        <source>an update</source>
        <translation>每次更新</translation>
    </message>
    <message>
        <source>false alarms in 10 000 runs at most</source>
        <translation>每 10 000 次运行的误报上限</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveStartDialog</name>
    <message>
        <source>Start following</source>
        <translation>开始跟踪</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>响应变量(&amp;R)</translation>
    </message>
    <message>
        <source>its first runs alone</source>
        <translation>仅用其最初的运行</translation>
    </message>
    <message>
        <source>the adapted model of this session</source>
        <translation>此会话的适配后模型</translation>
    </message>
    <message>
        <source>a bundle…</source>
        <translation>模型包…</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>起始模型(&amp;F)</translation>
    </message>
    <message>
        <source>Measured runs that are learned from before the first prediction</source>
        <translation>首次预测之前用于学习的实测运行数</translation>
    </message>
    <message>
        <source>&amp;Initial runs</source>
        <translation>初始运行数(&amp;I)</translation>
    </message>
    <message>
        <source>Wait for more runs</source>
        <translation>等待更多运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>到达末尾时</translation>
    </message>
    <message>
        <source>Go on where it was left</source>
        <translation>从上次停止处继续</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Bundle to start from</source>
        <translation>作为起点的模型包</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>模型包 (*.zip)</translation>
    </message>
</context>
<context>
    <name>footbridge::LoadingCard</name>
    <message>
        <source>Python with ONNX Runtime</source>
        <translation>Python（ONNX Runtime）</translation>
    </message>
    <message>
        <source>Python with PyTorch</source>
        <translation>Python（PyTorch）</translation>
    </message>
    <message>
        <source>C++ with LibTorch</source>
        <translation>C++（LibTorch）</translation>
    </message>
    <message>
        <source>How to load it elsewhere</source>
        <translation>如何在别处加载</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Program that loads the bundle</source>
        <translation>加载模型包的程序</translation>
    </message>
    <message>
        <source>C without dependencies</source>
        <translation>C（无依赖项）</translation>
    </message>
</context>
<context>
    <name>footbridge::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The log cannot be written to %1: %2. Choose another file.</source>
        <translation>无法将日志写入 %1：%2。请选择其他文件。</translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Finished %1</source>
        <translation>已完成 %1</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>无源</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>无目标</translation>
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
        <translation>该文件夹中没有数据表。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open a bundle</source>
        <translation>打开模型包</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>模型包 (*.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>%1 是什么？</translation>
    </message>
    <message>
        <source>The source is a platform you know; the target is the new one.</source>
        <translation>源是已知平台，目标是新平台。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Add s&amp;ources…</source>
        <translation>添加源(&amp;D)…</translation>
    </message>
    <message>
        <source>Set &amp;target…</source>
        <translation>设置目标(&amp;T)…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>试用示例(&amp;E)</translation>
    </message>
    <message>
        <source>Open a b&amp;undle…</source>
        <translation>打开模型包(&amp;U)…</translation>
    </message>
    <message>
        <source>Export &amp;bundle…</source>
        <translation>导出模型包(&amp;B)…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>导出报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Export all &amp;plots…</source>
        <translation>导出所有图(&amp;P)…</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>已将 %n 幅图写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>打开最近的会话(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Log panel</source>
        <translation>日志面板(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随系统(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Measure &amp;severity</source>
        <translation>测量差异度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Train and adapt</source>
        <translation>训练并适配(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>此页面的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Footbridge</source>
        <translation>关于 Footbridge(&amp;A)</translation>
    </message>
    <message>
        <source>About Footbridge</source>
        <translation>关于 Footbridge</translation>
    </message>
    <message>
        <source>&lt;b&gt;Footbridge %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Footbridge %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Carries a performance model to a new platform with a handful of runs.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>只需少量运行，即可将性能模型迁移到新平台。

本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Accept the selected suggestion, or match the selected features</source>
        <translation>接受所选建议，或匹配所选特征</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Reject the selected suggestion, or unmatch</source>
        <translation>拒绝所选建议，或取消匹配</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Reset a plot</source>
        <translation>重置图的视图</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么(&amp;W)</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>Write the log to a &amp;file…</source>
        <translation>将日志写入文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Write the log to a file</source>
        <translation>将日志写入文件</translation>
    </message>
    <message>
        <source>Text (*.log *.txt)</source>
        <translation>文本 (*.log *.txt)</translation>
    </message>
    <message>
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;All files (*)</source>
        <translation>数据表、会话和模型包 (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>粘贴数据表(&amp;T)</translation>
    </message>
    <message>
        <source>This &amp;page in the handbook (English)</source>
        <translation>手册中的此页面（英文）(&amp;P)</translation>
    </message>
    <message>
        <source>Hand&amp;book (English)</source>
        <translation>手册（英文）(&amp;B)</translation>
    </message>
    <message>
        <source>More in the handbook (English)</source>
        <translation>手册中的更多内容（英文）</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>剪贴板中没有数据表。</translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 阶段</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline-parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Activations of a transformer</source>
        <translation>Transformer 的激活值</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏层大小</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>每个样本的词元数</translation>
    </message>
    <message>
        <source>Samples at a time</source>
        <translation>每次的样本数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>On one device</source>
        <translation>单个设备上</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Memory term by term</source>
        <translation>内存的各项构成</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>names and memory can be edited; the last line adds one</source>
        <translation>可编辑名称和内存；在最后一行可添加新机器</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Holds it</source>
        <translation>可容纳</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>单个设备合计</translation>
    </message>
    <message>
        <source>With that reserve</source>
        <translation>含上述预留</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>单个设备需要 %1，含预留为 %2：%n 种设备中有 %3 种可容纳。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ModelExplanationView</name>
    <message>
        <source>What the model rests on</source>
        <translation>模型的依据</translation>
    </message>
    <message>
        <source>how much the error (nMSE) grows when a feature is shuffled</source>
        <translation>打乱某个特征后误差（nMSE）增加多少</translation>
    </message>
    <message>
        <source>Importance of the features</source>
        <translation>特征的重要性</translation>
    </message>
    <message>
        <source>How the prediction follows it</source>
        <translation>预测如何随之变化</translation>
    </message>
    <message>
        <source>%1: %2, between %3 and %4 in the single shuffles</source>
        <translation>%1：%2，各次打乱介于 %3 和 %4 之间</translation>
    </message>
    <message>
        <source>%1, the others as they are</source>
        <translation>%1，其余保持不变</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsModel</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>footbridge::NextRunsPanel</name>
    <message>
        <source>Which runs to measure next</source>
        <translation>接下来应测量哪些运行</translation>
    </message>
    <message>
        <source>Runs to measure next</source>
        <translation>接下来要测量的运行</translation>
    </message>
    <message>
        <source>Prefer quick runs</source>
        <translation>优先选择耗时短的运行</translation>
    </message>
    <message>
        <source>How many runs</source>
        <translation>运行数量</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>A CSV of these rows with the response left to fill in</source>
        <translation>包含这些行的 CSV，响应变量留空待填</translation>
    </message>
    <message>
        <source>No row is left to measure.</source>
        <translation>没有剩余的行需要测量。</translation>
    </message>
    <message>
        <source>Finding…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>保存列表</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what the shots alone give.</source>
        <translation>预计均方误差将降至仅用适配样本时的 %1。</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what it is now.</source>
        <translation>预计均方误差将降至当前的 %1。</translation>
    </message>
    <message>
        <source>Together they are predicted to take %1.</source>
        <translation>预计总共需要 %1。</translation>
    </message>
    <message>
        <source>Of rows that teach about as much, takes those with the smallest predicted response</source>
        <translation>在教学价值相近的行中，选取预测响应最小的行</translation>
    </message>
    <message>
        <source>All rows are measured. Beside the shots, these would have taught the model most, the best first.</source>
        <translation>所有行均已测量。除适配样本外，以下各行本可让模型学到最多，最有价值的在前。</translation>
    </message>
    <message>
        <source>Unmeasured rows that would teach the model most, the best first.</source>
        <translation>能让模型学到最多的未测量行，最有价值的在前。</translation>
    </message>
    <message>
        <source>Runs that differ most from those measured, in the features that move the source model&apos;s prediction.</source>
        <translation>在影响源模型预测的特征上，与已测量运行差异最大的运行。</translation>
    </message>
</context>
<context>
    <name>footbridge::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>footbridge::OpenTablesDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>A source is a platform you know; the target is the new one, with only a few measured runs.</source>
        <translation>源是已知平台；目标是新平台，只有少量实测运行。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>打开为</translation>
    </message>
    <message>
        <source>Files to open</source>
        <translation>要打开的文件</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>将 %1 打开为</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All as &amp;one table…</source>
        <translation>全部作为一个数据表(&amp;O)…</translation>
    </message>
    <message>
        <source>Puts the rows of all files below each other, with columns for what their names differ by</source>
        <translation>将所有文件的行上下拼接，并为文件名中的不同之处添加列</translation>
    </message>
</context>
<context>
    <name>footbridge::OrderMatrix</name>
    <message>
        <source>%1 is faster than %2 with a chance of %3.</source>
        <translation>%1 比 %2 快的概率为 %3。</translation>
    </message>
</context>
<context>
    <name>footbridge::PairCard</name>
    <message>
        <source>Read source in %1, target in %2</source>
        <translation>源按 %1 读取，目标按 %2 读取</translation>
    </message>
    <message>
        <source>Read source in %1</source>
        <translation>源按 %1 读取</translation>
    </message>
    <message>
        <source>Read target in %1</source>
        <translation>目标按 %1 读取</translation>
    </message>
    <message>
        <source>Sets the units under which the values agree; undo takes it back</source>
        <translation>设置使取值相符的单位；可撤销</translation>
    </message>
    <message>
        <source>Distributions of the selected pair</source>
        <translation>所选特征对的分布</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Select a match, or one feature on each side, to compare their values.</source>
        <translation>选择一组匹配，或在两侧各选一个特征，以比较其取值。</translation>
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
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>How much less error Auto has than the best strategy that learns from the shots alone</source>
        <translation>与仅从适配样本学习的最佳策略相比，“自动”的误差减少了多少</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最优策略</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>其余最佳</translation>
    </message>
    <message>
        <source>nMSE</source>
        <translation>nMSE</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>已完成单元</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformDesk</name>
    <message>
        <source>%1, counters of %2</source>
        <translation>%1，%2 的计数器</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Exported %1; both formats agree on %2 rows.</source>
        <translation>已导出 %1；两种格式在 %2 行上结果一致。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
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
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>遗憾值</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Time that trusting the recommendation loses at most in half of the cases</source>
        <translation>采信建议时半数情况下损失时间的上限</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Platforms&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open run times of the same applications on several machines: one table with a column that names the machine, one with a time column for each, or a file each. Check what the columns are, train, and read which machine will run an application fastest, how sure that is and what is lost if it is wrong. &lt;i&gt;Predict a table…&lt;/i&gt; answers for runs that were measured nowhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;平台&lt;/b&gt;&lt;/p&gt;&lt;p&gt;打开相同应用在多台机器上的运行时间：一个含有机器名称列的数据表，一个为每台机器设一个时间列的数据表，或每台机器一个文件。检查各列的含义，进行训练，然后查看哪台机器运行某个应用最快、把握有多大，以及判断错误时的损失。&lt;i&gt;预测数据表…&lt;/i&gt;可用于从未在任何机器上测量过的运行。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n 台机器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Back to the runs</source>
        <translation>返回各次运行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>打开数据表…</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>保存向量…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Predict a table…</source>
        <translation>预测数据表…</translation>
    </message>
    <message>
        <source>Open run times of the same applications on several machines.</source>
        <translation>打开相同应用在多台机器上的运行时间。</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>chance, in %, that the row is faster than the column</source>
        <translation>行比列更快的概率（%）</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>潜在空间图</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Open run times</source>
        <translation>打开运行时间</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open runs to predict</source>
        <translation>打开要预测的运行</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>导出模型</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>模型包 (*.zip)</translation>
    </message>
    <message>
        <source>Save the vectors</source>
        <translation>保存向量</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>%n 台机器上的相对运行时间，依据 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1.</source>
        <translation>当前显示：%1。</translation>
    </message>
    <message>
        <source>predicted, 90 % interval, ◆ measured</source>
        <translation>预测，90% 区间，◆ 实测</translation>
    </message>
    <message>
        <source>predicted, 90 % interval</source>
        <translation>预测，90% 区间</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 个中的 %1 个：%3</translation>
    </message>
    <message>
        <source>Run time relative to the fastest, log axis</source>
        <translation>相对于最快机器的运行时间，对数轴</translation>
    </message>
    <message>
        <source>Run time relative to the slowest, log axis</source>
        <translation>相对于最慢机器的运行时间，对数轴</translation>
    </message>
    <message>
        <source>Run time relative to %1, log axis</source>
        <translation>相对于 %1 的运行时间，对数轴</translation>
    </message>
    <message>
        <source>what the counters say</source>
        <translation>计数器反映的情况</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message>
        <source>Describes the run</source>
        <translation>描述运行</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>Belongs together</source>
        <translation>同属一组</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>各列的含义</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Times relative to</source>
        <translation>时间的基准</translation>
    </message>
    <message>
        <source>Counters as shares of all instructions</source>
        <translation>计数器取占全部指令的比例</translation>
    </message>
    <message>
        <source>Names of counters…</source>
        <translation>计数器名称…</translation>
    </message>
    <message>
        <source>%1 on %2 in %3</source>
        <translation>%2上的 %1，分为 %3</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>最快的机器</translation>
    </message>
    <message>
        <source>the slowest</source>
        <translation>最慢的机器</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>%n 个平台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n 组</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsTrust</name>
    <message>
        <source>How far to trust it</source>
        <translation>可信程度</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Who gains most</source>
        <translation>获益最大</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>差距大</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>遗憾值</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能评分</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Share of two platforms in the right order</source>
        <translation>两个平台排序正确的比例</translation>
    </message>
    <message>
        <source>The same among platforms whose times are more than 10 % apart</source>
        <translation>同上，仅限时间相差超过 10% 的平台</translation>
    </message>
    <message>
        <source>Leave each out</source>
        <translation>逐一留出</translation>
    </message>
    <message>
        <source>Today on</source>
        <translation>目前使用</translation>
    </message>
    <message>
        <source>Platform that runs are on today</source>
        <translation>运行目前所用的平台</translation>
    </message>
    <message>
        <source>90 % interval over groups: %1 to %2</source>
        <translation>按分组的 90% 区间：%1 至 %2</translation>
    </message>
    <message>
        <source>Each group left out in turn, everything else learned anew.</source>
        <translation>逐一留出每个分组，其余全部重新学习。</translation>
    </message>
    <message>
        <source>Groups left out of the training in five folds.</source>
        <translation>分为五折，将分组留出训练之外。</translation>
    </message>
    <message>
        <source>Regret: time lost by trusting the recommendation. Skill: exact orders gained over the majority order.</source>
        <translation>遗憾值：采信推荐所损失的时间。技能评分：与多数排序相比，完全正确的排序增加了多少。</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsView</name>
    <message>
        <source>Add platform…</source>
        <translation>添加平台…</translation>
    </message>
    <message>
        <source>A bundle with the model of a platform</source>
        <translation>含平台模型的模型包</translation>
    </message>
    <message>
        <source>Open ways to run…</source>
        <translation>打开运行方式…</translation>
    </message>
    <message>
        <source>A table with one row for each way to run, such as numbers of nodes</source>
        <translation>每行为一种运行方式的数据表，例如不同的节点数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Column with the nodes</source>
        <translation>节点数所在的列</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>price of a node for one unit of the run time</source>
        <translation>每个节点每单位运行时间的价格</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Ways to run</source>
        <translation>运行方式</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>超限</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>价格与时间</translation>
    </message>
    <message>
        <source>Add the model of a platform</source>
        <translation>添加平台的模型</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>模型包 (*.zip)</translation>
    </message>
    <message>
        <source>Open ways to run</source>
        <translation>打开运行方式</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>各 1 个</translation>
    </message>
    <message>
        <source>Add bundles of the platforms and a table of ways to run to see which to take.</source>
        <translation>请添加各平台的模型包和运行方式的数据表，以了解应选择哪一种。</translation>
    </message>
    <message>
        <source>Take %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>选择 %1，节点数 %2：%3，价格为 %4。</translation>
    </message>
    <message>
        <source>None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>没有任何方式满足风险要求。超限可能性最小的是 %1，节点数 %2：%3，价格为 %4。</translation>
    </message>
    <message>
        <source>%1, row %2: request %3; expected to be done after %4 for a price of %5; chance of missing a limit: %6.</source>
        <translation>%1，第 %2 行：申请 %3；预期 %4 后完成，价格为 %5；超限的概率：%6。</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotExportDialog</name>
    <message>
        <source>Export all plots</source>
        <translation>导出所有图</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>no title</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG（位图）</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG（矢量图）</translation>
    </message>
    <message>
        <source>PDF, a document</source>
        <translation>PDF（文档）</translation>
    </message>
    <message>
        <source>CSV, the plotted values</source>
        <translation>CSV（图中的数值）</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>One column of a paper</source>
        <translation>论文单栏</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>页面宽度</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定义大小</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the axis titles; other words and all lines grow with them</source>
        <translation>坐标轴标题的大小；其他文字和所有线条随之缩放</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>横轴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Vertical axis</source>
        <translation>纵轴(&amp;V)</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>对数坐标轴</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横轴使用对数刻度</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>纵轴使用对数刻度</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>重置视图</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotsExporter</name>
    <message>
        <source>Folder for the plots</source>
        <translation>存放图的文件夹</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionTableModel</name>
    <message>
        <source>set</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>缺失值</translation>
    </message>
    <message>
        <source>unseen level</source>
        <translation>未见类别</translation>
    </message>
    <message>
        <source>outside range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Measured over predicted</source>
        <translation>实测值与预测值之比</translation>
    </message>
    <message>
        <source>What is odd about the row; it is predicted all the same</source>
        <translation>该行的异常之处；仍会照常预测</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionsCard</name>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Outside ±25 %</source>
        <translation>±25% 以外的行</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Why this prediction? What the selected row&apos;s prediction rests on</source>
        <translation>为何如此预测？所选行的预测依据</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the rows shown here as CSV</source>
        <translation>将此处显示的行写为 CSV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1，已选 %2 行</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>导出行</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language and numbers change with the next start.</source>
        <translation>语言和数字格式在下次启动时更改。</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>与语言一致</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>How many processors a run may keep busy; results do not depend on it</source>
        <translation>一次计算最多可占用多少个处理器；结果与此无关</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>线程(&amp;H)</translation>
    </message>
    <message>
        <source>Format of exported plots</source>
        <translation>导出图的格式</translation>
    </message>
    <message>
        <source>Text size of exported plots</source>
        <translation>导出图的文字大小</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>图(&amp;P)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Folder of files</source>
        <translation>文件所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Folder of files</source>
        <translation>文件所在文件夹</translation>
    </message>
</context>
<context>
    <name>footbridge::Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>footbridge::RailModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>需更新</translation>
    </message>
</context>
<context>
    <name>footbridge::ReasonNote</name>
    <message>
        <source>Less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>More</source>
        <translation>展开</translation>
    </message>
</context>
<context>
    <name>footbridge::RelocateDialog</name>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>%1 的数据表</translation>
    </message>
    <message>
        <source>Some tables of this session have moved or changed since it was saved. Choose where they are now, or open the session with what is there.</source>
        <translation>自会话保存以来，有些数据表已移动或更改。请选择它们现在的位置，或以现有内容打开会话。</translation>
    </message>
    <message>
        <source>Tables of the session</source>
        <translation>会话的数据表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>源：%1</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 在哪里？</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsModel</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测值</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Chance killed</source>
        <translation>终止概率</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>期望成本</translation>
    </message>
    <message>
        <source>Killed today</source>
        <translation>目前的终止概率</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message>
        <source>Adapt a model or open a table of requests and measured values to see what to request.</source>
        <translation>请适配模型，或打开含申请量和实测值的数据表，以了解应申请多少。</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>终止与浪费</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>越靠左下越好</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>期望成本随成本比的变化</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Column with what was requested</source>
        <translation>申请量所在的列</translation>
    </message>
    <message>
        <source>Column with what was measured</source>
        <translation>实测值所在的列</translation>
    </message>
    <message>
        <source>Cost ratio κ</source>
        <translation>成本比 κ</translation>
    </message>
    <message>
        <source>Cost ratio</source>
        <translation>成本比</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>计费依据</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>按用量</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>按申请量</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Request %1 times what users ask for: %2 of the runs are killed and start again, instead of %3 today.</source>
        <translation>请申请用户申请量的 %1 倍：%2 的运行会被终止并重新开始，而目前为 %3。</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with what users ask for.</source>
        <translation>请按 %1 的上界申请：%2 的运行会被终止并重新开始，而按用户申请量为 %3。</translation>
    </message>
    <message>
        <source>Request %1 times the prediction: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>请申请预测值的 %1 倍：%2 的运行会被终止并重新开始，而系数为 1.5 时为 %3。</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>请按 %1 的上界申请：%2 的运行会被终止并重新开始，而系数为 1.5 时为 %3。</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs, against %5 (%6 to %7) today.</source>
        <translation>κ = %1 时，一次运行的期望成本是完美申请的 %2 倍（%3 至 %4），目前为 %5（%6 至 %7）。</translation>
    </message>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>依据这 %n 次运行选定，计算每次运行的上界时均不含其自身。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>依据 %n 个适配样本的交叉验证预测选定；未使用任何测试运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>%n 次计划中的运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the requests</source>
        <translation>保存申请量</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused</source>
        <translation>因运行被终止而损失工作，比闲置同样多的资源严重多少倍</translation>
    </message>
    <message>
        <source>Column with the most that each run can take</source>
        <translation>每次运行上限值所在的列</translation>
    </message>
    <message>
        <source>Column with the most that each run can take, such as what its user asked for</source>
        <translation>每次运行上限值所在的列，例如用户申请的值</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Keep to what users ask for: %1 of the runs are killed and start again, and no other rule is expected to cost less.</source>
        <translation>请保持用户的申请量：%1 的运行会被终止并重新开始，且预计没有其他规则成本更低。</translation>
    </message>
    <message>
        <source>Request what “%1” says: %2 of the runs are killed and start again, and no other rule is clearly cheaper.</source>
        <translation>请按“%1”申请：%2 的运行会被终止并重新开始，且没有其他规则明显更便宜。</translation>
    </message>
    <message>
        <source>Request the prediction as it is: %1 of the runs are killed and start again, instead of %2 with a factor of 1.5.</source>
        <translation>请按预测值原样申请：%1 的运行会被终止并重新开始，而系数为 1.5 时为 %2。</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs.</source>
        <translation>κ = %1 时，一次运行的期望成本是完美申请的 %2 倍（%3 至 %4）。</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>申请量</translation>
    </message>
    <message>
        <source>Working out what to request…</source>
        <translation>正在计算应申请多少…</translation>
    </message>
    <message>
        <source>Nothing can be said from these columns. Choose the one with what was requested and the one with what was measured.</source>
        <translation>从这些列无法得出结论。请选择申请量所在的列和实测值所在的列。</translation>
    </message>
    <message>
        <source>Under these rules nothing can be requested from this model.</source>
        <translation>按这些规则，无法由此模型得出申请量。</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No strategy has been adapted yet. Choose the shots on the page Adapt and start; the predictions appear here.</source>
        <translation>尚未适配任何策略。请在“适配”页面选择适配样本并开始，预测会显示在此处。</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>normalised error (nMSE), same shots for all</source>
        <translation>归一化误差（nMSE），所有策略使用相同的适配样本</translation>
    </message>
    <message>
        <source>The data or settings have changed since. %1</source>
        <translation>此后数据或设置已更改。%1</translation>
    </message>
    <message>
        <source>Whether the report explains this row</source>
        <translation>报告是否解释此行</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, the runs that the model learned from. The leaderboard ranks the strategies by their error on shots that were held out; beside it stands the error on the runs not seen.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;&lt;p&gt;“Why?” beside the rows says what the prediction of the selected row is made of, what moves it and why its interval is wide; “The model” ranks the features.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;结果&lt;/b&gt;&lt;/p&gt;&lt;p&gt;每个点是一次运行：实测值与预测值的对照。空心点是适配样本，即模型所学习的运行。排行榜按各策略在留出适配样本上的误差排名；旁边是未见运行上的误差。&lt;/p&gt;&lt;p&gt;单击一个点可查看其所在行，按住 Shift 拖动可选中多个；数据表随之联动，反之亦然。可在旁边选择其他策略、按某一列为点着色，或查看误差随适配样本数的变化。&lt;/p&gt;&lt;p&gt;行旁边的“为什么？”说明所选行的预测由什么构成、受什么影响，以及区间为何较宽；“模型”对特征排序。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The model is being adapted. Its predictions appear here.</source>
        <translation>正在适配模型。其预测将显示在此处。</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPlot</name>
    <message>
        <source>%1: error %2</source>
        <translation>%1：误差 %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write this plot as PNG, SVG, PDF or CSV</source>
        <translation>将此图写为 PNG、SVG、PDF 或 CSV</translation>
    </message>
    <message>
        <source>Predicted / measured</source>
        <translation>预测/实测</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Error / shots</source>
        <translation>误差/样本数</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>策略(&amp;S)</translation>
    </message>
    <message>
        <source>Strategy shown</source>
        <translation>显示的策略</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>对比(&amp;B)</translation>
    </message>
    <message>
        <source>Strategy shown beside it</source>
        <translation>并排显示的策略</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>着色(&amp;L)</translation>
    </message>
    <message>
        <source>Column that colours the points</source>
        <translation>用于点着色的列</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>shots and others</source>
        <translation>适配样本与其他</translation>
    </message>
    <message>
        <source>Adapting with a few and with many shots; the first points appear soon.</source>
        <translation>正在分别用较少和较多的适配样本进行适配；第一批点很快会出现。</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Double-click: reset</source>
        <translation>拖动：平移 · 滚轮：缩放 · 双击：重置</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset</source>
        <translation>拖动：平移 · 滚轮：缩放 · Shift+拖动：选择 · 双击：重置</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>第 %1 次计算，%2</translation>
    </message>
    <message>
        <source>Too few rows are measured for this curve, or it was stopped.</source>
        <translation>实测行太少，无法绘制此曲线，或曲线计算已停止。</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are not shots.</source>
        <translation>抽取三次适配样本的中位数及其离散范围。每次抽取都在不属于适配样本的实测行上测试。</translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message>
        <source>all missing</source>
        <translation>全部缺失</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n 个类别</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>恒为 %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>，缺失 %1 个</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应变量</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Rows that agree in all group columns are never split between shots and test</source>
        <translation>所有分组列取值都相同的行，绝不会被拆分到适配样本和测试两边</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
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
        <translation>此运行尚未实测。</translation>
    </message>
    <message>
        <source>Measured %1 times what was predicted.</source>
        <translation>实测值是预测值的 %1 倍。</translation>
    </message>
    <message>
        <source>Predicted %1 times what was measured.</source>
        <translation>预测值是实测值的 %1 倍。</translation>
    </message>
    <message>
        <source>That is inside the interval.</source>
        <translation>在预测区间之内。</translation>
    </message>
    <message>
        <source>That is outside the interval.</source>
        <translation>在预测区间之外。</translation>
    </message>
    <message>
        <source>Values of the row</source>
        <translation>该行的取值</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>%2 的第 %1 行</translation>
    </message>
    <message>
        <source>Why this prediction?</source>
        <translation>为何如此预测？</translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message>
        <source>What the width of the interval is made of</source>
        <translation>区间宽度的构成</translation>
    </message>
    <message>
        <source>Shares of the interval&apos;s squared width</source>
        <translation>在区间宽度平方中所占的份额</translation>
    </message>
    <message>
        <source>What each member says</source>
        <translation>各成员的预测</translation>
    </message>
    <message>
        <source>weight, prediction</source>
        <translation>权重、预测</translation>
    </message>
    <message>
        <source>What each member of the mixture says</source>
        <translation>混合模型各成员的预测</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>影响因素</translation>
    </message>
    <message>
        <source>one feature over its range, the others as they are</source>
        <translation>单个特征在其取值范围内变化，其余保持不变</translation>
    </message>
    <message>
        <source>What moves the prediction</source>
        <translation>哪些因素影响预测</translation>
    </message>
    <message>
        <source>Nearest rows</source>
        <translation>最近的行</translation>
    </message>
    <message>
        <source>%1 interval %2 to %3</source>
        <translation>%1 区间 %2 至 %3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>measured %1 (×&#xa0;%2)</source>
        <translation>实测 %1（× %2）</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>members disagree</source>
        <translation>成员不一致</translation>
    </message>
    <message>
        <source>unlike the shots</source>
        <translation>与适配样本不相似</translation>
    </message>
    <message>
        <source>usual error on shots held out</source>
        <translation>留出适配样本上的通常误差</translation>
    </message>
    <message>
        <source>%1: weight %2, prediction %3</source>
        <translation>%1：权重 %2，预测 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>混合模型</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5</source>
        <translation>%1：从 %3 处的 %2 到 %5 处的 %4</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>No feature changes this prediction.</source>
        <translation>没有特征会改变此预测。</translation>
    </message>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>另有 %n 个特征影响更小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>适配样本</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>distance over the features that move the prediction; usual to a shot: %1</source>
        <translation>按影响预测的特征计算的距离；到适配样本的通常距离：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::SavingsView</name>
    <message>
        <source>%1: %2 of the time, %3 of the rows.</source>
        <translation>%1：时间的 %2，行数的 %3。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Saved against training from scratch</source>
        <translation>与从头训练相比的节省</translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Schedule&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open a job log (Standard Workload Format, sacct --parsable2 or CSV) to see what better estimates of run times would be worth to its machine. Ten streams of jobs are drawn from the log and scheduled under every policy and estimate; the sentence says how much flexibility brings alone and how much the estimates add.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;调度&lt;/b&gt;&lt;/p&gt;&lt;p&gt;打开作业日志（Standard Workload Format、sacct --parsable2 或 CSV），了解更准确的运行时间估计对相应机器有多大价值。从日志中抽取十个作业流，在每种策略和估计下进行调度；结论说明仅靠灵活性能带来多少改善，估计又能增加多少。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>缩短 %1</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>延长 %1</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>打开日志…</translation>
    </message>
    <message>
        <source>Open estimates…</source>
        <translation>打开估计…</translation>
    </message>
    <message>
        <source>Load sweep</source>
        <translation>负载扫描</translation>
    </message>
    <message>
        <source>Compare policies</source>
        <translation>比较策略</translation>
    </message>
    <message>
        <source>Open a job log to see what your model is worth to its machine.</source>
        <translation>打开作业日志，了解您的模型对相应机器有多大价值。</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>使用中的节点</translation>
    </message>
    <message>
        <source>Queue and utilisation</source>
        <translation>队列与利用率</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>jobs waiting (right)</source>
        <translation>等待的作业（右轴）</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>各策略和估计的周转时间</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)</source>
        <translation>作业日志 (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open estimates</source>
        <translation>打开估计</translation>
    </message>
    <message>
        <source>%1, %2, %3. Ten streams drawn from the log.</source>
        <translation>%1，%2，%3。从日志中抽取十个作业流。</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n 个用户</numerusform>
        </translation>
    </message>
    <message>
        <source>Days: %1, %2, load %3, median run time %4.</source>
        <translation>天数：%1，%2，负载 %3，运行时间中位数 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>%n 个配对作业流，95% 区间；虚线：EASY。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turnaround, log axis</source>
        <translation>周转时间，对数轴</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>按申请</translation>
    </message>
    <message>
        <source>on fewer nodes</source>
        <translation>使用更少节点</translation>
    </message>
    <message>
        <source>Six loads are being simulated.</source>
        <translation>正在模拟六种负载。</translation>
    </message>
    <message>
        <source>On fewer nodes a job takes longer in proportion.</source>
        <translation>节点减少时，作业耗时按比例增加。</translation>
    </message>
    <message>
        <source>The bundle of an adapted model, or a CSV with the columns job and estimate</source>
        <translation>适配后模型的模型包，或含有 job 和 estimate 两列的 CSV</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>已写入 %1：report.html 和文件夹 plots</translation>
    </message>
    <message>
        <source>Bundles and tables (*.zip *.csv);;All files (*)</source>
        <translation>模型包和数据表 (*.zip *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>报告的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n 个作业超出模型的范围。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>%n 个处理器</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ScheduleWhatIf</name>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>runs again in the background</source>
        <translation>在后台重新运行</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Slowdown at most</source>
        <translation>减速比上限</translation>
    </message>
    <message>
        <source>Node-hours at most</source>
        <translation>节点小时上限</translation>
    </message>
    <message>
        <source>Jobs that may shrink</source>
        <translation>可缩减的作业</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 below EASY.</source>
        <translation>按此设置：%1（%2 至 %3），比 EASY 低 %4。</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 above EASY.</source>
        <translation>按此设置：%1（%2 至 %3），比 EASY 高 %4。</translation>
    </message>
    <message>
        <source>Ask the model at the requested size alone</source>
        <translation>仅按申请的规模使用模型预测</translation>
    </message>
    <message>
        <source>On fewer nodes run times then grow in proportion, whatever the model says of them</source>
        <translation>节点减少时，运行时间按比例增加，不考虑模型对此的预测</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.footbridge)</source>
        <translation>会话 (*.footbridge)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>This analysis has not been saved.</source>
        <translation>此分析尚未保存。</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Save it, so that you can go on from here later?</source>
        <translation>是否保存，以便日后从此处继续？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Recover your work</source>
        <translation>恢复工作</translation>
    </message>
    <message>
        <source>Footbridge did not end properly the last time.</source>
        <translation>Footbridge 上次未正常退出。</translation>
    </message>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>包含 %n 个数据表的分析</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was kept: %1, from %2. Restore it?</source>
        <translation>保留了未保存的工作：%1（%2）。是否恢复？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>稍后再问</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was kept, but cannot be read.</source>
        <translation>保留了%1的未保存工作，但无法读取。</translation>
    </message>
    <message>
        <source>%1 It stays at %2 and is offered again with the next start.</source>
        <translation>%1 它仍保存在 %2，下次启动时会再次提供。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清除列表(&amp;C)</translation>
    </message>
    <message>
        <source>The results were computed again and differ from the saved ones, which another version of Footbridge computed. The new ones are shown.</source>
        <translation>结果已重新计算，与所保存的结果不同；后者由另一版本的 Footbridge 计算。现在显示的是新结果。</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>已被其他程序更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 打开之后已被其他程序更改。</translation>
    </message>
    <message>
        <source>Overwrite what it holds now, or save this analysis in another file?</source>
        <translation>要覆盖其当前内容，还是将此分析保存到另一个文件？</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It has changed since, and columns with a role are gone.</source>
        <translation>自那以后它已更改，且具有角色的列已不存在。</translation>
    </message>
    <message>
        <source>It has changed since the session was saved.</source>
        <translation>保存会话之后，它已更改。</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityGauge</name>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1，介于 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>无法测量</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message>
        <source>from the left to above; line: 90 % band</source>
        <translation>从左侧的表到上方的表；线：90% 区间</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>全部比较</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the comparison of all tables</source>
        <translation>所有数据表比较的进度</translation>
    </message>
    <message>
        <source>Load two or more tables with a response to compare them.</source>
        <translation>请载入两个或更多设有响应变量的数据表以进行比较。</translation>
    </message>
    <message>
        <source>The severity from every table to every other, each by up to 50 measured runs of the target.</source>
        <translation>每个数据表到其他各表的差异度，每次最多使用目标的 50 次实测运行。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1/%2 对</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>重新比较</translation>
    </message>
    <message>
        <source>Out of date: the tables have changed since they were compared.</source>
        <translation>需更新：自比较以来，数据表已更改。</translation>
    </message>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>加框：当前文档，各个源单独使用最多 50 次实测运行和同名特征。标题数值针对最接近的源，依据您的 %n 个适配样本和匹配得出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>加框：当前数据对，使用最多 50 次实测运行和同名特征。标题数值依据您的 %n 个适配样本和匹配得出，因此两者可能不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The same table.</source>
        <translation>同一个数据表。</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source>Not measurable: one of the two tables has no response or fewer than 5 measured runs.</source>
        <translation>无法测量：两个数据表之一没有响应变量，或实测运行不足 5 次。</translation>
    </message>
    <message>
        <source>They share no feature; columns were paired by their shapes.</source>
        <translation>二者没有共同特征；各列按分布形状配对。</translation>
    </message>
    <message>
        <source>Click to load this pair.</source>
        <translation>单击以载入此数据对。</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>从 %1 到 %2：%3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>从 %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>到 %1</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapView</name>
    <message>
        <source>Severity from every table (rows) to every other (columns)</source>
        <translation>每个数据表（行）到其他各表（列）的差异度</translation>
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
        <translation>逐一去除比较</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Trains and adapts once without each source, with the same shots</source>
        <translation>使用相同的适配样本，逐一去除各个源，各训练并适配一次</translation>
    </message>
    <message>
        <source>Removes the selected source; Undo brings it back</source>
        <translation>移除所选的源；“撤销”可恢复</translation>
    </message>
    <message>
        <source>One adaptation without each source, with the same shots.</source>
        <translation>使用相同的适配样本，逐一去除各个源进行适配。</translation>
    </message>
    <message>
        <source>With all sources: error %1, MAPE %2. Where the error without a source is lower, it does not help.</source>
        <translation>使用所有源：误差 %1，MAPE %2。若去除某个源后误差更低，则该源没有帮助。</translation>
    </message>
    <message>
        <source>The error without each source is measured on request.</source>
        <translation>去除各个源后的误差按需测量。</translation>
    </message>
</context>
<context>
    <name>footbridge::StartPanel</name>
    <message>
        <source>Carry a performance model to a new platform</source>
        <translation>将性能模型迁移到新平台</translation>
    </message>
    <message>
        <source>Open a table of runs from a platform you know, and one with a few runs from the new platform.
Footbridge shows what does not match, how hard the transfer is, and what the adapted model is worth.</source>
        <translation>请打开一个已知平台的运行数据表，以及一个包含新平台少量运行的数据表。
Footbridge 会显示哪些地方不匹配、迁移有多难，以及适配后的模型有多大价值。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Drop CSV files of the known platform here</source>
        <translation>将已知平台的 CSV 文件拖放到此处</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>将新平台的 CSV 文件拖放到此处</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>Eleven short stops through the example</source>
        <translation>示例的十一个简短步骤</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
</context>
<context>
    <name>footbridge::StatusLine</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n 个适配样本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % shots</source>
        <translation>适配样本 %1%</translation>
    </message>
    <message>
        <source>all measured rows</source>
        <translation>所有实测行</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Stopped: see the message</source>
        <translation>已停止：请查看消息</translation>
    </message>
    <message>
        <source>Source %1 × %2</source>
        <translation>源 %1 × %2</translation>
    </message>
    <message>
        <source>%1 sources, %2 rows</source>
        <translation>%1 个源，%2 行</translation>
    </message>
    <message>
        <source>Target %1 × %2</source>
        <translation>目标 %1 × %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>随机种子 %1</translation>
    </message>
    <message>
        <source>Rows × features of the tables, and how many measured target runs an adaptation learns from: the shots</source>
        <translation>数据表的行数 × 特征数，以及适配学习多少个目标实测运行：适配样本</translation>
    </message>
</context>
<context>
    <name>footbridge::StrategyProgressModel</name>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response on the shots, each predicted by a model that has not seen it, over the variance of the shots</source>
        <translation>变换后响应变量在适配样本上的均方误差与适配样本方差之比，每个适配样本都由未见过它的模型预测</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>交叉
验证</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>使用 %n 个适配样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TimeView</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
</context>
<context>
    <name>footbridge::Tour</name>
    <message>
        <source>Next step of the tour</source>
        <translation>导览的下一步</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>导览的上一步</translation>
    </message>
</context>
<context>
    <name>footbridge::TourCallout</name>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc 键</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>导览的上一步</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step of the tour</source>
        <translation>导览的下一步</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>导览：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>节省 %1</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>没有节省</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>Budget in epochs</source>
        <translation>预算（轮）</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>训练过程中的误差</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>90 % of the seeds</source>
        <translation>90% 的种子</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>rows seen</source>
        <translation>已用行数</translation>
    </message>
    <message>
        <source>Time, epochs and rows to reach 1.05 × the best error from scratch</source>
        <translation>达到 1.05 × 从头训练的最小误差所需的时间、轮数和行数</translation>
    </message>
    <message>
        <source>Ways to train</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Open a source and a target first</source>
        <translation>请先打开源和目标</translation>
    </message>
    <message>
        <source>Tables or settings changed since: run it again.</source>
        <translation>此后数据表或设置已更改：请重新运行。</translation>
    </message>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>%n 个种子的中位数；阴影：90%</numerusform>
        </translation>
    </message>
    <message>
        <source>wall time, nothing else running</source>
        <translation>实际用时，没有其他程序运行</translation>
    </message>
    <message>
        <source>wall time; other work took up to %1 of it</source>
        <translation>实际用时；其他工作最多占用了其中的 %1</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>场数据…</translation>
    </message>
    <message>
        <source>Train an auto-encoder on fields of scientific data instead</source>
        <translation>改为用科学数据的场训练自编码器</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>Go back to the open tables</source>
        <translation>返回已打开的数据表</translation>
    </message>
    <message>
        <source>An auto-encoder of %1, from weights trained on %2: one budget, the same blocks and seeds.</source>
        <translation>%1 的自编码器，从 %2 上训练得到的权重开始：同一预算，相同的块和种子。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Training time&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trains the target&apos;s network from scratch and from weights that were trained on the source, with none to all of its hidden layers frozen: the same rows, budget and seeds. What counts is the time until the error is 1.05 times the best from scratch. Rows to be judged on are never learned from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;训练时间&lt;/b&gt;&lt;/p&gt;&lt;p&gt;从头训练目标的网络，并从源上训练得到的权重开始训练，冻结的隐藏层从零层到全部：使用相同的行、预算和种子。衡量标准是误差达到从头训练最小误差的 1.05 倍所需的时间。用于评判的行绝不用于学习。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train the target&apos;s network from scratch and from the source&apos;s weights, and compare.</source>
        <translation>从头训练目标的网络，并从源的权重开始训练，然后进行比较。</translation>
    </message>
    <message>
        <source>What the source&apos;s weights save in training: one budget, the same rows and seeds.</source>
        <translation>源的权重在训练中能节省多少：同一预算，相同的行和种子。</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message>
        <source>From scratch</source>
        <translation>从头训练</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未达到</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%2 个种子中的 %1 个</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no worse</source>
        <translation>不逊色</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Final error over that from scratch with the same seed, where it is larger for at least 95 % of the seeds</source>
        <translation>最终误差与使用相同种子从头训练的最终误差之比，至少 95% 的种子较大时给出</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Rows seen</source>
        <translation>已用行数</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>节省的时间</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Final error</source>
        <translation>最终误差</translation>
    </message>
    <message>
        <source>Against scratch</source>
        <translation>与从头训练相比</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>冻结 %n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes of blocks that were not learned from, over those of the numbers that stand for them and of corrections</source>
        <translation>未用于学习的块的字节数，与表示这些块的数值及修正的字节数之比</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩比</translation>
    </message>
</context>
<context>
    <name>footbridge::UsageView</name>
    <message>
        <source>%1
%2 in use, %3 jobs waiting</source>
        <translation>%1
使用中 %2，等待的作业 %3 个</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
</context>
<context>
    <name>footbridge::VersionsModel</name>
    <message>
        <source>learned from the first %1 runs</source>
        <translation>从最初 %1 次运行学习</translation>
    </message>
    <message>
        <source>drift: larger errors</source>
        <translation>漂移：误差增大</translation>
    </message>
    <message>
        <source>drift: × %1 above</source>
        <translation>漂移：偏高 × %1</translation>
    </message>
    <message>
        <source>drift: × %1 below</source>
        <translation>漂移：偏低 × %1</translation>
    </message>
    <message>
        <source>refitted on %1 runs</source>
        <translation>在 %1 次运行上重新拟合</translation>
    </message>
    <message>
        <source>recognised as version %1</source>
        <translation>识别为版本 %1</translation>
    </message>
    <message>
        <source>back to version %1</source>
        <translation>返回版本 %1</translation>
    </message>
    <message>
        <source>Mean error of the runs that it predicted, relative to the measured value</source>
        <translation>该版本所预测运行的平均误差，相对于实测值</translation>
    </message>
    <message>
        <source>Share of its runs whose measured value lay inside the interval</source>
        <translation>该版本的运行中实测值落在区间内的比例</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>From run</source>
        <translation>起始运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行数</translation>
    </message>
    <message>
        <source>Why it began</source>
        <translation>开始原因</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>区间内</translation>
    </message>
</context>
<context>
    <name>footbridge::ViewActions</name>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>演示模式(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>默认(&amp;U)</translation>
    </message>
</context>
<context>
    <name>footbridge::WarningsDialog</name>
    <message>
        <source>Warnings of %1</source>
        <translation>%1 的警告</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>导入时的发现</translation>
    </message>
    <message>
        <source>Import warnings</source>
        <translation>导入警告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>footbridge::messages</name>
    <message>
        <source>Writing the bundle</source>
        <translation>正在写出模型包</translation>
    </message>
    <message>
        <source>Checking the bundle</source>
        <translation>正在检查模型包</translation>
    </message>
    <message>
        <source>%1 is a pipe or device, but a bundle is read whole from an ordinary file. Copy it into one and name that.</source>
        <translation>%1 是管道或设备，而模型包须从普通文件整体读取。请将其复制到普通文件中，并指定该文件。</translation>
    </message>
    <message>
        <source>model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, so nobody can tell whether it was altered. Check the bundle where the first is installed, or ask for an export with this version.</source>
        <translation>%1 中的 model.pt 由 LibTorch %2 写出，而此处的 LibTorch %3 写出的字节不同，因此无法判断它是否被改动。请在装有前者的环境中检查该模型包，或索取用此版本导出的模型包。</translation>
    </message>
    <message>
        <source>%1 was written with another version (%2), so model.pt or how the file is packed was not compared; predictions need neither. Have “bundle verify” check it before you use it elsewhere.</source>
        <translation>%1 由其他版本（%2）写出，因此未比较 model.pt 或文件的压缩方式；预测不需要这两者。在别处使用之前，请先用“bundle verify”检查。</translation>
    </message>
    <message>
        <source>%1 is not a complete zip file; it is something else or was cut short. Copy it again or export it again.</source>
        <translation>%1 不是完整的 zip 文件：它是其他类型的文件，或被截断。请重新复制或重新导出。</translation>
    </message>
    <message>
        <source>%2 in %1 is damaged. Copy the bundle again or export it again.</source>
        <translation>%1 中的 %2 已损坏。请重新复制或重新导出模型包。</translation>
    </message>
    <message>
        <source>%1 holds a file named &quot;%2&quot;, which would be written outside its folder. Do not use this bundle; ask for a new one.</source>
        <translation>%1 中含有名为“%2”的文件，解压时会写到其文件夹之外。请勿使用此模型包，请索取新的模型包。</translation>
    </message>
    <message>
        <source>%1 holds %2 twice, so it is unclear which one counts. Do not use this bundle; export it again.</source>
        <translation>%1 中含有两份 %2，无法确定以哪一份为准。请勿使用此模型包，请重新导出。</translation>
    </message>
    <message>
        <source>%1 holds a link named &quot;%2&quot; instead of a file. Do not use this bundle; ask for a new one.</source>
        <translation>%1 中名为“%2”的是链接而不是文件。请勿使用此模型包，请索取新的模型包。</translation>
    </message>
    <message>
        <source>%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do not use this bundle; copy it again or export it again.</source>
        <translation>%1 中含有不属于任何文件的字节，Footbridge 绝不会这样写出。请勿使用此模型包，请重新复制或重新导出。</translation>
    </message>
    <message>
        <source>%1 would unpack to more than %2 MiB or %3 files. It is not a bundle that Footbridge wrote; do not use it.</source>
        <translation>%1 解压后会超过 %2 MiB 或 %3 个文件。它不是 Footbridge 写出的模型包，请勿使用。</translation>
    </message>
    <message>
        <source>%1 lacks %2, which every bundle has. Copy it again or export it again.</source>
        <translation>%1 缺少每个模型包都应有的 %2。请重新复制或重新导出。</translation>
    </message>
    <message>
        <source>%1 holds %2, which its manifest does not list. Do not use this bundle; export it again.</source>
        <translation>%1 中含有清单未列出的 %2。请勿使用此模型包，请重新导出。</translation>
    </message>
    <message>
        <source>%1 is a bundle of format %2, but this version reads formats up to %3. Update Footbridge to open it.</source>
        <translation>%1 是格式 %2 的模型包，但此版本最高只能读取格式 %3。请更新 Footbridge 后再打开。</translation>
    </message>
    <message>
        <source>%1 is a zip file but not a Footbridge bundle. Choose a bundle.</source>
        <translation>%1 是 zip 文件，但不是 Footbridge 模型包。请选择模型包。</translation>
    </message>
    <message>
        <source>%2 in %1 is not what the manifest says: its size or checksum differs. Copy the bundle again or export it again.</source>
        <translation>%1 中的 %2 与清单不符：大小或校验和不同。请重新复制或重新导出模型包。</translation>
    </message>
    <message>
        <source>The manifest of %1 is damaged at &quot;%2&quot;. Copy the bundle again or export it again.</source>
        <translation>%1 的清单在“%2”处损坏。请重新复制或重新导出模型包。</translation>
    </message>
    <message>
        <source>The manifest of %1 is not the one its model was exported with. Do not use this bundle; export it again.</source>
        <translation>%1 的清单并非与其模型一同导出的清单。请勿使用此模型包，请重新导出。</translation>
    </message>
    <message>
        <source>samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.</source>
        <translation>%1 中的 samples.csv 在第 %2 行损坏。请重新复制或重新导出模型包。</translation>
    </message>
    <message>
        <source>The export needs at least one row to check the model with. Choose a target with rows.</source>
        <translation>导出至少需要一行来核对模型。请选择含有数据行的目标。</translation>
    </message>
    <message>
        <source>The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing was written. Choose another strategy and report this.</source>
        <translation>导出的模型与所显示的模型相差 %1（最多允许 %2），因此未写出任何内容。请选择其他策略，并报告此问题。</translation>
    </message>
    <message>
        <source>%1 was written but does not read back the same. Check the disk and export again.</source>
        <translation>%1 已写出，但读回的内容不一致。请检查磁盘并重新导出。</translation>
    </message>
    <message>
        <source>%1 does not predict its own samples: %2 differs by %3. Do not use this bundle; export it again.</source>
        <translation>%1 无法得出其自带校验样本的预测：%2 相差 %3。请勿使用此模型包，请重新导出。</translation>
    </message>
    <message>
        <source>%1 is not byte for byte what writing its contents gives, so it was altered after the export. Copy it again or export it again.</source>
        <translation>%1 与重新写出其内容的结果并非逐字节相同，说明它在导出后被改动过。请重新复制或重新导出。</translation>
    </message>
    <message>
        <source>%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, or ask whoever made it to sign it.</source>
        <translation>%1 未签名，但此处只信任已签名的模型包。请将其签名放在 %2，或请制作者签名。</translation>
    </message>
    <message>
        <source>%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; get both again from whoever made it.</source>
        <translation>%1 不是签名 %2 所对应的模型包：它或其签名已被改动。请勿使用，请向制作者重新索取这两个文件。</translation>
    </message>
    <message>
        <source>%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or use a bundle of somebody you trust.</source>
        <translation>%1 由密钥 %2 签名，但该密钥不在受信任之列。请信任该密钥，或使用您信任的人制作的模型包。</translation>
    </message>
    <message>
        <source>%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the bundle needs none.</source>
        <translation>%1 不是 Footbridge 的签名，或已损坏。请重新复制；若模型包无需签名，请将其删除。</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 public key in PEM. Name the public key that bundle keygen wrote.</source>
        <translation>%1 中没有 PEM 格式的 Ed25519 公钥。请指定 bundle keygen 写出的公钥。</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the private key that bundle keygen wrote.</source>
        <translation>%1 中没有 PEM 格式的 Ed25519 私钥，或私钥受密码保护。请指定 bundle keygen 写出的私钥。</translation>
    </message>
    <message>
        <source>The system&apos;s OpenSSL cannot work with Ed25519 keys. Install a version from 1.1.1 on.</source>
        <translation>系统的 OpenSSL 无法使用 Ed25519 密钥。请安装 1.1.1 或更高版本。</translation>
    </message>
    <message>
        <source>In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.</source>
        <translation>在 %1 中，“%3”和“%4”都可能是特征“%2”。请重命名或移除其中一个。</translation>
    </message>
    <message>
        <source>In %1 the column “%2” is in another unit than the feature “%3” of the model, which is in %4, and may not be converted. Give the values in the model&apos;s unit under its name.</source>
        <translation>%1 中的列“%2”与模型的特征“%3”单位不同（后者为 %4），且不允许换算。请以模型的单位和名称给出这些值。</translation>
    </message>
    <message>
        <source>The column “%1” was read as the feature “%2”.</source>
        <translation>列“%1”已作为特征“%2”读取。</translation>
    </message>
    <message>
        <source>The column “%1” was converted to the unit of the feature “%2”: times %3.</source>
        <translation>列“%1”已换算为特征“%2”的单位：乘以 %3。</translation>
    </message>
    <message>
        <source>The samples of one bundle cannot be predicted by the other, which needs %1.</source>
        <translation>一个模型包的校验样本无法由另一个预测，后者需要 %1。</translation>
    </message>
    <message>
        <source>The predictions of the bundles are in different units and were not compared.</source>
        <translation>两个模型包的预测单位不同，未作比较。</translation>
    </message>
    <message>
        <source>%1 holds only what prediction needs, so it cannot be adapted further. Export it again with its shots, or adapt from the sources.</source>
        <translation>%1 仅包含预测所需的内容，因此无法继续适配。请连同适配样本重新导出，或从源开始适配。</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Measuring severity</source>
        <translation>正在测量差异度</translation>
    </message>
    <message>
        <source>On the shots, %1 % of the response&apos;s variance is beyond what the source model explains after an offset and a scale; on its own platform it misses %2 %.</source>
        <translation>在适配样本上，经平移和缩放后，仍有 %1% 的响应变量方差无法由源模型解释；在其自身平台上，源模型未能解释的占 %2%。</translation>
    </message>
    <message>
        <source>The target&apos;s response is %1 times what the source model says; the offset is worth %2 response variances and the scale %3.</source>
        <translation>目标的响应变量是源模型给出值的 %1 倍；平移的影响相当于响应变量方差的 %2 倍，缩放的影响相当于 %3 倍。</translation>
    </message>
    <message>
        <source>The target&apos;s responses lie apart from what the source model says: the offset is worth %1 response variances and the scale %2.</source>
        <translation>目标的响应变量偏离源模型给出的值；平移的影响相当于响应变量方差的 %1 倍，缩放的影响相当于 %2 倍。</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>特征的前 %1 个主方向相距 %2（弦距离）；源的两个部分之间相距 %3，互不相关的特征之间相距 %4。</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>特征的前 %1 个主方向相距 %2（弦距离），不超过源的两个部分之间的距离 %3。</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a feature outside the range that the source covers.</source>
        <translation>目标有 %1% 的行，其某个特征超出源所覆盖的范围。</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only; the source model loses %2 % of its response&apos;s variance without the columns that the target lacks.</source>
        <translation>全部特征名中有 %1% 只出现在一侧；去掉目标缺少的列后，源模型损失 %2% 的响应变量方差。</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only.</source>
        <translation>全部特征名中有 %1% 只出现在一侧。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：经平移和缩放即可沿用源模型的大部分。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source model over, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：经平移和缩放或可沿用源模型的大部分，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another level, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标的行为可能与源相同，只是水平不同，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>The band reaches %1, where an offset and a scale carry most of it.</source>
        <translation>区间延伸至 %1，在该处经平移和缩放即可沿用大部分。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target behaves like the source at another level.</source>
        <translation>区间延伸至 %1，在该处目标的行为与源相同，只是水平不同。</translation>
    </message>
    <message>
        <source>The source model misses %1 % of the variance on its own platform, so severity says little here. Look for a source with more rows or better features.</source>
        <translation>源模型在其自身平台上未能解释 %1% 的方差，因此此处差异度意义不大。请寻找行数更多或特征更好的源。</translation>
    </message>
    <message>
        <source>Rough: %1 shots leave a wide margin. Measure at least 8.</source>
        <translation>粗略估计：%1 个适配样本留有较大的误差范围。请至少测量 8 个。</translation>
    </message>
    <message>
        <source>The source has too few rows to say what chance alone would show, so every difference counts in full.</source>
        <translation>源的行数太少，无法判断仅凭偶然会出现多大差异，因此所有差异均全额计入。</translation>
    </message>
    <message>
        <source>The responses of source and shots are %1 apart (largest difference of their distribution functions). This stands for itself and does not enter the severity.</source>
        <translation>源与适配样本的响应变量相差 %1（分布函数的最大差）。此值单独列出，不计入差异度。</translation>
    </message>
    <message>
        <source>Source and target share no feature. Columns were paired by their shapes, without their meaning; a matching by hand can make the source worth more. Match features on the Features page.</source>
        <translation>源和目标没有共同特征。各列按分布形状配对，未考虑其含义；手动匹配可让源发挥更大作用。请在“特征”页面匹配特征。</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6.</source>
        <translation>中位数为 %1，而源为 %2；目标九成的行介于 %3 至 %4，源九成的行介于 %5 至 %6。</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6. %7 % of the target&apos;s rows lie beyond all of the source&apos;s.</source>
        <translation>中位数为 %1，而源为 %2；目标九成的行介于 %3 至 %4，源九成的行介于 %5 至 %6。目标有 %7% 的行超出源的全部取值。</translation>
    </message>
    <message>
        <source>%1 makes up %2 % of the target&apos;s rows and %3 % of the source&apos;s.</source>
        <translation>%1 在目标的行中占 %2%，在源的行中占 %3%。</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a level that the source lacks.</source>
        <translation>目标有 %1% 的行属于源所没有的类别。</translation>
    </message>
    <message>
        <source>No difference beyond chance.</source>
        <translation>没有超出偶然的差异。</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than the source model as it is.</source>
        <translation>在 %1 个适配样本上，没有任何方式的预测明显优于直接使用源模型。</translation>
    </message>
    <message>
        <source>On the %1 shots an offset and a scale of the source model predict clearly better, and nothing beyond them does.</source>
        <translation>在 %1 个适配样本上，对源模型平移和缩放后预测明显更好，而更复杂的方式并无进一步改进。</translation>
    </message>
    <message>
        <source>On the %1 shots a model of the target alone predicts clearly better than the source model with an offset and a scale.</source>
        <translation>在 %1 个适配样本上，仅用目标数据的模型的预测明显优于经平移和缩放的源模型。</translation>
    </message>
    <message>
        <source>On the %1 shots the source model with its residuals corrected predicts clearly better than all that is simpler.</source>
        <translation>在 %1 个适配样本上，修正残差后的源模型的预测明显优于所有更简单的方式。</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance; no other beats it by more than chance allows.</source>
        <translation>其在留出适配样本上的误差为其方差的 %1 倍；没有其他方式以超出偶然的幅度胜过它。</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance, that of the simplest way %2.</source>
        <translation>其在留出适配样本上的误差为其方差的 %1 倍，最简单方式的误差为 %2 倍。</translation>
    </message>
    <message>
        <source>Most of the target&apos;s rows lie beyond the range of the source&apos;s features, where trees only repeat what they have seen. Compare with input alignment.</source>
        <translation>目标的大部分行超出源特征的范围，树模型在那里只会重复已见过的值。请与输入对齐比较。</translation>
    </message>
    <message>
        <source>On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle it.</source>
        <translation>在 %1 个适配样本上，没有任何方式明显胜过最简单的方式，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>%1 is not a campaign of a known format: &quot;format&quot; must be &quot;footbridge-campaign/1&quot;.</source>
        <translation>%1 不是已知格式的批量评测：&quot;format&quot; 必须为 &quot;footbridge-campaign/1&quot;。</translation>
    </message>
    <message>
        <source>In the campaign %1 the key %2 is missing or not what it should be: %3.</source>
        <translation>批量评测 %1 中的键 %2 缺失或不符合要求：%3。</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot; ignores the column &quot;%2&quot;, which none of its tables has. Correct the name, or leave it out.</source>
        <translation>数据对“%1”要忽略列“%2”，但其数据表均没有该列。请更正名称，或将其删除。</translation>
    </message>
    <message>
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>批量评测 %1 指定的策略“%2”不存在。可用的策略有：%3。</translation>
    </message>
    <message>
        <source>The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or repeats.</source>
        <translation>批量评测 %1 的单元超过 %2 个。请减少数据对、适配样本数的种类或重复次数。</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>文件夹 %1 中存有另一次批量评测的结果。请选择空文件夹，或选择这些结果所属的批量评测。</translation>
    </message>
    <message>
        <source>No labelled rows remain beside the shots that a supervised model could learn from and be tested on.</source>
        <translation>除适配样本外，没有剩余的有标签行可供监督模型学习和测试。</translation>
    </message>
    <message>
        <source>%1 cannot be continued: it is not as a campaign wrote it. Move it away to start afresh.</source>
        <translation>%1 无法继续：它与批量评测写出时不同。请将其移走以重新开始。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2. Choose another place.</source>
        <translation>无法创建文件夹 %1：%2。请选择其他位置。</translation>
    </message>
    <message>
        <source>Pair %1 of %2: %3</source>
        <translation>第 %1/%2 对：%3</translation>
    </message>
    <message>
        <source>Measuring %1 against itself</source>
        <translation>正在以 %1 自身为基准测量</translation>
    </message>
    <message>
        <source>The model does not start from a table&apos;s columns. Export it again from its session.</source>
        <translation>模型不是从数据表的列开始。请从其会话重新导出。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses a step that does not come before it. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）使用了并非在其之前的步骤。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses column %3 of only %4. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）使用了第 %3 列，但总共只有 %4 列。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns; at most %4 are supported. Use fewer features or categories.</source>
        <translation>模型的步骤 %1（%2）有 %3 列，最多支持 %4 列。请减少特征或类别。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model holds numbers that contradict each other. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）含有相互矛盾的数值。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>The trees in step %1 of the model are broken at node %2. Export the model again from its session.</source>
        <translation>模型步骤 %1 中的树在节点 %2 处损坏。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>The model has to give one number a row and gives %1. Export it again from its session.</source>
        <translation>模型应为每行给出一个数，却给出 %1 个。请从其会话重新导出。</translation>
    </message>
    <message>
        <source>The ends of the model&apos;s interval have to be one number a row each. Export the model again from its session.</source>
        <translation>模型预测区间的两端应各为每行一个数。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged (%1). Export the model again from its session.</source>
        <translation>模型的描述已损坏（%1）。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>The model cannot be written as TorchScript: %1. Please report this.</source>
        <translation>模型无法写为 TorchScript：%1。请报告此问题。</translation>
    </message>
    <message>
        <source>The TorchScript model cannot be loaded. The file is damaged; export it again.</source>
        <translation>无法加载 TorchScript 模型。文件已损坏，请重新导出。</translation>
    </message>
    <message>
        <source>The TorchScript model loads but does not run on these rows. Export it again.</source>
        <translation>TorchScript 模型可以加载，但无法在这些行上运行。请重新导出。</translation>
    </message>
    <message>
        <source>The ONNX model cannot be loaded. The file is damaged; export it again.</source>
        <translation>无法加载 ONNX 模型。文件已损坏，请重新导出。</translation>
    </message>
    <message>
        <source>The ONNX model loads but does not run on these rows. Export it again.</source>
        <translation>ONNX 模型可以加载，但无法在这些行上运行。请重新导出。</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>正在训练 %1</translation>
    </message>
    <message>
        <source>Training the network broke off: its numbers grew beyond all bounds. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>网络训练中断：其数值无限增大。请检查各列中的极端值，并忽略含有极端值的列。</translation>
    </message>
    <message>
        <source>The boosted trees could not be trained: %1. Look for infinite or extreme values in the response and the columns.</source>
        <translation>无法训练梯度提升树：%1。请检查响应变量和各列中的无穷大或极端值。</translation>
    </message>
    <message>
        <source>The Gaussian process could not be fitted: the numbers of the shots are too large or missing. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>无法拟合高斯过程：适配样本的数值过大或缺失。请检查各列中的极端值，并忽略含有极端值的列。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has only one name. List the names that mean the same, separated by commas.</source>
        <translation>%1 的第 %2 行只有一个名称。请列出含义相同的名称，用逗号分隔。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has an empty name. Fill it in or remove the comma.</source>
        <translation>%1 的第 %2 行有一个空名称。请填写名称或删除逗号。</translation>
    </message>
    <message>
        <source>Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.</source>
        <translation>%1 的第 %2 行列出的“%3”已在第 %4 行列出。请将其所有名称写在同一行。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has a quotation mark that is not closed. Close it.</source>
        <translation>%1 的第 %2 行有未闭合的引号。请将其闭合。</translation>
    </message>
    <message>
        <source>There is no source to match with. Add a source first.</source>
        <translation>没有可供匹配的源。请先添加源。</translation>
    </message>
    <message>
        <source>No source has a feature “%1”. Check the name of the match.</source>
        <translation>没有任何源含有特征“%1”。请检查匹配中的名称。</translation>
    </message>
    <message>
        <source>%2 has no feature “%1”. Check the name of the match.</source>
        <translation>%2 没有特征“%1”。请检查匹配中的名称。</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but not every source has it; the match is not used.</source>
        <translation>“%1”已与“%2”匹配，但并非每个源都有它；该匹配未使用。</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but one of them is matched already; the first match holds.</source>
        <translation>“%1”已与“%2”匹配，但其中一个先前已匹配；以先前的匹配为准。</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: one holds numbers, the other text.</source>
        <translation>源的“%1”与目标的“%2”未匹配：一个是数值，另一个是文本。</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different things.</source>
        <translation>源的“%1”与目标的“%2”未匹配：%3 与 %4 度量的是不同的量。</translation>
    </message>
    <message>
        <source>“%2” of the target is converted from %4 to %3, the unit of “%1”.</source>
        <translation>目标的“%2”已从 %4 换算为“%1”的单位 %3。</translation>
    </message>
    <message>
        <source>The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.</source>
        <translation>%2 的响应变量“%1”已从 %3 换算为“%5”的单位 %4。</translation>
    </message>
    <message>
        <source>The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.</source>
        <translation>“%1”与“%2”中只有一个的单位已知，为 %3；各值按原样使用。</translation>
    </message>
    <message>
        <source>“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; the values are used as they are.</source>
        <translation>“%1”（%3）与“%2”（%4）度量的是不同的量，但已手动匹配；各值按原样使用。</translation>
    </message>
    <message>
        <source>Several features are called like “%1” apart from case, separators and units; “%1” is matched with “%2”. Match by hand if that is wrong.</source>
        <translation>除大小写、分隔符和单位外，有多个特征与“%1”同名；“%1”已与“%2”匹配。如有误，请手动匹配。</translation>
    </message>
    <message>
        <source>“%1” holds numbers in one source and text in another and is not used.</source>
        <translation>“%1”在一个源中是数值，在另一个源中是文本，因此未使用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>“%1”不是有效的适配样本数。请给出整数（如 20），或占有标签行的比例（如 5%）。</translation>
    </message>
    <message>
        <source>%1 shots are more than any table has rows. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>%1 个适配样本超过了任何表的行数。请给出整数（如 20），或占有标签行的比例（如 5%）。</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>无法按有标签行的 %1% 抽取。请给出大于 0% 且不超过 100% 的比例。</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>目标中没有任何行有响应变量。请至少测量 3 行的响应变量，或选择其他响应变量列。</translation>
    </message>
    <message>
        <source>Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of shot rows.</source>
        <translation>适配样本行 %1 不在目标中，其数据行为 0 至 %2。请改正适配样本行的列表。</translation>
    </message>
    <message>
        <source>Shot row %1 is named twice. Name every shot row once.</source>
        <translation>适配样本行 %1 指定了两次。每行请只指定一次。</translation>
    </message>
    <message>
        <source>Shot row %1 has no response in the target, so nothing can be learned from it. Fill in its response or leave the row out.</source>
        <translation>适配样本行 %1 在目标中没有响应变量，因此无法从中学习。请填写其响应变量，或去掉该行。</translation>
    </message>
    <message>
        <source>There is no file at %1. Check the path.</source>
        <translation>%1 处没有文件。请检查路径。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Name a file in it.</source>
        <translation>%1 是文件夹，不是文件。请指定其中的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>无法读取 %1：%2。请检查其权限。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place or free some space; nothing that was there before has changed.</source>
        <translation>无法写入 %1：%2。请选择其他位置或释放一些空间；原有内容未作任何更改。</translation>
    </message>
    <message>
        <source>Matching features and drawing shots</source>
        <translation>正在匹配特征并抽取适配样本</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>No source is loaded. Load at least one table of a platform that was measured before.</source>
        <translation>未载入源。请至少载入一个以前测量过的平台的数据表。</translation>
    </message>
    <message>
        <source>No target is loaded. Load the table of the platform to predict.</source>
        <translation>未载入目标。请载入要预测的平台的数据表。</translation>
    </message>
    <message>
        <source>%1 has no response column. Choose the column that holds the measured time or the like.</source>
        <translation>%1 没有响应变量列。请选择存放实测时间等数值的列。</translation>
    </message>
    <message>
        <source>The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another column.</source>
        <translation>%2 的列 %1 应给出每次运行的成本，但它不是数值列。请指定其他列。</translation>
    </message>
    <message>
        <source>Every row of %1 has been measured, so there is no run left to choose. Add rows for the runs that could be measured, with an empty response, or take fewer shots.</source>
        <translation>%1 的每一行均已实测，没有可供选择的运行。请为可测量的运行添加响应变量为空的行，或减少适配样本。</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they are unknown.</source>
        <translation>%1 缺少模型包适配时所用的列 %2。请添加这些列，未知之处留空。</translation>
    </message>
    <message>
        <source>In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct their cells.</source>
        <translation>%1 中的列 %2 是文本，而模型包适配时用的是数值。请改正其单元格。</translation>
    </message>
    <message>
        <source>%1 is not a session of Footbridge, or it is damaged. Open the tables instead.</source>
        <translation>%1 不是 Footbridge 的会话，或已损坏。请改为打开数据表。</translation>
    </message>
    <message>
        <source>%1 was saved by a later version of Footbridge. Open it with that version.</source>
        <translation>%1 由更新版本的 Footbridge 保存。请用该版本打开。</translation>
    </message>
    <message>
        <source>The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables instead.</source>
        <translation>会话 %1 已损坏：“%2”缺失或内容不符。请改为打开数据表。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a line of column names and data lines.</source>
        <translation>%1 是空的。请选择含有列名行和数据行的文件。</translation>
    </message>
    <message>
        <source>%1 has column names but no data line. Choose a file with data.</source>
        <translation>%1 只有列名，没有数据行。请选择含有数据的文件。</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the file. Save it as UTF-8 and open it again.</source>
        <translation>%1 不是有效的 UTF-16 文本：第 %2 行在文件偏移 %3 处有无效字符。请另存为 UTF-8 后重新打开。</translation>
    </message>
    <message>
        <source>%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 是 UTF-32 文本。请另存为 UTF-8 或 UTF-16 后重新打开。</translation>
    </message>
    <message>
        <source>%1 does not look like text: line %2 has a control character at offset %3 of the file. Choose a CSV file; an archive must be unpacked first.</source>
        <translation>%1 似乎不是文本：第 %2 行在文件偏移 %3 处有控制字符。请选择 CSV 文件；压缩包须先解压。</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is none of these.</source>
        <translation>无法以“%2”为分隔符、“%3”为小数点符号、“%4”为注释符号读取 %1。分隔符请选择“,”“;”“|”或制表符，小数点符号请选择“.”或“,”，注释符号请选择上述以外的字符。</translation>
    </message>
    <message>
        <source>The file carries no byte order mark and was read as %1, judged from its first bytes.</source>
        <translation>文件没有字节顺序标记（BOM），已根据开头的字节判断为 %1 并读取。</translation>
    </message>
    <message>
        <source>The file could also be separated by %2; it was read as separated by %1. Set the delimiter if that is wrong.</source>
        <translation>文件也可能以 %2 分隔；已按 %1 分隔读取。如有误，请设置分隔符。</translation>
    </message>
    <message>
        <source>Column %1 has no name and is called “%2”.</source>
        <translation>第 %1 列没有名称，命名为“%2”。</translation>
    </message>
    <message>
        <source>Column %1 has the name “%2” again and is called “%3”.</source>
        <translation>第 %1 列的名称“%2”重复，命名为“%3”。</translation>
    </message>
    <message>
        <source>Every data line has one cell more than the header. The first cell was taken as a row name without a header and is called “%1”.</source>
        <translation>每个数据行都比表头多一个单元格。首个单元格已视为没有表头的行名，命名为“%1”。</translation>
    </message>
    <message>
        <source>Line %1 has text after a closing quotation mark in cell %2. It was kept as part of the cell.</source>
        <translation>第 %1 行的第 %2 个单元格在右引号之后还有文本。已作为该单元格的一部分保留。</translation>
    </message>
    <message>
        <source>Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an ordinary character.</source>
        <translation>第 %1 行的第 %2 个单元格中的引号始终未闭合。已作为普通字符读取。</translation>
    </message>
    <message>
        <source>Line %1 is blank and was skipped.</source>
        <translation>第 %1 行为空行，已跳过。</translation>
    </message>
    <message>
        <source>Line %1 starts with the comment sign and was skipped, although it has as many cells as the header.</source>
        <translation>第 %1 行以注释符号开头，虽然单元格数与表头相同，仍已跳过。</translation>
    </message>
    <message>
        <source>Lines that start with “%1” and have as many cells as the header were read as data, because the first column holds text.</source>
        <translation>以“%1”开头且单元格数与表头相同的行已作为数据读取，因为第一列是文本。</translation>
    </message>
    <message>
        <source>Column “%1” has no value in any line.</source>
        <translation>列“%1”在任何行中都没有值。</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set the decimal sign to “%2” if that is right.</source>
        <translation>列“%1”看起来是以“%2”为小数点符号的数值，首个为第 %4 行的“%3”。如果正确，请将小数点符号设为“%2”。</translation>
    </message>
    <message>
        <source>%2 has no column “%1”. Check the name; it has the columns %3.</source>
        <translation>%2 没有列“%1”。请检查名称；它有以下列：%3。</translation>
    </message>
    <message>
        <source>%1 has no response. Say which column holds the runtime.</source>
        <translation>%1 没有响应变量。请指明哪一列是运行时间。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.</source>
        <translation>%2 的列“%1”是文本，不能作为响应变量。请选择数值列。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 is both the response and ignored. Choose one of the two.</source>
        <translation>%2 的列“%1”既是响应变量又被忽略。请二选一。</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because of its name.</source>
        <translation>根据名称，建议将“%1”作为响应变量。</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because it is the last column of numbers; no name points to another.</source>
        <translation>建议将“%1”作为响应变量，因为它是最后一个数值列，且没有名称指向其他列。</translation>
    </message>
    <message>
        <source>No response is proposed because no column holds numbers.</source>
        <translation>没有数值列，因此未建议响应变量。</translation>
    </message>
    <message>
        <source>“%1” is not a known unit for column “%2” of %3.</source>
        <translation>对 %3 的列“%2”而言，“%1”不是已知的单位。</translation>
    </message>
    <message>
        <source>There is no feature “%1”. Check the name.</source>
        <translation>没有特征“%1”。请检查名称。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2. Add what is missing.</source>
        <translation>%1 与模型不符：没有列 %2。请补上缺少的内容。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: %2 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 与模型不符：%2 应为数值却是文本，或正好相反。请检查文件或其读取方式。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2, and %3 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1 与模型不符：没有列 %2，且 %3 应为数值却是文本，或正好相反。请检查文件或其读取方式。</translation>
    </message>
    <message>
        <source>There is no row to learn the encoding of the features from.</source>
        <translation>没有可用于学习特征编码的行。</translation>
    </message>
    <message>
        <source>“%1” has the same value in every row and was dropped.</source>
        <translation>“%1”在每一行的值都相同，已舍弃。</translation>
    </message>
    <message>
        <source>“%1” has no value in any row and was dropped.</source>
        <translation>“%1”在任何行中都没有值，已舍弃。</translation>
    </message>
    <message>
        <source>“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.</source>
        <translation>“%1”有 %2 个类别；区分其中最常见的 %3 个，其余视为未见类别。</translation>
    </message>
    <message>
        <source>“%1” is missing in %2 of %3 rows; the mean stands in for it.</source>
        <translation>“%1”在 %3 行中有 %2 行缺失，以均值代替。</translation>
    </message>
    <message>
        <source>There is no source to learn from. Load at least one source table.</source>
        <translation>没有可供学习的源。请至少载入一个源数据表。</translation>
    </message>
    <message>
        <source>The sources share no feature that varies. Check the roles of their columns, or use fewer sources.</source>
        <translation>各个源没有共同的、取值有变化的特征。请检查各列的角色，或减少源。</translation>
    </message>
    <message>
        <source>Training source network %1 of %2</source>
        <translation>正在训练源网络 %1/%2</translation>
    </message>
    <message>
        <source>source network %1</source>
        <translation>源网络 %1</translation>
    </message>
    <message>
        <source>Finishing the source trees</source>
        <translation>正在完成源的树模型</translation>
    </message>
    <message>
        <source>Encoding the target</source>
        <translation>正在编码目标</translation>
    </message>
    <message>
        <source>Adapting: %1</source>
        <translation>正在适配：%1</translation>
    </message>
    <message>
        <source>Needs features that the sources and the target share, and too few are matched. Match features by hand or accept suggestions.</source>
        <translation>需要源和目标共有的特征，而已匹配的太少。请手动匹配特征或接受建议。</translation>
    </message>
    <message>
        <source>Gave no finite prediction on these shots. Use another strategy.</source>
        <translation>在这些适配样本上未给出有限的预测。请使用其他策略。</translation>
    </message>
    <message>
        <source>The stored source model in %1 is damaged. Copy the file again, or make it again from the sources.</source>
        <translation>%1 中存储的源模型已损坏。请重新复制该文件，或从源重新生成。</translation>
    </message>
    <message>
        <source>The stored source model in %1 is of format %2, but this version reads formats up to %3. Update Footbridge to go on with it.</source>
        <translation>%1 中存储的源模型为格式 %2，但此版本最高只能读取格式 %3。请更新 Footbridge 后继续使用。</translation>
    </message>
    <message>
        <source>No feature of %1 is known before a run, so no run can be told from another. Mark the features that are.</source>
        <translation>%1 中没有在运行之前已知的特征，因此无法区分各个运行。请标记运行前已知的特征。</translation>
    </message>
    <message>
        <source>Measuring severity from %1 to %2</source>
        <translation>正在测量从 %1 到 %2 的差异度</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.</source>
        <translation>“%1”的扩展名不是 .png、.svg、.pdf 或 .csv。请使用其中之一。</translation>
    </message>
    <message>
        <source>The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.</source>
        <translation>无法以 %1 × %2 像素绘制该图。请选择较小的尺寸。</translation>
    </message>
    <message>
        <source>There is not enough memory for this step. Close other programs or use fewer rows; the last good result is still here.</source>
        <translation>内存不足，无法完成此步骤。请关闭其他程序或减少行数；上一次的有效结果仍然保留。</translation>
    </message>
    <message>
        <source>This step stopped for a reason that Footbridge does not know (%1). The last good result is still here; the log panel has what happened before.</source>
        <translation>此步骤因 Footbridge 未知的原因而停止（%1）。上一次的有效结果仍然保留；此前的情况见日志面板。</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of the report&apos;s sentences: &quot;de&quot;, &quot;zh-CN&quot;</extracomment>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the names of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One sentence after another</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Of the features</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>shots of %1</source>
        <translation>%1 的适配样本</translation>
    </message>
    <message>
        <source>matched features</source>
        <translation>已匹配的特征</translation>
    </message>
    <message>
        <source>features on one side only</source>
        <translation>仅一侧具有的特征</translation>
    </message>
    <message>
        <source>not measurable</source>
        <extracomment>Instead of the figure of the severity</extracomment>
        <translation>无法测量</translation>
    </message>
    <message>
        <source>severity, 0 (same) to 1 (nothing carries over)</source>
        <translation>差异度，0（相同）至 1（无可沿用）</translation>
    </message>
    <message>
        <source>strategy of the exported model</source>
        <translation>所导出模型的策略</translation>
    </message>
    <message>
        <source>mean error, out of fold</source>
        <translation>平均误差（交叉验证）</translation>
    </message>
    <message>
        <source>mean error on %1 unseen {row|rows}</source>
        <translation>%1 个未见行上的平均误差</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>匹配方式</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同名</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>accepted suggestion, confidence %1 %</source>
        <translation>已接受的建议，置信度 %1%</translation>
    </message>
    <message>
        <source>No feature of the source corresponds to one of the target.</source>
        <translation>源的特征中没有与目标特征相对应的。</translation>
    </message>
    <message>
        <source>Only in the source</source>
        <translation>仅源有</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>仅目标有</translation>
    </message>
    <message>
        <source>Suggested, not used</source>
        <translation>建议（未使用）</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>The bar from 0 to 1 shows the 90 % band, the tick the severity.</source>
        <translation>0 到 1 的条形显示 90% 区间，刻线为差异度。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Tick: chance, 95 %</source>
        <extracomment>Above bars: their tick is what chance reaches in 95 of 100 cases</extracomment>
        <translation>刻线：偶然，95%</translation>
    </message>
    <message>
        <source>Source itself</source>
        <extracomment>What the source shows of itself</extracomment>
        <translation>源自身</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Way to predict</source>
        <translation>预测方式</translation>
    </message>
    <message>
        <source>Error on held-out shots, over their variance</source>
        <translation>留出适配样本上的误差与其方差之比</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>变化最大的特征</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Up to here chance</source>
        <translation>到此为止属偶然</translation>
    </message>
    <message>
        <source>Share outside the source&apos;s range</source>
        <translation>超出源范围的比例</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE %（交叉验证）</translation>
    </message>
    <message>
        <source>Unseen MAPE %</source>
        <translation>MAPE %（未见）</translation>
    </message>
    <message>
        <source>Unseen R²</source>
        <translation>R²（未见）</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>预测区间</translation>
    </message>
    <message>
        <source>%1 %: ×/÷ %2</source>
        <extracomment>%1 is a percentage, %2 a factor</extracomment>
        <translation>%1%：×/÷ %2</translation>
    </message>
    <message>
        <source>%1 %: ± %2 (transformed)</source>
        <extracomment>%1 is a percentage, %2 a half width on the scale of the transformed response</extracomment>
        <translation>%1%：± %2（变换后）</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Which rows the shots are was left out.</source>
        <translation>未包含哪些行是适配样本。</translation>
    </message>
    <message>
        <source>Shots (0-based data rows)</source>
        <translation>适配样本（数据行，从 0 计）</translation>
    </message>
    <message>
        <source>SHA-256 of the shots as CSV</source>
        <translation>适配样本 CSV 的 SHA-256</translation>
    </message>
    <message>
        <source>Features used for statistics: the shots only. Seed: %1. Made by Footbridge %2.</source>
        <translation>用于统计的特征：仅适配样本。随机种子：%1。由 Footbridge %2 生成。</translation>
    </message>
    <message>
        <source>Features used for statistics: all rows of the target. Seed: %1. Made by Footbridge %2.</source>
        <translation>用于统计的特征：目标的所有行。随机种子：%1。由 Footbridge %2 生成。</translation>
    </message>
    <message>
        <source>%2 of the %1 shots are used, drawn with the seed, and the others test the result: more would take hours and hardly improve what is carried over.</source>
        <translation>在 %1 个适配样本中使用按随机种子抽取的 %2 个，其余用于测试结果：更多样本会耗时数小时，而对迁移结果几乎没有改善。</translation>
    </message>
    <message>
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>%1 中的 model.pt 与此版本的 Footbridge 根据 state/graph.json 写出的内容并非逐字节相同，因此既未使用该文件，也未使用模型包的其余部分。它已被改动，或由其他版本生成：请索取用此版本导出的模型包。</translation>
    </message>
    <message>
        <source>%1 was replaced while it was checked, so it was not signed. Sign it again.</source>
        <translation>%1 在检查期间被替换，因此未签名。请重新签名。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows without one. Fill it in or remove the row.</source>
        <translation>%1 的数据行 %2（从 0 计数）没有“%3”的值，而此模型拒绝缺值的行。请填写该值或移除该行。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, and it refuses such rows. Remove the row, or adapt the model with a run of that category.</source>
        <translation>%1 的数据行 %2（从 0 计数）中，“%3”的类别是模型未见过的，而此模型拒绝这样的行。请移除该行，或加入该类别的一次运行来适配模型。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has seen, and it refuses such rows. Remove the row, or adapt the model with a run out there.</source>
        <translation>%1 的数据行 %2（从 0 计数）中，“%3”为 %4，超出模型见过的范围，而此模型拒绝这样的行。请移除该行，或加入该范围内的一次运行来适配模型。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose runs without costs.</source>
        <translation>目标的数据行 %1（从 0 计数）没有正的成本值。请填写成本，或不按成本选择运行。</translation>
    </message>
    <message>
        <source>A file or folder to write to has an empty name. Name one, or leave the option out.</source>
        <translation>要写入的文件或文件夹名称为空。请指定名称，或省略该选项。</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Give each a file of its own.</source>
        <translation>%1 被指定用于两个输出。请为每个输出指定各自的文件。</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten. Name another file for the output.</source>
        <translation>%1 正被读取，写入会将其覆盖。请为输出指定其他文件。</translation>
    </message>
    <message>
        <source>%1 exists with other contents than are written there and was left alone. Name another place.</source>
        <translation>%1 已存在，且内容并非此处要写入的内容，已保持原样。请指定其他位置。</translation>
    </message>
    <message>
        <source>%1 is a device or pipe. What is written there is read back to check it; name a file for it.</source>
        <translation>%1 是设备或管道。写入的内容会被读回检查；请为其指定一个文件。</translation>
    </message>
    <message>
        <source>%1 is a link to a file that is not there. Name the file itself, or remove the link.</source>
        <translation>%1 是指向不存在文件的链接。请指定文件本身，或移除该链接。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made or written: %2. Name another.</source>
        <translation>无法创建或写入文件夹 %1：%2。请指定其他文件夹。</translation>
    </message>
    <message>
        <source>%1 was changed while it was read. Read it again once it is whole.</source>
        <translation>%1 在读取期间被更改。请待其完整后重新读取。</translation>
    </message>
    <message>
        <source>The program may use %1 kB of stack, too little to compute with. Raise the limit, for example by ulimit -s 8192, and start it again.</source>
        <translation>此程序只能使用 %1 kB 的栈，不足以进行计算。请提高上限，例如用 ulimit -s 8192，然后重新启动。</translation>
    </message>
    <message>
        <source>The system does not give the program the %1 MB of memory that computing takes: %2. Raise the limit on memory, ulimit -v, or end other programs.</source>
        <translation>系统未能给此程序计算所需的 %1 MB 内存：%2。请提高内存上限（ulimit -v），或结束其他程序。</translation>
    </message>
    <message>
        <source>The system starts no further thread for the program: %1. Raise the limit on processes, ulimit -u, or end other programs.</source>
        <translation>系统不再为此程序启动线程：%1。请提高进程数上限（ulimit -u），或结束其他程序。</translation>
    </message>
    <message>
        <source>There was not enough memory. Score fewer cells at once, or use a machine with more.</source>
        <translation>内存不足。请减少同时评估的单元格，或使用内存更大的机器。</translation>
    </message>
    <message>
        <source>A computation gave up (%1). Score the pair by itself to see whether it does so again.</source>
        <translation>计算中止（%1）。请单独评估这一对，看是否再次发生。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is named as a shot but has no response. Take it out of the shots or measure it.</source>
        <translation>目标的数据行 %1（从 0 计数）被指定为适配样本，但没有响应变量。请将其移出适配样本，或进行测量。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is a shot with a response of %2, but the source model takes logarithms. Train the source again with these shots.</source>
        <translation>目标的数据行 %1（从 0 计数）是响应变量为 %2 的适配样本，但源模型要取对数。请用这些适配样本重新训练源。</translation>
    </message>
    <message>
        <source>The source %1 and the target %2 hold the same file, so there is nothing to transfer. Choose the table of another platform for one of them.</source>
        <translation>源 %1 与目标 %2 是同一个文件的内容，因此没有可迁移的内容。请将其中之一换成另一平台的数据表。</translation>
    </message>
    <message>
        <source>All %1 measured rows of %2 are shots, so none is left to test on. With %3 shots the others show how large the error is.</source>
        <translation>%2 的全部 %1 个实测行都是适配样本，没有剩余的行可供测试。若使用 %3 个适配样本，其余行即可显示误差有多大。</translation>
    </message>
    <message>
        <source>Adapting without %1</source>
        <translation>正在不使用 %1 进行适配</translation>
    </message>
    <message>
        <source>Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>初步判断：迁移应当有益。在 %1 个逐一留出的适配样本上，使用源的最佳简单方式（%2）误差为 %3，仅用适配样本的模型误差为 %4。</translation>
    </message>
    <message>
        <source>Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>初步判断：%1 个适配样本不足以确定迁移是否有益。逐一留出时，使用源的最佳简单方式（%2）误差为 %3，仅用适配样本的模型误差为 %4。</translation>
    </message>
    <message>
        <source>Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of the shots alone errs by %4, the best simple way to use the source (%2) by %3.</source>
        <translation>初步判断：迁移可能无益。在 %1 个逐一留出的适配样本上，仅用适配样本的模型误差为 %4，使用源的最佳简单方式（%2）误差为 %3。</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>此处迁移有益。在 %3 个逐一留出的适配样本上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”为 %5。</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>此处迁移影响不大。在 %3 个逐一留出的适配样本上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”为 %5。</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>此处迁移无益。在 %3 个逐一留出的适配样本上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”仅为 %5。不需要源。</translation>
    </message>
    <message>
        <source>Errors are the mean absolute percentage errors (MAPE) of the leaderboard.</source>
        <translation>误差为排行榜中的平均绝对百分比误差（MAPE）。</translation>
    </message>
    <message>
        <source>Errors are the normalised mean squared errors (nMSE) of the leaderboard.</source>
        <translation>误差为排行榜中的归一化均方误差（nMSE）。</translation>
    </message>
    <message>
        <source>The preliminary verdict said the same.</source>
        <translation>初步判断与此一致。</translation>
    </message>
    <message>
        <source>The preliminary verdict had left it open.</source>
        <translation>初步判断未作定论。</translation>
    </message>
    <message>
        <source>The preliminary verdict said otherwise: it rests on a few simple models and %1 shots held out, the leaderboard on all strategies.</source>
        <translation>初步判断与此不同：它仅依据几个简单模型和 %1 个留出的适配样本，而排行榜依据所有策略。</translation>
    </message>
    <message>
        <source>The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since 1970. Correct or unset it.</source>
        <translation>环境变量 SOURCE_DATE_EPOCH 设为“%1”，这不是自 1970 年起的秒数。请改正或取消设置。</translation>
    </message>
    <message>
        <source>The model of %1 does not say how far its predictions were off, so nothing can be said of requests. Export it again.</source>
        <translation>%1 的模型未说明其预测误差有多大，因此无法就申请量得出结论。请重新导出。</translation>
    </message>
    <message>
        <source>Pairs: %1. Finished cells: %2. Seed: %3.</source>
        <translation>数据对：%1。已完成的单元：%2。随机种子：%3。</translation>
    </message>
    <message>
        <source>Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be told.</source>
        <translation>在可以判断的 %2 个数据对与样本数组合中，有 %1 个迁移有益。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>数据对</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>适配样本数</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>差异度</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Improvement is how much less error Auto has than the best strategy that learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.</source>
        <translation>改进是指与仅从适配样本学习的最佳策略相比，“自动”的误差减少了多少，并给出各次重复的 90% 区间；低于 0 表示迁移无益。</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最优策略</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>其余最佳</translation>
    </message>
    <message>
        <source>What has no score, and why</source>
        <translation>未评分的单元及原因</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>accepted suggestion</source>
        <translation>已接受的建议</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>适配样本事先给出的判断</translation>
    </message>
    <message>
        <source>Does transfer pay?</source>
        <translation>迁移是否有益？</translation>
    </message>
    <message>
        <source>%1 is not a probability that a request can be made for. Give one between 0 and 1, such as 0.95.</source>
        <translation>无法按概率 %1 给出申请量。请给出介于 0 和 1 之间的概率，例如 0.95。</translation>
    </message>
    <message>
        <source>No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that needs at least %3. Ask for at most %4, or measure more runs.</source>
        <translation>无法根据 %2 次运行保证申请量以 %1 的概率足够：这至少需要 %3 次运行。请最多要求 %4，或测量更多运行。</translation>
    </message>
    <message>
        <source>There is no run to learn requests from. Measure the response of at least 3 runs.</source>
        <translation>没有可供学习申请量的运行。请至少测量 3 次运行的响应变量。</translation>
    </message>
    <message>
        <source>A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at most 10¹⁸.</source>
        <translation>无法计算参数量为 %1 的模型。请给出参数量，例如 7.5e9；最多 10¹⁸。</translation>
    </message>
    <message>
        <source>%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel parts. Give a number of devices, up to 10 million, that is a multiple of the product of both.</source>
        <translation>%1 个设备无法由 %2 路张量并行和 %3 路流水线并行划分。请给出两者乘积的整数倍作为设备数，最多一千万。</translation>
    </message>
    <message>
        <source>Activations need the layers, the hidden size, the heads, the sequence length and the batch of the model, all from 1 to 10⁹. Give all of them or none.</source>
        <translation>计算激活值需要模型的层数、隐藏层大小、注意力头数、序列长度和批大小，且均在 1 到 10⁹ 之间。请全部给出，或全部省略。</translation>
    </message>
    <message>
        <source>Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one device in GB, above 0 and at most 10⁹, on each line.</source>
        <translation>机器列表的第 %1 行为“%2”。请在每行写出名称、逗号和单个设备的内存（GB，大于 0 且不超过 10⁹）。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Weights in full precision</source>
        <translation>全精度权重</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Variance of the gradients</source>
        <translation>梯度方差</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Fragmentation, a tenth of the others</source>
        <translation>碎片，其余各项的十分之一</translation>
    </message>
    <message>
        <source>What the device keeps</source>
        <translation>设备自身保留</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device</source>
        <translation>设备上 %2 个参数，每个 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device, shared by %3 devices</source>
        <translation>设备上 %2 个参数，每个 %1 字节，由 %3 个设备分摊</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for each of %1 layers, with %2 tensor-parallel devices</source>
        <translation>共 %1 层，每层 序列长度 × 批大小 × 隐藏层大小 × (10 + (24 + 5 × 头数 × 序列长度 / 隐藏层大小) / %2) 字节，%2 个张量并行设备</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 tensor-parallel devices; those of the attention are computed again</source>
        <translation>共 %1 层，每层 序列长度 × 批大小 × 隐藏层大小 × (10 + 24 / %2) 字节，%2 个张量并行设备；注意力部分的激活值重新计算</translation>
    </message>
    <message>
        <source>2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer that is computed again</source>
        <translation>共 %1 层，每层的输入为 2 × 序列长度 × 批大小 × 隐藏层大小 字节，另加一个重新计算的层</translation>
    </message>
    <message>
        <source>What the model says to request has to be one number a row. Export the model again from its session.</source>
        <translation>模型给出的申请量应为每行一个数。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>A law needs at least %2 different values of %1 with the other parameters unchanged, but %3 {was|were} found. Measure more.</source>
        <translation>建立规律至少需要 %1 在其他参数不变时取 %2 个不同的值，但只有 %3 个。请测量更多。</translation>
    </message>
    <message>
        <source>%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows out.</source>
        <translation>%1 中含有 %2。规律要求参数大于 0；请选择其他参数，或去掉这些行。</translation>
    </message>
    <message>
        <source>Column %1 of %2 holds text. A law needs numbers; choose another column.</source>
        <translation>%2 的列 %1 是文本。规律要求数值；请选择其他列。</translation>
    </message>
    <message>
        <source>No row has both a response and all parameters. Choose other columns.</source>
        <translation>没有任何行同时具有响应变量和所有参数。请选择其他列。</translation>
    </message>
    <message>
        <source>The values of “%1” are about %3 times those of “%2”, as if they were in another unit.</source>
        <translation>“%1”的取值约为“%2”的 %3 倍，似乎使用了不同的单位。</translation>
    </message>
    <message>
        <source>A line of the stream is longer than any run could be. Check that it is a CSV.</source>
        <translation>数据流中有一行的长度超出任何运行可能的长度。请检查它是否为 CSV。</translation>
    </message>
    <message>
        <source>The stream %1 has no column %2, which the model needs. Add it, or start without the model.</source>
        <translation>数据流 %1 缺少模型所需的列 %2。请添加该列，或不使用模型启动。</translation>
    </message>
    <message>
        <source>Row %1: the text in column %2 is no number and counts as missing.</source>
        <translation>第 %1 行：列 %2 中的文本不是数值，视为缺失。</translation>
    </message>
    <message>
        <source>Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old one is kept.</source>
        <translation>第 %1 次运行：发生漂移，响应变量为预测值的 %2 倍。版本 %3 开始；旧版本保留。</translation>
    </message>
    <message>
        <source>Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.</source>
        <translation>第 %1 次运行：发生漂移，误差增大。版本 %2 开始；旧版本保留。</translation>
    </message>
    <message>
        <source>Run %1: the environment of version %2 is back and was taken up again as version %3.</source>
        <translation>第 %1 次运行：版本 %2 的环境再次出现，已作为版本 %3 重新采用。</translation>
    </message>
    <message>
        <source>%1 belongs to a stream with another header or other settings. Name another log, or remove the journal to begin anew.</source>
        <translation>%1 属于表头或设置不同的另一个数据流。请指定其他日志，或删除该日志以重新开始。</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.</source>
        <translation>%1 在第 %2 行损坏。请将其删除以重新开始，或恢复完整的副本。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make room on the disk or name another log.</source>
        <translation>无法写入 %1：%2。请释放磁盘空间，或指定其他日志。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its name and your rights.</source>
        <translation>无法读取 %1：%2。请检查其名称和您的权限。</translation>
    </message>
    <message>
        <source>There is no table. Name at least one CSV with run times on several platforms.</source>
        <translation>没有数据表。请至少指定一个含有多个平台运行时间的 CSV。</translation>
    </message>
    <message>
        <source>No column is known to hold the run time. Name it with --time: one column and the column of the platform&apos;s name, or one time column a platform.</source>
        <translation>不清楚哪一列是运行时间。请用 --time 指定：一个时间列加平台名称列，或每个平台一个时间列。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; of %2 holds text and cannot be a run time. Name a column of numbers.</source>
        <translation>%2 的列“%1”是文本，不能作为运行时间。请指定数值列。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds numbers in one table and text in %2. Rename it or leave it out.</source>
        <translation>列“%1”在一个数据表中是数值，在 %2 中是文本。请将其重命名或去掉。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; is named twice, as %2 and as %3. Name it once.</source>
        <translation>列“%1”指定了两次，分别作为 %2 和 %3。请只指定一次。</translation>
    </message>
    <message>
        <source>No column is left that describes a run: every column is a name, a time, constant or left out.</source>
        <translation>没有剩余的列可描述运行：每一列都是名称、时间、常量或已去掉。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2. Name one of them, or fastest or slowest.</source>
        <translation>“%1”不是数据表中的平台：%2。请指定其中之一，或 fastest 或 slowest。</translation>
    </message>
    <message>
        <source>There is only one group of runs, so none can be left out. Name other group columns.</source>
        <translation>只有一个运行分组，因此无法留出任何分组。请指定其他分组列。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2.</source>
        <translation>“%1”不是数据表中的平台：%2。</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Name one of: %2.</source>
        <translation>没有模型“%1”。请指定下列之一：%2。</translation>
    </message>
    <message>
        <source>Line %1 of the alias table is not &quot;counter,name&quot;. Correct it: the first cell is the name to use, each further cell a name that a tool writes.</source>
        <translation>别名表的第 %1 行不符合“counter,name”的格式。请改正：第一个单元格是要使用的名称，其后每个单元格是某个工具所写的名称。</translation>
    </message>
    <message>
        <source>%1 holds another kind of model. Name one that &quot;platforms train&quot; has written.</source>
        <translation>%1 中是另一种模型。请指定由“platforms train”写出的模型。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Footbridge. Open it with that version.</source>
        <translation>%1 由更新版本的 Footbridge 写出。请用该版本打开。</translation>
    </message>
    <message>
        <source>Rows without a run time above 0 or without a platform were left out: %1.</source>
        <translation>已去掉运行时间不大于 0 或没有平台的行：%1。</translation>
    </message>
    <message>
        <source>Left out, because they differ between platforms where the other columns describe the run itself: %1.</source>
        <translation>已去掉，因为它们在各平台之间不同，而其余列描述的是运行本身：%1。</translation>
    </message>
    <message>
        <source>Left out, because they follow the run time: %1.</source>
        <translation>已去掉，因为它们随运行时间而定：%1。</translation>
    </message>
    <message>
        <source>Used to tell runs apart, not to predict: %1.</source>
        <translation>用于区分运行，不用于预测：%1。</translation>
    </message>
    <message>
        <source>Runs that agree in %1 form a group and stay on one side of every split.</source>
        <translation>%1 相同的运行构成一个分组，在每次划分中都位于同一侧。</translation>
    </message>
    <message>
        <source>No column says which application a run belongs to, so each run is a group of its own. Name the column if there is one.</source>
        <translation>没有列说明运行属于哪个应用程序，因此每次运行自成一个分组。如果有这样的列，请指定。</translation>
    </message>
    <message>
        <source>Counters brought to common names: %1.</source>
        <translation>已统一为通用名称的计数器：%1。</translation>
    </message>
    <message>
        <source>As ratios to %1: %2.</source>
        <translation>作为与 %1 的比值：%2。</translation>
    </message>
    <message>
        <source>No column holds the total of instructions, so ratios cannot be formed. Add it to the alias table as PAPI_TOT_INS.</source>
        <translation>没有列包含指令总数，因此无法计算比值。请将其作为 PAPI_TOT_INS 添加到别名表。</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>正在留出 %1</translation>
    </message>
    <message>
        <source>Majority order</source>
        <translation>多数排序</translation>
    </message>
    <message>
        <source>Mean vector</source>
        <translation>均值向量</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>最近邻</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>岭回归</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>随机森林</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>梯度提升树</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>高斯过程</translation>
    </message>
    <message>
        <source>Published: VAE, network</source>
        <translation>已发表：VAE，网络</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Published, without calibrated decoder</source>
        <translation>已发表，无校准解码器</translation>
    </message>
    <message>
        <source>Published, without KL schedule</source>
        <translation>已发表，无 KL 调度</translation>
    </message>
    <message>
        <source>Published, without regression loss</source>
        <translation>已发表，无回归损失</translation>
    </message>
    <message>
        <source>Published, network alone</source>
        <translation>已发表，仅网络</translation>
    </message>
    <message>
        <source>%1 is damaged: its compressed bytes end early or do not fit together. Fetch it again.</source>
        <translation>%1 已损坏：其压缩数据不完整或前后不一致。请重新获取。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.</source>
        <translation>%1 解压后超过 %2 GB。请截取所需部分后再打开。</translation>
    </message>
    <message>
        <source>%1 holds no job. Choose a log in Standard Workload Format, the output of sacct --parsable2, or a CSV with the columns job, submit, processors, request and runtime.</source>
        <translation>%1 中没有作业。请选择 Standard Workload Format 日志、sacct --parsable2 的输出，或含有 job、submit、processors、request 和 runtime 列的 CSV。</translation>
    </message>
    <message>
        <source>%1 does not say how large its machine is. Give the number of processors.</source>
        <translation>%1 未说明其机器的规模。请给出处理器数。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text where numbers of seconds or processors are needed. Name another column.</source>
        <translation>%2 的列“%1”是文本，而此处需要秒数或处理器数。请指定其他列。</translation>
    </message>
    <message>
        <source>“%1” does not say which column is meant. Write MEANING=COLUMN with one of the meanings %2.</source>
        <translation>“%1”未说明指的是哪一列。请写成 MEANING=COLUMN，其中 MEANING 为下列之一：%2。</translation>
    </message>
    <message>
        <source>Field %2 of line %1 is “%3”, which is no finite number; the line was left out.</source>
        <translation>第 %1 行的字段 %2 为“%3”，不是有限的数值；已去掉该行。</translation>
    </message>
    <message>
        <source>Line %1 gives “%2” for %3, which is no whole number or too large, and was passed over.</source>
        <translation>第 %1 行将 %3 设为“%2”，这不是整数或者过大，已忽略。</translation>
    </message>
    <message>
        <source>Line %1 was submitted before the job above it; the jobs were put in order.</source>
        <translation>第 %1 行的作业提交时间早于其上一个作业；已按时间排序。</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no time; the line was left out.</source>
        <translation>第 %1 行列 %3 中的“%2”不是时间；已去掉该行。</translation>
    </message>
    <message>
        <source>%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed with --parsable2.</source>
        <translation>%1 没有列 %2。请在使用 --parsable2 的同时，让 sacct 以 --format=JobID,Submit,NNodes,Timelimit,Elapsed 输出。</translation>
    </message>
    <message>
        <source>Left out because they name no processors</source>
        <translation>已去掉：未给出处理器数</translation>
    </message>
    <message>
        <source>Left out because they ask for more than the machine has</source>
        <translation>已去掉：申请的资源超过机器规模</translation>
    </message>
    <message>
        <source>Left out because they have no run time</source>
        <translation>已去掉：没有运行时间</translation>
    </message>
    <message>
        <source>Left out because they have no requested time</source>
        <translation>已去掉：没有申请时间</translation>
    </message>
    <message>
        <source>Left out because they have no time of submission</source>
        <translation>已去掉：没有提交时间</translation>
    </message>
    <message>
        <source>Ran beyond their request; ended there</source>
        <translation>运行超出申请时间；在该处截止</translation>
    </message>
    <message>
        <source>Name no requested processors; the allocated ones were taken</source>
        <translation>未给出申请的处理器数；已采用实际分配数</translation>
    </message>
    <message>
        <source>No job was submitted in this part of the log. Choose another.</source>
        <translation>日志的这一部分没有提交任何作业。请选择其他部分。</translation>
    </message>
    <message>
        <source>“%1” is neither an estimate (%2) nor a file. Check the name.</source>
        <translation>“%1”既不是估计方式（%2），也不是文件。请检查名称。</translation>
    </message>
    <message>
        <source>%1 lacks the column %2. A file of estimates has the columns job and estimate, and may have processors and upper.</source>
        <translation>%1 缺少列 %2。估计文件须有 job 和 estimate 列，还可以有 processors 和 upper 列。</translation>
    </message>
    <message>
        <source>Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a size that is not from 1 to %3 processors. Correct it.</source>
        <translation>%1 的数据行 %2 中有不在一毫秒到 10¹² 秒之间的时间，或不在 1 到 %3 之间的处理器数。请改正。</translation>
    </message>
    <message>
        <source>There is no policy “%1”. Choose one of: %2.</source>
        <translation>没有策略“%1”。请选择下列之一：%2。</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) from the adapted model.</source>
        <translation>周转时间下降 %1%，从 %2 h 降至 %3 h：其中 %4 个百分点仅来自灵活性，%5 个（%6 至 %7）来自适配后的模型。</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the adapted model adds %5 (%6 to %7).</source>
        <translation>周转时间上升 %1%，从 %2 h 升至 %3 h：仅靠灵活性节省 %4 个百分点，适配后的模型增加 %5 个（%6 至 %7）。</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) would come from knowing every run time.</source>
        <translation>周转时间下降 %1%，从 %2 h 降至 %3 h：其中 %4 个百分点仅来自灵活性，%5 个（%6 至 %7）需要已知每个作业的运行时间才能获得。</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, knowing every run time adds %5 (%6 to %7).</source>
        <translation>周转时间上升 %1%，从 %2 h 升至 %3 h：仅靠灵活性节省 %4 个百分点，已知每个作业的运行时间增加 %5 个（%6 至 %7）。</translation>
    </message>
    <message>
        <source>Flexibility alone means moldable EASY with linear scaling of what users request, which needs no model.</source>
        <translation>仅靠灵活性是指按用户申请量进行线性扩展的可塑 EASY，无需模型。</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %: on this log worse estimates do as well.</source>
        <translation>将每个申请时间加倍可节省 %1%：在此日志上，更差的估计同样有效。</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %, less than the better estimates.</source>
        <translation>将每个申请时间加倍可节省 %1%，少于更准确的估计。</translation>
    </message>
    <message>
        <source>Simulating the schedule</source>
        <translation>正在模拟调度</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标的行为与源相同，只是水平不同。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves carries over, at most at another level.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为大部分可以沿用，至多水平不同。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part of it does not.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为一部分可以沿用，一部分不能。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves carries over as it is.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为能直接沿用的很少。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为或可大部分沿用，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为或可部分沿用，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it is, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源的行为能直接沿用的可能很少，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>The band reaches %1, where much of how the source behaves carries over.</source>
        <translation>区间延伸至 %1，在该处源的行为大部分可以沿用。</translation>
    </message>
    <message>
        <source>The band reaches %1, where part of how the source behaves carries over.</source>
        <translation>区间延伸至 %1，在该处源的行为部分可以沿用。</translation>
    </message>
    <message>
        <source>The band reaches %1, where little of how the source behaves carries over.</source>
        <translation>区间延伸至 %1，在该处源的行为能沿用的很少。</translation>
    </message>
    <message>
        <source>A severity of %1 does not promise small errors: the source model misses %2 % of the variance on its own platform, and another level or behaviour too small to tell from chance with %3 shots (up to %4) does not count.</source>
        <translation>差异度为 %1 并不保证误差小：源模型在其自身平台上未能解释 %2% 的方差；此外，小到用 %3 个适配样本无法与偶然区分的水平或行为差异（不超过 %4）不计入。</translation>
    </message>
    <message>
        <source>The source model does not predict its own platform better than chance, so there is no severity and nothing to carry over. Look for a source with more rows or better features.</source>
        <translation>源模型对其自身平台的预测并不优于偶然，因此没有差异度，也没有可沿用的内容。请寻找行数更多或特征更好的源。</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than their mean.</source>
        <translation>在 %1 个适配样本上，没有任何方式的预测明显优于其均值。</translation>
    </message>
    <message>
        <source>The best of the ways leaves %1 of their variance on held-out shots, and chance may leave as much.</source>
        <translation>最佳方式在留出适配样本上仍有 %1 的方差未能解释，而仅凭偶然也可能如此。</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in the folder come from. Choose an empty folder, or bring the tables back.</source>
        <translation>数据对“%1”的数据表并非文件夹中结果所依据的数据表。请选择空文件夹，或恢复原来的数据表。</translation>
    </message>
    <message>
        <source>The folder %1 holds results of a version that kept no cells, so that they cannot be gone on with. Choose an empty folder.</source>
        <translation>文件夹 %1 中的结果来自不保存单元的版本，因此无法继续。请选择空文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign. Name the folder that one was given as --out.</source>
        <translation>文件夹 %1 中没有批量评测。请指定批量评测以 --out 给出的文件夹。</translation>
    </message>
    <message>
        <source>The results in %1 were begun with version %2, and this is version %3, whose numbers may differ. Choose an empty folder, or go on all the same with --any-version.</source>
        <translation>%1 中的结果由版本 %2 开始，而当前版本为 %3，其数值可能不同。请选择空文件夹，或用 --any-version 仍然继续。</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose another folder.</source>
        <translation>%3 上的进程 %2 正在使用文件夹 %1。请等待其完成、将其结束，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by another process, which does not say who it is. Wait for it, end it, or choose another folder.</source>
        <translation>另一个未表明身份的进程正在使用文件夹 %1。请等待其完成、将其结束，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>A worker stopped the rest: %1</source>
        <translation>某个工作进程停止了其余工作：%1</translation>
    </message>
    <message>
        <source>It ended without a word.</source>
        <translation>它未给出任何信息就已结束。</translation>
    </message>
    <message>
        <source>Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with more memory.</source>
        <translation>处理此单元的工作进程均已丢失：%1 请单独评估该数据对，或使用更多内存。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. Check that it is installed.</source>
        <translation>无法启动 %1：%2。请检查是否已安装。</translation>
    </message>
    <message>
        <source>%1 is left out: none of its columns looks like a response.</source>
        <translation>已去掉 %1：没有任何列像是响应变量。</translation>
    </message>
    <message>
        <source>The pair %1 is left out: its target has no column for the response.</source>
        <translation>已去掉数据对 %1：其目标没有对应响应变量的列。</translation>
    </message>
    <message>
        <source>A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.</source>
        <translation>批量评测至少需要两个 CSV 文件，但文件夹 %1 中有 %2 个。请指定其他文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.</source>
        <translation>“%1”不是有效的时间限制。请写成 30:00、2:00:00 或 1-12:00:00 的形式。</translation>
    </message>
    <message>
        <source>Slurm took no more workers for now (%1); asking again later.</source>
        <translation>Slurm 暂时不再接受工作进程（%1）；稍后重试。</translation>
    </message>
    <message>
        <source>Slurm takes no workers: %1. Change the options; what is finished is kept.</source>
        <translation>Slurm 不接受工作进程：%1。请更改选项；已完成的内容予以保留。</translation>
    </message>
    <message>
        <source>The response of %1 is the same in all rows. Choose another response.</source>
        <translation>%1 的响应变量在所有行中都相同。请选择其他响应变量。</translation>
    </message>
    <message>
        <source>Training with seed %1 of %2</source>
        <translation>正在用第 %1/%2 个随机种子训练</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like %4. Choose that encoding, or save the file as UTF-8 and open it again.</source>
        <translation>%1 不是 UTF-8 文本：第 %2 行在文件偏移 %3 处有无效字节。看起来是 %4。请选择该编码，或将文件另存为 UTF-8 后重新打开。</translation>
    </message>
    <message>
        <source>%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does not have. Choose another encoding, or save the file as UTF-8.</source>
        <translation>%1 不是 %2 文本：第 %3 行在文件偏移 %4 处有该编码中不存在的字节。请选择其他编码，或将文件另存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 cannot be read as %2, because this system lacks the table of its characters. Save the file as UTF-8 and open it again.</source>
        <translation>无法以 %2 读取 %1，因为此系统缺少其字符表。请将文件另存为 UTF-8 后重新打开。</translation>
    </message>
    <message>
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS.</source>
        <translation>对 %2 而言，%1 不是已知的编码。请选择 UTF-8、UTF-16LE、UTF-16BE、Windows-1252、Latin-1 或 Shift-JIS。</translation>
    </message>
    <message>
        <source>The first line holds numbers where the columns do. If it is data, read the file without a header.</source>
        <translation>首行中与数值列对应的单元格也是数值。如果首行是数据，请按无表头读取该文件。</translation>
    </message>
    <message>
        <source>Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal sign to “.” if that is wrong.</source>
        <translation>已按以“,”为小数点符号读取数值，首个为第 %2 行的“%1”。如有误，请将小数点符号设为“.”。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units, first “%3” in line %4. They were read as numbers in %2.</source>
        <translation>列“%1”的单元格带有单位，首个为第 %4 行的“%3”。已作为以 %2 为单位的数值读取。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units that cannot be converted into each other, first “%2” in line %3. They were read as categories.</source>
        <translation>列“%1”的单元格带有无法相互换算的单位，首个为第 %3 行的“%2”。已按类别读取。</translation>
    </message>
    <message>
        <source>“%1” is called like a response but holds text, first “%2”, so no response is proposed. Change how the file is read, for example its decimal sign, or choose a column of numbers.</source>
        <translation>“%1”的名称像是响应变量，但内容是文本，首个为“%2”，因此未建议响应变量。请更改文件的读取方式（例如小数点符号），或选择数值列。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it only numbers the rows.</source>
        <translation>建议忽略“%1”：它仅用于给行编号。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it says when a run was made.</source>
        <translation>建议忽略“%1”：它说明运行的时间。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it is “%2” in every row.</source>
        <translation>建议忽略“%1”：它在每一行中都是“%2”。</translation>
    </message>
    <message>
        <source>The sources %1 and %2 hold the same file, which counts twice. Remove one of them.</source>
        <translation>源 %1 和 %2 包含同一个文件，会重复计算。请移除其中之一。</translation>
    </message>
    <message>
        <source>The response of the source %1 is in %2, that of the target %3 in %4, which measures something else. Choose the response that means the same.</source>
        <translation>源 %1 的响应变量单位为 %2，目标 %3 的单位为 %4，两者测量的量不同。请选择含义相同的响应变量。</translation>
    </message>
    <message>
        <source>“%1” of %2 is its response times a constant in every run, so it tells what is to be predicted. Ignore it unless it is known before a run.</source>
        <translation>%2 的“%1”在每次运行中都等于响应变量乘以一个常数，会泄露要预测的值。除非在运行之前就已知，否则请忽略它。</translation>
    </message>
    <message>
        <source>In %2, the columns %1 are the response times a constant in every run, so they tell what is to be predicted. Ignore them unless they are known before a run.</source>
        <translation>在 %2 中，列 %1 在每次运行中都等于响应变量乘以一个常数，会泄露要预测的值。除非在运行之前就已知，否则请忽略它们。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>Adapting with %1 {shot|shots}</source>
        <translation>正在用 %1 个适配样本进行适配</translation>
    </message>
    <message>
        <source>Shots are the target runs that an adaptation learns from. Errors are mean squares over the variance of the shots: 0 is exact, 1 is as good as their mean.</source>
        <translation>适配样本是适配所学习的目标运行。误差为均方误差除以适配样本的方差：0 表示完全准确，1 表示与用其均值预测相当。</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>此处迁移有益。在 %3 次未见的运行上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”为 %5。</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>此处迁移影响不大。在 %3 次未见的运行上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”为 %5。</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>此处迁移无益。在 %3 次未见的运行上，“%1”的误差为 %2；仅用适配样本的最佳模型“%4”仅为 %5。不需要源。</translation>
    </message>
    <message>
        <source>The model in %1 takes %2 {feature|features} but its manifest lists %3. Export the bundle again.</source>
        <translation>%1 中的模型接受 %2 个特征，而其清单列出 %3 个。请重新导出模型包。</translation>
    </message>
    <message>
        <source>%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not use this bundle; ask whoever made it to export it again.</source>
        <translation>%1 中的 %2 与 Footbridge 写出的内容并非逐字节相同，说明有人改动过。请勿使用此模型包，请制作者重新导出。</translation>
    </message>
    <message>
        <source>report.html in %1 holds a program or loads something from elsewhere, which Footbridge never writes. Do not open it or use this bundle; ask for a new one.</source>
        <translation>%1 中的 report.html 含有程序或从其他位置加载内容，而 Footbridge 绝不会写出这样的内容。请勿打开该文件或使用此模型包，请索取新的模型包。</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not used. Ask whoever made it for a smaller model.</source>
        <translation>检查 %1 超过 %2 秒，已停止，因此未使用该模型包。请向制作者索取较小的模型。</translation>
    </message>
    <message>
        <source>%1 was made without its shots, so nobody knows which rows it has not seen. Explain single rows, or export it again with its shots.</source>
        <translation>%1 在制作时未包含其适配样本，因此无从知道它未见过哪些行。请解释单个行，或连同适配样本重新导出。</translation>
    </message>
    <message>
        <source>A performance model carried to a new platform with a handful of measured runs, the shots.</source>
        <translation>用少量实测运行（适配样本）迁移到新平台的性能模型。</translation>
    </message>
    <message>
        <source>Out-of-fold nMSE</source>
        <translation>交叉验证 nMSE</translation>
    </message>
    <message>
        <source>Unseen nMSE</source>
        <translation>未见运行的 nMSE</translation>
    </message>
    <message>
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: measured rows of the target that are not shots; no model has seen them. nMSE: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>交叉验证：每个适配样本由未见过它的模型预测。未见：目标中不属于适配样本的实测行；没有任何模型见过它们。nMSE：变换后响应变量的均方误差除以其方差，因此 1 表示与用均值预测相当。</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>特征相同的重复测量存在离散：%1 行存在特征完全相同的行，其变换后响应变量的标准差为 %2。对于单次运行，任何模型都无法优于此值。</translation>
    </message>
    <message>
        <source>What the predictions rest on</source>
        <translation>预测的依据</translation>
    </message>
    <message>
        <source>Increase of the nMSE</source>
        <translation>nMSE 的增加</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Why this prediction? Data row %1</source>
        <translation>为何如此预测？数据行 %1</translation>
    </message>
    <message>
        <source>%1 predicted.</source>
        <translation>预测 %1。</translation>
    </message>
    <message>
        <source>%1 predicted, %2 % interval from %3 to %4.</source>
        <translation>预测 %1，%2% 区间为 %3 至 %4。</translation>
    </message>
    <message>
        <source>%1 measured.</source>
        <translation>实测 %1。</translation>
    </message>
    <message>
        <source>Member of the mixture</source>
        <translation>混合模型的成员</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>What moves it: one feature over its range, the others as they are.</source>
        <translation>影响因素：单个特征在其取值范围内变化，其余保持不变。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Lowest prediction</source>
        <translation>最低预测</translation>
    </message>
    <message>
        <source>Highest prediction</source>
        <translation>最高预测</translation>
    </message>
    <message>
        <source>Nearest rows, over the features that move the prediction.</source>
        <translation>按影响预测的特征计算的最近的行。</translation>
    </message>
    <message>
        <source>Data row</source>
        <translation>数据行</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1, source</source>
        <translation>%1，源</translation>
    </message>
    <message>
        <source>%1, shot</source>
        <translation>%1，适配样本</translation>
    </message>
    <message>
        <source>What better estimates are worth to the machine of %1</source>
        <translation>更准确的估计对 %1 的机器有多大价值</translation>
    </message>
    <message>
        <source>%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each load. Means over streams with 95 % intervals.</source>
        <translation>%2 个处理器上的 %1 个作业；每种负载下从中抽取 %3 个作业流。数值为各作业流的均值及 95% 区间。</translation>
    </message>
    <message>
        <source>What cleaning did</source>
        <translation>清理的结果</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业数</translation>
    </message>
    <message>
        <source>First in line</source>
        <translation>首个所在行</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>负载 %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>适配后的模型</translation>
    </message>
    <message>
        <source>Turnaround [h]</source>
        <translation>周转时间 [h]</translation>
    </message>
    <message>
        <source>Wait [h]</source>
        <translation>等待时间 [h]</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>有界减速比</translation>
    </message>
    <message>
        <source>Utilisation [%]</source>
        <translation>利用率 [%]</translation>
    </message>
    <message>
        <source>Processors per job</source>
        <translation>每个作业的处理器数</translation>
    </message>
    <message>
        <source>95 % of users wait at most [h]</source>
        <translation>95% 的用户等待不超过 [h]</translation>
    </message>
    <message>
        <source>Jobs ended</source>
        <translation>已结束的作业</translation>
    </message>
    <message>
        <source>Saved over EASY [%]</source>
        <translation>比 EASY 节省 [%]</translation>
    </message>
    <message>
        <source>Mean of the shots</source>
        <translation>适配样本的均值</translation>
    </message>
    <message>
        <source>Ridge on the features</source>
        <translation>特征上的岭回归</translation>
    </message>
    <message>
        <source>Source with an offset</source>
        <translation>加平移的源</translation>
    </message>
    <message>
        <source>Linear probing</source>
        <translation>线性探测</translation>
    </message>
    <message>
        <source>Forest on the features</source>
        <translation>特征上的随机森林</translation>
    </message>
    <message>
        <source>Source corrected by a forest</source>
        <translation>经随机森林修正的源</translation>
    </message>
    <message>
        <source>Aligned source</source>
        <translation>对齐后的源</translation>
    </message>
    <message>
        <source>Gaussian processes</source>
        <translation>高斯过程</translation>
    </message>
    <message>
        <source>Source as it is</source>
        <translation>保持不变的源</translation>
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
        <translation>区间较宽：%1，而通常为 %2。</translation>
    </message>
    <message>
        <source>The interval is narrow: %1, where %2 is usual.</source>
        <translation>区间较窄：%1，而通常为 %2。</translation>
    </message>
    <message>
        <source>The interval is about as wide as usual: %1.</source>
        <translation>区间与通常宽度相当：%1。</translation>
    </message>
    <message>
        <source>The interval is %1 for every row: this model does not tell certain rows from uncertain ones.</source>
        <translation>每一行的区间均为 %1：此模型不区分确定的行与不确定的行。</translation>
    </message>
    <message>
        <source>The members of the mixture differ by a factor of up to %1.</source>
        <translation>混合模型各成员之间最多相差 %1 倍。</translation>
    </message>
    <message>
        <source>The members of the mixture differ by up to %1.</source>
        <translation>混合模型各成员之间最多相差 %1。</translation>
    </message>
    <message>
        <source>The members of the mixture agree; the width comes from the usual error on shots held out.</source>
        <translation>混合模型各成员一致；区间宽度来自留出适配样本上的通常误差。</translation>
    </message>
    <message>
        <source>The members of the mixture agree, but the shots say little about rows like this one.</source>
        <translation>混合模型各成员一致，但适配样本对这类行所能说明的很少。</translation>
    </message>
    <message>
        <source>The nearest shot lies %1 away, where %2 is usual.</source>
        <translation>最近的适配样本距离为 %1，而通常为 %2。</translation>
    </message>
    <message>
        <source>A shot lies near: %1 away, where %2 is usual.</source>
        <translation>附近有适配样本：距离为 %1，而通常为 %2。</translation>
    </message>
    <message>
        <source>This row is one of the shots.</source>
        <translation>此行是适配样本之一。</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>“%1”没有值。</translation>
    </message>
    <message>
        <source>The model has not seen this value of “%1”.</source>
        <translation>模型未见过“%1”的这个值。</translation>
    </message>
    <message>
        <source>“%1” lies outside the range of the rows that the model was made from.</source>
        <translation>“%1”超出制作模型所用各行的范围。</translation>
    </message>
    <message>
        <source>%1 % of the prediction is the closest source as it is, because the shots hardly show that the target differs.</source>
        <translation>预测的 %1% 直接来自最接近的源，因为适配样本几乎未显示目标有所不同。</translation>
    </message>
    <message>
        <source>It is as wide as it takes to hold %1 of the %2 shots held out.</source>
        <translation>其宽度恰好足以包含 %2 个留出适配样本中的 %1 个。</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among %1 runs that the model has not seen; their error as they are: %3.</source>
        <translation>在模型未见过的 %1 次运行之间将取值打乱 %2 次；未打乱时的误差：%3。</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among the %1 shots, each predicted by a model made without it; their error as they are: %3.</source>
        <translation>在 %1 个适配样本之间将取值打乱 %2 次，每个样本由未用它制作的模型预测；未打乱时的误差：%3。</translation>
    </message>
    <message>
        <source>Making models without some of the shots</source>
        <translation>正在制作不含部分适配样本的模型</translation>
    </message>
    <message>
        <source>Shuffling the features</source>
        <translation>正在打乱特征</translation>
    </message>
    <message>
        <source>The importance of features needs at least 5 measured rows that the model has not seen, or 5 shots to hold out. Measure more rows.</source>
        <translation>计算特征的重要性至少需要 5 个模型未见过的实测行，或 5 个可留出的适配样本。请测量更多行。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {input|inputs} and needs %4. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）有 %3 个输入，而需要 %4 个。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）有 %3 列，而需要 %4 列。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>The model needs %1 {column|columns} and was given %2. Choose a table with its columns.</source>
        <translation>模型需要 %1 列，而提供的是 %2 列。请选择包含这些列的数据表。</translation>
    </message>
    <message>
        <source>The model has more steps than can be written as TorchScript in reasonable time. Choose a simpler strategy.</source>
        <translation>模型的步骤过多，无法在合理时间内写为 TorchScript。请选择更简单的策略。</translation>
    </message>
    <message>
        <source>%1 {shot is|shots are} too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 个适配样本太少，无法适配模型。请至少使用 3 个有响应变量的目标行。</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but only %2 target {row has|rows have} a response. Ask for at most %2.</source>
        <translation>请求了 %1 个适配样本，但只有 %2 个目标行有响应变量。请最多请求 %2 个。</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 {row|rows} with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>请求了 %1 个适配样本，但可供抽取的分组只有 %2 个有响应变量的行，因为其他分组留作测试。请最多请求 %2 个，或不使用分组列。</translation>
    </message>
    <message>
        <source>Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. Mend the program that writes it.</source>
        <translation>数据流 %1 的第 %2 行有 %3 个单元格，而其表头有 %4 个。请修正写出该数据流的程序。</translation>
    </message>
    <message>
        <source>The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it grow, or start from fewer with a smaller number.</source>
        <translation>数据流 %1 在 %2 次实测运行后结束，但学习要从 %3 次开始。请等待其增长，或设置较小的数字，从更少的运行开始。</translation>
    </message>
    <message>
        <source>Run %1: version %2 begins, refitted on %3 {run|runs}.</source>
        <translation>第 %1 次运行：版本 %2 开始，在 %3 次运行上重新拟合。</translation>
    </message>
    <message>
        <source>Run %1: the model that the stream started from was adapted again, to %2 runs.</source>
        <translation>第 %1 次运行：数据流的起始模型已用 %2 次运行重新适配。</translation>
    </message>
    <message>
        <source>Resumed after %1 {run|runs}.</source>
        <translation>已在 %1 次运行后继续。</translation>
    </message>
    <message>
        <source>The tables hold run times of %1 {platform|platforms}. At least 2 are needed to compare them; check the platform and time columns.</source>
        <translation>数据表含有 %1 个平台的运行时间。比较至少需要 2 个平台；请检查平台列和时间列。</translation>
    </message>
    <message>
        <source>Only %1 {run was|runs were} measured on more than one platform, and at least 3 are needed. Check which columns say what was run.</source>
        <translation>只有 %1 次运行在多个平台上测量过，而至少需要 3 次。请检查哪些列说明运行的内容。</translation>
    </message>
    <message>
        <source>The model does not hold how its errors go together, so measured run times cannot correct it. Train it again with this version.</source>
        <translation>模型不包含其误差之间的关联，因此无法用实测运行时间修正。请用此版本重新训练。</translation>
    </message>
    <message>
        <source>%1 has no column of numbers that bears the name of a platform: %2. Name the columns with measured run times so.</source>
        <translation>%1 中没有以平台名称命名的数值列：%2。请用这些名称命名含有实测运行时间的列。</translation>
    </message>
    <message>
        <source>Repeated measurements became their median: %1 {row|rows}, %2 {time|times}. Their typical spread is %3 %.</source>
        <translation>重复测量已取中位数：%1 行，%2 个时间。其典型离散程度为 %3%。</translation>
    </message>
    <message>
        <source>Published, without reference platform first</source>
        <translation>已发表，不先运行参考平台</translation>
    </message>
    <message>
        <source>Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, first in line %6. Check the size of the machine, and the columns of the log and their units.</source>
        <translation>%2 的 %1 个作业均无法在 %3 个处理器上模拟。%4：%5 个，首个在第 %6 行。请检查机器的规模，以及日志的列及其单位。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {field|fields} instead of 18 and was left out.</source>
        <translation>第 %1 行有 %2 个字段，而不是 18 个，已略去。</translation>
    </message>
    <message>
        <source>%1 {line is a step of a job, not a job, and was|lines are steps of jobs, not jobs, and were} left out.</source>
        <translation>有 %1 行是作业步而不是作业，已略去。</translation>
    </message>
    <message>
        <source>%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.</source>
        <translation>%1 缺少日志中 %2 个作业的估计，首个为作业 %3。请补全。</translation>
    </message>
    <message>
        <source>“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 processors.</source>
        <translation>“%1”未说明分区的大小。请写为 NAME=PROCESSORS，处理器数为 1 到 %2。</translation>
    </message>
    <message>
        <source>No job of %1 is of the partition “%2”. Check its name.</source>
        <translation>%1 中没有属于分区“%2”的作业。请检查其名称。</translation>
    </message>
    <message>
        <source>The partitions have %1 processors together, more than the %2 of the machine.</source>
        <translation>各分区共有 %1 个处理器，多于机器的 %2 个。</translation>
    </message>
    <message>
        <source>Job %1 asks for %2 processors, and its partition has %3. Give it more.</source>
        <translation>作业 %1 请求 %2 个处理器，而其分区只有 %3 个。请增加分区的处理器数。</translation>
    </message>
    <message>
        <source>Comparing policies on %1 {stream|streams}</source>
        <translation>正在 %1 个作业流上比较各策略</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 {shot|shots}; a severity of up to %2 is possible.</source>
        <translation>用 %1 个适配样本检测不到与源的差异；差异度最高可能为 %2。</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 {shot|shots}. At least 4 target rows with a response are needed.</source>
        <translation>用 %1 个适配样本无法测量差异度。至少需要 4 个有响应变量的目标行。</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 {shot|shots}, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>对于 %1 个适配样本中的一部分，源模型给不出数值，因此无法测量差异度。请检查适配样本的特征。</translation>
    </message>
    <message>
        <source>Source and target share no feature, and %1 {shot is|shots are} too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>源和目标没有共有的特征，而 %1 个适配样本太少，无法按分布形状为列配对。请在“特征”页面匹配特征，或至少测量 5 个。</translation>
    </message>
    <message>
        <source>The source %1 has %2 {row|rows} with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>源 %1 有 %2 个有响应变量的行，而源模型至少需要 %3 个。请添加实测行，或不使用此源。</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>只剩 %1 行可用于测试，而评分至少需要 5 行。请抽取较少的适配样本。</translation>
    </message>
    <message>
        <source>%1 {cell was|cells were} already there and {is|are} kept: %2.</source>
        <translation>%1 个单元已存在并予以保留：%2。</translation>
    </message>
    <message>
        <source>%1 {worker|workers} in a row ended before they had finished anything: %2. What is finished is kept; start again once that is put right.</source>
        <translation>连续 %1 个工作进程未完成任何内容即已结束：%2。已完成的内容予以保留；问题解决后请重新开始。</translation>
    </message>
    <message>
        <source>More than %1 {worker|workers} failed, the last one %2. What they printed lies in the folder cells; start again once that is put right.</source>
        <translation>超过 %1 个工作进程失败，最后一个为 %2。其输出位于文件夹 cells 中；问题解决后请重新开始。</translation>
    </message>
    <message>
        <source>%1 and %2 have no feature of the same name and type, so that no weight can be carried over. Match or rename the columns that correspond.</source>
        <translation>%1 和 %2 没有名称和类型都相同的特征，因此无法沿用任何权重。请匹配或重命名相互对应的列。</translation>
    </message>
    <message>
        <source>%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.</source>
        <translation>%1 有 %2 个实测行，而训练至少需要 %3 个。请打开更大的数据表。</translation>
    </message>
    <message>
        <source>Line %1 has %2 of %3 cells. What is not there was left empty.</source>
        <translation>第 %1 行只有 %3 个单元格中的 %2 个。缺少的部分已留空。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3. The cells after the last column were dropped.</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个。最后一列之后的单元格已舍弃。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3; those after the last column are empty and were dropped.</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个；最后一列之后的单元格为空，已舍弃。</translation>
    </message>
    <message>
        <source>%1 more {time|times} the same as at line %2: %3</source>
        <translation>与第 %2 行相同的情况还有 %1 次：%3</translation>
    </message>
    <message>
        <source>%1 more {column has|columns have} the same fault as column %2: %3</source>
        <translation>另有 %1 列与列 %2 有相同的问题：%3</translation>
    </message>
    <message>
        <source>Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. They were read as numbers.</source>
        <translation>列“%1”的数值采用 Fortran 的指数写法，首个为第 %3 行的“%2”。已按数值读取。</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers as programs write them, first “%2” in line %3. They were read as categories; write plain decimal numbers to have numbers.</source>
        <translation>列“%1”包含程序写法的数字，首个为第 %3 行的“%2”。已按类别读取；若要作为数值，请写成普通的十进制数。</translation>
    </message>
    <message>
        <source>Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and %3. They were read as categories, which keeps them apart.</source>
        <translation>列“%1”包含位数超出数值精度的整数，例如 %2 和 %3。已按类别读取，以便区分。</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. What is no number counts as missing (lines %5).</source>
        <translation>列“%1”为数值，但其中 %2 个单元格不是，首个为第 %4 行的“%3”。非数值视为缺失（第 %5 行）。</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line %5. It was read as categories.</source>
        <translation>列“%1”混有 %2 个数值和 %3 个其他单元格，首个为第 %5 行的“%4”。已按类别读取。</translation>
    </message>
    <message>
        <source>Column “%1” has %2 {cell that is not a finite number|cells that are not finite numbers}, first “%3” in line %4. Such cells count as missing.</source>
        <translation>列“%1”有 %2 个单元格不是有限数值，首个为第 %4 行的“%3”。这些单元格视为缺失。</translation>
    </message>
    <message>
        <source>In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The numbers were read without it.</source>
        <translation>列“%1”中，符号“%2”用作千位分隔符，首个为第 %4 行的“%3”。读取数值时已将其去除。</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it is one; else write the numbers without it.</source>
        <translation>列“%1”看起来是数值，但无法判断“%2”是小数点符号还是千位分隔符，首个为第 %4 行的“%3”。如果是小数点符号，请将小数点符号设为“%2”；否则请写成不带该符号的数值。</translation>
    </message>
    <message>
        <source>Zero-shot</source>
        <translation>零样本</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>输出映射</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>Input alignment</source>
        <translation>输入对齐</translation>
    </message>
    <message>
        <source>Residual augmentation</source>
        <translation>残差增强</translation>
    </message>
    <message>
        <source>Target-only ridge</source>
        <translation>岭回归（仅目标）</translation>
    </message>
    <message>
        <source>Target-only GP</source>
        <translation>高斯过程（仅目标）</translation>
    </message>
    <message>
        <source>Target-only boosted trees</source>
        <translation>梯度提升树（仅目标）</translation>
    </message>
    <message>
        <source>Target-only forest</source>
        <translation>随机森林（仅目标）</translation>
    </message>
    <message>
        <source>An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.</source>
        <translation>适配至少需要 3 个适配样本，而现在只有 %1 个。请测量更多行。</translation>
    </message>
    <message>
        <source>Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. {It is|They are} left out of the test, because the source model was trained on {it|them}. Where {it is a shot|they are shots}, the errors on shots held out look smaller than they are.</source>
        <translation>%2 有 %1 个实测行也出现在某个源中，每一位数字都相同。这些行不参与测试，因为源模型是用它们训练的。如果其中有适配样本，留出适配样本上的误差会显得比实际小。</translation>
    </message>
    <message>
        <source>Preliminary: whether transfer pays cannot be said before an adaptation. It takes at least 5 shots and a source model that can predict them.</source>
        <translation>初步判断：适配之前无法判断迁移是否有益。判断至少需要 5 个适配样本，以及能预测它们的源模型。</translation>
    </message>
    <message>
        <source>Adapt compares all strategies on the same shots, models of the shots alone among them; its leaderboard decides.</source>
        <translation>“适配”使用相同的适配样本比较所有策略，包括仅用适配样本的模型；以其排行榜为准。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no model of the shots alone was compared. Choose one among the strategies on the Adapt page.</source>
        <translation>迁移是否有益尚不清楚：未比较仅用适配样本的模型。请在“适配”页面的策略中选择一个。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no strategy that uses the source was compared. Choose one on the Adapt page.</source>
        <translation>迁移是否有益尚不清楚：未比较使用源的策略。请在“适配”页面选择一个。</translation>
    </message>
    <message>
        <source>Compiling model.c</source>
        <translation>正在编译 model.c</translation>
    </message>
    <message>
        <source>model.c was not compared, as %1 made no program of it that runs here: %2. Install a compiler, or name a folder with some space, where programs may run, in the environment variable TMPDIR.</source>
        <translation>未比较 model.c，因为 %1 未能将其编译为可在此处运行的程序：%2。请安装编译器，或用环境变量 TMPDIR 指定一个有空间且允许运行程序的文件夹。</translation>
    </message>
    <message>
        <source>The compiled model.c predicts other values than the model: they differ by %1, more than %2. Nothing was exported; please report this.</source>
        <translation>编译后的 model.c 与模型的预测值不同：相差 %1，超过 %2。未导出任何内容；请报告此问题。</translation>
    </message>
    <message>
        <source>model.c was not compared, as it took longer than %1 s to compile or run it. Check it with “bundle code” where less else runs.</source>
        <translation>未比较 model.c，因为编译或运行它超过了 %1 秒。请在负载较低时用“bundle code”检查。</translation>
    </message>
    <message>
        <source>A deadline or a budget of %1 allows no run. Give one above 0.</source>
        <translation>截止时间或预算为 %1 时无法进行任何运行。请给出大于 0 的值。</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 {feature|features} that move the prediction: its distances count no others.</source>
        <translation>在影响预测的 %3 个特征中，%1 有 %2 个：其距离只计算这些特征。</translation>
    </message>
    <message>
        <source>%1 has none of the features that move the prediction, so no row of it is near.</source>
        <translation>%1 没有任何影响预测的特征，因此其中没有相近的行。</translation>
    </message>
    <message>
        <source>%1 is not a kind of file that can be read. Choose one of: %2.</source>
        <translation>%1 不是可读取的文件类型。请选择下列之一：%2。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as UTF-8 and open it again.</source>
        <translation>%1 不是 UTF-8 文本：第 %2 行有文本中不应出现的字节。请将文件另存为 UTF-8 后重新打开。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote it write it again.</source>
        <translation>%1 从第 %2 行起不是有效的 JSON。请在该处更正，或让写出它的程序重新写出。</translation>
    </message>
    <message>
        <source>%1 nests its contents deeper than %2 levels at line %3. Read a part of it.</source>
        <translation>%1 的内容在第 %3 行嵌套超过 %2 层。请只读取其中一部分。</translation>
    </message>
    <message>
        <source>%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool write it again.</source>
        <translation>%1 缺少此类文件应有的 %2。请选择其他类型，或用相应工具重新写出。</translation>
    </message>
    <message>
        <source>%2 of %1 is not what a file of this kind has there. Choose another kind, or let the tool write it again.</source>
        <translation>%1 的 %2 不是此类文件在该处应有的内容。请选择其他类型，或用相应工具重新写出。</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or choose another kind.</source>
        <translation>%1 的第 %2 行不是此类文件在该处应有的内容：“%3”。请修正该行，或选择其他类型。</translation>
    </message>
    <message>
        <source>%1 holds no run that succeeded and was measured. Choose a file with one.</source>
        <translation>%1 中没有成功且经过测量的运行。请选择含有此类运行的文件。</translation>
    </message>
    <message>
        <source>%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.</source>
        <translation>%1 中有 %2 次运行，但均未成功。请选择含有成功运行的文件。</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 cells. Read a part of it.</source>
        <translation>%1 会成为超过 %2 个单元格的数据表。请只读取其中一部分。</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 MiB of text, as it says much of it for every run. Read a part of it.</source>
        <translation>%1 中有许多内容在每次运行中重复，会成为文本超过 %2 MiB 的数据表。请只读取其中一部分。</translation>
    </message>
    <message>
        <source>%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave that part out.</source>
        <translation>%1 中有超过 %2 KiB 的名称或名称路径。请缩短名称，或去掉该部分。</translation>
    </message>
    <message>
        <source>Line %2 of %1 holds more data than there are points. Mend the line, or add the point.</source>
        <translation>%1 的第 %2 行的数据多于测量点。请修正该行，或添加测量点。</translation>
    </message>
    <message>
        <source>%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary files beside it. Save the profile as a Hatchet literal or a CSV and open that.</source>
        <translation>%1 列出了 HPCToolkit 性能剖析的指标和区域；数值位于旁边的二进制文件中。请将其保存为 Hatchet literal 或 CSV，然后打开该文件。</translation>
    </message>
    <message>
        <source>%1 {value|values} of %2 came in other units and stand here in %3.</source>
        <translation>%2 的 %1 个值原为其他单位，此处以 %3 表示。</translation>
    </message>
    <message>
        <source>%1 failed {run was|runs were} left out.</source>
        <translation>已略去 %1 次失败的运行。</translation>
    </message>
    <message>
        <source>%1 {trial|trials} in another state than COMPLETE left out.</source>
        <translation>已略去 %1 个状态不是 COMPLETE 的试验。</translation>
    </message>
    <message>
        <source>%1 summary {line|lines} over repeats left out; the repeats themselves are here.</source>
        <translation>已略去 %1 行重复测量的汇总；各次重复测量本身已包含在此。</translation>
    </message>
    <message>
        <source>%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or the mean where there is no median.</source>
        <translation>%1 个基准测试只有汇总值；此处采用中位数，没有中位数时采用均值。</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out, with nothing to say about a run: %2.</source>
        <translation>已略去 %1 列，它们不提供有关运行的信息：%2。</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out that passes joined in the file repeat.</source>
        <translation>已略去 %1 列，它们在文件中合并的各遍测量里重复出现。</translation>
    </message>
    <message>
        <source>%1 {line|lines} that could not be read left out, first line %2.</source>
        <translation>已略去 %1 行无法读取的内容，首个为第 %2 行。</translation>
    </message>
    <message>
        <source>%1 {value was|values were} counted for part of the time only and scaled up by the tool, for as little as %2 % of it.</source>
        <translation>%1 个值只在部分时间内计数，并由工具按比例放大，计数时间最少仅占 %2%。</translation>
    </message>
    <message>
        <source>%1 {value was|values were} not measured and left missing.</source>
        <translation>%1 个值未测量，留为缺失。</translation>
    </message>
    <message>
        <source>%1 {number that is|numbers that are} infinite or undefined left missing.</source>
        <translation>%1 个无穷或未定义的数值留为缺失。</translation>
    </message>
    <message>
        <source>%1 {line|lines} with advice of the tool left out.</source>
        <translation>已略去 %1 行工具给出的建议。</translation>
    </message>
    <message>
        <source>The file is not finished; it was read up to its last whole configuration.</source>
        <translation>文件尚未完成；已读取到最后一个完整的配置。</translation>
    </message>
    <message>
        <source>The tuner makes the objective as large as it can, so it may be minus a time or its logarithm; it stands here as in the file.</source>
        <translation>调优器使目标值尽可能大，因此它可能是时间或其对数的负值；此处与文件中相同。</translation>
    </message>
    <message>
        <source>The column “predicted” is what the tuner expected, not a feature of the run.</source>
        <translation>列“predicted”是调优器的预期值，不是运行的特征。</translation>
    </message>
    <message>
        <source>%1 blank {parameter stands|parameters stand} here as “off”: the option was not used.</source>
        <translation>%1 个空白参数在此记为“off”：未使用该选项。</translation>
    </message>
    <message>
        <source>%1 {job|jobs} ended otherwise than completed; the column State says how.</source>
        <translation>%1 个作业未以正常完成的状态结束；详见列 State。</translation>
    </message>
    <message>
        <source>%1 {step|steps} of jobs left out.</source>
        <translation>已略去 %1 个作业步。</translation>
    </message>
    <message>
        <source>%1 {request for memory carries|requests for memory carry} Slurm&apos;s mark for “per core” as part of the number; it stands here as memory per core.</source>
        <translation>%1 个内存申请量的数值中带有 Slurm 表示“每核”的标记；此处记为每核内存。</translation>
    </message>
    <message>
        <source>This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and GiB.</source>
        <translation>此工具用 KB、MB 和 GB 表示 1024 的幂；此处记为 KiB、MiB 和 GiB。</translation>
    </message>
    <message>
        <source>%1 {user event|user events} left out.</source>
        <translation>已略去 %1 个用户事件。</translation>
    </message>
    <message>
        <source>%1 {table|tables} with sums over cores left out.</source>
        <translation>已略去 %1 个各核总和的表。</translation>
    </message>
    <message>
        <source>%1 {point|points} without data in a region left out.</source>
        <translation>已略去 %1 个在某区域中没有数据的测量点。</translation>
    </message>
    <message>
        <source>%1 nested {list|lists} left out.</source>
        <translation>已略去 %1 个嵌套列表。</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %.</source>
        <translation>名称相似度为 %1%，取值为 %2%。</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %, the relation to the response %3 %.</source>
        <translation>名称相似度为 %1%，取值为 %2%，与响应变量的关系为 %3%。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does, and was not read further. If it is right, unpack it yourself and open the result.</source>
        <translation>%1 解压后超过其大小的 %2 倍，数据表不会如此，因此未继续读取。如果文件无误，请自行解压后打开结果。</translation>
    </message>
    <message>
        <source>%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary level, or unpack it yourself and open the result.</source>
        <translation>解压 %1 需要超过 256 MB 的内存。请以普通级别重新压缩，或自行解压后打开结果。</translation>
    </message>
    <message>
        <source>On these streams, what the model adds cannot be told from zero.</source>
        <translation>在这些作业流上，模型带来的收益与零无法区分。</translation>
    </message>
    <message>
        <source>On these streams, what true run times add cannot be told from zero.</source>
        <translation>在这些作业流上，真实运行时间带来的收益与零无法区分。</translation>
    </message>
    <message>
        <source>This is the severity from %1, the closest of %2 sources. A strategy that averages over all of them, as zero-shot does, can err by much more.</source>
        <translation>这是相对于 %1 的差异度，它是 %2 个源中最接近的。对所有源取平均的策略（如“零样本”）误差可能大得多。</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot predict the target. Match features on the Features page.</source>
        <translation>源和目标没有共同特征，因此源模型无法预测目标。请在“特征”页面匹配特征。</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” between thousands. Choose , . &apos; or a space, and not the decimal sign.</source>
        <translation>无法以“%2”为千位分隔符读取 %1。请选择 , . &apos; 或空格，且不能与小数点符号相同。</translation>
    </message>
    <message>
        <source>There is no room for the contents of %1: %2. Free some space where temporary files lie, or name another folder in the environment variable TMPDIR.</source>
        <translation>没有空间存放 %1 的内容：%2。请在临时文件所在位置释放一些空间，或在环境变量 TMPDIR 中指定其他文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 has no file. Choose one with the files of a table.</source>
        <translation>文件夹 %1 中没有文件。请选择含有数据表文件的文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: %2. Check its permissions.</source>
        <translation>无法读取文件夹 %1：%2。请检查其权限。</translation>
    </message>
    <message>
        <source>No file matches %1. Check the path.</source>
        <translation>没有与 %1 匹配的文件。请检查路径。</translation>
    </message>
    <message>
        <source>%1 is taken as one table, but one of its files is none: %2 Remove it, or name the files by a pattern such as “*.csv”.</source>
        <translation>%1 被当作一个数据表，但其中有一个文件不是数据表：%2请移除该文件，或用“*.csv”之类的模式指定文件。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that can be read as a table. Choose %2.</source>
        <translation>“%1”不是可作为数据表读取的文件类型。请选择 %2。</translation>
    </message>
    <message>
        <source>%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for example with %3.</source>
        <translation>%1 是 %2 文件，此处无法读取。请将其写为 CSV 后打开，例如使用 %3。</translation>
    </message>
    <message>
        <source>The database %1 could not answer: %2. Check the query and the file.</source>
        <translation>数据库 %1 无法应答：%2。请检查查询和文件。</translation>
    </message>
    <message>
        <source>The query for %1 is not one statement that gives rows. Write one SELECT.</source>
        <translation>对 %1 的查询不是一条返回行的语句。请写一条 SELECT。</translation>
    </message>
    <message>
        <source>The database %1 has no table. Choose one with runs.</source>
        <translation>数据库 %1 中没有表。请选择含有运行的数据库。</translation>
    </message>
    <message>
        <source>The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.</source>
        <translation>数据库 %1 有 %2 个表：%3。请用查询指定其中一个，例如 SELECT * FROM %4。</translation>
    </message>
    <message>
        <source>Column “%2” of the database %1 holds binary data. Ask for other columns by a query.</source>
        <translation>数据库 %1 的列“%2”包含二进制数据。请用查询选取其他列。</translation>
    </message>
    <message>
        <source>%1 is no database, so it cannot be asked by a query. Leave the query out.</source>
        <translation>%1 不是数据库，因此无法查询。请去掉查询。</translation>
    </message>
    <message>
        <source>The file was read as %1; the lines named here are those of the table made of it.</source>
        <translation>文件已按 %1 读取；此处的行号指由其生成的数据表的行。</translation>
    </message>
    <message>
        <source>The table is made of %1 {file|files}; this is the first.</source>
        <translation>数据表由 %1 个文件组成；这是第一个。</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>%1 中：%2</translation>
    </message>
    <message>
        <source>%1 more {file has|files have} the same, last: %2</source>
        <translation>另有 %1 个文件情况相同，最后一个：%2</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers in some files and text in others. It was read as categories.</source>
        <translation>列“%1”在一些文件中是数值，在另一些文件中是文本。已按类别读取。</translation>
    </message>
    <message>
        <source>Column “%1” was converted and stands in “%2”.</source>
        <translation>列“%1”已换算，位于“%2”中。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units in some files and none in %2; those without were taken as they are.</source>
        <translation>列“%1”的单元格在一些文件中带有单位，而在 %2 中没有；没有单位的值按原样使用。</translation>
    </message>
    <message>
        <source>Column “%2” of %1 has no “%3” in any row. It has %4.</source>
        <translation>%1 的列“%2”在任何行中都没有“%3”。其中有 %4。</translation>
    </message>
    <message>
        <source>A platform&apos;s rows can only be chosen where both the column and the platform are named.</source>
        <translation>只有同时指定列和平台，才能选择某个平台的行。</translation>
    </message>
    <message>
        <source>%1 and %2 can only be joined by columns that say which rows belong together. Name them.</source>
        <translation>%1 和 %2 只能通过说明哪些行相互对应的列来连接。请指定这些列。</translation>
    </message>
    <message>
        <source>%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key that tells them apart, or have their means joined.</source>
        <translation>%1 有 %2 行的键与前面的行相同，首个为 %3。请再指定一个可区分它们的键，或改为连接其均值。</translation>
    </message>
    <message>
        <source>No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the keys, and the units that they are written in.</source>
        <translation>%1 中没有任何行与 %2 的行键相同。前者首个为 %3，后者为 %4。请检查键及其所用的单位。</translation>
    </message>
    <message>
        <source>Both tables have a column “%1”; the second one&apos;s is called “%2”.</source>
        <translation>两个数据表都有列“%1”；第二个表中的列改称“%2”。</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} left out for want of a match in %3, first %4.</source>
        <translation>%1：有 %2 行在 %3 中没有匹配而略去，首个为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of their numbers.</source>
        <translation>%1：有 %2 行的键与前面的行相同；这些行以其数值的均值计入。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ID: nearly every row has a value of its own.</source>
        <translation>建议将“%1”作为 ID：几乎每一行都有各自的值。</translation>
    </message>
    <message>
        <source>“%1” is heavy-tailed; its logarithm is used.</source>
        <translation>“%1”呈重尾分布；使用其对数。</translation>
    </message>
    <message>
        <source>The column %1 of %2 holds texts. Name a column of numbers.</source>
        <translation>%2 的列 %1 是文本。请指定一个数值列。</translation>
    </message>
    <message>
        <source>With hindsight %1 does best here, with an error of %2; so few shots cannot tell that reliably beforehand.</source>
        <translation>事后看，此处“%1”最好，误差为 %2；适配样本如此少，事先无法可靠判断。</translation>
    </message>
    <message>
        <source>%1 is no .npy file. Say its shape and type if it holds plain values.</source>
        <translation>%1 不是 .npy 文件。如果它包含纯数值，请给出其形状和类型。</translation>
    </message>
    <message>
        <source>The header of %1 is damaged, or its values are no plain numbers. Save it again with numpy.save, as float32 or float64.</source>
        <translation>%1 的文件头已损坏，或其中的值不是普通数值。请用 numpy.save 以 float32 或 float64 重新保存。</translation>
    </message>
    <message>
        <source>%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.</source>
        <translation>%1 有 %2 维，而场应为二维或三维。请保存其中的一个切片。</translation>
    </message>
    <message>
        <source>%1 says that it has more values than any memory holds. Check its shape.</source>
        <translation>%1 声称的数值个数超过任何内存的容量。请检查其形状。</translation>
    </message>
    <message>
        <source>%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each should be there. Check its shape and type.</source>
        <translation>%1 含有 %2 字节的数值，而按给出的信息应有 %3 个 %4 字节的数值。请检查其形状和类型。</translation>
    </message>
    <message>
        <source>%1 and %2 have different numbers of dimensions. Choose two fields of one kind.</source>
        <translation>%1 和 %2 的维数不同。请选择同一种类的两个场。</translation>
    </message>
    <message>
        <source>%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open a larger field, or take smaller blocks.</source>
        <translation>%1 有 %2 个仅含有限数值的完整块，而训练至少需要 %3 个。请打开更大的场，或使用更小的块。</translation>
    </message>
    <message>
        <source>%1 has the same value everywhere, so that there is nothing to learn. Choose another field.</source>
        <translation>%1 处处取值相同，没有可学习的内容。请选择其他场。</translation>
    </message>
    <message>
        <source>Comparing ways to request</source>
        <translation>正在比较各种申请方式</translation>
    </message>
    <message>
        <source>Working out the requests</source>
        <translation>正在计算申请量</translation>
    </message>
    <message>
        <source>There is no interval: too few shots, or groups of shots, were held out to measure errors on.</source>
        <translation>没有区间：留出用于测量误差的适配样本或其分组过少。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>仅看特征的分类器能在 %1% 的行对中分辨出目标行与源行；纯属偶然时为 50%（%2）。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (%2).</source>
        <translation>仅看特征的分类器无法分辨目标行与源行：在 %1% 的行对中判断正确，纯属偶然时为 50%（%2）。</translation>
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
        <translation>仅看特征的分类器能在 %1% 的分组对中分辨出未见过的目标分组与源分组；纯属偶然时为 50%（%2）。</translation>
    </message>
    <message>
        <source>The shots belong to fewer than three groups: no interval can say how far predictions of other groups err. Measure runs of three groups or more.</source>
        <translation>适配样本所属的分组少于三个：没有区间能说明其他分组的预测误差有多大。请测量至少三个分组的运行。</translation>
    </message>
    <message>
        <source>%1 would lie among the files of %2 and be read with them the next time. Name another folder for the output.</source>
        <translation>%1 会落在 %2 的文件之中，下次会与它们一起被读取。请为输出指定其他文件夹。</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a file or folder of that name another one.</source>
        <translation>“%1”不是 UTF-8 文本，因此不能写入 JSON 文件。请用 UTF-8 书写；如果它是文件或文件夹的名称，请重命名。</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Name another path.</source>
        <translation>无法使用 %1：%2。请指定其他路径。</translation>
    </message>
    <message>
        <source>%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.</source>
        <translation>%1 在同一个对象中两次给出“%2”，第二次在第 %3 行。请只保留其中一个。</translation>
    </message>
    <message>
        <source>%1 holds a number in line %2 that is too large to compute with. Correct it there.</source>
        <translation>%1 第 %2 行有一个大到无法计算的数。请在该处更正。</translation>
    </message>
    <message>
        <source>%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as not measured.</source>
        <translation>%2 中的日志有 %1 字节无法读取。其中的单元视为未测量。</translation>
    </message>
    <message>
        <source>%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer tell. Start the campaign again to measure what is lost, or move the file away.</source>
        <translation>%1 保持原样：其中有 %2 个单元在旁边的日志中已不存在。请重新启动批量评测以测量丢失的部分，或移走该文件。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a worker. Give one without spaces and slashes that no worker of this folder had.</source>
        <translation>“%1”不能作为工作进程的名称。请给出一个不含空格和斜杠、且此文件夹中没有工作进程用过的名称。</translation>
    </message>
    <message>
        <source>Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.</source>
        <translation>跳过 %1 的前 %2 行后就没有内容了。请少跳过一些行。</translation>
    </message>
    <message>
        <source>%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of processors that the machine has.</source>
        <translation>%1 无法在 %2 个处理器上模拟，最多为 %3 个。请给出机器的处理器数。</translation>
    </message>
    <message>
        <source>Left out because a time is below a millisecond or beyond 10¹² seconds</source>
        <translation>已去掉：有时间短于一毫秒或超过 10¹² 秒</translation>
    </message>
    <message>
        <source>A stream of this length and load would have more than %1 jobs. Choose fewer days or a lower load, or check the size of the machine, which is %2 {processor|processors}.</source>
        <translation>这样长度和负载的作业流会超过 %1 个作业。请减少天数或降低负载，或检查机器的规模（%2 个处理器）。</translation>
    </message>
    <message>
        <source>The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are seconds.</source>
        <translation>模拟的作业超过 8·10¹² 秒。请检查日志中的时间是否以秒为单位。</translation>
    </message>
    <message>
        <source>%1 predicts no number for the job in line %2 of the log. Choose another model, or leave the job out.</source>
        <translation>%1 对日志第 %2 行的作业预测不出数值。请选择其他模型，或去掉该作业。</translation>
    </message>
    <message>
        <source>A law has at most %1 parameters, but %2 were named. Name those that matter most.</source>
        <translation>规律最多有 %1 个参数，却指定了 %2 个。请指定最重要的那些。</translation>
    </message>
    <message>
        <source>%1 was named twice. Name each column once, as the response or as a parameter.</source>
        <translation>%1 被指定了两次。每一列只能指定一次，作为响应变量或作为参数。</translation>
    </message>
    <message>
        <source>A response of %1 is too large to compute with. Give the responses in a larger unit.</source>
        <translation>响应值 %1 过大，无法计算。请用更大的单位给出响应值。</translation>
    </message>
    <message>
        <source>Comparing laws</source>
        <translation>正在比较规律</translation>
    </message>
    <message>
        <source>%1 is being written by another program that follows a stream. Stop that one first, or name another log.</source>
        <translation>另一个正在跟踪数据流的程序正在写入 %1。请先停止它，或指定其他日志。</translation>
    </message>
    <message>
        <source>Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was read as part of the text.</source>
        <translation>第 %1 行：列 %2 中的引号未闭合，或其后还有文本。已作为文本的一部分读取。</translation>
    </message>
    <message>
        <source>%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.</source>
        <translation>%1 是压缩文件，而数据流是在增长过程中读取的。请先解压，再跟踪解压结果。</translation>
    </message>
    <message>
        <source>%1 gave more than %2 GB and was not read further, as it may have no end. Write the part that is wanted into a file and open that.</source>
        <translation>%1 给出的内容超过 %2 GB，可能没有尽头，因此未继续读取。请将所需部分写入文件后再打开。</translation>
    </message>
    <message>
        <source>%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose another file.</source>
        <translation>未读取 %1：名称表应为不超过 %2 MB 的普通文件。请选择其他文件。</translation>
    </message>
    <message>
        <source>Column %1 of %2 is the response or is left out. A law grows with features; choose another column.</source>
        <translation>%2 的列 %1 是响应变量，或已被排除。规律随特征增长；请选择其他列。</translation>
    </message>
    <message>
        <source>%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for a file of its size. Look at the delimiter and at the line of column names.</source>
        <translation>%1 会成为一个有 %2 列、最多 %3 行的表，对这样大小的文件来说过大。请检查分隔符和列名所在的行。</translation>
    </message>
    <message>
        <source>The query gets more than %2 MB out of the database %1 and was not followed further. Ask for less, for example with LIMIT.</source>
        <translation>该查询从数据库 %1 中取出的内容超过 %2 MB，已中止。请减少所取内容，例如使用 LIMIT。</translation>
    </message>
    <message>
        <source>The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as nobody knows whom to trust; mend the folder, or name another in the environment variable FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>无法读取受信任密钥所在的文件夹 %1：%2。在无法确定信任谁之前，不会打开任何模型包；请修复该文件夹，或在环境变量 FOOTBRIDGE_TRUSTED_KEYS 中指定其他文件夹。</translation>
    </message>
    <message>
        <source>%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public key (*.pem) there, or name another folder.</source>
        <translation>%2 将 %1 指定为受信任密钥的文件夹，但其中没有密钥。请放入公钥 (*.pem)，或指定其他文件夹。</translation>
    </message>
    <message>
        <source>%1 holds relative run times on several platforms, not the model of one. Ask it by &quot;platforms predict&quot;, or name a bundle that was made by adapting.</source>
        <translation>%1 包含的是多个平台上的相对运行时间，而不是单个平台的模型。请用“platforms predict”查询，或指定通过适配制作的模型包。</translation>
    </message>
    <message>
        <source>“%1” does not end in .svg, .pdf or .png. Choose one of these endings.</source>
        <translation>“%1”的扩展名不是 .svg、.pdf 或 .png。请使用其中之一。</translation>
    </message>
    <message>
        <source>There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public key (*.pem) there, or remove the folder if any bundle may be opened.</source>
        <translation>受信任密钥所在的文件夹 %1 中没有密钥，因此不会打开任何模型包。请放入公钥 (*.pem)；如果允许打开任何模型包，请删除该文件夹。</translation>
    </message>
    <message>
        <source>A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is than an overestimate of the same size, such as 5.</source>
        <translation>成本比 %1 不在 %2 到 %3 的范围内。请给出低估的代价是同等幅度高估的多少倍，例如 5。</translation>
    </message>
    <message>
        <source>%1 became shorter than what was read from it. What was learned until then is kept. To go on, bring the whole file back; to begin anew, name another log.</source>
        <translation>%1 变得比已读取的内容更短。此前学到的内容会保留。要继续，请恢复完整的文件；要重新开始，请指定其他日志。</translation>
    </message>
    <message>
        <source>%1 was deleted, moved away or replaced while it was followed. What was learned until then is kept. To go on, bring that file back; to follow another, name another log.</source>
        <translation>%1 在跟踪过程中被删除、移走或替换。此前学到的内容会保留。要继续，请恢复该文件；要跟踪其他文件，请指定其他日志。</translation>
    </message>
    <message>
        <source>The partition “%1” is named twice. Say once how large it is.</source>
        <translation>分区“%1”被指定了两次。请只指定一次其大小。</translation>
    </message>
    <message>
        <source>%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so for a list of objects, an object per line and the JSON of known tools.</source>
        <translation>%1 是 JSON 而不是 CSV。请将其中的运行写为 CSV；“footbridge-cli convert”可以转换对象列表、每行一个对象的文件以及已知工具的 JSON。</translation>
    </message>
    <message>
        <source>%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file was saved instead of it: look at it in a browser, and fetch the file again.</source>
        <translation>%1 是网页（HTML）而不是 CSV。保存的可能不是该文件，而是说明文件为何不存在的页面：请在浏览器中查看，然后重新获取该文件。</translation>
    </message>
    <message>
        <source>%1 was deleted, replaced or cut while a stream was followed. Start again, which learns from the stream what is missing, and leave the file alone meanwhile.</source>
        <translation>%1 在跟踪数据流的过程中被删除、替换或截短。请重新开始，缺少的部分会从数据流中学习；跟踪期间请勿改动该文件。</translation>
    </message>
    <message>
        <source>%1 is a device or pipe and has no journal to go on from: the next time, learning begins anew.</source>
        <translation>%1 是设备或管道，没有可供继续的日志文件：下次将从头开始学习。</translation>
    </message>
    <message>
        <source>No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to 10³⁰, and a maximum that is not below them.</source>
        <translation>%1 与 %2 之间以 %3 为步长没有可用的申请量。请给出 0 到 10³⁰ 之间的最小值和步长，以及不小于它们的最大值。</translation>
    </message>
    <message>
        <source>Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.</source>
        <translation>被终止后重新开始的代价不能是 %1。请给出 0 到 10³⁰ 之间的数值。</translation>
    </message>
    <message>
        <source>Row %1: the number in column %2 cannot be computed with and counts as missing. Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.</source>
        <translation>第 %1 行：列 %2 中的数值无法用于计算，视为缺失。数值的绝对值不得大于 10¹⁰⁰，响应变量的绝对值不得小于 10⁻¹⁰⁰（0 除外）。</translation>
    </message>
    <message>
        <source>%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in size; divide them by a number first.</source>
        <translation>%1 中有数值 %2，无法用于计算。数值的绝对值不得大于 10¹⁰⁰；请先将其除以某个数。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least 10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.</source>
        <translation>%1 的数据行 %2（从 0 计数）的列“%3”中有 %4，无法用于计算。数值的绝对值不得大于 10¹⁰⁰，响应变量和成本的绝对值不得小于 10⁻¹⁰⁰（0 除外）。请改正该单元格或不使用该列。</translation>
    </message>
    <message>
        <source>The column that means “%1” is named twice. Say once which it is.</source>
        <translation>表示“%1”的列指定了两次。请只指定一次。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: errors cannot be compared, because the response is the same in all rows that they are measured on. Measure runs that differ.</source>
        <translation>迁移是否有益尚不清楚：用于衡量误差的所有行中响应变量都相同，因此无法比较误差。请测量结果不同的运行。</translation>
    </message>
    <message>
        <source>The tables name one platform &quot;%1&quot; and another &quot;%2&quot;, which is what a bound of the first is called in every file of predictions. Rename one of them.</source>
        <translation>表中有一个平台名为“%1”，另一个名为“%2”，而后者正是预测文件中前者区间端点的列名。请为其中一个改名。</translation>
    </message>
    <message>
        <source>Your home folder cannot be found, so nobody knows whom you trust and no bundle is opened. Set the environment variable HOME, or name the folder of trusted keys in FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>找不到您的主文件夹，因此无法得知您信任谁，任何模型包都不会打开。请设置环境变量 HOME，或在 FOOTBRIDGE_TRUSTED_KEYS 中指定受信任密钥的文件夹。</translation>
    </message>
    <message>
        <source>%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no plain file, too large, or names more than %2 tasks. Move it away once no job of this study is left, and start again.</source>
        <translation>%1 不是 Footbridge 在该处保存的 Slurm 提交列表：它不是普通文件、过大，或包含超过 %2 个任务。请在该研究没有剩余作业后将其移走，然后重新开始。</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot;: %2</source>
        <translation>数据对“%1”：%2</translation>
    </message>
    <message>
        <source>Doubts about the tables</source>
        <translation>数据表的疑点</translation>
    </message>
    <message>
        <source>Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one of them is a shot, the others are left out of the test.</source>
        <translation>%2 有 %1 个实测行在表中出现不止一次，每一位数字都相同。若其中一行是适配样本，其余各行不参与测试。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most a small correction is needed.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标与源差别很小，最多只需少量修正。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标与源的差别可能很小，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target differs little from the source.</source>
        <translation>区间延伸至 %1，在该处目标与源差别很小。</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 {other also stands|others also stand} in a source or among the shots, digit for digit. Choose a target with runs of its own.</source>
        <translation>只剩 %1 行可用于测试，而评分至少需要 5 行：另外 %2 行也以完全相同的数字出现在源或适配样本中。请选择有自己运行记录的目标。</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. A signature would vouch for them, so none was made. Export the model again, or sign with the version that wrote the bundle.</source>
        <translation>%1 含有并非由此版本 Footbridge 写出或无法检查的部分：%2。签名等于为其担保，因此没有签名。请重新导出模型，或用写出该模型包的版本签名。</translation>
    </message>
    <message>
        <source>Data row %3 of %1 has a second estimate for job %2 at the same number of processors. Keep one.</source>
        <translation>%1 的数据行 %3 是作业 %2 在相同处理器数下的第二个估计。请只保留一个。</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its predictions were checked on its samples; use these parts only if you trust whoever made the bundle.</source>
        <translation>%1 含有并非由此版本 Footbridge 写出或无法检查的部分：%2。其预测已用样本行检查过；请仅在信任模型包制作者时使用这些部分。</translation>
    </message>
    <message>
        <source>Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an estimate in %1 is for. Give each job a number of its own.</source>
        <translation>作业 %2 出现在日志的第 %3 行和第 %4 行，无法判断 %1 中的估计属于哪一个。请为每个作业设置各自的编号。</translation>
    </message>
    <message>
        <source>Row %1: the response is negative and counts as missing, since those of the first runs are not, so that its logarithm is learned. Begin anew with first runs among which one is negative.</source>
        <translation>第 %1 行：响应变量为负，视为缺失，因为最初的运行中没有负值，学习的是它的对数。请以含有负值的运行作为开头重新开始。</translation>
    </message>
    <message>
        <source>%1 measured {time is|times are} not above 0 and {counts|count} as missing.</source>
        <translation>有 %1 个测量时间不大于 0，视为缺失。</translation>
    </message>
    <message>
        <source>%1 {job had not ended when the log was written and was|jobs had not ended when the log was written and were} left out.</source>
        <translation>有 %1 个作业在写入日志时尚未结束，已略去。</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for it with --noconvert.</source>
        <translation>第 %1 行的列 %3 中的“%2”不是整数，该行已略去。请以 --noconvert 运行 sacct。</translation>
    </message>
</context>
</TS>
