import type { VendorImport, VendorImportRow } from "../../../../contract/catalog/vendor-imports.ts";
import type { ImportRow } from "./imports.store.ts";

export const undoDays = 7;
const day_ms = 24 * 3600_000;

/** An import in the vendor's list. */
export function rowView(row: ImportRow): VendorImportRow {
  return {
    id: row.id,
    state: row.state,
    source: row.source,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    pictures_name: row.pictures_name,
    problem: row.problem,
    progress: { done: row.done, total: row.total },
    result: row.result,
    created_at: row.created_at.toISOString(),
    checked_at: row.checked_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** An import with all that is known of it. */
export function importView(
  row: ImportRow,
  { isOvertaken, canAnswer }: { isOvertaken: boolean; canAnswer: boolean },
  now: Date,
): VendorImport {
  return {
    ...rowView(row),
    report: row.report,
    settings: row.settings as VendorImport["settings"],
    withdraws_missing: row.withdraws_missing,
    error_file: row.errors_path ? `/api/vendor/imports/${row.id}/errors` : null,
    has_file: row.file_path !== null,
    can_answer: canAnswer,
    undo: undoOf(row, isOvertaken, now),
  };
}

/** Whether an import can be undone, and if not, why. */
export function undoOf(row: ImportRow, isOvertaken: boolean, now: Date): VendorImport["undo"] {
  const none = { is_possible: false, until: null, reason: "" };
  if ((row.state !== "done" && row.state !== "failed") || !row.finished_at || !row.result) return none;
  if (row.result.written + row.result.withdrawn === 0) return none;
  const until = new Date(row.finished_at.getTime() + undoDays * day_ms);
  if (until <= now) return { ...none, reason: `You can undo an import within ${undoDays} days.` };
  if (isOvertaken) {
    return { ...none, reason: "A later import changed some of the same products. Undo that one first." };
  }
  return { is_possible: true, until: until.toISOString(), reason: "" };
}
