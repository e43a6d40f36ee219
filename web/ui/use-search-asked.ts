import { useHref, useLocation, useNavigation } from "react-router";

/**
 * What the page's address asks for: while another query of this page is on its way, that one, so that a second
 * choice made before it has come is added to it instead of taking it back.
 */
export function useSearchAsked(): URLSearchParams {
  const here = useLocation();
  // unlike the place where one is, the one that is coming is named with the shop's own beginning
  const path = useHref(here.pathname);
  const { location: coming } = useNavigation();
  const asked = coming?.pathname === path ? coming : here;
  return new URLSearchParams(asked.search);
}
