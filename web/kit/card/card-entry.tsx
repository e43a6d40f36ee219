import { lazy, Suspense } from "react";
import { useShop } from "../../client/session/use-showroom.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { CardEntrySkeleton } from "./card-entry-skeleton.tsx";
import type { CardEntryProps } from "./entered-card.ts";

const OwnCardEntry = lazy(() => loadInTime(import("./own-card-entry.tsx")));
const StripeCardEntry = lazy(() => loadInTime(import("./stripe-card-entry.tsx")));

/** Card fields: Stripe's own for Stripe payments, ours for test payments. Loaded when shown. */
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
