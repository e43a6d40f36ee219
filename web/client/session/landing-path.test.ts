import { describe, expect, it } from "vitest";
import { landingPath } from "./landing-path.ts";

describe("landingPath", () => {
  it("is the page that a customer asked for, else home", () => {
    expect(landingPath({ type: "User" }, "/checkout")).toBe("/checkout");
    expect(landingPath({ type: "User" }, "//evil.test")).toBe("/");
    expect(landingPath({ type: "User" })).toBe("/");
  });

  it.each(["Contractor", "Vendor", "Admin"] as const)(
    "is the workplace of a %s, never the shop's home",
    (type) => {
      expect(landingPath({ type })).toBe("/account");
      expect(landingPath({ type }, "/")).toBe("/account");
      expect(landingPath({ type }, "/product/abc")).toBe("/account");
      expect(landingPath({ type }, "/account/clients?stage=lead")).toBe("/account/clients?stage=lead");
    },
  );
});
