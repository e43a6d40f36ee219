import { onTop, plant, thing } from "../../../domain/designer/sketch/props.ts";
import type { RoomSketch } from "../../../domain/designer/sketch/room-sketch.ts";
import { before, easyChair, isOutdoor, sofaGroup } from "../../../domain/designer/sketch/seating-sets.ts";

type Layout = (room: RoomSketch) => void;

const pot = (room: RoomSketch, x: number, y: number, wide = 22, rotation = 0) =>
  room.ifFree(room.maybe(x, y, rotation, "planter", { wide, most: { width: wide + 2, depth: wide + 2 } })) ??
  plant(room, x, y, wide);

const lamps = (room: RoomSketch, wall: string, ...places: readonly number[]) => {
  for (const place of places) room.maybeOn(wall, place, "outdoor_sconce", { elevation: 66 });
};

/** Table with outdoor chairs at two or four sides. */
function outdoorDining(
  room: RoomSketch,
  x: number,
  y: number,
  rotation: number,
  seats: number,
  wide = 72,
): void {
  const table = room.at(x, y, rotation, "table", {
    wide,
    most: { width: wide + 12, depth: 44 },
    least: { width: 36 },
    accepts: isOutdoor,
  });
  const chair = room.choose("chair", {
    accepts: (offer) => offer.model?.params.form === "outdoor-dining",
    most: { width: 26, depth: 28 },
  });
  const deep = chair?.depth_in ?? 22;
  const side = seats / 2;
  const step = Math.min(28, table.width_in / side);
  for (let at = 0; at < side; at++)
    for (const face of [1, -1]) {
      const [cx, cy] = before(
        table,
        face * (table.depth_in / 2 + deep / 2 - 6),
        (at - (side - 1) / 2) * step,
      );
      room.at(cx, cy, rotation + (face > 0 ? 180 : 0), "chair", {
        offer: chair,
        size: chair ? {} : { width: 20, depth: 22, height: 33 },
      });
    }
  onTop(room, table, ["bowl", "vase"], 0, 0);
}

/** Chaises side by side, feet in the direction of the rotation. */
function lounges(
  room: RoomSketch,
  rotation: number,
  ...places: readonly (readonly [number, number])[]
): void {
  for (const [x, y] of places) room.at(x, y, rotation, "lounge", { most: { width: 36, depth: 84 } });
}

function pool(room: RoomSketch, x: number, y: number, wide: number, deep: number): void {
  room.at(x, y, 0, "pool", {
    wide,
    most: { width: wide + 1, depth: deep + 1 },
    least: { width: wide - 60 },
  });
}

/** Places outdoors; walls are the house's. */
export const outdoorLayouts: Readonly<Record<string, Layout>> = {
  "patio-12x16": (room) => {
    sofaGroup(room, [30, 66], 90, { wide: 76, rug: [96, 120], table: 40, outdoors: true });
    easyChair(room, 122, 96, 300, true);
    easyChair(room, 122, 44, 240, true);
    pot(room, 20, 128);
    pot(room, 172, 128);
    pot(room, 20, 12, 20);
    lamps(room, "n", 44, 148);
  },
  "covered-patio-14x20": (room) => {
    sofaGroup(room, [30, 70], 90, { wide: 80, rug: [96, 120], table: 44, outdoors: true });
    easyChair(room, 108, 36, 200, true);
    outdoorDining(room, 196, 76, 90, 4, 72);
    pot(room, 18, 150);
    pot(room, 226, 150);
    room.maybe(100, 80, 0, "ceiling_fan", { accepts: (offer) => offer.product.child === "outdoor-fans" });
    lamps(room, "n", 40, 200);
  },
  "outdoor-kitchen-12x18": (room) => {
    const modules = (x: number, wide: number, fit: string) => {
      const nearest = { kind: "base_cabinet", width_in: wide, most_in: { width: wide + 0.2 } };
      const offer =
        room.shelf.fixture(
          { ...nearest, accepts: ({ model }) => model?.params.fit === fit },
          `${room.key}/${fit}`,
        ) ?? room.shelf.fixture(nearest, room.key);
      return room.on("n", x, "base_cabinet", { offer, size: { width: wide } });
    };
    modules(71, 30, "sink");
    modules(98, 24, "drawers");
    const host = modules(128, 36, "grill");
    const grill = room.choose("grill", {
      most: { width: 36.2 },
      accepts: ({ model }) => model?.params.form === "built-in",
    });
    if (grill) room.on("n", 128, "grill", { offer: grill, host, elevation: 36 });
    modules(164, 36, "doors");
    modules(194, 24, "fridge");
    outdoorDining(room, 120, 60, 0, 6, 84);
    pot(room, 20, 20);
    pot(room, 200, 18);
    lamps(room, "n", 60, 204);
  },
  "pool-deck-29x44": (room) => {
    pool(room, 264, 128, 408, 216);
    lounges(room, 0, [96, 288], [168, 288]);
    lounges(room, 0, [360, 288], [432, 288]);
    thing(room, ["umbrella"], 132, 284, 0, {});
    pot(room, 26, 322, 40);
    pot(room, 500, 322, 40);
    lamps(room, "n", 190, 338);
  },
  "plunge-court-16x24": (room) => {
    pool(room, 184, 76, 192, 120);
    lounges(room, 0, [44, 106]);
    lounges(room, 90, [206, 167]);
    pot(room, 20, 174);
    pot(room, 268, 166, 22);
    lamps(room, "n", 26, 160);
  },
  "courtyard-17x18": (room) => {
    outdoorDining(room, 102, 104, 0, 4, 60);
    pot(room, 24, 192, 28);
    pot(room, 180, 192, 28);
    pot(room, 24, 24, 28);
    pot(room, 180, 24, 28);
    easyChair(room, 172, 120, 280, true);
    lamps(room, "n", 30, 174);
  },
  "roof-terrace-15x22": (room) => {
    sofaGroup(room, [190, 30], 180, { wide: 80, rug: [96, 120], table: 44, outdoors: true });
    easyChair(room, 236, 96, 290, true);
    outdoorDining(room, 62, 76, 90, 4, 60);
    thing(room, ["fire-pit"], 140, 138, 0, { most: { width: 40, depth: 40 } });
    pot(room, 20, 16, 26);
    pot(room, 244, 160, 26);
    pot(room, 216, 164, 22);
    lamps(room, "n", 120, 220);
  },
  "front-porch-8x20": (room) => {
    easyChair(room, 30, 40, 90, true);
    easyChair(room, 76, 72, 0, true);
    room.maybe(42, 74, 0, "table", { most: { width: 26, depth: 26 }, accepts: isOutdoor });
    sofaGroup(room, [196, 74], 0, { wide: 68, rug: [60, 96], table: 36, outdoors: true });
    pot(room, 92, 84, 18);
    pot(room, 150, 86, 16);
    lamps(room, "n", 94, 146);
  },
};
