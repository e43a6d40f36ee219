import type { AccountType } from "../../../http/caller.ts";
import type { EmailContent } from "../../../platform/mail.ts";

/** Asks to verify the address; the link is valid for a day. */
export const verificationEmail = (firstName: string, token: string, type: AccountType): EmailContent => ({
  subject: "Confirm your email address",
  preview:
    type === "User"
      ? "One click and you're ready to place your first order."
      : "One click confirms that the address is yours.",
  heading: "Confirm your email address",
  blocks: [
    `Hello ${firstName},`,
    type === "User"
      ? "Thank you for signing up. Please confirm this is your address, so order updates and receipts reach you."
      : "Thank you for applying. Please confirm this is your address, so our answer and your orders reach you.",
  ],
  button: { label: "Confirm my email address", path: `/verify/${token}` },
  note: "The link expires in 24 hours and works once. If you did not sign up, you can ignore this message.",
});

/** Links to a new password; valid for an hour. */
export const resetEmail = (firstName: string, token: string): EmailContent => ({
  subject: "Set a new password",
  preview: "The link expires in one hour.",
  heading: "Set a new password",
  blocks: [`Hello ${firstName},`, "You asked for a new password. Choose one with the button below."],
  button: { label: "Choose a new password", path: `/password_reset?token=${token}` },
  note: "The link expires in one hour and works once. If you didn't ask for this, you don't need to do anything. Your password stays the same.",
});

/** A six-digit code, valid for ten minutes. */
export const codeEmail = (firstName: string, code: string): EmailContent => ({
  subject: `${code} is your sign-in code`,
  preview: "Enter it on the sign-in page.",
  heading: "Your sign-in code",
  blocks: [`Hello ${firstName},`, "Enter this code on the sign-in page:", { code }],
  note: "The code expires in ten minutes and works once. We will never ask you for it. If you didn't just sign in, change your password.",
});

/** Says that the password has changed. */
export const passwordChangedEmail = (firstName: string): EmailContent => ({
  subject: "Your password was changed",
  preview: "We signed out all other devices.",
  heading: "Your password was changed",
  blocks: [
    `Hello ${firstName},`,
    "Your account's password was just changed, and all other devices were signed out.",
  ],
  button: { label: "It wasn't me", path: "/reset_password" },
  note: "If it was you, you don't need to do anything.",
});

/** Says that an admin signed in as this user, and why. */
export const standInEmail = (firstName: string, reason: string): EmailContent => ({
  subject: "Our team signed in to your account",
  preview: reason.slice(0, 120),
  heading: "Our team signed in to your account",
  blocks: [
    `Hello ${firstName},`,
    "An administrator signed in to your account to help you. Here is why:",
    ...reason.split(/\n{2,}/),
    "It ends after half an hour at most. Administrators can't pay, change your password, email or card, or download your data.",
  ],
  button: { label: "See all visits", path: "/account/privacy" },
  note: "If you think this is a mistake, reply to this email.",
});

const changes = {
  "authenticator-on": "An authenticator app was turned on",
  "authenticator-off": "The authenticator app was turned off",
  "recovery-codes": "New recovery codes were created",
  "recovery-code-used": "A recovery code was used to sign in",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "provider-connected": "A provider was connected",
  "provider-disconnected": "A provider was disconnected",
} as const;

/** Changes to the sign-in that we email the owner about. */
export type SecurityChange = keyof typeof changes;

/** Says that the sign-in of an account changed; `detail` names the passkey or the provider. */
export const securityEmail = (firstName: string, change: SecurityChange, detail: string): EmailContent => ({
  subject: changes[change],
  preview: "If it was you, you don't need to do anything.",
  heading: changes[change],
  blocks: [
    `Hello ${firstName},`,
    detail
      ? `${changes[change]}: ${detail}. This changes how you sign in to your account.`
      : `${changes[change]}. This changes how you sign in to your account.`,
  ],
  button: { label: "Review my sign-in settings", path: "/account/security" },
  note: "If it was you, you don't need to do anything. If not, sign in, change your password and sign out all other devices.",
});

/** Asks a person who came from a provider to verify the address; valid for an hour. */
export const connectEmail = (provider: string, shop: string, token: string): EmailContent => ({
  subject: `Confirm your sign-in with ${provider}`,
  preview: "One click and you can sign in without a password.",
  heading: `Sign in with ${provider}`,
  blocks: [
    "Hello,",
    `Someone just signed in with ${provider} using this email address. If it was you, confirm it, and you can sign in to ${shop} with ${provider} from now on.`,
  ],
  button: { label: "Yes, it was me", path: `/sociallogin/prove?token=${token}` },
  note: "The link expires in one hour and works once. If it wasn't you, don't open it and nothing will change.",
});
