import type { Stage } from "./run-stage.ts";

/** What can be said about the code without running it. */
export const staticStages: readonly Stage[] = [
  {
    name: "types",
    commands: [
      { script: "node_modules/@react-router/dev/bin.cjs", args: ["typegen"] },
      // TypeScript 7, which is native; the tools that read our code by TypeScript's own interface need version 6.
      // Several checkers each work out the types that all files share, and here the other core is taken anyway.
      { script: "node_modules/typescript-native/bin/tsc", args: ["--noEmit", "-p", ".", "--checkers", "1"] },
    ],
  },
  { name: "Biome", commands: [{ script: "node_modules/@biomejs/biome/bin/biome", args: ["check", "."] }] },
  {
    name: "import rules",
    commands: [{ script: "scripts/import-rules.ts" }],
  },
  { name: "dead code", commands: [{ script: "node_modules/knip/bin/knip.js", args: ["--no-progress"] }] },
  { name: "content", commands: [{ script: "scripts/check-content.ts" }] },
  { name: "messages", commands: [{ script: "scripts/messages.ts", args: ["--check"] }] },
  { name: "SQL", commands: [{ script: "scripts/sql-fragments.ts" }] },
  {
    name: "generated files",
    commands: [
      { script: "scripts/openapi.ts", args: ["--check"] },
      { script: "scripts/db-types.ts", args: ["--check"] },
    ],
  },
];
