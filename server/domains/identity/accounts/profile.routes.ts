import type { z } from "zod";
import { getProfile, type Profile, updateProfile } from "../../../../contract/identity/accounts.ts";
import { isTimeZone } from "../../../../contract/time-zone.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { freightTo } from "../../../../domain/orders/shipping.ts";
import { phoneToStore } from "../../../../domain/places/phone.ts";
import { phoneNumberProblem } from "../../../../domain/places/phone-number.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { saleRules } from "../../admin/settings/index.ts";
import { changeDetails, type DetailChanges } from "../people/index.ts";
import { readBilling, unknownState } from "./address.rules.ts";
import { saveAddress } from "./addresses.store.ts";
import { cardRefusals, exchangeAtOnce } from "./cards.flow.ts";
import { type Address, findProfile, remoteFreightOfCart } from "./profile.store.ts";
import { removeDefaultCard, saveCard } from "./saved-cards.store.ts";
import { splitName } from "./sign-in.rules.ts";
import { zipProblems } from "./zip-places.flow.ts";

type Changes = z.output<(typeof updateProfile)["body"]>;

const show = serve(getProfile, async ({ caller, platform }) => ({
  data: (await findProfile(platform.db, accountOf(caller).id)) ?? fail("unauthenticated"),
}));

const update = serve(updateProfile, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const before = (await findProfile(platform.db, account.id)) ?? fail("unauthenticated");
  const shipping = readShipping(body, before.shipping);
  const billing = readBilling(body);
  const problems = {
    ...detailProblems(body, before),
    ...shipping?.problems,
    ...billing?.problems,
    ...(await zipProblems({ zip_code: shipping?.address, pay_zip_code: billing?.address })),
    ...cardRefusals(platform, body),
  };
  if (Object.keys(problems).length > 0) failFields(problems);
  const card = await exchangeAtOnce(platform, caller, body, account, "Add it under Saved cards.");
  await platform.db.transaction().execute(async (db) => {
    await changeDetails(db, account.id, detailsOf(body, before));
    if (shipping?.address) await saveAddress(db, account.id, "shipping", shipping.address);
    if (billing?.address) await saveAddress(db, account.id, "billing", billing.address);
    if (card) await saveCard(db, account.id, card);
    else if (body.remove_card) await removeDefaultCard(db, account.id);
  });
  const profile = (await findProfile(platform.db, account.id)) ?? fail("unauthenticated");
  const shipping_charge = await shippingCharge(platform.db, account.id, profile.shipping);
  return { message: "Details saved.", data: { ...profile, shipping_charge } };
});

const missingWords = {
  street: "Enter a street.",
  city: "Enter a city.",
  state: "Choose a state.",
  zip_code: "Enter your ZIP code.",
} as const;

/** The shipping address after the change. If the form has an address, its `zip_code` belongs to it. */
function readShipping(
  { street, apartment, city, state, zip_code }: Changes,
  before: Address | null,
): { address: Address | null; problems: Record<string, string> } | null {
  if ([street, apartment, city, state].every((text) => text === undefined)) return null;
  const address = {
    street: street ?? before?.street ?? "",
    apartment: apartment ?? before?.apartment ?? "",
    city: city ?? before?.city ?? "",
    state: (state ?? before?.state ?? "").toUpperCase(),
    zip_code: zip_code ?? before?.zip_code ?? "",
  };
  const missing = (Object.keys(missingWords) as (keyof typeof missingWords)[]).filter(
    (name) => !address[name],
  );
  const problems: Record<string, string> = Object.fromEntries(
    missing.map((name) => [name, missingWords[name]]),
  );
  if (address.state && !isUsState(address.state)) problems.state = unknownState;
  return { address: Object.keys(problems).length > 0 ? null : address, problems };
}

function detailProblems(changes: Changes, before: Profile): Record<string, string> {
  const problems: Record<string, string> = {};
  if (changes.phone_number !== undefined || changes.country_code !== undefined) {
    const dialCode = changes.country_code ?? before.country_code;
    const phone = changes.phone_number ?? before.phone;
    const isChanged = dialCode !== before.country_code || phoneToStore(dialCode, phone) !== before.phone;
    const problem = isChanged && phoneNumberProblem(dialCode, phone);
    if (problem) problems.phone_number = problem;
  }
  if (changes.timezone !== undefined && !isTimeZone(changes.timezone)) {
    problems.timezone = "Choose a time zone from the list.";
  }
  return problems;
}

function detailsOf(changes: Changes, before: Profile): DetailChanges {
  const hasAddress = [changes.street, changes.city, changes.state].some((text) => text !== undefined);
  const dialCode = changes.country_code ?? before.country_code;
  return {
    ...(changes.full_name !== undefined && splitName(changes.full_name)),
    ...(changes.country_code !== undefined && { country_code: changes.country_code }),
    ...(changes.phone_number !== undefined && { phone: phoneToStore(dialCode, changes.phone_number) }),
    ...(changes.zip_code !== undefined && !hasAddress && { zip_code: changes.zip_code }),
    ...(changes.timezone !== undefined && { timezone: changes.timezone }),
  };
}

/** In dollars, for the account's cart; 0 where delivery is free. */
async function shippingCharge(db: Db, user_id: string, address: Address | null): Promise<number> {
  if (!address) return 0;
  const [{ freight }, vendors] = await Promise.all([saleRules(db), remoteFreightOfCart(db, user_id)]);
  const charges = vendors.map((cents) => freightTo(freight, address.state, cents));
  return toDollars(charges.reduce((sum, cents) => sum + cents, 0));
}

export const profileRoutes = [show, update];
