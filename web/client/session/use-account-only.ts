import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInPath } from "./redirect-target.ts";
import { useSession } from "./use-session.ts";

/** Sends a guest to the sign-in page, and from there back to this very address. */
export function useAccountOnly(): void {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === "guest") void navigate(signInPath({ pathname, search }), { replace: true });
  }, [status, pathname, search, navigate]);
}
