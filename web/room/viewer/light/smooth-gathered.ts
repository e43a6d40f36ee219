import type { GeometryBuffer } from "./geometry-buffer.ts";

/**
 * Takes the grain out of gathered light: each pixel from those around it that lie on the same face and whose light is
 * of about the same strength, `passes` times, wider each time.
 */
export function smoothGathered(
  light: Float32Array,
  { width, height, positions, normals }: GeometryBuffer,
  passes: number,
): Float32Array<ArrayBuffer> {
  let from = withoutSparks(light, { width, height, normals });
  let to = new Float32Array(light.length);
  const reaches = [0.9, 0.55, 0.4];
  for (let pass = 0; pass < passes; pass += 1) {
    const step = 1 << pass;
    const reach = reaches[pass]!;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        if (from[at + 3] === 0 && positions[at + 3]! < 0.5) continue;
        const own = from[at + 1]! + 1e-4;
        const known = from[at + 3]! > 0 || from[at + 1]! > 0;
        if (!known) continue;
        let weight = 0;
        let [r, g, b, trust] = [0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy += 1) {
          const row = y + dy * step;
          if (row < 0 || row >= height) continue;
          for (let dx = -2; dx <= 2; dx += 1) {
            const column = x + dx * step;
            if (column < 0 || column >= width) continue;
            const other = (row * width + column) * 4;
            if (from[other + 3] === 0 && from[other + 1] === 0) continue;
            const facing =
              normals[at]! * normals[other]! +
              normals[at + 1]! * normals[other + 1]! +
              normals[at + 2]! * normals[other + 2]!;
            if (facing < 0.85) continue;
            const off =
              (positions[other]! - positions[at]!) * normals[at]! +
              (positions[other + 1]! - positions[at + 1]!) * normals[at + 1]! +
              (positions[other + 2]! - positions[at + 2]!) * normals[at + 2]!;
            if (off > 0.6 || off < -0.6) continue;
            const apart = (from[other + 1]! - own) / (reach * own);
            const w = Math.exp(-(dx * dx + dy * dy) / 4 - apart * apart);
            weight += w;
            r += from[other]! * w;
            g += from[other + 1]! * w;
            b += from[other + 2]! * w;
            trust += from[other + 3]! * w;
          }
        }
        to[at] = r / weight;
        to[at + 1] = g / weight;
        to[at + 2] = b / weight;
        to[at + 3] = trust / weight;
      }
    [from, to] = [to, from];
  }
  return from;
}

/** Single points that stand out far from all around them are chance, not light. */
function withoutSparks(
  light: Float32Array,
  { width, height, normals }: Pick<GeometryBuffer, "width" | "height" | "normals">,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(light);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 4;
      const own = light[at + 1]!;
      if (own <= 0) continue;
      let sum = 0;
      let most = 0;
      let count = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const other = at + (dy * width + dx) * 4;
          if (other === at || light[other + 1]! <= 0) continue;
          const facing =
            normals[at]! * normals[other]! +
            normals[at + 1]! * normals[other + 1]! +
            normals[at + 2]! * normals[other + 2]!;
          if (facing < 0.7) continue;
          sum += light[other + 1]!;
          most = Math.max(most, light[other + 1]!);
          count += 1;
        }
      if (count < 3) continue;
      // The greatest of the others may be a spark itself.
      const usual = (sum - most) / (count - 1);
      const factor = own > usual * 1.7 ? (usual * 1.15) / own : own < usual * 0.5 ? (usual * 0.85) / own : 1;
      for (let k = 0; k < 3; k += 1) out[at + k] = light[at + k]! * factor;
    }
  return out;
}
