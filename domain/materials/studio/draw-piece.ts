import { type Linear, linearOf } from "../color.ts";
import type { Drawing, DrawOptions } from "../drawing.ts";
import { displayByte, key, studioLight } from "../light.ts";
import type { MaterialDefinition } from "../material.ts";
import { cloudAt, createGrid, fieldSeed, grainAt } from "../noise.ts";
import { arrange } from "./arrange.ts";
import { aimCamera, type Camera, down } from "./camera.ts";
import { castShadow, type ShadowMap } from "./cast-shadow.ts";
import { type Core, coreOf } from "./core.ts";
import { type StageItem, stageItem } from "./stage-item.ts";
import { createMeeting, topAt, traceItem } from "./trace-item.ts";

const sweep = linearOf("#f4f2ee");
/** Sub-elements sampled where an outline crosses a picture element. */
const smooth = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const;

/** The products in the studio: soft box at the upper left, off-white sweep, soft shadow. */
export function drawPiece(definition: MaterialDefinition, options: DrawOptions): Drawing {
  const placements = arrange(definition);
  const camera = aimCamera(
    placements,
    options.width_px,
    options.height_px,
    definition.family === "turf" ? 0.72 : 0.86,
  );
  const items = placements.map((placement) => stageItem(definition, placement, camera.pixel_in * 0.95));
  return new Studio(definition, camera, items, options).photograph();
}

class Studio {
  private readonly camera: Camera;
  private readonly items: StageItem[];
  private readonly options: DrawOptions;
  private readonly core: Core;
  private readonly ground: ShadowMap;
  private readonly shadows: Map<StageItem, ShadowMap>;
  private readonly meeting = createMeeting();
  private readonly light = new Float64Array(3);
  private readonly grid = { grain: createGrid(null, 0.05), blotch: createGrid(null, 0.5) };
  private readonly seed: number;
  private readonly slope: number;

  constructor(definition: MaterialDefinition, camera: Camera, items: StageItem[], options: DrawOptions) {
    this.camera = camera;
    this.items = items;
    this.options = options;
    this.core = coreOf(definition);
    this.seed = fieldSeed(definition.seed, 400);
    this.slope = definition.family === "turf" ? 0.1 : 1;
    const reach = (camera.pixel_in * options.width_px) / 1.3;
    const cells = Math.max(56, Math.min(240, Math.round(options.width_px / 3.4)));
    this.ground = castShadow(items, 0, reach, cells);
    this.shadows = new Map(
      items.map((item) => {
        const level = item.placement.z + item.placement.thickness_in;
        const above = items.filter((other) => other.placement.z >= level - 0.02);
        return [item, castShadow(above, level, reach, cells)];
      }),
    );
  }

  photograph(): Drawing {
    const { width_px, height_px } = this.options;
    const rgb = new Uint8ClampedArray(4 * width_px * height_px);
    const linear = new Float32Array(3 * width_px * height_px);
    const seen = new Uint8Array(width_px * height_px);
    let at = 0;
    for (let row = 0; row < height_px; row += 1) {
      for (let column = 0; column < width_px; column += 1) {
        seen[at] = this.lightAlong(column + 0.5, row + 0.5);
        linear[3 * at] = this.light[0]!;
        linear[3 * at + 1] = this.light[1]!;
        linear[3 * at + 2] = this.light[2]!;
        at += 1;
      }
    }
    this.smoothOutlines(linear, seen);
    for (let index = 0; index < width_px * height_px; index += 1) {
      rgb[4 * index] = displayByte(linear[3 * index]!);
      rgb[4 * index + 1] = displayByte(linear[3 * index + 1]!);
      rgb[4 * index + 2] = displayByte(linear[3 * index + 2]!);
      rgb[4 * index + 3] = 255;
    }
    return { rgb, width_px, height_px };
  }

  private smoothOutlines(linear: Float32Array, seen: Uint8Array): void {
    const { width_px, height_px } = this.options;
    for (let row = 1; row < height_px - 1; row += 1) {
      for (let column = 1; column < width_px - 1; column += 1) {
        const at = row * width_px + column;
        const own = seen[at]!;
        if (
          own === seen[at + 1] &&
          own === seen[at - 1] &&
          own === seen[at + width_px] &&
          own === seen[at - width_px]
        )
          continue;
        let [red, green, blue] = [0, 0, 0];
        for (const [x, y] of smooth) {
          this.lightAlong(column + x, row + y);
          red += this.light[0]!;
          green += this.light[1]!;
          blue += this.light[2]!;
        }
        linear[3 * at] = red / smooth.length;
        linear[3 * at + 1] = green / smooth.length;
        linear[3 * at + 2] = blue / smooth.length;
      }
    }
  }

  /** Light along the ray through a pixel, written to `light`; returns what was hit, to find outlines. */
  private lightAlong(px: number, py: number): number {
    const { camera, meeting } = this;
    const across = (px - camera.centreX) / camera.scale;
    const below = (py - camera.centreY) / camera.scale;
    const dx = across;
    const dy = -down.cos + below * down.sin;
    const dz = -down.sin - below * down.cos;
    const [ex, ey, ez] = camera.eye;
    meeting.t = 1e9;
    meeting.item = null;
    for (let index = 0; index < this.items.length; index += 1) {
      traceItem(this.items[index]!, ex, ey, ez, dx, dy, dz, meeting);
    }
    if (meeting.item === null) {
      const t = -ez / dz;
      this.lightGround(ex + dx * t, ey + dy * t, px, py);
      return 0;
    }
    const length = Math.hypot(dx, dy, dz);
    if (meeting.side) this.lightSide(meeting.item);
    else this.lightFace(meeting.item, dx / length, dy / length, dz / length);
    return 1 + 2 * this.items.indexOf(meeting.item) + (meeting.side ? 1 : 0);
  }

  private lightGround(x: number, y: number, px: number, py: number): void {
    const lit = this.ground.keyAt(x, y);
    const sky = this.ground.skyAt(x, y);
    const { width_px, height_px } = this.options;
    const fall = 1.02 - 0.035 * (px / width_px) - 0.05 * (py / height_px);
    const level = (0.42 * sky + 0.58 * lit) * fall;
    // Shadows on the sweep are a little cool: only sky reaches them.
    this.light[0] = sweep[0] * level;
    this.light[1] = sweep[1] * (level + 0.004 * (1 - lit));
    this.light[2] = sweep[2] * (level + 0.012 * (1 - lit));
  }

  private lightFace(item: StageItem, dx: number, dy: number, dz: number): void {
    const { meeting, light } = this;
    const { u, v } = meeting;
    const reach = item.step_in;
    const here = meeting.z;
    const bound = (value: number) => (value < here - 0.4 ? here - 0.02 : value);
    const slopeU =
      ((bound(topAt(item, u + reach, v)) - bound(topAt(item, u - reach, v))) * 0.5 * this.slope) / reach;
    const slopeV =
      ((bound(topAt(item, u, v + reach)) - bound(topAt(item, u, v - reach))) * 0.5 * this.slope) / reach;
    const slopeX = Math.max(-2, Math.min(2, slopeU * item.cos - slopeV * item.sin));
    const slopeY = Math.max(-2, Math.min(2, slopeU * item.sin + slopeV * item.cos));
    const size = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
    const [nx, ny, nz] = [-slopeX / size, -slopeY / size, 1 / size];
    const { x, y } = this.stagePoint(item);
    const shadow = this.shadows.get(item)!;
    const lit = shadow.keyAt(x, y);
    const facing = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2]) / key[2];
    const deep = Math.min(1, 0.55 + 0.45 * ((meeting.z + 0.25) / (item.highest_in + 0.02)));
    const shade =
      (0.36 * shadow.skyAt(x, y) + 0.64 * facing * lit) *
      (item.highest_in - item.placement.thickness_in > 0.3 ? deep : 1);
    const at = this.texelAt(item, u, v);
    const rough = item.rough[at]!;
    const mirror = item.metal[at]!;
    const along = dx * nx + dy * ny + dz * nz;
    const rz = Math.max(0.25, dz - 2 * along * nz);
    const shine = studioLight((dx - 2 * along * nx) / rz, (dy - 2 * along * ny) / rz, rough);
    const gloss = (1 - rough) * (1 - rough);
    const glance = 0.015 + 0.35 * (1 + along) ** 5;
    const sheen = glance * (0.12 + 0.88 * gloss) * (shine - 0.75) * (0.35 + 0.65 * lit);
    const body = shade * (1 - mirror) + mirror * (0.22 + 0.24 * shine) * (0.5 + 0.5 * lit);
    light[0] = item.color[3 * at]! * body + sheen;
    light[1] = item.color[3 * at + 1]! * body + sheen;
    light[2] = item.color[3 * at + 2]! * body + sheen;
  }

  private lightSide(item: StageItem): void {
    const { meeting, light } = this;
    const { u, v, z } = meeting;
    const reach = item.step_in * 1.5;
    const inside = (a: number, b: number) => (topAt(item, a, b) > z ? 1 : 0);
    let nu = inside(u - reach, v) - inside(u + reach, v);
    let nv = inside(u, v - reach) - inside(u, v + reach);
    if (nu === 0 && nv === 0) nv = 1;
    const size = Math.hypot(nu, nv);
    nu /= size;
    nv /= size;
    const nx = nu * item.cos - nv * item.sin;
    const ny = nu * item.sin + nv * item.cos;
    const depth = Math.max(0, item.placement.thickness_in - z);
    const { x, y } = this.stagePoint(item);
    const facing = Math.max(0, nx * key[0] + ny * key[1]) / key[2];
    // The sweep throws light back onto the sides, least near the ground.
    const floor = Math.min(1, (item.placement.z + z) / 0.5 + 0.35);
    const sky = this.ground.skyAt(x + nx * 0.3, y + ny * 0.3);
    const shade =
      (0.2 + 0.22 * Math.max(0, ny) + 0.12 * Math.abs(nx)) * (0.55 + 0.45 * floor) * (0.6 + 0.4 * sky) +
      0.6 * facing;
    this.colorSide(item, u, v, depth, nu, nv);
    light[0]! *= shade;
    light[1]! *= shade;
    light[2]! *= shade;
  }

  /** Color of a cut side `depth` below the face, left in `light`. */
  private colorSide(item: StageItem, u: number, v: number, depth: number, nu: number, nv: number): void {
    const { light, core } = this;
    const grain = grainAt(this.grid.grain, this.seed, u * 1.3 + v * 1.1, depth * 1.6 + (u - v) * 0.2);
    const blotch = cloudAt(this.grid.blotch, this.seed + 1, u + v, depth);
    let color: Linear | null = null;
    let rough = 0;
    if (core.kind === "pile") {
      const at = this.texelAt(item, u, v);
      const height = this.meeting.z;
      const bright = Math.min(1, 0.2 + 0.8 * (height / item.highest_in)) * 1.5;
      color =
        height < 0.12
          ? core.backing
          : [
              item.color[3 * at]! * bright,
              item.color[3 * at + 1]! * bright,
              item.color[3 * at + 2]! * bright,
            ];
    }
    if (core.kind === "layers") {
      for (const layer of core.layers) {
        if (depth <= layer.to_in) {
          color = layer.color;
          rough = layer.grain;
          break;
        }
      }
    }
    if (color === null) {
      // The figure runs through: what lies `depth` in from the edge is folded down.
      const at = this.texelAt(item, u - nu * (depth + item.step_in), v - nv * (depth + item.step_in));
      color = [item.color[3 * at]!, item.color[3 * at + 1]!, item.color[3 * at + 2]!];
      rough = 0.2;
    }
    const tone = 1 + rough * (0.22 * grain + 0.14 * blotch);
    light[0] = color[0] * tone;
    light[1] = color[1] * tone;
    light[2] = color[2] * tone;
  }

  private stagePoint(item: StageItem): { x: number; y: number } {
    const { u, v } = this.meeting;
    return {
      x: item.placement.x + u * item.cos - v * item.sin,
      y: item.placement.y + u * item.sin + v * item.cos,
    };
  }

  private texelAt(item: StageItem, u: number, v: number): number {
    const i = Math.min(item.columns - 1, Math.max(0, Math.floor(u / item.step_in + item.columns / 2)));
    const j = Math.min(item.rows - 1, Math.max(0, Math.floor(v / item.step_in + item.rows / 2)));
    return j * item.columns + i;
  }
}
