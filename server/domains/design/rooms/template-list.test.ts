import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { ListedTemplate } from "../../../../contract/design/room-library.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { publishFloorplans, publishTemplates } from "./index.ts";

const floor = { id: "floor", sku: "NQT-CARR-1224-M" } as const;
const wall = (id: string) => ({ ...floor, id: `wall:${id}` });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { plan } = smallRoom();
  const plans = ["galley", "hall"].map((id) => ({
    id,
    name: id,
    room: "kitchen",
    plan,
    layout: id === "galley" ? "L with island" : "",
    area_sqft: 80,
    tags: [],
  }));
  await publishFloorplans(shop.platform.db, plans);
  const template = (id: string, style: string, floorplan: string, change: Partial<RoomDesign>) => ({
    id,
    name: `Room ${id}`,
    room: "kitchen",
    style,
    floorplan,
    area_sqft: 80,
    media_key: null,
    design: smallRoom(change),
  });
  await publishTemplates(shop.platform.db, [
    template("middle", "coastal", "galley", { surfaces: [floor, wall("north")] }),
    template("empty", "coastal", "galley", {}),
    template("dear", "modern", "hall", { surfaces: [floor, wall("north"), wall("west"), wall("east")] }),
    template("cheap", "modern", "hall", { surfaces: [floor, { id: "wall:north", sku: null }] }),
  ]);
});
afterAll(() => shop.close());

interface List {
  data: ListedTemplate[];
  total: number;
  last_page: number;
  all: number;
  rooms: { room: string; count: number }[];
  styles: { style: string; count: number }[];
}
const list = async (query: string) =>
  (await visitor(shop.app).call(`GET /api/templates?${query}`)).body.data as List;
const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);

describe("templates in a showroom", () => {
  it("have totals at its prices, equal to their own page", async () => {
    const { data } = await list("showroom=OAKSTONE&totals=1");
    const [middle, empty, , cheap] = data;
    expect(empty?.figures).toEqual({ total: null, unknown: 0, missing: [], replaced: [] });
    expect(cheap?.figures).toMatchObject({ unknown: 1, missing: ["north wall"], replaced: [] });
    const who = visitor(shop.app);
    const own = (await who.call("POST /api/rooms", { showroom: "OAKSTONE", template: "middle" })).body
      .data as { id: string };
    const takeoff = await who.call(`POST /api/rooms/${own.id}/takeoff`);
    expect(middle?.figures?.total).toBe((takeoff.body.data as { total: number }).total);
    expect((await list("showroom=OAKSTONE")).data[0]?.figures).toBeNull();
  });

  it("are sorted by total over all pages, with missing totals last", async () => {
    expect(await ids("showroom=OAKSTONE&sort=price")).toEqual(["cheap", "middle", "dear", "empty"]);
    expect(await ids("showroom=OAKSTONE&sort=-price")).toEqual(["dear", "middle", "cheap", "empty"]);
    const second = await list("showroom=OAKSTONE&sort=price&per_page=2&page=2");
    expect([second.data.map(({ id }) => id), second.total, second.last_page]).toEqual([
      ["dear", "empty"],
      4,
      2,
    ]);
    expect(await ids("sort=price")).toEqual(["middle", "empty", "dear", "cheap"]);
  });

  it("follow the pro's markup at once", async () => {
    const total = async () => (await list("showroom=OAKSTONE&totals=1&ids=middle")).data[0]!.figures!.total!;
    const before = await total();
    const { db, cache } = shop.platform;
    await db.updateTable("showrooms").set({ markup_bp: 9000 }).where("vsd_id", "=", "OAKSTONE").execute();
    await db.updateTable("showroom_markups").set({ markup_bp: 9000 }).execute();
    cache.forget("showrooms");
    expect(await total()).toBeGreaterThan(before * 1.2);
  });

  it("are narrowed by words and style, those on the chosen plan first, and say what else there is", async () => {
    expect(await ids("first_on=hall")).toEqual(["dear", "cheap", "middle", "empty"]);
    expect(await ids("ids=cheap,empty,nowhere")).toEqual(["empty", "cheap"]);
    const found = await list("q=ROOM%20modern&style=modern");
    expect(found.data.map(({ id }) => id)).toEqual(["dear", "cheap"]);
    expect(found).toMatchObject({
      all: 4,
      rooms: [{ room: "kitchen", count: 2 }],
      styles: [{ style: "modern", count: 2 }],
    });
    expect((await list("q=100%25")).total).toBe(0);
  });

  it.each([
    ["cocina moderna", ["dear", "cheap"]],
    ["Una cocina en L", ["middle", "empty"]],
    ["L kitchen", ["middle", "empty"]],
    ["small kitchen", ["middle", "empty", "dear", "cheap"]],
    ["cocina pequeña de estilo costero", ["middle", "empty"]],
    ["cocina grande", []],
    ["baño con tina", []],
  ])("are found by what a homeowner asks for: %s", async (q, expected) => {
    expect((await ids(`q=${encodeURIComponent(q)}`)).toSorted()).toEqual(expected.toSorted());
  });

  it("of the chosen plan's kind and nearly its size come first", async () => {
    const { plan } = smallRoom();
    const closet = {
      id: "closet",
      name: "Closet",
      room: "laundry",
      plan,
      layout: "",
      area_sqft: 30,
      tags: [],
    };
    await publishFloorplans(shop.platform.db, [closet]);
    const template = (id: string, room: string, area_sqft: number) => ({
      id,
      name: `Room ${id}`,
      room,
      style: "rustic",
      floorplan: "galley",
      area_sqft,
      media_key: null,
      design: smallRoom({ room }),
    });
    await publishTemplates(shop.platform.db, [
      template("vast", "laundry", 90),
      template("near", "laundry", 27),
      template("other kind", "bathroom", 30),
      template("double", "laundry", 55),
    ]);
    expect(await ids("first_on=closet&style=rustic")).toEqual(["near", "double", "vast", "other kind"]);
    expect(await ids("first_on=nowhere&style=rustic")).toEqual(["vast", "near", "other kind", "double"]);
  });
});
