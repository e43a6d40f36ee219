import type { Letter } from "../../platform/mail.ts";

/** Asks to prove the address of an AI design account; the link lasts a day. */
export const aiVerificationLetter = (greeting: string, token: string, credits: number): Letter => ({
  subject: "Confirm your email address for AI 3D Design",
  preview: `One click, and your first ${credits} credits are there.`,
  heading: "Confirm your email address",
  blocks: [
    greeting,
    `Thank you for signing up for AI 3D Design. Please confirm that this address is yours; your first ${credits} credits are then in your account.`,
  ],
  button: { label: "Confirm my email address", path: `/design-ai/welcome?verify=${token}` },
  note: "The link is good for 24 hours and works once. If you did not sign up, you can ignore this message.",
});

/** Confirms that an account is gone, so that nobody loses one without hearing of it. */
export const aiDeletedLetter = (greeting: string): Letter => ({
  subject: "Your AI 3D Design account is deleted",
  preview: "Nothing is kept of it.",
  heading: "Your account is deleted",
  blocks: [
    greeting,
    "As you asked, your AI 3D Design account is deleted with its credits and everything else that was kept about it. Your account in the shop, if you have one, is not touched.",
  ],
  note: "If it was not you who asked, please write to us.",
});

/** Leads to a new password of an AI design account; the link lasts an hour. */
export const aiResetLetter = (greeting: string, token: string): Letter => ({
  subject: "Set a new password for AI 3D Design",
  preview: "The link is good for one hour.",
  heading: "Set a new password",
  blocks: [greeting, "You asked for a new password for AI 3D Design. Choose one with the button below."],
  button: { label: "Choose a new password", path: `/design-ai/login?reset=${token}` },
  note: "The link is good for one hour and works once. If it was not you who asked, there is nothing to do.",
});
