import { expect, it } from "vitest";
import { maskedTaxId, taxIdDigits, taxIdProblem, writtenTaxId } from "./tax-id.ts";

it("a tax ID has nine digits that the IRS or Social Security gives", () => {
  expect(taxIdProblem("ein", taxIdDigits("12-3456789"))).toBeNull();
  expect(taxIdProblem("ssn", taxIdDigits("219 09 9999"))).toBeNull();
  for (const digits of ["123", "0012345678", "12345678x"])
    expect(taxIdProblem("ein", digits)).toContain("9 digits");
  for (const digits of ["003456789", "073456789", "893456789"])
    expect(taxIdProblem("ein", digits)).toContain("can't be an EIN");
  for (const digits of ["000123456", "666123456", "912345678", "123004567", "123450000"])
    expect(taxIdProblem("ssn", digits)).toContain("can't be an SSN");
});

it("is written with its dashes, and shown by its last four digits", () => {
  expect(writtenTaxId("ein", "123456789")).toBe("12-3456789");
  expect(writtenTaxId("ssn", "219099999")).toBe("219-09-9999");
  expect(maskedTaxId("ein", "6789")).toBe("••-•••6789");
  expect(maskedTaxId("ssn", "9999")).toBe("•••-••-9999");
});
