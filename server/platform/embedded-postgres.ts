import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "./database/one-connection.ts";
import { findBinaries } from "./embedded-postgres/binaries.ts";
import { findCluster, openCluster, owner } from "./embedded-postgres/cluster.ts";
import { endLeftovers } from "./embedded-postgres/leftovers.ts";
import {
  freePort,
  PortTaken,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from "./embedded-postgres/postmaster.ts";
import { type Durability, hasSocket } from "./embedded-postgres/settings.ts";

const reviveAgain_ms = 1000;

export interface EmbeddedPostgres {
  /** URL of `database` through the server's own socket, if any; defaults to the database named at the start. */
  url(database?: string): string;
  /** Resolves when the database has shut down. It also shuts down when the process exits. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder for its files, password and log; created if missing. */
  home: string;
  /** Created if missing. */
  database?: string;
  durability?: Durability;
  /** Receives one line when PostgreSQL died and was restarted. */
  onRestart?: (line: string) => void;
}

/**
 * Starts a real PostgreSQL from npm in `home`, on a free loopback port, whatever state an earlier process left there.
 * Only for the holder of the claim on the data directory. Throws StartFailure with one line to show.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = "showroom", durability = "kept", onRestart = () => {} } = options;
  const home = resolve(options.home);
  const binaries = findBinaries();
  const cluster = await openCluster(home, binaries, durability);
  const start = async (port: number) => {
    await endLeftovers(cluster.folder, cluster.mark);
    return startPostmaster(cluster, binaries, { port, durability });
  };

  let running = await onFreePort(start);
  let stopping = false;
  const url = (name = database) => {
    const address = new URL(`postgres://${owner}:${cluster.password}@127.0.0.1:${running.port}/${name}`);
    if (hasSocket(home, running.port)) address.searchParams.set("host", home);
    return address.href;
  };

  let reviving = Promise.resolve();
  const watch = () =>
    running.child.once("exit", () => {
      reviving = revive();
    });
  const revive = async () => {
    if (stopping) return;
    onRestart("PostgreSQL stopped unexpectedly; starting it again");
    try {
      running = await start(running.port);
      watch();
    } catch (error) {
      onRestart(`PostgreSQL did not start again: ${error instanceof Error ? error.message : error}`);
      await pause(reviveAgain_ms, undefined, { ref: false });
      return revive();
    }
  };
  watch();

  await ensureDatabase(url("postgres"), database);
  return {
    url,
    stop: async () => {
      stopping = true;
      await stopPostmaster(running.child);
      // a restart in progress is stopped as well
      await reviving;
      await stopPostmaster(running.child);
    },
  };
}

/** Stops whatever runs on the cluster in `home`, and deletes it with all its data. */
export async function discardEmbeddedPostgres(home: string): Promise<void> {
  const left = findCluster(home);
  if (left) await endLeftovers(left.folder, left.mark);
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

async function onFreePort(start: (port: number) => Promise<Postmaster>): Promise<Postmaster> {
  for (let tries = 5; ; tries--) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === 0) throw error;
    }
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, async ({ sql }) => {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql.unsafe(`create database "${name}"`);
  });
}
