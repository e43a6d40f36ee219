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
  email: "Administrators confirm each new device with a code. Please sign in again to get one.",
  app: "Please sign in again and enter the code from your authenticator app.",
};

/**
 * A user who owes a one-time code is signed out and sent to the sign-in page, which returns after the code; that page
 * asks for the code itself, so nobody is signed out there.
 */
export default function CodeGate(): null {
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
  return null;
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
