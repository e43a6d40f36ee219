import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { couponOnLine, markupFor, pricePerSqft, savingsPercent, unitPrice } from "./pricing.ts";

const wholesale = fc.integer({ min: 1, max: 5_000_000 });
const margin = fc.integer({ min: 0, max: 5000 });
const markup = fc.integer({ min: 1000, max: 20_000 });

describe("a unit's price", () => {
  test("is wholesale plus margin plus markup on the trade price", () => {
    expect(unitPrice(10_000, 800, 1000)).toEqual({
      unit_price_cents: 11_880,
      final_price_cents: 10_000,
      platform_margin_cents: 800,
      contractor_markup_cents: 1_080,
    });
  });

  test("is made of its three shares, to the cent", () => {
    fc.assert(
      fc.property(wholesale, margin, markup, (cost, marginBp, markupBp) => {
        const price = unitPrice(cost, marginBp, markupBp);
        const { final_price_cents, platform_margin_cents, contractor_markup_cents } = price;
        expect(final_price_cents + platform_margin_cents + contractor_markup_cents).toBe(
          price.unit_price_cents,
        );
        expect(final_price_cents).toBe(cost);
        expect(Number.isInteger(price.unit_price_cents)).toBe(true);
      }),
    );
  });

  test("is rounded once, so the markup is within half a cent of what it should be", () => {
    fc.assert(
      fc.property(wholesale, margin, markup, (cost, marginBp, markupBp) => {
        const price = unitPrice(cost, marginBp, markupBp);
        const trade = price.final_price_cents + price.platform_margin_cents;
        expect(Math.abs(price.contractor_markup_cents - (trade * markupBp) / 10_000)).toBeLessThanOrEqual(
          0.5001,
        );
      }),
    );
  });

  test("never comes from a markup below 10 %", () => {
    fc.assert(
      fc.property(wholesale, fc.integer({ min: -1000, max: 999 }), (cost, markupBp) => {
        expect(() => unitPrice(cost, 800, markupBp)).toThrow(RangeError);
      }),
    );
  });
});

describe("the markup that counts", () => {
  const markups = {
    showroom_bp: 1000,
    by_category: new Map([
      [7, 1500],
      [70, 1800],
    ]),
    by_product: new Map([[1, 2500]]),
  };

  test("is the product's own before any other", () => {
    expect(markupFor(markups, 1, [70, 7])).toBe(2500);
  });

  test("else the nearest category's", () => {
    expect(markupFor(markups, 2, [70, 7])).toBe(1800);
    expect(markupFor(markups, 2, [71, 7])).toBe(1500);
  });

  test("else the showroom's", () => {
    expect(markupFor(markups, 2, [8])).toBe(1000);
  });
});

test("a price per square foot is the box's price over its area", () => {
  expect(pricePerSqft(11_880, 22.5)).toBe(528);
});

test("savings are whole percent against the list price, and never negative", () => {
  expect(savingsPercent(6_600, 10_000)).toBe(34);
  expect(savingsPercent(6_601, 10_000)).toBe(33);
  expect(savingsPercent(12_000, 10_000)).toBe(0);
});

test("a coupon takes its percent of a line, but no more than the markup in it", () => {
  expect(couponOnLine({ price_cents: 11_880, markup_cents: 1_080 }, 500)).toBe(594);
  expect(couponOnLine({ price_cents: 11_880, markup_cents: 1_080 }, 1000)).toBe(1_080);
});
