import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { User } from "../../contract/accounts.ts";
import { api } from "../api.ts";
import { openSession, storedToken } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { bringAlong, keepToken, rememberedHere } from "./enter-account.ts";
import type { SignedIn } from "./signed-in.ts";

interface SignIn {
  /** The account that still has to enter its one-time code. */
  owesCode: User | undefined;
  enter: (reply: SignedIn) => Promise<void>;
  /** Continues once the code is proved. */
  goOn: () => Promise<void>;
}

const owes = (user: User) => user.otp_required && !user.otp_verified;

/** What the sign-in pages do after a sign-in; a user who is already signed in goes to the account. */
export function useSignIn(): SignIn {
  const { user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isEntering = useRef(false);
  const owesCode = user && owes(user) ? user : undefined;

  const redirect = search.get("redirect");

  useEffect(() => {
    if (!user || owesCode || isEntering.current) return;
    const path = user.type === "User" ? "/account" : afterSignIn(user, { redirect }).path;
    void navigate(path, { replace: true });
  }, [user, owesCode, redirect, navigate]);

  const enter = async ({ user: account, token }: SignedIn) => {
    if (owes(account)) return openSession(account, token);
    isEntering.current = true;
    const next = afterSignIn(account, rememberedHere(redirect));
    if (account.type === "User" && account.email_verified_at === null) keepToken(token);
    else openSession(account, token);
    await navigate(await bringAlong(account, next), { replace: true });
  };

  const goOn = async () => {
    const token = storedToken();
    if (token) await enter({ ...(await api("GET /api/authuser")), token });
  };

  return { owesCode, enter, goOn };
}
