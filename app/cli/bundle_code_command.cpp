// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/output_options.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle.h"
#include "core/bundle/compiled_code.h"
#include "core/bundle/examples.h"
#include "core/bundle/model_code.h"
#include "core/bundle/platform_bundle.h"
#include "core/graph/graph_json.h"
#include "core/run/file.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

struct BundleCodeCommandOptions {
    std::string bundle;
    OutputOption folder;
    TrustOptions trust;
};

/// Programs are the same for every model, and whoever adapted one to a cluster keeps it; the rest
/// is known by its first line.
bool isProgram(const std::string& name) {
    return bundleExamples().contains("examples/" + name);
}

struct WrittenCode {
    ArchiveFiles files;
    std::size_t stackBytes = 0;
    std::optional<double> difference;  ///< from the model, where a compiler was there
};

void checkFolder(const BundleCodeCommandOptions& options, const ArchiveFiles& files) {
    makeOutputFolder(options.folder.path());
    const std::filesystem::path folder(options.folder.path());
    std::vector<OutputFile> outputs;
    for (const auto& [name, text] : files)
        outputs.push_back(
            {folder / name, isProgram(name) ? std::string() : text.substr(0, text.find('\n') + 1)});
    checkOutputsOf(*options.folder.command, outputs);
    for (const auto& [name, text] : files)
        if (isProgram(name) && holdsOther(folder / name, text))
            throw Error(messages::kOutputInTheWay, {(folder / name).string()});
}

WrittenCode codeOfPlatforms(const BundleCodeCommandOptions& options, const Console& console) {
    const PlatformBundle bundle = platformBundleFrom(options.bundle, options.trust, console);
    WrittenCode written{codeFolder(bundle), 0, {}};
    checkFolder(options, written.files);
    const graph::CSource code = modelCode(bundle.model, graph::toJson(bundle.model.graph).dump());
    written.stackBytes = code.stackBytes;
    const PlatformBundleReport formats =
        verifyPlatformBundle(options.bundle, console.context().part(0, 0.5), options.trust.load());
    written.difference =
        compareCompiled(bundle.model, code, bundle.samples,
                        codeTolerance(std::max(formats.torchDifference, formats.onnxDifference)),
                        console.context().part(0.5, 1));
    return written;
}

WrittenCode codeOf(const BundleCodeCommandOptions& options, const Console& console) {
    if (isPlatformBundle(options.bundle)) return codeOfPlatforms(options, console);
    const Bundle bundle = bundleFrom(options.bundle, options.trust, console);
    WrittenCode written{codeFolder(bundle), 0, {}};
    checkFolder(options, written.files);
    const graph::CSource code =
        modelCode(bundle.model, bundle.policy, graph::toJson(bundle.model.graph).dump());
    written.stackBytes = code.stackBytes;
    const VerifyReport formats =
        verifyBundle(options.bundle, console.context().part(0, 0.5), options.trust.load());
    written.difference =
        compareCompiled(bundle.model, code, bundle.samples, bundle.provenance.seed,
                        codeTolerance(std::max(formats.torchDifference, formats.onnxDifference)),
                        console.context().part(0.5, 1));
    return written;
}

void writeCode(const BundleCodeCommandOptions& options, const Console& console) {
    namespace fs = std::filesystem;
    const auto [files, stackBytes, difference] = codeOf(options, console);
    Json written = Json::array();
    for (const auto& [name, text] : files) {
        writeFile(fs::path(options.folder.path()) / name, text);
        written.push_back({{"name", name}, {"bytes", text.size()}});
    }
    console.line("model.c (" + std::to_string(files.at(kCodeFile).size()) +
                 " bytes; a prediction takes about " + std::to_string(stackBytes) +
                 " bytes of stack), model.h, samples and examples are in " + options.folder.path());
    console.line(difference ? "Compiled by cc, it differs from the model by " +
                                  roundedNumber(*difference, 2) + " at most"
                            : "It was not compiled here, so it was not compared with the model");
    console.line(
        "Compile it: cc -O3 -march=native -fno-math-errno predict.c model.c -lm -o predict");
    console.json({{"folder", options.folder.path()},
                  {"files", written},
                  {"stack_bytes", stackBytes},
                  {"difference", difference ? jsonNumber(*difference) : Json(nullptr)}});
}

}  // namespace

void addBundleCode(CLI::App& bundle, Commands& commands) {
    CLI::App* command = addCommand(
        bundle, commands, "code", "Writes the model as C99 that needs libm and nothing else",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli bundle code model.zip --out code");
    const auto options = std::make_shared<BundleCodeCommandOptions>();
    command->add_option("bundle", options->bundle, "Exported model")
        ->required()
        ->type_name("BUNDLE");
    options->folder
        .addTo(*command, "--out",
               "Folder for model.c, model.h, samples and examples; made unless it is there",
               "FOLDER")
        ->required();
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, writeCode);
}

}  // namespace footbridge
