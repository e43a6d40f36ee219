/** Receives the progress of a long task. */
export interface Progress {
  /** `done` of `total` in any unit; `step` names the current step in a few words. */
  update(done: number, total: number, step: string): void;
  finish(): void;
}

/** A bar on a terminal; elsewhere a plain line per quarter. */
export async function showProgress(title: string): Promise<Progress> {
  return process.stdout.isTTY ? bar(title) : plainLines(title);
}

async function bar(title: string): Promise<Progress> {
  const { default: cliProgress } = await import("cli-progress");
  const shown = new cliProgress.SingleBar({
    format: `${title} {bar} {percentage}%  {step}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  shown.start(100, 0, { step: "" });
  return {
    update: (done, total, step) => shown.update(percent(done, total), { step }),
    finish: () => shown.stop(),
  };
}

function plainLines(title: string): Progress {
  let lastQuarter = -1;
  return {
    update(done, total, step) {
      const quarter = Math.floor(percent(done, total) / 25);
      if (quarter <= lastQuarter) return;
      lastQuarter = quarter;
      console.log(`${title}: ${quarter * 25} % (${step})`);
    },
    finish() {},
  };
}

function percent(done: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 100;
}
