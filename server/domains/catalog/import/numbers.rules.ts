export type Decimal = "." | ",";

/**
 * Parses a number as people write it: with thousands and either decimal separator. If one separator could mean both
 * ("1,234"), `usual` decides. Null if it is not a number.
 */
export function readNumber(text: string, usual: Decimal): number | null {
  const bare = text.replaceAll(/[\s'’]/g, "");
  if (!/^[+-]?\d[\d.,]*$/.test(bare) && !/^[+-]?[.,]\d+$/.test(bare)) return null;
  const decimal = decimalSeparator(bare, usual);
  const grouping = decimal === "," ? "." : ",";
  const [whole = "", ...fractions] = bare.split(decimal);
  if (fractions.length > 1 || fractions[0]?.includes(grouping)) return null;
  if (whole.includes(grouping) && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  return Number(`${whole.replaceAll(grouping, "")}.${fractions[0] ?? ""}0`);
}

function decimalSeparator(bare: string, usual: Decimal): Decimal {
  const [point, comma] = [bare.lastIndexOf("."), bare.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
  const sign = point >= 0 ? "." : comma >= 0 ? "," : usual;
  // one separator followed by exactly three digits may separate thousands; otherwise it is the decimal separator
  const groups = bare.split(sign);
  const mayGroup =
    groups.slice(1).every((group) => group.length === 3) && groups[0]!.replace(/^[+-]/, "") !== "0";
  if (groups.length > 2) return sign === "." ? "," : ".";
  return mayGroup && groups.length === 2 ? usual : sign;
}

/** The decimal separator of a file, from its number cells: the one that clearly ends more of them. */
export function usualDecimal(cells: Iterable<string>): Decimal {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    if (/\d,\d{1,2}(?!\d)|\d\.\d{3},\d/.test(cell)) commas++;
    if (/\d\.\d{1,2}(?!\d)|\d,\d{3}\.\d/.test(cell)) points++;
  }
  return commas > points ? "," : ".";
}
