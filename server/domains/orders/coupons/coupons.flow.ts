import { randomBytes } from "node:crypto";
import type { WholeCoupon } from "../../../../contract/orders/coupons.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { pageUrl, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { ownShowroom } from "../../showrooms/clients/index.ts";
import { hasWebAddress } from "../../showrooms/invitations/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import {
  addCoupon,
  assertForward,
  type CouponChange,
  momentOf,
  type SentTerms,
  setCoupon,
  termsFor,
} from "../checkout/index.ts";
import { couponView, giftCode, giftEmail, linkOf, problemsOf, useView } from "./coupons.rules.ts";
import { type CouponRow, clientOfShowroom, findCoupon, lockCoupon, usesOf } from "./coupons.store.ts";

/** Of the orders that took a coupon, so many are shown. */
export const mostUses = 100;
const giftsADay = { count: 100, seconds: 24 * 60 * 60 };

export async function wholeCoupon(
  { config }: Pick<Platform, "config">,
  db: Db,
  row: CouponRow,
): Promise<WholeCoupon> {
  const orders = await usesOf(db, row.id, mostUses);
  return { ...couponView(row), url: pageUrl(config.publicUrl, linkOf(row)), orders: orders.map(useView) };
}

interface SentChange extends SentTerms {
  max_uses?: number | null | undefined;
  max_uses_per_user?: number | null | undefined;
  starts_at?: string | undefined;
  ends_at?: string | null | undefined;
  note?: string | undefined;
}

/** Changes a pro's coupon. 422 for one that has ended, and for what an order has fixed. */
export async function change(
  platform: Platform,
  caller: Caller,
  id: string,
  sent: SentChange,
): Promise<WholeCoupon> {
  const { id: pro_id } = accountOf(caller);
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    await lockCoupon(db, id);
    const row = (await findCoupon(db, pro_id, id, now)) ?? fail("not_found");
    if (row.state === "ended") failFields({ ends_at: "This coupon has ended. Create a new one." });
    const changed = await changeOf(db, row, sent);
    const problems = problemsOf(row, changed, now);
    if (Object.keys(problems).length > 0) failFields(problems);
    if (Object.keys(changed).length > 0) {
      await setCoupon(db, id, changed, now);
      const about = { type: "showroom", id: row.showroom_id };
      await audit(db, { caller, action: "coupon.changed", about, details: { code: row.code } });
    }
    return wholeCoupon(platform, db, (await findCoupon(db, pro_id, id, now))!);
  });
}

async function changeOf(db: Db, row: CouponRow, sent: SentChange): Promise<CouponChange> {
  const { percent, amount, minimum, category_id, starts_at, ends_at, ...rest } = sent;
  const isWorth = [percent, amount, minimum, category_id].some((value) => value !== undefined);
  const isNew = percent !== undefined || amount !== undefined;
  const terms = isWorth
    ? await termsFor(db, row.showroom_id, {
        percent: isNew ? percent : row.percent_bp === null ? undefined : row.percent_bp / 100,
        amount: isNew ? amount : row.amount_cents === null ? undefined : row.amount_cents / 100,
        minimum: minimum === undefined ? row.minimum_cents && row.minimum_cents / 100 : minimum,
        category_id: category_id === undefined ? row.category_id : category_id,
      })
    : {};
  const limits = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...terms,
    ...(limits as CouponChange),
    ...(starts_at !== undefined && { starts_at: momentOf("starts_at", starts_at) }),
    ...(ends_at !== undefined && { ends_at: ends_at === null ? null : momentOf("ends_at", ends_at) }),
  };
}

/** Ends a pro's own coupon. One that has ended stays as it is. */
export async function endOwn(platform: Platform, caller: Caller, id: string): Promise<WholeCoupon> {
  const { id: pro_id } = accountOf(caller);
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    await lockCoupon(db, id);
    const row = (await findCoupon(db, pro_id, id, now)) ?? fail("not_found");
    if (row.state !== "ended") await end(db, caller, row, { now, reason: null });
    return wholeCoupon(platform, db, (await findCoupon(db, pro_id, id, now))!);
  });
}

/** Ends any coupon, as an admin, and tells its pro why. */
export async function endAny(
  platform: Platform,
  caller: Caller,
  id: string,
  reason: string,
): Promise<CouponRow> {
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    await lockCoupon(db, id);
    const row = (await findCoupon(db, null, id, now)) ?? fail("not_found");
    if (row.state === "ended") return row;
    await end(db, caller, row, { now, reason });
    await notify(db, {
      user_id: row.pro_id,
      kind: "coupon",
      title: `The marketplace ended your coupon ${row.code}`,
      body: reason,
      link: `/account/coupons/${row.id}`,
    });
    return (await findCoupon(db, null, id, now))!;
  });
}

async function end(
  db: Db,
  caller: Caller,
  row: CouponRow,
  { now, reason }: { now: Date; reason: string | null },
): Promise<void> {
  // one that would have started later ends before it starts
  const starts_at = row.starts_at > now ? now : row.starts_at;
  await setCoupon(
    db,
    row.id,
    {
      starts_at,
      ends_at: now,
      ended_at: now,
      ended_by_market: reason !== null,
      end_reason: reason ?? "",
    },
    now,
  );
  const about = { type: "showroom", id: row.showroom_id };
  const words = reason === null ? undefined : { user_id: row.pro_id, words: { reason } };
  await audit(db, { caller, action: "coupon.ended", about, details: { code: row.code }, words });
}

interface SentGift extends SentTerms {
  client: string;
  ends_at?: string | undefined;
  message: string;
}

/** Makes a coupon for one client alone, for one order, and mails it. */
export async function give(platform: Platform, caller: Caller, sent: SentGift): Promise<WholeCoupon> {
  const { id: pro_id } = accountOf(caller);
  const now = platform.now();
  const showroom = (await ownShowroom(platform.db, pro_id)) ?? fail("not_found");
  const client = (await clientOfShowroom(platform.db, showroom.id, sent.client)) ?? fail("not_found");
  if (!client.email) failFields({ client: `Add an email address for ${client.full_name} first.` });
  if (hasWebAddress(sent.message)) {
    failFields({ message: "Leave web addresses out. The email links to your showroom automatically." });
  }
  const ends_at = sent.ends_at ? momentOf("ends_at", sent.ends_at) : null;
  assertForward(now, ends_at);
  await takeAttempt(platform.db, `coupon-gifts:${showroom.id}`, giftsADay);
  return platform.db.transaction().execute(async (db) => {
    const terms = await termsFor(db, showroom.id, sent);
    const limits = { max_uses: 1, max_uses_per_user: 1, starts_at: now, ends_at };
    const code = giftCode(randomBytes(10));
    const gift = { code, ...terms, ...limits, is_gift: true, client_id: client.id };
    const id = (await addCoupon(db, showroom.id, gift)) ?? fail("already_used");
    const about = { type: "showroom", id: showroom.id };
    await audit(db, { caller, action: "coupon.made", about, details: { code, is_gift: true } });
    const row = (await findCoupon(db, pro_id, id, now))!;
    const content = giftEmail(client, row, {
      ...showroom,
      message: sent.message,
      ends_on: ends_at && shownDay(ends_at),
    });
    const brand = await mailBrandOf(db, platform.config, showroom.id);
    await queueMail(db, platform.config, {
      kind: "offer",
      to: client.email,
      content,
      brand,
      cause: `coupon-gift:${id}`,
    });
    return wholeCoupon(platform, db, row);
  });
}
