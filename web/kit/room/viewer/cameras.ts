import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { PhotoView } from "../scene/photo-frame.ts";
import { photoViews } from "../scene/photo-views.ts";
import { betweenViews, standsBehind } from "../scene/saved-views.ts";
import type { RoomScene, Vec2 } from "../scene/scene.types.ts";
import { wallsBehind } from "../scene/walls-behind.ts";
import { orbitByKey } from "./camera/orbit-keys.ts";
import { aimPhoto, leastAspect } from "./camera/photo-camera.ts";
import { listenToTwist } from "./camera/twist.ts";
import { WalkControl } from "./camera/walk-control.ts";
import type { CameraChoice } from "./room-view.types.ts";
import { FROM_INSIDE, FROM_OUTSIDE } from "./surfaces/part-batches.ts";

/** How long the camera takes from one view to the next. */
const glide_s = 1.1;
const eased = (share: number) => share * share * (3 - 2 * share);
const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The camera of a room in one of its modes: orbit, walk, plan or photo. `onMove` asks for a new picture. */
export class Cameras {
  kind: CameraChoice["kind"] = "orbit";
  readonly #lens = new PerspectiveCamera(46, 1, 2, 40_000);
  readonly #above = new OrthographicCamera(-1, 1, 1, -1, 1, 10_000);
  readonly #orbit: OrbitControls;
  readonly #pan: OrbitControls;
  readonly #walk: WalkControl;
  #photo: PhotoView | null = null;
  /** On the way to a photo camera: where from, and how much of the way is done. */
  #glide: { from: PhotoView; share: number } | null = null;
  readonly #canvas: HTMLElement;
  #room: RoomScene;
  #aspect = 1.5;
  /** True until somebody turns the room. Until then, a new size of the picture may move the camera. */
  #untouched = true;
  readonly #stop = new AbortController();

  constructor(canvas: HTMLElement, room: RoomScene, onMove: () => void) {
    this.#room = room;
    this.#canvas = canvas;
    this.#orbit = new OrbitControls(this.#lens, canvas);
    this.#orbit.maxPolarAngle = Math.PI * 0.495;
    this.#orbit.minDistance = 20;
    this.#orbit.enableDamping = false;
    this.#pan = new OrbitControls(this.#above, canvas);
    this.#pan.enableRotate = false;
    this.#pan.screenSpacePanning = true;
    this.#pan.mouseButtons = { LEFT: 2, MIDDLE: 1, RIGHT: 2 };
    this.#pan.touches = { ONE: 1, TWO: 2 };
    this.#walk = new WalkControl(this.#lens, canvas, onMove);
    this.#orbit.addEventListener("change", onMove);
    this.#orbit.addEventListener("start", () => {
      this.#untouched = false;
    });
    this.#pan.addEventListener("change", onMove);
    this.#orbit.enabled = this.#pan.enabled = false;
    canvas.addEventListener("keydown", this.#press);
    listenToTwist(canvas, (by) => this.#twist(by), this.#stop.signal);
  }

  /** The room turns as the fingers do. */
  #twist(by: number): void {
    if (this.kind === "orbit") this.#orbit.rotateLeft(-by);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (this.kind !== "orbit" || !orbitByKey(event, this.#lens, this.#orbit.target)) return;
    event.preventDefault();
    this.#untouched = false;
    // the control enforces its own limits and reports the move
    this.#orbit.update();
  };

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.kind === "plan" ? this.#above : this.#lens;
  }

  /** From CSS pixels of the canvas to -1..1 each way. */
  place(x: number, y: number): [number, number] {
    return [(x / this.#canvas.clientWidth) * 2 - 1, 1 - (y / this.#canvas.clientHeight) * 2];
  }

  /** From a place in the plan to CSS pixels of the canvas; null if it is out of the camera's reach. */
  toCanvas([x, y]: Vec2, height_in: number): { x: number; y: number } | null {
    const point = new Vector3(x, height_in, -y).project(this.camera);
    if (point.z > 1 || point.z < -1) return null;
    return {
      x: ((point.x + 1) / 2) * this.#canvas.clientWidth,
      y: ((1 - point.y) / 2) * this.#canvas.clientHeight,
    };
  }

  get views(): PhotoView[] {
    return photoViews(this.#room, 6);
  }

  /** Shows the parts that only cameras inside the room see, or those that only cameras outside see. */
  sortLayers(): void {
    const inside = this.seesOutside;
    for (const { layers } of [this.#lens, this.#above]) {
      layers.set(0);
      layers.enable(inside ? FROM_INSIDE : FROM_OUTSIDE);
    }
  }

  /** Whether the camera stands in the open or in the room, so that it sees what lies outside; not from above or beside. */
  get seesOutside(): boolean {
    if (this.kind === "plan") return false;
    const isFree = this.kind === "orbit" || (this.#photo !== null && !standsBehind(this.#photo));
    if (!isFree || this.#room.open_air) return true;
    const { x, y, z } = this.#lens.position;
    const { min, max } = this.#room.box;
    return x > min[0] && x < max[0] && y < max[1] && z > min[2] && z < max[2];
  }

  /** Walls that the camera sees from behind. What is built into them or hangs on them has to be hidden. */
  get wallsBehind(): ReadonlySet<string> {
    return this.kind === "plan" ? new Set() : wallsBehind(this.#room, this.#lens.position);
  }

  follow(room: RoomScene): void {
    this.#room = room;
    this.#walk.follow(room);
  }

  /** The present camera as a photographer's; null from straight above. */
  get eye(): PhotoView | null {
    if (this.kind === "plan") return null;
    if (this.#photo && !this.#glide) return this.#photo;
    const way = this.#lens.getWorldDirection(new Vector3());
    const flat = Math.hypot(way.x, way.z) || 1e-6;
    const { x, y, z } = this.#lens.position;
    const half = Math.tan((this.#lens.fov * Math.PI) / 360) * Math.max(this.#aspect, leastAspect);
    return {
      at: [x, y, z],
      toward: [way.x / flat, -way.z / flat],
      tilt_deg: Math.max(-89, Math.min(89, (Math.atan2(way.y, flat) * 180) / Math.PI)),
      focal_mm: 18 / half,
      shift: 0,
      near_in: this.#lens.near,
    };
  }

  choose(choice: CameraChoice): void {
    const from = choice.kind === "photo" && choice.smooth && !wantsNoMotion() ? this.eye : null;
    this.#glide = from && { from, share: 0 };
    this.kind = choice.kind;
    this.#orbit.enabled = choice.kind === "orbit";
    this.#pan.enabled = choice.kind === "plan";
    this.#walk.enabled = choice.kind === "walk";
    this.#photo = null;
    this.#lens.near = 2;
    if (choice.kind === "orbit") this.#startOrbit(choice.from, choice.look);
    else if (choice.kind === "plan") this.#startPlan();
    else if (choice.kind === "photo") this.#startPhoto(choice.view);
    else this.#startWalk(choice);
    this.reshape(this.#aspect);
  }

  #startOrbit(from?: readonly number[], look?: readonly number[]): void {
    const { box } = this.#room;
    const middle = new Vector3(
      (box.min[0] + box.max[0]) / 2,
      Math.min(26, box.max[1] * 0.27),
      (box.min[2] + box.max[2]) / 2,
    );
    const reach = Math.hypot(box.max[0] - box.min[0], box.max[2] - box.min[2], box.max[1]);
    this.#lens.up.set(0, 1, 0);
    this.#untouched = !from && !look;
    // An upright picture shows as much of a room's breadth from farther off.
    const away = reach * 0.98 * Math.max(1, 1.3 / this.#aspect);
    if (look) middle.set(look[0]!, look[1]!, look[2]!);
    this.#orbit.target.copy(middle);
    if (from) this.#lens.position.set(from[0]!, from[1]!, from[2]!);
    else this.#lens.position.copy(middle).add(new Vector3(-0.38, 0.62, 0.86).multiplyScalar(away));
    this.#orbit.maxDistance = reach * 4;
    this.#orbit.update();
  }

  /** A room too small to stand in is viewed from above and the side. */
  #startPhoto(view: number | PhotoView): void {
    const { views } = this;
    this.#photo = typeof view === "number" ? (views[view] ?? views[0] ?? null) : view;
    if (this.#photo) return;
    this.#glide = null;
    this.#startOrbit();
  }

  #startPlan(): void {
    const { box } = this.#room;
    const x = (box.min[0] + box.max[0]) / 2;
    const z = (box.min[2] + box.max[2]) / 2;
    this.#above.up.set(0, 0, -1);
    this.#above.position.set(x, 5000, z);
    this.#above.zoom = 1;
    this.#pan.target.set(x, 0, z);
    this.#pan.update();
  }

  #startWalk({ at, toward }: Extract<CameraChoice, { kind: "walk" }>): void {
    const { box } = this.#room;
    const view = this.views[0];
    const middle = [(box.min[0] + box.max[0]) / 2, -(box.min[2] + box.max[2]) / 2] as const;
    this.#walk.enter(this.#room, at ?? middle, toward ?? view?.toward ?? [0, 1]);
  }

  /** Adapts the camera to a picture with this width / height. */
  reshape(aspect: number): void {
    this.#aspect = aspect;
    if (this.#photo) {
      const view = this.#glide
        ? betweenViews(this.#glide.from, this.#photo, eased(this.#glide.share))
        : this.#photo;
      aimPhoto(this.#lens, view, aspect);
      return;
    }
    if (this.kind === "plan") {
      const { box } = this.#room;
      const [w, d] = [box.max[0] - box.min[0] + 40, box.max[2] - box.min[2] + 40];
      const half = Math.max(d, w / aspect) / 2;
      Object.assign(this.#above, { left: -half * aspect, right: half * aspect, top: half, bottom: -half });
      this.#above.updateProjectionMatrix();
      return;
    }
    if (this.kind === "orbit" && this.#untouched) this.#startOrbit();
    this.#lens.aspect = aspect;
    this.#lens.fov = this.kind === "walk" ? 62 : 46;
    this.#lens.updateProjectionMatrix();
  }

  /** Walks on while keys are held, and goes on toward a view. Returns whether another frame is needed. */
  step(seconds: number): boolean {
    if (this.#glide) {
      this.#glide.share += seconds / glide_s;
      if (this.#glide.share >= 1) this.#glide = null;
      this.reshape(this.#aspect);
      return true;
    }
    return this.#walk.step(seconds);
  }

  dispose(): void {
    this.#canvas.removeEventListener("keydown", this.#press);
    this.#stop.abort();
    this.#orbit.dispose();
    this.#pan.dispose();
    this.#walk.dispose();
  }
}
