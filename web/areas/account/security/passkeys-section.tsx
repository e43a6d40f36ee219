import type { Passkey } from "../../../../contract/identity/passkeys.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { SureDialog } from "../../../ui/sure-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { Line, Lines, type PartProps, SecurityPart } from "./security-part.tsx";
import { type Asked, usePasskeys } from "./use-passkeys.ts";

export function PasskeysSection({ passkeys, ...part }: PartProps & { passkeys: readonly Passkey[] }) {
  const { isSending, asked, setAsked, isMade, dropMade, make, keep, rename, remove } = usePasskeys(part);
  return (
    <>
      <SecurityPart
        title="Passkeys"
        lead="Sign in with your fingerprint, face or device PIN. There's nothing to remember, and no password to steal."
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
        isOpen={isMade}
        name=""
        placeholder="Work laptop"
        onClose={dropMade}
        onName={keep}
      />
      <NameDialog
        title="Name this passkey"
        isOpen={asked?.what === "name"}
        name={asked?.passkey.name ?? ""}
        onClose={() => setAsked(undefined)}
        onName={rename}
      />
      <RemoveDialog
        passkey={asked?.what === "remove" ? asked.passkey : undefined}
        onKeep={() => setAsked(undefined)}
        onRemove={remove}
      />
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

function RemoveDialog({
  passkey,
  onKeep,
  onRemove,
}: {
  passkey: Passkey | undefined;
  onKeep: () => void;
  onRemove: () => void;
}) {
  return (
    <SureDialog
      isOpen={passkey !== undefined}
      onClose={onKeep}
      title="Remove this passkey?"
      action="Remove the passkey"
      keep="Keep it"
      deletes
      onSure={onRemove}
    >
      {passkey?.name} will no longer sign you in. Delete it on your device too. We can't do that from here.
    </SureDialog>
  );
}
