import { RoomKit, type StudioRoom } from "./room-kit.ts";

/** Where the back wall and the right one stand. */
const back = 156;
const right = 168;

/** What the white cabinets share. */
type Fronts = { finish: string; hardware_sku: string };

/**
 * An L kitchen with island, 14 ft by 13 ft. Things put without an id are numbered in the order in which they are put.
 */
export function kitchen(): StudioRoom {
  const kit = new RoomKit();
  const white: Fronts = {
    finish: "warm-white",
    hardware_sku: kit.hardware("pull-bar-round-5", "aged-brass"),
  };
  backRun(kit, white);
  rightRun(kit, white);
  wallCabinets(kit, white);
  island(kit, white.hardware_sku);
  counterThings(kit);
  surfaces(kit);
  return kit.room(
    "kitchen",
    [
      [0, 0],
      [168, 0],
      [168, 156],
      [0, 156],
    ],
    105,
    {
      openings: [
        {
          id: "o1",
          wall: "w3",
          kind: "window",
          offset_in: 168 - 116,
          width_in: 48,
          height_in: 42,
          sill_in: 42,
        },
        { id: "o2", wall: "w4", kind: "window", offset_in: 44, width_in: 60, height_in: 60, sill_in: 30 },
        { id: "o3", wall: "w1", kind: "passage", offset_in: 16, width_in: 48, height_in: 86 },
      ],
      north_deg: 90,
    },
  );
}

/** The back wall, from the left: refrigerator, drawers, sink under the window, dishwasher, corner. */
function backRun(kit: RoomKit, white: Fronts): void {
  const cab = (id: string, x: number, width_in: number, more = {}) =>
    kit.put(id, x, back - 12, { ...white, size: { width_in }, against: "w3", ...more });
  kit.put("fridge-builtin-48", 26, back - 12.9, {
    finish: "stainless",
    against: "w3",
    size: { width_in: 36 },
  });
  cab("cabinet-drawers-shaker", 59, 30, { id: "b1" });
  const sink = cab("cabinet-sink-shaker", 92, 36, { id: "b2" });
  kit.put("dishwasher-bar-24", 122, back - 12.4, { against: "w3" });
  cab("cabinet-base-shaker", 146, 24, { id: "b3" });
  kit.put("sink-under-single-30", 92, back - 12.5, { host: sink });
  kit.put("faucet-bridge-modern", 92, back - 5, { host: sink, finish: "brushed-gold" });
}

/** The right wall: drawers, range under its hood, pots. */
function rightRun(kit: RoomKit, white: Fronts): void {
  kit.put("cabinet-drawers-shaker", right - 12, 113, {
    ...white,
    turn: -90,
    against: "w2",
    id: "c1",
    size: { width_in: 34 },
  });
  kit.put("range-pro-36", right - 14.4, 78, { turn: -90, against: "w2", finish: "stainless" });
  kit.put("cabinet-pots-shaker", right - 12, 42, {
    ...white,
    turn: -90,
    against: "w2",
    id: "c2",
    size: { width_in: 36 },
  });
  kit.put("hood-curved-plaster-42", right - 11, 78, {
    turn: -90,
    against: "w2",
    finish: "white",
    size: { height_in: 36 },
  });
}

function wallCabinets(kit: RoomKit, white: Fronts): void {
  kit.put("cabinet-wall-36-shaker", right - 6, 115, {
    ...white,
    turn: -90,
    against: "w2",
    size: { width_in: 30 },
  });
  kit.put("cabinet-wall-36-shaker", right - 6, 41, {
    ...white,
    turn: -90,
    against: "w2",
    size: { width_in: 30 },
  });
  kit.put("cabinet-wall-36-shaker", 53, back - 6, { ...white, against: "w3", size: { width_in: 18 } });
}

/** The island with its stools, pendants and lemons. */
function island(kit: RoomKit, hardware_sku: string): void {
  const host = kit.put("cabinet-island-shaker", 84, 76, {
    finish: "sage",
    hardware_sku,
    id: "isl",
    turn: 180,
  });
  for (const x of [66, 84, 102]) kit.put("stool-saddle-26", x, 46, { finish: "white-oak", turn: 180 });
  for (const x of [66, 102])
    kit.put("pendant-dome-16", x, 76, {
      finish: "aged-brass",
      lumens: 900,
      kelvin: 2800,
      size: { height_in: 40 },
    });
  kit.put("bowl-lemons-12", 100, 80, { host });
}

function counterThings(kit: RoomKit): void {
  kit.put("boards-leaning-18", 147, back - 3, { host: "b3" });
  kit.put("crock-utensils-13", right - 8, 52, { host: "c2" });
  kit.put("canisters-3", right - 7, 112, { host: "c1", turn: -90 });
  kit.put("plant-pothos-11", 112, back - 5, { elevation_in: 36 });
}

function surfaces(kit: RoomKit): void {
  kit.lay("countertop:b1", "quartz-calacatta", { group: "countertop" });
  kit.lay("countertop:c1", "quartz-calacatta", { group: "countertop" });
  kit.lay("countertop:c2", "quartz-calacatta", { group: "countertop" });
  kit.lay("countertop:isl", "quartz-calacatta", { group: "countertop" });
  kit.lay("backsplash:w3", "zellige-snow", {});
  kit.lay("backsplash:w2", "zellige-snow", {});
  kit.lay("floor", "white-oak-natural", { group: "hardwood", format: "plank-7.5" }, { rotation_deg: 90 });
  for (const w of ["w1", "w2", "w3", "w4"]) kit.paint(`wall:${w}`, "#eeeae2");
}
