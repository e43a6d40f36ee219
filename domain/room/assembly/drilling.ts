import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { isLavatory } from "../geometry/item-kinds.ts";

/** The holes of a top, or those that a faucet takes. */
export interface Drilling {
  /** 0 where the faucet is on the wall. */
  holes: number;
  /** Between the outer holes; null for a single one, or where it isn't said. */
  spread_in: number | null;
}

/** What of a SKU says how it is drilled. */
export type Drillable = Pick<RoomProduct, "sku" | "options" | "attributes">;

const centerset_in = 4;
const widespread_in = 8;
const isAboutHoles = /\bholes?\b|drill/i;

/** How the top of a vanity or basin is drilled; null where it is drilled to order or doesn't say. */
export function drillingOf({ options, attributes }: Drillable): Drilling | null {
  const chosen = Object.entries(options).find(([name]) => isAboutHoles.test(name))?.[1];
  return readDrilling(chosen ?? String(attributes.holes ?? ""));
}

/** What a faucet takes; null where it doesn't say. */
export function drillingFor({ attributes }: Drillable): Drilling | null {
  if (/^wall/i.test(String(attributes.mounting ?? ""))) return { holes: 0, spread_in: null };
  const found = readDrilling(String(attributes.holes ?? ""));
  const spread_in = Number.parseFloat(String(attributes.spread_in ?? ""));
  return found && found.holes > 1 && spread_in > 0 ? { ...found, spread_in } : found;
}

/** "Single hole", "8 in. widespread", "4 in. centerset", "3, 8 in. spread", "None". "1 or 3" is drilled to order. */
function readDrilling(words: string): Drilling | null {
  if (/\bor\b/i.test(words)) return null;
  if (/^(?:none|no |undrilled)/i.test(words)) return { holes: 0, spread_in: null };
  if (/^single|^one\b/i.test(words)) return { holes: 1, spread_in: null };
  const spread = Number.parseFloat(/([\d.]+) ?in/i.exec(words)?.[1] ?? "") || null;
  if (/widespread/i.test(words)) return { holes: 3, spread_in: spread ?? widespread_in };
  if (/center ?set/i.test(words)) return { holes: 3, spread_in: spread ?? centerset_in };
  const holes = Number.parseInt(words, 10);
  return holes >= 0 ? { holes, spread_in: holes > 1 ? spread : null } : null;
}

/**
 * Whether a faucet goes on a top that is drilled so. A bridge faucet leaves the middle hole of three to the drain's rod.
 */
export function isDrilledFor(top: Drilling | null, faucet: Drilling | null): boolean {
  if (!top || !faucet) return true;
  const isSameSpread = !top.spread_in || !faucet.spread_in || top.spread_in === faucet.spread_in;
  if (faucet.holes < 2 || top.holes < 2) return top.holes === faucet.holes;
  return isSameSpread && faucet.holes <= top.holes;
}

/** The vanities and basins of a room with the faucets on them. */
export const drilledTops = ({ items }: RoomDesign): { top: RoomItem; faucets: RoomItem[] }[] =>
  items
    .filter((item) => item.sku !== null && isLavatory(item))
    .map((top) => ({ top, faucets: items.filter(({ kind, host }) => kind === "faucet" && host === top.id) }))
    .filter(({ faucets }) => faucets.length > 0);

/** The same product in the same finish, drilled for these faucets; undefined where there is none. */
export function siblingFor<Sold extends Drillable>(
  top: Drillable,
  faucets: readonly Drillable[],
  siblings: Iterable<Sold>,
): Sold | undefined {
  const own = otherOptions(top);
  return [...siblings].find(
    (each) =>
      otherOptions(each) === own &&
      faucets.every((faucet) => isDrilledFor(drillingOf(each), drillingFor(faucet))),
  );
}

const otherOptions = ({ options }: Drillable): string =>
  JSON.stringify(Object.entries(options).filter(([name]) => !isAboutHoles.test(name)));

/** A shelf to find SKUs and their siblings on. */
export interface DrillableShelf {
  get(sku: string): Drillable | undefined;
  siblings(sku: string): Iterable<Drillable>;
}

/**
 * The design with every vanity and basin in the drilling that its faucets take, where it is sold so. It looks the same,
 * so nothing moves.
 * @param stays ids of things that keep their products
 */
export function drilledForFaucets(
  design: RoomDesign,
  shelf: DrillableShelf,
  stays: ReadonlySet<string> = new Set(),
): RoomDesign {
  const skus = new Map<string, string>();
  for (const { top, faucets } of drilledTops(design)) {
    const sold = shelf.get(top.sku!);
    const on = faucets.flatMap(({ sku }) => (sku ? (shelf.get(sku) ?? []) : []));
    if (!sold || stays.has(top.id)) continue;
    if (on.every((faucet) => isDrilledFor(drillingOf(sold), drillingFor(faucet)))) continue;
    const other = siblingFor(sold, on, shelf.siblings(sold.sku));
    if (other) skus.set(top.id, other.sku);
  }
  if (skus.size === 0) return design;
  return {
    ...design,
    items: design.items.map((item) => (skus.has(item.id) ? { ...item, sku: skus.get(item.id)! } : item)),
  };
}
