import { ownerOfFiles } from "../../../platform/files/owners.store.ts";
import type { Job } from "../../../platform/jobs.ts";
import { remindOfExpiry } from "./certificates.flow.ts";

export { certificateRoutes as routes } from "./certificates.routes.ts";
export { type Exemption, exemptionOf } from "./certificates.store.ts";
export { forgetUnusedCertificates, unusedCertificateFiles } from "./erase.store.ts";

export const jobs: readonly Job[] = [
  { name: "tax-certificates-by-day", cron: "20 15 * * *", run: remindOfExpiry },
];

export const certificateFiles = ownerOfFiles("tax-certificates", { tax_certificates: ["path"] });
