import { childPool, TaskEnded } from "./child-pool.ts";
import type { ModelResult, ModelTask } from "./models/tasks.ts";

/** Opens, measures and rewrites 3D models that vendors send, in a child process with limits of time and memory. */
export interface Models {
  /** Rejects with TooManyWait while the queue is full or no child can be started. */
  run(task: ModelTask): Promise<ModelResult>;
  close(): Promise<void>;
}

/** Opens the pool; its child starts with the first model and exits when there is nothing to do for a while. */
export function openModels(): Models {
  const pool = childPool<ModelTask, ModelResult>({
    script: new URL("./models/sent-models.child.ts", import.meta.url),
    children: 1,
    longestQueue: 4,
    time_ms: 60_000,
    processor_ms: 25_000,
    memory_mb: 700,
    heap_mb: 400,
    recycle: { tasks: 20, memory_mb: 300 },
    idle_ms: 20_000,
    niceness: 5,
  });
  return {
    async run(task) {
      try {
        return await pool.run(task);
      } catch (error) {
        if (error instanceof TaskEnded) return { kind: "refused", problem: "takes_too_long", detail: "" };
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
