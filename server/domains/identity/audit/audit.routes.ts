import type { z } from "zod";
import { auditFile, listAudit } from "../../../../contract/identity/audit.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { accountOf } from "../../../http/caller.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { audit } from "./audit.flow.ts";
import { auditCsv, entryView, wantedActions } from "./audit.rules.ts";
import { type AuditFilter, countEntries, findEntries, timezoneOf } from "./audit.store.ts";

const mostRows = 50_000;

const list = serve(listAudit, async ({ query, caller, platform: { db } }) => {
  const { page, per_page, ...asked } = query;
  const filter = await filterOf(db, accountOf(caller).id, asked);
  const [rows, total] = await Promise.all([
    findEntries(db, filter, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countEntries(db, filter),
  ]);
  const shown = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  const path = "/api/admin/audit";
  return { data: listForm(rows.map(entryView), { total, page, per_page, path, query: shown }) };
});

const file = serve(auditFile, async ({ query, caller, platform }) => {
  const { db, now } = platform;
  const filter = await filterOf(db, accountOf(caller).id, query);
  const rows = await findEntries(db, filter, { offset: 0, limit: mostRows });
  await audit(db, { caller, action: "audit.exported", details: { rows: rows.length } });
  const name = `audit-${calendarDay(now())}.csv`;
  return new File([auditCsv(rows.map(entryView))], name, { type: "text/csv; charset=utf-8" });
});

type Asked = z.output<(typeof auditFile)["query"]>;

/** Days are in the reader's time zone. */
async function filterOf(db: Db, reader: string, asked: Asked): Promise<AuditFilter> {
  const { group, action, who, from, to } = asked;
  return { actions: wantedActions(group, action), who, from, to, timezone: await timezoneOf(db, reader) };
}

export const routes: readonly Route[] = [list, file];
