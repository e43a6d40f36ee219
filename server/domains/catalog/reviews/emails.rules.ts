import type { EmailContent } from "../../../platform/mail.ts";

/** The data of emails about a review. */
export interface ReviewNews {
  product_name: string;
  /** Path of the product's page. */
  path: string;
}

/** To the author: the review is on the page. */
export const publishedEmail = (firstName: string, { product_name, path }: ReviewNews): EmailContent => ({
  subject: "Your review is published",
  preview: product_name,
  heading: "Your review is published",
  blocks: [
    `Hello ${firstName},`,
    `Thank you. Your review of ${product_name} is now on its page and helps others choose.`,
  ],
  button: { label: "See your review", path },
});

/** To the author: why it was declined, and how to fix it. */
export const declinedEmail = (
  firstName: string,
  { product_name, path }: ReviewNews,
  reason: string,
): EmailContent => ({
  subject: "Your review needs a change",
  preview: reason,
  heading: "Your review needs a change",
  blocks: [
    `Hello ${firstName},`,
    `We couldn't publish your review of ${product_name}. The reason:`,
    reason,
    "You can rewrite it on the product page, and we'll review it again.",
  ],
  button: { label: "Rewrite review", path },
});

/** To the author: the vendor has answered. */
export const answeredEmail = (
  firstName: string,
  { product_name, path }: ReviewNews,
  answer: { vendor: string; text: string },
): EmailContent => ({
  subject: `${answer.vendor} answered your review`,
  preview: answer.text.slice(0, 120),
  heading: `${answer.vendor} answered your review`,
  blocks: [`Hello ${firstName},`, `About ${product_name}:`, answer.text],
  button: { label: "See answer", path },
});
