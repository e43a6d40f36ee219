import { type PerspectiveCamera, Vector3 } from "three";
import type { PhotoView } from "../../scene/photo-views.ts";

/** Sets a camera up as a photographer does: level, the lens shifted instead of tilted. */
export function aimPhoto(camera: PerspectiveCamera, view: PhotoView, aspect: number): void {
  camera.aspect = aspect;
  const horizontal = 36 / view.focal_mm;
  camera.fov = (2 * Math.atan(horizontal / 2 / Math.max(aspect, 1.2)) * 180) / Math.PI;
  camera.near = view.near_in;
  camera.far = 40_000;
  camera.up.set(0, 1, 0);
  camera.position.set(...view.at);
  camera.lookAt(new Vector3(view.at[0] + view.toward[0], view.at[1], view.at[2] - view.toward[1]));
  camera.updateProjectionMatrix();
  camera.projectionMatrix.elements[9]! += view.shift * 2;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld(true);
}
