import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, sortOf, success, uuid } from "../shapes.ts";
import { approvalSorts } from "../sorts.ts";
import { websiteOrNone } from "../web-address.ts";
import { countryCode, email, formTraps, password, required, stateSent, zip } from "./accounts.ts";

const optional = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`).default("");

const documents = z.array(uuid).max(5, "Add at most five documents.");

/** What every application tells: who it is, and the business. */
const person = {
  full_name: required("your full name"),
  email,
  password: password,
  country_code: countryCode.default("+1"),
  phone_number: required("a phone number", 30),
  zip_code: zip,
  company_name: required("your company name", 80),
  city: required("a city", 80),
  state: stateSent,
  website: websiteOrNone.default(""),
  about: optional(2000),
  agree: z.literal(true, "Accept the terms to continue."),
  ...formTraps,
  /** The secret of the invitation that brought the applicant. */
  invitation: z.string().max(200).nullable().optional(),
};

/** As much of a form as the rule about licenses looks at; the rest may be wrong. */
interface LicenseParts {
  is_designer?: unknown;
  license_number?: unknown;
  license_state?: unknown;
  documents?: unknown;
}

/** Contractors need number, state and document of a license; designers who name one need number and state. */
const hasLicense =
  (part: "license_number" | "license_state" | "documents") =>
  (sent: LicenseParts | null): boolean => {
    const form = sent ?? {};
    const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
    const namesNone = isEmpty(form.license_number) && isEmpty(form.license_state);
    if (form.is_designer === true && (namesNone || part === "documents")) return true;
    return !isEmpty(form[part]);
  };

/** Told together with whatever else is wrong with the form. */
const missing = (part: string, error: string) => ({
  path: [part],
  error,
  when: () => true,
});

const received = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: z.string(), status: z.literal("pending") }),
});

export const sendDocument = endpoint("POST /api/register/documents", {
  summary: "A PDF or picture for an application, at most 5 MB; its id goes with the form within a day",
  permission: "session.open",
  status: 201,
  accepts: "multipart",
  body: z.strictObject({ document: z.file("Choose a file.") }),
  reply: success(
    z.object({ id: z.string(), file_name: z.string(), media_type: z.string(), bytes: z.number() }),
  ),
});

export const registerContractor = endpoint("POST /api/register/contractor", {
  summary: "Apply to run a showroom; an admin decides, and both sides get an email",
  permission: "session.open",
  status: 201,
  body: z
    .strictObject({
      ...person,
      /** Contractors need a license; designers may have none. */
      is_designer: z.boolean().default(false),
      /** The name over the door; the company's unless told. */
      showroom_name: optional(80),
      /** Whether people find the showroom by its name too; only if the pro chose it. They always find it by its ID. */
      is_listed: z.boolean().default(false),
      license_number: optional(60),
      license_state: optional(2),
      documents: documents.default([]),
    })
    .refine(hasLicense("license_number"), missing("license_number", "Enter your license number."))
    .refine(hasLicense("license_state"), missing("license_state", "Choose a license state."))
    .refine(hasLicense("documents"), missing("documents", "Add a copy of your license.")),
  reply: received,
});

export const registerVendor = endpoint("POST /api/register/vendor", {
  summary: "Apply to sell on the marketplace; an admin decides, and both sides get an email",
  permission: "session.open",
  status: 201,
  body: z.strictObject({ ...person, documents: documents.default([]) }),
  reply: received,
});

export const applicationStatuses = ["pending", "approved", "declined"] as const;
export const applicationKinds = ["Contractor", "Vendor"] as const;

const application = z.object({
  id: z.string(),
  kind: z.enum(applicationKinds),
  status: z.enum(applicationStatuses),
  company_name: z.string(),
  showroom_name: z.string(),
  is_listed: z.boolean(),
  is_designer: z.boolean(),
  license_number: z.string(),
  license_state: z.string(),
  city: z.string(),
  state: z.string(),
  website: z.string(),
  about: z.string(),
  reason: z.string(),
  applicant: z.object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    country_code: z.string(),
    zip_code: z.string(),
    email_verified_at: isoDate.nullable(),
  }),
  documents: z.array(
    z.object({ id: z.string(), file_name: z.string(), media_type: z.string(), bytes: z.number() }),
  ),
  /** The showroom that came of it. */
  showroom: z.object({ id: z.string(), vsd_id: z.string() }).nullable(),
  decided_by: z.string(),
  decided_at: isoDate.nullable(),
  created_at: isoDate,
});
export type Application = z.infer<typeof application>;

export const listApprovals = endpoint("GET /api/admin/approvals", {
  summary:
    "Applications of contractors, designers and vendors; those that wait first, the oldest of them on top",
  permission: "admin.run",
  query: z.object({
    ...paging,
    status: z.enum(applicationStatuses).optional(),
    kind: z.enum(applicationKinds).optional(),
    q: z.string().trim().max(120).optional(),
    sort: sortOf(approvalSorts),
  }),
  reply: success(listOf(application)),
});

export const getApproval = endpoint("GET /api/admin/approvals/{id}", {
  summary: "One application with its documents",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(application),
});

export const decideApproval = endpoint("PUT /api/admin/approvals/{id}", {
  summary: "Approve or decline; a contractor's showroom comes alive with an ID of its own",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z
    .strictObject({
      decision: z.enum(["approve", "decline"], "Approve or decline."),
      reason: z.string().trim().max(1000, "The reason can have at most 1,000 characters.").default(""),
    })
    .superRefine(({ decision, reason }, context) => {
      if (decision === "approve" || reason.length >= 10) return;
      const message = "Write a sentence that tells the applicant what is missing.";
      context.addIssue({ code: "custom", path: ["reason"], message });
    }),
  reply: success(application),
});

export const approvalDocument = endpoint("GET /api/admin/approvals/{id}/documents/{document}", {
  summary: "A document of an application as a file to keep",
  permission: "admin.run",
  params: z.object({ id: uuid, document: uuid }),
  reply: z.file(),
});
