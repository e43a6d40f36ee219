import type { Stage } from "./run-stage.ts";

const folders = ["contract", "domain", "server", "web", "db", "demo", "bench", "scripts", "tests"];

/** What can be said about the code without running it. */
export const staticStages: readonly Stage[] = [
  {
    name: "types",
    commands: [
      { script: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"] },
      { script: "node_modules/typescript/bin/tsc", args: ["--noEmit", "-p", "."] },
    ],
  },
  { name: "Biome", commands: [{ script: "node_modules/@biomejs/biome/bin/biome", args: ["check", "."] }] },
  {
    name: "import rules",
    commands: [{ script: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs", args: folders }],
  },
  { name: "dead code", commands: [{ script: "node_modules/knip/bin/knip.js", args: ["--no-progress"] }] },
  { name: "sizes", commands: [{ script: "scripts/sizes.ts" }] },
  {
    name: "generated files",
    commands: [
      { script: "scripts/openapi.ts", args: ["--check"] },
      { script: "scripts/db-types.ts", args: ["--check"] },
    ],
  },
];
