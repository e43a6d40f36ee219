import type { MaterialDefinition } from "../material.ts";
import type { Bond } from "./bond.ts";
import { courseBond, versaillesBond } from "./courses.bond.ts";
import { diagonalBond, offsetBond, plankBond, rowBond, staveBond } from "./rows.bond.ts";
import {
  arabesqueBond,
  hexagonBond,
  pennyBond,
  picketBond,
  rhombusBond,
  scallopBond,
  scatteredBond,
} from "./shapes.bond.ts";
import { slabBond } from "./slab.bond.ts";
import { basketweaveBond, chevronBond, herringboneBond } from "./woven.bond.ts";

/** The bond in which the definition's pieces are laid. */
export function bondOf(definition: MaterialDefinition): Bond {
  const { piece, layout, seed } = definition;
  const { width_in: width, height_in: height } = piece;
  const joint = layout.grout?.width_in ?? 0;
  switch (layout.pattern) {
    case "slab":
      return sheetBond(definition);
    case "straight":
      return rowBond(width, height, joint, 1);
    case "brick":
      return offsetBond(width, height, joint, 2);
    case "third":
      return offsetBond(width, height, joint, 3);
    case "random":
      return plankBond(width, height, joint, seed, layout.grout === null && piece.thickness_in > 0.4);
    case "herringbone":
      return herringboneBond(Math.max(width, height), Math.min(width, height), joint);
    case "basketweave":
      return basketweaveBond(Math.max(width, height), Math.min(width, height), joint);
    case "chevron":
      return chevronBond(Math.min(width, height), Math.max(width, height), joint);
    case "diagonal":
      return diagonalBond(width, joint);
    case "versailles":
      return versaillesBond(width / 3, joint);
    case "ashlar":
      return piece.edge === "split"
        ? courseBond(veneerCourses(height, joint), seed)
        : versaillesBond(height * 0.75, joint);
    case "ledger":
      return courseBond(ledgerCourses(height), seed);
    case "shape":
      return shapeBond(definition, joint);
  }
}

function sheetBond(definition: MaterialDefinition): Bond {
  const { width_in, height_in } = definition.piece;
  if (definition.family === "picture") {
    const times = definition.is_mirrored ? 2 : 1;
    return slabBond(definition.repeat.width_in * times, definition.repeat.height_in * times);
  }
  if (definition.family === "wood" && definition.stave_in > 0) {
    return staveBond(definition.stave_in, 26, definition.seed);
  }
  // Turf has no visible pattern that would reveal a shorter repeat, and a whole roll of blades would be a huge picture.
  return definition.family === "turf" ? slabBond(36, 36) : slabBond(width_in, height_in);
}

function veneerCourses(height_in: number, joint: number) {
  return {
    heights_in: [height_in * 0.5, height_in * 0.75, height_in],
    shortest_in: height_in * 0.7,
    longest_in: height_in * 2.4,
    doubled: 0.28,
    joint,
  };
}

function ledgerCourses(height_in: number) {
  return {
    heights_in: [height_in / 6, height_in / 4, height_in / 4.5, height_in / 3.4],
    shortest_in: height_in * 0.5,
    longest_in: height_in * 2.1,
    doubled: 0.08,
    joint: 0.03,
  };
}

function shapeBond(definition: MaterialDefinition, joint: number): Bond {
  const { shape, width_in: width, height_in: height } = definition.piece;
  switch (shape) {
    case "hexagon":
      return hexagonBond(width, joint);
    case "penny":
      return pennyBond(width, joint);
    case "picket":
      return picketBond(width, height, joint);
    case "arabesque":
      return arabesqueBond(width, height, joint);
    case "scallop":
      return scallopBond(width, joint);
    case "rhombus":
      return rhombusBond(width, height, joint);
    case "pebble":
      return scatteredBond(width, joint, 1, definition.seed);
    case "flagstone":
      return scatteredBond(width, joint, 0, definition.seed);
    case "rectangle":
      return rowBond(width, height, joint, 1);
  }
}

/** Width and height after which the laid surface repeats, in inches. */
export function repeatInches(definition: MaterialDefinition): { width_in: number; height_in: number } {
  const { width_in, height_in } = bondOf(definition);
  return { width_in, height_in };
}
