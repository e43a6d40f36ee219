import { forgetAnswersOf } from "../../../http/idempotency.store.ts";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsTo } from "../../../platform/mail/forget.store.ts";
import { forgetMailLanguage } from "../../../platform/mail/languages.store.ts";
import { forgetViewsOf } from "../../catalog/products/index.ts";
import { eraseReviewerName } from "../../catalog/reviews/index.ts";
import { eraseVendorOf } from "../../catalog/vendor-products/index.ts";
import { eraseHiresOf } from "../../design/hires/index.ts";
import { eraseProjectsOf, forgetProjectChangesOf } from "../../design/projects/index.ts";
import { eraseProposalsOf } from "../../design/proposals/index.ts";
import { eraseSelectionsOf } from "../../design/selections/index.ts";
import { eraseCommentsOf, forgetLinksOf } from "../../design/sharing/index.ts";
import { eraseMessagesOf } from "../../messaging/conversations/index.ts";
import { forgetMailRefusals } from "../../messaging/notifications/index.ts";
import { erasePayoutsOf } from "../../money/payouts/index.ts";
import { erasePlanInvoicesOf } from "../../money/plans/index.ts";
import { eraseOrdersOf, eraseReturnWordsOf, forgetNewsOfOrdersOf } from "../../orders/orders/index.ts";
import { forgetUnusedCertificates } from "../../orders/tax-certificates/index.ts";
import { forgetClientsWith } from "../../showrooms/clients/index.ts";
import { forgetInvitationsTo } from "../../showrooms/invitations/index.ts";
import { forgetLeadsFrom } from "../../showrooms/leads/index.ts";
import { eraseShowroomOf } from "../../showrooms/showrooms/index.ts";
import { eraseConsentPlaces, forgetProofsOf } from "../accounts/index.ts";
import { eraseUser } from "../people/index.ts";
import { deleteReferences } from "./delete-account.store.ts";

/**
 * Removes everything that identifies an account. Its own data is deleted, what others need (orders, reviews, messages)
 * stays without a name. Emails and notifications are found by what they are about, so each goes before what it is
 * about is changed, and the account itself last. Call it in a transaction, after the checks.
 */
export async function forgetPerson(db: Db, user_id: string, email: string, now: Date): Promise<void> {
  await eraseSelectionsOf(db, user_id, email);
  await forgetUnusedCertificates(db, user_id);
  await eraseProjectsOf(db, user_id);
  await eraseOrdersOf(db, user_id);
  await eraseReviewerName(db, user_id);
  await eraseMessagesOf(db, user_id, email);
  await eraseHiresOf(db, user_id);
  await forgetLinksOf(db, user_id);
  await forgetProjectChangesOf(db, user_id);
  await eraseCommentsOf(db, user_id);
  await eraseProposalsOf(db, user_id, email);
  await eraseConsentPlaces(db, user_id);
  await eraseVendorOf(db, user_id);
  await eraseShowroomOf(db, user_id);
  await erasePayoutsOf(db, user_id);
  await erasePlanInvoicesOf(db, user_id);
  await forgetViewsOf(db, user_id);
  await forgetAnswersOf(db, user_id);
  await forgetMailsTo(db, email);
  await forgetMailLanguage(db, email);
  await forgetMailRefusals(db, email);
  await eraseReturnWordsOf(db, user_id);
  await forgetNewsOfOrdersOf(db, user_id);
  await forgetProofsOf(db, email);
  await forgetLeadsFrom(db, email);
  await forgetClientsWith(db, email);
  await forgetInvitationsTo(db, email);
  await eraseUser(db, user_id, now);
  await deleteReferences(db, user_id);
}
