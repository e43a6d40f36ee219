import type { Shop } from "../../client/load-shop.ts";

interface Match {
  id: string;
  loaderData?: unknown;
}

/** A page's title with the marketplace's name behind it; for `meta` functions. */
export function pageTitle(title: string, matches: readonly (Match | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root");
  const name = (root?.loaderData as Shop | undefined)?.settings.app_name;
  return name ? `${title} · ${name}` : title;
}

/** The `meta` of a page that always has the same title. */
export const titled =
  (title: string) =>
  ({ matches }: { matches: readonly (Match | undefined)[] }) => [{ title: pageTitle(title, matches) }];
