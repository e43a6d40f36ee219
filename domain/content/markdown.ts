import { lexer, type Token, type Tokens } from "marked";
import type { TextBlock } from "./page-text.ts";

/**
 * What admins write, as the blocks that pages show: paragraphs, lists, steps, and facts (a table with two columns). Links
 * and bold words stay as they are written. Anything else, HTML included, is shown as it was typed and never as markup.
 */
export function blocksOf(markdown: string): TextBlock[] {
  return lexer(markdown, { gfm: true }).flatMap((token) => blockOf(token));
}

function blockOf(token: Token): TextBlock[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "list": {
      const list = token as Tokens.List;
      const items = list.items.map((item) => inline(item.tokens.flatMap(innerTokens)));
      return [list.ordered ? { steps: items } : { list: items }];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      if (header.length !== 2) return [oneLine(token.raw)];
      const lines = header.some(({ text }) => text.trim() !== "") ? [header, ...rows] : rows;
      return [{ facts: lines.map(([term, meaning]) => [inline(term!.tokens), inline(meaning!.tokens)]) }];
    }
    case "paragraph":
      return [inline((token as Tokens.Paragraph).tokens)];
    case "text":
      return [inline((token as Tokens.Text).tokens ?? [token])];
    default: {
      const text = oneLine(token.raw);
      return text === "" ? [] : [text];
    }
  }
}

/** The words of a list's item; a list within it is said after them. */
function innerTokens(token: Token): Token[] {
  if (token.type === "list") {
    return (token as Tokens.List).items.flatMap((item) => [
      { type: "text", raw: " ", text: " " },
      ...item.tokens.flatMap(innerTokens),
    ]);
  }
  return (token as Tokens.Text).tokens ?? [token];
}

const inline = (tokens: readonly Token[]): string => tokens.map(inlineOf).join("").trim();

function inlineOf(token: Token): string {
  switch (token.type) {
    case "link": {
      const { href, tokens, raw } = token as Tokens.Link;
      // a bare address stays bare
      return raw.startsWith("[") ? `[${inline(tokens).replaceAll("**", "")}](${href})` : raw;
    }
    case "strong":
      return `**${inline((token as Tokens.Strong).tokens).replaceAll("**", "")}**`;
    case "em":
      return inline((token as Tokens.Em).tokens);
    case "br":
      return " ";
    case "escape":
      return (token as Tokens.Escape).text;
    case "text":
      return "tokens" in token && token.tokens ? inline(token.tokens) : oneLineKeepingEnds(token.raw);
    default:
      return oneLineKeepingEnds(token.raw);
  }
}

const oneLineKeepingEnds = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");
const oneLine = (text: string): string => oneLineKeepingEnds(text).trim();

/** The other way round: blocks as an editor writes them. */
export const markdownOf = (blocks: readonly TextBlock[]): string => blocks.map(written).join("\n\n");

function written(block: TextBlock): string {
  if (typeof block === "string") return escapedStart(block);
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  if ("steps" in block) return block.steps.map((item, at) => `${at + 1}. ${item}`).join("\n");
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const rows = block.facts.map(([term, meaning]) => `| ${cell(term)} | ${cell(meaning)} |`);
  return ["| | |", "| --- | --- |", ...rows].join("\n");
}

/** A paragraph that would begin a list or a heading. */
const escapedStart = (text: string): string => text.replace(/^(\d+)([.)]\s)|^([-+*#>])(?=\s)/, "$1\\$2$3");

/** Every address that a text links to. */
export function linksIn(markdown: string): string[] {
  const found: string[] = [];
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === "link" || token.type === "image") found.push((token as Tokens.Link).href);
      if (token.type === "list") walk((token as Tokens.List).items);
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        for (const cell of [header, ...rows].flat()) walk(cell.tokens);
      }
      if ("tokens" in token && token.tokens) walk(token.tokens);
    }
  };
  walk(lexer(markdown, { gfm: true }));
  return found;
}
