// Words of tax exemption certificates. Without zod, since pages load them.

export const certificateReasons = {
  resale: "Resale",
  government: "Government",
  nonprofit: "Nonprofit organization",
  other: "Another exemption",
} as const;
export type CertificateReason = keyof typeof certificateReasons;

export const certificateStatuses = {
  requested: "Waiting for approval",
  approved: "Approved",
  declined: "Declined",
  revoked: "Revoked",
  removed: "Withdrawn",
} as const;
export type CertificateStatus = keyof typeof certificateStatuses;
