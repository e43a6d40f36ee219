import { describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import type { Edited } from "../../../../../domain/room/edit/edited.types.ts";
import { addOpening } from "../../../../../domain/room/edit/openings.edit.ts";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import { spansOf } from "../../../../../domain/room/geometry/openings.ts";
import { planProblems } from "../../../../../domain/room/geometry/plan-problems.ts";
import { areaOf } from "../../../../../domain/room/geometry/polygon.ts";
import { addCorner, moveCorner, removeCorner } from "./corners.edit.ts";

function designOf(edited: Edited): RoomDesign {
  if (!edited.ok) throw new Error(edited.message);
  return edited.design;
}

/** 10 × 8 ft with a window in the south wall, from 6 ft to 9 ft. */
function room(): RoomDesign {
  const begun = planFrom({ shape: "rectangle", width_in: 120, depth_in: 96 });
  if (!begun.ok) throw new Error(begun.message);
  const design: RoomDesign = {
    schema: "room-design/1",
    room: "bathroom",
    plan: begun.plan,
    surfaces: [],
    items: [],
  };
  const window = { kind: "window", wall: "w1", offset_in: 72, width_in: 36, height_in: 36 } as const;
  return designOf(addOpening(design, window));
}

const jambs = ({ plan }: RoomDesign) => spansOf(plan).map(({ from, to }) => [from, to]);

describe("a corner", () => {
  it("put into a wall leaves area and window where they are, and can be taken out again", () => {
    const before = room();
    const split = designOf(addCorner(before, "w1", 60));
    expect(split.plan.vertices_in).toHaveLength(5);
    expect(planProblems(split.plan)).toEqual([]);
    expect(jambs(split)).toEqual(jambs(before));
    expect(split.plan.openings[0]?.wall).not.toBe("w1");
    const joined = designOf(removeCorner(split, 1));
    expect(joined.plan.vertices_in).toEqual(before.plan.vertices_in);
    expect(jambs(joined)).toEqual(jambs(before));
    expect(areaOf(joined.plan.vertices_in)).toBe(120 * 96);
  });

  it("is refused in the middle of a window and next to another corner", () => {
    expect(addCorner(room(), "w1", 80)).toMatchObject({ ok: false, message: /window stands there/ });
    expect(addCorner(room(), "w1", 1)).toMatchObject({ ok: false });
  });

  it("at the wall that closes the outline keeps the order of the walls", () => {
    const split = designOf(addCorner(room(), "w4", 48));
    expect(planProblems(split.plan)).toEqual([]);
    expect(planProblems(designOf(removeCorner(split, 0)).plan)).toEqual([]);
  });

  it("moved square takes its two walls along; alone it makes them slant", () => {
    const square = designOf(moveCorner(room(), 2, [132, 108], true));
    expect(areaOf(square.plan.vertices_in)).toBe(132 * 108);
    const slanted = designOf(moveCorner(room(), 2, [132, 108], false));
    expect(slanted.plan.vertices_in[1]).toEqual([120, 0]);
    expect(slanted.plan.vertices_in[2]).toEqual([132, 108]);
  });

  it("is never the last but two", () => {
    const three = designOf(removeCorner(room(), 2));
    expect(removeCorner(three, 0)).toMatchObject({ ok: false, message: /three corners/ });
  });
});
