import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Quote } from "../../../contract/orders/checkout.ts";
import type { SavedCard } from "../../../contract/orders/saved-cards.ts";
import { ApiError } from "../../client/api-call.ts";
import { couponCookie, writeCookie } from "../../client/session/browser-cookies.ts";
import { forgetCart } from "../../client/session/cart-count.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { answerBank } from "../../kit/card/bank-answer.ts";
import type { EnteredBank, EnteredCard } from "../../kit/card/entered-card.ts";
import { addressToKeep, keepAddress } from "../../kit/checkout/keep-address.ts";
import { bankChoice } from "../../kit/checkout/payment-choice.tsx";
import {
  type OrderOutcome,
  type OrderRequest,
  outcomeOf,
  placeOrder,
  TokenKeeper,
} from "../../kit/checkout/place-order.ts";
import { addressProblems } from "../../kit/checkout/shipping-address.ts";
import { useBusy } from "../../ui/use-busy.ts";
import type { QuoteState } from "./use-quote.ts";
import { type Refusals, useRefusals } from "./use-refusals.ts";

/** The order from the form; the total comes from the quote. */
export type Draft = Pick<OrderRequest, "project" | "shipping" | "coupon" | "job_name" | "po_number">;

export interface Payment extends Pick<Refusals, "errors" | "notice" | "clearErrors"> {
  /** The saved card that pays; null for the one being entered. */
  chosen: string | null;
  choose: (card: string | null) => void;
  /** The card being entered; null until its fields are mounted. */
  card: RefObject<EnteredCard | null>;
  /** The bank account being entered; null until its fields are mounted. */
  bank: RefObject<EnteredBank | null>;
  isPaying: boolean;
  /** Orders once, however often it is clicked, and handles the result. */
  pay: () => Promise<void>;
}

/** A saved or the typed card, and the order it pays. `form` shows errors by field. */
export function usePayment(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  quote: QuoteState,
  {
    cards,
    keepsTyped,
  }: {
    cards: readonly SavedCard[];
    /** The address was typed, so that it may be one to keep. */
    keepsTyped: boolean;
  },
): Payment {
  const [chosen, choose] = useState(() => cards.find((card) => !card.is_expired)?.id ?? null);
  const card = useRef<EnteredCard>(null);
  const bank = useRef<EnteredBank>(null);
  const { isBusy: isPaying, once } = useBusy();
  // One key per intent: it changes only after a final result.
  const intent = useRef(newIntent());
  const { errors, notice, refuse, setNotice, clearErrors } = useRefusals(form);
  const finishWithBank = useBank();
  const leave = useLeaveForOrder();

  const finish = async (outcome: OrderOutcome) => {
    if (outcome.kind === "ordered" || outcome.kind === "confirm") {
      const kept = keepsTyped && form.current ? addressToKeep(form.current) : null;
      if (kept) await keepAddress(draft.shipping, kept.label, intent.current.key);
      return leave(outcome);
    }
    if (outcome.kind === "unknown")
      return setNotice(`${outcome.message} Select the button again to continue.`);
    intent.current = newIntent();
    if (outcome.kind === "changed") {
      quote.replace(outcome.quote);
      return setNotice(outcome.message);
    }
    if (outcome.about === "card" && chosen !== bankChoice) choose(null);
    refuse(outcome.fields, outcome.message);
  };

  const pay = () =>
    once(async () => {
      const paying = chosen === bankChoice ? bank.current : (chosen ?? card.current);
      if (!paying) return setNotice("The payment fields are still loading. One moment, please.");
      const problems = {
        ...addressProblems(draft.shipping),
        ...(typeof paying !== "string" && paying.problems()),
      };
      if (Object.keys(problems).length > 0) return refuse(problems, "Please check the marked fields.");
      if (!quote.quote) return setNotice("We're still calculating the total. One moment, please.");
      clearErrors();
      setNotice(undefined);
      const { key, tokens } = intent.current;
      const outcome = await placeOrder(requestOf(draft, quote.quote, paying), key, tokens);
      await finish(await finishWithBank(outcome));
    });

  return { chosen, choose, card, bank, isPaying, pay, errors, notice, clearErrors };
}

const newIntent = () => ({ key: crypto.randomUUID(), tokens: new TokenKeeper() });

const requestOf = (draft: Draft, quote: Quote, card: OrderRequest["card"]): OrderRequest => ({
  ...draft,
  card,
  coupon: quote.coupon?.applied ? draft.coupon : "",
  expected_total: quote.totals.total,
});

/**
 * With Stripe, the bank's question is shown here, over the form, so that a refusal loses no input. Other results stay
 * as they are.
 */
function useBank(): (outcome: OrderOutcome) => Promise<OrderOutcome> {
  const publishableKey = useShop()?.settings.payment.publishable_key;
  return async (outcome) => {
    if (outcome.kind !== "confirm" || !outcome.question.client_secret || !publishableKey) return outcome;
    try {
      const { order, question } = await answerBank(outcome.question, publishableKey);
      return question ? { kind: "unknown", message: question.message } : { kind: "ordered", order };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return outcomeOf(error);
    }
  };
}

/** From a placed order to the thank-you page, or to where the card's bank asks the customer to confirm. */
function useLeaveForOrder() {
  const navigate = useNavigate();
  return (outcome: Extract<OrderOutcome, { kind: "ordered" | "confirm" }>) => {
    if (outcome.kind === "confirm")
      return navigate(`/checkout-payment?payment=${outcome.question.payment}&order=${outcome.order}`, {
        replace: false,
      });
    forgetCart();
    writeCookie(couponCookie(null));
    return navigate(`/thankyou?order=${outcome.order}`, { replace: true });
  };
}
