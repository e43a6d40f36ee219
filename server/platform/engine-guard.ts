import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import type { Logger } from "pino";

/** After so many failures in a row, calls fail at once for a while. */
const failuresToBreak = 5;
const mostWaiting = 500;

export interface GuardedEngine {
  /** As the log names it: `the search engine`. */
  name: string;
  /** How many calls run at once. */
  atOnce: number;
  /** How long it is left alone after failures. */
  broken_ms: number;
  /** Whether an error is the engine's, and not that of one request. */
  isTheirFault(error: unknown): boolean;
  /** For the log, without anything secret. */
  reasonOf(error: unknown): string;
  /** What callers get in place of an error that is the engine's fault. */
  away(reason: string): Error;
}

/** Runs one call to an engine and ends it after `most_ms`. */
export type Guarded = <T>(most_ms: number, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** Limits how many calls run and wait, ends each at its deadline, and stops asking an engine that fails. */
export function guardEngine(engine: GuardedEngine, log: Logger | undefined): Guarded {
  const { name, isTheirFault, reasonOf } = engine;
  const breaker = circuitBreaker(handleWhen(isTheirFault), {
    breaker: new ConsecutiveBreaker(failuresToBreak),
    halfOpenAfter: engine.broken_ms,
  });
  breaker.onBreak((why) =>
    log?.error({ reason: "error" in why ? reasonOf(why.error) : "" }, `${name} does not answer`),
  );
  breaker.onReset(() => log?.warn(`${name} answers again`));
  const limited = wrap(bulkhead(engine.atOnce, mostWaiting), breaker);
  return async (most_ms, call) => {
    const timed = timeout(most_ms, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false });
    try {
      return await limited.execute(() => timed.execute(({ signal }) => call(signal)));
    } catch (error) {
      throw isTheirFault(error) ? engine.away(reasonOf(error)) : error;
    }
  };
}
