import { openReturnPhoto, sendReturnPhoto } from "../../../../contract/orders/returns.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { privateFile } from "../../../http/private-file.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { isSignedLink } from "../../../http/signed-links.ts";
import { keepPhoto, photoLinks, photoView } from "./photos.flow.ts";
import { findOwnPhoto, isOwnOrder } from "./photos.store.ts";

const upload = serve(sendReturnPhoto, async ({ params, body, caller, platform }) => {
  const { id } = accountOf(caller);
  if (!(await isOwnOrder(platform.db, params.id, id))) fail("not_found");
  await takeAttempt(platform.db, `return-photo:${id}`, { count: 60, seconds: 600 });
  const photo = await keepPhoto(platform, { file: body.file, order_id: params.id, user_id: id });
  return { data: photoView(platform, photo, id) };
});

/** It does not go through `serve`, which makes every file a download; a wrong link is as good as none. */
const open: Route = {
  endpoint: openReturnPhoto,
  async handle(context, platform) {
    const id = openReturnPhoto.params.safeParse(context.req.param());
    const query = openReturnPhoto.query.safeParse(context.req.query());
    if (!id.success || !query.success) return fail("not_found");
    const link = { ...id.data, ...query.data };
    if (!isSignedLink(platform.config, photoLinks, link, platform.now())) fail("not_found");
    const photo = (await findOwnPhoto(platform.db, link.id, link.user)) ?? fail("not_found");
    const path = link.size === "preview" ? photo.preview_path : photo.path;
    const bytes = (await platform.files.get(path)) ?? fail("not_found");
    return privateFile(bytes, photo, link, platform.now());
  },
};

export const photoRoutes: readonly Route[] = [upload, open];
