import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { frontsIn, photographedAs, plannedDesigns } from "../fixtures/designs.ts";
import { catalogProducts } from "./catalog.ts";
import { countTwins, twinTable } from "./twins.ts";

const looks = JSON.parse(readFileSync(new URL("../pictures/looks.json", import.meta.url), "utf8"));
const products = [...catalogProducts()];
const designs = new Map(plannedDesigns.map((design) => [design.id, design]));

/** Categories where products still share pictures, with how many do. Numbers only go down; at 0 the line goes. */
const notYetClean: Record<string, { same: number; alike: number }> = {
  cabinets: { same: 0, alike: 22 },
};

it("no picture stands for two products, except where a category still waits for it", () => {
  const counts = countTwins(products, looks);
  console.log(twinTable(counts));
  const twins = [...counts].filter(([, { same, alike }]) => same + alike > 0);
  expect(Object.fromEntries(twins.map(([category, { same, alike }]) => [category, { same, alike }]))).toEqual(
    notYetClean,
  );
});

it("a picture's description says what is seen, in which finish and how large", () => {
  const wrong = products.flatMap(({ name, model, pictures, variants }) => {
    const design = designs.get(model?.design ?? "");
    if (!design) return [];
    return variants
      .filter(({ size, options, picture }) => {
        const shown = photographedAs(design, {
          width_in: size.width_in,
          depth_in: size.length_in,
          height_in: size.height_in,
        }).size;
        const measures = [shown.width_in, shown.depth_in, shown.height_in].map((inches) =>
          Number(inches.toFixed(1)),
        );
        const { alt = "" } = pictures[picture] ?? {};
        return (
          !alt.includes(` in ${options.Finish?.toLowerCase()}, ${measures.join(" × ")} in.: `) ||
          !design.name_words.every((word) => alt.includes(word))
        );
      })
      .map(({ sku, picture }) => `${name}, ${sku}: ${pictures[picture]?.alt}`);
  });
  expect(wrong).toEqual([]);
});

/** Door styles that are not yet photographed in every size whose doors and drawers differ. The list only gets shorter. */
const notYetInSizes = ["Beadboard", "Raised Panel", "Reeded", "Slim Shaker"];

it("a cabinet's picture has the doors and drawers of its size, except in the styles that still wait for it", () => {
  const wrong = products
    .filter(({ category }) => category === "cabinets")
    .filter(({ model, variants }) => {
      const design = designs.get(model!.design)!;
      return variants.some(({ size: { width_in, length_in, height_in } }) => {
        const size = { width_in, depth_in: length_in, height_in };
        return frontsIn(design, photographedAs(design, size).size) !== frontsIn(design, size);
      });
    });
  const styles = wrong.map(({ attributes }) => String(attributes.door_style).replace(", Glass", ""));
  expect([...new Set(styles)].sort()).toEqual(notYetInSizes);
});
