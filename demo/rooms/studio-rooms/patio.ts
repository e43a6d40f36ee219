import { RoomKit, type StudioRoom } from "./room-kit.ts";

/** A patio behind the house, 20 ft by 16 ft. */
export function patio(): StudioRoom {
  const kit = new RoomKit();
  kit.put("outdoor-sofa-teak-80", 84, 150, { finish: "canvas-sand" });
  kit.put("outdoor-lounge-teak-30", 40, 106, { turn: 90, finish: "canvas-sand" });
  kit.put("outdoor-lounge-teak-30", 130, 106, { turn: -90, finish: "canvas-sand" });
  kit.put("fire-table-56", 85, 104, { finish: "concrete" });
  kit.put("planter-trough-grass", 84, 183, {});
  kit.put("planter-square-boxwood", 16, 178, { finish: "concrete" });
  kit.put("planter-round-olive", 152, 170, {});
  kit.put("grill-cart-60", 200, 174, { finish: "stainless", against: "w3" });
  kit.put("outdoor-table-84", 196, 84, { turn: 90 });
  for (const y of [60, 84, 108]) {
    kit.put("outdoor-dining-teak-23", 168, y, { turn: 90 });
    kit.put("outdoor-dining-teak-23", 224, y, { turn: -90 });
  }
  kit.put("sconce-lantern-outdoor", 120, 187.5, {
    elevation_in: 66,
    lumens: 600,
    kelvin: 2700,
    against: "w3",
  });
  kit.lay("floor", "bluestone-full-color", { group: "hardscape", format: "paver-12x24" }, {});
  kit.lay("wall:w3", "ledger-alaska-gray", { group: "stacked_stone" });
  const made = kit.room(
    "outdoor",
    [
      [0, 0],
      [240, 0],
      [240, 192],
      [0, 192],
    ],
    108,
    {
      openings: [
        {
          id: "o1",
          wall: "w3",
          kind: "door",
          offset_in: 96,
          width_in: 72,
          height_in: 82,
          swing: { into: "out", hinge: "from" },
        },
      ],
      north_deg: 110,
    },
  );
  for (const wall of made.design.plan.walls) if (wall.id !== "w3") wall.kind = "open";
  return made;
}
