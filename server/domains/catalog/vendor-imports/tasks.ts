import type { ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import type { FilesAddress } from "../../../platform/files.ts";
import type { DatabaseAddress } from "../../../platform/platform.ts";
import type { ImportSettings, ImportVendor } from "../import/index.ts";

/** A task for the child process: check a list, or check it and write it. */
export interface ImportTask {
  kind: "check" | "apply";
  import_id: string;
  vendor: ImportVendor;
  settings: Partial<ImportSettings>;
  is_fresh: boolean;
  withdraws_missing: boolean;
  /** Writes the other rows while those of a unit that nobody knows wait: nobody sits at the page to answer. */
  leaves_unit_questions: boolean;
  file: { name: string; path: string };
  pictures: { name: string; path: string } | null;
  /** Where the file store is, and the name in it for the rows that are left out. */
  files: FilesAddress;
  errors_path: string;
  database: DatabaseAddress;
}

export type ImportTaskResult =
  | { kind: "unreadable"; problem: string }
  /** `is_written` is false after a check, and while questions are open. */
  | {
      kind: "read";
      report: ImportReport;
      has_errors: boolean;
      is_written: boolean;
      refused: number;
      pictures_shown: number;
      pictures_lacking: number;
    };
