import type { Config } from "../../../config.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailBrand, emailLogo } from "../../../platform/mail.ts";
import type { MediaRow } from "./pictures.rules.ts";
import { mayBrand } from "./showrooms.rules.ts";
import { showroomProfileRow } from "./showrooms.store.ts";

type Sender = Pick<Config, "publicUrl">;

/** How a showroom stands at the top of its emails: its name, and color and logo where its plan has them. */
export function mailBrand(
  { publicUrl }: Sender,
  showroom: { company_name: string; vsd_id: string; color: string; logo: MediaRow | undefined },
): EmailBrand {
  const { company_name, vsd_id, color, logo } = showroom;
  return {
    name: company_name,
    path: `/enter/${vsd_id}`,
    color,
    logo: logo?.media_key && color ? emailLogo(publicUrl, { ...logo, media_key: logo.media_key }) : null,
  };
}

/** The brand of a showroom's emails; undefined for one that has closed. */
export async function mailBrandOf(
  db: Db,
  sender: Sender,
  showroom_id: string,
): Promise<EmailBrand | undefined> {
  const row = await showroomProfileRow(db, showroom_id);
  if (!row) return undefined;
  const color = mayBrand(row) ? row.theme_color : "";
  return mailBrand(sender, { ...row, color, logo: row });
}

/** How a showroom's papers look: color and logo where its plan has them; undefined for one that has closed. */
export async function printBrandOf(
  db: Db,
  showroom_id: string,
): Promise<{ color: string; logo_key: string | null } | undefined> {
  const row = await showroomProfileRow(db, showroom_id);
  if (!row) return undefined;
  return mayBrand(row) ? { color: row.theme_color, logo_key: row.media_key } : { color: "", logo_key: null };
}
