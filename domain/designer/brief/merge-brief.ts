import type {
  Bar,
  Brief,
  ColorWish,
  Feature,
  KeptPlace,
  MaterialWish,
  Move,
  ProductWish,
} from "./brief.types.ts";
import { furnishing } from "./features.ts";

/** A brief that says nothing. */
export const emptyBrief: Brief = {
  room: null,
  width_in: null,
  depth_in: null,
  ceiling_in: null,
  area_sqft: null,
  style: null,
  wants: [],
  avoids: [],
  colors: [],
  materials: [],
  metal: null,
  shape: null,
  seats: null,
  products: [],
  budget_cents: null,
  household: [],
  hopes: [],
  bars: [],
  keeps: [],
  places: [],
  moves: [],
  moods: [],
};

/** A brief as stored, perhaps before briefs could say all that they can say now. */
export const wholeBrief = (stored: Partial<Brief>): Brief => ({ ...emptyBrief, ...stored });

/** A wish for the one is a wish against the other's absence: no tub at all means no freestanding tub either. */
const kinds = new Map<Feature, readonly Feature[]>([
  ["tub", ["tub", "freestanding_tub"]],
  ["freestanding_tub", ["freestanding_tub"]],
]);

/** Adds a feature that is wanted. It is no longer avoided, nor is the kind of thing that it is. */
export function wanting(brief: Brief, feature: Feature): Brief {
  const all = joined(brief.wants, [feature]);
  return {
    ...brief,
    // one tub is meant, whichever way it is said
    wants: all.includes("freestanding_tub") ? all.filter((each) => each !== "tub") : all,
    avoids: brief.avoids.filter((each) => !(kinds.get(each) ?? [each]).includes(feature)),
  };
}

/** Adds a feature that is wanted where it fits; what is wanted anyway stays so. */
export const hoping = (brief: Brief, feature: Feature): Brief =>
  brief.wants.includes(feature)
    ? brief
    : { ...wanting(brief, feature), hopes: joined(brief.hopes, [feature]) };

const isSameBar = (a: Bar, b: Bar): boolean =>
  a.kind === b.kind &&
  a.part === b.part &&
  a.word === b.word &&
  a.slot === b.slot &&
  a.near === b.near &&
  a.also?.word === b.also?.word;

/** Adds looks and kinds that are not wanted and not yet known as such. */
export const joinBars = (first: readonly Bar[], second: readonly Bar[]): Bar[] => [
  ...first,
  ...second.filter((bar, at) => [...first, ...second.slice(0, at)].every((each) => !isSameBar(each, bar))),
];

/** The brief as if nobody had asked for a feature. */
export const withoutWish = (brief: Brief, feature: Feature): Brief => ({
  ...brief,
  wants: brief.wants.filter((each) => each !== feature),
  hopes: brief.hopes.filter((each) => each !== feature),
});

/** Adds a feature that is not to be there. It is no longer wanted, nor are its special kinds. */
export const avoiding = (brief: Brief, feature: Feature): Brief => ({
  ...brief,
  wants: brief.wants.filter((each) => !(kinds.get(feature) ?? [feature]).includes(each)),
  hopes: brief.hopes.filter((each) => !(kinds.get(feature) ?? [feature]).includes(each)),
  avoids: joined(brief.avoids, [feature]),
  bars: furnishing.has(feature) ? joinBars(brief.bars, [barOf(feature)]) : brief.bars,
});

/** An unwanted furnishing is barred as an unwanted product is. */
const barOf = (feature: Feature): Bar => {
  const name = feature.replace("_", " ");
  return { kind: "thing", part: "any", word: name, name };
};

const joined = <T>(first: readonly T[], second: readonly T[]): T[] => [...new Set([...first, ...second])];

const sameLook = (a: ColorWish | MaterialWish, b: ColorWish | MaterialWish): boolean =>
  a.part === b.part && lookOf(a) === lookOf(b);
const lookOf = (wish: ColorWish | MaterialWish): string => ("hex" in wish ? wish.hex : wish.word);

/** Adds color or material wishes that are not yet there. */
export function joinLooks<T extends ColorWish | MaterialWish>(
  first: readonly T[],
  second: readonly T[],
): T[] {
  const all = [...first];
  for (const wish of second) if (!all.some((each) => sameLook(each, wish))) all.push(wish);
  return all;
}

/** Adds kinds of products that are not yet asked for. */
export const joinProducts = (
  first: readonly ProductWish[],
  second: readonly ProductWish[],
): ProductWish[] => [...first, ...second.filter((wish) => !first.some((each) => isSameProduct(each, wish)))];

export const isSameProduct = (a: ProductWish, b: ProductWish): boolean =>
  a.slot === b.slot && a.word === b.word;

/** Adds a move; to a certain wall it is a place as well, which further changes keep. */
export const moving = (brief: Brief, { name, side }: Move): Brief => ({
  ...brief,
  moves: [...brief.moves, { name, side }],
  places: name !== null && side !== null ? joinPlaces(brief.places, [{ name, side }]) : brief.places,
});

/** Adds where things stand; what is said later counts. */
export const joinPlaces = (first: readonly KeptPlace[], second: readonly KeptPlace[]): KeptPlace[] => [
  ...first.filter(({ name }) => second.every((each) => each.name !== name)),
  ...second,
];

/**
 * Joins what was read from free words with what fields of a form say. The form wins where both say something, and lists
 * are joined without repeats. A feature is never both wanted and avoided.
 */
export function mergeBrief(free: Brief, given: Partial<Brief>): Brief {
  const said = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Brief>;
  let brief: Brief = {
    ...free,
    ...said,
    wants: free.wants,
    avoids: free.avoids,
    colors: joinLooks(said.colors ?? [], free.colors),
    materials: joinLooks(said.materials ?? [], free.materials),
    products: joinProducts(said.products ?? [], free.products),
    household: joined(free.household, said.household ?? []),
    hopes: joined(free.hopes, said.hopes ?? []),
    bars: joinBars(free.bars, said.bars ?? []),
    keeps: joined(free.keeps, said.keeps ?? []),
    places: joinPlaces(free.places, said.places ?? []),
    moves: [...free.moves, ...(said.moves ?? [])],
    moods: joined(free.moods, said.moods ?? []),
  };
  // a size of the form replaces an area of the text, and the other way around
  if (said.area_sqft !== undefined && said.width_in === undefined)
    brief = { ...brief, width_in: null, depth_in: null };
  else if (said.width_in !== undefined) brief = { ...brief, area_sqft: said.area_sqft ?? null };
  for (const feature of said.avoids ?? []) brief = avoiding(brief, feature);
  for (const feature of said.wants ?? []) brief = wanting(brief, feature);
  return brief;
}
