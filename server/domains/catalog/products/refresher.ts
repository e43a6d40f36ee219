import { setTimeout as later } from "node:timers/promises";

const settle_ms = 150;
/** During many changes most of the time is left to the shop: so many times what a refresh takes. */
const breather = 4;

interface Options {
  onError: (error: unknown) => void;
  pause?: (ms: number) => Promise<unknown>;
  breather?: number;
}

/** Runs a refresh whenever one is wanted, never two at a time. */
export class Refresher {
  /** When one was last asked for in the background, in ms since 1970. */
  wantedAt = Date.now();
  readonly #refresh: () => Promise<void>;
  readonly #onError: Options["onError"];
  readonly #pause: NonNullable<Options["pause"]>;
  readonly #breather: number;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isDue = false;
  #isWaiting = false;
  #took_ms = 0;

  constructor(
    refresh: () => Promise<void>,
    { onError, pause = pauseAlone, breather: after = breather }: Options,
  ) {
    this.#refresh = refresh;
    this.#onError = onError;
    this.#pause = pause;
    this.#breather = after;
  }

  /** Refreshes without waiting for the pause. The refresh starts after this call; calls made before it starts share it. */
  now(): Promise<void> {
    this.#next ??= this.#afterPresent();
    return this.#next;
  }

  /** Refreshes shortly, or a while after the refresh that is running. Calls made until then share that refresh. */
  soon(): void {
    this.wantedAt = Date.now();
    this.#isDue = true;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#afterBreather().catch(this.#onError);
  }

  async #afterBreather(): Promise<void> {
    await this.#present();
    await this.#pause(settle_ms + this.#breather * this.#took_ms);
    this.#isWaiting = false;
    if (this.#isDue) await this.now();
  }

  async #afterPresent(): Promise<void> {
    await this.#present();
    this.#next = null;
    this.#isDue = false;
    const begun = performance.now();
    this.#underWay = this.#refresh().finally(() => {
      this.#underWay = null;
      this.#took_ms = performance.now() - begun;
    });
    await this.#underWay;
  }

  /** Waits for the refresh that is running, if any. If it fails, only the callers who asked for it are told. */
  async #present(): Promise<void> {
    await this.#underWay?.catch(() => {});
  }
}

const pauseAlone = (ms: number) => later(ms, undefined, { ref: false });
