import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ListFoot } from "../lists/list-foot.tsx";
import { productPath } from "../product/product-path.ts";
import { ReviewText } from "./review-text.tsx";

type Page = ComponentProps<typeof ListFoot>["list"] & { data: readonly ManagedReview[] };

/**
 * Reviews to manage, page by page, under filter links; `action` is below each. No `ListPage`, which would bring the tables
 * of workplaces along (40 KB).
 */
export function ManagedReviews({
  title,
  choices,
  list,
  empty,
  isVendor = false,
  action,
}: {
  title: string;
  choices: ComponentProps<typeof ChoiceLinks>["choices"];
  list: Page;
  empty: { title: string; text: string };
  /** Whether they are about the reader's own products. */
  isVendor?: boolean;
  action: (review: ManagedReview) => ReactNode;
}) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">{title}</h1>
      <ChoiceLinks label="Filter reviews" choices={choices} />
      {list.total === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <ul>
          {list.data.map((review) => (
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
      <ListFoot list={list} />
    </>
  );
}
