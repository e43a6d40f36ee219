import { describe, expect, it } from "vitest";
import { historyView, lineChanges } from "./history.rules.ts";
import type { StateRow } from "./history.store.ts";

const line = (sku: string, qty: number, surface = "") => ({ sku, name: sku.toUpperCase(), surface, qty });
const state = (version: number, by_id: string, minute: number, lines: StateRow["lines"]): StateRow => ({
  version,
  by_id,
  lines,
  name: "Bath",
  by_name: by_id,
  changed_at: new Date(Date.UTC(2026, 0, 1, 9, minute)),
});

describe("lineChanges", () => {
  it("tells additions, removals and quantities apart, also of one product for two places", () => {
    const from = [line("tile", 4, "Bath: floor"), line("tile", 2, "Bath: wall"), line("lamp", 1)];
    const to = [line("tile", 6, "Bath: floor"), line("lamp", 1), line("sink", 1)];
    expect(
      lineChanges(from, to).map(({ change, sku, surface, qty_before, qty }) => [
        change,
        sku,
        surface,
        qty_before,
        qty,
      ]),
    ).toEqual([
      ["quantity", "tile", "Bath: floor", 4, 6],
      ["added", "sink", "", 0, 1],
      ["removed", "tile", "Bath: wall", 2, 0],
    ]);
    expect(lineChanges(to, to)).toEqual([]);
  });
});

describe("historyView", () => {
  it("puts what one person does within ten minutes together, and leads to the last of it", () => {
    const view = historyView(
      [
        state(1, "ada", 0, []),
        state(2, "ada", 1, [line("tile", 1)]),
        state(3, "ada", 2, [line("tile", 5)]),
        state(4, "pro", 3, [line("tile", 7)]),
        state(5, "ada", 30, [line("tile", 7), line("lamp", 1)]),
      ],
      "ada",
    );
    expect(
      view.map(({ version, by, changes, is_present }) => [version, by?.is_me, changes.length, is_present]),
    ).toEqual([
      [5, true, 1, true],
      [4, false, 1, false],
      [3, true, 1, false],
      [1, true, 0, false],
    ]);
    expect(view[2]?.changes).toMatchObject([{ change: "added", qty: 5 }]);
  });

  it("is empty before anything was kept", () => {
    expect(historyView([], "ada")).toEqual([]);
  });
});
