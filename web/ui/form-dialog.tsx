import { type ReactNode, type RefObject, useId } from "react";
import { Actions } from "./actions.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** A dialog around one form: Cancel, the button that sends it, and above the fields what is wrong with all of it. */
export function FormDialog({
  title,
  confirm,
  isDanger = false,
  isSending,
  form,
  problem,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  /** The button that sends the form. */
  confirm: string;
  isDanger?: boolean;
  isSending: boolean;
  form?: RefObject<HTMLFormElement | null>;
  /** What is wrong and belongs to no field. */
  problem?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button type="submit" form={id} variant={isDanger ? "danger" : "primary"} pending={isSending}>
              {confirm}
            </Button>
          }
        />
      }
    >
      <form
        id={id}
        ref={form}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) onSubmit();
        }}
      >
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
