import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { readLocal, removeLocal, writeLocal } from "../../client/session/local-store.ts";
import { openSession, sessionOf, storedToken } from "../../client/session/session-store.ts";
import { useSession } from "../../client/session/use-session.ts";
import { shopHref } from "../../client/shop-href.ts";
import type { SignedIn } from "../../kit/sign-in/signed-in.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { bringAlong, keepToken, rememberedHere, takeChoices } from "./enter-account.ts";

interface SignIn {
  /** The account that still has to enter its one-time code. */
  owing: User | null;
  enter: (reply: SignedIn) => Promise<void>;
  /** Continues once the code is proved. */
  goOn: () => Promise<void>;
}

/** What the sign-in pages do after a sign-in; a user who is already signed in goes to the account. */
export function useSignIn(): SignIn {
  const { user, owing } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isEntering = useRef(false);
  const redirect = search.get("redirect");

  useEffect(() => {
    if (!user || isEntering.current) return;
    const path = user.type === "User" ? "/account" : afterSignIn(user, { redirect }).path;
    void navigate(path, { replace: true });
  }, [user, redirect, navigate]);

  useEffect(() => {
    // the user may look for the code on other pages meanwhile
    if (owing && redirect) writeLocal("redirect_to", redirect);
  }, [owing, redirect]);

  const enter = async ({ user: account, token }: SignedIn) => {
    if (sessionOf(account).owing) return openSession(account, token);
    isEntering.current = true;
    const next = afterSignIn(account, rememberedHere(redirect));
    if (account.type === "User" && account.email_verified_at === null) keepToken(token);
    else openSession(account, token);
    const isOtherwise = takeChoices(account);
    const path = await bringAlong(account, next);
    if (isOtherwise) window.location.replace(shopHref(path));
    else await navigate(path, { replace: true });
  };

  const goOn = async () => {
    const token = storedToken();
    if (!token) return;
    await enter({ ...(await api("GET /api/authuser")), token });
    if (redirect && readLocal("redirect_to") === redirect) removeLocal("redirect_to");
  };

  return { owing, enter, goOn };
}
