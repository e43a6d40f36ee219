import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";

const dataExport = z.object({
  id: z.string(),
  status: z.enum(["queued", "ready", "failed", "expired"]),
  bytes: z.number(),
  created_at: isoDate,
  expires_at: isoDate.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** What one can say yes or no to at any time; terms and privacy policy are agreed to by signing up. */
export const choosableConsents = ["counting"] as const;

const consent = z.object({
  id: z.string(),
  kind: z.enum(["terms", "privacy", "marketing", ...choosableConsents]),
  version: z.string(),
  is_given: z.boolean(),
  created_at: isoDate,
});
export type Consent = z.infer<typeof consent>;

export const privacyOverview = endpoint("GET /api/privacy", {
  summary: "Copies of one's data, and the log of what one agreed to; the newest first",
  permission: "session.own",
  reply: success(
    z.object({
      exports: z.array(dataExport),
      consents: z.array(consent),
      /** When administrators signed in as this account, and why. */
      stand_ins: z.array(
        z.object({
          id: z.string(),
          reason: z.string(),
          started_at: isoDate,
          /** In the past, or at most half an hour away. */
          ended_at: isoDate,
        }),
      ),
      /** Without one, deleting the account asks for a recent sign-in. */
      has_password: z.boolean(),
    }),
  ),
});

export const askForExport = endpoint("POST /api/privacy/exports", {
  summary: "Have a copy of everything about the account made; a mail tells when it is ready",
  permission: "account.secure",
  status: 202,
  reply: success(dataExport),
});

export const exportFile = endpoint("GET /api/privacy/exports/{id}/file", {
  summary:
    "The copy as a ZIP file for seven days: the data as JSON, and the documents and pictures that were sent",
  permission: "account.secure",
  params: z.object({ id: uuid }),
  reply: z.file(),
});

export const setConsent = endpoint("POST /api/privacy/consents", {
  summary: "Agree, or no longer agree; each change is kept",
  permission: "account.secure",
  body: z.strictObject({
    kind: z.enum(choosableConsents, "Choose a consent from the list."),
    is_given: z.boolean(),
  }),
  reply: success(z.array(consent)),
});

export const deleteAccount = endpoint("POST /api/privacy/delete_account", {
  summary: "Delete the account for good; orders stay, without anything that tells whose they were",
  permission: "account.secure",
  body: z.strictObject({
    password: z.string().max(200).optional(),
    confirm: z.literal("DELETE", "Type DELETE to confirm."),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
