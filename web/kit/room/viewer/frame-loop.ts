/** Draws on demand: at most one picture for each frame of the screen. */
export class FrameLoop {
  readonly #draw: (seconds: number) => void;
  #asked = 0;
  #last_ms = 0;
  #isOver = false;

  /** `draw` is given the time since the picture before, at most 0.05 seconds. */
  constructor(draw: (seconds: number) => void) {
    this.#draw = draw;
  }

  /** Draws in the next frame of the screen. */
  ask(): void {
    if (this.#asked || this.#isOver) return;
    this.#asked = requestAnimationFrame((now_ms) => {
      this.#asked = 0;
      const seconds = Math.min(0.05, (now_ms - this.#last_ms) / 1000);
      this.#last_ms = now_ms;
      this.#draw(seconds);
    });
  }

  dispose(): void {
    this.#isOver = true;
    cancelAnimationFrame(this.#asked);
  }
}
