import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from "three";
import { fractalNoise } from "../../items/parts/noise.ts";

const side_px = 256;
const side_in = 14;
let made: DataTexture | null = null;

/** The fine texture that a paint roller leaves, as a normal map in inches; made once, shared, never freed. */
export function plasterNormals(): DataTexture {
  if (made) return made;
  const height = new Float32Array(side_px * side_px);
  for (let y = 0; y < side_px; y += 1)
    for (let x = 0; x < side_px; x += 1)
      height[y * side_px + x] =
        fractalNoise((x / side_px) * 64, (y / side_px) * 64, 64, 64, 3, 2) * 0.6 +
        fractalNoise((x / side_px) * 6, (y / side_px) * 6, 6, 6, 9, 3) * 1.6;
  const data = new Uint8Array(4 * side_px * side_px);
  const at = (x: number, y: number) =>
    height[((y + side_px) % side_px) * side_px + ((x + side_px) % side_px)]!;
  for (let y = 0; y < side_px; y += 1)
    for (let x = 0; x < side_px; x += 1) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * 0.22;
      const dy = (at(x, y + 1) - at(x, y - 1)) * 0.22;
      const length = Math.hypot(dx, dy, 1);
      data.set(
        [127.5 - (127.5 * dx) / length, 127.5 - (127.5 * dy) / length, 127.5 + 127.5 / length, 255],
        (y * side_px + x) * 4,
      );
    }
  made = new DataTexture(data, side_px, side_px);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 4;
  made.repeat.set(1 / side_in, 1 / side_in);
  made.needsUpdate = true;
  return made;
}
