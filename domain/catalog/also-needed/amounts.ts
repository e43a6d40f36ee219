/** A tile as it is laid; inches. */
export interface LaidTile {
  width_in: number;
  length_in: number;
  thickness_in: number;
  joint_in: number;
}

/** How the units of a supply are counted: by its coverage, as mortar or grout, one for each product, by the length of
 * what it runs along, by the length of the walls around the area, once for the whole job, as a tool, or as casing: around
 * a window on its inside, or around a doorway on both sides. */
export type AmountKind =
  | "area"
  | "mortar"
  | "grout"
  | "each"
  | "run"
  | "edge"
  | "once"
  | "around"
  | "doorway";

/** Of one package, as its specifications say; undefined where they don't. */
export interface PackageFacts {
  covers_sqft?: number | undefined;
  net_weight_lb?: number | undefined;
  /** How many pieces it has: "4-pack". */
  package?: string | undefined;
  /** Length of a piece that is cut to a run, inches. */
  stick_in?: number | undefined;
}

/**
 * Units of a supply for one square foot, or null where the job takes one whatever its area, or where the data to count
 * by is missing.
 */
export function unitsPerSqft(kind: AmountKind, supply: PackageFacts, tile: LaidTile | null): number | null {
  const { covers_sqft = 0, net_weight_lb = 0 } = supply;
  if (kind === "area" && covers_sqft > 0) return 1 / covers_sqft;
  if (kind === "mortar" && covers_sqft > 0)
    return 1 / (covers_sqft * (tile ? mortarReach(Math.max(tile.width_in, tile.length_in)) : 1));
  if (kind === "grout" && net_weight_lb > 0 && tile) return groutPoundsPerSqft(tile) / net_weight_lb;
  return null;
}

/** Pieces for one foot along the walls, a tenth for cuts included; null for what does not run there. */
export const unitsPerEdgeFt = (kind: AmountKind, { stick_in = 0 }: PackageFacts): number | null =>
  kind === "edge" && stick_in > 0 ? (12 * withCuts) / stick_in : null;

/** Quarter round and base are cut at each corner. */
export const withCuts = 1.1;

/**
 * Packages for one product that takes so many pieces: half of one for two bulbs of four. One for each where pieces are
 * not counted (null), and 0 of a tool: a job takes one of it whatever there is to do.
 */
export const unitsEach = (pieces: number | null, supply: PackageFacts, kind: AmountKind = "each"): number =>
  kind === "once" ? 0 : pieces === null ? 1 : pieces / piecesIn(supply);

/** Pieces for one product of that width, along which they run; one where a length is unknown. */
export const unitsAlong = (width_in: number, { stick_in = 0 }: PackageFacts): number =>
  width_in > 0 && stick_in > 0 ? width_in / stick_in : 1;

/** Packages for one product that covers so much by itself, as a deck board or a roll does. */
export const unitsByFace = (units_per_sqft: number, face_sqft: number): number => units_per_sqft * face_sqft;

/** What `unitsByFace` counts with, in words. */
export function howCountedByFace(how: string | null, face_sqft: number): string | null {
  if (how === null) return null;
  const each = Number(face_sqft.toFixed(1));
  return `${each} sq ft each; ${how}`;
}

/** What `unitsAlong` counts with, in words; null where it counts one. */
export const howCountedAlong = (width_in: number, { stick_in = 0 }: PackageFacts): string | null =>
  width_in > 0 && stick_in > 0 ? `${inches(width_in)} in. of a ${inches(stick_in)} in. piece for each` : null;

/** An opening that is cased, as wide and high as what fills it, in inches. */
export interface Cased {
  width_in: number;
  height_in: number;
}

/** Inches of casing for one window or door, without the miters; 0 where its size is not known. */
function casingOf(kind: AmountKind, { width_in, height_in }: Cased): number {
  if (!(width_in > 0) || !(height_in > 0)) return 0;
  if (kind === "around") return 2 * (width_in + height_in);
  return kind === "doorway" ? 2 * (width_in + 2 * height_in) : 0;
}

/**
 * Units of casing for one window or door, a tenth for miters included: feet where it is sold by the foot, else shares of
 * a piece. Null for what is not casing, or without a size.
 */
export function unitsOfCasing(
  kind: AmountKind,
  opening: Cased,
  { unit, stick_in = 0 }: { unit: string; stick_in?: number | undefined },
): number | null {
  const inches = casingOf(kind, opening) * withCuts;
  if (inches === 0) return null;
  if (unit === "Linear foot") return inches / 12;
  return stick_in > 0 ? inches / stick_in : null;
}

/** What `unitsOfCasing` counts with, in words. */
export function howCountedCasing(kind: AmountKind, opening: Cased): string {
  const [wide, high] = [inches(opening.width_in), inches(opening.height_in)];
  const feet = ((casingOf(kind, opening) * withCuts) / 12).toFixed(1);
  return kind === "around"
    ? `2 × (${wide} + ${high}) in. + 10% for miters = ${feet} ft each`
    : `Both sides: 2 × (${wide} + 2 × ${high}) in. + 10% for miters = ${feet} ft each`;
}

const piecesIn = ({ package: said = "" }: PackageFacts): number =>
  Number(/^(\d+)-pack/i.exec(said)?.[1]) || 1;

/** Whole units for an amount, in square feet or in products, at least one. */
export const unitsFor = (amount: number, per: number | null): number =>
  // a hair over a whole package is float noise, not a reason for one more
  Math.max(1, Math.ceil((per ?? 0) * amount - 1e-9));

/**
 * How far mortar goes under tile of a size, against the 1/4 × 3/8 in. notch that the coverage of a bag is stated for:
 * the bed is as thick as half the notch that the size asks for (`trowelFor` in the product guides), and large tiles are
 * buttered on the back as well.
 */
function mortarReach(longest_in: number): number {
  if (longest_in <= 4) return 1.9;
  if (longest_in <= 8) return 1.4;
  return longest_in < 15 ? 1 : 0.65;
}

/** Of mixed cement grout as dry powder: 1.6 kg per liter, as makers calculate. */
const poundsPerCubicInch = 0.0578;
/** What stays in the pail and is washed off the faces. */
const lost = 1.1;

/**
 * Dry pounds of grout for one square foot: the makers' formula, (length + width) ÷ (length × width) × joint × depth, for
 * joints as deep as the tile is thick.
 */
function groutPoundsPerSqft({ width_in, length_in, thickness_in, joint_in }: LaidTile): number {
  const joints_cubic_in = ((width_in + length_in) / (width_in * length_in)) * joint_in * thickness_in * 144;
  return joints_cubic_in * poundsPerCubicInch * lost;
}

const inches = (value: number): string => String(Number(value.toFixed(4)));

/** What `unitsEach` counts with, in words; null where one goes with each product. */
export function howCountedEach(pieces: number | null, supply: PackageFacts): string | null {
  const pack = piecesIn(supply);
  if (pieces === null || (pieces === 1 && pack === 1)) return null;
  return pack === 1 ? `${pieces} for each` : `${pieces} for each, ${pack} in a package`;
}

/** What `unitsPerSqft` counts with, in words for a reader who checks it by hand; null where it returns null. */
export function howCounted(kind: AmountKind, supply: PackageFacts, tile: LaidTile | null): string | null {
  const per_sqft = unitsPerSqft(kind, supply, tile);
  if (per_sqft === null) return null;
  const covers = `one covers ${Number((1 / per_sqft).toFixed(1))} sq ft`;
  if (kind === "grout" && tile) {
    const [length, width] = [inches(tile.length_in), inches(tile.width_in)];
    const pounds = (per_sqft * (supply.net_weight_lb ?? 0)).toFixed(3);
    return `(${length} + ${width}) ÷ (${length} × ${width}) × ${inches(tile.joint_in)} in. joint × ${inches(tile.thickness_in)} in. deep × 144 × ${poundsPerCubicInch} lb + 10% = ${pounds} lb per sq ft; ${covers}`;
  }
  if (kind === "mortar" && tile) {
    const reach = mortarReach(Math.max(tile.width_in, tile.length_in));
    return `${supply.covers_sqft} sq ft a bag × ${reach} for this size of tile: ${covers}`;
  }
  return covers;
}
