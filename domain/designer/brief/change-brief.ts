import { barOf, lifted, strictly } from "./bars.ts";
import type { Brief, ColorWish, MaterialWish, Part } from "./brief.types.ts";
import * as words from "./brief-words.ts";
import { deniedIn } from "./denied.ts";
import type { Tone } from "./lexicon.ts";
import { metalOfColor } from "./looks-said.ts";
import {
  avoiding,
  hoping,
  isSameProduct,
  joinBars,
  joinLooks,
  joinProducts,
  moving,
  wanting,
} from "./merge-brief.ts";
import { movesIn, withoutMoves } from "./moves-said.ts";
import { measuredIn, wordsOnce } from "./read-brief.ts";
import { readSaving, type Saving } from "./read-saving.ts";
import { reading } from "./said.ts";
import type { Said } from "./said.types.ts";
import { toned, usualTone } from "./tones.ts";
import { unreadIn } from "./unread.ts";

/** A brief with the changes that somebody asked for. */
export interface ChangedBrief {
  brief: Brief;
  /** Each change as understood, for the reader: `Darker floor`, `No tub`, `Cheaper`. */
  words: string[];
  /** Wishes that were not understood, as written. */
  unread: string[];
  /** 1: cheaper products, -1: better ones. */
  thrift: -1 | 0 | 1;
  /** How much less it has to cost, where that is said. */
  saving: Saving | null;
}

interface Step {
  brief: Brief;
  words: string;
}

/**
 * Applies a refinement in free words to a brief: "make it cheaper", "darker floor", "no tub", "swap the brass for
 * black", "budget 9k". What it does not mention stays.
 */
export function changeBrief(now: Brief, said: string): ChangedBrief {
  const moves = movesIn(said);
  const written = withoutMoves(said, moves);
  // what was moved before has been moved
  const before = { ...now, moves: [] };
  const saved = readSaving(written);
  // its figure is no budget
  const text = saved
    ? written.slice(0, saved.from) + " ".repeat(saved.to - saved.from) + written.slice(saved.to)
    : written;
  const read = reading(text, before.room);
  const measured = measuredIn(read);
  let brief = withMeasures(before, measured.brief);
  for (const move of moves) {
    const stood = brief.places.filter(({ name }) => name !== move.name);
    brief = moving({ ...brief, places: stood }, move);
  }
  const changes = [...moves.map(words.moveWords), ...measured.spans.map((span) => span.words)];
  const unread = [
    ...measured.refused.map(({ from, to }) => ({ from, words: text.slice(from, to) })),
    ...unreadIn(text, read.units),
  ];
  let thrift: -1 | 0 | 1 = saved ? 1 : 0;
  if (saved) changes.push(saved.words);
  for (const [at, said] of read.said.entries()) {
    if (said.kind === "thrift") {
      if (said.polarity === 0) continue;
      thrift = said.polarity > 0 ? said.thrift : said.thrift > 0 ? -1 : 1;
      if (!saved) changes.push(thrift > 0 ? "Cheaper" : "Nicer");
      continue;
    }
    // "luxurious" asks for better products; the style is what it was
    if (said.kind === "style" && read.said.some((each) => each.kind === "thrift" && each.from === said.from))
      continue;
    const step =
      said.polarity < 0
        ? withoutAny(brief, said, text)
        : said.polarity > 0
          ? having({ before, brief: lifted(brief, said) }, said, tradedFor(before, read.said, at))
          : null;
    if (step) {
      brief = step.brief;
      changes.push(step.words);
    }
  }
  for (const { bar } of deniedIn(text, read.units)) {
    brief = { ...brief, bars: joinBars(brief.bars, [bar]) };
    changes.push(words.barWords(bar));
  }
  const understood = [...new Set(changes.filter(Boolean))];
  // a refinement of which nothing was understood is returned whole
  if (understood.length === 0 && unread.length === 0) unread.push({ from: 0, words: text.trim() });
  brief = { ...brief, bars: strictly(text, brief.bars) };
  return { brief, words: understood, unread: wordsOnce(unread), thrift, saving: saved?.saving ?? null };
}

function withMeasures(before: Brief, said: Brief): Brief {
  const { width_in, depth_in, area_sqft } = said;
  const brief = {
    ...before,
    ceiling_in: said.ceiling_in ?? before.ceiling_in,
    budget_cents: said.budget_cents ?? before.budget_cents,
  };
  if (width_in !== null) return { ...brief, width_in, depth_in, area_sqft };
  return area_sqft === null ? brief : { ...brief, width_in: null, depth_in: null, area_sqft };
}

/** The brief as it was, and as changed so far. */
interface Course {
  before: Brief;
  brief: Brief;
}

/** The brief without something, which from now on no product may look like. */
function withoutAny(brief: Brief, said: Said, text: string): Step | null {
  const step = without(brief, said);
  const bar = said.scope === "swap" ? null : barOf(said, text.slice(said.noFrom, said.to));
  if (!bar) return step;
  const next = step?.brief ?? brief;
  return {
    brief: { ...next, bars: joinBars(next.bars, [bar]) },
    words: step ? step.words : words.barWords(bar),
  };
}

/** The brief without something; null if it was not in it. What is traded is said by what replaces it. */
function without(brief: Brief, said: Said): Step | null {
  const told = (next: Brief, what: string): Step => ({ brief: next, words: said.isSwapped ? "" : what });
  switch (said.kind) {
    case "feature":
      return { brief: avoiding(brief, said.feature), words: words.featureWord(said.feature, false) };
    case "style":
      return brief.style === said.style
        ? told({ ...brief, style: null }, `Not ${words.styleWords(said.style)}`)
        : null;
    case "metal":
      if (isKin(brief.metal, said.metal))
        return told({ ...brief, metal: null }, `No ${words.metalWords(said.metal).toLowerCase()}`);
      return null;
    case "color": {
      const colors = brief.colors.filter((each) => !isColor(each, said.color));
      const isThere = colors.length < brief.colors.length;
      return isThere || said.isSwapped
        ? told({ ...brief, colors }, `No ${words.colorWords(said.color).toLowerCase()}`)
        : null;
    }
    case "material": {
      const { word, part } = said.material;
      const materials = brief.materials.filter((each) => each.word !== word || !meets(each.part, part));
      const isThere = materials.length < brief.materials.length;
      return isThere || said.isSwapped ? told({ ...brief, materials }, `No ${word}`) : null;
    }
    case "shape":
      return brief.shape === said.shape
        ? told({ ...brief, shape: null }, `Not ${words.shapeWords(said.shape).toLowerCase()}`)
        : null;
    case "product": {
      const products = brief.products.filter((each) => !isSameProduct(each, said.product));
      return products.length < brief.products.length || said.isSwapped
        ? told({ ...brief, products }, `No ${said.product.name}`)
        : null;
    }
    case "household":
      return brief.household.includes(said.who)
        ? {
            brief: { ...brief, household: brief.household.filter((who) => who !== said.who) },
            words: `Not for ${words.householdWord(said.who).toLowerCase()}`,
          }
        : null;
    default:
      return null;
  }
}

const meets = (a: Part, b: Part): boolean => a === b || a === "any" || b === "any";
const isColor = (a: ColorWish, b: ColorWish): boolean =>
  meets(a.part, b.part) && (a.hex === b.hex || a.name.split(" ").at(-1) === b.name.split(" ").at(-1));
/** Any brass is meant by "brass". */
const isKin = (a: string | null, b: string): boolean =>
  a === b || (a !== null && /brass|gold/.test(a) && /brass|gold/.test(b));

/** The brief with something more, in place of what it said about the same before. */
function having({ before, brief }: Course, said: Said, traded: Traded | null): Step | null {
  switch (said.kind) {
    case "feature":
      return said.isHope
        ? { brief: hoping(brief, said.feature), words: words.hopeWords(said.feature) }
        : { brief: wanting(brief, said.feature), words: words.featureWord(said.feature, true) };
    case "mood":
      return {
        brief: { ...brief, moods: [...new Set([...brief.moods, said.mood])] },
        words: words.moodWords(said.mood),
      };
    case "lacks":
      return { brief: avoiding(brief, said.feature), words: words.featureWord(said.feature, false) };
    case "room":
      return brief.room ? null : { brief: { ...brief, room: said.room }, words: words.roomWords[said.room] };
    case "style":
      return { brief: { ...brief, style: said.style }, words: words.styleWords(said.style) };
    case "shape":
      return { brief: { ...brief, shape: said.shape }, words: words.shapeWords(said.shape) };
    case "seats":
      return { brief: { ...brief, seats: said.seats }, words: words.seatsWords(said.seats) };
    case "product": {
      // of one thing there is one kind, but two that are asked for together both count
      const others = brief.products.filter(
        (each) => each.slot !== said.product.slot || !before.products.includes(each),
      );
      return {
        brief: { ...brief, products: joinProducts(others, [said.product]) },
        words: words.productWords(said.product),
      };
    }
    case "metal":
      return { brief: { ...brief, metal: said.metal }, words: words.metalWords(said.metal) };
    case "household":
      return {
        brief: { ...brief, household: [...new Set([...brief.household, said.who])] },
        words: words.householdWord(said.who),
      };
    case "color":
      return withColor({ before, brief }, said.color, traded);
    case "material":
      return withMaterial({ before, brief }, said.material, traded);
    case "tone":
      return said.isMore
        ? withTone(brief, said.tone, said.part)
        : withColor({ before, brief }, usualTone(said.part, said.tone), null);
    default:
      return null;
  }
}

/** What is given up for something: its kind, and the part that it was on. */
interface Traded {
  kind: Said["kind"];
  part: Part;
}

/** What is given up for the thing at a place: the nearest traded one beside it. */
function tradedFor(before: Brief, all: readonly Said[], at: number): Traded | null {
  const beside = [all[at - 1], all[at + 1], all[at - 2]];
  const said = beside.find((each) => each !== undefined && each.polarity < 0 && each.isSwapped);
  if (!said) return null;
  const was =
    said.kind === "color"
      ? (before.colors.find((each) => isColor(each, said.color)) ?? said.color)
      : said.kind === "material"
        ? (before.materials.find(({ word }) => word === said.material.word) ?? said.material)
        : null;
  return { kind: said.kind, part: was?.part ?? "any" };
}

const woods = new Set(["oak", "walnut", "maple", "cherry", "hickory", "teak", "ash", "bamboo", "wood"]);

/** What is painted no longer shows its wood. */
function withColor({ before, brief }: Course, said: ColorWish, traded: Traded | null): Step {
  const metal = metalOfColor.get(said.name);
  if (traded?.kind === "metal" && metal && said.part === "any")
    return { brief: { ...brief, metal }, words: words.metalWords(metal) };
  const part = said.part === "any" ? (traded?.part ?? "any") : said.part;
  const color = { ...said, part };
  // several colors said together stay together: "a black and white floor"
  const others = brief.colors.filter((each) => each.part !== part || !before.colors.includes(each));
  const materials = brief.materials.filter(
    (each) => each.part !== part || !woods.has(each.word) || !before.materials.includes(each),
  );
  return {
    brief: { ...brief, materials, colors: joinLooks(others, [color]) },
    words: words.colorWords(color),
  };
}

/** A new material replaces the old one of its part, with its color. */
function withMaterial({ before, brief }: Course, said: MaterialWish, traded: Traded | null): Step {
  const part = said.part === "any" ? (traded?.part ?? "any") : said.part;
  const known = brief.materials.find(({ word }) => word === said.word);
  if (known && (part === "any" || part === known.part)) return { brief, words: words.materialWords(known) };
  const material = { word: said.word, part };
  const isOld = (each: ColorWish | MaterialWish, all: readonly unknown[]) =>
    each.part === part && part !== "any" && all.includes(each);
  const materials = brief.materials.filter((each) => !isOld(each, before.materials));
  const colors = brief.colors.filter((each) => !isOld(each, before.colors));
  return {
    brief: { ...brief, colors, materials: joinLooks(materials, [material]) },
    words: words.materialWords(material),
  };
}

const toneWords: Readonly<Record<Tone, string>> = {
  dark: "Darker",
  light: "Lighter",
  warm: "Warmer",
  cool: "Cooler",
};
const alreadyToned = /^(?:darker|lighter|warmer|cooler) /;

/** Moves the known colors of a part, or of everything; where none is known, takes the usual one. */
function withTone(brief: Brief, tone: Tone, part: Part): Step {
  const isMeant = (color: ColorWish) => part === "any" || color.part === part;
  const said = part === "any" ? toneWords[tone] : `${toneWords[tone]} ${part}`;
  if (!brief.colors.some(isMeant))
    return { brief: { ...brief, colors: joinLooks(brief.colors, [usualTone(part, tone)]) }, words: said };
  const colors = brief.colors.map((color) =>
    isMeant(color)
      ? {
          ...color,
          name: `${toneWords[tone].toLowerCase()} ${color.name.replace(alreadyToned, "")}`,
          hex: toned(color.hex, tone),
        }
      : color,
  );
  return { brief: { ...brief, colors }, words: said };
}
