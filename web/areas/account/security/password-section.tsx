import { useState } from "react";
import type { User } from "../../../../contract/identity/accounts.ts";
import { ChangePasswordForm } from "../../../kit/sign-in/change-password-form.tsx";
import { Button } from "../../../ui/button.tsx";
import { type PartProps, SecurityPart } from "./security-part.tsx";

export function PasswordSection({ user, withProof, onChanged }: PartProps & { user: User }) {
  const [isChanging, setChanging] = useState(false);
  const done = () => {
    setChanging(false);
    void onChanged();
  };
  return (
    <SecurityPart
      title="Password"
      lead={
        user.has_password
          ? "Changing it signs out all your other devices."
          : "You don't have one yet. With a password you can sign in even if your provider is down."
      }
      action={
        <Button variant="secondary" size="sm" onClick={() => setChanging(!isChanging)}>
          {isChanging ? "Cancel" : user.has_password ? "Change password" : "Choose a password"}
        </Button>
      }
    >
      {isChanging && <ChangePasswordForm user={user} withProof={withProof} onDone={done} />}
    </SecurityPart>
  );
}
