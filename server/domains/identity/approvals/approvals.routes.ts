import {
  approvalDocument,
  decideApproval,
  getApproval,
  listApprovals,
  registerContractor,
  registerVendor,
  sendDocument,
} from "../../../../contract/identity/approvals.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { refuseRobots } from "../../../http/form-traps.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countAttempt } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { type ApplicationForm, apply } from "./apply.flow.ts";
import { applicationView } from "./approvals.rules.ts";
import { findApplication, findApplications, findDocument } from "./approvals.store.ts";
import { decideApplication } from "./decide.flow.ts";
import { keepDocument } from "./documents.flow.ts";

const thanks = "Thank you. We have your application. We'll review it within 24 hours and email you.";

const document = serve(sendDocument, async ({ body, caller, platform }) => {
  await countAttempt(platform.db, "register-document", caller.ip);
  return { data: await keepDocument(platform, body.document) };
});

const contractor = serve(registerContractor, async ({ body, caller, platform }) =>
  receive(platform, caller, { ...body, kind: "Contractor" }),
);

const noShowroom = {
  is_designer: false,
  showroom_name: "",
  is_listed: false,
  license_number: "",
  license_state: "",
};

const vendor = serve(registerVendor, async ({ body, caller, platform }) =>
  receive(platform, caller, { ...body, ...noShowroom, kind: "Vendor" }),
);

async function receive(platform: Platform, caller: Caller, form: ApplicationForm) {
  await countAttempt(platform.db, "register-address", caller.ip);
  refuseRobots(form);
  const id = await apply(platform, caller, form);
  wakeMail(platform);
  return { message: thanks, data: { id, status: "pending" as const } };
}

const list = serve(listApprovals, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await findApplications(platform.db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/approvals";
  return { data: listForm(rows.map(applicationView), { total, page, per_page, path, query: shown }) };
});

const get = serve(getApproval, async ({ params, platform }) => ({
  data: applicationView((await findApplication(platform.db, params.id)) ?? fail("not_found")),
}));

const decision = serve(decideApproval, async ({ params, body, caller, platform }) => {
  const row = await decideApplication(platform, caller, accountOf(caller), { ...params, ...body });
  wakeMail(platform);
  const message =
    body.decision === "approve" ? `${row.company_name} is approved.` : `${row.company_name} is declined.`;
  return { message, data: applicationView(row) };
});

const file = serve(approvalDocument, async ({ params, caller, platform }) => {
  const found = (await findDocument(platform.db, params.id, params.document)) ?? fail("not_found");
  const bytes = (await platform.files.get(found.path)) ?? fail("not_found");
  const about = { type: "application", id: params.id };
  await audit(platform.db, { caller, action: "document.opened", about, details: { document: found.id } });
  return new File([new Uint8Array(bytes)], found.file_name, { type: found.media_type });
});

export const routes: readonly Route[] = [document, contractor, vendor, list, get, decision, file];
