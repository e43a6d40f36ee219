import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readLocal, writeLocal } from "../../../client/session/local-store.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { setLeadFormOpen, useLeadFormOpen } from "./lead-form-open.ts";
import { mayAsk } from "./when-to-ask.ts";

const LeadDialog = lazy(() => loadInTime(import("./lead-dialog.tsx")));

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/**
 * The form "Save up to 30%": appears once by itself after a guest has browsed for a while, and whenever the link at the
 * bottom of the page is clicked. The visit's state is kept in this window's memory only.
 */
export function LeadPopup() {
  const isOpen = useLeadFormOpen();
  useAskingOnce(isOpen);
  const close = useCallback(() => {
    if (readLocal("lead_popup") !== "sent") writeLocal("lead_popup", "closed");
    setLeadFormOpen(false);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <LeadDialog onClose={close} />
    </Suspense>
  );
}

function useAskingOnce(isOpen: boolean): void {
  const { pathname } = useLocation();
  const { status } = useSession();
  const visit = useRef({ pages: 0, began_ms: 0, lastSign_ms: 0, pathname: "" });

  useEffect(() => {
    const now = Date.now();
    if (visit.current.pages === 0) visit.current.began_ms = now;
    if (visit.current.pathname === pathname) return;
    Object.assign(visit.current, { pages: visit.current.pages + 1, pathname, lastSign_ms: now });
  }, [pathname]);

  useEffect(() => {
    if (isOpen || status !== "guest" || readLocal("lead_popup")) return;
    const noteSign = () => {
      visit.current.lastSign_ms = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, noteSign, { passive: true });
    const clock = setInterval(() => {
      const { pages, began_ms, lastSign_ms } = visit.current;
      const since_s = (time_ms: number) => (Date.now() - time_ms) / 1000;
      const ask = mayAsk({
        pathname,
        pages,
        visited_s: since_s(began_ms),
        quiet_s: since_s(lastSign_ms),
        isSignedIn: false,
        hasAnswered: readLocal("lead_popup") !== undefined,
        isBusy: isBusy(),
      });
      if (ask) setLeadFormOpen(true);
    }, 1000);
    return () => {
      clearInterval(clock);
      for (const sign of signs) window.removeEventListener(sign, noteSign);
    };
  }, [isOpen, pathname, status]);
}

function isBusy(): boolean {
  const { hidden, activeElement } = document;
  const isTyping = activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;
  return hidden || isTyping || document.querySelector("dialog[open], header details[open]") !== null;
}
