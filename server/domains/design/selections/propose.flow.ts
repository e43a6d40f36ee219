import { fromDollars } from "../../../../domain/money/money.ts";
import { placeLabel } from "../../../../domain/room/geometry/item-label.ts";
import { unitsInstead } from "../../../../domain/room/takeoff/other-product.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { priceFor } from "./board.flow.ts";
import {
  changeSelection,
  type Details,
  insertSelection,
  type NewOption,
  setOptions,
} from "./change.store.ts";
import { moveTo, takeSelection } from "./moves.flow.ts";
import { changeNews, proposedNews } from "./news.rules.ts";
import type { AskedOption, PricedOption } from "./options.rules.ts";
import { type Actor, tell } from "./people.flow.ts";
import { linePlace, projectLines } from "./places.store.ts";
import {
  approvalsOf,
  type BoardProject,
  countSelections,
  findSelection,
  nameOf,
  productsBySku,
  roomsOf,
} from "./selections.store.ts";

export interface SentOption {
  sku: string;
  note: string;
  qty: number | null;
}

export interface SentSubject {
  room: string | null;
  surface: string | null;
  line: string | null;
}

export interface SentDetails {
  title: string;
  note: string;
  allowance: number | null;
  due_on: string;
}

const subjectRow = ({ room, surface, line }: SentSubject) => ({ room_id: room, surface, line_id: line });

/** What a subject is called, such as "Hall bath: floor"; refuses one that the project does not have. */
async function placeOf(db: Db, project_id: string, subject: SentSubject): Promise<string> {
  if (subject.line) {
    const line = await linePlace(db, project_id, subject.line);
    return line ?? failFields({ line: "This product is no longer in the project." });
  }
  const [room] = await roomsOf(db, project_id, [subject.room!]);
  if (!room) return failFields({ room: "This room isn't in the project." });
  const isThere =
    room.design.surfaces.some(({ id }) => id === subject.surface) || subject.surface === "floor";
  if (!isThere) return failFields({ surface: "The room has no such surface." });
  return `${room.name}: ${placeLabel(room.design, subject.surface!)}`.slice(0, 160);
}

/** The products of sent options; an unknown SKU is an error of its row. */
async function askedOptions(db: Db, sent: readonly SentOption[]): Promise<AskedOption[]> {
  const products = await productsBySku(
    db,
    sent.map(({ sku }) => sku),
  );
  return sent.map(({ sku, note, qty }, position) => {
    const product =
      products.get(sku) ?? failFields({ [`options.${position}.sku`]: "No product has this SKU." });
    return { ...product, id: "", position, note, qty };
  });
}

/** Sent options at today's prices, without keeping them. */
export async function priceSent(
  platform: Platform,
  db: Db,
  project: BoardProject,
  { subject, options }: { subject: SentSubject; options: readonly SentOption[] },
): Promise<PricedOption[]> {
  const asked = await askedOptions(db, options);
  const counted = subject.line ? await withLineQuantity(db, project.id, subject.line, asked) : asked;
  return priceFor(platform, db, project, subjectRow(subject), counted);
}

/** Without a quantity that the pro entered, an option takes as much as does what the line does. */
async function withLineQuantity(db: Db, project_id: string, line: string, options: readonly AskedOption[]) {
  const own = (await projectLines(db, project_id)).find(({ id }) => id === line);
  return options.map((option) => ({
    ...option,
    qty: option.qty ?? (own ? unitsInstead(own, option) : option.minimum_unit),
  }));
}

/** What nobody can approve is not proposed. */
function refuseProblems(options: readonly PricedOption[]): void {
  const wrong = options.filter(({ problem }) => problem !== "");
  if (wrong.length === 0) return;
  failFields(Object.fromEntries(wrong.map(({ position, problem }) => [`options.${position}.sku`, problem])));
}

const kept = (options: readonly PricedOption[], isLine: boolean): NewOption[] =>
  options.map(({ variant_id, note, count }) => ({ variant_id, note, qty: isLine ? count : null }));

const detailsOf = ({ title, note, allowance, due_on }: SentDetails): Details => ({
  title,
  note,
  due_on,
  allowance_cents: allowance === null ? null : fromDollars(allowance),
});

export interface Proposal {
  subject: SentSubject;
  details: SentDetails;
  options: readonly SentOption[];
}

const mostSelections = 200;

/** Proposes options to the client, and says whether somebody heard of it. Call it in a transaction. */
export async function propose(
  platform: Platform,
  db: Db,
  project: BoardProject,
  actor: Actor & { user_id: string },
  { subject, details, options }: Proposal,
): Promise<{ id: string; is_told: boolean }> {
  if (actor.side !== "pro") fail("forbidden");
  if (project.is_ordered) fail("already_used");
  if ((await countSelections(db, project.id)) >= mostSelections) {
    failFields({ title: `A project has at most ${mostSelections} selections.` });
  }
  const place = await placeOf(db, project.id, subject);
  const priced = await priceSent(platform, db, project, { subject, options });
  refuseProblems(priced);
  const id = await insertSelection(db, {
    project_id: project.id,
    pro_id: actor.user_id,
    ...subjectRow(subject),
    place,
    ...detailsOf(details),
    at: platform.now(),
  });
  await setOptions(db, id, kept(priced, subject.line !== null));
  const row = (await findSelection(db, id))!;
  const by = await nameOf(db, actor.user_id, project.id);
  return { id, is_told: await tell(platform, db, project, proposedNews(row, project, by, priced)) };
}

export interface Revision {
  version: number;
  reason: string;
  details: SentDetails;
  options: readonly SentOption[];
}

/** Changes a proposal, or asks to change what is approved. Call it in a transaction. */
export async function revise(
  platform: Platform,
  db: Db,
  actor: Actor & { user_id: string },
  id: string,
  { version, reason, details, options }: Revision,
): Promise<BoardProject> {
  const { project, row } = await takeSelection(platform, db, actor, { id, version });
  const isChange = row.status === "approved" || row.status === "change_requested";
  const status = moveTo(row, row.status === "approved" ? "change" : "revise", actor.side);
  if (isChange && reason === "") failFields({ reason: "Tell the client why it should change." });
  if (!isChange && options.length < 2) failFields({ options: "Propose at least two options." });
  const subject = { room: row.room_id, surface: row.surface, line: row.line_id };
  const priced = await priceSent(platform, db, project, { subject, options });
  refuseProblems(priced);
  await setOptions(db, id, kept(priced, row.surface === null));
  const at = platform.now();
  await changeSelection(db, id, { status, reason: isChange ? reason : "", details: detailsOf(details), at });
  const changed = (await findSelection(db, id))!;
  const by = await nameOf(db, actor.user_id, project.id);
  const [approved] = await approvalsOf(db, [id]);
  const approved_cents = approved?.total_cents ?? 0;
  const news = isChange
    ? changeNews(changed, project, by, { options: priced, approved_cents })
    : proposedNews(changed, project, by, priced);
  await tell(platform, db, project, news);
  return project;
}
