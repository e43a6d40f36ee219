import { type ReactNode, useState } from "react";
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
  const [isDoing, setDoing] = useState(false);
  const act = async () => {
    setDoing(true);
    try {
      await onSure();
    } finally {
      setDoing(false);
    }
  };
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
