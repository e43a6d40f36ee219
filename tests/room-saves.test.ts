import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Room } from "../contract/design/rooms.ts";
import { limitProblem } from "../domain/room/edit/room-limits.ts";
import { hallBath, roomOf } from "../domain/room/takeoff/sample-room.test-support.ts";
import { addUser } from "./support/catalog-seed.ts";
import { editedBy, planDrawing, roomEdits } from "./support/room-edits.ts";
import { sendForm } from "./support/rooms.ts";
import { type Client, openShop, type Shop } from "./support/shop.ts";
import { visitor } from "./support/visitor.ts";

let shop: Shop;
let owner: Client;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signIn(await addUser(shop.platform.db, "User", "Owner of rooms"));
});
afterAll(() => shop.close());

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("whatever is done to a room is saved, and read back as it was", async () => {
  const begun = { showroom: "OAKSTONE", name: "Bath", design: hallBath() };
  const { id, version: first } = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
  let version = first;
  await fc.assert(
    fc.asyncProperty(roomEdits, async (edits) => {
      const design = editedBy(hallBath(), edits);
      fc.pre(limitProblem(design) === null);
      const saved = await owner.call<Room>(`PUT /api/rooms/${id}`, { version, design });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      version = saved.body.data.version;
      const { design: read } = (await owner.call<Room>(`GET /api/rooms/${id}`)).body.data;
      expect(read).toEqual({ ...(sent(design) as object), version });
    }),
    { numRuns: 40 },
  );
});

test("whatever is drawn is kept as a plan, and read back as it was", async () => {
  const guest = visitor(shop.app);
  await fc.assert(
    fc.asyncProperty(planDrawing, async (edits) => {
      const { plan } = editedBy(roomOf(144, 120), edits);
      const { body } = await sendForm(shop.app, guest, "POST /api/floorplans/upload", {
        plan: JSON.stringify(plan),
      });
      expect(body.data?.plan, JSON.stringify(body.errors)).toEqual(sent(plan));
    }),
    { numRuns: 25 },
  );
});
