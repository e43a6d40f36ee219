import { Link } from "react-router";
import type { ShowroomProfile } from "../../../../contract/showrooms/showrooms.ts";
import { shopHref } from "../../../client/shop-href.ts";
import type { ShownRoom } from "../../../kit/content/room-band.tsx";
import { licenseWords } from "../../../kit/showroom/business-links.ts";
import { Face } from "../../../kit/showroom/face.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture, type PictureData } from "../../../ui/picture.tsx";
import { Rating } from "../rating.tsx";
import type { ProOfShowroom } from "./pro-of-showroom.server.ts";

/** A picture at the top: the pro's own work, or a room to start with. */
interface TopPicture {
  picture: PictureData;
  label: string;
  /** The room's page. */
  to?: string;
}

/** Whose showroom this is: the name, the face, the work and the words, and the one thing to do. */
export function Welcome({
  profile,
  pro,
  room,
}: {
  profile: ShowroomProfile;
  pro: ProOfShowroom | null;
  /** Shown where the pro has no picture of their own work. */
  room: ShownRoom | undefined;
}) {
  const { company_name, vsd_id, tagline, contact, front } = profile;
  const license = licenseWords(profile);
  const place = [contact.city, contact.state].filter(Boolean).join(", ");
  const top = topPicture(profile, room);
  const facts = [place, license && `License ${license}`].filter(Boolean);
  return (
    <div className="border-hairline border-b bg-white">
      <div className={top ? "grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : undefined}>
        {top && <Top top={top} />}
        <div className="flex flex-col justify-center px-4 py-8 md:px-8 md:py-12 lg:order-first lg:pr-10 lg:pl-[max(2.5rem,calc((100vw-1360px)/2))]">
          <div className="flex items-center gap-4">
            <Face
              name={contact.name || company_name}
              portrait={front.portrait}
              logo={profile.business_logo}
            />
            <p className="text-graphite text-sm">
              {contact.name && <span className="block font-semibold text-base text-ink">{contact.name}</span>}
              {facts.join(" · ")}
            </p>
          </div>
          <h1 className="heading mt-6 text-balance text-2xl md:text-3xl">{company_name}</h1>
          {tagline && <p className="mt-3 max-w-[48ch] text-lg">{tagline}</p>}
          {pro && pro.rating !== null && (
            <a href="#reviews" className="mt-3 inline-flex min-h-6 w-fit items-center hover:underline">
              <Rating rating={pro.rating} reviews={pro.reviews} />
            </a>
          )}
          {front.hero && (
            <blockquote className="mt-6 border-accent border-l-4 pl-4">
              <p className="heading text-balance text-lg">{front.hero.headline}</p>
              {front.hero.text && <p className="mt-2 max-w-[48ch] whitespace-pre-line">{front.hero.text}</p>}
            </blockquote>
          )}
          <div className="mt-7">
            <LinkButton to="/category/all/product" size="lg">
              Shop all products
            </LinkButton>
          </div>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 text-sm">
            <Link to="/visualize" className="link inline-flex min-h-11 items-center">
              Design a room
            </Link>
            <Link to="/#showroom-id" className="link inline-flex min-h-11 items-center">
              Change showroom
            </Link>
            <span className="text-graphite">
              Showroom <span className="code text-ink">{vsd_id}</span>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

function topPicture({ front, gallery }: ShowroomProfile, room: ShownRoom | undefined): TopPicture | null {
  const own = gallery.find(({ picture }) => picture !== null);
  const label = (url: string) => gallery.find(({ picture }) => picture?.url === url)?.title ?? "";
  if (front.hero) return { picture: front.hero.picture, label: label(front.hero.picture.url) };
  if (own?.picture) return { picture: own.picture, label: own.title };
  if (!room) return null;
  return {
    picture: room.picture,
    label: `${room.name}, a room you can start with`,
    to: `/visualize/templates/${encodeURIComponent(room.id)}`,
  };
}

function Top({ top: { picture, label, to } }: { top: TopPicture }) {
  const view = (
    <>
      <Picture
        picture={picture}
        alt={to ? "" : label || picture.alt}
        cover
        widest_px={1600}
        arrival="first"
        sizes="(width < 1025px) 100vw, 60vw"
        className="lg:absolute lg:inset-0"
      />
      {label && (
        <span className="absolute right-0 bottom-0 bg-paper px-3 py-1.5 text-sm group-hover:underline">
          {label}
        </span>
      )}
    </>
  );
  const place = "group relative block aspect-[3/2] overflow-hidden bg-sunk lg:aspect-auto lg:min-h-[34rem]";
  return to ? (
    <a href={shopHref(to)} className={place}>
      {view}
    </a>
  ) : (
    <div className={place}>{view}</div>
  );
}
