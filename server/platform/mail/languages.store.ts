import { sql } from "kysely";
import type { Language } from "../../../domain/languages/language.ts";
import { anyOf } from "../any-of.ts";
import type { Db } from "../database.ts";

/**
 * The language that emails to these addresses are written in, by address in lower case: the account's, else that of the
 * page where somebody last wrote to us with this address. Emails of people who work here are in English. Addresses of
 * which nothing is known are left out.
 */
export async function languagesOf(db: Db, emails: readonly string[]): Promise<Map<string, Language>> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ email: string; language: Language }>`
    select lower(email) as email, case type when 'User' then language else 'en' end as language
    from users where lower(email) = ${anyOf(addresses, "text")}
    union all
    select email, language from mail_languages m where email = ${anyOf(addresses, "text")}
      and not exists (select from users u where lower(u.email) = m.email)`.execute(db);
  return new Map(rows.map(({ email, language }) => [email, language]));
}

/** Notes what somebody without an account reads: the language of the page where they wrote to us. */
export async function noteMailLanguage(db: Db, email: string, language: Language): Promise<void> {
  await sql`
    insert into mail_languages (email, language) values (${email.toLowerCase()}, ${language})
    on conflict (email) do update set language = excluded.language, noted_at = now()`.execute(db);
}

export async function forgetMailLanguage(db: Db, email: string): Promise<void> {
  await sql`delete from mail_languages where email = lower(${email})`.execute(db);
}
