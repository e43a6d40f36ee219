import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "../shapes.ts";
import { certificateReasons, certificateStatuses } from "./tax-words.ts";

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  Object.keys(words) as [Key, ...Key[]];

const certificate = z.object({
  id: z.string(),
  state: z.string(),
  number: z.string(),
  reason: z.enum(keysOf(certificateReasons)),
  /** The last day (ISO) on which it counts. */
  expires_on: z.string(),
  is_expired: z.boolean(),
  file_name: z.string(),
  status: z.enum(keysOf(certificateStatuses)),
  /** What the admin who decided wrote to its owner. */
  answer: z.string(),
  created_at: isoDate,
});
export type TaxCertificate = z.infer<typeof certificate>;

const all = success(z.array(certificate));
const byId = z.object({ id: uuid });

export const listCertificates = endpoint("GET /api/tax_certificates", {
  summary: "The account's tax exemption certificates, the newest first",
  permission: "order.customer",
  reply: all,
});

export const addCertificate = endpoint("POST /api/tax_certificates", {
  summary:
    "Send a tax exemption certificate (PDF or picture, at most 5 MB); it counts once an Admin approves it",
  permission: "order.customer",
  status: 201,
  accepts: "multipart",
  body: z.strictObject({
    document: z.file("Choose a file."),
    state: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "Choose the state."),
    number: z
      .string()
      .trim()
      .min(3, "Enter the number on the certificate.")
      .max(60, "Enter at most 60 characters."),
    reason: z.enum(keysOf(certificateReasons), "Choose why you are exempt."),
    expires_on: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/, "Enter the date on which it expires.")
      .refine((day) => !Number.isNaN(Date.parse(day)), "Enter the date on which it expires."),
  }),
  reply: all,
});

export const removeCertificate = endpoint("DELETE /api/tax_certificates/{id}", {
  summary: "Withdraw a certificate; orders that rest on it stay as they are",
  permission: "order.customer",
  params: byId,
  reply: all,
});

const managed = certificate.extend({
  owner: z.object({ id: z.string(), name: z.string(), email: z.string(), type: z.string() }),
  /** Orders that rest on it. */
  orders: z.number(),
});
export type ManagedCertificate = z.infer<typeof managed>;

export const listAllCertificates = endpoint("GET /api/admin/tax_certificates", {
  summary: "Tax exemption certificates, those that wait for a decision first",
  permission: "admin.run",
  query: z.object({
    ...paging,
    status: z.enum(keysOf(certificateStatuses)).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  reply: success(listOf(managed)),
});

export const certificateFile = endpoint("GET /api/admin/tax_certificates/{id}/document", {
  summary: "The document of a certificate; each look is in the audit log",
  permission: "admin.run",
  params: byId,
  reply: z.file(),
});

export const decideCertificate = endpoint("PUT /api/admin/tax_certificates/{id}", {
  summary: "Approve a certificate, decline it, or revoke one that counts; its owner is told by email",
  permission: "admin.run",
  params: byId,
  body: z
    .strictObject({
      decision: z.enum(["approve", "decline", "revoke"], "Choose a decision."),
      answer: z.string().trim().max(500, "Enter at most 500 characters.").default(""),
    })
    .refine(({ decision, answer }) => decision === "approve" || (answer ?? "").length >= 3, {
      path: ["answer"],
      error: "Enter a short reason.",
    }),
  reply: success(managed),
});
