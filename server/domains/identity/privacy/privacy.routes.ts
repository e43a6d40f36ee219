import {
  askForExport,
  type DataExport,
  deleteAccount,
  exportFile,
  privacyOverview,
  setConsent,
} from "../../../../contract/identity/privacy.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { clearAllCookies, countAttempt, insertConsent } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { deleteOwnAccount } from "./delete-account.flow.ts";
import { makeExportsSoon } from "./exports.flow.ts";
import { type ExportRow, exportsOf, findReadyExport, queueExport } from "./exports.store.ts";
import { consentsOf, hasPassword, standInsOf } from "./privacy.store.ts";

const shownExports = 5;

const exportView = ({ id, status, bytes, created_at, expires_at }: ExportRow): DataExport => ({
  id,
  status,
  bytes,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});

const overview = serve(privacyOverview, async ({ caller, platform: { db } }) => {
  const { id } = accountOf(caller);
  const [exports, consents, has_password, visits] = await Promise.all([
    exportsOf(db, id, shownExports),
    consentsOf(db, id),
    hasPassword(db, id),
    standInsOf(db, id),
  ]);
  const stand_ins = visits.map(({ started_at, ended_at, ...rest }) => ({
    ...rest,
    started_at: started_at.toISOString(),
    ended_at: ended_at.toISOString(),
  }));
  return { data: { exports: exports.map(exportView), consents, has_password, stand_ins } };
});

const ask = serve(askForExport, async ({ caller, platform }) => {
  const { id } = accountOf(caller);
  await countAttempt(platform.db, "data-export", id);
  await platform.db.transaction().execute(async (db) => {
    await queueExport(db, { id: newId(), user_id: id, created_at: platform.now() });
    await audit(db, { caller, action: "privacy.export_asked" });
  });
  const [row] = await exportsOf(platform.db, id, 1);
  makeExportsSoon(platform);
  return {
    message: "We're preparing your data and will email you when it's ready.",
    data: exportView(row ?? fail("not_found")),
  };
});

const file = serve(exportFile, async ({ params, caller, platform }) => {
  const { db, files, now } = platform;
  const found = (await findReadyExport(db, accountOf(caller).id, params.id, now())) ?? fail("not_found");
  const bytes = (await files.get(found.path)) ?? fail("not_found");
  await audit(db, { caller, action: "privacy.export_taken" });
  // old copies, from before documents were included, are JSON
  const ending = found.path.endsWith(".json") ? "json" : "zip";
  const name = `my-data-${calendarDay(found.created_at)}.${ending}`;
  return new File([new Uint8Array(bytes)], name, { type: `application/${ending}` });
});

const choose = serve(setConsent, async ({ body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  await countAttempt(platform.db, "consent", user_id);
  await platform.db.transaction().execute(async (db) => {
    await insertConsent(db, { user_id, ...body, version: "", at: platform.now() }, caller);
    await audit(db, { caller, action: "privacy.consent_changed", details: body });
  });
  return { message: "Your choice has been saved.", data: await consentsOf(platform.db, user_id) };
});

const remove = serve(deleteAccount, async (call) => {
  const { body, caller, platform } = call;
  await deleteOwnAccount(platform, caller, accountOf(caller), body.password);
  wakeMail(platform);
  clearAllCookies(call);
  return { message: "Your account is deleted." };
});

export const routes: readonly Route[] = [overview, ask, file, choose, remove];
