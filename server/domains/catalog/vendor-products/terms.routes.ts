import {
  changeVendorTerms,
  getVendorTerms,
  type OwnTerms,
} from "../../../../contract/catalog/vendor-terms.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import { type TermsRow, termsOf, writeTerms } from "./terms.store.ts";

const view = (row: TermsRow): OwnTerms => ({
  lead_time_days: row.lead_time_days,
  remote_freight: toDollars(row.remote_freight_cents),
  not_served: row.not_served,
  minimum: toDollars(row.minimum_cents),
  version: row.terms_version,
  saved_at: row.terms_saved_at?.toISOString() ?? null,
});

const show = serve(getVendorTerms, async ({ caller, platform }) => ({
  data: view((await termsOf(platform.db, accountOf(caller).id)) ?? fail("not_found")),
}));

const change = serve(changeVendorTerms, async ({ body, caller, platform }) => {
  const { version, not_served, remote_freight, minimum, lead_time_days } = body;
  const unknown = not_served.findIndex((state) => !isUsState(state));
  if (unknown >= 0)
    failFields({ [`not_served.${unknown}`]: "Enter a valid two-letter state code, such as CA." });
  const saved = await platform.db.transaction().execute(async (db) => {
    const { id } = accountOf(caller);
    const before = (await termsOf(db, id, { lock: true })) ?? fail("not_found");
    if (before.terms_version !== version) fail("stale_version", { data: view(before) });
    const terms = {
      lead_time_days,
      remote_freight_cents: fromDollars(remote_freight),
      not_served: [...new Set(not_served)].sort(),
      minimum_cents: fromDollars(minimum),
    };
    await writeTerms(db, before.id, terms, platform.now());
    // product pages show the minimum order
    await invalidate(db, "showrooms");
    return (await termsOf(db, id))!;
  });
  platform.cache.forget("showrooms");
  return { message: "Saved.", data: view(saved) };
});

export const routes = [show, change];
