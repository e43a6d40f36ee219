import { clsx } from "clsx";
import { Link } from "react-router";
import type { Today } from "../../../contract/admin/today.ts";
import { Section } from "../../kit/page/section.tsx";
import { formatDate } from "../../ui/format.ts";

/** A pro's clients with whom something is to be done today, or should have been. */
export function ClientSteps({ due: { total, clients } }: { due: Today["client_steps"] }) {
  if (total === 0) return null;
  return (
    <Section
      title="Next steps with clients"
      count={total}
      action={
        <Link to="/account/clients?view=list&due=week" className="link text-sm">
          See all
        </Link>
      }
    >
      <ul>
        {clients.map(({ id, full_name, next_step, next_step_on, is_late }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-hairline border-b py-3">
            <div className="min-w-0 flex-1 basis-64">
              <Link to={`/account/clients/${id}`} className="font-medium hover:underline">
                {full_name}
              </Link>
              {next_step && <p className="text-graphite text-sm">{next_step}</p>}
            </div>
            <p className={clsx("figures text-sm", is_late && "font-semibold text-bad")}>
              {is_late ? `Late: ${formatDate(next_step_on)}` : "Today"}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
