import { lazy, Suspense } from "react";
import { useShop } from "../session/use-showroom.ts";
import { CardEntrySkeleton } from "./card-entry-skeleton.tsx";
import type { CardEntryProps } from "./entered-card.ts";

const OwnCardEntry = lazy(() => import("./own-card-entry.tsx"));
const StripeCardEntry = lazy(() => import("./stripe-card-entry.tsx"));

/** The fields of a card: Stripe's own where Stripe is paid by, ours for test payments. Loaded when shown. */
export function CardEntry(props: CardEntryProps) {
  const payment = useShop()?.settings.payment;
  return (
    <Suspense fallback={<CardEntrySkeleton />}>
      {payment?.provider === "stripe" ? (
        <StripeCardEntry {...props} publishableKey={payment.publishable_key ?? ""} />
      ) : (
        <OwnCardEntry {...props} />
      )}
    </Suspense>
  );
}
