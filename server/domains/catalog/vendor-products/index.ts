import type { Route } from "../../../http/serve.ts";
import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { routes as bulk } from "./bulk.routes.ts";
import { routes as files } from "./files/files.routes.ts";
import { tidyVendorFiles } from "./files/tidy-files.flow.ts";
import { routes as list } from "./list.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as review } from "./review.routes.ts";
import { routes as terms } from "./terms.routes.ts";

export { vendorFileRoutes } from "./files/files.routes.ts";
export { writeWithReview } from "./hold-import.flow.ts";
export { withdrawImported } from "./revision.store.ts";
export { type SeededRevision, seedModelFile, seedRevisions, seedVendors } from "./seed.store.ts";
export { eraseVendorOf, openVendor } from "./vendor.store.ts";

export const routes: readonly Route[] = [...list, ...bulk, ...product, ...review, ...terms, ...files];

export const jobs: readonly Job[] = [{ name: "tidy-vendor-files", cron: "30 9 * * *", run: tidyVendorFiles }];

export const vendorFiles = ownerOfFiles("vendor-files", { vendor_files: ["path"] });
