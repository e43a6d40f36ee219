import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import type { Project } from "../../../../contract/design/project-cart.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { LoadFailure } from "../../../kit/page/load-failure.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { loadProjects, loadRooms } from "./load-projects.ts";
import { ProjectRows } from "./project-rows.tsx";
import { RoomCards } from "./room-cards.tsx";

/** A customer's list of projects is one of the account's pages; guests have no account. */
export const handle = { isAccount: true };

export const meta = titled("Projects");

/** Only pros have it, and those who sell in their teams. */
const ProProjects = lazy(() => loadInTime(import("../pro/pro-projects.tsx")));

export default function ProjectsPage() {
  const { user } = useSession();
  const sells = user && workTypeOf(user) === "Contractor" && user.works_in?.role !== "bookkeeper";
  return sells ? (
    <Suspense fallback={<ProjectsSkeleton />}>
      <ProProjects />
    </Suspense>
  ) : (
    <OwnProjects />
  );
}

/** The visitor's rooms and projects, with products and checklists. */
function OwnProjects() {
  const { isSignedIn } = useSession();
  const [search] = useSearchParams();
  const isArchive = search.get("archived") === "1";
  const rooms = useLoaded("rooms", loadRooms);
  const projects = useLoaded(isArchive ? "archive" : "projects", (signal) =>
    isSignedIn ? loadProjects(signal, isArchive ? "1" : "0") : Promise.resolve([]),
  );
  const isLoading = rooms.loaded.state === "loading" || projects.loaded.state === "loading";
  const isEmpty =
    !isArchive &&
    rooms.loaded.state === "ready" &&
    rooms.loaded.data.length === 0 &&
    projects.loaded.state === "ready" &&
    projects.loaded.data.length === 0;
  return (
    <div className="page pt-8 pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="heading text-xl md:text-2xl">Projects</h1>
        <LinkButton to="/visualize" variant={isEmpty ? "secondary" : "primary"}>
          Design a room
        </LinkButton>
      </div>
      <GuestNote hasRooms={rooms.loaded.state === "ready" && rooms.loaded.data.length > 0} />
      {isLoading && <ProjectsSkeleton />}
      {!isLoading && isEmpty && <NothingYet />}
      {!isLoading && rooms.loaded.state === "failed" && (
        <div className="mt-8">
          <LoadFailure
            error={rooms.loaded.error}
            title="We couldn't load your rooms"
            onRetry={rooms.reload}
          />
        </div>
      )}
      {isSignedIn && (
        <div className="mt-2 flex flex-wrap gap-x-8">
          {!isArchive && projects.loaded.state === "ready" && projects.loaded.data.some(hasProducts) && (
            <PageLink to="/projects/choose">Add products of several projects to the cart</PageLink>
          )}
          <PageLink to={isArchive ? "/projects" : "/projects?archived=1"}>
            {isArchive ? "Back to all projects" : "Archived projects"}
          </PageLink>
        </div>
      )}
      {!isLoading && !isArchive && rooms.loaded.state === "ready" && rooms.loaded.data.length > 0 && (
        <RoomCards rooms={rooms.loaded.data} replace={rooms.replace} reload={rooms.reload} />
      )}
      {!isLoading && projects.loaded.state === "failed" && (
        <div className="mt-12">
          <LoadFailure
            error={projects.loaded.error}
            title="We couldn't load your projects"
            onRetry={projects.reload}
          />
        </div>
      )}
      {!isLoading && isArchive && projects.loaded.state === "ready" && projects.loaded.data.length === 0 && (
        <EmptyState title="Nothing archived" className="mt-8">
          Archive a project that you don't need now. It keeps its products and its list.
        </EmptyState>
      )}
      {!isLoading && projects.loaded.state === "ready" && projects.loaded.data.length > 0 && (
        <ProjectRows
          projects={projects.loaded.data}
          rooms={rooms.loaded.state === "ready" ? rooms.loaded.data : []}
          isArchive={isArchive}
          replace={projects.replace}
          reload={projects.reload}
        />
      )}
    </div>
  );
}

function NothingYet() {
  const showroom = useShowroom();
  return (
    <EmptyState
      title="No projects yet"
      className="mt-8"
      action={
        <>
          <LinkButton to="/visualize">Choose a floor plan</LinkButton>
          {showroom && (
            <LinkButton to="/visualize/contractor/all" variant="secondary">
              {`Shop at ${showroom.company_name}`}
            </LinkButton>
          )}
        </>
      }
    >
      Choose a plan and a template and change what you like. We build the list with boxes and prices for you.
      Your rooms show up here.
    </EmptyState>
  );
}

const hasProducts = ({ is_cart, Project_tans }: Project) => !is_cart && Project_tans.length > 0;

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}

function GuestNote({ hasRooms }: { hasRooms: boolean }) {
  const { status } = useSession();
  if (status !== "guest") return null;
  return (
    <p className="mt-4 max-w-[64ch] text-graphite">
      {hasRooms
        ? "These rooms are saved only in this browser. "
        : "Rooms you start without an account are saved only in this browser. "}
      <a href={shopHref("/login?redirect=%2Fprojects")} className="link text-ink">
        Sign In
      </a>{" "}
      to keep them and to make projects of them.
    </p>
  );
}

function ProjectsSkeleton() {
  return (
    <>
      <Loading>Loading your projects</Loading>
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-4/3" />
            <Skeleton className="mt-3 h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
