import {
  archiveProject as archiveEndpoint,
  duplicateProject,
} from "../../../../contract/design/project-cart.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { copyChecklist } from "./checklist.store.ts";
import { showProjectOf } from "./show-project.flow.ts";
import { archiveProject, copyProject } from "./tidy-projects.store.ts";

const duplicate = serve(duplicateProject, async ({ params, body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const id = (await copyProject(db, owner.user_id, params.id, body.name)) ?? fail("not_found");
    await copyChecklist(db, params.id, id);
    return showProjectOf(db, owner, id, platform.now());
  });
  return { message: `Created “${data.name}”.`, data };
});

const archive = serve(archiveEndpoint, async ({ params, body, caller, platform }) => {
  const user_id = accountOf(caller).id;
  const at = body.is_archived ? platform.now() : null;
  if (!(await archiveProject(platform.db, user_id, params.id, at))) fail("not_found");
  return { data: { id: params.id, is_archived: body.is_archived } };
});

export const tidyRoutes: readonly Route[] = [duplicate, archive];
