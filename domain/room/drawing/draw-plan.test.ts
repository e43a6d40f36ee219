import { afterEach, describe, expect, it } from "vitest";
import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { readUnitsBy } from "../../catalog/page-units.ts";
import { drawPlan, feetInches, itemSymbol, outlineAreaSqft } from "./index.ts";
import { wallPieces } from "./wall-lines.ts";

const plan: RoomPlan = {
  vertices_in: [
    [0, 0],
    [120, 0],
    [120, 60],
    [60, 60],
    [60, 96],
    [0, 96],
  ],
  ceiling_height_in: 96,
  walls: [
    { id: "s", from: 0, to: 1, kind: "wall" },
    { id: "e", from: 1, to: 2, kind: "half_wall", height_in: 42 },
    { id: "n2", from: 2, to: 3, kind: "wall" },
    { id: "e2", from: 3, to: 4, kind: "open" },
    { id: "n", from: 4, to: 5, kind: "wall" },
    { id: "w", from: 5, to: 0, kind: "wall", thickness_in: 6 },
  ],
  openings: [
    {
      id: "o1",
      wall: "s",
      kind: "door",
      offset_in: 20,
      width_in: 32,
      height_in: 80,
      swing: { into: "room", hinge: "from" },
    },
    { id: "o2", wall: "w", kind: "window", offset_in: 30, width_in: 36, height_in: 40, sill_in: 36 },
  ],
  services: [
    { kind: "drain", at_in: [30, 80] },
    { kind: "supply", at_in: [30, 80] },
  ],
};
const toilet: RoomItem = {
  id: "toilet-1",
  sku: null,
  kind: "toilet",
  at_in: [90, 30],
  rotation_deg: 270,
  width_in: 16,
  depth_in: 28,
  height_in: 30,
};

interface Text {
  text: string;
  x: number;
  y: number;
  size: number;
  turned: boolean;
}

/** Every text of a drawing with where it stands; group font sizes are taken from the nearest group before it. */
function texts(svg: string): Text[] {
  const found: Text[] = [];
  let size = 11;
  for (const [, group, attributes = "", text = ""] of svg.matchAll(/<(g|text)([^>]*)>([^<]*)/g)) {
    const own = /font-size="([\d.]+)"/.exec(attributes)?.[1];
    if (group === "g") {
      if (own) size = Number(own);
      continue;
    }
    const turned = /translate\(([\d.-]+) ([\d.-]+)\) rotate/.exec(attributes);
    found.push({
      text: text.replace(/&quot;/g, '"'),
      x: Number(turned?.[1] ?? /x="([\d.-]+)"/.exec(attributes)?.[1]),
      y: Number(turned?.[2] ?? /y="([\d.-]+)"/.exec(attributes)?.[1]),
      size: Number(own ?? size),
      turned: Boolean(turned),
    });
  }
  return found;
}

function boxOf({ text, x, y, size, turned }: Text) {
  const wide = text.length * size * 0.5;
  return turned
    ? { left: x - size * 0.75, right: x, top: y - wide / 2, bottom: y + wide / 2 }
    : { left: x - wide / 2, right: x + wide / 2, top: y - size * 0.75, bottom: y };
}

describe("a drawn plan", () => {
  it("writes lengths in feet and inches and the area of the floor", () => {
    const svg = drawPlan(plan, { width_px: 800, title: "Hall bath" });
    const written = texts(svg).map(({ text }) => text);
    expect(written).toContain(`10'-0"`);
    expect(written).toContain(`8'-0"`);
    expect(written).toContain("65 sq ft");
    expect(written).toContain("Hall bath");
  });

  it.each([200, 360, 800, 1200])("keeps labels apart and on the sheet at %i px", (width_px) => {
    const svg = drawPlan(plan, { width_px, title: "Hall bath with a long name", items: [toilet] });
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)?.[1]);
    const boxes = texts(svg)
      .filter(({ text }) => !text.endsWith(" ft"))
      .map(boxOf);
    expect(boxes.length).toBeGreaterThan(0);
    boxes.forEach((box, at) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width_px);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(apart).toBe(true);
      }
    });
  });

  it("writes less on a small sheet", () => {
    const small = texts(drawPlan(plan, { width_px: 200 })).length;
    const large = texts(drawPlan(plan, { width_px: 1200 })).length;
    expect(small).toBeLessThan(large);
  });

  it("leaves lengths out when asked", () => {
    expect(texts(drawPlan(plan, { width_px: 600, dimensions: false, north: false }))).toEqual([
      expect.objectContaining({ text: "65 sq ft" }),
    ]);
  });

  it("fits into a height", () => {
    expect(drawPlan(plan, { width_px: 400, height_px: 300 })).toContain('viewBox="0 0 400 300"');
  });

  it("escapes names", () => {
    expect(drawPlan(plan, { width_px: 800, title: "Tub & <Bath>" })).toContain("Tub &amp; &lt;Bath&gt;");
  });
});

describe("the walls of a drawing", () => {
  it("stand between openings and leave open sides free", () => {
    const lengthOn = (id: string) =>
      wallPieces(plan)
        .filter(({ line }) => line.wall.id === id)
        .reduce((sum, { corners: [from, to] }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
    expect(lengthOn("s")).toBeCloseTo(120 - 32, 6);
    expect(lengthOn("w")).toBeCloseTo(96 - 36, 6);
    expect(lengthOn("e2")).toBe(0);
  });

  it("meet in a mitre at their outer corners", () => {
    const corner = wallPieces(plan).find(({ line }) => line.wall.id === "s")!.corners[3];
    expect(corner).toEqual([-6, -4.5]);
  });
});

describe("an item", () => {
  it("is turned like the plan, counter-clockwise", () => {
    expect(drawPlan(plan, { width_px: 800, items: [toilet] })).toContain("rotate(-270)");
  });

  it("has a symbol of its own, and an outline when its kind is unknown", () => {
    expect(itemSymbol("toilet", 16, 28)).toContain("<ellipse");
    expect(itemSymbol("something", 20, 10)).toBe('<rect x="-10" y="-5" width="20" height="10"/>');
  });
});

describe("lengths", () => {
  it.each([
    [60, `5'-0"`],
    [30.5, `2'-6½"`],
    [9, `9"`],
    [0.25, `¼"`],
    [12.25, `1'-¼"`],
    [95.9, `8'-0"`],
  ])("of %f in. read %s", (length, text) => {
    expect(feetInches(length)).toBe(text);
  });

  it("give the same area whichever way the outline runs", () => {
    expect(outlineAreaSqft(plan.vertices_in)).toBeCloseTo(65, 6);
    expect(outlineAreaSqft([...plan.vertices_in].reverse())).toBeCloseTo(65, 6);
  });
});

describe("a plan drawn for a page in metric", () => {
  afterEach(() => readUnitsBy(() => "feet"));

  it("has its lengths, its area and its scale in metric, and in no other units", () => {
    readUnitsBy(() => "metric");
    const found = texts(drawPlan(plan, { width_px: 800, items: [toilet], title: "Bath" })).map(
      ({ text }) => text,
    );
    expect(found).toContain("3.05 m");
    expect(found).toContain("6.04 m²");
    expect(found.filter((text) => /['"]|ft/.test(text))).toEqual([]);
  });
});

describe("a sloped ceiling", () => {
  it("is marked by its ridge and where it is 5 ft. high, dashed, with their heights; a level one is not", () => {
    const sloped: RoomPlan = { ...plan, ceiling: { kind: "ridge", wall: "s", low_in: 48 } };
    const svg = drawPlan(sloped, { width_px: 720 });
    const written = texts(svg).map(({ text }) => text);
    expect(written).toContain("ridge 8'");
    expect(written).toContain("ceiling 5'");
    expect(written).toContain("ceiling 4'");
    const [, lines] = /<g data-ceiling="">(.*?)<g /.exec(svg)!;
    expect(lines!.match(/stroke-dasharray/g)).toHaveLength(2);
    // the ridge over the whole width, 5 ft. of height on both sides of it, cut where the L ends
    expect(lines!.match(/M/g)!.length).toBe(3);
    expect(drawPlan(plan, { width_px: 720 })).not.toContain("data-ceiling");
  });

  it("that nobody stoops under says the heights of both sides", () => {
    const sloped: RoomPlan = { ...plan, ceiling: { kind: "slope", wall: "s", low_in: 72 } };
    const written = texts(drawPlan(sloped, { width_px: 720 })).map(({ text }) => text);
    expect(written).toContain("ceiling 6'");
    expect(written).toContain("ceiling 8'");
    expect(written).not.toContain("ceiling 5'");
  });
});
