import type { Lamp, Portal, Vec3 } from "../../../scene/scene.types.ts";
import type { Daylight } from "../daylight.ts";
import type { AtlasPlace } from "../light-atlas.ts";

export type BakePanel = {
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  normal: Vec3;
  /** Mean linear color. */
  albedo: Vec3;
  place: AtlasPlace;
  outline: readonly (readonly [number, number])[];
  holes: readonly (readonly (readonly [number, number])[])[];
};

/** A room for the baker: triangles with their colors, panels whose light is stored, and light sources. */
export type BakeScene = {
  /** Nine numbers for each triangle. */
  positions: Float32Array;
  /** Number of the item that a triangle belongs to, from 1; 0 is the room itself. */
  owner: Uint16Array;
  /** Number into `albedo`. */
  material: Uint16Array;
  /** Linear color, three numbers each. */
  albedo: Float32Array;
  /** Number of the panel that a triangle belongs to, -1 for none. */
  panel: Int16Array;
  panels: BakePanel[];
  lamps: (Omit<Lamp, "id"> & { owner: number; color: Vec3 })[];
  portals: Portal[];
  daylight: Daylight;
  open_air: boolean;
  volume: { min: Vec3; step: Vec3; count: Vec3 };
  /** Plan outline, for probes behind walls. */
  outline: readonly (readonly [number, number])[];
  atlas: { width: number; height: number };
};

export type BakeQuality = { portal: number; lamp: number; rough: number; fine: number; probe: number };

/** The light baked so far, as half floats ready for textures. */
export type BakedLight = {
  lightmap: Uint16Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Three textures (red, green, blue) with four numbers for each probe: ambient light, and its slope along x, y, z. */
  volume: [Uint16Array<ArrayBuffer>, Uint16Array<ArrayBuffer>, Uint16Array<ArrayBuffer>];
  count: Vec3;
  min: Vec3;
  step: Vec3;
  /** Mean irradiance in the room, thousands of lux. */
  mean: number;
  /** The color of that light, luminance about 1, for the white balance. */
  tint: Vec3;
  done: boolean;
};

export type BakeRequest = { id: number; scene: BakeScene; quality: BakeQuality };

export type BakeReply = { id: number; light: BakedLight };
