import { describe, expect, it } from "vitest";
import { stepOfErrors, stepProblems, withoutPayment } from "./register-rules.ts";

const account = {
  full_name: "Ada Moreno",
  email: "ada@example.test",
  password: "copper-kettle-9",
  country_code: "+1",
  phone_number: "(503) 555-0142",
  zip_code: "97205",
  agree: "on",
};
const shipping = {
  shipping_street: "1200 SW Park Ave",
  shipping_city: "Portland",
  shipping_state: "OR",
  shipping_zip_code: "97205",
};

describe("stepProblems", () => {
  it("finds nothing wrong with steps that are filled in", () => {
    expect(stepProblems(0, account)).toEqual({});
    expect(stepProblems(1, shipping)).toEqual({});
    expect(stepProblems(2, {})).toEqual({});
  });

  it("wants everything of step 1", () => {
    expect(stepProblems(0, {})).toEqual({
      full_name: ["Enter your full name."],
      email: ["Enter your email address."],
      password: ["Enter your password."],
      phone_number: ["Enter a phone number."],
      zip_code: ["Enter your ZIP code."],
      agree: ["Accept the terms to continue."],
    });
    expect(stepProblems(0, { ...account, email: "ada@example", password: "1234567" })).toEqual({
      email: ["Enter a valid email address."],
      password: ["Use at least 8 characters."],
    });
  });

  it("wants the address without the apartment", () => {
    expect(Object.keys(stepProblems(1, {}))).toEqual(Object.keys(shipping));
  });

  it("checks a billing address as soon as anything of it is there", () => {
    expect(Object.keys(stepProblems(2, { pay_city: "Bend" }))).toEqual([
      "pay_street",
      "pay_state",
      "pay_zip_code",
    ]);
  });
});

describe("stepOfErrors", () => {
  it.each([
    [["cvv", "email"], 2],
    [["pay_city"], 2],
    [["shipping_city", "email"], 1],
    [["email"], 0],
    [["something_else"], 0],
  ] as const)("leads from errors in %j to step %i", (fields, step) => {
    expect(stepOfErrors(Object.fromEntries(fields.map((field) => [field, ["wrong"]])))).toBe(step);
  });
});

it("withoutPayment leaves out card and billing address alone", () => {
  const texts = {
    ...account,
    ...shipping,
    card_number: "4242",
    cvv: "1",
    pay_street: "x",
    name_on_Card: "y",
  };
  expect(withoutPayment(texts)).toEqual({ ...account, ...shipping });
});
