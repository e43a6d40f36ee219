import { describe, expect, it } from "vitest";
import type { ChecklistEntry } from "../../../../contract/design/checklists.ts";
import { answered, byArea, listed, rebased, toSend, withEdits } from "./checklist-edits.ts";

const entry = (id: string, task: string, more: Partial<ChecklistEntry> = {}): ChecklistEntry => ({
  id,
  task,
  area: "Floor",
  category: "Tile",
  sku: null,
  qty: null,
  done: false,
  due_on: null,
  who: "",
  note: "",
  room_id: null,
  ...more,
});
const tile = entry("1", "Lay tile");
const grout = entry("2", "Grout");
const added = { ...listed(entry("", "Order sample")), key: "new", id: null };

describe("editing a checklist", () => {
  it("sends changed, added and remaining entries in their order, an added one without an id", () => {
    const list = withEdits(
      [listed(tile), listed(grout)],
      [
        { kind: "change", key: "1", fields: { done: true, note: "herringbone" } },
        { kind: "add", entry: added, at: 1 },
        { kind: "remove", key: "2" },
      ],
    );
    expect(toSend(list)).toEqual([
      expect.objectContaining({ id: "1", done: true, note: "herringbone" }),
      expect.objectContaining({ task: "Order sample" }),
    ]);
    expect(toSend(list)[1]).not.toHaveProperty("id");
    expect(toSend(list)[0]).not.toHaveProperty("room_id");
  });

  it("keeps a key when the server gives an added entry its id, so that typing goes on", () => {
    const sent = withEdits([listed(tile)], [{ kind: "add", entry: added }]);
    const after = answered(sent, [tile, entry("77", "Order sample")]);
    const later = withEdits(after, [{ kind: "change", key: "new", fields: { done: true } }]);
    expect(toSend(later)[1]).toMatchObject({ id: "77", done: true });
  });

  it("makes the page's edits again on a list that somebody else has changed", () => {
    const mine = [listed(tile), { ...listed(grout), key: "typed" }];
    const theirs = [entry("2", "Grout", { note: "two coats" }), entry("3", "Seal")];
    const merged = withEdits(rebased(mine, theirs), [
      { kind: "change", key: "typed", fields: { done: true } },
      { kind: "change", key: "1", fields: { done: true } },
    ]);
    expect(merged.map(({ id, done, note }) => [id, done, note])).toEqual([
      ["2", true, "two coats"],
      ["3", false, ""],
    ]);
  });

  it("groups by area in the order in which areas come up", () => {
    const list = [tile, entry("4", "Hang mirror", { area: "Walls" }), grout].map(listed);
    expect(byArea(list).map(([area, entries]) => [area, entries.length])).toEqual([
      ["Floor", 2],
      ["Walls", 1],
    ]);
  });
});
