import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import type { Review } from "../../../../contract/catalog/reviews.ts";
import { api } from "../../../client/api.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { formatCount } from "../../../ui/format.ts";
import type { OwnReview } from "./use-own-review.ts";

/** The number of helpful votes, with a button to vote or take it back. Guests go to the sign-in. */
export function HelpfulButton({ review, mine }: { review: Review; mine: OwnReview }) {
  const [latest, setLatest] = useState<number>();
  const { call } = useCall();
  const own = mine.votes.get(review.id);
  const count = own ?? latest ?? review.helpful;
  if (mine.own?.review?.id === review.id)
    return count > 0 ? <p className="figures mt-2 text-graphite text-sm">{helpfulWords(count)}</p> : null;
  const press = () =>
    call(async () => {
      // The server knows whether the visitor is signed in: this page may not know yet.
      const helpful = !(await mine.hasVoted(review.id));
      const { data } = await api("POST /api/reviews/{id}/helpful", {
        params: { id: review.id },
        body: { helpful },
      });
      setLatest(data.helpful);
      mine.setVote(review.id, helpful ? data.helpful : null);
    });
  return (
    <button
      type="button"
      onClick={press}
      aria-pressed={own !== undefined}
      className="figures -ml-2 mt-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-graphite text-sm hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink scripting-none:hidden print:hidden"
    >
      <ThumbsUp aria-hidden size={16} className={own === undefined ? undefined : "fill-ink"} />
      {`Helpful${count > 0 ? ` (${formatCount(count)})` : ""}`}
      <span className="sr-only">{`, the review by ${review.author}`}</span>
    </button>
  );
}

const helpfulWords = (count: number) =>
  count === 1 ? "One person found this helpful." : `${formatCount(count)} people found this helpful.`;
