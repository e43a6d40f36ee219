import {
  createProject,
  destroyCartLine,
  findProjects,
  getProject,
  listProjects,
  type Project,
  syncToBulkCart,
  syncToCart,
  updateCart,
  updateProject,
  updateProjectCart,
} from "../../../contract/project-cart.ts";
import { accountOf, type Caller } from "../../caller.ts";
import { fail, failFields } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { randomToken } from "../../platform/ids.ts";
import { type Call, type Route, serve } from "../../serve.ts";
import { claimGuestCart } from "./claim-guest-cart.flow.ts";
import { linesOfProject, offersBySku } from "./priced-lines.store.ts";
import { projectView, quantityProblem } from "./project-cart.rules.ts";
import {
  addProject,
  changeProject,
  copyLines,
  findOpenCart,
  findProjectOf,
  findShowroomId,
  lineQuantity,
  type Owner,
  type ProjectRow,
  projectsOfUser,
  removeAllLines,
  removeLine,
  setLine,
  takeToChange,
} from "./project-cart.store.ts";

const cartCookie = "__Host-cart";
const cartCookieOptions = {
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
  maxAge: 180 * 24 * 3600,
} as const;

/** An account's own things, whatever guest key comes along; a guest's by its key, sent or from the cookie. */
function ownerOf(caller: Caller, tempProjectId: string | undefined): Owner | null {
  if (caller.account) return { user_id: caller.account.id };
  const key = tempProjectId ?? caller.cart_key;
  return key ? { guest_key: key } : null;
}

async function show(db: Db, owner: Owner, project: ProjectRow): Promise<Project> {
  return projectView(
    project,
    await linesOfProject(db, project.id),
    "guest_key" in owner ? owner.guest_key : null,
  );
}

async function showById(db: Db, owner: Owner, id: string): Promise<Project> {
  return show(db, owner, (await findProjectOf(db, owner, id)) ?? fail("not_found"));
}

async function openProject(db: Db, owner: Owner, id: string): Promise<ProjectRow> {
  const project = (await findProjectOf(db, owner, id)) ?? fail("not_found");
  if (project.ordered_at) fail("already_used");
  return project;
}

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

/** A guest without a key gets one, in the answer and as a cookie that scripts cannot read. */
function guestOwner(
  call: Pick<Call<typeof createProject>, "caller" | "setCookie">,
  tempProjectId?: string,
): Owner {
  const known = ownerOf(call.caller, tempProjectId);
  const owner = known ?? { guest_key: randomToken(16) };
  if ("guest_key" in owner) call.setCookie(cartCookie, owner.guest_key, cartCookieOptions);
  return owner;
}

const find = serve(findProjects, async ({ query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id);
  if (!owner) return { data: null };
  if (query.project) return { data: await showById(platform.db, owner, query.project) };
  const showroom = query.showroom ? await findShowroomId(platform.db, query.showroom) : null;
  const cart = showroom === undefined ? undefined : await findOpenCart(platform.db, owner, showroom);
  return { data: cart ? await show(platform.db, owner, cart) : null };
});

const create = serve(createProject, async (call) => {
  const { body, platform } = call;
  const owner = guestOwner(call);
  const data = await platform.db.transaction().execute(async (db) => {
    const showroom_id = await knownShowroom(db, body.showroom);
    const { lines, showroom: _, floorTemplate, ...rest } = body;
    // a guest's only project is the cart
    const is_cart = body.is_cart || "guest_key" in owner;
    const id = await addProject(db, owner, { ...rest, is_cart, floor_template: floorTemplate, showroom_id });
    const project = await taken(db, owner, { project: id });
    const added = lines.map((line) => ({ ...line, add: true }));
    await setLines(db, project, added, (i, field) => `lines.${i}.${field}`);
    return show(db, owner, project);
  });
  return { data };
});

const get = serve(getProject, async ({ params, caller, platform }) => ({
  data: await showById(platform.db, { user_id: accountOf(caller).id }, params.id),
}));

const update = serve(updateProject, async ({ params, body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const project = (await findProjectOf(platform.db, owner, params.id)) ?? fail("not_found");
  const changed = await changeProject(platform.db, project.id, body.version, body);
  const data = await showById(platform.db, owner, project.id);
  if (!changed) fail("stale_version", { data });
  return { data };
});

const change = serve(updateCart, async (call) => {
  const { body, platform } = call;
  const owner = guestOwner(call, body.temp_project_id);
  const data = await platform.db.transaction().execute(async (db) => {
    const cart = await cartToChange(db, owner, body);
    await setLines(db, cart, [body], (_, field) => field);
    return show(db, owner, cart);
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
    await openProject(db, owner, named.project);
    return fail("not_found");
  }
  if (!named.showroom) return failFields({ showroom: "The showroom field is required." });
  const showroom_id = await knownShowroom(db, named.showroom);
  return taken(db, owner, { project: await addProject(db, owner, { showroom_id, is_cart: true }) });
}

const toCart = serve(syncToCart, async ({ body, caller, platform }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const project = await openProject(db, owner, body.project);
    const cart = await cartToChange(db, owner, { showroom: body.showroom });
    if (cart.showroom_id !== project.showroom_id)
      failFields({ showroom: "This project belongs to another showroom." });
    if (cart.id !== project.id) {
      await removeAllLines(db, cart.id);
      await copyLines(db, project.id, cart.id);
    }
    return show(db, owner, cart);
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
      const project = await openProject(db, owner, source);
      if (project.showroom_id !== cart.showroom_id)
        failFields({ showroom: "A line belongs to another showroom." });
      if (project.id !== cart.id) await copyLines(db, project.id, cart.id, lines);
    }
    return show(db, owner, cart);
  });
  return { message: "The lines are in your cart.", data };
});

const claim = serve(updateProjectCart, async ({ body, caller, platform, deleteCookie }) => {
  const owner = { user_id: accountOf(caller).id };
  const data = await platform.db.transaction().execute(async (db) => {
    const target = await openProject(db, owner, body.project_id);
    const carts = await claimGuestCart(db, {
      temp_project_id: body.re_temp_project_id,
      user_id: owner.user_id,
    });
    if (carts.length === 0) fail("not_found");
    return showById(db, owner, target.id);
  });
  deleteCookie(cartCookie, cartCookieOptions);
  return { message: "Your cart has been saved.", data };
});

const destroy = serve(destroyCartLine, async ({ params, query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id) ?? fail("not_found");
  const data = await platform.db.transaction().execute(async (db) => {
    const projectId =
      query.all === "1"
        ? (await openProject(db, owner, params.id)).id
        : ((await removeLine(db, owner, params.id)) ?? fail("not_found"));
    if (query.all === "1") await removeAllLines(db, projectId);
    return show(db, owner, await taken(db, owner, { project: projectId }));
  });
  return { message: "Removed from your cart.", data };
});

const list = serve(listProjects, async ({ query, caller, platform }) => {
  const { rows, total } = await projectsOfUser(platform.db, accountOf(caller).id, query);
  return {
    data: {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        is_cart: row.is_cart,
        showroom: { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name },
        lines: row.lines,
        updated_at: row.updated_at.toISOString(),
      })),
      total,
      current_page: query.page,
      per_page: query.per_page,
      last_page: Math.max(1, Math.ceil(total / query.per_page)),
    },
  };
});

export const routes: readonly Route[] = [
  find,
  create,
  get,
  update,
  change,
  toCart,
  toBulkCart,
  claim,
  destroy,
  list,
];
