import {
  Data3DTexture,
  DataTexture,
  DirectionalLight,
  HalfFloatType,
  LinearFilter,
  OrthographicCamera,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { RoomScene } from "../../scene/scene.types.ts";
import type { Backdrop } from "./backdrop.ts";
import type { BakedLight, BakeQuality, BakeReply, BakeRequest, BakeScene } from "./bake/bake.types.ts";
import { RoomCube } from "./room-cube.ts";
import type { RoomShading } from "./room-shading.ts";

const outsideInMirrors = 2.2;
/**
 * A sun patch is at most this many times as bright as the room, so that the floor's pattern stays visible in it.
 * Photographers blend exposures for that.
 */
const brightestPatch = 4;

/** A camera that sees nothing, to render only the shadow map. */
const away = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
away.position.y = 1e6;
away.lookAt(0, 2e6, 0);
away.layers.enableAll();
away.updateMatrixWorld();

/** Sun, baked light and reflections of one room. Baking runs in a worker; `onLight` reports each step. */
export class LightRig {
  readonly sun = new DirectionalLight(0xffffff, 1);
  light: BakedLight | null = null;
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #shading: RoomShading;
  readonly #backdrop: Backdrop;
  readonly #cube_px: number;
  readonly #onLight: (light: BakedLight) => void;
  #worker: Worker | null = null;
  #request = 0;
  #cube: RoomCube | null = null;
  #textures: (DataTexture | Data3DTexture)[] = [];
  readonly #unseen = new WebGLRenderTarget(1, 1);
  #shines = false;
  busy = false;

  constructor(
    renderer: WebGLRenderer,
    scene: Scene,
    shading: RoomShading,
    backdrop: Backdrop,
    { shadow_px, cube_px }: { shadow_px: number; cube_px: number },
    onLight: (light: BakedLight) => void,
  ) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.#shading = shading;
    this.#backdrop = backdrop;
    this.#cube_px = cube_px;
    this.#onLight = onLight;
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(shadow_px, shadow_px);
    this.sun.shadow.autoUpdate = false;
    this.sun.shadow.radius = 2.5;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.25;
    scene.add(this.sun, this.sun.target);
  }

  /** Aims the sun and its shadow at the room. */
  aim(room: RoomScene, bake: BakeScene): void {
    const { daylight } = bake;
    const middle = [0, 1, 2].map((k) => (room.box.min[k]! + room.box.max[k]!) / 2) as [
      number,
      number,
      number,
    ];
    const radius = Math.hypot(...middle.map((m, k) => room.box.max[k]! - m)) + 40;
    this.sun.target.position.set(...middle);
    this.sun.position.set(
      middle[0] + daylight.sun[0] * radius * 2,
      middle[1] + daylight.sun[1] * radius * 2,
      middle[2] + daylight.sun[2] * radius * 2,
    );
    this.sun.target.updateMatrixWorld();
    const { camera } = this.sun.shadow;
    [camera.left, camera.right, camera.bottom, camera.top] = [-radius, radius, -radius, radius];
    [camera.near, camera.far] = [1, radius * 4];
    camera.updateProjectionMatrix();
    this.sun.color.setRGB(...(daylight.sunlight as [number, number, number]));
    this.#shines = daylight.sun[1] > 0.02 && daylight.sunlight[0] > 0;
    this.temper(room.open_air);
    this.sun.shadow.needsUpdate = true;
  }

  /** Indoors, limits the sun to a few times the room's mean light. */
  temper(openAir: boolean): void {
    const most = (brightestPatch * (this.light?.mean ?? 0.6)) / Math.max(1e-3, this.sun.color.r);
    this.sun.intensity = this.#shines ? (openAir ? 1 : Math.min(1, most)) : 0;
  }

  bake(scene: BakeScene, quality: BakeQuality): void {
    this.#worker ??= this.#hire();
    this.#request += 1;
    this.busy = true;
    const request: BakeRequest = { id: this.#request, scene, quality };
    this.#worker.postMessage(request);
  }

  #hire(): Worker {
    const worker = new Worker(new URL("./bake/bake.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<BakeReply>) => {
      if (data.id !== this.#request) return;
      this.busy = !data.light.done;
      this.#take(data.light);
      this.#onLight(data.light);
    });
    return worker;
  }

  #take(light: BakedLight): void {
    const plane = new DataTexture(light.lightmap, light.width, light.height);
    const grids = light.volume.map((part) => new Data3DTexture(part, ...light.count));
    for (const texture of [plane, ...grids]) {
      texture.type = HalfFloatType;
      texture.minFilter = texture.magFilter = LinearFilter;
      texture.needsUpdate = true;
    }
    const { uniforms } = this.#shading;
    for (const texture of this.#textures) texture.dispose();
    this.#textures = [plane, ...grids];
    uniforms.roomLightmap.value = plane;
    uniforms.roomVolumeR.value = grids[0]!;
    uniforms.roomVolumeG.value = grids[1]!;
    uniforms.roomVolumeB.value = grids[2]!;
    uniforms.roomVolumeMin.value
      .set(...light.min)
      .addScaledVector({ x: light.step[0], y: light.step[1], z: light.step[2] }, -0.5);
    uniforms.roomVolumeSize.value.set(
      light.step[0] * light.count[0],
      light.step[1] * light.count[1],
      light.step[2] * light.count[2],
    );
    uniforms.roomVolumeStep.value.set(...light.step);
    uniforms.roomMean.value = light.mean;
    uniforms.roomTint.value.set(...light.tint);
    this.light = light;
  }

  /**
   * Renders the sun's shadow map if it is out of date. Everything has to be shown then: the sun would shine through a
   * door that is hidden.
   */
  castShadow(): void {
    if (!this.sun.shadow.needsUpdate) return;
    this.#renderer.setRenderTarget(this.#unseen);
    this.#renderer.render(this.#scene, away);
  }

  /** Renders the room all around from its middle, for reflections. */
  reflect(room: RoomScene): void {
    const { uniforms } = this.#shading;
    this.#cube ??= new RoomCube(this.#renderer, this.#cube_px);
    const at = uniforms.roomCubeAt.value.set(
      (room.box.min[0] + room.box.max[0]) / 2,
      Math.min(56, room.ceiling_in * 0.55),
      (room.box.min[2] + room.box.max[2]) / 2,
    );
    const wide = room.open_air ? 5000 : 0;
    uniforms.roomBoxMin.value.set(room.box.min[0] - wide, room.open_air ? -1 : 0, room.box.min[2] - wide);
    uniforms.roomBoxMax.value.set(room.box.max[0] + wide, room.box.max[1] + wide, room.box.max[2] + wide);
    this.#backdrop.brighten(room.open_air ? 1 : outsideInMirrors, room.open_air ? 0.2 : 0.65);
    uniforms.roomCube.value = null;
    this.#cube.take(this.#scene, at);
    this.#backdrop.brighten(1);
    uniforms.roomCube.value = this.#cube.texture;
  }

  /** Drops the reflections, which were lost with the graphics context; `reflect` makes them again. */
  forgetCube(): void {
    this.#cube = null;
    this.#shading.uniforms.roomCube.value = null;
    this.sun.shadow.needsUpdate = true;
  }

  get bytes(): number {
    const cube = this.#cube?.bytes ?? 0;
    const planes = this.light
      ? this.light.width * this.light.height * 8 + this.light.volume[0].byteLength * 3
      : 0;
    return cube + planes + this.sun.shadow.mapSize.x * this.sun.shadow.mapSize.y * 4;
  }

  dispose(): void {
    this.#worker?.terminate();
    this.#cube?.dispose();
    this.#unseen.dispose();
    for (const texture of this.#textures) texture.dispose();
    this.sun.shadow.dispose();
    this.sun.dispose();
    this.#scene.remove(this.sun, this.sun.target);
  }
}
