import { expect, it } from "vitest";
import { trackingUrl } from "./carriers.ts";

it("links to the carrier's page, with the number as typed but for its spaces", () => {
  expect(trackingUrl("UPS", "1Z 999 AA1")).toBe("https://www.ups.com/track?tracknum=1Z999AA1");
  expect(trackingUrl("FedEx", "7&x=1")).toBe("https://www.fedex.com/fedextrack/?trknbr=7%26x%3D1");
});

it.each([
  ["Other", "PRO 4411"],
  ["", "123"],
  ["UPS", ""],
  ["constructor", "123"],
])("has no page for %j and %j", (carrier, tracking) => {
  expect(trackingUrl(carrier, tracking)).toBeNull();
});
