import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { pageUrl } from "../../../platform/mail/email-content.ts";
import { languagesOf } from "../../../platform/mail/languages.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openMedia } from "../../catalog/pictures/index.ts";
import { showToClient } from "./answer.flow.ts";
import { proposalPath } from "./load.flow.ts";
import { drawProposal } from "./pdf.rules.ts";
import { type ProposalRow, proposalOfPro } from "./proposals.store.ts";

/**
 * The document of a proposal as its client sees it, in the showroom's color and with its logo.
 * @param row whose page the document links to; null for none
 */
export async function proposalFile(
  platform: Platform,
  row: Pick<ProposalRow, "id" | "token_hash" | "version"> | null,
  proposal: ClientProposal,
  language: Language = "en",
): Promise<File> {
  const { config } = platform;
  const { logo } = proposal.showroom;
  const extras = {
    logo: logo ? await jpegOf(platform, logo.url) : null,
    url: row && row.version > 0 ? pageUrl(config.publicUrl, proposalPath(config, row)) : null,
    language,
  };
  const bytes = await drawProposal(proposal, extras, platform.log);
  return new File([new Uint8Array(bytes)], `${proposal.number}.pdf`, { type: "application/pdf" });
}

/** The document of the version that has just been sent, to go with its email. */
export async function documentSent(platform: Platform, db: Db, pro_id: string, id: string): Promise<File> {
  const row = (await proposalOfPro(db, pro_id, id)) ?? fail("not_found");
  const looker = { account_id: null, is_customer: false };
  const language = (await languagesOf(db, [row.client_email])).get(row.client_email.toLowerCase());
  return proposalFile(platform, row, await showToClient(platform, db, row, looker), language);
}

/** Made in a child process, as all pictures are; the document goes out without a logo that cannot be drawn. */
async function jpegOf(platform: Platform, url: string): Promise<Uint8Array | null> {
  const key = url.split("/").at(-2) ?? "";
  const request = new Request(`http://localhost/showroom/media/${key}/480.jpg`);
  const answer = await openMedia(platform).respond(request, key, "480.jpg");
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
