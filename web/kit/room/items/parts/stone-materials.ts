import { type DataTexture, MeshPhysicalMaterial } from "three";
import { fractalNoise, valueNoise } from "./noise.ts";
import { marbleTexture, texture } from "./textures.ts";

/** Natural stones that furniture is cut from. */
export const stoneIds: readonly string[] = ["travertine", "marble-white"];

/** Bedded travertine with open pits along the beds; one repeat is 30 inches. */
function travertineTexture(): DataTexture {
  return texture("travertine", 384, 384, true, (u, v) => {
    const drift = (fractalNoise(u * 3, v * 3, 3, 3, 5, 3) - 0.5) * 0.05;
    const bed = fractalNoise(u * 2, (v + drift) * 22, 2, 22, 9, 3) - 0.5;
    const fine = valueNoise(u * 6, (v + drift) * 96, 6, 96, 3) - 0.5;
    const pit = fractalNoise(u * 44, (v + drift) * 150, 44, 150, 13, 2);
    const hole = Math.max(0, pit - 0.74) * 5 * Math.max(0, 0.35 + bed * 3);
    const cloud = fractalNoise(u * 4, v * 4, 4, 4, 23, 3) - 0.5;
    const light = 1 + bed * 0.17 + fine * 0.06 + cloud * 0.07 - Math.min(0.22, hole);
    return [0.84 * light, 0.775 * light - hole * 0.02, 0.68 * light - hole * 0.03];
  });
}

/** A new material for a stone of the catalog, or undefined if it is none; UV in repeats. */
export function stoneMaterial(finish: string): MeshPhysicalMaterial | undefined {
  if (finish === "travertine") {
    const stone = new MeshPhysicalMaterial({ map: travertineTexture(), roughness: 0.58 });
    stone.userData.repeat_in = 30;
    return stone;
  }
  if (finish !== "marble-white") return undefined;
  const marble = new MeshPhysicalMaterial({
    map: marbleTexture(),
    roughness: 0.24,
    clearcoat: 0.4,
    clearcoatRoughness: 0.1,
  });
  marble.userData.repeat_in = 60;
  return marble;
}
