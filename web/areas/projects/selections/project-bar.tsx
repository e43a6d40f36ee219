import { Plus } from "lucide-react";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useBoard } from "./board-context.ts";

/** The project's name, whose it is, and the way to propose something. */
export function ProjectBar() {
  const { board } = useBoard();
  const { project, side, client } = board;
  const about = side === "pro" ? client && `For ${client}` : `With ${project.showroom.company_name}`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="heading text-xl wrap-anywhere md:text-2xl">{`Selections: ${project.name}`}</h1>
        <p className="text-graphite">
          {[about, project.is_ordered && "Ordered, so it can't change anymore"].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {project.can_edit && (
          <LinkButton to={`/projects/${project.id}`} variant="secondary">
            Open project
          </LinkButton>
        )}
        {side === "pro" && !project.is_ordered && (
          <LinkButton to={`/account/selections/${project.id}/propose`} icon={<Plus aria-hidden size={18} />}>
            Propose options
          </LinkButton>
        )}
      </div>
    </div>
  );
}
