import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { addCategories, addProduct } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { catalogChanged, refreshProducts } from "../../catalog/products/index.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.platform;
  await addCategories(db, 2, [
    { id: 5, name: "Cabinets", slug: "cabinets", position: 5 },
    { id: 501, parent_id: 5, name: "Base Cabinets", slug: "base-cabinets", position: 1 },
    { id: 6, name: "Cabinet Parts", slug: "cabinet-parts", position: 6 },
    { id: 601, parent_id: 6, name: "Fillers", slug: "cabinet-fillers", position: 1 },
  ]);
  const base = await add("cabbase001", 501, { door_style: "Shaker" });
  await db
    .updateTable("products")
    .set({
      model: sql`'{"kind": "base_cabinet", "design": "cabinet-base-shaker", "finish": "white",
        "params": {"form": "base", "layout": "drawer-door", "door": "shaker"},
        "size": {"width_in": 24, "depth_in": 24, "height_in": 34.5}}'::jsonb`,
    })
    .where("id", "=", base.id)
    .execute();
  await add("cabfill001", 601, { door_style: "Shaker", use: ["Base cabinets", "Wall cabinets"] });
  await refreshProducts(db, "all");
  await catalogChanged(shop.platform);
}, 60_000);
afterAll(() => shop.close());

/** A product in three sizes in white and in sage. */
function add(hash: string, category_id: number, attributes: Record<string, string | string[]>) {
  const variants = ["White", "Sage"].flatMap((Finish) =>
    ["12 in.", "24 in.", "36 in."].map((Width) => ({
      ...{ sku: `${hash}-${Finish}-${Width}`, options: { Finish, Width } },
      ...{ wholesale_cents: 20_000, list_cents: 30_000, stock: 10 },
    })),
  );
  return addProduct(shop.platform.db, shop.market.tileVendor, shop.market.brandId, {
    ...{ hash, category_id, name: hash, description: hash, popularity: 5, picture: "seedpicture01" },
    ...{ unit: "Piece", surface: [], attributes, variants },
  });
}

const ask = async (endpoint: string, body: object) => (await visitor(shop.app).call(endpoint, body)).body;

it("lists each door style in each finish, at the showroom's prices", async () => {
  const { data } = await ask("POST /api/rooms/cabinet_lines", { showroom: "OAKSTONE" });
  const { lines } = data as { lines: { id: string; door: string; finish: string; price: number }[] };
  expect(lines.map(({ door, finish }) => `${door}, ${finish}`).sort()).toEqual([
    "Shaker, Sage",
    "Shaker, White",
  ]);
  const { goods } = (await ask("POST /api/rooms/variants", { showroom: "OAKSTONE", hashes: ["cabbase001"] }))
    .data as { goods: RoomProduct[] };
  expect(lines[0]!.price).toBe(goods[0]!.price);
});

it("gives everything of one line, its parts in the same finish, without wholesale prices", async () => {
  const { lines } = (await ask("POST /api/rooms/cabinet_lines", { showroom: "OAKSTONE" })).data as {
    lines: { id: string; finish: string }[];
  };
  const line = lines.find(({ finish }) => finish === "Sage")!.id;
  const answer = await ask("POST /api/rooms/cabinet_line", { showroom: "OAKSTONE", line });
  const { cabinets, parts } = answer.data as { cabinets: RoomProduct[]; parts: RoomProduct[] };
  expect(cabinets).toHaveLength(3);
  expect(parts).toHaveLength(3);
  expect([...cabinets, ...parts].every(({ options }) => options.Finish === "Sage")).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/wholesale|20000|200\.00/);
});

it("says so when a line is not sold here", async () => {
  const { errors } = await ask("POST /api/rooms/cabinet_line", { showroom: "OAKSTONE", line: "Nobody" });
  expect(Object.keys(errors)).toEqual(["line"]);
});
