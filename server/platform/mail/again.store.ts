import { sql } from "kysely";
import type { Db } from "../database.ts";
import { mostAttempts } from "./send.ts";

const isFailed = sql`sent_at is null and discarded_at is null and attempts >= ${mostAttempts}`;

type Chosen = { id: string } | { all: true };

const chosenMails = (chosen: Chosen) => ("id" in chosen ? sql`id = ${chosen.id}` : isFailed);

/** Makes emails due now, with all attempts before them. Answers how many. */
export async function makeMailsDue(db: Db, chosen: Chosen): Promise<number> {
  const { rows } = await sql`
    update mails set attempts = 0, next_attempt_at = now(), discarded_at = null, held = null,
      let_through_at = now()
    where sent_at is null and digest_id is null and ${chosenMails(chosen)} returning id`.execute(db);
  return rows.length;
}

/** Gives emails up that were not sent. Answers how many. */
export async function giveUpMails(db: Db, chosen: Chosen, at: Date): Promise<number> {
  const { rows } = await sql`
    update mails set discarded_at = ${at}
    where sent_at is null and discarded_at is null and ${chosenMails(chosen)} returning id`.execute(db);
  return rows.length;
}
