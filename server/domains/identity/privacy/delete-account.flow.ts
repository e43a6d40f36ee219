import { type Account, accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { discardFiles } from "../../../platform/files/discard.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dropUnusedUploads, removeUploads, uploadsOf } from "../../catalog/pictures/index.ts";
import { countAttempt, findUserByEmail, isPassword } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { closePlace, hasOtherAdmin, placesChanged } from "../users/index.ts";
import { filesOf, hasBalance, holdStill, openOrderOf } from "./delete-account.store.ts";
import { forgetPerson } from "./forget-person.flow.ts";

/**
 * Deletes an account after its owner has proved the identity. Refused, with the reason, while an order, a balance or
 * the marketplace itself still needs it.
 */
export async function deleteOwnAccount(
  platform: Platform,
  caller: Caller,
  account: Account,
  password: string | undefined,
): Promise<void> {
  const { db, config, now } = platform;
  const user = (await findUserByEmail(db, account.email)) ?? fail("unauthenticated");
  await proveOwner(platform, caller, user.password_hash, password);
  const { paths, pictures } = await db.transaction().execute(async (transaction) => {
    await holdStill(transaction, account.id);
    await refuseWhileNeeded(transaction, account);
    const paths = await filesOf(transaction, account.id);
    const uploads = await uploadsOf(transaction, account.id);
    await closePlace(transaction, account.id, now());
    await forgetPerson(transaction, account.id, user.email, now());
    await audit(transaction, {
      caller,
      action: "privacy.account_deleted",
      about: { type: "user", id: account.id },
    });
    await queueMail(transaction, config, {
      kind: "account",
      to: user.email,
      content: goodbyeEmail(user.first_name),
    });
    return { paths, pictures: await dropUnusedUploads(transaction, uploads) };
  });
  await discardFiles(platform, paths);
  await removeUploads(platform, pictures);
  if (account.type === "Contractor" || account.type === "Vendor") await placesChanged(platform);
}

/** With the password; a user without one must have proved the identity recently in another way. */
async function proveOwner(
  { db, now }: Platform,
  caller: Caller,
  password_hash: string | null,
  password: string | undefined,
): Promise<void> {
  if (!password_hash) return assertProvedLately(caller, now());
  await countAttempt(db, "password-account", accountOf(caller).id);
  if (!password) return failFields({ password: "Enter your password." });
  if (!(await isPassword(password, password_hash))) failFields({ password: "This is not your password." });
}

async function refuseWhileNeeded(db: Db, account: Account): Promise<void> {
  const order = await openOrderOf(db, account.id);
  if (order) {
    refuse(
      `Order ${order} is still open. You can delete your account once everything has been delivered, canceled or returned.`,
    );
  }
  if (await hasBalance(db, account.id)) {
    refuse("Your balance is not settled yet. You can delete your account once everything is paid out.");
  }
  if (account.type === "Admin" && !(await hasOtherAdmin(db, account.id))) {
    refuse("The marketplace needs at least one admin.");
  }
}

const refuse = (reason: string): never => fail("account_needed", { values: { reason } });

const goodbyeEmail = (first_name: string): EmailContent => ({
  subject: "Your account is deleted",
  preview: "We keep what the law requires, without your name.",
  heading: "Your account is deleted",
  blocks: [
    `Hello ${first_name},`,
    "We deleted your account and signed out all devices. Orders stay in our books as the law requires, without your name, address or card.",
  ],
  note: "If this wasn't you, reply to this email right away.",
});
