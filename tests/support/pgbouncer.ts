import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** Whether this machine has a `pgbouncer`. */
export const hasPgBouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

export interface OwnPgBouncer {
  /** The address of the database at `url`, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** A pooler before the PostgreSQL at `url`, in transaction mode unless told, with a few connections for everybody. */
export async function startPgBouncer(
  url: string,
  { mode = "transaction", connections = 8 } = {},
): Promise<OwnPgBouncer> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const socket = searchParams.get("host");
  const folder = mkdtempSync(join(tmpdir(), "showroom-pgbouncer-"));
  const at = await freePort();
  const ini = join(folder, "pgbouncer.ini");
  writeFileSync(
    ini,
    `[databases]
* = host=${socket ?? hostname} port=${port || 5432} user=${username}${password && ` password='${decodeURIComponent(password)}'`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  // it refuses to run as root, and has to get at the socket
  const isRoot = process.getuid?.() === 0;
  const id = socket ? statSync(socket).uid : 65_534;
  for (const path of [folder, ini]) chmodSync(path, path === ini ? 0o644 : 0o755);
  const child = spawn("pgbouncer", [ini], {
    ...(isRoot && { uid: id, gid: id }),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    said.push(line);
    if (line.includes("process up")) break;
  }
  child.stderr.resume();
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said.join("\n")}`);
  return {
    through(database) {
      const address = new URL(database);
      address.host = `127.0.0.1:${at}`;
      address.searchParams.delete("host");
      return address.href;
    },
    async stop() {
      const over = once(child, "exit");
      child.kill("SIGKILL");
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
