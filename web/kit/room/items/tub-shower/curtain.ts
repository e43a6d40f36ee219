import { BufferGeometry, DoubleSide, Float32BufferAttribute, type Group, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";

/** A cotton curtain drawn to the left half of the opening, its folds hanging from a rod at y, down to the tub's outside. */
export function curtain(group: Group, w: number, y: number, z: number): void {
  const cloth = new MeshPhysicalMaterial({ color: "#f3f0ea", roughness: 0.92, sheen: 0.4, side: DoubleSide });
  put(group, folds(w * 0.46, y - 3, 15), cloth, { x: -w / 2 + w * 0.24, y: 3, z: z + 0.4 });
}

/** Cloth with `count` folds, wider below than above; y from 0 up to `height`. */
function folds(width: number, height: number, count: number): BufferGeometry {
  const across = count * 12;
  const up = 12;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= up; j++) {
    const t = j / up;
    for (let i = 0; i <= across; i++) {
      const s = i / across;
      const phase = s * count * Math.PI * 2;
      const lean = Math.sin(s * 21 + 1) * 0.5 * (1 - t);
      const deep = (0.34 + 0.3 * (1 - t) + 0.14 * Math.sin(s * 17)) * (0.85 + 0.15 * Math.sin(phase * 0.5));
      positions.push(
        (s - 0.5) * width * (0.96 + 0.04 * (1 - t)) + lean,
        height * t,
        Math.sin(phase + lean) * deep,
      );
      uvs.push(s * width * 0.12, t * height * 0.08);
    }
  }
  for (let j = 0; j < up; j++)
    for (let i = 0; i < across; i++) {
      const p = j * (across + 1) + i;
      const q = p + across + 1;
      index.push(p, p + 1, q, p + 1, q + 1, q);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
