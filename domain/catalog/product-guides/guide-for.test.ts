import { describe, expect, it } from "vitest";
import { guideFor } from "./guide-for.ts";

const guide = (categories: string[], specs: Record<string, string> = {}) => guideFor({ categories, specs });
const all = ({ before, steps, care }: ReturnType<typeof guideFor>) =>
  [...before, ...steps, ...care].join("\n");

describe("a care and installation guide", () => {
  it("names the trowel and the flatness that a tile's size asks for, and its own joint", () => {
    const small = all(guide(["tile-flooring"], { size: "4×4 in.", grout_joint_in: "1/16 in." }));
    const large = all(guide(["tile-flooring"], { size: "12×12 in., 24×48 in." }));
    expect(small).toMatch(/3\/16 in\. V-notch/);
    expect(small).toMatch(/within 1\/4 in\. over 10 ft/);
    expect(small).toMatch(/joints of at least 1\/16 in\.$/m);
    expect(large).toMatch(/1\/2 × 1\/2 in\. square-notch/);
    expect(large).toMatch(/within 1\/8 in\. over 10 ft/);
  });

  it("has stone sealed and kept from acid, and leaves glazed tile alone", () => {
    expect(all(guide(["tile-flooring"], { material: "Marble" }))).toMatch(/Seal the face before you grout/);
    expect(all(guide(["tile-flooring"], { material: "Porcelain" }))).not.toMatch(/Seal the face|Vinegar/);
  });

  it("says which products must not freeze", () => {
    expect(all(guide(["tile-flooring"], { frost_proof: "No" }))).toMatch(/not made for frost/);
    expect(all(guide(["tile-flooring"], { frost_proof: "Yes" }))).not.toMatch(/frost/);
  });

  it("fastens wood as it is made for", () => {
    const nailed = all(guide(["hardwood-flooring"], { install_method: "Nail" }));
    expect(nailed).toMatch(/every 6 to 8 in\./);
    expect(nailed).not.toMatch(/adhesive/);
  });

  it("goes by the narrowest category: a shower base is set like a basin, a shower system like a faucet", () => {
    expect(all(guide(["showers", "shower-bases"]))).toMatch(/Bed tubs and bases/);
    expect(all(guide(["showers", "shower-systems"]))).toMatch(/Flush the pipes/);
  });

  it("weighs the water of a tub", () => {
    expect(all(guide(["bath-tubs"], { capacity_gal: "60 gal" }))).toMatch(/about 500 lb more/);
  });

  it("covers every kind of product, without gaps", () => {
    for (const category of ["decor", "rugs", "toilets", "lamps", "paint", "moulding-trim", "unheard-of"]) {
      const text = all(guide([category]));
      expect(text.length).toBeGreaterThan(120);
      expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });
});
