import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { sourceFiles, sourceFolders } from "./source-files.ts";

// Checks the import rules in .dependency-cruiser.cjs, and that it saw all our modules: with an unsupported TypeScript,
// dependency-cruiser sees nothing and reports no errors.

const { output } = await cruise(sourceFolders, await extractOptions("./.dependency-cruiser.cjs"));
const seen = output as ICruiseResult;
const report = await format(seen, { outputType: "err" });
console.log(report.output);

const modules = new Set(seen.modules.map(({ source }) => source));
const sources = sourceFiles(/\.tsx?$/);
const missed = sources.filter((file) => !modules.has(file)).map((file) => `${file} was not looked at`);
const main = seen.modules.find(({ source }) => source === "server/domains.ts");
const imports = main?.dependencies.map(({ resolved }) => resolved) ?? [];
if (!imports.includes("server/domains/catalog/products/index.ts"))
  missed.push("what server/domains.ts imports was not looked at");
if (sources.length < 200) missed.push(`only ${sources.length} source files were found`);
for (const line of missed) console.log(line);
process.exitCode = report.exitCode > 0 || missed.length > 0 ? 1 : 0;
