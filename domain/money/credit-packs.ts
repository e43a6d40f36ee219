import type { Cents } from "./money.ts";

/** What is for sale: so many credits for AI 3D Design, for a price. */
export interface CreditPack {
  credits: number;
  price_cents: Cents;
}

export const creditPacks: readonly CreditPack[] = [
  { credits: 10, price_cents: 1900 },
  { credits: 50, price_cents: 7900 },
  { credits: 200, price_cents: 24_900 },
];

/** What each paid month of Premium brings. */
export const premiumCredits = 10;

export const packOf = (credits: number): CreditPack | undefined =>
  creditPacks.find((pack) => pack.credits === credits);

/**
 * How many credits of a pack are unused, as the oldest are used first.
 * @param balance what is unused in all
 * @param added what came after the pack
 */
export const unusedOfPack = ({
  credits,
  balance,
  added,
}: {
  credits: number;
  balance: number;
  added: number;
}): number => Math.max(0, Math.min(credits, balance - added));
