import { useState } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** A secret that is shown this once. */
export function SecretDialog({
  title,
  secret,
  children,
  onClose,
}: {
  title: string;
  secret: string | undefined;
  children: React.ReactNode;
  onClose: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(secret ?? ""));
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={secret !== undefined}
      onClose={close}
      title={title}
      footer={
        <Actions main={<Button onClick={close}>I have saved it</Button>}>
          <Button variant="secondary" onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
        </Actions>
      }
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <p data-testid="secret" className="code border-hairline border-y bg-white px-3 py-3 break-all">
          {secret}
        </p>
      </div>
    </Dialog>
  );
}
