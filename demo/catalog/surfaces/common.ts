import type { Finish } from "../../../domain/materials/finishes.ts";
import type { FormatId } from "../../../domain/materials/formats.ts";
import type { Random } from "../../random.ts";
import { listed } from "../prose/grammar.ts";
import type { Choice, Size } from "./surface.types.ts";

/** Metric tile is pressed to 300 mm for a nominal foot. */
const metric = (nominal_in: number) => Number(((nominal_in * 300) / 304.8).toFixed(2));

interface SizeRow {
  width_in: number;
  length_in: number;
  format: string;
  pattern: string;
  price: number;
}

/** Nominal tile sizes with their real measures; `exact` for sawn stone, which is cut to the inch. */
export function tileSizes(rows: readonly SizeRow[], thickness_in: number, exact = false): Size[] {
  return rows.map(({ width_in: width, length_in: length, format, pattern, price }) => ({
    label: `${width}×${length} in.`,
    code: `${width}${length}`.replaceAll(".", ""),
    format: format as FormatId,
    width_in: exact ? width : metric(width),
    length_in: exact ? length : metric(length),
    thickness_in,
    pattern,
    price,
  }));
}

interface PieceRow {
  label: string;
  code?: string;
  format: string;
  width_in: number;
  length_in: number;
  thickness_in?: number;
  pattern?: string;
  price?: number;
}

/** Sizes of pieces that have names of their own; the code is made of the name's figures, unless one is given. */
export const pieces = (
  rows: readonly PieceRow[],
  all: { thickness_in?: number; pattern?: string } = {},
): Size[] =>
  rows.map(({ label, format, width_in, length_in, price = 1, ...own }) => ({
    label,
    code: own.code ?? label.replace(/[^0-9]/g, "").slice(0, 5),
    format: format as FormatId,
    width_in,
    length_in,
    thickness_in: own.thickness_in ?? all.thickness_in ?? 0,
    pattern: own.pattern ?? all.pattern ?? "",
    price,
  }));

const codes: Record<string, string> = {};

/** A finish as an option; the code keeps SKUs short and the same for the same word. */
export function finishChoice(label: string, finish: Finish, price = 1): Choice {
  codes[label] ??= label
    .split(/[\s-]+/)
    .map((word) => word.slice(0, label.includes(" ") || label.includes("-") ? 1 : 2))
    .join("");
  return { label, code: codes[label], price, finish };
}

interface FinishRow {
  label: string;
  finish: string;
  price?: number;
}

/** The finishes of a group of surfaces by the words of looks, as `surface-finishes.json` lists them. */
export const finishChoices = (rows: Record<string, FinishRow>): Record<string, Choice> =>
  Object.fromEntries(
    Object.entries(rows).map(([word, { label, finish, price }]) => [
      word,
      finishChoice(label, finish as Finish, price),
    ]),
  );

/** From one to `most` entries of the list in its own order, the first always among them. */
export function some<T>(list: readonly T[], most: number, random: Random, least = 1): T[] {
  const count = Math.min(list.length, random.int(least, Math.max(least, most)));
  const [first, ...rest] = list;
  const kept = new Set(random.sample(rest, count - 1));
  return list.filter((entry) => entry === first || kept.has(entry));
}

/** `3⁄8` style is hard to read in a list; the trade writes 3/8. */
const fractions: Record<string, string> = {
  "0.125": "1/8",
  "0.25": "1/4",
  "0.3125": "5/16",
  "0.375": "3/8",
  "0.5": "1/2",
  "0.625": "5/8",
  "0.75": "3/4",
  "0.875": "7/8",
};

/** Inches as a fraction where they are one: `3/8 in.`, `1-1/4 in.`, `0.22 in.` */
export function inches(value_in: number): string {
  const whole = Math.floor(value_in);
  const rest = Number((value_in - whole).toFixed(4));
  if (rest === 0) return `${whole} in.`;
  const fraction = fractions[String(rest)];
  if (!fraction) return `${Number(value_in.toFixed(2))} in.`;
  return whole === 0 ? `${fraction} in.` : `${whole}-${fraction} in.`;
}

export const millimeters = (value_in: number): string => `${Number((value_in * 25.4).toFixed(1))} mm`;

/** Several of a pool, said as a list. */
export const someOf = (pool: readonly string[], count: number, random: Random, last = "and"): string =>
  listed(random.sample(pool, count), last);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A price between two, in dollars to the cent, drifting with the brand's tier. */
export const priced = (least: number, most: number, tier: number, random: Random): number =>
  Number((random.around(least, most) * tier).toFixed(2));

/** Families whose label says what the surface looks like. */
export const lookNames: Record<string, string> = {
  marble: "Marble Look",
  travertine: "Travertine Look",
  limestone: "Limestone Look",
  slate: "Slate Look",
  granite: "Granite Look",
  quartz: "Solid and Flecked",
  terrazzo: "Terrazzo Look",
  concrete: "Concrete Look",
  ceramic: "Glazed Color",
  zellige: "Zellige Look",
  glass: "Glass",
  metal: "Metal",
  wood: "Wood Look",
  turf: "Lawn",
  paver: "Blended Color",
  brick: "Brick Look",
  ledgestone: "Split Stone",
  encaustic: "Patterned",
  linen: "Textile Look",
  paint: "Painted Color",
  pebble: "Pebble",
  terracotta: "Terracotta Look",
};
