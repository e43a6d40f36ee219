import {
  answerVendorImport,
  applyVendorImport,
  cancelVendorImport,
  getVendorImport,
  listVendorImports,
  sendVendorImport,
  undoVendorImport,
  vendorImportChoices,
  vendorImportErrors,
} from "../../../../contract/catalog/vendor-imports.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { audit } from "../../identity/audit/index.ts";
import { catalogChoices } from "../import/index.ts";
import { answerImport, applyChecked, cancelImport, undoImport, viewOf } from "./change.flow.ts";
import { fieldLabels } from "./fields.rules.ts";
import { findImport, listImports } from "./imports.store.ts";
import { keepImport } from "./send.flow.ts";
import { rowView } from "./views.rules.ts";
import { endWorkOn, wakeImports } from "./work.flow.ts";

const list = serve(listVendorImports, async ({ query: { page, per_page }, caller, platform }) => {
  const { rows, total } = await listImports(platform.db, accountOf(caller).id, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  return { data: listForm(rows.map(rowView), { total, page, per_page, path: "/api/vendor/imports" }) };
});

const send = serve(sendVendorImport, async ({ body, caller, platform }) => {
  const account = accountOf(caller).id;
  const id = await keepImport(platform, account, body);
  const view = await viewOf(platform, account, id);
  wakeImports(platform);
  return { data: view };
});

const get = serve(getVendorImport, async ({ params, caller, platform }) => ({
  data: await viewOf(platform, accountOf(caller).id, params.id),
}));

const answer = serve(answerVendorImport, async ({ params: { id }, body, caller, platform }) => {
  const account = accountOf(caller).id;
  await answerImport(platform, account, id, body.settings);
  const data = await viewOf(platform, account, id);
  wakeImports(platform);
  return { data };
});

const apply = serve(applyVendorImport, async ({ params: { id }, body, caller, platform }) => {
  const account = accountOf(caller).id;
  await applyChecked(platform, account, id, body.withdraw_missing);
  await audit(platform.db, {
    caller,
    action: "import.applied",
    about: { type: "import", id },
    details: body,
  });
  const data = await viewOf(platform, account, id);
  wakeImports(platform);
  return { data };
});

const cancel = serve(cancelVendorImport, async ({ params: { id }, caller, platform }) => {
  const account = accountOf(caller).id;
  await cancelImport(platform, account, id);
  endWorkOn(platform, id);
  return { data: await viewOf(platform, account, id) };
});

const undo = serve(undoVendorImport, async ({ params: { id }, caller, platform }) => {
  const account = accountOf(caller).id;
  await undoImport(platform, account, id);
  await audit(platform.db, { caller, action: "import.undone", about: { type: "import", id }, details: {} });
  const data = await viewOf(platform, account, id);
  wakeImports(platform);
  return { data };
});

const errorFile = serve(vendorImportErrors, async ({ params, caller, platform }) => {
  const row = (await findImport(platform.db, accountOf(caller).id, params.id)) ?? fail("not_found");
  const bytes = row.errors_path ? await platform.files.get(row.errors_path) : null;
  if (!bytes) return fail("not_found");
  return new File([new Uint8Array(bytes)], `${row.file_name}.errors.csv`, {
    type: "text/csv; charset=utf-8",
  });
});

const choices = serve(vendorImportChoices, async ({ platform }) => ({
  data: { fields: fieldLabels, ...(await catalogChoices(platform.db)) },
}));

export const routes: readonly Route[] = [list, send, get, answer, apply, cancel, undo, errorFile, choices];
