import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ChildLimits } from "./child-tasks.ts";

const passedOn = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_COMPILE_CACHE", "MARKET_ZONE"];

/**
 * Starts a `*.child.ts` without secrets in its environment, except what `variables` names; it does not keep the server
 * from exiting.
 */
export function startChild(
  script: URL,
  {
    niceness = 0,
    heap_mb = 192,
    memory_mb,
    processor_ms,
    variables,
  }: ChildLimits & {
    niceness?: number | undefined;
    heap_mb?: number | undefined;
    variables?: RegExp | undefined;
  },
): ChildProcess {
  const named = variables ? Object.keys(process.env).filter((name) => variables.test(name)) : [];
  const env = Object.fromEntries([...passedOn, ...named].map((name) => [name, process.env[name]]));
  const limits: ChildLimits = { memory_mb, processor_ms };
  const child = fork(fileURLToPath(script), [JSON.stringify(limits)], {
    ...limited(memory_mb, heap_mb),
    // with one arena per thread, freed memory returns to the system late
    env: { ...env, MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as { unref?(): void } | null)?.unref?.();
  try {
    if (niceness > 0 && child.pid) setPriority(child.pid, niceness);
  } catch {
    // it has already exited, which its exit event reports
  }
  return child;
}

const flagsOf = (heap_mb: number) => [
  `--max-old-space-size=${heap_mb}`,
  "--max-semi-space-size=1",
  "--expose-gc",
  "--disable-warning=ExperimentalWarning",
];

/** Node's reserved memory counts as data, though most of it is never touched. */
const reserved_mb = 700;

/** Linux refuses a child memory beyond the limit at once; elsewhere the child's own check must do. */
function limited(memory_mb: number, heap_mb: number): { execPath: string; execArgv: string[] } {
  const shell = "/bin/sh";
  const flags = flagsOf(heap_mb);
  if (process.platform !== "linux" || !existsSync(shell)) {
    return { execPath: process.execPath, execArgv: flags };
  }
  const kib = Math.round(((memory_mb + reserved_mb) * 1e6) / 1024);
  const script = 'ulimit -c 0; ulimit -d "$0"; exec "$@"';
  return { execPath: shell, execArgv: ["-c", script, String(kib), process.execPath, ...flags] };
}
