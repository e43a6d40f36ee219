import { expect, it } from "vitest";
import spanish from "../../../content/spanish/product-guides.json" with { type: "json" };
import { englishSpecs } from "./english-specs.ts";
import { guideFor } from "./guide-for.ts";

it("says in Spanish what a product needs, though its specifications are in Spanish", () => {
  const specs = { material: "Mármol", size: "12×24 in.", sealing: "Sellar cada año" };
  const { care, steps } = guideFor(
    { categories: ["tile-flooring"], specs: englishSpecs(specs), shown: specs },
    spanish,
  );
  expect(care.join(" ")).toContain("Lave con jabón neutro para piedra.");
  expect(steps.join(" ")).toContain("Selle la cara antes de poner la lechada");
});
