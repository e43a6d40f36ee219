import { linearOf } from "../color.ts";
import type { Drawing, DrawOptions } from "../drawing.ts";
import { displayByte } from "../light.ts";
import type { MaterialDefinition } from "../material.ts";
import { aroundAs } from "../place/build.ts";
import type { Surface } from "../region.ts";
import { drawSurface } from "../surface.ts";
import {
  eye_in,
  hitBlock,
  isShaded,
  rayThrough,
  trimHeight_in,
  type Vector,
  wallAt_in,
  windowPoints,
} from "./room-scene.ts";

/** Where in the room the material is. */
export type Place = "floor" | "wall";

/** As fine as the picture can show it, and no finer than what joints need. */
const finest_px = 7;
const finenessOf = (width_px: number): number => Math.min(finest_px, width_px / 114);
const halfWidth_in = 110;
const nearest_in = 54;
const top_in = 106;
const plainWall = linearOf("#e7e2d8");
const trim = linearOf("#f4f1ea");
const sky = 1.15;
const ambient = 0.46;
const windowPower = 17_000;
/** Light on floor and wall changes slowly, so it is worked out on a grid. */
const lightStep_in = 2;

/** The appearance of a point: its color, normal, roughness and light. */
interface Seen {
  at: Vector;
  normal: Vector;
  color: [number, number, number];
  rough: number;
  shade: number;
}

/** The material applied: on the floor of a plain room, or on its wall; light from a window at the left. */
export function drawInRoom(definition: MaterialDefinition, place: Place, options: DrawOptions): Drawing {
  const { width_px, height_px } = options;
  const perInch_px = finenessOf(width_px);
  const own: Laid = { surface: surfaceOf(definition, place, perInch_px), perInch_px };
  const room = new Room(place, own, place === "floor" ? own : oakFloor(perInch_px * plainer));
  const rgb = new Uint8ClampedArray(4 * width_px * height_px);
  const light = new Float64Array(3);
  for (let row = 0; row < height_px; row += 1) {
    const v = 1 - (2 * (row + 0.5)) / height_px;
    for (let column = 0; column < width_px; column += 1) {
      const u = (2 * (column + 0.5)) / width_px - 1;
      room.look([0, 0, eye_in], rayThrough(u, v), light, true);
      const fall = 1 - 0.1 * (u * u + v * v);
      const at = 4 * (row * width_px + column);
      rgb[at] = displayByte(light[0]! * fall);
      rgb[at + 1] = displayByte(light[1]! * fall);
      rgb[at + 2] = displayByte(light[2]! * fall);
      rgb[at + 3] = 255;
    }
  }
  return { rgb, width_px, height_px };
}

interface Laid {
  surface: Surface;
  perInch_px: number;
}

/** How much coarser the floor is drawn if the picture is of the wall. */
const plainer = 0.6;
let oak: Laid | undefined;

/** The same oak boards under every wall, laid once. */
function oakFloor(perInch_px: number): Laid {
  if (oak?.perInch_px !== perInch_px)
    oak = {
      surface: surfaceOf(aroundAs("white-oak-natural", "hardwood"), "floor", perInch_px),
      perInch_px,
    };
  return oak;
}

function surfaceOf(definition: MaterialDefinition, place: Place, perInch_px: number): Surface {
  const deep_in = place === "floor" ? wallAt_in - nearest_in : top_in;
  const step = 1 / perInch_px;
  return drawSurface(definition, {
    left_in: definition.piece.width_in * 0.37,
    top_in: definition.piece.height_in * 0.29,
    step_x_in: step,
    step_y_in: step,
    width_px: Math.round(2 * halfWidth_in * perInch_px),
    height_px: Math.round(deep_in * perInch_px),
    turn_deg: 0,
    seamless: false,
  });
}

/** The room is always the same, so its light is worked out once. */
let grids: { onFloor: LightGrid; onWall: LightGrid } | undefined;

class Room {
  private readonly place: Place;
  private readonly own: Laid;
  private readonly floor: Laid;
  private readonly mirrored = new Float64Array(3);
  private readonly onFloor: LightGrid;
  private readonly onWall: LightGrid;

  constructor(place: Place, own: Laid, floor: Laid) {
    this.place = place;
    this.own = own;
    this.floor = floor;
    grids ??= {
      onFloor: new LightGrid([0, 0, 1], (x, away) => [x, wallAt_in - away, 0]),
      onWall: new LightGrid([0, -1, 0], (x, away) => [x, wallAt_in, away]),
    };
    this.onFloor = grids.onFloor;
    this.onWall = grids.onWall;
  }

  /** Light arriving along a ray; `mirrors` follows one reflection on a smooth face. */
  look(from: Vector, way: Vector, light: Float64Array, mirrors: boolean): void {
    const seen = this.see(from, way);
    for (let part = 0; part < 3; part += 1) light[part] = seen.color[part]! * seen.shade;
    const smooth = 1 - seen.rough;
    if (!mirrors || smooth < 0.3) return;
    const facing = -dot(way, seen.normal) / Math.hypot(...way);
    const share = (0.04 + 0.96 * (1 - Math.max(0, facing)) ** 5) * smooth * smooth;
    this.look(seen.at, reflected(way, seen.normal), this.mirrored, false);
    for (let part = 0; part < 3; part += 1)
      light[part] = light[part]! * (1 - share) + this.mirrored[part]! * share;
  }

  private see(from: Vector, way: Vector): Seen {
    const toWall = way[1] > 1e-6 ? (wallAt_in - from[1]) / way[1] : 1e6;
    const toFloor = way[2] < -1e-6 ? -from[2] / way[2] : 1e6;
    const most = Math.min(toWall, toFloor);
    const hit = hitBlock(from, way, most);
    if (hit) {
      const at = along(from, way, hit.distance);
      return plain(at, hit.normal, hit.block.color, hit.block.rough, lightAt(at, hit.normal));
    }
    if (most > 1e5) return plain([0, 0, 80], [0, -1, 0], plainWall, 1, sky);
    const at = along(from, way, most);
    return toFloor < toWall ? this.floorAt(at) : this.wallAt(at);
  }

  private floorAt(at: Vector): Seen {
    const shade = this.onFloor.at(at[0], wallAt_in - at[1]);
    return material(this.floor, at, at[0], wallAt_in - at[1], [0, 0, 1], shade);
  }

  private wallAt(at: Vector): Seen {
    const shade = this.onWall.at(at[0], at[2]);
    if (at[2] < trimHeight_in) return plain(at, [0, -1, 0], trim, 0.5, shade);
    if (this.place !== "wall") return plain(at, [0, -1, 0], plainWall, 0.9, shade);
    return material(this.own, at, at[0], top_in - at[2], [0, -1, 0], shade);
  }
}

/** The material at inches from the middle and from the top of what is drawn of it. */
function material(
  { surface, perInch_px }: Laid,
  at: Vector,
  across_in: number,
  down_in: number,
  facing: Vector,
  shade: number,
): Seen {
  const { width_px, height_px, color, height, rough } = surface;
  const x = clamp((across_in + halfWidth_in) * perInch_px - 0.5, width_px - 2);
  const y = clamp(down_in * perInch_px - 0.5, height_px - 2);
  const [left, top] = [x | 0, y | 0];
  const [right, below] = [x - left, y - top];
  const first = top * width_px + left;
  const found: [number, number, number] = [0, 0, 0];
  const corners = [
    [first, (1 - right) * (1 - below)],
    [first + 1, right * (1 - below)],
    [first + width_px, (1 - right) * below],
    [first + width_px + 1, right * below],
  ] as const;
  for (const [corner, share] of corners)
    for (let part = 0; part < 3; part += 1) found[part]! += color[3 * corner + part]! * share;
  const rise_x = (height[first + 1]! - height[first]!) * perInch_px * 0.35;
  const rise_y = (height[first + width_px]! - height[first]!) * perInch_px * 0.35;
  const isFloor = facing[2] === 1;
  const normal = unit(isFloor ? [-rise_x, rise_y, 1] : [-rise_x, -1, rise_y]);
  // what leans toward the window is lighter
  const lean = Math.max(0.35, 1 - 0.9 * normal[0]);
  return { at, normal, color: found, rough: rough[first]!, shade: shade * lean };
}

const plain = (at: Vector, normal: Vector, color: readonly number[], rough: number, shade: number): Seen => ({
  at,
  normal,
  color: [color[0]!, color[1]!, color[2]!],
  rough,
  shade,
});

/** Light on a plane by inches across and away from the edge between floor and wall. */
class LightGrid {
  private readonly values: Float32Array;
  private readonly columns = Math.ceil((2 * halfWidth_in) / lightStep_in) + 2;
  private readonly rows = Math.ceil(wallAt_in / lightStep_in) + 2;

  constructor(normal: Vector, pointAt: (across_in: number, away_in: number) => Vector) {
    this.values = new Float32Array(this.columns * this.rows);
    for (let row = 0; row < this.rows; row += 1) {
      for (let column = 0; column < this.columns; column += 1) {
        const point = pointAt(column * lightStep_in - halfWidth_in, row * lightStep_in);
        this.values[row * this.columns + column] = lightAt(point, normal);
      }
    }
  }

  at(across_in: number, away_in: number): number {
    const x = clamp((across_in + halfWidth_in) / lightStep_in, this.columns - 2);
    const y = clamp(away_in / lightStep_in, this.rows - 2);
    const [column, row] = [x | 0, y | 0];
    const [right, below] = [x - column, y - row];
    const first = row * this.columns + column;
    const near = this.values[first]! * (1 - right) + this.values[first + 1]! * right;
    const next = first + this.columns;
    const far = this.values[next]! * (1 - right) + this.values[next + 1]! * right;
    return near * (1 - below) + far * below;
  }
}

/** Window light that reaches a point, and light reflected by the room; corners get less of that. */
function lightAt(at: Vector, normal: Vector): number {
  let direct = 0;
  for (const point of windowPoints) {
    const way: Vector = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
    const facing = dot(way, normal);
    if (facing <= 0) continue;
    const far = Math.hypot(...way);
    // the window faces to the right
    const leaving = -way[0] / far;
    const from: Vector = [at[0] + normal[0] * 0.05, at[1] + normal[1] * 0.05, at[2] + normal[2] * 0.05];
    if (leaving > 0 && !isShaded(from, way)) direct += ((facing / far) * leaving) / (far * far);
  }
  const corner = Math.min(
    normal[2] > 0.5 ? wallAt_in - at[1] : 1e3,
    normal[1] < -0.5 && at[1] > wallAt_in - 1 ? at[2] : 1e3,
  );
  const open = 1 - 0.4 * Math.exp(-corner / 9);
  return (
    (ambient + 0.22 * Math.max(0, normal[2]) + 0.1) * open + (direct * windowPower) / windowPoints.length
  );
}

const along = (from: Vector, way: Vector, far: number): Vector => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

function unit(way: Vector): Vector {
  const long = Math.hypot(...way);
  return [way[0] / long, way[1] / long, way[2] / long];
}

function reflected(way: Vector, normal: Vector): Vector {
  const twice = 2 * dot(way, normal);
  return [way[0] - twice * normal[0], way[1] - twice * normal[1], way[2] - twice * normal[2]];
}
