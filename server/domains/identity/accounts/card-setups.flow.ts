import { mostCards } from "../../../../contract/orders/saved-cards.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { type CardSetup, GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdAccount } from "./addresses.store.ts";
import {
  answerCardSetup,
  type CardSetupRow,
  deleteCardSetups,
  findCardSetup,
  insertCardSetup,
  lockCardSetup,
} from "./card-setups.store.ts";
import type { KeptCard } from "./profile.store.ts";
import { releaseCardToken } from "./released-cards.store.ts";
import { storeBank } from "./saved-bank.store.ts";
import { findCards, insertCard } from "./saved-cards.store.ts";

/** How long a bank's question can be answered, and the deposit that checks a bank account be confirmed. */
const answerHours = { card: 24, bank: 10 * 24 };

export type Asked = Extract<CardSetup, { status: "requires_action" }>;

/** The bank's question about a card, as the page shows it. */
export interface CardQuestion {
  setup: string;
  url: string | null;
  client_secret: string | null;
  message: string;
}

const questionOf = (setup: string, { action_url: url, client_secret, message }: Asked): CardQuestion => ({
  setup,
  url,
  client_secret,
  message,
});

export const tooManyCards = `You can save ${mostCards} cards. Remove one you no longer use.`;

/** Keeps a card that its bank asks about, until the bank has its answer; returns the question. */
export async function waitForBank(
  { db, payments, now }: Platform,
  user_id: string,
  asked: Asked,
  card: { exp_date: string; name_on_card: string; is_default: boolean },
): Promise<CardQuestion> {
  const id = newId();
  await insertCardSetup(db, {
    id,
    user_id,
    provider: payments.name,
    provider_ref: asked.ref,
    provider_token: asked.token,
    ...card,
    created_at: now(),
  });
  return questionOf(id, asked);
}

/** Adds a card to those of an account; false, and the provider forgets it, where there are too many. */
export async function keepCard(
  db: Db,
  user_id: string,
  card: KeptCard & { is_default: boolean },
  at: Date,
): Promise<boolean> {
  await holdAccount(db, user_id);
  const count = (await findCards(db, user_id)).length;
  if (count >= mostCards) {
    await releaseCardToken(db, card);
    return false;
  }
  await insertCard(db, user_id, { ...card, is_default: card.is_default || count === 0 }, at);
  return true;
}

/**
 * Asks the provider what the bank has said, and applies it: the card is saved, refused (402), or the question is
 * returned because the bank still waits.
 */
export async function confirmCardSetup(
  platform: Platform,
  row: CardSetupRow,
  accepted: boolean | undefined,
): Promise<CardQuestion | null> {
  let answered: CardSetupRow | undefined = row;
  if (row.status === "requires_action") {
    const setup = await ask(platform, row, accepted);
    if (setup.status === "requires_action") return questionOf(row.id, setup);
    await applyCardSetup(platform, setup);
    answered = await findCardSetup(platform.db, row.id, row.user_id);
  }
  if (answered?.status === "declined") fail("payment_declined", { values: { reason: answered.message } });
  return null;
}

async function ask({ payments }: Platform, row: CardSetupRow, accepted: boolean | undefined) {
  try {
    return (await payments.confirmSave(row.provider_ref, accepted)) ?? fail("not_found");
  } catch (error) {
    if (error instanceof GatewayUnreachable) fail("payment_unavailable", { retryAfter: 30 });
    throw error;
  }
}

/**
 * Applies what became of a card, or a bank account, that its bank was asked about: once, however often the provider says it. One that was
 * saved without a question is none of these.
 */
export async function applyCardSetup({ db, payments, now }: Platform, setup: CardSetup): Promise<void> {
  if (setup.status === "requires_action") return;
  await db.transaction().execute(async (tx) => {
    const row = await lockCardSetup(tx, payments.name, setup.ref);
    if (row?.status !== "requires_action") return;
    const { id, user_id, provider, provider_token } = row;
    if (setup.status === "declined") {
      await releaseCardToken(tx, { provider, provider_token });
      return answerCardSetup(tx, id, { status: "declined", message: setup.message });
    }
    const { token, brand, last4, exp_date, name_on_card } = setup.card;
    if (row.is_bank) {
      await storeBank(tx, user_id, { provider, provider_token: token, last4, created_at: now() });
      return answerCardSetup(tx, id, { status: "succeeded", message: "" });
    }
    const card = {
      provider,
      provider_token: token,
      brand,
      last4,
      is_default: row.is_default,
      exp_date: exp_date ?? row.exp_date,
      name_on_card: name_on_card ?? row.name_on_card,
    };
    const isKept = await keepCard(tx, user_id, card, now());
    const answer = isKept ? { status: "succeeded" as const, message: "" } : refused;
    await answerCardSetup(tx, id, answer);
  });
}

const refused = { status: "declined" as const, message: tooManyCards };

/** Questions that nobody has answered are given up, and what was answered is no longer needed. */
export async function dropCardSetups({ db, now }: Platform): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  await deleteCardSetups(db, before(answerHours.card), false);
  await deleteCardSetups(db, before(answerHours.bank), true);
}
