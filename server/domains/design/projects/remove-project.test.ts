import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import type { listProjects, Project } from "../../../../contract/design/project-cart.ts";
import type { roomToProject } from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import {
  type Client,
  openShop,
  order,
  orderForm,
  type Shop,
  sendOrder,
} from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();
const design = smallRoom({ surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }] });

/** A room whose products are in a project of its own. */
async function givenRoom(who: Client) {
  const room = (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name: "Kitchen", design }))
    .body.data;
  type Given = EndpointReply<typeof roomToProject>["data"];
  const given = (await who.call<Given>(`POST /api/rooms/${room.id}/to_project`, {})).body.data;
  return { room: room.id, project: given.project.id };
}
const names = async (who: Client) =>
  (await who.call<EndpointReply<typeof listProjects>["data"]>("GET /api/projects")).body.data.data.map(
    ({ id }) => id,
  );

describe("deleting a project", () => {
  it("takes its lines and its checklist with it, and leaves its room free for another", async () => {
    const who = await newCustomer();
    const { room, project } = await givenRoom(who);
    expect((await who.call(`DELETE /api/projectCart/${project}`)).status).toBe(200);
    expect(await names(who)).toEqual([]);
    expect((await who.call<Checklist>(`GET /api/projectChecklist/${project}`)).status).toBe(404);
    const left = (await who.call<Room>(`GET /api/rooms/${room}`)).body.data;
    expect(left).toMatchObject({ project_id: null, finalised: null, design });
    const again = await who.call<{ project: Project }>(`POST /api/rooms/${room}/to_project`, {});
    expect(again.body.data.project.id).not.toBe(project);
    expect(again.body.data.project.Project_tans).toHaveLength(1);
  });

  it("is answered alike when it is repeated with its key, and done once", async () => {
    const who = await newCustomer();
    const { project } = await givenRoom(who);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await who.call(`DELETE /api/projectCart/${project}`, undefined, key);
    const second = await who.call(`DELETE /api/projectCart/${project}`, undefined, key);
    expect([second.status, second.body.data]).toEqual([200, first.body.data]);
    expect((await who.call(`DELETE /api/projectCart/${project}`)).status).toBe(404);
  });

  it("is for its owner alone", async () => {
    const [who, other] = [await newCustomer(), await newCustomer()];
    const { project } = await givenRoom(who);
    expect((await other.call(`DELETE /api/projectCart/${project}`)).status).toBe(404);
    expect((await visitor(shop.app).call(`DELETE /api/projectCart/${project}`)).status).toBe(401);
    expect(await names(who)).toEqual([project]);
  });

  it("is refused if it has an order, even an unpaid one", async () => {
    const paid = await shop.buyer({ "WSP-ARB-CH": 2 });
    await order(paid);
    const failed = await shop.buyer({ "WSP-ARB-CH": 2 });
    expect((await sendOrder(failed, await orderForm(failed, { card: "declined" }))).status).toBe(402);
    for (const buyer of [paid, failed]) {
      const answer = await buyer.call(`DELETE /api/projectCart/${buyer.project}`);
      expect([answer.status, answer.body.code]).toEqual([409, "already_used"]);
    }
    expect(await names(failed)).toEqual([failed.project]);
  });
});
