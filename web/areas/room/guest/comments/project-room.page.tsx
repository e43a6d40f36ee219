import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import { isAccessTo } from "../../../../client/stream/access-news.ts";
import { reloadOnNews } from "../../../../client/stream/news.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import type { Route } from "./+types/project-room.page.ts";
import { CommentsFrame } from "./comments-frame.tsx";

export const meta = titled("Comments in the room");

export async function clientLoader({ request, params: { id, room } }: Route.ClientLoaderArgs) {
  const ask = signedInApi(request);
  const [shown, comments] = await Promise.all([
    ask("GET /api/projects/{id}/selections/rooms/{room}", { params: { id, room } }),
    ask("GET /api/project/comments/{projectId}", { params: { projectId: id } }),
  ]);
  return { room: shown.data, comments: comments.data.data.filter((one) => one.room === room) };
}

/** A room of a project with its pinned comments, for its owner and the pros who work on it. */
export default function ProjectRoomPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { room, comments } = loaderData;
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      reloadOnNews(
        (news) => isAccessTo(id, news) || (news.kind === "comment" && news.data.project === id),
        revalidate,
      ),
    [id, revalidate],
  );
  return (
    <CommentsFrame
      room={{ ...room, design: room.design as RoomDesign }}
      comments={comments}
      canComment
      needsName={false}
      onDone={async (comment, is_done) => {
        try {
          await api("PUT /api/project/comments/{projectId}/{comment}", {
            params: { projectId: id, comment },
            body: { is_done },
          });
          await revalidate();
        } catch (error) {
          // the message says what is wrong
          if (!(error instanceof ApiError)) throw error;
        }
      }}
      back={user?.type === "User" ? `/projects/${id}` : `/account/selections/${id}`}
      send={async ({ text, pin }) => {
        const body = { text, pin, room: room.id };
        await api("POST /api/project/comments/{projectId}", {
          params: { projectId: id },
          body,
          feedback: "none",
        });
        await revalidate();
      }}
    />
  );
}
