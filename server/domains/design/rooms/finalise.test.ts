import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type {
  roomChanges,
  roomToProject,
  takeoffOfDesign,
} from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { setMarkup } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type Visitor, visitor } from "../../../../tests/support/visitor.ts";

type Given = EndpointReply<typeof roomToProject>["data"];
type Changes = EndpointReply<typeof roomChanges>["data"];
type Takeoff = EndpointReply<typeof takeoffOfDesign>["data"];

const faucet = {
  id: "tap",
  sku: "WSP-ARB-CH",
  kind: "faucet",
  at_in: [60, 80] as [number, number],
  rotation_deg: 0,
  width_in: 2,
  depth_in: 9,
  height_in: 16,
};
const floor = (sku: string | null) => ({ id: "floor", sku });
const wall = (sku: string | null) => ({ id: "wall:north", sku });
const kitchen = smallRoom({ surfaces: [floor("NQT-CARR-1224-M"), wall(null)], items: [faucet] });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const guest = (): Visitor => visitor(shop.app);
const newCustomer = () => shop.newCustomer();

const begin = async (who: Client, design: RoomDesign = kitchen, name = "Kitchen") =>
  (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name, design })).body.data;
const save = (who: Client, room: { id: string; version: number }, design: RoomDesign) =>
  who.call<Room>(`PUT /api/rooms/${room.id}`, { version: room.version, design });
const give = async (who: Client, room: { id: string }, wish: object = {}) =>
  (await who.call<Given>(`POST /api/rooms/${room.id}/to_project`, wish)).body.data;

describe("a takeoff", () => {
  it("counts boxes from the floor's area and prices them as the catalog does", async () => {
    const answer = await guest().call("POST /api/rooms/takeoff", { showroom: "OAKSTONE", design: kitchen });
    const takeoff = answer.body.data as Takeoff;
    // 120 × 96 in. = 80 sq ft, + 10 % = 88, ÷ 15.5 = 5.68: 6 boxes at 52.16
    expect(takeoff.surfaces[0]).toMatchObject({
      area_sqft: 80,
      boxes: 6,
      unit_price: 52.16,
      line_total: 312.96,
    });
    expect(takeoff.surfaces[1]).toMatchObject({ known: false, because: "No product chosen yet." });
    expect(takeoff.total).toBe(482.25);
    expect(takeoff.total_cents).toBe(31296 + 16929);
  });

  it("is the same for a room that is saved", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const saved = await who.call<Takeoff>(`POST /api/rooms/${room.id}/takeoff`, {});
    const sent = await guest().call("POST /api/rooms/takeoff", { showroom: "OAKSTONE", design: kitchen });
    expect(saved.body.data).toEqual(sent.body.data);
  });

  it("of a plan that cannot be built says what is wrong with it", async () => {
    const crossed = {
      ...kitchen,
      plan: {
        ...kitchen.plan,
        vertices_in: [
          [0, 0],
          [120, 96],
          [120, 0],
          [0, 96],
        ],
      },
    };
    const answer = await guest().call("POST /api/rooms/takeoff", { showroom: "OAKSTONE", design: crossed });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.errors)).toMatch(/crosses itself/);
  });

  it("never fails, whatever a design that the schema lets pass looks like", async () => {
    const skus = ["NQT-CARR-1224-M", "NQT-TIVO-1212-H", "WSP-ARB-CH", "NOPE", null];
    const places = ["floor", "ceiling", "base", "crown", "wall:north", "wall:nowhere", "backsplash:north"];
    const more = ["wainscot:west", "countertop:one", "shower:one", "coping:one", "countertop:none"];
    const inches = fc.integer({ min: -300, max: 300 });
    const length = fc.integer({ min: 1, max: 300 });
    const item = fc.record({
      id: fc.constantFrom("one", "two"),
      sku: fc.constantFrom(...skus),
      kind: fc.constantFrom("base_cabinet", "shower", "tub", "sink", "pool", "island", "dragon"),
      at_in: fc.tuple(inches, inches),
      rotation_deg: fc.integer({ min: -720, max: 720 }),
      width_in: length,
      depth_in: length,
      height_in: length,
      against: fc.constantFrom("north", "nowhere", null),
      host: fc.constantFrom("one", "two", "three", null),
      hardware_sku: fc.constantFrom(...skus),
    });
    const surface = fc.record({
      id: fc.constantFrom(...places, ...more),
      sku: fc.constantFrom(...skus),
      pattern: fc.constantFrom("straight", "diagonal", "brick", "herringbone", "basketweave"),
      rotation_deg: fc.integer({ min: -90, max: 90 }),
      height_in: length,
    });
    const corners = fc.array(fc.tuple(inches, inches), { minLength: 3, maxLength: 7 });
    const wallOf = fc.record({
      id: fc.constantFrom("north", "east", "west", "south"),
      from: fc.integer({ min: 0, max: 8 }),
      to: fc.integer({ min: 0, max: 8 }),
      kind: fc.constantFrom("wall", "half_wall", "open"),
    });
    const plan = fc.oneof(
      { weight: 3, arbitrary: fc.constant(kitchen.plan) },
      fc.record({
        vertices_in: corners,
        ceiling_height_in: length,
        walls: fc.array(wallOf, { maxLength: 6 }),
        openings: fc.constant(kitchen.plan.openings),
        services: fc.constant([]),
      }),
    );
    const design = fc.record({
      schema: fc.constant("room-design/1"),
      room: fc.constantFrom("kitchen", "outdoor"),
      plan,
      surfaces: fc.array(surface, { maxLength: 6 }),
      items: fc.array(item, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(design, async (drawn) => {
        await shop.platform.db.deleteFrom("attempt_counts").execute();
        const answer = await guest().call("POST /api/rooms/takeoff", { showroom: "OAKSTONE", design: drawn });
        expect([200, 422]).toContain(answer.status);
      }),
      { numRuns: 150 },
    );
  });
});

describe("a room given to a project", () => {
  it("becomes lines that know what they are for, at today's prices, to the cent of the takeoff", async () => {
    const who = await newCustomer();
    const given = await give(who, await begin(who));
    expect(given.project).toMatchObject({ name: "Kitchen", is_cart: false, is_3d: true });
    expect(given.project.Project_tans).toMatchObject([
      { sku: "NQT-CARR-1224-M", qty: 6, surface: "Kitchen: floor", unit_price: 52.16 },
      { sku: "WSP-ARB-CH", qty: 1, surface: "Kitchen: faucet", unit_price: 169.29 },
    ]);
    expect(given.project.totals.merchandise).toBe(given.takeoff.total);
    const takeoff = given.project.Project_tans[0]?.takeoff as { surfaces: { steps: string[] }[] };
    expect(takeoff.surfaces[0]?.steps.join("\n")).toContain("6 × $52.16 per box = $312.96");
    expect(given.missing).toEqual([
      { place: "wall:north", label: "north wall", because: "No product chosen yet." },
    ]);
  });

  it("again changes nothing, and after a change only what changed", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const first = await give(who, room);
    const again = await give(who, room);
    expect(again.changes).toEqual([]);
    expect(again.project.id).toBe(first.project.id);
    expect(again.project.Project_tans).toEqual(first.project.Project_tans);
    await save(who, room, {
      ...kitchen,
      surfaces: [floor("NQT-CARR-1224-M"), wall("NQT-CARR-1224-M")],
      items: [{ ...faucet, sku: "WSP-LIN-CH" }],
    });
    const changed = await give(who, room);
    expect(changed.changes.map(({ change, sku, qty_before, qty }) => [change, sku, qty_before, qty])).toEqual(
      [
        ["quantity", "NQT-CARR-1224-M", 6, expect.any(Number)],
        ["added", "WSP-LIN-CH", 0, 1],
        ["removed", "WSP-ARB-CH", 1, 0],
      ],
    );
    expect(changed.project.Project_tans.map((line) => line.surface)).toEqual([
      "Kitchen: floor, north wall",
      "Kitchen: faucet",
    ]);
    expect(changed.project.totals.merchandise).toBe(changed.takeoff.total);
  });

  it("leaves lines from users and other rooms unchanged", async () => {
    const who = await newCustomer();
    const lines = [{ sku: "NQT-CARR-1224-M", qty: 2 }];
    const own = (await who.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", lines })).body.data;
    const [one, two] = [await begin(who), await begin(who)];
    await give(who, one, { project: own.id });
    const both = await give(who, two, { project: own.id });
    const tile = both.project.Project_tans.filter((line) => line.sku === "NQT-CARR-1224-M");
    expect(tile.map(({ qty, surface }) => [qty, surface])).toEqual([
      [2, ""],
      [6, "Kitchen: floor"],
      [6, "Kitchen: floor (2)"],
    ]);
    await save(who, two, smallRoom());
    const emptied = await give(who, two);
    expect(emptied.project.Project_tans.filter((line) => line.sku === "NQT-CARR-1224-M")).toHaveLength(2);
  });

  it("keeps to the showroom and to one's own projects", async () => {
    const [who, other] = [await newCustomer(), await newCustomer()];
    const room = await begin(who);
    const foreign = (await other.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE" })).body.data;
    const elsewhere = (await who.call<Project>("POST /api/projectCart", { showroom: "HARBOR88" })).body.data;
    const to = (project: string) => who.call(`POST /api/rooms/${room.id}/to_project`, { project });
    expect((await to(foreign.id)).status).toBe(404);
    expect((await to(elsewhere.id)).body.errors).toHaveProperty("project");
    expect((await other.call(`POST /api/rooms/${room.id}/to_project`, {})).status).toBe(404);
  });

  it("goes into the cart as well, where it is brought up to date likewise", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const project = await give(who, room);
    const cart = await give(who, room, { to_cart: true });
    expect([cart.project.is_cart, cart.project.id === project.project.id]).toEqual([true, false]);
    expect((await give(who, room, { to_cart: true })).changes).toEqual([]);
    expect((await give(who, room)).project.id).toBe(project.project.id);
  });

  it("goes into a project of its own after it went into the cart, which it leaves alone", async () => {
    const who = await newCustomer();
    const room = await begin(who, kitchen, "Galley");
    const { project: cart } = await give(who, room, { to_cart: true });
    const { project } = await give(who, room);
    expect(project).toMatchObject({ is_cart: false, name: "Galley" });
    expect(project.id).not.toBe(cart.id);
    const again = await give(who, room, { to_cart: true });
    expect(again.project.id).toBe(cart.id);
    expect((await give(who, room)).project.id).toBe(project.id);
  });

  it("reports missing stock, and keeps the quantity that the room needs", async () => {
    const who = await newCustomer();
    const room = await begin(who, {
      ...kitchen,
      items: [
        { ...faucet, sku: "WSP-ARB-BG" },
        { ...faucet, id: "two", sku: "WSP-ARB-BG" },
      ],
    });
    const given = await give(who, room, { to_cart: true });
    expect(given.warnings).toEqual([{ sku: "WSP-ARB-BG", message: "Only 1 left in stock." }]);
    expect(given.project.Project_tans.find((line) => line.sku === "WSP-ARB-BG")?.qty).toBe(2);
  });

  it("runs once at a time, however many concurrent requests", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(who, room)));
    expect(new Set(answers.map((answer) => answer.project.id)).size).toBe(1);
    expect(answers[0]?.project.Project_tans).toHaveLength(2);
    const lists = await who.call<{ total: number }>("GET /api/projects");
    expect(lists.body.data.total).toBe(1);
  });
});

describe("a room's checklist", () => {
  it("names what to order and what is still to choose, and keeps what people wrote to it", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const { checklist, project } = await give(who, room);
    expect(checklist.project_checklist.map(({ task, sku, qty }) => [task, sku, qty])).toEqual([
      ["Order 6 boxes of Carrara Bianco Porcelain for floor", "NQT-CARR-1224-M", 6],
      ["Order 1 piece of Arbor Pull-Down Kitchen Faucet for faucet", "WSP-ARB-CH", 1],
      ["Choose the north wall: No product chosen yet.", null, null],
    ]);
    const entries = checklist.project_checklist.map(({ room_id: _, ...entry }) => entry);
    await who.call(`PUT /api/projectChecklist/${project.id}`, {
      version: checklist.version,
      project_checklist: [
        { ...entries[0], done: true, note: "Ask for one lot" },
        { ...entries[1], due_on: "2030-05-01" },
        entries[2],
        { task: "Call the plumber" },
      ],
    });
    await save(who, room, {
      ...kitchen,
      surfaces: [floor("NQT-CARR-1224-M"), wall("NQT-BASA-2424-M")],
      items: [],
    });
    const now = (await give(who, room)).checklist.project_checklist;
    expect(now.map(({ task, done, note, room_id }) => [task, done, note, room_id === null])).toEqual([
      ["Order 1 piece of Arbor Pull-Down Kitchen Faucet for faucet", false, "", true],
      ["Call the plumber", false, "", true],
      ["Order 6 boxes of Carrara Bianco Porcelain for floor", true, "Ask for one lot", false],
      [
        expect.stringMatching(/^Order \d+ box(es)? of Basalto Dark Porcelain for north wall$/),
        false,
        "",
        false,
      ],
    ]);
  });
});

describe("what changed since a room was given", () => {
  it("is listed line by line, including prices", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const changes = async () => (await who.call<Changes>(`GET /api/rooms/${room.id}/changes`)).body.data;
    expect((await changes()).finalised).toBeNull();
    await give(who, room);
    expect(await changes()).toMatchObject({
      finalised: { version: 1 },
      lines: [],
      total_before: 482.25,
      total: 482.25,
    });
    const { product } = shop.market;
    await setMarkup(shop.platform.db, shop.market.oakstone, {
      product_id: product("Arbor Pull-Down Kitchen Faucet").id,
      markup_bp: 2000,
    });
    shop.platform.cache.clear();
    await save(who, room, { ...kitchen, surfaces: [] });
    const { lines, total, design } = await changes();
    expect(design).toMatchObject([{ kind: "surface", change: "removed", id: "floor" }, { id: "wall:north" }]);
    expect(lines).toMatchObject([
      { change: "price", sku: "WSP-ARB-CH", unit_price_before: 169.29, unit_price: 184.68 },
      { change: "removed", sku: "NQT-CARR-1224-M", qty_before: 6, qty: 0, unit_price: null },
    ]);
    expect(total).toBe(184.68);
  });
});

describe("a guest's room", () => {
  it("goes into the guest's cart, and signing in keeps room, lines and checklist, once", async () => {
    const who = guest();
    const made = await who.call("POST /api/rooms", { showroom: "OAKSTONE", name: "Loft", design: kitchen });
    const room = made.body.data as Room;
    const given = (await who.call(`POST /api/rooms/${room.id}/to_project`, {})).body.data as Given;
    expect(given.project.is_cart).toBe(true);
    const twice = (await who.call(`POST /api/rooms/${room.id}/to_project`, {})).body.data as Given;
    expect([twice.project.id, twice.changes]).toEqual([given.project.id, []]);
    const buyer = await newCustomer();
    const cart = await buyer.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", is_cart: true });
    const claim = { temp_project_id: room.temp_project_id };
    const claims = await Promise.all(
      [1, 2].map(() => buyer.call<{ rooms: number }>("POST /api/rooms/claim", claim)),
    );
    expect(claims.map((answer) => answer.body.data.rooms).sort()).toEqual([0, 1]);
    await buyer.call("POST /api/projectCart/update_project_cart", {
      re_temp_project_id: room.temp_project_id,
      project_id: cart.body.data.id,
    });
    const kept = (await buyer.call<Room>(`GET /api/rooms/${room.id}`)).body.data;
    expect([kept.temp_project_id, kept.project_id]).toEqual([null, cart.body.data.id]);
    const again = await give(buyer, room, { to_cart: true });
    expect(again.changes).toEqual([]);
    expect(again.project.id).toBe(cart.body.data.id);
    expect(again.checklist.project_checklist).toHaveLength(3);
    expect((await who.call(`GET /api/rooms/${room.id}`)).status).toBe(404);
    const list = await buyer.call<Checklist>(`GET /api/projectChecklist/${cart.body.data.id}`);
    expect(list.body.data.project_checklist.every((entry) => entry.room_id === room.id)).toBe(true);
  });
});
