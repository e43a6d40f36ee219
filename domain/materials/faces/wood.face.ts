import { type Linear, linearOf } from "../color.ts";
import type { WoodBody } from "../material.ts";
import { cloudAt, createGrid, fieldSeed, grainAt, smoothstep, streakAt } from "../noise.ts";
import { hash2, unit } from "../random.ts";
import {
  BLUE,
  brighten,
  chanceOf,
  type Face,
  type FaceSetting,
  GREEN,
  glaze,
  HEIGHT,
  type PieceLot,
  type Point,
  paint,
  RED,
  ROUGH,
  visible,
} from "./face.ts";

/** A point's relation to the board's rings and knots; one reused array, so that points do not allocate. */
const PHASE = 0;
const REACH = 1;

interface Knot {
  across: number;
  along: number;
  radius: number;
}

/** One board as sawn: where the heart of the log lay from its face, how it was cut, and its knots. */
interface Board {
  seed: number;
  shift: number;
  heart: number;
  depth: number;
  taper: number;
  lean: number;
  warmth: number;
  streak: number;
  knots: Knot[];
}

function sawBoard(body: WoodBody, piece: PieceLot, width: number, length: number): Board {
  const arched = chanceOf(piece, 1) < body.cathedral;
  const knots: Knot[] = [];
  const expected = (body.knots * width * length) / 144;
  const count = Math.floor(expected * 1.6 * chanceOf(piece, 2) + chanceOf(piece, 3));
  for (let index = 0; index < Math.min(count, 8); index += 1) {
    knots.push({
      across: (chanceOf(piece, 20 + index) - 0.5) * width * 0.8,
      along: (chanceOf(piece, 30 + index) - 0.5) * length * 0.94,
      radius: 0.1 + 0.36 * chanceOf(piece, 40 + index) ** 2 * Math.min(1.4, width / 5),
    });
  }
  return {
    seed: piece.id | 0,
    shift: chanceOf(piece, 4) * 700,
    heart: arched
      ? (chanceOf(piece, 5) - 0.5) * width * 0.9
      : (chanceOf(piece, 6) < 0.5 ? -1 : 1) * (width * 0.9 + 2 + 4 * chanceOf(piece, 5)),
    depth: arched ? 1.1 + 3.6 * chanceOf(piece, 7) : 0.4 + 2.4 * chanceOf(piece, 7),
    taper: (chanceOf(piece, 8) < 0.5 ? -1 : 1) * (0.008 + 0.035 * chanceOf(piece, 9)),
    lean: (chanceOf(piece, 10) - 0.5) * 0.03,
    warmth: chanceOf(piece, 11) - 0.5,
    streak: chanceOf(piece, 12) - 0.5,
    knots,
  };
}

/** How far growth rings are pushed aside at a point by the board's knots; notes how near the closest one is. */
function bendAroundKnots(board: Board, across: number, along: number, state: Float64Array): number {
  let bend = 0;
  state[REACH] = 1e9;
  for (const knot of board.knots) {
    const dx = (across - knot.across) / knot.radius;
    const dy = (along - knot.along) / (knot.radius * 1.5);
    const reach = Math.sqrt(dx * dx + dy * dy);
    if (reach < state[REACH]!) state[REACH] = reach;
    const stretched = dx * dx + dy * dy * 0.2;
    if (stretched > 14) continue;
    bend += knot.radius * 1.5 * Math.exp(-stretched * 0.28);
  }
  return bend;
}

/** What the points of every board share: the fields the figure is read from, and how much shows at this scale. */
interface Timber {
  grids: ReturnType<typeof woodGrids>;
  seeds: number[];
  knotColor: Linear;
  ring_in: number;
  brushed: number;
  relief: number;
  pixel_in: number;
  state: Float64Array;
}

function woodGrids() {
  return {
    wobble: createGrid(null, 1.6, 16),
    ripple: createGrid(null, 0.5, 4.5),
    strand: createGrid(null, 0.07, 3.2),
    band: createGrid(null, 1.3, 26),
    figure: createGrid(null, 2.6, 0.8),
    mottle: createGrid(null, 1.1, 3),
    scrape: createGrid(null, 1.4, 9),
    streak: createGrid(null, 0.26, 13),
  };
}

function timberOf(body: WoodBody, setting: FaceSetting): Timber {
  return {
    grids: woodGrids(),
    seeds: Array.from({ length: 12 }, (_, index) => fieldSeed(setting.seed, index)),
    knotColor: linearOf(body.colors.knot),
    ring_in: body.ring_in,
    brushed: body.brushed,
    relief: setting.relief,
    pixel_in: setting.pixel_in,
    state: new Float64Array(2),
  };
}

/** 0 in early wood rising to 1 in late wood, then dropping at the ring's end; fades where rings crowd. */
function ringAt(timber: Timber, board: Board, across: number, along: number, x: number, y: number): number {
  const { grids, seeds, state, pixel_in, ring_in } = timber;
  const wobble = cloudAt(grids.wobble, seeds[0]!, x, y);
  const ripple = grainAt(grids.ripple, seeds[1]!, x, y);
  const side = across - board.heart - board.lean * along - 0.5 * wobble;
  const depth = board.depth + board.taper * along + 0.28 * wobble + 0.03 * ripple;
  const radius =
    Math.sqrt(side * side + depth * depth) + bendAroundKnots(board, across, along, state) + 0.035 * ripple;
  const rings = radius / ring_in;
  // Good and lean years: ring widths vary.
  const count =
    rings + 0.9 * Math.sin(rings * 0.37 + board.shift) + 0.5 * Math.sin(rings * 0.83 + 2 * board.shift);
  const phase = count - Math.floor(count);
  const perPixel = (Math.abs(side) / radius / ring_in) * pixel_in * 1.3;
  const clear = 1 - smoothstep(0.3, 0.85, perPixel);
  const year = 0.55 + 0.45 * unit(hash2(Math.floor(count), board.seed));
  const rise = smoothstep(0.1, 0.86, phase) * (1 - smoothstep(0.9, 1, phase));
  state[PHASE] = 0.5 + (phase - 0.5) * clear;
  return rise * year * clear + 0.36 * (1 - clear);
}

/** The wide vessels stand in the early wood of each ring: they draw the grain. */
function poreAt({ seeds, state }: Timber, x: number, y: number): number {
  const vessels = 1 - smoothstep(0.06, 0.34, Math.abs(state[PHASE]! - 0.1));
  return smoothstep(0.05, 0.75, streakAt(seeds[6]!, x, y, 0.028, 0.8) + 1.25 * vessels - 0.75);
}

/** A stave's random lightness, darker at the seam to the next. `across` counts from the stave's own position. */
function staveTone(chance: number, across: number, stave_in: number, pixel_in: number): number {
  const seam = Math.abs(across - Math.round(across / stave_in) * stave_in);
  const dark = 0.3 * (1 - smoothstep(0, Math.max(0.02, pixel_in * 0.6), seam)) * visible(0.1, pixel_in);
  return (0.93 + 0.14 * chance) * (1 - dark);
}

/** Some boards of a lot are warmer than others. */
function warmBoard(warmth: number, band: number, point: Point): void {
  point[RED]! *= 1 + 0.035 * warmth + 0.015 * band;
  point[BLUE]! *= 1 - 0.06 * warmth - 0.02 * band;
  point[GREEN]! *= 1 - 0.008 * warmth;
}

/** The knot nearest to the point, as `bendAroundKnots` left it in the state. */
function drawKnot(timber: Timber, hollowed: boolean, x: number, y: number, point: Point): void {
  const { grids, seeds, state, knotColor } = timber;
  const reach = state[REACH]!;
  if (reach > 2.6) return;
  const rough = cloudAt(grids.mottle, seeds[2]!, x * 6, y * 9);
  const inside = 1 - smoothstep(0.72, 1.12, reach + 0.16 * rough);
  const rings = 0.5 + 0.5 * Math.sin(reach * 11 + 2.5 * rough);
  glaze(point, knotColor, (1 - inside) * 0.2 * (1 - smoothstep(0.9, 2, reach)));
  glaze(point, knotColor, inside * (0.5 + 0.38 * rings));
  if (hollowed) {
    const hollow = 1 - smoothstep(0.1, 0.4, reach + 0.3 * rough);
    brighten(point, 1 - 0.75 * hollow * inside);
    point[HEIGHT]! -= 0.02 * hollow;
  }
}

/** What brushing, texture and open pores do to the height and roughness of the face. */
function shapeGrain(
  timber: Timber,
  x: number,
  y: number,
  ring: number,
  pore: number,
  fibre: number,
  point: Point,
): void {
  const { grids, seeds, relief } = timber;
  const open = Math.max(timber.brushed, relief * 0.7);
  point[HEIGHT]! += 0.0045 * open * (ring - 0.4) - 0.004 * (0.3 + open) * pore + 0.0012 * open * fibre;
  if (relief > 0.6) point[HEIGHT]! += 0.02 * (relief - 0.4) * cloudAt(grids.scrape, seeds[9]!, x, y);
  point[ROUGH]! *= 1 + 0.25 * pore - 0.08 * ring;
}

/** The arcs a circular saw leaves across the board. */
function markSaw(
  timber: Timber,
  saw: number,
  across: number,
  along: number,
  x: number,
  y: number,
  point: Point,
): void {
  const { grids, seeds, pixel_in } = timber;
  const stroke = Math.sin(
    (along + 0.12 * across * across * 0.3 + 0.5 * cloudAt(grids.mottle, seeds[10]!, x, y)) * 17,
  );
  const bite = saw * smoothstep(0, 0.6, cloudAt(grids.mottle, seeds[11]!, x * 0.4, y * 0.3) + 0.2);
  const shown = visible(0.2, pixel_in);
  brighten(point, 1 - 0.16 * bite * smoothstep(0.2, 1, stroke) * shown);
  point[HEIGHT]! -= 0.004 * bite * stroke * shown;
}

/** Sawn wood with growth rings, pores, fiber, rays, figure and knots; every board from another place in the log. */
export function woodFace(body: WoodBody, setting: FaceSetting): Face {
  const { pixel_in } = setting;
  const early = linearOf(body.colors.early);
  const late = linearOf(body.colors.late);
  const poreColor = linearOf(body.colors.pore);
  const wash = linearOf(body.wash_color);
  const timber = timberOf(body, setting);
  const { grids, seeds } = timber;
  const fibreShown = 0.11 * visible(0.045, pixel_in) + 0.03;
  const poreShown = body.pores * visible(0.05, pixel_in);
  const sawn = new Map<number, Board>();
  let board: Board | null = null;
  let upright = true;
  let hollowKnots = false;

  return {
    begin(piece) {
      upright = piece.height >= piece.width;
      const width = Math.min(piece.width, piece.height);
      const length = Math.max(piece.width, piece.height);
      board = sawn.get(piece.id) ?? null;
      if (board === null) {
        board = sawBoard(body, piece, width, length);
        sawn.set(piece.id, board);
      }
      hollowKnots = chanceOf(piece, 13) < 0.35;
    },
    at(u, v, _edge, point) {
      let across = upright ? u : v;
      const along = upright ? v : u;
      const current = board!;
      let x = across + current.shift;
      const y = along + current.shift * 1.7;
      let tone = 1;
      if (body.stave_in > 0 && body.stave_in < 1.2) {
        const stave = Math.floor(across / body.stave_in);
        const chance = unit(hash2(current.seed, stave));
        across += stave * 3.7;
        x += chance * 300;
        tone = staveTone(chance, across - stave * 3.7, body.stave_in, pixel_in);
      }
      const ring = ringAt(timber, current, across, along, x, y);
      const band = cloudAt(grids.band, seeds[3]!, x, y);
      const streak = cloudAt(grids.streak, seeds[9]!, x, y);
      const fibre = streakAt(seeds[4]!, x, y, 0.024, 1.3);
      const strand = cloudAt(grids.strand, seeds[5]!, x, y);
      paint(point, early);
      glaze(
        point,
        late,
        Math.min(
          1,
          Math.max(
            0,
            body.contrast * (1.35 * ring + 0.55 * streak) + 0.2 * strand + 0.22 * (band + current.streak),
          ),
        ),
      );
      const pore = poreAt(timber, x, y) * poreShown;
      glaze(point, poreColor, 0.62 * pore);
      if (body.rays > 0) {
        const ray =
          smoothstep(0.45, 0.85, streakAt(seeds[7]!, along, x, 0.05, 0.3) + 0.2 * band) *
          visible(0.1, pixel_in);
        brighten(point, 1 + 0.1 * body.rays * ray);
      }
      const shimmer =
        body.figure > 0 ? body.figure * cloudAt(grids.figure, seeds[8]!, x, y + 0.5 * across) : 0;
      brighten(point, (1 + fibreShown * fibre + 0.1 * shimmer + 0.07 * band) * tone);
      warmBoard(current.warmth, band, point);
      drawKnot(timber, hollowKnots, x, y, point);
      if (body.wash > 0) {
        const caught = Math.max(0, Math.min(1, 0.35 + 0.5 * pore + 0.35 * strand + 0.25 * fibre));
        glaze(point, wash, body.wash * 0.8 * caught);
      }
      shapeGrain(timber, x, y, ring, pore, fibre, point);
      if (body.saw > 0) markSaw(timber, body.saw, across, along, x, y, point);
    },
  };
}
