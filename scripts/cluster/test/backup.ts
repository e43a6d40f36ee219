import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withConnection } from "../../../server/platform/database/one-connection.ts";
import { account, binaries } from "../engines/postgres.ts";
import { database } from "../product.ts";
import { Program } from "../program.ts";
import { ports } from "../settings.ts";
import type { Outcome } from "./outcome.ts";
import { type Stage, superuser, underLoad } from "./stage.ts";

const move = fileURLToPath(new URL("../../files-move.ts", import.meta.url));

/** Backs up under load, goes on, then restores database and files as they were at a moment in between. */
export async function restoreScenario(stage: Stage, scenario: string): Promise<Outcome> {
  const { cluster, shop, load } = stage;
  const { sql } = shop.platform;
  const counted = () => sql<{ orders: number; messages: number; cents: number }[]>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from messages) as messages,
      (select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int from ledger_entries) as cents`;
  let backup_s = 0;
  const outcome = await underLoad(stage, scenario, async () => {
    const begun = Date.now();
    await cluster.archive.backUp(await cluster.primary());
    backup_s = (Date.now() - begun) / 1000;
    await pause(3000);
  });
  // nobody writes now: the moment to come back to
  await pause(1500);
  const [then] = await counted();
  const [moment] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  const filesThen = load.sent.map(({ digest }) => digest);
  await pause(1500);
  await load.start({ files: true, payees: stage.payees });
  await pause(10_000);
  await load.stop();
  const [later] = await counted();
  await withConnection(
    superuser(stage, (await cluster.primary()).port),
    ({ sql }) => sql`select pg_switch_wal()`,
  );
  await pause(3000);

  const begun = Date.now();
  const { folder, port } = cluster.settings;
  const home = join(folder, "restored");
  const data = join(home, "data");
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(cluster.postgres[0]!.data);
    for (const each of [home, data]) chownSync(each, uid, gid);
  }
  const place = { home, data, port: port + ports.restored };
  await cluster.archive.restore(place, moment!.at);
  const url = superuser(stage, place.port, database);
  const restored = new Program({
    name: "restored",
    command: `${binaries}/postgres`,
    args: [
      "-D",
      data,
      "-p",
      `${place.port}`,
      "-c",
      `unix_socket_directories=${home}`,
      "-c",
      "archive_mode=off",
      "-c",
      "synchronous_standby_names=",
    ],
    user: account,
    log: join(folder, "log/restored.log"),
    healthy: async () => {
      const [row] = await withConnection(url, ({ sql }) => sql`select pg_is_in_recovery() as recovers`);
      return row?.recovers === false;
    },
  });
  await restored.start();
  const faults: string[] = [];
  try {
    const [found] = await withConnection(
      url,
      ({ sql }) => sql`
      select (select count(*)::int from orders) as orders, (select count(*)::int from messages) as messages,
        (select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int from ledger_entries) as cents`,
    );
    if (JSON.stringify(found) !== JSON.stringify(then))
      faults.push(`restored ${JSON.stringify(found)}, was ${JSON.stringify(then)}`);
    if (then!.orders >= later!.orders) faults.push("nobody ordered after the moment, so nothing was proved");
    await promisify(execFile)(process.execPath, [move, "--to", "disk"], {
      env: { ...process.env, ...cluster.environment, DATA_DIR: home },
    });
    const copies = new Set(digestsBelow(join(home, "files")));
    const missing = filesThen.filter((digest) => !copies.has(digest));
    if (missing.length > 0) faults.push(`${missing.length} files are missing`);
  } finally {
    await restored.stop("SIGINT");
  }
  const took_s = ((Date.now() - begun) / 1000).toFixed(0);
  return {
    ...outcome,
    faults: [...outcome.faults, ...faults],
    note: `backup in ${backup_s.toFixed(0)} s; restored in ${took_s} s: ${then!.orders} of ${later!.orders} orders, ${filesThen.length} files`,
  };
}

function digestsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      createHash("sha256")
        .update(readFileSync(join(entry.parentPath, entry.name)))
        .digest("hex"),
    );
}
