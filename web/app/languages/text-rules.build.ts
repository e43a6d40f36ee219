import ts from "typescript";
import { isApiValue } from "./api-values.build.ts";

// Which strings of the source are words that people read. The same question as in tests/support/interface-texts.ts, but
// asked for translation: a word too many costs a translator a line, a word too few stays English.

/** Attributes and properties that hold no words, whatever they look like. */
const wordless = new Set(
  `className class id key name type href to src srcSet sizes role rel target d fill stroke viewBox transform style
  autoComplete inputMode pattern method action value as form htmlFor variant tone size kind layout align slot dir lang
  media crossOrigin loading decoding fetchPriority prefetch property charSet httpEquiv nonce accept encType slug path
  url code icon field permission event query sql placement contactType method format zone timeZone style weight`.split(
    /\s+/,
  ),
);

/** Attributes that hold nothing but words. */
const wordy = new Set(
  `label title placeholder alt hint description heading legend caption text note message error empty question summary
  aria-label aria-description aria-roledescription aria-valuetext children confirm intro lead help`.split(
    /\s+/,
  ),
);

/** Calls whose strings are for programs. */
const wordlessCalls = new Set(
  `querySelector querySelectorAll closest matches addEventListener removeEventListener getItem setItem removeItem
  getAttribute setAttribute removeAttribute toggleAttribute hasAttribute createElement startsWith endsWith includes has
  get set append delete split join replace replaceAll match test indexOf clsx supports import postMessage getPropertyValue
  setProperty matchMedia DateTimeFormat NumberFormat PluralRules Collator Segmenter log warn debug`.split(
    /\s+/,
  ),
);

const errors = new Set(["Error", "TypeError", "RangeError", "RegExp", "URL", "Headers", "DOMException"]);

/** Components of forms hold a `value`; others show it. Elements of HTML hold it, too. */
const holdsValue =
  /^[a-z]|(?:Field|Select|Group|Area|Checkbox|FacetValue|Picker|Button|Editor|Input|Nonce|Context|Provider)$/;
/** Forms send to an `action`; in other components it is a button or its words. */
const sendsToAction = /^form$|Form$/;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

const isWordless = (name: string): boolean => wordless.has(name) || name.startsWith("data-");
const isWordy = (name: string): boolean => wordy.has(name);

/** What an element's attribute has: words, no words, or perhaps some. */
export function wordsInAttribute(element: string, name: string): "all" | "none" | "some" {
  if (name === "value") return holdsValue.test(element) ? "none" : "all";
  if (name === "action") return sendsToAction.test(element) ? "none" : "all";
  if (isWordless(name)) return "none";
  return isWordy(name) ? "all" : "some";
}

const notWords =
  /^[\w-]*\/[\w…/-]*$|^#[\da-f]{3,8}$|^https?:|^[\w-]+\.[a-z]{2,4}$|^&\w+;$|^Bearer |^noindex|^[A-Z]{2}( [A-Z]{2})+$/;

/** Something with two letters together that is not an address, a class or the name of a key. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !notWords.test(text);
}

/** Words, not classes, code, addresses or names of files. `…` stands for what a template fills in. */
export function isProse(written: string): boolean {
  const text = written.replaceAll(/\{\w+\}/g, "…");
  if (!hasWords(text)) return false;
  if (!/^[\s("“…]*\p{Lu}/u.test(text) && !/\p{L}+ \p{L}+ \p{L}+/u.test(text) && !isPhrase(text)) return false;
  if (/^[\w./:#@-]+$/.test(text)) return /^\p{Lu}\p{Ll}+[.:!]?$/u.test(text);
  if (/^(GET|POST|PUT|DELETE) \/|^\/[a-z]/.test(text)) return false;
  return !/(^|\s)[\w-]+[:[][\w-]|\b(flex|grid|px-|text-|bg-|border|rounded)\b.*-|[{}]|;(?! \p{L}{2,} )|=>|^\s*(select|insert|update|delete) .* (from|into|set) /u.test(
    text,
  );
}

/** Classes of styles that are words. */
const classes = new Set(
  `flex grid block inline hidden relative absolute fixed sticky static truncate italic underline uppercase border rounded
  shadow outline container contents table grow shrink invisible visible transition link group peer ring isolate
  antialiased noopener noreferrer`.split(/\s+/),
);

/** `… of …`, `up to …`, `by email`, `… paid. Thank you.`: plain words, with what is filled in. */
function isPhrase(text: string): boolean {
  if (text.includes("\n") || /…(?:px|rem|em|ms)\b/.test(text)) return false;
  const tokens = text.trim().split(/\s+/);
  const isFilled = text.includes("…");
  const plain = isFilled
    ? /^[(“"]?(\p{L}\p{Ll}*(?:['’]\p{Ll}+)?)[…,.;!?)”"]*:?$/u
    : /^[(“"]?(\p{Ll}+(?:['’]\p{Ll}+)?)[,.;!?)”"]*:?$/u;
  const isWord = (token: string) => {
    const word = plain.exec(token)?.[1];
    return word !== undefined && !classes.has(word);
  };
  return (
    (isFilled || tokens.length > 1) &&
    tokens.some((one) => isWord(one) && hasWords(one)) &&
    tokens.every((one) => isWord(one) || /^[\P{L}]*$/u.test(one))
  );
}

/** Whether nothing within this node is for people: imports, types, comparisons, names, calls of programs. */
export function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node) || ts.isCaseClause(node.parent)) return isCaseOf(node);
  if (ts.isNewExpression(node)) return errors.has(nameOfCall(node.expression));
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

const isCaseOf = (node: ts.Node) =>
  ts.isTaggedTemplateExpression(node) || (ts.isCaseClause(node.parent) && node.parent.expression === node);

/**
 * Whether a string stands where only a program reads it.
 * @param isInCode whether nothing around it says that people read it, as tags and labels do
 */
export function isReadByPrograms(node: ts.Node, isInCode: boolean): boolean {
  const { parent } = node;
  if (isInCode && ts.isStringLiteralLike(node) && isApiValue(node.text) && !isLabel(node)) return true;
  if (ts.isBinaryExpression(parent)) return comparisons.has(parent.operatorToken.kind);
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name === node || isWordless(parent.name.getText());
  // new Map([["key", …]])
  if (ts.isArrayLiteralExpression(parent) && parent.elements[0] === node && isEntryOfMap(parent)) return true;
  if (ts.isCallExpression(parent)) return wordlessCalls.has(nameOfCall(parent.expression));
  // "one two three".split(" ")
  if (ts.isPropertyAccessExpression(parent)) return true;
  return ts.isExpressionStatement(parent) || ts.isEnumMember(parent);
}

function isEntryOfMap({ parent: list }: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(list) &&
    ts.isNewExpression(list.parent) &&
    nameOfCall(list.parent.expression) === "Map"
  );
}

/** `Shipped: "Shipped"` says how a value is called. */
function isLabel(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return false;
  const { name } = parent;
  return ts.isIdentifier(name) || ts.isStringLiteral(name)
    ? isApiValue(name.text) || isWordy(name.text)
    : false;
}

export function nameOfCall(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : "";
}
