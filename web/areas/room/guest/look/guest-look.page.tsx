import { loaderApi } from "../../../../client/page-api.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import type { Route } from "./+types/guest-look.page.ts";
import { LookFrame } from "./look-frame.tsx";
import { lookedAt } from "./looked-at.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const [board, room] = await Promise.all([
    api("GET /api/shared_projects/{token}/selections", { params: { token: params.token } }),
    api("GET /api/shared_projects/{token}/rooms/{room}", {
      params: { token: params.token, room: params.room },
    }),
  ]);
  const back = `/shared/project/${params.token}`;
  return { back, looked: lookedAt(board.data, room.data, new URL(request.url).searchParams, back) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Try it in the room", matches) },
  { name: "referrer", content: "no-referrer" },
];

/** Options of a selection in the project's room, for the reader of a link. */
export default function GuestLookPage({ loaderData: { looked, back } }: Route.ComponentProps) {
  return <LookFrame looked={looked} back={back} />;
}
