import { BufferGeometry, Float32BufferAttribute } from "three";

/**
 * The hood of a bin pull on the plane z = 0, open below: `width` over all, `out` from the wall, `height`.
 * `power` 2.2 is a half moon, 5 and more a soft box. The material must be two-sided.
 */
export function cupShell(width: number, out: number, height: number, power = 2.4): BufferGeometry {
  const across = 36;
  const down = 12;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= across; i++) {
    const s = -Math.cos((Math.PI * i) / across);
    const f = Math.max(0, 1 - Math.abs(s) ** power) ** (1 / power);
    for (let j = 0; j <= down; j++) {
      const angle = (Math.PI * 0.56 * j) / down;
      const soft = Math.sin(angle) ** (2 / Math.max(2, power * 0.8));
      positions.push(
        (s * width) / 2,
        height * 0.5 - (1 - Math.cos(angle)) * height * (0.35 + 0.65 * f) * 0.85,
        soft * out * f + 0.03,
      );
      uvs.push(i / across, j / down);
    }
  }
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < down; j++) {
      const p = i * (down + 1) + j;
      const q = p + down + 1;
      index.push(p, p + 1, q, p + 1, q + 1, q);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
