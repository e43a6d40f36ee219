import { parseArgs } from "node:util";
import { readConfig } from "../server/config.ts";
import { keyedColumns } from "../server/keyed-columns.ts";
import { openDatabase } from "../server/platform/database.ts";
import { type KeyCount, rekey } from "../server/platform/rekey.ts";
import { StartFailure } from "../server/platform/start-failure.ts";
import { openWorkDatabase } from "../server/start/work-database.ts";

const usage = `npm run rekey [-- --check | --links]

Seals everything that was sealed with OTHER_SECRET_KEYS again with SECRET_KEY, and counts what was made with which key.
  --check  only counts
  --links  also gives links that were made with other keys a new address; the address that is out stops working
It may run beside the servers, and again after it broke off. docs/operations/rotate-keys.md has all steps.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { check, links, help } = options(args);
  if (help) {
    console.log(usage);
    return 0;
  }
  const config = readConfig();
  const running = await openWorkDatabase(config, console.log);
  const database = openDatabase(running.url, { connections: 1 });
  try {
    const change = check ? "nothing" : links ? "links" : "sealed";
    for (const line of linesOf(await rekey(database.db, config, keyedColumns, change))) console.log(line);
    return 0;
  } finally {
    await database.close();
    await running.stop();
  }
}

function options(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        check: { type: "boolean" },
        links: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message.split(". ")[0]}. Try: npm run rekey -- --help`);
  }
}

function linesOf(counts: readonly KeyCount[]): string[] {
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    name.padEnd(36) + cells.map((cell) => cell.toLocaleString("en-US").padStart(12)).join("");
  return [
    row("made with", "SECRET_KEY", "other key", "unknown key", "changed"),
    ...counts.map(({ name, present, other, unknown, changed }) =>
      row(name, present, other, unknown, changed),
    ),
  ];
}
