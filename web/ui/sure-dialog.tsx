import type { ReactNode } from "react";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useBusy } from "./use-busy.ts";

/** Asks once more before a step that cannot be taken back; `deletes` where something is gone then. */
export function SureDialog({
  isOpen,
  title,
  action,
  keep,
  deletes = false,
  children,
  onClose,
  onSure,
}: {
  isOpen: boolean;
  title: string;
  action: string;
  /** The way back in words, where "Cancel" would leave open what stays: "Keep it". */
  keep?: string;
  deletes?: boolean;
  children: ReactNode;
  onClose: () => void;
  onSure: () => unknown;
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
          cancelWords={keep}
          main={
            <Button
              variant={deletes ? "danger" : "primary"}
              pending={isBusy}
              onClick={() => void once(async () => onSure())}
            >
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
