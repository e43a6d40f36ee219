import { panel } from "./part.ts";
import type { Cover, Lamp, Part, Vec3 } from "./scene.types.ts";
import { along, rectangle, scale, UP } from "./vectors.ts";
import type { WallLine } from "./wall-line.ts";

/** A passage leads to a hall, an open side to another room. */
export type Beyond = {
  id: string;
  /** Of the gap, from the left as seen from inside. */
  left: number;
  right: number;
  deep_in: number;
  lumens: number;
};

const aside_in = 40;
const plaster: Cover = { kind: "paint", color: "#e6e1d8", roughness: 0.8 };

/** The visible part of the next room through a gap in a wall: its walls and ceiling, and the continued floor. */
export function hallParts(line: WallLine, beyond: Beyond, floor: Cover, height_in: number): Part[] {
  const { deep_in } = beyond;
  const out = scale(line.facing, -1);
  const near = along(line.corner, out, line.thickness_in);
  const [left, right] = [beyond.left - aside_in, beyond.right + aside_in];
  const at = (x: number, away: number, y: number): Vec3 =>
    along(along(along(near, line.right, x), out, away), UP, y);
  const wide = right - left;
  const face = (origin: Vec3, u: Vec3, v: Vec3, w: number, h: number, cover: Cover): Part =>
    panel({ pick: null, cover, origin, u, v, outline: rectangle(0, 0, w, h), shown: "inside" });
  const shell = (origin: Vec3, u: Vec3, v: Vec3, w: number, h: number): Part =>
    panel({
      pick: null,
      cover: plaster,
      origin,
      u,
      v,
      outline: rectangle(-4, -4, w + 4, h + 4),
      lit: false,
      unseen: true,
      shown: "inside",
    });
  return [
    face(at(left, deep_in, 0), line.right, UP, wide, height_in, plaster),
    face(at(left, 0, 0), out, UP, deep_in, height_in, plaster),
    face(at(right, deep_in, 0), line.facing, UP, deep_in, height_in, plaster),
    face(at(left, deep_in, height_in), line.right, line.facing, wide, deep_in, plaster),
    face(at(left, 0, 0), line.right, out, wide, deep_in, floor),
    shell(at(left, deep_in + 1, 0), line.right, UP, wide, height_in),
    shell(at(left - 1, 0, 0), out, UP, deep_in, height_in),
    shell(at(right + 1, deep_in, 0), line.facing, UP, deep_in, height_in),
    shell(at(left, 0, height_in + 1), line.right, out, wide, deep_in),
  ];
}

/** The light there, in the midst of it: near a wall it would make a hot spot, which shows as grain in this room. */
export function hallLamp(line: WallLine, beyond: Beyond, height_in: number): Lamp {
  const out = scale(line.facing, -1);
  const middle = along(line.corner, line.right, (beyond.left + beyond.right) / 2);
  const at = along(along(middle, out, line.thickness_in + beyond.deep_in * 0.55), UP, height_in * 0.55);
  return { id: `hall:${beyond.id}`, at, radius_in: 16, lumens: beyond.lumens, kelvin: 3500, throws: "all" };
}
