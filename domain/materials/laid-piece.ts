import type { Spot } from "./bonds/bond.ts";
import type { PieceLot } from "./faces/face.ts";
import type { MaterialDefinition } from "./material.ts";
import { hash2, unit } from "./random.ts";

/** What distinguishes one laid piece from the others. */
export interface LaidPiece extends PieceLot {
  red: number;
  green: number;
  blue: number;
  /** Slope out of plane, inches per inch. */
  tiltU: number;
  tiltV: number;
  rough: number;
  /** 1, or -1 where the piece is laid the other way round. */
  turn: number;
  shift: number;
}

/** About -1..1, the middle likelier than the ends. */
function bell(id: number, index: number): number {
  const sum = unit(hash2(id, index)) + unit(hash2(id, index + 50)) + unit(hash2(id, index + 100));
  return (sum - 1.5) / 0.9;
}

/** Usual slope of a piece, kept so low that no edge stands out by more than its kind of work allows. */
function slopeOf({ variation, family }: MaterialDefinition, spot: Spot): number {
  if (family === "wood") return 0;
  const lippage_in = variation.tilt_deg < 0.45 ? 0.012 : 0.035;
  const reach = Math.max(spot.width, spot.height) / 2;
  return Math.min((variation.tilt_deg * Math.PI) / 180, lippage_in / reach);
}

/** A picture may show a printed figure, which is laid one way; boards are laid either way. */
const doesTurn = ({ family, layout }: MaterialDefinition): boolean =>
  family !== "picture" || layout.pattern === "random";

/** The piece lying at `spot`: its tone, tilt, gloss and way round, the same each time. */
export function layPiece(definition: MaterialDefinition, spot: Spot, whole: boolean): LaidPiece {
  const { variation, seed } = definition;
  const id = hash2(spot.id, seed);
  const lightness = 1 + 0.24 * variation.tint * bell(id, 1);
  const warmth = 0.05 * variation.tint * bell(id, 2);
  const slope = slopeOf(definition, spot);
  const settled = {
    red: lightness * (1 + warmth),
    green: lightness,
    blue: lightness * (1 - warmth),
    tiltU: slope * bell(id, 3),
    tiltV: slope * bell(id, 4),
    rough: Math.min(1, Math.max(0.03, definition.sheen * (1 + 0.5 * variation.gloss * bell(id, 5)))),
    turn: doesTurn(definition) && unit(hash2(id, 6)) < 0.5 ? -1 : 1,
    shift: 40 * unit(hash2(id, 7)),
  };
  const still = { red: 1, green: 1, blue: 1, tiltU: 0, tiltV: 0, rough: definition.sheen, turn: 1, shift: 0 };
  return {
    // The spot's own number identifies the piece.
    id: spot.id,
    width: spot.width,
    height: spot.height,
    whole,
    ...(whole ? still : settled),
  };
}
