import ts from "typescript";
import {
  marks,
  Names,
  nameOfValue,
  type Part,
  partsOf,
  saysSomething,
  textOf,
  withoutEdges,
} from "./messages.build.ts";
import {
  hasWords,
  isForPrograms,
  isProse,
  isReadByPrograms,
  nameOfCall,
  wordsInAttribute,
} from "./text-rules.build.ts";

/** One text of the source. `many` is the other form of words that follow a count. */
export interface SourceText {
  id: string;
  many?: string;
  /** A single word in code: it may be a value that only looks like a word. */
  isBare: boolean;
}

/** Gives a text in another language (its forms, if it has `many`), or undefined to leave it as it is. */
export type Translate = (text: SourceText) => readonly string[] | undefined;

/**
 * The source of a module with its texts in another language. Texts are what people read of JSX, of attributes such as
 * `label` and of strings in code; the rules are in text-rules.build.ts. Give a `translate` that returns nothing to
 * learn which texts there are. `/* words *\/` before an expression says that its strings are texts.
 */
export function translateSource(file: string, code: string, translate: Translate): string {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  return new Translation(code, translate).of(source);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

class Translation {
  readonly #code: string;
  readonly #translate: Translate;
  #edits: Edit[] = [];
  /** Whether code is marked as words: strings in it are texts even if they do not look like it. */
  #isMarked = false;

  constructor(code: string, translate: Translate) {
    this.#code = code;
    this.#translate = translate;
  }

  /** The source of a node, with what is within it translated. */
  of(node: ts.Node): string {
    const outer = this.#edits;
    this.#edits = [];
    if (ts.isSourceFile(node)) this.#visit(node);
    else this.#child(node);
    const from = ts.isSourceFile(node) ? 0 : node.getStart();
    let text = this.#code.slice(from, node.end);
    for (const edit of this.#edits.toSorted((a, b) => b.start - a.start))
      text = text.slice(0, edit.start - from) + edit.text + text.slice(edit.end - from);
    this.#edits = outer;
    return text;
  }

  readonly #visit = (node: ts.Node): void => {
    if (node.parent && isForPrograms(node)) return;
    if (!this.#isMarked && isMarked(node)) {
      this.#isMarked = true;
      this.#words(node as ts.Expression);
      this.#isMarked = false;
    } else if (ts.isJsxElement(node)) {
      this.#visit(node.openingElement);
      this.#children(node.children);
    } else if (ts.isJsxFragment(node)) this.#children(node.children);
    else if (ts.isJsxAttribute(node)) this.#attribute(node);
    else if (ts.isCallExpression(node) && nameOfCall(node.expression) === "plural") this.#plural(node);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      this.#string(node, this.#isMarked ? hasWords : isProse);
    else ts.forEachChild(node, this.#visit);
  };

  #children(children: readonly ts.JsxChild[]): void {
    const all = partsOf(children, new Names());
    const isText = all.some((part) => part.kind === "words" && part.text.trim());
    const parts = isText ? withoutEdges(all) : [];
    if (!saysSomething(parts)) {
      for (const child of children) this.#child(child);
      return;
    }
    const [start, end] = [parts[0]!.start, parts.at(-1)!.end];
    for (const child of children) if (child.end <= start || child.pos >= end) this.#child(child);
    const text = this.#message(parts);
    if (text === undefined) this.#partsAlone(parts);
    else this.#edits.push({ start, end, text });
  }

  /** What is filled into a message that stays as it is. */
  #partsAlone(parts: readonly Part[]): void {
    for (const part of parts) {
      if (part.kind === "element") {
        this.#visit(part.node.openingElement);
        this.#partsAlone(part.parts);
      } else if (part.kind !== "words") this.#child(part.node);
    }
  }

  /** The source of a message in the other language. */
  #message(parts: readonly Part[]): string | undefined {
    const text = textOf(parts);
    const id = text.trim();
    const [said] = this.#translate({ id, isBare: false }) ?? [];
    if (said === undefined || !fillsTheSame(id, said)) return undefined;
    const [before = ""] = /^\s*/.exec(text)!;
    const [after = ""] = /\s*$/.exec(text)!;
    return this.#filled(before + said + after, namedParts(parts));
  }

  #filled(said: string, parts: ReadonlyMap<string, Part>): string {
    const words = (text: string) => (text ? `{${JSON.stringify(text)}}` : "");
    let source = "";
    let at = 0;
    for (const { 0: mark, index } of said.matchAll(marks)) {
      const part = parts.get(mark.replaceAll(/\W/g, ""));
      if (!part || part.kind === "words") continue;
      source += words(said.slice(at, index)) + this.#markOf(part, mark);
      at = index + mark.length;
    }
    return source + words(said.slice(at));
  }

  #markOf(part: Exclude<Part, { kind: "words" }>, mark: string): string {
    if (part.kind !== "element") return this.of(part.node);
    return mark.startsWith("</") ? part.node.closingElement.getText() : this.of(part.node.openingElement);
  }

  /** What stands between tags by itself: strings in it are words. */
  #child(child: ts.Node): void {
    if (ts.isJsxExpression(child)) {
      if (child.expression) this.#words(child.expression);
    } else this.#visit(child);
  }

  /** An expression whose value people read. */
  #words(node: ts.Expression): void {
    if (ts.isParenthesizedExpression(node)) this.#words(node.expression);
    else if (ts.isConditionalExpression(node)) {
      this.#visit(node.condition);
      this.#words(node.whenTrue);
      this.#words(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && !isComparison(node)) {
      this.#visit(node.left);
      this.#words(node.right);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) this.#string(node, hasWords);
    else this.#visit(node);
  }

  #attribute(attribute: ts.JsxAttribute): void {
    const name = attribute.name.getText();
    const value = attribute.initializer;
    const words = wordsInAttribute(attribute.parent.parent.tagName.getText(), name);
    if (!value || words === "none") return;
    const isWords = words === "all" ? hasWords : isProse;
    if (ts.isStringLiteral(value)) {
      const [said] = isWords(value.text) ? (this.#translate({ id: value.text, isBare: false }) ?? []) : [];
      if (said !== undefined)
        this.#edits.push({ start: value.getStart(), end: value.end, text: `{${JSON.stringify(said)}}` });
    } else if (ts.isJsxExpression(value) && value.expression && words === "all")
      this.#words(value.expression);
    else this.#visit(value);
  }

  #string(node: ts.StringLiteralLike | ts.TemplateExpression, isWords: (text: string) => boolean): void {
    if (ts.isTemplateExpression(node)) {
      this.#template(node, isWords);
      return;
    }
    const isBare = isWords === isProse && /^\p{L}+$/u.test(node.text);
    if (!isWords(node.text) || (!this.#isNamed(node) && isReadByPrograms(node, isWords === isProse))) return;
    const [said] = this.#translate({ id: node.text, isBare }) ?? [];
    if (said !== undefined)
      this.#edits.push({ start: node.getStart(), end: node.end, text: JSON.stringify(said) });
  }

  /** A value in an object that is marked as words, whatever it is called. */
  #isNamed({ parent }: ts.Node): boolean {
    return this.#isMarked && ts.isPropertyAssignment(parent);
  }

  #template(node: ts.TemplateExpression, isWords: (text: string) => boolean): void {
    const rough = node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
    const id = isWords(rough) && !isReadByPrograms(node, isWords === isProse) ? node : undefined;
    const names = new Names();
    const values = new Map(
      node.templateSpans.map(({ expression }) => [names.next(nameOfValue(expression)), expression] as const),
    );
    const written = [...values.keys()].map((name, at) => `{${name}}${node.templateSpans[at]!.literal.text}`);
    const text = node.head.text + written.join("");
    const [said] = (id && this.#translate({ id: text, isBare: false })) || [];
    if (said === undefined || !fillsTheSame(text, said)) {
      for (const { expression } of node.templateSpans) this.#words(expression);
      return;
    }
    const source = said.split(/(\{\w+\})/).map((piece) => {
      const value = /^\{\w+\}$/.test(piece) ? values.get(piece.slice(1, -1)) : undefined;
      return value ? `\${${this.of(value)}}` : piece.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
    });
    this.#edits.push({ start: node.getStart(), end: node.end, text: `\`${source.join("")}\`` });
  }

  /** `plural(count, "box", "boxes")`, both forms as one text. */
  #plural(call: ts.CallExpression): void {
    const [count, one, many] = call.arguments;
    if (count) this.#visit(count);
    if (!one) return;
    if (!ts.isStringLiteralLike(one) || (many && !ts.isStringLiteralLike(many))) {
      this.#words(one);
      if (many) this.#words(many);
      return;
    }
    const said = this.#translate({ id: one.text, many: many?.text ?? `${one.text}s`, isBare: false });
    if (said?.length !== 2) return;
    const text = said.map((form) => JSON.stringify(form)).join(", ");
    this.#edits.push({ start: one.getStart(), end: (many ?? one).end, text });
  }
}

function namedParts(parts: readonly Part[], found = new Map<string, Part>()): ReadonlyMap<string, Part> {
  for (const part of parts) {
    if (part.kind === "words") continue;
    found.set(part.name, part);
    if (part.kind === "element") namedParts(part.parts, found);
  }
  return found;
}

/** Whether a translation fills in what the text does, each once. */
export function fillsTheSame(id: string, said: string): boolean {
  const filled = (text: string) => (text.match(marks) ?? []).toSorted().join(" ");
  return filled(id) === filled(said);
}

/** Whether `/* words *\/` stands before it: what follows are words, such as single ones that look like values. */
const isMarked = (node: ts.Node) =>
  /\/\* words \*\/\s*$/.test(node.getFullText().slice(0, node.getLeadingTriviaWidth()));

const isComparison = ({ operatorToken }: ts.BinaryExpression) =>
  /^(?:[!=]==?|[<>]=?|in|instanceof)$/.test(operatorToken.getText());
