import { expect, test } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { itemOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import type { Move } from "./finding.types.ts";
import { findingsOf } from "./findings.ts";

const sofa = itemOf({
  id: "sofa",
  kind: "sofa",
  at_in: [100, 20],
  width_in: 84,
  depth_in: 36,
  height_in: 32,
  rotation_deg: 180,
});
const table = (y: number): RoomItem =>
  itemOf({ id: "table", kind: "low_table", at_in: [100, y], width_in: 48, depth_in: 24, height_in: 16 });
const room = (...items: RoomItem[]): RoomDesign =>
  roomOf(200, 160, {
    room: "living_room",
    plan: {
      openings: [
        { id: "in", wall: "w", kind: "passage", offset_in: 40, width_in: 36, height_in: 80 },
        {
          id: "out",
          wall: "e",
          kind: "door",
          offset_in: 80,
          width_in: 32,
          height_in: 80,
          swing: { into: "out", hinge: "from" },
        },
      ],
    },
    items: [sofa, ...items],
  });
const find = (design: RoomDesign, rule: string) =>
  findingsOf(design).filter((finding) => finding.rule === rule);

test("a coffee table belongs 14 to 18 in. from the sofa, and the fix moves it there", () => {
  expect(find(room(table(66)), "sofa-table")).toEqual([]);
  const [near] = find(room(table(58)), "sofa-table");
  expect(near).toMatchObject({ measured_in: 8, wanted_in: 14, level: "should" });
  expect((near!.fix as Move).move_in[1]).toBeCloseTo(6);
  expect(find(room(table(80)), "sofa-table")).toMatchObject([{ measured_in: 30, wanted_in: 18 }]);
});

test("a room that can be crossed has no finding", () => {
  expect(find(room(table(66)), "living-walkway")).toEqual([]);
});

test("reports a cabinet that leaves a 24 in. walkway, with the remaining width", () => {
  const block = itemOf({
    id: "m",
    kind: "media",
    at_in: [46, 92],
    width_in: 12,
    depth_in: 136,
    height_in: 60,
  });
  const aside = { ...sofa, at_in: [150, 20] as [number, number] };
  const design = room(block);
  const found = find({ ...design, items: [aside, block] }, "living-walkway");
  expect(found.map(({ openings, items }) => [openings, items])).toEqual([
    [["in", "out"], []],
    [[], ["sofa"]],
  ]);
  for (const { measured_in } of found) {
    expect(measured_in).toBeGreaterThan(23);
    expect(measured_in).toBeLessThanOrEqual(24);
  }
});
