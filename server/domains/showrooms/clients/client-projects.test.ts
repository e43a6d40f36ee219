import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProProject } from "../../../../contract/design/pro-projects.ts";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { WholeClient } from "../../../../contract/showrooms/clients.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client as Caller, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, registration, visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let pro: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

const tile = "NQT-CARR-1224-M";
const secretIn = (text: string) => /\/invitation\/([\w-]+)/.exec(text)![1]!;

async function newClient(full_name: string, email: string): Promise<string> {
  return (await pro.call<WholeClient>("POST /api/pro/clients", { full_name, email })).body.data.id;
}

/** Who accepted an emailed invitation with an account that exists. */
async function joined(client: string, email: string): Promise<Caller> {
  const who = await shop.newCustomer();
  const asked = { kind: "client", way: "mail", email, client };
  expect((await pro.call("POST /api/pro/invitations", asked)).status).toBe(201);
  const [mail] = await mailsTo(shop.app, email);
  expect((await who.call(`POST /api/invitations/${secretIn(mail!.text)}/accept`, {})).status).toBe(200);
  return who;
}

const begin = (client: string, name: string, who = pro) =>
  who.call<{ id: string; is_with_client: boolean }>(`POST /api/pro/clients/${client}/projects`, { name });
const add = (who: Caller, project: string, sku = tile, qty = 12) =>
  who.call<Project>("POST /api/projectCart/update_cart", { project, sku, qty, add: true });
const beginRoom = (who: Caller, project: string) =>
  who.call<Room>("POST /api/rooms", { project, name: "Hall bath", design: smallRoom() });
const listed = async (query = "", who = pro) =>
  (await who.call<{ data: ProProject[] }>(`GET /api/pro/projects${query}`)).body.data.data;

describe("a project that a pro begins for a client with an account", () => {
  it("is the client's from the first moment, and both change its lines and rooms", async () => {
    const email = "ines.moor@example.test";
    const client = await newClient("Ines Moor", email);
    const ines = await joined(client, email);
    const begun = await begin(client, "Hall bath");
    expect(begun.body).toMatchObject({
      message: "Started. We told your client.",
      data: { is_with_client: true },
    });
    const { id } = begun.body.data;

    const mine = await ines.call<{ data: { id: string }[] }>("GET /api/projects");
    expect(mine.body.data.data).toMatchObject([{ id, name: "Hall bath", is_shared: true }]);
    const { data } = (await ines.call<{ data: { title: string; link: string }[] }>("GET /api/notification"))
      .body.data;
    expect(data).toContainEqual(expect.objectContaining({ link: `/projects/${id}` }));

    const theirs = await add(pro, id);
    expect(theirs.body.data).toMatchObject({ at_trade_price: false, Project_tans: [{ sku: tile, qty: 12 }] });
    expect(theirs.body.data.edits_for).not.toBeNull();
    expect((await add(ines, id)).body.data.Project_tans).toMatchObject([{ qty: 24 }]);

    const room = (await beginRoom(pro, id)).body.data;
    expect(room).toMatchObject({ project_id: id, showroom: { vsd_id: "OAKSTONE" } });
    expect(room.edits_for).not.toBeNull();
    const path = `/api/rooms/${room.id}`;
    expect((await ines.call<Room>(`GET ${path}`)).body.data.edits_for).toBeNull();
    const design = smallRoom({ surfaces: [{ id: "floor", sku: tile }] });
    const saved = await pro.call<Room>(`PUT ${path}`, { version: room.version, design });
    expect(saved.status).toBe(200);
    const stale = await ines.call<Room>(`PUT ${path}`, { version: room.version, name: "Bath" });
    expect(stale.status).toBe(409);
    const given = await pro.call<{ project: Project }>(`POST ${path}/to_project`, {});
    expect(given.body.data.project).toMatchObject({ id, Project_tans: [{}, {}] });
    const tasks = { project: id, project_checklist: [{ task: "Order the vanity" }] };
    expect((await pro.call("POST /api/projectChecklist", tasks)).status).toBe(201);
    const list = await ines.call<{ project_checklist: object[] }>(`GET /api/projectChecklist/${id}`);
    expect(list.body.data.project_checklist).toContainEqual(
      expect.objectContaining({ task: "Order the vanity" }),
    );
    expect(await listed("?whose=clients&q=hall")).toMatchObject([
      { id, client_id: client, can_edit: true, products: 2, rooms: 1 },
    ]);
    const shown = await pro.call<WholeClient>(`GET /api/pro/clients/${client}`);
    expect(shown.body.data.projects).toMatchObject([{ id, name: "Hall bath", can_edit: true }]);
    expect(shown.body.data.history[0]).toMatchObject({ kind: "project", detail: "Hall bath" });
  });

  it("is nobody else's, and the client alone orders it, deletes its rooms and ends the pro's changes", async () => {
    const email = "hugo.lund@example.test";
    const client = await newClient("Hugo Lund", email);
    const hugo = await joined(client, email);
    const { id } = (await begin(client, "Kitchen")).body.data;
    const room = (await beginRoom(pro, id)).body.data.id;
    expect((await begin(client, "Theirs", other)).status).toBe(404);
    expect((await add(other, id)).status).toBe(404);
    expect((await beginRoom(other, id)).status).toBe(404);
    for (const call of [`GET /api/rooms/${room}`, `GET /api/rooms/${room}/versions`]) {
      expect((await other.call(call)).status).toBe(404);
    }
    expect((await other.call(`PUT /api/rooms/${room}`, { version: 1, name: "Mine" })).status).toBe(404);
    const cart = await pro.call(`POST /api/rooms/${room}/to_project`, { to_cart: true });
    expect(cart.status).toBe(403);
    expect((await pro.call(`DELETE /api/rooms/${room}`)).status).toBe(404);
    expect((await pro.call(`POST /api/rooms/${room}/share`, {})).status).toBe(404);
    expect((await pro.call(`DELETE /api/projectCart/${id}`)).status).toBe(404);

    const people = `/api/projectCart/${id}/people/${pro.user_id}`;
    expect((await hugo.call(`PUT ${people}`, { can_edit: false })).status).toBe(200);
    expect((await add(pro, id)).status).toBe(404);
    expect((await pro.call(`GET /api/rooms/${room}`)).status).toBe(404);
    expect(await listed("?q=kitchen")).toMatchObject([{ id, can_edit: false }]);
  });

  it("refuses a name that is missing", async () => {
    const client = await newClient("Nils Ek", "nils.ek@example.test");
    const refused = await begin(client, "  ");
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ name: ["Enter a name."] });
  });
});

describe("a project that a pro begins for a client without an account", () => {
  it("stays with the pro at the client's prices, and is the client's once they accept the invitation", async () => {
    const email = "ruth.oday@example.test";
    const client = await newClient("Ruth O’Day", email);
    const begun = await begin(client, "Loft");
    expect(begun.body.data.is_with_client).toBe(false);
    const { id } = begun.body.data;
    const lines = (await add(pro, id)).body.data;
    expect(lines).toMatchObject({ at_trade_price: false, edits_for: null, kept_for: "Ruth O’Day" });
    const room = (await beginRoom(pro, id)).body.data.id;
    expect(await listed("?q=ruth")).toMatchObject([{ id, customer: "Ruth O’Day", client_id: client }]);
    expect((await listed("?whose=own")).map((row) => row.id)).not.toContain(id);
    const [line] = lines.Project_tans;
    const skus = [tile, "NQT-SLAT-1212"];
    const proposed = await pro.call(`POST /api/projects/${id}/selections`, {
      line: line!.id,
      title: "Floor",
      options: skus.map((sku) => ({ sku })),
    });
    expect(proposed.body.message).toBe(
      "Proposed. Your client sees it after joining, or through a link that allows approval.",
    );
    const started = await pro.call<{ client: { name: string } }>("POST /api/pro/proposals", { project: id });
    expect(JSON.stringify(started.body.data)).toContain("Ruth O’Day");

    const ruth = await joined(client, email);
    const mine = await ruth.call<{ data: { id: string }[] }>("GET /api/projects");
    expect(mine.body.data.data).toMatchObject([{ id, name: "Loft", is_shared: true, rooms: [room] }]);
    expect((await ruth.call(`GET /api/rooms/${room}`)).status).toBe(200);
    const waits = await ruth.call<{ data: object[] }>("GET /api/selections");
    expect(waits.body.data.data).toMatchObject([{ title: "Floor", project: { id } }]);
    // the pro goes on where they were
    const after = (await add(pro, id)).body.data;
    expect(after.kept_for).toBeNull();
    expect(after.totals.merchandise).toBe(lines.totals.merchandise * 2);
    expect((await pro.call<Room>(`GET /api/rooms/${room}`)).body.data.edits_for).not.toBeNull();
    expect(await listed("?q=loft")).toMatchObject([{ id, client_id: client, can_edit: true }]);
  });

  it("is given to nobody who only knows the client's address", async () => {
    const email = "vera.proof@example.test";
    const client = await newClient("Vera Proof", email);
    const { id } = (await begin(client, "Porch")).body.data;
    // a link for many people, and an address that nobody has proved
    const made = await pro.call<{ link: string }>("POST /api/pro/invitations", {
      kind: "client",
      way: "link",
    });
    const guest = visitor(shop.app);
    const invitation = secretIn(made.body.data.link);
    const signed = await guest.call("POST /api/register", registration(email, { invitation }));
    guest.token = signed.body.token;
    const projects = async () =>
      ((await guest.call("GET /api/projects")).body.data as { data: { id: string }[] }).data;
    expect(await projects()).toEqual([]);

    const mail = (await mailsTo(shop.app, email)).find(({ text }) => text.includes("/verify/"));
    const token = /\/verify\/([\w-]+)/.exec(mail!.text)![1]!;
    expect((await guest.call(`GET /api/email/verify/${token}`)).status).toBe(200);
    expect(await projects()).toMatchObject([{ id, name: "Porch" }]);
  });
});

describe("projects that a pro works on", () => {
  it("are the own ones, and those that customers share with the showroom", async () => {
    const buyer = await shop.buyer({});
    const project = await shop.fillCart(buyer.user_id, { [tile]: 3 }, shop.market.oakstone, false);
    expect((await listed()).map(({ id }) => id)).not.toContain(project);
    expect((await buyer.call(`POST /api/project/share_to_contractor/${project}`, {})).status).toBe(200);
    const row = (await listed()).find(({ id }) => id === project)!;
    expect(row).toMatchObject({ products: 1, rooms: 0, can_edit: false, selections: { total: 0 } });
    expect(await listed("?q=no+such+project")).toEqual([]);
    expect(await listed(`?sort=-products&q=${encodeURIComponent(row.customer)}`)).toHaveLength(1);
    expect(await listed("", other)).toEqual([]);

    const own = await shop.fillCart(pro.user_id, { [tile]: 3 }, shop.market.oakstone, false);
    expect(await listed("?whose=own")).toMatchObject([{ id: own, customer: "", can_edit: true }]);
    expect((await listed("?whose=clients")).map(({ id }) => id)).not.toContain(own);
    await pro.call(`PUT /api/projectCart/${own}/archive`, { is_archived: true });
    expect(await listed("?whose=own")).toEqual([]);
    expect(await listed("?whose=own&archived=1")).toMatchObject([{ id: own }]);
  });

  it("are worked on by the sales people of a team as well", async () => {
    const email = "sal.team@example.test";
    await pro.call("POST /api/pro/team/invitations", { email, role: "sales" });
    const [mail] = await mailsTo(shop.app, email);
    const sal = await shop.signIn(await addUser(shop.platform.db, "User", "Sal Team"));
    await shop.platform
      .sql`update users set email = ${email}, email_verified_at = now() where id = ${sal.user_id}`;
    expect((await sal.call(`POST /api/invitations/${secretIn(mail!.text)}/accept`, {})).status).toBe(200);
    const client = (await sal.call<WholeClient>("POST /api/pro/clients", { full_name: "Team Client" })).body
      .data.id;
    const { id } = (await begin(client, "Team bath", sal)).body.data;
    expect((await add(sal, id)).body.data.Project_tans).toHaveLength(1);
    expect((await beginRoom(sal, id)).status).toBe(201);
    const own = await shop.fillCart(pro.user_id, { [tile]: 1 }, shop.market.oakstone, false);
    expect((await add(sal, own)).status).toBe(404);
  });
});
