import { type BufferGeometry, Float32BufferAttribute } from "three";

/**
 * Lays a texture on a geometry from the side each face looks to, in inches: u across, v along `axis`.
 * `repeat` is the size of one repeat across and along; `shift` moves it so that no two boards are alike.
 */
export function projectUv(
  geometry: BufferGeometry,
  axis: "x" | "y" | "z",
  repeat: readonly [across: number, along: number],
  shift = 0,
): BufferGeometry {
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const p = { x: position.getX(i), y: position.getY(i), z: position.getZ(i) };
    const n = { x: Math.abs(normal.getX(i)), y: Math.abs(normal.getY(i)), z: Math.abs(normal.getZ(i)) };
    const face = n.x >= n.y && n.x >= n.z ? "x" : n.y >= n.z ? "y" : "z";
    const free = (["x", "y", "z"] as const).filter((a) => a !== face);
    const across = axis === face ? free[0]! : free.find((a) => a !== axis)!;
    const along = axis === face ? free[1]! : axis;
    uv[i * 2] = p[across] / repeat[0] + shift * 0.37;
    uv[i * 2 + 1] = p[along] / repeat[1] + shift * 0.61;
  }
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  return geometry;
}

/** Wood grain along an axis (repeat 16 by 48 inches). */
export function grain(geometry: BufferGeometry, axis: "x" | "y" | "z", shift = 0): BufferGeometry {
  return projectUv(geometry, axis, [16, 48], shift);
}
