import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import {
  type ContentSent,
  type ProposalContent,
  proposalContent,
} from "../../../../contract/design/proposal-content.ts";
import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { moved } from "../../../../domain/projects/proposal/moves.ts";
import { Failure, fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noteClient, ownShowroom } from "../../showrooms/clients/index.ts";
import { roomTakeoffLines } from "../rooms/index.ts";
import { answeredEmail, dueEmail, sentEmail } from "./emails.rules.ts";
import { loadProposal, newProposalHash, picturesOf, priceDraft, proposalPath } from "./load.flow.ts";
import { acceptedOf } from "./loaded.rules.ts";
import { notifyClient } from "./news.flow.ts";
import { askFor, installmentsOfProposal, paymentsMade } from "./payments.store.ts";
import { documentSent } from "./pdf.flow.ts";
import { linesToStartFrom, seesRoom } from "./prices.store.ts";
import { paidOf, wholeView } from "./pro-view.rules.ts";
import { sendProblems } from "./problems.rules.ts";
import {
  addComment,
  answerVersion,
  clientOf,
  clientOfAccount,
  insertProposal,
  insertVersion,
  nextNumber,
  type ProposalRow,
  personOf,
  proposalOfPro,
  updateProposal,
  writeDraft,
} from "./proposals.store.ts";

/** The proposal as its pro sees it. */
export async function showToPro(platform: Platform, db: Db, row: ProposalRow): Promise<WholeProposal> {
  const [loaded, payments] = await Promise.all([loadProposal(db, row), paymentsMade(db, row.id)]);
  const priced = await priceDraft(platform, db, loaded);
  const pictures = await picturesOf(db, priced.totals);
  const path = proposalPath(platform.config, row);
  return wholeView(loaded, priced, payments, pictures, platform.now(), path);
}

/** A proposal of the pro's, locked; 404 for another showroom's. */
export async function lockOwn(db: Db, pro_id: string, id: string): Promise<ProposalRow> {
  return (await proposalOfPro(db, pro_id, id, true)) ?? fail("not_found");
}

export async function showAgain(
  platform: Platform,
  db: Db,
  id: string,
  pro_id: string,
): Promise<WholeProposal> {
  return showToPro(platform, db, (await proposalOfPro(db, pro_id, id)) ?? fail("not_found"));
}

interface Start {
  client: string | null;
  client_name: string;
  client_email: string;
  project: string | null;
  room: string | null;
}

interface StartLine {
  sku: string;
  qty: number;
  surface: string;
}

/** How many days prices are valid unless the pro says otherwise. */
const usualDays = 30;

/** A new draft: empty, or with the lines of a project, cart or room, in sections by room. */
export function startProposal(platform: Platform, pro_id: string, start: Start): Promise<WholeProposal> {
  return platform.db
    .transaction()
    .execute(async (db) => showAgain(platform, db, await draftOf(platform, db, pro_id, start), pro_id));
}

/**
 * The same in a transaction of somebody else's.
 * @returns the proposal's id
 */
export async function draftOf(platform: Platform, db: Db, pro_id: string, start: Start): Promise<string> {
  const at = platform.now();
  const showroom = (await ownShowroom(db, pro_id)) ?? fail("not_found");
  const source = await sourceOf(platform, db, pro_id, showroom.id, start);
  const asked = { ...start, client: start.client ?? source.client_id };
  const to = await recipientOf(db, showroom.id, asked, source.owner_id === pro_id ? null : source.owner_id);
  const sent: ContentSent = {
    title: source.name,
    valid_until: addDays(calendarDay(at), usualDays),
    deposit: { kind: "percent", percent: 50 },
    sections: sectionsOf(source.lines),
  };
  const id = newId();
  await insertProposal(db, {
    id,
    showroom_id: showroom.id,
    kind: "proposal",
    at,
    ...to,
    number: await nextNumber(db, showroom.id, "proposal"),
    project_id: start.project,
    draft: proposalContent.parse(sent),
    token_hash: newProposalHash(platform.config, id),
  });
  return id;
}

async function sourceOf(
  platform: Platform,
  db: Db,
  pro_id: string,
  showroom_id: string,
  { project, room }: Start,
) {
  if (project) return (await linesToStartFrom(db, pro_id, showroom_id, project)) ?? fail("not_found");
  if (!room) return { name: "", owner_id: null, client_id: null, lines: [] };
  const { owner_id } = (await seesRoom(db, pro_id, room)) ?? fail("not_found");
  return { ...(await roomTakeoffLines(platform, db, room)), owner_id, client_id: null };
}

/** Lines of a room are labeled "Kitchen: floor": each room becomes a section. */
function sectionsOf(lines: readonly StartLine[]): NonNullable<ContentSent["sections"]> {
  const placed = lines.slice(0, 2000).map((line) => {
    const end = line.surface.indexOf(": ");
    return {
      ...line,
      room: end < 0 ? "" : line.surface.slice(0, end),
      note: end < 0 ? line.surface : line.surface.slice(end + 2),
    };
  });
  const groups = [...Map.groupBy(placed, ({ room }) => room)].slice(0, 40);
  return groups.map(([room, those]) => ({
    id: newId(),
    title: room.slice(0, 120) || "Materials",
    lines: those.slice(0, 200).map(({ sku, qty, note }) => ({
      kind: "product" as const,
      id: newId(),
      sku,
      qty,
      note: note.slice(0, 1000),
    })),
  }));
}

/** To whom it goes: a client of the showroom, the owner of the project, or somebody whom the pro names. */
async function recipientOf(
  db: Db,
  showroom_id: string,
  asked: Pick<Start, "client" | "client_name" | "client_email">,
  owner_id: string | null = null,
) {
  const client = asked.client
    ? ((await clientOf(db, showroom_id, asked.client)) ??
      failFields({ client: "Client not found. Choose one of your clients." }))
    : owner_id
      ? await clientOfAccount(db, showroom_id, owner_id)
      : undefined;
  const person = owner_id && !client ? await personOf(db, owner_id) : undefined;
  return {
    client_id: client?.id ?? null,
    client_name:
      asked.client_name ||
      (client?.full_name ?? (person ? `${person.first_name} ${person.last_name}`.trim() : "")),
    client_email: asked.client_email || (client?.email ?? person?.email ?? ""),
    customer_id: client?.account_id ?? person?.id ?? null,
  };
}

interface Saved {
  revision: number;
  client: string | null;
  client_name: string;
  client_email: string;
  content: ProposalContent;
}

/** Saves the draft. 409 with the current state if another tab or person was faster. */
export function saveDraft(
  platform: Platform,
  pro_id: string,
  id: string,
  sent: Saved,
): Promise<WholeProposal> {
  return platform.db.transaction().execute(async (db) => {
    const row = await lockOwn(db, pro_id, id);
    if (row.kind === "quote" || row.status === "canceled") fail("already_used");
    if (row.revision !== sent.revision) {
      throw new Failure("stale_version", { data: await showToPro(platform, db, row) });
    }
    assertOwnIds(sent.content);
    const to = await recipientOf(db, row.showroom_id, sent);
    // whose job it is stays once it was signed or claimed
    const customer_id = row.accepted_version === null ? to.customer_id : row.customer_id;
    const loaded = await loadProposal(db, { ...row, draft: sent.content });
    const { totals } = await priceDraft(platform, db, loaded);
    const total = row.version === 0 ? Math.min(totals.total_cents, 2_000_000_000) : null;
    await writeDraft(db, id, sent.content, { ...to, customer_id }, total, platform.now());
    return showAgain(platform, db, id, pro_id);
  });
}

/** Two lines with one id would be one line to a signature. */
function assertOwnIds({ sections }: ProposalContent): void {
  const ids = sections.flatMap((section) => [section.id, ...section.lines.map(({ id }) => id)]);
  if (new Set(ids).size !== ids.length)
    failFields({ "content.sections": "Give each section and line its own id." });
}

/** Freezes the draft as a new version at today's prices and mails the link. */
export async function sendDraft(
  platform: Platform,
  pro_id: string,
  id: string,
  { revision, message }: { revision: number; message: string },
): Promise<WholeProposal> {
  const at = platform.now();
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await lockOwn(db, pro_id, id);
    if (row.kind === "quote") fail("already_used");
    if (row.revision !== revision)
      throw new Failure("stale_version", { data: await showToPro(platform, db, row) });
    const status = moved(row.status, "send") ?? fail("already_used");
    const [loaded, payments] = await Promise.all([loadProposal(db, row), paymentsMade(db, id)]);
    const priced = await priceDraft(platform, db, loaded);
    const accepted = acceptedOf(loaded);
    const [first, ...others] = sendProblems(row, priced, paidOf(payments), accepted, at);
    if (first)
      failFields(Object.fromEntries([first, ...others].map(({ field, message: text }) => [field, text])));
    const { totals, prices, content } = priced;
    const version = {
      version: row.version + 1,
      content,
      prices,
      valid_until: content.valid_until,
      message,
      at,
      total_cents: totals.total_cents,
      product_cents: totals.order.total_cents,
      // a change order begins with what the client chose before
      picks: accepted?.picks ?? [],
    };
    await insertVersion(db, id, version);
    const isChange = row.status === "accepted";
    const set = {
      status,
      version: version.version,
      sent_at: at,
      ...(!isChange && { total_cents: totals.total_cents }),
    };
    const client_id = isChange ? undefined : await moveClient(db, row, at);
    await updateProposal(db, id, { ...set, ...(client_id && { client_id }) }, at);
    const path = proposalPath(platform.config, row);
    await notifyClient(
      db,
      platform,
      row,
      `sent:${version.version}`,
      sentEmail(row, version, isChange, path),
      {
        attachments: [await documentSent(platform, db, pro_id, id)],
      },
    );
    return showAgain(platform, db, id, pro_id);
  });
  wakeMail(platform);
  return shown;
}

/** The client's card moves to "Proposal"; somebody new becomes a client. */
function moveClient(db: Db, row: ProposalRow, at: Date): Promise<string | undefined> {
  return noteClient(db, {
    showroom_id: row.showroom_id,
    client_id: row.client_id,
    account_id: row.customer_id,
    full_name: row.client_name,
    email: row.client_email,
    phone: "",
    source: "by_hand",
    stage: "proposal",
    kind: "stage",
    detail: "proposal",
    by_id: row.pro_id,
    at,
  });
}

/** Takes back what the client has not answered. */
export function withdraw(platform: Platform, pro_id: string, id: string): Promise<WholeProposal> {
  const at = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const row = await lockOwn(db, pro_id, id);
    const status = moved(row.status, "withdraw") ?? fail("already_used");
    if (!(await answerVersion(db, id, row.version, { answer: "withdrawn", at }))) fail("already_used");
    await updateProposal(db, id, { status }, at);
    return showAgain(platform, db, id, pro_id);
  });
}

/** The pro's comment on the client's page. */
export async function answerClient(
  platform: Platform,
  pro_id: string,
  id: string,
  text: string,
): Promise<WholeProposal> {
  const at = platform.now();
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await lockOwn(db, pro_id, id);
    if (row.version === 0) failFields({ text: "Send the proposal first." });
    const author_name = row.company_name;
    await addComment(db, { proposal_id: id, is_from_pro: true, author_name, body: text, created_at: at });
    const content = answeredEmail(row, text, proposalPath(platform.config, row));
    await notifyClient(db, platform, row, `comment:${newId()}`, content);
    return showAgain(platform, db, id, pro_id);
  });
  wakeMail(platform);
  return shown;
}

/** A milestone is reached: its payment is due from now on. Asking again changes nothing. */
export async function askForInstallment(
  platform: Platform,
  pro_id: string,
  id: string,
  installment_id: string,
): Promise<WholeProposal> {
  const at = platform.now();
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await lockOwn(db, pro_id, id);
    if (row.status !== "accepted") fail("already_used");
    const installment = (await installmentsOfProposal(db, id)).find((each) => each.id === installment_id);
    if (!installment) return fail("not_found");
    if (await askFor(db, id, installment_id, at)) {
      const content = dueEmail(
        row,
        { ...installment, is_overdue: false },
        proposalPath(platform.config, row),
      );
      await notifyClient(db, platform, row, `asked:${installment_id}`, content);
    }
    return showAgain(platform, db, id, pro_id);
  });
  wakeMail(platform);
  return shown;
}
