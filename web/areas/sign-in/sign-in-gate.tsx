import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../../client/session/use-showroom.ts";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import type { SignedIn } from "../../kit/sign-in/signed-in.ts";
import { CodeForm } from "./code-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in form, or the question for the owed one-time code. */
export function SignInGate({
  children,
}: {
  children: (enter: (reply: SignedIn) => Promise<void>) => ReactNode;
}) {
  const { owing, enter, goOn } = useSignIn();
  const hasMailbox = useShop()?.settings.has_dev_mailbox ?? false;
  if (!owing) return children(enter);
  const isMailed = owing.otp_method === "email";
  return (
    <AccessFrame
      title="One more step"
      lead={
        isMailed
          ? "Administrators confirm each new device with a code."
          : "Your account needs a code on each new device."
      }
      aside={
        isMailed &&
        hasMailbox && (
          <Way title="Development">
            <Link
              to={`/dev/mailbox?${new URLSearchParams({ to: owing.email })}`}
              className="link inline-flex min-h-11 items-center"
            >
              Open the development mailbox
            </Link>
          </Way>
        )
      }
    >
      <CodeForm user={owing} onProved={goOn} />
    </AccessFrame>
  );
}
