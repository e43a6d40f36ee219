import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GuestBoard } from "../../../../contract/design/guest-selections.ts";
import type { SelectionBoard } from "../../../../contract/design/selections.ts";
import type { ProjectLink } from "../../../../contract/design/shared-projects.ts";
import { floorProposal, signatureOf, skus, tiledRoom } from "../../../../tests/support/selections.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let pro: Client;
let people = 0;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

const guest = (key: string, body?: object) => visitor(shop.app).call(key, body);

/** The pro's own project with a proposal, and a link by which a client without an account approves. */
async function guestRoom(changes: object = {}) {
  const email = `guest.${++people}@example.test`;
  const { room, project } = await tiledRoom(pro);
  const link = async (body: object) =>
    (await pro.call<ProjectLink>(`POST /api/project/share_link/${project}`, body)).body.data;
  const made = await link({
    can_approve: true,
    approver_name: "Gail Guest",
    approver_email: email,
    ...changes,
  });
  const sent = await pro.call<SelectionBoard & { selection: string }>(
    `POST /api/projects/${project}/selections`,
    floorProposal(room),
  );
  const path = `/api/shared_projects/${made.url.split("/").at(-1)}`;
  const board = async () => (await guest(`GET ${path}/selections`)).body.data as GuestBoard;
  return { email, room, project, link, made, path, board, id: sent.body.data.selection };
}

const codeIn = async (email: string) => {
  const mail = (await mailsTo(shop.app, email)).find(({ subject }) => /is your code/.test(subject));
  return mail!.subject.slice(0, 6);
};

async function proofOf({ path, email }: { path: string; email: string }): Promise<string> {
  await guest(`POST ${path}/code`, {});
  const checked = await guest(`PUT ${path}/code`, { code: await codeIn(email) });
  return (checked.body.data as { proof: string }).proof;
}

describe("the guest room", () => {
  it("is opened by the link from the email, and approves with a code, without an account", async () => {
    const { email, path, project, board, made, id } = await guestRoom();
    const mails = await mailsTo(shop.app, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Oakstone Kitchens proposes options for Kitchen floor",
      "Oakstone Kitchens shares “Kitchen” with you",
    ]);
    expect(mails.every(({ text }) => text.includes(made.url))).toBe(true);
    const seen = await board();
    expect(seen).toMatchObject({
      side: "client",
      approver: { name: "Gail Guest", email: "g•••@example.test" },
    });
    expect(JSON.stringify(seen)).not.toContain(email);
    const sign = (proof: string, data = seen) =>
      guest(`PUT ${path}/selections/${id}/approve`, { ...signatureOf(data, id, 0, "Gail Guest"), proof });
    expect([(await sign("")).status, (await sign("1.x")).status]).toEqual([403, 403]);
    const proof = await proofOf({ path, email });
    const signed = await sign(proof);
    expect(signed.status).toBe(200);
    expect((signed.body.data as GuestBoard).selections[0]).toMatchObject({
      status: "approved",
      approved: { signed_name: "Gail Guest", ip: null },
    });
    const own = (await pro.call<SelectionBoard>(`GET /api/projects/${project}/selections`)).body.data;
    expect(own).toMatchObject({ side: "pro", client: "Gail Guest" });
    expect(own.selections[0]!.approved!.ip).not.toBeNull();
    const lines = await pro.call<{ Project_tans: { sku: string }[] }>(`GET /api/projectCart/${project}`);
    expect(lines.body.data.Project_tans).toMatchObject([{ sku: skus.polished }]);
    // signed once: the same page in another window gets the present state
    expect((await sign(proof)).status).toBe(409);
  });

  it("can't be approved by guessing: five tries, ten minutes, one use, and only for its own link", async () => {
    const { email, path, board, id } = await guestRoom();
    expect((await guest(`PUT ${path}/code`, { code: "000000" })).body.errors).toHaveProperty("code");
    await guest(`POST ${path}/code`, {});
    const code = await codeIn(email);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries++) await guest(`PUT ${path}/code`, { code: wrong });
    expect((await guest(`PUT ${path}/code`, { code })).body.errors).toHaveProperty("code");
    await guest(`POST ${path}/code`, {});
    const late = await codeIn(email);
    shop.clock.skipMinutes(11);
    expect((await guest(`PUT ${path}/code`, { code: late })).body.errors).toHaveProperty("code");
    const proof = await proofOf({ path, email });
    expect((await guest(`PUT ${path}/code`, { code: await codeIn(email) })).status).toBe(422);
    const other = await guestRoom();
    const there = signatureOf(await other.board(), other.id, 0, "Gail Guest");
    // neither with another link's proof, nor another project's selection by one's own link
    expect(
      (await guest(`PUT ${other.path}/selections/${other.id}/approve`, { ...there, proof })).status,
    ).toBe(403);
    expect((await guest(`PUT ${path}/selections/${other.id}/approve`, { ...there, proof })).status).toBe(404);
    shop.clock.skipMinutes(121);
    const here = signatureOf(await board(), id, 0, "Gail Guest");
    expect((await guest(`PUT ${path}/selections/${id}/approve`, { ...here, proof })).status).toBe(403);
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++) statuses.push((await guest(`PUT ${path}/code`, { code: wrong })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("asks by any link that takes comments, shows the room, and ends with the link", async () => {
    const { path, room, project, link, made, board, id } = await guestRoom();
    const readOnly = await link({});
    const reads = `/api/shared_projects/${readOnly.url.split("/").at(-1)}`;
    expect((await guest(`GET ${reads}/selections`)).body.data).toMatchObject({ approver: null });
    const words = { name: "Gail", text: "Is there a sample?" };
    expect((await guest(`POST ${reads}/selections/${id}/comments`, words)).status).toBe(403);
    expect((await guest(`POST ${reads}/code`, {})).status).toBe(403);
    expect((await guest(`POST ${path}/selections/${id}/comments`, words)).status).toBe(201);
    expect((await board()).selections[0]!.comments).toMatchObject([{ by: "client", author_name: "Gail" }]);
    const shown = await guest(`GET ${path}/rooms/${room}`);
    expect(shown.body.data).toMatchObject({ name: "Kitchen", showroom: "OAKSTONE" });
    expect((await guest(`GET ${path}/rooms/${crypto.randomUUID()}`)).status).toBe(404);
    await pro.call(`DELETE /api/project/share_links/${project}/${made.id}`);
    for (const rest of ["selections", `rooms/${room}`]) {
      expect((await guest(`GET ${path}/${rest}`)).status).toBe(404);
    }
  });

  it("is made with an address, and mails codes only so often", async () => {
    const { project, path } = await guestRoom();
    const refused = await pro.call(`POST /api/project/share_link/${project}`, { can_approve: true });
    expect(refused.body.errors).toHaveProperty("approver_email");
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await guest(`POST ${path}/code`, {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
