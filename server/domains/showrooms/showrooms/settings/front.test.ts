import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProductCard } from "../../../../../contract/catalog/product-card.ts";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import type { ShowroomProfile } from "../../../../../contract/showrooms/showrooms.ts";
import { type Client, openShop, type Shop } from "../../../../../tests/support/shop.ts";
import { visitor } from "../../../../../tests/support/visitor.ts";

/** 16 by 16 pixels of one color. */
const smallPng =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoOtkFjsZ2xbOBxsByHS9EiEhISEhISEhISEhISEhISEhISEhISEhISGhOws2qJCIYgqQfgAAAABJRU5ErkJggg==";

let shop: Shop;
let pro: Client;
let picture: string;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  const form = new FormData();
  form.append("picture", new File([Buffer.from(smallPng, "base64")], "room.png", { type: "image/png" }));
  const sent = await pro.call<{ key: string }>("POST /api/pro/showroom/pictures", form);
  picture = sent.body.data.key;
});
afterAll(() => shop.close());
beforeEach(async () => {
  expect((await change({ profile: { ...profile, gallery: [{ title: "Alder", picture }] } })).status).toBe(
    200,
  );
});

const profile = {
  company_name: "Oakstone",
  license: {},
  contact: {},
  is_listed: true,
};
const nothing = { hero: null, templates: [], products: [] };

async function change(part: object) {
  const { version } = (await pro.call<ProShowroom>("GET /api/pro/showroom")).body.data;
  return pro.call<ProShowroom>("PUT /api/pro/showroom", { version, ...part });
}
const shown = async () => {
  const { body } = await visitor(shop.app).call("GET /api/visualization/shop_profile?vsd_id=OAKSTONE");
  return (body.data as { profile: ShowroomProfile }).profile.front;
};

describe("the front of a showroom", () => {
  it("shows the chosen picture with its words, and products in the pro's order", async () => {
    const list = await pro.call<{ data: ProductCard[] }>("POST /api/visualization/products", {
      showroom: shop.market.oakstone.id,
      per_page: 3,
    });
    const hashes = list.body.data.data.map(({ hash }) => hash).toReversed();
    const hero = { picture, headline: "Rooms on Alder Street", text: "Come by." };
    const saved = await change({ front: { hero, templates: [], products: hashes } });
    expect(saved.status).toBe(200);
    expect(saved.body.data.front.products.map(({ hash }) => hash)).toEqual(hashes);
    const front = await shown();
    expect(front).toMatchObject({ hero: { headline: "Rooms on Alder Street", text: "Come by." } });
    const cards = await visitor(shop.app).call("POST /api/top_products/", {
      showroom: "OAKSTONE",
      hashes: front.products,
      limit: front.products.length,
    });
    expect((cards.body.data as ProductCard[]).map(({ hash }) => hash)).toEqual(hashes);
  });

  it("shows the pro's portrait until it is taken away, whatever else changes", async () => {
    const sent = await change({ front: { ...nothing, portrait: picture } });
    expect(sent.body.data.front.portrait?.key).toBe(picture);
    expect((await shown()).portrait).toMatchObject({ alt: "Oakstone" });
    await change({ front: nothing });
    await change({ profile: { ...profile, gallery: [] } });
    expect((await shown()).portrait).not.toBeNull();
    await change({ front: { ...nothing, portrait: null } });
    expect((await shown()).portrait).toBeNull();
    const refused = await change({ front: { ...nothing, portrait: "elsewhere" } });
    expect(refused.body.errors).toEqual({ "front.portrait": ["Upload the picture again."] });
  });

  it("drops the picture once the gallery has it no more", async () => {
    await change({ front: { ...nothing, hero: { picture, headline: "Alder", text: "" } } });
    expect((await shown()).hero).not.toBeNull();
    await change({ profile: { ...profile, gallery: [] } });
    expect((await shown()).hero).toBeNull();
  });

  it("takes pictures of the own gallery, and rooms and products that there are", async () => {
    const refused = async (front: object) => (await change({ front: { ...nothing, ...front } })).body.errors;
    expect(await refused({ hero: { picture: "elsewhere", headline: "A" } })).toEqual({
      "front.hero.picture": ["Choose a picture from your gallery."],
    });
    expect(await refused({ hero: { picture, headline: " " } })).toHaveProperty(["front.hero.headline"]);
    expect(await refused({ templates: ["no-such-room"] })).toEqual({
      "front.templates": ["This room no longer exists."],
    });
    expect(await refused({ products: ["nope"] })).toHaveProperty(["front.products"]);
    const many = Array.from({ length: 13 }, (_, at) => `p${at}`);
    expect(await refused({ products: many })).toEqual({ "front.products": ["Choose at most 12 products."] });
  });

  it("shows the marketplace's rooms and the own ones, not those of other showrooms", async () => {
    const { db } = shop.platform;
    const design = await db.selectFrom("templates").selectAll().limit(1).executeTakeFirst();
    const row = {
      name: "A room",
      room: "kitchen",
      style: "modern",
      area_sqft: 100,
      design: design?.design ?? {},
    };
    const { harbor, oakstone } = shop.market;
    await db
      .insertInto("templates")
      .values([
        { ...row, id: "front-market" },
        { ...row, id: "front-own", user_id: oakstone.user_id, showroom_id: oakstone.id },
        { ...row, id: "front-other", user_id: harbor.user_id, showroom_id: harbor.id },
        { ...row, id: "front-private", user_id: harbor.user_id },
      ])
      .execute();
    const saved = await change({ front: { ...nothing, templates: ["front-own", "front-market"] } });
    expect(saved.body.data.front.templates.map(({ id }) => id)).toEqual(["front-own", "front-market"]);
    for (const id of ["front-other", "front-private"]) {
      expect((await change({ front: { ...nothing, templates: [id] } })).status).toBe(422);
    }
    await db.deleteFrom("templates").where("id", "like", "front-%").execute();
    expect((await pro.call<ProShowroom>("GET /api/pro/showroom")).body.data.front.templates).toEqual([]);
  });
});
