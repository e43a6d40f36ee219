import type { RoomItem } from "../../../contract/design/room-design.ts";
import type { Offer } from "../offer.types.ts";
import { onTop } from "./props.ts";
import type { PlaceOptions, RoomSketch } from "./room-sketch.ts";

/** Furniture in groups, as it is used. */

const formOf = (offer: Offer) => String(offer.model?.params.form ?? "");
export const isEasy = (offer: Offer): boolean =>
  ["lounge", "barrel", "wingback", "wood", "cane"].includes(formOf(offer)) &&
  offer.width_in >= 24 &&
  !/dining/.test(offer.model?.design ?? "");
export const isOutdoor = (offer: Offer): boolean =>
  offer.product.surface.includes("outdoor") ||
  /outdoor|patio|teak|adirondack|chaise/.test(
    `${offer.model?.design} ${formOf(offer)} ${offer.product.child}`,
  );
const indoor = (offer: Offer) => !isOutdoor(offer);

/** The point so far before an item's front, and to its right as seen in plan when it faces south. */
export function before(item: RoomItem, out: number, across = 0): [number, number] {
  const turn = (item.rotation_deg * Math.PI) / 180;
  return [
    item.at_in[0] + Math.sin(turn) * out + Math.cos(turn) * across,
    item.at_in[1] - Math.cos(turn) * out + Math.sin(turn) * across,
  ];
}

/** A sofa with its low table 16 in. before it, rug below, books or bowl on top. */
export function sofaGroup(
  room: RoomSketch,
  [x, y]: readonly [number, number],
  rotation: number,
  options: PlaceOptions & { rug?: readonly [number, number]; table?: number; outdoors?: boolean } = {},
): { sofa: RoomItem; table: RoomItem } {
  const kindFits = options.outdoors ? isOutdoor : indoor;
  const sofa = room.at(x, y, rotation, "sofa", {
    accepts: (offer) => kindFits(offer) && (options.accepts?.(offer) ?? true),
    ...(options.wide ? { wide: options.wide } : {}),
    most: { width: (options.wide ?? 84) + 8, depth: 42, ...options.most },
  });
  const tableOffer = room.choose("low_table", {
    wide: options.table ?? 44,
    most: { width: 56, depth: 44, height: 20 },
    least: { width: 26 },
    accepts: kindFits,
  });
  const deep = tableOffer?.depth_in ?? 24;
  const middle = sofa.depth_in / 2 + 16 + deep / 2;
  const table = room.at(...before(sofa, middle), rotation, "low_table", { offer: tableOffer });
  onTop(room, table, ["books", "tray"], -7, 2, 15);
  onTop(room, table, ["bowl", "vase", "candle"], 8, -1, 12);
  const [wide, far] = options.rug ?? [96, 120];
  // rugs are woven with the short side as their width
  const rug = room.choose("rug", {
    most: { width: wide + 1, depth: far + 1 },
    ...(options.outdoors ? { words: ["jute", "flat"] } : {}),
  });
  if (rug) room.ifFree(room.at(...before(sofa, middle - 8), (rotation + 90) % 360, "rug", { offer: rug }));
  return { sofa, table };
}

/** An easy chair; turned as seen in plan. */
export function easyChair(
  room: RoomSketch,
  x: number,
  y: number,
  rotation: number,
  outdoors = false,
): RoomItem {
  return room.at(x, y, rotation, "chair", {
    accepts: (offer) =>
      outdoors ? isOutdoor(offer) && /lounge|adirondack/.test(formOf(offer)) : isEasy(offer) && indoor(offer),
    most: { width: 34, depth: 36 },
  });
}

/** A side table with a lamp on it. */
export function sideTable(room: RoomSketch, x: number, y: number, lamp = true): RoomItem | null {
  const table = room.ifFree(room.maybe(x, y, 0, "side_table", { most: { width: 26, depth: 26 } }));
  if (table && lamp) {
    const light = room.choose("table_lamp");
    if (light) room.at(x, y, 0, "table_lamp", { offer: light, host: table, elevation: table.height_in });
  }
  return table;
}

export const floorLamp = (room: RoomSketch, x: number, y: number, rotation = 0) =>
  room.ifFree(room.maybe(x, y, rotation, "floor_lamp", { most: { width: 26 }, elevation: 0 }));

/** Console with a screen above it on the wall. */
export function mediaWall(room: RoomSketch, wall: string, coordinate: number, wide = 66): void {
  const form = (name: string) => (offer: Offer) => formOf(offer) === name;
  const console = room.choose("media", {
    wide,
    most: { width: wide + 14, height: 36 },
    least: { width: 40 },
    accepts: form("console"),
  });
  room.on(wall, coordinate, "media", { offer: console });
  const screen = room.choose("media", {
    wide: 57,
    most: { width: 60 },
    finishes: [],
    accepts: (offer) => formOf(offer) === "screen" && offer.model?.params.stand !== true,
  });
  if (screen) room.on(wall, coordinate, "media", { offer: screen, elevation: 36 });
}

/** Bookcase or shelves against a wall. */
export function bookcase(room: RoomSketch, wall: string, coordinate: number, wide = 36): void {
  const offer = room.choose("media", {
    wide,
    most: { width: wide + 5, height: room.plan.plan.ceiling_height_in - 4 },
    accepts: (each) => formOf(each) === "bookcase",
  });
  if (offer) room.ifFree(room.on(wall, coordinate, "media", { offer }));
}

/** A picture on the wall, its middle at eye height. Answers whether it hangs there. */
export function print(room: RoomSketch, wall: string, coordinate: number, wide = 30): boolean {
  const offer = room.shelf.fixture(
    {
      kind: "accessory",
      width_in: wide,
      most_in: { width: wide + 10 },
      styles: room.palette.styles,
      finishes: [...room.palette.woods, ...room.palette.metals],
      accepts: (each) => formOf(each) === "print",
    },
    `${room.key}/print/${wall}`,
  );
  if (!offer) return false;
  const elevation = 62 - offer.height_in / 2;
  return room.ifFree(room.on(wall, coordinate, "accessory", { offer, elevation })) !== null;
}

/** Bed with nightstands and lamps, on both sides where nothing else is said (-1: at lower x or y). */
export function bedGroup(
  room: RoomSketch,
  wall: string,
  coordinate: number,
  wide: number,
  sides: readonly number[] = [-1, 1],
): RoomItem {
  const bed = room.on(wall, coordinate, "bed", {
    wide,
    most: { width: wide + 6, depth: 92 },
    least: { width: wide - 8 },
    gap: 0.5,
  });
  const stand = room.choose("media", {
    wide: 22,
    most: { width: 28, height: 30, depth: 20 },
    accepts: (offer) => formOf(offer) === "console",
  });
  for (const side of sides) {
    const place = coordinate + side * (bed.width_in / 2 + 3 + (stand?.width_in ?? 24) / 2);
    const table = stand ? room.on(wall, place, "media", { offer: stand }) : null;
    const lamp = table ? room.choose("table_lamp") : null;
    if (table && lamp)
      room.at(table.at_in[0], table.at_in[1], table.rotation_deg, "table_lamp", {
        offer: lamp,
        host: table,
        elevation: table.height_in,
      });
  }
  const rug = room.choose("rug", { most: { width: 97, depth: 121 } });
  if (rug) room.ifFree(room.at(...before(bed, 18), (bed.rotation_deg + 90) % 360, "rug", { offer: rug }));
  return bed;
}
