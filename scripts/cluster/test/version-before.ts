import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("../../..", import.meta.url));

export interface Version {
  folder: string;
  commit: string;
  /** Otherwise it has files on its own disk, which others can't read. */
  keepsFilesInS3: boolean;
}

/** How many migrations the version before lacks. */
const fewer = 2;

/** The last version with two migrations less, built in a folder of its own. */
export function versionBefore(folder: string, say: (line: string) => void): Version {
  const commit = lastCommitBefore();
  const place = join(folder, "versions", commit);
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true });
    execFileSync("git", ["archive", "--output", join(place, "version.tar"), commit], { cwd: here });
    execFileSync("tar", ["xf", "version.tar"], { cwd: place });
  }
  say(`the version before, ${commit}, is built …`);
  execFileSync(process.execPath, ["scripts/prepare.mjs"], { cwd: place, stdio: "inherit" });
  const keepsFilesInS3 = readFileSync(join(place, "server/config.ts"), "utf8").includes("FILES_URL");
  return { folder: place, commit, keepsFilesInS3 };
}

function lastCommitBefore(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: here, encoding: "utf8" }).trim().split("\n");
  const migrationsOf = (commit: string) => git("ls-tree", commit, "db/migrations/");
  const ours = new Set(migrationsOf("HEAD"));
  for (const change of git("log", "--format=%h", "--", "db/migrations")) {
    const [commit] = git("rev-parse", "--short=10", `${change}^`) as [string];
    const theirs = migrationsOf(commit);
    // a version whose migrations were edited later can't share a database with this one
    if (theirs.length <= ours.size - fewer && theirs.every((migration) => ours.has(migration))) return commit;
  }
  throw new Error(`no version has ${fewer} migrations less`);
}
