import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const main = join(import.meta.dirname, "../../server/main.ts");
/** As `npm start` runs it. */
export const supervisor = join(import.meta.dirname, "../../scripts/start.mjs");

/** A run of the start command, without a terminal. */
export interface StartRun {
  child: ChildProcess;
  /** Everything that it has said so far. */
  output(): string;
  /** Resolves with what matched as soon as it has said so; rejects when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
}

/** Runs `npm start`'s own command (which npm would precede with an installation and a build). */
export function runStart(
  args: readonly string[],
  env: Record<string, string> = {},
  program: string = main,
): StartRun {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      child.emit("said");
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => said, ended, says: (pattern) => sayingOf(pattern, child, ended, () => said) };
}

async function sayingOf(
  pattern: RegExp,
  child: ChildProcess,
  ended: Promise<unknown>,
  output: () => string,
): Promise<RegExpExecArray> {
  let over = false;
  const end = ended.then(() => {
    over = true;
  });
  for (;;) {
    const match = pattern.exec(output());
    if (match) return match;
    if (over) throw new Error(`The start ended without saying ${pattern}:\n${output()}`);
    await Promise.race([once(child, "said"), end]);
  }
}
