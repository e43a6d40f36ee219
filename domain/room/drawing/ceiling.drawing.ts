import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { type CeilingMark, ceilingMarks, type LevelLine } from "../geometry/ceiling.ts";
import { drawingWords } from "./drawing-words.ts";
import { escaped, ink, n, typeface } from "./ink.ts";
import { claim, type Sheet, textWidth } from "./sheet.ts";

const dashes = { ridge: "10 3 2 3", headroom: "5 4" };

/** Of a sloped ceiling the ridge, where one has to stoop, and the heights of its sides; dashed, because they hang above. */
export function drawCeiling(sheet: Sheet, plan: RoomPlan): string {
  const marks = ceilingMarks(plan);
  if (marks.length === 0) return "";
  const path = ({ line: { from, to } }: CeilingMark) =>
    `M${n(sheet.x(from[0]))} ${n(sheet.y(from[1]))}L${n(sheet.x(to[0]))} ${n(sheet.y(to[1]))}`;
  const dashed = (kind: keyof typeof dashes) => {
    const lines = marks.filter((mark) => mark.kind === kind);
    return lines.length > 0
      ? `<path d="${lines.map(path).join("")}" stroke="${ink.soft}" stroke-width="0.8" stroke-dasharray="${dashes[kind]}"/>`
      : "";
  };
  const labels =
    sheet.detail === "small"
      ? []
      : marks.map(({ kind, line, height_in }) =>
          label(sheet, line, kind === "ridge" ? drawingWords.ridge : drawingWords.ceiling, height_in),
        );
  return (
    `<g data-ceiling="">${dashed("ridge")}${dashed("headroom")}` +
    `<g font-family="${typeface}" font-size="${n(sheet.font_px * 0.9)}" fill="${ink.soft}" text-anchor="middle">${labels.join("")}</g></g>`
  );
}

/** Along its line, in the first of a few places that are free; empty if none is. */
function label(sheet: Sheet, { from, to }: LevelLine, word: string, height_in: number): string {
  const text = `${word} ${lengthText(height_in)}`;
  const size = sheet.font_px * 0.9;
  const wide = textWidth(text, size);
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  for (const share of [0.5, 0.25, 0.75]) {
    const x = sheet.x(from[0] + (to[0] - from[0]) * share);
    const y = sheet.y(from[1] + (to[1] - from[1]) * share);
    const box = isUpright
      ? { x: x - size * 1.15, y: y - wide / 2, width: size, height: wide }
      : { x: x - wide / 2, y: y - size * 1.15, width: wide, height: size };
    if (!claim(sheet, box)) continue;
    const where = isUpright
      ? `transform="translate(${n(x - size * 0.35)} ${n(y)}) rotate(-90)"`
      : `x="${n(x)}" y="${n(y - size * 0.35)}"`;
    return `<text ${where}>${escaped(text)}</text>`;
  }
  return "";
}
