import type { z } from "zod";
import type { register } from "../../../../contract/identity/accounts.ts";
import { phoneToStore } from "../../../../domain/places/phone.ts";
import { phoneNumberProblem } from "../../../../domain/places/phone-number.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { failFields } from "../../../http/failure.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimGuestCart } from "../../design/projects/index.ts";
import { claimGuestRooms } from "../../design/rooms/index.ts";
import { joinNewAccount } from "../../showrooms/invitations/index.ts";
import { audit } from "../audit/index.ts";
import { insertCustomer, type NewUser } from "../people/index.ts";
import { readBilling, unknownState } from "./address.rules.ts";
import { saveAddress } from "./addresses.store.ts";
import { cardRefusals, exchangeAtOnce } from "./cards.flow.ts";
import { insertSignUpConsents } from "./consents.store.ts";
import { countAttempt } from "./limits.ts";
import { mailVerificationLink } from "./mailed-links.flow.ts";
import { hashPassword, passwordProblem } from "./passwords.ts";
import type { Address, KeptCard } from "./profile.store.ts";
import { saveCard } from "./saved-cards.store.ts";
import { type OpenedSession, openSession, type Visit } from "./sessions.flow.ts";
import { splitName } from "./sign-in.rules.ts";
import { findShopId, findUserByEmail } from "./users.store.ts";
import { zipProblems } from "./zip-places.flow.ts";

type Registration = z.output<(typeof register)["body"]>;

const taken = "This email already has an account.";
const laterCard = "Leave it out here, and add it to your account after you sign up.";

/**
 * Creates a customer's account with addresses, card, verification email and session, and gives it the guest's cart; all
 * or nothing. Reports everything that is wrong with the form at once.
 */
export async function registerCustomer(
  visit: Visit,
  form: Registration,
): Promise<{ user_id: string; session: OpenedSession }> {
  const { platform } = visit;
  const billing = readBilling(form);
  const problems: Record<string, string> = {
    ...((await isTaken(visit, form.email)) && { email: taken }),
    ...formProblems(form),
    ...(await usualPassword(platform, form)),
    ...billing?.problems,
    ...(await zipProblems({ shipping_zip_code: shippingOf(form), pay_zip_code: billing?.address })),
    ...cardRefusals(platform, form),
  };
  if (Object.keys(problems).length > 0) failFields(problems);

  const user = await newUser(visit, form);
  const card = await exchangeAtOnce(platform, visit.caller, form, user, laterCard);
  const { invitation } = form;
  const parts = { shipping: shippingOf(form), billing: billing?.address ?? null, card, invitation };
  return { user_id: user.id, session: await storeCustomer(visit, user, parts) };
}

/** Whether an address has an account. Asking often is not a forgetful customer, so it is counted. */
async function isTaken({ platform, caller }: Visit, email: string): Promise<boolean> {
  if (!(await findUserByEmail(platform.db, email))) return false;
  await countAttempt(platform.db, "register-taken", caller.ip);
  return true;
}

async function usualPassword(platform: Platform, form: Registration): Promise<{ password?: string }> {
  const person = { email: form.email, first_name: form.full_name };
  const password = await passwordProblem(platform, form.password, person);
  return password ? { password } : {};
}

function formProblems(form: Registration): Record<string, string> {
  const phone = phoneNumberProblem(form.country_code, form.phone_number);
  return {
    ...(phone && { phone_number: phone }),
    ...(!isUsState(form.shipping_state) && { shipping_state: unknownState }),
  };
}

async function newUser({ platform, language }: Visit, form: Registration): Promise<NewUser> {
  return {
    id: newId(),
    email: form.email,
    password_hash: await hashPassword(form.password),
    ...splitName(form.full_name),
    country_code: form.country_code,
    phone: phoneToStore(form.country_code, form.phone_number),
    zip_code: form.zip_code,
    shop_id: form.shop_id ? await findShopId(platform.db, form.shop_id) : null,
    language,
    created_at: platform.now(),
  };
}

const shippingOf = (form: Registration): Address => ({
  street: form.shipping_street,
  apartment: form.shipping_apartment ?? "",
  city: form.shipping_city,
  state: form.shipping_state.toUpperCase(),
  zip_code: form.shipping_zip_code,
});

function storeCustomer(
  visit: Visit,
  user: NewUser,
  parts: {
    shipping: Address;
    billing: Address | null;
    card: KeptCard | null;
    invitation: string | null | undefined;
  },
): Promise<OpenedSession> {
  return visit.platform.db.transaction().execute(async (db) => {
    if (!(await insertCustomer(db, user))) failFields({ email: taken });
    await saveAddress(db, user.id, "shipping", parts.shipping);
    if (parts.billing) await saveAddress(db, user.id, "billing", parts.billing);
    if (parts.card) await saveCard(db, user.id, parts.card);
    await mailVerificationLink(db, visit.platform, { ...user, type: "User" });
    await insertSignUpConsents(db, user.id, visit.caller, user.created_at);
    await joinNewAccount(db, parts.invitation, user.id, user.created_at);
    await audit(db, {
      caller: visit.caller,
      actor: { id: user.id, type: "User" },
      action: "account.registered",
      details: { card: parts.card !== null },
    });
    if (visit.caller.cart_key) {
      const guest = { temp_project_id: visit.caller.cart_key, user_id: user.id };
      await claimGuestCart(db, guest);
      await claimGuestRooms(db, guest);
    }
    return openSession(db, visit, user);
  });
}
