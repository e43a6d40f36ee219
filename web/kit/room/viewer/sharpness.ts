import type { WebGLRenderer } from "three";
import type { Frame } from "./frame.ts";
import type { QualitySetting } from "./quality.ts";
import type { Stage } from "./stage.ts";

const rest_ms = 180;

/**
 * Chooses the picture's resolution and when to draw it. Without a graphics card, a sharp picture takes most of a
 * second. There it is coarse while it changes and sharp once it rests, and parts that arrive together are drawn
 * together.
 */
export class Sharpness {
  readonly #renderer: WebGLRenderer;
  readonly #frame: Frame;
  readonly #setting: QualitySetting;
  readonly #isBusy: () => boolean;
  readonly #draw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #rests = false;

  /** `isBusy`: more changes are on their way. `draw` is called when the picture is to be drawn sharply. */
  constructor({ renderer, setting }: Stage, frame: Frame, isBusy: () => boolean, draw: () => void) {
    this.#renderer = renderer;
    this.#frame = frame;
    this.#setting = setting;
    this.#isBusy = isBusy;
    this.#draw = draw;
  }

  /** To be called at each change of the picture. It is coarse from now on, and sharp after a pause. */
  change(): void {
    if (this.#setting.moving === this.#setting.density) return;
    this.#rests = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#rests = !this.#isBusy();
      if (this.#rests) this.#draw();
    }, rest_ms);
  }

  /** Part of the picture has arrived. Where drawing is slow, parts that arrive shortly after are drawn together with it. */
  arrive(): void {
    const { gather_ms } = this.#setting;
    if (gather_ms > 0 && this.#isBusy()) {
      this.#gathering ??= setTimeout(() => this.#showArrived(), gather_ms);
    } else this.#showArrived();
  }

  #showArrived(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.change();
    this.#draw();
  }

  /** Fits the picture to its canvas on the page at the present resolution. Returns width / height. */
  fit(): number {
    const { domElement } = this.#renderer;
    const finest = this.#rests ? this.#setting.density : this.#setting.moving;
    const density = Math.min(finest, window.devicePixelRatio || 1);
    const width = Math.max(2, Math.round(domElement.clientWidth * density));
    const height = Math.max(2, Math.round(domElement.clientHeight * density));
    if (domElement.width !== width || domElement.height !== height || this.#frame.target.width !== width) {
      this.#renderer.setSize(width, height, false);
      this.#frame.resize(width, height);
    }
    return width / height;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#gathering);
  }
}
