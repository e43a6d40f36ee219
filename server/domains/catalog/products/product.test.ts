import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { unitPrice } from "../../../../domain/money/pricing.ts";
import { addUser, setMarkup } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";
import { catalogChanged, refreshProducts } from "./index.ts";

interface Public {
  product: Product | null;
  category: { name: string; products: number; children: { slug_url: string; products: number }[] } | null;
  breadcrumb: { label: string; url: string }[];
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function get<Data = Public>(path: string): Promise<{ status: number; data: Data }> {
  const answer = await shop.app.fetch(new Request(`http://localhost${path}`));
  return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
}

async function post(path: string, body: object): Promise<ProductCard[]> {
  const answer = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: ProductCard[] }).data;
}

describe("a product in full", () => {
  it("has each variant at this showroom's price, with box, stock and size", async () => {
    const { data } = await get("/api/public?pid=tcarrara01&showroom=OAKSTONE");
    const seeded = shop.market.product("Carrara Bianco Porcelain");
    expect(data.product?.variants.map((variant) => variant.price)).toEqual(
      seeded.variants.map((v) => toDollars(unitPrice(v.wholesale_cents, 800, 1500).unit_price_cents)),
    );
    expect(data.product?.variants[0]).toMatchObject({
      sku: "NQT-CARR-1224-M",
      options: { Size: "12×24 in.", Finish: "Matte" },
      stock: 120,
      box_sqft: 15.5,
      item_size: { width_size: "12 in.", length_size: "24 in." },
    });
    expect(data.product).toMatchObject({ minimum_unit: 2, waste_percent: 10, surface: ["floor", "wall"] });
    expect(data.product?.specs).toContainEqual({ key: "frost_proof", label: "Frost-Proof", value: "Yes" });
    expect(data.product?.specs).toContainEqual({ key: "finish", label: "Finish", value: "Matte, Polished" });
    expect(data.breadcrumb.map((crumb) => crumb.label)).toEqual([
      "Tile Flooring",
      "Porcelain",
      "Carrara Bianco Porcelain",
    ]);
    expect(data.product?.images).toHaveLength(1);
  });

  it("says when it arrives: lead time first, the road after it", async () => {
    const { data } = await get("/api/public?pid=fmillbri08&showroom=OAKSTONE");
    const { delivery } = data.product!;
    const days = (Date.parse(delivery.earliest) - Date.now()) / 86_400_000;
    // 16 until it ships, and at least a day in transit
    expect(Math.round(days)).toBe(17);
    expect(Date.parse(delivery.latest)).toBeGreaterThan(Date.parse(delivery.earliest));
    expect(delivery.ships_from).toBe("Columbus, OH");
  });

  it("shows its reviews and how the stars are spread", async () => {
    const { db } = shop.platform;
    const product = shop.market.product("Arbor Pull-Down Kitchen Faucet");
    const review = { product_id: product.id, author_name: "Ada B.", body: "Solid." };
    await db
      .insertInto("reviews")
      .values([
        { ...review, id: newId(), rating: 5 },
        { ...review, id: newId(), rating: 4 },
        { ...review, id: newId(), rating: 1, status: "declined" },
      ])
      .execute();
    await refreshProducts(db, [product.id]);
    await catalogChanged(shop.platform);
    const { data } = await get("/api/public?pid=farbor0006&showroom=OAKSTONE");
    expect(data.product).toMatchObject({ rating: 4.5, reviews: 2, rating_counts: [0, 0, 0, 1, 1] });
    expect(data.product?.latest_reviews.map((one) => one.author)).toEqual(["Ada B.", "Ada B."]);
  });

  it("is priced by the first variant that is in stock", async () => {
    const { db } = shop.platform;
    const product = shop.market.product("Linden Pull-Down Kitchen Faucet");
    const usual = async () => {
      await refreshProducts(db, [product.id]);
      await catalogChanged(shop.platform);
      return (await get(`/api/public?pid=flinden007`)).data.product?.sku;
    };
    const stocked = (sku: string, stock: number) =>
      db.updateTable("variants").set({ stock }).where("sku", "=", sku).execute();
    expect(await usual()).toBe("WSP-LIN-CH");
    await stocked("WSP-LIN-CH", 0);
    await stocked("WSP-LIN-MB", 3);
    expect(await usual()).toBe("WSP-LIN-MB");
    await stocked("WSP-LIN-MB", 0);
    expect(await usual()).toBe("WSP-LIN-CH");
  });

  it("takes a markup of its own", async () => {
    const product = shop.market.product("Tivoli Travertine");
    await setMarkup(shop.platform.db, shop.market.oakstone, { product_id: product.id, markup_bp: 3000 });
    shop.platform.cache.forget("showrooms");
    const { data } = await get("/api/public?pid=ttravert04&showroom=OAKSTONE");
    expect(data.product?.price).toBe(toDollars(unitPrice(6105, 800, 3000).unit_price_cents));
  });

  it("is not found when unknown or not published", async () => {
    expect((await get("/api/public?pid=nosuchhash")).status).toBe(404);
    expect((await get("/api/public?pid=%27%3B--")).status).toBe(404);
    expect((await get("/api/public?pid=a%00b")).status).toBe(422);
    const { db } = shop.platform;
    await db.updateTable("products").set({ status: "draft" }).where("hash", "=", "pashlar010").execute();
    await refreshProducts(db, [shop.market.product("Ashlar Slab").id]);
    await catalogChanged(shop.platform);
    expect((await get("/api/public?pid=pashlar010")).status).toBe(404);
    expect((await get("/api/public")).status).toBe(422);
  });
});

describe("trade prices", () => {
  const seen = async (client: Client, query: string) => {
    const answer = await client.call<Public>(`GET /api/public?${query}`);
    return answer.body.data.product?.variants[0]?.trade_price;
  };
  const arbor = "pid=farbor0006&showroom=OAKSTONE";
  const trade = toDollars(14_250 + 1140);

  it("are for the product's vendor, an Admin, and the Contractor in his own showroom", async () => {
    const admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
    expect(await seen(await shop.signIn(shop.market.faucetVendor.user_id), arbor)).toBe(trade);
    expect(await seen(admin, arbor)).toBe(trade);
    expect(await seen(await shop.signIn(shop.market.oakstone.user_id), arbor)).toBe(trade);
  });

  it("are private, no matter who asked before", async () => {
    expect(await seen(await shop.signIn(shop.market.tileVendor.user_id), arbor)).toBeUndefined();
    expect(await seen(await shop.signIn(shop.market.harbor.user_id), arbor)).toBeUndefined();
    expect(await seen(await shop.signIn(shop.market.oakstone.user_id), "pid=farbor0006")).toBeUndefined();
    const customer = await addUser(shop.platform.db, "User", "Cleo Customer");
    expect(await seen(await shop.signIn(customer), arbor)).toBeUndefined();
    const guest = await get(`/api/public?${arbor}`);
    expect(JSON.stringify(guest.data)).not.toMatch(/trade|wholesale|margin|markup/);
  });
});

it("answers a category with its children, counted for the showroom", async () => {
  const { data } = await get("/api/public?cid=tile-flooring&showroom=OAKSTONE");
  expect(data.category).toMatchObject({ name: "Tile Flooring", products: 5 });
  expect(data.category?.children.map((child) => [child.slug_url, child.products])).toEqual([
    ["porcelain-tile", 3],
    ["natural-stone-tile", 2],
  ]);
  expect(data.breadcrumb).toEqual([{ label: "Tile Flooring", url: "/category/tile-flooring" }]);
  expect((await get("/api/public?cid=tile-flooring&showroom=HARBOR88")).data.category?.products).toBe(0);
  expect((await get("/api/public?cid=nowhere")).status).toBe(404);
});

it("completes a keystroke with products, categories and brands of the showroom", async () => {
  type Found = {
    queries: string[];
    products: { name: string }[];
    categories: { slug_url: string }[];
    brands: { slug: string }[];
  };
  const suggest = async (q: string, showroom = "OAKSTONE") => {
    const { data } = await get<Found>(
      `/api/products/suggest?q=${encodeURIComponent(q)}&showroom=${showroom}`,
    );
    return data;
  };
  expect((await suggest("carr")).products[0]?.name).toBe("Carrara Bianco Porcelain");
  expect((await suggest("dark po")).products.map((one) => one.name)).toEqual(["Basalto Dark Porcelain"]);
  expect((await suggest("dark po")).queries).toEqual(["dark porcelain"]);
  expect((await suggest("porc")).categories).toEqual([
    { name: "Porcelain", count: 3, slug_url: "porcelain-tile" },
  ]);
  expect((await suggest("finch")).brands).toEqual([{ name: "Calder & Finch", slug: "calder-finch" }]);
  expect((await suggest("hollan")).products).toEqual([]);
  expect((await suggest("hollan", "HARBOR88")).products).toHaveLength(1);
  expect((await suggest("arbor faucet matte black")).products[0]).toMatchObject({
    sku: "WSP-ARB-MB",
    is_chosen: true,
  });
  expect((await suggest("arbor faucet")).products[0]).not.toHaveProperty("is_chosen");
  expect(await suggest("")).toEqual({ queries: [], products: [], categories: [], brands: [] });
});

describe("shelves", () => {
  const names = (cards: ProductCard[]) => cards.map((card) => card.name);

  it("show what most people look at, in this showroom", async () => {
    expect(names(await post("/api/top_products/", { showroom: "OAKSTONE", limit: 2 }))).toEqual([
      "Arbor Pull-Down Kitchen Faucet",
      "Carrara Bianco Porcelain",
    ]);
    expect(names(await post("/api/top_products/", { showroom: "HARBOR88" }))).toEqual(["Holland Paver"]);
  });

  it("show an account's recent views, and a guest's from the browser", async () => {
    const buyer = await shop.signIn(await addUser(shop.platform.db, "User", "Vera Viewer"));
    const view = (product: string) =>
      buyer.call<ProductCard[]>("POST /api/recently_viewed/", { product, showroom: "OAKSTONE" });
    await view("tslatebl05");
    await view("flinden007");
    const answer = await view("tcarrara01");
    expect(names(answer.body.data)).toEqual(["Linden Pull-Down Kitchen Faucet", "Blackwater Slate"]);

    const hashes = ["tbasalto02", "gone000000", "tslatebl05", "tbasalto02"];
    expect(names(await post("/api/recently_viewed/", { showroom: "OAKSTONE", hashes }))).toEqual([
      "Basalto Dark Porcelain",
      "Blackwater Slate",
    ]);
    expect(await post("/api/recently_viewed/", { showroom: "OAKSTONE" })).toEqual([]);
  });

  it("show first what was really viewed together, then the popular of its kind", async () => {
    for (const name of ["Walt", "Wanda", "Wes"]) {
      const buyer = await shop.signIn(await addUser(shop.platform.db, "User", `${name} Watcher`));
      for (const product of ["fmillbri08", "tterrazzo3"]) {
        await buyer.call("POST /api/recently_viewed/", { product });
      }
    }
    const cards = await post("/api/customer_also_viewed/", {
      showroom: "OAKSTONE",
      product: "fmillbri08",
      limit: 3,
    });
    expect(names(cards)[0]).toBe("Terrazzo Piccolo Porcelain");
    expect(names(cards)).not.toContain("Millbrook Bridge Faucet");
    expect(await post("/api/customer_also_viewed/", { product: "gone000000" })).toEqual([]);
  });

  it("show the same kind before accessories", async () => {
    for (const [name, products] of [
      ["Ida", ["flinden007", "tterrazzo3", "farbor0006"]],
      ["Igor", ["flinden007", "tterrazzo3"]],
      ["Inga", ["flinden007", "tterrazzo3"]],
    ] as const) {
      const buyer = await shop.signIn(await addUser(shop.platform.db, "User", `${name} Undecided`));
      for (const product of products) await buyer.call("POST /api/recently_viewed/", { product });
    }
    const product = "flinden007";
    const cards = await post("/api/customer_also_viewed/", { showroom: "OAKSTONE", product });
    const [arbor, terrazzo] = ["Arbor Pull-Down Kitchen Faucet", "Terrazzo Piccolo Porcelain"];
    expect(names(cards).filter((name) => name === arbor || name === terrazzo)).toEqual([arbor, terrazzo]);
  });

  it("take from one or two viewers only what is of the same kind", async () => {
    const product = "farbor0006";
    for (const name of ["Otto", "Olga"]) {
      const buyer = await shop.signIn(await addUser(shop.platform.db, "User", `${name} Oddly`));
      for (const seen of [product, "fmillbri08", "tslatebl05"]) {
        await buyer.call("POST /api/recently_viewed/", { product: seen });
      }
    }
    const cards = names(await post("/api/customer_also_viewed/", { showroom: "OAKSTONE", product }));
    expect(cards).toContain("Millbrook Bridge Faucet");
    expect(cards).not.toContain("Blackwater Slate");
  });

  it("refuse invalid requests", async () => {
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/top_products/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ limit: 500, viewer: "somebody" }),
      }),
    );
    expect(answer.status).toBe(422);
  });
});

it("lists brand partners and public settings", async () => {
  const brands = await get<{ slug: string; products: number }[]>("/api/brands");
  expect(brands.data).toMatchObject([{ slug: "calder-finch", products: 9 }]);
  const { data } = await get<Record<string, unknown>>("/api/setting");
  expect(data).toMatchObject({
    plans: [
      { plan: "basic" },
      { plan: "addon", paid_amount: 99 },
      { plan: "premium", paid_amount: 199, trial_days: 14 },
    ],
    limits: { minimum_markup_percent: 10, cancel_minutes: 60, return_days: 12 },
    payment: { provider: "sandbox", publishable_key: null },
  });
  expect(JSON.stringify(data)).not.toContain(shop.platform.config.secretKey);
});

describe("pictures of materials applied in a room", () => {
  it("are named for the products that have one, whatever else is asked for", async () => {
    const { db } = shop.platform;
    const product = shop.market.product("Carrara Bianco Porcelain");
    const source = { kind: "material", definition: {}, view: "patio" };
    await db
      .insertInto("media")
      .values({ key: "in-a-room-000001", source, width: 1600, height: 1600, placeholder: "#cccccc" })
      .execute();
    await db
      .insertInto("product_images")
      .values({ product_id: product.id, position: 9, media_key: "in-a-room-000001", alt: "On a floor" })
      .execute();
    const { data } = await get<{ hash: string; image: { url: string; alt: string } }[]>(
      `/api/products/applied?hashes=${product.hash},farbor0006,nosuchhash`,
    );
    expect(data).toMatchObject([
      { hash: product.hash, image: { url: "/showroom/media/in-a-room-000001/800.webp", alt: "On a floor" } },
    ]);
    expect((await get("/api/products/applied")).status).toBe(422);
  });
});
