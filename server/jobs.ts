import { jobs as catalog } from "./domains/catalog/import/index.ts";
import { sweepRoomPictures } from "./domains/catalog/pictures/index.ts";
import { jobs as vendorImports } from "./domains/catalog/vendor-imports/index.ts";
import { jobs as vendorProducts } from "./domains/catalog/vendor-products/index.ts";
import { jobs as aiDesigns } from "./domains/design/ai-designs/index.ts";
import { jobs as boards } from "./domains/design/boards/index.ts";
import { jobs as projects } from "./domains/design/projects/index.ts";
import { jobs as proposals } from "./domains/design/proposals/index.ts";
import { jobs as selections } from "./domains/design/selections/index.ts";
import { jobs as accounts } from "./domains/identity/accounts/index.ts";
import { jobs as apiAccess } from "./domains/identity/api-access/index.ts";
import { jobs as approvals } from "./domains/identity/approvals/index.ts";
import { jobs as audit } from "./domains/identity/audit/index.ts";
import { jobs as privacy } from "./domains/identity/privacy/index.ts";
import { jobs as conversations } from "./domains/messaging/conversations/index.ts";
import { jobs as notifications } from "./domains/messaging/notifications/index.ts";
import { jobs as stream } from "./domains/messaging/stream/index.ts";
import { jobs as paymentEvents } from "./domains/money/payment-events/index.ts";
import { jobs as payouts } from "./domains/money/payouts/index.ts";
import { jobs as plans } from "./domains/money/plans/index.ts";
import { jobs as reconciliation } from "./domains/money/reconciliation/index.ts";
import { jobs as checkout } from "./domains/orders/checkout/index.ts";
import { jobs as disputes } from "./domains/orders/disputes/index.ts";
import { jobs as orders } from "./domains/orders/orders/index.ts";
import { jobs as returns } from "./domains/orders/returns/index.ts";
import { jobs as taxCertificates } from "./domains/orders/tax-certificates/index.ts";
import type { Job } from "./platform/jobs.ts";
import { releaseHeldMail } from "./platform/mail/held.ts";
import { mailQueue } from "./platform/mail/send.ts";
import { sweepFiles } from "./sweep-files.ts";
import { tidyUp } from "./tidy-up.ts";

/** Every job of the product; the start command runs them once the server listens. */
export const jobs: readonly Job[] = [
  ...checkout,
  ...paymentEvents,
  ...orders,
  ...returns,
  ...taxCertificates,
  ...disputes,
  ...payouts,
  ...plans,
  ...reconciliation,
  ...proposals,
  ...audit,
  ...accounts,
  ...approvals,
  ...privacy,
  ...catalog,
  ...vendorImports,
  ...vendorProducts,
  ...apiAccess,
  ...selections,
  ...stream,
  ...conversations,
  ...notifications,
  ...projects,
  ...boards,
  ...aiDesigns,
  { name: "release-held-mail", cron: "* * * * *", at_start: true, run: releaseHeldMail },
  { name: "send-mail", cron: "* * * * *", at_start: true, run: (platform) => mailQueue.drain(platform) },
  { name: "sweep-room-pictures", cron: "50 9 * * *", run: sweepRoomPictures },
  { name: "sweep-files", cron: "10 8 * * 0", run: sweepFiles },
  { name: "tidy-up", cron: "40 9 * * *", run: (platform) => tidyUp(platform.db) },
];
