// What the parts of a surface are called in its arithmetic.

export const alongTheWalls = "Along the walls";
export const wholeRoom = "room";
export const jointsAndWalls = "joints and walls";
export const tiledShowerWall = "tiled shower wall";
export const builtAgainst = "where it meets another wall";
export const nicheWord = "niche";
/** The back of a niche with its sides, top and bottom. */
export const insideNiche = "inside of the niche";
/** `3 1/2 in deep` */
export const deepWords = (size: string, depth: string): string => `${size}, ${depth} deep`;
/** `Edge trim around the niches: 6'` */
export const nicheEdgeWords = (length: string): string => `Edge trim around the niches: ${length}`;
/** The heights of a wall under a slope, from its left end: `4' to 8'` */
export const heightsWords = (heights: readonly string[]): string => heights.join(" to ");
/** `slope of 6 in 12` */
export const slopeWords = (rise_in: string): string => `slope of ${rise_in} in 12`;
/** A slope's true area from the floor under it: `60.00 sq ft of floor × 1.118` */
export const trueAreaWords = (floor: string, times: string): string => `${floor} of floor × ${times}`;
/** A round column: `1' across` */
export const acrossWords = (diameter: string): string => `${diameter} across`;

/** A part of a surface in its arithmetic, as shapes name it: `wall`. */
export const shapeName = (name: string): string => name;
