import { afterEach, expect, test } from "vitest";
import { roomItem } from "../../../../contract/design/room-design.ts";
import { itemOf, roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { unsavedOf } from "./keep-unsaved.ts";

const before = globalThis.localStorage;
afterEach(() => Object.defineProperty(globalThis, "localStorage", { value: before, configurable: true }));

/** A browser that holds this under the room's key. */
function holding(text: string): void {
  const value = { "room-unsaved:r1:window": text, getItem: () => text, removeItem: () => undefined };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
}

const design = roomOf(120, 96, { items: [itemOf({ id: "sofa-1", kind: "sofa" })] });

test("a draft with a field that nothing knows any more can be saved again", () => {
  const items = [{ ...design.items[0]!, off_in: 12, host: null }];
  holding(JSON.stringify({ version: 3, base: roomOf(120, 96), design: { ...design, items } }));
  const [left] = unsavedOf("r1").left;
  expect(left!.design.items).toEqual([{ ...design.items[0]!, host: null }]);
  expect(roomItem.safeParse(left!.design.items[0]).success).toBe(true);
});

test.each(["", "{", "null", "[]", '{"version":1,"base":{},"design":{"items":[]}}'])(
  "a broken draft (%s) keeps nobody from the room",
  (text) => {
    holding(text);
    expect(unsavedOf("r1").left).toEqual([]);
  },
);
