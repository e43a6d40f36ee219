import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueuedReview, VendorReviewRule } from "../../../../contract/catalog/catalog-review.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { goodList, importCalls } from "./imports.test-support.ts";

let shop: Shop;
let tiler: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, admin } = await signInSellers(shop));
});
afterAll(() => shop.close());

const { check, step, imported } = importCalls(
  () => shop,
  () => tiler,
);
const setRule = (rule: VendorReviewRule) =>
  admin.call(`PUT /api/admin/catalog-review/vendors/${shop.market.tileVendor.id}`, { rule });
const queue = async () =>
  (await admin.call<{ data: QueuedReview[] }>("GET /api/admin/catalog-review")).body.data.data;
const apply = async (list: string) => step((await check(list)).id, "apply");

describe("a price list of a vendor whose products are reviewed", () => {
  it("lists new products as drafts, and taking it back takes them out of the queue", async () => {
    await setRule("always");
    const { id } = await apply(goodList);
    expect((await imported()).map(({ status }) => status)).toEqual(["draft", "draft"]);
    expect((await queue()).map(({ kind, status }) => [kind, status])).toEqual([
      ["new", "pending"],
      ["new", "pending"],
    ]);
    await step(id, "undo");
    expect(await queue()).toEqual([]);
  });

  it("writes prices and stock of live products at once, and lets names wait", async () => {
    await setRule("never");
    await apply(goodList);
    await setRule("always");
    const changed = goodList
      .replace("A-1,Alba Matte,Porcelain,Box,42.50", "A-1,Alba Velvet,Porcelain,Box,45.00")
      .replace("24x24,3", "24x24,9");
    await apply(changed);
    const rows = (await imported()).filter(({ status }) => status === "published");
    expect(rows).toMatchObject([
      { name: "Alba Matte", wholesale_cents: 4500 },
      { name: "Alba Polished", stock: 9 },
    ]);
    const [waiting, ...others] = await queue();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      kind: "edit",
      differences: [{ label: "Name", before: "Alba Matte", after: "Alba Velvet" }],
    });
    const { id, version } = waiting!;
    expect((await admin.call(`POST /api/admin/catalog-review/${id}/approve`, { version })).status).toBe(200);
    expect((await imported()).map(({ name }) => name)).toContain("Alba Velvet");
  });
});
