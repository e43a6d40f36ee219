import type { Account } from "../../../../http/caller.ts";
import { fail } from "../../../../http/failure.ts";
import { marketplaceOf } from "../../../../platform/marketplace.store.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { openMedia } from "../../../catalog/pictures/index.ts";
import { mayBrand } from "../showrooms.rules.ts";
import { showroomProfileRow } from "../showrooms.store.ts";
import { drawPoster } from "./poster.rules.ts";
import { enterUrl } from "./settings.rules.ts";
import { settingsOf } from "./settings.store.ts";

const marketplaceColor = "#a8432a";

/** The poster of the account's own showroom, in its color and with its logo where its plan has them. */
export async function posterOf(platform: Platform, account: Account): Promise<File> {
  const row = (await settingsOf(platform.db, account.id)) ?? fail("not_found");
  const isBranded = mayBrand(row);
  const poster = {
    company_name: row.company_name,
    tagline: row.tagline,
    vsd_id: row.vsd_id,
    url: enterUrl(platform.config.publicUrl, row.vsd_id),
    phone: row.contact.phone ?? "",
    color: isBranded ? row.theme_color : marketplaceColor,
    logo: isBranded && row.media_key ? await jpegOf(platform, row.media_key) : null,
  };
  const bytes = await drawPoster(poster, platform.log);
  return new File([new Uint8Array(bytes)], `${row.vsd_id}-poster.pdf`, { type: "application/pdf" });
}

/** How a showroom stands at the top of its documents; for a closed one, the marketplace. */
export async function paperBrandOf(
  platform: Platform,
  showroom_id: string,
): Promise<{ sender: string; color: string; logo: Uint8Array | null }> {
  const row = await showroomProfileRow(platform.db, showroom_id);
  if (!row) return marketplacePaper(platform);
  const isBranded = mayBrand(row);
  const logo = isBranded && row.media_key ? await jpegOf(platform, row.media_key) : null;
  return { sender: row.company_name, color: isBranded ? row.theme_color : "", logo };
}

/** How the marketplace stands at the top of its own documents. */
export async function marketplacePaper(
  platform: Platform,
): Promise<{ sender: string; color: string; logo: Uint8Array | null }> {
  const { name, logo } = await marketplaceOf(platform.db, platform.config);
  return { sender: name, color: "", logo: logo && (await jpegOf(platform, logo.media_key)) };
}

/** Made in a child process, as all pictures are; a poster goes out without a logo that cannot be drawn. */
async function jpegOf(platform: Platform, key: string): Promise<Uint8Array | null> {
  const request = new Request(`http://localhost/showroom/media/${key}/480.jpg`);
  const answer = await openMedia(platform).respond(request, key, "480.jpg");
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
