import { arc } from "../geometry/arc.ts";
/** A molding's section: how far out from the wall and how far up from its lower edge, inches, closed. */
export type TrimSection = readonly (readonly [out: number, up: number])[];

/**
 * Profile faces from the lower front edge up to the top at the wall, in fractions of the thickness and inches of
 * height; `h` is the height, so that a tall board keeps the size of its molded edge.
 */
const faces: Record<string, (h: number, t: number) => [number, number][]> = {
  /** Square board with its edge eased. */
  square: (h, t) => [
    [t, 0],
    [t, h - 0.06],
    [t - 0.06, h],
  ],
  /** Square board with a slight slope on top. */
  craftsman: (h, t) => [
    [t, 0],
    [t, h - 0.35],
    [t - 0.05, h - 0.3],
    [t * 0.72, h],
  ],
  /** Quarter-round top. */
  rounded: (h, t) => [[t, 0], ...arc(0, h - t, t, t, 0, 90)],
  /** S-curve over a small fillet. */
  ogee: (h, t) => [
    [t, 0],
    [t, h - 1.5],
    [t * 0.94, h - 1.44],
    [t * 0.94, h - 1.3],
    ...arc(t * 0.62, h - 1.3, t * 0.32, 0.42, 0, 90, 6),
    ...arc(t * 0.62, h - 0.46, t * 0.3, 0.42, 270, 180, 6),
    [t * 0.3, h],
  ],
  /** Bead between two fillets, an older pattern. */
  colonial: (h, t) => [
    [t, 0],
    [t, h - 1.9],
    [t * 0.9, h - 1.85],
    ...arc(t * 0.8, h - 1.62, t * 0.2, 0.2, -60, 90, 6),
    [t * 0.62, h - 1.36],
    ...arc(t * 0.92, h - 0.5, t * 0.36, 0.8, 250, 180, 6),
    [t * 0.5, h - 0.3],
    [t * 0.34, h],
  ],
  /** Flat casing with a raised outer edge. */
  backband: (h, t) => [
    [t * 0.72, 0],
    [t * 0.72, h - 0.8],
    [t, h - 0.76],
    [t, h - 0.06],
    [t - 0.06, h],
  ],
  /** Shallow grooves along the board. */
  fluted: (h, t) => {
    const points: [number, number][] = [
      [t, 0],
      [t, h * 0.16],
    ];
    for (let i = 0; i < 4; i++) {
      const low = h * (0.18 + i * 0.165);
      points.push([t, low], ...arc(t, low + h * 0.07, 0.12, h * 0.06, 270, 90, 6), [t, low + h * 0.14]);
    }
    points.push([t, h - 0.05], [t - 0.05, h]);
    return points;
  },
};

/** Crown faces: from the wall's lower edge out to the ceiling, `t` is the projection. */
const crowns: Record<string, (h: number, t: number) => [number, number][]> = {
  /** Cove between two fillets. */
  "crown-cove": (h, t) => [
    [0.3, 0],
    [0.3, h * 0.14],
    ...arc(t * 0.92, h * 0.16, t * 0.92 - 0.36, h * 0.72, 180, 90, 10),
    [t - 0.1, h * 0.9],
    [t, h * 0.92],
    [t, h],
  ],
  /** Traditional S-curve. */
  "crown-ogee": (h, t) => [
    [0.28, 0],
    [0.28, h * 0.12],
    [t * 0.2, h * 0.16],
    ...arc(t * 0.2, h * 0.46, t * 0.26, h * 0.26, -90, 0, 6),
    ...arc(t * 0.82, h * 0.5, t * 0.34, h * 0.34, 180, 90, 6),
    [t * 0.9, h * 0.88],
    [t, h * 0.9],
    [t, h],
  ],
  /** Flat slope with two steps, for plain rooms. */
  "crown-bevel": (h, t) => [
    [0.3, 0],
    [0.34, h * 0.16],
    [t * 0.9, h * 0.84],
    [t, h * 0.86],
    [t, h],
  ],
  "crown-step": (h, t) => [
    [t * 0.34, 0],
    [t * 0.34, h * 0.34],
    [t * 0.62, h * 0.36],
    [t * 0.62, h * 0.68],
    [t, h * 0.7],
    [t, h],
  ],
};

/** The profiles that moldings are milled in. */
export const trimProfiles: readonly string[] = [...Object.keys(faces), ...Object.keys(crowns)];

/**
 * A molding's section of that height and thickness (a crown's: its drop and its projection), counter-clockwise with the
 * wall at out = 0. Base and casing stand on up = 0 or lie with their inner edge there; a crown hangs with its top at up
 * = height. Throws a RangeError for an unknown profile.
 */
export function trimSection(profile: string, height_in: number, thickness_in: number): TrimSection {
  const face = faces[profile] ?? crowns[profile];
  if (!face) throw new RangeError(`No such moulding: ${profile}`);
  const points = face(height_in, thickness_in);
  if (profile in crowns && profile !== "crown-cove") {
    // sprung: only its feet touch wall and ceiling
    const foot = Math.min(0.9, thickness_in * 0.35);
    return [[0, 0], ...points, [thickness_in - foot, height_in], [0, foot]];
  }
  const closed: [number, number][] = [[0, 0], ...points];
  if ((points.at(-1)?.[0] ?? 0) > 0) closed.push([0, height_in]);
  return closed;
}

/**
 * The visible part of a molding on its wall: its section without the sides against wall, floor and ceiling, from the
 * bottom up. Base is measured from the floor, crown (`from_ceiling`) down from the ceiling. An unknown profile is a
 * square board, or a cove for crown.
 */
export function mouldingFace(
  profile: string,
  height_in: number,
  thickness_in: number,
  from_ceiling: boolean,
): [out: number, up: number][] {
  const known = from_ceiling ? crowns : faces;
  const points = (known[profile] ?? known[from_ceiling ? "crown-cove" : "square"]!)(height_in, thickness_in);
  if (!from_ceiling) return (points.at(-1)?.[0] ?? 0) > 0 ? [...points, [0, height_in]] : points;
  const hung = points.map(([out, up]): [number, number] => [out, up - height_in]);
  return [[0, -height_in], ...hung];
}
