import { Color, Scene, type WebGLRenderer } from "three";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { describeRoom } from "../scene/describe-room.ts";
import type { RoomScene, Vec2 } from "../scene/scene.types.ts";
import { Cameras } from "./cameras.ts";
import { exportGltf } from "./export-gltf.ts";
import { Frame } from "./frame.ts";
import { Highlights } from "./highlights.ts";
import { ItemBatches } from "./items/item-batches.ts";
import { Backdrop } from "./light/backdrop.ts";
import { bakeScene } from "./light/bake-scene.ts";
import { daylightAt, indoors } from "./light/daylight.ts";
import { exposureFor } from "./light/exposure.ts";
import { LightRig } from "./light/light-rig.ts";
import { RoomShading } from "./light/room-shading.ts";
import { Mirrors } from "./mirrors.ts";
import { levelAt, pickAt } from "./pick.ts";
import { previewed } from "./previewed.ts";
import { type QualitySetting, settingFor } from "./quality.ts";
import { openRenderer } from "./renderer.ts";
import type {
  CameraChoice,
  Goods,
  LightSetting,
  Picked,
  Preview,
  RoomStats,
  RoomViewOptions,
} from "./room-view.types.ts";
import { Sharpness } from "./sharpness.ts";
import { MapDrawer } from "./surfaces/map-drawer.ts";
import { PartBatches } from "./surfaces/part-batches.ts";
import { SurfaceMaterials } from "./surfaces/surface-materials.ts";
import { takeStill } from "./take-still.ts";

const rest_ms = 180;
const fade_ms = 350;
/** By day lamps are dimmed: they should warm a picture, not light it. */
const lampsByDay = 0.35;
/** Light that develops into nearly white paper. */
const paper = 4.2;

/** Holds one open room together; `openRoomView` is its door. */
export class RoomViewer {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: RoomViewOptions;
  readonly setting: QualitySetting;
  readonly renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #shading = new RoomShading();
  readonly #backdrop = new Backdrop();
  readonly #drawer: MapDrawer;
  readonly #materials: SurfaceMaterials;
  readonly #parts: PartBatches;
  readonly #items: ItemBatches;
  readonly #rig: LightRig;
  readonly frame: Frame;
  readonly #marks: Highlights;
  readonly #mirrors: Mirrors;
  readonly #cameras: Cameras;
  readonly #sharpness: Sharpness;
  readonly #stop = new AbortController();
  readonly #resizer: ResizeObserver;
  #design: RoomDesign;
  #goods: Goods;
  #change: Preview | null = null;
  #light: Required<LightSetting>;
  #room: RoomScene;
  #marked: readonly string[] = [];
  #asked = 0;
  #lastFrame = 0;
  #bakeTimer: ReturnType<typeof setTimeout> | null = null;
  #cubeStale = true;
  #counts = { draw_calls: 0, triangles: 0 };
  /** When the first baked light came, which fades in. */
  #fadeFrom: number | null = null;
  #waiting: (() => void)[] = [];
  #gone = false;

  constructor(canvas: HTMLCanvasElement, options: RoomViewOptions) {
    this.#canvas = canvas;
    this.#options = options;
    this.#design = options.design;
    this.#goods = options.goods;
    this.#light = { hour: 10.5, evening: false, lamps: true, ...options.light };
    this.renderer = openRenderer(canvas);
    this.setting = settingFor(options.quality, this.renderer);
    this.#room = describeRoom(this.#design, this.#goods);
    this.#drawer = new MapDrawer(options.maps ?? null);
    this.#materials = new SurfaceMaterials(this.#drawer, this.#shading, () => this.#mapsArrived());
    this.#parts = new PartBatches(this.#scene, this.#materials, this.setting.maps);
    this.#items = new ItemBatches(this.#scene, this.#shading, () => this.#build(true));
    this.#scene.add(this.#backdrop.mesh);
    this.#rig = new LightRig(this.renderer, this.#scene, this.#shading, this.#backdrop, this.setting, () =>
      this.#lightArrived(),
    );
    this.frame = new Frame(8, 8, this.setting.samples);
    this.#sharpness = new Sharpness(
      this,
      () => this.#busy,
      () => this.#draw(),
    );
    this.#marks = new Highlights(this.#scene);
    this.#mirrors = new Mirrors(this.#scene, this.setting);
    this.#cameras = new Cameras(canvas, this.#room, () => this.#invalidate());
    this.#listen();
    this.#resizer = new ResizeObserver(() => this.#resize());
    this.#resizer.observe(canvas);
    this.#build();
    this.#cameras.choose({ kind: "orbit" });
    this.#resize();
  }

  #listen(): void {
    const { signal } = this.#stop;
    this.#canvas.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
    this.#canvas.addEventListener(
      "webglcontextrestored",
      () => {
        this.#rig.forgetCube();
        this.#cubeStale = true;
        this.#invalidate();
      },
      { signal },
    );
  }

  /** `arrived`: a model has taken the place of its block. */
  #build(arrived = false): void {
    this.#room = describeRoom(previewed(this.#design, this.#change), this.#goods);
    const walls = this.#parts.show(this.#room.parts);
    const things = this.#items.show(this.#room.placements) || arrived;
    this.#cameras.follow(this.#room);
    if (things) this.#mirrors.show(this.#items);
    if (walls || things) this.#relight();
    this.#mark();
    this.#invalidate();
  }

  /** Light follows when hands rest: baking every step of a drag would only be thrown away. */
  #relight(): void {
    this.#rig.sun.shadow.needsUpdate = true;
    this.#rig.busy = true;
    if (this.#bakeTimer) clearTimeout(this.#bakeTimer);
    this.#bakeTimer = setTimeout(() => this.#bake(), this.#rig.light ? rest_ms : 0);
  }

  #bake(): void {
    this.#bakeTimer = null;
    if (this.#gone) return;
    const daylight = daylightAt(this.#light.hour, this.#room.north_deg, this.#light.evening);
    const lamps = this.#light.lamps ? (daylight.day > 0 ? lampsByDay : 1) : 0;
    const sun = this.#room.open_air ? daylight : indoors(daylight);
    const scene = bakeScene(this.#room, this.#parts, this.#items, sun, lamps);
    this.#rig.aim(this.#room, scene);
    this.#rig.bake(scene, this.setting.bake);
    this.#expose();
  }

  #lightArrived(): void {
    if (this.#fadeFrom === null) this.#fadeFrom = performance.now();
    this.#cubeStale = true;
    this.#expose();
    this.#mark();
    this.#arrived();
  }

  #mapsArrived(): void {
    this.#cubeStale ||= !this.#materials.busy;
    this.#arrived();
  }

  #arrived(): void {
    this.#sharpness.arrive();
    this.#checkSettled();
  }

  /** Exposure and white balance by the light in the room, the outside blended in as photographers do. */
  #expose(): void {
    const { exposure, balance, glow, most } = exposureFor(this.#rig.light, this.#light, this.#room);
    const { roomGlow, roomMost } = this.#shading.uniforms;
    this.#rig.temper(this.#room.open_air);
    this.frame.exposure = exposure;
    this.frame.balance.copy(balance);
    roomGlow.value.copy(glow);
    roomMost.value = most;
    const daylight = daylightAt(this.#light.hour, this.#room.north_deg, this.#light.evening);
    this.#backdrop.set(daylight, 1 / exposure, this.#room);
  }

  update(design: RoomDesign, goods: Goods): void {
    this.#design = design;
    this.#goods = goods;
    this.#build();
  }

  preview(change: Preview | null): void {
    if (change === null && this.#change === null) return;
    this.#change = change;
    this.#build();
  }

  highlight(ids: readonly string[]): void {
    this.#marked = ids;
    this.#mark();
    this.#invalidate();
  }

  #mark(): void {
    this.#marks.show(new Set(this.#marked), this.#parts, this.#items, 1 / this.frame.exposure);
  }

  setCamera(choice: CameraChoice): void {
    this.#cameras.choose(choice);
    this.#invalidate();
  }

  views() {
    return this.#cameras.views;
  }

  setLight(light: Partial<LightSetting>): void {
    this.#light = { ...this.#light, ...light };
    this.#relight();
    this.#invalidate();
  }

  #resize(): void {
    this.#cameras.reshape(this.#sharpness.fit());
    this.#invalidate();
  }

  #invalidate(): void {
    this.#sharpness.change();
    this.#draw();
  }

  #draw(): void {
    if (this.#asked || this.#gone || this.setting.stills) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = 0;
      const seconds = Math.min(0.05, (now - this.#lastFrame) / 1000);
      this.#lastFrame = now;
      if (this.#cameras.step(seconds)) this.#invalidate();
      this.#show();
    });
  }

  #show(): void {
    if (this.#gone || this.renderer.getContext().isContextLost()) return;
    if (this.#fade()) this.#invalidate();
    this.#sharpness.fit();
    this.#reflections();
    this.renderer.info.reset();
    this.#mirrors.take(this.renderer, this.#cameras.camera);
    this.#ground();
    this.renderer.setRenderTarget(this.frame.target);
    this.renderer.render(this.#scene, this.#cameras.camera);
    this.#backdrop.mesh.visible = true;
    this.#develop(null);
    const { calls, triangles } = this.renderer.info.render;
    this.#counts = { draw_calls: calls, triangles };
    this.#options.onFrame?.(this.stats());
  }

  /** Lets the first baked light come up out of even light; answers whether it goes on. */
  #fade(): boolean {
    const { roomFade } = this.#shading.uniforms;
    if (this.#fadeFrom === null || roomFade.value === 1) return false;
    const calm = this.setting.stills || matchMedia("(prefers-reduced-motion: reduce)").matches;
    roomFade.value = calm ? 1 : Math.min(1, (performance.now() - this.#fadeFrom) / fade_ms);
    return roomFade.value < 1;
  }

  /** Paper behind a room that is looked at from outside. */
  #ground(): void {
    this.#backdrop.mesh.visible = this.#cameras.seesOutside;
    this.#cameras.sortLayers();
    this.#leaveOut(this.#cameras.wallsBehind);
    const level = paper / this.frame.exposure;
    const [r, g, b] = this.frame.balance.toArray();
    this.renderer.setClearColor(new Color(level / r, level / g, level / b), 1);
  }

  #leaveOut(walls: ReadonlySet<string>): void {
    this.#parts.leaveOut(walls);
    this.#items.leaveOut(walls);
    this.#shading.leaveOut([...this.#room.walls].flatMap(([id, wall]) => (walls.has(id) ? [wall] : [])));
  }

  #reflections(): void {
    const isStale = this.#cubeStale && this.#rig.light && !(this.setting.gather_ms > 0 && this.#busy);
    if (!isStale && !this.#rig.sun.shadow.needsUpdate) return;
    if (isStale) this.#cubeStale = false;
    this.#leaveOut(new Set());
    this.#marks.visible = false;
    this.#rig.castShadow();
    if (isStale) this.#rig.reflect(this.#room);
    this.#marks.visible = true;
  }

  #develop(into: Parameters<Frame["show"]>[1]): void {
    const { camera } = this.#cameras;
    const tall = "fov" in camera ? Math.tan((camera.fov * Math.PI) / 360) : 1;
    const aspect = "aspect" in camera ? camera.aspect : 1;
    const occlude = "fov" in camera ? this.setting.occlude : 0;
    this.frame.show(
      this.renderer,
      into,
      { near: camera.near, far: camera.far, x: tall * aspect, y: tall },
      occlude,
    );
  }

  pick(x: number, y: number): Picked | null {
    const { camera, wallsBehind } = this.#cameras;
    return pickAt(camera, ...this.#cameras.place(x, y), this.#parts, this.#items, wallsBehind);
  }

  planPoint(x: number, y: number, height_in: number): Vec2 | null {
    return levelAt(this.#cameras.camera, ...this.#cameras.place(x, y), height_in);
  }

  toCanvas(at: Vec2, height_in: number): { x: number; y: number } | null {
    return this.#cameras.toCanvas(at, height_in);
  }

  async snapshot(width: number, height: number): Promise<Blob> {
    this.#fade();
    this.#reflections();
    this.#marks.visible = false;
    this.#ground();
    const { renderer, setting } = this;
    const scene = this.#scene;
    const cameras = this.#cameras;
    const mirrors = this.#mirrors;
    const { occlude, finer } = setting;
    const { exposure, balance } = this.frame;
    try {
      return await takeStill(
        { renderer, scene, cameras, mirrors, exposure, balance, occlude, finer },
        width,
        height,
      );
    } finally {
      this.#marks.visible = true;
      this.#backdrop.mesh.visible = true;
      this.#resize();
    }
  }

  exportGltf(): Promise<Uint8Array<ArrayBuffer>> {
    return exportGltf(this.#parts, this.#items, this.#materials);
  }

  stats(): RoomStats {
    return {
      ...this.#counts,
      geometries: this.renderer.info.memory.geometries,
      textures: this.renderer.info.memory.textures,
      texture_bytes: this.#materials.bytes + this.#items.bytes + this.#rig.bytes + this.#mirrors.bytes,
      busy: this.#busy,
    };
  }

  get #busy(): boolean {
    return this.#materials.busy || this.#rig.busy || this.#items.busy;
  }

  settled(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push(done);
      this.#checkSettled();
    });
  }

  #checkSettled(): void {
    if (this.#busy) return;
    for (const done of this.#waiting.splice(0)) done();
  }

  dispose(): void {
    this.#gone = true;
    this.#stop.abort();
    this.#resizer.disconnect();
    cancelAnimationFrame(this.#asked);
    this.#sharpness.dispose();
    if (this.#bakeTimer) clearTimeout(this.#bakeTimer);
    this.#cameras.dispose();
    this.#marks.dispose();
    this.#mirrors.clear();
    this.#items.dispose();
    this.#parts.dispose();
    this.#materials.dispose();
    this.#drawer.dispose();
    this.#rig.dispose();
    this.#backdrop.dispose();
    this.frame.dispose();
    this.#shading.dispose();
    this.renderer.dispose();
    for (const done of this.#waiting.splice(0)) done();
  }
}
