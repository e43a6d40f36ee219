import { readFileSync } from "node:fs";
import { bareOrs } from "./quality/bare-or.ts";
import { sourceFiles } from "./source-files.ts";

// Refuses SQL whose `or` has no parentheses of its own; part of `npm run check`. The query builder sets fragments side
// by side with `and`, so `a or b` becomes `x and a or b`, which shows rows of everybody.

const findings = sourceFiles(/\.ts$/).flatMap((file) =>
  bareOrs(readFileSync(file, "utf8"), file).map(({ line, text }) => `${file}:${line} ${text}`),
);
for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0
    ? "Every `or` in SQL has its parentheses"
    : `${findings.length} fragments of SQL need parentheses around "or"`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
