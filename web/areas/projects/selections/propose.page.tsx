import { Link } from "react-router";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/propose.page.ts";
import { ProposeForm } from "./propose-form.tsx";

export const meta = titled("Propose options");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const api = signedInApi(request);
  const [board, { data }] = await Promise.all([
    api("GET /api/projects/{id}/selections", { params }),
    api("GET /api/projects/{id}/selections/places", { params }),
  ]);
  const wanted = new URL(request.url).searchParams.get("selection");
  const selection = board.data.selections.find(({ id }) => id === wanted);
  return { board: board.data, places: data.places, selection };
}

/** Proposes options for a place of a project, or changes what is proposed or approved. */
export default function ProposePage({ loaderData }: Route.ComponentProps) {
  const { board, places, selection } = loaderData;
  const isChange = selection?.status === "approved" || selection?.status === "change_requested";
  const title = !selection ? "Propose options" : isChange ? "Request a change" : "Change the proposal";
  return (
    <>
      <Link
        to={`/account/selections/${board.project.id}`}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {`Selections: ${board.project.name}`}
      </Link>
      <h1 className="heading text-xl md:text-2xl">{selection ? `${title}: ${selection.title}` : title}</h1>
      {places.length === 0 && !selection ? (
        <EmptyState
          className="mt-8"
          title="The project has no rooms or products yet"
          action={
            board.project.can_edit && (
              <LinkButton to={`/projects/${board.project.id}`}>Add a product or a room</LinkButton>
            )
          }
        >
          {board.project.can_edit
            ? "Options are proposed for a surface of one of its rooms, or for one of its products."
            : "Options are proposed for a surface of one of its rooms, or for one of its products. Ask the client to add a room to the project first, or to let you change it."}
        </EmptyState>
      ) : (
        <ProposeForm key={selection?.version ?? 0} {...loaderData} />
      )}
    </>
  );
}
