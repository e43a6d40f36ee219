import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { roomToProject } from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { catalogChanged } from "../../catalog/products/index.ts";
import { publishTemplates } from "./index.ts";

type Given = EndpointReply<typeof roomToProject>["data"];

let shop: Shop;
let owner: Client;
/** A window for a rough opening of 48 × 42 in., and one for a taller opening. */
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.platform;
  owner = await shop.signIn(await addUser(db, "User", "Opening"));
  await db.updateTable("categories").set({ slug: "windows" }).where("id", "=", 201).execute();
  const size = (width: number, height: number) =>
    sql<string>`${JSON.stringify({ width_size: `${width} in.`, length_size: "3.3 in.", height_size: `${height} in.`, pattern: "" })}::text::jsonb`;
  const setSize = (sku: string, width: number, height: number) =>
    db
      .updateTable("variants")
      .set({ item_size: size(width, height) })
      .where("sku", "=", sku)
      .execute();
  await setSize("WSP-LIN-CH", 47.5, 41.5);
  await setSize("WSP-LIN-MB", 47.5, 60);
  await setSize("WSP-ARB-CH", 20, 20);
  await catalogChanged(shop.platform);
});
afterAll(() => shop.close());

const withWindow = (sku: string): RoomDesign => {
  const room = smallRoom();
  const openings = room.plan.openings.map((each) => (each.id === "window" ? { ...each, sku } : each));
  return { ...room, plan: { ...room.plan, openings } };
};

it("are listed for a window, and for nothing else", async () => {
  const list = async (target: string) =>
    (await visitor(shop.app).call("POST /api/rooms/fitting", { showroom: "OAKSTONE", target })).body.data as {
      total: number;
    };
  expect((await list("window")).total).toBe(2);
  expect((await list("door")).total).toBe(0);
});

it("are kept with the room, counted, given to a project and named on its papers", async () => {
  const begun = { showroom: "OAKSTONE", name: "Den", design: withWindow("WSP-LIN-CH") };
  const room = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
  expect(room.design.plan.openings[1]).toMatchObject({ id: "window", sku: "WSP-LIN-CH" });
  const given = (await owner.call<Given>(`POST /api/rooms/${room.id}/to_project`, {})).body.data;
  expect(given.takeoff.items).toMatchObject([{ known: true, item: "window", kind: "window", qty: 1 }]);
  expect(given.project.Project_tans).toMatchObject([{ sku: "WSP-LIN-CH", qty: 1 }]);
  expect(given.checklist.project_checklist[0]?.task).toContain("for window");
  expect(given.missing).toEqual([]);
  const plans = await shop.app.fetch(
    new Request(`http://localhost/api/rooms/${room.id}/plans`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    }),
  );
  const text = pdfText(new Uint8Array(await plans.arrayBuffer())).replaceAll("\n", " ");
  expect(text).toContain("SKU WSP-LIN-CH");
  expect(text).toContain("On this wall");

  await owner.call(`PUT /api/rooms/${room.id}`, { version: room.version, design: withWindow("WSP-LIN-MB") });
  const changed = await owner.call<{ missing: { because: string }[]; design: { words: string }[] }>(
    `GET /api/rooms/${room.id}/changes`,
  );
  expect(changed.body.data.design[0]?.words).toMatch(/^Window: /);
  expect(changed.body.data.missing[0]?.because).toContain(`This window needs 48" × 60 1/2".`);
});

it("of a template give way to what the showroom sells in the same size", async () => {
  const template = (id: string, sku: string) => ({
    ...{ id, name: id, room: "kitchen", style: "modern", floorplan: null, area_sqft: 80, media_key: null },
    design: withWindow(sku),
  });
  await shop.platform.db
    .updateTable("variants")
    .set({ sku: "WSP-OLD" })
    .where("sku", "=", "WSP-LIN-MB")
    .execute();
  await publishTemplates(shop.platform.db, [template("sold", "WSP-LIN-CH"), template("gone", "NOT-SOLD")]);
  const read = async (id: string) =>
    (await visitor(shop.app).call(`GET /api/templates/${id}?showroom=OAKSTONE`)).body.data as {
      design: RoomDesign;
      replacements: { sku: string; by: string | null; places: string[] }[];
    };
  expect((await read("sold")).replacements).toEqual([]);
  const { design, replacements } = await read("gone");
  expect(replacements).toMatchObject([{ sku: "NOT-SOLD", by: "WSP-LIN-CH", places: ["window"] }]);
  expect(design.plan.openings[1]?.sku).toBe("WSP-LIN-CH");
});
