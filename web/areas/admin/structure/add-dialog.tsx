import { Plus } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

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
  const form = useApiForm();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {`Add ${what}`}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={`Add ${what}`}
        confirm={`Add ${what}`}
        form={form}
        onSubmit={({ name = "", slug }) => form.save(() => onAdd({ name, ...(slug && { slug }) }), close)}
        onClose={close}
      >
        <TextField label="Name" name="name" maxLength={120} required error={form.errors.name} />
        <TextField
          label="Address"
          name="slug"
          maxLength={80}
          optional
          hint={`Comes after ${address} in the web address. Leave it empty to use the name. You can't change it later.`}
          error={form.errors.slug}
        />
      </FormDialog>
    </>
  );
}
