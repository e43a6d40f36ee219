import { describe, expect, it } from "vitest";
import { defaultReview, needsReview, reviewSettingOf } from "./product-review.ts";

describe("who is reviewed", () => {
  it("is by default a vendor with fewer than three products that were ever live", () => {
    const wait = (was_live: number) => needsReview(defaultReview, { rule: "default", was_live }, "new");
    expect([0, 1, 2, 3, 50].map(wait)).toEqual([true, true, true, false, false]);
  });

  it("is decided for new products and for edits apart", () => {
    const setting = { new_products: "everyone", edits: "nobody", trusted_after: 3 } as const;
    const trusted = { rule: "default", was_live: 9 } as const;
    expect(needsReview(setting, trusted, "new")).toBe(true);
    expect(needsReview(setting, { rule: "default", was_live: 0 }, "edit")).toBe(false);
  });

  it("is what an admin said of a vendor, whatever the setting", () => {
    const setting = { ...defaultReview, new_products: "everyone" } as const;
    expect(needsReview(setting, { rule: "never", was_live: 0 }, "new")).toBe(false);
    expect(needsReview(setting, { rule: "always", was_live: 900 }, "edit")).toBe(true);
  });

  it("is as by default where the database says nothing, or nonsense", () => {
    expect(reviewSettingOf({})).toEqual(defaultReview);
    expect(reviewSettingOf({ edits: "all", trusted_after: "9" })).toEqual(defaultReview);
    expect(reviewSettingOf({ edits: "everyone", trusted_after: 9 })).toEqual({
      new_products: "new_vendors",
      edits: "everyone",
      trusted_after: 9,
    });
  });
});
