import { NoToneMapping, PCFShadowMap, WebGLRenderer } from "three";

/** The renderer as all rooms use it: light is developed by the frame, not by materials. Throws where WebGL 2 is missing. */
export function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
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
