import { type PerspectiveCamera, Vector3 } from "three";
import type { PhotoView } from "../../scene/photo-frame.ts";

/** Pictures that are less wide than this show as much from top to bottom, and less from side to side. */
export const leastAspect = 1.2;

/** Sets a camera up as a photographer does: level, the lens shifted instead of tilted. */
export function aimPhoto(camera: PerspectiveCamera, view: PhotoView, aspect: number): void {
  camera.aspect = aspect;
  const horizontal = 36 / view.focal_mm;
  camera.fov = (2 * Math.atan(horizontal / 2 / Math.max(aspect, leastAspect)) * 180) / Math.PI;
  camera.near = view.near_in;
  camera.far = 40_000;
  camera.up.set(0, 1, 0);
  camera.position.set(...view.at);
  const rise = Math.tan(((view.tilt_deg ?? 0) * Math.PI) / 180);
  camera.lookAt(new Vector3(view.at[0] + view.toward[0], view.at[1] + rise, view.at[2] - view.toward[1]));
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[9]! += view.shift * 2;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld(true);
}
