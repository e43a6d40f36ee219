const steps: (() => Promise<void>)[] = [];
/** One press of Ctrl-C may arrive twice: from the terminal, and passed on by npm or `npm run dev`. */
const samePressMs = 400;
let stopping = false;

/** Adds a step to the orderly stop; steps run in the reverse of the order in which they were added. */
export function onStop(step: () => Promise<void>): void {
  steps.push(step);
}

/** Whether the process is on its way out; whatever fails then is of no interest. */
export function isStopping(): boolean {
  return stopping;
}

/** Runs all steps and ends the process. Called again meanwhile, it ends the process at once. */
export async function stop(code: number): Promise<void> {
  if (stopping) process.exit(code || 1);
  stopping = true;
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
