import { Handshake, History, LayoutDashboard, ListChecks, Pencil, PenLine, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { MessageButton } from "../../kit/messages/message-button.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";
import { RenameDialog } from "./list/rename-dialog.tsx";
import { PresentLine } from "./present-line.tsx";
import type { Present } from "./use-live-project.ts";

const StartProposal = lazy(async () => {
  const { StartProposal } = await loadInTime(import("../../kit/projects/start-button.tsx"));
  return { default: StartProposal };
});
const HistoryDialog = lazy(() => loadInTime(import("./history-dialog.tsx")));
const TidyMenu = lazy(() => loadInTime(import("./tidy-menu.tsx")));
const ShareProject = lazy(() => loadInTime(import("./share-project.tsx")));

/** The project's name, its showroom, and its other pages. */
export function ProjectHeader({
  project,
  present,
  onChange,
}: {
  project: Project;
  /** Who else has it open. */
  present: readonly Present[];
  onChange: (project: Project) => void;
}) {
  const [open, setOpen] = useState<"rename" | "share" | "history">();
  const close = () => setOpen(undefined);
  const name = project.name || "Project";
  const reload = () =>
    api("GET /api/projectCart/{id}", { params: { id: project.id } }).then(({ data }) => onChange(data));
  return (
    <header>
      <Breadcrumb
        crumbs={[
          { label: "Projects", url: "/projects" },
          { label: name, url: `/projects/${project.id}` },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading text-xl wrap-anywhere md:text-2xl">{name}</h1>
          <p className="figures mt-1 text-graphite">
            {project.edits_for && `Project of ${project.edits_for}. `}
            {project.kept_for && `For ${project.kept_for}, who gets it after joining. `}
            {project.at_trade_price ? "At your trade price in " : "At the prices of "}
            <span className="text-ink">{project.showroom.company_name}</span>
            {`, changed ${formatDateTime(project.updated_at)}`}
          </p>
          <PresentLine present={present} />
        </div>
        <HeaderActs project={project} onOpen={setOpen} />
      </div>
      {open === "history" && (
        <Suspense>
          <HistoryDialog project={project} onRestore={onChange} onClose={close} />
        </Suspense>
      )}
      {open === "share" && (
        <Suspense>
          <ShareProject
            project={{ id: project.id, name, company_name: project.showroom.company_name }}
            onClose={close}
          />
        </Suspense>
      )}
      {open === "rename" && (
        <RenameDialog
          name={name}
          onClose={close}
          onStale={() => void reload()}
          rename={async (next) => {
            const { data } = await api("PUT /api/projectCart/{id}", {
              params: { id: project.id },
              body: { name: next, version: project.version },
              feedback: "none",
            });
            onChange(data);
          }}
        />
      )}
    </header>
  );
}

const icon = { "aria-hidden": true, size: 16 } as const;

function HeaderActs({
  project,
  onOpen,
}: {
  project: Project;
  onOpen: (what: "rename" | "share" | "history") => void;
}) {
  const { user } = useSession();
  const isOwn = project.edits_for === null;
  const isWork = user !== null && workTypeOf(user) === "Contractor";
  return (
    <div className="flex flex-wrap gap-3">
      {isWork && (
        <Suspense>
          <StartProposal from={{ project: project.id }} />
        </Suspense>
      )}
      <Button variant="secondary" icon={<Pencil {...icon} />} onClick={() => onOpen("rename")}>
        Rename
      </Button>
      {isOwn && (
        <Button variant="secondary" icon={<Share2 {...icon} />} onClick={() => onOpen("share")}>
          Share
        </Button>
      )}
      <Button variant="secondary" icon={<History {...icon} />} onClick={() => onOpen("history")}>
        History
      </Button>
      <LinkButton to={`/account/selections/${project.id}`} variant="secondary" icon={<PenLine {...icon} />}>
        Selections
      </LinkButton>
      <LinkButton
        to={`/visualize/checklist?project=${project.id}`}
        variant="secondary"
        icon={<ListChecks {...icon} />}
      >
        Checklist
      </LinkButton>
      {!isOwn && user?.shop_profile?.id === project.showroom.id && (
        <MessageButton about="project" id={project.id}>
          Message
        </MessageButton>
      )}
      {isOwn && <OwnersActs project={project} />}
      {isOwn && isWork && (
        <Suspense>
          <TidyMenu project={project} />
        </Suspense>
      )}
    </div>
  );
}

function OwnersActs({ project }: { project: Project }) {
  const { user } = useSession();
  return (
    <>
      <LinkButton to={`/pros?project=${project.id}`} variant="secondary" icon={<Handshake {...icon} />}>
        Hire a pro
      </LinkButton>
      <LinkButton
        to={`/account/boards?project=${project.id}`}
        variant="secondary"
        icon={<LayoutDashboard {...icon} />}
      >
        Board
      </LinkButton>
      {user?.type === "User" && (
        <MessageButton about="showroom" id={project.showroom.vsd_id}>
          Message your pro
        </MessageButton>
      )}
    </>
  );
}
