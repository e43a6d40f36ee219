import { expect, test } from "vitest";
import { hallBath } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { refusalWords, saveRefusals } from "./save-refusals.ts";

const refused = (errors: Record<string, string[]>, status = 422) =>
  saveRefusals(hallBath(), { status, message: "The given data was invalid.", errors });

test("what the server refuses is named as it is called in the room", () => {
  const found = refused({
    "design.items.1.width_in": ["Enter a number above 0."],
    "design.items.1.depth_in": ["Enter a number above 0."],
    "design.surfaces.0.height_in": ["Enter at most 6,000."],
    "design.plan.openings.1.offset_in": ["Enter a number of 0 or more."],
    "design.plan.vertices_in": ["Add at least 3."],
  });
  expect(found.map(refusalWords)).toEqual([
    "Toilet: width: Enter a number above 0.",
    "Floor: height: Enter at most 6,000.",
    "Window: offset: Enter a number of 0 or more.",
    "Floor plan: Add at least 3.",
  ]);
  expect(found.map(({ selection }) => selection)).toEqual([
    { kind: "item", id: "toilet" },
    { kind: "surface", id: "floor" },
    { kind: "opening", id: "window" },
    null,
  ]);
});

test("without a field the server's own sentence is said, and a deleted room is called that", () => {
  expect(refused({}).map(refusalWords)).toEqual(["The given data was invalid."]);
  expect(refused({ "design.items.9.kind": ["Too long."] }).map(refusalWords)).toEqual(["Too long."]);
  expect(refused({}, 404)[0]!.message).toContain("no longer exists");
});
