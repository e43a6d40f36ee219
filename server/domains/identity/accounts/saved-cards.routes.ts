import {
  addCard,
  confirmCard,
  listCards,
  makeDefaultCard,
  mostCards,
  removeCard,
  type SavedCard,
} from "../../../../contract/orders/saved-cards.ts";
import { isCardExpired } from "../../../../domain/money/card-expiry.ts";
import { accountOf } from "../../../http/caller.ts";
import { tryCard } from "../../../http/card-attempts.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdAccount } from "./addresses.store.ts";
import { confirmCardSetup, keepCard, tooManyCards, waitForBank } from "./card-setups.flow.ts";
import { findCardSetup } from "./card-setups.store.ts";
import { cardRefusals, exchangeCard } from "./cards.flow.ts";
import { deleteCard, findCards, setDefaultCard } from "./saved-cards.store.ts";

async function cardsOf(db: Db, user_id: string, now: Date): Promise<SavedCard[]> {
  return (await findCards(db, user_id)).map(({ name_on_card, ...card }) => ({
    ...card,
    name_on_Card: name_on_card,
    is_expired: isCardExpired(card.exp_date, now),
  }));
}

const list = serve(listCards, async ({ caller, platform }) => ({
  data: await cardsOf(platform.db, accountOf(caller).id, platform.now()),
}));

const add = serve(addCard, async ({ body, caller, platform }) => {
  const { is_default, ...given } = body;
  const account = accountOf(caller);
  const problems = cardRefusals(platform, given);
  if (Object.keys(problems).length > 0) failFields(problems);
  if ((await findCards(platform.db, account.id)).length >= mostCards)
    failFields({ card_number: tooManyCards });
  const exchanged =
    (await exchangeCard(platform, caller, given, account)) ??
    failFields({ card_number: "Enter your card number." });
  if ("asked" in exchanged) {
    const { asked, ...typed } = exchanged;
    const action = await waitForBank(platform, account.id, asked, { ...typed, is_default });
    return { data: await cardsOf(platform.db, account.id, platform.now()), action };
  }
  const { card } = exchanged;
  const isKept = await platform.db
    .transaction()
    .execute((db) => keepCard(db, account.id, { ...card, is_default }, platform.now()));
  if (!isKept) failFields({ card_number: tooManyCards });
  return {
    message: `${card.brand} ending in ${card.last4} is saved.`,
    data: await cardsOf(platform.db, account.id, platform.now()),
    action: null,
  };
});

const confirm = serve(confirmCard, async ({ body, caller, platform }) => {
  const { id } = accountOf(caller);
  const row = (await findCardSetup(platform.db, body.setup, id)) ?? fail("not_found");
  const settle = () => confirmCardSetup(platform, row, body.accepted);
  const action = await (row.status === "requires_action" ? tryCard(platform, caller, settle) : settle());
  const data = await cardsOf(platform.db, id, platform.now());
  return { ...(!action && { message: "Card saved." }), data, action };
});

const prefer = serve(makeDefaultCard, async ({ params, caller, platform }) => ({
  data: await changeCards(platform, accountOf(caller).id, (db, user_id) =>
    setDefaultCard(db, user_id, params.id),
  ),
}));

const remove = serve(removeCard, async ({ params, caller, platform }) => ({
  message: "Card removed.",
  data: await changeCards(platform, accountOf(caller).id, (db, user_id) =>
    deleteCard(db, user_id, params.id),
  ),
}));

/** 404 if the change finds no such card of this account. */
const changeCards = (
  platform: Platform,
  user_id: string,
  change: (db: Db, user_id: string) => Promise<boolean>,
): Promise<SavedCard[]> =>
  platform.db.transaction().execute(async (db) => {
    await holdAccount(db, user_id);
    if (!(await change(db, user_id))) fail("not_found");
    return cardsOf(db, user_id, platform.now());
  });

export const savedCardRoutes = [list, confirm, add, prefer, remove];
