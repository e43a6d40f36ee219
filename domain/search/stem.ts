/** A map, because words that users write may be property names that every object has, such as "constructor". */
const irregular: ReadonlyMap<string, string> = new Map([
  ["shelves", "shelf"],
  ["halves", "half"],
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["feet", "foot"],
  ["vanitys", "vanity"],
  ["accessories", "accessory"],
  ["chassis", "chassis"],
  ["christmas", "christmas"],
  ["texas", "texas"],
]);

const stems = new Map<string, string>();
/** Enough for any catalog's words; user input must not fill the memory. */
const mostKept = 200_000;

/** A word in the singular: `faucets` and `faucet`, `finishes` and `finish`, `batteries` and `battery`. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = singular(word);
    if (stems.size < mostKept) stems.set(word, stem);
  }
  return stem;
}

function singular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * What forms of one verb or noun share: `light`, `lighting` and `lighted`; `slide` and `sliding`. Coarser than a stem,
 * so it matches more and means less.
 */
export function rootOf(stem: string): string {
  const bare = withoutEnding(stem);
  if (bare === stem) return stem.length > 4 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
  const last = bare.at(-1)!;
  const isDoubled = bare.length > 3 && last === bare.at(-2) && !"lsz".includes(last);
  return isDoubled ? bare.slice(0, -1) : bare;
}

/** Three letters that would have doubled the last one: "rated" is from rate, not rat, and "tubing" from tube, not tub. */
const lostItsE = /^[^aeiou][aeiou][^aeiouwxy]$/;
/** Names of things of their own, which are not about a side, a case or a life. */
const ownThings: ReadonlySet<string> = new Set(["siding", "casing", "living", "coping"]);

function withoutEnding(stem: string): string {
  for (const ending of ["ing", "ed"]) {
    const bare = stem.slice(0, -ending.length);
    if (stem.endsWith(ending) && bare.length >= 3 && /[aeiouy]/.test(bare)) {
      return lostItsE.test(bare) && !ownThings.has(stem) ? `${bare}e` : bare;
    }
  }
  return stem;
}
