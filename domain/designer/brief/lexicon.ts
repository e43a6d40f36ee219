import type { Brief, BriefRoom, Feature, KitchenShape, Part, ProductWish } from "./brief.types.ts";
import { colorNames } from "./colors.table.ts";
import { plainWord } from "./plain-word.ts";
import { productKinds, productSlots } from "./products.table.ts";
import * as said from "./rooms-and-features.table.ts";
import { plainWords, roleWords, undesignedPhrases } from "./small-words.table.ts";
import { materialPhrases, metalPhrases, partPhrases } from "./surfaces.table.ts";

export type Role = keyof typeof roleWords;
/** Ways to move a color. */
export type Tone = "dark" | "light" | "warm" | "cool";

/** What a phrase may mean; most have one meaning, "curbless shower" has two. */
export type Meaning =
  | { kind: "room" | "hint"; value: BriefRoom }
  | { kind: "style"; value: string }
  | { kind: "metal"; value: string }
  | { kind: "feature"; value: Feature }
  | { kind: "lacks"; value: "tub" | "shower" }
  | { kind: "shape"; value: KitchenShape }
  | { kind: "seats"; value: number }
  | { kind: "product"; value: ProductWish }
  | { kind: "household"; value: Brief["household"][number] }
  | { kind: "part"; value: Part | "fittings" }
  | { kind: "color"; value: string; hex: string }
  | { kind: "material"; value: string; usual: Part }
  | { kind: "tone"; value: Tone; isMore: boolean }
  | { kind: "thrift"; value: -1 | 1 }
  | { kind: "role"; value: Role }
  | { kind: "undesigned" | "plain"; value: string };

/** Known phrases. */
export interface Lexicon {
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** What longer phrases begin with, in whole words. */
  beginnings: ReadonlySet<string>;
  /** A word as it was probably meant: itself, or a known word that is one slip away. */
  mend(word: string): string;
}

const tones: readonly (readonly [tone: Tone, plain: string, more: string])[] = [
  ["dark", "dark|deep|darker stained", "darker|deeper|moodier|more dramatic"],
  ["light", "light|pale|soft", "lighter|brighter|paler|airier"],
  ["warm", "warm", "warmer|cozier|more warmth"],
  ["cool", "cool", "cooler|less warm"],
];
const thrifts: readonly (readonly [-1 | 1, string])[] = [
  [
    1,
    "cheaper|less expensive|save money|save some money|bring the price down|bring the cost down|bring down the price|bring down the cost|bring it down|lower the price|lower the cost|lower price|lower cost|reduce the price|reduce the cost|cut the price|cut the cost|cut cost|more affordable|affordable|budget friendly|economical|too expensive|too much money|too pricey|over budget|cost less|less money|too costly|value engineer|cheap|cheaper material|cost too much",
  ],
  [
    -1,
    "nicer|more luxurious|fancier|higher end|high end|more upscale|upscale|better quality|higher quality|splurge|premium|more expensive|more high end|nicer material|better material|more luxury|more elegant|more premium|spare no expense|top of the line|upgrade everything|upgrade the material|upgrade material|luxurious",
  ],
];
const unmeant =
  "no frill|no nonsense|no problem|no rush|no idea|no matter|no doubt|no more than|less than|not much|hot dog|open concept|open plan|sink in|natural light|more light|lot of light|garden|no later than|bathroom scale|as is|deep clean|do not exceed|not to exceed|dont exceed|not exceed|dont go over|not more than|cant go over|do not go over|not over|twin size|dark and dated|cut corner|bed and bath|can not wait|cant wait|do not need much|if not|not big|not huge|not large|not very big|not a big";

function build(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split("|")) {
      const key = phrase.split(" ").map(plainWord).join(" ");
      const known = meanings.get(key);
      if (known) known.push(meaning);
      else meanings.set(key, [meaning]);
    }
  };
  const each = <Key extends string>(table: Readonly<Record<Key, string>>, meaning: (key: Key) => Meaning) => {
    for (const key of Object.keys(table) as Key[]) add(table[key], meaning(key));
  };
  each(said.roomPhrases, (value) => ({ kind: "room", value }));
  each(said.hintPhrases, (value) => ({ kind: "hint", value }));
  each(said.featurePhrases, (value) => ({ kind: "feature", value }));
  each(said.householdPhrases, (value) => ({ kind: "household", value }));
  each(said.stylePhrases, (value) => ({ kind: "style", value }));
  each(said.shapePhrases, (value) => ({ kind: "shape", value }));
  for (const [count, phrases] of said.seatsPhrases()) add(phrases, { kind: "seats", value: count });
  each(partPhrases, (value) => ({ kind: "part", value }));
  each(metalPhrases, (value) => ({ kind: "metal", value }));
  each(roleWords, (value) => ({ kind: "role", value }));
  add(said.tubToShowerPhrases, { kind: "lacks", value: "tub" });
  add(said.tubToShowerPhrases, { kind: "feature", value: "shower" });
  add(said.halfBathPhrases, { kind: "lacks", value: "tub" });
  add(said.halfBathPhrases, { kind: "lacks", value: "shower" });
  for (const [value, usual, phrases] of materialPhrases) add(phrases, { kind: "material", value, usual });
  for (const entry of colorNames.trim().split(/[\n|]/)) addColor(entry, add);
  for (const [value, plain, more] of tones) {
    add(plain, { kind: "tone", value, isMore: false });
    add(more, { kind: "tone", value, isMore: true });
  }
  for (const [value, phrases] of thrifts) add(phrases, { kind: "thrift", value });
  addProducts(add);
  add(undesignedPhrases, { kind: "undesigned", value: "" });
  add(unmeant, { kind: "plain", value: "" });
  return meanings;
}

function addColor(entry: string, add: (phrases: string, meaning: Meaning) => void): void {
  const [name, hex] = entry.split(" #") as [string, string];
  const meaning: Meaning = { kind: "color", value: name, hex: `#${hex}` };
  add(name, meaning);
  if (name.includes("gray")) add(name.replace("gray", "grey"), meaning);
}

/** A product's phrase may also tell the room, and what a color before it is on. */
function addProducts(add: (phrases: string, meaning: Meaning) => void): void {
  for (const { slot, word, name, phrases } of productKinds) {
    add(phrases, { kind: "product", value: { slot, word, name } });
    const { room, part } = productSlots[slot];
    if (room) add(phrases, { kind: "hint", value: room });
    if (part) add(phrases, { kind: "part", value: part });
  }
}

const meanings = build();
const plain = new Set(plainWords.trim().split(/\s+/).map(plainWord));

/** Whether a word is said around wishes and never one itself. */
export const isPlain = (word: string): boolean => plain.has(word) || word.length < 3 || /^\d/.test(word);

const leastMended = 5;
const leastTwice = 9;

const beginnings = new Set<string>();
for (const phrase of meanings.keys())
  for (let space = phrase.indexOf(" "); space > 0; space = phrase.indexOf(" ", space + 1))
    beginnings.add(phrase.slice(0, space));

/** Words that a misspelled one may be meant for, by their first letter. */
const mendable = new Map<string, string[]>();
const known = new Set(plain);
const listed = new Set<string>();
for (const [phrase, meant] of meanings) {
  const isWorth = meant.some(({ kind }) => kind !== "role" && kind !== "plain" && kind !== "undesigned");
  for (const word of phrase.split(" ")) {
    if (isWorth && word.length >= leastMended && !listed.has(word)) {
      listed.add(word);
      const list = mendable.get(word[0]!) ?? [];
      mendable.set(word[0]!, list);
      list.push(word);
    }
    known.add(word);
  }
}

function mend(word: string): string {
  if (word.length < leastMended || known.has(word)) return word;
  for (const slips of word.length < leastTwice ? [1] : [1, 2])
    for (const right of mendable.get(word[0]!) ?? []) if (isNear(word, right, slips)) return right;
  return word;
}

/** Whether two words differ by at most this many typos: a letter missing, added, wrong, or two swapped. */
function isNear(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (at === a.length && at === b.length) return true;
  if (slips === 0) return false;
  const [x, y] = [a.slice(at), b.slice(at)];
  if (x[0] === y[1] && x[1] === y[0] && isNear(x.slice(2), y.slice(2), slips - 1)) return true;
  return (
    isNear(x.slice(1), y, slips - 1) ||
    isNear(x, y.slice(1), slips - 1) ||
    isNear(x.slice(1), y.slice(1), slips - 1)
  );
}

export const lexicon: Lexicon = { meanings, beginnings, mend };
