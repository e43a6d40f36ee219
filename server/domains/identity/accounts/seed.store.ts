import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { type SandboxCard, seedSandboxCards } from "../../../platform/payments/seed.store.ts";

export const seedAddresses = (db: Db, addresses: readonly Row<"addresses">[]): Promise<void> =>
  insertRows(db, "addresses", addresses);

export type SeededCard = SandboxCard &
  Pick<Row<"saved_cards">, "id" | "user_id" | "exp_date" | "name_on_card" | "is_default">;

/** Cards that customers keep with the test payments, which know them as well. */
export async function seedCards(db: Db, cards: readonly SeededCard[]): Promise<void> {
  await seedSandboxCards(db, cards);
  await insertRows(
    db,
    "saved_cards",
    cards.map(({ token, outcome: _, ...card }) => ({ ...card, provider: "sandbox", provider_token: token })),
  );
}
