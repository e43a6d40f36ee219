/** Promises that resolve once nothing is being drawn, loaded or baked. */
export class Settling {
  readonly #isBusy: () => boolean;
  #waiting: (() => void)[] = [];

  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Resolves once nothing is on its way, and at the latest when the room is closed. */
  wait(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push(done);
      this.check();
    });
  }

  /** To be called whenever something has arrived. */
  check(): void {
    if (!this.#isBusy()) this.finish();
  }

  /** Resolves all promises. */
  finish(): void {
    for (const done of this.#waiting.splice(0)) done();
  }
}
