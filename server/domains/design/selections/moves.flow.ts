import type { SelectionSide, SelectionStatus } from "../../../../contract/design/selection-words.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { moved, type SelectionMove } from "../../../../domain/projects/selection-moves.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { type Platform, within } from "../../../platform/platform.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { changeLineProduct, touchProject } from "../projects/index.ts";
import { coverApproved, findRoomProducts, swapApproved } from "../rooms/index.ts";
import { priceFor, showBoard } from "./board.flow.ts";
import { changeSelection, insertApproval, insertComment } from "./change.store.ts";
import { answeredNews, approvedNews, commentNews } from "./news.rules.ts";
import { factsOf, type PricedOption } from "./options.rules.ts";
import { type Actor, refreshPages, tell } from "./people.flow.ts";
import {
  approvalsOf,
  type BoardProject,
  findProjectFor,
  findProjectOfLink,
  lockSelection,
  nameOf,
  optionsOf,
  type SelectionRow,
} from "./selections.store.ts";

interface Taken {
  project: BoardProject;
  row: SelectionRow;
}

/** A selection that the actor sees, held until the transaction ends; 404 for others'. */
async function lockOwn(db: Db, actor: Actor, id: string, link_project?: string): Promise<Taken> {
  const row = (await lockSelection(db, id)) ?? fail("not_found");
  if (link_project !== undefined && row.project_id !== link_project) fail("not_found");
  const project = actor.user_id
    ? await findProjectFor(db, actor.user_id, row.project_id)
    : await findProjectOfLink(db, row.project_id);
  if (!project) return fail("not_found");
  actor.side = project.side;
  return { project, row };
}

/** The same for a change of what the actor has seen; another version is refused with the board as it is now. */
export async function takeSelection(
  platform: Platform,
  db: Db,
  actor: Actor,
  { id, version, link_project }: { id: string; version: number; link_project?: string | undefined },
): Promise<Taken> {
  const taken = await lockOwn(db, actor, id, link_project);
  if (taken.row.version !== version) {
    fail("stale_version", { data: await showBoard(platform, db, taken.project) });
  }
  if (taken.project.is_ordered) fail("already_used");
  return taken;
}

export function moveTo(row: SelectionRow, move: SelectionMove, side: SelectionSide): SelectionStatus {
  const to = moved(row.status, move, side);
  if (to) return to;
  const others = moved(row.status, move, side === "pro" ? "client" : "pro");
  return others ? fail("forbidden") : fail("illegal_status", { values: { from: row.status, to: move } });
}

export interface Signature {
  id: string;
  version: number;
  option: string;
  total: number;
  name: string;
  link_project?: string | undefined;
}

/** Signs one option: it locks with its price, and the project takes it over. Call it in a transaction. */
export async function approve(
  platform: Platform,
  db: Db,
  actor: Actor & { email: string },
  sent: Signature,
): Promise<BoardProject> {
  const { project, row } = await takeSelection(platform, db, actor, sent);
  const status = moveTo(row, "approve", actor.side);
  const option = await pricedOption(platform, db, { project, row }, sent.option);
  if (option.problem !== "" || option.total_cents === null || option.unit_price_cents === null) {
    return failFields({ option: option.problem || "This option can't be priced." });
  }
  if (option.total_cents !== fromDollars(sent.total)) {
    fail("total_changed", { data: await showBoard(platform, db, project) });
  }
  const [before] = await approvalsOf(db, [row.id]);
  const difference_cents = before ? option.total_cents - before.total_cents : null;
  const now = platform.now();
  await insertApproval(db, {
    selection_id: row.id,
    number: (before?.number ?? 0) + 1,
    variant_id: option.variant_id,
    qty: option.count,
    unit_price_cents: option.unit_price_cents,
    total_cents: option.total_cents,
    difference_cents,
    allowance_cents: row.allowance_cents,
    facts: factsOf(option, row.reason),
    signed_name: sent.name,
    signed_at: now,
    ip: actor.ip,
    user_id: actor.user_id,
    link_id: actor.link?.id ?? null,
    email: actor.email,
  });
  await changeSelection(db, row.id, { status, reason: "", at: now });
  await takeOver(platform, db, { project, row }, option);
  await tell(
    platform,
    db,
    project,
    approvedNews(row, project, { name: sent.name, option, difference_cents }),
  );
  return project;
}

async function pricedOption(
  platform: Platform,
  db: Db,
  { project, row }: Taken,
  id: string,
): Promise<PricedOption> {
  const options = await optionsOf(db, [row.id]);
  const priced = await priceFor(platform, db, project, row, options);
  return priced.find((one) => one.id === id) ?? failFields({ option: "This option is no longer offered." });
}

/** The project's line becomes the approved product; a room that it was counted in shows it. */
async function takeOver(
  platform: Platform,
  db: Db,
  { project, row }: Taken,
  option: PricedOption,
): Promise<void> {
  await touchProject(db, project.id);
  const product = option.good!;
  if (row.surface !== null) {
    await coverApproved(platform, db, project, { room: row.room_id!, surface: row.surface, product });
    return;
  }
  const { variant_id, count: qty } = option;
  const former = await changeLineProduct(db, { id: row.line_id!, project_id: project.id, variant_id, qty });
  if (!former?.room_id || former.sku === option.sku) return;
  const inside = within(platform, db);
  const { products } = await findRoomProducts(inside, await showroomById(inside, project.showroom_id), [
    former.sku,
  ]);
  const known = products.get(former.sku);
  await swapApproved(platform, db, project, {
    room: former.room_id,
    former: { sku: former.sku, ...(known && { product: known }) },
    product,
  });
}

export interface Answer {
  id: string;
  version: number;
  to: "others" | "decline";
  text: string;
  link_project?: string | undefined;
}

/** The client asks for other options, or declines a change; the words become a comment. Call it in a transaction. */
export async function answer(platform: Platform, db: Db, actor: Actor, sent: Answer): Promise<BoardProject> {
  const { project, row } = await takeSelection(platform, db, actor, sent);
  const status = moveTo(row, sent.to === "others" ? "ask_for_others" : "decline", actor.side);
  await changeSelection(db, row.id, { status, reason: "", at: platform.now() });
  const name = await speakerOf(db, actor, project);
  await say(platform, db, actor, { selection_id: row.id, name, text: sent.text });
  await tell(platform, db, project, answeredNews(row, project, { name, to: sent.to, text: sent.text }));
  return project;
}

/** The pro takes a proposal or a change request back. Call it in a transaction. */
export async function withdraw(
  platform: Platform,
  db: Db,
  actor: Actor,
  sent: { id: string; version: number },
): Promise<BoardProject> {
  const { project, row } = await takeSelection(platform, db, actor, sent);
  const status = moveTo(row, "withdraw", actor.side);
  await changeSelection(db, row.id, { status, reason: "", at: platform.now() });
  await refreshPages(db, project.id);
  return project;
}

/** A question or an answer; the other side hears of it. Call it in a transaction. */
export async function comment(
  platform: Platform,
  db: Db,
  actor: Actor,
  sent: { id: string; text: string; name?: string; link_project?: string },
): Promise<BoardProject> {
  const { project, row } = await lockOwn(db, actor, sent.id, sent.link_project);
  const name = sent.name ?? (await speakerOf(db, actor, project));
  const id = await say(platform, db, actor, { selection_id: row.id, name, text: sent.text });
  const to = actor.side === "pro" ? "client" : "pro";
  await tell(platform, db, project, commentNews(row, project, { id, name, text: sent.text, to }));
  return project;
}

const speakerOf = async (db: Db, actor: Actor, project: BoardProject): Promise<string> =>
  actor.user_id ? nameOf(db, actor.user_id, project.id) : actor.link?.name || "Client";

async function say(
  platform: Platform,
  db: Db,
  actor: Actor,
  { selection_id, name, text }: { selection_id: string; name: string; text: string },
): Promise<string> {
  await insertComment(db, {
    selection_id,
    side: actor.side,
    author_id: actor.user_id,
    link_id: actor.link?.id ?? null,
    author_name: name,
    body: text,
    created_at: platform.now(),
  });
  return newId();
}
