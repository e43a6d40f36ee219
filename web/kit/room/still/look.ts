import { DoubleSide, type MeshPhysicalMaterial, type Texture } from "three";
import type { PackedMaps } from "../viewer/surfaces/material-maps.types.ts";
import { Picture, pictureOf } from "./picture.ts";

/** From a face's own texture places to repeats of the picture. */
type Scale = { u: number; v: number };

/** How a face looks: what a `MeshPhysicalMaterial` says of it, ready for rays. */
export type Look = {
  /** Linear. */
  color: readonly [number, number, number];
  map: Picture | null;
  relief: Picture | null;
  /** How strong the relief is, along both ways of the picture. */
  reliefScale: readonly [number, number];
  /** The relief's fourth channel is the roughness. */
  packed: boolean;
  scale: Scale;
  roughness: number;
  metalness: number;
  coat: number;
  coatRoughness: number;
  emissive: readonly [number, number, number];
  opacity: number;
  glass: boolean;
  mirror: boolean;
  doubleSided: boolean;
};

const scaleOf = (texture: Texture | null): Scale =>
  texture ? { u: texture.repeat.x, v: texture.repeat.y } : { u: 1, v: 1 };

/** The look of an item's material. */
export function lookOf(material: MeshPhysicalMaterial): Look {
  const { emissive: glow, emissiveIntensity: times } = material;
  return {
    color: [material.color.r, material.color.g, material.color.b],
    map: pictureOf(material.map, true),
    relief: pictureOf(material.normalMap, false),
    reliefScale: [material.normalScale.x, material.normalScale.y],
    packed: false,
    scale: scaleOf(material.map ?? material.normalMap),
    roughness: material.roughness,
    metalness: material.metalness,
    coat: material.clearcoat,
    coatRoughness: material.clearcoatRoughness,
    emissive: [glow.r * times, glow.g * times, glow.b * times],
    opacity: material.transparent ? material.opacity : 1,
    glass: material.userData.glass === true,
    mirror: material.userData.mirror === true,
    doubleSided: material.side === DoubleSide,
  };
}

/** The look of a face on which a material is laid. */
export function laidLook(bare: MeshPhysicalMaterial, maps: PackedMaps): Look {
  return {
    ...lookOf(bare),
    color: [1, 1, 1],
    map: new Picture(maps.color, maps.width_px, maps.height_px, true),
    relief: new Picture(maps.relief, maps.width_px, maps.height_px, false),
    // rows run from the top of the picture down, so the picture's up is the place's down
    reliefScale: [1, -1],
    packed: true,
    scale: { u: 1 / maps.width_in, v: -1 / maps.height_in },
    roughness: 1,
  };
}
