import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import { useShowroom } from "../../../../client/session/use-showroom.ts";
import type { useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { TemplateCard, type TemplateTile } from "../../../../kit/room/template-card.tsx";
import { StartFromTemplate, StartWithMaterials } from "./start-forms.tsx";

interface Props {
  templates: readonly TemplateTile[];
  /** The plan that was chosen; null where none was. */
  plan: Floorplan | null;
  begin: ReturnType<typeof useBeginRoom>;
}

/** Templates as cards; with a plan chosen, those on that plan apart from those that bring their own. */
export function TemplateGroups({ templates, plan, begin, isSorted }: Props & { isSorted: boolean }) {
  if (!plan) return <ByPublisher templates={templates} begin={begin} isSorted={isSorted} />;
  const here = templates.filter(({ floorplan }) => floorplan === plan.id);
  const elsewhere = templates.filter(({ floorplan }) => floorplan !== plan.id);
  return (
    <>
      {here.length > 0 && (
        <section>
          <h2 className="heading mt-2 mb-4 text-lg">On your plan</h2>
          <TemplateGrid templates={here} plan={plan} begin={begin} />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section className={here.length > 0 ? "mt-12 border-hairline border-t pt-8" : undefined}>
          <h2 className="heading text-lg">On their own plans</h2>
          <p className="mt-1 mb-4 max-w-[60ch] text-graphite">
            Have a room's materials and fixtures laid out on your plan, or take the whole room as it is.
          </p>
          <TemplateGrid templates={elsewhere} plan={plan} begin={begin} isFirst={here.length === 0} />
        </section>
      )}
    </>
  );
}

/** What the pro has published apart from the marketplace's, unless all stand in another order. */
function ByPublisher({ templates, begin, isSorted }: Omit<Props, "plan"> & { isSorted: boolean }) {
  const showroom = useShowroom();
  const own = isSorted ? [] : templates.filter(({ isOfPro }) => isOfPro);
  const others = templates.filter((template) => !own.includes(template));
  if (own.length === 0 || !showroom) return <TemplateGrid templates={templates} plan={null} begin={begin} />;
  return (
    <>
      <section>
        <h2 className="heading mt-2 mb-4 text-lg">{`From ${showroom.company_name}`}</h2>
        <TemplateGrid templates={own} plan={null} begin={begin} heading="h3" />
      </section>
      {others.length > 0 && (
        <section className="mt-12 border-hairline border-t pt-8">
          <h2 className="heading mb-4 text-lg">More rooms</h2>
          <TemplateGrid templates={others} plan={null} begin={begin} heading="h3" isFirst={false} />
        </section>
      )}
    </>
  );
}

function TemplateGrid({
  templates,
  plan,
  begin,
  isFirst = true,
  heading = plan ? "h3" : "h2",
}: Props & { isFirst?: boolean; heading?: "h2" | "h3" }) {
  const showroom = useShowroom();
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {templates.map((template, at) => {
        const isElsewhere = plan !== null && template.floorplan !== plan.id;
        const query = plan ? `?plan=${encodeURIComponent(plan.id)}` : "";
        return (
          <li key={template.id}>
            <TemplateCard
              template={template}
              to={`/visualize/templates/${encodeURIComponent(template.id)}${query}`}
              company={showroom?.company_name}
              isEager={isFirst && at < 3}
              heading={heading}
            >
              {showroom && (
                <>
                  {isElsewhere && (
                    <StartWithMaterials
                      plan={plan}
                      template={template}
                      begin={begin}
                      showroom={showroom.vsd_id}
                    />
                  )}
                  <StartFromTemplate
                    template={template}
                    begin={begin}
                    showroom={showroom.vsd_id}
                    variant={isElsewhere ? "quiet" : "secondary"}
                    label={isElsewhere ? "The whole room" : "Start from this template"}
                  />
                </>
              )}
            </TemplateCard>
          </li>
        );
      })}
    </ul>
  );
}
