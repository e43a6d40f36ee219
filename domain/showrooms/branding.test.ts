import { describe, expect, it } from "vitest";
import { isBranded } from "./branding.ts";

const premium = { plan: "premium", subscription_status: "active", paid_amount: 199 };

describe("a pro's own color and logo", () => {
  it.each([
    ["with the add-on", true, null, true],
    ["with the add-on and a basic plan", true, { ...premium, plan: "basic", paid_amount: 0 }, true],
    ["with Premium at 199 dollars", false, premium, true],
    ["while a failed payment is tried again", false, { ...premium, subscription_status: "past_due" }, true],
    ["with nothing", false, null, false],
    ["with the basic plan", false, { ...premium, plan: "basic" }, false],
    ["with Premium at another price", false, { ...premium, paid_amount: 99 }, false],
    ["with Premium for more", false, { ...premium, paid_amount: 249 }, false],
    ["with Premium at its new price", false, { ...premium, paid_amount: 249, price: 249 }, true],
    ["with Premium below its new price", false, { ...premium, price: 249 }, false],
    ["with a lapsed Premium", false, { ...premium, subscription_status: "lapsed" }, false],
    ["with a cancelled Premium", false, { ...premium, subscription_status: "cancelled" }, false],
  ])("%s", (_, has_addon, latest_plan, expected) => {
    expect(isBranded({ has_addon, latest_plan, theme_color: "#245a6b" })).toBe(expected);
  });

  it("need a color", () => {
    for (const theme_color of ["", null, undefined]) {
      expect(isBranded({ has_addon: true, latest_plan: premium, theme_color })).toBe(false);
    }
  });
});
