import type { ReactNode } from "react";
import type { SharedLine, SharedProject } from "../../../contract/design/shared-projects.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { shopHref } from "../../client/shop-href.ts";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { formatUnitUsd } from "../product/format-unit-usd.ts";
import { surfaceName } from "./surface-name.ts";

/** A shared project's products by room and surface, with the showroom's prices. `after` is shown below a line. */
export function SharedLines({
  project,
  after,
}: {
  project: SharedProject;
  after?: (line: SharedLine) => ReactNode;
}) {
  const isMixed = project.groups.length > 1;
  if (project.groups.length === 0) {
    return <p className="mt-4 text-graphite">There are no products in this project yet.</p>;
  }
  return (
    <>
      {project.groups.map(({ room, lines, total }) => (
        <section key={room} className="mt-8">
          {(room || isMixed) && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2">
              <h3 className="heading text-lg">{room || "Other products"}</h3>
              <p className="figures font-semibold">{formatUsd(total)}</p>
            </div>
          )}
          <ul>
            {lines.map((line) => (
              <li key={line.id} className="border-hairline border-b py-4">
                <Line line={line} />
                {after?.(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="figures mt-4 flex flex-wrap justify-between gap-x-6 font-semibold text-lg">
        <span>Total</span>
        <span>{formatUsd(project.total)}</span>
      </p>
      <p className="text-graphite text-sm">{`At today's prices of ${project.showroom.company_name}. Tax and shipping are added at checkout.`}</p>
    </>
  );
}

function Line({ line }: { line: SharedLine }) {
  const options = Object.values(line.options).filter(Boolean).join(", ");
  const area = line.covers_sqft === null ? "" : ` (${areaText(line.covers_sqft)})`;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <div className="aspect-square overflow-hidden bg-sunk">
        {line.image && <Picture picture={line.image} alt="" cover sizes="96px" widest_px={320} />}
      </div>
      <div className="min-w-0">
        {line.surface && (
          <p className="text-graphite text-sm first-letter:uppercase">{surfaceName(line.surface)}</p>
        )}
        <p className="font-medium">
          <a href={shopHref(line.path)} className="hover:underline">
            {line.name}
          </a>
        </p>
        <p className="text-graphite text-sm">{[line.brand, options].filter(Boolean).join(" · ")}</p>
        <p className="figures text-sm">
          {`${formatCount(line.qty)} × ${formatUnitUsd(line.unit_price, line.unit)}${area}`}
        </p>
      </div>
      <p className="figures col-start-2 font-semibold sm:col-start-auto">{formatUsd(line.line_total)}</p>
    </div>
  );
}
