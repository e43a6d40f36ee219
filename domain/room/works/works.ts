import table from "../../../content/room-works.json" with { type: "json" };
import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { isIn } from "../edit/product-category.ts";
import { surfaceLabel } from "../geometry/item-label.ts";
import { listed } from "../geometry/listed.ts";
import { kindWords, withThe } from "../geometry/place-words.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { SurfaceTakeoff, Takeoff } from "../takeoff/surface-takeoff.types.ts";

/** One work of a room, with this room's quantities. */
export interface RoomWork {
  /** Tells it from the room's other works, the same after every change of the room. */
  key: string;
  area: string;
  /** "Tile the floor: 54 sq ft, 5 boxes of Carrara Tile" */
  task: string;
  who: string;
  /** Working days. */
  days: number;
  /** What has to be there when it begins. */
  skus: ReadonlySet<string>;
}

interface Work {
  id: string;
  area: string;
  task: string;
  who: string;
  days: number;
  per_day?: number;
  only_prepares?: boolean;
  rooms?: string[];
  items?: string[];
  surfaces?: string[];
  laid?: string[];
  each?: string;
}

const works = table as readonly Work[];

interface Room {
  design: RoomDesign;
  takeoff: Takeoff;
  products: ProductsBySku;
}

/** The works that a room's things and surfaces need, in the order in which the trades do them. */
export const roomWorks = (room: Room): RoomWork[] =>
  works
    .filter(({ rooms }) => rooms === undefined || rooms.includes(room.design.room))
    .flatMap((work) => worksOf(work, room));

function worksOf(work: Work, room: Room): RoomWork[] {
  if (work.items) return itemWork(work, work.items, room);
  if (!work.surfaces) return [made(work, work.id, {}, 0, [])];
  const lines = room.takeoff.surfaces.filter((line) => isWorkedOn(work, line, room));
  if (lines.length === 0) return [];
  return work.each === "surface"
    ? lines.map((line) => surfaceWork(work, `${work.id}:${line.surface}`, [line], room))
    : [surfaceWork(work, work.id, lines, room)];
}

function isWorkedOn({ surfaces = [], laid }: Work, line: SurfaceTakeoff, { products }: Room): boolean {
  if (!surfaces.includes(line.surface.split(":", 1)[0]!)) return false;
  if (!(line.area_sqft ?? 0) && !(line.run_ft ?? 0)) return false;
  return laid === undefined || laid.includes(laidOn(products.get(line.sku ?? "")));
}

/** What is laid on a surface, as trades divide it; `other` for planks, slabs and what is not chosen yet. */
function laidOn(product: RoomProduct | undefined): "tile" | "paint" | "paper" | "other" {
  if (!product) return "other";
  if (product.attributes.coverage_sqft !== undefined) return "paint";
  if (isIn(product, "tile-flooring") || isIn(product, "backsplash-tiles")) return "tile";
  return /wallpaper/.test(product.category.slug_url) ? "paper" : "other";
}

type Worked = Pick<RoomItem, "kind" | "hardware_sku"> & { sku?: string | null };

function itemWork(work: Work, kinds: readonly string[], { design }: Room): RoomWork[] {
  // of its openings a room works on those for which something was chosen
  const filled = design.plan.openings.filter(({ sku }) => sku !== undefined);
  const items: Worked[] = [...design.items, ...filled].filter(({ kind }) => kinds.includes(kind));
  if (items.length === 0) return [];
  const counts = Map.groupBy(items, ({ kind }) => kind);
  const things = [...counts].map(([kind, all]) =>
    all.length > 1 ? `${all.length} ${pluralOf(kindWords(kind))}` : withThe(kindWords(kind)),
  );
  const skus = items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku].filter((each) => !!each));
  return [
    made(
      work,
      work.id,
      { things: listed(things), count: String(items.length) },
      items.length,
      skus as string[],
    ),
  ];
}

function surfaceWork(work: Work, key: string, lines: readonly SurfaceTakeoff[], { design }: Room): RoomWork {
  const sqft = sum(lines.map(({ area_sqft }) => area_sqft ?? 0));
  const feet = sum(lines.map(({ run_ft }) => run_ft ?? 0));
  const groups = Map.groupBy(lines, ({ surface }) => surface.split(":", 1)[0]!);
  const place = [...groups].flatMap(([word, all]) => placesOf(word, all, design));
  return made(
    work,
    key,
    {
      place: listed([...new Set(place)]),
      sqft: String(Math.round(sqft)),
      feet: String(Math.round(feet)),
      products: listed(productsOf(lines)),
    },
    sqft || feet,
    lines.flatMap((line) => (line.known ? [line.sku] : [])),
  );
}

/** Surfaces of one kind in words: each by its name, and many together. */
function placesOf(word: string, lines: readonly SurfaceTakeoff[], design: RoomDesign): string[] {
  if (word === "countertop") return [lines.length > 1 ? "the countertops" : "the countertop"];
  if (word === "wall" && lines.length > 2) return ["the walls"];
  return lines.map(({ surface }) => {
    const item = word === "shower" && design.items.find(({ id }) => id === surface.split(":", 2)[1]);
    return item ? `the walls of ${withThe(kindWords(item.kind))}` : withThe(surfaceLabel(design, surface));
  });
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** "5 boxes of Carrara Tile"; what another surface's boxes cover has no boxes of its own. */
function productsOf(lines: readonly SurfaceTakeoff[]): string[] {
  const known = lines.filter((line) => line.known);
  const products = Map.groupBy(known, ({ name, unit, boxes }) =>
    JSON.stringify([name, boxes === null ? unit.toLowerCase() : "box"]),
  );
  const words = [...products].map(([key, all]) => {
    const [name, unit] = JSON.parse(key) as [string, string];
    const qty = sum(all.map((line) => line.qty));
    if (qty === 0) return `${name} from the same boxes`;
    return `${qty} ${qty === 1 ? unit : pluralOf(unit)} of ${name}`;
  });
  return known.length < lines.length ? [...words, "product not chosen yet"] : words;
}

const plurals = new Map([
  ["box", "boxes"],
  ["square foot", "square feet"],
  ["linear foot", "feet"],
]);
const pluralOf = (words: string): string =>
  plurals.get(words) ?? (/[^aeo]y$/.test(words) ? words.replace(/y$/, "ies") : `${words}s`);

const longestTask = 240;

function made(
  { area, task, who, days, per_day, only_prepares }: Work,
  key: string,
  words: Readonly<Partial<Record<string, string>>>,
  amount: number,
  skus: readonly string[],
): RoomWork {
  return {
    key,
    area,
    who,
    task: task.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "").slice(0, longestTask),
    days: per_day ? Math.max(days, Math.ceil(amount / per_day)) : days,
    skus: new Set(only_prepares ? [] : skus),
  };
}
