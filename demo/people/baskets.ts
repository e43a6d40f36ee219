import table from "../data/jobs.json" with { type: "json" };
import type { Random } from "../random.ts";
import type { Market, OpenShowroom, SoldProduct, SoldVariant } from "./market.types.ts";

/** A renovation job: its name on the order, and its products. */
export interface Job {
  name: string;
  room: string;
  /** Category slugs; those that the showroom does not sell are left out. */
  takes: readonly string[];
}

export const jobs: readonly Job[] = table;

/** Jobs for which a showroom sells what matters most, and at least one more kind of products. */
export const jobsOf = (showroom: OpenShowroom): Job[] =>
  jobs.filter(
    ({ takes: [first = "", ...rest] }) =>
      showroom.categories.has(first) && rest.some((slug) => showroom.categories.has(slug)),
  );

const areas: Record<string, readonly [number, number]> = {
  "tile-flooring": [45, 160],
  "backsplash-tiles": [22, 48],
  countertop: [28, 62],
  "hardwood-flooring": [320, 980],
  "laminate-flooring": [260, 760],
  "luxury-flooring": [280, 840],
  hardscaping: [180, 620],
  "stacked-stone": [38, 120],
};

/** Units that a job usually takes of a variant, in whole sold units. */
export function usualQuantity(product: SoldProduct, box_sqft: number | null, random: Random): number {
  const [least, most] = areas[product.category] ?? [40, 120];
  const area = random.int(least, most);
  if (product.unit === "Box")
    return Math.max(product.minimum_unit, Math.ceil((area * 1.1) / (box_sqft ?? 12)));
  if (product.unit === "Square foot") return Math.max(product.minimum_unit, Math.round((area * 1.1) / 2) * 2);
  if (product.unit === "Linear foot") return Math.max(product.minimum_unit, random.int(20, 64));
  if (product.category === "pool-copings") return random.int(36, 74);
  if (product.category === "cabinet-hardware") return random.int(8, 34);
  if (product.category === "lights")
    return /Chandelier|Island/.test(product.name) ? 1 : random.int(1, /Vanity/.test(product.name) ? 2 : 4);
  return product.category === "fans" && random.chance(0.3) ? 2 : 1;
}

export interface BasketLine {
  product: SoldProduct;
  variant: SoldVariant;
  qty: number;
  surface: string;
}

/** Products of the shelf by category, those that people want most first. */
export function productsByCategory(market: Market): Map<string, SoldProduct[]> {
  const shelves = new Map<string, SoldProduct[]>();
  for (const product of market.shelf) {
    const shelf = shelves.get(product.category) ?? [];
    shelf.push(product);
    shelves.set(product.category, shelf);
  }
  for (const shelf of shelves.values()) shelf.sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  return shelves;
}

/** Lights and fans by the room that they are made for; other products suit every job that takes their kind. */
const roomProducts: Record<string, Partial<Record<string, RegExp>>> = {
  lights: {
    bathroom: /Vanity|Sconce|Flush/,
    kitchen: /Pendant|Island|Flush/,
    living_room: /Chandelier|Sconce|Pendant|Flush/,
    outdoor: /Outdoor/,
  },
  fans: { bathroom: /Bath Fan/, living_room: /Ceiling Fan/, outdoor: /Outdoor/ },
  "kitchen-sinks": { bathroom: /Utility|Bar|Drop-In/, kitchen: /Farmhouse|Undermount|Workstation|Drop-In/ },
};

const suits =
  (job: Job) =>
  (product: SoldProduct): boolean =>
    roomProducts[product.category]?.[job.room]?.test(product.name) ?? true;

/** From a list sorted by popularity, mostly from its front. */
export function wanted<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(list.length * random.next() ** 2.4)]!;
}

/** One person's purchases for a job: products in stock, without duplicates. */
export function basketFor(
  job: Job,
  showroom: OpenShowroom,
  shelves: ReadonlyMap<string, readonly SoldProduct[]>,
  boxes: ReadonlyMap<number, number>,
  random: Random,
): BasketLine[] {
  const kinds = job.takes.filter((slug) => showroom.categories.has(slug));
  const [main = "", ...others] = kinds;
  const chosen = [
    main,
    ...random.sample(others, random.int(Math.min(1, others.length), Math.min(4, others.length))),
  ];
  const lines = chosen.flatMap((slug): BasketLine[] => {
    const product = wanted((shelves.get(slug) ?? []).filter(suits(job)), random);
    const ready = product?.variants.filter((variant) => variant.stock > 0) ?? [];
    if (!product || ready.length === 0) return [];
    const variant = random.chance(0.6) ? ready[0]! : random.pick(ready);
    const surface = product.surface.find((one) => one !== "wall") ?? "";
    return [
      { product, variant, qty: usualQuantity(product, boxes.get(variant.id) ?? null, random), surface },
    ];
  });
  return [...new Map(lines.map((line) => [line.variant.id, line])).values()];
}
