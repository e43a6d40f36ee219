import { Vector3 } from "three";
import type { RoomContents } from "../room-contents.ts";
import type { LightSetting } from "../room-view.types.ts";
import type { Stage } from "../stage.ts";
import { Backdrop } from "./backdrop.ts";
import { bakeScene } from "./bake-scene.ts";
import { daylightAt, indoors } from "./daylight.ts";
import { exposureFor } from "./exposure.ts";
import { LightRig } from "./light-rig.ts";

const rest_ms = 180;
const fade_ms = 350;
/** By day lamps are dimmed: they should warm a picture, not light it. */
const lampsByDay = 0.35;

/** The light in the room: what it is set to, the baked light, the outside, and the exposure that suits them. */
export class RoomLight {
  /** A factor for all light. */
  exposure = 1;
  /** White balance: a factor for each color. */
  readonly balance = new Vector3(1, 1, 1);
  readonly #stage: Stage;
  readonly #contents: RoomContents;
  readonly #backdrop = new Backdrop();
  readonly #rig: LightRig;
  #setting: Required<LightSetting>;
  #bakeTimer: ReturnType<typeof setTimeout> | undefined;
  #isCubeStale = true;
  #isHeld = false;
  /** When the first baked light came, which fades in. */
  #fadeFrom_ms: number | null = null;

  /** `onArrive` is called with each step of the baked light. */
  constructor(stage: Stage, contents: RoomContents, setting: LightSetting | undefined, onArrive: () => void) {
    const { renderer, scene, shading } = stage;
    this.#stage = stage;
    this.#contents = contents;
    this.#setting = { hour: 10.5, evening: false, lamps: true, ...setting };
    scene.add(this.#backdrop.mesh);
    this.#rig = new LightRig(renderer, scene, shading, this.#backdrop, stage.setting, () => {
      this.#fadeFrom_ms ??= performance.now();
      this.#isCubeStale = true;
      this.#expose();
      onArrive();
    });
  }

  /** Whether baked light is still on its way. */
  get isBusy(): boolean {
    return this.#rig.busy;
  }

  /** Bytes of the textures. */
  get bytes(): number {
    return this.#rig.bytes;
  }

  set(setting: Partial<LightSetting>): void {
    this.#setting = { ...this.#setting, ...setting };
    this.change();
  }

  /** Keeps the baked light as it is, or follows changes again. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /** Bakes when hands rest: baking every step of a drag would only be thrown away. */
  change(): void {
    this.#rig.sun.shadow.needsUpdate = true;
    if (this.#isHeld) {
      this.outdateReflections();
      return;
    }
    this.#rig.busy = true;
    clearTimeout(this.#bakeTimer);
    this.#bakeTimer = setTimeout(() => this.#bake(), this.#rig.light ? rest_ms : 0);
  }

  #bake(): void {
    const { parts, items, room } = this.#contents;
    const daylight = this.#daylight();
    const lamps = this.#setting.lamps ? (daylight.day > 0 ? lampsByDay : 1) : 0;
    const scene = bakeScene(room, parts, items, room.open_air ? daylight : indoors(daylight), lamps);
    this.#rig.aim(room, scene);
    this.#rig.bake(scene, this.#stage.setting.bake);
    this.#expose();
  }

  #daylight() {
    return daylightAt(this.#setting.hour, this.#contents.room.north_deg, this.#setting.evening);
  }

  /** Exposure and white balance by the light in the room, the outside blended in as photographers do. */
  #expose(): void {
    const { room } = this.#contents;
    const { exposure, balance, glow, most } = exposureFor(this.#rig.light, this.#setting, room);
    const { roomGlow, roomMost } = this.#stage.shading.uniforms;
    this.#rig.temper(room.open_air);
    this.exposure = exposure;
    this.balance.copy(balance);
    roomGlow.value.copy(glow);
    roomMost.value = most;
    this.#backdrop.set(this.#daylight(), 1 / exposure, room);
  }

  /** Lets the first baked light fade in from even light. Returns whether the fade goes on. */
  fade(): boolean {
    const { roomFade } = this.#stage.shading.uniforms;
    if (this.#fadeFrom_ms === null || roomFade.value === 1) return false;
    const isCalm = this.#stage.setting.stills || matchMedia("(prefers-reduced-motion: reduce)").matches;
    roomFade.value = isCalm ? 1 : Math.min(1, (performance.now() - this.#fadeFrom_ms) / fade_ms);
    return roomFade.value < 1;
  }

  /** Shows the outside, or hides it for a room that is seen from outside. */
  showOutside(isShown: boolean): void {
    this.#backdrop.mesh.visible = isShown;
  }

  /** What shiny things reflect has changed. */
  outdateReflections(): void {
    this.#isCubeStale = true;
  }

  /**
   * Draws the sun's shadow and what shiny things reflect again if they are out of date. `withWholeRoom` calls back while
   * nothing is hidden and nothing is marked.
   */
  reflect(withWholeRoom: (draw: () => void) => void): void {
    const isWaiting = this.#stage.setting.gather_ms > 0 && (this.isBusy || this.#contents.isBusy);
    const isCubeDue = this.#isCubeStale && this.#rig.light !== null && !isWaiting;
    if (!isCubeDue && !this.#rig.sun.shadow.needsUpdate) return;
    if (isCubeDue) this.#isCubeStale = false;
    withWholeRoom(() => {
      this.#rig.castShadow();
      if (isCubeDue) this.#rig.reflect(this.#contents.room);
    });
  }

  /** Makes again what was lost with the graphics context. */
  restore(): void {
    this.#rig.forgetCube();
    this.#isCubeStale = true;
  }

  dispose(): void {
    clearTimeout(this.#bakeTimer);
    this.#rig.dispose();
    this.#backdrop.dispose();
  }
}
