import cardValidator from "card-validator";
import { type Selectable, sql } from "kysely";
import type { SandboxCharges } from "../../../db/schema.generated.ts";
import type { Db } from "../database.ts";
import { newId, randomToken } from "../ids.ts";
import {
  type BankDetails,
  BankRefused,
  type CardDetails,
  CardRefused,
  type CardToken,
  type ChargeOutcome,
  GatewayUnreachable,
  type PaymentGateway,
  RefundRefused,
} from "./gateway.ts";
import {
  disputeReasons,
  refusals,
  type SandboxOutcome,
  sandboxBanks,
  sandboxCards,
  sandboxRouting,
} from "./sandbox-cards.ts";
import { listSandboxDisputes, sendSandboxEvidence } from "./sandbox-disputes.ts";
import { sandboxPost } from "./sandbox-events.ts";
import { listSandbox } from "./sandbox-lists.ts";
import { answerSandboxSetup, forgetSandboxCard, setUpSandboxCard } from "./sandbox-setups.ts";

const tokenMinutes = 15;

/**
 * Our own payment provider for development, demos and tests. It keeps its data in the database as a provider would on
 * its side, accepts published test numbers only, and stores no card numbers.
 */
export function sandboxGateway(db: Db): PaymentGateway {
  const post = sandboxPost(db, async (id) => {
    const row = await chargeRow(db, id);
    return row && { key: row.idempotency_key, outcome: outcomeOf(row) };
  });
  return {
    name: "sandbox",
    publishable_key: null,
    tokenize: (card) => tokenize(db, card),
    tokenizeBank: (account) => tokenizeBank(db, account),
    save: (token, _, mandate) => setUpSandboxCard(db, token, mandate !== undefined),
    confirmSave: (ref, accepted) => answerSandboxSetup(db, ref, accepted),
    forget: (token) => forgetSandboxCard(db, token),
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
    listDisputes: (span) => listSandboxDisputes(db, span),
    submitEvidence: (ref, evidence, files) => sendSandboxEvidence(db, ref, evidence, files),
    readEvent: post.read,
    takeMessages: post.take,
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

async function tokenizeBank(db: Db, account: BankDetails): Promise<CardToken> {
  const number = account.account_number.replaceAll(/[\s-]/g, "");
  if (account.routing_number.trim() !== sandboxRouting) {
    throw new BankRefused("routing_number", `Test payments know the routing number ${sandboxRouting} alone.`);
  }
  const outcome = sandboxBanks.get(number);
  if (!outcome)
    throw new BankRefused("account_number", "Test payments know the published test accounts alone.");
  const token = { token: `ba_${randomToken(24)}`, brand: "Bank account", last4: number.slice(-4) };
  await db
    .insertInto("sandbox_card_tokens")
    .values({ ...token, outcome, expires_at: sql<Date>`now() + make_interval(mins => ${tokenMinutes})` })
    .execute();
  return token;
}

type Charge = Pick<
  Selectable<SandboxCharges>,
  "id" | "status" | "message" | "brand" | "last4" | "amount_cents"
>;
type ChargeRequest = Parameters<PaymentGateway["charge"]>[0];

const refusalsJson = JSON.stringify(refusals);
const reasonsJson = JSON.stringify(disputeReasons);
const chargeColumns = sql.raw("id, status, message, brand, last4, amount_cents");
/** How long a test debit takes, for the days of a real one. */
const debitMinutes = 2;

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
      insert into sandbox_charges
        (id, idempotency_key, amount_cents, status, message, brand, last4, outcome, settles_at)
      select ${`ch_${newId()}`}, ${key}, ${request.amount_cents}::int,
        case when ${refusalsJson}::text::jsonb ? outcome then 'declined'
          when outcome in ('requires_action', 'asks_unless_saved', 'asks_then_refuses') then 'requires_action'
          when outcome like 'bank_%' then 'processing' else 'succeeded' end,
        coalesce(${refusalsJson}::text::jsonb ->> outcome, ''), brand, last4, outcome,
        case when outcome like 'bank_%' and outcome <> 'bank_is_silent'
          then now() + make_interval(mins => ${debitMinutes}) end
      from spent
      on conflict (idempotency_key) do nothing
      returning ${chargeColumns}
    ), disputed as (
      insert into sandbox_disputes (id, charge_id, amount_cents, fee_cents, reason, status, is_inquiry, due_at)
      select ${`dp_${newId()}`}, made.id, made.amount_cents,
        case when outcome = 'disputed_inquiry' then 0 else 1500 end,
        ${reasonsJson}::text::jsonb ->> outcome, 'needs_response', outcome = 'disputed_inquiry',
        now() + interval '9 days'
      from made, spent where ${reasonsJson}::text::jsonb ? outcome
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
  if (charge.status === "processing") {
    const message = "Your bank is working on this payment. It usually takes four business days.";
    return {
      status: "requires_action",
      ref: charge.id,
      message,
      is_processing: true,
      action_url: null,
      client_secret: null,
      card: { brand: charge.brand, last4: charge.last4 },
    };
  }
  return {
    status: "requires_action",
    ref: charge.id,
    action_url: null,
    client_secret: null,
    message: "Your bank asks you to confirm this payment.",
    card: { brand: charge.brand, last4: charge.last4 },
  };
}

/** The first result counts; without one the charge is only read. */
async function answerBank(db: Db, ref: string, accepted?: boolean): Promise<ChargeOutcome> {
  if (accepted !== undefined) {
    await db
      .updateTable("sandbox_charges")
      .set((column) => {
        if (!accepted) return { status: "declined", message: refusals.authentication_failed };
        const isRefused = column("outcome", "=", "asks_then_refuses");
        return {
          status: column.case().when(isRefused).then("declined").else("succeeded").end(),
          message: column.case().when(isRefused).then<string>(refusals.insufficient_funds).else("").end(),
        };
      })
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
  const charged = await db
    .selectFrom("sandbox_charges")
    .select("outcome")
    .where("id", "=", request.charge_ref)
    .executeTakeFirst();
  if (charged?.outcome === "refund_fails") throw new RefundRefused("The card's bank refused the refund.");
  try {
    return await bookRefund(db, request);
  } catch (error) {
    // the table's check constraint: never more than was charged
    if ((error as { code?: string }).code !== "23514") throw error;
    throw new RefundRefused("The refund is more than what is left of the charge.", { cause: error });
  }
}

const chargeRow = (db: Db, id: string) =>
  db
    .selectFrom("sandbox_charges")
    .select(["id", "idempotency_key", "status", "message", "brand", "last4", "amount_cents"])
    .where("id", "=", id)
    .executeTakeFirst();

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
