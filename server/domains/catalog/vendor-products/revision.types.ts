import type { ReviewedField } from "../../../../contract/catalog/catalog-review.ts";
import type { ProductSent } from "../../../../contract/catalog/vendor-products.ts";

/** The fields of a product that an admin reviews before customers see them. */
export type Content = Pick<ProductSent, ReviewedField>;
/** The fields that an edit changes, with their new values. */
export type Changes = Partial<Content>;
