import {
  deleteFloorplan as deleteFloorplanEndpoint,
  deleteTemplate as deleteTemplateEndpoint,
  drawFloorplan,
  getFloorplan,
  getTemplate,
  listFloorplans,
  listRoomsShowing,
  listTemplates,
} from "../../../../contract/design/room-library.ts";
import { assertMay } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { forgetRoomPicture } from "../../catalog/pictures/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { ownerOf } from "../projects/index.ts";
import { deleteFloorplan, floorplansFor } from "./floorplans.store.ts";
import { findFloorplan, findTemplate } from "./library.flow.ts";
import { planListed, sheetOf, templateDrawn, templateListed } from "./library.rules.ts";
import { roomsShowing } from "./rooms-showing.flow.ts";
import { templateIn } from "./templates.flow.ts";
import { deleteTemplate, templateDesigns } from "./templates.store.ts";
import { templatesPage } from "./templates-page.flow.ts";

const plans = serve(listFloorplans, async ({ query, caller, platform }) => {
  const { temp_project_id, ...wish } = query;
  const found = await floorplansFor(platform.db, ownerOf(caller, temp_project_id), wish);
  const form = listForm(found.rows.map(planListed), {
    total: found.total,
    page: wish.page,
    per_page: wish.per_page,
    path: "/api/floorplans",
    query: textOf({ room: wish.room, tag: wish.tag, of: wish.of }),
  });
  return { data: { ...form, rooms: found.rooms } };
});

const plan = serve(getFloorplan, async ({ params, query, caller, platform }) => {
  const row = await findFloorplan(platform.db, ownerOf(caller, query.temp_project_id), params.id);
  return { data: { ...planListed(row), plan: row.plan } };
});

/** The drawing as a separate picture; a version's drawing never changes, so it is cached forever. */
const drawing: Route = {
  endpoint: drawFloorplan,
  async handle(context, platform, caller) {
    assertMay(drawFloorplan.permission, caller);
    const query = drawFloorplan.query.safeParse(context.req.query());
    const { width, v } = query.success ? query.data : fail("not_found");
    const row = await findFloorplan(platform.db, null, context.req.param("id") ?? "");
    const isOfVersion = v === row.version;
    return new Response(sheetOf(row.plan, width), {
      headers: {
        "Content-Type": "image/svg+xml; charset=utf-8",
        "Cache-Control": isOfVersion ? "public, max-age=31536000, immutable" : "no-cache",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

const removePlan = serve(deleteFloorplanEndpoint, async ({ params, query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id) ?? fail("not_found");
  if (!(await deleteFloorplan(platform.db, owner, params.id))) fail("not_found");
  return { message: "Floor plan deleted.", data: { id: params.id } };
});

const templates = serve(listTemplates, async ({ query, caller, platform }) => {
  const { temp_project_id, showroom: reference, totals, ...wish } = query;
  const showroom = await findShowroom(platform, caller, reference);
  const owner = ownerOf(caller, temp_project_id);
  const isCounted = totals !== undefined || wish.sort !== undefined;
  const found = await templatesPage(platform, showroom, owner, wish, isCounted);
  const unseen = found.rows.filter((row) => row.is_private && !row.media_key).map(({ id }) => id);
  const designs = await templateDesigns(platform.db, unseen);
  const form = listForm(
    found.rows.map((row) => {
      const design = designs.get(row.id);
      const listed = templateListed(row);
      return {
        ...listed,
        picture: design ? templateDrawn(row.name, design) : listed.picture,
        figures: found.figures?.get(row.id) ?? null,
      };
    }),
    {
      total: found.total,
      page: wish.page,
      per_page: wish.per_page,
      path: "/api/templates",
      query: textOf({
        room: wish.room,
        style: wish.style,
        of: wish.of,
        showroom: showroom?.vsd_id,
        q: wish.q,
        first_on: wish.first_on,
        sort: wish.sort,
        totals,
      }),
    },
  );
  return { data: { ...form, all: found.all, rooms: found.rooms, styles: found.styles } };
});

const showing = serve(
  listRoomsShowing,
  async ({ query, platform }) => ({ data: await roomsShowing(platform, query) }),
  { shared: { seconds: 600, tags: ["products"] } },
);

const template = serve(getTemplate, async ({ params, query, caller, platform }) => {
  const row = await findTemplate(platform, ownerOf(caller, query.temp_project_id), params.id);
  const showroom = await findShowroom(platform, caller, query.showroom);
  return { data: { ...templateListed(row), ...(await templateIn(platform, showroom, row)) } };
});

const removeTemplate = serve(deleteTemplateEndpoint, async ({ params, query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id) ?? fail("not_found");
  const { media_key } = (await deleteTemplate(platform.db, owner, params.id)) ?? fail("not_found");
  await forgetRoomPicture(platform, media_key);
  return { message: "Template deleted.", data: { id: params.id } };
});

const textOf = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

export const routes: readonly Route[] = [
  plans,
  plan,
  drawing,
  removePlan,
  templates,
  showing,
  template,
  removeTemplate,
];
