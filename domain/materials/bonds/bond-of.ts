import { layingFor } from "../laying/laying-for.ts";
import { ownPattern } from "../laying/own-pattern.ts";
import type { MaterialDefinition } from "../material.ts";
import { paperRepeat } from "../paper-motifs.ts";
import type { Bond } from "./bond.ts";
import { courseBond, versaillesBond } from "./courses.bond.ts";
import { laidBond } from "./laid.bond.ts";
import { arabesqueBond, pennyBond, scallopBond, scatteredBond } from "./shapes.bond.ts";
import { slabBond } from "./slab.bond.ts";
import { staveBond } from "./staves.bond.ts";

const bonds = new WeakMap<MaterialDefinition, Bond>();

/** The bond in which the definition's pieces are laid. */
export function bondOf(definition: MaterialDefinition): Bond {
  const known = bonds.get(definition) ?? makeBond(definition);
  bonds.set(definition, known);
  return known;
}

function makeBond(definition: MaterialDefinition): Bond {
  const { piece, layout, seed } = definition;
  const joint = layout.grout?.width_in ?? 0;
  const laying = layingFor(ownPattern(definition), piece, joint);
  if (laying) return laidBond(laying, joint);
  switch (layout.pattern) {
    case "slab":
      return sheetBond(definition);
    case "versailles":
      return versaillesBond(piece.width_in / 3, joint);
    case "ledger":
      return courseBond(ledgerCourses(piece.height_in), seed);
    case "ashlar":
      return piece.edge === "split"
        ? courseBond(veneerCourses(piece.height_in, joint), seed)
        : versaillesBond(piece.height_in * 0.75, joint);
    default:
      return shapeBond(definition, joint);
  }
}

function sheetBond(definition: MaterialDefinition): Bond {
  const { width_in, height_in } = definition.piece;
  if (definition.family === "wallpaper") return slabBond(...paperRepeat(definition));
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

/** Shapes that cover one another or differ from piece to piece. */
function shapeBond({ piece, seed }: MaterialDefinition, joint: number): Bond {
  const { shape, width_in: width, height_in: height } = piece;
  switch (shape) {
    case "penny":
      return pennyBond(width, joint);
    case "arabesque":
      return arabesqueBond(width, height, joint);
    case "scallop":
      return scallopBond(width, joint);
    case "pebble":
      return scatteredBond(width, joint, 1, seed);
    default:
      return scatteredBond(width, joint, 0, seed);
  }
}

/** After which width and height the laid surface repeats, in inches, and how this repeat is turned against it. */
export function repeatInches(
  definition: MaterialDefinition,
): Pick<Bond, "width_in" | "height_in" | "turn_deg"> {
  const { width_in, height_in, turn_deg } = bondOf(definition);
  return { width_in, height_in, turn_deg };
}
