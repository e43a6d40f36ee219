import { describe, expect, it } from "vitest";
import { combined, type Draft, emptyDraft, newVariant, optionsOf, sentOf } from "./draft.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const nothing = { categories: [], brands: [], attributes: [], own_categories: [] };
const form = { vendor: "North Quay", lead_time_days: 7, ...nothing };
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(form),
  name: "Slate",
  category: 1,
  ...changes,
});
const variant = (id: string, changes = {}) => ({
  ...newVariant([], "7"),
  id,
  sku: id,
  version: 1,
  vendor_sku: id,
  price: "10",
  stock: "5",
  ...changes,
});

describe("combinations", () => {
  it("keep what there is and add what is missing", () => {
    const made = combined([variant("A")], [{ name: "Size", values: ["S", "L"] }]);
    expect(made.map(({ sku, options }) => [sku, options[0]!.value])).toEqual([
      ["A", "S"],
      [undefined, "L"],
    ]);
    const more = combined(made, [
      { name: "Size", values: ["S", "L"] },
      { name: "Finish", values: ["Matte", "Gloss"] },
    ]);
    expect(more).toHaveLength(4);
    expect(more[0]).toMatchObject({ sku: "A", price: "10" });
    expect(optionsOf(more)[1]).toEqual({ name: "Finish", values: ["Matte", "Gloss"] });
  });
});

describe("what is sent", () => {
  it("says at each field what is no number", () => {
    const { errors, body } = sentOf(draft({ variants: [variant("A", { price: "ten", weight_lb: "" })] }), []);
    expect(errors).toEqual({ "variants.0.price": ["Enter a number such as 12.5."] });
    expect(body.variants[0]).toMatchObject({ stock: 5, weight_lb: null, lead_time_days: 7 });
  });
});

it("says at once at every field that is empty and may not be", () => {
  const { errors } = sentOf(
    draft({ name: " ", category: null, variants: [variant("A", { vendor_sku: "" })] }),
    [],
  );
  expect(errors).toEqual({
    name: ["Enter a product name."],
    category: ["Choose a category."],
    "variants.0.vendor_sku": ["Enter a SKU."],
  });
});

describe("a change from elsewhere", () => {
  it("is taken over beside what was changed here", () => {
    const base = draft({ name: "Slate", variants: [variant("A"), variant("B")] });
    const mine = { ...base, name: "Black slate", variants: [variant("A", { price: "12" }), variant("B")] };
    const theirs = { ...base, variants: [variant("A", { stock: "3", version: 2 }), variant("B")] };
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.draft).toMatchObject({
      name: "Black slate",
      variants: [{ price: "12", stock: "3", version: 2 }, {}],
    });
    expect(merged.news).toEqual(["A: stock changed from 5 to 3."]);
  });
});
