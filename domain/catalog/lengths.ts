/** A typed length: inches if understood, else what would be right. */
export type TypedLength = { ok: true; inches: number } | { ok: false; message: string };

const vulgar: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
};
const perUnit: Record<string, number> = {
  "'": 12,
  ft: 12,
  feet: 12,
  foot: 12,
  '"': 1,
  in: 1,
  inch: 1,
  inches: 1,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  m: 100 / 2.54,
  yd: 36,
  yard: 36,
  yards: 36,
};
/** The units that a number alone can have. */
export type BareUnit = "in" | "ft" | "cm" | "m";

const feetExample = {
  length: `7' 4 1/2"`,
  right: `Write feet and inches, such as 7' 4 1/2", or 88.5 for inches.`,
};
const metricExample = {
  length: "2.25 m",
  right: `Write meters or centimeters, such as 2.25 m or 225 cm, or feet and inches, such as 7' 4 1/2".`,
};

/** Characters that phones and keyboards insert for feet, inches and spaces, normalized. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔⅕⅖⅗⅘⅙⅚]/g, (sign) => ` ${vulgar[sign]}`)
    .replace(/\u2044/g, "/")
    .replace(/''|[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/(\d),(\d{1,2})(?!\d)/g, "$1.$2")
    .replace(/(\d),(\d{3})(?!\d)/g, "$1$2")
    .replace(/\s+/g, " ")
    .trim();

const number = /(?:(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+)(?:[ -]+(\d+)\/(\d+))?)/;
const part = new RegExp(
  `^${number.source}\\s*(feet|foot|ft|inches|inch|in|yards|yard|yd|mm|cm|m|'|")?\\.?[\\s,-]*(?:and )?`,
);

/**
 * A length as people type it: `7' 4 1/2"`, `7 ft 4.5 in`, `7'4½`, `88.5` (inches), `2.24 m`. Feet come before inches;
 * after feet a bare number is inches. An error says what would be right.
 */
export function parseLength(text: string, bare: BareUnit = "in"): TypedLength {
  const example = bare === "m" || bare === "cm" ? metricExample : feetExample;
  let rest = plain(text);
  if (rest === "") return refuse(`Type a length, such as ${example.length}.`);
  if (rest.startsWith("-")) return refuse("A length is more than zero; leave out the minus sign.");
  let inches = 0;
  let last = Number.POSITIVE_INFINITY;
  while (rest !== "") {
    const found = part.exec(rest);
    if (!found) return refuse(`“${text.trim()}” is not a length. ${example.right}`);
    const [all, onlyTop, onlyBottom, whole, top, bottom, unit] = found;
    const share = fraction(top ?? onlyTop, bottom ?? onlyBottom);
    if (share === null) return refuse("A fraction needs a number other than 0 below the line, such as 1/2.");
    const size = perUnit[unit ?? (last === 12 ? "in" : bare)]!;
    if (size >= last)
      return refuse(`Write the larger unit first and each unit once, such as ${example.length}.`);
    if (last === 12 && size === 1 && Number(whole ?? 0) + share >= 12 && Number.isFinite(last))
      return refuse(`After feet come less than 12 inches; ${text.trim()} has ${Number(whole ?? 0)}.`);
    inches += (Number(whole ?? 0) + share) * size;
    last = size;
    rest = rest.slice(all.length);
  }
  if (!(inches > 0)) return refuse("A length is more than zero.");
  if (inches > 6000) return refuse("A room ends at 500 feet, or 152 m; check the unit.");
  return { ok: true, inches };
}

function fraction(top: string | undefined, bottom: string | undefined): number | null {
  if (top === undefined || bottom === undefined) return 0;
  return Number(bottom) === 0 ? null : Number(top) / Number(bottom);
}

const refuse = (message: string): TypedLength => ({ ok: false, message });
