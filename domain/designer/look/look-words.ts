import colors from "../../../content/brief/colors.json" with { type: "json" };
import materials from "../../../content/brief/look-materials.json" with { type: "json" };
import { missedBy, shade } from "../sketch/shades.ts";
import type { PaletteColor } from "./palette.ts";

const named = Object.entries(colors).map(([word, hex]) => ({ word, at: shade(hex) }));
const made = materials.map(({ word, hex }) => ({ word, at: shade(hex) }));

/** How near a material's usual color has to be, to be taken for it. */
const likely = 0.07;

/** A palette in words that a brief understands. */
export interface LookWords {
  /** Each with the color of the picture that it stands for. */
  colors: readonly { word: string; hex: string }[];
  /** What surfaces of these colors are usually made of. */
  materials: readonly string[];
}

/** The names of a palette's colors, each once, and materials that look like them. Nothing else is known of a picture. */
export function lookWords(palette: readonly PaletteColor[]): LookWords {
  const found = new Map<string, string>();
  const looks = new Set<string>();
  for (const { hex } of palette) {
    const color = nearest(named, hex).word;
    if (!found.has(color)) found.set(color, hex);
    const material = nearest(made, hex);
    if (material.far < likely) looks.add(material.word);
  }
  return { colors: [...found].map(([word, hex]) => ({ word, hex })), materials: [...looks] };
}

/** The words of a look as a sentence of a brief: "Colors: sage green and oat. Oak." */
export function lookSentence(colorWords: readonly string[], materialWords: readonly string[]): string {
  const list = new Intl.ListFormat("en-US");
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    colorWords.length > 0 && `Colors: ${list.format(colorWords)}.`,
    materialWords.length > 0 && `${capital(list.format(materialWords))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function nearest(known: readonly { word: string; at: ReturnType<typeof shade> }[], hex: string) {
  const asked = shade(hex);
  return known
    .map(({ word, at }) => ({ word, far: missedBy(asked, at) }))
    .reduce((best, each) => (each.far < best.far ? each : best));
}
