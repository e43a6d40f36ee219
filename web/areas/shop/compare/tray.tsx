import { X } from "lucide-react";
import { Link } from "react-router";
import type { LocalValues } from "../../../client/session/local-store.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { comparePath, forgetCompared, mostCompared } from "./compared.ts";

/** The products to compare. Loads with the first of them. */
export default function Tray({ compared }: { compared: LocalValues["compare"] }) {
  return (
    <section
      id="compare-tray"
      aria-label="Products to compare"
      // open filters have their own button at the bottom of a phone
      className="sticky in-[body:has(#show-filters:checked)]:max-lg:hidden bottom-(--foot) z-20 border-ink border-t bg-paper print:hidden"
    >
      <div className="page flex items-center gap-x-4 gap-y-2 py-2 sm:gap-x-6">
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-1">
          {compared.map(({ hash, name, image }) => (
            <li key={hash} className="flex shrink-0 items-center border border-hairline bg-white">
              {image && <img src={image} alt="" width={44} height={44} className="size-11 object-cover" />}
              <span className="w-40 truncate px-2 text-sm max-md:sr-only">{name}</span>
              <button
                type="button"
                aria-label={`Stop comparing ${name}`}
                onClick={() => forgetCompared(hash)}
                className="grid h-11 w-9 place-items-center hover:bg-sunk"
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
          {Array.from({ length: mostCompared - compared.length }, (_, free) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no content, so nothing can move with one
              key={free}
              aria-hidden
              className="size-11 shrink-0 border border-edge border-dashed max-md:hidden"
            />
          ))}
        </ul>
        <button
          type="button"
          className="link min-h-11 shrink-0 text-sm max-sm:hidden"
          onClick={() => forgetCompared()}
        >
          Clear
        </button>
        {compared.length > 1 ? (
          <Link to={comparePath(compared.map(({ hash }) => hash))} className={buttonClass("primary")}>
            {`Compare ${compared.length}`}
          </Link>
        ) : (
          <p className="shrink-0 text-graphite text-sm">Add one more</p>
        )}
      </div>
    </section>
  );
}
