import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { n } from "./ink.ts";
import type { Point } from "./wall-lines.ts";
import { wallLines } from "./wall-lines.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The paper: how plan inches become pixels, and which boxes of text are taken. */
export interface Sheet {
  width_px: number;
  height_px: number;
  /** Pixels per inch. */
  scale: number;
  /** Text size of dimensions. */
  font_px: number;
  detail: "small" | "medium" | "full";
  /** To a usual scale, for people who build by it. */
  isPaper?: boolean;
  /** The plan with its walls, in pixels. */
  frame: Box;
  /** Boxes that text must not touch. */
  taken: Box[];
  x(inches: number): number;
  y(inches: number): number;
}

export interface SheetOptions {
  width_px: number;
  height_px?: number | undefined;
  dimensions: boolean;
  /** Pixels per inch and the size of the dimensions' text; from the width unless told. */
  fixed?: { scale: number; font_px: number } | undefined;
  /** Doors that open outwards need room beside the walls. */
  reach_in?: readonly Point[];
}

/** Sets the plan on a sheet of that width: drawing in the middle, dimensions around it. */
export function layOut(plan: RoomPlan, options: SheetOptions): Sheet {
  const { width_px } = options;
  const points: Point[] = [
    ...plan.vertices_in,
    ...(options.reach_in ?? []),
    ...wallLines(plan).flatMap((line): Point[] => [
      [line.start[0] + line.out[0] * line.thickness_in, line.start[1] + line.out[1] * line.thickness_in],
      [line.end[0] + line.out[0] * line.thickness_in, line.end[1] + line.out[1] * line.thickness_in],
    ]),
  ];
  const west = Math.min(...points.map(([x]) => x));
  const east = Math.max(...points.map(([x]) => x));
  const south = Math.min(...points.map(([, y]) => y));
  const north = Math.max(...points.map(([, y]) => y));
  const detail = options.fixed ? "full" : width_px < 320 ? "small" : width_px < 560 ? "medium" : "full";
  const font_px = options.fixed?.font_px ?? usualFont(width_px, detail);
  const rows = !options.dimensions ? 0 : detail === "small" ? 1 : 2;
  const margin = 8 + rows * font_px * 2 + (rows ? font_px * 0.4 : 0);
  const foot = detail === "full" ? font_px * 2.2 : 0;
  const wide = east - west;
  const high = north - south;
  const room_px = width_px - 2 * margin;
  const most_px = (options.height_px ?? width_px * 1.5) - 2 * margin - foot;
  const scale = options.fixed?.scale ?? Math.max(0.05, Math.min(room_px / wide, most_px / high));
  const height_px = options.height_px ?? Math.ceil(high * scale + 2 * margin + foot);
  const left = (width_px - wide * scale) / 2;
  const top = margin + Math.max(0, (height_px - 2 * margin - foot - high * scale) / 2);
  return {
    width_px,
    height_px,
    scale,
    font_px,
    detail,
    isPaper: options.fixed !== undefined,
    frame: { x: left, y: top, width: wide * scale, height: high * scale },
    taken: [],
    x: (inches) => left + (inches - west) * scale,
    y: (inches) => top + (north - inches) * scale,
  };
}

const usualFont = (width_px: number, detail: Sheet["detail"]): number =>
  detail === "small" ? 9.5 : detail === "medium" ? 10.5 : width_px < 900 ? 11.5 : 13;

export const spot = (sheet: Sheet, [x, y]: Point): string => `${n(sheet.x(x))} ${n(sheet.y(y))}`;

/** The points joined and closed, as path data. */
export const outlinePath = (sheet: Sheet, points: readonly Point[]): string =>
  `M${points.map((point) => spot(sheet, point)).join("L")}Z`;

export const overlap = (first: Box, second: Box): boolean =>
  first.x < second.x + second.width &&
  second.x < first.x + first.width &&
  first.y < second.y + second.height &&
  second.y < first.y + first.height;

/** Reserves the place for a text if it is free and lies on the sheet. */
export function claim(sheet: Sheet, box: Box): boolean {
  const inside =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= sheet.width_px && box.y + box.height <= sheet.height_px;
  if (!inside || sheet.taken.some((other) => overlap(box, other))) return false;
  sheet.taken.push(box);
  return true;
}

/** Estimated width of a text, on the generous side. */
export const textWidth = (text: string, font_px: number): number => text.length * font_px * 0.56;
