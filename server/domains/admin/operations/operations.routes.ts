import {
  discardMails,
  listMails,
  listQueues,
  retryMails,
  runJob,
  systemHealth,
} from "../../../../contract/admin/operations.ts";
import { checkService, listServices } from "../../../../contract/admin/services.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wantJob } from "../../../platform/jobs.ts";
import { giveUpMails, makeMailsDue } from "../../../platform/mail/again.store.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { audit } from "../../identity/audit/index.ts";
import { healthOf, presentHealth } from "./health.flow.ts";
import { harmless, withoutCode } from "./queues.rules.ts";
import { jobRows, mailRows, queueRows } from "./queues.store.ts";
import { checkOf, servicesOf } from "./services.flow.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const shownError = (error: string | null): string | null => error && harmless(error);

const overview = serve(listQueues, async ({ platform: { db, config } }) => {
  const [queues, jobs] = await Promise.all([queueRows(db), jobRows(db)]);
  return {
    data: {
      sends_email: config.smtpUrl !== undefined,
      queues: queues.map((row) => ({
        ...row,
        oldest_waiting_at: iso(row.oldest_waiting_at),
        last_error: shownError(row.last_error),
      })),
      jobs: jobs.map((row) => ({
        ...row,
        started_at: row.started_at?.toISOString() ?? null,
        finished_at: iso(row.finished_at),
        failed_at: iso(row.failed_at),
        last_error: shownError(row.last_error),
      })),
    },
  };
});

const mails = serve(listMails, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await mailRows(platform.db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = rows.map((row) => ({
    ...row,
    subject: withoutCode(row.subject),
    created_at: row.created_at.toISOString(),
    sent_at: iso(row.sent_at),
    next_attempt_at: iso(row.next_attempt_at),
    last_error: shownError(row.last_error),
  }));
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/queues/emails";
  return { data: listForm(shown, { total, page, per_page, path, query: asked }) };
});

type Chosen = { id: string } | { all: true };
const aboutMails = (chosen: Chosen, count: number) => ({
  ...("id" in chosen && { about: { type: "mail", id: chosen.id } }),
  details: { count },
});

const retry = serve(retryMails, async ({ body, caller, platform }) => {
  const count = await platform.db.transaction().execute(async (db) => {
    const made = await makeMailsDue(db, body);
    if (made === 0 && "id" in body) fail("not_found");
    if (made > 0) await audit(db, { caller, action: "mail.retried", ...aboutMails(body, made) });
    return made;
  });
  wakeMail(platform);
  return {
    message: count === 1 ? "We're trying it again." : `We're trying ${count} again.`,
    data: { count },
  };
});

const giveUp = serve(discardMails, async ({ body, caller, platform }) => {
  const count = await platform.db.transaction().execute(async (db) => {
    const made = await giveUpMails(db, body, platform.now());
    if (made === 0 && "id" in body) fail("not_found");
    if (made > 0) await audit(db, { caller, action: "mail.discarded", ...aboutMails(body, made) });
    return made;
  });
  return { message: count === 1 ? "Discarded." : `Discarded ${count}.`, data: { count } };
});

const run = serve(runJob, async ({ body: { name }, caller, platform }) => {
  const known = (await jobRows(platform.db)).some((job) => job.name === name);
  if (!known) failFields({ name: "We couldn't find this job." });
  await audit(platform.db, { caller, action: "job.run", about: { type: "job", id: name } });
  await wantJob(platform, name);
  return { message: "Job started." };
});

const health = serve(systemHealth, async ({ query, platform }) => {
  const [present, points] = await Promise.all([presentHealth(platform), healthOf(platform, query.span)]);
  return { data: { present, points } };
});

const services = serve(listServices, async ({ platform }) => ({ data: await servicesOf(platform) }));

const check = serve(checkService, async ({ params, platform }) => ({
  data: (await checkOf(platform, params.id)) ?? fail("not_found"),
}));

export const operationsRoutes: readonly Route[] = [
  overview,
  mails,
  retry,
  giveUp,
  run,
  health,
  services,
  check,
];
