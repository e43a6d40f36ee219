import { describe, expect, it } from "vitest";
import { movedFrom } from "./stages.rules.ts";

describe("an event moves a client", () => {
  it("forward only", () => {
    expect(movedFrom("lead")).toEqual([]);
    expect(movedFrom("contacted")).toEqual(["lead"]);
    expect(movedFrom("ordered")).not.toContain("paid");
  });

  it("out of Lost only by buying", () => {
    expect(movedFrom("ordered")).toContain("lost");
    expect(movedFrom("paid")).toContain("lost");
    expect(movedFrom("contacted")).not.toContain("lost");
  });
});
