/** Measures of frameless cabinets as the trade builds them, in inches. */

/** 3 mm between neighboring fronts. */
export const GAP = 0.125;
/** Thickness of doors, drawer fronts, sides and panels. */
export const BOARD = 0.75;
export const TOE_HEIGHT = 4.5;
export const TOE_DEPTH = 3;
/** Height of the top row of drawers and of a sink's false front. */
export const TOP_DRAWER = 6;
/** From this width on an opening has a pair of doors. */
export const PAIR_FROM = 23.5;
/** From this width on a drawer has two pulls. */
export const TWO_PULLS_FROM = 30;
/** Depth of a base cabinet with its doors, and of the legs of a corner one. */
export const BASE_DEPTH = 24;
export const WALL_DEPTH = 12;
/** Part of a blind corner cabinet that the neighboring run covers, with the filler that its doors need to open. */
export const BLIND_WIDTH = 24;
