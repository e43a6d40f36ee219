import { describe, expect, test } from "vitest";
import { saleRulesOf } from "../../../../domain/orders/sale-settings.ts";
import {
  addressProblems,
  isSameAddress,
  type LineToSend,
  priceChange,
  unservedLine,
} from "./change-address.rules.ts";

const portland = { street: "18 Alder Way", apartment: "", city: "Portland", state: "OR", zip_code: "97201" };
const inPortland = { city: "Portland", state: "OR" };

describe("an address", () => {
  test("is the same when nothing of it differs", () => {
    expect(isSameAddress(portland, { ...portland })).toBe(true);
    expect(isSameAddress(portland, { ...portland, apartment: "4" })).toBe(false);
    expect(isSameAddress(portland, { ...portland, zip_code: "97201-1234" })).toBe(false);
  });

  test("has a state that there is, and a ZIP code of that state", () => {
    expect(addressProblems(portland, inPortland)).toEqual({});
    expect(addressProblems({ ...portland, state: "ZZ" }, inPortland)).toEqual({
      state: "Choose a U.S. state.",
    });
    expect(addressProblems({ ...portland, state: "WA" }, inPortland)).toEqual({
      zip_code: "97201 is in Oregon. Change the ZIP code or the state.",
    });
  });

  test("may have a ZIP code that we do not know: the post makes new ones", () => {
    expect(addressProblems({ ...portland, zip_code: "97299" }, null)).toEqual({});
  });
});

describe("another state", () => {
  const soldAt = new Date("2026-06-01");
  const sale = { ...saleRulesOf({}), soldAt };
  const line = (change: Partial<LineToSend> = {}): LineToSend => ({
    vendor_id: "v1",
    unit_price_cents: 10_000,
    qty: 2,
    discount_cents: 0,
    shipping_cents: 0,
    tax_cents: 0,
    is_freight: false,
    remote_freight_cents: 34_900,
    vendor_name: "North Quay Tile",
    not_served: [],
    is_to_send: true,
    ...change,
  });

  test("costs the same where tax and freight are the same to the cent", () => {
    expect(priceChange([line()], "MT", sale)).toBeNull();
    expect(priceChange([line({ tax_cents: 1_450, discount_cents: 0 })], "CA", sale)).toBeNull();
    // products that are not oversize ship free to Alaska too
    expect(priceChange([line()], "AK", sale)).toBeNull();
  });

  test("is refused where a vendor of what is left to send does not ship there", () => {
    const unserved = line({ not_served: ["HI"] });
    expect(unservedLine([line(), unserved], "HI")).toBe("North Quay Tile doesn't ship to Hawaii.");
    expect(unservedLine([line(), unserved], "MT")).toBeNull();
    expect(unservedLine([line(), { ...unserved, is_to_send: false }], "HI")).toBeNull();
  });

  test("is refused with what it would add or take off", () => {
    expect(priceChange([line()], "CA", sale)).toMatch(
      /^In California, sales tax would be \$14\.50 instead of \$0\.00\. Please cancel and order again/,
    );
    expect(priceChange([line({ tax_cents: 1_450 })], "OR", sale)).toContain(
      "sales tax would be $0.00 instead of $14.50",
    );
    expect(priceChange([line({ tax_cents: 1_450, is_freight: true })], "AK", sale)).toContain(
      "In Alaska, shipping would be $349.00 instead of $0.00 and sales tax would be $0.00 instead of $14.50.",
    );
  });

  test("is not taken when freight saved and tax added come to the same total: the books differ", () => {
    const sold = line({ is_freight: true, shipping_cents: 1_450 });
    expect(priceChange([sold], "CA", sale)).toContain("shipping would be $0.00 instead of $14.50");
  });

  test("is judged by the tax of the day of the sale, after the coupon", () => {
    const sold = line({ discount_cents: 2_000 });
    expect(
      priceChange([{ ...sold, tax_cents: 1_080 }], "DC", {
        ...sale,
        soldAt: new Date("2026-10-01T03:59:00Z"),
      }),
    ).toBeNull();
    expect(
      priceChange([{ ...sold, tax_cents: 1_080 }], "DC", {
        ...sale,
        soldAt: new Date("2026-10-01T04:00:00Z"),
      }),
    ).toContain("$12.60");
  });
});
