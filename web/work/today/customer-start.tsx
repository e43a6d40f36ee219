import { Link } from "react-router";
import { api } from "../../api.ts";
import { useLoaded } from "../../room/pages/use-loaded.ts";
import { useShowroom } from "../../session/use-showroom.ts";
import { formatDate } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Section } from "./section.tsx";

/** A customer's latest project, or the first step for somebody who has none. */
export function CustomerStart({ hasOrders }: { hasOrders: boolean }) {
  const showroom = useShowroom();
  const { loaded } = useLoaded("latest project", loadLatest);
  if (loaded.state !== "ready") return null;
  const latest = loaded.data;
  if (latest) {
    return (
      <Section
        title="Your latest project"
        action={
          <Link to="/projects" className="link text-sm">
            All projects
          </Link>
        }
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-hairline border-b py-3">
          <p className="min-w-0 flex-1 basis-64">
            <Link to={`/projects/${latest.id}`} className="font-medium hover:underline">
              {latest.name}
            </Link>
            <span className="figures block text-graphite text-sm">{`Changed ${formatDate(latest.updated_at)}`}</span>
          </p>
          <LinkButton to={`/projects/${latest.id}`} variant="secondary" size="sm">
            Open project
          </LinkButton>
        </div>
      </Section>
    );
  }
  if (hasOrders) return null;
  return (
    <EmptyState
      title="Start your renovation"
      className="mt-10"
      action={
        <>
          <LinkButton to="/visualize">Plan a room</LinkButton>
          <LinkButton to={showroom ? "/visualize/contractor/all" : "/"} variant="secondary">
            {showroom ? `Shop at ${showroom.company_name}` : "Enter a Showroom ID"}
          </LinkButton>
        </>
      }
    >
      Plan a room in 3D with real products, or shop your pro's showroom. Orders and projects show up here.
    </EmptyState>
  );
}

async function loadLatest(signal: AbortSignal) {
  const { data } = await api("GET /api/projects", { query: { per_page: 5 }, signal, feedback: "none" });
  return data.data.find(({ is_cart }) => !is_cart);
}
