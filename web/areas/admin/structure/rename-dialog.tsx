import { useId } from "react";
import { useRevalidator } from "react-router";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for another name. Where somebody else was first, it says so and shows the name as it is now. */
export function RenameDialog({
  named,
  onClose,
  onRename,
}: {
  /** What is renamed; undefined while nothing is. */
  named: { name: string } | undefined;
  onClose: () => void;
  onRename: (name: string) => Promise<{ message?: string | undefined }>;
}) {
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const { revalidate } = useRevalidator();
  const id = useId();
  const close = () => {
    setErrors({});
    onClose();
  };
  const rename = async () => {
    const reply = await send(() => onRename(textsOf(form.current!).name ?? ""));
    await revalidate();
    if (!reply) return;
    close();
    if (reply.message) showToast("success", reply.message);
  };
  return (
    <Dialog
      isOpen={named !== undefined}
      onClose={close}
      title={named ? `Rename ${named.name}` : ""}
      footer={
        <Actions
          onCancel={close}
          main={
            <Button type="submit" form={id} pending={isSending}>
              Save name
            </Button>
          }
        />
      }
    >
      {named && (
        <form
          id={id}
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          {refusal && Object.keys(errors).length === 0 && (
            <FormNote>{`${refusal.message} It's now named ${named.name}.`}</FormNote>
          )}
          <TextField
            label="Name"
            name="name"
            defaultValue={named.name}
            maxLength={120}
            required
            hint="The web address doesn't change."
            error={errors.name}
          />
        </form>
      )}
    </Dialog>
  );
}
