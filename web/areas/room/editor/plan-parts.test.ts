import { expect, test } from "vitest";
import { addNiche } from "../../../../domain/room/edit/niches.edit.ts";
import { roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { draggedPlan, partAt, selectionOf } from "./plan-parts.ts";

const made = addNiche(roomOf(120, 96), "n", "shelf");
if (!made.ok) throw new Error(made.message);
const { plan } = made.design;

test("a niche is taken hold of in its wall, and is edited with it", () => {
  const part = partAt(plan, [60, 98], 2);
  expect(part).toEqual({ kind: "niche", id: "shelf" });
  expect(selectionOf(plan, part!)).toEqual({ kind: "surface", id: "wall:n" });
  expect(partAt(plan, [20, 98], 2)).toEqual({ kind: "wall", id: "n" });
});

test("a niche is dragged along its wall, and stops at its end", () => {
  // the north wall runs to the west
  const dragged = (by: number) => {
    const edited = draggedPlan(plan, { kind: "niche", id: "shelf" }, [by, 0]);
    return edited.ok && edited.design.plan.niches?.[0]?.offset_in;
  };
  expect(dragged(-20)).toBe(54 + 20);
  expect(dragged(500)).toBe(1.5);
});

test("a niche that is dragged onto a window stops beside it", () => {
  const window = {
    id: "w",
    wall: "n",
    kind: "window",
    offset_in: 80,
    width_in: 30,
    height_in: 40,
    sill_in: 40,
  } as const;
  const edited = draggedPlan({ ...plan, openings: [window] }, { kind: "niche", id: "shelf" }, [-20, 0]);
  const offset_in = edited.ok ? edited.design.plan.niches![0]!.offset_in : NaN;
  expect(offset_in + 12).toBeLessThanOrEqual(80);
  expect(offset_in).toBeGreaterThan(60);
});
