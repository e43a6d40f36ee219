import {
  Data3DTexture,
  DataTexture,
  DirectionalLight,
  HalfFloatType,
  LinearFilter,
  type Scene,
  type WebGLRenderer,
} from "three";
import type { RoomScene, Vec3 } from "../../scene/scene.types.ts";
import type { Backdrop } from "./backdrop.ts";
import type {
  BakedLight,
  BakeQuality,
  BakeReply,
  BakeRequest,
  BakeScene,
  Gathered,
  GatherRows,
  KnownLight,
} from "./bake/bake.types.ts";
import type { GeometryBuffer } from "./geometry-buffer.ts";
import { RoomCube } from "./room-cube.ts";
import type { RoomShading } from "./room-shading.ts";
import { smoothGathered } from "./smooth-gathered.ts";

const outsideInMirrors = 3.2;

/** Sun, baked light and reflections of one room. Baking runs in a worker; `onLight` tells of each step. */
export class LightRig {
  readonly sun = new DirectionalLight(0xffffff, 1);
  light: BakedLight | null = null;
  private readonly renderer: WebGLRenderer;
  private readonly scene: Scene;
  private readonly shading: RoomShading;
  private readonly backdrop: Backdrop;
  private readonly onLight: (light: BakedLight) => void;
  private readonly workers: Worker[] = [];
  private readonly gathering = new Map<number, (part: Gathered) => void>();
  private gathered = 0;
  private asked: BakeScene | null = null;
  private known: KnownLight | null = null;
  private request = 0;
  private cube: RoomCube | null = null;
  private textures: (DataTexture | Data3DTexture)[] = [];
  busy = false;

  constructor(
    renderer: WebGLRenderer,
    scene: Scene,
    shading: RoomShading,
    backdrop: Backdrop,
    shadow_px: number,
    onLight: (light: BakedLight) => void,
  ) {
    this.renderer = renderer;
    this.scene = scene;
    this.shading = shading;
    this.backdrop = backdrop;
    this.onLight = onLight;
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
    const shines = daylight.sun[1] > 0.02 && daylight.sunlight[0] > 0;
    this.sun.color.setRGB(...(daylight.sunlight as [number, number, number]));
    this.sun.intensity = shines ? 1 : 0;
    this.sun.shadow.needsUpdate = true;
  }

  bake(scene: BakeScene, quality: BakeQuality): void {
    if (this.workers.length === 0) this.workers.push(this.hire());
    this.request += 1;
    this.busy = true;
    this.asked = scene;
    this.known = null;
    this.tell(this.workers[0]!, { kind: "bake", id: this.request, scene, quality });
    for (const worker of this.workers.splice(1)) worker.terminate();
  }

  /** The light on a picture's points and what shines in them, gathered ray by ray by all workers, smoothed. */
  async gather(buffer: GeometryBuffer, rays: number, camera: Vec3): Promise<Gathered> {
    this.hireForGathering();
    const { width, height, positions, normals } = buffer;
    const light = new Float32Array(width * height * 4);
    const gloss = new Float32Array(width * height * 4);
    const rows = 24;
    const starts = Array.from({ length: Math.ceil(height / rows) }, (_, i) => i * rows);
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
          const range = [from * width * 4, Math.min(height, from + rows) * width * 4] as const;
          const part = await this.gatherPart(worker, {
            positions: positions.slice(...range),
            normals: normals.slice(...range),
            rays,
            seed: from * width,
            camera,
          });
          light.set(part.light, range[0]);
          gloss.set(part.gloss, range[0]);
        }
      }),
    );
    return { light: smoothGathered(light, buffer, 3), gloss: smoothGathered(gloss, buffer, 2) };
  }

  private gatherPart(worker: Worker, rows: Omit<GatherRows, "id">): Promise<Gathered> {
    this.gathered += 1;
    const id = this.gathered;
    return new Promise((done) => {
      this.gathering.set(id, done);
      this.tell(worker, { kind: "gather", rows: { id, ...rows } });
    });
  }

  /** More hands for a still; they go on from the light that the first has baked. */
  private hireForGathering(): void {
    const wanted = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));
    while (this.workers.length < wanted && this.asked && this.known) {
      const worker = this.hire();
      this.tell(worker, { kind: "adopt", scene: this.asked, known: this.known });
      this.workers.push(worker);
    }
  }

  private tell(worker: Worker, request: BakeRequest): void {
    worker.postMessage(request);
  }

  private hire(): Worker {
    const worker = new Worker(new URL("./bake/bake.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<BakeReply>) => {
      if (data.kind === "gathered") {
        this.gathering.get(data.id)?.(data);
        this.gathering.delete(data.id);
        return;
      }
      if (data.id !== this.request || worker !== this.workers[0]) return;
      this.busy = !data.light.done;
      this.known = data.known;
      this.take(data.light);
      this.onLight(data.light);
    });
    return worker;
  }

  private take(light: BakedLight): void {
    const plane = new DataTexture(light.lightmap, light.width, light.height);
    const grids = light.volume.map((part) => new Data3DTexture(part, ...light.count));
    for (const texture of [plane, ...grids]) {
      texture.type = HalfFloatType;
      texture.minFilter = texture.magFilter = LinearFilter;
      texture.needsUpdate = true;
    }
    const { uniforms } = this.shading;
    for (const texture of this.textures) texture.dispose();
    this.textures = [plane, ...grids];
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
    this.light = light;
  }

  /** Photographs the room all around from its middle, for things to reflect. */
  reflect(room: RoomScene): void {
    const { uniforms } = this.shading;
    this.cube ??= new RoomCube(this.renderer);
    const at = uniforms.roomCubeAt.value.set(
      (room.box.min[0] + room.box.max[0]) / 2,
      Math.min(56, room.ceiling_in * 0.55),
      (room.box.min[2] + room.box.max[2]) / 2,
    );
    const wide = room.open_air ? 5000 : 0;
    uniforms.roomBoxMin.value.set(room.box.min[0] - wide, room.open_air ? -1 : 0, room.box.min[2] - wide);
    uniforms.roomBoxMax.value.set(room.box.max[0] + wide, room.box.max[1] + wide, room.box.max[2] + wide);
    this.backdrop.brighten(room.open_air ? 1 : outsideInMirrors);
    uniforms.roomCube.value = null;
    this.cube.take(this.scene, at);
    this.backdrop.brighten(1);
    uniforms.roomCube.value = this.cube.texture;
  }

  /** What lives on the graphics card only is made again after a loss. */
  forgetCube(): void {
    this.cube = null;
    this.shading.uniforms.roomCube.value = null;
    this.sun.shadow.needsUpdate = true;
  }

  get bytes(): number {
    const cube = this.cube?.bytes ?? 0;
    const planes = this.light
      ? this.light.width * this.light.height * 8 + this.light.volume[0].byteLength * 3
      : 0;
    return cube + planes + this.sun.shadow.mapSize.x * this.sun.shadow.mapSize.y * 4;
  }

  dispose(): void {
    for (const worker of this.workers) worker.terminate();
    this.cube?.dispose();
    for (const texture of this.textures) texture.dispose();
    this.sun.shadow.dispose();
    this.sun.dispose();
    this.scene.remove(this.sun, this.sun.target);
  }
}
