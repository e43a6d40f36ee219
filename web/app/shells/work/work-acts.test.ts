import { expect, test } from "vitest";
import { findActs } from "./find-work.ts";
import { actsOf } from "./work-acts.ts";

type Who = Parameters<typeof actsOf>[0];
const pro = { type: "Contractor", works_in: null } as unknown as Who;
const bookkeeper = {
  type: "User",
  works_in: { role: "bookkeeper", company_name: "Summit Renovations" },
} as unknown as Who;
const labels = (who: Who) => actsOf(who).map(({ label }) => label);

test("each role begins its own things", () => {
  expect(labels(pro)).toEqual(expect.arrayContaining(["New proposal", "Invite a client", "New coupon"]));
  expect(labels({ ...pro, type: "Vendor" })).toEqual(
    expect.arrayContaining(["New product", "Send a price list", "Write to support"]),
  );
  expect(labels({ ...pro, type: "Admin" })).not.toContain("New product");
});

test("a bookkeeper is not offered what the team's role leaves out", () => {
  expect(labels(bookkeeper)).toContain("Request a payout");
  expect(labels(bookkeeper)).not.toContain("Invite a client");
  expect(labels(bookkeeper)).not.toContain("Add a team member");
  expect(labels(bookkeeper)).not.toContain("New API key");
});

test("acts are found by the beginnings of several words, in any order", () => {
  const found = (text: string) => findActs(pro, text).map(({ title }) => title);
  expect(found("quote")).toEqual(["New proposal"]);
  expect(found("memb inv")).toEqual(["Add a team member"]);
  expect(found("zebra")).toEqual([]);
});
