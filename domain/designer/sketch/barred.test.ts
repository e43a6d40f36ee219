import { expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";
import { Barred } from "./barred.ts";

const barredBy = (words: string) => {
  const barred = new Barred(readBrief(`Living room 12x15, ${words}`).brief.bars);
  return new Set([...offers.all()].filter((offer) => barred.of(offer).length > 0));
};

it("bars dark wood, and neither light wood nor what else is dark", () => {
  const [both, wood, dark] = ["no dark wood", "no wood", "nothing dark"].map(barredBy);
  expect(both!.size).toBeGreaterThan(0);
  expect(both).toEqual(wood!.intersection(dark!));
  expect(both!.size).toBeLessThan(wood!.size);
});

it("bars leather chairs, and no leather sofa", () => {
  const chairs = barredBy("no leather chairs");
  expect(new Set([...chairs].map(({ model }) => model?.kind))).toEqual(new Set(["chair"]));
  expect(barredBy("no leather").size).toBeGreaterThan(chairs.size);
});
