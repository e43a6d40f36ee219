import { RoomKit, type StudioRoom } from "./room-kit.ts";

/** A living room, 17 ft by 14 ft, with two tall windows. */
export function livingRoom(): StudioRoom {
  const kit = new RoomKit();
  kit.put("rug-diamond-8x10", 104, 84, { turn: 90 });
  kit.put("sofa-track-84", 104, 36, { turn: 180, finish: "linen-oat" });
  kit.put("coffee-round-38", 104, 82, { finish: "white-oak" });
  kit.put("chair-lounge-mid-29", 52, 104, { turn: 50, finish: "leather-cognac" });
  kit.put("chair-lounge-mid-29", 156, 104, { turn: -50, finish: "leather-cognac" });
  kit.put("media-fluted-72", 104, 159.5, { against: "w3", finish: "walnut" });
  kit.put("side-round-18", 48, 32, { finish: "white-oak" });
  kit.put("lamp-table-urn-26", 48, 32, { elevation_in: 22, lumens: 800, kelvin: 2700 });
  kit.put("lamp-floor-arc-80", 172, 34, { finish: "aged-brass", lumens: 1000, kelvin: 2700 });
  kit.put("plant-fiddle-leaf-66", 184, 146);
  kit.put("print-brush-30x40", 104, 167.3, { against: "w3", elevation_in: 44 });
  kit.put("books-stack-2", 98, 84, { elevation_in: 16 });
  kit.put("vase-branches-30", 78, 160, { elevation_in: 24 });
  kit.put("bookcase-36", 24, 161.5, { against: "w3", finish: "walnut" });
  kit.put("curtain-linen-96", 4, 84, { turn: 90, finish: "linen-white", against: "w4" });
  kit.lay("floor", "white-oak-natural", { group: "hardwood", format: "wood-herringbone" }, {});
  for (const w of ["w1", "w2", "w3", "w4"]) kit.paint(`wall:${w}`, "#e9e3d8", "matte");
  return kit.room(
    "living_room",
    [
      [0, 0],
      [204, 0],
      [204, 168],
      [0, 168],
    ],
    108,
    {
      openings: [
        { id: "o1", wall: "w4", kind: "window", offset_in: 54, width_in: 60, height_in: 72, sill_in: 18 },
        { id: "o2", wall: "w2", kind: "window", offset_in: 60, width_in: 44, height_in: 72, sill_in: 18 },
        { id: "o3", wall: "w1", kind: "passage", offset_in: 150, width_in: 40, height_in: 84 },
      ],
      north_deg: 60,
    },
  );
}
