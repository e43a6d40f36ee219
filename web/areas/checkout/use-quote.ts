import { useEffect, useState } from "react";
import type { Quote } from "../../../contract/orders/checkout.ts";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { addressProblems, postalPart } from "../../kit/checkout/shipping-address.ts";

export interface QuoteState {
  quote: Quote | null;
  isLoading: boolean;
  error: ApiError | null;
  /** Takes over a newer quote from a refused order. */
  replace(quote: Quote): void;
}

const typingPause_ms = 350;

/** The totals to be charged; requested again when the address or the coupon changes. */
export function useQuote(project: string | undefined, shipping: ShippingAddress, coupon: string): QuoteState {
  const [state, setState] = useState<Omit<QuoteState, "replace">>({
    quote: null,
    isLoading: false,
    error: null,
  });
  const address = JSON.stringify(postalPart(shipping));
  useEffect(() => {
    const sent = JSON.parse(address) as ShippingAddress;
    if (!project || Object.keys(addressProblems(sent)).length > 0)
      return setState((known) => (known.error ? { ...known, error: null } : known));
    const ended = new AbortController();
    setState((known) => ({ ...known, isLoading: true, error: null }));
    const timer = setTimeout(async () => {
      try {
        const { data } = await api("POST /api/checkout/quote", {
          body: { project, shipping: sent, coupon: coupon || undefined },
          signal: ended.signal,
          feedback: "none",
        });
        setState({ quote: data, isLoading: false, error: null });
      } catch (error) {
        if (ended.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setState((known) => ({ ...known, isLoading: false, error }));
      }
    }, typingPause_ms);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [project, address, coupon]);
  return { ...state, replace: (quote) => setState({ quote, isLoading: false, error: null }) };
}
