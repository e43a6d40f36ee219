import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface ProgramOptions {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Who runs it, if we are root: PostgreSQL refuses to run as root. */
  user?: string;
  /** Where its output goes. */
  log: string;
}

/** A program of the cluster: one process, and those that it starts. It ends when we do, even if we are killed. */
export class Program {
  readonly name: string;
  readonly #options: ProgramOptions;
  #child: ChildProcess | null = null;

  constructor(options: ProgramOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number | null {
    return this.isRunning ? (this.#child!.pid ?? null) : null;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start(): void {
    if (this.isRunning) return;
    const { command, args, env, cwd, user, log } = this.#options;
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, "a");
    const as = user && process.getuid?.() === 0 ? ["--reuid", user, "--regid", user, "--init-groups"] : [];
    this.#child = spawn("setpriv", ["--pdeathsig", "TERM", ...as, command, ...args], {
      env: { ...process.env, ...env },
      cwd,
      stdio: ["ignore", output, output],
    });
    closeSync(output);
  }

  /** Asks it to end, and waits until it has. What still runs after 30 s is killed. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
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

  /** Waits until `isHealthy` says so. Throws if the program ends first, or after `limit_ms`. */
  async until(isHealthy: () => Promise<boolean>, limit_ms = 300_000): Promise<void> {
    const end = Date.now() + limit_ms;
    while (!(await isHealthy().catch(() => false))) {
      if (!this.isRunning)
        throw new Error(
          `${this.name} ended with ${this.#child?.signalCode ?? this.#child?.exitCode}; see ${this.#options.log}`,
        );
      if (Date.now() > end) throw new Error(`${this.name} isn't up; see ${this.#options.log}`);
      await pause(200);
    }
  }
}
