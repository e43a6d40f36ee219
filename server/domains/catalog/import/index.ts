import type { Job } from "../../../platform/jobs.ts";
import { fetchWantedPictures } from "./wanted-pictures/fetch-pictures.flow.ts";

export { applyImport, type ImportResult, newHash, OpenQuestions } from "./apply.flow.ts";
export { type CatalogChoices, catalogChoices } from "./choices.flow.ts";
export { errorReport } from "./error-report.flow.ts";
export { UnreadableFile } from "./file/sheet.rules.ts";
export { openImportFile } from "./file/source.flow.ts";
export { surfacesOf } from "./group.rules.ts";
export { type ImportVendor, vendorByName } from "./import.store.ts";
export { likelyMaterial } from "./pictures.rules.ts";
export { type ImportPreview as ImportPlan, previewImport as planImport } from "./plan.flow.ts";
export type { PreviewRow } from "./preview.rules.ts";
export { isAnswerable, type RowProblem, reasonText } from "./problems.rules.ts";
export { UnknownColumns } from "./read-rows.flow.ts";
export { shopSku } from "./row.rules.ts";
export type { ImportSettings } from "./settings.rules.ts";
export { forgetChanges, isOvertaken, undoSome } from "./undo.store.ts";
export {
  openPictureArchive,
  type PictureArchive,
  type TakenPictures,
  takePictures,
} from "./wanted-pictures/picture-archive.flow.ts";
export { shownPictureFiles } from "./wanted-pictures/wanted-pictures.store.ts";
export { fetchWantedPictures };

export const jobs: readonly Job[] = [
  {
    name: "fetch-pictures",
    cron: "* * * * *",
    at_start: true,
    role: "worker",
    run: (platform) => fetchWantedPictures(platform),
  },
];
