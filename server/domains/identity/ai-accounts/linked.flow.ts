import type { AiLinked } from "../../../../contract/identity/ai-accounts.ts";
import type { Account } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countAttempt } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { type AiVisit, welcome } from "./ai-accounts.flow.ts";
import {
  type AiAccountRow,
  findAiAccountByEmail,
  insertAiAccount,
  linkAiAccount,
  markAiVerified,
} from "./ai-accounts.store.ts";
import { openAiSession } from "./ai-session.flow.ts";
import { nameOfUser } from "./linked.store.ts";

/** Customers alone, in person: whoever only stands in for one, or works for a showroom, does not enter. */
const mayEnter = ({ type, is_verified, stand_in, worker }: Account): boolean =>
  type === "User" && is_verified && !stand_in && !worker;

/** An address that nobody has proved may be somebody else's entry, so such an account is never linked. */
function linkState(account: Account, found: AiAccountRow | undefined): AiLinked["state"] {
  if (!mayEnter(account)) return "closed";
  if (!found) return "none";
  if (found.email_verified_at === null) return "closed";
  return found.linked_user_id === account.id ? "linked" : "unlinked";
}

export async function stateOfLink({ db }: Platform, account: Account): Promise<AiLinked> {
  return {
    state: linkState(account, await findAiAccountByEmail(db, account.email)),
    email: account.email,
  };
}

/**
 * Signs a customer in to the AI design account at the same proved address.
 * @param isConfirmed links the two, or makes the account, if that was not done before
 */
export async function enterByShopAccount(visit: AiVisit, account: Account, isConfirmed: boolean) {
  const { platform, caller } = visit;
  const now = platform.now();
  await countAttempt(platform.db, "ai-login-address", caller.ip);
  return platform.db.transaction().execute(async (db) => {
    const found = await findAiAccountByEmail(db, account.email);
    const state = linkState(account, found);
    if (state === "closed") return fail("forbidden");
    if (state !== "linked" && !isConfirmed)
      return failFields({ confirm: "Confirm that both accounts are yours." });
    const id = found?.id ?? newId();
    const actor = { id, type: "AI" } as const;
    if (state === "none") {
      const made = {
        id,
        email: account.email,
        password_hash: "",
        name: await nameOfUser(db, account.id),
        created_at: now,
      };
      if (!(await insertAiAccount(db, made))) return fail("already_used");
      await markAiVerified(db, id, now);
      await welcome(db, id);
      await audit(db, { caller, actor, action: "ai.account.registered" });
    }
    if (state !== "linked") {
      await linkAiAccount(db, id, account.id, now);
      await audit(db, { caller, actor, action: "ai.account.linked" });
    }
    await audit(db, { caller, actor, action: "ai.sign_in.done" });
    return { id, session: await openAiSession(db, visit, id) };
  });
}
