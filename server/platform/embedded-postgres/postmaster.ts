import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { commandAs } from "./account.ts";
import { type Binaries, useOwnServer } from "./binaries.ts";
import { type Cluster, quietEnvironment } from "./cluster.ts";
import { type Durability, serverArguments } from "./settings.ts";

/** A running `postgres` child process. */
export interface Postmaster {
  port: number;
  child: ChildProcess;
}

/** How long crash recovery may take before we give up. */
const patienceSeconds = 300;
const keptLogBytes = 5_000_000;

/** Starts PostgreSQL on `cluster` and resolves when it accepts connections on the loopback `port`. */
export async function startPostmaster(
  cluster: Cluster,
  binaries: Binaries,
  options: { port: number; durability: Durability },
): Promise<Postmaster> {
  const log = logFile(cluster);
  const logStart = sizeOf(log);
  const child = launch(cluster, binaries, options, log);
  const stopWithUs = () => child.kill("SIGINT");
  process.once("exit", stopWithUs);
  child.once("exit", () => process.off("exit", stopWithUs));
  await once(child, "spawn").catch((error: Error) => {
    throw new StartFailure(`PostgreSQL cannot run here (${error.message}). ${useOwnServer}`);
  });
  const deadline = Date.now() + patienceSeconds * 1000;
  while (!acceptsConnections(cluster, child)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw startFailure(readFileSync(log, "utf8").slice(logStart), log);
    }
    if (Date.now() > deadline) {
      child.kill("SIGINT");
      throw new StartFailure(`PostgreSQL did not become ready within ${patienceSeconds} s; see ${log}.`);
    }
    await pause(15);
  }
  return { port: options.port, child };
}

function launch(
  cluster: Cluster,
  binaries: Binaries,
  options: { port: number; durability: Durability },
  log: string,
): ChildProcess {
  const args = [
    "-D",
    cluster.folder,
    ...serverArguments({ home: dirname(cluster.folder), mark: cluster.mark }, options),
  ];
  const command = commandAs(cluster.account, binaries.postgres, args, cluster.folder);
  const output = openSync(log, sizeOf(log) > keptLogBytes ? "w" : "a", 0o600);
  try {
    return spawn(command.program, command.args, {
      ...command.options,
      cwd: dirname(cluster.folder),
      env: quietEnvironment(),
      stdio: ["ignore", output, output],
      // A separate process group, so that Ctrl-C in the terminal reaches only the web server, which then finishes its
      // requests before it stops the database.
      detached: true,
    });
  } finally {
    closeSync(output);
  }
}

/** PostgreSQL writes its state into the eighth line of its pid file, where `pg_ctl` reads it. */
function acceptsConnections(cluster: Cluster, child: ChildProcess): boolean {
  try {
    const lines = readFileSync(join(cluster.folder, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === child.pid && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

/** Stops `child`: open transactions are rolled back, everything committed is on disk. Resolves when it is gone. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  const harder = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  const hardest = setTimeout(() => child.kill("SIGKILL"), 25_000);
  await gone;
  clearTimeout(harder);
  clearTimeout(hardest);
}

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string")
    throw new Error("there is no free port on the loopback interface");
  return address.port;
}

export class PortTaken extends Error {}

function startFailure(output: string, log: string): Error {
  if (/could not bind|Address already in use/i.test(output)) return new PortTaken();
  if (/No space left on device/i.test(output)) {
    return new StartFailure(`The disk is full: PostgreSQL could not write to ${dirname(log)}.`);
  }
  if (/database files are incompatible/i.test(output)) {
    return new StartFailure(
      `${dirname(log)} was made by another version of PostgreSQL. Go back to the version that made it, or delete it to start over.`,
    );
  }
  if (/lock file .* already exists|shared memory block/i.test(output)) {
    return new StartFailure(
      `Another PostgreSQL is still running on ${dirname(log)}. Stop it and start again.`,
    );
  }
  const lines = output.trim().split("\n");
  const reason = (lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "").replace(
    /^.*(FATAL|PANIC): +/,
    "",
  );
  return new StartFailure(`PostgreSQL did not start: ${reason || "no reason given"} (see ${log})`);
}

function logFile(cluster: Cluster): string {
  return join(dirname(cluster.folder), "log");
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
