import { isMetric } from "../../catalog/page-units.ts";
import { drawingWords } from "./drawing-words.ts";
import { ink, n, typeface } from "./ink.ts";
import { claim, type Sheet } from "./sheet.ts";

/** A north arrow in the lower left corner; `north_deg` counter-clockwise from east. */
export function drawNorth(sheet: Sheet, north_deg: number): string {
  const r = sheet.font_px * 0.85;
  const x = r + 8;
  const y = sheet.height_px - r - 8;
  if (!claim(sheet, { x: x - r, y: y - r, width: r * 2, height: r * 2 })) return "";
  const arrow = `M0 ${n(-r)}L${n(r * 0.45)} ${n(r * 0.62)}L0 ${n(r * 0.28)}L${n(-r * 0.45)} ${n(r * 0.62)}Z`;
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="none" stroke="${ink.faint}" stroke-width="0.8"/><g transform="rotate(${n(90 - north_deg)})"><path d="${arrow}" fill="${ink.line}"/></g></g>`;
}

const inFeet = { unit_in: 12, counts: [1, 2, 4, 5, 8, 10, 16, 20], word: drawingWords.ft };
const inMeters = { unit_in: 100 / 2.54, counts: [0.5, 1, 2, 3, 4, 5, 6], word: "m" };

/** A bar of whole feet or meters in the lower right corner. */
export function drawScale(sheet: Sheet): string {
  const { unit_in, counts, word } = isMetric() ? inMeters : inFeet;
  const unit_px = unit_in * sheet.scale;
  const count = counts.filter((each) => each * unit_px <= sheet.width_px * 0.22).at(-1);
  if (!count) return "";
  const wide = count * unit_px;
  const font = sheet.font_px * 0.86;
  const x = sheet.width_px - wide - 10 - font * 2;
  const y = sheet.height_px - 10;
  if (!claim(sheet, { x, y: y - 5, width: wide + font * 2 + 2, height: 8 })) return "";
  const half = wide / 2;
  return `<g font-family="${typeface}" font-size="${n(font)}" fill="${ink.soft}"><rect x="${n(x)}" y="${n(y - 4)}" width="${n(half)}" height="4" fill="${ink.line}"/><rect x="${n(x + half)}" y="${n(y - 4)}" width="${n(half)}" height="4" fill="none" stroke="${ink.line}" stroke-width="0.8"/><text x="${n(x + wide + 4)}" y="${n(y)}">${count} ${word}</text></g>`;
}
