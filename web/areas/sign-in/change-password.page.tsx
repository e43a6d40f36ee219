import { useSession } from "../../client/session/use-session.ts";
import { pageTitle } from "../../kit/page/page-title.ts";
import { ChangePasswordForm } from "../../kit/sign-in/change-password-form.tsx";
import { useProof } from "../../kit/sign-in/use-proof.tsx";
import type { Route } from "./+types/change-password.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle("Change password", matches) }];

export default function ChangePassword() {
  const { user } = useSession();
  const { withProof, question } = useProof();
  if (!user) return null;
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">
        {user.has_password ? "Change password" : "Choose a password"}
      </h1>
      <p className="mt-2 mb-8 max-w-[52ch] text-graphite">We'll sign out all your other devices.</p>
      <ChangePasswordForm user={user} withProof={withProof} />
      {question}
    </>
  );
}
