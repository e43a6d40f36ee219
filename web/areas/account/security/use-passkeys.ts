import { useState } from "react";
import type { Passkey } from "../../../../contract/identity/passkeys.ts";
import { api } from "../../../client/api.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { showToast } from "../../../ui/toast.ts";
import type { PartProps } from "./security-part.tsx";

/** A question about a passkey. */
export type Asked = { what: "name" | "remove"; passkey: Passkey } | undefined;

/** Actions on passkeys: create, rename, remove. */
export function usePasskeys({ withProof, onChanged }: PartProps) {
  const { isSending, send } = useApiForm();
  const [asked, setAsked] = useState<Asked>();
  /** A new passkey that waits for its name. */
  const [made, setMade] = useState<Record<string, unknown>>();

  const make = () =>
    send(async () => {
      const { makePasskey, PasskeyProblem } = await import("../../../kit/sign-in/passkey-in-browser.ts");
      const options = await withProof(() => api("POST /api/passkeys/options", { feedback: "none" }));
      if (!options) return;
      try {
        setMade(await makePasskey(options.data));
      } catch (error) {
        if (!(error instanceof PasskeyProblem)) throw error;
        showToast("warning", error.message);
      }
    });

  const keep = async (name: string) => {
    if (!made) return;
    const reply = await withProof(() =>
      api("POST /api/passkeys", { body: { name, credential: made }, feedback: "none" }),
    );
    setMade(undefined);
    if (reply?.message) showToast("success", reply.message);
    await onChanged();
  };

  const rename = async (name: string) => {
    if (!asked) return;
    const params = { id: asked.passkey.id };
    await api("PUT /api/passkeys/{id}", { params, body: { name }, feedback: "none" });
    setAsked(undefined);
    await onChanged();
  };

  const remove = () =>
    send(async () => {
      if (!asked) return;
      const params = { id: asked.passkey.id };
      setAsked(undefined);
      const reply = await withProof(() => api("DELETE /api/passkeys/{id}", { params, feedback: "none" }));
      if (reply) showToast("success", reply.message);
      await onChanged();
    });

  const dropMade = () => setMade(undefined);
  return { isSending, asked, setAsked, isMade: made !== undefined, dropMade, make, keep, rename, remove };
}
