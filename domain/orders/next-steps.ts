import type { WayToShip } from "../../contract/catalog/freight-classes.ts";
import { formatPhone } from "../places/phone.ts";
import { callsYou } from "./call-words.ts";
import { cancelWithinMinutes } from "./order-status.ts";

/** What is known of an order that was just placed. */
export interface PlacedOrder {
  /** How many vendors have a part of it. */
  vendors: number;
  /** How its items arrive. */
  ways: readonly WayToShip[];
  /** The customer's phone number for deliveries; empty if none was given. */
  phone: string;
  /** The buyer's bank is still working on the payment. */
  is_processing: boolean;
  /** The customer may still cancel it and change its address: not if the payment took longer than the time for that. */
  can_change: boolean;
  /** Days from delivery, to request a return and to report damage. */
  return_days: number;
  claim_days: { parcel: number; freight: number };
}

/** One step of what follows an order. */
export interface NextStep {
  title: string;
  text: string;
}

/** What happens after an order was placed, in order: who acts, by when, and what the customer can still change. */
export function nextSteps(order: PlacedOrder): NextStep[] {
  return [
    ...(order.is_processing ? [bankStep] : []),
    ...(order.can_change ? [changeStep] : []),
    vendorStep(order.vendors),
    ...deliverySteps(order),
    afterwards(order),
  ];
}

const bankStep: NextStep = {
  title: "Your bank sends the money",
  text: "This usually takes four business days. We keep your prices and stock, and email you when the money has arrived.",
};

const changeStep: NextStep = {
  title: `You can change your mind for ${cancelWithinMinutes} minutes`,
  text: "Cancel the order or change its address on the order's page. If you cancel, we refund all of it.",
};

const vendorStep = (vendors: number): NextStep => ({
  title: vendors === 1 ? "The vendor confirms" : `${vendors} vendors confirm`,
  text:
    vendors === 1
      ? "The vendor answers within 48 hours. If it can't supply an item, we refund that item."
      : "Each vendor answers for its part within 48 hours. If one can't supply an item, we refund that item.",
});

function deliverySteps({ ways, phone }: PlacedOrder): NextStep[] {
  const calls = phone ? `calls you at ${formatPhone(phone)}` : callsYou;
  const freight = {
    title: "The freight carrier calls you",
    text: `It ${calls} to make an appointment. The driver unloads at the curb, and someone has to be there.`,
  };
  const parcel = {
    title: "Your parcels arrive",
    text: "We email you when each one leaves. The order's page has its tracking number.",
  };
  return [
    ...(ways.includes("freight") ? [freight] : []),
    ...(ways.some((way) => way !== "freight") ? [parcel] : []),
  ];
}

/** The days to report damage, for the ways that its items arrive. */
function afterwards({ ways, return_days, claim_days }: PlacedOrder): NextStep {
  const { parcel, freight } = claim_days;
  const claims =
    !ways.includes("freight") || parcel === freight
      ? `Report damage within ${parcel} days of delivery.`
      : ways.some((way) => way !== "freight")
        ? `Report damage within ${parcel} days of delivery, or ${freight} days for freight.`
        : `Report damage within ${freight} days of delivery.`;
  return {
    title: "If something isn't right",
    text: `${claims} You can return items within ${return_days} days.`,
  };
}
