import type { Platform } from "../../../platform/platform.ts";
import { forgetChanges } from "../import/index.ts";
import { forgetFiles, oldFiles } from "./imports.store.ts";
import { undoDays } from "./views.rules.ts";

const day_ms = 24 * 3600_000;
const keptDays = 7;

/** Deletes lists some days after they were written or left, and what was kept to undo them. */
export async function tidyImports({ db, files, now }: Platform): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * day_ms);
  for (const { id, file_path, pictures_path } of await oldFiles(db, before(keptDays))) {
    for (const path of [file_path, pictures_path]) if (path) await files.delete(path);
    await forgetFiles(db, id);
  }
  await forgetChanges(db, before(undoDays + 1));
}
