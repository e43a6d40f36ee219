import { expect, it } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./field-errors.ts";

const schema = z.object({
  zip_code: z.string().min(1),
  note: z.string().min(1, "Write a note."),
  short: z.string().min(3),
  reason: z.string().min(10, "Say why, in a sentence.").default("Because it is so."),
  stops: z.array(z.object({ street: z.string().min(1), name: z.string().min(1, "Name the stop.") })),
});

const errorsOf = (input: object) => {
  const { error } = schema.safeParse(input, { reportInput: true });
  return error && fieldErrors(error);
};

it("names an empty or missing field, unless the schema has words of its own for it", () => {
  expect(errorsOf({ zip_code: "", note: "", stops: [] })).toEqual({
    zip_code: ["Enter a ZIP code."],
    note: ["Write a note."],
    short: ["Enter a short."],
  });
  const rest = { zip_code: "97205", note: "x", stops: [] };
  expect(errorsOf({ ...rest, short: "ab", reason: "" })).toEqual({
    short: ["Enter at least 3 characters."],
    reason: ["Enter a reason."],
  });
  expect(errorsOf({ ...rest, short: "abc", reason: "So" })).toEqual({ reason: ["Say why, in a sentence."] });
});

it("calls a field in a list by its own name", () => {
  const whole = { zip_code: "97205", note: "x", short: "abc" };
  expect(errorsOf({ ...whole, stops: [{ street: "", name: "" }] })).toEqual({
    "stops.0.street": ["Enter a street."],
    "stops.0.name": ["Name the stop."],
  });
});
