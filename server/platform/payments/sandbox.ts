import cardValidator from "card-validator";
import { type Selectable, sql } from "kysely";
import type { SandboxCharges } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";
import { newId, randomToken } from "../ids.ts";
import {
  type CardDetails,
  CardRefused,
  type CardToken,
  type ChargeOutcome,
  ForgedEvent,
  GatewayUnreachable,
  type KeptCardToken,
  type PaymentGateway,
  RefundRefused,
} from "./gateway.ts";
import { refusals, type SandboxOutcome, sandboxCards } from "./sandbox-cards.ts";
import { listSandbox } from "./sandbox-lists.ts";

const tokenMinutes = 15;

/**
 * Our own payment provider for development, demos and tests. It keeps its data in the database as a provider would on
 * its side, accepts published test numbers only, and stores no card numbers.
 */
export function sandboxGateway(db: Db): PaymentGateway {
  return {
    name: "sandbox",
    publishable_key: null,
    tokenize: (card) => tokenize(db, card),
    save: (token) => keepToken(db, token),
    forget: async (token) => {
      await db.deleteFrom("sandbox_card_tokens").where("token", "=", token).execute();
    },
    charge: (request) => charge(db, request),
    findCharge: async ({ idempotency_key }) => {
      const found = await findCharge(db, idempotency_key);
      return found ? outcomeOf(found) : null;
    },
    confirm: (ref, accepted) => answerBank(db, ref, accepted),
    abandon: (ref) => answerBank(db, ref, false),
    refund: (request) => refund(db, request),
    listCharges: (span) => listSandbox(db, "sandbox_charges", span, sql`and status = 'succeeded'`),
    listRefunds: (span) => listSandbox(db, "sandbox_refunds", span),
    readEvent: async () => {
      throw new ForgedEvent("the sandbox sends no events");
    },
  };
}

async function tokenize(db: Db, card: CardDetails): Promise<CardToken> {
  const number = card.card_number.replaceAll(/[\s-]/g, "");
  const known = sandboxCards.get(number);
  if (!known) throw new CardRefused("card_number", "Invalid Card Number.");
  if (!cardValidator.expirationDate(card.exp_date).isValid) {
    throw new CardRefused("exp_date", "Invalid Expiration Date.");
  }
  if (!cardValidator.cvv(card.cvv, number.length === 15 ? 4 : 3).isValid) {
    throw new CardRefused("cvv", "Invalid CVC.");
  }
  const token = { token: `tok_${randomToken(24)}`, brand: known.brand, last4: number.slice(-4) };
  await db
    .insertInto("sandbox_card_tokens")
    .values({
      ...token,
      outcome: known.outcome,
      expires_at: sql<Date>`now() + make_interval(mins => ${tokenMinutes})`,
    })
    .execute();
  return token;
}

async function keepToken(db: Db, token: string): Promise<KeptCardToken> {
  const spent = await db
    .updateTable("sandbox_card_tokens")
    .set({ used_at: sql`now()` })
    .where("token", "=", token)
    .where("used_at", "is", null)
    .where("reusable", "=", false)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["outcome", "brand", "last4"])
    .executeTakeFirst();
  if (!spent) throw new CardRefused("card_number", refusals.token_spent);
  const kept = { token: `card_${randomToken(24)}`, brand: spent.brand, last4: spent.last4 };
  await db
    .insertInto("sandbox_card_tokens")
    .values({ ...kept, outcome: spent.outcome, reusable: true, expires_at: sql<Date>`'infinity'` })
    .execute();
  return { ...kept, exp_date: null, name_on_card: null };
}

type Charge = Pick<
  Selectable<SandboxCharges>,
  "id" | "status" | "message" | "brand" | "last4" | "amount_cents"
>;
type ChargeRequest = Parameters<PaymentGateway["charge"]>[0];

const refusalsJson = JSON.stringify(refusals);
const chargeColumns = sql.raw("id, status, message, brand, last4, amount_cents");

/** One statement spends the token and books the charge, so that no crash can come between the two. */
async function charge(db: Db, request: ChargeRequest): Promise<ChargeOutcome> {
  const key = request.idempotency_key;
  const { rows } = await sql<Charge & { outcome: SandboxOutcome | null }>`
    with known as (
      select ${chargeColumns} from sandbox_charges where idempotency_key = ${key}
    ), spent as (
      update sandbox_card_tokens set used_at = now()
      where token = ${request.token} and (reusable or used_at is null) and expires_at > now()
        and not exists (select from known)
      returning outcome, brand, last4
    ), made as (
      insert into sandbox_charges (id, idempotency_key, amount_cents, status, message, brand, last4)
      select ${`ch_${newId()}`}, ${key}, ${request.amount_cents}::int,
        case when outcome in ('succeeded', 'reply_lost') then 'succeeded'
          when outcome = 'requires_action' then 'requires_action' else 'declined' end,
        coalesce(${refusalsJson}::text::jsonb ->> outcome, ''), brand, last4
      from spent
      on conflict (idempotency_key) do nothing
      returning ${chargeColumns}
    )
    select made.*, spent.outcome from made, spent union all select known.*, null from known`.execute(db);
  const made = rows[0];
  if (made?.outcome === "reply_lost") throw new GatewayUnreachable("the reply to the charge was lost");
  // no row: another request with this key was faster, or the token is no longer valid
  const found = made ?? (await findCharge(db, key));
  return found ? outcomeOf(found) : { status: "declined", ref: null, message: refusals.token_spent };
}

const findCharge = (db: Db, key: string): Promise<Charge | undefined> =>
  db
    .selectFrom("sandbox_charges")
    .select(["id", "status", "message", "brand", "last4", "amount_cents"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

function outcomeOf(charge: Charge): ChargeOutcome {
  if (charge.status === "succeeded") {
    const { id: ref, brand, last4, amount_cents } = charge;
    return { status: "succeeded", ref, brand, last4, amount_cents, currency: "usd" };
  }
  if (charge.status === "declined") return { status: "declined", ref: charge.id, message: charge.message };
  return {
    status: "requires_action",
    ref: charge.id,
    action_url: null,
    client_secret: null,
    message: "Your bank asks you to confirm this payment.",
  };
}

/** The first result counts; without one the charge is only read. */
async function answerBank(db: Db, ref: string, accepted?: boolean): Promise<ChargeOutcome> {
  if (accepted !== undefined) {
    await db
      .updateTable("sandbox_charges")
      .set(
        accepted ? { status: "succeeded" } : { status: "declined", message: refusals.authentication_failed },
      )
      .where("id", "=", ref)
      .where("status", "=", "requires_action")
      .execute();
  }
  const found = await db
    .selectFrom("sandbox_charges")
    .select(["id", "status", "message", "brand", "last4", "amount_cents"])
    .where("id", "=", ref)
    .executeTakeFirstOrThrow();
  return outcomeOf(found);
}

type RefundRequest = Parameters<PaymentGateway["refund"]>[0];

async function refund(db: Db, request: RefundRequest): Promise<{ ref: string }> {
  try {
    return await bookRefund(db, request);
  } catch (error) {
    // the table's check constraint: never more than was charged
    if ((error as { code?: string }).code !== "23514") throw error;
    throw new RefundRefused("The refund is more than what is left of the charge.", { cause: error });
  }
}

async function bookRefund(db: Db, request: RefundRequest): Promise<{ ref: string }> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into sandbox_refunds (id, charge_id, idempotency_key, amount_cents)
      values (${`re_${newId()}`}, ${request.charge_ref}, ${request.idempotency_key}, ${request.amount_cents})
      on conflict (idempotency_key) do nothing
      returning id, charge_id, amount_cents
    ), booked as (
      update sandbox_charges set refunded_cents = refunded_cents + made.amount_cents
      from made where sandbox_charges.id = made.charge_id
    )
    select id from made`.execute(db);
  if (rows[0]) return { ref: rows[0].id };
  const earlier = await db
    .selectFrom("sandbox_refunds")
    .select("id")
    .where("idempotency_key", "=", request.idempotency_key)
    .executeTakeFirstOrThrow();
  return { ref: earlier.id };
}
