import { barOf, lifted, strictly } from "./bars.ts";
import type { Brief, BriefRoom, ReadBrief, Span, Unsure } from "./brief.types.ts";
import * as words from "./brief-words.ts";
import { deniedIn } from "./denied.ts";
import { featuresOf, furnishing, roomOf } from "./features.ts";
import { includedIn } from "./included.ts";
import {
  avoiding,
  emptyBrief,
  hoping,
  joinBars,
  joinLooks,
  joinPlaces,
  joinProducts,
  moving,
  wanting,
  withoutWish,
} from "./merge-brief.ts";
import { movesIn, withoutMoves } from "./moves-said.ts";
import { inMeters } from "./read-lengths.ts";
import { type Reading, reading } from "./said.ts";
import type { Said } from "./said.types.ts";
import { usualTone } from "./tones.ts";
import { unreadIn } from "./unread.ts";

/**
 * Reads what a homeowner or contractor writes about a room, in American English: its kind, size, style, features,
 * colors, materials, household and budget. Never throws; what is not understood is left out, and wishes among it are
 * returned as written. Lengths in inches, money in cents.
 * @param about the room that it is about where it names none
 */
export function readBrief(written: string, about: BriefRoom | null = null): ReadBrief {
  const moves = movesIn(written);
  const text = withoutMoves(written, moves);
  const read = reading(text, about);
  const measured = measuredIn(read);
  let { brief } = measured;
  const spans = [...measured.spans];
  const unread = [...measured.refused, ...unreadIn(text, read.units)].map((each) =>
    "words" in each ? each : { from: each.from, words: text.slice(each.from, each.to) },
  );
  let end = 0;
  for (const said of read.said) {
    if (isKeptFurnishing(said, read.kept)) continue;
    const next = withSaid(brief, said, text.slice(said.noFrom, said.to));
    if (next === "unread") unread.push({ from: said.noFrom, words: text.slice(said.noFrom, said.to) });
    else if (next) {
      brief = next.brief;
      const from = said.noFrom >= end ? said.noFrom : said.from;
      const isWanted = said.polarity > 0 && said.kind !== "lacks";
      spans.push({ from, to: said.to, words: next.words, ...(isWanted ? {} : { kind: "unwanted" }) });
    }
    end = said.to;
  }
  for (const { name, from, to, side } of read.kept) {
    const places = side ? joinPlaces(brief.places, [{ name, side }]) : brief.places;
    brief = { ...brief, keeps: [...brief.keeps, name], places };
    spans.push({ from, to, words: words.keepWords(name, side), kind: "kept" });
  }
  for (const move of moves) {
    brief = moving(brief, move);
    spans.push({ from: move.from, to: move.to, words: words.moveWords(move) });
  }
  for (const bar of deniedIn(text, read.units)) {
    brief = { ...brief, bars: joinBars(brief.bars, [bar.bar]) };
    spans.push({ from: bar.from, to: bar.to, words: words.barWords(bar.bar), kind: "unwanted" });
  }
  brief = { ...brief, bars: strictly(text, brief.bars) };
  if (!brief.room) brief = { ...brief, room: guessedRoom(brief, read.said) };
  for (const { from, to, feature } of misplacedIn(brief, read.said)) {
    unread.push({ from, words: text.slice(from, to) });
    brief = withoutWish(brief, feature);
    const span = spans.findIndex((each) => each.from === from);
    if (span >= 0) spans.splice(span, 1);
  }
  // an L-shaped room that is no kitchen
  if (brief.room && brief.room !== "kitchen") brief = { ...brief, shape: null };
  brief = measuredInMeters(brief, read, spans);
  const included = includedIn(read.units, spans, brief.room);
  spans.push(...included);
  // "the fireplace stays" is understood, though no fireplace can be designed
  const open = unread.filter((each) =>
    [...read.kept, ...included].every(
      ({ from, to }) => each.from + each.words.length <= from || each.from >= to,
    ),
  );
  return { brief, spans: apart(spans), unread: wordsOnce(open), unsure: unsureIn(text, read, brief) };
}

/** "Keep the rug": what stays is not bought. */
const isKeptFurnishing = (said: Said, kept: Reading["kept"]): boolean =>
  said.kind === "feature" &&
  furnishing.has(said.feature) &&
  kept.some(({ from, to }) => said.from < to && said.to > from);

/** Furnishings that are wished for in a room whose designs have no place for them, such as curtains in a kitchen. */
function misplacedIn({ room, wants }: Brief, said: readonly Said[]) {
  return said.flatMap(({ from, to, polarity, ...each }) =>
    each.kind === "feature" &&
    polarity > 0 &&
    room !== null &&
    wants.includes(each.feature) &&
    furnishing.has(each.feature) &&
    !featuresOf(room).includes(each.feature)
      ? [{ from, to, feature: each.feature }]
      : [],
  );
}

/** From here down no kitchen, bedroom or living room has both sides: they are meters. Inches. */
const leastOfRoom_in = 60;

/** "Sala de 3 por 4": what is too small in feet for its kind of room was meant in meters. */
function measuredInMeters(brief: Brief, { lengths: { size } }: Reading, spans: Span[]): Brief {
  const isSmall = size?.isBare && Math.max(size.width_in, size.depth_in) < leastOfRoom_in;
  if (!isSmall || brief.room === null || brief.room === "bathroom" || brief.room === "laundry") return brief;
  const [width_in, depth_in] = [inMeters(size.width_in), inMeters(size.depth_in)];
  const at = spans.findIndex(({ from }) => from === size.from);
  if (at >= 0) spans[at] = { ...spans[at]!, words: words.sizeWords(width_in, depth_in) };
  return { ...brief, width_in, depth_in };
}

const doubting =
  /\b(?:sure|unsure|undecided|decide|torn|debating|either|know|preference|open to|(?:ok|okay|fine|good) with)\b/i;

/** Features that a text weighs without deciding; not those that are elsewhere, as "next to the pantry". */
function unsureIn(text: string, { units, said }: Reading, { wants, avoids }: Brief): Unsure[] {
  return said.flatMap(({ polarity, from, to, ...each }) => {
    if (each.kind !== "feature" || polarity !== 0) return [];
    if (wants.includes(each.feature) || avoids.includes(each.feature)) return [];
    const start = units.findLast((unit) => unit.from < from && doubting.test(unit.text))?.from;
    const isNear = start !== undefined && !/[.!?;\n]/.test(text.slice(start, from));
    return isNear ? [{ from: start, to, feature: each.feature }] : [];
  });
}

interface Unread {
  from: number;
  words: string;
}

/** Phrases in the order of the text, without repeats and without those inside longer ones. */
export function wordsOnce(unread: readonly Unread[]): string[] {
  const words = unread.toSorted((a, b) => a.from - b.from).flatMap((each) => each.words.trim() || []);
  return words.filter(
    (word, at) =>
      !words.some((other, index) => index !== at && other.includes(word) && (other !== word || index < at)),
  );
}

/** Lengths and the budget, and what is out of range. */
export function measuredIn({ lengths, budget }: Reading) {
  const spans: Span[] = [];
  let brief = emptyBrief;
  if (lengths.size) {
    const { width_in, depth_in, from, to } = lengths.size;
    brief = { ...brief, width_in, depth_in };
    spans.push({ from, to, words: words.sizeWords(width_in, depth_in) });
  }
  if (lengths.ceiling) {
    const { ceiling_in, from, to } = lengths.ceiling;
    brief = { ...brief, ceiling_in };
    if (from !== lengths.size?.from) spans.push({ from, to, words: words.ceilingWords(ceiling_in) });
    else spans[0] = { ...spans[0]!, words: `${spans[0]!.words}, ${words.ceilingWords(ceiling_in)}` };
  }
  if (lengths.area) {
    const { area_sqft, from, to } = lengths.area;
    brief = { ...brief, area_sqft };
    spans.push({ from, to, words: words.areaWords(area_sqft) });
  }
  if (budget.budget) {
    const { budget_cents, from, to } = budget.budget;
    brief = { ...brief, budget_cents };
    spans.push({ from, to, words: words.budgetWords(budget_cents) });
  }
  return { brief, spans, refused: [...lengths.refused, ...budget.refused] };
}

type Step = { brief: Brief; words: string } | "unread" | null;

/** The brief with one more thing said, and what it was taken for. Null: it says nothing about the brief. */
function withSaid(brief: Brief, said: Said, written: string): Step {
  if (said.kind === "feature") {
    if (said.polarity === 0) return null;
    const isWanted = said.polarity > 0;
    const next = (isWanted ? (said.isHope ? hoping : wanting) : avoiding)(brief, said.feature);
    const isHope = next.hopes.includes(said.feature);
    return {
      brief: next,
      words: isHope ? words.hopeWords(said.feature) : words.featureWord(said.feature, isWanted),
    };
  }
  if (said.kind === "lacks")
    return said.polarity > 0 && !brief.wants.includes(said.feature)
      ? { brief: avoiding(brief, said.feature), words: words.featureWord(said.feature, false) }
      : null;
  // "dark green walls, not too dark though"
  const isWeighed =
    said.kind === "tone" && said.polarity < 0 && brief.colors.some(({ name }) => name.startsWith(said.tone));
  const isOtherwise = said.kind === "shape" && said.polarity < 0 && !said.isSwapped;
  if (said.kind === "unclear" || isWeighed || isOtherwise) return "unread";
  if (said.polarity < 0) return withoutLook(brief, said, written);
  return said.polarity === 0 ? null : withWanted(lifted(brief, said), said);
}

/** What nothing may look like. Of two that are traded, the old one is not forbidden: "replace white tile with zellige". */
function withoutLook(brief: Brief, said: Said, written: string): Step {
  const bar = said.scope === "swap" ? null : barOf(said, written);
  // "not all white" is no word against white
  if (bar && /\b(?:all|entirely|completely|everything)\b/i.test(written)) return "unread";
  return bar && { brief: { ...brief, bars: joinBars(brief.bars, [bar]) }, words: words.barWords(bar) };
}

function withWanted(brief: Brief, said: Said): Step {
  switch (said.kind) {
    case "room":
      if (brief.room && brief.room !== said.room) return null;
      return { brief: { ...brief, room: said.room }, words: words.roomWords[said.room] };
    case "style":
      if (brief.style && brief.style !== said.style) return null;
      return { brief: { ...brief, style: said.style }, words: words.styleWords(said.style) };
    case "metal":
      if (brief.metal && brief.metal !== said.metal) return null;
      return { brief: { ...brief, metal: said.metal }, words: words.metalWords(said.metal) };
    case "shape":
      if (brief.shape && brief.shape !== said.shape) return null;
      return { brief: { ...brief, shape: said.shape }, words: words.shapeWords(said.shape) };
    case "seats":
      return {
        brief: { ...brief, seats: Math.max(brief.seats ?? 0, said.seats) },
        words: words.seatsWords(said.seats),
      };
    case "product":
      return {
        brief: { ...brief, products: joinProducts(brief.products, [said.product]) },
        words: words.productWords(said.product),
      };
    case "color":
      return {
        brief: { ...brief, colors: joinLooks(brief.colors, [said.color]) },
        words: words.colorWords(said.color),
      };
    case "material":
      return {
        brief: { ...brief, materials: joinLooks(brief.materials, [said.material]) },
        words: words.materialWords(said.material),
      };
    case "tone": {
      if (said.part === "any") return null;
      const color = usualTone(said.part, said.tone);
      return {
        brief: { ...brief, colors: joinLooks(brief.colors, [color]) },
        words: words.colorWords(color),
      };
    }
    case "mood":
      return {
        brief: { ...brief, moods: [...new Set([...brief.moods, said.mood])] },
        words: words.moodWords(said.mood),
      };
    case "household":
      return {
        brief: { ...brief, household: [...new Set([...brief.household, said.who])] },
        words: words.householdWord(said.who),
      };
    default:
      return null;
  }
}

/** The room that things mentioned belong to, if they agree. */
function guessedRoom(brief: Brief, said: readonly Said[]): BriefRoom | null {
  // "turn our dining room into something dramatic"
  const turned = said.find((each) => each.kind === "room" && each.isSwapped);
  if (turned?.kind === "room") return turned.room;
  const hints = new Set(said.flatMap((each) => (each.kind === "hint" ? [each.room] : [])));
  const features = said.flatMap((each) => (each.kind === "feature" ? [each.feature] : []));
  return roomOf(brief.wants) ?? roomOf(features) ?? (hints.size === 1 ? [...hints][0]! : null);
}

/** In the order of the text; of what was taken twice from the same words, both are said once. */
function apart(spans: readonly Span[]): Span[] {
  const sorted: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = sorted.at(-1);
    if (!last || span.from >= last.to) sorted.push(span);
    else if (!last.words.split(", ").includes(span.words))
      sorted[sorted.length - 1] = {
        ...last,
        to: Math.max(last.to, span.to),
        words: `${last.words}, ${span.words}`,
      };
  }
  return sorted;
}
