import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reconcile } from "../server/domains/money/reconciliation/reconcile.flow.ts";
import { allJobsOf, faultsInBooks } from "./support/money-books.ts";
import { type MoneyKills, moveMoneyUnderKills } from "./support/money-kills.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** `MONEY_KILLS=200 npx vitest run tests/money-kills.test.ts` proves more, and takes minutes. */
const kills = Number(process.env.MONEY_KILLS ?? 10);
const seed = Number(process.env.KILL_SEED ?? 4471);

/** So many proposals, returns and payouts come from few accounts: each attempt counts for an account of its own. */
async function withoutLimits({ platform: { db } }: Shop): Promise<void> {
  await sql`
    create function keep_trying() returns trigger language plpgsql as
    'begin new.subject := gen_random_uuid(); return new; end'`.execute(db);
  await sql`
    create trigger keep_trying before insert on attempt_counts for each row execute function keep_trying()`.execute(
    db,
  );
}

describe(`after ${kills} kills of the server while money moves (KILL_SEED=${seed})`, () => {
  let shop: Shop;
  let history: MoneyKills;
  beforeAll(
    async () => {
      shop = await openShop();
      await sql`update variants set stock = 100000`.execute(shop.platform.db);
      await withoutLimits(shop);
      history = await moveMoneyUnderKills(shop, kills, seed);
      await sql`update sandbox_payouts set arrives_at = now()`.execute(shop.platform.db);
      // what is younger than an hour may still be on its way
      shop.clock.skipMinutes(130);
      // one run settles 500 payouts
      for (let settled = 0; settled <= history.calls.length; settled += 500)
        await allJobsOf(shop, ["settle-payouts", "settle-refunds", "settle-plan-payments"]);
    },
    60_000 + kills * 30_000,
  );
  afterAll(() => shop?.close());

  test("the kills hit what they were meant for", () => {
    const sent = Map.groupBy(history.calls, ({ kind }) => kind);
    const words = [...sent].map(
      ([kind, of]) => `${history.interrupted.get(kind) ?? 0} of ${of.length} ${kind}s`,
    );
    console.log(`${kills} kills, interrupted: ${words.join(", ")}`);
    const interrupted = [...history.interrupted.values()].reduce((sum, count) => sum + count, 0);
    expect(interrupted).toBeGreaterThan(kills);
  });

  test("every request has an answer: done, or done before", () => {
    const odd = history.calls.filter(({ answer, sent }) => {
      if (!answer) return true;
      // a request that an earlier server has done without answering is told that it is done
      const isDoneBefore = sent > 1 && [409, 422].includes(answer.status);
      return answer.status >= 300 && !isDoneBefore;
    });
    expect(odd.map(({ kind, answer, sent }) => ({ kind, answer, sent }))).toEqual([]);
  });

  test("every refund, payout, payment and plan that was asked for is done, and once", async () => {
    const count = (kind: string) => history.calls.filter((call) => call.kind === kind).length;
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from sandbox_refunds) as refunds,
        (select count(*)::int from return_cases where status = 'refunded' and kind = 'return') as returns,
        (select count(*)::int from return_cases where status = 'refunded' and kind = 'goodwill') as goodwill,
        (select count(*)::int from sandbox_payouts) as payouts,
        (select count(*)::int from proposal_payments where status = 'succeeded') as installments,
        (select count(*)::int from plan_invoices where kind = 'renewal' and status = 'paid') as renewals,
        (select count(*)::int from plan_payments where status = 'succeeded') as plan_charges,
        (select count(*)::int from credit_codes) as codes`.execute(shop.platform.db);
    expect(rows[0]).toEqual({
      refunds: count("cancel") + count("return") + count("goodwill"),
      returns: count("return"),
      goodwill: count("goodwill"),
      payouts: count("payout"),
      // the deposit before each progress payment was paid in peace
      installments: count("deposit") + 2 * count("progress payment"),
      // one round each; the first month was paid before
      renewals: kills,
      // and each buyer of a pack had bought one before
      plan_charges: 2 * kills + count("plan") + 2 * count("credit pack"),
      codes: count("credit code"),
    });
  });

  test("every pro has the credits that were bought, less those in codes", async () => {
    const { rows } = await sql<{ changes: string; pros: number }>`
      select changes, count(*)::int as pros from (
        select string_agg(reason || ' ' || change, ', ' order by change desc, reason) as changes, sum(change) as total,
          (array_agg(balance order by id desc))[1] as balance
        from credit_entries group by user_id) of_pro
      where balance = total group by changes order by changes`.execute(shop.platform.db);
    expect(rows).toEqual([
      { changes: "bought 10, bought 10, given -4", pros: kills },
      // a month of Premium for each of the first plans, two for each that was renewed
      { changes: "included 10", pros: kills },
      { changes: "included 10, included 10", pros: kills },
    ]);
  });

  test("orders, charges and ledger accounts agree with the provider's books", async () => {
    const run = await reconcile(shop.platform);
    expect(run).toMatchObject({ found: 0, error: null });
    expect(run.checked.charges).toBeGreaterThan(kills);
    expect(await faultsInBooks(shop)).toEqual([]);
  });
});
