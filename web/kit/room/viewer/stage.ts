import { NoToneMapping, PCFShadowMap, Scene, WebGLRenderer } from "three";
import { RoomShading } from "./light/room-shading.ts";
import { type QualitySetting, settingFor } from "./quality.ts";
import type { Quality } from "./room-view.types.ts";

/** What all parts of an open room share. */
export type Stage = {
  renderer: WebGLRenderer;
  scene: Scene;
  shading: RoomShading;
  setting: QualitySetting;
};

/** An empty stage in a canvas. Without a quality it takes what the machine can do. Throws where WebGL 2 is missing. */
export function openStage(canvas: HTMLCanvasElement, quality: Quality | undefined): Stage {
  const renderer = openRenderer(canvas);
  return { renderer, scene: new Scene(), shading: new RoomShading(), setting: settingFor(quality, renderer) };
}

/** Tone mapping is left to the frame, which sees the whole picture. */
function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: false,
    alpha: false,
    powerPreference: "high-performance",
  });
  renderer.toneMapping = NoToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.info.autoReset = false;
  renderer.setPixelRatio(1);
  return renderer;
}
