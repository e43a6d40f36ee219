import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { Client, ClientBoard, WholeClient } from "../../../../contract/showrooms/clients.ts";
import { type Client as Caller, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { newId } from "../../../platform/ids.ts";

let shop: Shop;
let pro: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
});
afterAll(() => shop.close());

const add = (body: object) =>
  pro.call<WholeClient>("POST /api/pro/clients", body, { "Idempotency-Key": newId() });
const found = async (q: string, who = pro) =>
  (await who.call<{ data: Client[] }>(`GET /api/pro/clients?q=${encodeURIComponent(q)}`)).body.data.data;
const lead = (email: string) =>
  visitor(shop.app).call("POST /api/contact", {
    full_name: "Orrin Vale",
    email,
    topic: "materials",
    message: "I need tile for two bathrooms.",
    shop_profile_id: shop.market.oakstone.id,
  });

describe("a pro's client", () => {
  it("is added, changed, noted, archived and found again", async () => {
    const made = await add({ full_name: "Nell Farrow", email: "nell@example.test", phone: "(503) 555-0142" });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const changed = await pro.call<WholeClient>(`PUT /api/pro/clients/${id}`, {
      stage: "designing",
      next_step: "Measure the bathroom",
      next_step_on: "2020-01-31",
    });
    expect(changed.body.data).toMatchObject({
      stage: "designing",
      is_late: true,
      next_step_on: "2020-01-31",
    });
    const noted = await pro.call<WholeClient>(`POST /api/pro/clients/${id}/notes`, { body: "Likes oak." });
    expect(noted.body.data.notes).toMatchObject([{ body: "Likes oak." }]);
    expect(noted.body.data.history.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["stage", "designing"],
      ["added", ""],
    ]);
    const today = await pro.call<Today>("GET /api/today");
    expect(today.body.data.client_steps).toMatchObject({
      total: 1,
      clients: [{ full_name: "Nell Farrow", next_step: "Measure the bathroom", is_late: true }],
    });
    expect(await found("555-0142")).toMatchObject([{ full_name: "Nell Farrow" }]);
    await pro.call(`PUT /api/pro/clients/${id}`, { is_archived: true });
    expect(await found("Nell")).toEqual([]);
    const board = await pro.call<ClientBoard>("GET /api/pro/clients/board");
    expect(board.body.data.archived).toBe(1);
    await pro.call(`PUT /api/pro/clients/${id}`, { is_archived: false, next_step_on: "" });
    expect(await found("Nell")).toMatchObject([{ next_step_on: null, is_late: false }]);
  });

  it("needs a name, and an address that no other client has", async () => {
    const empty = await add({ full_name: "", email: "nobody", next_step_on: "soon" });
    expect(empty.status).toBe(422);
    expect(Object.keys(empty.body.errors!)).toEqual(["full_name", "email", "next_step_on"]);
    await add({ full_name: "First", email: "twice@example.test" });
    const again = await add({ full_name: "Second", email: "TWICE@example.test" });
    expect(again.body.errors).toEqual({
      email: ["First already has this address. Open that client instead."],
    });
  });

  it("is not found by another pro, and not for customers", async () => {
    const { id } = (await add({ full_name: "Secret Client" })).body.data;
    expect((await other.call(`GET /api/pro/clients/${id}`)).status).toBe(404);
    expect((await other.call(`PUT /api/pro/clients/${id}`, { stage: "lost" })).status).toBe(404);
    expect(await found("Secret", other)).toEqual([]);
    const customer = await shop.buyer({});
    expect((await customer.call("GET /api/pro/clients")).status).toBe(403);
  });

  it("is listed by name, by what they spent and by their stage", async () => {
    await add({ full_name: "Zed Sorted", stage: "contacted" });
    await add({ full_name: "abe Sorted", stage: "lost", next_step_on: "2031-01-01" });
    const buyer = await shop.buyer({ "NQT-CARR-1224-M": 10 });
    await order(buyer);
    const by = async (sort: string) => {
      const { body } = await pro.call<{ data: Client[] }>(`GET /api/pro/clients?q=Sorted&sort=${sort}`);
      return body.data.data.map(({ full_name }) => full_name);
    };
    expect(await by("name")).toEqual(["abe Sorted", "Zed Sorted"]);
    expect(await by("-name")).toEqual(["Zed Sorted", "abe Sorted"]);
    expect(await by("stage")).toEqual(["Zed Sorted", "abe Sorted"]);
    expect(await by("-next_step")).toEqual(["abe Sorted", "Zed Sorted"]);
    const spent = await pro.call<{ data: Client[] }>("GET /api/pro/clients?sort=-spent&per_page=1");
    expect(spent.body.data.data[0]!.spent).toBeGreaterThan(0);
    expect((await pro.call("GET /api/pro/clients?sort=shoe_size")).status).toBe(422);
  });
});

describe("the stage moves by itself", () => {
  it("to New lead when somebody writes, and never back", async () => {
    expect((await lead("orrin@example.test")).status).toBe(200);
    const [client] = await found("orrin@");
    expect(client).toMatchObject({ stage: "lead", source: "lead", has_joined: false });
    await pro.call(`PUT /api/pro/clients/${client!.id}`, { stage: "proposal" });
    await lead("ORRIN@example.test");
    expect(await found("orrin@")).toMatchObject([{ stage: "proposal" }]);
  });

  it("to Paid when the client pays, also out of Lost; only this showroom sees the order", async () => {
    const buyer = await shop.buyer({ "NQT-SLAT-1212": 2 });
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.user_id)
      .executeTakeFirstOrThrow();
    const { id } = (await add({ full_name: "Ada Buyer", email, stage: "lost" })).body.data;
    const placed = await order(buyer);
    const { body } = await pro.call<WholeClient>(`GET /api/pro/clients/${id}`);
    expect(body.data).toMatchObject({ stage: "paid", has_joined: true, orders: 1 });
    expect(body.data.placed_orders).toMatchObject([{ number: placed.number }]);
    expect(body.data.history.map(({ kind }) => kind)).toEqual(["paid", "ordered", "added"]);
    expect(await found(email, other)).toEqual([]);
  });

  it("shares no email address with another, though both are changed at the same moment", async () => {
    const ids: string[] = [];
    for (const full_name of ["Ines One", "Ines Two", "Ines Three", "Ines Four"])
      ids.push((await add({ full_name })).body.data.id);
    const answers = await Promise.all(
      ids.map((id) => pro.call(`PUT /api/pro/clients/${id}`, { email: "ines@example.test" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    for (const { status, body } of answers) if (status === 422) expect(body.errors).toHaveProperty("email");
  });
});
