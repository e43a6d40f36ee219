import { Star } from "lucide-react";
import { useSearchParams } from "react-router";
import { hireServices } from "../../../contract/design/hire-words.ts";
import type { ProProfile } from "../../../contract/design/hires.ts";
import { loaderApi } from "../../client/page-api.ts";
import { shopHref } from "../../client/shop-href.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { formatDate, plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/profile.page.ts";
import { Portfolio } from "./portfolio.tsx";
import { AvailabilityBadge, ProRating, placeWords, roleOf } from "./pro-card.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { data } = await loaderApi(context, request)("GET /api/hire_designer/{id}", {
    params: { id: params.id },
  });
  return data;
}

export function meta({ loaderData: pro, matches }: Route.MetaArgs) {
  if (!pro) return [];
  const path = `/pros/${pro.id}`;
  return pageMeta(
    {
      title: pro.name,
      description: `${roleOf(pro)} in ${pro.city}, ${pro.state}. ${pro.headline}`.trim(),
      path,
      trail: [
        { label: "Pros", url: "/pros" },
        { label: pro.name, url: path },
      ],
      picture: pro.rooms[0]?.picture ?? pro.gallery[0]?.picture ?? null,
    },
    matches,
  );
}

/** One pro: their work, what they do and where, what they charge, and what customers say. */
export default function ProfilePage({ loaderData: pro }: Route.ComponentProps) {
  return (
    <div className="page pt-6 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Pros", url: "/pros" },
          { label: pro.name, url: `/pros/${pro.id}` },
        ]}
      />
      <div className="mt-3 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <h1 className="heading text-xl md:text-2xl">{pro.name}</h1>
          <p className="mt-1 text-graphite">{[roleOf(pro), pro.headline].filter(Boolean).join(" · ")}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
            <ProRating {...pro} />
            {pro.finished > 0 && (
              <span className="figures text-graphite text-sm">{plural(pro.finished, "finished job")}</span>
            )}
          </div>
          {pro.about && <p className="mt-6 max-w-[68ch] whitespace-pre-line">{pro.about}</p>}
          <Portfolio pro={pro} />
          <Reviews pro={pro} />
        </div>
        <Facts pro={pro} />
      </div>
    </div>
  );
}

function Facts({ pro }: { pro: ProProfile }) {
  const [search] = useSearchParams();
  const project = search.get("project");
  const ask = `/pros/${pro.id}/ask${project ? `?project=${encodeURIComponent(project)}` : ""}`;
  return (
    <aside
      aria-label="About hiring"
      className="grid content-start gap-6 border-ink border-t-2 pt-4 lg:sticky lg:top-6"
    >
      <AvailabilityBadge {...pro} />
      {pro.availability !== "closed" && <LinkButton to={ask}>{`Ask ${pro.name}`}</LinkButton>}
      {pro.fees.length > 0 && (
        <section>
          <h2 className="font-semibold">Fees</h2>
          <dl className="mt-2">
            {pro.fees.map(({ title, amount }) => (
              <div
                key={title}
                className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2"
              >
                <dt>{title}</dt>
                <dd className="figures">{amount}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-graphite text-sm">{`As ${pro.name} states them. You agree on the price with each other.`}</p>
        </section>
      )}
      <section>
        <h2 className="font-semibold">Services</h2>
        <ul className="mt-2 grid gap-1">
          {pro.services.map((service) => (
            <li key={service}>{hireServices[service]}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-semibold">Area</h2>
        <p className="figures mt-2">{placeWords(pro)}</p>
      </section>
      {pro.license && (
        <section>
          <h2 className="font-semibold">License</h2>
          <p className="figures mt-2">{[pro.license.state, pro.license.number].filter(Boolean).join(" ")}</p>
        </section>
      )}
      {pro.showroom && (
        <section>
          <h2 className="font-semibold">Showroom</h2>
          <p className="mt-2">{pro.showroom.company_name}</p>
          <a
            href={shopHref(`/enter/${pro.showroom.vsd_id}`)}
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            Enter the showroom
          </a>
        </section>
      )}
    </aside>
  );
}

function Reviews({ pro }: { pro: ProProfile }) {
  if (pro.reviews === 0) return null;
  const countOf = (stars: number) => pro.stars[5 - stars] ?? 0;
  return (
    <section className="mt-12" aria-labelledby="reviews">
      <h2 id="reviews" className="heading border-ink border-b pb-2 text-lg">
        {plural(pro.reviews, "review")}
      </h2>
      <ul aria-label="Ratings" className="figures mt-4 grid max-w-sm gap-1 text-sm">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3">
            <span>{plural(stars, "star")}</span>
            <span aria-hidden className="h-2 bg-sunk">
              <span
                className="block h-2 bg-ink"
                style={{ width: `${Math.round((100 * countOf(stars)) / Math.max(1, pro.reviews))}%` }}
              />
            </span>
            <span className="text-right">{countOf(stars)}</span>
          </li>
        ))}
      </ul>
      <ul>
        {pro.shown_reviews.map((review) => (
          <li key={review.id} className="border-hairline border-b py-5">
            <p className="figures flex flex-wrap items-center gap-x-3 text-sm">
              <span className="flex items-center gap-1 font-semibold">
                <Star aria-hidden size={15} className="fill-ink" strokeWidth={1} />
                <span className="sr-only">{`${review.rating} of 5 stars`}</span>
                <span aria-hidden>{review.rating}</span>
              </span>
              <span>{review.author}</span>
              <span className="text-graphite">{formatDate(review.created_at)}</span>
            </p>
            <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere">{review.text}</p>
            {review.reply && (
              <div className="mt-3 border-edge border-l-2 pl-4">
                <p className="font-semibold text-sm">{`${pro.name} answered`}</p>
                <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{review.reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
