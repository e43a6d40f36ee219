import { type BufferGeometry, Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { drain } from "../parts/basin.ts";
import { finishMaterial, isMetal, isWood } from "../parts/finish-materials.ts";
import { loft } from "../parts/loft.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { ball, box, rod, roundSection, sweep, turned } from "../parts/solids.ts";
import { china, plastic } from "../parts/stock-materials.ts";
import { grain, projectUv } from "../parts/uv.ts";
import { builtIn } from "./built-in.ts";
import { rimPath, type TubShape, tubRings } from "./shell.ts";

/** Baths stand on y = 0 with the length along x; open side, apron or faucet side to +z. */
export function buildTub(params: ItemParams, finish: string): Group {
  const form = text(params, "form");
  const group = new Group();
  const metalFeet = form === "claw";
  const metalTub = isMetal(finish) && !metalFeet;
  const body: Material = metalFeet || finish === "white" ? china() : finishMaterial(finish);
  const trim = finishMaterial(
    metalFeet ? finish : metalTub ? finish : finish === "gloss-black" ? "matte-black" : "chrome",
  );
  const dark = plastic("#121212", 0.7);
  if (["alcove", "drop-in", "corner", "walk-in"].includes(form)) {
    builtIn(group, params, body, trim, dark);
    return group;
  }
  const shape = shapeOf(params);
  const floor = shape.from + (form === "claw" ? 2 : 3);
  const skin = loft(tubRings(shape, floor, form === "claw"), { start: true, end: true });
  put(group, mapped(skin, finish, metalTub), body);
  drain(group, trim, dark, 1.3, {
    x: text(params, "ends") === "slipper" ? -shape.length * 0.3 : 0,
    y: floor + 0.05,
    z: 0,
  });
  const side = shape.width / 2 - shape.rim - 0.5;
  if (form !== "round" && !flag(params, "seat"))
    put(group, rod(1.1, 0.3, 0.08, 28), trim, {
      y: shape.low - 4,
      z: -side * (0.62 + shape.flare * 0.34),
      rx: 82,
    });
  if (form === "claw") claw(group, params, shape, body, trim);
  if (form === "pedestal" || form === "bateau")
    pedestal(group, shape, body, (g) => mapped(g, finish, metalTub));
  if (flag(params, "seat"))
    put(group, mapped(box(shape.length * 0.24, 1.6, shape.width * 0.5, 0.5, 3), finish, false), body, {
      x: shape.length * 0.2,
      y: shape.height * 0.42,
    });
  if (isWood(finish)) hoops(group, shape, trim);
  return group;
}

function mapped(geometry: BufferGeometry, finish: string, hammered: boolean): BufferGeometry {
  if (isWood(finish)) return grain(geometry, "y", 2);
  if (hammered) return projectUv(geometry, "y", [6, 6]);
  return finish === "concrete" ? projectUv(geometry, "y", [8, 8]) : geometry;
}

function shapeOf(params: ItemParams): TubShape {
  const form = text(params, "form");
  const ends = text(params, "ends", "even");
  const height = params.height_in;
  const rise = ends === "slipper" ? "one" : ends === "double-slipper" ? "both" : "none";
  const plans: Record<string, TubShape["plan"]> = {
    rect: "rect",
    fluted: "rect",
    waist: "waist",
    dshape: "dshape",
    round: "round",
  };
  return {
    length: params.width_in,
    width: params.depth_in,
    height,
    low: rise === "none" ? height : height * (form === "claw" ? 0.8 : 0.76),
    rise,
    plan: ends === "egg" ? "egg" : (plans[form] ?? "oval"),
    corner: number(params, "corner", 12),
    flare: form === "claw" ? 0.8 : number(params, "flare", 0.85),
    rim: form === "claw" ? 0.9 : number(params, "rim", 1.2),
    from: form === "claw" ? 5.4 : form === "pedestal" || form === "bateau" ? 2.6 : 0,
    reeds: form === "fluted" ? 84 : 0,
  };
}

function claw(group: Group, params: ItemParams, shape: TubShape, body: Material, metal: Material): void {
  const path = rimPath(shape, 0.55, 0.1);
  put(group, sweep(path, roundSection(0.75, 12), { closed: true }), body);
  const paw = text(params, "feet") === "paw";
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const foot = new Group();
      put(
        foot,
        turned(
          [
            [0, 1.4],
            [0.9, 1.6],
            [0.72, 2.8],
            [1.1, 4.4],
            [1.9, 6.2],
            [2.1, 7.6],
            [0, 8.4],
          ],
          0.3,
          20,
        ),
        metal,
      );
      put(foot, ball(1.35, 20), metal, { y: 1.3, z: 0.3 });
      const toes = paw ? 4 : 3;
      for (let i = 0; i < toes; i++)
        put(
          foot,
          turned(
            [
              [0, 0],
              [0.4, 0.1],
              [0.5, 0.8],
              [0.44, 1.8],
              [0.2, 2.6],
              [0, 2.7],
            ],
            0.12,
            12,
          ),
          metal,
          { x: (i - (toes - 1) / 2) * 0.72, y: 0.1, z: 1.1, rx: -24 },
        );
      put(foot, box(3.4, 2.6, 0.7, 0.3, 2), metal, { y: 7.2, z: -0.4, rx: 22 });
      put(group, foot, null, {
        x: sx * shape.length * 0.27,
        z: sz * shape.width * 0.28,
        ry: sz > 0 ? sx * 22 : 180 - sx * 22,
      });
    }
  }
}

function pedestal(
  group: Group,
  shape: TubShape,
  body: Material,
  map: (g: BufferGeometry) => BufferGeometry,
): void {
  const base: TubShape = { ...shape, height: 6, low: 6, rise: "none", from: 0 };
  const at = (s: number, y: number) =>
    rimPath({ ...base, height: y, low: y, length: shape.length * s, width: shape.width * s }, 0, 0);
  const f = shape.flare;
  put(
    group,
    map(
      loft(
        [
          at(f * 0.86, 0),
          at(f * 0.88, 0.2),
          at(f * 0.88, 1.5),
          at(f * 0.84, 1.9),
          at(f * 0.8, 2.8),
          at(f * 0.78, 4.4),
          at(f * 0.8, 6),
        ],
        { start: true },
      ),
    ),
    body,
  );
}

function hoops(group: Group, shape: TubShape, metal: Material): void {
  for (const t of [0.16, 0.86]) {
    const y = shape.height * t;
    const s = shape.flare + (1 - shape.flare) * t ** 1.35;
    put(
      group,
      sweep(
        rimPath(
          { ...shape, length: shape.length * s + 0.1, width: shape.width * s + 0.1, height: y, low: y },
          0,
          0,
        ),
        [
          [0.05, -0.7],
          [0.12, -0.65],
          [0.12, 0.65],
          [0.05, 0.7],
          [-0.1, 0],
        ],
        { closed: true },
      ),
      metal,
    );
  }
}
