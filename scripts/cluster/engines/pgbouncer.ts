import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withConnection } from "../../../server/platform/database/one-connection.ts";
import { Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";
import { account } from "./postgres.ts";

/** The pooler in front of the primary. */
export function pgbouncer({ folder, port, password }: ClusterSettings, database: string): Program {
  const home = join(folder, "pgbouncer");
  mkdirSync(home, { recursive: true });
  const users = join(home, "users.txt");
  writeFileSync(users, `"showroom" "${password}"\n`, { mode: 0o600 });
  const file = join(home, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=${port + ports.primary} dbname=${database}
[pgbouncer]
listen_addr = ${host}
listen_port = ${port + ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 300
default_pool_size = 40
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 15
`,
  );
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", account, home]);
  const url = `postgres://showroom:${password}@${host}:${port + ports.pgbouncer}/${database}`;
  return new Program({
    name: "pgbouncer",
    command: "/usr/sbin/pgbouncer",
    args: [file],
    user: account,
    log: join(folder, "log/pgbouncer.log"),
    healthy: async () =>
      (await withConnection(url, ({ sql }) => sql`select 1 as one`, { seconds: 3 })).length === 1,
  });
}
