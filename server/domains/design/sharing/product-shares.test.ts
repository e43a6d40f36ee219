import { afterAll, beforeAll, expect, it } from "vitest";
import type { ShareablePerson } from "../../../../contract/catalog/product-shares.ts";
import { askedPro } from "../../../../tests/support/hire-probes.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mails = () =>
  shop.platform.db
    .selectFrom("mails")
    .select(["recipient", "subject", "body_text"])
    .where("kind", "=", "share")
    .orderBy("created_at")
    .execute();
const someProduct = () =>
  shop.platform.db
    .selectFrom("products")
    .select(["hash", "name"])
    .where("status", "=", "published")
    .executeTakeFirstOrThrow();

it("emails a product to the other side of a present hire and to a client, and to nobody else", async () => {
  const { owner, pro, stranger, id } = await askedPro(shop);
  const { hash, name } = await someProduct();
  const product = { hash, showroom: "OAKSTONE", note: "For the <b>floor</b>?" };
  // while nobody has accepted, they are no people one works with
  expect((await owner.call("POST /api/product_shares", { kind: "hire", id, ...product })).status).toBe(404);
  await pro.call(`PUT /api/pro/hires/${id}/status`, { status: "accepted" });
  const people = (await owner.call<ShareablePerson[]>("GET /api/product_shares/people")).body.data;
  expect(people).toMatchObject([{ id, kind: "hire", name: "Oakstone Kitchens" }]);
  expect(JSON.stringify(people)).not.toContain("@");

  const body = { kind: "hire", id, ...product };
  const key = { "Idempotency-Key": crypto.randomUUID() };
  expect((await owner.call("POST /api/product_shares", body, key)).status).toBe(201);
  await owner.call("POST /api/product_shares", body, key);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(name);
  expect(mail?.body_text).toContain(`/product/${hash}/OAKSTONE`);
  expect(mail?.body_text).toContain("For the <b>floor</b>?");
  expect((await stranger.call("POST /api/product_shares", body)).status).toBe(404);
  expect((await owner.call("POST /api/product_shares", { ...body, hash: "nothing" })).status).toBe(404);

  const client = await pro.call<{ id: string }>("POST /api/pro/clients", {
    full_name: "Cleo Client",
    email: "cleo@example.test",
  });
  const toClient = { kind: "client", id: client.body.data.id, ...product };
  expect((await pro.call("POST /api/product_shares", toClient)).status).toBe(201);
  expect((await mails()).at(-1)).toMatchObject({ recipient: "cleo@example.test" });
  expect((await owner.call("POST /api/product_shares", toClient)).status).toBe(404);

  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await pro.call("POST /api/product_shares", toClient)).status);
  expect(statuses.at(-1)).toBe(429);
});
