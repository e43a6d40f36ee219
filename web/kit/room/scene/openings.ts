import type { RoomOpening } from "../../../../contract/design/room-design.ts";
import { leafCount } from "../../../../domain/room/geometry/openings.ts";
import { type Products, trimPaint } from "./cover-of.ts";
import { lookOf, type OpeningLook, type PanelRow } from "./opening-look.ts";
import { panel, prism } from "./part.ts";
import type { Cover, Part, Portal, Vec2, Vec3 } from "./scene.types.ts";
import { add, along, rectangle, scale, UP } from "./vectors.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";

const casing_in = 3.25;
const casingThick_in = 0.7;
const setBack_in = 0.2;
const stile_in = 1.6;

type Box = ReturnType<typeof openingRectangle>;
type Maker = {
  /** A board with its face toward the room, `out` inches from the wall's face to its back. */
  board(x0: number, y0: number, x1: number, y1: number, thick: number, out: number, cover?: Cover): Part;
};

function maker(line: WallLine, pick: string): Maker {
  return {
    board(x0, y0, x1, y1, thick, out, cover = trimPaint) {
      return prism({
        pick,
        walls: [line.wall.id],
        cover,
        origin: along(line.corner, line.facing, out),
        u: line.right,
        v: UP,
        outline: rectangle(x0, y0, x1, y1),
        depth_in: thick,
        edge_in: Math.min(0.09, thick / 3),
      });
    },
  };
}

/** Casing, jambs, sashes and door leaves of an opening, as a carpenter builds them, with the look of its product. */
export function openingParts(line: WallLine, opening: RoomOpening, products: Products): Part[] {
  const product = opening.sku === undefined ? undefined : products.get(opening.sku);
  const look = product && lookOf(product);
  const box = openingRectangle(line, opening);
  const pick = `opening:${opening.id}`;
  const make = maker(line, pick);
  const parts = line.wall.kind === "half_wall" ? [] : casing(make, box, opening.kind === "window");
  if (opening.kind === "window") parts.push(...windowParts(line, make, box, pick, look));
  if (opening.kind === "door") parts.push(...doorParts(line, make, box, opening, pick, look));
  return parts;
}

function casing(make: Maker, box: Box, sill: boolean): Part[] {
  const { left, right, bottom, top } = box;
  const show = 0.2;
  const foot = sill ? bottom : 0;
  const head = top + show + casing_in;
  const boards = [
    make.board(left - show - casing_in, foot, left - show, top + show, casingThick_in, 0),
    make.board(right + show, foot, right + show + casing_in, top + show, casingThick_in, 0),
    make.board(
      left - show - casing_in - 0.4,
      top + show,
      right + show + casing_in + 0.4,
      head,
      casingThick_in + 0.15,
      0,
    ),
  ];
  if (!sill) return boards;
  return [
    ...boards,
    make.board(left - casing_in - 1, bottom - 1, right + casing_in + 1, bottom, 2.2, -0.5),
    make.board(left - casing_in - 0.2, bottom - 4, right + casing_in + 0.2, bottom - 1, casingThick_in, 0),
  ];
}

/** How a window opens where nobody says: two sashes slide in upright ones, wide ones are casements side by side. */
function sashesOf(wide: number, high: number, look: OpeningLook | undefined): "sliding" | number {
  switch (look?.operation) {
    case "double_hung":
      return "sliding";
    case "casement":
      return wide > 36 ? 2 : 1;
    case "awning":
    case "fixed":
      return 1;
    default:
      return high > wide * 1.15 ? "sliding" : Math.max(1, Math.round(wide / 30));
  }
}

/** Sashes in their frame. */
function windowParts(line: WallLine, make: Maker, box: Box, pick: string, look?: OpeningLook): Part[] {
  const deep = line.thickness_in;
  const back = -Math.min(deep - 1.2, deep * 0.72);
  const parts: Part[] = [];
  const inset = 0.75;
  const [left, right, bottom, top] = [
    box.left + inset,
    box.right - inset,
    box.bottom + inset,
    box.top - inset,
  ];
  const frame = (x0: number, y0: number, x1: number, y1: number) =>
    parts.push(make.board(x0, y0, x1, y1, 2.4, back - 0.5, look?.frame));
  frame(box.left, box.bottom, left, box.top);
  frame(right, box.bottom, box.right, box.top);
  frame(left, top, right, box.top);
  frame(left, box.bottom, right, bottom);
  const [wide, high] = [right - left, top - bottom];
  const count = sashesOf(wide, high, look);
  if (count === "sliding") {
    const middle = bottom + high / 2;
    parts.push(...sash(line, make, left, bottom, right, middle + 0.7, back + 0.7, pick, look));
    parts.push(...sash(line, make, left, middle - 0.7, right, top, back - 0.7, pick, look));
    return parts;
  }
  const each = wide / count;
  for (let index = 0; index < count; index += 1) {
    const x = left + each * index;
    parts.push(...sash(line, make, x + 0.06, bottom, x + each - 0.06, top, back, pick, look));
  }
  return parts;
}

function sash(
  line: WallLine,
  make: Maker,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  out: number,
  pick: string,
  look?: OpeningLook,
): Part[] {
  const thick = 1.3;
  const cover = look?.sash;
  const pane = panel({
    pick,
    walls: [line.wall.id],
    cover: { kind: "glass" },
    origin: along(line.corner, line.facing, out + thick / 2),
    u: line.right,
    v: UP,
    outline: rectangle(x0 + stile_in, y0 + stile_in, x1 - stile_in, y1 - stile_in),
    lit: false,
  });
  return [
    make.board(x0, y0, x0 + stile_in, y1, thick, out, cover),
    make.board(x1 - stile_in, y0, x1, y1, thick, out, cover),
    make.board(x0 + stile_in, y1 - stile_in, x1 - stile_in, y1, thick - 0.02, out, cover),
    make.board(x0 + stile_in, y0, x1 - stile_in, y0 + stile_in + 0.5, thick - 0.02, out, cover),
    pane,
    ...(look
      ? bars(make, [x0 + stile_in, y0 + stile_in + 0.5, x1 - stile_in, y1 - stile_in], out, look)
      : []),
  ];
}

const bar_in = 0.8;

/** Grilles on a pane. */
function bars(
  make: Maker,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  out: number,
  { grid: [across, up], sash: cover }: OpeningLook,
): Part[] {
  const parts: Part[] = [];
  for (let at = 1; at < across; at += 1) {
    const x = x0 + ((x1 - x0) * at) / across;
    parts.push(make.board(x - bar_in / 2, y0, x + bar_in / 2, y1, 0.6, out + 0.4, cover));
  }
  for (let at = 1; at < up; at += 1) {
    const y = y0 + ((y1 - y0) * at) / up;
    parts.push(make.board(x0, y - bar_in / 2, x1, y + bar_in / 2, 0.58, out + 0.4, cover));
  }
  return parts;
}

/** A closed leaf of two panels or its product's, flush with the side it opens to; wide openings have two leaves. */
function doorParts(
  line: WallLine,
  make: Maker,
  box: Box,
  opening: RoomOpening,
  pick: string,
  look?: OpeningLook,
): Part[] {
  const deep = line.thickness_in;
  const thick = 1.375;
  const into = opening.swing?.into !== "out";
  const out = into ? -setBack_in - thick : -deep + setBack_in;
  const width = box.right - box.left;
  const leaves = leafCount(opening);
  const each = width / leaves;
  const parts: Part[] = [
    // What lies behind shows in the gaps about the leaf only.
    panel({
      pick,
      walls: [line.wall.id],
      cover: { kind: "paint", color: "#4a463f", roughness: 0.9 },
      origin: along(line.corner, line.facing, -deep + 0.05),
      u: line.right,
      v: UP,
      outline: rectangle(box.left, 0, box.right, box.top),
      lit: false,
    }),
    make.board(box.left, 0, box.left + 0.45, box.top, 0.9, out - 0.95),
    make.board(box.right - 0.45, 0, box.right, box.top, 0.9, out - 0.95),
    make.board(box.left, box.top - 0.45, box.right, box.top, 0.9, out - 0.95),
  ];
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const x0 = box.left + each * leaf + 0.12;
    const x1 = box.left + each * (leaf + 1) - 0.12;
    const leafBox = [x0, 0.45, x1, box.top - 0.12] as const;
    parts.push(
      ...(look?.panels
        ? panelLeaf(make, leafBox, out, thick, look.panels, look)
        : doorLeaf(make, ...leafBox, out, thick, look?.frame)),
    );
    // Seen from inside, the wall's `from` end is on the right.
    const hingeRight = leaves === 2 ? leaf === 1 : opening.swing?.hinge !== "to";
    parts.push(...lever(line, hingeRight ? x0 + 2.6 : x1 - 2.6, 38, out + thick, hingeRight ? 1 : -1, pick));
  }
  return parts;
}

function doorLeaf(
  make: Maker,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  out: number,
  thick: number,
  cover?: Cover,
): Part[] {
  const stile = Math.min(5, (x1 - x0) / 4.5);
  const lock = y0 + 36;
  return [
    make.board(x0 + stile - 0.2, y0 + 1, x1 - stile + 0.2, y1 - 1, thick - 0.9, out + 0.45, cover),
    make.board(x0, y0, x0 + stile, y1, thick, out, cover),
    make.board(x1 - stile, y0, x1, y1, thick, out, cover),
    make.board(x0 + stile, y1 - stile, x1 - stile, y1, thick - 0.01, out, cover),
    make.board(x0 + stile, lock, x1 - stile, lock + stile, thick - 0.01, out, cover),
    make.board(x0 + stile, y0, x1 - stile, y0 + stile * 1.7, thick - 0.01, out, cover),
  ];
}

/** A leaf with its product's panels; stiles and rails around them, or one smooth board. */
function panelLeaf(
  make: Maker,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  out: number,
  thick: number,
  rows: readonly PanelRow[],
  { frame: cover, isRaised }: OpeningLook,
): Part[] {
  if (rows.length === 0) return [make.board(x0, y0, x1, y1, thick, out, cover)];
  const stile = Math.min(4.5, (x1 - x0) / 5);
  const foot = stile * 1.9;
  const [left, right] = [x0 + stile, x1 - stile];
  const rail = (bottom: number, top: number) =>
    make.board(left, bottom, right, top, thick - 0.01, out, cover);
  const parts = [
    make.board(x0, y0, left, y1, thick, out, cover),
    make.board(right, y0, x1, y1, thick, out, cover),
    rail(y0, y0 + foot),
    rail(y1 - stile, y1),
  ];
  const clear = y1 - y0 - foot - stile * rows.length;
  let top = y1 - stile;
  for (const [at, [share, across]] of rows.entries()) {
    const bottom = top - clear * share;
    const wide = (right - left - (across - 1) * stile) / across;
    for (let column = 0; column < across; column += 1) {
      const x = left + column * (wide + stile);
      parts.push(
        make.board(x - 0.1, bottom - 0.1, x + wide + 0.1, top + 0.1, thick - 0.9, out + 0.45, cover),
      );
      if (isRaised && wide > 4 && top - bottom > 4)
        parts.push(
          make.board(x + 1.2, bottom + 1.2, x + wide - 1.2, top - 1.2, thick - 0.3, out + 0.15, cover),
        );
      if (column > 0) parts.push(make.board(x - stile, bottom, x, top, thick - 0.02, out, cover));
    }
    if (at < rows.length - 1) parts.push(rail(bottom - stile, bottom));
    top = bottom - stile;
  }
  return parts;
}

const metal: Cover = { kind: "metal", finish: "brushed-nickel" };

function lever(line: WallLine, x: number, y: number, out: number, way: 1 | -1, pick: string): Part[] {
  const disc = (radius: number, steps: number): Vec2[] =>
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    });
  const turn = (outline: Vec2[], depth_in: number, from: number, edge_in: number): Part =>
    prism({
      pick,
      walls: [line.wall.id],
      cover: metal,
      origin: along(line.corner, line.facing, from),
      u: line.right,
      v: UP,
      outline,
      depth_in,
      edge_in,
    });
  const end = x + way * 4.4;
  const hand = rectangle(Math.min(x - way * 0.4, end), y - 0.36, Math.max(x - way * 0.4, end), y + 0.36);
  return [
    turn(disc(1.15, 28), 0.3, out, 0.08),
    turn(disc(0.42, 18), 1.6, out, 0.04),
    turn(hand, 0.55, out + 1.5, 0.2),
  ];
}

/** The plane just outside of a window or an open passage through which light comes. */
export function portalOf(line: WallLine, opening: RoomOpening): Portal {
  const box = openingRectangle(line, opening);
  const middle = along(
    along(line.corner, line.right, (box.left + box.right) / 2),
    UP,
    (box.bottom + box.top) / 2,
  );
  return {
    id: opening.id,
    centre: add(middle, scale(line.facing, -line.thickness_in - 0.4)) as Vec3,
    half_u: scale(line.right, (box.right - box.left) / 2),
    half_v: scale(UP, (box.top - box.bottom) / 2),
    inward: line.facing,
  };
}
