import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { LineChange } from "../../../../contract/design/room-takeoff.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { placeLabel } from "../../../../domain/room/geometry/item-label.ts";
import { withThe } from "../../../../domain/room/geometry/place-words.ts";
import type {
  ProductTakeoff,
  Takeoff,
  UnknownSupply,
} from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { planWorks } from "../../../../domain/room/works/schedule-works.ts";
import { roomWorks } from "../../../../domain/room/works/works.ts";
import { type RoomEntry, type RoomLine, worksKey } from "../projects/index.ts";
import { areaOfPlace } from "./designs.rules.ts";
import type { GivenLine } from "./rooms.rules.ts";
import type { Counted } from "./takeoff.flow.ts";

interface NamedRoom {
  id: string;
  name: string;
  version: number;
  design: RoomDesign;
}

type Places = Pick<ProductTakeoff, "surfaces" | "items">;

const longestLabel = 60;

/** One project line per SKU of a takeoff, with the arithmetic of all its places. */
export const roomLines = (room: NamedRoom, takeoff: Takeoff): RoomLine[] =>
  takeoff.goods
    .filter((product) => product.qty > 0)
    .map((product) => ({
      sku: product.sku,
      qty: product.qty,
      surface: purpose(room, product),
      takeoff: {
        room: room.id,
        version: room.version,
        surfaces: takeoff.surfaces.filter((line) => line.known && line.sku === product.sku),
        items: takeoff.items.filter((line) => line.known && line.sku === product.sku),
        supplies: takeoff.supplies.filter((line) => line.known && line.sku === product.sku),
      },
    }));

/**
 * What a product is for: `Hall bath: floor, north wall`, or `Hall bath: floor and 4 more` if there is no room for all.
 */
export function purpose({ name, design }: NamedRoom, product: Places): string {
  const places = namedPlaces(design, product);
  for (let shown = places.length; shown > 0; shown--) {
    const rest = places.length - shown;
    const words = `${name}: ${places.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    if (words.length <= longestLabel) return words;
  }
  return places.length > 0 ? `${name.slice(0, 40)}: ${places.length} places` : name.slice(0, longestLabel);
}

/** Where a product goes, in words. A towel bar is no "accessory 3" to anybody: its own name says enough. */
const namedPlaces = (design: RoomDesign, { surfaces, items }: Places): string[] =>
  [...new Set([...surfaces, ...items])]
    .filter((place) => design.items.every(({ id, kind }) => id !== place || kind !== "accessory"))
    .map((place) => placeLabel(design, place));

/** The works of a room on its checklist: the day from which they are reckoned, null for none. */
interface WorksWanted {
  from: string | null;
}

/** A room's checklist: everything to order, what is still to choose, and where they are wanted its works. */
export function roomEntries(
  room: NamedRoom,
  { takeoff, products }: Counted,
  works: WorksWanted | null,
): RoomEntry[] {
  const list = works ? roomWorks({ design: room.design, takeoff, products }) : [];
  const plan = works?.from ? planWorks(list, works.from, leadDays(takeoff, products)) : null;
  const toOrder = takeoff.goods
    .filter((product) => product.qty > 0)
    .map((product) => ({
      key: `sku:${product.sku}`,
      area: areaOfPlace(product.surfaces[0] ?? product.items[0] ?? ""),
      task: `Order ${product.qty} ${unitWords(product)} of ${product.name} for ${placesIn(room, product)}`.slice(
        0,
        240,
      ),
      category: product.surfaces.length > 0 ? "Materials" : "Fixtures",
      sku: product.sku,
      qty: product.qty,
      ...(plan && { due_on: plan.order_by.get(product.sku)! }),
    }));
  const toChoose = missingOf(room.design, takeoff).map(({ place, label, because, part }) => ({
    key: part === "hardware" ? `hardware:${place}` : part === "supply" ? `supply:${label}` : place,
    area: areaOfPlace(place),
    task: `${part === "hardware" ? "Hardware of the" : "Choose the"} ${label}: ${because}`.slice(0, 240),
    category: "To choose",
    sku: null,
    qty: null,
  }));
  const toDo = list.map(({ key, area, task, who }) => ({
    ...{ key: worksKey + key, area, task, who, category: "Work", sku: null, qty: null },
    starts_on: works!.from,
    ...(plan && { due_on: plan.done_by.get(key)! }),
  }));
  return [...toOrder, ...toChoose, ...toDo];
}

/** How many days each product of a room takes to arrive. */
const leadDays = ({ goods }: Takeoff, products: Counted["products"]): Map<string, number> =>
  new Map(
    goods
      .filter(({ qty }) => qty > 0)
      .map(({ sku }) => [sku, products.get(sku)?.lead_time_days ?? 0] as const),
  );

/** Of a room's entries, what had to be ordered before this day (YYYY-MM-DD). */
export const lateEntries = (entries: readonly RoomEntry[], { goods }: Takeoff, today: string) =>
  entries.flatMap(({ sku, due_on }) =>
    sku && due_on && due_on < today
      ? [{ sku, name: goods.find((each) => each.sku === sku)?.name ?? sku, order_by: due_on }]
      : [],
  );

function placesIn({ name, design }: NamedRoom, product: Places): string {
  const places = namedPlaces(design, product);
  if (places.length === 0) return name;
  return places.length > 3
    ? `${places.slice(0, 3).join(", ")} and ${places.length - 3} more`
    : places.join(", ");
}

const plurals: Record<string, string> = { Box: "boxes", "Square foot": "square feet", "Linear foot": "feet" };

function unitWords({ unit, qty }: ProductTakeoff): string {
  if (qty === 1) return unit.toLowerCase();
  return plurals[unit] ?? `${unit.toLowerCase()}s`;
}

interface Missing {
  place: string;
  label: string;
  because: string;
  part: "surface" | "item" | "hardware" | "supply";
}

/** Surfaces, items and supplies that could not be counted, and why. */
export const missingOf = (design: RoomDesign, takeoff: Takeoff): Missing[] => [
  ...takeoff.surfaces
    .filter((line) => !line.known)
    .map((line) => ({ ...placed(design, line.surface), because: line.because, part: "surface" as const })),
  ...takeoff.items
    .filter((line) => !line.known)
    .map((line) => ({ ...placed(design, line.item), because: line.because, part: line.part })),
  ...takeoff.supplies.flatMap((line) => (line.known ? [] : [openSupply(design, line)])),
];

function openSupply(design: RoomDesign, { part, places, because }: UnknownSupply): Missing {
  const [place = ""] = places;
  const label = `${part.toLowerCase()} for ${withThe(placeLabel(design, place))}`;
  return { place, label, because, part: "supply" };
}

const placed = (design: RoomDesign, place: string) => ({ place, label: placeLabel(design, place) });

/** The room's current products, for a later comparison. */
export const givenNow = (room: NamedRoom, takeoff: Takeoff): GivenLine[] =>
  takeoff.goods
    .filter((product) => product.qty > 0)
    .map((product) => ({
      sku: product.sku,
      name: product.name,
      places: [...product.surfaces, ...product.items],
      surface: purpose(room, product),
      qty: product.qty,
      unit_price_cents: fromDollars(product.unit_price),
    }));

/** How two lists of room lines differ: a SKU with a changed quantity and price occurs once, as `quantity`. */
export function lineChanges(before: readonly GivenLine[], now: readonly GivenLine[]): LineChange[] {
  const former = new Map(before.map((line) => [line.sku, line]));
  const present = new Set(now.map((line) => line.sku));
  const changed = now.flatMap((line) => {
    const was = former.get(line.sku);
    if (was && was.qty === line.qty && was.unit_price_cents === line.unit_price_cents) return [];
    const change = !was ? "added" : was.qty !== line.qty ? "quantity" : "price";
    return [changeOf(change, was, line)];
  });
  const removed = before.filter((line) => !present.has(line.sku));
  return [...changed, ...removed.map((line) => changeOf("removed", line, undefined))];
}

function changeOf(
  change: LineChange["change"],
  was: GivenLine | undefined,
  now: GivenLine | undefined,
): LineChange {
  const { sku, name, surface } = (now ?? was)!;
  return {
    change,
    sku,
    name,
    surface,
    qty_before: was?.qty ?? 0,
    qty: now?.qty ?? 0,
    unit_price_before: was ? toDollars(was.unit_price_cents) : null,
    unit_price: now ? toDollars(now.unit_price_cents) : null,
  };
}
