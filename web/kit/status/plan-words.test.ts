import { expect, it } from "vitest";
import { premiumCredits } from "../../../domain/money/credit-packs.ts";
import { planIncludes } from "./plan-words.ts";

it("lists for Premium what the add-on has and the credits that only Premium brings", () => {
  const extra = planIncludes.premium.filter((text) => !planIncludes.addon.includes(text));
  expect(planIncludes.premium).toEqual([...planIncludes.addon, ...extra]);
  expect(extra).toEqual([expect.stringContaining(`${premiumCredits} AI 3D Design credits every paid month`)]);
});
