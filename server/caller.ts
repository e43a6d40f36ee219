import type { Permission } from "../contract/permissions.ts";
import { fail } from "./failure.ts";

export type AccountType = "User" | "Vendor" | "Contractor" | "Admin";

/** The account behind a request, read from the database on every call. */
export interface Account {
  id: string;
  type: AccountType;
  email: string;
  is_verified: boolean;
  /** Has to prove a one-time code: every Admin, and whoever uses an authenticator app. */
  needs_otp: boolean;
  /** The session or device has proved one. */
  has_otp: boolean;
  /** When a password, passkey, code or provider was last shown in this session. */
  proved_at: Date | null;
  session_id: string;
}

/** The AI design account behind a request; it has nothing to do with the shop account. */
export interface AiAccount {
  id: string;
  email: string;
  is_verified: boolean;
  session_id: string;
}

/** Who calls. */
export interface Caller {
  account: Account | null;
  /** The guest's `temp_project_id` from the cookie of a browser, if any. */
  cart_key: string | null;
  /** The secret of a device on which an account proved a one-time code, from its cookie, if any. */
  device_key?: string | null;
  /** What a remembered browser exchanges for a new session, from its cookie, if any. */
  remember_key?: string | null;
  /** Known in the calls of AI design alone. */
  ai_account?: AiAccount | null;
  /** Binds a walk to a sign-in provider to the browser in which it began, from its cookie, if any. */
  walk_key?: string | null;
  ip: string;
  user_agent: string;
}

/** The account of a call whose permission asks for one. */
export function accountOf(caller: Caller): Account {
  return caller.account ?? fail("unauthenticated");
}

/** The AI design account of a call whose permission asks for one. */
export function aiAccountOf(caller: Caller): AiAccount {
  return caller.ai_account ?? fail("unauthenticated");
}

const roles: Partial<Record<Permission, readonly AccountType[]>> = {
  "checkout.own": ["User"],
  "order.customer": ["User"],
  "order.move": ["Vendor", "Contractor", "Admin"],
  "payout.own": ["Vendor", "Contractor"],
  "showroom.run": ["Contractor"],
  "vendor.run": ["Vendor"],
  "reviews.write": ["User"],
  "reviews.answer": ["Vendor"],
  "reviews.moderate": ["Admin"],
  "admin.run": ["Admin"],
};

const openToGuests: readonly Permission[] = [
  "public.read",
  "session.open",
  "cart.own",
  "room.own",
  "ai.open",
  "dev.mailbox",
  "webhook.signed",
];

const openToOtherSites: readonly Permission[] = ["public.read", "session.open", "ai.open", "webhook.signed"];

/** Refuses what somebody's browser was led to ask by a page of another site, unless it is anybody's to ask. */
export function assertOpenToOtherSites(permission: Permission): void {
  if (!openToOtherSites.includes(permission)) fail("forbidden");
}

/** Refuses a caller who lacks `permission`. Whose things they are is the SQL's matter, not this one's. */
export function assertMay(permission: Permission, caller: Caller): void {
  if (openToGuests.includes(permission)) return;
  if (permission === "ai.own") return void aiAccountOf(caller);
  const account = accountOf(caller);
  const allowed = roles[permission];
  if (allowed && !allowed.includes(account.type)) fail("forbidden");
  if (account.needs_otp && !account.has_otp && permission !== "session.begun") fail("otp_required");
  if (permission === "checkout.own" && !account.is_verified) fail("email_unverified");
}

const proofLasts_ms = 15 * 60_000;

/** Refuses unless the owner has shown a password, passkey or code within a quarter of an hour. */
export function assertProvedLately(caller: Caller, now: Date): void {
  const { proved_at } = accountOf(caller);
  if (!proved_at || now.getTime() - proved_at.getTime() > proofLasts_ms) fail("proof_required");
}
