import { useEffect } from "react";
import { useLocation } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { readLocal } from "../../client/session/local-store.ts";
import { routerPath } from "../../client/session/redirect-target.ts";
import { refreshUser, useSession } from "../../client/session/use-session.ts";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { FootBar } from "../../ui/foot-bar.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { sessionBar } from "./session-bar.ts";

const signInPages = ["/login", "/pro-account/login"];

/**
 * At the foot of every page while the account owes its one-time code: the way to the code's form, which the sign-in
 * page shows, and then to where the user was going.
 */
export default function CodeBar({ user }: { user: User }) {
  const { signOut } = useSession();
  const { pathname, search } = useLocation();
  const isShown = !signInPages.includes(pathname);
  useCodeElsewhere();
  if (!isShown) return null;
  const redirect = readLocal("redirect_to") ?? routerPath({ pathname, search });
  const page = user.type === "User" ? "/login" : "/pro-account/login";
  return (
    <FootBar about="session" label="Sign-in not finished" className={sessionBar}>
      <p className="min-w-0 break-words text-sm">
        {user.otp_method === "email" ? "We emailed you a code." : "Your authenticator app shows a code."}{" "}
        Enter it to finish signing in as <strong>{user.full_name || user.email}</strong>.
      </p>
      <Actions
        out={
          <Button size="sm" variant="secondary" onClick={() => void signOut()}>
            Log out
          </Button>
        }
        main={
          <LinkButton size="sm" to={`${page}?${new URLSearchParams({ redirect })}`}>
            Enter code
          </LinkButton>
        }
      />
    </FootBar>
  );
}

/** The code may be entered in another tab. */
function useCodeElsewhere(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void refreshUser();
    };
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("focus", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("focus", ask);
    };
  }, []);
}
