import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { type ImportSettings, noSettings } from "./settings.rules.ts";

/** The settings of a vendor's earlier lists; undefined if there are none. */
export async function rememberedSettings(db: Db, vendorId: string): Promise<ImportSettings | undefined> {
  const row = await db
    .selectFrom("vendor_import_settings")
    .select("settings")
    .where("vendor_id", "=", vendorId)
    .executeTakeFirst();
  return row && { ...noSettings, ...(row.settings as Partial<ImportSettings>) };
}

export async function rememberSettings(db: Db, vendorId: string, settings: ImportSettings): Promise<void> {
  await sql`
    insert into vendor_import_settings (vendor_id, settings)
    values (${vendorId}::uuid, ${JSON.stringify(settings)}::text::jsonb)
    on conflict (vendor_id) do update set settings = excluded.settings, updated_at = now()`.execute(db);
}
