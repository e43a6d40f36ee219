import type { RoomOpening, RoomPlan } from "../../../contract/design/room-design.ts";
import { ink, n } from "./ink.ts";
import { type Sheet, spot } from "./sheet.ts";
import { at, lineOf, type Point, type WallLine, wallLines } from "./wall-lines.ts";

/** A leaf: from its hinge, closed toward `closed`, opened toward `open`, all plan inches. */
interface Leaf {
  hinge: Point;
  closed: Point;
  open: Point;
}

/** Double doors are two leaves from this width on. */
const doubleDoor_in = 54;

/** The leaves of a swinging door; none for sliding doors, windows and passages. */
export function leavesOf(line: WallLine, opening: RoomOpening): Leaf[] {
  const swing = opening.swing;
  if (opening.kind !== "door" || !swing || swing.into === "none") return [];
  const side = swing.into === "room" ? -1 : 1;
  const face = swing.into === "room" ? 0 : line.thickness_in;
  const near = opening.offset_in;
  const far = near + opening.width_in;
  const leaf = (from: number, to: number): Leaf => ({
    hinge: at(line, from, face),
    closed: at(line, to, face),
    open: at(line, from, face + side * Math.abs(to - from)),
  });
  const middle = (near + far) / 2;
  if (opening.width_in >= doubleDoor_in) return [leaf(near, middle), leaf(far, middle)];
  return [swing.hinge === "from" ? leaf(near, far) : leaf(far, near)];
}

function drawLeaf(sheet: Sheet, { hinge, closed, open }: Leaf): string {
  const radius = Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]) * sheet.scale;
  const turn = (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0]);
  const arc = `M${spot(sheet, open)}A${n(radius)} ${n(radius)} 0 0 ${turn > 0 ? 0 : 1} ${spot(sheet, closed)}`;
  const leaf = `M${spot(sheet, hinge)}L${spot(sheet, open)}`;
  const thick = Math.max(1.4, 1.5 * sheet.scale);
  return (
    `<path d="${arc}" fill="none" stroke="${ink.faint}" stroke-width="0.8"/>` +
    `<path d="${leaf}" stroke="${ink.line}" stroke-width="${n(Math.min(thick, 3))}"/>`
  );
}

const stroke = (sheet: Sheet, from: Point, to: Point) => `M${spot(sheet, from)}L${spot(sheet, to)}`;

function drawSlider(sheet: Sheet, line: WallLine, opening: RoomOpening): string {
  const near = opening.offset_in;
  const far = near + opening.width_in;
  const third = line.thickness_in / 3;
  if (opening.width_in < doubleDoor_in) {
    // a pocket door, half drawn out of its wall
    const half = near + opening.width_in * 0.55;
    return `<path d="${stroke(sheet, at(line, near - 2, third * 1.5), at(line, half, third * 1.5))}" stroke="${ink.line}" stroke-width="1.6"/><path d="${stroke(sheet, at(line, half, third * 1.5), at(line, far, third * 1.5))}" stroke="${ink.faint}" stroke-width="0.8" stroke-dasharray="3 2.4"/>`;
  }
  const middle = (near + far) / 2;
  const panels =
    stroke(sheet, at(line, near, third), at(line, middle + 2, third)) +
    stroke(sheet, at(line, middle - 2, third * 2), at(line, far, third * 2));
  const faces =
    stroke(sheet, at(line, near, 0), at(line, far, 0)) +
    stroke(sheet, at(line, near, third * 3), at(line, far, third * 3));
  return `<path d="${faces}" stroke="${ink.faint}" stroke-width="0.7"/><path d="${panels}" stroke="${ink.line}" stroke-width="1.4"/>`;
}

function drawOpening(sheet: Sheet, line: WallLine, opening: RoomOpening): string {
  const near = opening.offset_in;
  const far = near + opening.width_in;
  const deep = line.thickness_in;
  const corners = [at(line, near, 0), at(line, far, 0), at(line, far, deep), at(line, near, deep)] as const;
  const gap = `<path d="M${corners.map((point) => spot(sheet, point)).join("L")}Z" fill="${ink.floor}"/>`;
  const faces = stroke(sheet, corners[0], corners[1]) + stroke(sheet, corners[3], corners[2]);
  if (opening.kind === "window") {
    const jambs = stroke(sheet, corners[0], corners[3]) + stroke(sheet, corners[1], corners[2]);
    const glass = stroke(sheet, at(line, near, deep / 2), at(line, far, deep / 2));
    return `${gap}<path d="${faces}${jambs}" stroke="${ink.line}" stroke-width="1"/><path d="${glass}" stroke="${ink.line}" stroke-width="0.8"/>`;
  }
  if (opening.kind === "passage") {
    return `${gap}<path d="${faces}" stroke="${ink.soft}" stroke-width="0.8" stroke-dasharray="4 3"/>`;
  }
  const leaves = leavesOf(line, opening);
  if (leaves.length === 0) return gap + drawSlider(sheet, line, opening);
  const threshold = `<path d="${faces}" stroke="${ink.hair}" stroke-width="0.7"/>`;
  return gap + threshold + leaves.map((leaf) => drawLeaf(sheet, leaf)).join("");
}

/** Doors with their swing, windows with their glass, passages; over the walls. */
export function drawOpenings(sheet: Sheet, plan: RoomPlan): string {
  const lines = wallLines(plan);
  return plan.openings
    .map((opening) => {
      const line = lineOf(lines, opening);
      return line ? drawOpening(sheet, line, opening) : "";
    })
    .join("");
}

/** The furthest points that open doors reach, so that the sheet leaves room for them. */
export function doorReach(plan: RoomPlan): Point[] {
  const lines = wallLines(plan);
  return plan.openings.flatMap((opening) => {
    const line = lineOf(lines, opening);
    return line && opening.swing?.into === "out" ? leavesOf(line, opening).map((leaf) => leaf.open) : [];
  });
}
