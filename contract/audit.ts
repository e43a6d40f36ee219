import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { isoDate, listOf, paging, success } from "./shapes.ts";

/** What the audit log can speak of, by group, in the words of its page. */
export const auditGroups = {
  "sign-in": {
    "sign_in.done": "Signed in",
    "sign_in.refused": "Sign-in refused",
    "sign_out.done": "Signed out",
    "session.ended": "Session ended from another device",
    "stand_in.begun": "Admin signed in as a user",
    "stand_in.ended": "Admin stopped being signed in as a user",
    "stand_in.wrote": "Admin, signed in as a user, made a change",
    "code.proved": "One-time code proved",
    "code.refused": "One-time code refused",
    "ai.sign_in.done": "Signed in to AI design",
    "ai.sign_in.refused": "AI design sign-in refused",
  },
  account: {
    "account.registered": "Registered",
    "account.email_verified": "Proved the email address",
    "account.email_changed": "Changed the email address",
    "password.reset_asked": "Asked for a new password",
    "password.reset": "Set a new password by mailed link",
    "password.changed": "Changed the password",
    "passkey.added": "Added a passkey",
    "passkey.removed": "Removed a passkey",
    "authenticator.switched_on": "Switched the authenticator app on",
    "authenticator.switched_off": "Switched the authenticator app off",
    "recovery_codes.made": "Made new recovery codes",
    "recovery_code.used": "Used a recovery code",
    "provider.linked": "Linked a sign-in provider",
    "provider.unlinked": "Unlinked a sign-in provider",
    "ai.account.registered": "Registered for AI design",
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
    "team.role_changed": "Role in a team changed",
    "team.removed": "Taken off a team",
  },
  role: {
    "role.changed": "Role changed",
    "status.changed": "Status changed",
  },
  money: {
    "order.paid": "Order paid",
    "order.address_changed": "Order sent to another address",
    "refund.made": "Refund made",
    "return.decided": "Return or claim decided",
    "goodwill.given": "Goodwill refund given",
    "payout.asked": "Payout asked for",
    "ach.made": "ACH file made",
    "ach.saved": "ACH file saved",
    "ach.returned": "ACH payout returned",
    "payout.held": "Payouts put on hold",
    "payout.hold_lifted": "Payouts no longer on hold",
    "balance.payment_recorded": "Payment towards a negative balance recorded",
    "statement.exported": "Statement saved as a file by an admin",
    "report.exported": "Report saved as a file",
    "reconciliation.run": "Reconciliation run",
    "reconciliation.resolved": "Finding marked as resolved",
    "payout.tax_certified": "Tax details certified",
    "payout.setup_changed": "Payout details changed",
    "payout.account_opened": "Account at the payment provider opened",
    "proposal.paid": "Payment of a proposal",
    "coupon.made": "Coupon made",
    "coupon.changed": "Coupon changed",
    "coupon.ended": "Coupon ended",
    "plan.changed": "Plan changed",
    "plan.paid": "Plan paid",
    "plan.failed": "Plan payment failed",
    "plan.credits_refunded": "AI design credits refunded",
    "plan.debited": "Plan is debited from a bank account",
    "plan.ended": "Plan ended",
    "plan.extended": "Plan extended",
    "plan.addon": "Branding add-on given or taken back",
    "plan.price_told": "New plan price announced",
    "plan.code_made": "Code for AI design credits made",
    "plan.code_withdrawn": "Code for AI design credits withdrawn",
    "credits.granted": "AI credits granted",
    "credits.redeemed": "Code for AI design credits redeemed",
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
    "document.opened": "Document of an application or tax certificate opened",
    "tax_certificate.approved": "Tax certificate approved",
    "tax_certificate.declined": "Tax certificate declined",
    "tax_certificate.revoked": "Tax certificate revoked",
    "dispute.opened": "Payment disputed",
    "dispute.evidence_sent": "Evidence of a dispute sent",
    "dispute.closed": "Dispute decided",
    "setting.changed": "Setting changed",
    "content.drafted": "Draft of a text saved",
    "content.discarded": "Draft of a text discarded",
    "content.published": "Text published",
    "content.restored": "Earlier version of a text published",
    "lead.changed": "Lead changed",
    "leads.exported": "Leads exported",
    "ledger.exported": "Ledger exported",
    "mail.retried": "Email tried again",
    "webhook.retried": "Webhook sent again",
    "mail.discarded": "Email discarded",
    "job.run": "Job run by hand",
  },
  developer: {
    "api_key.made": "Made an API key",
    "api_key.revoked": "Revoked an API key",
    "webhook.added": "Added a webhook",
    "webhook.changed": "Changed a webhook",
    "webhook.secret_rotated": "Made a new webhook secret",
    "webhook.removed": "Removed a webhook",
    "webhook.switched_off": "Webhook switched off after failures",
  },
  privacy: {
    "privacy.export_asked": "Asked for a copy of all data",
    "privacy.export_taken": "Took the copy of all data",
    "privacy.account_deleted": "Deleted the account",
    "privacy.consent_changed": "Changed a consent",
  },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditAction = { [Group in AuditGroup]: keyof (typeof auditGroups)[Group] }[AuditGroup];

export const auditActors = ["guest", "User", "Vendor", "Contractor", "Admin", "AI", "system"] as const;
export type AuditActor = (typeof auditActors)[number];

const groups = Object.keys(auditGroups) as AuditGroup[];
const day = z.iso.date("A day looks like 2026-05-03.").optional();

/** Filters of the list and of its CSV file; days are days of the reader's time zone. */
const filter = {
  group: z.enum(groups, "There is no such group.").optional(),
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
  query: z.object({ ...paging, ...filter }),
  reply: success(listOf(auditEntry)),
});

export const auditFile = endpoint("GET /api/admin/audit/csv", {
  summary: "The same as a CSV file, at most 50,000 rows",
  permission: "admin.run",
  query: z.object(filter),
  reply: z.file(),
});
