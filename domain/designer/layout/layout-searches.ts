import type { BriefRoom } from "../brief/brief.types.ts";
import { bathLayouts } from "./baths.ts";
import { bedroomLayouts } from "./bedrooms.ts";
import { diningLayouts } from "./dining.ts";
import { kitchenLayouts } from "./kitchens.ts";
import { laundryLayouts } from "./laundries.ts";
import type { LayoutSearch } from "./layout.types.ts";
import { livingLayouts } from "./living.ts";
import { outdoorLayouts } from "./outdoor.ts";

/** How each kind of room is arranged. */
export const layoutSearches: Readonly<Record<BriefRoom, LayoutSearch>> = {
  bathroom: bathLayouts,
  kitchen: kitchenLayouts,
  living_room: livingLayouts,
  dining_room: diningLayouts,
  bedroom: bedroomLayouts,
  laundry: laundryLayouts,
  outdoor: outdoorLayouts,
};
