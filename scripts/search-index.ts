import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { readConfig } from "../server/config.ts";
import { buildSearchIndex } from "../server/domains/catalog/products/index.ts";
import { proveOpenSearch } from "../server/platform/opensearch/client.ts";
import { SearchAway } from "../server/platform/opensearch/port.ts";
import { createPlatform } from "../server/platform/platform.ts";
import { StartFailure } from "../server/platform/start-failure.ts";
import { showProgress } from "../server/start/progress.ts";

const usage = `npm run search:index

Builds the search index in OPENSEARCH_URL from the database in DATABASE_URL, beside the one in use, compares it with the
database and puts it in use. If it breaks off, run it again: it goes on where it was.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof SearchAway)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { help } = parseArgs({ args, options: { help: { type: "boolean" } } }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  // the shop that runs beside this comes first
  setPriority(10);
  const config = readConfig(process.env);
  const { openSearchUrl, databaseUrl } = config;
  if (!openSearchUrl) throw new StartFailure("OPENSEARCH_URL is not set: there is no index to build.");
  if (!databaseUrl)
    throw new StartFailure(
      "DATABASE_URL is not set. Servers with OPENSEARCH_URL share a PostgreSQL of their own.",
    );
  await proveOpenSearch(openSearchUrl);
  const platform = createPlatform(config, { databaseUrl: config.databaseDirectUrl ?? databaseUrl });
  const progress = await showProgress("Indexing products");
  try {
    await buildSearchIndex(platform, (done, total) =>
      progress.update(done, total, `${done.toLocaleString("en-US")} products`),
    );
    progress.finish();
    console.log("The new index is the same as the database, and in use.");
    return 0;
  } finally {
    await platform.close();
  }
}
