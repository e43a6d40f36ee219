import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { mayEnter } from "./role-of-route.ts";
import { useSession } from "./use-session.ts";

/** Sends whoever opens a page for another role back to the page before, or home where there was none. */
export function useRoleGate(): void {
  const { user, status } = useSession();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef("/");
  const isAllowed =
    !user ||
    mayEnter(
      user.type,
      matches.map((match) => match.handle),
    );
  useEffect(() => {
    if (!isAllowed) void navigate(before.current, { replace: true });
    // as long as nobody knows whose browser it is, the page may yet turn out to be another's
    else if (status === "user" || status === "guest") before.current = pathname + search;
  }, [isAllowed, status, pathname, search, navigate]);
}
