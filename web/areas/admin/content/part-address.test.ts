import { describe, expect, it } from "vitest";
import { addressOf, freeId } from "./part-address.ts";

describe("the address of a part", () => {
  it("is made from the name of a new part, and is its own", () => {
    expect(addressOf({ id: "new-3" }, "Do you ship to Alaska?", new Set())).toBe("do-you-ship-to-alaska");
    expect(addressOf({ id: "new-3" }, "Why?", new Set(["why", "why-2"]))).toBe("why-3");
  });

  it("never changes once it is known, and waits for a name", () => {
    expect(addressOf({ id: "how-long" }, "When does it come?", new Set())).toBe("how-long");
    expect(addressOf({ id: "new-3" }, " ?! ", new Set())).toBe("new-3");
  });

  it("does not meet one that is waiting", () => {
    expect(freeId([{ id: "a" }, { id: "new-3" }])).toBe("new-4");
  });
});
