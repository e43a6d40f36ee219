import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListedVariant } from "../contract/catalog/vendor-products.ts";
import type { SelectionBoard } from "../contract/design/selections.ts";
import { allJobsOf, faultsInBooks } from "./support/money-books.ts";
import { aReturn, bankOf, credits, dueRenewal, earn, goodwill, installment } from "./support/money-tasks.ts";
import { proposed, signatureOf } from "./support/selections.ts";
import {
  type Client,
  cardToken,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
  signInSellers,
  stockOf,
} from "./support/shop.ts";

const workers = 32;
const slate = "NQT-SLAT-1212";

let shop: Shop;
let tiler: Client;
let pro: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, pro, admin } = await signInSellers(shop));
  await sql`update variants set stock = 1000`.execute(shop.platform.db);
});
afterAll(() => shop.close());

/** All workers at once; each gets its number. */
const race = <T>(work: (worker: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
const keyed = () => ({ "Idempotency-Key": randomUUID() });
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(shop.platform.db)).rows[0]!.count;

test(`${workers} receipts of 4 returns refund each once`, async () => {
  const before = await countOf(sql`select count(*)::int as count from sandbox_refunds`);
  const returns = await Promise.all([1, 2, 3, 4].map(() => aReturn({ shop, tiler, admin })));
  const answers = await race((worker) => {
    const { path, body } = returns[worker % 4]!;
    return tiler.call(`POST ${path}`, body, keyed());
  });
  expect(count(answers, 200)).toBe(4);
  expect(count(answers, 409)).toBe(workers - 4);
  await allJobsOf(shop, ["settle-refunds"]);
  expect(await countOf(sql`select count(*)::int as count from sandbox_refunds`)).toBe(before + 4);
});

test(`${workers} requests for the whole of two balances, and the schedule, pay out each balance once`, async () => {
  const { oakstone, tileVendor } = shop.market;
  await Promise.all([bankOf(shop, pro, "000123456789"), bankOf(shop, tiler, "000123456789")]);
  await Promise.all([
    earn(shop, "contractor", oakstone.id, 50_000),
    earn(shop, "vendor", tileVendor.id, 30_000),
  ]);
  const answers = await race(async (worker) => {
    if (worker === 0) await allJobsOf(shop, ["pay-scheduled", "settle-payouts"]);
    const payee = worker % 2 ? pro : tiler;
    return payee.call("POST /api/payouts", worker % 4 > 1 ? { amount: 300 } : {}, keyed());
  });
  expect(count(answers, 201)).toBeGreaterThanOrEqual(2);
  expect(count(answers, 201) + count(answers, 422)).toBe(workers);
  const { rows } = await sql<{ payee: string; cents: number }>`
    select p.payee, sum(s.amount_cents)::int as cents from sandbox_payouts s
    join payouts p on s.idempotency_key = 'payout_' || p.id group by p.payee order by p.payee`.execute(
    shop.platform.db,
  );
  for (const { payee, cents } of rows)
    expect(cents).toBeLessThanOrEqual(payee === "Vendor" ? 30_000 : 50_000);
});

test(`${workers} runs of the renewal charge 4 due plans once each`, async () => {
  const world = { shop, renewing: [] as string[] };
  for (let plan = 0; plan < 4; plan += 1) await dueRenewal(world);
  await race((worker) => allJobsOf(shop, [worker % 3 ? "renew-plans" : "settle-plan-payments"]));
  const { rows } = await sql<{ charges: number; invoices: number }>`
    select (select count(*)::int from sandbox_charges c join plan_payments p on p.idempotency_key = c.idempotency_key
        join plan_invoices n on n.id = p.invoice_id where n.user_id = u.id and c.status = 'succeeded') as charges,
      (select count(*)::int from plan_invoices n where n.user_id = u.id and n.kind = 'renewal' and n.status = 'paid')
        as invoices
    from users u where u.id in (${sql.join(world.renewing)})`.execute(shop.platform.db);
  expect(rows).toEqual(world.renewing.map(() => ({ charges: 2, invoices: 1 })));
});

test(`${workers} payments of 2 installments, each with a card of its own, charge each once`, async () => {
  const world = { shop, pro, people: 0 };
  const due = [await installment(world), await installment(world)];
  const clients = due.map(({ token }) => clientWith(token));
  const cards = await race((worker) => cardToken(clients[worker % 2] as Client));
  const before = await countOf(sql`select count(*)::int as count from sandbox_charges`);
  const answers = await race((worker) => {
    const { path, body } = due[worker % 2]!;
    const payment = { token: cards[worker] };
    return clients[worker % 2]!.call(`POST ${path}`, { ...body, payment }, keyed());
  });
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(count(answers, 201)).toBeGreaterThanOrEqual(2);
  expect(await countOf(sql`select count(*)::int as count from sandbox_charges`)).toBe(before + 2);
  const paid = sql<{
    count: number;
  }>`select count(*)::int as count from proposal_payments where status = 'succeeded'`;
  expect(await countOf(paid)).toBe(2);
});

test("a request whose server died before it answered is answered when sent again, and done once", async () => {
  const tasks = [await goodwill({ shop, admin }), ...(await credits({ shop }))];
  const made = () =>
    countOf(sql<{ count: number }>`
    select ((select count(*) from refunds) + (select count(*) from sandbox_refunds) + (select count(*) from plan_payments)
      + (select count(*) from credit_codes) + (select count(*) from credit_entries))::int as count`);
  for (const { kind, token, path, body } of tasks) {
    const headers = keyed();
    const send = () => clientWith(token).call<object>(`POST ${path}`, body, headers);
    const first = await send();
    expect(first.status, `${kind}: ${first.body.message}`).toBeLessThan(300);
    const before = await made();
    await sql`update idempotency_keys set response_status = null, response = null,
      created_at = now() - interval '1 minute' where key = ${headers["Idempotency-Key"]}`.execute(
      shop.platform.db,
    );
    const second = await send();
    expect([kind, second.status, second.body.data]).toEqual([kind, first.status, first.body.data]);
    expect([kind, await made()]).toEqual([kind, before]);
  }
});

/** Calls with a token alone. */
const clientWith = (token: string): Pick<Client, "call"> => ({
  async call(endpoint, body, headers = {}) {
    const [method, path] = endpoint.split(" ") as [string, string];
    const response = await shop.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, body: (await response.json()) as never };
  },
});

test(`${workers} signatures of one selection, by two options, count once`, async () => {
  const { client, id, board } = await proposed(shop);
  const answers = await race((worker) =>
    client.call<SelectionBoard>(`PUT /api/selections/${id}/approve`, signatureOf(board, id, worker % 2)),
  );
  expect(count(answers, 200)).toBe(1);
  expect(count(answers, 409) + count(answers, 422)).toBe(workers - 1);
  const won = answers.find(({ status }) => status === 200)!.body.data.selections[0]!.approved!.sku;
  const shown = await client.call<SelectionBoard>(`GET /api/projects/${board.project.id}/selections`);
  expect(shown.body.data.selections[0]!.approved!.sku).toBe(won);
});

test(`${workers} orders of 3 lots never take more of a lot than there is`, async () => {
  const version = async () =>
    (await tiler.call<{ data: ListedVariant[] }>(`GET /api/vendor/products?q=${slate}`)).body.data.data.find(
      ({ sku }) => sku === slate,
    )!;
  const put = async (change: object) =>
    tiler.call(`PUT /api/vendor/stock/${slate}`, { version: (await version()).version, ...change });
  await put({ stock: 0 });
  for (const [lot, stock] of [
    ["A", 5],
    ["B", 4],
    ["C", 3],
  ] as const)
    await put({ lot, stock });
  expect(await stockOf(shop, slate)).toBe(12);
  const buyers = await race(() => shop.buyer({ [slate]: 1 }));
  const forms = await race((worker) => orderForm(buyers[worker]!));
  const answers = await race((worker) => sendOrder(buyers[worker]!, forms[worker]!));
  expect(count(answers, 201)).toBe(12);
  expect(await stockOf(shop, slate)).toBe(0);
  const { lots } = await version();
  expect(lots.reduce((sum, { stock }) => sum + stock, 0)).toBe(0);
  const { rows } = await sql<{ lot: string; units: number }>`
    select i.lot, sum(i.qty)::int as units from order_items i join variants v on v.id = i.variant_id
    join orders o on o.id = i.order_id where v.sku = ${slate} and o.status = 'paid' group by i.lot order by 1`.execute(
    shop.platform.db,
  );
  expect(rows).toEqual([
    { lot: "A", units: 5 },
    { lot: "B", units: 4 },
    { lot: "C", units: 3 },
  ]);
});

test("after all the races, the books agree with the provider's", async () => {
  await sql`update sandbox_payouts set arrives_at = now()`.execute(shop.platform.db);
  await allJobsOf(shop, ["settle-payouts", "settle-refunds", "settle-plan-payments"]);
  expect(await faultsInBooks(shop)).toEqual([]);
});
