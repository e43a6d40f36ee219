import { afterAll, beforeAll, expect, it } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";
import { notifyOfProducts } from "./watched-products.flow.ts";

const [tile, vanity] = ["NQT-CARR-1224-M", "WSP-ARB-CH"];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const told = async (who: Client) =>
  (await who.call<{ data: { title: string; body: string; link: string }[] }>("GET /api/notification")).body
    .data.data;
const addressOf = async (who: Client) =>
  (
    await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", who.user_id)
      .executeTakeFirstOrThrow()
  ).email;

it("tells of prices, stock and lead times that changed in one's projects, once, at the price that one pays", async () => {
  const ada = await shop.signIn(await addUser(shop.platform.db, "User", "Ada Watches"));
  const lines = [
    { sku: tile, qty: 5 },
    { sku: vanity, qty: 1 },
  ];
  const made = await ada.call<Project>("POST /api/projectCart", {
    showroom: "OAKSTONE",
    name: "Hall bath",
    lines,
  });
  const [before] = made.body.data.Project_tans;
  await notifyOfProducts(shop.platform);
  expect(await told(ada)).toEqual([]);
  await shop.platform.sql`update variants set wholesale_cents = wholesale_cents + 1000 where sku = ${tile}`;
  await shop.platform.sql`update variants set lead_time_days = lead_time_days + 14 where sku = ${vanity}`;
  await Promise.all([notifyOfProducts(shop.platform), notifyOfProducts(shop.platform)]);
  const link = `/projects/${made.body.data.id}`;
  expect(await told(ada)).toMatchObject([{ title: "2 products in Hall bath changed", link }]);
  const after = (await ada.call<Project>(`GET /api/projectCart/${made.body.data.id}`)).body.data
    .Project_tans[0]!;
  const mails = await mailsTo(shop.app, await addressOf(ada));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(`$${before!.unit_price.toFixed(2)} → $${after.unit_price.toFixed(2)}`);
  expect(mails[0]!.text).toMatch(/ships in \d+ days instead of \d+/);
  await shop.platform.sql`update variants set stock = 0, allows_backorder = false where sku = ${tile}`;
  await notifyOfProducts(shop.platform);
  expect((await told(ada))[0]?.title).toContain("out of stock");
});

it("does not tell of carts, nor those who switched it off", async () => {
  const cy = await shop.signIn(await addUser(shop.platform.db, "User", "Cy Quiet"));
  await shop.fillCart(cy.user_id, { [vanity]: 1 });
  const bea = await shop.signIn(await addUser(shop.platform.db, "User", "Bea Off"));
  await shop.fillCart(bea.user_id, { [vanity]: 1 }, shop.market.oakstone, false);
  await notifyOfProducts(shop.platform);
  await shop.platform.db
    .insertInto("notification_choices")
    .values({ user_id: bea.user_id, kind: "goods", app: false, mail: false })
    .execute();
  await shop.platform.sql`update variants set wholesale_cents = wholesale_cents + 500 where sku = ${vanity}`;
  await notifyOfProducts(shop.platform);
  for (const who of [cy, bea]) {
    expect([await told(who), await mailsTo(shop.app, await addressOf(who))]).toEqual([[], []]);
  }
});
