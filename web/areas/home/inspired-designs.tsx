import { Link } from "react-router";
import { EndlessCarousel } from "../../ui/endless-carousel.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { inspiredDesigns } from "./inspired-rooms.ts";
import { SectionHead, seeAllClass } from "./section-head.tsx";

export interface Design {
  id: string;
  name: string;
  picture: PictureData;
}

/** Template rooms by kind, each linking to its template; missing ones are left out. */
export function InspiredDesigns({ designs }: { designs: readonly Design[] }) {
  const byId = new Map(designs.map((design) => [design.id, design]));
  const tabs = inspiredDesigns.flatMap(({ id, label, templates }): Tab[] => {
    const shown = templates.flatMap((template) => byId.get(template) ?? []);
    if (shown.length === 0) return [];
    return [{ id, label, content: <DesignCarousel label={label} designs={shown} /> }];
  });
  if (tabs.length === 0) return null;
  return (
    <section aria-labelledby="inspired" className="page pt-14 md:pt-20">
      <SectionHead
        id="inspired"
        title="Inspired Designs"
        more={
          <span className="flex gap-x-6">
            <Link to="/style" className={seeAllClass}>
              Find your style
            </Link>
            <Link to="/visualize/templates" className={seeAllClass}>
              See All<span className="sr-only"> designs</span>
            </Link>
          </span>
        }
      />
      <Tabs label="Inspired designs by room" tabs={tabs} />
    </section>
  );
}

function DesignCarousel({ label, designs }: { label: string; designs: readonly Design[] }) {
  return (
    <EndlessCarousel label={`${label} designs`}>
      {designs.map(({ id, name, picture }) => (
        <Link key={id} to={`/visualize/templates/${id}`} className="group block -outline-offset-2">
          <span className="block aspect-[3/2] overflow-hidden bg-hairline">
            <Picture
              picture={picture}
              alt=""
              cover
              widest_px={640}
              sizes="(width >= 1440px) 322px, (width >= 1025px) 24vw, (width >= 769px) 32vw, 58vw"
            />
          </span>
          <span className="mt-3 block font-medium group-hover:underline">{name}</span>
        </Link>
      ))}
    </EndlessCarousel>
  );
}
