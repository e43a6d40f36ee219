import type { Prose } from "../catalog/prose/grammar.ts";
import counter from "../data/reviews/counter.json" with { type: "json" };
import fixture from "../data/reviews/fixture.json" with { type: "json" };
import plank from "../data/reviews/plank.json" with { type: "json" };
import shapes from "../data/reviews/shapes.json" with { type: "json" };
import stone from "../data/reviews/stone.json" with { type: "json" };
import tile from "../data/reviews/tile.json" with { type: "json" };
import turf from "../data/reviews/turf.json" with { type: "json" };

/** What reviewers of a kind of products write: praise, mixed feelings, complaints. Slots as in `reviews.ts`. */
export interface ReviewProse {
  praise: Prose;
  mixed: Prose;
  complaint: Prose;
}

type Parts = Readonly<Record<keyof ReviewProse, Prose["parts"]>>;

const reviewProse = ({ praise, mixed, complaint }: Parts): ReviewProse => ({
  praise: { shapes: shapes.praise, parts: praise },
  mixed: { shapes: shapes.mixed, parts: mixed },
  complaint: { shapes: shapes.complaint, parts: complaint },
});

export const tileReviews = reviewProse(tile);
export const plankReviews = reviewProse(plank);
export const stoneReviews = reviewProse(stone);
export const turfReviews = reviewProse(turf);
export const fixtureReviews = reviewProse(fixture);
export const counterReviews = reviewProse(counter);
