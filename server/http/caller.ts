import type { Endpoint } from "../../contract/endpoint.ts";
import type { TeamRole } from "../../contract/identity/team-roles.ts";
import { closedToStandIns, type Permission } from "../../contract/permissions.ts";
import type { Scope } from "../../contract/scopes.ts";
import { fail } from "./failure.ts";

export type AccountType = "User" | "Vendor" | "Contractor" | "Admin";

/** The account behind a request, read from the database on every call. */
export interface Account {
  id: string;
  type: AccountType;
  email: string;
  is_verified: boolean;
  /** Has to enter a one-time code: every Admin, and users of an authenticator app. */
  needs_otp: boolean;
  /** The session or device has proved one. */
  has_otp: boolean;
  /** When a password, passkey, code or provider was last proved in this session. */
  proved_at: Date | null;
  session_id: string;
  /** The admin who is signed in as this account, and until when. */
  stand_in?: { admin_id: string; until: Date } | null;
  /** The showroom of a team that the account works in at present. */
  team?: { role: TeamRole; owner_id: string } | null;
  /** In calls made for a showroom: the person who makes them. `id` and `type` are those of the showroom's pro. */
  worker?: { id: string; type: AccountType };
}

/** The AI design account of a request, independent of the shop account. */
export interface AiAccount {
  id: string;
  email: string;
  is_verified: boolean;
  session_id: string;
}

/** The caller. */
export interface Caller {
  account: Account | null;
  /** The account is left out, because it still owes its one-time code. */
  owes_code?: boolean;
  /** The API key that the call came with, if any; `account` is its owner. */
  key?: { id: string; scopes: readonly Scope[] } | null;
  /** The guest's `temp_project_id` from the browser's cookie, if any. */
  cart_key: string | null;
  /** The secret of a trusted device (one that proved a one-time code), from its cookie, if any. */
  device_key?: string | null;
  /** What a remembered browser exchanges for a new session, from its cookie, if any. */
  remember_key?: string | null;
  /** The browser's half of the present session, from its cookie, if any. */
  session_key?: string | null;
  /** The same of an admin's own session, while signed in as a user. */
  office_key?: string | null;
  /** Set only in AI design calls. */
  ai_account?: AiAccount | null;
  /** Binds a provider sign-in to the browser that started it, from its cookie, if any. */
  walk_key?: string | null;
  /** The accounts that this browser is known for, from its cookie, if any. */
  known_device?: string | null;
  ip: string;
  user_agent: string;
}

/** The account of a call whose permission requires one. */
export function accountOf(caller: Caller): Account {
  return caller.account ?? fail(caller.owes_code ? "otp_required" : "unauthenticated");
}

/** The AI design account of a call whose permission requires one. */
export function aiAccountOf(caller: Caller): AiAccount {
  return caller.ai_account ?? fail("unauthenticated");
}

/** The person behind a call: in a showroom's team, the member. */
export const workerOf = (account: Pick<Account, "id" | "worker">): string => account.worker?.id ?? account.id;

const roles: Partial<Record<Permission, readonly AccountType[]>> = {
  "checkout.own": ["User", "Contractor"],
  "order.customer": ["User", "Contractor"],
  "order.move": ["Vendor", "Contractor", "Admin"],
  "payout.own": ["Vendor", "Contractor"],
  "payout.run": ["Vendor", "Contractor"],
  "developer.own": ["Vendor", "Contractor"],
  "showroom.run": ["Contractor"],
  "showroom.sell": ["Contractor"],
  "showroom.books": ["Contractor"],
  "plan.read": ["Contractor"],
  "plan.run": ["Contractor"],
  "team.run": ["Contractor"],
  "vendor.run": ["Vendor"],
  "reviews.write": ["User"],
  "reviews.answer": ["Vendor"],
  "reviews.moderate": ["Admin"],
  "admin.run": ["Admin"],
};

/** What a member of a team does for the showroom. Everything else is done for the own account. */
const teamRoles: Partial<Record<Permission, readonly TeamRole[]>> = {
  "showroom.run": ["owner"],
  "showroom.sell": ["owner", "sales"],
  "showroom.books": ["owner", "bookkeeper"],
  "plan.read": ["owner", "bookkeeper"],
  "plan.run": ["owner"],
  "team.run": ["owner"],
  "order.read": ["owner", "sales", "bookkeeper"],
  "order.move": ["owner", "sales"],
  "payout.own": ["owner", "bookkeeper"],
  "payout.run": ["owner"],
  "work.today": ["owner", "sales", "bookkeeper"],
  "selection.own": ["owner", "sales"],
};

/**
 * The caller as the call's handler gets it. Whoever works in a team's showroom acts for its pro, if the role allows the
 * call; so handlers and SQL ask for the pro's things and need not know of teams.
 */
export function atWork(permission: Permission, caller: Caller): Caller {
  const { account } = caller;
  const allowed = teamRoles[permission];
  if (!account?.team || !allowed) return caller;
  if (!allowed.includes(account.team.role)) return fail("forbidden");
  const { id, type, team } = account;
  return {
    ...caller,
    account: { ...account, id: team.owner_id, type: "Contractor", worker: { id, type } },
  };
}

const openToGuests: readonly Permission[] = [
  "public.read",
  "session.open",
  "cart.own",
  "room.own",
  "ai.open",
  "dev.mailbox",
  "webhook.signed",
];

/**
 * The caller while the account still owes its one-time code: in what is open to guests, a guest, so that a password
 * alone shows no cart, room or trade price.
 */
export function beforeCode(permission: Permission, caller: Caller): Caller {
  const { account } = caller;
  if (!account?.needs_otp || account.has_otp) return caller;
  if (permission === "session.open" || !openToGuests.includes(permission)) return caller;
  return { ...caller, account: null, owes_code: true };
}

const openToOtherSites: readonly Permission[] = ["public.read", "session.open", "ai.open", "webhook.signed"];

/** Refuses a request that another site's page made the browser send, unless the endpoint is open to all. */
export function assertOpenToOtherSites(permission: Permission): void {
  if (!openToOtherSites.includes(permission)) fail("forbidden");
}

/** Refuses a call with an API key that lacks `scope`, and with any key if the call is not for keys. */
export function assertScope(scope: Scope | null, { key }: Caller): void {
  if (!key) return;
  if (!scope) fail("key_not_allowed");
  if (!key.scopes.includes(scope)) fail("scope_missing", { values: { scope } });
}

/** Refuses a caller without `permission`. The SQL checks ownership, not this function. */
export function assertMay(permission: Permission, caller: Caller): void {
  if (openToGuests.includes(permission)) return;
  if (permission === "ai.own") return void aiAccountOf(caller);
  const account = accountOf(caller);
  const allowed = roles[permission];
  if (allowed && !allowed.includes(account.type))
    fail(permission === "checkout.own" ? "cannot_buy" : "forbidden");
  if (account.needs_otp && !account.has_otp && permission !== "session.begun") fail("otp_required");
  if (permission === "checkout.own" && !account.is_verified) fail("email_unverified");
}

/** Refuses an admin who signed in as a user what only the owner may do. */
export function assertOwnHand(
  { permission, key }: Pick<Endpoint, "permission" | "key">,
  caller: Caller,
): void {
  const closed = caller.account?.stand_in && closedToStandIns[permission];
  if (closed === "all" || (closed === "writes" && !key.startsWith("GET "))) fail("owner_only");
}

const proofLasts_ms = 15 * 60_000;

/** Refuses unless the owner proved a password, passkey or code within the last 15 minutes. */
export function assertProvedLately(caller: Caller, now: Date): void {
  const { proved_at } = accountOf(caller);
  if (!proved_at || now.getTime() - proved_at.getTime() > proofLasts_ms) fail("proof_required");
}
