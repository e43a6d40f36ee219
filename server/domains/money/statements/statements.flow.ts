import type { Statement, StatementOverview } from "../../../../contract/money/statements.ts";
import { calendarDay, marketZone, noonOf } from "../../../../domain/days/calendar.ts";
import { shownDate, shownDay } from "../../../../domain/days/shown-day.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { statementMonths } from "../../../../domain/money/statement.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { fail } from "../../../http/failure.ts";
import { tableFile } from "../../../http/sheet-file.ts";
import { drawPaper, type Paper } from "../../../pdf/paper.ts";
import type { Platform } from "../../../platform/platform.ts";
import { marketplacePaper } from "../../showrooms/showrooms/index.ts";
import { lineView, payeeView, pendingView, statementTable, summaryView } from "./statements.rules.ts";
import { findPayee, linesOf, monthSums, pendingItems } from "./statements.store.ts";

const monthNow = (platform: Platform): string => calendarDay(platform.now()).slice(0, 7);

const payeeOf = async ({ db }: Platform, user_id: string) =>
  (await findPayee(db, user_id)) ?? fail("not_found");

/** All statements of a payee, newest first, with what is pending. 404 for anybody who is paid nothing. */
export async function overviewOf(platform: Platform, user_id: string): Promise<StatementOverview> {
  const payee = await payeeOf(platform, user_id);
  const thisMonth = monthNow(platform);
  const [sums, items] = await Promise.all([monthSums(platform.db, payee), pendingItems(platform.db, payee)]);
  const months = statementMonths(sums, thisMonth).reverse();
  return {
    payee: payeeView(payee),
    months: months.map((row) => summaryView(row, thisMonth)),
    pending: pendingView(items, months[0]?.pending_cents ?? 0),
  };
}

/** One statement. 404 for a month before the payee's first entry, or one to come. */
export async function statementFor(platform: Platform, user_id: string, month: string): Promise<Statement> {
  const payee = await payeeOf(platform, user_id);
  const thisMonth = monthNow(platform);
  // one snapshot, so that the lines add up to the balances while sales come in
  const [sums, lines] = await platform.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((db) => Promise.all([monthSums(db, payee), linesOf(db, payee, month)]));
  const row = statementMonths(sums, thisMonth).find((one) => one.month === month) ?? fail("not_found");
  return { payee: payeeView(payee), ...summaryView(row, thisMonth), lines: lines.map(lineView) };
}

/** A statement as a table or a PDF. */
export async function statementAsFile(
  platform: Platform,
  user_id: string,
  month: string,
  format: "csv" | "xlsx" | "pdf",
): Promise<File> {
  const statement = await statementFor(platform, user_id, month);
  const name = `statement-${month}`;
  if (format !== "pdf") return tableFile(name, statementTable(statement), format);
  const { company } = await payeeOf(platform, user_id);
  const bytes = await drawPaper(
    statementPaper(statement, company, await marketplacePaper(platform)),
    platform.log,
  );
  return new File([new Uint8Array(bytes)], `${name}.pdf`, { type: "application/pdf" });
}

const monthNames = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: marketZone });
const dollars = (amount: number) => usd(fromDollars(amount));

function statementPaper(
  statement: Statement,
  company: string,
  marketplace: Pick<Paper, "sender" | "color" | "logo">,
): Paper {
  const { payee, month, lines } = statement;
  const sums = [
    { label: "Opening balance", amount: dollars(statement.opening) },
    { label: "Sales", amount: dollars(statement.sales) },
    { label: "Refunds", amount: dollars(statement.refunds) },
    { label: "Fees and adjustments", amount: dollars(statement.fees) },
    { label: "Payouts", amount: dollars(statement.payouts) },
    { label: "Closing balance", amount: dollars(statement.closing), isTotal: true },
    { label: "Pending", amount: dollars(statement.pending) },
    { label: "Available", amount: dollars(statement.available) },
  ];
  return {
    ...marketplace,
    title: "Statement",
    notes: [
      monthNames.format(noonOf(`${month}-15`)),
      ...(statement.is_closed ? [] : ["This month is not over yet."]),
    ],
    blocks: [
      {
        kind: "facts",
        columns: [{ title: "For", lines: [company, payee.name, payee.email].filter(Boolean) }],
      },
      { kind: "sums", rows: sums },
      { kind: "heading", text: "Lines" },
      {
        kind: "table",
        columns: [
          { title: "Date", share: 0.15 },
          { title: "Event", share: 0.25 },
          { title: "Order", share: 0.16 },
          { title: "Available from", share: 0.24 },
          { title: "Amount", share: 0.2, isNumber: true },
        ],
        rows: lines.map((line) => [
          shownDay(new Date(line.at)),
          line.event,
          line.order?.number ?? "",
          availableText(line),
          dollars(line.amount),
        ]),
        empty: "No sales, refunds or payouts this month.",
      },
      {
        kind: "text",
        text: "A sale becomes available 46 business days after its delivery. Months begin and end by Pacific time.",
      },
    ],
    footer: `${marketplace.sender} · Statement ${month}`,
  };
}

function availableText({ is_available, available_on }: Statement["lines"][number]): string {
  if (is_available === null) return "";
  return available_on ? shownDate(available_on) : is_available ? "" : "After delivery";
}
