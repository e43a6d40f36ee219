import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order } from "../../../../contract/orders/orders.ts";
import { askBankToken, bankToken, theBankDecides } from "../../../../tests/support/bank-debits.ts";
import { faultsInBooks } from "../../../../tests/support/money-books.ts";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import {
  type Buyer,
  openShop,
  order,
  orderForm,
  portland,
  quoteOf,
  type Shop,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { carryMessages } from "../../money/payment-events/webhook.routes.ts";
import { recoverPayments } from "./recover.flow.ts";

const tile = "NQT-CARR-1224-M";
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await sql`update variants set stock = 100000`.execute(shop.platform.db);
});
afterAll(() => shop.close());

async function debit(account_number: string): Promise<{ buyer: Buyer; made: Order }> {
  const buyer = await shop.buyer({ [tile]: 2 });
  const token = await bankToken(buyer, account_number);
  const payment = { token, method: "us_bank_account" } as { token: string };
  const answer = await sendOrder(buyer, await orderForm(buyer, { payment }));
  expect(answer.status).toBe(201);
  return { buyer, made: answer.body.data.order };
}

const seen = async (buyer: Buyer, { id }: Order) =>
  (await buyer.call<{ order: Order }>(`GET /api/orders/${id}`)).body.data?.order;

describe("a debit of a bank account", () => {
  test("waits for the bank for days with its stock kept, and is paid when the money arrives", async () => {
    const before = await stockOf(shop, tile);
    const { buyer, made } = await debit("000123456789");
    expect(made).toMatchObject({ status: "pending_payment", payment_to_confirm: null });
    expect(made.payment_processing_since).not.toBeNull();
    shop.clock.skipMinutes(60 * 24);
    await recoverPayments(shop.platform);
    expect((await seen(buyer, made))!.status).toBe("pending_payment");
    expect(await stockOf(shop, tile)).toBe(before - 2);
    // the cart is an order, and asks for no second payment
    expect(
      (await buyer.call("POST /api/checkout/quote", { project: buyer.project, shipping: {} })).status,
    ).not.toBe(200);
    const { rows } = await sql`select id from vendor_orders vo where vo.order_id = ${made.id}
      and exists (select from mails m where m.body_text like '%' || vo.number || '%')`.execute(
      shop.platform.db,
    );
    expect(rows).toEqual([]);
    await theBankDecides(shop);
    expect(await seen(buyer, made)).toMatchObject({
      status: "paid",
      card: { brand: "Bank account", last4: "6789" },
      payment_processing_since: null,
    });
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test.each(["000222222227", "000111111113", "000111111116", "000333333335"])(
    "that the bank refuses (%s) gives stock and cart back",
    async (number) => {
      const before = await stockOf(shop, tile);
      const { buyer, made } = await debit(number);
      await theBankDecides(shop);
      expect(await seen(buyer, made)).toBeUndefined();
      expect(await stockOf(shop, tile)).toBe(before);
      const again = await order(buyer);
      expect(again.status).toBe("paid");
      expect(await faultsInBooks(shop)).toEqual([]);
    },
  );

  test("is asked for once, also where the customer pays again while the bank works on it", async () => {
    const { buyer, made } = await debit("000888888883");
    const token = await bankToken(buyer, "000123456789");
    const payment = { token, method: "us_bank_account" } as { token: string };
    const again = await sendOrder(buyer, {
      project: buyer.project,
      shipping: portland,
      payment,
      expected_total: made.totals!.total,
    });
    expect(again.body.data.order.id).toBe(made.id);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from payments p
      where p.order_id = ${made.id}`.execute(shop.platform.db);
    expect(rows[0]?.count).toBe(1);
  });

  test("names what is wrong with the account", async () => {
    const buyer = await shop.buyer({ [tile]: 2 });
    const wrong = async (change: object) =>
      Object.keys((await askBankToken(buyer, change)).body.errors ?? {});
    expect(await wrong({ routing_number: "110000001" })).toEqual(["routing_number"]);
    expect(await wrong({ account_number: "12" })).toEqual(["account_number"]);
    expect(await wrong({ account_number: "000999999999" })).toEqual(["account_number"]);
    expect(await wrong({ account_holder: "" })).toEqual(["account_holder"]);
  });

  test("leaves no account number in any table", async () => {
    await debit("000123456789");
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.platform.db);
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} t where t::text like '%000123456789%' limit 1`.execute(
          shop.platform.db,
        );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
});

test("40 payments come to the same books, whatever order their messages come in, and however often", async () => {
  const random = seededRandom(77);
  const cards = ["4242424242424242", "4000002500003155", "5555555555554444", "4000000000000002"];
  for (let index = 0; index < 40; index += 1) {
    const buyer = await shop.buyer({ [tile]: 2 });
    if (random.next() < 0.3) {
      const token = await bankToken(buyer, random.next() < 0.5 ? "000123456789" : "000222222227");
      await sendOrder(buyer, {
        ...(await orderForm(buyer, { payment: { token, method: "us_bank_account" } as { token: string } })),
      });
      continue;
    }
    const typed = { card_number: cards[index % 4], name_on_Card: "A B", exp_date: "12/39", cvv: "123" };
    const { token } = (await buyer.call<{ token: string }>("POST /api/payments/token", typed)).body.data;
    const { totals } = await quoteOf(buyer, buyer.project);
    await sendOrder(buyer, {
      ...(await orderForm(buyer, { payment: { token } })),
      expected_total: totals.total,
    });
    if (random.next() < 0.5) await carryMessages(shop.platform);
  }
  await theBankDecides(shop);
  await theBankDecides(shop);
  expect(await faultsInBooks(shop)).toEqual([]);
  const { rows } = await sql<{ odd: number }>`
    select count(*)::int as odd from sandbox_charges c join payments p on p.idempotency_key = c.idempotency_key
    join orders o on o.id = p.order_id
    where (c.status = 'succeeded') <> (o.status = 'paid') or (c.status = 'declined') <> (p.status = 'declined')`.execute(
    shop.platform.db,
  );
  expect(rows[0]?.odd).toBe(0);
});
