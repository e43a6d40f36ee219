import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist, ChecklistEntry } from "../../../../contract/design/checklists.ts";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { roomToProject } from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

type Given = EndpointReply<typeof roomToProject>["data"];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const tile = "NQT-CARR-1224-M";
const kitchen = smallRoom({ surfaces: [{ id: "floor", sku: tile }] });
const monday = "2031-03-03";

const newCustomer = () => shop.newCustomer();
const begin = async (who: Client, design: RoomDesign = kitchen) =>
  (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name: "Kitchen", design })).body.data;
const give = async (who: Client, room: { id: string }, wish: object) =>
  (await who.call<Given>(`POST /api/rooms/${room.id}/to_project`, wish)).body.data;
const save = (who: Client, { id, version }: Room, design: RoomDesign) =>
  who.call<Room>(`PUT /api/rooms/${id}`, { version, design });
const about = ({ project_checklist }: Checklist, words: RegExp) =>
  project_checklist.find(({ task }) => words.test(task))!;
const write = (who: Client, { project, version, project_checklist }: Checklist, entry: ChecklistEntry) =>
  who.call<Checklist>(`PUT /api/projectChecklist/${project.id}`, {
    version,
    project_checklist: project_checklist.map(({ room_id: _, ...each }) => {
      const { room_id: __, ...changed } = entry;
      return each.id === entry.id ? changed : each;
    }),
  });

it("a room that begins on a Spanish page has a Spanish name", async () => {
  const who = await newCustomer();
  const spanish = { "Accept-Language": "es" };
  const begun = { showroom: "OAKSTONE", name: "Kitchen", design: kitchen };
  const { data } = (await who.call<Room>("POST /api/rooms", begun, spanish)).body;
  const { body } = await who.call<Room>("POST /api/rooms", { variant_of: data.id }, spanish);
  expect([data.name, body.data.name]).toEqual(["Kitchen", "Kitchen, variante"]);
});

describe("a checklist from a room's works", () => {
  it("has them in order with quantities and days, and when to order what they need", async () => {
    const who = await newCustomer();
    const { checklist } = await give(who, await begin(who), { works_from: monday });
    const works = checklist.project_checklist.filter(({ category }) => category === "Work");
    expect(works[0]).toMatchObject({ area: "Plan", due_on: "2031-03-05" });
    expect(works.at(-1)?.task).toMatch(/punch list/);
    const days = works.map(({ due_on }) => due_on);
    expect(days).toEqual(days.toSorted());
    const laid = about(checklist, /^Tile the floor/);
    // 120 × 96 in., 6 boxes of 15.5 sq ft
    expect(laid.task).toMatch(/80 sq ft, 6 boxes of /);
    const bought = about(checklist, /^Order 6 boxes/);
    expect(bought.due_on! < laid.due_on!).toBe(true);
  });

  it("is updated when the room has changed, and keeps what people did", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const { checklist: first } = await give(who, room, { works_from: monday });
    const laid = about(first, /^Tile the floor/);
    const ticked = await write(who, first, { ...laid, done: true, note: "Ask Joe", due_on: "2031-04-30" });
    const permit = about(ticked.body.data, /permit/);
    await write(who, ticked.body.data, { ...permit, task: "Permit 4711 is there" });
    const [, a, b] = kitchen.plan.vertices_in;
    const wider = {
      ...kitchen,
      plan: {
        ...kitchen.plan,
        vertices_in: [
          [0, 0],
          [a![0] + 60, 0],
          [b![0] + 60, 96],
          [0, 96],
        ] as [number, number][],
      },
    };
    await save(who, room, wider);
    // without a day: from the one before
    const { checklist: now } = await give(who, room, {});
    expect(about(now, /^Tile the floor/)).toMatchObject({
      id: laid.id,
      task: expect.stringContaining("120 sq ft"),
      done: true,
      note: "Ask Joe",
      due_on: "2031-04-30",
    });
    expect(about(now, /4711/)).toMatchObject({ id: permit.id, due_on: "2031-03-05" });
    expect(about(now, /^Grout/).due_on).not.toBeNull();
    const { checklist: later } = await give(who, room, { works_from: "2031-03-10" });
    expect(about(later, /4711/).due_on).toBe("2031-03-12");
    expect(about(later, /^Tile the floor/).due_on).toBe("2031-04-30");
  });

  it("leaves out works that the room no longer needs, unless somebody has begun with them", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const { checklist } = await give(who, room, { works_from: null });
    const grout = about(checklist, /^Grout/);
    expect(grout.due_on).toBeNull();
    await write(who, checklist, { ...grout, note: "Half done" });
    await save(who, room, smallRoom());
    const { checklist: now } = await give(who, room, {});
    expect(about(now, /^Tile the floor/)).toBeUndefined();
    expect(about(now, /^Grout/)).toMatchObject({ note: "Half done", room_id: null });
  });

  it("says what would come too late", async () => {
    const who = await newCustomer();
    const today = shop.platform.now().toISOString().slice(0, 10);
    const { late } = await give(who, await begin(who), { works_from: today });
    expect(late.every(({ order_by }) => order_by < today)).toBe(true);
    const { late: none } = await give(who, await begin(who), { works_from: monday });
    expect(none).toEqual([]);
  });

  it("is read in Spanish and metric, and ticking there writes nothing", async () => {
    const who = await newCustomer();
    const room = await begin(who);
    const { checklist } = await give(who, room, { works_from: monday });
    const asRosa = { "Accept-Language": "es", Cookie: "units=metric" };
    const path = `/api/projectChecklist/${checklist.project.id}`;
    const { data: read } = (await who.call<Checklist>(`GET ${path}`, undefined, asRosa)).body;
    const laid = about(read, /^Poner loseta en el piso/);
    expect(laid).toMatchObject({ area: "Loseta", who: "Colocador de loseta" });
    expect(laid.task).toMatch(/: 7\.43 m², 6 cajas de /);
    const english = /\b(?:the|and|with|of|for|floor|boxes)\b/i;
    const [, name = ""] = /of (.+) for floor/.exec(about(checklist, /^Order/).task) ?? [];
    const left = read.project_checklist.map(({ task }) => task.replace(name, ""));
    expect(left.filter((task) => english.test(task))).toEqual([]);
    const entries = read.project_checklist.map(({ room_id: _, ...entry }) =>
      entry.id === laid.id ? { ...entry, done: true } : entry,
    );
    await who.call(`PUT ${path}`, { version: read.version, project_checklist: entries }, asRosa);
    const { checklist: now } = await give(who, room, { works_from: monday });
    expect(about(now, /^Tile the floor/)).toMatchObject({ id: laid.id, done: true, who: "Tile setter" });
    expect(now.project_checklist.map(({ task }) => task)).toEqual(
      checklist.project_checklist.map(({ task }) => task),
    );
  });

  it("is not made where nobody asked for works", async () => {
    const who = await newCustomer();
    const { checklist } = await give(who, await begin(who), {});
    expect(checklist.project_checklist.some(({ category }) => category === "Work")).toBe(false);
  });
});
