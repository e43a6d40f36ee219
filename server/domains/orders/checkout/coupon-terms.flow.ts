import { endOfDay, isDay, startOfDay } from "../../../../domain/days/calendar.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { categoryExists, leastMarkup } from "./coupons.store.ts";

/** A coupon's worth and conditions as they are sent. */
export interface SentTerms {
  percent?: number | undefined;
  amount?: number | undefined;
  minimum?: number | null | undefined;
  category_id?: number | null | undefined;
}

interface Terms {
  percent_bp: number | null;
  amount_cents: number | null;
  minimum_cents: number | null;
  category_id: number | null;
}

/**
 * The terms of a coupon, checked: either a percentage or an amount, a category that exists, and a percentage that the
 * markup of what it is for can bear. 422 names the field.
 */
export async function termsFor(db: Db, showroom_id: string, sent: SentTerms): Promise<Terms> {
  const { percent, amount, minimum } = sent;
  if ((percent === undefined) === (amount === undefined)) {
    failFields({ percent: "Give either a percentage or an amount." });
  }
  const category_id = sent.category_id ?? null;
  if (category_id !== null && !(await categoryExists(db, category_id))) {
    failFields({ category_id: "Category not found." });
  }
  const percent_bp = percent === undefined ? null : Math.round(percent * 100);
  const least = await leastMarkup(db, showroom_id, category_id);
  if ((percent_bp ?? 0) > least) {
    failFields({ percent: `A coupon can't be more than your markup of ${least / 100} %.` });
  }
  return {
    percent_bp,
    amount_cents: amount === undefined ? null : fromDollars(amount),
    minimum_cents: minimum === undefined || minimum === null ? null : fromDollars(minimum),
    category_id,
  };
}

/**
 * A moment that was sent; a day without a time is a day of the marketplace, from its start to its end. 422 names the
 * field if there is no such day.
 */
export function momentOf(field: "starts_at" | "ends_at", text: string): Date {
  if (isDay(text)) return field === "starts_at" ? startOfDay(text) : endOfDay(text);
  return isDay(text.slice(0, 10))
    ? new Date(text)
    : failFields({ [field]: "Enter a valid date, such as 2026-12-31." });
}

/** Refuses a coupon that ends before it starts. */
export function assertForward(starts_at: Date, ends_at: Date | null): void {
  if (ends_at && ends_at <= starts_at) failFields({ ends_at: "Choose an end date after the start date." });
}
