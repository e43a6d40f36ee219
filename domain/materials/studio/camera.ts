import type { Placement } from "./stage-item.ts";

/** Looks down on the stage from the front. x to the right, y toward the viewer, z up. */
export interface Camera {
  eye: [number, number, number];
  /** Picture elements per unit of slope. */
  scale: number;
  centreX: number;
  centreY: number;
  /** Size of a pixel at the products. */
  pixel_in: number;
}

const tilt = (50 * Math.PI) / 180;
export const down = { cos: Math.cos(tilt), sin: Math.sin(tilt) };

/** The slopes at which a stage point is seen from the eye: across the picture and down it. */
function slopesOf(camera: Pick<Camera, "eye">, x: number, y: number, z: number): [number, number] {
  const [ex, ey, ez] = camera.eye;
  const [rx, ry, rz] = [x - ex, y - ey, z - ez];
  const depth = -ry * down.cos - rz * down.sin;
  return [rx / depth, (ry * down.sin - rz * down.cos) / depth];
}

/** A camera with a long lens that holds all placements, filling `fill` of a picture of that size. */
export function aimCamera(
  placements: readonly Placement[],
  width_px: number,
  height_px: number,
  fill: number,
): Camera {
  const corners = placements.flatMap(cornersOf);
  const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)));
  const distance = reach * 5.2;
  const eye: [number, number, number] = [0, distance * down.cos, distance * down.sin];
  let [left, right, upper, lower] = [1e9, -1e9, 1e9, -1e9];
  for (const [x, y, z] of corners) {
    const [across, below] = slopesOf({ eye }, x, y, z);
    left = Math.min(left, across);
    right = Math.max(right, across);
    upper = Math.min(upper, below);
    lower = Math.max(lower, below);
  }
  const scale = fill * Math.min(width_px / (right - left), height_px / (lower - upper));
  return {
    eye,
    scale,
    centreX: width_px / 2 - (scale * (left + right)) / 2,
    centreY: height_px * 0.49 - (scale * (upper + lower)) / 2,
    pixel_in: distance / scale,
  };
}

function cornersOf(placement: Placement): [number, number, number][] {
  const angle = (placement.turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: [number, number, number][] = [];
  for (const u of [-placement.width_in / 2, placement.width_in / 2]) {
    for (const v of [-placement.height_in / 2, placement.height_in / 2]) {
      for (const z of [placement.z, placement.z + placement.thickness_in]) {
        corners.push([placement.x + u * cos - v * sin, placement.y + u * sin + v * cos, z]);
      }
    }
  }
  return corners;
}
