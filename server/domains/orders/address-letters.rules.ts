import type { ShippingAddress } from "../../../contract/shapes.ts";
import { addressLine } from "../../../domain/address-line.ts";
import { orderPath } from "../../../domain/order-path.ts";
import type { Letter } from "../../platform/mail.ts";

/** That an order goes elsewhere, as letters and notices tell it. */
export interface AddressNews {
  order_id: string;
  order_number: string;
  customer_name: string;
  from: ShippingAddress;
  to: ShippingAddress;
  /** Names with quantities: "12 × Alder Oak Plank". */
  items: readonly string[];
}

/** One line on what happened; without the address, as notices outlive the account of whoever lives there. */
export const addressTitle = (news: AddressNews): string => `Order ${news.order_number} goes to a new address`;

/** To the customer: also the sign by which somebody notices that it was not himself. */
export function customerAddressLetter(firstName: string, news: AddressNews): Letter {
  return {
    ...frameOf(news),
    blocks: [
      `Hello ${firstName},`,
      "your order goes to the address that you have just given. Its price stays as it was.",
      factsOf(news, "Ships to"),
    ],
    note: "Was it not you? Cancel the order or set the address right within 60 minutes of ordering, and change your password.",
  };
}

/** To a vendor, about his own items. */
export const vendorAddressLetter = (firstName: string, news: AddressNews): Letter =>
  supplierLetter(
    firstName,
    news,
    "the customer has changed the delivery address. Please use the new one for all papers and labels.",
  );

/** To the pro whose sale it was. */
export const proAddressLetter = (firstName: string, news: AddressNews): Letter =>
  supplierLetter(firstName, news, "your customer has changed the delivery address. The vendors know.");

const supplierLetter = (firstName: string, news: AddressNews, text: string): Letter => ({
  ...frameOf(news),
  blocks: [
    `Hello ${firstName},`,
    text,
    { items: news.items.map((title) => ({ title })) },
    factsOf(news, "Ship to"),
  ],
});

const frameOf = (news: AddressNews): Omit<Letter, "blocks"> => ({
  subject: `Order ${news.order_number}: new delivery address`,
  preview: addressLine(news.to),
  heading: addressTitle(news),
  button: { label: "See the order", path: orderPath(news.order_id) },
});

const factsOf = (news: AddressNews, label: string): Letter["blocks"][number] => ({
  facts: [
    ["Order", news.order_number],
    [label, addressLine(news.to, news.customer_name)],
    ["No longer to", addressLine(news.from)],
  ],
});
