import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { ListedSelection, SelectionBoard } from "../../../../contract/design/selections.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { floorProposal, newJob, proposed, signatureOf, skus } from "../../../../tests/support/selections.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";
import { remindOfSelections } from "./reminders.flow.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const boardOf = async (who: Client, project: string) =>
  (await who.call<SelectionBoard>(`GET /api/projects/${project}/selections`)).body.data;
const approve = (who: Client, id: string, body: object) =>
  who.call<SelectionBoard>(`PUT /api/selections/${id}/approve`, body);
const linesOf = async (who: Client, project: string) =>
  (await who.call<Project>(`GET /api/projectCart/${project}`)).body.data.Project_tans;
const newPrice = (sku: string, cents: number) =>
  sql`update variants set wholesale_cents = ${cents} where sku = ${sku}`.execute(shop.platform.db);
const emailOf = async ({ user_id }: Client) =>
  (
    await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow()
  ).email;

describe("a proposal", () => {
  it("keeps its products: their vendor can archive them, not delete them", async () => {
    await proposed(shop);
    const { hash } = await shop.platform.db
      .selectFrom("variants as v")
      .innerJoin("products as p", "p.id", "v.product_id")
      .select("p.hash")
      .where("v.sku", "=", skus.dark)
      .executeTakeFirstOrThrow();
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const refused = await vendor.call(`DELETE /api/vendor/products/${hash}`);
    expect([refused.status, refused.body.errors?.hash?.[0]]).toEqual([
      422,
      expect.stringMatching(/Archive it instead/),
    ]);
  });

  it("counts from the room's takeoff, at the client's price, with the difference to the allowance", async () => {
    const { client, project, id, board } = await proposed(shop, { due_on: "2099-05-01" });
    const [selection] = board.selections;
    expect(selection).toMatchObject({ id, status: "proposed", waits_for: "client", place: "Kitchen: floor" });
    const [bright, dark] = selection!.options;
    // 80 sq ft and a tenth for waste in boxes of 15.5 sq ft; trade price 46.50 + 8 %, markup 15 %
    expect(bright).toMatchObject({
      letter: "A",
      boxes: 6,
      qty: 6,
      area_sqft: 80,
      unit_price: 57.75,
      problem: "",
    });
    expect(bright!.total).toBe(346.5);
    expect(bright!.over_allowance).toBe(-53.5);
    expect(dark).toMatchObject({ letter: "B", sku: skus.dark });
    const seen = await boardOf(client, project);
    expect(seen.side).toBe("client");
    expect(JSON.stringify(seen)).not.toMatch(/wholesale|markup|trade/);
    expect(seen.sums).toMatchObject({ count: 1, approved: 0, allowances: 400, open_least: bright!.total });
    const [mail] = await mailsTo(shop.app, await emailOf(client));
    expect(mail?.subject).toBe("Oakstone Kitchens proposes options for Kitchen floor");
    const today = (await client.call<Today>("GET /api/today")).body.data;
    expect(today.waiting).toContainEqual(
      expect.objectContaining({ kind: "selection", count: 1, about: project }),
    );
  });

  it("needs two options that the showroom sells, and a place that the project has", async () => {
    const { pro, project, room } = await newJob(shop);
    const send = async (changes: object) =>
      (await pro.call(`POST /api/projects/${project}/selections`, floorProposal(room, changes))).body.errors;
    expect(await send({ options: [{ sku: skus.dark }] })).toHaveProperty("options");
    expect(await send({ options: [{ sku: skus.dark }, { sku: "NOTHING" }] })).toHaveProperty([
      "options.1.sku",
    ]);
    expect(await send({ surface: null })).toHaveProperty("surface");
    expect(await send({ room: crypto.randomUUID() })).toHaveProperty("room");
    expect(await send({ room: null, surface: null, line: crypto.randomUUID() })).toHaveProperty("line");
    expect(await send({ title: " " })).toHaveProperty("title");
    expect((await boardOf(pro, project)).selections).toEqual([]);
  });

  it("is nobody else's: not before the project is shared, not for another pro, not for the client", async () => {
    const { client, project, id, room } = await proposed(shop);
    const harbor = await shop.signIn(shop.market.harbor.user_id);
    const other = await shop.signIn(await addUser(shop.platform.db, "User", `Other ${crypto.randomUUID()}`));
    for (const stranger of [harbor, other]) {
      expect((await stranger.call(`GET /api/projects/${project}/selections`)).status).toBe(404);
      expect((await stranger.call(`GET /api/projects/${project}/selections/rooms/${room}`)).status).toBe(404);
      expect((await stranger.call(`POST /api/selections/${id}/comments`, { text: "Hi" })).status).toBe(404);
      expect((await stranger.call(`PUT /api/selections/${id}/withdraw`, { version: 1 })).status).toBe(404);
    }
    expect((await client.call(`PUT /api/selections/${id}/withdraw`, { version: 1 })).status).toBe(403);
    expect((await client.call(`GET /api/projects/${project}/selections/places`)).status).toBe(403);
    const unshared = await shop.fillCart(client.user_id, { [skus.matte]: 2 }, shop.market.oakstone, false);
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    expect((await pro.call(`GET /api/projects/${unshared}/selections`)).status).toBe(404);
  });
});

describe("an approval", () => {
  it("locks the price, puts the product into the project and the room, and tells the pro", async () => {
    const { client, pro, project, room, id, board } = await proposed(shop);
    const signed = await approve(client, id, signatureOf(board, id));
    expect(signed.status).toBe(200);
    const [selection] = signed.body.data.selections;
    expect(selection).toMatchObject({ status: "approved", waits_for: null, options: [] });
    expect(selection!.approved).toMatchObject({
      sku: skus.polished,
      total: 346.5,
      signed_name: "Dana Client",
      ip: null,
    });
    expect((await boardOf(pro, project)).selections[0]!.approved!.ip).not.toBeNull();
    expect(await linesOf(client, project)).toMatchObject([
      { sku: skus.polished, qty: 6, surface: "Kitchen: floor" },
    ]);
    const { design } = (await client.call<Room>(`GET /api/rooms/${room}`)).body.data;
    expect(design.surfaces).toMatchObject([{ id: "floor", sku: skus.polished }]);
    // both see what it costs today; what was signed stays
    await newPrice(skus.polished, 9900);
    for (const who of [client, pro]) {
      const { approved } = (await boardOf(who, project)).selections[0]!;
      expect(approved!.total).toBe(346.5);
      expect(approved!.total_today).toBeGreaterThan(600);
    }
    await newPrice(skus.polished, 4650);
    // locked: nothing is revised without a reason, and nobody approves again
    const again = await approve(client, id, { ...signatureOf(board, id), version: selection!.version });
    expect([again.status, again.body.code]).toEqual([422, "illegal_status"]);
  });

  it("counts once when two people sign at once; the later one gets what is signed", async () => {
    const { client, id, board } = await proposed(shop);
    const answers = await Promise.all([0, 1].map((at) => approve(client, id, signatureOf(board, id, at))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body.code).toBe("stale_version");
    const won = answers.find(({ status }) => status === 200)!;
    expect(late.body.data.selections[0]!.approved!.sku).toBe(won.body.data.selections[0]!.approved!.sku);
  });

  it("is refused with the present state when the proposal or its price changed meanwhile", async () => {
    const { client, pro, id, board } = await proposed(shop);
    await newPrice(skus.polished, 5000);
    const dearer = await approve(client, id, signatureOf(board, id));
    expect([dearer.status, dearer.body.code]).toEqual([409, "total_changed"]);
    const shown = dearer.body.data.selections[0]!.options[0]!.total!;
    expect(shown).toBeGreaterThan(346.5);
    await newPrice(skus.polished, 4650);
    const options = [{ sku: skus.matte }, { sku: skus.dark }];
    const revised = await pro.call(`PUT /api/selections/${id}`, { version: 1, title: "Floor", options });
    expect(revised.status).toBe(200);
    const stale = await approve(client, id, signatureOf(board, id));
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    expect(stale.body.data.selections[0]!.options.map(({ sku }) => sku)).toEqual([skus.matte, skus.dark]);
    const wrong = await approve(client, id, {
      ...signatureOf(stale.body.data, id),
      option: crypto.randomUUID(),
    });
    expect(wrong.body.errors).toHaveProperty("option");
    const unsigned = await approve(client, id, { ...signatureOf(stale.body.data, id), name: "" });
    expect(unsigned.body.errors).toHaveProperty("name");
    expect((await approve(pro, id, signatureOf(stale.body.data, id))).status).toBe(403);
    expect((await approve(client, id, signatureOf(stale.body.data, id))).status).toBe(200);
  });

  it("of a line gives the line the product and the quantity, and leaves other lines alone", async () => {
    const { client, pro, project } = await newJob(shop);
    await client.call("POST /api/projectCart/update_cart", {
      project,
      sku: skus.dark,
      qty: 4,
      surface: "Hall",
    });
    const hall = (await linesOf(client, project)).find(({ surface }) => surface === "Hall")!;
    const made = await pro.call<SelectionBoard & { selection: string }>(
      `POST /api/projects/${project}/selections`,
      floorProposal("", {
        room: null,
        surface: null,
        line: hall.id,
        title: "Hall",
        options: [{ sku: skus.matte }, { sku: skus.polished, qty: 5 }],
      }),
    );
    const { selection, ...board } = made.body.data;
    expect(board.selections[0]!.options.map(({ qty }) => qty)).toEqual([4, 5]);
    expect((await approve(client, selection, signatureOf(board, selection, 1))).status).toBe(200);
    const lines = await linesOf(client, project);
    expect(lines.map(({ sku, qty, surface }) => ({ sku, qty, surface }))).toEqual([
      { sku: skus.matte, qty: 6, surface: "Kitchen: floor" },
      { sku: skus.polished, qty: 5, surface: "Hall" },
    ]);
  });
});

describe("after the approval", () => {
  it("a change needs a reason, shows its difference, and counts only once it is signed again", async () => {
    const { client, pro, project, id, board } = await proposed(shop);
    await approve(client, id, signatureOf(board, id));
    const { version } = (await boardOf(pro, project)).selections[0]!;
    const change = { version, title: "Kitchen floor", options: [{ sku: skus.dark }] };
    expect((await pro.call(`PUT /api/selections/${id}`, change)).body.errors).toHaveProperty("reason");
    const reason = "The polished tile is out for eight weeks.";
    expect((await pro.call(`PUT /api/selections/${id}`, { ...change, reason })).status).toBe(200);
    const asked = await boardOf(client, project);
    const [selection] = asked.selections;
    expect(selection).toMatchObject({ status: "change_requested", reason, waits_for: "client" });
    const [option] = selection!.options;
    expect(option!.difference).toBeCloseTo(option!.total! - 346.5, 2);
    expect((await linesOf(client, project))[0]!.sku).toBe(skus.polished);
    const declined = await client.call<SelectionBoard>(`PUT /api/selections/${id}/answer`, {
      version: selection!.version,
      to: "decline",
      text: "We'd rather wait.",
    });
    expect(declined.body.data.selections[0]).toMatchObject({
      status: "approved",
      comments: [{ by: "client" }],
    });
    const next = declined.body.data.selections[0]!.version;
    await pro.call(`PUT /api/selections/${id}`, { ...change, version: next, reason });
    const signed = await approve(client, id, signatureOf(await boardOf(client, project), id));
    const [done] = signed.body.data.selections;
    expect(done!.approved).toMatchObject({
      number: 2,
      sku: skus.dark,
      difference: option!.difference,
      reason,
    });
    expect(done!.earlier).toMatchObject([{ number: 1, sku: skus.polished, total: 346.5 }]);
    expect((await linesOf(client, project)).map(({ sku }) => sku)).toEqual([skus.dark]);
    const [mail] = await mailsTo(shop.app, await emailOf(pro));
    expect(mail?.subject).toBe("Dana Client signed the change to Kitchen floor");
  });

  it("questions, other options and a withdrawal go back and forth, and lists say whose turn it is", async () => {
    const { client, pro, project, id } = await proposed(shop, { due_on: "2020-01-02" });
    await client.call(`POST /api/selections/${id}/comments`, { text: "Is it slippery?" });
    const told = await pro.call<SelectionBoard>(`POST /api/selections/${id}/comments`, {
      text: "Not when matte.",
    });
    expect(told.body.data.selections[0]!.comments.map(({ by, text }) => [by, text])).toEqual([
      ["client", "Is it slippery?"],
      ["pro", "Not when matte."],
    ]);
    const list = async (who: Client) =>
      (await who.call<{ data: ListedSelection[] }>("GET /api/selections")).body.data.data;
    expect((await list(client))[0]).toMatchObject({
      id,
      waits_for_me: true,
      is_overdue: true,
      side: "client",
    });
    expect((await list(pro)).find((one) => one.id === id)).toMatchObject({
      waits_for_me: false,
      side: "pro",
    });
    const asked = { version: 1, to: "others", text: "Something warmer, please." };
    await client.call(`PUT /api/selections/${id}/answer`, asked);
    expect((await list(pro)).find((one) => one.id === id)).toMatchObject({
      waits_for_me: true,
      status: "returned",
    });
    const gone = await pro.call<SelectionBoard>(`PUT /api/selections/${id}/withdraw`, { version: 2 });
    expect(gone.body.data.selections[0]!.status).toBe("withdrawn");
    expect((await boardOf(client, project)).selections).toEqual([]);
    expect(await list(client)).toEqual([]);
  });

  it("is withdrawn by any pro who works on the project now, and by nobody else", async () => {
    const { client, project, id } = await proposed(shop);
    const designer = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Dee Designer"));
    const at = new Date();
    const hire = {
      user_id: client.user_id,
      pro_id: designer.user_id,
      project_id: project,
      title: "Bath",
      message: "",
    };
    await shop.platform.db
      .insertInto("hires")
      .values({ id: crypto.randomUUID(), ...hire, status: "accepted", created_at: at, updated_at: at })
      .execute();
    const seen = (await boardOf(designer, project)).selections.find((one) => one.id === id)!;
    const gone = await designer.call<SelectionBoard>(`PUT /api/selections/${id}/withdraw`, {
      version: seen.version,
    });
    expect(gone.body.data.selections.find((one) => one.id === id)).toMatchObject({ status: "withdrawn" });
    expect((await boardOf(client, project)).selections).toEqual([]);
    await shop.platform.db
      .updateTable("hires")
      .set({ status: "finished" })
      .where("pro_id", "=", designer.user_id)
      .execute();
    expect((await designer.call(`PUT /api/selections/${id}/withdraw`, { version: 2 })).status).toBe(404);
  });

  it("a budget is set by either side, and tear sheets are a PDF", async () => {
    const { client, pro, project, id, board } = await proposed(shop);
    await approve(client, id, signatureOf(board, id));
    const set = await pro.call<SelectionBoard>(`PUT /api/projects/${project}/selections/budget`, {
      budget: 9000,
    });
    expect(set.body.data.sums).toMatchObject({ budget: 9000, approved: 346.5, over_allowance: -53.5 });
    const response = await shop.app.fetch(
      new Request(`http://localhost/api/projects/${project}/selections/tear_sheets`, {
        headers: { Authorization: `Bearer ${client.token}` },
      }),
    );
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it("tear sheets are in metric and in Spanish for those who chose that", async () => {
    const { client, project, id, board } = await proposed(shop);
    await approve(client, id, signatureOf(board, id));
    const response = await shop.app.fetch(
      new Request(`http://localhost/api/projects/${project}/selections/tear_sheets`, {
        headers: {
          Authorization: `Bearer ${client.token}`,
          "Accept-Language": "es",
          Cookie: "units=metric",
        },
      }),
    );
    const text = pdfText(new Uint8Array(await response.arrayBuffer())).replaceAll("\n", " ");
    expect(text).toMatch(/\d m²/);
    expect(text).not.toMatch(/\d (?:sq ft|pies²)(?! cada)/);
    expect(text).not.toMatch(/\b(?:Wash|Sweep|Wipe|Seal|Keep)\b/);
  });
});

describe("the reminder", () => {
  it("goes out once, two days before the day, and never for what is settled", async () => {
    const day = new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10);
    const { client } = await proposed(shop, { due_on: day, title: "Bath floor" });
    const settled = await proposed(shop, { due_on: day });
    await approve(settled.client, settled.id, signatureOf(settled.board, settled.id));
    const reminded = async (who: Client) =>
      (await mailsTo(shop.app, await emailOf(who))).filter(({ subject }) => /decide on/.test(subject)).length;
    await remindOfSelections(shop.platform);
    expect(await reminded(client)).toBe(0);
    shop.clock.skipMinutes(2 * 24 * 60);
    await Promise.all([remindOfSelections(shop.platform), remindOfSelections(shop.platform)]);
    expect([await reminded(client), await reminded(settled.client)]).toEqual([1, 0]);
    await remindOfSelections(shop.platform);
    expect(await reminded(client)).toBe(1);
  });
});
