import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { createInterface } from "node:readline/promises";
import { readConfig } from "../server/config.ts";
import {
  applyImport,
  errorReport,
  type ImportPlan,
  type ImportVendor,
  openImportFile,
  openPictureArchive,
  type PictureArchive,
  planImport,
  takePictures,
  UnreadableFile,
  vendorByName,
} from "../server/domains/catalog/import/index.ts";
import { importCategories } from "../server/domains/catalog/structure/index.ts";
import { openBeside } from "../server/platform/database/open-beside.ts";
import type { Database } from "../server/platform/database.ts";
import { openFiles } from "../server/platform/files/open-files.ts";
import { openPictures } from "../server/platform/pictures.ts";
import { StartFailure } from "../server/platform/start-failure.ts";
import { addressOf } from "../server/start/database.ts";
import { showProgress } from "../server/start/progress.ts";
import { openWorkDatabase } from "../server/start/work-database.ts";
import { type ImportOptions, readOptions, usage } from "./import/options.ts";
import { pictureFileLines, planLines, structureLines, takenLines, writtenLine } from "./import/report.ts";

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UnreadableFile || error instanceof StartFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options || options === "help") {
    console.log(usage);
    return options ? 0 : 1;
  }
  if ("categories" in options) return loadCategories(options.categories);
  // the shop that runs beside this comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const file = await openImportFile(options.path);
  const pictures = options.pictures ? await openPictureArchive(options.pictures) : undefined;
  const config = readConfig();
  const running = await openWorkDatabase(config, console.log);
  const database = await openBeside(addressOf(config, running), 2);
  try {
    const vendor = await knownVendor(database, options.vendor);
    const plan = await planImport(database.db, {
      file,
      vendor,
      settings: options.settings,
      isFresh: options.forget,
    });
    return await run(database, plan, pictures, options);
  } finally {
    pictures?.close();
    await database.close();
    await running.stop();
  }
}

/** Brings departments, categories and attributes to what the file says. */
async function loadCategories(path: string): Promise<number> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new UnreadableFile(`There is no file ${path} that can be read.`);
  });
  const config = readConfig();
  const running = await openWorkDatabase(config, console.log);
  const database = await openBeside(addressOf(config, running), 1);
  try {
    const report = await importCategories(database.db, text);
    for (const line of structureLines(report)) console.log(line);
    return 0;
  } finally {
    await database.close();
    await running.stop();
  }
}

/** 0: done, or nothing wrong; 2: rows or pictures were left out, or something has to be answered first. */
async function run(
  database: Database,
  plan: ImportPlan,
  pictures: PictureArchive | undefined,
  options: ImportOptions,
): Promise<number> {
  const { path, withdrawsMissing } = options;
  const archive = pictures && { name: basename(options.pictures!), names: new Set(pictures.entries.keys()) };
  for (const line of planLines(plan, withdrawsMissing)) console.log(line);
  for (const line of pictureFileLines(plan.picture_files, archive)) console.log(line);
  await errorReport(path, plan.errors);
  const { counts, missing, questions } = plan;
  const code = counts.rejected === 0 && questions.length === 0 ? 0 : 2;
  const isNothingToDo = counts.new + counts.changed === 0 && !(withdrawsMissing && missing.length > 0);
  if (questions.length > 0) {
    console.log("Nothing was written. Answer what is asked above with the option named there.");
    return code;
  }
  if (isNothingToDo && !pictures) {
    console.log(
      plan.rows.ready === 0
        ? "Nothing was written: no row can be imported. The lines above say why."
        : "Nothing was written: the shop already has all of this.",
    );
    return code;
  }
  if (!options.apply && !(await agreed())) {
    console.log("Nothing was written. Add --apply to write.");
    return code;
  }
  const isWhole = isNothingToDo || (await write(database, plan, options));
  const areShown = !pictures || (await writePictures(database, plan.vendor, pictures));
  return isWhole && areShown ? code : 2;
}

/** Writes the rows; false when the database refused some. */
async function write({ db }: Database, plan: ImportPlan, options: ImportOptions): Promise<boolean> {
  const progress = await showProgress("Importing");
  const result = await applyImport(db, plan, {
    withdrawsMissing: options.withdrawsMissing,
    onProgress: (done, total) => progress.update(done, total, `${done.toLocaleString("en-US")} rows`),
  });
  progress.finish();
  await errorReport(options.path, [...plan.errors, ...result.errors]);
  console.log(writtenLine(result));
  return result.errors.length === 0;
}

/** Takes the pictures of the ZIP file; false when some could not be taken. */
async function writePictures(
  { db }: Database,
  vendor: ImportVendor,
  archive: PictureArchive,
): Promise<boolean> {
  const progress = await showProgress("Pictures");
  const pictures = openPictures();
  const files = openFiles(readConfig().files);
  try {
    const taken = await takePictures({ db, files, pictures }, vendor.id, archive, (done, total) =>
      progress.update(done, total, `${done.toLocaleString("en-US")} pictures`),
    );
    progress.finish();
    for (const line of takenLines(taken)) console.log(line);
    return taken.problems.length === 0;
  } finally {
    files.close();
    await pictures.close();
  }
}

async function knownVendor({ db }: Database, name: string): Promise<ImportVendor> {
  const vendor = await vendorByName(db, name);
  if (!vendor) throw new UnreadableFile(`There is no vendor "${name}".`);
  return vendor;
}

async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Write this? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
