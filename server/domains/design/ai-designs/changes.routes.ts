import {
  aiAlternatives,
  aiCheckBrief,
  aiGoToStep,
  aiKeepLine,
  aiMakeChange,
  aiPreviewChange,
} from "../../../../contract/design/ai-design-changes.ts";
import { aiAccountOf } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { alternativesFor, checkBrief, goToStep, keepLine, makeChange, previewChange } from "./change.flow.ts";

const check = serve(aiCheckBrief, async ({ body, caller, platform }) => ({
  data: await checkBrief(platform, caller, body),
}));

const preview = serve(aiPreviewChange, async ({ params, body, caller, platform }) => ({
  data: await previewChange(platform, caller, params.id, body),
}));

const make = serve(aiMakeChange, async ({ params, caller, platform }) => ({
  data: await makeChange(platform, aiAccountOf(caller).id, params),
}));

const step = serve(aiGoToStep, async ({ params, body, caller, platform }) => ({
  data: await goToStep(platform, aiAccountOf(caller).id, params.id, body.number),
}));

const keep = serve(aiKeepLine, async ({ params, body, caller, platform }) => ({
  data: await keepLine(platform, aiAccountOf(caller).id, params.id, body),
}));

const alternatives = serve(aiAlternatives, async ({ params, query, caller, platform }) => ({
  data: await alternativesFor(platform, aiAccountOf(caller).id, params.id, query.place),
}));

export const routes: readonly Route[] = [check, preview, make, step, keep, alternatives];
