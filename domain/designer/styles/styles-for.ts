import moodColors from "../../../content/brief/mood-colors.json" with { type: "json" };
import { finishColor } from "../../catalog/finish-color.ts";
import { styleById, styles, type Traits } from "../../projects/style-profile/styles.ts";
import type { Brief, ColorWish, Mood, Part } from "../brief/brief.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { missedBy, shade } from "../sketch/shades.ts";
import type { CoveredPart, Covering, FinishList, Palette } from "./palette.types.ts";
import { palettes } from "./palettes.ts";

/** How one design of several looks: a style, and which of its looks. */
export interface DesignStyle {
  palette: Palette;
  turn: number;
}

/** Styles that most people like and that differ from each other, where a brief names none. */
const usualStyles = ["transitional", "modern", "organic-modern", "coastal", "farmhouse", "scandinavian"];
/** Further looks of a style that was asked for, before a neighboring style comes in. */
const turnsOfOneStyle = 3;

/**
 * So many different looks for a brief, the closest first: a style that was asked for in several of its looks and then
 * its nearest neighbor; without one, styles that suit the asked colors, else usual ones. Each palette has the brief's
 * own colors, materials and metal.
 */
export function stylesFor(brief: Brief, count: number, offers: OfferIndex): DesignStyle[] {
  const isWanted = (style: string) =>
    !brief.bars.some(({ kind, word }) => kind === "style" && word === style);
  const asked = brief.style
    ? [brief.style, ...neighborsOf(brief.style).filter(isWanted)]
    : suitingStyles(brief).filter(isWanted);
  const plan = brief.style
    ? Array.from({ length: count }, (_, at) =>
        at < Math.max(1, Math.min(turnsOfOneStyle, count - 1)) || count === 1
          ? { style: asked[0]!, turn: at }
          : { style: asked[at - Math.min(turnsOfOneStyle, count - 1) + 1]!, turn: 0 },
      )
    : asked.slice(0, count).map((style) => ({ style, turn: 0 }));
  return plan.map(({ style, turn }, at) => styleOf(brief, style, turn, at, offers));
}

/** One look by its style and turn; `at` is its place among the designs of a brief. */
export function styleOf(
  brief: Brief,
  style: string,
  turn: number,
  at: number,
  offers: OfferIndex,
): DesignStyle {
  const palette = palettes.find(({ id }) => id === style) ?? palettes[0]!;
  return { palette: personal(palette, brief, at, offers), turn };
}

/** Other styles, the most alike first. */
function neighborsOf(style: string): string[] {
  const own = styleById(style);
  if (!own) return [...usualStyles];
  return styles
    .filter(({ id }) => id !== style)
    .sort((a, b) => unlike(own.traits, a.traits) - unlike(own.traits, b.traits))
    .map(({ id }) => id);
}

const unlike = (a: Traits, b: Traits): number =>
  Math.hypot(
    ...(["warm", "light", "detailed", "classic", "natural"] as const).map((trait) => a[trait] - b[trait]),
  );

/** Styles whose own finishes come near to the asked colors and metal; the usual ones where nothing is asked. */
function suitingStyles(brief: Brief): string[] {
  const known = [...usualStyles, ...palettes.map(({ id }) => id).filter((id) => !usualStyles.includes(id))];
  const score = (id: string) => {
    const palette = palettes.find((each) => each.id === id)!;
    const metal = brief.metal && palette.metals.slice(0, 2).includes(brief.metal) ? 1 : 0;
    const colors = brief.colors.filter(({ hex }) => nearestOf(finishesOf(palette), hex) < 0.08).length;
    const words = brief.materials.filter(({ word }) => JSON.stringify(palette).includes(word)).length;
    const traits = styleById(id)?.traits;
    const moods = traits ? brief.moods.reduce((sum, mood) => sum + moodPoints[mood](traits), 0) : 0;
    return metal + colors + words + moods;
  };
  return known
    .map((id, at) => ({ id, points: score(id) * 4 - at }))
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => id);
}

/** How well a style's traits, each from -2 to 2, suit a mood. */
const moodPoints: Readonly<Record<Mood, (traits: Traits) => number>> = {
  cozy: ({ warm }) => warm,
  bright: ({ light }) => light,
  calm: ({ light, detailed }) => (light - detailed) / 2,
  dramatic: ({ light, detailed }) => (detailed - light) / 2,
};

const finishesOf = ({ vanities, cabinets, island }: Palette): string[] => [
  ...vanities,
  ...cabinets,
  ...island,
];

/** How near the nearest of these finishes comes to a color, in OKLab. */
function nearestOf(finishes: readonly string[], hex: string): number {
  return Math.min(1, ...finishes.map((finish) => offBy(finish, hex)));
}

function offBy(finish: string, hex: string): number {
  const color = finishColor(finish.replaceAll("-", " "));
  return color ? missedBy(shade(hex), shade(color)) : 1;
}

/** Colors that are asked for without a part go on another part in each design. */
const anywhere: readonly Part[] = ["cabinets", "tile", "walls", "cabinets"];

function personal(palette: Palette, brief: Brief, at: number, offers: OfferIndex): Palette {
  const placed = (part: Part) => (part === "any" ? anywhere[at % anywhere.length]! : part);
  const colorOf = (part: Part) => brief.colors.find((wish) => placed(wish.part) === part);
  const wordOf = (part: Part) =>
    brief.materials.find((wish) => (wish.part === "any" ? isMadeFor(wish.word, part) : wish.part === part))
      ?.word;
  const own = new Map<CoveredPart, Covering>();
  for (const part of ["floor", "tile", "counter"] as const) {
    const [color, word] = [colorOf(part), wordOf(part)];
    if (color || word) own.set(part, { ...(color && { hex: color.hex }), ...(word && { word }) });
  }
  const felt = moodWishes(brief, at);
  const cabinets = colorOf("cabinets");
  const askedDoors = brief.materials.flatMap(({ part, word }) =>
    part === "cabinets" ? (doorsOf.get(word) ?? []) : [],
  );
  const wood = brief.materials.find(
    ({ part, word }) =>
      !doorsOf.has(word) && (part === "any" ? isMadeFor(word, "cabinets") : part === "cabinets"),
  )?.word;
  const fronts = (kind: string, usual: readonly string[]) => {
    const color = cabinets ?? (wood ? undefined : felt.cabinets);
    return color || wood ? finishesNear(offers, kind, color, wood, usual) : usual;
  };
  const walls = colorOf("walls") ?? felt.walls;
  const furniture = colorOf("furniture");
  const covered = brief.materials.find(({ part }) => part === "furniture")?.word;
  const isFabric = offers.ofKind("sofa").some(({ finish }) => covered && finish.includes(covered));
  const fabric = isFabric ? covered : undefined;
  const woods = covered && !isFabric ? finishesNear(offers, "table", undefined, covered, []) : [];
  const covers = furniture ?? (fabric ? undefined : felt.furniture);
  const firm = new Set<FinishList>([
    ...(brief.metal ? (["metals"] as const) : []),
    ...(cabinets || wood ? (["vanities", "cabinets", "island"] as const) : []),
    ...(furniture || fabric ? (["fabrics"] as const) : []),
    ...(woods.length > 0 ? (["woods"] as const) : []),
  ]);
  return {
    ...palette,
    firm,
    ...(brief.metal && { metals: first(brief.metal, palette.metals) }),
    ...(walls && { walls: [walls.hex] }),
    vanities: fronts("vanity", palette.vanities),
    cabinets: fronts("base_cabinet", palette.cabinets),
    island: fronts("island", palette.island),
    ...((covers || fabric) && { fabrics: fabricsFor(offers, covers, fabric, palette.fabrics) }),
    ...(woods.length > 0 && { woods: [...woods, ...palette.woods] }),
    ...(brief.products.length > 0 && { products: brief.products }),
    ...(brief.household.includes("slip_safe") && { isSlipSafe: true }),
    ...((brief.room === "bathroom" || brief.room === "laundry") && { isUnpolished: true }),
    ...(askedDoors.length > 0 && { askedDoors, doors: [...new Set([...askedDoors, ...palette.doors])] }),
    ...(own.size > 0 && { own }),
  };
}

type Hue = Pick<ColorWish, "hex">;

/** Colors that make a room feel as asked; each design has others. */
function moodWishes({ moods }: Brief, at: number): Partial<Record<"walls" | "cabinets" | "furniture", Hue>> {
  const felt = moods[0] && new Map(Object.entries(moodColors)).get(moods[0]);
  if (!felt) return {};
  return Object.fromEntries(
    Object.entries(felt).map(([part, hexes]) => [part, { hex: hexes[at % hexes.length]! }]),
  );
}

const first = (value: string, list: readonly string[]): string[] => [
  value,
  ...list.filter((each) => each !== value),
];

/** Fronts of cabinets and of vanities that a word means. */
export const doorsOf = new Map<string, readonly string[]>([
  ["shaker", ["shaker", "slim-shaker"]],
  ["slab", ["slab"]],
  ["fluted", ["reeded", "fluted"]],
  ["raised", ["raised"]],
  ["beadboard", ["beadboard"]],
]);

/** Where a material goes that is asked for without a part. */
const usualParts: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/quartz|butcher|granite|soapstone|quartzite/, ["counter"]],
  [/zellige|subway|mosaic|penny|glass/, ["tile"]],
  [/hardwood|vinyl|laminate|wood look|plank|terrazzo|slate|terracotta|brick/, ["floor"]],
  [/marble|travertine|limestone/, ["tile", "counter"]],
  [/oak|walnut|maple|cherry|ash/, ["cabinets"]],
];

const isMadeFor = (word: string, part: Part): boolean =>
  usualParts.some(([words, parts]) => words.test(word.replaceAll("-", " ")) && parts.includes(part));

/** Covers of sofas and chairs as asked, the ones of the style first. */
function fabricsFor(
  offers: OfferIndex,
  color: Hue | undefined,
  fabric: string | undefined,
  usual: readonly string[],
): readonly string[] {
  if (color || !fabric) return finishesNear(offers, "sofa", color, fabric, usual);
  const sold = ["sofa", "chair", "bed"].flatMap((kind) => offers.ofKind(kind).map(({ finish }) => finish));
  const asked = new Set([...usual, ...sold].filter((finish) => finish.includes(fabric)));
  return [...asked];
}

/** Finishes that fixtures of a kind are sold in, the ones nearest to what is asked first, at most three; then the usual. */
function finishesNear(
  offers: OfferIndex,
  kind: string,
  color: Hue | undefined,
  wood: string | undefined,
  usual: readonly string[],
): readonly string[] {
  const sold = [...new Set(offers.ofKind(kind).map(({ finish }) => finish))];
  const named = wood ? sold.filter((finish) => finish.includes(wood)) : sold;
  const near = color
    ? named.map((finish) => ({ finish, off: offBy(finish, color.hex) })).sort((a, b) => a.off - b.off)
    : named.map((finish) => ({ finish, off: 0 }));
  const best = near.filter(({ off }) => off <= (near[0]?.off ?? 0) + 0.05).slice(0, 3);
  return best.length > 0 ? best.map(({ finish }) => finish) : usual;
}
