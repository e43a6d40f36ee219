import { describe, expect, test } from "vitest";
import type { RoomDesign, RoomOpening, RoomProduct } from "../../../contract/design/room-design.ts";
import { roomDesign } from "../../../contract/design/room-design.ts";
import { productOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { handOf, misfit_in, nearestForOpening, openingProblem } from "./opening-fit.ts";
import { emptyOpening, fillOpening, refitOpenings } from "./opening-products.ts";
import { resizeOpening } from "./openings.edit.ts";

const windowOf = (width_in: number, height_in: number, color = "White"): RoomProduct =>
  productOf({
    sku: `WIN-${width_in}-${height_in}-${color}`,
    hash: "win",
    name: "Vinyl Picture Window",
    category: { id: 1, name: "Picture Windows", slug_url: "picture-windows", above: ["windows"] },
    options: { Color: color, Size: `${width_in} × ${height_in} in.` },
    unit: "Piece",
    price: 300,
    size: { width_in, length_in: 3.3, height_in, pattern: "" },
    surface: [],
  });

const slabOf = (width_in: number, options: RoomProduct["options"] = {}): RoomProduct =>
  productOf({
    sku: `DOOR-${width_in}`,
    hash: "door",
    name: "Six-Panel Door Slab, 80 in.",
    category: { id: 2, name: "Door Slabs", slug_url: "door-slabs", above: ["interior-doors"] },
    options: { Finish: "Primed White", Width: `${width_in} in.`, ...options },
    unit: "Piece",
    price: 142,
    size: { width_in, length_in: 1.375, height_in: 80, pattern: "" },
    surface: [],
  });

const window: RoomOpening = {
  ...{ id: "win", wall: "n", kind: "window", offset_in: 30 },
  ...{ width_in: 36.5, height_in: 48.5, sill_in: 36 },
};
const door: RoomOpening = {
  ...{ id: "door", wall: "s", kind: "door", offset_in: 20, width_in: 30, height_in: 80 },
  swing: { into: "room", hinge: "from" },
};
const passage: RoomOpening = {
  id: "hall",
  wall: "w",
  kind: "passage",
  offset_in: 20,
  width_in: 36,
  height_in: 80,
};

const room = (...openings: RoomOpening[]): RoomDesign =>
  roomOf(120, 96, { plan: { openings: openings.length > 0 ? openings : [window, door, passage] } });

const opening = (design: RoomDesign, id: string) => design.plan.openings.find((each) => each.id === id)!;

describe("a window", () => {
  test("goes into a rough opening half an inch larger", () => {
    const filled = fillOpening(room(), "win", windowOf(36, 48));
    expect(filled.ok && opening(filled.design, "win").sku).toBe("WIN-36-48-White");
    expect(filled.ok && roomDesign.safeParse(filled.design).success).toBe(true);
  });

  test.each([
    [36.25, true],
    [37, true],
    [36.1, false],
    [37.25, false],
    [36, false],
  ])("of 36 in. in an opening of %f in. has room for shims: %s", (width_in, fits) => {
    expect(openingProblem({ ...window, width_in }, windowOf(36, 48)) === null).toBe(fits);
  });

  test("that does not fit names both sizes and offers to make the opening right, its head where it was", () => {
    const filled = fillOpening(room(), "win", windowOf(36, 60));
    if (filled.ok || !filled.resize) throw new Error("it should offer another size");
    expect(filled.message).toBe(`This opening is 36 1/2" × 48 1/2". This window needs 36 1/2" × 60 1/2".`);
    expect(filled.resize.words).toBe(`Make it 36 1/2" × 60 1/2"`);
    const made = opening(filled.resize.design, "win");
    expect(made).toMatchObject({ width_in: 36.5, height_in: 60.5, sill_in: 24, sku: "WIN-36-60-White" });
  });

  test("that the wall cannot take is refused without an offer", () => {
    const filled = fillOpening(room(), "win", windowOf(140, 48));
    expect(filled).toMatchObject({ ok: false, resize: null });
    expect(!filled.ok && filled.message).toContain("does not fit on this wall");
  });

  test("does not go into a doorway or a passage", () => {
    expect(fillOpening(room(), "door", windowOf(30, 80))).toMatchObject({ ok: false, resize: null });
    expect(fillOpening(room(), "hall", windowOf(36, 80))).toMatchObject({ ok: false, resize: null });
  });
});

describe("a door slab", () => {
  test("has the size of its doorway", () => {
    expect(fillOpening(room(), "door", slabOf(30)).ok).toBe(true);
    const filled = fillOpening(room(), "door", slabOf(32));
    expect(!filled.ok && filled.resize?.size).toEqual({ width_in: 32, height_in: 80 });
  });

  test("is half as wide as a double doorway", () => {
    const double = { ...door, width_in: 60 };
    expect(misfit_in(double, slabOf(30))).toBe(0);
    expect(misfit_in(double, slabOf(36))).toBeGreaterThan(0);
  });

  test("made for one hand does not go into a doorway of the other", () => {
    expect(handOf(door)).toBe("left");
    expect(handOf({ ...door, swing: { into: "room", hinge: "to" } })).toBe("right");
    expect(handOf({ ...door, swing: { into: "out", hinge: "to" } })).toBe("left");
    expect(handOf({ ...door, swing: { into: "none", hinge: "to" } })).toBeNull();
    expect(openingProblem(door, slabOf(30, { Handing: "Left hand" }))).toBeNull();
    const wrong = fillOpening(room(), "door", slabOf(30, { Handing: "Right hand" }));
    expect(wrong).toMatchObject({ ok: false, resize: null });
    expect(!wrong.ok && wrong.message).toContain("left-hand");
  });
});

test("of a product's sizes and colors, the nearest in the color that is there now", () => {
  const choices = [windowOf(24, 36), windowOf(36, 48), windowOf(36, 48, "Black"), windowOf(36, 60, "Black")];
  expect(nearestForOpening(window, choices)?.sku).toBe("WIN-36-48-White");
  expect(nearestForOpening(window, choices, windowOf(36, 60, "Black"))?.sku).toBe("WIN-36-48-Black");
  expect(nearestForOpening(door, choices)).toBeUndefined();
});

describe("an opening that is resized", () => {
  const sold = new Map(
    [windowOf(36, 48, "Black"), windowOf(36, 60), windowOf(36, 60, "Black")].map((each) => [each.sku, each]),
  );
  const filled = room({ ...window, sku: "WIN-36-48-Black" });

  test("takes the same window in the size and color that fit", () => {
    const edited = resizeOpening(filled, "win", { height_in: 60.5, sill_in: 24 });
    if (!edited.ok) throw new Error(edited.message);
    const after = refitOpenings(edited.design, sold);
    expect(opening(after.design, "win").sku).toBe("WIN-36-60-Black");
    expect(after.note).toBe(`Vinyl Picture Window is now the size that fits its opening, 36" × 60".`);
  });

  test("loses its window where no size fits, and says so", () => {
    const edited = resizeOpening(filled, "win", { width_in: 40 });
    if (!edited.ok) throw new Error(edited.message);
    const after = refitOpenings(edited.design, sold);
    expect(opening(after.design, "win")).not.toHaveProperty("sku");
    expect(after.note).toBe("Vinyl Picture Window no longer fits its opening, so it came out.");
  });

  test("keeps it where it still fits, or the product is not known", () => {
    expect(refitOpenings(filled, sold)).toEqual({ design: filled, note: "" });
    expect(refitOpenings(room({ ...window, sku: "GONE" }), sold).note).toBe("");
  });
});

test("taking it out leaves the opening as it was", () => {
  const filled = fillOpening(room(), "win", windowOf(36, 48));
  if (!filled.ok) throw new Error(filled.message);
  expect(emptyOpening(filled.design, "win")).toEqual({ ok: true, design: room() });
});
