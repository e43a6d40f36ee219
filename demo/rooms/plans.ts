import type { FloorPlan } from "./floor-plan.ts";
import { bathPlans } from "./plans/baths.ts";
import { kitchenPlans } from "./plans/kitchens.ts";
import { diningPlans, livingPlans } from "./plans/living.ts";
import { outdoorPlans } from "./plans/outdoor.ts";
import { bedroomPlans, laundryPlans } from "./plans/private-rooms.ts";

export type { FloorPlan } from "./floor-plan.ts";

/** Every floor plan of the demo marketplace, room by room. */
export const floorPlans: readonly FloorPlan[] = [
  ...bathPlans,
  ...kitchenPlans,
  ...livingPlans,
  ...diningPlans,
  ...bedroomPlans,
  ...laundryPlans,
  ...outdoorPlans,
];
