import { reportMissing } from "../../../../contract/catalog/missing-units.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { reportMissingUnits } from "./missing.flow.ts";

const report = serve(reportMissing, async ({ params, body, caller, platform }) => {
  const asked = { order_id: params.id, item_id: params.item, ...body };
  const claim = await reportMissingUnits(platform, accountOf(caller), asked);
  return { message: "We got your report.", data: { claim } };
});

export const missingRoutes: readonly Route[] = [report];
