import { Plus } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for the name of a new brand; the rest is said on its page. */
export function AddBrand({ onAdd }: { onAdd: (name: string) => Promise<{ message?: string | undefined }> }) {
  const [isOpen, setOpen] = useState(false);
  useStart(() => setOpen(true));
  const form = useApiForm();
  const add = async (name: string) => {
    const reply = await form.send(() => onAdd(name));
    if (reply?.message) showToast("success", reply.message);
  };
  return (
    <>
      <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        Add brand
      </Button>
      <FormDialog
        isOpen={isOpen}
        title="Add brand"
        confirm="Add brand"
        form={form}
        onSubmit={({ name = "" }) => add(name)}
        onClose={() => setOpen(false)}
      >
        <TextField label="Name" name="name" maxLength={120} required error={form.errors.name} />
      </FormDialog>
    </>
  );
}
