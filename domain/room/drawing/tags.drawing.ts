import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { spansOf } from "../geometry/openings.ts";
import { onWall } from "../geometry/walls.ts";
import { ink, n, typeface } from "./ink.ts";
import { claim, type Sheet } from "./sheet.ts";

/** Around the middle first, then farther off, down and up. */
const offsets = [0, 1, -1, 2, -2, 3, -3].flatMap((down) => [0, 1, -1].map((right) => [right, down] as const));

/** A number in a circle at a place of the sheet, or as near as there is room; none where there is no room. */
export function drawTag(
  sheet: Sheet,
  [center_x, center_y]: readonly [number, number],
  tag: string | undefined,
): string {
  if (!tag) return "";
  const size = sheet.font_px;
  const r = size * 0.85;
  const places = offsets.map(
    ([right, down]) => [center_x + right * r * 2.2, center_y + down * r * 2.2] as const,
  );
  const spot = places.find(([x, y]) => claim(sheet, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }));
  if (!spot) return "";
  const [x, y] = spot;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ink.floor}" stroke="${ink.accent}" stroke-width="0.7"/>` +
    `<text x="${n(x)}" y="${n(y + size * 0.34)}" font-family="${typeface}" font-size="${n(size)}" font-weight="bold" fill="${ink.accent}" text-anchor="middle">${tag}</text>`
  );
}

/** Halfway from an item's middle to its front, where nothing that hangs over it has its number. */
function frontOf({ at_in: [x, y], depth_in, rotation_deg, elevation_in = 0 }: RoomItem): [number, number] {
  const off = elevation_in > 40 ? 0 : depth_in / 4;
  const turn = (rotation_deg * Math.PI) / 180;
  return [x + Math.sin(turn) * off, y - Math.cos(turn) * off];
}

/** The numbers of items on a plan. */
export const drawTags = (
  sheet: Sheet,
  items: readonly RoomItem[],
  tags: ReadonlyMap<string, string>,
): string =>
  items
    .map((item) => {
      const [x, y] = frontOf(item);
      return drawTag(sheet, [sheet.x(x), sheet.y(y)], tags.get(item.id));
    })
    .join("");

/** The numbers of windows and doors on a plan, just inside their wall. */
export const drawOpeningTags = (sheet: Sheet, plan: RoomPlan, tags: ReadonlyMap<string, string>): string =>
  spansOf(plan)
    .map(({ opening, face, from_in, to_in }) => {
      const [x, y] = onWall(face, (from_in + to_in) / 2, 4);
      return drawTag(sheet, [sheet.x(x), sheet.y(y)], tags.get(opening.id));
    })
    .join("");
