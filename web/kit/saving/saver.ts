import { ApiError } from "../../client/api-call.ts";

/** `offline`: no answer for now, it is tried again. `refused`: the server does not take it. `stale`: changed elsewhere. */
export type SaveState = "saved" | "saving" | "offline" | "refused" | "stale";

export interface SaveProgress {
  state: SaveState;
  /** What the server said where it is refused or stale. */
  error: ApiError | null;
}

export const allSaved: SaveProgress = { state: "saved", error: null };

const retry_ms = 5000;

interface Options<Content> {
  send: (content: Content) => Promise<void>;
  onProgress: (progress: SaveProgress) => void;
  pause_ms: number;
}

/**
 * Saves what changes shortly after each change, one call at a time. Without an answer it tries again by itself. What the
 * server refuses waits for the next change; what was changed elsewhere waits for `settle`. Nothing is dropped.
 */
export class Saver<Content> {
  readonly #options: Options<Content>;
  #progress = allSaved;
  /** Wrapped, so that each change is another object. */
  #pending: { content: Content } | null = null;
  #tried: object | null = null;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: Options<Content>) {
    this.#options = options;
  }

  get progress(): SaveProgress {
    return this.#progress;
  }

  get hasUnsaved(): boolean {
    return this.#pending !== null;
  }

  changed(content: Content): void {
    this.#pending = { content };
    if (this.#progress.state === "saved") this.#report("saving");
    this.#soon(this.#progress.state === "offline" ? retry_ms : this.#options.pause_ms);
  }

  /** Saves at once; resolves when the server has everything, or cannot have it now (`progress` says why). */
  async flush(): Promise<void> {
    do {
      await this.#save();
    } while (this.#pending && this.#pending !== this.#tried && this.#progress.state !== "stale");
  }

  /** Ends a conflict; `content` replaces what is pending. */
  settle(content: Content): Promise<void> {
    this.#pending = { content };
    this.#report("saving");
    return this.flush();
  }

  /** Forgets what is pending: the server has something newer that is shown from now on. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    this.#report("saved");
  }

  start(): void {
    this.#isStopped = false;
  }

  /** Tries once more what is pending, and no more after that. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.flush();
  }

  #soon(after_ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isStopped || this.#progress.state === "stale") return;
    this.#timer = setTimeout(() => void this.#save(), after_ms);
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running) return this.#running;
    if (!this.#pending || this.#progress.state === "stale") return Promise.resolve();
    this.#running = this.#saveOnce(this.#pending).finally(() => {
      this.#running = undefined;
      // what was changed while it was sent, unless a try is due already
      if (this.#pending && this.#pending !== this.#tried && this.#timer === undefined) this.#soon(0);
    });
    return this.#running;
  }

  async #saveOnce(pending: { content: Content }): Promise<void> {
    this.#tried = pending;
    const { state } = this.#progress;
    // while it cannot be saved, another try is no news
    if (state !== "offline" && state !== "refused") this.#report("saving");
    try {
      await this.#options.send(pending.content);
      if (this.#pending === pending) this.#pending = null;
      this.#report(this.#pending ? "saving" : "saved");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "stale_version") return this.#report("stale", error);
      if (!isAway(error)) return this.#report("refused", error);
      this.#report("offline");
      this.#soon(Math.max(retry_ms, (error.retryAfter_s ?? 0) * 1000));
    }
  }

  #report(state: SaveState, error: ApiError | null = null): void {
    this.#progress = { state, error };
    this.#options.onProgress(this.#progress);
  }
}

/** Whether a later try may succeed with the same content. */
const isAway = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
