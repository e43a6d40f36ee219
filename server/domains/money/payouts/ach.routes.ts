import { makeAchFile, readAch, recordAchReturn, saveAchFile } from "../../../../contract/money/ach.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { achFileOf, achState, makeFile, recordReturn } from "./ach.flow.ts";

export const achRoutes: readonly Route[] = [
  serve(readAch, async ({ platform }) => ({ data: await achState(platform) })),
  serve(makeAchFile, async ({ caller, platform }) => {
    const file = await makeFile(platform, caller);
    return {
      data: { ...(await achState(platform)), file },
      message: "File created. Download it for your bank.",
    };
  }),
  serve(saveAchFile, ({ params, caller, platform }) => achFileOf(platform, caller, params.id)),
  serve(recordAchReturn, async ({ params, body, caller, platform }) => {
    await recordReturn(platform, caller, { id: params.id, code: body.code });
    return { data: { id: params.id }, message: "The amount is back in the payee's balance." };
  }),
];
