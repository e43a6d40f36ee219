import { readFileSync } from "node:fs";
import ts from "typescript";

export interface InterfaceText {
  file: string;
  line: number;
  /** As people read it; `…` stands for what is filled in. */
  text: string;
}

/** Attributes of elements that hold no words. */
const wordless = new Set(
  [
    "className",
    "class",
    "id",
    "key",
    "name",
    "type",
    "href",
    "to",
    "src",
    "role",
    "rel",
    "target",
    "d",
    "fill",
  ].concat([
    "stroke",
    "viewBox",
    "transform",
    "autoComplete",
    "inputMode",
    "pattern",
    "method",
    "action",
    "value",
    "as",
  ]),
);

/** The texts of a data file: each line of Markdown, each string of JSON that is more than a word. */
export function dataTexts(file: string): InterfaceText[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    const texts = file.endsWith(".md")
      ? [line.replaceAll("**", "").trim()]
      : Array.from(line.matchAll(/"(?:[^"\\]|\\.)*"/g), ([text]) => JSON.parse(text) as string);
    return texts.filter((text) => /\p{L}{2}.*\s/u.test(text)).map((text) => ({ file, line: at + 1, text }));
  });
}

/**
 * The texts of a TypeScript file that people may read: what stands between tags, and strings of more than one word that
 * begin with a letter and are neither classes nor code.
 */
export function interfaceTexts(file: string): InterfaceText[] {
  const code = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, scriptKind(file));
  const found: InterfaceText[] = [];
  const add = (node: ts.Node, raw: string) => {
    const text = raw.replaceAll(/\s+/g, " ").trim();
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (/\p{L}{2}/u.test(text)) found.push({ file, line, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && wordless.has(node.name.getText(source))) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) add(node, textBetweenTags(node));
    else if (ts.isStringLiteral(node) && isProse(node.text)) add(node, node.text);
    else if (ts.isNoSubstitutionTemplateLiteral(node) && isProse(node.text)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
      if (isProse(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const scriptKind = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function textBetweenTags(element: ts.JsxElement | ts.JsxFragment): string {
  const parts = element.children.map((child) => {
    if (ts.isJsxText(child)) return child.text;
    if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteral(child.expression))
      return child.expression.text;
    return "…";
  });
  return parts.some((part) => /\p{L}{2}/u.test(part)) ? parts.join("") : "";
}

/** Words, not classes, code, addresses or names of files. */
function isProse(text: string): boolean {
  if (!/^[\s("“…]*\p{Lu}/u.test(text) && !/\p{L}+ \p{L}+ \p{L}+/u.test(text)) return false;
  if (/^[\w./:#@-]+$/.test(text)) return /^\p{Lu}\p{Ll}+$/u.test(text);
  if (/^(GET|POST|PUT|DELETE) \/|^\/[a-z]/.test(text)) return false;
  return !/(^|\s)[\w-]+[:[][\w-]|\b(flex|grid|px-|text-|bg-|border|rounded)\b.*-|[{};]|=>|^\s*(select|insert|update|delete|with) /.test(
    text,
  );
}
