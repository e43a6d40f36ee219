import { expect, it } from "vitest";
import { withNegations } from "./negation.ts";
import { plainText, readTerms } from "./terms.ts";

const told = (text: string, isNo?: () => boolean) =>
  withNegations(readTerms(plainText(text)), isNo)
    .filter(({ kind }) => kind !== "small" && kind !== "pause")
    .map((term) => term.text);

it.each([
  ["36 in. Vanity without Top in White", ["36in", "vanity", "-top", "white"]],
  ["Ceiling Fan w/o Lights", ["ceiling", "fan", "-light"]],
  ["toilet w/out a seat", ["toilet", "-seat"]],
  ["Vanity with Top", ["vanity", "top"]],
])("%j names what is not there", (text, terms) => {
  expect(told(text)).toEqual(terms);
});

it.each(["without", "without top", "vanity without", "vanity without 36 in."])(
  "%j lacks nothing, for no thing or no lack is named",
  (text) => {
    expect(told(text)).toEqual(
      readTerms(text)
        .filter(({ kind }) => kind !== "small")
        .map((term) => term.text),
    );
  },
);

it("reads “no” so where it is asked to", () => {
  expect(told("vanity no top")).toEqual(["vanity", "no", "top"]);
  expect(told("vanity no top", () => true)).toEqual(["vanity", "-top"]);
});

it("stands where both words were typed", () => {
  const text = "vanity without a top";
  const term = withNegations(readTerms(text)).at(-1)!;
  expect(text.slice(term.from, term.to)).toBe("without a top");
});
