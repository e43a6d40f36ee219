import { existsSync, rmSync } from "node:fs";
import { answerTasks } from "../../server/platform/child-tasks.ts";

export type Trouble =
  | { kind: "say"; text: string }
  | { kind: "pid" | "steps" | "hang" | "spin" | "hoard" | "crash" | "fail" | "secrets" };

const hoard: Buffer[] = [];

/** While this file is there, a child deletes it and does not come to begin anything; a folder stays. */
const blocker = process.env.TMPDIR && `${process.env.TMPDIR}/trouble-at-start`;
if (blocker && existsSync(blocker)) {
  rmSync(blocker, { force: true });
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** A child of a pool that gives every kind of trouble. */
answerTasks(async (task: Trouble, tell): Promise<string> => {
  switch (task.kind) {
    case "say":
      return task.text;
    case "steps":
      tell("one");
      tell("two");
      return "two";
    case "pid":
      return String(process.pid);
    case "secrets":
      return JSON.stringify(process.env);
    case "fail":
      throw new Error("it does not work");
    case "crash":
      return process.abort();
    case "spin":
      for (;;);
    case "hoard":
      for (;;) {
        hoard.push(Buffer.alloc(20_000_000, 1));
        await new Promise(setImmediate);
      }
    case "hang":
      return new Promise(() => {});
  }
});
