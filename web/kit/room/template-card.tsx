import type { ListedTemplate, TemplateFigures } from "../../../contract/design/room-library.ts";
import { shopHref } from "../../client/shop-href.ts";
import { formatUsd, plural } from "../../ui/format.ts";
import { areaWords, inWords, roomLabel } from "./room-words.ts";
import { TemplatePicture } from "./template-picture.tsx";

export type TemplateTile = Pick<
  ListedTemplate,
  "id" | "name" | "room" | "style" | "area_sqft" | "floorplan" | "picture" | "version" | "figures"
> & { isOfPro: boolean };

/** A furnished room to start with, its total here, and its replacements. */
export function TemplateCard({
  template,
  to,
  company,
  children,
  isEager = false,
  heading: Heading = "h3",
}: {
  template: TemplateTile;
  /** Path of the page that shows it whole. */
  to: string;
  /** Whose prices the total is at. */
  company: string | undefined;
  /** The ways to start. */
  children?: React.ReactNode;
  isEager?: boolean;
  /** The level below the heading that the card stands under. */
  heading?: "h2" | "h3";
}) {
  const { name, room, style, area_sqft, figures, isOfPro } = template;
  const facts = [style && inWords(style), roomLabel(room), areaWords(area_sqft)].filter(Boolean);
  return (
    <article className="flex h-full flex-col">
      <div className="group relative">
        <TemplatePicture
          template={template}
          sizes="(width < 769px) 100vw, (width < 1025px) 50vw, (width < 1440px) 33vw, 438px"
          isEager={isEager}
        />
        <Heading className="mt-3 font-medium leading-6">
          <a
            href={shopHref(to)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-edge group-hover:underline-offset-3"
          >
            {name}
          </a>
        </Heading>
        <p className="figures text-graphite text-sm">{facts.join(" · ")}</p>
      </div>
      {isOfPro && company && <p className="text-sm">{`From ${company}`}</p>}
      {figures && <Figures figures={figures} company={company} />}
      {children && <div className="mt-auto flex flex-wrap gap-2 pt-3">{children}</div>}
    </article>
  );
}

function Figures({ figures, company }: { figures: TemplateFigures; company: string | undefined }) {
  const { total, unknown, missing, replaced } = figures;
  return (
    <>
      {total !== null && (
        <p className="figures mt-1">
          <span className="font-semibold">{formatUsd(total)}</span>
          <span className="text-graphite text-sm">{totalWords(unknown, company)}</span>
        </p>
      )}
      <StillToChoose missing={missing} />
      <Replaced replaced={replaced} company={company} />
    </>
  );
}

/** More than these are counted, not named. */
const mostNamed = 4;

/** Says before a template is opened what it leaves to choose: what this showroom has nothing for. */
export function StillToChoose({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  const more = missing.length - mostNamed;
  return (
    <p className="mt-1 text-sm text-warn">
      {`Still to choose: ${missing.slice(0, mostNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`}
    </p>
  );
}

/** What the total includes: `for all materials at Oak & Stone`, or `so far at Oak & Stone`. */
function totalWords(unknown: number, company: string | undefined): string {
  return ` ${unknown > 0 ? "so far" : "for all materials"}${company ? ` at ${company}` : ""}`;
}

/** Says which products this showroom does not sell, and their replacements. */
export function Replaced({
  replaced,
  company,
}: {
  replaced: TemplateFigures["replaced"];
  company: string | undefined;
}) {
  if (replaced.length === 0) return null;
  return (
    <details className="group/replaced relative z-10 mt-1 text-sm">
      <summary className="link inline-block py-1 text-graphite">
        {`${plural(replaced.length, "product")} swapped for the closest match${company ? ` that ${company} sells` : ""}`}
      </summary>
      <ul className="grid gap-1.5 border-hairline border-l pt-1 pl-3">
        {replaced.map(({ name, by }) => (
          <li key={name}>
            <s className="text-graphite">{name}</s>
            <br />
            {by ?? "No close match here. We kept its place."}
          </li>
        ))}
      </ul>
    </details>
  );
}
