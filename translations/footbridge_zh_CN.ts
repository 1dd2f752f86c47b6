<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>The mark is what the source itself would show</source>
        <translation>标记为源自身会显示的值</translation>
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
</context>
<context>
    <name>BundleWords</name>
    <message>
        <source>Predicts %1 from %2 features with %3. Made on %4 by Footbridge %5.</source>
        <translation>使用“%3”，由 %2 个特征预测 %1。由 Footbridge %5 于 %4 创建。</translation>
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
        <source>Signed with the key %1, about which nothing is known here.</source>
        <translation>已用密钥 %1 签名，但本机没有关于该密钥的信息。</translation>
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
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run a line. Sessions and bundles open here, too.</source>
        <translation>将表拖放到此处，或打开它们：已知平台的运行是源，新平台的运行是目标。文件为 CSV，每行一次运行。会话和模型包也可在此打开。</translation>
    </message>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>打开其他已知平台的表。会从多个源一起学习。</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>打开新平台的表，替换当前打开的表。</translation>
    </message>
    <message>
        <source>One card a table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>每张表一张卡片。单击卡片可查看其列和行。名称用于图表和报告；导入选项决定如何读取文件，警告会指向相关的行。</translation>
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
        <source>Trains the source model where needed and measures how far the target is from it. Afterwards it follows every change of the shots by itself.</source>
        <translation>在需要时训练源模型，并测量目标与它的差距。之后会自动跟随适配样本的每次变化。</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>停止正在运行的任务。上一次的有效结果会保留。</translation>
    </message>
    <message>
        <source>Severity: 0 is as the source itself, 1 is nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>差异度：0 表示与源相同，1 表示毫无共同之处。外侧线为 90% 区间，即如此少的适配样本尚不能确定的范围。</translation>
    </message>
    <message>
        <source>What differs. The mark is what the source shows of itself; up to the thin line it may be chance. Hover over a bar for its meaning.</source>
        <translation>差异所在。标记为源自身表现出的值；细线以内可能只是偶然。将指针停在条形上可查看含义。</translation>
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
        <source>How good ever more complete ways of adapting are on held-out shots: the simplest one that is good enough is what the shots call for.</source>
        <translation>在留出的适配样本上，逐步更复杂的适配方式的效果：足够好的方式中最简单的一种即为建议。</translation>
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
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows they are held back from.</source>
        <translation>源网络训练过程中的损失：在其学习的行上，以及作为验证、在未用于学习的行上。</translation>
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
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: labelled runs that are no shots. Click a line to see that strategy.</source>
        <translation>使用相同适配样本的所有策略。交叉验证：每个样本由未见过它的模型预测。未见运行：适配样本以外的有标签运行。单击一行可查看该策略。</translation>
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
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
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
        <source>Outside the source’s range</source>
        <translation>超出源的范围</translation>
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
        <source>Auto</source>
        <translation>自动</translation>
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
        <source>Linear probing</source>
        <translation>线性探测</translation>
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
    <message>
        <source>%1: %2 values.</source>
        <translation>%1：%2 个值。</translation>
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
        <source>%1 is as good as %2.</source>
        <translation>“%1”与“%2”相当。</translation>
    </message>
    <message>
        <source>The error of %1 is %2 % below that of %3, the best on the shots alone.</source>
        <translation>“%1”的误差比仅用适配样本的最佳策略“%3”低 %2%。</translation>
    </message>
    <message>
        <source>The error of %1 is %2 times that of %3, the best on the shots alone.</source>
        <translation>“%1”的误差是仅用适配样本的最佳策略“%3”的 %2 倍。</translation>
    </message>
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
        <source>the source model, shifted</source>
        <translation>经平移的源模型</translation>
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
        <source>It is carried by %1; %2 is left to noise.</source>
        <translation>其依据为%1；%2 归于噪声。</translation>
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
        <source>%1 (advised)</source>
        <translation>%1（推荐）</translation>
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
        <source>Share of the target’s rows beyond what the source has seen of this feature</source>
        <translation>该特征超出源中所见范围的目标行占比</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Different behaviour</source>
        <translation>行为差异</translation>
    </message>
    <message>
        <source>Difference in behaviour by source</source>
        <translation>各源的行为差异</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>源 %1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1（最接近）</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>So much by chance alone, were nothing different: %1.</source>
        <translation>若并无差异，仅凭偶然达到此程度的概率：%1。</translation>
    </message>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>差异度的主要部分：平移和缩放无法挽回的那部分响应变量。</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>在差异度中约占三分之一，因为用少量适配样本学得的输出映射即可将其消除。</translation>
    </message>
    <message>
        <source>Says whether the runs are other runs, not whether they behave otherwise. It only helps to decide whether a difference is taken as real.</source>
        <translation>说明运行本身是否不同，而不是行为是否不同。仅用于帮助判断某个差异是否真实存在。</translation>
    </message>
    <message>
        <source>Not part of the severity. Tree models say the same beyond the range as at its edge.</source>
        <translation>不计入差异度。树模型在范围之外给出的结果与范围边缘处相同。</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference is taken as real.</source>
        <translation>本身不计入差异度。缺少列给源模型造成的损失，用于帮助判断某个差异是否真实存在。</translation>
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
        <source>The source model&apos;s prediction is one more feature, or what it leaves over is learned from the shots.</source>
        <translation>将源模型的预测作为一个额外特征，或用适配样本学习它未能解释的剩余部分。</translation>
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
        <source>High: the band is narrower than 0.2; medium: narrower than 0.4; low: wider, or the source does not predict its own platform.</source>
        <translation>高：区间宽度小于 0.2；中：小于 0.4；低：更宽，或源无法预测自身的平台。</translation>
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
        <source>None of this is rarer than chance, so the severity is 0.</source>
        <translation>以上各项均未超出偶然范围，因此差异度为 0。</translation>
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
        <source>Mark: the source shows %1 of itself.</source>
        <translation>标记：源自身的值为 %1。</translation>
    </message>
    <message>
        <source>Thin line: up to %1 may be chance.</source>
        <translation>细线：不超过 %1 的部分可能出于偶然。</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>在适配样本上，经平移和缩放后，仍有 %1 的响应变量方差无法由该源解释。</translation>
    </message>
    <message>
        <source>Least has to change from this source, level included: the severity is measured from here.</source>
        <translation>连同水平一起计算，从该源出发所需的改变最少：差异度以此为基准测量。</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>行为差异：%1</translation>
    </message>
    <message>
        <source>Shift: share of rows whose level would have to change.</source>
        <translation>偏移：类别需要改变的行占比。</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>偏移：源与目标中低于某一值的行占比之间的最大差。</translation>
    </message>
    <message>
        <source>Up to %1 is chance with so many rows.</source>
        <translation>在这样的行数下，不超过 %1 属于偶然。</translation>
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
        <source>Component</source>
        <translation>分量</translation>
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
        <source>These columns exist on one side only. Drag one onto its counterpart, or select both and match them, where you know better.</source>
        <translation>这些列只存在于一侧。如果您知道对应关系，可将其拖到对应列上，或同时选中两者再匹配。</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names. Select one in the middle, compare its values below, and press this button; Undo takes it back.</source>
        <translation>Footbridge 发现了名称不同但含义相同的列。在中间选择一项，在下方比较其取值，然后按此按钮；“撤销”可恢复。</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>二十次运行</translation>
    </message>
    <message>
        <source>The adaptation learns from only so many runs of the target, the shots. All the others are kept aside to test what it learned.</source>
        <translation>适配只从目标的这些运行（即适配样本）中学习。其余运行留作检验。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Press Start. The source model is trained, severity is measured, and every strategy is fitted on the same shots. You can cancel at any time.</source>
        <translation>按“开始”。将训练源模型、测量差异度，并用相同的适配样本拟合各策略。可随时取消。</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>两者相差多远</translation>
    </message>
    <message>
        <source>0 is as the source itself, 1 has nothing in common with it; the outer line is what the few shots leave open. The bars say in what they differ.</source>
        <translation>0 表示与源相同，1 表示与其毫无共同之处；外侧线是少量样本尚不能确定的范围。条形说明差异所在。</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Click a point for its row, turn the wheel to zoom.</source>
        <translation>每个点是一次运行，位于线上表示预测准确。单击点可查看其所在行，滚动滚轮可缩放。</translation>
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
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list on the right says which runs to measure next: those that differ most from what is measured already.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;适配&lt;/b&gt;&lt;/p&gt;&lt;p&gt;选择适配可以从多少个目标实测行（即适配样本）中学习，然后点击“开始”。源模型只训练一次，随后所有策略都在相同的适配样本上拟合。&lt;/p&gt;&lt;p&gt;右侧列表给出接下来应测量哪些运行：与已测运行差异最大的那些。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n 个适配样本</numerusform>
        </translation>
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
        <source>%1 target rows have a measured response; the others are predicted</source>
        <translation>%1 个目标行有实测的响应变量；其余行将被预测</translation>
    </message>
    <message>
        <source>drawn with the seed among %1 measured rows; the rest test the result</source>
        <translation>按随机种子从 %1 个实测行中抽取；其余行用于测试结果</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>适配至少需要一种策略。</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>从 %2 行中按随机种子抽取 %1 行：更多会耗时数小时而几乎无益；其余行用于测试结果</translation>
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
    <message>
        <source>%1 differs in %2 places.</source>
        <translation>%1 有 %2 处不同。</translation>
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
        <source>Squared error over the variance: out of fold on the shots, and on the labelled rows that were no shots</source>
        <translation>平方误差与方差之比：适配样本上的交叉验证值，以及适配样本以外的有标签行上的值</translation>
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
        <source>All formats agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>所有格式在 %1 个校验样本和 %2 个随机行上结果一致；最大差为 %3。</translation>
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
        <source>The same on labelled runs that are no shots</source>
        <translation>适配样本以外的有标签运行上的同一指标</translation>
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
    <message>
        <source>%1 rows are marked as shots, %2 of the selected ones have no measurement.</source>
        <translation>已将 %1 行标记为适配样本，所选行中有 %2 行没有实测值。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose what the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;数据&lt;/b&gt;&lt;/p&gt;&lt;p&gt;打开已知平台的数据表（源），以及包含新平台上少量实测运行的数据表（目标）。每行是一次运行，每列是一个特征，其中一列是响应变量，例如运行时间。&lt;/p&gt;&lt;p&gt;选择卡片可查看其各列。对仅用于给运行编号的列，将角色设为“忽略”；若某列取值相同的行属于一个整体，将该列标记为“分组”。选择目标的若干行并点击“用作适配样本”，即可指定适配从哪些行学习。&lt;/p&gt;</translation>
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
        <source>%1 rows × %2 features</source>
        <translation>%1 行 × %2 个特征</translation>
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
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Measure severity</source>
        <translation>测量差异度</translation>
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
        <source>mark: what the source shows of itself; thin line: up to here it may be chance</source>
        <translation>标记：源自身的值；细线：到此为止可能出于偶然</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>变化最大的特征</translation>
    </message>
    <message>
        <source>What the shots call for</source>
        <translation>由适配样本得出的建议</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>留出适配样本上的误差（占其方差的比例）</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>各个源</translation>
    </message>
    <message>
        <source>What the components say</source>
        <translation>各分量的含义</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>自测量以来，数据或设置已更改。</translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that asks of the method.</source>
        <translation>%1 与各个源相距多远，以及应采用何种方法。</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>正在测量差异度。</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It tells how far the target lies from the sources, and which part of the method that calls for.</source>
        <translation>尚未测量差异度。它说明目标与源相距多远，以及应采用何种方法。</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the page Data, each with a response, to see how far they diverge.</source>
        <translation>请在“数据”页面至少载入一个源和一个目标，并为每个设置响应变量，以查看它们的差异。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the few shots leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;差异&lt;/b&gt;&lt;/p&gt;&lt;p&gt;目标与源相距多远，取值从 0（与源自身相同）到 1（毫无共同之处），并以区间表示少量适配样本无法确定的部分。各分量说明差异何在，文字说明这对迁移意味着什么。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>无法测量</translation>
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
</context>
<context>
    <name>footbridge::ExportPage</name>
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
        <source>Nobody can then read a run of yours out of the bundle, nor go on from it</source>
        <translation>这样任何人都无法从模型包中读出您的运行数据，但也无法从它继续适配</translation>
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
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %1 features, returns %2 and its interval</source>
        <translation>适配后的模型及全部预处理，可用于 ONNX Runtime 和 PyTorch；输入 %1 个特征，返回 %2 及其预测区间</translation>
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
        <source>how to load it, with three small programs</source>
        <translation>加载说明，附三个小程序</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>源模型和 %1 个适配样本，可增加样本继续适配</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on 1 000 random rows.</source>
        <translation>在导出完成之前，会重新打开文件，并在校验样本和 1000 个随机行上将每种格式的结果与此处显示的预测比对。</translation>
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
        <source>Accept all above %1</source>
        <translation>接受所有高于 %1 的建议</translation>
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
        <source>Distributions of the selected pair</source>
        <translation>所选特征对的分布</translation>
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
        <source>Export the alias table</source>
        <translation>导出别名表</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>数据表 (*.csv)</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>取消特征匹配</translation>
    </message>
    <message>
        <source>Open an alias table</source>
        <translation>打开别名表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>数据表 (*.csv *.txt);;所有文件 (*)</translation>
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
        <source>The same on labelled runs that are no shots</source>
        <translation>适配样本以外的有标签运行上的同一指标</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>各预测值上下的区间，由交叉验证残差得出</translation>
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
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.footbridge *.zip);;All files (*)</source>
        <translation>数据表、会话和模型包 (*.csv *.tsv *.txt *.footbridge *.zip);;所有文件 (*)</translation>
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
        <source>Among rows that teach about as much, those with the smallest predicted response</source>
        <translation>在信息量相近的行中，选择响应变量预测值最小的</translation>
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
        <source>All rows are measured: these would have taught most beside the shots, the most telling first.</source>
        <translation>所有行均已实测：以下是适配样本之外信息量最大的行，按信息量从高到低排列。</translation>
    </message>
    <message>
        <source>Rows without a measurement that would teach most, the most telling first.</source>
        <translation>尚未测量的行中信息量最大的行，按信息量从高到低排列。</translation>
    </message>
    <message>
        <source>Runs that differ most from what is measured, in what the source model says changes the response.</source>
        <translation>在源模型认为会影响响应变量的方面，与已测运行差异最大的运行。</translation>
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
        <source>The language changes with the next start.</source>
        <translation>语言将在下次启动时更改。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Select outside ±25 %</source>
        <translation>选择 ±25% 以外的行</translation>
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
        <source>The data or settings have changed since. %1</source>
        <translation>此后数据或设置已更改。%1</translation>
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
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, which the model has seen; all errors are of the others. The leaderboard ranks the strategies by their error on shots held out.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;结果&lt;/b&gt;&lt;/p&gt;&lt;p&gt;每个点是一次运行：实测值与预测值的对照。空心点是模型见过的适配样本，所有误差都只针对其余的点。排行榜按留出适配样本上的误差对策略排名。&lt;/p&gt;&lt;p&gt;单击某点可查看对应的行，按住 Shift 拖动可选择多个点；表格随之联动，反之亦然。还可以并排显示另一种策略、按某一列为点着色，或查看误差随适配样本数的变化。&lt;/p&gt;</translation>
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
        <source>There are too few measured rows, or it was stopped.</source>
        <translation>实测行过少，或已被停止。</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are no shots.</source>
        <translation>三次抽取适配样本的中位数及其离散范围。每次都在适配样本以外的实测行上测试。</translation>
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
        <source>The results were computed again and differ from those that the session was saved with, by another version of Footbridge. The new ones are shown.</source>
        <translation>重新计算的结果与会话保存时的结果不同，后者出自另一版本的 Footbridge。现显示新结果。</translation>
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
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It changed since, and columns with a role are gone.</source>
        <translation>此后文件已更改，已设角色的列不复存在。</translation>
    </message>
    <message>
        <source>It changed since the session was saved.</source>
        <translation>自会话保存以来，该文件已更改。</translation>
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
        <source>All loaded tables</source>
        <translation>所有已载入的数据表</translation>
    </message>
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
        <source>The tables have changed since they were compared.</source>
        <translation>自比较以来，数据表已更改。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1/%2 对</translation>
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
    <name>footbridge::StartPanel</name>
    <message>
        <source>Open the session %1</source>
        <translation>打开会话 %1</translation>
    </message>
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
        <source>Recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>Ten short stops through the example</source>
        <translation>示例的十个简短步骤</translation>
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
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
        <source>The model in %1 takes %2 features but its manifest lists %3. Export the bundle again.</source>
        <translation>%1 中的模型需要 %2 个特征，但其清单列出 %3 个。请重新导出模型包。</translation>
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
        <source>The %1 leading directions of the features are %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>特征的前 %1 个主方向相距 %2（弦距离）；源的两个部分之间相距 %3，互不相关的特征之间相距 %4。</translation>
    </message>
    <message>
        <source>The %1 leading directions of the features are %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>特征的前 %1 个主方向相距 %2（弦距离），不超过源的两个部分之间的距离 %3。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (p = %2).</source>
        <translation>仅看特征的分类器能在 %1% 的行对中分辨出目标行与源行；纯属偶然时为 50%（p = %2）。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (p = %2).</source>
        <translation>仅看特征的分类器无法分辨目标行与源行：在 %1% 的行对中判断正确，纯属偶然时为 50%（p = %2）。</translation>
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
        <source>Severity %1 (%2 to %3, %4 shots): the target is indistinguishable from the source; the source model can be used as it is.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标与源无法区分；可直接使用源模型。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：经平移和缩放即可沿用源模型的大部分。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level; an output map is called for.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标的行为与源相同，只是水平不同；应使用输出映射。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model is partly transferable; its residuals need correction.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源模型可部分迁移；其残差需要修正。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model is partly transferable; compare it with target-only models.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源模型可部分迁移；请与仅用目标数据的模型比较。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source carries little; target-only models are called for.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：可从源沿用的内容很少；应使用仅用目标数据的模型。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may well be indistinguishable from the source, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：目标很可能与源无法区分，但适配样本太少，无法定论。</translation>
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
        <source>Severity %1 (%2 to %3, %4 shots): the source model may be partly transferable with its residuals corrected, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：修正残差后，源模型或可部分迁移，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source model may be partly transferable and should be compared with target-only models; so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：源模型或可部分迁移，应与仅用目标数据的模型比较；适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the source may carry little, but so few shots cannot settle it.</source>
        <translation>差异度 %1（%2 至 %3，%4 个适配样本）：可从源沿用的内容可能很少，但适配样本太少，无法定论。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target is indistinguishable from the source.</source>
        <translation>区间延伸至 %1，在该处目标与源无法区分。</translation>
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
        <source>The band reaches %1, where the source model is partly transferable with its residuals corrected.</source>
        <translation>区间延伸至 %1，在该处修正残差后源模型可部分迁移。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the source model is partly transferable and target-only models are as good.</source>
        <translation>区间延伸至 %1，在该处源模型可部分迁移，而仅用目标数据的模型同样好。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the source carries little.</source>
        <translation>区间延伸至 %1，在该处可从源沿用的内容很少。</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 shots; a severity of up to %2 is possible.</source>
        <translation>用 %1 个适配样本检测不到与源的差异；差异度最高可能为 %2。</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 shots. At least 4 target rows with a response are needed.</source>
        <translation>用 %1 个适配样本无法测量差异度。至少需要 4 个有响应变量的目标行。</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot be asked about the target. Match features on the Features page.</source>
        <translation>源和目标没有共同特征，因此无法用源模型预测目标。请在“特征”页面匹配特征。</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 shots, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>源模型对 %1 个适配样本中的某些给不出数值，因此无法测量差异度。请检查适配样本的特征。</translation>
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
        <source>Source and target share no feature, and %1 shots are too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>源和目标没有共同特征，而 %1 个适配样本不足以按分布形状配对各列。请在“特征”页面匹配特征，或至少测量 5 个。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target group that it has not seen from a source group in %1 % of the pairs; 50 % is chance (p = %2).</source>
        <translation>仅看特征的分类器能在 %1% 的分组对中分辨出未见过的目标分组与源分组；纯属偶然时为 50%（p = %2）。</translation>
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
        <source>%1 is not a campaign: it cannot be read as JSON (%2). Correct the file.</source>
        <translation>%1 不是批量评测：无法作为 JSON 读取（%2）。请改正该文件。</translation>
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
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>批量评测 %1 指定的策略“%2”不存在。可用的策略有：%3。</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>文件夹 %1 中存有另一次批量评测的结果。请选择空文件夹，或选择这些结果所属的批量评测。</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in %2 come from. Choose an empty folder, or bring the tables back.</source>
        <translation>数据对“%1”的数据表并非 %2 中结果所依据的数据表。请选择空文件夹，或恢复原来的数据表。</translation>
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
        <source>Only %1 rows are left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>只剩 %1 行可供测试，但评分至少需要 5 行。请减少抽取的适配样本。</translation>
    </message>
    <message>
        <source>%1 cells were already in %2 and are kept.</source>
        <translation>%2 中已有 %1 个单元的结果，予以保留。</translation>
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
        <source>Step %1 (%2) of the model has %3 inputs and needs %4. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）有 %3 个输入，但需要 %4 个。请从其会话重新导出模型。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns where %4 are needed. Export the model again from its session.</source>
        <translation>模型的步骤 %1（%2）有 %3 列，但需要 %4 列。请从其会话重新导出模型。</translation>
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
        <source>The model needs %1 columns and was given %2. Choose a table with its columns.</source>
        <translation>模型需要 %1 列，但得到 %2 列。请选择含有所需列的数据表。</translation>
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
        <source>Names alike to %1 %, values alike to %2 %.</source>
        <translation>名称相似度 %1%，取值相似度 %2%。</translation>
    </message>
    <message>
        <source>Names alike to %1 %, values alike to %2 %, relation to the response alike to %3 %.</source>
        <translation>名称相似度 %1%，取值相似度 %2%，与响应变量关系的相似度 %3%。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>“%1”不是有效的适配样本数。请给出整数（如 20），或占有标签行的比例（如 5%）。</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>无法按有标签行的 %1% 抽取。请给出大于 0% 且不超过 100% 的比例。</translation>
    </message>
    <message>
        <source>%1 shots are too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1 个适配样本太少，无法适配模型。请至少使用 3 个有响应变量的目标行。</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>目标中没有任何行有响应变量。请至少测量 3 行的响应变量，或选择其他响应变量列。</translation>
    </message>
    <message>
        <source>%1 shots were asked for, but only %2 target rows have a response. Ask for at most %2.</source>
        <translation>要求 %1 个适配样本，但只有 %2 个目标行有响应变量。请最多要求 %2 个。</translation>
    </message>
    <message>
        <source>%1 shots were asked for, but the groups they may come from hold only %2 rows with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>要求 %1 个适配样本，但可供抽取的分组中只有 %2 行有响应变量，因为其余分组留作测试。请最多要求 %2 个，或不使用分组列。</translation>
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
        <source>Adapting with %1 shots</source>
        <translation>正在用 %1 个适配样本进行适配</translation>
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
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1 不是 UTF-8 文本：第 %2 行在文件偏移 %3 处有无效字节。请另存为 UTF-8 或 UTF-16 后重新打开。</translation>
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
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE or UTF-16BE.</source>
        <translation>对 %2 而言，%1 不是已知的编码。请选择 UTF-8、UTF-16LE 或 UTF-16BE。</translation>
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
        <source>All column names are numbers. If the first line is data, read the file without a header.</source>
        <translation>所有列名都是数字。如果首行是数据，请按无表头读取该文件。</translation>
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
        <source>Line %1 has %2 of %3 cells. The cells that are not there were left empty.</source>
        <translation>第 %1 行只有 %3 个单元格中的 %2 个。缺少的单元格留空。</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells instead of %3. The cells after the last column were dropped.</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个。最后一列之后的单元格已舍弃。</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells instead of %3; those after the last column are empty and were dropped.</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个；最后一列之后的单元格为空，已舍弃。</translation>
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
        <source>%1 more times the same as at line %2: %3</source>
        <translation>另有 %1 处与第 %2 行相同：%3</translation>
    </message>
    <message>
        <source>%1 more columns have the same fault as column %2: %3</source>
        <translation>另有 %1 列与第 %2 列有相同的问题：%3</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells do not, first “%3” in line %4. They count as missing (lines %5).</source>
        <translation>列“%1”是数值列，但有 %2 个单元格不是数值，首个为第 %4 行的“%3”。它们视为缺失（行：%5）。</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 numbers with %3 other cells, first “%4” in line %5. It was read as categories.</source>
        <translation>列“%1”混有 %2 个数值和 %3 个其他单元格，首个为第 %5 行的“%4”。已作为类别读取。</translation>
    </message>
    <message>
        <source>Column “%1” has %2 cells that are not finite numbers, first “%3” in line %4. They count as missing.</source>
        <translation>列“%1”有 %2 个单元格不是有限数值，首个为第 %4 行的“%3”。它们视为缺失。</translation>
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
        <source>“%1” is heavy-tailed and enters by its logarithm.</source>
        <translation>“%1”呈重尾分布，取对数后使用。</translation>
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
        <source>The source %1 has %2 rows with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>源 %1 有 %2 行有响应变量，但源模型至少需要 %3 行。请添加实测行，或不使用该源。</translation>
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
        <source>An adaptation needs at least 3 shots, but there are %1. Measure more rows.</source>
        <translation>适配至少需要 3 个适配样本，但只有 %1 个。请测量更多行。</translation>
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
        <source>A performance model carried to a new platform with a handful of runs.</source>
        <translation>只用少量运行迁移到新平台的性能模型。</translation>
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
        <source>mean error on %1 unseen rows</source>
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
        <source>What the shots call for</source>
        <translation>由适配样本得出的建议</translation>
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
        <source>Out-of-fold nmse</source>
        <translation>nMSE（交叉验证）</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE %（交叉验证）</translation>
    </message>
    <message>
        <source>Unseen nmse</source>
        <translation>nMSE（未见）</translation>
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
        <source>Seconds</source>
        <translation>秒</translation>
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
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: labelled rows of the target that are no shots; no model has seen them. nmse: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>交叉验证：每个适配样本都由未见过它的模型预测。未见：目标中适配样本以外的有标签行，任何模型都未见过。nMSE：变换后响应变量的均方误差与其方差之比，因此 1 相当于用均值预测。</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 rows have a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>特征完全相同的重复测量仍有波动：%1 行的特征与其他行相同，其变换后响应变量的标准差为 %2。对于单次运行，任何模型都无法做得更好。</translation>
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
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so it was not run and the bundle is not verified. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>%1 中的 model.pt 与此版本的 Footbridge 根据 state/graph.json 写出的内容并非逐字节相同，因此未运行它，模型包也未通过校验。它已被改动，或由其他版本生成：请索取用此版本导出的模型包。</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 seconds and was stopped, so it is not verified. Do not use this bundle unless you know who made it; ask for a smaller model.</source>
        <translation>检查 %1 的时间超过 %2 秒，已停止，因此它未通过校验。除非您知道是谁制作的，否则请勿使用此模型包；请索取较小的模型。</translation>
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
        <source>%1 exists with other contents than are written there and was left alone. Name another folder.</source>
        <translation>%1 已存在，且内容并非此处要写入的内容，已保持原样。请指定其他文件夹。</translation>
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
</context>
</TS>
