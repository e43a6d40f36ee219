import type { AuditAction, AuditActor } from "../../../contract/audit.ts";
import type { Caller } from "../../caller.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { insertEntry, insertWords } from "./audit.store.ts";

/** One thing that somebody did. */
export interface AuditEvent {
  /** Who did it and from where; null for the product itself, such as a job. */
  caller: Caller | null;
  /**
   * Who it was, where the caller does not tell it: whoever just signed in or registered, or the account that a
   * mailed link belongs to.
   */
  actor?: { id: string | null; type: AuditActor } | undefined;
  action: AuditAction;
  /** Whom or what it was done to: an account, an order … */
  about?: { type: string; id: string } | undefined;
  /** What else a reader needs: plain values, never secrets, card numbers, typed passwords or what people wrote. */
  details?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** What somebody wrote about an account, such as a reason: shown with the entry, and gone with that account. */
  words?: { user_id: string; words: Readonly<Record<string, string>> } | undefined;
  /** When; now unless told. */
  at?: Date | undefined;
}

/**
 * Writes one entry of the audit log. Call it inside the transaction that does the thing, so that neither is
 * there without the other; for refusals, which have no transaction, call it by itself. Entries are never changed.
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
    details: event.details ?? {},
    ip: caller?.ip ?? "",
    user_agent: caller?.user_agent ?? "",
  });
  if (event.words) await insertWords(db, { entry_id: id, ...event.words });
}

function actorOf(caller: Caller | null): { id: string | null; type: AuditActor } {
  if (!caller) return { id: null, type: "system" };
  return caller.account ?? { id: null, type: "guest" };
}
