import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { showToast } from "../ui/toast.ts";
import { endSession } from "./session-store.ts";
import { useSession } from "./use-session.ts";

const signInPages = ["/login", "/pro-account/login"];
const codeMissing = "Administrators confirm each new device with a code. Please sign in again to get yours.";

/**
 * An admin without a proved one-time code is signed out and led to the sign-in page, which leads back once it
 * has asked for the code; there it is asked for, so nobody is signed out there.
 */
export function useAdminGate(): void {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isUnproved = user?.type === "Admin" && !user.otp_verified;
  useEffect(() => {
    if (!isUnproved || signInPages.includes(pathname)) return;
    const back = new URLSearchParams({ redirect: pathname + search });
    void leave();
    void navigate(`/pro-account/login?${back}`, { replace: true });
    showToast("warning", codeMissing);
  }, [isUnproved, pathname, search, navigate]);
}

async function leave(): Promise<void> {
  const leaving = api("POST /api/logout", { feedback: "none" });
  endSession();
  await leaving.catch((error) => {
    // A session that the server does not know is as good as ended.
    if (!(error instanceof ApiError)) throw error;
  });
}
