import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { NeededInAll } from "../../../../contract/catalog/catalog.ts";
import { surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import type { Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { api } from "../../../client/api.ts";
import { NeededRow } from "../../../kit/buying/also-needed.tsx";
import { useRoom } from "./room-context.ts";

/** Mortar, grout and whatever else the room's surfaces take, for their areas and joints, with the arithmetic. */
export function SettingMaterials({ takeoff }: { takeoff: Takeoff }) {
  const design = useRoom((state) => state.design);
  const products = useRoom((state) => state.products);
  const showroom = useRoom((state) => state.room.showroom.vsd_id);
  const [needs, setNeeds] = useState<readonly NeededInAll[]>([]);
  const lines = takeoff.surfaces.flatMap((line) => {
    const hash = line.known && line.area_sqft > 0 ? products.get(line.sku)?.hash : undefined;
    if (!line.known || !hash) return [];
    const joint_in = surfaceById(design, line.surface)?.grout_width_in;
    const area_sqft = Math.round(line.area_sqft * 100) / 100;
    return [{ hash, sku: line.sku, qty: Math.max(1, line.qty), area_sqft, ...(joint_in && { joint_in }) }];
  });
  const asked = JSON.stringify(lines.slice(0, 100));
  useEffect(() => {
    let isCurrent = true;
    api("POST /api/products/also-needed", { body: { showroom, lines: JSON.parse(asked) }, feedback: "none" })
      .then(({ data }) => isCurrent && setNeeds(data))
      // the list above is complete without it
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [asked, showroom]);
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="setting-materials">
      <h2 id="setting-materials" className="font-medium">
        Setting materials
      </h2>
      <p className="mt-1 text-graphite text-sm">For these areas and joints. Not in the total above.</p>
      <ul className="mt-1 divide-y divide-hairline">
        {needs.map((needed) => (
          <NeededRow
            key={`${needed.part} ${needed.sku}`}
            needed={needed}
            showroom={showroom}
            count={needed.count}
          >
            <Steps steps={needed.steps} />
          </NeededRow>
        ))}
      </ul>
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-8 items-center gap-1 text-graphite hover:text-ink pointer-coarse:min-h-11">
        How we counted
        <ChevronDown aria-hidden size={14} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="figures grid gap-1 border-hairline border-l py-1 pl-3 text-graphite">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
