import type { Letter } from "../../platform/mail.ts";

/** Asks to prove the address; the link lasts a day. */
export const verificationLetter = (firstName: string, token: string): Letter => ({
  subject: "Confirm your email address",
  preview: "One click, and your account is ready for your first order.",
  heading: "Confirm your email address",
  blocks: [
    `Hello ${firstName},`,
    "Thank you for signing up. Please confirm that this address is yours, so that order updates and receipts reach you.",
  ],
  button: { label: "Confirm my email address", path: `/verify/${token}` },
  note: "The link is good for 24 hours and works once. If you did not sign up, you can ignore this message.",
});

/** Leads to a new password; the link lasts an hour. */
export const resetLetter = (firstName: string, token: string): Letter => ({
  subject: "Set a new password",
  preview: "The link is good for one hour.",
  heading: "Set a new password",
  blocks: [`Hello ${firstName},`, "You asked for a new password. Choose one with the button below."],
  button: { label: "Choose a new password", path: `/password_reset?token=${token}` },
  note: "The link is good for one hour and works once. If it was not you who asked, your password stays as it is and there is nothing to do.",
});

/** A six-digit code; it lasts ten minutes. */
export const codeLetter = (firstName: string, code: string): Letter => ({
  subject: `${code} is your sign-in code`,
  preview: "Enter it on the page that asked for it.",
  heading: "Your sign-in code",
  blocks: [`Hello ${firstName},`, "Enter this code on the page that asked for it:", { code }],
  note: "The code is good for ten minutes and works once. Nobody from our side will ever ask you for it. If you did not sign in just now, change your password.",
});

/** Tells that the password is another one now. */
export const passwordChangedLetter = (firstName: string): Letter => ({
  subject: "Your password was changed",
  preview: "All other devices have been signed out.",
  heading: "Your password was changed",
  blocks: [
    `Hello ${firstName},`,
    "The password of your account was changed just now, and all other devices have been signed out.",
  ],
  button: { label: "It was not me", path: "/reset_password" },
  note: "If it was you, there is nothing to do.",
});

const changes = {
  "authenticator-on": "An authenticator app was switched on",
  "authenticator-off": "The authenticator app was switched off",
  "recovery-codes": "New recovery codes were made",
  "recovery-code-used": "A recovery code was used to sign in",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "provider-connected": "A provider was connected",
  "provider-disconnected": "A provider was disconnected",
} as const;

/** What about the sign-in can change that its owner is told of. */
export type SecurityChange = keyof typeof changes;

/** Tells that the sign-in of an account was changed; `detail` names the passkey or the provider. */
export const securityLetter = (firstName: string, change: SecurityChange, detail: string): Letter => ({
  subject: changes[change],
  preview: "If it was you, there is nothing to do.",
  heading: changes[change],
  blocks: [
    `Hello ${firstName},`,
    `${changes[change]}${detail && `: ${detail}`}. This is a change to how one signs in to your account.`,
  ],
  button: { label: "Look at my sign-in", path: "/account/security" },
  note: "If it was you, there is nothing to do. If not, sign in, change your password and sign all other devices out.",
});

/** Asks whoever came from a provider to prove the address; the link lasts an hour. */
export const connectLetter = (provider: string, shop: string, token: string): Letter => ({
  subject: `Confirm your sign-in with ${provider}`,
  preview: "One click, and you can sign in without a password.",
  heading: `Sign in with ${provider}`,
  blocks: [
    "Hello,",
    `Somebody has just signed in with ${provider} and named this email address. If it was you, confirm it, and ${provider} opens your account at ${shop} from now on.`,
  ],
  button: { label: "Yes, it was me", path: `/sociallogin/prove?token=${token}` },
  note: "The link is good for one hour and works once. If it was not you, do not open it: nothing changes then.",
});
