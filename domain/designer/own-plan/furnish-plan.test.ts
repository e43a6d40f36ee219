import { describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { skusOf } from "../../room/edit/skus-of.ts";
import { rectangle } from "../../room/geometry/polygon.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { count } from "../count.test-support.ts";
import { offers, roomOf } from "../layout/layout-rooms.test-support.ts";
import type { SketchPlan } from "../sketch/room-sketch.ts";
import { type FurnishOutcome, furnishPlan, type PlanToFurnish } from "./furnish-plan.ts";

const emptyRoom = ({ room, plan }: SketchPlan, more: Partial<RoomDesign> = {}): RoomDesign => ({
  schema: "room-design/1",
  room,
  plan,
  surfaces: [],
  items: [],
  ...more,
});

async function furnished(design: RoomDesign, more: Partial<PlanToFurnish> = {}): Promise<FurnishOutcome> {
  const room = design.room as PlanToFurnish["room"];
  const steps = furnishPlan({ design, room, style: "modern", keep: [], from: 0, offers, count, ...more });
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

const kitchen = emptyRoom(roomOf("kitchen", 108, 144, "door s 36 32 in e", "window n 36 36 42 42"));
const bath = emptyRoom(roomOf("bathroom", 60, 108, "door s 14 30 in e"));

describe("a plan of one's own", () => {
  it("is furnished three ways in one style, each different and free of broken rules", async () => {
    for (const design of [kitchen, bath]) {
      const { rooms, problem } = await furnished(design);
      expect([rooms.length, problem]).toEqual([3, null]);
      expect(new Set(rooms.map(({ arrangement }) => arrangement)).size).toBe(3);
      for (const room of rooms) {
        expect(mustFindings(room.design)).toEqual([]);
        expect(room.style).toBe("modern");
        expect(room.price_cents).toBeGreaterThan(100_000);
        expect(room.design.plan).toEqual(design.plan);
      }
    }
  });

  it("is furnished in three other ways when asked again", async () => {
    const first = await furnished(kitchen);
    const second = await furnished(kitchen, { from: first.next });
    expect(second.rooms).toHaveLength(3);
    const before = first.rooms.map(({ design }) => JSON.stringify(design.items));
    for (const { design } of second.rooms) expect(before).not.toContain(JSON.stringify(design.items));
  });

  it("says of each what does not fit, and why", async () => {
    const { rooms } = await furnished(kitchen);
    expect(rooms[0]!.unmet.join(" ")).toMatch(/island/i);
  });

  it("takes the products of a room that is liked, where they fit", async () => {
    const { rooms: baths } = await furnished(bath, { style: "japandi" });
    const like = baths[0]!.design;
    const larger = emptyRoom(roomOf("bathroom", 84, 120, "door s 14 32 in e"));
    const share = ({ rooms }: FurnishOutcome) => {
      const skus = rooms.flatMap(({ design }) => skusOf(design));
      return skus.filter((sku) => skusOf(like).includes(sku)).length / skus.length;
    };
    const [alike, usual] = [await furnished(larger, { like }), await furnished(larger)];
    expect(alike.rooms).toHaveLength(3);
    for (const { design } of alike.rooms) expect(mustFindings(design)).toEqual([]);
    expect(share(alike)).toBeGreaterThan(0.75);
    expect(share(usual)).toBeLessThan(0.6);
  });

  it("says nothing of what nobody expects in so small a room", async () => {
    const { rooms } = await furnished(bath);
    expect(rooms).toHaveLength(3);
    expect(rooms.flatMap(({ unmet }) => unmet).join(" ")).not.toMatch(/double vanity/i);
  });

  it("has the same floor in areas that nobody chose a covering for", async () => {
    const areas = [{ id: "a1", name: "Entry", outline_in: rectangle(0, 0, 30, 30) }];
    const { rooms } = await furnished({ ...bath, plan: { ...bath.plan, areas } });
    expect(rooms.length).toBeGreaterThan(0);
    for (const { design } of rooms) {
      const skuOf = (surface: string) => design.surfaces.find(({ id }) => id === surface)?.sku;
      expect(skuOf("floor:a1")).toBeTruthy();
      expect(skuOf("floor:a1")).toBe(skuOf("floor"));
    }
  });

  it("says in one sentence that nothing fits", async () => {
    const closet = emptyRoom(roomOf("kitchen", 40, 40, "door s 4 30 in e"));
    const { rooms, problem } = await furnished(closet);
    expect(rooms).toEqual([]);
    expect(problem).toMatch(/^[^.]+\.?.*\.$/);
  });
});

describe("what somebody keeps", () => {
  it("stays as it is, with what belongs to it, and is not there twice", async () => {
    const toilet = (await furnished(bath)).rooms[0]!.design.items.find(({ kind }) => kind === "toilet")!;
    const own = { ...toilet, id: "my-toilet", sku: null };
    const floor = { id: "floor", sku: null };
    const before = { ...bath, items: [own], surfaces: [floor] };
    const { rooms } = await furnished(before, { keep: ["my-toilet", "floor"] });
    expect(rooms.length).toBeGreaterThan(0);
    for (const { design, unmet } of rooms) {
      expect(unmet.join(" ")).not.toMatch(/toilet/);
      expect(design.items.filter(({ kind }) => kind === "toilet")).toEqual([own]);
      expect(design.surfaces.filter(({ id }) => id === "floor")).toEqual([floor]);
      expect(mustFindings(design)).toEqual([]);
    }
  });

  it("may have the id of something new", async () => {
    const toilet = (await furnished(bath)).rooms[0]!.design.items.find(({ kind }) => kind === "toilet")!;
    const lamp = { ...toilet, id: "vanity-1" };
    const { rooms } = await furnished({ ...bath, items: [lamp] }, { keep: ["vanity-1"] });
    for (const { design } of rooms)
      expect(new Set(design.items.map(({ id }) => id)).size).toBe(design.items.length);
    expect(rooms.length).toBeGreaterThan(0);
  });
});
