import { monitorEventLoopDelay } from "node:perf_hooks";

/** Upper bounds of the classes in which response times are counted, in ms: each 1.25 times the one before. */
const bounds = Array.from({ length: 52 }, (_, at) => 0.25 * 1.25 ** at);
const perStep = 1 / Math.log(1.25);
/** A query that takes longer counts as slow. */
const slow_ms = 500;

/** What happened in this process since the last reading. */
export interface Reading {
  requests: number;
  errors: number;
  p50_ms: number;
  p95_ms: number;
  rss_mb: number;
  loop_ms: number;
  slow_queries: number;
}

/**
 * Counts what this process does, at the cost of one addition for each request: response times go into classes, so
 * nothing grows. Times are right to a quarter.
 */
export class Vitals {
  readonly started_at = new Date();
  #times = new Uint32Array(bounds.length);
  #requests = 0;
  #errors = 0;
  #slow = 0;
  readonly #loop = monitorEventLoopDelay({ resolution: 50 });

  /** Watches the event loop too; only servers do. */
  start(): void {
    this.#loop.enable();
  }

  stop(): void {
    this.#loop.disable();
  }

  request(status: number, took_ms: number): void {
    this.#requests += 1;
    if (status >= 500) this.#errors += 1;
    const at = took_ms <= bounds[0]! ? 0 : Math.ceil(Math.log(took_ms / bounds[0]!) * perStep);
    this.#times[Math.min(at, bounds.length - 1)]! += 1;
  }

  query(took_ms: number): void {
    if (took_ms >= slow_ms) this.#slow += 1;
  }

  /** Reads the figures and resets them. */
  take(): Reading {
    const reading = {
      requests: this.#requests,
      errors: this.#errors,
      p50_ms: this.#percentile(0.5),
      p95_ms: this.#percentile(0.95),
      rss_mb: process.memoryUsage.rss() / 1024 / 1024,
      loop_ms: Math.max(0, this.#loop.percentile(99) / 1e6 - 50) || 0,
      slow_queries: this.#slow,
    };
    this.#times.fill(0);
    this.#requests = 0;
    this.#errors = 0;
    this.#slow = 0;
    this.#loop.reset();
    return reading;
  }

  #percentile(share: number): number {
    const wanted = this.#requests * share;
    if (wanted === 0) return 0;
    let seen = 0;
    for (const [at, count] of this.#times.entries()) {
      seen += count;
      if (seen >= wanted) return Math.round(bounds[at]! * 100) / 100;
    }
    return bounds.at(-1)!;
  }
}

/** Of this process. */
export const vitals = new Vitals();
