import {
  type Camera,
  DataTexture,
  FloatType,
  Material,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Cameras } from "./cameras.ts";
import { Frame } from "./frame.ts";
import { type GeometryBuffer, geometryBuffer } from "./light/geometry-buffer.ts";
import type { LightRig } from "./light/light-rig.ts";
import type { RoomShading } from "./light/room-shading.ts";
import type { Mirrors } from "./mirrors.ts";

export type StillSetting = {
  renderer: WebGLRenderer;
  scene: Scene;
  cameras: Cameras;
  rig: LightRig;
  shading: RoomShading;
  mirrors: Mirrors;
  exposure: number;
  balance: Vector3;
  occlude: number;
  rays: number;
  /** How much finer than shown it is taken. */
  finer: number;
};

/** Points at which light is gathered, for each pixel of the picture's side. */
const gathered = 0.45;

/**
 * A picture of any size from the present camera, taken finer than it is shown. Light is gathered anew for what it
 * shows, so that shadows under and behind things are as fine as the picture.
 */
export async function takeStill(still: StillSetting, width: number, height: number): Promise<Blob> {
  const { renderer, scene, cameras, shading } = still;
  const wide = Math.round(width * still.finer);
  const high = Math.round(height * still.finer);
  const frame = new Frame(wide, high, 4);
  const developed = new WebGLRenderTarget(wide, high, { depthBuffer: false });
  frame.exposure = still.exposure;
  frame.balance.copy(still.balance);
  cameras.reshape(width / height);
  const textures = still.rays > 0 && cameras.kind !== "plan" ? await gatherFor(still, width, height) : [];
  try {
    still.mirrors.take(renderer, cameras.camera);
    shading.uniforms.roomGatherOn.value = textures.length > 0 ? 1 : 0;
    shading.uniforms.roomFrame.value.set(wide, high);
    drawDepth(renderer, scene, cameras.camera, frame);
    renderer.autoClear = false;
    renderer.render(scene, cameras.camera);
    renderer.autoClear = true;
    shading.uniforms.roomGatherOn.value = 0;
    const { camera } = cameras;
    const tall = "fov" in camera ? Math.tan((camera.fov * Math.PI) / 360) : 1;
    const occlude = "fov" in camera ? still.occlude * (textures.length > 0 ? 0 : 1) : 0;
    frame.show(
      renderer,
      developed,
      { near: camera.near, far: camera.far, x: tall * (width / height), y: tall },
      occlude,
    );
    const pixels = new Uint8Array(wide * high * 4);
    renderer.readRenderTargetPixels(developed, 0, 0, wide, high, pixels);
    return await printed(pixels, wide, high, width, height);
  } finally {
    renderer.setRenderTarget(null);
    for (const texture of textures) texture.dispose();
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

/** Depth first, a hair behind, so that what is hidden is not shaded for nothing. */
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

async function gatherFor(
  { renderer, scene, cameras, rig, shading, rays }: StillSetting,
  width: number,
  height: number,
): Promise<DataTexture[]> {
  const buffer = geometryBuffer(
    renderer,
    scene,
    cameras.camera,
    Math.round(width * gathered),
    Math.round(height * gathered),
  );
  const at = cameras.camera.getWorldPosition(new Vector3());
  const { light, gloss } = await rig.gather(buffer, rays, [at.x, at.y, at.z]);
  const textures = [light, gloss, buffer.positions, buffer.normals].map((data) =>
    floats(data as Float32Array<ArrayBuffer>, buffer),
  ) as [DataTexture, DataTexture, DataTexture, DataTexture];
  const { uniforms } = shading;
  [
    uniforms.roomGather.value,
    uniforms.roomGloss.value,
    uniforms.roomGatherAt.value,
    uniforms.roomGatherFacing.value,
  ] = textures;
  return textures;
}

function floats(data: Float32Array<ArrayBuffer>, { width, height }: GeometryBuffer): DataTexture {
  const texture = new DataTexture(data, width, height);
  texture.type = FloatType;
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

/** The picture in its own size, its rows from the top. */
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
