import { eventStream } from "../../../../contract/messaging/stream.ts";
import { accountOf, assertMay, assertOpenToOtherSites } from "../../../http/caller.ts";
import type { Route } from "../../../http/serve.ts";
import { eventStreamResponse } from "./connection.ts";
import { readPlace } from "./stream.rules.ts";
import { openStream } from "./streams.flow.ts";

/** A stream never ends by itself, so it does not go through `serve`; the permission is checked alike. */
const stream: Route = {
  endpoint: eventStream,
  async handle(context, platform, caller) {
    if (context.req.header("Sec-Fetch-Site") === "cross-site") {
      assertOpenToOtherSites(eventStream.permission);
    }
    assertMay(eventStream.permission, caller);
    const { id, session_id } = accountOf(caller);
    const asked = readPlace(context.req.header("Last-Event-ID"));
    const body = await openStream(platform, { user_id: id, session_id }, asked);
    return eventStreamResponse(body);
  },
};

export const routes: readonly Route[] = [stream];
