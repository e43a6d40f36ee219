import { describe, expect, it } from "vitest";
import { snapPoint, snapValue } from "./snapping.ts";

const inch = { step_in: 1, reach_in: 2 };

describe("snapping", () => {
  it("brings a corner level with another one before it thinks of the grid", () => {
    const { point, guides } = snapPoint([101.4, 48.6], [[100.25, 0]], inch);
    expect(point).toEqual([100.25, 49]);
    expect(guides).toEqual([{ axis: "x", at_in: 100.25 }]);
  });

  it("takes the nearest of several marks, and none that is out of reach", () => {
    expect(snapValue(10.6, [9, 11, 12], inch)).toEqual({ value: 11, isHeld: true });
    expect(snapValue(20.2, [9, 11, 12], inch)).toEqual({ value: 20, isHeld: false });
    expect(snapValue(20.3, [], { step_in: 0.25, reach_in: 0 })).toEqual({ value: 20.25, isHeld: false });
  });
});
