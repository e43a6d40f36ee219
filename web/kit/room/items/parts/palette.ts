import { Color, DoubleSide, MeshPhysicalMaterial, NearestFilter } from "three";
import { texture } from "./textures.ts";

/**
 * One material for many small things of plain colors, so that they cost one draw call: `tinted(geometry, i, n)` picks
 * the color.
 */
export function palette(colors: readonly string[], roughness = 0.6, clearcoat = 0): MeshPhysicalMaterial {
  const known = colors.map((color) => new Color(color).convertLinearToSRGB());
  const map = texture(`palette-${colors.join()}`, colors.length, 1, true, (u) => {
    const color = known[Math.floor(u * colors.length)]!;
    return [color.r, color.g, color.b];
  });
  map.magFilter = NearestFilter;
  map.minFilter = NearestFilter;
  map.generateMipmaps = false;
  return new MeshPhysicalMaterial({ map, roughness, clearcoat, clearcoatRoughness: 0.1, side: DoubleSide });
}
