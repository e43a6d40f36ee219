import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { readConfig } from "../server/config.ts";
import { copyFiles } from "../server/platform/files/copy-files.ts";
import { openFiles } from "../server/platform/files/open-files.ts";
import { readS3Address } from "../server/platform/files/s3-address.ts";
import { proveS3 } from "../server/platform/files/s3-proof.ts";
import { FilesAway } from "../server/platform/files.ts";
import { StartFailure } from "../server/platform/start-failure.ts";
import { showProgress } from "../server/start/progress.ts";

const usage = `npm run files:move -- --to PLACE [--from PLACE]

Copies all files from one place to another and compares each copy with its file. PLACE is "disk", which is the folder
"files" in DATA_DIR, or an S3 store as in FILES_URL. Without --from, it is the other one: FILES_URL or the disk. Nothing
is deleted. Run it again after it was broken off, and once more after the server has stopped.`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof FilesAway)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function main(args: string[]): Promise<number> {
  const { to, from, help } = options(args);
  if (help || !to) {
    console.log(usage);
    return help ? 0 : 1;
  }
  // the shop that runs beside this comes first
  setPriority(10);
  const source = await placeOf(from ?? (to === "disk" ? (process.env.FILES_URL ?? "disk") : "disk"));
  const target = await placeOf(to);
  if (JSON.stringify(source) === JSON.stringify(target))
    throw new StartFailure(
      "Both places are the same. Set --from or FILES_URL to the place that has the files.",
    );
  const [files, copies] = [openFiles(source), openFiles(target)];
  const progress = await showProgress("Copying files");
  try {
    let total = 0;
    for await (const _ of files.list()) total += 1;
    const { copied, same, gone, bytes } = await copyFiles(files, copies, {
      scratch: target.scratch,
      onFile: (done) => progress.update(done, total, `${done.toLocaleString("en-US")} files`),
    });
    progress.finish();
    const megabytes = (bytes / 1e6).toFixed(1);
    console.log(`${copied} files copied (${megabytes} MB), ${same} were there already.`);
    if (gone > 0) console.log(`${gone} files were deleted meanwhile.`);
    return 0;
  } finally {
    files.close();
    copies.close();
  }
}

function options(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { to: { type: "string" }, from: { type: "string" }, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message.split(". ")[0]}. Try: npm run files:move -- --help`);
  }
}

async function placeOf(place: string) {
  const { files } = readConfig({ ...process.env, FILES_URL: "" });
  if (place === "disk") return files;
  const s3 = readS3Address(place);
  if (!s3)
    throw new StartFailure(`"${place}" isn't a place. Use disk or s3://bucket/folder?region=us-east-2.`);
  await proveS3(s3);
  return { ...files, s3 };
}
