import { readFileSync } from "node:fs";
import { bareOrs } from "./quality/bare-or.ts";
import { locksWithinChanges } from "./quality/lock-and-change.ts";
import { sqlTemplates, tableCalls } from "./quality/sql-templates.ts";
import { sourceFiles } from "./source-files.ts";

// Part of `npm run check`. Refuses SQL whose `or` has no parentheses of its own: the query builder sets fragments side by
// side with `and`, so `a or b` becomes `x and a or b`, which shows rows of everybody. And refuses queries of the server
// outside its stores, and of the demo: flows and routes pass a transaction on. And refuses statements that lock rows and
// change them.

const findings = sourceFiles(/\.ts$/).flatMap((file) => {
  const code = readFileSync(file, "utf8");
  return [
    ...bareOrs(code, file).map(({ line, text }) => `${file}:${line} needs parentheses around "or": ${text}`),
    ...locksWithinChanges(code, file).map(
      ({ line, table }) =>
        `${file}:${line} locks rows of ${table} and changes them: lock them in a statement before`,
    ),
    ...(mayQuery(file) ? [] : queries(code, file)),
  ];
});

/** The platform's adapters are stores by nature. */
function mayQuery(file: string): boolean {
  return (
    !/^(server|demo)\//.test(file) ||
    /^server\/platform\/|\.store\.ts$|\.test\.ts$|\.test-support\.ts$/.test(file)
  );
}

function queries(code: string, file: string): string[] {
  const lines = [...tableCalls(code, file), ...sqlTemplates(code, file)].map(({ line }) => line);
  return lines.map((line) => `${file}:${line} queries the database: this belongs in a *.store.ts`);
}

for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0
    ? "Every query is in a store, and every `or` in SQL has its parentheses"
    : `${findings.length} queries are not as they should be`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
