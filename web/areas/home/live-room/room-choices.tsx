import { Link } from "react-router";
import type { Showcase } from "../../../../contract/design/showcase.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { formatUsd } from "../../../ui/format.ts";
import { amountWords } from "./amount-words.ts";

/** All choices of the room with their prices, as a list; where the dots lead without scripts. */
export default function RoomChoices({ showcase, vsdId }: { showcase: Showcase; vsdId: string | undefined }) {
  return (
    <details className="page mt-6 print:hidden">
      <summary className="link inline-flex min-h-11 items-center">
        Everything in this room that can change
      </summary>
      <div className="grid gap-x-8 gap-y-6 border-hairline border-t pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {showcase.parts.map(({ id, label, choices }) => (
          <div key={id} id={`room-${id}`} className="scroll-mt-40 text-sm target:bg-accent-tint">
            <h2 className="font-semibold text-base">{label}</h2>
            <ul className="mt-2 grid gap-2">
              {choices.map(({ sku, hash, name, options, figures }) => (
                <li key={sku}>
                  <Link to={productPath(hash, vsdId, sku)} prefetch="none" className="link">
                    {name}
                  </Link>
                  <span className="block text-graphite">{options}</span>
                  <span className="figures block">
                    {figures ? `${amountWords(figures)}, ${formatUsd(figures.total)}` : "Not sold here"}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
