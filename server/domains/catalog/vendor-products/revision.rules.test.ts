import { describe, expect, it } from "vitest";
import { plannedChange } from "./bulk.rules.ts";
import { changesBetween, differencesOf, isSameChange } from "./revision.rules.ts";
import type { Content } from "./revision.types.ts";

const live: Content = {
  name: "Slate",
  brand: "North Quay Tile",
  category: 101,
  description: "Hand-split.",
  warranty: "",
  attributes: [
    { key: "finish", value: "Matte" },
    { key: "thickness", value: 10 },
  ],
  surface: ["floor", "wall"],
  images: [{ key: "a", alt: "Slate", vendor_skus: ["S-1", "S-2"] }],
};
const names = {
  tree: { find: (id: number) => (id === 101 ? { name: "Porcelain" } : undefined) },
  attributes: new Map([
    ["finish", { label: "Finish", unit: "" }],
    ["thickness", { label: "Thickness", unit: "mm" }],
    ["frost_proof", { label: "Frost proof", unit: "" }],
  ]),
};

describe("what an edit changes", () => {
  it("is nothing where only order or the case of a brand differs", () => {
    const same: Content = {
      ...live,
      brand: "NORTH QUAY TILE",
      attributes: live.attributes.toReversed(),
      surface: ["wall", "floor"],
      images: [{ key: "a", alt: "Slate", vendor_skus: ["S-2", "S-1"] }],
    };
    expect(changesBetween(live, same)).toEqual({});
  });

  it("is the fields that differ, whole", () => {
    const wanted = { ...live, name: "Honed slate", surface: ["floor" as const], images: [] };
    expect(changesBetween(live, wanted)).toEqual({ name: "Honed slate", surface: ["floor"], images: [] });
  });

  it("is the same as another where it leads to the same", () => {
    expect(isSameChange(live, { name: "Honed" }, { name: "Honed", warranty: "" })).toBe(true);
    expect(isSameChange(live, { name: "Honed" }, { name: "Split" })).toBe(false);
  });
});

describe("differences", () => {
  it("name each fact by itself, with its unit", () => {
    const attributes = [
      { key: "thickness", value: 12 },
      { key: "frost_proof", value: true },
    ];
    expect(differencesOf(live, { ...live, attributes }, names)).toEqual([
      { field: "attributes", label: "Finish", before: "Matte", after: "" },
      { field: "attributes", label: "Thickness", before: "10 mm", after: "12 mm" },
      { field: "attributes", label: "Frost proof", before: "", after: "Yes" },
    ]);
  });

  it("name categories, and say that one is gone", () => {
    expect(differencesOf(live, { ...live, category: 7 }, names)).toEqual([
      { field: "category", label: "Category", before: "Porcelain", after: "Deleted" },
    ]);
  });
});

describe("publishing many", () => {
  const row = {
    wholesale_cents: 1,
    stock: 1,
    lead_time_days: 1,
    freight_class: "parcel" as const,
    status: "draft",
    review: null,
  } as const;
  const publish = { kind: "status", status: "published" } as const;

  it("sends new products to the admins, and puts those that were live on sale again", () => {
    expect(plannedChange({ ...row, was_live: false }, publish, true)).toEqual({ kind: "review" });
    expect(plannedChange({ ...row, was_live: true }, publish, true)).toEqual(publish);
    expect(plannedChange({ ...row, was_live: false }, publish, false)).toEqual(publish);
    const waiting = { ...row, was_live: false, review: "pending" } as const;
    expect(plannedChange(waiting, publish, true)).toEqual({ kind: "unchanged" });
  });
});
