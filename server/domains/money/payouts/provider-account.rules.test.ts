import { expect, test } from "vitest";
import type { AccountRow } from "./accounts.store.ts";
import { accountView, missingWords } from "./provider-account.rules.ts";

const row: AccountRow = {
  user_id: "u",
  provider: "stripe",
  account: "acct_1",
  can_receive: false,
  is_submitted: true,
  missing: [],
  disabled_reason: null,
  due_at: null,
  bank_ref: null,
  read_at: new Date(),
};

test("what Stripe asks for is said once, in plain words, and never by its own names", () => {
  const names = [
    "individual.dob.day",
    "individual.dob.month",
    "individual.dob.year",
    "individual.ssn_last_4",
    "person_1Abc.verification.document",
    "company.tax_id",
    "something.new",
  ];
  expect(missingWords(names)).toEqual([
    "Your date of birth",
    "The last four digits of your Social Security number",
    "A photo of your ID",
    "Your company's EIN",
    "One more thing that Stripe explains on its page",
  ]);
});

test("the state of an account follows from what Stripe says", () => {
  const stateOf = (change: Partial<AccountRow>) => accountView({ ...row, ...change }).state;
  expect(accountView(undefined).state).toBe("none");
  expect(stateOf({ is_submitted: false })).toBe("started");
  expect(stateOf({ missing: ["external_account"] })).toBe("started");
  expect(stateOf({ disabled_reason: "requirements.pending_verification" })).toBe("checking");
  expect(stateOf({ can_receive: true, missing: ["individual.id_number"] })).toBe("ready");
  expect(stateOf({ disabled_reason: "rejected.fraud" })).toBe("closed");
});

test("an account that works until a day says what is missing by then", () => {
  const due_at = new Date("2026-12-01T00:00:00Z");
  const view = accountView({ ...row, can_receive: true, missing: ["individual.id_number"], due_at });
  expect(view).toEqual({
    state: "ready",
    missing: ["Your Social Security number"],
    note: "",
    due_on: due_at.toISOString(),
  });
});
