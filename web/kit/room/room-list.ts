import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { partLabel } from "../../../domain/catalog/also-needed/part-words.ts";
import { placeLabel } from "../../../domain/room/geometry/item-label.ts";
import type { ProductsBySku } from "../../../domain/room/takeoff/products-by-sku.ts";
import type {
  Takeoff,
  UnknownItem,
  UnknownSupply,
  UnknownSurface,
} from "../../../domain/room/takeoff/surface-takeoff.types.ts";

/** One thing to buy for a room, as a list shows it. */
export interface ListedProduct {
  sku: string;
  name: string;
  hash: string | null;
  image: string | null;
  category: string;
  qty: number;
  unit: string;
  unit_price: number;
  line_total: number;
  /** How many surfaces and items it is for. */
  places: number;
}

export interface RoomList {
  products: ListedProduct[];
  total: number;
  /** Places that cannot be counted, in words, and why. */
  unknown: { place: string; because: string }[];
}

/** What a list says of a line that cannot be counted. */
type Missing =
  | Pick<UnknownSurface, "known" | "surface" | "because">
  | Pick<UnknownItem, "known" | "item" | "part" | "because">
  | Pick<UnknownSupply, "known" | "places" | "part" | "because">;
type Line = { known: true } | Missing;

/** The list of a design whose takeoff is known. Products that are not known yet have no picture and no category. */
export function listOfTakeoff(
  design: RoomDesign,
  takeoff: Pick<Takeoff, "goods" | "total"> & {
    surfaces: readonly Line[];
    items: readonly Line[];
    supplies: readonly Line[];
  },
  known: ProductsBySku,
): RoomList {
  return {
    products: takeoff.goods.map(({ sku, name, qty, unit, unit_price, line_total, surfaces, items }) => {
      const product = known.get(sku);
      return {
        sku,
        name,
        qty,
        unit,
        unit_price,
        line_total,
        hash: product?.hash ?? null,
        image: product?.image ?? null,
        category: product?.category.name ?? "",
        places: surfaces.length + items.length,
      };
    }),
    total: takeoff.total,
    unknown: [...takeoff.surfaces, ...takeoff.items, ...takeoff.supplies].flatMap((line) =>
      line.known ? [] : [{ place: missingWords(design, line), because: line.because }],
    ),
  };
}

function missingWords(design: RoomDesign, line: Missing): string {
  if ("surface" in line) return capital(placeLabel(design, line.surface));
  if ("places" in line)
    return `${capital(placeLabel(design, line.places[0] ?? ""))}, ${partLabel(line.part).toLowerCase()}`;
  const hardware = line.part === "hardware" ? ", pulls and knobs" : "";
  return capital(placeLabel(design, line.item)) + hardware;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
