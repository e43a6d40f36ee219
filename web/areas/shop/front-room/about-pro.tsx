import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { Stars } from "../../../kit/reviews/stars.tsx";
import {
  contactLinks,
  hoursLines,
  licenseWords,
  outsideLinks,
} from "../../../kit/showroom/business-links.ts";
import { formatDate, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { ProOfShowroom } from "./pro-of-showroom.server.ts";

/** Pictures of finished work, but for the one at the top; nothing for a pro who has none yet. */
export function OwnWork({ profile: { gallery, company_name, front } }: { profile: ShowroomProfile }) {
  const works = gallery.flatMap(({ title, text, picture }) => (picture ? [{ title, text, picture }] : []));
  const top = front.hero?.picture.url ?? works[0]?.picture.url;
  const shown = works.filter(({ picture }) => picture.url !== top).slice(0, mostWorks);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="own-work" className="mt-14">
      <h2 id="own-work" className="heading text-lg">{`Work by ${company_name}`}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-6">
        {shown.map(({ title, text, picture }) => (
          <li key={picture.url}>
            <div className="aspect-[3/2] overflow-hidden bg-sunk">
              <Picture picture={picture} alt="" cover sizes="(width < 1025px) 50vw, 322px" widest_px={800} />
            </div>
            <h3 className="mt-3 font-medium">{title}</h3>
            {text && <p className="text-graphite text-sm">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostWorks = 4;

/** What customers said after a finished job; for a pro without reviews, nothing is claimed. */
export function ProReviews({ pro, company }: { pro: ProOfShowroom | null; company: string }) {
  if (!pro || pro.shown_reviews.length === 0) return null;
  return (
    <section id="reviews" aria-labelledby="pro-reviews" className="mt-16 border-hairline border-t pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="pro-reviews" className="heading text-lg">{`What customers say about ${company}`}</h2>
        <a href={shopHref(`/pros/${pro.id}#reviews`)} className="link">
          {`See ${pro.reviews === 1 ? "the review" : `all ${plural(pro.reviews, "review")}`}`}
        </a>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {pro.shown_reviews.map(({ id, rating, text, author, created_at }) => (
          <li key={id}>
            <Stars rating={rating} />
            <blockquote className="mt-3 line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</blockquote>
            <p className="figures mt-3 text-graphite text-sm">{`${author}, ${formatDate(created_at)}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pro's own words, services, contact and hours; each only where the pro has given it. */
export function AboutPro({ profile, pro }: { profile: ShowroomProfile; pro: ProOfShowroom | null }) {
  const { company_name, about, services } = profile;
  return (
    <section
      aria-labelledby="about-pro"
      className="mt-16 grid gap-x-12 gap-y-10 border-ink border-t-2 pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div>
        <h2 id="about-pro" className="heading text-lg">{`About ${company_name}`}</h2>
        {about && <p className="mt-4 max-w-[60ch] whitespace-pre-line text-lg">{about}</p>}
        {services.length > 0 && (
          <ul className="mt-8 grid gap-x-8 sm:grid-cols-2">
            {services.map((service) => (
              <li key={service.title} className="border-hairline border-t py-4">
                <h3 className="font-semibold">{service.title}</h3>
                <p className="mt-1 text-graphite">{service.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Contact profile={profile} pro={pro} />
    </section>
  );
}

function Contact({ profile, pro }: { profile: ShowroomProfile; pro: ProOfShowroom | null }) {
  const { contact, hours, license } = profile;
  const street = [contact.street, contact.city, [contact.state, contact.zip_code].filter(Boolean).join(" ")];
  const links = outsideLinks(profile);
  return (
    <div>
      <h2 className="heading text-lg">Contact</h2>
      <dl className="figures mt-4">
        {contact.name && <Fact label="Your pro">{contact.name}</Fact>}
        {contactLinks(profile).map(({ label, url }) => (
          <Fact key={url} label={url.startsWith("tel") ? "Phone" : "Email"}>
            <a href={url} className="link wrap-anywhere">
              {label}
            </a>
          </Fact>
        ))}
        {contact.city && <Fact label="Where">{street.filter(Boolean).join(", ")}</Fact>}
        {hours.length > 0 && (
          <Fact label="Open">
            {hoursLines(hours).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        )}
        {license.number && (
          <Fact label="License">
            {[licenseWords(profile), license.classification].filter(Boolean).join(" · ")}
          </Fact>
        )}
        {links.length > 0 && (
          <Fact label="Elsewhere">
            {links.map(({ label, url }) => (
              <a key={url} href={url} rel="noopener" className="link mr-4 inline-block">
                {label}
              </a>
            ))}
          </Fact>
        )}
      </dl>
      {pro?.takesRequests && (
        <LinkButton to={`/pros/${pro.id}`} variant="secondary" className="mt-6">
          {`Hire ${profile.company_name}`}
        </LinkButton>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-hairline border-t py-2.5">
      <dt className="text-graphite">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
