import { kitchenOf, run, uppers } from "../../../domain/designer/sketch/kitchen-runs.ts";
import { counterThings, plant, thing } from "../../../domain/designer/sketch/props.ts";
import type { RoomSketch } from "../../../domain/designer/sketch/room-sketch.ts";
import { print } from "../../../domain/designer/sketch/seating-sets.ts";

type Layout = (room: RoomSketch) => void;

const machines = (room: RoomSketch, wall: string, washer: number, dryer: number) => {
  room.on(wall, washer, "washer", { most: { width: 27.5, height: 44 } });
  room.on(wall, dryer, "dryer", { most: { width: 27.5, height: 44 } });
};

/** Laundries and mudrooms. */
export const workLayouts: Readonly<Record<string, Layout>> = {
  "laundry-6x8": (room) => {
    const kitchen = kitchenOf(room);
    machines(room, "n", 14, 42.5);
    const base = run(room, kitchen, "n", 57, "s36").items;
    uppers(room, kitchen, "n", 1, "w30 w24");
    counterThings(room, base[0]!, [["basket", "canisters"]]);
    room.maybe(49, 34, 0, "ceiling_light");
  },
  "laundry-galley-8x10": (room) => {
    const kitchen = kitchenOf(room);
    machines(room, "w", 104, 75.5);
    run(room, kitchen, "w", 24, "s36");
    uppers(room, kitchen, "w", 61, "w30 w30");
    const east = run(room, kitchen, "e", 26, "b24 d24 b24 b24");
    uppers(room, kitchen, "e", 26, "w24 w24 w24 w24");
    counterThings(room, east.items[1]!, [["basket", "towels"]]);
    counterThings(room, east.items[3]!, [["plant", "vase"]]);
    room.maybe(49, 64, 0, "ceiling_light");
  },
  "mudroom-7x10": (room) => {
    const kitchen = kitchenOf(room);
    run(room, kitchen, "n", 13, "t24 x48 t24");
    bench(room, 61, 74);
    print(room, "n", 61, 30);
    thing(room, ["basket"], 61, 74, 0, { most: { width: 18 } });
    plant(room, 108, 10, 16);
    room.maybe(61, 43, 0, "ceiling_light");
  },
  "mud-laundry-10x11": (room) => {
    const kitchen = kitchenOf(room);
    machines(room, "n", 106, 77.5);
    const base = run(room, kitchen, "n", 26, "s36").items;
    uppers(room, kitchen, "n", 63, "w30 w27");
    counterThings(room, base[0]!, [["canisters", "towels"]]);
    run(room, kitchen, "e", 3, "t24 t24");
    bench(room, 12, 52, 90);
    room.maybe(61, 66, 0, "ceiling_light");
  },
};

function bench(room: RoomSketch, x: number, y: number, rotation = 0): void {
  room.ifFree(
    room.maybe(x, y, rotation, "chair", {
      accepts: ({ model }) => model?.params.form === "bench" && !model.design.includes("outdoor"),
      most: { width: 48, depth: 22 },
    }),
  );
}
