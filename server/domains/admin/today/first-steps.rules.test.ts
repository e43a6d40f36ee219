import { describe, expect, it } from "vitest";
import { proFirstSteps, vendorFirstSteps } from "./first-steps.rules.ts";

const fresh = { has_address: false, products: 0, has_terms: false, has_bank: false };
const newPro = { has_about: true, has_logo: false, may_brand: true, saved: [], has_invited: false };
const doneOf = (steps: ReturnType<typeof proFirstSteps>) =>
  steps?.filter(({ is_done }) => is_done).map(({ key }) => key);

describe("a vendor's first steps", () => {
  it("are done by what is there, and gone with the last", () => {
    expect(vendorFirstSteps(fresh, true)!.map(({ key }) => key)).toEqual([
      "company",
      "products",
      "shipping",
      "bank",
    ]);
    expect(doneOf(vendorFirstSteps({ ...fresh, products: 1, has_terms: true }, true))).toEqual([
      "products",
      "shipping",
    ]);
    const all = { has_address: true, products: 4, has_terms: true, has_bank: true };
    expect(vendorFirstSteps(all, true)).toBeNull();
  });

  it("have no bank account where nothing is paid out", () => {
    const rest = { has_address: true, products: 4, has_terms: true, has_bank: false };
    expect(vendorFirstSteps(rest, true)).not.toBeNull();
    expect(vendorFirstSteps(rest, false)).toBeNull();
  });
});

describe("a pro's first steps", () => {
  it("count what the pro saved, not what the application said", () => {
    expect(doneOf(proFirstSteps(newPro))).toEqual([]);
    const saved = ["profile", "markups", "left_out"];
    expect(doneOf(proFirstSteps({ ...newPro, saved }))).toEqual(["profile", "markup", "departments"]);
    expect(doneOf(proFirstSteps({ ...newPro, saved, has_about: false }))).not.toContain("profile");
  });

  it("ask for a logo only where the plan has one", () => {
    expect(proFirstSteps(newPro)!.map(({ key }) => key)).toContain("logo");
    const basic = { ...newPro, may_brand: false };
    expect(proFirstSteps(basic)!.map(({ key }) => key)).not.toContain("logo");
    const saved = ["profile", "markup_percent", "departments"];
    expect(proFirstSteps({ ...basic, saved, has_invited: true })).toBeNull();
  });
});
