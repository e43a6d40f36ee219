import { describe, expect, it } from "vitest";
import type { RoomDesign } from "../../contract/design/room-design.ts";
import { mustFindings } from "../room/rules/findings.ts";
import { changeBrief } from "./brief/change-brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { count } from "./count.test-support.ts";
import type { DesignOutcome } from "./design.types.ts";
import { type DesignInput, designRooms } from "./design-rooms.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

async function designed(input: Pick<DesignInput, "brief"> & Partial<DesignInput>): Promise<DesignOutcome> {
  const steps = designRooms({ plan: null, offers, alternatives: 1, count, kept: null, ...input });
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

const begun = async (text: string) => (await designed({ brief: readBrief(text).brief })).rooms[0]!;

const wallsOf = ({ items }: RoomDesign, kind: string) =>
  new Set(items.filter((item) => item.kind === kind).map(({ rotation_deg }) => rotation_deg));

const text = "A 8x10 bathroom with a shower, white tile. Modern.";

describe("a room that stands", () => {
  it("is arranged anew where the brief says so, around what stays", async () => {
    const before = (await begun(text)).design;
    const stays = before.items.filter(({ kind }) => kind === "toilet").map(({ id }) => id);
    const standing = { design: before, stays };
    const { rooms, problem } = await designed({
      brief: readBrief("Move the vanity to the other wall.").brief,
      standing,
    });
    expect(problem).toBeNull();
    const { design } = rooms[0]!;
    expect(design.plan).toEqual(before.plan);
    expect(wallsOf(design, "vanity").isDisjointFrom(wallsOf(before, "vanity"))).toBe(true);
    for (const id of stays)
      expect(design.items.find((item) => item.id === id)).toEqual(
        before.items.find((item) => item.id === id),
      );
    expect(mustFindings(design)).toEqual([]);
  });

  it("gets another layout", async () => {
    const before = (await begun(text)).design;
    const { rooms } = await designed({
      brief: readBrief("Another layout, farmhouse style.").brief,
      standing: { design: before, stays: [] },
    });
    const placesOf = ({ items }: RoomDesign) =>
      items
        .filter(({ kind }) => ["toilet", "vanity", "shower"].includes(kind))
        .map(({ kind, at_in }) => `${kind} ${at_in.map(Math.round)}`)
        .sort();
    expect(placesOf(rooms[0]!.design)).not.toEqual(placesOf(before));
  });

  it("stays as it is where nothing is to move", async () => {
    const before = (await begun(text)).design;
    const { rooms } = await designed({
      brief: readBrief("Farmhouse style.").brief,
      standing: { design: before, stays: [] },
    });
    expect(wallsOf(rooms[0]!.design, "vanity")).toEqual(wallsOf(before, "vanity"));
  });
});

describe("a design", () => {
  it.each(["Move the vanity to the other wall", "Mueve el tocador a la otra pared"])(
    "is arranged otherwise: %s",
    async (words) => {
      const first = await begun(text);
      const before = readBrief(text).brief;
      const { brief, unread, words: understood } = changeBrief(before, words);
      expect(unread).toEqual([]);
      expect(understood).toEqual(["Move: vanity to another wall"]);
      const plan = { ...first.plan, room: first.design.room, plan: first.design.plan };
      const { rooms, problem } = await designed({
        ...{ brief, plan },
        kept: { ...first, brief: before, pins: [] },
      });
      expect(problem).toBeNull();
      expect(wallsOf(rooms[0]!.design, "vanity").isDisjointFrom(wallsOf(first.design, "vanity"))).toBe(true);
      // what is not about the arrangement is as it was
      const floorOf = ({ surfaces }: RoomDesign) => surfaces.find(({ id }) => id === "floor")?.sku;
      expect(floorOf(rooms[0]!.design)).toBe(floorOf(first.design));
    },
  );

  it("has its next change where it was moved to", () => {
    const moved = changeBrief(readBrief(text).brief, "Move the vanity to the left wall").brief;
    expect(moved.places).toEqual([{ name: "vanity", side: "left" }]);
    const next = changeBrief(moved, "darker floor").brief;
    expect([next.moves, next.places]).toEqual([[], [{ name: "vanity", side: "left" }]]);
  });
});

it("places things of a new room where the brief says", async () => {
  for (const wall of ["left", "right"]) {
    const { brief } = readBrief(`${text} Put the vanity on the ${wall} wall.`);
    const { rooms } = await designed({ brief, alternatives: 4 });
    expect(rooms).toHaveLength(4);
    for (const { design } of rooms)
      for (const { at_in, depth_in } of design.items.filter(({ kind }) => kind === "vanity"))
        expect(wall === "left" ? at_in[0] : 96 - at_in[0]).toBeLessThan(depth_in / 2 + 6);
  }
});

it("says what it can't know of a new room", async () => {
  const { brief } = readBrief(`${text} Move the vanity to the other wall.`);
  const { rooms } = await designed({ brief });
  expect(rooms[0]!.reasons.join(" ")).toContain("We don't know which wall your vanity is on now");
});
