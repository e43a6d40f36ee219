import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { totalsOf } from "../../../../domain/projects/proposal/totals.ts";
import type { Platform } from "../../../platform/platform.ts";
import { clientView } from "./client-view.rules.ts";
import { loadProposal, picturesOf } from "./load.flow.ts";
import { acceptedOf } from "./loaded.rules.ts";
import { proposalFile } from "./pdf.flow.ts";
import { proposalById } from "./proposals.store.ts";

/** The proposal as it was signed. */
export async function signedProposal(
  platform: Platform,
  proposal_id: string,
): Promise<ClientProposal | undefined> {
  const { db, now } = platform;
  const row = await proposalById(db, proposal_id);
  if (!row) return undefined;
  const loaded = await loadProposal(db, row);
  const version = acceptedOf(loaded);
  if (!version) return undefined;
  const totals = totalsOf(version.content, version.prices, version.picks);
  const pictures = await picturesOf(db, totals);
  const looker = { account_id: null, is_customer: false };
  return clientView(loaded, { content: version.content, totals, version }, pictures, looker, now());
}

/** The same as PDF. It goes to banks, so it has no link that opens the client's page. */
export async function signedProposalFile(platform: Platform, proposal_id: string): Promise<File | undefined> {
  const proposal = await signedProposal(platform, proposal_id);
  return proposal && proposalFile(platform, null, proposal);
}
