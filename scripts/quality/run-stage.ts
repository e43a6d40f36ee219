import { spawn } from "node:child_process";
import { join } from "node:path";

export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that were left out. */
  skipped: readonly string[];
  /** Names of the tests that passed on the second try only. */
  flaky?: readonly string[];
}

/** One step of `npm test`: programs that run one after the other, all of which must succeed. */
export interface Stage {
  name: string;
  commands: readonly Command[];
  environment?: Readonly<Record<string, string>>;
  /** How many tests passed and failed; left out, the stage is one test. Called after the commands have run. */
  count?: () => Counts;
}

export interface Command {
  /** Path of the program's script below node_modules or the project. */
  script: string;
  args?: readonly string[];
}

const root = join(import.meta.dirname, "../..");
const mostMinutes = 60;
const shownAtEachEnd = 15_000;

/** Runs a stage, prints one line about it, and its output when it failed. */
export async function runStage(stage: Stage): Promise<Counts> {
  const begin = performance.now();
  let output = "";
  let succeeded = true;
  for (const command of stage.commands) {
    const result = await run(command, stage);
    output += result.output;
    succeeded &&= result.succeeded;
    if (!succeeded) break;
  }
  const counts = truthful(stage.count?.(), succeeded);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const detail = stage.count ? sumOf(counts) : "";
  const line = `${counts.failed === 0 ? "✓" : "✗"} ${stage.name.padEnd(18)} ${seconds.padStart(6)} s  ${detail}`;
  console.log(line.trimEnd());
  for (const name of counts.skipped) console.log(`  skipped: ${name}`);
  for (const name of counts.flaky ?? []) console.log(`  flaky, passed on the second try: ${name}`);
  if (counts.failed > 0) console.log(`\n${abridged(output.trim())}\n`);
  return counts;
}

/** `3 passed, 0 failed`, with `, 1 skipped` if any was. */
export const sumOf = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`;

/** Hundreds of failures have one cause, which the first and the last tell. */
function abridged(output: string): string {
  if (output.length <= 2 * shownAtEachEnd) return output;
  const left = output.length - 2 * shownAtEachEnd;
  return `${output.slice(0, shownAtEachEnd)}\n… ${left} characters …\n${output.slice(-shownAtEachEnd)}`;
}

/** A run that ended badly has failed, also when no single test did (a file that cannot be loaded). */
function truthful(counts: Counts | undefined, succeeded: boolean): Counts {
  const { failed, ...others } = counts ?? { passed: succeeded ? 1 : 0, failed: 0, skipped: [] };
  return { ...others, failed: succeeded ? failed : Math.max(1, failed) };
}

function run(command: Command, { environment }: Stage): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, command.script), ...(command.args ?? [])], {
      cwd: root,
      env: {
        ...process.env,
        // some seventy servers are started, of which each took two seconds to read the same files
        NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
        ...environment,
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
      },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: mostMinutes * 60_000,
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
    }
    child.once("error", (error) => chunks.push(String(error)));
    child.once("close", (code, signal) => {
      if (signal) chunks.push(`\nStopped by ${signal} after at most ${mostMinutes} minutes`);
      resolve({ succeeded: code === 0, output: chunks.join("") });
    });
  });
}
