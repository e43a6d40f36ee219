const steps: (() => Promise<void>)[] = [];
/** One Ctrl-C may arrive twice: from the terminal, and forwarded by npm or `npm run dev`. */
const samePressMs = 400;
/** A step that hangs does not keep the process. */
let longestStop_ms = 10_000;
let stopping = false;

/** Adds a step to the orderly shutdown; steps run in reverse order. */
export function onStop(step: () => Promise<void>): void {
  steps.push(step);
}

/** Allows the shutdown that much more time. */
export function stopLater(more_ms: number): void {
  longestStop_ms += more_ms;
}

/** Whether the process is shutting down; errors no longer matter then. */
export function isStopping(): boolean {
  return stopping;
}

/** Runs all steps and exits. Called again meanwhile, it exits at once. */
export async function stop(code: number): Promise<void> {
  if (stopping) process.exit(code || 1);
  stopping = true;
  setTimeout(() => {
    console.error("Stopping takes too long; ending now.");
    process.exit(code || 1);
  }, longestStop_ms).unref();
  for (const step of steps.reverse()) await step().catch((error: unknown) => console.error(error));
  process.exit(code);
}

let pressedAt = 0;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (Date.now() - pressedAt < samePressMs) return;
    pressedAt = Date.now();
    if (!stopping) console.log("\nStopping … (Ctrl-C again: at once)");
    void stop(0);
  });
}
