import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { writeLocal } from "../../client/session/local-store.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useSession } from "../../client/session/use-session.ts";
import { WaitingPayments } from "../../kit/buying/waiting-payments.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { AddToProject } from "./add-to-project.tsx";
import { ProjectHeader } from "./project-header.tsx";
import { ProjectProducts } from "./project-products.tsx";
import { ProjectTalk } from "./project-talk.tsx";
import { useLiveProject } from "./use-live-project.ts";

/** A customer comes here from the account's list of pages, which stays beside it. */
export const handle = { isAccount: true };

export const meta = titled("Project");

/** A saved project: its products with quantities and totals, and the way into the cart. */
export default function ProjectPage() {
  const { id = "" } = useParams();
  const { project, error, take, close } = useProject(id);
  const present = useLiveProject(project, take, close);
  useAccountOnly();
  if (error) {
    return (
      <div className="page pt-8 pb-20">
        <ErrorState
          isPage
          title={error.status === 404 ? "Project not found" : "We can't show this project"}
          reference={error.status >= 500 ? error.request_id : undefined}
          action={<LinkButton to="/projects">All projects</LinkButton>}
        >
          {error.status === 404
            ? "It may have been deleted, or it may belong to a different account."
            : error.message}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="page pt-6 pb-20">
      {project ? (
        <>
          <ProjectHeader project={project} present={present} onChange={take} />
          <WaitingPayments cart={project} className="mt-6 grid gap-4" onCanceled={take} />
          <AddToProject project={project} onChange={take} />
          <ProjectProducts project={project} onChange={take} />
          <ProjectTalk project={project} />
        </>
      ) : (
        <ProjectSkeleton />
      )}
    </div>
  );
}

/** The account's project; an open cart has its own page. */
function useProject(id: string) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [project, take] = useState<Project>();
  const [error, setError] = useState<ApiError>();
  useEffect(() => {
    if (status !== "user") return;
    const leaving = new AbortController();
    take(undefined);
    setError(undefined);
    const keep = (found: Project) => {
      writeLocal("project", found.id);
      take(found);
    };
    api("GET /api/projectCart/{id}", { params: { id }, signal: leaving.signal, feedback: "none" }).then(
      ({ data }) => (data.is_cart ? void navigate("/cart", { replace: true }) : keep(data)),
      (failure) => {
        if (leaving.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
      },
    );
    return () => leaving.abort();
  }, [id, status, navigate]);
  const close = (refusal: ApiError) => {
    take(undefined);
    setError(refusal);
  };
  return { project, error, take, close };
}

function ProjectSkeleton() {
  return (
    <>
      <Loading>Loading the project</Loading>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <div className="mt-8 grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-56" />
      </div>
    </>
  );
}
