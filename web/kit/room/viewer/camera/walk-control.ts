import { type PerspectiveCamera, Vector3 } from "three";
import { ceilingOver } from "../../scene/ceiling-over.ts";
import type { RoomScene, Vec2 } from "../../scene/scene.types.ts";
import { insidePolygon } from "../light/bake/sampling.ts";

const eye_in = 62;
const stride_in = 55;
const body_in = 11;
const keys: Record<string, readonly [ahead: number, aside: number]> = {
  KeyW: [1, 0],
  ArrowUp: [1, 0],
  KeyS: [-1, 0],
  ArrowDown: [-1, 0],
  KeyA: [0, -1],
  KeyD: [0, 1],
};
const turns: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, KeyQ: 1, KeyE: -1 };

/** Walking at eye height: keys walk and turn, dragging looks around, walls stop you. */
export class WalkControl {
  enabled = false;
  readonly #camera: PerspectiveCamera;
  readonly #canvas: HTMLElement;
  readonly #onMove: () => void;
  #scene: RoomScene | null = null;
  #yaw = 0;
  #pitch = 0;
  readonly #held = new Set<string>();
  #drag: { id: number; x: number; y: number } | null = null;
  readonly #stop = new AbortController();

  constructor(camera: PerspectiveCamera, canvas: HTMLElement, onMove: () => void) {
    this.#camera = camera;
    this.#canvas = canvas;
    this.#onMove = onMove;
    const { signal } = this.#stop;
    canvas.addEventListener("pointerdown", (event) => this.#take(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#look(event), { signal });
    for (const name of ["pointerup", "pointercancel"] as const)
      canvas.addEventListener(name, () => this.#letGo(), { signal });
    canvas.addEventListener("keydown", (event) => this.#press(event), { signal });
    canvas.addEventListener("keyup", (event) => this.#held.delete(event.code), { signal });
    canvas.addEventListener("blur", () => this.#held.clear(), { signal });
  }

  /** Starts walking at `from`, looking toward `toward`. */
  enter(scene: RoomScene, from: Vec2, toward: Vec2): void {
    this.#scene = scene;
    this.#camera.position.set(from[0], this.#eyeAt(from[0], from[1]), -from[1]);
    this.#yaw = Math.atan2(-toward[0], toward[1]);
    this.#pitch = -0.08;
    this.#aim();
  }

  follow(scene: RoomScene): void {
    this.#scene = scene;
  }

  /** Walks on while keys are held. Returns whether another frame is needed. */
  step(seconds: number): boolean {
    if (!this.enabled || this.#held.size === 0) return false;
    let [ahead, aside, turn] = [0, 0, 0];
    for (const code of this.#held) {
      const way = keys[code];
      if (way) [ahead, aside] = [ahead + way[0], aside + way[1]];
      turn += turns[code] ?? 0;
    }
    this.#yaw += turn * seconds * 1.4;
    const length = Math.hypot(ahead, aside) || 1;
    const forward: Vec2 = [-Math.sin(this.#yaw), Math.cos(this.#yaw)];
    const right: Vec2 = [forward[1], -forward[0]];
    const way = stride_in * seconds;
    this.#walk(
      ((forward[0] * ahead + right[0] * aside) / length) * way,
      ((forward[1] * ahead + right[1] * aside) / length) * way,
    );
    this.#aim();
    return true;
  }

  #walk(dx: number, dy: number): void {
    const { position } = this.#camera;
    const free = (x: number, y: number) =>
      !this.#scene ||
      [0, 1, 2, 3, 4, 5, 6, 7].every((i) =>
        insidePolygon(
          this.#scene!.outline,
          x + Math.cos((i * Math.PI) / 4) * body_in,
          y + Math.sin((i * Math.PI) / 4) * body_in,
        ),
      );
    const [x, y] = [position.x, -position.z];
    // Slide along a wall.
    if (free(x + dx, y + dy)) position.set(x + dx, 0, -(y + dy));
    else if (free(x + dx, y)) position.x = x + dx;
    else if (free(x, y + dy)) position.z = -(y + dy);
    position.y = this.#eyeAt(position.x, -position.z);
  }

  /** Under a slope one stoops. */
  #eyeAt(x: number, y: number): number {
    return this.#scene ? Math.min(eye_in, ceilingOver(this.#scene, [x, y]) - 5) : eye_in;
  }

  #aim(): void {
    const ahead = new Vector3(
      -Math.sin(this.#yaw) * Math.cos(this.#pitch),
      Math.sin(this.#pitch),
      -Math.cos(this.#yaw) * Math.cos(this.#pitch),
    );
    this.#camera.up.set(0, 1, 0);
    this.#camera.lookAt(this.#camera.position.clone().add(ahead));
    this.#camera.updateMatrixWorld();
    this.#onMove();
  }

  #take(event: PointerEvent): void {
    if (!this.enabled || this.#drag) return;
    this.#drag = { id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  #look(event: PointerEvent): void {
    if (!this.enabled || this.#drag?.id !== event.pointerId) return;
    const per = 2.2 / Math.max(300, this.#canvas.clientHeight);
    this.#yaw += (event.clientX - this.#drag.x) * per;
    this.#pitch = Math.max(-1.2, Math.min(1.2, this.#pitch + (event.clientY - this.#drag.y) * per));
    this.#drag = { ...this.#drag, x: event.clientX, y: event.clientY };
    this.#aim();
  }

  #letGo(): void {
    this.#drag = null;
  }

  #press(event: KeyboardEvent): void {
    if (!this.enabled || !(event.code in keys || event.code in turns) || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    this.#held.add(event.code);
    this.#onMove();
  }

  dispose(): void {
    this.#stop.abort();
  }
}
