import { expect, it } from "vitest";
import { drawCreditCode, readCreditCode, shownCreditCode } from "./credit-codes.ts";

it("a code is read as it is shown, and as people type it", () => {
  let drawn = 0;
  const code = drawCreditCode((count) => drawn++ % count);
  expect(shownCreditCode(code)).toBe("2345-6789-BCDF-GHJK");
  for (const typed of [
    "2345-6789-BCDF-GHJK",
    " 2345 6789 bcdf ghjk ",
    "23456789BCDFGHJK",
    "2345–6789–bcdf–ghjk",
  ])
    expect(readCreditCode(typed)).toBe(code);
});

it("too few, too many and other characters are no code", () => {
  for (const typed of [
    "",
    "2345-6789-BCDF-GHJ",
    "2345-6789-BCDF-GHJKM",
    "O345-6789-BCDF-GHJK",
    "2345-6789-BCDF-GHJ😀",
  ])
    expect(readCreditCode(typed)).toBeNull();
});
