import type { RoomDesign, RoomItem, RoomProduct } from "../../contract/design/room-design.ts";
import { usd } from "../money/usd.ts";
import { styleById } from "../projects/style-profile/styles.ts";
import { leastDcof } from "../room/edit/use.ts";
import { kindWords } from "../room/geometry/place-words.ts";
import type { Feature, ProductSlot } from "./brief/brief.types.ts";
import { barWords, shapeWords } from "./brief/brief-words.ts";
import { featureWords } from "./brief/features.ts";
import type { Counted, Task } from "./design-task.types.ts";
import { furnishings, furnishingsIn } from "./furnishings.ts";
import { movedWords } from "./kept-sides.ts";
import { isKept, isKeptSurface, keptWords } from "./kept-things.ts";
import type { Layout } from "./layout/layout.types.ts";
import type { Offer } from "./offer.types.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";
import { wishes } from "./sketch/place-wishes.ts";
import { isAsAsked, placesFor } from "./sketch/product-wishes.ts";
import { isTrulyOf, missedBy, says, shade, shadeOf } from "./sketch/shades.ts";
import type { Palette } from "./styles/palette.types.ts";
import { type DesignStyle, doorsOf } from "./styles/styles-for.ts";

/** Why a design is as it is, the weightiest first, in plain sentences. */
export function reasonsFor(
  task: Task,
  layout: Layout,
  look: DesignStyle,
  design: RoomDesign,
  { products, takeoff }: Counted,
): string[] {
  const budget = task.brief.budget_cents;
  const left = budget === null ? null : budget - takeoff.total_cents;
  return [
    ...layout.says,
    `${look.palette.name}: ${styleById(look.palette.id)?.about ?? ""}`.replace(/: $/, "."),
    ...materialsOf(task, design, products),
    ...(left !== null && left >= 0
      ? [`Everything comes to ${usd(takeoff.total_cents)}, ${usd(left)} under your budget.`]
      : []),
    ...keptWords(task.brief, design),
    ...task.assumed,
  ];
}

const getsWet = /bath|laundry|kitchen|outdoor/;

/** The most visible materials, and why they suit. */
function materialsOf({ plan }: Task, design: RoomDesign, products: Counted["products"]): string[] {
  const product = (surface: string) => {
    const sku = design.surfaces.find(({ id }) => id.startsWith(surface))?.sku;
    return sku ? products.get(sku) : undefined;
  };
  const floor = product("floor");
  const dcof = floor?.attributes.dcof;
  const said: string[] = [];
  if (floor) said.push(`The floor is ${named(floor)}.`);
  if (floor && typeof dcof === "number" && dcof >= leastDcof(plan.room) && getsWet.test(plan.room))
    said.push(`Its slip rating, a DCOF of ${dcof}, is enough for a floor that gets wet.`);
  const bathes = design.surfaces.find(({ id }) => id.startsWith("shower:"))?.id.slice("shower:".length);
  const isTub = design.items.find(({ id }) => id === bathes)?.kind === "tub";
  for (const [surface, words] of [
    ["shower:", (name: string) => (isTub ? `The tub surround is ${name}.` : `The shower walls are ${name}.`)],
    ["countertop:", (name: string) => `The countertop is ${name}.`],
    ["backsplash:", (name: string) => `The backsplash is ${name}.`],
  ] as const) {
    const found = product(surface);
    if (found) said.push(words(named(found)));
  }
  return said;
}

function named({ name, options }: RoomProduct): string {
  const color = options.Color;
  return color && !name.includes(color) ? `${name} in ${color}` : name;
}

/** Wishes that a design does not meet, each with why. */
export function unmetOf(
  task: Task,
  layout: Layout,
  look: DesignStyle,
  design: RoomDesign,
  counted: Counted,
): string[] {
  const { brief, offers } = task;
  const furnished = [...furnishingsIn(design, offers)];
  const unplaced = brief.wants
    .filter((feature) => !(furnishings.has(feature) ? furnished : layout.has).includes(feature))
    .map((feature) => unplacedWords(feature, task));
  const isMissing = ({ id, sku, kind }: RoomItem) =>
    sku === null && !task.stays.has(id) && !isKept(brief.keeps, kind);
  const missing = new Set(design.items.filter(isMissing).map(({ kind }) => kind));
  const unsold = [...missing].map((kind) => unsoldWords(kind, task));
  return [
    ...unplaced,
    ...movedWords(design, brief.places),
    ...arrangedOtherwise(task, layout),
    ...productsMissed(task, look, design),
    ...unsold,
    ...bareSurfaces(task, design),
    ...colorsMissed(look, design, offers),
    ...looksAlike(look, design, offers),
    ...finishesMissed(look, design),
    ...overBudget(brief.budget_cents, counted),
  ];
}

/** Why something that is wished for is not there. */
function unplacedWords(feature: Feature, { problems, offers }: Task): string {
  const is = furnishings.get(feature);
  const name = featureWords[feature];
  const kind = name.toLowerCase();
  if (is && !offers.all().some(is)) return `This showroom sells no ${kind} that fits here.`;
  return problems.find((problem) => problem.feature === feature)?.words ?? noRoomFor(name);
}

/** What is not sold; where only what is not wanted is sold, the one that costs least, with its price. */
function unsoldWords(kind: string, { offers }: Task): string {
  const { barred } = offers;
  const least = offers
    .ofKind(kind)
    .filter((offer) => barred.has(offer))
    .toSorted((a, b) => barred.of(a).length - barred.of(b).length || a.price_cents - b.price_cents)[0];
  if (!least) return `This showroom sells no ${kindWords(kind)} that fits here.`;
  const why = barred.of(least).map((bar) => barWords(bar).toLowerCase());
  return `This showroom sells no ${kindWords(kind)} that goes with “${why.join(", ")}”. The nearest is ${least.product.name}, ${usd(least.price_cents)}.`;
}

/** Surfaces that stay bare because nothing that is wanted is sold for them. */
function bareSurfaces({ brief, offers }: Task, { surfaces }: RoomDesign): string[] {
  if (offers.barred.bars.length === 0) return [];
  const bare = new Set(surfaces.filter(({ sku }) => sku === null).map(({ id }) => id.split(":", 1)[0]!));
  return [...bare]
    .filter((word) => surfaceWords.has(word) && !isKeptSurface(brief.keeps, word))
    .map(
      (word) => `This showroom sells nothing for the ${surfaceWords.get(word)} without what you don't want.`,
    );
}

const surfaceWords = new Map([
  ["floor", "floor"],
  ["shower", "shower walls"],
  ["backsplash", "backsplash"],
  ["countertop", "countertop"],
  ["wall", "walls"],
  ["ceiling", "ceiling"],
]);

const noRoomFor = (name: string): string => {
  const begun = name.charAt(0).toUpperCase() + name.slice(1);
  return `${begun}: this arrangement has no room for it.`;
};

/** Shape and seats, where this arrangement has others. */
function arrangedOtherwise({ brief, problems }: Task, { shape, seats }: Layout): string[] {
  const why = (feature: "shape" | "seats") => problems.find((problem) => problem.feature === feature)?.words;
  const missed: string[] = [];
  if (brief.room === "kitchen" && brief.shape !== null && shape !== brief.shape)
    missed.push(
      why("shape") ?? `This arrangement is not as asked: ${shapeWords(brief.shape).toLowerCase()}.`,
    );
  if (brief.seats !== null && seats !== undefined && seats < brief.seats)
    missed.push(why("seats") ?? `The table seats ${seats} here, not ${brief.seats}.`);
  return missed;
}

/** Kinds of products, doors and fabrics that are asked for and not there. */
function productsMissed({ brief, offers }: Task, { palette }: DesignStyle, design: RoomDesign): string[] {
  const used = design.items.flatMap(({ sku }) => (sku === null ? [] : (offers.get(sku) ?? [])));
  const unsold = (name: string) => `This showroom sells no ${name} that fits here.`;
  const products = brief.products.flatMap((wish) => {
    const isMeant = (offer: Offer) =>
      placesFor(wish).some((place) => isFor(place, palette, offer)) && isAsAsked(offer, wish);
    if (used.some(isMeant)) return [];
    const kind = wishes[placesFor(wish)[0]!]!(palette).kind;
    const hasPlace =
      fixed.has(wish.slot) &&
      used.some((offer) => placesFor(wish).some((place) => isFor(place, palette, offer)));
    return hasPlace || !offers.ofKind(kind).some(isMeant) ? [unsold(wish.name)] : [noRoomFor(wish.name)];
  });
  const fronts = used.filter(({ model }) => model?.kind === "base_cabinet" || model?.kind === "vanity");
  const covered = used.filter(({ model }) => ["sofa", "chair", "bed"].includes(model?.kind ?? ""));
  const looks = brief.materials.flatMap(({ part, word }) => {
    const doors = part === "cabinets" ? doorsOf.get(word) : undefined;
    if (doors && fronts.length > 0 && !fronts.some((offer) => doors.some((door) => hasFront(offer, door))))
      return [unsold(`${word} fronts`).replace("that fits", "that fit")];
    const isCover = part === "furniture" && fabrics.has(word) && covered.length > 0;
    return isCover && !covered.some(({ finish }) => finish.includes(word))
      ? [unsold(`${word} furniture`)]
      : [];
  });
  return [...products, ...looks];
}

/** Kinds that a room has one place for; there may be many lights and chairs. */
const fixed = new Set<ProductSlot>([
  ...(["kitchen_sink", "kitchen_faucet", "range", "cooktop", "refrigerator", "toilet", "vanity"] as const),
  ...(["lavatory_faucet", "tub", "shower", "sofa", "low_table", "table", "bed", "grill"] as const),
]);

const fabrics = new Set(["leather", "velvet", "boucle", "linen"]);

const hasFront = ({ model }: Offer, door: string): boolean =>
  model?.params.door === door || model?.params.front === door;

/** Whether a product may stand at a place. */
function isFor(place: string, palette: Palette, offer: Offer): boolean {
  const wish = wishes[place]!(palette);
  return offer.model?.kind === wish.kind && (wish.accepts?.(offer) ?? true);
}

/** From here on people would call it another color. */
const otherColor = 0.1;

/** Parts of a room whose color and material people ask for, with the surfaces that show them. */
const askedSurfaces = [
  ["floor", "floor", "floor"],
  ["tile", "shower:", "tile"],
  ["tile", "backsplash:", "tile"],
  ["counter", "countertop:", "countertop"],
] as const;

function colorsMissed({ palette }: DesignStyle, design: RoomDesign, offers: OfferIndex): string[] {
  return askedSurfaces.flatMap(([part, surface, words]) => {
    const wanted = palette.own?.get(part);
    const shown = coverOf(design, surface, offers);
    const own = shown && shadeOf(shown);
    if (!wanted?.hex || !own || missedBy(shade(wanted.hex), own) < otherColor) return [];
    return [`The ${words} is the nearest color that this showroom sells.`];
  });
}

/** Woods and stones that are asked for, where the budget or the showroom has only what looks like them. */
function looksAlike({ palette }: DesignStyle, design: RoomDesign, offers: OfferIndex): string[] {
  const said = askedSurfaces.flatMap(([part, surface, words]) => {
    const word = palette.own?.get(part)?.word;
    const shown = coverOf(design, surface, offers);
    return word && shown && says(shown, word) && !isTrulyOf(shown, word)
      ? [`The ${words} only looks like ${word}: real ${word} that fits here costs more or isn't sold.`]
      : [];
  });
  return [...new Set(said)];
}

function coverOf({ surfaces }: RoomDesign, surface: string, offers: OfferIndex): Offer | undefined {
  const sku = surfaces.find(({ id }) => id.startsWith(surface))?.sku;
  return sku ? (offers.get(sku) ?? undefined) : undefined;
}

const fronts = [
  ["vanity", "vanities"],
  ["base_cabinet", "cabinets"],
  ["sofa", "fabrics"],
] as const;

function finishesMissed({ palette }: DesignStyle, { items }: RoomDesign): string[] {
  return fronts.flatMap(([kind, list]) => {
    const isMissed =
      palette.firm?.has(list) &&
      items.some((item) => item.kind === kind && item.finish && !palette[list].includes(item.finish));
    return isMissed ? [`This showroom sells no ${kindWords(kind)} in that color that fits here.`] : [];
  });
}

/** By how much the cheapest version is over the budget, and what costs the most. */
function overBudget(budget: number | null, { takeoff }: Counted): string[] {
  if (budget === null || takeoff.total_cents <= budget) return [];
  const over_cents = takeoff.total_cents - budget;
  const over = `The least expensive version of this design costs ${usd(takeoff.total_cents)}, ${usd(over_cents)} over your budget.`;
  const lines = [...takeoff.items, ...takeoff.surfaces].flatMap((line) =>
    line.known && !isNeeded("kind" in line ? line.kind : line.surface) ? [line] : [],
  );
  // one line alone that is worth what is missing
  const enough = lines
    .filter(({ line_total_cents }) => line_total_cents >= over_cents)
    .sort((a, b) => a.line_total_cents - b.line_total_cents)[0];
  if (enough) return [`${over} Without ${enough.name}, ${usd(enough.line_total_cents)}, it would fit.`];
  const dearest = takeoff.goods.toSorted((a, b) => b.line_total_cents - a.line_total_cents)[0];
  return [
    dearest ? `${over} The most expensive part is ${dearest.name}, ${usd(dearest.line_total_cents)}.` : over,
  ];
}

/** What no room of its kind can do without. */
const isNeeded = (what: string): boolean =>
  /^(?:toilet|vanity|lavatory|faucet|sink|range|cooktop|hood|refrigerator|base_cabinet|shower|tub|bed|table|washer|dryer|floor|shower:.*|countertop:.*|wall:.*|ceiling)$/.test(
    what,
  );

/** Of a change that asks for a lower price: what it could save, where that is less than asked. */
export function savedLess(
  { limit_cents, standing, brief }: Task,
  { takeoff: { total_cents } }: Counted,
): string[] {
  if (!standing || limit_cents === null || total_cents <= limit_cents) return [];
  const before = standing.counted.takeoff.total_cents;
  const saved = before - total_cents;
  if (brief.budget_cents !== null && limit_cents === brief.budget_cents) return [];
  if (saved <= 0) return ["No other products that fit here cost less. Nothing was changed."];
  const share = Math.floor((saved / before) * 100);
  return [
    `The most that other products can save here is ${usd(saved)} (${share}%). You asked for ${usd(before - limit_cents)}.`,
  ];
}

/** A room's name, unlike those that are taken: its style with what is seen of it, else numbered. */
export function titleOf(
  taken: readonly string[],
  { palette }: DesignStyle,
  design: RoomDesign,
  offers: OfferIndex,
): string {
  const { name } = palette;
  const titles = [...seenIn(design, offers).map((seen) => `${name}, ${seen}`), name];
  const free = titles.find((title) => !taken.includes(title));
  return free ?? `${name} ${taken.filter((title) => title.replace(/ \d+$/, "") === name).length + 1}`;
}

/** What tells a room from others, the most visible first: "sage tile". */
function seenIn({ surfaces, items }: RoomDesign, offers: OfferIndex): string[] {
  const offer = (surface: string, from = surfaces) => {
    const sku = from.find(({ id }) => id.startsWith(surface))?.sku;
    return sku ? offers.get(sku) : undefined;
  };
  const finish = (kind: string) => items.find((item) => item.kind === kind)?.finish?.replaceAll("-", " ");
  const floor = offer("floor")?.product.attributes;
  // one wall may be papered or paneled
  const painted = surfaces.filter(({ sku }) => sku && offers.get(sku)?.material?.family === "paint");
  const walls = offer("wall:", painted)?.product.attributes;
  const seen = [
    [offer("shower:")?.options.Color, "tile"],
    [offer("backsplash:")?.options.Color, "tile"],
    [offer("countertop:")?.options.Color, "counters"],
    [finish("vanity"), "vanity"],
    [finish("base_cabinet"), "cabinets"],
    [plain(floor?.species) ?? plain(floor?.material), "floor"],
    [finish("sofa"), "sofa"],
    [finish("bed"), "bed"],
    [finish("table"), "table"],
    [plain(walls?.color), "walls"],
  ];
  return seen.flatMap(([what, where]) => (what ? [`${what.toLowerCase()} ${where}`] : []));
}

const plain = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
