import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import { updateTemplate, uploadFloorplan, uploadTemplate } from "../../../../contract/design/room-library.ts";
import { setRoomPicture } from "../../../../contract/design/rooms.ts";
import { areaOf } from "../../../../domain/room/geometry/polygon.ts";
import type { Caller } from "../../../http/caller.ts";
import { Failure, fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { keepPicture, largestPicture, roomPictures } from "../../catalog/pictures/index.ts";
import { guestOwner, ownerOf } from "../projects/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { addFloorplan, countFloorplans } from "./floorplans.store.ts";
import { findFloorplan, findTemplate, refuseFullLibrary } from "./library.flow.ts";
import { planListed, templateListed } from "./library.rules.ts";
import { ownRoom, roomShowroom, showRoomById } from "./rooms.flow.ts";
import { largestDesign, storedDesign } from "./rooms.rules.ts";
import { setRoomMedia } from "./rooms.store.ts";
import { addTemplate, changeTemplateOf, countTemplates, isOwnTemplate } from "./templates.store.ts";
import { type Read, readDesign, readPlan } from "./upload.rules.ts";

const limit = { count: 60, seconds: 3600 };

const countUpload = ({ db }: Platform, caller: Caller) =>
  takeAttempt(db, `room-upload:${caller.account?.id ?? caller.ip}`, limit);

const sqft = (plan: RoomPlan) => Math.round((areaOf(plan.vertices_in) / 144) * 10) / 10;

const plan = serve(uploadFloorplan, async (call) => {
  const { body, caller, platform } = call;
  await countUpload(platform, caller);
  const read = accepted(readPlan(await textOf(body.plan)));
  const owner = guestOwner(call, body.temp_project_id);
  refuseFullLibrary(await countFloorplans(platform.db, owner), "plan");
  const id = await addFloorplan(platform.db, owner, {
    plan: read.plan,
    name: body.name || read.name || "My floor plan",
    room: body.room || read.room || "room",
    area_sqft: sqft(read.plan),
  });
  const row = await findFloorplan(platform.db, owner, id);
  return { data: { ...planListed(row), plan: row.plan } };
});

const template = serve(uploadTemplate, async (call) => {
  const { body, caller, platform } = call;
  await countUpload(platform, caller);
  const design = accepted(readDesign(await textOf(body.design)));
  const showroom_id = body.showroom ? await ownShowroom(platform, caller, body.showroom) : null;
  const owner = guestOwner(call, body.temp_project_id);
  refuseFullLibrary(await countTemplates(platform.db, owner), "design");
  const media_key = body.picture
    ? await pictureOf(platform, body.picture, newId())
    : body.picture_of
      ? (await ownRoom(platform.db, owner, body.picture_of)).media_key
      : null;
  const id = await addTemplate(platform.db, owner, {
    name: body.name,
    style: body.style ?? design.style ?? "",
    design: storedDesign(design),
    area_sqft: sqft(design.plan),
    media_key,
    showroom_id,
    floorplan_id: null,
  });
  const row = await findTemplate(platform, owner, id);
  return { data: { ...templateListed(row), design: row.design, replacements: [] } };
});

const changeTemplate = serve(updateTemplate, async ({ params, body, caller, platform }) => {
  const owner = ownerOf(caller, body.temp_project_id) ?? fail("not_found");
  const { temp_project_id: _, showroom, ...change } = body;
  // ownership is checked first, so that nobody learns of others' templates
  if (!(await isOwnTemplate(platform.db, owner, params.id))) fail("not_found");
  const place =
    showroom === undefined
      ? {}
      : { showroom_id: showroom === null ? null : await ownShowroom(platform, caller, showroom) };
  await changeTemplateOf(platform.db, owner, params.id, { ...change, ...place });
  const row = await findTemplate(platform, owner, params.id);
  const message = showroom ? "The template is in your showroom." : "The template is saved.";
  return { message, data: templateListed(row) };
});

/** The showroom to publish in, which the caller must run. */
async function ownShowroom(platform: Platform, caller: Caller, wanted: string): Promise<string> {
  const showroom = await roomShowroom(platform, caller, wanted);
  const isRunBy = caller.account?.type === "Contractor" && caller.account.id === showroom.user_id;
  return isRunBy ? showroom.id : fail("forbidden");
}

const picture = serve(setRoomPicture, async ({ params, body, caller, platform }) => {
  const acting = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  const { owner, edits_for } = acting;
  const room = await ownRoom(platform.db, owner, params.id);
  const version = body.version ?? room.version;
  if (version > room.version) failFields({ version: `The latest version is ${room.version}.` });
  await countUpload(platform, caller);
  await setRoomMedia(platform.db, room.id, await pictureOf(platform, body.picture, room.id), version);
  return { data: await showRoomById(platform, platform.db, owner, room.id, edits_for) };
});

async function pictureOf(platform: Platform, file: File, folder: string): Promise<string> {
  if (file.size > largestPicture.bytes) fail("too_large", { values: { limit: largestPicture.words } });
  const sent = new Uint8Array(await file.arrayBuffer());
  return keepPicture(platform, platform.db, sent, "picture", { folder: `${roomPictures}/${folder}` });
}

async function textOf(sent: File | string): Promise<string> {
  const size = typeof sent === "string" ? Buffer.byteLength(sent) : sent.size;
  if (size > largestDesign.bytes) fail("too_large", { values: { limit: largestDesign.words } });
  return typeof sent === "string" ? sent : sent.text();
}

function accepted<Thing>(read: Read<Thing>): Thing {
  if (!read.ok) throw new Failure("invalid", { fields: read.fields });
  return read.value;
}

export const routes: readonly Route[] = [plan, template, changeTemplate, picture];
