import { listProProjects } from "../../../../contract/design/pro-projects.ts";
import { importClients } from "../../../../contract/showrooms/client-import.ts";
import { type ClientStage, clientStages } from "../../../../contract/showrooms/client-stages.ts";
import {
  addClient,
  addClientNote,
  beginClientProject,
  changeClient,
  clientBoard,
  deleteClientNote,
  getClient,
  listClients,
} from "../../../../contract/showrooms/clients.ts";
import { accountOf, type Caller, workerOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { beginProject } from "./begin-project.flow.ts";
import { deleteNote, insertNote } from "./client-parts.store.ts";
import { addByHand, changeDetails, showClient } from "./clients.flow.ts";
import { clientView } from "./clients.rules.ts";
import { countClients, findBoard, findClients, lockClient, type Reader } from "./clients.store.ts";
import { importList } from "./import/import.flow.ts";
import { proProjectsOf } from "./pro-projects.store.ts";

/** How many cards a column of the board shows. */
const mostCards = 50;

const readerOf = (caller: Caller, platform: Platform): Reader => ({
  pro_id: accountOf(caller).id,
  now: platform.now(),
});

const board = serve(clientBoard, async ({ query, caller, platform }) => {
  const reader = readerOf(caller, platform);
  const [rows, counts] = await Promise.all([
    findBoard(platform.db, reader, query, mostCards),
    countClients(platform.db, reader.pro_id),
  ]);
  const stages = (Object.keys(clientStages) as ClientStage[]).map((stage) => {
    const own = rows.filter((row) => row.stage === stage);
    return { stage, total: own[0]?.stage_total ?? 0, clients: own.map(clientView) };
  });
  return { data: { stages, ...counts } };
});

const list = serve(listClients, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await findClients(platform.db, readerOf(caller, platform), filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  return {
    data: listForm(rows.map(clientView), { total, page, per_page, path: "/api/pro/clients", query: shown }),
  };
});

const get = serve(getClient, async ({ params, caller, platform }) => ({
  data: await showClient(platform.db, readerOf(caller, platform), params.id),
}));

const add = serve(addClient, async ({ body, caller, platform }) => {
  const id = await addByHand(platform, accountOf(caller), body);
  return {
    message: `${body.full_name} is on your board.`,
    data: await showClient(platform.db, readerOf(caller, platform), id),
  };
});

const change = serve(changeClient, async ({ params, body, caller, platform }) => {
  await changeDetails(platform, accountOf(caller), params.id, body);
  return { data: await showClient(platform.db, readerOf(caller, platform), params.id) };
});

const begin = serve(beginClientProject, async ({ params, body, caller, platform }) => {
  const data = await beginProject(platform, accountOf(caller), params.id, body.name);
  wakeStream(platform);
  if (data.is_with_client) wakeMail(platform);
  return {
    message: data.is_with_client
      ? "Started. We told your client."
      : "Started. Your client gets it as soon as they join.",
    data,
  };
});

const importFile = serve(importClients, async ({ body, caller, platform }) => {
  const isApplied = body.apply === "1";
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const data = await importList(platform, accountOf(caller), { bytes, isApplied });
  return { ...(isApplied && { message: addedWords(data.counts.new) }), data };
});

const addedWords = (count: number): string => `Added ${count === 1 ? "1 client" : `${count} clients`}.`;

const addNote = serve(addClientNote, async ({ params, body, caller, platform }) => {
  const account = accountOf(caller);
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockClient(db, account.id, params.id))) fail("not_found");
    const note = { client_id: params.id, author_id: workerOf(account), body: body.body };
    await insertNote(db, { ...note, created_at: platform.now() });
  });
  return { data: await showClient(platform.db, readerOf(caller, platform), params.id) };
});

const dropNote = serve(deleteClientNote, async ({ params, caller, platform }) => {
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockClient(db, accountOf(caller).id, params.id))) fail("not_found");
    if (!(await deleteNote(db, params.id, params.note))) fail("not_found");
  });
  return { data: await showClient(platform.db, readerOf(caller, platform), params.id) };
});

const projects = serve(listProProjects, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await proProjectsOf(platform.db, accountOf(caller).id, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const views = rows.map(({ selections, approved, waiting, shared_at, updated_at, ...row }) => ({
    ...row,
    shared_at: shared_at.toISOString(),
    updated_at: updated_at.toISOString(),
    selections: { total: selections, approved, waiting },
  }));
  const path = "/api/pro/projects";
  return { data: listForm(views, { total, page, per_page, path, query: Object.fromEntries(shown) }) };
});

export const routes: readonly Route[] = [
  projects,
  board,
  importFile,
  list,
  get,
  add,
  change,
  begin,
  addNote,
  dropNote,
];
