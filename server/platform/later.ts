import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";

const underway = new Set<Promise<unknown>>();

/**
 * Begins work that the answer of a call does not wait for, so that its time tells nothing about the work. What
 * fails is logged, with `what` it was. A stop waits for it; a crash loses it, so it is nothing that was promised.
 */
export function later({ log }: { log: Logger }, what: string, work: () => Promise<unknown>): void {
  const done = nextTurn()
    .then(work)
    .catch((error) => log.error({ err: error }, what))
    .finally(() => underway.delete(done));
  underway.add(done);
}

/** Waits for what was begun by `later` up to now. */
export async function laterIsDone(): Promise<void> {
  await Promise.all(underway);
}
