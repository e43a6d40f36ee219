import type { ShippingAddress } from "../../contract/shapes.ts";
import type { RecordNames } from "./record-fields.tsx";

/** What a checkout had in its fields, card apart. */
export interface Typed {
  /** The cart's id. */
  project: string;
  /** One of the account's addresses; null for the typed one. */
  chosen: string | null;
  shipping: ShippingAddress;
  names: RecordNames;
}

let last: Typed | undefined;

/** Keeps the fields while the customer is at the bank's page, in memory alone. */
export const keepTyped = (typed: Typed): void => {
  last = typed;
};

/** The fields of the same cart, for a customer who comes back. */
export const typedBefore = (project: string): Typed | undefined =>
  last?.project === project ? last : undefined;
