import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { ChangePasswordForm } from "../../kit/sign-in/change-password-form.tsx";
import { useProof } from "../../kit/sign-in/use-proof.tsx";

export const meta = titled("Change password");

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
