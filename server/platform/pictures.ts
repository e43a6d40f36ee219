import { availableParallelism } from "node:os";
import { childPool, TaskEnded, TooManyWait } from "./child-pool.ts";
import type {
  CatalogTask,
  DrawTask,
  EncodeTask,
  SentPicture,
  SentResult,
  SentRules,
  SentTask,
} from "./pictures/tasks.ts";

/**
 * Draws, decodes and encodes all pictures, in child processes with time and memory limits. Uploads have their own child
 * and never delay the catalog. Full queues reject with TooManyWait.
 */
export interface Pictures {
  /** Draws a material, as a high-quality WebP. Rejects with TaskEnded if that took too much time or memory. */
  draw(task: Omit<DrawTask, "kind">): Promise<Uint8Array>;
  /**
   * Encodes one of our own pictures; has priority over drawings. Rejects with TaskEnded, or Error if it is not a
   * picture.
   */
  encode(task: Omit<EncodeTask, "kind">): Promise<Uint8Array>;
  /** Redraws an uploaded picture, so that only its pixels remain. */
  redraw(sent: SentPicture, rules: SentRules): Promise<SentResult>;
  close(): Promise<void>;
}

export interface PicturesOptions {
  /** Whether the catalog's pictures are drawn coarsely and quickly, for tests. */
  areDrafts?: boolean;
  /** How many of the catalog's pictures are drawn at once. */
  children?: number;
  /** How many drawings may wait. */
  longestQueue?: number;
  /** How many uploads may wait. */
  longestSentQueue?: number;
}

/** What two children draw in about a minute: after that the visitor has left. */
const patience = 300;

/** Opens the pools; their children start with the first picture and exit when there is nothing to draw for a while. */
export function openPictures(options: PicturesOptions = {}): Pictures {
  const isDraft = options.areDrafts ?? false;
  const catalog = childPool<CatalogTask, Uint8Array>({
    script: new URL("./pictures/catalog-pictures.child.ts", import.meta.url),
    children: options.children ?? Math.min(4, availableParallelism()),
    longestQueue: options.longestQueue ?? patience,
    time_ms: 120_000,
    processor_ms: null,
    memory_mb: 600,
    recycle: { tasks: 400, memory_mb: 170 },
    idle_ms: 20_000,
  });
  const sent = childPool<SentTask, SentResult>({
    script: new URL("./pictures/sent-pictures.child.ts", import.meta.url),
    children: 1,
    longestQueue: options.longestSentQueue ?? 4,
    time_ms: 30_000,
    processor_ms: 5_000,
    memory_mb: 500,
    recycle: { tasks: 50, memory_mb: 170 },
    idle_ms: 20_000,
    niceness: 5,
  });
  return {
    draw: (task) => catalog.run({ kind: "draw", isDraft, ...task }),
    encode: (task) => catalog.run({ kind: "encode", isDraft, ...task }, { ahead: true }),
    async redraw(picture, rules) {
      try {
        return await sent.run({ sent: picture, ...rules });
      } catch (error) {
        if (error instanceof TaskEnded) return { ok: false, problem: "takes_too_long" };
        throw error;
      }
    },
    async close() {
      await Promise.all([catalog.close(), sent.close()]);
    },
  };
}

export { TaskEnded, TooManyWait };
