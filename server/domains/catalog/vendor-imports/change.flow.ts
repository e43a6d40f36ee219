import type { SaidSettings } from "../../../../contract/catalog/vendor-imports.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { discardFiles } from "../../../platform/files/discard.ts";
import type { Platform } from "../../../platform/platform.ts";
import { catalogChoices, isOvertaken } from "../import/index.ts";
import { fieldKeys } from "./fields.rules.ts";
import { findImport, hasNewerList, type ImportRow, type ImportState, moveImport } from "./imports.store.ts";
import { settingsProblem, unknownColumn, withSaid } from "./said.rules.ts";
import { importView, undoOf } from "./views.rules.ts";

const checked = ["questions", "ready", "unreadable"] as const;
const unwritten = ["waiting", "checking", "questions", "ready", "unreadable", "queued"] as const;

/** One of the account's own imports, as it is shown. */
export async function viewOf({ db, now }: Platform, userId: string, id: string) {
  const row = (await findImport(db, userId, id)) ?? fail("not_found");
  return importView(
    row,
    { isOvertaken: await isPassed(db, row), canAnswer: await canAnswer(db, row) },
    now(),
  );
}

/** A written list still takes answers about rows that wait, until a newer one is written. */
const canAnswer = async (db: Db, row: ImportRow): Promise<boolean> =>
  row.file_path !== null &&
  (row.report?.questions.length ?? 0) > 0 &&
  (row.state === "questions" || (row.state === "done" && !(await hasNewerList(db, row))));

const isPassed = (db: Db, row: ImportRow) =>
  row.state === "done" || row.state === "failed" ? isOvertaken(db, row.id) : Promise.resolve(false);

async function ownOne(
  db: Db,
  userId: string,
  id: string,
  states: readonly ImportState[],
): Promise<ImportRow> {
  const row = (await findImport(db, userId, id, "lock")) ?? fail("not_found");
  if (!states.includes(row.state)) fail("stale_version", { data: { id: row.id, state: row.state } });
  return row;
}

/** Takes the vendor's answers and has the list checked again; one that is written then writes the rows that waited. */
export async function answerImport(platform: Platform, userId: string, id: string, said: SaidSettings) {
  const choices = await catalogChoices(platform.db);
  await platform.db.transaction().execute(async (db) => {
    const row = await ownOne(db, userId, id, [...checked, "done"]);
    const isWritten = row.state === "done";
    if (isWritten && !(await canAnswer(db, row))) fail("stale_version", { data: { id, state: row.state } });
    const problem = settingsProblem(said, fieldKeys, choices);
    if (problem) failFields(problem);
    const columns = row.report?.columns ?? [];
    const unknown = columns.length > 0 ? unknownColumn(said, columns) : undefined;
    if (unknown) failFields({ "settings.columns": `The list has no column "${unknown}".` });
    if (!row.file_path) failFields({ file: "We no longer have this file. Upload it again." });
    const settings = withSaid(row.settings, said, columns);
    const change = { state: "waiting", settings, applies_itself: isWritten, problem: "" } as const;
    await moveImport(db, id, [row.state], change);
  });
}

/** Queues a checked list to be written. */
export async function applyChecked(platform: Platform, userId: string, id: string, withdraws: boolean) {
  await platform.db.transaction().execute(async (db) => {
    const row = await ownOne(db, userId, id, ["ready", "questions"]);
    const [question] = row.report?.questions ?? [];
    if (question) failFields({ questions: question.text });
    if (row.report?.rows?.ready === 0 && !withdraws && !row.pictures_path)
      failFields({
        rows: "We can't import any rows in this list. See which rows need an answer or are skipped.",
      });
    await moveImport(db, id, ["ready"], { state: "queued", withdraws_missing: withdraws });
  });
}

/** Drops a list that is not written, with its files. */
export async function cancelImport(platform: Platform, userId: string, id: string) {
  const row = await platform.db.transaction().execute(async (db) => {
    const found = await ownOne(db, userId, id, unwritten);
    await moveImport(db, id, unwritten, {
      state: "cancelled",
      file_path: null,
      pictures_path: null,
      errors_path: null,
      finished_at: platform.now(),
    });
    return found;
  });
  await discardFiles(platform, [row.file_path, row.pictures_path, row.errors_path]);
}

/** Queues the undo of an import. */
export async function undoImport(platform: Platform, userId: string, id: string) {
  await platform.db.transaction().execute(async (db) => {
    const row = await ownOne(db, userId, id, ["done", "failed"]);
    const { is_possible, reason } = undoOf(row, await isPassed(db, row), platform.now());
    if (!is_possible) failFields({ undo: reason || "This import made no changes." });
    await moveImport(db, id, ["done", "failed"], { state: "undo_queued", problem: "" });
  });
}
