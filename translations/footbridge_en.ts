<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BundleWords</name>
    <message numerus="yes">
        <source>Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge %4.</source>
        <translation>
            <numerusform>Predicts %1 from %n feature with %2. Made on %3 by Footbridge %4.</numerusform>
            <numerusform>Predicts %1 from %n features with %2. Made on %3 by Footbridge %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignPlots</name>
    <message numerus="yes">
        <source>%n shots</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
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
</context>
<context>
    <name>LiveWords</name>
    <message numerus="yes">
        <source>No drift in %n run(s): the model errs by %1.</source>
        <translation>
            <numerusform>No drift in %n run: the model errs by %1.</numerusform>
            <numerusform>No drift in %n runs: the model errs by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model is right again: %n run(s) after the drift at run %1 its error was back at %2.</source>
        <translation>
            <numerusform>The model is right again: %n run after the drift at run %1 its error was back at %2.</numerusform>
            <numerusform>The model is right again: %n runs after the drift at run %1 its error was back at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message numerus="yes">
        <source>%1: %n value(s).</source>
        <translation>
            <numerusform>%1: %n value.</numerusform>
            <numerusform>%1: %n values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingPlots</name>
    <message numerus="yes">
        <source>%n frozen</source>
        <translation>
            <numerusform>%n frozen</numerusform>
            <numerusform>%n frozen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingWords</name>
    <message numerus="yes">
        <source>Start from the source&apos;s weights with %n layer(s) frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</source>
        <translation>
            <numerusform>Start from the source&apos;s weights with %n layer frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</numerusform>
            <numerusform>Start from the source&apos;s weights with %n layers frozen: the same quality in %1 instead of %2, %3 less (%4 to %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 seeds reach(es) the error asked for</source>
        <translation>
            <numerusform>%n of %1 seeds reaches the error asked for</numerusform>
            <numerusform>%n of %1 seeds reach the error asked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::AdaptPage</name>
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
    <message numerus="yes">
        <source>the %n target row(s) with a measured response; the others are predicted</source>
        <translation>
            <numerusform>the %n target row with a measured response; the others are predicted</numerusform>
            <numerusform>the %n target rows with a measured response; the others are predicted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target rows to learn from, drawn with the seed among %n measured one(s); the rest test the result</source>
        <translation>
            <numerusform>target rows to learn from, drawn with the seed among %n measured one; the rest test the result</numerusform>
            <numerusform>target rows to learn from, drawn with the seed among %n measured ones; the rest test the result</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::BundleComparison</name>
    <message numerus="yes">
        <source>%1 differs in %n place(s).</source>
        <translation>
            <numerusform>%1 differs in %n place.</numerusform>
            <numerusform>%1 differs in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignDesk</name>
    <message numerus="yes">
        <source>%1 (%n cells)</source>
        <translation>
            <numerusform>%1 (%n cell)</numerusform>
            <numerusform>%1 (%n cells)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignResults</name>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s): gain %1</source>
        <translation>
            <numerusform>%n shot: gain %1</numerusform>
            <numerusform>%n shots: gain %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n shot(s); transfer pays in %2 of %3</source>
        <translation>
            <numerusform>%1 at %n shot; transfer pays in %2 of %3</numerusform>
            <numerusform>%1 at %n shots; transfer pays in %2 of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignSetup</name>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shot count(s)</source>
        <translation>
            <numerusform>%n shot count</numerusform>
            <numerusform>%n shot counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CampaignsPage</name>
    <message numerus="yes">
        <source>%n cell(s) to run</source>
        <translation>
            <numerusform>%n cell to run</numerusform>
            <numerusform>%n cells to run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::CounterNamesDialog</name>
    <message numerus="yes">
        <source>%n columns are renamed: %1</source>
        <translation>
            <numerusform>%n column is renamed: %1</numerusform>
            <numerusform>%n columns are renamed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DataPage</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows are marked as shots, %n of the selected ones has (have) no measurement.</source>
        <translation>
            <numerusform>%1 rows are marked as shots, %n of the selected ones has no measurement.</numerusform>
            <numerusform>%1 rows are marked as shots, %n of the selected ones have no measurement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetCard</name>
    <message numerus="yes">
        <source>%n group column(s)</source>
        <translation>
            <numerusform>%n group column</numerusform>
            <numerusform>%n group columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feature(s)</source>
        <translation>
            <numerusform>%n feature</numerusform>
            <numerusform>%n features</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DatasetPanel</name>
    <message numerus="yes">
        <source>%n more column(s) are proposed as ignored.</source>
        <translation>
            <numerusform>%n more column is proposed as ignored.</numerusform>
            <numerusform>%n more columns are proposed as ignored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergenceEvidence</name>
    <message numerus="yes">
        <source>%n matched feature(s)</source>
        <translation>
            <numerusform>%n matched feature</numerusform>
            <numerusform>%n matched features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the target marked, here and in Results.</source>
        <translation>
            <numerusform>%n row of the target marked, here and in Results.</numerusform>
            <numerusform>%n rows of the target marked, here and in Results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::DivergencePage</name>
    <message numerus="yes">
        <source>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</source>
        <translation>
            <numerusform>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</numerusform>
            <numerusform>&lt;b&gt;was %1&lt;/b&gt; with %n unmatched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, %n unmatched</source>
        <translation>
            <numerusform>now, %n unmatched</numerusform>
            <numerusform>now, %n unmatched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>before, %n unmatched</source>
        <translation>
            <numerusform>before, %n unmatched</numerusform>
            <numerusform>before, %n unmatched</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::ExportPage</name>
    <message numerus="yes">
        <source>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature(s), returns %1 and its interval</source>
        <translation>
            <numerusform>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n feature, returns %1 and its interval</numerusform>
            <numerusform>the adapted model with all preprocessing, for ONNX Runtime and for PyTorch; takes %n features, returns %1 and its interval</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::FeaturesPage</name>
    <message numerus="yes">
        <source>%n suggestion(s) wait for you.</source>
        <translation>
            <numerusform>%n suggestion waits for you.</numerusform>
            <numerusform>%n suggestions wait for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unmatched</source>
        <translation>
            <numerusform>%n unmatched</numerusform>
            <numerusform>%n unmatched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepts %n suggestion(s)</source>
        <translation>
            <numerusform>Accepts %n suggestion</numerusform>
            <numerusform>Accepts %n suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::JoinDialog</name>
    <message numerus="yes">
        <source>%n row(s) of %1 have no match and are left out.</source>
        <translation>
            <numerusform>%n row of %1 has no match and is left out.</numerusform>
            <numerusform>%n rows of %1 have no match and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 match none and are not used.</source>
        <translation>
            <numerusform>%n row of %1 matches none and is not used.</numerusform>
            <numerusform>%n rows of %1 match none and are not used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows of %2 match.</source>
        <translation>
            <numerusform>%1 of %n row of %2 matches.</numerusform>
            <numerusform>%1 of %n rows of %2 match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::LivePage</name>
    <message numerus="yes">
        <source>drifts in %n run(s)</source>
        <translation>
            <numerusform>drifts in %n run</numerusform>
            <numerusform>drifts in %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::MainWindow</name>
    <message numerus="yes">
        <source>%n plot(s) written to %1</source>
        <translation>
            <numerusform>%n plot written to %1</numerusform>
            <numerusform>%n plots written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::MemoryView</name>
    <message numerus="yes">
        <source>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</source>
        <translation>
            <numerusform>A device needs %1, with reserve %2: %3 of %n kind of device holds it.</numerusform>
            <numerusform>A device needs %1, with reserve %2: %3 of %n kinds of device hold it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsPage</name>
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
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Relative run time on %n machine(s), from %1.</source>
        <translation>
            <numerusform>Relative run time on %n machine, from %1.</numerusform>
            <numerusform>Relative run time on %n machines, from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::PlatformsSetup</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platform(s)</source>
        <translation>
            <numerusform>%n platform</numerusform>
            <numerusform>%n platforms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::RequestsView</name>
    <message numerus="yes">
        <source>Chosen on these %n runs, each left out of its own bound.</source>
        <translation>
            <numerusform>Chosen on this %n run, left out of its own bound.</numerusform>
            <numerusform>Chosen on these %n runs, each left out of its own bound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</source>
        <translation>
            <numerusform>Chosen on out-of-fold predictions of the %n shot; no test run was looked at.</numerusform>
            <numerusform>Chosen on out-of-fold predictions of the %n shots; no test run was looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planned runs</source>
        <translation>
            <numerusform>%n planned run</numerusform>
            <numerusform>%n planned runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::RolesModel</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::RowExplanationView</name>
    <message numerus="yes">
        <source>%n more features move it less.</source>
        <translation>
            <numerusform>%n more feature moves it less.</numerusform>
            <numerusform>%n more features move it less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SchedulePage</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <translation>
            <numerusform>%n user</numerusform>
            <numerusform>%n users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paired streams, 95 % intervals; dashed: EASY.</source>
        <translation>
            <numerusform>%n paired stream, 95 % intervals; dashed: EASY.</numerusform>
            <numerusform>%n paired streams, 95 % intervals; dashed: EASY.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) lie outside the range of the model.</source>
        <translation>
            <numerusform>%n job lies outside the range of the model.</numerusform>
            <numerusform>%n jobs lie outside the range of the model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n processor(s)</source>
        <translation>
            <numerusform>%n processor</numerusform>
            <numerusform>%n processors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SessionDesk</name>
    <message numerus="yes">
        <source>an analysis of %n table(s)</source>
        <translation>
            <numerusform>an analysis of %n table</numerusform>
            <numerusform>an analysis of %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::SeverityMapCard</name>
    <message numerus="yes">
        <source>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot(s) and matches.</source>
        <translation>
            <numerusform>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shot and matches.</numerusform>
            <numerusform>Framed: this document, each source by itself with up to 50 measured runs and features of the same name. The headline speaks of the closest source, by your %n shots and matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot(s) and matches, so the two can differ.</source>
        <translation>
            <numerusform>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shot and matches, so the two can differ.</numerusform>
            <numerusform>Framed: this pair, with up to 50 measured runs and features of the same name. The headline takes your %n shots and matches, so the two can differ.</numerusform>
        </translation>
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
</context>
<context>
    <name>footbridge::TablesNotice</name>
    <message numerus="yes">
        <source>Use %n shot(s)</source>
        <translation>
            <numerusform>Use %n shot</numerusform>
            <numerusform>Use %n shots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingPage</name>
    <message numerus="yes">
        <source>median of %n seed(s); shaded: 90 %</source>
        <translation>
            <numerusform>median of %n seed; shaded: 90 %</numerusform>
            <numerusform>median of %n seeds; shaded: 90 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>footbridge::TrainingWaysModel</name>
    <message numerus="yes">
        <source>%n layer(s) frozen</source>
        <translation>
            <numerusform>%n layer frozen</numerusform>
            <numerusform>%n layers frozen</numerusform>
        </translation>
    </message>
</context>
</TS>
