import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Trouble } from "../../tests/support/trouble.child.ts";
import {
  type ChildPool,
  type ChildPoolOptions,
  childPool,
  NotStarted,
  Starved,
  TaskEnded,
  TooManyWait,
} from "./child-pool.ts";

const pools: ChildPool<Trouble, string>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function open(options: Partial<ChildPoolOptions> = {}) {
  const pool = childPool<Trouble, string>({
    script: new URL("../../tests/support/trouble.child.ts", import.meta.url),
    children: 1,
    longestQueue: 10,
    time_ms: 60_000,
    processor_ms: null,
    memory_mb: 400,
    recycle: { tasks: 100, memory_mb: 300 },
    idle_ms: 60_000,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const isAlive = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test.each([
  ["waits for ever", "hang", { time_ms: 300 }, "time"],
  ["computes without a pause", "spin", { time_ms: 300 }, "time"],
  ...(process.platform === "linux"
    ? ([["takes too much processor time", "spin", { processor_ms: 300 }, "time"]] as const)
    : []),
  ["takes memory without end", "hoard", {}, "memory"],
  ["crashes", "crash", {}, "crash"],
] as const)("a task that %s is ended, and the pool goes on", async (_, kind, options, reason) => {
  const pool = open(options);
  const pid = await pool.run({ kind: "pid" });
  const ended = pool.run({ kind });
  const next = pool.run({ kind: "say", text: "here" });
  const error = await ended.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TaskEnded);
  expect(reason === "memory" ? ["memory", "crash"] : [reason]).toContain((error as TaskEnded).reason);
  expect(await next).toBe("here");
  expect(await pool.run({ kind: "pid" })).not.toBe(pid);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test("a task tells of its steps, in order, before its result", async () => {
  const steps: unknown[] = [];
  expect(await open().run({ kind: "steps" }, { onStep: (step) => void steps.push(step) })).toBe("two");
  expect(steps).toEqual(["one", "two"]);
});

test("a task that fails says why, and its child stays", async () => {
  const pool = open();
  const pid = await pool.run({ kind: "pid" });
  await expect(pool.run({ kind: "fail" })).rejects.toThrow("it does not work");
  expect(await pool.run({ kind: "pid" })).toBe(pid);
});

test("a full queue refuses at once, and what must go ahead does", async () => {
  const pool = open({ longestQueue: 2, time_ms: 2000 });
  await pool.run({ kind: "pid" });
  const order: string[] = [];
  const say = (text: string, ahead: boolean) =>
    pool.run({ kind: "say", text }, { ahead }).then((said) => order.push(said));
  const hanging = pool.run({ kind: "hang" }).catch(() => {});
  const waiting = [say("first", false), say("second", false)];
  await expect(pool.run({ kind: "say", text: "third" })).rejects.toThrow(TooManyWait);
  waiting.push(say("ahead", true));
  await Promise.all([hanging, ...waiting]);
  expect(order).toEqual(["ahead", "first", "second"]);
});

test("children are replaced after their tasks, end when idle, and know no secrets", async () => {
  process.env.TEST_SECRET = "hidden";
  const pool = open({ recycle: { tasks: 2, memory_mb: 300 }, idle_ms: 100 });
  const secrets = await pool.run({ kind: "secrets" });
  delete process.env.TEST_SECRET;
  expect(secrets).not.toContain("hidden");
  const first = await pool.run({ kind: "pid" });
  const second = await pool.run({ kind: "pid" });
  expect(second).not.toBe(first);
  await expect.poll(() => isAlive(first)).toBe(false);
  await expect.poll(() => isAlive(second)).toBe(false);
  expect(await pool.run({ kind: "say", text: "again" })).toBe("again");
});

test("closing ends the children and rejects what waits", async () => {
  const pool = open();
  const pid = await pool.run({ kind: "pid" });
  const hanging = pool.run({ kind: "hang" });
  const waiting = pool.run({ kind: "say", text: "late" });
  const settled = Promise.allSettled([hanging, waiting]);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(isAlive(pid)).toBe(false);
});

/** Runs with a folder for temporary files of its own, where children find what keeps them from starting. */
async function withBlocker(make: (path: string) => Promise<unknown>, run: () => Promise<void>) {
  const [before, folder] = [process.env.TMPDIR, await mkdtemp(join(tmpdir(), "child-pool-"))];
  process.env.TMPDIR = folder;
  try {
    await make(join(folder, "trouble-at-start"));
    await run();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true });
  }
}

test("a task whose child does not come to begin it goes to another child", async () => {
  await withBlocker(
    (path) => writeFile(path, ""),
    async () => {
      const pool = open({ start_ms: 4000 });
      const both = [pool.run({ kind: "say", text: "first" }), pool.run({ kind: "say", text: "second" })];
      expect(await Promise.all(both)).toEqual(["first", "second"]);
    },
  );
});

test("where no child can be started, the task is not to blame", async () => {
  await withBlocker(
    (path) => mkdir(path),
    async () => {
      const pool = open();
      await expect(pool.run({ kind: "say", text: "here" })).rejects.toThrow(NotStarted);
    },
  );
  // who asks is told to come again, as with a full queue
  expect(new NotStarted()).toBeInstanceOf(TooManyWait);
});

test.runIf(process.platform === "linux")(
  "a task that the machine has no time for is not to blame",
  async () => {
    const pool = open({ time_ms: 300, processor_ms: 5000 });
    await expect(pool.run({ kind: "hang" })).rejects.toThrow(Starved);
    expect(new Starved()).toBeInstanceOf(TooManyWait);
    expect(await pool.run({ kind: "say", text: "here" })).toBe("here");
  },
);

test("a task that is cancelled ends its child, and one that waits does not begin", async () => {
  const pool = open();
  const pid = await pool.run({ kind: "pid" });
  const [first, second] = [new AbortController(), new AbortController()];
  const hanging = pool.run({ kind: "hang" }, { signal: first.signal });
  const waiting = pool.run({ kind: "hang" }, { signal: second.signal });
  const next = pool.run({ kind: "say", text: "here" });
  second.abort(new Error("dropped"));
  await expect(waiting).rejects.toThrow("dropped");
  first.abort(new Error("dropped too"));
  await expect(hanging).rejects.toThrow("dropped too");
  expect(await next).toBe("here");
  await expect.poll(() => isAlive(pid)).toBe(false);
});
