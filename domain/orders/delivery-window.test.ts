import { describe, expect, it } from "vitest";
import { milesBetween } from "../places/state-distance.ts";
import { usStates } from "../places/us-states.ts";
import { deliveryParts, deliveryWindow, deliveryWindowTo } from "./delivery-window.ts";
import { isRemote } from "./shipping.ts";

const ordered = new Date("2026-03-02T12:00:00Z");
const days = (date: Date) => Math.round((date.getTime() - ordered.getTime()) / 86_400_000);
const to = (from: string, state: string) => {
  const { earliest, latest } = deliveryWindowTo(ordered, 4, { from, to: state });
  return [days(earliest), days(latest)];
};

describe("when products arrive", () => {
  it("is one to seven days after shipping, and a week later beyond the contiguous states", () => {
    expect(Object.values(deliveryWindow(ordered, 4)).map(days)).toEqual([5, 11]);
    expect(Object.values(deliveryWindow(ordered, 4, "OR")).map(days)).toEqual([5, 11]);
    expect(Object.values(deliveryWindow(ordered, 4, "HI")).map(days)).toEqual([12, 18]);
  });

  it("is sooner the shorter the way is", () => {
    expect(to("WA", "WA")).toEqual([5, 7]);
    expect(to("WA", "OR")).toEqual([6, 8]);
    expect(to("OH", "CO")).toEqual([8, 10]);
    expect(to("WA", "FL")).toEqual([9, 11]);
    expect(to("WA", "AK")).toEqual([12, 18]);
    expect(to("", "OR")).toEqual([5, 11]);
  });

  it("stays within the order's delivery window", () => {
    for (const { code: from } of usStates)
      for (const { code } of usStates) {
        const [first, last] = to(from, code) as [number, number];
        const { earliest, latest } = deliveryWindow(ordered, 4, code);
        expect(first).toBeGreaterThanOrEqual(days(earliest));
        expect(last).toBeLessThanOrEqual(days(latest));
      }
  });

  it("splits a line that stock covers only in part", () => {
    const parts = (qty: number, from_stock: number) =>
      deliveryParts(ordered, { qty, from_stock, lead_time_days: 4 }).map((part) => [
        part.qty,
        part.is_made_to_order,
        days(part.earliest),
        days(part.latest),
      ]);
    expect(parts(12, 4)).toEqual([
      [4, false, 5, 11],
      [8, true, 19, 25],
    ]);
    expect(parts(12, 40)).toEqual([[12, false, 5, 11]]);
    expect(parts(12, 0)).toEqual([[12, true, 5, 11]]);
  });

  it("knows how far every contiguous state is", () => {
    for (const { code } of usStates) expect(milesBetween("OR", code) === null).toBe(isRemote(code));
    expect(milesBetween("NY", "CA")).toBeGreaterThan(2200);
  });
});
