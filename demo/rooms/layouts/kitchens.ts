import { dining } from "../../../domain/designer/sketch/dining-set.ts";
import { island, kitchenOf, run, uppers } from "../../../domain/designer/sketch/kitchen-runs.ts";
import { counterThings, onTop, plant } from "../../../domain/designer/sketch/props.ts";
import type { RoomSketch } from "../../../domain/designer/sketch/room-sketch.ts";

type Layout = (room: RoomSketch) => void;

const ceiling = (room: RoomSketch, ...points: readonly (readonly [number, number])[]) => {
  for (const [x, y] of points) room.maybe(x, y, 0, "ceiling_light");
};
const cooking = [["cutting-board"], ["crock", "canisters", "kettle"]] as const;
const fruit = ["bowl"] as const;

/** Where every cabinet stands, by hand for each plan. */
export const kitchenLayouts: Readonly<Record<string, Layout>> = {
  "galley-8x12": (room) => {
    const kitchen = kitchenOf(room);
    const west = run(room, kitchen, "w", 0, "f36 b18 r30 d24 b36");
    const east = run(room, kitchen, "e", 0, "t24 d30 s36 dw b30");
    uppers(room, kitchen, "w", 36, "w18 h30 w24 w36");
    uppers(room, kitchen, "e", 24, "w30 w36 w24 w30");
    counterThings(room, west.items.at(-1)!, cooking);
    counterThings(room, east.items.at(-1)!, [fruit]);
    ceiling(room, [49, 48], [49, 104]);
  },
  "galley-through-8x11": (room) => {
    const kitchen = kitchenOf(room);
    run(room, kitchen, "w", 1, "f36 b18 r30 d24 b24");
    const east = run(room, kitchen, "e", 1, "b24 dw s36 d24 b24");
    uppers(room, kitchen, "w", 37, "w18 h30 w24 w24");
    uppers(room, kitchen, "e", 1, "w24 x84 w24");
    counterThings(room, east.items.at(-1)!, [fruit]);
    ceiling(room, [50, 40], [50, 96]);
  },
  "one-wall-14": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "f36 b18 r30 d24 s36 dw");
    uppers(room, kitchen, "n", 36, "w18 h30 w24 x36 w24");
    counterThings(room, north.items[3]!, cooking);
    const table = room.at(98, 44, 0, "table", { wide: 48, most: { width: 54, depth: 54 } });
    dining(room, table, 4);
    onTop(room, table, fruit, 0, 0);
    ceiling(room, [98, 44]);
  },
  "one-wall-island-15x13": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "t24 f36 b24 r36 d30 b36");
    uppers(room, kitchen, "n", 60, "w24 h36 w30 w36");
    const bench = island(room, kitchen, [93, 63], 180, 84, { stools: 3, sink: true, pendants: 3 });
    counterThings(room, north.items[5]!, cooking);
    onTop(room, bench, fruit, -26, 2);
  },
  "l-kitchen-10x9": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b30 b21 s36 dw");
    run(room, kitchen, "w", 6, "f30 b18 r30");
    uppers(room, kitchen, "w", 36, "w18 h30");
    uppers(room, kitchen, "n", 20, "w30 x38 w30");
    counterThings(room, north.items[1]!, cooking);
    ceiling(room, [72, 50]);
    plant(room, 110, 70, 16);
  },
  "l-kitchen-12x12": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b30 d18 b18 s36 dw b18");
    run(room, kitchen, "w", 38, "f36 b15 r30 x3");
    uppers(room, kitchen, "w", 74, "w15 h30");
    uppers(room, kitchen, "n", 20, "w18 w24 x44 w36");
    counterThings(room, north.items[1]!, cooking);
    const table = room.at(90, 62, 0, "table", { wide: 48, most: { width: 48, depth: 48 } });
    dining(room, table, 2);
    onTop(room, table, fruit, 0, 0);
    room.maybe(90, 60, 0, "pendant", { most: { width: 20 }, elevation: 62 });
    ceiling(room, [70, 108]);
  },
  "l-island-15x13": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b24 d30 d24 s36 dw b30");
    run(room, kitchen, "w", 24, "f36 b24 r30 d24");
    uppers(room, kitchen, "w", 60, "w24 h30 w24");
    uppers(room, kitchen, "n", 14, "w24 w30 x54 w24 w24");
    const bench = island(room, kitchen, [110, 76], 180, 72, { stools: 3, pendants: 2 });
    counterThings(room, north.items[1]!, cooking);
    onTop(room, bench, fruit, 10, 2);
    plant(room, 162, 12, 18);
  },
  "u-kitchen-10x10": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b27 b15 s36 d18 b24");
    run(room, kitchen, "w", 2, "f36 b36 dw");
    const east = run(room, kitchen, "e", 1, "b24 d24 r30 b21");
    uppers(room, kitchen, "w", 38, "w36 w24");
    uppers(room, kitchen, "e", 1, "w24 w24 h30 w21");
    counterThings(room, north.items[3]!, [fruit]);
    counterThings(room, east.items[0]!, cooking);
    ceiling(room, [60, 56]);
  },
  "u-kitchen-12x12": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b24 d30 s36 dw b30");
    const west = run(room, kitchen, "w", 4, "t24 f36 b30 d30");
    run(room, kitchen, "e", 18, "b24 d24 r36 b21");
    uppers(room, kitchen, "w", 64, "w30 w30");
    uppers(room, kitchen, "e", 18, "w24 w24 h36 w21");
    counterThings(room, west.items[3]!, cooking);
    counterThings(room, north.items[1]!, [fruit]);
    ceiling(room, [72, 60]);
    room.maybe(72, 50, 0, "rug", { most: { width: 36, depth: 72 } });
  },
  "peninsula-15x11": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b30 d24 s36 dw b36");
    run(room, kitchen, "w", 2, "f36 b24 r30 d18");
    uppers(room, kitchen, "w", 38, "w24 h30 w18");
    uppers(room, kitchen, "n", 14, "w33 x49 w24 w30");
    const bar = island(room, kitchen, [133.4, 79.5], 270, 60, { kind: "peninsula", stools: 2, pendants: 2 });
    counterThings(room, north.items[1]!, cooking);
    onTop(room, bar, fruit, -4, 10);
    ceiling(room, [66, 70]);
  },
  "great-kitchen-17x15": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "o30 d36 r48 d24 b18 dw b24");
    run(room, kitchen, "e", 66, "f36 d18 s36");
    uppers(room, kitchen, "n", 30, "w36 h48 w24 w18");
    const bench = island(room, kitchen, [84, 91], 180, 96, { stools: 4, pendants: 3 });
    counterThings(room, north.items[1]!, cooking);
    onTop(room, bench, fruit, 14, 2);
    ceiling(room, [160, 120]);
  },
  "two-wall-island-13x14": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b24 d36 r36 d36 t30");
    run(room, kitchen, "w", 16, "f36 b18 dw s36 b18");
    uppers(room, kitchen, "n", 14, "w21 x1 w24 h36 w36");
    const bench = island(room, kitchen, [96, 79], 180, 60, { stools: 2, pendants: 2 });
    counterThings(room, north.items[3]!, cooking);
    onTop(room, bench, fruit, 8, 2);
    ceiling(room, [60, 130]);
  },
  "apartment-kitchen-8x9": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "b30 s30 dw b12");
    const west = run(room, kitchen, "w", 2, "f30 d21 r30");
    uppers(room, kitchen, "w", 32, "w21 h30");
    uppers(room, kitchen, "n", 20, "w18 w24 w24");
    counterThings(room, west.items[1]!, [fruit]);
    counterThings(room, north.items[2]!, [["crock", "canisters"]]);
    ceiling(room, [62, 50]);
  },
  "loft-kitchen-18": (room) => {
    const kitchen = kitchenOf(room);
    const north = run(room, kitchen, "n", 0, "t24 f36 b24 r36 d24 s36 dw b15");
    uppers(room, kitchen, "n", 60, "w24 h36");
    const bench = island(room, kitchen, [116, 60], 180, 84, { stools: 3, pendants: 3 });
    counterThings(room, north.items[4]!, cooking);
    onTop(room, bench, fruit, 16, 2);
    plant(room, 14, 16, 20);
  },
};
