import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import type {
  Floorplan,
  FloorplanRow,
  Template,
  TemplateRow,
} from "../../../../contract/design/room-library.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { planProblems } from "../../../../domain/room/geometry/plan-problems.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { sendForm, smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { catalogChanged } from "../../catalog/products/index.ts";
import { publishFloorplans, publishTemplates } from "./index.ts";

const { plan } = smallRoom();
const galley = { id: "galley-8x10", name: "Galley", room: "kitchen", plan, area_sqft: 80, tags: ["narrow"] };
const design = smallRoom({ style: "farmhouse", surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }] });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await publishFloorplans(shop.platform.db, [
    galley,
    { ...galley, id: "bath-5x8", name: "Hall bath", room: "bathroom", area_sqft: 40, tags: [] },
  ]);
  await publishTemplates(shop.platform.db, [
    {
      id: "farm-galley",
      name: "Farm galley",
      room: "kitchen",
      style: "farmhouse",
      floorplan: "galley-8x10",
      design,
      area_sqft: 80,
      media_key: "seedpicture01",
    },
  ]);
});
afterAll(() => shop.close());

const guest = (): Visitor => visitor(shop.app);
const png = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: "#c08040" } })
    .png()
    .toBuffer();

interface List<Row> {
  data: Row[];
  total: number;
  rooms: { room: string; count: number }[];
}

describe("floor plans", () => {
  it("are found by room and area, each with a drawing to scale that is cached for good", async () => {
    const all = (await guest().call("GET /api/floorplans")).body.data as List<FloorplanRow>;
    expect(all.data.map((row) => row.id)).toEqual(["galley-8x10", "bath-5x8"]);
    expect(all.rooms).toEqual([
      { room: "bathroom", count: 1 },
      { room: "kitchen", count: 1 },
    ]);
    const small = (await guest().call("GET /api/floorplans?area_max=50")).body.data as List<FloorplanRow>;
    expect(small.data.map((row) => row.id)).toEqual(["bath-5x8"]);
    const drawing = await shop.app.fetch(new Request(`http://localhost${all.data[0]?.picture.url}`));
    expect(drawing.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(drawing.headers.get("Cache-Control")).toMatch(/immutable/);
    expect(await drawing.text()).toMatch(/^<svg.*10'-0&quot;/s);
  });

  it("get another drawing's address when they change", async () => {
    const wider = { ...galley, plan: { ...plan, ceiling_height_in: 108 } };
    await publishFloorplans(shop.platform.db, [wider]);
    const { version, picture } = (await guest().call("GET /api/floorplans/galley-8x10")).body
      .data as Floorplan;
    expect(version).toBe(2);
    expect(picture.url).toContain("v=2");
    await publishFloorplans(shop.platform.db, [wider]);
    const again = (await guest().call("GET /api/floorplans/galley-8x10")).body.data as Floorplan;
    expect(again.version).toBe(2);
  });

  it("begin a room", async () => {
    const body = { showroom: "OAKSTONE", floorplan: "galley-8x10" };
    const room = (await guest().call("POST /api/rooms", body)).body.data as Room;
    expect(room).toMatchObject({ name: "Galley", room: "kitchen", floorplan: "galley-8x10" });
    expect(room.design.plan.walls).toHaveLength(4);
  });

  it("that are private come as JSON, and nobody else sees them", async () => {
    const who = guest();
    const file = new File([JSON.stringify({ name: "Cellar", room: "laundry", plan })], "cellar.json");
    const sent = await sendForm(shop.app, who, "POST /api/floorplans/upload", { plan: file });
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({
      name: "Cellar",
      room: "laundry",
      area_sqft: 80,
      is_private: true,
    });
    expect(sent.body.data.picture.url).toMatch(/^data:image\/svg\+xml/);
  });

  it("of an account are its own to list and to delete", async () => {
    const owner = await shop.signIn(await addUser(shop.platform.db, "User", "Plan Owner"));
    const token = await tokenOf(owner.user_id);
    const sent = await sendForm(shop.app, token, "POST /api/floorplans/upload", {
      plan: JSON.stringify(smallRoom()),
      name: "Attic",
    });
    const { id } = sent.body.data;
    const own = await owner.call<List<FloorplanRow>>("GET /api/floorplans?of=own");
    expect(own.body.data.data.map((row) => row.id)).toEqual([id]);
    expect((await guest().call(`GET /api/floorplans/${id}`)).status).toBe(404);
    expect((await guest().call(`GET /api/floorplans/${id}/drawing.svg`)).status).toBe(404);
    expect((await owner.call("DELETE /api/floorplans/galley-8x10")).status).toBe(404);
    expect((await owner.call(`DELETE /api/floorplans/${id}`)).status).toBe(200);
    expect((await owner.call(`GET /api/floorplans/${id}`)).status).toBe(404);
  });

  it("come in as other programs write them: clockwise, or with the first corner at the end again", async () => {
    const { vertices_in, openings } = plan;
    const last = vertices_in.length - 1;
    const clockwise = {
      ...plan,
      vertices_in: vertices_in.toReversed(),
      walls: plan.walls.map((wall) => ({ ...wall, from: last - wall.to, to: last - wall.from })),
      openings: openings.map((one) => ({ ...one, offset_in: 120 - one.offset_in - one.width_in })),
    };
    const closed = { ...plan, vertices_in: [...vertices_in, vertices_in[0]!] };
    for (const sent of [clockwise, closed]) {
      const text = JSON.stringify(sent);
      const answer = await sendForm(shop.app, guest(), "POST /api/floorplans/upload", { plan: text });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const kept = answer.body.data.plan as RoomPlan;
      expect(planProblems(kept)).toEqual([]);
      expect(answer.body.data.area_sqft).toBe(80);
      expect(kept.openings).toEqual(openings);
      const design = smallRoom({ plan: sent as RoomPlan });
      const room = await guest().call("POST /api/rooms", { showroom: "OAKSTONE", design });
      expect(planProblems((room.body.data as Room).design.plan)).toEqual([]);
    }
  });

  const crossed = {
    ...plan,
    vertices_in: [
      [0, 0],
      [120, 96],
      [120, 0],
      [0, 96],
    ],
  };
  const refused: [string, string, string, RegExp][] = [
    ["no JSON", "not json", "plan", /not JSON/],
    ["a list", "[]", "plan", /object/],
    ["no walls", JSON.stringify({ ...plan, walls: undefined }), "plan.walls", /Add the walls/],
    ["crossing walls", JSON.stringify(crossed), "plan.vertices_in", /crosses itself/],
    [
      "a wall to nowhere",
      JSON.stringify({ ...plan, walls: [{ id: "w", from: 0, to: 9, kind: "wall" }] }),
      "plan.walls",
      /corner/,
    ],
    [
      "a window past its wall",
      JSON.stringify({ ...plan, openings: [{ ...plan.openings[1], offset_in: 100 }] }),
      "plan.openings",
      /past the wall/,
    ],
  ];
  it.each(refused)("are refused with %s, saying where and why", async (_, sent, field, message) => {
    const answer = await sendForm(shop.app, guest(), "POST /api/floorplans/upload", { plan: sent });
    expect(answer.status).toBe(422);
    const [key, [first]] = Object.entries(answer.body.errors as Record<string, string[]>)[0] as [
      string,
      [string],
    ];
    expect(key).toContain(field);
    expect(first).toMatch(message);
  });

  it("larger than 512 KB are refused", async () => {
    const file = new File(["x".repeat(600_000)], "plan.json");
    const answer = await sendForm(shop.app, guest(), "POST /api/floorplans/upload", { plan: file });
    expect(answer.status).toBe(413);
  });
});

describe("templates", () => {
  it("are found by room and style, with what there is of each", async () => {
    const list = (await guest().call("GET /api/templates?room=kitchen&style=farmhouse")).body
      .data as List<TemplateRow>;
    expect(list.data).toMatchObject([{ id: "farm-galley", floorplan: "galley-8x10", items: 0 }]);
    expect(list.data[0]?.picture?.url).toBe("/showroom/media/seedpicture01/800.webp");
    const none = (await guest().call("GET /api/templates?style=modern")).body.data as List<TemplateRow>;
    expect(none.data).toEqual([]);
  });

  it("begin a room that looks like them", async () => {
    const body = { showroom: "OAKSTONE", template: "farm-galley" };
    const room = (await guest().call("POST /api/rooms", body)).body.data as Room;
    expect(room).toMatchObject({ template: "farm-galley", floorplan: "galley-8x10", style: "farmhouse" });
    expect(room.picture?.url).toContain("seedpicture01");
  });

  it("use the showroom's products: the closest matches replace what it does not sell, saying why", async () => {
    const { platform, market } = shop;
    const model = (width_in: number) =>
      sql`${JSON.stringify({ kind: "faucet", design: `d${width_in}`, params: {}, size: { width_in, depth_in: 9, height_in: 16 }, finish: "chrome" })}::text::jsonb`;
    const set = (hash: string, change: object) =>
      platform.db
        .updateTable("products")
        .set({ ...change, updated_at: new Date() })
        .where("hash", "=", hash)
        .execute();
    // the wanted paver is outdoor only; pretend that it may lie on floors
    await set("pholland09", { surface: ["outdoor", "floor"] });
    await set("farbor0006", { model: model(2), category_id: 301 });
    await set("flinden007", { model: model(2.2) });
    await set("fmillbri08", { model: model(9) });
    await platform.db
      .updateTable("variants")
      .set({ item_size: sql`'{}'::jsonb` })
      .where("sku", "like", "WSP-%")
      .execute();
    await catalogChanged(platform);
    const tap = { id: "tap", sku: "WSP-ARB-CH", kind: "faucet", at_in: [60, 80], rotation_deg: 0 } as const;
    const outdoors = smallRoom({
      surfaces: [
        { id: "floor", sku: "NQT-HOLL-48" },
        { id: "wall:north", sku: "GONE-1" },
      ],
      items: [{ ...tap, at_in: [60, 80], width_in: 2, depth_in: 9, height_in: 16 }],
    });
    await publishTemplates(platform.db, [
      {
        id: "paved",
        name: "Paved",
        room: "kitchen",
        style: "modern",
        floorplan: null,
        design: outdoors,
        area_sqft: 80,
        media_key: null,
      },
    ]);
    const { data } = (await guest().call("GET /api/templates/paved?showroom=OAKSTONE")).body as {
      data: Template;
    };
    const by = Object.fromEntries(data.replacements.map((one) => [one.sku, one]));
    expect(by["NQT-HOLL-48"]).toMatchObject({ by: expect.stringMatching(/^NQT-/), places: ["floor"] });
    expect(by["NQT-HOLL-48"]?.why).toMatch(
      /^Oakstone Kitchens doesn't sell Holland Paver\. The closest match is /,
    );
    expect(by["WSP-ARB-CH"]?.by).toMatch(/^WSP-LIN/);
    expect(by["GONE-1"]?.why).toMatch(/no longer sold/);
    const { goods } = (
      await guest().call("POST /api/rooms/goods", {
        showroom: "OAKSTONE",
        skus: [...data.design.surfaces, ...data.design.items].map((one) => one.sku),
      })
    ).body.data as { goods: object[] };
    expect(goods).toHaveLength(3);
    expect(data.design.items[0]?.width_in).toBe(2.2);
    const there = (await guest().call(`GET /api/templates/paved?showroom=${market.harbor.vsd_id}`)).body as {
      data: Template;
    };
    expect(there.data.design.surfaces[0]?.sku).toBe("NQT-HOLL-48");
    await set("farbor0006", { model: null, category_id: 201 });
    await platform.db.deleteFrom("templates").where("id", "=", "paved").execute();
    await catalogChanged(platform);
  });

  it("that are private have a redrawn picture", async () => {
    const who = guest();
    const sent = await sendForm(shop.app, who, "POST /api/templates/upload", {
      design: JSON.stringify(design),
      name: "Ours",
      picture: new File([new Uint8Array(await png())], "room.png", { type: "image/png" }),
    });
    expect(sent.status).toBe(201);
    const template = sent.body.data as Template;
    expect(template).toMatchObject({ name: "Ours", style: "farmhouse", is_private: true, showroom: null });
    const picture = await shop.app.fetch(new Request(`http://localhost${template.picture?.url}`));
    expect(picture.headers.get("Content-Type")).toBe("image/webp");
    expect((await guest().call(`GET /api/templates/${template.id}`)).status).toBe(404);
  });

  it("take no picture that is none", async () => {
    const answer = await sendForm(shop.app, guest(), "POST /api/templates/upload", {
      design: JSON.stringify(design),
      name: "Ours",
      picture: new File(["<svg onload=alert(1)></svg>"], "room.png", { type: "image/png" }),
    });
    expect(Object.keys(answer.body.errors)).toEqual(["picture"]);
  });

  it("name nothing that is not in the room", async () => {
    const stray = { ...design, surfaces: [{ id: "countertop:island", sku: null }] };
    const answer = await sendForm(shop.app, guest(), "POST /api/templates/upload", {
      design: JSON.stringify(stray),
      name: "Ours",
    });
    expect(answer.body.errors["design.surfaces.0.id"]).toEqual(["This room has nothing called island."]);
  });

  it("keep niches, round columns and what hangs on a partition, as they were sent", async () => {
    const built = {
      ...design,
      plan: {
        ...design.plan,
        niches: [
          { id: "k", wall: "west", offset_in: 30, width_in: 12, height_in: 24, depth_in: 3.5, sill_in: 48 },
        ],
        structures: [
          { id: "p", kind: "partition", at_in: [60, 20], rotation_deg: 90, length_in: 40, depth_in: 4 },
          {
            id: "c",
            kind: "column",
            at_in: [90, 60],
            rotation_deg: 0,
            length_in: 12,
            depth_in: 12,
            shape: "round",
          },
        ],
      },
      items: [
        {
          ...{
            id: "m",
            sku: null,
            kind: "mirror",
            at_in: [62.5, 20],
            rotation_deg: 90,
            against: "side:p.front",
          },
          ...{ width_in: 24, depth_in: 1, height_in: 30 },
        },
      ],
    };
    const sent = await sendForm(shop.app, guest(), "POST /api/templates/upload", {
      design: JSON.stringify(built),
      name: "Ours",
    });
    expect(sent.status).toBe(201);
    const kept = (sent.body.data as Template).design;
    expect(kept.plan.niches).toEqual(built.plan.niches);
    expect(kept.plan.structures).toEqual(built.plan.structures);
    expect(kept.items[0]?.against).toBe("side:p.front");

    const wrong = [
      [
        { ...built, plan: { ...built.plan, structures: [] } },
        "design.items.0.against",
        /no wall side:p\.front/,
      ],
      [
        { ...built, plan: { ...built.plan, niches: [{ ...built.plan.niches[0], depth_in: 9 }] } },
        "design.plan.niches.k",
        /at most 4" deep/,
      ],
    ] as const;
    for (const [stray, field, message] of wrong) {
      const answer = await sendForm(shop.app, guest(), "POST /api/templates/upload", {
        design: JSON.stringify(stray),
        name: "Ours",
      });
      expect(answer.status).toBe(422);
      expect(answer.body.errors[field]?.[0]).toMatch(message);
    }
  });

  it("keep a sloped ceiling as it was sent, and say which window is above it", async () => {
    const window = {
      id: "w",
      wall: "east",
      kind: "window",
      offset_in: 2,
      width_in: 24,
      height_in: 40,
      sill_in: 36,
    };
    const ceiling = { kind: "slope", wall: "south", low_in: 72 };
    const send = (plan: object) =>
      sendForm(shop.app, guest(), "POST /api/templates/upload", {
        design: JSON.stringify({ ...design, plan: { ...design.plan, openings: [], ...plan } }),
        name: "Attic",
      });
    const sent = await send({ ceiling });
    expect(sent.status).toBe(201);
    expect((sent.body.data as Template).design.plan.ceiling).toEqual(ceiling);
    expect("ceiling" in ((await send({})).body.data as Template).design.plan).toBe(false);
    const wrong = [
      [{ ceiling, openings: [window] }, "design.plan.openings.w", /the ceiling comes down to 6'/],
      [{ ceiling: { ...ceiling, wall: "nowhere" } }, "design.plan.ceiling.wall", /does not exist/],
      [{ ceiling: { ...ceiling, low_in: 96 } }, "design.plan.ceiling.low_in", /has to be higher/],
      [{ ceiling: { ...ceiling, low_in: 20 } }, "design.plan.ceiling.low_in", /36/],
    ] as const;
    for (const [plan, field, message] of wrong) {
      const answer = await send(plan);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[field]?.[0], JSON.stringify(answer.body.errors)).toMatch(message);
    }
  });

  it("are published by the pro in their own showroom, and visible only there", async () => {
    const { oakstone, harbor } = shop.market;
    const token = await tokenOf(oakstone.user_id);
    const fields = { design: JSON.stringify(design), name: "Oakstone classic" };
    const elsewhere = await sendForm(shop.app, token, "POST /api/templates/upload", {
      ...fields,
      showroom: harbor.id,
    });
    expect(elsewhere.status).toBe(403);
    const asGuest = await sendForm(shop.app, guest(), "POST /api/templates/upload", {
      ...fields,
      showroom: oakstone.id,
    });
    expect(asGuest.status).toBe(403);
    const sent = await sendForm(shop.app, token, "POST /api/templates/upload", {
      ...fields,
      showroom: oakstone.id,
    });
    expect(sent.body.data).toMatchObject({ is_private: false, showroom: { vsd_id: "OAKSTONE" } });
    const seen = async (showroom: string) =>
      (
        (await guest().call(`GET /api/templates?showroom=${showroom}`)).body.data as List<TemplateRow>
      ).data.map((row) => row.name);
    expect(await seen("OAKSTONE")).toEqual(["Oakstone classic", "Farm galley"]);
    expect(await seen("HARBOR88")).toEqual(["Farm galley"]);
  });
});

describe("a room's picture", () => {
  it("is a snapshot, shown in lists", async () => {
    const who = guest();
    const room = (await who.call("POST /api/rooms", { showroom: "OAKSTONE", design })).body.data as Room;
    const shot = new File([new Uint8Array(await png(200, 100))], "shot.png");
    const set = await sendForm(shop.app, who, `POST /api/rooms/${room.id}/picture`, { picture: shot });
    expect(set.body.data.picture).toMatchObject({
      width: 200,
      height: 100,
      placeholder: expect.stringMatching(/^#/),
    });
    const stranger = await sendForm(shop.app, guest(), `POST /api/rooms/${room.id}/picture`, {
      picture: shot,
    });
    expect(stranger.status).toBe(404);
  });

  it("says which version it shows, so that an old one is known from a current one", async () => {
    const who = guest();
    const room = (await who.call("POST /api/rooms", { showroom: "OAKSTONE", design })).body.data as Room;
    expect([room.picture, room.picture_version]).toEqual([null, null]);
    const picture = new File([new Uint8Array(await png(200, 100))], "shot.png");
    const send = (version: number) =>
      sendForm(shop.app, who, `POST /api/rooms/${room.id}/picture`, { picture, version: `${version}` });
    const save = async (change: object) =>
      (await who.call(`PUT /api/rooms/${room.id}`, change)).body.data as Room;
    expect((await send(2)).body.errors).toEqual({ version: ["The latest version is 1."] });
    expect((await send(1)).body.data).toMatchObject({ version: 1, picture_version: 1 });
    expect(await save({ version: 1, name: "Loft" })).toMatchObject({ version: 2, picture_version: 2 });
    const changed = { ...design, notes: "Move the tub" };
    expect(await save({ version: 2, design: changed })).toMatchObject({ version: 3, picture_version: 2 });
    expect((await send(3)).body.data).toMatchObject({ picture_version: 3 });
    // one that was long on its way
    expect((await send(2)).body.data).toMatchObject({ picture_version: 3 });
    const list = (await who.call("GET /api/rooms")).body.data as List<Room>;
    expect(list.data[0]).toMatchObject({ picture_version: 3 });
  });

  it("is the template's as long as the room shows the template's products", async () => {
    const who = guest();
    const begin = async (body: object) => (await who.call("POST /api/rooms", body)).body.data as Room;
    const room = await begin({ showroom: "OAKSTONE", template: "farm-galley" });
    expect(room).toMatchObject({ version: 1, picture_version: 1 });
    expect(await begin({ variant_of: room.id })).toMatchObject({ picture_version: 1 });
    expect(await begin({ variant_of: room.id, design })).toMatchObject({ picture_version: null });
  });
});

async function tokenOf(userId: string): Promise<{ token: string }> {
  const { newId, randomToken, tokenHash } = await import("../../../platform/ids.ts");
  const token = randomToken();
  await shop.platform.db
    .insertInto("sessions")
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: new Date(Date.now() + 9e8),
    })
    .execute();
  return { token };
}
