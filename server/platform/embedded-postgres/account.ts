import { execFileSync, type SpawnOptions } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { useOwnServer } from "./binaries.ts";

/** A system account to run PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account to run PostgreSQL as: undefined (ourselves) unless we are root. As root it is the owner of an existing
 * `cluster`, else `postgres`, created if missing, else `nobody`.
 */
export function databaseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const account = lookUp("postgres") ?? create("postgres") ?? lookUp("nobody");
  if (account) return account;
  throw new StartFailure(
    `PostgreSQL does not run as root, and no account to run it as could be found or made. ${useOwnServer}`,
  );
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function create(name: string): Account | undefined {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], { stdio: "ignore" });
    return lookUp(name);
  } catch {
    return undefined;
  }
}

export interface Command {
  program: string;
  args: string[];
  options: SpawnOptions;
}

/**
 * How to run `program` as `account` in `folder`. Another account cannot reach a clone below a closed home (`/root`), so
 * it gets the single capability to traverse closed folders.
 */
export function commandAs(
  account: Account | undefined,
  program: string,
  args: string[],
  folder: string,
): Command {
  if (!account) return { program, args, options: {} };
  if (mayReach(account, program) && mayReach(account, folder)) return { program, args, options: account };
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find(existsSync);
  if (!setpriv) {
    throw new StartFailure(
      `The account that PostgreSQL runs as (uid ${account.uid}) may not enter ${folder}. Move the project out of the closed folder, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  // Without the last one the capability does not count for access(2), which initdb uses to find postgres.
  const passFolders = [
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--securebits=+no_setuid_fixup",
  ];
  const become = [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups", ...passFolders];
  return { program: setpriv, args: [...become, "--", program, ...args], options: {} };
}

function mayReach(account: Account, path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & enter)) return false;
    if (folder === dirname(folder)) return true;
  }
}
