import type { SharedLine, SharedProject } from "../../../../contract/design/shared-projects.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { type MediaRow, pictureOf } from "../../showrooms/showrooms/index.ts";
import { type LineRow, priceLine } from "../projects/index.ts";

export interface SharedRow {
  id: string;
  name: string;
  vsd_id: string;
  company_name: string;
  updated_at: Date;
}

export type RoomPictureRow = MediaRow & { id: string; name: string };

export const roomView = (row: RoomPictureRow): SharedProject["rooms"][number] => ({
  id: row.id,
  name: row.name,
  picture: pictureOf(row, row.name),
});

/** What others see of a project. Its prices are those for customers, also if a pro plans it at the trade price. */
export function sharedView(
  project: SharedRow,
  rows: readonly LineRow[],
  rooms: readonly RoomPictureRow[],
): SharedProject {
  const priced = rows.map((row) => priceLine({ ...row, is_trade: false }));
  const placed = priced.map((line) => ({ line, ...placeOf(line.surface) }));
  const groups = [...Map.groupBy(placed, ({ room }) => room)].map(([room, those]) => ({
    room,
    lines: those.map(({ line, surface }) => lineView(line, surface, project.vsd_id)),
    total: toDollars(those.reduce((sum, { line }) => sum + line.line_total_cents, 0)),
  }));
  return {
    name: project.name || "Project",
    showroom: { vsd_id: project.vsd_id, company_name: project.company_name },
    groups: groups.sort((a, b) => Number(a.room === "") - Number(b.room === "")),
    rooms: rooms.map(roomView),
    total: toDollars(priced.reduce((sum, line) => sum + line.line_total_cents, 0)),
    updated_at: project.updated_at.toISOString(),
  };
}

/** A room's lines are labeled "Kitchen: floor"; what was added by hand has a label of its own or none. */
function placeOf(label: string): { room: string; surface: string } {
  const end = label.indexOf(": ");
  return end < 0
    ? { room: "", surface: label }
    : { room: label.slice(0, end), surface: label.slice(end + 2) };
}

const lineView = (line: ReturnType<typeof priceLine>, surface: string, vsd_id: string): SharedLine => ({
  id: line.id,
  sku: line.sku,
  name: line.product_name,
  brand: line.brand,
  path: `/product/${line.product_hash}/${vsd_id}`,
  image: pictureOf(line, line.product_name),
  options: line.options,
  surface,
  qty: line.qty,
  unit: line.unit,
  covers_sqft: line.box_sqft === null ? null : Math.round(line.box_sqft * line.qty * 100) / 100,
  unit_price: toDollars(line.unit_price_cents),
  line_total: toDollars(line.line_total_cents),
});
