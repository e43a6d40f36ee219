import { useState } from "react";
import { type RouterContextProvider, redirect, useNavigate } from "react-router";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Room } from "../../../contract/design/rooms.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { attempt } from "../../client/page-api.ts";
import { showroomIn } from "../../client/session/browser-cookies.ts";
import { readLocal, writeLocal } from "../../client/session/local-store.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { asGuest, keepGuestKey } from "./guest-key.ts";

/**
 * The page of a room; `apply` names a SKU to try in it, `furnish` a template that it is furnished like. Without a name it
 * asks at once in which style.
 */
export const roomPath = (id: string, apply?: string, furnish?: string): string => {
  const asked = new URLSearchParams({ ...(apply && { apply }), ...(furnish !== undefined && { furnish }) });
  return `/visualize/room/${id}${asked.size > 0 ? `?${asked}` : ""}`;
};

/** The start of a room: a template, an empty plan, or a design built here. */
export interface Beginning {
  showroom: string;
  name?: string;
  template?: string;
  floorplan?: string;
  design?: RoomDesign;
}

/** Creates a room and remembers it as this browser's current project. */
export async function beginRoom({ floorplan, ...body }: Beginning): Promise<Room> {
  // A template stands on its own plan; naming both would say otherwise.
  const plan = body.template || body.design ? {} : { floorplan };
  const { data } = await api("POST /api/rooms", {
    body: { ...asGuest(), ...body, ...plan },
    feedback: "none",
  });
  keepGuestKey(data);
  rememberRoom(data, floorplan);
  return data;
}

function rememberRoom(room: Room, floorplan: string | undefined): void {
  const item = readLocal("my_item");
  if (item) {
    const plan = floorplan ?? room.floorplan ?? undefined;
    const template = room.template ?? undefined;
    writeLocal("my_item", { ...item, floorplan: plan, floorTemplate: template, is_3d: true });
  }
  writeLocal("visual_redirect", roomPath(room.id));
  writeLocal("redirect_to", roomPath(room.id));
}

/** Begins rooms one at a time and goes to them; `problem` says why it could not. */
export function useBeginRoom(apply?: string) {
  const navigate = useNavigate();
  const [isBeginning, setBeginning] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { once } = useBusy();
  /**
   * `key` tells which of several buttons was clicked; with `replace` the page that began it is not gone back to, and
   * `furnish` is as in `roomPath`.
   */
  const begin = (
    beginning: Beginning,
    key = "",
    { replace = false, furnish }: { replace?: boolean; furnish?: string } = {},
  ) =>
    once(async () => {
      setBeginning(key);
      setProblem(undefined);
      try {
        const room = await beginRoom(beginning);
        await navigate(roomPath(room.id, apply, furnish), { replace });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(refusalOf(error));
      } finally {
        setBeginning(undefined);
      }
    });
  return { begin, isBeginning, problem };
}

const refusalOf = (error: ApiError): string => Object.values(error.errors).flat()[0] ?? error.message;

/** The plain form of beginning a room, for browsers without scripts. */
export async function beginRoomAction(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const word = (name: string) => String(form.get(name) ?? "").slice(0, 80) || undefined;
  const showroom = showroomIn(request.headers.get("Cookie"));
  const template = word("template");
  const tried = await attempt(context, "POST /api/rooms", {
    body: { showroom, template, floorplan: template ? undefined : word("floorplan") },
  });
  if (tried.ok) return redirect(roomPath(tried.reply.data.id, word("apply")));
  return { refusal: refusalOf(tried.error) };
}
