import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import {
  type BusinessLink,
  contactLinks,
  hoursLines,
  licenseWords,
  outsideLinks,
} from "../../../kit/showroom/business-links.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useClosingDetails } from "./use-closing-details.ts";

/** On wide pages, beside the showroom's name: the license, what the business does, and how to reach it. */
export default function BusinessHeader({ showroom }: { showroom: ShowroomProfile }) {
  const menus = useRef<HTMLDivElement>(null);
  useClosingDetails(menus);
  const license = licenseWords(showroom);
  return (
    <div ref={menus} className="flex flex-1 items-center justify-between gap-x-6 max-xl:hidden">
      <div className="flex items-center gap-x-6">
        {license && (
          <span className="whitespace-nowrap text-graphite">
            License <span className="code">{license}</span>
          </span>
        )}
        <ul className="flex gap-x-6">
          {contactLinks(showroom).map((link, at) => (
            // The mail address is long; where there is no room for it, it stands in the last menu.
            <li key={link.url} className={at > 0 ? "max-[1400px]:hidden" : undefined}>
              <OutLink {...link} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex shrink-0 items-center gap-x-5">
        {showroom.services.length > 0 && (
          <BusinessMenu title="Services">
            <ServiceList services={showroom.services} />
          </BusinessMenu>
        )}
        {showroom.gallery.length > 0 && (
          <BusinessMenu title="Project gallery">
            <ProjectGallery gallery={showroom.gallery} />
          </BusinessMenu>
        )}
        <BusinessMenu title="Find us">
          <ul className="flex flex-wrap gap-x-8">
            {[...contactLinks(showroom), ...outsideLinks(showroom)].map((link) => (
              <li key={link.url}>
                <OutLink {...link} />
              </li>
            ))}
          </ul>
          <OpeningHours hours={showroom.hours} />
        </BusinessMenu>
      </div>
    </div>
  );
}

function OutLink({ label, url }: BusinessLink) {
  return (
    <a
      href={url}
      rel="noopener"
      className="figures flex min-h-11 items-center whitespace-nowrap hover:underline"
    >
      {label}
    </a>
  );
}

function BusinessMenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="business" className="group">
      <summary className="flex min-h-11 items-center gap-1 whitespace-nowrap hover:underline">
        {title}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 left-0 z-40 border-hairline border-y bg-paper shadow-float">
        <div className="page max-h-[70dvh] overflow-y-auto py-8 text-base">{children}</div>
      </div>
    </details>
  );
}

/** When the business is open; nothing where it does not say. */
export function OpeningHours({ hours }: Pick<ShowroomProfile, "hours">) {
  if (hours.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-semibold">Open</p>
      <ul className="figures mt-1 text-graphite">
        {hoursLines(hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the business does, each in a sentence. */
export function ServiceList({ services }: Pick<ShowroomProfile, "services">) {
  return (
    <ul className="grid gap-x-8 gap-y-6 xl:grid-cols-3">
      {services.map(({ title, text }) => (
        <li key={title}>
          <p className="font-semibold">{title}</p>
          <p className="mt-1 text-graphite">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Jobs of the business, with their pictures. */
export function ProjectGallery({ gallery }: Pick<ShowroomProfile, "gallery">) {
  return (
    <ul className="grid gap-x-6 gap-y-8 xl:grid-cols-5">
      {gallery.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && (
            <span className="mb-3 block aspect-[4/3] overflow-hidden bg-hairline">
              <Picture picture={picture} alt="" cover sizes="(width >= 1200px) 320px, 90vw" />
            </span>
          )}
          <p className="font-semibold">{title}</p>
          <p className="mt-1 text-graphite text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}
