import type { Platform } from "../../server/platform/platform.ts";

/** Every text in every table, as one would find it in a dump. */
export async function wholeDatabaseAsText({ sql: driver }: Platform): Promise<string> {
  const tables = await driver<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      driver.unsafe(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`),
    ),
  );
  return texts.map((rows) => String(rows[0]?.text)).join("\n");
}
