// `node scripts/cluster/opensearch/start.ts`: OpenSearch alone, to try it or to test against it. Ends on Ctrl-C or SIGTERM.

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openSearchJars } from "./jars.ts";
import { openSearch } from "./opensearch.ts";

const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "1" },
    port: { type: "string", default: "9200" },
    data: { type: "string", default: "data/cluster/opensearch" },
  },
});
const folder = resolve(values.data);
const engine = openSearch({
  jars: await openSearchJars(),
  folder: join(folder, values.port),
  port: Number(values.port),
  nodes: values.nodes === "2" ? 2 : 1,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void engine.stop().then(() => process.exit(0)));
}
await engine.start();
console.log(`OPENSEARCH_URL=${engine.url}`);
