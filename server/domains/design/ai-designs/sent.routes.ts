import {
  aiSendDesign,
  proSentDesign,
  proTakeOverDesign,
} from "../../../../contract/design/ai-design-shares.ts";
import { accountOf, aiAccountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { sendDesign, showSent, takeOver } from "./sent.flow.ts";

const send = serve(aiSendDesign, async ({ params, body, caller, platform }) => ({
  data: await sendDesign(platform, aiAccountOf(caller), params.id, body),
}));

const show = serve(proSentDesign, async ({ params, caller, platform }) => ({
  data: await showSent(platform, accountOf(caller).id, params.id),
}));

const take = serve(proTakeOverDesign, async ({ params, caller, platform }) => ({
  data: await takeOver(platform, accountOf(caller), params.id),
}));

export const sentRoutes: readonly Route[] = [send, show, take];
