import { openMessageFile, sendMessageFile } from "../../../../contract/messaging/conversations.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { privateFile } from "../../../http/private-file.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { isOurLink } from "./file-links.rules.ts";
import { keepFile } from "./files.flow.ts";
import { findOwnFile } from "./files.store.ts";
import { conversationOf } from "./open.flow.ts";
import { fileView } from "./show.flow.ts";

const upload = serve(sendMessageFile, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  const { id } = await conversationOf(platform.db, viewer, params.id);
  await takeAttempt(platform.db, `message-file:${viewer.id}`, { count: 60, seconds: 600 });
  const to = { file: body.file, field: "file", conversation_id: id, user_id: viewer.id };
  return { data: fileView(platform, await keepFile(platform, to), viewer.id) };
});

/**
 * Opens in the page what was redrawn, and downloads everything else. It does not go through `serve`, which makes every
 * file a download; a wrong link is as good as none.
 */
const open: Route = {
  endpoint: openMessageFile,
  async handle(context, platform) {
    const id = openMessageFile.params.safeParse(context.req.param());
    const query = openMessageFile.query.safeParse(context.req.query());
    if (!id.success || !query.success) return fail("not_found");
    const link = { ...id.data, ...query.data };
    if (!isOurLink(platform.config, link, platform.now())) fail("not_found");
    const file = (await findOwnFile(platform.db, link.id, link.user)) ?? fail("not_found");
    const path = link.size === "preview" ? file.preview_path : file.path;
    const bytes = (path && (await platform.files.get(path))) || fail("not_found");
    return privateFile(bytes, file, link, platform.now());
  },
};

export const fileRoutes: readonly Route[] = [upload, open];
