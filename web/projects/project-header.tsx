import { Handshake, LayoutDashboard, ListChecks, Pencil, PenLine, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Project } from "../../contract/project-cart.ts";
import { api } from "../api.ts";
import { MessageButton } from "../messages/message-button.tsx";
import { RenameDialog } from "../room/pages/projects/rename-dialog.tsx";
import { useSession } from "../session/use-session.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Button } from "../ui/button.tsx";
import { formatDateTime } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { loadInTime } from "../ui/load-in-time.ts";

const StartProposal = lazy(async () => {
  const { StartProposal } = await loadInTime(import("../proposals/start-button.tsx"));
  return { default: StartProposal };
});
const ShareProject = lazy(() => loadInTime(import("./share-project.tsx")));

/** The project's name, its showroom, and its other pages. */
export function ProjectHeader({
  project,
  onChange,
}: {
  project: Project;
  onChange: (project: Project) => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
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
            {project.at_trade_price ? "At your trade price in " : "At the prices of "}
            <span className="text-ink">{project.showroom.company_name}</span>
            {`, changed ${formatDateTime(project.updated_at)}`}
          </p>
        </div>
        <HeaderActs project={project} onShare={() => setSharing(true)} onRename={() => setRenaming(true)} />
      </div>
      {isSharing && (
        <Suspense>
          <ShareProject
            project={{ id: project.id, name, company_name: project.showroom.company_name }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
      {isRenaming && (
        <RenameDialog
          name={name}
          onClose={() => setRenaming(false)}
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

function HeaderActs({
  project,
  onShare,
  onRename,
}: {
  project: Project;
  onShare: () => void;
  onRename: () => void;
}) {
  const { user } = useSession();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" icon={<Pencil aria-hidden size={16} />} onClick={onRename}>
        Rename
      </Button>
      <Button variant="secondary" icon={<Share2 aria-hidden size={16} />} onClick={onShare}>
        Share
      </Button>
      <LinkButton
        to={`/account/selections/${project.id}`}
        variant="secondary"
        icon={<PenLine aria-hidden size={16} />}
      >
        Selections
      </LinkButton>
      <LinkButton
        to={`/pros?project=${project.id}`}
        variant="secondary"
        icon={<Handshake aria-hidden size={16} />}
      >
        Hire a pro
      </LinkButton>
      <LinkButton
        to={`/account/boards?project=${project.id}`}
        variant="secondary"
        icon={<LayoutDashboard aria-hidden size={16} />}
      >
        Board
      </LinkButton>
      {user?.type === "Contractor" && (
        <Suspense>
          <StartProposal from={{ project: project.id }} />
        </Suspense>
      )}
      {user?.type === "User" && (
        <MessageButton about="showroom" id={project.showroom.vsd_id}>
          Message your pro
        </MessageButton>
      )}
      <LinkButton
        to={`/visualize/checklist?project=${project.id}`}
        variant="secondary"
        icon={<ListChecks aria-hidden size={18} />}
      >
        Checklist
      </LinkButton>
    </div>
  );
}
