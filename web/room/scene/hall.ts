import type { RoomOpening } from "../../../contract/room-design.ts";
import { panel } from "./part.ts";
import type { Cover, Lamp, Part, Vec3 } from "./scene.types.ts";
import { along, rectangle, scale, UP } from "./vectors.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";

const deep_in = 64;
const aside_in = 40;
const plaster: Cover = { kind: "paint", color: "#e6e1d8", roughness: 0.8 };

/** What one sees of the next room through a passage: its walls and ceiling, and the floor running on. */
export function hallParts(line: WallLine, opening: RoomOpening, floor: Cover, height_in: number): Part[] {
  const box = openingRectangle(line, opening);
  const out = scale(line.facing, -1);
  const near = along(line.corner, out, line.thickness_in);
  const [left, right] = [box.left - aside_in, box.right + aside_in];
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
    face(at(left, 0, height_in), line.right, out, wide, deep_in, plaster),
    face(at(left, deep_in, 0), line.right, line.facing, wide, deep_in, floor),
    shell(at(left, deep_in + 1, 0), line.right, UP, wide, height_in),
    shell(at(left - 1, 0, 0), out, UP, deep_in, height_in),
    shell(at(right + 1, deep_in, 0), line.facing, UP, deep_in, height_in),
    shell(at(left, 0, height_in + 1), line.right, out, wide, deep_in),
  ];
}

/** The light that burns there. */
export function hallLamp(line: WallLine, opening: RoomOpening, height_in: number): Lamp {
  const box = openingRectangle(line, opening);
  const out = scale(line.facing, -1);
  const at = along(
    along(
      along(line.corner, line.right, (box.left + box.right) / 2),
      out,
      line.thickness_in + deep_in * 0.55,
    ),
    UP,
    height_in - 10,
  );
  return { id: `hall:${opening.id}`, at, radius_in: 5, lumens: 900, kelvin: 3500, throws: "all" };
}
