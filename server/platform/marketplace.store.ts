import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { Db } from "./database.ts";

/** A logo with its size, as it was sent. */
export interface MarketplaceLogo {
  media_key: string;
  media_width: number;
  media_height: number;
  media_placeholder: string;
}

export interface Marketplace {
  name: string;
  /** Null for the mark and the name in letters. */
  logo: MarketplaceLogo | null;
}

/** What the marketplace is called and looks like: as the admins have set it, else by the configuration. */
export async function marketplaceOf(
  db: Db,
  { providerName }: Pick<Config, "providerName">,
): Promise<Marketplace> {
  const { rows } = await sql<
    { name: string | null } & { [Key in keyof MarketplaceLogo]: MarketplaceLogo[Key] | null }
  >`
    select s.value ->> 'name' as name, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from settings s left join media m on m.key = s.value ->> 'logo'
    where s.key = 'marketplace'`.execute(db);
  const row = rows[0];
  return { name: row?.name || providerName, logo: row?.media_key ? (row as MarketplaceLogo) : null };
}
