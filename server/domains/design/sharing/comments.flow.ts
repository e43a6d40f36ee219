import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { CommentPin } from "../../../../contract/design/shared-projects.ts";
import { pinnedTo } from "../../../../domain/room/edit/pins.ts";
import { placeLabel } from "../../../../domain/room/geometry/item-label.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { addNews } from "../../messaging/stream/index.ts";
import { addComment, type CommentRow, designOfRoom, hasLine } from "./comments.store.ts";

interface Said {
  text: string;
  line: string | null;
  room: string | null;
  pin: CommentPin | null;
}

interface By {
  link_id: string | null;
  author_id: string | null;
  author_name: string;
}

/** Stores a comment and tells everybody else on the project. Call it in a transaction. */
export async function storeComment(
  platform: Platform,
  tx: Db,
  project: { id: string; name: string; readers: readonly string[] },
  by: By,
  said: Said,
): Promise<CommentRow> {
  if (said.line && !(await hasLine(tx, project.id, said.line))) {
    failFields({ line: "This product is no longer part of the project." });
  }
  const { pin, place } = await pinnedIn(tx, project.id, said);
  const row = await addComment(tx, {
    project_id: project.id,
    ...by,
    line_id: said.line,
    room_id: said.room,
    pin,
    place,
    body: said.text,
    created_at: platform.now(),
  });
  const link = said.room ? `/projects/${project.id}/rooms/${said.room}` : `/projects/${project.id}`;
  for (const user_id of project.readers.filter((id) => id !== by.author_id)) {
    const notice = {
      user_id,
      kind: "project" as const,
      title: `New comment on ${project.name}`,
      body: `${by.author_name}${row.place ? `, ${row.place}` : ""}: ${said.text.slice(0, 120)}`,
      link,
    };
    await notifyAnew(tx, notice, platform.now());
  }
  await addNews(
    tx,
    project.readers.map((user_id) => ({ user_id, kind: "comment", data: { project: project.id } })),
  );
  return row;
}

/** The pin, kept to the thing that it is on, and what that is called; it has to be in a room of the project. */
async function pinnedIn(
  tx: Db,
  project_id: string,
  { line, room, pin }: Said,
): Promise<{ pin: CommentPin | null; place: string }> {
  if (!room && !pin) return { pin: null, place: "" };
  if (!room || !pin) return failFields({ pin: "Choose the room and the place in it." });
  if (line) return failFields({ pin: "Pin a comment to a product or to a place, not to both." });
  const design = (await designOfRoom(tx, project_id, room)) as RoomDesign | undefined;
  if (!design) return failFields({ room: "This room is no longer part of the project." });
  const words = wordsOf(design, pin);
  const place = (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 80);
  return { pin: pinnedTo(design, pin), place };
}

const wordsOf = (design: RoomDesign, { kind, id }: CommentPin): string =>
  kind === "opening"
    ? (design.plan.openings.find((one) => one.id === id)?.kind ?? "")
    : placeLabel(design, id);
