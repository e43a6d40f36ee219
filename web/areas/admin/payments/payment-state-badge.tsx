import { type PaymentState, paymentStates } from "../../../../contract/money/managed-payments.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const tones: Record<PaymentState, Tone> = {
  waiting: "warn",
  paid: "good",
  declined: "neutral",
  failed: "neutral",
  refunded: "neutral",
  taken_back: "bad",
};

export const PaymentStateBadge = ({ state }: { state: PaymentState }) => (
  <Badge tone={tones[state]}>{paymentStates[state]}</Badge>
);
