import {
  payeeStatement,
  payeeStatementFile,
  payeeStatements,
  payees,
  statementFile,
  statementOf,
  statements,
} from "../../../../contract/money/statements.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { audit } from "../../identity/audit/index.ts";
import { balanceOf } from "../ledger/index.ts";
import { negativeDueOn } from "../payouts/index.ts";
import { overviewOf, statementAsFile, statementFor } from "./statements.flow.ts";
import { payeeView } from "./statements.rules.ts";
import { type PayeeBalanceRow, payeeRows } from "./statements.store.ts";

const own = serve(statements, async ({ caller, platform }) => ({
  data: await overviewOf(platform, accountOf(caller).id),
}));

const ownMonth = serve(statementOf, async ({ params, caller, platform }) => ({
  data: await statementFor(platform, accountOf(caller).id, params.month),
}));

const ownFile = serve(statementFile, ({ params, query, caller, platform }) =>
  statementAsFile(platform, accountOf(caller).id, params.month, query.format),
);

const anybodys = serve(payeeStatements, async ({ params, platform }) => ({
  data: await overviewOf(platform, params.user),
}));

const anybodysMonth = serve(payeeStatement, async ({ params, platform }) => ({
  data: await statementFor(platform, params.user, params.month),
}));

const anybodysFile = serve(payeeStatementFile, async ({ params, query, caller, platform }) => {
  const file = await statementAsFile(platform, params.user, params.month, query.format);
  const about = { type: "user", id: params.user } as const;
  await audit(platform.db, { caller, action: "statement.exported", about, details: { month: params.month } });
  return file;
});

const list = serve(payees, async ({ query, platform: { db } }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await payeeRows(db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const views = await Promise.all(
    rows.map(async (row) => ({ ...balanceView(row), due_on: await dueOn(row) })),
  );
  const shown = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const path = "/api/admin/payees";
  return { data: listForm(views, { total, page, per_page, path, query: Object.fromEntries(shown) }) };

  async function dueOn(row: PayeeBalanceRow): Promise<string | null> {
    if (row.available_cents >= 0) return null;
    const { negative_since } = await balanceOf(db, row);
    return negative_since && negativeDueOn(negative_since).toISOString();
  }
});

const balanceView = (row: PayeeBalanceRow) => ({
  ...payeeView(row),
  company: row.company,
  pending: toDollars(row.pending_cents),
  available: toDollars(row.available_cents),
  in_transit: toDollars(row.in_transit_cents),
  hold: row.held_at && { reason: row.hold_reason ?? "", since: row.held_at.toISOString() },
});

export const statementRoutes: readonly Route[] = [
  own,
  ownMonth,
  ownFile,
  anybodys,
  anybodysMonth,
  anybodysFile,
  list,
];
