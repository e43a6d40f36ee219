import { constants, setPriority } from "node:os";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readConfig } from "../server/config.ts";
import {
  applyImport,
  errorReport,
  type ImportPlan,
  type ImportVendor,
  planImport,
  UnreadableFile,
  vendorByName,
} from "../server/domains/catalog/index.ts";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { StartFailure } from "../server/platform/start-failure.ts";
import { showProgress } from "../server/start/progress.ts";
import { openWorkDatabase } from "../server/start/work-database.ts";
import { planLines, writtenLine } from "./import/report.ts";

const usage = `npm run import -- FILE.csv --vendor NAME [options]

  --vendor NAME       whose goods these are: a vendor's name or slug
  --map COL=FIELD,…   what columns with unusual names hold, such as --map "Netto=wholesale,Art=sku"
  --category SLUG     for rows that name no category
  --apply             write without asking; otherwise the file is only checked, or asked for on a terminal
  --help              this text

Fields: sku product name description brand category unit minimum wholesale list box_sqft pieces_per_box
size width length thickness finish color stock lead_time weight freight backorder warranty, and every
attribute of the catalogue by its key or label.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UnreadableFile || error instanceof StartFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = read(args);
  const [path, ...more] = positionals;
  if (values.help || !path || !values.vendor || more.length > 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  // the shop that runs beside this comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const running = await openWorkDatabase(readConfig(), console.log);
  const database = openDatabase(running.url, { connections: 2 });
  try {
    const vendor = await knownVendor(database, values.vendor);
    const request = { path, vendor, map: readMap(values.map), category: values.category };
    return await run(database, await planImport(database.db, request), path, values.apply ?? false);
  } finally {
    await database.close();
    await running.stop();
  }
}

/** 0: done, or nothing wrong; 2: rows were rejected. */
async function run(database: Database, plan: ImportPlan, path: string, apply: boolean): Promise<number> {
  for (const line of planLines(plan)) console.log(line);
  await errorReport(path, plan.errors);
  const { counts } = plan;
  const isClean = counts.rejected === 0;
  if (counts.new + counts.changed === 0) return isClean ? 0 : 2;
  if (!apply && !(await agreed())) {
    console.log("Nothing was written. Add --apply to write.");
    return isClean ? 0 : 2;
  }
  const progress = await showProgress("Importing");
  const result = await applyImport(database.db, plan, (done, total) =>
    progress.update(done, total, `${done.toLocaleString("en-US")} rows`),
  );
  progress.finish();
  await errorReport(path, [...plan.errors, ...result.errors]);
  console.log(writtenLine(result));
  return isClean && result.errors.length === 0 ? 0 : 2;
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

function readMap(text: string | undefined): Record<string, string> {
  const pairs = (text ?? "").split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [column = "", field] = pair.split("=").map((part) => part.trim());
      if (!field) throw new UnreadableFile(`--map: "${pair}" is not of the form Column=field.`);
      return [column, field];
    }),
  );
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        vendor: { type: "string" },
        map: { type: "string" },
        category: { type: "string" },
        apply: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UnreadableFile(`${(error as Error).message.split(". ")[0]}. Try: npm run import -- --help`);
  }
}
