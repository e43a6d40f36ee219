import type { MaterialDefinition } from "../../../../../domain/materials/material.ts";

export type MapsRequest = { id: number; definition: MaterialDefinition; pixels: number };

/** Pixels of one repeat: color (sRGB), and normal with the roughness as its fourth channel. */
export type PackedMaps = {
  color: Uint8Array<ArrayBuffer>;
  relief: Uint8Array<ArrayBuffer>;
  width_px: number;
  height_px: number;
  width_in: number;
  height_in: number;
};

export type MapsReply = { id: number; maps: PackedMaps };
