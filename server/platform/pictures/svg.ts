import sax from "sax";
import { PictureRefused } from "./problems.ts";

const most = { elements: 20_000, drawn: 20_000, depth: 64, text: 20_000, styles: 100_000 };

const svgSpace = "http://www.w3.org/2000/svg";
const linkSpace = "http://www.w3.org/1999/xlink";

/** All allowed elements; others are refused or dropped. */
const drawn = new Set(
  `svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath style
   linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);
const leftOut = new Set(["title", "desc", "metadata", "view", "cursor"]);
const scripts = new Set(["script", "handler", "listener"]);
const links = new Set([
  "image",
  "feImage",
  "foreignObject",
  "iframe",
  "audio",
  "video",
  "tref",
  "color-profile",
]);

interface Element {
  /** The referenced ids of a `use`, a mask, a pattern or a marker. */
  shows: string[];
  children: Element[];
}

// long paths are common, and text must be checked in one piece
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });

/**
 * The same drawing, rewritten from known harmless parts: shapes, text, gradients and patterns. Throws PictureRefused
 * for filters, scripts, entities, other files, and drawings that are malformed or expand to more than 20,000 elements.
 */
export function plainSvg(sent: Uint8Array): string {
  const parser = sax.parser(true, { xmlns: true, position: false });
  const writer = new SvgWriter();
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes("[")) throw new PictureRefused("entities");
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== "xml") throw new PictureRefused(name === "xml-stylesheet" ? "links" : "unreadable");
    if (/encoding/i.test(body) && !/encoding\s*=\s*["']utf-8["']/i.test(body))
      throw new PictureRefused("unreadable");
  };
  parser.onopentag = (tag) => writer.open(tag as sax.QualifiedTag);
  parser.onclosetag = () => writer.close();
  parser.ontext = (text) => writer.text(text);
  parser.oncdata = (text) => writer.text(text);
  try {
    parser.write(new TextDecoder("utf-8", { fatal: true }).decode(sent)).close();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused("unreadable");
  }
  return writer.written();
}

class SvgWriter {
  #parts: string[] = [];
  #open: { name: string; element: Element }[] = [];
  #root: Element | null = null;
  #ids = new Map<string, Element>();
  /** Depth inside a dropped element. */
  #hidden = 0;
  #elements = 0;
  #text = 0;
  #styles = 0;
  /** The text of the open style element. */
  #sheet = "";

  open(tag: sax.QualifiedTag) {
    this.#elements++;
    const depth = this.#open.length + this.#hidden;
    if (this.#elements > most.elements || depth > most.depth) throw new PictureRefused("too_complex");
    if (this.#hidden > 0 || isLeftOut(tag)) {
      this.#hidden++;
      return;
    }
    if (this.#open.at(-1)?.name === "style") throw new PictureRefused("unreadable");
    const attributes = keptAttributes(tag);
    for (const [name, value] of attributes) this.#checkAttribute(name, value);
    this.#addElement(tag.local, attributes);
    const space = this.#open.length === 1 ? ` xmlns="${svgSpace}" xmlns:xlink="${linkSpace}"` : "";
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    this.#parts.push(`<${tag.local}${space}${written.join("")}>`);
  }

  #addElement(name: string, attributes: ReadonlyMap<string, string>) {
    const link = attributes.get("xlink:href");
    const shows = name === "use" && link ? [link.trim().slice(1)] : [];
    for (const value of attributes.values()) {
      for (const [, id] of value.matchAll(/url\s*\(\s*["']?#([^"')]+)/gi)) shows.push(id!.trim());
    }
    const element: Element = { shows, children: [] };
    const id = attributes.get("id");
    if (id) this.#ids.set(id, element);
    this.#open.at(-1)?.element.children.push(element);
    this.#root ??= element;
    this.#open.push({ name, element });
  }

  close() {
    if (this.#hidden > 0) {
      this.#hidden--;
      return;
    }
    const { name } = this.#open.pop()!;
    if (name === "style") {
      this.#checkStyle(this.#sheet);
      this.#parts.push(escaped(this.#sheet));
      this.#sheet = "";
    }
    this.#parts.push(`</${name}>`);
  }

  text(text: string) {
    const name = this.#open.at(-1)?.name;
    if (this.#hidden > 0 || name === undefined) return;
    if (name === "style") {
      this.#sheet += text;
      return;
    }
    this.#text += text.trim().length;
    if (this.#text > most.text) throw new PictureRefused("too_complex");
    this.#parts.push(escaped(text));
  }

  #checkAttribute(name: string, value: string) {
    if (/filter$/.test(name) && value.trim() !== "none") throw new PictureRefused("filters");
    if (name === "xlink:href" && !value.trim().startsWith("#")) throw new PictureRefused("links");
    if (name === "style" || /url/i.test(value)) this.#checkStyle(value);
  }

  #checkStyle(text: string) {
    this.#styles += text.length;
    if (this.#styles > most.styles) throw new PictureRefused("too_complex");
    // escapes can spell any of the words below
    if (text.includes("\\")) throw new PictureRefused("unreadable");
    const style = text.replaceAll(/\/\*.*?\*\//gs, " ");
    if (/filter\s*:(?!\s*none)/i.test(style)) throw new PictureRefused("filters");
    if (/@import|url\s*\(\s*["']?\s*[^#"'\s]/i.test(style)) throw new PictureRefused("links");
  }

  written(): string {
    if (!this.#root) throw new PictureRefused("unreadable");
    refuseManyDrawn(this.#root, this.#ids);
    return this.#parts.join("");
  }
}

function isLeftOut({ uri, local }: sax.QualifiedTag): boolean {
  if (scripts.has(local)) throw new PictureRefused("scripts");
  if (links.has(local)) throw new PictureRefused("links");
  // editors keep their own data in other namespaces
  if (uri !== svgSpace || leftOut.has(local)) return true;
  if (local === "filter" || local.startsWith("fe")) throw new PictureRefused("filters");
  if (!drawn.has(local)) throw new PictureRefused("too_complex");
  return false;
}

/** By output name; without event handlers and editor data. */
function keptAttributes(tag: sax.QualifiedTag): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { prefix, uri, local, value } of Object.values(tag.attributes)) {
    if (prefix === "xmlns" || local === "xmlns" || /^on/i.test(local)) continue;
    if (prefix === "xml" && (local === "space" || local === "lang")) kept.set(`xml:${local}`, value);
    else if (local === "href" && (uri === "" || uri === linkSpace)) kept.set("xlink:href", value);
    else if (uri === "") kept.set(local, value);
  }
  // links have no effect in a picture
  if (tag.local === "a") kept.delete("xlink:href");
  return kept;
}

/** Refuses drawings that expand too much, or endlessly. */
function refuseManyDrawn(root: Element, ids: ReadonlyMap<string, Element>) {
  const counts = new Map<Element, number>();
  const underway = new Set<Element>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (underway.has(element) || underway.size > 4 * most.depth) throw new PictureRefused("too_complex");
    underway.add(element);
    const shown = element.shows.flatMap((id) => ids.get(id) ?? []);
    let sum = 1;
    for (const part of [...element.children, ...shown]) sum += count(part);
    underway.delete(element);
    if (sum > most.drawn) throw new PictureRefused("too_complex");
    counts.set(element, sum);
    return sum;
  };
  count(root);
}

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes.get(sign)!);
