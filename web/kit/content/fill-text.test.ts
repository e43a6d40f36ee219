import { describe, expect, it } from "vitest";
import { usualWindows } from "../../../domain/orders/return-case.ts";
import { fillText, linkedPieces, plainText } from "./fill-text.ts";

const settings = {
  app_name: "Materia",
  provider: "Materia Inc.",
  contact: { email: "support@materia.example", phone: "", address: "" },
  plans: [{ plan: "premium", paid_amount: 199 }],
  limits: { minimum_markup_percent: 10, cancel_minutes: 60, ...usualWindows, waste_percent: {} },
};

describe("a page's text", () => {
  it("takes names and numbers from the settings", () => {
    expect(fillText("{name}: {return_days} days, {cancel_minutes} minutes, {email}", settings)).toBe(
      "Materia: 12 days, 60 minutes, support@materia.example",
    );
    expect(fillText("{premium_price} a year", settings)).toBe("$199.00 a year");
    expect(fillText("{nothing}", settings)).toBe("{nothing}");
  });

  it("comes apart into words and links", () => {
    expect(linkedPieces("See the [return policy](/return_policy).")).toEqual([
      "See the ",
      { words: "return policy", address: "/return_policy" },
      ".",
    ]);
    expect(linkedPieces("Only **full boxes**.")).toEqual(["Only ", { bold: "full boxes" }, "."]);
    expect(plainText("See the [return policy](/return_policy).")).toBe("See the return policy.");
  });
});
