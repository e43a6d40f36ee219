import { describe, expect, it } from "vitest";
import { type HireStatus, hireStatuses } from "../../contract/design/hire-words.ts";
import { isOpenHire, mayMove, movesOf, sharesProject } from "./hire-moves.ts";

const all = Object.keys(hireStatuses) as HireStatus[];

describe("the moves of a hire", () => {
  it("are these and no others", () => {
    const table = (["customer", "pro"] as const).flatMap((side) =>
      all.flatMap((from) =>
        all.filter((to) => mayMove(from, to, side)).map((to) => `${side}: ${from} → ${to}`),
      ),
    );
    expect(table).toEqual([
      "customer: requested → withdrawn",
      "customer: accepted → finished",
      "pro: requested → accepted",
      "pro: requested → declined",
      "pro: accepted → finished",
    ]);
  });

  it("end in a state that nobody leaves", () => {
    for (const status of ["declined", "withdrawn", "finished"] as const) {
      expect([...movesOf(status, "customer"), ...movesOf(status, "pro")]).toEqual([]);
      expect(isOpenHire(status)).toBe(false);
    }
  });

  it("share the project while the pro is hired, neither before nor after", () => {
    expect(all.filter(sharesProject)).toEqual(["accepted"]);
  });
});
