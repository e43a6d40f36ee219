import { parseArgs } from "node:util";
import { loadDemo } from "../demo/load.ts";
import { readConfig } from "../server/config.ts";
import { markDemo } from "../server/domains/admin/settings/index.ts";
import { createPlatform } from "../server/platform/platform.ts";
import { openStartDatabase } from "../server/start/database.ts";
import { showProgress } from "../server/start/progress.ts";

// Fills an empty data directory with the demo marketplace at another size than the start command's: node
// bench/load-catalog.ts --data DIR --skus N

const { values } = parseArgs({
  options: { data: { type: "string" }, skus: { type: "string" } },
});
if (!values.data || !values.skus) throw new Error("--data and --skus are needed");

const config = readConfig({ DATA_DIR: values.data });
const database = await openStartDatabase(config, () => {});
const platform = createPlatform(config, { databaseUrl: database.url });
const progress = await showProgress(`Loading ${values.skus} SKUs`);
try {
  await markDemo(database.url, "loading");
  await loadDemo(platform, { skus: Number(values.skus), onProgress: progress.update });
  await markDemo(database.url, "loaded");
} finally {
  progress.finish();
  await platform.close();
  await database.stop();
}
process.exit(0);
