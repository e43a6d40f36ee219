import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import { ping } from "../../server/platform/database/ping.ts";
import { freePort } from "./free-port.ts";

const folders = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").toSorted() : [];
/** Debian's PostgreSQL, which has `pg_basebackup`; undefined where none is installed. */
const bin = folders
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .findLast((path) => existsSync(join(path, "pg_basebackup")));
export const hasPostgres = bin !== undefined;

// it refuses to run as root
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: 65_534, gid: 65_534 } : {};

export interface Pair {
  /** A database of the primary, and the same on its replica. */
  urls(name: string): { primary: string; replica: string };
  /** The replica takes nothing in until `goOn`, and serves what it has. */
  holdBack(): Promise<void>;
  goOn(): Promise<void>;
  /** Kills the replica without a goodbye. */
  killReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary with a streaming replica, both with nothing in them. */
export async function startPair(): Promise<Pair> {
  const home = mkdtempSync(join(tmpdir(), "showroom-pair-"));
  chmodSync(home, 0o755);
  if (isRoot) chownSync(home, 65_534, 65_534);
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin!, program), args, { ...as, cwd: home, stdio: "pipe" });
  const [one, two] = [join(home, "primary"), join(home, "replica")];
  run("initdb", ["-D", one, "-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
  const primary = await startPostgres(one, home);
  const address = (port: number, name: string) => `postgres://shop@127.0.0.1:${port}/${name}`;
  run("pg_basebackup", ["-d", address(primary.port, "postgres"), "-D", two, "-R", "-c", "fast"]);
  const replica = await startPostgres(two, home);
  const asReplica = (text: string) =>
    withConnection(address(replica.port, "postgres"), ({ sql }) => sql.unsafe(text));
  return {
    urls: (name) => ({ primary: address(primary.port, name), replica: address(replica.port, name) }),
    holdBack: async () => void (await asReplica("select pg_wal_replay_pause()")),
    goOn: async () => void (await asReplica("select pg_wal_replay_resume()")),
    killReplica: replica.kill,
    async stop() {
      await Promise.all([replica.kill(), primary.kill()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startPostgres(data: string, home: string) {
  const port = await freePort();
  const settings = { port, unix_socket_directories: "", fsync: "off", max_connections: 60 };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin!, "postgres"), ["-D", data, ...options], {
    ...as,
    cwd: home,
    stdio: "ignore",
  });
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  while (!(await withConnection(url, ({ sql }) => ping(sql), { seconds: 2 }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL in ${data} did not start.`);
    await pause(100);
  }
  return {
    port,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const over = once(server, "exit");
      // its immediate shutdown, which takes its children along
      server.kill("SIGQUIT");
      await over;
    },
  };
}
