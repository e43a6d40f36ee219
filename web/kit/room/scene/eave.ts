import { trimPaint } from "./cover-of.ts";
import { panel, prism } from "./part.ts";
import type { Part } from "./scene.types.ts";
import { along, rectangle, scale, UP } from "./vectors.ts";
import type { WallLine } from "./wall-line.ts";

const reach_in = 16;
const fascia_in = 6.5;

/** A house wall seen from its garden: the eave over it, and its ends, so that it does not stand like a screen. */
export function eaveParts(line: WallLine): Part[] {
  const { length_in: long, height_in: high, thickness_in: deep } = line;
  const out = scale(line.facing, -1);
  const wall = { pick: `wall:${line.wall.id}`, cover: trimPaint, lit: false };
  const soffit = prism({
    pick: null,
    cover: trimPaint,
    origin: along(along(line.corner, UP, high - fascia_in), line.facing, -deep - 30),
    u: line.right,
    v: UP,
    outline: rectangle(-30, 1, long + 30, 2.2),
    depth_in: reach_in + deep + 30,
  });
  const fascia = prism({
    pick: null,
    cover: trimPaint,
    origin: along(along(line.corner, UP, high - fascia_in), line.facing, reach_in),
    u: line.right,
    v: UP,
    outline: rectangle(-31, 0, long + 31, fascia_in),
    depth_in: 1.1,
    edge_in: 0.12,
  });
  const gutter = prism({
    pick: null,
    cover: { kind: "paint", color: "#e4e1da", roughness: 0.35 },
    origin: along(along(line.corner, UP, high - 3.6), line.facing, reach_in + 1.1),
    u: line.right,
    v: UP,
    outline: rectangle(-31, 0, long + 31, 4),
    depth_in: 4,
    edge_in: 0.9,
  });
  const ends = [
    panel({
      ...wall,
      origin: along(line.corner, out, 60),
      u: line.facing,
      v: UP,
      outline: rectangle(0, 0, 60, high - 5),
    }),
    panel({
      ...wall,
      origin: along(line.corner, line.right, long),
      u: out,
      v: UP,
      outline: rectangle(0, 0, 60, high - 5),
    }),
  ];
  return [soffit, fascia, gutter, ...ends];
}
