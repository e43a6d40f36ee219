import { type FloorPlan, floorPlan, type PlanRow, rectangle } from "../floor-plan.ts";

const living: PlanRow[] = [
  {
    id: "living-12x16",
    name: "Living room 12 × 16",
    layout: "sofa facing media",
    outline: rectangle(194, 146),
    openings: ["passage s 132 42", "window w 48 50 24 60", "window n 24 36 30 54"],
    description:
      "The usual living room of a small house, with daylight from two sides and the entry in a corner.",
    tags: "medium, two windows",
  },
  {
    id: "living-14x18",
    name: "Living room 14 × 18",
    layout: "conversation",
    outline: rectangle(218, 170),
    ceiling_ft: 9,
    openings: ["passage s 150 48", "window n 34 48 20 68", "window n 136 48 20 68"],
    description:
      "Two tall windows on the long wall and a free wall at each end. Seats two sofas or a sofa and a pair of chairs.",
    tags: "large, symmetrical windows",
  },
  {
    id: "apartment-living-11x14",
    name: "Apartment living room 11 × 14",
    layout: "sofa facing media",
    outline: rectangle(134, 170),
    openings: ["door s 92 34 in e", "window n 30 74 18 66"],
    description:
      "One wide window at the end and the apartment door at the other. A sofa for three and a media wall fit.",
    tags: "small, apartment",
  },
  {
    id: "great-room-20x24",
    name: "Great room 20 × 24",
    layout: "sectional and dining",
    outline: rectangle(292, 244),
    ceiling_ft: 10,
    edges: ["e open"],
    openings: ["slider n 60 96", "window w 40 60 20 80", "window w 140 60 20 80", "passage s 200 60"],
    description: "Sitting and dining in one room, with a wide slider to the terrace and ten feet of height.",
    tags: "great room, large, open plan, slider",
  },
  {
    id: "family-room-15x19",
    name: "Family room 15 × 19",
    layout: "sofa facing media",
    outline: rectangle(182, 230),
    ceiling_ft: 9,
    edges: ["s open"],
    openings: ["slider e 120 72", "window w 70 60 24 62"],
    description: "Open to the kitchen on the south side, a media wall at the north and a slider to the yard.",
    tags: "family room, open plan, slider",
  },
  {
    id: "den-11x13",
    name: "Den 11 × 13",
    layout: "reading room",
    outline: rectangle(158, 134),
    openings: ["door e 88 32 in n", "window s 50 58 22 58"],
    description: "A quiet room with one wide window, shelves on the long wall and a door that shuts.",
    tags: "den, small, quiet",
  },
  {
    id: "loft-living-16x22",
    name: "Loft living room 16 × 22",
    layout: "conversation",
    outline: rectangle(266, 196),
    ceiling_ft: 12,
    edges: ["e open"],
    openings: ["window n 24 72 30 96", "window n 120 72 30 96", "passage s 220 40"],
    description: "Steel-framed windows, a twelve-foot ceiling and one side open to the rest of the floor.",
    tags: "loft, large, high ceiling, open plan",
  },
  {
    id: "sunroom-12x14",
    name: "Sunroom 12 × 14",
    layout: "conversation",
    outline: rectangle(170, 146),
    ceiling_ft: 9,
    openings: [
      "slider e 60 72",
      "window n 20 54 18 72",
      "window n 94 54 18 72",
      "window w 44 58 18 72",
      "passage s 64 42",
    ],
    description:
      "Glass on three sides with a low sill all around. Built for wicker, plants and morning coffee.",
    tags: "sunroom, bright",
  },
  {
    id: "living-dining-l",
    name: "L-shaped living and dining 20 × 22",
    layout: "sofa and dining",
    outline: "s 0 0, e 168 0, ds 168 110, de 268 110, n 268 244, w 0 244",
    ceiling_ft: 8,
    openings: ["door s 116 36 in e", "window w 60 72 24 56", "window n 190 60 30 54", "passage de 120 40"],
    description:
      "The dining end turns the corner of an L, near the kitchen. Front door and picture window are on the street side.",
    tags: "L-shape, living and dining, large",
  },
];

const dining: PlanRow[] = [
  {
    id: "dining-11x13",
    name: "Dining room 11 × 13",
    layout: "table for six",
    outline: rectangle(134, 158),
    ceiling_ft: 9,
    openings: ["passage s 46 42", "window n 37 60 24 66"],
    description: "A centered window, a centered passage and room to walk around a table for six.",
    tags: "dining, medium, symmetrical",
  },
  {
    id: "dining-12x15",
    name: "Dining room 12 × 15",
    layout: "table for eight",
    outline: rectangle(182, 146),
    ceiling_ft: 9,
    openings: ["passage w 52 42", "slider n 55 72", "passage s 132 38"],
    description:
      "Long enough for a table of eight feet, with a slider to the terrace and a way to the kitchen.",
    tags: "dining, large, slider",
  },
  {
    id: "breakfast-room-9x10",
    name: "Breakfast room 9 × 10",
    layout: "round table",
    outline: "s 0 0, e 112 0, ne 112 84, n 78 118, nw 34 118, w 0 84",
    openings: ["passage s 32 48", "window n 37 38 26 56"],
    description: "A bay of three sides around a round table, open to the kitchen.",
    tags: "breakfast, bay, small",
  },
];

/** Living rooms, great rooms, a den and a sunroom. */
export const livingPlans: FloorPlan[] = living.map((row) => floorPlan("living_room", row));
export const diningPlans: FloorPlan[] = dining.map((row) => floorPlan("dining_room", row));
