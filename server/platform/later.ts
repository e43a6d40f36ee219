import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";

const underway = new Set<Promise<unknown>>();

/**
 * Starts work after the response, so that response time reveals nothing about it. Failures are logged with `what`. A
 * shutdown waits for it; a crash loses it, so it must not be anything promised.
 */
export function later({ log }: { log: Logger }, what: string, work: () => Promise<unknown>): void {
  const done = nextTurn()
    .then(work)
    .catch((error) => log.error({ err: error }, what))
    .finally(() => underway.delete(done));
  underway.add(done);
}

/** Waits for everything started by `later` so far. */
export async function laterIsDone(): Promise<void> {
  await Promise.all(underway);
}
