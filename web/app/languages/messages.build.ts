import { decode } from "html-entities";
import ts from "typescript";
import { hasWords } from "./text-rules.build.ts";

// A message is the words between two tags, as one text: "Ships to <b>{place}</b> by {day}". Translators move its parts
// as their language wants them.

/** A part of a message: words, a value that is filled in, an element with words of its own, or one without. */
export type Part =
  | { kind: "words"; text: string; start: number; end: number }
  | { kind: "value"; name: string; node: ts.Node; start: number; end: number }
  | { kind: "element"; name: string; node: ts.JsxElement; parts: Part[]; start: number; end: number }
  | { kind: "hole"; name: string; node: ts.Node; start: number; end: number };

/** Elements that are texts of their own, never a part of a sentence. */
const blocks = new Set(
  `p div section article aside header footer main nav ul ol li dl dt dd table tbody thead tr td th h1 h2 h3 h4 h5 h6
  form fieldset legend label select option optgroup button details summary figure figcaption dialog blockquote address
  svg picture template noscript script style`.split(/\s+/),
);

/** The parts between an element's tags; names are unique within the message. */
export function partsOf(children: readonly ts.JsxChild[], names: Names): Part[] {
  return children.flatMap((child) => partOf(child, names) ?? []);
}

function partOf(child: ts.JsxChild, names: Names): Part | undefined {
  const place = { start: child.getStart(), end: child.end };
  if (ts.isJsxText(child)) {
    const text = writtenText(child.text);
    return text ? { kind: "words", text, start: child.pos, end: child.end } : undefined;
  }
  if (ts.isJsxExpression(child)) {
    const { expression } = child;
    if (!expression) return undefined;
    if (ts.isStringLiteral(expression)) return { kind: "words", text: expression.text, ...place };
    const kind = holdsElements(expression) ? "hole" : "value";
    return { kind, name: names.next(nameOfValue(expression)), node: child, ...place };
  }
  if (ts.isJsxElement(child) && isInline(child)) {
    const name = names.next(child.openingElement.tagName.getText());
    return { kind: "element", name, node: child, parts: partsOf(child.children, names), ...place };
  }
  return { kind: "hole", name: names.next(nameOfElement(child)), node: child, ...place };
}

/** JSX drops line breaks with the blanks around them; within words they are one blank. */
function writtenText(raw: string): string {
  const lines = raw.split(/\r?\n/);
  const trimmed = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return decode(trimmed.filter((line, at) => line || (at === 0 && lines.length === 1)).join(" "));
}

/** Words with a mark around them, such as a link or bold type. */
function isInline({ openingElement, children }: ts.JsxElement): boolean {
  if (blocks.has(openingElement.tagName.getText())) return false;
  const isPlain = (child: ts.JsxChild) =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) && !(child.expression && holdsElements(child.expression))) ||
    (ts.isJsxElement(child) && isInline(child));
  return children.some((child) => !ts.isJsxText(child) || child.text.trim()) && children.every(isPlain);
}

function holdsElements(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  return ts.forEachChild(node, (child) => holdsElements(child) || undefined) ?? false;
}

function nameOfElement(child: ts.Node): string {
  if (ts.isJsxElement(child)) return child.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(child) ? child.tagName.getText() : "part";
}

/** A name that tells translators what is filled in: `{formatUsd(order.total)}` is `total`. */
export function nameOfValue(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return nameOfValue(node.expression);
  if (ts.isConditionalExpression(node)) return "choice";
  if (ts.isBinaryExpression(node)) return nameOfValue(node.left);
  if (!ts.isCallExpression(node)) return "value";
  const [first] = node.arguments;
  const named = first && nameOfValue(first);
  return named && named !== "value" ? named : nameOfValue(node.expression);
}

/** Gives each part of a message a name of its own. */
export class Names {
  readonly #taken = new Map<string, number>();

  next(wanted: string): string {
    const name = wanted.replaceAll(/\W/g, "") || "value";
    const count = (this.#taken.get(name) ?? 0) + 1;
    this.#taken.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  }
}

/** The message of these parts, as translators read it. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(written).join("");
}

function written(part: Part): string {
  if (part.kind === "words") return part.text;
  if (part.kind === "value") return `{${part.name}}`;
  return part.kind === "hole" ? `<${part.name}/>` : `<${part.name}>${textOf(part.parts)}</${part.name}>`;
}

export const saysSomething = (parts: readonly Part[]): boolean =>
  parts.some((part) =>
    part.kind === "words" ? hasWords(part.text) : part.kind === "element" && saysSomething(part.parts),
  );

/** The parts that are of one message: without empty elements and blanks at its ends. */
export function withoutEdges(parts: readonly Part[]): Part[] {
  const isEdge = (part: Part) => part.kind === "hole" || (part.kind === "words" && !part.text.trim());
  const first = parts.findIndex((part) => !isEdge(part));
  return first < 0 ? [] : parts.slice(first, parts.findLastIndex((part) => !isEdge(part)) + 1);
}

/** What a message fills in: `{total}`, `<b>`, `</b>`, `<Icon/>`. */
export const marks = /\{\w+\}|<\/?\w+\/?>/g;
