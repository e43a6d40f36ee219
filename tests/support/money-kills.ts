import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { start, stop, untilDeath } from "./kills.ts";
import { type MoneyWorld, moneyTasks, openMoneyWorld, type Task } from "./money-tasks.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Shop } from "./shop.ts";

/** One request that moves money, sent again under its key until there is an answer. */
export interface MoneyCall extends Task {
  key: string;
  sent: number;
  answer?: { status: number; code: string | undefined };
}

export interface MoneyKills {
  kills: number;
  calls: readonly MoneyCall[];
  /** How many were on their way when the server died under them, by what they do. */
  interrupted: ReadonlyMap<string, number>;
}

/** How long a server lives, at most, once it listens: long enough for its first answers. */
const life_ms = 500;

/**
 * Lets customers, vendors and pros move money against real servers, of which each is killed (SIGKILL) at a moment that
 * the seed chooses; then sends what was never answered to one whose clock is a minute ahead, so that what was left open
 * is due.
 */
export async function moveMoneyUnderKills(shop: Shop, kills: number, seed: number): Promise<MoneyKills> {
  const random = seededRandom(seed);
  const world = await openMoneyWorld(shop);
  const calls: MoneyCall[] = [];
  const interrupted = new Map<string, number>();
  let next = await callsOfRound(shop, world);
  for (let kill = 0; kill < kills; kill += 1) {
    const open = calls.filter(({ answer }) => !answer);
    calls.push(...next);
    const server = await start(shop, 0);
    const work = [...next, ...open].map((call) => untilDeath(send(server.origin, call)));
    await pause(random.next() * life_ms);
    await stop(server);
    await Promise.all(work);
    for (const { kind, answer } of next) {
      if (!answer) interrupted.set(kind, (interrupted.get(kind) ?? 0) + 1);
    }
    if (kill + 1 < kills) next = await callsOfRound(shop, world);
  }
  const last = await start(shop, 60);
  await allSettled(shop);
  await Promise.all(
    calls.map(async (call) => {
      while (!call.answer) await send(last.origin, call);
    }),
  );
  await allSettled(shop);
  await stop(last);
  return { kills, calls, interrupted };
}

async function callsOfRound({ platform }: Shop, world: MoneyWorld): Promise<MoneyCall[]> {
  const tasks = await moneyTasks(world);
  // many kills take longer than the quarter of an hour for which a card can be used
  await sql`update sandbox_card_tokens set expires_at = 'infinity' where not reusable`.execute(platform.db);
  return tasks.map((task) => ({ ...task, key: randomUUID(), sent: 0 }));
}

async function send(origin: string, call: MoneyCall): Promise<void> {
  call.sent += 1;
  const response = await fetch(origin + call.path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${call.token}`,
      Connection: "close",
      "Idempotency-Key": call.key,
    },
    body: JSON.stringify(call.body),
  });
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  if (response.status === 503 || code === "in_progress") return pause(100);
  if (response.status >= 500) throw new Error(`${call.path}: ${message}`);
  call.answer = { status: response.status, code };
}

/** Until nothing waits for the provider any more. */
async function allSettled({ platform }: Shop): Promise<void> {
  for (let waited_ms = 0; ; waited_ms += 100) {
    const { rows } = await sql<{ what: string; count: number }>`
      select what, count(*)::int as count from (
        select 'payment' as what from payments where status in ('requested', 'requires_action')
        union all select 'refund' from refunds where status = 'requested'
        union all select 'installment' from proposal_payments
          where status in ('requested', 'requires_action') or refund_status = 'requested'
        union all select 'plan' from plan_payments where status in ('requested', 'requires_action', 'stray', 'refunding')
        union all select 'payout' from payouts where status = 'requested'
        union all select 'renewal' from subscriptions
          where subscription_status = 'active' and plan <> 'basic' and renews_at <= now()
      ) open group by what`.execute(platform.db);
    if (rows.length === 0) return;
    if (waited_ms > 60_000) throw new Error(`never settled: ${JSON.stringify(rows)}`);
    await pause(100);
  }
}
