import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { areaText } from "../../catalog/page-areas.ts";
import { areasOf } from "../geometry/floor-areas.ts";
import { outlineAreaSqft } from "./feet-inches.ts";
import { escaped, ink, n, typeface } from "./ink.ts";
import { leavesOf } from "./openings.drawing.ts";
import { type Box, claim, overlap, type Sheet, textWidth } from "./sheet.ts";
import { lineOf, type Point, wallLines } from "./wall-lines.ts";

function isInside(vertices: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = vertices.length - 1; at < vertices.length; before = at++) {
    const [ax, ay] = vertices[at]!;
    const [bx, by] = vertices[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function boxAround(sheet: Sheet, points: readonly Point[]): Box {
  const xs = points.map(([x]) => sheet.x(x));
  const ys = points.map(([, y]) => sheet.y(y));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Pixels that a label should avoid: fixtures and door swings. */
export function obstacles(sheet: Sheet, plan: RoomPlan, items: readonly RoomItem[]): Box[] {
  const around = (points: readonly Point[]): Box => boxAround(sheet, points);
  const boxes = items
    .filter(({ kind, elevation_in = 0 }) => kind !== "rug" && kind !== "light" && elevation_in < 60)
    .map(({ at_in: [x, y], rotation_deg, width_in, depth_in }) => {
      const turn = (rotation_deg * Math.PI) / 180;
      const wide = Math.abs(Math.cos(turn)) * width_in + Math.abs(Math.sin(turn)) * depth_in;
      const deep = Math.abs(Math.sin(turn)) * width_in + Math.abs(Math.cos(turn)) * depth_in;
      return around([
        [x - wide / 2, y - deep / 2],
        [x + wide / 2, y + deep / 2],
      ]);
    });
  const lines = wallLines(plan);
  const swings = plan.openings.flatMap((opening) => {
    const line = lineOf(lines, opening);
    if (!line || opening.swing?.into !== "room") return [];
    return leavesOf(line, opening).map((leaf) => around([leaf.hinge, leaf.open, leaf.closed]));
  });
  return [...boxes, ...swings, ...sheet.taken];
}

/** The middle of the roomiest free area that fits a box of that size, in pixels; null if there is none. */
export function freePlace(
  sheet: Sheet,
  { vertices_in }: Pick<RoomPlan, "vertices_in">,
  avoid: readonly Box[],
  wide: number,
  high: number,
  frame = sheet.frame,
) {
  const vertices = vertices_in.map(([x, y]): Point => [sheet.x(x), sheet.y(y)]);
  const middle_x = frame.x + frame.width / 2;
  const middle_y = frame.y + frame.height / 2;
  let best: { x: number; y: number; far: number } | null = null;
  const steps = 24;
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const x = frame.x + (frame.width * column) / steps;
      const y = frame.y + (frame.height * row) / steps;
      const far = Math.hypot((x - middle_x) / frame.width, (y - middle_y) / frame.height);
      if (best && far >= best.far) continue;
      const box = { x: x - wide / 2 - 4, y: y - high / 2 - 3, width: wide + 8, height: high + 6 };
      const corners: Point[] = [
        [box.x, box.y],
        [box.x + box.width, box.y],
        [box.x + box.width, box.y + box.height],
        [box.x, box.y + box.height],
        [x, box.y],
        [x, box.y + box.height],
      ];
      if (!corners.every(([cx, cy]) => isInside(vertices, cx, cy))) continue;
      if (avoid.some((other) => overlap(box, other))) continue;
      best = { x, y, far };
    }
  }
  return best;
}

/** Breaks a name into two lines near its middle. */
function halves(text: string): string[] {
  const words = text.split(" ");
  if (words.length < 2) return [text];
  const cut = words
    .slice(1)
    .map((_, at) => at + 1)
    .sort((first, second) => {
      const uneven = (place: number) =>
        Math.abs(words.slice(0, place).join(" ").length - words.slice(place).join(" ").length);
      return uneven(first) - uneven(second);
    })[0]!;
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

/** Name and area if there is room for them: on one line, on two, smaller, the area alone, or not at all. */
export function drawRoomLabel(
  sheet: Sheet,
  plan: RoomPlan,
  items: readonly RoomItem[],
  title: string | undefined,
): string {
  const avoid = obstacles(sheet, plan, items);
  const beside = areasOf(plan).map(({ outline_in }) => boxAround(sheet, outline_in));
  // beside the parts of the floor, else over them
  const drawn = beside.length > 0 && labelFree(sheet, plan, [...avoid, ...beside], title);
  return drawn || labelFree(sheet, plan, avoid, title);
}

function labelFree(sheet: Sheet, plan: RoomPlan, avoid: readonly Box[], title: string | undefined): string {
  const area = areaText(outlineAreaSqft(plan.vertices_in), 0);
  const usual = sheet.font_px * (sheet.detail === "full" ? 1.3 : 1.12);
  const names = title ? [[title], halves(title)] : [];
  const tries = [
    ...names.map((lines) => ({ lines, size: usual })),
    ...names.map((lines) => ({ lines, size: usual * 0.8 })),
    { lines: [] as string[], size: usual * 0.9 },
  ];
  for (const { lines, size } of tries) {
    const small = size * 0.86;
    const wide = Math.max(...lines.map((line) => textWidth(line, size) * 1.06), textWidth(area, small));
    const high = lines.length * size * 1.2 + small * 1.25;
    const place = freePlace(sheet, plan, avoid, wide, high);
    if (!place) continue;
    if (!claim(sheet, { x: place.x - wide / 2, y: place.y - high / 2, width: wide, height: high })) continue;
    const top = place.y - high / 2;
    const named = lines.map(
      (line, at) =>
        `<text x="${n(place.x)}" y="${n(top + size * (0.95 + at * 1.2))}" font-size="${n(size)}" font-weight="600" fill="${ink.line}">${escaped(line)}</text>`,
    );
    const below = `<text x="${n(place.x)}" y="${n(top + lines.length * size * 1.2 + small * 0.95)}" font-size="${n(small)}" fill="${ink.soft}">${area}</text>`;
    return `<g font-family="${typeface}" text-anchor="middle">${named.join("")}${below}</g>`;
  }
  return "";
}
