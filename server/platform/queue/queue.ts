import { announce } from "../announce/announce.ts";
import { later } from "../later.ts";
import { type Platform, within } from "../platform.ts";
import { type BackgroundRole, does } from "../roles.ts";

/** What a queue does; the jobs themselves are rows of a table, put in by the transaction that causes them. */
export interface QueueOptions<Taken> {
  /** For the log, if jobs cannot be taken or done: "webhooks could not be sent". */
  failure: string;
  /** Which role of a server works it off, and the name by which others wake it there; without it, every server does. */
  place?: { role: BackgroundRole; name: string };
  /** How many jobs one process works on at once; 1 unless set. */
  workers?: number;
  /** Takes the next job, or a batch, for this process alone; undefined if none is due. */
  take(platform: Platform): Promise<Taken | undefined>;
  /**
   * Does a job and writes its outcome. Its server may have died after the work and before that, so it may be done twice.
   * `stop` is aborted when the job is cancelled, or no longer this process's.
   */
  work(platform: Platform, taken: Taken, stop: AbortController): Promise<unknown>;
  /**
   * Takes and does a job in one transaction, whose lock keeps others from it: a crash undoes both. Only for jobs that
   * ask no outside service.
   */
  isOneTransaction?: boolean;
  /** For jobs that take longer than their lease, and for those that can be cancelled. */
  lease?: Lease<Taken>;
}

export interface Lease<Taken> {
  renewEvery_ms: number;
  idOf(taken: Taken): string;
  /** False if the job is no longer this process's. */
  renew(platform: Platform, taken: Taken): Promise<boolean>;
}

export interface Queue {
  /**
   * Works jobs off until none is due. A call while that runs makes it look again. After an error it stops, and rejects:
   * what is left waits for the next call.
   */
  drain(platform: Platform): Promise<void>;
  /**
   * Begins to drain, without waiting for it, here or in the servers whose role it is. Call it after the transaction that
   * put jobs in.
   */
  wake(platform: Platform): void;
  /** Ends the work on a job if this process does it. A lease tells other processes when they renew it. */
  cancel(platform: Platform, id: string): void;
}

/** Why work on a job ends: it was cancelled, or it is no longer this process's. */
export class Cancelled extends Error {
  override message = "the job was cancelled";
}

const places = new Map<string, { role: BackgroundRole; queue: Queue }>();
const channel = "queues_wanted";

export function createQueue<Taken>(options: QueueOptions<Taken>): Queue {
  const queue = new TableQueue(options);
  if (options.place) places.set(options.place.name, { role: options.place.role, queue });
  return queue;
}

/** From now on this server works off its queues when others wake them. */
export function hearQueues(platform: Platform): void {
  platform.listen(channel, (name) => {
    const place = places.get(name);
    if (place && does(platform.config.role, place.role)) place.queue.wake(platform);
  });
}

/** What this process does for a queue; tests have several servers in one process. */
interface Shift {
  workers: number;
  /** Goes up with each call of `drain`, so that none of them is missed. */
  calls: number;
  stops: Map<string, AbortController>;
  over: PromiseWithResolvers<void> | null;
  errors: unknown[];
}

class TableQueue<Taken> implements Queue {
  #options: QueueOptions<Taken>;
  #shifts = new WeakMap<Platform["db"], Shift>();

  constructor(options: QueueOptions<Taken>) {
    this.#options = options;
  }

  drain(caller: Platform): Promise<void> {
    const platform = caller.outside ?? caller;
    const shift = this.#shiftOf(platform);
    shift.calls += 1;
    shift.over ??= Promise.withResolvers();
    const { promise } = shift.over;
    this.#callWorker(platform, shift);
    return promise;
  }

  wake(platform: Platform): void {
    const { failure, place } = this.#options;
    const isOurs = !place || does(platform.config.role, place.role);
    const { db } = platform.outside ?? platform;
    later(platform, failure, () => (isOurs ? this.drain(platform) : announce(db, channel, place.name)));
  }

  cancel(platform: Platform, id: string): void {
    this.#shiftOf(platform).stops.get(id)?.abort(new Cancelled());
  }

  #shiftOf({ db }: Platform): Shift {
    const shift = this.#shifts.get(db) ?? { workers: 0, calls: 0, stops: new Map(), over: null, errors: [] };
    this.#shifts.set(db, shift);
    return shift;
  }

  #callWorker(platform: Platform, shift: Shift): void {
    if (shift.workers < (this.#options.workers ?? 1)) void this.#workOff(platform, shift);
  }

  async #workOff(platform: Platform, shift: Shift): Promise<void> {
    shift.workers += 1;
    try {
      while (!platform.stopping.aborted) {
        const { calls } = shift;
        if (!(await this.#doNext(platform, shift)) && calls === shift.calls) return;
      }
    } catch (error) {
      shift.errors.push(error);
    } finally {
      // in the same turn as the last look at `calls`: a call after that starts a new worker
      shift.workers -= 1;
      if (shift.workers === 0) endShift(shift);
    }
  }

  /** False if no job is due. */
  #doNext(platform: Platform, shift: Shift): Promise<boolean> {
    const next = async (its: Platform) => {
      const taken = await this.#options.take(its);
      if (taken === undefined) return false;
      // there may be more of them
      this.#callWorker(platform, shift);
      await this.#doOne(its, taken, shift);
      return true;
    };
    if (!this.#options.isOneTransaction) return next(platform);
    return platform.db.transaction().execute((db) => next(within(platform, db)));
  }

  async #doOne(platform: Platform, taken: Taken, { stops }: Shift): Promise<void> {
    const { lease, work } = this.#options;
    const stop = new AbortController();
    if (!lease) return void (await work(platform, taken, stop));
    const id = lease.idOf(taken);
    const renewing = setInterval(() => {
      lease.renew(platform, taken).then(
        (isOurs) => isOurs || stop.abort(new Cancelled()),
        (error) => platform.log.warn({ err: error, job: id }, "a job's lease could not be renewed"),
      );
    }, lease.renewEvery_ms);
    renewing.unref();
    stops.set(id, stop);
    try {
      await work(platform, taken, stop);
    } finally {
      clearInterval(renewing);
      stops.delete(id);
    }
  }
}

function endShift(shift: Shift): void {
  const { over, errors } = shift;
  shift.over = null;
  shift.errors = [];
  if (errors.length > 0) over?.reject(errors[0]);
  else over?.resolve();
}
