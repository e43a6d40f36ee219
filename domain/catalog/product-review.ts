import type { ReviewScope, VendorReviewRule } from "../../contract/catalog/catalog-review.ts";

/** Whose new products and edits an admin looks at before customers see them. */
export interface ReviewSetting {
  new_products: ReviewScope;
  edits: ReviewScope;
  /** A vendor with this many products that were ever live is trusted. */
  trusted_after: number;
}

/** What holds until an admin says otherwise: a vendor's first products are looked at, a trusted vendor's are not. */
export const defaultReview: ReviewSetting = {
  new_products: "new_vendors",
  edits: "new_vendors",
  trusted_after: 3,
};

const scopeOf = (value: unknown, usual: ReviewScope): ReviewScope =>
  value === "nobody" || value === "new_vendors" || value === "everyone" ? value : usual;

/** The setting as the database has it; what is missing or unknown is as by default. */
export function reviewSettingOf(stored: Readonly<Record<string, unknown>>): ReviewSetting {
  const { new_products, edits, trusted_after } = stored;
  return {
    new_products: scopeOf(new_products, defaultReview.new_products),
    edits: scopeOf(edits, defaultReview.edits),
    trusted_after: typeof trusted_after === "number" ? trusted_after : defaultReview.trusted_after,
  };
}

/** What of a vendor decides whether an admin looks at its products. */
interface ReviewedVendor {
  rule: VendorReviewRule;
  /** Products that were ever live, counted up to the setting's number. */
  was_live: number;
}

/** Whether a new product, or an edit of a live one, waits for an admin. */
export function needsReview(setting: ReviewSetting, vendor: ReviewedVendor, kind: "new" | "edit"): boolean {
  if (vendor.rule !== "default") return vendor.rule === "always";
  const scope = kind === "new" ? setting.new_products : setting.edits;
  return scope === "everyone" || (scope === "new_vendors" && vendor.was_live < setting.trusted_after);
}
