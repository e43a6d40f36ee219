import { TemplateCard, type TemplateTile } from "../../../kit/room/template-card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

/** A showroom's furnished rooms, with links to all of them and to drawing a plan. */
export function RoomsToBegin({ rooms, company }: { rooms: readonly TemplateTile[]; company: string }) {
  if (rooms.length === 0) return null;
  return (
    <section className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="heading text-lg">Start with a room</h2>
          <p className="mt-1 max-w-[60ch] text-graphite">
            {`You can buy every surface and object you see. Change anything in 3D, and the list updates with boxes and ${company}'s prices.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/visualize" variant="secondary" size="sm">
            Choose a floor plan
          </LinkButton>
          <LinkButton to="/visualize/templates" variant="secondary" size="sm">
            See all rooms
          </LinkButton>
        </div>
      </div>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              to={`/visualize/templates/${encodeURIComponent(template.id)}`}
              company={company}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
