import {
  aiCancelJob,
  aiDeleteRequest,
  aiGenerate,
  aiGetJob,
  aiJobStream,
  aiListDesigns,
  aiPictureStream,
} from "../../../../contract/design/ai-designs.ts";
import { aiMyData } from "../../../../contract/identity/ai-accounts.ts";
import { uuid } from "../../../../contract/shapes.ts";
import { languageIn } from "../../../../domain/languages/language.ts";
import { unitsIn } from "../../../../domain/languages/units.ts";
import { aiAccountOf, assertMay, assertOpenToOtherSites } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { eventStreamResponse } from "../../messaging/stream/index.ts";
import { findJob } from "./ai-designs.store.ts";
import { openJobStream } from "./job-stream.flow.ts";
import { dataOfAiDesigner } from "./my-data.flow.ts";
import { cancelRequest, deleteRequest, requestDesigns } from "./request.flow.ts";
import { requestsOf, showJob } from "./show.flow.ts";
import { openStillStream } from "./still-stream.flow.ts";

const generate = serve(aiGenerate, async ({ body, caller, platform }) => ({
  data: await requestDesigns(platform, caller, body),
}));

const get = serve(aiGetJob, async ({ params, caller, platform }) => {
  const job = await findJob(platform.db, aiAccountOf(caller).id, params.id);
  return { data: await showJob(platform, job ?? fail("not_found")) };
});

const cancel = serve(aiCancelJob, async ({ params, caller, platform }) => ({
  data: await cancelRequest(platform, aiAccountOf(caller).id, params.id),
}));

const list = serve(aiListDesigns, async ({ query, caller, platform }) => ({
  data: await requestsOf(platform, aiAccountOf(caller).id, query.page),
}));

const remove = serve(aiDeleteRequest, async ({ params, caller, platform }) => {
  await deleteRequest(platform, aiAccountOf(caller).id, params.id);
  return { message: "Design request deleted." };
});

const myData = serve(aiMyData, async ({ caller, platform }) => ({
  data: await dataOfAiDesigner(platform, aiAccountOf(caller).id),
}));

/** A stream is no JSON, so it does not go through `serve`; the permission is checked alike. */
const streamOf = (
  endpoint: typeof aiJobStream | typeof aiPictureStream,
  open: typeof openJobStream,
): Route => ({
  endpoint,
  async handle(context, platform, caller) {
    if (context.req.header("Sec-Fetch-Site") === "cross-site") assertOpenToOtherSites(endpoint.permission);
    assertMay(endpoint.permission, caller);
    const id = context.req.param("id") ?? "";
    if (!uuid.safeParse(id).success) fail("not_found");
    // a browser's event stream sends its own languages, not the page's
    const cookies = context.req.header("Cookie") ?? null;
    const page = { language: languageIn(cookies) ?? ("en" as const), units: unitsIn(cookies) };
    return eventStreamResponse(await open(platform, aiAccountOf(caller).id, id, page));
  },
});

const stream = streamOf(aiJobStream, openJobStream);
const pictures = streamOf(aiPictureStream, openStillStream);

export const routes: readonly Route[] = [generate, get, stream, pictures, cancel, list, remove, myData];
