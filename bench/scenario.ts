import type { Load, Pressure } from "./load.ts";
import type { Stage } from "./stage.ts";

export type FloorName = "empty route" | "indexed select" | "static file";

/** What a figure has to be at a number of connections; times in milliseconds. */
export type Budget =
  | { at: number; share: number; of: FloorName }
  | { at: number; p50_ms: number }
  | { at: number; p99_ms: number }
  | { at: number; per_second: number }
  /** Processor time of the server per request. */
  | { at: number; processor_ms: number };

/** One thing that people do, to be measured. */
export interface Scenario {
  name: string;
  /** Which process does the work. */
  runs: "shop" | "floor";
  connections: readonly number[];
  /** The floor that its share is counted of. */
  floor: FloorName;
  budgets: readonly Budget[];
  /** On a larger catalog it may take at most 1.5 times as long. */
  grows: boolean;
  /** Warm-up time before measuring, so that the code has been compiled; 0 for benchmarks that use things up. */
  warmUp_s: number;
  /** Prepares a benchmark, and returns the function to run once per number of connections. */
  prepare(stage: Stage): Promise<(pressure: Pressure) => Promise<Load>>;
}

export const usual = {
  runs: "shop",
  connections: [1, 16, 64],
  floor: "empty route",
  budgets: [],
  grows: false,
  warmUp_s: 1,
} as const satisfies Partial<Scenario>;
