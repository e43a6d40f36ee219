import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { AiLinked, AiUser } from "../../../contract/identity/ai-accounts.ts";
import { plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { loadInTime } from "../../ui/load-in-time.ts";

const ShopEntry = lazy(() => loadInTime(import("./shop-entry.tsx")));

/** The signed-in AI design account and its credits, or the sign-in links. The same height in either case. */
export function AccountLine({ user, linked }: { user: AiUser | null; linked: AiLinked | null }) {
  return (
    <div className="mt-6 flex min-h-24 flex-wrap content-start items-center gap-3 text-base sm:min-h-13 print:hidden">
      {user ? (
        <>
          <span className="figures font-semibold">{plural(user.credits, "credit")}</span>
          <span className="text-graphite">{user.email}</span>
          <Link to="/design-ai/welcome" className="link inline-flex min-h-11 items-center">
            Your account
          </Link>
        </>
      ) : linked && linked.state !== "closed" ? (
        <>
          <Suspense>
            <ShopEntry linked={linked} />
          </Suspense>
          <LinkButton to="/design-ai/login" variant="secondary">
            Use another account
          </LinkButton>
        </>
      ) : (
        <>
          <LinkButton to="/design-ai/singup">Sign up for AI 3D Design</LinkButton>
          <LinkButton to="/design-ai/login" variant="secondary">
            Sign In
          </LinkButton>
        </>
      )}
    </div>
  );
}
