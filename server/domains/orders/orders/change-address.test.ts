import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Order } from "../../../../contract/orders/orders.ts";
import {
  type Buyer,
  balancesByKind,
  type Client,
  openShop,
  order,
  orderForm,
  portland,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";
import type { Db } from "../../../platform/database.ts";

const tile = "NQT-CARR-1224-M";
const faucet = "WSP-ARB-CH";
const salem = { street: "7 Mill Road", apartment: "2", city: "Salem", state: "OR", zip_code: "97301" };
const fresno = { street: "1 A St", apartment: "", city: "Fresno", state: "CA", zip_code: "93650" };
const tooLate = "The address can be changed within 60 minutes of ordering, before anything is picked up.";

let shop: Shop;
let tiler: Client;
let plumber: Client;
let pro: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber, pro, admin } = await signInSellers(shop));
});
afterAll(() => shop.close());

const send = (who: Client, id: string, address: object) => who.call(`PUT /api/orders/${id}/address`, address);
const see = async (who: Client, id: string) => (await who.call(`GET /api/orders/${id}`)).body.data.order;
const moveTo = (who: Client, id: string, item: string, status: string) =>
  who.call(`PUT /api/orders/${id}/items/${item}/status`, { status });

async function bought(lines: Record<string, number> = { [tile]: 3 }, shipping = portland) {
  const buyer = await shop.buyer(lines);
  return { buyer, made: await order(buyer, { shipping }) };
}

const addressOf = ({ shipping_address }: Order) => {
  const { name: _, ...address } = shipping_address!;
  return address;
};

const emailsOf = ({ number }: Order) =>
  shop.platform.db
    .selectFrom("mails")
    .select(["recipient", "body_text"])
    .where("subject", "=", `Order ${number}: new delivery address`)
    .execute();

const changesOf = async (who: Client, id: string) =>
  (await see(who, id)).items.map((item) =>
    item.history.filter((entry) => entry.kind === "address").map((entry) => [entry.by, entry.note]),
  );

const setPickedUp = (db: Db, { id }: Order) =>
  db.updateTable("order_items").set({ status: "Picked Up" }).where("order_id", "=", id).execute();

/** The response to `ask` if it waits behind a concurrent change of the order's items. */
async function behind<T>({ id }: Order, change: (db: Db) => unknown, ask: () => Promise<T>): Promise<T> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let asked: Promise<T> | undefined;
  await shop.platform.db.transaction().execute(async (db) => {
    await db.selectFrom("order_items").select("id").where("order_id", "=", id).forUpdate().execute();
    asked = ask();
    const isWaiting = async () => (await waiting.execute(shop.platform.db)).rows.length > 0;
    await Promise.race([asked, vi.waitUntil(isWaiting, { timeout: 120_000 })]);
    await change(db);
  });
  return asked!;
}

describe("another address of the same price", () => {
  test("is taken, and everybody who sees the order sees it", async () => {
    const { buyer, made } = await bought({ [tile]: 3, [faucet]: 1 });
    const books = await balancesByKind(shop);
    const answer = await send(buyer, made.id, salem);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe(`Order ${made.number} now goes to 7 Mill Road, 2, Salem, OR 97301.`);
    expect(answer.body.data.order.totals).toEqual(made.totals);
    for (const who of [buyer, tiler, plumber, pro, admin]) {
      const seen = await see(who, made.id);
      expect(addressOf(seen)).toEqual(salem);
      expect(seen.customer.city).toBe("Salem");
    }
    expect(await balancesByKind(shop)).toEqual(books);
  });

  test("is taken in another state, too, where no sales tax is owed either", async () => {
    const { buyer, made } = await bought();
    const billings = {
      street: "5 N 30th St",
      apartment: "",
      city: "Billings",
      state: "MT",
      zip_code: "59101",
    };
    const answer = await send(buyer, made.id, billings);
    expect(addressOf(answer.body.data.order)).toEqual(billings);
    expect(answer.body.data.order.totals).toEqual(made.totals);
  });

  test("leaves the old one in the timeline of whatever is sent, and in the audit log", async () => {
    const { buyer, made } = await bought({ [tile]: 3, [faucet]: 1 });
    await moveTo(plumber, made.id, made.items.find((item) => item.sku === faucet)!.id, "Decline");
    await send(buyer, made.id, salem);
    const entry = ["Customer", "Before: 18 Alder Way, Portland, OR 97201"];
    expect(await changesOf(buyer, made.id)).toEqual([[entry], []]);
    expect(await changesOf(tiler, made.id)).toEqual([[entry]]);
    expect((await see(buyer, made.id)).items.map((item) => item.status)).toEqual([
      "Waiting for approval",
      "Decline",
    ]);
    const log = await admin.call<{ data: object[] }>("GET /api/admin/audit?action=order.address_changed");
    expect(log.body.data.data[0]).toMatchObject({
      title: "Order address changed",
      actor: { id: buyer.user_id },
      subject: { id: made.id },
      details: {
        order: made.number,
        from: "18 Alder Way, Portland, OR 97201",
        to: "7 Mill Road, 2, Salem, OR 97301",
      },
    });
  });

  test("is sent to the customer, the pro and each vendor who still has to ship", async () => {
    const { buyer, made } = await bought({ [tile]: 3, [faucet]: 1 });
    await moveTo(plumber, made.id, made.items.find((item) => item.sku === faucet)!.id, "Decline");
    await send(buyer, made.id, salem);
    const emails = await emailsOf(made);
    expect(emails).toHaveLength(3);
    const text = (start: string) => emails.find((content) => content.recipient.startsWith(start))?.body_text;
    expect(text("ada.buyer")).toContain("The price stays the same");
    expect(text("north.quay")).toMatch(/3 × .*Ada Buyer .*, 7 Mill Road, 2, Salem, OR 97301/s);
    expect(text("north.quay")).not.toMatch(/\$|Arbor/);
    expect(text("watershed")).toBeUndefined();
    const others = emails.filter(({ recipient }) => !/^(ada|north)/.test(recipient));
    expect(others.map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining("Your customer changed the delivery address. We told the vendors."),
    ]);
    const notices = await shop.platform.db
      .selectFrom("notifications")
      .select("user_id")
      .where("title", "=", `Order ${made.number} has a new address`)
      .execute();
    expect(notices.map((notice) => notice.user_id).sort()).toEqual(
      [buyer.user_id, tiler.user_id, pro.user_id].sort(),
    );
  });

  test("that is unchanged notifies nobody, even after the hour", async () => {
    const { buyer, made } = await bought();
    await send(buyer, made.id, salem);
    expect((await send(buyer, made.id, salem)).status).toBe(200);
    shop.clock.skipMinutes(61);
    const again = await send(buyer, made.id, salem);
    expect(again.status).toBe(200);
    expect(again.body.message).toBeUndefined();
    expect(await emailsOf(made)).toHaveLength(3);
    expect((await changesOf(buyer, made.id))[0]).toHaveLength(1);
  });

  test("may be changed once more; each change keeps what was before it, also when two come at once", async () => {
    const { buyer, made } = await bought();
    const answers = await Promise.all([
      send(buyer, made.id, salem),
      send(buyer, made.id, { ...salem, street: "8 Mill Road" }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const { street } = addressOf(await see(buyer, made.id));
    const between = street === "7 Mill Road" ? "8 Mill Road" : "7 Mill Road";
    expect((await changesOf(buyer, made.id))[0]?.map(([, note]) => note)).toEqual([
      "Before: 18 Alder Way, Portland, OR 97201",
      `Before: ${between}, 2, Salem, OR 97301`,
    ]);
  });
});

test("what had to wait stands in the timeline with the time at which its turn came", async () => {
  const { buyer, made } = await bought();
  const wait = () => shop.clock.skipMinutes(5);
  await behind(made, wait, () => send(buyer, made.id, salem));
  await behind(made, wait, () => moveTo(admin, made.id, made.items[0]!.id, "Picked Up"));
  const [item] = (await see(buyer, made.id)).items;
  const minutes = item!.history.map(({ at }) => (Date.parse(at) - Date.parse(made.placed_at)) / 60_000);
  expect(minutes.at(-2)).toBeGreaterThanOrEqual(5);
  expect(minutes.at(-1)).toBeGreaterThanOrEqual(10);
});

describe("another address is refused", () => {
  const refusal = async (buyer: Buyer, made: Order, address: object) => {
    const answer = await send(buyer, made.id, address);
    expect(answer.status).toBe(422);
    expect(addressOf(await see(buyer, made.id))).toEqual(addressOf(made));
    expect(await emailsOf(made)).toEqual([]);
    expect((await changesOf(buyer, made.id)).flat()).toEqual([]);
    return answer.body.errors;
  };

  test("under the state, with the amounts, where sales tax would differ", async () => {
    const { buyer, made } = await bought({ [tile]: 10 });
    const errors = await refusal(buyer, made, fresno);
    expect(errors).toEqual({
      state: [
        "In California, sales tax would be $37.82 instead of $0.00. Please cancel and order again to this address.",
      ],
    });
  });

  test("if oversize products would go by freight", async () => {
    await shop.platform.db
      .updateTable("vendors")
      .set({ remote_freight_cents: 34_900 })
      .where("id", "=", shop.market.tileVendor.id)
      .execute();
    const buyer = await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor);
    const made = await order(buyer);
    const errors = await refusal(buyer, made, {
      ...salem,
      city: "Anchorage",
      state: "AK",
      zip_code: "99501",
    });
    expect(errors?.state?.[0]).toContain("In Alaska, shipping would be $349.00 instead of $0.00.");
  });

  test("by field, where it cannot be", async () => {
    const { buyer, made } = await bought();
    expect(await refusal(buyer, made, { ...salem, state: "ZZ" })).toEqual({
      state: ["Choose a U.S. state."],
    });
    expect(await refusal(buyer, made, { ...salem, zip_code: "90210" })).toEqual({
      zip_code: ["90210 is in California. Change the ZIP code or the state."],
    });
    expect(await refusal(buyer, made, { ...salem, street: " ", zip_code: "9730" })).toEqual({
      street: ["Enter a street."],
      zip_code: ["Enter a ZIP code with 5 digits."],
    });
  });

  test("after 60 minutes, and the order says until when", async () => {
    const { buyer, made } = await bought();
    const deadline = new Date(made.placed_at).getTime() + 3_600_000;
    expect(new Date(made.change_address_until!).getTime()).toBe(deadline);
    shop.clock.skipMinutes(61);
    expect((await see(buyer, made.id)).change_address_until).toBeNull();
    expect(await refusal(buyer, made, salem)).toEqual({ order: [tooLate] });
  });

  test("once one item is on its way, or the order is canceled", async () => {
    const { buyer, made } = await bought({ [tile]: 3, [faucet]: 1 });
    await moveTo(admin, made.id, made.items[0]!.id, "Picked Up");
    expect((await see(buyer, made.id)).change_address_until).toBeNull();
    expect(await refusal(buyer, made, salem)).toEqual({ order: [tooLate] });
    const off = await bought();
    await off.buyer.call(`POST /api/orders/${off.made.id}/cancel`, {});
    expect(await refusal(off.buyer, off.made, salem)).toEqual({
      order: ["This order has nothing left to ship."],
    });
  });

  test("as long as the bank has not let the money go", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    const { body } = await sendOrder(buyer, await orderForm(buyer, { card: "asks" }));
    expect(body.data.order.change_address_until).toBeNull();
    expect((await send(buyer, body.data.order.id, salem)).body.errors).toEqual({
      order: ["This order is not paid yet. Place a new order with the right address."],
    });
  });

  test("after ten changes: each is emailed to everybody", async () => {
    const { buyer, made } = await bought();
    const number = (count: number) => send(buyer, made.id, { ...salem, street: `${count} Mill Road` });
    for (let count = 1; count <= 10; count++) expect((await number(count)).status).toBe(200);
    expect((await number(11)).status).toBe(429);
    expect(addressOf(await see(buyer, made.id)).street).toBe("10 Mill Road");
  });

  test("for another account's order, without revealing that it exists, and for sellers", async () => {
    const { made } = await bought();
    const stranger = await shop.buyer({});
    expect((await send(stranger, made.id, salem)).status).toBe(404);
    for (const seller of [tiler, pro, admin]) {
      // a pro may buy, so to a pro it is somebody else's order
      expect((await send(seller, made.id, salem)).status).toBe(seller === pro ? 404 : 403);
      expect((await see(seller, made.id)).change_address_until).toBeNull();
    }
  });

  test("if the items are picked up concurrently: it waits and sees that", async () => {
    const { buyer, made } = await bought();
    const { body } = await behind(
      made,
      (db) => setPickedUp(db, made),
      () => send(buyer, made.id, salem),
    );
    expect(body.errors).toEqual({ order: [tooLate] });
    expect(addressOf(await see(buyer, made.id))).toEqual(portland);
  });

  test("or taken as a whole when the order is canceled at the same moment", async () => {
    const { buyer, made } = await bought();
    const [changed, cancelled] = await Promise.all([
      send(buyer, made.id, salem),
      buyer.call(`POST /api/orders/${made.id}/cancel`, {}),
    ]);
    expect(cancelled.status).toBe(200);
    const isTaken = changed.status === 200;
    expect(addressOf(await see(buyer, made.id))).toEqual(isTaken ? salem : portland);
    expect(await emailsOf(made)).toHaveLength(isTaken ? 3 : 0);
  });
});
