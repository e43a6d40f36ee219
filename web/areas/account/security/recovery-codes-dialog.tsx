import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";

/** Shows the recovery codes, only once. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[] | undefined;
  onClose: () => void;
}) {
  const text = codes?.join("\n") ?? "";
  const copy = () => copyText(text, "Codes copied.");
  return (
    <Dialog
      isOpen={codes !== undefined}
      onClose={onClose}
      title="Keep your recovery codes"
      footer={
        <Actions main={<Button onClick={onClose}>I saved them</Button>}>
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
          <a
            href={`data:text/plain,${encodeURIComponent(text)}`}
            download="recovery-codes.txt"
            className="link flex min-h-11 items-center px-3"
          >
            Save as a file
          </a>
        </Actions>
      }
    >
      <p>
        If you lose your phone, each code works once. Print them or keep them where you keep your passwords.
        We show them only now.
      </p>
      <ul className="code mt-6 grid grid-cols-2 gap-x-8 gap-y-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
