// Loaded before the start command. On a Node that cannot read TypeScript it says so in one line; on the
// right one it keeps the compiled form of what the server loads, which halves the time of later starts.

import * as modules from "node:module";
import { fileURLToPath } from "node:url";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `\nNode ${process.versions.node} runs this, but 24 is needed. Run "node scripts/prepare.mjs" first, which fetches it (npm skips that step when ignore-scripts is set).`,
  );
  process.exit(1);
}
modules.enableCompileCache(fileURLToPath(new URL("../.cache/node", import.meta.url)));
