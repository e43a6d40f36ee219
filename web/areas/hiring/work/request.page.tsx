import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import type { HireRequest } from "../../../../contract/design/hires.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { reloadOnNews } from "../../../client/stream/news.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Section } from "../../../kit/page/section.tsx";
import { SharedLines } from "../../../kit/projects/shared-lines.tsx";
import { StartProposal } from "../../../kit/projects/start-button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { Route } from "./+types/request.page.ts";
import { HireBadge, HireHistory } from "./hire-status.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { RequestActs } from "./request-acts.tsx";
import { ReviewShown } from "./review-shown.tsx";

export const meta = titled("Hire request");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/hires/{id}", { params })).data;
}

const standing: Record<HireRequest["status"], string> = {
  requested: "You see the customer's project once you accept.",
  accepted: "You see what the customer shared until one of you finishes the hire.",
  declined: "You declined. The customer can read your reason, and your conversation about it is closed.",
  withdrawn: "The customer withdrew the request. Your conversation about it is closed.",
  finished: "This hire is finished. You no longer see the customer's project.",
};

/** One request as the pro sees it; while hired, with the customer's project. */
export default function RequestPage({ loaderData: hire }: Route.ComponentProps) {
  useLiveHire(hire);
  return (
    <>
      <Link to="/account/requests" className="link inline-flex min-h-11 items-center text-sm">
        All hire requests
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{`${hire.customer}: ${hire.title}`}</h1>
        <div className="flex flex-wrap gap-3">
          {hire.status === "accepted" && (hire.project || hire.room) && (
            <StartProposal from={hire.project ? { project: hire.project } : { room: hire.room ?? "" }} />
          )}
          <RequestActs hire={hire} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <HireBadge status={hire.status} />
        <span className="text-graphite text-sm">{standing[hire.status]}</span>
      </div>
      <Section title="The request">
        <p className="mt-3 max-w-[68ch] whitespace-pre-line wrap-anywhere">{hire.message || "No message."}</p>
        <p className="figures mt-3 text-graphite text-sm">
          {hire.budget === null ? "No budget given" : `Budget ${formatUsd(hire.budget)}`}
        </p>
        {hire.reason && <p className="mt-3 wrap-anywhere">{`You declined: ${hire.reason}`}</p>}
      </Section>
      {hire.shared && <Shared shared={hire.shared} project_id={hire.project} />}
      {hire.review && (
        <Section title="The customer's review">
          <ReviewShown review={hire.review} pro={hire.pro.name} />
          <ReplyForm hire={hire} />
        </Section>
      )}
      <HireHistory hire={hire} mine="pro" />
    </>
  );
}

/** What the customer changes shows at once, and closes at once when the hire ends. */
function useLiveHire({ id, project }: HireRequest): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      reloadOnNews(
        ({ kind, data }) =>
          (kind === "access" && (data.hire === id || data.project === project)) ||
          (kind === "project" && data.project === project),
        () => void revalidate(),
      ),
    [id, project, revalidate],
  );
}

function Shared({
  shared: { project, room, can_edit },
  project_id,
}: {
  shared: NonNullable<HireRequest["shared"]>;
  project_id: string | null;
}) {
  const rooms = [...(project?.rooms ?? []), ...(room ? [room] : [])];
  return (
    <Section
      title={project ? `Shared project: ${project.name}` : "Shared room"}
      action={
        project_id &&
        project && (
          <span className="flex flex-wrap gap-x-6">
            {can_edit && (
              <Link to={`/projects/${project_id}`} className="link inline-flex min-h-11 items-center">
                Change the project
              </Link>
            )}
            <Link to={`/account/selections/${project_id}`} className="link inline-flex min-h-11 items-center">
              Selections
            </Link>
          </span>
        )
      }
    >
      {!project && !room && (
        <p className="mt-3 text-graphite">The customer deleted what was shared. Ask them in the messages.</p>
      )}
      {rooms.length > 0 && (
        <ul className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {rooms.map(({ id, name, picture }) => (
            <li key={id}>
              {picture && (
                <div className="aspect-4/3 overflow-hidden bg-sunk">
                  <Picture picture={picture} alt={name} cover sizes="(width < 769px) 100vw, 360px" />
                </div>
              )}
              <p className="mt-1 font-medium">{name}</p>
            </li>
          ))}
        </ul>
      )}
      {project && <SharedLines project={project} />}
    </Section>
  );
}
