import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

// docs/writing.md has the order. The component `Actions` fixes it wherever a way out is beside a main button.

interface Shown {
  words: string;
  isMain: boolean;
  isLink: boolean;
}

interface Row {
  place: string;
  isFooter: boolean;
  buttons: Shown[];
}

const wayOut = /^(?:Cancel$|Keep |Discard|No, |Not now|Don't |Back$)/;

const tagOf = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;

function shownOf(node: ts.Node): Shown | undefined {
  const tag = tagOf(node);
  const name = tag?.tagName.getText() ?? "";
  if (name !== "Button" && name !== "LinkButton") return undefined;
  const variant = tag!.attributes.properties.find((one) => one.name?.getText() === "variant");
  const words = ts.isJsxElement(node) ? node.children.map((one) => one.getText()).join("") : "";
  return { words: words.trim(), isMain: !variant, isLink: name === "LinkButton" };
}

/** The buttons among the children of an element, those under a condition included. */
function buttonsIn(node: ts.Node): Shown[] {
  const own = shownOf(node);
  if (own) return [own];
  if (ts.isJsxFragment(node)) return node.children.flatMap(buttonsIn);
  if (ts.isJsxExpression(node)) return node.expression ? buttonsIn(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return buttonsIn(node.expression);
  if (ts.isBinaryExpression(node)) return buttonsIn(node.right);
  return ts.isConditionalExpression(node) ? buttonsIn(node.whenTrue) : [];
}

function rowsOf(path: string): Row[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const rows: Row[] = [];
  const look = (node: ts.Node, isFooter: boolean) => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && tagOf(node)?.tagName.getText() !== "Actions") {
      const buttons = node.children.flatMap(buttonsIn);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const words = buttons.map((one) => one.words.replaceAll(/\s+/g, " ")).join(" | ");
      if (buttons.length > 1) rows.push({ place: `${path}:${line} ${words}`, isFooter, buttons });
    }
    const isTheirs = ts.isJsxAttribute(node) && node.name.getText() === "footer";
    node.forEachChild((child) => look(child, isTheirs || (isFooter && !ts.isJsxElement(node))));
  };
  look(source, false);
  return rows;
}

const rows = globSync("web/**/*.tsx")
  .filter((path) => !path.startsWith("web/areas/dev/gallery/"))
  .flatMap(rowsOf);

describe("the order of buttons", () => {
  test("is looked at in many rows", () => expect(rows.length).toBeGreaterThan(50));

  test("a way out beside a main button is in Actions", () => {
    const found = rows.filter(
      ({ buttons }) =>
        buttons.some(({ isMain }) => isMain) && buttons.some(({ words }) => wayOut.test(words)),
    );
    expect(found.map(({ place }) => place)).toEqual([]);
  });

  test("a dialog's footer with a main button and others has them in Actions", () => {
    const found = rows.filter(({ isFooter, buttons }) => isFooter && buttons.some(({ isMain }) => isMain));
    expect(found.map(({ place }) => place)).toEqual([]);
  });

  test("the main button is first in a row, or last in a head: never between others", () => {
    const found = rows.filter(({ buttons }) =>
      buttons.some(({ isMain }, at) => isMain && at > 0 && at < buttons.length - 1 && !buttons[0]?.isMain),
    );
    expect(found.map(({ place }) => place)).toEqual([]);
  });
});
