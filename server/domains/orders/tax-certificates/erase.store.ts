import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** No order was sold under this certificate; tax auditors ask for the others. */
const isUnused = sql`not exists (select from orders where tax_certificate_id = c.id)`;

/** The files of an account's certificates that no order was sold under. */
export async function unusedCertificateFiles(db: Db, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from tax_certificates c where user_id = ${user_id} and ${isUnused}`.execute(db);
  return rows.map(({ path }) => path);
}

export async function forgetUnusedCertificates(db: Db, user_id: string): Promise<void> {
  await sql`delete from tax_certificates c where user_id = ${user_id} and ${isUnused}`.execute(db);
}
