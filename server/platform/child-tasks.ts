/** Messages from a child to its pool. */
export type FromChild<Result> =
  | { kind: "begun" }
  | { kind: "step"; step: unknown }
  | { kind: "over"; limit: "time" | "memory" }
  | { kind: "done"; result: Result; memory_mb: number }
  | { kind: "failed"; message: string; memory_mb: number };

/** Messages from a child's pool to it; the limit is that of the task. */
interface ToChild<Task> {
  task: Task;
  processor_ms: number | null;
}

/** Limits that a child checks itself; the pool kills one that cannot. */
export interface ChildLimits {
  memory_mb: number;
  /** CPU time limit for one task, over all threads; null for the pool's wall clock only. */
  processor_ms: number | null;
}

const lookEvery_ms = 50;

const memory_mb = () => process.memoryUsage.rss() / 1e6;

function processor_ms(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Serves the tasks of the pool that started this process. Call it once, from a `*.child.ts`. `work` may tell its pool of
 * the steps of a task (`RunOptions.onStep`).
 */
export function answerTasks<Task, Result>(
  work: (task: Task, tell: (step: unknown) => void) => Promise<Result>,
): void {
  const say = (message: FromChild<Result>) => process.send?.(message);
  const limits = JSON.parse(process.argv[2] ?? "") as ChildLimits;
  let before_ms: number | null = null;
  let most_ms = limits.processor_ms;
  setInterval(() => {
    if (memory_mb() > limits.memory_mb) say({ kind: "over", limit: "memory" });
    if (before_ms === null || most_ms === null) return;
    if (processor_ms() - before_ms > most_ms) say({ kind: "over", limit: "time" });
  }, lookEvery_ms).unref();
  // an orderly exit would wait for threads that are still drawing
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("message", async ({ task, processor_ms: own_ms }: ToChild<Task>) => {
    say({ kind: "begun" });
    most_ms = own_ms;
    before_ms = processor_ms();
    try {
      const result = await work(task, (step) => say({ kind: "step", step }));
      // pixels are outside the heap, whose small size alone would not trigger garbage collection
      globalThis.gc?.();
      say({ kind: "done", result, memory_mb: memory_mb() });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      say({ kind: "failed", message, memory_mb: memory_mb() });
    }
    before_ms = null;
  });
}
