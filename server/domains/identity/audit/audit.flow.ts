import type { AuditAction, AuditActor } from "../../../../contract/identity/audit.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { insertEntry, insertWords } from "./audit.store.ts";

/** An event that somebody caused. */
export interface AuditEvent {
  /** Who did it and from where; null for the product itself, such as a job. */
  caller: Caller | null;
  /**
   * The account, if the caller does not say it: a user who just signed in or registered, or the owner of an emailed
   * link.
   */
  actor?: { id: string | null; type: AuditActor } | undefined;
  action: AuditAction;
  /** The object: an account, an order … */
  about?: { type: string; id: string } | undefined;
  /** Other details: plain values, never secrets, card numbers, typed passwords or free text. */
  details?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** Free text about an account, such as a reason: shown with the entry, and deleted with that account. */
  words?: { user_id: string; words: Readonly<Record<string, string>> } | undefined;
  /** When; defaults to now. */
  at?: Date | undefined;
}

/**
 * Writes one entry of the audit log. Call it in the transaction of the change, so that neither exists without the
 * other; for refusals, which have no transaction, call it alone. Entries never change.
 */
export async function audit(db: Db, event: AuditEvent): Promise<void> {
  const { caller, about } = event;
  const actor = event.actor ?? actorOf(caller);
  const id = newId();
  await insertEntry(db, {
    id,
    at: event.at ?? new Date(),
    actor_id: actor.id,
    actor_type: actor.type,
    action: event.action,
    subject_type: about?.type ?? "",
    subject_id: about?.id ?? "",
    details: { ...event.details, ...(!event.actor && standInDetails(caller)) },
    ip: caller?.ip ?? "",
    user_agent: caller?.user_agent ?? "",
  });
  if (event.words) await insertWords(db, { entry_id: id, ...event.words });
}

function actorOf(caller: Caller | null): { id: string | null; type: AuditActor } {
  if (!caller) return { id: null, type: "system" };
  const { account } = caller;
  if (account?.stand_in) return { id: account.stand_in.admin_id, type: "Admin" };
  return account?.worker ?? account ?? { id: null, type: "guest" };
}

/** As whom an admin acted. */
const standInDetails = (caller: Caller | null) =>
  caller?.account?.stand_in ? { signed_in_as: caller.account.id } : {};

/** One entry for each change that an admin makes while signed in as a user, refused ones too. */
export async function noteStandInWrite(db: Db, caller: Caller, call: string, status: number): Promise<void> {
  const user = caller.account?.stand_in ? caller.account : undefined;
  // that it ended has an entry of its own
  if (!user || call.startsWith("GET ") || call === "POST /api/stand_in/end") return;
  const about = { type: "user", id: user.id };
  await audit(db, { caller, action: "stand_in.wrote", about, details: { call, status } });
}
