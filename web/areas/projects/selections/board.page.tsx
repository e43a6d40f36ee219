import { useMemo, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { SelectionBoard } from "../../../../contract/design/selections.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/board.page.ts";
import { Board } from "./board.tsx";
import { BoardContext, type SelectionBoardContext } from "./board-context.ts";
import { ProjectBar } from "./project-bar.tsx";
import { useLiveBoard } from "./use-live-board.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData ? `Selections for ${loaderData.project.name}` : "Selections", matches) },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/projects/{id}/selections", { params })).data;
}

/** The selections of one project, for its client and its pros. */
export default function BoardPage({ loaderData }: Route.ComponentProps) {
  return <OpenBoard key={loaderData.project.id} first={loaderData} />;
}

function OpenBoard({ first }: { first: SelectionBoard }) {
  const [board, take] = useState(first);
  const { id } = first.project;
  const { revalidate } = useRevalidator();
  useLiveBoard(id, () => {
    api("GET /api/projects/{id}/selections", { params: { id }, feedback: "none" }).then(
      ({ data }) => take(data),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        // no longer theirs to see: the loader says so; after anything else the next change brings it
        if (error.status === 404) void revalidate();
      },
    );
  });
  const context = useMemo<SelectionBoardContext>(() => ({ board, take, ...callsFor(id) }), [board, id]);
  return (
    <BoardContext value={context}>
      <Link to="/account/selections" className="link inline-flex min-h-11 items-center text-sm">
        All selections
      </Link>
      <ProjectBar />
      {board.selections.length > 0 || board.sums.project_total > 0 ? <Board /> : null}
      {board.selections.length === 0 && (
        <EmptyState
          className="mt-8"
          title={board.side === "pro" ? "Nothing proposed yet" : "Your pro hasn't proposed anything yet"}
        >
          {board.side === "pro"
            ? "Propose two or more products for a surface or a product of this project. The client compares them, asks, and signs one."
            : "Options for your floors, walls and products show up here. You compare them, ask, and sign the one you like."}
        </EmptyState>
      )}
    </BoardContext>
  );
}

const callsFor = (project: string): Omit<SelectionBoardContext, "board" | "take"> => ({
  approve: async (id, body) =>
    (await api("PUT /api/selections/{id}/approve", { params: { id }, body, feedback: "none" })).data,
  answer: async (id, body) =>
    (await api("PUT /api/selections/{id}/answer", { params: { id }, body, feedback: "none" })).data,
  comment: async (id, { text }) =>
    (await api("POST /api/selections/{id}/comments", { params: { id }, body: { text }, feedback: "none" }))
      .data,
  tearSheets: () => api("GET /api/projects/{id}/selections/tear_sheets", { params: { id: project } }),
  roomPath: ({ id, room }, option) =>
    `/account/selections/${project}/rooms/${room?.id}?selection=${id}&option=${option}`,
});
