import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bucket, credentials } from "./engines/s3.ts";
import { answersOk, Program } from "./program.ts";
import { type ClusterSettings, host, ports } from "./settings.ts";

const here = fileURLToPath(new URL("../..", import.meta.url));
export const database = "showroom";

/** The addresses of the engines, as the product's processes get them. */
export function environmentOf({ port, password, secretKey }: ClusterSettings): Record<string, string> {
  const at = (server: number) => `postgres://showroom:${password}@${host}:${port + server}/${database}`;
  return {
    MODE: "demo",
    LOG_LEVEL: "warn",
    SECRET_KEY: secretKey,
    PUBLIC_URL: `http://localhost:${port + ports.http}`,
    DATABASE_URL: at(ports.pgbouncer),
    DATABASE_DIRECT_URL: at(ports.primary),
    // this PgBouncer is too old to keep prepared statements
    DATABASE_PREPARED: "off",
    DATABASE_READ_URL: at(ports.replica),
    REDIS_URL: `redis://${host}:${port + ports.redis}`,
    OPENSEARCH_URL: `http://${host}:${port + ports.search}`,
    FILES_URL: `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://${host}:${port + ports.files}`)}`,
    ...credentials,
    AWS_EC2_METADATA_DISABLED: "true",
    ADMIN_EMAIL: "admin@demo.test",
    ADMIN_PASSWORD: "Renovate-2026",
  };
}

interface ProcessOptions {
  name: string;
  role: "web" | "worker" | "jobs";
  port: number;
  environment: Readonly<Record<string, string>>;
  /** A folder with another version of the product; else this one. */
  version?: string | undefined;
}

/** One process of the product. */
export type ProductProcess = Program & { options: ProcessOptions };

export function productProcess({ folder }: ClusterSettings, options: ProcessOptions): ProductProcess {
  const { name, role, port, version = here } = options;
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const program = new Program({
    name,
    command: process.execPath,
    args: [
      "--max-semi-space-size=16",
      "--import",
      resolve(version, "scripts/before-start.mjs"),
      resolve(version, "server/main.ts"),
    ],
    env: { ...options.environment, ROLE: role, PORT: `${port}`, HOST: host, DATA_DIR: dataDir },
    log: join(folder, `log/${name}.log`),
    healthy: () => answersOk(`http://${host}:${port}/readyz`),
  });
  return Object.assign(program, { options });
}
