/** Carriers by the names people know, with the page that tracks a parcel. */
const trackingPages = {
  UPS: "https://www.ups.com/track?tracknum=",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  DHL: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
} as const;

/** `Other` is a freight company without a tracking page that we know. */
export const carriers = ["UPS", "FedEx", "USPS", "DHL", "Other"] as const;
export type Carrier = (typeof carriers)[number];

/** The carrier's page about a parcel; null where there is none. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  if (!tracking || !Object.hasOwn(trackingPages, carrier)) return null;
  return (
    trackingPages[carrier as keyof typeof trackingPages] + encodeURIComponent(tracking.replaceAll(/\s/g, ""))
  );
}
