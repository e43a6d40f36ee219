import type { PhotoCamera } from "../../../../contract/design/room-design.ts";
import type { PhotoView } from "./photo-frame.ts";

const usualNear_in = 2;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A saved camera as the viewer and the tracer take it. */
export function photoOf(camera: PhotoCamera): PhotoView {
  const angle = (camera.toward_deg * Math.PI) / 180;
  return {
    at: [camera.at_in[0], camera.height_in, -camera.at_in[1]],
    toward: [Math.cos(angle), Math.sin(angle)],
    focal_mm: camera.focal_mm,
    shift: camera.shift ?? 0,
    near_in: camera.near_in ?? usualNear_in,
    ...(camera.tilt_deg !== undefined && { tilt_deg: camera.tilt_deg }),
  };
}

/** A camera of the viewer as a design keeps it. */
export function cameraOf({ at, toward, focal_mm, shift, near_in, tilt_deg }: PhotoView): PhotoCamera {
  return {
    at_in: [rounded(at[0], 1), rounded(-at[2], 1)],
    height_in: rounded(at[1], 1),
    toward_deg: rounded((Math.atan2(toward[1], toward[0]) * 180) / Math.PI, 2),
    focal_mm: Math.min(200, Math.max(8, rounded(focal_mm, 2))),
    ...(shift !== 0 && { shift: rounded(shift, 3) }),
    ...(near_in !== usualNear_in && { near_in: rounded(near_in, 2) }),
    ...(tilt_deg && { tilt_deg: rounded(tilt_deg, 2) }),
  };
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** A camera on its way from one view to another, turning the shorter way; `share` from 0 to 1. */
export function betweenViews(from: PhotoView, to: PhotoView, share: number): PhotoView {
  const start = Math.atan2(from.toward[1], from.toward[0]);
  const turn = Math.atan2(to.toward[1], to.toward[0]) - start;
  const angle = start + Math.atan2(Math.sin(turn), Math.cos(turn)) * share;
  return {
    at: [
      between(from.at[0], to.at[0], share),
      between(from.at[1], to.at[1], share),
      between(from.at[2], to.at[2], share),
    ],
    toward: [Math.cos(angle), Math.sin(angle)],
    tilt_deg: between(from.tilt_deg ?? 0, to.tilt_deg ?? 0, share),
    focal_mm: between(from.focal_mm, to.focal_mm, share),
    shift: between(from.shift, to.shift, share),
    near_in: between(from.near_in, to.near_in, share),
  };
}

/** Whether the camera stands behind a wall that its near plane cuts away, as photographers' cameras do. */
export const standsBehind = ({ near_in }: PhotoView): boolean => near_in > 3;
