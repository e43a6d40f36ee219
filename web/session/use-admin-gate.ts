import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { endSession } from "./session-store.ts";
import { useSession } from "./use-session.ts";

const signInPages = ["/login", "/pro-account/login"];

/** An admin without a proved one-time code is signed out, unless on a sign-in page, where it is asked for. */
export function useAdminGate(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isUnproved = user?.type === "Admin" && !user.otp_verified;
  useEffect(() => {
    if (!isUnproved || signInPages.includes(pathname)) return;
    void leave();
    void navigate("/pro-account/login", { replace: true });
  }, [isUnproved, pathname, navigate]);
}

async function leave(): Promise<void> {
  const leaving = api("POST /api/logout", { feedback: "none" });
  endSession();
  await leaving.catch((error) => {
    // A session that the server does not know is as good as ended.
    if (!(error instanceof ApiError)) throw error;
  });
}
