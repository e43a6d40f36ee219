import type { EmailContent } from "../../../platform/mail.ts";

/** Asks to verify the address of an AI design account; the link is valid for a day. */
export const aiVerificationEmail = (greeting: string, token: string, credits: number): EmailContent => ({
  subject: "Confirm your email address for AI 3D Design",
  preview: `One click and you get your first ${credits} credits.`,
  heading: "Confirm your email address",
  blocks: [
    greeting,
    `Thank you for signing up for AI 3D Design. Confirm this is your address to get your first ${credits} credits.`,
  ],
  button: { label: "Confirm my email address", path: `/design-ai/welcome?verify=${token}` },
  note: "The link expires in 24 hours and works once. If you did not sign up, you can ignore this message.",
});

/** Confirms that an account was deleted, so that no owner loses one without noticing. */
export const aiDeletedEmail = (greeting: string): EmailContent => ({
  subject: "Your AI 3D Design account is deleted",
  preview: "We kept nothing.",
  heading: "Your account is deleted",
  blocks: [
    greeting,
    "As you asked, we deleted your AI 3D Design account, its credits and everything else in it. If you have a showroom account, it has not changed.",
  ],
  note: "If you didn't ask for this, please write to us.",
});

/** Links to a new password of an AI design account; valid for an hour. */
export const aiResetEmail = (greeting: string, token: string): EmailContent => ({
  subject: "Set a new password for AI 3D Design",
  preview: "The link expires in one hour.",
  heading: "Set a new password",
  blocks: [greeting, "You asked for a new password for AI 3D Design. Choose one with the button below."],
  button: { label: "Choose a new password", path: `/design-ai/login?reset=${token}` },
  note: "The link expires in one hour and works once. If you didn't ask for this, you don't need to do anything.",
});
