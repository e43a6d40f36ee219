import {
  type Camera,
  Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Cameras } from "./cameras.ts";
import { type Exposed, Frame } from "./frame.ts";
import type { Mirrors } from "./mirrors.ts";
import type { Stage } from "./stage.ts";

/**
 * A PNG of any size in pixels from the present camera, taken finer than it is shown. It leaves the camera in the
 * still's shape.
 */
export async function takeStill(
  { renderer, scene, setting }: Stage,
  { cameras, mirrors, light }: { cameras: Cameras; mirrors: Mirrors; light: Exposed },
  width: number,
  height: number,
): Promise<Blob> {
  const wide = Math.round(width * setting.finer);
  const high = Math.round(height * setting.finer);
  const frame = new Frame(wide, high, 4);
  const developed = new WebGLRenderTarget(wide, high, { depthBuffer: false });
  cameras.reshape(width / height);
  try {
    mirrors.take(renderer, cameras.camera);
    drawDepth(renderer, scene, cameras.camera, frame);
    renderer.autoClear = false;
    renderer.render(scene, cameras.camera);
    renderer.autoClear = true;
    frame.show(renderer, developed, light, cameras.camera, setting.occlude);
    const pixels = new Uint8Array(wide * high * 4);
    renderer.readRenderTargetPixels(developed, 0, 0, wide, high, pixels);
    return await printed(pixels, wide, high, width, height);
  } finally {
    renderer.setRenderTarget(null);
    frame.dispose();
    developed.dispose();
  }
}

const depthOnly = new MeshBasicMaterial({
  colorWrite: false,
  polygonOffset: true,
  polygonOffsetFactor: 1,
  polygonOffsetUnits: 2,
});

/** Depth pre-pass, slightly behind, so that hidden fragments are not shaded. */
function drawDepth(renderer: WebGLRenderer, scene: Scene, camera: Camera, frame: Frame): void {
  const hidden: Object3D[] = [];
  scene.traverse((object) => {
    const material = object instanceof Mesh ? object.material : null;
    if (!object.visible || !(material instanceof Material)) return;
    if (material.defines && "ROOM" in material.defines && !material.transparent) return;
    object.visible = false;
    hidden.push(object);
  });
  scene.overrideMaterial = depthOnly;
  renderer.setRenderTarget(frame.target);
  renderer.clear();
  renderer.autoClear = false;
  renderer.render(scene, camera);
  renderer.autoClear = true;
  scene.overrideMaterial = null;
  for (const object of hidden) object.visible = true;
}

/** The pixels upright and scaled down to the wanted size, as a PNG. */
async function printed(
  pixels: Uint8Array,
  wide: number,
  high: number,
  width: number,
  height: number,
): Promise<Blob> {
  const upright = new Uint8ClampedArray(pixels.length);
  const row = wide * 4;
  for (let y = 0; y < high; y += 1)
    upright.set(pixels.subarray((high - 1 - y) * row, (high - y) * row), y * row);
  for (let at = 3; at < upright.length; at += 4) upright[at] = 255;
  const large = new OffscreenCanvas(wide, high);
  large.getContext("2d")!.putImageData(new ImageData(upright, wide, high), 0, 0);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.drawImage(large, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/png" });
}
