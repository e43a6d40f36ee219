import { expect, test } from "vitest";
import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import type { AreaShape, RunShape } from "../../../../domain/room/takeoff/shapes/shape.types.ts";
import { shapeOf } from "../../../../domain/room/takeoff/shapes/surface-shape.ts";
import { describeRoom } from "./describe-room.ts";
import { area, cabinet, net, panels, product, products, room } from "./room.test-support.ts";
import type { Moulding, Panel, Prism } from "./scene.types.ts";

/** An L of cabinets with a window over it, a tub in the corner, wainscot beside a door. */
function furnished(): RoomDesign {
  const tub: RoomItem = {
    ...cabinet("t", 0),
    kind: "tub",
    at_in: [90, 15],
    width_in: 60,
    depth_in: 30,
    height_in: 20,
  };
  return room(
    {
      items: [
        cabinet("a", 18),
        cabinet("b", 54),
        cabinet("c", 12, { at_in: [12, 54], rotation_deg: 90, against: "w4" }),
        cabinet("up", 18, {
          kind: "wall_cabinet",
          at_in: [18, 90],
          depth_in: 12,
          height_in: 30,
          against: "w3",
        }),
        tub,
      ],
      surfaces: [
        "countertop:a",
        "backsplash:w3",
        "backsplash:w4",
        "wainscot:w2",
        "shower:t",
        "base",
        "crown",
      ].map((id) => ({
        id,
        sku: "tile",
      })),
    },
    {
      openings: [
        { id: "n", wall: "w3", kind: "window", offset_in: 54, width_in: 30, height_in: 40, sill_in: 42 },
        { id: "d", wall: "w2", kind: "door", offset_in: 50, width_in: 30, height_in: 80 },
      ],
    },
  );
}

test.each(["backsplash:w3", "backsplash:w4", "wainscot:w2", "shower:t"])(
  "%s shows as much as is counted",
  (id) => {
    const design = furnished();
    const counted = shapeOf(design, id, usualSettings) as AreaShape;
    const shown = panels(design, id).reduce((sum, part) => sum + net(part), 0);
    expect(counted.area_sqft).toBeGreaterThan(2);
    // but for the tile's thickness in the corners
    expect(counted.area_sqft - shown / 144).toBeGreaterThan(-0.001);
    expect(counted.area_sqft - shown / 144).toBeLessThan((2 * 0.45 * 96) / 144);
  },
);

test("an L-counter shows as it is counted: one slab, two faces, one seam in the corner", () => {
  const design = furnished();
  const counted = shapeOf(design, "countertop:a", usualSettings) as AreaShape;
  const parts = describeRoom(design, products).parts.filter((part) => part.pick === "countertop:a");
  const slabs = parts.filter((part): part is Prism => part.form === "prism");
  expect(slabs).toHaveLength(1);
  expect(area(slabs[0]!.outline) / 144).toBeCloseTo(counted.area_sqft, 3);
  expect(panels(design, "countertop:a")).toHaveLength(2);
  const seams = parts.filter((part) => part.form === "panel" && !part.lit);
  expect(seams).toHaveLength(1);
  expect(net(seams[0] as Panel)).toBeCloseTo(25.25 * 0.07, 3);
});

test.each(["base", "crown"])("%s runs as far as is counted", (id) => {
  const design = furnished();
  const counted = shapeOf(design, id, usualSettings) as RunShape;
  const shown = describeRoom(design, products)
    .parts.filter((part): part is Moulding => part.form === "moulding" && part.pick === id)
    .reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  expect(shown).toBeCloseTo(counted.run_in, 1);
});

test("baseboard along a partition and a shower's tile on it run as far as is counted", () => {
  const partition = { id: "p", kind: "partition" as const, at_in: [100, 50] as [number, number] };
  const shower = { ...cabinet("s", 0), kind: "shower", at_in: [84, 62] as [number, number], height_in: 4 };
  const design = room(
    { items: [{ ...shower, width_in: 20, depth_in: 20 }], surfaces: [{ id: "shower:s", sku: "tile" }] },
    { structures: [{ ...partition, rotation_deg: 0, length_in: 60, depth_in: 4 }] },
  );
  const { parts } = describeRoom(design, products);
  const counted = shapeOf(design, "base", usualSettings) as RunShape;
  const base = parts.filter((part): part is Moulding => part.form === "moulding" && part.pick === "base");
  const shown = base.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  expect(shown).toBeCloseTo(counted.run_in, 1);
  // all around the partition, mitered at its corners
  const around = base.filter(({ walls }) => walls[0]?.startsWith("side:p."));
  expect(around.length).toBeGreaterThanOrEqual(4);
  expect(around.filter(({ before }) => before !== null).length).toBeGreaterThanOrEqual(3);
  const tiled = shapeOf(design, "shower:s", usualSettings) as AreaShape;
  expect(tiled.panels.map(({ wall }) => wall)).toContain("side:p.back");
  expect(panels(design, "shower:s").reduce((sum, part) => sum + net(part), 0) / 144).toBeCloseTo(
    tiled.area_sqft,
    1,
  );
});

test("a round column shows as much as is counted, with baseboard all around", () => {
  const column = { id: "c", kind: "column" as const, at_in: [60, 50] as [number, number], rotation_deg: 0 };
  const structures = [{ ...column, length_in: 16, depth_in: 16, shape: "round" as const }];
  const design = room({ surfaces: [{ id: "side:c.front", sku: "tile" }] }, { structures });
  const counted = shapeOf(design, "side:c.front", usualSettings) as AreaShape;
  const shown = panels(design, "side:c.front").reduce((sum, part) => sum + net(part), 0) / 144;
  expect(Math.abs(shown / counted.area_sqft - 1)).toBeLessThan(0.005);
  const base = (each: RoomDesign) =>
    describeRoom(each, products)
      .parts.filter((part): part is Moulding => part.form === "moulding" && part.pick === "base")
      .reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  expect(base(design) - base(room())).toBeCloseTo(Math.PI * 16, 0);
});

test("a niche is a hole in its wall with a back and sides, and shows as much as is counted", () => {
  const niche = {
    id: "k",
    wall: "w2",
    offset_in: 20,
    width_in: 12,
    height_in: 24,
    depth_in: 3.5,
    sill_in: 48,
  };
  const design = room({ surfaces: [{ id: "wall:w2", sku: "tile" }] }, { niches: [niche] });
  const counted = shapeOf(design, "wall:w2", usualSettings) as AreaShape;
  const shown = panels(design, "wall:w2");
  expect(shown.filter(({ holes }) => holes.length === 1)).toHaveLength(1);
  expect(shown.reduce((sum, part) => sum + net(part), 0) / 144).toBeCloseTo(counted.area_sqft, 2);
});

test("trim has its product's profile, height and thickness", () => {
  const of = (profile: string, height_in: number, depth_in: number, kind: "base" | "crown") => {
    const sku = product("stick", {
      model: {
        kind: "trim",
        design: "x",
        params: { profile },
        size: { width_in: 192, depth_in, height_in },
        finish: "white",
      },
    });
    const design = room({ surfaces: [{ id: kind, sku: "stick" }] });
    const part = describeRoom(design, new Map([["stick", sku]])).parts.find(
      (each): each is Moulding => each.form === "moulding" && each.pick === kind,
    );
    const [outs, ups] = [part!.profile.map(([out]) => out), part!.profile.map(([, up]) => up)];
    return {
      points: part!.profile.length,
      out: Math.max(...outs),
      low: Math.min(...ups),
      high: Math.max(...ups),
    };
  };
  expect(of("square", 5.25, 0.69, "base")).toMatchObject({ out: 0.69, low: 0, high: 5.25 });
  expect(of("colonial", 3.5, 0.6, "base").points).toBeGreaterThan(of("square", 3.5, 0.6, "base").points);
  expect(of("crown-step", 4, 3, "crown")).toMatchObject({ out: 3, low: -4, high: 0 });
});
