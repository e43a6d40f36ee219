import { expect, it } from "vitest";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { fillWalls } from "./fill-walls.ts";
import { pulledWith, withPulls } from "./run-pulls.ts";
import { emptyKitchen, filledWith, runLine, soldProducts } from "./sold.test-support.ts";

const pull = [...soldProducts.values()].find(({ category }) => category.slug_url === "cabinet-pulls")!;

it("one choice of pulls goes on every door and drawer, is counted, kept when the wall is filled again, and taken off", () => {
  const design = filledWith(emptyKitchen(186));
  const base = design.items.find(({ kind }) => kind === "base_cabinet")!;
  const ids = pulledWith(design, base.id, soldProducts);
  const pulled = withPulls(design, ids, pull.sku);
  const lines = takeoffOf(pulled, soldProducts).items.filter(({ part }) => part === "hardware");
  expect(lines.length).toBe(design.items.filter(({ kind }) => kind.endsWith("_cabinet")).length);
  expect(lines.filter(({ known }) => !known)).toEqual([]);
  expect(lines[0]!.known && lines[0]!.steps[0]).toMatch(/on doors \+ \d+ on drawers = \d+/);
  const again = fillWalls(pulled, runLine(["w3"]), soldProducts).design!;
  expect(again.items.filter(({ kind, hardware_sku }) => kind.endsWith("_cabinet") && !hardware_sku)).toEqual(
    [],
  );
  expect(withPulls(pulled, ids, null)).toEqual(design);
});
