import { sqlTemplates } from "./sql-templates.ts";

/**
 * The `sql` templates of a TypeScript file that lock rows in a part of a statement whose other part changes the same
 * table. Such a statement comes back to an older version of a row than the one it waited for. It sees what was there
 * before it waited, and others may hold the queue for that version: PostgreSQL ends one of them as a deadlock. The lock
 * belongs in a statement of its own, before. `skip locked` waits for nobody and is fine.
 */
export function locksWithinChanges(code: string, file = "query.ts"): { line: number; table: string }[] {
  return sqlTemplates(code, file).flatMap(({ text, line }) => {
    const table = lockedAndChanged(text);
    return table === undefined ? [] : [{ line, table }];
  });
}

const lock = /\bfor\s+(?:no\s+key\s+)?update\b(?!(?:\s+of\s+[\w\s,]+?)?\s+skip\s+locked)/i;

function lockedAndChanged(query: string): string | undefined {
  const text = query.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ").replace(/'(?:[^']|'')*'/g, "''");
  // what locks is not what changes: "for update of i", "do update set"
  const changed = new Set(
    Array.from(
      text.matchAll(/(?<!\bfor\s+(?:no\s+key\s+)?)\b(?:update|delete\s+from)\s+(\w+)/gi),
      ([, table]) => table!.toLowerCase(),
    ),
  );
  return groupsOf(text)
    .filter((group) => lock.test(group))
    .flatMap((group) =>
      Array.from(group.matchAll(/\b(?:from|join)\s+(\w+)/gi), ([, table]) => table!.toLowerCase()),
    )
    .find((table) => changed.has(table));
}

/** The text of each pair of parentheses, without that of pairs within it. */
function groupsOf(text: string): string[] {
  const open: string[] = [""];
  const groups: string[] = [];
  for (const character of text) {
    if (character === "(") open.push("");
    else if (character === ")" && open.length > 1) groups.push(open.pop()!);
    else open[open.length - 1] += character;
  }
  return groups;
}
