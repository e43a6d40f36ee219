import { infoOf, type NotificationKind } from "../../../../contract/notification-kinds.ts";
import type { Letter } from "../../../platform/mail.ts";

const order = {
  items: [
    { title: "Slate Floor Tile, 12 in × 12 in", detail: "14 boxes · 140 sq ft", amount: "$612.50" },
    { title: "Pull-Down Kitchen Faucet, matte black", detail: "1 each", amount: "$189.00" },
  ],
};
const seeOrder = { label: "See my order", path: "/account/orders" };

/** What an email of the kind looks like, with made-up people and products. */
const samples: Partial<Record<NotificationKind, Letter>> = {
  receipt: {
    ...{ subject: "Your order 100123", preview: "Thank you for your order.", heading: "Thank you, Ada" },
    blocks: [
      "We have your order and pass it to the vendors now.",
      order,
      {
        totals: [
          ["Items", "$801.50"],
          ["Delivery", "Free"],
          ["Tax", "$0.00"],
          ["Total", "$801.50"],
        ],
      },
      { facts: [["Ship to", "1200 SW Park Ave, Portland, OR 97205"]] },
    ],
    button: seeOrder,
  },
  order: {
    ...{ subject: "Part of your order 100123 ships", preview: "14 boxes are on their way." },
    heading: "On its way",
    blocks: ["Hello Ada,", "Northwest Quarry & Tile ships these items:", { items: order.items.slice(0, 1) }],
    button: { label: "Track order", path: "/account/orders" },
  },
  sample: {
    ...{
      subject: "Your samples ship",
      preview: "Two samples are on their way.",
      heading: "Your samples ship",
    },
    blocks: ["Hello Ada,", { items: [{ title: "Slate Floor Tile" }, { title: "White Oak Plank" }] }],
    button: { label: "See my samples", path: "/account/samples" },
  },
  message: {
    ...{ subject: "2 unread messages in Kitchen on Park Ave", preview: "Sam: The tile came in." },
    heading: "2 unread messages",
    blocks: [
      "Hello Ada,",
      { items: [{ title: "Kitchen on Park Ave (2)", detail: "Sam: The tile came in." }] },
    ],
    button: { label: "Read and answer", path: "/account/messages" },
  },
  payout: {
    ...{ subject: "We started a payout of $1,240.00", preview: "It arrives in 2 to 3 business days." },
    heading: "A payout is on its way",
    blocks: [
      "Hello Sam,",
      {
        facts: [
          ["Amount", "$1,240.00"],
          ["Account", "Ending in 6789"],
        ],
      },
    ],
    button: { label: "See my payouts", path: "/account/payouts" },
  },
  hire: {
    ...{ subject: "Ada Cole wants to hire you", preview: "Kitchen in Portland, budget $18,000." },
    heading: "A new request",
    blocks: [
      "Hello Dana,",
      {
        facts: [
          ["Project", "Kitchen on Park Ave"],
          ["Budget", "$18,000.00"],
        ],
      },
    ],
    button: { label: "Read and answer", path: "/account/requests" },
  },
  offer: {
    ...{ subject: "Oak & Stone gives you 5% off", preview: "Your code is OAK5.", heading: "5% off for you" },
    blocks: ["Hello Ada,", "Oak & Stone sends you a coupon for your next order.", { code: "OAK5" }],
    button: { label: "Go to the showroom", path: "/" },
  },
  account: {
    ...{ subject: "Your code is 004211", preview: "It expires in 10 minutes.", heading: "Your code" },
    blocks: ["Hello Ada,", "Enter this code to sign in:", { code: "004211" }],
    note: "You didn't ask for it? Then someone knows your password. Change it now.",
  },
};

/** A sample email of a kind; where there is no own one, it says what the kind is about. */
export function sampleLetter(kind: NotificationKind): Letter {
  const { label, text } = infoOf(kind);
  return (
    samples[kind] ?? {
      ...{ subject: label, preview: text, heading: label },
      blocks: ["Hello Ada,", text],
      button: { label: "See more", path: "/account" },
    }
  );
}
