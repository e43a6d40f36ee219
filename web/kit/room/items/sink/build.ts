import { type BufferGeometry, Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { bowlSkin, drain } from "../parts/basin.ts";
import { finishMaterial, isMetal, twoSided } from "../parts/finish-materials.ts";
import { ellipseRing } from "../parts/loft.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, plate, rectSection, rod, type Section, tube } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";

type Stuff = {
  body: Material;
  trim: Material;
  dark: Material;
  wood: Material;
  map: (g: BufferGeometry) => BufferGeometry;
  thin: boolean;
};
type Well = { x: number; z: number; w: number; d: number; deep: number };

/** Sinks with their underside at y = 0 and the rim at the top; an apron faces +z. */
export function buildSink(params: ItemParams, finish: string): Group {
  const group = new Group();
  const thin = isMetal(finish) && finish !== "copper" && finish !== "pewter";
  const hammered = finish === "copper" || finish === "pewter";
  const granite = finish.startsWith("granite");
  const stuff: Stuff = {
    body: twoSided(finishMaterial(finish)),
    trim: finishMaterial(
      thin || hammered
        ? finish
        : finish === "granite-black" || finish === "gloss-black"
          ? "stainless"
          : "stainless",
    ),
    dark: plastic("#0f0f10", 0.6),
    wood: finishMaterial("walnut"),
    map: (g) => (granite ? projectUv(g, "x", [8, 8]) : hammered ? projectUv(g, "x", [6, 6]) : g),
    thin,
  };
  const form = text(params, "form");
  if (form === "utility") utility(group, params, stuff);
  else if (form === "round") round(group, params, stuff);
  else basinSink(group, params, stuff);
  return group;
}

/** Bowls inside an area: one, two alike, large and small, or one beside a drainboard. */
function wells(
  params: ItemParams,
  area: { x0: number; x1: number; z0: number; z1: number },
  wall: number,
  deep: number,
): Well[] {
  const kind = text(params, "bowls", "single");
  const w = area.x1 - area.x0;
  const z = (area.z0 + area.z1) / 2;
  const d = area.z1 - area.z0;
  const one = (from: number, to: number, depth = deep): Well => ({
    x: (from + to) / 2,
    z,
    w: to - from,
    d,
    deep: depth,
  });
  if (kind === "half" && !flag(params, "low_divide")) {
    const each = (w - wall) / 2;
    return [one(area.x0, area.x0 + each), one(area.x1 - each, area.x1)];
  }
  if (kind === "60-40") {
    const big = (w - wall) * 0.6;
    return [one(area.x0, area.x0 + big), one(area.x0 + big + wall, area.x1, deep * 0.8)];
  }
  if (kind === "drainboard") return [one(area.x0, area.x0 + w * 0.46)];
  return [one(area.x0, area.x1)];
}

function basinSink(group: Group, params: ItemParams, stuff: Stuff): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const form = text(params, "form");
  const corner = number(params, "corner", 1.5);
  const solid = (form === "apron" || form === "trough") && !stuff.thin;
  const border =
    form === "undermount" || form === "workstation" ? 1 : solid ? 1.15 : form === "apron" ? 0.9 : 1.1;
  const backDeck =
    form === "drop-in" && number(params, "holes", 0) > 0 ? 3.6 : form === "apron" ? 1.3 : border;
  const front = form === "apron" && stuff.thin ? 0.9 : border;
  const area = { x0: -w / 2 + border, x1: w / 2 - border, z0: -d / 2 + backDeck, z1: d / 2 - front };
  const bowls = wells(params, area, stuff.thin ? 1 : 1.6, h - 0.7);
  const holes = bowls.map(
    (b): Section => rectSection(b.w, b.d, corner, 7).map(([x, y]) => [x + b.x, y - b.z] as const),
  );
  const thick = solid ? h : flag(params, "thick") ? 1.1 : stuff.thin ? 0.12 : 0.6;
  const bowed = text(params, "apron") === "bowed";
  const outline = bowed
    ? bowFront(w, d)
    : rectSection(w, d, solid ? 0.9 : form === "drop-in" ? Math.min(1.6, corner) : 0.5, 6);
  const rim = plate(
    outline,
    thick,
    solid ? 0.42 : flag(params, "thick") ? 0.5 : Math.min(0.18, thick * 0.45),
    holes,
  );
  rim.rotateX(-Math.PI / 2);
  put(group, stuff.map(rim), stuff.body, { y: h - thick / 2 });
  for (const b of bowls)
    well(group, stuff, b, corner, h - (solid ? 0.4 : thick * 0.5), form === "workstation");
  if (form === "apron" || form === "trough") apron(group, params, stuff, w, d, h, bowed);
  if (form === "drop-in") deckHoles(group, params, stuff, d, h, backDeck);
  if (flag(params, "low_divide"))
    put(group, stuff.map(box(0.9, h * 0.5, area.z1 - area.z0 - 0.1, 0.4, 3)), stuff.body, {
      y: h * 0.26,
      z: (area.z0 + area.z1) / 2,
    });
  if (text(params, "bowls") === "drainboard") {
    for (let i = 0; i < 8; i++)
      put(group, stuff.map(box(w * 0.4, 0.1, 0.5, 0.05)), stuff.body, {
        x: w * 0.24,
        y: h + 0.03,
        z: -d * 0.3 + 2.4 + i * 1.7,
      });
  }
  if (form === "workstation") accessories(group, params, stuff, area, h);
}

function bowFront(w: number, d: number): Section {
  const bow = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return [-w / 2 + w * t, -d / 2 + 1.4 - Math.sin(t * Math.PI) * 1.4] as const;
  });
  return [...bow, [w / 2, d / 2], [-w / 2, d / 2]];
}

function well(group: Group, stuff: Stuff, b: Well, corner: number, top: number, ledge: boolean): void {
  const skin = bowlSkin({
    shape: "rect",
    width: b.w,
    depth: b.d,
    deep: b.deep - 0.5,
    corner,
    slope: stuff.thin ? 0.965 : 0.94,
  });
  put(group, stuff.map(skin), stuff.body, { x: b.x, z: b.z, y: top });
  if (ledge) {
    for (const s of [-1, 1])
      put(group, box(b.w - 0.2, 0.14, 0.5, 0.05), stuff.body, {
        x: b.x,
        y: top - 1,
        z: b.z + s * (b.d / 2 - 0.34),
      });
  }
  drain(group, stuff.trim, stuff.dark, 1.75, { x: b.x, y: top - b.deep + 0.3, z: b.z - b.d * 0.16 }, true);
}

function apron(
  group: Group,
  params: ItemParams,
  stuff: Stuff,
  w: number,
  d: number,
  h: number,
  bowed: boolean,
): void {
  const kind = text(params, "apron");
  const face = d / 2;
  if (stuff.thin) {
    if (bowed) {
      const skirt = plate(
        bowFront(w, d)
          .slice(0, 25)
          .concat(
            Array.from({ length: 25 }, (_, i) => {
              const t = 1 - i / 24;
              return [-w / 2 + w * t, -d / 2 + 1.9 - Math.sin(t * Math.PI) * 1.4] as const;
            }),
          ),
        h - 0.1,
        0.1,
      );
      skirt.rotateX(-Math.PI / 2);
      put(group, skirt, stuff.body, { y: (h - 0.1) / 2 });
    } else put(group, box(w, h - 0.05, 0.6, 0.28, 4), stuff.body, { y: h / 2, z: face - 0.32 });
    for (const s of [-1, 1])
      put(group, box(0.1, h * 0.8, d - 2, 0.03), stuff.body, { x: s * (w / 2 - 0.5), y: h * 0.55, z: 0 });
    return;
  }
  if (kind === "panel") {
    for (const y of [h * 0.14, h * 0.86])
      put(group, stuff.map(box(w - 3, 0.5, 0.4, 0.19, 3)), stuff.body, { y, z: face });
    for (const s of [-1, 1])
      put(group, stuff.map(box(0.5, h * 0.72 + 0.5, 0.4, 0.19, 3)), stuff.body, {
        x: s * (w / 2 - 1.7),
        y: h * 0.5,
        z: face,
      });
  } else if (kind === "fluted") {
    const count = 30;
    for (let i = 0; i < count; i++)
      put(group, rod(0.46, h - 2.6, 0.3, 12), stuff.body, {
        x: -w / 2 + 1.6 + ((i + 0.5) * (w - 3.2)) / count,
        y: 0.8,
        z: face - 0.12,
      });
  }
}

function deckHoles(group: Group, params: ItemParams, stuff: Stuff, d: number, h: number, back: number): void {
  const count = number(params, "holes", 0);
  for (let i = 0; i < count; i++)
    put(group, rod(0.68, 0.04, 0.005, 24), stuff.dark, {
      x: (i - (count - 1) / 2) * 4,
      y: h - 0.012,
      z: -d / 2 + back / 2,
    });
}

function accessories(
  group: Group,
  params: ItemParams,
  stuff: Stuff,
  area: { x0: number; x1: number; z0: number; z1: number },
  h: number,
): void {
  const z = (area.z0 + area.z1) / 2;
  const d = area.z1 - area.z0;
  put(group, grain(box(11, 0.9, d - 0.5, 0.2, 2), "z", 3), stuff.wood, { x: area.x1 - 6, y: h - 0.4, z });
  put(group, rod(0.7, 0.94, 0.2, 20), stuff.dark, { x: area.x1 - 1.8, y: h - 0.86, z: z + d * 0.4 });
  if (!flag(params, "rack")) return;
  for (let i = 0; i < 15; i++)
    put(
      group,
      tube(
        bentPath(
          [
            [area.x0 + 1 + i * 0.8, h - 0.9, area.z0 + 0.3],
            [area.x0 + 1 + i * 0.8, h - 0.9, area.z1 - 0.3],
          ],
          0.1,
        ),
        0.13,
        8,
      ),
      stuff.trim,
    );
  for (const s of [area.z0 + 1, area.z1 - 1])
    put(
      group,
      tube(
        bentPath(
          [
            [area.x0 + 0.6, h - 0.9, s],
            [area.x0 + 12.6, h - 0.9, s],
          ],
          0.1,
        ),
        0.16,
        8,
      ),
      stuff.trim,
    );
}

function round(group: Group, params: ItemParams, stuff: Stuff): void {
  const { width_in: w, height_in: h } = params;
  const hole: Section = ellipseRing(w / 2 - 0.9, w / 2 - 0.9, 0, 2, 56).map((p) => [p.x, -p.z] as const);
  const outline: Section = ellipseRing(w / 2, w / 2, 0, 2, 56).map((p) => [p.x, -p.z] as const);
  const rim = plate(outline, 0.14, 0.05, [hole]);
  rim.rotateX(-Math.PI / 2);
  put(group, stuff.map(rim), stuff.body, { y: h - 0.07 });
  put(
    group,
    stuff.map(bowlSkin({ shape: "oval", width: w - 1.75, depth: w - 1.75, deep: h - 0.7, slope: 0.9 })),
    stuff.body,
    { y: h - 0.05 },
  );
  drain(group, stuff.trim, stuff.dark, 1.75, { y: 0.5 }, true);
}

function utility(group: Group, params: ItemParams, stuff: Stuff): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const deep = 13;
  const hole: Section = rectSection(w - 3.4, d - 5.6, 2, 7).map(([x, y]) => [x, y - 1] as const);
  const rim = plate(rectSection(w, d, 1), 1.2, 0.4, [hole]);
  rim.rotateX(-Math.PI / 2);
  put(group, rim, stuff.body, { y: h - 0.6 });
  put(
    group,
    bowlSkin({ shape: "rect", width: w - 3.4, depth: d - 5.6, deep, corner: 2, slope: 0.86 }),
    stuff.body,
    { y: h - 0.5, z: 1 },
  );
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    put(group, box(1.3, h - 1, 1.3, 0.2, 2), stuff.thin ? stuff.trim : stuff.body, {
      x: sx * (w / 2 - 1.3),
      y: (h - 1) / 2,
      z: sz * (d / 2 - 1.5),
    });
    put(group, rod(0.8, 0.6, 0.15, 18), stuff.dark, { x: sx * (w / 2 - 1.3), z: sz * (d / 2 - 1.5) });
  }
  drain(group, stuff.trim, stuff.dark, 1.75, { y: h - deep - 0.6, z: -1 }, true);
  put(group, rod(0.75, 9, 0.05, 18), finishMaterial("chrome"), { y: h - deep - 9.6, z: -1 });
  for (const x of [-2, 2])
    put(group, rod(0.6, 0.05, 0.01, 20), stuff.dark, { x, y: h - 0.01, z: -d / 2 + 1.4 });
}
