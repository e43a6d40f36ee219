import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { withConnection } from "../../server/platform/database/one-connection.ts";

/** A PostgreSQL that may be treated badly: how to reach it, and where its files are. */
export interface Victim {
  url: string;
  home: string;
}

/** Ways to lose a database; each takes it away, calls `whileGone`, and gives it back. */
export type Loss = (victim: Victim, whileGone: () => Promise<void>) => Promise<void>;

const postmaster = ({ home }: Victim) =>
  Number(readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n")[0]);

/** Killed at once; its supervisor restarts it. */
export const killed: Loss = async (victim, whileGone) => {
  process.kill(postmaster(victim), "SIGKILL");
  await whileGone();
  await isBack(victim);
};

/** Every connection of a server is ended, by the database itself. */
export const ended: Loss = async (victim, whileGone) => {
  await withConnection(victim.url, ({ sql }) => sql.unsafe(endAll));
  await whileGone();
};

/** Nothing answers, and nothing says why: neither new connections nor open ones. */
export const frozen =
  (gone_ms: number): Loss =>
  async (victim, whileGone) => {
    const rows = await withConnection(victim.url, ({ sql }) => sql`select pid from pg_stat_activity`);
    const pids = [postmaster(victim), ...rows.map(({ pid }) => Number(pid))];
    signal(pids, "SIGSTOP");
    try {
      await Promise.all([whileGone(), pause(gone_ms)]);
    } finally {
      signal(pids, "SIGCONT");
    }
    await isBack(victim);
  };

/** Others hold every connection that there is. */
export const exhausted: Loss = async (victim, whileGone) => {
  const held: pg.Client[] = [];
  const take = async () => {
    for (;;) {
      const client = new pg.Client(victim.url);
      client.on("error", () => {});
      if (
        !(await client.connect().then(
          () => held.push(client),
          () => 0,
        ))
      )
        return;
    }
  };
  await take();
  await held[0]!.query(endAll);
  await take();
  await whileGone();
  await Promise.all(held.map((client) => client.end()));
};

const endAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'showroom%' and pid <> pg_backend_pid()`;

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // it has ended meanwhile
    }
  }
}

async function isBack({ url }: Victim): Promise<void> {
  for (;;) {
    const answers = withConnection(url, ({ sql }) => sql`select 1`, { seconds: 1 });
    if (await answers.catch(() => undefined)) return;
    await pause(20);
  }
}
