import { sqlTemplates, tableCalls } from "./sql-templates.ts";

export interface TableWrite {
  line: number;
  /** Undefined if the code does not say which. */
  table: string | undefined;
}

/** Which tables a TypeScript file writes, by query builder, by SQL or by a queue. */
export function tableWrites(code: string, file?: string): TableWrite[] {
  const built = tableCalls(code, file).filter(({ method }) => method !== "selectFrom");
  const written = sqlTemplates(code, file).flatMap(({ line, text }) =>
    writesOf(text).map((table) => ({ line, table })),
  );
  return [
    ...built.map(({ line, table }) => ({ line, table })),
    ...written,
    ...namedBy(queue, code),
    ...namedBy(keys, code),
  ];
}

/** The queue (`server/platform/queue`) writes the table that a `JobTable` names. */
const queue = /\bJobTable = \{[^}]*?\btable: "(\w+)"/g;
/** A change of keys (`server/platform/rekey.ts`) writes the table that `keyedIn` names. */
const keys = /\bkeyedIn\(\s*"(\w+)"/g;

const namedBy = (pattern: RegExp, code: string): TableWrite[] =>
  [...code.matchAll(pattern)].map(({ index, 1: table }) => ({
    line: code.slice(0, index).split("\n").length,
    table,
  }));

/** `for update`, `do update set` and `on update` write nothing by themselves. */
const writing =
  /(?<!\b(?:for|key|do|on)\s+)\b(insert\s+into|delete\s+from|merge\s+into|update)\s+(?:only\s+)?("?[a-z_][a-z_0-9.]*"?|\?)/gi;

function writesOf(query: string): (string | undefined)[] {
  const text = query.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ").replace(/'(?:[^']|'')*'/g, "''");
  return [...text.matchAll(writing)].map(([, , table]) =>
    table === "?" ? undefined : table!.replaceAll('"', ""),
  );
}
