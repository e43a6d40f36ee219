import {
  createProject,
  deleteProject as deleteProjectEndpoint,
  destroyCartLine,
  findProjects,
  getProject,
  syncToBulkCart,
  syncToCart,
  updateCart,
  updateProject,
  updateProjectCart,
} from "../../../contract/project-cart.ts";
import { accountOf } from "../../caller.ts";
import { fail, failFields } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { type Route, serve } from "../../serve.ts";
import { claimGuestCart } from "./claim-guest-cart.flow.ts";
import { cartCookie, cartCookieOptions, guestOwner, type Owner, ownerOf } from "./owner.ts";
import { offersBySku } from "./priced-lines.store.ts";
import { quantityProblem } from "./project-cart.rules.ts";
import {
  addProject,
  changeProject,
  copyLines,
  findOpenCart,
  findProjectOf,
  findShowroomId,
  lineQuantity,
  type ProjectRow,
  removeAllLines,
  removeLine,
  setLine,
  setLineOfOpen,
  takeToChange,
} from "./project-cart.store.ts";
import { projectOfRoom } from "./project-of-room.flow.ts";
import { removeProject } from "./remove-project.flow.ts";
import { openProjectOf, showProject, showProjectOf } from "./show-project.flow.ts";

const knownShowroom = async (db: Db, showroom: string): Promise<string> =>
  (await findShowroomId(db, showroom)) ?? failFields({ showroom: "There is no such showroom." });

/** Sets the lines of a project that was taken to be changed. */
async function setLines(
  db: Db,
  project: ProjectRow,
  lines: readonly { sku: string; qty: number; surface?: string | undefined; add?: boolean | undefined }[],
  fieldOf: (index: number, field: string) => string,
): Promise<void> {
  const offers = await offersBySku(
    db,
    project.showroom_id,
    lines.map((line) => line.sku),
  );
  for (const [index, line] of lines.entries()) {
    const offer = offers.get(line.sku);
    const surface = line.surface ?? "";
    const before = offer && line.add ? await lineQuantity(db, project.id, offer.variant_id, surface) : 0;
    const qty = line.qty === 0 ? 0 : before + line.qty;
    const problem = qty === 0 && offer ? null : quantityProblem(offer, qty);
    if (problem || !offer) return failFields({ [fieldOf(index, problem!.field)]: problem!.message });
    await setLine(db, project.id, { variant_id: offer.variant_id, qty, surface });
  }
}

const find = serve(findProjects, async ({ query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id);
  if (!owner) return { data: null };
  if (query.project) return { data: await showProjectOf(platform.db, owner, query.project) };
  const showroom = query.showroom ? await findShowroomId(platform.db, query.showroom) : null;
  const cart = showroom === undefined ? undefined : await findOpenCart(platform.db, owner, showroom);
  return { data: cart ? await showProject(platform.db, owner, cart) : null };
});

const create = serve(createProject, async (call) => {
  const { body, platform } = call;
  const owner = guestOwner(call);
  const data = await platform.db.transaction().execute(async (db) => {
    const showroom_id = await knownShowroom(db, body.showroom);
    const { lines, showroom: _, floorTemplate, room, ...rest } = body;
    // a guest's only project is the cart
    const is_cart = body.is_cart || "guest_key" in owner;
    const wanted = { ...rest, is_cart, floor_template: floorTemplate, showroom_id };
    const id =
      room === undefined || is_cart
        ? await addProject(db, owner, wanted)
        : await projectOfRoom(db, owner, room, wanted);
    const project = await taken(db, owner, { project: id });
    const added = lines.map((line) => ({ ...line, add: true }));
    await setLines(db, project, added, (i, field) => `lines.${i}.${field}`);
    return showProject(db, owner, project);
  });
  return { data };
});

const get = serve(getProject, async ({ params, caller, platform }) => ({
  data: await showProjectOf(platform.db, { user_id: accountOf(caller).id }, params.id),
}));

const update = serve(updateProject, async ({ params, body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const project = (await findProjectOf(platform.db, owner, params.id)) ?? fail("not_found");
  const changed = await changeProject(platform.db, project.id, body.version, body);
  const data = await showProjectOf(platform.db, owner, project.id);
  if (!changed) fail("stale_version", { data });
  return { data };
});

const remove = serve(deleteProjectEndpoint, async ({ params, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  await platform.db.transaction().execute((db) => removeProject(db, owner, params.id));
  return { message: "The project is deleted.", data: { id: params.id } };
});

const change = serve(updateCart, async (call) => {
  const { body, platform } = call;
  const owner = guestOwner(call, body.temp_project_id);
  if (body.qty > 0 && !body.add) {
    const line = { sku: body.sku, qty: body.qty, surface: body.surface ?? "" };
    const cart = await setLineOfOpen(platform.db, owner, body, line);
    if (cart) return { data: await showProject(platform.db, owner, cart) };
  }
  const data = await platform.db.transaction().execute(async (db) => {
    const cart = await cartToChange(db, owner, body);
    await setLines(db, cart, [body], (_, field) => field);
    return showProject(db, owner, cart);
  });
  return { data };
});

const taken = async (db: Db, owner: Owner, named: { project: string }): Promise<ProjectRow> =>
  (await takeToChange(db, owner, named)) ?? fail("not_found");

/** The named project or open cart, or a new cart in the named showroom; locked, its version raised. */
async function cartToChange(
  db: Db,
  owner: Owner,
  named: { project?: string | undefined; showroom?: string | undefined },
): Promise<ProjectRow> {
  const open = await takeToChange(db, owner, named);
  if (open) return open;
  if (named.project) {
    await openProjectOf(db, owner, named.project);
    return fail("not_found");
  }
  if (!named.showroom) return failFields({ showroom: "The showroom field is required." });
  const showroom_id = await knownShowroom(db, named.showroom);
  return taken(db, owner, { project: await addProject(db, owner, { showroom_id, is_cart: true }) });
}

const toCart = serve(syncToCart, async ({ body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const project = await openProjectOf(db, owner, body.project);
    const cart = await cartToChange(db, owner, { showroom: body.showroom });
    if (cart.showroom_id !== project.showroom_id)
      failFields({ showroom: "This project belongs to another showroom." });
    if (cart.id !== project.id) {
      await removeAllLines(db, cart.id);
      await copyLines(db, project.id, cart.id);
    }
    return showProject(db, owner, cart);
  });
  return { message: "The project is in your cart.", data };
});

const toBulkCart = serve(syncToBulkCart, async ({ body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const cart = await cartToChange(db, owner, { showroom: body.showroom });
    const sources = new Map<string, string[]>();
    for (const { project, line } of body.items) sources.set(project, [...(sources.get(project) ?? []), line]);
    for (const [source, lines] of sources) {
      const project = await openProjectOf(db, owner, source);
      if (project.showroom_id !== cart.showroom_id)
        failFields({ showroom: "A line belongs to another showroom." });
      if (project.id !== cart.id) await copyLines(db, project.id, cart.id, lines);
    }
    return showProject(db, owner, cart);
  });
  return { message: "The lines are in your cart.", data };
});

const claim = serve(updateProjectCart, async ({ body, caller, platform, deleteCookie }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const target = await openProjectOf(db, owner, body.project_id);
    await claimGuestCart(db, { temp_project_id: body.re_temp_project_id, user_id: owner.user_id });
    return showProjectOf(db, owner, target.id);
  });
  deleteCookie(cartCookie, cartCookieOptions);
  return { message: "Your cart has been saved.", data };
});

const destroy = serve(destroyCartLine, async ({ params, query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id) ?? fail("not_found");
  const data = await platform.db.transaction().execute(async (db) => {
    const projectId =
      query.all === "1"
        ? (await openProjectOf(db, owner, params.id)).id
        : ((await removeLine(db, owner, params.id)) ?? fail("not_found"));
    if (query.all === "1") await removeAllLines(db, projectId);
    return showProject(db, owner, await taken(db, owner, { project: projectId }));
  });
  return { message: "Removed from your cart.", data };
});

export const routes: readonly Route[] = [
  find,
  create,
  get,
  update,
  remove,
  change,
  toCart,
  toBulkCart,
  claim,
  destroy,
];
