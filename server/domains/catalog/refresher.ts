import { setTimeout as later } from "node:timers/promises";

const settle_ms = 150;
/** During many changes most of the time is left to the shop. */
const breather = 4;

interface Options {
  onError: (error: unknown) => void;
  pause?: (ms: number) => Promise<unknown>;
}

/** Runs a refresh whenever one is wanted, never two at a time. */
export class Refresher {
  /** When one was last asked for in the background, in ms since 1970. */
  wantedAt = Date.now();
  readonly #refresh: () => Promise<void>;
  readonly #onError: Options["onError"];
  readonly #pause: NonNullable<Options["pause"]>;
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #isDue = false;
  #isWaiting = false;
  #took_ms = 0;

  constructor(refresh: () => Promise<void>, { onError, pause = pauseAlone }: Options) {
    this.#refresh = refresh;
    this.#onError = onError;
    this.#pause = pause;
  }

  /** A refresh that begins after this call and does not wait for a breather. Calls at the same time share one. */
  now(): Promise<void> {
    this.#next ??= this.#afterPresent();
    return this.#next;
  }

  /** A refresh in a moment, or a while after the one under way; several calls until then ask for a single one. */
  soon(): void {
    this.wantedAt = Date.now();
    this.#isDue = true;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#afterBreather().catch(this.#onError);
  }

  async #afterBreather(): Promise<void> {
    await this.#present();
    await this.#pause(settle_ms + breather * this.#took_ms);
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

  /** Ends with the refresh under way, if there is one; whoever asked for it hears whether it failed. */
  async #present(): Promise<void> {
    await this.#underWay?.catch(() => {});
  }
}

const pauseAlone = (ms: number) => later(ms, undefined, { ref: false });
