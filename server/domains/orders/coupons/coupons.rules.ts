import type { Coupon, MarketCoupon, WholeCoupon } from "../../../../contract/orders/coupons.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { CouponChange } from "../checkout/index.ts";
import type { CouponRow, UseRow } from "./coupons.store.ts";

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : toDollars(cents));

export function couponView(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    percent: row.percent_bp === null ? null : row.percent_bp / 100,
    amount: dollarsOrNull(row.amount_cents),
    minimum: dollarsOrNull(row.minimum_cents),
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? "" },
    max_uses: row.max_uses,
    max_uses_per_user: row.max_uses_per_user,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    note: row.note,
    state: row.state,
    gift: row.is_gift ? { client_id: row.client_id, name: row.client_name ?? "" } : null,
    ended_by_market: row.ended_by_market,
    end_reason: row.end_reason,
    uses: row.uses,
    given: toDollars(row.given_cents),
    brought: toDollars(row.brought_cents),
    created_at: row.created_at.toISOString(),
  };
}

export const useView = ({
  discount_cents,
  total_cents,
  placed_at,
  ...use
}: UseRow): WholeCoupon["orders"][number] => ({
  ...use,
  placed_at: placed_at.toISOString(),
  discount: toDollars(discount_cents),
  total: toDollars(total_cents),
});

/** Seen from the office: the notes are the showroom's own. */
export const marketView = (row: CouponRow): MarketCoupon => ({
  ...couponView(row),
  note: "",
  showroom: { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name },
});

/** What of a coupon stays once an order took it. */
const lasting = ["percent_bp", "amount_cents", "minimum_cents", "category_id"] as const;
const fieldOf = {
  percent_bp: "percent",
  amount_cents: "amount",
  minimum_cents: "minimum",
  category_id: "category_id",
} as const;

/** Why a coupon cannot be changed like this, by field; empty if it can. */
export function problemsOf(row: CouponRow, change: CouponChange, now: Date): Record<string, string> {
  const problems: Record<string, string> = {};
  if (row.uses > 0) {
    for (const name of lasting) {
      if (change[name] !== undefined && change[name] !== row[name]) {
        problems[fieldOf[name]] = "An order has used this coupon. End it and create a new one.";
      }
    }
    if (change.starts_at && change.starts_at.getTime() !== row.starts_at.getTime()) {
      problems.starts_at = "An order has used this coupon, so you can't change its start date.";
    }
  }
  if (change.max_uses && change.max_uses < row.uses) {
    problems.max_uses = `${row.uses} orders have used it. Enter at least ${row.uses}.`;
  }
  if (row.is_gift && change.max_uses === null)
    problems.max_uses = "A gift is for one client and has a limit.";
  const ends_at = change.ends_at === undefined ? row.ends_at : change.ends_at;
  if (ends_at && ends_at <= (change.starts_at ?? row.starts_at)) {
    problems.ends_at = "Choose an end date after the start date.";
  } else if (change.ends_at && change.ends_at <= now) {
    problems.ends_at = "Choose today or a later date, or end the coupon now.";
  }
  return problems;
}

/** "5% off" or "$50.00 off", with what it is for. */
export function worthOf({
  percent_bp,
  amount_cents,
  category_name,
}: Pick<CouponRow, "percent_bp" | "amount_cents" | "category_name">): string {
  const worth = percent_bp === null ? usd(amount_cents ?? 0) : `${percent_bp / 100}%`;
  return category_name ? `${worth} off ${category_name}` : `${worth} off`;
}

/** The path that enters the showroom and keeps the code for the checkout. */
export const linkOf = ({ vsd_id, code }: Pick<CouponRow, "vsd_id" | "code">): string =>
  `/enter/${vsd_id}?coupon=${encodeURIComponent(code)}`;

/** Without the letters and digits that are easily taken for others. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A code that nobody guesses, from random bytes. */
export const giftCode = (bytes: Uint8Array): string =>
  `GIFT-${[...bytes.slice(0, 10)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;

export interface Gift {
  company_name: string;
  vsd_id: string;
  message: string;
  ends_on: string | null;
}

const greeting = (full_name: string): string => {
  const [first = ""] = full_name.split(" ");
  return /^[\p{L}'’-]{2,20}$/u.test(first) ? `Hello ${first},` : "Hello,";
};

/** The mail with the link that enters the showroom and keeps the code for the checkout. */
export function giftEmail(client: { full_name: string }, row: CouponRow, gift: Gift): EmailContent {
  const worth = worthOf(row);
  const { company_name, vsd_id, message, ends_on } = gift;
  return {
    subject: `${company_name} gives you ${worth}`,
    preview: `For one order in their showroom. Your code is ${row.code}.`,
    heading: `${worth} for you`,
    blocks: [
      greeting(client.full_name),
      `${company_name} gives you ${worth} on one order in their showroom. The button below opens the showroom, and the checkout fills in the code for you.`,
      ...(message ? [`${company_name} writes: “${message}”`] : []),
      {
        facts: [
          ["Code", row.code],
          ["Showroom ID", vsd_id],
          ...(row.minimum_cents === null ? [] : [["Minimum order", usd(row.minimum_cents)] as const]),
          ...(ends_on === null ? [] : [["Expires", ends_on] as const]),
        ],
      },
    ],
    button: { label: "Open the showroom", path: linkOf(row) },
    note: `Only you can use this code. Sign in with the email address we sent it to. You got this email because you're a client of ${company_name}.`,
  };
}
