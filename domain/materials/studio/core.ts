import { averageColor } from "../average-color.ts";
import { type Linear, linearOf } from "../color.ts";
import type { MaterialDefinition } from "../material.ts";

/** What a piece shows at a cut edge: its own figure running through, layers from the top down, or its fibers. */
export type Core =
  | { kind: "through" }
  | { kind: "pile"; backing: Linear }
  | { kind: "layers"; layers: readonly Layer[] };

export interface Layer {
  /** Depth below the face at which the layer ends. */
  to_in: number;
  color: Linear;
  /** 0..1: how grainy. */
  grain: number;
}

const bisque = linearOf("#d8c6ae");
const plies = [linearOf("#c9ab7e"), linearOf("#a98a60")] as const;
const fibreboard = linearOf("#a5845c");
const limestoneCore = linearOf("#bdbab2");
const foam = linearOf("#4a4b4c");
const rubber = linearOf("#23251f");

function layered(...layers: Layer[]): Core {
  return { kind: "layers", layers };
}

function mixed(a: Linear, b: Linear, share: number): Linear {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function woodCore(definition: MaterialDefinition, face: Linear): Core {
  const { thickness_in } = definition.piece;
  if (definition.layout.grout) return layered({ to_in: 9, color: mixed(face, bisque, 0.55), grain: 0.25 });
  if (thickness_in < 0.3) {
    return layered(
      { to_in: 0.035, color: face, grain: 0.1 },
      { to_in: thickness_in - 0.05, color: limestoneCore, grain: 0.2 },
      { to_in: 9, color: foam, grain: 0.3 },
    );
  }
  if (thickness_in < 0.48) {
    return layered(
      { to_in: 0.02, color: face, grain: 0.1 },
      { to_in: thickness_in - 0.03, color: fibreboard, grain: 0.5 },
      { to_in: 9, color: foam, grain: 0.2 },
    );
  }
  if (thickness_in < 0.7) {
    const ply = (thickness_in - 0.14) / 6;
    const core = Array.from({ length: 6 }, (_, index) => ({
      to_in: 0.14 + ply * (index + 1),
      color: plies[index % 2]!,
      grain: 0.45,
    }));
    return layered({ to_in: 0.14, color: face, grain: 0.3 }, ...core);
  }
  return { kind: "through" };
}

/** What the definition's pieces show at their cut edges. */
export function coreOf(definition: MaterialDefinition): Core {
  const face = linearOf(averageColor(definition));
  switch (definition.family) {
    case "wood":
      return woodCore(definition, face);
    case "ceramic":
      return definition.sheen > 0.6
        ? { kind: "through" }
        : layered({ to_in: 0.05, color: face, grain: 0 }, { to_in: 9, color: bisque, grain: 0.3 });
    case "zellige":
      return layered(
        { to_in: 0.04, color: face, grain: 0.1 },
        { to_in: 9, color: linearOf(definition.colors.clay), grain: 0.7 },
      );
    case "encaustic":
    case "linen":
      return layered({ to_in: 9, color: mixed(face, bisque, 0.5), grain: 0.25 });
    case "glass":
      return layered({ to_in: 9, color: mixed(face, [0.35, 0.62, 0.52], 0.3), grain: 0 });
    case "metal":
      return layered({ to_in: 9, color: mixed(face, [0.1, 0.1, 0.1], 0.3), grain: 0.1 });
    case "turf":
      return { kind: "pile", backing: rubber };
    default:
      return { kind: "through" };
  }
}
