import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ClusterSettings, host, ports } from "../settings.ts";
import { account, type PostgresPlace } from "./postgres.ts";
import { bucket, credentials } from "./s3.ts";

/** Base backups and the write-ahead log, kept in an S3 store by pgBackRest. */
export interface Archive {
  /** What a server runs for each finished piece of its log. */
  pushCommand(server: PostgresPlace): string;
  /** Once, before the first backup. */
  create(primary: PostgresPlace): Promise<void>;
  /** A whole copy of a running primary. */
  backUp(primary: PostgresPlace): Promise<void>;
  /** Puts the files of the last backup before `until` into an empty folder, to be replayed up to then. */
  restore(to: PostgresPlace, until: Date): Promise<void>;
}

export function archive({ folder, port }: ClusterSettings): Archive {
  const home = join(folder, "pgbackrest");
  for (const each of ["log", "lock", "spool"]) mkdirSync(join(home, each), { recursive: true });
  const file = join(home, "pgbackrest.conf");
  const settings = {
    "repo1-type": "s3",
    "repo1-path": "/database",
    "repo1-s3-bucket": bucket,
    "repo1-s3-endpoint": host,
    "repo1-s3-region": "us-east-1",
    "repo1-s3-uri-style": "path",
    "repo1-s3-key": credentials.AWS_ACCESS_KEY_ID,
    "repo1-s3-key-secret": credentials.AWS_SECRET_ACCESS_KEY,
    "repo1-storage-port": port + ports.archiveTls,
    // its certificate is its own
    "repo1-storage-verify-tls": "n",
    "repo1-bundle": "y",
    "repo1-retention-full": 2,
    "compress-type": "lz4",
    "start-fast": "y",
    "log-path": join(home, "log"),
    "lock-path": join(home, "lock"),
    "spool-path": join(home, "spool"),
    "log-level-console": "warn",
    "log-level-file": "off",
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  writeFileSync(file, `[global]\n${lines.join("\n")}\n[showroom]\npg1-user=postgres\n`, {
    mode: 0o600,
  });
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", account, home]);

  const where = ({ data }: PostgresPlace): string[] => [
    `--config=${file}`,
    "--stanza=showroom",
    `--pg1-path=${data}`,
  ];
  const running = ({ home: socket, port: at }: PostgresPlace): string[] => [
    `--pg1-socket-path=${socket}`,
    `--pg1-port=${at}`,
  ];
  const run = async (server: PostgresPlace, ...words: string[]): Promise<void> => {
    const become = process.getuid?.() === 0 ? ["--reuid", account, "--regid", account, "--init-groups"] : [];
    await promisify(execFile)("setpriv", [...become, "pgbackrest", ...where(server), ...words], {
      cwd: "/",
    });
  };
  return {
    pushCommand: (server) => ["pgbackrest", ...where(server), "archive-push", "%p"].join(" "),
    create: (primary) => run(primary, ...running(primary), "stanza-create"),
    backUp: (primary) => run(primary, ...running(primary), "--type=full", "backup"),
    restore: (to, until) =>
      run(
        to,
        "--type=time",
        `--target=${until.toISOString().replace("T", " ").replace("Z", "+00")}`,
        "--target-action=promote",
        "restore",
      ),
  };
}
