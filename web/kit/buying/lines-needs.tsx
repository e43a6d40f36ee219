import { useEffect, useState } from "react";
import type { NeededInAll } from "../../../contract/catalog/also-needed.ts";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { NeededRow } from "./also-needed.tsx";

/** What the products of a cart or project take together and it lacks. Loads after the page. */
export default function LinesNeeds({
  project,
  note,
  onAdd,
}: {
  project: Project;
  /** Which amounts these are for. */
  note: string;
  /** Adds a count of the chosen variant somewhere else than to the cart. */
  onAdd?: (chosen: { sku: string; count: number; name: string }) => Promise<void>;
}) {
  const [needs, setNeeds] = useState<readonly NeededInAll[]>([]);
  const showroom = project.showroom.vsd_id;
  const asked = JSON.stringify(
    project.Project_tans.filter(({ unavailable, qty }) => unavailable === null && qty > 0)
      .slice(0, 100)
      .map(({ product, sku, qty, covers_sqft }) => ({
        hash: product.hash,
        sku,
        qty,
        area_sqft: covers_sqft,
      })),
  );
  useEffect(() => {
    let isCurrent = true;
    api("POST /api/products/also-needed", {
      body: { showroom, lines: JSON.parse(asked) },
      feedback: "none",
    })
      .then(({ data }) => isCurrent && setNeeds(data))
      // The list is optional: without a response it is not shown.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [asked, showroom]);
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="lines-needs" className="print:hidden">
      <h2 id="lines-needs" className="heading text-lg">
        You also need
      </h2>
      <p className="mt-1 text-graphite text-sm">{note}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {needs.map((needed) => (
          <NeededRow
            key={`${needed.part} ${needed.sku}`}
            needed={needed}
            showroom={showroom}
            count={needed.count}
            {...(onAdd && {
              onAdd: (sku: string) => onAdd({ sku, count: needed.count, name: needed.product.name }),
            })}
          />
        ))}
      </ul>
    </section>
  );
}
