import { answerTasks } from "../../server/platform/child-tasks.ts";

export type Trouble =
  | { kind: "say"; text: string }
  | { kind: "pid" | "hang" | "spin" | "hoard" | "crash" | "fail" | "secrets" };

const hoard: Buffer[] = [];

/** A child of a pool that gives every kind of trouble. */
answerTasks(async (task: Trouble): Promise<string> => {
  switch (task.kind) {
    case "say":
      return task.text;
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
