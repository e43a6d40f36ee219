/** Measures of kitchens as the trade builds them, in inches. */

/** Cabinets are sold in steps of this width. */
export const step_in = 3;
/** Depth that a run needs of the floor: cabinets and the fronts of appliances. */
export const runDepth_in = 25.5;
/** Depth of a base cabinet with its doors. */
export const baseDepth_in = 24;
/** A range with its door and handle. */
export const rangeDepth_in = 29.5;
/** A refrigerator with its doors. */
export const fridgeDepth_in = 36;
/** Trim beside a door or window. */
export const casing_in = 3;
/** A window from this height on stands clear of the counter. */
export const sillOverCounter_in = 35.75;
/** Between the last front and a wall, at least, so that it opens and the run can be scribed. */
export const leastFiller_in = 1.5;
/** Between a refrigerator and a wall at its side, at least, so that its door opens past square and its drawers come out. */
export const fridgeFiller_in = 2.5;
/** Thickness of an end panel. */
export const panel_in = 0.75;
/** A drawer or a door needs this much in front of a cabinet that stays. */
export const frontTravel_in = 20;
/** Aisle in which one person works (NKBA kitchen 6), and a way past an island (NKBA kitchen 7). */
export const workAisle_in = 42;
export const walkway_in = 36;
