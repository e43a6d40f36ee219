import { ownValue } from "../../orders/own-value.ts";
import type { RoomPart, Side } from "./wall-sides.ts";

// What things and places of a room are called. In Spanish pages place-words.es.ts takes its place.

const kinds: Record<string, string> = {
  tub_shower: "tub with shower",
  media: "storage piece",
  screen: "TV",
  low_table: "coffee table",
  lounge: "lounger",
};

/** The item's kind in plain words: `base cabinet`. */
export const kindWords = (kind: string): string => ownValue(kinds, kind) ?? kind.replaceAll("_", " ");

/** An opening's kind: `door`. */
export const openingWords = (kind: string): string => kind;

/** What is built inside a room: `half wall`. */
export const structureWords = (kind: string): string => kind.replaceAll("_", " ");

const structureSides: Record<string, string> = {
  left: "left end",
  right: "right end",
  top: "cap",
  under: "underside",
};

/** One side of it: `front of the half wall`. */
export const structureSide = (side: string, structure: string): string =>
  `${ownValue(structureSides, side) ?? side} of ${withThe(structure)}`;

const surfaces: Record<string, string> = { base: "baseboard", crown: "crown molding" };

/** A surface that the room has once: `floor`, `baseboard`. */
export const surfaceWords = (kind: string): string => ownValue(surfaces, kind) ?? kind;

/** `floor (Entry)`, a part of it */
export const floorOf = (area: string): string => (area ? `floor (${area})` : "floor area");

/** `countertop on the base cabinet` */
export const surfaceOn = (kind: string, place: string): string => `${kind} on ${withThe(place)}`;

/** `tiled walls of the shower` */
export const tiledWallsOf = (thing: string): string => `tiled walls of ${withThe(thing)}`;

/** `Tile around the tub`, to begin with. */
export const tileAround = (thing: string): string => `Tile around ${withThe(thing)}`;

/** `south wall`, `south wall of the alcove` */
export const wallOnSide = (side: Side, part: RoomPart | null): string =>
  part ? `${side} wall of the ${part}` : `${side} wall`;

/** `wall 3` */
export const wallNamed = (name: string): string => `wall ${name}`;

/** `the toilet 2`, with its article in any case */
export const the = (words: string): string => `the ${words}`;

/** `the floor`, but `wall 3`: numbers need no article. */
export const withThe = (words: string): string => (/ \d+$/.test(words) ? words : the(words));

/** `the north wall`, `wall 3` */
export const theWall = (words: string): string => (words.startsWith("wall") ? words : the(words));

/** `mirror on the vanity`, which carries it */
export const onHost = (name: string, host: string): string => `${name} on ${the(host)}`;

/** `mirror over the vanity` */
export const overThat = (name: string, below: string): string => `${name} over ${the(below)}`;

/** `vanity on the north wall` */
export const onWall = (name: string, wall: string): string => `${name} on ${withThe(wall)}`;

/** `left vanity` */
export const onOneSide = (name: string, side: "left" | "right"): string => `${side} ${name}`;

/** `Move the toilet 3" to the right` */
export const moveWords = (thing: string, by: string): string => `Move ${the(thing)} ${by}`;

/** What a thing may lack. */
export const lacked = { faucet: "faucet", faucets: "faucets", sink: "sink", oven: "oven" };
