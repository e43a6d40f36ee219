import { Fragment } from "react";
import { Link } from "react-router";

export interface Crumb {
  label: string;
  /** Path within the router; the last one is the page itself. */
  url: string;
}

/** Where this page stands. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-graphite text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, at) => (
          <Fragment key={crumb.url}>
            {at > 0 && (
              <li aria-hidden className="text-edge">
                /
              </li>
            )}
            <li className="flex">
              {at === crumbs.length - 1 ? (
                <span aria-current="page" className="py-2 text-ink">
                  {crumb.label}
                </span>
              ) : (
                <Link to={crumb.url} prefetch="intent" className="py-2 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
