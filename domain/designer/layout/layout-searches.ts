import type { BriefRoom } from "../brief/brief.types.ts";
import { bathLayouts } from "./baths.ts";
import { kitchenLayouts } from "./kitchens.ts";
import type { LayoutSearch } from "./layout.types.ts";
import { livingLayouts } from "./living.ts";

const none: LayoutSearch = () => ({ layouts: [], problems: [] });

/** How each kind of room is arranged. */
export const layoutSearches: Readonly<Record<BriefRoom, LayoutSearch>> = {
  bathroom: bathLayouts,
  kitchen: kitchenLayouts,
  living_room: livingLayouts,
  dining_room: none,
  bedroom: none,
  laundry: none,
  outdoor: none,
};
