import { describe, expect, it } from "vitest";
import type { ProductSent } from "../../../../contract/catalog/vendor-products.ts";
import { changeInWords, plannedChange } from "./bulk.rules.ts";
import { productProblems } from "./product.rules.ts";

const variant = (vendor_sku: string, size: string, changes = {}): ProductSent["variants"][number] => ({
  vendor_sku,
  options: [{ name: "Size", value: size }],
  price: 10,
  list_price: null,
  stock: 3,
  lead_time_days: 7,
  box_sqft: null,
  pieces_per_box: null,
  weight_lb: null,
  width_size: "",
  length_size: "",
  height_size: "",
  freight_class: "parcel",
  allows_backorder: false,
  is_on_sale: true,
  ...changes,
});
const product = (changes: Partial<ProductSent> = {}): ProductSent => ({
  name: "Slate",
  brand: "North Quay",
  category: 101,
  description: "",
  warranty: "",
  unit: "Piece",
  minimum_unit: 1,
  attributes: [],
  surface: [],
  status: "draft",
  variants: [variant("A", "12 in."), variant("B", "24 in.")],
  images: [],
  ...changes,
});
const known = new Map([
  ["flow_gpm", { key: "flow_gpm", kind: "number" as const, label: "Flow rate" }],
  ["frost_proof", { key: "frost_proof", kind: "boolean" as const, label: "Frost proof" }],
]);
const problems = (changes: Partial<ProductSent>) => productProblems(product(changes), known);

describe("a product", () => {
  it("has a number and options of its own for each variant", () => {
    expect(problems({})).toEqual({});
    const twice = problems({ variants: [variant("A", "12 in."), variant("A", "12 IN.")] });
    expect(twice["variants.1.vendor_sku"]).toMatch(/Another variant has this SKU/);
    expect(twice["variants.1.options"]).toMatch(/the same options/);
    const none = problems({
      variants: [variant("A", "x", { options: [] }), variant("B", "x", { options: [] })],
    });
    expect(none["variants.1.options"]).toMatch(/tells the variants apart/);
  });

  it("names the same options in every variant, whatever they are called", () => {
    const other = problems({
      variants: [variant("A", "x"), variant("B", "x", { options: [{ name: "Finish", value: "x" }] })],
    });
    expect(other["variants.1.options"]).toMatch(/same options/);
    const options = [{ name: "__proto__", value: "constructor" }];
    expect(problems({ variants: [variant("A", "x", { options })] })).toEqual({});
  });

  it("says of an attribute what its kind allows", () => {
    const wrong = problems({
      attributes: [
        { key: "flow_gpm", value: "fast" },
        { key: "frost_proof", value: "yes" },
        { key: "constructor", value: "x" },
      ],
    });
    expect(wrong["attributes.0.value"]).toBe("Enter a number for Flow rate.");
    expect(wrong["attributes.1.value"]).toBe("Choose yes or no for Frost proof.");
    expect(wrong["attributes.2.key"]).toMatch(/from the list/);
  });

  it("is published with something on sale, and has no stock of what is off sale", () => {
    const off = problems({ status: "published", variants: [variant("A", "x", { is_on_sale: false })] });
    expect(off.status).toMatch(/at least one variant/);
    expect(off["variants.0.stock"]).toMatch(/Set the stock to 0/);
  });
});

describe("a change of many", () => {
  const offer = { wholesale_cents: 1005, stock: 4, lead_time_days: 7, freight_class: "freight" as const };
  const row = { ...offer, status: "published" as const, review: null, was_live: true };

  it("rounds prices to the cent and never to nothing", () => {
    expect(plannedChange(row, { kind: "price_percent", percent: 10 })).toEqual({
      kind: "offer",
      set: { wholesale_cents: 1106 },
    });
    expect(plannedChange(row, { kind: "price_amount", amount: -10.05 }).kind).toBe("skipped");
    expect(plannedChange(row, { kind: "price_percent", percent: 0.01 }).kind).toBe("unchanged");
  });

  it("sets how products ship", () => {
    const asked = { kind: "freight_class", freight_class: "freight_70" } as const;
    const planned = plannedChange(row, asked);
    expect(planned).toEqual({ kind: "offer", set: { freight_class: "freight_70" } });
    expect(changeInWords(row, planned)).toEqual({ before: "Freight", after: "Freight, NMFC class 70" });
    expect(plannedChange({ ...row, freight_class: "freight_70" }, asked).kind).toBe("unchanged");
  });

  it("leaves archived and withdrawn ones off sale", () => {
    const publish = { kind: "status", status: "published" } as const;
    expect(plannedChange({ ...row, status: "draft" }, publish).kind).toBe("status");
    expect(plannedChange({ ...row, status: "archived" }, publish).kind).toBe("skipped");
    expect(plannedChange({ ...row, status: "withdrawn" }, { kind: "stock", stock: 9 }).kind).toBe("skipped");
  });
});
