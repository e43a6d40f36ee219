import type { Picture as PictureData } from "../../../contract/shapes.ts";
import { shopHref } from "../../client/shop-href.ts";
import { areaWords, inWords } from "./room-words.ts";

export interface PlanTile {
  id: string;
  name: string;
  layout: string;
  area_sqft: number;
  picture: PictureData;
  /** Kind of room; only of an own plan. */
  room?: string;
}

/** What a plan's drawing shows, in the page's language and units. */
export const planAlt = ({ name, area_sqft }: Pick<PlanTile, "name" | "area_sqft">): string =>
  `Floor plan: ${name}, ${areaWords(area_sqft)}`;

/** A plan drawn to scale; the whole tile leads on to the templates for it. */
export function PlanCard({ plan, isEager = false }: { plan: PlanTile; isEager?: boolean }) {
  // The server cannot look up an own plan's kind, so its link says it.
  const kind: Record<string, string> = plan.room ? { room: plan.room } : {};
  return (
    <article className="group relative">
      <PlanDrawing picture={{ ...plan.picture, alt: planAlt(plan) }} isEager={isEager} />
      <h2 className="mt-2 text-sm leading-5 sm:text-base sm:leading-6">
        <a
          href={shopHref(`/visualize/templates?${new URLSearchParams({ plan: plan.id, ...kind })}`)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-edge group-hover:underline-offset-3"
        >
          {plan.name}
        </a>
      </h2>
      <p className="figures text-graphite text-sm">
        {[areaWords(plan.area_sqft), plan.layout && inWords(plan.layout)].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}

/** The drawing on its sheet of four to three; SVG, so it is sharp at any size, and plainer where it is small. */
export function PlanDrawing({
  picture,
  isEager = false,
  isThumbnail = false,
}: {
  picture: PictureData;
  isEager?: boolean;
  /** Shown at most 160 pixels wide. */
  isThumbnail?: boolean;
}) {
  const small = smallSheet(picture.url, isThumbnail ? 160 : 240);
  return (
    <picture className="block border border-hairline bg-paper transition-colors group-hover:border-edge">
      {small && <source media={isThumbnail ? undefined : "(width < 480px)"} srcSet={small} />}
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}

/** The same plan drawn for two columns on a phone, where the drawing has an address that says its width. */
function smallSheet(url: string, width_px: number): string | undefined {
  const isDrawnOnDemand = url.startsWith("/") && url.includes("width=");
  return isDrawnOnDemand ? url.replace(/width=\d+/, `width=${width_px}`) : undefined;
}
