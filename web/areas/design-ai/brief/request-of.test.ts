import { expect, it } from "vitest";
import type { Draft } from "../../../client/session/draft.types.ts";
import { emptyDraft } from "./draft.ts";
import { errorsByPart, requestOf } from "./request-of.ts";

const nothing = { room: null, width_in: null, area_sqft: null };
const check = (
  part: Partial<Draft>,
  brief: Parameters<typeof requestOf>[1] = nothing,
  showroom = "OAKSTONE",
) => requestOf({ ...emptyDraft, ...part }, brief, showroom);

it("leaves to the text what was not chosen", () => {
  expect(check({ text: " A small bathroom " }, { ...nothing, room: "bathroom" })).toMatchObject({
    ok: true,
    request: { brief: "A small bathroom", room: undefined, must_haves: [], showroom: "OAKSTONE" },
  });
});

it("sends typed lengths with the room that the text names", () => {
  const typed = { text: "A bathroom", width: `5' 6"`, depth: "8", ceiling: "9 ft", budget: "15000" };
  expect(check(typed, { ...nothing, room: "bathroom" })).toMatchObject({
    ok: true,
    request: {
      room: { kind: "bathroom", width_in: 66, depth_in: 96, ceiling_in: 108 },
      budget: 15_000,
    },
  });
});

it("sends a floor plan in place of room and lengths", () => {
  const plan = {
    id: "hall-bath",
    name: "Hall bath",
    room: "bathroom",
    area_sqft: 40,
    drawing: "/x.svg",
    is_private: false,
  };
  const checked = check({ plan, width: "1" });
  expect(checked).toMatchObject({ ok: true, request: { room: { floorplan: "hall-bath" } } });
});

it.each([
  [{ text: "Something nice" }, "room"],
  [{ room: "kitchen", width: "12" }, "depth"],
  [{ room: "kitchen", width: "wide", depth: "12" }, "width"],
  [{ room: "kitchen", width: "1", depth: "12" }, "width"],
  [{ room: "kitchen", ceiling: "30" }, "ceiling"],
  [{ room: "kitchen", budget: "50" }, "budget"],
] satisfies [Partial<Draft>, string][])("names what stands in the way of %j", (part, name) => {
  const checked = check(part);
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([name]);
});

it("asks for a showroom", () => {
  expect(requestOf({ ...emptyDraft, room: "kitchen" }, nothing, undefined)).toMatchObject({
    errors: { showroom: [expect.stringContaining("Showroom ID")] },
  });
});

it("shows errors of the API at the part that they are about", () => {
  const errors = { "room.width_in": ["a"], "room.kind": ["b"], "room.floorplan": ["c"], brief: ["d"] };
  expect(errorsByPart(errors)).toEqual({ width: ["a"], room: ["b"], plan: ["c"], brief: ["d"] });
});
