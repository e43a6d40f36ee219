import type { Product } from "../../../../contract/catalog/catalog.ts";
import { HelpfulButton } from "./helpful-button.tsx";
import { ProductReviews, type ReviewPage } from "./product-reviews.tsx";
import { useOwnReview } from "./use-own-review.ts";
import { WriteReview } from "./write-review.tsx";

/** A product's reviews with the actions of this browser's account. */
export default function LiveReviews({ product, page }: { product: Product; page: ReviewPage }) {
  const mine = useOwnReview(product.hash);
  return (
    <div data-late-part="">
      <ProductReviews
        product={product}
        page={page}
        tools={{
          write: <WriteReview product={product} mine={mine} />,
          helpful: (review) => <HelpfulButton review={review} mine={mine} />,
        }}
      />
    </div>
  );
}
