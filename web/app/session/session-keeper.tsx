import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { codeOwed, sessionEnded } from "../../client/api.ts";
import type { Shop } from "../../client/load-shop.ts";
import { cartUpdated, refreshCartCount } from "../../client/session/cart-count.ts";
import { landingPath } from "../../client/session/landing-path.ts";
import { signInPath } from "../../client/session/redirect-target.ts";
import { refreshUser, useSession } from "../../client/session/use-session.ts";
import { syncShowroom } from "../../client/session/use-showroom.ts";
import { useRoleGate } from "./use-role-gate.ts";

/** Few accounts owe a code. */
const CodeBar = lazy(() => import("./code-bar.tsx"));
/** Only administrators see it. */
const StandInBar = lazy(() => import("./stand-in-bar.tsx"));

const verifyPages = ["/verifiction", "/account_verify"];
/** Open to an account whose email address is not proved yet; so is AI design, whose accounts are others. */
const openUnverified = [
  ...verifyPages,
  "/login",
  "/pro-account/login",
  "/register",
  // an emailed link may be opened in this very browser
  "/reset_password",
  "/password_reset",
  "/dev/mailbox",
  "/terms_of_service",
  "/privacy_policy",
  "/cookies_policy",
  "/return_policy",
  "/contact",
  "/help",
  "/faq",
];

/** Keeps account, cart count and showroom of this browser in step with the server. Draws nothing. */
export function SessionKeeper({ shop }: { shop: Pick<Shop, "showroom" | "categories"> }) {
  const revalidator = useRevalidator();
  const navigate = useNavigate();

  useEffect(() => {
    // account data re-renders the header after hydration, not as part of it
    const later = setTimeout(refreshUser);
    const toSignIn = () => {
      if (!window.location.pathname.endsWith("/login")) void navigate(signInPath(window.location));
    };
    window.addEventListener(cartUpdated, refreshCartCount);
    // another tab may have changed the cart meanwhile
    window.addEventListener("focus", refreshCartCount);
    window.addEventListener(sessionEnded, toSignIn);
    window.addEventListener(codeOwed, refreshUser);
    return () => {
      clearTimeout(later);
      window.removeEventListener(cartUpdated, refreshCartCount);
      window.removeEventListener("focus", refreshCartCount);
      window.removeEventListener(sessionEnded, toSignIn);
      window.removeEventListener(codeOwed, refreshUser);
    };
  }, [navigate]);

  useEffect(() => {
    const later = setTimeout(() => {
      if (syncShowroom(shop).mustReload) void revalidator.revalidate();
      // each showroom has a cart of its own
      void refreshCartCount();
    });
    return () => clearTimeout(later);
  }, [shop, revalidator.revalidate]);

  const { user, owing } = useSession();
  useOtherTabs();
  useVerificationGate();
  useRoleGate();
  if (user?.stand_in) {
    return (
      <Suspense>
        <StandInBar user={user} until={user.stand_in.until} />
      </Suspense>
    );
  }
  return owing ? (
    <Suspense>
      <CodeBar user={owing} />
    </Suspense>
  ) : null;
}

/** Signing out or switching accounts in one tab does so in all of them. */
function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const follow = async ({ key }: StorageEvent) => {
      if (key !== "authToken" && key !== null) return;
      await refreshUser();
      // pages behind a sign-in ask for the token again
      await revalidate();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [revalidate]);
}

/** An account without a proved email address is asked to prove it; one that has proved it goes on. */
function useVerificationGate(): void {
  const { user } = useSession();
  const { pathname, search: query } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isVerified = user ? user.email_verified_at !== null : undefined;
  const target = user ? landingPath(user, search.get("redirect")) : "/";
  const verificationPath = `/verifiction${pathname === "/" ? "" : `?${new URLSearchParams({ redirect: pathname + query })}`}`;
  useEffect(() => {
    const isOpen =
      openUnverified.includes(pathname) || /^\/(verify|sociallogin|design-ai)(?=\/|$)/.test(pathname);
    if (isVerified === false && !isOpen) void navigate(verificationPath, { replace: true });
    if (isVerified === true && verifyPages.includes(pathname)) void navigate(target, { replace: true });
  }, [isVerified, pathname, target, verificationPath, navigate]);
}
