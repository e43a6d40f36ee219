import { Link } from "react-router";
import type { Shop } from "../../../client/load-shop.ts";
import { wayLinks } from "./way-links.ts";

/** On wide pages: the header's links beside the departments, in a row. */
export function WayList({ shop }: { shop: Shop }) {
  return (
    <ul className="flex shrink-0 gap-6 text-sm max-xl:hidden">
      {wayLinks(shop).map(({ label, url, isExternal }) => (
        <li key={url}>
          <Link
            to={url}
            prefetch={isExternal ? "none" : "intent"}
            reloadDocument={isExternal}
            className="flex min-h-11 items-center whitespace-nowrap hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
