import { certifyTaxDetails, readTaxDetails } from "../../../../contract/money/payee-tax.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { certifyTax, taxView } from "./tax.flow.ts";
import { findTaxDetails } from "./tax.store.ts";

const read = serve(readTaxDetails, async ({ caller, platform }) => {
  const row = await findTaxDetails(platform.db, accountOf(caller).id);
  return { data: row ? taxView(row) : null };
});

const certify = serve(certifyTaxDetails, async ({ body, caller, platform }) => ({
  message: "Tax details saved.",
  data: await certifyTax(platform, caller, body),
}));

export const taxRoutes: readonly Route[] = [read, certify];
