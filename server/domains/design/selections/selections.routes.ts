import type { ListedSelection } from "../../../../contract/design/selections.ts";
import {
  answerSelection,
  approveSelection,
  commentSelection,
  getSelectionBoard,
  listSelectionPlaces,
  listSelections,
  lookAtSelectionRoom,
  priceSelectionOptions,
  printTearSheets,
  proposeSelection,
  reviseSelection,
  setSelectionBudget,
  withdrawSelection,
} from "../../../../contract/design/selections.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { waitsFor } from "../../../../domain/projects/selection-moves.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { markLinkRead } from "../../messaging/notifications/index.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { showBoard } from "./board.flow.ts";
import { setBudget } from "./change.store.ts";
import { answer, approve, comment, withdraw } from "./moves.flow.ts";
import { optionView } from "./options.rules.ts";
import { type Actor, boardPath, refreshPages } from "./people.flow.ts";
import { placesOf, roomFor } from "./places.flow.ts";
import { priceSent, propose, revise } from "./propose.flow.ts";
import { type BoardProject, findProjectFor, type ListedRow, listFor } from "./selections.store.ts";
import { tearSheetsOf } from "./tear-sheets.flow.ts";

type AccountActor = Actor & { user_id: string; email: string };

const actorOf = (caller: Caller): AccountActor => {
  const { id, email } = accountOf(caller);
  // what they do here depends on the project
  return { side: "client", user_id: id, email, link: null, ip: caller.ip };
};

const projectFor = async (db: Db, caller: Caller, id: string): Promise<BoardProject> =>
  (await findProjectFor(db, accountOf(caller).id, id)) ?? fail("not_found");

const changesAnHour = { count: 300, seconds: 3600 };

/** Makes a change in a transaction, tells open pages, and answers the board as it is then. */
async function changed(platform: Platform, caller: Caller, change: (db: Db) => Promise<{ id: string }>) {
  await takeAttempt(platform.db, `selection:${accountOf(caller).id}`, changesAnHour);
  const { id } = await platform.db.transaction().execute(change);
  wakeStream(platform);
  return showBoard(platform, platform.db, await projectFor(platform.db, caller, id));
}

const listedView = (row: ListedRow): ListedSelection => {
  const waits_for = waitsFor(row.status);
  return {
    id: row.id,
    project: { id: row.project_id, name: row.project_name },
    title: row.title,
    place: row.place,
    status: row.status,
    side: row.side,
    waits_for_me: waits_for === row.side,
    waits_for,
    other: row.other,
    due_on: row.due_on,
    is_overdue: row.is_overdue,
    approved_total: row.approved_cents === null ? null : toDollars(row.approved_cents),
    updated_at: row.updated_at.toISOString(),
  };
};

const list = serve(listSelections, async ({ query, caller, platform }) => {
  const { page, per_page, show, sort } = query;
  const offset = offsetOf({ page, per_page });
  const rows = await listFor(platform.db, accountOf(caller).id, {
    show,
    sort,
    offset,
    limit: per_page,
    now: platform.now(),
  });
  const total = rows[0]?.total ?? 0;
  return {
    data: listForm(rows.map(listedView), {
      total,
      page,
      per_page,
      path: "/api/selections",
      query: { show, ...(sort && { sort }) },
    }),
  };
});

const get = serve(getSelectionBoard, async ({ params, caller, platform }) => {
  const project = await projectFor(platform.db, caller, params.id);
  await markLinkRead(platform.db, accountOf(caller).id, boardPath(project.id), platform.now());
  return { data: await showBoard(platform, platform.db, project) };
});

const forPro = async (db: Db, caller: Caller, id: string): Promise<BoardProject> => {
  const project = await projectFor(db, caller, id);
  return project.side === "pro" ? project : fail("forbidden");
};

const places = serve(listSelectionPlaces, async ({ params, caller, platform }) => {
  const project = await forPro(platform.db, caller, params.id);
  return { data: { places: await placesOf(platform, platform.db, project) } };
});

const price = serve(priceSelectionOptions, async ({ params, body, caller, platform }) => {
  const project = await forPro(platform.db, caller, params.id);
  const { options, ...subject } = body;
  const priced = await priceSent(platform, platform.db, project, { subject, options });
  const of = { vsd_id: project.vsd_id, allowance_cents: null, approved_cents: null };
  return { data: { options: priced.map((one) => optionView(one, of)) } };
});

const make = serve(proposeSelection, async ({ params, body, caller, platform }) => {
  const { room, surface, line, options, ...details } = body;
  const actor = actorOf(caller);
  let proposed = { id: "", is_told: false };
  const board = await changed(platform, caller, async (db) => {
    const project = await projectFor(db, caller, params.id);
    const proposal = { subject: { room, surface, line }, details, options };
    proposed = await propose(platform, db, project, { ...actor, side: project.side }, proposal);
    return project;
  });
  return {
    message: proposed.is_told
      ? "Proposed. We emailed the client."
      : "Proposed. Your client sees it after joining, or through a link that allows approval.",
    data: { ...board, selection: proposed.id },
  };
});

const change = serve(reviseSelection, async ({ params, body, caller, platform }) => {
  const { version, reason, options, ...details } = body;
  const sent = { version, reason, details, options };
  return {
    data: await changed(platform, caller, (db) => revise(platform, db, actorOf(caller), params.id, sent)),
  };
});

const sign = serve(approveSelection, async ({ params, body, caller, platform }) => {
  // nobody signs for somebody else
  if (accountOf(caller).stand_in) fail("owner_only");
  return {
    message: "Approved. Your choice and its price are locked.",
    data: await changed(platform, caller, (db) =>
      approve(platform, db, actorOf(caller), { id: params.id, ...body }),
    ),
  };
});

const reply = serve(answerSelection, async ({ params, body, caller, platform }) => ({
  data: await changed(platform, caller, (db) =>
    answer(platform, db, actorOf(caller), { id: params.id, ...body }),
  ),
}));

const takeBack = serve(withdrawSelection, async ({ params, body, caller, platform }) => ({
  data: await changed(platform, caller, (db) =>
    withdraw(platform, db, actorOf(caller), { id: params.id, ...body }),
  ),
}));

const say = serve(commentSelection, async ({ params, body, caller, platform }) => ({
  data: await changed(platform, caller, (db) =>
    comment(platform, db, actorOf(caller), { id: params.id, text: body.text }),
  ),
}));

const budget = serve(setSelectionBudget, async ({ params, body, caller, platform }) => ({
  data: await changed(platform, caller, async (db) => {
    const project = await projectFor(db, caller, params.id);
    const cents = body.budget === null ? null : fromDollars(body.budget);
    await setBudget(db, project.id, cents, platform.now());
    await refreshPages(db, project.id);
    return project;
  }),
}));

const print = serve(printTearSheets, async ({ params, caller, platform, language, units }) =>
  tearSheetsOf(platform, await projectFor(platform.db, caller, params.id), { language, units }),
);

const look = serve(lookAtSelectionRoom, async ({ params, caller, platform }) => ({
  data: await roomFor(platform.db, await projectFor(platform.db, caller, params.id), params.room),
}));

export const selectionRoutes: readonly Route[] = [
  list,
  get,
  places,
  price,
  make,
  budget,
  print,
  look,
  change,
  sign,
  reply,
  takeBack,
  say,
];
