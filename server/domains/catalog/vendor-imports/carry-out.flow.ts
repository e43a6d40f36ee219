import { csvOf } from "../../../http/csv.ts";
import type { Database } from "../../../platform/database.ts";
import { openFiles } from "../../../platform/files/open-files.ts";
import { openPictures } from "../../../platform/pictures.ts";
import {
  applyImport,
  type ImportPlan,
  openPictureArchive,
  type PictureArchive,
  planImport,
  type RowProblem,
  shownPictureFiles,
  takePictures,
  UnknownColumns,
  UnreadableFile,
} from "../import/index.ts";
import { writeWithReview } from "../vendor-products/index.ts";
import { noteProgress } from "./imports.store.ts";
import { reportOf, reportOfColumns } from "./report.rules.ts";
import type { ImportTask, ImportTaskResult } from "./tasks.ts";

type Db = Database["db"];

const none = { has_errors: false, is_written: false, refused: 0, pictures_shown: 0, pictures_lacking: 0 };

/** Checks a list, and writes it when that was asked for and nothing has to be answered first. */
export async function carryOut(db: Db, task: ImportTask, bytes: Uint8Array): Promise<ImportTaskResult> {
  let archive: PictureArchive | undefined;
  try {
    archive = await archiveOf(task);
    const plan = await planImport(db, {
      file: { name: task.file.name, bytes },
      vendor: task.vendor,
      settings: task.settings,
      isFresh: task.is_fresh,
    });
    const shownAlready = await shownPictureFiles(db, task.vendor.id);
    const inArchive = new Set(archive?.entries.keys());
    const report = reportOf(plan, { inArchive, shownAlready });
    const questions = plan.questions.filter(({ kind }) => !(task.leaves_unit_questions && kind === "unit"));
    const isDone = task.kind === "apply" && questions.length === 0 && bringsSomething(plan, task);
    const done = isDone
      ? await write(db, task, { ...plan, questions }, archive)
      : { ...none, errors: plan.errors };
    await keepErrors(task, done.errors);
    const { errors, ...rest } = done;
    return { ...rest, kind: "read", report, has_errors: errors.length > 0 };
  } catch (error) {
    if (error instanceof UnknownColumns) return { ...none, kind: "read", report: reportOfColumns(error) };
    if (error instanceof UnreadableFile) return { kind: "unreadable", problem: error.message };
    throw error;
  } finally {
    archive?.close();
  }
}

/** A list whose rows all wait or are left out is not done: it is shown with the reasons. */
const bringsSomething = (
  { rows, missing }: ImportPlan,
  { withdraws_missing, pictures }: ImportTask,
): boolean => rows.ready > 0 || pictures !== null || (withdraws_missing && missing.length > 0);

async function archiveOf({ pictures }: ImportTask): Promise<PictureArchive | undefined> {
  if (!pictures) return undefined;
  try {
    return await openPictureArchive(pictures.path);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UnreadableFile(error.message.replaceAll(pictures.path, pictures.name));
  }
}

const between_ms = 500;

/** Writes the progress to the database, but not for each row. */
function progressOf(db: Db, id: string) {
  let last = 0;
  return (done: number, total: number) => {
    const now = performance.now();
    if (done < total && now - last < between_ms) return;
    last = now;
    noteProgress(db, id, done, total).catch(() => undefined);
  };
}

async function write(db: Db, task: ImportTask, plan: ImportPlan, archive: PictureArchive | undefined) {
  const onProgress = progressOf(db, task.import_id);
  const { errors } = await applyImport(db, plan, {
    onProgress,
    withdrawsMissing: task.withdraws_missing,
    journal: task.import_id,
    around: (transaction, touched, writeBatch) => {
      const batch = { vendor_id: task.vendor.id, import_id: task.import_id, at: new Date(), ...touched };
      return writeWithReview(transaction, batch, writeBatch);
    },
  });
  const taken = archive && (await writePictures(db, task, archive, onProgress));
  return {
    is_written: true,
    refused: errors.length,
    pictures_shown: taken?.shown ?? 0,
    pictures_lacking: taken?.problems.length ?? 0,
    errors: [...plan.errors, ...errors],
  };
}

async function writePictures(
  db: Db,
  { files: address, vendor }: ImportTask,
  archive: PictureArchive,
  onProgress: (done: number, total: number) => void,
) {
  const pictures = openPictures();
  const files = openFiles(address);
  try {
    return await takePictures({ db, files, pictures }, vendor.id, archive, onProgress);
  } finally {
    files.close();
    await pictures.close();
  }
}

/** Keeps the rows that are left out, for the vendor to mend. */
async function keepErrors(task: ImportTask, errors: readonly RowProblem[]): Promise<void> {
  const files = openFiles(task.files);
  try {
    if (errors.length === 0) return await files.delete(task.errors_path);
    const rows = errors.map(({ line, sku, field, message }) => [String(line), sku, field, message]);
    await files.put(
      task.errors_path,
      Buffer.from(`\uFEFF${csvOf([["line", "sku", "field", "message"], ...rows])}`),
    );
  } finally {
    files.close();
  }
}
