import type { HireReview } from "../../../../contract/design/hires.ts";
import { Stars } from "../../../kit/reviews/stars.tsx";
import { formatDate } from "../../../ui/format.ts";

/** A review with its answer. */
export function ReviewShown({ review, pro }: { review: HireReview; pro: string }) {
  return (
    <div className="mt-3 max-w-[68ch]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={review.rating} />
        <span className="figures text-graphite text-sm">{`${review.author}, ${formatDate(review.created_at)}`}</span>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{review.text}</p>
      {review.reply && (
        <div className="mt-3 border-edge border-l-2 pl-4">
          <p className="font-semibold text-sm">{`${pro} answered`}</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </div>
  );
}
