import type { SavedBank } from "../../../../contract/orders/saved-bank.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { tryCard } from "../../../http/card-attempts.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { CardRefused, type CardSetup, GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdAccount } from "./addresses.store.ts";
import { insertCardSetup } from "./card-setups.store.ts";
import { deleteBank, deleteBankSetup, findBank, findBankSetup, storeBank } from "./saved-bank.store.ts";

/** An account's bank account as its owner sees it: the one that pays, else the one that is checked. */
export async function bankOf(db: Db, user_id: string, provider: string): Promise<SavedBank | null> {
  const bank = await findBank(db, user_id, provider);
  if (bank) return { last4: bank.last4, state: "ready", url: null, since: bank.created_at.toISOString() };
  const setup = await findBankSetup(db, user_id, provider);
  return setup
    ? {
        last4: setup.last4,
        state: "checking",
        url: setup.url || null,
        since: setup.created_at.toISOString(),
      }
    : null;
}

/** Saves a bank account that its owner agrees to be debited from; the provider may have to check it first. */
export async function saveBankAccount(platform: Platform, caller: Caller, token: string): Promise<SavedBank> {
  const { db, payments, now } = platform;
  const account = accountOf(caller);
  const setup = await setUp(platform, caller, token);
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, account.id);
    await deleteBankSetup(tx, account.id);
    if (setup.status === "succeeded") {
      const { token: provider_token, last4 } = setup.card;
      const bank = { provider: payments.name, provider_token, last4, created_at: now() };
      return storeBank(tx, account.id, bank);
    }
    await insertCardSetup(tx, {
      id: newId(),
      user_id: account.id,
      provider: payments.name,
      is_bank: true,
      provider_ref: setup.ref,
      provider_token: setup.token,
      created_at: now(),
      exp_date: "",
      name_on_card: "",
      is_default: false,
      last4: setup.last4,
      url: setup.action_url ?? "",
    });
  });
  return (await bankOf(db, account.id, payments.name)) ?? fail("not_found");
}

async function setUp(
  platform: Platform,
  caller: Caller,
  token: string,
): Promise<Exclude<CardSetup, { status: "declined" }>> {
  const mandate = { ip: caller.ip, user_agent: caller.user_agent };
  try {
    return await tryCard(platform, caller, async () => {
      const setup = await platform.payments.save(token, accountOf(caller), mandate);
      if (setup.status === "declined") throw new CardRefused("card_number", setup.message);
      return setup;
    });
  } catch (error) {
    if (error instanceof CardRefused) failFields({ account_number: error.message });
    if (error instanceof GatewayUnreachable) fail("payment_unavailable", { retryAfter: 30 });
    throw error;
  }
}

/** Forgets the bank account; a debit that is under way goes on. */
export async function forgetBankAccount({ db }: Platform, user_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, user_id);
    await deleteBank(tx, user_id);
  });
}
