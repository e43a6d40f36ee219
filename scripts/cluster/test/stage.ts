import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { invariants } from "../../../tests/support/nothing-lost.ts";
import type { Shop } from "../../../tests/support/shop.ts";
import type { Cluster } from "../cluster.ts";
import { host } from "../settings.ts";
import type { Load, LoadOptions } from "./load.ts";
import { moneyFaults, type Payees } from "./money.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** The cluster, the shop whose books are compared afterwards, and those who use it. */
export interface Stage {
  cluster: Cluster;
  shop: Shop;
  load: Load;
  /** Who gets money beside the vendors of orders; none while the version before runs, whose tables are older. */
  payees: Payees | undefined;
}

const calm_ms = 8_000;
const longestSettling_ms = 240_000;

/** Runs something while visitors are there, and says what they saw. What it returns becomes the note. */
export async function underLoad(
  stage: Stage,
  scenario: string,
  act: () => Promise<unknown>,
  options: LoadOptions = { files: true },
): Promise<Outcome> {
  const { load } = stage;
  await load.start({ payees: stage.payees, ...options });
  let note: unknown;
  let from = 0;
  const unseen = load.unseen.length;
  try {
    await pause(calm_ms);
    from = Date.now();
    note = await act();
    await pause(calm_ms);
  } finally {
    await load.stop();
  }
  const faults = await faultsOf(stage);
  const newly = load.unseen.slice(unseen).map((each) => `not seen by its own writer: ${each}`);
  return outcomeOf(
    scenario,
    load,
    from,
    [...faults, ...newly, ...load.stopped.splice(0)],
    typeof note === "string" ? note : "",
  );
}

/** Waits until nothing is open any more, then compares everything that clients were told with what is there. */
async function faultsOf({ shop, load, cluster }: Stage): Promise<string[]> {
  await settled(shop);
  const faults: string[] = [];
  for (const { name, faults: find } of invariants) {
    for (const fault of await find(shop.platform.sql, load.intents))
      faults.push(`${name}: ${JSON.stringify(fault)}`);
  }
  for (const fault of await moneyFaults(shop, load.moved)) faults.push(`money: ${fault}`);
  const rows = await shop.platform.sql<{ text: string; count: number }[]>`
    select body as text, count(*)::int as count from messages group by body`;
  const stored = new Map(rows.map(({ text, count }) => [text, count]));
  for (const { text } of load.said) {
    if (stored.get(text) !== 1) faults.push(`a message is there ${stored.get(text) ?? 0} times`);
  }
  for (const { path, token, digest } of load.sent) {
    const response = await fetch(cluster.origin + path, { headers: { Authorization: `Bearer ${token}` } });
    const found = createHash("sha256")
      .update(Buffer.from(await response.arrayBuffer()))
      .digest("hex");
    if (found !== digest) faults.push(`a file is not what was sent (${response.status})`);
  }
  return faults;
}

async function settled({ platform }: Shop): Promise<void> {
  const end = Date.now() + longestSettling_ms;
  for (;;) {
    const [open] = await platform.sql<{ count: number }[]>`
      select count(*)::int as count from payments where status in ('requested', 'requires_action')`;
    if (open?.count === 0 || Date.now() > end) return;
    await pause(1000);
  }
}

/** The address of one of the database's servers, for its superuser. */
export function superuser({ cluster }: Stage, port: number, name = "postgres"): string {
  return `postgres://postgres:${cluster.settings.password}@${host}:${port}/${name}`;
}
