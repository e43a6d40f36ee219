import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font, openSync } from "fontkit";
import subsetFont from "subset-font";

export type Weight = "regular" | "bold";

/** The fonts of one document: what is drawn with which, ready to draw. */
export interface Fonts {
  /** For Latin letters, digits and the usual punctuation. */
  main(weight: Weight): Font;
  /** The font for a character; undefined if none has it. */
  fontOf(character: string, weight: Weight): Font | undefined;
  /**
   * To call before each document: fontkit notes in a glyph which character it was first wanted for, and as a part of
   * another glyph it is wanted for none, so that no text could be read out of the next document.
   */
  forgetGlyphs(): void;
}

const require = createRequire(import.meta.url);
const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** One file of a Noto family: a script, or a part of one. See docs/decisions/0012-pdf-fonts.md. */
interface Slice {
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Latin, Greek, Cyrillic and their signs. */
const mainFiles: Readonly<Record<Weight, string>> = {
  regular: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
};

/** The other families, in the order in which a character is looked for. */
const families = [
  ["noto-sans-symbols", /./u],
  ["noto-sans-arabic", /./u],
  ["noto-sans-hebrew", /./u],
  ["noto-sans-thai", /./u],
  ["noto-sans-armenian", /./u],
  ["noto-sans-georgian", /./u],
  ["noto-sans-bengali", /./u],
  ["noto-sans-tamil", /./u],
  ["noto-sans-telugu", /./u],
  ["noto-sans-ethiopic", /./u],
  ["noto-sans-kr", /\p{Script=Hangul}/u],
  ["noto-sans-sc", /./u],
  ["noto-sans-kr", /./u],
] as const;
const inMain = /^(latin|cyrillic|greek|vietnamese)/;

const slices = families.map(([family, isFor]) => ({ isFor, slices: slicesOf(family) }));

function slicesOf(family: string): Slice[] {
  const folder = `@fontsource-variable/${family}`;
  const ranges = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), "utf8"));
  return Object.entries<string>(ranges)
    .filter(([name]) => !inMain.test(name))
    .map(([name, text]) => ({
      path: require.resolve(`${folder}/files/${family}-${name.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`),
      ranges: text.split(",").map((range) => {
        const [first = 0, last = first] = range
          .replace("U+", "")
          .split("-")
          .map((hex) => Number.parseInt(hex, 16));
        return [first, last] as const;
      }),
    }));
}

function slicesIn(character: string): Slice[] {
  const code = character.codePointAt(0)!;
  return slices
    .filter(({ isFor }) => isFor.test(character))
    .flatMap((family) => family.slices)
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
}

/** Opened fonts, the ones used last at the end. */
const opened = new Map<string, Promise<Font>>();
const mostOpened = 60;

function open({ path }: Slice, weight: Weight): Promise<Font> {
  const key = `${weight} ${path}`;
  const font = opened.get(key) ?? openPlain(path, weight);
  opened.delete(key);
  opened.set(key, font);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
  return font;
}

/** fontkit cannot take a part of a compressed or variable font, so each is first made a plain one of its weight. */
async function openPlain(path: string, weight: Weight): Promise<Font> {
  const plain = await subsetFont(await readFile(path), "", {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    variationAxes: { wght: weights[weight] },
  });
  return create(plain) as Font;
}

const openMain = (weight: Weight) => openSync(require.resolve(mainFiles[weight])) as Font;
const main = { regular: openMain("regular"), bold: openMain("bold") };

/** The fonts for all characters of a text. */
export async function fontsFor(text: string): Promise<Fonts> {
  const found = { regular: new Map<string, Font>(), bold: new Map<string, Font>() };
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!;
    if (main.regular.hasGlyphForCodePoint(code)) continue;
    for (const slice of slicesIn(character)) {
      const regular = await open(slice, "regular");
      if (!regular.hasGlyphForCodePoint(code)) continue;
      found.regular.set(character, regular);
      found.bold.set(character, await open(slice, "bold"));
      break;
    }
  }
  return {
    main: (weight) => main[weight],
    fontOf: (character, weight) =>
      main[weight].hasGlyphForCodePoint(character.codePointAt(0)!)
        ? main[weight]
        : found[weight].get(character),
    forgetGlyphs: () => {
      for (const font of [main, found].flatMap(({ regular, bold }) => [regular, bold])) {
        for (const one of font instanceof Map ? font.values() : [font]) Object.assign(one, { _glyphs: {} });
      }
    },
  };
}
