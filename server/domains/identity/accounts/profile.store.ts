import { sql } from "kysely";
import type { Profile } from "../../../../contract/identity/accounts.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import type { Db } from "../../../platform/database.ts";
import { fullName } from "./users.store.ts";

/** A stored card: the provider's token, and how its owner recognizes it. */
export interface KeptCard {
  provider: string;
  provider_token: string;
  brand: string;
  last4: string;
  exp_date: string;
  name_on_card: string;
}

export interface Address {
  street: string;
  apartment: string;
  city: string;
  state: string;
  zip_code: string;
}

export type AddressKind = "shipping" | "billing";

export async function findProfile(db: Db, user_id: string): Promise<Profile | undefined> {
  const [user, addresses, card] = await Promise.all([
    db
      .selectFrom("users")
      .select(["first_name", "last_name", "email", "phone", "country_code", "zip_code", "timezone"])
      .where("id", "=", user_id)
      .executeTakeFirst(),
    db
      .selectFrom("addresses")
      .select([
        "street",
        "apartment",
        "city",
        "state",
        "zip_code",
        "is_default_shipping",
        "is_default_billing",
      ])
      .where("user_id", "=", user_id)
      .where((where) =>
        where.or([where("is_default_shipping", "=", true), where("is_default_billing", "=", true)]),
      )
      .execute(),
    db
      .selectFrom("saved_cards")
      .select(["brand", "last4", "exp_date", "name_on_card as name_on_Card"])
      .where("user_id", "=", user_id)
      .where("is_default", "=", true)
      .executeTakeFirst(),
  ]);
  if (!user) return undefined;
  const { first_name, last_name, ...details } = user;
  const addressOf = (kind: AddressKind): Address | null => {
    const found = addresses.find((address) => address[`is_default_${kind}`]);
    if (!found) return null;
    const { is_default_shipping: _, is_default_billing: __, ...address } = found;
    return address;
  };
  return {
    full_name: fullName({ first_name, last_name }),
    ...details,
    shipping: addressOf("shipping"),
    billing: addressOf("billing"),
    card: card ?? null,
  };
}

/** What each vendor of oversize products in the account's newest open cart charges for freight. */
export async function remoteFreightOfCart(db: Db, user_id: string): Promise<Cents[]> {
  const { rows } = await sql<{ cents: number }>`
    select v.remote_freight_cents as cents
    from vendors v
    where v.id in (
      select p.vendor_id from project_lines l
      join variants va on va.id = l.variant_id and va.is_freight
      join products p on p.id = va.product_id
      where l.project_id = (
        select id from projects
        where user_id = ${user_id} and is_cart and ordered_at is null
        order by updated_at desc limit 1))`.execute(db);
  return rows.map(({ cents }) => cents);
}
