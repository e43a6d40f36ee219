import type { RouterContextProvider } from "react-router";
import type { ProProfile } from "../../../../contract/design/hires.ts";
import { attempt } from "../../../client/page-api.ts";

const mostReviews = 3;

/** What customers say of a showroom's pro, and what the pro designed here; `id` is that of the public profile. */
export type ProOfShowroom = Pick<ProProfile, "id" | "rating" | "reviews" | "finished"> & {
  shown_reviews: ProProfile["shown_reviews"];
  takesRequests: boolean;
};

/** The public profile of a showroom's pro; null for one who isn't listed for hire. */
export async function proOfShowroom(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<ProOfShowroom | null> {
  const tried = await attempt(context, "GET /api/hire_designer/{id}", { params: { id: userId } });
  if (!tried.ok) return null;
  const { id, rating, reviews, finished, shown_reviews, availability } = tried.reply.data;
  return {
    ...{ id, rating, reviews, finished },
    shown_reviews: shown_reviews.slice(0, mostReviews),
    takesRequests: availability !== "closed",
  };
}
