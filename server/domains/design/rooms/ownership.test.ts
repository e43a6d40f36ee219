import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as checklists from "../../../../contract/design/checklists.ts";
import * as furnish from "../../../../contract/design/room-furnish.ts";
import * as library from "../../../../contract/design/room-library.ts";
import * as takeoffs from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import * as rooms from "../../../../contract/design/rooms.ts";
import type { Endpoint } from "../../../../contract/endpoint.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { sendForm, smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "permission" in value;

/** Every call about one of somebody's things. */
const aboutOne = [rooms, library, takeoffs, furnish, checklists]
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .filter((endpoint) => endpoint.key.includes("{"));

/** A valid request for each, so that ownership is the only possible reason to refuse. */
const bodies: Record<string, object | undefined> = {
  "GET /api/rooms/{id}": undefined,
  "PUT /api/rooms/{id}": { version: 1, name: "Mine now" },
  "DELETE /api/rooms/{id}": undefined,
  "GET /api/rooms/{id}/plans": undefined,
  "POST /api/rooms/{id}/presence": { tab: "00000000-0000-4000-8000-000000000001", state: "here" },
  "GET /api/rooms/{id}/versions": undefined,
  "GET /api/rooms/{id}/versions/{version}": undefined,
  "POST /api/rooms/{id}/versions/{version}/restore": {},
  "POST /api/rooms/{id}/share": {},
  "DELETE /api/rooms/{id}/share": undefined,
  "POST /api/rooms/{id}/picture": { form: true },
  "GET /api/rooms/shared/{token}": undefined,
  "GET /api/rooms/shared/{token}/picture": undefined,
  "POST /api/rooms/{id}/still": {},
  "POST /api/rooms/{id}/takeoff": {},
  "POST /api/rooms/{id}/to_project": {},
  "GET /api/rooms/{id}/changes": undefined,
  "GET /api/rooms/{id}/furnish": undefined,
  "POST /api/rooms/{id}/furnish": { room: "kitchen", style: "modern" },
  "GET /api/floorplans/{id}": undefined,
  "GET /api/floorplans/{id}/drawing.svg": undefined,
  "DELETE /api/floorplans/{id}": undefined,
  "GET /api/templates/{id}": undefined,
  "PUT /api/templates/{id}": { name: "Mine now" },
  "DELETE /api/templates/{id}": undefined,
  "GET /api/projectChecklist/{projectId}": undefined,
  "GET /api/projectChecklist/{projectId}/calendar": undefined,
  "GET /api/projectChecklist/{projectId}/calendar_link": undefined,
  "POST /api/projectChecklist/{projectId}/calendar_link": undefined,
  "DELETE /api/projectChecklist/{projectId}/calendar_link": undefined,
  "GET /api/checklist_calendars/{token}": undefined,
  "PUT /api/projectChecklist/{projectId}": { project_checklist: [] },
};

interface Things {
  room: string;
  plan: string;
  template: string;
  project: string;
}

interface Identity {
  name: string;
  token: string | null;
  cookies: Map<string, string>;
}

let shop: Shop;
const owners: { name: string; things: Things }[] = [];
const strangers: Identity[] = [];

beforeAll(async () => {
  shop = await openShop();
  const account = await identity("User");
  owners.push({ name: "an account's", things: await thingsOf(account) });
  const guest = { name: "guest", token: null, cookies: new Map([["__Host-cart", randomToken(16)]]) };
  owners.push({ name: "a guest's", things: await thingsOf(guest) });
  strangers.push({ name: "nobody", token: null, cookies: new Map() });
  strangers.push({
    name: "another guest",
    token: null,
    cookies: new Map([["__Host-cart", randomToken(16)]]),
  });
  for (const type of ["User", "Vendor", "Contractor", "Admin"] as const) strangers.push(await identity(type));
});
afterAll(() => shop.close());

async function identity(type: "User" | "Vendor" | "Contractor" | "Admin"): Promise<Identity> {
  const user_id = await addUser(shop.platform.db, type, `${type} ${newId()}`);
  const token = randomToken();
  await shop.platform.db
    .insertInto("sessions")
    .values({
      id: newId(),
      user_id,
      token_hash: tokenHash(token),
      otp_verified_at: new Date(),
      expires_at: new Date(Date.now() + 9e8),
    })
    .execute();
  return { name: `another ${type}`, token, cookies: new Map() };
}

async function thingsOf(who: Identity): Promise<Things> {
  const asked = visitor(shop.app);
  asked.token = who.token;
  for (const [name, value] of who.cookies) asked.cookies.set(name, value);
  const room = (await asked.call("POST /api/rooms", { showroom: "OAKSTONE", design: smallRoom() })).body
    .data as Room;
  const given = (await asked.call(`POST /api/rooms/${room.id}/to_project`, {})).body.data as {
    project: { id: string };
  };
  const design = JSON.stringify(smallRoom());
  const plan = await sendForm(shop.app, who, "POST /api/floorplans/upload", { plan: design });
  const template = await sendForm(shop.app, who, "POST /api/templates/upload", { design, name: "Ours" });
  return {
    room: room.id,
    plan: plan.body.data.id,
    template: template.body.data.id,
    project: given.project.id,
  };
}

function addressOf(key: string, things: Things): string {
  const id = key.includes("/floorplans/")
    ? things.plan
    : key.includes("/templates/")
      ? things.template
      : things.room;
  return key
    .replace("{id}", id)
    .replace("{projectId}", things.project)
    .replace("{version}", "1")
    .replace("{token}", "A".repeat(22));
}

async function statusFor(who: Identity, key: string, things: Things): Promise<number> {
  const address = addressOf(key, things);
  const body = bodies[key];
  if (body && "form" in body) {
    return (await sendForm(shop.app, who, address, { picture: new File(["x"], "x.png") })).status;
  }
  const [method, path] = address.split(" ") as [string, string];
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(who.token && { Authorization: `Bearer ${who.token}` }),
        ...(who.cookies.size > 0 && {
          Cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return response.status;
}

/** Guests have no calendars to subscribe to. */
const needsAccount = /calendar_link$/;

describe("somebody else's", () => {
  it("things are asked for by every call that names one", () => {
    expect(aboutOne.map((endpoint) => endpoint.key).sort()).toEqual(Object.keys(bodies).sort());
  });

  it.each(aboutOne.map((endpoint) => endpoint.key))("are not there for strangers: %s", async (key) => {
    const missing = { room: newId(), plan: newId(), template: newId(), project: newId() };
    for (const who of strangers) {
      for (const { name, things } of [...owners, { name: "a missing", things: missing }]) {
        const refused = needsAccount.test(key) && !who.token ? 401 : 404;
        expect([who.name, name, await statusFor(who, key, things)]).toEqual([who.name, name, refused]);
      }
    }
  });
});
