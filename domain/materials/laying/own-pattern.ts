import type { MaterialDefinition } from "../material.ts";
import type { LayPattern } from "./laying.types.ts";

/** The pattern in which a material's own pieces are painted; `mixed` where no two are alike or there is only one sheet. */
export function ownPattern({ layout, piece }: MaterialDefinition): LayPattern {
  switch (layout.pattern) {
    case "shape":
      return patternOfShape(piece.shape);
    case "slab":
    case "versailles":
    case "ashlar":
    case "ledger":
      return "mixed";
    default:
      return layout.pattern;
  }
}

function patternOfShape(shape: MaterialDefinition["piece"]["shape"]): LayPattern {
  switch (shape) {
    case "hexagon":
    case "picket":
    case "rhombus":
      return shape;
    case "rectangle":
      return "straight";
    default:
      return "mixed";
  }
}
