import type { FieldErrors } from "../../../contract/errors.ts";
import type { Quote } from "../../../contract/orders/checkout.ts";
import type { ShippingAddress } from "../../../contract/shapes.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import type { BankQuestion } from "../card/bank-answer.ts";
import type { EnteredBank, EnteredCard } from "../card/entered-card.ts";

export interface OrderRequest {
  project: string;
  shipping: ShippingAddress;
  /** A typed card or bank account, or the id of a saved card. */
  card: EnteredCard | EnteredBank | string;
  coupon: string;
  expected_total: number;
  job_name: string;
  po_number: string;
}

export type OrderOutcome =
  | { kind: "ordered"; order: string }
  /** The card's bank asks the customer to confirm. */
  | { kind: "confirm"; order: string; question: BankQuestion }
  | { kind: "changed"; quote: Quote; message: string }
  | { kind: "refused"; message: string; fields: FieldErrors; about: "card" | "form" }
  /** Nobody knows yet whether it went through; a retry with the same key cannot charge twice. */
  | { kind: "unknown"; message: string };

/**
 * Sends one order intent. `key` stays the same for all its retries, so that one click, two clicks and a click after a
 * lost response are one order.
 */
export async function placeOrder(
  request: OrderRequest,
  key: string,
  keptToken: TokenKeeper,
): Promise<OrderOutcome> {
  try {
    const payment =
      typeof request.card === "string"
        ? { saved: true as const, card: request.card }
        : {
            token: await keptToken.for(request.card, key),
            method: "method" in request.card ? request.card.method : ("card" as const),
          };
    const { data } = await api("POST /api/checkout", {
      body: {
        project: request.project,
        shipping: request.shipping,
        payment,
        coupon: request.coupon || undefined,
        expected_total: request.expected_total,
        job_name: request.job_name,
        po_number: request.po_number,
      },
      idempotencyKey: key,
      feedback: "none",
    });
    if (!data.action || data.action.is_processing) return { kind: "ordered", order: data.order.id };
    return { kind: "confirm", order: data.order.id, question: data.action };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return outcomeOf(error);
  }
}

/** What an API error means for the order. */
export function outcomeOf(error: ApiError): OrderOutcome {
  if (error.status === 402)
    return { kind: "refused", message: error.message, fields: error.errors, about: "card" };
  if (error.status === 409 && isQuote(error.data))
    return { kind: "changed", quote: error.data, message: error.message };
  if (error.status === 0 || error.status === 503 || error.code === "in_progress")
    return { kind: "unknown", message: error.message };
  const about = ["card_number", "name_on_Card", "exp_date", "cvv"].some((field) => field in error.errors)
    ? "card"
    : "form";
  return { kind: "refused", message: error.message, fields: error.errors, about };
}

const isQuote = (data: unknown): data is Quote =>
  typeof data === "object" && data !== null && "can_order" in data;

/** Exchanges a card or bank account once per intent: a retry under the same key must send the same token. */
export class TokenKeeper {
  private readonly kept = new Map<string, string>();

  async for(means: Pick<EnteredCard, "token"> & { method?: string }, key: string): Promise<string> {
    const id = `${means.method ?? "card"} ${key}`;
    const token = this.kept.get(id) ?? (await means.token());
    this.kept.set(id, token);
    return token;
  }
}
