/** How many niches a room's walls hold at most. */
export const mostNiches = 30;
/** How many parts of a floor have a surface of their own at most, and how many corners each has. */
export const mostFloorAreas = 20;
export const mostAreaCorners = 30;
/** How many views of a room are saved at most. Without schemas, for the browser. */
export const mostViews = 12;
/** How high the low side of a sloped ceiling is at least, inches. */
export const leastLowSide_in = 36;
/** Stands for the 360° picture where a saved view is named. */
export const aroundView = "around";
/** How wide that picture is, pixels; half as high. */
export const aroundWidth_px = 4096;
