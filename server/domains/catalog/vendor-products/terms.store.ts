import type { Db } from "../../../platform/database.ts";

export interface TermsRow {
  id: string;
  lead_time_days: number;
  remote_freight_cents: number;
  not_served: string[];
  minimum_cents: number;
  terms_version: number;
  terms_saved_at: Date | null;
}

/** The terms of the vendor that an account runs; `lock` lets nobody else change them until the transaction ends. */
export const termsOf = (
  db: Db,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<TermsRow | undefined> =>
  db
    .selectFrom("vendors")
    .select(["id", "lead_time_days", "remote_freight_cents", "not_served", "minimum_cents"])
    .select(["terms_version", "terms_saved_at"])
    .where("user_id", "=", userId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();

export const writeTerms = (
  db: Db,
  id: string,
  terms: Omit<TermsRow, "id" | "terms_version" | "terms_saved_at">,
  at: Date,
) =>
  db
    .updateTable("vendors")
    .set((vendor) => ({
      ...terms,
      terms_version: vendor("terms_version", "+", 1),
      terms_saved_at: at,
    }))
    .where("id", "=", id)
    .execute();
