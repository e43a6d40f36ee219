import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { SampleBasket, SampleOrder, SampleToShip } from "../../../../contract/catalog/samples.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, portland, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
let tiles: { hash: string; sku: string; vendor_id: string }[];
beforeAll(async () => {
  shop = await openShop();
  // another vendor's product gets samples too, so that one order has two envelopes
  const { db } = shop.platform;
  await db
    .updateTable("products")
    .set({ surface: ["floor"], model: null })
    .where("id", "in", (from) =>
      from.selectFrom("products").select("id").orderBy("id").limit(30).where("status", "=", "published"),
    )
    .execute();
  tiles = await db
    .selectFrom("variants as v")
    .innerJoin("products as p", "p.id", "v.product_id")
    .select(["p.hash", "v.sku", "p.vendor_id"])
    .where("p.status", "=", "published")
    .whereRef("v.id", "=", "p.default_variant_id")
    .orderBy("p.id")
    .execute();
});
afterAll(() => shop.close());

let people = 0;
const customer = async () => shop.signIn(await addUser(shop.platform.db, "User", `Sample Fan ${++people}`));
const add = (who: Client, tile: { hash: string; sku: string }) =>
  who.call<SampleBasket>("POST /api/samples/basket", {
    product: tile.hash,
    sku: tile.sku,
    shop_profile_id: shop.market.oakstone.id,
  });
const basketOf = async (who: Client) => (await who.call<SampleBasket>("GET /api/samples/basket")).body.data;
const place = (who: Client, key: string = randomUUID()) =>
  who.call<SampleOrder>(
    "POST /api/samples/orders",
    { shipping: { ...portland, delivery_notes: "Mailbox 4" } },
    { "Idempotency-Key": key },
  );
const ordersOf = async (who: Client) =>
  (await who.call<{ data: SampleOrder[]; total: number }>("GET /api/samples/orders")).body.data;
const set = (value: object) =>
  shop.platform.db
    .insertInto("settings")
    .values({ key: "samples", value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

/** One tile of each of two vendors. */
function ofTwoVendors() {
  const first = tiles[0]!;
  const second = tiles.find(({ vendor_id }) => vendor_id !== first.vendor_id)!;
  return [first, second] as const;
}
const vendorOf = async (tile: { vendor_id: string }) => {
  const { user_id } = await shop.platform.db
    .selectFrom("vendors")
    .select("user_id")
    .where("id", "=", tile.vendor_id)
    .executeTakeFirstOrThrow();
  return shop.signIn(user_id!);
};

describe("the sample basket", () => {
  it("collects samples, each once", async () => {
    const who = await customer();
    const [one, two] = ofTwoVendors();
    await Promise.all([add(who, one), add(who, one), add(who, two)]);
    expect((await basketOf(who)).items.map(({ sku, problem }) => [sku, problem]).sort()).toEqual(
      [
        [one.sku, null],
        [two.sku, null],
      ].sort(),
    );
    const again = [1, 2].map(() => who.call(`DELETE /api/samples/basket/${one.sku}`));
    expect((await Promise.all(again)).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await basketOf(who)).items.map(({ sku }) => sku)).toEqual([two.sku]);
  });

  it("refuses what has no samples, and what is not sold", async () => {
    const who = await customer();
    const { db } = shop.platform;
    const last = tiles.at(-1)!;
    await db.updateTable("products").set({ surface: [] }).where("hash", "=", last.hash).execute();
    expect((await add(who, last)).body.errors).toEqual({
      product: ["Samples aren't available for this product."],
    });
    expect((await add(who, { hash: "nothing", sku: "" })).body.errors).toEqual({
      product: ["This product is no longer sold."],
    });
  });

  it("holds as many as the setting says", async () => {
    await set({ per_basket: 2, per_month: 3, ship_days: 2 });
    const who = await customer();
    for (const tile of tiles.slice(0, 2)) expect((await add(who, tile)).status).toBe(200);
    expect((await add(who, tiles[2]!)).body.errors?.product).toEqual([
      "Your sample basket is full. The limit is 2. Order or remove some first.",
    ]);
    expect((await place(who)).status).toBe(201);
    for (const tile of tiles.slice(2, 4)) await add(who, tile);
    expect((await basketOf(who)).limits).toEqual({ per_basket: 2, per_month: 3, ship_days: 2, left: 1 });
    expect((await place(who)).body.errors?.basket).toEqual([
      "You can order 3 samples in 30 days, and have 1 left.",
    ]);
    shop.clock.skipMinutes(31 * 24 * 60);
    expect((await place(who)).status).toBe(201);
    await set({});
  });
});

describe("an order of samples", () => {
  it("goes out in one envelope for each vendor, and empties the basket", async () => {
    const who = await customer();
    const [one, two] = ofTwoVendors();
    await add(who, one);
    await add(who, two);
    const { status, body } = await place(who);
    expect(status).toBe(201);
    expect(body.data.shipments.flatMap(({ items }) => items.map(({ sku }) => sku)).sort()).toEqual(
      [one.sku, two.sku].sort(),
    );
    expect(body.data.shipments.every(({ state }) => state === "ordered")).toBe(true);
    expect(body.data.ship_to).toMatchObject({ street: portland.street, delivery_notes: "Mailbox 4" });
    expect((await basketOf(who)).items).toEqual([]);
    expect((await ordersOf(who)).data).toEqual([body.data]);
  });

  it("is placed once, however often it is sent, and never empty", async () => {
    const who = await customer();
    await add(who, tiles[0]!);
    const key = randomUUID();
    const [first] = await Promise.all([place(who, key), place(who)]);
    await place(who, key);
    expect((await ordersOf(who)).total).toBe(1);
    expect([201, 422, 409]).toContain(first.status);
    expect((await place(who)).body.errors).toEqual({ basket: ["Your sample basket is empty."] });
  });

  it("is shipped by its vendor alone, and the customer hears of it once", async () => {
    const who = await customer();
    const [one, two] = ofTwoVendors();
    await add(who, one);
    const placed = (await place(who)).body.data;
    const [vendor, other] = [await vendorOf(one), await vendorOf(two)];
    const listed = async (state: string) =>
      (
        await vendor.call<{ data: SampleToShip[]; to_ship: number }>(
          `GET /api/vendor/samples?state=${state}&per_page=100`,
        )
      ).body.data;
    const mine = (await listed("ordered")).data.find(({ number }) => number === placed.number)!;
    expect(mine.ship_to).toMatchObject({ name: `Sample Fan ${people}`, street: portland.street });
    const path = `/api/vendor/samples/${mine.id}/shipped`;
    expect((await other.call(`PUT ${path}`, {})).status).toBe(404);
    await vendor.call(`PUT ${path}`, { carrier: "UPS", tracking: "1Z999" });
    await vendor.call(`PUT ${path}`, { carrier: "UPS", tracking: "1Z998" });
    expect((await ordersOf(who)).data[0]!.shipments).toMatchObject([
      { state: "shipped", carrier: "UPS", tracking: "1Z998" },
    ]);
    expect((await listed("shipped")).data.map(({ number }) => number)).toContain(placed.number);
    const told = await shop.platform.db
      .selectFrom("notifications")
      .select("title")
      .where("user_id", "=", who.user_id)
      .execute();
    expect(told).toHaveLength(1);
  });

  it("waits on its vendor's Today, and is late there once its day has passed", async () => {
    const who = await customer();
    await add(who, tiles[0]!);
    await place(who);
    const vendor = await vendorOf(tiles[0]!);
    const waiting = async () =>
      (await vendor.call<Today>("GET /api/today")).body.data.waiting
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith("sample_"));
    expect(await waiting()).toContain("sample_to_ship");
    shop.clock.skipMinutes(7 * 24 * 60);
    expect(await waiting()).toEqual(["sample_late"]);
    const late = (
      await vendor.call<{ data: SampleToShip[] }>("GET /api/vendor/samples?state=ordered&per_page=100")
    ).body.data.data;
    for (const { id } of late) await vendor.call(`PUT /api/vendor/samples/${id}/shipped`, {});
    expect(await waiting()).toEqual([]);
  });

  it("is listed among the leads of the showroom where the samples were found", async () => {
    const who = await customer();
    await add(who, tiles[0]!);
    await place(who);
    const { rows } = await leadsOf(`Sample Fan ${people}`);
    expect(rows).toMatchObject([{ lead_type: "Samples", showroom_id: shop.market.oakstone.id }]);
    expect(rows[0]!.message).toContain(`SKU ${tiles[0]!.sku}`);
  });

  it("is nobody else's to see", async () => {
    const who = await customer();
    await add(who, tiles[0]!);
    await place(who);
    const other = await customer();
    expect((await ordersOf(other)).total).toBe(0);
    expect((await basketOf(other)).items).toEqual([]);
  });
});

const leadsOf = async (full_name: string) => ({
  rows: await shop.platform.db
    .selectFrom("leads")
    .select(["lead_type", "showroom_id", "message"])
    .where("full_name", "=", full_name)
    .execute(),
});
