import {
  endImportSchedule,
  getImportSchedule,
  type ImportSchedule,
  setImportSchedule,
} from "../../../../contract/catalog/import-schedule.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { later } from "../../../platform/later.ts";
import { privateHostProblem } from "../../../platform/private-host.ts";
import { fetchDueLists } from "./fetch-lists.flow.ts";
import { vendorOf } from "./imports.store.ts";
import { nextRun } from "./schedule.rules.ts";
import { deleteSchedule, findSchedule, type ScheduleRow, saveSchedule } from "./schedule.store.ts";

const view = (row: ScheduleRow): ImportSchedule => ({
  url: row.url,
  every: row.every,
  weekday: row.weekday,
  hour: row.hour,
  time_zone: row.time_zone,
  most_failed_percent: row.most_failed_percent,
  is_paused: row.is_paused,
  next_at: row.next_at.toISOString(),
  last_at: row.last_at?.toISOString() ?? null,
  last_problem: row.last_problem,
  last_import: row.last_import_id,
});

const get = serve(getImportSchedule, async ({ caller, platform }) => {
  const row = await findSchedule(platform.db, accountOf(caller).id);
  return { data: row ? view(row) : null };
});

const set = serve(setImportSchedule, async ({ body, caller, platform }) => {
  const { db, now } = platform;
  const account = accountOf(caller).id;
  const vendor = (await vendorOf(db, account)) ?? fail("forbidden");
  const problem = await privateHostProblem(body.url);
  if (problem) failFields({ url: problem });
  const { at_once, ...said } = body;
  const isAsked = at_once && !said.is_paused;
  const next_at = isAsked ? now() : nextRun(said, now());
  await saveSchedule(db, { ...said, vendor_id: vendor.id, next_at });
  if (isAsked) later(platform, "a price list could not be fetched", () => fetchDueLists(platform));
  return { data: view((await findSchedule(db, account)) ?? fail("not_found")) };
});

const end = serve(endImportSchedule, async ({ caller, platform }) => {
  await deleteSchedule(platform.db, accountOf(caller).id);
  return { data: null };
});

export const routes: readonly Route[] = [get, set, end];
