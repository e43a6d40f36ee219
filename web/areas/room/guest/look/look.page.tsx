import { signedInApi } from "../../../../client/session/signed-in.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import type { Route } from "./+types/look.page.ts";
import { LookFrame } from "./look-frame.tsx";
import { lookedAt } from "./looked-at.ts";

export const meta = titled("Try it in the room");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const api = signedInApi(request);
  const [board, room] = await Promise.all([
    api("GET /api/projects/{id}/selections", { params: { id: params.id } }),
    api("GET /api/projects/{id}/selections/rooms/{room}", { params: { id: params.id, room: params.room } }),
  ]);
  const back = `/account/selections/${params.id}`;
  return { back, looked: lookedAt(board.data, room.data, new URL(request.url).searchParams, back) };
}

/** Options of a selection in the project's room, for its client and its pros. */
export default function LookPage({ loaderData: { looked, back } }: Route.ComponentProps) {
  return <LookFrame looked={looked} back={back} />;
}
