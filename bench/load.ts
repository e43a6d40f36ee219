import autocannon from "autocannon";
import { processorTime_ms, serverOf } from "./process-figures.ts";

/** What came back under load. */
export interface Load {
  seconds: number;
  /** Of every answer that was right. */
  latencies_ms: number[];
  errors: number;
  /** Processor time that the loaded process spent; null where that cannot be known. */
  processor_ms: number | null;
}

export interface Pressure {
  connections: number;
  seconds: number;
  /** The process that does the work. */
  pid: number;
}

/** GETs one address after another on each connection, without a pause. `next` gives each request its path. */
export function loadPaths(
  origin: string,
  { connections, seconds, pid }: Pressure,
  next: () => string,
  headers: Record<string, string> = {},
): Promise<Load> {
  return new Promise((resolve, reject) => {
    const latencies_ms: number[] = [];
    let errors = 0;
    const spent_ms = stopwatch(pid);
    const instance = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        timeout: 30,
        requests: [{ method: "GET", headers, setupRequest: (request) => ({ ...request, path: next() }) }],
      },
      (error: Error | null, result) => {
        if (error) return reject(error);
        resolve({
          seconds: result.duration,
          latencies_ms,
          errors: errors + result.errors + result.timeouts,
          processor_ms: spent_ms(),
        });
      },
    );
    instance.on("response", (_client, status, _bytes, latency_ms) => {
      if (status === 200) latencies_ms.push(latency_ms);
      else errors++;
    });
  });
}

/**
 * Lets `connections` people do the same thing again and again until the time is over, or one of them has
 * nothing left to do (`false`). What throws counts as an error.
 */
export async function loadFlow(
  { connections, seconds, pid }: Pressure,
  once: (person: number) => Promise<boolean>,
): Promise<Load> {
  const latencies_ms: number[] = [];
  let errors = 0;
  const spent_ms = stopwatch(pid);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const live = async (person: number) => {
    while (performance.now() < until) {
      const start = performance.now();
      try {
        if (!(await once(person))) return;
        latencies_ms.push(performance.now() - start);
      } catch (error) {
        if (errors++ === 0) console.error(error instanceof Error ? error.message : error);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, person) => live(person)));
  return { seconds: (performance.now() - begun) / 1000, latencies_ms, errors, processor_ms: spent_ms() };
}

/** Gives the processor time that the server has used since. */
function stopwatch(pid: number): () => number | null {
  const server = process.platform === "linux" ? serverOf(pid) : pid;
  const before = processorTime_ms(server);
  return () => (before === null ? null : processorTime_ms(server)! - before);
}
