import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { routes as applied } from "./applied.routes.ts";
import { routes as managedBrands } from "./brands/managed-brands.routes.ts";
import { routes as brands } from "./brands.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as products } from "./products.routes.ts";
import { routes as shelves } from "./shelves.routes.ts";
import { routes as structure } from "./structure/structure.routes.ts";
import { routes as suggest } from "./suggest.routes.ts";
import { fetchWantedPictures } from "./wanted-pictures/fetch-pictures.flow.ts";

export { readCardsAhead } from "./cards.flow.ts";
export { customerPrice } from "./cards.rules.ts";
export { type Catalog, catalogChanged, catalogTag, currentCatalog } from "./catalog.flow.ts";
export { productsThatFit } from "./fitting.flow.ts";
export { fittingTarget } from "./fitting.rules.ts";
export { applyImport, type ImportResult, newHash, OpenQuestions } from "./import/apply.flow.ts";
export { type CatalogChoices, catalogChoices } from "./import/choices.flow.ts";
export { errorReport } from "./import/error-report.flow.ts";
export { UnreadableFile } from "./import/file/sheet.rules.ts";
export { openImportFile } from "./import/file/source.flow.ts";
export { surfacesOf } from "./import/group.rules.ts";
export { ensureBrands, type ImportVendor, vendorByName } from "./import/import.store.ts";
export { likelyMaterial } from "./import/pictures.rules.ts";
export { type ImportPlan, planImport } from "./import/plan.flow.ts";
export type { PreviewRow } from "./import/preview.rules.ts";
export { isAnswerable, type RowProblem, reasonText } from "./import/problems.rules.ts";
export { UnknownColumns } from "./import/read-rows.flow.ts";
export { shopSku } from "./import/row.rules.ts";
export type { ImportSettings } from "./import/settings.rules.ts";
export { isOvertaken, undoSome } from "./import/undo.store.ts";
export { soldIn } from "./left-out.rules.ts";
export { lockProducts, lockProductsWhere, lockVariants } from "./locks.store.ts";
export { productsPage } from "./products.flow.ts";
export { announceProducts, refreshProducts, refreshStock } from "./refresh.store.ts";
export { Finds } from "./search.rules.ts";
export type { SearchedTexts } from "./search-texts.rules.ts";
export { SearchWords } from "./search-words.rules.ts";
export { ensureCategories, importCategories, type StructureReport } from "./structure/structure.flow.ts";
export { traitsOf } from "./traits.rules.ts";
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
    run: (platform) => fetchWantedPictures(platform),
  },
];

export const routes: readonly Route[] = [
  ...products,
  ...product,
  ...shelves,
  ...suggest,
  ...brands,
  ...applied,
  ...structure,
  ...managedBrands,
];
