import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { areaText } from "../../catalog/page-areas.ts";
import { areasOf } from "../geometry/floor-areas.ts";
import { areaOf, boundsOf } from "../geometry/polygon.ts";
import { escaped, ink, n, typeface } from "./ink.ts";
import { freePlace, obstacles } from "./room-label.drawing.ts";
import { claim, outlinePath, type Sheet, textWidth } from "./sheet.ts";

/** The outlines of the floor's areas, dashed. */
export const drawAreas = (sheet: Sheet, plan: RoomPlan): string =>
  areasOf(plan)
    .map(
      ({ outline_in }) =>
        `<path d="${outlinePath(sheet, outline_in)}" fill="${ink.soft}" fill-opacity="0.07" stroke="${ink.soft}" stroke-width="0.9" stroke-dasharray="5 2.5"/>`,
    )
    .join("");

/** Name and area in each of them where there is room, else the name alone, or nothing. */
export function drawAreaLabels(sheet: Sheet, plan: RoomPlan, items: readonly RoomItem[]): string {
  return areasOf(plan)
    .map(({ name, outline_in }) => {
      const size = sheet.font_px;
      const { left, right, bottom, top: north } = boundsOf(outline_in);
      const frame = {
        ...{ x: sheet.x(left), y: sheet.y(north) },
        ...{ width: (right - left) * sheet.scale, height: (north - bottom) * sheet.scale },
      };
      const area = areaText(areaOf(outline_in) / 144, 1);
      for (const lines of [[name, area], [name]]) {
        const wide = Math.max(...lines.map((line) => textWidth(line, size)));
        const high = lines.length * size * 1.2;
        const avoid = obstacles(sheet, plan, items);
        const place = freePlace(sheet, { vertices_in: outline_in }, avoid, wide, high, frame);
        if (!place) continue;
        const top = place.y - high / 2;
        if (!claim(sheet, { x: place.x - wide / 2, y: top, width: wide, height: high })) continue;
        const texts = lines.map(
          (line, at) =>
            `<text x="${n(place.x)}" y="${n(top + size * (0.95 + at * 1.2))}" font-size="${n(size)}" font-weight="${at === 0 ? 600 : 400}" fill="${at === 0 ? ink.line : ink.soft}">${escaped(line)}</text>`,
        );
        return `<g font-family="${typeface}" text-anchor="middle">${texts.join("")}</g>`;
      }
      return "";
    })
    .join("");
}
