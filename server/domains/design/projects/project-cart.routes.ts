import {
  chooseLineLot,
  createProject,
  deleteProject as deleteProjectEndpoint,
  destroyCartLine,
  findProjects,
  getProject,
  type Project,
  updateCart,
  updateProject,
  updateProjectCart,
} from "../../../../contract/design/project-cart.ts";
import { lotKey } from "../../../../domain/orders/lots.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { type Acting, actingOn, signAs } from "./acting.flow.ts";
import { cartToChange, knownShowroom, setAndShow, takeProject } from "./change-cart.flow.ts";
import { canOpen } from "./chosen-plan.store.ts";
import { claimGuestCart } from "./claim-guest-cart.flow.ts";
import { projectWithLine } from "./editors.store.ts";
import { cartCookie, cartCookieOptions, guestOwner, type Owner, ownerOf } from "./owner.ts";
import { linesOfProject } from "./priced-lines.store.ts";
import {
  addProject,
  changeProject,
  findLatest,
  findProjectOf,
  findShowroomId,
  type ProjectRow,
  projectOfLine,
  removeAllLines,
  removeLine,
  setLineLot,
} from "./project-cart.store.ts";
import { projectOfRoom } from "./project-of-room.flow.ts";
import { removeProject } from "./remove-project.flow.ts";
import { quantityOf, setLines } from "./set-lines.flow.ts";
import { openProjectOf, showProject, showProjectOf } from "./show-project.flow.ts";
import { keepLinesBefore } from "./undo-lines.store.ts";

const find = serve(findProjects, async ({ query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id);
  if (!owner) return query.project ? fail("not_found") : { data: null };
  if (query.project) return { data: await showProjectOf(platform.db, owner, query.project, platform.now()) };
  const showroom = query.showroom ? await findShowroomId(platform.db, query.showroom) : null;
  const isCart = query.is_cart !== "0" && query.is_cart !== "false";
  const cart = showroom === undefined ? undefined : await findLatest(platform.db, owner, showroom, isCart);
  return { data: cart ? await showProject(platform.db, owner, cart, platform.now()) : null };
});

const create = serve(createProject, async (call) => {
  const { body, platform } = call;
  const owner = guestOwner(call);
  const data = await platform.db.transaction().execute(async (db) => {
    const showroom_id = await knownShowroom(db, body.showroom);
    const { lines, showroom: _, floorTemplate, room, ...rest } = body;
    await refuseUnknownPlan(db, owner, body);
    const wanted = { ...rest, floor_template: floorTemplate, showroom_id };
    const id =
      room === undefined || body.is_cart
        ? await addProject(db, owner, wanted)
        : await projectOfRoom(db, owner, room, wanted);
    const project = await takeProject(db, owner, id);
    const added = lines.map((line) => ({ ...line, add: true }));
    await setLines(db, project, added, (i, field) => `lines.${i}.${field}`);
    return showProject(db, owner, project, platform.now());
  });
  return { data };
});

/** Refuses a floor plan or template that does not exist, or is somebody else's. */
async function refuseUnknownPlan(
  db: Db,
  owner: Owner,
  { floorplan = null, floorTemplate: template = null }: NewPlan,
): Promise<void> {
  if (floorplan === null && template === null) return;
  const found = await canOpen(db, owner, { floorplan, template });
  const errors = {
    ...(floorplan !== null && !found.floorplan && { floorplan: "We couldn't find that floor plan." }),
    ...(template !== null && !found.template && { floorTemplate: "We couldn't find that template." }),
  };
  if (Object.keys(errors).length > 0) failFields(errors);
}

interface NewPlan {
  floorplan?: string | null | undefined;
  floorTemplate?: string | null | undefined;
}

const get = serve(getProject, async ({ params, caller, platform }) => {
  const { owner, edits_for } = (await actingOn(platform.db, caller, params.id)) ?? fail("not_found");
  return { data: await showProjectOf(platform.db, owner, params.id, platform.now(), edits_for) };
});

const update = serve(updateProject, async ({ params, body, caller, platform }) => {
  const acting = (await actingOn(platform.db, caller, params.id)) ?? fail("not_found");
  const { owner, edits_for } = acting;
  const project = (await findProjectOf(platform.db, owner, params.id)) ?? fail("not_found");
  const changed = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    return changeProject(db, project.id, body.version, body);
  });
  const data = await showProjectOf(platform.db, owner, project.id, platform.now(), edits_for);
  if (!changed) fail("stale_version", { data });
  wakeStream(platform);
  return { data };
});

const remove = serve(deleteProjectEndpoint, async ({ params, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  await platform.db.transaction().execute((db) => removeProject(db, owner, params.id));
  return { message: "Project deleted.", data: { id: params.id } };
});

const change = serve(updateCart, async (call) => {
  const { body, platform } = call;
  const own = guestOwner(call, body.temp_project_id);
  if (body.qty > 0 && !body.add && body.expected_qty === undefined) {
    const line = { sku: body.sku, qty: body.qty, surface: body.surface ?? "" };
    const data = await setAndShow(platform, own, body, line);
    if (data) return { data };
  }
  const acting = (await actingOn(platform.db, call.caller, body.project)) ?? itself(own);
  const { owner, edits_for } = "guest_key" in own ? itself(own) : acting;
  const data = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const cart = await cartToChange(db, owner, body);
    await refuseStale(db, cart, body, () => showProject(db, owner, cart, platform.now(), edits_for));
    await setLines(db, cart, [body], (_, field) => field);
    return showProject(db, owner, cart, platform.now(), edits_for);
  });
  if (body.project) wakeStream(platform);
  return { data };
});

const itself = (owner: Owner): Acting => ({ owner, edits_for: null, editor_id: null });

/** Refuses a quantity whose sender saw another one than the locked project has. */
async function refuseStale(
  db: Db,
  project: ProjectRow,
  { sku, surface, expected_qty }: { sku: string; surface?: string; expected_qty?: number },
  show: () => Promise<Project>,
): Promise<void> {
  if (expected_qty === undefined) return;
  const present = await quantityOf(db, project.id, { sku, surface });
  if (present !== expected_qty) fail("stale_version", { data: await show() });
}

const claim = serve(updateProjectCart, async ({ body, caller, platform, deleteCookie }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const into = await openProjectOf(db, owner, body.project_id);
    await claimGuestCart(db, { temp_project_id: body.re_temp_project_id, user_id: owner.user_id, into });
    return showProjectOf(db, owner, into.id, platform.now());
  });
  deleteCookie(cartCookie, cartCookieOptions);
  return { message: "Your cart has been saved.", data };
});

const destroy = serve(destroyCartLine, async ({ params, query, caller, platform }) => {
  const isAll = query.all === "1";
  const named = isAll ? params.id : await projectWithLine(platform.db, params.id);
  const acting = (await actingOn(platform.db, caller, named, query.temp_project_id)) ?? fail("not_found");
  const { owner, edits_for } = acting;
  const data = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const projectId = isAll
      ? (await openProjectOf(db, owner, params.id)).id
      : ((await projectOfLine(db, owner, params.id)) ?? fail("not_found"));
    const project = await takeProject(db, owner, projectId);
    await keepLinesBefore(db, project.id, project.version);
    if (isAll) await removeAllLines(db, project.id);
    else if (!(await removeLine(db, owner, params.id))) fail("not_found");
    return showProject(db, owner, project, platform.now(), edits_for);
  });
  wakeStream(platform);
  return { message: isAll ? "Removed all products." : "Removed.", data };
});

const chooseLot = serve(chooseLineLot, async ({ params, body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const projectId = (await projectOfLine(db, owner, params.id)) ?? fail("not_found");
    const project = await takeProject(db, owner, projectId);
    const line =
      (await linesOfProject(db, project.id)).find(({ id }) => id === params.id) ?? fail("not_found");
    const { lot } = body;
    const known = lot === null ? null : line.lots_before.find((one) => lotKey(one) === lotKey(lot));
    if (known === undefined) return failFields({ lot: "Choose the lot of one of your orders." });
    await setLineLot(db, line.id, known);
    return showProject(db, owner, project, platform.now());
  });
  return { data };
});

export const routes: readonly Route[] = [
  chooseLot,
  find,
  create,
  get,
  update,
  remove,
  change,
  claim,
  destroy,
];
