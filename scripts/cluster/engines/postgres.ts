import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { answersOk, Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";

/** What runs PostgreSQL where we are root; Debian's packages make it. */
export const account = "postgres";
export const binaries = "/usr/lib/postgresql/15/bin";

/** Where a server is. */
export interface PostgresPlace {
  /** Its socket is here. */
  home: string;
  data: string;
  port: number;
}

/** A PostgreSQL server under Patroni, which starts it, watches it, and says whether it is the primary. */
export class PostgresNode implements PostgresPlace {
  readonly name: string;
  readonly home: string;
  readonly data: string;
  readonly port: number;
  readonly #api: string;
  readonly #agent: Program;

  constructor(settings: ClusterSettings, at: 0 | 1, archive: (node: PostgresPlace) => string) {
    const { folder } = settings;
    this.name = `postgres-${at + 1}`;
    this.port = settings.port + ports.postgres[at];
    this.#api = `http://${host}:${settings.port + ports.patroni[at]}`;
    const home = join(folder, this.name);
    this.home = home;
    this.data = join(home, "data");
    mkdirSync(home, { recursive: true });
    const file = join(home, "patroni.yaml");
    // JSON is YAML, too
    writeFileSync(file, JSON.stringify(configuration(settings, this, at, archive), null, 2));
    if (process.getuid?.() === 0) execFileSync("chown", ["-R", account, home]);
    this.#agent = new Program({
      name: this.name,
      command: "patroni",
      args: [file],
      user: account,
      log: join(home, "patroni.log"),
      healthy: () => answersOk(`${this.#api}/health`),
    });
  }

  launch(): void {
    this.#agent.launch();
  }

  async start(): Promise<void> {
    await this.#agent.start();
  }

  get isRunning(): boolean {
    return this.#agent.isRunning;
  }

  async healthy(): Promise<boolean> {
    return this.#agent.healthy();
  }

  async isPrimary(): Promise<boolean> {
    return answersOk(`${this.#api}/primary`).catch(() => false);
  }

  /** Whether it replays what the primary writes. */
  async isReplica(): Promise<boolean> {
    return answersOk(`${this.#api}/replica`).catch(() => false);
  }

  /** Its first process, while it runs. */
  get pid(): number | null {
    const file = join(this.data, "postmaster.pid");
    if (!existsSync(file)) return null;
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  }

  async stop(): Promise<void> {
    await this.#agent.stop();
  }

  /** As if the machine lost its power: the agent, the server and all its connections at once. */
  async kill(): Promise<void> {
    const { pid } = this;
    await this.#agent.kill();
    if (pid === null) return;
    try {
      process.kill(pid, "SIGKILL");
      // its other processes notice at once that the first one is gone
      while (process.kill(pid, 0)) await pause(20);
    } catch {
      // it is gone
    }
  }

  /** Lets whichever server is the replica replay so much later what the primary writes; 0 for at once. */
  async lag(seconds: number): Promise<void> {
    const response = await fetch(`${this.#api}/config`, {
      method: "PATCH",
      body: JSON.stringify({
        postgresql: { recovery_conf: seconds > 0 ? { recovery_min_apply_delay: `${seconds}s` } : null },
      }),
    });
    if (!response.ok) throw new Error(`Patroni refused the delay: ${await response.text()}`);
  }
}

function configuration(
  { port, password }: ClusterSettings,
  node: PostgresNode,
  at: 0 | 1,
  archive: (node: PostgresPlace) => string,
): object {
  const own = `${host}:${port + ports.patroni[at]}`;
  const user = (username: string) => ({ username, password });
  return {
    scope: "showroom",
    name: node.name,
    restapi: { listen: own, connect_address: own },
    etcd3: { hosts: [`${host}:${port + ports.etcd}`] },
    bootstrap: {
      dcs: {
        // a primary that is gone is replaced within 20 to 30 s; the least that Patroni allows
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        // an order that was confirmed is on both servers, so that none is lost with one of them
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 120,
            shared_buffers: "128MB",
            wal_keep_size: "256MB",
            archive_mode: "on",
            archive_timeout: 60,
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${host}:${node.port}`,
      connect_address: `${host}:${node.port}`,
      data_dir: node.data,
      bin_dir: binaries,
      pgpass: join(node.home, "pgpass"),
      authentication: {
        superuser: user("postgres"),
        replication: user("replicator"),
        rewind: user("rewinder"),
      },
      pg_hba: [
        "local all all trust",
        `host all all ${host}/32 scram-sha-256`,
        `host replication replicator ${host}/32 scram-sha-256`,
      ],
      parameters: { unix_socket_directories: node.home, archive_command: archive(node) },
    },
  };
}
