import { expect, it } from "vitest";
import { drillingFor, drillingOf, isDrilledFor } from "../domain/room/assembly/drilling.ts";
import { catalogProducts } from "./catalog/catalog.ts";
import type { CatalogProduct } from "./catalog/product.types.ts";

const products = [...catalogProducts()];
const drillable = ({ attributes }: CatalogProduct, { sku, options }: CatalogProduct["variants"][number]) => ({
  ...{ sku, options, attributes },
});
const faucets = products.filter(({ category }) => category === "bathroom-faucets");
const tops = products.filter(({ category }) => ["bathroom-vanitys", "bathroom-sinks"].includes(category));

it("every faucet on a deck fits a vanity and a basin that are sold, in each of their finishes", () => {
  const lacking = new Set<string>();
  for (const faucet of faucets.filter(({ child }) => child !== "vessel-faucets")) {
    const taken = drillingFor(drillable(faucet, faucet.variants[0]!));
    for (const category of ["bathroom-vanitys", "bathroom-sinks"]) {
      const isFor = tops.some(
        (top) =>
          top.category === category &&
          top.variants.some((variant) => isDrilledFor(drillingOf(drillable(top, variant)), taken)),
      );
      const isOnWall = taken?.holes === 0;
      if (!isFor && !(isOnWall && category === "bathroom-sinks"))
        lacking.add(`${faucet.child} on ${category}`);
    }
  }
  expect([...lacking]).toEqual([]);
});

it("vanities up to 36 in. for one are drilled for centerset faucets as well, wide ones and those for two are not", () => {
  const drilled = tops.filter(({ variants }) =>
    variants.some(({ options }) => options["Faucet holes"] === "4 in. centerset"),
  );
  const vanities = drilled.filter(({ category }) => category === "bathroom-vanitys");
  expect(vanities.length).toBeGreaterThan(8);
  expect(
    vanities.filter(({ attributes }) => Number(attributes.width_in) > 36 || attributes.bowls === "Double"),
  ).toEqual([]);
  // the holes cost nothing, and each finish has the choice
  for (const { variants } of drilled) {
    const byFinish = Map.groupBy(variants, ({ options }) => options.Finish);
    for (const same of byFinish.values()) {
      expect(new Set(same.map(({ wholesale_cents }) => wholesale_cents)).size).toBe(1);
      expect(same.some(({ options }) => options["Faucet holes"] === "4 in. centerset")).toBe(true);
    }
  }
});
