import { averageColor } from "./average-color.ts";
import { type Bond, createSpot, type Spot } from "./bonds/bond.ts";
import { bondOf } from "./bonds/bond-of.ts";
import { type Linear, linearOf } from "./color.ts";
import { edgeProfiles, profileDrop } from "./edge-profile.ts";
import { BLUE, type Face, GREEN, HEIGHT, METAL, type Point, RED, ROUGH } from "./faces/face.ts";
import { faceOf } from "./faces/face-of.ts";
import { type LaidPiece, layPiece } from "./laid-piece.ts";
import type { MaterialDefinition } from "./material.ts";
import { cloudAt, createGrid, fieldSeed, type Grid, grainAt, noiseAt, type Space } from "./noise.ts";
import type { Pixels } from "./pixels.ts";
import { createSurface, type Region, type Surface } from "./region.ts";
import { growTurf } from "./turf.ts";

/** Which piece each picture element shows, and how far inside its outline it is. */
export interface Trace {
  id: Float64Array;
  edge: Float32Array;
}

/**
 * Draws a region of the material as laid: pieces in their bond, joints between them. Fills `trace` if given. `pixels`
 * are those of a face that is a picture.
 */
export function drawSurface(
  definition: MaterialDefinition,
  region: Region,
  bond: Bond = bondOf(definition),
  trace: Trace | null = null,
  pixels: Pixels | null = null,
): Surface {
  if (definition.family === "turf") return growTurf(definition, region);
  const whole =
    definition.layout.pattern === "slab" &&
    (definition.family === "picture" ||
      definition.family === "wallpaper" ||
      bond.width_in === definition.piece.width_in);
  const setting = {
    seed: definition.seed,
    space: whole && region.seamless ? { width_in: bond.width_in, height_in: bond.height_in } : null,
    pixel_in: region.step_x_in,
    sheen: definition.sheen,
    relief: definition.relief,
    pixels,
  };
  const surface = createSurface(region);
  new Laying(definition, bond, faceOf(definition, setting), setting.space, region, whole).draw(
    surface,
    region,
    trace,
  );
  return surface;
}

/** Joint without grout: the shadow line between two boards. */
const bareGap_in = 0.02;

/** Grout is struck just below tiles; the sand between pavers settles deeper. */
function depthOfJoint({ layout: { grout }, piece }: MaterialDefinition): number {
  if (!grout) return 0.04;
  if (piece.thickness_in > 1.2) return Math.min(0.2, 0.07 + grout.width_in * 0.5);
  return Math.min(0.09, 0.014 + grout.width_in * 0.26);
}

class Laying {
  private readonly spot: Spot = createSpot();
  private readonly point: Point = new Float64Array(6);
  private readonly pieces = new Map<number, LaidPiece>();
  private current: LaidPiece | null = null;
  /** Pieces are drawn to be taken out of the bond: nothing of the joint on them. */
  private loose = false;
  private readonly definition: MaterialDefinition;
  private readonly bond: Bond;
  private readonly face: Face;
  private readonly pixel_in: number;
  private readonly whole: boolean;
  private readonly joint_in: number;
  private readonly inset_in: number;
  private readonly groutColor: Linear;
  private readonly groutDepth_in: number;
  private readonly grid: { outline: Grid; sand: Grid; clumps: Grid; dents: Grid; pits: Grid };
  private readonly seeds: number[];
  private readonly profile;
  private readonly faceRelief: number;

  constructor(
    definition: MaterialDefinition,
    bond: Bond,
    face: Face,
    space: Space,
    region: Region,
    whole: boolean,
  ) {
    const laid: Space = region.seamless ? bond : null;
    const { grout, pattern } = definition.layout;
    const average = linearOf(averageColor(definition));
    this.definition = definition;
    this.bond = bond;
    this.face = face;
    this.pixel_in = region.step_x_in;
    this.whole = whole;
    this.profile = edgeProfiles[definition.piece.edge];
    this.joint_in = grout ? grout.width_in : pattern === "slab" ? 0.004 : bareGap_in;
    this.inset_in = grout ? 0 : this.joint_in / 2;
    this.groutColor = grout
      ? linearOf(grout.color)
      : [average[0] * 0.16, average[1] * 0.15, average[2] * 0.14];
    this.groutDepth_in = depthOfJoint(definition);
    this.seeds = Array.from({ length: 8 }, (_, index) => fieldSeed(definition.seed, 200 + index));
    this.faceRelief = ["wood", "ledgestone", "slate", "pebble", "metal"].includes(definition.family)
      ? 0
      : definition.relief;
    this.grid = {
      outline: createGrid(null, this.profile.ragged_in * 9 + 0.5),
      sand: createGrid(laid, 0.03),
      clumps: createGrid(laid, 0.4),
      dents: createGrid(space, 0.42),
      pits: createGrid(space, 0.09),
    };
  }

  draw(surface: Surface, region: Region, trace: Trace | null): void {
    const angle = (region.turn_deg * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middleX = (region.width_px / 2) * region.step_x_in;
    const middleY = (region.height_px / 2) * region.step_y_in;
    const { color, height, rough, metal } = surface;
    this.loose = trace !== null;
    const point = this.point;
    let at = 0;
    for (let row = 0; row < region.height_px; row += 1) {
      const py = (row + 0.5) * region.step_y_in - middleY;
      for (let column = 0; column < region.width_px; column += 1) {
        const px = (column + 0.5) * region.step_x_in - middleX;
        const x = region.left_in + middleX + px * cos - py * sin;
        const y = region.top_in + middleY + px * sin + py * cos;
        this.pointAt(x, y);
        color[3 * at] = point[RED]!;
        color[3 * at + 1] = point[GREEN]!;
        color[3 * at + 2] = point[BLUE]!;
        height[at] = point[HEIGHT]!;
        rough[at] = point[ROUGH]!;
        metal[at] = point[METAL]!;
        if (trace !== null) {
          trace.id[at] = this.spot.id;
          trace.edge[at] = this.spot.edge;
        }
        at += 1;
      }
    }
  }

  private pointAt(x: number, y: number): void {
    const { spot, point, pixel_in } = this;
    this.bond.locate(x, y, spot);
    let edge = spot.edge - this.inset_in;
    if (this.profile.ragged_in > 0 && edge < this.profile.ragged_in * 6) {
      edge +=
        this.profile.ragged_in *
        (cloudAt(this.grid.outline, this.seeds[0]! ^ (spot.id & 0xfffff), spot.u, spot.v) - 0.35);
    }
    const cover = this.loose ? Number(edge > 0) : this.coverAt(edge);
    if (cover <= 0) {
      this.drawJoint(x, y, edge);
      return;
    }
    this.drawFace(edge);
    if (cover < 1) {
      const [red, green, blue] = [point[RED]!, point[GREEN]!, point[BLUE]!];
      const [high, rough, metal] = [point[HEIGHT]!, point[ROUGH]!, point[METAL]!];
      this.drawJoint(x, y, Math.min(edge, -pixel_in * 0.1));
      point[RED]! += (red - point[RED]!) * cover;
      point[GREEN]! += (green - point[GREEN]!) * cover;
      point[BLUE]! += (blue - point[BLUE]!) * cover;
      point[HEIGHT]! += (high - point[HEIGHT]!) * cover;
      point[ROUGH]! += (rough - point[ROUGH]!) * cover;
      point[METAL]! += (metal - point[METAL]!) * cover;
    }
  }

  /** Share of a pixel at that distance from the outline that shows the piece and not the joint. */
  private coverAt(edge: number): number {
    const half = this.pixel_in / 2;
    if (edge >= half) return 1;
    const from = edge + this.joint_in / 2;
    const joint = Math.min(from + half, this.joint_in / 2) - Math.max(from - half, -this.joint_in / 2);
    return Math.min(1, Math.max(0, 1 - joint / this.pixel_in));
  }

  private drawFace(edge: number): void {
    const { spot, point, definition } = this;
    let piece = this.current;
    if (piece === null || piece.id !== spot.id) {
      piece = this.pieces.get(spot.id) ?? null;
      if (piece === null) {
        piece = layPiece(definition, spot, this.whole);
        this.pieces.set(spot.id, piece);
      }
      this.current = piece;
      this.face.begin(piece);
    }
    const u = spot.u * piece.turn;
    const v = spot.v * piece.turn;
    point[HEIGHT] = 0;
    point[METAL] = 0;
    point[ROUGH] = piece.rough;
    this.face.at(u, v, edge, point);
    point[RED]! *= piece.red;
    point[GREEN]! *= piece.green;
    point[BLUE]! *= piece.blue;
    point[HEIGHT]! += piece.tiltU * spot.u + piece.tiltV * spot.v;
    if (edge < this.profile.radius_in) point[HEIGHT]! -= profileDrop(this.profile, edge);
    if (this.faceRelief > 0.03) this.roughen(u + piece.shift, v + piece.shift);
  }

  /** Unevenness that the finish leaves: dents and pits of a leathered, flamed or embossed face. */
  private roughen(x: number, y: number): void {
    const dent = noiseAt(this.grid.dents, this.seeds[1]!, x, y);
    const pit = grainAt(this.grid.pits, this.seeds[2]!, x, y);
    this.point[HEIGHT]! += this.faceRelief * (0.009 * dent + 0.0045 * pit);
  }

  private drawJoint(x: number, y: number, edge: number): void {
    const { point } = this;
    const sand = grainAt(this.grid.sand, this.seeds[3]!, x, y);
    const clump = cloudAt(this.grid.clumps, this.seeds[4]!, x, y);
    const tone = 1 + 0.07 * sand + 0.05 * clump;
    point[RED] = this.groutColor[0] * tone;
    point[GREEN] = this.groutColor[1] * tone;
    point[BLUE] = this.groutColor[2] * tone;
    // Tooled joints are lowest in the middle.
    const middle = Math.min(1, (-2 * edge) / Math.max(0.01, this.joint_in));
    point[HEIGHT] = -this.groutDepth_in * (0.7 + 0.3 * middle) + 0.0022 * sand + 0.003 * clump;
    point[ROUGH] = 0.95;
    point[METAL] = 0;
  }
}
