import { Camera, PencilRuler, WandSparkles } from "lucide-react";
import { loaderApi } from "../../../../client/page-api.ts";
import { sharedPage } from "../../../../client/shared-page.ts";
import { pageMeta } from "../../../../kit/page/page-meta.ts";
import { PlanCard } from "../../../../kit/room/plan-card.tsx";
import { roomsLabel } from "../../../../kit/room/room-words.ts";
import { VisualizeSteps } from "../../../../kit/room/visualize-steps.tsx";
import { FilterLinks } from "../../../../ui/filter-links.tsx";
import { plural } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { useSearchAsked } from "../../../../ui/use-search-asked.ts";
import type { Route } from "./+types/floorplans.page.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { everyPlan } from "./every-plan.ts";
import { OwnPlans } from "./own-plans.tsx";
import { choosePlans, planQuery, plansPerPage, readPlanAddress, sizeLabel } from "./plan-address.ts";
import { SearchForm } from "./search-form.tsx";

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = readPlanAddress(new URL(request.url).searchParams);
  const plans = await everyPlan(loaderApi(context, request));
  const { fitting, rooms, sizes } = choosePlans(plans, address);
  const lastPage = Math.max(1, Math.ceil(fitting.length / plansPerPage));
  const page = Math.min(address.page, lastPage);
  const shown = fitting.slice((page - 1) * plansPerPage, page * plansPerPage);
  return {
    all: plans.length,
    total: fitting.length,
    page,
    lastPage,
    rooms,
    sizes,
    plans: shown.map(({ id, name, layout, area_sqft, picture }) => ({
      id,
      name,
      layout,
      area_sqft,
      picture,
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Choose a floor plan",
      description: `${loaderData?.all ?? 50} floor plans drawn to scale, from a powder room to a pool deck. Design in 3D with real products at your pro's prices, or draw your own room.`,
      path: "/visualize",
    },
    matches,
  );
}

export default function FloorplansPage({ loaderData }: Route.ComponentProps) {
  const { total, page, lastPage, rooms, sizes, plans, all } = loaderData;
  const address = readPlanAddress(useSearchAsked());
  const query = (change: Partial<typeof address>) => planQuery({ ...address, page: 1, ...change });
  return (
    <div className="page pt-6 pb-20">
      <VisualizeSteps current={0} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="heading text-xl md:text-2xl">Choose a floor plan</h1>
          <p className="mt-2 max-w-[56ch] text-graphite">
            {`${all} plans with real doors, windows and utilities, all drawn to scale. Pick the closest one. You can move every wall later.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/projects" variant="quiet">
            Your rooms
          </LinkButton>
          <LinkButton to="/visualize/photo" variant="secondary" icon={<Camera aria-hidden size={18} />}>
            Use a photo
          </LinkButton>
          <LinkButton to="/design-ai" variant="secondary" icon={<WandSparkles aria-hidden size={18} />}>
            Design from a brief
          </LinkButton>
          <LinkButton to="/visualize/draw" variant="secondary" icon={<PencilRuler aria-hidden size={18} />}>
            Draw your own
          </LinkButton>
        </div>
      </div>
      <DraftNotice />
      <OwnPlans />
      <div className="mt-8 grid gap-x-10 gap-y-3 border-hairline border-y py-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-y-1">
          <FilterLinks
            label="Room"
            links={rooms.map(({ room, count }) => ({
              label: room ? roomsLabel(room) : "All rooms",
              count,
              query: query({ room }),
              isChosen: address.room === room,
            }))}
          />
          <FilterLinks
            label="Size"
            links={sizes.map(({ size, count }) => ({
              label: size ? sizeLabel(size) : "All sizes",
              count,
              query: query({ size }),
              isChosen: address.size === size,
            }))}
          />
        </div>
        <SearchForm label="Search plans" q={address.q} query={planQuery(address)} />
      </div>
      <p role="status" className="figures mt-4 text-graphite text-sm">
        {plural(total, "floor plan")}
      </p>
      {plans.length === 0 ? (
        <NoPlans q={address.q} />
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
          {plans.map((plan, at) => (
            <li key={plan.id}>
              <PlanCard plan={plan} isEager={at < 4} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12">
        <Pagination page={page} lastPage={lastPage} />
      </div>
    </div>
  );
}

function NoPlans({ q }: { q: string }) {
  return (
    <EmptyState
      className="mt-4"
      title={q ? `No plans match “${q}”` : "No matching plans"}
      action={
        <>
          <LinkButton to="/visualize/draw">Draw your own</LinkButton>
          <LinkButton to="/visualize" variant="secondary">
            See all plans
          </LinkButton>
        </>
      }
    >
      Try fewer words or another size, such as “island” or “5x8”. Or draw your room: that takes five minutes
      and a tape measure.
    </EmptyState>
  );
}
