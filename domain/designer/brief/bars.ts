import beside from "../../../content/brief/beside.json" with { type: "json" };
import keepables from "../../../content/brief/keepables.json" with { type: "json" };
import { styleById } from "../../projects/style-profile/styles.ts";
import type { Bar, Brief, Side } from "./brief.types.ts";
import { isPlain, lexicon } from "./lexicon.ts";
import type { Heard } from "./negation.ts";
import type { Said, Thing } from "./said.types.ts";
import { hasKind, hasRole, isClauseEnd, meaningOf } from "./unit-words.ts";

/** Metals that look alike: who does not want brass does not want brushed gold. */
const metalFamilies: readonly (readonly [RegExp, string])[] = [
  [/brass|gold/, "gold"],
  [/nickel/, "nickel"],
  [/bronze/, "bronze"],
  [/black/, "black"],
];

const commonNames = new Map([["gold", "brass"]]);

const familyOf = (metal: string): string =>
  metalFamilies.find(([metals]) => metals.test(metal))?.[1] ?? metal;

export const shiny: Bar = { kind: "sheen", part: "any", word: "shiny", name: "shiny" };

/** Finishes that are not how a metal usually comes: who does not want polished brass may like brushed brass. */
function finishBar(metal: string): Bar | null {
  if (metal.startsWith("polished-")) return shiny;
  return metal.startsWith("aged-") ? { kind: "thing", part: "any", word: "aged", name: "aged" } : null;
}

/** "Dark wood" is named like a color, and is a material that is dark. */
export function tonedMaterial(name: string): { word: string; also: Bar } | null {
  const words = name.split(" ");
  const material = lexicon.meanings.get(words.at(-1)!)?.find(({ kind }) => kind === "material");
  const tone = lexicon.meanings.get(words[0]!)?.find((each) => each.kind === "tone");
  if (words.length < 2 || material?.kind !== "material" || tone?.kind !== "tone") return null;
  return { word: material.value, also: { kind: "tone", part: "any", word: tone.value, name: tone.value } };
}

/** What is not wanted where a look is denied, by the words `name` that deny it; null for what is no look. */
export function barOf(said: Thing, name: string): Bar | null {
  switch (said.kind) {
    case "metal": {
      const word = familyOf(said.metal);
      const also = finishBar(said.metal);
      if (also)
        return {
          kind: "metal",
          part: "any",
          word,
          name: `${also.name} ${commonNames.get(word) ?? word}`,
          also,
        };
      return word === "black"
        ? { kind: "color", part: "fittings", word, name: "black", hex: "#262626" }
        : { kind: "metal", part: "any", word, name: /brass/.test(name) ? "brass" : word };
    }
    case "color": {
      const { part, name: color, hex } = said.color;
      const both = tonedMaterial(color);
      if (both) return { kind: "material", part, word: both.word, name: color, also: both.also };
      return { kind: "color", part, word: color, name: color, hex };
    }
    case "material":
      return {
        kind: "material",
        part: isNamedIn(said.material.part, name) || /glass tile/i.test(name) ? said.material.part : "any",
        word: said.material.word,
        name: said.material.word,
      };
    case "tone":
      return {
        kind: "tone",
        part: said.part,
        word: said.tone,
        name: said.part === "any" ? `${said.tone} colors` : said.tone,
      };
    case "style":
      return {
        kind: "style",
        part: "any",
        word: said.style,
        name: styleById(said.style)?.name ?? said.style,
      };
    case "product": {
      const { slot, word, name: kind } = said.product;
      return { kind: "product", part: "any", word, name: kind, slot };
    }
    case "bar":
      return said.bar;
    default:
      return null;
  }
}

/** "No white anything" is meant of the toilet, too; "no white" is about what one chooses the color of. */
export function strictly(text: string, bars: readonly Bar[]): readonly Bar[] {
  return bars.map((bar) => {
    if (bar.kind !== "color" || bar.part !== "any") return bar;
    const name = RegExp.escape(bar.name);
    const isMeant = new RegExp(
      `\\b(?:no|not|without|zero) (?:\\w+ )?${name} (?:anything|at all|anywhere|whatsoever|of any kind|toilets?|tubs?|bathtubs?|fixtures?|ceilings?|sinks?)\\b|\\bnothing (?:that is |that's |in )?(?:at all )?${name}\\b`,
      "i",
    );
    return isMeant.test(text) ? { ...bar, isStrict: true } : bar;
  });
}

const partWords: Readonly<Record<string, RegExp>> = {
  floor: /floor|plank|paver|piso|suelo/i,
  counter: /counter|top\b|surface|encimera/i,
  cabinets: /cabinet|vanity|cupboard|door|front|gabinete/i,
  walls: /wall|paint|pared/i,
  tile: /backsplash|surround|shower wall/i,
  furniture: /furniture|sofa|couch|chair|table|bed|mueble|silla/i,
};

/** "No quartz" is meant everywhere, "no marble floor" of the floor. */
const isNamedIn = (part: string, words: string): boolean => partWords[part]?.test(words) ?? false;

const facing = /^(?:facing|against|touching|blocking|showing|behind)$/;
const placing =
  /^(?:on|by|near|beside|behind|under|over|above|around|between|against|along|next to|in front of|under the|above the|behind the|junto|cerca|encima|debajo|sobre|frente)$/;
const pointing = /^(?:the|that|this|one|my|our|a|la|el|las|los|mi|al|del)$/;

/** Whether it is only unwanted somewhere or in some way: "on the window wall", "that she can't reach". */
function isOnlyThere(units: readonly Heard[], at: number): boolean {
  const [first, second] = units.slice(at, at + 2);
  if (/^(?:that|which|she|he|we|they|i)$/.test(first?.text ?? "") && first!.gap === " ")
    return (
      /^(?:that|which)$/.test(first!.text) || /^(?:can|cant|cannot|could|couldnt)$/.test(second?.text ?? "")
    );
  const place = placeAt(units, at);
  return (
    place !== null &&
    !units.slice(place, place + 2).some((unit) => hasKind(unit, "room") || unit.text === "floor")
  );
}

/** Where the place begins that follows: "by the window" is "window", of "cabinets over the washer" the washer. */
function placeAt(units: readonly Heard[], at: number): number | null {
  const [first, second] = units.slice(at, at + 2);
  if (/ (?:over|above|arriba|encima|sobre)$/.test(units[at - 1]?.text ?? "")) {
    const start = first?.text === "de" ? at + 1 : at;
    return units[start]?.gap === " " && pointing.test(units[start]!.text) ? start + 1 : null;
  }
  if (!placing.test(first?.text ?? "") || first!.gap !== " ") return null;
  if (/ the$/.test(first!.text)) return at + 1;
  // "junto a la ventana"
  if (/^(?:a|de)$/.test(second?.text ?? "") && pointing.test(units[at + 2]?.text ?? "")) return at + 3;
  return second && pointing.test(second.text) ? at + 2 : null;
}

/** Where the words end that say the place. */
function endOfPlace(units: readonly Heard[], at: number): number {
  let end = at;
  while (
    units[end + 1] &&
    /^[ -]$/.test(units[end + 1]!.gap) &&
    !hasRole(units[end + 1], "and", "or", "yes", "no")
  )
    end += 1;
  return units[end]!.to;
}

/**
 * "No plants by the window": elsewhere they may be. What can't be left out there alone, such as a tub, has to be asked
 * about. Null where nothing says a place.
 */
export function onlyThere(text: string, units: readonly Heard[], at: number): Thing | null {
  const unit = units[at]!;
  if (!hasKind(unit, "feature", "product", "thing", "undesigned") || !isOnlyThere(units, at + 1)) return null;
  const to = endOfPlace(units, at);
  const near = placeNamed(units, at);
  const word =
    meaningOf(unit, "thing")?.value ?? (meaningOf(unit, "feature")?.value === "plants" && "plants");
  if (!near || !word || !movable.has(word)) return { kind: "unclear", to };
  const name = text.slice(unit.from, to).toLowerCase();
  return { kind: "bar", bar: { kind: "thing", part: "any", word, name, near }, to };
}

/** Things that a room can do without at one place. */
const movable = new Set(beside.movable);

/** What a place is named by: "by the window" by the window, "cabinets over the washer" by the washer. */
function placeNamed(units: readonly Heard[], at: number): string | null {
  const from = placeAt(units, at + 1);
  if (from === null) return null;
  const end = endOfPlace(units, at);
  const names = units.slice(from).filter(({ to }) => to <= end);
  return names.length === 1 ? nameOf(names[0]!) : null;
}

const thing = (name: string): Thing => ({
  kind: "bar",
  bar: { kind: "thing", part: "any", word: name, name },
});

/** What a denied unit says beyond looks and features: a thing, a part, what cannot be designed anyway. */
export function deniedThing(
  text: string,
  units: readonly Heard[],
  at: number,
  isTaken: boolean,
): Thing | null {
  const unit = units[at]!;
  // "the tile must go": other tile may come
  if (unit.scope === "swap") return null;
  const next = units[at + 1];
  const isNext = next !== undefined && next.gap === " ";
  // "sin azulejo negro": another color is fine
  if (
    isNext &&
    lexicon.translated.has(unit.text) &&
    hasKind(next, "color", "material", "metal", "tone", "sheen")
  )
    return null;
  // "no couch facing the window" is about a place
  if (isNext && facing.test(next.text) && hasKind(unit, "part"))
    return { kind: "unclear", to: endOfPlace(units, at) };
  const known = meaningOf(unit, "thing");
  // "no fan noise": fans are fine
  if (
    (known || hasKind(unit, "part")) &&
    isNext &&
    next.means.length === 0 &&
    !isPlain(next.text) &&
    !/(?:ing|ed)$/.test(next.text)
  )
    return thing(text.slice(unit.from, next.to).toLowerCase());
  // "no plastic chairs"
  if (known && isNext && meaningOf(next, "part")?.value === "furniture")
    return thing(text.slice(unit.from, next.to).toLowerCase());
  const before = units[at - 1];
  const isModified = before !== undefined && before.polarity < 0 && /^[ -]$/.test(unit.gap);
  if (isModified && hasKind(before, "color", "material", "metal", "tone", "sheen"))
    return hasKind(unit, "undesigned") ? thing(text.slice(before.from, unit.to).toLowerCase()) : null;
  // "no shag rug": other rugs are fine
  const isNamed = known !== undefined || hasKind(unit, "part");
  if (isNamed && isModified && before.means.length === 0 && before.text.length > 3 && !isPlain(before.text))
    return thing(text.slice(before.from, unit.to).toLowerCase());
  if (known) return thing(known.value);
  if (hasKind(unit, "sheen")) {
    const part = isNext ? meaningOf(next, "part")?.value : undefined;
    const bar = part ? { ...shiny, part } : { ...shiny, name: "shiny finishes" };
    return { kind: "bar", bar };
  }
  const undesigned = meaningOf(unit, "undesigned");
  if (undesigned) return thing(undesigned.value || text.slice(unit.from, unit.to).toLowerCase());
  const isBare =
    !isTaken && !hasKind(unit, "feature", "product", "room", "color", "material", "metal", "household");
  if (!isBare || !hasKind(unit, "part") || unit.scope === null || unit.isSwapped) return null;
  const on = unit.text === "tile" && units[at + 1]?.text === "on" ? partOn(units, at + 2) : null;
  if (on) return { kind: "bar", bar: { kind: "material", part: on, word: "tile", name: "tile" } };
  if (/^(?:tile|tiled) floor|^floor tile/.test(unit.text))
    return { kind: "bar", bar: { kind: "material", part: "floor", word: "tile", name: "tile" } };
  return /^(?:floor|wall|furniture|metal|surface|paint|finish|detail|touch|accent|lighting|light)$/.test(
    unit.text,
  )
    ? null
    : thing(text.slice(unit.from, unit.to).toLowerCase());
}

/** "On the walls" */
function partOn(units: readonly Heard[], at: number): Bar["part"] | null {
  const [first, second] = units.slice(at, at + 2);
  return meaningOf(first && pointing.test(first.text) ? second : first, "part")?.value ?? null;
}

/** The brief without bars against what is wanted after all. */
export const lifted = (brief: Brief, said: Said): Brief => {
  const against = barOf(said, "");
  if (!against) return brief;
  const bars = brief.bars.filter(
    (bar) =>
      bar.also !== undefined ||
      bar.kind !== against.kind ||
      bar.word !== against.word ||
      bar.slot !== against.slot,
  );
  return bars.length === brief.bars.length ? brief : { ...brief, bars };
};

/** What stays, by its name, with the words that say so. */
export interface Kept {
  name: string;
  from: number;
  to: number;
  /** Where it stands, if the text says so. */
  side?: Side;
}

const known = new Set(keepables.map(({ name }) => name));
const farthest = 10;

/** What a text says stays: "keep the tub and the window", "the range and hood can stay". */
export function keptIn(units: readonly Heard[]): Kept[] {
  const kept: Kept[] = [];
  for (const [at, unit] of units.entries()) {
    if (unit.polarity < 0 && unit.scope !== "list") continue;
    // "a window we keep, a vanity in walnut"
    const isLast = /[,.;!?\n)]/.test(units[at + 1]?.gap ?? ".");
    const isFirst = at === 0 || /[^ ]/.test(unit.gap);
    const isBehind = hasRole(unit, "keep") ? !isLast : hasRole(unit, "stay") && isFirst && !isLast;
    const behind = isBehind ? keptBehind(units, at) : [];
    kept.push(...behind);
    if (behind.length === 0 && (hasRole(unit, "stay") || (hasRole(unit, "keep") && isLast)))
      kept.push(...keptBefore(units, at));
  }
  return kept.filter(({ name }, at) => kept.findIndex((each) => each.name === name) === at);
}

/** "We love our clawfoot tub. Keep that." */
function pointedAt(units: readonly Heard[], at: number): Kept | null {
  const [that, behind] = units.slice(at + 1, at + 3);
  if (!/^(?:it|that|them|those)$/.test(that?.text ?? "") || (behind && !/[,.;!?\n]/.test(behind.gap)))
    return null;
  const name = units
    .slice(Math.max(0, at - 12), at)
    .map(nameOf)
    .findLast((each) => each !== null);
  return name ? { name, from: units[at]!.from, to: that!.to } : null;
}

const nameOf = (unit: Heard): string | null => {
  const name = meaningOf(unit, "keepable")?.value;
  return name && known.has(name) ? name : null;
};

function keptBehind(units: readonly Heard[], at: number): Kept[] {
  const kept: Kept[] = [];
  const pointed = pointedAt(units, at);
  if (pointed) return [pointed];
  for (let next = at + 1; next < Math.min(units.length, at + farthest); next++) {
    const unit = units[next]!;
    if (isClauseEnd(unit.gap) || unit.isRead || hasRole(unit, "no", "not", "instead", "wish")) break;
    if (hasRole(unit, "yes") && next > at + 1) break;
    const name = nameOf(unit);
    // "keep the tub area open": what is kept is named by the last word
    if (unit.gap.includes(",") && kept.length > 0 && !isListed(units, next)) break;
    if (name) kept.push({ name, from: units[at]!.from, to: unit.to });
    else if (hasRole(unit, "toward")) break;
  }
  return kept;
}

/** Whether an entry of an enumeration follows: "the tub, the window and the door". */
const isListed = (units: readonly Heard[], at: number): boolean =>
  units.slice(at, at + 3).some((unit) => nameOf(unit) !== null) &&
  units.slice(at, at + 5).some((unit) => hasRole(unit, "and"));

function keptBefore(units: readonly Heard[], at: number): Kept[] {
  const kept: Kept[] = [];
  const unit = units[at]!;
  if (isClauseEnd(unit.gap)) return [];
  for (let back = at - 1; back >= Math.max(0, at - farthest); back--) {
    const name = nameOf(units[back]!);
    if (name) kept.push({ name, from: units[back]!.from, to: unit.to });
    const { gap } = units[back]!;
    if (isClauseEnd(gap) || gap.includes(",") || gap.includes(":")) break;
    if (units[back]!.polarity < 0 || hasRole(units[back], "wish", "no")) break;
  }
  return kept;
}
