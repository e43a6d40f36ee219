import type { RoomDesign, RoomItem, RoomOpening, RoomSurface } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import type { Cents } from "../../money/money.ts";
import { label, openingLabel, surfaceLabel } from "../geometry/item-label.ts";
import { kindWords } from "../geometry/place-words.ts";
import { distance } from "../geometry/point.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { Takeoff } from "../takeoff/surface-takeoff.types.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { different, laidWords, nothingSelected, supplyWords, turned } from "./change-words.ts";

/** One difference between two designs. */
export interface Change {
  kind: "plan" | "surface" | "item" | "supply";
  change: "added" | "removed" | "changed";
  /** Item's or surface's id; a supply's SKU; `plan` for the room itself. */
  id: string;
  words: string;
  /** What it costs more (less where negative), whole cents; 0 where the price is not known. */
  price_cents: Cents;
}

export interface Changes {
  changes: Change[];
  before_cents: Cents;
  after_cents: Cents;
}

/** What changed from one design to another, in words, with the price difference in this showroom. */
export function changesBetween(before: RoomDesign, after: RoomDesign, products: ProductsBySku): Changes {
  const [old, now] = [takeoffOf(before, products), takeoffOf(after, products)];
  const cost = (takeoff: typeof old, id: string): Cents => {
    let sum = 0;
    for (const line of takeoff.surfaces) if (line.known && line.surface === id) sum += line.line_total_cents;
    for (const line of takeoff.items) if (line.known && line.item === id) sum += line.line_total_cents;
    for (const line of takeoff.supplies) if (line.known && line.sku === id) sum += line.line_total_cents;
    return sum;
  };
  const priced = (change: Omit<Change, "price_cents">): Change => ({
    ...change,
    price_cents: cost(now, change.id) - cost(old, change.id),
  });
  const found = [
    ...planChanges(before, after),
    ...surfaceChanges(before, after, products),
    ...itemChanges(before, after, products),
    ...openingChanges(before, after, products),
    ...supplyChanges(old, now),
  ].map(priced);
  // changes in price alone (a moved wall makes more floor) are listed too
  const told = new Set(found.map(({ id }) => id));
  const silent = after.surfaces
    .filter(({ id }) => !told.has(id) && cost(now, id) !== cost(old, id))
    .map(({ id }) =>
      priced({
        kind: "surface",
        change: "changed",
        id,
        words: `${capital(surfaceLabel(after, id))}: ${different.quantity}`,
      }),
    );
  return { changes: [...found, ...silent], before_cents: old.total_cents, after_cents: now.total_cents };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function planChanges(before: RoomDesign, after: RoomDesign): Omit<Change, "price_cents">[] {
  const told: string[] = [];
  const { plan: old } = before;
  const { plan: now } = after;
  if (!same(old.vertices_in, now.vertices_in)) told.push("The room's outline");
  if (old.ceiling_height_in !== now.ceiling_height_in)
    told.push(`Ceiling ${lengthText(old.ceiling_height_in)} → ${lengthText(now.ceiling_height_in)}`);
  if (!same(old.ceiling, now.ceiling)) told.push("The ceiling's shape");
  if (!same(old.walls, now.walls)) told.push("Walls");
  if (!same(old.openings.map(unfilled), now.openings.map(unfilled))) told.push("Doors and windows");
  return told.map((words) => ({ kind: "plan", change: "changed", id: "plan", words }));
}

const unfilled = ({ sku: _, ...opening }: RoomOpening) => opening;

/** Windows and doors chosen or taken out; changes of an opening's size are listed with the plan. */
function openingChanges(
  before: RoomDesign,
  after: RoomDesign,
  products: ProductsBySku,
): Omit<Change, "price_cents">[] {
  const old = new Map(before.plan.openings.map((opening) => [opening.id, opening]));
  const now = new Set(after.plan.openings.map(({ id }) => id));
  const changed = after.plan.openings.flatMap((opening): Omit<Change, "price_cents">[] => {
    const was = old.get(opening.id)?.sku ?? null;
    const is = opening.sku ?? null;
    if (was === is) return [];
    const name = capital(openingLabel(after.plan, opening));
    const words = `${name}: ${nameOf(products, was)} → ${nameOf(products, is)}`;
    return [{ kind: "item", change: "changed", id: opening.id, words }];
  });
  const removed = before.plan.openings
    .filter(({ id, sku }) => sku !== undefined && !now.has(id))
    .map((opening) => ({
      ...{ kind: "item" as const, change: "removed" as const, id: opening.id },
      words: `${capital(openingLabel(before.plan, opening))} removed`,
    }));
  return [...changed, ...removed];
}

/** Supplies that were chosen or taken out; how many they are follows from the rest. */
function supplyChanges(old: Takeoff, now: Takeoff): Omit<Change, "price_cents">[] {
  const differing = (some: Takeoff, others: Takeoff, change: "added" | "removed") =>
    some.supplies
      .filter(({ sku }) => others.supplies.every((line) => line.sku !== sku))
      .map((line) => ({
        ...{ kind: "supply" as const, change, id: line.sku },
        words: supplyWords(line.part, change, line.known ? line.name : line.sku),
      }));
  return [...differing(now, old, "added"), ...differing(old, now, "removed")];
}

const nameOf = (products: ProductsBySku, sku: string | null): string =>
  sku === null ? nothingSelected : (products.get(sku)?.name ?? sku);

function surfaceChanges(
  before: RoomDesign,
  after: RoomDesign,
  products: ProductsBySku,
): Omit<Change, "price_cents">[] {
  const old = new Map(before.surfaces.map((surface) => [surface.id, surface]));
  const now = new Set(after.surfaces.map(({ id }) => id));
  const changed = after.surfaces.flatMap((surface): Omit<Change, "price_cents">[] => {
    const was = old.get(surface.id);
    const name = capital(surfaceLabel(after, surface.id));
    if (!was)
      return [
        {
          kind: "surface",
          change: "added",
          id: surface.id,
          words: `${name}: ${nameOf(products, surface.sku)}`,
        },
      ];
    const words = surfaceDifference(was, surface, products);
    return words ? [{ kind: "surface", change: "changed", id: surface.id, words: `${name}: ${words}` }] : [];
  });
  const removed = before.surfaces
    .filter(({ id }) => !now.has(id))
    .map(({ id, sku }) => ({
      kind: "surface" as const,
      change: "removed" as const,
      id,
      words: `${capital(surfaceLabel(before, id))}: no ${nameOf(products, sku)} any more`,
    }));
  return [...changed, ...removed];
}

function surfaceDifference(was: RoomSurface, now: RoomSurface, products: ProductsBySku): string | null {
  const parts: string[] = [];
  if (was.sku !== now.sku) parts.push(`${nameOf(products, was.sku)} → ${nameOf(products, now.sku)}`);
  if (was.pattern !== now.pattern) parts.push(laidWords(now.pattern));
  if ((was.rotation_deg ?? 0) !== (now.rotation_deg ?? 0)) parts.push(`turned to ${now.rotation_deg ?? 0}°`);
  if (was.height_in !== now.height_in && now.height_in !== undefined)
    parts.push(`${lengthText(now.height_in)} high`);
  if (was.grout_color !== now.grout_color || was.grout_width_in !== now.grout_width_in)
    parts.push(different.grout);
  if (!same(was.offset_in, now.offset_in)) parts.push("different starting point");
  return parts.length > 0 ? parts.join(", ") : null;
}

function itemChanges(
  before: RoomDesign,
  after: RoomDesign,
  products: ProductsBySku,
): Omit<Change, "price_cents">[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const now = new Set(after.items.map(({ id }) => id));
  const changed = after.items.flatMap((item): Omit<Change, "price_cents">[] => {
    const was = old.get(item.id);
    const name = capital(label(after, item));
    if (!was)
      return [
        { kind: "item", change: "added", id: item.id, words: `${name} added: ${nameOf(products, item.sku)}` },
      ];
    const words = itemDifference(was, item, products);
    return words ? [{ kind: "item", change: "changed", id: item.id, words: `${name}: ${words}` }] : [];
  });
  const removed = before.items
    .filter(({ id }) => !now.has(id))
    .map((item) => ({
      kind: "item" as const,
      change: "removed" as const,
      id: item.id,
      words: `${capital(label(before, item))} removed`,
    }));
  return [...changed, ...removed];
}

function itemDifference(was: RoomItem, now: RoomItem, products: ProductsBySku): string | null {
  const parts: string[] = [];
  if (was.kind !== now.kind) parts.push(`${kindWords(was.kind)} → ${kindWords(now.kind)}`);
  if (was.sku !== now.sku) parts.push(`${nameOf(products, was.sku)} → ${nameOf(products, now.sku)}`);
  else if (was.finish !== now.finish) parts.push(`finish ${now.finish ?? "as sold"}`);
  const by = distance(was.at_in, now.at_in);
  if (by > 0.05) parts.push(`moved ${lengthText(by)}`);
  if (was.rotation_deg !== now.rotation_deg) parts.push(turned);
  if ((was.hardware_sku ?? null) !== (now.hardware_sku ?? null))
    parts.push(`hardware ${nameOf(products, now.hardware_sku ?? null)}`);
  const resized =
    was.width_in !== now.width_in || was.depth_in !== now.depth_in || was.height_in !== now.height_in;
  if (resized && was.sku === now.sku) parts.push(different.size);
  return parts.length > 0 ? parts.join(", ") : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
