import {
  listReviews,
  ownReview,
  reviewableProducts,
  voteOnReview,
  writeReview,
} from "../../../../contract/catalog/reviews.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import { newId } from "../../../platform/ids.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { catalogChanged, refreshProducts } from "../products/index.ts";
import { receivedProducts } from "./received.store.ts";
import { managedView, reviewView } from "./review-view.rules.ts";
import {
  hasReceived,
  keepReview,
  productToReview,
  publishedReviews,
  reviewBy,
  reviewById,
  reviewsByIds,
} from "./reviews.store.ts";
import { vote, votesOf } from "./votes.store.ts";

/** Nobody reviews more products in a day; a bot would. */
const perAccount = { count: 40, seconds: 86_400 };
const thanks = "Thank you. We'll email you when we publish your review.";
const notReceived = "Only customers who received the product can review it.";

const list = serve(
  listReviews,
  async ({ params, query, platform }) => {
    const { page, per_page, sort, rating } = query;
    const product = (await productToReview(platform.db, params.hash)) ?? fail("not_found");
    const { rows, total } = await publishedReviews(platform.db, product.id, {
      sort,
      rating,
      offset: offsetOf({ page, per_page }),
      limit: per_page,
    });
    const path = `/api/products/${params.hash}/reviews`;
    const kept = { sort, ...(rating !== undefined && { rating: String(rating) }) };
    return WrittenReply.of({
      data: listForm(rows.map(reviewView), { total, page, per_page, path, query: kept }),
    });
  },
  { shared: { seconds: 30, tags: ["products"] } },
);

const own = serve(ownReview, async ({ params, caller, platform }) => {
  const { db } = platform;
  const account = accountOf(caller);
  const product = (await productToReview(db, params.hash)) ?? fail("not_found");
  const [received, review, votes] = await Promise.all([
    account.type === "User" && hasReceived(db, account.id, params.hash),
    reviewBy(db, account.id, product.id),
    votesOf(db, account.id, product.id),
  ]);
  return { data: { may_write: received, review: review ? managedView(review) : null, votes } };
});

const write = serve(writeReview, async ({ params, body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  await takeAttempt(platform.db, `review:${user_id}`, perAccount);
  const review = await platform.db.transaction().execute(async (db) => {
    const product = (await productToReview(db, params.hash)) ?? fail("not_found");
    if (!(await hasReceived(db, user_id, params.hash))) failFields({ product: notReceived });
    await keepReview(db, { ...body, id: newId(), user_id, product_id: product.id });
    await refreshProducts(db, [product.id]);
    return (await reviewBy(db, user_id, product.id))!;
  });
  await catalogChanged(platform);
  return { message: thanks, data: managedView(review) };
});

const received = serve(reviewableProducts, async ({ query, caller, platform }) => {
  const { page, per_page } = query;
  const { id } = accountOf(caller);
  const { rows, total } = await receivedProducts(platform.db, id, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const written = await reviewsByIds(
    platform.db,
    rows.flatMap(({ review_id }) => review_id ?? []),
  );
  const views = rows.map(({ hash, name, delivered_at, review_id, ...media }) => {
    const review = written.get(review_id ?? "");
    return {
      product: { hash, name, image: pictureOf(media, name) },
      delivered_at: delivered_at.toISOString(),
      review: review ? managedView(review) : null,
    };
  });
  return { data: listForm(views, { total, page, per_page, path: "/api/reviews/mine" }) };
});

const helpful = serve(voteOnReview, async ({ params, body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const review = await reviewById(platform.db, params.id);
  if (review?.status !== "published") return fail("not_found");
  if (review.user_id === user_id) failFields({ helpful: "This is your own review." });
  const count = await vote(platform.db, { review_id: params.id, user_id, helpful: body.helpful });
  return { data: { helpful: count ?? fail("not_found") } };
});

export const routes = [list, own, write, received, helpful];
