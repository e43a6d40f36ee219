// What the parts of a surface are called in its arithmetic.

export const alongTheWalls = "Along the walls";
export const wholeRoom = "room";
export const jointsAndWalls = "joints and walls";
export const tiledShowerWall = "tiled shower wall";
export const builtAgainst = "where it meets another wall";
