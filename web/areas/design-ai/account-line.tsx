import { Link } from "react-router";
import type { AiUser } from "../../../contract/identity/ai-accounts.ts";
import { plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";

/** The signed-in AI design account and its credits, or the sign-in links. The same height in either case. */
export function AccountLine({ user }: { user: AiUser | null }) {
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
