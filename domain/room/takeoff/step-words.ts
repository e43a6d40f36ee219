// Sentences of a takeoff's arithmetic whose words are glued together.

type Measure = "sq ft" | "ft" | "pieces";

export const measureWords = (measure: Measure): string => measure;

/** ` ÷ 10.00 sq ft a box = 4.20` */
export const perUnitWords = (per_unit: string, measure: Measure, unit: string, count: string): string =>
  ` ÷ ${per_unit} ${measure} a ${unit.toLowerCase()} = ${count}`;

/** Why more is bought than the area takes. */
export const becauseOf = (needed: string, minimum: number) => ({
  pieces: `${needed}; the pieces as laid out take more`,
  minimum: `${needed}; minimum order ${minimum}`,
  none: needed,
});

/** `2 boxes` */
export function unitsWords(count: number, unit: string): string {
  const word = unit.toLowerCase();
  if (count === 1) return `${count} ${word}`;
  if (word.endsWith("foot")) return `${count} ${word.slice(0, -4)}feet`;
  return `${count} ${word.endsWith("x") ? `${word}es` : `${word}s`}`;
}

/** `40.00 sq ft + 10% waste (running bond) = 44.00 sq ft` */
export const wasteWords = (area: string, waste: number, pattern: string | null, needed: string): string =>
  `${area} sq ft + ${waste}% waste${pattern ? ` (${pattern})` : ""} = ${needed} sq ft`;

/** `Laid out: 7 whole and 9 cut, 1 of them from offcuts; 15 pieces to open` */
export const laidOutWords = (whole: number, cut: number, spare: string, opened: number): string =>
  `Laid out: ${whole} whole and ${cut} cut${spare}; ${opened} pieces to open`;

/** `14' 3" ÷ 8' a piece = 1.78: 2 to buy` */
export const lengthsWords = (run: string, stick: string, each: string, count: number): string =>
  `${run} ÷ ${stick} a piece = ${each}: ${count} to buy`;
