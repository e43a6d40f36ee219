import type { Selection, SelectionApproval, SelectionBoard } from "../../../../contract/design/selections.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { waitsFor } from "../../../../domain/projects/selection-moves.ts";
import { selectionSums } from "../../../../domain/projects/selection-sums.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { optionView, type PricedOption, productPath } from "./options.rules.ts";
import type { ApprovalRow, BoardProject, CommentRow, SelectionRow } from "./selections.store.ts";

/** Everything that a board shows. */
export interface BoardParts {
  project: BoardProject;
  selections: readonly SelectionRow[];
  options: readonly (PricedOption & { selection_id: string })[];
  approvals: readonly ApprovalRow[];
  comments: readonly CommentRow[];
  products: ProductsBySku;
  /** SKUs that the project has now. */
  in_project: ReadonlySet<string>;
  project_total_cents: number;
  /** YYYY-MM-DD where the marketplace is. */
  today: string;
}

export function boardView(parts: BoardParts): SelectionBoard {
  const { project, selections } = parts;
  const shown = selections.filter(({ status }) => status !== "withdrawn" || project.side === "pro");
  const sums = selectionSums(
    selections.map((one) => ({
      status: one.status,
      allowance_cents: one.allowance_cents,
      approved_cents:
        parts.approvals.find(({ selection_id }) => selection_id === one.id)?.total_cents ?? null,
      open_cents: parts.options
        .filter(({ selection_id, total_cents }) => selection_id === one.id && total_cents !== null)
        .map(({ total_cents }) => total_cents!),
    })),
  );
  return {
    project: {
      id: project.id,
      name: project.name,
      showroom: { id: project.showroom_id, vsd_id: project.vsd_id, company_name: project.company_name },
      is_ordered: project.is_ordered,
      can_edit: project.can_edit,
    },
    side: project.side,
    client: project.client,
    selections: shown.map((row) => selectionView(row, parts)),
    sums: {
      allowances: toDollars(sums.allowances_cents),
      approved: toDollars(sums.approved_cents),
      over_allowance: toDollars(sums.over_allowance_cents),
      open_least: toDollars(sums.open_least_cents),
      open_most: toDollars(sums.open_most_cents),
      approved_count: sums.approved,
      count: sums.count,
      budget: project.budget_cents === null ? null : toDollars(project.budget_cents),
      project_total: toDollars(parts.project_total_cents),
    },
  };
}

function selectionView(row: SelectionRow, parts: BoardParts): Selection {
  const { project, today } = parts;
  const [approved = null, ...earlier] = parts.approvals
    .filter(({ selection_id }) => selection_id === row.id)
    .map((one) => approvalView(one, parts));
  const waits_for = waitsFor(row.status);
  // what was passed over is settled; a change request shows what it offers instead
  const isOpen = waits_for !== null;
  const approved_cents = approved === null ? null : fromDollars(approved.total);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    title: row.title,
    note: row.note,
    place: row.place,
    room: row.room_id === null ? null : { id: row.room_id, name: row.room_name ?? "" },
    surface: row.surface,
    line: row.line_id,
    allowance: row.allowance_cents === null ? null : toDollars(row.allowance_cents),
    due_on: row.due_on,
    is_overdue: isOpen && row.due_on !== null && row.due_on < today,
    waits_for,
    reason: row.reason,
    options: isOpen
      ? parts.options
          .filter(({ selection_id }) => selection_id === row.id)
          .map((one) =>
            optionView(one, { vsd_id: project.vsd_id, allowance_cents: row.allowance_cents, approved_cents }),
          )
      : [],
    approved,
    earlier,
    comments: parts.comments
      .filter(({ selection_id }) => selection_id === row.id)
      .map((one) => ({
        id: one.id,
        by: one.side,
        author_name: one.author_name,
        text: one.body,
        created_at: one.created_at.toISOString(),
      })),
    proposed_by: row.proposed_by,
    updated_at: row.updated_at.toISOString(),
  };
}

function approvalView(row: ApprovalRow, { project, products, in_project }: BoardParts): SelectionApproval {
  const { facts } = row;
  const product = products.get(row.sku);
  return {
    number: row.number,
    sku: facts.sku,
    name: facts.name,
    brand: facts.brand,
    path: productPath(row.hash, project.vsd_id),
    image: pictureOf(row, facts.name),
    size: facts.size,
    qty: row.qty,
    unit: facts.unit,
    area_sqft: facts.area_sqft,
    run_ft: facts.run_ft,
    waste: facts.waste,
    boxes: facts.boxes,
    unit_price: toDollars(row.unit_price_cents),
    total: toDollars(row.total_cents),
    allowance: row.allowance_cents === null ? null : toDollars(row.allowance_cents),
    difference: row.difference_cents === null ? null : toDollars(row.difference_cents),
    reason: facts.reason,
    lead_time_days: facts.lead_time_days,
    signed_name: row.signed_name,
    signed_at: row.signed_at.toISOString(),
    ip: project.side === "pro" ? row.ip : null,
    total_today: product ? toDollars(fromDollars(product.price) * row.qty) : null,
    in_stock_today: product?.in_stock ?? false,
    lead_time_days_today: product?.lead_time_days ?? null,
    is_in_project: in_project.has(row.sku),
  };
}
