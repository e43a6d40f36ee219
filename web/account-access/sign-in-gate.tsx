import type { ReactNode } from "react";
import { AccessFrame } from "./access-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import type { SignedIn } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in page's form, or the question for the code that an admin still owes. */
export function SignInGate({
  children,
}: {
  children: (enter: (reply: SignedIn) => Promise<void>) => ReactNode;
}) {
  const { needsCode, email, enter } = useSignIn();
  if (!needsCode) return children(enter);
  return (
    <AccessFrame title="One more step" lead="Administrators confirm each new device with a code.">
      <CodeForm email={email} />
    </AccessFrame>
  );
}
