import { useState } from "react";
import type { Passkey } from "../../../contract/passkeys.ts";
import { useApiForm } from "../../account-access/use-api-form.ts";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDate } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { NameDialog } from "./name-dialog.tsx";
import { Line, Lines, type PartProps, SecurityPart } from "./security-part.tsx";

type Asked = { what: "name" | "remove"; passkey: Passkey } | undefined;

export function PasskeysSection({
  passkeys,
  withProof,
  onChanged,
}: PartProps & { passkeys: readonly Passkey[] }) {
  const { isSending, send } = useApiForm();
  const [asked, setAsked] = useState<Asked>();
  /** A passkey that the browser has made and that waits for its name. */
  const [made, setMade] = useState<Record<string, unknown>>();

  const make = () =>
    send(async () => {
      const { makePasskey, PasskeyProblem } = await import("../../account-access/passkey-in-browser.ts");
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
    await api("PUT /api/passkeys/{id}", {
      params: { id: asked.passkey.id },
      body: { name },
      feedback: "none",
    });
    setAsked(undefined);
    await onChanged();
  };
  const remove = () =>
    send(async () => {
      if (!asked) return;
      const { id } = asked.passkey;
      setAsked(undefined);
      const reply = await withProof(() =>
        api("DELETE /api/passkeys/{id}", { params: { id }, feedback: "none" }),
      );
      if (reply) showToast("success", reply.message);
      await onChanged();
    });

  return (
    <>
      <SecurityPart
        title="Passkeys"
        lead="Sign in with your finger, your face or the PIN of your device. Nothing to remember, and nothing that can be stolen from us."
        action={
          <Button variant="secondary" size="sm" pending={isSending} onClick={make}>
            Add a passkey
          </Button>
        }
      >
        {passkeys.length > 0 && (
          <Lines>
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onAsk={setAsked} />
            ))}
          </Lines>
        )}
      </SecurityPart>
      <NameDialog
        title="Name this passkey"
        isOpen={made !== undefined}
        name=""
        placeholder="Work laptop"
        onClose={() => setMade(undefined)}
        onName={keep}
      />
      <NameDialog
        title="Name this passkey"
        isOpen={asked?.what === "name"}
        name={asked?.passkey.name ?? ""}
        onClose={() => setAsked(undefined)}
        onName={rename}
      />
      <Dialog
        isOpen={asked?.what === "remove"}
        onClose={() => setAsked(undefined)}
        title="Remove this passkey?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={remove}>
              Remove the passkey
            </Button>
          </>
        }
      >
        <p>
          {asked?.passkey.name} will no longer sign you in. Please delete it on your device too: we cannot do
          that from here.
        </p>
      </Dialog>
    </>
  );
}

function PasskeyLine({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: Asked) => void }) {
  const used = passkey.last_used_at ? `, last used ${formatDate(passkey.last_used_at)}` : ", not used yet";
  return (
    <Line
      title={passkey.name}
      detail={`Added ${formatDate(passkey.created_at)}${used}${passkey.is_synced ? ", on all your devices" : ""}`}
      action={
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => onAsk({ what: "name", passkey })}
          >
            Rename
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`Remove ${passkey.name}`}
            onClick={() => onAsk({ what: "remove", passkey })}
          >
            Remove
          </Button>
        </>
      }
    />
  );
}
