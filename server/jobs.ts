import { jobs as accounts } from "./domains/accounts/index.ts";
import { jobs as aiDesigns } from "./domains/ai-designs/index.ts";
import { jobs as apiAccess } from "./domains/api-access/index.ts";
import { jobs as approvals } from "./domains/approvals/index.ts";
import { jobs as audit } from "./domains/audit/index.ts";
import { jobs as boards } from "./domains/boards/index.ts";
import { jobs as catalog } from "./domains/catalog/index.ts";
import { jobs as checkout } from "./domains/checkout/index.ts";
import { jobs as conversations } from "./domains/conversations/index.ts";
import { jobs as disputes } from "./domains/disputes/index.ts";
import { sweepRoomPictures } from "./domains/media/index.ts";
import { jobs as notifications } from "./domains/notifications/index.ts";
import { jobs as orders } from "./domains/orders/index.ts";
import { jobs as paymentEvents } from "./domains/payment-events/index.ts";
import { jobs as payouts } from "./domains/payouts/index.ts";
import { jobs as plans } from "./domains/plans/index.ts";
import { jobs as privacy } from "./domains/privacy/index.ts";
import { jobs as projects } from "./domains/projects/index.ts";
import { jobs as proposals } from "./domains/proposals/index.ts";
import { jobs as reconciliation } from "./domains/reconciliation/index.ts";
import { jobs as returns } from "./domains/returns/index.ts";
import { jobs as selections } from "./domains/selections/index.ts";
import { jobs as stream } from "./domains/stream/index.ts";
import { jobs as taxCertificates } from "./domains/tax-certificates/index.ts";
import { jobs as vendorImports } from "./domains/vendor-imports/index.ts";
import { jobs as vendorProducts } from "./domains/vendor-products/index.ts";
import type { Job } from "./platform/jobs.ts";
import { releaseHeldMail } from "./platform/mail/held.ts";
import { sendQueuedMail } from "./platform/mail/send.ts";
import { tidyUp } from "./tidy-up.store.ts";

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
  { name: "send-mail", cron: "* * * * *", at_start: true, run: (platform) => sendQueuedMail(platform) },
  { name: "sweep-room-pictures", cron: "50 9 * * *", run: sweepRoomPictures },
  { name: "tidy-up", cron: "40 9 * * *", run: (platform) => tidyUp(platform.db) },
];
