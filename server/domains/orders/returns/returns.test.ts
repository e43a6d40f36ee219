import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CasePhoto, ReturnCaseInFull, ReturnList } from "../../../../contract/orders/returns.ts";
import {
  balancesByKind,
  type Client,
  openShop,
  order,
  portland,
  type Shop,
  signInSellers,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { watchReturns } from "./clock.flow.ts";

const tile = "NQT-CARR-1224-M";
const days = (count: number) => count * 24 * 60;

let shop: Shop;
let tiler: Client;
let plumber: Client;
let pro: Client;
let admin: Client;
let picture: Buffer;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber, pro, admin } = await signInSellers(shop));
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#885533" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

async function delivered(lines: Record<string, number> = { [tile]: 5 }, shipping = portland) {
  const buyer = await shop.buyer(lines);
  const made = await order(buyer, { shipping });
  for (const item of made.items) {
    await admin.call(`PUT /api/orders/${made.id}/items/${item.id}/status`, { status: "Delivered" });
  }
  return { buyer, made, item: made.items[0]! };
}

const keyed = (key: string = randomUUID()) => ({ "Idempotency-Key": key });

async function photoOf(buyer: Client, orderId: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(picture)], "crack.jpg"));
  return (await buyer.call<CasePhoto>(`POST /api/orders/${orderId}/photos`, form)).body.data;
}

type World = Awaited<ReturnType<typeof delivered>>;

const ask = ({ buyer, made, item }: World, change: object = {}, key?: string) =>
  buyer.call<ReturnCaseInFull>(
    "POST /api/returns",
    { order: made.id, item: item.id, qty: 2, reason: "too_many", ...change },
    keyed(key),
  );

async function claim(world: World, change: object = {}) {
  const { buyer, made, item } = world;
  const photo = await photoOf(buyer, made.id);
  const body = { order: made.id, item: item.id, qty: 2, details: "Corners broken", wanted: "refund" };
  return buyer.call<ReturnCaseInFull>(
    "POST /api/damage_claims",
    { ...body, photos: [photo.id], ...change },
    keyed(),
  );
}

const put = (who: Client, id: string, step: string, body: object = {}) =>
  who.call<ReturnCaseInFull>(`PUT /api/returns/${id}/${step}`, body);
const shown = async (who: Client, id: string) =>
  (await who.call<ReturnCaseInFull>(`GET /api/returns/${id}`)).body.data;
const orderOf = async (who: Client, id: string) => (await who.call(`GET /api/orders/${id}`)).body.data.order;
const address = {
  return_to: {
    name: "Northquay Tile",
    street: "5 Dock Road",
    city: "Portland",
    state: "OR",
    zip_code: "97203",
  },
};

async function onItsWay(world: World, change: object = {}) {
  const { id } = (await ask(world, change)).body.data;
  await put(tiler, id, "approve", address);
  await put(world.buyer, id, "tracking", { carrier: "UPS", tracking: "1Z999AA10123456784" });
  return id;
}

const mailsAbout = async (number: string) =>
  (
    await shop.platform.db
      .selectFrom("mails")
      .select(["recipient", "subject"])
      .where("subject", "like", `%${number}%`)
      .execute()
  ).map(({ recipient, subject }) => `${recipient.split(".")[0]}: ${subject.split(": ")[1]}`);

describe("a return", () => {
  test("of 2 of 5 boxes goes from request to refund, and the rest stays delivered", async () => {
    const stock = await stockOf(shop, tile);
    const world = await delivered();
    const { buyer, made } = world;
    const asked = await ask(world, { photos: [(await photoOf(buyer, made.id)).id] });
    expect(asked.status).toBe(201);
    const { id, number } = asked.body.data;
    expect(asked.body.data).toMatchObject({
      status: "requested",
      qty: 2,
      refund: 104.32,
      reason: "Ordered too many",
    });
    expect(asked.body.data.vendor_amount).toBeUndefined();
    const statuses = async () =>
      (await orderOf(buyer, made.id)).items.map(({ qty, status }) => `${qty} ${status}`).sort();
    expect(await statuses()).toEqual(["2 Return Request", "3 Delivered"]);

    // a vendor sees its own share and never what the customer paid
    const forVendor = await shown(tiler, id);
    expect([forVendor.refund, forVendor.vendor_amount, forVendor.is_mine]).toEqual([undefined, 84, true]);
    expect((await put(tiler, id, "approve", { return_to: "x" })).body.errors).toHaveProperty("return_to");
    const elsewhere = { return_to: { ...address.return_to, name: "", zip_code: "9720" } };
    expect(Object.keys((await put(tiler, id, "approve", elsewhere)).body.errors!).sort()).toEqual([
      "return_to.name",
      "return_to.zip_code",
    ]);
    const inCalifornia = { return_to: { ...address.return_to, zip_code: "90210" } };
    expect((await put(tiler, id, "approve", inCalifornia)).body.errors).toEqual({
      "return_to.zip_code": ["90210 is in California. Change the ZIP code or the state."],
    });
    expect((await put(tiler, id, "approve", { ...address, label_note: "Label by email" })).status).toBe(200);
    expect(
      (await put(buyer, id, "tracking", { carrier: "UPS", tracking: "1Z999AA10123456784" })).status,
    ).toBe(200);

    const preview = await tiler.call<object>(`GET /api/returns/${id}/refund?qty=1`);
    expect(preview.body.data).toEqual({ vendor_amount: 42, kept_shipping: 0 });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        tiler.call(`POST /api/returns/${id}/receipt`, { qty: 2, condition: "opened" }, keyed()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shown(buyer, id)).toMatchObject({
      status: "refunded",
      refund: 104.32,
      received_qty: 2,
      next: null,
    });
    expect(await statuses()).toEqual(["2 Returned", "3 Delivered"]);
    expect(await stockOf(shop, tile)).toBe(stock - 3);
    const after = await orderOf(buyer, made.id);
    expect(after.refunds).toMatchObject([{ amount: 104.32, kind: "return", status: "succeeded" }]);
    expect(after.totals).toMatchObject({ total: 260.8, refunded: 104.32, after_refunds: 156.48 });
    expect(await mailsAbout(number)).toEqual(
      expect.arrayContaining([
        "ada: we got your request",
        "north: please answer",
        "ada: approved",
        "north: on its way back",
        "ada: refunded",
      ]),
    );
  });

  test("may bring back fewer or more units than were asked", async () => {
    const fewer = await delivered();
    const first = await onItsWay(fewer, { qty: 3 });
    await tiler.call(`POST /api/returns/${first}/receipt`, { qty: 1, condition: "new" });
    const rows = async ({ buyer, made }: World) =>
      (await orderOf(buyer, made.id)).items.map(({ qty, status }) => `${qty} ${status}`).sort();
    expect(await rows(fewer)).toEqual(["1 Returned", "2 Delivered", "2 Delivered"]);
    expect((await shown(fewer.buyer, first)).refund).toBe(52.16);

    const more = await delivered();
    const second = await onItsWay(more, { qty: 2 });
    const tooMany = await tiler.call(`POST /api/returns/${second}/receipt`, { qty: 6, condition: "new" });
    expect(tooMany.body.errors?.qty?.[0]).toContain("at most 5");
    await tiler.call(`POST /api/returns/${second}/receipt`, { qty: 4, condition: "new" });
    expect(await rows(more)).toEqual(["1 Delivered", "2 Returned", "2 Returned"]);
    expect((await shown(more.buyer, second)).refund).toBe(208.64);
    expect((await orderOf(more.buyer, more.made.id)).totals?.after_refunds).toBe(52.16);
  });

  test("sent twice at once is one return, and its item can't be asked for again", async () => {
    const world = await delivered();
    const key = randomUUID();
    const answers = await Promise.all([ask(world, { qty: 5 }, key), ask(world, { qty: 5 }, key)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await ask(world, { qty: 5 })).status).toBe(422);
    expect((await claim(world)).status).toBe(422);
  });

  test("is declined with a reason, disputed by the customer, and decided by the marketplace", async () => {
    const world = await delivered();
    const { id } = (await ask(world)).body.data;
    expect((await put(tiler, id, "decline", { reason: "" })).body.errors).toHaveProperty("reason");
    await put(tiler, id, "decline", { reason: "Cut to size" });
    expect(await shown(world.buyer, id)).toMatchObject({
      status: "declined",
      answer: "Cut to size",
      may: { escalate: true },
    });
    expect(
      (await orderOf(world.buyer, world.made.id)).items.every(({ status }) => status === "Delivered"),
    ).toBe(true);
    await put(world.buyer, id, "escalate", { reason: "They are whole boxes" });
    expect((await put(tiler, id, "decline", { reason: "Again" })).status).toBe(422);
    const decision = { outcome: "approve", note: "Whole boxes can go back.", ...address };
    expect((await admin.call(`POST /api/admin/returns/${id}/decision`, decision)).status).toBe(200);
    await put(world.buyer, id, "tracking", { carrier: "FedEx", tracking: "449044304137821" });
    await tiler.call(`POST /api/returns/${id}/receipt`, { qty: 2, condition: "new" });
    expect(await shown(world.buyer, id)).toMatchObject({ status: "refunded", refund: 104.32 });
  });

  test("can be withdrawn; and the list of statuses settles the record too", async () => {
    const world = await delivered();
    const { id } = (await ask(world)).body.data;
    await put(world.buyer, id, "withdraw");
    expect(await shown(tiler, id)).toMatchObject({ status: "withdrawn", next: null });
    const legacy = await delivered();
    const path = `/api/orders/${legacy.made.id}/items/${legacy.item.id}`;
    await legacy.buyer.call(`POST ${path}/return`, { reason: "Too dark" });
    await admin.call(`PUT ${path}/status`, { status: "Returned" });
    const { cases } = (await orderOf(legacy.buyer, legacy.made.id)).items[0]!;
    expect(cases).toMatchObject([{ kind: "return", status: "refunded" }]);
    expect((await shown(tiler, cases[0]!.id)).vendor_amount).toBe(210);
  });

  test("keeps the initial shipping, at most what the return cost", async () => {
    await shop.platform.db
      .updateTable("vendors")
      .set({ remote_freight_cents: 30_000 })
      .where("id", "=", shop.market.tileVendor.id)
      .execute();
    const buyer = await shop.buyer({ "NQT-HOLL-48": 1 }, shop.market.harbor);
    const made = await order(buyer, { shipping: { ...portland, state: "AK", zip_code: "99501" } });
    await admin.call(`PUT /api/orders/${made.id}/items/${made.items[0]!.id}/status`, { status: "Delivered" });
    const id = await onItsWay({ buyer, made, item: made.items[0]! }, { qty: 1 });
    const preview = await admin.call<{ refund: number; kept_shipping: number }>(
      `GET /api/returns/${id}/refund?qty=1&return_shipping=120`,
    );
    expect(preview.body.data).toMatchObject({ refund: made.totals!.total - 120, kept_shipping: 120 });
    const because = (reason: string) =>
      shop.platform.db.updateTable("return_cases").set({ reason }).where("id", "=", id).execute();
    await because("wrong_item");
    const free = await admin.call<object>(`GET /api/returns/${id}/refund?qty=1&return_shipping=120`);
    expect(free.body.data).toMatchObject({ refund: made.totals!.total, kept_shipping: 0 });
    await because("too_many");
    await tiler.call(`POST /api/returns/${id}/receipt`, { qty: 1, condition: "new", return_shipping: 120 });
    expect(await shown(buyer, id)).toMatchObject({ refund: made.totals!.total - 120, kept_shipping: 120 });
  });

  test("has a clock: a reminder a week before 30 days are over, then the marketplace's desk", async () => {
    const world = await delivered();
    const { id, number } = (await ask(world)).body.data;
    shop.clock.skipMinutes(days(24));
    await Promise.all([watchReturns(shop.platform), watchReturns(shop.platform)]);
    const reminders = async (words: string) =>
      (await mailsAbout(number)).filter((mail) => mail.endsWith(words)).length;
    expect(await reminders("please answer soon")).toBe(1);
    shop.clock.skipMinutes(days(7));
    await watchReturns(shop.platform);
    await watchReturns(shop.platform);
    const desk = (await admin.call<ReturnList>("GET /api/returns?view=mine&per_page=100")).body.data;
    expect(desk.data.find((one) => one.id === id)).toMatchObject({
      is_overdue: true,
      next: "marketplace",
      is_mine: true,
    });
    expect(await reminders("overdue")).toBe(2);
    const decision = { outcome: "refund", note: "The vendor did not answer.", borne_by: "vendor" };
    await admin.call(`POST /api/admin/returns/${id}/decision`, decision);
    expect(await shown(world.buyer, id)).toMatchObject({ status: "refunded", refund: 104.32 });
  });
});

describe("a damage claim", () => {
  test("needs pictures, which only the order's parties open", async () => {
    const world = await delivered();
    const without = await claim(world, { photos: [] });
    expect(without.body.errors?.photos?.[0]).toContain("at least one picture");
    const other = await delivered();
    const foreign = await photoOf(other.buyer, other.made.id);
    expect((await claim(world, { photos: [foreign.id] })).status).toBe(422);
    const made = await claim(world);
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const open = (url: string) => shop.app.fetch(new Request(`http://localhost${url}`));
    for (const who of [world.buyer, tiler, pro, admin]) {
      const [photo] = (await shown(who, id)).photos;
      expect((await open(photo!.url)).status).toBe(200);
      expect((await open(photo!.url.replace(who.user_id, plumber.user_id))).status).toBe(404);
    }
    for (const who of [plumber, other.buyer])
      expect((await who.call(`GET /api/returns/${id}`)).status).toBe(404);
  });

  test("is reported within 30 days of a parcel and 5 of freight", async () => {
    const parcel = await delivered();
    const freight = await delivered();
    shop.clock.skipMinutes(days(6));
    await shop.platform.db
      .updateTable("variants")
      .set({ freight_class: "freight" })
      .where("sku", "=", tile)
      .execute();
    expect((await claim(freight)).body.errors?.item?.[0]).toContain("within 5 days of a freight");
    await shop.platform.db
      .updateTable("variants")
      .set({ freight_class: "parcel" })
      .where("sku", "=", tile)
      .execute();
    expect((await claim(parcel)).status).toBe(201);
  });

  test("ends with a replacement: new stock, no charge, and the carrier's bill where it bears it", async () => {
    const world = await delivered();
    const made = (await claim(world, { wanted: "replacement" })).body.data;
    const [stock, books] = [await stockOf(shop, tile), await balancesByKind(shop)];
    await put(tiler, made.id, "escalate", { reason: "The truck rolled over" });
    const decision = { outcome: "replacement", borne_by: "carrier", note: "Carrier's damage." };
    const decided = await admin.call<ReturnCaseInFull>(
      `POST /api/admin/returns/${made.id}/decision`,
      decision,
    );
    expect(decided.body.data).toMatchObject({ status: "replaced", borne_by: "carrier" });
    expect(await stockOf(shop, tile)).toBe(stock - 2);
    const after = await orderOf(world.buyer, world.made.id);
    expect(after.items.map(({ qty, status }) => `${qty} ${status}`).sort()).toEqual([
      "2 Vendor Approved",
      "3 Delivered",
    ]);
    expect(after.totals).toMatchObject({ total: 260.8, refunded: 0 });
    const now = await balancesByKind(shop);
    expect((now.carrier_claims ?? 0) - (books.carrier_claims ?? 0)).toBe(8_400);
    expect((now.vendor_available ?? 0) - (books.vendor_available ?? 0)).toBe(-8_400);
    // the vendor can't supply it after all: the customer is refunded, and nobody pays for a second shipment
    const again = after.items.find(({ status }) => status === "Vendor Approved")!;
    await tiler.call(`PUT /api/orders/${world.made.id}/items/${again.id}/status`, { status: "Decline" });
    const declined = await balancesByKind(shop);
    expect(declined.carrier_claims ?? 0).toBe(books.carrier_claims ?? 0);
    expect((await orderOf(world.buyer, world.made.id)).totals?.refunded).toBe(104.32);
  });

  test("is settled by the vendor with a part of the price, and the rest can still be returned", async () => {
    const before = await balancesByKind(shop);
    const world = await delivered({ [tile]: 2 }, { ...portland, state: "CA", zip_code: "94105" });
    const { id } = (await claim(world, { wanted: "part", percent: 25 })).body.data;
    const answers = await Promise.all(
      [1, 2].map(() => tiler.call(`POST /api/returns/${id}/settle`, { outcome: "part", percent: 25 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const total = Math.round(world.made.totals!.total * 100);
    const part = Math.round(total * 0.25);
    expect((await shown(world.buyer, id)).refund).toBe(part / 100);
    const given = await orderOf(world.buyer, world.made.id);
    expect(given.refunds).toMatchObject([{ kind: "damage", amount: part / 100 }]);
    const back = await onItsWay({ ...world, item: given.items[0]! }, { qty: 2 });
    await tiler.call(`POST /api/returns/${back}/receipt`, { qty: 2, condition: "damaged" });
    expect((await orderOf(world.buyer, world.made.id)).totals).toMatchObject({ after_refunds: 0 });
    expect(await balancesByKind(shop)).toEqual(before);
  });
});

describe("a goodwill refund", () => {
  const give = (world: World, body: object, who = admin, key?: string) =>
    who.call(`POST /api/admin/orders/${world.made.id}/items/${world.item.id}/goodwill`, body, keyed(key));

  test("is at most what is left of the line's charge, and the one who bears it pays", async () => {
    const world = await delivered({ [tile]: 2 });
    const body = { amount: 10, reason: "Arrived late", borne_by: "marketplace" };
    expect((await give(world, body, tiler)).status).toBe(403);
    const [books, key] = [await balancesByKind(shop), randomUUID()];
    const sent = await Promise.all([give(world, body, admin, key), give(world, body, admin, key)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const now = await balancesByKind(shop);
    expect((now.platform_revenue ?? 0) - (books.platform_revenue ?? 0)).toBe(1_000);
    expect(now.vendor_pending).toBe(books.vendor_pending);
    const over = await give(world, { ...body, amount: 94.33 });
    expect(over.body.errors?.amount?.[0]).toBe("You can refund at most $94.32 for this item.");
    expect((await orderOf(admin, world.made.id)).items[0]).toMatchObject({
      refundable: 94.32,
      cases: [{ kind: "goodwill", status: "refunded" }],
    });
  });
});

test("lists show what is theirs, count what waits, and come as a file", async () => {
  const world = await delivered();
  const { id, number } = (await ask(world)).body.data;
  const list = async (who: Client, query = "") =>
    (await who.call<ReturnList>(`GET /api/returns?per_page=100${query}`)).body.data;
  expect((await list(world.buyer)).data.map((one) => one.id)).toEqual([id]);
  expect((await list(plumber, "&view=all")).total).toBe(0);
  expect((await list(tiler, `&q=${number}`)).data).toMatchObject([{ id, is_mine: true }]);
  const all = await list(admin);
  expect(all.counts.open).toBe(all.total);
  const today = await tiler.call<{ waiting: { kind: string }[] }>("GET /api/today");
  expect(today.body.data.waiting.map(({ kind }) => kind)).toContain("return_case");
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/returns/csv?q=${number}`, {
      headers: { Authorization: `Bearer ${tiler.token}` },
    }),
  );
  const [head, line] = (await answer.text()).split("\r\n");
  expect(head).toContain("number,kind,status");
  expect(line).toContain(`${number},Return,`);
  expect(line).not.toContain("104.32");
});
