import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartFailure } from "../start-failure.ts";
import { type Account, type Command, commandAs, databaseAccount } from "./account.ts";
import { type Binaries, useOwnServer } from "./binaries.ts";
import type { Durability } from "./settings.ts";

/** The one superuser of an embedded cluster. */
export const owner = "showroom";

export interface Cluster {
  /** PostgreSQL's own data directory. */
  folder: string;
  password: string;
  /** Its name in the command lines of its processes; unique per cluster, reveals nothing about the password. */
  mark: string;
  account: Account | undefined;
}

/**
 * Opens the cluster below `home`, creating it if missing. `initdb` works in a temporary folder that is renamed when
 * done, so a kill at any moment leaves either no cluster or a complete one.
 */
export async function openCluster(
  home: string,
  binaries: Binaries,
  durability: Durability,
): Promise<Cluster> {
  const folder = join(home, "cluster");
  const account = databaseAccount(folder);
  mkdirSync(home, { recursive: true });
  const isNew = !existsSync(folder);
  if (account && isNew) chownSync(home, account.uid, account.gid);
  const password = isNew ? newPassword(home, account) : keptPassword(home);
  const cluster = { folder, password, mark: markOf(password), account };
  if (isNew) await initialise(home, binaries, cluster, durability);
  return cluster;
}

/** The cluster below `home`, if there is a complete one. */
export function findCluster(home: string): Pick<Cluster, "folder" | "mark"> | undefined {
  const folder = join(home, "cluster");
  if (!existsSync(folder) || !existsSync(passwordFile(home))) return undefined;
  return { folder, mark: markOf(keptPassword(home)) };
}

function markOf(password: string): string {
  return `showroom-${createHash("sha256").update(password).digest("hex").slice(0, 16)}`;
}

async function initialise(
  home: string,
  binaries: Binaries,
  { folder, account }: Cluster,
  durability: Durability,
): Promise<void> {
  discardUnfinished(home);
  const unfinished = `${folder}.${process.pid}.unfinished`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile(home)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(durability === "scratch" ? ["--no-sync"] : []),
  ];
  const { code, complaints } = await runInitdb(commandAs(account, binaries.initdb, options, home), home);
  if (code !== 0) {
    discardUnfinished(home);
    throw initialiseFailure(complaints, home);
  }
  renameSync(unfinished, folder);
  try {
    // the initdb of a killed start keeps running for a while, and may have made its folder again
    discardUnfinished(home);
  } catch {
    // it is still writing there; the folder it leaves only takes disk space
  }
}

async function runInitdb(
  command: Command,
  home: string,
): Promise<{ code: number | null; complaints: string }> {
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: home,
    env: quietEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code, complaints] = await Promise.all([ended, text(child.stderr)]).catch((error) => {
    throw new StartFailure(`PostgreSQL's initdb cannot run here (${error.message}). ${useOwnServer}`);
  });
  return { code, complaints };
}

function initialiseFailure(complaints: string, home: string): StartFailure {
  if (/No space left on device/i.test(complaints)) {
    return new StartFailure(`The disk is full: PostgreSQL could not make its files in ${home}.`);
  }
  const reason =
    complaints.split("\n").find((line) => /error|fatal|not found/i.test(line)) ?? "no reason given";
  return new StartFailure(`PostgreSQL could not make its files in ${home}: ${reason.trim()}`);
}

function discardUnfinished(home: string): void {
  const unfinished = readdirSync(home).filter((name) => name.endsWith(".unfinished"));
  for (const name of unfinished) rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
}

function passwordFile(home: string): string {
  return join(home, "password");
}

function newPassword(home: string, account: Account | undefined): string {
  const password = randomBytes(24).toString("hex");
  const file = passwordFile(home);
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
  return password;
}

function keptPassword(home: string): string {
  if (existsSync(passwordFile(home))) return readFileSync(passwordFile(home), "utf8").trim();
  throw new StartFailure(
    `${passwordFile(home)} is missing. Put it back, or delete ${home} to start with an empty database.`,
  );
}

/** Without the shell's PG* variables, so that they cannot affect the embedded server; fixed language and time zone. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  return { PATH, SystemRoot, TMPDIR, LC_ALL: "C", TZ: "UTC" };
}
