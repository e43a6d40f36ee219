export type Decimal = "." | ",";

/**
 * Reads a number as people write it: with currency signs, thousands and either decimal sign. Where one sign
 * could mean both ("1,234"), `usual` decides. Null when it is not a number.
 */
export function readNumber(text: string, usual: Decimal): number | null {
  const bare = text.replaceAll(/[\s  '’$€£]|USD/g, "");
  if (!/^[+-]?\d[\d.,]*$/.test(bare) && !/^[+-]?[.,]\d+$/.test(bare)) return null;
  const decimal = decimalSign(bare, usual);
  const grouping = decimal === "," ? "." : ",";
  const [whole = "", ...fractions] = bare.split(decimal);
  if (fractions.length > 1 || fractions[0]?.includes(grouping)) return null;
  if (whole.includes(grouping) && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  return Number(`${whole.replaceAll(grouping, "")}.${fractions[0] ?? ""}0`);
}

function decimalSign(bare: string, usual: Decimal): Decimal {
  const [point, comma] = [bare.lastIndexOf("."), bare.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
  const sign = point >= 0 ? "." : comma >= 0 ? "," : usual;
  // one sign with exactly three digits behind it may separate thousands; otherwise it is the decimal sign
  const groups = bare.split(sign);
  const mayGroup =
    groups.slice(1).every((group) => group.length === 3) && groups[0]!.replace(/^[+-]/, "") !== "0";
  if (groups.length > 2) return sign === "." ? "," : ".";
  return mayGroup && groups.length === 2 ? usual : sign;
}

/** The decimal sign of a file, from its number cells: the one that clearly ends more of them. */
export function usualDecimal(cells: Iterable<string>): Decimal {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    if (/\d,\d{1,2}$|\d\.\d{3},\d+$/.test(cell.trim())) commas++;
    if (/\d\.\d{1,2}$|\d,\d{3}\.\d+$/.test(cell.trim())) points++;
  }
  return commas > points ? "," : ".";
}

/** Inches from a length as the trade writes it: `12`, `3/8`, `1 1/2"`, `30,5 cm`, `9 mm`, `2 ft`. Null otherwise. */
export function readInches(text: string, usual: Decimal): number | null {
  const [, amount = "", unit = ""] =
    /^\s*([\d\s.,/½¼¾⅜⅝⅞⅛-]+?)\s*("|”|″|''|in\.?|inch(?:es)?|mm|cm|m|ft\.?|feet|')?\s*$/i.exec(text) ?? [];
  const number = readFraction(amount.trim(), usual);
  if (number === null || number <= 0) return null;
  const perInch = { mm: 25.4, cm: 2.54, m: 0.0254 }[unit.toLowerCase()];
  if (perInch !== undefined) return Math.round((number / perInch) * 1000) / 1000;
  return /^(ft\.?|feet|')$/i.test(unit) ? number * 12 : number;
}

const signs: Record<string, number> = {
  "½": 0.5,
  "¼": 0.25,
  "¾": 0.75,
  "⅜": 0.375,
  "⅝": 0.625,
  "⅞": 0.875,
  "⅛": 0.125,
};

function readFraction(text: string, usual: Decimal): number | null {
  const sign = signs[text.at(-1) ?? ""];
  if (sign !== undefined) {
    const whole = text.length === 1 ? 0 : readNumber(text.slice(0, -1), usual);
    return whole === null ? null : whole + sign;
  }
  const parts = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text);
  if (!parts) return readNumber(text, usual);
  const [, whole = "0", over, under] = parts;
  return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under);
}

/** Width and length of `12x24`, `12" × 24"`, `30 x 60 cm`; null when it is not such a size. */
export function readSize(text: string, usual: Decimal): { width_in: number; length_in: number } | null {
  const parts = text.split(/\s*[x×X*]\s*|\s+by\s+/).slice(0, 2);
  if (parts.length < 2) return null;
  const unit = /(mm|cm|ft\.?|feet|m)\s*$/i.exec(text)?.[1] ?? "";
  const [width, length] = parts.map((part) =>
    readInches(/[a-z"']\s*$/i.test(part) ? part : `${part} ${unit}`, usual),
  );
  return width && length ? { width_in: width, length_in: length } : null;
}
