import { lazy, Suspense } from "react";
import { signedInApi } from "../../client/session/signed-in.ts";
import { titled } from "../../kit/page/page-title.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/board.page.ts";

const BoardEditor = lazy(() => loadInTime(import("./editor/board-editor.tsx")));

export const meta = titled("Board");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/boards/{id}", { params: { id: params.id } })).data;
}

/** The editor saves by itself; loading the page again would take away what is not saved yet. */
export const shouldRevalidate = () => false;

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense
      fallback={
        <>
          <Loading>Loading the board</Loading>
          <Skeleton className="h-[60dvh]" />
        </>
      }
    >
      <BoardEditor key={loaderData.id} board={loaderData} />
    </Suspense>
  );
}
