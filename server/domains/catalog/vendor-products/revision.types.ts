import type { ReviewedField } from "../../../../contract/catalog/catalog-review.ts";
import type { ProductSent } from "../../../../contract/catalog/vendor-products.ts";

/** What of a product an admin looks at before customers see it. */
export type Content = Pick<ProductSent, ReviewedField>;
/** Fields that an edit changes, as they would be. */
export type Changes = Partial<Content>;
