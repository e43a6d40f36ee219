import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ManagedBrand } from "../../../../../contract/catalog/managed-brands.ts";
import { addUser } from "../../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../../tests/support/shop.ts";
import { ensureBrands } from "../../products/index.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());

const add = async (name: string) =>
  (await admin.call<ManagedBrand>("POST /api/admin/brands", { name })).body.data;
const list = async (query = "") =>
  (await admin.call<{ data: ManagedBrand[] }>(`GET /api/admin/brands?${query}`)).body.data.data;
const publicNames = async () => {
  const answer = await shop.app.fetch(new Request("http://localhost/api/brands"));
  return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};
const productsOf = async (brand: string) => {
  const filters = encodeURIComponent(JSON.stringify({ brand: [brand] }));
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/visualization/products?filters=${filters}`),
  );
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

describe("brands", () => {
  it("are found by a part of the name, and are partners or not", async () => {
    const brand = await add("Harrow Lane");
    expect(brand).toMatchObject({ slug: "harrow-lane", products: 0, is_partner: true, logo: null });
    expect(await publicNames()).toContain("Harrow Lane");
    expect((await list("q=ROW%20l")).map(({ name }) => name)).toEqual(["Harrow Lane"]);
    const path = `PUT /api/admin/brands/${brand.id}`;
    expect((await admin.call(path, { version: 1, is_partner: false })).status).toBe(200);
    expect(await publicNames()).not.toContain("Harrow Lane");
    expect((await list("partner=no")).map(({ name }) => name)).toEqual(["Harrow Lane"]);
    expect(await admin.call(path, { version: 1, name: "Harrow" })).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    expect((await admin.call("POST /api/admin/brands", { name: "harrow lane" })).body.errors).toEqual({
      name: ["A brand named Harrow Lane already exists."],
    });
  });

  it("have a logo, which must be a picture", async () => {
    const { id } = await add("Signed Works");
    const send = async (bytes: Uint8Array<ArrayBuffer>, version: number) => {
      const form = new FormData();
      form.set("version", String(version));
      form.set("logo", new File([bytes], "logo.png"));
      const response = await shop.app.fetch(
        new Request(`http://localhost/api/admin/brands/${id}/logo`, {
          method: "POST",
          headers: { Authorization: `Bearer ${admin.token}` },
          body: form,
        }),
      );
      return { status: response.status, body: await response.json() };
    };
    expect((await send(new TextEncoder().encode("<svg onload='alert(1)'/>"), 1)).body.errors).toHaveProperty(
      "logo",
    );
    const drawn = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#334455" } })
      .png()
      .toBuffer();
    const kept = await send(Uint8Array.from(drawn), 1);
    expect(kept.body.data.logo).toMatchObject({ width: 40, height: 20, alt: "Signed Works logo" });
    const gone = await admin.call<ManagedBrand>(`DELETE /api/admin/brands/${id}/logo?version=2`);
    expect(gone.body.data.logo).toBeNull();
  });

  it("are merged: products move, and links and price lists with the former name lead to the other", async () => {
    const into = await add("Calder Group");
    const [from] = await list("q=Calder%20%26%20Finch");
    const total = await productsOf("Calder & Finch");
    expect(total).toBeGreaterThan(0);
    const refused = await admin.call(`DELETE /api/admin/brands/${from!.id}?version=${from!.version}`);
    expect(refused.body.message).toMatch(/^\d+ products are by Calder & Finch\. Merge/);
    const merge = (id: number) =>
      admin.call<ManagedBrand>(`POST /api/admin/brands/${from!.id}/merge`, {
        version: from!.version,
        into: id,
      });
    expect((await merge(from!.id)).body.errors).toHaveProperty("into");
    const merged = await merge(into.id);
    expect(merged.body.data).toMatchObject({
      name: "Calder Group",
      products: from!.products,
      former_names: ["Calder & Finch"],
    });
    expect(await productsOf("Calder Group")).toBe(total);
    expect(await productsOf("Calder & Finch")).toBe(total);
    expect((await ensureBrands(shop.platform.db, ["CALDER & FINCH"])).get("calder & finch")).toBe(into.id);
    expect((await admin.call(`GET /api/admin/brands/${from!.id}`)).status).toBe(404);
    expect((await admin.call("POST /api/admin/brands", { name: "Calder & Finch" })).body.errors).toEqual({
      name: ["Calder & Finch is a former name of Calder Group."],
    });
  });

  it("keep their links when they are renamed, and are deleted without products", async () => {
    const [brand] = await list("q=Calder%20Group");
    const total = await productsOf("Calder Group");
    await admin.call(`PUT /api/admin/brands/${brand!.id}`, { version: brand!.version, name: "Calder Co." });
    expect(await productsOf("Calder Co.")).toBe(total);
    expect(await productsOf("Calder Group")).toBe(total);
    const unused = await add("Nobody's");
    expect((await admin.call(`DELETE /api/admin/brands/${unused.id}?version=1`)).status).toBe(200);
    expect(await list("q=Nobody")).toEqual([]);
    const entry = await admin.call<{ data: { action: string }[] }>("GET /api/admin/audit");
    expect(entry.body.data.data[0]).toMatchObject({ action: "brand.deleted", details: { name: "Nobody's" } });
  });
});

it("is for admins alone", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect((await pro.call("GET /api/admin/brands")).status).toBe(403);
});
