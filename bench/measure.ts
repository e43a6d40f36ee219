import type { Load } from "./load.ts";
import type { FloorName, Scenario } from "./scenario.ts";
import type { Stage } from "./stage.ts";

/** One line of the table. */
export interface Figure {
  name: string;
  floor: FloorName;
  connections: number;
  per_second: number;
  p50_ms: number;
  p99_ms: number;
  errors: number;
  /** Of the server alone, not of PostgreSQL, per request. */
  processor_ms: number | null;
}

const warmUpConnections = 16;

/** Runs a scenario at each of its numbers of connections, after a short run that counts for nothing. */
export async function measure(stage: Stage, scenario: Scenario, seconds: number): Promise<Figure[]> {
  const run = await scenario.prepare(stage);
  const { pid } = stage[scenario.runs];
  if (scenario.warmUp_s > 0) await run({ connections: warmUpConnections, seconds: scenario.warmUp_s, pid });
  const figures: Figure[] = [];
  for (const connections of scenario.connections) {
    const load = await run({ connections, seconds, pid });
    figures.push({ name: scenario.name, floor: scenario.floor, connections, ...figuresOf(load) });
  }
  return figures;
}

function figuresOf({ latencies_ms, seconds, errors, processor_ms }: Load) {
  const sorted = Float64Array.from(latencies_ms).sort();
  const requests = sorted.length + errors;
  return {
    per_second: sorted.length / seconds,
    p50_ms: quantile(sorted, 0.5),
    p99_ms: quantile(sorted, 0.99),
    errors,
    processor_ms: processor_ms === null || requests === 0 ? null : processor_ms / requests,
  };
}

/** The value below which `part` of the sorted values lie; 0 of none. */
export const quantile = (sorted: Float64Array, part: number): number =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
