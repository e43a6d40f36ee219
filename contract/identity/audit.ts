import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, periodDay, success } from "../shapes.ts";

/** What the audit log can speak of, by group, in the words of its page. */
export const auditGroups = {
  "sign-in": {
    "sign_in.done": "Signed in",
    "sign_in.refused": "Sign-in refused",
    "sign_out.done": "Signed out",
    "session.ended": "Session ended from another device",
    "stand_in.begun": "Admin signed in as a user",
    "stand_in.ended": "Admin signed out of a user's account",
    "stand_in.wrote": "Admin, signed in as a user, made a change",
    "code.proved": "One-time code accepted",
    "code.refused": "One-time code refused",
    "ai.sign_in.done": "Signed in to AI design",
    "ai.sign_in.refused": "AI design sign-in refused",
  },
  account: {
    "account.registered": "Registered",
    "account.email_verified": "Confirmed the email address",
    "account.email_changed": "Changed the email address",
    "password.reset_asked": "Requested a new password",
    "password.reset": "Set a new password by emailed link",
    "password.changed": "Changed the password",
    "passkey.added": "Added a passkey",
    "passkey.removed": "Removed a passkey",
    "authenticator.switched_on": "Turned on the authenticator app",
    "authenticator.switched_off": "Turned off the authenticator app",
    "recovery_codes.made": "Created new recovery codes",
    "recovery_code.used": "Used a recovery code",
    "provider.linked": "Linked a sign-in provider",
    "provider.unlinked": "Unlinked a sign-in provider",
    "ai.account.registered": "Registered for AI design",
    "ai.account.linked": "Linked an AI design account",
    "ai.account.deleted": "Deleted the AI design account",
  },
  approval: {
    "application.sent": "Applied to join",
    "application.approved": "Application approved",
    "application.declined": "Application declined",
  },
  showroom: {
    "showroom.changed": "Showroom settings changed",
    "invitation.sent": "Invitation sent",
    "invitation.cancelled": "Invitation canceled",
    "invitation.accepted": "Invitation accepted",
    "invitation.declined": "Invitation declined",
    "team.joined": "Joined a team",
    "team.role_changed": "Team role changed",
    "team.removed": "Removed from a team",
  },
  role: {
    "role.changed": "Role changed",
    "status.changed": "Status changed",
  },
  money: {
    "order.paid": "Order paid",
    "order.address_changed": "Order address changed",
    "refund.made": "Refund made",
    "return.decided": "Return or claim decided",
    "goodwill.given": "Goodwill refund given",
    "payout.asked": "Payout requested",
    "ach.made": "ACH file created",
    "ach.saved": "ACH file downloaded",
    "ach.returned": "ACH payout returned",
    "payout.held": "Payouts put on hold",
    "payout.hold_lifted": "Payouts no longer on hold",
    "balance.payment_recorded": "Payment towards a negative balance recorded",
    "statement.exported": "Statement exported by an admin",
    "report.exported": "Report exported",
    "reconciliation.run": "Reconciliation run",
    "reconciliation.resolved": "Finding marked as resolved",
    "payout.tax_certified": "Tax details certified",
    "payout.setup_changed": "Payout details changed",
    "payout.account_opened": "Account at the payment provider opened",
    "proposal.paid": "Payment of a proposal",
    "coupon.made": "Coupon created",
    "coupon.changed": "Coupon changed",
    "coupon.ended": "Coupon ended",
    "plan.changed": "Plan changed",
    "plan.paid": "Plan paid",
    "plan.failed": "Plan payment failed",
    "plan.credits_refunded": "AI design credits refunded",
    "plan.credits_disputed": "AI design credits removed, payment disputed",
    "plan.debited": "Plan debited from a bank account",
    "plan.ended": "Plan ended",
    "plan.extended": "Plan extended",
    "plan.addon": "Branding add-on given or removed",
    "plan.price_told": "New plan price announced",
    "plan.code_made": "AI design credit code created",
    "plan.code_withdrawn": "AI design credit code withdrawn",
    "credits.granted": "AI credits granted",
    "credits.redeemed": "AI design credit code redeemed",
  },
  catalog: {
    "department.added": "Department added",
    "department.changed": "Department changed",
    "department.deleted": "Department deleted",
    "category.added": "Category added",
    "category.changed": "Category changed",
    "category.deleted": "Category deleted",
    "attribute.added": "Attribute added",
    "attribute.changed": "Attribute changed",
    "attribute.deleted": "Attribute deleted",
    "structure.imported": "Categories file imported",
    "brand.added": "Brand added",
    "brand.changed": "Brand changed",
    "brand.merged": "Brand merged into another",
    "brand.deleted": "Brand deleted",
    "import.applied": "Imported a price list",
    "import.undone": "Undid an import",
    "revision.approved": "Product or edit approved",
    "revision.sent_back": "Product or edit sent back",
    "vendor.review_changed": "Review of a vendor's products changed",
  },
  admin: {
    "audit.exported": "Audit log exported",
    "document.opened": "Application or tax document opened",
    "tax_certificate.approved": "Tax certificate approved",
    "tax_certificate.declined": "Tax certificate declined",
    "tax_certificate.revoked": "Tax certificate revoked",
    "dispute.opened": "Payment disputed",
    "dispute.evidence_sent": "Dispute evidence sent",
    "dispute.closed": "Dispute decided",
    "setting.changed": "Setting changed",
    "content.drafted": "Text draft saved",
    "content.discarded": "Text draft discarded",
    "content.published": "Text published",
    "content.restored": "Earlier text version restored",
    "lead.changed": "Lead changed",
    "leads.exported": "Leads exported",
    "ledger.exported": "Ledger exported",
    "mail.retried": "Email tried again",
    "webhook.retried": "Webhook sent again",
    "mail.discarded": "Email discarded",
    "job.run": "Job run manually",
  },
  developer: {
    "api_key.made": "Created an API key",
    "api_key.revoked": "Revoked an API key",
    "webhook.added": "Added a webhook",
    "webhook.changed": "Changed a webhook",
    "webhook.secret_rotated": "Created a new webhook secret",
    "webhook.removed": "Removed a webhook",
    "webhook.switched_off": "Webhook turned off after failures",
  },
  privacy: {
    "privacy.export_asked": "Requested a copy of all data",
    "privacy.export_taken": "Downloaded the copy of all data",
    "privacy.account_deleted": "Deleted the account",
    "privacy.consent_changed": "Changed a consent",
  },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditAction = { [Group in AuditGroup]: keyof (typeof auditGroups)[Group] }[AuditGroup];

export const auditActors = ["guest", "User", "Vendor", "Contractor", "Admin", "AI", "system"] as const;
export type AuditActor = (typeof auditActors)[number];

const groups = Object.keys(auditGroups) as AuditGroup[];
const day = periodDay.optional();

/** Filters of the list and of its CSV file; days are days of the reader's time zone. */
const filter = {
  group: z.enum(groups, "Choose a group from the list.").optional(),
  action: z.string().trim().max(60).optional(),
  /** An e-mail address, or part of one, of who did it or whom it was about; an id; an address of the net. */
  who: z.string().trim().max(254).optional(),
  from: day,
  to: day,
};

const auditEntry = z.object({
  id: z.string(),
  at: isoDate,
  action: z.string(),
  /** The action in words. */
  title: z.string(),
  actor: z.object({ id: z.string().nullable(), type: z.enum(auditActors), name: z.string() }),
  subject: z.object({ id: z.string(), type: z.string(), name: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
  user_agent: z.string(),
  /** The same in words: "Chrome on Windows"; empty where nothing was sent. */
  device: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint("GET /api/admin/audit", {
  summary: "Who did what, when and from where; the newest first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({ ...paging, ...filter }),
  reply: success(listOf(auditEntry)),
});

export const auditFile = endpoint("GET /api/admin/audit/csv", {
  summary: "The same as a CSV file, at most 50,000 rows",
  permission: "admin.run",
  query: z.object(filter),
  reply: z.file(),
});
