import { sql } from "kysely";
import { legalVersions } from "../../../../domain/showrooms/legal-texts.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

type ConsentKind = "terms" | "privacy" | "counting" | "marketing";

/** Records that somebody gave or withdrew consent. Nothing is overwritten: the newest entry of a kind counts. */
export async function insertConsent(
  db: Db,
  consent: { user_id: string; kind: ConsentKind; version: string; is_given: boolean; at: Date },
  caller: Caller,
): Promise<void> {
  const { at, ...rest } = consent;
  await db
    .insertInto("consents")
    .values({ id: newId(), ...rest, ip: caller.ip, user_agent: caller.user_agent, created_at: at })
    .execute();
}

/** Records that a new user agreed to the terms and the privacy policy in their current wording. */
export async function insertSignUpConsents(db: Db, user_id: string, caller: Caller, at: Date): Promise<void> {
  for (const kind of ["terms", "privacy"] as const) {
    await insertConsent(db, { user_id, kind, version: legalVersions[kind], is_given: true, at }, caller);
  }
}

/** The proof of an account's consents stays, without where they came from. */
export async function eraseConsentPlaces(db: Db, user_id: string): Promise<void> {
  await sql`update consents set ip = '', user_agent = '' where user_id = ${user_id}`.execute(db);
}
