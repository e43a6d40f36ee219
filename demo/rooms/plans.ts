import bathroom from "../data/floor-plans/bathroom.json" with { type: "json" };
import bedroom from "../data/floor-plans/bedroom.json" with { type: "json" };
import diningRoom from "../data/floor-plans/dining-room.json" with { type: "json" };
import kitchen from "../data/floor-plans/kitchen.json" with { type: "json" };
import laundry from "../data/floor-plans/laundry.json" with { type: "json" };
import livingRoom from "../data/floor-plans/living-room.json" with { type: "json" };
import outdoor from "../data/floor-plans/outdoor.json" with { type: "json" };
import { type FloorPlan, floorPlan, type PlanRow } from "./floor-plan.ts";

export type { FloorPlan } from "./floor-plan.ts";

const plansOf = (room: string, rows: readonly object[]) =>
  (rows as readonly PlanRow[]).map((row) => floorPlan(room, row));

/** Every floor plan of the demo marketplace, room by room. */
export const floorPlans: readonly FloorPlan[] = [
  ...plansOf("bathroom", bathroom),
  ...plansOf("kitchen", kitchen),
  ...plansOf("living_room", livingRoom),
  ...plansOf("dining_room", diningRoom),
  ...plansOf("bedroom", bedroom),
  ...plansOf("laundry", laundry),
  ...plansOf("outdoor", outdoor),
];
