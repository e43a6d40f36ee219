import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { KeptAddress } from "../../../contract/identity/addresses.ts";
import type { Quote } from "../../../contract/orders/checkout.ts";
import type { SavedCard } from "../../../contract/orders/saved-cards.ts";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { keptCoupon } from "../../client/session/browser-cookies.ts";
import { DeliveryChoice } from "../../kit/checkout/delivery-choice.tsx";
import { keepIn } from "../../kit/checkout/keep-address.ts";
import { PaymentChoice } from "../../kit/checkout/payment-choice.tsx";
import {
  addressIn,
  emptyAddress,
  sentAddress,
  shippingPrefix,
  zipMismatch,
} from "../../kit/checkout/shipping-address.ts";
import { PayPanel } from "./pay-panel.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { RecordFields, type RecordNames } from "./record-fields.tsx";
import { keepTyped, type Typed, typedBefore } from "./typed-before.ts";
import { usePayment } from "./use-payment.ts";
import { useQuote } from "./use-quote.ts";

/** Address, payment and review on one page; nothing typed is lost when something is refused. */
export default function CheckoutForm({
  cart,
  addresses,
  cards,
  onCartGone,
}: {
  cart: Project;
  addresses: readonly KeptAddress[];
  cards: readonly SavedCard[];
  onCartGone: () => void;
}) {
  const { before, chosen, setChosen, shipping, names, setNames, ...typed } = useTyped(cart, addresses);
  const [coupon, setCoupon] = useState(() => keptCoupon(cart.showroom.vsd_id));
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(cart.id, shipping, coupon);
  const payment = usePayment(form, { project: cart.id, shipping, coupon, ...names }, quote, {
    cards,
    keepsTyped: chosen === null,
  });
  const { errors, clearErrors } = payment;

  if (quote.error?.status === 404) onCartGone();
  return (
    <form
      ref={form}
      noValidate
      onChange={(event) => {
        typed.setKeep(keepIn(event.currentTarget));
        if (!isAddressField(event.target)) return;
        typed.setTyped(addressIn(event.currentTarget));
        clearErrors();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void payment.pay();
      }}
      className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-12">
        <Part step={1} title="Delivery address">
          <DeliveryChoice
            addresses={addresses}
            chosen={chosen}
            typed={before?.shipping}
            keep={before?.keep}
            onCorrect={typed.setTyped}
            onChoose={(id) => {
              setChosen(id);
              clearErrors();
            }}
            errors={{ ...quote.error?.errors, ...zipMismatch(shipping), ...errors }}
          />
        </Part>
        <Part step={2} title="Payment">
          <PaymentChoice
            cards={cards}
            chosen={payment.chosen}
            onChoose={payment.choose}
            card={payment.card}
            bank={payment.bank}
            errors={errors}
            onTyped={clearErrors}
          />
        </Part>
        <Part step={3} title="For your records">
          <RecordFields names={names} onChange={setNames} />
          <QuoteOffer cart={cart} shipping={shipping} names={names} quote={quote.quote} />
        </Part>
      </div>
      <PayPanel
        cart={cart}
        quote={quote}
        coupon={coupon}
        onCoupon={setCoupon}
        notice={payment.notice}
        isPaying={payment.isPaying}
      />
    </form>
  );
}

/** What the customer types besides the card: kept, so that a reload loses nothing. */
function useTyped(cart: Project, addresses: readonly KeptAddress[]) {
  const before = typedBefore(cart.id);
  const delivery = useDelivery(addresses, before);
  const [names, setNames] = useState(before?.names ?? { job_name: "", po_number: "" });
  const [keep, setKeep] = useState(before?.keep ?? null);
  const { chosen, typed } = delivery;
  useEffect(
    () => keepTyped({ project: cart.id, chosen, shipping: typed, keep, names }),
    [cart.id, chosen, typed, keep, names],
  );
  return { ...delivery, before, names, setNames, setKeep };
}

/** Where the order goes: to one of the account's addresses, or to the typed one while none is chosen. */
function useDelivery(addresses: readonly KeptAddress[], before: Typed | undefined) {
  const isKept = before?.chosen === null || addresses.some(({ id }) => id === before?.chosen);
  const [chosen, setChosen] = useState(before && isKept ? before.chosen : (addresses[0]?.id ?? null));
  const [typed, setTyped] = useState(before?.shipping ?? emptyAddress);
  const known = addresses.find(({ id }) => id === chosen);
  const shipping = known ? sentAddress(known) : typed;
  return { chosen, setChosen, typed, setTyped, shipping };
}

/** The button that keeps the prices as a quote; not for carts at trade prices. */
function QuoteOffer({
  cart,
  shipping,
  names,
  quote,
}: {
  cart: Project;
  shipping: ShippingAddress;
  names: RecordNames;
  /** The totals; null until there are some. */
  quote: Quote | null;
}) {
  if (cart.at_trade_price) return null;
  return (
    <QuoteButton
      project={cart.id}
      shipping={shipping}
      names={names}
      disabled={quote === null || !quote.can_order}
    />
  );
}

const isAddressField = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.getAttribute("name")?.startsWith(shippingPrefix) ?? false);

function Part({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading flex items-baseline gap-3 border-ink border-b pb-2 text-lg">
        <span className="figures text-graphite text-base">{step}</span>
        {title}
      </h2>
      <div className="mt-6">{children}</div>
    </section>
  );
}
