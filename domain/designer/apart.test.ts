import { expect, it } from "vitest";
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
