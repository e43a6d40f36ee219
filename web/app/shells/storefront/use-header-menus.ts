import { useCallback, useEffect, useState } from "react";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { shopHref } from "../../../client/shop-href.ts";
import type { HeaderMenu } from "./header-menus.ts";

/** By showroom, for as long as this document is open; a failed attempt is forgotten, so that the next one tries again. */
const kept = new Map<string, Promise<HeaderMenu[]>>();

/** The departments' categories in a showroom, or in none; fetched once. */
export function fetchMenus(vsdId: string): Promise<HeaderMenu[]> {
  const known = kept.get(vsdId);
  if (known) return known;
  const fetching = fetch(shopHref("/menus.json")).then(async (response) => {
    if (!response.ok) throw new Error(`The menus were answered with ${response.status}.`);
    return (await response.json()) as HeaderMenu[];
  });
  kept.set(vsdId, fetching);
  fetching.catch(() => kept.delete(vsdId));
  return fetching;
}

/** Undefined until `want` is called. */
export type HeaderMenus = readonly HeaderMenu[] | "waiting" | "failed" | undefined;

/** The departments' categories, once `want` was called. */
export function useHeaderMenus(): { menus: HeaderMenus; want: () => void } {
  const vsdId = useShowroom()?.vsd_id ?? "";
  const [isWanted, setWanted] = useState(false);
  const [found, setFound] = useState<{ vsdId: string; menus: HeaderMenus }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const show = (menus: HeaderMenus) => isCurrent && setFound({ vsdId, menus });
    fetchMenus(vsdId).then(show, () => {
      show("failed");
      setWanted(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, vsdId]);
  const want = useCallback(() => setWanted(true), []);
  return { menus: found?.vsdId === vsdId ? found.menus : isWanted ? "waiting" : undefined, want };
}
