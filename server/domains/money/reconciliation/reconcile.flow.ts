import type { ReconciliationRun } from "../../../../contract/money/reconciliation.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import { GatewayUnreachable, type ListedMovement, type Span } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { alarmEmail } from "./emails.rules.ts";
import { compareListed, type Finding, unknownToProvider } from "./reconcile.rules.ts";
import {
  bookedByRef,
  bookedIn,
  type Listed,
  unbalanced,
  wrongMovements,
  wrongSales,
} from "./reconcile.store.ts";
import { beginRun, countBooks, endRun, keepFindings, type RunRow } from "./runs.store.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How far back the provider's lists are read: refunds and payouts come in long after their sale. */
const lookBackMs = 35 * dayMs;
/** What happened within the last hour may be booked on one side alone. */
const settlingMs = hourMs;

/**
 * Proves that the ledger balances, matches the orders, and matches the provider's own list of charges, refunds and
 * payouts. Keeps what does not agree, and alarms the admins about what nobody knew. May run twice at once.
 */
export async function reconcile(platform: Platform): Promise<RunRow> {
  const { db, now } = platform;
  const started_at = now();
  const span = {
    from: new Date(started_at.getTime() - lookBackMs),
    to: new Date(started_at.getTime() - settlingMs),
  };
  const id = await beginRun(db, { started_at, since: span.from });
  const own = (await Promise.all([unbalanced(db), wrongSales(db), wrongMovements(db)])).flat();
  const listed = await compareWithProvider(platform, span);
  const checked = { ...(await countBooks(db)), ...listed.checked };
  const findings = [...own, ...listed.findings];
  const run = await db.transaction().execute(async (tx) => {
    const news = await keepFindings(tx, findings, started_at);
    if (news.length > 0) await alarm(platform, tx, news);
    const end = { found: findings.length, new_found: news.length, error: listed.error };
    return endRun(tx, id, { finished_at: now(), checked, ...end });
  });
  if (run.new_found > 0) wakeMail(platform);
  return run;
}

async function alarm({ config, log }: Platform, db: Platform["db"], news: readonly Finding[]): Promise<void> {
  log.error({ alarm: "reconciliation", findings: news.slice(0, 20) }, "the books do not agree");
  for (const admin of await activeAdmins(db)) {
    const content = alarmEmail(admin.first_name, news);
    await queueMail(db, config, { kind: "reconciliation", to: admin.email, content });
    await notify(db, {
      user_id: admin.id,
      kind: "reconciliation",
      title: content.subject,
      body: content.preview,
      link: "/account/admin/reconciliation",
    });
  }
}

type Compared = Pick<ReconciliationRun["checked"], "charges" | "refunds" | "payouts">;

/** Without an answer of the provider the own books were looked at all the same, and the run says so. */
async function compareWithProvider(platform: Platform, span: Span) {
  const { payments, payouts } = platform;
  const findings: Finding[] = [];
  const checked: Compared = { charges: 0, refunds: 0, payouts: 0 };
  const compare = async (
    what: Listed,
    provider: string,
    list: (span: Span) => AsyncIterable<ListedMovement>,
  ) => {
    const done = await compareList(platform, what, provider, list, span);
    findings.push(...done.findings);
    checked[`${what}s`] = done.count;
  };
  try {
    await compare("charge", payments.name, (of) => payments.listCharges(of));
    await compare("refund", payments.name, (of) => payments.listRefunds(of));
    if (payouts) await compare("payout", payouts.name, (of) => payouts.listPayouts(of));
    return { findings, checked, error: null };
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ err: error }, "the provider's lists could not be read");
    return { findings, checked, error: "The payment provider didn't respond. The next run tries again." };
  }
}

const batch = 500;

async function compareList(
  { db }: Platform,
  what: Listed,
  provider: string,
  list: (span: Span) => AsyncIterable<ListedMovement>,
  span: Span,
): Promise<{ findings: Finding[]; count: number }> {
  const findings: Finding[] = [];
  const refs = new Set<string>();
  let page: ListedMovement[] = [];
  const compare = async () => {
    const settled = page.filter(({ created_at }) => created_at < span.to);
    const booked = await bookedByRef(
      db,
      what,
      settled.map(({ ref }) => ref),
    );
    findings.push(...compareListed(what, settled, booked));
    page = [];
  };
  // our clocks and the provider's may differ, and what we have as settled may be older on its side
  for await (const movement of list({
    from: new Date(span.from.getTime() - 7 * dayMs),
    to: new Date(span.to.getTime() + dayMs),
  })) {
    refs.add(movement.ref);
    page.push(movement);
    if (page.length === batch) await compare();
  }
  if (page.length > 0) await compare();
  findings.push(...unknownToProvider(what, await bookedIn(db, what, provider, span), refs));
  return { findings, count: refs.size };
}
