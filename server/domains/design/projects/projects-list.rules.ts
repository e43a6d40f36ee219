import type { ProjectRow } from "../../../../contract/design/project-cart.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { priceOfUnit } from "./project-cart.rules.ts";
import type { LinePrice, ListedProject } from "./projects-list.store.ts";

/** The current total of each project, in cents. */
export function totalsOf(lines: readonly LinePrice[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const line of lines) {
    const { unit_price_cents } = priceOfUnit(line);
    totals.set(line.project_id, (totals.get(line.project_id) ?? 0) + unit_price_cents * line.qty);
  }
  return totals;
}

/** A project in the account's list. */
export function listedView(row: ListedProject, presentCents: number): ProjectRow {
  const order = row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null;
  return {
    id: row.id,
    name: row.name,
    is_cart: row.is_cart,
    showroom: { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name },
    stage: stageOf(row),
    picture: pictureOf(row, row.name),
    lines: row.lines,
    total: toDollars(order ? (row.order_total_cents ?? 0) : presentCents),
    rooms: row.rooms,
    checklist: { items: row.items, done: row.done },
    is_shared: row.is_shared,
    order,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function stageOf(row: ListedProject): ProjectRow["stage"] {
  if (row.order_id) return "ordered";
  if (row.is_cart) return "cart";
  if (row.lines > 0) return "materials";
  return row.rooms.length > 0 ? "room" : "idea";
}
