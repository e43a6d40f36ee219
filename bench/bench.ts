import { readArguments, usage } from "./arguments.ts";
import { thisCommit, thisMachine } from "./machine.ts";
import { machineLine } from "./report.ts";

// npm run bench: see `--help`. Timings are printed and kept in bench/history; they fail nothing.

const options = readArguments(process.argv.slice(2));
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const about = { machine: thisMachine(), commit: thisCommit() };
console.log(
  `${machineLine(about.machine)}, commit ${about.commit.id}${about.commit.changed ? " and changes" : ""}`,
);
if (options.room) {
  const { measureRoom } = await import("./room.ts");
  await measureRoom(about);
} else if (options.designer) {
  const { measureDesigner } = await import("./designer/designer.ts");
  await measureDesigner();
} else if (options.answerTimes) {
  const { measureAnswerTimes } = await import("./answer-times.ts");
  await measureAnswerTimes(options, about);
} else if (options.import) {
  const { measureImport } = await import("./import.ts");
  await measureImport(options, about);
} else if (options.memory) {
  const { measureMemory } = await import("./memory.ts");
  await measureMemory(options, about);
} else if (options.mixed) {
  const { measureMixedUse } = await import("./mixed-use.ts");
  await measureMixedUse(options, about);
} else if (options.desk) {
  const { measureDesk } = await import("./desk.ts");
  await measureDesk(options, about);
} else if (options.browser) {
  const { measureBrowser } = await import("./browser.ts");
  await measureBrowser(options, about);
} else if (options.relevance) {
  const { measureRelevance } = await import("./relevance/relevance.ts");
  await measureRelevance(options, about);
} else {
  const { measureServer } = await import("./server.ts");
  await measureServer(options, about);
}
process.exit(0);
