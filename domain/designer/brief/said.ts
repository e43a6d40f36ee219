import beside from "../../../content/brief/beside.json" with { type: "json" };
import byRoom from "../../../content/brief/by-room.json" with { type: "json" };
import { deniedThing, type Kept, keptIn, onlyThere } from "./bars.ts";
import type { BriefRoom, Feature, Part } from "./brief.types.ts";
import { furnishing } from "./features.ts";
import { isPlain, lexicon } from "./lexicon.ts";
import { colorSpan, looksOf, toneOf } from "./looks-said.ts";
import { type Heard, heard, isOneName, isQuality } from "./negation.ts";
import { isQualified, pairAt } from "./pairs.ts";
import { partAt } from "./parts.ts";
import { type BudgetRead, readBudget } from "./read-budget.ts";
import { type LengthsRead, readLengths } from "./read-lengths.ts";
import type { Said, Thing } from "./said.types.ts";
import { inRoom } from "./senses.ts";
import { sideBehind } from "./sides.ts";
import { unitsOf } from "./text-units.ts";
import { hasKind, hasRole, isClauseEnd, meaningOf } from "./unit-words.ts";

/** A text taken apart. */
export interface Reading {
  units: readonly Heard[];
  said: readonly Said[];
  kept: readonly Kept[];
  lengths: LengthsRead;
  budget: BudgetRead;
}

/**
 * Takes a text apart into lengths, amounts and what its words say, in the order of the text.
 * @param room which it is about where it names none
 */
export function reading(text: string, room: BriefRoom | null = null): Reading {
  const budget = readBudget(text);
  const lengths = readLengths(hidden(text, budget));
  const spans = [
    ...[budget.budget, lengths.size, lengths.area].filter((span) => span !== null),
    // a ceiling said as the third of a size has the same span
    ...(lengths.ceiling && lengths.ceiling.from !== lengths.size?.from ? [lengths.ceiling] : []),
    ...[...budget.others, ...budget.refused, ...lengths.others, ...lengths.refused],
  ].sort((a, b) => a.from - b.from);
  const units = heard(inRoom(unitsOf(text, spans, lexicon), room));
  return {
    units,
    said: saidOf(text, units),
    kept: keptIn(units).map((kept) => placed(text, kept)),
    lengths,
    budget,
  };
}

/** With where it stands: "keep the range on the back wall". */
function placed(text: string, kept: Kept): Kept {
  const found = sideBehind(text, kept.to);
  if (found) return { ...kept, ...found };
  const [there = ""] = whereItIs.exec(text.slice(kept.to, kept.to + 24)) ?? [];
  return { ...kept, to: kept.to + there.length };
}

const whereItIs =
  /^ (?:(?:right )?where (?:it|they) (?:is|are)(?: now)?|donde est[aá]n?(?: ahora)?)(?![\p{L}])/iu;

/** The text with amounts blanked out, as long as before: `$8-12k` holds no length. */
function hidden(text: string, { budget, others, refused }: BudgetRead): string {
  let rest = text;
  for (const { from, to } of [...(budget ? [budget] : []), ...others, ...refused])
    rest = rest.slice(0, from) + "\n".repeat(to - from) + rest.slice(to);
  return rest;
}

function saidOf(text: string, units: readonly Heard[]): Said[] {
  const said: Said[] = [];
  const consumed = new Set<number>();
  /** Words before this belong to what was said before. */
  let whole_to = 0;
  for (const [at, unit] of units.entries()) {
    const again = oneMore(units, at, said) ?? goneAfterAll(units, at, said);
    if (again) said.push(again);
    const named = namedRoom(units, at);
    if (named) said.push(named);
    if (unit.means.length === 0) continue;
    if (unit.from < whole_to) continue;
    const pair = pairAt(text, units, at, consumed);
    if (pair) {
      const { bar, from, to } = pair;
      const { polarity, isSwapped, scope } = unit;
      const noFrom = Math.min(unit.noFrom, from);
      if (pair.isWhole) whole_to = to;
      said.push({ kind: "bar", bar, from, to, polarity, noFrom, isSwapped, isHope: false, scope });
    }
    if (pair || isQualified(units, at)) continue;
    for (const thing of thingsOf(text, units, at, consumed)) {
      const span = thing.kind === "color" ? colorSpan(units, at) : unit;
      const own = isLook(thing) && thing.kind !== "product" ? endWithPart(units, at) : span.to;
      const to = thing.kind === "unclear" || thing.kind === "bar" ? (thing.to ?? own) : own;
      const { polarity, isSwapped, scope } = unit;
      // in "no pendants over the island" the island is only where
      if (thing.kind === "bar" && thing.bar.near) whole_to = to;
      if (polarity < 0) narrow(thing, said.at(-1), units, at);
      const noFrom = polarity < 0 ? Math.min(unit.noFrom, span.from) : span.from;
      const isHope = polarity > 0 && thing.kind === "feature" && isHoped(units, at);
      said.push({ ...thing, from: span.from, to, polarity, noFrom, isSwapped, isHope, scope });
    }
  }
  return said;
}

/** In "the vanity should be oak, not white", white is not wanted on the vanity. */
function narrow(thing: Thing, last: Said | undefined, units: readonly Heard[], at: number): void {
  if (!last || last.polarity < 0 || units[at - 1]?.text !== "not") return;
  const part =
    last.kind === "color" ? last.color.part : last.kind === "material" ? last.material.part : "any";
  if (units.some(({ from, gap }) => from > last.to && from < units[at]!.from && isClauseEnd(gap))) return;
  if (thing.kind === "color" && thing.color.part === "any") thing.color = { ...thing.color, part };
}

const shortRooms = new Map<string, BriefRoom>([
  ["dining", "dining_room"],
  ["living", "living_room"],
]);

/** "Dining: 13 × 14", "living 14 × 16" */
function namedRoom(units: readonly Heard[], at: number): Said | null {
  const unit = units[at]!;
  const room = shortRooms.get(unit.text);
  const next = units[at + 1];
  const isDouble = next?.gap === "/" && shortRooms.has(next.text);
  if (!room || !next || !(next.gap.startsWith(":") || next.isRead || isDouble)) return null;
  const { from, to, noFrom } = unit;
  return { kind: "room", room, from, to, noFrom, polarity: 1, isSwapped: false, isHope: false, scope: null };
}

/** "Maybe an island", "an island if it fits" */
function isHoped(units: readonly Heard[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    if (isClauseEnd(units[back + 1]!.gap) || units[back + 1]!.gap.includes(",")) break;
    if (hasRole(units[back], "maybe")) return true;
  }
  for (let next = at + 1; next <= Math.min(units.length - 1, at + 4); next++) {
    if (isClauseEnd(units[next]!.gap)) return false;
    if (hasRole(units[next], "fits")) return true;
    if (hasKind(units[next], "feature", "room", "product")) return false;
  }
  return false;
}

/** In "we have no pantry and need one" the pantry is wanted after all. */
function oneMore(units: readonly Heard[], at: number, said: readonly Said[]): Said | null {
  const unit = units[at]!;
  const next = units[at + 1];
  if (unit.text !== "one" || !hasRole(units[at - 1], "wish") || (next && next.gap === " ")) return null;
  const last = said.findLast(({ kind }) => kind === "feature");
  if (!last || last.polarity > 0 || last.polarity === unit.polarity) return null;
  return {
    ...last,
    from: unit.from,
    to: unit.to,
    noFrom: Math.min(unit.noFrom, unit.from),
    polarity: unit.polarity,
  };
}

/** "The tub leaks, so we're ripping it out", "I'd love a tub but there's no room for one" */
function goneAfterAll(units: readonly Heard[], at: number, said: readonly Said[]): Said | null {
  const unit = units[at]!;
  if (!hasRole(unit, "it gone")) return null;
  const last = said.findLast(({ kind }) => kind === "feature");
  if (!last || units.some(({ from, gap }) => from > last.to && from < unit.from && /[.!?\n]/.test(gap)))
    return null;
  return { ...last, from: unit.from, to: unit.to, noFrom: unit.from, polarity: -1, isHope: false };
}

/** Whether it is about how something looks, of which nothing but another look can be said. */
const isLook = ({ kind }: Thing): boolean =>
  kind === "style" || kind === "color" || kind === "material" || kind === "metal" || kind === "product";

/** In "navy cabinets" the cabinets belong to the color. */
function endWithPart(units: readonly Heard[], at: number): number {
  const next = units[at + 1];
  const isNamed = next?.gap === " " && hasKind(next, "part") && !hasKind(next, "feature", "tone");
  return isNamed ? next.to : units[at]!.to;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one reading of a sentence, case after case
function thingsOf(text: string, units: readonly Heard[], at: number, consumed: Set<number>): Thing[] {
  const unit = units[at]!;
  const things: Thing[] = [];
  const hints = (): Thing[] =>
    unit.means.flatMap((each) => (each.kind === "hint" ? [{ kind: "hint" as const, room: each.value }] : []));
  const there = unit.polarity < 0 ? onlyThere(text, units, at) : null;
  if (there) return [...hints(), there];
  const compound = unit.polarity < 0 ? compoundAt(text, units, at) : null;
  if (compound) return [...hints(), ...compound];
  const inRoom = meantInRoom(units, at);
  if (inRoom) return [{ kind: "feature", feature: inRoom }];
  const ofFeature = unit.polarity < 0 ? thingOfFeature(units, at) : null;
  if (ofFeature)
    return [{ kind: "bar", bar: { kind: "thing", part: "any", word: ofFeature, name: ofFeature } }];
  if (unit.polarity < 0 && hasKind(unit, "thing")) {
    const denied = deniedThing(text, units, at, false);
    return [...hints(), ...(denied ? [denied] : [])];
  }
  for (const meaning of unit.means) {
    if (meaning.kind === "room") {
      // "no bath, just a shower"
      if (unit.text === "bath" && unit.polarity < 0) things.push({ kind: "feature", feature: "tub" });
      else if (unit.polarity < 0 && (isLookUnit(units[at - 1]) || hasKind(units[at - 1], "tone")))
        // "hate our yellow kitchen"
        things.push({ kind: "hint", room: meaning.value });
      else if (!isCounted(units, at)) things.push({ kind: "room", room: meaning.value });
    } else if (meaning.kind === "hint") things.push({ kind: "hint", room: meaning.value });
    else if (meaning.kind === "style") {
      if (!isOfHouse(units, at, meaning.value)) things.push({ kind: "style", style: meaning.value });
    } else if (meaning.kind === "feature" || meaning.kind === "lacks") {
      // "zellige in the shower only" is about the zellige
      const isPlace = / only$/.test(unit.text) && /^(?:in|on|for|the)$/.test(units[at - 1]?.text ?? "");
      if (!isPlace && (unit.text !== "dining" || isEntry(units, at)))
        things.push({ kind: meaning.kind, feature: meaning.value });
    } else if (meaning.kind === "shape") {
      if (isOfKitchen(units)) things.push({ kind: "shape", shape: meaning.value });
    } else if (meaning.kind === "seats") things.push(...seatsOf(units, at, meaning.value));
    else if (meaning.kind === "product") things.push({ kind: "product", product: meaning.value });
    else if (meaning.kind === "household") {
      if (!isGone(units, at) && !isOwner(text, units, at))
        things.push({ kind: "household", who: meaning.value });
    } else if (meaning.kind === "mood") {
      if (unit.polarity > 0) things.push({ kind: "mood", mood: meaning.value });
    } else if (meaning.kind === "thrift") things.push({ kind: "thrift", thrift: meaning.value });
    else if (meaning.kind === "tone") {
      const { value, isMore } = meaning;
      const next = units[at + 1];
      if (unit.text === "warm" && unit.polarity > 0 && isSaidAlone(units, at)) {
        things.push({ kind: "mood", mood: "cozy" });
        continue;
      }
      if (hasKind(next, "color") && toneOf(units, at + 1)) continue;
      const part = bound(units, at, consumed);
      if (
        unit.polarity < 0
          ? value === "dark" || value === "light"
          : isMore || (part !== "any" && hasKind(next, "part") && next!.gap === " ")
      )
        things.push({ kind: "tone", tone: value, part, isMore });
    }
  }
  const denied = unit.polarity < 0 ? deniedThing(text, units, at, consumed.has(at)) : null;
  return [...things, ...looksOf(text, units, at, consumed), ...(denied ? [denied] : [])];
}

/**
 * A feature that is only unwanted in some way, which its name alone must not rule out: "no island sink", "no corner tub",
 * "no stools with backs", "no round table". Null where it is all that is meant; empty for words that belong to the one
 * before.
 */
function compoundAt(text: string, units: readonly Heard[], at: number): Thing[] | null {
  const [before, unit, next] = [units[at - 1], units[at]!, units[at + 1]];
  if (unit.scope === "swap" || unit.scope === "instead") return null;
  const isDenied = (each: Heard | undefined): each is Heard => each !== undefined && each.polarity < 0;
  if (isDenied(before) && (isOneName(before, unit) || isQuality(before, unit, next))) return [];
  const product = meaningOf(unit, "product");
  if (isDenied(next) && isOneName(unit, next))
    return hasKind(unit, "thing")
      ? [barOfThing(text.slice(unit.from, next.to).toLowerCase())]
      : [{ kind: "unclear", to: next.to }];
  const end = endOfQuality(units, at);
  if (end && hasKind(unit, "feature", "thing", "undesigned", "part")) return [{ kind: "unclear", to: end }];
  if (hasKind(unit, "part") && !hasKind(unit, "feature", "thing", "product") && isDescribed(units, at))
    return [{ kind: "unclear" }];
  const feature = meaningOf(unit, "feature")?.value;
  // "no shag rug": other rugs are fine, which is said as of any thing
  if (!feature || furnishing.has(feature)) return null;
  if (product && !hasKind(unit, "thing")) return [{ kind: "product", product: product.value }];
  return isDenied(before) && unit.gap === " " && isDescribing(before) ? [{ kind: "unclear" }] : null;
}

/** "No corner cabinets" */
const isDescribed = (units: readonly Heard[], at: number): boolean =>
  meaningOf(units[at], "part")?.value === "cabinets" &&
  units[at]!.gap === " " &&
  units[at - 1]!.polarity < 0 &&
  describing.has(units[at - 1]!.text);

/** Whether a word says how a thing is, or which: of these another one may be wanted. */
const isDescribing = ({ text, means, isRead }: Heard): boolean =>
  describing.has(text) || (means.length === 0 && !isRead && text.length > 3 && !isPlain(text));

const barOfThing = (name: string): Thing => ({
  kind: "bar",
  bar: { kind: "thing", part: "any", word: name, name },
});

const describing = new Set(beside.describing);

/** Where "with backs" ends behind a thing: those without may come. Null for "no tub with a double vanity". */
function endOfQuality(units: readonly Heard[], at: number): number | null {
  const [joint, quality, behind] = units.slice(at + 1, at + 4);
  return joint && isQuality(joint, quality, behind) ? quality!.to : null;
}

type ByRoom = Readonly<Record<string, Readonly<Record<string, string>>>>;
const tableOf = (senses: ByRoom) =>
  new Map(Object.entries(senses).map(([room, words]) => [room, new Map(Object.entries(words))]));
const always = tableOf(byRoom.always as unknown as ByRoom);
const unwanted = tableOf(byRoom.unwanted as unknown as ByRoom);

/** The sink of a laundry is a utility sink, the "comedor" of a patio a table. */
function meantInRoom(units: readonly Heard[], at: number): Feature | null {
  const room = units.flatMap(({ means }) => means).find(({ kind }) => kind === "room");
  const { text, polarity } = units[at]!;
  const name = room?.kind === "room" ? room.value : "";
  const feature = always.get(name)?.get(text) ?? (polarity < 0 ? unwanted.get(name)?.get(text) : undefined);
  return (feature as Feature | undefined) ?? null;
}

const ofFeatures = new Map(Object.entries(beside.thing_of_feature));

/** "A shower, no door": the shower's. */
function thingOfFeature(units: readonly Heard[], at: number): string | null {
  const named = ofFeatures.get(units[at]!.text);
  if (!named || hasKind(units[at + 1], "part")) return null;
  const behind = units[at + 3];
  const isOn =
    /^(?:on|for|in)$/.test(units[at + 1]?.text ?? "") &&
    named.features.includes(meaningOf(behind, "feature")?.value ?? "");
  if (isOn) return named.thing;
  for (let back = at - 1; back >= 0; back--) {
    if (/[.!?\n]/.test(units[back + 1]!.gap)) return null;
    const feature = meaningOf(units[back], "feature")?.value;
    if (feature) return named.features.includes(feature) ? named.thing : null;
  }
  return null;
}

const isLookUnit = (unit: Heard | undefined): boolean => hasKind(unit, "color", "material", "metal", "style");

/** In "lounge, dining and grill" a table is meant, in "dining chairs" it is not. */
function isEntry(units: readonly Heard[], at: number): boolean {
  const next = units[at + 1];
  if (next?.gap.includes("?")) return false;
  return !next || !/^[ -]$/.test(next.gap) || hasRole(next, "and", "or", "toward");
}

/** "Not too modern but warm" */
const isSaidAlone = (units: readonly Heard[], at: number): boolean => {
  const next = units[at + 1];
  const isAlone = !next || !/^[ -]$/.test(next.gap) || hasRole(next, "and", "yes");
  return isAlone && /^(?:but|feel|feeling|and)$/.test(units[at - 1]?.text ?? "");
};

/** An L-shaped living room is about its walls; a kitchen's shape is about its counters. */
function isOfKitchen(units: readonly Heard[]): boolean {
  const rooms = units.flatMap(({ polarity, means }) =>
    polarity > 0 ? means.flatMap((each) => (each.kind === "room" ? each.value : [])) : [],
  );
  return rooms.length === 0 || rooms[0] === "kitchen";
}

const atCounter = ["island", "peninsula", "counter_seating"] as const;
const onSofas = ["sectional", "lounge", "fire_pit", "reading_chair"] as const;

/** Who is seated where: "a table for eight", but "an island that seats four". */
function seatsOf(units: readonly Heard[], at: number, seats: number): Thing[] {
  const near = clauseAround(units, at);
  const features = near.flatMap((unit) => meaningOf(unit, "feature")?.value ?? []);
  const isNamed = /table|dining/.test(units[at]!.text);
  if (!isNamed && atCounter.some((each) => features.includes(each)))
    return [{ kind: "feature", feature: "counter_seating" }];
  if (!isNamed && (onSofas.some((each) => features.includes(each)) || near.some(isSofa))) return [];
  return [
    { kind: "feature", feature: "dining_table" },
    { kind: "seats", seats },
  ];
}

/** The few words around one, up to the next comma or period. */
function clauseAround(units: readonly Heard[], at: number): readonly Heard[] {
  const isApart = ({ gap }: Heard) => /[^ -]/.test(gap);
  const before = units.slice(Math.max(0, at - 4), at + 1);
  const behind = units.slice(at + 1, at + 5);
  const end = behind.findIndex(isApart);
  return [
    ...before.slice(Math.max(0, before.findLastIndex(isApart)), -1),
    ...behind.slice(0, end < 0 ? undefined : end),
  ];
}

const isSofa = (unit: Heard): boolean => /sofa|couch|loveseat|fire/.test(unit.text);

/** Parts other than those with a metal finish. */
function bound(units: readonly Heard[], at: number, consumed: Set<number>): Part {
  const part = partAt(units, at, consumed)?.part ?? "any";
  return part === "fittings" ? "any" : part;
}

const numbered = /^(?:\d+|two|three|four|five|several|multiple|other|dos|tres)$/;

/** In "a 3 bedroom house" no bedroom is meant, in "two bathrooms" neither. */
const isCounted = (units: readonly Heard[], at: number): boolean =>
  /^[ -]$/.test(units[at]!.gap) && numbered.test(units[at - 1]?.text ?? "") && !units[at - 1]!.isRead;

const houses = new Set(beside.houses);

const houseStyles = new Set(beside.house_styles);

/** A Victorian house may get a modern kitchen: "our Victorian house", "a 1912 Victorian". */
function isOfHouse(units: readonly Heard[], at: number, style: string): boolean {
  const isDated = units.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:1[789]|20)\d\d$/.test(text));
  if (isDated && houseStyles.has(style)) return true;
  return [1, 2].some(
    (step) =>
      houses.has(units[at + step]?.text ?? "") &&
      units.slice(at + 1, at + step + 1).every(({ gap }) => gap === " "),
  );
}

/** "My grandmother's hutch" says nothing of who lives there; "grandma's bathroom" does. */
const isOwner = (text: string, units: readonly Heard[], at: number): boolean =>
  meaningOf(units[at], "household")?.value === "step_free" &&
  /['’]s?$/.test(text.slice(units[at]!.from, units[at]!.to)) &&
  !units.slice(at + 1, at + 3).some((unit) => hasKind(unit, "room"));

const goneWords = new Set(beside.gone);

/** Children who have moved out. */
const isGone = (units: readonly Heard[], at: number): boolean =>
  meaningOf(units[at], "household")?.value === "children" &&
  units.slice(at + 1, at + 5).some(({ text }) => goneWords.has(text));
