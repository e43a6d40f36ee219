import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../db/migrate.ts";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres.ts";
import { checkOutUnderKills, type Intent, type Kills } from "./support/kills.ts";
import { checkOutUnderLosses, type Outages } from "./support/outages.ts";
import { scratchFolder } from "./support/scratch-folder.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** `KILLS=200 LOSSES=30 npx vitest run tests/kills.test.ts` proves more, and takes minutes. */
const kills = Number(process.env.KILLS ?? 12);
const losses = Number(process.env.LOSSES ?? 4);
const stockAtFirst = 100_000;

/** Enough stock that nothing sells out; deliberate card declines would otherwise hit the limit. */
async function stockUp({ platform }: Shop): Promise<void> {
  await platform.sql`update variants set stock = ${stockAtFirst}`;
  await platform.sql`
    create function keep_trying() returns trigger language plpgsql as
    'begin new.subject := gen_random_uuid(); return new; end'`;
  await platform.sql`
    create trigger keep_trying before insert on attempt_counts for each row execute function keep_trying()`;
}

describe(`after ${kills} kills of the server in the midst of checkouts`, () => {
  let shop: Shop;
  let history: Kills;
  beforeAll(
    async () => {
      shop = await openShop();
      await stockUp(shop);
      history = await checkOutUnderKills(shop, kills);
    },
    60_000 + kills * 30_000,
  );
  afterAll(() => shop?.close());

  test("the kills hit what they were meant for", async () => {
    const orders = history.intents.filter(({ answer }) => answer?.status === 201).length;
    console.log(
      `${history.kills} kills, ${history.intents.length} checkouts, ${history.interrupted} interrupted, ${orders} orders`,
    );
    expect(history.interrupted).toBeGreaterThan(kills / 2);
    expect(orders).toBeGreaterThan(kills);
  });

  nothingIsLost(
    () => shop,
    () => history.intents,
  );
});

describe(`after ${losses} losses of the database in the midst of checkouts`, () => {
  let shop: Shop;
  let history: Outages;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(
    async () => {
      const folder = await scratchFolder("losses");
      closing.push(folder.discard);
      const postgres = await startEmbeddedPostgres({ home: folder.database });
      closing.push(postgres.stop);
      await migrate(postgres.url());
      shop = await openShop({}, {}, { url: postgres.url(), drop: async () => {} });
      closing.push(shop.close);
      await stockUp(shop);
      history = await checkOutUnderLosses(shop, { url: postgres.url(), home: folder.database }, losses);
    },
    120_000 + losses * 60_000,
  );
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  }, 60_000);

  test("the server survives, refuses in time, recovers, and serves what is cached", () => {
    const { intents, interrupted, refused, slowestRefusal_ms, slowestReturn_ms } = history;
    console.log(
      `${losses} losses, ${intents.length} checkouts, ${interrupted} interrupted, ${refused} refused, ` +
        `at most after ${Math.round(slowestRefusal_ms)} ms; orders again at most ${Math.round(slowestReturn_ms)} ms after the return`,
    );
    expect(history.lived).toBe(true);
    expect(history.faults).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  nothingIsLost(
    () => shop,
    () => history.intents,
  );
});

/** What holds for a shop in which customers have checked out, whatever has happened meanwhile. */
function nothingIsLost(shopOf: () => Shop, intentsOf: () => readonly Intent[]): void {
  const rows = async <Row extends object>(text: string): Promise<Row[]> =>
    shopOf().platform.sql.unsafe<Row[]>(text);

  test("every checkout has an answer, and no acknowledged order is lost", async () => {
    const paid = new Set(
      (await rows<{ id: string }>("select id from orders where status = 'paid'")).map(({ id }) => id),
    );
    for (const { answer } of intentsOf()) {
      expect([201, 402]).toContain(answer?.status);
      if (answer?.status === 201) expect(paid).toContain(answer.order);
    }
    const acknowledged = intentsOf().flatMap(({ answer }) => answer?.order ?? []);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBe(paid.size);
  });

  test("no order lacks its frozen lines, and their sum is what was paid", async () => {
    expect(
      await rows(`
        select o.id, o.total_cents, sum(i.line_total_cents + i.shipping_cents + i.tax_cents) as lines
        from orders o left join order_items i on i.order_id = o.id
        group by o.id having count(i.id) = 0`),
    ).toEqual([]);
    expect(
      await rows(`
        select o.id from orders o join payments p on p.order_id = o.id and p.status = 'succeeded'
        where p.amount_cents <> o.total_cents`),
    ).toEqual([]);
  });

  test("no charge lacks its order, and none was made twice", async () => {
    // a charge that arrived after its order was given up is on its way back
    expect(
      await rows(`
        select c.id from sandbox_charges c
        left join payments p on p.idempotency_key = c.idempotency_key
        left join orders o on o.id = p.order_id and o.status = 'paid' and p.status = 'succeeded'
        where c.status = 'succeeded' and o.id is null
          and not exists (select from refunds r where r.payment_id = p.id and r.amount_cents = c.amount_cents)`),
    ).toEqual([]);
    expect(
      await rows(`
        select o.project_id from sandbox_charges c
        join payments p on p.idempotency_key = c.idempotency_key and p.status = 'succeeded'
        join orders o on o.id = p.order_id
        where c.status = 'succeeded' group by o.project_id having count(*) > 1`),
    ).toEqual([]);
    expect(
      await rows(`
        select o.id from orders o where o.status = 'paid' and not exists (
          select from payments p join sandbox_charges c on c.idempotency_key = p.idempotency_key
          where p.order_id = o.id and c.status = 'succeeded' and c.amount_cents = o.total_cents)`),
    ).toEqual([]);
  });

  test("stock is the initial stock less what was sold", async () => {
    expect(
      await rows(`
        select v.sku, v.stock, sold.units from variants v
        left join (
          select i.variant_id, sum(i.qty)::int as units from order_items i
          join orders o on o.id = i.order_id and o.status = 'paid' group by i.variant_id
        ) sold on sold.variant_id = v.id
        where v.stock < 0 or v.stock + coalesce(sold.units, 0) <> ${stockAtFirst}`),
    ).toEqual([]);
  });

  test("the books balance, and hold each sale once", async () => {
    expect(
      await rows(`
        select transfer_id from ledger_entries group by transfer_id having sum(amount_cents) <> 0`),
    ).toEqual([]);
    const [books] = await rows<Record<string, number>>(`
      select
        (select count(*)::int from ledger_transfers where kind = 'sale') as sales,
        (select count(*)::int from orders where status = 'paid') as orders,
        (select coalesce(sum(e.amount_cents), 0)::int from ledger_entries e
          join ledger_accounts a on a.id = e.account_id
          join ledger_transfers t on t.id = e.transfer_id
          where a.kind = 'gateway_clearing' and t.reference like 'payment:%') as received,
        (select coalesce(sum(total_cents), 0)::int from orders where status = 'paid') as paid`);
    expect(books?.sales).toBe(books?.orders);
    expect(books?.received).toBe(books?.paid);
  });

  test("nothing waits any more", async () => {
    expect(await rows("select id from payments where status in ('requested', 'requires_action')")).toEqual(
      [],
    );
    expect(await rows("select id from orders where status = 'pending_payment'")).toEqual([]);
  });
}
