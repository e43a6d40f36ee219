import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { contactLinks, licenseWords, outsideLinks } from "../../../kit/showroom/business-links.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { OpeningHours, ProjectGallery, ServiceList } from "./business-header.tsx";

/** In the drawer: the business whose showroom this is, with all that the wide header shows of it. */
export function BusinessCard({ showroom }: { showroom: ShowroomProfile }) {
  const license = licenseWords(showroom);
  return (
    <section aria-label={showroom.company_name} className="mt-6 border-ink border-t pt-4">
      <p className="font-semibold">{showroom.company_name}</p>
      {license && (
        <p className="mt-1 text-graphite text-sm">
          License <span className="code">{license}</span>
        </p>
      )}
      <ul className="mt-2">
        {[...contactLinks(showroom), ...outsideLinks(showroom)].map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="figures flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <OpeningHours hours={showroom.hours} />
      {showroom.services.length > 0 && (
        <Disclosure summary="Services" group="mobile-business">
          <ServiceList services={showroom.services} />
        </Disclosure>
      )}
      {showroom.gallery.length > 0 && (
        <Disclosure summary="Project gallery" group="mobile-business">
          <ProjectGallery gallery={showroom.gallery} />
        </Disclosure>
      )}
    </section>
  );
}
