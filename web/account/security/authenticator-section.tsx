import { useState } from "react";
import { useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import type { ReplyOf } from "../../api-call.ts";
import { refreshUser } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDate } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { type NewSecret, NewSecretDialog } from "./new-secret-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { Line, Lines, type PartProps, SecurityPart } from "./security-part.tsx";

type Authenticator = ReplyOf<"GET /api/authenticator">["data"];

export function AuthenticatorSection({
  authenticator,
  withProof,
  onChanged,
}: PartProps & { authenticator: Authenticator }) {
  const { isSending, send } = useApiForm();
  const [secret, setSecret] = useState<NewSecret>();
  const [codes, setCodes] = useState<string[]>();
  const [asksToRemove, setAsking] = useState(false);

  const begin = () =>
    send(async () => {
      const reply = await withProof(() => api("POST /api/authenticator", { feedback: "none" }));
      if (reply) setSecret(reply.data);
    });
  const confirm = async (otp: string) => {
    const reply = await withProof(() =>
      api("POST /api/authenticator/confirm", { body: { otp }, feedback: "none" }),
    );
    if (!reply) return;
    setSecret(undefined);
    setCodes(reply.data.recovery_codes);
  };
  const renew = () =>
    send(async () => {
      const reply = await withProof(() =>
        api("POST /api/authenticator/recovery_codes", { feedback: "none" }),
      );
      if (reply) setCodes(reply.data.recovery_codes);
    });
  const remove = () =>
    send(async () => {
      setAsking(false);
      const reply = await withProof(() => api("DELETE /api/authenticator", { feedback: "none" }));
      if (!reply) return;
      showToast("success", reply.message);
      await Promise.all([refreshUser(), onChanged()]);
    });
  const codesKept = async () => {
    setCodes(undefined);
    await Promise.all([refreshUser(), onChanged()]);
  };

  return (
    <>
      <SecurityPart
        title="Authenticator app"
        lead="After your password we ask for a code from an app on your phone, on each new device. Whoever learns your password gets no further."
        action={
          !authenticator && (
            <Button variant="secondary" size="sm" pending={isSending} onClick={begin}>
              Set up an app
            </Button>
          )
        }
      >
        {authenticator && (
          <Lines>
            <Line
              title="Switched on"
              detail={`Since ${formatDate(authenticator.enabled_at)}`}
              action={
                <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
                  Switch off
                </Button>
              }
            />
            <Line
              title="Recovery codes"
              detail={`${authenticator.recovery_codes_left} of 10 left`}
              action={
                <Button variant="secondary" size="sm" pending={isSending} onClick={renew}>
                  New codes
                </Button>
              }
            />
          </Lines>
        )}
      </SecurityPart>
      <NewSecretDialog secret={secret} onClose={() => setSecret(undefined)} onCode={confirm} />
      <RecoveryCodesDialog codes={codes} onClose={codesKept} />
      <Dialog
        isOpen={asksToRemove}
        onClose={() => setAsking(false)}
        title="Switch the app off?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it on
            </Button>
            <Button variant="danger" onClick={remove}>
              Switch it off
            </Button>
          </>
        }
      >
        <p>Your password alone will open your account then. The recovery codes stop working.</p>
      </Dialog>
    </>
  );
}
