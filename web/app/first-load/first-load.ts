import { useEffect, useLayoutEffect } from "react";
import { usePageInTime } from "../../ui/load-in-time.ts";
import { endEarlyUse, rememberEarlyUse, replayEarlyUse } from "./early-use.ts";

/** Call it before hydration, once the scripts are there: from now on what a visitor types is remembered. */
export const beginFirstLoad = rememberEarlyUse;

/** For the root: what was done before the page had its scripts is done once React has taken it over. */
export function useFirstLoad(): void {
  usePageInTime();
  useLayoutEffect(endEarlyUse, []);
  useEffect(replayEarlyUse, []);
}
