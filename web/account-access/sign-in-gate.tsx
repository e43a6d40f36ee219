import type { ReactNode } from "react";
import { AccessFrame } from "./access-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import type { SignedIn } from "./signed-in.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in form, or the question for the owed one-time code. */
export function SignInGate({
  children,
}: {
  children: (enter: (reply: SignedIn) => Promise<void>) => ReactNode;
}) {
  const { owesCode, enter, goOn } = useSignIn();
  if (!owesCode) return children(enter);
  const lead =
    owesCode.otp_method === "email"
      ? "Administrators confirm each new device with a code."
      : "Your account needs a code on each new device.";
  return (
    <AccessFrame title="One more step" lead={lead}>
      <CodeForm user={owesCode} onProved={goOn} />
    </AccessFrame>
  );
}
