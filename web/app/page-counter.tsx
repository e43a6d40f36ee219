import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { api } from "../client/api.ts";
import { useConsent } from "../client/consent/consent.ts";

/** Counts page views of visitors who have agreed; sends and stores nothing otherwise. Renders nothing. */
export function PageCounter() {
  const { pathname } = useLocation();
  const choice = useConsent();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (choice !== "all" || counted.current === pathname) return;
    const is_entry = counted.current === undefined && !comesFromHere();
    counted.current = pathname;
    // A lost count does not affect the visitor.
    api("POST /api/page_view", { body: { path: pathname, is_entry }, feedback: "none" }).catch(
      () => undefined,
    );
  }, [choice, pathname]);
  return null;
}

function comesFromHere(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
