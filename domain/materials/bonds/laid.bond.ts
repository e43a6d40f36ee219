import type { LaidSize, Laying } from "../laying/laying.types.ts";
import { hash2 } from "../random.ts";
import { type Bond, fold, type Spot } from "./bond.ts";

/** One way in which pieces lie: the sides of its outline as lines (normal and distance), and its own axes. */
interface Form {
  /** Triples: outward normal x, y and the distance from the center. */
  sides: Float64Array;
  cos: number;
  sin: number;
  reach: number;
}

/** Pieces of one repeat by the cells of a grid, in the repeat's own axes. */
interface Cells {
  columns: number;
  rows: number;
  /** Of each piece: center x, center y, form, id. */
  pieces: Float64Array;
  /** Numbers of the pieces that may lie at a point of each cell, nearest repeats included. */
  lists: Int32Array[];
}

/**
 * Paints the pieces of a laying: for each point the piece that lies there. The picture's y runs down and the laying's
 * up, so the laying's origin is the lower left corner of the picture's cell at (0, 0).
 */
export function laidBond(laying: Laying, joint: number): Bond {
  const turn_deg = laying.turn_deg + laying.repeat.turn_deg;
  const width_in = laying.repeat.width_in * times(laying.repeat.width_in, laying.size);
  const height_in = laying.repeat.height_in * times(laying.repeat.height_in, laying.size);
  const angle = (turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forms = laying.forms.map((corners, at) =>
    formOf(corners, laying.turns[at]! - laying.repeat.turn_deg, laying.repeat.turn_deg),
  );
  let cells: Cells | null = null;
  const { width_in: width, height_in: height } = laying.size;
  return {
    width_in,
    height_in,
    turn_deg,
    locate(x, y, spot) {
      spot.width = width;
      spot.height = height;
      const along = fold(x * cos - y * sin, width_in);
      const up = fold(-x * sin - y * cos, height_in);
      cells ??= cellsOf(laying, forms, width_in, height_in, joint);
      locateIn(cells, forms, along / width_in, up / height_in, along, up, spot);
      spot.v = -spot.v;
      // wider gaps, as where pieces do not quite make up a block, are joint all through
      spot.edge = Math.max(spot.edge, -joint / 2);
    },
  };
}

/** The bond seen in the axes along which it repeats, so that a picture of one repeat is upright. */
export function inRepeatAxes(bond: Bond): Bond {
  if (bond.turn_deg === 0) return bond;
  const angle = (bond.turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...bond,
    turn_deg: 0,
    locate: (x, y, spot) => bond.locate(x * cos + y * sin, -x * sin + y * cos, spot),
  };
}

/** How often the least repeat is drawn, so that about 24 in. to 110 in. go by before the same piece comes again. */
function times(repeat_in: number, { width_in, height_in }: LaidSize): number {
  const target = Math.min(110, Math.max(24, Math.max(width_in, height_in) * 6));
  return Math.max(1, Math.round(target / repeat_in));
}

function formOf(corners: Laying["forms"][number], turn_deg: number, axes_deg: number): Form {
  const back = (-axes_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(back), Math.sin(back)];
  const outline = corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const);
  const sides = new Float64Array(3 * outline.length);
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    sides.set([nx, ny, nx * ax + ny * ay], 3 * at);
  }
  const angle = (turn_deg * Math.PI) / 180;
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  return { sides, cos: Math.cos(angle), sin: Math.sin(angle), reach };
}

/** Inward distance of a point, seen from the piece's center, from its outline; negative outside. */
function inside({ sides }: Form, dx: number, dy: number): number {
  let least = Infinity;
  for (let at = 0; at < sides.length; at += 3) {
    const distance = sides[at + 2]! - sides[at]! * dx - sides[at + 1]! * dy;
    if (distance < least) least = distance;
  }
  return least;
}

function locateIn(
  { columns, rows, pieces, lists }: Cells,
  forms: readonly Form[],
  shareX: number,
  shareY: number,
  x: number,
  y: number,
  spot: Spot,
): void {
  const column = Math.min(columns - 1, Math.floor(shareX * columns));
  const row = Math.min(rows - 1, Math.floor(shareY * rows));
  const list = lists[row * columns + column]!;
  let best = -Infinity;
  let found = 0;
  for (let at = 0; at < list.length && best <= 0; at += 1) {
    const piece = 4 * list[at]!;
    const edge = inside(forms[pieces[piece + 2]!]!, x - pieces[piece]!, y - pieces[piece + 1]!);
    if (edge > best) {
      best = edge;
      found = piece;
    }
  }
  const { cos, sin } = forms[pieces[found + 2]!]!;
  const dx = x - pieces[found]!;
  const dy = y - pieces[found + 1]!;
  spot.id = pieces[found + 3]!;
  spot.edge = best;
  spot.u = dx * cos + dy * sin;
  spot.v = dy * cos - dx * sin;
}

const mostCells = 160;

function cellsOf(
  laying: Laying,
  forms: readonly Form[],
  width_in: number,
  height_in: number,
  joint: number,
): Cells {
  const side = Math.min(laying.size.width_in, laying.size.height_in) / 2;
  const columns = Math.min(mostCells, Math.max(1, Math.round(width_in / side)));
  const rows = Math.min(mostCells, Math.max(1, Math.round(height_in / side)));
  const [wide, high] = [width_in / columns, height_in / rows];
  const around = Math.hypot(wide, high) / 2 + joint + side / 8;
  const placed = placedPieces(laying, width_in, height_in);
  const lists = Array.from({ length: columns * rows }, (): number[] => []);
  placed.forEach(([x, y, form], number) => {
    const { reach } = forms[form]!;
    const last = Math.min(rows - 1, Math.floor((y + reach + around) / high));
    for (let row = Math.max(0, Math.floor((y - reach - around) / high)); row <= last; row += 1) {
      const end = Math.min(columns - 1, Math.floor((x + reach + around) / wide));
      for (let column = Math.max(0, Math.floor((x - reach - around) / wide)); column <= end; column += 1) {
        const edge = inside(forms[form]!, (column + 0.5) * wide - x, (row + 0.5) * high - y);
        if (edge > -around) lists[row * columns + column]!.push(number);
      }
    }
  });
  return {
    columns,
    rows,
    pieces: Float64Array.from(placed.flat()),
    lists: lists.map((list) => Int32Array.from(list)),
  };
}

/** Center, form and id of the pieces in and around one repeat; those of the neighboring repeats have the same ids. */
function placedPieces(
  laying: Laying,
  width_in: number,
  height_in: number,
): [x: number, y: number, form: number, id: number][] {
  const angle = (laying.repeat.turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.max(laying.size.width_in, laying.size.height_in) * 1.5;
  const corners = [
    [-reach, -reach],
    [width_in + reach, -reach],
    [width_in + reach, height_in + reach],
    [-reach, height_in + reach],
  ].map(([x, y]) => [x! * cos - y! * sin, x! * sin + y! * cos] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const bounds = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
  const placed: [number, number, number, number][] = [];
  laying.each(bounds, (px, py, form) => {
    const x = px * cos + py * sin;
    const y = py * cos - px * sin;
    if (x < -reach || y < -reach || x > width_in + reach || y > height_in + reach) return;
    placed.push([x, y, form, idOf(x, y, form, width_in, height_in)]);
  });
  return placed;
}

/** The same for a piece and its like one repeat further on. */
function idOf(x: number, y: number, form: number, width_in: number, height_in: number): number {
  const step = (value: number, whole: number) => Math.round(fold(value + 0.004, whole) * 64);
  return hash2(hash2(step(x, width_in), step(y, height_in)), form + 1);
}
