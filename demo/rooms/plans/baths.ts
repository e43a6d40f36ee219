import { type FloorPlan, floorPlan, type PlanRow, rectangle } from "../floor-plan.ts";

const rows: PlanRow[] = [
  {
    id: "hall-bath-5x8",
    name: "Hall bath 5 × 8, door at the end",
    layout: "three in a row",
    outline: rectangle(60, 96),
    openings: ["door s 27 30 in e", "window n 18 24 54 24"],
    services: "drain 30 84, drain 9 48, drain 4 16, supply 4 92, supply 4 20, vent 12 50",
    description:
      "The bath that most houses have: tub across the far end, everything else on one wet wall. A high window lights the tub.",
    tags: "full bath, small, one wet wall",
  },
  {
    id: "hall-bath-5x8-side-door",
    name: "Hall bath 5 × 8, door at the side",
    layout: "three in a row",
    outline: rectangle(60, 96),
    openings: ["door e 3 28 in s", "window n 16 28 54 26"],
    services: "drain 30 84, drain 9 48, drain 4 16, supply 56 92, supply 4 20, vent 12 50",
    description:
      "Entered from a hall along its length, with the vanity facing the door. Toilet and tub stay out of sight.",
    tags: "full bath, small, one wet wall",
  },
  {
    id: "hall-bath-5x8-pocket",
    name: "Hall bath 5 × 8, pocket door",
    layout: "three in a row",
    outline: rectangle(60, 96),
    openings: ["slider s 4 30", "window w 34 24 44 36"],
    services: "drain 30 84, drain 51 48, drain 56 16, supply 4 92, supply 56 20, vent 48 50",
    description:
      "A pocket door saves the swing, so the vanity may be wider. The window stands low enough to see out of.",
    tags: "full bath, small, pocket door",
  },
  {
    id: "hall-bath-5x10-linen",
    name: "Hall bath 5 × 10 with linen",
    layout: "three in a row",
    outline: rectangle(60, 122),
    openings: ["door s 27 30 in e", "window n 15 30 52 28"],
    services: "drain 30 110, drain 9 73, drain 4 40, supply 4 118, supply 4 40, vent 12 75",
    description:
      "Two feet longer than the usual hall bath, which makes room for a 36 in. vanity and a place for towels.",
    tags: "full bath, medium, storage",
  },
  {
    id: "square-bath-9x7",
    name: "Square bath 9 × 7",
    layout: "around the room",
    outline: rectangle(104, 86),
    openings: ["door s 66 30 in e", "window n 37 26 44 36"],
    services: "drain 16 34, drain 49 74, drain 100 48, supply 16 30, supply 100 48, vent 56 76",
    description:
      "Nearly square, with tub, toilet and vanity each on a wall of its own. The window stands over the toilet.",
    tags: "full bath, medium",
  },
  {
    id: "guest-bath-6x9",
    name: "Guest bath 6 × 9, long tub wall",
    layout: "facing walls",
    outline: rectangle(108, 76),
    openings: ["door e 4 30 in s", "window s 8 24 46 34"],
    services: "drain 8 60, drain 78 64, drain 54 4, supply 4 60, supply 54 4, vent 86 66",
    description:
      "Tub and toilet share the north wall, the vanity has the south wall to itself. Good where the hall is at the end.",
    tags: "full bath, medium",
  },
  {
    id: "three-quarter-5x8",
    name: "Three-quarter bath 5 × 8",
    layout: "shower at the end",
    outline: rectangle(60, 94),
    openings: ["door s 27 30 in e", "window w 62 20 56 24"],
    services: "drain 30 78, drain 9 46, drain 4 16, supply 56 80, supply 4 16, vent 12 48",
    description: "A walk-in shower where the tub used to be. All drains stay where a hall bath has them.",
    tags: "three-quarter bath, small, walk-in shower",
  },
  {
    id: "three-quarter-corner",
    name: "Three-quarter bath 7 × 7, corner shower",
    layout: "corner shower",
    outline: rectangle(80, 86),
    openings: ["door s 46 30 in e", "window n 12 24 48 34"],
    services: "drain 62 68, drain 24 74, drain 4 18, supply 76 68, supply 4 18, vent 24 70",
    description:
      "A 36 in. corner enclosure keeps the middle of the floor free. The window is over the toilet.",
    tags: "three-quarter bath, small, corner shower",
  },
  {
    id: "basement-bath-5x8",
    name: "Basement bath 5 × 8",
    layout: "shower at the end",
    outline: rectangle(98, 61),
    ceiling_ft: 7.5,
    openings: ["door e 4 30 in s"],
    services: "drain 16 30, drain 51 49, drain 82 57, supply 16 57, supply 82 57, vent 44 51",
    description:
      "A shower across the short end and the other fixtures along one wall, as far from the floor drain as the slab allows. No window.",
    tags: "three-quarter bath, basement, no window",
  },
  {
    id: "powder-4x6",
    name: "Powder room 4 × 6",
    layout: "half bath",
    outline: rectangle(48, 74),
    openings: ["door s 17 28 in e", "window n 14 20 52 26"],
    services: "drain 24 62, drain 4 34, supply 4 34, vent 30 64",
    description:
      "The smallest room that works: a narrow vanity behind the door and the toilet under a window.",
    tags: "powder room, small",
  },
  {
    id: "powder-5x6",
    name: "Powder room 5 × 6",
    layout: "half bath",
    outline: rectangle(62, 74),
    openings: ["door e 3 28 in s"],
    services: "drain 9 18, drain 31 70, supply 31 70, vent 12 22",
    description:
      "The vanity faces you as you come in, the toilet stands beside the door. No window, so paper or tile sets the mood.",
    tags: "powder room, small, no window",
  },
  {
    id: "powder-3x7",
    name: "Powder room 3½ × 7",
    layout: "half bath",
    outline: rectangle(42, 88),
    openings: ["door e 30 28 out s", "window s 11 20 50 28"],
    services: "drain 21 76, drain 21 4, supply 21 4, vent 28 78",
    description:
      "Found under a stair or between two rooms: entered in the middle, a basin at one end and the toilet at the other.",
    tags: "powder room, narrow",
  },
  {
    id: "powder-entry-6x5",
    name: "Powder room 6 × 5, wide basin",
    layout: "half bath",
    outline: rectangle(76, 64),
    ceiling_ft: 9,
    openings: ["door s 43 30 in e", "window w 30 22 50 30"],
    services: "drain 12 20, drain 50 60, supply 50 60, vent 14 28",
    description: "A powder room for guests with a full-size vanity facing the door and nine feet of height.",
    tags: "powder room, medium, high ceiling",
  },
  {
    id: "primary-bath-10x9",
    name: "Primary bath 10 × 9",
    layout: "tub and shower",
    outline: rectangle(124, 112),
    ceiling_ft: 9,
    openings: ["door s 6 32 in w", "window n 60 48 30 54"],
    services:
      "drain 84 92, drain 104 32, drain 62 10, drain 4 56, drain 4 84, supply 120 32, supply 4 70, vent 64 12",
    description:
      "A tub under the window, a walk-in shower beside it and a double vanity on its own wall. Nine-foot ceiling.",
    tags: "primary bath, double vanity, separate shower",
  },
  {
    id: "primary-bath-12x8",
    name: "Primary bath 12 × 8",
    layout: "tub and shower",
    outline: rectangle(148, 100),
    ceiling_ft: 8,
    openings: ["door s 5 32 in w", "window s 60 36 44 40"],
    services:
      "drain 74 18, drain 130 30, drain 100 88, drain 30 96, drain 62 96, supply 144 30, supply 46 96, vent 100 84",
    description:
      "Long and narrow, with the double vanity and toilet on one side, the tub under the window on the other and the shower at the end.",
    tags: "primary bath, double vanity, separate shower",
  },
  {
    id: "primary-bath-13x12",
    name: "Primary bath 13 × 12",
    layout: "tub and shower",
    outline: rectangle(160, 148),
    ceiling_ft: 10,
    openings: ["door s 62 34 in w", "window n 56 48 24 66", "window e 14 24 50 36"],
    services:
      "drain 80 128, drain 142 118, drain 140 12, drain 4 70, drain 4 104, supply 156 118, supply 4 87, vent 150 16",
    description:
      "A tub on the axis of the door, framed by a tall window. Ten-foot ceiling and a 6 ft double vanity.",
    tags: "primary bath, large, double vanity, axis",
  },
  {
    id: "primary-bath-alcove",
    name: "Primary bath with toilet alcove",
    layout: "tub and shower",
    outline: "s 0 0, e 132 0, as 132 66, ae 168 66, an 168 108, n 132 108, w 0 108",
    ceiling_ft: 9,
    openings: ["door e 24 32 out s", "window n 20 48 34 48"],
    services:
      "drain 44 92, drain 22 24, drain 160 87, drain 82 4, drain 112 4, supply 4 30, supply 96 4, vent 160 80",
    description:
      "The toilet has an alcove of its own, out of sight from tub and vanity. Shower and tub share the west end.",
    tags: "primary bath, L-shape, toilet alcove",
  },
  {
    id: "primary-bath-two-vanities",
    name: "Primary bath, two vanities 11 × 11",
    layout: "tub and shower",
    outline: rectangle(134, 134),
    ceiling_ft: 9,
    openings: ["slider s 52 32", "window n 44 46 28 60"],
    services:
      "drain 67 112, drain 18 104, drain 116 120, drain 22 4, drain 112 4, supply 4 104, supply 22 4, supply 112 4, vent 124 110",
    description:
      "Entered between two single vanities, with the tub under a tall window straight ahead. The shower and the toilet stand left and right.",
    tags: "primary bath, two vanities, symmetrical",
  },
  {
    id: "spa-bath-11x10",
    name: "Spa bath 11 × 10",
    layout: "soaking tub",
    outline: rectangle(134, 122),
    ceiling_ft: 9,
    openings: ["door w 10 32 in s", "window n 20 60 20 64", "window e 84 24 40 44"],
    services:
      "drain 50 96, drain 112 28, drain 58 4, drain 120 112, supply 130 28, supply 58 4, vent 118 104",
    description:
      "A deep soaking tub before a wide low window, a rain shower and a floating vanity. Little else.",
    tags: "primary bath, soaking tub, wide window",
  },
  {
    id: "wet-room-9x8",
    name: "Wet room 9 × 8",
    layout: "wet room",
    outline: rectangle(110, 98),
    openings: ["door s 72 32 in e", "window e 66 20 52 30"],
    services: "drain 30 78, drain 88 78, drain 8 36, drain 42 4, supply 30 94, supply 42 4, vent 8 42",
    description:
      "Shower and soaking tub share one tiled end with a single drain line; the basin and toilet stay dry.",
    tags: "wet room, soaking tub, curbless",
  },
  {
    id: "accessible-bath-9x9",
    name: "Accessible bath 9 × 9",
    layout: "roll-in shower",
    outline: rectangle(112, 106),
    openings: ["door s 70 36 out e", "window w 20 28 44 38"],
    services: "drain 30 88, drain 94 94, drain 30 4, supply 4 88, supply 30 4, vent 94 88",
    description:
      "A 60 in. turning circle in the middle, a roll-in shower, an open vanity and a 36 in. door that swings out.",
    tags: "accessible, roll-in shower, turning circle",
  },
  {
    id: "jack-and-jill",
    name: "Jack and Jill bath 12 × 8",
    layout: "two doors",
    outline: "s 0 0, e 148 0, ne 148 68, te 104 68, n 104 100, tw 44 100, nw 44 68, w 0 68",
    openings: ["door w 32 30 in n", "door e 32 30 out n", "window n 62 24 54 26"],
    services: "drain 74 84, drain 114 10, drain 50 4, drain 80 4, supply 48 96, supply 66 4, vent 114 16",
    description:
      "Between two bedrooms, a door at each end. The tub has an alcove of its own, two basins stand on the long wall.",
    tags: "full bath, two doors, double vanity",
  },
];

/** Bathrooms, from a powder room of 24 sq ft to a primary bath of 164. */
export const bathPlans: FloorPlan[] = rows.map((row) => floorPlan("bathroom", row));
