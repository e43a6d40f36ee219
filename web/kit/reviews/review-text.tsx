import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Review } from "../../../contract/catalog/reviews.ts";
import { formatDate } from "../../ui/format.ts";
import { Stars } from "./stars.tsx";

/** A customer's review, the author, and the vendor's answer. */
export function ReviewText({
  review,
  vendor,
  heading: Heading = "h3",
  children,
}: {
  review: Pick<
    Review,
    "author" | "is_buyer" | "rating" | "title" | "body" | "vendor_reply" | "vendor_replied_at" | "created_at"
  >;
  vendor: string;
  heading?: "h3" | "h2";
  /** Stands between the review and the answer. */
  children?: ReactNode;
}) {
  return (
    <>
      <Stars rating={review.rating} />
      {review.title && <Heading className="mt-2 font-semibold">{review.title}</Heading>}
      <p className={clsx("max-w-[68ch] whitespace-pre-line", review.title ? "mt-1" : "mt-2")}>
        {review.body}
      </p>
      <p className="figures mt-2 text-graphite text-sm">
        {`${review.author}, ${formatDate(review.created_at)}`}
        {review.is_buyer && <span className="ml-2 font-medium text-good">Verified purchase</span>}
      </p>
      {children}
      {review.vendor_reply && (
        <div className="mt-3 max-w-[68ch] border-edge border-l-2 pl-4 text-sm">
          <p>
            <span className="font-medium">{`Answer from ${vendor}`}</span>
            {review.vendor_replied_at && (
              <span className="figures text-graphite">{`, ${formatDate(review.vendor_replied_at)}`}</span>
            )}
          </p>
          <p className="mt-1 whitespace-pre-line">{review.vendor_reply}</p>
        </div>
      )}
    </>
  );
}
