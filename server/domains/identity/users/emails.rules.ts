import type { ManagedUser } from "../../../../contract/identity/users.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { isOpen } from "./users.rules.ts";

interface Change {
  type: AccountType;
  status: ManagedUser["status"];
}

const roles: Record<AccountType, string> = {
  User: "a customer",
  Contractor: "a pro",
  Vendor: "a vendor",
  Admin: "an administrator",
};

/** To the owner of an account that an admin opened, held, closed or gave another role: what, and why. */
export function changedEmail(first_name: string, before: Change, now: Change, reason: string): EmailContent {
  const { subject, text, path } = wordsFor(before, now);
  return {
    subject,
    preview: reason.slice(0, 120),
    heading: subject,
    blocks: [`Hello ${first_name},`, text, "Here is why:", ...reason.split(/\n{2,}/)],
    ...(path && { button: { label: "Sign in", path } }),
    note: "If you think this is a mistake, reply to this email.",
  };
}

function wordsFor(before: Change, now: Change): { subject: string; text: string; path?: string } {
  const path = now.type === "User" ? "/login" : "/pro-account/login";
  const signedOut = "We signed out all your devices.";
  if (now.status === "Deactive" && before.status !== "Deactive") {
    return {
      subject: "Your account has been deactivated",
      text: `You can no longer sign in. ${signedOut}`,
    };
  }
  if (!isOpen(now.status) && isOpen(before.status)) {
    return {
      subject: "Your account is on hold",
      text: `You can't sign in until we review it. ${signedOut}`,
    };
  }
  if (now.type !== before.type) {
    const text = `You now sign in as ${roles[now.type]}. ${signedOut}`;
    return { subject: "Your role has changed", text, path };
  }
  if (isOpen(now.status))
    return { subject: "Your account is active again", text: "You can sign in again.", path };
  return {
    subject: "Your account is on hold",
    text: "It is no longer deactivated, but you can't sign in yet.",
  };
}
