import type { Caller } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { UnreadableFile } from "../import/index.ts";
import { changeStructure } from "./shown.flow.ts";
import { bringIn, previewCategories, type StructureReport } from "./structure.flow.ts";

/** Imports a categories file, or previews what it would change. Refuses (422) under `file` what cannot be read. */
export async function importByAdmin(
  platform: Platform,
  caller: Caller,
  { text, apply }: { text: string; apply: boolean },
): Promise<StructureReport> {
  try {
    if (!apply) return await previewCategories(platform.db, text);
    return await changeStructure(platform, async (db) => {
      const report = await bringIn(db, text);
      const details = { added: report.added.length, changed: report.changed.length };
      await audit(db, { caller, action: "structure.imported", details });
      return report;
    });
  } catch (error) {
    if (error instanceof UnreadableFile) return failFields({ file: error.message });
    throw error;
  }
}
