import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { showToast } from "../ui/toast.ts";
import { forgetRemembrance } from "./browser-cookies.ts";
import { endSession } from "./session-store.ts";
import { useSession } from "./use-session.ts";

const signInPages = ["/login", "/pro-account/login"];
const codeMissing = {
  email: "Administrators confirm each new device with a code. Please sign in again to get yours.",
  app: "Please sign in again and enter the code from your authenticator app.",
};

/**
 * Whoever owes a one-time code and has not proved it is signed out and led to the sign-in page, which leads back once it
 * has asked for the code; there it is asked for, so nobody is signed out there.
 */
export function useCodeGate(): void {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const owes = user?.otp_required && !user.otp_verified ? user.otp_method : undefined;
  const signInPage = user?.type === "User" ? "/login" : "/pro-account/login";
  useEffect(() => {
    if (!owes || signInPages.includes(pathname)) return;
    const back = new URLSearchParams({ redirect: pathname + search });
    void leave();
    void navigate(`${signInPage}?${back}`, { replace: true });
    showToast("warning", codeMissing[owes]);
  }, [owes, signInPage, pathname, search, navigate]);
}

async function leave(): Promise<void> {
  const leaving = api("POST /api/logout", { feedback: "none" });
  endSession();
  forgetRemembrance();
  await leaving.catch((error) => {
    // A session that the server does not know is as good as ended.
    if (!(error instanceof ApiError)) throw error;
  });
}
