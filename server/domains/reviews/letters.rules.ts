import type { Letter } from "../../platform/mail.ts";

/** What letters about a review tell. */
export interface ReviewNews {
  product_name: string;
  /** Path of the product's page. */
  path: string;
}

/** To the author: the review is on the page. */
export const publishedLetter = (firstName: string, { product_name, path }: ReviewNews): Letter => ({
  subject: "Your review is published",
  preview: product_name,
  heading: "Your review is published",
  blocks: [
    `Hello ${firstName},`,
    `Thank you. What you wrote about ${product_name} is on its page now and helps others to choose.`,
  ],
  button: { label: "See your review", path },
});

/** To the author: why not, and how to mend it. */
export const declinedLetter = (
  firstName: string,
  { product_name, path }: ReviewNews,
  reason: string,
): Letter => ({
  subject: "Your review needs a change",
  preview: reason,
  heading: "Your review needs a change",
  blocks: [
    `Hello ${firstName},`,
    `We could not publish your review of ${product_name}. The reason:`,
    reason,
    "You can rewrite it on the product's page, and we read it again.",
  ],
  button: { label: "Rewrite it", path },
});

/** To the author: the vendor has answered. */
export const answeredLetter = (
  firstName: string,
  { product_name, path }: ReviewNews,
  answer: { vendor: string; text: string },
): Letter => ({
  subject: `${answer.vendor} answered your review`,
  preview: answer.text.slice(0, 120),
  heading: `${answer.vendor} answered your review`,
  blocks: [`Hello ${firstName},`, `About ${product_name}:`, answer.text],
  button: { label: "See the answer", path },
});
