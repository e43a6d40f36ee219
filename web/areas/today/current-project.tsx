import { Link } from "react-router";
import type { ProjectRow } from "../../../contract/design/project-cart.ts";
import { Section } from "../../kit/page/section.tsx";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The project that was changed last, with its picture and what it comes to. */
export function CurrentProject({ project }: { project: ProjectRow }) {
  const { id, name, picture, lines, total, checklist, showroom, updated_at } = project;
  return (
    <Section
      title="Your latest project"
      action={
        <Link to="/projects" className="link text-sm">
          All projects
        </Link>
      }
    >
      <div className="grid gap-x-8 gap-y-5 border-hairline border-b py-5 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        {picture && (
          <div className="aspect-[3/2] self-start overflow-hidden bg-white">
            <Picture picture={picture} alt="" cover sizes="(width < 640px) 100vw, 320px" widest_px={800} />
          </div>
        )}
        <div className={picture ? undefined : "sm:col-span-2"}>
          <h3 className="heading text-lg">
            <Link to={`/projects/${id}`} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className="figures text-graphite text-sm">{`${showroom.company_name} · changed ${formatDate(updated_at)}`}</p>
          {lines > 0 && (
            <p className="figures mt-4">
              <span className="font-semibold text-lg">{formatUsd(total)}</span>
              <span className="text-graphite">{` for ${plural(lines, "product")}`}</span>
            </p>
          )}
          {checklist.items > 0 && (
            <p className="figures mt-1 text-graphite">{`${checklist.done} of ${checklist.items} done on the checklist`}</p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={`/projects/${id}`} size="sm">
              Open project
            </LinkButton>
            <LinkButton to={`/visualize/checklist?project=${id}`} variant="secondary" size="sm">
              Checklist
            </LinkButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
