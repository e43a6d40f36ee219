import type { RoomDesign, RoomItem, RoomSurface } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import { isSafeFloor } from "../../room/edit/use.ts";
import { needsAt, supplyOf } from "../complete/supplies-for.ts";
import type { Offer } from "../offer.types.ts";
import { coatOf, type OfferIndex } from "../sketch/offer-index.ts";
import { wishes } from "../sketch/place-wishes.ts";
import { isAsAsked } from "../sketch/product-wishes.ts";
import { apart, missedBy, says, shade, shadeOf } from "../sketch/shades.ts";
import type { CoveredPart, FinishList, Palette } from "../styles/palette.types.ts";

/** A way to fill a line; null leaves it out. The first one of a line is what the design has. */
export interface Option {
  /** By the SKU that it replaces, the one that takes its place. */
  skus: ReadonlyMap<string, string | null>;
  /** In place of one of these SKUs, for the reader. */
  offer: Offer | null;
  score: number;
  /** Of items with what they take; null for surfaces, which have to be counted. */
  price_cents: Cents | null;
}

/** Places of a design that are filled together. */
export interface Line {
  kind: "item" | "surface" | "cabinets" | "hardware";
  /** Of items their kind, of surfaces the first word of their ids. */
  what: string;
  places: readonly string[];
  options: readonly Option[];
}

interface Frame {
  design: RoomDesign;
  offers: OfferIndex;
  palette: Palette;
  /** Kinds and surfaces of which nothing may be left out. */
  wants: ReadonlySet<string>;
  /** Whether every line may have all that suits it, not only what serves a budget. */
  isWide?: boolean;
}

/** What one sees counts more. */
const weights: ReadonlyMap<string, number> = new Map([
  ["cabinets", 4],
  ...(["floor", "countertop", "vanity", "sofa", "bed"] as const).map((what) => [what, 3] as const),
  ...(["shower", "backsplash", "tub", "table", "range", "refrigerator"] as const).map((w) => [w, 2] as const),
]);
const weightOf = (what: string): number => weights.get(what) ?? 1;

export const cabinetKinds: ReadonlySet<string> = new Set([
  "base_cabinet",
  "wall_cabinet",
  "tall_cabinet",
  "island",
  "peninsula",
]);
/** Small things that no job needs. */
const spareKinds = new Set(["accessory", "planter", "rug"]);
const neededForms = /paper-holder|towel|grab-bar/;

/** The lines of a design with what could fill them, itself first. */
export function linesOf(frame: Frame): Line[] {
  const { design } = frame;
  const bySku = Map.groupBy(
    design.items.filter(({ sku, kind }) => sku !== null && !cabinetKinds.has(kind)),
    ({ sku }) => sku!,
  );
  const surfaces = Map.groupBy(
    design.surfaces.filter(({ sku }) => sku !== null),
    ({ sku }) => sku!,
  );
  return [
    ...[...bySku.values()].flatMap((items) => itemLine(frame, items)),
    ...cabinetLines(frame),
    ...hardwareLine(frame),
    ...[...surfaces.values()].flatMap((group) => surfaceLine(frame, group)),
  ].filter(({ options }) => options.length > 1);
}

const price = (offer: Offer, offers: OfferIndex): Cents =>
  needsAt("", offer).reduce(
    (sum, need) => sum + (supplyOf(need, offers)?.price_cents ?? 0),
    Math.round(offer.price_cents),
  );

function itemLine(frame: Frame, items: readonly RoomItem[]): Line[] {
  const { offers, design, palette } = frame;
  const [first] = items;
  const own = offers.get(first!.sku!);
  if (!own?.model) return [];
  const isHost = items.some(({ id }) => design.items.some(({ host }) => host === id));
  const like = likeIt(own, first!, palette, offers);
  const holds = (offer: Offer) =>
    !isHost ||
    (Math.abs(offer.height_in - own.height_in) < 0.6 && Math.abs(offer.depth_in - own.depth_in) < 1.6);
  const others = offers
    .ofKind(own.model.kind)
    .filter((offer) => offer.sku !== own.sku && like(offer) && holds(offer));
  const weight = weightOf(first!.kind);
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: weight * likeness(own, offer),
    price_cents: price(offer, offers) * items.length,
  });
  const isSpare =
    spareKinds.has(first!.kind) && !isHost && !neededForms.test(String(own.model.params.form ?? ""));
  const none: Option = { skus: new Map([[own.sku, null]]), offer: null, score: -6, price_cents: 0 };
  const options = [option(own), ...picked(frame, others.map(option))];
  return [
    {
      kind: "item",
      what: first!.kind,
      places: items.map(({ id }) => id),
      options: isSpare && !frame.wants.has(first!.kind) ? [...options, none] : options,
    },
  ];
}

/** Kinds whose form decides what they are. */
const formed = new Set([
  "shower",
  "light",
  "tub",
  "sink",
  "fan",
  "media",
  "accessory",
  "hood",
  "chair",
  "low_table",
]);
const slack_in = 0.05;
const param = (offer: Offer, name: string) => String(offer.model?.params[name] ?? "");

/** Whether a product can stand where another one does: of its use and mounting, no larger, hardly smaller, as asked. */
function likeIt(own: Offer, item: RoomItem, palette: Palette, offers: OfferIndex) {
  const places = Object.values(wishes).flatMap((make) => {
    const wish = make(palette);
    return wish.kind === own.model!.kind && (wish.accepts?.(own) ?? true) ? [wish] : [];
  });
  const asked = (palette.products ?? []).filter((wish) => isAsAsked(own, wish));
  const firm = firmListOf(item.kind);
  const isFirm = firm !== null && (palette.firm?.has(firm) ?? false);
  return (offer: Offer): boolean =>
    !offers.barred.has(offer) &&
    offer.width_in <= own.width_in + slack_in &&
    offer.width_in >= own.width_in - Math.max(1, own.width_in * 0.12) &&
    offer.depth_in <= own.depth_in + slack_in &&
    offer.depth_in >= own.depth_in * 0.6 &&
    offer.height_in <= own.height_in + slack_in &&
    offer.height_in >= own.height_in * 0.6 &&
    String(offer.product.attributes.mounting) === String(own.product.attributes.mounting) &&
    ["mount", "use", "bowls", "layout"].every((name) => param(offer, name) === param(own, name)) &&
    param(offer, "sink").startsWith("vessel") === param(own, "sink").startsWith("vessel") &&
    (!formed.has(item.kind) || param(offer, "form") === param(own, "form")) &&
    (item.kind !== "accessory" || offer.product.child === own.product.child) &&
    places.every((wish) => wish.accepts?.(offer) ?? true) &&
    asked.every((wish) => isAsAsked(offer, wish)) &&
    (!isFirm || offer.finish === own.finish);
}

const firmListOf = (kind: string): FinishList | null =>
  ["faucet", "shower", "light", "mirror", "accessory"].includes(kind)
    ? "metals"
    : kind === "vanity"
      ? "vanities"
      : ["sofa", "chair", "bed"].includes(kind)
        ? "fabrics"
        : ["table", "low_table", "stool"].includes(kind)
          ? "woods"
          : null;

/** 0 for the same, less for other looks and for what costs less: of two the dearer is taken for the better one. */
const likeness = (own: Offer, offer: Offer): number =>
  -(own.finish === offer.finish ? 0 : 1.2) -
  (own.style === offer.style ? 0 : 0.6) -
  0.6 * Math.abs(Math.log((own.price_cents || 1) / (offer.price_cents || 1)));

/** What a line may have beside its own: for a budget, or to choose from. */
const picked = ({ isWide }: Frame, options: readonly Option[]): Option[] =>
  isWide ? suiting(options) : frontier(options);

const mostOptions = 10;

/** Those that suit best, of one product two at most, and the cheapest; the cheapest first. */
function suiting(options: readonly Option[]): Option[] {
  const byPrice = options.toSorted((a, b) => a.price_cents! - b.price_cents!);
  const taken = new Map<string, number>();
  const best = options
    .toSorted((a, b) => b.score - a.score)
    .filter(({ offer }) => {
      const times = (taken.get(offer!.product.name) ?? 0) + 1;
      taken.set(offer!.product.name, times);
      return times <= 2;
    })
    .slice(0, mostOptions - 2);
  const all = new Set([...byPrice.slice(0, 1), ...best]);
  return byPrice.filter((each) => all.has(each));
}

/** Those that no other one beats in price and likeness, the cheapest always among them. */
function frontier(options: readonly Option[]): Option[] {
  const sorted = options.toSorted((a, b) => a.price_cents! - b.price_cents! || b.score - a.score);
  const kept: Option[] = [];
  for (const option of sorted) if (kept.length === 0 || option.score > kept.at(-1)!.score) kept.push(option);
  const step = Math.max(1, (kept.length - 1) / (mostOptions - 1));
  const spread = Array.from(
    { length: Math.min(kept.length, mostOptions) },
    (_, at) => kept[Math.round(at * step)]!,
  );
  return [...new Set(spread)];
}

/** Cabinets come in one line, door and finish; an island may have its own. */
function cabinetLines(frame: Frame): Line[] {
  const { design, offers, palette } = frame;
  const cabinets = design.items.filter(({ sku, kind }) => sku !== null && cabinetKinds.has(kind));
  const lineOf = (offer: Offer) => `${param(offer, "door")}/${offer.finish}`;
  const groups = Map.groupBy(cabinets, ({ sku }) => {
    const offer = offers.get(sku!);
    return offer ? lineOf(offer) : "";
  });
  groups.delete("");
  return [...groups].map(([own, items]) => {
    const isFirm = palette.firm?.has("cabinets") || palette.askedDoors !== undefined;
    const lines = new Set(isFirm ? [] : offers.ofKind(items[0]!.kind).map(lineOf));
    lines.delete(own);
    const counts = [...Map.groupBy(items, ({ sku }) => sku!)];
    const sizes = counts.map(([sku]) => offers.get(sku)!);
    const twins = (line: string) =>
      sizes.map((size) =>
        offers.ofKind(size.model!.kind).find((each) => lineOf(each) === line && isTwin(each, size)),
      );
    const option = (line: string, found: readonly (Offer | undefined)[]): Option[] => {
      if (found.some((each) => !each)) return [];
      const cents = counts.reduce(
        (sum, [, each], at) => sum + each.length * Math.round(found[at]!.price_cents),
        0,
      );
      return [
        {
          skus: new Map(counts.map(([sku], at) => [sku, found[at]!.sku])),
          offer: found[0]!,
          score: weightOf("cabinets") * (line === own ? 0 : likeness(sizes[0]!, found[0]!)),
          price_cents: cents,
        },
      ];
    };
    return {
      kind: "cabinets" as const,
      what: "cabinets",
      places: items.map(({ id }) => id),
      options: [
        ...option(own, sizes),
        ...picked(
          frame,
          [...lines].flatMap((line) => option(line, twins(line))),
        ),
      ],
    };
  });
}

const isTwin = (a: Offer, b: Offer): boolean =>
  param(a, "layout") === param(b, "layout") &&
  Math.abs(a.width_in - b.width_in) < slack_in &&
  Math.abs(a.height_in - b.height_in) < slack_in &&
  Math.abs(a.depth_in - b.depth_in) < 0.6;

function hardwareLine(frame: Frame): Line[] {
  const { design, offers, palette } = frame;
  const sku = design.items.find(({ hardware_sku }) => hardware_sku)?.hardware_sku;
  const own = sku ? offers.get(sku) : undefined;
  if (!own) return [];
  const isFirm = palette.firm?.has("metals") ?? false;
  const others = offers
    .ofKind("accessory")
    .filter(
      (offer) =>
        offer.sku !== own.sku &&
        offer.product.child === own.product.child &&
        Math.abs(offer.width_in - own.width_in) < 2 &&
        (!isFirm || offer.finish === own.finish),
    );
  // how many there are is counted with the design; the price of one orders them
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: likeness(own, offer),
    price_cents: Math.round(offer.price_cents),
  });
  const options = [option(own), ...picked(frame, others.map(option))].map((each) => ({
    ...each,
    price_cents: null,
  }));
  const places = design.items.filter(({ hardware_sku }) => hardware_sku).map(({ id }) => id);
  return [{ kind: "hardware", what: "hardware", places, options }];
}

const partOf: ReadonlyMap<string, readonly [use: string, part: CoveredPart]> = new Map([
  ["floor", ["floor", "floor"]],
  ["shower", ["shower", "tile"]],
  ["wainscot", ["shower", "tile"]],
  ["backsplash", ["backsplash", "tile"]],
  ["countertop", ["countertop", "counter"]],
] as const);

function surfaceLine(frame: Frame, group: readonly RoomSurface[]): Line[] {
  const { offers } = frame;
  const own = offers.get(group[0]!.sku!);
  if (!own) return [];
  const words = [...new Set(group.map(({ id }) => id.split(":", 1)[0]!))];
  const weight = Math.max(...words.map(weightOf));
  const likes = words.map((word) => coverLike(frame, own, word));
  const others = offers
    .alike(own, partOf.get(words[0]!)?.[0] ?? null)
    .filter((offer) => offer.sku !== own.sku && likes.every((like) => like(offer)));
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: weight * (coverLikeness(own, offer) + likeness(own, offer) / 2),
    price_cents: Math.round(offer.price_cents),
  });
  const options = [option(own), ...picked(frame, others.map(option)), ...plainInstead(frame, own, words)].map(
    (each) => ({
      ...each,
      price_cents: null,
    }),
  );
  return [{ kind: "surface", what: words[0]!, places: group.map(({ id }) => id), options }];
}

/** A wall that is papered or paneled can be painted as the others are; behind a wainscot there is paint already. */
function plainInstead({ design, offers, wants }: Frame, own: Offer, words: readonly string[]): Option[] {
  if (coatOf(own) !== null || wants.has(words[0]!)) return [];
  if (words.length === 1 && words[0] === "wainscot")
    return [{ skus: new Map([[own.sku, null]]), offer: null, score: -12, price_cents: 0 }];
  if (words.length > 1 || words[0] !== "wall") return [];
  const paint = design.surfaces.find(({ id, sku }) => {
    const offer = id.startsWith("wall:") && sku ? offers.get(sku) : undefined;
    return offer !== undefined && coatOf(offer) !== null;
  })?.sku;
  const offer = paint ? offers.get(paint) : undefined;
  return offer ? [{ skus: new Map([[own.sku, offer.sku]]), offer, score: -9, price_cents: 0 }] : [];
}

/** Floors of rooms and tile for walls; within each of these one kind of material can take another one's place. */
const families = [
  new Set(["tile-flooring", "laminate-flooring", "luxury-flooring", "hardwood-flooring"]),
  new Set(["tile-flooring", "backsplash-tiles"]),
];
const mayReplace = (own: string, other: string, word: string): boolean =>
  own === other ||
  (word === "countertop"
    ? true
    : (word === "floor" ? families[0]! : families[1]!).has(own) &&
      (word === "floor" ? families[0]! : families[1]!).has(other));

const coverLikeness = (own: Offer, offer: Offer): number => {
  const [a, b] = [shadeOf(own), shadeOf(offer)];
  return (
    -(a && b ? apart(a, b) * 5 : 0) -
    (own.product.category === offer.product.category ? 0 : 0.8) -
    (own.product.child === offer.product.child ? 0 : 0.3)
  );
};

/** From here on people would call it another color. */
const otherColor = 0.1;

function coverLike({ design, palette, offers }: Frame, own: Offer, word: string) {
  const part = partOf.get(word);
  const wanted = part ? palette.own?.get(part[1]) : undefined;
  const coat = coatOf(own);
  const missed = (offer: Offer): number => {
    const shown = shadeOf(offer);
    return wanted?.hex && shown ? missedBy(shade(wanted.hex), shown) : 0;
  };
  const most = Math.max(otherColor, missed(own));
  const finishOf = ({ options, product }: Offer) =>
    [Object.values(options), product.attributes.finish ?? []].flat();
  const isPolished = (offer: Offer) => /polished|gloss/i.test(finishOf(offer).join(" "));
  return (offer: Offer): boolean => {
    if (
      offers.barred.has(
        offer,
        part?.[1] ?? (word === "wall" ? "walls" : word === "ceiling" ? "ceiling" : "other"),
      )
    )
      return false;
    if (coat !== null) return coatOf(offer) === coat && offer.product.child === own.product.child;
    if (!part) return offer.product.child === own.product.child && sameUse(own, offer);
    if (!mayReplace(own.product.category, offer.product.category, word)) return false;
    if (coatOf(offer) !== null || missed(offer) > most || (wanted?.word && !says(offer, wanted.word)))
      return false;
    if (word !== "floor") return true;
    return (
      isSafeFloor(offer.product, design.room) &&
      !((palette.isUnpolished || palette.isSlipSafe) && isPolished(offer))
    );
  };
}

const sameUse = (a: Offer, b: Offer): boolean =>
  String(a.product.attributes.use) === String(b.product.attributes.use) &&
  String(a.product.attributes.profile) === String(b.product.attributes.profile);
