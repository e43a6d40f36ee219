import type { Drawing } from "../drawing.ts";
import { displayByte } from "../light.ts";
import { createDab, type Dab } from "./paint.ts";
import type { Place } from "./place.ts";
import { lightOn } from "./place-light.ts";
import { createHit, type Hit, leafAt, placeOn, roundEdges, type Vector } from "./solids.ts";

/** Light changes slowly over a face, so it is computed at this many places across the picture. */
const lightColumns = 200;
/** Anything rougher than a satin face has no visible reflection. */
const clear = 0.6;
/** Where two things meet in a pixel, it is sampled at this many places. */
const corners = [-0.25, 0.25] as const;

/** Draws the place as its camera sees it. */
export function drawPlace(place: Place, width_px: number, height_px: number): Drawing {
  return new Sight(place, width_px, height_px).draw();
}

class Sight {
  private readonly hit: Hit = createHit();
  private readonly mirrored: Hit = createHit();
  private readonly dab = createDab();
  private readonly spot = { s: 0, t: 0 };
  private readonly light = new Float64Array(3);
  private readonly other = new Float64Array(3);
  private readonly ids: Int32Array;
  private readonly lightStep: number;
  private readonly columns: number;
  private readonly gridLight: Float32Array;
  private readonly gridIds: Int32Array;
  private readonly eye: Vector;
  private readonly place: Place;
  private readonly width_px: number;
  private readonly height_px: number;

  constructor(place: Place, width_px: number, height_px: number) {
    this.place = place;
    this.width_px = width_px;
    this.height_px = height_px;
    this.eye = [0, 0, place.eye_in];
    this.ids = new Int32Array(width_px * height_px);
    this.lightStep = Math.max(3, Math.round(width_px / lightColumns));
    this.columns = Math.ceil(width_px / this.lightStep) + 1;
    const rows = Math.ceil(height_px / this.lightStep) + 1;
    this.gridLight = new Float32Array(3 * this.columns * rows);
    this.gridIds = new Int32Array(this.columns * rows).fill(-1);
    this.fillGrid(rows);
  }

  draw(): Drawing {
    const { width_px, height_px } = this;
    const rgb = new Uint8ClampedArray(4 * width_px * height_px);
    const color = new Float64Array(3);
    for (let row = 0; row < height_px; row += 1)
      for (let column = 0; column < width_px; column += 1) {
        this.ids[row * width_px + column] = this.look(column + 0.5, row + 0.5, color);
        this.put(rgb, row, column, color);
      }
    const sum = new Float64Array(3);
    for (let row = 0; row < height_px; row += 1)
      for (let column = 0; column < width_px; column += 1) {
        if (!this.isAtEdge(row, column)) continue;
        sum.fill(0);
        for (const y of corners)
          for (const x of corners) {
            this.look(column + 0.5 + x, row + 0.5 + y, color);
            for (let part = 0; part < 3; part += 1) sum[part]! += Math.min(1.2, color[part]!) / 4;
          }
        this.put(rgb, row, column, sum);
      }
    return { rgb, width_px, height_px };
  }

  private put(rgb: Uint8ClampedArray, row: number, column: number, color: Float64Array): void {
    const [u, v] = this.viewOf(column + 0.5, row + 0.5);
    const fall = 1 - 0.08 * (u * u + v * v);
    const at = 4 * (row * this.width_px + column);
    for (let part = 0; part < 3; part += 1) rgb[at + part] = displayByte(color[part]! * fall);
    rgb[at + 3] = 255;
  }

  private isAtEdge(row: number, column: number): boolean {
    const { ids, width_px, height_px } = this;
    const at = row * width_px + column;
    const id = ids[at];
    return (
      (column > 0 && ids[at - 1] !== id) ||
      (column < width_px - 1 && ids[at + 1] !== id) ||
      (row > 0 && ids[at - width_px] !== id) ||
      (row < height_px - 1 && ids[at + width_px] !== id)
    );
  }

  private viewOf(x: number, y: number): [number, number] {
    return [(2 * x) / this.width_px - 1, 1 - (2 * y) / this.height_px];
  }

  private wayThrough(x: number, y: number): Vector {
    const [u, v] = this.viewOf(x, y);
    const { opening, shift } = this.place;
    return [u * opening, 1, (v * opening * this.height_px) / this.width_px - shift];
  }

  private fillGrid(rows: number): void {
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < this.columns; column += 1) {
        const way = this.wayThrough(column * this.lightStep, row * this.lightStep);
        if (!this.place.solids.find(this.eye, way, 1e4, this.hit)) continue;
        const at = along(this.eye, way, this.hit.distance);
        lightOn(this.place, at, this.hit.normal, this.light);
        const cell = row * this.columns + column;
        this.gridIds[cell] = idOf(this.hit);
        this.gridLight.set(this.light, 3 * cell);
      }
  }

  /** Light at a point of the picture on the face of `hit`: from the grid where it shows the same face. */
  private lightAt(x: number, y: number, id: number, at: Vector): void {
    const { light, lightStep, columns, gridIds, gridLight } = this;
    const [left, top] = [Math.floor(x / lightStep), Math.floor(y / lightStep)];
    const [right, below] = [x / lightStep - left, y / lightStep - top];
    let sum = 0;
    light.fill(0);
    for (let corner = 0; corner < 4; corner += 1) {
      const [dx, dy] = [corner & 1, corner >> 1];
      const cell = (top + dy) * columns + left + dx;
      if (gridIds[cell] !== id) continue;
      const share = (dx ? right : 1 - right) * (dy ? below : 1 - below) + 1e-4;
      sum += share;
      for (let part = 0; part < 3; part += 1) light[part]! += gridLight[3 * cell + part]! * share;
    }
    if (sum > 0.001) for (let part = 0; part < 3; part += 1) light[part]! /= sum;
    else lightOn(this.place, at, this.hit.normal, light);
  }

  /** What is seen at a point of the picture; tells which face it is of. */
  private look(x: number, y: number, color: Float64Array): number {
    const { place, hit } = this;
    const way = this.wayThrough(x, y);
    if (!place.solids.find(this.eye, way, 1e4, hit)) {
      color.set(place.beyond(way));
      return -1;
    }
    const id = idOf(hit);
    const at = along(this.eye, way, hit.distance);
    this.lightAt(x, y, id, at);
    const long = Math.hypot(...way);
    const facing = Math.max(0.05, -dot(way, hit.normal) / long);
    const footprint = (hit.distance * 2 * place.opening) / this.width_px / Math.sqrt(facing);
    this.cover(hit, at, footprint);
    const lean = this.leanOf(at);
    const { dab, light } = this;
    color[0] = dab.red * light[0]! * lean;
    color[1] = dab.green * light[1]! * lean;
    color[2] = dab.blue * light[2]! * lean;
    const isWater = Boolean(place.solids.all[hit.solid]!.skin.isWater);
    const smooth = 1 - dab.rough;
    if (smooth > clear) this.mirror(at, way, isWater ? 1 : smooth, color);
    return id;
  }

  /** Sets the dab to the solid's covering at that point, and bends the normal with its relief and rounded edges. */
  private cover(hit: Hit, at: Vector, footprint_in: number): void {
    const solid = this.place.solids.all[hit.solid]!;
    const { dab, spot } = this;
    const { skin } = solid;
    dab.red = skin.color[0];
    dab.green = skin.color[1];
    dab.blue = skin.color[2];
    dab.rough = skin.rough;
    dab.rise_s = dab.rise_t = 0;
    if (skin.isWater) ripple(at, hit.normal, dab);
    if (skin.isLeafy) rustle(at, hit.normal, dab);
    if (solid.kind !== "block") return;
    if (skin.paint) {
      placeOn(solid, at, hit.face, spot);
      skin.paint.at(spot.s, spot.t, footprint_in, dab);
      if (skin.isLawn) wither(at, dab);
    }
    if (solid.round_in > 0) roundEdges(solid, at, hit);
  }

  /** How much more of the lamp's light falls on what the relief or a round edge turns toward it. */
  private leanOf(at: Vector): number {
    const { dab, hit, place } = this;
    const [sample] = place.lamp.samples;
    const toward =
      place.lamp.kind === "sun"
        ? sample!
        : unit([sample![0] - at[0], sample![1] - at[1], sample![2] - at[2]]);
    const flat = hit.face === 3 ? dot(toward, hit.normal) : Math.abs(toward[hit.face]!);
    const turned = dot(toward, hit.normal);
    const relief = -0.45 * (dab.rise_s * toward[0] - dab.rise_t * (toward[1] || 0.5));
    return Math.min(1.6, Math.max(0.45, 1 + 0.7 * (turned - flat) + relief));
  }

  /** Adds what a smooth face mirrors. */
  private mirror(at: Vector, way: Vector, smooth: number, color: Float64Array): void {
    const { hit, place, mirrored, other } = this;
    const long = Math.hypot(...way);
    const facing = Math.max(0, -dot(way, hit.normal) / long);
    const share = (0.03 + 0.97 * (1 - facing) ** 5) * smooth * smooth;
    const twice = 2 * dot(way, hit.normal);
    const back: Vector = [
      way[0] - twice * hit.normal[0],
      way[1] - twice * hit.normal[1],
      Math.max(0.01, way[2] - twice * hit.normal[2]),
    ];
    const from: Vector = [at[0], at[1], at[2] + 0.02];
    if (place.solids.find(from, back, 1e4, mirrored)) {
      const { color: own } = place.solids.all[mirrored.solid]!.skin;
      const sky = place.sky(mirrored.normal);
      for (let part = 0; part < 3; part += 1) other[part] = own[part]! * sky[part]! * 0.9;
    } else other.set(place.beyond(back));
    for (let part = 0; part < 3; part += 1) color[part] = color[part]! * (1 - share) + other[part]! * share;
  }
}

const idOf = ({ solid, face }: Hit): number => 4 * solid + face;

/** Small crossing waves, and the caustics that they cast on the floor. */
function ripple([x, y]: Vector, normal: [number, number, number], dab: Dab): void {
  const [a, b] = [x * 0.21 + 1.7 * Math.sin(y * 0.11), y * 0.19 + 1.6 * Math.sin(x * 0.13)];
  normal[0] += 0.022 * Math.sin(a * 2.3 + b) + 0.014 * Math.sin(x * 0.83 - y * 0.37);
  normal[1] += 0.022 * Math.sin(b * 2.1 - a) + 0.014 * Math.sin(y * 0.71 + x * 0.43);
  const net =
    (1 - Math.abs(Math.sin(a + 0.6 * Math.sin(b * 1.3)))) ** 4 + (1 - Math.abs(Math.sin(b * 1.1))) ** 4;
  const far = Math.min(1, Math.max(0, (y - 60) / 240));
  const tone = 0.86 + 0.3 * far + 0.3 * Math.min(1, net) * (1 - 0.7 * far);
  dab.red *= tone * (1 + 0.35 * far);
  dab.green *= tone;
  dab.blue *= tone;
}

/** No lawn has the same tone everywhere. */
function wither([x, y]: Vector, dab: Dab): void {
  const tone =
    1.04 + 0.05 * Math.sin(x * 0.031 + 2 * Math.sin(y * 0.017)) + 0.05 * Math.sin(y * 0.043 + x * 0.012);
  dab.red *= tone;
  dab.green *= tone;
  dab.blue *= tone;
}

/** Leaves: each of its own green, turned its own way. */
function rustle([x, y, z]: Vector, normal: [number, number, number], dab: Dab): void {
  const leaf = leafAt(x, y, z);
  const tone = 0.5 + 0.9 * leaf;
  dab.red *= tone * (0.8 + 0.4 * leaf);
  dab.green *= tone;
  dab.blue *= tone * 0.9;
  for (let axis = 0; axis < 3; axis += 1)
    normal[axis] = normal[axis]! + 0.7 * (leafAt(y + 9 * axis, z, x) - 0.5);
}

const along = (from: Vector, way: Vector, far: number): Vector => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit(way: Vector): Vector {
  const long = Math.hypot(...way);
  return [way[0] / long, way[1] / long, way[2] / long];
}
