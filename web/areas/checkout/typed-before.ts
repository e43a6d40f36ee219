import type { ShippingAddress } from "../../../contract/shapes.ts";
import { typedCheckout } from "../../client/session/cart-count.ts";
import type { RecordNames } from "./record-fields.tsx";

/** What a checkout had in its fields; never the card. */
export interface Typed {
  /** The cart's id. */
  project: string;
  /** One of the account's addresses; null for the typed one. */
  chosen: string | null;
  shipping: ShippingAddress;
  /** Whether the typed address is to be kept, and its label; null if nobody has said. */
  keep: { checked: boolean; label: string } | null;
  names: RecordNames;
}

/** Stands in where the browser keeps nothing. */
let inMemory: string | null = null;

/** Keeps the fields in this tab, until the order is placed or the customer signs out. */
export function keepTyped(typed: Typed): void {
  const text = JSON.stringify(typed);
  inMemory = null;
  try {
    sessionStorage.setItem(typedCheckout, text);
  } catch {
    inMemory = text;
  }
}

/** The fields of the same cart, after a reload or for a customer who comes back from the bank's page. */
export function typedBefore(project: string): Typed | undefined {
  try {
    const last = JSON.parse(sessionStorage.getItem(typedCheckout) ?? inMemory ?? "null") as Typed | null;
    return last?.project === project ? last : undefined;
  } catch {
    return undefined;
  }
}
