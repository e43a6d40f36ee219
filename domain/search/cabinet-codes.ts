import codes from "../../content/search/cabinet-codes.json" with { type: "json" };

/**
 * Letters with which makers' lists and kitchen plans begin a cabinet's code, as the NKBA's nomenclature has them: type,
 * then width, height and depth in inches, two digits each: W3030, B36, U188424.
 */
const types: Readonly<Record<string, string>> = codes;
/**
 * Only these have a height in their code. All others are equally high, so the number after their width is the depth.
 */
const hasHeight = /\b(?:wall|tall)\b/;
const code = /^([a-z]+)(\d\d)(\d\d)?(?:\d\d)?[lr]?$/;
const width_in = { least: 9, most: 60 };

export interface CabinetCode {
  size: string;
  words: readonly string[];
}

/** What a code says: "30x30" and "wall cabinet" of W3030; null for what is none. */
export function readCabinetCode(text: string): CabinetCode | null {
  const [, letters = "", width = "", height] = code.exec(text) ?? [];
  const type = Object.hasOwn(types, letters) ? types[letters]! : null;
  if (type === null || Number(width) < width_in.least || Number(width) > width_in.most) return null;
  const isHigh = height !== undefined && hasHeight.test(type);
  const size = isHigh ? `${Number(width)}x${Number(height)}` : `${Number(width)} in`;
  return { size, words: type.split(" ") };
}
