import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ManagedAttribute,
  ManagedCategory,
  ManagedDepartment,
} from "../../../../contract/catalog/structure.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

interface Structure {
  departments: ManagedDepartment[];
  categories: ManagedCategory[];
}
interface Menu {
  name: string;
  menu_slug: string;
  categories: { name: string; slug_url: string; children: { name: string }[] }[];
}

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());

const structure = async () => (await admin.call<Structure>("GET /api/admin/structure")).body.data;
const category = async (name: string) => (await structure()).categories.find((one) => one.name === name)!;
const department = async (name: string) => (await structure()).departments.find((one) => one.name === name)!;
const ask = async <Data>(path: string) =>
  (await (await shop.app.fetch(new Request(`http://localhost${path}`))).json()) as { data: Data };
const menus = async () => (await ask<Menu[]>("/api/menu_category")).data;
const menuOf = async (name: string) => (await menus()).find((menu) => menu.name === name);
const totalOf = async (slug: string) =>
  (await ask<{ total: number }>(`/api/visualization/products${slug && `?category=${slug}`}`)).data.total;
const lastEntry = async () =>
  (await admin.call<{ data: { action: string; details: object }[] }>("GET /api/admin/audit")).body.data
    .data[0]!;

describe("departments and categories", () => {
  it("are added, ordered first and seen in the shop's menu at once", async () => {
    const kitchen = await department("Kitchen");
    const made = await admin.call<ManagedCategory>("POST /api/admin/categories", {
      name: "Range Hoods",
      department_id: kitchen.id,
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ slug: "range-hoods", parent_id: null, products: 0 });
    expect((await menuOf("Kitchen"))?.categories.at(-1)).toMatchObject({ slug_url: "range-hoods" });
    const { version, category_ids } = await department("Kitchen");
    const first = [made.body.data.id, ...category_ids.filter((id) => id !== made.body.data.id)];
    const put = await admin.call(`PUT /api/admin/departments/${kitchen.id}`, {
      version,
      category_ids: first,
    });
    expect(put.status).toBe(200);
    expect((await menuOf("Kitchen"))?.categories[0]).toMatchObject({ name: "Range Hoods" });
    expect(await lastEntry()).toMatchObject({ action: "department.changed", details: { name: "Kitchen" } });
  });

  it("answer with what is there now when another admin was first", async () => {
    const { id, version } = await category("Range Hoods");
    const change = (name: string) => admin.call(`PUT /api/admin/categories/${id}`, { version, name });
    expect((await change("Hoods")).status).toBe(200);
    expect(await change("Vent Hoods")).toMatchObject({
      status: 409,
      body: { code: "stale_version", data: { name: "Hoods", slug: "range-hoods", version: version + 1 } },
    });
    expect(await category("Hoods")).toMatchObject({ slug: "range-hoods" });
  });

  it("keep their address, and refuse one that is taken", async () => {
    const { id, version } = await category("Hoods");
    const renamed = await admin.call(`PUT /api/admin/categories/${id}`, { version, slug: "hoods" });
    expect(renamed).toMatchObject({ status: 422, body: { errors: { slug: expect.any(Array) } } });
    const taken = await admin.call("POST /api/admin/categories", { name: "More", slug: "range-hoods" });
    expect(taken.body.errors).toEqual({ slug: ["Hoods already uses this address."] });
    const all = await admin.call("POST /api/admin/categories", { name: "More", slug: "all" });
    expect(all.status).toBe(422);
  });

  it("are ordered among each other", async () => {
    const { departments } = await structure();
    const [first, last] = [departments[0]!, departments.at(-1)!];
    await admin.call(`PUT /api/admin/departments/${last.id}`, { version: last.version, before: first.id });
    expect((await menus())[0]).toMatchObject({ name: last.name });
    const now = await department(last.name);
    await admin.call(`PUT /api/admin/departments/${last.id}`, { version: now.version, before: null });
    expect((await menus()).at(-1)).toMatchObject({ name: last.name });
  });

  it("stand at most two deep, and never below themselves", async () => {
    const { categories } = await structure();
    const child = categories.find(({ parent_id }) => parent_id !== null)!;
    const parent = categories.find(({ id }) => id === child.parent_id)!;
    const move = ({ id, version }: ManagedCategory, parent_id: number) =>
      admin.call(`PUT /api/admin/categories/${id}`, { version, parent_id });
    const hoods = await category("Hoods");
    expect((await move(hoods, child.id)).body.errors).toHaveProperty("parent_id");
    expect((await move(hoods, hoods.id)).body.errors).toHaveProperty("parent_id");
    expect((await move(parent, hoods.id)).body.errors).toHaveProperty("parent_id");
    expect((await move(hoods, 9999)).body.errors).toHaveProperty("parent_id");
    expect((await move(hoods, parent.id)).status).toBe(200);
    expect((await menuOf("Kitchen"))?.categories[0]?.name).not.toBe("Hoods");
  });

  it("are hidden with their products, and come back", async () => {
    const tile = (await structure()).categories.find(({ products }) => products > 0)!;
    const total = await totalOf(tile.slug);
    expect(total).toBeGreaterThan(0);
    const everything = await totalOf("");
    const hide = async (is_hidden: boolean) => {
      const { version } = await category(tile.name);
      return admin.call(`PUT /api/admin/categories/${tile.id}`, { version, is_hidden });
    };
    expect((await hide(true)).status).toBe(200);
    expect(JSON.stringify(await menus())).not.toContain(`"${tile.slug}"`);
    expect(await totalOf("")).toBe(everything - tile.products);
    expect((await hide(false)).status).toBe(200);
    expect(await totalOf(tile.slug)).toBe(total);
  });
});

describe("deleting", () => {
  const drop = ({ id, version }: { id: number; version: number }, more = "") =>
    admin.call(`DELETE /api/admin/categories/${id}?version=${version}${more}`);

  it("is refused with the reason while products are in a category; they move, and its address leads there", async () => {
    const { categories } = await structure();
    const from = categories.find(({ products }) => products > 0)!;
    const refused = await drop(from);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(new RegExp(`^\\d+ products? (is|are) in ${from.name}\\.`));
    expect((await drop(from, `&move_to=${from.id}`)).body.errors).toHaveProperty("move_to");
    const to = categories.find(({ id, parent_id }) => parent_id !== null && id !== from.id)!;
    const before = await totalOf(to.slug);
    expect((await drop(from, `&move_to=${to.id}`)).status).toBe(200);
    expect(await totalOf(to.slug)).toBe(before + from.products);
    expect(await totalOf(from.slug)).toBe(before + from.products);
    const place = await ask<{ category: { slug_url: string } }>(`/api/public?cid=${from.slug}`);
    expect(place.data.category.slug_url).toBe(to.slug);
    const again = await admin.call("POST /api/admin/categories", { name: "Again", slug: from.slug });
    expect(again.body.errors).toEqual({ slug: [`${to.name} already uses this address.`] });
  });

  it("is refused for a category that holds others, and for a department that showrooms sell", async () => {
    const { categories } = await structure();
    const parent = categories.find(({ id }) => categories.some(({ parent_id }) => parent_id === id))!;
    expect((await drop(parent)).body.message).toMatch(/Move or delete them first\.$/);
    const { id, version } = await department("Kitchen");
    const path = `DELETE /api/admin/departments/${id}?version=${version}`;
    expect(await admin.call(path)).toMatchObject({
      status: 409,
      body: { message: "2 showrooms sell Kitchen. Hide it, or remove it from the showrooms first." },
    });
    expect((await admin.call(`${path}&from_showrooms=true`)).status).toBe(200);
    expect(await menuOf("Kitchen")).toBeUndefined();
  });
});

describe("attributes", () => {
  const put = (key: string, body: object) =>
    admin.call<ManagedAttribute>(`PUT /api/admin/attributes/${key}`, body);
  const one = async (key: string) =>
    (await admin.call<ManagedAttribute[]>("GET /api/admin/attributes")).body.data.find(
      (attribute) => attribute.key === key,
    )!;

  it("are added, put on a category as a filter, and not deleted while it has them", async () => {
    const body = { key: "edge_kind", label: "Edge", kind: "enum", choices: ["Rectified", "Pressed"] };
    expect((await admin.call("POST /api/admin/attributes", body)).status).toBe(201);
    expect((await admin.call("POST /api/admin/attributes", body)).body.errors).toEqual({
      key: ["Edge already uses this key."],
    });
    const { id, version } = (await structure()).categories[0]!;
    const facets = (keys: string[], at: number) =>
      admin.call<ManagedCategory>(`PUT /api/admin/categories/${id}`, { version: at, facets: keys });
    expect((await facets(["no_such"], version)).body.errors).toEqual({
      facets: ["We couldn't find the attribute no_such."],
    });
    const kept = await facets(["edge_kind"], version);
    const refused = await admin.call("DELETE /api/admin/attributes/edge_kind?version=1");
    expect(refused.body.message).toMatch(/^Edge is a filter in /);
    await facets([], kept.body.data.version);
    expect((await put("edge_kind", { version: 1, label: "Edge type" })).body.data.label).toBe("Edge type");
    expect((await put("edge_kind", { version: 1, label: "Edges" })).status).toBe(409);
    expect((await put("edge_kind", { version: 2, kind: "number" })).body.errors).toHaveProperty("choices");
    expect((await admin.call("DELETE /api/admin/attributes/edge_kind?version=2")).status).toBe(200);
    expect(await one("edge_kind")).toBeUndefined();
  });
});

describe("the file", () => {
  const send = async (text: string, apply: boolean) => {
    const form = new FormData();
    form.set("file", new File([text], "categories.json"));
    form.set("apply", String(apply));
    const response = await shop.app.fetch(
      new Request("http://localhost/api/admin/structure/file", {
        method: "POST",
        headers: { Authorization: `Bearer ${admin.token}` },
        body: form,
      }),
    );
    return { status: response.status, body: await response.json() };
  };

  it("comes out as it goes in, and is looked at before it is applied", async () => {
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/admin/structure/file", {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    const file = JSON.parse(await answer.text());
    expect(await send(JSON.stringify(file), true)).toMatchObject({
      status: 200,
      body: { data: { applied: true, added: [], changed: [], kept: [] } },
    });
    file.categories.push({ name: "Saunas", slug: "saunas", children: [] });
    const preview = await send(JSON.stringify(file), false);
    expect(preview.body.data).toMatchObject({ applied: false, added: ["category Saunas"] });
    expect(await category("Saunas")).toBeUndefined();
    await send(JSON.stringify(file), true);
    expect(await category("Saunas")).toBeDefined();
    expect((await send("{", true)).body.errors.file[0]).toMatch(/isn't valid JSON/);
  });
});

it("is for admins alone", async () => {
  const vendor = await shop.signIn(shop.market.tileVendor.user_id);
  expect((await vendor.call("GET /api/admin/structure")).status).toBe(403);
  expect((await vendor.call("POST /api/admin/categories", { name: "Mine" })).status).toBe(403);
});
