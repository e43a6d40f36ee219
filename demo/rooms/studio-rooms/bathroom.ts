import { RoomKit, type StudioRoom } from "./room-kit.ts";

/** A primary bath, 10 ft by 9 ft: oak vanity, a tub under the window, a walk-in shower in zellige. */
export function bathroom(): StudioRoom {
  const kit = new RoomKit();
  const vanity = kit.put("vanity-mid-60-double", 62, 97.2, {
    finish: "white-oak",
    id: "vanity",
    against: "w3",
  });
  kit.put("mirror-pill-20", 47, 107.4, { against: "w3", finish: "matte-black", elevation_in: 42 });
  kit.put("mirror-pill-20", 77, 107.4, { against: "w3", finish: "matte-black", elevation_in: 42 });
  kit.put("sconce-single-opal", 62, 104.3, {
    against: "w3",
    finish: "matte-black",
    elevation_in: 62,
    lumens: 700,
    kelvin: 2800,
  });
  kit.put("sconce-single-opal", 32, 104.3, {
    against: "w3",
    finish: "matte-black",
    elevation_in: 62,
    lumens: 700,
    kelvin: 2800,
  });
  kit.put("sconce-single-opal", 92, 104.3, {
    against: "w3",
    finish: "matte-black",
    elevation_in: 62,
    lumens: 700,
    kelvin: 2800,
  });
  kit.put("lavfaucet-single-arc", 47, 102.5, { host: vanity, finish: "matte-black" });
  kit.put("lavfaucet-single-arc", 77, 102.5, { host: vanity, finish: "matte-black" });
  kit.put("tub-free-oval-59", 21, 46, { turn: 90, id: "tub" });
  kit.put("toilet-one-sleek-elongated", 106, 62, { turn: -90, against: "w2" });
  kit.put("showerset-head-trim-spout", 105.6, 21, {
    turn: -90,
    finish: "matte-black",
    elevation_in: 42,
    against: "w2",
  });
  const base = kit.put("showerbase-slate-60x36", 90, 18, { id: "shower", finish: "matte-white" });
  kit.put("showerdoor-grid-48", 84, 37, { finish: "matte-black", elevation_in: 1.6, turn: 180 });
  kit.put("bath-mat-34", 62, 72, { finish: "terry-white" });
  kit.put("plant-snake-36", 108, 97);
  kit.put("soap-bottle-8", 61, 101, { host: vanity });
  kit.put("towels-folded-3", 90 - 28, 93, { host: vanity, finish: "terry-sand" });
  kit.put("pendant-globe-opal-12", 62, 55, { lumens: 900, kelvin: 2900 });
  kit.lay("floor", "concrete-pearl", { group: "tile", format: "24x24", finish: "matte" });
  kit.lay(`shower:${base}`, "zellige-snow", {}, { height_in: 96 });
  kit.lay("backsplash:w3", "zellige-snow", {}, { height_in: 6 });
  kit.paint("wall:w1", "#e8e4db");
  kit.paint("wall:w2", "#e8e4db");
  kit.paint("wall:w3", "#e8e4db");
  kit.paint("wall:w4", "#e8e4db");
  return kit.room(
    "bathroom",
    [
      [0, 0],
      [120, 0],
      [120, 108],
      [0, 108],
    ],
    102,
    {
      openings: [
        { id: "o1", wall: "w4", kind: "window", offset_in: 40, width_in: 44, height_in: 54, sill_in: 36 },
        {
          id: "o2",
          wall: "w1",
          kind: "door",
          offset_in: 14,
          width_in: 32,
          height_in: 80,
          swing: { into: "room", hinge: "from" },
        },
      ],
      north_deg: 90,
    },
  );
}
