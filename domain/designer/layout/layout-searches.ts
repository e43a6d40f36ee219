import type { BriefRoom } from "../brief/brief.types.ts";
import type { LayoutSearch } from "./layout.types.ts";

const none: LayoutSearch = () => ({ layouts: [], problems: [] });

/** How each kind of room is arranged. */
export const layoutSearches: Readonly<Record<BriefRoom, LayoutSearch>> = {
  bathroom: none,
  kitchen: none,
  living_room: none,
  dining_room: none,
  bedroom: none,
  laundry: none,
  outdoor: none,
};
