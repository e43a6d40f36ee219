import { useEffect } from "react";
import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import type { Api } from "../../../../client/api-call.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { apiContext } from "../../../../client/page-context.ts";
import { showroomIn } from "../../../../client/session/browser-cookies.ts";
import { readLocal, writeLocal } from "../../../../client/session/local-store.ts";
import { useShowroom } from "../../../../client/session/use-showroom.ts";
import { sharedPage } from "../../../../client/shared-page.ts";
import { shopHref } from "../../../../client/shop-href.ts";
import { pageMeta } from "../../../../kit/page/page-meta.ts";
import { beginRoomAction, useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { inWords, roomsLabel } from "../../../../kit/room/room-words.ts";
import {
  choicesOf,
  readTemplateAddress,
  type TemplateAddress,
  templateQuery,
} from "../../../../kit/room/template-address.ts";
import { templatesAt, tileOf } from "../../../../kit/room/template-list.server.ts";
import { VisualizeSteps } from "../../../../kit/room/visualize-steps.tsx";
import { FilterLinks } from "../../../../ui/filter-links.tsx";
import { plural } from "../../../../ui/format.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useSearchAsked } from "../../../../ui/use-search-asked.ts";
import { NeedsShowroom } from "../needs-showroom.tsx";
import { SearchForm } from "../plans/search-form.tsx";
import type { Route } from "./+types/templates.page.ts";
import { ChosenPlan } from "./chosen-plan.tsx";
import { OwnTemplates } from "./own-templates.tsx";
import { TemplateGroups } from "./template-groups.tsx";
import { TemplateSort } from "./template-sort.tsx";
import { useChosenPlan } from "./use-chosen-plan.ts";

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const params = new URL(request.url).searchParams;
  const plan = await sharedPlan(context.get(apiContext), params.get("plan"));
  const address = readTemplateAddress(params, plan?.room);
  const found = await templatesAt(api, vsdId, address);
  return {
    templates: found.data.map(tileOf),
    plan,
    room: address.room,
    page: found.current_page,
    lastPage: found.last_page,
    total: found.total,
    all: found.all,
    rooms: choicesOf(
      found.rooms.map(({ room, count }) => ({ value: room, count })),
      "all",
      address.room,
    ),
    styles: choicesOf(
      found.styles.map(({ style, count }) => ({ value: style, count })),
      "",
      address.style,
    ),
  };
}

/** The chosen plan where everybody may see it; an own one is the browser's to ask for, since pages are shared. */
async function sharedPlan(api: Api, id: string | null): Promise<Floorplan | null> {
  if (!id) return null;
  try {
    const { data } = await api("GET /api/floorplans/{id}", { params: { id } });
    return data.is_private ? null : data;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** Beginning a room without scripts. */
export function action({ context, request }: Route.ActionArgs) {
  return beginRoomAction(context, request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Choose a template",
      description: `${loaderData?.all ?? 100} furnished rooms of real products to start from, each with its total at your pro's prices.`,
      path: "/visualize/templates",
      picture: loaderData?.templates[0]?.picture,
    },
    matches,
  );
}

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, rooms, styles, page, lastPage, total, all } = loaderData;
  const address = readTemplateAddress(useSearchAsked(), loaderData.room);
  const showroom = useShowroom();
  const begin = useBeginRoom();
  const { plan, isLoading } = useChosenPlan(address.plan, loaderData.plan);
  const query = (change: Partial<TemplateAddress>) => templateQuery({ ...address, page: 1, ...change });
  const problem = begin.problem ?? actionData?.refusal;
  useEffect(() => rememberPlan(address.plan), [address.plan]);
  return (
    <div className="page pt-6 pb-20">
      <VisualizeSteps current={1} ways={["/visualize"]} />
      <h1 className="heading mt-8 text-xl md:text-2xl">Choose a template</h1>
      <p className="mt-2 max-w-[60ch] text-graphite">
        {`${all} rooms made of real products. You can change everything in them later. `}
        <a href={shopHref("/style")} className="link">
          Not sure what you like? Find your style
        </a>
      </p>
      {!showroom && <NeedsShowroom />}
      {address.plan && (
        <ChosenPlan plan={plan} isLoading={isLoading} showroom={showroom?.vsd_id} begin={begin} />
      )}
      {problem && (
        <ErrorState title="We couldn't start the room" className="mt-6">
          <p>{problem}</p>
        </ErrorState>
      )}
      <OwnTemplates showroom={showroom?.vsd_id} begin={begin} />
      <div className="mt-8 grid gap-x-10 gap-y-3 border-hairline border-y py-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-y-1">
          <FilterLinks
            label="Room"
            links={rooms.map(({ value: room, count }) => ({
              label: room === "all" ? "All rooms" : roomsLabel(room),
              count,
              query: query({ room }),
              isChosen: (address.room || "all") === room,
            }))}
          />
          <FilterLinks
            label="Style"
            links={styles.map(({ value: style, count }) => ({
              label: style ? inWords(style) : "All styles",
              count,
              query: query({ style }),
              isChosen: address.style === style,
            }))}
          />
        </div>
        <SearchForm label="Search templates" q={address.q} query={templateQuery(address)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="figures py-3 text-graphite text-sm">
          {plural(total, "template")}
        </p>
        {showroom && <TemplateSort address={address} />}
      </div>
      {templates.length === 0 ? (
        <EmptyState
          title="No matching templates"
          action={
            <LinkButton
              to={`/visualize/templates${address.plan ? query({ room: "all", style: "", q: "" }) : ""}`}
            >
              See all templates
            </LinkButton>
          }
        >
          Clear the style or the search, or start with an empty room and choose everything yourself.
        </EmptyState>
      ) : (
        <TemplateGroups templates={templates} plan={plan} begin={begin} isSorted={address.sort !== ""} />
      )}
      <div className="mt-12">
        <Pagination page={page} lastPage={lastPage} />
      </div>
    </div>
  );
}

/** The plan is part of this browser's current project. */
function rememberPlan(plan: string): void {
  const item = readLocal("my_item");
  if (plan && item && item.floorplan !== plan) {
    writeLocal("my_item", { ...item, floorplan: plan, floorTemplate: undefined });
  }
}
