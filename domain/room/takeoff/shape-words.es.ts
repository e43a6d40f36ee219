export const alongTheWalls = "A lo largo de las paredes";
export const wholeRoom = "cuarto";
export const jointsAndWalls = "uniones y paredes";
export const builtAgainst = "donde toca otra pared";
export const tiledShowerWall = "pared de regadera con loseta";
