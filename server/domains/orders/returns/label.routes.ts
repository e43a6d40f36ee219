import { returnLabel, sendReturnLabel } from "../../../../contract/orders/returns.ts";
import { accountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { keepLabel, labelOf } from "./label.flow.ts";
import { showCase } from "./show-case.flow.ts";

export const labelRoutes: readonly Route[] = [
  serve(sendReturnLabel, async ({ params, body, caller, platform }) => {
    const viewer = accountOf(caller);
    await keepLabel(platform, viewer, params.id, body.file);
    return { message: "Label sent to the customer.", data: await showCase(platform, viewer, params.id) };
  }),
  serve(returnLabel, ({ params, caller, platform }) => labelOf(platform, accountOf(caller), params.id)),
];
