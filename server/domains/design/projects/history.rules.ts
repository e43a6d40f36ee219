import type { ProjectLineChange, ProjectState } from "../../../../contract/design/project-history.ts";
import type { StateLine, StateRow } from "./history.store.ts";

const together_ms = 10 * 60_000;

/**
 * The states of a project as its history shows them, the newest first. What one person does within ten minutes is one
 * entry, which leads to the last of these states.
 */
export function historyView(rows: readonly StateRow[], me: string): ProjectState[] {
  const shown: { last: StateRow; before: StateRow | undefined }[] = [];
  let before: StateRow | undefined;
  for (const row of rows) {
    const open = shown.at(-1);
    // the first state is where the history begins, and stays by itself
    if (open?.before && belongTogether(open.last, row)) open.last = row;
    else shown.push({ last: row, before });
    before = row;
  }
  const present = rows.at(-1)?.version;
  return shown
    .map(({ last, before: former }) => ({
      version: last.version,
      name: last.name,
      by: last.by_id ? { name: last.by_name ?? "", is_me: last.by_id === me } : null,
      at: last.changed_at.toISOString(),
      lines: last.lines.length,
      changes: former ? lineChanges(former.lines, last.lines) : [],
      is_present: last.version === present,
    }))
    .toReversed();
}

const belongTogether = (a: StateRow, b: StateRow): boolean =>
  a.by_id === b.by_id && b.changed_at.getTime() - a.changed_at.getTime() < together_ms;

const keyOf = ({ sku, surface }: StateLine) => JSON.stringify([sku, surface]);

/** What has to be added, removed or counted anew to come from one list of lines to another. */
export function lineChanges(from: readonly StateLine[], to: readonly StateLine[]): ProjectLineChange[] {
  const former = new Map(from.map((line) => [keyOf(line), line]));
  const present = new Set(to.map(keyOf));
  const changed = to.flatMap((line): ProjectLineChange[] => {
    const qty_before = former.get(keyOf(line))?.qty ?? 0;
    if (qty_before === line.qty) return [];
    return [{ ...line, change: qty_before === 0 ? "added" : "quantity", qty_before }];
  });
  const removed = from
    .filter((line) => !present.has(keyOf(line)))
    .map((line): ProjectLineChange => ({ ...line, change: "removed", qty_before: line.qty, qty: 0 }));
  return [...changed, ...removed];
}
