import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptSettings } from "../../../../contract/admin/managed-settings.ts";
import type { Today } from "../../../../contract/admin/today.ts";
import type { QueuedReview, VendorReviewRule } from "../../../../contract/catalog/catalog-review.ts";
import type { SentTexture } from "../../../../contract/catalog/textures.ts";
import type { ListedVariant, OwnProduct } from "../../../../contract/catalog/vendor-products.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let sellers: Awaited<ReturnType<typeof signInSellers>>;
let tiler: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  sellers = await signInSellers(shop);
  ({ tiler, admin } = sellers);
});
afterAll(() => shop.close());

const setRule = async (rule: VendorReviewRule, vendor = shop.market.tileVendor.id) => {
  const { status } = await admin.call(`PUT /api/admin/catalog-review/vendors/${vendor}`, { rule });
  expect(status).toBe(200);
};
const sent = (changes = {}) => ({
  name: `Alderbank Slate ${randomUUID().slice(0, 8)}`,
  brand: "North Quay Tile",
  category: 101,
  description: "Hand-split slate.",
  unit: "Box",
  status: "published",
  variants: [{ vendor_sku: randomUUID().slice(0, 12), price: 8.4, stock: 40, lead_time_days: 5 }],
  ...changes,
});
const create = async (changes = {}, client = tiler) => {
  const key = { "Idempotency-Key": randomUUID() };
  const made = await client.call<OwnProduct>("POST /api/vendor/products", sent(changes), key);
  expect(made.body.errors).toBeUndefined();
  return made.body.data;
};
/** One that is live without anybody's review. */
const live = async (changes = {}) => {
  await setRule("never");
  const made = await create(changes);
  await setRule("always");
  return made;
};
const put = (product: OwnProduct, changes: object = {}, client = tiler) => {
  const { hash, category, images, can_delete: _, review: __, ...rest } = product;
  return client.call<OwnProduct>(`PUT /api/vendor/products/${hash}`, {
    ...rest,
    category: category.id,
    images: images.map(({ picture: ___, ...image }) => image),
    ...changes,
  });
};
const own = async (hash: string) =>
  (await tiler.call<OwnProduct>(`GET /api/vendor/products/${hash}`)).body.data;
const inShop = async (hash: string) => {
  const { status, body } = await visitor(shop.app).call(`GET /api/public?pid=${hash}&showroom=OAKSTONE`);
  return status === 200
    ? (body.data as { product: { name: string; description: string; price: number } }).product
    : undefined;
};
const queue = async (query = "") =>
  (
    await admin.call<{ data: QueuedReview[]; total: number; as_of: string }>(
      `GET /api/admin/catalog-review?per_page=100${query}`,
    )
  ).body.data;
const waitingOf = async (hash: string) => (await queue()).data.find((one) => one.hash === hash);
const approve = async (hash: string) => {
  const { id, version } = (await waitingOf(hash))!;
  return admin.call(`POST /api/admin/catalog-review/${id}/approve`, { version });
};
const today = async (client: Client, kind: string) =>
  (await client.call<Today>("GET /api/today")).body.data.waiting.find((one) => one.kind === kind);
const noticesOf = async (client: Client) =>
  (await client.call<{ data: { title: string; link: string }[] }>("GET /api/notification")).body.data.data;
const mailOf = async (client: Client) => {
  const { email } = await shop.platform.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", client.user_id)
    .executeTakeFirstOrThrow();
  return mailsTo(shop.app, email);
};

describe("an edit of a live product", () => {
  it("waits beside what is live, while price, stock and lead time apply at once", async () => {
    const product = await live();
    const [variant] = product.variants;
    const edited = await put(product, {
      name: `${product.name} Honed`,
      description: "Honed slate.",
      variants: [{ ...variant, price: 16.8, list_price: null, stock: 7 }],
    });
    expect(edited.body.data).toMatchObject({
      name: `${product.name} Honed`,
      status: "published",
      variants: [{ price: 16.8, stock: 7 }],
      review: {
        kind: "edit",
        status: "pending",
        pictures: null,
        differences: [
          { label: "Name", before: product.name, after: `${product.name} Honed` },
          { label: "Description", before: "Hand-split slate.", after: "Honed slate." },
        ],
      },
    });
    const shown = await inShop(product.hash);
    expect(shown).toMatchObject({ name: product.name });
    expect(shown!.price).toBeGreaterThan(16.8);
    const rows = await tiler.call<{ data: ListedVariant[] }>("GET /api/vendor/products?review=pending");
    expect(rows.body.data.data.map(({ hash, review }) => [hash, review])).toEqual([
      [product.hash, "pending"],
    ]);
    expect(await today(admin, "catalog_review")).toMatchObject({ count: 1 });

    expect((await approve(product.hash)).status).toBe(200);
    expect(await inShop(product.hash)).toMatchObject({ name: `${product.name} Honed` });
    expect(await own(product.hash)).toMatchObject({ review: null, description: "Honed slate." });
    expect((await noticesOf(tiler))[0]).toMatchObject({ link: `/account/products/${product.hash}` });
    expect((await mailOf(tiler))[0]?.subject).toBe(`Your edit of ${product.name} Honed is live`);
    expect(await waitingOf(product.hash)).toBeUndefined();
  });

  it("waits with its texture, which the admin sees and rooms don't until it is approved", async () => {
    const product = await live({ surface: ["floor"] });
    const form = new FormData();
    const square = { width: 300, height: 300, channels: 3, background: "#557799" } as const;
    form.set(
      "texture",
      new File([new Uint8Array(await sharp({ create: square }).png().toBuffer())], "slate.png"),
    );
    const headers = { Authorization: `Bearer ${tiler.token}` };
    const request = new Request("http://localhost/api/vendor/textures", {
      method: "POST",
      headers,
      body: form,
    });
    const { data } = (await (await shop.app.fetch(request)).json()) as { data: SentTexture };
    const texture = {
      key: data.key,
      repeat_width_in: 24,
      repeat_height_in: 24,
      shows: "laid",
      pattern: "straight",
      grout: null,
      finish: "matte",
      is_mirrored: false,
    };
    const laid = async () => {
      const body = { showroom: "OAKSTONE", skus: [product.variants[0]!.sku] };
      const { goods } = (await visitor(shop.app).call("POST /api/rooms/goods", body)).body.data as {
        goods: { material: { family: string } }[];
      };
      return goods[0]!.material.family;
    };
    const edited = (await put(product, { texture })).body.data;
    expect(edited.texture).toMatchObject(texture);
    expect((await put(edited, { texture: undefined })).body.data.texture).toMatchObject(texture);
    expect((await waitingOf(product.hash))?.differences).toMatchObject([
      {
        label: "Surface texture",
        before: "",
        after: "24 in × 24 in, shown as laid, matte",
        shown: { before: null, after: data.url },
      },
    ]);
    expect(await laid()).not.toBe("picture");
    expect((await approve(product.hash)).status).toBe(200);
    expect(await laid()).toBe("picture");
    expect((await own(product.hash)).texture).toMatchObject(texture);
  });

  it("stays as it is when only prices change after it, and goes when the vendor takes it back", async () => {
    const product = await live();
    const edited = (await put(product, { warranty: "Ten years" })).body.data;
    const [variant] = edited.variants;
    const again = await put(edited, { variants: [{ ...variant, stock: 3 }] });
    expect(again.body.data.review).toEqual(edited.review);
    const withdrawn = await tiler.call(`POST /api/vendor/products/${product.hash}/withdraw-edit`);
    expect(withdrawn.status).toBe(200);
    expect(await own(product.hash)).toMatchObject({ warranty: "", review: null });
    expect((await tiler.call(`POST /api/vendor/products/${product.hash}/withdraw-edit`)).status).toBe(409);
    const { plumber } = sellers;
    expect((await plumber.call(`POST /api/vendor/products/${product.hash}/withdraw-edit`)).status).toBe(404);
  });

  it("stays with the admins once they have it, even if the vendor is trusted in the meantime", async () => {
    const product = await live();
    const edited = (await put(product, { warranty: "A year" })).body.data;
    await setRule("never");
    const again = (await put(edited, { warranty: "Two years" })).body.data;
    expect(again.review).toMatchObject({ status: "pending", differences: [{ after: "Two years" }] });
    await setRule("always");
    expect((await approve(product.hash)).status).toBe(200);
  });

  it("is gone when the vendor writes again what is live", async () => {
    const product = await live();
    const edited = (await put(product, { name: "Something else" })).body.data;
    const back = (await put(edited, { name: product.name })).body.data;
    expect(back.review).toBeNull();
    expect(await waitingOf(product.hash)).toBeUndefined();
  });

  it("comes back with a reason, keeps what was written, and waits again once it is changed", async () => {
    const product = await live();
    await put(product, { description: "BEST SLATE EVER!!!" });
    const { id, version } = (await waitingOf(product.hash))!;
    const path = `POST /api/admin/catalog-review/${id}/send-back`;
    const short = await admin.call(path, { version, reason: "No" });
    expect(short.body.errors).toEqual({ reason: ["Write a sentence that says what to change."] });
    const reason = "Please describe the stone in plain words.";
    expect((await admin.call(path, { version, reason })).status).toBe(200);
    const mine = await own(product.hash);
    expect(mine).toMatchObject({
      description: "BEST SLATE EVER!!!",
      review: { status: "sent_back", reason },
    });
    expect(await inShop(product.hash)).toMatchObject({ description: "Hand-split slate." });
    expect(await today(tiler, "sent_back")).toMatchObject({ count: 1 });
    expect((await mailOf(tiler))[0]?.text).toContain(reason);
    expect((await queue("&status=sent_back")).data.map((one) => one.hash)).toContain(product.hash);
    expect((await put(mine)).body.data.review).toMatchObject({ status: "sent_back" });
    const mended = await put(await own(product.hash), { description: "Split slate from Vermont." });
    expect(mended.body.data.review).toMatchObject({ status: "pending", reason: "" });
    expect((await approve(product.hash)).status).toBe(200);
    expect(await inShop(product.hash)).toMatchObject({ description: "Split slate from Vermont." });
  });

  it("is not approved as it was before the vendor changed it, nor twice", async () => {
    const product = await live();
    const edited = (await put(product, { name: "First thought" })).body.data;
    const { id, version } = (await waitingOf(product.hash))!;
    await put(edited, { name: "Second thought" });
    const stale = await admin.call(`POST /api/admin/catalog-review/${id}/approve`, { version });
    expect(stale.body.code).toBe("stale_version");
    expect((await approve(product.hash)).status).toBe(200);
    const twice = await admin.call(`POST /api/admin/catalog-review/${id}/approve`, { version: version + 2 });
    expect(twice.body.code).toBe("already_used");
    expect(await inShop(product.hash)).toMatchObject({ name: "Second thought" });
  });

  it("shows facts with their names, and pictures side by side", async () => {
    const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#7a6f60" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("picture", new File([new Uint8Array(bytes)], "slate.png", { type: "image/png" }));
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/vendor/pictures", {
        method: "POST",
        headers: { Authorization: `Bearer ${tiler.token}` },
        body: form,
      }),
    );
    const { key } = ((await answer.json()) as { data: { key: string } }).data;
    const [{ vendor_sku }] = (await live()).variants as [OwnProduct["variants"][number]];
    const { hash } = await live();
    const product = await own(hash);
    const number = product.variants[0]!.vendor_sku;
    expect(number).not.toBe(vendor_sku);
    const edited = await put(product, {
      surface: ["floor"],
      images: [{ key, alt: "A slab", vendor_skus: [number] }],
    });
    expect(edited.body.errors).toBeUndefined();
    expect(edited.body.data.images).toMatchObject([{ key, alt: "A slab", vendor_skus: [number] }]);
    expect(edited.body.data.review).toMatchObject({
      differences: [{ label: "Where it can be installed", before: "", after: "floor" }],
      pictures: { before: [], after: [{ key, alt: "A slab", is_kept: false }] },
    });
    expect((await approve(hash)).status).toBe(200);
    const after = await own(hash);
    expect(after).toMatchObject({ review: null, images: [{ key, vendor_skus: [number] }] });
    expect((await put(after)).body.data.review).toBeNull();
  });
});

describe("a new product", () => {
  it("is a draft until it is approved", async () => {
    await setRule("always");
    const product = await create();
    expect(product).toMatchObject({ status: "draft", review: { kind: "new", status: "pending" } });
    expect(await inShop(product.hash)).toBeUndefined();
    expect(await waitingOf(product.hash)).toMatchObject({
      kind: "new",
      is_live: false,
      price_from: 8.4,
      variants: 1,
      vendor: { name: "North Quay Tile" },
    });
    expect((await approve(product.hash)).status).toBe(200);
    expect(await inShop(product.hash)).toMatchObject({ name: product.name });
    expect(await own(product.hash)).toMatchObject({ status: "published", review: null });
  });

  it("cannot go around the review by its status, in the table either", async () => {
    await setRule("always");
    const draft = await create({ status: "draft" });
    expect(draft.review).toBeNull();
    const skus = draft.variants.map(({ sku }) => sku);
    const change = { kind: "status", status: "published" };
    const preview = await tiler.call<{ samples: object[] }>("POST /api/vendor/product-edits", {
      skus,
      change,
      is_preview: true,
    });
    expect(preview.body.data.samples).toMatchObject([{ before: "Draft", after: "Sent for review" }]);
    const done = await tiler.call<{ id: string }>("POST /api/vendor/product-edits", { skus, change });
    expect(await own(draft.hash)).toMatchObject({ status: "draft", review: { status: "pending" } });
    const undone = await tiler.call(`POST /api/vendor/product-edits/${done.body.data.id}/undo`);
    expect(undone.body.data).toMatchObject({ restored: 1 });
    expect(await own(draft.hash)).toMatchObject({ status: "draft", review: null });
    await put(await own(draft.hash), { status: "archived" });
    const published = await put(await own(draft.hash), { status: "published" });
    expect(published.body.data).toMatchObject({ status: "draft", review: { status: "pending" } });
    expect(await inShop(draft.hash)).toBeUndefined();
    const taken = await put(published.body.data, { status: "draft" });
    expect(taken.body.data.review).toBeNull();
  });
});

describe("approving all of a vendor", () => {
  it("puts live what was sent by then, tells the vendor once, and leaves others alone", async () => {
    await setRule("always", shop.market.faucetVendor.id);
    const faucet = { category: 201, brand: "Probe", unit: "Piece" };
    const { plumber } = sellers;
    const first = [await create(faucet, plumber), await create(faucet, plumber)];
    const mine = await create();
    const { as_of } = await queue();
    shop.clock.skipMinutes(1);
    const later = await create(faucet, plumber);
    const path = `POST /api/admin/catalog-review/vendors/${shop.market.faucetVendor.id}/approve`;
    const done = await admin.call(path, { as_of });
    expect(done.body.data).toEqual({ approved: 2, refused: 0, left: 1 });
    for (const { hash } of first) expect(await inShop(hash)).toBeDefined();
    expect(await inShop(later.hash)).toBeUndefined();
    expect(await inShop(mine.hash)).toBeUndefined();
    expect((await mailOf(plumber)).map(({ subject }) => subject)).toEqual([
      "2 of your products and edits are live",
    ]);
    const nobody = `POST /api/admin/catalog-review/vendors/${randomUUID()}/approve`;
    expect((await admin.call(nobody, { as_of })).status).toBe(404);
  });
});

describe("whose products wait", () => {
  it("is the market's setting where no rule is made for a vendor", async () => {
    await setRule("default");
    const { review } = (await admin.call<KeptSettings>("GET /api/admin/settings")).body.data;
    expect(review.value).toEqual({ new_products: "new_vendors", edits: "new_vendors", trusted_after: 3 });
    expect(await create()).toMatchObject({ status: "published", review: null });
    const value = { new_products: "everyone", edits: "nobody", trusted_after: 3 };
    const body = { key: "review", version: review.version, value };
    expect((await admin.call("PUT /api/admin/settings", body)).status).toBe(200);
    const held = await create();
    expect(held).toMatchObject({ status: "draft", review: { kind: "new" } });
    expect((await approve(held.hash)).status).toBe(200);
    const edited = await put(await own(held.hash), { warranty: "Two years" });
    expect(edited.body.data).toMatchObject({ warranty: "Two years", review: null });
  });

  it("is for admins to decide", async () => {
    expect((await tiler.call("GET /api/admin/catalog-review")).status).toBe(403);
    const path = `PUT /api/admin/catalog-review/vendors/${shop.market.tileVendor.id}`;
    expect((await tiler.call(path, { rule: "never" })).status).toBe(403);
  });
});
