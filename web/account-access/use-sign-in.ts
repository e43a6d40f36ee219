import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { openSession } from "../session/session-store.ts";
import { useSession } from "../session/use-session.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { bringAlong, keepToken, rememberedHere } from "./enter-account.ts";
import type { SignedIn } from "./sign-in-form.tsx";

interface SignIn {
  /** The signed-in admin whose one-time code is still missing. */
  needsCode: boolean;
  email: string;
  enter: (reply: SignedIn) => Promise<void>;
}

/** What the sign-in pages do once the API has let somebody in; who is in already goes to the account. */
export function useSignIn(): SignIn {
  const { user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isEntering = useRef(false);
  const needsCode = user?.type === "Admin" && !user.otp_verified;

  const redirect = search.get("redirect");

  useEffect(() => {
    if (!user || needsCode || isEntering.current) return;
    const path = user.type === "User" ? "/account" : afterSignIn(user, { redirect }).path;
    void navigate(path, { replace: true });
  }, [user, needsCode, redirect, navigate]);

  const enter = async ({ user: account, token }: SignedIn) => {
    isEntering.current = true;
    const next = afterSignIn(account, rememberedHere(redirect));
    if (account.type === "Admin" && !account.otp_verified) {
      isEntering.current = false;
      return openSession(account, token);
    }
    if (account.type === "User" && account.email_verified_at === null) keepToken(token);
    else openSession(account, token);
    await navigate(await bringAlong(account, next), { replace: true });
  };

  return { needsCode, email: user?.email ?? "", enter };
}
