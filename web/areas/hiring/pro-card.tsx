import { MapPin, Star } from "lucide-react";
import { availabilities, type HireService, hireServices } from "../../../contract/design/hire-words.ts";
import type { ProCard } from "../../../contract/design/hires.ts";
import { shopHref } from "../../client/shop-href.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate, plural } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";

export const proPath = (id: string, query = ""): string => `/pros/${id}${query}`;

export const roleOf = ({ is_designer }: { is_designer: boolean }): string =>
  /* words */ is_designer ? "Designer" : "Contractor";

/** "Kitchens, Bathrooms and 2 more" */
export function serviceWords(services: readonly HireService[], most = 3): string {
  const names = services.map((service) => hireServices[service]);
  if (names.length <= most) return names.join(", ");
  return `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
}

type About = Pick<ProCard, "rating" | "reviews" | "finished">;

/** The rating from finished hires, in words and figures. */
export function ProRating({ rating, reviews, finished }: About) {
  if (rating === null) {
    return (
      <p className="figures text-graphite text-sm">
        {finished > 0 ? `${plural(finished, "finished job")}, no reviews yet` : "No reviews yet"}
      </p>
    );
  }
  return (
    <p className="figures flex items-center gap-1.5 text-sm">
      <Star aria-hidden size={15} className="fill-ink" strokeWidth={1} />
      <span className="sr-only">{`Rated ${rating} of 5, `}</span>
      <span aria-hidden className="font-semibold">
        {rating.toFixed(1)}
      </span>
      <span className="text-graphite">{plural(reviews, "review")}</span>
    </p>
  );
}

export function AvailabilityBadge({
  availability,
  available_from,
}: Pick<ProCard, "availability" | "available_from">) {
  const from = available_from && `Booked until ${formatDate(available_from)}`;
  const tone = availability === "open" ? "good" : availability === "later" ? "warn" : "neutral";
  return <Badge tone={tone}>{availability === "later" && from ? from : availabilities[availability]}</Badge>;
}

export function placeWords(pro: Pick<ProCard, "city" | "state" | "radius_miles">): string {
  const place = [pro.city, pro.state].filter(Boolean).join(", ");
  return place ? `${place}, and ${pro.radius_miles} miles around` : "";
}

/** One pro in the directory. `query` keeps the project that a pro is looked for. */
export function ProListed({ pro, query, isEager }: { pro: ProCard; query: string; isEager: boolean }) {
  const [first, ...others] = pro.pictures;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-4/3 overflow-hidden bg-sunk">
        {first ? (
          <Picture
            picture={first}
            alt=""
            cover
            sizes="(width < 769px) 100vw, 420px"
            arrival={isEager ? "soon" : undefined}
          />
        ) : (
          <p aria-hidden className="heading grid h-full place-items-center text-3xl text-edge">
            {pro.name.slice(0, 1)}
          </p>
        )}
      </div>
      {others.length > 0 && (
        <div aria-hidden className="mt-1 grid grid-cols-3 gap-1">
          {others.map((picture) => (
            <div key={picture.url} className="aspect-4/3 overflow-hidden bg-sunk">
              <Picture picture={picture} alt="" cover sizes="140px" widest_px={320} />
            </div>
          ))}
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg leading-7">
          <a
            href={shopHref(proPath(pro.id, query))}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-3"
          >
            {pro.name}
          </a>
        </h2>
        <ProRating {...pro} />
      </div>
      <p className="text-graphite text-sm">{[roleOf(pro), pro.headline].filter(Boolean).join(" · ")}</p>
      <p className="mt-1 text-sm">{serviceWords(pro.services)}</p>
      <p className="figures mt-1 flex items-start gap-1.5 text-graphite text-sm">
        <MapPin aria-hidden size={15} className="mt-0.5 shrink-0" />
        {pro.distance_miles === null
          ? placeWords(pro)
          : `${pro.city}, ${pro.state} · ${plural(pro.distance_miles, "mile")} away`}
      </p>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-2">
        <AvailabilityBadge {...pro} />
        <span className="figures text-graphite text-sm">{pro.fee}</span>
      </div>
    </article>
  );
}
