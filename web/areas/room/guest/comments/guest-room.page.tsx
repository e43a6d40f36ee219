import { useRevalidator } from "react-router";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import { api } from "../../../../client/api.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import type { Route } from "./+types/guest-room.page.ts";
import { CommentsFrame } from "./comments-frame.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ask = loaderApi(context, request);
  const { token, room } = params;
  const [opened, shown] = await Promise.all([
    ask("GET /api/shared_projects/{token}", { params: { token } }),
    ask("GET /api/shared_projects/{token}/rooms/{room}", { params: { token, room } }),
  ]);
  const { can_comment, comments } = opened.data;
  return {
    room: { ...shown.data, design: shown.data.design as RoomDesign },
    can_comment,
    comments: comments.filter((one) => one.room === room),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData?.room.name ?? "Room", matches) },
  { name: "referrer", content: "no-referrer" },
];

/** A room of a shared project with its pinned comments, for the reader of a link. */
export default function GuestRoomPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { room, can_comment, comments } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <CommentsFrame
      room={room}
      comments={comments}
      canComment={can_comment}
      needsName
      back={`/shared/project/${token}`}
      send={async (said) => {
        const body = { ...said, room: room.id };
        await api("POST /api/shared_projects/{token}/comments", {
          params: { token },
          body,
          feedback: "none",
        });
        await revalidate();
      }}
    />
  );
}
