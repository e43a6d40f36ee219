import { describe, expect, test } from "vitest";
import { isRoutingNumber, routingProblem } from "./bank-account.ts";

describe("a routing number", () => {
  test.each(["021000021", "011401533", "110000000", "322271627"])("of a bank is known: %s", (digits) => {
    expect(isRoutingNumber(digits)).toBe(true);
  });

  test("with two digits swapped is not", () => {
    expect(isRoutingNumber("021000012")).toBe(false);
  });

  test("needs nine digits and a prefix that a bank can have", () => {
    expect(routingProblem("12345")).toBe("A routing number has 9 digits.");
    expect(routingProblem("000000000")).toContain("not a routing number");
    expect(routingProblem("990000006")).toContain("not a routing number");
    expect(routingProblem("021000021")).toBeUndefined();
  });
});
