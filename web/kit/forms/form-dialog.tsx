import { type ReactNode, useId } from "react";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormNote } from "./form-note.tsx";
import { type ApiForm, textsOf } from "./use-api-form.ts";

/** A dialog around one form: above the fields what is wrong with all of it, below them Cancel and what sends it. */
export function FormDialog({
  title,
  confirm,
  isDanger = false,
  isBlocked = false,
  cancelWords,
  acts,
  remove,
  form,
  problem = form.problem,
  isOpen = true,
  keepsTyped = false,
  className,
  onSubmit,
  onChange,
  onClose,
  children,
}: {
  title: string;
  /** The button that sends the form. */
  confirm: string;
  isDanger?: boolean;
  /** There is nothing to send yet. */
  isBlocked?: boolean;
  cancelWords?: string | undefined;
  /** Other buttons, before the one that sends. */
  acts?: ReactNode;
  /** Deletes what the form is about. */
  remove?: ReactNode;
  form: Pick<ApiForm, "isSending"> & Partial<Pick<ApiForm, "form" | "problem" | "setErrors">>;
  /** What is wrong with all of it, if it is not what was refused. */
  problem?: string | undefined;
  /** Closed, it forgets what was typed. */
  isOpen?: boolean;
  /** What was typed is still there when it opens again, so nothing is asked. */
  keepsTyped?: boolean;
  className?: string;
  /** Gets the values by field name. */
  onSubmit: (texts: Record<string, string>) => unknown;
  onChange?: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const close = () => {
    form.setErrors?.({});
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      keepsTyped={keepsTyped}
      className={className}
      onClose={close}
      footer={
        <Actions
          remove={remove}
          onCancel={close}
          cancelWords={cancelWords}
          main={
            <Button
              type="submit"
              form={id}
              variant={isDanger ? "danger" : "primary"}
              pending={form.isSending}
              disabled={isBlocked}
            >
              {confirm}
            </Button>
          }
        >
          {acts}
        </Actions>
      }
    >
      {(isOpen || keepsTyped) && (
        <form
          id={id}
          ref={form.form}
          method="post"
          noValidate
          className="grid gap-5"
          onChange={onChange}
          onSubmit={(event) => {
            event.preventDefault();
            // the dialog may have been opened from a form
            event.stopPropagation();
            if (!(form.isSending || isBlocked)) void onSubmit(textsOf(event.currentTarget));
          }}
        >
          {problem && <FormNote>{problem}</FormNote>}
          {children}
        </form>
      )}
    </Dialog>
  );
}
