import {
  listProjectHistory,
  listProjectPeople,
  restoreProject,
  setProjectEditor,
  tellPresence,
} from "../../../../contract/design/project-history.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { addNews, signal, wakeStream } from "../../messaging/stream/index.ts";
import { type Acting, actingOn, signAs } from "./acting.flow.ts";
import { takeProject } from "./change-cart.flow.ts";
import { addEditor, changersOf, findPeople, removeEditor } from "./editors.store.ts";
import { historyView } from "./history.rules.ts";
import { findStates, restoreState } from "./history.store.ts";
import { findProjectOf, type ProjectRow } from "./project-cart.store.ts";
import { showProject } from "./show-project.flow.ts";

type Call = Parameters<typeof actingOn>[1];

/** A project that the caller may change, and for whom; a cart is none. */
async function projectFor(
  db: Db,
  caller: Call,
  id: string,
): Promise<{ acting: Acting; project: ProjectRow; me: string }> {
  const me = accountOf(caller).id;
  const acting = (await actingOn(db, caller, id)) ?? fail("not_found");
  const project = await findProjectOf(db, acting.owner, id);
  if (!project || project.is_cart) return fail("not_found");
  return { acting, project, me };
}

const history = serve(listProjectHistory, async ({ params, caller, platform }) => {
  const { project, me } = await projectFor(platform.db, caller, params.id);
  return { data: { data: historyView(await findStates(platform.db, project.id), me) } };
});

const restore = serve(restoreProject, async ({ params, caller, platform }) => {
  const { acting } = await projectFor(platform.db, caller, params.id);
  const data = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const project = await takeProject(db, acting.owner, params.id);
    if (!(await restoreState(db, project.id, params.version))) fail("not_found");
    return showProject(db, acting.owner, project, platform.now(), acting.edits_for);
  });
  wakeStream(platform);
  return { message: "Restored the earlier products.", data };
});

const presence = serve(tellPresence, async ({ params, body, caller, platform }) => {
  const { me } = await projectFor(platform.db, caller, params.id);
  const all = await changersOf(platform.db, params.id);
  const name = all.find(({ id }) => id === me)?.name ?? "";
  await signal(platform, {
    to: all.map(({ id }) => id),
    kind: "presence",
    data: { project: params.id, user: me, name, ...body },
  });
  return { data: { id: params.id } };
});

const people = serve(listProjectPeople, async ({ params, caller, platform }) => ({
  data: {
    data: (await findPeople(platform.db, accountOf(caller).id, params.id)) ?? fail("not_found"),
  },
}));

const setEditor = serve(setProjectEditor, async ({ params, body, caller, platform }) => {
  const { id } = accountOf(caller);
  const person = await platform.db.transaction().execute(async (db) => {
    const known = (await findPeople(db, id, params.id)) ?? fail("not_found");
    const found = known.find((one) => one.id === params.user) ?? fail("not_found");
    if (!body.can_edit) await removeEditor(db, params.id, found.id);
    else if (await addEditor(db, params.id, found.id)) {
      const project = await findProjectOf(db, { user_id: id }, params.id);
      await notify(db, {
        user_id: found.id,
        kind: "project",
        title: `You can now change the project ${project?.name || "of a customer"}`,
        link: `/projects/${params.id}`,
      });
    }
    const data = { project: params.id, user: found.id };
    await addNews(
      db,
      [id, found.id].map((user_id) => ({ user_id, kind: "access", data })),
    );
    return { ...found, can_edit: body.can_edit };
  });
  wakeStream(platform);
  return { data: person };
});

export const historyRoutes: readonly Route[] = [history, restore, presence, people, setEditor];
