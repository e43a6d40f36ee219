import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SentTexture } from "../../../../../contract/catalog/textures.ts";
import type { SentDocument, SentModel } from "../../../../../contract/catalog/vendor-files.ts";
import type { OwnProduct } from "../../../../../contract/catalog/vendor-products.ts";
import type { RoomProduct } from "../../../../../contract/design/room-design.ts";
import { boxGlb } from "../../../../../tests/support/glb.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../../tests/support/shop.ts";
import { visitor } from "../../../../../tests/support/visitor.ts";
import { jobs } from "../index.ts";

let shop: Shop;
let tiler: Client;
let plumber: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, plumber } = await signInSellers(shop));
});
afterAll(() => shop.close());

const bench = { width: 1.2192, height: 0.4572, depth: 0.4064 };
const send = async <Sent>(
  client: Client,
  kind: "model" | "document" | "texture",
  bytes: Uint8Array,
  name: string,
) => {
  const body = new FormData();
  body.set(kind, new File([new Uint8Array(bytes)], name));
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/vendor/${kind}s`, {
      method: "POST",
      headers: { Authorization: `Bearer ${client.token}` },
      body,
    }),
  );
  const { data, errors } = (await answer.json()) as { data: Sent; errors?: Record<string, string[]> };
  return { status: answer.status, data, errors };
};
const sendModel = async (client = tiler, bytes = boxGlb(bench), name = "Bench 48.glb") =>
  send<SentModel>(client, "model", bytes, name);
const pdf = (text = "") => Buffer.from(`%PDF-1.7\n1 0 obj <<>> endobj % ${text}\ntrailer\n%%EOF\n`);
const sendPdf = async (client = tiler, bytes: Uint8Array = pdf(randomUUID()), name = "Spec.pdf") =>
  send<SentDocument>(client, "document", bytes, name);

const placed = { from: "file", kind: "accessory", stands: "floor", unit: "m", up: "y", front: "+z" } as const;
const product = (changes = {}) => ({
  name: `Bench ${randomUUID().slice(0, 8)}`,
  brand: "North Quay Tile",
  category: 101,
  unit: "Piece",
  variants: [{ vendor_sku: randomUUID().slice(0, 12), price: 100, stock: 3, lead_time_days: 5 }],
  ...changes,
});
const create = (client: Client, changes = {}) =>
  client.call<OwnProduct>("POST /api/vendor/products", product(changes), { "Idempotency-Key": randomUUID() });
const put = (client: Client, now: OwnProduct, changes = {}) => {
  const {
    hash,
    category,
    images: _,
    can_delete: __,
    review: _____,
    model: ___,
    documents: ____,
    texture: ______,
    ...rest
  } = now;
  const body = { ...rest, category: category.id, images: [], ...changes };
  return client.call<OwnProduct>(`PUT /api/vendor/products/${hash}`, body);
};
const fetchFile = (url: string) => shop.app.fetch(new Request(`http://localhost${url}`));
const inRoom = async (sku: string) => {
  const { body } = await visitor(shop.app).call("POST /api/rooms/goods", {
    showroom: "OAKSTONE",
    skus: [sku],
  });
  return (body.data as { goods: RoomProduct[] }).goods[0];
};

describe("a vendor's own model", () => {
  it("stands in customers' rooms at its real size, from an address that nobody guesses", async () => {
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#a06030" } })
      .png()
      .toBuffer();
    const texture = { bytes: new Uint8Array(png), mime: "image/png" };
    const sent = await sendModel(tiler, boxGlb({ ...bench, texture }), "../Bench 48.glb");
    expect(sent).toMatchObject({ status: 201, data: { file_name: "Bench 48.glb", triangles: 12 } });
    const model = { key: sent.data.key, ...placed };
    const made = await create(tiler, { model, status: "published" });
    expect(made.body.data.model).toMatchObject({ ...model, url: sent.data.url });
    const good = await inRoom(made.body.data.variants[0]!.sku);
    expect(good?.model).toMatchObject({
      kind: "accessory",
      size: { width_in: 48, depth_in: 16, height_in: 18 },
      file: { url: sent.data.url, up: "y", front: "+z" },
    });
    const file = await fetchFile(sent.data.url);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toBe("model/gltf-binary");
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(file.headers.get("Content-Security-Policy")).toMatch(/sandbox/);
    expect(Buffer.from(await file.arrayBuffer()).toString("latin1", 0, 4)).toBe("glTF");
    const other = await fetchFile(sent.data.url.replace(/.\.glb$/, "_.glb"));
    expect([other.status, (await fetchFile(sent.data.url.replace(".glb", ".pdf"))).status]).toEqual([
      404, 404,
    ]);
  });

  it("takes on the size of each variant that states its own", async () => {
    const { data } = await sendModel();
    const size = { width_size: "60 in.", length_size: "18 in." };
    const variants = [{ vendor_sku: randomUUID().slice(0, 12), price: 100, lead_time_days: 5, ...size }];
    const made = await create(tiler, { variants, model: { key: data.key, ...placed }, status: "published" });
    const good = await inRoom(made.body.data.variants[0]!.sku);
    expect(good?.model?.size).toEqual({ width_in: 60, depth_in: 18, height_in: 18 });
  });

  it("stays with its product when something else changes, and goes when it is taken away", async () => {
    const { data } = await sendModel();
    const made = (await create(tiler, { model: { key: data.key, ...placed } })).body.data;
    const renamed = (await put(tiler, made, { name: "Renamed bench" })).body.data;
    expect(renamed.model).toMatchObject({ key: data.key });
    const bare = (await put(tiler, renamed, { model: null })).body.data;
    expect(bare.model).toBeNull();
  });

  it("gives the marketplace's own model back when it is taken away", async () => {
    const made = (await create(tiler)).body.data;
    const drawn = { kind: "table", design: "t1", params: {}, finish: "walnut" };
    const size = { width_in: 60, depth_in: 30, height_in: 30 };
    await shop.platform.sql.unsafe("update products set model = $1::text::jsonb where hash = $2", [
      JSON.stringify({ ...drawn, size }),
      made.hash,
    ]);
    const read = async () =>
      (await tiler.call<OwnProduct>(`GET /api/vendor/products/${made.hash}`)).body.data;
    expect((await read()).model).toEqual({ from: "drawn", kind: "table", size });
    const { data } = await sendModel();
    const own = await put(tiler, await read(), { model: { key: data.key, ...placed } });
    expect(own.body.data.model).toMatchObject({ from: "file" });
    expect((await put(tiler, await read(), { model: null })).body.data.model).toMatchObject({
      from: "drawn",
    });
  });

  it("may be a shape that the marketplace draws, at the product's size and in the variant's finish", async () => {
    const variants = ["Walnut", "Mother of pearl"].map((finish) => ({
      vendor_sku: randomUUID().slice(0, 12),
      price: 100,
      lead_time_days: 5,
      width_size: "48 in.",
      options: [{ name: "Finish", value: finish }],
    }));
    const model = { from: "shape", shape: "coffee-table", finish: "white-oak" };
    const made = (await create(tiler, { variants, model, status: "published" })).body.data;
    expect(made.model).toEqual(model);
    const products = await Promise.all(made.variants.map(({ sku }) => inRoom(sku)));
    expect(products.map((good) => good?.model)).toMatchObject([
      { kind: "low_table", finish: "walnut", size: { width_in: 48, depth_in: 24, height_in: 16.5 } },
      { kind: "low_table", finish: "white-oak" },
    ]);
    const wrong = await create(tiler, { model: { ...model, finish: "chrome" } });
    expect(wrong.body.errors?.["model.finish"]).toEqual(["Choose a finish from the list."]);
    expect((await put(tiler, made, { model: null })).body.data.model).toBeNull();
  });

  it("is another vendor's only with that vendor", async () => {
    const { data } = await sendModel(tiler);
    const stolen = await create(plumber, { category: 201, model: { key: data.key, ...placed } });
    expect(stolen.status).toBe(422);
    expect(stolen.body.errors?.["model.key"]).toEqual(["Upload this model again."]);
    const again = await sendModel(plumber);
    expect(again.data.key).not.toBe(data.key);
    expect((await sendModel(tiler)).data.key).toBe(data.key);
  });

  it("says at its field what does not fit", async () => {
    const { data } = await sendModel(tiler, boxGlb({ width: 900, height: 800, depth: 500 }));
    const wrong = await create(tiler, { model: { key: data.key, ...placed, kind: "sofa", stands: "wall" } });
    expect(wrong.body.errors).toMatchObject({
      "model.unit": [expect.stringMatching(/2,953 ft long\. Choose smaller units/)],
      "model.stands": [expect.stringMatching(/Choose a place/)],
    });
    const right = await create(tiler, { model: { key: data.key, ...placed, unit: "mm" } });
    expect(right.status).toBe(201);
  });

  it("is refused in words when it is no model", async () => {
    const page = await sendModel(tiler, Buffer.from("<!doctype html><script>alert(1)</script>"), "bench.glb");
    expect(page.status).toBe(422);
    expect(page.errors?.model?.[0]).toMatch(/not a GLB file/);
    const large = await sendModel(tiler, new Uint8Array(21 * 1024 * 1024));
    expect(large.status).toBe(422);
    expect(large.errors?.model?.[0]).toMatch(/larger than 20 MB/);
  });
});

describe("documents", () => {
  it("are shown with their product and only ever downloaded", async () => {
    const [sheet, guide] = [await sendPdf(), await sendPdf(tiler, pdf("guide"), "Guide (en).pdf")];
    const documents = [
      { key: sheet.data.key, title: "Spec sheet" },
      { key: guide.data.key, title: "Installation guide" },
    ];
    const made = (await create(tiler, { documents, status: "published" })).body.data;
    expect(made.documents).toMatchObject(documents);
    const { body } = await visitor(shop.app).call(`GET /api/public?pid=${made.hash}`);
    expect((body.data as { product: { documents: unknown } }).product.documents).toEqual([
      { title: "Spec sheet", url: sheet.data.url },
      { title: "Installation guide", url: guide.data.url },
    ]);
    const file = await fetchFile(guide.data.url);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(file.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''Guide%20%28en%29.pdf");
    const renamed = (await put(tiler, made, { name: "Renamed" })).body.data;
    expect(renamed.documents).toHaveLength(2);
    expect((await put(tiler, renamed, { documents: [] })).body.data.documents).toEqual([]);
  });

  it("are checked by their content, and belong to who sent them", async () => {
    const page = await sendPdf(tiler, Buffer.from("<html></html>"), "sheet.pdf");
    expect(page.errors?.document?.[0]).toMatch(/isn't a PDF/);
    const { data } = await sendPdf(tiler);
    const one = { key: data.key, title: "Warranty" };
    const stolen = await create(plumber, { category: 201, documents: [one] });
    expect(stolen.body.errors?.["documents.0.key"]).toEqual(["Upload this document again."]);
    const twice = await create(tiler, { documents: [one, one] });
    expect(twice.body.errors?.["documents.1.key"]?.[0]).toMatch(/twice/);
  });
});

describe("a texture", () => {
  const tile = () =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: "#806040" } })
      .png()
      .toBuffer();
  const sendTexture = async (client = tiler, bytes?: Uint8Array, name = "Calacatta.png") =>
    send<SentTexture>(client, "texture", bytes ?? new Uint8Array(await tile()), name);
  const laid = {
    repeat_width_in: 24,
    repeat_height_in: 12,
    shows: "face",
    pattern: "brick",
    finish: "satin",
    grout: { width_in: 0.125, color: "#b9b5ad" },
  } as const;

  it("is laid in customers' rooms in pieces of the SKU, at its real size", async () => {
    const { status, data } = await sendTexture();
    expect(status).toBe(201);
    expect(data).toMatchObject({ file_name: "Calacatta.jpg", width_px: 600, height_px: 300 });
    const file = await fetchFile(data.url);
    expect(file.headers.get("Content-Type")).toBe("image/jpeg");
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe("jpeg");
    const size = { width_size: "12 in.", length_size: "24 in." };
    const variant = {
      vendor_sku: randomUUID().slice(0, 12),
      price: 9,
      stock: 40,
      lead_time_days: 5,
      ...size,
    };
    const made = await create(tiler, {
      status: "published",
      surface: ["floor"],
      texture: { key: data.key, ...laid },
      variants: [variant],
    });
    expect(made.body.data.texture).toMatchObject({
      key: data.key,
      url: data.url,
      is_mirrored: false,
      ...laid,
    });
    const good = await inRoom(made.body.data.variants[0]!.sku);
    expect(good!.material).toMatchObject({
      family: "picture",
      url: data.url,
      repeat: { width_in: 24, height_in: 12 },
      piece: { width_in: 24, height_in: 12 },
      layout: { pattern: "brick", grout: laid.grout },
      colors: { face: data.color },
    });
    const kept = (await put(tiler, made.body.data, { name: "Renamed" })).body.data;
    expect(kept.texture?.key).toBe(data.key);
    const without = (await put(tiler, kept, { texture: null })).body.data;
    expect(without.texture).toBeNull();
    expect((await inRoom(without.variants[0]!.sku))!.material).not.toMatchObject({ family: "picture" });
  });

  it("needs its real size, and is its sender's own", async () => {
    const { data } = await sendTexture();
    const { repeat_width_in: _, ...noWidth } = laid;
    const asked = await create(tiler, { texture: { key: data.key, ...noWidth } });
    expect(asked.status).toBe(422);
    expect(asked.body.errors?.["texture.repeat_width_in"]?.[0]).toMatch(/Enter a repeat width in/);
    const tiny = await create(tiler, { texture: { key: data.key, ...laid, repeat_height_in: 0 } });
    expect(tiny.body.errors?.["texture.repeat_height_in"]).toBeDefined();
    const stolen = await create(plumber, { texture: { key: data.key, ...laid } });
    expect(stolen.body.errors?.["texture.key"]).toEqual(["Upload this texture again."]);
    const small = await sharp({ create: { width: 200, height: 300, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect((await sendTexture(tiler, new Uint8Array(small))).errors?.texture).toEqual([
      "The texture field must be Minimum 256 X 256 pixels.",
    ]);
    const page = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect((await sendTexture(tiler, page)).errors?.texture?.[0]).toMatch(/isn't a JPEG, PNG or WebP/);
  });
});

it("files that no product uses are deleted after two days, and others are not", async () => {
  const [left, used, replaced] = [await sendPdf(), await sendPdf(), await sendPdf()];
  const with_ = (key: string) => ({ documents: [{ key, title: "Warranty" }] });
  await create(tiler, with_(used.data.key));
  const made = (await create(tiler, with_(replaced.data.key))).body.data;
  await put(tiler, made, { documents: [] });
  const tidy = (days: number) =>
    jobs[0]!.run({ ...shop.platform, now: () => new Date(Date.now() + days * 24 * 3600_000) });
  const statuses = async () =>
    Promise.all([left, used, replaced].map(async ({ data }) => (await fetchFile(data.url)).status));
  await tidy(1);
  expect(await statuses()).toEqual([200, 200, 200]);
  await tidy(3);
  expect(await statuses()).toEqual([404, 200, 404]);
});
