import { data, useSearchParams } from "react-router";
import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { loaderApi } from "../../../../client/page-api.ts";
import { showroomIn } from "../../../../client/session/browser-cookies.ts";
import { useShowroom } from "../../../../client/session/use-showroom.ts";
import { sharedPage } from "../../../../client/shared-page.ts";
import { pageMeta } from "../../../../kit/page/page-meta.ts";
import { beginRoomAction, useBeginRoom } from "../../../../kit/room/begin-room.ts";
import type { RoomList } from "../../../../kit/room/room-list.ts";
import { RoomProductList } from "../../../../kit/room/room-product-list.tsx";
import { areaWords, inWords, roomLabel } from "../../../../kit/room/room-words.ts";
import { Replaced, StillToChoose } from "../../../../kit/room/template-card.tsx";
import { TemplatePicture } from "../../../../kit/room/template-picture.tsx";
import { VisualizeSteps } from "../../../../kit/room/visualize-steps.tsx";
import { Breadcrumb } from "../../../../ui/breadcrumb.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { NeedsShowroom } from "../needs-showroom.tsx";
import { listOfDesign } from "../summary/design-takeoff.ts";
import { InlineDrawing } from "../summary/inline-drawing.tsx";
import type { Route } from "./+types/template.page.ts";
import { StartFromTemplate, StartWithMaterials } from "./start-forms.tsx";
import { useChosenPlan } from "./use-chosen-plan.ts";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : sharedPage();
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = loaderApi(context, request);
  const showroom = showroomIn(request.headers.get("Cookie"));
  const found = await api("GET /api/templates/{id}", { params: { id: params.id }, query: { showroom } });
  const { design, replacements, ...template } = found.data;
  const list = await listOfDesign(api, design, showroom);
  const drawing = drawPlan(design.plan, { width_px: 640, height_px: 560, items: design.items, paper: null });
  const replaced = replacements.map(({ name, by_name }) => ({ name, by: by_name }));
  const shown = { template, list, drawing, replaced };
  return template.is_private
    ? data(shown, { headers: { "Cache-Control": "private, no-store" } })
    : data(shown);
}

/** Beginning a room without scripts. */
export function action({ context, request }: Route.ActionArgs) {
  return beginRoomAction(context, request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, name, description, picture, is_private } = loaderData.template;
  const path = `/visualize/templates/${id}`;
  return [
    ...pageMeta(
      {
        title: name,
        description: description || `${name}: a furnished room of real products to start from.`,
        path,
        trail: [
          { label: "Templates", url: "/visualize/templates" },
          { label: name, url: path },
        ],
        picture,
      },
      matches,
    ),
    ...(is_private ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** What is still to choose: `Chair 1` and `Chair 2` are chairs. */
const openPlaces = ({ unknown }: RoomList): string[] => [
  ...new Set(unknown.map(({ place }) => place.replace(/ \d+$/, "").toLowerCase())),
];

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { template, list, drawing, replaced } = loaderData;
  const [search] = useSearchParams();
  const showroom = useShowroom();
  const begin = useBeginRoom();
  const planId = search.get("plan") ?? "";
  const { plan } = useChosenPlan(planId, null);
  const isElsewhere = plan !== null && plan.id !== template.floorplan;
  const back = `/visualize/templates${planId ? `?plan=${encodeURIComponent(planId)}` : ""}`;
  const problem = begin.problem ?? actionData?.refusal;
  const facts = [
    template.style && inWords(template.style),
    roomLabel(template.room),
    areaWords(template.area_sqft),
  ];
  return (
    <div className="page pt-6 pb-20">
      <VisualizeSteps current={1} ways={["/visualize", back]} />
      <div className="mt-4">
        <Breadcrumb
          crumbs={[
            { label: "Templates", url: back },
            { label: template.name, url: `/visualize/templates/${template.id}` },
          ]}
        />
      </div>
      <div className="mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6 self-start lg:sticky lg:top-6">
          <TemplatePicture template={template} sizes="(width < 1025px) 100vw, 780px" isEager />
          {template.picture && <InlineDrawing svg={drawing} label={`Floor plan of ${template.name}`} />}
        </div>
        <div>
          <h1 className="heading text-xl md:text-2xl">{template.name}</h1>
          <p className="figures mt-2 text-graphite">{facts.filter(Boolean).join(" · ")}</p>
          {template.description && <p className="mt-4 max-w-[56ch]">{template.description}</p>}
          {showroom && <StillToChoose missing={openPlaces(list)} />}
          {showroom ? (
            <div className="mt-6 flex flex-wrap gap-3">
              {isElsewhere && (
                <StartWithMaterials
                  plan={plan}
                  template={template}
                  begin={begin}
                  showroom={showroom.vsd_id}
                  variant="primary"
                  size="md"
                />
              )}
              <StartFromTemplate
                template={template}
                begin={begin}
                showroom={showroom.vsd_id}
                size="md"
                variant={isElsewhere ? "secondary" : "primary"}
                label={isElsewhere ? "Start on its own plan" : "Start from this template"}
              />
            </div>
          ) : (
            <NeedsShowroom />
          )}
          {problem && (
            <ErrorState title="We couldn't start the room" className="mt-6">
              <p>{problem}</p>
            </ErrorState>
          )}
          <h2 className="heading mt-10 mb-4 text-lg">
            {showroom ? `What's in it, at ${showroom.company_name}` : "What's in it, at list prices"}
          </h2>
          <Replaced replaced={replaced} company={showroom?.company_name} />
          <RoomProductList list={list} vsdId={showroom?.vsd_id} />
          {list.products.length === 0 && (
            <p className="text-graphite">
              This showroom doesn't sell anything in this room.{" "}
              <LinkButton to={back} variant="quiet" size="sm">
                See other templates
              </LinkButton>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
