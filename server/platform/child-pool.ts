import type { ChildProcess } from "node:child_process";
import { basename } from "node:path";
import type { FromChild } from "./child-tasks.ts";
import { processorTimeOf } from "./processor-time.ts";
import { startChild } from "./start-child.ts";
import { traced } from "./telemetry.ts";

export interface ChildPoolOptions {
  /** A `*.child.ts`, which calls `answerTasks`. */
  script: URL;
  /** How many children run at once. */
  children: number;
  /** How many tasks may wait in each lane. */
  longestQueue: number;
  /** Wall-clock limit of one task. */
  time_ms: number;
  /** CPU time limit of one task, independent of machine load; null for wall clock only. */
  processor_ms: number | null;
  /** How long a child may take until it begins its first task; two minutes unless told. */
  start_ms?: number;
  /** Resident memory limit per child, in MB (10^6 bytes). */
  memory_mb: number;
  /** What of that JavaScript's own objects may take, in MB; 192 unless told. */
  heap_mb?: number;
  /** A child is replaced after this many tasks, or if it holds this much memory between two of them. */
  recycle: { tasks: number; memory_mb: number };
  /** Idle children exit after this time. */
  idle_ms: number;
  /** The names of variables that the children get beside those that every child does. */
  variables?: RegExp | undefined;
  /** Added to the niceness of the server: 0 is as urgent, 19 waits for everything else. */
  niceness?: number;
}

export interface ChildPool<Task, Result> {
  /**
   * Runs a task in a child; `ahead` gives priority. Rejects with TooManyWait if the lane is full, with NotStarted if no
   * child could be started, with Starved if it came too rarely to work, with TaskEnded if the child was killed or died, and with Error if the task itself failed.
   * An aborted `signal` ends the child, and the task with the signal's reason.
   */
  run(task: Task, options?: RunOptions): Promise<Result>;
  /** Kills the children; waiting tasks are rejected. */
  close(): Promise<void>;
}

export interface RunOptions {
  ahead?: boolean;
  signal?: AbortSignal;
  /** For this task in place of the pool's. */
  time_ms?: number;
  processor_ms?: number | null;
  /** Gets what the child tells of its steps. */
  onStep?(step: unknown): void;
}

/** The queue is full; nothing was started. */
export class TooManyWait extends Error {
  override message: string = "too many tasks wait";
}

/** Several children in a row did not begin the task: the machine is too busy or lacks memory. Try again later. */
export class NotStarted extends TooManyWait {
  override message = "no child process could be started";
}

/** The machine gave the child less than its processor time until the clock ran out. Try again later. */
export class Starved extends TooManyWait {
  override message = "the machine is too busy to finish the task";
}

/** The child was killed for exceeding its time or memory limit, or it crashed. */
export class TaskEnded extends Error {
  readonly reason: "time" | "memory" | "crash";

  constructor(reason: TaskEnded["reason"], detail = "") {
    super(`the task ended for its ${reason}${detail && `: ${detail}`}`);
    this.reason = reason;
  }
}

interface Job<Task, Result> {
  task: Task;
  options: RunOptions;
  /** Children that did not begin it. */
  failedStarts: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Member<Task, Result> {
  process: ChildProcess;
  job: Job<Task, Result> | null;
  /** Whether the child has said that it works on the job. */
  hasBegun: boolean;
  timer: NodeJS.Timeout | undefined;
  tasks: number;
  /** The end of its standard error. */
  said: string;
}

/** Node, its modules and its thread pools have to load first, which a busy machine does slowly; a new try loads them again. */
const startPatience_ms = 120_000;
const mostStarts = 3;
const keptWords = 600;
/** A child that computes without a pause cannot look at its own clock. */
const lookEvery_ms = 1000;

/**
 * Child processes for work that may crash, hang or use unbounded memory. They start with the first task; each runs one
 * task at a time and gets SIGKILL if it exceeds a limit, without affecting the others.
 */
export function childPool<Task, Result>(options: ChildPoolOptions): ChildPool<Task, Result> {
  const pool = new Pool<Task, Result>(options);
  pools.add(pool);
  return pool;
}

/** Those of this process that are open. */
const pools = new Set<{ readonly tasks: { name: string; running: number; waiting: number } }>();

/** How many tasks run and wait in each pool, by the name of its script. */
export const childPools = () => [...pools].map(({ tasks }) => tasks);

class Pool<Task, Result> implements ChildPool<Task, Result> {
  #options: ChildPoolOptions;
  #ahead: Job<Task, Result>[] = [];
  #usual: Job<Task, Result>[] = [];
  #members = new Set<Member<Task, Result>>();
  #isClosed = false;

  constructor(options: ChildPoolOptions) {
    this.#options = options;
  }

  get #name(): string {
    return basename(this.#options.script.pathname, ".child.ts");
  }

  get tasks() {
    const running = [...this.#members].filter(({ job }) => job).length;
    return { name: this.#name, running, waiting: this.#ahead.length + this.#usual.length };
  }

  run(task: Task, options: RunOptions = {}): Promise<Result> {
    return traced(this.#name, {}, () => this.#enqueue(task, options));
  }

  #enqueue(task: Task, options: RunOptions): Promise<Result> {
    const { ahead = false, signal } = options;
    const lane = ahead ? this.#ahead : this.#usual;
    const isFree = this.#idle() !== undefined || this.#members.size < this.#options.children;
    if (this.#isClosed || (!isFree && lane.length >= this.#options.longestQueue)) {
      return Promise.reject(new TooManyWait());
    }
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const job: Job<Task, Result> = { task, options, failedStarts: 0, resolve, reject };
      lane.push(job);
      signal?.addEventListener("abort", () => this.#cancel(job, signal.reason), { once: true });
      this.#giveWork();
    });
  }

  #cancel(job: Job<Task, Result>, reason: Error) {
    for (const lane of [this.#ahead, this.#usual]) {
      if (lane.includes(job)) lane.splice(lane.indexOf(job), 1);
    }
    job.reject(reason);
    const member = [...this.#members].find((one) => one.job === job);
    if (member) this.#end(member, new TaskEnded("crash", "cancelled"));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    pools.delete(this);
    for (const { reject } of [...this.#ahead.splice(0), ...this.#usual.splice(0)]) reject(new TooManyWait());
    const gone = [...this.#members].map(({ process: child }) => {
      child.ref();
      return new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
    });
    for (const member of [...this.#members]) this.#end(member, new TaskEnded("crash", "the server stops"));
    await Promise.all(gone);
  }

  #idle(): Member<Task, Result> | undefined {
    return [...this.#members].find(({ job }) => !job);
  }

  #giveWork() {
    while (this.#ahead.length + this.#usual.length > 0) {
      const member = this.#idle() ?? (this.#members.size < this.#options.children ? this.#start() : null);
      if (!member) return;
      this.#begin(member, (this.#ahead.shift() ?? this.#usual.shift())!);
    }
  }

  #start(): Member<Task, Result> {
    const { script, ...limits } = this.#options;
    const child = startChild(script, limits);
    const member = { process: child, job: null, hasBegun: false, timer: undefined, tasks: 0, said: "" };
    this.#members.add(member);
    child.on("message", (message) => this.#hear(member, message as FromChild<Result>));
    child.on("error", (error) => this.#end(member, new TaskEnded("crash", error.message)));
    child.on("exit", (code, signal) =>
      this.#end(member, new TaskEnded("crash", `${signal ?? `exit ${code}`} ${member.said}`.trim())),
    );
    child.stderr?.on("data", (bytes: Buffer) => {
      member.said = `${member.said}${bytes}`.slice(-keptWords);
    });
    return member;
  }

  #begin(member: Member<Task, Result>, job: Job<Task, Result>) {
    member.job = job;
    member.hasBegun = false;
    member.tasks++;
    member.process.ref();
    this.#endAfter(member, this.#options.start_ms ?? startPatience_ms);
    const { processor_ms = this.#options.processor_ms } = job.options;
    // a child that has just died reports it by its exit
    member.process.send({ task: job.task, processor_ms }, () => {});
  }

  #watch(member: Member<Task, Result>, job: Job<Task, Result>) {
    const { time_ms = this.#options.time_ms, processor_ms = this.#options.processor_ms } = job.options;
    const before_ms = processorTimeOf(member.process.pid);
    if (processor_ms === null || before_ms === null) return this.#endAfter(member, time_ms);
    const hasUsedUp = () => (processorTimeOf(member.process.pid) ?? 0) - before_ms > processor_ms;
    // the task is not to blame for a machine that has no time for it
    this.#endAfter(member, time_ms, () => (hasUsedUp() ? new TaskEnded("time") : new Starved()));
    const looking = setInterval(() => {
      if (member.job !== job) return clearInterval(looking);
      if (hasUsedUp()) this.#end(member, new TaskEnded("time"));
    }, lookEvery_ms);
    looking.unref();
  }

  #endAfter(member: Member<Task, Result>, time_ms: number, why: () => Error = () => new TaskEnded("time")) {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => this.#end(member, why()), time_ms);
    member.timer.unref();
  }

  #hear(member: Member<Task, Result>, message: FromChild<Result>) {
    const { job } = member;
    if (!job) return;
    if (message.kind === "begun") {
      member.hasBegun = true;
      return this.#watch(member, job);
    }
    if (message.kind === "step") return job.options.onStep?.(message.step);
    if (message.kind === "over") return this.#end(member, new TaskEnded(message.limit));
    member.job = null;
    // the server may exit without waiting for idle children; they exit with it
    member.process.unref();
    if (message.kind === "done") job.resolve(message.result);
    else job.reject(new Error(message.message));
    const { recycle, idle_ms } = this.#options;
    const isWorn = member.tasks >= recycle.tasks || message.memory_mb > recycle.memory_mb;
    if (isWorn) this.#end(member, new TaskEnded("memory"));
    else this.#endAfter(member, idle_ms);
    this.#giveWork();
  }

  /** Once per member, whatever events follow. */
  #end(member: Member<Task, Result>, why: Error) {
    if (!this.#members.delete(member)) return;
    clearTimeout(member.timer);
    member.process.kill("SIGKILL");
    const { job, hasBegun } = member;
    member.job = null;
    if (job && !hasBegun && !this.#isClosed && !job.options.signal?.aborted) this.#startAgain(job);
    else job?.reject(why);
    if (!this.#isClosed) this.#giveWork();
  }

  /** The task is not to blame for a child that did not come to begin it. */
  #startAgain(job: Job<Task, Result>) {
    job.failedStarts++;
    if (job.failedStarts >= mostStarts) job.reject(new NotStarted());
    else (job.options.ahead ? this.#ahead : this.#usual).unshift(job);
  }
}
