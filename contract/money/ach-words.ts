/** Why a bank returns a credit, in words for its payee, by the Nacha return code. Without zod, since pages load them. */
export const achReturns = {
  R02: "The bank account has been closed.",
  R03: "The bank has no account with this number and name.",
  R04: "The account number is not valid.",
  R12: "The account has moved to another bank.",
  R13: "The bank does not take ACH payments. Check the routing number.",
  R16: "The bank account is frozen.",
  R20: "This type of account doesn't take ACH payments.",
  R23: "The account's owner refused the payment.",
} as const;
export type AchReturn = keyof typeof achReturns;
