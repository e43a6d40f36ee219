import { randomUUID } from "node:crypto";
import readExcelFile from "read-excel-file/node";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import type { ListedVariant, OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

interface List<Row> {
  data: Row[];
  total: number;
}
interface Edit {
  id: string | null;
  matched: number;
  changed: number;
  unchanged: number;
  skipped: number;
  samples: { before: string; after: string }[];
}

let shop: Shop;
let tiler: Client;
let plumber: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber } = await signInSellers(shop));
});
afterAll(() => shop.close());

const list = async (client: Client, query = "") =>
  (await client.call<List<ListedVariant>>(`GET /api/vendor/products?per_page=100${query}`)).body.data;
const rowOf = async (client: Client, sku: string) =>
  (await list(client, `&q=${sku}`)).data.find((row) => row.sku === sku || row.vendor_sku === sku)!;

const variant = (vendor_sku: string, size: string, changes = {}) => ({
  vendor_sku,
  options: [{ name: "Size", value: size }],
  price: 8.4,
  stock: 40,
  lead_time_days: 5,
  ...changes,
});
const product = (changes = {}) => ({
  name: `Quillstone Terrazzo ${randomUUID().slice(0, 8)}`,
  brand: "North Quay Tile",
  category: 101,
  unit: "Box",
  variants: [variant(randomUUID().slice(0, 12), "12 in."), variant(randomUUID().slice(0, 12), "24 in.")],
  ...changes,
});
const create = (client: Client, body: object, key: string = randomUUID()) =>
  client.call<OwnProduct>("POST /api/vendor/products", body, { "Idempotency-Key": key });
const created = async (changes = {}) => (await create(tiler, product(changes))).body.data;
const put = (
  client: Client,
  { hash, category, images, can_delete: _, review: ___, ...rest }: OwnProduct,
  changes = {},
) =>
  client.call<OwnProduct>(`PUT /api/vendor/products/${hash}`, {
    ...rest,
    category: category.id,
    images: images.map(({ picture: __, ...image }) => image),
    ...changes,
    hash: undefined,
  });
const found = async (q: string) => {
  const asked = { q, showroom: "OAKSTONE" };
  const { body } = await visitor(shop.app).call("POST /api/visualization/products", asked);
  const { data } = body.data as { data: { name: string; hash: string }[] };
  return data.filter(({ name }) => name === q).map(({ hash }) => hash);
};

describe("the list", () => {
  it("holds a vendor's own variants alone, found by name, number and category", async () => {
    const mine = await list(tiler);
    expect(mine.total).toBeGreaterThan(3);
    const theirs = new Set((await list(plumber)).data.map(({ sku }) => sku));
    expect(mine.data.some(({ sku }) => theirs.has(sku))).toBe(false);
    const some = await list(tiler, "&q=carrara");
    expect(some.data.every(({ name }) => /carrara/i.test(name))).toBe(true);
    expect((await list(tiler, `&q=${mine.data[0]!.sku}`)).data[0]!.sku).toBe(mine.data[0]!.sku);
    expect((await list(tiler, "&category=1")).total).toBeGreaterThan(0);
    expect((await list(tiler, "&category=2")).total).toBe(0);
    expect((await list(tiler, "&q=%25")).total).toBe(0);
  });

  it("is sorted and paged by the server", async () => {
    const prices = (await list(tiler, "&sort=-price")).data.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const { body } = await tiler.call<List<ListedVariant>>(
      "GET /api/vendor/products?per_page=2&page=2&sort=-price",
    );
    expect(body.data.data.map(({ price }) => price)).toEqual(prices.slice(2, 4));
  });

  it("is empty for a vendor account that lists nothing yet, and nobody else's", async () => {
    const fresh = await shop.signIn(await addUser(shop.platform.db, "Vendor", "Fresh Vendor"));
    expect((await list(fresh)).total).toBe(0);
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    expect((await pro.call("GET /api/vendor/products")).status).toBe(403);
  });

  it("goes out as CSV without formulas and as Excel", async () => {
    const { name } = await created({ name: '=HYPERLINK("http://x")' });
    const get = (format: string) =>
      shop.app.fetch(
        new Request(`http://localhost/api/vendor/product-export?format=${format}&q=HYPERLINK`, {
          headers: { Authorization: `Bearer ${tiler.token}` },
        }),
      );
    const csv = await (await get("csv")).text();
    expect(csv).toContain(`"'${name.replaceAll('"', '""')}"`);
    const [sheet] = await readExcelFile(Buffer.from(await (await get("xlsx")).arrayBuffer()));
    expect(sheet!.data[1]![2]).toBe(name);
    expect(sheet!.data[1]![5]).toBe(8.4);
  });
});

describe("one variant's price, stock and lead time", () => {
  it("changes at once, and not on what was read before somebody's change", async () => {
    const { sku, version, price } = await rowOf(tiler, "NQT-SLAT-1212");
    const path = `PUT /api/vendor/stock/${sku}`;
    const done = await tiler.call<ListedVariant>(path, { version, stock: 77, price: 9.99 });
    expect(done.body.data).toMatchObject({ stock: 77, price: 9.99 });
    const stale = await tiler.call<ListedVariant>(path, { version, price: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({ stock: 77, price: 9.99, version: done.body.data.version });
    await tiler.call(path, { version: done.body.data.version, price });
  });

  it("is stale after a sale, so that the sale is not lost", async () => {
    const before = await rowOf(tiler, "NQT-SLAT-1212");
    await order(await shop.buyer({ [before.sku]: 2 }));
    const path = `PUT /api/vendor/stock/${before.sku}`;
    const stale = await tiler.call<ListedVariant>(path, { version: before.version, stock: before.stock });
    expect([stale.status, stale.body.data.stock]).toEqual([409, before.stock - 2]);
  });

  it("says what is wrong, and is not another vendor's", async () => {
    const { sku, version } = await rowOf(tiler, "NQT-SLAT-1212");
    const path = `PUT /api/vendor/stock/${sku}`;
    const wrong = await tiler.call(path, { version, price: 0, stock: -1, lead_time_days: 1.5 });
    expect(wrong.body.errors).toEqual({
      price: ["Enter a price of at least $0.01."],
      stock: ["Stock can't be below 0."],
      lead_time_days: ["Enter a whole number of days."],
    });
    expect((await plumber.call(path, { version, stock: 1 })).status).toBe(404);
  });
});

describe("a change of many", () => {
  it("is previewed, made, and undone except for what changed since", async () => {
    const { variants } = await created();
    const skus = variants.map(({ sku }) => sku);
    const change = { kind: "price_percent", percent: 10 };
    const edit = (body: object) =>
      tiler.call<Edit>("POST /api/vendor/product-edits", { skus, change, ...body });
    const preview = (await edit({ is_preview: true })).body.data;
    expect(preview).toMatchObject({
      id: null,
      matched: 2,
      changed: 2,
      samples: [{ before: "$8.40", after: "$9.24" }, {}],
    });
    expect((await rowOf(tiler, skus[0]!)).price).toBe(8.4);
    expect((await edit({ expected: 1 })).status).toBe(409);
    const { id } = (await edit({ expected: 2 })).body.data;
    const row = await rowOf(tiler, skus[0]!);
    expect(row.price).toBe(9.24);
    await tiler.call(`PUT /api/vendor/stock/${row.sku}`, { version: row.version, stock: 3 });
    expect((await plumber.call(`POST /api/vendor/product-edits/${id}/undo`)).status).toBe(404);
    const undone = await tiler.call(`POST /api/vendor/product-edits/${id}/undo`);
    expect(undone.body.data).toEqual({ restored: 1, kept: 1 });
    expect((await rowOf(tiler, skus[0]!)).price).toBe(9.24);
    expect((await rowOf(tiler, skus[1]!)).price).toBe(8.4);
    expect((await tiler.call(`POST /api/vendor/product-edits/${id}/undo`)).status).toBe(409);
  });

  it("sets freight classes, and puts them back", async () => {
    const { variants } = await created();
    const skus = variants.map(({ sku }) => sku);
    const edit = (freight_class: string) =>
      tiler.call<Edit>("POST /api/vendor/product-edits", {
        skus,
        change: { kind: "freight_class", freight_class },
      });
    expect((await edit("freight_72")).status).toBe(422);
    const { id, samples } = (await edit("freight_77.5")).body.data;
    expect(samples[0]).toMatchObject({ before: "Parcel", after: "Freight, NMFC class 77.5" });
    expect((await rowOf(tiler, skus[0]!)).freight_class).toBe("freight_77.5");
    await tiler.call(`POST /api/vendor/product-edits/${id}/undo`);
    expect((await rowOf(tiler, skus[0]!)).freight_class).toBe("parcel");
  });

  it("publishes all that a filter finds, and takes it back", async () => {
    const { name, hash } = await created();
    const q = name.split(" ").at(-1)!;
    expect(await found(name)).toEqual([]);
    const change = { kind: "status", status: "published" };
    const { body } = await tiler.call<Edit>("POST /api/vendor/product-edits", { filter: { q }, change });
    expect(body.data).toMatchObject({ matched: 2, changed: 2 });
    expect(await found(name)).toContain(hash);
    await tiler.call(`POST /api/vendor/product-edits/${body.data.id}/undo`);
    expect(await found(name)).not.toContain(hash);
  });

  it("leaves another vendor's alone", async () => {
    const change = { kind: "stock", stock: 0 };
    const { body } = await plumber.call<Edit>("POST /api/vendor/product-edits", {
      skus: ["NQT-SLAT-1212"],
      change,
    });
    expect(body.data.matched).toBe(0);
  });
});

describe("a product", () => {
  it("is made once however often its form is sent, and is found in a showroom once it is published", async () => {
    const body = product();
    const key = randomUUID();
    const [first, second] = await Promise.all([create(tiler, body, key), create(tiler, body, key)]);
    expect(first.status).toBe(201);
    expect(second.body.data.hash).toBe(first.body.data.hash);
    const draft = first.body.data;
    expect(draft.variants[0]!.sku).toBe(`NQT-${draft.variants[0]!.vendor_sku}`);
    expect(await found(draft.name)).toEqual([]);
    const published = await put(tiler, draft, { status: "published" });
    expect(published.status).toBe(200);
    expect(await found(draft.name)).toContain(draft.hash);
    await put(tiler, published.body.data, { status: "archived" });
    expect(await found(draft.name)).toEqual([]);
  });

  it("is offered what products of its category say", async () => {
    const { body } = await tiler.call<{ key: string; values: string[] }[]>(
      "GET /api/vendor/attribute-values?category=1",
    );
    expect(body.data.find(({ key }) => key === "finish")?.values).toContain("Matte");
    const form = await tiler.call<ProductForm>("GET /api/vendor/product-form");
    expect(form.body.data.categories.find(({ id }) => id === 101)?.attributes).toContain("finish");
    // those of the list's filter
    expect(form.body.data.own_categories).toContain(101);
    expect(form.body.data.own_categories.length).toBeLessThan(form.body.data.categories.length);
  });

  it("names each field that is wrong", async () => {
    const taken = (await rowOf(tiler, "NQT-SLAT-1212")).vendor_sku;
    const { status, body } = await create(
      tiler,
      product({
        category: 9999,
        variants: [variant(taken, "a"), variant("x-1", "A")],
        images: [{ key: "seedpicture02" }],
      }),
    );
    expect(status).toBe(422);
    expect(body.errors?.category?.[0]).toBe("Choose a category from the list.");
    expect(body.errors?.["variants.0.vendor_sku"]?.[0]).toMatch(/^You already use .* in/);
    expect(body.errors?.["variants.1.options"]?.[0]).toMatch(/same options/);
    expect(body.errors?.["images.0.key"]?.[0]).toBe("Upload this picture again.");
    const empty = await create(tiler, { ...product(), name: " ", variants: [] });
    expect(Object.keys(empty.body.errors!)).toEqual(["name", "variants"]);
  });

  it("keeps what somebody changed meanwhile: a stale save gets the product as it is", async () => {
    const mine = await created();
    const { sku, version } = mine.variants[0]!;
    await tiler.call(`PUT /api/vendor/stock/${sku}`, { version, stock: 12 });
    const stale = await put(tiler, mine, { name: "Too late" });
    expect(stale.status).toBe(409);
    expect(stale.body.data.variants[0]).toMatchObject({ sku, stock: 12 });
    expect((await put(tiler, stale.body.data, { name: "In time" })).body.data.name).toBe("In time");
  });

  it("trades numbers between variants and drops the one left out", async () => {
    const mine = await created();
    const [a, b] = mine.variants as [OwnProduct["variants"][0], OwnProduct["variants"][0]];
    const traded = await put(tiler, mine, {
      variants: [
        { ...a, vendor_sku: b.vendor_sku },
        { ...b, vendor_sku: a.vendor_sku },
      ],
    });
    expect(traded.body.data.variants.map(({ vendor_sku }) => vendor_sku)).toEqual([
      b.vendor_sku,
      a.vendor_sku,
    ]);
    const one = await put(tiler, traded.body.data, { variants: [traded.body.data.variants[1]] });
    expect(one.body.data.variants.map(({ sku }) => sku)).toEqual([b.sku]);
  });

  it("is deleted, or archived where it was ordered, and is never another vendor's", async () => {
    const mine = await created({ status: "published" });
    const path = `/api/vendor/products/${mine.hash}`;
    for (const call of [`GET ${path}`, `DELETE ${path}`]) expect((await plumber.call(call)).status).toBe(404);
    expect((await put(plumber, mine)).status).toBe(404);
    await order(await shop.buyer({ [mine.variants[0]!.sku]: 1 }));
    const refused = await tiler.call(`DELETE ${path}`);
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.hash?.[0]).toMatch(/Archive it instead/);
    const now = (await tiler.call<OwnProduct>(`GET ${path}`)).body.data;
    expect(now.can_delete).toBe(false);
    const left = await put(tiler, now, { variants: [now.variants[1]] });
    expect(left.body.data.variants.map(({ is_on_sale, stock }) => [is_on_sale, stock])).toEqual([
      [true, 40],
      [false, 0],
    ]);
    const other = await created({ status: "published" });
    expect((await tiler.call(`DELETE /api/vendor/products/${other.hash}`)).status).toBe(200);
    expect((await tiler.call(`GET /api/vendor/products/${other.hash}`)).status).toBe(404);
    expect(await found(other.name)).toEqual([]);
  });
});

describe("a picture", () => {
  const send = async (client: Client, width: number, height: number, text?: string) => {
    const png = await sharp({ create: { width, height, channels: 3, background: "#8899aa" } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set("picture", new File([text ?? new Uint8Array(png)], "photo.png", { type: "image/png" }));
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/vendor/pictures", {
        method: "POST",
        headers: { Authorization: `Bearer ${client.token}` },
        body,
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };

  it("is checked by its content and its size", async () => {
    expect((await send(tiler, 800, 599)).body.errors.picture).toEqual([
      "The picture field must be Minimum 600 X 600 pixels.",
    ]);
    expect((await send(tiler, 800, 800, "<svg/>")).status).toBe(422);
  });

  it("is shown with the product or with its variant, for the vendor who sent it", async () => {
    const { key } = (await send(tiler, 800, 600)).body.data;
    const mine = await created();
    const images = [{ key, alt: "A slab", vendor_skus: [mine.variants[1]!.vendor_sku] }];
    const done = await put(tiler, mine, { images, status: "published" });
    expect(done.body.data.images[0]).toMatchObject(images[0]!);
    const { body } = await visitor(shop.app).call(`GET /api/public?pid=${mine.hash}`);
    const { product } = body.data as {
      product: { images: { alt: string }[]; variants: { image: number | null }[] };
    };
    expect(product.images.map(({ alt }) => alt)).toEqual(["A slab"]);
    expect(product.variants.map(({ image }) => image)).toEqual([null, 0]);
    const stolen = await create(plumber, { ...productOf("PLUMB-1"), images: [{ key }] });
    expect(stolen.body.errors?.["images.0.key"]?.[0]).toBe("Upload this picture again.");
  });

  it("shows all the variants that it was assigned to, further pictures of them too", async () => {
    const [front, close] = [(await send(tiler, 800, 600)).body.data, (await send(tiler, 640, 600)).body.data];
    const mine = await created();
    const vendor_skus = mine.variants.map(({ vendor_sku }: { vendor_sku: string }) => vendor_sku).slice(0, 2);
    const images = [
      { key: front.key, alt: "From the front", vendor_skus },
      { key: close.key, alt: "Close up", vendor_skus },
    ];
    const done = await put(tiler, mine, { images, status: "published" });
    expect(done.body.data.images).toMatchObject(images);
    const { body } = await visitor(shop.app).call(`GET /api/public?pid=${mine.hash}`);
    const { product } = body.data as { product: { variants: { image: number | null; images: number[] }[] } };
    expect(product.variants.slice(0, 2)).toMatchObject([
      { image: 0, images: [0, 1] },
      { image: 0, images: [0, 1] },
    ]);
  });
});

const productOf = (number: string) =>
  product({ category: 201, unit: "Piece", variants: [variant(number, "One")] });
