// Sentences of a takeoff's arithmetic whose words are glued together.

export type Measure = "sq ft" | "ft" | "pieces" | "rolls";

export const measureWords = (measure: Measure): string => measure;

/** ` ÷ 10.00 sq ft a box = 4.20` */
export const perUnitWords = (per_unit: string, unit: string, count: string): string =>
  ` ÷ ${per_unit} a ${unit.toLowerCase()} = ${count}`;

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
  `${area} + ${waste}% waste${pattern ? ` (${pattern})` : ""} = ${needed}`;

/** `Laid out: 7 whole and 9 cut, 1 of them from offcuts; 15 pieces to open` */
export const laidOutWords = (whole: number, cut: number, spare: string, opened: number): string =>
  `Laid out: ${whole} whole and ${cut} cut${spare}; ${opened} pieces to open`;

/** `14' 3" ÷ 8' a piece = 1.78: 2 to buy` */
export const lengthsWords = (run: string, stick: string, each: string, count: number): string =>
  `${run} ÷ ${stick} a piece = ${each}: ${count} to buy`;

/** `8 strips of 20 1/2"; doors and windows are not deducted` */
export const stripsWords = (count: number, width: string, fallen: number): string => {
  const strips = `${count} ${count === 1 ? "strip" : "strips"}, ${width} wide each`;
  if (fallen === 0) return `${strips}; we don't deduct doors and windows`;
  return `${strips}; ${fallen} more ${fallen === 1 ? "falls" : "fall"} away at openings`;
};

interface CutWords {
  height: string;
  trim: string;
  cut: string;
}

/** `8' + 4" to trim, up to whole 10 1/4" repeats: cut at 8' 6 1/2"; 33' roll ÷ 8' 6 1/2" = 3 strips a roll` */
export const cutStripWords = (
  { height, trim, cut }: CutWords,
  repeat: string,
  match: "straight" | "drop" | "random",
  { roll, per_roll }: { roll: string; per_roll: number },
): string => {
  const upTo = {
    straight: `, up to whole ${repeat} repeats`,
    drop: `, up to a half ${repeat} repeat so that the next strip drops by half`,
    random: ", nothing to match",
  }[match];
  return `${height} + ${trim} to trim${upTo}: cut at ${cut}; ${roll} roll ÷ ${cut} = ${per_roll} ${per_roll === 1 ? "strip" : "strips"} a roll`;
};

/** `8 strips + 10% waste = 8.80 ÷ 3 a roll = 2.93 rolls` */
export const paperWasteWords = (
  strips: number,
  waste: number,
  needed: string,
  per_roll: number,
  rolls: string,
): string =>
  `${strips} ${strips === 1 ? "strip" : "strips"} + ${waste}% waste = ${needed} ÷ ${per_roll} a roll = ${rolls} rolls`;

export const tooShortWords = (roll: string, cut: string): string =>
  `One roll is ${roll} long, and a strip takes ${cut}.`;

/** Lumber yards quote boards by the foot: `24 boards × 12 ft = 288 linear ft` */
export const boardsWords = (boards: number, length_in: number): string =>
  `${boards} ${boards === 1 ? "board" : "boards"} × ${Number((length_in / 12).toFixed(2))} ft = ${Number(((boards * length_in) / 12).toFixed(1))} linear ft`;
