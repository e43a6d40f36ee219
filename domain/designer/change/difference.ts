import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import { kindWords } from "../../room/geometry/place-words.ts";
import type { Counted } from "../design-task.types.ts";
import { cabinetLook, type DesignLine, linesOfDesign, whatOfItem, whatOfSurface } from "./design-lines.ts";

/** A design with its takeoff. */
export interface Priced extends Counted {
  design: RoomDesign;
}

/** One line of what a change does. */
export interface LineDifference {
  /** "Floor", "Vanity". */
  where: string;
  /** Product names; null for what is new, or goes. */
  before: string | null;
  after: string | null;
  difference_cents: Cents;
}

const surfaceWords: ReadonlyMap<string, string> = new Map([
  ["shower_walls", "Shower walls"],
  ["wall", "Walls"],
  ["base", "Baseboard"],
  ["crown", "Crown molding"],
  ["coping", "Pool edge"],
  ["hardware", "Pulls and knobs"],
]);

/** "Floor", "Coffee table": where a line is, for the reader. */
export function whereOf(what: string): string {
  const known = surfaceWords.get(what);
  if (known) return known;
  const words = kindWords(what);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of what a line has: of cabinets their line with how many there are. */
export function nameOfLine({ what, skus, places }: DesignLine, products: Counted["products"]): string {
  const product = products.get(skus[0]!);
  if (!product) return "A product that is no longer sold";
  const { name, options } = product;
  if (what === "cabinets") {
    const look = cabinetLook(product.model)
      .split("/")
      .map((word) => word.replaceAll("-", " "));
    return `${places.length} ${places.length === 1 ? "cabinet" : "cabinets"}, ${look.filter(Boolean).join(" ")}`;
  }
  return nameOf(name, options);
}

/** A product for the reader, with what tells it from its siblings. */
export const nameOf = (name: string, options: Readonly<Record<string, string>>): string =>
  [name, ...Object.values(options).filter((option) => !name.includes(option))].join(", ");

/** What each place costs, by its id; pulls of an item under `<id> hardware`. */
export function costsOf({ takeoff }: Counted): Map<string, Cents> {
  const costs = new Map<string, Cents>();
  const add = (place: string, cents: Cents) => costs.set(place, (costs.get(place) ?? 0) + cents);
  for (const each of takeoff.surfaces) if (each.known) add(each.surface, each.line_total_cents);
  for (const each of takeoff.items)
    if (each.known)
      add(each.part === "hardware" ? `${each.item} hardware` : each.item, each.line_total_cents);
  return costs;
}

/** What the places of a line cost together. */
export function costOfLine({ what, places }: DesignLine, costs: ReadonlyMap<string, Cents>): Cents {
  return places.reduce(
    (sum, place) => sum + (costs.get(what === "hardware" ? `${place} hardware` : place) ?? 0),
    0,
  );
}

/**
 * What tells two designs of one room apart, line by line, the largest difference in price first. Parts and quantities that
 * follow from it are the last line; all lines together are the difference of the totals.
 */
export function differenceOf(before: Priced, after: Priced): LineDifference[] {
  const [old, young] = [placesOf(before), placesOf(after)];
  const rows = new Map<string, LineDifference & { count: number }>();
  for (const place of new Set([...old.keys(), ...young.keys()])) {
    const [from, to] = [old.get(place), young.get(place)];
    const what = (to ?? from)!.what;
    const isSame = what === "cabinets" ? from?.key === to?.key : from?.sku === to?.sku;
    if (isSame) continue;
    // cabinets of a run are one line however many of them there are before and after
    const key = what === "cabinets" ? "cabinets" : `${what} ${from?.sku ?? ""} ${to?.sku ?? ""}`;
    const row = rows.get(key) ?? {
      where: whereOf(what),
      before: from?.name ?? null,
      after: to?.name ?? null,
      difference_cents: 0,
      count: 0,
    };
    row.before ??= from?.name ?? null;
    row.after ??= to?.name ?? null;
    row.difference_cents += (to?.cents ?? 0) - (from?.cents ?? 0);
    row.count++;
    rows.set(key, row);
  }
  const lines = [...rows.values()]
    .map(({ count: _, ...row }) => row)
    .toSorted((a, b) => Math.abs(b.difference_cents) - Math.abs(a.difference_cents));
  const told = lines.reduce((sum, { difference_cents }) => sum + difference_cents, 0);
  const rest = after.takeoff.total_cents - before.takeoff.total_cents - told;
  if (rest === 0) return lines;
  return [...lines, { where: restWords, before: null, after: null, difference_cents: rest }];
}

/** What is not a line of its own. */
export const restWords = "Setting materials, parts and quantities";

interface AtPlace {
  what: string;
  sku: string;
  key: string;
  name: string;
  cents: Cents;
}

function placesOf(priced: Priced): Map<string, AtPlace> {
  const { design, products } = priced;
  const costs = costsOf(priced);
  const lines = linesOfDesign(design, (sku) => products.get(sku)?.model);
  const found = new Map<string, AtPlace>();
  for (const line of lines)
    for (const place of line.places) {
      const id = line.what === "hardware" ? `${place} hardware` : place;
      const sku = skuAt(design, line.what, place);
      const name = nameOfLine(line.look === null ? { ...line, skus: [sku] } : line, products);
      const key = line.look === null ? sku : `${line.look} ${name}`;
      found.set(id, { what: line.what, sku, key, name, cents: costs.get(id) ?? 0 });
    }
  return found;
}

function skuAt({ items, surfaces }: RoomDesign, what: string, place: string): string {
  const item = items.find(
    ({ id, kind }) => id === place && (what === "hardware" || whatOfItem(kind) === what),
  );
  if (item) return (what === "hardware" ? item.hardware_sku : item.sku)!;
  return surfaces.find(({ id }) => id === place && whatOfSurface(id) === what)!.sku!;
}
