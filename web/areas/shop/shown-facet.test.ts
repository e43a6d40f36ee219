import { expect, it } from "vitest";
import type { Facet } from "../../../contract/catalog/catalog.ts";
import { logosOf, shownFacet } from "./shown-facet.ts";

const facet = (key: string, ...names: string[]): Facet => ({
  key,
  label: key,
  unit: "",
  kind: "enum",
  values: names.map((name) => ({ value: name, label: name, count: 3 })),
});
const logo = { url: "/showroom/media/k1/800.webp", width: 640, height: 320, alt: "", placeholder: "#fff" };
const logos = logosOf([
  { name: "Averline", logo },
  { name: "Plainware", logo: null },
]);

it("gives brands their logo in the small size, where they have one", () => {
  const { values } = shownFacet(facet("brand", "Averline", "Plainware", "constructor"), logos);
  expect(values.map((value) => value.logo)).toEqual(["/showroom/media/k1/96.webp", undefined, undefined]);
});

it("gives no other facet a logo, and finishes their color", () => {
  expect(shownFacet(facet("series", "Averline"), logos).values[0]).not.toHaveProperty("logo");
  expect(shownFacet(facet("finish", "Matte Black"), logos).values[0]?.color).toMatch(/^#/);
});
