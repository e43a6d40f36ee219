import {
  addCertificate,
  certificateFile,
  decideCertificate,
  listAllCertificates,
  listCertificates,
  removeCertificate,
} from "../../../../contract/orders/tax-certificates.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { decide, sendCertificate } from "./certificates.flow.ts";
import { certificateView, managedView } from "./certificates.rules.ts";
import {
  certificatesOf,
  findCertificate,
  findCertificates,
  withdrawCertificate,
} from "./certificates.store.ts";

const own = async ({ db, now }: Platform, user_id: string) => ({
  data: (await certificatesOf(db, user_id)).map((row) => certificateView(row, calendarDay(now()))),
});

const list = serve(listCertificates, ({ caller, platform }) => own(platform, accountOf(caller).id));

const add = serve(addCertificate, async ({ body, caller, platform }) => {
  const { id } = accountOf(caller);
  await sendCertificate(platform, id, body);
  return { message: "We have your certificate and will review it.", ...(await own(platform, id)) };
});

const remove = serve(removeCertificate, async ({ params, caller, platform }) => {
  const { id } = accountOf(caller);
  if (!(await withdrawCertificate(platform.db, id, params.id))) fail("not_found");
  return own(platform, id);
});

const listAll = serve(listAllCertificates, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await findCertificates(platform.db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const today = calendarDay(platform.now());
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/tax_certificates";
  const views = rows.map((row) => managedView(row, today));
  return { data: listForm(views, { total, page, per_page, path, query: shown }) };
});

const decision = serve(decideCertificate, async ({ params, body, caller, platform }) => {
  const row = await decide(platform, caller, params.id, body);
  return { data: managedView(row, calendarDay(platform.now())) };
});

const file = serve(certificateFile, async ({ params, caller, platform }) => {
  const found = (await findCertificate(platform.db, params.id)) ?? fail("not_found");
  const bytes = (await platform.files.get(found.path)) ?? fail("not_found");
  const about = { type: "user", id: found.user_id };
  await audit(platform.db, { caller, action: "document.opened", about, details: { document: found.id } });
  return new File([new Uint8Array(bytes)], found.file_name, { type: found.media_type });
});

export const certificateRoutes: readonly Route[] = [list, add, remove, listAll, decision, file];
