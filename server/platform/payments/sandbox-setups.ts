import { type Selectable, sql } from "kysely";
import type { SandboxSetups } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";
import { newId, randomToken } from "../ids.ts";
import { CardRefused, type CardSetup } from "./gateway.ts";
import { refusals } from "./sandbox-cards.ts";

const asking = ["requires_action", "asks_unless_saved", "asks_then_refuses"];

/** Spends a one-time token for one that can be charged again, once the card's bank has agreed. */
export async function setUpSandboxCard(db: Db, once: string, isBank: boolean): Promise<CardSetup> {
  const { rows } = await sql<Setup>`
    with spent as (
      update sandbox_card_tokens set used_at = now()
      where token = ${once} and used_at is null and not reusable and expires_at > now()
        and (outcome like 'bank_%') = ${isBank}
      returning outcome, brand, last4
    )
    insert into sandbox_setups (id, token, outcome, brand, last4, status)
    select ${`seti_${newId()}`}, ${`card_${randomToken(24)}`}, outcome, brand, last4,
      case when outcome = any(${asking}) then 'requires_action' else 'succeeded' end
    from spent returning *`.execute(db);
  const setup = rows[0];
  if (!setup) throw new CardRefused("card_number", refusals.token_spent);
  if (setup.status === "succeeded") await keep(db, setup);
  return setupOf(setup);
}

/** The first answer to the bank's question counts; without one the setup is only read. */
export async function answerSandboxSetup(db: Db, ref: string, accepted?: boolean): Promise<CardSetup | null> {
  return db.transaction().execute(async (tx) => {
    const setup = await tx
      .selectFrom("sandbox_setups")
      .selectAll()
      .where("id", "=", ref)
      .forUpdate()
      .executeTakeFirst();
    if (!setup) return null;
    if (setup.status !== "requires_action" || accepted === undefined) return setupOf(setup);
    const answer = accepted
      ? { status: "succeeded" as const, message: "" }
      : { status: "declined" as const, message: refusals.authentication_failed };
    await tx.updateTable("sandbox_setups").set(answer).where("id", "=", ref).execute();
    if (accepted) await keep(tx, setup);
    return setupOf({ ...setup, ...answer });
  });
}

export async function forgetSandboxCard(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sandbox_setups").where("token", "=", token).execute();
  await db.deleteFrom("sandbox_card_tokens").where("token", "=", token).execute();
}

type Setup = Selectable<SandboxSetups>;

/** A bank that was asked when the card was saved need not be asked again, unless it always does. */
const keep = (db: Db, { token, brand, last4, outcome }: Setup) =>
  db
    .insertInto("sandbox_card_tokens")
    .values({
      token,
      brand,
      last4,
      outcome: outcome === "asks_unless_saved" ? "succeeded" : outcome,
      reusable: true,
      expires_at: sql<Date>`'infinity'`,
    })
    .execute();

function setupOf({ id: ref, token, brand, last4, status, message }: Setup): CardSetup {
  if (status === "succeeded")
    return { status, ref, card: { token, brand, last4, exp_date: null, name_on_card: null } };
  if (status === "declined") return { status, ref, message };
  return {
    status: "requires_action",
    ref,
    token,
    last4,
    action_url: null,
    client_secret: null,
    message: "Your bank asks you to confirm this card.",
  };
}

/** Deletes tokens of test cards that were never charged. */
export async function forgetOldCardTokens(db: Db): Promise<void> {
  await sql`delete from sandbox_card_tokens where expires_at < now() - interval '1 day'`.execute(db);
}
