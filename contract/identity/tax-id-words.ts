/** The numbers that the IRS knows a payee by: a company's, or a person's. */
export const taxIdKinds = { ein: "EIN (company)", ssn: "SSN (person)" } as const;
export type TaxIdKind = keyof typeof taxIdKinds;

/** Line 3 of Form W-9. */
export const taxClasses = {
  individual: "Individual or sole proprietor",
  llc_single: "Single-member LLC",
  llc: "LLC with several members",
  c_corporation: "C corporation",
  s_corporation: "S corporation",
  partnership: "Partnership",
  trust: "Trust or estate",
} as const;
export type TaxClass = keyof typeof taxClasses;
