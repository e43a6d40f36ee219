import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import {
  changed,
  type DrawingHistory,
  drawn,
  nothingDrawn,
  redone,
  savedUnder,
  undone,
} from "./drawing-history.ts";

const room = planFrom({ shape: "rectangle", width_in: 120, depth_in: 96 });
if (!room.ok) throw new Error(room.message);
const first = { name: "Bath", room: "bathroom", plan: room.plan, savedAs: null, replaces: null };
const begun = drawn(nothingDrawn, first);

describe("what is drawn", () => {
  it("can be taken back to the very beginning and brought back, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 30 }), (names) => {
        const end = names.reduce((history, name) => changed(history, { name }), begun);
        let history: DrawingHistory = end;
        for (let at = 0; at < 40; at += 1) history = undone(history);
        expect(history.present).toBeNull();
        for (let at = 0; at < 40; at += 1) history = redone(history);
        expect(history).toEqual(end);
      }),
    );
  });

  it("forgets what was taken back once something else is drawn", () => {
    const other = changed(undone(changed(begun, { name: "A" })), { name: "B" });
    expect(redone(other)).toBe(other);
    expect(undone(other).present?.name).toBe("Bath");
  });

  it("knows whether it is kept, and whose place a changed form takes", () => {
    const kept = savedUnder(begun, "plan-1");
    expect(kept.present).toMatchObject({ savedAs: "plan-1", replaces: "plan-1" });
    const next = changed(kept, { name: "C" });
    expect(next.present).toMatchObject({ savedAs: null, replaces: "plan-1" });
    const again = savedUnder(next, "plan-2");
    expect(undone(again).present).toMatchObject({ name: "Bath", savedAs: null, replaces: "plan-2" });
  });

  it("never changes another owner's plan", () => {
    const others = { ...first, savedAs: "hall-bath" };
    const next = changed(drawn(nothingDrawn, others), { name: "Mine" });
    expect(next.present).toMatchObject({ savedAs: null, replaces: null });
    expect(savedUnder(drawn(nothingDrawn, others), "hall-bath").present?.replaces).toBeNull();
  });
});
