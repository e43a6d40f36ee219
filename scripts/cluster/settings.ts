import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const host = "127.0.0.1";

/** Where everything of one cluster is, who may enter it, and on which ports it listens. */
export interface ClusterSettings {
  folder: string;
  /** A port; the other ones are the next 69. */
  port: number;
  /** Of every account in it. */
  password: string;
  secretKey: string;
}

/** Reads the settings of the cluster in `folder`, or makes them the first time. */
export function clusterSettings(folder: string, port: number): ClusterSettings {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "secrets.json");
  if (!existsSync(file)) {
    const secrets = { password: randomBytes(18).toString("hex"), secretKey: randomBytes(32).toString("hex") };
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  }
  const secrets = JSON.parse(readFileSync(file, "utf8")) as { password: string; secretKey: string };
  return { folder, port, ...secrets };
}

/** Who listens where, counted from the cluster's port. */
export const ports = {
  http: 0,
  primary: 1,
  replica: 2,
  archiveTls: 3,
  etcd: 4,
  etcdPeers: 5,
  postgres: [6, 7],
  patroni: [8, 9],
  pgbouncer: 10,
  redis: 11,
  files: 12,
  archive: 13,
  restored: 14,
  /** OpenSearch, whichever node. */
  search: 15,
  /** And the next two; ten above each, for each other. */
  opensearch: 20,
  web: [40, 41, 42],
  workers: [45, 46],
  jobs: 47,
  earlier: 48,
} as const;
