import { useHref, useLocation, useNavigation } from "react-router";

/**
 * The page that is shown, or the one on its way: navigation marks it at once, and only the page's own place waits for
 * its data.
 */
export function useNextPage(): { path: string; isOnItsWay: boolean } {
  const { pathname } = useLocation();
  // the router tells where it is going with the base of all pages in front
  const base = useHref("/").replace(/\/$/, "");
  const coming = useNavigation().location?.pathname;
  const path = coming === undefined ? pathname : coming.slice(base.length) || "/";
  return { path, isOnItsWay: path !== pathname };
}
