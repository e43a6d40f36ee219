import type { ReactNode } from "react";
import { useCall } from "../kit/forms/use-call.ts";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks once more before a step that cannot be taken back. */
export function SureDialog({
  isOpen,
  title,
  action,
  children,
  onClose,
  onSure,
}: {
  isOpen: boolean;
  title: string;
  action: string;
  children: ReactNode;
  onClose: () => void;
  onSure: () => Promise<void>;
}) {
  const { call, isSending: isDoing } = useCall();
  const act = () =>
    call(async () => {
      await onSure();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button pending={isDoing} onClick={() => void act()}>
              {action}
            </Button>
          }
        />
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
