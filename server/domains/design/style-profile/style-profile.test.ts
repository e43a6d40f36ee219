import { afterAll, beforeAll, expect, it } from "vitest";
import type { StyleProfile } from "../../../../contract/design/style-profile.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("is kept with the account, replaced, deleted, and part of nobody else's account", async () => {
  const who = await shop.signIn(await addUser(shop.platform.db, "User", "Stella Style"));
  const other = await shop.signIn(await addUser(shop.platform.db, "User", "Other Style"));
  const mine = async () => (await who.call<StyleProfile | null>("GET /api/style_profile")).body.data;
  expect(await mine()).toBeNull();
  const saved = await who.call<StyleProfile>("PUT /api/style_profile", { answers: "0-----0---" });
  expect(saved.status).toBe(200);
  await who.call("PUT /api/style_profile", { answers: "--1----0--" });
  expect(await mine()).toMatchObject({ answers: "--1----0--", style: "art-deco" });
  expect((await other.call("GET /api/style_profile")).body.data).toBeNull();
  await who.call("DELETE /api/style_profile");
  expect(await mine()).toBeNull();
});

it("is refused with too few answers, and with none chosen", async () => {
  const who = await shop.signIn(await addUser(shop.platform.db, "User", "Nolan Style"));
  for (const answers of ["012", "----------", "01201201x2"]) {
    const refused = await who.call("PUT /api/style_profile", { answers });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty("answers");
  }
});
