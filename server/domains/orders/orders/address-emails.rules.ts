import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import type { EmailContent } from "../../../platform/mail.ts";

/** A changed delivery address, for emails and notifications. */
export interface AddressNews {
  order_id: string;
  order_number: string;
  customer_name: string;
  from: ShippingAddress;
  to: ShippingAddress;
  /** Names with quantities: "12 × Alder Oak Plank". */
  items: readonly string[];
}

/** One line about the event, without the address because notifications outlive the account. */
export const addressTitle = (news: AddressNews): string => `Order ${news.order_number} has a new address`;

/** To the customer: also a warning if somebody else made the change. */
export function customerAddressEmail(firstName: string, news: AddressNews): EmailContent {
  return {
    ...frameOf(news),
    blocks: [
      `Hello ${firstName},`,
      "We'll ship your order to the address you just entered. The price stays the same.",
      factsOf(news, "Ships to"),
    ],
    note: "Wasn't you? Cancel the order or fix the address within 60 minutes of ordering, and change your password.",
  };
}

/** To a vendor, about the vendor's own items. */
export const vendorAddressEmail = (firstName: string, news: AddressNews): EmailContent =>
  supplierEmail(
    firstName,
    news,
    "The customer changed the delivery address. Please use the new one on all paperwork and labels.",
  );

/** To the pro of the sale. */
export const proAddressEmail = (firstName: string, news: AddressNews): EmailContent =>
  supplierEmail(firstName, news, "Your customer changed the delivery address. We told the vendors.");

const supplierEmail = (firstName: string, news: AddressNews, text: string): EmailContent => ({
  ...frameOf(news),
  blocks: [
    `Hello ${firstName},`,
    text,
    { items: news.items.map((title) => ({ title })) },
    factsOf(news, "Ship to"),
  ],
});

const frameOf = (news: AddressNews): Omit<EmailContent, "blocks"> => ({
  subject: `Order ${news.order_number}: new delivery address`,
  preview: addressLine(news.to),
  heading: addressTitle(news),
  button: { label: "See the order", path: orderPath(news.order_id) },
});

const factsOf = (news: AddressNews, label: string): EmailContent["blocks"][number] => ({
  facts: [
    ["Order", news.order_number],
    [label, addressLine(news.to, news.customer_name)],
    ["Old address", addressLine(news.from)],
  ],
});
