import changes from "../../../content/brief/changes.json" with { type: "json" };
import colors from "../../../content/brief/colors.json" with { type: "json" };
import features from "../../../content/brief/features.json" with { type: "json" };
import fillers from "../../../content/brief/filler.json" with { type: "json" };
import household from "../../../content/brief/household.json" with { type: "json" };
import keepables from "../../../content/brief/keepables.json" with { type: "json" };
import materials from "../../../content/brief/materials.json" with { type: "json" };
import metals from "../../../content/brief/metals.json" with { type: "json" };
import moods from "../../../content/brief/moods.json" with { type: "json" };
import parts from "../../../content/brief/parts.json" with { type: "json" };
import plainWords from "../../../content/brief/plain-words.json" with { type: "json" };
import roles from "../../../content/brief/roles.json" with { type: "json" };
import rooms from "../../../content/brief/rooms.json" with { type: "json" };
import spanish from "../../../content/brief/spanish.json" with { type: "json" };
import styles from "../../../content/brief/styles.json" with { type: "json" };
import things from "../../../content/brief/things.json" with { type: "json" };
import undesigned from "../../../content/brief/undesigned.json" with { type: "json" };
import unmeant from "../../../content/brief/unmeant.json" with { type: "json" };
import type { Brief, BriefRoom, Feature, KitchenShape, Mood, Part, ProductWish } from "./brief.types.ts";
import { plainWord } from "./plain-word.ts";
import { productKinds, productSlots } from "./product-kinds.ts";

export type Role = keyof typeof roles;
/** Ways to move a color. */
export type Tone = keyof typeof changes.tones;

/** What a phrase may mean; most have one meaning, "curbless shower" has two. */
export type Meaning =
  | { kind: "room" | "hint"; value: BriefRoom }
  | { kind: "style"; value: string }
  | { kind: "metal"; value: string }
  | { kind: "feature"; value: Feature }
  | { kind: "lacks"; value: "tub" | "shower" | "freestanding_tub" | "double_vanity" }
  | { kind: "shape"; value: KitchenShape }
  | { kind: "seats"; value: number }
  | { kind: "product"; value: ProductWish }
  | { kind: "household"; value: Brief["household"][number] }
  | { kind: "part"; value: Part | "fittings" }
  | { kind: "color"; value: string; hex: string }
  | { kind: "material"; value: string; usual: Part }
  | { kind: "tone"; value: Tone; isMore: boolean }
  | { kind: "thrift"; value: -1 | 1 }
  | { kind: "mood"; value: Mood }
  /** What may stay, and what may be unwanted, by their names in the tables. */
  | { kind: "keepable"; value: string }
  | { kind: "thing"; value: string }
  | { kind: "sheen"; value: string }
  | { kind: "role"; value: Role }
  | { kind: "undesigned"; value: string }
  | { kind: "plain"; value: string };

/** Known phrases. */
export interface Lexicon {
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** What longer phrases begin with, in whole words. */
  beginnings: ReadonlySet<string>;
  /** Phrases that are not English. */
  translated: ReadonlySet<string>;
  /** Phrases of other languages that are another thing in another room; the usual one first. */
  senses: ReadonlyMap<string, readonly (readonly Meaning[])[]>;
  /** A word as it was probably meant: itself, or a known word that is one slip away. */
  mend(word: string): string;
}

const counts =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const seats = [
  "seat",
  "seating for",
  "table for",
  "table that seat",
  "dining for",
  "dining table for",
  "seat up to",
];

/** How a number of people at a table is said: "seats 8", "a table for eight". */
const seatsPhrases = (count: number, word: string): string[] => [
  ...seats.flatMap((way) => [`${way} ${word}`, `${way} ${count}`]),
  `${word} seat`,
  `para ${count} persona`,
  `mesa para ${spanishCounts[count - 2] ?? count}`,
  `mesa para ${count}`,
  `para ${spanishCounts[count - 2] ?? count} persona`,
];
const spanishCounts = "dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

function build(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) {
      const key = phrase.split(" ").map(plainWord).join(" ");
      const known = meanings.get(key);
      if (known) known.push(meaning);
      else meanings.set(key, [meaning]);
    }
  };
  const each = <Key extends string>(
    table: Readonly<Record<Key, readonly string[]>>,
    meaning: (key: Key) => Meaning,
  ) => {
    for (const key of Object.keys(table) as Key[]) add(table[key], meaning(key));
  };
  each(rooms.rooms, (value) => ({ kind: "room", value }));
  each(rooms.hints, (value) => ({ kind: "hint", value }));
  each(features, (value) => ({ kind: "feature", value }));
  each(household, (value) => ({ kind: "household", value }));
  each(styles, (value) => ({ kind: "style", value }));
  each(rooms.kitchenShapes, (value) => ({ kind: "shape", value }));
  for (const [at, word] of counts.entries())
    add(seatsPhrases(at + 2, word), { kind: "seats", value: at + 2 });
  each(parts, (value) => ({ kind: "part", value }));
  each(metals, (value) => ({ kind: "metal", value }));
  each(roles, (value) => ({ kind: "role", value }));
  add(rooms.tubToShower, { kind: "lacks", value: "tub" });
  add(rooms.tubToShower, { kind: "feature", value: "shower" });
  add(rooms.halfBath, { kind: "lacks", value: "tub" });
  add(rooms.halfBath, { kind: "lacks", value: "shower" });
  each(rooms.lacks, (value) => ({ kind: "lacks", value }));
  for (const { word, usual, phrases } of materials)
    add(phrases, { kind: "material", value: word, usual: usual as Part });
  for (const [name, hex] of Object.entries(colors)) addColor(name, hex, add);
  for (const [tone, { plain, more }] of Object.entries(changes.tones)) {
    add(plain, { kind: "tone", value: tone as Tone, isMore: false });
    add(more, { kind: "tone", value: tone as Tone, isMore: true });
  }
  add(changes.cheaper, { kind: "thrift", value: 1 });
  add(changes.nicer, { kind: "thrift", value: -1 });
  addProducts(add);
  each(moods, (value) => ({ kind: "mood", value }));
  for (const { name, phrases } of keepables) add(phrases, { kind: "keepable", value: name });
  for (const { name, phrases } of things) add(phrases, { kind: "thing", value: name });
  add(changes.shiny, { kind: "sheen", value: "shiny" });
  add(undesigned, { kind: "undesigned", value: "" });
  add(unmeant, { kind: "plain", value: "" });
  addTranslations(meanings);
  return meanings;
}

type Add = (phrases: readonly string[], meaning: Meaning) => void;

function addColor(name: string, hex: string, add: Add): void {
  const meaning: Meaning = { kind: "color", value: name, hex };
  add([name], meaning);
  if (name.includes("gray")) add([name.replace("gray", "grey")], meaning);
}

/** A product's phrase may also tell the room, and what a color before it is on. */
function addProducts(add: Add): void {
  for (const { slot, word, name, phrases } of productKinds) {
    add(phrases, { kind: "product", value: { slot, word, name } });
    const { room, part } = productSlots[slot];
    if (room) add(phrases, { kind: "hint", value: room });
    if (part) add(phrases, { kind: "part", value: part });
  }
}

const keyOf = (phrase: string): string => phrase.split(" ").map(plainWord).join(" ");

const senses = new Map<string, (readonly Meaning[])[]>();

/** Phrases of other languages mean what the English ones do, those with several senses the first of them. */
function addTranslations(meanings: Map<string, Meaning[]>): void {
  for (const [english, phrases] of Object.entries(spanish)) {
    const meant = meanings.get(keyOf(english));
    if (!meant) throw new Error(`No phrase of a brief is "${english}".`);
    // what cannot be designed is named in English
    const named = meant.map((each) => (each.kind === "undesigned" ? { ...each, value: english } : each));
    for (const key of phrases.map(keyOf)) {
      const before = senses.get(key);
      senses.set(key, [...(before ?? []), named]);
      if (!before) meanings.set(key, [...(meanings.get(key) ?? []), ...named]);
    }
  }
  for (const [key, { length }] of senses) if (length === 1) senses.delete(key);
}

const meanings = build();
const plain = new Set(plainWords.map(plainWord));

/** Whether a word is said around wishes and never one itself. */
export const isPlain = (word: string): boolean => plain.has(word) || word.length < 3 || /^\d/.test(word);

const filler = new Set(fillers.map(plainWord));

/** Whether a word is only courtesy or grammar: "please", "would", "something". */
export const isFiller = (word: string): boolean => filler.has(word);

const leastMended = 5;
const leastTwice = 9;

const beginnings = new Set<string>();
for (const phrase of meanings.keys())
  for (let space = phrase.indexOf(" "); space > 0; space = phrase.indexOf(" ", space + 1))
    beginnings.add(phrase.slice(0, space));

/** English typos are not mended to words of other languages. */
const translated = new Set(Object.values(spanish).flat().map(keyOf));

/** Words that a misspelled one may be meant for, by their first letter. */
const mendable = new Map<string, string[]>();
const known = new Set(plain);
const listed = new Set<string>();
for (const [phrase, meant] of meanings) {
  const isWorth =
    !translated.has(phrase) &&
    meant.some(({ kind }) => kind !== "role" && kind !== "plain" && kind !== "undesigned");
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
  if (known.has(word)) return word;
  // of so short a word only a letter may be missing: "brss"
  if (word.length === leastMended - 1)
    return (
      mendable.get(word[0]!)?.find((right) => right.length === leastMended && isNear(word, right, 1)) ?? word
    );
  if (word.length < leastMended) return word;
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

export const lexicon: Lexicon = { meanings, beginnings, translated, senses, mend };
