import { expect, it } from "vitest";
import { nextSteps, type PlacedOrder } from "./next-steps.ts";

const order: PlacedOrder = {
  vendors: 1,
  ways: ["parcel"],
  phone: "",
  is_processing: false,
  can_change: true,
  return_days: 12,
  claim_days: { parcel: 30, freight: 5 },
};
const titles = (changes: Partial<PlacedOrder>) =>
  nextSteps({ ...order, ...changes }).map(({ title }) => title);
const textOf = (changes: Partial<PlacedOrder>, title: string) =>
  nextSteps({ ...order, ...changes }).find((step) => step.title === title)?.text;

it("says what follows an order that comes in parcels from one vendor", () => {
  expect(titles({})).toEqual([
    "You can change your mind for 60 minutes",
    "The vendor confirms",
    "Your parcels arrive",
    "If something isn't right",
  ]);
});

it("starts with the bank, and promises no change that is over by then", () => {
  expect(titles({ is_processing: true, can_change: false })).toEqual([
    "Your bank sends the money",
    "The vendor confirms",
    "Your parcels arrive",
    "If something isn't right",
  ]);
});

it("says who calls, and at which number, only where a freight carrier does", () => {
  const calls = "The freight carrier calls you";
  expect(titles({ ways: ["parcel"] })).not.toContain(calls);
  expect(titles({ ways: ["freight"] })).not.toContain("Your parcels arrive");
  expect(textOf({ ways: ["freight"], phone: "5035550142" }, calls)).toContain("at (503) 555-0142");
  expect(textOf({ ways: ["freight"] }, calls)).toMatch(/^It calls you to make an appointment/);
});

it("names the time to report damage for the ways that items arrive", () => {
  const last = "If something isn't right";
  expect(textOf({ ways: ["parcel"] }, last)).toContain("within 30 days of delivery.");
  expect(textOf({ ways: ["freight"] }, last)).toContain("within 5 days of delivery.");
  expect(textOf({ ways: ["freight", "parcel"] }, last)).toContain(
    "within 30 days of delivery, or 5 days for freight.",
  );
  expect(titles({ vendors: 3 })).toContain("3 vendors confirm");
});
