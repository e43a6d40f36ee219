import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";

export interface Haproxy extends Program {
  /** Sends no new requests to a web process, or sends them again. */
  set(web: number, state: "drain" | "ready"): Promise<void>;
  /** How many requests a web process is answering. */
  busy(web: number): Promise<number>;
}

/** The one door: spreads requests over the web processes, and finds the primary and the replica by Patroni's word. */
export function haproxy({ folder, port }: ClusterSettings, webPorts: readonly number[]): Haproxy {
  const home = join(folder, "haproxy");
  mkdirSync(home, { recursive: true });
  const socket = join(home, "socket");
  const file = join(home, "haproxy.cfg");
  const certificate = ownCertificate(home);
  const database = (role: string, at: number) => `
listen ${role}
  bind ${host}:${port + at}
  mode tcp
  option httpchk OPTIONS /${role}
  http-check expect status 200
  timeout client 1h
  timeout server 1h
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${ports.postgres.map((each, node) => `  server postgres-${node + 1} ${host}:${port + each} port ${port + ports.patroni[node]!}`).join("\n")}
`;
  writeFileSync(
    file,
    `global
  maxconn 1000
  nbthread 1
  stats socket ${socket} mode 600 level admin

defaults
  timeout connect 3s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 3s
  retries 3
  option redispatch

frontend http
  bind ${host}:${port + ports.http}
  mode http
  option forwardfor
  default_backend web
  # without their database none is ready, but all still serve what they have in memory
  use_backend alive if { nbsrv(web) eq 0 }

${webBackend("web", "/readyz", webPorts)}
${webBackend("alive", "/healthz", webPorts)}
listen opensearch
  bind ${host}:${port + ports.search}
  mode http
  balance roundrobin
  option redispatch
  option httpchk
  http-check send meth GET uri /_cluster/health?local=true ver HTTP/1.1 hdr Host localhost
  default-server check inter 1s fall 2 rise 1
  server one ${host}:${port + ports.opensearch}
  server two ${host}:${port + ports.opensearch + 1}

# pgBackRest speaks only TLS
listen archive
  bind ${host}:${port + ports.archiveTls} ssl crt ${certificate}
  mode http
  server moto ${host}:${port + ports.archive}
${database("primary", ports.primary)}${database("replica", ports.replica)}`,
  );
  const program = new Program({
    name: "haproxy",
    command: "/usr/sbin/haproxy",
    args: ["-f", file],
    log: join(folder, "log/haproxy.log"),
    healthy: async () => (await command("show info")).includes("Uptime"),
  });

  async function command(line: string): Promise<string> {
    const connection = createConnection(socket);
    connection.end(`${line}\n`);
    return text(connection);
  }

  return Object.assign(program, {
    async set(web: number, state: "drain" | "ready") {
      await command(`set server web/web-${web + 1} state ${state}`);
    },
    async busy(web: number) {
      const rows = (await command("show stat web -1 -1")).split("\n").map((row) => row.split(","));
      return Number(rows.find(([, name]) => name === `web-${web + 1}`)?.[4] ?? 0);
    },
  });
}

/** A certificate that nobody but us trusts, with its key. */
function ownCertificate(home: string): string {
  const file = join(home, "certificate.pem");
  if (existsSync(file)) return file;
  const [key, certificate] = [join(home, "key.pem"), join(home, "public.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "3650",
      "-subj",
      `/CN=${host}`,
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "ignore" },
  );
  writeFileSync(file, readFileSync(key, "utf8") + readFileSync(certificate, "utf8"), { mode: 0o600 });
  return file;
}

function webBackend(name: string, health: string, webPorts: readonly number[]): string {
  return `backend ${name}
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri ${health} ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  # a request that only reads, or that has a key, may be sent to another one if the first dies over it
  acl may_repeat method GET HEAD
  acl may_repeat req.hdr(Idempotency-Key) -m found
  http-request disable-l7-retry unless may_repeat
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 3 rise 1
${webPorts.map((port, at) => `  server web-${at + 1} ${host}:${port}`).join("\n")}
`;
}
