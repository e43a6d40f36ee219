import { Plus } from "lucide-react";
import { useState } from "react";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for the name of a new brand; the rest is said on its page. */
export function AddBrand({ onAdd }: { onAdd: (name: string) => Promise<{ message?: string | undefined }> }) {
  const [isOpen, setOpen] = useState(false);
  useStart(() => setOpen(true));
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const close = () => {
    setErrors({});
    setOpen(false);
  };
  const add = async () => {
    const reply = await send(() => onAdd(textsOf(form.current!).name ?? ""));
    if (reply?.message) showToast("success", reply.message);
  };
  return (
    <>
      <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        Add brand
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Add brand"
        footer={
          <Actions
            onCancel={close}
            main={
              <Button type="submit" form="add-brand" pending={isSending}>
                Add brand
              </Button>
            }
          />
        }
      >
        <form
          id="add-brand"
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
          <TextField label="Name" name="name" maxLength={120} required error={errors.name} />
        </form>
      </Dialog>
    </>
  );
}
