import { type FloorPlan, floorPlan, type PlanRow, rectangle } from "../floor-plan.ts";

const laundry: PlanRow[] = [
  {
    id: "laundry-6x8",
    name: "Laundry 6 × 8",
    layout: "one wall",
    outline: rectangle(98, 74),
    openings: ["door s 4 30 in w", "window e 22 28 46 34"],
    services: "drain 66 70, supply 66 70, power_240 40 70, vent 40 70",
    description: "Washer, dryer and a sink base side by side on one wall, with space to iron in front.",
    tags: "small, one wall",
  },
  {
    id: "laundry-galley-8x10",
    name: "Laundry 8 × 10, two sides",
    layout: "galley",
    outline: rectangle(98, 122),
    openings: ["door s 33 32 in w", "window n 33 32 42 40"],
    services: "drain 4 60, supply 4 60, power_240 4 100, vent 4 100",
    description: "Machines on one side, a folding counter with cabinets on the other, a window at the end.",
    tags: "galley, medium, folding counter",
  },
  {
    id: "mudroom-7x10",
    name: "Mudroom 7 × 10",
    layout: "bench wall",
    outline: rectangle(122, 86),
    ceiling_ft: 9,
    openings: ["door w 26 36 in s", "passage e 16 42", "window s 44 34 40 44"],
    description: "In from the garage, out to the kitchen, a bench and lockers on the long wall between.",
    tags: "mudroom, bench, storage",
  },
  {
    id: "mud-laundry-10x11",
    name: "Mudroom and laundry 10 × 11",
    layout: "two zones",
    outline: rectangle(122, 134),
    openings: ["door s 44 36 in w", "passage w 92 36", "window e 84 32 42 42"],
    services: "drain 60 130, supply 60 130, power_240 100 130, vent 100 130",
    description:
      "The back entry and the laundry in one room: machines and sink at the far end, lockers by the door.",
    tags: "mudroom, laundry, storage",
  },
];

const bedrooms: PlanRow[] = [
  {
    id: "bedroom-11x12",
    name: "Bedroom 11 × 12",
    layout: "queen bed",
    outline: rectangle(134, 146),
    openings: ["door s 94 30 in e", "window e 66 44 30 54", "slider s 18 60"],
    description: "A queen bed on the quiet wall, a closet by the door and a window at the bedside.",
    tags: "bedroom, medium, closet",
  },
  {
    id: "primary-bedroom-14x15",
    name: "Primary bedroom 14 × 15",
    layout: "king bed",
    outline: rectangle(182, 170),
    ceiling_ft: 9,
    openings: ["door s 10 32 in w", "window e 34 40 24 66", "window e 98 40 24 66", "passage s 140 34"],
    description: "A king bed on the north wall, two tall windows on the east and a way to bath and closet.",
    tags: "bedroom, primary, large",
  },
  {
    id: "guest-room-10x11",
    name: "Guest room 10 × 11",
    layout: "queen bed",
    outline: rectangle(122, 134),
    openings: ["door s 84 30 in e", "window n 8 24 30 52", "window n 90 24 30 52"],
    description: "Two windows left and right of the bed. Small, calm and complete.",
    tags: "bedroom, guest, small",
  },
];

export const laundryPlans: FloorPlan[] = laundry.map((row) => floorPlan("laundry", row));
export const bedroomPlans: FloorPlan[] = bedrooms.map((row) => floorPlan("bedroom", row));
