import { singleBond } from "../bonds/single.bond.ts";
import type { MaterialDefinition } from "../material.ts";
import { hash2, unit } from "../random.ts";
import { gatherPieces } from "./gather.ts";
import type { Placement } from "./stage-item.ts";

/** How a photographer would lay out samples of this material on the sweep. */
export function arrange(definition: MaterialDefinition): Placement[] {
  const { piece, layout, family } = definition;
  if (family === "turf") return [sheet(definition, 9, 7.4, -17)];
  switch (layout.pattern) {
    case "slab":
      return [sheet(definition, 15, 10.5, -19)];
    case "ledger":
      return [sheet(definition, piece.width_in, piece.height_in, -11)];
    case "ashlar":
    case "versailles":
      return [cluster(definition, piece.edge === "split" ? 40 : piece.width_in * 3.2, -14)];
    case "random":
      return boards(definition);
    case "shape":
      return shapes(definition);
    default:
      return rectangles(definition);
  }
}

function chance(definition: MaterialDefinition, index: number): number {
  return unit(hash2(definition.seed, 700 + index)) - 0.5;
}

/** A part cut straight out of the sheet. */
function sheet(
  definition: MaterialDefinition,
  width_in: number,
  height_in: number,
  turn_deg: number,
): Placement {
  const { thickness_in } = definition.piece;
  const slab = definition.layout.pattern === "slab" && definition.family !== "turf";
  return {
    width_in,
    height_in,
    thickness_in: definition.family === "turf" ? 0.12 : thickness_in,
    left_in: 31 + 20 * chance(definition, 1),
    top_in: 24 + 12 * chance(definition, 2),
    keep: "all",
    x: 0,
    y: 0,
    z: 0,
    turn_deg: turn_deg + 4 * chance(definition, 3),
    ...(slab ? { nose_in: 0.14 } : {}),
  };
}

/** A group of whole pieces as they lie in the bond, without joints. */
function cluster(definition: MaterialDefinition, side_in: number, turn_deg: number): Placement {
  const { pieces, ...part } = gatherPieces(definition, side_in * 1.4, side_in * 1.2, side_in, side_in * 0.8);
  return {
    ...part,
    thickness_in: definition.piece.thickness_in,
    keep: pieces,
    x: 0,
    y: 0,
    z: 0,
    turn_deg,
  };
}

/** A rectangular piece on its own, the `number`th of its kind. */
function single(
  definition: MaterialDefinition,
  number: number,
  width_in: number,
  height_in: number,
): Placement {
  return {
    width_in,
    height_in,
    thickness_in: definition.piece.thickness_in,
    left_in: 0,
    top_in: 0,
    bond: singleBond(width_in, height_in, number),
    keep: "middle",
    x: 0,
    y: 0,
    z: 0,
    turn_deg: 0,
  };
}

/** Four boards side by side, with uneven offsets. */
function boards(definition: MaterialDefinition): Placement[] {
  const { width_in } = definition.piece;
  const length = Math.min(definition.piece.height_in, width_in * 4.6);
  const turn_deg = -24;
  const angle = (turn_deg * Math.PI) / 180;
  return [0, 1, 2, 3].map((index) => {
    const across = (index - 1.5) * (width_in + 0.015);
    const along = width_in * (1.15 * (index % 2) - 0.55 + 0.5 * chance(definition, index));
    return {
      ...single(definition, index, width_in, length),
      x: across * Math.cos(angle) - along * Math.sin(angle),
      y: across * Math.sin(angle) + along * Math.cos(angle),
      turn_deg,
    };
  });
}

function shapes(definition: MaterialDefinition): Placement[] {
  const { shape, width_in, height_in } = definition.piece;
  if (shape === "pebble") return [cluster(definition, 9, -12)];
  if (shape === "flagstone") return [cluster(definition, width_in * 3.6, -8)];
  if (Math.max(width_in, height_in) <= 2.5) return [cluster(definition, Math.max(8, width_in * 6), -13)];
  return looseShapes(definition);
}

function rectangles(definition: MaterialDefinition): Placement[] {
  const { width_in, height_in, thickness_in, edge } = definition.piece;
  const long = Math.max(width_in, height_in);
  if (edge === "bullnose" || (thickness_in > 1.5 && long > 10)) return pair(definition);
  if (thickness_in > 1.5) return [cluster(definition, long * 3.4, -14)];
  if (long <= 4.2 && Math.min(width_in, height_in) <= 2.5)
    return [cluster(definition, Math.max(7, long * 3.2), -13)];
  return long <= 12 ? loose(definition) : stack(definition);
}

/** Coping or pavers: wide ones as a step of two, others side by side with their front edges in line. */
function pair(definition: MaterialDefinition): Placement[] {
  const { width_in, height_in, thickness_in, edge } = definition.piece;
  const nose_in = edge === "bullnose" ? thickness_in * 0.48 : 0.16;
  const turn_deg = -17;
  const angle = (turn_deg * Math.PI) / 180;
  const isWide = width_in > 1.5 * height_in;
  return [0, 1].map((index) => {
    const across = isWide ? width_in * (0.06 - 0.12 * index) : (index - 0.5) * (width_in + 0.2);
    const along = isWide ? height_in * (0.36 - 0.72 * index) : 0;
    return {
      ...single(definition, index, width_in, height_in),
      x: across * Math.cos(angle) - along * Math.sin(angle),
      y: across * Math.sin(angle) + along * Math.cos(angle),
      z: isWide ? index * (thickness_in + 0.004) : 0,
      turn_deg: turn_deg + (isWide ? 3 * chance(definition, index) : 0),
      nose_in,
    };
  });
}

/** Large tiles: three in a loose stack. */
function stack(definition: MaterialDefinition): Placement[] {
  const { width_in, height_in, thickness_in } = definition.piece;
  const long = Math.max(width_in, height_in);
  const turns = [-29, -13, -19];
  return turns.map((turn_deg, index) => ({
    ...single(definition, index, width_in, height_in),
    x: long * 0.05 * [1.1, -1, 0.1][index]! + long * 0.02 * chance(definition, index),
    y: long * 0.05 * [-0.8, 0.9, 0.2][index]!,
    z: index * (thickness_in + 0.004),
    turn_deg: turn_deg + 3 * chance(definition, index + 5),
    coarse: index < 2,
  }));
}

/** Small rectangular tiles: four set down loosely together, a fifth across them. */
function loose(definition: MaterialDefinition): Placement[] {
  const { width_in, height_in, thickness_in } = definition.piece;
  const gap = Math.min(width_in, height_in) * 0.05;
  const turn_deg = width_in > 1.9 * height_in ? -32 : -15;
  const angle = (turn_deg * Math.PI) / 180;
  const set = [0, 1, 2, 3].map((index) => {
    const across =
      ((index % 2) - 0.5) * (width_in + gap) + gap * chance(definition, index) + (index > 1 ? gap * 1.5 : 0);
    const along = (Math.floor(index / 2) - 0.5) * (height_in + gap) + gap * chance(definition, index + 4);
    return {
      ...single(definition, index, width_in, height_in),
      x: across * Math.cos(angle) - along * Math.sin(angle),
      y: across * Math.sin(angle) + along * Math.cos(angle),
      turn_deg: turn_deg + 4 * chance(definition, index + 8),
    };
  });
  const across = {
    ...single(definition, 4, width_in, height_in),
    x: width_in * 0.1,
    y: height_in * 0.06,
    z: thickness_in + 0.004,
    turn_deg: turn_deg + 21 + 8 * chance(definition, 13),
  };
  return [...set, across];
}

/** Tiles of another shape: a few as they lie in their bond, one set down on them. */
function looseShapes(definition: MaterialDefinition): Placement[] {
  const { width_in, height_in, thickness_in } = definition.piece;
  const base = cluster(definition, Math.max(width_in, height_in) * 3.1, -13);
  const top = { ...shaped(definition, 1), z: thickness_in + 0.004, turn_deg: 9 + 8 * chance(definition, 3) };
  return [base, top];
}

/** A piece that is not a rectangle on its own: the `number`th of the bond's first row. */
function shaped(definition: MaterialDefinition, number: number): Placement {
  const { width_in, height_in, thickness_in, shape } = definition.piece;
  const joint = definition.layout.grout?.width_in ?? 0;
  return {
    width_in: width_in * 1.04,
    height_in: (shape === "hexagon" ? width_in * 1.16 : height_in) * 1.04,
    thickness_in,
    left_in: (width_in + joint) * (number * 2 + 0.5),
    top_in: rowPitch(definition) / 2,
    keep: "middle",
    x: 0,
    y: 0,
    z: 0,
    turn_deg: 0,
  };
}

/** Distance between the rows of a shape's bond; 0 where the first row is centered on the edge. */
function rowPitch(definition: MaterialDefinition): number {
  const { width_in, height_in, shape } = definition.piece;
  const joint = definition.layout.grout?.width_in ?? 0;
  switch (shape) {
    case "hexagon":
    case "penny":
      return (width_in + joint) * 0.8660254;
    case "picket":
      return height_in - width_in / 2 + joint * 1.2;
    case "arabesque":
      return (height_in + joint) / 2;
    case "rhombus":
      return (height_in + joint * 2) / 2;
    default:
      return 0;
  }
}
