import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type TaxClass, type TaxIdKind, taxClasses, taxIdKinds } from "../identity/tax-id-words.ts";
import { isoDate, success } from "../shapes.ts";

const kinds = Object.keys(taxIdKinds) as [TaxIdKind, ...TaxIdKind[]];
const classes = Object.keys(taxClasses) as [TaxClass, ...TaxClass[]];

const address = {
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
};

const details = z.object({
  legal_name: z.string(),
  business_name: z.string(),
  classification: z.enum(classes),
  ...address,
  tin_kind: z.enum(kinds),
  /** All but the last four digits are hidden. */
  tin: z.string(),
  certified_by: z.string(),
  certified_at: isoDate,
});
export type TaxDetails = z.infer<typeof details>;

export const readTaxDetails = endpoint("GET /api/payouts/tax", {
  summary: "What the caller has certified for tax forms; null if nothing. The tax ID is masked",
  permission: "payout.own",
  reply: success(details.nullable()),
});

const text = (least: number, most: number, message: string) =>
  z.string().trim().min(least, message).max(most, `Enter at most ${most} characters.`);

export const certifyTaxDetails = endpoint("PUT /api/payouts/tax", {
  summary: "Certify name, address and tax ID for Form 1099-K, as on Form W-9; takes a fresh proof",
  permission: "payout.run",
  body: z.strictObject({
    legal_name: text(2, 80, "Enter the name on your tax return."),
    business_name: text(0, 80, "").default(""),
    classification: z.enum(classes, "Choose how you are taxed."),
    street: text(3, 80, "Enter the street."),
    apartment: text(0, 40, "").default(""),
    city: text(2, 60, "Enter the city."),
    state: z.string().trim().toUpperCase(),
    zip_code: z.string().regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP code with 5 digits."),
    tin_kind: z.enum(kinds, "Choose EIN or SSN."),
    tin: z.string().max(20, "Enter a tax ID with 9 digits."),
    /** The name of the person who signs. */
    certified_by: text(2, 80, "Type your name to certify."),
    is_certified: z.literal(true, "Confirm that this is correct."),
  }),
  reply: success(details),
});
