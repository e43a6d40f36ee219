import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Profile } from "../../contract/accounts.ts";
import type { FieldErrors } from "../../contract/errors.ts";
import type { Project } from "../../contract/project-cart.ts";
import { cardProblems } from "../../domain/card.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { emptyCard } from "../payment/card-fields.tsx";
import { forgetCart } from "../session/cart-count.ts";
import { Button } from "../ui/button.tsx";
import { formatUsd } from "../ui/format.ts";
import { TextField } from "../ui/text-field.tsx";
import { CouponField } from "./coupon-field.tsx";
import { OrderReview } from "./order-review.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { type OrderOutcome, placeOrder, TokenKeeper } from "./place-order.ts";
import { addressIn, addressProblems, emptyAddress, shippingPrefix } from "./shipping-address.ts";
import { useQuote } from "./use-quote.ts";

/** Address, payment and review on one page; nothing typed is lost when something is refused. */
export function CheckoutForm({
  cart,
  profile,
  onCartGone,
}: {
  cart: Project;
  profile: Profile;
  onCartGone: () => void;
}) {
  const navigate = useNavigate();
  const [shipping, setShipping] = useState(profile.shipping ?? emptyAddress);
  const [useSaved, setUseSaved] = useState(profile.card !== null);
  const [card, setCard] = useState(emptyCard);
  const [coupon, setCoupon] = useState("");
  const [names, setNames] = useState({ job_name: "", po_number: "" });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  // One key for one intent: it changes only after an answer that is final.
  const intent = useRef({ key: crypto.randomUUID(), tokens: new TokenKeeper() });
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(cart.id, shipping, coupon);

  const refuse = (fields: FieldErrors, message?: string) => {
    setErrors(fields);
    setNotice(message);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  const finish = async (outcome: OrderOutcome) => {
    if (outcome.kind === "ordered" || outcome.kind === "confirm") {
      if (outcome.kind === "ordered") forgetCart();
      const next =
        outcome.kind === "ordered"
          ? `/thankyou?order=${outcome.order}`
          : `/checkout-payment?payment=${outcome.payment}&order=${outcome.order}`;
      return navigate(next, { replace: outcome.kind === "ordered" });
    }
    if (outcome.kind === "unknown") return setNotice(`${outcome.message} Press the button again to go on.`);
    intent.current = { key: crypto.randomUUID(), tokens: new TokenKeeper() };
    if (outcome.kind === "changed") {
      quote.replace(outcome.quote);
      return setNotice(outcome.message);
    }
    if (outcome.about === "card") setUseSaved(false);
    refuse(outcome.fields, outcome.message);
  };

  const pay = async () => {
    if (isPaying) return;
    const problems: FieldErrors = { ...addressProblems(shipping) };
    if (!useSaved) {
      for (const [field, message] of Object.entries(cardProblems(card))) problems[field] = [message];
    }
    if (Object.keys(problems).length > 0) return refuse(problems, "Some fields need another look.");
    if (!quote.quote) return setNotice("The total is still being worked out. One moment, please.");
    setPaying(true);
    setErrors({});
    setNotice(undefined);
    try {
      await finish(
        await placeOrder(
          {
            project: cart.id,
            shipping,
            card: useSaved ? null : card,
            coupon: quote.quote.coupon?.applied ? coupon : "",
            expected_total: quote.quote.totals.total,
            ...names,
          },
          intent.current.key,
          intent.current.tokens,
        ),
      );
    } finally {
      setPaying(false);
    }
  };

  const total = quote.quote?.totals.total;
  if (quote.error?.status === 404) onCartGone();
  return (
    <form
      ref={form}
      noValidate
      onChange={(event) => {
        if (
          !(
            event.target instanceof HTMLElement &&
            event.target.getAttribute("name")?.startsWith(shippingPrefix)
          )
        )
          return;
        setShipping(addressIn(event.currentTarget));
        setErrors({});
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
      className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-12">
        <Part step={1} title="Delivery address">
          <AddressFields
            prefix={shippingPrefix}
            kind="shipping"
            initial={profile.shipping ?? emptyAddress}
            errors={errors}
            hasApartment
          />
        </Part>
        <Part step={2} title="Payment">
          <PaymentChoice
            saved={profile.card}
            useSaved={useSaved}
            onUseSaved={setUseSaved}
            card={card}
            errors={errors}
            onCard={(typed) => {
              setCard(typed);
              setErrors({});
            }}
          />
        </Part>
        <Part step={3} title="For your records">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Job name"
              optional
              name="job_name"
              autoComplete="off"
              maxLength={80}
              hint="Stands on the invoice, such as “Hall bath”."
              value={names.job_name}
              onChange={(event) => setNames({ ...names, job_name: event.target.value })}
            />
            <TextField
              label="PO number"
              optional
              name="po_number"
              autoComplete="off"
              maxLength={40}
              value={names.po_number}
              onChange={(event) => setNames({ ...names, po_number: event.target.value })}
            />
          </div>
        </Part>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <OrderReview cart={cart} quote={quote.quote} isLoading={quote.isLoading} />
        <CouponField applied={quote.quote?.coupon ?? null} onApply={setCoupon} />
        {(notice || quote.error) && (
          <p role="alert" className="mt-5 border-bad border-l-4 py-1 pl-4 font-medium">
            {notice ?? quote.error?.message}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          className="mt-5 w-full"
          pending={isPaying}
          disabled={quote.quote !== null && !quote.quote.can_order}
        >
          {isPaying ? "Paying…" : total === undefined ? "Pay" : `Pay ${formatUsd(total)}`}
        </Button>
        <p className="mt-3 text-graphite text-sm">
          You can cancel within 60 minutes of ordering. Orders are processed within 48 hours.
        </p>
      </div>
    </form>
  );
}

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
