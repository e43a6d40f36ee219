import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import svgToPdf from "svg-to-pdfkit";
import type { Language } from "../../domain/languages/language.ts";
import { inWords } from "../platform/spanish/in-words.ts";
import type { Fonts, Weight } from "./fonts.ts";
import { composed, type Run, runsOf } from "./text-runs.ts";

type TextOptions = PDFKit.Mixins.TextOptions;

/** What pdfkit draws a line with; its types leave it out. */
interface Inner {
  _font: unknown;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: TextOptions & { lineWidth?: number }): void;
}
const inner = PDFDocument.prototype as unknown as Inner;

/** By size of the text; Noto's own are wide enough for every script, and leave Latin lines far apart. */
const lineHeight = 1.16;
const ascent = 0.76;

/** Most of what is drawn: these letters and signs are in the main font, and have no direction to look into. */
const plain = /^[ -~\u00a0-\u00ac\u00ae-\u017f\u2013-\u201e\u2022\u2026\u2032\u2033\u20ac\u2122\u2212]*$/;

/**
 * A PDF whose texts may have any script: each letter is drawn by a font that has it. Texts of ours come out in the
 * document's language.
 */
export class TextDocument extends PDFDocument {
  readonly #fonts: Fonts;
  readonly #language: Language;
  #weight: Weight = "regular";

  constructor(fonts: Fonts, options: PDFKit.PDFDocumentOptions, language: Language) {
    // without a font at first: those of every reader know Latin letters only
    super({ ...options, font: null as unknown as string });
    this.#fonts = fonts;
    this.#language = language;
    this.type("regular");
  }

  override text(text: string, x?: number, y?: number, options?: TextOptions): this;
  override text(text: string, options?: TextOptions): this;
  override text(text: string, ...place: unknown[]): this {
    return super.text(inWords(text, this.#language), ...(place as [number, number, TextOptions]));
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(inWords(text, this.#language), options);
  }

  /** Chooses the weight of the texts to come. */
  type(weight: Weight): this {
    this.#weight = weight;
    this.#use(this.#fonts.main(weight));
    return this;
  }

  #use(font: Font): void {
    // opened once for each font; the key is never shown
    super.font(font as unknown as string, keyOf(font));
  }

  /** A drawing of our own making with its upper left corner at x, y; a pixel is a point. Its texts are Latin. */
  drawing(svg: string, x: number, y: number): this {
    svgToPdf(this, svg, x, y, {
      assumePt: true,
      fontCallback: (_family, isBold) => {
        const font = this.#fonts.main(isBold ? "bold" : "regular");
        // opened under its key here, so that svg-to-pdfkit finds it by that
        this.#use(font);
        return keyOf(font);
      },
    });
    return this.type(this.#weight);
  }

  #runs(text: string): Run<Font>[] {
    if (plain.test(text)) return [{ text, font: this.#fonts.main(this.#weight) }];
    return runsOf(text, (character) => this.#fonts.fontOf(character, this.#weight));
  }

  #inEach(text: string, draw: (run: string) => void): void {
    // pdfkit measures while it draws, so the font is put back each time
    const self = this as unknown as Inner;
    const before = self._font;
    const runs = this.#runs(text);
    for (const run of runs) {
      this.#use(run.font);
      draw(run.text);
    }
    self._font = before;
  }

  override widthOfString(text: string, options?: TextOptions): number {
    let width = 0;
    this.#inEach(text, (run) => {
      width += super.widthOfString(run, options);
    });
    return width;
  }

  override currentLineHeight(): number {
    return (this as unknown as Inner)._fontSize * lineHeight;
  }

  /** pdfkit calls this for each line of a text. */
  _fragment(text: string, x: number, y: number, options: TextOptions & { lineWidth?: number }): void {
    const line = text.replaceAll("\n", "");
    const runs = this.#runs(line);
    const {
      align,
      width,
      textWidth: _,
      wordCount: __,
      ...rest
    } = options as typeof options & {
      textWidth?: number;
      wordCount?: number;
    };
    const room = (options.lineWidth ?? width ?? 0) - this.widthOfString(line.trimEnd());
    const start = width && align === "right" ? room : width && align === "center" ? room / 2 : 0;
    let left = x + start;
    const isMixed = runs.length > 1;
    if (isMixed) this.#beginSpan(line);
    this.#inEach(line, (run) => {
      const baseline = -(this as unknown as Inner)._fontSize * ascent;
      inner._fragment.call(this, run, left, y, { ...rest, baseline });
      left += super.widthOfString(run, rest);
    });
    if (isMixed) this.#endSpan();
  }

  /** What is copied or read aloud is the text itself, in its order; readers look for it upright, as letters are drawn. */
  #beginSpan(line: string): void {
    this.save().transform(1, 0, 0, -1, 0, this.page.height);
    this.markContent("Span", { actual: composed(line) });
    this.save().transform(1, 0, 0, -1, 0, this.page.height);
  }

  #endSpan(): void {
    this.restore().endMarkedContent();
    this.restore();
  }
}

const keys = new WeakMap<Font, string>();
let lastKey = 0;

function keyOf(font: Font): string {
  const key = keys.get(font) ?? `font ${++lastKey}`;
  keys.set(font, key);
  return key;
}
