import { expect, it } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { applyingRules } from "./applying-rules.ts";
import { findingsOf } from "./findings.ts";

const item = (kind: string, x: number, more: Partial<RoomItem> = {}): RoomItem => ({
  ...{ id: `${kind}-${x}`, sku: null, kind, at_in: [x, 12], rotation_deg: 180 },
  ...{ width_in: 20, depth_in: 24, height_in: 34, against: "s", ...more },
});

const room = (kind: string, ...items: RoomItem[]): RoomDesign => ({
  schema: "room-design/1",
  room: kind,
  plan: {
    vertices_in: [
      [0, 0],
      [60, 0],
      [60, 96],
      [0, 96],
    ],
    ceiling_height_in: 96,
    walls: [0, 1, 2, 3].map((at) => ({ id: "senw"[at]!, from: at, to: (at + 1) % 4, kind: "wall" as const })),
    openings: [{ id: "o1", wall: "n", kind: "door", offset_in: 10, width_in: 28, height_in: 80 }],
    services: [],
  },
  surfaces: [],
  items,
});

const idsOf = (design: RoomDesign) => applyingRules(design).map(({ id }) => id);

it("counts rules about what is in the room, and no others", () => {
  const bath = idsOf(room("bathroom", item("toilet", 12), item("vanity", 45)));
  expect(bath).toEqual(expect.arrayContaining(["toilet-sides", "lavatory-side", "entry-door"]));
  expect(bath.filter((id) => /landing|triangle|cooktop|tub|seat|sofa|wet-floor/.test(id))).toEqual([]);
  expect(idsOf(room("bathroom"))).not.toContain("no-overlap");
});

it("counts every rule that a design breaks", () => {
  const crowded = room("bathroom", item("toilet", 12), item("vanity", 22), item("tub", 30, { width_in: 58 }));
  const broken = new Set(findingsOf(crowded, { fixes: false }).map(({ rule }) => rule));
  expect(broken.size).toBeGreaterThan(2);
  expect(idsOf(crowded)).toEqual(expect.arrayContaining([...broken]));
});
