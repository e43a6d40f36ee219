import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomItem } from "../../contract/design/room-design.ts";
import { apartBy, leastApart } from "./apart.ts";
import { readBrief } from "./brief/read-brief.ts";
import { count } from "./count.test-support.ts";
import { designRooms } from "./design-rooms.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

it.each([
  "5x8 bathroom with a tub, white tile, chrome faucets, modern",
  "11x12 kitchen, white shaker cabinets, farmhouse style",
  "12x14 bedroom, king bed, japandi",
])("four designs of a brief differ, also in a style that is given: %s", async (text) => {
  const { brief } = readBrief(text);
  const walk = designRooms({ brief, plan: null, offers, alternatives: 4, count, kept: null });
  for (;;) {
    const { done, value } = await walk.next();
    if (!done) continue;
    const { rooms } = value;
    expect(rooms.length).toBe(4);
    for (const [at, room] of rooms.entries())
      for (const other of rooms.slice(at + 1))
        expect(apartBy(room.design, other.design), `${room.title}, ${other.title}`).toBeGreaterThanOrEqual(
          leastApart,
        );
    return;
  }
});

it("a design is not apart from itself", async () => {
  const { brief } = readBrief("5x8 bathroom with a tub");
  const walk = designRooms({ brief, plan: null, offers, alternatives: 1, count, kept: null });
  for (;;) {
    const { done, value } = await walk.next();
    if (!done) continue;
    expect(apartBy(value.rooms[0]!.design, value.rooms[0]!.design)).toBe(0);
    return;
  }
});

const item = (kind: string, x: number, sku = kind): RoomItem => ({
  ...{ id: `${kind} ${x}`, sku, kind, at_in: [x, 0], rotation_deg: 0 },
  ...{ width_in: 20, depth_in: 20, height_in: 30 },
});
const roomWith = (...items: RoomItem[]) => ({ items, surfaces: [] });

describe("two designs are as far from each other as the other way around", () => {
  it("where one has only products that the other has, too", () => {
    const a = roomWith(item("chair", 0, "oak"), item("chair", 100, "ash"));
    const b = roomWith(item("chair", 0, "oak"), item("chair", 100, "oak"));
    expect(apartBy(a, b)).toBe(apartBy(b, a));
    expect(apartBy(a, b)).toBeGreaterThan(0);
  });

  it("where a thing is near two of the other design", () => {
    const a = roomWith(item("chair", 0), item("chair", 16));
    const b = roomWith(item("chair", 10), item("chair", -14));
    expect(apartBy(a, b)).toBe(apartBy(b, a));
    // the chair at 0 pairs with the one at -14, the chair at 16 with the one at 10
    expect(apartBy(a, b)).toBe(0);
  });

  it("for rooms with any things in them", () => {
    const kinds = ["chair", "sofa", "sink"];
    const items = fc.array(
      fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 80 }), fc.constantFrom("x", "y", "z")),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(items, items, (first, second) => {
        const [a, b] = [first, second].map((each) => roomWith(...each.map((one) => item(...one))));
        expect(apartBy(a!, b!)).toBe(apartBy(b!, a!));
      }),
    );
  });
});
