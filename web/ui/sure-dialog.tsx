import type { ReactNode } from "react";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useBusy } from "./use-busy.ts";

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
  onSure: () => Promise<unknown>;
}) {
  const { isBusy, once } = useBusy();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button pending={isBusy} onClick={() => void once(onSure)}>
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
