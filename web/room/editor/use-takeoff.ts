import { useDeferredValue, useMemo } from "react";
import { findingsOf } from "../../../domain/planning-rules/findings.ts";
import { takeoffOf } from "../../../domain/takeoff/takeoff.ts";
import { useRoom } from "./room-context.ts";

/** Quantities and prices of the room as it is now; a change shows first and is counted right after. */
export function useTakeoff() {
  const design = useDeferredValue(useRoom((state) => state.design));
  const goods = useDeferredValue(useRoom((state) => state.goods));
  return useMemo(() => takeoffOf(design, goods), [design, goods]);
}

/** What speaks against the room by the building and planning rules. */
export function useFindings() {
  const design = useDeferredValue(useRoom((state) => state.design));
  return useMemo(() => findingsOf(design), [design]);
}
