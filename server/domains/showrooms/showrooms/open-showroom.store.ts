import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** Opens a showroom that sells in every department; false if another showroom has this ID. */
export async function openShowroom(
  db: Db,
  showroom: {
    vsd_id: string;
    user_id: string;
    company_name: string;
    about: string;
    is_listed: boolean;
    license: Record<string, string>;
    contact: Record<string, string>;
    site_links: { label: string; url: string }[];
    created_at: Date;
  },
): Promise<boolean> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
  const { rows: opened } = await sql<{ id: string }>`
    insert into showrooms (id, vsd_id, user_id, company_name, about, is_listed, license, contact, site_links,
      created_at, updated_at)
    values (${newId()}, ${showroom.vsd_id}, ${showroom.user_id}, ${showroom.company_name}, ${showroom.about},
      ${showroom.is_listed}, ${json(showroom.license)}, ${json(showroom.contact)}, ${json(showroom.site_links)},
      ${showroom.created_at}, ${showroom.created_at})
    on conflict (vsd_id) do nothing
    returning id`.execute(db);
  const id = opened[0]?.id;
  if (!id) return false;
  await sql`insert into showroom_menus (showroom_id, menu_id) select ${id}, id from menus`.execute(db);
  return true;
}
