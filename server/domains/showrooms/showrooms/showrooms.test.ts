import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Menu, MenuCategory, ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { addShowroom, type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { newId } from "../../../platform/ids.ts";

let shop: TestApp;
let market: Market;

beforeAll(async () => {
  shop = await testApp();
  market = await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.platform.db.deleteFrom("attempt_counts").execute();
  await shop.platform.db.deleteFrom("attempt_blocks").execute();
  shop.platform.cache.forget("showrooms");
});

async function get<Data>(path: string): Promise<{ status: number; data: Data; headers: Headers }> {
  const answer = await shop.app.fetch(new Request(`http://localhost${path}`));
  const { data } = (await answer.json()) as { data: Data };
  return { status: answer.status, data, headers: answer.headers };
}

async function found(s: string): Promise<string[]> {
  const { data } = await get<{ data: { company_name: string }[] }>(
    `/api/visualization/showrooms?s=${encodeURIComponent(s)}`,
  );
  return data.data.map((showroom) => showroom.company_name);
}

describe("looking for a showroom", () => {
  it("finds an ID by all its eight characters in any letter case, listed or not", async () => {
    expect(await found("OAKSTONE")).toEqual(["Oakstone Kitchens"]);
    expect(await found(" quiet234 ")).toEqual(["Quiet Studio"]);
    expect(await found("QUIET23")).toEqual([]);
    expect(await found("UIET234")).toEqual([]);
    expect(await found("QUIET2345")).toEqual([]);
  });

  it("finds listed companies by the start of their name, from three characters on", async () => {
    expect(await found("har")).toEqual(["Harbor Outdoor Living"]);
    expect(await found("Oakstone Kit")).toEqual(["Oakstone Kitchens"]);
    expect(await found("Outdoor")).toEqual([]);
    expect(await found("Quiet")).toEqual([]);
    expect(await found("ha")).toEqual([]);
  });

  it.each(["%%%", "___", "h%r", "'; select 1; --", "\\\\\\", "____________"])(
    "takes %s as text",
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it("shows the featured ones for nothing typed", async () => {
    expect(await found("")).toEqual(["Oakstone Kitchens"]);
  });

  /** Does something within one minute of the clock, by which attempts are counted. */
  async function withinAMinute<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      await shop.platform.db.deleteFrom("attempt_counts").execute();
      await shop.platform.db.deleteFrom("attempt_blocks").execute();
      shop.platform.cache.forget("showrooms");
      const started = Math.floor(Date.now() / 60_000);
      const result = await work();
      if (Math.floor(Date.now() / 60_000) === started) return result;
    }
  }

  const search = () => get("/api/visualization/showrooms?s=NOTTHERE");

  it("refuses the 21st lookup of an address in a minute", async () => {
    const answers = await withinAMinute(async () => {
      const first = await Promise.all(Array.from({ length: 20 }, search));
      return [...first, await search()];
    });
    expect(answers.map((answer) => answer.status)).toEqual([...Array(20).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("does not take a showroom's pages for lookups, nor those of one that is gone", async () => {
    const pages = ["OAKSTONE", "HARBOR88", "GONEAWAY"].flatMap((vsd_id) => [
      `/api/visualization/shop_profile?vsd_id=${vsd_id}`,
      `/api/menu_category?vsd_id=${vsd_id}`,
    ]);
    const statuses = await withinAMinute(async () => {
      const seen: number[] = [];
      for (let round = 0; round < 15; round += 1)
        for (const page of pages) seen.push((await get(page)).status);
      const lookups = await Promise.all(Array.from({ length: 20 }, search));
      return [...seen, ...lookups.map((answer) => answer.status)];
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("refuses the 21st Showroom ID of nobody that an address names in a minute, by whichever way", async () => {
    const name = (guess: number) => {
      const page = guess % 2 ? "visualization/shop_profile" : "menu_category";
      return get(`/api/${page}?vsd_id=GUESS${100 + guess}`);
    };
    const { guesses, known } = await withinAMinute(async () => {
      const guesses: number[] = [];
      for (let guess = 0; guess < 21; guess += 1) guesses.push((await name(guess)).status);
      return { guesses, known: await get("/api/visualization/shop_profile?vsd_id=OAKSTONE") };
    });
    expect(guesses).toEqual([...Array(20).fill(200), 429]);
    expect(known.status).toBe(200);
  });
});

describe("a showroom's profile", () => {
  type Profile = { profile?: ShowroomProfile; category?: MenuCategory[] };
  const profile = async (query: string) => {
    const { data } = await get<Profile>(`/api/visualization/shop_profile?${query}`);
    return data;
  };
  const brand = async (changes: Record<string, string>) => {
    await shop.platform.db
      .updateTable("showrooms")
      .set({ theme_color: "#24566b", logo_media_key: "seedpicture02", ...changes })
      .where("id", "=", market.oakstone.id)
      .execute();
    return (await profile("vsd_id=OAKSTONE")).profile!;
  };

  it("is found by id or ID; without a match the data is empty", async () => {
    const { profile: byId, category } = await profile(`showroom=${market.oakstone.id}`);
    expect(byId).toMatchObject({ vsd_id: "OAKSTONE", company_name: "Oakstone Kitchens" });
    expect((await profile("vsd_id=oakstone")).profile?.id).toBe(market.oakstone.id);
    expect(category?.map((one) => [one.slug_url, one.products])).toEqual([
      ["kitchen-faucets", 3],
      ["tile-flooring", 5],
    ]);
    expect(await profile("vsd_id=NOTTHERE")).toEqual({});
    expect(await profile(`showroom=${newId()}`)).toEqual({});
    expect(await profile("")).toEqual({});
  });

  it("keeps markup and margin to itself", async () => {
    expect(JSON.stringify(await profile("vsd_id=OAKSTONE"))).not.toMatch(
      /markup|margin|email_verified|password/,
    );
  });

  it("has its own colour and logo with the add-on or a running Premium plan only", async () => {
    expect(await brand({})).toMatchObject({ theme_color: "", business_logo: null });
    const subscribe = (row: { plan?: string; subscription_status?: string; addon?: string }) => {
      const premium = { plan: "premium", subscription_status: "active", paid_amount_cents: 19_900 };
      const values = { ...premium, price_cents: 19_900, addon: "none", ...row };
      return shop.platform.db
        .insertInto("subscriptions")
        .values({ id: newId(), user_id: market.oakstone.user_id, ...values })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
        .execute();
    };
    await subscribe({ plan: "basic", addon: "paid" });
    const withAddon = await brand({});
    expect(withAddon).toMatchObject({
      theme_color: "#24566b",
      custom_addon: { subscription_status: "active" },
      basic_addon: { subscription_status: "active" },
    });
    await subscribe({ plan: "basic" });
    expect(await brand({})).toMatchObject({
      theme_color: "",
      custom_addon: { subscription_status: "inactive" },
    });
    await subscribe({});
    const premium = await brand({});
    expect(premium.theme_color).toBe("#24566b");
    expect(premium.business_logo?.url).toBe("/showroom/media/seedpicture02/800.webp");
    expect(premium.showroom_subscription).toEqual({
      subscription_status: "active",
      plan: "premium",
      paid_amount: 199,
    });
    await subscribe({ subscription_status: "lapsed" });
    expect((await brand({})).theme_color).toBe("");
  });
});

describe("menus", () => {
  const menus = async (query: string) => (await get<Menu[]>(`/api/menu_category?${query}`)).data;

  it("are all of the market's, or a showroom's own, with products counted through the children", async () => {
    expect((await menus("")).map((menu) => menu.menu_slug)).toEqual(["kitchen", "bathroom", "outdoor"]);
    const [kitchen, ...others] = await menus("vsd_id=QUIET234");
    expect(others).toEqual([]);
    expect(kitchen?.categories.map((one) => [one.slug_url, one.products])).toEqual([
      ["kitchen-faucets", 3],
      ["tile-flooring", 5],
    ]);
    expect(kitchen?.categories[0]?.children.map((child) => [child.name, child.products])).toEqual([
      ["Pull-Down", 2],
      ["Bridge Faucets", 1],
    ]);
  });

  it("are none for a showroom that does not exist or sells nothing", async () => {
    await addShowroom(shop.platform.db, "EMPTY234", "Empty Rooms", 1000, []);
    expect(await menus("vsd_id=EMPTY234")).toEqual([]);
    expect(await menus("vsd_id=NOTTHERE")).toEqual([]);
  });
});
