import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface ProgramOptions {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Who runs it, if we are root: PostgreSQL and its relatives refuse to run as root. */
  user?: string;
  /** Where its output goes. */
  log: string;
  /** Whether it can do its work; a failure means no. */
  healthy(): Promise<boolean>;
}

/** A program of the cluster: one process, and those that it starts. It ends when we do, even if we are killed. */
export class Program {
  readonly name: string;
  readonly healthy: () => Promise<boolean>;
  readonly #options: ProgramOptions;
  #child: ChildProcess | null = null;
  #stopping = false;

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
    this.healthy = () => options.healthy().catch(() => false);
  }

  /** Its process, while it runs. */
  get pid(): number | null {
    return this.isRunning ? (this.#child!.pid ?? null) : null;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it, and waits until it is healthy. Throws if it ends first, or after 5 minutes. */
  async start(): Promise<void> {
    this.launch();
    await this.untilHealthy();
  }

  /** Starts it without waiting. */
  launch(): void {
    if (this.isRunning) return;
    const { command, args, env, user, log } = this.#options;
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, "a");
    const asUser = user && process.getuid?.() === 0;
    const become = asUser ? ["--reuid", user, "--regid", user, "--init-groups"] : [];
    this.#stopping = false;
    this.#child = spawn("setpriv", ["--pdeathsig", "TERM", ...become, command, ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
    });
    closeSync(output);
  }

  /** Asks it to end, and waits until it has. What still runs after 30 s is killed. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.#stopping = true;
    if (!this.isRunning) return;
    const ended = once(this.#child!, "exit");
    this.#child!.kill(signal);
    const timer = setTimeout(() => this.#child?.kill("SIGKILL"), 30_000);
    await ended;
    clearTimeout(timer);
  }

  async kill(): Promise<void> {
    await this.stop("SIGKILL");
  }

  async untilHealthy(isHealthy = this.healthy, limit_ms = 300_000): Promise<void> {
    const end = Date.now() + limit_ms;
    while (!(await isHealthy())) {
      if (this.#stopping) return;
      if (!this.isRunning) throw new Error(`${this.name} ended; see ${this.#options.log}`);
      if (Date.now() > end) throw new Error(`${this.name} isn't up; see ${this.#options.log}`);
      await pause(200);
    }
  }
}

/** Whether an address answers with a status below 300. */
export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(3000), headers: { Connection: "close" } });
  await response.body?.cancel();
  return response.ok;
}
