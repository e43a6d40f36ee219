import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** A button that asks for a name and an address, and adds something by them. */
export function AddDialog({
  what,
  address,
  startsByAddress = false,
  onAdd,
}: {
  /** "category" */
  what: string;
  /** What stands before the slug in the address of its page: "/category/". */
  address: string;
  /** Whether `#new` at the page's address opens it. */
  startsByAddress?: boolean;
  onAdd: (named: { name: string; slug?: string }) => Promise<{ message?: string | undefined }>;
}) {
  const [isOpen, setOpen] = useState(false);
  useStart(() => startsByAddress && setOpen(true));
  const { form, errors, setErrors, refusal, isSending, send } = useApiForm();
  const { revalidate } = useRevalidator();
  const id = useId();
  const close = () => {
    setErrors({});
    setOpen(false);
  };
  const add = async () => {
    const { name = "", slug = "" } = textsOf(form.current!);
    const reply = await send(() => onAdd({ name, ...(slug && { slug }) }));
    if (!reply) return;
    close();
    if (reply.message) showToast("success", reply.message);
    await revalidate();
  };
  return (
    <>
      <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {`Add ${what}`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={`Add ${what}`}
        footer={
          <Actions
            onCancel={close}
            main={<Button type="submit" form={id} pending={isSending}>{`Add ${what}`}</Button>}
          />
        }
      >
        {isOpen && (
          <form
            id={id}
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
            <TextField
              label="Address"
              name="slug"
              maxLength={80}
              optional
              hint={`Comes after ${address} in the web address. Leave it empty to use the name. You can't change it later.`}
              error={errors.slug}
            />
          </form>
        )}
      </Dialog>
    </>
  );
}
