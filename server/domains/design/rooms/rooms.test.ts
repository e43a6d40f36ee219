import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type Visitor, visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();

const guest = (): Visitor => visitor(shop.app);
const roomIn = (answer: { body: { data: unknown } }) => answer.body.data as Room;

const begin = async (who: Client, design: RoomDesign = smallRoom(), name = "Kitchen") =>
  (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name, design })).body.data;

const tiled = smallRoom({ surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }] });

describe("a room", () => {
  it("is kept as it was drawn, under its first version", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    expect(room).toMatchObject({ name: "Kitchen", room: "kitchen", version: 1, variant_of: null });
    expect(room.showroom.vsd_id).toBe("OAKSTONE");
    expect((await who.call<Room>(`GET /api/rooms/${room.id}`)).body.data.design).toEqual({
      ...smallRoom(),
      version: 1,
    });
    const list = await who.call<{ data: { id: string; items: number }[] }>(
      "GET /api/rooms?showroom=OAKSTONE",
    );
    expect(list.body.data.data).toMatchObject([{ id: room.id, items: 0 }]);
    expect((await who.call<{ data: [] }>("GET /api/rooms?showroom=HARBOR88")).body.data.data).toEqual([]);
  });

  it("never loses a change from one of two tabs: the later one gets the current state", async () => {
    const who = await newCustomer();
    const { id, version } = await begin(who);
    const put = (notes: string) =>
      who.call<Room>(`PUT /api/rooms/${id}`, { version, design: smallRoom({ notes }) });
    const answers = (await Promise.all([put("one"), put("two")])).sort((a, b) => a.status - b.status);
    expect(answers.map((answer) => answer.status)).toEqual([200, 409]);
    expect(answers[1]!.body.code).toBe("stale_version");
    expect(answers[1]!.body.data.design).toEqual(answers[0]!.body.data.design);
    expect(answers[1]!.body.data.version).toBe(2);
  });

  it("treats a repeated save as one, so that a lost response can be retried", async () => {
    const who = await newCustomer();
    const { id } = await begin(who);
    const save = { version: 1, design: tiled };
    expect((await who.call<Room>(`PUT /api/rooms/${id}`, save)).body.data.version).toBe(2);
    const again = await who.call<Room>(`PUT /api/rooms/${id}`, save);
    expect([again.status, again.body.data.version]).toEqual([200, 2]);
  });

  it("keeps its versions, and an old one comes back without losing the newer ones", async () => {
    const who = await newCustomer();
    const { id } = await begin(who);
    await who.call(`PUT /api/rooms/${id}`, { version: 1, design: tiled });
    const versions = await who.call<{ data: { version: number; is_present: boolean }[] }>(
      `GET /api/rooms/${id}/versions`,
    );
    expect(versions.body.data.data).toMatchObject([
      { version: 2, is_present: true },
      { version: 1, is_present: false },
    ]);
    const old = await who.call<{ design: RoomDesign }>(`GET /api/rooms/${id}/versions/1`);
    expect(old.body.data.design).toEqual(smallRoom());
    const restored = (await who.call<Room>(`POST /api/rooms/${id}/versions/1/restore`, {})).body.data;
    expect([restored.version, restored.design.surfaces]).toEqual([3, []]);
    expect((await who.call(`GET /api/rooms/${id}/versions/9`)).status).toBe(404);
  });

  it("keeps no more versions than it promises", async () => {
    const who = await newCustomer();
    const { id } = await begin(who);
    for (let version = 1; version < 70; version++)
      await who.call(`PUT /api/rooms/${id}`, { version, design: smallRoom({ notes: `note ${version}` }) });
    const { data } = (await who.call<{ data: { version: number }[] }>(`GET /api/rooms/${id}/versions`)).body
      .data;
    expect(data[0]?.version).toBe(70);
    // 60 of this hour, and the last of the hour before if the test runs across the full hour
    expect(data.length).toBeGreaterThanOrEqual(60);
    expect(data.length).toBeLessThanOrEqual(61);
  });

  it("stands beside its variants", async () => {
    const who = await newCustomer();
    const first = await begin(who, tiled);
    const second = (await who.call<Room>("POST /api/rooms", { variant_of: first.id, name: "Darker" })).body
      .data;
    const third = (await who.call<Room>("POST /api/rooms", { variant_of: second.id })).body.data;
    expect(second.variant_of).toBe(first.id);
    expect(second.design.surfaces).toEqual(first.design.surfaces);
    expect(third.variants.map((one) => one.id)).toEqual([first.id, second.id, third.id]);
    await who.call(`DELETE /api/rooms/${first.id}`);
    const left = (await who.call<Room>(`GET /api/rooms/${second.id}`)).body.data;
    expect(left.variants.map((one) => one.id)).toEqual([second.id, third.id]);
  });

  const refused: [string, object, string][] = [
    ["a design of another schema", { design: { ...smallRoom(), schema: "room-design/2" } }, "design.schema"],
    [
      "two corners only",
      { design: smallRoom({ plan: { ...smallRoom().plan, vertices_in: [[0, 0]] } }) },
      "design.plan.vertices_in",
    ],
    ["a field that it does not know", { design: { ...smallRoom(), price: 1 } }, "design.price"],
    ["nothing to begin with", {}, "design"],
    ["no showroom", { design: smallRoom(), showroom: "NOWHERE1" }, "showroom"],
  ];
  it.each(refused)("is not begun with %s", async (_, body, field) => {
    const answer = await guest().call("POST /api/rooms", { showroom: "OAKSTONE", ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it("is not larger than 512 KB", async () => {
    const item = { ...smallItem, finish: "x".repeat(40) };
    const items = Array.from({ length: 400 }, (_, at) => ({ ...item, id: `${"i".repeat(34)}${at}` }));
    const surfaces = Array.from({ length: 200 }, (_, at) => ({
      id: `wall:${"w".repeat(50)}${at}`,
      sku: "S".repeat(80),
    }));
    const large = smallRoom({ items, surfaces, notes: "💡".repeat(2000) });
    const answer = await guest().call("POST /api/rooms", { showroom: "OAKSTONE", design: large });
    // everything valid by the schema is below the limit, so it is stored
    expect(answer.status).toBe(201);
    const tooLong = { ...large, notes: "x".repeat(600_000) };
    expect((await guest().call("POST /api/rooms", { showroom: "OAKSTONE", design: tooLong })).status).toBe(
      422,
    );
  });
});

const smallItem = {
  id: "one",
  sku: "WSP-ARB-CH",
  kind: "faucet",
  at_in: [60, 48] as [number, number],
  rotation_deg: 0,
  width_in: 2,
  depth_in: 9,
  height_in: 16,
};

describe("a guest's rooms", () => {
  it("are found by the browser that began them and by nobody else", async () => {
    const who = guest();
    const made = await who.call("POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom() });
    const { id, temp_project_id } = roomIn(made);
    expect(temp_project_id).toMatch(/^[\w-]{22}$/);
    expect(made.cookies.join()).toMatch(/__Host-cart=.*HttpOnly.*SameSite=Lax/);
    expect((await who.call(`GET /api/rooms/${id}`)).status).toBe(200);
    expect((await guest().call(`GET /api/rooms/${id}?temp_project_id=${temp_project_id}`)).status).toBe(200);
    expect((await guest().call(`GET /api/rooms/${id}`)).status).toBe(404);
    expect((await guest().call("GET /api/rooms")).body.data).toMatchObject({ data: [], total: 0 });
  });

  it("share the key of the guest's cart", async () => {
    const who = guest();
    await who.call("POST /api/projectCart/update_cart", { showroom: "OAKSTONE", sku: "WSP-ARB-CH", qty: 1 });
    const key = who.cookies.get("__Host-cart");
    const made = await who.call("POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom() });
    expect(roomIn(made).temp_project_id).toBe(key);
  });
});

describe("a read-only link", () => {
  it("shows the room as it is now, until it is revoked", async () => {
    const who = await newCustomer();
    const { id } = await begin(who);
    const { share } = (await who.call<Room>(`POST /api/rooms/${id}/share`, {})).body.data;
    expect((await who.call<Room>(`POST /api/rooms/${id}/share`, {})).body.data.share).toEqual(share);
    await who.call(`PUT /api/rooms/${id}`, { version: 1, design: tiled });
    const seen = await guest().call(`GET /api/rooms/shared/${share?.token}`);
    expect(seen.body.data).toMatchObject({ name: "Kitchen", design: { surfaces: tiled.surfaces } });
    expect(JSON.stringify(seen.body)).not.toContain(id);
    await who.call(`DELETE /api/rooms/${id}/share`);
    expect((await guest().call(`GET /api/rooms/shared/${share?.token}`)).status).toBe(404);
    const next = (await who.call<Room>(`POST /api/rooms/${id}/share`, {})).body.data.share;
    expect(next?.token).not.toBe(share?.token);
  });
});

describe("too much at once", () => {
  it("is asked to wait: beginning rooms, saving them, counting designs", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const tries: [string, object, string][] = [
      ["POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom() }, `room-begin:${who.user_id}`],
      [`PUT /api/rooms/${room.id}`, { version: 1, design: tiled }, `room-save:${who.user_id}`],
      ["POST /api/rooms/takeoff", { design: smallRoom() }, "takeoff:local"],
    ];
    for (const [endpoint, body, subject] of tries) {
      expect([endpoint, (await who.call(endpoint, body)).status]).not.toEqual([endpoint, 429]);
      await shop.platform.db
        .updateTable("attempt_counts")
        .set({ attempts: 10_000 })
        .where("subject", "=", subject)
        .execute();
      // and in the next minute, which may begin before the next call
      await sql`insert into attempt_counts (subject, window_start, attempts)
        select subject, window_start + interval '1 minute', attempts from attempt_counts
        where subject = ${subject}`.execute(shop.platform.db);
      expect([endpoint, (await who.call(endpoint, body)).status]).toEqual([endpoint, 429]);
      await shop.platform.db.deleteFrom("attempt_counts").execute();
    }
  });

  it("is too many rooms for one guest", async () => {
    const who = guest();
    const begun = { showroom: "OAKSTONE", design: smallRoom() };
    for (let number = 0; number < 30; number++)
      expect((await who.call("POST /api/rooms", begun)).status).toBe(201);
    const more = await who.call("POST /api/rooms", begun);
    expect([more.status, more.body.errors.design?.[0]]).toEqual([422, expect.stringMatching(/30 rooms/)]);
    await shop.platform.db.deleteFrom("attempt_counts").execute();
  });
});

describe("somebody else's room", () => {
  it("is not found by any call", async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const { id } = await begin(owner);
    const tries: [string, object?][] = [
      [`GET /api/rooms/${id}`],
      [`PUT /api/rooms/${id}`, { version: 1, design: tiled }],
      [`DELETE /api/rooms/${id}`],
      [`GET /api/rooms/${id}/versions`],
      [`GET /api/rooms/${id}/versions/1`],
      [`POST /api/rooms/${id}/versions/1/restore`, {}],
      [`POST /api/rooms/${id}/share`, {}],
      [`DELETE /api/rooms/${id}/share`],
      ["POST /api/rooms", { variant_of: id }],
    ];
    for (const [endpoint, body] of tries) {
      expect([endpoint, (await other.call(endpoint, body)).status]).toEqual([endpoint, 404]);
      const asGuest = await guest().call(endpoint, body && { ...body, temp_project_id: "A".repeat(22) });
      expect([endpoint, asGuest.status]).toEqual([endpoint, 404]);
    }
    expect((await owner.call<Room>(`GET /api/rooms/${id}`)).body.data.version).toBe(1);
  });
});
