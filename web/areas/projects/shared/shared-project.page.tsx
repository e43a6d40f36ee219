import { Link } from "react-router";
import type { ProjectComment } from "../../../../contract/design/shared-projects.ts";
import { loaderApi } from "../../../client/page-api.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { SharedLines } from "../../../kit/projects/shared-lines.tsx";
import { formatDate, plural } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { GuestBoard } from "../selections/guest-board.tsx";
import type { Route } from "./+types/shared-project.page.ts";
import { CommentList, LineComment } from "./shared-comments.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const call = { params: { token: params.token } };
  const [{ data }, selections] = await Promise.all([
    api("GET /api/shared_projects/{token}", call),
    api("GET /api/shared_projects/{token}/selections", call),
  ]);
  return { ...data, board: selections.data };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.project.name ?? "A shared project", matches) },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** A project by its link: anyone with the link sees it, and says something about it if the link allows that. */
export default function SharedProjectPage({ loaderData, params }: Route.ComponentProps) {
  const { project, can_comment, expires_at, comments, board } = loaderData;
  const ofLine = (line: string | null) => comments.filter((one) => one.line === line && one.room === null);
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl wrap-anywhere md:text-2xl">{project.name}</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        {`Someone shared this project with you. Prices are from ${project.showroom.company_name}.`}
        {expires_at && ` The link works until ${formatDate(expires_at)}.`}
      </p>
      {project.rooms.some(({ picture }) => picture) && (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {project.rooms.map(
            ({ id, name, picture }) =>
              picture && (
                <li key={id}>
                  <div className="aspect-4/3 overflow-hidden bg-sunk">
                    <Picture
                      picture={picture}
                      alt={name}
                      cover
                      sizes="(width < 769px) 100vw, 600px"
                      arrival="soon"
                    />
                  </div>
                  <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
                    <span className="font-medium">{name}</span>
                    <Link
                      to={`/shared/project/${params.token}/room/${id}`}
                      className="link inline-flex min-h-11 items-center text-sm"
                    >
                      {inRoom(id, comments, can_comment)}
                      <span className="sr-only">{`: ${name}`}</span>
                    </Link>
                  </p>
                </li>
              ),
          )}
        </ul>
      )}
      {board.selections.length > 0 && (
        <section className="mt-10" aria-labelledby="selections">
          <h2 id="selections" className="heading text-xl">
            Selections
          </h2>
          <GuestBoard key={params.token} token={params.token} first={board} canComment={can_comment} />
        </section>
      )}
      <div className="max-w-[56rem]">
        <h2 className="heading mt-10 text-lg">Products</h2>
        <SharedLines
          project={project}
          after={(line) => (
            <div className="sm:ml-28">
              <CommentList comments={ofLine(line.id)} />
              {can_comment && <LineComment token={params.token} line={line.id} about={line.name} />}
            </div>
          )}
        />
        {can_comment && (
          <section className="mt-12" aria-labelledby="comments">
            <h2 id="comments" className="heading border-ink border-b pb-2 text-lg">
              About the whole project
            </h2>
            <CommentList comments={ofLine(null)} />
            <LineComment token={params.token} line={null} about={project.name} />
          </section>
        )}
      </div>
    </div>
  );
}

function inRoom(room: string, comments: readonly ProjectComment[], canComment: boolean): string {
  const count = comments.filter((one) => one.room === room).length;
  if (count > 0) return `Look around, ${plural(count, "comment")}`;
  return canComment ? "Look around and comment" : "Look around in 3D";
}
