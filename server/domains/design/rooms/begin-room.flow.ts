import type { createRoom } from "../../../../contract/design/rooms.ts";
import type { EndpointRequest } from "../../../../contract/endpoint.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { Caller } from "../../../http/caller.ts";
import { roomNameIn } from "../../../http/spanish/room-names.ts";
import type { Platform } from "../../../platform/platform.ts";
import { inWords } from "../../../platform/spanish/in-words.ts";
import { type Acting, type Owner, openProjectOf } from "../projects/index.ts";
import { findFloorplan, findTemplate } from "./library.flow.ts";
import { ownRoom, roomShowroom } from "./rooms.flow.ts";
import { emptyRoom } from "./rooms.rules.ts";
import type { NewRoom } from "./rooms.store.ts";
import { templateIn } from "./templates.flow.ts";

type Beginning = EndpointRequest<typeof createRoom>["body"];

/** The start of a new room: an existing design, an empty plan, a template in this showroom's products, a copy. */
export async function newRoomOf(
  platform: Platform,
  caller: Caller,
  { self, acting }: { self: Owner; acting: Acting },
  body: Beginning,
  language: Language,
): Promise<NewRoom> {
  const { owner } = acting;
  if (body.variant_of) return variantOf(platform, caller, acting, body, language);
  const project = body.project ? await openProjectOf(platform.db, owner, body.project) : null;
  const showroom = await roomShowroom(platform, caller, body.showroom ?? project?.showroom_id);
  // plans and templates are those of whoever begins the room
  const plan = body.floorplan ? await findFloorplan(platform.db, self, body.floorplan) : null;
  const template = body.template ? await findTemplate(platform, self, body.template) : null;
  const fitted = template && !body.design ? await templateIn(platform, showroom, template) : null;
  const design = body.design ?? fitted?.design ?? emptyRoom(plan!.room, plan!.plan);
  return {
    showroom_id: showroom.id,
    project_id: body.project,
    name: body.name ?? roomNameIn(language, template?.name ?? plan?.name ?? "My room"),
    design,
    floorplan_id: body.floorplan ?? template?.floorplan_id ?? null,
    template_id: body.template ?? null,
    media_key: fitted ? template?.media_key : null,
    // replaced products look different
    picture_version: fitted?.replacements.length === 0 ? 1 : null,
  };
}

/** The room's own name stays, even if it is a word of ours. */
function variantName(own: string, language: Language): string {
  const words = (name: string) => `${name}, variant`;
  return inWords(words("{}"), language)
    .replace("{}", () => own)
    .slice(0, 80);
}

async function variantOf(
  platform: Platform,
  caller: Caller,
  { owner, edits_for }: Acting,
  body: Beginning,
  language: Language,
): Promise<NewRoom> {
  const room = await ownRoom(platform.db, owner, body.variant_of!);
  const showroom = body.showroom ? await roomShowroom(platform, caller, body.showroom) : null;
  return {
    showroom_id: showroom?.id ?? room.showroom_id,
    name: body.name ?? variantName(room.name, language),
    design: body.design ?? room.design,
    family_id: room.family_id,
    // whoever changes somebody else's room sees its variants in the same project alone
    project_id: body.project ?? (edits_for === null ? undefined : (room.project_id ?? undefined)),
    floorplan_id: room.floorplan_id,
    template_id: room.template_id,
    media_key: room.media_key,
    picture_version: !body.design && room.picture_version === room.version ? 1 : null,
  };
}
