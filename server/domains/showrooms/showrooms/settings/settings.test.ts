import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { listProducts } from "../../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../../contract/endpoint.ts";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import type { Menu } from "../../../../../contract/showrooms/showrooms.ts";
import { addUser } from "../../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../../tests/support/shop.ts";
import { newId } from "../../../../platform/ids.ts";

/** 16 by 16 pixels of one color. */
const smallPng =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoOtkFjsZ2xbOBxsByHS9EiEhISEhISEhISEhISEhISEhISEhISEhISGhOws2qJCIYgqQfgAAAABJRU5ErkJggg==";

let shop: Shop;
let pro: Client;
let customer: Client;
let now: ProShowroom;

beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  customer = await shop.signIn(await addUser(shop.platform.db, "User", "Cora Customer"));
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = (await pro.call<ProShowroom>("GET /api/pro/showroom")).body.data;
});

const empty = { categories: [], vendors: [], products: [] };

async function change(part: object, client = pro) {
  const version = (await client.call<ProShowroom>("GET /api/pro/showroom")).body.data.version;
  return client.call<ProShowroom>("PUT /api/pro/showroom", { version, ...part });
}

async function list(wish: object) {
  const answer = await customer.call<EndpointReply<typeof listProducts>["data"]>(
    "POST /api/visualization/products",
    { showroom: shop.market.oakstone.id, per_page: 50, ...wish },
  );
  return answer.body.data;
}

const names = async (wish: object = {}) => (await list(wish)).data.map(({ name }) => name).toSorted();

const menus = async () => (await customer.call<Menu[]>("GET /api/menu_category?vsd_id=OAKSTONE")).body.data;

async function priceOf(name: string): Promise<number> {
  const { hash } = shop.market.product(name);
  const answer = await customer.call<{ product: { price: number } }>(
    `GET /api/public?pid=${hash}&showroom=OAKSTONE`,
  );
  return answer.body.data.product.price;
}

describe("markups", () => {
  it("shows the pro's own rules with the trade price of their products, and nobody else's", async () => {
    expect(now).toMatchObject({ vsd_id: "OAKSTONE", markup_percent: 10 });
    expect(now.markups).toEqual({ categories: [{ category_id: 101, markup_percent: 15 }], products: [] });
    const quiet = await shop.signIn(shop.market.quiet.user_id);
    const { body } = await quiet.call<ProShowroom>("GET /api/pro/showroom");
    expect(body.data).toMatchObject({ vsd_id: "QUIET234", markup_percent: 12.5, version: 1 });
    expect(body.data.markups.categories).toEqual([]);
  });

  it("takes effect for customers at once: the product's own, the nearest category's, the showroom's", async () => {
    const tile = "Carrara Bianco Porcelain";
    expect(await priceOf(tile)).toBe(52.16);
    const { hash } = shop.market.product(tile);
    const by = (categories: object[], products: object[] = []) =>
      change({ markups: { categories, products } });
    await by([{ category_id: 1, markup_percent: 20 }]);
    expect(await priceOf(tile)).toBe(54.43);
    expect((await list({ q: "carrara" })).data[0]?.price).toBe(54.43);
    await by([{ category_id: 1, markup_percent: 20 }], [{ hash, markup_percent: 33.33 }]);
    expect(await priceOf(tile)).toBe(60.48);
    await by([]);
    await change({ markup_percent: 100 });
    expect(await priceOf(tile)).toBe(90.72);
    const saved = await change({
      markup_percent: 10,
      markups: { categories: [], products: [{ hash, markup_percent: 10 }] },
    });
    expect(saved.body.data.markups.products).toMatchObject([
      { product: { hash, trade_price: 45.36, box_sqft: 15.5 }, markup_percent: 10 },
    ]);
  });

  it.each([
    [{ markup_percent: 9.99 }, "markup_percent", /at least 10%/],
    [{ markup_percent: 200.01 }, "markup_percent", /at most 200%/],
    [{ markup_percent: 12.345 }, "markup_percent", /2 decimals/],
    [{ markup_percent: "12" }, "markup_percent", /in percent/],
    [
      { markups: { categories: [{ category_id: 999, markup_percent: 12 }], products: [] } },
      "markups.categories",
      /category no longer exists/,
    ],
    [
      { markups: { categories: [], products: [{ hash: "nothing", markup_percent: 12 }] } },
      "markups.products",
      /Product not found/,
    ],
    [{ departments: [] }, "departments", /at least one department/],
    [{ departments: [77] }, "departments", /department no longer exists/],
    [
      { left_out: { ...empty, vendors: ["00000000-0000-4000-8000-000000000000"] } },
      "left_out.vendors",
      /vendor/,
    ],
  ])("refuses %j and says why", async (part, field, words) => {
    const answer = await change(part);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]?.[0]).toMatch(words);
    const { body } = await pro.call<ProShowroom>("GET /api/pro/showroom");
    expect(body.data).toEqual(now);
  });

  it("refuses a version that another tab has replaced, and says what is there now", async () => {
    await change({ markup_percent: 11 });
    const late = await pro.call<ProShowroom>("PUT /api/pro/showroom", {
      version: now.version,
      markup_percent: 30,
    });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: now.version + 1, markup_percent: 11 });
    await change({ markup_percent: 10 });
  });

  it("is for pros alone, and a pro without a showroom has none", async () => {
    expect((await customer.call("GET /api/pro/showroom")).status).toBe(403);
    expect((await customer.call("PUT /api/pro/showroom", { version: 1 })).status).toBe(403);
    const newcomer = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Nelly New"));
    expect((await newcomer.call("GET /api/pro/showroom")).status).toBe(404);
  });

  it("tells trade prices of products by their hashes", async () => {
    const { hash } = shop.market.product("Blackwater Slate");
    const answer = await pro.call<{ hash: string; trade_price: number }[]>(
      `GET /api/pro/showroom/products?hashes=${hash},unknown`,
    );
    expect(answer.body.data.map((one) => one.hash)).toEqual([hash]);
    expect((await pro.call("GET /api/pro/showroom/products?hashes=")).status).toBe(422);
    expect((await customer.call(`GET /api/pro/showroom/products?hashes=${hash}`)).status).toBe(403);
  });
});

describe("what a showroom sells", () => {
  const leaveOut = async (part: object) => {
    expect((await change({ left_out: { ...empty, ...part } })).status).toBe(200);
  };

  it("loses a department with all that only it sells, and has it again", async () => {
    const before = await names();
    await change({ departments: [2] });
    expect((await menus()).map(({ menu_slug }) => menu_slug)).toEqual(["bathroom"]);
    expect(await names()).toEqual(before.filter((name) => !/Faucet/.test(name)));
    expect(await names({ q: "faucet" })).not.toContain("Arbor Pull-Down Kitchen Faucet");
    await change({ departments: [1, 2] });
    expect(await names()).toEqual(before);
  });

  it("leaves out a category: its list, menu, counts and search", async () => {
    await leaveOut({ categories: [101] });
    expect(await names({ category: "tile-flooring" })).toEqual(["Blackwater Slate", "Tivoli Travertine"]);
    expect((await list({ category: "porcelain-tile" })).total).toBe(0);
    const tiles = (await menus()).flatMap((menu) => menu.categories).find(({ id }) => id === 1);
    expect(tiles).toMatchObject({ products: 2, children: [{ id: 102, products: 2 }] });
    expect(await names({ q: "porcelain" })).not.toContain("Carrara Bianco Porcelain");
    await leaveOut({});
  });

  it("leaves out a vendor: lists, facets, counts and whole categories", async () => {
    const { id } = shop.market.tileVendor;
    await leaveOut({ vendors: [id] });
    const all = await list({});
    expect(all.data.map(({ vendor }) => vendor)).not.toContain("North Quay Tile");
    expect(all.total).toBe(3);
    const facet = all.facets.find(({ key }) => key === "category");
    expect(facet?.values.reduce((sum, { count }) => sum + count, 0) ?? 3).toBe(3);
    expect((await menus()).flatMap((menu) => menu.categories.map(({ slug_url }) => slug_url))).toEqual([
      "kitchen-faucets",
    ]);
    await leaveOut({});
  });

  it("leaves out a single product: list, search, suggestions, shelves, filters and cart", async () => {
    const { hash, variants } = shop.market.product("Carrara Bianco Porcelain");
    await leaveOut({ products: [hash] });
    expect(await names({ category: "porcelain-tile" })).toEqual([
      "Basalto Dark Porcelain",
      "Terrazzo Piccolo Porcelain",
    ]);
    expect(await names({ category: "porcelain-tile", filters: { color_family: ["White"] } })).not.toContain(
      "Carrara Bianco Porcelain",
    );
    expect(await names({ q: "carrara" })).not.toContain("Carrara Bianco Porcelain");
    expect(await names({ q: variants[0]!.sku })).not.toContain("Carrara Bianco Porcelain");
    const suggested = await customer.call<{ products: { name: string }[] }>(
      "GET /api/products/suggest?q=carrara&showroom=OAKSTONE",
    );
    expect(suggested.body.data.products.map(({ name }) => name)).not.toContain("Carrara Bianco Porcelain");
    const top = await customer.call<{ name: string }[]>("POST /api/top_products/", { showroom: "OAKSTONE" });
    expect(top.body.data.map(({ name }) => name)).not.toContain("Carrara Bianco Porcelain");
    expect(top.body.data.length).toBeGreaterThan(2);
    const category = await customer.call<{ category: { products: number } }>(
      "GET /api/public?cid=porcelain-tile&showroom=OAKSTONE",
    );
    expect(category.body.data.category.products).toBe(2);
    const cart = await customer.call("POST /api/projectCart", {
      showroom: "OAKSTONE",
      is_cart: true,
      lines: [{ sku: variants[0]!.sku, qty: 2 }],
    });
    expect(cart.status).toBe(422);
    expect((await pro.call<ProShowroom>("GET /api/pro/showroom")).body.data.left_out.products).toMatchObject([
      { hash, name: "Carrara Bianco Porcelain" },
    ]);
    await leaveOut({});
    expect(await names({ q: "carrara" })).toContain("Carrara Bianco Porcelain");
  });
});

describe("profile, branding and poster", () => {
  const profile = {
    company_name: "Oakstone Kitchens & Baths",
    license: { number: "241877", state: "OR" },
    contact: { phone: "(503) 555-0142", email: "hello@oakstone.test", city: "Portland", state: "OR" },
    social_links: { instagram: "https://instagram.com/oakstone" },
    site_links: [{ label: "Website", url: "https://oakstone.test" }],
    services: [{ title: "Kitchens", text: "From drawing to backsplash." }],
    hours: [{ day: 1, opens: "08:00", closes: "17:00" }],
    is_listed: true,
    gallery: [{ title: "Alder Street", text: "A kitchen." }],
  };
  const shown = async () =>
    (
      await customer.call<{ profile: Record<string, unknown> }>(
        "GET /api/visualization/shop_profile?vsd_id=OAKSTONE",
      )
    ).body.data.profile;

  it("shows the saved profile to customers", async () => {
    expect((await change({ profile })).status).toBe(200);
    expect(await shown()).toMatchObject({
      company_name: "Oakstone Kitchens & Baths",
      license: { number: "241877", state: "OR" },
      hours: profile.hours,
      social_links: profile.social_links,
      gallery: [{ title: "Alder Street", picture: null }],
    });
  });

  it.each([
    [{ company_name: " " }, "company_name", /^Enter your company name\.$/],
    [{ services: [{ title: "" }] }, "services.0.title", /^Enter a service\.$/],
    [{ gallery: [{ title: "" }] }, "gallery.0.title", /^Name the project\.$/],
    [{ site_links: [{ label: "Shop", url: "oakstone" }] }, "site_links.0.url", /oakstone\.com/],
    [{ site_links: [{ label: "Shop", url: "javascript:alert(1)" }] }, "site_links.0.url", /oakstone\.com/],
    [{ social_links: { instagram: "ftp://x.test" } }, "social_links.instagram", /oakstone\.com/],
    [{ license: { number: "1", state: "" } }, "license.state", /state of the license/],
    [{ contact: { phone: "12" } }, "contact.phone", /10 digits/],
    [{ hours: [{ day: 1, opens: "17:00", closes: "08:00" }] }, "hours.0.closes", /after the opening time/],
    [{ gallery: [{ title: "A", picture: "nothing" }] }, "gallery", /Upload the picture again/],
  ])("refuses a profile with %j", async (part, field, words) => {
    const answer = await change({ profile: { ...profile, ...part } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[`profile.${field}`]?.[0]).toMatch(words);
  });

  it("completes websites and social pages that are typed without https://", async () => {
    const links = {
      site_links: [{ label: "Shop", url: " oakstone.test/work?year=2026 " }],
      social_links: { instagram: "www.instagram.test/oakstone", houzz: "//houzz.test/pro" },
    };
    expect((await change({ profile: { ...profile, ...links } })).status).toBe(200);
    expect(await shown()).toMatchObject({
      site_links: [{ label: "Shop", url: "https://oakstone.test/work?year=2026" }],
      social_links: { instagram: "https://www.instagram.test/oakstone", houzz: "https://houzz.test/pro" },
    });
  });

  it("keeps color and logo to those whose plan has them", async () => {
    const branding = { theme_color: "#24566b", logo: null };
    const refused = await change({ branding });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.branding?.[0]).toMatch(/Premium or the custom branding add-on/);
    await shop.platform.db
      .insertInto("subscriptions")
      .values({
        id: newId(),
        user_id: shop.market.oakstone.user_id,
        plan: "basic",
        subscription_status: "active",
        paid_amount_cents: 0,
        addon: "granted",
      })
      .execute();
    const saved = await change({ branding });
    expect(saved.body.data.branding).toEqual({ ...branding, is_allowed: true });
    expect((await shown()).theme_color).toBe("#24566b");
    expect((await change({ branding: { theme_color: "blue", logo: null } })).status).toBe(422);
  });

  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set("picture", new File([bytes], "logo.png", { type: "image/png" }));
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/pro/showroom/pictures", {
        method: "POST",
        headers: { Authorization: `Bearer ${pro.token}` },
        body: form,
      }),
    );
    return { status: answer.status, body: (await answer.json()) as { data: { key: string } } };
  };

  it("takes a logo that is a picture, and nothing else", async () => {
    expect((await send(new TextEncoder().encode("<svg onload='alert(1)'/>"))).status).toBe(422);
    const sent = await send(new Uint8Array(Buffer.from(smallPng, "base64")));
    expect(sent.status).toBe(201);
    const saved = await change({ branding: { theme_color: "#24566b", logo: sent.body.data.key } });
    expect(saved.body.data.branding.logo?.key).toBe(sent.body.data.key);
  });

  it("draws a poster with the logo as PDF, for pros alone", async () => {
    const answer = await shop.app.fetch(
      new Request("http://localhost/api/pro/showroom/poster", {
        headers: { Authorization: `Bearer ${pro.token}` },
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toMatch(/OAKSTONE-poster\.pdf/);
    const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(text).toMatch(/^%PDF-/);
    expect(text).toMatch(/\/Subtype \/Image/);
    expect(text).toMatch(/MediaBox \[0 0 612 792\]/);
    expect((await customer.call("GET /api/pro/showroom/poster")).status).toBe(403);
  });

  it("puts a white logo on a transparent ground on the showroom's color, and leaves others as they are", async () => {
    const logo = (fill: string, ground = "") =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${ground}<circle cx="100" cy="40" r="30" fill="${fill}"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    const saved = await change({ branding: { theme_color: "#24566b", logo: null } });
    expect(saved.status).toBe(200);
    /** Red, green, blue and alpha at the picture's corner and in its middle, as emails and pages get it. */
    const shownAs = async (bytes: Buffer) => {
      const sent = await send(new Uint8Array(bytes));
      const url = `http://localhost/showroom/media/${sent.body.data.key}/320.webp`;
      const picture = sharp(Buffer.from(await (await shop.app.fetch(new Request(url))).arrayBuffer()));
      const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
      return [[...data.subarray(0, 4)], [...data.subarray(middle, middle + 4)]] as [number[], number[]];
    };
    const [corner, middle] = await shownAs(await logo("#fdfdfb"));
    expect(corner[3]).toBe(255);
    for (const [at, wanted] of [0x24, 0x56, 0x6b].entries())
      expect(Math.abs(corner[at]! - wanted)).toBeLessThan(8);
    expect(Math.min(...middle)).toBeGreaterThan(245);
    expect((await shownAs(await logo("#803020")))[0][3]).toBe(0);
    const onWhite = await shownAs(await logo("#ffffff", '<rect width="200" height="80" fill="#ffffff"/>'));
    expect(Math.min(...onWhite[0])).toBeGreaterThan(245);
  });
});
