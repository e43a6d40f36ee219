import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { productPath } from "../product/product-path.ts";
import { ReviewText } from "./review-text.tsx";

type Listed = Pick<ComponentProps<typeof ListPage<ManagedReview>>, "title" | "source" | "list">;

/** Reviews to manage, page by page, under filter links; `action` is below each. */
export function ManagedReviews({
  choices,
  empty,
  isVendor = false,
  action,
  ...listed
}: Listed & {
  choices: ComponentProps<typeof ChoiceLinks>["choices"];
  empty: { title: string; text: string };
  /** Whether they are about the reader's own products. */
  isVendor?: boolean;
  action: (review: ManagedReview) => ReactNode;
}) {
  return (
    <ListPage
      {...listed}
      filter={<ChoiceLinks label="Filter reviews" choices={choices} />}
      noMatch={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      cards={(rows) => (
        <ul>
          {rows.map((review) => (
            <li key={`${review.id} ${review.version}`} className="border-hairline border-b py-4">
              <p className="mb-3">
                <Link
                  to={`${productPath(review.product.hash, undefined)}#reviews`}
                  className="link font-medium"
                >
                  {review.product.name}
                </Link>
                {!isVendor && <span className="text-graphite text-sm">{` by ${review.product.vendor}`}</span>}
              </p>
              <ReviewText review={review} vendor={isVendor ? "You" : review.product.vendor} heading="h2" />
              {action(review)}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
