import { readConfig } from "../../server/config.ts";
import { buildSearchIndex } from "../../server/domains/catalog/products/index.ts";
import { createPlatform } from "../../server/platform/platform.ts";

// Builds the search index of OPENSEARCH_URL, and is killed after its first products, without a chance to say so.

const config = readConfig(process.env);
const platform = createPlatform(config, { databaseUrl: config.databaseUrl! });
await buildSearchIndex(platform, () => process.kill(process.pid, "SIGKILL"));
