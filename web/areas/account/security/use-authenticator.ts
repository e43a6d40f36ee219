import { useState } from "react";
import { api } from "../../../client/api.ts";
import { refreshUser } from "../../../client/session/use-session.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { showToast } from "../../../ui/toast.ts";
import type { NewSecret } from "./new-secret-dialog.tsx";
import type { PartProps } from "./security-part.tsx";

/** Actions on the authenticator app: set up, confirm, switch off, renew recovery codes. */
export function useAuthenticator({ withProof, onChanged }: PartProps) {
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

  const dropSecret = () => setSecret(undefined);
  return {
    isSending,
    secret,
    dropSecret,
    codes,
    asksToRemove,
    setAsking,
    begin,
    confirm,
    renew,
    remove,
    codesKept,
  };
}
