import { describe, expect, it } from "vitest";
import { accountAfter, refusalOf, type Target } from "./users.rules.ts";

const customer: Target = {
  type: "User",
  status: "Active",
  is_self: false,
  is_verified: true,
  has_open_application: false,
  has_place: false,
  has_other_admin: true,
};
const pro: Target = { ...customer, type: "Contractor", status: "Approve", has_place: true };
const admin: Target = { ...customer, type: "Admin" };

describe("what an admin may change about an account", () => {
  it.each([
    ["closes a customer's", customer, { status: "Deactive" }],
    ["puts a pro's on hold", pro, { status: "pending" }],
    ["opens a closed pro's", { ...pro, status: "Deactive" }, { status: "Active" }],
    ["makes a customer an admin", customer, { type: "Admin" }],
    [
      "opens a customer's account for an admin",
      { ...customer, status: "Deactive" },
      { status: "Active", type: "Admin" },
    ],
    ["makes an admin a customer", admin, { type: "User" }],
    ["closes another admin's", admin, { status: "Deactive" }],
    ["leaves the last admin open", { ...admin, has_other_admin: false }, { status: "Active" }],
  ] as const)("%s", (_what, target, wanted) => {
    expect(refusalOf(target, wanted)).toBeNull();
  });

  it.each([
    ["the own account", { ...admin, is_self: true }, { status: "Deactive" }, /own account/],
    [
      "an applicant",
      { ...pro, status: "pending", has_open_application: true, has_place: false },
      { status: "Active" },
      /under Approvals/,
    ],
    [
      "somebody who was declined",
      { ...pro, status: "pending", has_place: false },
      { status: "Active" },
      /never approved/,
    ],
    ["a pro's role", pro, { type: "User" }, /keep their role/],
    ["a customer into a vendor", customer, { type: "Vendor" }, /join by application/],
    [
      "a closed account into an admin's",
      { ...customer, status: "Deactive" },
      { type: "Admin" },
      /Activate the account/,
    ],
    [
      "an unproved address into an admin's",
      { ...customer, is_verified: false },
      { type: "Admin" },
      /confirm the email/,
    ],
    [
      "the last admin into a customer",
      { ...admin, has_other_admin: false },
      { type: "User" },
      /at least one admin/,
    ],
    [
      "the last admin away",
      { ...admin, has_other_admin: false },
      { status: "pending" },
      /at least one admin/,
    ],
  ] as const)("never %s", (_what, target, wanted, reason) => {
    expect(refusalOf(target, wanted)).toMatch(reason);
  });

  it("calls an open pro approved, and leaves what is open already", () => {
    expect(accountAfter({ ...pro, status: "Deactive" }, { status: "Active" }).status).toBe("Approve");
    expect(accountAfter({ ...customer, status: "pending" }, { status: "Active" }).status).toBe("Active");
    expect(accountAfter({ ...customer, status: "Approve" }, { status: "Active" }).status).toBe("Approve");
    expect(accountAfter(customer, { type: "Admin" })).toEqual({ type: "Admin", status: "Active" });
  });
});
