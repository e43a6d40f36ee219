import { Link } from "react-router";

export interface Crumb {
  label: string;
  /** Path within the router; the last one is the page itself. */
  url: string;
}

/** Where this page stands. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-1 text-graphite text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, at) => (
          // the stroke behind a name stays with it, so that no line begins with one
          <li key={crumb.url} className="flex items-center gap-x-2">
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="py-1 text-ink">
                {crumb.label}
              </span>
            ) : (
              <>
                <Link to={crumb.url} prefetch="intent" className="py-1 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
                <span aria-hidden className="text-edge">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
