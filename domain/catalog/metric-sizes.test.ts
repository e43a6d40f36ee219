import { expect, it } from "vitest";
import { besideInMetric, metricSizes } from "./metric-sizes.ts";

it("has a size in metric beside what somebody signs", () => {
  expect(["24 in.", "Chrome"].map(besideInMetric)).toEqual(["24 in. (61 cm)", "Chrome"]);
});

it("has sizes in metric, and keeps what is none", () => {
  expect(["2 in. hexagon on 12×12 in. sheet", "24 in stock"].map(metricSizes)).toEqual([
    "5 cm hexagon on 30 cm × 30 cm sheet",
    "24 in stock",
  ]);
});
