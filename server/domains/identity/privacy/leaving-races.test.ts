import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Quote } from "../../../../contract/orders/checkout.ts";
import {
  type Buyer,
  type Client,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
} from "../../../../tests/support/shop.ts";
import type { Db } from "../../../platform/database.ts";
import { closePlace } from "../users/index.ts";

const slate = "NQT-SLAT-1212";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

/** A user without a password who has just proved the identity, so that deleting the account asks for nothing else. */
async function provedNow(user_id: string): Promise<Client> {
  const client = await shop.signIn(user_id);
  await sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${user_id}`.execute(
    shop.platform.db,
  );
  return client;
}

const leave = (client: Client) => client.call("POST /api/privacy/delete_account", { confirm: "DELETE" });

async function vendorOf(sku: string): Promise<string> {
  const { user_id } = await shop.platform.db
    .selectFrom("variants as v")
    .innerJoin("products as p", "p.id", "v.product_id")
    .innerJoin("vendors as ve", "ve.id", "p.vendor_id")
    .select("ve.user_id")
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();
  return user_id!;
}

/** Waits until this many calls wait for a locked row. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const rows = await shop.platform.sql`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return rows[0]?.waiting;
    })
    .toBe(count);

/** Makes a call while our transaction holds rows, and releases them once the calls wait. */
async function whileHeld<T>(hold: (db: Db) => Promise<unknown>, calls: () => Promise<T>[]): Promise<T[]> {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  const holding = shop.platform.db.transaction().execute(async (db) => {
    await hold(db);
    held();
    await mayGo;
  });
  await isHeld;
  const made = calls();
  try {
    await waiting(made.length);
  } finally {
    letGo();
    await holding;
  }
  return Promise.all(made);
}

/** Locks the products that a checkout takes, so that it pauses with the order half written. */
const holdProducts = (db: Db) => sql`select from variants where sku = ${slate} for update`.execute(db);

test("a vendor who leaves during an order waits, and stays for the order", async () => {
  const buyer = await shop.buyer({ [slate]: 2 });
  const form = await orderForm(buyer);
  const vendor = await provedNow(await vendorOf(slate));
  const [ordered, left] = await orderThenLeave(buyer, form, vendor);
  expect(ordered!.status).toBe(201);
  expect(left).toMatchObject({ status: 409 });
  expect(left!.body.message).toContain("is still open");
});

test("a pro who leaves while a client orders waits, and stays for the order", async () => {
  const buyer = await shop.buyer({ [slate]: 2 }, shop.market.quiet);
  const form = await orderForm(buyer);
  const pro = await provedNow(shop.market.quiet.user_id);
  const [ordered, left] = await orderThenLeave(buyer, form, pro);
  expect(ordered!.status).toBe(201);
  expect(left).toMatchObject({ status: 409 });
});

test("a customer who leaves while ordering in another tab stays for the order", async () => {
  const buyer = await shop.buyer({ [slate]: 2 });
  const form = await orderForm(buyer);
  const [ordered, left] = await orderThenLeave(buyer, form, await provedNow(buyer.user_id));
  expect(ordered!.status).toBe(201);
  expect(left).toMatchObject({ status: 409 });
});

/** The order is half written, and paused there, when the other account asks to leave. */
async function orderThenLeave(buyer: Buyer, form: Parameters<typeof sendOrder>[1], leaver: Client) {
  const both = await whileHeld(holdProducts, () => {
    const ordered = sendOrder(buyer, form);
    const left = waiting(1).then(() => leave(leaver));
    return [ordered, left] as Promise<Awaited<ReturnType<typeof leave>>>[];
  });
  return both;
}

test("an order that comes while the vendor leaves is refused, and the line says why", async () => {
  const vendor = await vendorOf(slate);
  const buyer = await shop.buyer({ [slate]: 2 });
  const form = await orderForm(buyer);
  const [refused] = await whileHeld(
    (db) => closePlace(db, vendor, shop.platform.now()),
    () => [sendOrder(buyer, form)],
  );
  expect(refused).toMatchObject({ status: 409, body: { code: "total_changed" } });
  const quote = refused!.body.data as unknown as Quote;
  expect(quote.lines.map(({ problem }) => problem)).toEqual([
    "This product is no longer sold. Please remove it.",
  ]);
});

test("a cart in a showroom that has closed says so and is not ordered", async () => {
  const buyer = await shop.buyer({ "WSP-ARB-CH": 1 });
  const form = await orderForm(buyer);
  await closePlace(shop.platform.db, shop.market.oakstone.user_id, shop.platform.now());
  const refused = await sendOrder(buyer, form);
  expect(refused).toMatchObject({ status: 409, body: { code: "total_changed" } });
  const quote = refused.body.data as unknown as Quote;
  expect([quote.can_order, quote.lines[0]?.problem]).toEqual([
    false,
    "This showroom has closed. Please order in another one.",
  ]);
});
