import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database.ts";
import { type ChargeOutcome, ForgedEvent, type GatewayEvent } from "./gateway.ts";
import { bankRefusals } from "./sandbox-cards.ts";
import { letSandboxTimePass, sandboxDispute } from "./sandbox-disputes.ts";
import { answerSandboxSetup } from "./sandbox-setups.ts";

/** What is in a message of ours. */
interface Message {
  id: string;
  type: "charge" | "dispute" | "setup";
  object: string;
}

type Charged = { key: string; outcome: ChargeOutcome };

/**
 * The messages of the sandbox: signed, each delivered twice, with delays that change their order. Only this process can
 * sign them, since none come from outside.
 */
export function sandboxPost(db: Db, chargeOf: (id: string) => Promise<Charged | undefined>) {
  const secret = randomBytes(32);
  const sign = (body: string) => createHmac("sha256", secret).update(body).digest("hex");
  return {
    /** Takes what is due; the second copy of each comes up to two minutes later. */
    async take(): Promise<{ body: string; signature: string }[]> {
      await letSandboxTimePass(db, bankRefusals);
      const { rows } = await sql<{ id: string; type: string; object: string }>`
        with due as (
          select id from sandbox_events where deliver_at <= now() order by random() limit 500
          for update skip locked
        ), again as (
          update sandbox_events e set copies = copies - 1, deliver_at = now() + random() * interval '2 minutes'
          from due where e.id = due.id returning e.id, e.type, e.object_id as object, e.copies
        )
        select id, type, object from again`.execute(db);
      await sql`delete from sandbox_events where copies <= 0`.execute(db);
      return rows.map((row) => {
        const body = JSON.stringify(row);
        return { body, signature: sign(body) };
      });
    },
    async read(body: string, signature: string | null): Promise<GatewayEvent | null> {
      if (!signature || !isSame(signature, sign(body))) throw new ForgedEvent("no valid signature");
      // signed by this process, so it is as it was written
      const { id, type, object } = JSON.parse(body) as Message;
      if (type === "dispute") {
        const dispute = await sandboxDispute(db, object);
        return dispute && { about: "dispute", id, dispute };
      }
      if (type === "setup") {
        const setup = await answerSandboxSetup(db, object);
        return setup && { about: "setup", id, setup };
      }
      const charged = await chargeOf(object);
      return charged
        ? { about: "charge", id, idempotency_key: charged.key, outcome: charged.outcome }
        : { about: "charge", id, idempotency_key: null, outcome: null };
    },
  };
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
