import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { landingPath } from "../../client/session/landing-path.ts";
import { mayEnter, workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";

/** Sends a user with another role back to the previous page, or to where the account starts if there was none. */
export function useRoleGate(): void {
  const { user, status } = useSession();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef<string>(undefined);
  const isAllowed =
    !user ||
    mayEnter(
      workTypeOf(user),
      matches.map((match) => match.handle),
    );
  useEffect(() => {
    if (!isAllowed) void navigate(before.current ?? landingPath(user), { replace: true });
    // until the user is known, the page may turn out to be somebody else's
    else if (status === "user" || status === "guest") before.current = pathname + search;
  }, [isAllowed, user, status, pathname, search, navigate]);
}
