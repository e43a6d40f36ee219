import { sqlTemplates } from "./sql-templates.ts";

export interface BareOr {
  line: number;
  /** The group of conditions that needs parentheses, with `?` for what is filled in. */
  text: string;
}

/** What ends a group of conditions inside the same parentheses. */
const separators = new Set(
  ["select", "from", "where", "on", "join", "having", "returning", "union", "using", "set", "values"].concat([
    "group",
    "order",
    "limit",
    "with",
    "filter",
    "when",
    "then",
    "else",
    ",",
    ";",
  ]),
);

/**
 * The `sql` templates of a TypeScript file that leave the meaning of an `or` to their surroundings: fragments with an
 * `or` outside parentheses, and anything that mixes `and` with `or` in one group.
 */
export function bareOrs(code: string, file = "query.ts"): BareOr[] {
  return sqlTemplates(code, file).flatMap(({ text: query, line }) => {
    const text = bareOrOf(query);
    return text ? [{ line, text }] : [];
  });
}

interface Group {
  words: string[];
  hasAnd: boolean;
  hasOr: boolean;
  isBetween: boolean;
}

function bareOrOf(query: string): string | undefined {
  const words = query
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ")
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\bcreate\s+or\s+replace\b/gi, "create")
    .match(/'…'|[a-z_][a-z_0-9.]*|[(),;]|[^\s(),;]+/gi);
  if (!words) return undefined;
  const isStatement = /^(select|insert|update|delete|with|create|alter|do|explain|lock)$/i.test(words[0]!);
  const empty = (): Group => ({ words: [], hasAnd: false, hasOr: false, isBetween: false });
  const open: Group[] = [empty()];
  const fault = (group: Group) =>
    group.hasOr && (group.hasAnd || (open.length === 1 && !isStatement)) ? group.words.join(" ") : undefined;
  for (const word of [...words, ";"]) {
    const group = open.at(-1)!;
    const lower = word.toLowerCase();
    if (lower === "(" || lower === "case") {
      group.words.push(word);
      open.push(empty());
    } else if (separators.has(lower) || lower === ")" || lower === "end") {
      const found = fault(group);
      if (found) return found;
      open.pop();
      if ((lower === ")" || lower === "end") && open.length > 0) open.at(-1)!.words.push("…", word);
      else open.push(empty());
    } else {
      group.words.push(word);
      if (lower === "between") group.isBetween = true;
      else if (lower === "and" && group.isBetween) group.isBetween = false;
      else if (lower === "and") group.hasAnd = true;
      else if (lower === "or") group.hasOr = true;
    }
  }
  return undefined;
}
