import type { SampleOrder } from "../../../../contract/catalog/samples.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import { trackingUrl } from "../../../../domain/orders/carriers.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { optionWords } from "./samples.rules.ts";
import type { SampleRow, ShipmentRow } from "./samples.store.ts";

const samplesPath = "/account/samples";
export const vendorSamplesPath = "/account/sample-requests";

const dayWords = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: marketZone });

/** To the customer: what is on order, and when it arrives. */
export function samplesOrderedEmail(firstName: string, order: SampleOrder): EmailContent {
  const { arrives_from, arrives_by } = order.shipments[0]!;
  return {
    subject: `We got your sample order (${order.number})`,
    preview: `They arrive ${dayWords(arrives_from)} to ${dayWords(arrives_by)}.`,
    heading: "We got your sample order",
    blocks: [
      `Hello ${firstName},`,
      `Your samples arrive ${dayWords(arrives_from)} to ${dayWords(arrives_by)}. They're free. Each vendor ships separately.`,
      {
        items: order.shipments.flatMap(({ vendor, items }) =>
          items.map(({ product, options, sku }) => ({
            title: product.name,
            detail: [options, sku, vendor].filter(Boolean).join(" · "),
          })),
        ),
      },
      { facts: [["Ships to", addressLine(order.ship_to, order.ship_to.name)]] },
    ],
    button: { label: "View your samples", path: samplesPath },
  };
}

/** To the customer: a vendor has shipped. */
export function samplesShippedEmail(
  firstName: string,
  shipment: ShipmentRow,
  items: readonly SampleRow[],
): EmailContent {
  const number = [shipment.tracking && shipment.carrier, shipment.tracking].filter(Boolean).join(" ");
  const url = trackingUrl(shipment.carrier, shipment.tracking);
  return {
    subject: `${shipment.vendor} shipped your samples`,
    preview: `They arrive by ${dayWords(shipment.arrives_by.toISOString())}.`,
    heading: "Your samples are on the way",
    blocks: [
      `Hello ${firstName},`,
      `${shipment.vendor} shipped your samples. They arrive by ${dayWords(shipment.arrives_by.toISOString())}.`,
      {
        items: items.map(({ product_name, options, sku }) => ({
          title: product_name,
          detail: [optionWords(options), sku].filter(Boolean).join(" · "),
        })),
      },
      ...(number ? [{ facts: [["Tracking", number] as const] }] : []),
      ...(url ? [`Track it at ${url}`] : []),
    ],
    button: { label: "View your samples", path: samplesPath },
  };
}

/** To a vendor: samples to ship. It names no customer, who may have their account deleted. */
export function samplesToShipEmail(
  firstName: string,
  count: number,
  number: string,
  shipBy: Date,
): EmailContent {
  const what = count === 1 ? "a sample" : `${count} samples`;
  return {
    subject: `Ship ${what} by ${dayWords(shipBy.toISOString())} (${number})`,
    preview: "A customer ordered samples of your products.",
    heading: `Ship ${what} by ${dayWords(shipBy.toISOString())}`,
    blocks: [
      `Hello ${firstName},`,
      `A customer ordered ${what} of your products. Put them in one envelope and mark them as shipped.`,
    ],
    button: { label: "View samples to ship", path: vendorSamplesPath },
  };
}
