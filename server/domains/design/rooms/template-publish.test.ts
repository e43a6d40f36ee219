import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedTemplate, Template, TemplateRow } from "../../../../contract/design/room-library.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { sendForm, smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { publishTemplates } from "./index.ts";

const design = smallRoom({ surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }] });

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  const shared = { room: "kitchen", style: "modern", floorplan: null, area_sqft: 80, media_key: null };
  await publishTemplates(shop.platform.db, [{ ...shared, id: "of-all", name: "Of all", design }]);
});
afterAll(() => shop.close());

const upload = async (who: Client, fields: Record<string, string> = {}) =>
  (
    await sendForm(shop.app, who, "POST /api/templates/upload", {
      design: JSON.stringify(design),
      name: "House style",
      ...fields,
    })
  ).body.data as Template;
const seenIn = async (showroom: string) =>
  (
    (await visitor(shop.app).call(`GET /api/templates?of=shared&showroom=${showroom}`)).body.data as {
      data: ListedTemplate[];
    }
  ).data.map(({ name }) => name);
const put = (who: Client, id: string, change: object) =>
  who.call<TemplateRow>(`PUT /api/templates/${id}`, change);

describe("a pro's template", () => {
  it("is published in the pro's own showroom, listed first there, and can be withdrawn", async () => {
    const { id } = await upload(pro);
    expect(await seenIn("OAKSTONE")).toEqual(["Of all"]);
    const published = await put(pro, id, { showroom: "OAKSTONE", name: "Oak classic" });
    expect(published.body.data).toMatchObject({ is_private: false, showroom: { vsd_id: "OAKSTONE" } });
    expect(await seenIn("OAKSTONE")).toEqual(["Oak classic", "Of all"]);
    expect(await seenIn("HARBOR88")).toEqual(["Of all"]);
    expect((await visitor(shop.app).call(`GET /api/templates/${id}`)).status).toBe(200);
    const back = await put(pro, id, { showroom: null });
    expect(back.body.data).toMatchObject({ name: "Oak classic", is_private: true, showroom: null });
    expect(await seenIn("OAKSTONE")).toEqual(["Of all"]);
    expect((await visitor(shop.app).call(`GET /api/templates/${id}`)).status).toBe(404);
  });

  it("is published in no other showroom", async () => {
    const { id } = await upload(pro);
    expect((await put(pro, id, { showroom: "HARBOR88" })).status).toBe(403);
  });

  it.each(["User", "Vendor", "Admin"] as const)(
    "stays their own one of a %s, who publishes nothing",
    async (type) => {
      const who = await shop.signIn(await addUser(shop.platform.db, type, `Somebody ${type}`));
      const { id } = await upload(who);
      expect((await put(who, id, { showroom: "OAKSTONE" })).status).toBe(403);
      expect((await put(who, id, { name: "Mine" })).body.data).toMatchObject({
        name: "Mine",
        is_private: true,
      });
      expect(await seenIn("OAKSTONE")).toEqual(["Of all"]);
      expect((await put(pro, id, { name: "Taken" })).status).toBe(404);
    },
  );

  it("that has no picture shows its plan, inside the answer, to its owner", async () => {
    const who = await shop.signIn(await addUser(shop.platform.db, "User", "Draws alone"));
    await upload(who);
    const { data } = (await who.call<{ data: ListedTemplate[] }>("GET /api/templates?of=own")).body.data;
    expect(data[0]?.picture?.url).toMatch(/^data:image\/svg\+xml/);
  });

  it("has the picture of the room that it was made of, if that is the caller's", async () => {
    const { db } = shop.platform;
    const room = (await pro.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", design })).body.data;
    await db.updateTable("rooms").set({ media_key: "seedpicture01" }).where("id", "=", room.id).execute();
    expect((await upload(pro, { picture_of: room.id })).picture?.url).toContain("seedpicture01");
    const other = await shop.signIn(await addUser(db, "User", "Somebody else"));
    const stolen = await sendForm(shop.app, other, "POST /api/templates/upload", {
      design: JSON.stringify(design),
      name: "Stolen",
      picture_of: room.id,
    });
    expect(stolen.status).toBe(404);
  });
});
