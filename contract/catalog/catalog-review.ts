import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { writesProducts } from "../scopes.ts";
import { isoDate, listOf, paging, picture, success, timeSent, uuid, versionSent } from "../shapes.ts";

/** What of a product an admin looks at before customers see it. */
export const reviewedFields = [
  "name",
  "brand",
  "category",
  "description",
  "warranty",
  "attributes",
  "surface",
  "texture",
  "images",
] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** Whose products and edits wait for an admin: `new_vendors` are those with few products that were ever live. */
export const reviewScopes = ["nobody", "new_vendors", "everyone"] as const;
export type ReviewScope = (typeof reviewScopes)[number];

/** What holds for one vendor: the market's setting, or always or never a review. */
export const vendorReviewRules = ["default", "always", "never"] as const;
export type VendorReviewRule = (typeof vendorReviewRules)[number];

const shownPicture = picture.extend({
  key: z.string(),
  /** False for one that only the other side has. */
  is_kept: z.boolean(),
});

const difference = z.object({
  field: z.enum(reviewedFields),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Addresses of what a field shows, for one that is a picture. */
  shown: z.object({ before: z.string().nullable(), after: z.string().nullable() }).optional(),
});
export type ReviewDifference = z.infer<typeof difference>;

const reviewParts = {
  id: z.string(),
  kind: z.enum(["new", "edit"]),
  status: z.enum(["pending", "sent_back"]),
  sent_at: isoDate,
  /** Why it was sent back. */
  reason: z.string(),
  /** What is live, and what would be; for a new product all that it says. */
  differences: z.array(difference),
  /** Null where the pictures stay as they are. */
  pictures: z.object({ before: z.array(shownPicture), after: z.array(shownPicture) }).nullable(),
};

/** What of a vendor's product waits for an admin, or came back from one. */
export const productReview = z.object(reviewParts);
export type ProductReview = z.infer<typeof productReview>;

const queued = z.object({
  ...reviewParts,
  /** Of the product; goes up with every change of what it says. */
  version: z.number(),
  hash: z.string(),
  name: z.string(),
  is_live: z.boolean(),
  vendor: z.object({
    id: z.string(),
    name: z.string(),
    rule: z.enum(vendorReviewRules),
    waiting: z.number(),
  }),
  /** Wholesale, of the variant that costs least. */
  price_from: z.number(),
  /** What a price is for. */
  unit: z.string(),
  variants: z.number(),
});
export type QueuedReview = z.infer<typeof queued>;

export const listReviewQueue = endpoint("GET /api/admin/catalog-review", {
  summary: "New products and edits that wait for an admin, the oldest first; or those that were sent back",
  permission: "admin.run",
  query: z.object({
    ...paging,
    status: z.enum(["pending", "sent_back"]).default("pending"),
    vendor: uuid.optional(),
  }),
  reply: success(listOf(queued).extend({ as_of: isoDate })),
});

const seen = { params: z.object({ id: uuid }), permission: "admin.run" } as const;

export const approveRevision = endpoint("POST /api/admin/catalog-review/{id}/approve", {
  summary: "Put a new product or an edit live; refused (409) if the vendor changed it in the meantime",
  ...seen,
  body: z.strictObject({ version: versionSent }),
  reply: success(z.object({ id: z.string(), hash: z.string() })),
});

export const sendBackRevision = endpoint("POST /api/admin/catalog-review/{id}/send-back", {
  summary: "Send a new product or an edit back to its vendor with a reason; what is live stays",
  ...seen,
  body: z.strictObject({
    version: versionSent,
    reason: z
      .string("Enter what the vendor has to change.")
      .trim()
      .min(10, "Write a sentence that says what to change.")
      .max(1000, "The reason can have at most 1,000 characters."),
  }),
  reply: success(z.object({ id: z.string(), hash: z.string() })),
});

export const approveVendorRevisions = endpoint("POST /api/admin/catalog-review/vendors/{id}/approve", {
  summary: "Put all live that waits from one vendor and was sent before `as_of`; up to 200 at a time",
  ...seen,
  body: z.strictObject({ as_of: timeSent }),
  reply: success(
    z.object({
      approved: z.number(),
      /** Cannot go live as they are, such as one in a category that was deleted. */
      refused: z.number(),
      left: z.number(),
    }),
  ),
});

export const changeVendorReviewRule = endpoint("PUT /api/admin/catalog-review/vendors/{id}", {
  summary:
    "Whether a vendor's new products and edits wait for an admin: as the setting says, always or never",
  ...seen,
  body: z.strictObject({ rule: z.enum(vendorReviewRules, "Choose default, always or never.") }),
  reply: success(z.object({ id: z.string(), rule: z.enum(vendorReviewRules) })),
});

export const withdrawRevision = endpoint("POST /api/vendor/products/{hash}/withdraw-edit", {
  summary: "Take back what waits for an admin, or came back from one; what is live stays as it is",
  ...writesProducts,
  params: z.object({ hash: z.string().max(40) }),
  reply: success(z.object({ hash: z.string() })),
});
