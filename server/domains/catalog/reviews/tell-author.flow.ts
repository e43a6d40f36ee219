import type { Config } from "../../../config.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { accountById } from "./accounts.store.ts";
import type { ReviewNews } from "./emails.rules.ts";
import type { ReviewRow } from "./reviews.store.ts";

/** Path of the review's page. */
export const reviewsPath = (productHash: string): string => `/product/${productHash}#reviews`;

/** Notifies the author of a review, if the account still exists, by email and notification; in the same transaction. */
export async function notifyAuthor(
  db: Db,
  config: Config,
  review: ReviewRow,
  emailFor: (firstName: string, news: ReviewNews) => EmailContent,
): Promise<void> {
  const author = review.user_id === null ? undefined : await accountById(db, review.user_id);
  if (!author) return;
  const path = reviewsPath(review.product_hash);
  const content = emailFor(author.first_name, { product_name: review.product_name, path });
  await queueMail(db, config, { kind: "review", to: author.email, content });
  const notice = { kind: "review" as const, title: content.subject, body: review.product_name, link: path };
  await notify(db, { user_id: author.id, ...notice });
}
