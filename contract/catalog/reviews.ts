import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, picture, success, uuid, versionSent } from "../shapes.ts";
import { reviewSorts } from "../sorts.ts";

/** A published review as everybody reads it. */
export const review = z.object({
  id: z.string(),
  author: z.string(),
  /** Bought and received the goods here. */
  is_buyer: z.boolean(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  /** How many found it helpful. */
  helpful: z.number(),
  vendor_reply: z.string().nullable(),
  vendor_replied_at: isoDate.nullable(),
  created_at: isoDate,
});
export type Review = z.infer<typeof review>;

export const reviewStatus = z.enum(["pending", "published", "declined"]);

/** A review as its author, the vendor of the goods and a moderator see it. */
const managedReview = review.extend({
  status: reviewStatus,
  decline_reason: z.string(),
  version: z.number(),
  product: z.object({ hash: z.string(), name: z.string(), vendor: z.string() }),
});
export type ManagedReview = z.infer<typeof managedReview>;

const hash = z.string().max(40);
const stars = z.coerce.number().int().min(1).max(5);

export const listReviews = endpoint("GET /api/products/{hash}/reviews", {
  summary: "Published reviews of a product, sorted, all or those with so many stars",
  permission: "public.read",
  mayLag: true,
  params: z.object({ hash }),
  query: z.object({ ...paging, sort: z.enum(reviewSorts).default("newest"), rating: stars.optional() }),
  reply: success(listOf(review)),
});

export const ownReview = endpoint("GET /api/products/{hash}/reviews/mine", {
  summary: "Whether the account may review a product, what it wrote, and which reviews it found helpful",
  permission: "session.own",
  params: z.object({ hash }),
  reply: success(
    z.object({
      may_write: z.boolean(),
      review: managedReview.nullable(),
      votes: z.array(z.object({ id: z.string(), helpful: z.number() })),
    }),
  ),
});

export const writeReview = endpoint("POST /api/products/{hash}/reviews", {
  summary: "Review a product that the account received, or rewrite that review; a moderator reads it first",
  permission: "reviews.write",
  params: z.object({ hash }),
  body: z.strictObject({
    rating: z
      .number("Choose one to five stars.")
      .int("Choose one to five stars.")
      .min(1, "Choose one to five stars.")
      .max(5, "Choose one to five stars."),
    title: z.string().trim().max(120, "At most 120 characters.").default(""),
    body: z
      .string("Write at least 20 characters.")
      .trim()
      .min(20, "Write at least 20 characters to help other buyers.")
      .max(4000, "At most 4,000 characters."),
  }),
  status: 201,
  reply: z.object({ success: z.literal(true), message: z.string(), data: managedReview }),
});

export const reviewableProducts = endpoint("GET /api/reviews/mine", {
  summary: "Products the account received, each with its review if it wrote one; unreviewed ones first",
  permission: "reviews.write",
  query: z.object(paging),
  reply: success(
    listOf(
      z.object({
        product: z.object({ hash: z.string(), name: z.string(), image: picture.nullable() }),
        delivered_at: isoDate,
        review: managedReview.nullable(),
      }),
    ),
  ),
});

export const voteOnReview = endpoint("POST /api/reviews/{id}/helpful", {
  summary: "Say that a review was helpful, or take that back; once for each account",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({ helpful: z.boolean() }),
  reply: success(z.object({ helpful: z.number() })),
});

export const reviewsToRead = endpoint("GET /api/admin/reviews", {
  summary: "Reviews for moderation; those that wait come oldest first",
  permission: "reviews.moderate",
  mayLag: true,
  query: z.object({ ...paging, status: reviewStatus.default("pending") }),
  reply: success(listOf(managedReview)),
});

export const moderateReview = endpoint("PUT /api/admin/reviews/{id}", {
  summary: "Publish a review, or decline it with the reason that its author reads",
  permission: "reviews.moderate",
  params: z.object({ id: uuid }),
  body: z
    .strictObject({
      status: z.enum(["published", "declined"]),
      reason: z.string().trim().max(500, "At most 500 characters.").default(""),
      version: versionSent,
    })
    .refine(({ status, reason }) => status === "published" || reason.length > 0, {
      path: ["reason"],
      message: "Tell the author what to fix.",
    }),
  reply: success(managedReview),
});

export const vendorReviews = endpoint("GET /api/vendor/reviews", {
  summary: "Published reviews of the vendor's own products, newest first",
  permission: "reviews.answer",
  query: z.object({ ...paging, answered: z.enum(["0", "1"]).optional() }),
  reply: success(listOf(managedReview)),
});

export const answerReview = endpoint("PUT /api/vendor/reviews/{id}/reply", {
  summary: "Answer a review of the vendor's own products; an empty answer removes it",
  permission: "reviews.answer",
  params: z.object({ id: uuid }),
  body: z.strictObject({ reply: z.string().trim().max(2000, "At most 2,000 characters.") }),
  reply: success(managedReview),
});
