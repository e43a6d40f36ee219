// `npm run cluster`: the marketplace as several processes on the engines that many machines would have, all on this
// machine. `--test` measures what visitors see when parts of it die. What it needs and shows: docs/cluster.md.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { missingPrograms, startCluster } from "./cluster/cluster.ts";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: "data/cluster" },
    port: { type: "string", default: "4630" },
    test: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    minutes: { type: "string", default: "10" },
  },
});
const missing = missingPrograms();
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}

let end: () => Promise<void> = async () => {};
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void end().then(() => process.exit(1));
  });
}
const place = {
  folder: resolve(values.folder),
  port: Number(values.port),
  say: (line: string) => console.log(line),
};
const onStart = (cluster: { stop(): Promise<void> }) => {
  end = cluster.stop;
};

try {
  await (values.test ? test() : run());
} catch (error) {
  // what it has started does not end by itself
  await end();
  throw error;
}

async function test(): Promise<void> {
  const { testCluster } = await import("./cluster/test/test.ts");
  const isWell = await testCluster({ ...place, onStart, only: values.only, minutes: Number(values.minutes) });
  await end();
  process.exit(isWell ? 0 : 1);
}

async function run(): Promise<void> {
  const { origin } = await startCluster({ ...place, onStart, demo: true });
  console.log(
    `\n  ${origin}/showroom/\n\n  Ctrl-C stops everything. Output of each part is in ${place.folder}/log.`,
  );
}
