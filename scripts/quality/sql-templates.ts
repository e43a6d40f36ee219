import ts from "typescript";

export interface SqlTemplate {
  line: number;
  /** With `?` for what is filled in. */
  text: string;
}

/** The `sql` templates of a TypeScript file. */
export function sqlTemplates(code: string, file = "query.ts"): SqlTemplate[] {
  if (!code.includes("sql")) return [];
  const found: SqlTemplate[] = [];
  walk(code, file, (node, line) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql")
      found.push({ line, text: textOf(node.template) });
  });
  return found;
}

export interface TableCall {
  line: number;
  method: string;
  /** Undefined if it is not written where it is called. */
  table: string | undefined;
}

const methods = ["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto"];
/** Of `server/platform/database/insert-rows.ts`: takes the database, then the table. */
const bulk = "insertRows";

/** The calls of a TypeScript file with which the query builder begins a query, or that insert many rows. */
export function tableCalls(code: string, file = "query.ts"): TableCall[] {
  if (![...methods, bulk].some((method) => code.includes(`${method}(`))) return [];
  const found: TableCall[] = [];
  walk(code, file, (node, line) => {
    if (!ts.isCallExpression(node)) return;
    const { expression, arguments: given } = node;
    const call = ts.isIdentifier(expression)
      ? { method: expression.text, table: given[1], known: [bulk] }
      : ts.isPropertyAccessExpression(expression)
        ? { method: expression.name.text, table: given[0], known: methods }
        : undefined;
    if (!call?.known.includes(call.method)) return;
    const table =
      call.table && ts.isStringLiteralLike(call.table) ? call.table.text.split(" ")[0] : undefined;
    found.push({ line, method: call.method, table });
  });
  return found;
}

function walk(code: string, file: string, look: (node: ts.Node, line: number) => void): void {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    look(node, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map((span) => `? ${span.literal.text}`).join("");
}
