import { type EvidencePurpose, evidenceFiles } from "../../../../contract/orders/dispute-words.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { drawPaper, type Paper } from "../../../pdf/paper.ts";
import type { Platform } from "../../../platform/platform.ts";
import { signedProposal, signedProposalFile } from "../../design/proposals/index.ts";
import { planInvoiceFile } from "../../money/plans/index.ts";
import { marketplacePaper } from "../../showrooms/showrooms/index.ts";
import { orderPaper, showOrder } from "../orders/index.ts";
import { type DisputeRow, type KeptFile, keptFiles, messagesAbout } from "./disputes.store.ts";
import { deliveryPaper, messagesPaper, pagesOf, withinLimits } from "./papers.rules.ts";

type Draw = () => Promise<File | undefined>;

/** The documents that a dispute has for the bank, the most telling first; each is drawn when it is asked for. */
async function sourcesOf(
  platform: Platform,
  caller: Caller,
  row: DisputeRow,
): Promise<Map<EvidencePurpose, Draw>> {
  const brand = await marketplacePaper(platform);
  const drawn = (paper: Paper | null): Draw | null =>
    paper &&
    (async () => {
      const bytes = new Uint8Array(await drawPaper(paper, platform.log));
      const name = `${paper.title.toLowerCase().replaceAll(" ", "-")}-${row.number}.pdf`;
      return new File([bytes], name, { type: "application/pdf" });
    });
  const { order_id, proposal_id, invoice_id } = row;
  const order = order_id ? await showOrder(platform, accountOf(caller), order_id) : null;
  const proposal = proposal_id ? await signedProposal(platform, proposal_id) : undefined;
  const said = row.customer_id && row.pro_id ? await messagesAbout(platform.db, row) : [];
  const comments = (proposal?.comments ?? []).map(({ created_at, author_name, text }) => ({
    at: new Date(created_at),
    name: author_name,
    body: text,
  }));
  const all = [...said, ...comments].sort((a, b) => a.at.getTime() - b.at.getTime());
  const about = row.payment_title ?? `Order ${row.order_number}`;
  const sources: Record<EvidencePurpose, Draw | null> = {
    service_documentation: proposal_id && proposal ? () => signedProposalFile(platform, proposal_id) : null,
    receipt:
      order_id && order?.status === "paid"
        ? () => orderPaper({ platform, caller, language: "en" }, order_id, "invoice")
        : invoice_id
          ? () => planInvoiceFile(platform, invoice_id)
          : null,
    shipping_documentation: drawn(order && deliveryPaper(order, brand)),
    customer_communication: drawn(messagesPaper(all, about, brand)),
  };
  return new Map(
    (Object.keys(evidenceFiles) as EvidencePurpose[]).flatMap((purpose) => {
      const draw = sources[purpose];
      return draw ? [[purpose, draw]] : [];
    }),
  );
}

/** All documents of a dispute as they are now, with those marked that are too much for the bank. */
export async function drawFiles(platform: Platform, caller: Caller, row: DisputeRow): Promise<KeptFile[]> {
  const files: Omit<KeptFile, "is_left_out">[] = [];
  for (const [purpose, draw] of await sourcesOf(platform, caller, row)) {
    const file = await draw();
    if (!file) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    files.push({ purpose, name: file.name, bytes, pages: pagesOf(bytes) });
  }
  return withinLimits(files);
}

/** The documents of a dispute without their content: as they were sent, or as they would be. */
export async function listFiles(platform: Platform, caller: Caller, row: DisputeRow) {
  if (row.evidence_sent_at) {
    const kept = new Map((await keptFiles(platform.db, row.id)).map((file) => [file.purpose, file]));
    return (Object.keys(evidenceFiles) as EvidencePurpose[]).flatMap((purpose) => {
      const file = kept.get(purpose);
      return file ? [{ purpose, pages: file.pages, is_left_out: file.is_left_out }] : [];
    });
  }
  const sources = await sourcesOf(platform, caller, row);
  return [...sources.keys()].map((purpose) => ({ purpose, pages: null, is_left_out: false }));
}

/** One of them; undefined where the dispute has none. */
export async function fileOf(
  platform: Platform,
  caller: Caller,
  row: DisputeRow,
  purpose: EvidencePurpose,
): Promise<File | undefined> {
  if (!row.evidence_sent_at) return (await sourcesOf(platform, caller, row)).get(purpose)?.();
  const kept = (await keptFiles(platform.db, row.id)).find((file) => file.purpose === purpose);
  return kept && new File([new Uint8Array(kept.bytes)], kept.name, { type: "application/pdf" });
}
