import { describe, expect, it } from "vitest";
import { minimumWords, totalsByVendor, unservedWords } from "./vendor-terms.ts";

const vendor = { vendor_id: "a", vendor_name: "North Quay Tile", not_served: ["HI"], minimum_cents: 25_000 };

describe("a vendor's terms", () => {
  it("name the state that is not served", () => {
    expect(unservedWords(vendor, "HI")).toBe("North Quay Tile doesn't ship to Hawaii.");
    expect(unservedWords(vendor, "OR")).toBeNull();
  });

  it("say how much is lacking to the least order, to the cent", () => {
    expect(minimumWords(vendor, 24_999)).toBe(
      "North Quay Tile ships orders of at least $250.00. Add $0.01 more of its products.",
    );
    expect(minimumWords(vendor, 25_000)).toBeNull();
    expect(minimumWords({ ...vendor, minimum_cents: 0 }, 0)).toBeNull();
  });

  it("count all lines of a vendor together, and no others", () => {
    const lines = [
      { vendor_id: "a", unit_price_cents: 1050, qty: 3 },
      { vendor_id: "b", unit_price_cents: 99, qty: 1 },
      { vendor_id: "a", unit_price_cents: 1, qty: 2 },
    ];
    expect([...totalsByVendor(lines)]).toEqual([
      ["a", 3152],
      ["b", 99],
    ]);
  });
});
