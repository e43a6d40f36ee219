import { syncToBulkCart, syncToCart, undoLines } from "../../../../contract/design/project-cart.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { actingOn, signAs } from "./acting.flow.ts";
import { cartToChange } from "./change-cart.flow.ts";
import type { Owner } from "./owner.ts";
import { copyLines, type ProjectRow, removeAllLines, takeToChange } from "./project-cart.store.ts";
import { keptLines } from "./room-lines.store.ts";
import { openProjectOf, showProject, showProjectOf } from "./show-project.flow.ts";
import { keepLinesBefore, restoreLinesBefore } from "./undo-lines.store.ts";

/** What goes into a cart: a project's lines, all or the named ones. */
interface Source {
  project: ProjectRow;
  lines?: readonly string[] | undefined;
}

const message = "The products are in your cart.";

const toCart = serve(syncToCart, async ({ body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const project = await openProjectOf(db, owner, body.project);
    const cart = await cartToChange(db, owner, { showroom: body.showroom });
    if (cart.showroom_id !== project.showroom_id)
      failFields({ showroom: "This project belongs to another showroom." });
    if (cart.id !== project.id) {
      await fillCart(db, owner, cart, [{ project, lines: body.lines }], body.mode, platform.now());
    }
    return showProject(db, owner, cart, platform.now());
  });
  return { message, data };
});

/** Copies lines of projects into a locked cart, with undo. */
async function fillCart(
  db: Db,
  owner: Owner,
  cart: ProjectRow,
  sources: readonly Source[],
  mode: "add" | "replace" | undefined,
  now: Date,
): Promise<void> {
  for (const { project, lines } of sources) {
    const offered = new Set((await keptLines(db, project.id)).map(({ id }) => id));
    if (offered.size === 0) failFields({ project: "This project has no products yet." });
    if (lines?.some((id) => !offered.has(id)))
      failFields({ lines: "Some of these products are no longer in the project. Please look again." });
  }
  const isEmpty = (await keptLines(db, cart.id)).length === 0;
  if (!isEmpty && !mode) fail("cart_not_empty", { data: await showProjectOf(db, owner, cart.id, now) });
  await keepLinesBefore(db, cart.id, cart.version);
  if (mode === "replace") await removeAllLines(db, cart.id);
  for (const { project, lines } of sources) await copyLines(db, project.id, cart.id, lines);
}

const toBulkCart = serve(syncToBulkCart, async ({ body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const cart = await cartToChange(db, owner, { showroom: body.showroom });
    const sources: Source[] = [];
    for (const [id, items] of Map.groupBy(body.items, (item) => item.project)) {
      const project = await openProjectOf(db, owner, id);
      if (project.showroom_id !== cart.showroom_id)
        failFields({ showroom: "An item belongs to another showroom." });
      if (project.id !== cart.id) sources.push({ project, lines: items.map(({ line }) => line) });
    }
    if (sources.length > 0) await fillCart(db, owner, cart, sources, body.mode, platform.now());
    return showProject(db, owner, cart, platform.now());
  });
  return { message, data };
});

const undo = serve(undoLines, async ({ body, caller, platform }) => {
  const acting =
    (await actingOn(platform.db, caller, body.project, body.temp_project_id)) ?? fail("not_found");
  const { owner, edits_for } = acting;
  const data = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const project = await takeToChange(db, owner, { project: body.project });
    if (!project) return fail("not_found");
    // locking it has increased the version by one
    const isFresh = project.version === body.version + 1;
    if (!isFresh || !(await restoreLinesBefore(db, project.id, body.version)))
      fail("stale_version", { data: await showProjectOf(db, owner, project.id, platform.now(), edits_for) });
    return showProject(db, owner, project, platform.now(), edits_for);
  });
  return { message: "Undone.", data };
});

export const toCartRoutes: readonly Route[] = [toCart, toBulkCart, undo];
