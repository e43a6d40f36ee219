import { lazy } from "react";
import { loadInTime } from "./load-in-time.ts";

/** `SearchSelect`, whose keyboard handling is loaded when it is first shown. Needs a `Suspense` around it. */
export const SearchSelect = lazy(async () => {
  const { SearchSelect } = await loadInTime(import("./search-select.tsx"));
  return { default: SearchSelect };
});
