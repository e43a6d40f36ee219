import type { Hex, MaterialDefinition } from "../../../../domain/materials/material.ts";

/**
 * What a room shows, as plain data: no renderer in it. Lengths in inches; x to the east, y up, z to the south
 * (a plan's [x, y] at height z is [x, z, -y] here), so that an item at rotation 0 looks along +z.
 */
export type Vec3 = readonly [number, number, number];
export type Vec2 = readonly [number, number];

/** What a face is covered with. */
export type Cover =
  | { kind: "material"; definition: MaterialDefinition; turn_deg: number; shift_in: Vec2 }
  | { kind: "paint"; color: Hex; roughness: number }
  | { kind: "glass" }
  | { kind: "metal"; finish: string };

type PartCommon = {
  /** Same as long as the part looks and lies the same. */
  key: string;
  /** What a click on it means: a surface's id, `opening:<id>`, or null for nothing. */
  pick: string | null;
  cover: Cover;
  /** `inside`: what lies beyond an opening, for cameras in the room only; `outside`: cut walls, for those above or beside it. */
  shown: "always" | "inside" | "outside";
  /** The walls that it is built into: left out while one looks at the room from behind any of them. */
  walls: readonly string[];
  /** The other way round: where a wall stands is marked only while all of `walls` are left out. */
  foot: boolean;
};

/** A flat face in the frame origin, u, v; it is seen from the side to which u × v points. */
export type Panel = PartCommon & {
  form: "panel";
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  outline: readonly Vec2[];
  holes: readonly (readonly Vec2[])[];
  /** Keeps light of its own: large faces on which shadows lie. */
  lit: boolean;
  /** Only keeps light out; cameras see through it. */
  unseen: boolean;
};

/** An outline in the frame origin, u, v, drawn out by `depth_in` along u × v; its edges are rounded by `edge_in`. */
export type Prism = PartCommon & {
  form: "prism";
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  outline: readonly Vec2[];
  holes: readonly (readonly Vec2[])[];
  depth_in: number;
  edge_in: number;
};

/** A molding along one wall: a profile of [out of the wall, up], mitered where another one meets it. */
export type Moulding = PartCommon & {
  form: "moulding";
  /** In plan coordinates, the wall to the right of the way. */
  from: Vec2;
  to: Vec2;
  /** Where the neighbor comes from and where it goes, in plan; null where the molding ends square. */
  before: Vec2 | null;
  after: Vec2 | null;
  /** Where it begins. */
  elevation_in: number;
  /** How much higher it ends. */
  rise_in: number;
  profile: readonly Vec2[];
};

export type Part = Panel | Prism | Moulding;

/** An item as it stands. Its model's own box is put with the middle of its footprint and its underside here. */
export type Placement = {
  key: string;
  id: string;
  kind: string;
  /** null where nothing is chosen yet: a place kept. */
  model: {
    kind: string;
    params: Record<string, string | number | boolean>;
    finish: string;
    /** A vendor's own model, which is shown in place of the parametric one. */
    file?: { url: string; up: "y" | "z"; front: "+z" | "-z" | "+x" | "-x" };
  } | null;
  size: { width_in: number; depth_in: number; height_in: number };
  at: Vec3;
  turn_deg: number;
  /** Of a light that lies flat against a slope: the way up the slope on the plan, and how steep it is; it hangs from its top. */
  tilt: { toward: Vec2; deg: number } | null;
  /** For rugs: so flat that they receive light and shadow but cast none. */
  flat: boolean;
  /** The wall that it hangs on, left out with it while one looks at the room from behind that wall. */
  wall: string | null;
};

/** A source of light in the room. */
export type Lamp = {
  id: string;
  at: Vec3;
  radius_in: number;
  lumens: number;
  kelvin: number;
  /** Where an opaque shade lets the light out. */
  throws: "all" | "down" | "up_down";
};

/** An opening through which the sky lights the room; `inward` is the way the light comes. */
export type Portal = { id: string; centre: Vec3; half_u: Vec3; half_v: Vec3; inward: Vec3 };

export type RoomScene = {
  parts: Part[];
  /** A point and the facing of each wall. */
  walls: ReadonlyMap<string, { at: Vec3; facing: Vec3 }>;
  placements: Placement[];
  lamps: Lamp[];
  portals: Portal[];
  /** Whether the sky is the ceiling. */
  open_air: boolean;
  box: { min: Vec3; max: Vec3 };
  /** Plan outline and heights, for cameras and walking. */
  outline: readonly Vec2[];
  /** Where the ceiling is highest. */
  ceiling_in: number;
  /** The planes whose lowest is the ceiling: its height at a point is `at_in + rise · point`. */
  ceiling: readonly { at_in: number; rise: Vec2 }[];
  north_deg: number;
};
