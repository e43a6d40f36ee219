const steps: (() => Promise<void>)[] = [];
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

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (!stopping) console.log("\nStopping …");
    void stop(0);
  });
}
