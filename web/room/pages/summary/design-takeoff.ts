import type { RoomDesign, RoomGood } from "../../../../contract/room-design.ts";
import { placeLabel } from "../../../../domain/geometry/item-label.ts";
import { goodsBySku } from "../../../../domain/takeoff/goods-by-sku.ts";
import type { UnknownItem, UnknownSurface } from "../../../../domain/takeoff/surface-takeoff.types.ts";
import { takeoffOf } from "../../../../domain/takeoff/takeoff.ts";
import type { Api } from "../../../api-call.ts";
import { goodsFor, skusOf } from "./showroom-goods.ts";

/** One thing to buy for a room, as a list shows it. */
export interface ListedGood {
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
  goods: ListedGood[];
  total: number;
  /** Places that cannot be counted, in words, and why. */
  unknown: { place: string; because: string }[];
}

/** Everything to buy for a design at this showroom's prices; without one at list prices. */
export async function listOfDesign(
  api: Api,
  design: RoomDesign,
  showroom: string | undefined,
): Promise<RoomList> {
  const goods = await goodsFor(api, showroom, skusOf(design));
  return roomList(design, goods);
}

/** The list of a design out of products that are known already. */
export function roomList(design: RoomDesign, known: readonly RoomGood[]): RoomList {
  const bySku = goodsBySku(known);
  const takeoff = takeoffOf(design, bySku);
  return {
    goods: takeoff.goods.map(({ sku, name, qty, unit, unit_price, line_total, surfaces, items }) => {
      const good = bySku.get(sku);
      return {
        ...{ sku, name, qty, unit, unit_price, line_total },
        hash: good?.hash ?? null,
        image: good?.image ?? null,
        category: good?.category.name ?? "",
        places: surfaces.length + items.length,
      };
    }),
    total: takeoff.total,
    unknown: [...takeoff.surfaces, ...takeoff.items].flatMap((line) =>
      line.known ? [] : [{ place: missingWords(design, line), because: line.because }],
    ),
  };
}

function missingWords(design: RoomDesign, line: UnknownSurface | UnknownItem): string {
  if ("surface" in line) return capital(placeLabel(design, line.surface));
  const hardware = line.part === "hardware" ? ", pulls and knobs" : "";
  return capital(placeLabel(design, line.item)) + hardware;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
