<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AliasFiles</name>
    <message>
        <source>Open an alias table</source>
        <translation>別名表を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export the alias table</source>
        <translation>別名表のエクスポート</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
</context>
<context>
    <name>AnalysisPlots</name>
    <message>
        <source>Predicted against measured</source>
        <translation>予測値と計測値</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>All strategies on the same shots</source>
        <translation>同じショットでの全手法</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>%1の分布</translation>
    </message>
    <message>
        <source>Black: the source against itself; grey: limit of chance</source>
        <translation>黒：ソース自身との比較、灰色：偶然の限界</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>モデルが重視する特徴量</translation>
    </message>
    <message>
        <source>By how much the error grows when a feature is shuffled</source>
        <translation>特徴量をシャッフルしたときの誤差の増加</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>%1の影響</translation>
    </message>
    <message>
        <source>Mean prediction over the feature&apos;s range, the others as they are</source>
        <translation>特徴量の範囲にわたる予測の平均（ほかの特徴量はそのまま）</translation>
    </message>
</context>
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>%n個の特徴量から「%2」により%1を予測します。%3にFootbridge %4で作成されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not signed: anyone could have made it. What it was made from stands under Contents.</source>
        <translation>署名がありません。誰が作成したものかは保証されません。作成に使われたデータは「内容」に示されています。</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is trusted.</source>
        <translation>信頼済みの鍵%1で署名されています。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付け</translation>
    </message>
    <message>
        <source>missing column %1, missing value %2, new category %3, value outside the range %4, other unit %5</source>
        <translation>列の欠落：%1、欠損値：%2、新しいカテゴリ：%3、範囲外の値：%4、異なる単位：%5</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>換算</translation>
    </message>
    <message>
        <source>Signed with the key %1, which is not known here.</source>
        <translation>鍵%1で署名されていますが、この鍵はここでは登録されていません。</translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message>
        <source>No cell is finished yet.</source>
        <translation>完了したセルはまだありません。</translation>
    </message>
    <message>
        <source>Error against shots</source>
        <translation>ショット数に対する誤差</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Best of the shots alone</source>
        <translation>ショットのみの手法で最良</translation>
    </message>
    <message>
        <source>Severity against gain</source>
        <translation>乖離度と改善度</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone</source>
        <translation>ショットのみに対する「自動」の改善度</translation>
    </message>
    <message>
        <source>Transfer pays above</source>
        <translation>これより上では転移に効果あり</translation>
    </message>
    <message numerus="yes">
        <source>%n shots</source>
        <translation>
            <numerusform>ショット%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>最良の手法</translation>
    </message>
    <message>
        <source>Pairs and shot counts won</source>
        <translation>最良となった組とショット数の件数</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation>各手法の所要時間</translation>
    </message>
    <message>
        <source>Median time of a cell</source>
        <translation>セルあたりの時間の中央値</translation>
    </message>
    <message>
        <source>Reliability of intervals</source>
        <translation>予測区間の信頼性</translation>
    </message>
    <message>
        <source>Test rows inside</source>
        <translation>区間内のテスト行</translation>
    </message>
    <message>
        <source>No interval was measured.</source>
        <translation>計測された区間はありません。</translation>
    </message>
    <message>
        <source>%1 % intervals</source>
        <translation>%1%区間</translation>
    </message>
    <message>
        <source>Promised: %1 %</source>
        <translation>公称：%1%</translation>
    </message>
    <message>
        <source>Normalised error (nMSE)</source>
        <translation>正規化誤差（nMSE）</translation>
    </message>
</context>
<context>
    <name>ColouredPoints</name>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Carries a performance model to a new platform.</source>
        <translation>性能モデルを新しいプラットフォームへ転移します。</translation>
    </message>
    <message>
        <source>Tables of platforms you know, as CSV, folders of such tables, a session, or a bundle.</source>
        <translation>既知のプラットフォームのテーブル（CSV）、そのようなテーブルのフォルダー、セッション、またはバンドル。</translation>
    </message>
    <message>
        <source>Table of the new platform.</source>
        <translation>新しいプラットフォームのテーブル。</translation>
    </message>
    <message>
        <source>Column to predict.</source>
        <translation>予測する列。</translation>
    </message>
    <message>
        <source>Open the built-in example.</source>
        <translation>組み込みの例を開きます。</translation>
    </message>
    <message>
        <source>A session is opened alone: it names its tables itself.</source>
        <translation>セッションは単独で開きます。使用するテーブルはセッション自体に記録されています。</translation>
    </message>
    <message>
        <source>Page to show, one of %1.</source>
        <translation>表示するページ。次のいずれか：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>There is no page named %1. Use one of %2.</source>
        <translation>%1という名前のページはありません。次のいずれかを使ってください：%2。</translation>
    </message>
</context>
<context>
    <name>ControlHelp</name>
    <message>
        <source>Opens the tables of further platforms you know. Several sources are learned from together.</source>
        <translation>既知の別のプラットフォームの表を開きます。複数のソースからまとめて学習します。</translation>
    </message>
    <message>
        <source>Opens the table of the new platform, instead of the one that is open.</source>
        <translation>開いている表の代わりに、新しいプラットフォームの表を開きます。</translation>
    </message>
    <message>
        <source>What each column is. The response is what is predicted, features are what it is predicted from, ignored columns are left out. Equal values of a group column mark runs that belong together. Click a role to change it.</source>
        <translation>各列の役割です。目的変数が予測する値、特徴量が予測に使う値で、無視する列は使いません。グループ列の値が等しい実行は、ひとまとまりとして扱われます。役割をクリックすると変更できます。</translation>
    </message>
    <message>
        <source>The rows of the chosen table. Filter them by text or by a condition such as n &gt; 64, sort them by a click on a column, and select rows of the target to learn from these and no others.</source>
        <translation>選んだ表の行です。文字列や n &gt; 64 のような条件で絞り込み、列をクリックして並べ替えられます。ターゲットの行を選択すると、その行だけから学習できます。</translation>
    </message>
    <message>
        <source>Shows only the features whose name contains this text.</source>
        <translation>名前にこの文字列を含む特徴量だけを表示します。</translation>
    </message>
    <message>
        <source>Features that only the source has. What it learned from them cannot be carried over. Drag one onto a feature of the target, or select both and press Return, if they mean the same.</source>
        <translation>ソースだけにある特徴量です。そこから学んだことは引き継げません。意味が同じなら、ターゲットの特徴量の上にドラッグするか、両方を選択してReturnキーを押してください。</translation>
    </message>
    <message>
        <source>Features of both sides. A suggestion with its confidence is used only once it is accepted: Return accepts it, Delete rejects it or separates a match.</source>
        <translation>両側にある特徴量です。信頼度つきの候補は、承認して初めて使われます。Returnキーで承認、Deleteキーで却下または対応付けの解除を行います。</translation>
    </message>
    <message>
        <source>Features that only the target has. Models of the shots can use them, the source model cannot.</source>
        <translation>ターゲットだけにある特徴量です。ショットだけのモデルには使えますが、ソースモデルには使えません。</translation>
    </message>
    <message>
        <source>Accept or reject suggestions, match or separate what is selected. An alias table is a CSV whose lines each hold names that mean the same; matches can be saved as one.</source>
        <translation>候補の承認と却下、選択した特徴量の対応付けと解除を行います。エイリアス表は、各行に同じ意味の名前を並べたCSVです。対応付けをこの形で保存できます。</translation>
    </message>
    <message>
        <source>How the values of the selected pair are distributed in the source and in the target. Where the two do not overlap, the model has to extrapolate.</source>
        <translation>選択した組の値の、ソースとターゲットでの分布です。重ならないところでは、モデルは外挿しなければなりません。</translation>
    </message>
    <message>
        <source>Stops what is running. The last good result stays.</source>
        <translation>実行中の処理を止めます。最後の正常な結果は残ります。</translation>
    </message>
    <message>
        <source>Severity from every table to every other, to see which platform resembles which. Click a cell, or press Return on it, to load that pair.</source>
        <translation>すべての表どうしの乖離度です。どのプラットフォームが似ているかがわかります。セルをクリックするかReturnキーを押すと、その組を読み込みます。</translation>
    </message>
    <message>
        <source>How far each matched feature has moved, the farthest first.</source>
        <translation>対応付けた特徴量の変化の大きさを、大きい順に示します。</translation>
    </message>
    <message>
        <source>How far the target is from each source alone.</source>
        <translation>ターゲットと個々のソースとの隔たりです。</translation>
    </message>
    <message>
        <source>The measured rows of the target that the adaptation learns from. All other measured rows are kept to test the result.</source>
        <translation>適応の学習に使う、ターゲットの計測済みの行です。ほかの計測済みの行は結果の検証に使います。</translation>
    </message>
    <message>
        <source>How many rows are drawn, or which share of the measured ones.</source>
        <translation>抽出する行の数、または計測済みの行に占める割合です。</translation>
    </message>
    <message>
        <source>Whose features are used for ranges and scales. Responses are taken from the shots alone in either case.</source>
        <translation>範囲と尺度にどの行の特徴量を使うかです。どちらの場合も、目的変数の値はショットからだけ取ります。</translation>
    </message>
    <message>
        <source>Start of the random numbers. The same inputs and seed give the same result, bit for bit; another seed draws other shots.</source>
        <translation>乱数の開始値です。入力とシードが同じなら、結果はビット単位で同じになります。別のシードでは別のショットが選ばれます。</translation>
    </message>
    <message>
        <source>Which ways of adapting are tried. Auto weighs many models by their errors on held-out shots; the target-only ones ignore the source, for comparison.</source>
        <translation>試す適応方法です。「自動」は多くのモデルを、取り置いたショットでの誤差に応じて重み付けします。ターゲットのみの手法は、比較のためソースを使いません。</translation>
    </message>
    <message>
        <source>Starts or cancels the run. It trains the source model once, measures severity and fits the strategies. Cancelling keeps the last good result.</source>
        <translation>計算を開始またはキャンセルします。ソースモデルを一度学習し、乖離度を測定し、各手法を当てはめます。キャンセルしても最後の正常な結果は残ります。</translation>
    </message>
    <message>
        <source>The strategies of this run as they finish, with their error on held-out shots and their time.</source>
        <translation>この計算の手法を、終わったものから順に、取り置いたショットでの誤差と所要時間とともに示します。</translation>
    </message>
    <message>
        <source>Rows of the target that would teach most if they were measured next, and what that is expected to be worth. Save the list as CSV, fill in the response, and open it again.</source>
        <translation>次に計測すると最も多くを学べるターゲットの行と、見込まれる効果です。一覧をCSVで保存し、目的変数を記入して、もう一度開いてください。</translation>
    </message>
    <message>
        <source>The chosen strategy in plots: predicted against measured, residuals, all strategies, error against the number of shots. Beside sets a second strategy or an earlier run next to it; both plots then move together.</source>
        <translation>選んだ手法のグラフです。予測値と計測値、残差、全手法、ショット数と誤差を表示します。「比較」で別の手法や以前の計算を並べると、両方のグラフが一緒に動きます。</translation>
    </message>
    <message>
        <source>The figures of the two results that stand side by side, and their difference.</source>
        <translation>並べた2つの結果の値と、その差です。</translation>
    </message>
    <message>
        <source>Every row of the target with what is measured, predicted and flagged. Rows selected here are marked in the plots, and the other way round; double-click one to see all of it.</source>
        <translation>ターゲットの各行の計測値、予測値、注意事項です。ここで選択した行はグラフでも強調され、逆も同じです。ダブルクリックすると行全体を表示します。</translation>
    </message>
    <message>
        <source>Writes the adapted model as one file that runs without Footbridge. It is opened again and compared with what you saw before the export counts as done.</source>
        <translation>適応済みのモデルを、Footbridgeなしで動く1つのファイルに書き出します。もう一度開いて表示内容と比べてから、エクスポートの完了とします。</translation>
    </message>
    <message>
        <source>What the exported model does with rows unlike those it was made for: predict and flag them, or refuse them.</source>
        <translation>想定と異なる行をエクスポートしたモデルがどう扱うかです。予測して注意を付けるか、拒否するかを選べます。</translation>
    </message>
    <message>
        <source>Leaves your measured runs out of the file. Nobody can then read them there, and the model cannot be adapted further from it.</source>
        <translation>計測した実行をファイルに含めません。そこから読み取られることはなくなりますが、そのファイルからさらに適応することもできません。</translation>
    </message>
    <message>
        <source>A program that loads the bundle elsewhere, ready to be copied.</source>
        <translation>バンドルをほかの環境で読み込むプログラムです。そのままコピーできます。</translation>
    </message>
    <message>
        <source>Leads on: to the start of an adaptation, or to its results.</source>
        <translation>次へ進みます。適応の開始、またはその結果に移動します。</translation>
    </message>
    <message>
        <source>The rows of source and target in two dimensions, by the features that they share. Near each other means alike. Rows marked here are marked in the results, too.</source>
        <translation>ソースとターゲットの行を、共通の特徴量に基づいて2次元に表示します。近い行ほど似ています。ここで選択した行は結果でも強調されます。</translation>
    </message>
    <message>
        <source>Severity and its band against the number of shots.</source>
        <translation>ショット数に対する乖離度とその区間です。</translation>
    </message>
    <message>
        <source>Severity from every table to every other.</source>
        <translation>すべてのテーブルどうしの乖離度です。</translation>
    </message>
    <message>
        <source>Begins a campaign from the open tables or from a folder of tables.</source>
        <translation>開いているテーブル、またはテーブルのフォルダーから、新しい一括評価を始めます。</translation>
    </message>
    <message>
        <source>Opens the folder of a campaign that has ended, was interrupted or still runs.</source>
        <translation>終了した、中断された、または実行中の一括評価のフォルダーを開きます。</translation>
    </message>
    <message>
        <source>Measures every cell of the ticked pairs. What is finished is kept, whatever happens.</source>
        <translation>チェックした組のすべてのセルを評価します。完了した分は、何が起きても失われません。</translation>
    </message>
    <message>
        <source>What the campaign measures, and where it runs.</source>
        <translation>一括評価で何を評価し、どこで実行するかです。</translation>
    </message>
    <message>
        <source>Tick the pairs to measure, and say how many shots are drawn, and how often. Each number of shots and each repeat of a pair is one cell.</source>
        <translation>評価する組にチェックを付け、抽出するショット数と回数を指定します。組ごとに、ショット数と反復の組み合わせ1つが1つのセルになります。</translation>
    </message>
    <message>
        <source>The strategies to compare. All of them see the same shots.</source>
        <translation>比較する手法です。すべての手法に同じショットを使います。</translation>
    </message>
    <message>
        <source>Where the cells are measured and where the results are kept. On Slurm they run as job arrays within these limits.</source>
        <translation>セルをどこで評価し、結果をどこに保存するかです。Slurmでは、ここに示す制限内でジョブ配列として実行されます。</translation>
    </message>
    <message>
        <source>How far the campaign is, and what failed and why. It can be stopped and go on later; no finished cell is lost.</source>
        <translation>一括評価の進み具合と、失敗したセルおよびその理由です。停止して後で続行できます。完了したセルは失われません。</translation>
    </message>
    <message>
        <source>The source in the row, the target in the column. Click a cell to see that pair.</source>
        <translation>行がソース、列がターゲットです。セルをクリックするとその組が表示されます。</translation>
    </message>
    <message>
        <source>Opens a job log: Standard Workload Format, plain or compressed, what sacct prints, or CSV.</source>
        <translation>ジョブログを開きます。Standard Workload Format（非圧縮または圧縮）、sacctの出力、CSVに対応しています。</translation>
    </message>
    <message>
        <source>Adds estimates of the run times, as an adapted model predicts them.</source>
        <translation>適応済みモデルが予測した実行時間の見積もりを追加します。</translation>
    </message>
    <message>
        <source>Draws streams of jobs from the log and runs every policy with every estimate on the same ones.</source>
        <translation>ログからジョブ列を抽出し、同じジョブ列に対して、すべてのポリシーをすべての見積もりで実行します。</translation>
    </message>
    <message>
        <source>How the turnaround grows with the load of the machine.</source>
        <translation>マシンの負荷に応じて、ターンアラウンド時間がどう伸びるかです。</translation>
    </message>
    <message>
        <source>What the log holds: when jobs arrive, how large they are, and what was left out.</source>
        <translation>ログの内容です。ジョブの投入時刻と規模、除外されたものを示します。</translation>
    </message>
    <message>
        <source>Which job ran on which nodes, and when. Drag to move along, turn the wheel to come closer. Jobs on fewer nodes than they asked for are orange.</source>
        <translation>どのジョブがいつどのノードで実行されたかです。ドラッグで移動し、ホイールで拡大できます。要求より少ないノード数で実行されたジョブはオレンジです。</translation>
    </message>
    <message>
        <source>How much of the machine is in use, and how many jobs wait, over the same time as above.</source>
        <translation>上と同じ期間の、マシンの使用率と待機中のジョブ数です。</translation>
    </message>
    <message>
        <source>The mean turnaround of each policy with each estimate, with its 95 % interval over the streams.</source>
        <translation>各ポリシーと各見積もりでの平均ターンアラウンド時間と、ジョブ列全体から求めた95%区間です。</translation>
    </message>
    <message>
        <source>Another load, and other limits for jobs that may run on fewer nodes. Each change runs again in the background.</source>
        <translation>負荷と、少ないノード数で実行してよいジョブに対する制限を変えます。変更するたびに、バックグラウンドで再計算します。</translation>
    </message>
    <message>
        <source>What to request for each run.</source>
        <translation>各実行でどれだけ要求すべきかです。</translation>
    </message>
    <message>
        <source>Where to run, and on how many nodes, under a deadline or a budget.</source>
        <translation>期限または予算の範囲内で、どこで、何ノードで実行するかです。</translation>
    </message>
    <message>
        <source>How much memory training a network takes on each device.</source>
        <translation>ネットワークの学習に、デバイス1台あたりどれだけのメモリが必要かです。</translation>
    </message>
    <message>
        <source>Goes back from the open table to the runs of the adapted model.</source>
        <translation>開いているテーブルから、適応済みモデルの実行に戻ります。</translation>
    </message>
    <message>
        <source>Opens a table of requests and measured values, such as a job log, to see what other requests would have cost.</source>
        <translation>要求値と計測値のテーブル（ジョブログなど）を開き、別の要求値ならコストがいくらになっていたかを調べます。</translation>
    </message>
    <message>
        <source>What requests cost, and how often they kill a run. A practice has the same colour in both plots.</source>
        <translation>要求値に応じたコストと、実行が強制終了される頻度です。要求値の決め方ごとに、2つのプロットで同じ色を使います。</translation>
    </message>
    <message>
        <source>For each run what to request, the chance that it is killed all the same, and what it is expected to cost.</source>
        <translation>実行ごとの要求値、それでも強制終了される確率、期待コストです。</translation>
    </message>
    <message>
        <source>The models of the platforms, the ways to run, and the limits of time and money.</source>
        <translation>プラットフォームのモデル、実行方法、時間と料金の制限です。</translation>
    </message>
    <message>
        <source>Each platform with the price of a node, and every way to run on it. Select one to see it in the plot.</source>
        <translation>各プラットフォームの1ノードあたりの料金と、そこでのすべての実行方法です。選択するとプロットに表示されます。</translation>
    </message>
    <message>
        <source>Price against time. Nothing is both cheaper and faster than what lies on the line; click a point for its details.</source>
        <translation>時間に対する料金です。線上の点より安く、しかも速いものはありません。点をクリックすると詳細が表示されます。</translation>
    </message>
    <message>
        <source>The network, and how its training is spread over devices. Every change is computed at once.</source>
        <translation>ネットワークと、その学習をデバイスに分散する方法です。変更はすぐに計算に反映されます。</translation>
    </message>
    <message>
        <source>What lies in the memory of one device, term by term, and why.</source>
        <translation>デバイス1台のメモリの内訳と、その理由です。</translation>
    </message>
    <message>
        <source>Which devices hold it. Names and memory can be edited.</source>
        <translation>どのデバイスに収まるかです。名前とメモリは編集できます。</translation>
    </message>
    <message>
        <source>Drop tables here, or open them: runs of a platform you know are a source, the runs of the new platform are the target. Files are CSV with one run per line. Sessions and bundles open here, too.</source>
        <translation>ここにテーブルをドロップするか、開きます。既知のプラットフォームの実行がソース、新しいプラットフォームの実行がターゲットです。ファイルは1行に1つの実行を記録したCSVです。セッションとバンドルもここで開けます。</translation>
    </message>
    <message>
        <source>One card for each table. Click a card to see its columns and rows. The name is used in plots and reports; the import options say how the file is read, and warnings lead to the lines they are about.</source>
        <translation>テーブルごとに1枚のカードです。カードをクリックすると、その列と行が表示されます。名前はプロットとレポートで使われます。インポートの設定はファイルの読み込み方法を示し、警告からは該当する行に移動できます。</translation>
    </message>
    <message>
        <source>Trains the source model where needed and measures how far the target is from it. From then on the measurement follows every change of the shots.</source>
        <translation>必要に応じてソースモデルを学習し、ターゲットがそこからどれだけ離れているかを測定します。以後はショットが変わるたびに測定し直します。</translation>
    </message>
    <message>
        <source>Severity: 0 means just like the source, 1 means nothing in common. The outer line is the 90 % band: what so few shots leave open.</source>
        <translation>乖離度：0はソースと同じ、1は共通点なしを意味します。外側の線は90%区間で、少数のショットでは定まらない範囲です。</translation>
    </message>
    <message>
        <source>What differs. Black: the source against itself; grey: the limit of chance. Hover over a bar for its meaning.</source>
        <translation>何が異なるかです。黒：ソース自身との比較、灰色：偶然の限界。棒にマウスポインターを合わせると意味が表示されます。</translation>
    </message>
    <message>
        <source>The errors of simple ways to predict the target, each shot held out in turn. The simplest way that is good enough is what the shots call for.</source>
        <translation>ターゲットを予測する単純な方法の誤差です。ショットを順にホールドアウトして求めます。十分な精度を持つ最も単純な方法が、このショットに適した方法です。</translation>
    </message>
    <message>
        <source>Each shot as measured and as the source model predicts it. On the grey line both agree; the blue line is the offset and scale that fit best, and what stays off it is different behaviour.</source>
        <translation>各ショットの計測値と、ソースモデルの予測値です。灰色の線上では両者が一致します。青い線は最もよく合うオフセットとスケールで、そこから外れるものは挙動の違いです。</translation>
    </message>
    <message>
        <source>The loss of the source&apos;s networks while they train: on the rows they learn from, and, as validation, on rows held back from them.</source>
        <translation>学習中のソースのネットワークの損失です。学習に使う行での損失と、取り置いた行での損失（検証）を示します。</translation>
    </message>
    <message>
        <source>All strategies on the same shots. Out of fold: each shot predicted by a model that has not seen it. Not seen: measured runs that are not shots. Click a line to see that strategy.</source>
        <translation>同じショットでのすべての手法です。交差検証：各ショットを、それを学習に使っていないモデルで予測します。未学習：ショットではない計測済みの実行です。行をクリックすると、その手法が表示されます。</translation>
    </message>
    <message>
        <source>Says why the prediction of the selected row is what it is and why its interval is as wide as it is, in the place of the leaderboard.</source>
        <translation>選択した行の予測がなぜその値になり、区間がなぜその幅になるのかを、リーダーボードの代わりに表示します。</translation>
    </message>
    <message>
        <source>What the prediction of the selected row is made of: the width of its interval, what each member of the mixture says with its weight, how far each feature would move it, and the nearest measured rows. The model ranks the features by how much the error grows when their values are shuffled, and draws how the prediction follows them.</source>
        <translation>選択した行の予測の内訳です。区間の幅、混合の各メンバーの予測と重み、各特徴量が予測を動かす大きさ、最も近い計測済みの行を示します。「モデル」では、値をシャッフルしたときの誤差の増加で特徴量を順位付けし、予測が特徴量にどう従うかを図示します。</translation>
    </message>
    <message>
        <source>Puts the explanation of this row into the report, or takes it out.</source>
        <translation>この行の説明をレポートに追加するか、レポートから外します。</translation>
    </message>
    <message>
        <source>How far the campaign has got, and what came out of it.</source>
        <translation>一括評価の進み具合と、その結果です。</translation>
    </message>
    <message>
        <source>The error of the chosen pair against the number of shots. Its experiment opens in the other pages, with exactly the shots of that repeat.</source>
        <translation>選択した組の、ショット数に対する誤差です。その反復とまったく同じショットで、実験がほかのページに開きます。</translation>
    </message>
    <message>
        <source>All pairs, one per line; a click on a title sorts them. The report and the plots go into the folder of the campaign.</source>
        <translation>すべての組を1行に1つずつ示します。見出しをクリックすると並べ替えられます。レポートとプロットは一括評価のフォルダーに書き出されます。</translation>
    </message>
    <message>
        <source>Writes the requests as CSV, one line per run.</source>
        <translation>要求値を、1行に1つの実行のCSVとして書き出します。</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused, and what the site allows and bills.</source>
        <translation>実行の強制終了で作業を失うことが、同じ量を未使用で残すことの何倍悪いか、またサイトが何を許容し、何に課金するかです。</translation>
    </message>
    <message>
        <source>Chooses a CSV that grows and how it is learned: the response, what the model starts from, and whether to wait for more runs at its end.</source>
        <translation>増えていくCSVと、その学習方法を選択します。目的変数、モデルの出発点、末尾で次の実行を待つかどうかを指定します。</translation>
    </message>
    <message>
        <source>Stops following. What was learned is kept, and following the same table again goes on from there.</source>
        <translation>追跡を停止します。学習した内容は保持され、同じテーブルを再び追跡するとそこから続行します。</translation>
    </message>
    <message>
        <source>Writes the selected version, or the one in force, as a bundle that runs without Footbridge, while the stream goes on.</source>
        <translation>選択したバージョン、または使用中のバージョンを、Footbridgeなしで動くバンドルとして書き出します。その間もストリームは続きます。</translation>
    </message>
    <message>
        <source>How things stand now. False alarms are what the drift detectors raise at most while nothing changes.</source>
        <translation>現在の状況です。誤検知は、何も変化していないときにドリフト検出器が発する警報の上限です。</translation>
    </message>
    <message>
        <source>What happened last, and what learning online buys over retraining, over keeping the first model and over guessing.</source>
        <translation>直近の出来事と、オンライン学習が、再学習、最初のモデルの維持、当て推量と比べてどれだけ有利かです。</translation>
    </message>
    <message>
        <source>Which version predicted when. A version that was taken up again has the colour of the old one.</source>
        <translation>どのバージョンがいつ予測したかです。再開されたバージョンは、元のバージョンと同じ色になります。</translation>
    </message>
    <message>
        <source>Relative error of each run before it was learned, averaged over ten runs; dashed lines mark noticed drifts.</source>
        <translation>各実行を学習する前の相対誤差を、10回の実行で平均したものです。破線は検出されたドリフトです。</translation>
    </message>
    <message>
        <source>How many of the last hundred runs lay inside their interval, and how many would have if its width had never been adapted.</source>
        <translation>直近100回の実行のうち区間に入った回数と、区間の幅をまったく適応させなかった場合に入ったはずの回数です。</translation>
    </message>
    <message>
        <source>Every version of the model, newest first: why it began, what it predicted and how well. Select one to go back to it or to export it.</source>
        <translation>モデルのすべてのバージョンを新しい順に示します。開始した理由、予測した実行、その精度がわかります。選択すると、そのバージョンに戻すか、エクスポートできます。</translation>
    </message>
    <message>
        <source>Takes the selected version up again as a new one, for when a drift was a false alarm. Nothing is deleted.</source>
        <translation>選択したバージョンを、新しいバージョンとして再開します。ドリフトが誤検知だった場合に使います。何も削除されません。</translation>
    </message>
    <message>
        <source>How often everything is repeated with other rows and first weights. The intervals hold 90 % of the repetitions.</source>
        <translation>別の行と別の初期重みで、全体を何回繰り返すかです。区間は繰り返しの90%を含みます。</translation>
    </message>
    <message>
        <source>How often every training sees each of its rows: the same for all ways.</source>
        <translation>各学習で各行を何回使うかです。すべての方法で同じです。</translation>
    </message>
    <message>
        <source>Trains all ways in the background, on the first source and the target.</source>
        <translation>最初のソースとターゲットを使い、すべての方法をバックグラウンドで学習します。</translation>
    </message>
    <message>
        <source>Which way to begin, what it saves, and what it costs in the end.</source>
        <translation>どの方法で始めるべきか、何を節約でき、最終的に何を失うかです。</translation>
    </message>
    <message>
        <source>Error of rows that are never learned from, while training goes on. A dot marks where a way reaches the error asked for.</source>
        <translation>学習が進む間の、学習にまったく使わない行での誤差です。点は、その方法が求める誤差に達した位置です。</translation>
    </message>
    <message>
        <source>What each way saves until then, against training from scratch with the same seed. Below zero it takes longer.</source>
        <translation>そこに達するまでに各方法が節約する量を、同じシードでの最初からの学習と比べたものです。0を下回ると、より長くかかります。</translation>
    </message>
    <message>
        <source>The figures of every way. A way is no worse where its final error cannot be told from that from scratch.</source>
        <translation>各方法の数値です。最終誤差を最初からの学習のものと区別できない方法は、劣らないと見なします。</translation>
    </message>
    <message>
        <source>The run that the sentence, the vector and the order speak of. A run of the tables that were learned from is predicted by models that have not seen its group.</source>
        <translation>文章、ベクトル、順序の対象となる実行です。学習に使ったテーブルの実行は、そのグループを学習に使っていないモデルで予測されます。</translation>
    </message>
    <message>
        <source>Shows the runs that were learned from again, instead of the table that was predicted.</source>
        <translation>予測したテーブルの代わりに、学習に使った実行を再び表示します。</translation>
    </message>
    <message>
        <source>Shows what the columns are. After a change, train again.</source>
        <translation>各列が何であるかを表示します。変更後は再学習してください。</translation>
    </message>
    <message>
        <source>Opens run times on several machines: one table with a column that names the machine, one with a time column for each, or several files, one for each.</source>
        <translation>複数のマシンでの実行時間を開きます。マシン名の列を持つ1つのテーブル、マシンごとに時間の列を持つ1つのテーブル、またはマシンごとに1つのファイルを使えます。</translation>
    </message>
    <message>
        <source>Writes the predicted vectors with their intervals as CSV, a line a row.</source>
        <translation>予測したベクトルとその区間を、1行に1つの実行のCSVとして書き出します。</translation>
    </message>
    <message>
        <source>Writes the model as ONNX and TorchScript into one zip, once both were read back and predict what this page shows.</source>
        <translation>モデルをONNXとTorchScriptとして1つのzipに書き出します。両方を読み戻し、このページの表示どおりに予測することを確かめてから完了とします。</translation>
    </message>
    <message>
        <source>Trains every model in the background and weighs them by groups that are left out.</source>
        <translation>すべてのモデルをバックグラウンドで学習し、除外したグループを使って重みを付けます。</translation>
    </message>
    <message>
        <source>Opens a table with the same features and predicts its rows on all machines.</source>
        <translation>同じ特徴量を持つテーブルを開き、その行をすべてのマシンについて予測します。</translation>
    </message>
    <message>
        <source>What each column is: the machine, the run time, what runs belong together, what describes a run. Runs that belong together are never split between learning and judging. Click a use to change it.</source>
        <translation>各列が何であるかです：マシン、実行時間、どの実行が同じグループに属するか、実行の特徴。同じグループの実行は、学習と評価に分割されません。用途をクリックすると変更できます。</translation>
    </message>
    <message>
        <source>What run times are divided by.</source>
        <translation>実行時間を割る基準です。</translation>
    </message>
    <message>
        <source>Divides counters of instructions by the number of all instructions, so that short and long runs of the same kind look alike.</source>
        <translation>命令のカウンターを全命令数で割ります。同種の実行であれば、短くても長くても似た値になります。</translation>
    </message>
    <message>
        <source>Opens a CSV that says which names of different tools mean the same counter: the name to use, then the others, a line a counter.</source>
        <translation>異なるツールのどの名前が同じカウンターを指すかを記したCSVを開きます。1行に1つのカウンターで、使用する名前、続いてその他の名前を書きます。</translation>
    </message>
    <message>
        <source>The run time on each machine over that on the fastest, with the interval that holds nine of ten. Diamonds are measured. All shows every machine.</source>
        <translation>最速のマシンに対する各マシンでの実行時間の比と、10回中9回を含む区間です。ひし形は計測値です。「すべて」を選ぶと全マシンが表示されます。</translation>
    </message>
    <message>
        <source>How sure the order is: the chance that the machine of the row is faster than that of the column.</source>
        <translation>順序の確かさ：行のマシンが列のマシンより速い確率です。</translation>
    </message>
    <message>
        <source>Runs that look alike to the published model lie close together. Click a point for its run; drag with Shift to select several in the table.</source>
        <translation>論文のモデルから見て似ている実行は近くに配置されます。点をクリックするとその実行が表示されます。Shiftキーを押しながらドラッグすると、テーブルで複数の実行を選択できます。</translation>
    </message>
    <message>
        <source>Every model beside the majority order, on runs whose group it has not seen; point at a figure for its interval. Leave each out learns everything anew for every group. ROC: how well the usual order is told from others. Who gains most: every run with the machine that is recommended and what moving there gains.</source>
        <translation>グループを学習に使っていない実行での、各モデルと多数派の順序との比較です。数値にマウスポインターを合わせると区間が表示されます。「1つずつ除外」は、グループごとにすべてを学習し直します。ROC：通常の順序をほかの順序とどれだけ区別できるかです。「改善の大きい実行」：すべての実行について、推奨されるマシンと、そこに移すことによる改善を示します。</translation>
    </message>
    <message>
        <source>Trains an auto-encoder on two fields of scientific data instead of the network on the open tables.</source>
        <translation>開いている表のネットワークの代わりに、2 つの科学データのフィールドでオートエンコーダーを学習します。</translation>
    </message>
    <message>
        <source>Goes back to the network on the open tables.</source>
        <translation>開いている表のネットワークに戻ります。</translation>
    </message>
</context>
<context>
    <name>CostPlots</name>
    <message>
        <source>Recommended</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>Factor %1</source>
        <translation>係数%1</translation>
    </message>
    <message>
        <source>Adjustment factor %1</source>
        <translation>調整係数%1</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>強制終了と無駄</translation>
    </message>
    <message>
        <source>Requested but unused, of what is used</source>
        <translation>使用量に対する未使用の要求量</translation>
    </message>
    <message>
        <source>Runs killed</source>
        <translation>強制終了された実行</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>上限値</translation>
    </message>
    <message>
        <source>Padded prediction</source>
        <translation>余裕を加えた予測値</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>コスト比に対する期待コスト</translation>
    </message>
    <message>
        <source>Cost ratio: an underestimate against an overestimate</source>
        <translation>コスト比：過大評価に対する過小評価</translation>
    </message>
    <message>
        <source>Expected cost (1 is perfect)</source>
        <translation>期待コスト（1が理想）</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>時間に対する料金</translation>
    </message>
    <message>
        <source>Expected time to solution</source>
        <translation>解を得るまでの期待時間</translation>
    </message>
    <message>
        <source>Expected price</source>
        <translation>期待料金</translation>
    </message>
    <message>
        <source>Add platforms and open runs to compare them.</source>
        <translation>プラットフォームを追加し、実行を開いて比較してください。</translation>
    </message>
    <message>
        <source>Beaten in both</source>
        <translation>両方で劣る</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>パレートフロント</translation>
    </message>
    <message>
        <source>Users&apos; own</source>
        <translation>ユーザーの要求値</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Share of the rows</source>
        <translation>行の割合</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>This feature has no values to compare.</source>
        <translation>この特徴量には比較できる値がありません。</translation>
    </message>
</context>
<context>
    <name>DivergencePlots</name>
    <message>
        <source>below %1</source>
        <translation>%1未満</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>Source model against the shots</source>
        <translation>ソースモデルとショット</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1の計測値</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>恒等線</translation>
    </message>
    <message>
        <source>fitted shift</source>
        <translation>当てはめたシフト</translation>
    </message>
    <message>
        <source>shot and residual</source>
        <translation>ショットと残差</translation>
    </message>
    <message>
        <source>Shift × %1, slope %2, residuals ×/÷ %3.</source>
        <translation>シフト×%1、傾き%2、残差×/÷ %3。</translation>
    </message>
    <message>
        <source>Slope %1; residuals as asinh: ± %2.</source>
        <translation>傾き%1、asinhでの残差：± %2。</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>行の分布図</translation>
    </message>
    <message>
        <source>First component</source>
        <translation>第1成分</translation>
    </message>
    <message>
        <source>Second component</source>
        <translation>第2成分</translation>
    </message>
    <message>
        <source>source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>Severity against shots</source>
        <translation>ショット数に対する乖離度</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>At least 5 shots of a target that shares features.</source>
        <translation>共通の特徴量を持つターゲットのショットが少なくとも5個必要です。</translation>
    </message>
    <message>
        <source>severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>90 % band</source>
        <translation>90%区間</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Source model&apos;s prediction</source>
        <translation>ソースモデルの予測値</translation>
    </message>
</context>
<context>
    <name>ExplainPlots</name>
    <message>
        <source>Predicted %1</source>
        <translation>%1の予測値</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未学習</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>%1の影響</translation>
    </message>
    <message>
        <source>This feature has no values to draw.</source>
        <translation>この特徴量には表示できる値がありません。</translation>
    </message>
    <message>
        <source>mean over the rows</source>
        <translation>行の平均</translation>
    </message>
    <message>
        <source>middle 80 % of rows</source>
        <translation>行の中央80%</translation>
    </message>
    <message>
        <source>What the model rests on</source>
        <translation>モデルが重視する特徴量</translation>
    </message>
    <message>
        <source>Increase of the error (nMSE) when shuffled</source>
        <translation>シャッフルしたときの誤差（nMSE）の増加</translation>
    </message>
    <message>
        <source>The model has no features.</source>
        <translation>モデルに特徴量がありません。</translation>
    </message>
    <message>
        <source>mean of the shuffles</source>
        <translation>シャッフルの平均</translation>
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
            <numerusform>ショット%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2, seed %3</source>
        <translation>計算%1：%2、シード%3</translation>
    </message>
    <message>
        <source>%1 → %2, %3, seed %4, strategies: %5</source>
        <translation>%1 → %2、%3、シード%4、手法：%5</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>The handbook is not at %1. Install the program again.</source>
        <translation>ハンドブックが%1にありません。プログラムをインストールし直してください。</translation>
    </message>
    <message>
        <source>No program is set up to open the handbook. Open %1 in a browser.</source>
        <translation>ハンドブックを開くプログラムが設定されていません。ブラウザーで%1を開いてください。</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
</context>
<context>
    <name>LivePlots</name>
    <message>
        <source>Running error</source>
        <translation>誤差の推移</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Mean of 10 runs</source>
        <translation>10回の実行の平均</translation>
    </message>
    <message>
        <source>No run was predicted yet.</source>
        <translation>まだ予測した実行がありません。</translation>
    </message>
    <message>
        <source>median of the last batch</source>
        <translation>直近のバッチの中央値</translation>
    </message>
    <message>
        <source>first model kept</source>
        <translation>最初のモデルを維持</translation>
    </message>
    <message>
        <source>retrained on all</source>
        <translation>全実行で再学習</translation>
    </message>
    <message>
        <source>online</source>
        <translation>オンライン</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>被覆率</translation>
    </message>
    <message>
        <source>Inside, of 100</source>
        <translation>100回中の区間内</translation>
    </message>
    <message>
        <source>No interval yet.</source>
        <translation>区間はまだありません。</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>適応</translation>
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
        <translation>モデルは準備完了で、次の計測済みの実行を待っています。</translation>
    </message>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>%n回の実行でドリフトはありません。モデルの誤差は%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The responses changed at run %1: the model is learning them and now errs by %2.</source>
        <translation>実行%1で目的変数が変化しました。モデルはそれを学習中で、現在の誤差は%2です。</translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>モデルの精度は回復しました。実行%1でのドリフトから%n回の実行の後、誤差は%2に戻りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The environment of version %1 came back, and that version was taken up again.</source>
        <translation>バージョン%1の環境に戻ったため、そのバージョンを再開しました。</translation>
    </message>
    <message>
        <source>Over all runs learning online errs by %1, retraining on all by %2, the first model by %3, the median of the last batch by %4.</source>
        <translation>全実行での誤差は、オンライン学習が%1、全実行での再学習が%2、最初のモデルが%3、直近のバッチの中央値が%4です。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>%1 (no interval yet)</source>
        <translation>%1（区間はまだありません）</translation>
    </message>
    <message>
        <source>Last run, %1: predicted %2, not measured.</source>
        <translation>最後の実行%1：予測値%2、未計測。</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3.</source>
        <translation>最後の実行%1：計測値%2、予測値%3。</translation>
    </message>
    <message>
        <source>Last run, %1: measured %2, predicted %3; learning from it changed the effect of %4 by %5.</source>
        <translation>最後の実行%1：計測値%2、予測値%3。この実行の学習により、%4の影響が%5変わりました。</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1（%2から）</translation>
    </message>
    <message>
        <source>Version %1: %2.</source>
        <translation>バージョン%1：%2。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Use</source>
        <comment>heading of pages that use the model</comment>
        <translation>活用</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of pages with studies of the model</comment>
        <translation>調査</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>, out of date</source>
        <translation>、要更新</translation>
    </message>
</context>
<context>
    <name>PaintedPicture</name>
    <message>
        <source>Save picture</source>
        <translation>画像の保存</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>画像 (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
</context>
<context>
    <name>PlatformsWords</name>
    <message>
        <source>× %1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 is nearly as fast (%2).</source>
        <translation>%1もほぼ同じ速さです（%2）。</translation>
    </message>
    <message>
        <source>%1 comes next (%2).</source>
        <translation>次は%1です（%2）。</translation>
    </message>
    <message>
        <source>Against the %1 of today the gain is %2 (%3 to %4).</source>
        <translation>現在の%1と比べた改善は%2（%3～%4）です。</translation>
    </message>
    <message>
        <source>Of all runs %1 would gain most (%2).</source>
        <translation>全実行のうち、改善が最も大きいのは%1です（%2）。</translation>
    </message>
    <message>
        <source>application</source>
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>fastest platform</source>
        <translation>最速のプラットフォーム</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>潜在空間の分布図</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>第1座標</translation>
    </message>
    <message>
        <source>Second coordinate</source>
        <translation>第2座標</translation>
    </message>
    <message>
        <source>learned from</source>
        <translation>学習に使用</translation>
    </message>
    <message>
        <source>Telling the usual order from others</source>
        <translation>通常の順序とほかの順序の区別</translation>
    </message>
    <message>
        <source>Other orders taken for it</source>
        <translation>誤って通常と判定されたほかの順序</translation>
    </message>
    <message>
        <source>Usual order recognised</source>
        <translation>正しく認識された通常の順序</translation>
    </message>
    <message>
        <source>No run has all platforms in the order of the others.</source>
        <translation>すべてのプラットフォームが通常の順序に並ぶ実行はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 in half of the cases, and at most %5 in nine of ten.</source>
        <translation>%1は%2で実行してください。これが最速である確率は%3です。この推奨に従った場合の損失は、半数の場合で%4以下、10回中9回で%5以下です。</translation>
    </message>
</context>
<context>
    <name>PlotNames</name>
    <message>
        <source>Different behaviour</source>
        <translation>挙動の違い</translation>
    </message>
    <message>
        <source>Offset and scale</source>
        <translation>オフセットとスケール</translation>
    </message>
    <message>
        <source>Different inputs</source>
        <translation>入力の違い</translation>
    </message>
    <message>
        <source>Missing columns</source>
        <translation>列の欠落</translation>
    </message>
    <message>
        <source>Feature subspace (Grassmann)</source>
        <translation>特徴量の部分空間（Grassmann）</translation>
    </message>
    <message>
        <source>Responses differ</source>
        <translation>目的変数の違い</translation>
    </message>
    <message>
        <source>response</source>
        <translation>目的変数</translation>
    </message>
    <message>
        <source>Source model as it is</source>
        <translation>ソースモデルをそのまま使用</translation>
    </message>
    <message>
        <source>Source with offset and scale</source>
        <translation>ソース＋オフセットとスケール</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>ターゲットのみ</translation>
    </message>
    <message>
        <source>Source with corrected residuals</source>
        <translation>ソース＋残差補正</translation>
    </message>
    <message>
        <source>Weighs many models by their errors on held-out shots.</source>
        <translation>ホールドアウトしたショットでの誤差に応じて、多数のモデルに重みを付けます。</translation>
    </message>
    <message>
        <source>The source model as it is: it has seen no run of the target, no shot.</source>
        <translation>ソースモデルをそのまま使います。ターゲットの実行も、ショットも学習に使っていません。</translation>
    </message>
    <message>
        <source>The source model with an offset and a scale learned from the shots.</source>
        <translation>ショットから学習したオフセットとスケールを適用したソースモデルです。</translation>
    </message>
    <message>
        <source>A model of the shots alone; the source is not used.</source>
        <translation>ショットのみのモデルです。ソースは使いません。</translation>
    </message>
    <message>
        <source>The source model, given the target&apos;s features mapped onto its own.</source>
        <translation>ターゲットの特徴量をソースの特徴量に写像して入力するソースモデルです。</translation>
    </message>
    <message>
        <source>The source model, with a correction learned from the shots.</source>
        <translation>ショットから学習した補正を加えたソースモデルです。</translation>
    </message>
    <message>
        <source>The source&apos;s networks, their last layer learned anew.</source>
        <translation>ソースのネットワークの最終層だけを学習し直します。</translation>
    </message>
    <message>
        <source>The source&apos;s networks, trained further on the shots.</source>
        <translation>ソースのネットワークをショットで追加学習します。</translation>
    </message>
    <message>
        <source>Outside the source&apos;s range</source>
        <translation>ソースの範囲外</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>表示するものはまだありません。</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>横軸：%1。</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>縦軸：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1：%n個の値。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2ページ</translation>
    </message>
</context>
<context>
    <name>ResultTables</name>
    <message>
        <source>Leaderboard of strategies</source>
        <translation>手法のリーダーボード</translation>
    </message>
    <message>
        <source>Rows with their predictions</source>
        <translation>各行とその予測</translation>
    </message>
    <message>
        <source>Filter: text, or factor &gt; 1.25</source>
        <translation>フィルター：文字列、または 倍率 &gt; 1.25</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column: set, measured, predicted, factor, lower, upper, flags or a feature</source>
        <translation>いずれかのセルに含まれる文字列、または1つの列に対する条件：区分、計測値、予測値、倍率、下限、上限、フラグ、または特徴量</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>行の絞り込み</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Shots: %1, runs that the model has not seen: %2.</source>
        <translation>ショット：%1、モデルが学習に使っていない実行：%2。</translation>
    </message>
    <message>
        <source>Shots: %1; no other run has a measurement.</source>
        <translation>ショット：%1。ほかに計測値のある実行はありません。</translation>
    </message>
    <message>
        <source>Rows that repeat others exactly: %1. Between repetitions the response spreads by a factor of %2, which no model can predict.</source>
        <translation>他と完全に一致する行：%1。繰り返しの間で目的変数は%2倍ばらついており、この変動はどのモデルでも予測できません。</translation>
    </message>
    <message>
        <source>what the source&apos;s networks learned</source>
        <translation>ソースのネットワークが学んだこと</translation>
    </message>
    <message>
        <source>inputs aligned with the source&apos;s</source>
        <translation>ソースに合わせた入力</translation>
    </message>
    <message>
        <source>the target&apos;s own features</source>
        <translation>ターゲット独自の特徴量</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ノイズ</translation>
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
        <translation>「%1」の取り置いたショットでの誤差は%2です。</translation>
    </message>
    <message>
        <source>%1 predicts: its error on held-out shots, %2, is the lowest; next is %3 with %4.</source>
        <translation>「%1」で予測します。取り置いたショットでの誤差%2が最小です。次は「%3」の%4です。</translation>
    </message>
    <message>
        <source>%1 predicts with an error of %2 on held-out shots. %3 shows %4, but being the best of many on so few shots is partly luck; %1 weighs many models instead of picking one.</source>
        <translation>「%1」で予測し、取り置いたショットでの誤差は%2です。「%3」は%4ですが、これほど少ないショットで多数の中の最良になるのは偶然にもよります。「%1」は1つを選ばず、多くのモデルを重み付けします。</translation>
    </message>
    <message>
        <source>the source model with an offset</source>
        <translation>オフセットを適用したソースモデル</translation>
    </message>
    <message>
        <source>What carries it: %1.</source>
        <translation>主な要因：%1。</translation>
    </message>
    <message>
        <source>What carries it: %1; %2 is noise.</source>
        <translation>主な要因：%1。%2はノイズです。</translation>
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
        <translation>最短ジョブ優先</translation>
    </message>
    <message>
        <source>EASY</source>
        <translation>EASY</translation>
    </message>
    <message>
        <source>EASY, shortest first</source>
        <translation>EASY、最短ジョブ優先</translation>
    </message>
    <message>
        <source>EASY on named nodes</source>
        <translation>EASY（ノード指定）</translation>
    </message>
    <message>
        <source>Conservative</source>
        <translation>Conservative</translation>
    </message>
    <message>
        <source>Conservative on named nodes</source>
        <translation>Conservative（ノード指定）</translation>
    </message>
    <message>
        <source>Moldable EASY</source>
        <translation>moldable EASY</translation>
    </message>
    <message>
        <source>request</source>
        <translation>要求時間</translation>
    </message>
    <message>
        <source>request doubled</source>
        <translation>要求時間の2倍</translation>
    </message>
    <message>
        <source>true run time</source>
        <translation>実際の実行時間</translation>
    </message>
    <message>
        <source>recent average</source>
        <translation>直近の平均</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>線形スケーリング</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>Amdahl</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>適応済みモデル</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>policy and estimate</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rigid, as asked</source>
        <translation>固定（要求どおり）</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Moldable EASY, on fewer nodes</source>
        <translation>moldable EASY、少ないノード数</translation>
    </message>
    <message>
        <source>Turnaround by load</source>
        <translation>負荷に対するターンアラウンド時間</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <translation>ターンアラウンド時間</translation>
    </message>
    <message>
        <source>Submissions by hour of the day</source>
        <translation>時間帯別の投入数</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>時</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Jobs by size</source>
        <translation>規模別のジョブ数</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3)</source>
        <translation>%1：%2（最初は%3行目）</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>ポリシーと見積もり別のターンアラウンド時間</translation>
    </message>
    <message>
        <source>Upper end of the 95 % interval</source>
        <translation>95%区間の上端</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサ数</translation>
    </message>
</context>
<context>
    <name>SeverityTables</name>
    <message>
        <source>Way to predict</source>
        <translation>予測方法</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Errors on held-out shots</source>
        <translation>ホールドアウトしたショットでの誤差</translation>
    </message>
    <message>
        <source>Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as good as their mean</source>
        <translation>ホールドアウトしたショットでの平均二乗誤差をその分散で割った値：0は完全な予測、1は平均値による予測と同程度</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>シフト</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>Features by how far they moved</source>
        <translation>変化の大きい順の特徴量</translation>
    </message>
    <message>
        <source>0: the same values as often on source and target; 1: no value in common</source>
        <translation>0：各値の出現頻度がソースとターゲットで同じ、1：共通する値がない</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>ソース%1</translation>
    </message>
    <message>
        <source>%1 (closest)</source>
        <translation>%1（最も近い）</translation>
    </message>
    <message>
        <source>%1 (lowest)</source>
        <translation>%1（最小）</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>挙動</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>Error without</source>
        <translation>除いた場合の誤差</translation>
    </message>
    <message>
        <source>What each source is worth</source>
        <translation>各ソースの有用性</translation>
    </message>
    <message>
        <source>Different behaviour: what no offset and scale brings back</source>
        <translation>挙動の違い：オフセットとスケールでは補正できない部分</translation>
    </message>
    <message>
        <source>Severity measured from this source alone; below it, in the tip, from all others</source>
        <translation>このソースだけで測定した乖離度。その下のツールチップには、ほかのすべてのソースによる値を示します</translation>
    </message>
    <message>
        <source>nMSE of Auto trained and adapted without this source</source>
        <translation>このソースを除いて学習と適応を行った「自動」のnMSE</translation>
    </message>
    <message>
        <source>Share of the target&apos;s rows beyond what the source has seen of this feature</source>
        <translation>この特徴量がソースで観測された範囲を外れるターゲットの行の割合</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>The larger part of the severity: no offset and no scale brings this share of the response back.</source>
        <translation>乖離度の大部分を占めます。オフセットとスケールでは補正できない目的変数の割合です。</translation>
    </message>
    <message>
        <source>Counts about a third in the severity, because an output map learned from a few shots takes it away.</source>
        <translation>乖離度への寄与は約3分の1です。少数のショットから学習した出力写像で取り除けるためです。</translation>
    </message>
    <message>
        <source>Not part of the severity: how the features vary together says little about how hard the transfer is. 0 is what parts of the source show among themselves, 1 what unrelated features would.</source>
        <translation>乖離度には含まれません。特徴量どうしの共変動は、転移の難しさをほとんど表さないためです。0はソースの部分どうしで見られる程度、1は無関係な特徴量の場合です。</translation>
    </message>
    <message>
        <source>For reading only.</source>
        <translation>参考情報です。</translation>
    </message>
    <message>
        <source>What the closest source predicts, without learning anything from the shots.</source>
        <translation>最も近いソースの予測です。ショットからは何も学習しません。</translation>
    </message>
    <message>
        <source>Two numbers are learned from the shots: how much slower the target is, and how strongly it reacts.</source>
        <translation>ショットから2つの数を学習します。ターゲットがどれだけ遅いかと、どれだけ強く反応するかです。</translation>
    </message>
    <message>
        <source>A model of the shots alone, the better of a ridge and a forest; the source is not used.</source>
        <translation>ショットのみのモデルで、リッジ回帰とランダムフォレストのうち良い方です。ソースは使いません。</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>信頼度：低</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>信頼度：中</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>信頼度：高</translation>
    </message>
    <message>
        <source>More shots make the band narrower.</source>
        <translation>ショットを増やすと区間は狭くなります。</translation>
    </message>
    <message>
        <source>0: the target is as good as the source&apos;s own platform; 1: nothing of what the source learned carries over.</source>
        <translation>0：ターゲットはソース自身のプラットフォームと同等です。1：ソースで学習した内容をまったく引き継げません。</translation>
    </message>
    <message>
        <source>Not measurable</source>
        <translation>測定不能</translation>
    </message>
    <message>
        <source>Band: with all of the target&apos;s runs measured, the severity would lie from %1 to %2 in nine of ten cases.</source>
        <translation>区間：ターゲットのすべての実行が計測された場合、乖離度は10回中9回の割合で%1～%2に入ります。</translation>
    </message>
    <message>
        <source>Behaviour: as different by chance alone with %1.</source>
        <translation>挙動：偶然だけでこれほどの違いが生じる確率は%1です。</translation>
    </message>
    <message>
        <source>Level: as different by chance alone with %1.</source>
        <translation>水準：偶然だけでこれほどの違いが生じる確率は%1です。</translation>
    </message>
    <message>
        <source>Inputs: as different by chance alone with %1.</source>
        <translation>入力：偶然だけでこれほどの違いが生じる確率は%1です。</translation>
    </message>
    <message>
        <source>The evidence is not certain, so only %1 of the difference counts.</source>
        <translation>根拠が確実でないため、差のうち%1だけを算入しています。</translation>
    </message>
    <message>
        <source>Severity %1</source>
        <translation>乖離度%1</translation>
    </message>
    <message>
        <source>On the shots, %1 of the response&apos;s variance is beyond what this source explains after an offset and a scale.</source>
        <translation>ショットでは、オフセットとスケールを補正しても、目的変数の分散の%1はこのソースで説明できません。</translation>
    </message>
    <message>
        <source>Different behaviour: %1</source>
        <translation>挙動の違い：%1</translation>
    </message>
    <message>
        <source>Shift: largest difference between the shares of rows below a value, on source and target.</source>
        <translation>シフト：ある値を下回る行の割合の、ソースとターゲットの間での最大差。</translation>
    </message>
    <message>
        <source>Severity from all other sources together: %1.</source>
        <translation>ほかのすべてのソースを合わせた乖離度：%1。</translation>
    </message>
    <message>
        <source>Without it, trained and adapted afresh: nMSE %1, MAPE %2.</source>
        <translation>これを除いて学習と適応をやり直した場合：nMSE %1、MAPE %2。</translation>
    </message>
    <message>
        <source>A difference this large by chance alone: %1.</source>
        <translation>偶然だけでこれほどの差が生じる確率：%1。</translation>
    </message>
    <message>
        <source>Says whether the runs themselves differ, not whether they behave differently. It only helps to decide whether a difference counts as real.</source>
        <translation>実行そのものが異なるかを示すもので、挙動が異なるかは示しません。違いを実質的と見なすかどうかの判断を補うだけです。</translation>
    </message>
    <message>
        <source>Not part of the severity. Beyond that range, tree models repeat what they say at its edge.</source>
        <translation>乖離度には含まれません。この範囲の外では、ツリー系のモデルは端での予測を繰り返します。</translation>
    </message>
    <message>
        <source>Not part of the severity as such. What the missing columns cost the source model helps to decide whether a difference counts as real.</source>
        <translation>乖離度そのものには含まれません。欠けている列によるソースモデルの損失は、違いを実質的と見なすかどうかの判断を補います。</translation>
    </message>
    <message>
        <source>High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is narrower than 0.4; low: it is wider, or the source does not predict its own platform.</source>
        <translation>高：区間の幅が0.2未満で、ショットから判定が定まります。中：区間の幅が0.4未満です。低：区間がそれより広いか、ソースが自身のプラットフォームを予測できません。</translation>
    </message>
    <message>
        <source>None of this goes beyond chance, so the severity is 0.</source>
        <translation>偶然を超えるものがないため、乖離度は0です。</translation>
    </message>
    <message>
        <source>The source against itself: %1.</source>
        <translation>ソース自身との比較：%1。</translation>
    </message>
    <message>
        <source>Limit of chance: %1.</source>
        <translation>偶然の限界：%1。</translation>
    </message>
    <message>
        <source>This source is the closest, level included: the severity is measured from it.</source>
        <translation>水準も含めて最も近いソースです。乖離度はこのソースから測定します。</translation>
    </message>
    <message>
        <source>Shift: share of rows whose category would have to change.</source>
        <translation>シフト：カテゴリを変える必要がある行の割合。</translation>
    </message>
    <message>
        <source>With this many rows, up to %1 is chance.</source>
        <translation>この行数では、%1までは偶然の範囲です。</translation>
    </message>
    <message>
        <source>The source model&apos;s prediction becomes one more feature, or a correction of it is learned from the shots.</source>
        <translation>ソースモデルの予測を特徴量として加えるか、予測の補正をショットから学習します。</translation>
    </message>
    <message>
        <source>Without it, the mean of the other sources&apos; models with an offset and a scale: nMSE %1.</source>
        <translation>これを除き、ほかのソースのモデルの平均にオフセットとスケールを適用した場合：nMSE %1。</translation>
    </message>
</context>
<context>
    <name>ShotCurvePlot</name>
    <message>
        <source>Error against shots</source>
        <translation>ショット数に対する誤差</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット数</translation>
    </message>
    <message>
        <source>Normalised mean squared error on runs not seen</source>
        <translation>未学習の実行での正規化平均二乗誤差</translation>
    </message>
</context>
<context>
    <name>StandardPlots</name>
    <message>
        <source>Runs not seen</source>
        <translation>未学習の実行</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Predicted against measured, %1</source>
        <translation>予測値と計測値、%1</translation>
    </message>
    <message>
        <source>Measured %1</source>
        <translation>%1の計測値</translation>
    </message>
    <message>
        <source>Predicted %1</source>
        <translation>%1の予測値</translation>
    </message>
    <message>
        <source>No target row has a measured response to compare with.</source>
        <translation>ターゲットには、比較できる計測値のある行がありません。</translation>
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
        <translation>恒等線</translation>
    </message>
    <message>
        <source>Residuals, %1</source>
        <translation>残差、%1</translation>
    </message>
    <message>
        <source>Measured / predicted</source>
        <translation>計測値/予測値</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>誤差なし</translation>
    </message>
    <message>
        <source>Measured − predicted</source>
        <translation>計測値−予測値</translation>
    </message>
    <message>
        <source>Severity, by component</source>
        <translation>乖離度の成分</translation>
    </message>
    <message>
        <source>0: as the source, 1: nothing in common</source>
        <translation>0：ソースと同じ、1：共通点なし</translation>
    </message>
    <message>
        <source>No component could be measured.</source>
        <translation>測定できた成分はありません。</translation>
    </message>
    <message>
        <source>Error of every strategy</source>
        <translation>各手法の誤差</translation>
    </message>
    <message>
        <source>Normalised mean squared error</source>
        <translation>正規化平均二乗誤差</translation>
    </message>
    <message>
        <source>No strategy has an error yet.</source>
        <translation>誤差が求められた手法はまだありません。</translation>
    </message>
    <message>
        <source>Out of fold, on the shots</source>
        <translation>ショットでの交差検証</translation>
    </message>
    <message>
        <source>On runs not seen</source>
        <translation>未学習の実行</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>勾配ステップ</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>The loss appears here while a network is trained.</source>
        <translation>ネットワークの学習中、ここに損失が表示されます。</translation>
    </message>
    <message>
        <source>%1, training</source>
        <translation>%1、学習</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1、検証</translation>
    </message>
    <message>
        <source>Network %1</source>
        <translation>ネットワーク%1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>the source against itself</source>
        <translation>ソース自身との比較</translation>
    </message>
    <message>
        <source>limit of chance</source>
        <translation>偶然の範囲の上限</translation>
    </message>
    <message>
        <source>before</source>
        <translation>以前</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>表をエクスポート…</translation>
    </message>
</context>
<context>
    <name>TourSteps</name>
    <message>
        <source>Two platforms</source>
        <translation>2つのプラットフォーム</translation>
    </message>
    <message>
        <source>Five small kernels were timed twice: as plain code on one core, the source, and with the vector units of two cores, the target. Their columns differ in name, unit and number.</source>
        <translation>5つの小さな計算カーネルを2通りで計測しました。1コアでの単純なコードがソース、2コアのベクトル演算器を使うものがターゲットです。列の名前、単位、数が異なります。</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>対応しないもの</translation>
    </message>
    <message>
        <source>Accept what is suggested</source>
        <translation>候補を承認する</translation>
    </message>
    <message>
        <source>Twenty runs</source>
        <translation>20回の実行</translation>
    </message>
    <message>
        <source>How far apart they are</source>
        <translation>どれだけ離れているか</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>予測値と計測値</translation>
    </message>
    <message>
        <source>Who wins, and why</source>
        <translation>どれが最良か、その理由</translation>
    </message>
    <message>
        <source>All strategies with the same shots, models of the shots alone among them. If those win, you do not need the source.</source>
        <translation>同じショットでのすべての手法です。ショットだけのモデルも含みます。それが最良なら、ソースは必要ありません。</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>次に計測するもの</translation>
    </message>
    <message>
        <source>The runs that would teach most, and what they are expected to be worth. Save the list and take it to the machine.</source>
        <translation>最も多くを学べる実行と、見込まれる効果です。一覧を保存して、計測するマシンに持って行ってください。</translation>
    </message>
    <message>
        <source>Take the model with you</source>
        <translation>モデルを持ち出す</translation>
    </message>
    <message>
        <source>One file with the model as ONNX and TorchScript, checked before it counts as done. Then open two tables of your own: that was all.</source>
        <translation>モデルをONNXとTorchScriptで収めた1つのファイルです。検証してから完了とします。次はご自分の2つの表を開いてみてください。これで終わりです。</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>候補を承認する</translation>
    </message>
    <message>
        <source>Fifteen columns exist on one side only. Before anything is done about them, see what the source is worth as it is.</source>
        <translation>15列は片側にしかありません。対処する前に、まずソースがそのままでどれだけ役立つかを見てみましょう。</translation>
    </message>
    <message>
        <source>The adaptation learns from twenty runs of the target, the shots; all others are kept aside to test it. Press Start. You can cancel at any time.</source>
        <translation>適応は、ターゲットの20回の実行、つまりショットから学びます。ほかの実行はすべて検証に取っておきます。「開始」を押してください。いつでもキャンセルできます。</translation>
    </message>
    <message>
        <source>Every point is a run, and on the line the prediction is right. Remember the error of Auto in the leaderboard: it is about to fall.</source>
        <translation>各点が1回の実行で、線上では予測が当たっています。リーダーボードの「自動」の誤差を覚えておいてください。これから下がります。</translation>
    </message>
    <message>
        <source>Footbridge found columns that mean the same under other names and units. Accept them one by one, or go on to accept them all; Undo takes it back.</source>
        <translation>名前や単位は違っても意味が同じ列が見つかりました。1つずつ承認するか、次へ進んですべて承認してください。「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>The same twenty shots, now with what the matched columns carry over.</source>
        <translation>同じ20個のショットに、対応付けた列から引き継いだ情報を加えます。</translation>
    </message>
    <message>
        <source>What matching was worth</source>
        <translation>対応付けの効果</translation>
    </message>
    <message>
        <source>0 means just like the source, 1 means nothing in common; the outer line is what so few shots leave open. The bars say where the two differ.</source>
        <translation>0はソースと同じ、1は共通点なしを意味します。外側の線は、少数のショットでは定まらない範囲です。棒は両者がどこで異なるかを示します。</translation>
    </message>
    <message>
        <source>The dashed outline is the measurement before, when fifteen columns had no counterpart. Below stands whether transfer pays, in the figures of the leaderboard.</source>
        <translation>破線の輪郭は、15列に対応する列がなかったときの測定です。その下に、リーダーボードの数値による転移の効果の有無が示されます。</translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message>
        <source>from scratch</source>
        <translation>最初から学習</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>%n層を凍結</numerusform>
        </translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>学習中の誤差</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>学習時間</translation>
    </message>
    <message>
        <source>1.05 × the best error from scratch</source>
        <translation>最初からの学習の最良誤差の1.05倍</translation>
    </message>
    <message>
        <source>Watched rows, nMSE</source>
        <translation>監視用の行、nMSE</translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message>
        <source>The final error is no worse.</source>
        <translation>最終誤差は劣りません。</translation>
    </message>
    <message>
        <source>The final error is %1 times that from scratch.</source>
        <translation>最終誤差は最初から学習した場合の%1倍です。</translation>
    </message>
    <message>
        <source>Not every seed reaches the error asked for within the budget with: %1.</source>
        <translation>次の方法では、一部のシードが学習量の上限内で求める誤差に達しません：%1。</translation>
    </message>
    <message>
        <source>never reaches the error asked for</source>
        <translation>求める誤差に達しない</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%1個中%n個のシードが求める誤差に達する</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the error bound, blocks that it has not learned from shrink by a factor of %1; trained from scratch, by %2.</source>
        <translation>誤差の上限内で、学習に使っていないブロックの圧縮比は%1です。最初からの学習では%2です。</translation>
    </message>
    <message>
        <source>The source&apos;s weights save no training time for sure.</source>
        <translation>ソースの重みで学習時間を確実に節約できるとは言えません。</translation>
    </message>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>%n層を凍結したソースの重みから始めてください。同じ品質に%2ではなく%1で達し、%3短縮できます（%4～%5）。</numerusform>
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
        <translation>1 ms未満</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>残り1秒未満</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>残り約%1秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>残り約%1分</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
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
        <translation>%1時間</translation>
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
        <translation>適応</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>適応の進行状況</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Training and validation loss</source>
        <translation>学習損失と検証損失</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Strategies of the run</source>
        <translation>今回の適応の手法</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始しています</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>%1で完了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Cancelled. The last good result is still here.</source>
        <translation>キャンセルしました。最後の正常な結果は保持されています。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>キャンセルしました。何も変更されていません。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page first.</source>
        <translation>先に「データ」ページでソースとターゲットを開いてください。</translation>
    </message>
    <message>
        <source>Something changed since the last run. Start again to bring the results up to date.</source>
        <translation>前回の適応後に変更がありました。結果を最新にするには再実行してください。</translation>
    </message>
    <message>
        <source>Train on the source once, then carry the model over with a few target runs.</source>
        <translation>ソースで一度学習し、ターゲットの少数の実行を使ってモデルを転移します。</translation>
    </message>
    <message>
        <source>Waiting for the first training steps.</source>
        <translation>最初の学習ステップを待っています。</translation>
    </message>
    <message>
        <source>Training and validation loss appear here while a network trains.</source>
        <translation>ネットワークの学習中、学習損失と検証損失がここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>ショット%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Failed. The last good result is still here.</source>
        <translation>失敗しました。最後の正常な結果は保持されています。</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>失敗しました。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Adapt&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose how many measured rows of the target the adaptation may learn from, the shots, and press Start. The source model is trained once; every strategy is then fitted on the same shots.&lt;/p&gt;&lt;p&gt;The list at the bottom says which runs to measure next: those that would teach the model most.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;適応&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ターゲットの計測済みの行のうち、適応の学習に使う行（ショット）の数を選択し、「開始」を押します。ソースモデルは一度だけ学習され、その後すべての手法が同じショットに当てはめられます。&lt;/p&gt;&lt;p&gt;下部の一覧は、次に計測すべき実行、つまりモデルが最も多くを学べる実行を示します。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptSettings</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>All measured rows</source>
        <translation>計測済みの全行</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>割合（%）</translation>
    </message>
    <message>
        <source>Marked rows</source>
        <translation>指定した行</translation>
    </message>
    <message>
        <source>Select rows of the target on the Data page and press “Use as shots”</source>
        <translation>「データ」ページでターゲットの行を選択し、「ショットとして使用」を押してください</translation>
    </message>
    <message>
        <source>The target rows with a measured response that the adaptation may see</source>
        <translation>適応で参照してよい、目的変数が計測済みのターゲットの行</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>ショット(&amp;H)</translation>
    </message>
    <message>
        <source>Amount of shots</source>
        <translation>ショットの数量</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>Shots only</source>
        <translation>ショットのみ</translation>
    </message>
    <message>
        <source>Whose features may be used for ranges and scales; responses are only ever taken from the shots</source>
        <translation>範囲とスケールの決定にどの行の特徴量を使うか。目的変数は常にショットからのみ取得されます</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>プール(&amp;P)</translation>
    </message>
    <message>
        <source>The same inputs and seed give the same results</source>
        <translation>入力とシードが同じなら結果も同じになります</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>シード(&amp;D)</translation>
    </message>
    <message>
        <source>Strategies to run</source>
        <translation>実行する手法</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>the target rows that the adaptation may learn from</source>
        <translation>適応の学習に使ってよいターゲットの行</translation>
    </message>
    <message>
        <source>%1 rows marked on the Data page; the other measured rows test the result</source>
        <translation>「データ」ページで%1行を指定済みです。その他の計測済みの行で結果をテストします</translation>
    </message>
    <message>
        <source>A run needs at least one strategy.</source>
        <translation>適応には少なくとも1つの手法が必要です。</translation>
    </message>
    <message>
        <source>%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the rest test the result</source>
        <translation>%2行のうち、シードに基づいて抽出した%1行。これより多くても時間がかかるだけで効果はほとんどありません。残りで結果をテストします</translation>
    </message>
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>目的変数が計測済みのターゲットの%n行。それ以外は予測します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>%n行の計測済みの行からシードに基づいて抽出する、学習用のターゲットの行。残りで結果をテストします</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AnalysisRunner</name>
    <message>
        <source>the example</source>
        <translation>組み込みの例</translation>
    </message>
</context>
<context>
    <name>footbridge::Autosave</name>
    <message>
        <source>Unsaved work would be lost in a crash: %1</source>
        <translation>クラッシュした場合、保存していない作業は失われます：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message>
        <source>Choose another bundle…</source>
        <translation>別のバンドルを選択…</translation>
    </message>
    <message>
        <source>What differs from another bundle: features, errors, where the model comes from, and its predictions.</source>
        <translation>別のバンドルとの違い（特徴量、誤差、モデルの由来、予測）。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>This bundle</source>
        <translation>このバンドル</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象の選択</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>バンドル (*.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 says and predicts the same.</source>
        <translation>%1は内容も予測も同じです。</translation>
    </message>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1には%nか所の違いがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Predictions on %1 samples differ by %2 % at most and %3 % in the median.</source>
        <translation>%1個のサンプルでの予測の差は、最大%2%、中央値%3%です。</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContentsView</name>
    <message>
        <source>%1 (%2, %3 rows)</source>
        <translation>%1（%2、%3行）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, left out of the bundle</source>
        <translation>%1、バンドルには含まれない</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>予測区間</translation>
    </message>
    <message>
        <source>for %1 of the rows</source>
        <translation>行の%1をカバー</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>追加の適応</translation>
    </message>
    <message>
        <source>possible: source model and shots are inside</source>
        <translation>可能：ソースモデルとショットが含まれています</translation>
    </message>
    <message>
        <source>not possible: only what prediction needs is inside</source>
        <translation>不可：予測に必要なものだけが含まれています</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Range or categories</source>
        <translation>範囲またはカテゴリ</translation>
    </message>
    <message>
        <source>Features of the model</source>
        <translation>モデルの特徴量</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>On the shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>On other rows</source>
        <translation>その他の行</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>各手法の誤差</translation>
    </message>
    <message>
        <source>Squared error over the variance: out of fold on the shots, and on the measured rows that were not shots</source>
        <translation>二乗誤差を分散で割った値。ショットでの交差検証によるものと、ショットではない計測済みの行でのものです</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleContinuation</name>
    <message>
        <source>More &amp;shots:</source>
        <translation>追加するショット(&amp;S)：</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>This bundle holds only what prediction needs: its shots were left out, or an old version wrote it. Adapt from the sources instead.</source>
        <translation>このバンドルには予測に必要なものだけが含まれています。ショットが除外されたか、古いバージョンで書き出されています。代わりにソースから適応を行ってください。</translation>
    </message>
    <message>
        <source>Choose a table with more runs…</source>
        <translation>追加の実行を含むテーブルを選択…</translation>
    </message>
    <message>
        <source>A table of the target: what is not measured yet may be empty, and the bundle&apos;s own shots may be among its rows.</source>
        <translation>ターゲットのテーブル。未計測の値は空のままでよく、バンドル自体のショットが行に含まれていてもかまいません。</translation>
    </message>
    <message>
        <source>all that are measured</source>
        <translation>計測済みの全行</translation>
    </message>
    <message>
        <source>How many rows to draw: 20 or 5%; empty: every row with a response</source>
        <translation>抽出する行数：20または5%のように指定。空の場合は目的変数のあるすべての行</translation>
    </message>
    <message>
        <source>Adapt</source>
        <translation>適応</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Export as a new bundle…</source>
        <translation>新しいバンドルとしてエクスポート…</translation>
    </message>
    <message>
        <source>Progress of the adaptation</source>
        <translation>適応の進行状況</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Error on the shots</source>
        <translation>ショットでの誤差</translation>
    </message>
    <message>
        <source>on other rows</source>
        <translation>その他の行での誤差</translation>
    </message>
    <message>
        <source>Errors of the strategies</source>
        <translation>各手法の誤差</translation>
    </message>
    <message>
        <source>More runs</source>
        <translation>追加の実行</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Adapted to %1 shots: %2 of the bundle and %3 more.</source>
        <translation>%1個のショットで適応しました（バンドルの%2個と追加の%3個）。</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>バンドルのエクスポート</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>バンドル (*.zip)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>%1（%2）にエクスポートしました。開き直して照合済みです。最大差は%3です。</translation>
    </message>
</context>
<context>
    <name>footbridge::BundleDialog</name>
    <message>
        <source>Bundle</source>
        <translation>バンドル</translation>
    </message>
    <message>
        <source>Opening the bundle</source>
        <translation>バンドルを開いています</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>検査の進行状況</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Writes the contents again, compares every byte, and asks every format for the samples and for random rows</source>
        <translation>内容を書き直して全バイトを比較し、すべての形式でサンプルとランダムな行を予測させます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Go on with more shots</source>
        <translation>ショットを追加して続行</translation>
    </message>
    <message>
        <source>Every byte is as it was written.</source>
        <translation>全バイトが書き出し時と一致します。</translation>
    </message>
    <message>
        <source>Every checksum is right; another zlib packed it, so that its bytes could not be compared.</source>
        <translation>チェックサムはすべて正しい値です。別のバージョンのzlibで圧縮されているため、バイト単位の比較はできませんでした。</translation>
    </message>
    <message>
        <source>TorchScript by LibTorch and ONNX by Footbridge&apos;s own reader agree on %1 samples and %2 random rows; largest difference %3.</source>
        <translation>LibTorchによるTorchScriptとFootbridge自身のリーダーによるONNXは、%1個のサンプルと%2個のランダムな行で一致します。最大差は%3です。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1（セル%n個）</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign needs at least two tables that are files. Open more of them, or choose a folder of CSV files.</source>
        <translation>一括評価には、ファイルになっているテーブルが少なくとも2つ必要です。テーブルをさらに開くか、CSVファイルのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>一括評価</translation>
    </message>
    <message>
        <source>There is nothing to measure: tick at least one pair and name a number of shots.</source>
        <translation>測定するものがありません。少なくとも1つの組にチェックを付け、ショット数を指定してください。</translation>
    </message>
    <message>
        <source>This experiment has no shots: it is not finished, or it failed.</source>
        <translation>この実験にはショットがありません。完了していないか、失敗しています。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignMap</name>
    <message>
        <source>Map of the pairs: sources in the rows, targets in the columns</source>
        <translation>組の一覧：行はソース、列はターゲット</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1
Gain %2, severity %3, nMSE %4, least error: %5</source>
        <translation>%1
改善度%2、乖離度%3、nMSE %4、誤差最小：%5</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message>
        <source>Finished cells of the campaign</source>
        <translation>一括評価の完了したセル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>改善度</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最良の手法</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Number of shots shown</source>
        <translation>表示するショット数</translation>
    </message>
    <message>
        <source>Orange: transfer does not pay. Blue: it pays. Dashed: not finished.</source>
        <translation>オレンジ：転移の効果なし。青：効果あり。破線：未完了。</translation>
    </message>
    <message>
        <source>Open this experiment</source>
        <translation>この実験を開く</translation>
    </message>
    <message>
        <source>Repeat to open</source>
        <translation>開く反復</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Report and plots…</source>
        <translation>レポートとプロット…</translation>
    </message>
    <message>
        <source>Pairs of the campaign</source>
        <translation>一括評価の組</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; done &amp;nbsp; &lt;b&gt;%2&lt;/b&gt; failed &amp;nbsp; &lt;b&gt;%3&lt;/b&gt; running &amp;nbsp; &lt;b&gt;%4&lt;/b&gt; left</source>
        <translation>完了&lt;b&gt;%1&lt;/b&gt; &amp;nbsp; 失敗&lt;b&gt;%2&lt;/b&gt; &amp;nbsp; 実行中&lt;b&gt;%3&lt;/b&gt; &amp;nbsp; 残り&lt;b&gt;%4&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>ワーカー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain of Auto over the shots alone, from the row to the column.</source>
        <translation>行から列への転移での、ショットのみに対する「自動」の改善度。</translation>
    </message>
    <message>
        <source>Normalised mean squared error of Auto, from the row to the column.</source>
        <translation>行から列への転移での、「自動」の正規化平均二乗誤差。</translation>
    </message>
    <message>
        <source>How far the column lies from the row, from 0 to 1.</source>
        <translation>列が行からどれだけ離れているか（0～1）。</translation>
    </message>
    <message>
        <source>The strategy with the least error; blue where it uses the source.</source>
        <translation>誤差が最小の手法。ソースを使う手法は青で示します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1、ショット%n個：%3件中%2件で転移に効果あり</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat %1 of %2</source>
        <translation>反復%1/%2</translation>
    </message>
    <message>
        <source>with exactly its shots</source>
        <translation>まったく同じショットを使用</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>ショット%n個：改善度%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message>
        <source>Every strategy sees the same shots. A campaign that is interrupted goes on where it stopped, and no finished cell is lost or run twice.</source>
        <translation>すべての手法に同じショットを使います。中断した一括評価は止まったところから続き、完了したセルが失われたり、二度実行されたりすることはありません。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>source in the row, target in the column</source>
        <translation>行はソース、列はターゲット</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Same features only</source>
        <translation>同じ特徴量のみ</translation>
    </message>
    <message>
        <source>Folder of tables…</source>
        <translation>テーブルのフォルダー…</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>抽出</translation>
    </message>
    <message>
        <source>S&amp;hots</source>
        <translation>ショット(&amp;H)</translation>
    </message>
    <message>
        <source>numbers, or shares such as 5 %</source>
        <translation>個数、または5%のような割合</translation>
    </message>
    <message>
        <source>&amp;Repeats</source>
        <translation>反復(&amp;R)</translation>
    </message>
    <message>
        <source>draws of shots for each pair and count</source>
        <translation>組とショット数ごとにショットを抽出する回数</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>シード(&amp;D)</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Where to run</source>
        <translation>実行場所</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>a folder of its own</source>
        <translation>専用のフォルダー</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Results &amp;in</source>
        <translation>結果の保存先(&amp;I)</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>the site&apos;s own</source>
        <translation>サイトの既定値</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー数</translation>
    </message>
    <message>
        <source>Cores each</source>
        <translation>コア数（各）</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>メモリ（各）</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>A worker ends cleanly before it.</source>
        <translation>ワーカーは制限時間の前に正常に終了します。</translation>
    </message>
    <message>
        <source>Set-up line</source>
        <translation>準備コマンド</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>結果のフォルダー</translation>
    </message>
    <message>
        <source>Folder of CSV files</source>
        <translation>CSVファイルのフォルダー</translation>
    </message>
    <message>
        <source>Shots are whole numbers such as 20 or shares such as 5%, separated by commas.</source>
        <translation>ショットは、20のような整数か、5%のような割合で、コンマで区切って指定します。</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>テーブル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the response of the first is %2, proposed from its name.</source>
        <translation>%1。最初のテーブルの目的変数は、名前から判断した%2です。</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 = %4, with %5.</source>
        <translation>%1×%2×%3＝%4、%5。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>ショット数%n通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>反復%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>セル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>ワーカー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Roughly %2, as the cells of “%3” took.</source>
        <translation>%1「%3」のセルの所要時間から見積もると約%2です。</translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>一括評価</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Campaigns&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every strategy on many pairs of tables, with several numbers of shots and several draws of them: on which pairs does transfer pay, and with how many shots? A campaign runs on this machine or on a cluster&apos;s batch system, and goes on where it stopped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;一括評価&lt;/b&gt;&lt;/p&gt;&lt;p&gt;多数のテーブルの組で、ショット数と抽出を変えながらすべての手法を評価します。どの組で、何個のショットなら転移に効果があるかがわかります。一括評価はこのマシンまたはクラスターのバッチシステムで実行され、止まったところから続行できます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1、失敗%2個</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>実行するセル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Run and results</source>
        <translation>実行と結果</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>A campaign measures every strategy on many pairs of tables.</source>
        <translation>一括評価では、多数のテーブルの組ですべての手法を評価します。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2、%3。</translation>
    </message>
    <message>
        <source>On which pairs does transfer pay, and with how many shots? Choose what to measure.</source>
        <translation>どの組で、何個のショットなら転移に効果があるでしょうか。測定するものを選択してください。</translation>
    </message>
    <message>
        <source>Folder of a campaign&apos;s results</source>
        <translation>一括評価の結果のフォルダー</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign.</source>
        <translation>フォルダー%1に一括評価はありません。</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>%1にreport.htmlとフォルダーplotsを書き出しました</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>セル%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::Canvas</name>
    <message>
        <source>Row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>Interval: %1 to %2</source>
        <translation>予測区間：%1～%2</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <translation>ノイズフロア：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonCard</name>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Comparison of two results</source>
        <translation>2つの結果の比較</translation>
    </message>
    <message>
        <source>The better figure is in bold.</source>
        <translation>良いほうの値は太字です。</translation>
    </message>
    <message>
        <source>The two were tested on other runs, so part of the differences may be chance. The better figure is in bold.</source>
        <translation>両者は異なる実行で検証されたため、差の一部は偶然かもしれません。良いほうの値は太字です。</translation>
    </message>
</context>
<context>
    <name>footbridge::ComparisonModel</name>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>計算%1</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Error, out of fold</source>
        <translation>誤差（交差検証）</translation>
    </message>
    <message>
        <source>Mean squared error over the variance, each shot predicted by a model that has not seen it</source>
        <translation>平均二乗誤差を分散で割った値。各ショットは、それを見ていないモデルで予測します</translation>
    </message>
    <message>
        <source>Error, not seen</source>
        <translation>誤差（未学習）</translation>
    </message>
    <message>
        <source>MAPE, not seen</source>
        <translation>MAPE（未学習）</translation>
    </message>
    <message>
        <source>Mean absolute percentage error</source>
        <translation>平均絶対パーセント誤差</translation>
    </message>
    <message>
        <source>Runs not seen</source>
        <translation>未学習の実行</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>予測区間</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>各予測値のまわりの区間。交差検証の残差から求めます</translation>
    </message>
    <message>
        <source>Inside the interval</source>
        <translation>区間内</translation>
    </message>
    <message>
        <source>Share of the runs not seen, to be near its level</source>
        <translation>未学習の実行のうちの割合。区間の水準に近いはずです</translation>
    </message>
    <message>
        <source>Fitted in</source>
        <translation>当てはめ時間</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>ショットではない計測済みの実行での同じ値</translation>
    </message>
</context>
<context>
    <name>footbridge::CostDesk</name>
    <message>
        <source>%1 needs two columns of numbers: what was requested and what was measured.</source>
        <translation>%1には、要求値と計測値の2つの数値の列が必要です。</translation>
    </message>
</context>
<context>
    <name>footbridge::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>%1 × the prediction</source>
        <translation>予測値の%1倍</translation>
    </message>
    <message>
        <source>upper bound, %1</source>
        <translation>上限値、%1</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Nodes and platforms</source>
        <translation>ノードとプラットフォーム</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Back to the model</source>
        <translation>モデルに戻る</translation>
    </message>
    <message>
        <source>Open runs…</source>
        <translation>実行を開く…</translation>
    </message>
    <message>
        <source>A table of requests and measured values, such as a job log</source>
        <translation>要求値と計測値のテーブル（ジョブログなど）</translation>
    </message>
    <message>
        <source>Save requests…</source>
        <translation>要求値を保存…</translation>
    </message>
    <message>
        <source>Open requests and measured values</source>
        <translation>要求値と計測値を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Costs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What to request for planned runs, so that few are killed and little is wasted: say how much worse an underestimate is and what your site allows, and save the requests. &lt;i&gt;Nodes and platforms&lt;/i&gt; compares where to run; &lt;i&gt;Memory&lt;/i&gt; says what training a network takes on each device.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;コスト&lt;/b&gt;&lt;/p&gt;&lt;p&gt;強制終了される実行も無駄も少なく抑えられるように、予定の実行の要求値を求めます。過小評価がどれだけ悪いかとサイトの規則を指定し、要求値を保存してください。&lt;i&gt;ノードとプラットフォーム&lt;/i&gt;では実行する場所を比較し、&lt;i&gt;メモリ&lt;/i&gt;ではネットワークの学習に各デバイスで必要なメモリを示します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What to request, so that few runs are killed and little is wasted.</source>
        <translation>強制終了される実行も無駄も少なく抑えられる要求値を求めます。</translation>
    </message>
    <message>
        <source>as “%1” says</source>
        <translation>「%1」のとおり</translation>
    </message>
    <message>
        <source>%1 × the request</source>
        <translation>要求値の%1倍</translation>
    </message>
    <message>
        <source>Close the runs</source>
        <translation>実行一覧を閉じる</translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message>
        <source>Names of counters</source>
        <translation>カウンターの名前</translation>
    </message>
    <message>
        <source>One counter a line: the name to use, then what tools call it, with commas between.</source>
        <translation>1 行に 1 つのカウンターを書きます。使う名前に続けて、各ツールでの名前をコンマで区切って並べます。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Built-in names</source>
        <translation>組み込みの名前(&amp;B)</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>None of the columns is renamed.</source>
        <translation>名前が変わる列はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>%n 列の名前が変わります: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open names of counters</source>
        <translation>カウンターの名前を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the names of counters</source>
        <translation>カウンターの名前を保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
    <message>
        <source>Use these names</source>
        <translation>この名前を使う</translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>ソースを追加…</translation>
    </message>
    <message>
        <source>Set target…</source>
        <translation>ターゲットを設定…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>ソースを追加</translation>
    </message>
    <message>
        <source>Drop CSV files of a known platform here</source>
        <translation>既知のプラットフォームのCSVをここにドロップ</translation>
    </message>
    <message>
        <source>Set the target</source>
        <translation>ターゲットを設定</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>新しいプラットフォームのCSVファイルをここにドロップ</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>ソース%1</translation>
    </message>
    <message>
        <source>Replace target…</source>
        <translation>ターゲットを置き換え…</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>まだ何も開いていません。</translation>
    </message>
    <message>
        <source>The model is trained on the source and carried to the target. Select a card to see its columns and rows.</source>
        <translation>モデルはソースで学習され、ターゲットへ転移されます。カードを選択すると列と行が表示されます。</translation>
    </message>
    <message>
        <source>Add the table of a platform you know: the source.</source>
        <translation>既知のプラットフォームのテーブル（ソース）を追加してください。</translation>
    </message>
    <message>
        <source>Now set the target: the table with a few runs of the new platform.</source>
        <translation>次にターゲットを設定してください。新しいプラットフォームの少数の実行を含むテーブルです。</translation>
    </message>
    <message>
        <source>Choose the response of every table: the column to predict.</source>
        <translation>各テーブルの目的変数（予測する列）を選択してください。</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>ターゲットを開く</translation>
    </message>
    <message>
        <source>Open sources</source>
        <translation>ソースを開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Shots need at least %1 rows with a measured response. Select more of them.</source>
        <translation>ショットには、目的変数が計測済みの行が少なくとも%1行必要です。さらに行を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>%1行をショットに指定しました。選択した行のうち%n行には計測値がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>open files</source>
        <translation>ファイルを開く</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>テーブル%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Data&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open the table of a platform you know, the source, and the one with a few measured runs of the new platform, the target. Rows are runs, columns are features, and one column is the response, for example a runtime.&lt;/p&gt;&lt;p&gt;Select a card to see its columns. Give columns that only number the runs the role Ignored; mark columns whose equal rows belong together as Group. Select rows of the target and press “Use as shots” to choose the shots: the measured runs that the adaptation learns from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;データ&lt;/b&gt;&lt;/p&gt;&lt;p&gt;既知のプラットフォームのテーブル（ソース）と、新しいプラットフォームの少数の計測済みの実行を含むテーブル（ターゲット）を開きます。行が実行、列が特徴量で、1つの列が目的変数（例：実行時間）です。&lt;/p&gt;&lt;p&gt;カードを選択すると、その列が表示されます。実行に番号を付けるだけの列には役割「無視」を設定し、値が同じ行をひとまとまりとして扱う列は「グループ」にします。ターゲットの行を選択して「ショットとして使用」を押すと、ショット、つまり適応の学習に使う計測済みの実行を選べます。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message>
        <source>No response yet: choose it below</source>
        <translation>目的変数が未設定です。下で選択してください</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <translation>目的変数：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>グループ列%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>無視する列%n個</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Platform label of %1</source>
        <translation>%1のプラットフォーム名</translation>
    </message>
    <message>
        <source>The name of this platform in plots and reports</source>
        <translation>プロットとレポートで使うこのプラットフォームの名前</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>インポートの設定…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Import options of %1</source>
        <translation>%1のインポートの設定</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>“%1” holds text: see the import options</source>
        <translation>「%1」は文字列です。インポートの設定を確認してください</translation>
    </message>
    <message>
        <source>joined with %1</source>
        <translation>%1と結合済み</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>結合…</translation>
    </message>
    <message>
        <source>Join with another table of this platform by its keys</source>
        <translation>このプラットフォームの別のテーブルとキーで結合</translation>
    </message>
    <message>
        <source>Join %1 with another table</source>
        <translation>%1を別のテーブルと結合</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feature(s)</source>
        <translation>
            <numerusform>%n特徴量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetModel</name>
    <message>
        <source>missing</source>
        <translation>欠損</translation>
    </message>
    <message>
        <source>%1 is the response</source>
        <translation>%1は目的変数です</translation>
    </message>
    <message>
        <source>%1 is ignored</source>
        <translation>%1は無視されます</translation>
    </message>
    <message>
        <source>%1 is a feature</source>
        <translation>%1は特徴量です</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 names the rows</source>
        <translation>%1は行の名前です</translation>
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
        <translation>列とその役割</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Filter: text, or n &gt; 64</source>
        <translation>文字列、または n &gt; 64</translation>
    </message>
    <message>
        <source>Text found in any cell, or a condition on one column such as n &gt; 64</source>
        <translation>いずれかのセルに含まれる文字列、または n &gt; 64 のような1つの列に対する条件</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>行の絞り込み</translation>
    </message>
    <message>
        <source>Use as shots</source>
        <translation>ショットとして使用</translation>
    </message>
    <message>
        <source>The adaptation learns from the selected rows; the other measured rows test it</source>
        <translation>適応は選択した行から学習し、その他の計測済みの行でテストします</translation>
    </message>
    <message>
        <source>Rows of the selected dataset</source>
        <translation>選択したデータセットの行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Gives all selected columns one role</source>
        <translation>選択したすべての列に同じ役割を設定します</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>ほかに%n列を「無視」として提案しています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message>
        <source>Source model against the shots</source>
        <translation>ソースモデルとショット</translation>
    </message>
    <message>
        <source>Map of the rows</source>
        <translation>行の分布図</translation>
    </message>
    <message>
        <source>Severity against the number of shots</source>
        <translation>ショット数に対する乖離度</translation>
    </message>
    <message>
        <source>By shots</source>
        <translation>ショット別</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>全テーブル</translation>
    </message>
    <message>
        <source>Moved features</source>
        <translation>変化した特徴量</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>ソース別</translation>
    </message>
    <message>
        <source>Being drawn.</source>
        <translation>描画しています。</translation>
    </message>
    <message>
        <source>Source and target share no feature.</source>
        <translation>ソースとターゲットに共通の特徴量がありません。</translation>
    </message>
    <message>
        <source>%1 Closest source: %2.</source>
        <translation>%1 最も近いソース：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>対応済みの特徴量%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane shows %1 of how the features vary.</source>
        <translation>この平面は特徴量の変動の%1を表します。</translation>
    </message>
    <message>
        <source>Colour: the measured response. Shift-drag to mark rows.</source>
        <translation>色：目的変数の計測値。Shift+ドラッグで行を選択します。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>ターゲットの%n行を、ここと「結果」で強調表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>まだ測定されていません。</translation>
    </message>
    <message>
        <source>The source model cannot predict these shots.</source>
        <translation>ソースモデルではこれらのショットを予測できません。</translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message>
        <source>Divergence</source>
        <translation>乖離</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>測定の進行状況</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Outer line: 90 % band</source>
        <translation>外側の線：90%区間</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>成分</translation>
    </message>
    <message>
        <source>error on held-out shots, as a share of their variance</source>
        <translation>ホールドアウトしたショットでの誤差（分散に対する比）</translation>
    </message>
    <message>
        <source>The data or settings have changed since this was measured.</source>
        <translation>測定後にデータまたは設定が変更されています。</translation>
    </message>
    <message>
        <source>Severity is being measured.</source>
        <translation>乖離度を測定しています。</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>測定不能</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>ショットによる事前の見込み</translation>
    </message>
    <message>
        <source>What the severity says</source>
        <translation>乖離度の意味</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再測定</translation>
    </message>
    <message>
        <source>Open Results</source>
        <translation>「結果」を開く</translation>
    </message>
    <message>
        <source>Start adapting</source>
        <translation>適応を開始</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;以前は%1&lt;/b&gt;（未対応%n個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>現在、未対応%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>以前、未対応%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>How far %1 lies from the sources, and what that means for the transfer.</source>
        <translation>%1がソースからどれだけ離れているか、それが転移にとって何を意味するかを示します。</translation>
    </message>
    <message>
        <source>Severity has not been measured yet. It says how far the target lies from the sources, and what that means for the transfer.</source>
        <translation>乖離度はまだ測定されていません。ターゲットがソースからどれだけ離れているか、それが転移にとって何を意味するかを示す値です。</translation>
    </message>
    <message>
        <source>now, all matched</source>
        <translation>現在、すべて対応付け済み</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Divergence&lt;/b&gt;&lt;/p&gt;&lt;p&gt;How far the target is from the source, from 0 (as the source itself) to 1 (nothing in common), with a band for what the shots, the few target runs that it is measured on, leave open. The components say what differs, and the sentence what that means for the transfer.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;乖離&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ターゲットがソースからどれだけ離れているかを、0（ソース自身と同じ）から1（共通点なし）までの値で示します。測定に使う少数のターゲットの実行（ショット）では決められない不確かさは区間で示します。成分は何が異なるかを、文章はそれが転移にとって何を意味するかを示します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Load at least one source and a target on the Data page, each with a response, to see how far they diverge.</source>
        <translation>乖離度を調べるには、「データ」ページで、目的変数を設定したソースを1つ以上とターゲットを読み込んでください。</translation>
    </message>
</context>
<context>
    <name>footbridge::Document</name>
    <message>
        <source>Add source</source>
        <translation>ソースの追加</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>ソースの削除</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>ターゲットの設定</translation>
    </message>
    <message>
        <source>Remove target</source>
        <translation>ターゲットの削除</translation>
    </message>
    <message>
        <source>Load pair</source>
        <translation>組の読み込み</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Change roles</source>
        <translation>役割の変更</translation>
    </message>
    <message>
        <source>Rename platform</source>
        <translation>プラットフォーム名の変更</translation>
    </message>
    <message>
        <source>Load alias table</source>
        <translation>別名表の読み込み</translation>
    </message>
    <message>
        <source>Change join</source>
        <translation>結合の変更</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainCard</name>
    <message>
        <source>Why this prediction?</source>
        <translation>この予測の理由</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Back to the leaderboard</source>
        <translation>リーダーボードに戻る</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>説明を閉じる</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>Shuffling the features…</source>
        <translation>特徴量をシャッフルしています…</translation>
    </message>
    <message>
        <source>Select a row to see what its prediction rests on.</source>
        <translation>行を選択すると、その予測の根拠が表示されます。</translation>
    </message>
</context>
<context>
    <name>footbridge::ExplainSwitch</name>
    <message>
        <source>Remove from the report</source>
        <translation>レポートから外す</translation>
    </message>
    <message>
        <source>Add to the report</source>
        <translation>レポートに追加</translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>There is nothing to export yet. Adapt a model first.</source>
        <translation>エクスポートするものがまだありません。先にモデルを適応させてください。</translation>
    </message>
    <message>
        <source>Writing and checking</source>
        <translation>書き出しと検査を行っています</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>キャンセルしました。ファイルは書き出されていません。</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>バンドル</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>手法(&amp;S)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Put the report into the bundle</source>
        <translation>レポートをバンドルに含める</translation>
    </message>
    <message>
        <source>Leave the shots out: only what prediction needs stays</source>
        <translation>ショットを除外し、予測に必要なものだけを残す</translation>
    </message>
    <message>
        <source>are predicted and flagged</source>
        <translation>予測してフラグを付ける</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>拒否する</translation>
    </message>
    <message>
        <source>Rows with a missing value, a new category, another unit or a value outside the range. A missing column is refused in any case.</source>
        <translation>欠損値、新しいカテゴリ、異なる単位、または範囲外の値を含む行。列の欠落は常に拒否されます。</translation>
    </message>
    <message>
        <source>What the bundle does with unusual rows</source>
        <translation>通常と異なる行に対するバンドルの動作</translation>
    </message>
    <message>
        <source>&amp;Unusual rows</source>
        <translation>通常と異なる行(&amp;U)</translation>
    </message>
    <message>
        <source>File of the bundle</source>
        <translation>バンドルのファイル</translation>
    </message>
    <message>
        <source>Strategy to export</source>
        <translation>エクスポートする手法</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Opens the exported bundle: contents, check, comparison</source>
        <translation>エクスポートしたバンドルを開きます：内容、検査、比較</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>エクスポートの進行状況</translation>
    </message>
    <message>
        <source>error on the shots, out of fold: %1</source>
        <translation>ショットでの交差検証誤差：%1</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>含まれるもの</translation>
    </message>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>前処理をすべて含む適応済みモデル（ONNX Runtime用とPyTorch用）。%n個の特徴量を受け取り、%1とその予測区間を返します</numerusform>
        </translation>
    </message>
    <message>
        <source>features with units and categories, where the model comes from, errors, severity, what is refused, checksums</source>
        <translation>特徴量の単位とカテゴリ、モデルの由来、誤差、乖離度、拒否する入力、チェックサム</translation>
    </message>
    <message>
        <source>rows with the predictions they must give</source>
        <translation>検証用の行とその正しい予測値</translation>
    </message>
    <message>
        <source>source model and %1 shots, to go on with more</source>
        <translation>ソースモデルと%1個のショット（追加して続行可能）</translation>
    </message>
    <message>
        <source>The adapted model as one file that runs without Footbridge.</source>
        <translation>Footbridgeなしで動作する1つのファイルにまとめた適応済みモデルです。</translation>
    </message>
    <message>
        <source>The inputs changed since the last run: this exports the last good result.</source>
        <translation>前回の適応後に入力が変更されています。最後の正常な結果をエクスポートします。</translation>
    </message>
    <message>
        <source>Drawing the report</source>
        <translation>レポートを作成しています</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートの保存</translation>
    </message>
    <message>
        <source>Web page (*.html);;Document (*.pdf)</source>
        <translation>Webページ (*.html);;文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>レポートを%1に保存しました</translation>
    </message>
    <message>
        <source>Export the bundle</source>
        <translation>バンドルのエクスポート</translation>
    </message>
    <message>
        <source>Bundle (*%1)</source>
        <translation>バンドル (*%1)</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>%1（%2）にエクスポートしました。開き直して照合済みです。最大差は%3です。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Export&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The adapted model as one file that runs without Footbridge, with a description of where it comes from and rows to check it with. It is opened again and compared before the export counts as done.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;エクスポート&lt;/b&gt;&lt;/p&gt;&lt;p&gt;適応済みモデルを、Footbridgeなしで動作する1つのファイルとして書き出します。由来の説明と、検証用の行が含まれます。ファイルを開き直して照合してから、エクスポートを完了とします。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Nobody can then read your runs from the bundle, or adapt it further</source>
        <translation>バンドルから実行を読み取られることはなくなりますが、さらに適応することもできません</translation>
    </message>
    <message>
        <source>Before the export counts as done the file is opened again, and every format is compared with the prediction shown here, on the samples and on a thousand random rows.</source>
        <translation>エクスポートの完了とする前にファイルを開き直し、サンプルと1000個のランダムな行で、各形式の予測をここに表示されている予測と比べます。</translation>
    </message>
    <message>
        <source>the same as C99 without dependencies, for schedulers and login nodes; compiled and compared where this computer has a C compiler</source>
        <translation>依存関係のないC99による同じモデル（スケジューラとログインノード用）。このコンピューターにCコンパイラがあれば、コンパイルして照合します</translation>
    </message>
    <message>
        <source>how to load it, with small programs in Python, C++ and C</source>
        <translation>読み込み方法とPython、C++、Cの短いプログラム</translation>
    </message>
    <message>
        <source>A report is being drawn already. Wait until it is done, or cancel it.</source>
        <translation>すでにレポートを作成しています。完了を待つか、キャンセルしてください。</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureListModel</name>
    <message>
        <source>suggested, %1</source>
        <translation>候補、%1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同名</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>別名</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>対応なし</translation>
    </message>
    <message>
        <source>May be %1 of the target</source>
        <translation>ターゲットの%1の可能性</translation>
    </message>
    <message>
        <source>May be %1 of the source</source>
        <translation>ソースの%1の可能性</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <translation>%1 ↔ %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>%1のみ</translation>
    </message>
    <message>
        <source>%1 · unit?</source>
        <translation>%1 · 単位？</translation>
    </message>
    <message>
        <source>Sources that have it: %1. Not every source does, so it is not used.</source>
        <translation>これを持つソース：%1。一部のソースにないため、使用しません。</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>%1にもあり</translation>
    </message>
</context>
<context>
    <name>footbridge::FeatureLists</name>
    <message>
        <source>Only in the source</source>
        <translation>ソースのみ</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>対応済み</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>ターゲットのみ</translation>
    </message>
    <message>
        <source>Every feature of the source has a counterpart.</source>
        <translation>ソースのすべての特徴量に対応する特徴量があります。</translation>
    </message>
    <message>
        <source>No feature matches yet. Select one on each side and press Match.</source>
        <translation>対応する特徴量がまだありません。両側で1つずつ選択し、「選択した特徴量を対応付け」を押してください。</translation>
    </message>
    <message>
        <source>Every feature of the target has a counterpart.</source>
        <translation>ターゲットのすべての特徴量に対応する特徴量があります。</translation>
    </message>
</context>
<context>
    <name>footbridge::FeaturesPage</name>
    <message>
        <source>Features</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Search features</source>
        <translation>特徴量を検索</translation>
    </message>
    <message>
        <source>Open a source and a target on the Data page to see which features they share.</source>
        <translation>「データ」ページでソースとターゲットを開くと、共通する特徴量が表示されます。</translation>
    </message>
    <message>
        <source>Match features</source>
        <translation>特徴量の対応付け</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>候補を承認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reject</source>
        <translation>却下(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Match selected</source>
        <translation>選択した特徴量を対応付け(&amp;M)</translation>
    </message>
    <message>
        <source>Matches the feature selected on the left with the one selected on the right; dragging one onto the other does the same</source>
        <translation>左側で選択した特徴量を右側で選択した特徴量に対応付けます。一方を他方にドラッグしても同じです</translation>
    </message>
    <message>
        <source>&amp;Unmatch</source>
        <translation>対応付けを解除(&amp;U)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>その他(&amp;O)</translation>
    </message>
    <message>
        <source>Accept all suggestions</source>
        <translation>すべての候補を承認</translation>
    </message>
    <message>
        <source>Reject all suggestions</source>
        <translation>すべての候補を却下</translation>
    </message>
    <message>
        <source>Import an alias table…</source>
        <translation>別名表をインポート…</translation>
    </message>
    <message>
        <source>Export the alias table…</source>
        <translation>別名表をエクスポート…</translation>
    </message>
    <message>
        <source>A CSV whose lines list names that mean the same, with the matches made here</source>
        <translation>各行に同じ意味の名前を列挙したCSV。ここで行った対応付けを含みます</translation>
    </message>
    <message>
        <source>What matches, and what does not.</source>
        <translation>対応しているものと、していないもの。</translation>
    </message>
    <message>
        <source>%1 matched, %2 only in the source, %3 only in the target.</source>
        <translation>対応済み%1個、ソースのみ%2個、ターゲットのみ%3個。</translation>
    </message>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>%n件の候補が確認を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>候補の承認</translation>
    </message>
    <message>
        <source>Reject suggestion</source>
        <translation>候補の却下</translation>
    </message>
    <message>
        <source>Accept suggestions</source>
        <translation>候補の承認</translation>
    </message>
    <message>
        <source>Reject suggestions</source>
        <translation>候補の却下</translation>
    </message>
    <message>
        <source>Unmatch features</source>
        <translation>特徴量の対応付けの解除</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Features&lt;/b&gt;&lt;/p&gt;&lt;p&gt;What the source knows is carried over by the features that both sides share. On the left stands what only the source has, on the right what only the target has, in the middle what corresponds.&lt;/p&gt;&lt;p&gt;A suggestion is used only once you accept it: press Return to accept, Delete to reject. Drag a feature onto another, or select both and press Return, to match them yourself. The plot compares the values of the selected pair.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;特徴量&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ソースの知識は、両者に共通する特徴量を通じて引き継がれます。左側はソースのみの特徴量、右側はターゲットのみの特徴量、中央は対応する特徴量です。&lt;/p&gt;&lt;p&gt;候補は承認して初めて使用されます。Enterキーで承認、Deleteキーで却下します。自分で対応付けるには、特徴量を別の特徴量にドラッグするか、両方を選択してEnterキーを押します。プロットでは選択した組の値を比較します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>all matched</source>
        <translation>すべて対応済み</translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>未対応%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept all above</source>
        <translation>次を超える候補をすべて承認</translation>
    </message>
    <message>
        <source>Least confidence to accept</source>
        <translation>承認する最低の信頼度</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>%n件の候補を承認します</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert units</source>
        <translation>単位を換算</translation>
    </message>
</context>
<context>
    <name>footbridge::FieldsDialog</name>
    <message>
        <source>Train on fields</source>
        <translation>フィールドで学習</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>ソース(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>ターゲット(&amp;T)</translation>
    </message>
    <message>
        <source>of plain values alone, such as 512x256</source>
        <translation>値のみのファイルの場合に指定（例：512x256）</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>形状(&amp;H)</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>型(&amp;Y)</translation>
    </message>
    <message>
        <source>8 in two dimensions, 4 in three</source>
        <translation>2次元では8、3次元では4</translation>
    </message>
    <message>
        <source>Edge of a &amp;block</source>
        <translation>ブロックの一辺の長さ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Numbers for a block</source>
        <translation>ブロックあたりの数値の個数(&amp;N)</translation>
    </message>
    <message>
        <source> % of the range</source>
        <translation> %（値の範囲に対する比）</translation>
    </message>
    <message>
        <source>How far a value may be off; what is further off gets a correction</source>
        <translation>値のずれの許容範囲です。これを超えてずれた値は補正します</translation>
    </message>
    <message>
        <source>&amp;Error bound</source>
        <translation>誤差の上限(&amp;E)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Open a field</source>
        <translation>フィールドを開く</translation>
    </message>
    <message>
        <source>Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files (*)</source>
        <translation>フィールド (*.npy *.raw *.bin *.dat *.f32 *.f64);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>A shape is two or three sizes, such as 512x256.</source>
        <translation>形状は、512x256のように2つまたは3つのサイズで指定します。</translation>
    </message>
    <message>
        <source>An auto-encoder learns to compress blocks of the target&apos;s field, from scratch and from weights that were trained on the source&apos;s: .npy files, or plain values of a shape.</source>
        <translation>オートエンコーダーが、ターゲットのフィールドのブロックの圧縮を、最初から、およびソースのフィールドで学習した重みから学習します。.npyファイルか、形状を指定した値のみのファイルを使えます。</translation>
    </message>
</context>
<context>
    <name>footbridge::GanttView</name>
    <message>
        <source>Job %1, nodes %2 to %3
%4 to %5</source>
        <translation>ジョブ%1、ノード%2～%3
%4～%5</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportDialog</name>
    <message>
        <source>Import options of %1</source>
        <translation>%1のインポートの設定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Read the file</source>
        <translation>ファイルを読み込む</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>自動判定</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>コンマ ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>セミコロン ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>縦線 |</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>区切り文字(&amp;D)</translation>
    </message>
    <message>
        <source>Point 1.5</source>
        <translation>ピリオド 1.5</translation>
    </message>
    <message>
        <source>Comma 1,5</source>
        <translation>コンマ 1,5</translation>
    </message>
    <message>
        <source>D&amp;ecimal sign</source>
        <translation>小数点記号(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>文字コード(&amp;N)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with</source>
        <translation>コメント行の先頭文字(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Skip leading lines</source>
        <translation>先頭の読み飛ばし行数(&amp;S)</translation>
    </message>
    <message>
        <source>The first line names the columns</source>
        <translation>最初の行を列名とする</translation>
    </message>
    <message>
        <source>Cells with these contents count as missing, as do empty ones; separated by spaces</source>
        <translation>この内容のセルは空のセルと同様に欠損値として扱われます。空白で区切って指定します</translation>
    </message>
    <message>
        <source>&amp;Missing values</source>
        <translation>欠損値(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>目的変数(&amp;R)</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>It looks like data, so the columns are numbered here.</source>
        <translation>データのように見えるため、ここでは列に番号を付けています。</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>ファイルの種類(&amp;K)</translation>
    </message>
    <message>
        <source>all of the only table</source>
        <translation>唯一のテーブルの全体</translation>
    </message>
    <message>
        <source>What to ask the database: a SELECT</source>
        <translation>データベースへの問い合わせ（SELECT文）</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>クエリ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Platforms in</source>
        <translation>プラットフォームの列(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;w platform</source>
        <translation>新しいプラットフォーム(&amp;W)</translation>
    </message>
    <message>
        <source>Comma 1,000</source>
        <translation>コンマ 1,000</translation>
    </message>
    <message>
        <source>Point 1.000</source>
        <translation>ピリオド 1.000</translation>
    </message>
    <message>
        <source>Apostrophe 1&apos;000</source>
        <translation>アポストロフィ 1&apos;000</translation>
    </message>
    <message>
        <source>Space 1 000</source>
        <translation>空白 1 000</translation>
    </message>
    <message>
        <source>&amp;Thousands</source>
        <translation>桁区切り(&amp;T)</translation>
    </message>
</context>
<context>
    <name>footbridge::ImportPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Click the name of a column, or press F2 in it, to say what it is for</source>
        <translation>列の用途を指定するには、列名をクリックするか、列内でF2キーを押してください</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>データ行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>What the import found</source>
        <translation>インポート時の検出事項</translation>
    </message>
    <message>
        <source>Role of the column</source>
        <translation>列の役割</translation>
    </message>
    <message>
        <source>The first rows read without a warning.</source>
        <translation>先頭の行は警告なしで読み込まれました。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <translation>%1：数値</translation>
    </message>
    <message>
        <source>%1: categories</source>
        <translation>%1：カテゴリ</translation>
    </message>
</context>
<context>
    <name>footbridge::IntervalList</name>
    <message>
        <source>Copy values</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % interval %4 to %5)</source>
        <translation>%1：%2（%3%区間 %4～%5）</translation>
    </message>
    <message>
        <source>, measured %1</source>
        <translation>、計測値%1</translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message>
        <source>Join with %1</source>
        <translation>%1との結合</translation>
    </message>
    <message>
        <source>Adds the columns of another table of the same platform to the rows with the same keys, such as counters to parameters.</source>
        <translation>同じプラットフォームの別のテーブルの列を、キーが同じ行に追加します（パラメーターにカウンターを追加するなど）。</translation>
    </message>
    <message>
        <source>Choose the table whose columns are to be added.</source>
        <translation>追加する列を含むテーブルを選択してください。</translation>
    </message>
    <message>
        <source>&amp;Table to add</source>
        <translation>追加するテーブル(&amp;T)</translation>
    </message>
    <message>
        <source>a file of any kind, a folder or a pattern</source>
        <translation>任意の種類のファイル、フォルダー、またはパターン</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keys: rows belong together where both columns hold the same</source>
        <translation>キー（両方の列の値が同じ行どうしを対応させます）(&amp;K)</translation>
    </message>
    <message>
        <source>Table to add</source>
        <translation>追加するテーブル</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Add the &amp;means where rows of that table repeat their keys</source>
        <translation>追加するテーブルでキーが重複する行は平均を追加(&amp;M)</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>対応なし</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows without a match</source>
        <translation>対応のない行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Undo the join</source>
        <translation>結合を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>テーブルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Key %1 of %2</source>
        <translation>%2のキー%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>%2の%n行中%1行が対応します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%1の%n行は、対応する行がないため除外します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%1の%n行は、どの行にも対応しないため使用しません。</numerusform>
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
        <translation>新しい実行の%1%が、予測値からこの距離以内に収まると見込まれます。</translation>
    </message>
    <message>
        <source>Runs not seen: %1</source>
        <translation>未学習の実行：%1</translation>
    </message>
    <message>
        <source>Shots, out of fold</source>
        <translation>ショット、交差検証</translation>
    </message>
    <message>
        <source>Mean absolute percentage error. %1</source>
        <translation>平均絶対パーセント誤差。%1</translation>
    </message>
    <message>
        <source>Fitted in %1</source>
        <translation>学習時間：%1</translation>
    </message>
    <message>
        <source>Explained by: shift of the source %1, its latent features %2, input alignment %3, the target&apos;s own features %4, noise %5</source>
        <translation>内訳：ソースのシフト%1、ソースの潜在特徴量%2、入力アライメント%3、ターゲット固有の特徴量%4、ノイズ%5</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>交差
検証</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Not
seen</source>
        <translation>未学習
の実行</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>予測区間</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response over its variance, each shot predicted by a model that has not seen it</source>
        <translation>変換した目的変数の平均二乗誤差を分散で割った値。各ショットは、それを学習に使っていないモデルで予測されます</translation>
    </message>
    <message>
        <source>Around every prediction, from the out-of-fold residuals</source>
        <translation>各予測値のまわりの区間。交差検証の残差から求めます</translation>
    </message>
    <message>
        <source>The same on measured runs that are not shots</source>
        <translation>ショットではない計測済みの実行での同じ値</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the measured runs that are not shots</source>
        <translation>平均絶対パーセント誤差：ショット以外の計測済みの実行での|予測値 − 計測値| / |計測値|の平均</translation>
    </message>
    <message>
        <source>Mean absolute percentage error: the mean of |predicted − measured| / |measured| over the shots, each predicted by a model that has not seen it</source>
        <translation>平均絶対パーセント誤差：それを学習していないモデルで各ショットを予測したときの|予測値 − 計測値| / |計測値|の平均</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveDesk</name>
    <message>
        <source>%1 is a pipe or device. Follow it with “footbridge-cli watch”.</source>
        <translation>%1はパイプまたはデバイスです。「footbridge-cli watch」で追跡してください。</translation>
    </message>
    <message>
        <source>This version is not kept any more. Choose a later one.</source>
        <translation>このバージョンはもう保持されていません。より新しいものを選択してください。</translation>
    </message>
    <message>
        <source>%1 has no column %2, which the stream has. Its runs were not learned.</source>
        <translation>%1には、ストリームにある列%2がありません。その実行は学習されませんでした。</translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Live&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Follows a table that grows. Each run is predicted first, scored, and only then learned from, so the errors are those that a user of the model would have had. When the responses change, a new version begins; older ones are kept, can be taken up again and exported. Drop a CSV here to follow it, or, while a stream is followed, to add its runs.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;ライブ&lt;/b&gt;&lt;/p&gt;&lt;p&gt;増えていくテーブルを追跡します。各実行はまず予測され、採点されてから学習に使われます。そのため、誤差はモデルの利用者が実際に経験したはずのものです。目的変数が変化すると新しいバージョンが始まります。以前のバージョンは保持され、再開やエクスポートができます。ここにCSVをドロップすると追跡を開始し、ストリームの追跡中であればその実行を追加します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>version %1, run %2</source>
        <translation>バージョン%1、実行%2</translation>
    </message>
    <message>
        <source>Exported to %1 (%2). Opened again and compared: largest difference %3.</source>
        <translation>%1（%2）にエクスポートしました。開き直して照合済みです。最大差は%3です。</translation>
    </message>
    <message>
        <source>Start following…</source>
        <translation>追跡を開始…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Running error</source>
        <translation>誤差の推移</translation>
    </message>
    <message>
        <source>version in force above</source>
        <translation>上部は使用中のバージョン</translation>
    </message>
    <message>
        <source>Versions in force</source>
        <translation>使用中のバージョン</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>被覆率</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>none is overwritten</source>
        <translation>上書きされません</translation>
    </message>
    <message>
        <source>Table that grows</source>
        <translation>増えていくテーブル</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export version %1</source>
        <translation>バージョン%1のエクスポート</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>バンドル (*.zip)</translation>
    </message>
    <message>
        <source>Waiting for %1 measured runs in %2 to start from.</source>
        <translation>%2に出発点となる計測済みの実行が%1回分そろうのを待っています。</translation>
    </message>
    <message>
        <source>Choose a table that grows, or drop runs here: each is predicted first and learned from afterwards.</source>
        <translation>増えていくテーブルを選択するか、ここに実行をドロップしてください。各実行は、まず予測され、その後で学習に使われます。</translation>
    </message>
    <message>
        <source>Following %1: each run is predicted first, scored, and only then learned from.</source>
        <translation>%1を追跡中：各実行は、まず予測され、採点されてから学習に使われます。</translation>
    </message>
    <message>
        <source>%1 as it was last followed.</source>
        <translation>%1を最後に追跡したときの状態です。</translation>
    </message>
    <message>
        <source>Export version %1…</source>
        <translation>バージョン%1をエクスポート…</translation>
    </message>
    <message>
        <source>Go back to version %1</source>
        <translation>バージョン%1に戻す</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>error, last 10 runs</source>
        <translation>誤差、直近10回の実行</translation>
    </message>
    <message>
        <source>inside, last 100 runs</source>
        <translation>区間内、直近100回の実行</translation>
    </message>
    <message>
        <source>no interval yet</source>
        <translation>区間はまだなし</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <source>since run %1</source>
        <translation>実行%1から</translation>
    </message>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>%n回の実行でのドリフト</numerusform>
        </translation>
    </message>
    <message>
        <source>an update</source>
        <translation>1回の更新</translation>
    </message>
    <message>
        <source>false alarms in 10 000 runs at most</source>
        <translation>誤検知の上限（10 000回の実行あたり）</translation>
    </message>
</context>
<context>
    <name>footbridge::LiveStartDialog</name>
    <message>
        <source>Start following</source>
        <translation>追跡を開始</translation>
    </message>
    <message>
        <source>&amp;Response</source>
        <translation>目的変数(&amp;R)</translation>
    </message>
    <message>
        <source>its first runs alone</source>
        <translation>最初の実行のみ</translation>
    </message>
    <message>
        <source>the adapted model of this session</source>
        <translation>このセッションの適応済みモデル</translation>
    </message>
    <message>
        <source>a bundle…</source>
        <translation>バンドル…</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>出発点(&amp;F)</translation>
    </message>
    <message>
        <source>Measured runs that are learned from before the first prediction</source>
        <translation>最初の予測の前に学習に使う計測済みの実行</translation>
    </message>
    <message>
        <source>&amp;Initial runs</source>
        <translation>初期の実行数(&amp;I)</translation>
    </message>
    <message>
        <source>Wait for more runs</source>
        <translation>次の実行を待つ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>末尾に達したら</translation>
    </message>
    <message>
        <source>Go on where it was left</source>
        <translation>前回の続きから再開</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Bundle to start from</source>
        <translation>出発点とするバンドル</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>バンドル (*.zip)</translation>
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
        <translation>ほかの環境での読み込み方法</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Program that loads the bundle</source>
        <translation>バンドルを読み込むプログラム</translation>
    </message>
    <message>
        <source>C without dependencies</source>
        <translation>C（依存関係なし）</translation>
    </message>
</context>
<context>
    <name>footbridge::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The log cannot be written to %1: %2. Choose another file.</source>
        <translation>ログを%1に書き込めません：%2。別のファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1を開きました</translation>
    </message>
    <message>
        <source>Finished %1</source>
        <translation>%1が完了しました</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1をエクスポートしました</translation>
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
        <translation>ソースなし</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>ターゲットなし</translation>
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
        <translation>そのフォルダーにはテーブルがありません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open a bundle</source>
        <translation>バンドルを開く</translation>
    </message>
    <message>
        <source>Bundles (*.zip);;All files (*)</source>
        <translation>バンドル (*.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>%1は何のテーブルですか？</translation>
    </message>
    <message>
        <source>The source is a platform you know; the target is the new one.</source>
        <translation>ソースは既知のプラットフォーム、ターゲットは新しいプラットフォームです。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Add s&amp;ources…</source>
        <translation>ソースを追加(&amp;D)…</translation>
    </message>
    <message>
        <source>Set &amp;target…</source>
        <translation>ターゲットを設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>例を試す(&amp;E)</translation>
    </message>
    <message>
        <source>Open a b&amp;undle…</source>
        <translation>バンドルを開く(&amp;U)…</translation>
    </message>
    <message>
        <source>Export &amp;bundle…</source>
        <translation>バンドルをエクスポート(&amp;B)…</translation>
    </message>
    <message>
        <source>Export &amp;report…</source>
        <translation>レポートをエクスポート(&amp;R)…</translation>
    </message>
    <message>
        <source>Export all &amp;plots…</source>
        <translation>すべてのプロットをエクスポート(&amp;P)…</translation>
    </message>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>%n個のプロットを%1に書き出しました</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近使ったセッション(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>環境設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Log panel</source>
        <translation>ログパネル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>システム設定に従う(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>ダーク(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Measure &amp;severity</source>
        <translation>乖離度を測定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Train and adapt</source>
        <translation>学習と適応(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>このページのヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Footbridge</source>
        <translation>Footbridgeについて(&amp;A)</translation>
    </message>
    <message>
        <source>About Footbridge</source>
        <translation>Footbridgeについて</translation>
    </message>
    <message>
        <source>&lt;b&gt;Footbridge %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Footbridge %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Carries a performance model to a new platform with a handful of runs.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>少数の実行だけで、性能モデルを新しいプラットフォームへ転移します。

GNU General Public Licenseバージョン3以降に基づくフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Accept the selected suggestion, or match the selected features</source>
        <translation>選択した候補を承認、または選択した特徴量を対応付け</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Reject the selected suggestion, or unmatch</source>
        <translation>選択した候補を却下、または対応付けを解除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Reset a plot</source>
        <translation>プロットを元の表示に戻す</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>これは何ですか(&amp;W)</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>ツアーを始める(&amp;T)</translation>
    </message>
    <message>
        <source>Write the log to a &amp;file…</source>
        <translation>ログをファイルに書き出す(&amp;F)…</translation>
    </message>
    <message>
        <source>Write the log to a file</source>
        <translation>ログをファイルに書き出す</translation>
    </message>
    <message>
        <source>Text (*.log *.txt)</source>
        <translation>テキスト (*.log *.txt)</translation>
    </message>
    <message>
        <source>Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;All files (*)</source>
        <translation>テーブル、セッション、バンドル (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz *.xz *.zst *.footbridge *.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>テーブルを貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>This &amp;page in the handbook (English)</source>
        <translation>ハンドブックのこのページ（英語）(&amp;P)</translation>
    </message>
    <message>
        <source>Hand&amp;book (English)</source>
        <translation>ハンドブック（英語）(&amp;B)</translation>
    </message>
    <message>
        <source>More in the handbook (English)</source>
        <translation>詳しくはハンドブックへ（英語）</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>クリップボードにテーブルがありません。</translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ数</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス数</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeROステージ</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>Pipeline-parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザー</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>数値精度</translation>
    </message>
    <message>
        <source>Activations of a transformer</source>
        <translation>Transformerのアクティベーション</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隠れ次元</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>アテンションヘッド数</translation>
    </message>
    <message>
        <source>Tokens of a sample</source>
        <translation>サンプルのトークン数</translation>
    </message>
    <message>
        <source>Samples at a time</source>
        <translation>同時サンプル数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>チェックポインティング</translation>
    </message>
    <message>
        <source>On one device</source>
        <translation>デバイス1台あたり</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Memory term by term</source>
        <translation>メモリの内訳</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>names and memory can be edited; the last line adds one</source>
        <translation>名前とメモリは編集できます。最後の行で追加します</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Holds it</source>
        <translation>収容可能</translation>
    </message>
    <message>
        <source>A device</source>
        <translation>デバイス1台</translation>
    </message>
    <message>
        <source>With that reserve</source>
        <translation>予備を含む</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>デバイス1台に%1、予備を含めて%2が必要です。%n種類のデバイスのうち%3種類に収まります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ModelExplanationView</name>
    <message>
        <source>What the model rests on</source>
        <translation>モデルが重視する特徴量</translation>
    </message>
    <message>
        <source>how much the error (nMSE) grows when a feature is shuffled</source>
        <translation>特徴量をシャッフルしたときの誤差（nMSE）の増加</translation>
    </message>
    <message>
        <source>Importance of the features</source>
        <translation>特徴量の重要度</translation>
    </message>
    <message>
        <source>How the prediction follows it</source>
        <translation>特徴量に対する予測の変化</translation>
    </message>
    <message>
        <source>%1: %2, between %3 and %4 in the single shuffles</source>
        <translation>%1：%2、個々のシャッフルでは%3～%4</translation>
    </message>
    <message>
        <source>%1, the others as they are</source>
        <translation>%1、ほかの特徴量はそのまま</translation>
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
        <translation>次に計測すべき実行</translation>
    </message>
    <message>
        <source>Runs to measure next</source>
        <translation>次に計測する実行</translation>
    </message>
    <message>
        <source>Prefer quick runs</source>
        <translation>短時間の実行を優先</translation>
    </message>
    <message>
        <source>How many runs</source>
        <translation>実行の数</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>A CSV of these rows with the response left to fill in</source>
        <translation>これらの行のCSV。目的変数は後で記入できるよう空になっています</translation>
    </message>
    <message>
        <source>No row is left to measure.</source>
        <translation>計測すべき行は残っていません。</translation>
    </message>
    <message>
        <source>Finding…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>リストの保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what the shots alone give.</source>
        <translation>平均二乗誤差は、ショットだけの場合の%1になる見込みです。</translation>
    </message>
    <message>
        <source>Expected to bring the mean squared error to %1 of what it is now.</source>
        <translation>平均二乗誤差は、現在の%1になる見込みです。</translation>
    </message>
    <message>
        <source>Together they are predicted to take %1.</source>
        <translation>合わせて%1かかると予測されます。</translation>
    </message>
    <message>
        <source>Of rows that teach about as much, takes those with the smallest predicted response</source>
        <translation>学べる量がほぼ同じ行の中から、目的変数の予測値が最も小さいものを選びます</translation>
    </message>
    <message>
        <source>All rows are measured. Beside the shots, these would have taught the model most, the best first.</source>
        <translation>すべての行が計測済みです。ショット以外で、モデルが最も多くを学べたはずの行を良い順に示します。</translation>
    </message>
    <message>
        <source>Unmeasured rows that would teach the model most, the best first.</source>
        <translation>モデルが最も多くを学べる未計測の行を良い順に示します。</translation>
    </message>
    <message>
        <source>Runs that differ most from those measured, in the features that move the source model&apos;s prediction.</source>
        <translation>ソースモデルの予測を動かす特徴量において、計測済みのものと最も異なる実行です。</translation>
    </message>
</context>
<context>
    <name>footbridge::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>footbridge::OpenTablesDialog</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>A source is a platform you know; the target is the new one, with only a few measured runs.</source>
        <translation>ソースは既知のプラットフォーム、ターゲットは計測済みの実行が少ない新しいプラットフォームです。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Open as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Files to open</source>
        <translation>開くファイル</translation>
    </message>
    <message>
        <source>Open %1 as</source>
        <translation>%1の用途</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>開かない</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>All as &amp;one table…</source>
        <translation>1つのテーブルとして開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Puts the rows of all files below each other, with columns for what their names differ by</source>
        <translation>すべてのファイルの行を縦につなげ、ファイル名の異なる部分を列として加えます</translation>
    </message>
</context>
<context>
    <name>footbridge::OrderMatrix</name>
    <message>
        <source>%1 is faster than %2 with a chance of %3.</source>
        <translation>%1が%2より速い確率は%3です。</translation>
    </message>
</context>
<context>
    <name>footbridge::PairCard</name>
    <message>
        <source>Read source in %1, target in %2</source>
        <translation>ソースを%1、ターゲットを%2として読み込む</translation>
    </message>
    <message>
        <source>Read source in %1</source>
        <translation>ソースを%1として読み込む</translation>
    </message>
    <message>
        <source>Read target in %1</source>
        <translation>ターゲットを%1として読み込む</translation>
    </message>
    <message>
        <source>Sets the units under which the values agree; undo takes it back</source>
        <translation>値が一致する単位を設定します。「元に戻す」で取り消せます</translation>
    </message>
    <message>
        <source>Distributions of the selected pair</source>
        <translation>選択した組の分布</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Select a match, or one feature on each side, to compare their values.</source>
        <translation>対応済みの組、または両側の特徴量を1つずつ選択すると、値を比較できます。</translation>
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
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>How much less error Auto has than the best strategy that learns from the shots alone</source>
        <translation>ショットだけから学ぶ最良の手法に比べて、「自動」の誤差がどれだけ小さいか</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>改善度</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最良の手法</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>その他で最良</translation>
    </message>
    <message>
        <source>nMSE</source>
        <translation>nMSE</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>完了したセル</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformDesk</name>
    <message>
        <source>%1, counters of %2</source>
        <translation>%1、%2のカウンター</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>Exported %1; both formats agree on %2 rows.</source>
        <translation>%1をエクスポートしました。両方の形式が%2行で一致します。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1を保存しました。</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformRunsModel</name>
    <message>
        <source>× %1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>リグレット</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>改善度</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Time that trusting the recommendation loses at most in half of the cases</source>
        <translation>推奨に従ったときに半数の場合で失う時間の上限</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Platforms&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open run times of the same applications on several machines: one table with a column that names the machine, one with a time column for each, or a file each. Check what the columns are, train, and read which machine will run an application fastest, how sure that is and what is lost if it is wrong. &lt;i&gt;Predict a table…&lt;/i&gt; answers for runs that were measured nowhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;プラットフォーム&lt;/b&gt;&lt;/p&gt;&lt;p&gt;同じアプリケーションの複数のマシンでの実行時間を開きます。マシン名の列を持つ1つのテーブル、マシンごとに時間の列を持つ1つのテーブル、またはマシンごとのファイルを使えます。列の内容を確認して学習すると、アプリケーションを最も速く実行するマシン、その確かさ、外れた場合の損失がわかります。&lt;i&gt;テーブルを予測…&lt;/i&gt;は、どこでも計測されていない実行について答えます。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>マシン%n台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>実行%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Back to the runs</source>
        <translation>実行に戻る</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>テーブルを開く…</translation>
    </message>
    <message>
        <source>Save vectors…</source>
        <translation>ベクトルを保存…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Predict a table…</source>
        <translation>テーブルを予測…</translation>
    </message>
    <message>
        <source>Open run times of the same applications on several machines.</source>
        <translation>同じアプリケーションの複数のマシンでの実行時間を開いてください。</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>ベクトル</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>chance, in %, that the row is faster than the column</source>
        <translation>行が列より速い確率（%）</translation>
    </message>
    <message>
        <source>Latent map</source>
        <translation>潜在空間の分布図</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Open run times</source>
        <translation>実行時間を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open runs to predict</source>
        <translation>予測する実行を開く</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>モデルのエクスポート</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>バンドル (*.zip)</translation>
    </message>
    <message>
        <source>Save the vectors</source>
        <translation>ベクトルの保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>マシン%n台での相対実行時間（%1より）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1.</source>
        <translation>表示中：%1。</translation>
    </message>
    <message>
        <source>predicted, 90 % interval, ◆ measured</source>
        <translation>予測値、90%区間、◆ 計測値</translation>
    </message>
    <message>
        <source>predicted, 90 % interval</source>
        <translation>予測値、90%区間</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2個中%1個：%3</translation>
    </message>
    <message>
        <source>Run time relative to the fastest, log axis</source>
        <translation>最速のマシンに対する実行時間の比（対数軸）</translation>
    </message>
    <message>
        <source>Run time relative to the slowest, log axis</source>
        <translation>最も遅いマシンに対する実行時間の比（対数軸）</translation>
    </message>
    <message>
        <source>Run time relative to %1, log axis</source>
        <translation>%1に対する実行時間の比（対数軸）</translation>
    </message>
    <message>
        <source>what the counters say</source>
        <translation>カウンターが示すこと</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message>
        <source>Describes the run</source>
        <translation>実行の特徴</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>Belongs together</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>各列の内容</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>Times relative to</source>
        <translation>時間の基準</translation>
    </message>
    <message>
        <source>Counters as shares of all instructions</source>
        <translation>カウンターを全命令数に対する割合にする</translation>
    </message>
    <message>
        <source>Names of counters…</source>
        <translation>カウンターの名前…</translation>
    </message>
    <message>
        <source>%1 on %2 in %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>the slowest</source>
        <translation>最も遅い</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>実行%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>プラットフォーム%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>グループ%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsTrust</name>
    <message>
        <source>How far to trust it</source>
        <translation>信頼性</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Who gains most</source>
        <translation>改善の大きい実行</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>明確な差</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>リグレット</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Share of two platforms in the right order</source>
        <translation>2つのプラットフォームの順序が正しい割合</translation>
    </message>
    <message>
        <source>The same among platforms whose times are more than 10 % apart</source>
        <translation>時間の差が10%を超えるプラットフォームだけでの同じ割合</translation>
    </message>
    <message>
        <source>Leave each out</source>
        <translation>1つずつ除外</translation>
    </message>
    <message>
        <source>Today on</source>
        <translation>現在の実行先</translation>
    </message>
    <message>
        <source>Platform that runs are on today</source>
        <translation>現在実行しているプラットフォーム</translation>
    </message>
    <message>
        <source>90 % interval over groups: %1 to %2</source>
        <translation>グループ全体から求めた90%区間：%1～%2</translation>
    </message>
    <message>
        <source>Each group left out in turn, everything else learned anew.</source>
        <translation>グループを順に1つずつ除外し、それ以外をすべて学習し直した結果です。</translation>
    </message>
    <message>
        <source>Groups left out of the training in five folds.</source>
        <translation>グループを5分割し、順に学習から除外した結果です。</translation>
    </message>
    <message>
        <source>Regret: time lost by trusting the recommendation. Skill: exact orders gained over the majority order.</source>
        <translation>リグレット：推奨に従うことで失う時間。スキル：多数派の順序に対する、順序の完全一致の増加。</translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsView</name>
    <message>
        <source>Add platform…</source>
        <translation>プラットフォームを追加…</translation>
    </message>
    <message>
        <source>A bundle with the model of a platform</source>
        <translation>プラットフォームのモデルを含むバンドル</translation>
    </message>
    <message>
        <source>Open ways to run…</source>
        <translation>実行方法を開く…</translation>
    </message>
    <message>
        <source>A table with one row for each way to run, such as numbers of nodes</source>
        <translation>ノード数など、1行に1つの実行方法を記したテーブル</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Column with the nodes</source>
        <translation>ノード数の列</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>許容リスク</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>price of a node for one unit of the run time</source>
        <translation>1ノード、実行時間1単位あたりの料金</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Ways to run</source>
        <translation>実行方法</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>超過確率</translation>
    </message>
    <message>
        <source>Price against time</source>
        <translation>時間に対する料金</translation>
    </message>
    <message>
        <source>Add the model of a platform</source>
        <translation>プラットフォームのモデルを追加</translation>
    </message>
    <message>
        <source>Bundles (*.zip)</source>
        <translation>バンドル (*.zip)</translation>
    </message>
    <message>
        <source>Open ways to run</source>
        <translation>実行方法を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>各1ノード</translation>
    </message>
    <message>
        <source>Add bundles of the platforms and a table of ways to run to see which to take.</source>
        <translation>プラットフォームのバンドルと実行方法のテーブルを追加すると、どれを選ぶべきかがわかります。</translation>
    </message>
    <message>
        <source>Take %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>%1、ノード数%2を選んでください：時間%3、料金%4。</translation>
    </message>
    <message>
        <source>None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 at a price of %4.</source>
        <translation>許容リスクに収まるものはありません。制限を超える確率が最も低いのは%1、ノード数%2です：時間%3、料金%4。</translation>
    </message>
    <message>
        <source>%1, row %2: request %3; expected to be done after %4 for a price of %5; chance of missing a limit: %6.</source>
        <translation>%1、行%2：要求値%3。完了までの期待時間%4、料金%5、制限を超える確率：%6。</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotExportDialog</name>
    <message>
        <source>Export all plots</source>
        <translation>すべてのプロットのエクスポート</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>プロットのエクスポート</translation>
    </message>
    <message>
        <source>no title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG（画像）</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG（ベクター）</translation>
    </message>
    <message>
        <source>PDF, a document</source>
        <translation>PDF（文書）</translation>
    </message>
    <message>
        <source>CSV, the plotted values</source>
        <translation>CSV（プロットの値）</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>画面と同じ</translation>
    </message>
    <message>
        <source>One column of a paper</source>
        <translation>論文の1段幅</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>ページ幅</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>スライド</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>サイズを指定</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 dpi</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>解像度(&amp;R)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose the folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1×%2ピクセル</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the axis titles; other words and all lines grow with them</source>
        <translation>軸ラベルの文字の大きさです。ほかの文字とすべての線もこれに合わせて拡大されます</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文字(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>横軸(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Vertical axis</source>
        <translation>縦軸(&amp;V)</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>プロットのエクスポート</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>対数軸</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横軸を対数目盛にする</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>縦軸を対数目盛にする</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>表示をリセット</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
</context>
<context>
    <name>footbridge::PlotsExporter</name>
    <message>
        <source>Folder for the plots</source>
        <translation>プロットの保存先フォルダー</translation>
    </message>
</context>
<context>
    <name>footbridge::PredictionTableModel</name>
    <message>
        <source>set</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測値</translation>
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
        <translation>フラグ</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>未学習</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>欠損値</translation>
    </message>
    <message>
        <source>unseen level</source>
        <translation>未知のカテゴリ</translation>
    </message>
    <message>
        <source>outside range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測値</translation>
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
        <translation>フラグ</translation>
    </message>
    <message>
        <source>Measured over predicted</source>
        <translation>計測値÷予測値</translation>
    </message>
    <message>
        <source>What is odd about the row; it is predicted all the same</source>
        <translation>行の通常と異なる点。それでも予測は行われます</translation>
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
        <translation>±25%を外れる行</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why this prediction? What the selected row&apos;s prediction rests on</source>
        <translation>この予測の理由。選択した行の予測の根拠です</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Write the rows shown here as CSV</source>
        <translation>ここに表示された行をCSVとして書き出します</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1、%2行選択</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>行のエクスポート</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>システム設定に従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Language and numbers change with the next start.</source>
        <translation>言語と数値の形式は、次回の起動時に変わります。</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数値(&amp;N)</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>言語に従う</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>すべて（%1）</translation>
    </message>
    <message>
        <source>How many processors a run may keep busy; results do not depend on it</source>
        <translation>1回の計算で使用できるプロセッサの数です。結果はこの値に左右されません</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>スレッド数(&amp;H)</translation>
    </message>
    <message>
        <source>Format of exported plots</source>
        <translation>エクスポートするプロットの形式</translation>
    </message>
    <message>
        <source>Text size of exported plots</source>
        <translation>エクスポートするプロットの文字サイズ</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>プロット(&amp;P)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>&amp;Folder of files</source>
        <translation>ファイルのフォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Folder of files</source>
        <translation>ファイルのフォルダー</translation>
    </message>
</context>
<context>
    <name>footbridge::Rail</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>footbridge::RailModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>要更新</translation>
    </message>
</context>
<context>
    <name>footbridge::ReasonNote</name>
    <message>
        <source>Less</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと見る</translation>
    </message>
</context>
<context>
    <name>footbridge::RelocateDialog</name>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <translation>%1のテーブル</translation>
    </message>
    <message>
        <source>Some tables of this session have moved or changed since it was saved. Choose where they are now, or open the session with what is there.</source>
        <translation>このセッションの保存後に移動または変更されたテーブルがあります。現在の場所を選択するか、あるものだけでセッションを開いてください。</translation>
    </message>
    <message>
        <source>Tables of the session</source>
        <translation>セッションのテーブル</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>ファイルを探す…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>このまま開く</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>ターゲット：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>ソース：%1</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1はどこにありますか？</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>テーブル (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
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
        <translation>実行</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測値</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Chance killed</source>
        <translation>強制終了の確率</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>試行回数</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>期待コスト</translation>
    </message>
    <message>
        <source>Killed today</source>
        <translation>現状の強制終了</translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message>
        <source>Adapt a model or open a table of requests and measured values to see what to request.</source>
        <translation>モデルを適応させるか、要求値と計測値のテーブルを開くと、要求すべき値がわかります。</translation>
    </message>
    <message>
        <source>Killed against wasted</source>
        <translation>強制終了と無駄</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>左下ほど良い</translation>
    </message>
    <message>
        <source>Expected cost against the cost ratio</source>
        <translation>コスト比に対する期待コスト</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Column with what was requested</source>
        <translation>要求値の列</translation>
    </message>
    <message>
        <source>Column with what was measured</source>
        <translation>計測値の列</translation>
    </message>
    <message>
        <source>Cost ratio κ</source>
        <translation>コスト比κ</translation>
    </message>
    <message>
        <source>Cost ratio</source>
        <translation>コスト比</translation>
    </message>
    <message>
        <source>Steps of</source>
        <translation>刻み</translation>
    </message>
    <message>
        <source>From</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>to</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>any</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>課金</translation>
    </message>
    <message>
        <source>What is billed</source>
        <translation>課金の対象</translation>
    </message>
    <message>
        <source>by use</source>
        <translation>使用分</translation>
    </message>
    <message>
        <source>by request</source>
        <translation>要求分</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Request %1 times what users ask for: %2 of the runs are killed and start again, instead of %3 today.</source>
        <translation>ユーザーの要求値の%1倍を要求してください。強制終了されて再実行となるのは、現状の%3に対して%2です。</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with what users ask for.</source>
        <translation>%1の上限値を要求してください。強制終了されて再実行となるのは、ユーザーの要求値での%3に対して%2です。</translation>
    </message>
    <message>
        <source>Request %1 times the prediction: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>予測値の%1倍を要求してください。強制終了されて再実行となるのは、係数1.5での%3に対して%2です。</translation>
    </message>
    <message>
        <source>Request the upper bound at %1: %2 of the runs are killed and start again, instead of %3 with a factor of 1.5.</source>
        <translation>%1の上限値を要求してください。強制終了されて再実行となるのは、係数1.5での%3に対して%2です。</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs, against %5 (%6 to %7) today.</source>
        <translation>κ = %1での1回の実行の期待コストは、理想的な要求の%2倍（%3～%4）です。現状は%5倍（%6～%7）です。</translation>
    </message>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>この%n回の実行から選択しました。各実行の上限値は、その実行を除いて求めています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>%n個のショットの交差検証による予測値から選択しました。テスト用の実行は参照していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>予定の実行%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the requests</source>
        <translation>要求値の保存</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
    <message>
        <source>How many times worse it is to lose work to a killed run than to leave as much unused</source>
        <translation>実行の強制終了で作業を失うことが、同じ量を未使用で残すことの何倍悪いか</translation>
    </message>
    <message>
        <source>Column with the most that each run can take</source>
        <translation>各実行の上限値の列</translation>
    </message>
    <message>
        <source>Column with the most that each run can take, such as what its user asked for</source>
        <translation>各実行の上限値の列（ユーザーが申請した値など）</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Keep to what users ask for: %1 of the runs are killed and start again, and no other rule is expected to cost less.</source>
        <translation>ユーザーの要求値のままにしてください。強制終了されて再実行となるのは%1で、これより期待コストの低い規則はありません。</translation>
    </message>
    <message>
        <source>Request what “%1” says: %2 of the runs are killed and start again, and no other rule is clearly cheaper.</source>
        <translation>「%1」の値を要求してください。強制終了されて再実行となるのは%2で、これより明らかに安い規則はありません。</translation>
    </message>
    <message>
        <source>Request the prediction as it is: %1 of the runs are killed and start again, instead of %2 with a factor of 1.5.</source>
        <translation>予測値をそのまま要求してください。強制終了されて再実行となるのは、係数1.5での%2に対して%1です。</translation>
    </message>
    <message>
        <source>At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request costs.</source>
        <translation>κ = %1での1回の実行の期待コストは、理想的な要求の%2倍（%3～%4）です。</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>Working out what to request…</source>
        <translation>要求すべき値を計算しています…</translation>
    </message>
    <message>
        <source>Nothing can be said from these columns. Choose the one with what was requested and the one with what was measured.</source>
        <translation>これらの列からは何もわかりません。要求値の列と計測値の列を選んでください。</translation>
    </message>
    <message>
        <source>Under these rules nothing can be requested from this model.</source>
        <translation>この規則では、このモデルから要求値を求められません。</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>No strategy has been adapted yet. Choose the shots on the page Adapt and start; the predictions appear here.</source>
        <translation>適応済みの手法がまだありません。「適応」ページでショットを選んで開始すると、予測がここに表示されます。</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>リーダーボード</translation>
    </message>
    <message>
        <source>normalised error (nMSE), same shots for all</source>
        <translation>正規化誤差（nMSE）、全手法で同じショット</translation>
    </message>
    <message>
        <source>The data or settings have changed since. %1</source>
        <translation>その後データまたは設定が変更されています。%1</translation>
    </message>
    <message>
        <source>Whether the report explains this row</source>
        <translation>レポートでこの行を説明するかどうか</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Results&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Every point is a run: what was measured against what is predicted. Hollow points are shots, the runs that the model learned from. The leaderboard ranks the strategies by their error on shots that were held out; beside it stands the error on the runs not seen.&lt;/p&gt;&lt;p&gt;Click a point to see its row, Shift-drag to select several; the table follows, and the other way round. Choose another strategy beside it, colour the points by a column, or see the error against the number of shots.&lt;/p&gt;&lt;p&gt;“Why?” beside the rows says what the prediction of the selected row is made of, what moves it and why its interval is wide; “The model” ranks the features.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;結果&lt;/b&gt;&lt;/p&gt;&lt;p&gt;各点が1回の実行で、計測値と予測値を比べています。白抜きの点はショット、つまりモデルの学習に使った実行です。リーダーボードは、ホールドアウトしたショットでの誤差で手法を順位付けし、その横に未学習の実行での誤差を示します。&lt;/p&gt;&lt;p&gt;点をクリックするとその行が表示され、Shiftキーを押しながらドラッグすると複数の点を選択できます。テーブルの選択も連動し、逆も同様です。横で別の手法を選択したり、点を列で色分けしたり、ショット数に対する誤差を表示したりできます。&lt;/p&gt;&lt;p&gt;行の横の「理由」は、選択した行の予測の内訳、予測を動かすもの、区間が広い理由を示します。「モデル」は特徴量を順位付けします。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The model is being adapted. Its predictions appear here.</source>
        <translation>モデルを適応しています。予測はここに表示されます。</translation>
    </message>
</context>
<context>
    <name>footbridge::ResultsPlot</name>
    <message>
        <source>%1: error %2</source>
        <translation>%1：誤差%2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Write this plot as PNG, SVG, PDF or CSV</source>
        <translation>このプロットをPNG、SVG、PDF、CSVのいずれかで書き出します</translation>
    </message>
    <message>
        <source>Predicted / measured</source>
        <translation>予測値/計測値</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Error / shots</source>
        <translation>誤差/ショット数</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>手法(&amp;S)</translation>
    </message>
    <message>
        <source>Strategy shown</source>
        <translation>表示中の手法</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>比較(&amp;B)</translation>
    </message>
    <message>
        <source>Strategy shown beside it</source>
        <translation>並べて表示する手法</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>色分け(&amp;L)</translation>
    </message>
    <message>
        <source>Column that colours the points</source>
        <translation>点の色分けに使う列</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>shots and others</source>
        <translation>ショットとその他</translation>
    </message>
    <message>
        <source>Adapting with a few and with many shots; the first points appear soon.</source>
        <translation>少数および多数のショットで適応しています。まもなく最初の点が表示されます。</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Double-click: reset</source>
        <translation>ドラッグ：移動 · ホイール：拡大/縮小 · ダブルクリック：リセット</translation>
    </message>
    <message>
        <source>Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset</source>
        <translation>ドラッグ：移動 · ホイール：拡大/縮小 · Shift+ドラッグ：選択 · ダブルクリック：リセット</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>計算%1、%2</translation>
    </message>
    <message>
        <source>Too few rows are measured for this curve, or it was stopped.</source>
        <translation>この曲線に必要な計測済みの行が足りないか、計算が停止されました。</translation>
    </message>
    <message>
        <source>Median of three draws of the shots, and their spread. Every draw is tested on the measured rows that are not shots.</source>
        <translation>ショットを3回抽出した結果の中央値とばらつきです。各抽出は、ショットではない計測済みの行でテストされます。</translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message>
        <source>all missing</source>
        <translation>すべて欠損</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>カテゴリ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>常に%1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>, %1 missing</source>
        <translation>、欠損%1個</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>目的変数</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>Rows that agree in all group columns are never split between shots and test</source>
        <translation>すべてのグループ列の値が一致する行は、ショットとテストに分かれることがありません</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
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
        <translation>この実行は計測されていません。</translation>
    </message>
    <message>
        <source>Measured %1 times what was predicted.</source>
        <translation>計測値は予測値の%1倍です。</translation>
    </message>
    <message>
        <source>Predicted %1 times what was measured.</source>
        <translation>予測値は計測値の%1倍です。</translation>
    </message>
    <message>
        <source>That is inside the interval.</source>
        <translation>予測区間内です。</translation>
    </message>
    <message>
        <source>That is outside the interval.</source>
        <translation>予測区間外です。</translation>
    </message>
    <message>
        <source>Values of the row</source>
        <translation>行の値</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>%2の行%1</translation>
    </message>
    <message>
        <source>Why this prediction?</source>
        <translation>この予測の理由</translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message>
        <source>What the width of the interval is made of</source>
        <translation>区間の幅の内訳</translation>
    </message>
    <message>
        <source>Shares of the interval&apos;s squared width</source>
        <translation>区間の幅の二乗に占める割合</translation>
    </message>
    <message>
        <source>What each member says</source>
        <translation>各メンバーの予測</translation>
    </message>
    <message>
        <source>weight, prediction</source>
        <translation>重み、予測値</translation>
    </message>
    <message>
        <source>What each member of the mixture says</source>
        <translation>混合の各メンバーの予測</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>予測を動かすもの</translation>
    </message>
    <message>
        <source>one feature over its range, the others as they are</source>
        <translation>1つの特徴量をその範囲で変化（ほかはそのまま）</translation>
    </message>
    <message>
        <source>What moves the prediction</source>
        <translation>予測を動かすもの</translation>
    </message>
    <message>
        <source>Nearest rows</source>
        <translation>最も近い行</translation>
    </message>
    <message>
        <source>%1 interval %2 to %3</source>
        <translation>%1区間 %2～%3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>measured %1 (×&#xa0;%2)</source>
        <translation>計測値%1（×%2）</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>計測値%1</translation>
    </message>
    <message>
        <source>members disagree</source>
        <translation>メンバー間の不一致</translation>
    </message>
    <message>
        <source>unlike the shots</source>
        <translation>ショットとの相違</translation>
    </message>
    <message>
        <source>usual error on shots held out</source>
        <translation>ホールドアウトしたショットでの通常の誤差</translation>
    </message>
    <message>
        <source>%1: weight %2, prediction %3</source>
        <translation>%1：重み%2、予測値%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在%1</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5</source>
        <translation>%1：%3で%2、%5で%4</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>予測値</translation>
    </message>
    <message>
        <source>No feature changes this prediction.</source>
        <translation>この予測を変える特徴量はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>ほかの%n個の特徴量の影響はこれより小さいです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>distance over the features that move the prediction; usual to a shot: %1</source>
        <translation>予測を動かす特徴量での距離。ショットまでの通常の距離：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::SavingsView</name>
    <message>
        <source>%1: %2 of the time, %3 of the rows.</source>
        <translation>%1：時間は%2、行は%3。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Saved against training from scratch</source>
        <translation>最初からの学習に対する節約</translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Schedule&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Open a job log (Standard Workload Format, sacct --parsable2 or CSV) to see what better estimates of run times would be worth to its machine. Ten streams of jobs are drawn from the log and scheduled under every policy and estimate; the sentence says how much flexibility brings alone and how much the estimates add.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;スケジュール&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ジョブログ（Standard Workload Format、sacct --parsable2、またはCSV）を開くと、実行時間の見積もりの改善がそのマシンにどれだけ役立つかがわかります。ログから10本のジョブ列を抽出し、すべてのポリシーと見積もりの組み合わせでスケジュールします。文章は、柔軟性だけの効果と、見積もりが加える効果を示します。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>ジョブ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1短縮</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1延長</translation>
    </message>
    <message>
        <source>Open log…</source>
        <translation>ログを開く…</translation>
    </message>
    <message>
        <source>Open estimates…</source>
        <translation>見積もりを開く…</translation>
    </message>
    <message>
        <source>Load sweep</source>
        <translation>負荷の走査</translation>
    </message>
    <message>
        <source>Compare policies</source>
        <translation>ポリシーを比較</translation>
    </message>
    <message>
        <source>Open a job log to see what your model is worth to its machine.</source>
        <translation>ジョブログを開くと、モデルがそのマシンにどれだけ役立つかがわかります。</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>使用中のノード</translation>
    </message>
    <message>
        <source>Queue and utilisation</source>
        <translation>待ち行列と使用率</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>jobs waiting (right)</source>
        <translation>待機中のジョブ（右軸）</translation>
    </message>
    <message>
        <source>Turnaround by policy and estimate</source>
        <translation>ポリシーと見積もり別のターンアラウンド時間</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Job logs (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;All files (*)</source>
        <translation>ジョブログ (*.swf *.swf.gz *.swf.zst *.gz *.zst *.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open estimates</source>
        <translation>見積もりを開く</translation>
    </message>
    <message>
        <source>%1, %2, %3. Ten streams drawn from the log.</source>
        <translation>%1、%2、%3。ログから10本のジョブ列を抽出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>ユーザー%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Days: %1, %2, load %3, median run time %4.</source>
        <translation>日数：%1、%2、負荷%3、実行時間の中央値%4。</translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>対応のあるジョブ列%n本、95%区間。破線：EASY。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turnaround, log axis</source>
        <translation>ターンアラウンド時間（対数軸）</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>要求どおり</translation>
    </message>
    <message>
        <source>on fewer nodes</source>
        <translation>少ないノード数</translation>
    </message>
    <message>
        <source>Six loads are being simulated.</source>
        <translation>6通りの負荷をシミュレートしています。</translation>
    </message>
    <message>
        <source>On fewer nodes a job takes longer in proportion.</source>
        <translation>ノード数を減らすと、ジョブの所要時間はそれに比例して長くなります。</translation>
    </message>
    <message>
        <source>The bundle of an adapted model, or a CSV with the columns job and estimate</source>
        <translation>適応済みモデルのバンドル、または列jobとestimateのあるCSV</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Written: report.html and the folder plots in %1</source>
        <translation>%1にreport.htmlとフォルダーplotsを書き出しました</translation>
    </message>
    <message>
        <source>Bundles and tables (*.zip *.csv);;All files (*)</source>
        <translation>バンドルとテーブル (*.zip *.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>レポートのフォルダー</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n個のジョブがモデルの範囲外です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>プロセッサ%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ScheduleWhatIf</name>
    <message>
        <source>What if</source>
        <translation>What-if分析</translation>
    </message>
    <message>
        <source>runs again in the background</source>
        <translation>バックグラウンドで再計算します</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>Slowdown at most</source>
        <translation>スローダウンの上限</translation>
    </message>
    <message>
        <source>Node-hours at most</source>
        <translation>ノード時間の上限</translation>
    </message>
    <message>
        <source>Jobs that may shrink</source>
        <translation>縮小可能なジョブ</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 below EASY.</source>
        <translation>この設定では%1（%2～%3）、EASYより%4短くなります。</translation>
    </message>
    <message>
        <source>With these: %1 (%2 to %3), %4 above EASY.</source>
        <translation>この設定では%1（%2～%3）、EASYより%4長くなります。</translation>
    </message>
    <message>
        <source>Ask the model at the requested size alone</source>
        <translation>要求された規模でのみモデルを使う</translation>
    </message>
    <message>
        <source>On fewer nodes run times then grow in proportion, whatever the model says of them</source>
        <translation>ノード数を減らすと、モデルの予測にかかわらず、実行時間が反比例して延びるものとします</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message>
        <source>Saved %1</source>
        <translation>%1を保存しました</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションの保存</translation>
    </message>
    <message>
        <source>Sessions (*.footbridge)</source>
        <translation>セッション (*.footbridge)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>This analysis has not been saved.</source>
        <translation>この分析は保存されていません。</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1には保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Save it, so that you can go on from here later?</source>
        <translation>後でここから続けられるように保存しますか？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1を開きました</translation>
    </message>
    <message>
        <source>Recover your work</source>
        <translation>作業内容の復元</translation>
    </message>
    <message>
        <source>Footbridge did not end properly the last time.</source>
        <translation>前回、Footbridgeは正常に終了しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>%n個のテーブルの分析</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was kept: %1, from %2. Restore it?</source>
        <translation>保存されていない作業が残っています：%1（%2）。復元しますか？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>後で確認する</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was kept, but cannot be read.</source>
        <translation>%1の保存していない作業が残っていますが、読み込めません。</translation>
    </message>
    <message>
        <source>%1 It stays at %2 and is offered again with the next start.</source>
        <translation>%1 作業は%2に残り、次回の起動時に再び表示されます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>The results were computed again and differ from the saved ones, which another version of Footbridge computed. The new ones are shown.</source>
        <translation>結果を計算し直したところ、Footbridgeの別のバージョンで計算されて保存された結果と異なりました。新しい結果を表示しています。</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>ほかのプログラムによる変更</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1は、開いた後にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Overwrite what it holds now, or save this analysis in another file?</source>
        <translation>現在の内容を上書きしますか、それともこの分析を別のファイルに保存しますか？</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
</context>
<context>
    <name>footbridge::SessionOpener</name>
    <message>
        <source>It has changed since, and columns with a role are gone.</source>
        <translation>その後変更され、役割のある列がなくなっています。</translation>
    </message>
    <message>
        <source>It has changed since the session was saved.</source>
        <translation>セッションの保存後に変更されています。</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityGauge</name>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1、%2～%3</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>測定不能</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message>
        <source>from the left to above; line: 90 % band</source>
        <translation>左のテーブルから上のテーブルへ。線：90%区間</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>すべて比較</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress of the comparison of all tables</source>
        <translation>全テーブルの比較の進行状況</translation>
    </message>
    <message>
        <source>Load two or more tables with a response to compare them.</source>
        <translation>比較するには、目的変数を設定したテーブルを2つ以上読み込んでください。</translation>
    </message>
    <message>
        <source>The severity from every table to every other, each by up to 50 measured runs of the target.</source>
        <translation>各テーブルから他の各テーブルへの乖離度。それぞれターゲットの計測済みの実行を最大50件使います。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%2組中%1組</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>再比較</translation>
    </message>
    <message>
        <source>Out of date: the tables have changed since they were compared.</source>
        <translation>要更新：比較後にテーブルが変更されています。</translation>
    </message>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>枠：このドキュメント。各ソースを単独で、計測済みの実行を最大50件と同名の特徴量を使って比較しています。見出しは、%n個のショットと対応付けによる、最も近いソースについての値です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>枠：この組。計測済みの実行を最大50件と同名の特徴量を使っています。見出しは%n個のショットと対応付けによる値のため、両者は異なることがあります。</numerusform>
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
        <translation>同じテーブルです。</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>まだ測定されていません。</translation>
    </message>
    <message>
        <source>Not measurable: one of the two tables has no response or fewer than 5 measured runs.</source>
        <translation>測定不能：どちらかのテーブルに目的変数がないか、計測済みの実行が5件未満です。</translation>
    </message>
    <message>
        <source>They share no feature; columns were paired by their shapes.</source>
        <translation>共通の特徴量がありません。列は分布の形で対応付けられました。</translation>
    </message>
    <message>
        <source>Click to load this pair.</source>
        <translation>クリックするとこの組を読み込みます。</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>%1から%2へ：%3</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>%1へ</translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapView</name>
    <message>
        <source>Severity from every table (rows) to every other (columns)</source>
        <translation>各テーブル（行）から他の各テーブル（列）への乖離度</translation>
    </message>
</context>
<context>
    <name>footbridge::ShareBar</name>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>footbridge::SourcesCard</name>
    <message>
        <source>Compare without each</source>
        <translation>各ソースを除いて比較</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Trains and adapts once without each source, with the same shots</source>
        <translation>同じショットで、各ソースを除いた学習と適応を1回ずつ行います</translation>
    </message>
    <message>
        <source>Removes the selected source; Undo brings it back</source>
        <translation>選択したソースを削除します。「元に戻す」で戻せます</translation>
    </message>
    <message>
        <source>One adaptation without each source, with the same shots.</source>
        <translation>同じショットで、各ソースを除いた適応を1回ずつ行います。</translation>
    </message>
    <message>
        <source>With all sources: error %1, MAPE %2. Where the error without a source is lower, it does not help.</source>
        <translation>すべてのソースを使用：誤差%1、MAPE %2。あるソースを除いた誤差のほうが小さければ、そのソースは役立っていません。</translation>
    </message>
    <message>
        <source>The error without each source is measured on request.</source>
        <translation>各ソースを除いた誤差は、指定したときに測定します。</translation>
    </message>
</context>
<context>
    <name>footbridge::StartPanel</name>
    <message>
        <source>Carry a performance model to a new platform</source>
        <translation>性能モデルを新しいプラットフォームへ転移</translation>
    </message>
    <message>
        <source>Open a table of runs from a platform you know, and one with a few runs from the new platform.
Footbridge shows what does not match, how hard the transfer is, and what the adapted model is worth.</source>
        <translation>既知のプラットフォームの実行を含むテーブルと、新しいプラットフォームの少数の実行を含むテーブルを開いてください。
Footbridgeは、一致しない点、転移の難しさ、適応済みモデルの有用性を示します。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Drop CSV files of the known platform here</source>
        <translation>既知のプラットフォームのCSVをここにドロップ</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Drop the CSV file of the new platform here</source>
        <translation>新しいプラットフォームのCSVファイルをここにドロップ</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>例を試す</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>ツアーを始める</translation>
    </message>
    <message>
        <source>Eleven short stops through the example</source>
        <translation>サンプルをめぐる11の短いステップ</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
</context>
<context>
    <name>footbridge::StatusLine</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>ショット%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % shots</source>
        <translation>ショット%1%</translation>
    </message>
    <message>
        <source>all measured rows</source>
        <translation>計測済みの全行</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始しています</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセルしています…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>Stopped: see the message</source>
        <translation>停止しました：メッセージを参照</translation>
    </message>
    <message>
        <source>Source %1 × %2</source>
        <translation>ソース%1×%2</translation>
    </message>
    <message>
        <source>%1 sources, %2 rows</source>
        <translation>ソース%1個、%2行</translation>
    </message>
    <message>
        <source>Target %1 × %2</source>
        <translation>ターゲット%1×%2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Rows × features of the tables, and how many measured target runs an adaptation learns from: the shots</source>
        <translation>テーブルの行数×特徴量数と、適応の学習に使うターゲットの計測済みの実行（ショット）の数</translation>
    </message>
</context>
<context>
    <name>footbridge::StrategyProgressModel</name>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Mean squared error of the transformed response on the shots, each predicted by a model that has not seen it, over the variance of the shots</source>
        <translation>ショットでの、変換した目的変数の平均二乗誤差をショットの分散で割った値。各ショットは、それを学習に使っていないモデルで予測されます</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Out of
fold</source>
        <translation>交差
検証</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
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
        <translation>表のエクスポート</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>テーブル (*.csv)</translation>
    </message>
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>%n個のショットを使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TimeView</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>footbridge::Tour</name>
    <message>
        <source>Next step of the tour</source>
        <translation>ツアーの次のステップ</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>ツアーの前のステップ</translation>
    </message>
</context>
<context>
    <name>footbridge::TourCallout</name>
    <message>
        <source>End the tour</source>
        <translation>ツアーを終了</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escキー</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Previous step of the tour</source>
        <translation>ツアーの前のステップ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next step of the tour</source>
        <translation>ツアーの次のステップ</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>ツアー：%1</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message>
        <source>Training time</source>
        <translation>学習時間</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1節約</translation>
    </message>
    <message>
        <source>nothing saved</source>
        <translation>節約なし</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Budget in epochs</source>
        <translation>エポック数の上限</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Error while training</source>
        <translation>学習中の誤差</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>節約</translation>
    </message>
    <message>
        <source>90 % of the seeds</source>
        <translation>シードの90%</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>rows seen</source>
        <translation>使用した行</translation>
    </message>
    <message>
        <source>Time, epochs and rows to reach 1.05 × the best error from scratch</source>
        <translation>最初からの学習の最良誤差の1.05倍に達するまでの時間、エポック数、行数</translation>
    </message>
    <message>
        <source>Ways to train</source>
        <translation>学習方法</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Open a source and a target first</source>
        <translation>先にソースとターゲットを開いてください</translation>
    </message>
    <message>
        <source>Tables or settings changed since: run it again.</source>
        <translation>その後テーブルまたは設定が変更されています。再実行してください。</translation>
    </message>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>シード%n個の中央値、網掛け：90%</numerusform>
        </translation>
    </message>
    <message>
        <source>wall time, nothing else running</source>
        <translation>実時間、ほかの処理なし</translation>
    </message>
    <message>
        <source>wall time; other work took up to %1 of it</source>
        <translation>実時間、最大%1をほかの処理が使用</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>フィールド…</translation>
    </message>
    <message>
        <source>Train an auto-encoder on fields of scientific data instead</source>
        <translation>代わりに、科学データのフィールドでオートエンコーダーを学習</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Go back to the open tables</source>
        <translation>開いているテーブルに戻る</translation>
    </message>
    <message>
        <source>An auto-encoder of %1, from weights trained on %2: one budget, the same blocks and seeds.</source>
        <translation>%2で学習した重みからの、%1のオートエンコーダーの学習。学習量の上限、ブロック、シードはすべて同じです。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Training time&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Trains the target&apos;s network from scratch and from weights that were trained on the source, with none to all of its hidden layers frozen: the same rows, budget and seeds. What counts is the time until the error is 1.05 times the best from scratch. Rows to be judged on are never learned from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;学習時間&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ターゲットのネットワークを、最初から、またはソースで学習した重みから学習します。後者では、凍結する隠れ層をなしからすべてまで変えます。行、学習量の上限、シードはすべて同じです。最初からの学習の最良誤差の1.05倍に達するまでの時間で比べます。評価用の行は学習には使いません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Train the target&apos;s network from scratch and from the source&apos;s weights, and compare.</source>
        <translation>ターゲットのネットワークを最初から、およびソースの重みから学習し、比べてください。</translation>
    </message>
    <message>
        <source>What the source&apos;s weights save in training: one budget, the same rows and seeds.</source>
        <translation>ソースの重みによる学習の節約。学習量の上限、行、シードはすべて同じです。</translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message>
        <source>From scratch</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未到達</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%2個中%1個のシード</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>no worse</source>
        <translation>劣らない</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Final error over that from scratch with the same seed, where it is larger for at least 95 % of the seeds</source>
        <translation>同じシードで最初から学習した場合に対する最終誤差の比（少なくとも95%のシードで大きくなる場合）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Rows seen</source>
        <translation>使用した行</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>節約時間</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>Final error</source>
        <translation>最終誤差</translation>
    </message>
    <message>
        <source>Against scratch</source>
        <translation>最初からとの比</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>%n層を凍結</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes of blocks that were not learned from, over those of the numbers that stand for them and of corrections</source>
        <translation>学習に使っていないブロックのバイト数を、それを表す数値と補正のバイト数の合計で割った値</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮比</translation>
    </message>
</context>
<context>
    <name>footbridge::UsageView</name>
    <message>
        <source>%1
%2 in use, %3 jobs waiting</source>
        <translation>%1
使用中%2、待機中のジョブ%3個</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>使用率</translation>
    </message>
</context>
<context>
    <name>footbridge::VersionsModel</name>
    <message>
        <source>learned from the first %1 runs</source>
        <translation>最初の%1回の実行から学習</translation>
    </message>
    <message>
        <source>drift: larger errors</source>
        <translation>ドリフト：誤差が増加</translation>
    </message>
    <message>
        <source>drift: × %1 above</source>
        <translation>ドリフト：予測の%1倍</translation>
    </message>
    <message>
        <source>drift: × %1 below</source>
        <translation>ドリフト：予測の1/%1</translation>
    </message>
    <message>
        <source>refitted on %1 runs</source>
        <translation>%1回の実行で再学習</translation>
    </message>
    <message>
        <source>recognised as version %1</source>
        <translation>バージョン%1と認識</translation>
    </message>
    <message>
        <source>back to version %1</source>
        <translation>バージョン%1に復帰</translation>
    </message>
    <message>
        <source>Mean error of the runs that it predicted, relative to the measured value</source>
        <translation>予測した実行での平均誤差（計測値に対する相対値）</translation>
    </message>
    <message>
        <source>Share of its runs whose measured value lay inside the interval</source>
        <translation>計測値が区間に入った実行の割合</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>From run</source>
        <translation>開始実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Why it began</source>
        <translation>開始の理由</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>区間内</translation>
    </message>
</context>
<context>
    <name>footbridge::ViewActions</name>
    <message>
        <source>&amp;Presenter mode</source>
        <translation>プレゼンテーションモード(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>標準(&amp;U)</translation>
    </message>
</context>
<context>
    <name>footbridge::WarningsDialog</name>
    <message>
        <source>Warnings of %1</source>
        <translation>%1の警告</translation>
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
        <translation>インポート時の検出事項</translation>
    </message>
    <message>
        <source>Import warnings</source>
        <translation>インポートの警告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>footbridge::messages</name>
    <message>
        <source>Writing the bundle</source>
        <translation>バンドルを書き出しています</translation>
    </message>
    <message>
        <source>Checking the bundle</source>
        <translation>バンドルを検査しています</translation>
    </message>
    <message>
        <source>%1 is a pipe or device, but a bundle is read whole from an ordinary file. Copy it into one and name that.</source>
        <translation>%1はパイプまたはデバイスですが、バンドルは通常のファイルから全体を読み込みます。通常のファイルにコピーして、そのファイルを指定してください。</translation>
    </message>
    <message>
        <source>model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, so nobody can tell whether it was altered. Check the bundle where the first is installed, or ask for an export with this version.</source>
        <translation>%1のmodel.ptはLibTorch %2で書き出されたもので、ここにあるLibTorch %3が書き出すバイト列とは異なります。そのため、改変されたかどうかを判断できません。前者がある環境でバンドルを確認するか、このバージョンでのエクスポートを依頼してください。</translation>
    </message>
    <message>
        <source>%1 was written with another version (%2), so model.pt or how the file is packed was not compared; predictions need neither. Have “bundle verify” check it before you use it elsewhere.</source>
        <translation>%1は別のバージョン（%2）で書き出されたため、model.ptまたは圧縮のしかたは比較していません。予測にはどちらも必要ありません。ほかで使用する前に「bundle verify」で確認してください。</translation>
    </message>
    <message>
        <source>%1 is not a complete zip file; it is something else or was cut short. Copy it again or export it again.</source>
        <translation>%1は完全なzipファイルではありません。別の種類のファイルか、途中で切れたファイルです。もう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%2 in %1 is damaged. Copy the bundle again or export it again.</source>
        <translation>%1内の%2が破損しています。バンドルをもう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 holds a file named &quot;%2&quot;, which would be written outside its folder. Do not use this bundle; ask for a new one.</source>
        <translation>%1には「%2」という名前のファイルが含まれており、展開するとフォルダーの外に書き出されます。このバンドルは使用せず、新しいものを入手してください。</translation>
    </message>
    <message>
        <source>%1 holds %2 twice, so it is unclear which one counts. Do not use this bundle; export it again.</source>
        <translation>%1に%2が2つ含まれており、どちらが有効か判断できません。このバンドルは使用せず、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 holds a link named &quot;%2&quot; instead of a file. Do not use this bundle; ask for a new one.</source>
        <translation>%1には、ファイルではなく「%2」という名前のリンクが含まれています。このバンドルは使用せず、新しいものを入手してください。</translation>
    </message>
    <message>
        <source>%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do not use this bundle; copy it again or export it again.</source>
        <translation>%1には、どのファイルにも属さないデータが含まれています。Footbridgeがこのように書き出すことはありません。このバンドルは使用せず、もう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 would unpack to more than %2 MiB or %3 files. It is not a bundle that Footbridge wrote; do not use it.</source>
        <translation>%1を展開すると%2 MiBまたは%3個のファイルを超えます。Footbridgeが書き出したバンドルではないため、使用しないでください。</translation>
    </message>
    <message>
        <source>%1 lacks %2, which every bundle has. Copy it again or export it again.</source>
        <translation>すべてのバンドルに含まれるはずの%2が%1にありません。もう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 holds %2, which its manifest does not list. Do not use this bundle; export it again.</source>
        <translation>%1に、マニフェストに記載のない%2が含まれています。このバンドルは使用せず、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 is a bundle of format %2, but this version reads formats up to %3. Update Footbridge to open it.</source>
        <translation>%1は形式%2のバンドルですが、このバージョンで読み込めるのは形式%3までです。開くにはFootbridgeを更新してください。</translation>
    </message>
    <message>
        <source>%1 is a zip file but not a Footbridge bundle. Choose a bundle.</source>
        <translation>%1はzipファイルですが、Footbridgeのバンドルではありません。バンドルを選択してください。</translation>
    </message>
    <message>
        <source>%2 in %1 is not what the manifest says: its size or checksum differs. Copy the bundle again or export it again.</source>
        <translation>%1内の%2がマニフェストの記載と一致しません（サイズまたはチェックサムが異なります）。バンドルをもう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The manifest of %1 is damaged at &quot;%2&quot;. Copy the bundle again or export it again.</source>
        <translation>%1のマニフェストが「%2」の箇所で破損しています。バンドルをもう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The manifest of %1 is not the one its model was exported with. Do not use this bundle; export it again.</source>
        <translation>%1のマニフェストは、モデルとともにエクスポートされたものではありません。このバンドルは使用せず、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.</source>
        <translation>%1のsamples.csvの行%2が破損しています。バンドルをもう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The export needs at least one row to check the model with. Choose a target with rows.</source>
        <translation>エクスポートには、モデルを検査するための行が少なくとも1行必要です。行のあるターゲットを選択してください。</translation>
    </message>
    <message>
        <source>The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing was written. Choose another strategy and report this.</source>
        <translation>エクスポートしたモデルと表示中のモデルの差が%1あるため（許容される最大値は%2）、何も書き出していません。別の手法を選択し、この問題を報告してください。</translation>
    </message>
    <message>
        <source>%1 was written but does not read back the same. Check the disk and export again.</source>
        <translation>%1を書き出しましたが、読み戻した内容が一致しません。ディスクを確認し、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 does not predict its own samples: %2 differs by %3. Do not use this bundle; export it again.</source>
        <translation>%1のモデルは、付属のサンプルを正しく予測しません（%2の差が%3です）。このバンドルは使用せず、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 is not byte for byte what writing its contents gives, so it was altered after the export. Copy it again or export it again.</source>
        <translation>%1は、その内容を書き直した結果とバイト単位で一致しないため、エクスポート後に変更されています。もう一度コピーするか、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, or ask whoever made it to sign it.</source>
        <translation>%1には署名がありませんが、ここでは署名されたバンドルだけが信頼されます。署名を%2に置くか、作成者に署名を依頼してください。</translation>
    </message>
    <message>
        <source>%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; get both again from whoever made it.</source>
        <translation>%1は、署名%2の対象となったバンドルではありません。バンドルまたは署名が変更されています。使用せず、両方を作成者から入手し直してください。</translation>
    </message>
    <message>
        <source>%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or use a bundle of somebody you trust.</source>
        <translation>%1は鍵%2で署名されていますが、この鍵は信頼済みではありません。この鍵を信頼するか、信頼できる作成者のバンドルを使用してください。</translation>
    </message>
    <message>
        <source>%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the bundle needs none.</source>
        <translation>%1はFootbridgeの署名ではないか、破損しています。もう一度コピーするか、バンドルに署名が不要であれば削除してください。</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 public key in PEM. Name the public key that bundle keygen wrote.</source>
        <translation>%1には、PEM形式のEd25519公開鍵がありません。bundle keygenが書き出した公開鍵を指定してください。</translation>
    </message>
    <message>
        <source>%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the private key that bundle keygen wrote.</source>
        <translation>%1には、PEM形式のEd25519秘密鍵がないか、秘密鍵がパスワードで保護されています。bundle keygenが書き出した秘密鍵を指定してください。</translation>
    </message>
    <message>
        <source>The system&apos;s OpenSSL cannot work with Ed25519 keys. Install a version from 1.1.1 on.</source>
        <translation>システムのOpenSSLはEd25519の鍵に対応していません。バージョン1.1.1以降をインストールしてください。</translation>
    </message>
    <message>
        <source>In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.</source>
        <translation>%1では、「%3」と「%4」のどちらも特徴量「%2」とみなせます。どちらかの名前を変更するか、削除してください。</translation>
    </message>
    <message>
        <source>In %1 the column “%2” is in another unit than the feature “%3” of the model, which is in %4, and may not be converted. Give the values in the model&apos;s unit under its name.</source>
        <translation>%1の列「%2」の単位は、モデルの特徴量「%3」の単位（%4）と異なり、換算は許可されていません。モデルの単位の値を、モデルでの名前の列で指定してください。</translation>
    </message>
    <message>
        <source>The column “%1” was read as the feature “%2”.</source>
        <translation>列「%1」を特徴量「%2」として読み込みました。</translation>
    </message>
    <message>
        <source>The column “%1” was converted to the unit of the feature “%2”: times %3.</source>
        <translation>列「%1」を特徴量「%2」の単位に換算しました（%3倍）。</translation>
    </message>
    <message>
        <source>The samples of one bundle cannot be predicted by the other, which needs %1.</source>
        <translation>一方のバンドルのサンプルを他方で予測できません。%1が必要です。</translation>
    </message>
    <message>
        <source>The predictions of the bundles are in different units and were not compared.</source>
        <translation>2つのバンドルの予測は単位が異なるため、比較していません。</translation>
    </message>
    <message>
        <source>%1 holds only what prediction needs, so it cannot be adapted further. Export it again with its shots, or adapt from the sources.</source>
        <translation>%1には予測に必要なものだけが含まれているため、これ以上の適応はできません。ショットを含めてエクスポートし直すか、ソースから適応を行ってください。</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Measuring severity</source>
        <translation>乖離度を測定しています</translation>
    </message>
    <message>
        <source>On the shots, %1 % of the response&apos;s variance is beyond what the source model explains after an offset and a scale; on its own platform it misses %2 %.</source>
        <translation>ショットでは、オフセットとスケールを補正しても、目的変数の分散の%1%はソースモデルで説明できません。ソースモデルが自身のプラットフォームで説明できない割合は%2%です。</translation>
    </message>
    <message>
        <source>The target&apos;s response is %1 times what the source model says; the offset is worth %2 response variances and the scale %3.</source>
        <translation>ターゲットの目的変数はソースモデルの予測の%1倍です。オフセットの影響は目的変数の分散の%2倍、スケールの影響は%3倍に相当します。</translation>
    </message>
    <message>
        <source>The target&apos;s responses lie apart from what the source model says: the offset is worth %1 response variances and the scale %2.</source>
        <translation>ターゲットの目的変数はソースモデルの予測から離れています。オフセットの影響は目的変数の分散の%1倍、スケールの影響は%2倍に相当します。</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance); two parts of the source are %3 apart and unrelated features %4.</source>
        <translation>特徴量の上位%1個の主方向の距離（弦距離）は%2です。ソースの2つの部分どうしでは%3、無関係な特徴量では%4です。</translation>
    </message>
    <message>
        <source>The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal distance), no more than two parts of the source, which reach %3.</source>
        <translation>特徴量の上位%1個の主方向の距離（弦距離）は%2で、ソースの2つの部分どうしの距離（%3）を超えません。</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a feature outside the range that the source covers.</source>
        <translation>ターゲットの行の%1%に、ソースがカバーする範囲を外れた特徴量があります。</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only; the source model loses %2 % of its response&apos;s variance without the columns that the target lacks.</source>
        <translation>全特徴量名の%1%は片側にしかありません。ターゲットにない列を除くと、ソースモデルが説明できる目的変数の分散は%2%減ります。</translation>
    </message>
    <message>
        <source>%1 % of all feature names stand on one side only.</source>
        <translation>全特徴量名の%1%は片側にしかありません。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of the source model over.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：オフセットとスケールで、ソースモデルの大部分を引き継げます。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source model over, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：オフセットとスケールでソースモデルの大部分を引き継げる可能性がありますが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another level, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ターゲットの挙動は水準の異なるソースと同様である可能性がありますが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>The band reaches %1, where an offset and a scale carry most of it.</source>
        <translation>区間は%1まで及びます。その値では、オフセットとスケールで大部分を引き継げます。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target behaves like the source at another level.</source>
        <translation>区間は%1まで及びます。その値では、ターゲットの挙動は水準の異なるソースと同様です。</translation>
    </message>
    <message>
        <source>The source model misses %1 % of the variance on its own platform, so severity says little here. Look for a source with more rows or better features.</source>
        <translation>ソースモデルは自身のプラットフォームでも分散の%1%を説明できないため、この乖離度は参考になりません。行数の多いソースや、より良い特徴量を探してください。</translation>
    </message>
    <message>
        <source>Rough: %1 shots leave a wide margin. Measure at least 8.</source>
        <translation>概算：%1個のショットでは大きな幅が残ります。少なくとも8個を計測してください。</translation>
    </message>
    <message>
        <source>The source has too few rows to say what chance alone would show, so every difference counts in full.</source>
        <translation>ソースの行が少なすぎ、偶然だけでどの程度の差になるか判断できないため、すべての差をそのまま算入しています。</translation>
    </message>
    <message>
        <source>The responses of source and shots are %1 apart (largest difference of their distribution functions). This stands for itself and does not enter the severity.</source>
        <translation>ソースとショットの目的変数の差は%1です（分布関数の最大差）。この値は単独の指標で、乖離度には含まれません。</translation>
    </message>
    <message>
        <source>Source and target share no feature. Columns were paired by their shapes, without their meaning; a matching by hand can make the source worth more. Match features on the Features page.</source>
        <translation>ソースとターゲットに共通の特徴量がありません。列は意味ではなく分布の形で対応付けられました。手動で対応付けると、ソースをより有効に利用できます。「特徴量」ページで特徴量を対応付けてください。</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6.</source>
        <translation>中央値は%1です（ソースは%2）。ターゲットの行の9割は%3～%4、ソースの行の9割は%5～%6にあります。</translation>
    </message>
    <message>
        <source>Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source from %5 to %6. %7 % of the target&apos;s rows lie beyond all of the source&apos;s.</source>
        <translation>中央値は%1です（ソースは%2）。ターゲットの行の9割は%3～%4、ソースの行の9割は%5～%6にあります。ターゲットの行の%7%は、ソースのすべての値の範囲外です。</translation>
    </message>
    <message>
        <source>%1 makes up %2 % of the target&apos;s rows and %3 % of the source&apos;s.</source>
        <translation>%1が占める割合は、ターゲットでは行の%2%、ソースでは%3%です。</translation>
    </message>
    <message>
        <source>%1 % of the target&apos;s rows have a level that the source lacks.</source>
        <translation>ターゲットの行の%1%は、ソースにないカテゴリです。</translation>
    </message>
    <message>
        <source>No difference beyond chance.</source>
        <translation>偶然の範囲を超える差はありません。</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than the source model as it is.</source>
        <translation>%1個のショットでは、そのままのソースモデルより明らかに良い予測をするものはありません。</translation>
    </message>
    <message>
        <source>On the %1 shots an offset and a scale of the source model predict clearly better, and nothing beyond them does.</source>
        <translation>%1個のショットでは、ソースモデルにオフセットとスケールを適用すると予測が明らかに良くなり、それ以上の手法による改善はありません。</translation>
    </message>
    <message>
        <source>On the %1 shots a model of the target alone predicts clearly better than the source model with an offset and a scale.</source>
        <translation>%1個のショットでは、ターゲットのみのモデルの予測が、オフセットとスケールを適用したソースモデルより明らかに優れています。</translation>
    </message>
    <message>
        <source>On the %1 shots the source model with its residuals corrected predicts clearly better than all that is simpler.</source>
        <translation>%1個のショットでは、残差を補正したソースモデルの予測が、より単純なすべての方法より明らかに優れています。</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance; no other beats it by more than chance allows.</source>
        <translation>ホールドアウトしたショットでの誤差は、その分散の%1倍です。偶然の範囲を超えてこれより優れた方法はありません。</translation>
    </message>
    <message>
        <source>Its error on held-out shots is %1 of their variance, that of the simplest way %2.</source>
        <translation>ホールドアウトしたショットでの誤差は、その分散の%1倍です。最も単純な方法では%2倍です。</translation>
    </message>
    <message>
        <source>Most of the target&apos;s rows lie beyond the range of the source&apos;s features, where trees only repeat what they have seen. Compare with input alignment.</source>
        <translation>ターゲットの行の大部分がソースの特徴量の範囲外にあります。木モデルはそこでは学習した値を繰り返すだけです。入力アライメントと比較してください。</translation>
    </message>
    <message>
        <source>On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle it.</source>
        <translation>%1個のショットでは、最も単純な方法より明らかに優れたものはありませんが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>%1 is not a campaign of a known format: &quot;format&quot; must be &quot;footbridge-campaign/1&quot;.</source>
        <translation>%1は既知の形式の一括評価の定義ではありません。&quot;format&quot;は&quot;footbridge-campaign/1&quot;でなければなりません。</translation>
    </message>
    <message>
        <source>In the campaign %1 the key %2 is missing or not what it should be: %3.</source>
        <translation>一括評価%1のキー%2がないか、値が正しくありません：%3。</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot; ignores the column &quot;%2&quot;, which none of its tables has. Correct the name, or leave it out.</source>
        <translation>組「%1」は列「%2」を無視するよう指定していますが、その列はどのテーブルにもありません。名前を修正するか、指定を削除してください。</translation>
    </message>
    <message>
        <source>The campaign %1 names the strategy &quot;%2&quot;, which does not exist. The strategies are: %3.</source>
        <translation>一括評価%1で指定された手法「%2」は存在しません。使用できる手法：%3。</translation>
    </message>
    <message>
        <source>The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or repeats.</source>
        <translation>一括評価%1のセル数が%2を超えています。組、ショット数、または反復を減らしてください。</translation>
    </message>
    <message>
        <source>The folder %1 holds results of another campaign. Choose an empty folder, or the campaign that those results belong to.</source>
        <translation>フォルダー%1には別の一括評価の結果があります。空のフォルダーを選ぶか、その結果に対応する一括評価を選択してください。</translation>
    </message>
    <message>
        <source>No labelled rows remain beside the shots that a supervised model could learn from and be tested on.</source>
        <translation>ショットのほかに、教師ありモデルの学習とテストに使える計測済みの行が残っていません。</translation>
    </message>
    <message>
        <source>%1 cannot be continued: it is not as a campaign wrote it. Move it away to start afresh.</source>
        <translation>%1は続行できません。一括評価が書き出した状態と異なります。新しく始めるには、別の場所に移動してください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2. Choose another place.</source>
        <translation>フォルダー%1を作成できません：%2。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>Pair %1 of %2: %3</source>
        <translation>組%1/%2：%3</translation>
    </message>
    <message>
        <source>Measuring %1 against itself</source>
        <translation>%1を自身と比較して測定しています</translation>
    </message>
    <message>
        <source>The model does not start from a table&apos;s columns. Export it again from its session.</source>
        <translation>モデルがテーブルの列から始まっていません。元のセッションからエクスポートし直してください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses a step that does not come before it. Export the model again from its session.</source>
        <translation>モデルのステップ%1（%2）が、それより前にないステップを参照しています。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model uses column %3 of only %4. Export the model again from its session.</source>
        <translation>モデルのステップ%1（%2）が列%3を参照していますが、全部で%4列しかありません。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 columns; at most %4 are supported. Use fewer features or categories.</source>
        <translation>モデルのステップ%1（%2）は%3列ですが、対応しているのは最大%4列です。特徴量またはカテゴリを減らしてください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model holds numbers that contradict each other. Export the model again from its session.</source>
        <translation>モデルのステップ%1（%2）に矛盾した数値があります。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The trees in step %1 of the model are broken at node %2. Export the model again from its session.</source>
        <translation>モデルのステップ%1の木が、ノード%2で壊れています。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The model has to give one number a row and gives %1. Export it again from its session.</source>
        <translation>モデルは1行につき1個の数値を返す必要がありますが、%1個を返します。元のセッションからエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The ends of the model&apos;s interval have to be one number a row each. Export the model again from its session.</source>
        <translation>モデルの予測区間の両端は、それぞれ1行につき1個の数値でなければなりません。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The model&apos;s description is damaged (%1). Export the model again from its session.</source>
        <translation>モデルの記述が破損しています（%1）。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The model cannot be written as TorchScript: %1. Please report this.</source>
        <translation>モデルをTorchScriptとして書き出せません：%1。この問題を報告してください。</translation>
    </message>
    <message>
        <source>The TorchScript model cannot be loaded. The file is damaged; export it again.</source>
        <translation>TorchScriptモデルを読み込めません。ファイルが破損しています。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The TorchScript model loads but does not run on these rows. Export it again.</source>
        <translation>TorchScriptモデルを読み込みましたが、これらの行で実行できません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The ONNX model cannot be loaded. The file is damaged; export it again.</source>
        <translation>ONNXモデルを読み込めません。ファイルが破損しています。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The ONNX model loads but does not run on these rows. Export it again.</source>
        <translation>ONNXモデルを読み込みましたが、これらの行で実行できません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>Training %1</source>
        <translation>%1を学習しています</translation>
    </message>
    <message>
        <source>Training the network broke off: its numbers grew beyond all bounds. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>ネットワークの学習が中断しました。数値が際限なく大きくなったためです。列に極端な値がないか確認し、該当する列を無視してください。</translation>
    </message>
    <message>
        <source>The boosted trees could not be trained: %1. Look for infinite or extreme values in the response and the columns.</source>
        <translation>勾配ブースティング木を学習できませんでした：%1。目的変数と列に無限大や極端な値がないか確認してください。</translation>
    </message>
    <message>
        <source>The Gaussian process could not be fitted: the numbers of the shots are too large or missing. Look for extreme values in the columns and ignore the columns that hold them.</source>
        <translation>ガウス過程を学習できませんでした。ショットの数値が大きすぎるか、欠損しています。列に極端な値がないか確認し、該当する列を無視してください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has only one name. List the names that mean the same, separated by commas.</source>
        <translation>%1の%2行目には名前が1つしかありません。同じ意味の名前をコンマで区切って列挙してください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has an empty name. Fill it in or remove the comma.</source>
        <translation>%1の%2行目に空の名前があります。名前を記入するか、コンマを削除してください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.</source>
        <translation>%1の%2行目の「%3」は、既に%4行目にあります。その名前をすべて1行にまとめてください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 has a quotation mark that is not closed. Close it.</source>
        <translation>%1の%2行目の引用符が閉じられていません。閉じてください。</translation>
    </message>
    <message>
        <source>There is no source to match with. Add a source first.</source>
        <translation>対応付けるソースがありません。先にソースを追加してください。</translation>
    </message>
    <message>
        <source>No source has a feature “%1”. Check the name of the match.</source>
        <translation>特徴量「%1」を持つソースはありません。対応付けの名前を確認してください。</translation>
    </message>
    <message>
        <source>%2 has no feature “%1”. Check the name of the match.</source>
        <translation>%2に特徴量「%1」はありません。対応付けの名前を確認してください。</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but not every source has it; the match is not used.</source>
        <translation>「%1」は「%2」と対応付けられましたが、これを持たないソースがあります。この対応付けは使用しません。</translation>
    </message>
    <message>
        <source>“%1” was matched with “%2”, but one of them is matched already; the first match holds.</source>
        <translation>「%1」は「%2」と対応付けられましたが、一方は既に対応付けられています。最初の対応付けを使用します。</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: one holds numbers, the other text.</source>
        <translation>ソースの「%1」とターゲットの「%2」は対応付けられません。一方は数値、他方は文字列です。</translation>
    </message>
    <message>
        <source>“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different things.</source>
        <translation>ソースの「%1」とターゲットの「%2」は対応付けられません。%3と%4は異なる量の単位です。</translation>
    </message>
    <message>
        <source>“%2” of the target is converted from %4 to %3, the unit of “%1”.</source>
        <translation>ターゲットの「%2」を、%4から「%1」の単位である%3に換算しました。</translation>
    </message>
    <message>
        <source>The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.</source>
        <translation>%2の目的変数「%1」を、%3から「%5」の単位である%4に換算しました。</translation>
    </message>
    <message>
        <source>The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.</source>
        <translation>単位%3は「%1」と「%2」の一方についてのみ判明しています。値はそのまま使用します。</translation>
    </message>
    <message>
        <source>“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; the values are used as they are.</source>
        <translation>「%1」（%3）と「%2」（%4）は異なる量ですが、手動で対応付けられました。値はそのまま使用します。</translation>
    </message>
    <message>
        <source>Several features are called like “%1” apart from case, separators and units; “%1” is matched with “%2”. Match by hand if that is wrong.</source>
        <translation>大文字/小文字、区切り文字、単位を除くと「%1」と同じ名前の特徴量が複数あります。「%1」は「%2」と対応付けました。誤っている場合は手動で対応付けてください。</translation>
    </message>
    <message>
        <source>“%1” holds numbers in one source and text in another and is not used.</source>
        <translation>「%1」はあるソースでは数値、別のソースでは文字列のため、使用しません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of shots. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>「%1」はショットの数として正しくありません。20のような整数か、計測済みの行に対する割合（5%など）を指定してください。</translation>
    </message>
    <message>
        <source>%1 shots are more than any table has rows. Give a whole number such as 20, or a share of the labelled rows such as 5%.</source>
        <translation>%1ショットは、どの表の行数よりも多い数です。20のような整数か、計測済みの行に対する割合（5%など）を指定してください。</translation>
    </message>
    <message>
        <source>%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at most 100 %.</source>
        <translation>計測済みの行の%1%という割合では抽出できません。0%より大きく100%以下の値を指定してください。</translation>
    </message>
    <message>
        <source>No row of the target has a response. Measure the response of at least 3 rows, or choose another response column.</source>
        <translation>目的変数のあるターゲットの行がありません。少なくとも3行の目的変数を計測するか、別の目的変数の列を選択してください。</translation>
    </message>
    <message>
        <source>Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of shot rows.</source>
        <translation>ショットの行%1はターゲットにありません。データ行は0～%2です。ショットの行のリストを修正してください。</translation>
    </message>
    <message>
        <source>Shot row %1 is named twice. Name every shot row once.</source>
        <translation>ショットの行%1が2回指定されています。各行は1回だけ指定してください。</translation>
    </message>
    <message>
        <source>Shot row %1 has no response in the target, so nothing can be learned from it. Fill in its response or leave the row out.</source>
        <translation>ショットの行%1はターゲットで目的変数がないため、何も学習できません。目的変数を記入するか、この行を外してください。</translation>
    </message>
    <message>
        <source>There is no file at %1. Check the path.</source>
        <translation>%1にファイルがありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Name a file in it.</source>
        <translation>%1はファイルではなくフォルダーです。その中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>%1を読み取れません：%2。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place or free some space; nothing that was there before has changed.</source>
        <translation>%1に書き込めません：%2。別の場所を選択するか、空き容量を増やしてください。以前からあるものは何も変更されていません。</translation>
    </message>
    <message>
        <source>Matching features and drawing shots</source>
        <translation>特徴量を対応付け、ショットを抽出しています</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>No source is loaded. Load at least one table of a platform that was measured before.</source>
        <translation>ソースが読み込まれていません。計測済みのプラットフォームのテーブルを少なくとも1つ読み込んでください。</translation>
    </message>
    <message>
        <source>No target is loaded. Load the table of the platform to predict.</source>
        <translation>ターゲットが読み込まれていません。予測するプラットフォームのテーブルを読み込んでください。</translation>
    </message>
    <message>
        <source>%1 has no response column. Choose the column that holds the measured time or the like.</source>
        <translation>%1に目的変数の列がありません。計測時間などを含む列を選択してください。</translation>
    </message>
    <message>
        <source>The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another column.</source>
        <translation>%2の列%1は実行のコストとして指定されていますが、数値ではありません。別の列を指定してください。</translation>
    </message>
    <message>
        <source>Every row of %1 has been measured, so there is no run left to choose. Add rows for the runs that could be measured, with an empty response, or take fewer shots.</source>
        <translation>%1の行はすべて計測済みで、選択できる実行が残っていません。計測可能な実行の行を目的変数を空にして追加するか、ショットを減らしてください。</translation>
    </message>
    <message>
        <source>%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they are unknown.</source>
        <translation>%1には、バンドルの適応に使われた列%2がありません。不明な場合は空のままで追加してください。</translation>
    </message>
    <message>
        <source>In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct their cells.</source>
        <translation>%1の列%2は文字列ですが、バンドルの適応時には数値でした。セルを修正してください。</translation>
    </message>
    <message>
        <source>%1 is not a session of Footbridge, or it is damaged. Open the tables instead.</source>
        <translation>%1はFootbridgeのセッションではないか、破損しています。代わりにテーブルを開いてください。</translation>
    </message>
    <message>
        <source>%1 was saved by a later version of Footbridge. Open it with that version.</source>
        <translation>%1はFootbridgeの新しいバージョンで保存されています。そのバージョンで開いてください。</translation>
    </message>
    <message>
        <source>The session %1 is damaged: “%2” is missing or not what belongs there. Open the tables instead.</source>
        <translation>セッション%1は破損しています。「%2」がないか、内容が正しくありません。代わりにテーブルを開いてください。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1を読み込んでいます</translation>
    </message>
    <message>
        <source>%1 is empty. Choose a file with a line of column names and data lines.</source>
        <translation>%1は空です。列名の行とデータ行のあるファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 has column names but no data line. Choose a file with data.</source>
        <translation>%1には列名だけがあり、データ行がありません。データのあるファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the file. Save it as UTF-8 and open it again.</source>
        <translation>%1は有効なUTF-16のテキストではありません。%2行目のファイルオフセット%3に不正な文字があります。UTF-8で保存し、開き直してください。</translation>
    </message>
    <message>
        <source>%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.</source>
        <translation>%1はUTF-32のテキストです。UTF-8またはUTF-16で保存し、開き直してください。</translation>
    </message>
    <message>
        <source>%1 does not look like text: line %2 has a control character at offset %3 of the file. Choose a CSV file; an archive must be unpacked first.</source>
        <translation>%1はテキストではないようです。%2行目のファイルオフセット%3に制御文字があります。CSVファイルを選択してください。アーカイブは先に展開する必要があります。</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is none of these.</source>
        <translation>区切り文字「%2」、小数点記号「%3」、コメント記号「%4」では%1を読み込めません。区切り文字は「,」「;」「|」またはタブから、小数点記号は「.」または「,」から選び、コメント記号にはこれら以外の文字を指定してください。</translation>
    </message>
    <message>
        <source>The file carries no byte order mark and was read as %1, judged from its first bytes.</source>
        <translation>ファイルにバイト順マーク（BOM）がないため、先頭のバイトから判断して%1として読み込みました。</translation>
    </message>
    <message>
        <source>The file could also be separated by %2; it was read as separated by %1. Set the delimiter if that is wrong.</source>
        <translation>ファイルは%2区切りとも解釈できますが、%1区切りとして読み込みました。誤っている場合は区切り文字を設定してください。</translation>
    </message>
    <message>
        <source>Column %1 has no name and is called “%2”.</source>
        <translation>列%1には名前がないため、「%2」としました。</translation>
    </message>
    <message>
        <source>Column %1 has the name “%2” again and is called “%3”.</source>
        <translation>列%1の名前「%2」は重複しているため、「%3」としました。</translation>
    </message>
    <message>
        <source>Every data line has one cell more than the header. The first cell was taken as a row name without a header and is called “%1”.</source>
        <translation>すべてのデータ行のセルがヘッダーより1個多くなっています。最初のセルをヘッダーのない行名とみなし、「%1」としました。</translation>
    </message>
    <message>
        <source>Line %1 has text after a closing quotation mark in cell %2. It was kept as part of the cell.</source>
        <translation>%1行目のセル%2で、閉じ引用符の後に文字があります。セルの一部として扱いました。</translation>
    </message>
    <message>
        <source>Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an ordinary character.</source>
        <translation>%1行目のセル%2で始まる引用符が閉じられていません。通常の文字として読み込みました。</translation>
    </message>
    <message>
        <source>Line %1 is blank and was skipped.</source>
        <translation>%1行目は空行のため読み飛ばしました。</translation>
    </message>
    <message>
        <source>Line %1 starts with the comment sign and was skipped, although it has as many cells as the header.</source>
        <translation>%1行目はセルの数がヘッダーと同じですが、コメント記号で始まるため読み飛ばしました。</translation>
    </message>
    <message>
        <source>Lines that start with “%1” and have as many cells as the header were read as data, because the first column holds text.</source>
        <translation>「%1」で始まり、セルの数がヘッダーと同じ行は、最初の列が文字列のため、データとして読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” has no value in any line.</source>
        <translation>列「%1」はどの行にも値がありません。</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set the decimal sign to “%2” if that is right.</source>
        <translation>列「%1」は、小数点記号を「%2」とする数値のようです。最初は%4行目の「%3」です。正しければ小数点記号を「%2」に設定してください。</translation>
    </message>
    <message>
        <source>%2 has no column “%1”. Check the name; it has the columns %3.</source>
        <translation>%2に列「%1」はありません。名前を確認してください。ある列は%3です。</translation>
    </message>
    <message>
        <source>%1 has no response. Say which column holds the runtime.</source>
        <translation>%1に目的変数がありません。実行時間の列を指定してください。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.</source>
        <translation>%2の列「%1」は文字列のため、目的変数にできません。数値の列を選択してください。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 is both the response and ignored. Choose one of the two.</source>
        <translation>%2の列「%1」は、目的変数であると同時に無視に指定されています。どちらかを選択してください。</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because of its name.</source>
        <translation>名前から判断して、「%1」を目的変数として提案します。</translation>
    </message>
    <message>
        <source>“%1” is proposed as the response because it is the last column of numbers; no name points to another.</source>
        <translation>名前から判断できる列がないため、最後の数値列「%1」を目的変数として提案します。</translation>
    </message>
    <message>
        <source>No response is proposed because no column holds numbers.</source>
        <translation>数値の列がないため、目的変数を提案できません。</translation>
    </message>
    <message>
        <source>“%1” is not a known unit for column “%2” of %3.</source>
        <translation>「%1」は%3の列「%2」の単位として認識できません。</translation>
    </message>
    <message>
        <source>There is no feature “%1”. Check the name.</source>
        <translation>特徴量「%1」はありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2. Add what is missing.</source>
        <translation>%1はモデルに適合しません。列%2がありません。不足するものを追加してください。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: %2 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1はモデルに適合しません。%2で、数値であるべきところが文字列であるか、その逆になっています。ファイルまたは読み込み方法を確認してください。</translation>
    </message>
    <message>
        <source>%1 does not fit the model: it has no column %2, and %3 should hold numbers where there is text, or the other way round. Check the file or how it is read.</source>
        <translation>%1はモデルに適合しません。列%2がなく、%3で、数値であるべきところが文字列であるか、その逆になっています。ファイルまたは読み込み方法を確認してください。</translation>
    </message>
    <message>
        <source>There is no row to learn the encoding of the features from.</source>
        <translation>特徴量の符号化を学習するための行がありません。</translation>
    </message>
    <message>
        <source>“%1” has the same value in every row and was dropped.</source>
        <translation>「%1」はすべての行で同じ値のため、除外しました。</translation>
    </message>
    <message>
        <source>“%1” has no value in any row and was dropped.</source>
        <translation>「%1」はどの行にも値がないため、除外しました。</translation>
    </message>
    <message>
        <source>“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.</source>
        <translation>「%1」には%2個のカテゴリがあります。頻度の高い%3個を区別し、その他は未知のカテゴリとして扱います。</translation>
    </message>
    <message>
        <source>“%1” is missing in %2 of %3 rows; the mean stands in for it.</source>
        <translation>「%1」は%3行中%2行で欠損しています。平均値で補います。</translation>
    </message>
    <message>
        <source>There is no source to learn from. Load at least one source table.</source>
        <translation>学習するソースがありません。ソースのテーブルを少なくとも1つ読み込んでください。</translation>
    </message>
    <message>
        <source>The sources share no feature that varies. Check the roles of their columns, or use fewer sources.</source>
        <translation>すべてのソースに共通し、値が変化する特徴量がありません。列の役割を確認するか、ソースを減らしてください。</translation>
    </message>
    <message>
        <source>Training source network %1 of %2</source>
        <translation>ソースネットワーク%1/%2を学習しています</translation>
    </message>
    <message>
        <source>source network %1</source>
        <translation>ソースネットワーク%1</translation>
    </message>
    <message>
        <source>Finishing the source trees</source>
        <translation>ソースの木を仕上げています</translation>
    </message>
    <message>
        <source>Encoding the target</source>
        <translation>ターゲットを符号化しています</translation>
    </message>
    <message>
        <source>Adapting: %1</source>
        <translation>適応しています：%1</translation>
    </message>
    <message>
        <source>Needs features that the sources and the target share, and too few are matched. Match features by hand or accept suggestions.</source>
        <translation>ソースとターゲットに共通の特徴量が必要ですが、対応付けられた特徴量が少なすぎます。手動で対応付けるか、候補を承認してください。</translation>
    </message>
    <message>
        <source>Gave no finite prediction on these shots. Use another strategy.</source>
        <translation>これらのショットでは有限の予測が得られませんでした。別の手法を使用してください。</translation>
    </message>
    <message>
        <source>The stored source model in %1 is damaged. Copy the file again, or make it again from the sources.</source>
        <translation>%1に保存されたソースモデルが破損しています。ファイルをもう一度コピーするか、ソースから作り直してください。</translation>
    </message>
    <message>
        <source>The stored source model in %1 is of format %2, but this version reads formats up to %3. Update Footbridge to go on with it.</source>
        <translation>%1に保存されたソースモデルは形式%2ですが、このバージョンで読み込めるのは形式%3までです。続けるにはFootbridgeを更新してください。</translation>
    </message>
    <message>
        <source>No feature of %1 is known before a run, so no run can be told from another. Mark the features that are.</source>
        <translation>%1には実行前に値が分かる特徴量がないため、実行どうしを区別できません。実行前に値が分かる特徴量を指定してください。</translation>
    </message>
    <message>
        <source>Measuring severity from %1 to %2</source>
        <translation>%1から%2への乖離度を測定しています</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.</source>
        <translation>「%1」の拡張子が正しくありません。.png、.svg、.pdf、.csvのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.</source>
        <translation>プロットを%1×%2ピクセルで描画できませんでした。より小さいサイズを選択してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for this step. Close other programs or use fewer rows; the last good result is still here.</source>
        <translation>この処理に必要なメモリが足りません。ほかのプログラムを閉じるか、行数を減らしてください。最後の正常な結果は保持されています。</translation>
    </message>
    <message>
        <source>This step stopped for a reason that Footbridge does not know (%1). The last good result is still here; the log panel has what happened before.</source>
        <translation>Footbridgeが把握していない原因でこの処理が停止しました（%1）。最後の正常な結果は保持されています。それまでの経過はログパネルで確認できます。</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of the report&apos;s sentences: &quot;de&quot;, &quot;zh-CN&quot;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>%1から%2へ</translation>
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
        <translation>なし</translation>
    </message>
    <message>
        <source>shots of %1</source>
        <translation>%1のショット</translation>
    </message>
    <message>
        <source>matched features</source>
        <translation>対応付けた特徴量</translation>
    </message>
    <message>
        <source>features on one side only</source>
        <translation>片側だけにある特徴量</translation>
    </message>
    <message>
        <source>not measurable</source>
        <extracomment>Instead of the figure of the severity</extracomment>
        <translation>測定不能</translation>
    </message>
    <message>
        <source>severity, 0 (same) to 1 (nothing carries over)</source>
        <translation>乖離度：0（同一）～1（何も引き継げない）</translation>
    </message>
    <message>
        <source>strategy of the exported model</source>
        <translation>エクスポートしたモデルの手法</translation>
    </message>
    <message>
        <source>mean error, out of fold</source>
        <translation>平均誤差（交差検証）</translation>
    </message>
    <message>
        <source>mean error on %1 unseen {row|rows}</source>
        <translation>未学習の%1行での平均誤差</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>対応付けの方法</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同名</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>別名</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>accepted suggestion, confidence %1 %</source>
        <translation>候補を承認、信頼度%1%</translation>
    </message>
    <message>
        <source>No feature of the source corresponds to one of the target.</source>
        <translation>ターゲットの特徴量に対応するソースの特徴量はありません。</translation>
    </message>
    <message>
        <source>Only in the source</source>
        <translation>ソースのみ</translation>
    </message>
    <message>
        <source>Only in the target</source>
        <translation>ターゲットのみ</translation>
    </message>
    <message>
        <source>Suggested, not used</source>
        <translation>候補（未使用）</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>乖離</translation>
    </message>
    <message>
        <source>The bar from 0 to 1 shows the 90 % band, the tick the severity.</source>
        <translation>0から1までのバーに、90%の区間（帯）と乖離度（縦線）を示します。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>成分</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Tick: chance, 95 %</source>
        <extracomment>Above bars: their tick is what chance reaches in 95 of 100 cases</extracomment>
        <translation>縦線：偶然、95%</translation>
    </message>
    <message>
        <source>Source itself</source>
        <extracomment>What the source shows of itself</extracomment>
        <translation>ソース自身</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Way to predict</source>
        <translation>予測方法</translation>
    </message>
    <message>
        <source>Error on held-out shots, over their variance</source>
        <translation>ホールドアウトしたショットでの誤差（分散に対する比）</translation>
    </message>
    <message>
        <source>Features that moved most</source>
        <translation>変化の大きい特徴量</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>特徴量</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>シフト</translation>
    </message>
    <message>
        <source>Up to here chance</source>
        <translation>ここまでは偶然</translation>
    </message>
    <message>
        <source>Share outside the source&apos;s range</source>
        <translation>ソースの範囲外の割合</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Out-of-fold MAPE %</source>
        <translation>MAPE %（交差検証）</translation>
    </message>
    <message>
        <source>Unseen MAPE %</source>
        <translation>MAPE %（未学習）</translation>
    </message>
    <message>
        <source>Unseen R²</source>
        <translation>R²（未学習）</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>予測区間</translation>
    </message>
    <message>
        <source>%1 %: ×/÷ %2</source>
        <extracomment>%1 is a percentage, %2 a factor</extracomment>
        <translation>%1%：×/÷ %2</translation>
    </message>
    <message>
        <source>%1 %: ± %2 (transformed)</source>
        <extracomment>%1 is a percentage, %2 a half width on the scale of the transformed response</extracomment>
        <translation>%1%：± %2（変換後）</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>来歴</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Which rows the shots are was left out.</source>
        <translation>ショットの行番号は含まれていません。</translation>
    </message>
    <message>
        <source>Shots (0-based data rows)</source>
        <translation>ショット（0から数えたデータ行）</translation>
    </message>
    <message>
        <source>SHA-256 of the shots as CSV</source>
        <translation>ショットのCSVのSHA-256</translation>
    </message>
    <message>
        <source>Features used for statistics: the shots only. Seed: %1. Made by Footbridge %2.</source>
        <translation>統計に使った特徴量：ショットのみ。シード：%1。作成：Footbridge %2。</translation>
    </message>
    <message>
        <source>Features used for statistics: all rows of the target. Seed: %1. Made by Footbridge %2.</source>
        <translation>統計に使った特徴量：ターゲットのすべての行。シード：%1。作成：Footbridge %2。</translation>
    </message>
    <message>
        <source>%2 of the %1 shots are used, drawn with the seed, and the others test the result: more would take hours and hardly improve what is carried over.</source>
        <translation>%1個のショットのうち、シードに基づいて抽出した%2個を使用し、残りで結果をテストします。これより多くても数時間かかるだけで、転移の結果はほとんど改善しません。</translation>
    </message>
    <message>
        <source>model.pt in %1 is not byte for byte what this version of Footbridge writes from state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or another version made it: ask for an export with this one.</source>
        <translation>%1のmodel.ptは、このバージョンのFootbridgeがstate/graph.jsonから書き出すものとバイト単位で一致しません。そのため、このファイルもバンドルのほかの部分も使用しませんでした。改変されたか、別のバージョンで作成されたものです。このバージョンでのエクスポートを依頼してください。</translation>
    </message>
    <message>
        <source>%1 was replaced while it was checked, so it was not signed. Sign it again.</source>
        <translation>%1は確認中に置き換えられたため、署名しませんでした。もう一度署名してください。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows without one. Fill it in or remove the row.</source>
        <translation>%1のデータ行%2（0から数えて）に「%3」の値がありません。このモデルは値のない行を拒否します。値を記入するか、行を削除してください。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, and it refuses such rows. Remove the row, or adapt the model with a run of that category.</source>
        <translation>%1のデータ行%2（0から数えて）の「%3」は、モデルが学習していないカテゴリです。このモデルはそのような行を拒否します。行を削除するか、そのカテゴリの実行を加えてモデルを適応させてください。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has seen, and it refuses such rows. Remove the row, or adapt the model with a run out there.</source>
        <translation>%1のデータ行%2（0から数えて）の「%3」は%4で、モデルが学習した範囲の外にあります。このモデルはそのような行を拒否します。行を削除するか、その範囲の実行を加えてモデルを適応させてください。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, has no positive cost. Fill it in, or choose runs without costs.</source>
        <translation>ターゲットのデータ行%1（0から数えて）に正のコストがありません。コストを記入するか、コストなしで実行を選択してください。</translation>
    </message>
    <message>
        <source>A file or folder to write to has an empty name. Name one, or leave the option out.</source>
        <translation>書き込み先のファイルまたはフォルダーの名前が空です。名前を指定するか、オプションを省いてください。</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Give each a file of its own.</source>
        <translation>%1が2つの出力に指定されています。それぞれ別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is read and would be overwritten. Name another file for the output.</source>
        <translation>%1は読み込み対象のため、上書きされてしまいます。出力には別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 exists with other contents than are written there and was left alone. Name another place.</source>
        <translation>%1には、そこに書き込まれるものとは別の内容がすでにあるため、変更しませんでした。別の場所を指定してください。</translation>
    </message>
    <message>
        <source>%1 is a device or pipe. What is written there is read back to check it; name a file for it.</source>
        <translation>%1はデバイスまたはパイプです。書き込んだ内容は確認のために読み戻されます。ファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 is a link to a file that is not there. Name the file itself, or remove the link.</source>
        <translation>%1は存在しないファイルへのリンクです。ファイル自体を指定するか、リンクを削除してください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made or written: %2. Name another.</source>
        <translation>フォルダー%1を作成できないか、書き込めません：%2。別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>%1 was changed while it was read. Read it again once it is whole.</source>
        <translation>%1は読み込み中に変更されました。ファイルが揃ってから読み込み直してください。</translation>
    </message>
    <message>
        <source>The program may use %1 kB of stack, too little to compute with. Raise the limit, for example by ulimit -s 8192, and start it again.</source>
        <translation>このプログラムが使えるスタックは%1 kBで、計算には足りません。たとえばulimit -s 8192で上限を上げて、もう一度起動してください。</translation>
    </message>
    <message>
        <source>The system does not give the program the %1 MB of memory that computing takes: %2. Raise the limit on memory, ulimit -v, or end other programs.</source>
        <translation>計算に必要な%1 MBのメモリをシステムから確保できません：%2。メモリの上限（ulimit -v）を上げるか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>The system starts no further thread for the program: %1. Raise the limit on processes, ulimit -u, or end other programs.</source>
        <translation>システムがこのプログラムのスレッドをこれ以上開始できません：%1。プロセス数の上限（ulimit -u）を上げるか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>There was not enough memory. Score fewer cells at once, or use a machine with more.</source>
        <translation>メモリが足りませんでした。同時に評価するセルを減らすか、メモリの多いマシンを使ってください。</translation>
    </message>
    <message>
        <source>A computation gave up (%1). Score the pair by itself to see whether it does so again.</source>
        <translation>計算が中断しました（%1）。このペアだけを評価して、再び起こるか確かめてください。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is named as a shot but has no response. Take it out of the shots or measure it.</source>
        <translation>ターゲットのデータ行%1（0から数えて）はショットに指定されていますが、目的変数がありません。ショットから外すか、計測してください。</translation>
    </message>
    <message>
        <source>Data row %1 of the target, counted from 0, is a shot with a response of %2, but the source model takes logarithms. Train the source again with these shots.</source>
        <translation>ターゲットのデータ行%1（0から数えて）は目的変数が%2のショットですが、ソースモデルは対数を使用します。これらのショットでソースの学習をやり直してください。</translation>
    </message>
    <message>
        <source>The source %1 and the target %2 hold the same file, so there is nothing to transfer. Choose the table of another platform for one of them.</source>
        <translation>ソース%1とターゲット%2は同じ内容のファイルのため、転移するものがありません。どちらかに別のプラットフォームのテーブルを選択してください。</translation>
    </message>
    <message>
        <source>All %1 measured rows of %2 are shots, so none is left to test on. With %3 shots the others show how large the error is.</source>
        <translation>%2の計測済みの%1行がすべてショットになっており、テスト用の行が残っていません。ショットを%3個にすれば、その他の行で誤差の大きさがわかります。</translation>
    </message>
    <message>
        <source>Adapting without %1</source>
        <translation>%1を除いて適応しています</translation>
    </message>
    <message>
        <source>Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>暫定：転移に効果がありそうです。%1個のショットを順にホールドアウトしたとき、ソースを使う最良の単純な方法（%2）の誤差は%3、ショットのみのモデルの誤差は%4です。</translation>
    </message>
    <message>
        <source>Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, the best simple way to use the source (%2) errs by %3, a model of the shots alone by %4.</source>
        <translation>暫定：%1個のショットでは、転移に効果があるかどうか断定できません。順にホールドアウトしたとき、ソースを使う最良の単純な方法（%2）の誤差は%3、ショットのみのモデルの誤差は%4です。</translation>
    </message>
    <message>
        <source>Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of the shots alone errs by %4, the best simple way to use the source (%2) by %3.</source>
        <translation>暫定：転移に効果がない可能性があります。%1個のショットを順にホールドアウトしたとき、ショットのみのモデルの誤差は%4、ソースを使う最良の単純な方法（%2）の誤差は%3です。</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>ここでは転移に効果があります。%3個のショットを順にホールドアウトしたときの誤差は、「%1」が%2、ショットのみの最良のモデル「%4」が%5です。</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, by %5.</source>
        <translation>ここでは転移による差はほとんどありません。%3個のショットを順にホールドアウトしたときの誤差は、「%1」が%2、ショットのみの最良のモデル「%4」が%5です。</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>ここでは転移に効果がありません。%3個のショットを順にホールドアウトしたときの誤差は、「%1」が%2ですが、ショットのみの最良のモデル「%4」は%5にすぎません。ソースは必要ありません。</translation>
    </message>
    <message>
        <source>Errors are the mean absolute percentage errors (MAPE) of the leaderboard.</source>
        <translation>誤差はリーダーボードの平均絶対パーセント誤差（MAPE）です。</translation>
    </message>
    <message>
        <source>Errors are the normalised mean squared errors (nMSE) of the leaderboard.</source>
        <translation>誤差はリーダーボードの正規化平均二乗誤差（nMSE）です。</translation>
    </message>
    <message>
        <source>The preliminary verdict said the same.</source>
        <translation>暫定の判定も同じでした。</translation>
    </message>
    <message>
        <source>The preliminary verdict had left it open.</source>
        <translation>暫定の判定では断定できませんでした。</translation>
    </message>
    <message>
        <source>The preliminary verdict said otherwise: it rests on a few simple models and %1 shots held out, the leaderboard on all strategies.</source>
        <translation>暫定の判定は異なっていました。暫定の判定は少数の単純なモデルとホールドアウトした%1個のショットに、リーダーボードはすべての手法に基づいています。</translation>
    </message>
    <message>
        <source>The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since 1970. Correct or unset it.</source>
        <translation>環境変数SOURCE_DATE_EPOCHの値「%1」は、1970年からの秒数ではありません。修正するか、設定を解除してください。</translation>
    </message>
    <message>
        <source>The model of %1 does not say how far its predictions were off, so nothing can be said of requests. Export it again.</source>
        <translation>%1のモデルには予測誤差の大きさが記録されていないため、要求値を求められません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>Pairs: %1. Finished cells: %2. Seed: %3.</source>
        <translation>組：%1。完了したセル：%2。シード：%3。</translation>
    </message>
    <message>
        <source>Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be told.</source>
        <translation>判定できた%2通りの組とショット数の組み合わせのうち、%1通りで転移に効果があります。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>ショット</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>乖離度</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>改善度</translation>
    </message>
    <message>
        <source>Improvement is how much less error Auto has than the best strategy that learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.</source>
        <translation>改善度は、ショットだけから学ぶ最良の手法に比べて「自動」の誤差がどれだけ小さいかを、反復に基づく90%区間とともに示します。0を下回る場合、転移に効果はありません。</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最良の手法</translation>
    </message>
    <message>
        <source>Best of others</source>
        <translation>その他で最良</translation>
    </message>
    <message>
        <source>What has no score, and why</source>
        <translation>評価できなかったものとその理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>accepted suggestion</source>
        <translation>承認した候補</translation>
    </message>
    <message>
        <source>What the shots said beforehand</source>
        <translation>ショットによる事前の見込み</translation>
    </message>
    <message>
        <source>Does transfer pay?</source>
        <translation>転移に効果はあるか</translation>
    </message>
    <message>
        <source>%1 is not a probability that a request can be made for. Give one between 0 and 1, such as 0.95.</source>
        <translation>%1は、要求値を決められる確率ではありません。0.95のような、0と1の間の値を指定してください。</translation>
    </message>
    <message>
        <source>No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that needs at least %3. Ask for at most %4, or measure more runs.</source>
        <translation>%2件の実行からは、確率%1で足りる要求値を保証できません。少なくとも%3件の実行が必要です。確率を%4以下にするか、実行をさらに計測してください。</translation>
    </message>
    <message>
        <source>There is no run to learn requests from. Measure the response of at least 3 runs.</source>
        <translation>要求値を学習するための実行がありません。少なくとも3件の実行の目的変数を計測してください。</translation>
    </message>
    <message>
        <source>A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at most 10¹⁸.</source>
        <translation>パラメーター数%1のモデルは計算できません。7.5e9のように、パラメーター数を10¹⁸以下で指定してください。</translation>
    </message>
    <message>
        <source>%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel parts. Give a number of devices, up to 10 million, that is a multiple of the product of both.</source>
        <translation>%1台のデバイスを、テンソル並列%2とパイプライン並列%3に分割できません。両者の積の倍数となるデバイス数を1000万以下で指定してください。</translation>
    </message>
    <message>
        <source>Activations need the layers, the hidden size, the heads, the sequence length and the batch of the model, all from 1 to 10⁹. Give all of them or none.</source>
        <translation>アクティベーションの計算には、モデルの層数、隠れ層のサイズ、ヘッド数、系列長、バッチがすべて1～10⁹の値で必要です。すべて指定するか、すべて省いてください。</translation>
    </message>
    <message>
        <source>Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one device in GB, above 0 and at most 10⁹, on each line.</source>
        <translation>マシンのリストの%1行目は「%2」です。各行に、名前、コンマ、デバイス1台のメモリ（GB、0より大きく10⁹以下）を記入してください。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>Weights in full precision</source>
        <translation>完全精度の重み</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>モーメンタム</translation>
    </message>
    <message>
        <source>Variance of the gradients</source>
        <translation>勾配の分散</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <source>Fragmentation, a tenth of the others</source>
        <translation>断片化（その他の合計の10分の1）</translation>
    </message>
    <message>
        <source>What the device keeps</source>
        <translation>デバイスの予約分</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device</source>
        <translation>デバイスあたり%2個のパラメーターにつき%1バイト</translation>
    </message>
    <message>
        <source>%1 bytes for each of the %2 parameters of a device, shared by %3 devices</source>
        <translation>デバイスあたり%2個のパラメーターにつき%1バイト、%3台のデバイスで分担</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for each of %1 layers, with %2 tensor-parallel devices</source>
        <translation>%1層のそれぞれにつき、系列×バッチ×隠れ×(10 + (24 + 5×ヘッド×系列 / 隠れ) / %2) バイト、テンソル並列のデバイス%2台</translation>
    </message>
    <message>
        <source>Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 tensor-parallel devices; those of the attention are computed again</source>
        <translation>%1層のそれぞれにつき、系列×バッチ×隠れ×(10 + 24 / %2) バイト、テンソル並列のデバイス%2台。アテンションの分は再計算します</translation>
    </message>
    <message>
        <source>2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer that is computed again</source>
        <translation>%1層のそれぞれの入力につき、2×系列×バッチ×隠れ バイト、および再計算する1層分</translation>
    </message>
    <message>
        <source>What the model says to request has to be one number a row. Export the model again from its session.</source>
        <translation>モデルが示す要求値は、1行につき1個の数値でなければなりません。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>A law needs at least %2 different values of %1 with the other parameters unchanged, but %3 {was|were} found. Measure more.</source>
        <translation>スケーリング則には、ほかのパラメーターを変えずに%1の異なる値が少なくとも%2個必要ですが、%3個しかありません。さらに計測してください。</translation>
    </message>
    <message>
        <source>%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows out.</source>
        <translation>%1に%2が含まれています。スケーリング則には0より大きいパラメーターが必要です。別のパラメーターを選択するか、その行を除いてください。</translation>
    </message>
    <message>
        <source>Column %1 of %2 holds text. A law needs numbers; choose another column.</source>
        <translation>%2の列%1は文字列です。スケーリング則には数値が必要です。別の列を選択してください。</translation>
    </message>
    <message>
        <source>No row has both a response and all parameters. Choose other columns.</source>
        <translation>目的変数とすべてのパラメーターがそろった行がありません。別の列を選択してください。</translation>
    </message>
    <message>
        <source>The values of “%1” are about %3 times those of “%2”, as if they were in another unit.</source>
        <translation>「%1」の値は「%2」の値の約%3倍で、単位が異なるようです。</translation>
    </message>
    <message>
        <source>A line of the stream is longer than any run could be. Check that it is a CSV.</source>
        <translation>ストリームに、実行の記録としてはありえないほど長い行があります。CSVであることを確認してください。</translation>
    </message>
    <message>
        <source>The stream %1 has no column %2, which the model needs. Add it, or start without the model.</source>
        <translation>ストリーム%1に、モデルに必要な列%2がありません。追加するか、モデルなしで開始してください。</translation>
    </message>
    <message>
        <source>Row %1: the text in column %2 is no number and counts as missing.</source>
        <translation>行%1：列%2の文字列は数値でないため、欠損値として扱います。</translation>
    </message>
    <message>
        <source>Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old one is kept.</source>
        <translation>実行%1：ドリフトを検出しました。目的変数が予測値の%2倍です。バージョン%3を開始します。以前のものは保持されます。</translation>
    </message>
    <message>
        <source>Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.</source>
        <translation>実行%1：ドリフトを検出しました。誤差が増えています。バージョン%2を開始します。以前のものは保持されます。</translation>
    </message>
    <message>
        <source>Run %1: the environment of version %2 is back and was taken up again as version %3.</source>
        <translation>実行%1：バージョン%2の環境に戻ったため、バージョン%3として再開しました。</translation>
    </message>
    <message>
        <source>%1 belongs to a stream with another header or other settings. Name another log, or remove the journal to begin anew.</source>
        <translation>%1は、ヘッダーまたは設定が異なるストリームのものです。別のログを指定するか、ジャーナルを削除して新しく始めてください。</translation>
    </message>
    <message>
        <source>%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.</source>
        <translation>%1の%2行目が破損しています。削除して新しく始めるか、完全なコピーに戻してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make room on the disk or name another log.</source>
        <translation>%1に書き込めません：%2。ディスクの空き容量を増やすか、別のログを指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its name and your rights.</source>
        <translation>%1を読み取れません：%2。名前とアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>There is no table. Name at least one CSV with run times on several platforms.</source>
        <translation>テーブルがありません。複数のプラットフォームでの実行時間を含むCSVを少なくとも1つ指定してください。</translation>
    </message>
    <message>
        <source>No column is known to hold the run time. Name it with --time: one column and the column of the platform&apos;s name, or one time column a platform.</source>
        <translation>実行時間の列がわかりません。--timeで指定してください：実行時間の列1つとプラットフォーム名の列、またはプラットフォームごとに1つの実行時間の列。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; of %2 holds text and cannot be a run time. Name a column of numbers.</source>
        <translation>%2の列「%1」は文字列のため、実行時間にできません。数値の列を指定してください。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds numbers in one table and text in %2. Rename it or leave it out.</source>
        <translation>列「%1」は、あるテーブルでは数値、%2では文字列です。名前を変更するか、除いてください。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; is named twice, as %2 and as %3. Name it once.</source>
        <translation>列「%1」が、%2と%3として2回指定されています。1回だけ指定してください。</translation>
    </message>
    <message>
        <source>No column is left that describes a run: every column is a name, a time, constant or left out.</source>
        <translation>実行を記述する列が残っていません。どの列も、名前、時間、一定値、または除外された列です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2. Name one of them, or fastest or slowest.</source>
        <translation>「%1」はテーブルのプラットフォームではありません：%2。このいずれか、またはfastestかslowestを指定してください。</translation>
    </message>
    <message>
        <source>There is only one group of runs, so none can be left out. Name other group columns.</source>
        <translation>実行のグループが1つしかないため、除いて評価できません。別のグループ列を指定してください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a platform of the tables: %2.</source>
        <translation>「%1」はテーブルのプラットフォームではありません：%2。</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Name one of: %2.</source>
        <translation>モデル「%1」はありません。次のいずれかを指定してください：%2。</translation>
    </message>
    <message>
        <source>Line %1 of the alias table is not &quot;counter,name&quot;. Correct it: the first cell is the name to use, each further cell a name that a tool writes.</source>
        <translation>別名表の%1行目が「counter,name」の形式ではありません。修正してください。最初のセルは使用する名前、以降の各セルはツールが書き出す名前です。</translation>
    </message>
    <message>
        <source>%1 holds another kind of model. Name one that &quot;platforms train&quot; has written.</source>
        <translation>%1は別の種類のモデルです。「platforms train」が書き出したものを指定してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Footbridge. Open it with that version.</source>
        <translation>%1はFootbridgeの新しいバージョンで書き出されています。そのバージョンで開いてください。</translation>
    </message>
    <message>
        <source>Rows without a run time above 0 or without a platform were left out: %1.</source>
        <translation>0より大きい実行時間がない行、またはプラットフォームのない行を除外しました：%1。</translation>
    </message>
    <message>
        <source>Left out, because they differ between platforms where the other columns describe the run itself: %1.</source>
        <translation>ほかの列は実行そのものを記述しますが、これらはプラットフォームによって異なるため除外しました：%1。</translation>
    </message>
    <message>
        <source>Left out, because they follow the run time: %1.</source>
        <translation>実行時間に連動するため除外しました：%1。</translation>
    </message>
    <message>
        <source>Used to tell runs apart, not to predict: %1.</source>
        <translation>実行の区別に使用し、予測には使用しません：%1。</translation>
    </message>
    <message>
        <source>Runs that agree in %1 form a group and stay on one side of every split.</source>
        <translation>%1が一致する実行は1つのグループとなり、どの分割でも同じ側に置かれます。</translation>
    </message>
    <message>
        <source>No column says which application a run belongs to, so each run is a group of its own. Name the column if there is one.</source>
        <translation>実行がどのアプリケーションのものかを示す列がないため、各実行を1つのグループとします。該当する列があれば指定してください。</translation>
    </message>
    <message>
        <source>Counters brought to common names: %1.</source>
        <translation>カウンターを共通の名前にそろえました：%1。</translation>
    </message>
    <message>
        <source>As ratios to %1: %2.</source>
        <translation>%1に対する比：%2。</translation>
    </message>
    <message>
        <source>No column holds the total of instructions, so ratios cannot be formed. Add it to the alias table as PAPI_TOT_INS.</source>
        <translation>総命令数の列がないため、比を計算できません。別名表にPAPI_TOT_INSとして追加してください。</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>%1を除外しています</translation>
    </message>
    <message>
        <source>Majority order</source>
        <translation>多数決による順序</translation>
    </message>
    <message>
        <source>Mean vector</source>
        <translation>平均ベクトル</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>最近傍法</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>リッジ</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>フォレスト</translation>
    </message>
    <message>
        <source>Boosted trees</source>
        <translation>GBDT</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>ガウス過程</translation>
    </message>
    <message>
        <source>Published: VAE, network</source>
        <translation>論文の手法：VAE、ネットワーク</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Published, without calibrated decoder</source>
        <translation>論文の手法、較正済みデコーダーなし</translation>
    </message>
    <message>
        <source>Published, without KL schedule</source>
        <translation>論文の手法、KLスケジュールなし</translation>
    </message>
    <message>
        <source>Published, without regression loss</source>
        <translation>論文の手法、回帰損失なし</translation>
    </message>
    <message>
        <source>Published, network alone</source>
        <translation>論文の手法、ネットワークのみ</translation>
    </message>
    <message>
        <source>%1 is damaged: its compressed bytes end early or do not fit together. Fetch it again.</source>
        <translation>%1は破損しています。圧縮データが途中で終わっているか、整合していません。もう一度取得してください。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.</source>
        <translation>%1を展開すると%2 GBを超えます。必要な部分を切り出して開いてください。</translation>
    </message>
    <message>
        <source>%1 holds no job. Choose a log in Standard Workload Format, the output of sacct --parsable2, or a CSV with the columns job, submit, processors, request and runtime.</source>
        <translation>%1にジョブがありません。Standard Workload Formatのログ、sacct --parsable2の出力、または列job、submit、processors、request、runtimeのあるCSVを選択してください。</translation>
    </message>
    <message>
        <source>%1 does not say how large its machine is. Give the number of processors.</source>
        <translation>%1にはマシンの規模が記載されていません。プロセッサ数を指定してください。</translation>
    </message>
    <message>
        <source>Column “%1” of %2 holds text where numbers of seconds or processors are needed. Name another column.</source>
        <translation>%2の列「%1」は、秒数またはプロセッサ数が必要なところで文字列になっています。別の列を指定してください。</translation>
    </message>
    <message>
        <source>“%1” does not say which column is meant. Write MEANING=COLUMN with one of the meanings %2.</source>
        <translation>「%1」ではどの列かわかりません。MEANING=COLUMNの形式で、意味に次のいずれかを指定してください：%2。</translation>
    </message>
    <message>
        <source>Field %2 of line %1 is “%3”, which is no finite number; the line was left out.</source>
        <translation>%1行目のフィールド%2「%3」は有限の数値でないため、この行を除外しました。</translation>
    </message>
    <message>
        <source>Line %1 gives “%2” for %3, which is no whole number or too large, and was passed over.</source>
        <translation>%1行目の%3の値「%2」は整数でないか大きすぎるため、無視しました。</translation>
    </message>
    <message>
        <source>Line %1 was submitted before the job above it; the jobs were put in order.</source>
        <translation>%1行目のジョブは、その上のジョブより前に投入されています。ジョブを順に並べ替えました。</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no time; the line was left out.</source>
        <translation>%1行目の列%3の「%2」は時刻でないため、この行を除外しました。</translation>
    </message>
    <message>
        <source>%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed with --parsable2.</source>
        <translation>%1に列%2がありません。sacctを--parsable2と--format=JobID,Submit,NNodes,Timelimit,Elapsedを指定して実行してください。</translation>
    </message>
    <message>
        <source>Left out because they name no processors</source>
        <translation>プロセッサ数の記載がないため除外</translation>
    </message>
    <message>
        <source>Left out because they ask for more than the machine has</source>
        <translation>マシンの規模を超える要求のため除外</translation>
    </message>
    <message>
        <source>Left out because they have no run time</source>
        <translation>実行時間がないため除外</translation>
    </message>
    <message>
        <source>Left out because they have no requested time</source>
        <translation>要求時間がないため除外</translation>
    </message>
    <message>
        <source>Left out because they have no time of submission</source>
        <translation>投入時刻がないため除外</translation>
    </message>
    <message>
        <source>Ran beyond their request; ended there</source>
        <translation>要求時間を超えて実行。要求時間で打ち切り</translation>
    </message>
    <message>
        <source>Name no requested processors; the allocated ones were taken</source>
        <translation>要求プロセッサ数の記載なし。割り当てられた数を使用</translation>
    </message>
    <message>
        <source>No job was submitted in this part of the log. Choose another.</source>
        <translation>ログのこの部分では、投入されたジョブがありません。別の部分を選択してください。</translation>
    </message>
    <message>
        <source>“%1” is neither an estimate (%2) nor a file. Check the name.</source>
        <translation>「%1」は見積もり（%2）でもファイルでもありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>%1 lacks the column %2. A file of estimates has the columns job and estimate, and may have processors and upper.</source>
        <translation>%1に列%2がありません。見積もりのファイルには列jobとestimateが必要で、processorsとupperも使えます。</translation>
    </message>
    <message>
        <source>Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a size that is not from 1 to %3 processors. Correct it.</source>
        <translation>%1のデータ行%2に、1ミリ秒から10¹²秒の範囲にない時間か、1から%3の範囲にないプロセッサ数があります。修正してください。</translation>
    </message>
    <message>
        <source>There is no policy “%1”. Choose one of: %2.</source>
        <translation>ポリシー「%1」はありません。次のいずれかを選択してください：%2。</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) from the adapted model.</source>
        <translation>ターンアラウンド時間は%2 hから%3 hへ%1%減少します。うち%4ポイントは柔軟性だけによるもの、%5ポイント（%6～%7）は適応済みモデルによるものです。</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the adapted model adds %5 (%6 to %7).</source>
        <translation>ターンアラウンド時間は%2 hから%3 hへ%1%増加します。柔軟性だけでは%4ポイントの短縮、適応済みモデルによる追加分は%5ポイント（%6～%7）です。</translation>
    </message>
    <message>
        <source>Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, %5 (%6 to %7) would come from knowing every run time.</source>
        <translation>ターンアラウンド時間は%2 hから%3 hへ%1%減少します。うち%4ポイントは柔軟性だけによるもの、%5ポイント（%6～%7）はすべての実行時間がわかっている場合の効果です。</translation>
    </message>
    <message>
        <source>Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, knowing every run time adds %5 (%6 to %7).</source>
        <translation>ターンアラウンド時間は%2 hから%3 hへ%1%増加します。柔軟性だけでは%4ポイントの短縮、すべての実行時間がわかっている場合の追加分は%5ポイント（%6～%7）です。</translation>
    </message>
    <message>
        <source>Flexibility alone means moldable EASY with linear scaling of what users request, which needs no model.</source>
        <translation>「柔軟性だけ」とは、ユーザーの要求時間に線形スケーリングを適用したmoldable EASYのことで、モデルは必要ありません。</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %: on this log worse estimates do as well.</source>
        <translation>すべての要求時間を2倍にすると%1%短縮します。このログでは、見積もりが悪くても同程度の効果があります。</translation>
    </message>
    <message>
        <source>Doubling every request saves %1 %, less than the better estimates.</source>
        <translation>すべての要求時間を2倍にすると%1%短縮しますが、より良い見積もりには及びません。</translation>
    </message>
    <message>
        <source>Simulating the schedule</source>
        <translation>スケジュールをシミュレートしています</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another level.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ターゲットの挙動は水準の異なるソースと同様です。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves carries over, at most at another level.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動の多くを、水準の違いを除いて引き継げます。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part of it does not.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動の一部は引き継げますが、一部は引き継げません。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves carries over as it is.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動のうち、そのまま引き継げるものはわずかです。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動の多くを引き継げる可能性がありますが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動の一部を引き継げる可能性がありますが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it is, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ソースの挙動のうち、そのまま引き継げるものはわずかである可能性がありますが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>The band reaches %1, where much of how the source behaves carries over.</source>
        <translation>区間は%1まで及びます。その値では、ソースの挙動の多くを引き継げます。</translation>
    </message>
    <message>
        <source>The band reaches %1, where part of how the source behaves carries over.</source>
        <translation>区間は%1まで及びます。その値では、ソースの挙動の一部を引き継げます。</translation>
    </message>
    <message>
        <source>The band reaches %1, where little of how the source behaves carries over.</source>
        <translation>区間は%1まで及びます。その値では、ソースの挙動のうち引き継げるものはわずかです。</translation>
    </message>
    <message>
        <source>A severity of %1 does not promise small errors: the source model misses %2 % of the variance on its own platform, and another level or behaviour too small to tell from chance with %3 shots (up to %4) does not count.</source>
        <translation>乖離度が%1でも、誤差が小さいとは限りません。ソースモデルは自身のプラットフォームでも分散の%2%を説明できず、また、%3個のショットでは偶然と区別できない小さな水準や挙動の違い（最大%4）は算入していません。</translation>
    </message>
    <message>
        <source>The source model does not predict its own platform better than chance, so there is no severity and nothing to carry over. Look for a source with more rows or better features.</source>
        <translation>ソースモデルは自身のプラットフォームでも偶然より良い予測ができないため、乖離度はなく、引き継げるものもありません。行数の多いソースや、より良い特徴量を探してください。</translation>
    </message>
    <message>
        <source>On the %1 shots nothing predicts clearly better than their mean.</source>
        <translation>%1個のショットでは、平均値より明らかに良い予測をするものはありません。</translation>
    </message>
    <message>
        <source>The best of the ways leaves %1 of their variance on held-out shots, and chance may leave as much.</source>
        <translation>最良の方法でも、ホールドアウトしたショットの分散の%1が残ります。偶然でも同じだけ残る可能性があります。</translation>
    </message>
    <message>
        <source>The tables of the pair &quot;%1&quot; are not those that the results in the folder come from. Choose an empty folder, or bring the tables back.</source>
        <translation>組「%1」のテーブルは、フォルダーの結果のもとになったテーブルと異なります。空のフォルダーを選ぶか、元のテーブルに戻してください。</translation>
    </message>
    <message>
        <source>The folder %1 holds results of a version that kept no cells, so that they cannot be gone on with. Choose an empty folder.</source>
        <translation>フォルダー%1の結果は、セルを保存しないバージョンのものであるため、続行できません。空のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The folder %1 holds no campaign. Name the folder that one was given as --out.</source>
        <translation>フォルダー%1に一括評価はありません。一括評価に--outで指定したフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The results in %1 were begun with version %2, and this is version %3, whose numbers may differ. Choose an empty folder, or go on all the same with --any-version.</source>
        <translation>%1の結果はバージョン%2で始められましたが、このバージョンは%3で、数値が異なる可能性があります。空のフォルダーを選ぶか、--any-versionを指定してそのまま続行してください。</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose another folder.</source>
        <translation>フォルダー%1は、%3のプロセス%2が処理中です。終了を待つか、そのプロセスを終了するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The folder %1 is being worked on by another process, which does not say who it is. Wait for it, end it, or choose another folder.</source>
        <translation>フォルダー%1は、名乗らない別のプロセスが処理中です。終了を待つか、そのプロセスを終了するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>A worker stopped the rest: %1</source>
        <translation>ワーカーが残りの処理を停止しました：%1</translation>
    </message>
    <message>
        <source>It ended without a word.</source>
        <translation>何も出力せずに終了しました。</translation>
    </message>
    <message>
        <source>Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with more memory.</source>
        <translation>このセルを処理していたワーカーがすべて失われました：%1 この組だけを評価するか、メモリを増やしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. Check that it is installed.</source>
        <translation>%1を起動できません：%2。インストールされているか確認してください。</translation>
    </message>
    <message>
        <source>%1 is left out: none of its columns looks like a response.</source>
        <translation>%1を除外します。目的変数とみられる列がありません。</translation>
    </message>
    <message>
        <source>The pair %1 is left out: its target has no column for the response.</source>
        <translation>組%1を除外します。ターゲットに目的変数の列がありません。</translation>
    </message>
    <message>
        <source>A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.</source>
        <translation>一括評価には少なくとも2個のCSVファイルが必要ですが、フォルダー%1には%2個しかありません。別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.</source>
        <translation>「%1」は制限時間として正しくありません。30:00、2:00:00、1-12:00:00のように指定してください。</translation>
    </message>
    <message>
        <source>Slurm took no more workers for now (%1); asking again later.</source>
        <translation>Slurmは現在これ以上のワーカーを受け付けません（%1）。後で再度要求します。</translation>
    </message>
    <message>
        <source>Slurm takes no workers: %1. Change the options; what is finished is kept.</source>
        <translation>Slurmがワーカーを受け付けません：%1。オプションを変更してください。完了したものは保持されています。</translation>
    </message>
    <message>
        <source>The response of %1 is the same in all rows. Choose another response.</source>
        <translation>%1の目的変数はすべての行で同じ値です。別の目的変数を選択してください。</translation>
    </message>
    <message>
        <source>Training with seed %1 of %2</source>
        <translation>シード%1/%2で学習しています</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like %4. Choose that encoding, or save the file as UTF-8 and open it again.</source>
        <translation>%1はUTF-8のテキストではありません。%2行目のファイルオフセット%3に不正なバイトがあります。%4のようです。その文字コードを選択するか、UTF-8で保存し、開き直してください。</translation>
    </message>
    <message>
        <source>%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does not have. Choose another encoding, or save the file as UTF-8.</source>
        <translation>%1は%2のテキストではありません。%3行目のファイルオフセット%4に、この文字コードにないバイトがあります。別の文字コードを選択するか、UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read as %2, because this system lacks the table of its characters. Save the file as UTF-8 and open it again.</source>
        <translation>このシステムには文字表がないため、%1を%2として読み込めません。UTF-8で保存し、開き直してください。</translation>
    </message>
    <message>
        <source>%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, Latin-1 or Shift-JIS.</source>
        <translation>%1は%2の文字コードとして認識できません。UTF-8、UTF-16LE、UTF-16BE、Windows-1252、Latin-1、Shift-JISのいずれかを選択してください。</translation>
    </message>
    <message>
        <source>The first line holds numbers where the columns do. If it is data, read the file without a header.</source>
        <translation>データの列が数値であるところで、最初の行も数値になっています。最初の行がデータの場合は、ヘッダーなしでファイルを読み込んでください。</translation>
    </message>
    <message>
        <source>Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal sign to “.” if that is wrong.</source>
        <translation>「,」を小数点記号として数値を読み込みました。最初は%2行目の「%1」です。誤っている場合は小数点記号を「.」に設定してください。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units, first “%3” in line %4. They were read as numbers in %2.</source>
        <translation>列「%1」のセルには単位が付いています。最初は%4行目の「%3」です。単位%2の数値として読み込みました。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units that cannot be converted into each other, first “%2” in line %3. They were read as categories.</source>
        <translation>列「%1」のセルには、互いに換算できない単位が付いています。最初は%3行目の「%2」です。カテゴリとして読み込みました。</translation>
    </message>
    <message>
        <source>“%1” is called like a response but holds text, first “%2”, so no response is proposed. Change how the file is read, for example its decimal sign, or choose a column of numbers.</source>
        <translation>「%1」は目的変数のような名前ですが文字列のため（最初は「%2」）、目的変数を提案していません。小数点記号など、ファイルの読み込み方法を変更するか、数値の列を選択してください。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it only numbers the rows.</source>
        <translation>「%1」は行の通し番号にすぎないため、「無視」として提案します。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it says when a run was made.</source>
        <translation>「%1」は実行の日時を示すため、「無視」として提案します。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ignored: it is “%2” in every row.</source>
        <translation>「%1」はすべての行で「%2」のため、「無視」として提案します。</translation>
    </message>
    <message>
        <source>The sources %1 and %2 hold the same file, which counts twice. Remove one of them.</source>
        <translation>ソース%1と%2は同じファイルのため、二重に数えられます。どちらかを削除してください。</translation>
    </message>
    <message>
        <source>The response of the source %1 is in %2, that of the target %3 in %4, which measures something else. Choose the response that means the same.</source>
        <translation>ソース%1の目的変数の単位は%2、ターゲット%3の目的変数の単位は%4で、計測しているものが異なります。同じ意味の目的変数を選択してください。</translation>
    </message>
    <message>
        <source>“%1” of %2 is its response times a constant in every run, so it tells what is to be predicted. Ignore it unless it is known before a run.</source>
        <translation>%2の「%1」は、すべての実行で目的変数の定数倍であり、予測すべき値そのものを表します。実行前にわかる値でなければ、無視してください。</translation>
    </message>
    <message>
        <source>In %2, the columns %1 are the response times a constant in every run, so they tell what is to be predicted. Ignore them unless they are known before a run.</source>
        <translation>%2の列%1は、すべての実行で目的変数の定数倍であり、予測すべき値そのものを表します。実行前にわかる値でなければ、無視してください。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1ほか%2個</translation>
    </message>
    <message>
        <source>Adapting with %1 {shot|shots}</source>
        <translation>%1個のショットで適応しています</translation>
    </message>
    <message>
        <source>Shots are the target runs that an adaptation learns from. Errors are mean squares over the variance of the shots: 0 is exact, 1 is as good as their mean.</source>
        <translation>ショットは、適応の学習に使うターゲットの実行です。誤差は、二乗平均をショットの分散で割った値です。0は完全な予測、1は平均値による予測と同程度です。</translation>
    </message>
    <message>
        <source>Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>ここでは転移に効果があります。未学習の%3回の実行での誤差は、「%1」が%2、ショットのみの最良のモデル「%4」が%5です。</translation>
    </message>
    <message>
        <source>Transfer makes little difference here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, by %5.</source>
        <translation>ここでは転移による差はほとんどありません。未学習の%3回の実行での誤差は、「%1」が%2、ショットのみの最良のモデル「%4」が%5です。</translation>
    </message>
    <message>
        <source>Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best model of the shots alone, %4, only by %5. The source is not needed.</source>
        <translation>ここでは転移に効果がありません。未学習の%3回の実行での誤差は、「%1」が%2ですが、ショットのみの最良のモデル「%4」は%5にすぎません。ソースは必要ありません。</translation>
    </message>
    <message>
        <source>The model in %1 takes %2 {feature|features} but its manifest lists %3. Export the bundle again.</source>
        <translation>%1のモデルは%2個の特徴量を必要としますが、マニフェストには%3個記載されています。バンドルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not use this bundle; ask whoever made it to export it again.</source>
        <translation>%1の%2は、Footbridgeが書き出すものとバイト単位で一致せず、何者かに改変されています。このバンドルは使用せず、作成者にエクスポートし直すよう依頼してください。</translation>
    </message>
    <message>
        <source>report.html in %1 holds a program or loads something from elsewhere, which Footbridge never writes. Do not open it or use this bundle; ask for a new one.</source>
        <translation>%1のreport.htmlに、プログラムまたは外部から読み込む内容が含まれています。Footbridgeがこのように書き出すことはありません。開いたりこのバンドルを使用したりせず、新しいものを入手してください。</translation>
    </message>
    <message>
        <source>Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not used. Ask whoever made it for a smaller model.</source>
        <translation>%1の検査が%2秒を超えたため停止し、バンドルは使用しませんでした。作成者に、より小さいモデルを依頼してください。</translation>
    </message>
    <message>
        <source>%1 was made without its shots, so nobody knows which rows it has not seen. Explain single rows, or export it again with its shots.</source>
        <translation>%1はショットを含めずに作成されたため、どの行が未学習なのかわかりません。個々の行を説明するか、ショットを含めてエクスポートし直してください。</translation>
    </message>
    <message>
        <source>A performance model carried to a new platform with a handful of measured runs, the shots.</source>
        <translation>少数の計測済みの実行（ショット）で新しいプラットフォームに転移した性能モデルです。</translation>
    </message>
    <message>
        <source>Out-of-fold nMSE</source>
        <translation>nMSE（交差検証）</translation>
    </message>
    <message>
        <source>Unseen nMSE</source>
        <translation>nMSE（未学習）</translation>
    </message>
    <message>
        <source>Out of fold: every shot is predicted by a model that did not see it. Unseen: measured rows of the target that are not shots; no model has seen them. nMSE: mean squared error of the transformed response over its variance, so 1 is as good as the mean.</source>
        <translation>交差検証：各ショットを、それを学習に使っていないモデルで予測します。未学習：ショットではないターゲットの計測済みの行で、どのモデルも学習に使っていません。nMSE：変換した目的変数の平均二乗誤差を分散で割った値で、1は平均値による予測と同程度です。</translation>
    </message>
    <message>
        <source>Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, and their transformed response has a standard deviation of %2. No model can do better than this on a single run.</source>
        <translation>特徴量が同一でも、繰り返しの計測にはばらつきがあります。%1行に特徴量の同じ行があり、変換した目的変数の標準偏差は%2です。個々の実行について、どのモデルもこれより良い予測はできません。</translation>
    </message>
    <message>
        <source>What the predictions rest on</source>
        <translation>予測の根拠</translation>
    </message>
    <message>
        <source>Increase of the nMSE</source>
        <translation>nMSEの増加</translation>
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
        <translation>この予測の理由（データ行%1）</translation>
    </message>
    <message>
        <source>%1 predicted.</source>
        <translation>予測値%1。</translation>
    </message>
    <message>
        <source>%1 predicted, %2 % interval from %3 to %4.</source>
        <translation>予測値%1、%2%区間 %3～%4。</translation>
    </message>
    <message>
        <source>%1 measured.</source>
        <translation>計測値%1。</translation>
    </message>
    <message>
        <source>Member of the mixture</source>
        <translation>混合のメンバー</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予測値</translation>
    </message>
    <message>
        <source>What moves it: one feature over its range, the others as they are.</source>
        <translation>予測を動かすもの：1つの特徴量をその範囲で変化させ、ほかはそのままにします。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Lowest prediction</source>
        <translation>予測の最小値</translation>
    </message>
    <message>
        <source>Highest prediction</source>
        <translation>予測の最大値</translation>
    </message>
    <message>
        <source>Nearest rows, over the features that move the prediction.</source>
        <translation>予測を動かす特徴量で見て最も近い行です。</translation>
    </message>
    <message>
        <source>Data row</source>
        <translation>データ行</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>%1, source</source>
        <translation>%1、ソース</translation>
    </message>
    <message>
        <source>%1, shot</source>
        <translation>%1、ショット</translation>
    </message>
    <message>
        <source>What better estimates are worth to the machine of %1</source>
        <translation>見積もりの改善が%1のマシンにもたらす効果</translation>
    </message>
    <message>
        <source>%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each load. Means over streams with 95 % intervals.</source>
        <translation>ジョブ%1個、プロセッサ%2個。各負荷で%3本のジョブ列を抽出しました。ジョブ列全体の平均と95%区間です。</translation>
    </message>
    <message>
        <source>What cleaning did</source>
        <translation>クリーニングの結果</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>First in line</source>
        <translation>最初の行番号</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>負荷%1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>ポリシー</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <source>adapted model</source>
        <translation>適応済みモデル</translation>
    </message>
    <message>
        <source>Turnaround [h]</source>
        <translation>ターンアラウンド時間 [h]</translation>
    </message>
    <message>
        <source>Wait [h]</source>
        <translation>待ち時間 [h]</translation>
    </message>
    <message>
        <source>Bounded slowdown</source>
        <translation>有界スローダウン</translation>
    </message>
    <message>
        <source>Utilisation [%]</source>
        <translation>使用率 [%]</translation>
    </message>
    <message>
        <source>Processors per job</source>
        <translation>ジョブあたりのプロセッサ数</translation>
    </message>
    <message>
        <source>95 % of users wait at most [h]</source>
        <translation>95%のユーザーの待ち時間の上限 [h]</translation>
    </message>
    <message>
        <source>Jobs ended</source>
        <translation>終了したジョブ</translation>
    </message>
    <message>
        <source>Saved over EASY [%]</source>
        <translation>EASYに対する短縮 [%]</translation>
    </message>
    <message>
        <source>Mean of the shots</source>
        <translation>ショットの平均</translation>
    </message>
    <message>
        <source>Ridge on the features</source>
        <translation>特徴量のリッジ回帰</translation>
    </message>
    <message>
        <source>Source with an offset</source>
        <translation>ソース＋オフセット</translation>
    </message>
    <message>
        <source>Linear probing</source>
        <translation>線形プロービング</translation>
    </message>
    <message>
        <source>Forest on the features</source>
        <translation>特徴量のフォレスト</translation>
    </message>
    <message>
        <source>Source corrected by a forest</source>
        <translation>フォレストで補正したソース</translation>
    </message>
    <message>
        <source>Aligned source</source>
        <translation>アライメントしたソース</translation>
    </message>
    <message>
        <source>Gaussian processes</source>
        <translation>ガウス過程</translation>
    </message>
    <message>
        <source>Source as it is</source>
        <translation>ソースのまま</translation>
    </message>
    <message>
        <source>×/÷ %1</source>
        <translation>×/÷ %1</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>±%1</translation>
    </message>
    <message>
        <source>The interval is wide: %1, where %2 is usual.</source>
        <translation>区間が広くなっています：%1（通常は%2）。</translation>
    </message>
    <message>
        <source>The interval is narrow: %1, where %2 is usual.</source>
        <translation>区間が狭くなっています：%1（通常は%2）。</translation>
    </message>
    <message>
        <source>The interval is about as wide as usual: %1.</source>
        <translation>区間の幅は通常と同程度です：%1。</translation>
    </message>
    <message>
        <source>The interval is %1 for every row: this model does not tell certain rows from uncertain ones.</source>
        <translation>区間はすべての行で%1です。このモデルは、確かな行と不確かな行を区別しません。</translation>
    </message>
    <message>
        <source>The members of the mixture differ by a factor of up to %1.</source>
        <translation>混合のメンバー間に最大%1倍の差があります。</translation>
    </message>
    <message>
        <source>The members of the mixture differ by up to %1.</source>
        <translation>混合のメンバー間に最大%1の差があります。</translation>
    </message>
    <message>
        <source>The members of the mixture agree; the width comes from the usual error on shots held out.</source>
        <translation>混合のメンバーは一致しています。区間の幅は、ホールドアウトしたショットでの通常の誤差によるものです。</translation>
    </message>
    <message>
        <source>The members of the mixture agree, but the shots say little about rows like this one.</source>
        <translation>混合のメンバーは一致していますが、このような行についてショットから分かることはわずかです。</translation>
    </message>
    <message>
        <source>The nearest shot lies %1 away, where %2 is usual.</source>
        <translation>最も近いショットまでの距離は%1です（通常は%2）。</translation>
    </message>
    <message>
        <source>A shot lies near: %1 away, where %2 is usual.</source>
        <translation>近くにショットがあります：距離%1（通常は%2）。</translation>
    </message>
    <message>
        <source>This row is one of the shots.</source>
        <translation>この行はショットの1つです。</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>「%1」に値がありません。</translation>
    </message>
    <message>
        <source>The model has not seen this value of “%1”.</source>
        <translation>モデルは「%1」のこの値を学習していません。</translation>
    </message>
    <message>
        <source>“%1” lies outside the range of the rows that the model was made from.</source>
        <translation>「%1」は、モデルの作成に使われた行の範囲外です。</translation>
    </message>
    <message>
        <source>%1 % of the prediction is the closest source as it is, because the shots hardly show that the target differs.</source>
        <translation>予測の%1%は、最も近いソースをそのまま使ったものです。ターゲットが異なることを、ショットがほとんど示していないためです。</translation>
    </message>
    <message>
        <source>It is as wide as it takes to hold %1 of the %2 shots held out.</source>
        <translation>区間の幅は、ホールドアウトした%2個のショットのうち%1個が入るように決めています。</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among %1 runs that the model has not seen; their error as they are: %3.</source>
        <translation>モデルが学習に使っていない%1回の実行の間で、値を%2回シャッフルしました。シャッフルなしの誤差：%3。</translation>
    </message>
    <message>
        <source>Values shuffled %2 times among the %1 shots, each predicted by a model made without it; their error as they are: %3.</source>
        <translation>%1個のショットの間で、値を%2回シャッフルしました。各ショットは、それを除いて作成したモデルで予測しています。シャッフルなしの誤差：%3。</translation>
    </message>
    <message>
        <source>Making models without some of the shots</source>
        <translation>一部のショットを除いてモデルを作成しています</translation>
    </message>
    <message>
        <source>Shuffling the features</source>
        <translation>特徴量をシャッフルしています</translation>
    </message>
    <message>
        <source>The importance of features needs at least 5 measured rows that the model has not seen, or 5 shots to hold out. Measure more rows.</source>
        <translation>特徴量の重要度を求めるには、モデルが学習に使っていない計測済みの行が少なくとも5行、またはホールドアウトするショットが5個必要です。さらに行を計測してください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {input|inputs} and needs %4. Export the model again from its session.</source>
        <translation>モデルのステップ%1（%2）の入力は%3個ですが、%4個必要です。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. Export the model again from its session.</source>
        <translation>モデルのステップ%1（%2）は%3列ですが、%4列必要です。元のセッションからモデルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The model needs %1 {column|columns} and was given %2. Choose a table with its columns.</source>
        <translation>モデルには%1列が必要ですが、与えられたのは%2列です。必要な列のあるテーブルを選択してください。</translation>
    </message>
    <message>
        <source>The model has more steps than can be written as TorchScript in reasonable time. Choose a simpler strategy.</source>
        <translation>モデルのステップが多すぎて、妥当な時間内にTorchScriptとして書き出せません。より単純な手法を選択してください。</translation>
    </message>
    <message>
        <source>%1 {shot is|shots are} too few to adapt a model. Use at least 3 target rows with a response.</source>
        <translation>%1個のショットではモデルの適応に足りません。目的変数のあるターゲットの行を少なくとも3行使用してください。</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but only %2 target {row has|rows have} a response. Ask for at most %2.</source>
        <translation>%1個のショットが指定されましたが、目的変数のあるターゲットの行は%2行しかありません。最大%2個を指定してください。</translation>
    </message>
    <message>
        <source>%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 {row|rows} with a response, because the other groups are kept for testing. Ask for at most %2, or leave the group columns out.</source>
        <translation>%1個のショットが指定されましたが、ほかのグループはテスト用に残すため、ショットを抽出できるグループには目的変数のある行が%2行しかありません。最大%2個を指定するか、グループ列の指定を外してください。</translation>
    </message>
    <message>
        <source>Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. Mend the program that writes it.</source>
        <translation>ストリーム%1の行%2にはセルが%3個ありますが、ヘッダーは%4個です。書き出すプログラムを修正してください。</translation>
    </message>
    <message>
        <source>The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it grow, or start from fewer with a smaller number.</source>
        <translation>ストリーム%1は計測済みの実行%2回で終わっていますが、学習は%3回から始まります。実行を増やすか、より小さい数を指定して少ない実行から始めてください。</translation>
    </message>
    <message>
        <source>Run %1: version %2 begins, refitted on %3 {run|runs}.</source>
        <translation>実行%1：バージョン%2を開始します。%3回の実行で再学習しました。</translation>
    </message>
    <message>
        <source>Run %1: the model that the stream started from was adapted again, to %2 runs.</source>
        <translation>実行%1：ストリームの出発点のモデルを、%2回の実行で適応し直しました。</translation>
    </message>
    <message>
        <source>Resumed after %1 {run|runs}.</source>
        <translation>%1回の実行の後から再開しました。</translation>
    </message>
    <message>
        <source>The tables hold run times of %1 {platform|platforms}. At least 2 are needed to compare them; check the platform and time columns.</source>
        <translation>テーブルには%1個のプラットフォームの実行時間があります。比較には少なくとも2個必要です。プラットフォームと時間の列を確認してください。</translation>
    </message>
    <message>
        <source>Only %1 {run was|runs were} measured on more than one platform, and at least 3 are needed. Check which columns say what was run.</source>
        <translation>複数のプラットフォームで計測された実行は%1回だけですが、少なくとも3回必要です。何を実行したかを示す列を確認してください。</translation>
    </message>
    <message>
        <source>The model does not hold how its errors go together, so measured run times cannot correct it. Train it again with this version.</source>
        <translation>モデルに誤差どうしの相関が保存されていないため、計測した実行時間で補正できません。このバージョンで学習し直してください。</translation>
    </message>
    <message>
        <source>%1 has no column of numbers that bears the name of a platform: %2. Name the columns with measured run times so.</source>
        <translation>%1には、プラットフォームの名前を持つ数値の列がありません：%2。計測した実行時間の列にこの名前を付けてください。</translation>
    </message>
    <message>
        <source>Repeated measurements became their median: %1 {row|rows}, %2 {time|times}. Their typical spread is %3 %.</source>
        <translation>繰り返しの計測は中央値にまとめました：%1行、時間%2個。典型的なばらつきは%3%です。</translation>
    </message>
    <message>
        <source>Published, without reference platform first</source>
        <translation>論文の手法、基準プラットフォームの先行なし</translation>
    </message>
    <message>
        <source>Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, first in line %6. Check the size of the machine, and the columns of the log and their units.</source>
        <translation>%2の%1個のジョブは、どれも%3個のプロセッサではシミュレーションできません。%4：%5個（最初は%6行目）。マシンの規模と、ログの列およびその単位を確認してください。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {field|fields} instead of 18 and was left out.</source>
        <translation>%1行目のフィールドは18個ではなく%2個のため、この行を除外しました。</translation>
    </message>
    <message>
        <source>%1 {line is a step of a job, not a job, and was|lines are steps of jobs, not jobs, and were} left out.</source>
        <translation>%1行はジョブではなくジョブのステップのため、除外しました。</translation>
    </message>
    <message>
        <source>%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.</source>
        <translation>%1には、ログのジョブ%2個の見積もりがありません。最初はジョブ%3です。不足するものを追加してください。</translation>
    </message>
    <message>
        <source>“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 processors.</source>
        <translation>「%1」にはパーティションの規模が記載されていません。1～%2個のプロセッサをNAME=PROCESSORSの形式で指定してください。</translation>
    </message>
    <message>
        <source>No job of %1 is of the partition “%2”. Check its name.</source>
        <translation>%1にパーティション「%2」のジョブはありません。名前を確認してください。</translation>
    </message>
    <message>
        <source>The partitions have %1 processors together, more than the %2 of the machine.</source>
        <translation>パーティションのプロセッサは合計%1個で、マシンの%2個を超えています。</translation>
    </message>
    <message>
        <source>Job %1 asks for %2 processors, and its partition has %3. Give it more.</source>
        <translation>ジョブ%1は%2個のプロセッサを要求していますが、パーティションには%3個しかありません。パーティションのプロセッサを増やしてください。</translation>
    </message>
    <message>
        <source>Comparing policies on %1 {stream|streams}</source>
        <translation>%1本のジョブ列でポリシーを比較しています</translation>
    </message>
    <message>
        <source>No difference from the source is detectable with %1 {shot|shots}; a severity of up to %2 is possible.</source>
        <translation>%1個のショットでは、ソースとの違いを検出できません。乖離度は最大%2の可能性があります。</translation>
    </message>
    <message>
        <source>Severity is not measurable with %1 {shot|shots}. At least 4 target rows with a response are needed.</source>
        <translation>%1個のショットでは、乖離度を測定できません。目的変数のあるターゲットの行が少なくとも4行必要です。</translation>
    </message>
    <message>
        <source>The source model gives no number for some of the %1 {shot|shots}, so severity cannot be measured. Check the shots&apos; features.</source>
        <translation>%1個のショットの一部でソースモデルの予測が数値にならないため、乖離度を測定できません。ショットの特徴量を確認してください。</translation>
    </message>
    <message>
        <source>Source and target share no feature, and %1 {shot is|shots are} too few to pair columns by their shapes. Match features on the Features page or measure at least 5.</source>
        <translation>ソースとターゲットに共通の特徴量がなく、%1個のショットでは列を分布の形で対応付けるのに足りません。「特徴量」ページで特徴量を対応付けるか、少なくとも5個を計測してください。</translation>
    </message>
    <message>
        <source>The source %1 has %2 {row|rows} with a response, but a source model needs at least %3. Add measured rows or leave this source out.</source>
        <translation>ソース%1で目的変数のある行は%2行ですが、ソースモデルには少なくとも%3行必要です。計測済みの行を追加するか、このソースを除外してください。</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5. Draw fewer shots.</source>
        <translation>テストに使える行は%1行しか残っていませんが、評価には少なくとも5行必要です。抽出するショットを減らしてください。</translation>
    </message>
    <message>
        <source>%1 {cell was|cells were} already there and {is|are} kept: %2.</source>
        <translation>%1個のセルはすでに存在し、保持されます：%2。</translation>
    </message>
    <message>
        <source>%1 {worker|workers} in a row ended before they had finished anything: %2. What is finished is kept; start again once that is put right.</source>
        <translation>%1個のワーカーが続けて、何も完了しないうちに終了しました：%2。完了したものは保持されています。問題を解決してから再開してください。</translation>
    </message>
    <message>
        <source>More than %1 {worker|workers} failed, the last one %2. What they printed lies in the folder cells; start again once that is put right.</source>
        <translation>%1個を超えるワーカーが失敗しました。最後の失敗：%2。ワーカーの出力はフォルダーcellsにあります。問題を解決してから再開してください。</translation>
    </message>
    <message>
        <source>%1 and %2 have no feature of the same name and type, so that no weight can be carried over. Match or rename the columns that correspond.</source>
        <translation>%1と%2には、名前と型が同じ特徴量がないため、重みを引き継げません。対応する列を対応付けるか、名前を変更してください。</translation>
    </message>
    <message>
        <source>%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.</source>
        <translation>%1の計測済みの行は%2行ですが、学習には少なくとも%3行必要です。より大きいテーブルを開いてください。</translation>
    </message>
    <message>
        <source>Line %1 has %2 of %3 cells. What is not there was left empty.</source>
        <translation>%1行目にはセルが%3個中%2個しかありません。足りないセルは空にしました。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3. The cells after the last column were dropped.</source>
        <translation>%1行目のセルは%3個ではなく%2個です。最後の列より後のセルは無視しました。</translation>
    </message>
    <message>
        <source>Line %1 has %2 {cell|cells} instead of %3; those after the last column are empty and were dropped.</source>
        <translation>%1行目のセルは%3個ではなく%2個です。最後の列より後のセルは空のため無視しました。</translation>
    </message>
    <message>
        <source>%1 more {time|times} the same as at line %2: %3</source>
        <translation>%2行目と同じ問題がほかに%1回：%3</translation>
    </message>
    <message>
        <source>%1 more {column has|columns have} the same fault as column %2: %3</source>
        <translation>列%2と同じ問題がほかに%1列：%3</translation>
    </message>
    <message>
        <source>Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. They were read as numbers.</source>
        <translation>列「%1」の数値にFortran形式の指数があります。最初は%3行目の「%2」です。数値として読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers as programs write them, first “%2” in line %3. They were read as categories; write plain decimal numbers to have numbers.</source>
        <translation>列「%1」にプログラム言語の表記の数値があります。最初は%3行目の「%2」です。カテゴリとして読み込みました。数値として扱うには、通常の10進数で書いてください。</translation>
    </message>
    <message>
        <source>Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and %3. They were read as categories, which keeps them apart.</source>
        <translation>列「%1」には、数値として保持できる桁数を超える整数があります（例：%2、%3）。区別できるよう、カテゴリとして読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. What is no number counts as missing (lines %5).</source>
        <translation>列「%1」は数値の列ですが、%2個のセルは数値ではありません。最初は%4行目の「%3」です。数値でないものは欠損値として扱います（行%5）。</translation>
    </message>
    <message>
        <source>Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line %5. It was read as categories.</source>
        <translation>列「%1」には、%2個の数値と%3個のその他のセルが混在しています。最初は%5行目の「%4」です。カテゴリとして読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” has %2 {cell that is not a finite number|cells that are not finite numbers}, first “%3” in line %4. Such cells count as missing.</source>
        <translation>列「%1」には、有限の数値ではないセルが%2個あります。最初は%4行目の「%3」です。これらのセルは欠損値として扱います。</translation>
    </message>
    <message>
        <source>In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The numbers were read without it.</source>
        <translation>列「%1」では、記号「%2」が桁区切りに使われています。最初は%4行目の「%3」です。記号を除いて数値を読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it is one; else write the numbers without it.</source>
        <translation>列「%1」は数値のようですが、「%2」が小数点記号か桁区切りかを判別できません。最初は%4行目の「%3」です。小数点記号であれば「%2」に設定してください。そうでなければ、この記号を使わずに数値を書いてください。</translation>
    </message>
    <message>
        <source>Zero-shot</source>
        <translation>ゼロショット</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>出力写像</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>ファインチューニング</translation>
    </message>
    <message>
        <source>Input alignment</source>
        <translation>入力アライメント</translation>
    </message>
    <message>
        <source>Residual augmentation</source>
        <translation>残差拡張</translation>
    </message>
    <message>
        <source>Target-only ridge</source>
        <translation>リッジ（ターゲットのみ）</translation>
    </message>
    <message>
        <source>Target-only GP</source>
        <translation>GP（ターゲットのみ）</translation>
    </message>
    <message>
        <source>Target-only boosted trees</source>
        <translation>GBDT（ターゲットのみ）</translation>
    </message>
    <message>
        <source>Target-only forest</source>
        <translation>フォレスト（ターゲットのみ）</translation>
    </message>
    <message>
        <source>An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.</source>
        <translation>適応には少なくとも3個のショットが必要ですが、%1個しかありません。さらに行を計測してください。</translation>
    </message>
    <message>
        <source>Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. {It is|They are} left out of the test, because the source model was trained on {it|them}. Where {it is a shot|they are shots}, the errors on shots held out look smaller than they are.</source>
        <translation>%2の計測済みの行のうち%1行は、数字がすべてソースの行と一致します。ソースモデルの学習に使われた行のため、テストから除外します。この中にショットがあると、ホールドアウトしたショットでの誤差は実際より小さく見えます。</translation>
    </message>
    <message>
        <source>Preliminary: whether transfer pays cannot be said before an adaptation. It takes at least 5 shots and a source model that can predict them.</source>
        <translation>暫定：転移に効果があるかどうかは、適応を行うまで判断できません。判断には、少なくとも5個のショットと、それらを予測できるソースモデルが必要です。</translation>
    </message>
    <message>
        <source>Adapt compares all strategies on the same shots, models of the shots alone among them; its leaderboard decides.</source>
        <translation>「適応」では、ショットのみのモデルも含むすべての手法を同じショットで比較します。最終的な判断はそのリーダーボードによります。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no model of the shots alone was compared. Choose one among the strategies on the Adapt page.</source>
        <translation>転移に効果があるかどうかは不明です。ショットのみのモデルが比較されていません。「適応」ページの手法から1つ選択してください。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: no strategy that uses the source was compared. Choose one on the Adapt page.</source>
        <translation>転移に効果があるかどうかは不明です。ソースを使う手法が比較されていません。「適応」ページで1つ選択してください。</translation>
    </message>
    <message>
        <source>Compiling model.c</source>
        <translation>model.cをコンパイルしています</translation>
    </message>
    <message>
        <source>model.c was not compared, as %1 made no program of it that runs here: %2. Install a compiler, or name a folder with some space, where programs may run, in the environment variable TMPDIR.</source>
        <translation>model.cは照合されませんでした。%1がここで動くプログラムを作成できませんでした：%2。コンパイラーをインストールするか、空きがありプログラムを実行できるフォルダーを環境変数TMPDIRで指定してください。</translation>
    </message>
    <message>
        <source>The compiled model.c predicts other values than the model: they differ by %1, more than %2. Nothing was exported; please report this.</source>
        <translation>コンパイルしたmodel.cの予測値がモデルと異なります。差は%1で、%2を超えています。何もエクスポートされませんでした。この問題を報告してください。</translation>
    </message>
    <message>
        <source>model.c was not compared, as it took longer than %1 s to compile or run it. Check it with “bundle code” where less else runs.</source>
        <translation>model.cは照合されませんでした。コンパイルまたは実行に%1秒を超えました。ほかの処理が少ない環境で「bundle code」を使って確認してください。</translation>
    </message>
    <message>
        <source>A deadline or a budget of %1 allows no run. Give one above 0.</source>
        <translation>期限または予算が%1では何も実行できません。0より大きい値を指定してください。</translation>
    </message>
    <message>
        <source>%1 has %2 of the %3 {feature|features} that move the prediction: its distances count no others.</source>
        <translation>%1には、予測を動かす特徴量%3個のうち%2個があります。距離の計算にはこれらの特徴量だけを使います。</translation>
    </message>
    <message>
        <source>%1 has none of the features that move the prediction, so no row of it is near.</source>
        <translation>%1には予測を動かす特徴量がないため、近い行はありません。</translation>
    </message>
    <message>
        <source>%1 is not a kind of file that can be read. Choose one of: %2.</source>
        <translation>%1は読み込み可能なファイルの種類ではありません。次のいずれかを選択してください：%2。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as UTF-8 and open it again.</source>
        <translation>%1はUTF-8のテキストではありません。%2行目に不正なバイトがあります。UTF-8で保存し、開き直してください。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote it write it again.</source>
        <translation>%1は%2行目以降が正しいJSONではありません。そこを修正するか、書き出したプログラムでもう一度書き出してください。</translation>
    </message>
    <message>
        <source>%1 nests its contents deeper than %2 levels at line %3. Read a part of it.</source>
        <translation>%1の内容は、%3行目で入れ子が%2段階を超えています。一部だけを読み込んでください。</translation>
    </message>
    <message>
        <source>%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool write it again.</source>
        <translation>%1には、この種類のファイルに必要な%2がありません。別の種類を選択するか、ツールで書き出し直してください。</translation>
    </message>
    <message>
        <source>%2 of %1 is not what a file of this kind has there. Choose another kind, or let the tool write it again.</source>
        <translation>%1の%2は、この種類のファイルの内容として正しくありません。別の種類を選択するか、ツールで書き出し直してください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or choose another kind.</source>
        <translation>%1の%2行目は、この種類のファイルの内容として正しくありません：「%3」。行を修正するか、別の種類を選択してください。</translation>
    </message>
    <message>
        <source>%1 holds no run that succeeded and was measured. Choose a file with one.</source>
        <translation>%1には、成功して計測された実行がありません。そのような実行のあるファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.</source>
        <translation>%1には実行が%2回ありますが、成功したものはありません。成功した実行のあるファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 cells. Read a part of it.</source>
        <translation>%1はセル数が%2を超えるテーブルになります。一部だけを読み込んでください。</translation>
    </message>
    <message>
        <source>%1 would become a table of more than %2 MiB of text, as it says much of it for every run. Read a part of it.</source>
        <translation>%1は、多くの内容が実行ごとに繰り返されるため、テキストが%2 MiBを超えるテーブルになります。一部だけを読み込んでください。</translation>
    </message>
    <message>
        <source>%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave that part out.</source>
        <translation>%1には、%2 KiBを超える名前または名前のパスがあります。名前を短くするか、その部分を除いてください。</translation>
    </message>
    <message>
        <source>Line %2 of %1 holds more data than there are points. Mend the line, or add the point.</source>
        <translation>%1の%2行目には、測定点の数より多くのデータがあります。行を修正するか、測定点を追加してください。</translation>
    </message>
    <message>
        <source>%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary files beside it. Save the profile as a Hatchet literal or a CSV and open that.</source>
        <translation>%1にあるのはHPCToolkitプロファイルのメトリックと領域の名前だけで、値は同じ場所のバイナリファイルにあります。プロファイルをHatchetのリテラルまたはCSVとして保存し、それを開いてください。</translation>
    </message>
    <message>
        <source>%1 {value|values} of %2 came in other units and stand here in %3.</source>
        <translation>%2の値%1個は別の単位だったため、ここでは%3に換算しています。</translation>
    </message>
    <message>
        <source>%1 failed {run was|runs were} left out.</source>
        <translation>失敗した実行%1回を除外しました。</translation>
    </message>
    <message>
        <source>%1 {trial|trials} in another state than COMPLETE left out.</source>
        <translation>COMPLETE以外の状態の試行%1回を除外しました。</translation>
    </message>
    <message>
        <source>%1 summary {line|lines} over repeats left out; the repeats themselves are here.</source>
        <translation>反復を集計した%1行を除外しました。個々の反復はここに含まれます。</translation>
    </message>
    <message>
        <source>%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or the mean where there is no median.</source>
        <translation>%1個のベンチマークには集計値しかありません。ここでは中央値を、中央値がない場合は平均を使います。</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out, with nothing to say about a run: %2.</source>
        <translation>実行についての情報を含まない%1列を除外しました：%2。</translation>
    </message>
    <message>
        <source>%1 {column|columns} left out that passes joined in the file repeat.</source>
        <translation>ファイルに結合された複数のパスで重複する%1列を除外しました。</translation>
    </message>
    <message>
        <source>%1 {line|lines} that could not be read left out, first line %2.</source>
        <translation>読み取れない%1行を除外しました。最初は%2行目です。</translation>
    </message>
    <message>
        <source>%1 {value was|values were} counted for part of the time only and scaled up by the tool, for as little as %2 % of it.</source>
        <translation>%1個の値は、時間の一部（最小%2%）だけで計測され、ツールが全体に換算したものです。</translation>
    </message>
    <message>
        <source>%1 {value was|values were} not measured and left missing.</source>
        <translation>計測されていない%1個の値は欠損値としました。</translation>
    </message>
    <message>
        <source>%1 {number that is|numbers that are} infinite or undefined left missing.</source>
        <translation>無限大または未定義の数値%1個は欠損値としました。</translation>
    </message>
    <message>
        <source>%1 {line|lines} with advice of the tool left out.</source>
        <translation>ツールの助言を記した%1行を除外しました。</translation>
    </message>
    <message>
        <source>The file is not finished; it was read up to its last whole configuration.</source>
        <translation>ファイルは未完了です。最後の完全な構成まで読み込みました。</translation>
    </message>
    <message>
        <source>The tuner makes the objective as large as it can, so it may be minus a time or its logarithm; it stands here as in the file.</source>
        <translation>チューナーは目的関数を最大化するため、時間の符号を反転した値か、その対数の可能性があります。ここではファイルの値のままです。</translation>
    </message>
    <message>
        <source>The column “predicted” is what the tuner expected, not a feature of the run.</source>
        <translation>列「predicted」はチューナーの予測値で、実行の特徴量ではありません。</translation>
    </message>
    <message>
        <source>%1 blank {parameter stands|parameters stand} here as “off”: the option was not used.</source>
        <translation>空のパラメーター%1個は、オプションが使われなかったため、ここでは「off」としています。</translation>
    </message>
    <message>
        <source>%1 {job|jobs} ended otherwise than completed; the column State says how.</source>
        <translation>%1個のジョブは正常完了以外で終了しました。詳細は列Stateにあります。</translation>
    </message>
    <message>
        <source>%1 {step|steps} of jobs left out.</source>
        <translation>ジョブのステップ%1個を除外しました。</translation>
    </message>
    <message>
        <source>%1 {request for memory carries|requests for memory carry} Slurm&apos;s mark for “per core” as part of the number; it stands here as memory per core.</source>
        <translation>%1個のメモリ要求には、「コアあたり」を示すSlurmの記号が数値に付いています。ここではコアあたりのメモリとしています。</translation>
    </message>
    <message>
        <source>This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and GiB.</source>
        <translation>このツールは1024の累乗をKB、MB、GBと表記します。ここではKiB、MiB、GiBとしています。</translation>
    </message>
    <message>
        <source>%1 {user event|user events} left out.</source>
        <translation>ユーザーイベント%1個を除外しました。</translation>
    </message>
    <message>
        <source>%1 {table|tables} with sums over cores left out.</source>
        <translation>コアの合計値のテーブル%1個を除外しました。</translation>
    </message>
    <message>
        <source>%1 {point|points} without data in a region left out.</source>
        <translation>領域にデータのない測定点%1個を除外しました。</translation>
    </message>
    <message>
        <source>%1 nested {list|lists} left out.</source>
        <translation>入れ子のリスト%1個を除外しました。</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %.</source>
        <translation>名前の類似度%1%、値の類似度%2%。</translation>
    </message>
    <message>
        <source>Names are %1 % alike, values %2 %, the relation to the response %3 %.</source>
        <translation>名前の類似度%1%、値の類似度%2%、目的変数との関係の類似度%3%。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does, and was not read further. If it is right, unpack it yourself and open the result.</source>
        <translation>%1を展開すると元のサイズの%2倍を超えます。テーブルでは通常ありえないため、読み込みを中止しました。正しいファイルであれば、ご自身で展開し、その結果を開いてください。</translation>
    </message>
    <message>
        <source>%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary level, or unpack it yourself and open the result.</source>
        <translation>%1の展開には256 MBを超えるメモリが必要です。通常のレベルで圧縮し直すか、ご自身で展開し、その結果を開いてください。</translation>
    </message>
    <message>
        <source>On these streams, what the model adds cannot be told from zero.</source>
        <translation>これらのジョブ列では、モデルによる追加分をゼロと区別できません。</translation>
    </message>
    <message>
        <source>On these streams, what true run times add cannot be told from zero.</source>
        <translation>これらのジョブ列では、実際の実行時間による追加分をゼロと区別できません。</translation>
    </message>
    <message>
        <source>This is the severity from %1, the closest of %2 sources. A strategy that averages over all of them, as zero-shot does, can err by much more.</source>
        <translation>これは%2個のソースのうち最も近い%1からの乖離度です。ゼロショットのようにすべてのソースを平均する手法では、誤差がはるかに大きくなることがあります。</translation>
    </message>
    <message>
        <source>Source and target share no feature, so the source model cannot predict the target. Match features on the Features page.</source>
        <translation>ソースとターゲットに共通の特徴量がないため、ソースモデルでターゲットを予測できません。「特徴量」ページで特徴量を対応付けてください。</translation>
    </message>
    <message>
        <source>%1 cannot be read with “%2” between thousands. Choose , . &apos; or a space, and not the decimal sign.</source>
        <translation>桁区切り「%2」では%1を読み込めません。「,」「.」「&apos;」または空白から、小数点記号と異なるものを選択してください。</translation>
    </message>
    <message>
        <source>There is no room for the contents of %1: %2. Free some space where temporary files lie, or name another folder in the environment variable TMPDIR.</source>
        <translation>%1の内容を置く場所がありません：%2。一時ファイルの場所の空き容量を増やすか、環境変数TMPDIRに別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The folder %1 has no file. Choose one with the files of a table.</source>
        <translation>フォルダー%1にファイルがありません。テーブルのファイルがあるフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: %2. Check its permissions.</source>
        <translation>フォルダー%1を読み取れません：%2。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>No file matches %1. Check the path.</source>
        <translation>%1に一致するファイルがありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 is taken as one table, but one of its files is none: %2 Remove it, or name the files by a pattern such as “*.csv”.</source>
        <translation>%1を1つのテーブルとして扱いますが、テーブルではないファイルがあります：%2 そのファイルを取り除くか、「*.csv」のようなパターンでファイルを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that can be read as a table. Choose %2.</source>
        <translation>「%1」は、テーブルとして読み込めるファイルの種類ではありません。%2を選択してください。</translation>
    </message>
    <message>
        <source>%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for example with %3.</source>
        <translation>%1は%2のファイルのため、ここでは読み込めません。%3などでCSVに書き出し、それを開いてください。</translation>
    </message>
    <message>
        <source>The database %1 could not answer: %2. Check the query and the file.</source>
        <translation>データベース%1から応答が得られませんでした：%2。クエリとファイルを確認してください。</translation>
    </message>
    <message>
        <source>The query for %1 is not one statement that gives rows. Write one SELECT.</source>
        <translation>%1へのクエリは、行を返す単一の文ではありません。SELECT文を1つ指定してください。</translation>
    </message>
    <message>
        <source>The database %1 has no table. Choose one with runs.</source>
        <translation>データベース%1にテーブルがありません。実行のあるデータベースを選択してください。</translation>
    </message>
    <message>
        <source>The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.</source>
        <translation>データベース%1にはテーブルが%2個あります：%3。SELECT * FROM %4のようなクエリで1つを指定してください。</translation>
    </message>
    <message>
        <source>Column “%2” of the database %1 holds binary data. Ask for other columns by a query.</source>
        <translation>データベース%1の列「%2」にはバイナリデータがあります。クエリで別の列を指定してください。</translation>
    </message>
    <message>
        <source>%1 is no database, so it cannot be asked by a query. Leave the query out.</source>
        <translation>%1はデータベースではないため、クエリを使えません。クエリを指定しないでください。</translation>
    </message>
    <message>
        <source>The file was read as %1; the lines named here are those of the table made of it.</source>
        <translation>ファイルを%1として読み込みました。ここに示す行番号は、変換後のテーブルのものです。</translation>
    </message>
    <message>
        <source>The table is made of %1 {file|files}; this is the first.</source>
        <translation>このテーブルは%1個のファイルからなります。これは最初のファイルです。</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 more {file has|files have} the same, last: %2</source>
        <translation>ほかに%1個のファイルも同様です。最後：%2</translation>
    </message>
    <message>
        <source>Column “%1” holds numbers in some files and text in others. It was read as categories.</source>
        <translation>列「%1」は、数値のファイルと文字列のファイルがあります。カテゴリとして読み込みました。</translation>
    </message>
    <message>
        <source>Column “%1” was converted and stands in “%2”.</source>
        <translation>列「%1」は「%2」に換算しました。</translation>
    </message>
    <message>
        <source>The cells of column “%1” carry units in some files and none in %2; those without were taken as they are.</source>
        <translation>列「%1」のセルには、単位の付いたファイルがありますが、%2にはありません。単位のないものはそのままの値を使いました。</translation>
    </message>
    <message>
        <source>Column “%2” of %1 has no “%3” in any row. It has %4.</source>
        <translation>%1の列「%2」には、「%3」の行がありません。あるのは%4です。</translation>
    </message>
    <message>
        <source>A platform&apos;s rows can only be chosen where both the column and the platform are named.</source>
        <translation>プラットフォームの行を選択するには、列とプラットフォームの両方を指定してください。</translation>
    </message>
    <message>
        <source>%1 and %2 can only be joined by columns that say which rows belong together. Name them.</source>
        <translation>%1と%2を結合するには、行の対応を示す列が必要です。その列を指定してください。</translation>
    </message>
    <message>
        <source>%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key that tells them apart, or have their means joined.</source>
        <translation>%1には、前の行とキーが同じ行が%2行あります。最初は%3です。区別できるキーを追加で指定するか、平均を結合してください。</translation>
    </message>
    <message>
        <source>No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the keys, and the units that they are written in.</source>
        <translation>%1には、%2の行とキーが一致する行がありません。前者のキーは%3、後者は%4です。キーとその単位を確認してください。</translation>
    </message>
    <message>
        <source>Both tables have a column “%1”; the second one&apos;s is called “%2”.</source>
        <translation>両方のテーブルに列「%1」があるため、2番目のテーブルの列は「%2」とします。</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} left out for want of a match in %3, first %4.</source>
        <translation>%1：%3に対応する行がないため、%2行を除外しました。最初は%4です。</translation>
    </message>
    <message>
        <source>%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of their numbers.</source>
        <translation>%1：%2行は前の行とキーが同じです。これらの行は数値の平均を使いました。</translation>
    </message>
    <message>
        <source>“%1” is proposed as ID: nearly every row has a value of its own.</source>
        <translation>「%1」はほぼすべての行で値が異なるため、IDとして提案します。</translation>
    </message>
    <message>
        <source>“%1” is heavy-tailed; its logarithm is used.</source>
        <translation>「%1」は裾の重い分布のため、対数を使います。</translation>
    </message>
    <message>
        <source>The column %1 of %2 holds texts. Name a column of numbers.</source>
        <translation>%2の列%1は文字列です。数値の列を指定してください。</translation>
    </message>
    <message>
        <source>With hindsight %1 does best here, with an error of %2; so few shots cannot tell that reliably beforehand.</source>
        <translation>後から見れば、ここでは「%1」が最良で、誤差は%2です。これほど少ないショットでは、それを事前に確実に知ることはできません。</translation>
    </message>
    <message>
        <source>%1 is no .npy file. Say its shape and type if it holds plain values.</source>
        <translation>%1は.npyファイルではありません。値のみのファイルであれば、形状と型を指定してください。</translation>
    </message>
    <message>
        <source>The header of %1 is damaged, or its values are no plain numbers. Save it again with numpy.save, as float32 or float64.</source>
        <translation>%1のヘッダーが破損しているか、値が単純な数値ではありません。numpy.saveを使い、float32またはfloat64で保存し直してください。</translation>
    </message>
    <message>
        <source>%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.</source>
        <translation>%1は%2次元ですが、フィールドは2次元または3次元でなければなりません。スライスを保存してください。</translation>
    </message>
    <message>
        <source>%1 says that it has more values than any memory holds. Check its shape.</source>
        <translation>%1に記された値の数は、どのメモリにも収まりません。形状を確認してください。</translation>
    </message>
    <message>
        <source>%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each should be there. Check its shape and type.</source>
        <translation>%1には値が%2バイトありますが、%4バイトの値が%3個あるとされています。形状と型を確認してください。</translation>
    </message>
    <message>
        <source>%1 and %2 have different numbers of dimensions. Choose two fields of one kind.</source>
        <translation>%1と%2は次元数が異なります。同じ種類のフィールドを2つ選択してください。</translation>
    </message>
    <message>
        <source>%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open a larger field, or take smaller blocks.</source>
        <translation>%1には有限の値だけからなる完全なブロックが%2個ありますが、学習には少なくとも%3個必要です。より大きいフィールドを開くか、ブロックを小さくしてください。</translation>
    </message>
    <message>
        <source>%1 has the same value everywhere, so that there is nothing to learn. Choose another field.</source>
        <translation>%1はどこでも同じ値のため、学習するものがありません。別のフィールドを選択してください。</translation>
    </message>
    <message>
        <source>Comparing ways to request</source>
        <translation>要求の仕方を比較しています</translation>
    </message>
    <message>
        <source>Working out the requests</source>
        <translation>要求値を計算しています</translation>
    </message>
    <message>
        <source>There is no interval: too few shots, or groups of shots, were held out to measure errors on.</source>
        <translation>区間はありません。誤差を測るためにホールドアウトしたショット、またはそのグループが少なすぎるためです。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features tells a target row from a source row in %1 % of the pairs; 50 % is chance (%2).</source>
        <translation>特徴量だけを見る分類器は、ターゲットの行とソースの行の組のうち%1%を正しく見分けます。偶然なら50%です（%2）。</translation>
    </message>
    <message>
        <source>A classifier that sees only the features cannot tell target rows from source rows: it is right in %1 % of the pairs and 50 % is chance (%2).</source>
        <translation>特徴量だけを見る分類器は、ターゲットの行とソースの行を見分けられません。正答率は組の%1%で、偶然なら50%です（%2）。</translation>
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
        <translation>特徴量だけを見る分類器は、学習していないターゲットのグループとソースのグループの組のうち%1%を正しく見分けます。偶然なら50%です（%2）。</translation>
    </message>
    <message>
        <source>The shots belong to fewer than three groups: no interval can say how far predictions of other groups err. Measure runs of three groups or more.</source>
        <translation>ショットが属するグループは3つ未満です。ほかのグループの予測がどれだけ外れるかを示す区間は求められません。3つ以上のグループの実行を計測してください。</translation>
    </message>
    <message>
        <source>%1 would lie among the files of %2 and be read with them the next time. Name another folder for the output.</source>
        <translation>%1は%2のファイルに加わり、次回それらと一緒に読み込まれてしまいます。出力には別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a file or folder of that name another one.</source>
        <translation>「%1」は UTF-8 の文字列ではないため、JSON ファイルに書けません。UTF-8 で書いてください。ファイルやフォルダの名前であれば、名前を変えてください。</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Name another path.</source>
        <translation>%1 は使えません：%2。別のパスを指定してください。</translation>
    </message>
    <message>
        <source>%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.</source>
        <translation>%1では1つのオブジェクトに「%2」が2回あり、2回目は%3行目です。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>%1 holds a number in line %2 that is too large to compute with. Correct it there.</source>
        <translation>%1の%2行目に、計算に使えないほど大きな数があります。そこを修正してください。</translation>
    </message>
    <message>
        <source>%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as not measured.</source>
        <translation>%2のログのうち%1バイトを読み取れません。そこにあったセルは未測定として扱われます。</translation>
    </message>
    <message>
        <source>%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer tell. Start the campaign again to measure what is lost, or move the file away.</source>
        <translation>%1はそのまま残しました。隣のログにはもうないセルが%2個含まれているためです。失われたセルを測り直すには一括評価をもう一度開始するか、このファイルを移動してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a worker. Give one without spaces and slashes that no worker of this folder had.</source>
        <translation>「%1」はワーカーの名前にできません。空白とスラッシュを含まず、このフォルダーのどのワーカーも使っていない名前を指定してください。</translation>
    </message>
    <message>
        <source>Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.</source>
        <translation>先頭の%2行を飛ばすと、%1には何も残りません。飛ばす行を減らしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of processors that the machine has.</source>
        <translation>%1は%2個のプロセッサではシミュレーションできません。上限は%3個です。マシンのプロセッサ数を指定してください。</translation>
    </message>
    <message>
        <source>Left out because a time is below a millisecond or beyond 10¹² seconds</source>
        <translation>時間が1ミリ秒未満または10¹²秒超のため除外</translation>
    </message>
    <message>
        <source>A stream of this length and load would have more than %1 jobs. Choose fewer days or a lower load, or check the size of the machine, which is %2 {processor|processors}.</source>
        <translation>この長さと負荷のジョブ列では、ジョブが%1個を超えます。日数を減らすか負荷を下げるか、マシンの規模（プロセッサ%2個）を確認してください。</translation>
    </message>
    <message>
        <source>The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are seconds.</source>
        <translation>シミュレーションしたジョブが8·10¹²秒を超えます。ログの時間が秒単位かどうかを確認してください。</translation>
    </message>
    <message>
        <source>%1 predicts no number for the job in line %2 of the log. Choose another model, or leave the job out.</source>
        <translation>%1は、ログの%2行目のジョブについて数値を予測しません。別のモデルを選択するか、そのジョブを除いてください。</translation>
    </message>
    <message>
        <source>A law has at most %1 parameters, but %2 were named. Name those that matter most.</source>
        <translation>スケーリング則のパラメーターは最大%1個ですが、%2個指定されています。特に重要なものを指定してください。</translation>
    </message>
    <message>
        <source>%1 was named twice. Name each column once, as the response or as a parameter.</source>
        <translation>%1が2回指定されています。各列は、目的変数かパラメーターのどちらかとして1回だけ指定してください。</translation>
    </message>
    <message>
        <source>A response of %1 is too large to compute with. Give the responses in a larger unit.</source>
        <translation>目的変数の値%1は大きすぎて計算できません。より大きな単位で指定してください。</translation>
    </message>
    <message>
        <source>Comparing laws</source>
        <translation>スケーリング則を比較しています</translation>
    </message>
    <message>
        <source>%1 is being written by another program that follows a stream. Stop that one first, or name another log.</source>
        <translation>%1には、ストリームを追跡している別のプログラムが書き込んでいます。先にそちらを停止するか、別のログを指定してください。</translation>
    </message>
    <message>
        <source>Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was read as part of the text.</source>
        <translation>行%1：列%2の引用符が閉じられていないか、その後に文字が続いています。文字列の一部として読み込みました。</translation>
    </message>
    <message>
        <source>%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.</source>
        <translation>%1は圧縮されていますが、ストリームは増えていくそばから読み込まれます。展開してから、その結果を追跡してください。</translation>
    </message>
    <message>
        <source>%1 gave more than %2 GB and was not read further, as it may have no end. Write the part that is wanted into a file and open that.</source>
        <translation>%1からの入力が%2 GBを超え、終わりがない可能性があるため、読み込みを中止しました。必要な部分をファイルに書き出して開いてください。</translation>
    </message>
    <message>
        <source>%1 was not read: a table of names is an ordinary file of at most %2 MB. Choose another file.</source>
        <translation>%1は読み込みませんでした。名前の表は、%2 MB以下の通常のファイルに限られます。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>Column %1 of %2 is the response or is left out. A law grows with features; choose another column.</source>
        <translation>%2の列%1は目的変数であるか、除外されています。スケーリング則は特徴量とともに増加します。別の列を選択してください。</translation>
    </message>
    <message>
        <source>%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for a file of its size. Look at the delimiter and at the line of column names.</source>
        <translation>%1は%2列、最大%3行の表になり、このサイズのファイルとしては大きすぎます。区切り文字と列名の行を確認してください。</translation>
    </message>
    <message>
        <source>The query gets more than %2 MB out of the database %1 and was not followed further. Ask for less, for example with LIMIT.</source>
        <translation>クエリがデータベース%1から%2 MBを超える結果を取り出したため、中止しました。LIMITなどを使い、より少ない結果を求めてください。</translation>
    </message>
    <message>
        <source>The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as nobody knows whom to trust; mend the folder, or name another in the environment variable FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>信頼済みの鍵のフォルダー%1を読み込めません: %2。誰を信頼すべきか分からない間は、どのバンドルも開きません。フォルダーを修正するか、環境変数 FOOTBRIDGE_TRUSTED_KEYS で別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public key (*.pem) there, or name another folder.</source>
        <translation>%2は信頼済みの鍵のフォルダーとして%1を指していますが、そこに鍵がありません。公開鍵 (*.pem) を置くか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>%1 holds relative run times on several platforms, not the model of one. Ask it by &quot;platforms predict&quot;, or name a bundle that was made by adapting.</source>
        <translation>%1が含むのは複数のプラットフォームでの相対実行時間で、1つのプラットフォームのモデルではありません。「platforms predict」で問い合わせるか、適応で作成したバンドルを指定してください。</translation>
    </message>
    <message>
        <source>“%1” does not end in .svg, .pdf or .png. Choose one of these endings.</source>
        <translation>「%1」の拡張子が正しくありません。.svg、.pdf、.pngのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public key (*.pem) there, or remove the folder if any bundle may be opened.</source>
        <translation>信頼済みの鍵のフォルダー%1に鍵がないため、どのバンドルも開きません。公開鍵 (*.pem) を置くか、どのバンドルを開いてもよい場合はフォルダーを削除してください。</translation>
    </message>
    <message>
        <source>A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is than an overestimate of the same size, such as 5.</source>
        <translation>コスト比%1は%2から%3の範囲にありません。過小評価が同じ大きさの過大評価より何倍悪いかを、5のように指定してください。</translation>
    </message>
    <message>
        <source>%1 became shorter than what was read from it. What was learned until then is kept. To go on, bring the whole file back; to begin anew, name another log.</source>
        <translation>%1は、すでに読み込んだ分より短くなりました。それまでに学習した内容は残っています。続けるには元の完全なファイルを戻し、新しく始めるには別のログを指定してください。</translation>
    </message>
    <message>
        <source>%1 was deleted, moved away or replaced while it was followed. What was learned until then is kept. To go on, bring that file back; to follow another, name another log.</source>
        <translation>%1は、追跡している間に削除されたか、移動されたか、置き換えられました。それまでに学習した内容は残っています。続けるにはそのファイルを戻し、別のファイルを追跡するには別のログを指定してください。</translation>
    </message>
    <message>
        <source>The partition “%1” is named twice. Say once how large it is.</source>
        <translation>パーティション「%1」が2回指定されています。規模は1回だけ指定してください。</translation>
    </message>
    <message>
        <source>%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so for a list of objects, an object per line and the JSON of known tools.</source>
        <translation>%1はJSONで、CSVではありません。実行をCSVとして書き出してください。オブジェクトのリスト、1行に1オブジェクトの形式、既知のツールのJSONは「footbridge-cli convert」で変換できます。</translation>
    </message>
    <message>
        <source>%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file was saved instead of it: look at it in a browser, and fetch the file again.</source>
        <translation>%1はWebページ（HTML）で、CSVではありません。ファイルの代わりに、ファイルがない理由を示すページが保存された可能性があります。ブラウザーで内容を確認し、ファイルをもう一度取得してください。</translation>
    </message>
    <message>
        <source>%1 was deleted, replaced or cut while a stream was followed. Start again, which learns from the stream what is missing, and leave the file alone meanwhile.</source>
        <translation>%1は、ストリームを追跡している間に削除されたか、置き換えられたか、切り詰められました。もう一度始めると、欠けた分はストリームから学習されます。追跡中はこのファイルに触れないでください。</translation>
    </message>
    <message>
        <source>%1 is a device or pipe and has no journal to go on from: the next time, learning begins anew.</source>
        <translation>%1はデバイスまたはパイプのため、再開に使うジャーナルがありません。次回は学習が最初から始まります。</translation>
    </message>
    <message>
        <source>No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to 10³⁰, and a maximum that is not below them.</source>
        <translation>%1～%2、刻み%3に収まる要求値がありません。0から10³⁰までの最小値と刻み、およびそれらを下回らない最大値を指定してください。</translation>
    </message>
    <message>
        <source>Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.</source>
        <translation>強制終了後の再実行のコストに%1は指定できません。0から10³⁰までの数を指定してください。</translation>
    </message>
    <message>
        <source>Row %1: the number in column %2 cannot be computed with and counts as missing. Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.</source>
        <translation>行%1：列%2の数値は計算できないため、欠損値として扱います。数値の絶対値は10¹⁰⁰以下、目的変数では10⁻¹⁰⁰以上または0にしてください。</translation>
    </message>
    <message>
        <source>%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in size; divide them by a number first.</source>
        <translation>%1に、計算できない値%2があります。値の絶対値は10¹⁰⁰以下にしてください。あらかじめ適当な数で割ってください。</translation>
    </message>
    <message>
        <source>Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least 10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.</source>
        <translation>%1のデータ行%2（0から数えて）の列「%3」に、計算できない値%4があります。数値の絶対値は10¹⁰⁰以下、目的変数とコストでは10⁻¹⁰⁰以上または0にしてください。セルを修正するか、列を除外してください。</translation>
    </message>
    <message>
        <source>The column that means “%1” is named twice. Say once which it is.</source>
        <translation>「%1」を意味する列が2回指定されています。1回だけ指定してください。</translation>
    </message>
    <message>
        <source>Whether transfer pays is not known: errors cannot be compared, because the response is the same in all rows that they are measured on. Measure runs that differ.</source>
        <translation>転移に効果があるかどうかは不明です。誤差を測るすべての行で目的変数が同じ値のため、誤差を比較できません。値の異なる実行を測定してください。</translation>
    </message>
    <message>
        <source>The tables name one platform &quot;%1&quot; and another &quot;%2&quot;, which is what a bound of the first is called in every file of predictions. Rename one of them.</source>
        <translation>表には「%1」というプラットフォームと「%2」というプラットフォームがありますが、後者は予測のファイルで前者の区間の端を表す列名と同じです。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>Your home folder cannot be found, so nobody knows whom you trust and no bundle is opened. Set the environment variable HOME, or name the folder of trusted keys in FOOTBRIDGE_TRUSTED_KEYS.</source>
        <translation>ホームフォルダーが見つからないため、誰を信頼しているのか分からず、バンドルは開かれません。環境変数 HOME を設定するか、信頼する鍵のフォルダーを FOOTBRIDGE_TRUSTED_KEYS で指定してください。</translation>
    </message>
    <message>
        <source>%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no plain file, too large, or names more than %2 tasks. Move it away once no job of this study is left, and start again.</source>
        <translation>%1 は Footbridge がそこに置く Slurm への投入の一覧ではありません。通常のファイルでないか、大きすぎるか、%2 を超えるタスクが書かれています。この調査のジョブがなくなってから別の場所へ移し、もう一度始めてください。</translation>
    </message>
    <message>
        <source>The pair &quot;%1&quot;: %2</source>
        <translation>組「%1」：%2</translation>
    </message>
    <message>
        <source>Doubts about the tables</source>
        <translation>テーブルについての疑問点</translation>
    </message>
    <message>
        <source>Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one of them is a shot, the others are left out of the test.</source>
        <translation>%2の計測済みの行のうち%1行は、数字がすべて一致する行がほかにもあります。そのうちの1行がショットの場合、残りはテストから除外します。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most a small correction is needed.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ターゲットとソースの違いはわずかで、必要なのはせいぜい小さな補正です。</translation>
    </message>
    <message>
        <source>Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, but so few shots cannot settle it.</source>
        <translation>乖離度%1（%2～%3、ショット%4個）：ターゲットとソースの違いはわずかかもしれませんが、このショット数では断定できません。</translation>
    </message>
    <message>
        <source>The band reaches %1, where the target differs little from the source.</source>
        <translation>区間は%1まで及びます。その値では、ターゲットとソースの違いはわずかです。</translation>
    </message>
    <message>
        <source>Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 {other also stands|others also stand} in a source or among the shots, digit for digit. Choose a target with runs of its own.</source>
        <translation>テストに使える行は%1行しか残っていませんが、評価には少なくとも5行必要です：ほかの%2行は、数字がすべて同じ行がソースまたはショットにもあります。独自の実行を持つターゲットを選択してください。</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. A signature would vouch for them, so none was made. Export the model again, or sign with the version that wrote the bundle.</source>
        <translation>%1には、このバージョンのFootbridgeが書き出していない部分、または検証できない部分が含まれています：%2。署名するとその内容を保証することになるため、署名しませんでした。モデルをエクスポートし直すか、バンドルを書き出したバージョンで署名してください。</translation>
    </message>
    <message>
        <source>Data row %3 of %1 has a second estimate for job %2 at the same number of processors. Keep one.</source>
        <translation>%1のデータ行%3に、同じプロセッサ数でのジョブ%2の2つ目の見積もりがあります。1つだけ残してください。</translation>
    </message>
    <message>
        <source>%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its predictions were checked on its samples; use these parts only if you trust whoever made the bundle.</source>
        <translation>%1には、このバージョンのFootbridgeが書き出していない部分、または検証できない部分が含まれています：%2。予測はサンプル行で検証済みです。これらの部分は、バンドルの作成者を信頼できる場合にのみ使用してください。</translation>
    </message>
    <message>
        <source>Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an estimate in %1 is for. Give each job a number of its own.</source>
        <translation>ジョブ%2がログの%3行目と%4行目にあるため、%1の見積もりがどちらのものか区別できません。各ジョブに固有の番号を付けてください。</translation>
    </message>
    <message>
        <source>Row %1: the response is negative and counts as missing, since those of the first runs are not, so that its logarithm is learned. Begin anew with first runs among which one is negative.</source>
        <translation>行%1：目的変数が負のため、欠損値として扱います。最初の実行に負の値がなく、対数を学習しているためです。負の値を含む実行から始めて、やり直してください。</translation>
    </message>
    <message>
        <source>%1 measured {time is|times are} not above 0 and {counts|count} as missing.</source>
        <translation>測定時間%1個が0より大きくないため、欠損値として扱います。</translation>
    </message>
    <message>
        <source>%1 {job had not ended when the log was written and was|jobs had not ended when the log was written and were} left out.</source>
        <translation>ログの書き出し時に終了していなかったジョブ%1個を除外しました。</translation>
    </message>
    <message>
        <source>“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for it with --noconvert.</source>
        <translation>%1行目の列%3の「%2」は整数ではないため、この行を除外しました。sacctに--noconvertを付けて出力してください。</translation>
    </message>
</context>
</TS>
