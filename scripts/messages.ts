import { readFileSync } from "node:fs";
import { join } from "node:path";
import { customerSources } from "../web/app/languages/customer-sources.build.ts";
import { folderNames, folderOf } from "../web/app/languages/folders.build.ts";
import {
  type FoundText,
  isUpToDate,
  problemsOf,
  shareTranslated,
  writeMessages,
} from "../web/app/languages/message-files.build.ts";
import { translateSource } from "../web/app/languages/translate-source.build.ts";

// Brings the files of messages (content/spanish/messages) to the texts of the customers' pages:
//   npm run messages              writes them, and says how much is in Spanish
//   npm run messages -- --check   changes nothing; fails on a text without Spanish in a folder that
//                                 content/spanish/complete.json names; part of `npm run check`

const isCheck = process.argv.includes("--check");
const complete = JSON.parse(
  readFileSync(join(import.meta.dirname, "../content/spanish/complete.json"), "utf8"),
) as string[];

const texts = new Map<string, FoundText[]>(folderNames.map((name) => [name, []]));
for (const { file, code } of customerSources()) {
  translateSource(file, code, (text) => {
    texts.get(folderOf(file)!)!.push({ ...text, file });
    return undefined;
  });
}

const problems: string[] = [];
for (const [folder, found] of texts) {
  const isComplete = complete.includes(folder);
  if (!isCheck) writeMessages(folder, found);
  else if (isComplete && !isUpToDate(folder, found))
    problems.push(`${folder}.po is not as the pages are. Run: npm run messages`);
  if (isComplete) problems.push(...problemsOf(folder));
  if (isCheck) continue;
  const { all, done } = shareTranslated(folder);
  console.log(
    `${folder.padEnd(10)} ${String(all).padStart(5)} texts, ${String(done).padStart(5)} in Spanish`,
  );
}
problems.push(
  ...complete
    .filter((name) => !folderNames.includes(name))
    .map((name) => `${name} is not a folder of messages`),
);
for (const problem of problems) console.error(problem);
if (isCheck && problems.length === 0) console.log("Every folder that is complete has its Spanish");
process.exitCode = problems.length === 0 ? 0 : 1;
